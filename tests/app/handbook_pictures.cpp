// SPDX-License-Identifier: GPL-3.0-or-later
// Makes the pictures of the handbook: handbook_pictures FOLDER LANGUAGE.
// resources/help/pictures/make runs it and makes them small.
#include "../history/match_maker.h"
#include "act_pace.h"
#include "arena/contest.h"
#include "by_keyboard.h"
#include "card/scorecard_dock.h"
#include "every_window.h"
#include "formats/loaded_match.h"
#include "learn_window.h"
#include "lesson_pane.h"
#include "match_use.h"
#include "named/named_player.h"
#include "review_controller.h"
#include "review_table.h"
#include "text/languages.h"
#include "text/match_text.h"
#include "text/option_words.h"
#include "window_driver.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTreeView>

#include <limits>

using namespace sandbag;

namespace {

constexpr QSize kSize(952, 620); ///< of a picture; the pages show it smaller (help_text.cpp)

QString g_folder;

void keep(QWidget &window, const char *name, int waitMs = 600, QSize size = kSize)
{
    window.resize(size);
    window.show();
    QTest::qWait(waitMs); // layouts settle, cards are painted on a thread
    const QPixmap picture = window.grab();
    if (!picture.save(QStringLiteral("%1/%2.png").arg(g_folder, QLatin1String(name))))
        qFatal("cannot write %s", name);
}

/// A match between quick players, the first seat being a person's.
MatchRecord playedByUs(std::uint64_t seed, const char *you)
{
    std::vector<std::unique_ptr<Player>> owned;
    Contest::Seats seats{};
    for (int seat = 0; seat < 4; ++seat) {
        owned.push_back(
            makePlayer(seat == 0 ? "level:1" : "simple", seed + static_cast<std::uint64_t>(seat)));
        seats[seat] = owned.back().get();
    }
    const RuleSet rules = rulesOf(*findPreset("standard"));
    MatchRecord record = Contest(rules, seats).playMatch(seed).record();
    record.base = "standard";
    record.players = {{you, "human"}, {"Ada", "level:3"}, {"Bo", "level:4"}, {"Cleo", "level:3"}};
    return record;
}

/// The match up to a trick of its second deal in which cards lie and the person is next.
MatchRecord inMidTrick(MatchRecord record)
{
    record.deals.resize(2);
    auto &events = record.deals.back().events;
    std::size_t plays = 0;
    for (std::size_t i = 0; i < events.size(); ++i) {
        if (events[i].kind != EventKind::play)
            continue;
        if (plays >= 12 && plays % 4 >= 1 && events[i].seat == 0) {
            events.resize(i);
            break;
        }
        ++plays;
    }
    return record;
}

void table(const MatchRecord &record)
{
    MainWindow window;
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    Settings settings = window.settings();
    settings.look.motion = false;
    window.applySettings(settings);
    window.session().pace().setLeast(std::numeric_limits<int>::max() / 2); // nobody acts
    window.session().open({std::get<Match>(Match::fold(inMidTrick(record))), {}}, kOnlyShown);
    window.findChild<ScorecardDock *>()->show();
    keep(window, "table", 2500, {1160, 700});
}

void review(MatchRecord record)
{
    WindowDriver driver;
    record.deals.resize(2);
    ReviewController &desk = driver.window().review();
    desk.setOptions({160, 1});
    driver.session().open({std::get<Match>(Match::fold(record)), {}});
    QSignalSpy finished(&desk, &ReviewController::finished);
    driver.window().findChild<ScorecardDock *>()->showPage(desk.pane());
    desk.start();
    if (!finished.wait(240000))
        qFatal("the review does not end");
    desk.pane()->list()->setCurrentIndex(desk.model().index(0, 0));
    desk.table()->finish();
    keep(driver.window(), "review", 2500);
}

void history(const char *you)
{
    Sample sample;
    const QString matches = sample.folder.filePath(QStringLiteral("matches"));
    QStringList files;
    for (int number = 0; number < 7; ++number)
        files << writeMatch(playedByUs(100 + static_cast<std::uint64_t>(number), you), matches,
                            number);
    sample.matches.import(files);
    sample.matches.flush();
    HistoryWindow window(&sample.matches);
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.resize(kSize);
    window.show();
    QTest::qWait(800);
    if (auto *list = window.findChild<QTreeView *>())
        list->setCurrentIndex(list->model()->index(1, 0));
    keep(window, "history", 800);
}

/// Types at whatever has the focus.
void typeInto(QWidget &window, const QStringList &entries)
{
    for (const QString &entry : entries) {
        QWidget *field = window.focusWidget();
        QTest::keyClicks(field ? field : &window, entry);
        QTest::keyClick(window.focusWidget() ? window.focusWidget() : &window, Qt::Key_Return);
        QTest::qWait(20);
    }
}

void keeper(MatchRecord record)
{
    Sample sample;
    sample.record.players = std::move(record.players);
    const std::unique_ptr<QWidget> window(windows().at(QStringLiteral("keeper"))(sample));
    window->resize(kSize);
    window->show();
    window->activateWindow();
    QTest::qWait(200);
    typeInto(*window, {"4", "3", "4", "2", "8", "5", "3", "2", "4", "3", "7"});
    keep(*window, "keeper");
}

void dialogs(const MatchRecord &record)
{
    Sample sample;
    sample.rules.name.clear();
    sample.rules.rules = RuleSet{};
    QuickSetupDialog quick(&sample.library, sample.rules, {});
    keep(quick, "quick-setup");
    HouseRulesDialog rules(&sample.library, sample.rules);
    rules.resize(kSize);
    rules.show();
    QTest::qWait(100);
    if (auto *search = rules.findChild<QLineEdit *>(QStringLiteral("search")))
        search->setText(titleOf(OptionGroup::bags));
    keep(rules, "house-rules");
    PrintSheetsDialog print(std::get<Match>(Match::fold(record)), SheetKind::score);
    keep(print, "print", 1500);
    const std::unique_ptr<QWidget> looks(preferencesAt(0));
    keep(*looks, "preferences", 9000, {760, 430}); // cards and backs come from a thread
}

void boards(const char *you)
{
    const QString name = QString::fromUtf8(you);
    const BoardSet set = sampleBoards(name);
    BoardsWindow window(set.rules, QStringLiteral("Standard"));
    window.showSet(set);
    keep(window, "boards", 600, {760, 470});
    const BoardSet evening = sampleContest(
        {QStringLiteral("Ada & Bo"), QStringLiteral("Cleo & Dora"), QStringLiteral("Emil & Finn"),
         QStringLiteral("Gus & Hana"), QStringLiteral("Ida & Jan"), QStringLiteral("Kim & Leo")});
    ResultDialog result;
    result.ask(evening, {4, 0, 4, {}, {}});
    result.resize(640, 420);
    result.show();
    result.activateWindow();
    QTest::qWait(200);
    typeInto(result, {"4", "3", "n", "5", "5", "0", "8"});
    keep(result, "contest", 600, {640, 420});
}

void lesson()
{
    LearnWindow window;
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    TableLook look;
    look.motion = false;
    window.setLook(look, 0);
    window.resize(kSize);
    window.show();
    window.openLesson(QStringLiteral("first-lesson"));
    for (int i = 0; i < 50 && !window.inLesson(); ++i)
        QTest::qWait(100);
    window.pane().goOn();
    keep(window, "lesson", 2500);
}

} // namespace

int main(int argc, char **argv)
{
    if (argc != 3)
        return 2;
    const QTemporaryDir home;
    for (const char *place : {"HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"})
        qputenv(place, home.path().toUtf8());
    const QApplication app(argc, argv);
    g_folder = QString::fromLocal8Bit(argv[1]);
    installLanguage(QString::fromLocal8Bit(argv[2]));
    const QByteArray name = usualName().toUtf8();
    const char *you = name.constData();
    const MatchRecord record = playedByUs(12, you);
    table(record);
    dialogs(record);
    keeper(record);
    history(you);
    boards(you);
    lesson();
    review(record);
    return 0;
}
