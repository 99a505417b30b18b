// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the scorecard's paper on which a deal's result is written.
#pragma once

#include <QColor>
#include <QLabel>
#include <QWidget>

namespace sandbag {

/// A line of the sheet: words or figures over a fine rule.
class RuledLabel : public QLabel
{
    Q_OBJECT
public:
    enum class Weight { plain, strong, total };

    RuledLabel(const QString &text, Weight weight, QWidget *parent);
    /// The paper's type, from which that of this line follows.
    void setType(const QFont &plain);
    /// In red: points that are lost.
    void setLoss(bool loss) { m_loss = loss; }
    /// The paper's ink, and the red of what is lost.
    void setInk(const QColor &ink, const QColor &red);
    /// Ringed by hand, as a set is on a scorecard.
    void setRinged(bool ringed);
    [[nodiscard]] bool isRinged() const { return m_ringed; }
    /// Words that may break ask for room in which most of them take two lines at most.
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void keepMargins();

    Weight m_weight;
    bool m_loss = false;
    bool m_ringed = false;
};

/// A side's name over its column: it breaks only where it is really long.
class SideName : public QLabel
{
public:
    SideName(const QString &name, QWidget *parent);
    [[nodiscard]] QSize minimumSizeHint() const override;
};

/// A side's shape.
class SideMark : public QWidget
{
public:
    SideMark(int side, QWidget *parent);
    [[nodiscard]] int side() const { return m_side; }
    void setColour(const QColor &colour);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_side;
    QColor m_colour;
};

/// A side's shape and name, at the head of its column or, over a rule, of its row.
class SideHead : public QWidget
{
public:
    enum class Place { column, row };
    SideHead(const QString &name, int side, Place place, QWidget *parent);
    [[nodiscard]] int side() const { return m_side; }
    void setColour(const QColor &colour);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int m_side;
    Place m_place;
    SideMark *m_mark;
};

/// The double red line between two sides.
class MarginLine : public QWidget
{
public:
    explicit MarginLine(QWidget *parent);

protected:
    void paintEvent(QPaintEvent *event) override;
};

} // namespace sandbag
