// SPDX-License-Identifier: GPL-3.0-or-later
// Records scenes of a table at 50 frames a second and lists what changes within one frame and
// stands still before and after: a cut, where something should glide, fade or be written. Cuts that
// are meant are named in motion_judge.h with their reason; any other ends the program with 1, and
// so does a card that flies while a result lies there. A frame that came late shows no cut: it may
// have missed what moved. tests/record_motion starts it.
//
//   QT_QPA_PLATFORM=offscreen bench_motion [WIDTHxHEIGHT [FOLDER [SCENE]]]
//
// FOLDER: the frames before and after each cut are kept there as pictures. SCENE: that one alone.
#include "match/match.h"
#include "motion_judge.h"
#include "panels/match_end_panel.h"
#include "window_driver.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QStandardPaths>
#include <QTextStream>
#include <QTimer>

#include <array>
#include <utility>
#include <variant>

using namespace sandbag;

namespace {

constexpr int kFrame = 20; // ms

void wait(int ms)
{
    QEventLoop loop;
    QTimer::singleShot(ms, Qt::PreciseTimer, &loop, &QEventLoop::quit);
    loop.exec();
}

RuleSet plainRules()
{
    RuleSet rules;
    rules.blind_nil_allowed = false;
    return rules;
}

void answer(WindowDriver &driver)
{
    if (driver.asked() && !driver.session().match().dealOver())
        driver.answerByKeys();
}

// --- A whole deal

void beginDeal(WindowDriver &driver)
{
    driver.deal(RuleSet{}, QStringLiteral("standard"));
}

bool resultLies(WindowDriver &driver)
{
    return driver.session().match().dealOver() && driver.table().panel();
}

// --- A nil of the person: one that fails, and one that is made

using BySeat = std::array<const char *, 4>;

/// A deal of these hands, with these bids by seat; "": still to be made.
void beginHands(WindowDriver &driver, RuleSet rules, int dealer, const BySeat &hands,
                const BySeat &bids)
{
    rules.deal_cut = DealCut::none;
    driver.deal(rules, QStringLiteral("standard"));
    MatchRecord record = driver.session().match().record();
    DealRecord deal;
    deal.dealer = dealer;
    for (const char *hand : hands)
        deal.hands.push_back(*parseCards(hand));
    for (int i = 1; i <= 4; ++i)
        if (const int seat = (dealer + i) % 4; *bids[static_cast<std::size_t>(seat)])
            deal.events.push_back(
                Event::makeCall(seat, *parseCall(bids[static_cast<std::size_t>(seat)])));
    record.deals = {deal};
    if (const auto folded = Match::fold(record); std::holds_alternative<Match>(folded))
        driver.session().open({std::get<Match>(folded), {}});
}

/// The ace of spades takes a trick with it.
void beginFailingNil(WindowDriver &driver)
{
    beginHands(driver, plainRules(), 0,
               {"AS 3S 2S 5H 4H 3H 2H 4D 3D 2D 4C 3C 2C", "KS TS 7S 4S KH TH 7H AD JD 8D 5D QC 9C",
                "QS 9S 6S AH QH 9H 6H KD TD 7D AC JC 8C", "JS 8S 5S JH 8H QD 9D 6D KC TC 7C 6C 5C"},
               {"", "3", "3", "3"});
}

/// Nobody has lower cards.
void beginMadeNil(WindowDriver &driver)
{
    beginHands(driver, plainRules(), 0,
               {"4S 3S 2S 5H 4H 3H 2H 4D 3D 2D 4C 3C 2C", "KS TS 7S AH KH TH 7H AD JD 8D 5D QC 9C",
                "QS 9S 6S 5S QH 9H 6H KD TD 7D AC JC 8C", "AS JS 8S JH 8H QD 9D 6D KC TC 7C 6C 5C"},
               {"", "3", "3", "3"});
}

void bidNil(WindowDriver &driver)
{
    if (!driver.table().actions().canBid()) {
        answer(driver);
        return;
    }
    driver.table().actions().bidNil(); // goes to its chip
    driver.press(Qt::Key_Return);
}

// --- Cards that are looked at instead of bidding blind

void beginLook(WindowDriver &driver)
{
    RuleSet rules;
    rules.blind_nil_deficit = 0;
    driver.deal(rules, QStringLiteral("standard"));
}

bool isSeen(WindowDriver &driver)
{
    return driver.asked() && !driver.picture().handHidden;
}

// --- Cards passed to the partner

void beginPassing(WindowDriver &driver)
{
    RuleSet rules = plainRules();
    rules.pass_every_deal = 3;
    driver.deal(rules, QStringLiteral("standard"));
}

/// One card after another, as a person would; then the deal is played.
void pass(WindowDriver &driver)
{
    const auto *cards = qobject_cast<CardsPanel *>(driver.table().panel());
    if (!cards) {
        answer(driver);
        return;
    }
    if (cards->complete()) {
        driver.clickButton();
        return;
    }
    const TableScene &scene = driver.table().scene();
    for (int card = 0; card < static_cast<int>(driver.picture().hand.size()); ++card)
        if (scene.layout().hand.contains(scene.ownCardRect(card).center())) {
            driver.clickCard(card);
            return;
        }
}

// --- A claim, the result of its deal, and the end of the match

/// The person has all spades, and the match has one deal.
void beginClaim(WindowDriver &driver)
{
    RuleSet rules = plainRules();
    rules.win_target = rules.win_floor = 0;
    rules.win_deals = 1;
    beginHands(driver, rules, 3,
               {"AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H",
                "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D", "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C"},
               {"8", "1", "1", "1"});
}

void claim(WindowDriver &driver)
{
    if (!driver.session().match().dealOver())
        driver.table().actions().claim();
    else if (driver.table().panel())
        driver.press(Qt::Key_Return);
}

bool matchIsOver(WindowDriver &driver)
{
    return qobject_cast<MatchEndPanel *>(driver.table().panel());
}

// ---

struct Scene {
    const char *name;
    void (*begin)(WindowDriver &);
    void (*act)(WindowDriver &); ///< several times: what the person does next, if anything
    bool (*over)(WindowDriver &);
};

constexpr Scene kScenes[] = {
    {"deal", beginDeal, answer, resultLies},     {"nil", beginFailingNil, bidNil, resultLies},
    {"made", beginMadeNil, bidNil, resultLies},  {"look", beginLook, answer, isSeen},
    {"passing", beginPassing, pass, resultLies}, {"claim", beginClaim, claim, matchIsOver}};

Frame frameOf(WindowDriver &driver, const QImage &image)
{
    const TableScene &scene = driver.table().scene();
    const TablePicture &shown = scene.picture();
    const TablePanel *panel = driver.table().panel();
    const bool over = driver.session().match().dealOver();
    Frame frame;
    frame.cells = cellsOf(image);
    frame.columns = image.width() / kCell;
    frame.doing = scene.prompt();
    frame.moves = scene.inMotion();
    frame.panel = panel && panel->isVisible();
    frame.asked = frame.panel ? panel : nullptr;
    frame.sheet = frame.panel && over;
    frame.flownOver = frame.sheet && frame.moves;
    frame.ledOver = ledOver(scene);
    frame.trick = shown.trickWinner >= 0 && !shown.trick.empty();
    frame.cards = cardsOf(scene);
    return frame;
}

/// Looks at a scene every fiftieth of a second, until a while after it is over.
void record(WindowDriver &driver, const Scene &scene, Judge &judge)
{
    constexpr int kMost = 90000; // ms
    constexpr int kAfter = 150;  // frames
    constexpr int kActs = 30;
    bool acted = false;
    QElapsedTimer time;
    time.start();
    for (int count = 1, after = 0; time.elapsed() < kMost && after < kAfter; ++count) {
        const qint64 at = time.elapsed();
        const QImage image = driver.table().grab().toImage();
        Frame frame = frameOf(driver, image);
        frame.at = at;
        frame.acted = std::exchange(acted, false);
        judge.add(frame, image, partsOf(driver.table().scene()));
        after = scene.over(driver) ? after + 1 : 0;
        if (count % kActs == 0 && after == 0 && driver.asked()) {
            acted = true;
            scene.act(driver);
        }
        wait(qMax<int>(1, kFrame - int(time.elapsed() - at)));
    }
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    const QStringList size = QString::fromLatin1(argc > 1 ? argv[1] : "1000x700").split('x');
    const QString folder = QString::fromLocal8Bit(argc > 2 ? argv[2] : "");
    const QByteArray only = argc > 3 ? argv[3] : "";
    int cuts = 0;
    for (const Scene &scene : kScenes) {
        if (!only.isEmpty() && only != scene.name)
            continue;
        QTextStream(stdout) << scene.name << '\n';
        WindowDriver driver;
        driver.window().resize(size.value(0).toInt(), size.value(1).toInt());
        Settings settings = driver.window().settings();
        settings.look.motion = true;
        settings.look.speed = TableLook::Speed::normal;
        settings.paceMs = 500;
        driver.window().applySettings(settings);
        scene.begin(driver);
        Judge judge(folder);
        record(driver, scene, judge);
        cuts += judge.conclude();
    }
    return cuts > 0 ? 1 : 0;
}
