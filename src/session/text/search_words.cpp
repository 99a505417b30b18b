// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/search_words.h"

#include "text/translate.h"

#include <QList>

namespace sandbag {

namespace {

struct WordsRow {
    const char *id;
    const char *words;
};

// Words of the tables, not of the program. Their order does not matter.
constexpr WordsRow kWords[] = {
    {"table_players", QT_TRANSLATE_NOOP("engine", "two three four five six eight handed people "
                                                  "number of players seats two-handed "
                                                  "three-handed")},
    {"table_sides", QT_TRANSLATE_NOOP("engine", "cutthroat cut throat solo alone teams team "
                                                "partnership individual single no partners")},
    {"deck_packs", QT_TRANSLATE_NOOP("engine", "decks two decks double deck cards")},
    {"deck_jokers", QT_TRANSLATE_NOOP("engine", "joker big little guarantee deck")},
    {"deck_removed", QT_TRANSLATE_NOOP("engine", "deuces twos of clubs hearts out removed remove "
                                                 "discard red twos short deck")},
    {"deck_leftover", QT_TRANSLATE_NOOP("engine", "kitty widow stock blind extra remaining cards")},
    {"deck_aside_card", QT_TRANSLATE_NOOP("engine", "two of clubs deuce")},
    {"duplicates_winner",
     QT_TRANSLATE_NOOP("engine", "cancellation cancel double deck same twice")},
    {"trumps_elevated", QT_TRANSLATE_NOOP("engine", "jokers high deuces high twos high two of "
                                                    "diamonds two of spades bauer bower jack "
                                                    "top trumps jjda jjdd")},
    {"jokers_role", QT_TRANSLATE_NOOP("engine", "easy spades joke trumps junk")},
    {"jokers_big", QT_TRANSLATE_NOOP("engine", "colour colored full-colour black red")},
    {"jokers_tie", QT_TRANSLATE_NOOP("engine", "first played wins")},
    {"jokers_big_lead_pulls", QT_TRANSLATE_NOOP("engine", "pull draw force highest")},
    {"trumps_hierarchy", QT_TRANSLATE_NOOP("engine", "differentiated trumps suit order rank")},
    {"aces_call", QT_TRANSLATE_NOOP("engine", "ace low high 3b")},
    {"deal_first_dealer", QT_TRANSLATE_NOOP("engine", "draw for deal high card")},
    {"deal_cut", QT_TRANSLATE_NOOP("engine", "cut french stacks shuffle")},
    {"deal_face_up", QT_TRANSLATE_NOOP("engine", "exposed open cards power check")},
    {"deal_method", QT_TRANSLATE_NOOP("engine", "two players draw draft stock heads up")},
    {"misdeal_no_face", QT_TRANSLATE_NOOP("engine", "deficient hand redeal court picture")},
    {"misdeal_long_suit", QT_TRANSLATE_NOOP("engine", "deficient hand redeal seven of a suit")},
    {"misdeal_spades_at_most", QT_TRANSLATE_NOOP("engine", "deficient hand redeal no spades "
                                                           "one spade trump less")},
    {"kitty_taker", QT_TRANSLATE_NOOP("engine", "widow stock two of clubs deuce")},
    {"kitty_discard", QT_TRANSLATE_NOOP("engine", "widow")},
    {"kitty_extra_round", QT_TRANSLATE_NOOP("engine", "widow")},
    {"pass_every_deal", QT_TRANSLATE_NOOP("engine", "exchange pass three cards swap trade")},
    {"pass_nil", QT_TRANSLATE_NOOP("engine", "pass nilo passing swap")},
    {"pass_blind_nil", QT_TRANSLATE_NOOP("engine", "pass nilo passing swap")},
    {"pass_order", QT_TRANSLATE_NOOP("engine", "pass nilo passing")},
    {"bid_style", QT_TRANSLATE_NOOP("engine", "partnership bidding round the table team bid "
                                              "together auction bridge")},
    {"bid_restriction", QT_TRANSLATE_NOOP("engine", "suicide whiz wiz mirror mirrors own spades")},
    {"bid_min", QT_TRANSLATE_NOOP("engine", "minimum bid board four fredieu")},
    {"bid_board", QT_TRANSLATE_NOOP("engine", "minimum bid of a team four board")},
    {"bid_nil_partner_min", QT_TRANSLATE_NOOP("engine", "minimum four")},
    {"bid_max", QT_TRANSLATE_NOOP("engine", "maximum")},
    {"bid_zero", QT_TRANSLATE_NOOP("engine", "nilo none nothing")},
    {"bid_sum_not_tricks", QT_TRANSLATE_NOOP("engine", "thirteen add up screw the dealer oh hell")},
    {"bid_half", QT_TRANSLATE_NOOP("engine", "three and a half maybe")},
    {"bid_raise", QT_TRANSLATE_NOOP("engine", "second round increase up")},
    {"bid_talk", QT_TRANSLATE_NOOP("engine", "table talk discuss sure possible maybe "
                                             "cross-boarding")},
    {"bid_books_made", QT_TRANSLATE_NOOP("engine", "book tricks not played ten")},
    {"bid_first_deal_plays_itself", QT_TRANSLATE_NOOP("engine", "first hand bids itself")},
    {"bid_talk_penalty", QT_TRANSLATE_NOOP("engine", "cross-boarding table talk crossboarding")},
    {"bid_talk_amount", QT_TRANSLATE_NOOP("engine", "cross-boarding table talk crossboarding")},
    {"nil_allowed", QT_TRANSLATE_NOOP("engine", "nilo zero naught nothing null")},
    {"nil_declared", QT_TRANSLATE_NOOP("engine", "nilo announce")},
    {"nil_value", QT_TRANSLATE_NOOP("engine", "nilo bonus points worth 50 100")},
    {"nil_lost", QT_TRANSLATE_NOOP("engine", "nilo penalty points broken set")},
    {"nil_failed_tricks", QT_TRANSLATE_NOOP("engine", "nilo broken set sandbags overtricks")},
    {"nil_pot", QT_TRANSLATE_NOOP("engine", "zero 3b")},
    {"blind_nil_allowed", QT_TRANSLATE_NOOP("engine", "nilo double nil zero unseen")},
    {"blind_nil_value", QT_TRANSLATE_NOOP("engine", "nilo bonus worth")},
    {"blind_nil_lost", QT_TRANSLATE_NOOP("engine", "nilo penalty")},
    {"blind_nil_deficit", QT_TRANSLATE_NOOP("engine", "nilo trailing losing down by hundred")},
    {"double_nil_scoring", QT_TRANSLATE_NOOP("engine", "nilo both partners double nil triple nil")},
    {"dark_allowed", QT_TRANSLATE_NOOP("engine", "shuffle stack top card")},
    {"team_nil_allowed", QT_TRANSLATE_NOOP("engine", "side lose every trick")},
    {"blind_allowed", QT_TRANSLATE_NOOP("engine", "blind six seven trailing unseen")},
    {"blind_deficit", QT_TRANSLATE_NOOP("engine", "trailing losing down by hundred")},
    {"blind_min", QT_TRANSLATE_NOOP("engine", "blind six seven")},
    {"ten_mode", QT_TRANSLATE_NOOP("engine", "wheels flight 10-for-200 10 for 2 two hundred")},
    {"ten_value", QT_TRANSLATE_NOOP("engine", "wheels flight 10-for-200 two hundred")},
    {"ten_lost", QT_TRANSLATE_NOOP("engine", "wheels flight 10-for-200 two hundred")},
    {"ten_exact", QT_TRANSLATE_NOOP("engine", "wheels flight")},
    {"ten_bags", QT_TRANSLATE_NOOP("engine", "wheels flight sandbags")},
    {"ten_thirteen_wins", QT_TRANSLATE_NOOP("engine", "boston thirteen all tricks")},
    {"moon_allowed", QT_TRANSLATE_NOOP("engine", "boston slam shoot the moon thirteen all tricks")},
    {"moon_value", QT_TRANSLATE_NOOP("engine", "boston slam shooting")},
    {"moon_lost", QT_TRANSLATE_NOOP("engine", "boston slam shooting")},
    {"moon_wins", QT_TRANSLATE_NOOP("engine", "boston slam shooting game")},
    {"blind_moon_allowed", QT_TRANSLATE_NOOP("engine", "boston on fire grand slam")},
    {"blind_moon_needs", QT_TRANSLATE_NOOP("engine", "boston on fire grand slam")},
    {"blind_moon_value", QT_TRANSLATE_NOOP("engine", "boston on fire grand slam")},
    {"blind_moon_lost", QT_TRANSLATE_NOOP("engine", "boston on fire grand slam")},
    {"blind_moon_wins", QT_TRANSLATE_NOOP("engine", "boston on fire grand slam")},
    {"lexington_mode", QT_TRANSLATE_NOOP("engine", "twelve tricks")},
    {"notrump_allowed", QT_TRANSLATE_NOOP("engine", "no trump nt")},
    {"mo_allowed", QT_TRANSLATE_NOOP("engine", "big little first seven ten tricks")},
    {"moe_allowed", QT_TRANSLATE_NOOP("engine", "big little consecutive in a row")},
    {"bemo_allowed", QT_TRANSLATE_NOOP("engine", "big little first six nine tricks")},
    {"auction_book", QT_TRANSLATE_NOOP("engine", "bridge whist six books")},
    {"opening_leader", QT_TRANSLATE_NOOP("engine", "two of clubs deuce starts opening lead "
                                                   "first trick start")},
    {"opening_follow", QT_TRANSLATE_NOOP("engine", "two of clubs deuce throw")},
    {"opening_spades", QT_TRANSLATE_NOOP("engine", "trump cut ruff opening")},
    {"lead_spades", QT_TRANSLATE_NOOP("engine", "breaking spades broken break trump lead")},
    {"follow_must_trump", QT_TRANSLATE_NOOP("engine", "play to beat must trump overtrump ruff "
                                                      "pinochle")},
    {"renege_mode", QT_TRANSLATE_NOOP("engine", "renege reneging revoke revoking reneg follow "
                                                "suit illegal cheat catch call")},
    {"renege_penalty", QT_TRANSLATE_NOOP("engine", "renege reneging revoke revoking books")},
    {"renege_false_challenge", QT_TRANSLATE_NOOP("engine", "renege reneging revoke accusation")},
    {"renege_take_back", QT_TRANSLATE_NOOP("engine", "renege revoke undo mistake")},
    {"trick_review", QT_TRANSLATE_NOOP("engine", "books turn over look at tricks")},
    {"claim_mode", QT_TRANSLATE_NOOP("engine", "tram the rest are mine lay down")},
    {"claim_wrong", QT_TRANSLATE_NOOP("engine", "tram the rest are mine exposed")},
    {"tempo_seconds", QT_TRANSLATE_NOOP("engine", "speed spades philadelphia quakers clock time")},
    {"contract_per_trick", QT_TRANSLATE_NOOP("engine", "books ten points score")},
    {"contract_made", QT_TRANSLATE_NOOP("engine", "highlander oh hell exact books")},
    {"set_penalty", QT_TRANSLATE_NOOP("engine", "short down quicksand going under books")},
    {"set_to_opponents", QT_TRANSLATE_NOOP("engine", "broken contract defenders undertricks")},
    {"over_points", QT_TRANSLATE_NOOP("engine", "bags sandbags books overs no overs over books")},
    {"over_set_at", QT_TRANSLATE_NOOP("engine", "bags sandbags overs three")},
    {"over_twice", QT_TRANSLATE_NOOP("engine", "double over double back bags sandbags overtricks")},
    {"seven_bonus", QT_TRANSLATE_NOOP("engine", "seven tricks or higher race")},
    {"partners_exact_bonus", QT_TRANSLATE_NOOP("engine", "individual team players")},
    {"bags_limit", QT_TRANSLATE_NOOP("engine", "sandbags overtricks bagging out sandbagging ten "
                                               "no bags")},
    {"bags_penalty", QT_TRANSLATE_NOOP("engine", "sandbags overtricks bagging out hundred")},
    {"bags_after", QT_TRANSLATE_NOOP("engine", "sandbags overtricks reset keep")},
    {"bags_separate", QT_TRANSLATE_NOOP("engine", "sandbags 0-till-10 last digit units")},
    {"bags_cancel_card", QT_TRANSLATE_NOOP("engine", "sandbag cancellation three of spades")},
    {"bags_cancel_fixed", QT_TRANSLATE_NOOP("engine", "sandbag cancellation three of spades")},
    {"last_trick_deuce", QT_TRANSLATE_NOOP("engine", "deuce victory")},
    {"last_trick_bonus", QT_TRANSLATE_NOOP("engine", "bela pinochle final")},
    {"streak_length", QT_TRANSLATE_NOOP("engine", "end winning streak three in a row")},
    {"dix_allowed", QT_TRANSLATE_NOOP("engine", "nine of spades")},
    {"bonus_split", QT_TRANSLATE_NOOP("engine", "eight and ten rule")},
    {"win_target", QT_TRANSLATE_NOOP("engine", "play to first to game points 500 300 250 1000 "
                                               "end winning score")},
    {"win_floor", QT_TRANSLATE_NOOP("engine", "minus mercy lose negative")},
    {"win_deals", QT_TRANSLATE_NOOP("engine", "hands rounds fixed number")},
    {"win_minutes", QT_TRANSLATE_NOOP("engine", "time limit hour")},
    {"win_sets_in_a_row", QT_TRANSLATE_NOOP("engine", "shot back to back twice in succession")},
};

constexpr WordsRow kAskedFor[] = {
    {"win_target", QT_TRANSLATE_NOOP("engine", "250; 300; 500; 1000; points; win; winning; score")},
    {"nil_allowed", QT_TRANSLATE_NOOP("engine", "nilo; no nil; zero")},
    {"blind_allowed", QT_TRANSLATE_NOOP("engine", "blind")},
    {"bags_limit", QT_TRANSLATE_NOOP("engine", "no bags; sandbags; sandbag; bagging out")},
    {"bags_penalty", QT_TRANSLATE_NOOP("engine", "penalty")},
    {"over_points", QT_TRANSLATE_NOOP("engine", "overtricks; overs; no overs")},
    {"moon_allowed", QT_TRANSLATE_NOOP("engine", "boston; slam")},
    {"bid_style", QT_TRANSLATE_NOOP("engine", "partnership; bidding together; team bidding")},
    {"deck_leftover", QT_TRANSLATE_NOOP("engine", "kitty; widow")},
    {"pass_every_deal", QT_TRANSLATE_NOOP("engine", "pass; passing")},
    {"trumps_elevated", QT_TRANSLATE_NOOP("engine", "deuces; deuces high; twos high")},
    {"lead_spades", QT_TRANSLATE_NOOP("engine", "spades; break spades")},
    {"set_penalty", QT_TRANSLATE_NOOP("engine", "set; lose")},
    {"tempo_seconds", QT_TRANSLATE_NOOP("engine", "time; timer")},
    {"misdeal_no_face", QT_TRANSLATE_NOOP("engine", "reshuffle; redeal")},
};

QString wordsOf(const auto &rows, std::string_view id)
{
    for (const WordsRow &row : rows) {
        if (row.id == id)
            return toText(row.words);
    }
    return {};
}

} // namespace

QString searchWords(std::string_view id)
{
    return wordsOf(kWords, id);
}

QString askedFor(std::string_view id)
{
    return wordsOf(kAskedFor, id);
}

QList<QString> idsWithSearchWords()
{
    QList<QString> ids;
    for (const WordsRow &row : kWords)
        ids << QString::fromLatin1(row.id);
    for (const WordsRow &row : kAskedFor)
        ids << QString::fromLatin1(row.id);
    return ids;
}

} // namespace sandbag
