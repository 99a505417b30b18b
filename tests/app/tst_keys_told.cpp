// SPDX-License-Identifier: GPL-3.0-or-later
// The keys that README and the help name, against the actions of the window.
#include "test_main.h"
#include "text/languages.h"
#include "window_driver.h"

#include <QAction>
#include <QFile>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTest>

using namespace sandbag;

namespace {

/// "Ctrl+Z Undo" for every key of every menu.
QSet<QString> keysOf(const QMenuBar &menus)
{
    QSet<QString> keys;
    for (const QAction *menu : menus.actions()) {
        if (!menu->menu())
            continue;
        for (const QAction *action : menu->menu()->actions()) {
            const QString name =
                action->text().remove(QLatin1Char('&')).remove(QStringLiteral("…"));
            for (const QKeySequence &key : action->shortcuts())
                keys << key.toString(QKeySequence::PortableText) + QLatin1Char(' ') + name;
        }
    }
    return keys;
}

/// What stands under the heading "Keys" of a page.
QString keysSection(const QString &page)
{
    QFile file(QStringLiteral(SANDBAG_TEST_DATA "/../") + page);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QString::fromUtf8(file.readAll())
        .section(QStringLiteral("\n## Keys\n"), 1)
        .section(QStringLiteral("\n## "), 0, 0);
}

} // namespace

class TestKeysTold : public QObject
{
    Q_OBJECT

private slots:
    void readmeNamesKeysOfActions();
    void helpNamesKeysOfActions();
};

void TestKeysTold::readmeNamesKeysOfActions()
{
    WindowDriver driver;
    const QSet<QString> keys = keysOf(*driver.window().menuBar());
    int told = 0;
    for (const QString &line : keysSection(QStringLiteral("README.md")).split(QLatin1Char('\n'))) {
        const QStringList cells = line.split(QStringLiteral(" | "));
        if (cells.size() != 4 || line.contains(QStringLiteral("action")))
            continue;
        for (int i = 0; i < 4; i += 2) {
            const QString key = QString(cells[i]).remove(QLatin1Char('|')).trimmed();
            const QString name = QString(cells[i + 1]).remove(QLatin1Char('|')).trimmed();
            const QString entry = key + QLatin1Char(' ') + name;
            QVERIFY2(keys.contains(entry), qPrintable(entry));
            ++told;
        }
    }
    QVERIFY(told >= 8);
}

void TestKeysTold::helpNamesKeysOfActions()
{
    WindowDriver driver;
    const QSet<QString> keys = keysOf(*driver.window().menuBar());
    static const QRegularExpression item(QStringLiteral("^- (\\S+): (.+)$"),
                                         QRegularExpression::MultilineOption);
    int told = 0;
    auto found =
        item.globalMatch(keysSection(QStringLiteral("resources/help/guide-preferences.md")));
    while (found.hasNext()) {
        const QRegularExpressionMatch match = found.next();
        const QString entry = match.captured(1) + QLatin1Char(' ') + match.captured(2);
        QVERIFY2(keys.contains(entry), qPrintable(entry));
        ++told;
    }
    QVERIFY(told >= 20);
}

QTEST_MAIN(TestKeysTold)
#include "tst_keys_told.moc"
