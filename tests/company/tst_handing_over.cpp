// SPDX-License-Identifier: GPL-3.0-or-later
// Four persons at one computer: while the screen goes from one to the next, nothing at the table
// says a word of the covered hand: nothing that is heard, no line, panel or tooltip, no action. Nor
// does the clock run. SANDBAG_HANDOVERS sets how many are looked at.
#include "conduct/table_pace.h"
#include "match/match.h"
#include "match_clock.h"
#include "scene/table_scene.h"
#include "scene/table_view.h"
#include "share.h"
#include "shared_table.h"
#include "table_actions.h"
#include "tabletop.h"
#include "test_main.h"
#include "text/translate.h"

#include <QTest>

#include <algorithm>
#include <optional>

using namespace sandbag;

namespace {

/// At each of so many, pictures are compared, too.
constexpr int kAlikeEach = 7;

int handovers()
{
    const int asked = qEnvironmentVariableIntValue("SANDBAG_HANDOVERS");
    return asked > 0 ? asked : share(64);
}

/// Tricks of the deal that are over.
int tricksTaken(SharedTable &at)
{
    const auto &tricks = at.game.match().deal()->tricks;
    return static_cast<int>(std::count_if(tricks.begin(), tricks.end(),
                                          [](const auto &trick) { return trick.winner != -2; }));
}

/// Goes on, each hand uncovered, until a person of another seat is to act, or the deal is over.
void goOn(SharedTable &at)
{
    if (at.top.pace().covered())
        at.top.pace().uncover();
    at.said.clear();
    at.act();
}

} // namespace

class TestHandingOver : public QObject
{
    Q_OBJECT

private slots:
    void nothingNamesACoveredHand()
    {
        SharedTable at;
        Twins twins;
        int seen = 0, alike = 0;
        qsizetype words = 0;
        for (quint64 seed = 1; seen < handovers() && !QTest::currentTestFailed(); ++seed) {
            at.deal(seed);
            while (seen < handovers() && !at.game.match().dealOver()) {
                if (at.top.pace().covered()) {
                    words += look(at);
                    ++seen;
                    if (seen % kAlikeEach == 0)
                        compare(twins, at.game.match(), alike);
                    at.top.pace().uncover();
                    // Who was away from the screen may see the trick that was taken meanwhile.
                    QCOMPARE(at.top.actions().canReview(), tricksTaken(at) > 0);
                }
                if (QTest::currentTestFailed())
                    return;
                at.said.clear();
                at.act();
            }
        }
        qInfo("%d handings-over, %lld words, %d pairs of pictures", seen,
              static_cast<long long>(words), alike);
        QVERIFY(words > 20 * seen && alike >= seen / kAlikeEach / 2);
    }

    void aPlantedLeakIsFound();
    void theTableStays();
    void partnersShareACurtain();

    /// The words are there to be found once the cards are uncovered.
    void anOpenHandIsNamed()
    {
        SharedTable at;
        at.deal(1);
        if (at.top.pace().covered())
            at.top.pace().uncover();
        const TableWords words(at.top);
        const CardList hand = handOf(*at.game.match().deal(), at.game.seatAtTurn());
        QVERIFY(!hand.empty());
        for (const Card card : hand)
            QVERIFY(!words.naming({card}).isEmpty());
    }

private:
    static qsizetype look(SharedTable &at)
    {
        const int seat = at.game.seatAtTurn();
        const CardList hand = handOf(*at.game.match().deal(), seat);
        const TableWords words(at.top);
        QStringList found = words.naming(hand);
        for (const Card card : hand) {
            for (const Audience &by : {Audience::screen(), Audience::ear()})
                found += at.said.filter(toText(Sentence("%1", {card}), by), Qt::CaseInsensitive);
        }
        if (!found.isEmpty())
            QTest::qFail(qPrintable(found.front()), __FILE__, __LINE__);
        check(at, seat);
        return words.count();
    }

    static void compare(Twins &twins, const Match &match, int &compared)
    {
        const auto alike = twins.alike(match);
        compared += alike ? 1 : 0;
        if (alike && !*alike)
            QTest::qFail("the table differs by a covered hand", __FILE__, __LINE__);
    }

    static void check(SharedTable &at, int seat)
    {
        const TablePicture &picture = at.top.scene().picture();
        QVERIFY(picture.hand.empty() && picture.handHidden && picture.dimmed.empty());
        QVERIFY(picture.seats[static_cast<std::size_t>(seat)].known.empty());
        const TableActions &actions = at.top.actions();
        QVERIFY(!actions.canHint() && !actions.canClaim() && !actions.canConcede() &&
                !actions.canTakeBack() && !actions.canBid() && !actions.canReview());
        QCOMPARE(at.game.clock().leftForCard(), -1);
    }
};

/// In a tooltip, in what is heard, and in the picture alone.
void TestHandingOver::aPlantedLeakIsFound()
{
    const auto hand = [](SharedTable &at) {
        return handOf(*at.game.match().deal(), at.game.seatAtTurn());
    };
    Twins honest;
    Twins byWords([&hand](SharedTable &at) {
        QStringList words;
        for (const Card card : hand(at))
            words << toText(Sentence("%1", {card}), Audience::screen());
        at.top.setToolTip(words.join(u' '));
        if (TableWords(at.top).naming(hand(at)).isEmpty())
            QTest::qFail("no word of it was found", __FILE__, __LINE__);
    });
    Twins byPicture([&hand](SharedTable &at) {
        TablePicture leaking = at.top.scene().picture();
        leaking.hand = hand(at);
        leaking.handHidden = false;
        at.top.scene().show(leaking, TableChange::rebuild);
    });
    SharedTable at;
    at.deal(1);
    while (!honest.alike(at.game.match()))
        goOn(at);
    QVERIFY(*honest.alike(at.game.match()));
    QVERIFY(!byWords.alike(at.game.match()).value_or(true));
    QVERIFY(!byPicture.alike(at.game.match()).value_or(true));
}

/// Everyone keeps a place while the screen goes round, and so do the sides on the rail and the pad.
void TestHandingOver::theTableStays()
{
    SharedTable at;
    TableLook look = at.top.scene().look();
    look.stays = true;
    at.top.setLook(look);
    at.deal(3);
    const int bottom = at.top.pace().bottom();
    QStringList rail;
    int handed = 0;
    for (; !at.game.match().dealOver(); goOn(at)) {
        handed += at.top.pace().covered() ? 1 : 0;
        if (at.top.pace().covered())
            at.top.pace().uncover();
        const TablePicture &picture = at.top.scene().picture();
        QCOMPARE(picture.viewer, at.game.seatAtTurn());
        QCOMPARE(at.top.scene().placeOf(bottom), std::size_t(0));
        QStringList sides;
        for (const SidePicture &side : picture.board)
            sides << side.name;
        if (rail.isEmpty())
            rail = sides;
        QCOMPARE(sides, rail);
        CardList shown = picture.hand, held = handOf(*at.game.match().deal(), picture.viewer);
        std::sort(shown.begin(), shown.end());
        std::sort(held.begin(), held.end());
        QVERIFY(shown == held);
    }
    QVERIFY(handed > 40);
}

/// Between sides only; a partner's hand stays covered while the curtain is there for them.
void TestHandingOver::partnersShareACurtain()
{
    SharedTable at;
    TableLook look = at.top.scene().look();
    look.partnersShare = true;
    at.top.setLook(look);
    at.deal(3);
    int shared = 0, between = 0;
    int before = at.top.pace().viewer();
    for (; !at.game.match().dealOver(); goOn(at)) {
        const int now = at.game.seatAtTurn();
        if (now == before)
            continue;
        const bool partners = (now + before) % 2 == 0;
        QCOMPARE(at.top.pace().covered(), !partners);
        QCOMPARE(at.top.scene().picture().hand.empty(), !partners);
        (partners ? shared : between) += 1;
        before = now;
    }
    QVERIFY(shared > 0 && between > 30);
}

QTEST_MAIN(TestHandingOver)
#include "tst_handing_over.moc"
