// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "commands.h"
#include "deal/event_row.h"
#include "formats/event_json.h"
#include "input_lines.h"
#include "match/dealing.h"
#include "named/named_player.h"
#include "protocol/protocol_table.h"
#include "text/shown_text.h"
#include "words.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <cstdio>
#include <string>

namespace sandbag {

namespace {

/// Acts out of turn before one answer at the most. They are never listed among the choices, so each
/// is told as a whole event.
constexpr int kMostOutOfTurn = 3;

/// One line, at once.
void send(const QJsonObject &message)
{
    const QByteArray line = QJsonDocument(message).toJson(QJsonDocument::Compact) + '\n';
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stdout);
    std::fflush(stdout);
}

QString cardText(const CardList &cards)
{
    return QString::fromStdString(toString(cards));
}

/// An answer that needs no understanding of the deal: the first that is allowed, of cards the last,
/// which are the lowest.
QJsonObject anyAnswer(const QJsonObject &act)
{
    const QJsonValue legal = act.value(QStringLiteral("legal"));
    QString text = legal.toArray().first().toString();
    if (legal.isObject()) {
        const QJsonObject choice = legal.toObject();
        const int count = choice.value(QStringLiteral("count"))
                              .toInt(choice.value(QStringLiteral("min")).toInt());
        const QStringList from =
            choice.value(QStringLiteral("from")).toString().split(u' ', Qt::SkipEmptyParts);
        text = from.mid(std::max<qsizetype>(from.size() - count, 0)).join(u' ');
    }
    QJsonObject answer{{QStringLiteral("act"), text}};
    if (legal.toObject().contains(QStringLiteral("suit")))
        answer.insert(QStringLiteral("suit"), QStringLiteral("C"));
    return answer;
}

QJsonObject answerOf(const Event &event)
{
    const bool cards = event.kind == EventKind::pass || event.kind == EventKind::take ||
                       event.kind == EventKind::discard;
    const QString text = cards ? cardText(event.cards) : QString::fromStdString(toString(event));
    QJsonObject answer{{QStringLiteral("act"), text}};
    if (event.suit)
        answer.insert(QStringLiteral("suit"), QString(QLatin1Char(toChar(*event.suit))));
    return answer;
}

/// Whether the answer, found from what was told, is among those that were asked for.
bool allowed(const Event &event, const QJsonObject &act)
{
    const QJsonValue legal = act.value(QStringLiteral("legal"));
    if (!legal.isObject())
        return legal.toArray().contains(QJsonValue(QString::fromStdString(toString(event))));
    const QJsonObject choice = legal.toObject();
    const int count = choice.value(QStringLiteral("count")).toInt(-1);
    const int least = choice.value(QStringLiteral("min")).toInt(count);
    const int most = choice.value(QStringLiteral("max")).toInt(count);
    QStringList from =
        choice.value(QStringLiteral("from")).toString().split(u' ', Qt::SkipEmptyParts);
    const auto cards = static_cast<int>(event.cards.size());
    return cards >= least && cards <= most &&
           std::all_of(event.cards.begin(), event.cards.end(), [&from](Card card) {
               return from.removeOne(QString::fromStdString(toString(card)));
           });
}

/// What is said before the answer (hints, claims, challenges) goes out as it comes; then the answer
/// itself, as if it had been accepted.
void answer(const ProtocolTable &table, Player &player, const QJsonObject &act)
{
    const std::atomic<bool> stop{false};
    const MatchOutlook outlook{table.context(), table.standing()};
    ProtocolTable ahead = table;
    for (int acts = 0; acts < kMostOutOfTurn; ++acts) {
        const auto view = ahead.view();
        if (!view || !view->mayAct())
            break;
        const Event event = player.decide(*view, outlook, stop).event;
        if (!eventRow(event.kind).outOfTurn)
            return send(allowed(event, act) ? answerOf(event) : anyAnswer(act));
        QJsonObject said = eventObject(event);
        send(said);
        said.insert(QStringLiteral("type"), QStringLiteral("event"));
        ahead.hear(said);
    }
    send(anyAnswer(act));
}

/// A match as told is a few kilobytes.
constexpr qsizetype kLongestLine = 1 << 20;

int run(const std::string &spec, std::uint64_t seed)
{
    ProtocolTable table;
    std::unique_ptr<Player> player;
    QByteArray text;
    qint64 lines = 0;
    for (InputLine read; (read = nextLine(text, kLongestLine)) != InputLine::none;) {
        ++lines;
        if (read == InputLine::tooLong) {
            complain(Words::tr("bot: line %1 is too long and is ignored").arg(lines));
            continue;
        }
        const QJsonDocument document = QJsonDocument::fromJson(text);
        const QJsonObject message = document.object();
        const QString type = message.value(QStringLiteral("type")).toString();
        if (type == QStringLiteral("bye"))
            return kFine;
        if (type == QStringLiteral("act")) {
            (void)table.hear(message); // what it asks is asked, whatever it tells beside
            if (player)
                answer(table, *player, message);
            else
                send(anyAnswer(message));
            continue;
        }
        const auto fault = document.isObject()
                               ? table.hear(message)
                               : std::optional(JsonFault{Words::tr("not a message"), {}});
        if (fault) {
            complain(filled(Words::tr("bot: line %1 is invalid and is ignored: %2"),
                            {lines, fault->text}));
            continue;
        }
        if (type == QStringLiteral("match"))
            player = makePlayer(spec, seedFor(seed, static_cast<std::uint64_t>(table.seat())));
    }
    return kFine;
}

} // namespace

int bot(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("bot"),
                     Words::tr("Act as a player for another program, using the player protocol on "
                               "standard input and output."));
    line.option(QStringLiteral("player"), Words::tr("Which computer player to act as."),
                QStringLiteral("P"), QStringLiteral("search:ms=900"));
    line.option(QStringLiteral("seed"), Words::tr("The same seed gives the same answers."),
                QStringLiteral("S"), QStringLiteral("1"));
    if (!line.parse(arguments))
        return line.status();
    const std::string spec = line.value(QStringLiteral("player")).toStdString();
    if (!makePlayer(spec, 0))
        return line.wrongUsage(
            Words::tr("\"%1\" isn't a player").arg(line.value(QStringLiteral("player"))));
    const auto seed = line.number(QStringLiteral("seed"), 0, INT64_MAX);
    if (!seed)
        return kUnusable;
    return run(spec, static_cast<std::uint64_t>(*seed));
}

} // namespace sandbag
