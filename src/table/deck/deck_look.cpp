// SPDX-License-Identifier: GPL-3.0-or-later
#include "deck/deck_look.h"

#include "cards/card.h"
#include "deck/card_renderer.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>

namespace sandbag {

namespace {

constexpr double kAspect = 1.4; ///< height of a card by its width
constexpr double kStep = 0.22;  ///< of a card's width is seen of each in a fan

// Where ranks are seen, two cards of a suit differ in 11 of 100 points of their strips and more;
// where they are not, in 7 and less (measured in the sixteen decks of KDE's games).
constexpr double kLeastDifference = 0.09;
constexpr int kOtherTone = 64; ///< grey levels that the eye sees at once

/// The strip of a card that is seen in a fan, down to where its index ends.
QImage stripOf(CardRenderer &renderer, Card card)
{
    constexpr int kWidth = 100;
    QImage image(kWidth, static_cast<int>(kWidth * kAspect), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.paint(painter, card.face(), QRectF(image.rect()));
    painter.end();
    return image.copy(0, 0, static_cast<int>(kWidth * kStep), image.height() * 3 / 10)
        .convertToFormat(QImage::Format_Grayscale8);
}

/// The part of their points in which two strips differ.
double difference(const QImage &one, const QImage &other)
{
    int differing = 0;
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            differing += std::abs(one.constScanLine(y)[x] - other.constScanLine(y)[x]) > kOtherTone;
    return static_cast<double>(differing) / (one.width() * one.height());
}

/// A picture of that many pixels with nothing behind the deck's cards that are painted in it.
class DeckPicture
{
public:
    /// `renderer`: of that deck; kept by the caller.
    DeckPicture(CardRenderer &renderer, QSize pixels)
        : m_renderer(renderer), m_image(pixels, QImage::Format_ARGB32_Premultiplied)
    {
        m_image.fill(Qt::transparent);
    }

    void paint(int face, const QRectF &box)
    {
        QPainter painter(&m_image);
        painter.setRenderHint(QPainter::Antialiasing);
        m_renderer.paint(painter, face, box);
    }

    [[nodiscard]] const QImage &image() const { return m_image; }

private:
    CardRenderer &m_renderer;
    QImage m_image;
};

QImage sampleOf(CardRenderer &renderer, QSize pixels)
{
    constexpr double kOverlap = 0.62; // of a card's width is seen of each
    constexpr int kJack = 9, kQueen = 10, kKing = 11, kAce = 12;
    const std::array cards{Card(Suit::spades, kAce), Card(Suit::hearts, kKing),
                           Card(Suit::clubs, kJack), Card(Suit::diamonds, kQueen)};
    DeckPicture picture(renderer, pixels);
    const double wide = 1 + kOverlap * (cards.size() - 1);
    const double width = std::min(pixels.width() / wide, pixels.height() / kAspect);
    double x = (pixels.width() - width * wide) / 2;
    for (const Card card : cards) {
        picture.paint(card.face(), QRectF(x, 0, width, width * kAspect));
        x += width * kOverlap;
    }
    return picture.image();
}

bool ranksSeen(CardRenderer &renderer)
{
    constexpr int kRanks = 13;
    std::array<QImage, kRanks> strips;
    for (int rank = 0; rank < kRanks; ++rank)
        strips[static_cast<std::size_t>(rank)] = stripOf(renderer, Card(Suit::spades, rank));
    double sum = 0;
    int pairs = 0;
    for (std::size_t one = 0; one < strips.size(); ++one)
        for (std::size_t other = one + 1; other < strips.size(); ++other, ++pairs)
            sum += difference(strips[one], strips[other]);
    return sum / pairs >= kLeastDifference;
}

} // namespace

QImage fanOf(const CardDeck &deck, QSize pixels)
{
    constexpr int kSpades = 5, kHearts = 5, kJokers = 2;
    constexpr double kGap = 0.4; ///< between the hand and the jokers
    constexpr double kCards = kStep * (kSpades + kHearts - 1) + 1 + kGap + kJokers;
    CardRenderer renderer;
    renderer.setDeck(deck);
    DeckPicture picture(renderer, pixels);
    const double width = std::min(pixels.width() / kCards, pixels.height() / kAspect);
    double x = 0;
    const auto draw = [&](Card card, double step) {
        picture.paint(card.face(), QRectF(x, 0, width, width * kAspect));
        x += width * step;
    };
    for (int i = 0; i < kSpades; ++i)
        draw(Card(Suit::spades, 12 - i), kStep);
    for (int i = 0; i < kHearts; ++i)
        draw(Card(Suit::hearts, 10 - i * 2), i + 1 < kHearts ? kStep : 1 + kGap);
    draw(Card::bigJoker(), 1);
    draw(Card::littleJoker(), 1);
    return picture.image();
}

QImage backOf(const CardDeck &deck, QSize pixels)
{
    CardRenderer renderer;
    renderer.setDeck(deck);
    DeckPicture picture(renderer, pixels);
    picture.paint(kBackFace, QRectF(QPointF(), QSizeF(pixels)));
    return picture.image();
}

bool ranksSeenInFan(const CardDeck &deck)
{
    CardRenderer renderer;
    renderer.setDeck(deck);
    return ranksSeen(renderer);
}

DeckSight lookAtDeck(const CardDeck &deck, QSize pixels)
{
    CardRenderer renderer;
    renderer.setDeck(deck);
    return {sampleOf(renderer, pixels), ranksSeen(renderer)};
}

} // namespace sandbag
