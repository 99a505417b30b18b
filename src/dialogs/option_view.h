// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "quiet_tree.h"

namespace sandbag {

class OptionDelegate;
class CatalogueFilter;

/// The options as a tree that is worked with the keyboard as well as with the mouse: Return edits,
/// Space switches, digits change numbers, Delete goes back to the preset, letters search.
class OptionView : public QuietTree
{
    Q_OBJECT

public:
    explicit OptionView(QWidget *parent = nullptr);

    /// The view shows a CatalogueFilter over a CatalogueModel.
    void setFilter(CatalogueFilter *filter);
    void setBaseName(const QString &name);
    /// Makes the option current, opening its group; false where it is filtered out.
    bool showOption(std::string_view id);
    /// Makes what a search has found current, and keeps it in sight while rows are laid out.
    void showHit(const QModelIndex &index);
    void doItemsLayout() override;
    /// Opens the editor of the current option, or switches it where it is a yes or no.
    void editCurrent();

signals:
    /// An option whose value is edited in a window of its own.
    void windowWanted(const QModelIndex &index);
    void resetWanted(const QModelIndex &index);
    void fixWanted(const QModelIndex &index);
    void currentOptionChanged(const QModelIndex &index);
    /// Someone types while the view has the focus, and no number that the rule could take.
    void searchTyped(const QString &text);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void currentChanged(const QModelIndex &current, const QModelIndex &previous) override;
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option,
                 const QModelIndex &index) const override;
    void drawBranches(QPainter *painter, const QRect &rect,
                      const QModelIndex &index) const override;
    void changeEvent(QEvent *event) override;

private:
    void openEditor(const QModelIndex &index);
    void clickField(const QModelIndex &index, const QPoint &at);
    [[nodiscard]] bool typeNumber(const QString &text);
    [[nodiscard]] QModelIndex numberOf(const QModelIndex &index) const;
    void fitColumns();

    OptionDelegate *m_delegate;
    CatalogueFilter *m_filter = nullptr;
    QPersistentModelIndex m_hit; ///< to be in sight; none once someone moves on
    int m_widestWord = 0;        ///< room that a value's words need; 0: to be measured
};

} // namespace sandbag
