// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review/match_review.h"
#include "tables/flat_table_model.h"

#include <QStringList>

#include <memory>
#include <optional>

namespace sandbag {

/// The judged choices of a match, one a row, the costliest first; those of one seat, or of all.
/// Forced and unjudged ones are left out.
class ReviewModel : public FlatTableModel
{
    Q_OBJECT

public:
    enum Column { whereColumn, whoColumn, choiceColumn, costColumn, gradeColumn, kColumns };

    using FlatTableModel::FlatTableModel;

    /// Begins again with that match, or, null, without one: there is nothing judged yet.
    void setMatch(std::shared_ptr<const Match> match, const QStringList &names,
                  std::vector<JudgedChoice> choices = {});
    /// −1: all.
    void setSeat(int seat);
    /// Adds the choices, or replaces earlier judgements of them.
    void put(const std::vector<JudgedChoice> &choices);

    /// Hides the judgement of that choice; none: shows all.
    void hide(const std::optional<ChoicePlace> &place);

    [[nodiscard]] const std::vector<JudgedChoice> &choices() const { return m_choices; }
    [[nodiscard]] const JudgedChoice *at(const QModelIndex &index) const;
    [[nodiscard]] QModelIndex indexOf(const ChoicePlace &place) const;
    /// Null as long as nothing is judged.
    [[nodiscard]] const std::shared_ptr<const Match> &reviewed() const { return m_match; }
    [[nodiscard]] const QStringList &names() const { return m_names; }

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

protected:
    [[nodiscard]] int countRows() const override;
    [[nodiscard]] int countColumns() const override;
    [[nodiscard]] QString columnTitle(int column) const override;

private:
    void arrange();
    void putOne(const JudgedChoice &choice);
    [[nodiscard]] bool shown(const JudgedChoice &choice) const;
    [[nodiscard]] QString text(const JudgedChoice &choice, int column) const;

    std::shared_ptr<const Match> m_match;
    QStringList m_names;
    int m_seat = -1;
    std::optional<ChoicePlace> m_hidden;
    std::vector<JudgedChoice> m_choices; ///< in the order they came
    QStringList m_places;                ///< of each, in words
    QStringList m_briefPlaces;           ///< the same under a heading that says "Deal"
    std::vector<std::size_t> m_rows;     ///< of these
};

} // namespace sandbag
