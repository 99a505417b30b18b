// SPDX-License-Identifier: GPL-3.0-or-later
#include "company_end.h"

#include <algorithm>

namespace sandbag {

int CompanyEnd::ownChair() const
{
    const auto &all = chairs();
    const auto at = std::find_if(all.begin(), all.end(),
                                 [this](const Chair &chair) { return chair.person == you(); });
    return at == all.end() ? -1 : static_cast<int>(at - all.begin());
}

bool CompanyEnd::hasAgreed() const
{
    const int chair = ownChair();
    return chair >= 0 && chairs()[static_cast<std::size_t>(chair)].agreed;
}

int CompanyEnd::emptyChairs() const
{
    const auto &all = chairs();
    return static_cast<int>(
        std::count_if(all.begin(), all.end(), [](const Chair &chair) { return chair.isEmpty(); }));
}

QStringList CompanyEnd::undecided() const
{
    QStringList names;
    for (const Chair &chair : chairs()) {
        if (chair.person >= 0 && !chair.agreed && !chair.away)
            names << chair.name;
    }
    return names;
}

QStringList CompanyEnd::away() const
{
    QStringList names;
    for (const Chair &chair : chairs()) {
        if (chair.away)
            names << chair.name;
    }
    return names;
}

} // namespace sandbag
