// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/rules_json.h"
#include "settings.h"

#include <functional>
#include <memory>

class QMainWindow;
class QMenu;

namespace sandbag {

class MainWindow;
class PlayingTogether;

/// The entry of the Game menu for tables in company. A program that was built without them
/// (SANDBAG_COMPANY) has none. `rules` are those of the table at hand.
void addPlayTogether(QMenu *menu, MainWindow *window, const std::function<RuleFile()> &rules);

/// Where the match of a table that was opened here isn't over, asks by `offer` whether to open it
/// again. Someone who has never opened one costs a look at the disk.
void offerTableAgain(MainWindow *window,
                     const std::function<void(const QString &text, const QString &button,
                                              const std::function<void()> &act)> &offer);

/// Ends a PlayingTogether; one that was never asked for is null.
struct EndPlayingTogether {
    void operator()(PlayingTogether *company) const;
};
using OwnedCompany = std::unique_ptr<PlayingTogether, EndPlayingTogether>;
[[nodiscard]] OwnedCompany makeCompany();
/// Who is removed from the history was not met at a table in company either.
void forgetPeopleMet(const QStringList &names);
void setLookOf(PlayingTogether &company, const Settings &settings);

} // namespace sandbag
