// SPDX-License-Identifier: GPL-3.0-or-later
// Every window there is, open while the desktop gets another type: afterwards it is as one that is
// opened in that type.
#include "../history/match_maker.h"
#include "card/scorecard_view.h"
#include "changed_type.h"
#include "every_window.h"
#include "test_main.h"

#include <QApplication>
#include <QHeaderView>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSplitter>
#include <QStandardPaths>
#include <QTest>
#include <QTreeView>

#include <memory>

using namespace sandbag;

namespace {

constexpr int kLarge = 15; // points

/// A library with some matches in it.
void playInto(Sample &sample)
{
    const QString folder = sample.folder.filePath(QStringLiteral("played"));
    QStringList files;
    for (int i = 0; i < 4; ++i) {
        MatchRecord record = playedMatch({}, "standard", 3 + i, {"You", "Ada", "Bo", "Cleo"}, 2);
        record.players[0].kind = "human";
        record.players[1].name = "Bartholomew the " + std::to_string(i);
        files << writeMatch(record, folder, i);
    }
    sample.matches.import(files);
    sample.matches.flush();
}

/// Of the list of matches, or of figures; not of a card.
QHeaderView *columnsOf(const QWidget &window)
{
    for (auto *table : window.findChildren<QTreeView *>())
        if (table->isVisible() && table->model()->rowCount() > 0 &&
            !qobject_cast<ScorecardView *>(table))
            return table->header();
    return nullptr;
}

/// With its rows, which other threads read.
std::unique_ptr<QWidget> shownWith(Sample &sample, const QString &name, QSize size)
{
    std::unique_ptr<QWidget> window(windows().at(name)(sample));
    window->resize(size);
    window->show();
    waitFor([&window] { return columnsOf(*window) != nullptr; }, 30000);
    return window;
}

QList<int> widthsOf(const QHeaderView &header)
{
    QList<int> widths;
    for (int column = 0; column < header.count(); ++column)
        widths << header.sectionSize(column);
    return widths;
}

void setPoints(int points)
{
    QFont font = QApplication::font();
    font.setPointSize(points);
    QApplication::setFont(font);
}

} // namespace

class TestChangedType : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void isAsIfOpenedInIt_data();
    void isAsIfOpenedInIt();
    void columnsFollow();
    void halvesTurn();
};

void TestChangedType::isAsIfOpenedInIt_data()
{
    QTest::addColumn<QString>("name");
    for (const auto &[name, make] : windows())
        QTest::addRow("%s", qPrintable(name)) << name;
}

void TestChangedType::isAsIfOpenedInIt()
{
    QFETCH(QString, name);
    QTest::failOnWarning(QRegularExpression(QStringLiteral("out of range")));
    const QFont usual = QApplication::font();
    const auto back = qScopeGuard([&usual] { QApplication::setFont(usual); });
    constexpr QSize kRoom(1300, 840);
    Sample sample, other;
    const std::unique_ptr<QWidget> changed(windows().at(name)(sample));
    changed->show();
    changed->resize(kRoom);
    QTest::qWait(50); // some fill their lists a moment later
    setPoints(kLarge);
    QTest::qWait(50);
    const std::unique_ptr<QWidget> fresh(windows().at(name)(other));
    fresh->show();
    fresh->resize(kRoom);
    QTest::qWait(50);
    QTRY_VERIFY2(cutTexts(*changed).isEmpty(), qPrintable(u'\n' + cutTexts(*changed).join(u'\n')));
    // On a screen as small as that of the tests its boxes are stacked, in small letters later.
    if (name == QStringLiteral("quick setup"))
        return;
    QTRY_VERIFY2(differencesIn(*changed, *fresh).isEmpty(),
                 qPrintable(u'\n' + differencesIn(*changed, *fresh)));
}

/// As in a window that is opened in that type; a column that somebody dragged holds as many letters
/// as before.
void TestChangedType::columnsFollow()
{
    const QFont usual = QApplication::font();
    const auto back = qScopeGuard([&usual] { QApplication::setFont(usual); });
    constexpr QSize kRoom(1240, 760);
    Sample sample;
    playInto(sample);
    for (const QString &name : {QStringLiteral("history"), QStringLiteral("statistics")}) {
        QApplication::setFont(usual);
        const auto changed = shownWith(sample, name, kRoom);
        const auto dragged = shownWith(sample, name, kRoom);
        QHeaderView *columns = columnsOf(*changed), *draggedColumns = columnsOf(*dragged);
        QVERIFY(columns && draggedColumns);
        const QList<int> before = widthsOf(*columns);
        constexpr int kDragged = 1;
        draggedColumns->resizeSection(kDragged, 90);
        setPoints(kLarge);
        const auto fresh = shownWith(sample, name, kRoom);
        const QHeaderView *freshColumns = columnsOf(*fresh);
        QVERIFY(freshColumns);
        QTRY_VERIFY(widthsOf(*columns) != before);
        QTRY_COMPARE(widthsOf(*columns), widthsOf(*freshColumns));
        const auto grown = [&] { return draggedColumns->sectionSize(kDragged); };
        QTRY_VERIFY2(grown() >= 120 && grown() <= 160, qPrintable(QString::number(grown())));
    }
}

/// Where large letters leave too little room next to it, the card is below the list at once.
void TestChangedType::halvesTurn()
{
    const QFont usual = QApplication::font();
    const auto back = qScopeGuard([&usual] { QApplication::setFont(usual); });
    Sample sample;
    playInto(sample);
    for (const QString &name : {QStringLiteral("history"), QStringLiteral("statistics")}) {
        QApplication::setFont(usual);
        const int letters = name == QStringLiteral("history") ? 130 : 160;
        const int width = (letters + 8) * QFontMetrics(usual).averageCharWidth();
        const auto window = shownWith(sample, name, {width, 700});
        const QHeaderView *columns = columnsOf(*window);
        QVERIFY(columns);
        const auto *list = qobject_cast<QTreeView *>(columns->parentWidget());
        const auto *halves = qobject_cast<QSplitter *>(list->parentWidget());
        for (const QWidget *at = list; !halves && at; at = at->parentWidget())
            halves = qobject_cast<const QSplitter *>(at);
        QVERIFY(halves);
        QCOMPARE(halves->orientation(), Qt::Horizontal);
        setPoints(kLarge);
        QTRY_COMPARE(halves->orientation(), Qt::Vertical);
        setPoints(usual.pointSize());
        QTRY_COMPARE(halves->orientation(), Qt::Horizontal);
    }
}

QTEST_MAIN(TestChangedType)
#include "tst_changed_type.moc"
