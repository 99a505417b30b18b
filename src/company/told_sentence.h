// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/json_place.h"
#include "text/sentence.h"

#include <QJsonObject>

#include <deque>
#include <string>

namespace sandbag {

/// A sentence as it travels: its English source and its arguments as values, so that each end reads
/// it in its own language.
[[nodiscard]] QJsonObject sentenceObject(const Sentence &sentence);

/// A sentence that came from the other end, with its texts. A source that this program does not
/// know is shown as it is, with what could do harm in it escaped.
class ToldSentence
{
public:
    /// Throws JsonFault.
    explicit ToldSentence(const JsonPlace &place);
    ToldSentence(const ToldSentence &) = delete;
    ToldSentence &operator=(const ToldSentence &) = delete;

    /// Valid as long as this is.
    [[nodiscard]] const Sentence &sentence() const { return m_sentence; }

private:
    [[nodiscard]] Sentence read(const JsonPlace &place);
    [[nodiscard]] SentenceArg readArgument(const JsonPlace &place);

    std::deque<std::string> m_texts; ///< which sentences point into
    Sentence m_sentence;
};

} // namespace sandbag
