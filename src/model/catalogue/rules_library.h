// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/rules_json.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QString>
#include <QThreadPool>

#include <optional>
#include <variant>

namespace sandbag {

/// Whether two tables have the same name, base and rules.
[[nodiscard]] bool sameTable(const RuleFile &a, const RuleFile &b);

/// "My tables": house rules that someone keeps, each a rule file in one folder, and the table
/// that was played last. Names are unique without regard to case. Files are written on a thread of
/// their own, in order; what goes wrong is said by trouble().
class RulesLibrary : public QObject
{
    Q_OBJECT

public:
    /// The folder of the application's data.
    explicit RulesLibrary(QObject *parent = nullptr);
    /// A folder of its own, made when first written to.
    explicit RulesLibrary(const QString &folder, QObject *parent = nullptr);
    /// Waits until everything is written.
    ~RulesLibrary() override;

    /// By name. Damaged files of the folder are left alone, left out, and said by trouble().
    [[nodiscard]] const QList<RuleFile> &tables() const { return m_tables; }
    [[nodiscard]] std::optional<RuleFile> find(const QString &name) const;

    /// Adds a table, or replaces the one of that name.
    void save(const RuleFile &table);
    /// False where there is no such table, or the new name is empty or taken.
    bool rename(const QString &from, const QString &to);
    /// A copy under a free name, which is returned.
    QString duplicate(const QString &name);
    void remove(const QString &name);
    /// Brings back the table removed last; its name, changed where that is taken by now.
    QString undoRemove();
    /// `wish`, or "wish 2", "wish 3" … where that is taken.
    [[nodiscard]] QString freeName(const QString &wish) const;

    /// The table that starts again next time; Standard at the first start.
    [[nodiscard]] RuleFile lastUsed() const;
    void setLastUsed(const RuleFile &table);

    /// As in a rule file, for the clipboard.
    [[nodiscard]] static QString toText(const RuleFile &table);
    /// Read from such a text, also out of a message that holds one, see pastedObject().
    [[nodiscard]] static std::variant<RuleFile, FileError> fromText(const QString &text);
    /// The same; a table without a name takes that of its file.
    [[nodiscard]] static std::variant<RuleFile, FileError> readFile(const QString &path);
    [[nodiscard]] static std::optional<FileError> writeFile(const QString &path,
                                                            const RuleFile &table);
    /// ".spades-rules.json"
    [[nodiscard]] static QString fileEnding();

signals:
    void changed();
    /// Given on the thread that writes, so that what a library that goes could not write is heard
    /// all the same: a receiver hears it on a thread of its own.
    void trouble(const QString &message);

private:
    void load();
    [[nodiscard]] int indexOf(const QString &name) const;
    [[nodiscard]] QString pathOf(const QString &name) const;
    void insert(const RuleFile &table, const QString &replacedFile = {});
    /// Once that is written, the file that it takes the place of goes.
    void writeLater(const QString &path, const RuleFile &table, const QString &replaced = {});
    void removeFileLater(const QString &path);
    void keepOthers(const QString &path, const QByteArray &wanted);
    void removeOurs(const QString &path);
    [[nodiscard]] bool isFree(const QString &path, const QString &name) const;

    QString m_folder;
    QHash<QString, QString> m_paths; ///< of the tables' files, by folded name
    QList<RuleFile> m_tables;
    QList<RuleFile> m_removed;
    std::optional<RuleFile> m_lastUsed; ///< as set in this run; its file may still be written
    /// Hashes of the tables' files as they were read or written last, by path; the writer's once
    /// they are loaded.
    QHash<QString, QByteArray> m_known;
    QThreadPool m_writer; ///< one thread, so that writes stay in order
};

} // namespace sandbag
