// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/table_theme.h"

#include <QGraphicsItem>
#include <QString>

namespace sandbag {

/// The one line of words above the hand, centred on the item's position.
class PromptItem : public QGraphicsItem
{
public:
    void place(double fontPixels, double height, double widest, const TableTheme &theme);
    /// `now`: the person is asked, so that it is the brightest thing.
    void say(const QString &text, bool now);
    /// Something else is read in its place.
    void cover(bool covered);
    [[nodiscard]] bool clipped() const { return m_text != m_said; }

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    void measure();

    QString m_said;
    QString m_text; ///< what is shown of it
    double m_widest = 0;
    double m_height = 30;
    bool m_now = false;
    bool m_covered = false;
    double m_font = 13;
    QRectF m_box;
    TableTheme m_theme;
};

} // namespace sandbag
