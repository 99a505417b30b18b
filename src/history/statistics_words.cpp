// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics_words.h"

#include "bids/call.h"
#include "history_text.h"
#include "named/levels.h"
#include "text/call_text.h"
#include "text/numbers.h"
#include "text/translate.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace sandbag {

namespace {

/// With the minus that the points have.
QString signedText(double number, int decimals)
{
    return withSign(number < 0 ? -1 : 1, QLocale().toString(std::abs(number), 'f', decimals));
}

QString percent(double share)
{
    return signedText(std::round(100 * share), 0);
}

QString decimal(double number)
{
    return signedText(number, 1);
}

/// Rows of figures, in the order in which they are added.
class Figures
{
public:
    void heading(const QString &text) { m_rows << QStringList{text}; }
    void count(const QString &what, const QString &number, const QString &rests = {},
               const QString &range = {})
    {
        m_rows << QStringList{what, number, range, rests};
    }
    void rate(const QString &what, int hits, int trials, const QString &rests)
    {
        if (trials > 0)
            m_rows << QStringList{what, rateText(hits, trials), rangeText(hits, trials), rests};
    }
    void mean(const QString &what, double sum, double squares, int count, const QString &rests)
    {
        if (count > 0)
            m_rows << QStringList{what, meanText(sum, squares, count),
                                  meanRangeText(sum, squares, count), rests};
    }
    [[nodiscard]] const QList<QStringList> &rows() const { return m_rows; }

private:
    QList<QStringList> m_rows;
};

QString deals(int count)
{
    return HistoryText::tr("%Ln deal(s)", nullptr, count);
}

QString matches(int count)
{
    return HistoryText::tr("%Ln match(es)", nullptr, count);
}

void addMatches(Figures &figures, const StatisticsDetail &detail)
{
    const StatisticsGroup &sums = detail.sums;
    figures.heading(HistoryText::tr("Matches"));
    figures.count(HistoryText::tr("Matches played"), countText(sums.matches),
                  HistoryText::tr("%Ln finished", nullptr, sums.finished));
    figures.rate(HistoryText::tr("Matches won"), sums.won, sums.finished, matches(sums.finished));
    figures.count(HistoryText::tr("Most won one after another"), countText(detail.streaks.won));
    figures.count(HistoryText::tr("Most lost one after another"), countText(detail.streaks.lost));
    if (detail.streaks.now != 0)
        figures.count(detail.streaks.now > 0 ? HistoryText::tr("Won of late")
                                             : HistoryText::tr("Lost of late"),
                      countText(std::abs(detail.streaks.now)));
    if (detail.timed > 0)
        figures.count(HistoryText::tr("Hours played"), decimal(detail.seconds / 3600.0),
                      matches(detail.timed));
    figures.rate(HistoryText::tr("Played with hints, tutor or undo"), detail.helped, sums.matches,
                 matches(sums.matches));
}

void addDeals(Figures &figures, const StatisticsDetail &detail)
{
    const StatisticsGroup &sums = detail.sums;
    figures.heading(HistoryText::tr("Deals"));
    figures.count(HistoryText::tr("Deals played"), countText(sums.deals));
    figures.mean(HistoryText::tr("Points a deal"), sums.points,
                 static_cast<double>(sums.pointSquares), sums.deals, deals(sums.deals));
    figures.rate(HistoryText::tr("Contracts made"), sums.contracts - sums.set, sums.contracts,
                 deals(sums.contracts));
    figures.rate(HistoryText::tr("Contracts set"), sums.set, sums.contracts, deals(sums.contracts));
    for (const ContractSize &size : detail.contracts)
        figures.rate(HistoryText::tr("Contracts of %1 made").arg(size.contract),
                     size.count - size.set, size.count, deals(size.count));
    figures.mean(HistoryText::tr("Bags a deal"), sums.bags, static_cast<double>(sums.bagSquares),
                 sums.deals, deals(sums.deals));
    figures.count(HistoryText::tr("Penalties for bags"), countText(sums.penalties),
                  deals(sums.deals));
}

void addCalls(Figures &figures, const StatisticsDetail &detail)
{
    const StatisticsGroup &sums = detail.sums;
    figures.heading(HistoryText::tr("Calls"));
    figures.rate(HistoryText::tr("Nil called"), sums.nils, sums.seatDeals, deals(sums.seatDeals));
    figures.rate(HistoryText::tr("Nils kept"), sums.nilsMade, sums.nils,
                 HistoryText::tr("%Ln nil(s)", nullptr, sums.nils));
    figures.rate(HistoryText::tr("Blind nil called"), sums.blindNils, sums.seatDeals,
                 deals(sums.seatDeals));
    figures.rate(HistoryText::tr("Blind nils kept"), sums.blindNilsMade, sums.blindNils,
                 HistoryText::tr("%Ln nil(s)", nullptr, sums.blindNils));
    for (const SpecialCall &special : detail.calls) {
        const auto call = parseCall(special.call.toStdString());
        figures.rate(HistoryText::tr("%1 made", "a call such as Moon")
                         .arg(call ? callInWords(*call) : special.call),
                     special.made, special.count,
                     HistoryText::tr("%Ln call(s)", nullptr, special.count));
    }
}

/// How near the bids are to the tricks.
void addBids(Figures &figures, const StatisticsDetail &detail)
{
    int all = 0, exact = 0, over = 0;
    double sum = 0, squares = 0;
    for (const BidOutcome &outcome : detail.bids) {
        const int by = outcome.tricks - outcome.bid;
        all += outcome.count;
        exact += by == 0 ? outcome.count : 0;
        over += by > 0 ? outcome.count : 0;
        sum += static_cast<double>(by) * outcome.count;
        squares += static_cast<double>(by) * by * outcome.count;
    }
    const QString rests = HistoryText::tr("%Ln bid(s)", nullptr, all);
    figures.mean(HistoryText::tr("Tricks above the bid"), sum, squares, all, rests);
    figures.rate(HistoryText::tr("Bid taken to the trick"), exact, all, rests);
    figures.rate(HistoryText::tr("More taken than bid"), over, all, rests);
    figures.rate(HistoryText::tr("Fewer taken than bid"), all - exact - over, all, rests);
}

/// The later half of the matches against the earlier one.
void addTrend(Figures &figures, const StatisticsDetail &detail)
{
    if (detail.trend.size() < 2)
        return;
    int won[2] = {}, played[2] = {};
    const qsizetype half = detail.trend.size() / 2;
    for (qsizetype i = 0; i < detail.trend.size(); ++i) {
        const int which = i < half ? 0 : 1;
        won[which] += detail.trend[i].won;
        played[which] += detail.trend[i].matches;
    }
    const Rate change = difference(wilson(won[1], played[1]), wilson(won[0], played[0]));
    const auto points = [](double share) {
        return (share > 0 ? QStringLiteral("+") : QString()) + percent(share);
    };
    figures.count(HistoryText::tr("Won lately against before, in points of a hundred"),
                  points(change.estimate), matches(played[0] + played[1]),
                  HistoryText::tr("%1 to %2").arg(points(change.lower), points(change.upper)));
}

void addReview(Figures &figures, const StatisticsDetail &detail)
{
    const ReviewSums &review = detail.review;
    if (review.matches == 0)
        return;
    figures.heading(HistoryText::tr("Skill and luck"));
    const QString rests = matches(review.matches);
    constexpr double kPercent = 100;
    figures.count(HistoryText::tr("Decisions judged"), countText(review.decisions), rests);
    figures.mean(HistoryText::tr("Chance to win given away, % a match"), kPercent * review.lost,
                 kPercent * kPercent * review.lostSquares, review.matches, rests);
    figures.mean(HistoryText::tr("Luck of the cards, % a match"), kPercent * review.luck,
                 kPercent * kPercent * review.luckSquares, review.matches, rests);
}

} // namespace

QString rateText(int hits, int trials)
{
    if (trials < kFewestTrials)
        return HistoryText::tr("too few");
    return HistoryText::tr("%1 %").arg(percent(wilson(hits, trials).estimate));
}

QString rangeText(int hits, int trials)
{
    if (trials < kFewestTrials)
        return {};
    const Rate rate = wilson(hits, trials);
    return HistoryText::tr("%1 to %2 %").arg(percent(rate.lower), percent(rate.upper));
}

QString meanText(double sum, double squares, int count)
{
    const auto mean = meanOf(sum, squares, count);
    return mean && count >= kFewestTrials ? decimal(mean->estimate) : HistoryText::tr("too few");
}

QString meanRangeText(double sum, double squares, int count)
{
    const auto mean = meanOf(sum, squares, count);
    if (!mean || count < kFewestTrials)
        return {};
    return HistoryText::tr("%1 to %2").arg(decimal(mean->lower), decimal(mean->upper));
}

QString levelInWords(const QString &level)
{
    if (level.isEmpty())
        return HistoryText::tr("Not said");
    if (level == QStringLiteral("human"))
        return HistoryText::tr("People");
    const LevelChoice known = levelOf(level.toStdString());
    if (!known.level)
        return level;
    QStringList words{HistoryText::tr("Computer: %1").arg(toText(known.level->name))};
    if (known.personality != &personalities().front())
        words << toText(known.personality->name);
    return words.join(QStringLiteral(", "));
}

QStringList figureTitles()
{
    return {HistoryText::tr("Figure"), HistoryText::tr("Value"), HistoryText::tr("95 % range"),
            HistoryText::tr("Rests on")};
}

QList<QStringList> figuresInWords(const StatisticsDetail &detail)
{
    Figures figures;
    addMatches(figures, detail);
    addTrend(figures, detail);
    addDeals(figures, detail);
    addCalls(figures, detail);
    addBids(figures, detail);
    addReview(figures, detail);
    return figures.rows();
}

QStringList bidTitles(const StatisticsDetail &detail)
{
    int most = 0;
    for (const BidOutcome &outcome : detail.bids)
        most = std::max(most, outcome.tricks);
    QStringList titles{HistoryText::tr("Bid / tricks")};
    for (int tricks = 0; tricks <= most && !detail.bids.isEmpty(); ++tricks)
        titles << countText(tricks);
    return titles;
}

QList<QStringList> bidsInWords(const StatisticsDetail &detail)
{
    const qsizetype columns = bidTitles(detail).size();
    QList<QStringList> rows;
    for (const BidOutcome &outcome : detail.bids) {
        const QString bid = countText(outcome.bid);
        if (rows.isEmpty() || rows.last().first() != bid) {
            rows << QStringList(columns);
            rows.last()[0] = bid;
        }
        rows.last()[outcome.tricks + 1] = countText(outcome.count);
    }
    return rows;
}

QStringList trendTitles()
{
    return {HistoryText::tr("From"),       HistoryText::tr("To"),
            HistoryText::tr("Matches"),    HistoryText::tr("Won"),
            HistoryText::tr("95 % range"), HistoryText::tr("Points a deal"),
            HistoryText::tr("95 % range")};
}

QList<QStringList> trendInWords(const StatisticsDetail &detail)
{
    QList<QStringList> rows;
    const auto day = [](const QDateTime &time) {
        return QLocale().toString(time.toLocalTime().date(), QLocale::ShortFormat);
    };
    for (const TrendPart &part : detail.trend) {
        const auto points = static_cast<double>(part.points);
        const auto squares = static_cast<double>(part.pointSquares);
        rows << QStringList{day(part.first),
                            day(part.last),
                            countText(part.matches),
                            rateText(part.won, part.matches),
                            rangeText(part.won, part.matches),
                            meanText(points, squares, part.deals),
                            meanRangeText(points, squares, part.deals)};
    }
    return rows;
}

} // namespace sandbag
