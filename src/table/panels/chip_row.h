// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGridLayout>
#include <QHBoxLayout>
#include <QWidget>

namespace sandbag {

/// Chips in rows on the arc of the own hand, about the middle of the panel.
class ChipRow : public QGridLayout
{
public:
    void setGeometry(const QRect &room) override;
};

/// A few chips next to them, on the same arc.
class ChipBox : public QHBoxLayout
{
public:
    void setGeometry(const QRect &room) override;
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
