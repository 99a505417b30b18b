// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/rules_library.h"

#include "disk/own_place.h"
#include "disk/private_place.h"
#include "formats/pasted_json.h"
#include "formats/whole_file.h"
#include "text/shown_text.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUrl>

#include <algorithm>

namespace sandbag {

namespace {

/// Bytes: with its number and ending a file name may have 255.
constexpr int kLongestFileName = 200;

QString lastUsedFile()
{
    return QStringLiteral("last-table") + RulesLibrary::fileEnding();
}

bool byName(const RuleFile &a, const RuleFile &b)
{
    return a.name.localeAwareCompare(b.name) < 0;
}

QByteArray hashOfBytes(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha1);
}

/// "" where there is none.
QByteArray hashOfFile(const QString &path)
{
    const auto bytes = readWholeFile(path);
    const auto *read = std::get_if<QByteArray>(&bytes);
    return read ? hashOfBytes(*read) : QByteArray();
}

} // namespace

bool sameTable(const RuleFile &a, const RuleFile &b)
{
    return a.name == b.name && a.base == b.base && a.rules == b.rules;
}

RulesLibrary::RulesLibrary(QObject *parent)
    : RulesLibrary(dataPlace() + QStringLiteral("/tables"), parent)
{
}

RulesLibrary::RulesLibrary(const QString &folder, QObject *parent)
    : QObject(parent), m_folder(folder)
{
    m_writer.setMaxThreadCount(1);
    load();
}

RulesLibrary::~RulesLibrary()
{
    m_writer.waitForDone();
}

QString RulesLibrary::fileEnding()
{
    return QStringLiteral(".spades-rules.json");
}

void RulesLibrary::load()
{
    const QDir folder(m_folder);
    const QStringList files = folder.entryList({QLatin1Char('*') + fileEnding()}, QDir::Files);
    for (const QString &file : files) {
        if (file == lastUsedFile())
            continue;
        const auto read = readFile(folder.filePath(file));
        const auto *table = std::get_if<RuleFile>(&read);
        m_known.insert(folder.filePath(file), hashOfFile(folder.filePath(file)));
        if (table && indexOf(table->name) < 0) {
            m_paths.insert(table->name.toCaseFolded(), folder.filePath(file));
            m_tables << *table;
        } else if (!table) {
            // Nobody listens to a constructor: say it once the event loop runs.
            QMetaObject::invokeMethod(
                this, [this, fault = std::get<FileError>(read)] { emit trouble(fault.text); },
                Qt::QueuedConnection);
        }
    }
    std::sort(m_tables.begin(), m_tables.end(), byName);
}

int RulesLibrary::indexOf(const QString &name) const
{
    const auto at = std::find_if(m_tables.begin(), m_tables.end(), [&](const RuleFile &table) {
        return table.name.compare(name, Qt::CaseInsensitive) == 0;
    });
    return at == m_tables.end() ? -1 : static_cast<int>(at - m_tables.begin());
}

std::optional<RuleFile> RulesLibrary::find(const QString &name) const
{
    const int at = indexOf(name);
    return at < 0 ? std::nullopt : std::optional(m_tables[at]);
}

QString RulesLibrary::pathOf(const QString &name) const
{
    const QString folded = name.toCaseFolded();
    if (const QString known = m_paths.value(folded); !known.isEmpty())
        return known;
    // Names are free text: what a file name cannot hold is written as %XX.
    QString file = QString::fromLatin1(QUrl::toPercentEncoding(folded, " ")).left(kLongestFileName);
    if (file.startsWith(QLatin1Char('.')))
        file.replace(0, 1, QStringLiteral("%2E")); // a hidden file would not be found again
    QString path = m_folder + QLatin1Char('/') + file + fileEnding();
    for (int number = 2; !isFree(path, name); ++number)
        path =
            QStringLiteral("%1/%2.%3%4").arg(m_folder, file, QString::number(number), fileEnding());
    return path;
}

/// Whether the table of that name may be written there: not over another table, nor over a file
/// that cannot be read. (Another window may have saved the same table.)
bool RulesLibrary::isFree(const QString &path, const QString &name) const
{
    const bool taken = std::any_of(m_paths.begin(), m_paths.end(),
                                   [&](const QString &other) { return other == path; });
    if (taken || QFileInfo(path).fileName() == lastUsedFile())
        return false;
    if (!QFileInfo(path).isFile())
        return true;
    const auto read = readFile(path);
    const auto *there = std::get_if<RuleFile>(&read);
    return there && there->name.compare(name, Qt::CaseInsensitive) == 0;
}

void RulesLibrary::insert(const RuleFile &table, const QString &replacedFile)
{
    m_tables.insert(std::upper_bound(m_tables.begin(), m_tables.end(), table, byName), table);
    const QString path = pathOf(table.name);
    m_paths.insert(table.name.toCaseFolded(), path);
    writeLater(path, table, replacedFile == path ? QString() : replacedFile);
}

void RulesLibrary::save(const RuleFile &table)
{
    RuleFile kept = table;
    kept.name = oneLine(table.name).trimmed();
    if (kept.name.isEmpty())
        kept.name = freeName(tr("My rules"));
    if (const int at = indexOf(kept.name); at >= 0)
        m_tables.removeAt(at);
    insert(kept);
    emit changed();
}

bool RulesLibrary::rename(const QString &from, const QString &to)
{
    const QString name = oneLine(to).trimmed();
    const int at = indexOf(from);
    const int taken = indexOf(name);
    if (at < 0 || name.isEmpty() || (taken >= 0 && taken != at))
        return false;
    RuleFile table = m_tables.takeAt(at);
    const QString path = pathOf(table.name);
    if (taken < 0)
        m_paths.remove(table.name.toCaseFolded());
    table.name = name;
    insert(table, path);
    emit changed();
    return true;
}

QString RulesLibrary::duplicate(const QString &name)
{
    std::optional<RuleFile> table = find(name);
    if (!table)
        return {};
    table->name = freeName(name);
    insert(*table);
    emit changed();
    return table->name;
}

void RulesLibrary::remove(const QString &name)
{
    const int at = indexOf(name);
    if (at < 0)
        return;
    m_removed << m_tables.takeAt(at);
    removeFileLater(pathOf(name));
    m_paths.remove(name.toCaseFolded());
    emit changed();
}

QString RulesLibrary::undoRemove()
{
    if (m_removed.isEmpty())
        return {};
    RuleFile table = m_removed.takeLast();
    table.name = freeName(table.name);
    insert(table);
    emit changed();
    return table.name;
}

QString RulesLibrary::freeName(const QString &wish) const
{
    QString name = wish.trimmed();
    for (int number = 2; indexOf(name) >= 0; ++number)
        name = tr("%1 %2", "a name that is taken, and a number")
                   .arg(wish.trimmed(), QString::number(number));
    return name;
}

RuleFile RulesLibrary::lastUsed() const
{
    if (m_lastUsed)
        return *m_lastUsed;
    const QString path = m_folder + QLatin1Char('/') + lastUsedFile();
    if (!QFile::exists(path))
        return {};
    const auto read = readFile(path);
    const auto *used = std::get_if<RuleFile>(&read);
    return used ? *used : RuleFile{};
}

void RulesLibrary::setLastUsed(const RuleFile &table)
{
    m_lastUsed = table;
    writeLater(m_folder + QLatin1Char('/') + lastUsedFile(), table);
}

QString RulesLibrary::toText(const RuleFile &table)
{
    return QString::fromUtf8(writeRules(table));
}

std::variant<RuleFile, FileError> RulesLibrary::fromText(const QString &text)
{
    const QByteArray json = pastedObject(text, QStringLiteral("spades-rules"));
    if (json.isEmpty())
        return FileError{FileError::Kind::unreadable, tr("The clipboard holds no house rules.")};
    return parseRules(json, tr("clipboard"));
}

std::variant<RuleFile, FileError> RulesLibrary::readFile(const QString &path)
{
    auto read = readRules(path);
    auto *table = std::get_if<RuleFile>(&read);
    if (table && table->name.trimmed().isEmpty()) {
        table->name = oneLine(QFileInfo(path).fileName());
        table->name.truncate(table->name.indexOf(QLatin1Char('.')));
    }
    return read;
}

std::optional<FileError> RulesLibrary::writeFile(const QString &path, const RuleFile &table)
{
    return writeWholeFile(path, writeRules(table));
}

void RulesLibrary::writeLater(const QString &path, const RuleFile &table, const QString &replaced)
{
    const QByteArray bytes = toText(table).toUtf8();
    m_writer.start([this, path, bytes, replaced, folder = m_folder] {
        makePrivateFolder(folder);
        keepOthers(path, hashOfBytes(bytes));
        if (const auto fault = writePrivateFile(path, bytes)) {
            emit trouble(fault->text);
            return;
        }
        m_known.insert(path, hashOfBytes(bytes));
        if (!replaced.isEmpty())
            removeOurs(replaced);
    });
}

/// On the writer's thread. What another window or program saved of a table since it was read stays
/// beside it. The table that was used last is whoever's was last.
void RulesLibrary::keepOthers(const QString &path, const QByteArray &wanted)
{
    const QByteArray there = hashOfFile(path);
    if (there.isEmpty() || there == wanted || there == m_known.value(path) ||
        QFileInfo(path).fileName() == lastUsedFile())
        return;
    QString beside = path + QStringLiteral(".other");
    for (int number = 2; QFileInfo::exists(beside); ++number)
        beside = path + QStringLiteral(".other-%1").arg(number);
    if (QFile::rename(path, beside))
        emit trouble(
            tr("Another window or program changed %1. The version that it wrote is saved as %2.")
                .arg(harmless(QDir::toNativeSeparators(path)),
                     harmless(QFileInfo(beside).fileName())));
}

void RulesLibrary::removeOurs(const QString &path)
{
    keepOthers(path, {});
    QFile::remove(path);
    m_known.remove(path);
}

void RulesLibrary::removeFileLater(const QString &path)
{
    m_writer.start([this, path] { removeOurs(path); });
}

} // namespace sandbag
