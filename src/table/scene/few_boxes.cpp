// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene/few_boxes.h"

#include <limits>

namespace sandbag {

namespace {

double areaOf(const QRectF &box)
{
    return box.width() * box.height();
}

/// What one box around both covers that neither does: less than nothing where they overlap much.
double wasteOf(const QRectF &a, const QRectF &b)
{
    return areaOf(a | b) - areaOf(a) - areaOf(b);
}

struct Pair {
    std::size_t first = 0, second = 0;
    double waste = std::numeric_limits<double>::max();
};

Pair cheapestPair(const std::vector<QRectF> &boxes)
{
    Pair cheapest;
    for (std::size_t i = 0; i < boxes.size(); ++i)
        for (std::size_t j = i + 1; j < boxes.size(); ++j)
            if (const double waste = wasteOf(boxes[i], boxes[j]); waste < cheapest.waste)
                cheapest = {i, j, waste};
    return cheapest;
}

} // namespace

std::vector<QRectF> fewBoxes(const std::vector<QRectF> &boxes, std::size_t most)
{
    std::vector<QRectF> few;
    for (const QRectF &box : boxes) {
        few.push_back(box);
        for (Pair pair = cheapestPair(few);
             few.size() > 1 && (few.size() > most || pair.waste <= 0); pair = cheapestPair(few)) {
            few[pair.first] |= few[pair.second];
            few.erase(few.begin() + static_cast<std::ptrdiff_t>(pair.second));
        }
    }
    return few;
}

} // namespace sandbag
