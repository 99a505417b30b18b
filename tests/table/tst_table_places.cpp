// SPDX-License-Identifier: GPL-3.0-or-later
// Walks through whole deals of every named game on a small table: no index is hidden, no text is
// cut, and nothing lies on a player's plate. SANDBAG_PICTURES=folder leaves pictures of them.
#include "act_pace.h"
#include "items/prompt_item.h"
#include "local_seat.h"
#include "match/match.h"
#include "panels/table_button.h"
#include "panels/table_panel.h"
#include "places/end_places.h"
#include "places/trick_places.h"
#include "rules/catalogue.h"
#include "scene/table_scene.h"
#include "scene/table_view.h"
#include "share.h"
#include "table_actions.h"
#include "tabletop.h"
#include "test_main.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QPainter>
#include <QScopeGuard>
#include <QTest>
#include <QTransform>

using namespace sandbag;

namespace {

QPolygonF turned(const QRectF &box, const QPointF &middle, double angle)
{
    return QTransform().translate(middle.x(), middle.y()).rotate(angle).map(QPolygonF(box));
}

QRectF faceOf(QSizeF size)
{
    return {-size.width() / 2, -size.height() / 2, size.width(), size.height()};
}

/// A choice from the middle of those that there are; of bids a three where it may be bid.
std::optional<Event> answerTo(const SeatView &view)
{
    const Prompt &prompt = view.prompt();
    if (!prompt.choices.empty())
        return prompt.choices[prompt.choices.size() / 2];
    std::optional<Event> event;
    for (const MenuCall &item : view.menu())
        if (item.open && (!event || item.call.tricks() == 3))
            event = Event::makeCall(view.seat(), item.call);
    if (!event && prompt.cards) {
        const CardList from(prompt.cards->from.begin(),
                            prompt.cards->from.begin() + prompt.cards->least);
        event = Event::withCards(prompt.cards->kind, view.seat(), from, prompt.cards->to);
    }
    return event;
}

constexpr double kPadAskew = 3.5; // degrees, as it is drawn

QSize tableSize()
{
    const QStringList parts = qEnvironmentVariable("SANDBAG_TABLE", "864x562").split(u'x');
    return {parts[0].toInt(), parts[1].toInt()};
}

} // namespace

class TestTablePlaces : public QObject
{
    Q_OBJECT

private slots:
    void largeTypeLeavesTheTable_data();
    void largeTypeLeavesTheTable();
    void thePadIsClearOfTheHand_data();
    void thePadIsClearOfTheHand();
    void aHandOpensAsItEmpties_data();
    void aHandOpensAsItEmpties();
    void thePadComesToALongHand();
    void aStripIsThereForThePad_data();
    void aStripIsThereForThePad();
    void everyTrickHasRoom_data();
    void everyTrickHasRoom();
    void everyGame_data();
    void everyGame();
    void whoHasLostLeavesTheLight_data();
    void whoHasLostLeavesTheLight();
    void bidsKeepClear_data();
    void bidsKeepClear();
    void theBidsAreSeenInLargeLetters_data();
    void theBidsAreSeenInLargeLetters();
    void everySideIsInTheFrame_data();
    void everySideIsInTheFrame();

private:
    void look(Tabletop &table);
    void lookAtTrick(const TableScene &scene);
    void lookAtHand(const TableScene &scene);
    void lookAtPlates(Tabletop &table);
    void lookAtWords(Tabletop &table);
    void lookAtBids(Tabletop &table);
    void lookAtMiddle(Tabletop &table);
    void lookAtTargets(Tabletop &table);
    void lookAtCorners(Tabletop &table);
    void lookAtStrip(const TableScene &scene);
    void lookAtPad(Tabletop &table);
    void lookAtNotes(Tabletop &table);
    void lookAtReplay(Tabletop &table, const GameSession &game);
    void complain(const QString &what);
    void picture(Tabletop &table, const QString &name) const;

    const QFont m_usual = QApplication::font();
    QStringList m_wrong;
    int m_gauges = 0; ///< how often the bids were seen
};

void TestTablePlaces::complain(const QString &what)
{
    if (!m_wrong.contains(what))
        m_wrong << what;
}

/// No card of the trick covers the index of an earlier one.
void TestTablePlaces::lookAtTrick(const TableScene &scene)
{
    const TableLayout &layout = scene.layout();
    const std::vector<TrickCard> &trick = scene.picture().trick;
    const QSizeF size(layout.trickCard);
    std::vector<QPolygonF> indices;
    for (std::size_t i = 0; i < trick.size(); ++i) {
        const SeatPlace &seat = layout.seats[scene.placeOf(trick[i].seat)];
        const QPointF at = scene.trickCardRect(i).center();
        const QPolygonF card = turned(faceOf(size), at, seat.turn);
        for (std::size_t k = 0; k < indices.size(); ++k)
            if (card.intersects(indices[k]))
                complain(QStringLiteral("trick: card %1 hides the index of card %2 (%3 players)")
                             .arg(i)
                             .arg(k)
                             .arg(layout.seats.size()));
        for (const SeatPlace &other : layout.seats)
            if (card.intersects(QPolygonF(other.plate)))
                complain(QStringLiteral("trick: card %1 of %2 lies on plate %3")
                             .arg(i)
                             .arg(scene.placeOf(trick[i].seat))
                             .arg(&other - layout.seats.data()));
        if (!layout.felt.contains(card.boundingRect()))
            complain(QStringLiteral("trick: a card lies outside the felt"));
        indices.push_back(turned(TableLayout::indexOf(size), at, seat.turn));
    }
}

void TestTablePlaces::lookAtHand(const TableScene &scene)
{
    const TableLayout &layout = scene.layout();
    const QSizeF size(layout.card);
    const auto places = layout.ownCards(static_cast<int>(scene.picture().hand.size()));
    for (std::size_t i = 0; i < places.size(); ++i) {
        const QPolygonF index =
            turned(TableLayout::indexOf(size), places[i].middle, places[i].turn);
        for (std::size_t k = i + 1; k < places.size(); ++k)
            if (turned(faceOf(size), places[k].middle, places[k].turn).intersects(index))
                complain(QStringLiteral("hand: an index is hidden"));
        if (index.intersects(QPolygonF(layout.seats[0].plate)))
            complain(QStringLiteral("hand: the own plate hides an index"));
        const QRectF box = turned(faceOf(size), places[i].middle, places[i].turn).boundingRect();
        const double feet = box.bottom() + TableLayout::kSunken * layout.unit;
        if (box.left() < layout.felt.left() || box.right() > layout.felt.right() ||
            feet > layout.felt.bottom() + 2)
            complain(QStringLiteral("hand: a card lies outside the felt"));
    }
}

/// The upper edge of a paper may reach under a plate.
constexpr double kPaperEdge = 8;

void TestTablePlaces::lookAtPlates(Tabletop &table)
{
    const TableScene &scene = table.scene();
    const TableLayout &layout = scene.layout();
    QRectF words = layout.prompt;
    words.adjust(layout.prompt.width() * 0.35, 0, -layout.prompt.width() * 0.35, 0);
    if (scene.promptBox().top() < words.top()) // a note is read in its place
        words = scene.promptBox();
    const bool asked = scene.prompt().size() && !scene.promptCovered();
    // In a replay on a small table players sit beside the words.
    const double beside = table.replaying() ? layout.prompt.width() * 0.25 : 0;
    const QRectF line = layout.prompt.adjusted(beside, 0, -beside, 0);
    for (std::size_t i = 0; i < layout.seats.size(); ++i) {
        const QRectF plate = layout.seats[i].plate;
        for (std::size_t k = i + 1; k < layout.seats.size(); ++k)
            if (plate.intersects(layout.seats[k].plate))
                complain(QStringLiteral("plates %1 and %2 overlap").arg(i).arg(k));
        if (!layout.felt.contains(plate))
            complain(QStringLiteral("plate %1 lies outside the felt").arg(i));
        if (i > 0 && plate.intersects(line))
            complain(QStringLiteral("the words lie on plate %1").arg(i));
        for (const TablePanel *panel : {table.panel(), table.extraPanel()})
            for (const QRectF &box :
                 panel && !panel->isHidden() ? panel->coveredRects() : std::vector<QRectF>())
                if (box.adjusted(0, kPaperEdge, 0, 0).intersects(plate) ||
                    (asked && box.intersects(words)))
                    complain(QStringLiteral("panel \"%1\" lies on plate %2 of %3 (%4, %5 x %6)")
                                 .arg(panel->title().left(40))
                                 .arg(i)
                                 .arg(layout.seats.size())
                                 .arg(box.topLeft() == QPointF()
                                          ? QString()
                                          : QStringLiteral("at %1, %2").arg(box.x()).arg(box.y()))
                                 .arg(box.width())
                                 .arg(box.height()));
    }
}

void TestTablePlaces::lookAtWords(Tabletop &table)
{
    for (const QString &text : table.scene().clippedTexts())
        complain(QStringLiteral("cut: %1").arg(text));
}

/// What is said, and the strip of the tricks that are bid.
void TestTablePlaces::lookAtBids(Tabletop &table)
{
    const TableScene &scene = table.scene();
    const std::vector<QRectF> said = scene.bubbleRects();
    const QRectF gauge = scene.gaugeRect();
    for (std::size_t i = 0; i < said.size(); ++i) {
        for (std::size_t k = i + 1; k < said.size(); ++k)
            if (said[i].intersects(said[k]))
                complain(QStringLiteral("two speak at one place"));
        if (said[i].intersects(gauge))
            complain(QStringLiteral("a bubble lies on the bids"));
    }
    for (const SeatPlace &seat : scene.layout().seats) {
        for (const QRectF &bubble : said)
            if (bubble.intersects(seat.plate))
                complain(QStringLiteral("a bubble lies on plate %1")
                             .arg(&seat - scene.layout().seats.data()));
        if (gauge.intersects(seat.plate))
            complain(QStringLiteral("the bids lie on a plate"));
    }
    const TablePanel *panel = table.panel();
    for (const QRectF &box :
         panel && !panel->isHidden() ? panel->coveredRects() : std::vector<QRectF>()) {
        if (box.intersects(gauge))
            complain(QStringLiteral("panel \"%1\" lies on the bids").arg(panel->title().left(40)));
        for (const QRectF &bubble : said)
            if (table.actions().canBid() && box.intersects(bubble))
                complain(
                    QStringLiteral("panel \"%1\" lies on a bubble").arg(panel->title().left(40)));
    }
    m_gauges += gauge.isEmpty() ? 0 : 1;
}

void TestTablePlaces::lookAtMiddle(Tabletop &table)
{
    const TablePanel *panel = table.panel();
    if (!panel || panel->isHidden() || panel->liesAside())
        return;
    const double off = panel->paperRect().center().x() - table.scene().layout().felt.center().x();
    if (std::abs(off) > 1.5)
        complain(
            QStringLiteral("panel \"%1\" is %2 beside the middle").arg(panel->title()).arg(off));
}

/// A finger finds whatever is tapped.
void TestTablePlaces::lookAtTargets(Tabletop &table)
{
    constexpr int kFinger = TableButton::kFinger;
    for (const TablePanel *panel : {table.panel(), table.extraPanel()})
        for (const QWidget *part :
             panel && !panel->isHidden() ? panel->findChildren<QWidget *>() : QList<QWidget *>())
            if (!part->isHidden() && !part->isWindow() && part->isEnabled() &&
                (qobject_cast<const QAbstractButton *>(part) ||
                 qobject_cast<const QAbstractSlider *>(part) ||
                 qobject_cast<const QAbstractSpinBox *>(part)) &&
                (part->width() < kFinger || part->height() < kFinger))
                complain(QStringLiteral("a finger misses \"%1\" (%2 x %3)")
                             .arg(part->property("text").toString())
                             .arg(part->width())
                             .arg(part->height()));
    const TableScene &scene = table.scene();
    const TableLayout &layout = scene.layout();
    const QPointF half(0, kFinger / 2.0 - 0.5);
    for (const SeatPicture &seat : scene.picture().seats) {
        const QRectF plate = layout.seats[scene.placeOf(seat.seat)].plate;
        const QPointF middle = plate.center();
        if (plate.width() < kFinger || scene.plateAt(middle - half) != seat.seat ||
            scene.plateAt(middle + half) != seat.seat)
            complain(QStringLiteral("a finger misses a plate"));
    }
    for (const QRectF &box : {layout.pad, layout.packet})
        if (!box.isEmpty() && std::min(box.width(), box.height()) < kFinger)
            complain(QStringLiteral("a finger misses what lies in a corner"));
}

/// The pad, opened in the middle of a deal: over cards and words, but on no player.
void TestTablePlaces::lookAtPad(Tabletop &table)
{
    table.actions().openPad();
    const TablePanel *pad = table.extraPanel();
    if (!pad || pad->isHidden()) {
        complain(QStringLiteral("the pad does not open"));
        return;
    }
    for (const SeatPlace &seat : table.scene().layout().seats)
        if (pad->paperRect().intersects(seat.plate))
            complain(QStringLiteral("the opened pad lies on a plate"));
    if (!table.scene().layout().felt.contains(pad->paperRect()))
        complain(QStringLiteral("the opened pad (%1 x %2) lies outside the felt (%3 x %4)")
                     .arg(pad->paperRect().width())
                     .arg(pad->paperRect().height())
                     .arg(table.scene().layout().felt.width())
                     .arg(table.scene().layout().felt.height()));
    for (const QLabel *label : pad->findChildren<QLabel *>())
        if (label->isVisible() && label->width() < label->minimumSizeHint().width())
            complain(QStringLiteral("cut on the pad: %1").arg(label->text()));
    lookAtTargets(table);
    lookAtMiddle(table);
    picture(table, QLatin1String(QTest::currentDataTag()) + QStringLiteral("-5-pad"));
    table.actions().openPad();
    if (table.extraPanel())
        complain(QStringLiteral("the pad does not close"));
}

/// Nothing lies on the edge of the pad at the frame.
void TestTablePlaces::lookAtStrip(const TableScene &scene)
{
    const QRectF strip = scene.stripRect();
    if (strip.isEmpty())
        return;
    const TableLayout &layout = scene.layout();
    const auto complainOf = [&](const QRectF &box, const char *what) {
        if (box.intersects(strip))
            complain(QStringLiteral("%1 at %2, %3 lies on the strip")
                         .arg(QLatin1String(what))
                         .arg(box.left())
                         .arg(box.top()));
    };
    for (const SeatPlace &seat : layout.seats)
        complainOf(seat.plate, "a plate");
    for (const QRectF &bubble : scene.bubbleRects())
        complainOf(bubble, "a bubble");
    for (std::size_t i = 0; i < scene.picture().trick.size(); ++i)
        complainOf(scene.trickCardRect(i), "a card of the trick");
    for (const QGraphicsItem *item : scene.items())
        if (item->isVisible() && dynamic_cast<const PromptItem *>(item))
            complainOf(item->sceneBoundingRect(), "the line of words");
    complainOf(scene.gaugeRect(), "the gauge");
    for (const CardPlace &card : layout.ownCards(static_cast<int>(scene.picture().hand.size())))
        complainOf(turned(faceOf(layout.card), card.middle, card.turn).boundingRect(),
                   "the own hand");
}

/// Nothing lies on the pad or on the packet of won tricks, but what is asked.
void TestTablePlaces::lookAtCorners(Tabletop &table)
{
    const TableScene &scene = table.scene();
    const TableLayout &layout = scene.layout();
    const bool won = scene.picture().trickNumber > 1; // or the packet's place is empty
    for (const QRectF &box : {layout.pad, layout.packet}) {
        if (box.isEmpty() || (box == layout.packet && !won))
            continue;
        const QString name = box == layout.pad ? QStringLiteral("pad") : QStringLiteral("packet");
        // What is drawn of the packet lies in the middle of its place.
        const double air = box.width() / 5;
        const QPolygonF lies = box == layout.pad
                                   ? turned(box.translated(-box.center()), box.center(), kPadAskew)
                                   : QPolygonF(box.adjusted(air, 0, -air, 0));
        for (const SeatPlace &seat : layout.seats)
            if (lies.intersects(QPolygonF(seat.plate)))
                complain(QStringLiteral("a plate lies on the ") + name);
        for (const QRectF &bubble : scene.bubbleRects())
            if (lies.intersects(QPolygonF(bubble)))
                complain(QStringLiteral("a bubble at %1, %2 lies on the %3")
                             .arg(bubble.left())
                             .arg(bubble.top())
                             .arg(name));
        const auto cards = layout.ownCards(static_cast<int>(scene.picture().hand.size()));
        for (const CardPlace &card : cards)
            if (lies.intersects(turned(faceOf(layout.card), card.middle, card.turn)))
                complain(QStringLiteral("the own hand lies on the ") + name);
    }
    if (layout.pad.intersects(layout.packet))
        complain(QStringLiteral("the packet lies on the pad"));
    lookAtStrip(scene);
}

void TestTablePlaces::look(Tabletop &table)
{
    TableScene &scene = table.scene();
    lookAtTrick(scene);
    lookAtHand(scene);
    lookAtPlates(table);
    lookAtWords(table);
    lookAtBids(table);
    lookAtMiddle(table);
    lookAtTargets(table);
    lookAtCorners(table);
}

/// A deal again with all hands open: the panel lies on none of them.
void TestTablePlaces::lookAtReplay(Tabletop &table, const GameSession &game)
{
    table.replay();
    const auto events = static_cast<int>(game.match().record().deals.back().events.size());
    for (const int at : {0, events / 2}) {
        table.replayTo(at);
        table.grab();
        look(table);
        const QRectF paper = table.panel()->paperRect();
        const TableLayout &layout = table.scene().layout();
        const auto cards = layout.ownCards(static_cast<int>(table.scene().picture().hand.size()));
        for (const CardPlace &card : cards)
            if (turned(faceOf(layout.card), card.middle, card.turn).intersects(paper))
                complain(QStringLiteral("the panel of a replay lies on the own hand"));
    }
}

/// What is told of each bid, one after the other.
void TestTablePlaces::lookAtNotes(Tabletop &table)
{
    const auto buttons = table.panel()->findChildren<TableButton *>();
    // What a mark means takes lines for which a small table has no room.
    if (std::any_of(buttons.begin(), buttons.end(),
                    [](const TableButton *button) { return button->isCheckable(); }))
        return;
    for (TableButton *button : buttons) {
        emit button->looked(true);
        lookAtPlates(table);
        if (!m_wrong.isEmpty())
            picture(table, QLatin1String(QTest::currentDataTag()) + QStringLiteral("-wrong"));
    }
}

void TestTablePlaces::picture(Tabletop &table, const QString &name) const
{
    const QString folder = qEnvironmentVariable("SANDBAG_PICTURES");
    if (folder.isEmpty())
        return;
    table.scene().finishMotion();
    table.grab();
    table.scene().pixmaps().waitUntilReady();
    table.grab().save(QDir(folder).filePath(name + QStringLiteral(".png")));
}

void TestTablePlaces::thePadIsClearOfTheHand_data()
{
    QTest::addColumn<QSizeF>("size");
    for (const QSizeF size :
         {QSizeF(1440, 866), QSizeF(1920, 1046), QSizeF(2560, 1400), QSizeF(3840, 2110)})
        QTest::addRow("%gx%g", size.width(), size.height()) << size;
}

/// Twelve units between the pad in its corner and the last card, as both are turned.
void TestTablePlaces::thePadIsClearOfTheHand()
{
    QFETCH(QSizeF, size);
    constexpr double kClear = 12;
    LayoutInput input;
    input.size = size;
    input.pad = true;
    const TableLayout layout = TableLayout::make(input);
    QVERIFY(!layout.pad.isEmpty());
    const double clear = kClear * layout.unit;
    const QRectF pad = layout.pad.translated(-layout.pad.center());
    const QPolygonF around =
        turned(pad.adjusted(-clear, -clear, clear, clear), layout.pad.center(), kPadAskew);
    for (const int count : {1, 7, 13})
        for (const CardPlace &card : layout.ownCards(count))
            QVERIFY2(!turned(faceOf(layout.card), card.middle, card.turn).intersects(around),
                     qPrintable(QString::number(count)));
}

void TestTablePlaces::largeTypeLeavesTheTable_data()
{
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<double>("pixels");
    for (const QSizeF size :
         {QSizeF(900, 578), QSizeF(1000, 630), QSizeF(1440, 820), QSizeF(1920, 1000)})
        for (const double pixels : {13.0, 20.0, 30.0, 40.0})
            QTest::addRow("%gx%g, %g pixels", size.width(), size.height(), pixels)
                << size << pixels;
}

/// Type as large as a desktop may want it, 15 points at 144 to the inch, leaves room for the trick,
/// and the words below the own tricks are on the felt.
void TestTablePlaces::largeTypeLeavesTheTable()
{
    QFETCH(QSizeF, size);
    QFETCH(double, pixels);
    LayoutInput input;
    input.size = size;
    input.fontPixels = pixels;
    const TableLayout layout = TableLayout::make(input);
    QVERIFY2(layout.trickCard.width() >= layout.card.width() * 0.5,
             qPrintable(QString::number(layout.trickCard.width())));
    QVERIFY(!layout.packet.isEmpty());
    const double words = layout.seats[0].won.y() + layout.ownWonCard.height() * 0.62 +
                         layout.smallFont * 1.5; // as they are painted
    QVERIFY2(words <= layout.felt.bottom(),
             qPrintable(QString::number(words - layout.felt.bottom())));
}

void TestTablePlaces::aHandOpensAsItEmpties_data()
{
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<int>("dealt");
    for (const QSizeF size : {QSizeF(900, 600), QSizeF(1440, 866), QSizeF(2560, 1400)})
        for (const int dealt : {13, 8})
            QTest::addRow("%gx%g, %d", size.width(), size.height(), dealt) << size << dealt;
}

/// With every card that is played the others lie further apart, until the last six stand clear of
/// each other; never so far that they are no hand any more, nor beyond its room.
void TestTablePlaces::aHandOpensAsItEmpties()
{
    QFETCH(QSizeF, size);
    QFETCH(int, dealt);
    LayoutInput input;
    input.size = size;
    input.ownCards = dealt;
    input.pad = true;
    const TableLayout layout = TableLayout::make(input);
    QVERIFY(!layout.pad.isEmpty());
    double apart = layout.pitch;
    for (int count = dealt; count > 1; --count) {
        const std::vector<CardPlace> cards = layout.ownCards(count);
        const double now = (cards.back().middle.x() - cards.front().middle.x()) / (count - 1);
        QVERIFY2(now > apart - 1, qPrintable(QString::number(count)));
        QVERIFY(now <= layout.card.width() * 1.1);
        QVERIFY(now * (count - 1) + layout.card.width() <= layout.handRoom + 1);
        if (count <= 6)
            QVERIFY2(now > layout.card.width() + 2, qPrintable(QString::number(count)));
        apart = now;
    }
}

/// Seventeen cards leave it no corner; eleven do.
void TestTablePlaces::thePadComesToALongHand()
{
    LayoutInput input;
    input.size = {1440, 866};
    input.players = 3;
    input.ownCards = 17;
    input.pad = true;
    TableLayout layout = TableLayout::make(input);
    QVERIFY(layout.pad.isEmpty());
    for (int held = 17; held > 0; --held) {
        if (layout.layPadFor(held))
            QVERIFY2(held >= 11, qPrintable(QString::number(held)));
        if (layout.pad.isEmpty())
            continue;
        QVERIFY(layout.felt.contains(layout.pad));
        for (const CardPlace &place : layout.ownCards(held)) {
            const QPolygonF card = turned(faceOf(QSizeF(layout.card)), place.middle, place.turn);
            QVERIFY(!card.intersects(
                turned(faceOf(layout.pad.size()), layout.pad.center(), kPadAskew)));
        }
    }
    QVERIFY(layout.padCameLate());
    input.pad = false; // where it is not wanted it never comes
    layout = TableLayout::make(input);
    QVERIFY(!layout.layPadFor(1));
}

void TestTablePlaces::aStripIsThereForThePad_data()
{
    QTest::addColumn<QSizeF>("size");
    QTest::addColumn<double>("pixels");
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("cards");
    for (const QSizeF size : {QSizeF(864, 562), QSizeF(900, 600), QSizeF(1440, 866)})
        for (const auto &[players, cards] :
             {std::pair{3, 17}, std::pair{6, 17}, std::pair{2, 26}, std::pair{3, 18}})
            QTest::addRow("%g: %d with %d", size.width(), players, cards)
                << size << 13.0 << players << cards;
    QTest::newRow("large letters") << QSizeF(1440, 866) << 20.0 << 3 << 17;
}

/// Where a long hand leaves no room for the pad, its edge looks out from under the frame, clear of
/// everyone, until the pad comes.
void TestTablePlaces::aStripIsThereForThePad()
{
    QFETCH(QSizeF, size);
    QFETCH(double, pixels);
    QFETCH(int, players);
    QFETCH(int, cards);
    LayoutInput input;
    input.size = size;
    input.fontPixels = pixels;
    input.players = players;
    input.ownCards = cards;
    input.pad = true;
    TableLayout layout = TableLayout::make(input);
    QVERIFY(layout.pad.isEmpty());
    QVERIFY(layout.strip.width() >= 36);
    QVERIFY(layout.felt.adjusted(0, 0, 1, 0).contains(layout.strip));
    for (const SeatPlace &seat : layout.seats)
        QVERIFY(!seat.plate.intersects(layout.strip));
    for (const CardPlace &card : layout.ownCards(cards))
        QVERIFY(!turned(faceOf(layout.card), card.middle, card.turn)
                     .intersects(QPolygonF(layout.strip)));
    for (int held = cards; held > 0; --held)
        layout.layPadFor(held);
    QVERIFY(layout.strip.isEmpty() || layout.pad.isEmpty());
    input.pad = false;
    QVERIFY(TableLayout::make(input).strip.isEmpty());
}

void TestTablePlaces::everyTrickHasRoom_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("font");
    // The first is what a window of 900x650 leaves beside the page of the review.
    for (const QSize size :
         {QSize(480, 526), QSize(864, 562), QSize(960, 640), QSize(1090, 820), QSize(1900, 980)})
        for (const double font : {13.0, 20.0})
            QTest::addRow("%dx%d, %g", size.width(), size.height(), font) << size << font;
}

/// Whoever leads, and however many play: no card of a whole trick lies on a plate, and it is not
/// much smaller for that.
void TestTablePlaces::everyTrickHasRoom()
{
    QFETCH(QSize, size);
    QFETCH(double, font);
    for (int players = 2; players <= 8; ++players) {
        LayoutInput input;
        input.size = size;
        input.players = players;
        input.fontPixels = font;
        const TableLayout layout = TableLayout::make(input);
        QVERIFY2(!tricksLieOnPlates(layout), qPrintable(QString::number(players)));
        // Letters as large leave little on a small table, and so do six plates on the smallest.
        if (size.width() > 900 || (font < 20 && (size.width() > 480 || players < 6)))
            QVERIFY2(layout.trickCard.width() * 2 > layout.card.width(),
                     qPrintable(QStringLiteral("%1 players: %2 of %3")
                                    .arg(players)
                                    .arg(layout.trickCard.width())
                                    .arg(layout.card.width())));
        // The own card's place is whole above the words.
        const QRectF own =
            turned(faceOf(QSizeF(layout.trickCard)), layout.seats[0].trick, layout.seats[0].turn)
                .boundingRect();
        if (size.width() > 900 && font < 20)
            QVERIFY2(own.bottom() <= layout.prompt.top(),
                     qPrintable(QStringLiteral("%1: %2 %3")
                                    .arg(players)
                                    .arg(own.bottom())
                                    .arg(layout.prompt.top())));
    }
}

void TestTablePlaces::everyGame_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("points");
    QTest::addColumn<QSize>("size");
    const double usual = QApplication::font().pointSizeF();
    for (const Preset &preset : shareOf(presets()))
        QTest::newRow(preset.id) << QString::fromLatin1(preset.id) << usual << tableSize();
    // In large letters, in a window of the usual size and on the smallest two.
    for (const char *id : {"standard", "high-stakes", "auction", "cutthroat"})
        for (const QSize size : {QSize(960, 660), QSize(988, 612)})
            QTest::addRow("%s in 15 pt at %dx%d", id, size.width(), size.height())
                << QString::fromLatin1(id) << 15.0 << size;
}

void TestTablePlaces::everyGame()
{
    QFETCH(QString, id);
    QFETCH(double, points);
    QFETCH(QSize, size);
    QFont font = QApplication::font();
    font.setPointSizeF(points);
    QApplication::setFont(font);
    m_wrong.clear();
    m_gauges = 0;
    const Preset *preset = findPreset(id.toStdString());
    QVERIFY(preset);
    GameSession game;
    LocalSeat place(&game);
    Tabletop table(&place);
    TableLook chosen;
    chosen.motion = false;
    chosen.felt = static_cast<TableLook::Felt>(qEnvironmentVariableIntValue("SANDBAG_FELT"));
    table.setLook(chosen);
    table.scene().setPad(true); // there is no dock in a window as small
    table.resize(size);
    connect(&table, &Tabletop::refreshed, this, [this, &table] { look(table); });
    game.pace().setLeast(0);
    const RuleSet rules = rulesOf(*preset);
    QList<SeatPlan> seats;
    const QStringList names{"You", "Ada", "Bo", "Cleo", "Dex", "Elsa", "Finn", "Gus"};
    for (int i = 0; i < rules.table_players; ++i)
        seats.append({names[i], i == 0 ? QStringLiteral("human") : QStringLiteral("simple")});
    game.newMatch({rules, id, {}, seats, 11});
    table.grab();
    int asked = 0;
    while (!game.match().dealOver()) {
        QTRY_VERIFY(game.match().dealOver() || isPersonHere(game.seats(), game.seatAtTurn()) ||
                    table.panel());
        if (game.match().dealOver())
            break;
        const DealState *deal = game.match().deal();
        QVERIFY(deal && isPersonHere(game.seats(), game.seatAtTurn()));
        if (asked++ == 0)
            picture(table, QLatin1String(QTest::currentDataTag()) + QStringLiteral("-1-first"));
        if (deal->play.tricksPlayed == 4 && deal->stage == Stage::play)
            picture(table, QLatin1String(QTest::currentDataTag()) + QStringLiteral("-2-play"));
        if (deal->play.tricksPlayed == 3 && deal->stage == Stage::play)
            lookAtPad(table);
        if (table.actions().canBid())
            lookAtNotes(table);
        const std::optional<Event> event = answerTo(SeatView(*game.match().deal(), 0));
        QVERIFY2(event, "nothing can be answered");
        const Refusal refused = game.act(*event);
        QVERIFY2(!refused, qPrintable(event->kind == EventKind::call ? "a call" : "an answer"));
    }
    table.grab();
    look(table);
    picture(table, QLatin1String(QTest::currentDataTag()) + QStringLiteral("-3-result"));
    if (points < 15)
        lookAtReplay(table, game); // in large letters the panel may lie on the own hand
    picture(table, QLatin1String(QTest::currentDataTag()) + QStringLiteral("-4-replay"));
    // Where letters are large it gives way.
    QVERIFY(QLatin1String(QTest::currentDataTag()) != QLatin1String("standard") || m_gauges > 0);
    QVERIFY2(m_wrong.isEmpty(), qPrintable(m_wrong.join(QStringLiteral("; "))));
}

void TestTablePlaces::whoHasLostLeavesTheLight_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("players");
    for (const QSize size : {QSize(864, 562), QSize(1110, 830), QSize(2560, 1300)})
        for (int players = 2; players <= 8; ++players)
            QTest::addRow("%d, %dx%d", players, size.width(), size.height()) << size << players;
}

/// Winners of the match are seen in the middle: nobody else sits there, over others, or off the
/// felt, whoever has won.
void TestTablePlaces::whoHasLostLeavesTheLight()
{
    QFETCH(QSize, size);
    QFETCH(int, players);
    LayoutInput input;
    input.size = size;
    input.players = players;
    const TableLayout layout = TableLayout::make(input);
    const QRectF felt = layout.felt;
    for (int winner = 0; winner < players; ++winner)
        for (const int partner : {winner, (winner + players / 2) % players}) {
            std::vector<bool> winners(static_cast<std::size_t>(players));
            winners[static_cast<std::size_t>(winner)] = true;
            winners[static_cast<std::size_t>(partner)] = true;
            const std::vector<SeatPlace> places = placesAtEnd(layout, winners);
            QCOMPARE(places.size(), layout.seats.size());
            const QRectF light(felt.center().x() - 170 * layout.unit, felt.top(), 340 * layout.unit,
                               felt.height() * 0.4);
            std::vector<QRectF> seen;
            for (std::size_t place = 0; place < places.size(); ++place) {
                const QRectF plate = places[place].plate;
                if (winners[place]) {
                    QCOMPARE(plate, layout.seats[place].plate);
                    continue;
                }
                QVERIFY(felt.contains(plate));
                QVERIFY(!plate.intersects(light));
                QVERIFY(plate.width() <= std::max(160 * layout.unit, 8.5 * layout.fontPixels) + 1);
                for (const QRectF &other : seen)
                    QVERIFY(!plate.intersects(other));
                seen.push_back(plate);
            }
        }
}

void TestTablePlaces::bidsKeepClear_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<QSize>("size");
    // What a screen of 1280x800 leaves that is enlarged by half.
    QTest::newRow("smallest") << QStringLiteral("standard") << QSize(701, 400);
    QTest::newRow("marks") << QStringLiteral("high-stakes") << QSize(992, 658);
}

/// Chips, and what is told of them, lie on nobody and on nothing that was said.
void TestTablePlaces::bidsKeepClear()
{
    QFETCH(QString, id);
    QFETCH(QSize, size);
    QApplication::setFont(m_usual);
    m_wrong.clear();
    GameSession game;
    LocalSeat place(&game);
    Tabletop table(&place);
    TableLook still;
    still.motion = false;
    table.setLook(still);
    table.resize(size);
    game.pace().setLeast(0);
    QList<SeatPlan> seats{{QStringLiteral("You"), QStringLiteral("human")}};
    for (const char *name : {"Ada", "Bo", "Cleo"})
        seats.append({QLatin1String(name), QStringLiteral("simple")});
    game.newMatch({rulesOf(*findPreset(id.toStdString())), id, {}, seats, 11});
    QTRY_VERIFY(table.actions().canBid());
    table.grab();
    picture(table, QLatin1String(QTest::currentDataTag()) + QStringLiteral("-bids"));
    for (TableButton *button : table.panel()->findChildren<TableButton *>()) {
        if (button->isCheckable())
            continue;
        emit button->looked(true);
        lookAtPlates(table);
        lookAtBids(table);
    }
    QVERIFY2(m_wrong.isEmpty(), qPrintable(m_wrong.join(QStringLiteral("; "))));
}

void TestTablePlaces::theBidsAreSeenInLargeLetters_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("beside the scorecard") << QSize(1106, 858);
    QTest::newRow("alone") << QSize(1440, 858);
}

/// Those at the sides have spoken: between their bubbles there is no room for the words under the
/// strip, but above them.
void TestTablePlaces::theBidsAreSeenInLargeLetters()
{
    QFETCH(QSize, size);
    QFont font = m_usual;
    font.setPointSizeF(15);
    QApplication::setFont(font);
    const auto back = qScopeGuard([this] { QApplication::setFont(m_usual); });
    m_wrong.clear();
    m_gauges = 0;
    int spoken = 0;
    for (int seed = 1; seed < 20 && spoken == 0; ++seed) {
        GameSession game;
        LocalSeat place(&game);
        Tabletop table(&place);
        TableLook still;
        still.motion = false;
        table.setLook(still);
        table.resize(size);
        game.pace().setLeast(0);
        QList<SeatPlan> seats{{QStringLiteral("You"), QStringLiteral("human")}};
        for (const char *name : {"Ada", "Bo", "Cleo"})
            seats.append({QLatin1String(name), QStringLiteral("simple")});
        RuleSet rules;
        rules.deal_cut = DealCut::none;
        game.newMatch({rules, QStringLiteral("standard"), {}, seats, unsigned(seed)});
        QTRY_VERIFY(game.match().deal() && table.panel());
        if (!table.actions().canBid())
            continue;
        table.grab();
        if (table.scene().bubbleRects().size() < 3)
            continue;
        ++spoken;
        lookAtPlates(table);
        lookAtBids(table);
        picture(table, QLatin1String(QTest::currentDataTag()) + QStringLiteral("-gauge"));
    }
    QCOMPARE(spoken, 1);
    QVERIFY2(m_wrong.isEmpty(), qPrintable(m_wrong.join(QStringLiteral("; "))));
    QCOMPARE(m_gauges, 1);
}

void TestTablePlaces::everySideIsInTheFrame_data()
{
    QTest::addColumn<int>("sides");
    QTest::addColumn<double>("points");
    for (const double points : {10.0, 15.0})
        for (int sides = 2; sides <= 8; ++sides)
            QTest::addRow("%d in %g pt", sides, points) << sides << points;
}

/// In the smallest window with a first letter and a sign each, rather than without the last ones.
void TestTablePlaces::everySideIsInTheFrame()
{
    QFETCH(int, sides);
    QFETCH(double, points);
    QFont font = QApplication::font();
    font.setPointSizeF(points);
    QApplication::setFont(font);
    TableScene scene;
    scene.setTableSize({900, 606});
    TablePicture picture;
    for (int side = 0; side < sides; ++side) {
        SeatPicture &seat = picture.seats.emplace_back();
        seat.seat = seat.side = side;
        seat.self = side == 0;
        picture.board.push_back(
            {side, QStringLiteral("Henrietta"), -120, QStringLiteral("−120"), {}, 9, 10, {}});
    }
    scene.show(picture, TableScene::Change::rebuild);
    QImage image(900, 606, QImage::Format_RGB32);
    QPainter painter(&image);
    scene.render(&painter);
    QCOMPARE(scene.clippedTexts(), QStringList());
    const QRectF rail = scene.layout().rail;
    QRectF before(rail.topLeft(), QSizeF(0, 0));
    for (std::size_t side = 0; side < picture.board.size(); ++side) {
        const QRectF box = scene.sideRect(side);
        QVERIFY(box.left() >= before.right());
        QVERIFY2(box.right() <= rail.right(), qPrintable(QString::number(box.right())));
        before = box;
    }
}

QTEST_MAIN(TestTablePlaces)
#include "tst_table_places.moc"
