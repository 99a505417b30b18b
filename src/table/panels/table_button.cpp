// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/table_button.h"

#include "signs.h"
#include "table_look.h"
#include "words.h"

#include <QEnterEvent>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QPen>

namespace sandbag {

TableButton::TableButton(const QString &text, QWidget *parent) : QPushButton(text, parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setAutoDefault(true);
    setAttribute(Qt::WA_Hover);
    connect(this, &QPushButton::clicked, this, [this] {
        if (m_struck)
            emit refused();
        else
            emit chosen();
    });
}

void TableButton::setPrimary(bool primary)
{
    m_primary = primary;
    update();
}

void TableButton::setStruck(bool struck, const QString &reason)
{
    m_struck = struck;
    m_reason = struck ? reason : QString();
    setAccessibleDescription(m_reason);
    update();
}

void TableButton::setSquare(bool square)
{
    m_square = square;
    updateGeometry();
}

QSize TableButton::sizeHint() const
{
    QFont bold = font();
    bold.setBold(true);
    const QFontMetrics metrics(bold);
    const int high = qRound(metrics.height() * (m_square ? 2.1 : 1.9));
    const int wide = metrics.horizontalAdvance(text()) + qRound(metrics.height() * 1.5);
    return m_square ? QSize(std::max(qRound(high * 1.15), wide - metrics.height() / 2), high)
                    : QSize(wide, high);
}

void TableButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(2.5, 2.5, -2.5, -2.5);
    QColor ground(255, 255, 255, 34);
    QColor ink = kPlateText;
    if (isChecked() || (m_primary && !m_struck)) {
        ground = accentColour();
        ink = QColor(0x20, 0x1a, 0x05);
    }
    if (m_struck) {
        ground = QColor(255, 255, 255, 10);
        ink = QColor(0x9a, 0xa2, 0xa8);
    } else if (isDown()) {
        ground = ground.darker(115);
    } else if (underMouse() && isEnabled()) {
        ground = ground.alpha() == 255 ? ground.lighter(108) : QColor(255, 255, 255, 64);
    }
    painter.setPen(fineLine(QColor(255, 255, 255, m_struck ? 26 : 60)));
    painter.setBrush(ground);
    painter.drawRoundedRect(box, 6, 6);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(Qt::white, 2));
        painter.drawRoundedRect(box.adjusted(-1.5, -1.5, 1.5, 1.5), 7.5, 7.5);
    }
    QFont bold = font();
    bold.setBold(true);
    bold.setStrikeOut(m_struck && m_crossed);
    painter.setFont(bold);
    painter.setPen(ink);
    painter.drawText(box, Qt::AlignCenter | Qt::TextShowMnemonic, text());
}

void TableButton::enterEvent(QEnterEvent *event)
{
    emit looked(true);
    QPushButton::enterEvent(event);
}

void TableButton::leaveEvent(QEvent *event)
{
    emit looked(false);
    QPushButton::leaveEvent(event);
}

void TableButton::focusInEvent(QFocusEvent *event)
{
    m_goneTo =
        event->reason() != Qt::OtherFocusReason && event->reason() != Qt::ActiveWindowFocusReason;
    emit looked(true);
    QPushButton::focusInEvent(event);
}

void TableButton::focusOutEvent(QFocusEvent *event)
{
    emit looked(false);
    QPushButton::focusOutEvent(event);
}

void TableButton::keyPressEvent(QKeyEvent *event)
{
    // Outside a dialog a push button leaves Enter alone; arrows belong to the panel.
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        click();
        return;
    }
    const bool unmeant = event->key() == Qt::Key_Space && m_guarded && !m_goneTo;
    if (unmeant || (event->key() >= Qt::Key_Left && event->key() <= Qt::Key_Down)) {
        event->ignore();
        return;
    }
    QPushButton::keyPressEvent(event);
}

CardButton::CardButton(CardPixmaps *pixmaps, std::optional<Card> card, QSize size, QWidget *parent)
    : QAbstractButton(parent), m_pixmaps(pixmaps), m_card(card), m_size(size)
{
    setFocusPolicy(Qt::NoFocus);
    setAttribute(Qt::WA_Hover);
    setAccessibleName(card ? cardName(*card) : tr("a card face down"));
    connect(pixmaps, &CardPixmaps::changed, this, qOverload<>(&QWidget::update));
}

void CardButton::setCaption(const QString &caption)
{
    m_caption = caption;
    if (!caption.isEmpty())
        setAccessibleDescription(caption);
    updateGeometry();
}

void CardButton::setWinner(bool winner)
{
    m_winner = winner;
    update();
}

QSize CardButton::sizeHint() const
{
    const int line = m_caption.isEmpty() ? 0 : QFontMetrics(font()).height() + 2;
    return {std::max(m_size.width(), QFontMetrics(font()).horizontalAdvance(m_caption)) + 8,
            m_size.height() + 8 + line};
}

void CardButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal ratio = devicePixelRatioF();
    const QPoint corner((width() - m_size.width()) / 2, 4);
    painter.drawPixmap(corner, m_card ? m_pixmaps->face(*m_card, m_size, ratio)
                                      : m_pixmaps->back(m_size, ratio));
    const QRectF box(corner, QSizeF(m_size));
    if (isChecked() || m_winner || hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(isChecked() || m_winner ? accentColour() : QColor(Qt::white), 3));
        painter.drawRoundedRect(box.adjusted(-1, -1, 1, 1), 4, 4);
    }
    if (!m_caption.isEmpty()) {
        painter.setPen(m_winner ? accentColour() : kPlateFaint);
        painter.drawText(QRectF(0, box.bottom() + 2, width(), height() - box.bottom() - 2),
                         Qt::AlignHCenter | Qt::AlignTop, m_caption);
    }
}

} // namespace sandbag
