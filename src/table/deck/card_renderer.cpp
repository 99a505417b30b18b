// SPDX-License-Identifier: GPL-3.0-or-later
#include "deck/card_renderer.h"

#include "background/unused_memory.h"
#include "deck/deck_file.h"
#include "deck/deck_rows.h"
#include "text/enum_rows.h"

#include <QPainter>
#include <QPainterPath>
#include <QTimerEvent>

#include <cstdlib>

namespace sandbag {

namespace {

QLatin1String drawingOf(const OwnDeck &deck, bool fourColours)
{
    return fourColours && !deck.fourColours.isEmpty() ? deck.fourColours : deck.drawing;
}

/// KDE decks name their elements `<rank>_<suit>`; for jokers there is no common name.
QString kdeElement(int face)
{
    if (face == kBackFace)
        return QStringLiteral("back");
    const Card card = Card(face).held();
    if (card.isJoker())
        return {};
    using Row = EnumRow<Suit, const char *>;
    static constexpr Row kSuitWords[] = {{Suit::clubs, "club"},
                                         {Suit::diamonds, "diamond"},
                                         {Suit::hearts, "heart"},
                                         {Suit::spades, "spade"}};
    static_assert(standByNumber(kSuitWords, &Row::key, Suit::spades));
    const int rank = card.rank();
    const QString name = rank == 12   ? QStringLiteral("1")
                         : rank == 9  ? QStringLiteral("jack")
                         : rank == 10 ? QStringLiteral("queen")
                         : rank == 11 ? QStringLiteral("king")
                                      : QString::number(rank + 2);
    return name + QLatin1Char('_') +
           QLatin1String(kSuitWords[static_cast<std::size_t>(card.suit())].value);
}

} // namespace

void CardRenderer::setDeck(const CardDeck &deck)
{
    if (deck == m_deck)
        return;
    m_own.clear();
    m_foreign.reset();
    m_deck = deck;
}

QSvgRenderer *CardRenderer::foreign()
{
    if (!m_foreign && !ownDeck(m_deck.file))
        m_foreign = std::make_unique<QSvgRenderer>(deckDrawing(m_deck.file));
    return m_foreign && m_foreign->isValid() ? m_foreign.get() : nullptr;
}

void CardRenderer::timerEvent(QTimerEvent *event)
{
    if (event->timerId() != m_unused.timerId())
        return;
    m_unused.stop();
    m_own.clear();
    m_foreign.reset();
    m_faces.reset();
    returnUnusedMemory();
}

QSvgRenderer &CardRenderer::own(QLatin1String drawing)
{
    std::unique_ptr<QSvgRenderer> &renderer = m_own[drawing];
    if (!renderer)
        renderer = std::make_unique<QSvgRenderer>(QString(drawing));
    return *renderer;
}

/// What a deck lacks is taken from the first.
void CardRenderer::paintOwn(QPainter &painter, int face, const QRectF &target)
{
    const OwnDeck &first = ownDecks().front();
    if (face == kBackFace) {
        const CardBack &back = cardBack(m_deck.back);
        if (!back.drawing.isEmpty())
            return own(back.drawing).render(&painter, target);
        return own(drawingOf(first, m_deck.fourColours)).render(&painter, back.key, target);
    }
    const QString element =
        QLatin1String("card-") + QString::fromStdString(toString(Card(face).held()));
    const OwnDeck *deck = ownDeck(m_deck.file);
    QSvgRenderer &chosen = own(drawingOf(deck ? *deck : first, m_deck.fourColours));
    QSvgRenderer &drawn =
        chosen.elementExists(element) ? chosen : own(drawingOf(first, m_deck.fourColours));
    drawn.render(&painter, element, target);
}

/// In a circle, as on a plate.
void CardRenderer::paintPortrait(QPainter &painter, int portrait, const QRectF &target)
{
    static const char *const moods[kMoods] = {"calm", "glad", "sorry"};
    if (!m_faces)
        m_faces = std::make_unique<QSvgRenderer>(QStringLiteral(":/cards/faces.svg"));
    QPainterPath circle;
    circle.addEllipse(target.adjusted(0.5, 0.5, -0.5, -0.5));
    painter.setClipPath(circle);
    const QString element = QStringLiteral("face-%1-%2")
                                .arg(portrait / kMoods)
                                .arg(QLatin1String(moods[portrait % kMoods]));
    // Robe and hat reach beyond the square of the picture, which is what is to fill the circle.
    constexpr double kSquare = 150;
    const double scale = target.width() / kSquare;
    const QRectF all = m_faces->boundsOnElement(element);
    m_faces->render(&painter, element,
                    {target.left() + all.left() * scale, target.top() + all.top() * scale,
                     all.width() * scale, all.height() * scale});
}

void CardRenderer::paint(QPainter &painter, int face, const QRectF &target)
{
    if (face >= kFirstPortrait) {
        paintPortrait(painter, face - kFirstPortrait, target);
        return;
    }
    if (QSvgRenderer *deck = foreign()) {
        const QString element = kdeElement(face);
        if (deck->elementExists(element)) {
            deck->render(&painter, element, target);
            return;
        }
    }
    paintOwn(painter, face, target);
}

PackedPicture CardRenderer::picture(int face, QSize pixels)
{
    QImage image(pixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter, face, QRectF(QPointF(), QSizeF(pixels)));
    painter.end();
    constexpr int kKept = 1500; // ms
    m_unused.start(kKept, Qt::CoarseTimer, this);
    return PackedPicture(image);
}

} // namespace sandbag
