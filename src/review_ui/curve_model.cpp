// SPDX-License-Identifier: GPL-3.0-or-later
#include "curve_model.h"

#include "curve_shape.h"
#include "review/review_words.h"
#include "search/telling.h"

#include <QFont>

#include <algorithm>

namespace sandbag {

void CurveModel::setCurve(const std::vector<CurvePoint> &curve, int side,
                          const std::vector<bool> &decisive)
{
    beginResetModel();
    m_rows.clear();
    for (const CurveDeal &deal : curveDeals(curve)) {
        const auto winAt = [&](int point) {
            return curve[static_cast<std::size_t>(point)].win[side];
        };
        Row row;
        row.deal = deal.deal;
        row.before = winAt(deal.first);
        row.cards = winAt(std::min(deal.first + 1, deal.last));
        row.after = winAt(deal.last);
        const auto index = static_cast<std::size_t>(deal.deal);
        row.decisive = index < decisive.size() && decisive[index];
        m_rows.push_back(row);
    }
    endResetModel();
}

int CurveModel::dealOf(int row) const
{
    return m_rows[static_cast<std::size_t>(row)].deal;
}

int CurveModel::countRows() const
{
    return static_cast<int>(m_rows.size());
}

int CurveModel::countColumns() const
{
    return kColumns;
}

QString CurveModel::text(const Row &row, int column) const
{
    const auto whole = [](double part) { return QString::number(ofHundred(part)); };
    switch (column) {
    case dealColumn:
        return row.decisive ? tr("%1 (turning point)", "number of a deal").arg(row.deal + 1)
                            : QString::number(row.deal + 1);
    case beforeColumn:
        return whole(row.before);
    case cardsColumn:
        return whole(row.cards);
    case afterColumn:
        return whole(row.after);
    default:
        return changeWords(row.after - row.before);
    }
}

QVariant CurveModel::data(const QModelIndex &index, int role) const
{
    const auto at = static_cast<std::size_t>(index.row());
    if (!index.isValid() || at >= m_rows.size())
        return {};
    if (role == Qt::DisplayRole)
        return text(m_rows[at], index.column());
    if (role == Qt::TextAlignmentRole && index.column() != dealColumn)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::FontRole && m_rows[at].decisive) {
        QFont font;
        font.setBold(true);
        return font;
    }
    return {};
}

QString CurveModel::columnTitle(int column) const
{
    switch (column) {
    case dealColumn:
        return tr("Deal");
    case beforeColumn:
        return tr("Before", "chance before a deal");
    case cardsColumn:
        return tr("Cards dealt");
    case afterColumn:
        return tr("After", "chance after a deal");
    default:
        return tr("Change");
    }
}

} // namespace sandbag
