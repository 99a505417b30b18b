// SPDX-License-Identifier: GPL-3.0-or-later
// Opens a file in the real window as a person would: open_ways WAY FILE, off screen. Every line
// that the windows said is written to standard output, and it goes on until nothing happens any
// more.
#include "application.h"
#include "game_session.h"
#include "keeper/score_keeper.h"
#include "keeper_window.h"
#include "key_map.h"
#include "library_worker.h"
#include "main_window.h"
#include "message_bar.h"
#include "plain_texts.h"
#include "settings.h"
#include "show_history.h"
#include "tabletop.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QDropEvent>
#include <QEventLoop>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QMimeData>
#include <QPushButton>
#include <QTimer>

#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>

using namespace sandbag;

namespace {

void runFor(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

/// Whether any other thread wants the processor.
bool othersAreBusy()
{
    for (const QFileInfo &task :
         QDir(QStringLiteral("/proc/self/task")).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile status(task.filePath() + QStringLiteral("/stat"));
        if (task.fileName().toLongLong() == QCoreApplication::applicationPid() ||
            !status.open(QIODevice::ReadOnly))
            continue;
        const QByteArray words = status.readAll();
        if (words.mid(words.lastIndexOf(')') + 2).startsWith('R'))
            return true;
    }
    return false;
}

/// Two seconds of life, and more where something is read or reckoned yet.
void runUntilRest()
{
    constexpr int kPart = 100, kLeast = 20, kMost = 1000, kRest = 8; // parts of so many ms
    for (int part = 0, rest = 0; part < kMost; ++part) {
        runFor(kPart);
        rest = othersAreBusy() ? 0 : rest + 1;
        if (part >= kLeast && rest >= kRest)
            return;
    }
}

void say(const QString &text)
{
    if (!text.isEmpty())
        std::printf("%s\n", qPrintable(text));
}

/// The person: names the file where a dialog asks for one, and reads what boxes say.
class Person : public QObject
{
public:
    explicit Person(QString file) : m_file(std::move(file))
    {
        connect(&m_looks, &QTimer::timeout, this, &Person::look);
        m_looks.start(20);
    }

    static void readBars()
    {
        for (QWidget *window : QApplication::topLevelWidgets())
            for (const MessageBar *bar : window->findChildren<MessageBar *>())
                if (bar->isVisible() && bar->window() == window) // and not of a dialog over it
                    say(bar->text());
    }

private:
    void look()
    {
        for (QWidget *window : QApplication::topLevelWidgets()) {
            if (!window->isVisible())
                continue;
            if (auto *dialog = qobject_cast<QFileDialog *>(window))
                answer(*dialog);
            else if (auto *box = qobject_cast<QMessageBox *>(window)) {
                const bool toolkits = qobject_cast<QFileDialog *>(box->parentWidget());
                say(toolkits ? box->text().simplified() : box->text());
                box->reject();
            }
        }
    }
    void answer(QFileDialog &dialog)
    {
        const bool answered = dialog.property("answered").toBool();
        dialog.setProperty("answered", true);
        if (answered) // it does not take that
            return dialog.reject();
        dialog.findChild<QLineEdit *>()->setText(m_file);
        // Not from within the timer: what the dialog says is answered by it, too.
        QMetaObject::invokeMethod(&dialog, "accept", Qt::QueuedConnection);
    }

    QString m_file;
    QTimer m_looks;
};

void trigger(const QWidget &window, const QKeySequence &keys)
{
    for (QAction *action : window.findChildren<QAction *>())
        if (action->shortcut() == keys)
            return action->trigger();
    std::exit(3);
}

QWidget *shown(const char *kind)
{
    for (QWidget *window : QApplication::topLevelWidgets())
        if (window->isVisible() && window->inherits(kind))
            return window;
    std::exit(4);
}

void drop(QWidget &window, const QString &file)
{
    QMimeData files;
    files.setUrls({QUrl::fromLocalFile(file)});
    // What was not dragged over a window first does not fall on it.
    QDragEnterEvent enter({9, 9}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &enter);
    QDropEvent event({9, 9}, Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window, &event);
    if (!enter.isAccepted() || !event.isAccepted())
        std::exit(6);
}

void openRecent(MainWindow &window, const QString &file)
{
    Settings settings = Settings::load();
    settings.remember(file);
    settings.save();
    for (QMenu *menu : window.findChildren<QMenu *>()) {
        emit menu->aboutToShow();
        for (QAction *action : menu->actions())
            if (action->toolTip().contains(file.section(u'/', -1))) {
                runFor(300); // the titles are read meanwhile
                return action->trigger();
            }
    }
    std::exit(5);
}

void waitUntilRead(const ScoreKeeper &keeper)
{
    while (keeper.isReading())
        runFor(20);
}

void press(int key, Qt::KeyboardModifiers modifiers, const QString &text)
{
    QKeyEvent event(QEvent::KeyPress, key, modifiers, text);
    if (!QApplication::focusWidget())
        std::exit(7);
    QApplication::sendEvent(QApplication::focusWidget(), &event);
    runFor(100);
}

/// A deal, key by key, of four bids and what the sides took.
void typeDeal(ScoreKeeper &keeper)
{
    const std::size_t before = keeper.book().match().record().deals.size();
    for (const char digit : {'3', '3', '3', '3', '7', '6'})
        press(digit, Qt::NoModifier, QString(QLatin1Char(digit)));
    if (keeper.book().match().rules().win_minutes > 0)
        press('9', Qt::NoModifier, QStringLiteral("9")); // on the clock
    press(Qt::Key_Return, Qt::ControlModifier, {});
    if (keeper.book().match().record().deals.size() != before + 1)
        std::exit(8);
}

/// Another bid in the first deal, on which the totals of all others depend.
void correctFirst(ScoreKeeper &keeper)
{
    const Standing before = keeper.book().match().standing();
    keeper.showDeal(0);
    press('2', Qt::NoModifier, QStringLiteral("2"));
    press(Qt::Key_Return, Qt::ControlModifier, {});
    if (keeper.book().match().standing() == before)
        std::exit(9);
}

void openInKeeper(const QString &file)
{
    Application::instance().keepers().open(file, [](const auto &fault) {
        if (fault)
            say(fault->text);
    });
}

/// Turns until now are none of those that are looked for.
void forgetTurns()
{
    if (const QString turns = qEnvironmentVariable("TURNS_FILE"); !turns.isEmpty())
        QFile::resize(turns, 0);
}

/// In the score keeper that opens the file; turns before that are forgotten.
void changeScore(const QString &file, const std::function<void(ScoreKeeper &)> &change)
{
    openInKeeper(file);
    runUntilRest();
    const auto keepers = Application::instance().keepers().windows();
    if (keepers.isEmpty() || !keepers.front()->book().hasMatch()) // it could not be read
        return;
    forgetTurns();
    change(*keepers.front());
}

using Way = std::function<void(MainWindow &, const QString &)>;

const std::map<QString, Way> &ways()
{
    static const std::map<QString, Way> all = {
        {"open", [](MainWindow &window, const QString &) { trigger(window, QKeySequence::Open); }},
        {"drop", [](MainWindow &window, const QString &file) { drop(window, file); }},
        {"recent", openRecent},
        {"keeper",
         [](MainWindow &, const QString &) {
             Application::instance().keepers().show();
             runFor(200);
             waitUntilRead(*Application::instance().keepers().windows().front());
             trigger(*shown("sandbag::ScoreKeeper"), QKeySequence::Open);
         }},
        // What the last run left, which lies there already.
        {"kept", [](MainWindow &, const QString &) { Application::instance().keepers().show(); }},
        // And a file in its place.
        {"over", [](MainWindow &, const QString &file) { openInKeeper(file); }},
        // And a deal into that.
        {"entered", [](MainWindow &, const QString &file) { changeScore(file, typeDeal); }},
        // And corrections, which are taken back and made again; and the last deal taken out.
        {"corrected",
         [](MainWindow &, const QString &file) {
             changeScore(file, [](ScoreKeeper &keeper) {
                 correctFirst(keeper);
                 for (const char *id : {"window.undo", "window.redo"}) {
                     runUntilRest();
                     trigger(keeper, KeyMap::ours().first(id));
                 }
             });
         }},
        {"removed",
         [](MainWindow &, const QString &file) {
             changeScore(file, [](ScoreKeeper &keeper) {
                 trigger(keeper, QKeySequence(QStringLiteral("Ctrl+Backspace")));
                 runUntilRest();
                 trigger(keeper, QKeySequence::Undo);
             });
         }},
        {"rules",
         [](MainWindow &window, const QString &file) {
             trigger(window, QKeySequence(QStringLiteral("Ctrl+H")));
             runFor(300);
             drop(*shown("sandbag::HouseRulesDialog"), file);
         }},
        {"deck",
         [](MainWindow &window, const QString &file) {
             Settings settings = window.settings();
             settings.look.deckFile = file;
             settings.save();
             window.applySettings(settings);
         }},
        {"history",
         [](MainWindow &window, const QString &file) {
             Application::instance().historyWindows().showHistory(&window,
                                                                  [](const WantedMatch &) {});
             runFor(300);
             Application::instance().library().import({file});
         }},
    };
    return all;
}

/// Computers alone, who answer at once: every card that is played is a turn, too.
Settings playsByItself()
{
    Settings settings = Settings::load();
    settings.look.motion = false;
    settings.look.trickPauseMs = 0;
    settings.paceMs = 5;
    settings.ceremony = false;
    settings.nextDealSeconds = 1;
    for (SeatPlan &seat : settings.seats)
        seat.player = QStringLiteral("simple");
    return settings;
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("sandbag"));
    showTextsAsTheyAre(app);
    const QStringList words = app.arguments();
    const auto way = ways().find(words.value(1));
    if (words.size() != 3 || way == ways().end())
        return 2;
    playsByItself().save();
    Application application;
    MainWindow window;
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.begin();
    window.show();
    runFor(500);
    forgetTurns(); // of the start
    const Person person(words[2]);
    way->second(window, words[2]);
    runUntilRest();
    Person::readBars();
    std::fflush(stdout);
    return 0;
}
