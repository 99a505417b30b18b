// SPDX-License-Identifier: GPL-3.0-or-later
#include "rulebook/rule_features.h"

#include "rulebook/family_meaning.h"

namespace sandbag {

RuleFeatures::RuleFeatures(const RuleSet &of) : rules(of), pack(planPack(of)), seating(of)
{
    for (const FamilyMeaning *family : familyMeanings()) {
        if (family->workOut)
            family->workOut(*this);
    }
}

} // namespace sandbag
