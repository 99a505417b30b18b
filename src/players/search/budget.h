// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <chrono>

namespace sandbag {

/// When a search has to end: at a time, after so many playouts, or when it is told to stop.
class Budget
{
public:
    Budget(int milliseconds, int iterations, const std::atomic<bool> &stop)
        : m_end(std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds)),
          m_iterations(iterations),
          m_stop(stop)
    {
    }
    /// To be asked every now and then.
    [[nodiscard]] bool over() const
    {
        return m_stop || (m_iterations == 0 && std::chrono::steady_clock::now() >= m_end);
    }
    [[nodiscard]] bool stopped() const { return m_stop; }
    /// Playouts that may be made altogether; 0: the clock decides.
    [[nodiscard]] int iterations() const { return m_iterations; }

private:
    std::chrono::steady_clock::time_point m_end;
    int m_iterations;
    const std::atomic<bool> &m_stop;
};

} // namespace sandbag
