// SPDX-License-Identifier: GPL-3.0-or-later
// The parts of the scorecard's paper on which a deal's result is written.
#pragma once

#include <QColor>
#include <QLabel>
#include <QList>
#include <QWidget>

#include <span>
#include <utility>

namespace sandbag {

struct ScoreSheet;
struct SheetDeal;
struct TableTheme;

/// The words before a row: the deal's number and the dealer.
[[nodiscard]] QString dealAndDealer(const ScoreSheet &sheet, const SheetDeal &deal);
/// The tip of that cell and a screen reader have the whole name.
void tellDealer(QWidget &cell, const ScoreSheet &sheet, const SheetDeal &deal);

/// Between the words and the margins, for type of that size.
[[nodiscard]] int sheetAside(int pixels);

/// A part of a sheet that is written by hand.
class WrittenPart
{
public:
    virtual ~WrittenPart() = default;
    /// This much of it is written, 0 to 1, from where its letters begin.
    virtual void setWritten(double share) = 0;
    /// Where the pencil is then, in the part.
    [[nodiscard]] virtual QPointF pointAt(double share) const = 0;
    /// How long a hand takes for it, in milliseconds.
    [[nodiscard]] virtual int lasts() const { return 130; }
};

/// The alignment that puts words of any letters where the widget's lines have it; "left" is where
/// they begin.
[[nodiscard]] Qt::Alignment alignedBy(const QWidget &widget, Qt::Alignment alignment);

/// A line of the sheet: words or figures. The sheet rules it.
class RuledLabel : public QLabel, public WrittenPart
{
    Q_OBJECT
public:
    enum class Weight { faint, plain, strong, total };

    RuledLabel(const QString &text, Weight weight, QWidget *parent);
    /// As QLabel's, but left is where lines begin, whatever letters these are of: a label takes
    /// Latin words and figures for left-to-right everywhere.
    void setAlignment(Qt::Alignment alignment);
    /// The paper's type, from which that of this line follows.
    void setType(const QFont &plain);
    /// In red: points that are lost.
    void setLoss(bool loss) { m_loss = loss; }
    /// The paper's ink, and the red of losses.
    void setInk(const QColor &ink, const QColor &faint, const QColor &red);
    void setWritten(double share) override;
    [[nodiscard]] QPointF pointAt(double share) const override;
    [[nodiscard]] int lasts() const override;
    /// Ringed by hand, as a set is on a scorecard.
    void setRinged(bool ringed);
    [[nodiscard]] bool isRinged() const { return m_ringed; }
    /// Failed nils among the words, which are crossed out: where they begin, and their length.
    void setCrossed(const QList<std::pair<int, int>> &parts);
    [[nodiscard]] const QList<std::pair<int, int>> &crossed() const { return m_crossed; }
    /// A total: while it is written it counts from the one to the other, which are its words then.
    void countFrom(int before, int now);
    /// What is read there now, and how much of its ring is drawn.
    [[nodiscard]] QString shownText() const;
    [[nodiscard]] double shownRing() const;
    /// Words that may break ask for room in which most of them take two lines at most.
    [[nodiscard]] QSize sizeHint() const override;
    /// The rows that its words take in a width of this many pixels.
    [[nodiscard]] int rowsIn(int width) const;
    /// Whether the sheet rules a line below it: not where what belongs to it goes on there.
    void setRuled(bool ruled) { m_ruled = ruled; }
    [[nodiscard]] bool isRuled() const { return m_ruled; }

protected:
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void keepDirection();
    void keepMargins();
    void paintWritten();
    void paintCrossed();
    [[nodiscard]] int ringRoom() const;
    [[nodiscard]] bool counts() const { return m_from != m_to; }
    [[nodiscard]] QRectF words() const;

    Weight m_weight;
    Qt::Alignment m_aligned = Qt::AlignLeft | Qt::AlignVCenter; ///< before it is mirrored
    int m_type = 16; ///< size of the paper's type, pixels
    bool m_loss = false;
    bool m_ringed = false;
    bool m_ruled = true;
    QList<std::pair<int, int>> m_crossed;
    int m_from = 0, m_to = 0; ///< of a total that counts
    double m_written = 1;
};

/// A side's bags, a row of sacks, and what the next ones cost, where the deal has brought some or
/// few are left.
class BagLine : public QWidget, public WrittenPart
{
    Q_OBJECT
public:
    /// `before`: the bags before the deal. `costs`: points, once `limit` bags are full.
    BagLine(int before, int bags, int limit, int costs, QWidget *parent);
    void setInk(const QColor &ink, const QColor &faint, const QColor &red);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// The words below the bags instead of next to them.
    void setTwoRows(bool two);
    /// It says what the bags cost.
    [[nodiscard]] bool hasWords() const { return !m_words.isEmpty(); }
    /// What one row takes.
    [[nodiscard]] int rowWidth() const;
    void setWritten(double share) override;
    [[nodiscard]] QPointF pointAt(double share) const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] double grown(double pixels) const;
    [[nodiscard]] double sack() const;
    [[nodiscard]] double sacksWidth() const;
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] QFont wordsFont() const;
    [[nodiscard]] QRectF placed(const QRectF &box) const;

    int m_bags;
    int m_limit;
    bool m_twoRows = false;
    double m_written = 1;
    QString m_words; ///< next to the bags; none where they say nothing new
    QColor m_ink, m_faint, m_red;
};

/// A side's name over its column: it breaks only where it is really long.
class SideName : public QLabel
{
public:
    SideName(const QString &name, QWidget *parent);
    /// It breaks once it is wider than this many times the height of its type.
    void setUnbroken(int heights);
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void keepDirection();

    int m_unbroken = 11;
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
    Q_OBJECT
public:
    enum class Place { column, row };
    SideHead(const QString &name, int side, Place place, QWidget *parent);
    [[nodiscard]] Place place() const { return m_place; }
    [[nodiscard]] int side() const { return m_side; }
    void setColour(const QColor &colour);
    /// Earlier rows are torn off below it: it keeps room for the edge.
    void setTorn(bool torn);
    /// Over one of many columns a name breaks sooner, so that they are equally wide.
    void breakSoon();

protected:
    void changeEvent(QEvent *event) override;

private:
    void fitType();

    int m_side;
    Place m_place;
    bool m_torn = false;
    SideMark *m_mark;
    SideName *m_name;
};

/// The height of the edge along which earlier rows are torn off, for type of that size.
[[nodiscard]] int tornRoom(int pixels);

/// Gives the parts of a sheet the theme's colours: its heads, its bags, and every ruled line in it.
void inkSheet(const QWidget &sheet, std::span<SideHead *const> heads,
              std::span<BagLine *const> bags, const TableTheme &theme);

/// The place of the double red line between two sides, which the sheet draws.
class MarginLine : public QWidget
{
    Q_OBJECT
public:
    explicit MarginLine(QWidget *parent);

protected:
    void changeEvent(QEvent *event) override;

private:
    void fitType();
};

} // namespace sandbag
