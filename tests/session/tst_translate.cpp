// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of the engine in the language of the application: arguments, plural forms, nesting.
#include "text/languages.h"
#include "text/translate.h"

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

QTEST_GUILESS_MAIN(TestTranslate)
#include "tst_translate.moc"
