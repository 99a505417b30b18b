// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/deal_moments.h"

#include "match/match.h"
#include "words/table_text.h"
#include "words/words.h"

#include <algorithm>

namespace sandbag {

namespace {

using Kind = DealMoment::Kind;

constexpr std::size_t kMost = 3; // more than a few seconds would be in the way

/// Who is told, and of whom.
struct Telling {
    const Match &match;
    const QStringList &names;
    int viewer;

    [[nodiscard]] const Seating &seating() const { return match.context()->seating; }
    [[nodiscard]] QString side(int number) const
    {
        return sideName(seating(), names, number, viewer);
    }
    [[nodiscard]] std::vector<int> playersOf(int number) const
    {
        const auto seats = seating().seatsOf(number);
        return {seats.begin(), seats.end()};
    }
    [[nodiscard]] bool alone(int number) const
    {
        return seating().solo() && number == seating().sideOf(viewer);
    }
};

QString nilWords(const Telling &to, int seat, bool made)
{
    if (seat == to.viewer)
        return made ? TableText::tr("Your nil is made") : TableText::tr("Your nil has failed");
    return (made ? TableText::tr("%1 makes nil") : TableText::tr("%1's nil has failed"))
        .arg(to.names.value(seat));
}

QString doubleNilWords(const Telling &to, int side, bool made)
{
    if (side == to.seating().sideOf(to.viewer))
        return made ? TableText::tr("Your double nil is made")
                    : TableText::tr("Your double nil has failed");
    return (made ? TableText::tr("%1 make their double nil", "a partnership")
                 : TableText::tr("%1's double nil has failed", "a partnership"))
        .arg(to.side(side));
}

QString setWords(const Telling &to, int side)
{
    if (to.alone(side))
        return TableText::tr("You have been set");
    return (to.seating().solo() ? TableText::tr("%1 is set", "one player")
                                : TableText::tr("%1 are set", "a partnership"))
        .arg(to.side(side));
}

QString slamWords(const Telling &to, int side)
{
    if (to.alone(side))
        return TableText::tr("Every trick is yours");
    return TableText::tr("Every trick for %1").arg(to.side(side));
}

QString bagsWords(const Telling &to, int side)
{
    if (to.alone(side))
        return TableText::tr("You take a bag penalty");
    return TableText::tr("%1: bag penalty").arg(to.side(side));
}

QString pointsIfAny(int points)
{
    return points == 0 ? QString() : signedPoints(points);
}

/// Points of a side's lines for which `holds`.
template<typename Holds>
QString pointsOf(const DealScore &score, int side, const Holds &holds)
{
    int points = 0;
    for (const ScoreLine &line : score.lines())
        points += line.side == side && holds(line) ? line.points : 0;
    return pointsIfAny(points);
}

/// Who bid a nil of which this line tells.
std::vector<int> nilsOf(const DealResult &result, const Seating &seating, const ScoreLine &line)
{
    std::vector<int> seats;
    for (int seat = 0; seat < seating.players; ++seat)
        if (result.facts.bids[seat].isNil() &&
            result.score.lineOf(result.score.fate[seat]) == &line)
            seats.push_back(seat);
    return seats;
}

/// One moment for each nil, and one for a double nil that one line scores.
void addNils(std::vector<DealMoment> &moments, const Telling &to, const DealResult &result)
{
    for (const ScoreLine &line : result.score.lines()) {
        const std::vector<int> seats = nilsOf(result, to.seating(), line);
        if (seats.empty())
            continue;
        const bool made = std::all_of(seats.begin(), seats.end(),
                                      [&](int seat) { return result.score.fate[seat].kept(); });
        moments.push_back(
            {made ? Kind::nilMade : Kind::nilFailed, line.seat, line.side,
             line.seat < 0 ? doubleNilWords(to, line.side, made) : nilWords(to, line.seat, made),
             pointsIfAny(line.points), seats});
    }
}

void addBursts(std::vector<DealMoment> &moments, const Telling &to, const DealResult &result)
{
    for (int side = 0; side < to.seating().sides; ++side) {
        if (result.score.side[static_cast<std::size_t>(side)].bagPenalties == 0)
            continue;
        // A card that cancels a bag shows whose it was; the penalty is the side's.
        const auto penalty = [](const ScoreLine &line) {
            return line.rule->kind == LineKind::bags && line.seat < 0;
        };
        moments.push_back({Kind::bags, -1, side, bagsWords(to, side),
                           pointsOf(result.score, side, penalty), to.playersOf(side)});
    }
}

void addSets(std::vector<DealMoment> &moments, const Telling &to, const DealResult &result)
{
    for (int side = 0; side < to.seating().sides; ++side) {
        if (!result.score.side[static_cast<std::size_t>(side)].set())
            continue;
        const auto ofContract = [](const ScoreLine &line) {
            return line.rule->kind == LineKind::contract;
        };
        moments.push_back({Kind::set, -1, side, setWords(to, side),
                           pointsOf(result.score, side, ofContract), to.playersOf(side)});
    }
}

void addSlam(std::vector<DealMoment> &moments, const Telling &to, const DealResult &result)
{
    for (int side = 0; side < to.seating().sides; ++side) {
        int taken = 0;
        for (const int seat : to.seating().seatsOf(side))
            taken += result.facts.tricks[static_cast<std::size_t>(seat)];
        if (taken > 1 && taken == result.facts.tricksInDeal)
            moments.push_back({Kind::slam, -1, side, slamWords(to, side), {}, to.playersOf(side)});
    }
}

/// Who has claimed the rest and got it; −1 for nobody. A concession shows no hand.
int claimerOf(const DealState *deal)
{
    const int seat = deal ? deal->disputes.claimedBy : -1;
    const bool claimed =
        seat >= 0 && std::any_of(deal->log.begin(), deal->log.end(), [seat](const Event &event) {
            return event.kind == EventKind::claim && event.seat == seat;
        });
    return claimed ? seat : -1;
}

} // namespace

std::vector<DealMoment> momentsOf(const Match &match, const QStringList &names, int viewer)
{
    if (match.results().empty() || !match.results().back().score.counts ||
        match.results().back().partial())
        return {};
    const Telling to{match, names, viewer};
    const DealResult &result = match.results().back();
    std::vector<DealMoment> moments;
    addNils(moments, to, result);
    addBursts(moments, to, result);
    addSets(moments, to, result);
    addSlam(moments, to, result);
    // By kind; the viewer's own side before the others.
    const int own = to.seating().sideOf(viewer);
    std::stable_sort(moments.begin(), moments.end(), [own](const auto &a, const auto &b) {
        return a.kind != b.kind ? a.kind < b.kind : a.side == own && b.side != own;
    });
    if (moments.size() > kMost)
        moments.resize(kMost);
    const int claimer = claimerOf(match.deal());
    if (claimer >= 0 && claimer != viewer)
        moments.insert(moments.begin(), {Kind::claim,
                                         claimer,
                                         to.seating().sideOf(claimer),
                                         TableText::tr("The rest are mine."),
                                         QString(),
                                         {claimer}});
    return moments;
}

} // namespace sandbag
