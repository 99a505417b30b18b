// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/record_json.h"

#include "formats/check_word.h"
#include "formats/deal_reader.h"
#include "formats/rules_json.h"
#include "formats/whole_file.h"
#include "setup/seating.h"

#include <QCoreApplication>

#include <new>

namespace sandbag {

namespace {

std::vector<PlayerRecord> readPlayers(const JsonPlace &root, int players)
{
    const QString key = QStringLiteral("players");
    std::vector<PlayerRecord> seats;
    if (!root.has(key)) {
        seats.resize(static_cast<std::size_t>(players));
        return seats;
    }
    for (const JsonPlace &place : root.at(key).items(players)) {
        const auto text = [&place](const char *member) {
            const QString name = QString::fromUtf8(member);
            return place.has(name) ? place.at(name).text().toStdString() : std::string();
        };
        const QByteArray other = place.others({QStringLiteral("name"), QStringLiteral("kind")});
        seats.push_back({text("name"), text("kind"), other.toStdString()});
    }
    return seats;
}

RecordFile readDocument(const JsonPlace &root)
{
    RecordFile file;
    file.other = root.object();
    const auto [base, rules] = readRuleMembers(root.at(QStringLiteral("rules")));
    file.record.base = base.toStdString();
    const JsonPlace table = root.at(QStringLiteral("rules"));
    if (table.has(QStringLiteral("name")))
        file.record.name = table.at(QStringLiteral("name")).text().toStdString();
    file.record.rules = rules;
    const Seating seating(rules);
    file.record.players = readPlayers(root, seating.players);
    if (root.has(QStringLiteral("deals"))) {
        for (const JsonPlace &deal : root.at(QStringLiteral("deals")).items())
            file.record.deals.push_back(readDeal(deal, seating.players, seating.sides));
    }
    for (const char *known : {"format", "rules", "players", "deals"})
        file.other.remove(QString::fromUtf8(known));
    if (isCheckWord(file.other.value(checkWordKey()).toString()))
        file.other.remove(
            checkWordKey()); // of the bytes that were read, not of what is made of them
    return file;
}

} // namespace

std::variant<RecordFile, FileError> parseRecord(const QByteArray &json, const QString &file)
{
    try {
        return readDocument(parseDocument(json, {QStringLiteral("spades-match/1")}));
    } catch (const JsonFault &fault) {
        return errorIn(file, fault);
    } catch (const std::bad_alloc &) {
        return memoryEndsIn(file);
    }
}

std::variant<RecordFile, FileError> readRecord(const QString &file)
{
    const auto bytes = readWholeFile(file);
    if (const auto *error = std::get_if<FileError>(&bytes))
        return *error;
    return parseRecord(std::get<QByteArray>(bytes), file);
}

} // namespace sandbag
