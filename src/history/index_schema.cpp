// SPDX-License-Identifier: GPL-3.0-or-later
#include "index_schema.h"

#include <array>

namespace sandbag {

namespace {

/// As it was first. `match` and `seat` hold sums next to the rows they are sums of: most questions
/// need no more.
QStringList tables()
{
    return {
        QStringLiteral("CREATE TABLE file (id TEXT PRIMARY KEY, size INTEGER, changed INTEGER, "
                       "unreadable TEXT)"),
        QStringLiteral("CREATE TABLE match (number INTEGER PRIMARY KEY, id TEXT UNIQUE, "
                       "content TEXT, begun TEXT, ended TEXT, rules TEXT, rules_hash TEXT, "
                       "players INTEGER, sides INTEGER, kept INTEGER, over INTEGER, "
                       "winner INTEGER, reason TEXT, deals INTEGER, names TEXT, totals TEXT, "
                       "words TEXT)"),
        QStringLiteral("CREATE TABLE seat (match INTEGER, seat INTEGER, side INTEGER, name TEXT, "
                       "level TEXT, partner TEXT, opponent TEXT, person INTEGER, lead INTEGER, "
                       "over INTEGER, won INTEGER, deals INTEGER, points INTEGER, "
                       "contracts INTEGER, sets INTEGER, bags INTEGER, penalties INTEGER, "
                       "nils INTEGER, nils_made INTEGER, blind_nils INTEGER, "
                       "blind_nils_made INTEGER, PRIMARY KEY (match, seat)) WITHOUT ROWID"),
        QStringLiteral("CREATE TABLE deal (match INTEGER, deal INTEGER, side INTEGER, "
                       "contract INTEGER, tricks INTEGER, points INTEGER, bags INTEGER, "
                       "penalties INTEGER, undertook INTEGER, failed INTEGER, counts INTEGER, "
                       "PRIMARY KEY (match, deal, side)) WITHOUT ROWID"),
        QStringLiteral("CREATE TABLE call (match INTEGER, deal INTEGER, seat INTEGER, "
                       "call TEXT, tricks INTEGER, made INTEGER, "
                       "PRIMARY KEY (match, deal, seat)) WITHOUT ROWID"),
        QStringLiteral("CREATE INDEX match_begun ON match (begun, number)"),
        QStringLiteral("CREATE INDEX match_content ON match (content)"),
        QStringLiteral("CREATE INDEX seat_name ON seat (name)"),
    };
}

/// Rows are in the order in which they are asked for: a player's calls and a side's deals side by
/// side. What is new is in the records only, so that all of them are read again.
QStringList rowsBySeat()
{
    return {
        QStringLiteral("DROP TABLE match"),
        QStringLiteral("DROP TABLE seat"),
        QStringLiteral("DROP TABLE deal"),
        QStringLiteral("DROP TABLE call"),
        QStringLiteral("DELETE FROM file"),
        QStringLiteral("CREATE TABLE fact (key TEXT PRIMARY KEY, value TEXT)"),
        QStringLiteral("CREATE TABLE match (number INTEGER PRIMARY KEY, id TEXT UNIQUE, "
                       "content TEXT, begun TEXT, ended TEXT, evening TEXT, rules TEXT, "
                       "rules_hash TEXT, players INTEGER, sides INTEGER, kept INTEGER, "
                       "over INTEGER, winner INTEGER, reason TEXT, deals INTEGER, names TEXT, "
                       "totals TEXT, words TEXT, seconds INTEGER, hints INTEGER, undos INTEGER)"),
        QStringLiteral("CREATE TABLE seat (match INTEGER, seat INTEGER, side INTEGER, name TEXT, "
                       "level TEXT, partner TEXT, opponent TEXT, person INTEGER, lead INTEGER, "
                       "over INTEGER, won INTEGER, deals INTEGER, points INTEGER, "
                       "point_squares INTEGER, contracts INTEGER, sets INTEGER, bags INTEGER, "
                       "bag_squares INTEGER, penalties INTEGER, nils INTEGER, nils_made INTEGER, "
                       "blind_nils INTEGER, blind_nils_made INTEGER, best INTEGER, "
                       "worst INTEGER, PRIMARY KEY (match, seat)) WITHOUT ROWID"),
        QStringLiteral("CREATE TABLE deal (match INTEGER, side INTEGER, deal INTEGER, "
                       "contract INTEGER, tricks INTEGER, points INTEGER, bags INTEGER, "
                       "penalties INTEGER, undertook INTEGER, failed INTEGER, counts INTEGER, "
                       "PRIMARY KEY (match, side, deal)) WITHOUT ROWID"),
        QStringLiteral("CREATE TABLE call (match INTEGER, seat INTEGER, deal INTEGER, "
                       "call TEXT, bid INTEGER, special INTEGER, tricks INTEGER, made INTEGER, "
                       "PRIMARY KEY (match, seat, deal)) WITHOUT ROWID"),
        QStringLiteral("CREATE TABLE review (match INTEGER, seat INTEGER, decisions INTEGER, "
                       "lost REAL, luck REAL, PRIMARY KEY (match, seat)) WITHOUT ROWID"),
        QStringLiteral("CREATE INDEX match_begun ON match (begun, number)"),
        QStringLiteral("CREATE INDEX match_content ON match (content)"),
        QStringLiteral("CREATE INDEX match_kept ON match (kept, evening)"),
        QStringLiteral("CREATE INDEX seat_name ON seat (name)"),
    };
}

/// Rules stand there in no language, what rulings gave in void deals stands apart, and what nobody
/// asked for is gone. All records are read again.
QStringList rowsInNoLanguage()
{
    QStringList statements;
    for (const char *table : {"match", "seat", "deal", "call", "review"})
        statements << QStringLiteral("DROP TABLE %1").arg(QLatin1String(table));
    return statements
           << QStringLiteral("DELETE FROM file")
           << QStringLiteral("CREATE TABLE match (number INTEGER PRIMARY KEY, id TEXT UNIQUE, "
                             "likeness INTEGER, begun TEXT, ended TEXT, evening TEXT, rules TEXT, "
                             "rules_hash TEXT, players INTEGER, kept INTEGER, over INTEGER, "
                             "winner INTEGER, deals INTEGER, names TEXT, totals TEXT, words TEXT, "
                             "seconds INTEGER, hints INTEGER, undos INTEGER)")
           << QStringLiteral("CREATE TABLE seat (match INTEGER, seat INTEGER, side INTEGER, "
                             "name TEXT, level TEXT, partner TEXT, opponent TEXT, person INTEGER, "
                             "lead INTEGER, over INTEGER, won INTEGER, deals INTEGER, "
                             "points INTEGER, point_squares INTEGER, void_points INTEGER, "
                             "contracts INTEGER, sets INTEGER, bags INTEGER, bag_squares INTEGER, "
                             "penalties INTEGER, nils INTEGER, nils_made INTEGER, "
                             "blind_nils INTEGER, blind_nils_made INTEGER, best INTEGER, "
                             "worst INTEGER, PRIMARY KEY (match, seat)) WITHOUT ROWID")
           << QStringLiteral("CREATE TABLE deal (match INTEGER, side INTEGER, deal INTEGER, "
                             "contract INTEGER, points INTEGER, undertook INTEGER, "
                             "failed INTEGER, counts INTEGER, "
                             "PRIMARY KEY (match, side, deal)) WITHOUT ROWID")
           << QStringLiteral("CREATE TABLE call (match INTEGER, seat INTEGER, deal INTEGER, "
                             "call TEXT, bid INTEGER, special INTEGER, tricks INTEGER, "
                             "made INTEGER, PRIMARY KEY (match, seat, deal)) WITHOUT ROWID")
           << QStringLiteral("CREATE TABLE review (match INTEGER, seat INTEGER, "
                             "decisions INTEGER, lost REAL, luck REAL, "
                             "PRIMARY KEY (match, seat)) WITHOUT ROWID")
           << QStringLiteral("CREATE INDEX match_begun ON match (begun, number)")
           << QStringLiteral("CREATE INDEX match_likeness ON match (likeness)")
           << QStringLiteral("CREATE INDEX match_kept ON match (kept, evening)")
           << QStringLiteral("CREATE INDEX seat_name ON seat (name)");
}

/// What became of a nil was guessed before: all records are read again.
QStringList fatesFromTheScore()
{
    QStringList statements{QStringLiteral("DELETE FROM file")};
    for (const char *table : {"match", "seat", "deal", "call", "review"})
        statements << QStringLiteral("DELETE FROM %1").arg(QLatin1String(table));
    return statements;
}

/// Each person's own help, which of several ends of one match counts, and which way round places
/// without a name lie. All records are read again.
QStringList helpAndOrigin()
{
    return fatesFromTheScore()
           << QStringLiteral("ALTER TABLE match ADD COLUMN origin INTEGER")
           << QStringLiteral("ALTER TABLE match ADD COLUMN again INTEGER NOT NULL DEFAULT 0")
           << QStringLiteral("ALTER TABLE match ADD COLUMN to_the_right INTEGER NOT NULL DEFAULT 0")
           << QStringLiteral("ALTER TABLE seat ADD COLUMN helped INTEGER")
           << QStringLiteral("CREATE INDEX match_origin ON match (origin)");
}

/// What everyone was dealt. All records are read again.
QStringList luckOfTheCards()
{
    return fatesFromTheScore() << QStringLiteral(
               "CREATE TABLE luck (match INTEGER, seat INTEGER, deals INTEGER, "
               "spades INTEGER, spades_mean REAL, spades_variance REAL, "
               "high INTEGER, high_mean REAL, high_variance REAL, "
               "voids INTEGER, voids_mean REAL, voids_variance REAL, "
               "PRIMARY KEY (match, seat)) WITHOUT ROWID");
}

/// Rules with the same cards in another order had marks and hashes of their own: all records are
/// read again.
QStringList cardsInAnyOrder()
{
    return fatesFromTheScore() << QStringLiteral("DELETE FROM luck");
}

} // namespace

std::span<const QStringList> indexSteps()
{
    static const std::array<QStringList, 7> steps{
        tables(),        rowsBySeat(),     rowsInNoLanguage(), fatesFromTheScore(),
        helpAndOrigin(), luckOfTheCards(), cardsInAnyOrder()};
    return steps;
}

} // namespace sandbag
