// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "intervals.h"

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>
#include <QVariantList>

#include <optional>

namespace sandbag {

class HistoryIndex;

/// Sums over the deals of one side, as far as they were played to their end; nils are a player's
/// own, and blind ones are counted apart.
struct StatisticsGroup {
    QString key; ///< what the group has in common, rules as rulesMark(); "" where nothing
    int matches = 0;
    int finished = 0;
    int won = 0;
    int deals = 0;     ///< without void ones
    int seatDeals = 0; ///< the same, once for each of the player's seats
    int points = 0;
    int voidPoints = 0; ///< that rulings gave in void deals
    int contracts = 0;  ///< deals in which the side undertook something
    int set = 0;        ///< and failed
    int nils = 0;
    int nilsMade = 0;
    int blindNils = 0;
    int blindNilsMade = 0;
    int bags = 0; ///< gathered, before penalties
    int penalties = 0;
    qint64 pointSquares = 0; ///< of each deal
    qint64 bagSquares = 0;
};

enum class GroupBy { nothing, rules, partner, level, month, name };

/// Whose matches, and which of them.
struct StatisticsQuery {
    enum class Where { anywhere, here, realTable };

    QString name;    ///< of a player
    QString level;   ///< or of all players of a level; neither: the person at this computer
    QStringList own; ///< how that person is called other than "You", see ownNames()
    GroupBy by = GroupBy::nothing;
    QString partner;       ///< name of someone at the same side; "" anyone
    QString opponent;      ///< name of someone at another side; "" anyone
    QString opponentLevel; ///< the same by level
    QString rulesHash;     ///< "" all
    int players = 0;       ///< 0 all
    int lastMonths = 0;    ///< 0 all
    QDate firstEvening;    ///< invalid: all
    QDate lastEvening;
    Where where = Where::anywhere;
};

/// The rows of "seat" that a question means, each with its match, and what of them counts once.
class StatisticsSource
{
public:
    explicit StatisticsSource(const StatisticsQuery &query);

    /// 1 for the row of a player whose side's deals count, 0 for a further seat of the same side.
    [[nodiscard]] const QString &lead() const { return m_lead; }
    /// "FROM … WHERE …". A further table is looked up for each row, and not the other way about.
    [[nodiscard]] QString from(const QString &further = {}) const;
    [[nodiscard]] const QVariantList &values() const { return m_values; }

private:
    void add(const QString &condition, const QVariantList &bound = {});
    void addSubject(const StatisticsQuery &query);
    void addOwn(const QStringList &own);
    void addOthers(const StatisticsQuery &query);
    void addTime(const StatisticsQuery &query);

    QString m_lead = QStringLiteral("1");
    bool m_twins = false; ///< several seats of a side may be meant: the first of them leads
    QStringList m_conditions;
    QVariantList m_values;
};

/// Sorted by key. Empty where the player sat in no match. Throws IndexFault.
[[nodiscard]] QList<StatisticsGroup> statistics(HistoryIndex &index, const StatisticsQuery &query);
/// Nothing where there is no trial.
[[nodiscard]] std::optional<Rate> rateOf(int hits, int trials);

} // namespace sandbag
