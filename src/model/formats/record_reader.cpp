// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/record_json.h"

#include "formats/check_word.h"
#include "formats/deal_reader.h"
#include "formats/record_members.h"
#include "formats/rules_json.h"
#include "formats/saved_steps.h"
#include "formats/whole_file.h"
#include "setup/seating.h"
#include "text/session_text.h"
#include "text/shown_text.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <cstdlib>
#include <new>

namespace sandbag {

namespace {

/// More than any evening has.
constexpr int kMostDeals = 9999;
/// Members that this program does not know, in the whole file: how many of the match itself, and
/// bytes of all of them. A review of a long match is more.
constexpr int kMostOtherMembers = 1000;
constexpr qsizetype kMostOtherBytes = 1 << 20;
constexpr qsizetype kMostReviewBytes = 8 << 20;
/// Points and bags that are given by rulings, so that sums stay numbers.
constexpr qint64 kMostRuled = 100'000'000;

/// Counts the data of other programs in a file: it is kept, rewritten with every save, and held in
/// memory as often as the match is.
class OtherBytes
{
public:
    void add(const JsonPlace &place, std::size_t bytes)
    {
        m_bytes += static_cast<qsizetype>(bytes);
        if (m_bytes > kMostOtherBytes)
            place.fail(SessionText::tr("the file has more than 1 MB of data from other programs"));
    }
    void add(const JsonPlace &place, const std::vector<PlayerRecord> &players)
    {
        for (const PlayerRecord &player : players)
            add(place, player.other.size());
    }
    void add(const JsonPlace &root, QJsonObject members);

private:
    qsizetype m_bytes = 0;
};

void OtherBytes::add(const JsonPlace &root, QJsonObject members)
{
    if (members.size() > kMostOtherMembers)
        root.fail(
            SessionText::tr("more than %1 entries with unknown names").arg(kMostOtherMembers));
    const QJsonValue review = members.take(record_member::review);
    const auto bytesOf = [](const QJsonObject &object) {
        return QJsonDocument(object).toJson(QJsonDocument::Compact).size();
    };
    if (review.isObject() && bytesOf(review.toObject()) > kMostReviewBytes)
        root.at(record_member::review).fail(SessionText::tr("too large for a review (limit 8 MB)"));
    if (!review.isObject())
        members.insert(record_member::review, review);
    add(root, static_cast<std::size_t>(bytesOf(members)));
}

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
            return place.has(name) ? oneLine(place.at(name).text()).toStdString() : std::string();
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
        table.name = oneLine(place.at(QStringLiteral("name")).text()).toStdString();
    return table;
}

/// An agreement made in mid-match: the same members as at the beginning of the match.
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

qint64 sizeOf(const std::vector<Ruling> &rulings)
{
    qint64 size = 0;
    for (const Ruling &ruling : rulings)
        size += std::abs(qint64{ruling.points}) + std::abs(qint64{ruling.bags});
    return size;
}

QList<JsonPlace> someItems(const JsonPlace &place)
{
    if (place.list().size() > kMostDeals)
        place.fail(SessionText::tr("more than %1 items").arg(kMostDeals));
    return place.items();
}

void readDeals(RecordFile &file, const JsonPlace &root, const Seating &seating, OtherBytes &other)
{
    const QString deals = QStringLiteral("deals"), agreements = QStringLiteral("agreements");
    qint64 rulings = 0;
    if (root.has(deals)) {
        for (const JsonPlace &deal : someItems(root.at(deals))) {
            file.record.deals.push_back(readDeal(deal, seating.players, seating.sides));
            other.add(deal, file.record.deals.back().other.size());
            rulings += sizeOf(file.record.deals.back().rulings);
            if (rulings > kMostRuled)
                deal.fail(SessionText::tr(
                    "the rulings change the score by more than is possible in a match"));
        }
    }
    if (!root.has(agreements))
        return;
    for (const JsonPlace &place : someItems(root.at(agreements))) {
        file.record.agreements.push_back(readAgreement(place, seating.players));
        other.add(place, file.record.agreements.back().other.size());
        other.add(place, file.record.agreements.back().players);
    }
}

RecordFile readDocument(const JsonPlace &root)
{
    RecordFile file;
    file.other = root.object();
    for (const char *known : {"format", "rules", "players", "deals", "agreements"})
        file.other.remove(QString::fromUtf8(known));
    OtherBytes other;
    other.add(root, file.other);
    AgreedRules table = readTable(root.at(QStringLiteral("rules")));
    const Seating seating(table.rules);
    file.record.base = std::move(table.base);
    file.record.name = std::move(table.name);
    file.record.rules = table.rules;
    file.record.players = readPlayers(root, seating.players);
    other.add(root, file.record.players);
    readDeals(file, root, seating, other);
    if (isCheckWord(file.other.value(checkWordKey()).toString()))
        file.other.remove(checkWordKey()); // of the bytes as read, not as interpreted
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
