// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QVariantAnimation>
#include <QWidget>

namespace sandbag {

/// What a panel looked like, fading where it was; nobody can point at it. It goes by itself.
class FadingPicture : public QWidget
{
    Q_OBJECT
public:
    /// In `milliseconds`, over `table`.
    FadingPicture(const QPixmap &picture, const QRect &place, int milliseconds, QWidget *table);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QPixmap m_picture;
    QVariantAnimation m_fade;
};

} // namespace sandbag
