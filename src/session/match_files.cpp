// SPDX-License-Identifier: GPL-3.0-or-later
#include "match_files.h"

#include "files/autosave.h"
#include "formats/loaded_match.h"
#include "formats/record_members.h"
#include "formats/whole_file.h"
#include "match/match.h"
#include "match_clock.h"
#include "numbers/verify.h"

#include <QDateTime>
#include <QJsonArray>
#include <QRandomGenerator>

#include <algorithm>
#include <cassert>
#include <utility>

namespace sandbag {

namespace {

quint64 freshSeed()
{
    return QRandomGenerator::system()->generate64();
}

} // namespace

MatchFiles::MatchFiles(const MatchClock &clock, QObject *parent) : QObject(parent), m_clock(clock)
{
}

void MatchFiles::takeUp(const Match &match, const QJsonObject &other, const MatchUse &use)
{
    m_match = &match;
    m_use = use;
    m_other = other;
    const QString seed = m_other.take(record_member::seed).toString();
    m_seed = seed.isEmpty() ? freshSeed() : seed.toULongLong();
    m_other.remove(record_member::secondsPlayed); // the clock tells them
    const bool told = other.contains(record_member::fair) || other.contains(record_member::number);
    if (seed.isEmpty() && !told && !match.record().deals.empty()) // cards of unknown origin
        m_other.insert(record_member::seedFrom, static_cast<int>(match.record().deals.size()));
}

QJsonObject MatchFiles::newMembers(quint64 seed)
{
    return {{record_member::seed, QString::number(seed == 0 ? freshSeed() : seed)},
            {record_member::answers, kWayOfPlaying},
            {record_member::begun, QDateTime::currentDateTimeUtc().toString(Qt::ISODate)}};
}

void MatchFiles::startAutosave(const QString &folder)
{
    delete m_autosave;
    m_autosave = new Autosave(folder, this);
    connect(m_autosave, &Autosave::failed, this, &MatchFiles::trouble);
    connect(m_autosave, &Autosave::savedAgain, this, &MatchFiles::trouble);
}

std::optional<LoadedMatch> MatchFiles::load()
{
    if (!m_autosave)
        startAutosave();
    return m_autosave->load();
}

void MatchFiles::save()
{
    if (m_autosave && m_use.kept)
        m_autosave->save(sharedRecord(), members());
}

void MatchFiles::saveLastEvent()
{
    if (m_autosave && m_use.kept)
        m_autosave->saveLastEvent(m_match->record(), members());
}

bool MatchFiles::flush()
{
    return !m_autosave || m_autosave->flush();
}

RecordFile MatchFiles::content() const
{
    assert(m_match);
    return {m_match->record(), members()};
}

std::shared_ptr<const MatchRecord> MatchFiles::sharedRecord() const
{
    assert(m_match);
    std::shared_ptr<const MatchRecord> shared = m_shared.lock();
    if (!shared || !(*shared == m_match->record()))
        shared = std::make_shared<const MatchRecord>(m_match->record());
    m_shared = shared;
    return shared;
}

std::optional<FileError> MatchFiles::writeTo(const QString &path) const
{
    return writeWholeFile(path, writeRecord(m_match->record(), members()));
}

QJsonObject MatchFiles::members() const
{
    QJsonObject other = m_other;
    other.insert(record_member::seed, QString::number(m_seed)); // a text: JSON numbers end at 2^53
    other.insert(record_member::secondsPlayed, m_clock.played() / 1000);
    return other;
}

void MatchFiles::note(const QString &key, const QJsonValue &value)
{
    m_other.insert(key, value);
    save();
}

namespace {

/// One more than the file says, which may be any number.
int oneMore(const QJsonValue &count)
{
    constexpr int kMostHelp = 1'000'000;
    return std::clamp(count.toInt(), 0, kMostHelp) + 1;
}

} // namespace

void MatchFiles::countHelp(const QString &key, int seat)
{
    m_other.insert(key, oneMore(m_other.value(key)));
    if (seat < 0)
        return;
    QJsonObject bySeat = m_other.value(record_member::helpBySeat).toObject();
    QJsonArray counts = bySeat.value(key).toArray();
    while (counts.size() <= seat)
        counts.append(0);
    counts[seat] = oneMore(counts[seat]);
    bySeat.insert(key, counts);
    m_other.insert(record_member::helpBySeat, bySeat);
}

} // namespace sandbag
