// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace sandbag {

/// Whether a prompt is answered now, so that it is the brightest thing, or says who is waited for.
enum class Urgency { waits, now };

} // namespace sandbag
