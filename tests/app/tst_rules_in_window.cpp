// SPDX-License-Identifier: GPL-3.0-or-later
// What the main window does with house rules: the rules of a match stay, those chosen meanwhile are
// the next one's, files and drops open the dialog, and the last table begins the next start.
#include "../dialogs/keyboard.h"
#include "catalogue/catalogue_model.h"
#include "catalogue/rules_library.h"
#include "game_session.h"
#include "house_rules_dialog.h"
#include "made_application.h"
#include "main_window.h"
#include "message_bar.h"
#include "rules/catalogue.h"
#include "test_main.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

using namespace sandbag;

namespace {

/// A window with a match, on an empty folder of the user's.
struct Table {
    MainWindow window;

    Table()
    {
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        window.begin();
        showReady(window);
    }

    [[nodiscard]] const RuleSet &rules() { return window.session().match().record().rules; }

    void trigger(const QString &text)
    {
        for (QAction *action : window.findChildren<QAction *>()) {
            if (action->text() == text) {
                action->trigger();
                return;
            }
        }
        QFAIL(qPrintable(text));
    }

    HouseRulesDialog *houseRules()
    {
        trigger("&House Rules…");
        return opened<HouseRulesDialog>(window);
    }
};

void setTarget(HouseRulesDialog &dialog, const char *points)
{
    QVERIFY(dialog.findChild<CatalogueModel *>()->setOption("win_target", points));
}

} // namespace

class TestRulesInWindow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setApplicationName("sandbag-test-rules-in-window");
    }

    void init()
    {
        for (const auto place :
             {QStandardPaths::AppDataLocation, QStandardPaths::AppConfigLocation})
            QDir(QStandardPaths::writableLocation(place)).removeRecursively();
    }

    void aMatchKeepsItsRules()
    {
        Table table;
        HouseRulesDialog *dialog = table.houseRules();
        QVERIFY(dialog);
        setTarget(*dialog, "321");
        auto *buttons = dialog->findChild<QDialogButtonBox *>("buttons");
        QVERIFY(buttons->button(QDialogButtonBox::Ok)->text().contains("Match"));
        buttons->button(QDialogButtonBox::Apply)->click();
        dialog->reject();
        QCOMPARE(table.rules().win_target, 500);
        table.trigger("&New Match");
        QCOMPARE(table.rules().win_target, 321);
        table.trigger("&New Match"); // and once more the same
        QCOMPARE(table.rules().win_target, 321);
    }

    void acceptedRulesBeginAMatch()
    {
        Table table;
        HouseRulesDialog *dialog = table.houseRules();
        setTarget(*dialog, "300");
        press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(table.rules().win_target, 300);
    }

    void theLastTableBeginsTheNextStart()
    {
        {
            Table table;
            auto *games = [&]() -> QMenu * {
                for (QMenu *menu : table.window.findChildren<QMenu *>()) {
                    if (menu->title() == "Named &Games")
                        return menu;
                }
                return nullptr;
            }();
            QVERIFY(games);
            emit games->aboutToShow();
            table.trigger(QString::fromUtf8(findPreset("new-york")->title));
            QCOMPARE(table.rules(), rulesOf(*findPreset("new-york")));
        }
        QCOMPARE(RulesLibrary().lastUsed().base, QString("new-york"));
        QCOMPARE(RulesLibrary().lastUsed().rules, rulesOf(*findPreset("new-york")));
    }

    void ruleFilesOpenTheDialog()
    {
        QTemporaryDir folder;
        RuleFile friday;
        friday.name = "Friday";
        friday.base = "zone";
        friday.rules = rulesOf(*findPreset("zone"));
        friday.rules.nil_value = 50;
        const QString path = folder.filePath("friday" + RulesLibrary::fileEnding());
        QVERIFY(!RulesLibrary::writeFile(path, friday));

        Table table;
        table.window.openLater(path); // as the command line does
        QTRY_VERIFY(opened<HouseRulesDialog>(table.window));
        auto *dialog = opened<HouseRulesDialog>(table.window);
        QVERIFY(sameTable(dialog->current(), friday));
        QCOMPARE(table.rules(), RuleSet{});
        delete dialog;

        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&table.window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({10, 10}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&table.window, &drop);
        QTRY_VERIFY(opened<HouseRulesDialog>(table.window));
        dialog = opened<HouseRulesDialog>(table.window);
        QCOMPARE(dialog->name(), QString("Friday"));
    }

    void aDamagedRuleFileIsNamed()
    {
        QTemporaryDir folder;
        const QString path = folder.filePath("broken" + RulesLibrary::fileEnding());
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{ \"format\": ");
        file.close();
        Table table;
        table.window.openLater(path);
        QTRY_VERIFY(table.window.findChild<MessageBar *>("trouble")->text().contains("broken"));
        QVERIFY(!table.window.findChild<HouseRulesDialog *>());
        QVERIFY(table.window.session().hasMatch());
    }
};

QTEST_MAIN(TestRulesInWindow)
#include "tst_rules_in_window.moc"
