// SPDX-License-Identifier: GPL-3.0-or-later
// What is listed and painted in the windows of tables in company, in every language, with letters
// of the usual size and of 15 points, in 900 x 650 and 1440 x 900: rows of lists, the plates of
// those who sit at the table, and what is said on its felt. tst_every_company_window has the rest.
#include "../app/cut_cells.h"
#include "../app/cut_texts.h"
#include "chair_button.h"
#include "every_company_window.h"
#include "lobby_table.h"
#include "share.h"
#include "test_main.h"
#include "text/languages.h"

#include <QDir>
#include <QScopeGuard>
#include <QStandardPaths>
#include <QTest>

#include <memory>

using namespace sandbag;

namespace {

/// A host whose table has everything that a plate can say.
CompanyWindow *fullLobby()
{
    CompanyWindow *window = hostWindow();
    window->end().sit(0);
    TableHost &host = window->host()->host();
    (void)host.setComputer(1, QStringLiteral("Wilhelmina"), QStringLiteral("level:6:daring"));
    (void)host.setComputer(2, QStringLiteral("Maximiliane"), QStringLiteral("level:5:careful"));
    window->lobby().refresh();
    return window;
}

/// Painted with dots at its end, or beyond the part that paints it.
QStringList cutOn(QWidget &part)
{
    PaintedWords paper(part.size());
    part.render(&paper, {}, {}, {});
    QStringList cut = paper.dotted();
    for (const PaintedRun &run : paper.runs()) {
        if (!QRectF(part.rect()).contains(run.box.adjusted(1, 1, -1, -1)))
            cut << run.text;
    }
    return cut;
}

/// What is said on the felt lies on no plate.
QStringList hiddenOn(LobbyTable &table)
{
    PaintedWords paper(table.size());
    table.render(&paper, {}, {}, QWidget::DrawWindowBackground);
    QStringList hidden;
    for (const PaintedRun &run : paper.runs()) {
        for (const ChairButton *chair : table.chairs()) {
            if (QRectF(chair->geometry()).intersects(run.box.adjusted(1, 1, -1, -1)))
                hidden << run.text;
        }
    }
    return hidden;
}

QStringList cutAtTable(LobbyTable &table)
{
    QStringList cut = hiddenOn(table);
    for (ChairButton *chair : table.chairs())
        cut += cutOn(*chair);
    return cut;
}

} // namespace

class TestEveryCompanyRow : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void isWhole_data();
    void isWhole();
    void aCutIsSeen();
};

void TestEveryCompanyRow::isWhole_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("points");
    struct Row {
        QString language;
        QString name;
        QSize size;
        int points; ///< 0: usual
    };
    QList<Row> rows;
    QStringList names;
    for (const auto &[name, make] : companyWindows())
        names << name;
    names << QStringLiteral("full lobby");
    for (const QString &language : availableLanguages())
        for (const QString &name : names)
            for (const QSize size : {QSize(900, 650), QSize(1440, 900)})
                for (const int points : {0, 15})
                    rows.append({language, name, size, points});
    // Much longer words are not made of large letters, too.
    for (const auto &[name, make] : companyWindows())
        rows.append({QStringLiteral("right"), name, {1440, 900}, 0});
    for (const Row &row : shareOf(rows))
        QTest::addRow("%s in %s, %d, %d pt", qPrintable(row.name), qPrintable(row.language),
                      row.size.width(), row.points)
            << row.language << row.name << row.size << row.points;
}

/// SANDBAG_PICTURES=folder leaves pictures of them.
void TestEveryCompanyRow::isWhole()
{
    QFETCH(QString, language);
    QFETCH(QString, name);
    QFETCH(QSize, size);
    QFETCH(int, points);
    const bool fromRight = language == QStringLiteral("right");
    const QFont usual = QApplication::font();
    installLanguage(fromRight ? QStringLiteral("en") : language);
    LongWords hebrew(true);
    if (fromRight)
        QCoreApplication::installTranslator(&hebrew);
    QApplication::setLayoutDirection(fromRight ? Qt::RightToLeft : Qt::LeftToRight);
    const auto back = qScopeGuard([&usual] {
        QApplication::setLayoutDirection(Qt::LeftToRight);
        QApplication::setFont(usual);
        installLanguage(QStringLiteral("en"));
    });
    QFont font = usual;
    if (points > 0)
        font.setPointSize(points);
    QApplication::setFont(font);
    CompanySample sample;
    const std::unique_ptr<QWidget> window(
        name == QStringLiteral("full lobby") ? fullLobby() : companyWindows().at(name)(sample));
    window->show();
    if (!qobject_cast<QDialog *>(window.get()))
        window->resize(size);
    QTest::qWait(30); // layouts settle
    if (const QString folder = qEnvironmentVariable("SANDBAG_PICTURES"); !folder.isEmpty())
        window->grab().save(QDir(folder).filePath(
            QStringLiteral("%1-%2-%3-%4.png").arg(name, language).arg(size.width()).arg(points)));
    QVERIFY2(window->width() <= size.width() && window->height() <= size.height(),
             qPrintable(QStringLiteral("%1 x %2").arg(window->width()).arg(window->height())));
    if (isTable(name))
        return;
    QStringList cut = cutTexts(*window) + cutCells(*window, Sideways::no);
    for (auto *table : window->findChildren<LobbyTable *>())
        cut += cutAtTable(*table);
    QVERIFY2(cut.isEmpty(), qPrintable(u'\n' + cut.join(u'\n')));
}

/// So that a cut would be found.
void TestEveryCompanyRow::aCutIsSeen()
{
    CompanySample sample;
    const std::unique_ptr<CompanyWindow> window(fullLobby());
    window->show();
    window->resize(900, 650);
    LobbyTable &table = window->lobby().table();
    QVERIFY(cutAtTable(table).isEmpty());
    table.chairs()[1]->resize(table.chairs()[1]->size() / 2);
    QVERIFY(!cutAtTable(table).isEmpty());
}

QTEST_MAIN(TestEveryCompanyRow)
#include "tst_every_company_row.moc"
