// SPDX-License-Identifier: GPL-3.0-or-later
// What lies beneath a table in company: lines and their limits, sentences that travel, the lobby.
#include "test_main.h"
#include "wire_pair.h"

#include "allowance.h"
#include "company_limits.h"
#include "deal/event.h"
#include "line_cutter.h"
#include "line_json.h"
#include "line_link.h"
#include "lobby.h"
#include "meeting.h"
#include "rules/catalogue.h"
#include "told_sentence.h"

#include <QJsonArray>
#include <QTest>

#include <algorithm>

using namespace sandbag;

namespace {

QString again(const Sentence &sentence)
{
    const ToldSentence told(JsonPlace(sentenceObject(sentence)));
    return QString::fromStdString(plainEnglish(told.sentence()));
}

AgreedRules agreed(const char *id, const char *value)
{
    AgreedRules rules;
    findOption(id)->set(rules.rules, value);
    return rules;
}

} // namespace

class TestCompanyLines : public QObject
{
    Q_OBJECT

private slots:
    void linesComeInAnyPieces()
    {
        const QByteArray text = "one\n\nthree\nfour";
        for (qsizetype piece = 1; piece <= text.size(); ++piece) {
            LineCutter cutter(5);
            QList<QByteArray> lines;
            for (qsizetype at = 0; at < text.size(); at += piece) {
                cutter.add(text.mid(at, piece));
                while (const auto line = cutter.next())
                    lines << *line;
            }
            QCOMPARE(lines, (QList<QByteArray>{"one", "", "three"}));
            QVERIFY(!cutter.tooLong());
        }
    }

    void aLineTooLongIsKeptNowhere()
    {
        LineCutter whole(5);
        whole.add("12345\n123456\n1\n");
        QCOMPARE(whole.next(), std::optional<QByteArray>("12345"));
        QVERIFY(!whole.next());
        QVERIFY(whole.tooLong());
        LineCutter open(5);
        open.add("123456"); // its end need not come
        QVERIFY(!open.next());
        QVERIFY(open.tooLong());
        open.add("\n1\n");
        QVERIFY(!open.next());
    }

    void depthIsCountedBeforeParsing()
    {
        QCOMPARE(depthOfJson("{}"), 1);
        const QByteArray nested = "{\"a\":[1,{\"b\":2}],\"c\":\"[[[[\"}";
        const QByteArray escaped = "{\"a\\\"[\":\"\\\\\"}";
        QCOMPARE(depthOfJson(nested), 3);
        QCOMPARE(depthOfJson(escaped), 1);
        const QByteArray deep =
            QByteArray(company_limit::depth, '[') + QByteArray(company_limit::depth, ']');
        QVERIFY(std::holds_alternative<JsonFault>(objectOfLine("{\"a\":" + deep + '}')));
        const QByteArray fits = deep.mid(1, deep.size() - 2);
        QVERIFY(std::holds_alternative<QJsonObject>(objectOfLine("{\"a\":" + fits + '}')));
        QVERIFY(std::holds_alternative<JsonFault>(objectOfLine("[]")));
    }

    void aBudgetFillsUpWithTime()
    {
        Allowance budget(10, 3);
        for (int i = 0; i < 3; ++i)
            QVERIFY(budget.take(1000));
        QVERIFY(!budget.take(1000));
        QVERIFY(!budget.take(1099));
        QVERIFY(budget.take(1200));
        QVERIFY(budget.take(1200));
        QVERIFY(!budget.take(1200));
    }

    void unreadableLinesEndTheConnection()
    {
        for (const QByteArray &line : {QByteArray("{}x\n"), QByteArray(70, 'x')}) {
            auto [near, far] = BufferWire::pair();
            BufferWire *end = far.get();
            LineLink link(std::move(far), 64);
            int heard = 0;
            int faults = 0;
            int closed = 0;
            connect(&link, &LineLink::heard, this, [&] { ++heard; });
            connect(&link, &LineLink::senseless, this, [&] { ++faults; });
            connect(&link, &LineLink::closed, this, [&] { ++closed; });
            near->write("{}\n" + line + "{}\n");
            while (end->hasComing())
                end->deliver(7);
            QCOMPARE(heard, 1);
            QCOMPARE(faults, 1);
            QCOMPARE(closed, 1);
            QVERIFY(!link.isOpen());
        }
    }

    void sentencesTravel()
    {
        const Card king = *parseCard("KC");
        const Sentence inner("Winning by %1", {Points{12, true}});
        const std::vector<Sentence> sentences{
            Sentence("%1 of %2 by %3", {3, HalfTricks{5}, Seat{1}}),
            Sentence("%1, %2, %3", {king, CardList{king, king}, Suit::hearts}),
            Sentence("%1: %2", {std::vector<Suit>{Suit::clubs, Suit::spades}, std::string("Ben")}),
            Sentence("%1 %2",
                     {actOf(Event::play(2, king)), std::vector<Act>{actOf(Event::talk(1, 3, 2))}}),
            Sentence::counted("%n trick(s)", 2),
            Sentence::about(actOf(Event::play(0, king)), inner),
        };
        for (const Sentence &sentence : sentences) {
            QCOMPARE(again(sentence), QString::fromStdString(plainEnglish(sentence)));
            const ToldSentence told(JsonPlace(sentenceObject(sentence)));
            QCOMPARE(told.sentence().ofAct, sentence.ofAct);
            QCOMPARE(sentenceObject(told.sentence()), sentenceObject(sentence));
        }
    }

    void foreignSentencesDoNoHarm()
    {
        const QString text = QStringLiteral("a\u202eb") + QString(1000, u'c');
        const ToldSentence told(JsonPlace(QJsonObject{{"text", text}}));
        const QString shown = QString::fromStdString(plainEnglish(told.sentence()));
        QVERIFY(!shown.contains(u'\u202e'));
        QVERIFY(shown.size() < 2 * company_limit::sentence);
        const QList<QJsonObject> senseless{
            {{"text", 3}},
            {{"text", "%1"}, {"args", 3}},
            {{"text", "%1"}, {"args", QJsonArray{QJsonObject{{"suit", ""}}}}},
            {{"text", "%1"}, {"args", QJsonArray{QJsonObject{{"card", "XX"}}}}},
            {{"text", "%1"}, {"args", QJsonArray{QJsonObject{{"act", QJsonObject()}}}}},
            {{"text", "%1"}, {"args", QJsonArray{QJsonObject{{"other", 1}}}}},
        };
        for (const QJsonObject &object : senseless) {
            bool refused = false;
            try {
                const ToldSentence read{JsonPlace(object)};
            } catch (const JsonFault &) {
                refused = true;
            }
            QVERIFY(refused);
        }
    }

    /// Each level names the next as often as it can: the last would be there a million times.
    void sentencesDoNotGrowWithoutEnd_data()
    {
        QTest::addColumn<int>("named");
        QTest::addColumn<bool>("read");
        QTest::newRow("once") << 1 << true;
        QTest::newRow("ten times") << 10 << false;
        QTest::newRow("as often as it can") << 100 << false;
    }

    void sentencesDoNotGrowWithoutEnd()
    {
        QFETCH(int, named);
        QFETCH(bool, read);
        QJsonObject object{{"text", "%1"}, {"args", QJsonArray{QString(200, u'x')}}};
        for (int level = 0; level < 4; ++level)
            object = {{"text", QStringLiteral("%1").repeated(named)},
                      {"args", QJsonArray{QJsonObject{{"sentences", QJsonArray{object}}}}}};
        try {
            const ToldSentence told{JsonPlace(object)};
            QVERIFY(read);
            QCOMPARE(plainEnglish(told.sentence()).size(), std::size_t{200});
        } catch (const JsonFault &) {
            QVERIFY(!read);
        }
    }

    void agreementHangsOnTheRules()
    {
        Lobby lobby;
        QVERIFY(!lobby.sit(4, "Ada", 0));
        QVERIFY(!lobby.sit(5, "Bo", 1));
        QVERIFY(lobby.sit(5, "Bo", 0));
        QVERIFY(lobby.sit(5, "Bo", 4));
        QVERIFY(!lobby.setComputer(2, "Cy", "level:3"));
        QVERIFY(!lobby.setComputer(3, "Di", "level:3"));
        QVERIFY(lobby.setComputer(0, "Ed", "level:3"));
        const QString hash = lobby.rulesHash();
        QVERIFY(!lobby.agree(4, hash));
        QVERIFY(!lobby.isReady());
        QVERIFY(!lobby.agree(5, hash));
        QVERIFY(lobby.isReady());
        lobby.propose(agreed("nil_value", "50"));
        QVERIFY(!lobby.isReady());
        QVERIFY(lobby.agree(4, hash)); // that was about other rules
        QVERIFY(lobby.agree(6, lobby.rulesHash()));
        QVERIFY(!lobby.agree(4, lobby.rulesHash()));
        QVERIFY(!lobby.agree(5, lobby.rulesHash()));
        QVERIFY(lobby.isReady());
        QVERIFY(!lobby.sit(5, "Bo", 1)); // is there already: nothing changes
        QVERIFY(lobby.isReady());
        lobby.rise(5);
        QCOMPARE(lobby.chairOf(5), -1);
        QVERIFY(!lobby.isReady());
    }

    void namesDiffer()
    {
        QCOMPARE(freeName("Ben", {}), QString("Ben"));
        QCOMPARE(freeName(" Ben\n", {"Ben", "Ben (2)"}), QString("Ben (3)"));
        QCOMPARE(freeName(QString(), {}), QString("?"));
        QCOMPARE(freeName(QString(100, u'x'), {}).size(), company_limit::name);
    }

    void anyRulesFitIntoALine()
    {
        AgreedRules rules;
        for (const Option &option : catalogue()) {
            const std::string most = option.type == OptionType::integer
                                         ? std::to_string(option.most)
                                     : option.values.empty() ? std::string("false")
                                                             : option.values.back();
            option.set(rules.rules, most);
        }
        rules.name = std::string(300, 'x');
        QJsonObject message{{"type", "propose"}};
        insertRules(message, rules);
        const qsizetype size = lineOf(message).size();
        qInfo("rules of %lld bytes", static_cast<long long>(size));
        QVERIFY(size < company_limit::guestLine);
    }

    void programsThatDifferDoNotMeet()
    {
        const Hello own = ownHello();
        QCOMPARE(readHello(JsonPlace(helloMessage(own))), own);
        QVERIFY(!whyNotTogether(own, own));
        Hello other = own;
        other.from = other.to = kNewestCompany + 1;
        const auto newer = whyNotTogether(own, other);
        const auto older = whyNotTogether(other, own);
        QVERIFY(newer && older);
        QVERIFY(plainEnglish(*newer) != plainEnglish(*older));
        other = own;
        other.catalogue = QStringLiteral("0");
        QVERIFY(whyNotTogether(own, other));
        other = own;
        other.to = kNewestCompany + 5; // speaks ours as well
        QVERIFY(!whyNotTogether(own, other));
    }
};

QTEST_GUILESS_MAIN(TestCompanyLines)
#include "tst_company_lines.moc"
