// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/event.h"
#include "formats/json_place.h"

#include <QJsonObject>
#include <QMap>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <variant>

namespace sandbag {

class Match;

/// A moment of a match at which someone is asked something, and what may be answered (FORMATS.md,
/// "Positions"): what a step of a lesson and a problem are, and what tests of the players are.
struct Position {
    std::shared_ptr<const Match> match; ///< cut off before the choice; never null
    int seat = 0;                       ///< who is asked
    QString about;                      ///< what it is about, in a few words
    QString ask;                        ///< the question; "" where the place at the table asks it
    QString why;                        ///< why the accepted answers are right
    QString open;                       ///< why the search fails it still; "" where it does not
    QStringList accept;                 ///< right answers, as `legal` prints them; never empty
    QMap<QString, QString> refuse;      ///< wrong answers, and why each is wrong
    QJsonObject record;                 ///< as it was read, without its member "position"
    QJsonObject member;                 ///< its member "position"
};

/// Reads a match record with a member "position". Throws JsonFault where anything is wrong: the
/// record, a choice that is not legal, no answer, an answer that is right as well as wrong.
[[nodiscard]] Position readPosition(const JsonPlace &place);
/// The same of a file, NAME.spades.json.
[[nodiscard]] std::variant<Position, FileError> loadPosition(const QString &file);

/// The choice as answers are written: cards of a pass in the order of the deck.
[[nodiscard]] QString answerOf(const Event &event);
/// Whether it is a right answer: one of those, or a card that plays like one and is not refused.
[[nodiscard]] bool accepts(const Position &position, const Event &event);
/// Why that choice is wrong; "" where the position does not say.
[[nodiscard]] QString refusalOf(const Position &position, const Event &event);
/// The legal choice of that name, where choices are words or single cards.
[[nodiscard]] std::optional<Event> choiceNamed(const Position &position, const QString &answer);

} // namespace sandbag
