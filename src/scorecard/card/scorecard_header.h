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
    [[nodiscard]] static QString titleOf(const QAbstractItemModel &model, int section, bool merged);

protected:
    void paintEvent(QPaintEvent *event) override;
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;

private:
    void paintSide(QPainter &painter, int side) const;

    bool m_merged = false;
};

} // namespace sandbag
