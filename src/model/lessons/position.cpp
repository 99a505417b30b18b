// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/position.h"

#include "formats/loaded_match.h"
#include "formats/whole_file.h"
#include "policy/play_alike.h"
#include "text/session_text.h"

#include <QJsonDocument>

#include <algorithm>
#include <new>
#include <utility>

namespace sandbag {

namespace {

const QString kPosition = QStringLiteral("position");

/// The same choice of cards whatever their order is: in the order of their names.
QString inOrder(const QString &answer)
{
    QStringList words = answer.simplified().split(u' ');
    const bool cards = words.size() > 1 && std::ranges::all_of(words, [](const QString &word) {
                           return word.size() == 2 && word.at(0) != u'l';
                       });
    if (cards)
        words.sort();
    return words.join(u' ');
}

QString optional(const JsonPlace &place, const QString &key)
{
    return place.has(key) ? place.at(key).text() : QString();
}

/// What the record of the position says of itself, at its place in this file.
[[noreturn]] void failWithin(const JsonPlace &place, const FileError &error)
{
    QString text = error.text;
    if (text.startsWith(QLatin1String(": ")))
        text.remove(0, 2);
    const QString pointer = place.pointer();
    const bool isPointer = error.where.startsWith(u'/');
    const bool apart = isPointer || error.where.isEmpty() || pointer.isEmpty();
    const QString where = pointer + (apart ? QString() : QStringLiteral(", ")) + error.where;
    if (isPointer && text.startsWith(error.where))
        text.prepend(pointer);
    else if (!pointer.isEmpty())
        text.prepend(pointer + QStringLiteral(": "));
    throw JsonFault{text, where, error.kind};
}

Match matchAt(const JsonPlace &place)
{
    QJsonObject record = place.object();
    record.remove(kPosition);
    auto loaded = loadMatch(QJsonDocument(record).toJson(QJsonDocument::Compact), QString());
    if (const auto *error = std::get_if<FileError>(&loaded))
        failWithin(place, *error);
    return std::get<LoadedMatch>(std::move(loaded)).match;
}

/// Whether that is a possible answer at that moment.
bool isAnswer(const Prompt &prompt, const QString &answer)
{
    if (answer == QLatin1String("claim rest")) // never listed, though it may be legal
        return prompt.phase == Phase::play;
    if (!prompt.cards)
        return std::ranges::any_of(
            prompt.choices, [&answer](const Event &event) { return answerOf(event) == answer; });
    const QStringList words = answer.split(u' ');
    return std::ranges::all_of(
        words, [](const QString &word) { return parseCard(word.toStdString()).has_value(); });
}

void readAnswers(Position &position, const JsonPlace &member)
{
    const Prompt prompt = legal(*position.match->deal());
    const auto read = [&prompt](const JsonPlace &place, const QString &written) {
        const QString answer = inOrder(written);
        if (!isAnswer(prompt, answer))
            place.fail(SessionText::tr("\"%1\" isn't legal in this position").arg(answer.left(40)));
        return answer;
    };
    for (const JsonPlace &place : member.at(QStringLiteral("accept")).items())
        position.accept.append(read(place, place.text()));
    if (position.accept.isEmpty())
        member.at(QStringLiteral("accept"))
            .fail(SessionText::tr("none of the answers is marked as right"));
    if (!member.has(QStringLiteral("refuse")))
        return;
    const JsonPlace refuse = member.at(QStringLiteral("refuse"));
    for (const QString &key : refuse.object().keys()) {
        const QString answer = read(refuse.at(key), key);
        if (position.accept.contains(answer))
            refuse.at(key).fail(SessionText::tr("the answer is listed as both right and wrong"));
        position.refuse.insert(answer, refuse.at(key).text());
    }
}

} // namespace

QString answerOf(const Event &event)
{
    return inOrder(QString::fromStdString(toString(event)));
}

Position readPosition(const JsonPlace &place)
{
    Position position{std::make_shared<const Match>(matchAt(place)),
                      0,
                      {},
                      {},
                      {},
                      {},
                      {},
                      {},
                      place.object(),
                      {}};
    const DealState *deal = position.match->deal();
    if (!deal || deal->over() || deal->seat < 0)
        place.fail(SessionText::tr("no choice is possible here: the deal is over or missing"));
    position.seat = deal->seat;
    const JsonPlace member = place.at(kPosition);
    position.member = member.object();
    position.record.remove(kPosition);
    position.about = optional(member, QStringLiteral("about"));
    position.ask = optional(member, QStringLiteral("ask"));
    position.why = optional(member, QStringLiteral("why"));
    position.open = optional(member, QStringLiteral("open"));
    readAnswers(position, member);
    return position;
}

std::variant<Position, FileError> loadPosition(const QString &file)
{
    const auto bytes = readWholeFile(file);
    if (const auto *error = std::get_if<FileError>(&bytes))
        return *error;
    try {
        return readPosition(
            parseDocument(std::get<QByteArray>(bytes), {QStringLiteral("spades-match/1")}));
    } catch (const JsonFault &fault) {
        return errorIn(file, fault);
    } catch (const std::bad_alloc &) {
        return memoryEndsIn(file);
    }
}

bool accepts(const Position &position, const Event &event)
{
    const QString answer = answerOf(event);
    if (position.accept.contains(answer))
        return true;
    if (event.kind != EventKind::play || position.refuse.contains(answer))
        return false;
    const SeatView view(*position.match->deal(), position.seat);
    return std::ranges::any_of(view.prompt().choices, [&](const Event &choice) {
        return choice.kind == EventKind::play && position.accept.contains(answerOf(choice)) &&
               playAlike(view, choice.cards.front(), event.cards.front());
    });
}

QString refusalOf(const Position &position, const Event &event)
{
    return position.refuse.value(answerOf(event));
}

std::optional<Event> choiceNamed(const Position &position, const QString &answer)
{
    for (const Event &event : legal(*position.match->deal()).choices) {
        if (answerOf(event) == answer)
            return event;
    }
    return {};
}

} // namespace sandbag
