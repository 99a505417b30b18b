// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules_mark.h"

#include "match/agreements.h"
#include "rules/catalogue.h"
#include "text/match_text.h"
#include "text/shown_text.h"

namespace sandbag {

namespace {

constexpr QChar kGame = u'\t';
constexpr QChar kChanged = u'+';

QString markOf(const QString &base, bool changed)
{
    return changed ? kGame + base + kChanged : kGame + base;
}

} // namespace

QString rulesMark(const MatchRecord &record)
{
    const MatchRecord now = agreedNow(record);
    const QString name = QString::fromStdString(now.name).trimmed();
    return name.isEmpty() ? markOf(QString::fromStdString(now.base), hasHouseRules(now)) : name;
}

bool isRulesMark(const QString &mark)
{
    return mark.startsWith(kGame);
}

QString rulesInWords(const QString &mark)
{
    if (!isRulesMark(mark))
        return oneLine(mark);
    const bool changed = mark.endsWith(kChanged);
    const QString id = mark.mid(1, mark.size() - (changed ? 2 : 1));
    return oneLine(changed ? changedGameName(id) : gameName(id));
}

QStringList rulesMarksWith(const QString &word)
{
    QStringList marks;
    for (const Preset &preset : presets()) {
        for (const bool changed : {false, true}) {
            const QString mark = markOf(QString::fromUtf8(preset.id), changed);
            if (rulesInWords(mark).toLower().contains(word))
                marks << mark;
        }
    }
    return marks;
}

} // namespace sandbag
