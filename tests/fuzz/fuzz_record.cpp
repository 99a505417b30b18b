// SPDX-License-Identifier: GPL-3.0-or-later
// Match records: read, replayed, scored, and what is written of them is read the same.
#include "formats/loaded_match.h"
#include "target.h"

#include "formats/check_word.h"
#include "formats/record_json.h"
#include "formats/result_json.h"
#include "sheet/score_sheet.h"

using namespace sandbag;

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArray json = fuzz::bytesOf(data, size);
    (void)checkWordOf(json);
    const auto loaded = loadMatch(json, QStringLiteral("f"));
    if (const auto *error = std::get_if<FileError>(&loaded)) {
        fuzz::mustBeShowable(error->text);
        return 0;
    }
    const auto &match = std::get<LoadedMatch>(loaded);
    const QByteArray written = withCheckWord(writeRecord({match.match.record(), match.other}));
    fuzz::must(checkWordOf(written) == CheckWord::right);
    const auto again = loadMatch(written, QStringLiteral("f"));
    const auto *same = std::get_if<LoadedMatch>(&again);
    fuzz::must(same && same->match.record() == match.match.record());
    fuzz::must(resultObject(same->match) == resultObject(match.match));
    (void)scoreSheetOf(match.match);
    return 0;
}
