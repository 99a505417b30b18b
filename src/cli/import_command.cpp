// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "commands.h"
#include "library.h"
#include "library_argument.h"
#include "words.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace sandbag {

namespace {

QJsonObject importObject(const Imported &imported)
{
    QJsonArray refused;
    for (const auto &[file, error] : imported.refused)
        refused.append(
            QJsonObject{{QStringLiteral("file"), file}, {QStringLiteral("text"), error.text}});
    return {{QStringLiteral("found"), imported.found},
            {QStringLiteral("added"), imported.added},
            {QStringLiteral("known"), imported.known},
            {QStringLiteral("refused"), refused}};
}

/// That of the worst file.
int statusOfImport(const Imported &imported)
{
    int status = kFine;
    for (const auto &refused : imported.refused)
        status = std::max<int>(status, statusOf(refused.error));
    return status;
}

} // namespace

int importMatches(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("import"),
                     Words::tr("Import matches into the history (duplicates are skipped)."),
                     {QStringLiteral("FOLDER|FILE…")});
    declareLibrary(line);
    if (!line.parse(arguments))
        return line.status();
    const auto opened = libraryOf(line, LibraryUse::fill);
    if (const auto *error = std::get_if<FileError>(&opened))
        return line.refuse(*error);
    Library &library = *std::get<std::unique_ptr<Library>>(opened);
    const auto result = library.import(line.operands());
    if (const auto *error = std::get_if<FileError>(&result))
        return line.refuse(*error);
    tellNotice(library);
    const auto &imported = std::get<Imported>(result);
    for (const auto &refused : imported.refused)
        complain(refused.error.text);
    if (line.json())
        say(QJsonDocument(importObject(imported)));
    else
        say(Words::tr("%1 found, %2 imported, %3 already there, %4 rejected")
                .arg(imported.found)
                .arg(imported.added)
                .arg(imported.known)
                .arg(imported.refused.size()));
    return statusOfImport(imported);
}

} // namespace sandbag
