// SPDX-License-Identifier: GPL-3.0-or-later
// An invitation to a table, or an address, as somebody pastes it.
#include "target.h"

#include "door/invitation.h"
#include "text/shown_text.h"

using namespace sandbag;

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    fuzz::needApplication();
    const QString text = QString::fromUtf8(fuzz::bytesOf(data, size));
    if (const auto read = readInvitation(text))
        fuzz::must(readInvitation(textOf(*read)) == read);
    if (const auto read = readAddress(text))
        fuzz::must(harmless(read->address) == read->address);
    return 0;
}
