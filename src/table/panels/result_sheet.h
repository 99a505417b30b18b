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
    enum class Weight { faint, plain, strong, total };

    RuledLabel(const QString &text, Weight weight, QWidget *parent);
    /// The paper's type, from which that of this line follows.
    void setType(const QFont &plain);
    /// In red: points that are lost.
    void setLoss(bool loss) { m_loss = loss; }
    /// The paper's ink, and the red of losses.
    void setInk(const QColor &ink, const QColor &faint, const QColor &red);
    /// This much of it is written, 0 to 1, from the left.
    void setWritten(double share);
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
    double m_written = 1;
};

/// A side's bags, a row of sacks, and what the next ones cost.
class BagLine : public QWidget
{
    Q_OBJECT
public:
    /// `costs`: points, once `limit` bags are full.
    BagLine(int bags, int limit, int costs, QWidget *parent);
    void setInk(const QColor &ink, const QColor &faint, const QColor &red);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// The words below the bags instead of next to them.
    void setTwoRows(bool two);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] double sack() const;
    [[nodiscard]] double sacksWidth() const;
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] QFont wordsFont() const;

    int m_bags;
    int m_limit;
    bool m_twoRows = false;
    QString m_words;
    QColor m_ink, m_faint, m_red;
};

/// The pencil that writes a result; it is over the sheet and ignores the pointer.
class WritingPencil : public QWidget
{
    Q_OBJECT
public:
    explicit WritingPencil(QWidget *sheet);
    /// Its point, in the sheet.
    void pointAt(const QPointF &point);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QPointF m_point;
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
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    int m_side;
    QColor m_colour;
};

/// A side's shape and name, at the head of its column or of its row.
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
