// SPDX-License-Identifier: GPL-3.0-or-later
// Whole matches between computer players, as one line each: two systems that print the same lines
// dealt, bid, played, and scored the same. Plain C++: it needs nothing but engine and players.
#include "arena/contest.h"
#include "match/match.h"
#include "named/named_player.h"
#include "rules/catalogue.h"

#include <array>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>

using namespace sandbag;

namespace {

/// FNV-1a, which gives every system the same number.
class Sum
{
public:
    void add(int number)
    {
        for (int byte = 0; byte < 4; ++byte)
            m_sum = (m_sum ^ (static_cast<unsigned>(number) >> (8 * byte) & 0xff)) * 0x100000001b3;
    }
    [[nodiscard]] unsigned long long value() const { return m_sum; }

private:
    std::uint64_t m_sum = 0xcbf29ce484222325;
};

void addCard(Sum &sum, Card card)
{
    sum.add(card.isJoker() ? 100 : static_cast<int>(card.suit()) * 20 + card.rank());
}

unsigned long long sumOf(const Match &match)
{
    Sum sum;
    for (const DealRecord &deal : match.record().deals) {
        for (const CardList &hand : deal.hands)
            for (const Card card : hand)
                addCard(sum, card);
        for (const Event &event : deal.events) {
            sum.add(static_cast<int>(event.kind));
            sum.add(event.seat);
            for (const Card card : event.cards)
                addCard(sum, card);
        }
    }
    for (const DealResult &result : match.results())
        for (const int points : result.after.totals)
            sum.add(points);
    return sum.value();
}

void play(const Preset &preset, const std::string &spec, std::uint64_t seed)
{
    std::array<std::unique_ptr<Player>, kMaxSeats> players;
    Contest::Seats seats{};
    for (int seat = 0; seat < kMaxSeats; ++seat) {
        auto &player = players[static_cast<std::size_t>(seat)];
        player = makePlayer(spec, seed + static_cast<unsigned>(seat));
        seats[seat] = player.get();
    }
    const Match match = Contest(rulesOf(preset), seats).playMatch(seed);
    std::printf("%s %s %d deals, %d : %d, %016llx\n", preset.id, spec.c_str(),
                static_cast<int>(match.results().size()), match.standing().totals[0],
                match.standing().totals[1], sumOf(match));
}

} // namespace

int main()
{
    for (const Preset &preset : presets())
        for (const std::uint64_t seed : {1, 2})
            play(preset, "simple", seed);
    for (const char *spec : {"search:iterations=60", "level:3", "taught"})
        play(presets().front(), spec, 7);
    return 0;
}
