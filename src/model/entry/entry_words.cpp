// SPDX-License-Identifier: GPL-3.0-or-later
// What an entry asks in words, the answers to choose from, and which of them are whole.
#include "entry/ask_row.h"
#include "entry/entry_draft.h"
#include "text/match_text.h"

namespace sandbag {

QString EntryDraft::sideName(int side) const
{
    QStringList names;
    for (const int seat : seating().seatsOf(side))
        names << m_players[seat];
    return partnersText(names);
}

QString EntryDraft::sideWithoutNils(int side) const
{
    QStringList names;
    for (const int seat : seating().seatsOf(side)) {
        const auto call = callOfKeys(text({Ask::bid, seat, -1}), m_calls);
        if (!call || !call->isNil())
            names << m_players[seat];
    }
    return partnersText(names);
}

QString EntryDraft::question(const EntryField &field) const
{
    return askRow(field.ask).question({*this, field});
}

QString EntryDraft::help(const EntryField &field) const
{
    const AskRow &row = askRow(field.ask);
    return row.help ? row.help({*this, field}) : QString();
}

QList<EntryChoice> EntryDraft::choices(const EntryField &field) const
{
    const AskRow &row = askRow(field.ask);
    return row.choices ? row.choices({*this, field}) : QList<EntryChoice>();
}

bool EntryDraft::isWhole(const EntryField &field, const QString &text) const
{
    const AskRow &row = askRow(field.ask);
    if (row.isWhole)
        return row.isWhole({*this, field}, text);
    QStringList keys;
    for (const EntryChoice &choice : choices(field))
        keys << choice.keys;
    return beginsNoOther(text, keys);
}

} // namespace sandbag
