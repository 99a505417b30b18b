// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace sandbag {

/// A page of a dialog, which takes its page over: it wants all the room that the page wants, and
/// can be scrolled where a screen has less.
class ScrollPage : public QScrollArea
{
public:
    explicit ScrollPage(QWidget *page, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
};

} // namespace sandbag
