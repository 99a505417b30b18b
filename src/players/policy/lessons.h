// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace sandbag {

/// Rows of a table of lessons that apply to one question, or to one card of it.
class LessonRows
{
public:
    [[gnu::always_inline]] void add(int first, int place, int count)
    {
        place = place < 0 ? 0 : place < count ? place : count - 1;
        m_row[m_count++] = static_cast<std::uint16_t>(first + place);
    }
    [[nodiscard, gnu::always_inline]] const std::uint16_t *begin() const { return m_row.data(); }
    [[nodiscard, gnu::always_inline]] const std::uint16_t *end() const
    {
        return m_row.data() + m_count;
    }
    [[gnu::always_inline]] void clear() { m_count = 0; }

    static constexpr std::size_t kMost = 24;

private:
    std::array<std::uint16_t, kMost> m_row;
    std::size_t m_count = 0;
};

/// What games taught about cards beyond the rules of thumb: a small network, whose first layer is a
/// table with a row for each thing that may be true of the position (the scene) or of a card. Made
/// by `sandbag_fit lessons` (tests/strength/fit); whole numbers, so that every machine gets the
/// same.
struct Lessons {
    static constexpr int kHidden = 64;
    static constexpr int kScale = 128;        ///< of the first layer
    static constexpr int kLastScale = 256;    ///< of the last one
    static constexpr int kPlainScale = 32768; ///< of what comes out: the product of both

    // The scene: a block of rows for each thing, of which one applies. What is counted by steps
    // that hang on the score is measured in tricks' points.
    static constexpr int kPlace = 0;              ///< 10: leads; players behind × duty
    static constexpr int kHolder = kPlace + 10;   ///< 12: who wins so far × trumps are led
    static constexpr int kNeed = kHolder + 12;    ///< 8: tricks the own unit needs
    static constexpr int kTheirNeed = kNeed + 8;  ///< 8: … the others
    static constexpr int kSlack = kTheirNeed + 8; ///< 9: tricks that nobody has undertaken, −4 …
    static constexpr int kLeft = kSlack + 9;      ///< 14: tricks left
    static constexpr int kWant = kLeft + 14;      ///< 18: worth of a trick, thirds from −1
    static constexpr int kNils =
        kWant + 18; ///< 16: open nils: own, partner's, theirs behind, before
    static constexpr int kTrumps = kNils + 16;     ///< 24: own trumps × unseen ones
    static constexpr int kBroken = kTrumps + 24;   ///< 2
    static constexpr int kFailed = kBroken + 2;    ///< 4: own nil, partner's failed
    static constexpr int kOwnPart = kFailed + 4;   ///< 8: own bid less tricks, −2 …
    static constexpr int kMatePart = kOwnPart + 8; ///< 8: partner's
    static constexpr int kOver = kMatePart + 8;    ///< 9: worth of overtricks: own × theirs
    static constexpr int kTable = kOver + 9;       ///< 8: players × alone
    static constexpr int kHand = kTable + 8;       ///< 14: own hand above the bid, halves from −3
    static constexpr int kShape = kHand + 14;      ///< 9: own voids × singletons
    static constexpr int kTrumpless = kShape + 9;  ///< 8: out of trumps: left, partner, right
    static constexpr int kLeftPart = kTrumpless + 8; ///< 8: the next player's bid less tricks
    static constexpr int kRightPart = kLeftPart + 8; ///< 8: the last one's
    static constexpr int kScene = kRightPart + 8;

    // A card, once for each mood: no nil is open, the own one, a partner's, only others'.
    static constexpr int kHeight = 0;              ///< trump × higher unseen × unseen
    static constexpr int kLength = kHeight + 224;  ///< trump × length × unseen
    static constexpr int kRole = kLength + 224;    ///< 18: what it does × players behind
    static constexpr int kOurs = kRole + 18;       ///< 24: chance that the trick is ours × role
    static constexpr int kLater = kOurs + 24;      ///< 20: chance to win later × need
    static constexpr int kNilGain = kLater + 20;   ///< 11: what it does to nils
    static constexpr int kRuffers = kNilGain + 11; ///< 9: who ruffs a lead: left, partner, right
    static constexpr int kShowed = kRuffers + 9;   ///< 9: who is out of the suit and of trumps
    static constexpr int kRank = kShowed + 9;      ///< 36: own lower × own higher × duty
    static constexpr int kDiscard = kRank + 36; ///< 9: of a discard: last of suit × trumps × ours
    static constexpr int kGuard =
        kDiscard + 9; ///< 32: higher than the suit's best × below it × this
    static constexpr int kNilSuit = kGuard + 32; ///< 27: partner's nil, theirs in the suit × lower
    static constexpr int kRuffersLater = kNilSuit + 27;    ///< 9: as kRuffers, of a card not led
    static constexpr int kShowedLater = kRuffersLater + 9; ///< 9: as kShowed
    static constexpr int kCard = kShowedLater + 9;
    static constexpr int kMoods = 4;

    static constexpr int kRows = kScene + kMoods * kCard;

    alignas(64) std::array<std::int16_t, std::size_t{kRows} * kHidden> first;
    std::array<std::int16_t, kRows> plain; ///< what a row says by itself, × 4096
    std::array<std::int16_t, kHidden> last;
    std::int32_t trust; ///< of the rules of thumb, × 256

    /// What is remembered of a scene for all its cards.
    struct Scene {
        alignas(64) std::array<std::int16_t, kHidden> sums;
    };

    [[gnu::always_inline]] void begin(const LessonRows &rows, Scene &scene) const
    {
        scene.sums.fill(0);
        addTo(rows, scene);
    }
    /// In tricks' points.
    [[nodiscard, gnu::always_inline]] float of(const Scene &scene, const LessonRows &rows) const
    {
        Scene card = scene;
        addTo(rows, card);
        std::int32_t sum = 0;
        for (std::size_t unit = 0; unit < kHidden; ++unit)
            sum += (card.sums[unit] > 0 ? card.sums[unit] : 0) * last[unit];
        for (const std::uint16_t row : rows)
            sum += 8 * plain[row];
        return static_cast<float>(sum) * (1.0F / kPlainScale);
    }
    [[nodiscard]] float trustInThumbs() const { return static_cast<float>(trust) * (1.0F / 256); }

    /// Those that players learned before they were shipped.
    [[nodiscard]] static const Lessons &shipped();

private:
    [[gnu::always_inline]] void addTo(const LessonRows &rows, Scene &scene) const
    {
        for (const std::uint16_t row : rows) {
            const std::int16_t *weights = &first[std::size_t{row} * kHidden];
            for (std::size_t unit = 0; unit < kHidden; ++unit)
                scene.sums[unit] = static_cast<std::int16_t>(scene.sums[unit] + weights[unit]);
        }
    }
};

} // namespace sandbag
