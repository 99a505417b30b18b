// SPDX-License-Identifier: GPL-3.0-or-later
#include "remarks.h"

#include <QCoreApplication>

namespace sandbag {

const std::array<Sentence, kRemarks> &remarks()
{
    static const std::array<Sentence, kRemarks> all{
        Sentence(QT_TRANSLATE_NOOP("company", "Hello!")),
        Sentence(QT_TRANSLATE_NOOP("company", "Thank you.")),
        Sentence(QT_TRANSLATE_NOOP("company", "Well played!")),
        Sentence(QT_TRANSLATE_NOOP("company", "Sorry.")),
        Sentence(QT_TRANSLATE_NOOP("company", "One moment, please.")),
        Sentence(QT_TRANSLATE_NOOP("company", "Shall we go on?")),
        Sentence(QT_TRANSLATE_NOOP("company", "Good night.")),
        Sentence(QT_TRANSLATE_NOOP("company", "Nice bid.")),
        Sentence(QT_TRANSLATE_NOOP("company", "That was close!")),
        Sentence(QT_TRANSLATE_NOOP("company", "Bad luck.")),
        Sentence(QT_TRANSLATE_NOOP("company", "Good luck!")),
        Sentence(QT_TRANSLATE_NOOP("company", "I'm back.")),
    };
    return all;
}

} // namespace sandbag
