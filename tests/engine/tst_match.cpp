// SPDX-License-Identifier: GPL-3.0-or-later
// A match as a fold over its record: played, entered, void and unplayed deals, undo and redo, who
// deals next, and what is refused.
#include "match/dealing.h"
#include "match/match.h"
#include "rules/catalogue.h"
#include "test_main.h"

#include <QTest>

using namespace sandbag;

namespace {

MatchRecord standard()
{
    MatchRecord record;
    record.players.resize(4);
    return record;
}

DealRecord entered(int dealer, const std::array<const char *, 4> &bids,
                   const std::array<int, 4> &tricks)
{
    DealRecord deal;
    deal.kind = DealRecord::Kind::entered;
    deal.dealer = dealer;
    deal.given.add(Fact::tricks);
    for (std::size_t seat = 0; seat < 4; ++seat) {
        deal.bids[seat] = *parseCall(bids[seat]);
        deal.facts.tricks[seat] = static_cast<std::uint8_t>(tricks[seat]);
    }
    return deal;
}

DealRecord plain(int dealer)
{
    return entered(dealer, {"3", "4", "3", "3"}, {3, 4, 3, 3});
}

/// Answers with the first choice until the deal is over.
void playOut(Match &match)
{
    while (!match.dealOver()) {
        const Prompt prompt = legal(*match.deal());
        QVERIFY(!prompt.cards);
        QVERIFY(!match.apply(prompt.choices.back()));
    }
}

QString refusalOf(const MatchRecord &record)
{
    const auto folded = Match::fold(record);
    const auto *error = std::get_if<RecordError>(&folded);
    return error ? QString::fromStdString(plainEnglish(error->text)) : QString();
}

} // namespace

class TestMatch : public QObject
{
    Q_OBJECT

private slots:
    void enteredDealsAddUp();
    void enteredBidsAreTried_data();
    void enteredBidsAreTried();
    void playedDealIsScored();
    void undoAndRedoAreTheSameMatch();
    void partialDeal();
    void nextDealer();
    void dealsAfterTheEndAreRefused();
    void unfinishedDealInTheMiddle();
    void editingADealRecomputes();
    void illegalEventsAreNamed();
    void rulingsAndVoiding();
    void everyEndIsTold();
    void playingOnFromAnywhere();
};

void TestMatch::enteredDealsAddUp()
{
    MatchRecord record = standard();
    record.deals = {plain(0), entered(1, {"nil", "4", "5", "3"}, {0, 4, 6, 3})};
    const auto folded = Match::fold(record);
    QVERIFY2(std::holds_alternative<Match>(folded), qPrintable(refusalOf(record)));
    const auto &match = std::get<Match>(folded);
    QCOMPARE(match.results().size(), std::size_t(2));
    QCOMPARE(match.standing().totals[0], 60 + 151);
    QCOMPARE(match.standing().totals[1], 70 + 70);
    QCOMPARE(match.standing().bags[0], 1);
    QCOMPARE(match.standingBefore(1).totals[0], 60);
    QVERIFY(!match.deal());
    QVERIFY(match.dealOver());
}

void TestMatch::enteredBidsAreTried_data()
{
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QStringList>("bids");
    QTest::addColumn<QString>("said"); // "": the bids can have been made
    const auto row = [](const char *name, const char *rule, const char *value,
                        const QStringList &bids, const char *said) {
        QTest::newRow(name) << QString::fromUtf8(rule) << QString::fromUtf8(value) << bids
                            << QString::fromUtf8(said);
    };
    const auto bids = [](const char *text) { return QString::fromUtf8(text).split(u','); };
    row("plain", "", "", bids("3,4,3,3"), "");
    row("too high", "", "", bids("14,4,3,3"), "14");
    row("missing", "", "", bids("3,4,,3"), "seat 2");
    row("blind nil at level scores", "", "", bids("blind nil,4,3,3"), "blind nil");
    row("no nil here", "nil_allowed", "false", bids("nil,4,3,3"), "nil");
    row("board", "bid_board", "5", bids("2,4,2,3"), "2");
    row("board met", "bid_board", "5", bids("2,4,3,3"), "");
    row("nine", "bid_nine_barred", "true", bids("5,3,4,3"), "4");
    row("sum", "bid_sum_not_tricks", "true", bids("4,3,3,3"), "3");
    row("whiz", "bid_restriction", "whiz", bids("4,3,nil,3"), "");
    row("mirror", "bid_restriction", "mirror", bids("4,3,nil,3"), "");
    row("raised by one", "bid_raise", "by-one", bids("5,3,3,3"), "");
    row("halves", "bid_half", "true", bids("3.5,3,2.5,3"), "");
    row("half alone", "bid_half", "true", bids("3.5,3,3,3"), "3");
    row("one bid a side", "bid_style", "side", bids("6,,,5"), "");
    row("moon for the side", "moon_allowed", "true", bids("moon,4,,4"), "");
    row("moon at the other seat", "moon_allowed", "true", bids(",4,moon,4"), "");
    row("no moon here", "", "", bids("moon,4,,4"), "moon");
    row("suicide", "bid_restriction", "suicide", bids("nil,5,4,nil"), "");
    row("suicide without nil", "bid_restriction", "suicide", bids("5,5,4,nil"),
        "exactly one player of this side");
}

void TestMatch::enteredBidsAreTried()
{
    QFETCH(QString, rule);
    QFETCH(QString, value);
    QFETCH(QStringList, bids);
    QFETCH(QString, said);
    MatchRecord record = standard();
    if (!rule.isEmpty()) {
        QVERIFY(findOption(rule.toStdString())->set(record.rules, value.toStdString()));
        record.rules.blind_nil_allowed = value != QStringLiteral("suicide");
    }
    if (record.rules.bid_style == BidStyle::side)
        record.rules.nil_allowed = record.rules.blind_nil_allowed = false;
    DealRecord deal = plain(3);
    for (std::size_t seat = 0; seat < 4; ++seat)
        deal.bids[seat] = *parseCall(bids[static_cast<qsizetype>(seat)].toStdString());
    record.deals = {deal};
    const QString refused = refusalOf(record);
    if (said.isEmpty())
        QVERIFY2(refused.isEmpty(), qPrintable(refused));
    else
        QVERIFY2(refused.contains(said), qPrintable(QStringLiteral("said: ") + refused));
}

void TestMatch::playedDealIsScored()
{
    Match match(standard());
    QVERIFY(!match.beginDeal(dealCards(*match.context(), 2, 5)));
    QVERIFY(match.beginDeal(dealCards(*match.context(), 3, 6))); // one at a time
    playOut(match);
    const auto again = Match::fold(match.record());
    QVERIFY(std::get<Match>(again).standing() == match.standing());
    int points = 0;
    for (const ScoreLine &line : match.results()[0].score.lines())
        points += line.points;
    QCOMPARE(points, match.standing().totals[0] + match.standing().totals[1]);
}

void TestMatch::undoAndRedoAreTheSameMatch()
{
    Match match(standard());
    for (int deal = 0; deal < 2; ++deal) {
        QVERIFY(
            !match.beginDeal(dealCards(*match.context(), deal, static_cast<std::uint64_t>(deal))));
        playOut(match);
    }
    const MatchRecord end = match.record();
    const Standing standing = match.standing();
    int steps = 0;
    while (match.undo())
        ++steps;
    QVERIFY(match.record().deals.empty());
    QVERIFY(match.standing() == Standing{});
    while (match.redo())
        --steps;
    QCOMPARE(steps, 0);
    QVERIFY(match.record() == end);
    QVERIFY(match.standing() == standing);
    match.undo();
    QVERIFY(match.canRedo());
    const Prompt prompt = legal(*match.deal());
    QVERIFY(!match.apply(prompt.choices.front()));
    QVERIFY(!match.canRedo());
}

void TestMatch::partialDeal()
{
    Match match(standard());
    QVERIFY(!match.beginDeal(dealCards(*match.context(), 0, 9)));
    QVERIFY(match.results()[0].partial());
    for (int i = 0; i < 4 + 8; ++i)
        QVERIFY(!match.apply(legal(*match.deal()).choices.back()));
    const DealResult &result = match.results()[0];
    QVERIFY(result.partial());
    QVERIFY(result.score.lines().empty());
    QCOMPARE(result.score.side[0].tricks + result.score.side[1].tricks, 2);
    QVERIFY(match.standing() == Standing{});
    QVERIFY(!match.dealOver());
}

void TestMatch::nextDealer()
{
    MatchRecord record = standard();
    const auto dealerAfter = [&record](const DealRecord &deal) {
        record.deals = {deal};
        return std::get<Match>(Match::fold(record)).nextDealer();
    };
    DealRecord voided;
    voided.kind = DealRecord::Kind::voided;
    voided.dealer = 2;
    QCOMPARE(dealerAfter(plain(2)), 3);
    QCOMPARE(dealerAfter(plain(3)), 0);
    voided.voidReason = "misdeal";
    QCOMPARE(dealerAfter(voided), 2);
    record.rules.misdeal_redeal = MisdealRedeal::next;
    QCOMPARE(dealerAfter(voided), 3);
    voided.voidReason = "passed";
    QCOMPARE(dealerAfter(voided), 2);
    voided.voidReason = "cross-boarding";
    QCOMPARE(dealerAfter(voided), 3);
}

void TestMatch::dealsAfterTheEndAreRefused()
{
    MatchRecord record = standard();
    record.rules.win_target = 60;
    record.deals = {plain(0)};
    const auto folded = Match::fold(record);
    QVERIFY(std::get<Match>(folded).over());
    QCOMPARE(std::get<Match>(folded).nextDealer(), -1);
    record.deals.push_back(plain(1));
    QVERIFY2(refusalOf(record).startsWith(QStringLiteral("deal 2: ")),
             qPrintable(refusalOf(record)));
}

void TestMatch::unfinishedDealInTheMiddle()
{
    Match match(standard());
    QVERIFY(!match.beginDeal(dealCards(*match.context(), 0, 9)));
    MatchRecord record = match.record();
    record.deals.push_back(plain(1));
    QVERIFY(refusalOf(record).contains(QStringLiteral("not finished")));
}

void TestMatch::editingADealRecomputes()
{
    Match match(standard());
    QVERIFY(!match.enter(plain(0)));
    QVERIFY(!match.enter(plain(1)));
    QVERIFY(!match.replaceDeal(0, entered(0, {"4", "4", "3", "3"}, {3, 4, 3, 3})));
    QCOMPARE(match.standing().totals[0], -70 + 60);
    const Standing before = match.standing();
    QVERIFY(match.replaceDeal(0, entered(0, {"4", "4", "3", "3"}, {3, 4, 3, 4})));
    QVERIFY(match.standing() == before);
    match.removeLastDeal();
    QCOMPARE(match.results().size(), std::size_t(1));
}

void TestMatch::illegalEventsAreNamed()
{
    Match match(standard());
    QVERIFY(!match.beginDeal(dealCards(*match.context(), 3, 9)));
    for (int seat = 0; seat < 4; ++seat)
        QVERIFY(!match.apply(Event::makeCall(seat, Call::number(3))));
    const Card notHeld = handOf(*match.deal(), 1).front();
    MatchRecord record = match.record();
    record.deals[0].events.push_back(Event::play(0, notHeld));
    const auto folded = Match::fold(record);
    const auto *error = std::get_if<RecordError>(&folded);
    QVERIFY(error);
    QCOMPARE(error->deal, 0);
    QCOMPARE(error->event, 4);
    QCOMPARE(error->trick, 1);
    const QString text = refusalOf(record);
    QVERIFY2(text.startsWith(QStringLiteral("deal 1, trick 1, seat 0, ")), qPrintable(text));
    QVERIFY(text.contains(QString::fromStdString(toString(notHeld))));
}

/// Whoever asks how a deal ended reads it from the result, and a file gives it back.
void TestMatch::everyEndIsTold()
{
    for (int i = 0; i <= static_cast<int>(DealEnd::otherwise); ++i) {
        const auto end = static_cast<DealEnd>(i);
        const bool named = isVoid(end) && end != DealEnd::otherwise;
        QCOMPARE(*voidWord(end) != '\0', named);
        QCOMPARE(voidEnd(voidWord(end)), named ? end : DealEnd::otherwise);
    }
    Match match(standard());
    QVERIFY(!match.enter(plain(0)));
    QCOMPARE(match.results()[0].end, DealEnd::entered);
    QVERIFY(!match.beginDeal(dealCards(*match.context(), 1, 9)));
    QCOMPARE(match.results()[1].end, DealEnd::open);
    while (!match.dealOver())
        QVERIFY(!match.apply(legal(*match.deal()).choices.front()));
    QCOMPARE(match.results()[1].end, DealEnd::played);
    QVERIFY(!match.beginDeal(dealCards(*match.context(), 2, 10)));
    match.voidDeal(voidWord(DealEnd::thrownIn));
    QCOMPARE(match.results()[2].end, DealEnd::thrownIn);
    QVERIFY(match.results()[2].remark.empty());
}

void TestMatch::rulingsAndVoiding()
{
    Match match(standard());
    QVERIFY(match.addRuling({0, -50, 0, 0, "too early"}));
    QVERIFY(!match.enter(plain(0)));
    QVERIFY(!match.addRuling({0, -50, 0, 0, "talk"}));
    QCOMPARE(match.standing().totals[0], 10);
    QVERIFY(match.addRuling({7, -50, 0, 0, "nobody"}));
    QVERIFY(!match.beginDeal(dealCards(*match.context(), 1, 9)));
    match.voidDeal("talk");
    QVERIFY(match.dealOver());
    QCOMPARE(match.results()[1].voidReason(), std::string("talk"));
    QCOMPARE(match.results()[1].end, DealEnd::otherwise);
    QCOMPARE(match.standing().totals[0], 10);
}

void TestMatch::playingOnFromAnywhere()
{
    Match match(standard());
    for (int deal = 0; deal < 2; ++deal) {
        QVERIFY(
            !match.beginDeal(dealCards(*match.context(), deal, static_cast<std::uint64_t>(deal))));
        playOut(match);
    }
    const auto then = match.dealAt(0, 10);
    match.playOnFrom(0, 10);
    QCOMPARE(match.record().deals.size(), std::size_t(1));
    QCOMPARE(match.record().deals[0].events.size(), std::size_t(10));
    QVERIFY(match.deal()->log == then->log);
    QVERIFY(match.results()[0].partial());
}

QTEST_GUILESS_MAIN(TestMatch)
#include "tst_match.moc"
