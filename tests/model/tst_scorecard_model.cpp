// SPDX-License-Identifier: GPL-3.0-or-later
#include "../scorecard/card_matches.h"
#include "deal/seat_view.h"
#include "match/match.h"
#include "sheet/scorecard_model.h"
#include "test_main.h"
#include "text/languages.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace sandbag;
using Model = ScorecardModel;
using Totals = QList<std::optional<int>>;

class ScorecardModelTest : public QObject
{
    Q_OBJECT

private slots:
    void aMatchDealByDeal();
    void linesAddUp();
    void columnsOfASide();
    void sumsAreExplained();
    void bagsAloneHaveNoPoints();
    void voidDealsCarryTotals();
    void oneBidStandsInAnAuction();
    void failedNilsAndBagPenaltiesAreMarked();
    void dealsBeforeStayWhereTheyAre();
    void undoShrinksTheCard();
    void otherPlayersResetTheCard();
    void ruleSets_data();
    void ruleSets();
    void unitsDigitOnlyWhileTrue();
    void cancelledBagIsNoPenalty();
    void outcomeNamesTheReason();
    void projectionOfTheDealInPlay();
    void theReadersSideIsFirst();
    void projectionFollowsThePlay();
    void nothingStandsWhereNobodyHasBid();
    void projectionOfAMo();
    void projectionOfNilsAlone();
    void tallyOfBonuses();
    void aSeatSeesTheDealInPlay();
    void whoHasNoNameIsCalledInTheLanguage();
};

namespace {

int number(const Model &model, int deal, int side, Model::Field field)
{
    return model.index(deal, Model::columnOf(side, field)).data(Model::NumberRole).toInt();
}

/// The match up to so many deals.
Match cutAt(const Match &match, std::size_t deals)
{
    MatchRecord record = match.record();
    record.deals.resize(deals);
    return std::get<Match>(Match::fold(record));
}

} // namespace

/// "You" is kept as a word: a match that was begun in English has no English name in German.
void ScorecardModelTest::whoHasNoNameIsCalledInTheLanguage()
{
    MatchRecord record = cards::standardMatch().record();
    record.players[0].name = "You";
    record.agreements.clear();
    const auto match = Match::fold(record);
    installLanguage(QStringLiteral("de"));
    const ScoreSheet sheet = scoreSheetOf(std::get<Match>(match));
    installLanguage(QStringLiteral("en"));
    QCOMPARE(sheet.players[0], QStringLiteral("Du"));
    QVERIFY2(sheet.sides[0].name.startsWith(QStringLiteral("Du & ")),
             qPrintable(sheet.sides[0].name));
}

void ScorecardModelTest::aMatchDealByDeal()
{
    Model model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const Match match = cards::standardMatch();
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    for (std::size_t deals = 0; deals <= match.record().deals.size(); ++deals) {
        model.update(cutAt(match, deals));
        QCOMPARE(model.rowCount(), int(deals));
    }
    QCOMPARE(resets.count(), 1); // the first, when the players sit down
    QCOMPARE(model.columnCount(), 1 + 2 * Model::FieldCount);
}

void ScorecardModelTest::linesAddUp()
{
    Model model;
    model.update(cards::standardMatch());
    for (int deal = 0; deal < model.rowCount(); ++deal) {
        const QModelIndex parent = model.index(deal, 0);
        QList<int> sums(2, 0);
        for (int row = 0; row < model.rowCount(parent); ++row) {
            const QModelIndex line = model.index(row, 0, parent);
            const int side = line.data(Model::SideRole).toInt();
            if (line.data(Model::KindRole).value<Model::Kind>() == Model::Kind::Line)
                sums[side] += line.data(Model::PointsRole).toInt();
            else
                QCOMPARE(line.data(Model::PointsRole).toInt(),
                         number(model, deal, side, Model::Total));
        }
        for (int side = 0; side < 2; ++side)
            QCOMPARE(sums[side], number(model, deal, side, Model::Points));
    }
}

void ScorecardModelTest::columnsOfASide()
{
    Model model;
    model.update(cards::standardMatch());
    const auto text = [&](int deal, int side, Model::Field field) {
        return model.index(deal, Model::columnOf(side, field)).data().toString();
    };
    QCOMPARE(text(0, 0, Model::Bid), QStringLiteral("4+2"));
    QCOMPARE(text(0, 0, Model::Taken), QStringLiteral("8"));
    QCOMPARE(text(0, 0, Model::Points), QStringLiteral("62"));
    QCOMPARE(text(0, 0, Model::Bags), QStringLiteral("2"));
    QCOMPARE(text(0, 1, Model::Total), QString(QChar(0x2212)) + QStringLiteral("60"));
    QCOMPARE(text(1, 0, Model::Bid), QStringLiteral("N+4"));
    QVERIFY(model.index(0, Model::columnOf(1, Model::Taken)).data(Model::SetRole).toBool());
    QVERIFY(!model.index(0, Model::columnOf(0, Model::Taken)).data(Model::SetRole).toBool());
    QCOMPARE(model.index(0, 0).data(Model::DealerRole).toString(), QStringLiteral("Ada"));
    QCOMPARE(
        model.headerData(Model::columnOf(1, Model::Bags), Qt::Horizontal, Qt::AccessibleTextRole)
            .toString(),
        QStringLiteral("Bo & Dot, Bags"));
}

void ScorecardModelTest::sumsAreExplained()
{
    Model model;
    model.update(cards::standardMatch());
    const QString words =
        model.index(1, Model::columnOf(0, Model::Total)).data(Model::ExplainedRole).toString();
    QVERIFY2(words.contains(QStringLiteral("Ada: nil")), qPrintable(words));
    QVERIFY2(words.contains(QStringLiteral("62 + 140 = 202")), qPrintable(words));
}

/// "2 bags from the failed nil 0" tells of nothing twice.
void ScorecardModelTest::bagsAloneHaveNoPoints()
{
    ScoreSheet sheet = scoreSheetOf(cards::standardMatch());
    SheetEntry &entry = sheet.deals[0].sides[0];
    entry.lines = {{nullptr, -1, 0, 2, QStringLiteral("2 bags from the failed nil")},
                   {nullptr, -1, 0, 0, QStringLiteral("Nil failed, took 1")},
                   {nullptr, -1, -40, 0, QStringLiteral("Set by 1")}};
    QStringList words;
    for (const SheetLine &line : entry.lines)
        words << sheet.wordsAndPoints(line);
    QCOMPARE(words, QStringList({QStringLiteral("2 bags from the failed nil"),
                                 QStringLiteral("Nil failed, took 1 0"),
                                 QString::fromUtf8("Set by 1 −40")}));
    Model model;
    model.setSheet(sheet);
    const QStringList told = model.index(0, Model::columnOf(0, Model::Total))
                                 .data(Model::ExplainedRole)
                                 .toString()
                                 .split(u'\n');
    QVERIFY2(told.contains(words.front()), qPrintable(told.join(u'\n')));
}

void ScorecardModelTest::voidDealsCarryTotals()
{
    Model model;
    model.update(cards::standardMatch());
    QCOMPARE(model.index(2, 0).data(Model::VoidRole).toString(), QStringLiteral("Misdeal"));
    QCOMPARE(number(model, 2, 0, Model::Total), number(model, 1, 0, Model::Total));
    QVERIFY(model.index(2, Model::columnOf(0, Model::Taken)).data().toString().isEmpty());
}

void ScorecardModelTest::oneBidStandsInAnAuction()
{
    Model model;
    model.update(cards::matchOf(cards::recordOf("auction", cards::kFour),
                                {cards::entered(0, {"pass", "pass", "3", "pass"}, {5, 2, 4, 2})}));
    const auto bid = [&model](int side) {
        return model.index(0, Model::columnOf(side, Model::Bid)).data().toString();
    };
    QCOMPARE(bid(0), QStringLiteral("3"));
    QCOMPARE(bid(1), QStringLiteral("–"));
}

/// In the row itself, without opening it: where the failed nil stands in the bids, and where the
/// bags were full.
void ScorecardModelTest::failedNilsAndBagPenaltiesAreMarked()
{
    Model model;
    model.update(cards::standardMatch());
    QStringList nils, penalties;
    for (int deal = 0; deal < model.rowCount(); ++deal)
        for (int side = 0; side < 2; ++side) {
            const QString place = QStringLiteral("%1/%2").arg(deal + 1).arg(side);
            const QModelIndex bid = model.index(deal, Model::columnOf(side, Model::Bid));
            for (const QVariant &nil : bid.data(Model::FailedNilsRole).toList())
                nils << place + u' ' +
                            bid.data().toString().mid(nil.toPoint().x(), nil.toPoint().y());
            if (model.index(deal, Model::columnOf(side, Model::Total))
                    .data(Model::BagPenaltyRole)
                    .toBool())
                penalties << place;
        }
    QCOMPARE(nils, QStringList{QStringLiteral("4/1 N")});
    QCOMPARE(penalties, QStringList{QStringLiteral("6/0")});
}

/// A match of hundreds of deals is told anew with each trick.
void ScorecardModelTest::dealsBeforeStayWhereTheyAre()
{
    const Match match = cards::standardMatch();
    QVERIFY(match.results().size() >= 3);
    Model model;
    model.update(cutAt(match, 2));
    const QChar *words = model.sheet().deals[0].sides[0].lines[0].text.constData();
    model.update(cutAt(match, 2));
    QCOMPARE(model.sheet().deals[0].sides[0].lines[0].text.constData(), words);
    model.update(cutAt(match, 3));
    QCOMPARE(model.sheet().deals[0].sides[0].lines[0].text.constData(), words);
    QCOMPARE(model.sheet().deals.size(), 3);
}

void ScorecardModelTest::undoShrinksTheCard()
{
    Model model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const Match match = cards::standardMatch();
    model.update(match);
    model.update(cutAt(match, 3));
    QCOMPARE(model.rowCount(), 3);
    model.update(cutAt(match, 0));
    QCOMPARE(model.rowCount(), 0);
    model.update(match);
    QCOMPARE(model.rowCount(), int(match.record().deals.size()));
}

void ScorecardModelTest::otherPlayersResetTheCard()
{
    Model model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    model.update(cards::standardMatch());
    model.update(cards::eightAlone(2));
    QCOMPARE(model.sideCount(), 8);
    QCOMPARE(model.columnCount(), 1 + 8 * Model::FieldCount);
}

void ScorecardModelTest::ruleSets_data()
{
    QTest::addColumn<QString>("preset");
    for (const Preset &preset : presets())
        QTest::newRow(preset.id) << QString::fromLatin1(preset.id);
}

/// A card for every named game: sides, names and the line of rules are there before a deal.
void ScorecardModelTest::ruleSets()
{
    QFETCH(QString, preset);
    Model model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const MatchRecord record = cards::recordOf(preset.toLatin1().constData(), {});
    model.update(Match(record));
    const Seating seating(record.rules);
    QCOMPARE(model.sideCount(), seating.sides);
    QCOMPARE(model.sheet().players.size(), seating.players);
    QVERIFY(!model.sheet().rulesLine.isEmpty());
    QVERIFY(!model.sheet().sides.front().name.isEmpty());
}

void ScorecardModelTest::unitsDigitOnlyWhileTrue()
{
    const Match match = cards::standardMatch();
    QVERIFY(scoreSheetOf(cutAt(match, 0)).bagsAreUnits);
    // 62 with two bags against −60 with none.
    QVERIFY(scoreSheetOf(cutAt(match, 1)).bagsAreUnits);
    // −60 + 72: twelve, and two bags; then a set side's 0 − 52 no longer ends in its bags.
    QVERIFY(scoreSheetOf(cutAt(match, 2)).bagsAreUnits);
    QVERIFY(!scoreSheetOf(cutAt(match, 4)).bagsAreUnits);
    MatchRecord separate = match.record();
    separate.rules.bags_separate = true;
    separate.deals.resize(1);
    QVERIFY(!scoreSheetOf(std::get<Match>(Match::fold(separate))).bagsAreUnits);
}

/// A cancelled bag takes a point off, and is no burst sack.
void ScorecardModelTest::cancelledBagIsNoPenalty()
{
    MatchRecord record = cards::recordOf("standard", cards::kFour);
    record.rules.bags_cancel_card = BagsCancelCard::fixed;
    DealRecord deal = cards::entered(0, {"4", "3", "2", "3"}, {5, 3, 3, 2});
    deal.given.add(Fact::cancelCard);
    deal.facts.counted[Fact::cancelCard][0] = 1;
    const ScoreSheet sheet = scoreSheetOf(cards::matchOf(record, {deal}));
    QCOMPARE(sheet.deals.back().sides[0].bags, 1);
    QVERIFY(!sheet.deals.back().sides[0].bagPenalty);
}

void ScorecardModelTest::outcomeNamesTheReason()
{
    MatchRecord record = cards::recordOf("standard", cards::kFour);
    record.rules.win_target = 60;
    const Match match =
        cards::matchOf(record, {cards::entered(0, {"4", "3", "2", "3"}, {5, 3, 3, 2})});
    const ScoreSheet sheet = scoreSheetOf(match);
    QVERIFY(sheet.over);
    QCOMPARE(sheet.winner, 0);
    QCOMPARE(sheet.outcome, QStringLiteral("Ada & Cy won with 62 points; 60 were needed."));
}

void ScorecardModelTest::projectionOfTheDealInPlay()
{
    Match match(cards::recordOf("standard", cards::kFour));
    QVERIFY(!match.beginDeal(cards::suitsDealt(3)));
    QVERIFY(scoreSheetOf(match).projection.empty());
    const char *calls[] = {"6", "2", "nil", "1"};
    for (int seat = 0; seat < 4; ++seat)
        QVERIFY(!match.apply(Event::makeCall(seat, parseCall(calls[seat]).value())));
    const SheetProjection projection = scoreSheetOf(match).projection;
    QCOMPARE(projection.ifMade, Totals({160, 30}));
    QCOMPARE(projection.ifSet, Totals({40, -30}));
    Model model;
    model.update(match);
    QVERIFY(model.index(0, 0).data(Model::PartialRole).toBool());
    QCOMPARE(model.rowCount(model.index(0, 0)), 0);
    QCOMPARE(model.index(0, Model::columnOf(0, Model::Bid)).data().toString(),
             QStringLiteral("6+N"));
}

/// From another seat everything is the same, in another order.
void ScorecardModelTest::theReadersSideIsFirst()
{
    const Match match = cards::standardMatch();
    const ScoreSheet usual = scoreSheetOf(match), own = scoreSheetOf(match, nullptr, 3);
    QCOMPARE(own.sides.front().seats, QList<int>({3, 1}));
    QCOMPARE(own.sides.front().name, QStringLiteral("Dot & Bo"));
    QCOMPARE(own.sides.back().name, QStringLiteral("Ada & Cy"));
    QCOMPARE(own.total(0), usual.total(1));
    QCOMPARE(own.bags(1), usual.bags(0));
    QCOMPARE(own.winner < 0, usual.winner < 0);
    QVERIFY(own.winner < 0 || own.sides[own.winner].number == usual.winner);
    QCOMPARE(own.deals.size(), usual.deals.size());
    for (qsizetype deal = 0; deal < own.deals.size(); ++deal) {
        QCOMPARE(own.deals[deal].sides[0].points, usual.deals[deal].sides[1].points);
        QCOMPARE(own.deals[deal].sides[1], usual.deals[deal].sides[0]);
    }

    MatchRecord record = cards::recordOf("standard", cards::kFour);
    record.rules.win_target = 60;
    const Match won =
        cards::matchOf(record, {cards::entered(0, {"4", "3", "2", "3"}, {5, 3, 3, 2})});
    QCOMPARE(scoreSheetOf(won, nullptr, 1).winner, 1);
    QCOMPARE(scoreSheetOf(won, nullptr, 1).outcome, scoreSheetOf(won).outcome);

    Match played(cards::recordOf("standard", cards::kFour));
    QVERIFY(!played.beginDeal(cards::suitsDealt(3)));
    for (const char *call : {"6", "2", "nil", "1"})
        QVERIFY(!played.apply(Event::makeCall(played.deal()->seat, parseCall(call).value())));
    QCOMPARE(scoreSheetOf(played, nullptr, 1).projection.ifMade, Totals({30, 160}));
}

/// What was taken counts: nobody is set whose contract stands, nor makes one for which too few
/// tricks are left, and a nil that has failed is no more hoped for.
void ScorecardModelTest::projectionFollowsThePlay()
{
    Match match(cards::recordOf("standard", cards::kFour));
    QVERIFY(!match.beginDeal(cards::suitsDealt(3)));
    for (const char *call : {"6", "2", "4", "nil"})
        QVERIFY(!match.apply(Event::makeCall(match.deal()->seat, parseCall(call).value())));
    const auto playTricks = [&match](int tricks) {
        for (int card = 0; card < 4 * tricks; ++card)
            QVERIFY(!match.apply(legal(*match.deal()).choices.front()));
    };
    const auto now = [&match] { return scoreSheetOf(match).projection; };
    QCOMPARE(now().ifMade, Totals({100, 120}));
    QCOMPARE(now().ifSet, Totals({-100, 80}));
    playTricks(9);
    QCOMPARE(now().ifMade, Totals({100, 120}));
    QCOMPARE(now().ifSet, Totals({-100, 80}));
    playTricks(2);
    QCOMPARE(now().ifMade, Totals({101, 120}));
    QCOMPARE(now().ifSet, Totals({std::nullopt, 80}));
    playTricks(1);
    QCOMPARE(now().ifMade, Totals({102, std::nullopt}));
    QCOMPARE(now().ifSet, Totals({std::nullopt, 80}));
}

/// Neither a bid nor tricks of a side that has still to bid; what the other has bid, and no tricks.
void ScorecardModelTest::nothingStandsWhereNobodyHasBid()
{
    Match match(cards::recordOf("standard", cards::kFour));
    QVERIFY(!match.beginDeal(cards::suitsDealt(3)));
    QVERIFY(!match.apply(Event::makeCall(0, parseCall("6").value())));
    Model model;
    model.update(match);
    const auto text = [&model](int side, Model::Field field) {
        return model.index(0, Model::columnOf(side, field)).data().toString();
    };
    QCOMPARE(text(0, Model::Bid), QStringLiteral("6"));
    QCOMPARE(text(0, Model::Taken), QStringLiteral("0"));
    QCOMPARE(text(1, Model::Bid), QString());
    QCOMPARE(text(1, Model::Taken), QString());
}

/// Rule `mo_allowed`: made means the first seven tricks, and takes the place of the contract.
void ScorecardModelTest::projectionOfAMo()
{
    MatchRecord record = cards::recordOf("mo", cards::kFour);
    Match match(record);
    QVERIFY(!match.beginDeal(cards::suitsDealt(3)));
    for (const char *call : {"4 little-mo", "2", "2", "1"})
        QVERIFY(!match.apply(Event::makeCall(match.deal()->seat, parseCall(call).value())));
    const SheetProjection projection = scoreSheetOf(match).projection;
    QCOMPARE(projection.ifMade, Totals({150, 30}));
    QCOMPARE(projection.ifSet, Totals({-150, -30}));
}

/// A side without a number falls short by taking a trick.
void ScorecardModelTest::projectionOfNilsAlone()
{
    MatchRecord record = cards::recordOf("standard", cards::kFour);
    record.rules.double_nil_scoring = DoubleNilScoring::joint;
    record.rules.double_nil_value = 800;
    record.rules.double_nil_lost = 300;
    Match match(record);
    DealStart start;
    start.dealer = 3;
    const char *hands[] = {
        "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H",
        "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D", "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C"};
    for (const char *hand : hands)
        start.hands.push_back(parseCards(hand).value());
    QVERIFY(!match.beginDeal(start));
    for (const char *call : {"nil", "2", "nil", "1"})
        QVERIFY(!match.apply(Event::makeCall(match.deal()->seat, parseCall(call).value())));
    const SheetProjection projection = scoreSheetOf(match).projection;
    QCOMPARE(projection.ifMade, Totals({800, 30}));
    QCOMPARE(projection.ifSet, Totals({-300, -30}));
}

void ScorecardModelTest::tallyOfBonuses()
{
    MatchRecord record = cards::recordOf("standard", cards::kFour);
    record.rules.bonus_split = true;
    const Match match =
        cards::matchOf(record, {cards::entered(0, {"nil", "4", "4", "3"}, {0, 5, 4, 4})});
    QCOMPARE(scoreSheetOf(match).tally, QList<int>({50, 0, 50, 0}));
}

/// The row of the deal in play is the same from a seat that has no more of the match than the deals
/// that are over.
void ScorecardModelTest::aSeatSeesTheDealInPlay()
{
    Match match(cards::recordOf("standard", cards::kFour));
    QVERIFY(!match.beginDeal(cards::suitsDealt(3)));
    const char *calls[] = {"6", "2", "nil"};
    for (int seat = 0; seat < 3; ++seat)
        QVERIFY(!match.apply(Event::makeCall(seat, parseCall(calls[seat]).value())));
    const ScoreSheet whole = scoreSheetOf(match);
    Match over = match;
    over.removeLastDeal();
    const SeatView view(*match.deal(), 1);
    const ScoreSheet seen = scoreSheetOf(over, &view.seen());
    QVERIFY(whole.deals.last().partial);
    QCOMPARE(seen.deals, whole.deals);
    QCOMPARE(scoreSheetOf(over).deals.size(), whole.deals.size() - 1);
}

QTEST_GUILESS_MAIN(ScorecardModelTest)
#include "tst_scorecard_model.moc"
