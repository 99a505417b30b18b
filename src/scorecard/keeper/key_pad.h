// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "entry/entry_draft.h"

#include <QWidget>

class QGridLayout;

namespace sandbag {

/// The answers to a question as buttons, for the mouse. They never take the focus from the field.
class KeyPad : public QWidget
{
    Q_OBJECT

public:
    explicit KeyPad(QWidget *parent = nullptr);
    void setChoices(const QList<EntryChoice> &choices);

signals:
    void chosen(const sandbag::EntryChoice &choice);

private:
    QGridLayout *m_grid;
    QStringList m_shown; ///< keys of the buttons there are
};

} // namespace sandbag
