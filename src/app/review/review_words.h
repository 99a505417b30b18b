// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review/match_review.h"

#include <QString>
#include <QStringList>

namespace sandbag {

/// A choice as people say it: "Q♣", "nil".
[[nodiscard]] QString actWords(const Event &event, const QStringList &names);
/// "Deal 2, trick 5", "Deal 2, before the play".
[[nodiscard]] QString placeWords(const Match &match, const ChoicePlace &place);
/// "mistake"; what is not said of a choice is "".
[[nodiscard]] QString gradeWords(Grade grade);
/// A part of a chance in hundredths, with its sign where it has one: "−3".
[[nodiscard]] QString hundredthsWords(double part);
/// Where the result came from, in one sentence.
[[nodiscard]] QString partsWords(const LuckAndSkill &parts);

} // namespace sandbag
