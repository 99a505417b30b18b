// SPDX-License-Identifier: GPL-3.0-or-later
#include "remarks.h"

#include <QCoreApplication>

namespace sandbag {

const std::array<Sentence, kRemarks> &remarks()
{
    static const std::array<Sentence, kRemarks> all{
        Sentence(QT_TRANSLATE_NOOP("engine", "Hello!")),
        Sentence(QT_TRANSLATE_NOOP("engine", "Thank you.")),
        Sentence(QT_TRANSLATE_NOOP("engine", "Well played!")),
        Sentence(QT_TRANSLATE_NOOP("engine", "Sorry.")),
        Sentence(QT_TRANSLATE_NOOP("engine", "One moment, please.")),
        Sentence(QT_TRANSLATE_NOOP("engine", "Shall we go on?")),
        Sentence(QT_TRANSLATE_NOOP("engine", "Good night.")),
        Sentence(QT_TRANSLATE_NOOP("engine", "Nice bid.")),
        Sentence(QT_TRANSLATE_NOOP("engine", "That was close!")),
        Sentence(QT_TRANSLATE_NOOP("engine", "Bad luck.")),
        Sentence(QT_TRANSLATE_NOOP("engine", "Good luck!")),
        Sentence(QT_TRANSLATE_NOOP("engine", "I'm back.")),
    };
    return all;
}

} // namespace sandbag
