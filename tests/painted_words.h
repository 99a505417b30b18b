// SPDX-License-Identifier: GPL-3.0-or-later
// Paints on a device that notes each run of text instead of inking it: what is cut by a hand that
// paints, a delegate's, is in no widget's text.
#pragma once

#include <QColor>
#include <QFontInfo>
#include <QList>
#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QRectF>
#include <QSize>
#include <QString>
#include <QStringList>

namespace sandbag {

struct PaintedRun {
    QString text;
    QRectF box;  ///< on the device
    QRectF room; ///< on it, beyond which nothing is inked; empty: all of it
    QColor ink;
    int pixels = 0; ///< size of its type
};

class WordEngine : public QPaintEngine
{
public:
    WordEngine() : QPaintEngine(QPaintEngine::AllFeatures) {}

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState &) override {}
    [[nodiscard]] Type type() const override { return User; }
    void drawTextItem(const QPointF &at, const QTextItem &item) override
    {
        const QRectF box(at.x(), at.y() - item.ascent(), item.width(),
                         item.ascent() + item.descent());
        const QTransform to = painter()->deviceTransform();
        const QRectF room =
            painter()->hasClipping() ? to.mapRect(painter()->clipBoundingRect()) : QRectF();
        runs << PaintedRun{item.text(), to.mapRect(box), room, painter()->pen().color(),
                           QFontInfo(item.font()).pixelSize()};
    }
    void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
    void drawPath(const QPainterPath &) override {}
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}

    QList<PaintedRun> runs;
};

class PaintedWords : public QPaintDevice
{
public:
    explicit PaintedWords(QSize size) : m_size(size) {}

    [[nodiscard]] QPaintEngine *paintEngine() const override { return &m_engine; }
    [[nodiscard]] const QList<PaintedRun> &runs() const { return m_engine.runs; }
    [[nodiscard]] QStringList all() const
    {
        QStringList words;
        for (const PaintedRun &run : m_engine.runs)
            words << run.text;
        return words;
    }
    /// Runs of text that end with dots.
    [[nodiscard]] QStringList dotted() const { return all().filter(QChar(0x2026)); }

protected:
    [[nodiscard]] int metric(PaintDeviceMetric metric) const override
    {
        constexpr int kDpi = 96;
        switch (metric) {
        case PdmWidth:
            return m_size.width();
        case PdmHeight:
            return m_size.height();
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return kDpi;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDepth:
            return 32;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(QPaintDevice::devicePixelRatioFScale());
        default:
            return QPaintDevice::metric(metric);
        }
    }

private:
    QSize m_size;
    mutable WordEngine m_engine;
};

} // namespace sandbag
