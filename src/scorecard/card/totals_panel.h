// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

#include <optional>
#include <vector>

class QGridLayout;

namespace sandbag {

class ScorecardModel;

/// A side's name, total, bags toward the penalty, and what the deal in play may make of it.
class SideBox : public QWidget
{
    Q_OBJECT

public:
    /// Slim: little width, so that the projection takes two lines.
    /// `brief`: where many boxes are on each other; what the deal may bring is in the tool tip.
    /// `foot`: below a sheet that has the totals, so that only the bags and what the deal in play
    /// may bring are shown; `namedFoot`: the same where no column above it says whose they are.
    enum class Form { wide, slim, brief, foot, namedFoot };
    SideBox(const ScorecardModel *model, int side, Form form, QWidget *parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Shows the state of the model, and announces it to a screen reader.
    void refresh();
    /// In which its name is whole.
    [[nodiscard]] int widthOfName() const;
    /// The total on its way to the new one; without: it is there.
    void countTo(std::optional<int> total);
    /// The total as it is read at this moment.
    [[nodiscard]] QString shownTotal() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void paintSign(QPainter &painter, const QRectF &row) const;
    void paintName(QPainter &painter, const QRectF &row) const;
    void paintTotal(QPainter &painter, const QRectF &line) const;
    void paintBags(QPainter &painter, const QRectF &line) const;
    [[nodiscard]] bool slim() const { return m_form == Form::slim || m_form == Form::brief; }
    [[nodiscard]] bool atFoot() const { return m_form == Form::foot || m_form == Form::namedFoot; }
    [[nodiscard]] bool named() const { return m_form != Form::foot; }
    [[nodiscard]] bool foretells() const;
    [[nodiscard]] bool hasWonLine() const;
    [[nodiscard]] QString bagText() const;
    [[nodiscard]] QStringList projectionText(int side) const;
    [[nodiscard]] int foretoldRows() const;

    const ScorecardModel *m_model;
    int m_side;
    Form m_form;
    std::optional<int> m_counted;
};

/// The boxes of all sides, next to each other, or beneath each other as the strip of a narrow
/// window, or at the foot of a sheet.
class TotalsPanel : public QWidget
{
    Q_OBJECT

public:
    enum class Form { sideBySide, strip, foot };
    TotalsPanel(const ScorecardModel *model, Form form, QWidget *parent = nullptr);
    /// By side, the totals on their way to the new ones; empty: they are there.
    void countTotals(const std::vector<int> &totals);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void arrange();
    [[nodiscard]] SideBox::Form formOf(int sides) const;
    [[nodiscard]] int columnsFor(int sides) const;

    const ScorecardModel *m_model;
    Form m_form;
    QGridLayout *m_grid;
    QList<SideBox *> m_boxes;
    int m_columns = 0;
};

} // namespace sandbag
