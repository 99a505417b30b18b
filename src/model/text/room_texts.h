// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

#include <atomic>

namespace sandbag {

/// Texts of one language. Sentences are marked in contexts by room (`engine/text/mark.h`), so that
/// a translator finds them by family. A sentence knows its text only, so that it is asked for in
/// the context "engine", which means all of them: the first that has the text answers. What
/// several have they say alike (`tests/texts/translations.py`).
class RoomTexts : public QTranslator
{
public:
    using QTranslator::QTranslator;
    [[nodiscard]] QString translate(const char *context, const char *text,
                                    const char *about = nullptr, int count = -1) const override;

private:
    /// Where the text before was found: neighbors mostly have one context. Threads ask.
    mutable std::atomic<int> m_last{0};
};

} // namespace sandbag
