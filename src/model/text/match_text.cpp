// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/match_text.h"

#include "match/agreements.h"
#include "match/record.h"
#include "rulebook/describe.h"
#include "rules/catalogue.h"
#include "setup/seating.h"
#include "text/languages.h"
#include "text/option_words.h"
#include "text/session_text.h"
#include "text/shown_text.h"
#include "text/translate.h"

#include <algorithm>

namespace sandbag {

namespace {

RuleSet rulesOfBase(const MatchRecord &record)
{
    const Preset *preset = findPreset(record.base);
    return preset ? rulesOf(*preset) : RuleSet{};
}

/// In words: "yes", "20", the label of a choice, cards as they are.
QString valueText(const Option &option, const RuleSet &rules)
{
    const bool ofCards = option.type == OptionType::cards || option.type == OptionType::suits;
    const bool absent = option.type == OptionType::integer && option.absentWord &&
                        option.get(rules) == std::to_string(option.absentValue);
    if (ofCards || absent)
        return valueWords(option, rules).replace(u' ', QChar(QChar::Nbsp));
    const QString value = QString::fromStdString(option.get(rules));
    if (option.type == OptionType::boolean)
        return value == QLatin1String("true") ? SessionText::tr("yes") : SessionText::tr("no");
    for (std::size_t i = 0; i < option.labels.size(); ++i)
        if (value == QString::fromStdString(option.values[i]))
            return valueWord(option, option.labels[i]);
    return value.isEmpty() ? SessionText::tr("none") : value;
}

constexpr const char *kUsualName = QT_TRANSLATE_NOOP("sandbag::SessionText", "You");

} // namespace

QString numberedName(int seat)
{
    return SessionText::tr("Player %1").arg(seat + 1);
}

QString placeName(int seat, int players, TableDirection direction)
{
    if (players != 4 || seat < 0 || seat >= players)
        return numberedName(seat);
    const QString compass[] = {SessionText::tr("South"), SessionText::tr("West"),
                               SessionText::tr("North"), SessionText::tr("East")};
    return compass[direction == TableDirection::clockwise ? seat : (4 - seat) % 4];
}

QString usualName()
{
    return SessionText::tr(kUsualName);
}

QString keptName(const QString &name)
{
    return name == usualName() ? QString::fromLatin1(kUsualName) : name;
}

bool isUsualName(const QString &name)
{
    return name == usualName() || usualNames().contains(name);
}

QStringList usualNames()
{
    static const QStringList names = inEachLanguage("sandbag::SessionText", kUsualName);
    return names;
}

QString playerName(const MatchRecord &record, int seat)
{
    const auto place = static_cast<std::size_t>(seat);
    const auto newest =
        std::find_if(record.agreements.rbegin(), record.agreements.rend(),
                     [](const Agreement &agreement) { return !agreement.players.empty(); });
    const auto &players = newest == record.agreements.rend() ? record.players : newest->players;
    if (place < players.size() && !players[place].name.empty()) {
        const QString name = QString::fromStdString(players[place].name);
        return name == QLatin1String(kUsualName) ? usualName() : name;
    }
    return placeName(seat, Seating(record.rules).players, record.rules.table_direction);
}

QStringList playerNames(const MatchRecord &record)
{
    QStringList names;
    for (int seat = 0; seat < Seating(record.rules).players; ++seat)
        names << playerName(record, seat);
    return names;
}

QStringList shownNames(const MatchRecord &record)
{
    return isolated(playerNames(record));
}

QString partnersText(const QStringList &names)
{
    QString all;
    for (const QString &name : isolated(names))
        all = all.isEmpty() ? name
                            : filled(SessionText::tr("%1 & %2", "partners' names"), {all, name});
    return all;
}

QString rulesName(const MatchRecord &match)
{
    const MatchRecord record = agreedNow(match);
    if (!record.name.empty())
        return QString::fromStdString(record.name);
    const QString id = QString::fromStdString(record.base);
    return hasHouseRules(record) ? changedGameName(id) : gameName(id);
}

bool hasHouseRules(const MatchRecord &match)
{
    const MatchRecord record = agreedNow(match);
    return !differences(rulesOfBase(record), record.rules).empty();
}

QString gameName(const QString &id)
{
    const Preset *preset = findPreset(id.toStdString());
    return preset ? toText(preset->title) : id;
}

QString changedGameName(const QString &id)
{
    return filled(SessionText::tr("%1 with house rules"), {gameName(id)});
}

QString asFileName(const QString &text)
{
    constexpr qsizetype kMost = 40; // each up to three bytes, of the 255 that a name may have
    QString name = text.left(kMost);
    for (QChar &letter : name) {
        if (!letter.isLetterOrNumber() && !QStringLiteral(" -_.,&+()'").contains(letter))
            letter = u'-';
    }
    return name;
}

QString rulesFileName(const MatchRecord &record)
{
    return asFileName(rulesName(record));
}

void nameRules(MatchRecord &record, const QString &name)
{
    const QString base = QString::fromStdString(record.base);
    const bool own = name != gameName(base) && name != changedGameName(base);
    record.name = own ? name.trimmed().toStdString() : std::string();
}

QStringList agreedLines(const MatchRecord &record, int deal)
{
    const Agreement *agreement = agreementBefore(record, deal);
    if (!agreement)
        return {};
    QStringList lines;
    const MatchRecord before = agreedAt(record, deal - 1), now = agreedAt(record, deal);
    if (agreement->rules) {
        QStringList changes;
        for (const Option *option : differences(before.rules, now.rules))
            changes << SessionText::tr("%1: %2 (was %3)", "rule: its value, the value before")
                           .arg(toText(option->title), valueText(*option, now.rules),
                                valueText(*option, before.rules));
        const QString name = rulesName(now);
        if (name != rulesName(before))
            changes.prepend(name);
        lines << SessionText::tr("Starting with deal %1: %2.")
                     .arg(deal + 1)
                     .arg(changes.join(QStringLiteral("; ")));
    }
    for (int seat = 0; seat < Seating(now.rules).players && !agreement->players.empty(); ++seat)
        if (playerName(before, seat) != playerName(now, seat))
            lines << filled(SessionText::tr("Starting with deal %1: %2 replaces %3."),
                            {deal + 1, playerName(now, seat), playerName(before, seat)});
    return lines;
}

QString rulesLine(const MatchRecord &match)
{
    const MatchRecord record = agreedNow(match);
    QStringList parts;
    for (const Sentence &sentence : summary(record.rules))
        parts << toText(sentence);
    QStringList changes;
    for (const Option *option : differences(rulesOfBase(record), record.rules))
        changes << SessionText::tr("%1: %2", "rule: its value")
                       .arg(toText(option->title), valueText(*option, record.rules));
    if (!changes.isEmpty())
        parts << SessionText::tr("House rules: %1.").arg(changes.join(QStringLiteral("; ")));
    const QString title = gameName(QString::fromStdString(record.base));
    const QString game =
        record.name.empty()
            ? title
            : filled(SessionText::tr("%1 (%2)", "a table's own rules, the game they come from"),
                     {QString::fromStdString(record.name), title});
    for (const Agreement &agreement : match.agreements)
        parts << agreedLines(match, agreement.deal);
    return SessionText::tr("%1. %2", "game, its rules in short").arg(game, parts.join(u' '));
}

} // namespace sandbag
