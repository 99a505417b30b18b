// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/rule_search.h"
#include "command_line.h"
#include "commands.h"
#include "text/option_words.h"
#include "words.h"

#include <QJsonArray>
#include <QJsonObject>

namespace sandbag {

namespace {

QJsonDocument document(const QList<FoundRule> &rules, const QList<const Preset *> &games)
{
    QJsonArray found;
    for (const FoundRule &rule : rules) {
        QJsonObject one{{QStringLiteral("id"), QString::fromLatin1(rule.option->id)},
                        {QStringLiteral("title"), titleOf(*rule.option)}};
        if (!rule.value.isEmpty())
            one.insert(QStringLiteral("value"), rule.value);
        found.append(one);
    }
    for (const Preset *game : games)
        found.append(QJsonObject{{QStringLiteral("game"), QString::fromLatin1(game->id)},
                                 {QStringLiteral("title"), titleOf(*game)}});
    return QJsonDocument(QJsonObject{{QStringLiteral("found"), found}});
}

void sayFound(const QList<FoundRule> &rules, const QList<const Preset *> &games)
{
    for (const FoundRule &rule : rules) {
        const QString id = QString::fromLatin1(rule.option->id);
        const QString asked = rule.value.isEmpty() ? id : id + u'=' + rule.value;
        say(QStringLiteral("%1 (%2): %3").arg(asked, titleOf(*rule.option), helpOf(*rule.option)));
    }
    for (const Preset *game : games)
        say(Words::tr("Game %1 (%2): %3")
                .arg(QString::fromLatin1(game->id), titleOf(*game), blurbOf(*game)));
}

/// A number below zero is a word to look for, no option: "lose at -200".
QStringList withTrueMinus(QStringList arguments)
{
    for (QString &argument : arguments)
        if (argument.size() > 1 && argument[0] == u'-' && argument[1].isDigit())
            argument[0] = QChar(0x2212);
    return arguments;
}

} // namespace

int findRules(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("rules find"), Words::tr("Find rules by words."),
                     {QStringLiteral("WORDS…")});
    if (!line.parse(withTrueMinus(arguments)))
        return line.status();
    const QString typed = line.operands().join(u' ').replace(QChar(0x2212), u'-');
    const RuleSearch search;
    const QList<FoundRule> rules = search.rules(typed);
    const QList<const Preset *> games = search.games(typed);
    if (line.json())
        say(document(rules, games));
    else if (rules.isEmpty() && games.isEmpty())
        say(Words::tr("No rule or game matches \"%1\".").arg(typed));
    else
        sayFound(rules, games);
    return kFine;
}

} // namespace sandbag
