// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/bare_picture.h"

#include <QWidget>

namespace sandbag {

QPixmap barePicture(QWidget &widget)
{
    const qreal ratio = widget.devicePixelRatioF();
    QPixmap picture(widget.size() * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    widget.render(&picture, {}, {}, QWidget::DrawChildren);
    return picture;
}

} // namespace sandbag
