// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace sandbag {

/// Two lines: the names of the sides across their columns, the titles of the columns beneath. Where
/// each side has one column, partners whose names have no room next to each other are written below
/// each other instead of the title, and over a column that is narrower than a short word names are
/// written upward.
class ScorecardHeader : public QHeaderView
{
    Q_OBJECT

public:
    explicit ScorecardHeader(QWidget *parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    /// The column of the bid holds the tricks taken, too.
    void setMerged(bool merged) { m_merged = merged; }
    /// There is one column for a side, so that names may take the room of its title.
    void setOneColumn(bool one);
    [[nodiscard]] bool isUpright() const { return m_names == Names::upright; }
    [[nodiscard]] bool isBelowEachOther() const { return m_names == Names::below; }
    [[nodiscard]] static QFont titleFont(const QFont &base);
    static constexpr int kAroundName = 6; ///< pixels of a column that are not its name's
    [[nodiscard]] static QString titleOf(const QAbstractItemModel &model, int section, bool merged);

protected:
    void paintEvent(QPaintEvent *event) override;
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;

private:
    enum class Names { beside, below, upright };

    [[nodiscard]] Names namesInOneColumn() const;
    void paintNames(QPainter &painter) const;
    void paintUpright(QPainter &painter) const;
    void paintMargin(QPainter &painter, int side) const;
    [[nodiscard]] int sideCount() const;
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] QList<QStringList> lines() const;
    [[nodiscard]] QList<int> rooms() const;
    [[nodiscard]] int uprightLength() const;
    [[nodiscard]] QRect sideBox(int side) const;

    bool m_merged = false;
    Names m_names = Names::beside;
};

} // namespace sandbag
