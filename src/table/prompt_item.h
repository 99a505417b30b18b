// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QGraphicsItem>
#include <QString>

namespace sandbag {

/// The one line of words above the hand, centred on the item's position.
class PromptItem : public QGraphicsItem
{
public:
    /// `now`: the person is asked, so that it is the brightest thing; `widest` in pixels.
    void say(const QString &text, bool now, double fontPixels, double widest);
    [[nodiscard]] const QString &text() const { return m_text; }

    [[nodiscard]] QRectF boundingRect() const override { return m_box; }
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    QString m_said;
    QString m_text; ///< what is shown of it
    double m_widest = 0;
    bool m_now = false;
    double m_font = 13;
    QRectF m_box;
};

} // namespace sandbag
