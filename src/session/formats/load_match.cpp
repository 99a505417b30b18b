// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/record_json.h"

#include "formats/rules_json.h"
#include "formats/whole_file.h"
#include "text/translate.h"

#include <new>

namespace sandbag {

namespace {

/// The same in every language: programs read it.
QString placeOf(const RecordError &error, const MatchRecord &record)
{
    if (error.deal < 0)
        return QStringLiteral("/agreements");
    QString place = QStringLiteral("deal %1").arg(error.deal + 1);
    if (error.trick > 0)
        place += QStringLiteral(", trick %1").arg(error.trick);
    if (error.event < 0)
        return place;
    const DealRecord &deal = record.deals[static_cast<std::size_t>(error.deal)];
    const int seat = deal.events[static_cast<std::size_t>(error.event)].seat;
    return seat < 0 ? place : place + QStringLiteral(", seat %1").arg(seat);
}

std::variant<LoadedMatch, FileError> foldedMatch(const QByteArray &json, const QString &file)
{
    auto parsed = parseRecord(json, file);
    if (auto *error = std::get_if<FileError>(&parsed))
        return std::move(*error);
    auto &record = std::get<RecordFile>(parsed);
    if (const auto why = whyNotPlayable(record.record.rules))
        return errorIn(file, *why);
    for (const Agreement &agreement : record.record.agreements) {
        if (!agreement.rules)
            continue;
        if (auto why = whyNotPlayable(agreement.rules->rules)) {
            why->where = QStringLiteral("/agreements");
            return errorIn(file, *why);
        }
    }
    auto folded = Match::fold(record.record);
    if (auto *error = std::get_if<RecordError>(&folded))
        return errorIn(file,
                       {toText(error->text, Audience::file()), placeOf(*error, record.record)});
    return LoadedMatch{std::get<Match>(std::move(folded)), std::move(record.other)};
}

} // namespace

std::variant<LoadedMatch, FileError> loadMatch(const QByteArray &json, const QString &file)
{
    try {
        return foldedMatch(json, file);
    } catch (const std::bad_alloc &) {
        return memoryEndsIn(file);
    }
}

std::variant<LoadedMatch, FileError> loadMatch(const QString &file)
{
    const auto bytes = readWholeFile(file);
    if (const auto *error = std::get_if<FileError>(&bytes))
        return *error;
    return loadMatch(std::get<QByteArray>(bytes), file);
}

} // namespace sandbag
