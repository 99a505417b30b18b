// SPDX-License-Identifier: GPL-3.0-or-later
#include "scroll_page.h"

#include <QScrollBar>

namespace sandbag {

ScrollPage::ScrollPage(QWidget *page, QWidget *parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    setWidgetResizable(true);
    setWidget(page);
    // The ground of the tab that it is on shows through.
    viewport()->setAutoFillBackground(false);
    page->setAutoFillBackground(false);
}

QSize ScrollPage::sizeHint() const
{
    return widget()->sizeHint() + QSize(verticalScrollBar()->sizeHint().width(), 0);
}

} // namespace sandbag
