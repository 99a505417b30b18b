// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/json_place.h"
#include "match/record.h"
#include "text/sentence.h"

#include <QJsonObject>
#include <QString>

#include <map>
#include <set>
#include <vector>

namespace sandbag {

/// The number of the person in front of the host's own screen; guests have numbers above it.
inline constexpr int kPersonAtHost = 0;

/// A chair at a table where the match has not begun. Empty where nobody has a name.
struct Chair {
    QString name;
    QString player;  ///< as files name players (formats/occupant.h)
    int person = -1; ///< the number of who sits there; −1: a computer, or nobody
    bool agreed = false;
    bool away = false; ///< a person whose connection is lost, and who may come back

    [[nodiscard]] bool isEmpty() const { return name.isEmpty(); }
    bool operator==(const Chair &) const = default;
};

/// Who sits where before a match in company, and on what rules they agree: a plain value. Who
/// agrees, agrees to the rules as they are; any change of rules or chairs' number clears that.
class Lobby
{
public:
    /// The rules must pass the checker.
    explicit Lobby(AgreedRules rules = {});

    [[nodiscard]] const AgreedRules &rules() const { return m_rules; }
    /// Says which rules are meant: thirty-two hexadecimal digits.
    [[nodiscard]] const QString &rulesHash() const { return m_hash; }
    [[nodiscard]] const std::vector<Chair> &chairs() const { return m_chairs; }
    [[nodiscard]] std::set<QString> names() const;
    /// The chair of that person; −1 without one.
    [[nodiscard]] int chairOf(int person) const;

    /// From another chair, too.
    [[nodiscard]] Refusal sit(int person, const QString &name, int chair);
    void rise(int person);
    void setAway(int person);
    /// They are back, by another number.
    void comeBack(int person, int number);
    /// Sets a computer on an empty chair or on that of one who is away, or changes the one that is
    /// there; no name takes it away.
    [[nodiscard]] Refusal setComputer(int chair, const QString &name, const QString &player);
    /// Two persons change chairs; both are asked again.
    void swap(int one, int other);
    /// After a match: everyone is asked again where they sat. `persons` has the number that a
    /// person of that chair has now; those who are not in it have gone. Nobody is away.
    void reseat(const std::map<int, int> &persons);
    /// Other rules, which must pass the checker. Those who sit on chairs that are no more have
    /// none.
    void propose(AgreedRules rules);
    /// That person agrees to the rules of that hash.
    [[nodiscard]] Refusal agree(int person, const QString &hash);
    /// Every chair is taken, and every person is there and has agreed; otherwise what is missing.
    [[nodiscard]] Refusal whyNotReady() const;
    [[nodiscard]] bool isReady() const { return !whyNotReady(); }

private:
    [[nodiscard]] bool isChair(int chair) const;

    AgreedRules m_rules;
    QString m_hash;
    std::vector<Chair> m_chairs;
};

/// Why nobody deals while one who has a seat is away.
[[nodiscard]] Sentence waitsForOneAway();

/// A name that nobody has yet: "Ben", "Ben (2)" …
[[nodiscard]] QString freeName(const QString &wanted, const std::set<QString> &taken);

/// Rules in a message: a member `rules` with name, base and options, and their hash.
void insertRules(QJsonObject &message, const AgreedRules &rules);
/// Throws JsonFault where they are none, or cannot be played.
[[nodiscard]] AgreedRules readRulesOf(const JsonPlace &message);
[[nodiscard]] QString hashOf(const AgreedRules &rules);

} // namespace sandbag
