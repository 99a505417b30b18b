// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace sandbag {

/// Two lines: the names of the sides across their columns, the titles of the columns beneath.
class ScorecardHeader : public QHeaderView
{
    Q_OBJECT

public:
    explicit ScorecardHeader(QWidget *parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    /// The column of the bid holds the tricks taken, too.
    void setMerged(bool merged) { m_merged = merged; }
    [[nodiscard]] static QFont titleFont(QFont base);
    /// Of the sides' names, the same for all: so small that those fit which can. `rooms`: of each.
    [[nodiscard]] static QFont nameFont(const QFont &base, const QStringList &names,
                                        const QList<int> &rooms);
    [[nodiscard]] static QString titleOf(const QAbstractItemModel &model, int section, bool merged);

protected:
    void paintEvent(QPaintEvent *event) override;
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;

private:
    void paintNames(QPainter &painter, int sides) const;
    [[nodiscard]] QRect sideBox(int side) const;

    bool m_merged = false;
};

} // namespace sandbag
