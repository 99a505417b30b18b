// SPDX-License-Identifier: GPL-3.0-or-later
// Judgements that were kept in a file: whatever stands there comes to choices that the deal had, or
// to none, and what is kept of them is read the same. The member "game" says of which match, and
// the word "made" stands for the event that was judged.
#include "match/match.h"
#include "target.h"

#include "formats/event_json.h"
#include "formats/json_place.h"
#include "match_maker.h"
#include "review/kept_judgement.h"
#include "review/review_json.h"
#include "rules/catalogue.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <map>
#include <optional>

using namespace sandbag;

namespace {

const Match &matchOf(int game)
{
    static std::map<int, Match> all;
    const auto games = presets();
    game = qAbs(game % static_cast<int>(games.size()));
    if (const auto known = all.find(game); known != all.end())
        return known->second;
    const RuleSet rules = rulesOf(games[static_cast<std::size_t>(game)]);
    Match match = std::get<Match>(Match::fold(playedMatch(rules, "standard", 7, {"Ada", "Bo"}, 1)));
    return all.emplace(game, std::move(match)).first->second;
}

void checkChoices(const Match &match, const std::vector<JudgedChoice> &choices)
{
    const auto &events = match.record().deals.front().events;
    for (const JudgedChoice &choice : choices) {
        fuzz::must(choice.place.deal == 0 && choice.place.event >= 0 &&
                   choice.place.event < static_cast<int>(events.size()));
        const Event &made = events[static_cast<std::size_t>(choice.place.event)];
        fuzz::must(choice.judgement.made == made && choice.place.seat == made.seat);
        fuzz::must(!choiceObject(choice).isEmpty());
    }
    (void)bestFind(choices);
    (void)costliest(choices);
}

QByteArray withMade(QJsonObject object, const Match &match)
{
    const auto &events = match.record().deals.front().events;
    QJsonArray decisions = object.value(QStringLiteral("decisions")).toArray();
    for (QJsonValueRef item : decisions) {
        QJsonObject decision = item.toObject();
        const int place = decision.value(QStringLiteral("place")).toInt(-1);
        QJsonArray values = decision.value(QStringLiteral("values")).toArray();
        for (QJsonValueRef one : values) {
            QJsonObject value = one.toObject();
            if (value.value(QStringLiteral("event")) != QStringLiteral("made") || place < 0 ||
                place >= static_cast<int>(events.size()))
                continue;
            value.insert(QStringLiteral("event"),
                         eventObject(events[static_cast<std::size_t>(place)]));
            one = value;
        }
        decision.insert(QStringLiteral("values"), values);
        item = decision;
    }
    object.insert(QStringLiteral("decisions"), decisions);
    return QJsonDocument(object).toJson();
}

bool sameValues(const JudgedChoice &a, const JudgedChoice &b)
{
    const auto &one = a.judgement.values, &other = b.judgement.values;
    return a.place.event == b.place.event && a.judgement.grade == b.judgement.grade &&
           std::equal(one.begin(), one.end(), other.begin(), other.end(),
                      [](const ChoiceValue &left, const ChoiceValue &right) {
                          return left.event == right.event && left.win == right.win;
                      });
}

/// Nothing where the document is refused: it is judged anew.
std::optional<std::vector<JudgedChoice>> readKept(const QByteArray &document, const Match &match)
{
    try {
        return readKeptDeal(document, match, 0);
    } catch (const JsonFault &) {
        return {};
    }
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    fuzz::needApplication();
    const QByteArray bytes = fuzz::bytesOf(data, size);
    const QJsonObject object = QJsonDocument::fromJson(bytes).object();
    const Match &match = matchOf(object.value(QStringLiteral("game")).toInt());
    const auto choices = readKept(object.isEmpty() ? bytes : withMade(object, match), match);
    if (!choices)
        return 0;
    checkChoices(match, *choices);
    const auto again = readKept(writeKeptDeal(match, 0, *choices), match);
    fuzz::must(again && std::equal(choices->begin(), choices->end(), again->begin(), again->end(),
                                   sameValues));
    return 0;
}
