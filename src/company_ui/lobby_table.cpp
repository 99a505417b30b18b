// SPDX-License-Identifier: GPL-3.0-or-later
#include "lobby_table.h"

#include "chair_button.h"
#include "company_end.h"
#include "fit_to_type.h"
#include "setup/seating.h"
#include "text/shown_text.h"

#include <QFontMetricsF>
#include <QPainter>
#include <QRadialGradient>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sandbag {

LobbyTable::LobbyTable(QWidget *parent) : QWidget(parent)
{
    setAccessibleName(tr("The table and its seats"));
    fitToType(*this, [this] { placeChairs(); });
}

void LobbyTable::setTheme(const TableTheme &theme)
{
    m_theme = theme;
    for (ChairButton *chair : m_chairs)
        chair->setTheme(theme);
    update();
}

void LobbyTable::setCount(int count)
{
    while (m_chairs.size() > count)
        delete m_chairs.takeLast();
    while (m_chairs.size() < count) {
        auto *chair = new ChairButton(static_cast<int>(m_chairs.size()), this);
        chair->setTheme(m_theme);
        connect(chair, &QAbstractButton::clicked, this,
                [this, number = chair->number()] { emit chairPressed(number); });
        chair->show();
        m_chairs << chair;
    }
}

void LobbyTable::showChairs(const CompanyEnd &end)
{
    const auto &chairs = end.chairs();
    setCount(static_cast<int>(chairs.size()));
    const Seating seating(end.rules().rules);
    for (int seat = 0; seat < m_chairs.size(); ++seat) {
        const Chair &chair = chairs[static_cast<std::size_t>(seat)];
        m_chairs[seat]->setChair(chair, chair.person == end.you(),
                                 !seating.solo() ? seating.sideOf(seat) : -1);
        if (chair.person >= 0 && !chair.away && chair.person != end.you() && end.ownChair() >= 0)
            m_chairs[seat]->setToolTip(filled(tr("Ask %1 to change seats with you"), {chair.name}));
    }
    m_atBottom = std::max(0, end.ownChair());
    placeChairs();
}

void LobbyTable::setWords(const QString &words)
{
    m_words = words;
    setAccessibleDescription(words);
    update();
}

QSize LobbyTable::minimumSizeHint() const
{
    const int line = fontMetrics().height();
    return {line * 22, line * 13};
}

QRectF LobbyTable::felt() const
{
    const double line = fontMetrics().height();
    return QRectF(rect()).adjusted(line * 4, line * 2, -line * 4, -line * 2);
}

/// At the sides they leave room between them for what is said on the felt, and so they do above
/// and below.
QSize LobbyTable::chairSize() const
{
    const auto count = static_cast<int>(m_chairs.size());
    const ChairButton &chair = *m_chairs.first();
    const int line = fontMetrics().height();
    const int wide = count > 6   ? width() / 4 - line
                     : count > 4 ? width() / 3 - line
                                 : (width() - 7 * line) / 2;
    const QSize most(wide, (height() - 4 * line) / 2);
    return chair.sizeHint().boundedTo(most).expandedTo(chair.minimumSizeHint());
}

void LobbyTable::placeChairs()
{
    const auto count = static_cast<int>(m_chairs.size());
    if (count == 0)
        return;
    const QSize size = chairSize();
    const double across = (width() - size.width()) / 2.0 - 4;
    const double down = (height() - size.height()) / 2.0 - 4;
    QWidget *before = nullptr;
    for (int step = 0; step < count; ++step) {
        QWidget *chair = m_chairs[(m_atBottom + step) % count];
        const double turn = std::numbers::pi * (0.5 + 2.0 * step / count); // clockwise from below
        const QPointF middle(width() / 2.0 + across * std::cos(turn),
                             height() / 2.0 + down * std::sin(turn));
        chair->setGeometry(QRect(
            QPoint(int(middle.x()) - size.width() / 2, int(middle.y()) - size.height() / 2), size));
        if (before)
            setTabOrder(before, chair);
        before = chair;
    }
}

/// What the chairs leave of the felt around its middle.
QRectF LobbyTable::roomForWords() const
{
    const QRectF top = felt();
    const double gap = fontMetrics().height() / 3.0;
    QRectF room = top.adjusted(top.width() * 0.15, gap, -top.width() * 0.15, -gap);
    for (const ChairButton *chair : m_chairs) {
        const QRectF taken = QRectF(chair->geometry()).adjusted(-gap, -gap, gap, gap);
        if (!room.intersects(taken))
            continue;
        const QPointF away = room.center() - taken.center();
        // The side of it that is farther from the middle, as seen from each.
        const double beside = std::abs(away.x()) - taken.width() / 2;
        const double above = std::abs(away.y()) - taken.height() / 2;
        if (beside > above)
            away.x() > 0 ? room.setLeft(taken.right()) : room.setRight(taken.left());
        else
            away.y() > 0 ? room.setTop(taken.bottom()) : room.setBottom(taken.top());
    }
    return room;
}

void LobbyTable::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeChairs();
}

void LobbyTable::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF top = felt();
    if (m_theme.flat) {
        painter.fillRect(rect(), m_theme.feltMiddle);
        painter.setPen(QPen(m_theme.frameLine, 2));
        painter.drawEllipse(top);
    } else {
        painter.fillRect(rect(), m_theme.feltEdge.darker(130));
        QRadialGradient light(top.center(), std::max(top.width(), top.height()) / 2);
        light.setColorAt(0, m_theme.feltLight);
        light.setColorAt(0.6, m_theme.feltMiddle);
        light.setColorAt(1, m_theme.feltEdge);
        painter.setPen(QPen(m_theme.frameBody, 14));
        painter.setBrush(light);
        painter.drawEllipse(top);
    }
    constexpr int kHow = Qt::AlignCenter | Qt::TextWordWrap;
    const QRectF room = roomForWords();
    QFont big = font();
    for (const double scale : {1.15, 1.0, 0.85}) {
        big.setPointSizeF(font().pointSizeF() * scale);
        const QRectF box = QFontMetricsF(big).boundingRect(room, kHow, m_words);
        if (box.width() <= room.width() && box.height() <= room.height())
            break;
    }
    painter.setFont(big);
    painter.setPen(m_theme.plateText);
    painter.drawText(room, kHow, m_words);
}

} // namespace sandbag
