// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialogButtonBox>
#include <QLayout>
#include <QList>
#include <QWidget>

namespace sandbag {

/// Tab goes through these widgets in this order and on to the buttons of the box as they are.
///
/// A box hands the focus it gets to its first button. In Qt 6.4 it is between its buttons in
/// the order as soon as one is added to it, and Tab never leaves the ring; so it takes no part.
inline void setTabOrders(QList<QWidget *> widgets, QDialogButtonBox &box)
{
    box.setFocusProxy(nullptr);
    box.setFocusPolicy(Qt::NoFocus);
    for (int at = 0; at < box.layout()->count(); ++at) {
        if (QWidget *button = box.layout()->itemAt(at)->widget())
            widgets << button;
    }
    for (qsizetype at = 1; at < widgets.size(); ++at)
        QWidget::setTabOrder(widgets[at - 1], widgets[at]);
}

} // namespace sandbag
