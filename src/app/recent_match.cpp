// SPDX-License-Identifier: GPL-3.0-or-later
#include "recent_match.h"

#include "app_text.h"
#include "catalogue/rules_library.h"
#include "formats/loaded_match.h"
#include "formats/record_json.h"
#include "match/match.h"
#include "shown_time.h"
#include "text/match_text.h"
#include "text/numbers.h"
#include "text/shown_text.h"

#include <QDateTime>
#include <QFileInfo>
#include <QStringList>

namespace sandbag {

namespace {

/// A menu is no place for paragraphs.
QString brief(const QString &text)
{
    constexpr qsizetype kMost = 60;
    return text.size() <= kMost ? text : text.left(kMost - 1) + QStringLiteral("…");
}

} // namespace

QString matchInBrief(const Match &match)
{
    QStringList totals;
    for (int side = 0; side < match.context()->seating.sides; ++side)
        totals << pointsText(match.standing().totals[static_cast<std::size_t>(side)]);
    const QString name = rulesName(match.record());
    const int deals = static_cast<int>(match.results().size());
    const QString score = totals.join(QStringLiteral(" : "));
    if (match.over())
        return AppText::tr("%1, finished: %2", "a game, and its score").arg(name, score);
    return AppText::tr("%1, deal %2: %3", "a game, and its score")
        .arg(name, QString::number(deals), score);
}

QString recentTitle(const QString &path)
{
    const QFileInfo file(path);
    if (path.endsWith(RulesLibrary::fileEnding())) {
        const auto rules = RulesLibrary::readFile(path);
        if (const auto *read = std::get_if<RuleFile>(&rules); read && !read->name.isEmpty())
            return AppText::tr("House rules: %1").arg(brief(read->name));
        return harmless(file.fileName());
    }
    const auto loaded = loadMatch(path);
    const auto *match = std::get_if<LoadedMatch>(&loaded);
    if (!match)
        return harmless(file.fileName());
    const QString day = shownTime(file.lastModified());
    return brief(matchInBrief(match->match)) + QStringLiteral(" – ") + day;
}

} // namespace sandbag
