// SPDX-License-Identifier: GPL-3.0-or-later
#include "entry/write_notes.h"

#include "formats/record_json.h"
#include "formats/whole_file.h"

#include <QJsonDocument>

#include <algorithm>
#include <variant>

namespace sandbag {

namespace {

const QString kBook = QStringLiteral("book");
const QString kChange = QStringLiteral("change");
const QString kMark = QStringLiteral("mark");
const QString kThere = QStringLiteral("there");
const QString kComing = QStringLiteral("coming");

constexpr int kMostChanges = 1'000'000'000; ///< that a person makes

QJsonObject toJson(const WrittenState &state)
{
    return {{kChange, state.change}, {kMark, QString::fromLatin1(state.mark.toHex())}};
}

WrittenState stateOf(const QJsonObject &json)
{
    return {std::clamp(json.value(kChange).toInt(), 0, kMostChanges),
            QByteArray::fromHex(json.value(kMark).toString().toLatin1())};
}

} // namespace

QJsonObject KnownFile::json() const
{
    QJsonObject all = toJson(state);
    all.insert(kBook, book);
    return all;
}

KnownFile KnownFile::from(const QJsonObject &json)
{
    return {json.value(kBook).toString(), stateOf(json)};
}

std::optional<int> WriteNotes::changeOf(const QByteArray &mark) const
{
    if (mark == coming.mark) // the later one, where both are alike
        return coming.change;
    return mark == there.mark ? std::optional(there.change) : std::nullopt;
}

void WriteNotes::write(const QString &path) const
{
    if (path.isEmpty())
        return;
    const QJsonObject all{{kBook, book}, {kThere, toJson(there)}, {kComing, toJson(coming)}};
    (void)writePrivateFile(path, QJsonDocument(all).toJson());
}

WriteNotes WriteNotes::read(const QString &path)
{
    const auto bytes = readWholeFile(path);
    const auto *read = std::get_if<QByteArray>(&bytes);
    if (!read)
        return {};
    const QJsonObject all = QJsonDocument::fromJson(*read).object();
    return {all.value(kBook).toString(), stateOf(all.value(kThere).toObject()),
            stateOf(all.value(kComing).toObject())};
}

QString WriteNotes::pathFor(const QString &saved)
{
    return saved.isEmpty() ? QString()
                           : saved.chopped(recordEnding().size()) + QStringLiteral(".written");
}

} // namespace sandbag
