// SPDX-License-Identifier: GPL-3.0-or-later
#include "sheet/scorecard_model.h"

#include "text/numbers.h"

#include <QPoint>
#include <QSet>

#include <algorithm>

namespace sandbag {

namespace {

QVariantList failedNils(const SheetEntry &entry)
{
    QVariantList places;
    for (const auto &[start, length] : entry.failedNils)
        places << QPoint(start, length);
    return places;
}

QVariant numberData(const std::optional<int> &number)
{
    return number ? QVariant(*number) : QVariant();
}

} // namespace

ScorecardModel::ScorecardModel(QObject *parent) : QAbstractItemModel(parent) {}

void ScorecardModel::update(const Match &match, const DealState *seen, int reader)
{
    setSheet(scoreSheetOf(match, seen, reader));
}

void ScorecardModel::setSheet(const ScoreSheet &sheet)
{
    const auto old = m_sheet.deals.size(), fresh = sheet.deals.size();
    const auto shared = std::min(old, fresh);
    const auto same = std::max<qsizetype>(shared - 1, 0);
    const bool prefix =
        sheet.sides == m_sheet.sides && sheet.players == m_sheet.players &&
        std::equal(sheet.deals.begin(), sheet.deals.begin() + same, m_sheet.deals.begin());
    if (!prefix) {
        beginResetModel();
        m_sheet = sheet;
        endResetModel();
        emit sheetChanged();
        return;
    }
    // Deals that are the same stay where they are: each trick is told by a whole sheet, and a new
    // one in the place of an old one would leave holes in the memory of a long match.
    ScoreSheet next = sheet;
    std::copy_n(m_sheet.deals.cbegin(), same, next.deals.begin());
    if (shared > 0)
        replaceDeal(static_cast<int>(shared) - 1, sheet.deals[shared - 1]);
    if (fresh > old) {
        beginInsertRows({}, static_cast<int>(old), static_cast<int>(fresh) - 1);
        m_sheet = next;
        endInsertRows();
    } else if (fresh < old) {
        beginRemoveRows({}, static_cast<int>(fresh), static_cast<int>(old) - 1);
        m_sheet = next;
        endRemoveRows();
    } else {
        m_sheet = next;
    }
    emit sheetChanged();
}

void ScorecardModel::replaceDeal(int row, const SheetDeal &deal)
{
    if (m_sheet.deals.at(row) == deal) // not a list of its own for that: others have this one, too
        return;
    const QModelIndex parent = index(row, 0);
    const int before = detailCount(m_sheet.deals[row]), after = detailCount(deal);
    if (before > 0) {
        beginRemoveRows(parent, 0, before - 1);
        for (SheetEntry &entry : m_sheet.deals[row].sides)
            entry.lines.clear();
        m_sheet.deals[row].partial = true; // no lines, no sums
        endRemoveRows();
    }
    if (after > 0)
        beginInsertRows(parent, 0, after - 1);
    m_sheet.deals[row] = deal;
    if (after > 0)
        endInsertRows();
    emit dataChanged(parent, index(row, columnCount() - 1));
}

int ScorecardModel::detailCount(const SheetDeal &deal)
{
    if (deal.partial)
        return 0;
    int count = 0;
    for (const SheetEntry &entry : deal.sides)
        count += static_cast<int>(entry.lines.size()) + 1;
    return count;
}

ScorecardModel::Place ScorecardModel::placeOf(const SheetDeal &deal, int row)
{
    for (int side = 0; side < deal.sides.size(); ++side) {
        const int lines = static_cast<int>(deal.sides[side].lines.size());
        if (row <= lines)
            return {side, row < lines ? row : -1};
        row -= lines + 1;
    }
    return {};
}

QModelIndex ScorecardModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const quintptr id = parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : 0;
    return createIndex(row, column, id);
}

QModelIndex ScorecardModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == 0)
        return {};
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, quintptr(0));
}

int ScorecardModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return static_cast<int>(m_sheet.deals.size());
    if (parent.column() > 0 || parent.internalId() != 0)
        return 0;
    return detailCount(m_sheet.deals[parent.row()]);
}

int ScorecardModel::columnCount(const QModelIndex &) const
{
    return 1 + sideCount() * FieldCount;
}

QVariant ScorecardModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == SideRole && index.internalId() == 0)
        return sideOf(index.column());
    if (role == FieldRole)
        return fieldOf(index.column());
    if (role == Qt::TextAlignmentRole)
        return QVariant(index.column() == 0 ? Qt::AlignLeft | Qt::AlignVCenter
                                            : Qt::AlignRight | Qt::AlignVCenter);
    if (index.internalId() == 0)
        return dealData(index.row(), index.column(), role);
    return detailData(static_cast<int>(index.internalId()) - 1, index.row(), index.column(), role);
}

QVariant ScorecardModel::dealData(int row, int column, int role) const
{
    const SheetDeal &deal = m_sheet.deals[row];
    const int side = sideOf(column), field = fieldOf(column);
    switch (role) {
    case Qt::DisplayRole:
        return side < 0 ? countText(deal.number) : fieldText(deal, side, field);
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
    case ExplainedRole:
        if (side >= 0)
            return explained(deal, side);
        return (QStringList(deal.voided.isEmpty()
                                ? tr("%1 dealt").arg(m_sheet.players.value(deal.dealer))
                                : deal.voided) +
                deal.agreed)
            .join(u'\n');
    case NumberRole:
        return side < 0 ? QVariant(deal.number) : numberData(fieldNumber(deal, side, field));
    case KindRole:
        return QVariant::fromValue(Kind::Deal);
    case PartialRole:
        return deal.partial;
    case VoidRole:
        return deal.voided;
    case DealerRole:
        return m_sheet.players.value(deal.dealer);
    case SetRole:
        return side >= 0 && deal.sides[side].fate == SheetEntry::Fate::set;
    case FailedNilsRole:
        return side >= 0 ? failedNils(deal.sides[side]) : QVariant();
    case BagPenaltyRole:
        return side >= 0 && deal.sides[side].bagPenalty;
    case AgreedRole:
        return deal.agreed;
    case WheelsRole:
        return side >= 0 && deal.sides[side].wheels();
    default:
        return {};
    }
}

QVariant ScorecardModel::detailData(int deal, int row, int column, int role) const
{
    const SheetDeal &parent = m_sheet.deals[deal];
    const Place place = placeOf(parent, row);
    const SheetEntry &entry = parent.sides[place.side];
    const bool sum = place.line < 0;
    const SheetLine line = sum ? SheetLine{{},
                                           -1,
                                           entry.total,
                                           entry.bagTotal,
                                           tr("%1: %2", "side: sum")
                                               .arg(m_sheet.sides[place.side].name, sumText(entry))}
                               : entry.lines[place.line];
    const bool own = sideOf(column) == place.side;
    switch (role) {
    case Qt::DisplayRole:
        if (column == 0)
            return m_sheet.wordsOf(line);
        if (own && fieldOf(column) == (sum ? Total : Points))
            return pointsText(line.points);
        if (own && fieldOf(column) == Bags && (sum || line.bags != 0))
            return pointsText(line.bags);
        return {};
    case NumberRole:
        if (own && fieldOf(column) == (sum ? Total : Points))
            return line.points;
        return own && fieldOf(column) == Bags ? QVariant(line.bags) : QVariant();
    case Qt::ToolTipRole:
        return line.text;
    case KindRole:
        return QVariant::fromValue(sum ? Kind::Sum : Kind::Line);
    case SideRole:
        return place.side;
    case PointsRole:
        return line.points;
    case BagsRole:
        return line.bags;
    case SeatRole:
        return line.seat;
    default:
        return {};
    }
}

std::optional<int> ScorecardModel::fieldNumber(const SheetDeal &deal, int side, int field)
{
    const SheetEntry &entry = deal.sides[side];
    if (field == Taken && entry.tricks >= 0)
        return entry.tricks;
    if (deal.partial)
        return {};
    switch (field) {
    case Points:
        return entry.points;
    case Bags:
        return entry.bagTotal;
    case Total:
        return entry.total;
    default:
        return {};
    }
}

bool ScorecardModel::isSilent(const SheetDeal &deal, int side, int field)
{
    return field != Total && !deal.voided.isEmpty() && deal.sides[side].lines.isEmpty();
}

QString ScorecardModel::fieldText(const SheetDeal &deal, int side, int field) const
{
    if (field == Bid)
        return deal.sides[side].bid;
    const auto number = fieldNumber(deal, side, field);
    return number && !isSilent(deal, side, field) ? pointsText(*number) : QString();
}

std::optional<std::pair<int, int>> ScorecardModel::numbersOf(int column) const
{
    std::optional<std::pair<int, int>> found;
    const int side = sideOf(column), field = fieldOf(column);
    for (const SheetDeal &deal : m_sheet.deals) {
        const auto number = fieldNumber(deal, side, field);
        if (!number || isSilent(deal, side, field))
            continue;
        if (!found)
            found = {*number, *number};
        found = {std::min(found->first, *number), std::max(found->second, *number)};
    }
    return found;
}

QList<std::pair<QString, QString>> ScorecardModel::bidsAndTricks(int side) const
{
    QSet<std::pair<QString, int>> known;
    QList<std::pair<QString, QString>> pairs;
    for (const SheetDeal &deal : m_sheet.deals) {
        const bool silent = isSilent(deal, side, Taken);
        const int tricks = silent ? -1 : fieldNumber(deal, side, Taken).value_or(-1);
        const std::pair both(deal.sides[side].bid, tricks);
        if (known.contains(both))
            continue;
        known.insert(both);
        pairs.emplace_back(both.first, tricks < 0 ? QString() : pointsText(tricks));
    }
    return pairs;
}

QString ScorecardModel::explained(const SheetDeal &deal, int side) const
{
    const SheetEntry &entry = deal.sides[side];
    QStringList text;
    if (!entry.calls.isEmpty())
        text << m_sheet.callsOf(entry);
    for (const SheetLine &line : entry.lines)
        text << (line.points == 0 && line.bags != 0
                     ? m_sheet.wordsOf(line) // bags alone are in the words
                     : QStringLiteral("%1  %2").arg(m_sheet.wordsOf(line),
                                                    pointsText(line.points)));
    if (!deal.partial)
        text << QStringLiteral("%1 = %2").arg(sumText(entry), pointsText(entry.total));
    return text.join(u'\n');
}

QString ScorecardModel::sumText(const SheetEntry &entry) const
{
    return pointsText(entry.total - entry.points) + QLatin1Char(' ') + addedPoints(entry.points);
}

QVariant ScorecardModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const int side = sideOf(section);
    const QString titles[] = {tr("Bid"), tr("Took"), tr("Score"), tr("Bags"), tr("Total")};
    switch (role) {
    case Qt::DisplayRole:
        return side < 0 ? tr("Deal") : titles[fieldOf(section)];
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return side < 0 ? tr("Deal and dealer")
                        : tr("%1, %2", "side, column")
                              .arg(m_sheet.sides[side].name, titles[fieldOf(section)]);
    case SideRole:
        return side;
    case FieldRole:
        return fieldOf(section);
    default:
        return {};
    }
}

} // namespace sandbag
