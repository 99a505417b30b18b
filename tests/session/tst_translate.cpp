// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of the engine in the language of the application: arguments, plural forms, nesting.
#include "text/languages.h"
#include "text/translate.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

using namespace sandbag;

class TestTranslate : public QObject
{
    Q_OBJECT

private slots:
    void argumentsAreFilledIn();
    void argumentsAreNotReadAgain();
    void sentencesNest();
    void pluralsOfEnglish();
    void pluralsWithoutATranslation();
    void languagesAreFound();
    void contextsAreThoseAskedFor();
};

void TestTranslate::argumentsAreFilledIn()
{
    QCOMPARE(toText(Sentence("%2 before %1, not %3", {1, std::string("two")})),
             QStringLiteral("two before 1, not %3"));
    QCOMPARE(toText(Sentence()), QString());
    QCOMPARE(toText(""), QString());
}

void TestTranslate::argumentsAreNotReadAgain()
{
    QCOMPARE(toText(Sentence("%1 and %2", {std::string("%2"), std::string("%1")})),
             QStringLiteral("%2 and %1"));
}

void TestTranslate::sentencesNest()
{
    const std::vector<Sentence> parts = {Sentence("one %1", {1}), Sentence("two")};
    QCOMPARE(toText(Sentence("(%1)", {parts})), QStringLiteral("(one 1 two)"));
    QCOMPARE(toText(Sentence("(%1)", {nested(Sentence("x"))})), QStringLiteral("(x)"));
}

void TestTranslate::pluralsOfEnglish()
{
    installLanguage(QStringLiteral("en"));
    const auto cards = [](int n) {
        return toText(Sentence::counted("Everybody gets %n card(s).", n));
    };
    QCOMPARE(cards(1), QStringLiteral("Everybody gets 1 card."));
    QCOMPARE(cards(13), QStringLiteral("Everybody gets 13 cards."));
}

void TestTranslate::pluralsWithoutATranslation()
{
    const auto geese = [](int n) { return toText(Sentence::counted("%n duck(s), %1", n, {7})); };
    QCOMPARE(geese(1), QStringLiteral("1 duck, 7"));
    QCOMPARE(geese(2), QStringLiteral("2 ducks, 7"));
    QCOMPARE(QString::fromStdString(plainEnglish(Sentence::counted("%n duck(s)", 2))),
             geese(2).left(7));
}

void TestTranslate::languagesAreFound()
{
    QVERIFY(availableLanguages().contains(QStringLiteral("en")));
    QVERIFY(availableLanguages().contains(QStringLiteral("de")));
    installLanguage(QStringLiteral("xx"));
    QCOMPARE(toText("Standard"), QStringLiteral("Standard"));
}

namespace {

/// The text of every source and form, one after the other.
QString allSources()
{
    QString text;
    const QString top = QStringLiteral(SANDBAG_TEST_DATA) + QStringLiteral("/../");
    for (const char *folder : {"src", "forms"}) {
        QDirIterator files(top + QString::fromUtf8(folder),
                           {QStringLiteral("*.cpp"), QStringLiteral("*.h"), QStringLiteral("*.def"),
                            QStringLiteral("*.ui")},
                           QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly))
                text += QString::fromUtf8(file.readAll());
        }
    }
    return text;
}

QSet<QString> found(const QString &text, const char *pattern, const QString &before = {})
{
    QSet<QString> words;
    auto matches = QRegularExpression(QString::fromUtf8(pattern)).globalMatch(text);
    while (matches.hasNext())
        words << before + matches.next().captured(1);
    return words;
}

} // namespace

/// A text collected under another context than it is asked by stays English.
void TestTranslate::contextsAreThoseAskedFor()
{
    const QString sources = allSources();
    const QSet<QString> declared = found(sources, R"(Q_DECLARE_TR_FUNCTIONS\(([\w:]+)\))");
    const QSet<QString> asked =
        declared + found(sources, R"re((?:translate|NOOP)\(\s*"([\w:]+)", )re") +
        found(sources, R"(<class>(\w+)</class>)") +
        found(sources, R"(class (\w+)[^;{]*\{\s*Q_OBJECT)", QStringLiteral("sandbag::"));
    QFile file(QStringLiteral(SANDBAG_TEST_DATA "/../translations/sandbag_de.ts"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QSet<QString> there =
        found(QString::fromUtf8(file.readAll()), R"(<name>([\w:]+)</name>)");
    QVERIFY(there.size() > 50);
    for (const QString &context : there)
        QVERIFY2(asked.contains(context), qPrintable(context + " is never asked for"));
    for (const QString &context : declared)
        QVERIFY2(there.contains(context), qPrintable(context + " was not collected"));
}

QTEST_GUILESS_MAIN(TestTranslate)
#include "tst_translate.moc"
