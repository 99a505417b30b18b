// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/judge.h"

#include "deal/bidding.h"
#include "deal/stages.h"
#include "policy/card_knowledge.h"
#include "policy/renege_watch.h"
#include "review/best_reason.h"
#include "review/point_worth.h"
#include "review/verdict.h"
#include "search/card_search.h"
#include "search/event_search.h"
#include "search/exact_ending.h"
#include "search/reasons.h"
#include "text/mark.h"

#include <algorithm>
#include <bit>

namespace sandbag {

namespace {

/// Cards tried at most for an exact answer: about a second.
constexpr std::uint64_t kMostNodes = 6'000'000;
constexpr int kMostKnownCards = 32; ///< with more left it would take longer
constexpr std::size_t kEntries = std::size_t{1} << 16;
/// Cards that a claim is weighed against.
constexpr std::size_t kCardsBesideClaim = 3;
constexpr int kOthersShare = 4;
constexpr int kFewestPlayouts = 64;
/// So many deals with a nil made show that it is meant.
constexpr double kMeant = 0.3;
/// Points are not held against a choice that gained the match so large a part of their worth.
constexpr double kGained = 0.1;

bool claims(const Event &event)
{
    return event.kind == EventKind::claim || event.kind == EventKind::concede;
}

Slot slotOf(const SeatView &view, const Event &play)
{
    return view.context().play.slotOf[play.cards.front().face()];
}

/// The rules left one choice. Equal cards are several, though one of them is weighed.
bool isForced(const SeatView &view, const Event &made)
{
    if (claims(made) || !view.mayAct())
        return false;
    if (made.kind == EventKind::play)
        return std::has_single_bit(lawfulChoices(view));
    if (const auto &cards = view.prompt().cards)
        return cards->least == static_cast<int>(cards->from.size());
    return view.prompt().choices.size() == 1;
}

Judgement notJudged(const Event &made, const Sentence &why)
{
    Judgement judgement;
    judgement.made = made;
    judgement.text = why;
    return judgement;
}

} // namespace

JudgeOptions partOf(JudgeOptions options, int share)
{
    options.iterations = std::max(kFewestPlayouts, options.iterations / share);
    return options;
}

JudgeOptions forOthers(const JudgeOptions &options)
{
    return partOf(options, kOthersShare);
}

/// A choice that was weighed; nothing: doing nothing of the kind.
struct Judge::Weighed {
    std::optional<Event> event;
    OutcomeSums sums;
    bool made = false;
    bool exact = false;
};

Judge::Judge(const JudgeOptions &options) : m_seed(options.seed)
{
    m_options.iterations = std::max(options.iterations, 1);
    m_options.milliseconds = options.milliseconds;
    m_options.bothCount = options.milliseconds > 0;
    m_options.brief = options.brief;
    m_options.threads = 1;
    m_options.heed = 0; // what is told is what playouts came to, and they are many
}

void Judge::prepare(const MatchOutlook &outlook)
{
    if (m_context != outlook.context) {
        m_context = outlook.context;
        m_heuristics = std::make_unique<Heuristics>(m_context, m_options.temper, m_options.weights);
        m_pointWorth = pointWorth(m_heuristics->win(), *m_context);
    }
    m_heuristics->setStanding(outlook.standing);
}

/// Where nothing is hidden: every card to its end, everyone else against the side. Nothing where
/// that takes too long.
std::vector<Judge::Weighed> Judge::weighKnown(const SeatView &view, const MatchOutlook &outlook,
                                              const std::atomic<bool> &stop)
{
    const PlayState &seen = view.seen().play;
    const int left = (seen.tricksInDeal - seen.tricksPlayed) * view.context().seating.players;
    const WorldSampler sampler(view);
    // A nil in the dark plays by chance: nothing is certain then.
    if (left > kMostKnownCards || !sampler.certain() || seen.anyCardSeats != 0)
        return {};
    Dice dice(m_seed);
    const World world = sampler.sample(dice);
    const PlayTables &tables = view.context().play;
    const int side = view.context().seating.sideOf(view.seat());
    LeafCache leaves(m_heuristics->book().plan(), m_heuristics->win(), outlook.standing, side);
    leaves.setDeal(view.seen());
    const Budget budget(m_options, stop);
    ExactEnding ending(leaves, budget, kEntries);
    ending.setMostNodes(kMostNodes);
    std::vector<Weighed> weighed;
    for (Slots rest = lawfulChoices(view); rest; rest &= rest - 1) {
        const auto slot = static_cast<Slot>(std::countr_zero(rest));
        PlayState state = seen;
        state.hand = world.hand;
        state.secondCopy = world.secondCopy;
        playSlot(tables, state, slot);
        const auto end = ending.solve(tables, state, side);
        if (!end)
            return {};
        Weighed &card = weighed.emplace_back();
        card.event = playEvent(view, slot);
        card.sums.add(*end, 1);
        card.exact = true;
    }
    return weighed;
}

std::vector<Judge::Weighed> Judge::weighCards(const SeatView &view, const MatchOutlook &outlook,
                                              const Event &made, const std::atomic<bool> &stop)
{
    std::vector<Weighed> weighed = weighKnown(view, outlook, stop);
    if (!weighed.empty())
        return weighed;
    CardSearch search({view, outlook, *m_heuristics, m_options, seedFor(m_seed, m_number), stop});
    search.keep(slotOf(view, made));
    for (CardTried &tried : search.run()) {
        Weighed &card = weighed.emplace_back();
        // A card that stands for its equals is told as the one that was played.
        card.event = tried.kept ? made : playEvent(view, tried.slot);
        card.sums = std::move(tried.sums);
    }
    return weighed;
}

/// Any other answer; a claim next to the best cards, or next to silence out of turn.
std::vector<Judge::Weighed> Judge::weighAnswers(const SeatView &view, const MatchOutlook &outlook,
                                                const Event &made, const std::atomic<bool> &stop)
{
    EventSearch search({view, outlook, *m_heuristics, m_options, seedFor(m_seed, m_number), stop});
    if (claims(made)) {
        std::vector<Event> events{made};
        ScoredCards scored;
        const DealState &seen = view.seen();
        if (view.mayAct() && seen.stage == Stage::play) {
            const Goals goals = m_heuristics->book().goals(ownNumbers(seen), playsItself(seen));
            scored = scoreCards({view.context().play, seen.play, goals, knowledgeOf(view),
                                 lawfulChoices(view), m_heuristics->weights()});
        }
        std::sort(scored.cards.begin(), scored.cards.begin() + scored.count,
                  [](const auto &a, const auto &b) { return a.score > b.score; });
        for (int i = 0; i < scored.count && events.size() <= kCardsBesideClaim; ++i)
            events.push_back(playEvent(view, scored.cards[static_cast<std::size_t>(i)].slot));
        search.weighOnly(events);
        if (scored.count == 0)
            search.weighNothing();
    }
    search.keep(made);
    std::vector<Weighed> weighed;
    for (EventTried &tried : search.run()) {
        Weighed &word = weighed.emplace_back();
        if (!tried.waits)
            word.event = tried.kept ? made : tried.event;
        word.sums = std::move(tried.sums);
    }
    return weighed;
}

/// By what they are worth; the best one is best among those that were played out in most worlds,
/// since what was given up early is known too little to be.
void Judge::rank(std::vector<Weighed> &weighed)
{
    std::stable_sort(weighed.begin(), weighed.end(), [](const Weighed &a, const Weighed &b) {
        return a.sums.mean() > b.sums.mean();
    });
    const auto fewer = [](const Weighed &a, const Weighed &b) {
        return a.sums.values.size() < b.sums.values.size();
    };
    const auto best = std::max_element(weighed.begin(), weighed.end(), fewer);
    if (best != weighed.end())
        std::rotate(weighed.begin(), best, best + 1);
}

/// Of a choice that is not the best one: by the match, and by the points where they count.
void Judge::gradeBy(Judgement &judgement, const Difference &loss) const
{
    judgement.winGrade = gradeOf(judgement.lossWin, loss.winError);
    const double stake = m_pointWorth * loss.points;
    if (loss.win < -kGained * stake)
        judgement.pointGrade = Grade::best;
    else
        judgement.pointGrade = gradeOf(stake, m_pointWorth * loss.pointsError);
    if (costs(judgement.pointGrade))
        judgement.lossStake = stake;
    judgement.grade = worse(judgement.winGrade, judgement.pointGrade);
}

Judgement Judge::concluded(std::vector<Weighed> weighed, const SeatView &view, const Event &made,
                           const Standing &standing) const
{
    for (Weighed &one : weighed)
        one.made = one.event && one.event->kind == made.kind && *one.event == made;
    rank(weighed);
    auto own =
        std::find_if(weighed.begin(), weighed.end(), [](const Weighed &one) { return one.made; });
    if (own == weighed.end() || own->sums.values.empty())
        return notJudged(made, QT_TRANSLATE_NOOP("players", "This choice isn't reviewed."));
    const bool best = weighed.front().sums.mean() <= own->sums.mean();
    if (best) {
        std::rotate(weighed.begin(), own, own + 1);
        own = weighed.begin();
    }
    Judgement judgement;
    judgement.made = made;
    std::vector<Considered> ranked;
    for (const Weighed &one : weighed) {
        ChoiceValue &value = judgement.values.emplace_back(valueOf(one.sums));
        value.event = one.event;
        const Difference behind = differenceOf(weighed.front().sums, one.sums);
        value.behind = behind.win;
        value.behindError = behind.winError;
        value.asGood = areAlike(leadOver(own->sums, one.sums), own->sums.mean() - one.sums.mean());
        ranked.push_back({one.event, one.sums.mean(), &one.sums});
    }
    const Difference loss = differenceOf(weighed.front().sums, own->sums);
    judgement.forced = isForced(view, made);
    judgement.exact = judgement.forced || own->exact;
    judgement.lossPoints = best ? 0 : loss.points;
    judgement.lossWin = best ? 0 : std::max(loss.win, 0.0);
    judgement.errorWin = loss.winError;
    judgement.grade = judgement.winGrade = judgement.pointGrade = Grade::best;
    if (!best)
        gradeBy(judgement, loss);
    judgement.outlook = outlookOf(own->sums, view, made);
    judgement.lostNils = lostNilsAfter(own->sums, view, made);
    judgement.contractLost = std::all_of(weighed.begin(), weighed.end(), [](const Weighed &one) {
        return isContractLost(one.sums);
    });
    judgement.plansNil = !view.seen().calls[view.seat()].isNil() &&
                         own->sums.share(own->sums.nils[view.seat()]) > kMeant;
    judgement.nilsGivenUp = nilsGivenUp(judgement.lostNils, weighed.front().sums);
    if (weighed.size() > 1) {
        const OutcomeSums &other = best ? weighed[1].sums : own->sums;
        judgement.bags =
            bagsCounted(weighed.front().sums, other, view.rules()).value_or(Sentence());
    }
    const RankedChoices choices{ranked, static_cast<std::size_t>(own - weighed.begin())};
    judgement.reason = reasonForBest(judgement, choices, view, standing);
    judgement.text = verdictOf(judgement, choices, view, standing);
    return judgement;
}

Judgement Judge::judge(const SeatView &view, const MatchOutlook &outlook, const Event &made,
                       std::uint64_t number, const std::atomic<bool> &stop)
{
    prepare(outlook);
    m_number = number;
    if (made.kind == EventKind::challenge && provableRenege(view) == made) {
        Judgement right =
            notJudged(made, QT_TRANSLATE_NOOP("players", "Correct challenge: the cards prove it."));
        right.grade = right.winGrade = right.pointGrade = Grade::best;
        right.exact = true;
        return right;
    }
    if (const auto why = whyNotJudged(view, made))
        return notJudged(made, *why);
    if (!claims(made) && !view.mayAct())
        return notJudged(made, QT_TRANSLATE_NOOP("players", "This choice isn't reviewed."));
    if (made.kind != EventKind::play)
        return concluded(weighAnswers(view, outlook, made, stop), view, made, outlook.standing);
    if (!(lawfulChoices(view) & slotBit(slotOf(view, made))))
        return notJudged(
            made, QT_TRANSLATE_NOOP(
                      "players",
                      "This play was a renege; the rule “Renege penalty” says what it costs."));
    return concluded(weighCards(view, outlook, made, stop), view, made, outlook.standing);
}

} // namespace sandbag
