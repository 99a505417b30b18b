// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGridLayout>
#include <QWidget>

namespace sandbag {

/// Chips in rows on the arc of the own hand, about the middle of the panel.
class ChipRow : public QGridLayout
{
public:
    void setGeometry(const QRect &room) override;
    /// By how many pixels the ends of a row are lower than its middle at most.
    [[nodiscard]] static int sag(int width, int chip);
};

/// The line between the calls that are no numbers and the numbers.
class ChipDivider : public QWidget
{
public:
    explicit ChipDivider(QWidget *parent);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace sandbag
