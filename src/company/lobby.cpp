// SPDX-License-Identifier: GPL-3.0-or-later
#include "lobby.h"

#include "company_limits.h"
#include "formats/json_writer.h"
#include "formats/occupant.h"
#include "formats/rules_json.h"
#include "setup/seating.h"
#include "text/shown_text.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QJsonDocument>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

QJsonObject optionsOf(const AgreedRules &rules)
{
    JsonWriter json;
    json.beginObject();
    writeRuleMembers(json, QString::fromStdString(rules.base), rules.rules);
    json.endObject();
    return QJsonDocument::fromJson(json.finished()).object();
}

} // namespace

Lobby::Lobby(AgreedRules rules)
{
    propose(std::move(rules));
}

int Lobby::chairOf(int person) const
{
    const auto at = std::find_if(m_chairs.begin(), m_chairs.end(),
                                 [person](const Chair &chair) { return chair.person == person; });
    return at == m_chairs.end() ? -1 : static_cast<int>(at - m_chairs.begin());
}

std::set<QString> Lobby::names() const
{
    std::set<QString> names;
    for (const Chair &chair : m_chairs)
        names.insert(chair.name);
    return names;
}

bool Lobby::isChair(int chair) const
{
    return chair >= 0 && static_cast<std::size_t>(chair) < m_chairs.size();
}

Refusal Lobby::sit(int person, const QString &name, int chair)
{
    if (!isChair(chair))
        return Sentence(QT_TRANSLATE_NOOP("company", "There is no such seat at this table."));
    Chair &taken = m_chairs[static_cast<std::size_t>(chair)];
    if (taken.person == person)
        return std::nullopt;
    if (!taken.isEmpty())
        return Sentence(QT_TRANSLATE_NOOP("company", "That seat is already taken."));
    rise(person);
    taken = {name, personKind(), person};
    return std::nullopt;
}

void Lobby::rise(int person)
{
    if (const int chair = chairOf(person); chair >= 0)
        m_chairs[static_cast<std::size_t>(chair)] = {};
}

void Lobby::setAway(int person)
{
    if (const int chair = chairOf(person); chair >= 0)
        m_chairs[static_cast<std::size_t>(chair)].away = true;
}

void Lobby::comeBack(int person, int number)
{
    const int chair = chairOf(person);
    if (chair < 0)
        return;
    Chair &taken = m_chairs[static_cast<std::size_t>(chair)];
    taken.person = number;
    taken.away = false;
}

Refusal Lobby::setComputer(int chair, const QString &name, const QString &player)
{
    if (!isChair(chair))
        return Sentence(QT_TRANSLATE_NOOP("company", "There is no such seat at this table."));
    Chair &taken = m_chairs[static_cast<std::size_t>(chair)];
    if (taken.person >= 0 && !taken.away)
        return Sentence(QT_TRANSLATE_NOOP("company", "That seat is already taken."));
    taken = name.isEmpty() ? Chair{} : Chair{name, player};
    return std::nullopt;
}

void Lobby::swap(int one, int other)
{
    if (!isChair(one) || !isChair(other))
        return;
    Chair &a = m_chairs[static_cast<std::size_t>(one)];
    Chair &b = m_chairs[static_cast<std::size_t>(other)];
    std::swap(a, b);
    a.agreed = false;
    b.agreed = false;
}

void Lobby::reseat(const std::map<int, int> &persons)
{
    for (std::size_t chair = 0; chair < m_chairs.size(); ++chair) {
        Chair &taken = m_chairs[chair];
        taken.agreed = false;
        taken.away = false;
        if (taken.person < 0)
            continue;
        const auto now = persons.find(static_cast<int>(chair));
        if (now == persons.end())
            taken = {};
        else
            taken.person = now->second;
    }
}

void Lobby::propose(AgreedRules rules)
{
    m_rules = std::move(rules);
    m_hash = hashOf(m_rules);
    m_chairs.resize(static_cast<std::size_t>(Seating(m_rules.rules).players));
    for (Chair &chair : m_chairs)
        chair.agreed = false;
}

Refusal Lobby::agree(int person, const QString &hash)
{
    const int chair = chairOf(person);
    if (chair < 0)
        return Sentence(QT_TRANSLATE_NOOP("company", "Take a seat first."));
    if (hash != m_hash)
        return Sentence(
            QT_TRANSLATE_NOOP("company", "The rules have changed; look at them again."));
    m_chairs[static_cast<std::size_t>(chair)].agreed = true;
    return std::nullopt;
}

/// One who is away and was still reading the rules is waited for, too: so that is said first.
Refusal Lobby::whyNotReady() const
{
    if (std::any_of(m_chairs.begin(), m_chairs.end(),
                    [](const Chair &chair) { return chair.away; }))
        return waitsForOneAway();
    const bool all = std::all_of(m_chairs.begin(), m_chairs.end(), [](const Chair &chair) {
        return !chair.isEmpty() && (chair.person < 0 || chair.agreed);
    });
    if (!all)
        return Sentence(QT_TRANSLATE_NOOP(
            "company", "All seats must be taken, and all must agree to the rules."));
    return std::nullopt;
}

Sentence waitsForOneAway()
{
    return QT_TRANSLATE_NOOP("company",
                             "Someone who has a seat is away. Wait, or put a computer there.");
}

QString freeName(const QString &wanted, const std::set<QString> &taken)
{
    const QString name = oneLine(wanted, company_limit::name).trimmed();
    const QString stem = name.isEmpty() ? QStringLiteral("?") : name;
    QString free = stem;
    for (int number = 2; taken.contains(free); ++number)
        free = QStringLiteral("%1 (%2)").arg(stem, QString::number(number));
    return free;
}

void insertRules(QJsonObject &message, const AgreedRules &rules)
{
    QJsonObject object = optionsOf(rules);
    if (!rules.name.empty())
        object.insert(QStringLiteral("name"), QString::fromStdString(rules.name));
    message.insert(QStringLiteral("rules"), object);
    message.insert(QStringLiteral("hash"), hashOf(rules));
}

AgreedRules readRulesOf(const JsonPlace &message)
{
    const JsonPlace place = message.at(QStringLiteral("rules"));
    const auto [base, options] = readRuleMembers(place);
    if (const auto why = whyNotPlayable(options))
        throw JsonFault(*why);
    AgreedRules rules{base.toStdString(), {}, options};
    if (place.has(QStringLiteral("name")))
        rules.name = oneLine(place.at(QStringLiteral("name")).text()).toStdString();
    return rules;
}

QString hashOf(const AgreedRules &rules)
{
    const QByteArray text =
        QJsonDocument(optionsOf({"standard", {}, rules.rules})).toJson(QJsonDocument::Compact);
    return QString::fromLatin1(
        QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex().left(32));
}

} // namespace sandbag
