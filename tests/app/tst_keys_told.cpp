// SPDX-License-Identifier: GPL-3.0-or-later
// The keys that README and the help name, against the actions of the window.
#include "help_text.h"
#include "key_map.h"
#include "test_main.h"
#include "text/languages.h"
#include "window_driver.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QMenuBar>
#include <QRegularExpression>
#include <QScopeGuard>
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

/// As a person reads them in the language in use.
QStringList names(const QList<QKeySequence> &keys)
{
    QStringList names;
    for (const QKeySequence &key : keys)
        names << key.toString(QKeySequence::NativeText);
    return names;
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
    void helpNamesUsualKeys();
    void keysAreNamedAsOnTheirCaps();
    void helpFollowsAChosenKey();
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
    static const QRegularExpression item(QStringLiteral("^- \\[(\\S+)\\]\\(key:\\S+\\): (.+)$"),
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

/// [F9](key:view.scorecard): the page is written with the usual key of what it names, in the words
/// of its language.
void TestKeysTold::helpNamesUsualKeys()
{
    static const QRegularExpression kLink(QStringLiteral("\\[([^]]+)\\]\\(key:([a-z_.]+)\\)"));
    int told = 0;
    const auto back = qScopeGuard([] { installLanguage(QStringLiteral("en")); });
    for (const QString &language : availableLanguages()) {
        installLanguage(language); // whose names of keys Qt knows
        const QString folder = language == QLatin1String("en") ? QString() : language;
        const QDir dir(QStringLiteral(SANDBAG_TEST_DATA "/../resources/help/") + folder);
        for (const QFileInfo &page : dir.entryInfoList({QStringLiteral("*.md")})) {
            QFile file(page.filePath());
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto links = kLink.globalMatch(QString::fromUtf8(file.readAll()));
            while (links.hasNext()) {
                const QRegularExpressionMatch link = links.next();
                const auto entry = std::find_if(
                    keyEntries().begin(), keyEntries().end(), [&link](const KeyEntry &one) {
                        return one.id && link.captured(2) == QLatin1String(one.id);
                    });
                QVERIFY2(entry != keyEntries().end(), qPrintable(link.captured()));
                QVERIFY2(names(entry->usual()).contains(link.captured(1)),
                         qPrintable(link.captured() + u' ' + names(entry->usual()).join(u' ')));
                ++told;
            }
        }
    }
    QVERIFY(told > 60);
}

void TestKeysTold::keysAreNamedAsOnTheirCaps()
{
    const auto back = qScopeGuard([] { installLanguage(QStringLiteral("en")); });
    installLanguage(QStringLiteral("de"));
    QCOMPARE(names({QKeySequence("Ctrl+Shift+N"), QKeySequence("Return"), QKeySequence("PgUp")}),
             QStringList({"Strg+Umschalt+N", "Eingabe", "Bild auf"}));
}

void TestKeysTold::helpFollowsAChosenKey()
{
    const QString page = QStringLiteral("[F9](key:view.scorecard) hides it.");
    QVERIFY(HelpText::html(page).contains(QStringLiteral("F9 hides it")));
    KeyMap::ours().choose("view.scorecard", {QKeySequence(Qt::Key_F6)});
    QVERIFY(HelpText::html(page).contains(QStringLiteral("F6 hides it")));
    KeyMap::ours().resetAll();
}

QTEST_MAIN(TestKeysTold)
#include "tst_keys_told.moc"
