// SPDX-License-Identifier: GPL-3.0-or-later
#include "families/winning/ending.h"
#include "formats/record_json.h"
#include "play/play_restrictions.h"
#include "share.h"
#include "table_actions.h"
#include "test_main.h"
#include "window_driver.h"

#include <QFile>
#include <QStandardPaths>

#include <set>

using namespace sandbag;

namespace {

/// With SANDBAG_PICTURES=FOLDER a picture of the window is left there, for somebody to look at.
void leavePicture(WindowDriver &driver, const QString &name)
{
    const QString folder = qEnvironmentVariable("SANDBAG_PICTURES");
    if (folder.isEmpty())
        return;
    TableScene &scene = driver.table().scene();
    scene.finishMotion();
    driver.table().paintAtOnce();
    QPixmap picture = driver.window().grab();
    while (scene.pixmaps().busy()) {
        scene.pixmaps().waitUntilReady();
        picture = driver.window().grab();
    }
    QVERIFY(picture.save(folder + u'/' + name + QStringLiteral(".png")));
}

/// What is worth a look now, in words for a file: a partner's number stands, a duty narrows what
/// may be played, or a deal or the match is over.
QString sight(WindowDriver &driver)
{
    const Match &match = driver.session().match();
    if (match.over())
        return QStringLiteral("end");
    const DealState *deal = match.deal();
    if (!deal || deal->over())
        return QStringLiteral("deal");
    const Phase phase = SeatView(*driver.session().match().deal(), 0).prompt().phase;
    const Seating &seating = deal->seating();
    if (phase == Phase::call && !seating.solo() && deal->calls[seating.partnerOf(0)].isNumber())
        return QStringLiteral("closing");
    if (phase == Phase::raise)
        return QStringLiteral("raise");
    if (phase == Phase::play && deal->play.inTrick > 0 &&
        dutyNow(deal->context->play, deal->play) != nullptr)
        return QStringLiteral("duty");
    if (phase == Phase::play && deal->play.tricksPlayed == 4)
        return QStringLiteral("table");
    return {};
}

/// A card that may not be played is refused with words, and the hand stays as it is.
void tryDimmed(WindowDriver &driver)
{
    const auto &dimmed = driver.picture().dimmed;
    const auto bad = std::find(dimmed.begin(), dimmed.end(), true);
    if (bad == dimmed.end())
        return;
    const auto before = driver.picture().hand.size();
    driver.walkTo(static_cast<int>(bad - dimmed.begin()));
    driver.press(Qt::Key_Return);
    QCOMPARE(driver.picture().hand.size(), before);
    QVERIFY(!driver.table().scene().prompt().isEmpty());
}

} // namespace

/// Whole matches with keys alone: Standard and the games of circles and tournaments to their end,
/// and a deal of every named game.
class TestPlayByKeyboard : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void standardToItsEnd();
    void namedGames_data();
    void namedGames();
    void foundGamesToTheirEnd_data();
    void foundGamesToTheirEnd();
    void digitsBid();
    void secondDigitMakesTwelve();
    void illegalCardSaysWhy();
    void undoAndRedo();
    void cursorWaitsOnAPlayableCard();
    void enterAlonePlays();
    void lettersGoToSuits();

private:
    /// Plays until the match is over; false when nobody is asked or nothing moves any more.
    static bool playOut(WindowDriver &driver, int mostAnswers);
};

bool TestPlayByKeyboard::playOut(WindowDriver &driver, int mostAnswers)
{
    for (int i = 0; i < mostAnswers; ++i) {
        if (!driver.waitForPerson())
            return false;
        if (driver.session().match().over())
            return true;
        driver.answerByKeys();
    }
    return false;
}

void TestPlayByKeyboard::standardToItsEnd()
{
    WindowDriver driver;
    RuleSet rules;
    rules.win_target = 250;
    rules.win_floor = -250; // a person who always bids one would play for a long time
    driver.deal(rules, QStringLiteral("standard"));
    QVERIFY(playOut(driver, 2000));
    QVERIFY(driver.session().match().standing().winner >= 0);
    QVERIFY(driver.table().panel()->title().contains(QStringLiteral("win")));
}

void TestPlayByKeyboard::namedGames_data()
{
    QTest::addColumn<QString>("id");
    constexpr int kOfGames = 8 / share(8); // every such game; all of them in a plain build
    int number = 0;
    for (const Preset &preset : presets())
        if (++number % kOfGames == 0)
            QTest::newRow(preset.id) << QString::fromLatin1(preset.id);
}

void TestPlayByKeyboard::namedGames()
{
    QFETCH(QString, id);
    WindowDriver driver;
    RuleSet rules = rulesOf(*findPreset(id.toStdString()));
    rules.win_deals = 2;
    driver.deal(rules, id);
    QVERIFY2(playOut(driver, 400), qPrintable(driver.table().scene().prompt()));
    int scored = 0;
    for (const DealResult &result : driver.session().match().results())
        scored += isVoid(result.end) ? 0 : 1;
    QVERIFY(scored >= 2 || driver.session().match().standing().end != &kDealsPlayed);
}

void TestPlayByKeyboard::foundGamesToTheirEnd_data()
{
    QTest::addColumn<QString>("id");
#if defined(SANDBAG_SANITIZED)
    // Minutes each, and a sanitizer sees the same in all of them.
    const QStringList ids{QStringLiteral("call-break")};
#else
    const QStringList ids{QStringLiteral("one-closes"),   QStringLiteral("lodge"),
                          QStringLiteral("call-break"),   QStringLiteral("call-bridge"),
                          QStringLiteral("batak-spades"), QStringLiteral("two-straight")};
#endif
    for (const QString &id : ids)
        QTest::newRow(qPrintable(id)) << id;
}

/// By their own rules, whoever wins. Once in each a card that a duty forbids is tried.
void TestPlayByKeyboard::foundGamesToTheirEnd()
{
    QFETCH(QString, id);
    WindowDriver driver;
    driver.deal(rulesOf(*findPreset(id.toStdString())), id);
    std::set<QString> seen;
    for (int answers = 0; answers < 3000 && driver.waitForPerson(); ++answers) {
        const QString now = sight(driver);
        if (!now.isEmpty() && seen.insert(now).second) {
            leavePicture(driver, id + u'-' + now);
            if (now == QStringLiteral("duty")) {
                tryDimmed(driver);
                leavePicture(driver, id + QStringLiteral("-refused"));
            }
        }
        if (driver.session().match().over())
            break;
        driver.answerByKeys();
    }
    const Standing &standing = driver.session().match().standing();
    QVERIFY2(standing.over && standing.winner >= 0, qPrintable(driver.table().scene().prompt()));
    QVERIFY(driver.table().panel()->title().contains(QStringLiteral("win")));
    const QString folder = qEnvironmentVariable("SANDBAG_PICTURES");
    if (folder.isEmpty())
        return;
    RecordFile file;
    file.record = driver.session().match().record();
    QFile kept(folder + u'/' + id + QStringLiteral(".spades.json"));
    QVERIFY(kept.open(QIODevice::WriteOnly) && kept.write(writeRecord(file)) > 0);
}

void TestPlayByKeyboard::digitsBid()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    QVERIFY(driver.waitForPerson());
    driver.press(Qt::Key_4);
    driver.press(Qt::Key_Return);
    const DealState *deal = driver.session().match().deal();
    QCOMPARE(toString(deal->calls[0]), std::string("4"));
}

void TestPlayByKeyboard::secondDigitMakesTwelve()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    QVERIFY(driver.waitForPerson());
    driver.press(Qt::Key_1);
    driver.press(Qt::Key_2);
    driver.press(Qt::Key_Return);
    QCOMPARE(toString(driver.session().match().deal()->calls[0]), std::string("12"));
}

void TestPlayByKeyboard::illegalCardSaysWhy()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    bool refused = false;
    for (int i = 0; i < 30 && !refused; ++i) {
        QVERIFY(driver.waitForPerson());
        const auto &dimmed = driver.picture().dimmed;
        const auto bad = std::find(dimmed.begin(), dimmed.end(), true);
        if (!driver.table().panel() && bad != dimmed.end()) {
            const auto before = driver.picture().hand.size();
            driver.walkTo(static_cast<int>(bad - dimmed.begin()));
            driver.press(Qt::Key_Return);
            QCOMPARE(driver.picture().hand.size(), before);
            QVERIFY(!driver.table().scene().prompt().isEmpty());
            QVERIFY(driver.table().scene().prompt() != QStringLiteral("You lead."));
            refused = true;
        } else {
            driver.answerByKeys();
        }
    }
    QVERIFY(refused);
}

void TestPlayByKeyboard::undoAndRedo()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    QVERIFY(driver.waitForPerson());
    driver.press(Qt::Key_3);
    driver.press(Qt::Key_Return);
    QVERIFY(driver.waitForPerson());
    const TablePicture played = driver.picture();
    driver.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(driver.waitForPerson());
    QVERIFY(driver.table().actions().canBid());
    driver.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QVERIFY(driver.waitForPerson());
    QCOMPARE(driver.picture().hand.size(), played.hand.size());
    QCOMPARE(driver.picture().seats[0].count, played.seats[0].count);
}

/// Shift with S, H, D, C goes to a card of the suit; S and D alone do, too, and H and C keep what
/// they mean in the menus.
/// Enter shows where the keyboard stands, and the next one plays.
void TestPlayByKeyboard::enterAlonePlays()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    driver.toPlay();
    driver.view().setFocus();
    QCOMPARE(driver.view().cursor(), -1);
    const auto held = driver.picture().hand.size();
    driver.press(Qt::Key_Return);
    QCOMPARE(driver.view().cursor(), driver.playable());
    QCOMPARE(driver.picture().hand.size(), held);
    driver.press(Qt::Key_Return);
    QTRY_VERIFY(driver.picture().hand.size() < held);
}

/// Whoever goes on by Enter is not left on a card that may not be played.
void TestPlayByKeyboard::cursorWaitsOnAPlayableCard()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    driver.toPlay();
    driver.view().setFocus();
    driver.press(Qt::Key_Right);
    int followed = 0;
    for (int trick = 0; trick < 6; ++trick) {
        QVERIFY(driver.waitForPerson());
        const auto &dimmed = driver.picture().dimmed;
        followed += std::find(dimmed.begin(), dimmed.end(), true) != dimmed.end() ? 1 : 0;
        const int cursor = driver.view().cursor();
        QVERIFY(cursor >= 0);
        QVERIFY(!dimmed[static_cast<std::size_t>(cursor)]);
        driver.press(Qt::Key_Return);
    }
    QVERIFY(followed > 1);
    QVERIFY(driver.waitForPerson());
    driver.press(Qt::Key_Home); // where somebody looks they stay
    driver.press(Qt::Key_Right, Qt::ShiftModifier);
    const int stands = driver.view().cursor();
    driver.press(Qt::Key_P);
    driver.press(Qt::Key_P);
    QCOMPARE(driver.view().cursor(), stands);
}

void TestPlayByKeyboard::lettersGoToSuits()
{
    WindowDriver driver;
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    for (int i = 0; i < 8 && (i == 0 || driver.table().panel()); ++i) {
        QVERIFY(driver.waitForPerson());
        if (driver.table().panel())
            driver.answerByKeys();
        QVERIFY(driver.waitForPerson());
    }
    driver.view().setFocus();
    const std::pair<Qt::Key, Suit> letters[] = {{Qt::Key_S, Suit::spades},
                                                {Qt::Key_H, Suit::hearts},
                                                {Qt::Key_D, Suit::diamonds},
                                                {Qt::Key_C, Suit::clubs}};
    std::size_t held = 0;
    const CardList &hand = driver.picture().hand;
    const auto suitAt = [&hand](int index) { return hand[std::size_t(index)].suit(); };
    for (const auto &[key, suit] : letters) {
        std::set<int> playable, all;
        for (int i = 0; i < static_cast<int>(hand.size()); ++i) {
            if (suitAt(i) != suit)
                continue;
            all.insert(i);
            if (!driver.picture().dimmed[std::size_t(i)])
                playable.insert(i);
        }
        // Each in turn, and then the first again; where none may be played, each that is held.
        const std::set<int> &wanted = playable.empty() ? all : playable;
        std::set<int> visited;
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            driver.press(key, Qt::ShiftModifier);
            visited.insert(driver.view().cursor());
        }
        QCOMPARE(visited, wanted);
        held += all.size();
    }
    QCOMPARE(held, hand.size());
    driver.press(Qt::Key_S);
    QCOMPARE(suitAt(driver.view().cursor()), Suit::spades);
    QCOMPARE(static_cast<int>(hand.size()), 13); // nothing was claimed or conceded
}

QTEST_MAIN(TestPlayByKeyboard)
#include "tst_play_by_keyboard.moc"
