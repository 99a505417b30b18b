// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/record_json.h"

#include "formats/check_word.h"
#include "formats/deal_reader.h"
#include "formats/rules_json.h"
#include "formats/saved_steps.h"
#include "formats/whole_file.h"
#include "setup/seating.h"

#include <QCoreApplication>

#include <new>

namespace sandbag {

namespace {

/// More than any evening has.
constexpr int kMostDeals = 9999;

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

AgreedRules readTable(const JsonPlace &place)
{
    AgreedRules table;
    const auto [base, rules] = readRuleMembers(place);
    table.base = base.toStdString();
    table.rules = rules;
    if (place.has(QStringLiteral("name")))
        table.name = place.at(QStringLiteral("name")).text().toStdString();
    return table;
}

/// What was agreed on in mid-match: the members that the beginning of the match has, too.
Agreement readAgreement(const JsonPlace &place, int players)
{
    const QString rules = QStringLiteral("rules"), people = QStringLiteral("players");
    Agreement agreement;
    agreement.deal = place.at(QStringLiteral("deal")).integer(1, kMostDeals);
    if (place.has(rules))
        agreement.rules = readTable(place.at(rules));
    if (place.has(people))
        agreement.players = readPlayers(place, players);
    agreement.other = place.others({QStringLiteral("deal"), rules, people}).toStdString();
    return agreement;
}

RecordFile readDocument(const JsonPlace &root)
{
    RecordFile file;
    file.other = root.object();
    AgreedRules table = readTable(root.at(QStringLiteral("rules")));
    const Seating seating(table.rules);
    file.record.base = std::move(table.base);
    file.record.name = std::move(table.name);
    file.record.rules = table.rules;
    file.record.players = readPlayers(root, seating.players);
    if (root.has(QStringLiteral("deals"))) {
        for (const JsonPlace &deal : root.at(QStringLiteral("deals")).items())
            file.record.deals.push_back(readDeal(deal, seating.players, seating.sides));
    }
    if (root.has(QStringLiteral("agreements"))) {
        for (const JsonPlace &place : root.at(QStringLiteral("agreements")).items())
            file.record.agreements.push_back(readAgreement(place, seating.players));
    }
    for (const char *known : {"format", "rules", "players", "deals", "agreements"})
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

QString recordEnding()
{
    return QStringLiteral(".spades.json");
}

std::variant<RecordFile, FileError> readRecord(const QString &file)
{
    const auto bytes = readWholeFile(file);
    if (const auto *error = std::get_if<FileError>(&bytes))
        return *error;
    auto parsed = parseRecord(std::get<QByteArray>(bytes), file);
    if (auto *record = std::get_if<RecordFile>(&parsed))
        addSteps(*record, std::get<QByteArray>(bytes), file);
    return parsed;
}

} // namespace sandbag
