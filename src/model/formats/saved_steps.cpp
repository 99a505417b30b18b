// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/saved_steps.h"

#include "formats/check_word.h"
#include "formats/event_json.h"
#include "formats/json_writer.h"
#include "formats/whole_file.h"
#include "setup/seating.h"

#include <QCryptographicHash>
#include <QFile>
#include <QJsonDocument>
#include <QList>

#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace sandbag {

namespace {

const QString kFormat = QStringLiteral("spades-steps/1");
constexpr qsizetype kHash = 40;              ///< letters of a hash
constexpr qsizetype kLargestSteps = 4 << 20; ///< they are those of one deal
const QString kBefore = QStringLiteral(".bak");
const QString kNew = QStringLiteral(".new");

QByteArray hashOf(const QByteArray &last, const QByteArray &text)
{
    return QCryptographicHash::hash(last + text, QCryptographicHash::Sha1).toHex();
}

struct Step {
    Event event;
    QJsonObject changed;
};

/// The lines of a steps' file one by one, as long as they follow each other.
class StepReader
{
public:
    explicit StepReader(QByteArray bytes) : m_bytes(std::move(bytes)) {}

    /// The object of the next line, if it is whole.
    [[nodiscard]] std::optional<QJsonObject> next()
    {
        const qsizetype end = m_bytes.indexOf('\n', m_at);
        if (end < m_at + kHash + 1)
            return std::nullopt;
        const QByteArray hash = m_bytes.mid(m_at, kHash);
        const QByteArray text = m_bytes.mid(m_at + kHash + 1, end - m_at - kHash - 1);
        const auto object = QJsonDocument::fromJson(text).object();
        if (hash != hashOf(m_last, text) || object.isEmpty())
            return std::nullopt;
        m_last = hash;
        m_at = end + 1;
        return object;
    }
    /// Nothing is left but a line that was never ended.
    [[nodiscard]] bool atEnd() const { return m_bytes.indexOf('\n', m_at) < 0; }

private:
    QByteArray m_bytes;
    QByteArray m_last;
    qsizetype m_at = 0;
};

std::optional<Step> stepOf(const QJsonObject &line, int players)
{
    try {
        const JsonPlace place{QJsonValue(line)};
        Step step;
        step.event = readEvent(place.at(QStringLiteral("event")), players);
        step.changed = line.value(QStringLiteral("match")).toObject();
        return step;
    } catch (const JsonFault &) {
        return std::nullopt;
    }
}

/// The steps' file if it is of this save.
std::optional<StepReader> stepsOf(const QString &path, const QByteArray &check)
{
    if (!QFile::exists(path))
        return std::nullopt;
    auto bytes = readWholeFile(path);
    const auto *read = std::get_if<QByteArray>(&bytes);
    if (!read || read->size() > kLargestSteps)
        return std::nullopt;
    StepReader reader(std::get<QByteArray>(std::move(bytes)));
    const auto head = reader.next();
    if (!head || head->value(QStringLiteral("format")) != kFormat ||
        head->value(QStringLiteral("of")) != QString::fromLatin1(check))
        return std::nullopt;
    return reader;
}

/// For a file that SavedFile keeps next to a save: the name of that save.
QString savedName(const QString &saved)
{
    for (const QString &ending : {kBefore, kNew}) {
        if (saved.endsWith(ending))
            return saved.chopped(ending.size());
    }
    return saved;
}

} // namespace

QByteArray stepText(const Event &event, const QJsonObject &changed)
{
    JsonWriter json;
    json.beginObject(JsonWriter::Layout::row);
    json.key("event");
    writeEvent(json, event);
    if (!changed.isEmpty()) {
        json.key("match");
        json.beginObject(JsonWriter::Layout::row);
        json.members(changed);
        json.endObject();
    }
    json.endObject();
    return json.finished().chopped(1);
}

QByteArray StepChain::head()
{
    m_last.clear();
    JsonWriter json;
    json.beginObject(JsonWriter::Layout::row);
    json.member("format", kFormat);
    json.member("of", QString::fromLatin1(m_check));
    json.endObject();
    return line(json.finished().chopped(1));
}

QByteArray StepChain::line(const QByteArray &text)
{
    m_last = hashOf(m_last, text);
    return m_last + ' ' + text + '\n';
}

QString stepsFile(const QString &saved)
{
    return savedName(saved) + QStringLiteral(".steps");
}

QString stepsBefore(const QString &saved)
{
    return stepsFile(saved) + kBefore;
}

QString addSteps(RecordFile &file, const QByteArray &bytes, const QString &saved)
{
    MatchRecord &record = file.record;
    if (record.deals.empty() || record.deals.back().kind != DealRecord::Kind::played)
        return {};
    const int players = Seating(record.rules).players;
    QByteArray check;
    for (const QString &path : {stepsFile(saved), stepsBefore(saved)}) {
        if (check.isEmpty() && QFile::exists(path))
            check = checkWordIn(bytes);
        auto reader = check.isEmpty() ? std::nullopt : stepsOf(path, check);
        if (!reader)
            continue;
        while (const auto line = reader->next()) {
            const auto step = stepOf(*line, players);
            if (!step)
                break;
            record.deals.back().events.push_back(step->event);
            for (auto member = step->changed.begin(); member != step->changed.end(); ++member)
                file.other.insert(member.key(), member.value());
        }
        return reader->atEnd() ? QString() : path;
    }
    return {};
}

} // namespace sandbag
