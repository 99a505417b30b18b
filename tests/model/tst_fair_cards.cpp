// SPDX-License-Identifier: GPL-3.0-or-later
// Cards from a secret: anybody can deal them again, and whatever was changed afterwards is found.
#include "arena/contest.h"
#include "formats/record_members.h"
#include "match/match.h"
#include "match/secret_deal.h"
#include "named/named_player.h"
#include "named_rules.h"
#include "numbers/deal_number.h"
#include "numbers/fair_cards.h"
#include "numbers/verify.h"
#include "random_rules.h"
#include "share.h"
#include "test_main.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QTest>

using namespace sandbag;

namespace {

constexpr int kMatches = share(200);
const std::atomic<bool> kNever = false;

struct Played {
    MatchRecord record;
    QJsonObject other;
};

/// A match of computers under random rules, at most three deals of it.
Played playNow(int number)
{
    RandomRules random(9000 + static_cast<std::uint64_t>(number));
    const RuleSet rules = random.draw(number % 25);
    const Seating seating(rules);
    const FairCards cards =
        FairCards::ofSeed(static_cast<quint64>(number), QStringLiteral("my own words"));
    const DealSource source = DealSource::byKey(cards.key());
    constexpr const char *kPlayers[] = {"simple", "level:1", "level:2", "random", "taught"};
    std::vector<std::unique_ptr<Player>> players;
    Contest::Seats seats{};
    Played match;
    for (int seat = 0; seat < seating.players; ++seat) {
        const char *kind = kPlayers[(number + seat) % 5];
        players.push_back(makePlayer(kind, source.seedOfPlayer(seat)));
        seats[seat] = players.back().get();
    }
    constexpr int kMost = 3;
    match.record = Contest(rules, seats).playMatch(source, kMost).record();
    for (int seat = 0; seat < seating.players; ++seat)
        match.record.players.push_back({"Ada", kPlayers[(number + seat) % 5]});
    match.other = {{record_member::fair, fairObject(cards)},
                   {record_member::answers, kWayOfPlaying}};
    return match;
}

/// Each is played once.
Played played(int number)
{
    static std::vector<std::optional<Played>> matches(kMatches);
    auto &match = matches[static_cast<std::size_t>(number)];
    if (!match)
        match = playNow(number);
    return *match;
}

QString faultsOf(const Verification &found)
{
    QString text;
    for (const auto &fault : found.faults)
        text += fault.where + QStringLiteral(": ") + fault.text + u'\n';
    return text;
}

/// A card that the seat's player held and did not play, in place of the one that was played.
bool playAnother(Played &match)
{
    const Match folded = std::get<Match>(Match::fold(match.record));
    for (std::size_t deal = 0; deal < match.record.deals.size(); ++deal) {
        auto &events = match.record.deals[deal].events;
        for (std::size_t i = events.size(); i-- > 0;) {
            const auto state = folded.dealAt(static_cast<int>(deal), static_cast<int>(i));
            if (!state || events[i].kind != EventKind::play || state->over() ||
                state->seat != events[i].seat)
                continue;
            for (const Event &other : legal(*state).choices) {
                if (other.kind != EventKind::play || other == events[i])
                    continue;
                events[i] = other;
                events.resize(i + 1);
                match.record.deals.resize(deal + 1);
                return true;
            }
        }
    }
    return false;
}

bool swapCards(Played &match)
{
    for (DealRecord &deal : match.record.deals) {
        if (deal.kind != DealRecord::Kind::played || deal.hands.size() < 2 || deal.hands[0].empty())
            continue;
        std::swap(deal.hands[0].back(), deal.hands[1].back());
        return deal.hands[0].back() != deal.hands[1].back();
    }
    return false;
}

QJsonObject changed(const QJsonObject &other, const QString &member, const QString &value)
{
    QJsonObject result = other;
    QJsonObject fair = other.value(record_member::fair).toObject();
    fair[member] = value;
    result[record_member::fair] = fair;
    return result;
}

QString flipped(const QString &hex)
{
    return (hex.startsWith(u'0') ? QStringLiteral("1") : QStringLiteral("0")) + hex.mid(1);
}

} // namespace

class TestFairCards : public QObject
{
    Q_OBJECT

private slots:
    void hashesLikeQt();
    void dealsTheVectorOfTheFormats();
    void drawsEverySecretAnew();
    void accepts();
    void refusesSwappedCards();
    void refusesAnotherSecret();
    void refusesAnotherCard();
    void refusesACutCommitment();
    void saysThatNothingWasCommitted();
    void checksDealsOfASeed();
    void anotherWayOfPlayingIsNoFault();
};

void TestFairCards::hashesLikeQt()
{
    QByteArray bytes;
    for (int length = 0; length < 300; ++length) {
        const Bytes32 own = sha256({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        QCOMPARE(hexOf(own),
                 QString::fromLatin1(
                     QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex()));
        bytes.append(static_cast<char>(length * 37));
    }
}

/// FORMATS, "Fair cards"; tests/model/numbers/fair_deal.py deals the same from the text there.
void TestFairCards::dealsTheVectorOfTheFormats()
{
    FairCards cards;
    for (std::size_t i = 0; i < cards.secret.size(); ++i)
        cards.secret[i] = static_cast<std::uint8_t>(i);
    cards.salt = QStringLiteral("four of clubs");
    QCOMPARE(hexOf(cards.commitment()),
             QStringLiteral("630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"));
    const auto context = makeContext(RuleSet{});
    const DealStart deal = DealSource::byKey(cards.key()).shuffled(*context, 0, 0, {});
    QCOMPARE(QString::fromStdString(toString(deal.hands[0])),
             QStringLiteral("8S 4S 3S AH 8D 6D 5D 2D AC 8C 7C 6C 2C"));
    QCOMPARE(QString::fromStdString(toString(deal.hands[3])),
             QStringLiteral("QS 7S 6S 8H 7H 6H 5H 4H 3H 2H JD 3D KC"));
}

void TestFairCards::drawsEverySecretAnew()
{
    const FairCards one = FairCards::drawn();
    const FairCards other = FairCards::drawn();
    QVERIFY(one.secret != other.secret);
    QVERIFY(one.key() != other.key());
    QVERIFY((FairCards{one.secret, QStringLiteral("a")}.key() !=
             FairCards{one.secret, QStringLiteral("b")}.key()));
    QCOMPARE(fairCardsIn({{record_member::fair, fairObject(one)}}), std::optional(one));
}

void TestFairCards::accepts()
{
    int answers = 0;
    for (int i = 0; i < kMatches; ++i) {
        const Played match = played(i);
        const Verification found = verify(match.record, match.other, kNever);
        QVERIFY2(found.ok(), qPrintable(QString::number(i) + u' ' + named(match.record.rules) +
                                        u'\n' + faultsOf(found)));
        QCOMPARE(found.commitments, 1);
        answers += found.answers;
        int withCards = 0;
        for (const DealRecord &deal : match.record.deals)
            withCards += deal.kind == DealRecord::Kind::played ? 1 : 0;
        QCOMPARE(found.deals, withCards);
    }
    QVERIFY(answers > 100 * kMatches / 4);
}

void TestFairCards::refusesSwappedCards()
{
    int tried = 0;
    for (int i = 0; i < kMatches; ++i) {
        Played match = played(i);
        if (!swapCards(match))
            continue; // a drafted deal: no hands are dealt
        ++tried;
        const Verification found = verify(match.record, match.other, kNever);
        QVERIFY2(!found.ok(), qPrintable(named(match.record.rules)));
        QVERIFY(found.faults.front().where.startsWith(QStringLiteral("deal ")));
    }
    QVERIFY(tried > kMatches * 9 / 10);
}

void TestFairCards::refusesAnotherSecret()
{
    for (int i = 0; i < kMatches; ++i) {
        const Played match = played(i);
        const QString secret = match.other.value(record_member::fair)
                                   .toObject()
                                   .value(QStringLiteral("secret"))
                                   .toString();
        const Verification found = verify(
            match.record, changed(match.other, QStringLiteral("secret"), flipped(secret)), kNever);
        QVERIFY(!found.ok());
        QCOMPARE(found.faults.front().where, QStringLiteral("/fair"));
        QVERIFY(!verify(match.record,
                        changed(match.other, QStringLiteral("salt"), QStringLiteral("other words")),
                        kNever)
                     .ok());
    }
}

void TestFairCards::refusesAnotherCard()
{
    int tried = 0;
    for (int i = 0; i < kMatches; ++i) {
        Played match = played(i);
        if (!playAnother(match))
            continue;
        ++tried;
        const Verification found = verify(match.record, match.other, kNever);
        QVERIFY2(!found.ok(), qPrintable(named(match.record.rules)));
        QVERIFY2(found.faults.front().where.contains(QStringLiteral("seat ")),
                 qPrintable(faultsOf(found)));
    }
    QVERIFY(tried > kMatches * 9 / 10);
}

void TestFairCards::refusesACutCommitment()
{
    for (int i = 0; i < kMatches; ++i) {
        const Played match = played(i);
        const QString whole = match.other.value(record_member::fair)
                                  .toObject()
                                  .value(QStringLiteral("commitment"))
                                  .toString();
        const Verification found =
            verify(match.record,
                   changed(match.other, QStringLiteral("commitment"), whole.left(i % 64)), kNever);
        QVERIFY(!found.ok());
        QCOMPARE(found.faults.front().where, QStringLiteral("/fair/commitment"));
    }
}

void TestFairCards::saysThatNothingWasCommitted()
{
    const Played match = played(3);
    const Verification found = verify(match.record, {}, kNever);
    QVERIFY(found.ok());
    QCOMPARE(found.commitments, 0);
    QVERIFY(!found.notes.isEmpty());
}

void TestFairCards::checksDealsOfASeed()
{
    auto player = makePlayer("simple", 0);
    Contest::Seats seats{};
    seats.fill(player.get());
    Played match;
    match.record = Contest(RuleSet{}, seats).playMatch(DealSource::bySeed(17)).record();
    for (int seat = 0; seat < 4; ++seat)
        match.record.players.push_back({"Ada", "simple"});
    match.other = {{record_member::seed, QStringLiteral("17")},
                   {record_member::answers, kWayOfPlaying}};
    const Verification found = verify(match.record, match.other, kNever);
    QVERIFY2(found.ok(), qPrintable(faultsOf(found)));
    QCOMPARE(found.deals, static_cast<int>(match.record.deals.size()));
    QVERIFY(found.answers > 52);
    match.other[record_member::seed] = QStringLiteral("18");
    QVERIFY(!verify(match.record, match.other, kNever).ok());
}

/// Who played by other rules of thumb than today's is told so, not blamed; the cards are checked.
void TestFairCards::anotherWayOfPlayingIsNoFault()
{
    auto player = makePlayer("random", 3);
    Contest::Seats seats{};
    seats.fill(player.get());
    Played match;
    match.record = Contest(RuleSet{}, seats).playMatch(DealSource::bySeed(17), 2).record();
    for (int seat = 0; seat < 4; ++seat) // who would answer otherwise
        match.record.players.push_back({"Ada", "simple"});
    match.other = {{record_member::seed, QStringLiteral("17")}};
    const auto withWay = [&match](int way) {
        match.other[record_member::answers] = way;
        return verify(match.record, match.other, kNever);
    };
    QVERIFY(!withWay(kWayOfPlaying).ok());
    QStringList notes;
    for (const int way : {kWayOfPlaying - 1, kWayOfPlaying + 1, 0}) {
        const Verification found = withWay(way);
        QVERIFY2(found.ok(), qPrintable(faultsOf(found)));
        QCOMPARE(found.deals, static_cast<int>(match.record.deals.size()));
        QCOMPARE(found.answers, 0);
        notes << found.notes.last();
    }
    QVERIFY2(notes[0].contains(QStringLiteral("older version")), qPrintable(notes[0]));
    QVERIFY2(notes[1].contains(QStringLiteral("newer version")), qPrintable(notes[1]));
    QVERIFY2(notes[2].contains(QStringLiteral("doesn't say")), qPrintable(notes[2]));
}

QTEST_GUILESS_MAIN(TestFairCards)
#include "tst_fair_cards.moc"
