// SPDX-License-Identifier: GPL-3.0-or-later
#include "fitted_line.h"

#include <QEvent>
#include <QFontMetrics>

#include <algorithm>
#include <vector>

namespace sandbag {

bool fitLine(QLabel &label, const QString &line)
{
    const QRect room = label.contentsRect();
    QFont type = label.parentWidget()->font();
    const double whole = type.pointSizeF();
    bool fits = false;
    constexpr double kSmallest = 0.6, kReadable = 9; // points
    std::vector<double> parts{1.0, 0.85, 0.72};
    if (whole * kSmallest >= kReadable)
        parts.push_back(kSmallest);
    for (const double part : parts) {
        if (whole > 0) // not of pixels
            type.setPointSizeF(whole * part);
        const QSize needs = QFontMetrics(type)
                                .boundingRect(QRect(QPoint(), room.size()), Qt::TextWordWrap, line)
                                .size();
        fits = needs.width() <= room.width() && needs.height() <= room.height();
        if (fits)
            break;
    }
    const QFontMetrics metrics(type);
    const int lines = std::max(1, room.height() / metrics.height());
    // The last word of a line may go to the next.
    const int most = room.width() * lines - (lines - 1) * metrics.averageCharWidth() * 12;
    label.setFont(type);
    label.setText(fits ? line : metrics.elidedText(line, Qt::ElideRight, most));
    label.setToolTip(fits ? QString() : line);
    return fits;
}

FittedLine::FittedLine(QWidget *parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Ignored);
    watchParent();
}

void FittedLine::setLine(const QString &line)
{
    m_line = line;
    if (isVisible())
        fitLine(*this, m_line);
    else
        setText(m_line); // until there is some room
}

void FittedLine::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    if (isVisible())
        fitLine(*this, m_line);
}

/// Its own type is set by the fit: what changes is that of the widget around it.
bool FittedLine::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == parentWidget() && event->type() == QEvent::FontChange && isVisible())
        fitLine(*this, m_line);
    return QLabel::eventFilter(watched, event);
}

void FittedLine::watchParent()
{
    if (m_watched == parentWidget())
        return;
    if (m_watched)
        m_watched->removeEventFilter(this);
    m_watched = parentWidget();
    if (m_watched)
        m_watched->installEventFilter(this);
}

void FittedLine::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::ParentChange)
        watchParent();
}

void FittedLine::showEvent(QShowEvent *event)
{
    QLabel::showEvent(event);
    fitLine(*this, m_line);
}

} // namespace sandbag
