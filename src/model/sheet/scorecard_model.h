// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sheet/score_sheet.h"

#include <QAbstractItemModel>

#include <optional>
#include <utility>

namespace sandbag {

struct DealState;
class Match;

/// The scorecard of a match as a tree: a row for each deal, beneath it a row for each explained
/// line, side by side in turn, each side closed by a row that adds the sum to the total before.
///
/// Column 0 is the deal and its dealer, or the text of a line; then each side has the columns of
/// Field. Nothing can be edited here: entries change the match, and update() reads it again.
class ScorecardModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Field { Bid, Taken, Points, Bags, Total, FieldCount };
    Q_ENUM(Field)

    enum class Kind { Deal, Line, Sum };
    Q_ENUM(Kind)

    enum Role {
        NumberRole = Qt::UserRole, ///< int of this cell; invalid where it holds none
        KindRole,                  ///< Kind
        SideRole,                  ///< int; −1 in column 0 of a deal
        FieldRole,                 ///< Field; −1 in column 0
        ExplainedRole,             ///< QString: the sum of this side in this deal, line by line
        PartialRole,               ///< bool: the deal is being played
        VoidRole,                  ///< QString: why it does not count, or ""
        SetRole,                   ///< bool: the side failed its contract
        WheelsRole,                ///< bool: a made ten worth 200
        DealerRole,                ///< QString: name
        PointsRole,                ///< int: points of a line or sum, whatever the column
        BagsRole,                  ///< int: bags of a line, whatever the column
        SeatRole,                  ///< int: seat of a line, −1 the side's
        FailedNilsRole,            ///< list of QPoint: start and length within the bid
        BagPenaltyRole,            ///< bool: the side's bags were full
        AgreedRole,                ///< QStringList: other rules or people from this deal on
    };

    explicit ScorecardModel(QObject *parent = nullptr);

    /// Reads the match again; only what changed is announced. The match is not kept.
    /// `seen`, `reader` as in scoreSheetOf().
    void update(const Match &match, const DealState *seen = nullptr, int reader = 0);
    void setSheet(const ScoreSheet &sheet);
    /// The texts in the columns of a side's bids and tricks, each pair once.
    [[nodiscard]] QList<std::pair<QString, QString>> bidsAndTricks(int side) const;
    [[nodiscard]] const ScoreSheet &sheet() const { return m_sheet; }

    [[nodiscard]] int sideCount() const { return static_cast<int>(m_sheet.sides.size()); }
    [[nodiscard]] static int columnOf(int side, Field field)
    {
        return 1 + side * FieldCount + field;
    }
    /// −1 for column 0.
    [[nodiscard]] static int sideOf(int column)
    {
        return column < 1 ? -1 : (column - 1) / FieldCount;
    }
    [[nodiscard]] static int fieldOf(int column)
    {
        return column < 1 ? -1 : (column - 1) % FieldCount;
    }

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex &parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex &child) const override;
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

    /// The least and the greatest number that are in a column of a side; nothing where none does.
    /// Not of the bids, which are texts.
    [[nodiscard]] std::optional<std::pair<int, int>> numbersOf(int column) const;

signals:
    /// Anything of the sheet changed, also what no cell shows (projection, outcome, tally).
    void sheetChanged();

private:
    /// A row beneath a deal: line `line` of a side, or its sum where `line` is −1.
    struct Place {
        int side = 0;
        int line = -1;
    };

    [[nodiscard]] static int detailCount(const SheetDeal &deal);
    [[nodiscard]] static Place placeOf(const SheetDeal &deal, int row);
    [[nodiscard]] QVariant dealData(int row, int column, int role) const;
    [[nodiscard]] QVariant detailData(int deal, int row, int column, int role) const;
    [[nodiscard]] static std::optional<int> fieldNumber(const SheetDeal &deal, int side, int field);
    /// No number is shown in a column of a deal that does not count.
    [[nodiscard]] static bool isSilent(const SheetDeal &deal, int side, int field);
    [[nodiscard]] QString fieldText(const SheetDeal &deal, int side, int field) const;
    [[nodiscard]] QString explained(const SheetDeal &deal, int side) const;
    [[nodiscard]] QString sumText(const SheetEntry &entry) const;
    void replaceDeal(int row, const SheetDeal &deal);

    ScoreSheet m_sheet;
};

} // namespace sandbag
