// SPDX-License-Identifier: GPL-3.0-or-later
#include "review_model.h"

#include "review/review_words.h"
#include "text/translate.h"

#include <algorithm>
#include <utility>

namespace sandbag {

void ReviewModel::setMatch(std::shared_ptr<const Match> match, const QStringList &names,
                           std::vector<JudgedChoice> choices)
{
    beginResetModel();
    m_match = std::move(match);
    m_names = names;
    m_choices.clear();
    m_places.clear();
    m_briefPlaces.clear();
    for (const JudgedChoice &choice : choices)
        putOne(choice);
    arrange();
    endResetModel();
}

void ReviewModel::putOne(const JudgedChoice &choice)
{
    const auto known =
        std::find_if(m_choices.begin(), m_choices.end(),
                     [&](const JudgedChoice &other) { return other.place == choice.place; });
    if (known != m_choices.end()) {
        *known = choice;
        return;
    }
    m_choices.push_back(choice);
    m_places << placeWords(*m_match, choice.place);
    m_briefPlaces << briefPlaceWords(*m_match, choice.place);
}

void ReviewModel::setSeat(int seat)
{
    if (m_seat == seat)
        return;
    beginResetModel();
    m_seat = seat;
    arrange();
    endResetModel();
}

bool ReviewModel::shown(const JudgedChoice &choice) const
{
    const Judgement &judgement = choice.judgement;
    return (m_seat < 0 || choice.place.seat == m_seat) && judgement.grade != Grade::none &&
           judgement.values.size() != 1;
}

void ReviewModel::arrange()
{
    m_rows.clear();
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        if (shown(m_choices[i]))
            m_rows.push_back(i);
    }
    const auto lost = [this](std::size_t row) {
        const Judgement &judgement = m_choices[row].judgement;
        return costs(judgement.grade) ? judgement.cost() : -1;
    };
    std::stable_sort(m_rows.begin(), m_rows.end(), [&](std::size_t a, std::size_t b) {
        if (lost(a) != lost(b))
            return lost(a) > lost(b);
        const ChoicePlace &one = m_choices[a].place, &other = m_choices[b].place;
        return std::pair(one.deal, one.event) < std::pair(other.deal, other.event);
    });
}

void ReviewModel::put(const std::vector<JudgedChoice> &choices)
{
    if (choices.empty())
        return;
    emit layoutAboutToBeChanged();
    const QModelIndexList before = persistentIndexList();
    std::vector<ChoicePlace> places;
    for (const QModelIndex &index : before)
        places.push_back(at(index) ? at(index)->place : ChoicePlace{-1, -1, -1});
    for (const JudgedChoice &choice : choices)
        putOne(choice);
    arrange();
    for (int i = 0; i < before.size(); ++i) {
        const QModelIndex now = indexOf(places[static_cast<std::size_t>(i)]);
        changePersistentIndex(before[i],
                              now.isValid() ? index(now.row(), before[i].column()) : QModelIndex());
    }
    emit layoutChanged();
}

void ReviewModel::hide(const std::optional<ChoicePlace> &place)
{
    if (place == m_hidden)
        return;
    for (const auto &changed : {std::exchange(m_hidden, place), place}) {
        const QModelIndex row = changed ? indexOf(*changed) : QModelIndex();
        if (row.isValid())
            emit dataChanged(row, row.siblingAtColumn(kColumns - 1));
    }
}

const JudgedChoice *ReviewModel::at(const QModelIndex &index) const
{
    const auto row = static_cast<std::size_t>(index.row());
    return index.isValid() && row < m_rows.size() ? &m_choices[m_rows[row]] : nullptr;
}

QModelIndex ReviewModel::indexOf(const ChoicePlace &place) const
{
    for (std::size_t row = 0; row < m_rows.size(); ++row) {
        if (m_choices[m_rows[row]].place == place)
            return index(static_cast<int>(row), 0);
    }
    return {};
}

int ReviewModel::countRows() const
{
    return static_cast<int>(m_rows.size());
}

int ReviewModel::countColumns() const
{
    return kColumns;
}

QString ReviewModel::text(const JudgedChoice &choice, int column) const
{
    const Judgement &judgement = choice.judgement;
    if (m_hidden == choice.place && (column == costColumn || column == gradeColumn))
        return {};
    switch (column) {
    case whereColumn:
        return m_briefPlaces.value(&choice - m_choices.data());
    case whoColumn:
        return m_names.value(choice.place.seat);
    case choiceColumn:
        return actWords(judgement.made, m_names);
    case costColumn:
        return costWords(judgement);
    default:
        return gradeWords(judgement.grade);
    }
}

QVariant ReviewModel::data(const QModelIndex &index, int role) const
{
    const JudgedChoice *choice = at(index);
    if (!choice)
        return {};
    if (role == Qt::DisplayRole)
        return text(*choice, index.column());
    if (role == Qt::ToolTipRole)
        return m_hidden == choice->place
                   ? QString()
                   : toText(choice->judgement.text, Audience::screen(m_names));
    // The first cell names the row, and is what is told of where the keys walk along the rows.
    if (role == Qt::AccessibleTextRole && index.column() == whereColumn) {
        QStringList words{m_places.value(choice - m_choices.data())};
        for (int column = whereColumn + 1; column < kColumns; ++column)
            words << text(*choice, column);
        words.removeAll(QString());
        return words.join(QStringLiteral(", "));
    }
    if (role == Qt::TextAlignmentRole && index.column() == costColumn)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant ReviewModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::ToolTipRole && section == costColumn)
        return tr("How much the choice lowered the chance to win, or the points it cost");
    return FlatTableModel::headerData(section, orientation, role);
}

QString ReviewModel::columnTitle(int column) const
{
    switch (column) {
    case whereColumn:
        return tr("Deal");
    case whoColumn:
        return tr("Player");
    case choiceColumn:
        return tr("Choice");
    case costColumn:
        return tr("Cost", "of a choice, in chances to win or points");
    default:
        return tr("Rating");
    }
}

} // namespace sandbag
