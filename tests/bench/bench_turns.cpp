// SPDX-License-Identifier: GPL-3.0-or-later
// The longest turns of the window's event loop through a whole match: bench_turns [PLAYER…]
// Without players every level in its turn, each against three others of its kind. Of a match's file
// (NAME.spades.json) those in which it is opened and first shown.
#include "application.h"
#include "formats/record_json.h"
#include "game_session.h"
#include "main_window.h"
#include "match/match.h"
#include "timed_application.h"

#include <QEventLoop>
#include <QMetaEnum>
#include <QStandardPaths>
#include <QTimer>

#include <cstdio>

using namespace sandbag;

namespace {

/// Points of the match: three or four deals.
constexpr int kTarget = 150;
/// After that a window has nothing left to do, in ms.
constexpr int kUntilQuiet = 3000;

void playMatch(const QString &player, bool motion)
{
    Settings settings = Settings::standard();
    settings.look.motion = motion;
    settings.paceMs = 0;
    MainWindow window;
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.applySettings(settings);
    window.resize(1440, 900);
    window.show();
    GameSession &session = window.session();
    QEventLoop loop;
    QObject::connect(&session, &GameSession::matchEnded, &loop, &QEventLoop::quit);
    QObject::connect(&session, &GameSession::dealEnded, &session, &GameSession::nextDeal,
                     Qt::QueuedConnection);
    QList<SeatPlan> seats;
    for (const char *name : {"Ivy", "Ada", "Bo", "Cleo"})
        seats.append({QLatin1String(name), player});
    RuleSet rules;
    rules.win_target = kTarget;
    window.newMatch(rules, QStringLiteral("standard"), seats);
    if (!session.match().over())
        loop.exec();
}

void openMatch(TimedApplication &application, const QString &path)
{
    MainWindow window;
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.resize(1440, 900);
    window.show();
    QEventLoop loop;
    QTimer::singleShot(kUntilQuiet, &loop, &QEventLoop::quit);
    loop.exec(); // the window alone is not asked about
    (void)application.take();
    QTimer::singleShot(0, &window, [&window, path] { window.openLater(path); });
    QTimer::singleShot(kUntilQuiet, &loop, &QEventLoop::quit);
    loop.exec();
}

void tell(const QString &player, const std::vector<Turn> &turns)
{
    const auto types = QMetaEnum::fromType<QEvent::Type>();
    const auto at = [&](double part) {
        return turns[static_cast<std::size_t>(static_cast<double>(turns.size() - 1) * part)]
            .milliseconds;
    };
    std::printf("%s: %zu turns, longest %.1f ms, one in 1000 over %.1f ms, half under %.3f ms\n",
                qPrintable(player), turns.size(), turns.front().milliseconds, at(0.001), at(0.5));
    for (std::size_t i = 0; i < std::min<std::size_t>(6, turns.size()); ++i)
        std::printf("    %.1f ms (%.1f of the processor): %s to %s\n", turns[i].milliseconds,
                    turns[i].own, types.valueToKey(turns[i].event), turns[i].receiver);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    TimedApplication application(argc, argv);
    Application shared;
    QStandardPaths::setTestModeEnabled(true);
    QStringList players = QCoreApplication::arguments().mid(1);
    for (int level = 1; players.size() < 6 && argc < 2; ++level)
        players << QStringLiteral("level:%1").arg(level);
    for (const QString &player : players) {
        (void)application.take();
        if (player.endsWith(recordEnding()))
            openMatch(application, player);
        else
            playMatch(player, true);
        tell(player, application.take());
    }
    return 0;
}
