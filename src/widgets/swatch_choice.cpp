// SPDX-License-Identifier: GPL-3.0-or-later
#include "swatch_choice.h"

#include <QAbstractButton>
#include <QButtonGroup>
#include <QGridLayout>
#include <QPainter>
#include <QPen>

#include <algorithm>

namespace sandbag {

namespace {

constexpr int kRing = 5; // pixels round a picture

class Swatch : public QAbstractButton
{
public:
    Swatch(const QString &name, QSize picture, QWidget *parent)
        : QAbstractButton(parent), m_size(picture)
    {
        setCheckable(true);
        setAccessibleName(name);
        setToolTip(name);
        setFixedSize(picture + QSize(2 * kRing, 2 * kRing));
        setFocusPolicy(Qt::StrongFocus);
    }

    void setPicture(const QPixmap &picture)
    {
        m_picture = picture;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF box(QPointF(kRing, kRing), QSizeF(m_size));
        if (m_picture.isNull()) {
            painter.setPen(QPen(palette().color(QPalette::Mid), 1));
            painter.drawRoundedRect(box, 4, 4);
        } else {
            painter.drawPixmap(box.topLeft(), m_picture);
        }
        painter.setBrush(Qt::NoBrush);
        if (isChecked()) {
            painter.setPen(QPen(palette().color(QPalette::Highlight), 3));
            painter.drawRoundedRect(box.adjusted(-2.5, -2.5, 2.5, 2.5), 5, 5);
        }
        if (hasFocus()) {
            painter.setPen(QPen(palette().color(QPalette::WindowText), 1, Qt::DotLine));
            painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
        }
    }

private:
    QSize m_size;
    QPixmap m_picture;
};

} // namespace

SwatchChoice::SwatchChoice(QSize picture, int inRow, QWidget *parent)
    : QWidget(parent),
      m_picture(picture),
      m_inRow(inRow),
      m_group(new QButtonGroup(this)),
      m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(2);
    m_grid->setColumnStretch(inRow, 1);
    setFocusPolicy(Qt::StrongFocus); // or the key of its label leads nowhere
    connect(m_group, &QButtonGroup::idToggled, this, [this](int, bool on) {
        if (!on)
            return;
        setFocusProxy(m_group->checkedButton());
        emit chosen();
    });
}

void SwatchChoice::add(const QString &name, const QVariant &value)
{
    const int index = count();
    auto *swatch = new Swatch(name, m_picture, this);
    m_group->addButton(swatch, index);
    m_grid->addWidget(swatch, index / m_inRow, index % m_inRow);
    m_values << value;
}

void SwatchChoice::setPicture(int index, const QPixmap &picture)
{
    static_cast<Swatch *>(m_group->button(index))->setPicture(picture);
}

int SwatchChoice::count() const
{
    return static_cast<int>(m_values.size());
}

QVariant SwatchChoice::valueAt(int index) const
{
    return m_values.value(index);
}

QVariant SwatchChoice::value() const
{
    return m_values.value(m_group->checkedId());
}

void SwatchChoice::setValue(const QVariant &value)
{
    if (m_values.isEmpty())
        return;
    const auto at = static_cast<int>(m_values.indexOf(value));
    m_group->button(std::max(0, at))->setChecked(true);
}

} // namespace sandbag
