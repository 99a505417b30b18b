// SPDX-License-Identifier: GPL-3.0-or-later
#include "deal/deal_end.h"

#include "text/enum_rows.h"

#include <algorithm>
#include <cstddef>
#include <iterator>

namespace sandbag {

namespace {

using VoidRow = EnumRow<DealEnd, const char *>;

constexpr VoidRow kVoidWords[] = {{DealEnd::open, ""},
                                  {DealEnd::played, ""},
                                  {DealEnd::claimed, ""},
                                  {DealEnd::entered, ""},
                                  {DealEnd::booksMade, ""},
                                  {DealEnd::misdeal, "misdeal"},
                                  {DealEnd::passedOut, "passed"},
                                  {DealEnd::bidsShort, "short"},
                                  {DealEnd::thrownIn, "thrown-in"},
                                  {DealEnd::pointsAlone, "as played"},
                                  {DealEnd::otherwise, ""}};
static_assert(standByNumber(kVoidWords, &VoidRow::key, DealEnd::otherwise));

} // namespace

const char *voidWord(DealEnd end)
{
    return kVoidWords[static_cast<std::size_t>(end)].value;
}

DealEnd voidEnd(std::string_view word)
{
    const auto *row =
        std::find_if(std::begin(kVoidWords), std::end(kVoidWords), [word](const VoidRow &known) {
            return isVoid(known.key) && known.value == word;
        });
    const bool known = row != std::end(kVoidWords) && !word.empty();
    return known ? row->key : DealEnd::otherwise;
}

} // namespace sandbag
