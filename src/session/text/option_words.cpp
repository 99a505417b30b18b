// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/option_words.h"

#include "rules/value_text.h"
#include "text/translate.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <iterator>

namespace sandbag {

namespace {

/// What a number counts, so that it can be read without its title.
struct Unit {
    const char *id;
    const char *counted;
};

constexpr const char *kPoints = QT_TRANSLATE_N_NOOP("engine", "%n point(s)");
constexpr const char *kTricks = QT_TRANSLATE_N_NOOP("engine", "%n trick(s)");
constexpr const char *kCards = QT_TRANSLATE_N_NOOP("engine", "%n card(s)");
constexpr const char *kBags = QT_TRANSLATE_N_NOOP("engine", "%n bag(s)");
constexpr const char *kDeals = QT_TRANSLATE_N_NOOP("engine", "%n deal(s)");
constexpr const char *kTimes = QT_TRANSLATE_N_NOOP("engine", "%n time(s)");
constexpr const char *kSets = QT_TRANSLATE_N_NOOP("engine", "%n set(s)");
constexpr const char *kMinutes = QT_TRANSLATE_N_NOOP("engine", "%n minute(s)");
constexpr const char *kSeconds = QT_TRANSLATE_N_NOOP("engine", "%n second(s)");

constexpr Unit kUnits[] = {
    {"deal_face_up", kCards},
    {"misdeal_long_suit", kCards},
    {"pass_every_deal", kCards},
    {"pass_nil", kCards},
    {"pass_blind_nil", kCards},
    {"nil_value", kPoints},
    {"nil_lost", kPoints},
    {"nil_failed_per_trick", kPoints},
    {"blind_nil_value", kPoints},
    {"blind_nil_lost", kPoints},
    {"blind_nil_deficit", kPoints},
    {"double_nil_value", kPoints},
    {"double_nil_lost", kPoints},
    {"double_nil_deficit", kPoints},
    {"double_blind_nil_value", kPoints},
    {"double_blind_nil_lost", kPoints},
    {"team_nil_value", kPoints},
    {"team_blind_nil_value", kPoints},
    {"blind_deficit", kPoints},
    {"blind_made_per_trick", kPoints},
    {"blind_lost_per_trick", kPoints},
    {"blind_bonus", kPoints},
    {"blind_bonus_exceeded", kPoints},
    {"ten_value", kPoints},
    {"ten_lost", kPoints},
    {"ten_blind_multiplier", kTimes},
    {"moon_value", kPoints},
    {"moon_lost", kPoints},
    {"blind_moon_value", kPoints},
    {"blind_moon_lost", kPoints},
    {"lexington_value", kPoints},
    {"mo_little_value", kPoints},
    {"mo_big_value", kPoints},
    {"auction_book", kTricks},
    {"auction_over", kPoints},
    {"auction_under", kPoints},
    {"auction_set", kPoints},
    {"renege_false_challenge", kTricks},
    {"tempo_seconds", kSeconds},
    {"contract_per_trick", kPoints},
    {"set_to_opponents", kPoints},
    {"over_points", kPoints},
    {"over_set_at", kTricks},
    {"over_twice_multiplier", kTimes},
    {"bags_limit", kBags},
    {"bags_penalty", kPoints},
    {"last_trick_bonus", kPoints},
    {"last_trick_ace", kPoints},
    {"last_trick_spade_ace", kPoints},
    {"last_trick_deuce", kPoints},
    {"last_trick_high_spade", kPoints},
    {"streak_length", kTricks},
    {"streak_per_trick", kPoints},
    {"win_target", kPoints},
    {"win_floor", kPoints},
    {"win_deals", kDeals},
    {"win_minutes", kMinutes},
    {"win_sets_in_a_row", kSets},
};

/// Numbers that mean the absence of something read better as words.
struct Absence {
    const char *id;
    int value;
    const char *words;
};

constexpr const char *kNone = QT_TRANSLATE_NOOP("engine", "None");
constexpr const char *kOff = QT_TRANSLATE_NOOP("engine", "Off");
constexpr const char *kAnyScore = QT_TRANSLATE_NOOP("engine", "At any score");
constexpr const char *kNoLimit = QT_TRANSLATE_NOOP("engine", "No limit");
constexpr const char *kNoPenalty = QT_TRANSLATE_NOOP("engine", "No penalty");

constexpr Absence kAbsences[] = {
    {"deck_jokers", 0, kNone},
    {"deal_face_up", 0, kNone},
    {"misdeal_long_suit", 0, kOff},
    {"misdeal_spades_at_most", -1, kOff},
    {"pass_every_deal", 0, kNone},
    {"pass_nil", 0, kNone},
    {"pass_blind_nil", 0, kNone},
    {"bid_board", 0, kNone},
    {"bid_nil_partner_min", 0, kNone},
    {"bid_books_made", 0, kOff},
    {"blind_nil_deficit", 0, kAnyScore},
    {"double_nil_deficit", 0, kAnyScore},
    {"blind_deficit", 0, kAnyScore},
    {"blind_bonus", 0, kOff},
    {"tempo_seconds", 0, kNoLimit},
    {"over_set_at", 0, kOff},
    {"bags_limit", 0, kNoPenalty},
    {"last_trick_bonus", 0, kNone},
    {"last_trick_ace", 0, kNone},
    {"last_trick_spade_ace", 0, kNone},
    {"last_trick_deuce", 0, kNone},
    {"last_trick_high_spade", 0, kNone},
    {"streak_length", 0, kOff},
    {"win_target", 0, kNone},
    {"win_floor", 0, kNone},
    {"win_deals", 0, kNoLimit},
    {"win_minutes", 0, kNoLimit},
    {"win_sets_in_a_row", 0, kOff},
};

template<typename Rows>
auto rowOf(const Rows &rows, std::string_view id)
{
    const auto at = std::find_if(std::begin(rows), std::end(rows),
                                 [id](const auto &row) { return row.id == id; });
    return at == std::end(rows) ? nullptr : at;
}

QString numberWords(const Option &option, int value)
{
    const Absence *absence = rowOf(kAbsences, option.id);
    if (absence && absence->value == value)
        return toText(Sentence(absence->words));
    const Unit *unit = rowOf(kUnits, option.id);
    const int size = value < 0 ? -value : value;
    const QString words =
        unit ? toText(Sentence::counted(unit->counted, size)) : QString::number(size);
    return value < 0 ? QChar(0x2212) + words : words; // a true minus sign, as wide as a plus
}

QString suitLadder(const std::vector<Suit> &suits)
{
    QStringList symbols;
    for (const Suit suit : suits)
        symbols << suitSymbol(suit);
    return symbols.join(QStringLiteral(" < "));
}

} // namespace

QString titleOf(const Option &option)
{
    return toText(Sentence(option.title));
}

QString helpOf(const Option &option)
{
    return toText(Sentence(option.help));
}

QString titleOf(OptionGroup group)
{
    return toText(Sentence(groupTitle(group)));
}

QString titleOf(const Preset &preset)
{
    return toText(Sentence(preset.title));
}

QString blurbOf(const Preset &preset)
{
    return toText(Sentence(preset.blurb));
}

QString valueWords(const Option &option, const RuleSet &rules)
{
    return valueWords(option, option.get(rules));
}

QString valueWords(const Option &option, const std::string &value)
{
    switch (option.type) {
    case OptionType::boolean:
        return value == "true" ? toText(Sentence(QT_TRANSLATE_NOOP("engine", "Yes")))
                               : toText(Sentence(QT_TRANSLATE_NOOP("engine", "No")));
    case OptionType::integer:
        return numberWords(option, QString::fromStdString(value).toInt());
    case OptionType::choice: {
        const auto at = std::find(option.values.begin(), option.values.end(), value);
        if (at == option.values.end())
            return {};
        return toText(
            Sentence(option.labels[static_cast<std::size_t>(at - option.values.begin())]));
    }
    case OptionType::cards: {
        const QString words = cardsWords(parseCards(value).value_or(CardList{}));
        return words.isEmpty() ? toText(Sentence(kNone)) : words;
    }
    case OptionType::suits: {
        std::vector<Suit> suits;
        if (!fromText(value, suits) || suits.empty())
            return toText(Sentence(QT_TRANSLATE_NOOP("engine", "Only spades trump")));
        return suitLadder(suits);
    }
    }
    return {};
}

QString suitSymbol(Suit suit)
{
    static constexpr char16_t symbols[] = {0x2663, 0x2666, 0x2665, 0x2660};
    return QString(QChar(symbols[static_cast<int>(suit)]));
}

QString suitName(Suit suit)
{
    static constexpr const char *names[] = {
        QT_TRANSLATE_NOOP("engine", "Clubs"), QT_TRANSLATE_NOOP("engine", "Diamonds"),
        QT_TRANSLATE_NOOP("engine", "Hearts"), QT_TRANSLATE_NOOP("engine", "Spades")};
    return toText(Sentence(names[static_cast<int>(suit)]));
}

QString cardWords(Card card)
{
    if (card == Card::bigJoker())
        return toText(Sentence(QT_TRANSLATE_NOOP("engine", "Big joker")));
    if (card == Card::littleJoker())
        return toText(Sentence(QT_TRANSLATE_NOOP("engine", "Little joker")));
    if (card == Card::thirdJoker())
        return toText(Sentence(QT_TRANSLATE_NOOP("engine", "Third joker")));
    static constexpr const char *ranks[] = {"2", "3",  "4", "5", "6", "7", "8",
                                            "9", "10", "J", "Q", "K", "A"};
    return QString::fromLatin1(ranks[card.rank()]) + suitSymbol(card.suit());
}

QString cardsWords(const CardList &cards)
{
    QStringList words;
    for (const Card card : cards)
        words << cardWords(card);
    // Names of jokers have spaces, so that a list needs commas.
    return words.join(QStringLiteral(", "));
}

} // namespace sandbag
