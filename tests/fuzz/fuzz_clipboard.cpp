// SPDX-License-Identifier: GPL-3.0-or-later
// What is pasted as house rules: any text, of any program.
#include "target.h"

#include "catalogue/rules_library.h"

using namespace sandbag;

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    fuzz::needApplication();
    const auto read = RulesLibrary::fromText(QString::fromUtf8(fuzz::bytesOf(data, size)));
    if (const auto *fault = std::get_if<FileError>(&read)) {
        fuzz::mustBeShowable(fault->text);
        return 0;
    }
    const RuleFile &rules = std::get<RuleFile>(read);
    fuzz::must(oneLine(rules.name) == rules.name);
    const auto again = RulesLibrary::fromText(RulesLibrary::toText(rules));
    fuzz::must(std::holds_alternative<RuleFile>(again));
    fuzz::must(sameTable(std::get<RuleFile>(again), rules));
    return 0;
}
