// SPDX-License-Identifier: GPL-3.0-or-later
#include "words/remarks.h"

#include "text/enum_rows.h"
#include "words/table_text.h"

#include <array>
#include <cstddef>

namespace sandbag {

namespace {

constexpr std::size_t kWays = 4;

struct OccasionRow {
    Occasion occasion;
    std::array<const char *, kWays> ways;
};

constexpr OccasionRow kOccasions[] = {
    {Occasion::greeting,
     {QT_TRANSLATE_NOOP("sandbag::TableText", "Hello, everyone!"),
      QT_TRANSLATE_NOOP("sandbag::TableText", "Good luck, everyone!"),
      QT_TRANSLATE_NOOP("sandbag::TableText", "Nice to see you."),
      QT_TRANSLATE_NOOP("sandbag::TableText", "Shall we?")}},
    {Occasion::sigh,
     {QT_TRANSLATE_NOOP("sandbag::TableText", "Oh no!"),
      QT_TRANSLATE_NOOP("sandbag::TableText", "There goes my nil."),
      QT_TRANSLATE_NOOP("sandbag::TableText", "Sorry, I reneged."),
      QT_TRANSLATE_NOOP("sandbag::TableText", "So close!")}},
    {Occasion::regret,
     {QT_TRANSLATE_NOOP("sandbag::TableText", "Next time."),
      QT_TRANSLATE_NOOP("sandbag::TableText", "We bid too high."),
      QT_TRANSLATE_NOOP("sandbag::TableText", "Oh dear."),
      QT_TRANSLATE_NOOP("sandbag::TableText", "That hurts.")}},
    {Occasion::praise,
     {QT_TRANSLATE_NOOP("sandbag::TableText", "Well done!"),
      QT_TRANSLATE_NOOP("sandbag::TableText", "Beautiful!"),
      QT_TRANSLATE_NOOP("sandbag::TableText", "Nicely played."),
      QT_TRANSLATE_NOOP("sandbag::TableText", "Bravo!")}},
    {Occasion::loss,
     {QT_TRANSLATE_NOOP("sandbag::TableText", "Well played!"),
      QT_TRANSLATE_NOOP("sandbag::TableText", "You played better."),
      QT_TRANSLATE_NOOP("sandbag::TableText", "Good match."),
      QT_TRANSLATE_NOOP("sandbag::TableText", "Rematch?")}},
};

static_assert(standByNumber(kOccasions, &OccasionRow::occasion, Occasion::loss));

bool isPerson(unsigned people, int seat)
{
    return (people >> static_cast<unsigned>(seat) & 1U) != 0;
}

/// A character of that side, other than one; −1 where only people sit there.
int speakerOf(int side, int other, const Seating &seating, unsigned people)
{
    for (const int seat : seating.seatsOf(side))
        if (seat != other && !isPerson(people, seat))
            return seat;
    return -1;
}

} // namespace

QString remarkWords(Occasion occasion, int number)
{
    const OccasionRow &row = kOccasions[static_cast<std::size_t>(occasion)];
    return TableText::tr(row.ways[static_cast<std::size_t>(number) % kWays]);
}

Remark remarkOn(const DealMoment &moment, const Seating &seating, unsigned people, int number)
{
    using Kind = DealMoment::Kind;
    if (moment.kind == Kind::claim || moment.kind == Kind::bags || moment.kind == Kind::nilFailed)
        return {}; // the first says it itself, the last was sighed over when it failed
    const int speaker = speakerOf(moment.side, moment.seat, seating, people);
    if (speaker < 0)
        return {};
    const Occasion occasion = moment.kind == Kind::set ? Occasion::regret : Occasion::praise;
    return {speaker, remarkWords(occasion, number)};
}

} // namespace sandbag
