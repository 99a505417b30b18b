// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/pass_places.h"

#include <QPainter>
#include <QPen>

namespace sandbag {

namespace {
constexpr int kBetween = 12; // pixels
}

PassPlaces::PassPlaces(CardPixmaps *pixmaps, QSize card, int count, QWidget *parent)
    : QWidget(parent), m_pixmaps(pixmaps), m_card(card), m_count(count)
{
    setFocusPolicy(Qt::NoFocus);
    connect(pixmaps, &CardPixmaps::changed, this, qOverload<>(&QWidget::update));
}

void PassPlaces::setCards(const CardList &cards)
{
    m_cards = cards;
    update();
}

QSize PassPlaces::sizeHint() const
{
    return {m_count * (m_card.width() + kBetween), m_card.height() + 6};
}

void PassPlaces::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int all = m_count * m_card.width() + (m_count - 1) * kBetween;
    int x = (width() - all) / 2;
    const double corner = m_card.width() * 0.06;
    for (int i = 0; i < m_count; ++i, x += m_card.width() + kBetween) {
        const QPoint at(x, 3);
        if (i < static_cast<int>(m_cards.size())) {
            painter.drawPixmap(at, m_pixmaps->face(m_cards[static_cast<std::size_t>(i)], m_card,
                                                   devicePixelRatioF()));
            continue;
        }
        QPen pen(palette().color(QPalette::Link), 2);
        pen.setDashPattern({3.2, 2.2});
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(at, QSizeF(m_card)).adjusted(1, 1, -1, -1), corner, corner);
    }
}

} // namespace sandbag
