// SPDX-License-Identifier: GPL-3.0-or-later
#include "items/prompt_item.h"

#include "look/signs.h"

#include <QFontMetricsF>
#include <QPainter>

namespace sandbag {

namespace {
constexpr double kPadding = 0.62; // at both ends of the words, of the pill's height
} // namespace

PromptItem::PromptItem()
{
    constexpr int kFade = 120; // ms
    m_fade.setStartValue(0.0);
    m_fade.setEndValue(1.0);
    m_fade.setDuration(kFade);
    QObject::connect(&m_fade, &QVariantAnimation::valueChanged, &m_fade, [this] { update(); });
    QObject::connect(&m_fade, &QVariantAnimation::finished, &m_fade, [this] {
        m_before = {};
        m_beforePicture.forget();
        measure();
    });
}

void PromptItem::place(double fontPixels, double height, double widest, const TableTheme &theme)
{
    const bool same = fontPixels == m_font && height == m_height && widest == m_widest;
    if (same && m_theme == theme)
        return;
    m_theme = theme;
    m_picture.forget();
    m_beforePicture.forget();
    m_font = fontPixels;
    m_height = height;
    m_widest = widest;
    measure();
}

void PromptItem::say(const QString &text, Urgency urgency)
{
    if (text == m_said && urgency == m_urgency)
        return;
    // Words that have hardly come are not those that go.
    const bool seen =
        m_fade.state() != QAbstractAnimation::Running || m_fade.currentValue().toDouble() > 0.5;
    m_fade.stop();
    if (!m_fades || m_covered) {
        m_before = {};
        m_beforePicture.forget();
    } else if (seen) {
        m_before = {m_text, m_box, m_urgency};
        m_beforePicture = m_picture;
    }
    m_picture.forget();
    m_said = text;
    m_urgency = urgency;
    if (m_fades)
        m_fade.start();
    measure();
}

QRectF PromptItem::boxOf(const QString &text, Urgency urgency) const
{
    const QFontMetricsF metrics(
        tableFont(m_font, urgency == Urgency::now ? QFont::DemiBold : QFont::Medium));
    const double width = metrics.horizontalAdvance(text) + 2 * m_height * kPadding;
    return {-width / 2, 0, width, m_height};
}

void PromptItem::measure()
{
    prepareGeometryChange();
    const QFontMetricsF metrics(
        tableFont(m_font, m_urgency == Urgency::now ? QFont::DemiBold : QFont::Medium));
    m_text = metrics.elidedText(m_said, Qt::ElideRight, m_widest - 2 * m_height * kPadding);
    m_box = boxOf(m_text, m_urgency);
    showOrHide();
    update();
}

/// Words that go are there until they have faded.
void PromptItem::showOrHide()
{
    setVisible(!m_covered && (!m_text.isEmpty() || !m_before.text.isEmpty()));
}

void PromptItem::cover(bool covered)
{
    m_covered = covered;
    showOrHide();
}

QRectF PromptItem::boundingRect() const
{
    return m_box.united(m_before.box).adjusted(-1, -1, 1, 1);
}

void PromptItem::paintShown(QPainter &painter, const Shown &shown) const
{
    const double radius = shown.box.height() / 2;
    painter.setPen(shown.now() ? QPen(Qt::NoPen) : fineLine(m_theme.plateEdge));
    painter.setBrush(shown.now() ? m_theme.now : m_theme.plate);
    painter.drawRoundedRect(shown.box, radius, radius);
    painter.setFont(tableFont(m_font, shown.now() ? QFont::DemiBold : QFont::Medium));
    painter.setPen(shown.now() ? m_theme.nowInk : m_theme.plateText);
    painter.drawText(shown.box, Qt::AlignCenter, shown.text);
}

void PromptItem::show(QPainter &painter, KeptPicture &picture, const Shown &shown) const
{
    if (shown.text.isEmpty())
        return;
    picture.showInPlace(painter, shown.box.adjusted(-1, -1, 1, 1), [&](QPainter &inner) {
        inner.setRenderHint(QPainter::Antialiasing);
        paintShown(inner, shown);
    });
}

void PromptItem::paint(QPainter *painter, const QStyleOptionGraphicsItem *, QWidget *)
{
    if (m_fade.state() == QAbstractAnimation::Running) {
        const double part = m_fade.currentValue().toDouble();
        painter->setOpacity(1 - part);
        show(*painter, m_beforePicture, m_before);
        painter->setOpacity(part);
    }
    show(*painter, m_picture, {m_text, m_box, m_urgency});
}

} // namespace sandbag
