// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sandbag {

/// The four suits in ascending order of the usual ranking of ties (clubs lowest).
enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };
inline constexpr int kSuits = 4;
inline constexpr Suit kAllSuits[] = {Suit::clubs, Suit::diamonds, Suit::hearts, Suit::spades};

/// The face of a card as printed, whatever the rules make of it. Two cards of two decks with the
/// same face are the same value: nothing distinguishes them.
///
/// Faces 0–51 are suit * 13 + rank (rank 0 is the two, 12 the ace), 52–54 the jokers BJ, LJ, 3J.
/// 55–58 are the aces of C D H S as *played low* (rule `aces_call`): never dealt or held, only
/// played. Notation: shared with the files, "AS", "TD", "BJ", "AH-".
class Card
{
public:
    static constexpr int kNatural = 52;
    static constexpr int kFaces = 55;    ///< faces that can be dealt
    static constexpr int kPlayable = 59; ///< faces that can be played, low aces included

    constexpr Card() = default;
    constexpr explicit Card(int face) : m_face(static_cast<std::uint8_t>(face)) {}
    constexpr Card(Suit suit, int rank)
        : m_face(static_cast<std::uint8_t>(static_cast<int>(suit) * 13 + rank))
    {
    }
    static constexpr Card bigJoker() { return Card(52); }
    static constexpr Card littleJoker() { return Card(53); }
    static constexpr Card thirdJoker() { return Card(54); }

    [[nodiscard]] constexpr int face() const { return m_face; }
    [[nodiscard]] constexpr bool isJoker() const { return m_face >= 52 && m_face < 55; }
    [[nodiscard]] constexpr bool isLowAce() const { return m_face >= 55; }
    /// The printed suit; meaningless for a joker.
    [[nodiscard]] constexpr Suit suit() const
    {
        return static_cast<Suit>(isLowAce() ? m_face - 55 : m_face / 13);
    }
    /// 0 (two) to 12 (ace); meaningless for a joker. A low ace has rank 12 too.
    [[nodiscard]] constexpr int rank() const { return isLowAce() ? 12 : m_face % 13; }
    [[nodiscard]] constexpr bool isAce() const { return !isJoker() && rank() == 12; }
    /// The card as it is held: a low ace is the ace.
    [[nodiscard]] constexpr Card held() const { return isLowAce() ? Card(suit(), 12) : *this; }
    /// An ace as called low.
    [[nodiscard]] constexpr Card calledLow() const { return Card(55 + static_cast<int>(suit())); }

    constexpr auto operator<=>(const Card &) const = default;

private:
    std::uint8_t m_face = 0;
};

using CardList = std::vector<Card>;

/// "AS", "BJ", "AH-".
[[nodiscard]] std::string toString(Card card);
/// Tokens with single spaces between.
[[nodiscard]] std::string toString(const CardList &cards);
/// 'C' 'D' 'H' 'S'.
[[nodiscard]] char toChar(Suit suit);

/// Reads one token; "10D" is accepted for "TD". Nothing when it names no card.
[[nodiscard]] std::optional<Card> parseCard(std::string_view token);
/// Reads tokens separated by spaces; nothing when one of them names no card, with the token in
/// `bad` where given.
[[nodiscard]] std::optional<CardList> parseCards(std::string_view text, std::string *bad = nullptr);
[[nodiscard]] std::optional<Suit> parseSuit(std::string_view token);

/// Order of lists in the files and of a hand as displayed: BJ LJ 3J, then S H D C, A to 2.
[[nodiscard]] bool filesBefore(Card a, Card b);
void sortForFiles(CardList &cards);

} // namespace sandbag
