// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/marks_item.h"

#include "look/signs.h"
#include "words/table_text.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace sandbag {

MarksItem::MarksItem()
{
    constexpr int kMakesRoom = 110; // ms, about what the words take to come
    m_way.setDuration(kMakesRoom);
    m_way.setEasingCurve(QEasingCurve::OutCubic);
    QObject::connect(&m_way, &QVariantAnimation::valueChanged, &m_way,
                     [this](const QVariant &room) {
                         m_room = room.toDouble();
                         update();
                     });
}

void MarksItem::place(const QRectF &line, double words, double fontPixels, const TableTheme &theme)
{
    if (m_line != line)
        prepareGeometryChange();
    const bool elsewhere = m_line != line || m_font != fontPixels;
    if (elsewhere || m_words != words) {
        m_way.stop();
        m_way.setStartValue(m_room);
        m_way.setEndValue(words);
        if (m_glides && !elsewhere && m_seen)
            m_way.start();
        else
            m_room = words;
        update();
    }
    m_line = line;
    m_words = words;
    const bool alike = m_font == fontPixels && m_theme == theme;
    m_font = fontPixels;
    m_theme = theme;
    if (!alike)
        measure();
}

void MarksItem::show(const TablePicture &picture)
{
    std::vector<Token> tokens;
    if (!picture.led.isEmpty())
        tokens.push_back({picture.led, picture.ledSuit, true, false});
    if (picture.brokenShown)
        tokens.push_back({picture.broken ? TableText::tr("broken") : TableText::tr("not broken"),
                          Suit::spades, false, false});
    if (picture.kitty > 0)
        tokens.push_back(
            {TableText::tr("Kitty: %1").arg(picture.kitty), std::nullopt, false, false});
    if (picture.deadTricks > 0)
        tokens.push_back({TableText::tr("%n trick(s) to nobody", nullptr, picture.deadTricks),
                          std::nullopt, false, false});
    if (!picture.clock.isEmpty())
        tokens.push_back({picture.clock, std::nullopt, true, false});
    if (!m_clock.isEmpty())
        tokens.push_back({m_clock, std::nullopt, true, true});
    if (tokens == m_tokens)
        return;
    const std::vector<Token> before = std::exchange(m_tokens, std::move(tokens));
    std::vector<Pill> old = std::exchange(m_pills, {});
    // Those that stay keep their pictures: a clock ticks, and what is beside it does not change.
    for (const Token &token : m_tokens) {
        const auto same = std::find(before.begin(), before.end(), token);
        m_pills.push_back(same == before.end()
                              ? Pill{widthOf(token), {}, {}}
                              : std::move(old[static_cast<std::size_t>(same - before.begin())]));
    }
    setVisible(!m_tokens.empty());
    m_seen = m_seen && isVisible();
    update();
}

void MarksItem::setClock(const QString &text, const TablePicture &picture)
{
    m_clock = text;
    show(picture);
}

std::ptrdiff_t MarksItem::kept() const
{
    return std::count_if(m_pills.begin(), m_pills.end(),
                         [](const Pill &pill) { return pill.picture.isKept(); });
}

double MarksItem::widthOf(const Token &token) const
{
    return QFontMetricsF(tableFont(m_font)).horizontalAdvance(token.text) + m_font * 1.3 +
           (token.suit ? m_font * 1.6 : 0);
}

void MarksItem::measure()
{
    m_pills.clear();
    for (const Token &token : m_tokens)
        m_pills.push_back({widthOf(token), {}, {}});
}

void MarksItem::paintToken(QPainter &painter, const Token &token, const QRectF &box) const
{
    const double radius = box.height() / 2;
    painter.setPen(fineLine(token.bright ? QColor(Qt::transparent) : m_theme.plateEdge));
    painter.setBrush(token.bright ? m_theme.now : m_theme.plate);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    double left = box.left() + m_font * 0.65;
    if (token.suit) {
        const QRectF disc(box.left() + 2.5, box.top() + 2.5, box.height() - 5, box.height() - 5);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(0xff, 0xfe, 0xfb));
        painter.drawEllipse(disc);
        const double trim = disc.width() * 0.2;
        drawSuit(painter, disc.adjusted(trim, trim, -trim, -trim), *token.suit,
                 suitInk(*token.suit));
        left = disc.right() + m_font * 0.45;
    }
    painter.setFont(tableFont(m_font));
    painter.setPen(token.bright ? m_theme.nowInk : m_theme.plateText);
    painter.drawText(QRectF(left, box.top(), box.right() - left, box.height()),
                     Qt::AlignLeft | Qt::AlignVCenter, token.text);
}

/// On its way it goes by whole pixels, as it was painted where it stood.
void MarksItem::showToken(QPainter &painter, std::size_t index, const QRectF &box)
{
    constexpr double kEdge = 1;
    Pill &pill = m_pills[index];
    const bool glides = m_way.state() == QAbstractAnimation::Running && pill.picture.isKept();
    if (!glides && pill.box != box) {
        pill.picture.forget();
        pill.box = box;
    }
    const QRectF around = pill.box.adjusted(-kEdge, -kEdge, kEdge, kEdge);
    const auto paint = [&](QPainter &inner) {
        inner.setRenderHint(QPainter::Antialiasing);
        paintToken(inner, m_tokens[index], pill.box);
    };
    if (!glides)
        return pill.picture.showInPlace(painter, around, paint);
    painter.save();
    painter.translate(box.topLeft() - pill.box.topLeft());
    pill.picture.show(painter, around, paint);
    painter.restore();
}

void MarksItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    m_seen = true;
    painter->setRenderHint(QPainter::Antialiasing);
    const double height = std::min(m_line.height(), m_font * 2);
    const double gap = m_font * 1.1;
    double left = m_line.center().x() - m_room - gap;
    double right = m_line.center().x() + m_room + gap;
    for (std::size_t i = 0; i < m_tokens.size(); ++i) {
        const Token &token = m_tokens[i];
        const double width = m_pills[i].width;
        const QRectF box(token.left ? left - width : right, m_line.center().y() - height / 2, width,
                         height);
        showToken(*painter, i, box);
        if (token.left)
            left = box.left() - gap / 2;
        else
            right = box.right() + gap / 2;
    }
}

} // namespace sandbag
