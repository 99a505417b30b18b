// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "commands.h"
#include "formats/loaded_match.h"
#include "hint_answer.h"
#include "named/named_player.h"
#include "text/shown_text.h"
#include "words.h"

#include <QJsonDocument>

namespace sandbag {

namespace {

void sayHint(const Hint &hint)
{
    say(hint.title);
    for (const QString &text : {hint.reason, hint.figures}) {
        if (!text.isEmpty())
            say(text);
    }
}

/// The seat that is asked; nothing where nobody is, or the seat that was named is not.
std::optional<int> seatAsked(CommandLine &line, const Match &match)
{
    const DealState *deal = match.deal();
    if (!deal || deal->over())
        return {};
    const int turn = deal->seat;
    if (!line.isSet(QStringLiteral("seat")))
        return turn >= 0 ? std::optional(turn) : std::nullopt;
    const auto seat = line.number(QStringLiteral("seat"), 0, match.context()->seating.players - 1);
    if (!seat || !SeatView(*deal, static_cast<int>(*seat)).mayAct())
        return {};
    return static_cast<int>(*seat);
}

} // namespace

int hint(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("hint"),
                     Words::tr("Show what a good player would do next in a match, and why. The "
                               "advice uses only what the player to act can see."),
                     {QStringLiteral("FILE")});
    line.option(QStringLiteral("seat"),
                Words::tr("A seat (the first is 0; default: the seat whose turn it is)."),
                QStringLiteral("N"));
    line.option(QStringLiteral("player"), Words::tr("The computer player that gives the hint."),
                QStringLiteral("P"), QString::fromUtf8(kHintPlayer));
    line.option(QStringLiteral("seed"), Words::tr("The same seed gives the same answers."),
                QStringLiteral("S"), QStringLiteral("1"));
    if (!line.parse(arguments))
        return line.status();
    const auto loaded = loadMatch(line.operand(0));
    if (const auto *error = std::get_if<FileError>(&loaded))
        return line.refuse(*error);
    const Match &match = std::get<LoadedMatch>(loaded).match;
    const auto seed = line.number(QStringLiteral("seed"), 0, INT64_MAX);
    if (!seed)
        return line.status();
    const auto player = makePlayer(line.value(QStringLiteral("player")).toStdString(),
                                   static_cast<std::uint64_t>(*seed));
    if (!player)
        return line.wrongUsage(
            Words::tr("\"%1\" isn't a player").arg(line.value(QStringLiteral("player"))));
    const auto seat = seatAsked(line, match);
    if (!seat)
        return line.refuse(
            {FileError::Kind::unreadable, Words::tr("%1: that player has nothing to decide now")
                                              .arg(harmless(line.operand(0)))});
    const Hint hint = hintFor(match, SeatView(*match.deal(), *seat), *player);
    if (line.json())
        say(QJsonDocument(hintObject(hint)));
    else
        sayHint(hint);
    return kFine;
}

} // namespace sandbag
