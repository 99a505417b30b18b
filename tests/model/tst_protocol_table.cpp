// SPDX-License-Identifier: GPL-3.0-or-later
// The child's side of the player protocol: from what it is told a child sees at each of its turns
// what its seat sees, in every named game and however the others play.
#include "../random/random_rules.h"
#include "share.h"
#include "test_main.h"

#include "protocol/player_protocol.h"
#include "protocol/protocol_table.h"

#include <QJsonDocument>
#include <QTest>

#include <span>

using namespace sandbag;

namespace {

QString cards(const CardList &list)
{
    return QString::fromStdString(toString(list));
}

QString words(std::span<const Event> events)
{
    QStringList list;
    for (const Event &event : events)
        list << QStringLiteral("%1 %2>%3")
                    .arg(event.seat)
                    .arg(QString::fromStdString(toString(event)))
                    .arg(event.kind == EventKind::pass ? event.receiver() : -1);
    return list.join(QStringLiteral(", "));
}

QString tricksOf(const DealState &deal)
{
    QStringList list;
    for (const TrickRecord &trick : deal.tricks)
        list << QStringLiteral("%1: %2 to %3")
                    .arg(trick.leader)
                    .arg(cards(trick.cards))
                    .arg(trick.winner);
    return list.join(QStringLiteral(", "));
}

/// Everything that a player may decide on, as text that shows where two views differ.
QStringList told(const SeatView &view)
{
    const DealState &seen = view.seen();
    const Prompt &prompt = view.prompt();
    QStringList lines;
    lines << "phase " + QString::fromUtf8(toString(prompt.phase));
    lines << "choices " + words(prompt.choices);
    lines << "from " + (prompt.cards ? cards(prompt.cards->from) : QString());
    lines << "offered " + cards(view.offered());
    lines << "laid away " + cards(view.laidAway());
    lines << "unseen " + cards(view.unseen());
    lines << "log " + words(seen.log);
    lines << "tricks " + tricksOf(seen);
    lines << "aside " + cards(seen.hidden.undealt) << "discards " + cards(seen.hidden.discards);
    for (const MenuCall &entry : view.menu())
        lines << QStringLiteral("%1 %2")
                     .arg(QString::fromStdString(toString(entry.call)))
                     .arg(entry.open);
    for (int seat = 0; seat < seen.seating().players; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        lines << QStringLiteral("seat %1: %2 (%3), voids %4, took %5, called %6, got %7")
                     .arg(seat)
                     .arg(cards(view.knownCards(seat)))
                     .arg(view.cardsHeld(seat))
                     .arg(view.shownVoids(seat))
                     .arg(seen.play.taken[at])
                     .arg(QString::fromStdString(toString(seen.calls[at])),
                          cards(seen.hidden.received[at]));
    }
    for (const PassRecord &pass : seen.exchange.passes)
        lines << QStringLiteral("%1>%2 %3").arg(pass.from).arg(pass.to).arg(cards(pass.cards));
    const PlayState &play = seen.play;
    const auto list = [](const auto &numbers, int count) {
        QStringList texts;
        for (int i = 0; i < count; ++i)
            texts << QString::number(numbers[static_cast<std::size_t>(i)]);
        return texts.join(u' ');
    };
    lines << "trick " + list(play.trick, play.inTrick) + " winners " +
                 list(play.winners, play.tricksPlayed);
    lines << "play " +
                 list(std::array<int, 14>{play.leader, play.turn, play.led, play.best, play.broken,
                                          play.tricksPlayed, play.tricksInDeal, play.anyCardSeats,
                                          play.lowClubsOff, play.openingClub, play.lastLeader,
                                          play.lastBest, play.noTrumpSeats, play.dixCount},
                      14);
    lines << QStringLiteral("cut card %1").arg(int(play.cutCard));
    for (const Fact fact : {Fact::cancelCard, Fact::noTrumpBroken})
        lines << "counted " + list(play.counted[fact], kMaxSeats);
    lines << "deal " + list(
                           std::array<int, 18>{
                               seen.dealer, seen.firstScored, int(seen.stage), seen.step, seen.seat,
                               seen.firstBidder, seen.hidden.misdealSeats.bits(),
                               seen.bidding.looked.bits(), seen.bidding.spoken.bits(),
                               seen.bidding.declared.bits(), seen.bidding.passedOut.bits(),
                               seen.bidding.highSeat, seen.kitty.taker, seen.kitty.extraTrickSeat,
                               seen.kitty.quota, seen.bidding.moLeader, seen.bidding.raised.bits(),
                               int(seen.bidding.talk.size())},
                           18);
    lines << "scores " + list(seen.scores, seen.seating().sides) + " to discard " +
                 list(seen.kitty.toDiscard, seen.seating().players);
    return lines;
}

/// What was heard without what hangs on cards of others: the child is told of that when asked.
ToldDeal unbroken(ToldDeal told)
{
    for (ToldEvent &event : told.events)
        event.disclosed.broken.reset();
    return told;
}

/// A child that is told as a match tells one: the deal anew when more of it may be seen.
struct Child {
    ProtocolTable table;
    std::vector<Event> told;
    std::optional<bool> handTold;

    void tell(const SeatView &view)
    {
        const std::vector<Event> &log = view.seen().log;
        const bool goesOn =
            told.size() <= log.size() && std::equal(told.begin(), told.end(), log.begin());
        if (!goesOn || handTold != view.handKnown()) {
            QVERIFY(!table.hear(dealMessage(view, {})));
            handTold = view.handKnown();
            told.clear();
        }
        for (; told.size() < log.size(); told.push_back(log[told.size()]))
            QVERIFY(!table.hear(eventMessage(view, told.size())));
        QVERIFY(!table.hear(actMessage(view, 1000)));
    }
};

} // namespace

class TestProtocolTable : public QObject
{
    Q_OBJECT

private slots:
    void seesWhatItsSeatSees_data();
    void seesWhatItsSeatSees();
    void knowsThatItWasNotTold();
    void knowsThatItHasNothingToChooseFrom();
    void hearsOfBrokenSpadesWhateverCameBetween_data();
    void hearsOfBrokenSpadesWhateverCameBetween();
    void refusesCardsAsPlayedWhereTheyAreHeld_data();
    void refusesCardsAsPlayedWhereTheyAreHeld();

private:
    void play(const RuleSet &rules, Dice &dice);
    void compare(const DealState &deal, Child &child);
};

void TestProtocolTable::seesWhatItsSeatSees_data()
{
    QTest::addColumn<QString>("preset");
    QTest::addColumn<QString>("changes");
    for (const Preset &preset : shareOf(presets()))
        QTest::newRow(preset.id) << QString::fromUtf8(preset.id) << QString();
    const auto row = [](const char *name, const char *preset, const char *changes) {
        QTest::newRow(name) << QString::fromUtf8(preset) << QString::fromUtf8(changes);
    };
    row("second card unseen", "family-2", "deal_draft_see_second=false");
    row("drafted, low club opens", "two-handed", "opening_leader=low-club");
    row("drafted from two packs, low club opens", "two-handed",
        "deck_packs=2 opening_leader=low-club");
    row("drafted with jokers", "family-2", "deck_jokers=2");
    row("cards taken back", "standard", "renege_mode=challenge renege_take_back=true");
    row("a card turned by the cut", "standard", "bags_cancel_card=cut");
    row("a bar waived by unknown spades", "standard",
        "bid_restriction=mirror bid_sum_not_tricks=true");
}

void TestProtocolTable::seesWhatItsSeatSees()
{
    QFETCH(QString, preset);
    QFETCH(QString, changes);
    RuleSet rules = rulesOf(*findPreset(preset.toStdString()));
    for (const QString &change : changes.split(u' ', Qt::SkipEmptyParts)) {
        const QStringList parts = change.split(u'=');
        QVERIFY(findOption(parts[0].toStdString())->set(rules, parts[1].toStdString()));
    }
    Dice dice(8);
    for (int deal = 0; deal < share(5) && !QTest::currentTestFailed(); ++deal)
        play(rules, dice);
}

void TestProtocolTable::play(const RuleSet &rules, Dice &dice)
{
    const auto context = makeContext(rules);
    const int players = rules.table_players;
    DealStart start = dealCards(*context, dice.below(players), dice.next());
    start.firstScored = true;
    DealState deal = startDeal(context, start);
    std::vector<Child> children(static_cast<std::size_t>(players));
    for (int seat = 0; seat < players; ++seat)
        QVERIFY(!children[static_cast<std::size_t>(seat)].table.hear(matchMessage(*context, seat)));
    while (!deal.over() && !QTest::currentTestFailed()) {
        compare(deal, children[static_cast<std::size_t>(deal.seat)]);
        QVERIFY(!apply(deal, choose(legal(deal), dice)));
        const Event &last = deal.log.back();
        if (!whyNotTakeBack(deal, last.seat) && dice.below(4) == 0)
            QVERIFY(!apply(deal, Event::withCards(EventKind::back, last.seat, last.cards)));
    }
}

void TestProtocolTable::compare(const DealState &deal, Child &child)
{
    const SeatView view(deal, deal.seat);
    child.tell(view);
    const auto seen = child.table.view();
    QVERIFY2(seen, qPrintable(told(view).join('\n')));
    QCOMPARE(told(*seen), told(view));
    QVERIFY(unbroken(seen->told()) == unbroken(view.told()));
}

/// A program that tells nothing of the draft: rather no view than one that was made up.
void TestProtocolTable::knowsThatItWasNotTold()
{
    const auto context = makeContext(rulesOf(*findPreset("two-handed")));
    DealState deal = startDeal(context, dealCards(*context, 0, 3));
    const int seat = deal.seat;
    ProtocolTable child;
    QVERIFY(!child.hear(matchMessage(*context, seat)));
    QVERIFY(!child.hear(dealMessage(SeatView(deal, seat), {})));
    const auto say = [&](QJsonObject message) {
        for (const char *member : {"offered", "kept", "laid_away"})
            message.remove(QString::fromUtf8(member));
        QVERIFY(!child.hear(message));
    };
    say(actMessage(SeatView(deal, seat), 1000));
    QVERIFY(!child.view());
    for (int number = 0; number < 2; ++number) {
        QVERIFY(!apply(deal, legal(deal).choices.front()));
        say(eventMessage(SeatView(deal, seat), static_cast<std::size_t>(number)));
    }
    QVERIFY(!child.hear(actMessage(SeatView(deal, seat), 1000)));
    QVERIFY(!child.view());
}

/// A program whose hand was not told is asked for a card of it.
void TestProtocolTable::knowsThatItHasNothingToChooseFrom()
{
    ProtocolTable child;
    for (const char *line : {R"({"type": "match", "rules": {}, "seat": 1, "players": 4})",
                             R"({"type": "deal", "dealer": 0, "hand": ""})",
                             R"({"type": "event", "seat": 1, "call": "3"})",
                             R"({"type": "event", "seat": 2, "call": "3"})",
                             R"({"type": "event", "seat": 3, "call": "3"})",
                             R"({"type": "event", "seat": 0, "call": "3"})",
                             R"({"type": "act", "phase": "play", "legal": ["AS"]})"})
        QVERIFY2(!child.hear(QJsonDocument::fromJson(line).object()), line);
    QVERIFY(!child.view());
}

/// Whether the spade that seat 2 led has broken spades hangs on what else it held, and is told with
/// the next question.
void TestProtocolTable::hearsOfBrokenSpadesWhateverCameBetween_data()
{
    QTest::addColumn<bool>("broken");
    QTest::addColumn<bool>("clock");
    QTest::newRow("broken") << true << false;
    QTest::newRow("not broken") << false << false;
    QTest::newRow("broken, and a clock") << true << true;
    QTest::newRow("not broken, and a clock") << false << true;
}

void TestProtocolTable::hearsOfBrokenSpadesWhateverCameBetween()
{
    QFETCH(const bool, broken);
    QFETCH(const bool, clock);
    ProtocolTable child;
    const auto tell = [&child](const QJsonObject &message) { QVERIFY(!child.hear(message)); };
    const auto event = [&tell](int seat, const char *member, const char *what) {
        tell({{"type", "event"}, {"seat", seat}, {member, what}});
    };
    tell({{"type", "match"}, {"rules", QJsonObject()}, {"seat", 1}, {"players", 4}});
    tell({{"type", "deal"}, {"dealer", 0}, {"hand", "AS 9S AH TH 6H 3H 2H JD 7D 3D QC 8C 4C"}});
    for (const int seat : {1, 2, 3, 0})
        event(seat, "call", "3");
    const char *const played[] = {"2H", "KH", "4H", "5H"};
    for (int place = 0; place < 4; ++place)
        event((1 + place) % 4, "play", played[place]);
    const char *const spades[] = {"KS", "3S", "4S", "AS"};
    for (int place = 0; place < 4; ++place)
        event((2 + place) % 4, "play", spades[place]);
    if (clock)
        tell({{"type", "event"}, {"clock", 35}});
    tell({{"type", "act"}, {"phase", "play"}, {"spades_broken", broken}});
    const auto view = child.view();
    QVERIFY(view);
    const auto &choices = view->prompt().choices;
    QCOMPARE(std::count(choices.begin(), choices.end(), Event::play(1, *parseCard("9S"))),
             broken ? 1 : 0);
}

/// An ace that is played low is another card on the table, but none in a hand: no table has a place
/// for it there.
void TestProtocolTable::refusesCardsAsPlayedWhereTheyAreHeld_data()
{
    QTest::addColumn<QByteArray>("line");
    const auto row = [](const char *name, const char *line) {
        QTest::newRow(name) << QByteArray(line);
    };
    row("hand", R"({"type": "deal", "dealer": 0,
        "hand": "AC- KS 9S 5S AH TH 6H 2H JD 7D 3D QC 8C"})");
    row("face up", R"({"type": "deal", "dealer": 0, "hand": "", "face_up": ["", "", "AC-", ""]})");
    row("passed", R"({"type": "event", "seat": 2, "pass": "AC-", "to": 1, "count": 1})");
    row("shown", R"({"type": "event", "seat": 2, "claim": "rest", "shown": "AC-"})");
    row("kept", R"({"type": "event", "seat": 1, "draft": "keep", "kept": "AC-"})");
    row("laid away", R"({"type": "event", "seat": 1, "draft": "keep", "kept": "2C",
        "laid_away": "AC-"})");
}

void TestProtocolTable::refusesCardsAsPlayedWhereTheyAreHeld()
{
    QFETCH(const QByteArray, line);
    const auto object = [](const QByteArray &text) {
        return QJsonDocument::fromJson(text).object();
    };
    ProtocolTable child;
    QVERIFY(!child.hear(object(R"({"type": "match", "rules": {}, "seat": 1, "players": 4})")));
    QVERIFY(!child.hear(object(R"({"type": "deal", "dealer": 0, "hand": ""})")));
    const QJsonObject message = object(line);
    QVERIFY(!message.isEmpty());
    const auto fault = child.hear(message);
    QVERIFY(fault);
    QVERIFY2(fault->text.contains(QStringLiteral("not in the deck")), qPrintable(fault->text));
}

QTEST_GUILESS_MAIN(TestProtocolTable)
#include "tst_protocol_table.moc"
