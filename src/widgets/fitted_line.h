// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QPointer>
#include <QString>

namespace sandbag {

/// Shows the words in the label, in smaller type and in several lines rather than cut; where even
/// these have no room they end in dots, and the tool tip has them whole. Returns whether they fit.
/// The label wraps words and is within another widget, whose type is the largest.
bool fitLine(QLabel &label, const QString &line);

/// A label of a status bar that fits its line again whenever its room or the type around it
/// changes. It takes what room others leave, and never makes the bar higher.
class FittedLine : public QLabel
{
    Q_OBJECT

public:
    explicit FittedLine(QWidget *parent = nullptr);

    void setLine(const QString &line);
    [[nodiscard]] bool hasHeightForWidth() const override { return false; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void watchParent();

    QString m_line;              ///< whole, whatever room there is for it
    QPointer<QWidget> m_watched; ///< the one around it
};

} // namespace sandbag
