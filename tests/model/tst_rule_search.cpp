// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/catalogue_filter.h"
#include "catalogue/catalogue_model.h"
#include "catalogue/rule_search.h"
#include "share.h"
#include "test_main.h"
#include "text/languages.h"
#include "text/nearest_word.h"
#include "text/search_query.h"
#include "text/search_words.h"
#include "text/translate.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <map>
#include <memory>

using namespace sandbag;

namespace {

QJsonDocument caseFile(const QString &name)
{
    QFile file(QStringLiteral(SANDBAG_TEST_DATA "/model/search/") + name);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll())
                                          : QJsonDocument();
}

QStringList idsOf(const QJsonValue &value)
{
    QStringList ids;
    for (const QJsonValue &one : value.isArray() ? value.toArray() : QJsonArray{value})
        ids << one.toString();
    return ids;
}

/// "win_target=350, bags_limit": the first that were found, for a message.
QString inWords(const QList<FoundRule> &found)
{
    QStringList words;
    for (const FoundRule &one : found.mid(0, 5))
        words << QStringLiteral("%1%2 (%3)")
                     .arg(QString::fromLatin1(one.option->id),
                          one.value.isEmpty() ? QString() : u'=' + one.value)
                     .arg(one.score, 0, 'f', 1);
    return words.join(QStringLiteral(", "));
}

/// The words of a row with two neighbouring letters exchanged, in the middle of the longest word.
QString mistyped(const QString &typed)
{
    QStringList words = typed.split(u' ');
    auto longest = std::max_element(words.begin(), words.end(), [](const auto &a, const auto &b) {
        return a.size() < b.size();
    });
    const qsizetype at = longest->size() / 2;
    if (longest->size() < 5 || (*longest)[at] == (*longest)[at - 1] || !(*longest)[at].isLetter() ||
        !(*longest)[at - 1].isLetter())
        return {};
    const QChar before = (*longest)[at - 1];
    (*longest)[at - 1] = (*longest)[at];
    (*longest)[at] = before;
    return words.join(u' ');
}

/// The search in a language, which is installed. Reading the catalogue for one takes longer than
/// a hundred questions.
const RuleSearch &searchIn(const QString &language)
{
    static std::map<QString, std::unique_ptr<RuleSearch>> searches;
    installLanguage(language);
    auto &search = searches[language];
    if (!search)
        search = std::make_unique<RuleSearch>();
    return *search;
}

} // namespace

class TestRuleSearch : public QObject
{
    Q_OBJECT

private slots:
    void init() { installLanguage(QStringLiteral("en")); }
    void cleanupTestCase() { installLanguage(QStringLiteral("en")); }

    void wordsOfPeople_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QStringList>("ids");
        const QJsonObject file = caseFile(QStringLiteral("words.json")).object();
        for (const char *part : {"words", "new_words"}) {
            const QJsonObject words = file.value(QLatin1String(part)).toObject();
            for (auto at = words.begin(); at != words.end(); ++at)
                QTest::addRow("%s: %s", part, qPrintable(at.key())) << at.key() << idsOf(*at);
        }
    }

    /// What people in public descriptions of their game call a rule finds it first.
    void wordsOfPeople()
    {
        QFETCH(QString, typed);
        QFETCH(QStringList, ids);
        const bool known = std::any_of(
            ids.begin(), ids.end(), [](const QString &id) { return findOption(id.toStdString()); });
        if (!known)
            QSKIP("a rule that does not exist yet");
        for (const QString &language : shareOf(availableLanguages())) {
            const QList<FoundRule> found = searchIn(language).rules(typed);
            QVERIFY2(!found.isEmpty(), qPrintable(language));
            QVERIFY2(ids.contains(QLatin1String(found.first().option->id)),
                     qPrintable(language + u' ' + inWords(found)));
        }
    }

    void kindsOfWords_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("value");
        for (const QString &language : availableLanguages()) {
            const QJsonArray cases = caseFile(language + QStringLiteral(".json")).array();
            QVERIFY2(cases.size() >= 25, qPrintable(language));
            for (const QJsonValue &one : cases) {
                const QString typed = one[QStringLiteral("typed")].toString();
                QTest::addRow("%s: %s", qPrintable(language), qPrintable(typed))
                    << language << typed << one[QStringLiteral("id")].toString()
                    << one[QStringLiteral("value")].toString();
            }
        }
    }

    /// Numbers, small words, endings, slips and parts of words, in each language.
    void kindsOfWords()
    {
        QFETCH(QString, language);
        QFETCH(QString, typed);
        QFETCH(QString, id);
        QFETCH(QString, value);
        const QList<FoundRule> found = searchIn(language).rules(typed);
        QVERIFY(!found.isEmpty());
        QVERIFY2(QLatin1String(found.first().option->id) == id, qPrintable(inWords(found)));
        if (!value.isEmpty())
            QCOMPARE(found.first().value,
                     value == QLatin1String("none") ? QString() : value); // asks for no value
    }

    /// Two letters exchanged in the longest word of what finds a row: it is found all the same.
    void exchangedLettersFindTheSame()
    {
        const RuleSearch search;
        int tried = 0, found = 0;
        QStringList lost;
        const QJsonObject words = caseFile(QStringLiteral("words.json"))
                                      .object()
                                      .value(QStringLiteral("words"))
                                      .toObject();
        for (auto at = words.begin(); at != words.end(); ++at) {
            const QString slip = mistyped(at.key());
            if (slip.isEmpty())
                continue;
            ++tried;
            const QList<FoundRule> rules = search.rules(slip);
            const bool same =
                !rules.isEmpty() && idsOf(*at).contains(QLatin1String(rules.first().option->id));
            found += same ? 1 : 0;
            if (!same)
                lost << slip + QStringLiteral(" -> ") + inWords(rules);
        }
        QVERIFY(tried > 40);
        QVERIFY2(found >= tried - 2, qPrintable(lost.join(u'\n')));
    }

    /// A row's own title and each phrase with which it is asked for leads to it, in each language.
    void everyRowIsFoundByItsTitle()
    {
        for (const QString &language : availableLanguages()) {
            const RuleSearch &search = searchIn(language);
            QStringList lost;
            for (const Option &option : catalogue()) {
                if (option.index % (8 / share(8)) != 0)
                    continue; // every such row; each language reads all of the catalogue
                const QList<FoundRule> found = search.rules(toText(option.title));
                if (found.isEmpty() || found.first().option != &option)
                    lost << QLatin1String(option.id) + QStringLiteral(": ") + inWords(found);
            }
            QVERIFY2(lost.isEmpty(), qPrintable(lost.join(u'\n')));
        }
    }

    /// "no bags=0": what a phrase asks for is a value of its rule.
    void phrasesAskForValuesThatExist()
    {
        for (const QString &language : availableLanguages()) {
            installLanguage(language);
            for (const Option &option : catalogue()) {
                for (const QString &phrase : toText(option.askedFor).split(u';')) {
                    const QString value = phrase.section(u'=', 1).trimmed();
                    RuleSet rules;
                    QVERIFY2(value.isEmpty() || option.set(rules, value.toStdString()),
                             qPrintable(QLatin1String(option.id) + u':' + phrase));
                }
            }
        }
    }

    /// Accents, ligatures and elisions are typed by some and left out by others.
    void lettersOfOtherLanguages()
    {
        const auto words = [](const char *text) {
            QStringList read;
            for (const SearchWord &word : searchWords(QString::fromUtf8(text)))
                read << word.text;
            return read;
        };
        QCOMPARE(words("cœur"), words("coeur"));
        QCOMPARE(words("Señas sin límite"), words("senas sin limite"));
        QCOMPARE(words("l'atout"), QStringList({"l", "atout"}));
        QCOMPARE(words("plis d’atout"), QStringList({"plis", "d", "atout"}));
        QCOMPARE(words("partner's bid"), QStringList({"partners", "bid"}));
        QCOMPARE(words("don't"), QStringList({"dont"}));
    }

    void nothingIsFoundByNothing()
    {
        const RuleSearch search;
        for (const char *typed : {"", "   ", "xyzzy", "qwrt plugh", "...", "#"})
            QVERIFY2(search.rules(QLatin1String(typed)).isEmpty(), typed);
        for (const char *typed : {"", " ", "xyzzy"})
            QVERIFY2(search.games(QLatin1String(typed)).isEmpty(), typed);
    }

    void gamesAreFoundThoughMistyped()
    {
        const RuleSearch search;
        const auto finds = [&](const char *typed, const char *id) {
            const QList<const Preset *> games = search.games(QLatin1String(typed));
            return std::any_of(games.begin(), games.end(), [&](const Preset *game) {
                return QLatin1String(game->id) == QLatin1String(id);
            });
        };
        QVERIFY(finds("suicide", "suicide"));
        QVERIFY(finds("suicdie", "suicide"));
        QVERIFY(finds("miror", "mirror"));
        QVERIFY(!finds("whiz", "suicide"));
    }

    /// The list of House Rules shows first what the search finds first.
    void theListAnswersAlike()
    {
        CatalogueModel model;
        CatalogueFilter filter;
        filter.setSourceModel(&model);
        const RuleSearch search;
        for (const QJsonValue &one : caseFile(QStringLiteral("en.json")).array()) {
            const QString typed = one[QStringLiteral("typed")].toString();
            const QList<FoundRule> found = search.rules(typed);
            filter.setSearch(typed);
            const QModelIndex first = filter.firstMatch();
            QCOMPARE(CatalogueModel::optionAt(first), found.first().option);
            const QList<FoundRule> asked = filter.asked();
            QCOMPARE(asked.isEmpty() ? QString() : asked.first().value, found.first().value);
        }
    }

    /// "bags -50 at 5": two rules; alone each number is that of one.
    void severalRulesAreAskedForAtOnce()
    {
        const QList<std::pair<QString, QString>> typed{
            {QStringLiteral("en"), QStringLiteral("bags -50 at 5")},
            {QStringLiteral("de"), QStringLiteral("Säcke -50 bei 5")},
            {QStringLiteral("es"), QStringLiteral("bolsas -50 a las 5")},
            {QStringLiteral("fr"), QStringLiteral("sacs -50 à 5")}};
        for (const auto &[language, words] : typed) {
            installLanguage(language);
            CatalogueModel model;
            CatalogueFilter filter;
            filter.setSourceModel(&model);
            filter.setSearch(words);
            QStringList asked;
            for (const FoundRule &one : filter.asked())
                asked << QLatin1String(one.option->id) + u'=' + one.value;
            QCOMPARE(asked, (QStringList{QStringLiteral("bags_limit=5"),
                                         QStringLiteral("bags_penalty=50")}));
        }
        installLanguage(QStringLiteral("en"));
        CatalogueModel model;
        CatalogueFilter filter;
        filter.setSourceModel(&model);
        filter.setSearch(QStringLiteral("bag penalty 75"));
        QCOMPARE(filter.asked().size(), 1);
        filter.setSearch(QStringLiteral("no bags"));
        QCOMPARE(filter.asked().size(), 1);
    }

    void slips_data()
    {
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        QTest::addColumn<int>("slips");
        QTest::newRow("same") << "print"
                              << "print" << 0;
        QTest::newRow("exchanged") << "pritn"
                                   << "print" << 1;
        QTest::newRow("one missing") << "prnt"
                                     << "print" << 1;
        QTest::newRow("one more") << "priint"
                                  << "print" << 1;
        QTest::newRow("another") << "prind"
                                 << "print" << 1;
        QTest::newRow("exchanged at the begin") << "rpint"
                                                << "print" << 1;
        QTest::newRow("two exchanges") << "rpitn"
                                       << "print" << 2;
        QTest::newRow("nothing") << ""
                                 << "abc" << 3;
    }

    void slips()
    {
        QFETCH(QString, a);
        QFETCH(QString, b);
        QFETCH(int, slips);
        QCOMPARE(slipsBetween(a, b), slips);
        QCOMPARE(slipsBetween(b, a), slips);
    }

    /// Two letters exchanged are one slip, as one letter missing is.
    void meansTheCommandThatWasMistyped()
    {
        const QStringList commands = {"score", "print", "play", "rules list", "stats", "history"};
        QCOMPARE(nearestWord("scoer", commands), QString("score"));
        QCOMPARE(nearestWord("pritn", commands), QString("print"));
        QCOMPARE(nearestWord("palY", commands), QString());
        QCOMPARE(nearestWord("paly", commands), QString("play"));
        QCOMPARE(nearestWord("hisotry", commands), QString("history"));
    }
};

QTEST_GUILESS_MAIN(TestRuleSearch)
#include "tst_rule_search.moc"
