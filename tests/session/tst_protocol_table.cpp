// SPDX-License-Identifier: GPL-3.0-or-later
// The child's side of the player protocol: from what it is told a child sees at each of its turns
// what its seat sees, in every named game and however the others play.
#include "../random/random_rules.h"

#include "protocol/player_protocol.h"
#include "protocol/protocol_table.h"

#include <QTest>

using namespace sandbag;

namespace {

QString cards(const CardList &list)
{
    return QString::fromStdString(toString(list));
}

QString words(const std::vector<Event> &events)
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
    lines << "aside " + cards(seen.aside) << "discards " + cards(seen.discards);
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
                          cards(seen.received[at]));
    }
    for (const PassRecord &pass : seen.passes)
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
                 list(std::array<int, 16>{play.leader, play.turn, play.led, play.best, play.broken,
                                          play.tricksPlayed, play.tricksInDeal, play.anyCardSeats,
                                          play.lowClubsOff, play.openingClub, play.lastLeader,
                                          play.lastBest, play.noTrumpSeats, play.noTrumpBroken,
                                          play.cancelCardSeat, play.dixCount},
                      16);
    lines << "deal " +
                 list(std::array<int, 18>{seen.dealer, seen.firstScored, int(seen.stage), seen.step,
                                          seen.seat, seen.firstBidder, seen.misdealSeats,
                                          seen.looked, seen.spoken, seen.declared, seen.passedOut,
                                          seen.highSeat, seen.kittyTaker, seen.extraTrickSeat,
                                          seen.kittyQuota, seen.moLeader, seen.raised,
                                          int(seen.hints.size())},
                      18);
    lines << "scores " + list(seen.scores, seen.seating().sides) + " to discard " +
                 list(seen.toDiscard, seen.seating().players);
    return lines;
}

} // namespace

class TestProtocolTable : public QObject
{
    Q_OBJECT

private slots:
    void seesWhatItsSeatSees_data();
    void seesWhatItsSeatSees();
    void knowsThatItWasNotTold();

private:
    void play(const RuleSet &rules, Dice &dice);
    void compare(const DealState &deal, ProtocolTable &child, std::size_t &heard);
};

void TestProtocolTable::seesWhatItsSeatSees_data()
{
    QTest::addColumn<QString>("preset");
    QTest::addColumn<QString>("changes");
    for (const Preset &preset : presets())
        QTest::newRow(preset.id) << QString::fromUtf8(preset.id) << QString();
    const auto row = [](const char *name, const char *preset, const char *changes) {
        QTest::newRow(name) << QString::fromUtf8(preset) << QString::fromUtf8(changes);
    };
    row("second card unseen", "family-2", "deal_draft_see_second=false");
    row("drafted, low club opens", "two-handed", "opening_leader=low-club");
    row("drafted from two packs, low club opens", "two-handed",
        "deck_packs=2 opening_leader=low-club");
    row("drafted with jokers", "family-2", "deck_jokers=2");
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
    for (int deal = 0; deal < 5 && !QTest::currentTestFailed(); ++deal)
        play(rules, dice);
}

void TestProtocolTable::play(const RuleSet &rules, Dice &dice)
{
    const auto table = makeTable(rules);
    const int players = rules.table_players;
    DealStart start = dealCards(*table, dice.below(players), dice.next());
    start.firstScored = true;
    DealState deal = startDeal(table, start);
    std::vector<ProtocolTable> children(static_cast<std::size_t>(players));
    std::vector<std::size_t> heard(children.size(), 0);
    for (int seat = 0; seat < players; ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        QVERIFY(children[at].hear(matchMessage(*table, seat)));
        QVERIFY(children[at].hear(dealMessage(SeatView(deal, seat), start.hands[at], {})));
    }
    while (!deal.over() && !QTest::currentTestFailed()) {
        const auto at = static_cast<std::size_t>(deal.seat);
        compare(deal, children[at], heard[at]);
        QVERIFY(!apply(deal, choose(legal(deal), dice)));
    }
}

void TestProtocolTable::compare(const DealState &deal, ProtocolTable &child, std::size_t &heard)
{
    const SeatView view(deal, deal.seat);
    for (; heard < deal.log.size(); ++heard)
        QVERIFY(child.hear(eventMessage(view, heard)));
    QVERIFY(child.hear(actMessage(view, 1000)));
    const auto seen = child.view();
    QVERIFY2(seen, qPrintable(told(view).join('\n')));
    QCOMPARE(told(*seen), told(view));
}

/// A program that tells nothing of the draft: rather no view than one that was made up.
void TestProtocolTable::knowsThatItWasNotTold()
{
    const auto table = makeTable(rulesOf(*findPreset("two-handed")));
    DealState deal = startDeal(table, dealCards(*table, 0, 3));
    const int seat = deal.seat;
    ProtocolTable child;
    QVERIFY(child.hear(matchMessage(*table, seat)));
    QVERIFY(child.hear(dealMessage(SeatView(deal, seat), {}, {})));
    const auto say = [&](QJsonObject message) {
        for (const char *member : {"offered", "kept", "laid_away"})
            message.remove(QString::fromUtf8(member));
        QVERIFY(child.hear(message));
    };
    say(actMessage(SeatView(deal, seat), 1000));
    QVERIFY(!child.view());
    for (int number = 0; number < 2; ++number) {
        QVERIFY(!apply(deal, legal(deal).choices.front()));
        say(eventMessage(SeatView(deal, seat), static_cast<std::size_t>(number)));
    }
    QVERIFY(child.hear(actMessage(SeatView(deal, seat), 1000)));
    QVERIFY(!child.view());
}

QTEST_GUILESS_MAIN(TestProtocolTable)
#include "tst_protocol_table.moc"
