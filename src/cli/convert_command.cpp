// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "commands.h"
#include "formats/loaded_match.h"
#include "formats/record_json.h"
#include "formats/whole_file.h"
#include "overwritten_input.h"
#include "sharing/match_code.h"
#include "sharing/pbn.h"
#include "sharing/web_page.h"
#include "text/shown_text.h"
#include "words.h"

#include <QJsonObject>

#include <cstdio>

namespace sandbag {

namespace {

using BytesOrError = std::variant<QByteArray, FileError>;

FileError unfitFor(const QString &file, const QString &why)
{
    return {FileError::Kind::unreadable, QStringLiteral("%1: %2").arg(harmless(file), why)};
}

/// What another program or a message holds, as a record that was read and replayed.
BytesOrError recordOf(const QString &file, const QString &form)
{
    const auto read = readWholeFile(file);
    if (const auto *error = std::get_if<FileError>(&read))
        return *error;
    const QByteArray &bytes = std::get<QByteArray>(read);
    if (form == QStringLiteral("pbn")) {
        const auto boards = readPbn(bytes, file);
        if (const auto *error = std::get_if<FileError>(&boards))
            return *error;
        return recordOfBoards(std::get<std::vector<PbnBoard>>(boards));
    }
    auto record = recordOfCode(QString::fromUtf8(bytes));
    if (auto *error = std::get_if<FileError>(&record))
        return unfitFor(file, error->text);
    return std::get<QByteArray>(std::move(record));
}

std::variant<LoadedMatch, FileError> matchOf(const CommandLine &line)
{
    const QString file = line.operand(0);
    if (!line.isSet(QStringLiteral("from")))
        return loadMatch(file);
    auto record = recordOf(file, line.value(QStringLiteral("from")));
    if (auto *error = std::get_if<FileError>(&record))
        return *error;
    return loadMatch(std::get<QByteArray>(record), file);
}

BytesOrError converted(const LoadedMatch &loaded, const QString &file, const QString &form)
{
    const MatchRecord &record = loaded.match.record();
    if (form == QStringLiteral("html"))
        return webPage(loaded.match, loaded.other);
    if (form == QStringLiteral("code"))
        return (matchCode(record) + u'\n').toUtf8();
    if (form == QStringLiteral("record"))
        return writeRecord(record, loaded.other);
    if (const auto why = whyNotPbn(record.rules))
        return unfitFor(file, *why);
    return writePbn(record);
}

/// Which of its forms the command is asked for, and whether that is possible.
bool isPossible(CommandLine &line)
{
    const bool from = line.isSet(QStringLiteral("from"));
    if (!from && !line.isSet(QStringLiteral("to"))) {
        line.wrongUsage(Words::tr("--to or --from must be given with a format"));
        return false;
    }
    if (line.json() && line.value(QStringLiteral("out")).isEmpty() &&
        line.value(QStringLiteral("to")) != QStringLiteral("record")) {
        line.wrongUsage(Words::tr("with --json the report goes to standard output: name a file for "
                                  "the converted match with --out"));
        return false;
    }
    return true;
}

} // namespace

int convert(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("convert"),
                     Words::tr("Convert a match to a web page, a file for bridge programs, or text "
                               "for the clipboard, or convert one of these to a match."),
                     {QStringLiteral("FILE")});
    line.option(QStringLiteral("to"), Words::tr("The format to write."),
                QStringLiteral("html|pbn|code|record"), QStringLiteral("record"));
    line.option(QStringLiteral("from"), Words::tr("The format of FILE, if it isn't a match."),
                QStringLiteral("pbn|code"));
    line.option(QStringLiteral("out"), Words::tr("The file to write (default: standard output)."),
                QStringLiteral("OUT"));
    if (!line.parse(arguments))
        return line.status();
    const QString out = line.value(QStringLiteral("out"));
    if (!isPossible(line) || overwritesInput(line, out, line.operands()))
        return kUnusable;
    const auto match = matchOf(line);
    if (const auto *error = std::get_if<FileError>(&match))
        return line.refuse(*error);
    const auto bytes =
        converted(std::get<LoadedMatch>(match), line.operand(0), line.value(QStringLiteral("to")));
    if (const auto *error = std::get_if<FileError>(&bytes))
        return line.refuse(*error);
    const QByteArray &written = std::get<QByteArray>(bytes);
    if (out.isEmpty() || out == QStringLiteral("-")) {
        if (line.value(QStringLiteral("to")) == QStringLiteral("record"))
            sayJson(written);
        else
            std::fwrite(written.constData(), 1, static_cast<std::size_t>(written.size()), stdout);
        return kFine;
    }
    if (const auto fault = writeWholeFile(out, written, kEndlessPatience))
        return line.refuse(*fault);
    if (line.json())
        say(QJsonDocument(QJsonObject{{QStringLiteral("out"), out}}));
    return kFine;
}

} // namespace sandbag
