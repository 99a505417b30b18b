// SPDX-License-Identifier: GPL-3.0-or-later
#include "scoring/score_line.h"

#include "text/mark.h"

#include <iterator>
#include <string>

namespace sandbag {

namespace {

constexpr const char *kWords[] = {
    "contract", "over",    "set",        "nil",       "blind_nil",  "double_nil", "ten",
    "blind",    "moon",    "blind_moon", "lexington", "notrump",    "bemo",       "moe",
    "mo",       "auction", "seven",      "partners",  "last_trick", "streak",     "dix",
    "bags",     "renege",  "claim",      "team_nil",  "first_deal", "ruling",
};
static_assert(std::size(kWords) == static_cast<std::size_t>(LineRule::ruling) + 1);

/// How a text's arguments are to be read: `counted` is the one with plural forms (−1: none),
/// `halves` says that the first one is twice a number; `ofBlindNil`: what stands for it where the
/// line is that of a blind nil.
struct Text {
    const char *english;
    int args = 0;
    int counted = -1;
    bool halves = false;
    const char *ofBlindNil = nullptr;
};

// In the order of LineText. %1 … stand for the arguments that are not counted, in their order.
constexpr Text kTexts[] = {
    {QT_TRANSLATE_NOOP("engine", "Bid %1, took %2"), 2},
    {QT_TRANSLATE_N_NOOP("engine", "Bid %1, took %2: %n trick(s) short"), 3, 2},
    {QT_TRANSLATE_NOOP("engine", "Bid %1, %2 counted"), 2},
    {QT_TRANSLATE_N_NOOP("engine", "Bid %1, %2 counted: %n trick(s) short"), 3, 2},
    {QT_TRANSLATE_NOOP("engine", "Bid %1, took %2: set by overtricks"), 2},
    {QT_TRANSLATE_NOOP("engine", "Bid %1, took %2: set by doubling the bid"), 2},
    {QT_TRANSLATE_NOOP("engine", "Bid %1, took %2: the bid had to be met exactly"), 2},
    {QT_TRANSLATE_NOOP("engine", "Bid %1, took %2: a partner missed his own bid"), 2},
    {QT_TRANSLATE_NOOP("engine", "Own bid of %1 met with %2"), 2, -1, true},
    {QT_TRANSLATE_NOOP("engine", "Own bid of %1 missed with %2"), 2, -1, true},
    {QT_TRANSLATE_NOOP("engine", "Bid %1, took %2: broken by the failed nil"), 2},
    {QT_TRANSLATE_NOOP("engine", "Bid %1, took %2: failed by a wrong claim"), 2},
    {QT_TRANSLATE_N_NOOP("engine", "%n overtrick(s)"), 1, 0},
    {QT_TRANSLATE_N_NOOP("engine", "%n overtrick(s), points but no bags"), 1, 0},
    {QT_TRANSLATE_N_NOOP("engine", "The others fell %n trick(s) short"), 1, 0},
    {QT_TRANSLATE_NOOP("engine", "Blind %1 made, %2 counted"), 2, -1, true},
    {QT_TRANSLATE_N_NOOP("engine", "Blind %1, %2 counted: %n trick(s) short"), 3, 2, true},
    {QT_TRANSLATE_NOOP("engine", "Blind %1 failed, %2 counted"), 2, -1, true},
    {QT_TRANSLATE_NOOP("engine", "Partner's seen share of %1 made"), 1, -1, true},
    {QT_TRANSLATE_NOOP("engine", "Partner's seen share of %1 failed with it"), 1, -1, true},
    {QT_TRANSLATE_NOOP("engine", "Blind %1 met exactly"), 1},
    {QT_TRANSLATE_NOOP("engine", "Blind %1 missed"), 1},
    {QT_TRANSLATE_NOOP("engine", "Blind %1 exceeded"), 1},
    {QT_TRANSLATE_NOOP("engine", "Ten made with %1"), 1},
    {QT_TRANSLATE_NOOP("engine", "Ten failed with %1"), 1},
    {QT_TRANSLATE_NOOP("engine", "Took every trick as called"), 0},
    {QT_TRANSLATE_N_NOOP("engine", "Called every trick, took %n"), 1, 0},
    {QT_TRANSLATE_NOOP("engine", "Twelve bid and made with %1"), 1},
    {QT_TRANSLATE_NOOP("engine", "Exactly twelve tricks taken"), 0},
    {QT_TRANSLATE_NOOP("engine", "Twelve bid and failed with %1"), 1},
    {QT_TRANSLATE_NOOP("engine", "Bid %1 with no trump kept, took %2: the bidder's share doubled"),
     2},
    {QT_TRANSLATE_NOOP("engine", "Bid %1 with no trump kept: the bidder's tricks doubled make %2"),
     2},
    {QT_TRANSLATE_NOOP("engine", "No trump broken: the bidder's %1 lost"), 1, -1, true},
    {QT_TRANSLATE_NOOP("engine", "The partner's share of %1 made"), 1, -1, true},
    {QT_TRANSLATE_NOOP("engine", "The side lost every trick as called"), 0},
    {QT_TRANSLATE_N_NOOP("engine", "Called no trick, took %n"), 1, 0},
    {QT_TRANSLATE_N_NOOP("engine", "Won the first %n trick(s) as called"), 1, 0},
    {QT_TRANSLATE_N_NOOP("engine", "Did not win the first %n trick(s)"), 1, 0},
    {QT_TRANSLATE_N_NOOP("engine", "Won %n trick(s) in a row as called"), 1, 0},
    {QT_TRANSLATE_N_NOOP("engine", "Did not win %n trick(s) in a row"), 1, 0},
    {QT_TRANSLATE_N_NOOP("engine", "Won the first %n trick(s), beside the contract"), 1, 0},
    {QT_TRANSLATE_N_NOOP("engine", "Did not win the first %n trick(s), beside the contract"), 1, 0},
    {QT_TRANSLATE_NOOP("engine", "Declared %1, needed %2, took %3"), 3},
    {QT_TRANSLATE_NOOP("engine", "Declared %1, needed %2, took only %3"), 3},
    {QT_TRANSLATE_N_NOOP("engine", "The declarers took %n trick(s) more than they needed"), 1, 0},
    {QT_TRANSLATE_N_NOOP("engine", "The declarers fell %n trick(s) short"), 1, 0},
    {QT_TRANSLATE_NOOP("engine", "Nil made"), 0, -1, false,
     QT_TRANSLATE_NOOP("engine", "Blind nil made")},
    {QT_TRANSLATE_N_NOOP("engine", "Nil failed, took %n"), 1, 0, false,
     QT_TRANSLATE_N_NOOP("engine", "Blind nil failed, took %n")},
    {QT_TRANSLATE_NOOP("engine", "Nil failed by a renege"), 0, -1, false,
     QT_TRANSLATE_NOOP("engine", "Blind nil failed by a renege")},
    {QT_TRANSLATE_NOOP("engine", "Nil failed by a wrong claim"), 0, -1, false,
     QT_TRANSLATE_NOOP("engine", "Blind nil failed by a wrong claim")},
    {QT_TRANSLATE_N_NOOP("engine", "%n trick(s) of a failed nil"), 1, 0},
    {QT_TRANSLATE_N_NOOP("engine", "The failed nil brings %n bag(s)"), 1, 0},
    {QT_TRANSLATE_NOOP("engine", "The made nil takes the pot"), 0},
    {QT_TRANSLATE_NOOP("engine", "Every partner's nil made"), 0},
    {QT_TRANSLATE_NOOP("engine", "Double nil failed"), 0},
    {QT_TRANSLATE_NOOP("engine", "Won the last trick"), 0},
    {QT_TRANSLATE_NOOP("engine", "Won the last trick with an ace"), 0},
    {QT_TRANSLATE_NOOP("engine", "Won the last trick with the ace of spades"), 0},
    {QT_TRANSLATE_NOOP("engine", "Won the last trick with a two"), 0},
    {QT_TRANSLATE_NOOP("engine", "A high spade in the last trick met the bid exactly"), 0},
    {QT_TRANSLATE_NOOP("engine", "The made nil played an ace to the last trick"), 0},
    {QT_TRANSLATE_N_NOOP("engine", "One player won the last %n trick(s)"), 1, 0},
    {QT_TRANSLATE_N_NOOP("engine", "Broke a run of %n trick(s) by the last one"), 1, 0},
    {QT_TRANSLATE_NOOP("engine", "The nine of spades won a trick"), 0},
    {QT_TRANSLATE_N_NOOP("engine", "%n trick(s) bid and made above six"), 1, 0},
    {QT_TRANSLATE_NOOP("engine", "Seven or more bid and made, time %1"), 1},
    {QT_TRANSLATE_NOOP("engine", "Seven or more taken, time %1"), 1},
    {QT_TRANSLATE_NOOP("engine", "Each partner took exactly what he bid, %1 together"), 1},
    {QT_TRANSLATE_NOOP("engine", "The special card cancels a bag"), 0},
    {QT_TRANSLATE_N_NOOP("engine", "%n bag(s) are full: penalty"), 1, 0},
    {QT_TRANSLATE_N_NOOP("engine", "%n bag(s): penalty, and the bag is emptied"), 1, 0},
    {QT_TRANSLATE_NOOP("engine", "Renege: the contract of %1 is lost"), 1},
    {QT_TRANSLATE_NOOP("engine", "Renege: all points of the deal go to the challenger"), 0},
    {QT_TRANSLATE_NOOP("engine", "Renege by the others: their points of the deal"), 0},
    {QT_TRANSLATE_NOOP("engine", "Books made without play: bid %1"), 1},
    {QT_TRANSLATE_N_NOOP("engine", "%n trick(s) in a deal without bids"), 1, 0},
    {QT_TRANSLATE_NOOP("engine", "Ruling"), 0},
};
static_assert(std::size(kTexts) == static_cast<std::size_t>(LineText::count_));

/// A blind nil is told by its name, so that nobody wonders why it is worth more.
const char *englishOf(const Text &text, LineRule rule)
{
    return rule == LineRule::blindNil && text.ofBlindNil ? text.ofBlindNil : text.english;
}

/// "3" or "3.5".
SentenceArg halfNumber(int halves)
{
    if (halves % 2 == 0)
        return halves / 2;
    return std::to_string(halves / 2) + ".5";
}

} // namespace

const char *ruleWord(LineRule rule)
{
    return kWords[static_cast<std::size_t>(rule)];
}

Sentence explain(const ScoreLine &line, std::span<const Ruling> rulings)
{
    if (line.text == LineText::ruling) {
        const auto index = static_cast<std::size_t>(line.args[0]);
        if (index < rulings.size() && !rulings[index].reason.empty())
            return {QT_TRANSLATE_NOOP("engine", "Ruling: %1"), {rulings[index].reason}};
    }
    const Text &text = kTexts[static_cast<std::size_t>(line.text)];
    Sentence sentence(englishOf(text, line.rule));
    for (int i = 0; i < text.args; ++i) {
        const int arg = line.args[static_cast<std::size_t>(i)];
        if (i == text.counted)
            sentence.count = arg;
        else
            sentence.args.push_back(i == 0 && text.halves ? halfNumber(arg) : SentenceArg(arg));
    }
    return sentence;
}

} // namespace sandbag
