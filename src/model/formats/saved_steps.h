// SPDX-License-Identifier: GPL-3.0-or-later
//
// What came of a match after it was saved, a line for each event, in a file next to it (FORMATS.md,
// "Steps of a saved match"): so that a card costs a line, however long the match is.
#pragma once

#include "deal/event.h"
#include "formats/record_json.h"

#include <QByteArray>
#include <QJsonObject>
#include <QString>

#include <variant>

namespace sandbag {

struct LoadedMatch;

/// An event as a line says it, before it is chained: one JSON object. `changed`: members of the
/// match's file that are not what they were.
[[nodiscard]] QByteArray stepText(const Event &event, const QJsonObject &changed);

/// Makes lines of texts. Each begins with a hash of itself and of all before it, so that nobody
/// goes on behind a line that is torn, or with the lines of another save.
class StepChain
{
public:
    /// `check`: the check word of the save that the steps follow.
    explicit StepChain(const QByteArray &check = {}) : m_check(check) {}

    [[nodiscard]] const QByteArray &check() const { return m_check; }
    /// The first line, which names the save.
    [[nodiscard]] QByteArray head();
    [[nodiscard]] QByteArray line(const QByteArray &text);

private:
    QByteArray m_check;
    QByteArray m_last; ///< hash of the line before
};

/// The files of the steps of a saved match, and of the save before it, kept as long as it.
[[nodiscard]] QString stepsFile(const QString &saved);
[[nodiscard]] QString stepsBefore(const QString &saved);

/// Goes on with what was read of a saved match, as far as its steps are whole; `bytes` is what its
/// file holds. A line that was being written when the program ended is nothing. Returns the steps'
/// file where more of it than that is of no use: "" of most.
QString addSteps(RecordFile &file, const QByteArray &bytes, const QString &saved);
/// A match with its steps, of which `broken` gets the file as addSteps() says.
[[nodiscard]] std::variant<LoadedMatch, FileError>
loadWithSteps(const QByteArray &bytes, const QString &saved, QString &broken);

} // namespace sandbag
