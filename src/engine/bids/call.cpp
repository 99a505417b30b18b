// SPDX-License-Identifier: GPL-3.0-or-later
#include "bids/call.h"

#include "bids/call_kind.h"

#include <charconv>

namespace sandbag {

namespace {

/// "4", "3.5": twice the number, or nothing.
std::optional<int> parseHalves(std::string_view word)
{
    const bool half = word.size() > 2 && word.substr(word.size() - 2) == ".5";
    if (half)
        word.remove_suffix(2);
    int number = 0;
    const auto end = word.data() + word.size();
    const auto read = std::from_chars(word.data(), end, number);
    if (read.ec != std::errc{} || read.ptr != end || number < 0 || number > 60)
        return std::nullopt;
    return 2 * number + (half ? 1 : 0);
}

bool readWhat(Call &call, std::string_view word)
{
    for (const CallKind *kind : kCallKindRows) {
        if (*kind->fileWord && kind->fileWord == word) {
            call.what = kind->what;
            return true;
        }
    }
    const auto halves = parseHalves(word);
    if (!halves)
        return false;
    call.what = Call::What::number;
    call.halves = static_cast<std::uint8_t>(*halves);
    return true;
}

bool readMark(Call &call, std::string_view word)
{
    if (word == "nt" && !call.noTrump) {
        call.noTrump = true;
        return true;
    }
    if (word == "dark" && !call.dark) {
        call.dark = true;
        return true;
    }
    for (const DeclarationKind &kind : kDeclarations) {
        if (kind.fileWord == word && call.mark == Declaration::none) {
            call.mark = kind.mark;
            return true;
        }
    }
    return false;
}

} // namespace

std::string toString(const Call &call)
{
    std::string text = call.blind ? "blind " : "";
    if (call.isNumber()) {
        text += std::to_string(call.halves / 2);
        if (call.halves % 2)
            text += ".5";
    }
    text += callKind(call).fileWord;
    if (call.noTrump)
        text += " nt";
    if (call.dark)
        text += " dark";
    if (call.mark != Declaration::none)
        text += ' ' + std::string(declarationKind(call.mark).fileWord);
    return text;
}

std::optional<Call> parseCall(std::string_view text)
{
    Call call;
    bool named = false;
    while (!text.empty()) {
        const auto space = text.find(' ');
        const auto word = text.substr(0, space);
        text.remove_prefix(space == std::string_view::npos ? text.size() : space + 1);
        if (word.empty())
            continue;
        if (word == "blind" && !named && !call.blind)
            call.blind = true;
        else if (!named ? !readWhat(call, word) : !readMark(call, word))
            return std::nullopt;
        else
            named = true;
    }
    if (call.blind && !named)
        return std::nullopt;
    return call;
}

} // namespace sandbag
