// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stdexcept>
#include <string>

namespace sandbag::random_matches {

/// Thrown where something that must hold in every deal does not. `what()` names the invariant, so
/// that a shrunk rule set is known to break the same one.
class Broken : public std::runtime_error
{
public:
    Broken(const std::string &invariant, std::string detail)
        : std::runtime_error(invariant), m_detail(std::move(detail))
    {
    }
    /// The event, seat or value at which it was seen.
    [[nodiscard]] const std::string &detail() const { return m_detail; }

private:
    std::string m_detail;
};

inline void must(bool holds, const char *invariant, const std::string &detail = {})
{
    if (!holds)
        throw Broken(invariant, detail);
}

} // namespace sandbag::random_matches
