// SPDX-License-Identifier: GPL-3.0-or-later
// What each level answers in positions with a clear answer: levels/NAME.spades.json is a match
// record up to the decision with a member "position": what it is about, the answers that a good
// player may give ("4", "nil", "9H", cards to be passed in the order of files), and why. `errs`
// there says by level why people of that strength may err, too. `given`: asked for by the issue.
#include "deal/seat_view.h"
#include "formats/loaded_match.h"
#include "formats/record_json.h"
#include "named/named_player.h"
#include "share.h"
#include "test_main.h"

#include <QDir>
#include <QJsonArray>
#include <QTest>

using namespace sandbag;

namespace {

struct LevelPosition {
    QStringList accept;
    QString why;
    QJsonObject errs;
    bool given = false;
};

LevelPosition levelPositionOf(const QJsonObject &other)
{
    const QJsonObject object = other.value(QStringLiteral("position")).toObject();
    LevelPosition position;
    for (const QJsonValue answer : object.value(QStringLiteral("accept")).toArray())
        position.accept.append(answer.toString());
    position.why = object.value(QStringLiteral("why")).toString();
    position.errs = object.value(QStringLiteral("errs")).toObject();
    position.given = object.value(QStringLiteral("given")).toBool();
    return position;
}

/// As the files say it: the bid or the cards alone.
QString said(const Event &event)
{
    const QString text = QString::fromStdString(toString(event));
    const QStringList verbs{QStringLiteral("play "), QStringLiteral("pass ")};
    for (const QString &verb : verbs) {
        if (text.startsWith(verb))
            return text.mid(verb.size()).section(QStringLiteral(" to "), 0, 0);
    }
    return text;
}

} // namespace

class TestLevelPositions : public QObject
{
    Q_OBJECT

private slots:
    void answers_data();
    void answers();

private:
    static QStringList positionFiles();
};

QStringList TestLevelPositions::positionFiles()
{
    const QDir folder(QStringLiteral(SANDBAG_TEST_DATA "/players/levels"));
    QStringList paths;
    for (const QString &name : folder.entryList({QStringLiteral("*.spades.json")}, QDir::Files))
        paths.append(folder.filePath(name));
    return paths;
}

void TestLevelPositions::answers_data()
{
    QTest::addColumn<QString>("player");
    QTest::addColumn<QString>("level");
    QTest::addColumn<int>("least"); // of the 27 given ones
    QTest::newRow("level 3") << QStringLiteral("level:3") << QStringLiteral("3") << 20;
    QTest::newRow("level 5") << QStringLiteral("level:5") << QStringLiteral("5") << 25;
    // Level 6 by playouts, not by the clock.
    QTest::newRow("level 6")
        << QStringLiteral("search:iterations=%1:threads=1:blind=20:shy=1200").arg(share(6000))
        << QStringLiteral("6") << 27;
}

/// Who errs where no file says why fails, and so does who errs too often.
void TestLevelPositions::answers()
{
    QFETCH(QString, player);
    QFETCH(QString, level);
    QFETCH(int, least);
    const std::atomic<bool> stop{false};
    int given = 0, right = 0;
    QStringList missed;
    const QStringList files = positionFiles();
    for (int i = 0; i < files.size(); i += 8 / share(8)) {
        const QString &file = files[i];
        const auto loaded = loadMatch(file);
        if (const auto *error = std::get_if<FileError>(&loaded))
            QFAIL(qPrintable(error->text));
        const auto &[match, other] = std::get<LoadedMatch>(loaded);
        const LevelPosition position = levelPositionOf(other);
        QVERIFY2(!position.accept.isEmpty() && !position.why.isEmpty(), qPrintable(file));
        const DealState &deal = *match.deal();
        const SeatView view(deal, deal.seat);
        const auto asked = makePlayer(player.toStdString(), 1);
        const QString answer =
            said(asked->decide(view, {match.context(), match.standing()}, stop).event);
        const bool good = position.accept.contains(answer);
        given += position.given ? 1 : 0;
        right += position.given && good ? 1 : 0;
        if (!good && position.errs.value(level).toString().isEmpty())
            missed.append(QStringLiteral("%1: %2, not %3 (%4)")
                              .arg(QFileInfo(file).fileName().section(u'.', 0, 0), answer,
                                   position.accept.join(QStringLiteral(" or ")), position.why));
    }
    if (!kJudged)
        return;
    QCOMPARE(given, 27);
    QVERIFY2(right >= least, qPrintable(QString::number(right)));
    QVERIFY2(missed.isEmpty(), qPrintable(missed.join(u'\n')));
}

QTEST_APPLESS_MAIN(TestLevelPositions)
#include "tst_level_positions.moc"
