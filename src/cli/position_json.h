// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/file_error.h"

#include <QJsonObject>
#include <QList>
#include <QString>

namespace sandbag {

struct Position;

/// A position as `lesson show` and `problem show` print it: the record, who is asked, the question,
/// right answers, and wrong ones with their reasons.
[[nodiscard]] QJsonObject positionObject(const Position &position);
/// The same in words: question and answers.
void sayPosition(const Position &position);
/// What is wrong with a book of problems, problem by problem.
[[nodiscard]] QList<FileError> faultsInProblems(const QString &file);

} // namespace sandbag
