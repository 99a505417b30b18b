// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

#include <vector>

namespace sandbag {

/// At most `most` boxes that cover all of `boxes`, and little else. To paint in very many places
/// costs more than to paint the space between them.
[[nodiscard]] std::vector<QRectF> fewBoxes(const std::vector<QRectF> &boxes, std::size_t most);

} // namespace sandbag
