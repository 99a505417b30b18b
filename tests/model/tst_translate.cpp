// SPDX-License-Identifier: GPL-3.0-or-later
// Sentences of the engine in the language of the application: arguments, plural forms, nesting.
#include "deal/event.h"
#include "rules/catalogue.h"
#include "test_main.h"
#include "text/languages.h"
#include "text/numbers.h"
#include "text/option_words.h"
#include "text/translate.h"
#include "translation_file.h"

#include <QDirIterator>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace sandbag;

Q_DECLARE_METATYPE(sandbag::Sentence)

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
    void languagesCallThemselves();
    void languageIsAskedFor();
    void contextsAreThoseAskedFor();
    void aRoomHasOneContext();
    void rulesOfEveryFamilyAreTranslated();
    void noneAgreesWithItsRule();
    void everyAudienceReadsItsOwnWords_data();
    void everyAudienceReadsItsOwnWords();
    void whoHasJustDoneItHearsOnlyTheReason();
    void playersAreToldByName();
    void numbersHaveATrueMinusSign();
    void whatIsCountedHasPluralForms();
    void allFollowsTheLanguageShown();
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
        return toText(Sentence::counted("Everyone gets %n card(s).", n));
    };
    QCOMPARE(cards(1), QStringLiteral("Everyone gets 1 card."));
    QCOMPARE(cards(13), QStringLiteral("Everyone gets 13 cards."));
}

void TestTranslate::pluralsWithoutATranslation()
{
    const auto geese = [](int n) { return toText(Sentence::counted("%n duck(s), %1", n, {7})); };
    QCOMPARE(geese(1), QStringLiteral("1 duck, 7"));
    QCOMPARE(geese(2), QStringLiteral("2 ducks, 7"));
    QCOMPARE(QString::fromStdString(plainEnglish(Sentence::counted("%n duck(s)", 2))),
             geese(2).left(7));
    // Those of windows too, which no sentence of the engine is.
    installLanguage(QStringLiteral("en"));
    const auto deals = [](int n) {
        return QCoreApplication::translate("any", "%n deal(s)", nullptr, n);
    };
    QCOMPARE(deals(1), QStringLiteral("1 deal"));
    QCOMPARE(deals(0), QStringLiteral("0 deals"));
}

void TestTranslate::languagesAreFound()
{
    QVERIFY(availableLanguages().contains(QStringLiteral("en")));
    QFile list(QStringLiteral(SANDBAG_TEST_DATA "/../translations/languages.txt"));
    QVERIFY(list.open(QIODevice::ReadOnly));
    QStringList listed = QString::fromUtf8(list.readAll()).split(u'\n', Qt::SkipEmptyParts);
    listed.removeIf([](const QString &line) { return line.startsWith(u'#'); });
    QCOMPARE(availableLanguages(), QStringList{QStringLiteral("en")} + listed);
    installLanguage(QStringLiteral("xx"));
    QCOMPARE(toText("Standard"), QStringLiteral("Standard"));
}

/// In a list each is found by who speaks it alone.
void TestTranslate::languagesCallThemselves()
{
    const auto named = languagesByName();
    QCOMPARE(named.size(), availableLanguages().size());
    QVERIFY(named.contains({QStringLiteral("en"), QStringLiteral("English")}));
    QVERIFY(named.contains({QStringLiteral("de"), QStringLiteral("Deutsch")}));
    QSet<QString> names;
    for (const auto &[language, name] : named) {
        QVERIFY2(name.front().isUpper() || !name.front().isLower(), qPrintable(name));
        names << name;
    }
    QCOMPARE(names.size(), named.size());
    QVERIFY(std::is_sorted(named.begin(), named.end(), [](const auto &a, const auto &b) {
        return QString::localeAwareCompare(a.second, b.second) < 0;
    }));
}

void TestTranslate::languageIsAskedFor()
{
    const auto asked = [](const char *words) {
        return languageAsked(QString::fromLatin1(words).split(u' '));
    };
    QCOMPARE(asked("score --lang de -"), QStringLiteral("de"));
    QCOMPARE(asked("--lang=de_AT"), QStringLiteral("de_AT"));
    QCOMPARE(asked("--language de"), QString());
    QCOMPARE(asked("score --lang"), QString());
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
    const QSet<QString> there = found(oneTranslation(), R"(<name>([\w:]+)</name>)");
    QVERIFY(there.size() > 50);
    for (const QString &context : there)
        QVERIFY2(asked.contains(context), qPrintable(context + " is never asked for"));
    for (const QString &context : declared)
        QVERIFY2(there.contains(context), qPrintable(context + " was not collected"));
}

/// What no class of a widget says stands in one context a room, so that a word is translated once;
/// sentences in that of their family (`tests/texts/contexts.py`).
void TestTranslate::aRoomHasOneContext()
{
    const QString sources = allSources();
    static const QRegularExpression declaration(QStringLiteral("Q_DECLARE_TR_FUNCTIONS\\("));
    QCOMPARE(sources.count(declaration), qsizetype(11));
    const QSet<QString> others =
        found(sources, R"re((?:translate|NOOP)\(\s*"([A-Z][A-Za-z]+)", )re");
    QCOMPARE(others, QSet<QString>({QStringLiteral("Calls"), QStringLiteral("QShortcut"),
                                    QStringLiteral("Values")}));
}

/// Each stands in the context of its family, and is asked for without one.
void TestTranslate::rulesOfEveryFamilyAreTranslated()
{
    installLanguage(QStringLiteral("de"));
    for (const Option &option : catalogue())
        QVERIFY2(toText(option.help) != QString::fromUtf8(option.help), option.id);
    installLanguage(QStringLiteral("en"));
    for (const Option &option : catalogue())
        QCOMPARE(toText(option.help), QString::fromUtf8(option.help));
}

/// "None" is one word in English, and follows in others what there is none of; whatever was looked
/// up before.
void TestTranslate::noneAgreesWithItsRule()
{
    const auto nothing = [](const char *id, const char *value) {
        return valueWords(*findOption(id), value);
    };
    QCOMPARE(nothing("seven_bonus", "off"), QStringLiteral("None"));
    installLanguage(QStringLiteral("fr"));
    for (int again = 0; again < 2; ++again) {
        QCOMPARE(nothing("win_target", "0"), QStringLiteral("Aucun"));
        QCOMPARE(nothing("seven_bonus", "off"), QStringLiteral("Aucune"));
        QCOMPARE(nothing("last_trick_bonus", "0"), QStringLiteral("Aucun point"));
    }
    installLanguage(QStringLiteral("de"));
    QCOMPARE(nothing("follow_must_trump", "no"), QStringLiteral("Keiner"));
    QCOMPARE(nothing("bid_talk_penalty", "none"), QStringLiteral("Keine"));
    QCOMPARE(nothing("deck_removed", ""), QStringLiteral("Keine"));
    for (const QString &language : availableLanguages().mid(1)) {
        installLanguage(language);
        for (const Option &option : catalogue())
            for (const char *label : option.labels)
                QVERIFY2(valueWord(option, label) != QStringLiteral("None"), option.id);
    }
    installLanguage(QStringLiteral("en"));
}

void TestTranslate::everyAudienceReadsItsOwnWords_data()
{
    QTest::addColumn<Sentence>("sentence");
    QTest::addColumn<QString>("screen");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("ear");
    const auto row = [](const char *name, const SentenceArg &arg, const char *screen,
                        const char *file, const char *ear) {
        QTest::newRow(name) << Sentence("It is %1.", {arg})
                            << QStringLiteral("It is %1.").arg(QString::fromUtf8(screen))
                            << QStringLiteral("It is %1.").arg(QString::fromUtf8(file))
                            << QStringLiteral("It is %1.").arg(QString::fromUtf8(ear));
    };
    row("number", -200, "−200", "-200", "−200");
    row("loss", Points{-84, true}, "−84", "-84", "minus 84");
    row("gain", Points{12, true}, "+12", "+12", "+12");
    row("points", Points{12}, "12", "12", "12");
    row("half tricks", HalfTricks{7}, "3½", "3.5", "3½");
    row("no tricks", HalfTricks{0}, "0", "0", "0");
    row("player", Seat{1}, "Bo", "seat 1", "Bo");
    row("a player without a name", Seat{3}, "seat 3", "seat 3", "seat 3");
    row("card", *parseCard("TC"), "10♣", "TC", "10 of clubs");
    row("joker", Card::bigJoker(), "big joker", "BJ", "big joker");
    row("cards", *parseCards("9C QH"), "9♣, Q♥", "9C QH", "9 of clubs, queen of hearts");
    row("suit", Suit::hearts, "hearts", "H", "hearts");
    row("suits", std::vector{Suit::clubs, Suit::spades}, "clubs, spades", "C S", "clubs, spades");
    row("call", actOf(Event::makeCall(0, *parseCall("blind nil"))), "blind nil", "blind nil",
        "blind nil");
    row("play", actOf(Event::play(0, *parseCard("KH"))), "K♥", "KH", "king of hearts");
    row("acts",
        std::vector{actOf(Event::makeCall(0, Call::number(4))),
                    actOf(Event::of(EventKind::look, 0))},
        "4, look", "4, look", "4, look");
    row("text", std::string("9C of QH -3"), "9C of QH -3", "9C of QH -3", "9C of QH -3");
    row("nested", nested({"%1 for %2", {Points{-3}, Seat{0}}}), "−3 for Ada", "-3 for seat 0",
        "minus 3 for Ada");
}

void TestTranslate::everyAudienceReadsItsOwnWords()
{
    QFETCH(Sentence, sentence);
    const QStringList names{QStringLiteral("Ada"), QStringLiteral("Bo")};
    QTEST(toText(sentence, Audience::screen(names)), "screen");
    QTEST(toText(sentence, Audience::file()), "file");
    QTEST(toText(sentence, Audience::ear(names)), "ear");
}

void TestTranslate::whoHasJustDoneItHearsOnlyTheReason()
{
    const Sentence refused = Sentence::about(actOf(Event::play(0, *parseCard("9C"))),
                                             Sentence("not %1 now: %2", {1, Suit::hearts}));
    QCOMPARE(toText(refused, Audience::screen()), QStringLiteral("Not 1 now: hearts"));
    QCOMPARE(toText(refused, Audience::ear()), QStringLiteral("Not 1 now: hearts"));
    QCOMPARE(toText(refused, Audience::file()), QStringLiteral("“9C”: not 1 now: H"));
    QCOMPARE(plainEnglish(refused), std::string("“9C”: not 1 now: hearts"));
}

void TestTranslate::playersAreToldByName()
{
    const Sentence turn("%1 waits. %1 leads, %1 follows", {Seat{0}});
    QCOMPARE(toText(turn), QStringLiteral("Seat 0 waits. Seat 0 leads, seat 0 follows"));
    QCOMPARE(plainEnglish(turn), std::string("Seat 0 waits. Seat 0 leads, seat 0 follows"));
    QCOMPARE(toText(turn, Audience::screen({QStringLiteral("van Dyck")})),
             QStringLiteral("van Dyck waits. van Dyck leads, van Dyck follows"));
}

void TestTranslate::numbersHaveATrueMinusSign()
{
    const QString minus(QChar(0x2212));
    QCOMPARE(numberText(-7), minus + QStringLiteral("7"));
    QCOMPARE(numberText(0), QStringLiteral("0"));
    QCOMPARE(pointsText(-40), minus + QStringLiteral("40"));
    QCOMPARE(signedPoints(40), QStringLiteral("+40"));
    QCOMPARE(signedPoints(-40), minus + QStringLiteral("40"));
    QCOMPARE(addedPoints(-40), minus + QStringLiteral(" 40"));
    QCOMPARE(addedPoints(0), QStringLiteral("+ 0"));
}

namespace {

/// Numbers that are never one, and why: places of a text before a plural noun.
const QStringList kNeverOne = {
    QStringLiteral("players"),                // a table has two at least
    QStringLiteral("pairs"),                  // and two pairs
    QStringLiteral("times the"),              // a multiplier above 1
    QStringLiteral("hold %1 cards"),          // a drafted hand: five at least
    QStringLiteral("cards wanted"),           // counted
    QStringLiteral("the deal has %2 tricks"), // five at least
    QStringLiteral("the deal has %1 tricks"),
    QStringLiteral("A trick has %2 cards"), // one for each player
    QStringLiteral("only %2 tricks"),
    QStringLiteral("far: %1 of %2 tricks"),
    QStringLiteral("scores 1, 5, or 10"),       // another number, which is refused
    QStringLiteral("costs %3 points"),          // told from two on
    QStringLiteral("the last %1 tricks"),       // a streak of two at least
    QStringLiteral("points on average"),        // an average takes the plural
    QStringLiteral("more than a hand"),         // of five at least
    QStringLiteral("but the match ends after"), // fewer than those that shall be played
    QStringLiteral("more than the %2 tricks"),
    QStringLiteral("deals first"), // a verb
    QStringLiteral("%1 items"),    // of a file, as many as players or more
};

bool mayBeOne(const QString &text)
{
    return std::none_of(kNeverOne.begin(), kNeverOne.end(),
                        [&](const QString &known) { return text.contains(known); });
}

} // namespace

/// "1 points" can stand in no text: a number before such a word has plural forms.
void TestTranslate::whatIsCountedHasPluralForms()
{
    const QString text = oneTranslation();
    static const QRegularExpression kMessage(QStringLiteral("<message([^>]*)>(.*?)</message>"),
                                             QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression kSource(QStringLiteral("<source>(.*?)</source>"),
                                            QRegularExpression::DotMatchesEverythingOption);
    static const QRegularExpression kBare(QStringLiteral(
        "%L?\\d (more )?(points|tricks|cards|bags|deals|matches|times|nils|hands|players|pairs|"
        "items|minutes|seconds)\\b"));
    QStringList bare;
    int messages = 0, counted = 0;
    for (auto found = kMessage.globalMatch(text); found.hasNext(); ++messages) {
        const auto message = found.next();
        const QString source = kSource.match(message.captured(2)).captured(1);
        counted += message.captured(1).contains(QStringLiteral("numerus")) ? 1 : 0;
        if (kBare.match(source).hasMatch() && mayBeOne(source) &&
            !message.captured(1).contains(QStringLiteral("numerus")))
            bare << source.simplified();
    }
    QVERIFY(messages > 2000);
    QVERIFY(counted > 120);
    QCOMPARE(bare.join(u'\n'), QString());
}

/// Numbers, dates, Qt's own texts and the direction: a program is not half translated.
void TestTranslate::allFollowsTheLanguageShown()
{
    const auto cancel = [] { return QCoreApplication::translate("QPlatformTheme", "Cancel"); };
    installLanguage(QStringLiteral("gd")); // Qt has it, we have not: all of it is English
    QCOMPARE(languageInUse(), QStringLiteral("en"));
    QCOMPARE(cancel(), QStringLiteral("Cancel"));
    QVERIFY(QLocale().language() == QLocale::English || QLocale().language() == QLocale::C);
    installLanguage(QStringLiteral("ar"));
    QCOMPARE(countText(12), QStringLiteral("12"));
    QCOMPARE(QCoreApplication::translate("QGuiApplication", "QT_LAYOUT_DIRECTION"),
             QStringLiteral("QT_LAYOUT_DIRECTION"));
    installLanguage(QStringLiteral("de_AT"));
    QCOMPARE(languageInUse(), QStringLiteral("de"));
    QCOMPARE(cancel(), QStringLiteral("Abbrechen"));
    QCOMPARE(QLocale().territory(), QLocale::Austria);
    installLanguage(QStringLiteral("en"));
    QCOMPARE(cancel(), QStringLiteral("Cancel"));
    QCOMPARE(QLocale().language(), QLocale::English);
}

QTEST_GUILESS_MAIN(TestTranslate)
#include "tst_translate.moc"
