// SPDX-License-Identifier: GPL-3.0-or-later
// The examples of src/model/FORMATS.md, read by the program's own readers: what the document
// shows is what the program takes and gives. A fenced block says after "json" what it is.
#include "boards/board_file.h"
#include "formats/loaded_match.h"
#include "json_match.h"
#include "test_main.h"

#include "entry/score_book.h"
#include "formats/check_word.h"
#include "formats/event_json.h"
#include "formats/prompt_json.h"
#include "formats/record_json.h"
#include "formats/result_json.h"
#include "formats/rules_json.h"
#include "formats/whole_file.h"
#include "protocol/player_protocol.h"
#include "protocol/protocol_table.h"

#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace sandbag;

namespace {

struct Example {
    QString kind; ///< "json match", "jsonl protocol", …
    QByteArray text;
};

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QList<Example> readExamples()
{
    const QByteArray fence = "```";
    QList<Example> examples;
    bool inside = false;
    const auto lines =
        contents(QStringLiteral(SANDBAG_TEST_DATA "/../src/model/FORMATS.md")).split('\n');
    for (const QByteArray &line : lines) {
        if (!line.startsWith(fence)) {
            if (inside)
                examples.last().text += line + '\n';
            continue;
        }
        inside = !inside;
        if (inside)
            examples.append({QString::fromUtf8(line.mid(fence.size())), {}});
    }
    return examples;
}

/// A record of four players with these deals under rules that ask for every fact.
QByteArray recordOf(const QJsonArray &deals)
{
    const QJsonObject rules{
        {QStringLiteral("bid_books_made"), 10},
        {QStringLiteral("dix_allowed"), true},
        {QStringLiteral("notrump_allowed"), true},
        {QStringLiteral("renege_mode"), QStringLiteral("challenge")},
        {QStringLiteral("bags_cancel_card"), QStringLiteral("fixed")},
        {QStringLiteral("last_trick_bonus"), 10},
        {QStringLiteral("last_trick_ace"), 10},
        {QStringLiteral("streak_length"), 3},
        {QStringLiteral("win_minutes"), 600},
    };
    QJsonArray players;
    for (int seat = 0; seat < 4; ++seat)
        players.append(QJsonObject{{QStringLiteral("name"), QString::number(seat)}});
    const QJsonObject record{
        {QStringLiteral("format"), QStringLiteral("spades-match/1")},
        {QStringLiteral("rules"), QJsonObject{{QStringLiteral("rules"), rules}}},
        {QStringLiteral("players"), players},
        {QStringLiteral("deals"), deals},
    };
    return QJsonDocument(record).toJson();
}

/// The phase and the members of a prompt and of its choice, without their values.
QString shapeOf(const QJsonObject &prompt)
{
    const QJsonValue legal = prompt.value(QStringLiteral("legal"));
    const QJsonObject choice = legal.toObject();
    QStringList parts = prompt.keys();
    parts += legal.isArray() ? QStringList(QStringLiteral("words")) : choice.keys();
    parts += choice.value(QStringLiteral("do")).toString();
    return prompt.value(QStringLiteral("phase")).toString() + u' ' + parts.join(u' ');
}

/// The shapes of what the program asks in all cases of tests/cases.
QSet<QString> shapesAsked()
{
    QSet<QString> shapes;
    QDirIterator files(QStringLiteral(SANDBAG_TEST_DATA "/cases"), {QStringLiteral("*.json")},
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QJsonObject test = QJsonDocument::fromJson(contents(files.next())).object();
        const QJsonObject input = test.value(QStringLiteral("input")).toObject();
        const auto loaded = loadMatch(QJsonDocument(input).toJson(), QStringLiteral("case"));
        if (const auto *match = std::get_if<LoadedMatch>(&loaded))
            shapes.insert(shapeOf(promptObject(match->match)));
    }
    return shapes;
}

struct Ran {
    int exit = -1;
    QByteArray output;
    QByteArray errors;
};

Ran run(const QStringList &arguments, const QByteArray &input = {})
{
    QProcess process;
    process.start(QStringLiteral(SANDBAG_CLI), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(120'000))
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

/// The member names of all objects in there, but the ids of options.
void addKeys(const QJsonValue &value, QSet<QString> *keys)
{
    for (const QJsonValue item : value.toArray())
        addKeys(item, keys);
    const QJsonObject object = value.toObject();
    const bool rules =
        object.contains(QStringLiteral("base")) || object.contains(QStringLiteral("seeds"));
    for (auto member = object.begin(); member != object.end(); ++member) {
        keys->insert(member.key());
        if (!rules || member.key() != QStringLiteral("rules"))
            addKeys(member.value(), keys);
    }
}

void addKeys(const QByteArray &json, QSet<QString> *keys)
{
    const QJsonDocument document = QJsonDocument::fromJson(json);
    addKeys(document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object()),
            keys);
}

/// What a program in each of the seats would be told of the deal that the match stands in.
void addToldKeys(const Match &match, QSet<QString> *keys)
{
    for (int seat = 0; match.deal() && seat < match.context()->seating.players; ++seat) {
        const SeatView view(*match.deal(), seat);
        addKeys(matchMessage(*match.context(), seat), keys);
        addKeys(dealMessage(view, match.standing()), keys);
        for (std::size_t number = 0; number < view.told().events.size(); ++number)
            addKeys(eventMessage(view, number), keys);
        if (view.mayAct())
            addKeys(actMessage(view, 1000), keys);
    }
}

/// What is written of the cases of this project: saved, asked, scored, told.
QSet<QString> keysOfCases()
{
    QSet<QString> keys;
    QDirIterator files(QStringLiteral(SANDBAG_TEST_DATA "/cases"), {QStringLiteral("*.json")},
                       QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QJsonObject input = QJsonDocument::fromJson(contents(files.next()))
                                      .object()
                                      .value(QStringLiteral("input"))
                                      .toObject();
        const auto loaded = loadMatch(QJsonDocument(input).toJson(), QStringLiteral("case"));
        const auto *match = std::get_if<LoadedMatch>(&loaded);
        if (!match)
            continue;
        addKeys(withCheckWord(writeRecord({match->match.record(), {}})), &keys);
        addKeys(promptObject(match->match), &keys);
        addKeys(resultObject(match->match), &keys);
        addToldKeys(match->match, &keys);
    }
    return keys;
}

/// What the score keeper writes of a match that was opened from a file.
QSet<QString> keysOfScoreBook(const QByteArray &record)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("friday.spades.json"));
    if (writeWholeFile(path, record))
        return {};
    const QString own = folder.filePath(QStringLiteral("own"));
    {
        ScoreBook book(own);
        if (book.openFile(path))
            return {};
        book.setFirstDealer(1);
        EntryDraft draft = book.draft(-1);
        draft.setText(draft.fields().front(), QStringLiteral("4"));
        draft.setDealer(2);
        draft.setAllTheSame(true);
        draft.rulings().push_back({0, -10, 0, 0, "talked"});
        book.keepDraft(-1, draft);
    }
    QSet<QString> keys;
    QDirIterator files(own, {QStringLiteral("*.json")}, QDir::Files);
    while (files.hasNext())
        addKeys(contents(files.next()), &keys);
    return keys;
}

/// What the commands print with --json.
QSet<QString> keysOfCommands(const QByteArray &record)
{
    QSet<QString> keys;
    for (const char *words :
         {"rules list", "rules presets", "rules describe standard", "rules check no-such-game",
          "rules check standard", "play --deals=1 --seats=random",
          "duel --a=random --b=random --deals=2", "bench"}) {
        const QStringList arguments = QString::fromUtf8(words).split(u' ');
        addKeys(run(arguments + QStringList(QStringLiteral("--json"))).output, &keys);
    }
    for (const char *command : {"legal", "score"}) {
        const QStringList arguments{QString::fromUtf8(command), QStringLiteral("-"),
                                    QStringLiteral("--json")};
        addKeys(run(arguments, record).output, &keys);
    }
    const QStringList review{QStringLiteral("review"), QStringLiteral("-"),
                             QStringLiteral("--iterations=8"), QStringLiteral("--json")};
    addKeys(run(review, record).output, &keys);
    return keys;
}

/// What the document names: members of its examples, and words in its code.
QSet<QString> keysOfDocument()
{
    const QString document =
        QString::fromUtf8(contents(QStringLiteral(SANDBAG_TEST_DATA "/../src/model/FORMATS.md")));
    QSet<QString> keys;
    static const QRegularExpression member(QStringLiteral("\"([a-z_0-9]+)\" ?:"));
    for (auto found = member.globalMatch(document); found.hasNext();)
        keys.insert(found.next().captured(1));
    static const QRegularExpression code(QStringLiteral("`([^`\n]+)`"));
    static const QRegularExpression word(QStringLiteral("[a-z_0-9]+"));
    for (auto found = code.globalMatch(document); found.hasNext();) {
        for (auto words = word.globalMatch(found.next().captured(1)); words.hasNext();)
            keys.insert(words.next().captured());
    }
    return keys;
}

} // namespace

class TestFormats : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_examples = readExamples(); }
    void everyExampleParses();
    void rulesLoad();
    void boardsAreRead();
    void matchReplays();
    void dealsReplay();
    void typedAnswersReadAndWrite();
    void eventsReadAndWrite();
    void promptsAreAsked();
    void optionsAreListed();
    void wordsFindThat();
    void checkFindsThat();
    void errorIsSaid();
    void batchAnswersThat();
    void protocolIsUnderstood();
    void everyKeyIsNamed();
    void samplePlayerPlays_data();
    void samplePlayerPlays();

private:
    [[nodiscard]] QByteArray text(const char *kind) const
    {
        for (const Example &example : m_examples) {
            if (example.kind == QString::fromUtf8(kind))
                return example.text;
        }
        return {};
    }
    [[nodiscard]] QJsonDocument json(const char *kind) const
    {
        return QJsonDocument::fromJson(text(kind));
    }

    QList<Example> m_examples;
};

void TestFormats::everyExampleParses()
{
    QVERIFY(m_examples.size() > 9);
    for (const Example &example : std::as_const(m_examples)) {
        if (example.kind.startsWith(QStringLiteral("jsonl")))
            continue;
        QVERIFY2(example.kind.startsWith(QStringLiteral("json ")), qPrintable(example.kind));
        QJsonParseError error;
        (void)QJsonDocument::fromJson(example.text, &error);
        QVERIFY2(error.error == QJsonParseError::NoError,
                 qPrintable(example.kind + u' ' + error.errorString()));
    }
}

void TestFormats::rulesLoad()
{
    const auto read = parseRules(text("json rules"), QStringLiteral("example"));
    QVERIFY(std::holds_alternative<RuleFile>(read));
    const auto &file = std::get<RuleFile>(read);
    QVERIFY(!whyNotPlayable(file.rules));
    QCOMPARE(QJsonDocument::fromJson(writeRules(file)), json("json rules"));
}

void TestFormats::boardsAreRead()
{
    const auto read = parseBoards(text("json boards"), QStringLiteral("example"));
    const auto *error = std::get_if<FileError>(&read);
    QVERIFY2(!error, error ? qPrintable(error->text) : "");
    QCOMPARE(QJsonDocument::fromJson(writeBoards(std::get<BoardSet>(read))), json("json boards"));
}

/// The match is read, and `legal` and `score` give for it what the document says.
void TestFormats::matchReplays()
{
    const auto loaded = loadMatch(text("json match"), QStringLiteral("example"));
    const auto *error = std::get_if<FileError>(&loaded);
    QVERIFY2(!error, error ? qPrintable(error->text) : "");
    const Match &match = std::get<LoadedMatch>(loaded).match;
    QCOMPARE(jsonMismatch(json("json legal").object(), promptObject(match)), QString());
    QCOMPARE(jsonMismatch(json("json score").object(), resultObject(match)), QString());
}

void TestFormats::dealsReplay()
{
    const QJsonArray deals = json("json deals").array();
    QVERIFY(deals.size() >= 3);
    const auto loaded = loadMatch(recordOf(deals), QStringLiteral("example"));
    const auto *error = std::get_if<FileError>(&loaded);
    QVERIFY2(!error, error ? qPrintable(error->text) : "");
}

void TestFormats::typedAnswersReadAndWrite()
{
    const QJsonArray entering = json("json entering").array();
    QVERIFY(!entering.isEmpty());
    QCOMPARE(writeTypedDeals(readTypedDeals(entering, 4, 2)), entering);
}

void TestFormats::eventsReadAndWrite()
{
    const QJsonArray events = json("json events").array();
    QVERIFY(!events.isEmpty());
    for (const QJsonValue event : events) {
        try {
            QCOMPARE(eventObject(readEvent(JsonPlace(event), 4)), event.toObject());
        } catch (const JsonFault &fault) {
            QFAIL(qPrintable(fault.text));
        }
    }
}

void TestFormats::promptsAreAsked()
{
    const QSet<QString> asked = shapesAsked();
    const QJsonArray prompts = json("json prompts").array();
    QVERIFY(!prompts.isEmpty());
    for (const QJsonValue prompt : prompts) {
        const QString shape = shapeOf(prompt.toObject());
        QVERIFY2(asked.contains(shape), qPrintable(shape));
    }
}

void TestFormats::optionsAreListed()
{
    const Ran ran =
        run({QStringLiteral("rules"), QStringLiteral("list"), QStringLiteral("--json")});
    const QJsonArray listed = QJsonDocument::fromJson(ran.output).array();
    const QJsonArray wanted = json("json options").array();
    QVERIFY(!wanted.isEmpty());
    for (const QJsonValue want : wanted) {
        const bool found = std::any_of(listed.begin(), listed.end(), [&want](const QJsonValue got) {
            return jsonMismatch(want, got).isEmpty();
        });
        QVERIFY2(found, qPrintable(jsonText(want)));
    }
}

/// The document shows the first of what is found.
void TestFormats::wordsFindThat()
{
    const auto find = [](const QStringList &words) {
        const Ran ran = run(
            QStringList{QStringLiteral("rules"), QStringLiteral("find"), QStringLiteral("--json")} +
            words);
        QJsonObject got = QJsonDocument::fromJson(ran.output).object();
        const QJsonArray all = got[QStringLiteral("found")].toArray();
        got[QStringLiteral("found")] = all.isEmpty() ? all : QJsonArray{all.first()};
        return got;
    };
    const QJsonObject wanted = json("json found").object();
    QCOMPARE(jsonMismatch(wanted, find({QStringLiteral("game"), QStringLiteral("to"),
                                        QStringLiteral("350")})),
             QString());
    QCOMPARE(find({QStringLiteral("lose"), QStringLiteral("at"),
                   QStringLiteral("-200")})[QStringLiteral("found")][0][QStringLiteral("value")]
                 .toString(),
             QStringLiteral("-200"));
    QVERIFY(find({QStringLiteral("xyzzy")})[QStringLiteral("found")].toArray().isEmpty());
}

void TestFormats::checkFindsThat()
{
    const Ran ran = run({QStringLiteral("rules"), QStringLiteral("check"), QStringLiteral("-"),
                         QStringLiteral("--json")},
                        R"({"format": "spades-rules/1", "rules": {"table_players": 5}})");
    QCOMPARE(ran.exit, 1);
    const QJsonObject got = QJsonDocument::fromJson(ran.output).object();
    QCOMPARE(jsonMismatch(json("json check").object(), got), QString());
}

void TestFormats::errorIsSaid()
{
    const Ran ran = run({QStringLiteral("rules"), QStringLiteral("check"), QStringLiteral("-"),
                         QStringLiteral("--json")},
                        R"({"format": "spades-rules/1", "rules": {"bags_ten": 5}})");
    QCOMPARE(ran.exit, 1);
    const QJsonObject got = QJsonDocument::fromJson(ran.output).object();
    QCOMPARE(jsonMismatch(json("json error").object(), got), QString());
}

/// Each line to the program makes sense to our own player's ears, and each answer can be had.
void TestFormats::batchAnswersThat()
{
    const QList<QByteArray> got =
        run({QStringLiteral("batch")}, text("jsonl batch")).output.trimmed().split('\n');
    const QList<QByteArray> wanted = text("jsonl answers").trimmed().split('\n');
    QCOMPARE(got.size(), wanted.size());
    for (qsizetype i = 0; i < got.size(); ++i)
        QCOMPARE(QJsonDocument::fromJson(got[i]), QJsonDocument::fromJson(wanted[i]));
}

void TestFormats::protocolIsUnderstood()
{
    ProtocolTable table;
    int answers = 0;
    const auto lines = text("jsonl protocol").split('\n');
    for (const QByteArray &line : lines) {
        if (line.isEmpty())
            continue;
        const QJsonDocument message = QJsonDocument::fromJson(line.mid(2));
        QVERIFY2(message.isObject(), line.constData());
        if (line.startsWith("> ")) {
            QVERIFY2(!table.hear(message.object()), line.constData());
            continue;
        }
        QVERIFY(line.startsWith("< "));
        const auto view = table.view();
        QVERIFY2(view && answeredEvent(message.object(), *view), line.constData());
        ++answers;
    }
    QVERIFY(answers > 0);
}

/// Nothing is written that the document does not name.
void TestFormats::everyKeyIsNamed()
{
    QSet<QString> written = keysOfCases();
    for (const char *seldom : {"check", "count", "stood", "shown", "kept", "laid_away", "offered"})
        QVERIFY2(written.contains(QString::fromUtf8(seldom)), seldom);
    const QSet<QString> book = keysOfScoreBook(recordOf(json("json deals").array()));
    QVERIFY(book.contains(QStringLiteral("opened_from")));
    QVERIFY(book.contains(QStringLiteral("first_dealer")));
    const QSet<QString> printed = keysOfCommands(text("json match"));
    for (const char *seldom : {"error", "heading", "ci95", "set_rate", "playouts_per_s"})
        QVERIFY2(printed.contains(QString::fromUtf8(seldom)), seldom);
    written.unite(book).unite(printed);
    QVERIFY(written.size() > 100);
    QStringList unnamed = (written - keysOfDocument()).values();
    unnamed.sort();
    QVERIFY2(unnamed.isEmpty(), qPrintable(unnamed.join(u' ')));
}

void TestFormats::samplePlayerPlays_data()
{
    QTest::addColumn<QString>("rules");
    QTest::addColumn<QString>("length");
    QTest::newRow("a match") << "short"
                             << "--games=1";
    QTest::newRow("looks, declared nils and passes") << "family-4"
                                                     << "--deals=4";
    QTest::newRow("a draft") << "family-2"
                             << "--deals=2";
    QTest::newRow("a kitty") << "high-side-kitty"
                             << "--deals=2";
    QTest::newRow("an auction") << "auction"
                                << "--deals=2";
    QTest::newRow("jokers without a suit") << "joke-trumps"
                                           << "--deals=2";
}

/// A player made from the document alone: every answer in time and legal, to the end.
void TestFormats::samplePlayerPlays()
{
    QFETCH(QString, rules);
    QFETCH(QString, length);
    const QString player = QStringLiteral("external:" SANDBAG_TEST_DATA "/model/sample_player.py");
    const Ran ran = run({QStringLiteral("play"), QStringLiteral("--rules"), rules,
                         QStringLiteral("--seats"), player, length, QStringLiteral("--seed=5"),
                         QStringLiteral("--ms=5000"), QStringLiteral("--json")});
    QVERIFY2(ran.exit == 0, ran.errors.constData());
    const QJsonObject tally = QJsonDocument::fromJson(ran.output).object();
    QVERIFY(tally.value(QStringLiteral("deals")).toInt() >= 2);
    QCOMPARE(tally.value(QStringLiteral("fallbacks")).toInt(-1), 0);
}

QTEST_GUILESS_MAIN(TestFormats)
#include "tst_formats.moc"
