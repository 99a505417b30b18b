// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/background_question.h"
#include "catalogue/row_filter.h"
#include "catalogue/rule_search.h"

#include <memory>

namespace sandbag {

/// Shows of a CatalogueModel what a person looks for. Without a search, options that do nothing
/// under the present choices are folded away, unless they are changed or wrong or asked for.
class CatalogueFilter : public RowFilter
{
    Q_OBJECT

public:
    explicit CatalogueFilter(QObject *parent = nullptr);
    ~CatalogueFilter() override;

    /// Reads the words of all rules on another thread, so that the first letter of a search does
    /// not wait for them.
    void prepare();
    [[nodiscard]] bool prepared() const { return m_words != nullptr; }
    void setSearch(const QString &typed);
    [[nodiscard]] bool searching() const { return m_searching; }
    /// Shows also what does nothing now; it says why.
    void setShowMeaningless(bool show);
    /// Shows only what differs from the preset.
    void setChangedOnly(bool only);
    /// The first option shown; where something is searched, the first of those that answer it best.
    [[nodiscard]] QModelIndex firstMatch() const;
    /// The options for which the search asks for a value: the first match, and others where it asks
    /// for them at once. Empty where it asks for none.
    [[nodiscard]] QList<FoundRule> asked() const;
    /// The text typed, with mistyped words corrected.
    [[nodiscard]] QString mended(const QString &typed) const;

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    [[nodiscard]] const RuleSearch &words() const;
    [[nodiscard]] int placeOf(const QModelIndex &index) const;

    mutable std::unique_ptr<RuleSearch> m_words; ///< null: nobody has searched or prepared
    mutable BackgroundQuestion m_reading;
    std::shared_ptr<std::unique_ptr<RuleSearch>> m_read; ///< what is being read
    QList<FoundRule> m_found;                            ///< best first
    QList<int> m_places; ///< by option index: place among them, or -1
    bool m_searching = false;
    bool m_showMeaningless = false;
    bool m_changedOnly = false;
};

} // namespace sandbag
