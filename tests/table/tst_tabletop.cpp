// SPDX-License-Identifier: GPL-3.0-or-later
// The table of a match that runs: what it shows, how often, and for what the match waits.
#include "act_pace.h"
#include "bids/call.h"
#include "conduct/table_pace.h"
#include "formats/loaded_match.h"
#include "items/card_item.h"
#include "local_seat.h"
#include "panels/bid_panel.h"
#include "panels/curtain_panel.h"
#include "panels/result_panel.h"
#include "panels/result_sheet.h"
#include "panels/table_button.h"
#include "rules/catalogue.h"
#include "scene/table_scene.h"
#include "scene/table_view.h"
#include "table_actions.h"
#include "tabletop.h"
#include "test_main.h"
#include "text/numbers.h"
#include "words/call_stakes.h"
#include "words/deal_moments.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QLineF>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <variant>

using namespace sandbag;

namespace {

const QStringList kNames{"You", "Ada", "Bo", "Cleo"};

/// A seat at a match that is dealt somewhere else: of the deal in play it holds nothing but what is
/// told, and the whole match only between deals.
class DistantSeat : public LocalSeat
{
public:
    using LocalSeat::LocalSeat;

    [[nodiscard]] const Match &match() const override
    {
        MatchRecord known = LocalSeat::match().record();
        if (!LocalSeat::match().dealOver())
            known.deals.pop_back();
        if (!m_known || m_known->record() != known)
            m_known = std::get<Match>(Match::fold(known));
        return *m_known;
    }
    [[nodiscard]] const Match *whole() const override { return nullptr; }

private:
    mutable std::optional<Match> m_known;
};

} // namespace

class TestTabletop : public QObject
{
    Q_OBJECT

private slots:
    void everyEventIsShownOnce();
    void aTableNeedsNoMoreThanItsSeatIsTold();
    void aQuestionKeepsItsPanel();
    void aShownTableGoesAsATable();
    void anotherMatchIsPaintedBehindTheCurtain();
    void theDealIsSeenBeforeTheFirstBid();
    void theFirstDealIsSeen();
    void anotherDealEndsTheOneThatRuns();
    void somebodySaysHello();
    void theTrickIsHeld();
    void momentsComeBeforeTheResult();
    void momentsAreNoNewsLater();
    void aClaimLaysTheHandOpen();
    void aClaimLeavesNothing_data();
    void aClaimLeavesNothing();
    void chipsComeWithTheTable();
    void resultsTakeTheInkOfTheTheme();
    void resultsBreakInTwoLinesAtMost();
    void aRingIsWhole();
    void onlyASetIsRinged();
    void onlyTheViewerIsYou();
    void aTenTakesPartnersNumberAway();
    void theCurtainIsDeafAtFirst();
    void aClickOnTheStripOpensThePad();

private:
    /// Everything in place at once, or with cards that fly and moments that last.
    static TableLook look(bool moves)
    {
        TableLook look;
        look.motion = moves;
        look.speed = TableLook::Speed::slow; // nothing ends by itself while a test looks
        return look;
    }
    static void begin(GameSession &game, Tabletop &table, const TableLook &look, quint64 seed = 7)
    {
        table.setLook(look);
        table.resize(1000, 700);
        RuleSet rules;
        rules.deal_cut = DealCut::none;
        game.pace().setLeast(0);
        QList<SeatPlan> seats;
        for (const QString &name : kNames)
            seats.append(
                {name, seats.isEmpty() ? QStringLiteral("human") : QStringLiteral("simple")});
        game.newMatch({rules, QStringLiteral("standard"), {}, seats, seed});
    }
    static bool waitsForPerson(const GameSession &game)
    {
        return game.match().dealOver() || isPersonHere(game.seats(), game.seatAtTurn());
    }
    /// Events are run until that holds, or for so long that it never will.
    template<typename Holds>
    static bool until(const Holds &holds)
    {
        QElapsedTimer time;
        for (time.start(); !holds() && time.elapsed() < 10000;)
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        return holds();
    }
    /// The person takes the first choice each time, and never waits for a trick.
    static bool playDeal(GameSession &game, Tabletop &table)
    {
        while (!game.match().dealOver()) {
            if (!until([&] {
                    return table.scene().celebrated() || waitsForPerson(game) ||
                           table.pace().canGoOn();
                }))
                return false;
            if (game.match().dealOver())
                break;
            if (table.pace().canGoOn())
                table.goOn();
            else if (game.act(SeatView(*game.match().deal(), 0).prompt().choices.front()))
                return false;
        }
        return true;
    }
    static void letTrickGo(GameSession &game, Tabletop &table)
    {
        if (!table.scene().celebrated() && !table.panel() && game.match().dealOver())
            table.goOn();
    }
};

void TestTabletop::everyEventIsShownOnce()
{
    GameSession game;
    LocalSeat place(&game);
    Tabletop table(&place);
    const QSignalSpy shown(&table, &Tabletop::refreshed);
    const QSignalSpy happened(&game, &GameSession::happened);
    begin(game, table, look(false));
    QCOMPARE(shown.count(), 1); // the match with its first deal
    while (!game.match().dealOver()) {
        QTRY_VERIFY(waitsForPerson(game));
        QCOMPARE(shown.count(), 1 + happened.count());
        if (game.match().dealOver())
            break;
        const ChoiceList choices = SeatView(*game.match().deal(), 0).prompt().choices;
        QVERIFY(!game.act(choices.front()));
    }
    QVERIFY(happened.count() > 30);
    QCOMPARE(shown.count(), 1 + happened.count()); // the result came with the last card
    QVERIFY(table.panel());
    game.undo();
    QCOMPARE(shown.count(), 2 + happened.count());
}

/// What is seen and said at a table is the same, whether the match is dealt there or elsewhere.
void TestTabletop::aTableNeedsNoMoreThanItsSeatIsTold()
{
    GameSession game;
    LocalSeat here(&game);
    DistantSeat there(&game);
    Tabletop table(&here), distant(&there);
    distant.setLook(look(false));
    distant.resize(1000, 700);
    QStringList said, heard;
    connect(&table, &Tabletop::news, this, [&](const TableNews &news) { said << news.text; });
    connect(&distant, &Tabletop::news, this, [&](const TableNews &news) { heard << news.text; });
    begin(game, table, look(false));
    for (int deal = 0; deal < 2; ++deal) {
        while (!game.match().dealOver()) {
            QVERIFY(until([&] { return waitsForPerson(game); }));
            QVERIFY(distant.scene().picture() == table.scene().picture());
            QCOMPARE(distant.scene().prompt(), table.scene().prompt());
            QCOMPARE(bool(distant.panel()), bool(table.panel()));
            if (!game.match().dealOver())
                QVERIFY(!game.act(SeatView(*game.match().deal(), 0).prompt().choices.front()));
        }
        QVERIFY(until([&] { return bool(table.panel()) && bool(distant.panel()); }));
        QVERIFY(distant.scene().picture() == table.scene().picture());
        QVERIFY(distant.canReplay());
        game.nextDeal();
    }
    QCOMPARE(heard, said);
    QVERIFY(said.size() > 100);
}

void TestTabletop::aQuestionKeepsItsPanel()
{
    GameSession game;
    LocalSeat place(&game);
    Tabletop table(&place);
    begin(game, table, look(false));
    QTRY_VERIFY(waitsForPerson(game));
    QPointer<TablePanel> panel = table.panel();
    QVERIFY(panel);
    table.setPaused(true);
    table.setPaused(false);
    QCOMPARE(table.panel(), panel.data());
    QVERIFY(!game.act(SeatView(*game.match().deal(), 0).prompt().choices.front()));
    QVERIFY(table.panel() != panel.data());
}

/// The chip that has the focus loses it while there is still a table to take its preview off.
void TestTabletop::aShownTableGoesAsATable()
{
    GameSession game;
    LocalSeat place(&game);
    auto table = std::make_unique<Tabletop>(&place);
    begin(game, *table, look(false));
    table->show();
    table->activateWindow();
    QTRY_VERIFY(waitsForPerson(game));
    auto *panel = qobject_cast<BidPanel *>(table->panel());
    QVERIFY(panel);
    panel->focusFirst();
    QTRY_VERIFY(panel->isAncestorOf(QApplication::focusWidget()));
    int previews = 0;
    bool always = true;
    QWidget *widget = table.get();
    connect(panel, &BidPanel::previewed, this, [&] {
        ++previews;
        always = always && dynamic_cast<Tabletop *>(widget);
    });
    table.reset();
    QVERIFY(previews > 0);
    QVERIFY(always);
}

/// The bare felt at first, then what was seen before, until all of it can be seen at once.
void TestTabletop::anotherMatchIsPaintedBehindTheCurtain()
{
    GameSession game;
    LocalSeat place(&game);
    Tabletop table(&place);
    begin(game, table, look(false));
    QWidget *viewport = table.view().viewport();
    const auto picture = [viewport] { return viewport->grab().toImage(); };
    const auto isBare = [&](const QImage &image) {
        return image.pixelColor(500, 350) == table.scene().theme().feltEdge &&
               image.pixelColor(2, 2) == table.scene().theme().feltEdge;
    };
    table.show();
    QVERIFY(isBare(picture()));
    QVERIFY(until([&] { return !isBare(picture()); }));
    const QSignalSpy refreshed(&table, &Tabletop::refreshed);
    game.newMatch({game.match().rules(), QStringLiteral("standard"), {}, game.seats(), 8});
    QVERIFY(!refreshed.isEmpty());
    QVERIFY(!viewport->updatesEnabled());
    QVERIFY(until([viewport] { return viewport->updatesEnabled(); }));
}

/// Whoever bids first: nobody does before the cards lie there, and a key ends the dealing at once.
void TestTabletop::theDealIsSeenBeforeTheFirstBid()
{
    int computerFirst = 0;
    for (quint64 seed = 1; seed <= 3; ++seed) {
        GameSession game;
        LocalSeat place(&game);
        Tabletop table(&place);
        begin(game, table, look(true), seed);
        computerFirst += isPersonHere(game.seats(), game.seatAtTurn()) ? 0 : 1;
        // The draw for the dealer is seen meanwhile, and no bid is asked for.
        QVERIFY(!table.scene().picture().trick.empty());
        QVERIFY(!table.scene().prompt().isEmpty());
        QVERIFY(game.pace().isPaused());
        table.pace().letGo();
        QVERIFY(table.scene().inMotion());
        QVERIFY(game.pace().isPaused());
        for (int i = 0; i < 10; ++i)
            QCoreApplication::processEvents();
        QVERIFY(game.match().deal()->log.empty());
        QVERIFY(!table.panel());
        QVERIFY(table.scene().prompt().isEmpty());
        QVERIFY(table.pace().canGoOn());
        table.goOn();
        QVERIFY(!table.scene().inMotion() || !table.scene().picture().dimmed.empty());
        QVERIFY(!game.pace().isPaused());
        QVERIFY(until([&] { return waitsForPerson(game) && table.panel(); }));
    }
    QVERIFY(computerFirst > 0);
}

/// A match begins before its window is shown: the cards fly when they can be seen.
void TestTabletop::theFirstDealIsSeen()
{
    GameSession game;
    LocalSeat place(&game);
    Tabletop table(&place);
    const QSignalSpy dealt(&table.pace(), &TablePace::firstDealt);
    begin(game, table, look(true));
    table.show();
    QVERIFY(table.pace().showing() == Showing::draw);
    QVERIFY(!table.scene().picture().trick.empty());
    QVERIFY(table.pace().dealing());
    QVERIFY(table.scene().inMotion());
    QVERIFY(game.pace().isPaused());
    table.resize(table.size() + QSize(200, 100)); // as a window manager makes it
    QVERIFY(table.pace().dealing());
    QVERIFY(table.scene().inMotion());
    table.scene().finishMotion(); // something lays it out before it is seen
    QVERIFY(!table.pace().dealing());
    table.paintAtOnce();
    QVERIFY(table.pace().dealing());
    QVERIFY(table.scene().inMotion());
    table.resize(table.size() + QSize(10, 10));
    QVERIFY(table.pace().dealing());
    table.resize(table.size() + QSize(10, 10)); // a person draws at its edge
    QVERIFY(!table.pace().dealing());
    table.hide();
    table.goOn();
    table.show(); // they lie there by now
    QVERIFY(!table.pace().dealing());
    QCOMPARE(dealt.count(), 1);
}

void TestTabletop::anotherDealEndsTheOneThatRuns()
{
    GameSession game;
    LocalSeat place(&game);
    Tabletop table(&place);
    begin(game, table, look(true));
    table.pace().letGo(); // the draw
    QVERIFY(table.scene().inMotion());
    const QSignalSpy ended(&table.scene(), &TableScene::motionEnded);
    table.scene().show(table.scene().picture(), TableScene::Change::deal);
    QCOMPARE(ended.count(), 0);
    QVERIFY(table.scene().inMotion());
    table.goOn();
    QCOMPARE(ended.count(), 1);
}

void TestTabletop::somebodySaysHello()
{
    for (const bool remarks : {true, false}) {
        GameSession game;
        LocalSeat place(&game);
        Tabletop table(&place);
        TableLook chosen = look(true);
        chosen.remarks = remarks;
        begin(game, table, chosen);
        table.goOn(); // the draw and the dealing
        int said = 0;
        for (const SeatPicture &seat : table.scene().picture().seats)
            if (!seat.bubble.isEmpty()) {
                QVERIFY(!seat.self);
                ++said;
            }
        QCOMPARE(said, remarks ? 1 : 0);
    }
}

/// A finished trick lies there, and the match waits, until a click or a key lets it go.
void TestTabletop::theTrickIsHeld()
{
    GameSession game;
    LocalSeat place(&game);
    Tabletop table(&place);
    begin(game, table, look(true));
    table.goOn(); // the draw and the dealing
    const auto tricks = [&game] { return game.match().deal()->play.tricksPlayed; };
    while (tricks() == 0) {
        QVERIFY(until([&] { return waitsForPerson(game) || tricks() > 0; }));
        if (tricks() == 0)
            QVERIFY(!game.act(SeatView(*game.match().deal(), 0).prompt().choices.front()));
    }
    QVERIFY(game.pace().isPaused());
    QVERIFY(table.pace().canGoOn());
    QCOMPARE(static_cast<int>(table.scene().picture().trick.size()), 4);
    table.goOn();
    QVERIFY(!game.pace().isPaused());
    QVERIFY(table.scene().picture().trick.empty());
}

void TestTabletop::momentsComeBeforeTheResult()
{
    bool seen = false;
    for (quint64 seed = 1; seed <= 6 && !seen; ++seed) {
        GameSession game;
        LocalSeat place(&game);
        Tabletop table(&place);
        begin(game, table, look(true), seed);
        QVERIFY(playDeal(game, table));
        letTrickGo(game, table);
        const std::vector<DealMoment> moments = momentsOf(game.match(), kNames, 0);
        if (moments.empty()) {
            QVERIFY(!table.scene().celebrated());
            QVERIFY(table.panel());
            continue;
        }
        seen = true;
        QCOMPARE(*table.scene().celebrated(), moments.front());
        QVERIFY(!table.panel());
        QVERIFY(game.pace().isPaused());
        // The totals stay as they were until the result is laid out.
        const auto index = static_cast<std::size_t>(0);
        QCOMPARE(table.scene().picture().board[index].points,
                 game.match().standingBefore(0).totals[index]);
        table.goOn();
        QVERIFY(!table.scene().celebrated());
        QVERIFY(qobject_cast<ResultPanel *>(table.panel()));
        QCOMPARE(table.scene().picture().board[index].points,
                 game.match().standing().totals[index]);
    }
    QVERIFY(seen);
}

void TestTabletop::momentsAreNoNewsLater()
{
    GameSession game;
    LocalSeat place(&game);
    Tabletop table(&place);
    begin(game, table, look(false));
    QVERIFY(playDeal(game, table));
    // With moments from now on: this one has been seen, or is only looked at again.
    table.setLook(look(true));
    QVERIFY(!table.scene().celebrated());
    Tabletop other(&place);
    other.setLook(look(true));
    QVERIFY(!other.scene().celebrated());
    QVERIFY(other.panel());
}

void TestTabletop::aClaimLaysTheHandOpen()
{
    bool seen = false;
    for (quint64 seed = 1; seed <= 20 && !seen; ++seed) {
        GameSession game;
        LocalSeat place(&game);
        Tabletop table(&place);
        begin(game, table, look(true), seed);
        QVERIFY(playDeal(game, table));
        letTrickGo(game, table);
        const auto &moment = table.scene().celebrated();
        if (!moment || moment->kind != DealMoment::Kind::claim)
            continue;
        seen = true;
        const auto claimer = static_cast<std::size_t>(moment->seat);
        const SeatPicture &seat = table.scene().picture().seats[claimer];
        QVERIFY(!seat.self);
        QVERIFY(seat.open);
        QVERIFY(!seat.known.empty());
        QCOMPARE(seat.held, static_cast<int>(seat.known.size()));
        QCOMPARE(seat.bubble, moment->words);
        QVERIFY(!table.panel());
        table.goOn();
        QVERIFY(table.panel());
    }
    QVERIFY(seen);
}

void TestTabletop::aClaimLeavesNothing_data()
{
    QTest::addColumn<int>("claimer");
    QTest::newRow("the person's") << 0;
    QTest::newRow("a neighbour's") << 1;
    QTest::newRow("the partner's") << 2;
}

/// An open hand keeps clear of plates, and when the result comes all that was not played is swept
/// up by whoever claimed it: no cards behind a plate, no backs, no words of it in the line.
void TestTabletop::aClaimLeavesNothing()
{
    QFETCH(int, claimer);
    GameSession game;
    LocalSeat place(&game);
    Tabletop table(&place);
    table.show();
    begin(game, table, look(true));
    MatchRecord record = game.match().record();
    DealRecord deal;
    deal.dealer = (claimer + 3) % 4;
    const std::array suits{"S", "H", "D", "C"};
    for (int seat = 0; seat < 4; ++seat) {
        std::string hand;
        for (const char rank : std::string("AKQJT98765432"))
            hand += std::string(1, rank) +
                    suits[static_cast<std::size_t>((seat - claimer + 4) % 4)] + " ";
        deal.hands.push_back(*parseCards(hand));
    }
    for (int i = 1; i <= 4; ++i)
        deal.events.push_back(Event::makeCall((deal.dealer + i) % 4, *parseCall("3")));
    record.deals = {deal};
    const auto folded = Match::fold(record);
    QVERIFY(std::holds_alternative<Match>(folded));
    game.open({std::get<Match>(folded), {}});
    const QRectF pad = table.scene().padRect();
    const QRectF own = table.scene().ownCardRect(0);
    if (claimer == 0) {
        QVERIFY(until([&] { return table.actions().canHint(); }));
        QVERIFY(!game.act(Event::of(EventKind::claim, 0)));
    }
    QVERIFY(until([&] { return game.match().dealOver(); }));
    QCOMPARE(game.match().deal()->disputes.claimedBy, claimer);
    const auto cards = [&table] {
        std::vector<const CardItem *> seen;
        for (const QGraphicsItem *item : table.scene().items())
            if (const auto *card = dynamic_cast<const CardItem *>(item); card && card->isVisible())
                seen.push_back(card);
        return seen;
    };
    QVERIFY(until([&] { return table.scene().celebrated().has_value(); }));
    QVERIFY(cards().size() > 40);
    QCOMPARE(table.scene().padRect(), pad); // an open hand moves nothing else
    QCOMPARE(table.scene().ownCardRect(0), own);
    if (claimer > 0) {
        QVERIFY(until([&] { return !table.scene().inMotion(); }));
        for (const CardItem *card : cards())
            if (card->card() && card->card()->suit() == Suit::spades)
                for (const SeatPlace &seat : table.scene().layout().seats)
                    QVERIFY(!seat.plate.intersects(card->sceneBoundingRect()));
    }
    for (int moments = 0; moments < 9 && !table.scene().picture().sheetLaid; ++moments)
        table.goOn();
    QVERIFY(table.scene().inMotion());
    const QPointF won = table.scene().layout().seats[static_cast<std::size_t>(claimer)].won;
    QPointF last;
    int frames = 0; // a busy machine may show few of them
    QVERIFY(until([&] {
        if (const auto flying = cards(); !flying.empty() && flying.front()->pos() != last) {
            last = flying.front()->pos();
            ++frames;
        }
        return !table.scene().inMotion();
    }));
    constexpr int kEnough = 10;
    constexpr double kNear = 80; // pixels
    const double off = QLineF(last, won).length();
    QVERIFY2(frames < kEnough || off < kNear, qPrintable(QString::number(off)));
    QVERIFY(cards().empty());
    QCOMPARE(table.scene().prompt(), QString());
    QVERIFY(until([&] { return table.panel() && table.panel()->isVisible(); }));
}

/// They do not lie on a felt that is bare until the table is painted, and have the keys all the
/// same.
void TestTabletop::chipsComeWithTheTable()
{
    GameSession game;
    LocalSeat place(&game);
    Tabletop table(&place);
    begin(game, table, look(false));
    QVERIFY(until([&] { return table.panel() && !table.panel()->isHidden(); }));
    table.show();
    QVERIFY(table.panel() && table.panel()->isVisible());
    const auto painted = [&table] { // the part of the table where they are
        return table.grab(table.panel()->geometry()).toImage();
    };
    const QImage bare = painted();
    for (int x = 0; x < bare.width(); x += 5)
        for (int y = 0; y < bare.height(); y += 5)
            QCOMPARE(bare.pixel(x, y), bare.pixel(0, 0));
    QTRY_VERIFY(!table.panel()->graphicsEffect());
    QVERIFY(painted() != bare);
}

void TestTabletop::resultsTakeTheInkOfTheTheme()
{
    GameSession game;
    LocalSeat place(&game);
    Tabletop table(&place);
    begin(game, table, look(false));
    QVERIFY(playDeal(game, table));
    QVERIFY(table.panel());
    for (const TableLook::Felt felt : {TableLook::Felt::night, TableLook::Felt::green}) {
        TableLook chosen = look(false);
        chosen.felt = felt;
        table.setLook(chosen);
        const TableTheme &theme = table.scene().theme();
        int red = 0;
        for (const RuledLabel *line : table.panel()->findChildren<RuledLabel *>()) {
            const QColor ink = line->palette().color(QPalette::WindowText);
            QVERIFY(ink == theme.ink || ink == theme.red || ink == theme.smallInk);
            QVERIFY(ink != theme.red || line->text().startsWith(QChar(0x2212)));
            red += ink == theme.red ? 1 : 0;
        }
        QVERIFY(red > 0);
    }
}

/// On a table with room a set is told in two lines, not in three short ones.
void TestTabletop::resultsBreakInTwoLinesAtMost()
{
    GameSession game;
    LocalSeat place(&game);
    Tabletop table(&place);
    begin(game, table, look(false));
    table.resize(1100, 800);
    QVERIFY(playDeal(game, table));
    table.grab(); // lays it out
    for (const RuledLabel *line : table.panel()->findChildren<RuledLabel *>()) {
        const QFontMetrics type(line->font());
        const QRect words = type.boundingRect(QRect(0, 0, line->contentsRect().width(), 10000),
                                              Qt::TextWordWrap, line->text());
        QVERIFY2(words.height() <= 2 * type.lineSpacing(), qPrintable(line->text()));
    }
}

/// It reaches no edge of its label, where it would be cut off.
void TestTabletop::aRingIsWhole()
{
    for (const int pixels : {16, 40}) { // on a large table its pencil is thicker
        QFont type;
        type.setPixelSize(pixels);
        RuledLabel label(QStringLiteral("−137"), RuledLabel::Weight::total, nullptr);
        label.setType(type);
        label.setRinged(true);
        label.resize(label.sizeHint());
        const QImage picture = label.grab().toImage();
        for (int y = 0; y < picture.height() - 3; ++y) // there is the rule
            for (const int x : {0, picture.width() - 1})
                QCOMPARE(picture.pixel(x, y), picture.pixel(0, 0));
    }
}

/// A side that lost points by a nil has made its contract all the same.
void TestTabletop::onlyASetIsRinged()
{
    const auto loaded = loadMatch(
        QStringLiteral(SANDBAG_TEST_DATA "/random/fates/failed_nil_brings_bags.spades.json"));
    MatchRecord record = std::get<LoadedMatch>(loaded).match.record();
    record.rules.win_deals = 2; // the match goes on
    const auto folded = Match::fold(record);
    const Match &match = std::get<Match>(folded);
    QVERIFY(match.results().back().score.side[0].points < 0);
    const ResultPanel panel(match, kNames, 0);
    QStringList ringed;
    for (const RuledLabel *label : panel.findChildren<RuledLabel *>())
        if (label->isRinged())
            ringed << label->text();
    QCOMPARE(ringed, QStringList{pointsText(match.standing().totals[1])});
}

/// Where a long hand leaves no room for the pad, its edge at the frame opens it.
void TestTabletop::aClickOnTheStripOpensThePad()
{
    GameSession game;
    LocalSeat place(&game);
    Tabletop table(&place);
    table.setLook(look(false));
    table.resize(864, 562);
    table.scene().setPad(true);
    table.show();
    RuleSet rules = rulesOf(*findPreset("three-handed"));
    rules.deal_cut = DealCut::none;
    game.pace().setLeast(0);
    game.newMatch({rules,
                   QStringLiteral("three-handed"),
                   {},
                   {{QStringLiteral("You"), QStringLiteral("human")},
                    {QStringLiteral("Ada"), QStringLiteral("simple")},
                    {QStringLiteral("Bo"), QStringLiteral("simple")}},
                   3});
    QVERIFY(until([&] { return isPersonHere(game.seats(), game.seatAtTurn()); }));
    QVERIFY(until([&] { return !table.scene().stripRect().isEmpty(); }));
    QVERIFY(table.scene().padRect().isEmpty());
    const QPointF middle = table.scene().stripRect().center();
    auto *view = table.findChild<TableView *>();
    QVERIFY(view);
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->mapFromScene(middle));
    QVERIFY(until([&] { return table.extraPanel() && table.extraPanel()->isVisible(); }));
    QVERIFY(table.scene().stripRect().isEmpty()); // it is what is open
    table.actions().openPad();
    QVERIFY(until([&] { return !table.scene().stripRect().isEmpty(); }));
    table.scene().setPad(false);
    QVERIFY(table.scene().stripRect().isEmpty());
}

/// Where two people share the screen, the other one is not called "You".
void TestTabletop::onlyTheViewerIsYou()
{
    GameSession game;
    LocalSeat place(&game);
    Tabletop table(&place);
    table.setLook(look(false));
    table.resize(1000, 700);
    RuleSet rules;
    rules.deal_cut = DealCut::none;
    game.pace().setLeast(0);
    game.newMatch({rules,
                   QStringLiteral("standard"),
                   {},
                   {{QStringLiteral("You"), QStringLiteral("human")},
                    {QStringLiteral("Ada"), QStringLiteral("simple")},
                    {QStringLiteral("Bo"), QStringLiteral("human")},
                    {QStringLiteral("Cleo"), QStringLiteral("simple")}},
                   3});
    bool seen = false;
    for (int i = 0; i < 4 && !seen; ++i) {
        QVERIFY(until([&] { return isPersonHere(game.seats(), game.seatAtTurn()); }));
        QVERIFY(until([&] { return table.scene().picture().viewer == game.seatAtTurn(); }));
        const TablePicture &picture = table.scene().picture();
        QCOMPARE(picture.seats[2].name, QStringLiteral("Bo"));
        QCOMPARE(picture.seats[0].name == QStringLiteral("You"), picture.viewer == 0);
        seen = picture.viewer == 2;
        QCOMPARE(table.actions().canHint(), !table.pace().covered()); // it would tell the hand
        table.pace().uncover();
        QVERIFY(table.actions().canHint());
        const int seat = game.seatAtTurn();
        QVERIFY(!game.act(Event::makeCall(seat, *parseCall("3"))));
    }
    QVERIFY(seen);
}

/// A ten holds for the side: what partner called falls, and with nine tricks it has failed (D38).
void TestTabletop::aTenTakesPartnersNumberAway()
{
    RuleSet rules;
    rules.ten_mode = TenMode::declared;
    DealStart start;
    start.dealer = 3;
    for (const char *hand :
         {"AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H",
          "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D", "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C"})
        start.hands.push_back(*parseCards(hand));
    DealState deal = startDeal(makeContext(rules), start);
    const QString before = callStakes(deal, {}, 0, Call::of(Call::What::ten));
    for (const char *call : {"3", "2"})
        QVERIFY(!apply(deal, Event::makeCall(deal.seat, *parseCall(call))));
    QCOMPARE(callStakes(deal, {}, 2, Call::of(Call::What::ten)), before);
    QVERIFY2(before.contains(QStringLiteral("−200")), qPrintable(before));
    // 3 of the partner and 11 are more than there are: nobody makes that.
    const QString beyond = callStakes(deal, {}, 2, Call::number(11));
    QVERIFY2(beyond.startsWith(QStringLiteral("11: can't be made, so it scores −140.")),
             qPrintable(beyond));
}

/// The key that played the last card is not the next person's, however fast it comes again.
void TestTabletop::theCurtainIsDeafAtFirst()
{
    QElapsedTimer there;
    there.start();
    CurtainPanel curtain(QStringLiteral("Bo"), QStringLiteral("Show My Cards"));
    const QSignalSpy lifted(&curtain, &CurtainPanel::lifted);
    curtain.show();
    auto *button = curtain.findChild<TableButton *>();
    QVERIFY(button);
    for (; there.elapsed() < CurtainPanel::kDeaf / 2; QTest::qWait(20)) {
        QTest::keyClick(button, Qt::Key_Return);
        QTest::keyClick(button, Qt::Key_Space);
        if (there.elapsed() < CurtainPanel::kDeaf) // the machine may stand still for so long
            QCOMPARE(lifted.size(), 0);
    }
    QTest::qWait(CurtainPanel::kDeaf);
    const auto before = lifted.size();
    QTest::keyClick(button, Qt::Key_Return);
    QCOMPARE(lifted.size(), before + 1);
}

QTEST_MAIN(TestTabletop)
#include "tst_tabletop.moc"
