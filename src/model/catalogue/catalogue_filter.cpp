// SPDX-License-Identifier: GPL-3.0-or-later
#include "catalogue/catalogue_filter.h"

#include "catalogue/catalogue_model.h"

namespace sandbag {

CatalogueFilter::CatalogueFilter(QObject *parent) : RowFilter(parent)
{
    setRecursiveFilteringEnabled(true); // a group stays while one of its options does
    setDynamicSortFilter(true);
}

CatalogueFilter::~CatalogueFilter() = default;

void CatalogueFilter::prepare()
{
    if (m_words || m_read)
        return;
    m_read = std::make_shared<std::unique_ptr<RuleSearch>>();
    m_reading.ask([this, read = m_read](const BackgroundQuestion::Asked &asked) {
        *read = std::make_unique<RuleSearch>(&asked.stop());
        asked.conclude([this] { (void)words(); });
    });
}

/// Who is quicker than the thread waits for what it has not read yet.
const RuleSearch &CatalogueFilter::words() const
{
    if (!m_words && m_read) {
        m_reading.wait();
        m_words = std::move(*m_read);
    }
    if (!m_words)
        m_words = std::make_unique<RuleSearch>();
    return *m_words;
}

void CatalogueFilter::setSearch(const QString &typed)
{
    ask([&] {
        m_searching = !typed.trimmed().isEmpty();
        m_found = m_searching ? words().rules(typed) : QList<FoundRule>();
        m_places.fill(-1, static_cast<qsizetype>(catalogue().size()));
        for (qsizetype place = 0; place < m_found.size(); ++place)
            m_places[m_found[place].option->index] = static_cast<int>(place);
    });
}

QString CatalogueFilter::mended(const QString &typed) const
{
    return words().mended(typed);
}

void CatalogueFilter::setShowMeaningless(bool show)
{
    ask([&] { m_showMeaningless = show; });
}

void CatalogueFilter::setChangedOnly(bool only)
{
    ask([&] { m_changedOnly = only; });
}

bool CatalogueFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    if (!parent.isValid())
        return false; // a group by its options only
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    const bool changed = index.data(CatalogueModel::ChangedRole).toBool();
    if (m_changedOnly && !changed)
        return false;
    if (m_searching)
        return placeOf(index) >= 0;
    return m_showMeaningless || changed ||
           index.data(CatalogueModel::MeaninglessRole).toString().isEmpty() ||
           !index.data(CatalogueModel::ErrorsRole).toStringList().isEmpty();
}

/// Of an option among those found; -1 where it is none of them.
int CatalogueFilter::placeOf(const QModelIndex &index) const
{
    const auto *option = index.data(CatalogueModel::OptionRole).value<const Option *>();
    return option && m_searching ? m_places.value(option->index, -1) : -1;
}

QModelIndex CatalogueFilter::firstMatch() const
{
    QModelIndex first;
    for (int group = 0; group < rowCount(); ++group) {
        const QModelIndex parent = index(group, 0);
        for (int row = 0; row < rowCount(parent); ++row) {
            const QModelIndex at = index(row, 0, parent);
            if (!first.isValid() || placeOf(at) < placeOf(first))
                first = at;
        }
    }
    return first;
}

QList<FoundRule> CatalogueFilter::asked() const
{
    const int place = placeOf(firstMatch());
    if (place < 0)
        return {};
    QList<FoundRule> asked{m_found[place]};
    for (int group = 0; group < rowCount(); ++group)
        for (int row = 0; row < rowCount(index(group, 0)); ++row) {
            const int at = placeOf(index(row, 0, index(group, 0)));
            if (at >= 0 && at != place && asked.front().together && m_found[at].together)
                asked << m_found[at];
        }
    asked.removeIf([](const FoundRule &one) { return one.value.isEmpty(); });
    return asked;
}

} // namespace sandbag
