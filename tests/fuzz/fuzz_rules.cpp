// SPDX-License-Identifier: GPL-3.0-or-later
// House-rule files, as opened and as pasted: read, checked, described, and what is written of them
// is read the same.
#include "target.h"

#include "catalogue/rules_library.h"
#include "formats/rules_json.h"
#include "rulebook/check.h"
#include "rulebook/describe.h"
#include "text/translate.h"

using namespace sandbag;

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    // The same as pasted: a text, which may not be what the bytes were.
    const auto pasted = RulesLibrary::fromText(QString::fromUtf8(fuzz::bytesOf(data, size)));
    if (const auto *error = std::get_if<FileError>(&pasted))
        fuzz::mustBeShowable(error->text);
    const auto read = parseRules(fuzz::bytesOf(data, size), QStringLiteral("f"));
    if (const auto *error = std::get_if<FileError>(&read)) {
        fuzz::mustBeShowable(error->text);
        return 0;
    }
    const RuleFile &file = std::get<RuleFile>(read);
    const auto again = parseRules(writeRules(file), QStringLiteral("f"));
    const RuleFile *same = std::get_if<RuleFile>(&again);
    fuzz::must(same && same->rules == file.rules && same->name == file.name);
    if (!check(file.rules).errors.empty())
        return 0;
    for (const SheetSection &section : describe(file.rules)) {
        for (const Sentence &line : section.lines)
            fuzz::must(!toText(line).isEmpty());
    }
    return 0;
}
