// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "commands.h"
#include "formats/record_json.h"
#include "match/event_place.h"
#include "review/match_review.h"
#include "review/review_json.h"
#include "text/match_text.h"
#include "text/translate.h"
#include "words.h"

#include <cmath>

namespace sandbag {

namespace {

/// The usual budget for a choice: JudgeOptions.
const QString kUsualIterations = QStringLiteral("8000");
/// Of the others the losses are wanted only, for the parts: a quarter of the budget will do.
constexpr int kOthersShare = 4;
constexpr int kFewest = 64;

struct Question {
    int seat = -1; ///< −1: all
    JudgeOptions options;
};

/// Nothing where the line is wrong.
std::optional<Question> questionOf(CommandLine &line, const Match &match)
{
    Question question;
    if (line.isSet(QStringLiteral("seat"))) {
        const auto seat =
            line.number(QStringLiteral("seat"), 0, match.table()->seating.players - 1);
        if (!seat)
            return {};
        question.seat = static_cast<int>(*seat);
    }
    const auto iterations = line.number(QStringLiteral("iterations"), 1, 1'000'000'000);
    const auto seed = iterations ? line.number(QStringLiteral("seed"), 0, INT64_MAX) : std::nullopt;
    if (!seed)
        return {};
    question.options.iterations = static_cast<int>(*iterations);
    question.options.seed = static_cast<std::uint64_t>(*seed);
    return question;
}

MatchReview reviewOf(const Match &match, const Question &question)
{
    JudgeOptions others = question.options;
    others.iterations = std::max(kFewest, others.iterations / kOthersShare);
    Judge judge(question.options), judgeOfOthers(others);
    const std::atomic<bool> stop{false};
    std::vector<JudgedChoice> all;
    for (const ChoicePlace &place : choicesOf(match)) {
        const bool asked = question.seat < 0 || place.seat == question.seat;
        all.push_back({place, judgeChoice(asked ? judge : judgeOfOthers, match, place, stop)});
    }
    MatchReview review =
        summedUp(match.table()->seating, std::move(all), curveOf(match, question.options.seed));
    std::erase_if(review.choices, [&](const JudgedChoice &choice) {
        return question.seat >= 0 && choice.place.seat != question.seat;
    });
    return review;
}

QString gradeText(Grade grade)
{
    switch (grade) {
    case Grade::good:
        return Words::tr("almost as good");
    case Grade::slip:
        return Words::tr("a slip");
    case Grade::mistake:
        return Words::tr("a mistake");
    default:
        return Words::tr("a blunder");
    }
}

QString placeText(const Match &match, const ChoicePlace &place)
{
    const auto state = match.dealAt(place.deal, place.event);
    const int trick = state ? trickOf(*state) : 0;
    if (trick < 1)
        return Words::tr("Deal %1, before the play").arg(place.deal + 1);
    return Words::tr("Deal %1, trick %2").arg(place.deal + 1).arg(trick);
}

void sayChoice(const Match &match, const JudgedChoice &choice, const Audience &audience)
{
    say(Words::tr("%1, %2: %3 is %4.")
            .arg(placeText(match, choice.place), playerName(match.record(), choice.place.seat),
                 toText({"%1", {actOf(choice.judgement.made)}}, audience),
                 gradeText(choice.judgement.grade)));
    say(QStringLiteral("  ") + toText(choice.judgement.text, audience));
}

QString hundredths(double part)
{
    const auto rounded = static_cast<int>(std::lround(100 * part));
    return rounded > 0 ? QStringLiteral("+%1").arg(rounded) : QString::number(rounded);
}

void sayParts(const Match &match, const MatchReview &review, const Question &question)
{
    say(Words::tr("Where the result came from, in hundredths of the chance to win:"));
    for (int seat = 0; seat < static_cast<int>(review.parts.size()); ++seat) {
        if (question.seat >= 0 && seat != question.seat)
            continue;
        const LuckAndSkill &parts = review.parts[static_cast<std::size_t>(seat)];
        say(Words::tr("  %1: cards %2, own choices %3, partner %4, opponents %5; together %6")
                .arg(playerName(match.record(), seat), hundredths(parts.cards),
                     hundredths(parts.own), hundredths(parts.partner), hundredths(parts.others),
                     hundredths(parts.result)));
    }
}

void sayReview(const Match &match, const MatchReview &review, const Question &question)
{
    Audience audience = Audience::screen();
    for (int seat = 0; seat < match.table()->seating.players; ++seat)
        audience.names.append(playerName(match.record(), seat));
    const auto list = costliest(review.choices);
    if (list.empty())
        say(Words::tr("No choice gave anything away that could be told from chance."));
    for (const JudgedChoice *choice : list)
        sayChoice(match, *choice, audience);
    sayParts(match, review, question);
}

} // namespace

int review(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("review"),
                     Words::tr("Judge the choices of a match by what their players could see."),
                     {QStringLiteral("FILE")});
    line.option(QStringLiteral("seat"), Words::tr("Choices of this seat only, from 0."),
                QStringLiteral("N"));
    line.option(QStringLiteral("iterations"), Words::tr("Playouts for each choice."),
                QStringLiteral("N"), kUsualIterations);
    line.option(QStringLiteral("seed"), Words::tr("The same seed gives the same review."),
                QStringLiteral("S"), QStringLiteral("1"));
    if (!line.parse(arguments))
        return line.status();
    const auto loaded = loadMatch(line.operand(0));
    if (const auto *error = std::get_if<FileError>(&loaded))
        return line.refuse(*error);
    const Match &match = std::get<LoadedMatch>(loaded).match;
    const auto question = questionOf(line, match);
    if (!question)
        return line.status();
    const MatchReview review = reviewOf(match, *question);
    if (line.json())
        say(QJsonDocument(reviewObject(match, review)));
    else
        sayReview(match, review, *question);
    return kFine;
}

} // namespace sandbag
