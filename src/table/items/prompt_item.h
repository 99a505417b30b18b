// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/kept_picture.h"
#include "look/table_theme.h"
#include "look/urgency.h"

#include <QGraphicsItem>
#include <QString>
#include <QVariantAnimation>

namespace sandbag {

/// The one line of words above the hand, centred on the item's position.
class PromptItem : public QGraphicsItem
{
public:
    PromptItem();

    void place(double fontPixels, double height, double widest, const TableTheme &theme);
    void say(const QString &text, Urgency urgency);
    /// Whether new words fade over the old ones.
    void setFades(bool fades) { m_fades = fades; }
    /// Something else is read in its place.
    void cover(bool covered);
    [[nodiscard]] bool isCovered() const { return m_covered; }
    [[nodiscard]] bool clipped() const { return m_text != m_said; }
    /// Of the pill with those words, about its place; wider than it may be where they are long.
    [[nodiscard]] QRectF boxOf(const QString &text, Urgency urgency) const;
    [[nodiscard]] double widest() const { return m_widest; }

    [[nodiscard]] QRectF boundingRect() const override;
    void paint(QPainter *painter, const QStyleOptionGraphicsItem *option, QWidget *widget) override;

private:
    /// Words in their pill.
    struct Shown {
        QString text;
        QRectF box;
        Urgency urgency = Urgency::waits;
        [[nodiscard]] bool now() const { return urgency == Urgency::now; }
    };
    void measure();
    void showOrHide();
    void paintShown(QPainter &painter, const Shown &shown) const;
    void show(QPainter &painter, KeptPicture &picture, const Shown &shown) const;

    QString m_said;
    QString m_text; ///< the part shown
    double m_widest = 0;
    double m_height = 30;
    Urgency m_urgency = Urgency::waits;
    bool m_covered = false;
    double m_font = 13;
    QRectF m_box;
    Shown m_before;        ///< while it fades
    KeptPicture m_picture; ///< of the words that are there or come
    KeptPicture m_beforePicture;
    bool m_fades = false;
    QVariantAnimation m_fade;
    TableTheme m_theme;
};

} // namespace sandbag
