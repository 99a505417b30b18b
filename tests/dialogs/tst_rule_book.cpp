// SPDX-License-Identifier: GPL-3.0-or-later
#include "help_pages.h"
#include "keyboard.h"
#include "rule_book.h"
#include "rules/catalogue.h"
#include "test_main.h"
#include "text/languages.h"

#include <QCollator>
#include <QDir>
#include <QFileInfo>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSet>
#include <QStandardPaths>
#include <QTest>
#include <QTextBrowser>
#include <QTreeView>

using namespace sandbag;

class TestRuleBook : public QObject
{
    Q_OBJECT

private:
    /// A row for each language besides English.
    static void eachOther()
    {
        QTest::addColumn<QString>("language");
        for (const QString &language : availableLanguages().mid(1))
            QTest::addRow("%s", qPrintable(language)) << language;
    }

private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        QCoreApplication::setApplicationName("sandbag-test-rule-book");
        QLocale::setDefault(QLocale(QLocale::English));
    }

    void everyOptionHasALongerText()
    {
        QSet<QString> known;
        for (const Option &option : catalogue()) {
            known << QString::fromLatin1(option.id);
            const QString text =
                HelpPages::groupText(option.group).entry(QString::fromLatin1(option.id));
            QVERIFY2(text.size() > 15, option.id);
            QVERIFY2(text != QString::fromUtf8(option.help), option.id);
        }
        for (const Option &option : catalogue()) {
            const QStringList ids = HelpPages::groupText(option.group).ids();
            for (const QString &id : ids)
                QVERIFY2(known.contains(id), qPrintable(id));
        }
    }

    void everyPresetHasALongerText()
    {
        const HelpText games = HelpText::load("games");
        for (const Preset &preset : presets())
            QVERIFY2(games.entry(QString::fromLatin1(preset.id)).size() > 20, preset.id);
        QCOMPARE(games.ids().size(), static_cast<qsizetype>(presets().size()));
    }

    void everythingHasItsPlace()
    {
        const HelpPages pages;
        for (const Option &option : catalogue()) {
            const QString id = QString::fromLatin1(option.id);
            const QString html = pages.html(pages.pageOf(id));
            QVERIFY2(html.contains(QStringLiteral("<a name=\"%1\">").arg(id)), option.id);
        }
        for (const Preset &preset : presets()) {
            const QString anchor = HelpPages::anchorOfPreset(QString::fromLatin1(preset.id));
            const QString html = pages.html(pages.pageOf(anchor));
            QVERIFY2(html.contains(QStringLiteral("<a name=\"%1\">").arg(anchor)), preset.id);
            QVERIFY2(pages.html("games").contains(QStringLiteral("href=\"#%1\"").arg(anchor)),
                     preset.id);
        }
        QCOMPARE(pages.pageOf("nonsense"), QString("start"));
    }

    void everyLinkLeadsSomewhere()
    {
        const HelpPages pages;
        QSet<QString> anchors;
        QSet<QString> written;
        for (const QString &page : pages.pages()) {
            anchors << page;
            written << page;
            for (const HelpEntry &entry : pages.entries(page)) {
                anchors << entry.anchor;
                written << pages.pageOf(entry.anchor);
            }
        }
        static const QRegularExpression link("href=\"([^\"]*)\"");
        int links = 0;
        for (const QString &page : written) {
            QVERIFY2(!pages.title(page).isEmpty(), qPrintable(page));
            auto found = link.globalMatch(pages.html(page));
            while (found.hasNext()) {
                const QString target = found.next().captured(1);
                QVERIFY2(target.startsWith('#'), qPrintable(target));
                QVERIFY2(anchors.contains(target.mid(1)), qPrintable(page + " " + target));
                ++links;
            }
        }
        QVERIFY(links > 300);
    }

    void noLanguageLacksAnything_data() { eachOther(); }

    void noLanguageLacksAnything()
    {
        QFETCH(QString, language);
        QHash<QString, QString> english;
        for (const Option &option : catalogue()) {
            const QString id = QString::fromLatin1(option.id);
            english.insert(id, HelpPages::groupText(option.group).entry(id));
        }
        const HelpText englishGames = HelpText::load("games");
        const auto back = qScopeGuard([] { installLanguage(QStringLiteral("en")); });
        installLanguage(language);
        for (const Option &option : catalogue()) {
            const QString id = QString::fromLatin1(option.id);
            const HelpText group = HelpPages::groupText(option.group);
            QVERIFY2(group.ids().contains(id), option.id);
            QVERIFY2(group.entry(id) != english.value(id), option.id);
        }
        const HelpText games = HelpText::load("games");
        for (const Preset &preset : presets()) {
            const QString id = QString::fromLatin1(preset.id);
            QVERIFY2(games.entry(id).size() > 20, preset.id);
            QVERIFY2(games.entry(id) != englishGames.entry(id), preset.id);
        }
        const HelpPages pages;
        QSet<QString> anchors;
        for (const QString &page : pages.pages()) {
            anchors << page;
            for (const HelpEntry &entry : pages.entries(page))
                anchors << entry.anchor;
        }
        static const QRegularExpression link("href=\"#([^\"]*)\"");
        for (const QString &page : pages.pages()) {
            auto found = link.globalMatch(pages.html(page));
            while (found.hasNext()) {
                const QString target = found.next().captured(1);
                QVERIFY2(anchors.contains(target), qPrintable(page + " " + target));
            }
        }
    }

    void whatIsNotTranslatedIsReadInEnglish()
    {
        const auto back = qScopeGuard([] { installLanguage(QStringLiteral("en")); });
        installLanguage(QStringLiteral("gd"));
        QVERIFY(HelpText::load("nil").entry("nil_value").contains("The points for a nil"));
    }

    void glossaryIsInOrder()
    {
        const auto back = qScopeGuard([] { installLanguage(QStringLiteral("en")); });
        for (const QString &language : availableLanguages()) {
            installLanguage(language);
            const QStringList words = HelpText::load("words").ids();
            QVERIFY2(words.size() > 30, qPrintable(language));
            QCollator order{QLocale(language)};
            order.setCaseSensitivity(Qt::CaseInsensitive);
            for (qsizetype i = 1; i < words.size(); ++i)
                QVERIFY2(order.compare(words[i - 1], words[i]) < 0,
                         qPrintable(language + u' ' + words[i - 1] + u' ' + words[i]));
        }
    }

    /// A page that no list names is found by nobody, and no key leads to it.
    void theHandbookListsEveryGuide()
    {
        QStringList there =
            QDir(QStringLiteral(":/help")).entryList({QStringLiteral("guide-*.md")});
        there.replaceInStrings(QStringLiteral(".md"), QString());
        QStringList listed = HelpPages::guides();
        listed.sort();
        QCOMPARE(listed, there);
        for (const QString &page : there)
            QCOMPARE(HelpPages().pageOf(page), page);
    }

    void theHandbookIsInEachLanguage_data() { eachOther(); }

    void theHandbookIsInEachLanguage()
    {
        QFETCH(QString, language);
        const auto back = qScopeGuard([] { installLanguage(QStringLiteral("en")); });
        QHash<QString, HelpText> english;
        for (const QString &page : HelpPages::guides())
            english.insert(page, HelpText::load(page));
        installLanguage(language);
        for (const QString &page : HelpPages::guides()) {
            const HelpText translated = HelpText::load(page);
            QVERIFY2(!english[page].title().isEmpty(), qPrintable(page));
            QVERIFY2(translated.title() != english[page].title(), qPrintable(page));
            QCOMPARE(translated.ids().size(), english[page].ids().size());
            for (const QString &id : translated.ids())
                QVERIFY2(!english[page].ids().contains(id), qPrintable(id));
        }
    }

    /// Those that a page shows are there in each language, and all that are there are shown.
    void theHandbookHasItsPictures()
    {
        static const QRegularExpression picture("src=\"qrc:/help/pictures/([^\"]*)\"");
        const auto back = qScopeGuard([] { installLanguage(QStringLiteral("en")); });
        QSet<QString> shown;
        for (const QString &language : availableLanguages()) {
            installLanguage(language);
            const HelpPages pages;
            for (const QString &page : HelpPages::guides()) {
                QVERIFY2(!pages.html(page).contains("!["), qPrintable(page));
                auto found = picture.globalMatch(pages.html(page));
                while (found.hasNext())
                    shown << found.next().captured(1);
            }
        }
        qint64 bytes = 0;
        for (const QString &language : availableLanguages()) {
            const QString folder = language == QLatin1String("en") ? QString() : language + u'/';
            const QDir all(QStringLiteral(":/help/pictures/") + folder);
            for (const QFileInfo &file : all.entryInfoList(QDir::Files)) {
                QVERIFY2(shown.contains(folder + file.fileName()), qPrintable(file.filePath()));
                bytes += file.size();
            }
        }
        QVERIFY(shown.size() >= 8 * availableLanguages().size());
        QVERIFY2(bytes < 750000 * availableLanguages().size(), qPrintable(QString::number(bytes)));
    }

    void writesMarkdownAsHtml()
    {
        QCOMPARE(HelpText::html("a *b* **c** <d>"),
                 QString("<p>a <i>b</i> <b>c</b> &lt;d&gt;</p>"));
        QCOMPARE(HelpText::html("[x](#y)\n\n- one\n  more\n- two"),
                 QString("<p><a href=\"#y\">x</a></p><ul><li>one more</li><li>two</li></ul>"));
        const HelpText text = HelpText::parse("Before\n\n## one\nFirst\n\n## two\nSecond\n");
        QCOMPARE(text.introHtml(), QString("<p>Before</p>"));
        QCOMPARE(text.ids(), QStringList({"one", "two"}));
        QCOMPARE(text.entry("two"), QString("Second"));
    }

    void isReadByKeyboard()
    {
        QWidget window;
        showReady(window);
        RuleBook *book = RuleBook::open(&window, "nil_value");
        QCOMPARE(opened<RuleBook>(window), book);
        QCOMPARE(book->anchor(), QString("nil_value"));
        auto *text = book->findChild<QTextBrowser *>("text");
        QVERIFY(text->toPlainText().contains("Blind nil"));

        book->findChild<QLineEdit *>("search")->setFocus();
        type("wheels");
        QCOMPARE(book->anchor(), QString("ten_mode"));
        auto *contents = book->findChild<QTreeView *>("contents");
        press(Qt::Key_Down);
        QVERIFY(book->anchor() != "ten_mode");
        QVERIFY(contents->currentIndex().isValid());
        press(Qt::Key_Escape);
        QVERIFY(book->findChild<QLineEdit *>("search")->text().isEmpty());
        type("renege");
        const QString meant = book->anchor();
        QVERIFY(meant.startsWith("renege"));
        press(Qt::Key_Escape);
        type("rengee"); // mistyped
        QVERIFY(contents->model()->rowCount() > 0);
        QCOMPARE(book->anchor(), meant);
        press(Qt::Key_Escape);

        emit text->anchorClicked(QUrl("#preset-zone"));
        QCOMPARE(book->anchor(), QString("preset-zone"));
        QVERIFY(text->toPlainText().contains("Online room"));
        book->findChild<QPushButton *>("back")->click();
        QVERIFY(book->anchor() != "preset-zone");
        book->findChild<QPushButton *>("forward")->click();
        QCOMPARE(book->anchor(), QString("preset-zone"));
        QCOMPARE(RuleBook::open(&window, "words"), book); // one book for a window
        QVERIFY(text->toPlainText().contains("Wheels"));
    }
};

QTEST_MAIN(TestRuleBook)
#include "tst_rule_book.moc"
