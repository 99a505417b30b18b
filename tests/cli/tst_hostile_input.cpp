// SPDX-License-Identifier: GPL-3.0-or-later
// sandbag-cli with what strangers made: what goes to a terminal, files that are none, output that
// would take the place of something.
#include "test_main.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <sys/stat.h>
#include <unistd.h>

namespace {

struct Ran {
    int exit = -1;
    QByteArray output;
    QByteArray errors;
};

/// The commands keep what they keep in `home`.
Ran run(const QString &home, const QStringList &arguments, const QByteArray &input = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    environment.insert(QStringLiteral("HOME"), home);
    environment.insert(QStringLiteral("XDG_RUNTIME_DIR"), home);
    for (const char *place : {"XDG_DATA_HOME", "XDG_CONFIG_HOME"})
        environment.remove(QString::fromUtf8(place));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(home);
    process.start(QStringLiteral(SANDBAG_CLI), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60000))
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QString written(const QString &path, const QByteArray &content)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        qFatal("%s cannot be written", qPrintable(path));
    return path;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Escapes that set a title and clear the screen, a bell, a C1 control, one that turns the
/// direction of writing, a break of the line and of the paragraph.
const QByteArray kEvil =
    R"(\u001b]0;owned\u0007\u001b[2J\u009b31m\u202ex\u2066y\nz\u2029w\u0000\u007f)";

QByteArray evilMatch()
{
    const QByteArray name = R"({"name":")" + kEvil + R"(","kind":")" + kEvil + R"("})";
    return R"({"format":"spades-match/1","rules":{"base":"standard","name":")" + kEvil +
           R"(","rules":{"nil_value":50}},"players":[)" + QByteArrayList(4, name).join(',') +
           R"(],"theirs":")" + kEvil +
           R"(","deals":[{"dealer":0,"bids":["3","4","nil","4"],"tricks":[4,4,0,5],)"
           R"("adjust":[{"side":0,"points":10,"reason":")" +
           kEvil + R"("}]},{"dealer":1,"void":")" + kEvil + R"("}],)" +
           R"("agreements":[{"deal":2,"rules":{"base":"standard","name":")" + kEvil +
           R"(","rules":{"nil_value":60}}}]})";
}

const QByteArray kMatch =
    R"({"format": "spades-match/1", "rules": {"base": "standard"}, "players": [{}, {}, {}, {}],
 "deals": [{"dealer": 0, "bids": ["3", "4", "nil", "4"], "tricks": [4, 4, 0, 5]}]})";

/// The place of the first character that a terminal might obey, or −1.
qsizetype obeyed(const QByteArray &bytes)
{
    const QString text = QString::fromUtf8(bytes);
    for (qsizetype at = 0; at < text.size(); ++at) {
        const char16_t c = text[at].unicode();
        const bool control = (c < 0x20 && c != u'\n') || (c >= 0x7f && c < 0xa0);
        const bool turns =
            c == 0x061C || c == 0x200E || c == 0x200F || (c >= 0x2028 && c <= 0x202E);
        if (control || turns)
            return at;
    }
    return -1;
}

} // namespace

class TestHostileInput : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aTerminalObeysNobody_data();
    void aTerminalObeysNobody();
    void whatIsConvertedMeansTheSame();
    void namesOfOtherScriptsStayIsolated();
    void whatIsNoPlainFileIsRefused_data();
    void whatIsNoPlainFileIsRefused();
    void outputIsNotInput_data();
    void outputIsNotInput();
    void aPipeIsPrintedInto();
    void standardOutputByItsName();
    void aDeviceIsPrintedInto();
    void aLongLineToTheBotIsTold();
    void whatIsKeptIsForItsOwner();

private:
    std::unique_ptr<QTemporaryDir> m_home;
    [[nodiscard]] QString at(const char *name) const
    {
        return m_home->filePath(QString::fromUtf8(name));
    }
};

void TestHostileInput::init()
{
    m_home = std::make_unique<QTemporaryDir>();
    written(at("evil.spades.json"), evilMatch());
    written(at("evil.spades-rules.json"), R"({"format":"spades-rules/1","name":")" + kEvil +
                                              R"(","base":"standard","rules":{"nil_value":50}})");
    written(at("evil.spades-boards.json"),
            R"({"format":"spades-boards/1","number":"32222-47YMT","boards":4,"tables":[{"name":")" +
                kEvil + R"(","player":")" + kEvil +
                R"(","seat":0,"points":[[63,-40],[],[41,62],null]}]})");
    written(at("m.spades.json"), kMatch);
}

void TestHostileInput::aTerminalObeysNobody_data()
{
    QTest::addColumn<QString>("arguments");
    for (const char *command :
         {"score evil.spades.json",
          "score evil.spades.json --json",
          "legal evil.spades.json",
          "rules describe evil.spades-rules.json",
          "rules describe evil.spades-rules.json --json",
          "rules check evil.spades-rules.json",
          "rules describe evil.spades.json",
          "review evil.spades.json",
          "solve evil.spades.json",
          "import evil.spades.json",
          "history",
          "history --json",
          "stats",
          "stats --json",
          "stats --by name",
          "print evil.spades.json --out p.pdf --json",
          "convert evil.spades.json --to record",
          "convert evil.spades.json --to pbn",
          "convert evil.spades.json --to html",
          "convert evil.spades.json --to code",
          "boards show evil.spades-boards.json",
          "boards show evil.spades-boards.json --json",
          "boards show evil.spades-boards.json --to boards",
          "boards play evil.spades-boards.json --player simple --others simple"})
        QTest::newRow(command) << QString::fromUtf8(command);
}

void TestHostileInput::aTerminalObeysNobody()
{
    QFETCH(QString, arguments);
    QCOMPARE(
        run(m_home->path(), {QStringLiteral("import"), QStringLiteral("evil.spades.json")}).exit,
        0);
    const Ran ran = run(m_home->path(), arguments.split(u' '));
    QVERIFY(ran.exit >= 0 && ran.exit <= 2);
    QVERIFY(!ran.output.isEmpty() || !ran.errors.isEmpty());
    for (const QByteArray &said : {ran.output, ran.errors})
        QVERIFY2(obeyed(said) < 0, said.toPercentEncoding(" \n:").constData());
    if (arguments == QStringLiteral("history"))
        QCOMPARE(ran.output.count('\n'), 1);
}

void TestHostileInput::whatIsConvertedMeansTheSame()
{
    const QStringList convert = QStringLiteral("convert evil.spades.json --to record").split(u' ');
    const Ran shown = run(m_home->path(), convert);
    QCOMPARE(shown.exit, 0);
    const QStringList out{QStringLiteral("--out"), QStringLiteral("out.json")};
    QCOMPARE(run(m_home->path(), convert + out).exit, 0);
    const QJsonDocument kept = QJsonDocument::fromJson(contentOf(at("out.json")));
    QVERIFY(kept.isObject());
    QCOMPARE(QJsonDocument::fromJson(shown.output), kept);
}

void TestHostileInput::namesOfOtherScriptsStayIsolated()
{
    const QByteArray name = "\xd7\xa9 12 \xd7\x9c";
    written(at("other.spades.json"),
            QByteArray(kMatch).replace(R"([{}, {}, {}, {}])",
                                       R"([{"name":")" + name + R"("}, {}, {}, {}])"));
    const Ran ran =
        run(m_home->path(), {QStringLiteral("score"), QStringLiteral("other.spades.json")});
    QCOMPARE(ran.exit, 0);
    QVERIFY(ran.output.contains(name) && !ran.output.contains("\\u20"));
}

void TestHostileInput::whatIsNoPlainFileIsRefused_data()
{
    QTest::addColumn<QString>("command");
    for (const char *command :
         {"score", "legal", "review", "solve", "import", "rules check", "rules describe",
          "print --out p.pdf", "print --sheet rules --out p.pdf"})
        QTest::newRow(command) << QString::fromUtf8(command);
}

void TestHostileInput::whatIsNoPlainFileIsRefused()
{
    QFETCH(QString, command);
    QCOMPARE(::mkfifo(qPrintable(at("pipe.spades.json")), 0600), 0);
    QVERIFY(QFile::link(QStringLiteral("/dev/zero"), at("zero.spades.json")));
    for (const char *name : {"pipe.spades.json", "zero.spades.json"}) {
        const Ran ran = run(m_home->path(), command.split(u' ') << QString::fromUtf8(name));
        QVERIFY2(ran.exit == 2 || (ran.exit >= 0 && command == QStringLiteral("import")),
                 ran.errors.constData());
        QVERIFY2(ran.errors.count('\n') <= 1, ran.errors.constData());
    }
}

void TestHostileInput::outputIsNotInput_data()
{
    QTest::addColumn<QString>("command");
    QTest::newRow("the same name") << "print m.spades.json --out m.spades.json";
    QTest::newRow("another way") << "print m.spades.json --out ./x/../m.spades.json";
    QTest::newRow("a link") << "print m.spades.json --out link";
    QTest::newRow("a second name") << "print m.spades.json --out second";
    QTest::newRow("web page") << "convert m.spades.json --to html --out m.spades.json";
    QTest::newRow("code") << "convert m.spades.json --to code --out link";
    QTest::newRow("record") << "convert m.spades.json --from code --out second";
    QTest::newRow("boards on paper") << "boards print m.spades.json --out m.spades.json";
    QTest::newRow("boards of another program")
        << "boards new --pbn m.spades.json --out m.spades.json";
    QTest::newRow("boards of rules") << "boards new --rules m.spades.json --out link";
}

void TestHostileInput::outputIsNotInput()
{
    QFETCH(QString, command);
    QVERIFY(QDir(m_home->path()).mkdir(QStringLiteral("x")));
    QVERIFY(QFile::link(at("m.spades.json"), at("link")));
    QCOMPARE(::link(qPrintable(at("m.spades.json")), qPrintable(at("second"))), 0);
    const Ran ran = run(m_home->path(), command.split(u' '));
    QCOMPARE(ran.exit, 2);
    QVERIFY2(ran.errors.contains("overwritten"), ran.errors.constData());
    QCOMPARE(ran.errors.count('\n'), 1);
    QCOMPARE(contentOf(at("m.spades.json")), kMatch);
}

void TestHostileInput::aPipeIsPrintedInto()
{
    QCOMPARE(::mkfifo(qPrintable(at("p")), 0600), 0);
    const QStringList print{QStringLiteral("print"), QStringLiteral("m.spades.json"),
                            QStringLiteral("--out"), QStringLiteral("p")};
    const Ran nobody = run(m_home->path(), print);
    QCOMPARE(nobody.exit, 2);
    QProcess reader;
    reader.setStandardOutputFile(at("taken"));
    reader.start(QStringLiteral("cat"), {at("p")});
    QVERIFY(reader.waitForStarted());
    bool done = false; // once cat has opened it
    QTRY_VERIFY(done || (done = run(m_home->path(), print).exit == 0));
    QVERIFY(reader.waitForFinished());
    QVERIFY(contentOf(at("taken")).startsWith("%PDF"));
    struct stat there = {};
    QVERIFY(::stat(qPrintable(at("p")), &there) == 0 && S_ISFIFO(there.st_mode));
}

void TestHostileInput::standardOutputByItsName()
{
    for (const char *name : {"/dev/stdout", "/dev/fd/1", "/proc/self/fd/1", "-"}) {
        const Ran ran =
            run(m_home->path(), {QStringLiteral("print"), QStringLiteral("m.spades.json"),
                                 QStringLiteral("--out"), QString::fromUtf8(name)});
        QCOMPARE(ran.exit, 0);
        QVERIFY2(ran.output.startsWith("%PDF"), name);
    }
}

void TestHostileInput::aDeviceIsPrintedInto()
{
    QVERIFY(QFile::link(QStringLiteral("/dev/null"), at("null")));
    QVERIFY(QFile::link(QStringLiteral("/dev/full"), at("full")));
    for (const char *name : {"null", "full"}) {
        const Ran ran =
            run(m_home->path(), {QStringLiteral("print"), QStringLiteral("m.spades.json"),
                                 QStringLiteral("--out"), QString::fromUtf8(name)});
        QCOMPARE(ran.exit, QByteArray("null") == name ? 0 : 2);
        struct stat there = {};
        QVERIFY(::stat(qPrintable(at(name)), &there) == 0 && S_ISCHR(there.st_mode));
        QVERIFY(QFileInfo(at(name)).isSymLink());
    }
}

void TestHostileInput::aLongLineToTheBotIsTold()
{
    const QByteArray input = R"({"type":")" + QByteArray(3'000'000, 'x') + "\"}\n" +
                             R"({"type":"act","phase":"play","legal":["AS"]})" + '\n';
    const Ran ran = run(m_home->path(), {QStringLiteral("bot")}, input);
    QCOMPARE(ran.exit, 0);
    QCOMPARE(ran.errors.count('\n'), 1);
    QVERIFY(ran.output.contains("AS"));
}

void TestHostileInput::whatIsKeptIsForItsOwner()
{
    const mode_t before = ::umask(0022);
    const Ran ran =
        run(m_home->path(), {QStringLiteral("import"), QStringLiteral("m.spades.json")});
    ::umask(before);
    QCOMPARE(ran.exit, 0);
    const QString data = at(".local/share/sandbag");
    struct stat there = {};
    QStringList places{data, data + QStringLiteral("/history")};
    for (const QString &folder : places) {
        QVERIFY(::stat(qPrintable(folder), &there) == 0);
        QCOMPARE(there.st_mode & 07777, mode_t{0700});
    }
    const QFileInfoList files = QDir(places.back()).entryInfoList(QDir::Files);
    QVERIFY(files.size() >= 2);
    for (const QFileInfo &file : files) {
        QVERIFY(::stat(qPrintable(file.filePath()), &there) == 0);
        QVERIFY2((there.st_mode & 07777) == 0600, qPrintable(file.filePath()));
    }
}

QTEST_GUILESS_MAIN(TestHostileInput)
#include "tst_hostile_input.moc"
