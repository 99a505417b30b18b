// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/room_texts.h"

#include <cstring>
#include <iterator>

namespace sandbag {

namespace {

// `tests/texts/contexts.py` holds that these are all there are.
constexpr const char *kContexts[] = {
    "engine",   "auction", "bags",         "bidding", "blind",      "bonuses", "claims",
    "contract", "dealing", "declarations", "kitty",   "last_trick", "moon",    "nil",
    "pack",     "passing", "play",         "renege",  "rulings",    "seats",   "ten",
    "trumps",   "winning", "players",      "model",   "session",    "company"};

constexpr int kRooms = static_cast<int>(std::size(kContexts));

} // namespace

QString RoomTexts::translate(const char *context, const char *text, const char *about,
                             int count) const
{
    if (std::strcmp(context, kContexts[0]) != 0)
        return QTranslator::translate(context, text, about, count);
    const int last = m_last.load(std::memory_order_relaxed);
    QString words = QTranslator::translate(kContexts[last], text, about, count);
    for (int room = 0; words.isNull() && room < kRooms; ++room) {
        words = QTranslator::translate(kContexts[room], text, about, count);
        if (!words.isNull())
            m_last.store(room, std::memory_order_relaxed);
    }
    return words;
}

} // namespace sandbag
