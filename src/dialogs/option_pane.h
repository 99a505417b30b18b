// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPersistentModelIndex>
#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace sandbag {

class CatalogueModel;
class FindingBar;
struct Finding;

/// Everything about the current option: what it means, what it is here and in the preset, what
/// other circles play (one click takes it), and what the checker says.
class OptionPane : public QWidget
{
    Q_OBJECT

public:
    explicit OptionPane(CatalogueModel *model, QWidget *parent = nullptr);

    void setBaseName(const QString &name);
    /// What Tab goes through, in this order.
    [[nodiscard]] QList<QWidget *> tabStops() const;
    /// An index of the model, at an option or a group.
    void showOption(const QModelIndex &index);
    /// As narrow as its words: the buttons are then one below the other.
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void helpWanted(const QString &anchor);
    void fixWanted(const sandbag::Finding &finding);
    void valueChosen(); ///< the option has one of the values that are named here

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrangeButtons();
    void refresh();
    void showValues();

    CatalogueModel *m_model;
    QPersistentModelIndex m_index;
    QString m_baseName;
    QLabel *m_title;
    QLabel *m_help;
    QLabel *m_state;
    QLabel *m_values;
    FindingBar *m_findings;
    QPushButton *m_reset;
    QPushButton *m_more;
    QBoxLayout *m_buttons;
};

} // namespace sandbag
