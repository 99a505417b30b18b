// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/calls.h"

namespace sandbag {

const std::array<const CallKind *, kCallKinds> kCallKindRows{
    &kNoCall,   &kNumberCall,  &kNilCall,  &kZeroCall,    &kTenCall,
    &kMoonCall, &kTeamNilCall, &kPassCall, &kMisdealCall,
};

const std::array<const CallKind *, 6> kSeenMenuOrder{
    &kNilCall, &kZeroCall, &kTenCall, &kMoonCall, &kTeamNilCall, &kNumberCall,
};

const std::array<const CallKind *, 5> kBlindMenuOrder{
    &kNilCall, &kNumberCall, &kTenCall, &kMoonCall, &kTeamNilCall,
};

} // namespace sandbag
