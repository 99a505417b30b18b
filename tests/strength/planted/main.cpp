// SPDX-License-Identifier: GPL-3.0-or-later
// Whether the review finds mistakes that were planted. A deal is played by the search; then one
// choice of one seat is replaced by another that a search of ten times the review's budget finds
// worse by 20 points or more, and the deal is played on from there. The review judges all choices
// of that seat: the planted one should be among its three costliest and be called a mistake or a
// blunder, and of the others hardly any should be called so.
//
//   planted_mistakes [GAME] [DEALS] [FIRST SEED] [ITERATIONS]      standard 20 1 8000
//
// A line for each deal; planted/measure collects them over many games, as long as it is let.
#include "match/dealing.h"
#include "match/match.h"
#include "named/named_player.h"
#include "referee/referee.h"
#include "review/match_review.h"
#include "rules/catalogue.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>

using namespace sandbag;

namespace {

constexpr double kPlantedPoints = 20;
constexpr int kLarger = 10;
constexpr int kPlayIterations = 4000;
constexpr int kPlacesTried = 30; ///< all of a seat in most games

struct Tally {
    int planted = 0, found = 0;
    int called = 0; ///< planted ones graded mistake or blunder
    int untouched = 0, falseAlarms = 0;
    int choices = 0;
    double seconds = 0, firstSeconds = 0; ///< of the processor
};

struct Setting {
    RuleSet rules;
    int iterations = 8000;
    std::uint64_t seed = 1;
};

MatchRecord recordFor(const RuleSet &rules)
{
    MatchRecord record;
    record.rules = rules;
    record.players.resize(static_cast<std::size_t>(Seating(rules).players));
    return record;
}

/// Plays the deal in progress to its end.
void playOn(Match &match, std::uint64_t seed)
{
    Referee referee;
    const auto player =
        makePlayer("search:threads=1:iterations=" + std::to_string(kPlayIterations), seed);
    const std::atomic<bool> stop{false};
    while (!match.dealOver()) {
        const DealState &deal = *match.deal();
        if (const auto event = referee.actBeforeAsking(deal, seed); event) {
            if (match.apply(*event))
                return;
            continue;
        }
        const MatchOutlook outlook{match.context(), match.standing()};
        const Event event = player->decide(SeatView(deal, deal.seat), outlook, stop).event;
        if (match.apply(event) && !referee.actInstead(match, outlook))
            return;
    }
}

/// A choice to plant: where, and what instead of what was played.
struct Plant {
    ChoicePlace place;
    Event event;
};

/// Whether the larger search finds that choice worse by so much when it is the one looked at.
bool isWorse(Judge &larger, const Match &match, const Plant &plant)
{
    const std::atomic<bool> stop{false};
    const ChoicePlace &place = plant.place;
    const auto state = match.dealAt(place.deal, place.event);
    const MatchOutlook outlook{match.contextOf(place.deal), match.standingBefore(place.deal)};
    const Judgement judged = larger.judge(SeatView(*state, place.seat), outlook, plant.event,
                                          static_cast<std::uint64_t>(place.event), stop);
    return judged.lossPoints >= kPlantedPoints && judged.lossWin > 0;
}

/// One of the choices at that place that are worse, by chance.
std::optional<Plant> plantAt(Judge &larger, const Match &match, const ChoicePlace &place,
                             Dice &dice)
{
    const std::atomic<bool> stop{false};
    const Judgement judged = judgeChoice(larger, match, place, stop);
    std::vector<Event> worse;
    for (const ChoiceValue &value : judged.values) {
        if (value.event && judged.values.front().points - value.points >= kPlantedPoints)
            worse.push_back(*value.event);
    }
    while (!worse.empty()) {
        const auto at = worse.begin() + dice.below(static_cast<int>(worse.size()));
        const Plant plant{place, *at};
        if (isWorse(larger, match, plant))
            return plant;
        worse.erase(at);
    }
    return {};
}

std::optional<Plant> plantFor(const Match &match, const Setting &setting, Dice &dice)
{
    Judge larger({kLarger * setting.iterations, setting.seed + 1000});
    const int seat = dice.below(match.context()->seating.players);
    std::vector<ChoicePlace> places = choicesOf(match, seat);
    for (int tried = 0; tried < kPlacesTried && !places.empty(); ++tried) {
        const auto at = places.begin() + dice.below(static_cast<int>(places.size()));
        const ChoicePlace place = *at;
        places.erase(at);
        if (auto plant = plantAt(larger, match, place, dice))
            return plant;
    }
    return {};
}

void tell(const JudgedChoice &choice, const char *what)
{
    const Judgement &j = choice.judgement;
    const std::string made = toString(j.made);
    const std::string best =
        j.values.empty() || !j.values.front().event ? "-" : toString(*j.values.front().event);
    std::printf("  %s: event %d %s, best %s, loses %.1f points, %.4f ± %.4f: %s\n", what,
                choice.place.event, made.c_str(), best.c_str(), j.lossPoints, j.lossWin, j.errorWin,
                toString(j.grade));
}

bool amongCostliest(const std::vector<JudgedChoice> &choices, const ChoicePlace &place)
{
    const auto list = costliest(choices);
    for (std::size_t i = 0; i < std::min<std::size_t>(list.size(), 3); ++i) {
        if (list[i]->place == place)
            return true;
    }
    return false;
}

/// The seat's choices as the review judges them at its budget.
std::vector<JudgedChoice> reviewed(const Match &match, const Setting &setting, int seat,
                                   Tally &tally)
{
    const std::atomic<bool> stop{false};
    Judge judge({setting.iterations, setting.seed});
    std::vector<JudgedChoice> choices;
    const std::clock_t start = std::clock();
    const auto seconds = [start] {
        return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
    };
    for (const ChoicePlace &place : choicesOf(match, seat)) {
        choices.push_back({place, judgeChoice(judge, match, place, stop)});
        if (choices.size() == 1)
            tally.firstSeconds = seconds();
    }
    tally.choices += static_cast<int>(choices.size());
    tally.seconds += seconds();
    return choices;
}

void tryDeal(const Setting &setting, std::uint64_t seed, Tally &tally)
{
    Match match(recordFor(setting.rules));
    const Referee referee;
    const int dealer = static_cast<int>(seed % match.context()->seating.players);
    if (referee.deal(match, dealer, seed))
        return;
    playOn(match, seed);
    Dice dice(seed * 77 + 5);
    const auto plant = plantFor(match, setting, dice);
    if (!plant)
        return;
    match.playOnFrom(plant->place.deal, plant->place.event);
    if (match.apply(plant->event))
        return;
    playOn(match, seed);
    ++tally.planted;
    const auto choices = reviewed(match, setting, plant->place.seat, tally);
    const bool found = amongCostliest(choices, plant->place);
    tally.found += found;
    for (const JudgedChoice &choice : choices) {
        const bool mine = choice.place == plant->place;
        const Grade grade = choice.judgement.grade;
        const bool alarm = grade == Grade::mistake || grade == Grade::blunder;
        if (mine && (!found || !alarm))
            tell(choice, found ? "not called so" : "missed");
        tally.called += mine && alarm;
        if (mine)
            continue;
        ++tally.untouched;
        tally.falseAlarms += alarm;
        if (alarm)
            tell(choice, "false alarm");
    }
}

} // namespace

int main(int argc, char **argv)
{
    const char *game = argc > 1 ? argv[1] : "standard";
    const int deals = argc > 2 ? std::atoi(argv[2]) : 20;
    const int first = argc > 3 ? std::atoi(argv[3]) : 1;
    const Preset *preset = findPreset(game);
    if (!preset) {
        std::fprintf(stderr, "no game %s\n", game);
        return 2;
    }
    Setting setting;
    setting.rules = rulesOf(*preset);
    if (argc > 4)
        setting.iterations = std::max(1, std::atoi(argv[4]));
    for (int i = 0; i < deals; ++i) {
        setting.seed = static_cast<std::uint64_t>(first + i);
        Tally tally;
        tryDeal(setting, setting.seed, tally);
        std::printf("deal %s %d: %d planted, %d found, %d called, %d untouched, %d alarms, "
                    "%d choices, %.2f s, first %.2f s\n",
                    game, first + i, tally.planted, tally.found, tally.called, tally.untouched,
                    tally.falseAlarms, tally.choices, tally.seconds, tally.firstSeconds);
        std::fflush(stdout);
    }
    return 0;
}
