// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "deck/card_deck.h"
#include "look/packed_picture.h"

#include <QBasicTimer>
#include <QLatin1String>
#include <QObject>
#include <QSvgRenderer>

#include <map>
#include <memory>

class QPainter;

namespace sandbag {

/// The number of a card's back among the numbers of faces.
inline constexpr int kBackFace = -1;
/// From here on pictures are the players' portraits: three moods for each person.
inline constexpr int kFirstPortrait = 1000;
inline constexpr int kMoods = 3;
inline constexpr int kPersons = 8;

/// Draws cards from an SVG deck; used on the thread of CardPixmaps, and on a printer's page. On a
/// thread it frees the drawings when none was asked for in a while: they are larger than the
/// pictures made of them.
class CardRenderer : public QObject
{
    Q_OBJECT
public:
    void setDeck(const CardDeck &deck);
    /// Draws the face (Card::face(), or kBackFace) into the rectangle.
    void paint(QPainter &painter, int face, const QRectF &target);

    /// The face as a picture of its own.
    [[nodiscard]] PackedPicture picture(int face, QSize pixels);

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    /// One of our own drawings, loaded when first needed.
    QSvgRenderer &own(QLatin1String drawing);
    QSvgRenderer *foreign();
    void paintOwn(QPainter &painter, int face, const QRectF &target);
    void paintPortrait(QPainter &painter, int portrait, const QRectF &target);

    CardDeck m_deck;
    QBasicTimer m_unused;
    std::map<QLatin1String, std::unique_ptr<QSvgRenderer>> m_own; ///< by drawing
    std::unique_ptr<QSvgRenderer> m_foreign; ///< an installed deck, loaded when first needed
    std::unique_ptr<QSvgRenderer> m_faces;   ///< the players' faces, loaded when first needed
};

} // namespace sandbag
