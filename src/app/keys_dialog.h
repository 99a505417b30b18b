// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QMenuBar;

namespace sandbag {

/// Lists every key: those of the table and those of the menus.
class KeysDialog : public QDialog
{
    Q_OBJECT
public:
    KeysDialog(const QMenuBar *menus, QWidget *parent);
    static void open(QWidget *parent, const QMenuBar *menus);
};

} // namespace sandbag
