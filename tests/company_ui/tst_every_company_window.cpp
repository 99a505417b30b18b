// SPDX-License-Identifier: GPL-3.0-or-later
// Every window and dialog of tables in company, as tst_every_window has those of the rest: nothing
// is cut off in any language, nor with large letters on a small screen; no two things are reached
// by one key; everything is reached by Tab, and has a name.
#include "../app/by_keyboard.h"
#include "../app/changed_type.h"
#include "../app/cut_texts.h"
#include "awaited_sign.h"
#include "conduct_bar.h"
#include "every_company_window.h"
#include "lobby_table.h"
#include "lost_sign.h"
#include "share.h"
#include "test_main.h"
#include "text/languages.h"

#include <QAccessible>
#include <QDir>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QScopeGuard>
#include <QStandardPaths>
#include <QStatusBar>
#include <QTest>

#include <memory>
#include <utility>

using namespace sandbag;

namespace {

void eachWindowInEach(const QStringList &languages)
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("name");
    for (const QString &language : languages)
        for (const auto &[name, make] : companyWindows())
            QTest::addRow("%s in %s", qPrintable(name), qPrintable(language)) << language << name;
}

void keepPicture(QWidget &window, const QString &name)
{
    if (const QString folder = qEnvironmentVariable("SANDBAG_PICTURES"); !folder.isEmpty())
        window.grab().save(QDir(folder).filePath(name + QStringLiteral(".png")));
}

/// Of a table in play what is around it: tst_every_size has the table.
QStringList cutBeside(QWidget &window, const QString &name)
{
    if (!isTable(name))
        return cutTexts(window);
    const auto *company = qobject_cast<CompanyWindow *>(&window);
    return cutTexts(*company->findChild<ConductBar *>()) + cutTexts(*company->statusBar());
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
            for (const auto &[name, make] : companyWindows())
                rows.append({language, name});
        for (const auto &[language, name] : shareOf(rows))
            QTest::addRow("%s in %s", qPrintable(name), qPrintable(language)) << language << name;
    }
    void nothingIsCutOnAUsualScreen();
    void largeLettersFitASmallScreen_data() { eachWindowInEach(availableLanguages()); }
    void largeLettersFitASmallScreen();
    void takesAnotherType_data() { eachWindowInEach({QStringLiteral("en")}); }
    void takesAnotherType();
    void whatIsSaidFits_data();
    void whatIsSaidFits();
    void noKeyLeadsToTwoThings_data() { eachWindowInEach(availableLanguages()); }
    void noKeyLeadsToTwoThings();
    void noKeyOfTheBarsIsAMenus_data();
    void noKeyOfTheBarsIsAMenus();
    void nothingStandsTwice_data()
    {
        eachWindowInEach({QStringLiteral("en"), QStringLiteral("de")});
    }
    void nothingStandsTwice();
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
    CompanySample sample;
    const std::unique_ptr<QWidget> window(companyWindows().at(name)(sample));
    window->show();
    if (!qobject_cast<QDialog *>(window.get()))
        window->resize(900, 650);
    QTest::qWait(30); // layouts settle
    QVERIFY2(window->width() <= 900 && window->height() <= 650,
             qPrintable(QStringLiteral("%1 x %2").arg(window->width()).arg(window->height())));
    keepPicture(*window, name + u'-' + language);
    const QStringList cut = cutBeside(*window, name);
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
    CompanySample sample;
    const std::unique_ptr<QWidget> window(companyWindows().at(name)(sample));
    window->show();
    if (!qobject_cast<QDialog *>(window.get()))
        window->resize(1440, 900);
    QTest::qWait(30); // layouts settle
    QVERIFY2(window->width() <= 1440 && window->height() <= 900,
             qPrintable(QStringLiteral("%1 x %2").arg(window->width()).arg(window->height())));
    QCOMPARE(window->isRightToLeft(), fromRight);
    keepPicture(*window, name + QStringLiteral("-usual-") + language);
    const QStringList cut = cutBeside(*window, name);
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
    CompanySample sample;
    {
        const std::unique_ptr<QWidget> window(companyWindows().at(name)(sample));
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

/// Open while the desktop gets it, as one that is opened later.
void TestEveryCompanyWindow::takesAnotherType()
{
    QFETCH(QString, name);
    if (isTable(name))
        QSKIP("of two tables one asks for a bid and the other not, as the cards fall");
    const QFont usual = QApplication::font();
    const auto back = qScopeGuard([&usual] { QApplication::setFont(usual); });
    constexpr QSize kRoom(1300, 840);
    CompanySample sample, other;
    const std::unique_ptr<QWidget> changed(companyWindows().at(name)(sample));
    changed->show();
    changed->resize(kRoom);
    QTest::qWait(30); // layouts settle
    QFont large = usual;
    large.setPointSize(15);
    QApplication::setFont(large);
    QTest::qWait(30);
    const std::unique_ptr<QWidget> fresh(companyWindows().at(name)(other));
    fresh->show();
    fresh->resize(kRoom);
    QTest::qWait(30);
    QTRY_VERIFY2(differencesIn(*changed, *fresh).isEmpty(),
                 qPrintable(u'\n' + differencesIn(*changed, *fresh)));
}

void TestEveryCompanyWindow::whatIsSaidFits_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : availableLanguages())
        QTest::addRow("%s", qPrintable(language)) << language;
}

/// The line at the bottom, in large letters, too.
void TestEveryCompanyWindow::whatIsSaidFits()
{
    QFETCH(QString, language);
    installLanguage(language);
    const QFont usual = QApplication::font();
    const auto back = qScopeGuard([&usual] { QApplication::setFont(usual); });
    QFont large = usual;
    large.setPointSize(15);
    QApplication::setFont(large);
    CompanySample sample;
    const std::unique_ptr<QWidget> window(companyWindows().at("lobby of a guest")(sample));
    window->show();
    window->resize(900, 650);
    auto *company = qobject_cast<CompanyWindow *>(window.get());
    company->say(CompanyWindow::tr("These cards can't be played again: when you play together, "
                                   "every match has new cards."));
    QTest::qWait(30); // layouts settle
    keepPicture(*window, QStringLiteral("said-") + language);
    const auto *said = window->findChild<QLabel *>(QStringLiteral("said"));
    QVERIFY(said && !said->text().isEmpty());
    const QRect room = said->contentsRect();
    const QSize needs =
        QFontMetrics(said->font())
            .boundingRect(QRect(QPoint(), room.size()), Qt::TextWordWrap, said->text())
            .size();
    QVERIFY2(needs.width() <= room.width() && needs.height() <= room.height(),
             qPrintable(QStringLiteral("%1: %2 x %3, needs %4 x %5")
                            .arg(said->text())
                            .arg(room.width())
                            .arg(room.height())
                            .arg(needs.width())
                            .arg(needs.height())));
    // What has no room at all ends in dots, and the table stays as high as it was.
    const int high = company->statusBar()->height();
    const QString endless = QStringLiteral("Word ").repeated(100);
    company->say(endless);
    QTest::qWait(30);
    QCOMPARE(company->statusBar()->height(), high);
    QVERIFY2(said->text().endsWith(u'…'), qPrintable(said->text()));
    QCOMPARE(said->toolTip(), endless);
}

void TestEveryCompanyWindow::noKeyLeadsToTwoThings()
{
    QFETCH(QString, language);
    QFETCH(QString, name);
    installLanguage(language);
    CompanySample sample;
    const std::unique_ptr<QWidget> window(companyWindows().at(name)(sample));
    window->show();
    const QStringList clashes = clashesIn(*window);
    QVERIFY2(clashes.isEmpty(), qPrintable(u'\n' + clashes.join(u'\n')));
}

void TestEveryCompanyWindow::noKeyOfTheBarsIsAMenus_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : availableLanguages())
        QTest::addRow("%s", qPrintable(language)) << language;
}

/// What may be on the screen at once during a match: the menus, the rows about the people at the
/// table, the one who is waited for, and the lost connection.
void TestEveryCompanyWindow::noKeyOfTheBarsIsAMenus()
{
    QFETCH(QString, language);
    installLanguage(language);
    const std::unique_ptr<CompanyWindow> window(tableInPlay());
    Mnemonics letters(language);
    for (const QAction *menu : window->menuBar()->actions())
        letters.add(menu->text());
    letters.add(CompanyWindow::tr("&Help")); // which the program fills
    int buttons = 0;
    for (const QWidget *bar :
         QList<QWidget *>{window->findChild<ConductBar *>(), window->findChild<AwaitedSign *>(),
                          window->findChild<LostSign *>()}) {
        for (const QPushButton *button : bar->findChildren<QPushButton *>()) {
            letters.add(button->text());
            QVERIFY2(!QKeySequence::mnemonic(button->text()).isEmpty(), qPrintable(button->text()));
            ++buttons;
        }
    }
    QCOMPARE(buttons, 10);
    QVERIFY2(letters.clashes.isEmpty(), qPrintable(u'\n' + letters.clashes.join(u'\n')));
}

/// What is seen above the table, or on its felt, is only heard in the line at the bottom.
void TestEveryCompanyWindow::nothingStandsTwice()
{
    QFETCH(QString, language);
    QFETCH(QString, name);
    installLanguage(language);
    CompanySample sample;
    const std::unique_ptr<QWidget> window(companyWindows().at(name)(sample));
    window->show();
    QTest::qWait(10);
    QStringList shown;
    for (const auto *table : window->findChildren<LobbyTable *>()) {
        if (table->isVisible())
            shown << table->accessibleDescription();
    }
    for (const auto *label : window->findChildren<QLabel *>()) {
        if (label->isVisible() && label->text().contains(u' '))
            shown << label->text();
    }
    for (QWidget *part : window->findChildren<QWidget *>()) {
        const QAccessibleInterface *heard = QAccessible::queryAccessibleInterface(part);
        const QString called = heard ? heard->text(QAccessible::Name) : QString();
        if (!called.isEmpty() && called == heard->text(QAccessible::Description))
            shown << called << called; // heard one after the other
    }
    const QString all = shown.join(u'\n');
    QVERIFY2(shown.removeDuplicates() == 0, qPrintable(u'\n' + all));
}

void TestEveryCompanyWindow::everythingIsReached()
{
    QFETCH(QString, name);
    CompanySample sample;
    const std::unique_ptr<QWidget> window(companyWindows().at(name)(sample));
    window->show();
    QApplication::setActiveWindow(window.get());
    QTest::qWait(10);
    const QStringList lost = whatIsLost(*window);
    QVERIFY2(lost.isEmpty(), qPrintable(u'\n' + lost.join(u'\n')));
}

QTEST_MAIN(TestEveryCompanyWindow)
#include "tst_every_company_window.moc"
