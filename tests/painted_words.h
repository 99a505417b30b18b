// SPDX-License-Identifier: GPL-3.0-or-later
// Paints on a device that notes each run of text instead of inking it: what is cut with dots by a
// hand that paints, a delegate's, is in no widget's text.
#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QSize>
#include <QString>
#include <QStringList>

namespace sandbag {

class WordEngine : public QPaintEngine
{
public:
    WordEngine() : QPaintEngine(QPaintEngine::AllFeatures) {}

    bool begin(QPaintDevice *) override { return true; }
    bool end() override { return true; }
    void updateState(const QPaintEngineState &) override {}
    [[nodiscard]] Type type() const override { return User; }
    void drawTextItem(const QPointF &, const QTextItem &item) override { words << item.text(); }
    void drawPolygon(const QPointF *, int, PolygonDrawMode) override {}
    void drawPath(const QPainterPath &) override {}
    void drawPixmap(const QRectF &, const QPixmap &, const QRectF &) override {}

    QStringList words;
};

class PaintedWords : public QPaintDevice
{
public:
    explicit PaintedWords(QSize size) : m_size(size) {}

    [[nodiscard]] QPaintEngine *paintEngine() const override { return &m_engine; }
    /// Runs of text that end with dots.
    [[nodiscard]] QStringList dotted() const { return m_engine.words.filter(QChar(0x2026)); }
    [[nodiscard]] const QStringList &all() const { return m_engine.words; }

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
