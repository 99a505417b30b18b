// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/secret_dice.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <optional>

namespace sandbag {

/// Cards that nobody chose, and the proof of it (FORMATS.md, "Fair cards"): the program draws a
/// secret and shows its hash before a person adds words of their own; the cards follow from both.
struct FairCards {
    Bytes32 secret{};
    QString salt; ///< the person's words, or some that were drawn

    /// SHA-256 of the secret: shown before the first card.
    [[nodiscard]] Bytes32 commitment() const;
    /// What the cards follow from.
    [[nodiscard]] MatchKey key() const;

    /// With a secret from the system's own source of chance, and salt likewise.
    [[nodiscard]] static FairCards drawn();
    /// A secret that follows from a seed is none: for computers among themselves.
    [[nodiscard]] static FairCards ofSeed(quint64 seed, const QString &salt);

    bool operator==(const FairCards &) const = default;
};

/// What the file of a match says about it: the member `fair`.
struct ToldFairness {
    QString commitment; ///< as it is there
    QString salt;
    std::optional<Bytes32> secret; ///< nothing: not revealed, or not 64 hexadecimal digits
};
/// Nothing where the match has no such member.
[[nodiscard]] std::optional<ToldFairness> fairnessIn(const QJsonObject &other);
/// The cards, where the secret is revealed.
[[nodiscard]] std::optional<FairCards> fairCardsIn(const QJsonObject &other);
[[nodiscard]] QJsonObject fairObject(const FairCards &cards);

[[nodiscard]] QString hexOf(const Bytes32 &bytes);
/// Of 64 hexadecimal digits.
[[nodiscard]] std::optional<Bytes32> bytesOfHex(const QString &hex);

/// Nobody's words are longer.
inline constexpr int kMostSalt = 200;

} // namespace sandbag
