// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "formats/file_error.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QJsonValue>
#include <QList>
#include <QString>
#include <QStringList>

#include <memory>
#include <utility>

namespace sandbag {

/// Why a JSON document is refused: the error of a file that has no name yet, or of a message that
/// never was in one. JsonPlace throws it, and the readers that use it; anyone who asks them to read
/// gets it returned. Nothing else is thrown in this program.
struct JsonFault {
    QString text; ///< with the place
    QString where;
    FileError::Kind kind = FileError::Kind::breaksRule;
};
[[nodiscard]] FileError errorIn(const QString &file, const JsonFault &fault);
/// Of a file that is too large for what memory there is (std::bad_alloc).
[[nodiscard]] FileError memoryEndsIn(const QString &file);

/// A value of a JSON document and its place (JSON pointer, "/deals/0/dealer"). The requested value
/// must be there: every accessor throws JsonFault otherwise.
class JsonPlace
{
public:
    explicit JsonPlace(QJsonValue value, const QString &pointer = {});

    [[nodiscard]] const QJsonValue &value() const { return m_value; }
    [[nodiscard]] QString pointer() const;
    [[nodiscard]] bool isNull() const { return m_value.isNull(); }

    [[nodiscard]] QJsonObject object() const;
    [[nodiscard]] bool has(const QString &key) const;
    /// The members of an object but these, as JSON; "" when there are no others.
    [[nodiscard]] QByteArray others(const QStringList &known) const;
    [[nodiscard]] JsonPlace at(const QString &key) const;
    /// The items of a list; with `count` ≥ 0 exactly this many.
    [[nodiscard]] QList<JsonPlace> items(int count = -1) const;
    /// The items of a long list one by one, where most of them need no place of their own.
    [[nodiscard]] QJsonArray list() const;
    [[nodiscard]] JsonPlace item(qsizetype index) const;
    [[nodiscard]] int integer(int least, int most) const;
    [[nodiscard]] bool boolean() const;
    [[nodiscard]] QString text() const;
    /// Tokens with spaces between; possibly none.
    [[nodiscard]] CardList cards() const;
    [[nodiscard]] Card card() const;
    /// One of these words; its index.
    [[nodiscard]] int word(const QStringList &words) const;

    [[noreturn]] void fail(const QString &what) const;

private:
    /// One step down from the place above. A pointer is put together only where one is asked for:
    /// of a hundred thousand places that are read hardly one is.
    struct Step;
    using Way = std::shared_ptr<const Step>;

    JsonPlace(QJsonValue value, Way way) : m_value(std::move(value)), m_way(std::move(way)) {}
    [[noreturn]] void wanted(const QString &what) const;

    QJsonValue m_value;
    Way m_way; ///< null: the document itself
};

/// Reads a whole JSON document that must be an object with that "format". Throws JsonFault.
[[nodiscard]] JsonPlace parseDocument(const QByteArray &json, const QStringList &formats);

} // namespace sandbag
