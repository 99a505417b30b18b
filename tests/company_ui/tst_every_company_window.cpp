// SPDX-License-Identifier: GPL-3.0-or-later
// Every window and dialog of tables in company, as tst_every_window has those of the rest: nothing
// is cut off in any language, nor with large letters on a small screen; no two things are reached
// by one key; everything is reached by Tab, and has a name.
#include "../app/by_keyboard.h"
#include "../app/cut_texts.h"
#include "company_window.h"
#include "door/company_papers.h"
#include "door_lamp.h"
#include "five_cards.h"
#include "game_session.h"
#include "host_end.h"
#include "join_table_dialog.h"
#include "knock_bar.h"
#include "lobby_page.h"
#include "match/match.h"
#include "open_again_dialog.h"
#include "open_table_dialog.h"
#include "people_met_dialog.h"
#include "seat_at_match.h"
#include "share.h"
#include "test_main.h"
#include "text/languages.h"
#include "wire_end.h"

#include <QCheckBox>
#include <QDir>
#include <QScopeGuard>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <map>
#include <memory>
#include <utility>

using namespace sandbag;

namespace {

/// What the windows stand on, and goes after them.
struct Sample {
    QTemporaryDir folder;
    CompanyPapers papers{folder.path()};
    WireScheduler wires{3};
    std::unique_ptr<CompanyWindow> other;

    Sample()
    {
        papers.change([](KnownPeople &known) {
            known.sitAt({QStringLiteral("mia.example"),
                         28117,
                         QStringLiteral("abcdefgh"),
                         QStringLiteral("Friday table"),
                         QByteArray(32, 'k'),
                         {},
                         QDateTime::currentDateTimeUtc()});
        });
    }
    void settle()
    {
        for (int quiet = 0; quiet < 3;) {
            QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
            quiet = wires.step() ? 0 : quiet + 1;
        }
    }
};

CompanyWindow *hostWindow()
{
    CompanySurroundings around;
    around.look.motion = false;
    RuleSet rules;
    rules.deal_cut = DealCut::none;
    auto *window = new CompanyWindow(
        std::make_unique<HostEnd>(QStringLiteral("Mia"), AgreedRules{"standard", {}, rules}),
        around);
    window->setAttribute(Qt::WA_DeleteOnClose, false);
    window->setTableName(QStringLiteral("Friday table"));
    window->lamp().setState(true, QStringLiteral("Door open at port 28117"), {},
                            QStringLiteral("&Close the Door"));
    window->lobby().setInvitation(QStringLiteral("sandbag:192.168.1.7:28117/abcdefgh#abcd"));
    return window;
}

/// Of one who has come to the table of `sample.other`.
CompanyWindow *guestWindow(Sample &sample, bool inside)
{
    sample.other.reset(hostWindow());
    TableHost &host = sample.other->host()->host();
    int guest = -1;
    QObject::connect(&host, &TableHost::knocked, &host, [&guest](int number) { guest = number; });
    auto end = std::make_unique<WireEnd>(QStringLiteral("Ben"));
    WireEnd *ben = end.get();
    auto *window = new CompanyWindow(std::move(end), {});
    window->setAttribute(Qt::WA_DeleteOnClose, false);
    window->setTableName(QStringLiteral("Friday table"));
    window->lamp().setState(true, QStringLiteral("You are at the table."), {},
                            QStringLiteral("&Leave Table"));
    ben->connectTo(host, sample.wires);
    sample.settle();
    if (!inside) {
        window->lobby().setOwnCards(*parseCards("AS KD 10H 2C 7S"));
        return window;
    }
    host.letIn(guest);
    sample.settle();
    ben->sit(2);
    sample.settle();
    return window;
}

CompanyWindow *tableInPlay()
{
    CompanyWindow *window = hostWindow();
    window->end().sit(0);
    window->host()->fillWithComputers();
    window->end().agree();
    window->host()->begin();
    return window;
}

KeptTable keptTable()
{
    KeptTable kept;
    kept.id = QStringLiteral("abcdefgh");
    kept.door = {{QStringLiteral("name"), QStringLiteral("Friday table")}};
    kept.others = QStringList{QStringLiteral("Ben"), QStringLiteral("Cleo")};
    kept.last = QDateTime::currentDateTimeUtc();
    return kept;
}

using Windows = std::map<QString, std::function<QWidget *(Sample &)>>;

Windows windows()
{
    return {
        {"open",
         [](Sample &) {
             auto *dialog = new OpenTableDialog(QStringLiteral("Standard"), QStringLiteral("Mia"));
             dialog->findChild<QCheckBox *>(QStringLiteral("everyone"))->setChecked(true);
             return dialog;
         }},
        {"open again", [](Sample &) { return new OpenAgainDialog({keptTable()}); }},
        {"none to open again", [](Sample &) { return new OpenAgainDialog({}); }},
        {"join",
         [](Sample &s) {
             auto *dialog = new JoinTableDialog(&s.papers, QStringLiteral("Ben"));
             FoundTable found;
             found.table = QStringLiteral("zzzz");
             found.name = QStringLiteral("Cleo's table");
             found.host = QStringLiteral("Cleo");
             found.address = QStringLiteral("192.168.1.7");
             found.port = 28117;
             found.freeSeats = 3;
             dialog->setFound({found});
             return dialog;
         }},
        {"none to join",
         [](Sample &) {
             static CompanyPapers empty(QDir::tempPath() + QStringLiteral("/none"));
             return new JoinTableDialog(&empty, QString());
         }},
        {"people",
         [](Sample &s) {
             s.papers.change([](KnownPeople &known) {
                 known.meet(QByteArray(32, 'b'), QStringLiteral("Ben"),
                            QDateTime::currentDateTimeUtc());
             });
             return new PeopleMetDialog(&s.papers);
         }},
        {"lobby of the host", [](Sample &) { return hostWindow(); }},
        {"someone knocks",
         [](Sample &) {
             CompanyWindow *window = hostWindow();
             AtDoor ben{1, QStringLiteral("Ben")};
             ben.hasKey = true;
             ben.cards = *parseCards("AS KD 10H 2C 7S");
             window->lobby().knocks().add(ben);
             return window;
         }},
        {"five cards", [](Sample &s) { return guestWindow(s, false); }},
        {"lobby of a guest", [](Sample &s) { return guestWindow(s, true); }},
        {"in play", [](Sample &) { return tableInPlay(); }},
        {"pause",
         [](Sample &) {
             CompanyWindow *window = tableInPlay();
             window->end().pause(PauseReason::meal);
             return window;
         }},
    };
}

void eachWindowInEach(const QStringList &languages)
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("name");
    for (const QString &language : languages)
        for (const auto &[name, make] : windows())
            QTest::addRow("%s in %s", qPrintable(name), qPrintable(language)) << language << name;
}

/// Tables are drawn: tst_every_size has them and their panels.
bool isTable(const QString &name)
{
    return name == QStringLiteral("in play") || name == QStringLiteral("pause");
}

void keepPicture(QWidget &window, const QString &name)
{
    if (const QString folder = qEnvironmentVariable("SANDBAG_PICTURES"); !folder.isEmpty())
        window.grab().save(QDir(folder).filePath(name + QStringLiteral(".png")));
}

} // namespace

class TestEveryCompanyWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void cleanup() { installLanguage(QStringLiteral("en")); }
    void nothingIsCut_data()
    {
        eachWindowInEach(availableLanguages() + QStringList{QStringLiteral("long")});
    }
    void nothingIsCut();
    void nothingIsCutOnAUsualScreen_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("name");
        QList<std::pair<QString, QString>> rows;
        for (const QString &language : availableLanguages() + QStringList{QStringLiteral("right")})
            for (const auto &[name, make] : windows())
                rows.append({language, name});
        for (const auto &[language, name] : shareOf(rows))
            QTest::addRow("%s in %s", qPrintable(name), qPrintable(language)) << language << name;
    }
    void nothingIsCutOnAUsualScreen();
    void largeLettersFitASmallScreen_data() { eachWindowInEach(availableLanguages()); }
    void largeLettersFitASmallScreen();
    void noKeyLeadsToTwoThings_data() { eachWindowInEach(availableLanguages()); }
    void noKeyLeadsToTwoThings();
    void everythingIsReached_data() { eachWindowInEach({QStringLiteral("en")}); }
    void everythingIsReached();
};

/// SANDBAG_PICTURES=folder leaves pictures of them.
void TestEveryCompanyWindow::nothingIsCut()
{
    QFETCH(QString, language);
    QFETCH(QString, name);
    const bool isLong = language == QStringLiteral("long");
    installLanguage(isLong ? QStringLiteral("en") : language);
    LongWords longer;
    if (isLong)
        QCoreApplication::installTranslator(&longer);
    Sample sample;
    const std::unique_ptr<QWidget> window(windows().at(name)(sample));
    window->show();
    if (!qobject_cast<QDialog *>(window.get()))
        window->resize(900, 650);
    QTest::qWait(30); // layouts settle
    QVERIFY2(window->width() <= 900 && window->height() <= 650,
             qPrintable(QStringLiteral("%1 x %2").arg(window->width()).arg(window->height())));
    keepPicture(*window, name + u'-' + language);
    if (isTable(name))
        return;
    const QStringList cut = cutTexts(*window);
    QVERIFY2(cut.isEmpty(), qPrintable(u'\n' + cut.join(u'\n')));
}

/// 1440 x 900, in every language and in one that is written from the right, at length.
void TestEveryCompanyWindow::nothingIsCutOnAUsualScreen()
{
    QFETCH(QString, language);
    QFETCH(QString, name);
    const bool fromRight = language == QStringLiteral("right");
    installLanguage(fromRight ? QStringLiteral("en") : language);
    LongWords hebrew(true);
    if (fromRight)
        QCoreApplication::installTranslator(&hebrew);
    QApplication::setLayoutDirection(fromRight ? Qt::RightToLeft : Qt::LeftToRight);
    const auto back = qScopeGuard([] { QApplication::setLayoutDirection(Qt::LeftToRight); });
    Sample sample;
    const std::unique_ptr<QWidget> window(windows().at(name)(sample));
    window->show();
    if (!qobject_cast<QDialog *>(window.get()))
        window->resize(1440, 900);
    QTest::qWait(30); // layouts settle
    QVERIFY2(window->width() <= 1440 && window->height() <= 900,
             qPrintable(QStringLiteral("%1 x %2").arg(window->width()).arg(window->height())));
    QCOMPARE(window->isRightToLeft(), fromRight);
    keepPicture(*window, name + QStringLiteral("-usual-") + language);
    if (isTable(name))
        return;
    const QStringList cut = cutTexts(*window);
    QVERIFY2(cut.isEmpty(), qPrintable(u'\n' + cut.join(u'\n')));
}

void TestEveryCompanyWindow::largeLettersFitASmallScreen()
{
    QFETCH(QString, language);
    QFETCH(QString, name);
    installLanguage(language);
    const QFont usual = QApplication::font();
    QFont large = usual;
    large.setPointSize(15);
    QApplication::setFont(large);
    Sample sample;
    {
        const std::unique_ptr<QWidget> window(windows().at(name)(sample));
        window->show();
        window->resize(1000, 636);
        QTest::qWait(30); // layouts settle
        keepPicture(*window, name + QStringLiteral("-large-") + language);
        const QSize least = window->minimumSizeHint().boundedTo(window->maximumSize());
        QVERIFY2(
            least.width() <= 1000 && least.height() <= 636,
            qPrintable(QStringLiteral("at least %1 x %2").arg(least.width()).arg(least.height())));
        const QStringList cut = cutTexts(*window);
        QVERIFY2(cut.isEmpty(), qPrintable(u'\n' + cut.join(u'\n')));
    }
    QApplication::setFont(usual);
}

void TestEveryCompanyWindow::noKeyLeadsToTwoThings()
{
    QFETCH(QString, language);
    QFETCH(QString, name);
    installLanguage(language);
    Sample sample;
    const std::unique_ptr<QWidget> window(windows().at(name)(sample));
    window->show();
    const QStringList clashes = clashesIn(*window);
    QVERIFY2(clashes.isEmpty(), qPrintable(u'\n' + clashes.join(u'\n')));
}

void TestEveryCompanyWindow::everythingIsReached()
{
    QFETCH(QString, name);
    Sample sample;
    const std::unique_ptr<QWidget> window(windows().at(name)(sample));
    window->show();
    QApplication::setActiveWindow(window.get());
    QTest::qWait(10);
    const QStringList lost = whatIsLost(*window);
    QVERIFY2(lost.isEmpty(), qPrintable(u'\n' + lost.join(u'\n')));
}

QTEST_MAIN(TestEveryCompanyWindow)
#include "tst_every_company_window.moc"
