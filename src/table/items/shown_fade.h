// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantAnimation>

class QGraphicsItem;

namespace sandbag {

/// Makes an item of the table come and go, at once or in a moment. A part of that item.
class ShownFade
{
public:
    /// `item`, which must outlive it, is shown or hidden from the start.
    ShownFade(QGraphicsItem *item, bool shown);

    void setShown(bool shown, bool fades);
    /// Whether it is there, or comes.
    [[nodiscard]] bool isShown() const { return m_shown; }

private:
    QGraphicsItem *m_item;
    QVariantAnimation m_fade;
    bool m_shown;
};

} // namespace sandbag
