// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/score_examples.h"

#include "bids/bid_rules.h"
#include "bids/call.h"
#include "catalogue/example_deal.h"
#include "families/bags/bags.h"
#include "families/renege/renege.h"
#include "rulebook/rule_features.h"
#include "text/session_text.h"

#include <algorithm>

namespace sandbag {

namespace {

/// Writes the examples for one rule set, in the order in which they are shown.
class Examples
{
public:
    explicit Examples(const RuleSet &rules)
        : m_rules(rules), m_at(rules), m_seating(m_at.seating), m_tricks(m_at.pack.tricks)
    {
        if (m_at.ownSpades) { // the hand gives the number, whatever the range
            m_at.lowestNumber = 1;
            m_at.highestNumber = m_tricks;
        }
        m_hands = m_at.ownNumbers ? m_seating.perSide() : 1;
        const int usual = m_seating.solo() ? 4 : 5;
        m_bid = std::min(std::max({usual, m_at.lowestNumber * m_hands, rules.bid_board}),
                         std::min(m_at.highestNumber * m_hands, m_tricks));
        m_partnerBid =
            std::min(std::max({4, m_at.lowestNumber, m_at.suicide ? 0 : rules.bid_nil_partner_min}),
                     m_at.highestNumber);
        if (m_at.suicide)
            m_bid = m_partnerBid;
        else if (rules.bid_nine_barred && m_bid == 9)
            m_bid = m_at.highestNumber * m_hands > 9 && m_tricks > 9 ? 10 : 8;
    }

    QList<ScoreExample> all()
    {
        if (m_at.auction) {
            auction();
        } else {
            contracts();
            nils();
            blinds();
            tens();
            declarations();
        }
        bonuses();
        return m_examples;
    }

private:
    void add(const char *key, const QString &deal, const ExampleDeal &facts, int side = 0)
    {
        ScoreExample example = facts.score(side);
        example.key = QString::fromLatin1(key);
        example.deal = deal;
        m_examples << example;
    }

    /// A contract of side 0; under suicide one of the two bids nil, and makes it.
    ExampleDeal plain(int bid, int took) const
    {
        ExampleDeal deal(m_rules);
        if (m_at.suicide) {
            deal.bid(0, Call::of(Call::What::nil));
            deal.bid(1, Call::number(bid));
            deal.takeBy(1, took);
        } else {
            deal.contract(bid);
            deal.take(took);
        }
        return deal;
    }

    /// Whether a side may come to this contract of numbers.
    bool biddable(int contract) const
    {
        const int bidders = m_at.suicide ? 1 : m_hands;
        const bool barred = !m_at.restricted && (contract < m_rules.bid_board ||
                                                 (contract == 9 && m_rules.bid_nine_barred));
        return !barred && contract >= bidders * m_at.lowestNumber &&
               contract <= std::min(bidders * m_at.highestNumber, m_tricks);
    }

    /// Three, or the lowest above that can be bid.
    int lowContract() const
    {
        int contract = 3;
        while (contract < m_tricks && !biddable(contract))
            ++contract;
        return contract;
    }

    void bidTook(const char *key, int bid, int took)
    {
        if (!biddable(bid) || took > m_tricks || took < 0)
            return;
        const QString words = m_at.suicide ? SessionText::tr("%1; partner bid %2 and took %3")
                                                 .arg(SessionText::tr("Nil made"))
                                                 .arg(bid)
                                                 .arg(took)
                                           : SessionText::tr("Bid %1, took %2").arg(bid).arg(took);
        add(key, words, plain(bid, took));
    }

    void contracts();
    void ownBids();
    void bags();
    void nils();
    void doubleNils();
    void blinds();
    void tens();
    void declarations();
    void auction();
    void bonuses();

    const RuleSet &m_rules;
    RuleFeatures m_at;
    Seating m_seating;
    int m_tricks = 13;
    int m_hands = 1; ///< numbers that make a contract
    int m_bid = 5;
    int m_partnerBid = 4;
    QList<ScoreExample> m_examples;
};

void Examples::contracts()
{
    if (!m_at.suicide) // there it is the nil made
        bidTook("exact", m_bid, m_bid);
    bidTook("over", m_bid, m_bid + 2);
    if (m_rules.over_set_at > 0)
        bidTook("over-set", m_bid, m_bid + m_rules.over_set_at);
    if (m_rules.over_twice != OverTwice::off)
        bidTook("twice", lowContract(), 2 * lowContract() + 1);
    bidTook("short", m_bid, m_bid - 1);
    if (m_rules.set_penalty != SetPenalty::bid)
        bidTook("far-short", m_bid, m_bid - 3);
    if (m_rules.seven_bonus != SevenBonus::off)
        bidTook("seven", 8, 8);
    ownBids();
    bags();
    if (m_rules.set_to_opponents > 0) {
        add("opponents", SessionText::tr("Opponents bid %1, took %2").arg(m_bid).arg(m_bid - 1),
            plain(m_bid, m_bid - 1), 1);
    }
    if (m_rules.bid_first_deal_plays_itself) {
        ExampleDeal deal(m_rules);
        deal.facts().form = DealFacts::Form::playsItself;
        deal.take(7);
        add("first-deal", SessionText::tr("First deal, took 7"), deal);
    }
}

void Examples::ownBids()
{
    const bool each = m_rules.contract_made == ContractMade::each_exact ||
                      m_rules.contract_made == ContractMade::each_at_least;
    if (!each || !m_at.ownNumbers || m_at.suicide || m_at.highestNumber < 5 ||
        m_at.lowestNumber > 3 || !biddable(8))
        return;
    ExampleDeal deal(m_rules);
    deal.bid(0, Call::number(5));
    deal.bid(1, Call::number(3));
    deal.takeBy(0, 4);
    deal.takeBy(1, 4);
    add("own", SessionText::tr("Bid 5 and 3, took 4 and 4"), deal);
}

void Examples::bags()
{
    if (bagLimit(m_rules) < 2 || m_bid + 3 > m_tricks)
        return;
    ExampleDeal deal = plain(m_bid, m_bid + 3);
    deal.bagsBefore(bagLimit(m_rules) - 2);
    add("bags",
        SessionText::tr("With %n bag(s) before the deal: bid %1, took %2", nullptr,
                        bagLimit(m_rules) - 2)
            .arg(m_bid)
            .arg(m_bid + 3),
        deal);
}

void Examples::nils()
{
    const bool solo = m_seating.solo();
    const auto nil = [&](bool blind, int nilTook, int partnerTook) {
        ExampleDeal deal(m_rules);
        const Call call = Call::of(Call::What::nil);
        deal.bid(0, blind ? call.asBlind() : call);
        deal.takeBy(0, nilTook);
        if (!solo) {
            deal.bid(1, Call::number(m_partnerBid));
            deal.takeBy(1, partnerTook);
        }
        return deal;
    };
    const auto words = [&](const QString &what, int partnerTook) {
        return solo ? what
                    : SessionText::tr("%1; partner bid %2 and took %3")
                          .arg(what)
                          .arg(m_partnerBid)
                          .arg(partnerTook);
    };
    if (m_at.nil) {
        const int p = m_partnerBid;
        add("nil", words(SessionText::tr("Nil made"), p), nil(false, 0, p));
        add("nil-failed", words(SessionText::tr("Bid nil, took 1"), p), nil(false, 1, p));
        if (!solo)
            add("nil-cover", words(SessionText::tr("Bid nil, took 1"), p - 1),
                nil(false, 1, p - 1));
    }
    if (m_at.blindNil) {
        add("blind-nil", words(SessionText::tr("Blind nil made"), m_partnerBid),
            nil(true, 0, m_partnerBid));
        add("blind-nil-failed", words(SessionText::tr("Bid blind nil, took 1"), m_partnerBid),
            nil(true, 1, m_partnerBid));
    }
    if (!solo)
        doubleNils();
}

void Examples::doubleNils()
{
    if (m_at.nil && m_at.jointNils) {
        ExampleDeal deal(m_rules);
        for (int partner = 0; partner < m_seating.perSide(); ++partner)
            deal.bid(partner, Call::of(Call::What::nil));
        deal.take(0);
        add("double-nil", SessionText::tr("Double nil made"), deal);
        deal.takeBy(0, 1);
        add("double-nil-failed", SessionText::tr("Bid double nil, took 1"), deal);
    }
    if (m_at.teamNil) {
        ExampleDeal deal(m_rules);
        deal.bid(0, Call::of(Call::What::teamNil));
        deal.take(0);
        add("team-nil", SessionText::tr("Team nil made"), deal);
    }
}

void Examples::blinds()
{
    if (!m_at.blindNumbers)
        return;
    const int bid = std::min(m_at.lowestBlind, m_tricks - 1);
    const auto blind = [&](const char *key, int took) {
        ExampleDeal deal(m_rules);
        deal.bid(0, Call::number(bid).asBlind());
        deal.take(took);
        add(key, SessionText::tr("Blind %1, took %2").arg(bid).arg(took), deal);
    };
    blind("blind", bid);
    blind("blind-over", bid + 1);
    blind("blind-short", bid - 1);
}

void Examples::tens()
{
    if (m_tricks < 12)
        return;
    if (m_at.ten && (m_rules.ten_mode == TenMode::declared || biddable(10))) {
        const auto ten = [&](const char *key, int took) {
            ExampleDeal deal(m_rules);
            deal.bid(0, m_rules.ten_mode == TenMode::declared ? Call::of(Call::What::ten)
                                                              : Call::number(10));
            deal.take(took);
            add(key, SessionText::tr("Bid ten, took %1").arg(took), deal);
        };
        ten("ten", 10);
        ten("ten-over", 11);
        ten("ten-short", 9);
    }
    if (m_at.lexingtonBid)
        bidTook("lexington", 12, 12);
    else if (m_rules.lexington_mode == LexingtonMode::taken)
        bidTook("lexington", m_bid, 12);
}

void Examples::declarations()
{
    const auto special = [&](const char *key, const QString &words, Call call, int took) {
        if (took > m_tricks)
            return;
        ExampleDeal deal(m_rules);
        deal.bid(0, call);
        deal.take(took);
        add(key, words, deal);
    };
    const auto marked = [&](Declaration mark, int bid) {
        Call call = Call::number(bid);
        call.mark = mark;
        return call;
    };
    // The number of one player, the other's being what is left of the contract.
    const auto sayable = [&](int number) {
        return !m_at.restricted && number >= m_at.lowestNumber && number <= m_at.highestNumber;
    };
    if (m_at.moon)
        special("moon", SessionText::tr("Moon made"), Call::of(Call::What::moon), m_tricks);
    if (m_at.blindMoon)
        special("blind-moon", SessionText::tr("Blind moon made"),
                Call::of(Call::What::moon).asBlind(), m_tricks);
    if (m_at.noTrump && sayable(4)) {
        Call call = Call::number(4);
        call.noTrump = true;
        special("no-trump", SessionText::tr("Bid 4 with no trump, took 4, promise kept"), call, 4);
    }
    if (m_rules.bemo_allowed && sayable(6))
        special("bemo",
                SessionText::tr("Bid 6 with little bemo (the first 6 tricks): took those tricks"),
                marked(Declaration::littleBemo, 6), 6);
    if (m_rules.moe_allowed && sayable(6))
        special("moe", SessionText::tr("Little moe (6 tricks in a row) made"),
                marked(Declaration::littleMoe, 6), 6);
    if (m_rules.mo_allowed && sayable(7))
        special("mo", SessionText::tr("Little mo (the first 7 tricks) made"),
                marked(Declaration::littleMo, 7), 7);
}

void Examples::auction()
{
    const int book = bookOf(m_rules);
    const auto deal = [&](const char *key, int took, int side) {
        const int bid = std::min(2, m_tricks - book);
        if (took > m_tricks)
            return;
        ExampleDeal facts(m_rules);
        facts.auction(bid);
        facts.take(took);
        const QString words = side == 0 ? SessionText::tr("Bid %1, took %2")
                                        : SessionText::tr("As defenders: bid %1, took %2");
        add(key, words.arg(bid).arg(took), facts, side);
    };
    deal("exact", book + 2, 0);
    deal("over", book + 3, 0);
    deal("short", book + 1, 0);
    deal("defend-over", book + 3, 1);
    deal("defend-short", book + 1, 1);
}

void Examples::bonuses()
{
    if (m_at.auction)
        return;
    const RuleSet &r = m_rules;
    const auto last = [&](const char *key, const QString &words, Card card) {
        ExampleDeal deal = plain(m_bid, m_bid);
        deal.lastTrick(card);
        add(key, words.arg(m_bid), deal);
    };
    if (r.last_trick_spade_ace > 0)
        last("last-spade-ace", SessionText::tr("Bid %1, made; won the last trick with A♠"),
             Card(Suit::spades, 12));
    if (r.last_trick_ace > 0)
        last("last-ace", SessionText::tr("Bid %1, made; won the last trick with A♥"),
             Card(Suit::hearts, 12));
    if (r.last_trick_deuce > 0)
        last("last-deuce", SessionText::tr("Bid %1, made; won the last trick with 2♥"),
             Card(Suit::hearts, 0));
    if (r.last_trick_high_spade > 0)
        last("last-high", SessionText::tr("Bid %1, made; won the last trick with Q♠"),
             Card(Suit::spades, 10));
    if (r.last_trick_bonus > 0)
        last("last", SessionText::tr("Bid %1, made; won the last trick"), Card(Suit::hearts, 7));
    if (r.dix_allowed) {
        ExampleDeal deal = plain(m_bid, m_bid);
        deal.facts().dix[0] = {0, 10};
        deal.facts().dixCount = 1;
        add("dix", SessionText::tr("Bid %1, made, with a spade trick won by the 9♠").arg(m_bid),
            deal);
    }
    if (renegesAreChallenged(r)) {
        ExampleDeal deal = plain(m_bid, m_bid);
        deal.facts().renege = {0, 1, true};
        add("renege", SessionText::tr("Bid %1, took %1, but reneged").arg(m_bid), deal);
    }
}

} // namespace

QList<ScoreExample> scoreExamples(const RuleSet &rules)
{
    return Examples(rules).all();
}

} // namespace sandbag
