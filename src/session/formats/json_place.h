// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QJsonObject>
#include <QJsonValue>
#include <QList>
#include <QString>
#include <QStringList>

namespace sandbag {

/// Why a file is refused: one line that names the file and the place in it.
struct FileError {
    enum class Kind {
        unreadable, ///< no such file, no JSON, a format this program does not know
        breaksRule  ///< well-formed, but not what the format or the rules of the game allow
    };
    Kind kind = Kind::breaksRule;
    QString text;
    QString where =
        {}; ///< the place in the file: "/deals/0/dealer", "deal 2, seat 3"; "" the whole
};

/// Thrown by JsonPlace and the readers that use it; they turn it into a FileError before anybody
/// else can see it.
struct JsonFault {
    QString text; ///< with the place, without the file
    QString where;
};
[[nodiscard]] FileError errorIn(const QString &file, const JsonFault &fault);

/// A value of a JSON document and where it stands (JSON pointer, "/deals/0/dealer"). What is asked
/// for must be there: every accessor throws JsonFault otherwise.
class JsonPlace
{
    Q_DECLARE_TR_FUNCTIONS(sandbag::JsonPlace)

public:
    explicit JsonPlace(QJsonValue value, QString pointer = {});

    [[nodiscard]] const QJsonValue &value() const { return m_value; }
    [[nodiscard]] const QString &pointer() const { return m_pointer; }
    [[nodiscard]] bool isNull() const { return m_value.isNull(); }

    [[nodiscard]] QJsonObject object() const;
    [[nodiscard]] bool has(const QString &key) const;
    /// The members of an object but these, as JSON; "" when there are no others.
    [[nodiscard]] QByteArray others(const QStringList &known) const;
    [[nodiscard]] JsonPlace at(const QString &key) const;
    /// The items of a list; with `count` ≥ 0 exactly so many.
    [[nodiscard]] QList<JsonPlace> items(int count = -1) const;
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
    [[noreturn]] void wanted(const QString &what) const;

    QJsonValue m_value;
    QString m_pointer;
};

/// Reads a whole JSON document that must be an object with that "format". Throws FileError.
[[nodiscard]] JsonPlace parseDocument(const QByteArray &json, const QString &file,
                                      const QStringList &formats);
/// The bytes of a file, "-" being standard input. Throws FileError.
[[nodiscard]] QByteArray readWholeFile(const QString &file);

} // namespace sandbag
