// SPDX-License-Identifier: GPL-3.0-or-later
// The review on its thread: in which order it judges, what it keeps and takes again, and that it
// tells nothing of a deal that is still being played.
#include "match/match.h"
#include "review/beliefs.h"
#include "review/explainer.h"
#include "review/review_store.h"
#include "review/review_words.h"
#include "review/reviewer.h"
#include "review/why_words.h"
#include "test_main.h"
#include "text/languages.h"
#include "text/match_text.h"
#include "text/translate.h"

#include "arena/contest.h"
#include "named/named_player.h"
#include "rules/catalogue.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace sandbag;

namespace {

constexpr JudgeOptions kOptions{64, 1};

/// So many deals of Standard, the last one cut off after some events.
Match played(std::size_t deals, std::size_t eventsOfLast = 1000)
{
    std::vector<std::unique_ptr<Player>> owned;
    Contest::Seats seats{};
    for (int seat = 0; seat < 4; ++seat) {
        owned.push_back(makePlayer("simple", static_cast<std::uint64_t>(seat) + 1));
        seats[seat] = owned.back().get();
    }
    MatchRecord record = Contest(rulesOf(*findPreset("standard")), seats).playMatch(12).record();
    record.players.resize(4);
    for (PlayerRecord &player : record.players)
        player.kind = "level:3";
    record.deals.resize(deals);
    auto &events = record.deals.back().events;
    events.resize(std::min(events.size(), eventsOfLast));
    return std::get<Match>(Match::fold(record));
}

std::shared_ptr<const Match> finishedOf(const Match &match)
{
    return std::make_shared<const Match>(finishedPart(match));
}

/// What a review told.
struct Told {
    std::vector<JudgedChoice> brief, whole;
    std::vector<CurvePoint> curve;

    [[nodiscard]] const JudgedChoice *of(const ChoicePlace &place) const
    {
        for (const JudgedChoice &choice : whole) {
            if (choice.place == place)
                return &choice;
        }
        return nullptr;
    }
};

/// Reviews to the end; nothing where that does not come.
std::optional<Told> review(const QString &folder, const Match &match, int seat = 0,
                           const JudgeOptions &options = kOptions)
{
    Told told;
    Reviewer reviewer(nullptr, folder);
    QObject::connect(&reviewer, &Reviewer::judged, &reviewer,
                     [&told](const std::vector<JudgedChoice> &choices, Reviewer::Look look) {
                         auto &list = look == Reviewer::Look::brief ? told.brief : told.whole;
                         list.insert(list.end(), choices.begin(), choices.end());
                     });
    QObject::connect(&reviewer, &Reviewer::curveDrawn, &reviewer,
                     [&told](const std::vector<CurvePoint> &curve) { told.curve = curve; });
    QSignalSpy finished(&reviewer, &Reviewer::finished);
    reviewer.start(finishedOf(match), {seat}, options, {});
    if (!finished.wait(60000))
        return {};
    return told;
}

JudgedChoice oneJudged(const Match &match, const ChoicePlace &place)
{
    Judge judge(kOptions);
    const std::atomic<bool> stop{false};
    return {place, judgeChoice(judge, match, place, stop)};
}

/// The first choice from there on of which other answers were weighed, too.
JudgedChoice oneWeighed(const Match &match, std::size_t from)
{
    const auto places = choicesOf(match);
    JudgedChoice choice = oneJudged(match, places.at(from));
    while (choice.judgement.values.size() < 2)
        choice = oneJudged(match, places.at(++from));
    return choice;
}

/// One that was not the best of those it was weighed against.
JudgedChoice oneBlamed(const Match &match)
{
    const auto places = choicesOf(match);
    std::size_t at = 0;
    JudgedChoice choice = oneJudged(match, places.at(at));
    while (choice.judgement.grade == Grade::none || choice.judgement.grade == Grade::best)
        choice = oneJudged(match, places.at(++at));
    return choice;
}

} // namespace

class TestReviewer : public QObject
{
    Q_OBJECT

private slots:
    void init() { QVERIFY(m_folder.isValid()); }
    void tellsNothingOfTheDealInPlay();
    void everyChoiceIsJudgedOnceTheCostliestFirst();
    void whatIsKeptIsTakenAsItWas();
    void aBudgetIsNotTakenForALargerOne();
    void eachLanguageIsKeptForItself();
    void damagedFilesAreJudgedAnew();
    void aSuitThatIsWantedBackIsKept();
    void aCancelledReviewKeepsWhatItFound();
    void whySaysHowAPlayerThinks();
    void whatWasNeverChosenHasNoReason();
    void whyNamesNoHiddenCardInPlay();
    void whyTellsNothingOfAHandInPlay();
    void onlyTheLastQuestionIsAnswered();
    void whatWentWrongIsTold();
    void standsBehindWhatThePersonDoes();

private:
    QTemporaryDir m_folder;
    [[nodiscard]] QString folder(const char *name) const { return m_folder.filePath(name); }
};

namespace {

/// Of the threads of this program, how far the one that is to yield most stands behind.
int mostYielding()
{
    int most = -20;
    const QDir threads(QStringLiteral("/proc/self/task"));
    for (const QString &thread : threads.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        QFile stat(threads.filePath(thread + QStringLiteral("/stat")));
        if (!stat.open(QIODevice::ReadOnly))
            continue; // it has just ended
        const QByteArray line = stat.readAll();
        const QList<QByteArray> fields = line.mid(line.lastIndexOf(')') + 2).split(' ');
        most = std::max(most, fields.value(16).toInt());
    }
    return most;
}

} // namespace

/// The window goes first, whatever a review has still to think about.
void TestReviewer::standsBehindWhatThePersonDoes()
{
    const int before = mostYielding();
    Reviewer reviewer(nullptr, folder("behind"));
    reviewer.start(finishedOf(played(1)), {0}, {2'000'000, 1}, {});
    QTRY_VERIFY(mostYielding() >= std::max(before, 5));
    reviewer.cancel();
}

/// Not even its chances, which would tell who holds what.
void TestReviewer::tellsNothingOfTheDealInPlay()
{
    const Match match = played(2, 20);
    QVERIFY(match.results().back().partial());
    const auto told = review(folder("in-play"), match);
    QVERIFY(told);
    QVERIFY(!told->curve.empty());
    for (const CurvePoint &point : told->curve)
        QCOMPARE(point.deal, 0);
    for (const JudgedChoice &choice : told->whole)
        QCOMPARE(choice.place.deal, 0);
}

void TestReviewer::everyChoiceIsJudgedOnceTheCostliestFirst()
{
    const Match match = played(1);
    const auto told = review(folder("order"), match);
    QVERIFY(told);
    QCOMPARE(told->whole.size(), choicesOf(match).size());
    const auto own = choicesOf(match, 0);
    QCOMPARE(told->brief.size(), own.size());
    // In the order of what the first look found, then everybody else's.
    const auto costOf = [&told](const ChoicePlace &place) {
        for (const JudgedChoice &choice : told->brief) {
            if (choice.place == place)
                return choice.judgement.cost();
        }
        return -1.0;
    };
    for (std::size_t i = 0; i < told->whole.size(); ++i) {
        const ChoicePlace &place = told->whole[i].place;
        QCOMPARE(place.seat == 0, i < own.size());
        if (i > 0 && i < own.size())
            QVERIFY(costOf(told->whole[i - 1].place) >= costOf(place));
    }
}

void TestReviewer::whatIsKeptIsTakenAsItWas()
{
    const Match match = played(1);
    const auto first = review(folder("again"), match), second = review(folder("again"), match);
    QVERIFY(first && second);
    QVERIFY(second->brief.empty()); // nothing was left to look at
    QCOMPARE(second->whole.size(), first->whole.size());
    for (const JudgedChoice &before : first->whole) {
        const JudgedChoice *after = second->of(before.place);
        QVERIFY(after);
        QVERIFY(after->judgement.values == before.judgement.values);
        QVERIFY(after->judgement.made == before.judgement.made);
        QCOMPARE(after->judgement.grade, before.judgement.grade);
        QCOMPARE(after->judgement.lossWin, before.judgement.lossWin);
        QCOMPARE(after->judgement.lossPoints, before.judgement.lossPoints);
        QCOMPARE(after->judgement.forced, before.judgement.forced);
        QCOMPARE(after->judgement.pointGrade, before.judgement.pointGrade);
        QCOMPARE(after->judgement.lossStake, before.judgement.lossStake);
        QCOMPARE(after->judgement.lostNils, before.judgement.lostNils);
        // Kept as it was said to the players of this match.
        const Audience players = Audience::screen(playerNames(match.record()));
        QCOMPARE(toText(after->judgement.text, players), toText(before.judgement.text, players));
    }
}

/// Those of the others were judged at a part of it: from their seat they are judged again.
void TestReviewer::aBudgetIsNotTakenForALargerOne()
{
    const Match match = played(1);
    const JudgeOptions options{512, 1};
    const auto fromFirst = review(folder("budget"), match, 0, options);
    const auto fromSecond = review(folder("budget"), match, 1, options);
    QVERIFY(fromFirst && fromSecond);
    QCOMPARE(fromSecond->brief.size(), choicesOf(match, 1).size());
    const auto differs = [&](int seat) {
        int number = 0;
        for (const ChoicePlace &place : choicesOf(match, seat))
            number +=
                fromFirst->of(place)->judgement.values != fromSecond->of(place)->judgement.values;
        return number;
    };
    QCOMPARE(differs(0), 0); // known at the whole budget, which is more than a quarter
    QVERIFY(differs(1) > 5);
    QCOMPARE(differs(2), 0);
}

void TestReviewer::eachLanguageIsKeptForItself()
{
    const Match match = played(1);
    const ReviewStore store(folder("language"));
    const QString english = store.pathOf(match, 0, kOptions);
    installLanguage(QStringLiteral("de"));
    const QString german = store.pathOf(match, 0, kOptions);
    QCOMPARE(languageInUse(), QStringLiteral("de"));
    QVERIFY(german != english);
    installLanguage(QStringLiteral("en"));
    QCOMPARE(store.pathOf(match, 0, kOptions), english);
}

void TestReviewer::damagedFilesAreJudgedAnew()
{
    const Match match = played(1);
    const ReviewStore store(folder("damaged"));
    const auto whole = oneBlamed(match);
    QVERIFY(store.save(match, 0, kOptions, {whole}));
    QCOMPARE(store.load(match, 0, kOptions).size(), std::size_t{1});
    QFile file(store.pathOf(match, 0, kOptions));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray good = file.readAll();
    file.close();
    const auto with = [&](const char *what, const char *instead) {
        QByteArray bytes = good;
        bytes.replace(what, instead);
        if (bytes == good || !file.open(QIODevice::WriteOnly))
            return false;
        file.write(bytes);
        file.close();
        return store.load(match, 0, kOptions).empty();
    };
    QVERIFY(with("\"values\": [", "\"values\": [], \"others\": ["));
    QVERIFY(with("\"grade\": \"", "\"grade\": \"very "));
    QVERIFY(with("\"win\": ", "\"win\": \"much\", \"rest\": "));
    QVERIFY(with("\"place\": ", "\"place\": 99"));
    QVERIFY(with("\"decisions\"", "\"decision\""));
    QVERIFY(with("}", ""));
}

/// Two passes of the same cards that ask for different suits are two choices.
void TestReviewer::aSuitThatIsWantedBackIsKept()
{
    const Match match = played(1);
    JudgedChoice choice = oneWeighed(match, 8);
    Event other = choice.judgement.made;
    other = Event::withCards(EventKind::pass, other.seat, {*parseCard("AH"), *parseCard("2C")}, 2);
    other.suit = Suit::diamonds;
    choice.judgement.values.push_back(choice.judgement.values.front());
    choice.judgement.values.back().event = other;
    const ReviewStore store(folder("suit"));
    QVERIFY(store.save(match, 0, kOptions, {choice}));
    const auto kept = store.load(match, 0, kOptions);
    QCOMPARE(kept.size(), std::size_t{1});
    QVERIFY(kept.front().judgement.values.back().event == other);
}

void TestReviewer::aCancelledReviewKeepsWhatItFound()
{
    const Match match = played(1);
    const JudgeOptions options{256, 1};
    {
        Reviewer reviewer(nullptr, folder("cancelled"));
        int whole = 0;
        QObject::connect(&reviewer, &Reviewer::judged, &reviewer,
                         [&](const auto &, Reviewer::Look look) {
                             whole += look == Reviewer::Look::whole ? 1 : 0;
                         });
        reviewer.start(finishedOf(match), {0}, options, {});
        QVERIFY(waitFor([&whole] { return whole >= 3; }, 60000));
    } // the window is closed
    QVERIFY(ReviewStore(folder("cancelled")).load(match, 0, options).size() >= 3);
}

void TestReviewer::whySaysHowAPlayerThinks()
{
    const Match match = played(1);
    Explainer explainer;
    std::optional<Explanation> why;
    connect(&explainer, &Explainer::explained, this, [&](const Explanation &w) { why = w; });
    const ChoicePlace place = choicesOf(match, 2)[3];
    explainer.askWhy(match, place, {});
    QVERIFY(waitFor([&] { return why.has_value(); }, 60000));
    QVERIFY(why->place == place);
    QVERIFY(!why->discreet);
    const QStringList names{"You", "Ada", "Bo", "Cleo"};
    const QString words = whyWords(*why, names, QStringLiteral("level:3:daring"));
    const QStringList parts = words.split(u'\n');
    // Their own reasons first, then the figures, how they play at the end.
    QCOMPARE(parts.front(), QStringLiteral("Bo: “%1”").arg(ownWords(*why, names)));
    QVERIFY(!why->own.empty());
    QCOMPARE(parts[1], QStringLiteral("Looking back: %1")
                           .arg(toText(why->judgement.text, Audience::screen(names))));
    QVERIFY2(parts.back().startsWith("Bo (Regular): Remembers what won"), qPrintable(words));
    QVERIFY2(parts.back().endsWith("Bids nil often."), qPrintable(words));
    QVERIFY(levelWords(names[2], QStringLiteral("human")).isEmpty());
    QVERIFY(levelWords(names[2], QStringLiteral("level:9")).isEmpty());
}

/// The answer comes all the same, or whoever asked would wait for ever.
void TestReviewer::whatWasNeverChosenHasNoReason()
{
    const Match match = played(1);
    Explainer explainer;
    std::optional<Explanation> why;
    connect(&explainer, &Explainer::explained, this, [&](const Explanation &w) { why = w; });
    explainer.askWhy(match, {7, 0, 2}, {});
    QVERIFY(why && why->place.deal == 7);
    QCOMPARE(whyWords(*why, {"You", "Ada", "Bo", "Cleo"}, QStringLiteral("level:3")),
             QStringLiteral("This choice can't be explained."));
}

/// While the deal is played a partner's reasons may speak of cards only that lie on the table, or
/// that stand highest of those not played: the others might be their own.
void TestReviewer::whyNamesNoHiddenCardInPlay()
{
    const QStringList names{"You", "Ada", "Bo", "Cleo"};
    for (std::size_t events = 8; events < 50; events += 7) {
        const Match match = played(1, events);
        const DealState state = *match.dealAt(0);
        Explainer explainer;
        std::optional<Explanation> why;
        connect(&explainer, &Explainer::explained, this, [&](const Explanation &w) { why = w; });
        const ChoicePlace place = choicesOf(match, 2).back();
        explainer.askWhy(match, place, {});
        QVERIFY(waitFor([&] { return why.has_value(); }, 60000));
        QVERIFY(why->discreet);
        const QString words = whyWords(*why, names, QStringLiteral("level:3"));
        const CardList held = cardsOf(state.context->play, state.play.hand[2]);
        for (const Card card : held) {
            const QString sign = QString::fromStdString(plainEnglish(cardSign(card)));
            QVERIFY2(!words.contains(sign), qPrintable(sign + QStringLiteral(" in: ") + words));
        }
    }
}

/// Nor that they had only one that they could play, nor where they look for the high ones.
void TestReviewer::whyTellsNothingOfAHandInPlay()
{
    Explanation why;
    why.discreet = true;
    why.place.seat = 2;
    why.judgement.made = Event::play(2, Card(Suit::hearts, 3));
    why.judgement.forced = true;
    why.judgement.values.resize(1);
    why.judgement.text = Sentence{"There was no other choice."};
    why.judgement.outlook = Sentence{"The contract is made."};
    const QString words = whyWords(why, {"You", "Ada", "Bo", "Cleo"}, QStringLiteral("level:3"));
    QVERIFY(!words.contains(toText("There was no other choice.")));
    QVERIFY(words.contains(toText("The contract is made.")));

    const Match match = played(1, 30);
    const std::atomic<bool> go = false;
    const std::optional<DealState> state = match.dealAt(0);
    const SeatView view(*state, 2);
    const MatchOutlook outlook{match.contextOf(0), match.standingBefore(0)};
    for (const Sentence &belief : beliefsOf(view, outlook, {1, true}, go))
        QVERIFY(!std::string(belief.text).starts_with("%1 with"));
}

void TestReviewer::onlyTheLastQuestionIsAnswered()
{
    const Match match = played(1);
    Explainer explainer;
    int answers = 0;
    connect(&explainer, &Explainer::explained, this, [&] { ++answers; });
    QSignalSpy lines(&explainer, &Explainer::lineFound);
    const auto places = choicesOf(match, 2);
    explainer.askWhy(match, places[2], {});
    explainer.askBestLine(*match.dealAt(0, 48), match.standingBefore(0), 0);
    QVERIFY(lines.wait(60000));
    QCOMPARE(answers, 0);
    explainer.askWhy(match, places[3], {});
    explainer.cancel();
    explainer.askBestLine(*match.dealAt(0, 48), match.standingBefore(0), 0);
    QVERIFY(lines.wait(60000));
    QCOMPARE(answers, 0);
}

/// A part of luck and skill may be less than nothing, and mostly somebody's is.
void TestReviewer::whatWentWrongIsTold()
{
    // A sum over deals is no part of a hundred: it is told by deal.
    const QString head = QStringLiteral(
        "Changes in the chance to win, in percentage points per deal. Caused by the ");
    QCOMPARE(partsWords({-1.28, -0.70, -0.448, 1.428, -1}, 2, false),
             head + QStringLiteral("cards: −64; by the player: −35; by the partner: −22; by the "
                                   "opponents: +71. Total: −50."));
    QCOMPARE(partsWords({0, -0.004, 0, 0.5, 0.5}, 1, false),
             head + QStringLiteral("cards: 0; by the player: 0; by the partner: 0; by the "
                                   "opponents: +50. Total: +50."));
    // Nobody has a partner where everyone plays alone.
    QCOMPARE(partsWords({0, -0.004, 0, 0.5, 0.5}, 1, true),
             head + QStringLiteral("cards: 0; by the player: 0; by the opponents: +50. Total: "
                                   "+50."));
}

QTEST_GUILESS_MAIN(TestReviewer)
#include "tst_reviewer.moc"
