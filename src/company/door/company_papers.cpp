// SPDX-License-Identifier: GPL-3.0-or-later
#include "door/company_papers.h"

#include "disk/file_lock.h"
#include "disk/own_place.h"
#include "disk/private_place.h"
#include "formats/whole_file.h"
#include "log/log_categories.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

namespace sandbag {

namespace {

QString peopleIn(const QString &folder)
{
    return folder + QStringLiteral("/people.json");
}

QString asideOf(const QString &file)
{
    return file + QStringLiteral(".damaged");
}

std::variant<KnownPeople, FileError> readFile(const QString &file)
{
    const auto bytes = readWholeFile(file);
    if (const auto *error = std::get_if<FileError>(&bytes))
        return *error;
    return KnownPeople::read(std::get<QByteArray>(bytes), file);
}

/// Nothing where the file is missing; one that cannot be read, for whatever reason, is put aside,
/// so that the next save does not write over it.
std::optional<std::variant<KnownPeople, FileError>> readPeople(const QString &folder)
{
    const QString file = peopleIn(folder);
    if (!QFileInfo::exists(file))
        return std::nullopt;
    auto read = readFile(file);
    if (std::holds_alternative<FileError>(read)) {
        const QString aside = asideOf(file);
        QFile::remove(aside);
        QFile::rename(file, aside);
    }
    return read;
}

/// As JSON may have it, without its quotation marks: as it is, or in ASCII.
QList<QByteArray> spellingsInJson(const QString &name)
{
    QByteArray raw = QJsonDocument(QJsonArray{name}).toJson(QJsonDocument::Compact);
    raw = raw.mid(2, raw.size() - 4);
    QByteArray lower;
    QByteArray upper;
    for (const QChar letter : QString::fromUtf8(raw)) {
        const bool ascii = letter.unicode() < 0x80;
        const QByteArray hex = QByteArray::number(letter.unicode(), 16).rightJustified(4, '0');
        lower += ascii ? QByteArray(1, letter.toLatin1()) : "\\u" + hex;
        upper += ascii ? QByteArray(1, letter.toLatin1()) : "\\u" + hex.toUpper();
    }
    return {name.toUtf8(), raw, lower, upper};
}

bool namesOne(const QByteArray &bytes, const QStringList &names)
{
    return std::any_of(names.begin(), names.end(), [&bytes](const QString &name) {
        const QList<QByteArray> spellings = spellingsInJson(name);
        return std::any_of(spellings.begin(), spellings.end(), [&bytes](const QByteArray &one) {
            return !one.isEmpty() && bytes.contains(one);
        });
    });
}

/// A file that was put aside goes where it names one of them. One of a newer program, which that
/// may yet read, stays, and so does one of which nothing is known.
void forgetAside(const QString &aside, const QStringList &names)
{
    const auto read = readWholeFile(aside);
    const auto *bytes = std::get_if<QByteArray>(&read);
    if (bytes && !KnownPeople::isOfAnotherFormat(*bytes) && namesOne(*bytes, names))
        QFile::remove(aside);
}

/// As it is once it has been read again: times are of a second, names of a length.
KnownPeople asRead(const KnownPeople &known)
{
    auto read = KnownPeople::read(known.toJson(), {});
    const auto *same = std::get_if<KnownPeople>(&read);
    return same ? *same : known;
}

/// As long as one program reads and writes, another waits.
constexpr std::chrono::milliseconds kPeoplePatience{2000};
/// How long after that it is tried again.
constexpr std::chrono::milliseconds kPeopleRetry{2000};

} // namespace

CompanyPapers::CompanyPapers(const QString &folder, QObject *parent)
    : QObject(parent),
      m_folder(folder.isEmpty() ? dataPlace() + QStringLiteral("/company") : folder)
{
    m_retry.setSingleShot(true);
    m_retry.setInterval(kPeopleRetry);
    connect(&m_retry, &QTimer::timeout, this, &CompanyPapers::tryAgain);
}

CompanyPapers::~CompanyPapers()
{
    m_disk.wait(); // what waits is at rest from here on
    if (m_waiting.people || !m_waiting.forgotten.isEmpty())
        tryAgain();
    m_disk.wait();
}

void CompanyPapers::load()
{
    if (isReady() || std::exchange(m_loading, true))
        return;
    m_disk.askAlso([this, folder = m_folder](const BackgroundQuestion::Asked &asked) {
        makePrivateFolder(folder);
        const auto read = readPeople(folder);
        const auto *known = read ? std::get_if<KnownPeople>(&*read) : nullptr;
        const auto *error = read ? std::get_if<FileError>(&*read) : nullptr;
        m_onDisk = known ? *known : KnownPeople();
        auto key = ownKeyIn(folder);
        asked.conclude(
            [this, people = m_onDisk, why = error ? error->text : QString(), key = std::move(key)] {
                m_loading = false;
                m_known = people;
                emit loaded();
                if (!why.isEmpty()) {
                    qCInfo(logCompany) << "the known people can't be read";
                    emit failed(why);
                }
                takeKey(key);
            });
    });
}

void CompanyPapers::takeKey(const std::variant<OwnKey, FileError> &read)
{
    if (const auto *error = std::get_if<FileError>(&read)) {
        qCInfo(logCompany).noquote() << "no key:" << error->text;
        emit failed(error->text);
        return;
    }
    m_key = std::get<OwnKey>(read);
    emit ready();
}

void CompanyPapers::makeNewKey()
{
    m_disk.askAlso([this, folder = m_folder](const BackgroundQuestion::Asked &asked) {
        auto key = newKeyIn(folder);
        asked.conclude([this, key = std::move(key)] { takeKey(key); });
    });
}

void CompanyPapers::change(const std::function<void(KnownPeople &)> &change)
{
    const KnownPeople before = m_known;
    change(m_known);
    if (m_known == before)
        return;
    save();
    emit changed();
}

void CompanyPapers::forgetNamed(const QStringList &names)
{
    change([&names](KnownPeople &known) { known.forgetNamed(names); });
    if (m_loading) // what is being read knows them yet
        connect(
            this, &CompanyPapers::loaded, this,
            [this, names] { change([&names](KnownPeople &known) { known.forgetNamed(names); }); },
            Qt::SingleShotConnection);
    m_disk.run([this, names] { forgetOnDisk(names); });
}

/// Another program may have met them, or none has read the file. A damaged one may name them, too;
/// all others that it named are lost with it, which is said.
void CompanyPapers::forgetOnDisk(const QStringList &names)
{
    FileLock alone(m_folder + QStringLiteral("/people.lock"));
    m_waiting.forgotten += names;
    if (isAlone(alone))
        forgetWaiting();
}

/// Once alone, before anything else is written there: whoever is met again after that stays.
void CompanyPapers::forgetWaiting()
{
    const QStringList names = std::exchange(m_waiting.forgotten, {});
    if (names.isEmpty())
        return;
    const auto read = readPeople(m_folder);
    forgetAside(asideOf(peopleIn(m_folder)), names);
    if (const auto *error = read ? std::get_if<FileError>(&*read) : nullptr)
        fail(error->text);
    const auto *there = read ? std::get_if<KnownPeople>(&*read) : nullptr;
    if (!there)
        return;
    KnownPeople left = *there;
    left.forgetNamed(names);
    if (!(left == *there))
        if (const auto error = writePrivateFile(peopleIn(m_folder), left.toJson()))
            return fail(error->text);
    m_onDisk.forgetNamed(names); // or one met again within that second would be no change
}

/// On the thread of the disk. Where nothing can be locked it is written all the same; over what
/// another is writing it is not.
bool CompanyPapers::isAlone(FileLock &lock)
{
    const bool alone = lock.tryLock(kPeoplePatience) != FileLock::Outcome::taken;
    if (!alone && !m_waiting.told)
        fail(beingWritten(peopleIn(m_folder)).text);
    m_waiting.told = !alone;
    if (!alone)
        QMetaObject::invokeMethod(&m_retry, qOverload<>(&QTimer::start), Qt::QueuedConnection);
    return alone;
}

void CompanyPapers::tryAgain()
{
    m_disk.run([this, known = m_known] {
        if (m_waiting.people)
            write(known); // forgets first
        else if (!m_waiting.forgotten.isEmpty())
            forgetOnDisk({});
    });
}

/// From the thread of the disk.
void CompanyPapers::fail(const QString &why)
{
    qCInfo(logCompany) << "the known people can't be kept";
    QMetaObject::invokeMethod(
        this, [this, why] { emit failed(why); }, Qt::QueuedConnection);
}

void CompanyPapers::save()
{
    m_disk.run([this, known = m_known] { write(known); });
}

/// Another program may have met people since the file was read: what it has written is kept.
void CompanyPapers::write(const KnownPeople &known)
{
    FileLock alone(m_folder + QStringLiteral("/people.lock"));
    m_waiting.people = !isAlone(alone);
    if (m_waiting.people)
        return;
    forgetWaiting();
    const KnownPeople here = asRead(known);
    KnownPeople all = here;
    const auto read = readPeople(m_folder);
    if (const auto *theirs = read ? std::get_if<KnownPeople>(&*read) : nullptr)
        all = here.changedFrom(m_onDisk, *theirs);
    else if (read)
        fail(std::get<FileError>(*read).text);
    if (const auto error = writePrivateFile(peopleIn(m_folder), all.toJson()))
        return fail(error->text);
    m_onDisk = all;
    if (!(all == here))
        QMetaObject::invokeMethod(
            this,
            [this, known, all] {
                m_known = m_known.changedFrom(known, all);
                emit changed();
            },
            Qt::QueuedConnection);
}

void CompanyPapers::flush()
{
    m_disk.wait();
}

} // namespace sandbag
