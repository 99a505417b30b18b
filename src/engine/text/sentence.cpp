// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/sentence.h"

namespace sandbag {

namespace {

std::string plain(const SentenceArg &arg)
{
    if (const int *number = std::get_if<int>(&arg))
        return std::to_string(*number);
    if (const std::string *words = std::get_if<std::string>(&arg))
        return *words;
    std::string joined;
    for (const Sentence &part : std::get<std::vector<Sentence>>(arg)) {
        if (!joined.empty())
            joined += ' ';
        joined += plainEnglish(part);
    }
    return joined;
}

/// "%n bag(s)" → "1 bag", "2 bags".
std::string withCount(std::string text, int count)
{
    for (auto at = text.find("%n"); at != std::string::npos; at = text.find("%n", at + 1))
        text.replace(at, 2, std::to_string(count));
    for (auto at = text.find("(s)"); at != std::string::npos; at = text.find("(s)", at))
        text.replace(at, 3, count == 1 ? "" : "s");
    return text;
}

} // namespace

std::string plainEnglish(const Sentence &sentence)
{
    std::string text = sentence.text;
    if (sentence.count >= 0)
        text = withCount(std::move(text), sentence.count);
    std::string filled;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool marker =
            text[i] == '%' && i + 1 < text.size() && text[i + 1] >= '1' && text[i + 1] <= '9';
        const std::size_t place = marker ? static_cast<std::size_t>(text[i + 1] - '1') : 0;
        if (!marker || place >= sentence.args.size()) {
            filled += text[i];
            continue;
        }
        filled += plain(sentence.args[place]);
        ++i;
    }
    return filled;
}

} // namespace sandbag
