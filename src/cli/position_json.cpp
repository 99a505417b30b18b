// SPDX-License-Identifier: GPL-3.0-or-later
#include "position_json.h"

#include "command_line.h"
#include "formats/whole_file.h"
#include "lessons/problem.h"
#include "words.h"

#include <QJsonArray>

namespace sandbag {

QJsonObject positionObject(const Position &position)
{
    QJsonObject refuse;
    for (auto it = position.refuse.begin(); it != position.refuse.end(); ++it)
        refuse.insert(it.key(), it.value());
    return {{QStringLiteral("position"), position.record},
            {QStringLiteral("seat"), position.seat},
            {QStringLiteral("ask"), position.ask},
            {QStringLiteral("accept"), QJsonArray::fromStringList(position.accept)},
            {QStringLiteral("refuse"), refuse},
            {QStringLiteral("why"), position.why}};
}

void sayPosition(const Position &position)
{
    if (!position.ask.isEmpty())
        say(position.ask);
    say(Words::tr("Correct: %1. %2").arg(position.accept.join(QStringLiteral(", ")), position.why));
    for (auto it = position.refuse.begin(); it != position.refuse.end(); ++it)
        say(QStringLiteral("%1: %2").arg(it.key(), it.value()));
}

QList<FileError> faultsInProblems(const QString &file)
{
    const auto bytes = readWholeFile(file);
    if (const auto *error = std::get_if<FileError>(&bytes))
        return {*error};
    const ProblemBook book = parseProblems(std::get<QByteArray>(bytes), file);
    QList<FileError> faults = book.faults;
    for (const ProblemOutline &outline : book.problems) {
        const auto problem = openProblem(outline, file);
        if (const auto *error = std::get_if<FileError>(&problem))
            faults.append(*error);
    }
    return faults;
}

} // namespace sandbag
