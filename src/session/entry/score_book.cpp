// SPDX-License-Identifier: GPL-3.0-or-later
#include "entry/score_book.h"

#include "live/autosave.h"
#include "text/match_text.h"
#include "text/translate.h"

#include <QDateTime>
#include <QDir>
#include <QSaveFile>

namespace sandbag {

namespace {

/// An empty match has no deal to tell who deals first: this member of the file does.
const QString kFirstDealer = QStringLiteral("first_dealer");

} // namespace

bool isKeptScore(const LoadedMatch &loaded)
{
    bool entered = loaded.other.contains(kFirstDealer);
    for (const DealRecord &deal : loaded.match.record().deals) {
        if (deal.kind == DealRecord::Kind::played)
            return false;
        entered = entered || deal.kind != DealRecord::Kind::voided;
    }
    return entered;
}

ScoreBook::ScoreBook(const QString &folder, QObject *parent) : QObject(parent), m_folder(folder)
{
    if (folder.isEmpty())
        return;
    m_autosave = std::make_unique<Autosave>(folder);
    connect(m_autosave.get(), &Autosave::failed, this, &ScoreBook::trouble);
    connect(m_autosave.get(), &Autosave::savedAgain, this, &ScoreBook::trouble);
}

ScoreBook::~ScoreBook() = default;

void ScoreBook::start(const MatchRecord &record, int firstDealer)
{
    putAside();
    m_match.emplace(record);
    m_other = {};
    m_firstDealer = firstDealer;
    m_undo.clear();
    m_redo.clear();
    save();
    emit changed();
}

void ScoreBook::take(LoadedMatch loaded)
{
    m_match.emplace(std::move(loaded.match));
    m_other = loaded.other;
    m_firstDealer = m_other.value(kFirstDealer).toInt();
    m_undo.clear();
    m_redo.clear();
    emit changed();
}

bool ScoreBook::resume()
{
    if (!m_autosave)
        return false;
    auto loaded = m_autosave->load();
    if (!loaded)
        return false;
    take(std::move(*loaded));
    return true;
}

bool ScoreBook::openFile(const QString &path, QString *error)
{
    auto loaded = loadMatch(path);
    if (const auto *fault = std::get_if<FileError>(&loaded)) {
        *error = fault->text;
        return false;
    }
    if (!std::get<LoadedMatch>(loaded).match.dealOver()) {
        *error = tr("%1: its last deal is still being played: open it at the table").arg(path);
        return false;
    }
    putAside();
    take(std::get<LoadedMatch>(std::move(loaded)));
    save();
    return true;
}

QString ScoreBook::earlierMatches() const
{
    return m_folder.isEmpty() ? QString() : m_folder + QStringLiteral("/earlier");
}

/// A match that is about to be replaced goes to a file of its own.
void ScoreBook::putAside()
{
    if (m_folder.isEmpty() || !m_match || m_match->record().deals.empty())
        return;
    const QDir folder(earlierMatches());
    folder.mkpath(QStringLiteral("."));
    const QString name =
        QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH.mm.ss.zzz ")) +
        rulesName(m_match->record()).replace(u'/', u'-') + QStringLiteral(".spades.json");
    QString error;
    if (!saveFile(folder.filePath(name), &error))
        emit trouble(error);
}

bool ScoreBook::saveFile(const QString &path, QString *error) const
{
    QSaveFile file(path);
    const QByteArray json = writeRecord({m_match->record(), m_other});
    if (file.open(QIODevice::WriteOnly) && file.write(json) == json.size() && file.commit())
        return true;
    *error = tr("%1: %2").arg(path, file.errorString());
    return false;
}

QStringList ScoreBook::players() const
{
    QStringList names;
    for (int seat = 0; seat < m_match->rules().seating.players; ++seat)
        names << playerName(m_match->record(), seat);
    return names;
}

int ScoreBook::nextDealer() const
{
    return m_match->record().deals.empty() ? m_firstDealer : m_match->nextDealer();
}

void ScoreBook::setFirstDealer(int seat)
{
    m_firstDealer = seat;
    save();
    emit changed();
}

void ScoreBook::setPlayers(const QStringList &names)
{
    std::vector<PlayerRecord> players = m_match->record().players;
    players.resize(static_cast<std::size_t>(names.size()));
    for (qsizetype seat = 0; seat < names.size(); ++seat)
        players[static_cast<std::size_t>(seat)].name = names[seat].toStdString();
    m_match->setPlayers(std::move(players));
    save();
    emit changed();
}

/// After a change: what was there before it can be had again.
void ScoreBook::keepForUndo(Deals before)
{
    m_undo << std::move(before);
    m_redo.clear();
    save();
    emit changed();
}

std::optional<QString> ScoreBook::enter(const DealRecord &deal)
{
    Deals before = m_match->record().deals;
    if (const auto refused = m_match->enter(deal))
        return toText(refused->text);
    keepForUndo(std::move(before));
    return std::nullopt;
}

std::optional<QString> ScoreBook::replaceDeal(int index, const DealRecord &deal)
{
    Deals before = m_match->record().deals;
    if (const auto refused = m_match->replaceDeal(index, deal))
        return toText(refused->text);
    keepForUndo(std::move(before));
    return std::nullopt;
}

void ScoreBook::removeLast()
{
    if (m_match->record().deals.empty())
        return;
    m_undo << m_match->record().deals;
    m_redo.clear();
    m_match->removeLastDeal();
    save();
    emit changed();
}

void ScoreBook::undo()
{
    if (m_undo.isEmpty())
        return;
    m_redo << m_match->record().deals;
    goBackTo(m_undo.takeLast());
}

void ScoreBook::redo()
{
    if (m_redo.isEmpty())
        return;
    m_undo << m_match->record().deals;
    goBackTo(m_redo.takeLast());
}

/// What was there before folds again.
void ScoreBook::goBackTo(const Deals &deals)
{
    MatchRecord record = m_match->record();
    record.deals = deals;
    auto folded = Match::fold(record);
    if (auto *match = std::get_if<Match>(&folded))
        m_match.emplace(std::move(*match));
    save();
    emit changed();
}

void ScoreBook::save()
{
    m_other.insert(kFirstDealer, m_firstDealer);
    if (m_autosave)
        m_autosave->save({m_match->record(), m_other});
}

} // namespace sandbag
