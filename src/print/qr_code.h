// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>

#include <memory>
#include <vector>

namespace sandbag {

class PageCanvas;

/// A text as a square of black and white modules, which a telephone reads.
class QrCode
{
public:
    /// Null where the text is empty, or too long to be read from paper.
    [[nodiscard]] static std::shared_ptr<const QrCode> of(const QString &text);

    [[nodiscard]] int modules() const { return m_modules; }
    /// How large it is printed, in points, without the white that has to be around it.
    [[nodiscard]] double size() const { return m_modules * kModule; }
    [[nodiscard]] double quiet() const { return 4 * kModule; }
    /// Black ink; the paper is white.
    void paint(PageCanvas &canvas, QPointF corner) const;

private:
    static constexpr double kModule = 1.15; ///< points: 0.4 mm
    static constexpr int kMostModules = 97;

    QrCode(int modules, std::vector<bool> black) : m_modules(modules), m_black(std::move(black)) {}

    int m_modules;
    std::vector<bool> m_black; ///< row by row
};

} // namespace sandbag
