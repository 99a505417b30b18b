// SPDX-License-Identifier: GPL-3.0-or-later
// What people at the table once stumbled over, and nobody may again.
#include "items/bubble_item.h"
#include "items/card_item.h"
#include "items/moment_item.h"
#include "scene/scene_ranks.h"
#include "scene/table_scene.h"
#include "scene/table_view.h"
#include "test_main.h"

#include <QElapsedTimer>
#include <QImage>
#include <QPainter>
#include <QPalette>
#include <QTest>

#include <algorithm>
#include <memory>

using namespace sandbag;

namespace {

TablePicture pictureOf(int players)
{
    TablePicture picture;
    for (int seat = 0; seat < players; ++seat) {
        SeatPicture &place = picture.seats.emplace_back();
        place.seat = seat;
        place.side = seat % 2;
        place.name = QString(QChar(u'A' + seat));
        place.self = seat == 0;
        place.held = 5;
    }
    picture.hand = *parseCards("AS KH QC 5C 7D");
    return picture;
}

TablePicture lyingTrick()
{
    TablePicture picture = pictureOf(4);
    picture.trick = {{0, *parseCard("3C"), false},
                     {1, *parseCard("9C"), true},
                     {2, *parseCard("2C"), false},
                     {3, *parseCard("4C"), false}};
    picture.trickWinner = 1;
    return picture;
}

} // namespace

class TestTableHitches : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void aTrickIsGatheredFaceDown();
    void aMomentWaitsForTheLastTrick();
    void theLastBidsAreRead();
    void aHandThatIsLookedAtTurnsCardByCard();
    void darkPaperIsWarm();
    void noTypeIsSmall();
    void openHandsLieInsideThePlates_data();
    void openHandsLieInsideThePlates();

private:
    [[nodiscard]] std::vector<const CardItem *> cardsFrom(double rank, double below) const;

    std::unique_ptr<TableScene> m_scene;
    std::unique_ptr<TableView> m_view;
};

void TestTableHitches::init()
{
    m_view.reset();
    m_scene = std::make_unique<TableScene>();
    m_view = std::make_unique<TableView>(m_scene.get());
    m_view->resize(960, 640);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

std::vector<const CardItem *> TestTableHitches::cardsFrom(double rank, double below) const
{
    std::vector<const CardItem *> found;
    for (const QGraphicsItem *item : m_scene->items())
        if (const auto *card = dynamic_cast<const CardItem *>(item);
            card && card->zValue() >= rank && card->zValue() < below)
            found.push_back(card);
    return found;
}

/// It closes to one packet, turns its backs, and only then flies: no face shrinks on its way.
void TestTableHitches::aTrickIsGatheredFaceDown()
{
    TableLook slow;
    slow.speed = TableLook::Speed::slow;
    m_scene->setLook(slow);
    m_scene->show(lyingTrick(), TableScene::Change::rebuild);
    TablePicture next = pictureOf(4);
    m_scene->show(next, TableScene::Change::happen);
    const auto leaving = [this] { return cardsFrom(kLeaving, kTrick); };
    QCOMPARE(leaving().size(), std::size_t(4));
    bool flew = false;
    while (!leaving().empty()) {
        for (const CardItem *card : leaving()) {
            const bool shrinks = card->scale() < 0.98;
            flew = flew || shrinks;
            QVERIFY(!shrinks || !card->card());
        }
        const auto cards = leaving();
        const auto seen = std::count_if(cards.begin(), cards.end(), [](const CardItem *card) {
            return card->isVisible() && card->scale() < 0.98;
        });
        QVERIFY(seen <= 1);
        QTest::qWait(5);
    }
    QVERIFY(flew);
}

/// It is gathered, and a breath later joy or sorrow fades in, over no card.
void TestTableHitches::aMomentWaitsForTheLastTrick()
{
    constexpr int kBreath = 120; // ms; timers are coarse
    m_scene->show(lyingTrick(), TableScene::Change::rebuild);
    m_scene->show(pictureOf(4), TableScene::Change::happen);
    DealMoment set;
    set.kind = DealMoment::Kind::set;
    set.side = 1;
    set.words = QStringLiteral("Set!");
    m_scene->celebrate(set, 1300);
    const auto isSeen = [this] {
        QImage image(600, 400, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        painter.translate(300, 200);
        for (QGraphicsItem *item : m_scene->items())
            if (dynamic_cast<MomentItem *>(item))
                item->paint(&painter, nullptr, nullptr);
        painter.end();
        QImage nothing = image;
        nothing.fill(Qt::transparent);
        return image != nothing;
    };
    QElapsedTimer gathered, time;
    time.start();
    while (!isSeen()) {
        QVERIFY(time.elapsed() < 10'000);
        if (!gathered.isValid() && cardsFrom(kLeaving, kTrick).empty())
            gathered.start();
        QVERIFY(!gathered.isValid() || gathered.elapsed() < 5000);
        QTest::qWait(5);
    }
    QVERIFY(gathered.isValid());
    QVERIFY2(gathered.elapsed() >= kBreath, qPrintable(QString::number(gathered.elapsed())));
}

/// Also that with which the bids end: for a while they stand there, then they shrink.
void TestTableHitches::theLastBidsAreRead()
{
    constexpr int kStand = 300; // ms, of those that are left when the last one has grown
    TablePicture bids = pictureOf(4);
    bids.bid = {1, 1, 0, 1};
    bids.toBid = 13;
    for (std::size_t seat = 1; seat < 4; ++seat)
        bids.seats[seat].bubble = QStringLiteral("3");
    m_scene->show(bids, TableScene::Change::rebuild);
    TablePicture play = pictureOf(4);
    play.seats[0].parting = QStringLiteral("4");
    m_scene->show(play, TableScene::Change::happen);
    const auto seen = [this](const auto &fits) {
        const QList<QGraphicsItem *> items = m_scene->items();
        return std::count_if(items.begin(), items.end(), [&fits](const QGraphicsItem *item) {
            const auto *bubble = dynamic_cast<const BubbleItem *>(item);
            return bubble && bubble->isVisible() && fits(*bubble);
        });
    };
    const auto whole = [](const BubbleItem &bubble) { return bubble.scale() == 1.0; };
    const auto shrinking = [](const BubbleItem &bubble) { return bubble.scale() < 0.75; };
    QTRY_COMPARE(seen(whole), 4);
    QElapsedTimer time;
    time.start();
    while (seen(whole) == 4) {
        QVERIFY(time.elapsed() < 5000);
        QTest::qWait(5);
    }
    QVERIFY2(time.elapsed() >= kStand, qPrintable(QString::number(time.elapsed())));
    QTRY_VERIFY(seen(shrinking) > 0);
    QTRY_COMPARE(seen([](const BubbleItem &) { return true; }), 0);
}

/// Not thirteen faces in one frame.
void TestTableHitches::aHandThatIsLookedAtTurnsCardByCard()
{
    TableLook slow;
    slow.speed = TableLook::Speed::slow;
    m_scene->setLook(slow);
    TablePicture hidden = pictureOf(4);
    hidden.handHidden = true;
    hidden.hand.clear();
    m_scene->show(hidden, TableScene::Change::rebuild);
    m_scene->show(pictureOf(4), TableScene::Change::happen);
    const auto faces = [this] {
        const auto cards = cardsFrom(kOwn, kOwn + 50);
        return std::count_if(cards.begin(), cards.end(),
                             [](const CardItem *card) { return card->card().has_value(); });
    };
    QCOMPARE(faces(), 0);
    bool some = false;
    while (m_scene->inMotion()) {
        some = some || (faces() > 0 && faces() < 5);
        QTest::qWait(2);
    }
    QVERIFY(some);
    QCOMPARE(faces(), 5);
}

void TestTableHitches::darkPaperIsWarm()
{
    QPalette dark;
    dark.setColor(QPalette::Window, 0xff24282c);
    dark.setColor(QPalette::WindowText, 0xffeceff1);
    const TableTheme theme = themeOf(TableLook::Felt::green, dark);
    QVERIFY(theme.paper.lightnessF() < 0.5F);
    QVERIFY(theme.paper.red() > theme.paper.blue());
}

/// In a window of 1440x900, with the scorecard next to the table and without it.
void TestTableHitches::noTypeIsSmall()
{
    constexpr double kSmall = 14; // pixels
    for (const QSizeF size : {QSizeF(1440, 860), QSizeF(1110, 860)})
        for (int players = 2; players <= 8; ++players) {
            LayoutInput input;
            input.size = size;
            input.players = players;
            input.pad = true;
            QVERIFY(TableLayout::make(input).smallFont >= kSmall);
        }
}

void TestTableHitches::openHandsLieInsideThePlates_data()
{
    QTest::addColumn<QSize>("size");
    for (const QSize size : {QSize(900, 600), QSize(1440, 850)})
        QTest::addRow("%dx%d", size.width(), size.height()) << size;
}

/// Toward the trick, where all of every card is seen.
void TestTableHitches::openHandsLieInsideThePlates()
{
    QFETCH(QSize, size);
    m_view->resize(size);
    TablePicture picture = pictureOf(4);
    const char *const hands[] = {"AS", "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H",
                                 "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D",
                                 "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C"};
    for (std::size_t seat = 1; seat < 4; ++seat) {
        picture.seats[seat].open = true;
        picture.seats[seat].known = *parseCards(hands[seat]);
        picture.seats[seat].held = 13;
    }
    m_scene->show(picture, TableScene::Change::rebuild);
    const auto cards = cardsFrom(kCards, kPile);
    QCOMPARE(cards.size(), std::size_t(39));
    for (const CardItem *card : cards) {
        QRectF box(QPointF(), QSizeF(card->size()));
        box.moveCenter(card->pos());
        QVERIFY(m_scene->layout().felt.contains(box));
        for (const SeatPlace &seat : m_scene->layout().seats)
            QVERIFY(!box.intersects(seat.plate));
    }
}

QTEST_MAIN(TestTableHitches)
#include "tst_table_hitches.moc"
