// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review/match_review.h"
#include "text/translate.h"

#include <QString>
#include <QStringList>

namespace sandbag {

/// A choice as people say it: "Q♣", "nil".
[[nodiscard]] QString actWords(const Event &event, const QStringList &names);
/// The same of a choice that was weighed, which may be to do nothing.
[[nodiscard]] QString choiceWords(const ChoiceValue &value, const QStringList &names);
/// "Deal 2, trick 5", "Deal 2, before the play".
[[nodiscard]] QString placeWords(const Match &match, const ChoicePlace &place);
/// The same for a column of deals: "2, trick 5", "2, before play".
[[nodiscard]] QString briefPlaceWords(const Match &match, const ChoicePlace &place);
/// "mistake"; "" for what a choice does not have.
[[nodiscard]] QString gradeWords(Grade grade);
/// A part of a chance in hundredths, with its sign where it has one: "−3".
[[nodiscard]] QString changeWords(double part);
/// A part of 1 in hundredths, with a decimal: "54.2".
[[nodiscard]] QString chanceWords(double part);
/// What a choice gave away, by the measure that it is graded by: "3.2%", "112 points"; "" where it
/// gave nothing away.
[[nodiscard]] QString costWords(const Judgement &judgement);
/// All that is said of a judged choice: what it has against the others, and what the best one is
/// for.
[[nodiscard]] QString judgementWords(const Judgement &judgement, const Audience &audience);
/// Where the result of this many deals came from, in one sentence: by deal, on average; `alone`:
/// in a game without partners.
[[nodiscard]] QString partsWords(const LuckAndSkill &parts, int deals, bool alone);
/// How often a person was helped: "" where nobody was.
[[nodiscard]] QString helpWords(int hints, int tutored);
/// That there is nothing to be said.
[[nodiscard]] QString nothingLostWords();

} // namespace sandbag
