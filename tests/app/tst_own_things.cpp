// SPDX-License-Identifier: GPL-3.0-or-later
// What is a person's own: settings reset, a backup saved and restored from Preferences, things
// carried along on a stick, and the toolbar shown or not.
#include "backup_page.h"
#include "disk/added_languages.h"
#include "disk/own_place.h"
#include "every_window.h"
#include "files/kept_settings.h"
#include "key_map.h"
#include "message_bar.h"
#include "reset_settings.h"
#include "test_main.h"
#include "window_driver.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QMessageBox>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

using namespace sandbag;

namespace {

void putBytes(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QString saidBy(const BackupPage &page)
{
    return page.findChild<QLabel *>(QStringLiteral("backupSaid"))->text();
}

QAction *toolBarEntry(const MainWindow &window)
{
    for (QAction *action : window.findChildren<QAction *>())
        if (action->property("keyId") == QLatin1String("view.toolbar"))
            return action;
    return nullptr;
}

} // namespace

class TestOwnThings : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { carryThingsAlong(QStringLiteral("/nowhere")); }
    void toolBarIsHiddenAndRemembered();
    void resetMakesSettingsAsAtFirst();
    void resetIsUndone();
    void backupIsSavedAndRestored();
    void restoringAsksFirst();
    void hostileBackupIsOneMessage();
    void thingsAreCarriedAlong();
    void triedLanguageIsMarked();
};

void TestOwnThings::toolBarIsHiddenAndRemembered()
{
    {
        MainWindow window;
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        auto *bar = window.findChild<QWidget *>(QStringLiteral("toolbar"));
        QVERIFY(bar->isVisibleTo(&window));
        toolBarEntry(window)->trigger();
        QVERIFY(!bar->isVisibleTo(&window));
    }
    MainWindow again;
    again.setAttribute(Qt::WA_DeleteOnClose, false);
    auto *bar = again.findChild<QWidget *>(QStringLiteral("toolbar"));
    QVERIFY(!toolBarEntry(again)->isChecked());
    QVERIFY(!bar->isVisibleTo(&again));
    toolBarEntry(again)->trigger();
    QVERIFY(bar->isVisibleTo(&again));
}

void TestOwnThings::resetMakesSettingsAsAtFirst()
{
    Settings chosen = Settings::load();
    chosen.tutor = 7;
    chosen.toolBar = false;
    chosen.seats[1].name = QStringLiteral("Auntie");
    Application::instance().applyPreferences(chosen);
    KeyMap::ours().choose("play.hint", {QKeySequence(Qt::Key_F7)});
    KeptSettings().setValue(QStringLiteral("files/recent"), QStringList{QStringLiteral("/a")});
    const auto before = resetSettings();
    QVERIFY(before);
    const Settings now = Settings::load();
    QCOMPARE(now.tutor, Settings::standard().tutor);
    QVERIFY(now.toolBar);
    QCOMPARE(now.seats[1].name, Settings::standard().seats[1].name);
    QVERIFY(KeyMap::ours().chosen().isEmpty());
    QCOMPARE(now.recentFiles, QStringList{QStringLiteral("/a")}); // no setting
    QVERIFY(restoreSettings(*before));
    QCOMPARE(Settings::load().tutor, 7);
    QCOMPARE(Settings::load().seats[1].name, QStringLiteral("Auntie"));
    QCOMPARE(KeyMap::ours().first("play.hint"), QKeySequence(Qt::Key_F7));
    QVERIFY(resetSettings());
}

/// As a person does it: Preferences, Reset, and the bar at the table.
void TestOwnThings::resetIsUndone()
{
    WindowDriver driver;
    Settings chosen = Settings::load();
    chosen.tutor = 9;
    Application::instance().applyPreferences(chosen);
    for (QAction *action : driver.window().findChildren<QAction *>())
        if (action->property("keyId") == QLatin1String("view.preferences"))
            action->trigger();
    const QPointer<PreferencesDialog> dialog = driver.window().findChild<PreferencesDialog *>();
    QVERIFY(dialog);
    for (QPushButton *button : dialog->findChildren<QPushButton *>())
        if (button->text().remove(u'&').startsWith(QStringLiteral("Reset All Settings")))
            button->click();
    auto *ask = dialog->findChild<QMessageBox *>();
    QVERIFY(ask);
    ask->findChild<QPushButton *>(QStringLiteral("reset"))->click();
    QVERIFY(!dialog || !dialog->isVisible());
    QCOMPARE(Settings::load().tutor, Settings::standard().tutor);
    MessageBar *offered = nullptr;
    for (MessageBar *bar : driver.window().findChildren<MessageBar *>())
        if (bar->text().contains(QStringLiteral("back to their defaults")))
            offered = bar;
    QVERIFY(offered);
    offered->findChild<QPushButton *>(QStringLiteral("messageButton"))->click();
    QCOMPARE(Settings::load().tutor, 9);
    QVERIFY(resetSettings());
}

void TestOwnThings::backupIsSavedAndRestored()
{
    const QTemporaryDir folder;
    const QString zip = folder.filePath(QStringLiteral("b.zip"));
    const QString mine = dataPlace() + QStringLiteral("/rules/Ours.spades-rules.json");
    putBytes(mine, "our rules");
    BackupPage page(&Application::instance().library());
    page.save(zip);
    QTRY_VERIFY(saidBy(page).startsWith(QStringLiteral("Saved ")));
    QVERIFY(QFile::remove(mine));
    page.look(zip);
    QTRY_VERIFY(page.findChild<QMessageBox *>());
    page.findChild<QMessageBox *>()
        ->findChild<QPushButton *>(QStringLiteral("addMissing"))
        ->click();
    QTRY_VERIFY(saidBy(page).startsWith(QStringLiteral("Restored ")));
    QFile back(mine);
    QVERIFY(back.open(QIODevice::ReadOnly));
    QCOMPARE(back.readAll(), QByteArray("our rules"));
    QVERIFY(QFile::remove(mine));
}

void TestOwnThings::restoringAsksFirst()
{
    const QTemporaryDir folder;
    const QString zip = folder.filePath(QStringLiteral("b.zip"));
    const QString mine = dataPlace() + QStringLiteral("/rules/Ours.spades-rules.json");
    putBytes(mine, "older");
    Settings chosen = Settings::load();
    chosen.tutor = 5;
    Application::instance().applyPreferences(chosen);
    BackupPage page(&Application::instance().library());
    page.save(zip);
    QTRY_VERIFY(saidBy(page).startsWith(QStringLiteral("Saved ")));
    putBytes(mine, "newer, and mine");
    QVERIFY(resetSettings());
    page.look(zip);
    QTRY_VERIFY(page.findChild<QMessageBox *>());
    auto *ask = page.findChild<QMessageBox *>();
    QVERIFY(ask->text().contains(QStringLiteral("Different from yours: 1 file.")) ||
            ask->text().contains(QStringLiteral("Different from yours: 1 file(s).")));
    QFile now(mine);
    QVERIFY(now.open(QIODevice::ReadOnly));
    QCOMPARE(now.readAll(), QByteArray("newer, and mine")); // nothing is done yet
    ask->checkBox()->setChecked(true);
    QSignalSpy changed(&page, &BackupPage::settingsChanged);
    ask->findChild<QPushButton *>(QStringLiteral("preferBackup"))->click();
    QTRY_COMPARE(changed.size(), 1);
    QCOMPARE(Settings::load().tutor, 5);
    QFile after(mine);
    QVERIFY(after.open(QIODevice::ReadOnly));
    QCOMPARE(after.readAll(), QByteArray("older"));
    QVERIFY(QFile::exists(dataPlace() +
                          QStringLiteral("/rules/Ours (before restoring).spades-rules.json")));
    QVERIFY(resetSettings());
}

void TestOwnThings::hostileBackupIsOneMessage()
{
    const QTemporaryDir folder;
    const QString zip = folder.filePath(QStringLiteral("b.zip"));
    putBytes(zip, "PK\x03\x04 nonsense");
    BackupPage page(&Application::instance().library());
    page.look(zip);
    QTRY_VERIFY(saidBy(page).contains(QStringLiteral("a Sandbag backup")));
    QVERIFY(!page.findChild<QMessageBox *>());
}

void TestOwnThings::thingsAreCarriedAlong()
{
    const QString usual = dataPlace();
    const QTemporaryDir stick;
    QVERIFY(carryThingsAlong(stick.path()).isEmpty());
    QCOMPARE(dataPlace(), usual);
    putBytes(stick.filePath(QStringLiteral("portable.txt")), {});
    QCOMPARE(carryThingsAlong(stick.path()), stick.path() + QStringLiteral("/portable"));
    for (const QString &place : {dataPlace(), configPlace(), deckPlace(), settingsFile()})
        QVERIFY2(place.startsWith(stick.path() + QStringLiteral("/portable/")), qPrintable(place));
    QVERIFY(QFile::remove(stick.filePath(QStringLiteral("portable.txt"))));
    QVERIFY(QDir(stick.path()).mkdir(QStringLiteral("portable")));
    QVERIFY(!carryThingsAlong(stick.path()).isEmpty());
    // An archive with Qt in it: what is started lies in bin, the program in libexec.
    const QString program = stick.filePath(QStringLiteral("unpacked/libexec"));
    const QString starter = stick.filePath(QStringLiteral("unpacked/bin"));
    QVERIFY(QDir().mkpath(program) && QDir().mkpath(starter));
    QVERIFY(carryThingsAlong(program).isEmpty());
    putBytes(starter + QStringLiteral("/portable.txt"), {});
    QCOMPARE(carryThingsAlong(program), starter + QStringLiteral("/portable"));
}

/// A translator's language is chosen like others, and is gone with its file.
void TestOwnThings::triedLanguageIsMarked()
{
    const QTemporaryDir stick;
    putBytes(stick.filePath(QStringLiteral("portable.txt")), {});
    carryThingsAlong(stick.path());
    offerAddedLanguages();
    const QString texts = dataPlace() + QStringLiteral("/translations/sandbag_it.qm");
    QVERIFY(QDir().mkpath(QFileInfo(texts).path()));
    QVERIFY(QFile::copy(QStringLiteral(":/i18n/sandbag_de.qm"), texts));
    const PreferencesDialog dialog(Settings::standard());
    QString name;
    for (const QComboBox *box : dialog.findChildren<QComboBox *>())
        if (const int row = box->findData(QStringLiteral("it")); row >= 0)
            name = box->itemText(row);
    QCOMPARE(name, QStringLiteral("Deutsch (incomplete)")); // as its texts call it
    Settings settings = Settings::standard();
    settings.language = QStringLiteral("it");
    settings.save();
    QCOMPARE(Settings::chosenLanguage(), QStringLiteral("it"));
    QVERIFY(QFile::setPermissions(texts, QFile::ReadOwner | QFile::WriteOwner));
    QVERIFY(QFile::remove(texts));
    QCOMPARE(Settings::chosenLanguage(), QString());
}

QTEST_MAIN(TestOwnThings)
#include "tst_own_things.moc"
