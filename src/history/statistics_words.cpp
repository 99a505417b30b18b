// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics_words.h"

#include "bids/call.h"
#include "formats/occupant.h"
#include "history_text.h"
#include "named/levels.h"
#include "text/call_text.h"
#include "text/numbers.h"
#include "text/translate.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <optional>

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

Rate inPercent(const Rate &rate)
{
    return {100 * rate.estimate, 100 * rate.lower, 100 * rate.upper};
}

/// Rows of figures, in the order in which they are added: as people read them, and as programs do.
class Figures
{
public:
    void heading(const QString &text)
    {
        m_heading = text;
        m_rows << QStringList{text};
    }
    void count(const QString &what, int number, const QString &rests = {})
    {
        m_rows << QStringList{what, countText(number), {}, rests};
        addNumber(what, number);
    }
    /// A figure that has a text of its own.
    void value(const QStringList &row, double number, const std::optional<Rate> &range = {})
    {
        m_rows << row;
        addNumber(row.front(), number, range);
    }
    void rate(const QString &what, int hits, int trials, const QString &rests)
    {
        if (trials <= 0)
            return;
        m_rows << QStringList{what, rateText(hits, trials), rangeText(hits, trials), rests};
        addNumber(what, 0, inPercent(wilson(hits, trials)), trials);
    }
    void mean(const QString &what, double sum, double squares, int count, const QString &rests)
    {
        if (count <= 0)
            return;
        m_rows << QStringList{what, meanText(sum, squares, count),
                              meanRangeText(sum, squares, count), rests};
        addNumber(what, sum / count, meanOf(sum, squares, count), count);
    }
    [[nodiscard]] const QList<QStringList> &rows() const { return m_rows; }
    [[nodiscard]] const QList<QStringList> &numbers() const { return m_numbers; }

private:
    void addNumber(const QString &what, double number, const std::optional<Rate> &range = {},
                   int trials = -1)
    {
        m_numbers << QStringList{m_heading,
                                 what,
                                 plainNumber(range ? range->estimate : number),
                                 range ? plainNumber(range->lower) : QString(),
                                 range ? plainNumber(range->upper) : QString(),
                                 trials < 0 ? QString() : plainNumber(trials)};
    }

    QString m_heading;
    QList<QStringList> m_rows, m_numbers;
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
    figures.count(HistoryText::tr("Matches played"), sums.matches,
                  HistoryText::tr("%Ln finished", nullptr, sums.finished));
    figures.rate(HistoryText::tr("Matches won"), sums.won, sums.finished, matches(sums.finished));
    if (sums.finished > 0) {
        const double share = detail.byChance / sums.finished;
        figures.value({HistoryText::tr("Wins expected if all players were equal"),
                       HistoryText::tr("%1%").arg(percent(share)),
                       {},
                       matches(sums.finished)},
                      100 * share);
    }
    figures.count(HistoryText::tr("Longest winning streak"), detail.streaks.won);
    figures.count(HistoryText::tr("Longest losing streak"), detail.streaks.lost);
    if (detail.streaks.now != 0)
        figures.count(detail.streaks.now > 0 ? HistoryText::tr("Current winning streak")
                                             : HistoryText::tr("Current losing streak"),
                      std::abs(detail.streaks.now));
    if (detail.timed > 0)
        figures.value({HistoryText::tr("Hours played"),
                       decimal(detail.seconds / 3600.0),
                       {},
                       matches(detail.timed)},
                      detail.seconds / 3600.0);
    figures.rate(HistoryText::tr("Played with hints, tutor or undo"), detail.helped, detail.told,
                 matches(detail.told));
}

void addDeals(Figures &figures, const StatisticsDetail &detail)
{
    const StatisticsGroup &sums = detail.sums;
    figures.heading(HistoryText::tr("Deals"));
    figures.count(HistoryText::tr("Deals played"), sums.deals);
    figures.mean(HistoryText::tr("Points per deal"), sums.points,
                 static_cast<double>(sums.pointSquares), sums.deals, deals(sums.deals));
    figures.rate(HistoryText::tr("Contracts made"), sums.contracts - sums.set, sums.contracts,
                 deals(sums.contracts));
    figures.rate(HistoryText::tr("Contracts set"), sums.set, sums.contracts, deals(sums.contracts));
    for (const ContractSize &size : detail.contracts)
        figures.rate(HistoryText::tr("Bids of %1 made").arg(size.contract), size.count - size.set,
                     size.count, deals(size.count));
    figures.mean(HistoryText::tr("Bags per deal"), sums.bags, static_cast<double>(sums.bagSquares),
                 sums.deals, deals(sums.deals));
    figures.count(HistoryText::tr("Bag penalties"), sums.penalties, deals(sums.deals));
}

void addCalls(Figures &figures, const StatisticsDetail &detail)
{
    const StatisticsGroup &sums = detail.sums;
    figures.heading(HistoryText::tr("Special bids"));
    figures.rate(HistoryText::tr("Nils bid"), sums.nils, sums.seatDeals, deals(sums.seatDeals));
    figures.rate(HistoryText::tr("Nils made"), sums.nilsMade, sums.nils,
                 HistoryText::tr("%Ln nil(s)", nullptr, sums.nils));
    figures.rate(HistoryText::tr("Blind nils bid"), sums.blindNils, sums.seatDeals,
                 deals(sums.seatDeals));
    figures.rate(HistoryText::tr("Blind nils made"), sums.blindNilsMade, sums.blindNils,
                 HistoryText::tr("%Ln nil(s)", nullptr, sums.blindNils));
    for (const SpecialCall &special : detail.calls) {
        const auto call = parseCall(special.call.toStdString());
        figures.rate(HistoryText::tr("%1 made", "a call such as Moon")
                         .arg(call ? callInWords(*call) : special.call),
                     special.made, special.count,
                     HistoryText::tr("%Ln bid(s)", nullptr, special.count));
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
    figures.rate(HistoryText::tr("Exactly the bid"), exact, all, rests);
    figures.rate(HistoryText::tr("More than the bid"), over, all, rests);
    figures.rate(HistoryText::tr("Fewer than the bid"), all - exact - over, all, rests);
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
    figures.value({HistoryText::tr("Recent change in win rate (percentage points)"),
                   points(change.estimate),
                   HistoryText::tr("%1 to %2").arg(points(change.lower), points(change.upper)),
                   matches(played[0] + played[1])},
                  0, inPercent(change));
}

void addReview(Figures &figures, const StatisticsDetail &detail)
{
    const ReviewSums &review = detail.review;
    if (review.matches == 0)
        return;
    figures.heading(HistoryText::tr("Skill and luck"));
    const QString rests = matches(review.matches);
    constexpr double kPercent = 100;
    figures.count(HistoryText::tr("Choices reviewed"), review.decisions, rests);
    figures.mean(HistoryText::tr("Loss in the chance to win from choices, per match (%)"),
                 kPercent * review.lost, kPercent * kPercent * review.lostSquares, review.matches,
                 rests);
    figures.mean(HistoryText::tr("Gain in the chance to win from the cards, per match (%)"),
                 kPercent * review.luck, kPercent * kPercent * review.luckSquares, review.matches,
                 rests);
}

/// A count of cards against what chance gives; cards come one by one, so the ends are whole.
void addCount(Figures &figures, const LuckCount &count, int number, const QString &dealt,
              const QString &expected)
{
    constexpr double kMost = 1e9; // in a damaged index only
    const int low = static_cast<int>(std::ceil(std::min(count.low(), kMost)));
    const int high = static_cast<int>(std::floor(std::clamp(count.high(), 0.0, kMost)));
    QString value = countText(count.counted);
    if (count.isUnusual())
        value = (count.counted > count.expected ? HistoryText::tr("%1, above the usual range")
                                                : HistoryText::tr("%1, below the usual range"))
                    .arg(value);
    figures.value(
        {dealt, value, HistoryText::tr("usually %1 to %2").arg(countText(low), countText(high)),
         deals(number)},
        count.counted, Rate{static_cast<double>(count.counted), count.low(), count.high()});
    figures.value({expected, decimal(count.expected), {}, deals(number)}, count.expected);
}

void addLuck(Figures &figures, const LuckSums &sums)
{
    if (sums.deals == 0)
        return;
    figures.heading(HistoryText::tr("Luck of the cards"));
    const SeatLuck &luck = sums.luck;
    addCount(figures, luck.spades, sums.deals, HistoryText::tr("Spades dealt"),
             HistoryText::tr("Spades expected"));
    addCount(figures, luck.highCards, sums.deals, HistoryText::tr("Aces, kings and queens dealt"),
             HistoryText::tr("Aces, kings and queens expected"));
    addCount(figures, luck.voids, sums.deals, HistoryText::tr("Voids dealt"),
             HistoryText::tr("Voids expected"));
}

} // namespace

QString rateText(int hits, int trials)
{
    if (trials < kFewestTrials)
        return HistoryText::tr("too few");
    return HistoryText::tr("%1%").arg(percent(wilson(hits, trials).estimate));
}

QString rangeText(int hits, int trials)
{
    if (trials < kFewestTrials)
        return {};
    const Rate rate = wilson(hits, trials);
    return HistoryText::tr("%1 to %2%").arg(percent(rate.lower), percent(rate.upper));
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
        return HistoryText::tr("Unknown");
    if (occupantOf(level) == Occupant::personHere)
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
    return {HistoryText::tr("Statistic"), HistoryText::tr("Value"), HistoryText::tr("95% range"),
            HistoryText::tr("Based on")};
}

namespace {

Figures figuresOf(const StatisticsDetail &detail)
{
    Figures figures;
    addMatches(figures, detail);
    addTrend(figures, detail);
    addDeals(figures, detail);
    addCalls(figures, detail);
    addBids(figures, detail);
    addReview(figures, detail);
    addLuck(figures, detail.luck);
    return figures;
}

} // namespace

QList<QStringList> figuresInWords(const StatisticsDetail &detail)
{
    return figuresOf(detail).rows();
}

QStringList figureNumberTitles()
{
    return {HistoryText::tr("Part"),       HistoryText::tr("Statistic"), HistoryText::tr("Value"),
            HistoryText::tr("Range from"), HistoryText::tr("Range to"),  HistoryText::tr("Cases")};
}

QList<QStringList> figuresInNumbers(const StatisticsDetail &detail)
{
    return figuresOf(detail).numbers();
}

QString plainNumber(double number)
{
    constexpr double kParts = 1000; // more says nothing
    constexpr int kDigits = 15;
    return QString::number(std::round(kParts * number) / kParts, 'g', kDigits);
}

} // namespace sandbag
