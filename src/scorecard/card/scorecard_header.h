// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace sandbag {

/// Two lines: the names of the sides across their columns, the titles of the columns beneath. Where
/// each side has one column that is narrower than a short word, names are written upward instead.
class ScorecardHeader : public QHeaderView
{
    Q_OBJECT

public:
    explicit ScorecardHeader(QWidget *parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    /// The column of the bid holds the tricks taken, too.
    void setMerged(bool merged) { m_merged = merged; }
    /// There is one column for a side, so that names may be written upward in it.
    void setOneColumn(bool one);
    [[nodiscard]] bool isUpright() const { return m_upright; }
    [[nodiscard]] static QFont titleFont(const QFont &base);
    /// Of the sides' names, the same for all: so small that those fit which can. `rooms`: of each.
    [[nodiscard]] static QFont nameFont(const QFont &base, const QStringList &names,
                                        const QList<int> &rooms);
    /// The smallest of those.
    [[nodiscard]] static QFont leastNameFont(const QFont &base);
    static constexpr int kAroundName = 6; ///< pixels of a column that are not its name's
    [[nodiscard]] static QString titleOf(const QAbstractItemModel &model, int section, bool merged);

protected:
    void paintEvent(QPaintEvent *event) override;
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;

private:
    void paintNames(QPainter &painter) const;
    void paintUpright(QPainter &painter) const;
    void paintMargin(QPainter &painter, int side) const;
    [[nodiscard]] int sideCount() const;
    [[nodiscard]] QStringList names() const;
    [[nodiscard]] QList<int> rooms() const;
    [[nodiscard]] int uprightLength() const;
    [[nodiscard]] QRect sideBox(int side) const;

    bool m_merged = false;
    bool m_upright = false;
};

} // namespace sandbag
