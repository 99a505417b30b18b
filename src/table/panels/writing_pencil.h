// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantAnimation>
#include <QWidget>

#include <optional>

namespace sandbag {

/// The pencil of a sheet: it writes, and is at the foot when it has written. It is over the sheet
/// and ignores the pointer.
class WritingPencil : public QWidget
{
    Q_OBJECT
public:
    explicit WritingPencil(QWidget *sheet);

    /// It writes, with its point there in the sheet.
    void writeAt(const QPointF &point);
    /// It is laid down with its point there, or put away where there is no place for it; `moves`:
    /// over a little while.
    void layDown(const std::optional<QPointF> &place, bool moves);
    /// How long it is, which follows the sheet's type.
    [[nodiscard]] double length() const;
    [[nodiscard]] QPointF point() const { return m_point; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void put(double laid);

    QPointF m_point, m_from, m_to;
    double m_laid = 0; ///< 0: it writes; 1: it is laid down
    bool m_goes = false;
    QVariantAnimation m_way;
};

} // namespace sandbag
