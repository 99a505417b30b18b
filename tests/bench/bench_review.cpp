// SPDX-License-Identifier: GPL-3.0-or-later
// The window's ease while a review runs, and how soon its judgements come: bench_review [DEALS [1]]
// Of a match of Standard by the players of good rules of thumb; 1 deal where nothing is said. With
// the second 1 somebody looks through the choices meanwhile, and through everybody's at the end.
#include "application.h"
#include "arena/contest.h"
#include "formats/loaded_match.h"
#include "game_session.h"
#include "main_window.h"
#include "named/named_player.h"
#include "review_controller.h"
#include "review_model.h"
#include "review_pane.h"
#include "rules/catalogue.h"
#include "timed_application.h"

#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QMetaEnum>
#include <QStandardPaths>
#include <QTimer>
#include <QTreeView>

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>

using namespace sandbag;

namespace {

constexpr int kLook = 150;    ///< ms that a choice is looked at
constexpr int kSettle = 2000; ///< ms

void wait(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

LoadedMatch played(std::size_t deals)
{
    std::vector<std::unique_ptr<Player>> owned;
    Contest::Seats seats{};
    for (int seat = 0; seat < 4; ++seat) {
        owned.push_back(makePlayer("simple", static_cast<std::uint64_t>(seat) + 1));
        seats[seat] = owned.back().get();
    }
    MatchRecord record = Contest(rulesOf(*findPreset("standard")), seats).playMatch(12).record();
    record.deals.resize(std::min(record.deals.size(), deals));
    record.players.resize(4);
    record.players[0].kind = "human";
    return {std::get<Match>(Match::fold(record)), {}};
}

double processorSeconds()
{
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

void tell(const std::vector<Turn> &turns)
{
    const auto types = QMetaEnum::fromType<QEvent::Type>();
    for (std::size_t i = 0; i < std::min<std::size_t>(5, turns.size()); ++i)
        std::printf("    turn of %.1f ms (%.1f of the processor): %s to %s\n",
                    turns[i].milliseconds, turns[i].own, types.valueToKey(turns[i].event),
                    turns[i].receiver);
}

/// As its key does, in a turn of the event loop.
void openReview(MainWindow &window)
{
    for (QAction *action : window.actions())
        if (action->shortcut() == QKeySequence(Qt::Key_F8))
            QMetaObject::invokeMethod(action, &QAction::trigger, Qt::QueuedConnection);
}

/// Looks at everybody's choices one after the other: every time another table.
void lookThrough(ReviewController &desk)
{
    desk.pane()->findChild<QComboBox *>()->setCurrentIndex(0);
    for (int row = 0; row < desk.model().rowCount(); ++row) {
        desk.pane()->list()->setCurrentIndex(desk.model().index(row, 0));
        wait(kLook);
    }
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    TimedApplication application(argc, argv);
    Application shared;
    QStandardPaths::setTestModeEnabled(true);
    QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
         QStringLiteral("/reviews"))
        .removeRecursively();
    const int deals = argc > 1 ? std::max(1, std::atoi(argv[1])) : 1;
    MainWindow window;
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.resize(1440, 900);
    window.session().open(played(static_cast<std::size_t>(deals)));
    window.show();
    wait(kSettle); // the match's own table is painted
    ReviewController &desk = window.review();
    const auto own = static_cast<int>(choicesOf(window.session().match(), 0).size());
    QElapsedTimer clock;
    double before = 0;
    const bool looking = argc > 2;
    const auto judgements = [&desk, &clock, &before, own, looking](int done, int) {
        if (done == 1)
            std::printf("first judgement after %lld ms\n", static_cast<long long>(clock.elapsed()));
        if (done == 2 * own)
            std::printf("the seat's %d choices in %.1f s of the processor, the curve among them\n",
                        own, processorSeconds() - before);
        if (looking && done % 5 == 0)
            desk.pane()->list()->setCurrentIndex(desk.model().index(done / 5 % 5, 0));
    };
    QObject::connect(&desk, &ReviewController::progressed, &desk, judgements);
    QEventLoop loop;
    QObject::connect(&desk, &ReviewController::finished, &loop, &QEventLoop::quit);
    (void)application.take();
    clock.start();
    before = processorSeconds();
    openReview(window);
    loop.exec();
    std::printf("all %zu choices of %d deal(s) in %.1f s\n", desk.model().choices().size(), deals,
                static_cast<double>(clock.elapsed()) / 1000);
    tell(application.take());
    if (looking) {
        lookThrough(desk);
        std::printf("looking through all choices at the end\n");
        tell(application.take());
    }
    return 0;
}
