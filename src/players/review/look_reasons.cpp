// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/look_reasons.h"

#include "heuristics/heuristics.h"
#include "search/score_words.h"
#include "text/mark.h"

#include <algorithm>

namespace sandbag {

namespace {

constexpr int kSeldom = 40; ///< chance in percent up to which nobody counts on a nil

bool mayBidBlindNil(const SeatView &view)
{
    const auto &choices = view.prompt().choices;
    return std::any_of(choices.begin(), choices.end(), [](const Event &event) {
        return event.kind == EventKind::call && event.call().isNil() && event.call().blind;
    });
}

/// That a nil is seldom made by a hand that nobody has seen; nothing where it is not, where it
/// cannot be bid, or where cards are passed for it, which makes it safer than that.
std::optional<Sentence> ofBlindNil(const SeatView &view, const MatchOutlook &outlook, bool own)
{
    const RuleSet &rules = view.rules();
    const bool passes =
        rules.pass_every_deal > 0 || (rules.pass_blind_nil > 0 && !view.context().seating.solo());
    if (!mayBidBlindNil(view) || passes)
        return {};
    const int percent =
        ofHundred(static_cast<double>(Heuristics(outlook.context).hands().blindNilChance()));
    if (percent > kSeldom)
        return {};
    return Sentence(
        own ? QT_TRANSLATE_NOOP("players", "An unseen hand makes a nil only about %1% of the "
                                           "time, so I looked at my cards first.")
            : QT_TRANSLATE_NOOP("players", "An unseen hand makes a nil only about %1% of the "
                                           "time: look at your cards first."),
        {percent});
}

/// The score that may ask for one; nothing where it cannot be bid, or the side is not behind.
std::optional<Sentence> ofScore(const SeatView &view, const Standing &standing, bool own)
{
    const int behind = pointsBehind(view, standing);
    if (behind == 0 || !mayBidBlindNil(view))
        return {};
    return Sentence::counted(
        !own ? QT_TRANSLATE_N_NOOP("players", "You are %n point(s) behind, but too much depends on "
                                              "the cards you haven't seen.")
        : view.context().seating.solo()
            ? QT_TRANSLATE_N_NOOP(
                  "players", "I was %n point(s) behind, but wanted to see my cards before I bid.")
            : QT_TRANSLATE_N_NOOP(
                  "players",
                  "We were %n point(s) behind, but I wanted to see my cards before I bid."),
        behind);
}

} // namespace

std::vector<Sentence> lookReasonsOf(const SeatView &view, const MatchOutlook &outlook, Voice voice)
{
    const bool own = voice == Voice::ofPlayer;
    for (const int seat : view.context().seating.seatsOf(view.seen().sideOf(view.seat()))) {
        const Call &call = view.seen().calls[seat];
        if (seat == view.seat() || !call.isNil())
            continue;
        return {Sentence::ofSeat(
            own ? QT_TRANSLATE_NOOP("players", "%1 had bid %2: I had to see which of my cards "
                                               "could cover that.")
                : QT_TRANSLATE_NOOP("players",
                                    "%1 bid %2: see which of your cards can cover that."),
            own ? QT_TRANSLATE_NOOP("players", "You had bid %2: I had to see which of my cards "
                                               "could cover that.")
                : "",
            {Seat{seat}, actOf(Event::makeCall(seat, call))})};
    }
    if (auto blind = ofBlindNil(view, outlook, own))
        return {std::move(*blind)};
    if (auto score = ofScore(view, outlook.standing, own))
        return {std::move(*score)};
    return {own ? QT_TRANSLATE_NOOP("players", "I wanted to see my cards before I bid.")
                : QT_TRANSLATE_NOOP("players", "Too much depends on the cards you haven't seen.")};
}

} // namespace sandbag
