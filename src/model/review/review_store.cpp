// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/review_store.h"

#include "disk/own_place.h"
#include "disk/plain_file.h"
#include "disk/private_place.h"
#include "formats/json_place.h"
#include "formats/record_json.h"
#include "formats/whole_file.h"
#include "match/match.h"
#include "review/kept_judgement.h"
#include "text/languages.h"

#include <QCryptographicHash>
#include <QFile>

namespace sandbag {

namespace {

constexpr qint64 kMostBytes = 8 << 20; ///< of a file that we would have written

} // namespace

ReviewStore::ReviewStore(const QString &folder)
    : m_folder(!folder.isEmpty() ? folder : dataPlace() + QStringLiteral("/reviews"))
{
}

QString ReviewStore::pathOf(const Match &match, int deal, const JudgeOptions &options) const
{
    MatchRecord record = match.record();
    record.deals.resize(static_cast<std::size_t>(deal) + 1);
    QCryptographicHash hash(QCryptographicHash::Sha1);
    hash.addData(writeRecord(record));
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
    if (openPlainFile(file) || file.size() > kMostBytes)
        return {};
    try {
        return readKeptDeal(file.readAll(), match, deal);
    } catch (const JsonFault &) {
        return {}; // it is judged again
    }
}

bool ReviewStore::save(const Match &match, int deal, const JudgeOptions &options,
                       const std::vector<JudgedChoice> &choices) const
{
    return makePrivateFolder(m_folder) &&
           !writePrivateFile(pathOf(match, deal, options), writeKeptDeal(match, deal, choices));
}

} // namespace sandbag
