// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/loaded_match.h"
#include "formats/record_json.h"

#include "formats/rules_json.h"
#include "formats/saved_steps.h"
#include "formats/whole_file.h"
#include "text/translate.h"

#include <cstddef>
#include <new>
#include <optional>
#include <utility>

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

std::optional<FileError> whyUnplayable(const MatchRecord &record, const QString &file)
{
    if (const auto why = whyNotPlayable(record.rules))
        return errorIn(file, *why);
    for (const Agreement &agreement : record.agreements) {
        if (!agreement.rules)
            continue;
        if (auto why = whyNotPlayable(agreement.rules->rules)) {
            why->where = QStringLiteral("/agreements");
            return errorIn(file, *why);
        }
    }
    return std::nullopt;
}

std::size_t eventsOfLast(const MatchRecord &record)
{
    return record.deals.empty() ? 0 : record.deals.back().events.size();
}

/// `broken`: takes the steps, too, and gets their file where not all of them could be taken.
std::variant<LoadedMatch, FileError> foldedMatch(const QByteArray &json, const QString &file,
                                                 QString *broken)
{
    auto parsed = parseRecord(json, file);
    if (auto *error = std::get_if<FileError>(&parsed))
        return std::move(*error);
    auto &saved = std::get<RecordFile>(parsed);
    if (auto error = whyUnplayable(saved.record, file))
        return std::move(*error);
    const std::size_t events = eventsOfLast(saved.record);
    const QJsonObject other = saved.other;
    if (broken)
        *broken = addSteps(saved, json, file);
    auto folded = Match::fold(saved.record);
    if (std::holds_alternative<RecordError>(folded) && eventsOfLast(saved.record) > events) {
        // The part saved before them is still valid.
        *broken = stepsFile(file);
        saved.record.deals.back().events.resize(events);
        saved.other = other;
        folded = Match::fold(saved.record);
    }
    if (auto *error = std::get_if<RecordError>(&folded))
        return errorIn(file,
                       {toText(error->text, Audience::file()), placeOf(*error, saved.record)});
    return LoadedMatch{std::get<Match>(std::move(folded)), std::move(saved.other)};
}

std::variant<LoadedMatch, FileError> loadBytes(const QByteArray &json, const QString &file,
                                               QString *broken)
{
    try {
        return foldedMatch(json, file, broken);
    } catch (const std::bad_alloc &) {
        return memoryEndsIn(file);
    }
}

} // namespace

std::variant<LoadedMatch, FileError> loadMatch(const QByteArray &json, const QString &file)
{
    return loadBytes(json, file, nullptr);
}

std::variant<LoadedMatch, FileError> loadWithSteps(const QByteArray &json, const QString &file,
                                                   QString &broken)
{
    return loadBytes(json, file, &broken);
}

std::variant<LoadedMatch, FileError> loadMatch(const QString &file)
{
    const auto bytes = readWholeFile(file);
    if (const auto *error = std::get_if<FileError>(&bytes))
        return *error;
    QString broken;
    return loadWithSteps(std::get<QByteArray>(bytes), file, broken);
}

} // namespace sandbag
