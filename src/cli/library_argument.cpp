// SPDX-License-Identifier: GPL-3.0-or-later
#include "library_argument.h"

#include "command_line.h"
#include "formats/file_argument.h"
#include "library.h"
#include "text/shown_text.h"
#include "words.h"

#include <QFileInfo>

namespace sandbag {

void declareLibrary(CommandLine &line)
{
    line.option(QStringLiteral("library"),
                Words::tr("The folder with the matches (default: that of the desktop program)."),
                QStringLiteral("folder"));
}

std::variant<std::unique_ptr<Library>, FileError> libraryOf(const CommandLine &line, LibraryUse use)
{
    const QString folder = fileOfArgument(line.value(QStringLiteral("library")));
    if (use == LibraryUse::read && !folder.isEmpty() && !QFileInfo(folder).isDir())
        return FileError{FileError::Kind::unreadable,
                         Words::tr("%1: no such folder").arg(harmless(folder))};
    auto library = std::make_unique<Library>(folder);
    if (auto error = library->open())
        return *std::move(error);
    if (use == LibraryUse::read)
        tellNotice(*library);
    return library;
}

void tellNotice(const Library &library)
{
    if (!library.notice().isEmpty())
        complain(library.notice());
}

} // namespace sandbag
