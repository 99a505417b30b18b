// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review/explainer.h"

#include <QString>
#include <QStringList>

namespace sandbag {

/// How a computer plays: "Ada (Regular): Counts the cards … Loves a nil."; "" where `player`, as in
/// the files, is none of ours.
[[nodiscard]] QString levelWords(const QString &name, const QString &player);
/// What a computer says of its own choice, in the first person; "" where it says nothing.
[[nodiscard]] QString ownWords(const Explanation &why, const QStringList &names);
/// What the playouts say of the choice; while the deal goes on without the names of cards.
[[nodiscard]] QString figureWords(const Explanation &why, const QStringList &names);
/// Why a player of that name chose so, a line for each part: a computer's own reasons; then what
/// the choice promised from their view and what came second, what could be believed of the hidden
/// hands, and how they play.
[[nodiscard]] QString whyWords(const Explanation &why, const QStringList &names,
                               const QString &player);
/// The best line with everything known, marked as such.
[[nodiscard]] QString bestLineWords(const std::optional<DoubleDummySolution> &solution);

} // namespace sandbag
