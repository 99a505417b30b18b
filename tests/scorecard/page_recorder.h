// SPDX-License-Identifier: GPL-3.0-or-later
// Paints pages on a device that notes every piece of text and every stroke instead of inking them,
// so that tests can ask what stands where.
#pragma once

#include "print_pages.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <utility>

namespace sandbag {

/// A run of text on a page, in points from the corner of the printable area.
struct Inked {
    QString text;
    QRectF box; ///< from the height of a capital to the base line
};

/// A line that was drawn, or the edge of a shape.
struct Stroke {
    QPainterPath path;
    QPen pen;
};

class PageNotes : public QPaintEngine
{
public:
    PageNotes() : QPaintEngine(QPaintEngine::AllFeatures) {}

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState &) override {}
    [[nodiscard]] Type type() const override { return User; }

    void drawTextItem(const QPointF &where, const QTextItem &item) override
    {
        const double height = QFontMetricsF(item.font()).capHeight();
        const QRectF box(where.x(), where.y() - height, item.width(), height);
        if (!item.text().trimmed().isEmpty())
            m_texts << Inked{item.text(), state->transform().mapRect(box)};
    }
    void drawPath(const QPainterPath &path) override
    {
        if (state->pen().style() != Qt::NoPen)
            m_strokes << Stroke{state->transform().map(path), state->pen()};
    }
    void drawPolygon(const QPointF *points, int count, PolygonDrawMode) override
    {
        QPainterPath path;
        path.addPolygon(QPolygonF(QList<QPointF>(points, points + count)));
        drawPath(path);
    }
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}

    QList<Inked> m_texts;
    QList<Stroke> m_strokes;
};

/// The paper under PageNotes: its unit is a point.
class NotedPaper : public QPaintDevice
{
public:
    explicit NotedPaper(QSizeF size) : m_size(size) {}

    [[nodiscard]] QPaintEngine *paintEngine() const override { return &m_notes; }
    [[nodiscard]] const PageNotes &notes() const { return m_notes; }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override
    {
        switch (metric) {
        case PdmWidth:
            return qRound(m_size.width());
        case PdmHeight:
            return qRound(m_size.height());
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 72;
        case PdmDevicePixelRatio:
        case PdmDepth:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(QPaintDevice::devicePixelRatioFScale());
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    QSizeF m_size;
    mutable PageNotes m_notes;
};

struct NotedPage {
    QList<Inked> texts;
    QList<Stroke> strokes;

    [[nodiscard]] bool says(const QString &words) const
    {
        return all().contains(words.simplified());
    }
    /// A piece of text that is this and no more: the title of a column.
    [[nodiscard]] bool has(const QString &piece) const
    {
        return std::any_of(texts.begin(), texts.end(),
                           [&](const Inked &text) { return text.text.simplified() == piece; });
    }
    /// Every word in the order painted.
    [[nodiscard]] QString all() const
    {
        QStringList words;
        for (const Inked &text : texts)
            words << text.text.simplified();
        return words.join(u' ');
    }
};

/// The pages of a job on a printable area of that size.
inline QList<NotedPage> notedPages(const PrintJob &job, QSizeF area)
{
    QList<NotedPage> noted;
    const auto pages = job.layOut(area);
    for (int page = 0; page < pages->count(); ++page) {
        NotedPaper paper(area);
        QPainter painter(&paper);
        pages->paint(painter, page);
        painter.end();
        noted << NotedPage{paper.notes().m_texts, paper.notes().m_strokes};
    }
    return noted;
}

/// What is wrong with a page: text beyond its edge, or over other text; "" when nothing is.
inline QString faultOf(const NotedPage &page, QSizeF area)
{
    const QRectF sheet = QRectF(QPointF(), area).adjusted(-0.5, -0.5, 0.5, 0.5);
    for (int i = 0; i < page.texts.size(); ++i) {
        const Inked &text = page.texts[i];
        if (!sheet.contains(text.box))
            return QStringLiteral("\"%1\" leaves the page").arg(text.text);
        for (int j = 0; j < i; ++j) {
            const QRectF both = text.box.intersected(page.texts[j].box);
            if (both.width() > 1 && both.height() > 1)
                return QStringLiteral("\"%1\" lies over \"%2\"").arg(text.text, page.texts[j].text);
        }
    }
    return {};
}

} // namespace sandbag
