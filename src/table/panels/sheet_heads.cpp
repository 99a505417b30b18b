// SPDX-License-Identifier: GPL-3.0-or-later
// The heads of a sheet's columns and rows, and the margins between them.
#include "look/signs.h"
#include "look/table_theme.h"
#include "panels/result_sheet.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace sandbag {

SideName::SideName(const QString &name, QWidget *parent) : QLabel(name, parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    QFont bold = font();
    bold.setBold(true);
    setFont(bold);
    keepDirection();
}

/// Next to the side's mark, whatever letters the names are of.
void SideName::keepDirection()
{
    setAlignment(alignedBy(*this, Qt::AlignLeft | Qt::AlignVCenter));
}

void SideName::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange)
        keepDirection();
}

void SideName::setUnbroken(int heights)
{
    m_unbroken = heights;
    updateGeometry();
}

QSize SideName::minimumSizeHint() const
{
    const QFontMetrics type(font());
    const int whole = std::min(type.horizontalAdvance(text()) + 2, m_unbroken * type.height());
    return QLabel::minimumSizeHint().expandedTo({whole, 0});
}

MarginLine::MarginLine(QWidget *parent) : QWidget(parent)
{
    fitType();
}

void MarginLine::fitType()
{
    setFixedWidth(std::max(13, qRound(font().pixelSize() * 0.8)));
}

void MarginLine::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitType();
}

SideMark::SideMark(int side, QWidget *parent) : QWidget(parent), m_side(side)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize SideMark::sizeHint() const
{
    const int size = qRound(QFontMetrics(font()).height() * 0.75);
    return {size, size};
}

void SideMark::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

void SideMark::setColour(const QColor &colour)
{
    m_colour = colour;
    update();
}

void SideMark::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    drawSideSign(painter, rect(), m_side, m_colour);
}

SideHead::SideHead(const QString &name, int side, Place place, QWidget *parent)
    : QWidget(parent),
      m_side(side),
      m_place(place),
      m_mark(new SideMark(side, this)),
      m_name(new SideName(name, this))
{
    auto *row = new QHBoxLayout(this);
    row->addWidget(m_mark);
    row->addWidget(m_name, 1);
    fitType();
}

void SideHead::fitType()
{
    const int beside = sheetAside(font().pixelSize());
    layout()->setContentsMargins(beside, beside / 3, beside,
                                 beside / 2 + (m_torn ? tornRoom(font().pixelSize()) : 0));
    layout()->setSpacing(beside);
    updateGeometry();
}

int tornRoom(int pixels)
{
    return std::max(8, qRound(pixels * 0.55));
}

void SideHead::setTorn(bool torn)
{
    if (std::exchange(m_torn, torn) != torn)
        fitType();
}

void SideHead::breakSoon()
{
    constexpr int kSoon = 6;
    m_name->setUnbroken(kSoon);
}

void SideHead::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitType();
}

void SideHead::setColour(const QColor &colour)
{
    m_mark->setColour(colour);
}

void inkSheet(const QWidget &sheet, std::span<SideHead *const> heads,
              std::span<BagLine *const> bags, const TableTheme &theme)
{
    for (SideHead *head : heads)
        head->setColour(theme.sideOnPaper(head->side()));
    for (RuledLabel *line : sheet.findChildren<RuledLabel *>())
        line->setInk(theme.ink, theme.smallInk, theme.red);
    for (BagLine *line : bags)
        line->setInk(theme.ink, theme.smallInk, theme.red);
}

} // namespace sandbag
