// SPDX-License-Identifier: GPL-3.0-or-later
// Evenings in the score keeper's window, key by key, in a process that is killed at any of them:
// deals, corrections, undo, rulings, misdeals, deals played all the same. What was written comes
// back, the half-entered deal with it, and `sandbag-cli score` finds the same totals in it.
// SANDBAG_EVENINGS=300 plays as many.
#include "entry/score_book.h"
#include "formats/record_members.h"
#include "keeper_desk.h"
#include "rules/catalogue.h"
#include "setup/seating.h"
#include "test_main.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMessageBox>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>
#include <random>

using namespace sandbag;

namespace {

constexpr int kKeys = 220;          ///< that one process types at the most
constexpr int kKilledAnEvening = 3; ///< processes

int evenings()
{
    bool number = false;
    const int wanted = qEnvironmentVariableIntValue("SANDBAG_EVENINGS", &number);
    return number ? wanted : 6;
}

/// Everything that is to be there again.
QByteArray markOf(const ScoreBook &book)
{
    const QJsonObject typed{{record_member::entering, writeTypedDeals(book.typed())}};
    return QCryptographicHash::hash(writeRecord({book.match().record(), typed}),
                                    QCryptographicHash::Sha1)
        .toHex();
}

MatchRecord newMatch(int number)
{
    const auto games = presets();
    const Preset &game = games[static_cast<std::size_t>(number) % games.size()];
    MatchRecord record;
    record.base = game.id;
    record.rules = rulesOf(game);
    for (int seat = 0; seat < Seating(record.rules).players; ++seat)
        record.players.push_back({"P" + std::to_string(seat), "human"});
    return record;
}

/// Somebody at the keyboard, in the process that is killed. Tells after every key what is there.
class Typist
{
public:
    Typist(const QString &folder, int seed, int evening)
        : m_keeper(folder), m_chance(static_cast<unsigned>(seed))
    {
        m_keeper.show();
        QApplication::setActiveWindow(&m_keeper);
        if (!m_keeper.book().resume())
            m_keeper.startMatch(newMatch(evening), 0);
        tell("key");
    }

    void work()
    {
        while (m_keys < kKeys) {
            const int what = below(24);
            if (what < 16)
                answer();
            else if (what < 19)
                press(Qt::Key_Return, below(2) == 0 ? Qt::ControlModifier : Qt::NoModifier);
            else
                command(below(9));
            if (below(4) == 0 && m_keeper.book().flush())
                tell("safe");
        }
    }

private:
    int below(int most) { return std::uniform_int_distribution<int>(0, most - 1)(m_chance); }

    void tell(const char *what)
    {
        std::printf("%s %s\n", what, markOf(m_keeper.book()).constData());
        std::fflush(stdout);
        (void)std::getchar(); // and waits, while the writing goes on
    }

    /// The question whether later deals stay is answered one way or the other.
    void answerQuestions()
    {
        QTimer::singleShot(0, &m_keeper, [this] {
            if (auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget())) {
                const auto buttons = box->buttons();
                buttons[below(static_cast<int>(buttons.size()))]->click();
            }
        });
    }

    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        QWidget *focus = QApplication::focusWidget();
        answerQuestions();
        QTest::keyClick(focus ? focus : &m_keeper, key, modifiers);
        QCoreApplication::processEvents();
        ++m_keys;
        tell("key");
    }

    /// Types into the field with the focus what could be the answer, or nearly.
    void answer()
    {
        EntryDraft &draft = m_keeper.panel()->draft();
        QWidget *focus = QApplication::focusWidget();
        for (const EntryField &field : draft.fields()) {
            if (!focus || focus->accessibleName() != draft.question(field))
                continue;
            QStringList keys;
            for (const EntryChoice &choice : draft.choices(field))
                if (choice.suffix == (field.ask == Fact::trickOrder) &&
                    (choice.struck.isEmpty() || below(6) == 0))
                    keys << choice.keys;
            if (!keys.isEmpty())
                type(keys[below(std::min(static_cast<int>(keys.size()), 8))]);
            return;
        }
    }

    void type(const QString &keys)
    {
        for (const QChar key : keys) {
            QTest::keyClick(QApplication::focusWidget(), key.toLatin1());
            QCoreApplication::processEvents();
            ++m_keys;
            tell("key");
        }
    }

    void command(int which)
    {
        switch (which) {
        case 0:
        case 1:
            return press(Qt::Key_Z, Qt::ControlModifier);
        case 2:
            return press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        case 3:
        case 4:
            return press(Qt::Key_PageUp);
        case 5:
            return press(Qt::Key_PageDown);
        case 6:
            return press(Qt::Key_J, Qt::ControlModifier);
        case 7:
            return press(below(3) == 0 ? Qt::Key_M : Qt::Key_Backspace, Qt::ControlModifier);
        default: // what the dialog of rulings does
            m_keeper.panel()->draft().rulings().push_back({0, -10, 0, 0, "talked"});
            m_keeper.panel()->refresh();
            emit m_keeper.panel()->typed();
            ++m_keys;
            return tell("key");
        }
    }

    ScoreKeeper m_keeper;
    std::mt19937 m_chance;
    int m_keys = 0;
};

/// What a process told before it was killed.
struct Told {
    QList<QByteArray> marks; ///< in order
    qsizetype safe = -1;     ///< index of the last that was written for certain
};

/// Lets it type until it has told so many times.
Told readLines(QProcess &child, int lines)
{
    Told told;
    while (child.canReadLine() || child.waitForReadyRead(-1)) {
        while (child.canReadLine()) {
            const QList<QByteArray> words = child.readLine().trimmed().split(' ');
            told.marks << words.value(1);
            if (words[0] == "safe")
                told.safe = told.marks.size() - 1;
            if (told.marks.size() == lines)
                return told;
            child.write("\n");
        }
    }
    return told;
}

} // namespace

class TestKilledEvenings : public QObject
{
    Q_OBJECT

private slots:
    void whatWasTypedComesBack();

private:
    void killOne(const QString &folder, int seed, int evening);
    void compareWithTheCommandLine(ScoreBook &book, const QString &path);

    int m_half = 0, m_deals = 0, m_ruled = 0;
};

void TestKilledEvenings::killOne(const QString &folder, int seed, int evening)
{
    std::mt19937 chance(static_cast<unsigned>(seed));
    QProcess child;
    child.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child.start(
        QCoreApplication::arguments().constFirst(),
        {QStringLiteral("--typist"), folder, QString::number(seed), QString::number(evening)});
    const int at = 1 + static_cast<int>(chance() % (kKeys - 20));
    const Told told = readLines(child, at);
    child.kill();
    QVERIFY(child.waitForFinished(-1));
    QCOMPARE(told.marks.size(), at);
    QCOMPARE(child.exitStatus(), QProcess::CrashExit);

    ScoreBook book(folder);
    const bool there = book.resume();
    QVERIFY(there || told.safe < 0);
    if (!there)
        return; // killed before anything was written
    const qsizetype found = told.marks.lastIndexOf(markOf(book));
    QVERIFY2(found >= told.safe,
             qPrintable(QStringLiteral("state %1 of %2 came back, %3 was written")
                            .arg(found)
                            .arg(told.marks.size())
                            .arg(told.safe)));
    m_half += book.typed().isEmpty() ? 0 : 1;
    compareWithTheCommandLine(book, folder + QStringLiteral("/evening.json"));
}

void TestKilledEvenings::compareWithTheCommandLine(ScoreBook &book, const QString &path)
{
    QVERIFY(!book.saveFile(path));
    QProcess cli;
    cli.start(QStringLiteral(SANDBAG_CLI),
              {QStringLiteral("score"), path, QStringLiteral("--json")});
    QVERIFY(cli.waitForFinished(-1));
    QVERIFY2(cli.exitCode() == 0, cli.readAllStandardError().constData());
    const QJsonObject result = QJsonDocument::fromJson(cli.readAllStandardOutput()).object();
    const QJsonArray deals = result[QStringLiteral("deals")].toArray();
    const Match &match = book.match();
    QCOMPARE(deals.size(), static_cast<qsizetype>(match.results().size()));
    QCOMPARE(result[QStringLiteral("over")].toBool(), match.over());
    if (!deals.isEmpty())
        for (const QJsonValue &value : deals.last()[QStringLiteral("sides")].toArray()) {
            const auto side = static_cast<std::size_t>(value[QStringLiteral("side")].toInt());
            QCOMPARE(value[QStringLiteral("total")].toInt(), match.standing().totals[side]);
            QCOMPARE(value[QStringLiteral("bag_total")].toInt(), match.standing().bags[side]);
        }
    m_deals += static_cast<int>(deals.size());
    for (const DealRecord &deal : match.record().deals)
        m_ruled += deal.allTheSame ? 1 : 0;
}

void TestKilledEvenings::whatWasTypedComesBack()
{
    const int all = evenings();
    for (int evening = 0; evening < all; ++evening) {
        const QTemporaryDir folder;
        for (int killed = 0; killed < kKilledAnEvening; ++killed) {
            killOne(folder.path(), evening * 100 + killed, evening);
            if (QTest::currentTestFailed())
                QFAIL(qPrintable(QStringLiteral("evening %1, kill %2").arg(evening).arg(killed)));
        }
    }
    qInfo("%d kills: %d half-entered deals came back; %d deals scored, %d of them by ruling",
          all * kKilledAnEvening, m_half, m_deals, m_ruled);
    QVERIFY(m_half > all);
    QVERIFY(m_deals > all);
}

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.value(1) == QStringLiteral("--typist")) {
        Typist typist(arguments.value(2), arguments.value(3).toInt(), arguments.value(4).toInt());
        typist.work();
        return 1; // it was to be killed before
    }
    TestKilledEvenings test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_killed_evenings.moc"
