// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace sandbag {

struct KeyEntry;

/// Lists every key, and allows the person to choose others: they hold at once, in every window.
class KeysDialog : public QDialog
{
    Q_OBJECT
public:
    explicit KeysDialog(QWidget *parent);
    static void open(QWidget *parent);

    /// The person wants this key for it: taken, or refused with the name of who has it.
    void propose(const KeyEntry &entry, const QKeySequence &key);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void makeButtons();
    void refresh();
    void search(const QString &text);
    void updateButtons();
    void change();
    void remove();
    void resetRow();
    void takeOver();
    void say(const QString &text);
    [[nodiscard]] const KeyEntry *current() const;

    QLineEdit *m_search;
    QTreeWidget *m_list;
    QLabel *m_note;
    QPushButton *m_takeOver, *m_change, *m_remove, *m_reset, *m_resetAll;
    const KeyEntry *m_wanting = nullptr; ///< what the clash is about
    QKeySequence m_wanted;
};

} // namespace sandbag
