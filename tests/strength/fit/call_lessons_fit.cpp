// SPDX-License-Identifier: GPL-3.0-or-later
#include "deals_ahead.h"
#include "fits.h"

#include "deal/stages.h"
#include "heuristics/call_on.h"
#include "match/dealing.h"
#include "search/leaf_cache.h"

#include <algorithm>

namespace sandbag::fit {

namespace {

constexpr int kPieces = 20; ///< of a run: after each the bids are those of what was learned
constexpr int kSlip = 6;    ///< one call of so many is any that can be thought of
/// Tricks' points by which a call's worth is bounded: of a match's last deal everything hangs on
/// it.
constexpr float kMostWorth = 60;

/// One table and all that is worked out for it once.
class Room
{
public:
    static constexpr int kRandomGames = 60;

    explicit Room(const RuleSet &rules)
        : m_context(makeContext(rules)),
          m_bidders(m_context),
          m_evenWorth(trickWorthAt(m_bidders.win(), rules, Standing(), 0))
    {
    }

    /// Deals at some score, and calls `learn` for every bid that lessons are asked of: each of its
    /// choices is bid, and the deal played to its end as games taught.
    template<typename Learn>
    void play(std::uint64_t seed, const CallLessons *lessons, Learn learn)
    {
        Dice dice(seed);
        const Standing standing = someStanding(dice);
        m_bidders.setStanding(standing);
        BidTemper temper;
        temper.lessons = lessons;
        m_bidders.setTemper(temper);
        DealStart start =
            dealCards(*m_context, dice.below(m_context->seating.players), dice.next());
        start.scores = standing.totals;
        start.firstScored = standing.dealsScored == 0;
        DealState deal = startDeal(m_context, std::move(start));
        while (!deal.over() && deal.stage != Stage::play) {
            const Prompt prompt = legal(deal);
            if (apply(deal, wordOf(deal, prompt, standing, dice, learn)))
                (void)apply(deal, prompt.choices.front());
        }
    }

private:
    template<typename Learn>
    Event wordOf(const DealState &deal, const Prompt &prompt, const Standing &standing, Dice &dice,
                 Learn learn)
    {
        const AskedPlayer player(deal, deal.seat);
        const bool called =
            prompt.choices.size() > 1 && prompt.choices.front().kind == EventKind::call;
        if (called && player.looked()) {
            const CallFeatureExtractor::Valued valued = m_bidders.byThumb(player, prompt);
            const CallFeatureExtractor asked = m_bidders.featuresOf(player, valued);
            if (!asked.choices().empty()) {
                ask(deal, standing, asked, valued, learn);
                const auto any =
                    static_cast<std::size_t>(dice.below(static_cast<int>(asked.choices().size())));
                if (dice.below(kSlip) == 0)
                    return valued[asked.choices()[any].at].first;
            }
        }
        return m_bidders.answer(player, prompt, offeredCards(deal));
    }

    template<typename Learn>
    void ask(const DealState &deal, const Standing &standing, const CallFeatureExtractor &asked,
             const CallFeatureExtractor::Valued &valued, Learn learn)
    {
        LeafCache leaves(m_bidders.book().plan(), m_bidders.win(), standing,
                         deal.sideOf(deal.seat));
        Question question;
        question.shared = asked.shared();
        for (const CallFeatureExtractor::Choice &choice : asked.choices()) {
            Candidate candidate{choice.rows, choice.thumbs, 0};
            candidate.came =
                std::clamp(worthOf(deal, valued[choice.at].first, leaves) / asked.trickWorth(),
                           -kMostWorth, kMostWorth);
            question.candidates.push_back(candidate);
        }
        // Where the match is as good as decided all hangs on chance, and hardly anything on the
        // bid.
        const float open = asked.trickWorth() / m_evenWorth;
        question.weight = std::min(1.0F, open * open);
        learn(question);
    }

    /// More or less chance to win the match than an even one, after this call.
    float worthOf(DealState deal, const Event &call, LeafCache &leaves)
    {
        if (apply(deal, call))
            return 0;
        callOn(deal, m_bidders);
        if (deal.over())
            return leaves.ofFacts(factsOf(deal)).value - 0.5F;
        const Goals goals = m_bidders.book().goals(deal.calls, playsItself(deal));
        Voids voids{};
        leaves.setDeal(deal);
        playOutByPolicy(m_context->play, deal.play, voids, {goals, m_weights});
        return leaves.at(m_context->play, deal.play).value - 0.5F;
    }

    /// The start of a match as often as any other score.
    Standing someStanding(Dice &dice) const
    {
        Standing standing;
        standing.dealsScored = 1; // some rules hold in the first deal alone
        if (dice.below(2) == 0)
            return standing;
        const RuleSet &rules = m_context->rules;
        const int most = rules.win_target > 0 ? rules.win_target : 300;
        for (int side = 0; side < m_context->seating.sides; ++side) {
            standing.totals[side] = dice.below(most + most / 5) - most / 5;
            standing.bags[side] = rules.bags_limit > 0 ? dice.below(rules.bags_limit) : 0;
        }
        standing.dealsScored =
            1 + (rules.win_deals > 1 ? dice.below(rules.win_deals - 1) : dice.below(8));
        return standing;
    }

    std::shared_ptr<const RuleContext> m_context;
    Heuristics m_bidders;
    float m_evenWorth; ///< of a trick's points at the start of a match
    CardWeights m_weights = taughtWeights();
};

} // namespace

CallLessons fitCallLessons(const Run &run)
{
    return taughtIn<Room, LessonNet<CallLessons>>(run, kPieces);
}

} // namespace sandbag::fit
