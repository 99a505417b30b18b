// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers stand for rules and cards: the same ones in every version, and no mistyped one is taken.
#include "formats/loaded_match.h"
#include "formats/record_members.h"
#include "match/dealer_draw.h"
#include "named_rules.h"
#include "numbers/deal_number.h"
#include "numbers/dealt_cards.h"
#include "numbers/game_codes.h"
#include "random_rules.h"
#include "rules/catalogue.h"
#include "test_main.h"

#include <QFile>
#include <QSet>
#include <QTest>

using namespace sandbag;

namespace {

const QString kFixed = QStringLiteral(SANDBAG_TEST_DATA "/model/numbers/fixed.txt");

QString plain(QString number)
{
    return number.remove(u'-');
}

bool isNumber(const QString &text)
{
    return std::holds_alternative<NumberedCards>(readNumber(text));
}

QString lineOf(const QString &number)
{
    const auto cards = std::get<NumberedCards>(readNumber(number));
    const DealRecord deal = dealsOf(cards).front();
    QString line = number + u'|' + cards.rules.base + u'|' + QString::number(deal.dealer);
    for (const CardList &hand : deal.hands)
        line += u'|' + QString::fromStdString(toString(hand));
    return line + u'|' + QString::fromStdString(toString(deal.undealt));
}

NumberedCards bySeed(const QString &base, const RuleSet &rules, quint64 seed)
{
    return {{base, rules}, seed, {}, {}};
}

/// Some numbers of every kind.
QStringList samples()
{
    const RuleSet standard;
    QStringList numbers{*numberText(bySeed(QStringLiteral("standard"), standard, 12345)),
                        *numberText(bySeed(QStringLiteral("standard"), standard, 1ULL << 63))};
    RuleSet house;
    house.nil_value = 50;
    house.win_target = 300;
    numbers << *numberText(bySeed(QStringLiteral("standard"), house, 7));
    NumberedCards one = bySeed(QStringLiteral("standard"), standard, 99);
    one.only = NumberedCards::OneDeal{4, 2};
    numbers << *numberText(one);
    NumberedCards cards{{QStringLiteral("standard"), standard}, {}, {}, {}};
    cards.cards = dealsOf(one);
    numbers << *numberText(cards);
    cards.cards.push_back(dealsOf(bySeed(QStringLiteral("standard"), standard, 5)).front());
    numbers << *numberText(cards); // of more than thirty letters
    return numbers;
}

} // namespace

class TestNumbers : public QObject
{
    Q_OBJECT

private slots:
    void fixedNumbersGiveFixedHands();
    void everyGameHasAPlace();
    void codesDiffer();
    void refusesEveryWrongLetter();
    void refusesEveryTwoSwappedLetters();
    void readsWhatPeopleWrite();
    void houseRulesComeBack();
    void cardsComeBackUnderRandomRules();
    void recordsNameTheirDeals();
    void recordsWithoutASeedAreToldCardByCard();
};

/// The file was made once: whoever has to change it breaks every number that people have kept.
void TestNumbers::fixedNumbersGiveFixedHands()
{
    QFile file(kFixed);
    if (qEnvironmentVariableIsSet("SANDBAG_MAKE_NUMBERS")) {
        QVERIFY(file.open(QIODevice::WriteOnly));
        int seed = 1000;
        for (const Preset &preset : presets()) {
            const QString base = QString::fromUtf8(preset.id);
            file.write(lineOf(*numberText(
                                  bySeed(base, rulesOf(preset), static_cast<quint64>(seed += 977))))
                           .toUtf8() +
                       '\n');
        }
        for (const QString &number : samples())
            file.write(lineOf(number).toUtf8() + '\n');
        file.close();
    }
    QVERIFY(file.open(QIODevice::ReadOnly));
    QSet<QString> games;
    while (!file.atEnd()) {
        const QString line = QString::fromUtf8(file.readLine()).trimmed();
        const QString number = line.section(u'|', 0, 0);
        QVERIFY2(isNumber(number), qPrintable(number));
        QCOMPARE(lineOf(number), line);
        QCOMPARE(*numberText(std::get<NumberedCards>(readNumber(number))), number);
        games << line.section(u'|', 1, 1);
    }
    for (const Preset &preset : presets())
        QVERIFY2(games.contains(QString::fromUtf8(preset.id)), preset.id);
}

void TestNumbers::everyGameHasAPlace()
{
    QSet<std::uint32_t> places;
    for (const Preset &preset : presets()) {
        const auto place = gameCode(preset.id);
        QVERIFY2(place, preset.id);
        places << *place;
        const QString number =
            *numberText(bySeed(QString::fromUtf8(preset.id), rulesOf(preset), 1));
        QCOMPARE(plain(number).size(), 10);
    }
    QCOMPARE(places.size(), static_cast<qsizetype>(presets().size()));
}

void TestNumbers::codesDiffer()
{
    QSet<std::uint32_t> options;
    for (const Option &option : catalogue()) {
        QVERIFY2(!options.contains(nameCode(option.id)), option.id);
        options << nameCode(option.id);
        QSet<std::uint32_t> words;
        for (const std::string &word : option.values)
            words << nameCode(word) % 4096;
        QCOMPARE(words.size(), static_cast<qsizetype>(option.values.size()));
    }
}

void TestNumbers::refusesEveryWrongLetter()
{
    const QString letters = QStringLiteral("23456789ABCDEFGHJKMNPQRSTUVWXYZ");
    for (const QString &number : samples()) {
        const QString right = plain(number);
        QVERIFY(isNumber(right));
        for (qsizetype at = 0; at < right.size(); ++at) {
            for (const QChar letter : letters) {
                QString wrong = right;
                wrong[at] = letter;
                QCOMPARE(isNumber(wrong), wrong == right);
            }
        }
    }
}

void TestNumbers::refusesEveryTwoSwappedLetters()
{
    for (const QString &number : samples()) {
        const QString right = plain(number);
        for (qsizetype one = 0; one < right.size(); ++one) {
            for (qsizetype other = one + 1; other < right.size(); ++other) {
                QString wrong = right;
                wrong[one] = right[other];
                wrong[other] = right[one];
                QCOMPARE(isNumber(wrong), wrong == right);
            }
        }
    }
}

void TestNumbers::readsWhatPeopleWrite()
{
    const QString number = samples().front();
    QVERIFY(isNumber(number.toLower()));
    QVERIFY(isNumber(QStringLiteral("  ") + plain(number) + QStringLiteral("\n")));
    QVERIFY(isNumber(QString(number).replace(u'-', QChar(u'\u2013'))));
    for (const QString &wrong :
         {QString(), QStringLiteral("0"), QStringLiteral("hello"), number + QStringLiteral("2"),
          QStringLiteral("<script>"), QString(5000, u'A'), QStringLiteral("\u202e22222")}) {
        const auto read = readNumber(wrong);
        QVERIFY(std::holds_alternative<QString>(read));
        const QString why = std::get<QString>(read);
        QVERIFY(!why.isEmpty() && !why.contains(u'\n') && !why.contains(QChar(u'\u202e')));
    }
}

void TestNumbers::houseRulesComeBack()
{
    RandomRules random(47);
    for (int i = 0; i < 300; ++i) {
        const RuleSet rules = random.draw(i % 40);
        const auto number = numberText(bySeed(QStringLiteral("standard"), rules, 5));
        QVERIFY(number);
        const auto read = readNumber(*number);
        QVERIFY2(std::holds_alternative<NumberedCards>(read), qPrintable(named(rules)));
        QVERIFY2(std::get<NumberedCards>(read).rules.rules == rules, qPrintable(named(rules)));
    }
}

void TestNumbers::cardsComeBackUnderRandomRules()
{
    RandomRules random(48);
    for (int i = 0; i < 300; ++i) {
        const RuleSet rules = random.draw(i % 30);
        const auto context = makeContext(rules);
        const auto index = static_cast<std::size_t>(i);
        const DealRecord deal =
            shuffledDeal(DealSource::bySeed(index), *context, i % context->seating.players, i);
        NumberedCards cards{{QStringLiteral("standard"), rules}, {}, {}, {deal}};
        const auto number = numberText(cards);
        QVERIFY2(number, qPrintable(named(rules)));
        const auto read = readNumber(*number);
        QVERIFY2(std::holds_alternative<NumberedCards>(read), qPrintable(named(rules)));
        QVERIFY2(std::get<NumberedCards>(read).cards.front() == deal, qPrintable(named(rules)));
    }
}

void TestNumbers::recordsNameTheirDeals()
{
    MatchRecord record;
    Match match(record);
    const DealSource source = DealSource::bySeed(4711);
    const int dealer = drawForDealer(*match.context(), source.seedOfDraw()).dealer;
    QVERIFY(!source.deal(match, dealer, source.cutByChance(*match.context(), 0)));
    const RecordNumbers numbers = numbersOf(match, {{record_member::seed, QStringLiteral("4711")}});
    QCOMPARE(std::get<NumberedCards>(readNumber(numbers.match)).seed, 4711ULL);
    QCOMPARE(plain(numbers.match).size(), 10);
    const auto one = std::get<NumberedCards>(readNumber(numbers.deals.front()));
    QVERIFY(one.only);
    QVERIFY(sameCards(dealsOf(one).front(), match.record().deals.front()));
}

/// "Same cards again" of such a record plays the very hands, and so does its number.
void TestNumbers::recordsWithoutASeedAreToldCardByCard()
{
    Match match(MatchRecord{});
    QVERIFY(!DealSource::bySeed(1).deal(match, 3, {}));
    for (const QJsonObject &other :
         {QJsonObject{}, QJsonObject{{record_member::seed, QStringLiteral("2")}}}) {
        const RecordNumbers numbers = numbersOf(match, other);
        QCOMPARE(numbers.deals.front(),
                 numbers.match.isEmpty() ? QString() : numbers.deals.front());
        const auto read = std::get<NumberedCards>(readNumber(numbers.match));
        QVERIFY(sameCards(read.cards.front(), match.record().deals.front()));
        QVERIFY(sourceOf(read).prepared() == read.cards);
    }
}

QTEST_GUILESS_MAIN(TestNumbers)
#include "tst_numbers.moc"
