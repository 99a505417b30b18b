// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "commands.h"
#include "formats/loaded_match.h"
#include "formats/record_json.h"
#include "review/match_review.h"
#include "review/review_json.h"
#include "review/review_words.h"
#include "text/match_text.h"
#include "text/shown_text.h"
#include "text/translate.h"
#include "words.h"

namespace sandbag {

namespace {

struct ReviewScope {
    int seat = -1; ///< −1: all
    JudgeOptions options;
};

/// Nothing where the line is wrong.
std::optional<ReviewScope> scopeOf(CommandLine &line, const Match &match)
{
    ReviewScope scope;
    if (line.isSet(QStringLiteral("seat"))) {
        const auto seat =
            line.number(QStringLiteral("seat"), 0, match.context()->seating.players - 1);
        if (!seat)
            return {};
        scope.seat = static_cast<int>(*seat);
    }
    const auto iterations = line.number(QStringLiteral("iterations"), 1, 1'000'000'000);
    const auto seed = iterations ? line.number(QStringLiteral("seed"), 0, INT64_MAX) : std::nullopt;
    if (!seed)
        return {};
    scope.options.iterations = static_cast<int>(*iterations);
    scope.options.seed = static_cast<std::uint64_t>(*seed);
    return scope;
}

MatchReview reviewOf(const Match &match, const ReviewScope &scope)
{
    Judge judge(scope.options), judgeOfOthers(forOthers(scope.options));
    const std::atomic<bool> stop{false};
    std::vector<JudgedChoice> all;
    for (const ChoicePlace &place : choicesOf(match)) {
        const bool asked = scope.seat < 0 || place.seat == scope.seat;
        all.push_back({place, judgeChoice(asked ? judge : judgeOfOthers, match, place, stop)});
    }
    MatchReview review =
        summedUp(match.context()->seating, std::move(all), curveOf(match, scope.options.seed));
    std::erase_if(review.choices, [&](const JudgedChoice &choice) {
        return scope.seat >= 0 && choice.place.seat != scope.seat;
    });
    return review;
}

/// Nothing wrong was found where nothing was looked at: that is told apart.
FileError nothingToJudge(const QString &file, const Match &match)
{
    const QString why =
        match.results().empty()
            ? Words::tr("%1: no deal has been played, so there is nothing to review")
            : Words::tr(
                  "%1: the cards of these deals are not known, so there is nothing to review");
    return {FileError::Kind::breaksRule, why.arg(harmless(file))};
}

void sayChoice(const Match &match, const JudgedChoice &choice, const Audience &audience)
{
    say(Words::tr("%1, %2: %3 (%4)", "where, who, what, how good")
            .arg(placeWords(match, choice.place), audience.names.value(choice.place.seat),
                 actWords(choice.judgement.made, audience.names),
                 gradeWords(choice.judgement.grade)));
    say(QStringLiteral("  ") + judgementWords(choice.judgement, audience));
}

void sayParts(const MatchReview &review, const ReviewScope &scope, const QStringList &names,
              bool alone)
{
    say(Words::tr("What decided the result:"));
    for (int seat = 0; seat < static_cast<int>(review.parts.size()); ++seat) {
        if (scope.seat < 0 || seat == scope.seat)
            say(QStringLiteral("  %1: %2")
                    .arg(names.value(seat),
                         partsWords(review.parts[static_cast<std::size_t>(seat)],
                                    static_cast<int>(review.deals.size()), alone)));
    }
}

void sayReview(const Match &match, const MatchReview &review, const ReviewScope &scope)
{
    Audience audience = Audience::screen();
    audience.names = shownNames(match.record());
    const auto list = costliest(review.choices);
    if (list.empty())
        say(nothingLostWords());
    for (const JudgedChoice *choice : list)
        sayChoice(match, *choice, audience);
    sayParts(review, scope, audience.names, match.context()->seating.solo());
}

} // namespace

int review(const QStringList &arguments)
{
    CommandLine line(
        QStringLiteral("review"),
        Words::tr("Review the choices in a match, each judged by what its player could see."),
        {QStringLiteral("FILE")});
    line.option(QStringLiteral("seat"),
                Words::tr("Only the choices of this seat (the first seat is 0)."),
                QStringLiteral("N"));
    line.option(QStringLiteral("iterations"), Words::tr("Simulated deals per choice."),
                QStringLiteral("N"), QString::number(JudgeOptions().iterations));
    line.option(QStringLiteral("seed"), Words::tr("The same seed gives the same review."),
                QStringLiteral("S"), QStringLiteral("1"));
    if (!line.parse(arguments))
        return line.status();
    const auto loaded = loadMatch(line.operand(0));
    if (const auto *error = std::get_if<FileError>(&loaded))
        return line.refuse(*error);
    const Match &match = std::get<LoadedMatch>(loaded).match;
    if (!hasChoices(match))
        return line.refuse(nothingToJudge(line.operand(0), match));
    const auto scope = scopeOf(line, match);
    if (!scope)
        return line.status();
    const MatchReview review = reviewOf(match, *scope);
    if (line.json())
        say(QJsonDocument(reviewObject(match, review)));
    else
        sayReview(match, review, *scope);
    return kFine;
}

} // namespace sandbag
