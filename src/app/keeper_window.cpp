// SPDX-License-Identifier: GPL-3.0-or-later
#include "keeper_window.h"

#include "catalogue/rules_library.h"
#include "entry/score_book.h"
#include "keeper/score_keeper.h"

#include <QPointer>
#include <QStandardPaths>

namespace sandbag {

namespace {

QPointer<ScoreKeeper> &theKeeper()
{
    static QPointer<ScoreKeeper> keeper;
    return keeper;
}

ScoreKeeper *makeKeeper()
{
    const RulesLibrary library;
    QList<RuleFile> offered{library.lastUsed()};
    for (const RuleFile &table : library.tables())
        if (!sameTable(table, offered.front()))
            offered << table;
    auto *keeper =
        new ScoreKeeper(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                            QStringLiteral("/score-keeper"),
                        offered);
    keeper->setAttribute(Qt::WA_DeleteOnClose);
    return keeper;
}

void bringUp(ScoreKeeper *keeper)
{
    keeper->show();
    keeper->raise();
    keeper->activateWindow();
}

} // namespace

void showScoreKeeper()
{
    QPointer<ScoreKeeper> &keeper = theKeeper();
    const bool first = !keeper;
    if (first)
        keeper = makeKeeper();
    bringUp(keeper);
    if (first)
        keeper->begin();
}

bool isKeptScoreFile(const QString &path)
{
    if (path.endsWith(RulesLibrary::fileEnding()))
        return false;
    const auto loaded = loadMatch(path);
    const auto *match = std::get_if<LoadedMatch>(&loaded);
    return match && isKeptScore(*match);
}

std::optional<FileError> openInScoreKeeper(const QString &path)
{
    QPointer<ScoreKeeper> &keeper = theKeeper();
    const bool first = !keeper;
    if (first)
        keeper = makeKeeper();
    auto fault = keeper->openFile(path);
    if (!fault)
        bringUp(keeper);
    else if (first)
        delete keeper;
    return fault;
}

} // namespace sandbag
