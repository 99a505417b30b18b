// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/event.h"

#include <functional>
#include <utility>
#include <vector>

namespace sandbag {

/// Those who look at a person's choice before it is carried out, in the order in which they came.
class ChoiceWatch
{
public:
    /// True where it keeps the choice, to pass it on later or not.
    using Watcher = std::function<bool(const Event &)>;

    /// The number by which it passes on what it has kept.
    int add(Watcher watcher)
    {
        m_watchers.push_back(std::move(watcher));
        return static_cast<int>(m_watchers.size());
    }
    /// Whether one of those after that number keeps the choice; 0: any of them.
    [[nodiscard]] bool keeps(const Event &event, int after = 0) const
    {
        for (auto i = static_cast<std::size_t>(after); i < m_watchers.size(); ++i) {
            if (m_watchers[i](event))
                return true;
        }
        return false;
    }

private:
    std::vector<Watcher> m_watchers;
};

} // namespace sandbag
