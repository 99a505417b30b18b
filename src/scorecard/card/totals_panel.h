// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

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
    enum class Form { wide, slim, brief };
    SideBox(const ScorecardModel *model, int side, Form form, QWidget *parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// Shows the state of the model, and announces it to a screen reader.
    void refresh();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void paintTotal(QPainter &painter, const QRectF &line) const;
    void paintBags(QPainter &painter, const QRectF &line) const;
    [[nodiscard]] bool slim() const { return m_form != Form::wide; }
    [[nodiscard]] bool foretells() const;
    [[nodiscard]] bool hasWonLine() const;
    [[nodiscard]] QString bagText() const;
    [[nodiscard]] QStringList projectionText(int side) const;
    [[nodiscard]] int foretoldRows() const;

    const ScorecardModel *m_model;
    int m_side;
    Form m_form;
};

/// The boxes of all sides, next to each other, or beneath each other as the strip of a narrow
/// window, or at the foot of a sheet.
class TotalsPanel : public QWidget
{
    Q_OBJECT

public:
    enum class Form { sideBySide, strip };
    TotalsPanel(const ScorecardModel *model, Form form, QWidget *parent = nullptr);

private:
    void refresh();

    const ScorecardModel *m_model;
    Form m_form;
    QGridLayout *m_grid;
    QList<SideBox *> m_boxes;
};

} // namespace sandbag
