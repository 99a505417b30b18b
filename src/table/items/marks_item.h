// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/kept_picture.h"
#include "look/table_picture.h"
#include "look/table_theme.h"

#include <QGraphicsItem>
#include <QVariantAnimation>

#include <cstddef>

namespace sandbag {

/// What matters of the play, as tokens at both sides of the line of words: the suit led at the
/// left; whether spades are broken, dead tricks, the kitty and the clocks at the right.
class MarksItem : public QGraphicsItem
{
public:
    MarksItem();

    /// They make room for other words in a moment, not at once.
    void setGlides(bool on) { m_glides = on; }
    /// `line`: the line's place; `words`: half the width of the words in its middle.
    void place(const QRectF &line, double words, double fontPixels, const TableTheme &theme);
    void show(const TablePicture &picture);
    /// Time left for this card.
    void setClock(const QString &text, const TablePicture &picture);
    [[nodiscard]] const QString &clock() const { return m_clock; }
    [[nodiscard]] bool isEmpty() const { return m_tokens.empty(); }
    /// How many tokens are not painted again when they are shown next.
    [[nodiscard]] std::ptrdiff_t kept() const;

    [[nodiscard]] QRectF boundingRect() const override { return m_line; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    struct Token {
        QString text;
        std::optional<Suit> suit;
        bool left = false;   ///< of the words
        bool bright = false; ///< time is running
        bool operator==(const Token &) const = default;
    };
    [[nodiscard]] double widthOf(const Token &token) const;
    void paintToken(QPainter &painter, const Token &token, const QRectF &box) const;
    void measure();
    void showToken(QPainter &painter, std::size_t index, const QRectF &box);

    QString m_clock;
    std::vector<Token> m_tokens;
    /// How a token is painted.
    struct Pill {
        double width = 0;
        QRectF box; ///< that holds its picture
        KeptPicture picture;
    };
    std::vector<Pill> m_pills; ///< by token
    QRectF m_line;
    double m_words = 0;
    double m_room = 0; ///< for the words, as it is now
    QVariantAnimation m_way;
    bool m_glides = false;
    bool m_seen = false; ///< painted where it is: before, it needs no way from there
    double m_font = 13;
    TableTheme m_theme;
};

} // namespace sandbag
