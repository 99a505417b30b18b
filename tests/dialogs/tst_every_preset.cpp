// SPDX-License-Identifier: GPL-3.0-or-later
// Every named game through the real dialog: found, opened, changed, saved,
// opened again, exported, imported, taken, and played.
#include "act_pace.h"
#include "catalogue/catalogue_model.h"
#include "game_session.h"
#include "house_rules_dialog.h"
#include "keyboard.h"
#include "match/match.h"
#include "option_view.h"
#include "rules/catalogue.h"
#include "setup/seating.h"
#include "share.h"
#include "test_main.h"
#include "text/option_words.h"

#include <QElapsedTimer>
#include <QFile>
#include <QFileDialog>
#include <QInputDialog>
#include <QLineEdit>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

using namespace sandbag;

namespace {

constexpr int kTarget = 321;

/// The row of a game or a table under "Named games" or "My tables", by its
/// title.
QModelIndex rowOf(const QTreeView &tables, const QString &title)
{
    const QModelIndexList found =
        tables.model()->match(tables.model()->index(0, 0), Qt::DisplayRole, title, 1,
                              Qt::MatchExactly | Qt::MatchCaseSensitive | Qt::MatchRecursive);
    return found.value(0);
}

/// Return on a row of the tables.
void chooseRow(HouseRulesDialog &dialog, const QString &title)
{
    auto *tables = dialog.findChild<QTreeView *>("tables");
    const QModelIndex row = rowOf(*tables, title);
    QVERIFY2(row.isValid(), qPrintable(title));
    tables->setFocus();
    tables->setCurrentIndex(row);
    press(Qt::Key_Return);
}

/// Types a path into the file window that the keys open.
void answerWithFile(HouseRulesDialog &dialog, int key, const QString &path)
{
    press(key, Qt::ControlModifier);
    auto *window = opened<QFileDialog>(dialog);
    QVERIFY(window);
    auto *name = window->findChild<QLineEdit *>("fileNameEdit");
    QVERIFY(name);
    name->setText(path);
    QTest::keyClick(name, Qt::Key_Return);
    QTRY_VERIFY(!window->isVisible());
    backTo(dialog);
}

void changeTarget(HouseRulesDialog &dialog)
{
    dialog.showOption("win_target");
    type(QString::number(kTarget));
    QVERIFY(qobject_cast<QSpinBox *>(QApplication::focusWidget()));
    press(Qt::Key_Return);
    QTRY_VERIFY(qobject_cast<OptionView *>(QApplication::focusWidget()));
    QCOMPARE(dialog.rules().win_target, kTarget);
}

void saveAs(HouseRulesDialog &dialog, const QString &name)
{
    press(Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    auto *ask = opened<QInputDialog>(dialog);
    QVERIFY(ask);
    ask->setTextValue(name);
    press(Qt::Key_Return);
    backTo(dialog);
    QCOMPARE(dialog.name(), name);
}

/// Four computers or as many as there are seats play until some cards lie on
/// the table.
void play(const RuleFile &table)
{
    GameSession game;
    game.pace().setLeast(0);
    QList<SeatPlan> seats;
    for (int seat = 0; seat < Seating(table.rules).players; ++seat)
        seats << SeatPlan{QString::number(seat), QStringLiteral("random")};
    int events = 0;
    QObject::connect(&game, &GameSession::happened, &game, [&events] { ++events; });
    game.newMatch({table.rules, table.base, {}, seats, 7});
    QElapsedTimer waited;
    waited.start();
    while (events < 15 && waited.elapsed() < 20000)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
    QVERIFY(events >= 15);
    QCOMPARE(game.match().record().rules, table.rules);
    QCOMPARE(QString::fromStdString(game.match().record().base), table.base);
}

} // namespace

class TestEveryPreset : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setApplicationName("sandbag-test-every-preset");
        QCoreApplication::setAttribute(Qt::AA_DontUseNativeDialogs);
    }

    void goesAllTheWay_data()
    {
        QTest::addColumn<QString>("id");
        for (const Preset &preset : shareOf(presets()))
            QTest::newRow(preset.id) << QString::fromLatin1(preset.id);
    }

    void goesAllTheWay()
    {
        QFETCH(QString, id);
        const Preset &preset = *findPreset(id.toStdString());
        QTemporaryDir folder;
        RulesLibrary library(folder.filePath("tables"));
        HouseRulesDialog dialog(&library, {});
        showReady(dialog);

        // Opened and changed.
        chooseRow(dialog, titleOf(preset));
        QCOMPARE(dialog.rules(), rulesOf(preset));
        QCOMPARE(dialog.base(), id);
        changeTarget(dialog);
        RuleSet wanted = rulesOf(preset);
        wanted.win_target = kTarget;
        QCOMPARE(dialog.rules(), wanted);

        // Saved, and opened again from the list after something else.
        saveAs(dialog, "Table of " + id);
        chooseRow(dialog, titleOf(preset));
        QCOMPARE(dialog.rules(), rulesOf(preset));
        chooseRow(dialog, "Table of " + id);
        QCOMPARE(dialog.rules(), wanted);
        QCOMPARE(dialog.base(), id);

        // Exported, deleted, imported.
        const QString path = folder.filePath("x" + RulesLibrary::fileEnding());
        answerWithFile(dialog, Qt::Key_E, path);
        QVERIFY(QFile::exists(path));
        press(Qt::Key_Delete, Qt::ControlModifier);
        QVERIFY(library.tables().isEmpty());
        chooseRow(dialog, titleOf(*findPreset(id == "zone" ? "standard" : "zone")));
        QVERIFY(dialog.rules() != wanted);
        answerWithFile(dialog, Qt::Key_O, path);
        QTRY_COMPARE(dialog.rules(), wanted); // read on another thread
        QCOMPARE(dialog.base(), id);
        QCOMPARE(dialog.name(), "Table of " + id);

        // Taken and played.
        QSignalSpy applied(&dialog, &HouseRulesDialog::applied);
        press(Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(!dialog.isVisible());
        QCOMPARE(applied.count(), 1);
        QCOMPARE(library.lastUsed().rules, wanted);
        play(dialog.current());
    }
};

QTEST_MAIN(TestEveryPreset)
#include "tst_every_preset.moc"
