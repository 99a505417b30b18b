// SPDX-License-Identifier: GPL-3.0-or-later
#include "look_choice.h"

#include "deck/deck_look.h"
#include "deck/deck_rows.h"
#include "look/table_look.h"
#include "look/table_theme.h"

#include <QCoreApplication>
#include <QEvent>
#include <QImage>
#include <QPainter>
#include <QPainterPath>
#include <QPointer>
#include <QRadialGradient>
#include <QThreadPool>

#include <utility>

namespace sandbag {

namespace {

using Felt = TableLook::Felt;

constexpr QSize kFelt(62, 44); // logical pixels
constexpr QSize kBack(40, 56);

/// A corner of the table: wood, and the lamp on the felt.
QPixmap feltPicture(const TableTheme &theme, qreal ratio)
{
    QPixmap picture(kFelt * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box({0, 0}, QSizeF(kFelt));
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.frameBody);
    painter.drawRoundedRect(box, 5, 5);
    QRadialGradient lamp(box.center(), box.width() * 0.6);
    lamp.setColorAt(0, theme.feltLight);
    lamp.setColorAt(1, theme.feltEdge);
    painter.setBrush(theme.flat ? QBrush(theme.feltLight) : QBrush(lamp));
    painter.setPen(QPen(theme.frameLine, theme.flat ? 2 : 1));
    painter.drawRoundedRect(box.adjusted(4, 4, -4, -4), 4, 4);
    return picture;
}

} // namespace

FeltChoice::FeltChoice(QWidget *parent) : SwatchChoice(kFelt, 5, parent)
{
    add(tr("Green"), static_cast<int>(Felt::green));
    add(tr("Blue"), static_cast<int>(Felt::blue));
    add(tr("Burgundy"), static_cast<int>(Felt::burgundy));
    add(tr("Slate"), static_cast<int>(Felt::slate));
    add(tr("Night"), static_cast<int>(Felt::night));
    paintFelts();
}

void FeltChoice::paintFelts()
{
    for (int i = 0; i < count(); ++i)
        setPicture(i, feltPicture(themeOf(static_cast<Felt>(valueAt(i).toInt()), palette()),
                                  devicePixelRatioF()));
}

void FeltChoice::changeEvent(QEvent *event)
{
    SwatchChoice::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        paintFelts();
}

BackChoice::BackChoice(QWidget *parent)
    : SwatchChoice(kBack, 6, parent), m_stop(std::make_shared<std::atomic<bool>>(false))
{
    add(tr("Same as the felt"), QString());
    for (const CardBack &back : cardBacks())
        add(deckName(back.name), QString(back.key));
    QStringList backs;
    for (int i = 0; i < count(); ++i)
        backs << valueAt(i).toString();
    QThreadPool::globalInstance()->start(
        [backs, ratio = devicePixelRatioF(), stop = m_stop, self = QPointer<BackChoice>(this)] {
            for (int i = 1; i < backs.size() && !*stop; ++i) {
                QImage back = backOf({{}, false, backs[i]}, kBack * ratio);
                back.setDevicePixelRatio(ratio);
                QMetaObject::invokeMethod(qApp, [self, i, back] {
                    if (self)
                        self->show(i, back);
                });
            }
        });
}

BackChoice::~BackChoice()
{
    *m_stop = true;
}

void BackChoice::show(int index, const QImage &back)
{
    m_pictures[valueAt(index).toString()] = QPixmap::fromImage(back);
    setPicture(index, m_pictures[valueAt(index).toString()]);
    if (valueAt(index).toString() == m_usual)
        setUsual(m_usual, m_felt);
}

/// That back, with a spot of its felt.
void BackChoice::setUsual(const QString &back, const QColor &felt)
{
    m_usual = back;
    m_felt = felt;
    QPixmap picture = m_pictures.value(back);
    if (picture.isNull())
        return;
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box({0, 0}, QSizeF(kBack));
    painter.setPen(QPen(QColor(0xff, 0xfb, 0xee), 1.5));
    painter.setBrush(felt);
    painter.drawEllipse(QRectF(box.right() - 19, box.bottom() - 19, 15, 15));
    painter.end();
    setPicture(0, picture);
}

} // namespace sandbag
