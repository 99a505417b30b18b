// SPDX-License-Identifier: GPL-3.0-or-later
// Records as the library takes them in, with all that a file may say of its match beside the deals:
// filed, found again, counted.
#include "formats/loaded_match.h"
#include "target.h"

#include "formats/record_json.h"
#include "history_index.h"
#include "history_query.h"
#include "match_figures.h"
#include "match_hash.h"
#include "people_names.h"
#include "statistics_words.h"

#include <QRegularExpression>

using namespace sandbag;

namespace {

HistoryIndex &index()
{
    fuzz::needApplication();
    static HistoryIndex index{QString()};
    return index;
}

/// Files are named by it.
void checkContent(const QString &content)
{
    fuzz::must(content.size() == 32);
    for (const QChar digit : content)
        fuzz::must(digit.unicode() < 128 && digit.isLetterOrNumber());
}

void checkFound(const FiledMatch &match)
{
    fuzz::must(index().holds(match.id) && index().like(match.likeness).contains(match.id));
    const auto rows = historyRows(index());
    fuzz::must(rows.size() == 1 && rows.front().id == match.id);
    fuzz::must(rows.front().deals == match.figures.deals);
    HistoryFilter filter;
    filter.text = match.figures.seats.front().shown;
    fuzz::must(countHistory(index(), filter) == 1);
}

void checkFigures(const FiledMatch &match)
{
    for (const SeatFigures &seat : match.figures.seats) {
        StatisticsQuery query;
        query.name = seat.name;
        const StatisticsDetail detail = statisticsDetail(index(), query);
        fuzz::must(detail.sums.matches <= match.figures.players);
        fuzz::must(detail.sums.won <= detail.sums.finished);
        static const QRegularExpression notANumber(QStringLiteral("\\b(nan|inf)\\b"));
        for (const QStringList &row : figuresInWords(detail))
            fuzz::must(!row.join(u' ').contains(notANumber));
        (void)bidsInWords(detail);
        (void)trendInWords(detail);
    }
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const auto loaded = loadMatch(fuzz::bytesOf(data, size), QStringLiteral("f"));
    const auto *read = std::get_if<LoadedMatch>(&loaded);
    if (!read)
        return 0;
    FiledMatch match;
    match.id = QStringLiteral("f");
    match.begun = match.ended = QDateTime::fromMSecsSinceEpoch(0);
    match.likeness = likenessOf(read->match);
    checkContent(contentOf(read->match.record(), read->other));
    match.figures = figuresOf(*read, PeopleNames());
    index().write([&] { index().put(match); });
    checkFound(match);
    checkFigures(match);
    return 0;
}
