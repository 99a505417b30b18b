// SPDX-License-Identifier: GPL-3.0-or-later
// Lessons and problems as files: what is in ours, and what is said of those that cannot be read.
#include "formats/json_place.h"
#include "formats/rules_json.h"
#include "lessons/learning.h"
#include "lessons/lesson.h"
#include "lessons/own_problems.h"
#include "lessons/problem.h"
#include "match/match.h"
#include "test_main.h"
#include "text/languages.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace sandbag;

namespace {

const QString kShippedLessons = QStringLiteral(":/lessons");

QStringList ourLessons()
{
    QStringList files;
    for (const QString &file : lessonFiles()) {
        if (file.startsWith(kShippedLessons))
            files.append(file);
    }
    return files;
}

QJsonObject firstLesson()
{
    QFile file(ourLessons().first());
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                          : QJsonObject();
}

FileError faultOf(const QByteArray &json)
{
    const auto read = parseLesson(json, QStringLiteral("mine.lesson.json"));
    const auto *error = std::get_if<FileError>(&read);
    return error ? *error : FileError{};
}

/// The lesson with another value at /steps/0/position/position/KEY; undefined takes it out.
QByteArray withAnswer(const QString &key, const QJsonValue &value)
{
    QJsonObject lesson = firstLesson();
    QJsonArray steps = lesson.value(QStringLiteral("steps")).toArray();
    QJsonObject step = steps.at(0).toObject();
    QJsonObject record = step.value(QStringLiteral("position")).toObject();
    QJsonObject member = record.value(QStringLiteral("position")).toObject();
    if (value.isUndefined())
        member.remove(key);
    else
        member.insert(key, value);
    record.insert(QStringLiteral("position"), member);
    step.insert(QStringLiteral("position"), record);
    steps.replace(0, step);
    lesson.insert(QStringLiteral("steps"), steps);
    return QJsonDocument(lesson).toJson();
}

/// All texts of a lesson, for comparing languages.
QStringList textsOf(const Lesson &lesson)
{
    QStringList texts{lesson.title, lesson.text};
    for (const LessonStep &step : lesson.steps) {
        texts << step.text;
        if (step.position) {
            texts << step.position->ask << step.position->why;
            texts << step.position->refuse.values();
        }
    }
    return texts;
}

} // namespace

class TestLessons : public QObject
{
    Q_OBJECT

private slots:
    void ours_data();
    void ours();
    void shelfGoesOn();
    void badFilesNameThePlace_data();
    void badFilesNameThePlace();
    void exampleOfTheDocument();
    void wordsMustFit();
    void rightAndWrong();
    void whatPlaysAlikeIsRightToo();
    void problemsOfOurs();
    void badProblemLeavesTheOthers();
    void ratingOfThePaper();
    void learningIsKept();
    void mistakesComeBack();
    void dayHasItsProblem();
    void ownMistakesBecomeProblems();
};

void TestLessons::ours_data()
{
    QTest::addColumn<QString>("file");
    QVERIFY(!ourLessons().isEmpty());
    for (const QString &file : ourLessons())
        QTest::newRow(qPrintable(QFileInfo(file).fileName().section(u'.', 0, 0))) << file;
}

/// Legal, with a reason for every wrong answer it speaks of, at the first seat, in each language.
void TestLessons::ours()
{
    QFETCH(QString, file);
    const auto english = loadLesson(file);
    if (const auto *error = std::get_if<FileError>(&english))
        QFAIL(qPrintable(error->text));
    const Lesson &lesson = std::get<Lesson>(english);
    QVERIFY(lessonParts().contains(lesson.part));
    QVERIFY(lesson.steps.size() >= 3);
    for (const LessonStep &step : lesson.steps) {
        QVERIFY(step.position || step.match);
        if (!step.position)
            continue;
        QCOMPARE(step.position->seat, 0);
        QVERIFY(!step.position->ask.isEmpty() && !step.position->why.isEmpty());
        const Prompt prompt = legal(*step.position->match->deal());
        if (!prompt.cards)
            QVERIFY(step.position->accept.size() < static_cast<qsizetype>(prompt.choices.size()));
    }
    const QStringList one = textsOf(lesson);
    for (const QString &language : availableLanguages().mid(1)) {
        const auto read = loadLesson(file, language);
        if (const auto *error = std::get_if<FileError>(&read))
            QFAIL(qPrintable(error->text));
        const QStringList other = textsOf(std::get<Lesson>(read));
        QCOMPARE(other.size(), one.size());
        for (qsizetype i = 0; i < one.size(); ++i)
            QVERIFY2(one.at(i).isEmpty() == other.at(i).isEmpty() &&
                         (one.at(i).isEmpty() || one.at(i) != other.at(i)),
                     qPrintable(language + u' ' + one.at(i)));
    }
}

/// One that cannot be read is named; the others are there.
void TestLessons::shelfGoesOn()
{
    const QTemporaryDir folder;
    const QString bad = folder.filePath(QStringLiteral("bad.lesson.json"));
    QFile file(bad);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "spades-lesson/1", "id": "x", "part": "play", "title": "A")");
    file.close();
    const LessonShelf shelf = readShelf(QStringList{bad} + ourLessons(), QStringLiteral("de"));
    QCOMPARE(shelf.faults.size(), 1);
    QVERIFY(shelf.faults.first().text.startsWith(bad + QStringLiteral(": ")));
    QCOMPARE(shelf.lessons.size(), ourLessons().size());
    QCOMPARE(shelf.lessons.first().title, QStringLiteral("Die ersten zehn Minuten"));
}

void TestLessons::badFilesNameThePlace_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("where");
    const QByteArray whole = QJsonDocument(firstLesson()).toJson();
    const QString answers = QStringLiteral("/steps/0/position/position/");
    QTest::newRow("truncated") << whole.left(whole.size() / 2) << QString();
    QTest::newRow("ten megabytes") << QByteArray(10 << 20, ' ') << QString();
    QTest::newRow("no answer") << withAnswer(QStringLiteral("accept"), QJsonValue::Undefined)
                               << answers + QStringLiteral("accept");
    QTest::newRow("none right") << withAnswer(QStringLiteral("accept"), QJsonArray())
                                << answers + QStringLiteral("accept");
    QTest::newRow("illegal card") << withAnswer(QStringLiteral("accept"),
                                                QJsonArray{QStringLiteral("KS")})
                                  << answers + QStringLiteral("accept/0");
    QTest::newRow("both") << withAnswer(QStringLiteral("refuse"),
                                        QJsonObject{{QStringLiteral("AC"), QStringLiteral("no")}})
                          << answers + QStringLiteral("refuse/AC");
    QByteArray card = whole;
    card.replace("\"play\": \"KC\"", "\"play\": \"XC\"");
    QTest::newRow("no card") << card << QStringLiteral("/steps/0/position/deals/0/events/4/play");
    QByteArray wrong = whole;
    wrong.replace("\"play\": \"KC\"", "\"play\": \"2C\"");
    QTest::newRow("not in the hand")
        << wrong << QStringLiteral("/steps/0/position, deal 1, trick 1, seat 1");
    QTest::newRow("no steps")
        << QByteArray(R"({"format":"spades-lesson/1","id":"a","part":"p","title":"t","text":""})")
        << QStringLiteral("/steps");
    QTest::newRow("odd id")
        << QByteArray(R"({"format":"spades-lesson/1","id":"A b","part":"p","title":"t","text":""})")
        << QStringLiteral("/id");
}

void TestLessons::badFilesNameThePlace()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, where);
    const FileError error = faultOf(json);
    QVERIFY2(error.text.startsWith(QStringLiteral("mine.lesson.json: ")), qPrintable(error.text));
    QVERIFY2(!error.text.contains(u'\n') && error.text.size() < 400, qPrintable(error.text));
    QCOMPARE(error.where, where);
    QVERIFY2(error.text.contains(where.section(u',', 0, 0)), qPrintable(error.text));
}

/// The lesson that FORMATS.md shows.
void TestLessons::exampleOfTheDocument()
{
    QFile file(QStringLiteral(SANDBAG_TEST_DATA "/../src/model/FORMATS.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray document = file.readAll(), fence = "```json lesson\n";
    const qsizetype begin = document.indexOf(fence) + fence.size();
    QVERIFY(begin > fence.size());
    const auto read = parseLesson(document.mid(begin, document.indexOf("```", begin) - begin),
                                  QStringLiteral("f"));
    if (const auto *error = std::get_if<FileError>(&read))
        QFAIL(qPrintable(error->text));
    QCOMPARE(std::get<Lesson>(read).steps.size(), 2U);
}

/// Words in another language that speak of another answer, or of more steps, are refused as a
/// whole.
void TestLessons::wordsMustFit()
{
    auto read = loadLesson(ourLessons().first());
    auto &lesson = std::get<Lesson>(read);
    const QStringList before = textsOf(lesson);
    const QByteArray words =
        R"({"format":"spades-lesson-words/1","title":"T","text":"X","steps":[{}]})";
    const auto error = translate(lesson, words, QStringLiteral("w"));
    QVERIFY(error);
    QCOMPARE(error->where, QStringLiteral("/steps"));
    QCOMPARE(textsOf(lesson), before);
}

void TestLessons::rightAndWrong()
{
    const auto read = loadLesson(ourLessons().first());
    const Position &position = *std::get<Lesson>(read).steps.front().position;
    const auto right = choiceNamed(position, position.accept.first());
    QVERIFY(right && accepts(position, *right) && refusalOf(position, *right).isEmpty());
    QVERIFY(!position.refuse.isEmpty());
    const auto wrong = choiceNamed(position, position.refuse.firstKey());
    QVERIFY(wrong && !accepts(position, *wrong));
    QCOMPARE(refusalOf(position, *wrong), position.refuse.first());
    QVERIFY(!choiceNamed(position, QStringLiteral("blind nil")));
}

/// In the first position of that lesson nobody else has a diamond any more.
void TestLessons::whatPlaysAlikeIsRightToo()
{
    const auto read =
        loadLesson(kShippedLessons + QStringLiteral("/09-partners-trick.lesson.json"));
    Position position = *std::get<Lesson>(read).steps.front().position;
    position.accept = {QStringLiteral("7D")};
    const auto right = [&position](const char *card) {
        return accepts(position, choiceNamed(position, QLatin1String(card)).value());
    };
    QVERIFY(right("7D") && right("KD") && right("AD"));
    QVERIFY(!right("TS") && !right("AS"));
    position.accept = {QStringLiteral("TS")};
    QVERIFY(!right("AS")); // the king is out
    position.accept = {QStringLiteral("7D")};
    position.refuse.insert(QStringLiteral("AD"), QStringLiteral("No."));
    QVERIFY(!right("AD") && right("KD"));
}

/// Every problem opens, and is told in each language.
void TestLessons::problemsOfOurs()
{
    const ProblemBook english = readProblems();
    for (const FileError &fault : english.faults)
        QFAIL(qPrintable(fault.text));
    QVERIFY(!english.problems.isEmpty());
    QList<ProblemBook> others;
    for (const QString &language : availableLanguages().mid(1)) {
        others << readProblems(language);
        QCOMPARE(others.last().problems.size(), english.problems.size());
    }
    for (qsizetype i = 0; i < english.problems.size(); ++i) {
        const auto read = openProblem(english.problems.at(i), QStringLiteral("p"));
        if (const auto *error = std::get_if<FileError>(&read))
            QFAIL(qPrintable(error->text));
        const Problem &problem = std::get<Problem>(read);
        QCOMPARE(problem.position.seat, 0);
        QVERIFY(problem.marginPoints >= 6 || problem.marginWin >= 0.012);
        QVERIFY(!problem.position.why.isEmpty());
        for (const ProblemBook &other : others) {
            const auto told = openProblem(other.problems.at(i), QStringLiteral("p"));
            QVERIFY(std::get<Problem>(told).position.why != problem.position.why);
        }
    }
}

void TestLessons::badProblemLeavesTheOthers()
{
    QFile file(QStringLiteral(":/problems/found.problems.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QJsonObject root = QJsonDocument::fromJson(file.readAll()).object();
    QJsonArray problems = root.value(QStringLiteral("problems")).toArray();
    const qsizetype all = problems.size();
    QVERIFY(all >= 3);
    problems.replace(1, QJsonObject{{QStringLiteral("format"), 3}});
    root.insert(QStringLiteral("problems"), problems);
    const ProblemBook book = parseProblems(QJsonDocument(root).toJson(), QStringLiteral("b"));
    QCOMPARE(book.problems.size(), all - 1);
    QCOMPARE(book.faults.size(), 1);
    QCOMPARE(book.faults.first().where, QStringLiteral("/problems/1/position"));
    const ProblemBook torn = parseProblems("{\"format\":", QStringLiteral("b"));
    QVERIFY(torn.problems.isEmpty() && torn.faults.size() == 1);
}

/// Glickman's own example (glicko2.pdf): three games of a player at 1500.
void TestLessons::ratingOfThePaper()
{
    const Rating after = rated(
        {1500, 200, 0.06}, {{{1400, 30, 0.06}, 1}, {{1550, 100, 0.06}, 0}, {{1700, 300, 0.06}, 0}});
    QVERIFY(std::abs(after.rating - 1464.06) < 0.01);
    QVERIFY(std::abs(after.deviation - 151.52) < 0.01);
    QVERIFY(std::abs(after.volatility - 0.05999) < 0.00001);
    QVERIFY(std::abs(expectedScore({1500, 200, 0.06}, {1400, 30, 0.06}) - 0.639) < 0.001);
    const Rating rested = rated({1500, 200, 0.06}, {});
    QCOMPARE(rested.rating, 1500.);
    QVERIFY(rested.deviation > 200);
}

void TestLessons::learningIsKept()
{
    Learning learning;
    learning.steps[QStringLiteral("a")] = {0, 2, 11};
    learning.at[QStringLiteral("a")] = 3;
    learning.at[QStringLiteral("b")] = 1;
    learning.offerDeclined = true;
    learning.answered(QStringLiteral("p"), 1600, false, QDate(2026, 2, 27));
    learning.answered(QStringLiteral("q"), 1400, true, QDate(2026, 2, 27));
    QVERIFY(readLearning(writeLearning(learning)) == learning);
    QCOMPARE(learning.stepsDone(QStringLiteral("a")), 3);
    for (const char *torn : {"", "[]", "{\"format\":\"spades-learning/1\",\"rating\":\"x\"}",
                             "{\"format\":\"spades-learning/1\",\"lessons\":{\"a\":{\"at\":-4}}}"})
        QVERIFY(readLearning(torn).value_or(Learning()) == Learning());
    QVERIFY(!readLearning("[]")); // somebody else's: it is not written over
    QVERIFY(!isOwnBook("{}"));
    QVERIFY(isOwnBook(addedToBook({}, {})));
}

void TestLessons::mistakesComeBack()
{
    Learning learning;
    const QString id = QStringLiteral("p");
    QDate day(2026, 3, 1);
    learning.answered(id, 1500, false, day);
    QVERIFY(learning.rating.rating < 1500);
    QVERIFY(learning.due(day).isEmpty());
    const Rating before = learning.rating;
    for (const int apart : {1, 3, 7, 16, 35}) {
        QVERIFY(learning.due(day.addDays(apart - 1)).isEmpty());
        day = day.addDays(apart);
        QCOMPARE(learning.due(day), QStringList{id});
        learning.answered(id, 1500, true, day);
    }
    QVERIFY(learning.due(day.addDays(1000)).isEmpty());
    QVERIFY(learning.rating == before); // only the first answer counts
}

void TestLessons::dayHasItsProblem()
{
    const ProblemBook book = readProblems();
    const QDate day(2026, 11, 26);
    QVERIFY(problemOfDay(book, day) == problemOfDay(book, day));
    QVERIFY(problemOfDay(book, day)->id != problemOfDay(book, day.addDays(1))->id);
    QVERIFY(!problemOfDay(ProblemBook(), day));
    ProblemBook withOwn = book; // somebody's own mistakes come after them, and change nothing
    withOwn.problems.append(book.problems.first());
    QCOMPARE(problemOfDay(withOwn, day)->id, problemOfDay(book, day)->id);
}

/// A mistake in a position of ours, as a review would tell it: the same position comes back, with
/// the best answer, and once however often it is reviewed.
void TestLessons::ownMistakesBecomeProblems()
{
    const auto read = openProblem(readProblems().problems.first(), QStringLiteral("p"));
    const Position &position = std::get<Problem>(read).position;
    Match match = *position.match;
    const auto best = choiceNamed(position, position.accept.first());
    std::optional<Event> made;
    for (const Event &choice : legal(*match.deal()).choices) {
        if (!accepts(position, choice))
            made = choice;
    }
    QVERIFY(best && made);
    const auto deal = static_cast<int>(match.record().deals.size()) - 1;
    const auto event = static_cast<int>(match.record().deals.back().events.size());
    QVERIFY(!match.apply(*made));
    JudgedChoice judged{{deal, event, position.seat}, {}};
    judged.judgement.made = *made;
    judged.judgement.values = {{*best, 20, 0.6}, {*made, 2, 0.5}};
    judged.judgement.lossPoints = 18;
    judged.judgement.lossWin = 0.1;
    judged.judgement.grade = Grade::blunder;
    judged.judgement.text = Sentence{"It is the best.", {}};
    const QList<QJsonObject> own = ownProblems(match, {judged}, position.seat);
    QCOMPARE(own.size(), 1);
    QVERIFY(ownProblems(match, {judged}, position.seat + 1).isEmpty());
    const QByteArray book = addedToBook(addedToBook({}, own), own);
    const ProblemBook kept = parseProblems(book, QStringLiteral("own"));
    QVERIFY(kept.faults.isEmpty() && kept.problems.size() == 1);
    const auto again = openProblem(kept.problems.first(), QStringLiteral("own"));
    if (const auto *error = std::get_if<FileError>(&again))
        QFAIL(qPrintable(error->text));
    const Problem &problem = std::get<Problem>(again);
    QCOMPARE(problem.best, position.accept.first());
    QCOMPARE(problem.position.seat, position.seat);
    QVERIFY(problem.position.match->standing() == position.match->standing());
    Learning learning;
    makeDue(learning, own, QDate(2026, 3, 1));
    QCOMPARE(learning.due(QDate(2026, 3, 2)), QStringList{problem.id});
}

QTEST_GUILESS_MAIN(TestLessons)
#include "tst_lessons.moc"
