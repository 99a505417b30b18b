// SPDX-License-Identifier: GPL-3.0-or-later
// Moments of a deal, remarks, hints in words and the story of a match, compared with the facts.
#include "arena/contest.h"
#include "match/match.h"
#include "named/named_player.h"
#include "review/card_at_turn.h"
#include "review/card_purpose.h"
#include "review/hint_words.h"
#include "rules/catalogue.h"
#include "search/rest_proof.h"
#include "share.h"
#include "test_main.h"
#include "text/translate.h"
#include "words/deal_moments.h"
#include "words/match_words.h"
#include "words/remarks.h"
#include "words/words.h"

#include <QLocale>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <vector>

using namespace sandbag;

namespace {

const QStringList kNames{"You", "Ada", "Bo", "Cleo", "Dex", "Elsa", "Finn", "Gus"};
/// Where the words are for another than the player of seat 0.
const QStringList kOthersNames{"Di", "Ada", "Bo", "Cleo", "Dex", "Elsa", "Finn", "Gus"};

Match played(const RuleSet &rules, quint64 seed)
{
    std::vector<std::unique_ptr<Player>> players;
    Contest::Seats seats{};
    for (int seat = 0; seat < rules.table_players; ++seat) {
        players.push_back(makePlayer("simple", seed + static_cast<quint64>(seat)));
        seats[static_cast<std::size_t>(seat)] = players.back().get();
    }
    Contest contest(rules, seats);
    return contest.playMatch(seed);
}

int taken(const DealFacts &facts, const Seating &seating, int side)
{
    int tricks = 0;
    for (const int seat : seating.seatsOf(side))
        tricks += facts.tricks[static_cast<std::size_t>(seat)];
    return tricks;
}

/// The match as it was after that many of its deals.
Match cutOff(const Match &match, std::size_t deals)
{
    MatchRecord record = match.record();
    record.deals.resize(deals);
    return std::get<Match>(Match::fold(record));
}

} // namespace

class TestTableMoments : public QObject
{
    Q_OBJECT

private slots:
    void momentsAreTrue_data();
    void momentsAreTrue();
    void everyKindIsSeen();
    void peopleSayNothing();
    void remarksVary();
    void figuresOfAMatch();
    void largePointsAreGrouped();
    void hintsSayWhatTheCardDoes();
    void hintsSayWhatIsSettled();
    void plansHoldOfTheTrueHands_data();
    void plansHoldOfTheTrueHands();
    void hintsNameTheCardThatIsKept_data();
    void hintsNameTheCardThatIsKept();

private:
    static void check(const DealMoment &moment, const Match &match);
};

void TestTableMoments::momentsAreTrue_data()
{
    QTest::addColumn<QString>("id");
    for (const char *id : {"standard", "cutthroat", "suicide", "six-pairs", "three-handed"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

void TestTableMoments::momentsAreTrue()
{
    QFETCH(QString, id);
    const Preset *preset = findPreset(id.toStdString());
    QVERIFY(preset);
    for (quint64 seed = 1; seed <= 6; ++seed) {
        const Match whole = played(rulesOf(*preset), seed);
        // A match with forced nils may wander for hundreds of deals.
        const std::size_t most = std::min<std::size_t>(whole.record().deals.size(), 40);
        for (std::size_t deals = 1; deals <= most; ++deals) {
            const Match match = cutOff(whole, deals);
            const DealResult &result = match.results().back();
            const Seating &seating = match.context()->seating;
            const std::vector<DealMoment> moments = momentsOf(match, kNames, 0);
            QVERIFY(moments.size() <= 4);
            for (const DealMoment &moment : moments)
                check(moment, match);
            // Each set is told, unless more than a few things happened.
            for (int side = 0; side < seating.sides && moments.size() < 3; ++side) {
                const auto told =
                    std::any_of(moments.begin(), moments.end(), [side](const DealMoment &moment) {
                        return moment.kind == DealMoment::Kind::set && moment.side == side;
                    });
                QCOMPARE(told, result.score.side[static_cast<std::size_t>(side)].set());
            }
        }
    }
}

/// One moment against the facts of the match's last deal.
void TestTableMoments::check(const DealMoment &moment, const Match &match)
{
    const DealResult &result = match.results().back();
    const auto side = static_cast<std::size_t>(moment.side);
    QVERIFY(!moment.words.isEmpty());
    switch (moment.kind) {
    case DealMoment::Kind::claim:
        QVERIFY(moment.seat > 0);
        break;
    case DealMoment::Kind::nilMade:
        QVERIFY(!moment.who.empty());
        for (const int nil : moment.who) {
            QVERIFY(result.facts.bids[nil].isNil());
            QCOMPARE(static_cast<int>(result.facts.tricks[nil]), 0);
        }
        break;
    case DealMoment::Kind::nilFailed:
        QVERIFY(std::any_of(moment.who.begin(), moment.who.end(), [&](int nil) {
            return result.facts.bids[nil].isNil() && result.facts.tricks[nil] > 0;
        }));
        break;
    case DealMoment::Kind::slam:
        QCOMPARE(taken(result.facts, match.context()->seating, moment.side),
                 result.facts.tricksInDeal);
        break;
    case DealMoment::Kind::set:
        QVERIFY(result.score.side[side].set());
        break;
    case DealMoment::Kind::bags: {
        // As many as were there and came in this deal reach the limit, and one of them costs.
        int bags = match.standingBefore(static_cast<int>(match.results().size()) - 1).bags[side];
        for (const ScoreLine &line : result.score.lines())
            bags += line.side == moment.side && line.bags > 0 ? line.bags : 0;
        QVERIFY(bags >= match.rules().bags_limit);
        QVERIFY(result.after.bags[side] < match.rules().bags_limit);
        const int times = result.score.side[side].bagPenalties;
        QCOMPARE(moment.points,
                 QChar(0x2212) + QString::number(times * match.rules().bags_penalty));
        break;
    }
    }
}

/// In a few matches of a family's game all of them happen.
void TestTableMoments::everyKindIsSeen()
{
    QSet<int> kinds;
    for (quint64 seed = 1; seed <= 8 && kinds.size() < 6; ++seed) {
        const Match whole = played(RuleSet(), seed);
        for (std::size_t deals = 1; deals <= whole.record().deals.size(); ++deals)
            for (const DealMoment &moment : momentsOf(cutOff(whole, deals), kNames, 0))
                kinds.insert(static_cast<int>(moment.kind));
    }
    for (const DealMoment::Kind kind : {DealMoment::Kind::nilMade, DealMoment::Kind::nilFailed,
                                        DealMoment::Kind::set, DealMoment::Kind::bags})
        QVERIFY2(kinds.contains(static_cast<int>(kind)), qPrintable(QString::number(int(kind))));
}

void TestTableMoments::peopleSayNothing()
{
    const Seating seating{RuleSet()};
    for (unsigned people = 0; people < 16; ++people)
        for (int side = 0; side < 2; ++side)
            for (const DealMoment::Kind kind : {DealMoment::Kind::set, DealMoment::Kind::slam}) {
                const Remark remark = remarkOn({kind, -1, side, {}, {}, {}}, seating, people, 1);
                if (remark.seat < 0)
                    continue;
                QVERIFY((people >> static_cast<unsigned>(remark.seat) & 1U) == 0);
                QCOMPARE(seating.sideOf(remark.seat), side);
                QVERIFY(!remark.text.isEmpty());
            }
    QCOMPARE(remarkOn({DealMoment::Kind::set, -1, 0, {}, {}, {}}, seating, 15, 1).seat, -1);
}

void TestTableMoments::remarksVary()
{
    for (int occasion = 0; occasion <= static_cast<int>(Occasion::loss); ++occasion) {
        QSet<QString> said;
        for (int i = 0; i < 8; ++i)
            said.insert(remarkWords(static_cast<Occasion>(occasion), i));
        QCOMPARE(said.size(), 4);
    }
}

void TestTableMoments::figuresOfAMatch()
{
    const Match match = played(RuleSet(), 3);
    QVERIFY(match.over());
    int best = 0;
    for (const DealResult &result : match.results())
        for (int side = 0; side < 2; ++side)
            best = std::max(best, result.score.side[static_cast<std::size_t>(side)].points);
    QVERIFY2(bestDealWords(match, kNames, 0).contains(QStringLiteral("+%1 ").arg(best)),
             qPrintable(bestDealWords(match, kNames, 0)));
    QVERIFY(matchFigures(match).startsWith(QString::number(match.results().size())));
}

/// In the words as in the totals above them.
void TestTableMoments::largePointsAreGrouped()
{
    const QLocale usual; // that of no country groups nothing in newer versions of Qt
    const auto back = qScopeGuard([&usual] { QLocale::setDefault(usual); });
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    RuleSet rules;
    rules.win_target = 20000;
    rules.win_deals = 2;
    const Match match = played(rules, 3);
    MatchRecord record = match.record();
    record.deals.resize(1);
    const Match first = std::get<Match>(Match::fold(record));
    QVERIFY(!first.over());
    const QString words = standWords(first, kNames, 0);
    const int more = 20000 - first.standing().totals[0];
    QVERIFY2(words.contains(QLocale().toString(more)), qPrintable(words));
    QVERIFY2(!words.contains(QString::number(more)), qPrintable(words));
}

/// Whatever a hint says about taking the trick is what playing the card does.
void TestTableMoments::hintsSayWhatTheCardDoes()
{
    const Match match = played(RuleSet(), 5);
    int told = 0;
    for (std::size_t number = 0; number < match.record().deals.size(); ++number) {
        const int events = static_cast<int>(match.record().deals[number].events.size());
        for (int i = 1; i < events; ++i) {
            const auto deal = match.dealAt(static_cast<int>(number), i);
            QVERIFY(deal);
            if (deal->stage != Stage::play || deal->over())
                continue;
            const SeatView view(*deal, deal->seat);
            if (!view.mayAct() || view.prompt().choices.empty() ||
                view.prompt().choices.front().kind != EventKind::play)
                continue;
            Decision decision;
            decision.event = view.prompt().choices.front();
            decision.ranked = {{decision.event, 0.5, Sentence("Played out.")}};
            const QString why = hintReason(decision, view, {}, kNames);
            const bool last = deal->play.inTrick == 3;
            if (!last)
                continue;
            PlayState after = deal->play;
            playSlot(deal->context->play, after,
                     deal->context->play.slotOf[decision.event.cards.front().face()]);
            const bool takes =
                why.startsWith(QStringLiteral("This is the lowest card you can win")) ||
                why.startsWith(QStringLiteral("It takes the trick from")) ||
                why.startsWith(QStringLiteral("It wins the trick")) ||
                why.contains(QStringLiteral("and can trump")) ||
                why.contains(QStringLiteral("take the trick yourself")) ||
                why.contains(QStringLiteral("card you may play takes the trick")) ||
                why.startsWith(QStringLiteral("Every card you may play takes this trick"));
            // Of a nil that takes a trick which it could leave no purpose is known.
            const auto seat = static_cast<std::size_t>(deal->seat);
            const bool givenUp = deal->calls[seat].isNil() && deal->play.taken[seat] == 0;
            QVERIFY2(takes == (after.lastBest == 3) || (why.isEmpty() && givenUp), qPrintable(why));
            ++told;
        }
    }
    QVERIFY(told > 50);
}

namespace {

/// Whether what is said of a card holds in the hands as they are.
class PlanInTruth
{
public:
    PlanInTruth(const DealState &deal, Card card) : m_deal(deal), m_card(card) {}

    /// Of what kind the words are; "" where nothing is said, "untrue" where it does not hold.
    [[nodiscard]] const char *judge(const QString &words)
    {
        if (words.isEmpty())
            return "";
        if (words.startsWith(QStringLiteral("It's your last card of that suit")))
            return ownOfSuit() == 1 ? "last" : "untrue";
        if (says(words, "^After (\\d+) more .*, nobody can trump the (.*)\\.$"))
            return part(1).toInt() >= spadesOfOthers() && above(own(part(2))).empty() ? "draw"
                                                                                      : "untrue";
        if (says(words, "^Once the (.*) is gone, your (.*) is the highest\\.$")) {
            const CardList higher = above(own(part(2)));
            const bool outOfPlay = higher.empty(); // not everything is dealt in every game
            if (!ownAbove(own(part(2))).empty())
                return "untrue";
            return outOfPlay || (higher.size() == 1 && isNamed(higher.front(), part(1))) ? "drive"
                                                                                         : "untrue";
        }
        if (says(words, "^Whatever card of this suit (\\w+) plays,") && !above(m_card).empty())
            return "untrue";
        if (says(words, "^(\\w+) has no more (\\w+)"))
            return holdsNone(static_cast<int>(kOthersNames.indexOf(part(1))), part(2)) ? "void"
                                                                                       : "untrue";
        if (says(words, "(\\w+) could play any card below (.+) and chose (.+)\\. So"))
            return nilStands(static_cast<std::size_t>(kOthersNames.indexOf(part(1)))) ? "shown"
                                                                                      : "untrue";
        if (says(words, "^Whatever card of this suit (\\w+) plays,") ||
            says(words, "takes the trick from (\\w+) and") || says(words, "(\\w+), who bid"))
            return nilStands(static_cast<std::size_t>(kOthersNames.indexOf(part(1)))) ? "nil"
                                                                                      : "untrue";
        return "untrue";
    }

private:
    bool says(const QString &words, const char *pattern)
    {
        m_match = QRegularExpression(QLatin1String(pattern)).match(words);
        return m_match.hasMatch();
    }
    [[nodiscard]] QString part(int number) const { return m_match.captured(number); }
    /// A joker at the head of a sentence has a capital.
    [[nodiscard]] static bool isNamed(Card card, const QString &name)
    {
        return cardWords(card).compare(name, Qt::CaseInsensitive) == 0;
    }
    [[nodiscard]] Slot slotOf(Card card) const { return m_deal.context->play.slotOf[card.face()]; }
    [[nodiscard]] EffectiveSuit effectiveSuitOf(Card card) const
    {
        return m_deal.context->play.effectiveSuitOf[slotOf(card)];
    }
    [[nodiscard]] CardList others() const
    {
        CardList cards;
        for (int seat = 0; seat < m_deal.context->seating.players; ++seat)
            for (const Card held : seat == m_deal.seat ? CardList() : handOf(m_deal, seat))
                cards.push_back(held);
        return cards;
    }
    [[nodiscard]] Card own(const QString &name) const
    {
        for (const Card held : handOf(m_deal, m_deal.seat))
            if (isNamed(held, name))
                return held;
        return {};
    }
    [[nodiscard]] CardList above(Card card) const
    {
        CardList higher;
        for (const Card held : others())
            if (effectiveSuitOf(held) == effectiveSuitOf(card) && slotOf(held) > slotOf(card))
                higher.push_back(held);
        return higher;
    }
    /// Own cards above it, but for the one that is played.
    [[nodiscard]] CardList ownAbove(Card card) const
    {
        CardList higher;
        for (const Card held : handOf(m_deal, m_deal.seat))
            if (effectiveSuitOf(held) == effectiveSuitOf(card) && slotOf(held) > slotOf(card) &&
                held != m_card)
                higher.push_back(held);
        return higher;
    }
    [[nodiscard]] int spadesOfOthers() const
    {
        const CardList cards = others();
        return static_cast<int>(std::count_if(cards.begin(), cards.end(), [this](Card card) {
            return effectiveSuitOf(card) == kEffectiveSpades;
        }));
    }
    [[nodiscard]] int ownOfSuit() const
    {
        const CardList cards = handOf(m_deal, m_deal.seat);
        return static_cast<int>(std::count_if(cards.begin(), cards.end(), [this](Card card) {
            return effectiveSuitOf(card) == effectiveSuitOf(m_card);
        }));
    }
    [[nodiscard]] bool holdsNone(int seat, const QString &suit) const
    {
        static const QStringList kSuitNames{"clubs", "diamonds", "hearts", "spades"};
        const CardList cards = handOf(m_deal, seat);
        return std::none_of(cards.begin(), cards.end(), [this, &suit](Card card) {
            return effectiveSuitOf(card) == static_cast<EffectiveSuit>(kSuitNames.indexOf(suit));
        });
    }
    [[nodiscard]] bool nilStands(std::size_t seat) const
    {
        return seat < kMaxSeats && m_deal.calls[seat].isNil() && m_deal.play.taken[seat] == 0;
    }

    const DealState &m_deal;
    Card m_card;
    QRegularExpressionMatch m_match;
};

} // namespace

void TestTableMoments::plansHoldOfTheTrueHands_data()
{
    QTest::addColumn<QString>("game");
    for (const Preset &preset : shareOf(presets()))
        QTest::newRow(preset.id) << QString::fromLatin1(preset.id);
}

/// What a plan says is so in the hands as they are, though only one of them was seen.
void TestTableMoments::plansHoldOfTheTrueHands()
{
    QFETCH(QString, game);
    const bool standard = game == QStringLiteral("standard");
    std::map<std::string, int> told;
    for (quint64 seed = 1; seed <= (standard ? 4 : 1); ++seed) {
        const Match match = played(rulesOf(*findPreset(game.toStdString())), seed);
        for (int i = 1; i < static_cast<int>(match.record().deals[0].events.size()); ++i) {
            const auto deal = match.dealAt(0, i);
            if (!deal || deal->stage != Stage::play || deal->over())
                continue;
            const SeatView view(*deal, deal->seat);
            for (const Event &choice : view.prompt().choices) {
                if (choice.kind != EventKind::play || choice.cards.front().isLowAce())
                    continue;
                const Card card = choice.cards.front();
                const auto plan = planOf(CardAtTurn(view, card));
                const QString words =
                    plan ? toText(wordsOf(*plan, Voice::toPlayer), Audience::screen(kOthersNames))
                         : QString();
                const std::string kind = PlanInTruth(*deal, card).judge(words);
                QVERIFY2(kind != "untrue", qPrintable(words));
                ++told[kind];
            }
        }
    }
    for (const char *kind : {"draw", "drive", "last", "nil"})
        QVERIFY2(!standard || told[kind] > 0, kind);
}

void TestTableMoments::hintsNameTheCardThatIsKept_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<int>("offered");
    QTest::newRow("one by one") << "family-2" << 1;
    QTest::newRow("in pairs") << "two-handed" << 2;
}

/// What is proved of the rest comes first, also of the only card that may be played.
void TestTableMoments::hintsSayWhatIsSettled()
{
    const Match match = played(RuleSet(), 5);
    int told = 0;
    for (std::size_t number = 0; number < match.record().deals.size(); ++number) {
        const int events = static_cast<int>(match.record().deals[number].events.size());
        for (int i = std::max(1, events - 8); i < events; ++i) {
            const auto deal = match.dealAt(static_cast<int>(number), i);
            QVERIFY(deal);
            if (deal->stage != Stage::play || deal->over())
                continue;
            const SeatView view(*deal, deal->seat);
            if (view.prompt().choices.empty() ||
                view.prompt().choices.front().kind != EventKind::play)
                continue;
            Decision decision;
            decision.event = view.prompt().choices.front();
            decision.settled = settledRest(view, decision.event.cards.front());
            const QString alone = hintReason(decision, view, {}, kNames);
            const bool single = view.prompt().choices.size() == 1;
            QVERIFY(!alone.isEmpty());
            const bool one = view.prompt().choices.size() == 2;
            QCOMPARE(alone == (one ? QStringLiteral("The other card does just as well.")
                                   : QStringLiteral("The other cards do just as well.")),
                     !decision.settled && !single);
            QCOMPARE(alone.endsWith(QStringLiteral("No other card may be played.")), single);
            decision.ranked = {{decision.event, 0.5, Sentence("Played out.")}};
            const QString settled =
                decision.settled ? toText(*decision.settled, Audience::screen(kNames)) : QString();
            QVERIFY(alone.startsWith(settled));
            QVERIFY(hintReason(decision, view, {}, kNames).startsWith(settled));
            told += decision.settled.has_value();
        }
    }
    QVERIFY(told > 0);
}

/// A draft's hint names a card that lies there, and says in words why.
void TestTableMoments::hintsNameTheCardThatIsKept()
{
    QFETCH(QString, game);
    QFETCH(int, offered);
    const Match match = played(rulesOf(*findPreset(game.toStdString())), 5);
    int told = 0;
    for (int i = 0; i < 26; ++i) {
        const auto deal = match.dealAt(0, i);
        QVERIFY(deal);
        if (deal->stage != Stage::draft)
            break;
        const SeatView view(*deal, deal->seat);
        QCOMPARE(static_cast<int>(view.offered().size()), offered);
        Decision decision;
        for (const Word word : {Word::keep, Word::discard}) {
            decision.event = Event::of(EventKind::draft, deal->seat, word);
            const bool first = word == Word::keep;
            const Card card = first ? view.offered().front() : view.offered().back();
            const QString verb = first || offered == 2 ? "Keep" : "Discard";
            QCOMPARE(hintTitle(decision, view, kNames),
                     QStringLiteral("%1 the %2").arg(verb, cardWords(card)));
            QVERIFY(!hintReason(decision, view, {}, kNames).isEmpty());
        }
        ++told;
    }
    QVERIFY(told >= 13);
}

QTEST_MAIN(TestTableMoments)
#include "tst_table_moments.moc"
