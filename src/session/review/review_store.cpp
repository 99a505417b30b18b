// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/review_store.h"

#include "formats/record_json.h"
#include "formats/whole_file.h"
#include "review/kept_judgement.h"
#include "text/languages.h"
#include "text/match_text.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QStandardPaths>

namespace sandbag {

namespace {

constexpr qint64 kMostBytes = 8 << 20; ///< of a file that we would have written
const QString kFormat = QStringLiteral("spades-kept-review/1");
const QString kDecisions = QStringLiteral("decisions");

/// Throws JsonFault.
std::vector<JudgedChoice> readAll(const QByteArray &bytes, const Match &match, int deal)
{
    const auto &events = match.record().deals[static_cast<std::size_t>(deal)].events;
    const int players = match.table()->seating.players;
    std::vector<JudgedChoice> choices;
    for (const JsonPlace &item : parseDocument(bytes, {kFormat}).at(kDecisions).items()) {
        const int event =
            item.at(QStringLiteral("place")).integer(0, static_cast<int>(events.size()) - 1);
        const Event &made = events[static_cast<std::size_t>(event)];
        choices.push_back({{deal, event, made.seat}, readKept(item, made, players)});
    }
    return choices;
}

} // namespace

ReviewStore::ReviewStore(const QString &folder)
    : m_folder(!folder.isEmpty()
                   ? folder
                   : QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                         QStringLiteral("/reviews"))
{
}

QString ReviewStore::pathOf(const Match &match, int deal, const JudgeOptions &options) const
{
    MatchRecord record = match.record();
    record.deals.resize(static_cast<std::size_t>(deal) + 1);
    QCryptographicHash hash(QCryptographicHash::Sha1);
    hash.addData(writeRecord({record, {}}));
    hash.addData(QStringLiteral("%1 %2 %3 %4")
                     .arg(kJudgeVersion)
                     .arg(options.iterations)
                     .arg(options.seed)
                     .arg(languageInUse())
                     .toUtf8());
    return m_folder + u'/' + QString::fromLatin1(hash.result().toHex()) + QStringLiteral(".json");
}

std::vector<JudgedChoice> ReviewStore::load(const Match &match, int deal,
                                            const JudgeOptions &options) const
{
    QFile file(pathOf(match, deal, options));
    if (!file.open(QIODevice::ReadOnly) || file.size() > kMostBytes)
        return {};
    try {
        return readAll(file.readAll(), match, deal);
    } catch (const JsonFault &) {
        return {}; // it is judged anew
    }
}

bool ReviewStore::save(const Match &match, int deal, const JudgeOptions &options,
                       const std::vector<JudgedChoice> &choices) const
{
    const QStringList names = playerNames(match.record());
    QJsonArray decisions;
    for (const JudgedChoice &choice : choices) {
        if (choice.place.deal == deal)
            decisions.append(keptObject(choice, names));
    }
    const QJsonObject object{{QStringLiteral("format"), kFormat}, {kDecisions, decisions}};
    return QDir().mkpath(m_folder) &&
           !writeWholeFile(pathOf(match, deal, options), QJsonDocument(object).toJson());
}

} // namespace sandbag
