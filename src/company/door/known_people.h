// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/file_error.h"

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>

#include <variant>

namespace sandbag {

/// Someone whose key was met: the same key is the same person.
struct KnownPerson {
    QByteArray key; ///< SHA-256 of the public part, as in WireKeys
    QString name;   ///< as it was last
    QDateTime first;
    QDateTime last;
    bool admitted = false; ///< comes in without a question
    bool operator==(const KnownPerson &) const = default;
};

/// A table at which one has sat.
struct KnownTable {
    QString address;
    quint16 port = 0;
    QString table;  ///< its id; "" if it is not known
    QString name;   ///< for people
    QByteArray key; ///< of its host
    QString token;  ///< of one's own seat; "" once the match is over
    QDateTime last;
    bool operator==(const KnownTable &) const = default;
};

/// What a key and a name are to one who has met people before.
enum class Acquaintance {
    stranger, ///< neither is known
    known,    ///< that key has been met
    changed   ///< the name belongs to another key: never taken for the same person
};

/// Whom this program has met, and where: a plain value, kept as a file by CompanyPapers. Of more
/// than a thousand people those are forgotten who were not met for longest, of tables likewise.
class KnownPeople
{
public:
    [[nodiscard]] const QList<KnownPerson> &people() const { return m_people; } ///< last met first
    [[nodiscard]] const QList<KnownTable> &tables() const { return m_tables; }  ///< last first
    /// Null where the key has not been met.
    [[nodiscard]] const KnownPerson *find(const QByteArray &key) const;
    [[nodiscard]] Acquaintance acquaintance(const QByteArray &key, const QString &name) const;

    /// They have met, and found one another right.
    void meet(const QByteArray &key, const QString &name, const QDateTime &now);
    /// Comes in without a question from now on, or is asked about again.
    void setAdmitted(const QByteArray &key, bool admitted);
    void forget(const QByteArray &key);
    /// Everyone of these names, and the tables of which they are hosts or that bear their names.
    void forgetNamed(const QStringList &names);
    void sitAt(const KnownTable &table);
    void forgetTable(const KnownTable &table);

    /// `theirs` with the changes made here since both were `before`. Where both have changed the
    /// same one, that of here counts; one who was forgotten here and met there is known.
    [[nodiscard]] KnownPeople changedFrom(const KnownPeople &before,
                                          const KnownPeople &theirs) const;

    [[nodiscard]] QByteArray toJson() const;
    [[nodiscard]] static std::variant<KnownPeople, FileError> read(const QByteArray &json,
                                                                   const QString &file);
    /// Whole, but not as this program writes it: of a newer one.
    [[nodiscard]] static bool isOfAnotherFormat(const QByteArray &json);
    bool operator==(const KnownPeople &) const = default;

private:
    QList<KnownPerson> m_people;
    QList<KnownTable> m_tables;
};

} // namespace sandbag
