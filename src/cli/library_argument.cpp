// SPDX-License-Identifier: GPL-3.0-or-later
#include "library_argument.h"

#include "command_line.h"
#include "library.h"
#include "words.h"

namespace sandbag {

void declareLibrary(CommandLine &line)
{
    line.option(QStringLiteral("library"),
                Words::tr("The folder that holds the matches, in place of the windows' own."),
                QStringLiteral("folder"));
}

std::variant<std::unique_ptr<Library>, FileError> libraryOf(const CommandLine &line)
{
    auto library = std::make_unique<Library>(line.value(QStringLiteral("library")));
    if (auto error = library->open())
        return *std::move(error);
    if (!library->notice().isEmpty())
        complain(library->notice());
    return library;
}

} // namespace sandbag
