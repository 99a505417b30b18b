// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QString>

#include <algorithm>
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
    [[nodiscard]] double size() const { return m_modules * module(); }
    [[nodiscard]] double quiet() const { return 4 * module(); }
    /// Black ink; the paper is white.
    void paint(PageCanvas &canvas, QPointF corner) const;

private:
    // A telephone held at a hand's width needs both.
    static constexpr double kSmallestModule = 1.15; ///< points: 0.4 mm
    static constexpr double kSmallest = 57;         ///< of the whole code, points: 20 mm
    static constexpr int kMostModules = 97;

    QrCode(int modules, std::vector<bool> black) : m_modules(modules), m_black(std::move(black)) {}

    [[nodiscard]] double module() const { return std::max(kSmallestModule, kSmallest / m_modules); }

    int m_modules;
    std::vector<bool> m_black; ///< row by row
};

} // namespace sandbag
