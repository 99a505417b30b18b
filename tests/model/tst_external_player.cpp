// SPDX-License-Identifier: GPL-3.0-or-later
// Other programs at the table, well-behaved and not: what they are told, and that a late answer, a
// word before the answer or a shell line of several commands harm nobody.
#include "arena/contest.h"
#include "match/match.h"
#include "named/named_player.h"
#include "protocol/external_player.h"
#include "rules/catalogue.h"
#include "test_main.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace sandbag;

namespace {

/// Takes the first thing that is allowed; `before` runs before each answer, with `n` questions
/// asked so far, the message `m`, and say() at hand.
QByteArray childSaying(const QByteArray &before)
{
    return R"py(import json, sys, time
n = 0
seat = 0
heard = open(sys.argv[1], "a")
def say(answer):
    print(json.dumps(answer), flush=True)
for line in sys.stdin:
    m = json.loads(line)
    heard.write(line)
    heard.flush()
    if m["type"] == "bye":
        break
    if m["type"] == "match":
        seat = m["seat"]
    if m["type"] != "act":
        continue
    n += 1
    legal = m["legal"]
    if isinstance(legal, dict):
        answer = " ".join(legal["from"].split()[:legal.get("count", legal.get("min", 0))])
    else:
        answer = legal[0]
)py" + before +
           R"py(
    say({"act": answer})
)py";
}

/// Any of the words that are allowed, so that cards of a draft are kept and thrown away.
constexpr const char *kAnyWord = "    if isinstance(legal, list):\n"
                                 "        answer = legal[(7 * n + n // 5) % len(legal)]\n";

using Copies = std::map<Card, int>;

/// How many copies of each card the seat has seen, wherever they are now.
Copies seenCopies(const SeatView &view)
{
    Copies copies;
    for (const Card card : view.context().pack.cards)
        ++copies[card];
    for (const Card card : view.unseen())
        --copies[card];
    for (const Card card : view.offered())
        ++copies[card];
    return copies;
}

/// Every card that is named anywhere in a message.
CardList cardsIn(const QJsonValue &value)
{
    CardList cards;
    const auto add = [&cards](const CardList &more) {
        cards.insert(cards.end(), more.begin(), more.end());
    };
    if (value.isArray()) {
        const QJsonArray list = value.toArray();
        for (const auto &item : list)
            add(cardsIn(item));
    } else if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (auto member = object.begin(); member != object.end(); ++member) {
            if (member.key() != QStringLiteral("rules"))
                add(cardsIn(member.value()));
        }
    }
    for (const QString &word : value.toString().split(u' ', Qt::SkipEmptyParts)) {
        if (const auto card = parseCard(word.toStdString()))
            cards.push_back(card->held());
    }
    return cards;
}

/// Notes what the seat may know whenever its child is told something.
class Watched : public Player
{
public:
    Watched(Player &child, int seat) : m_child(child), m_seat(seat) {}

    Decision decide(const SeatView &view, const MatchOutlook &outlook,
                    const std::atomic<bool> &stop) override
    {
        m_known.append(seenCopies(view));
        return m_child.decide(view, outlook, stop);
    }
    void dealEnded(const Match &match) override
    {
        m_known.append(seenCopies(SeatView(*match.deal(), m_seat)));
        m_child.dealEnded(match);
    }
    /// One for each question and each result.
    [[nodiscard]] const QList<Copies> &known() const { return m_known; }

private:
    Player &m_child;
    int m_seat;
    QList<Copies> m_known;
};

} // namespace

class TestExternalPlayer : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void everyMatchIsAnnounced();
    void everyCardIsTold();
    void aLateAnswerIsForgotten();
    void aQuestionLeftOutIsForgotten();
    void wordsBeforeTheAnswer();
    void aShellLineOfSeveralCommands();
    void nothingHiddenIsTold_data();
    void nothingHiddenIsTold();

private:
    /// Plays matches of `rules` with the child at seat 1 and plain players at the others.
    void play(const RuleSet &rules, const QByteArray &child, int matches = 1,
              const QString &before = {});
    /// The messages of that type, or all.
    [[nodiscard]] QList<QJsonObject> heard(const QString &type = {}) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    int m_fallbacks = 0;
    std::vector<Event> m_log;
    QList<Copies> m_known; ///< by the child's seat, at each question and result
};

void TestExternalPlayer::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_log.clear();
}

void TestExternalPlayer::play(const RuleSet &rules, const QByteArray &child, int matches,
                              const QString &before)
{
    QFile script(m_folder->filePath(QStringLiteral("child.py")));
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write(child);
    script.close();
    ExternalPlayer external(
        before +
            QStringLiteral("python3 %1 %2").arg(script.fileName(), m_folder->filePath("heard")),
        200);
    std::vector<std::unique_ptr<Player>> plain;
    Contest::Seats seats{};
    for (int seat = 0; seat < rules.table_players; ++seat)
        seats[static_cast<std::size_t>(seat)] =
            plain.emplace_back(makePlayer("simple", static_cast<std::uint64_t>(seat))).get();
    Watched watched(external, 1);
    seats[1] = &watched;
    Contest contest(rules, seats);
    for (int match = 0; match < matches; ++match) {
        const Match played = contest.playMatch(static_cast<std::uint64_t>(match + 1));
        QVERIFY(played.over());
        for (const DealRecord &deal : played.record().deals)
            m_log.insert(m_log.end(), deal.events.begin(), deal.events.end());
    }
    m_fallbacks = external.fallbacks();
    m_known = watched.known();
}

QList<QJsonObject> TestExternalPlayer::heard(const QString &type) const
{
    QFile file(m_folder->filePath(QStringLiteral("heard")));
    QList<QJsonObject> messages;
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    while (!file.atEnd()) {
        const QJsonObject message = QJsonDocument::fromJson(file.readLine()).object();
        if (type.isEmpty() || message.value(QStringLiteral("type")) == type)
            messages.append(message);
    }
    return messages;
}

namespace {

RuleSet oneDeal()
{
    RuleSet rules;
    rules.win_deals = 1;
    rules.blind_nil_allowed = false;
    rules.claim_mode = ClaimMode::no;
    return rules;
}

} // namespace

void TestExternalPlayer::everyMatchIsAnnounced()
{
    play(oneDeal(), childSaying(""), 3);
    QCOMPARE(heard(QStringLiteral("match")).size(), 3);
    QCOMPARE(heard(QStringLiteral("deal")).size(), heard(QStringLiteral("result")).size());
    QCOMPARE(m_fallbacks, 0);
}

/// Those of the last trick too, which come after the child's last answer.
void TestExternalPlayer::everyCardIsTold()
{
    play(oneDeal(), childSaying(""));
    int cards = 0;
    for (const QJsonObject &event : heard(QStringLiteral("event")))
        cards += event.contains(QStringLiteral("play")) ? 1 : 0;
    QCOMPARE(cards, 52);
}

/// One answer after its time costs that decision, and no other.
void TestExternalPlayer::aLateAnswerIsForgotten()
{
    play(oneDeal(), childSaying("    if n == 3:\n        time.sleep(0.7)\n"));
    QCOMPARE(m_fallbacks, 1);
}

/// No answer at all to one question: those to the next ones count again soon.
void TestExternalPlayer::aQuestionLeftOutIsForgotten()
{
    play(oneDeal(), childSaying("    if n == 3:\n        continue\n"));
    QCOMPARE(m_fallbacks, 2);
}

/// A hint with every answer: each is heard, each answer counts, and nothing goes round for ever.
void TestExternalPlayer::wordsBeforeTheAnswer()
{
    RuleSet rules = rulesOf(*findPreset("partnership"));
    rules.win_deals = 4; // each speaks for the side in some of them
    play(rules, childSaying("    if seat in m.get(\"talk\", []):\n"
                            "        say({\"seat\": seat, \"call\": \"hint 3+1\"})\n"));
    const auto hints = std::count_if(m_log.begin(), m_log.end(), [](const Event &event) {
        return event.kind == EventKind::talk && event.seat == 1;
    });
    const auto asked = std::count_if(m_log.begin(), m_log.end(), [](const Event &event) {
        return event.kind == EventKind::call && event.seat == 1;
    });
    QVERIFY(asked > 0);
    QVERIFY(hints >= asked);
    QVERIFY(hints <= heard(QStringLiteral("result")).size());
    QCOMPARE(m_fallbacks, 0);
}

void TestExternalPlayer::aShellLineOfSeveralCommands()
{
    play(oneDeal(), childSaying(""), 1, QStringLiteral("cd / && GREETING=hello "));
    QCOMPARE(m_fallbacks, 0);
}

void TestExternalPlayer::nothingHiddenIsTold_data()
{
    QTest::addColumn<QString>("preset");
    QTest::addColumn<bool>("secondSeen");
    for (const char *preset : {"standard", "family-4", "high-stakes", "dealer-kitty",
                               "high-side-kitty", "partnership", "family-2", "two-handed"})
        QTest::newRow(preset) << QString::fromUtf8(preset) << true;
    QTest::newRow("second card unseen") << QStringLiteral("family-2") << false;
}

/// No message names a card before its seat may know it, whatever it calls that.
void TestExternalPlayer::nothingHiddenIsTold()
{
    QFETCH(QString, preset);
    QFETCH(bool, secondSeen);
    RuleSet rules = rulesOf(*findPreset(preset.toStdString()));
    rules.win_deals = 2;
    rules.deal_draft_see_second = secondSeen;
    rules.claim_mode = ClaimMode::no;
    play(rules, childSaying(kAnyWord));
    QCOMPARE(m_fallbacks, 0);
    qsizetype at = 0;
    int named = 0;
    const QList<QJsonObject> messages = heard();
    for (const QJsonObject &message : messages) {
        const QString type = message.value(QStringLiteral("type")).toString();
        if (type == QStringLiteral("bye"))
            break;
        QVERIFY(at < m_known.size());
        for (const Card card : cardsIn(message)) {
            ++named;
            QVERIFY2(m_known.at(at).at(card) > 0,
                     QJsonDocument(message).toJson(QJsonDocument::Compact).constData());
        }
        at += type == QStringLiteral("act") || type == QStringLiteral("result") ? 1 : 0;
    }
    QCOMPARE(at, m_known.size());
    QVERIFY(named > 100);
}

QTEST_GUILESS_MAIN(TestExternalPlayer)
#include "tst_external_player.moc"
