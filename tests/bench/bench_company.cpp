// SPDX-License-Identifier: GPL-3.0-or-later
// What one act at a table in company costs the host and each guest, at the beginning of a long deal
// and at its end, and after many deals of a match: processor time in µs, medians.
#include "company_table.h"
#include "random_rules.h"

#include "deal/seat_view.h"
#include "match/dealing.h"
#include "match/match.h"
#include "rules/catalogue.h"
#include "rules/rule_set.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>
#include <vector>

using namespace sandbag;

namespace {

/// µs of the processor that this thread has had.
double busy()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e6 + double(now.tv_nsec) / 1e3;
}

struct Costs {
    std::vector<double> act;    ///< the host judges it, and tells everyone
    std::vector<double> follow; ///< for whom the match waits
    std::vector<double> hear;   ///< everything else: lines written, cut, and read at all guests
};

double median(std::vector<double> values)
{
    if (values.empty())
        return 0;
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

class Bench : public CompanyTable
{
public:
    explicit Bench(const RuleSet &rules) : CompanyTable(3)
    {
        begin(rules, 5);
        if (!why.empty()) { // so many deals, as a rule
            std::printf("%s\n", why.c_str());
            std::exit(1);
        }
    }

    void playDeal(Costs &early, Costs &late)
    {
        if (session().match().dealOver()) {
            for (int seat = 0; seat < players(); ++seat)
                guest(seat).seat->nextDeal();
            settle();
        }
        const auto all = static_cast<std::size_t>(session().match().context()->pack.cards.size());
        while (!session().match().dealOver()) {
            const std::size_t events = session().match().record().deals.back().events.size();
            measure(events < all / 2 ? early : late);
        }
        longest = std::max(longest, session().match().record().deals.back().events.size());
        for (int seat = 0; seat < players(); ++seat)
            guest(seat).heard = {};
    }
    std::size_t longest = 0;

private:
    int players() { return session().match().context()->seating.players; }
    void measure(Costs &costs)
    {
        const Prompt prompt = legal(*session().match().deal());
        Dice dice(session().match().record().deals.back().events.size());
        const Event event = choose(prompt, dice);
        const double begun = busy();
        (void)session().act(event);
        const double acted = busy();
        host().conduct().tick();
        const double followed = busy();
        settle();
        costs.act.push_back(acted - begun);
        costs.follow.push_back(followed - acted);
        costs.hear.push_back((busy() - followed) / players());
    }
};

void tell(const char *what, const Costs &costs)
{
    std::printf("  %-22s host %7.1f, of it for whom it waits %5.2f; a guest with its bytes %7.1f "
                "(%zu acts)\n",
                what, median(costs.act), median(costs.follow), median(costs.hear),
                costs.act.size());
    std::fflush(stdout);
}

RuleSet gameOf(const char *name)
{
    for (const Preset &game : presets()) {
        if (std::strcmp(game.id, name) == 0)
            return rulesOf(game);
    }
    return {};
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const int deals = argc > 1 ? std::atoi(argv[1]) : 400;
    for (const char *game : {"standard", "cancellation-8"}) {
        RuleSet rules = gameOf(game);
        rules.deal_cut = DealCut::none;
        rules.win_deals = deals;
        rules.win_target = 0;
        Bench table(rules);
        Costs early, late, last;
        for (int deal = 0; deal < 5; ++deal)
            table.playDeal(early, late);
        std::printf("%s, deals of up to %zu events\n", game, table.longest);
        tell("first half of a deal", early);
        tell("second half", late);
        Costs none;
        for (int deal = 5; deal < deals - 5; ++deal)
            table.playDeal(none, none);
        Costs lastEarly;
        for (int deal = deals - 5; deal < deals; ++deal)
            table.playDeal(lastEarly, last);
        std::printf(" after %d deals\n", deals - 5);
        tell("first half of a deal", lastEarly);
        tell("second half", last);
    }
    return 0;
}
