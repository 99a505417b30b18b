// SPDX-License-Identifier: GPL-3.0-or-later
// A piece of work that never changes, so that figures of different machines can be compared by what
// they are to it (tests/bench/watch.py): numbers drawn, sorted, and looked up. Prints what it came
// to.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <unordered_map>
#include <vector>

namespace {

constexpr int kRounds = 40;
constexpr int kNumbers = 60'000;

std::uint64_t draw(std::uint64_t &state)
{
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return state;
}

std::uint64_t round(std::uint64_t &state)
{
    std::vector<std::uint64_t> numbers(kNumbers);
    std::unordered_map<std::uint64_t, int> places;
    for (int at = 0; at < kNumbers; ++at) {
        numbers[static_cast<std::size_t>(at)] = draw(state);
        places[numbers[static_cast<std::size_t>(at)]] = at;
    }
    std::sort(numbers.begin(), numbers.end());
    std::uint64_t sum = 0;
    for (const std::uint64_t number : numbers)
        sum = sum * 31 + static_cast<std::uint64_t>(places.at(number));
    return sum;
}

} // namespace

int main()
{
    std::uint64_t state = 20260101;
    std::uint64_t sum = 0;
    for (int at = 0; at < kRounds; ++at)
        sum ^= round(state);
    std::printf("%llu\n", static_cast<unsigned long long>(sum));
}
