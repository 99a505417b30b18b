// SPDX-License-Identifier: GPL-3.0-or-later
#include "deals_ahead.h"
#include "fits.h"

#include "deal/stages.h"
#include "heuristics/call_on.h"
#include "match/dealing.h"
#include "policy/card_features.h"
#include "search/leaf_cache.h"

#include <algorithm>
#include <bit>
#include <memory>

namespace sandbag::fit {

namespace {

constexpr int kPieces = 30;  ///< of a run: after each the play is that of what was learned
constexpr int kOneOf = 4;    ///< questions of a deal that are tried …
constexpr int kOneOfNil = 2; ///< … while a nil is open
constexpr int kSlip = 25;    ///< one card of so many is any card

/// The networks of the lessons of cards while they learn: each from the questions of its mood.
class CardLessonNets
{
public:
    using Taught = Lessons;

    explicit CardLessonNets(std::uint64_t seed)
    {
        for (std::size_t mood = 0; mood < Lessons::kMoods; ++mood)
            m_nets.emplace_back(seedFor(seed, mood));
    }
    auto learn(const Question &question, float rate)
    {
        return m_nets[question.network].learn(question, rate);
    }
    [[nodiscard]] Lessons rounded() const
    {
        Lessons lessons{};
        for (std::size_t mood = 0; mood < Lessons::kMoods; ++mood)
            lessons.ofMood[mood] = m_nets[mood].rounded();
        return lessons;
    }
    void write(std::ostream &out) const
    {
        for (const auto &net : m_nets)
            net.write(out);
    }
    void read(std::istream &in)
    {
        for (auto &net : m_nets)
            net.read(in);
    }

private:
    std::vector<LessonNet<Lessons::Network>> m_nets;
};

/// One table and all that is worked out for it once.
class Room
{
public:
    static constexpr int kRandomGames = 20;

    explicit Room(const RuleSet &rules) : m_context(makeContext(rules))
    {
        for (const float bolder : {-0.4F, 0.0F, 0.45F}) {
            BidTemper temper = BidTemper::taught();
            temper.boldness += bolder;
            temper.nilCourage += 0.2F * (0.2F - bolder);
            m_bidders.push_back(std::make_unique<Heuristics>(m_context, temper));
        }
        OutcomeCache &book = m_bidders.front()->book();
        for (int side = 0; side < m_context->seating.sides; ++side)
            m_leaves.emplace_back(book.plan(), m_bidders.front()->win(), m_standing, side);
    }

    /// Deals, lets chance choose how boldly is bid, plays, and calls `learn` for some questions.
    template<typename Learn>
    void play(std::uint64_t seed, const Lessons *lessons, Learn learn)
    {
        Dice dice(seed);
        DealStart start =
            dealCards(*m_context, dice.below(m_context->seating.players), dice.next());
        start.firstScored = true;
        DealState deal = startDeal(m_context, std::move(start));
        Heuristics &bidder =
            *m_bidders[static_cast<std::size_t>(dice.below(static_cast<int>(m_bidders.size())))];
        callOn(deal, bidder);
        if (deal.over())
            return;
        CardWeights weights;
        weights.lessons = lessons;
        const PlayTables &tables = m_context->play;
        const Goals goals = bidder.book().goals(deal.calls, playsItself(deal));
        for (LeafCache &leaves : m_leaves)
            leaves.setDeal(deal);
        PlayState state = deal.play;
        Voids voids{};
        while (!state.over()) {
            const Slots legal = lawfulPlays(tables, state);
            const CardKnowledge sight = knowledgeOf(tables, state, voids);
            if ((legal & (legal - 1)) &&
                dice.below(goals.openNils(state.taken) ? kOneOfNil : kOneOf) == 0)
                ask({m_context->play, state, goals, sight, legal, weights}, voids, learn);
            Slot slot = chooseCard({tables, state, goals, sight, legal, weights});
            if (dice.below(kSlip) == 0) {
                Slots left = legal;
                for (int skip = dice.below(std::popcount(legal)); skip > 0; --skip)
                    left &= left - 1;
                slot = static_cast<Slot>(std::countr_zero(left));
            }
            playSeen(tables, state, voids, slot);
        }
    }

private:
    template<typename Learn>
    void ask(const CardSituation &situation, const Voids &voids, Learn learn)
    {
        const PlayTables &tables = situation.tables;
        const PlayState &state = situation.state;
        const Goals &goals = situation.goals;
        const CardKnowledge &sight = situation.sight;
        const CardWeights thumbs;
        policy::Weigher<0> weigher(tables, state, goals, sight, thumbs);
        Question question;
        weigher.sharedRows(question.shared);
        question.network = static_cast<std::size_t>(weigher.mood());
        LeafCache &leaves = m_leaves[tables.sideOf[state.turn]];
        eachDifferent(tables, state, sight.unseen, situation.legal, [&](Slot card) {
            Candidate candidate;
            candidate.thumbs = weigher.cardRows(card, candidate.rows) / goals.trick;
            PlayState next = state;
            Voids shown = voids;
            playSeen(tables, next, shown, card);
            playOutByPolicy(tables, next, shown, {goals, situation.weights});
            candidate.came = std::clamp(leaves.at(tables, next).lead / goals.trick, -60.0F, 60.0F);
            question.candidates.push_back(candidate);
        });
        if (question.candidates.size() > 1)
            learn(question);
    }

    std::shared_ptr<const RuleContext> m_context;
    Standing m_standing;
    std::vector<std::unique_ptr<Heuristics>> m_bidders;
    std::vector<LeafCache> m_leaves;
};

} // namespace

Lessons fitLessons(const Run &run)
{
    return taughtIn<Room, CardLessonNets>(run, kPieces);
}

} // namespace sandbag::fit
