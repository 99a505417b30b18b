// SPDX-License-Identifier: GPL-3.0-or-later
// What is typed into the fields of the score keeper: any text in any field comes to a deal or to a
// sentence that says what is wrong, and a deal that is whole can be entered.
#include "formats/loaded_match.h"
#include "target.h"

#include "entry/entry_draft.h"
#include "formats/record_json.h"
#include "rules/catalogue.h"
#include "text/match_text.h"

#include <map>

using namespace sandbag;

namespace {

/// A match of that game with nothing entered yet.
const Match &matchOf(int game)
{
    static std::map<int, Match> all;
    const auto games = presets();
    game %= static_cast<int>(games.size());
    if (const auto known = all.find(game); known != all.end())
        return known->second;
    MatchRecord record;
    record.rules = rulesOf(games[static_cast<std::size_t>(game)]);
    return all.emplace(game, Match(record)).first->second;
}

QStringList namesOf(const Match &match)
{
    QStringList names;
    for (int seat = 0; seat < match.context()->seating.players; ++seat)
        names << playerName(match.record(), seat);
    return names;
}

} // namespace

/// The first byte chooses the game, each line after it goes into the next field.
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    if (size < 1)
        return 0;
    Match match = matchOf(data[0]);
    EntryDraft draft(match, namesOf(match), 0);
    const QList<QByteArray> lines = fuzz::bytesOf(data + 1, size - 1).split('\n');
    QList<EntryField> fields = draft.fields();
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (i >= fields.size()) // what was typed asks for more
            fields = draft.fields();
        if (i >= fields.size())
            break;
        draft.setText(fields[i], QString::fromUtf8(lines[i]).left(80));
        (void)draft.usual(fields[i]);
    }
    const EntryState state = draft.check();
    if (!state.problem.isEmpty() || !state.missing.isEmpty())
        return 0;
    DealRecord deal = state.record;
    deal.dealer = draft.dealer();
    fuzz::must(!match.enter(deal));
    const auto again = loadMatch(writeRecord({match.record(), {}}), QStringLiteral("f"));
    fuzz::must(std::holds_alternative<LoadedMatch>(again));
    return 0;
}
