// SPDX-License-Identifier: GPL-3.0-or-later
// What the table paints anew: only what has changed, since frames are short.
#include "deck/card_pixmaps.h"
#include "items/bubble_item.h"
#include "items/card_item.h"
#include "items/motion.h"
#include "items/pad_item.h"
#include "items/seat_label_item.h"
#include "items/trick_lights.h"
#include "look/kept_picture.h"
#include "scene/paint_ahead.h"
#include "scene/scene_ranks.h"
#include "scene/table_scene.h"
#include "scene/table_view.h"
#include "test_main.h"

#include <QBackingStore>
#include <QElapsedTimer>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QPainter>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <memory>
#include <utility>

using namespace sandbag;

namespace {

const QSize kSize(960, 640);

/// Adds up what a view is told to paint.
class Painted : public QObject
{
public:
    explicit Painted(TableView &view) { view.viewport()->installEventFilter(this); }

    bool eventFilter(QObject *, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            m_region += static_cast<QPaintEvent *>(event)->region();
        return false;
    }

    /// What has been painted since the last call.
    QRegion take()
    {
        // A change marks its place in one round of events, and is painted in the next.
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
        return std::exchange(m_region, QRegion());
    }

private:
    QRegion m_region;
};

TablePicture picture()
{
    TablePicture picture;
    for (int seat = 0; seat < 4; ++seat) {
        SeatPicture &place = picture.seats.emplace_back();
        place.seat = seat;
        place.side = seat % 2;
        place.name = QString(QChar(u'A' + seat));
        place.count = QStringLiteral("1 / 3");
        place.self = seat == 0;
        place.turn = seat == 1;
        place.held = 5;
    }
    picture.hand = *parseCards("AS KH QC 5C 7D");
    picture.board = {{0, QStringLiteral("A & C"), 212, QStringLiteral("212"),
                      QStringLiteral("5 bid"), 7, 10, QStringLiteral("5 bid")}};
    picture.brokenShown = true;
    return picture;
}

QRect pixels(const QRectF &box)
{
    return box.toAlignedRect();
}

} // namespace

class TestTableScene : public QObject
{
    Q_OBJECT
private slots:
    void init();
    void samePictureAgain();
    void faceComesBesideAPaint();
    void facesOfTheWinnersCome();
    void oneCardPlayed();
    void cardsUnderTheStock();
    void dealBrokenOff();
    void drawnCardsLieWhileCardsAreDealt();
    void veilsFade();
    void whatEndsIsTold();
    void nothingIsBlankThatWasThere();
    void keptPictureIsPaintedOnce();
    void manyCardsTurnAtOnce();
    void lightWaitsForTheCard();
    void cardsOfAFormerSizeAreForgotten();
    void anotherTableIsPaintedAhead();
    void whatIsPaintedAheadLooksTheSame();
    void anotherSizeIsPaintedInTurns();
    void anotherSizeShowsAllAsItWas();
    void aPictureTakenMeanwhileIsWhole();
    void whatChangesMeanwhileIsPaintedAtOnce();
    void cardsArePackedWhereNothingMoves();
    void clicksInARowPlayOneCard();
    void doubleClicksInARowPlayOneCard();
    void aPairOnTheVeilPlaysNoCard();
    void homeGoesToAPlayableCard();
    void cardsComeFromTheDealer();
    void tricksAreCountedWhereTheyArrive();
    void nextLeadWaitsForTheGather();
    void aBubbleMovedAwayHasNoSpike();
    void aNilIsSaidOnce();
    void openHandsHaveTheirPlacesAfterAClaim();
    void aCoveredHandKeepsItsRoom();
    void discardsAreNobodys_data();
    void discardsAreNobodys();
    void aHandLargerThanDealtIsGivenItsCards();
    void wordsFadeWhereTheyWere();

private:
    void press(QEvent::Type type, QPoint at, quint64 time);
    [[nodiscard]] QPoint spotOf(int card) const;
    [[nodiscard]] int visibleCards() const;
    [[nodiscard]] QImage seen() const;
    [[nodiscard]] QImage wholeIn(const QSize &size);

    std::unique_ptr<TableScene> m_scene;
    std::unique_ptr<TableView> m_view;
    std::unique_ptr<Painted> m_painted;
};

void TestTableScene::init()
{
    m_painted.reset();
    m_view.reset();
    m_scene = std::make_unique<TableScene>();
    m_view = std::make_unique<TableView>(m_scene.get());
    m_view->resize(kSize);
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
    m_scene->setPrompt(QStringLiteral("B plays."), Urgency::waits);
    m_scene->show(picture(), TableScene::Change::rebuild);
    m_view->grab();
    m_scene->pixmaps().waitUntilReady();
    m_painted = std::make_unique<Painted>(*m_view);
    m_painted->take();
}

void TestTableScene::samePictureAgain()
{
    m_scene->show(picture(), TableScene::Change::happen);
    QTRY_VERIFY(!m_scene->inMotion());
    QVERIFY(m_painted->take().isEmpty());
}

/// A corner of a plate that is painted between a face's coming and its announcement does not keep
/// the rest of the plate from being painted.
void TestTableScene::faceComesBesideAPaint()
{
    CardPixmaps pixmaps;
    QGraphicsScene scene;
    auto *plate = new SeatLabelItem(&pixmaps);
    scene.addItem(plate);
    plate->place(m_scene->layout().seats[1], m_scene->layout(), themeOf({}, {}), true);
    plate->show(picture().seats[1]);
    QImage elsewhere(400, 200, QImage::Format_ARGB32_Premultiplied);
    QPainter painter(&elsewhere);
    plate->paint(&painter, nullptr, nullptr);
    plate->takePicture();
    pixmaps.waitUntilReady();
    plate->paint(&painter, nullptr, nullptr);
    QSignalSpy painted(&scene, &QGraphicsScene::changed);
    QCoreApplication::processEvents();
    painted.clear();
    plate->takePicture();
    QTRY_VERIFY(!painted.isEmpty());
    QCoreApplication::processEvents();
    painted.clear();
    plate->takePicture(); // nothing has come since
    QCoreApplication::processEvents();
    QVERIFY(painted.isEmpty());
}

/// Where nothing moves, nothing but their coming paints the winners again.
void TestTableScene::facesOfTheWinnersCome()
{
    TableLook still;
    still.motion = false;
    m_scene->setLook(still);
    TablePicture end = picture();
    end.sheetLaid = true;
    end.seats[0].winner = end.seats[2].winner = true;
    m_scene->show(end, TableScene::Change::rebuild);
    const QPoint winners = pixels(m_scene->crownShape().boundingRect()).center();
    QVERIFY(m_painted->take().contains(winners));
    m_scene->pixmaps().waitUntilReady();
    QVERIFY(m_painted->take().contains(winners));
}

/// A card goes from the left to the middle: the others' places, the score board, the hand and the
/// prompt stay as they are.
void TestTableScene::oneCardPlayed()
{
    TablePicture next = picture();
    next.seats[1].held = 4;
    next.trick = {{1, *parseCard("9C"), false}};
    m_scene->show(next, TableScene::Change::happen);
    QTRY_VERIFY(!m_scene->inMotion());
    const QRegion painted = m_painted->take();
    const TableLayout &layout = m_scene->layout();
    QVERIFY(painted.intersects(pixels(layout.seats[1].plate)));
    QVERIFY(painted.contains(layout.seats[1].trick.toPoint()));
    QVERIFY(!painted.intersects(pixels(layout.seats[2].plate)));
    QVERIFY(!painted.intersects(pixels(layout.seats[3].plate)));
    QVERIFY(!painted.intersects(pixels(layout.seats[0].plate)));
    QVERIFY(!painted.intersects(pixels(layout.hand)));
    QVERIFY(!painted.intersects(pixels(layout.prompt)));
    QVERIFY(!painted.intersects(pixels(layout.rail))); // the scores
}

int TestTableScene::visibleCards() const
{
    const QList<QGraphicsItem *> items = m_scene->items();
    return static_cast<int>(std::count_if(items.begin(), items.end(), [](QGraphicsItem *item) {
        return dynamic_cast<CardItem *>(item) && item->isVisible();
    }));
}

/// Of the cards that wait in the middle only those are painted that no other covers.
void TestTableScene::cardsUnderTheStock()
{
    QCOMPARE(visibleCards(), 20);
    m_scene->show(picture(), TableScene::Change::deal);
    // The first card flies at once, and each hand's last one lies on its others.
    QCOMPARE(visibleCards(), 5);
    QTRY_VERIFY(!m_scene->inMotion());
    QCOMPARE(visibleCards(), 20);
}

/// They are none of those that are dealt, and stay until they are let go.
void TestTableScene::drawnCardsLieWhileCardsAreDealt()
{
    TablePicture drawn = picture();
    drawn.trick = {{0, *parseCard("AS"), true}, {1, *parseCard("2C"), false}};
    m_scene->show(drawn, TableScene::Change::deal);
    const auto lies = [this, &drawn](std::size_t index) {
        for (QGraphicsItem *item : m_scene->items()) {
            const auto *card = dynamic_cast<CardItem *>(item);
            if (card && card->card() == drawn.trick[index].card &&
                m_scene->trickCardRect(index).contains(card->pos()))
                return true;
        }
        return false;
    };
    QVERIFY(lies(0));
    QVERIFY(lies(1));
    QVERIFY(m_scene->inMotion());
    m_scene->show(drawn, TableScene::Change::happen); // someone says something meanwhile
    QVERIFY(lies(0));
    QVERIFY(m_scene->inMotion());
    m_scene->show(picture(), TableScene::Change::happen);
    QTRY_VERIFY(!m_scene->inMotion());
    QVERIFY(!lies(0));
    QCOMPARE(visibleCards(), 20);
}

void TestTableScene::dealBrokenOff()
{
    m_scene->show(picture(), TableScene::Change::deal);
    m_scene->finishMotion();
    QCOMPARE(visibleCards(), 20);
    m_scene->show(picture(), TableScene::Change::deal);
    m_scene->show(picture(), TableScene::Change::rebuild);
    QCOMPARE(visibleCards(), 20);
}

/// The veil over a card that may not be played comes in steps, also where the card moves meanwhile.
void TestTableScene::veilsFade()
{
    const auto veils = [this] {
        double most = 0;
        for (QGraphicsItem *item : m_scene->items())
            if (const auto *card = dynamic_cast<CardItem *>(item))
                most = std::max(most, card->veil());
        return most;
    };
    TablePicture next = picture();
    next.dimmed = {true, true, false, true, true};
    m_scene->show(next, TableScene::Change::happen);
    QVERIFY(m_scene->inMotion());
    QVERIFY(veils() < 0.5);
    m_scene->setLifted(2, LiftedBy::keyboard); // other cards move on top of that
    QVERIFY(veils() < 0.5);
    m_scene->finishMotion();
    QCOMPARE(veils(), 1.0);
    m_scene->show(picture(), TableScene::Change::happen);
    QCOMPARE(veils(), 1.0);
    m_scene->show(picture(), TableScene::Change::rebuild); // nothing glides any more
    QCOMPARE(veils(), 0.0);
    m_scene->finishMotion();
    QCOMPARE(veils(), 0.0);
}

void TestTableScene::whatEndsIsTold()
{
    Motion motion;
    const QSignalSpy ended(&motion, &Motion::finished);
    motion.finish();
    QCOMPARE(ended.count(), 0); // nothing ran
    CardPixmaps pixmaps;
    CardItem card(&pixmaps, {80, 112});
    motion.veil(&card, true);
    motion.finish();
    QCOMPARE(ended.count(), 1);
    QCOMPARE(card.veil(), 1.0);
    // A card that leaves takes its veil along.
    auto *leaving = new CardItem(&pixmaps, {80, 112});
    motion.veil(leaving, true);
    Motion::Glide glide;
    glide.card = leaving;
    glide.removed = true;
    motion.start(glide);
    QVERIFY(!motion.running());
}

/// The felt shines under a card that wins, never where none lies yet.
void TestTableScene::lightWaitsForTheCard()
{
    const auto lit = [this] {
        for (const QGraphicsItem *item : m_scene->items())
            if (const auto *lights = dynamic_cast<const TrickLights *>(item))
                return lights->lit();
        return false;
    };
    TablePicture next = picture();
    next.trick = {{2, *parseCard("3C"), false}, {1, *parseCard("9C"), true}};
    m_scene->show(next, TableScene::Change::happen);
    QVERIFY(!lit());
    m_scene->finishMotion();
    QVERIFY(lit());
    next.trick.clear();
    m_scene->show(next, TableScene::Change::happen);
    QVERIFY(!lit()); // the trick goes to the winner without it
}

/// A card in a new size, and a face in a new mood, is never blank in between.
void TestTableScene::nothingIsBlankThatWasThere()
{
    CardPixmaps pixmaps;
    const QSize size(80, 112), smaller(73, 102);
    const Card ace = *parseCard("AS"), deuce = *parseCard("2H");
    const auto pictureOf = [&pixmaps](Card card, QSize wanted) {
        return pixmaps.face(card, wanted, 1).toImage();
    };
    QCOMPARE(pictureOf(ace, size), pictureOf(deuce, size)); // both blank
    (void)pixmaps.portrait(1, Mood::calm, 40, 1);
    pixmaps.waitUntilReady();
    QVERIFY(!pixmaps.ready(ace, smaller, 1));
    QVERIFY(pictureOf(ace, smaller) != pictureOf(deuce, smaller));
    QCOMPARE(pictureOf(ace, smaller).size(), smaller);
    QVERIFY(!pixmaps.portraitReady(1, Mood::sorry, 40, 1));
    QCOMPARE(pixmaps.portrait(1, Mood::sorry, 40, 1).toImage(),
             pixmaps.portrait(1, Mood::calm, 40, 1).toImage());
    pixmaps.waitUntilReady();
    QVERIFY(pixmaps.portrait(1, Mood::sorry, 40, 1).toImage() !=
            pixmaps.portrait(1, Mood::calm, 40, 1).toImage());
}

/// A picture that is laid down elsewhere is not painted anew, and looks as if it had been.
void TestTableScene::keptPictureIsPaintedOnce()
{
    KeptPicture kept;
    int times = 0;
    const QRectF box(-21, -11, 42, 22);
    const auto paint = [&times, &box](QPainter &painter) {
        ++times;
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(Qt::darkGreen);
        painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 4, 4);
    };
    const auto shown = [&](qreal ratio, const QPointF &at, double angle, bool direct) {
        QImage image(QSize(100, 100) * ratio, QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.translate(at);
        painter.rotate(angle);
        if (direct)
            paint(painter);
        else
            kept.show(painter, box, paint);
        return image;
    };
    const QImage first = shown(1, {50, 50}, 30, false);
    QCOMPARE(times, 1);
    const auto alike = [](const QImage &a, const QImage &b) {
        int apart = 0; // what is half covered is mixed twice: a shade may differ
        for (int y = 0; y < a.height(); ++y)
            for (int x = 0; x < a.width(); ++x)
                apart = std::max(apart, qAbs(qGreen(a.pixel(x, y)) - qGreen(b.pixel(x, y))));
        return apart <= 3;
    };
    QVERIFY(alike(first, shown(1, {50, 50}, 30, true)));
    QCOMPARE(std::exchange(times, 0), 2);
    QCOMPARE(shown(1, {50.3, 49.8}, 30, false), first); // the nearest whole pixel
    QVERIFY(shown(1, {40, 60}, 30, false) != first);
    QCOMPARE(times, 0);
    (void)shown(1, {50, 50}, 31, false); // turned
    QCOMPARE(times, 1);
    (void)shown(2, {50, 50}, 31, false); // on a finer screen
    QCOMPARE(times, 2);
    kept.forget();
    (void)shown(2, {50, 50}, 31, false);
    QCOMPARE(times, 3);
    // The box begins in the middle of a pixel of such a screen.
    const QImage between = shown(1.5, {50, 50}, 0, false);
    QVERIFY(alike(between, shown(1.5, {50, 50}, 0, true)));
}

/// A dealt card flies as it will lie, and the cards of a fan that closes turn one after the other.
void TestTableScene::manyCardsTurnAtOnce()
{
    CardPixmaps pixmaps;
    CardItem card(&pixmaps, QSize(80, 112));
    Motion motion;
    Motion::Glide glide;
    glide.card = &card;
    glide.to = {300, 0};
    glide.angleTo = 12;
    glide.duration = 60;
    glide.turnsAt = 0;
    motion.start(glide);
    QCOMPARE(card.rotation(), 12.0);
    motion.finish();
    glide.turnsAt = 0.5;
    glide.angleFrom = 12;
    glide.angleTo = 6;
    motion.start(glide);
    QCOMPARE(card.rotation(), 12.0);
    double other = 0;
    QTRY_VERIFY_WITH_TIMEOUT(
        [&] {
            if (card.rotation() != 12.0 && card.rotation() != 6.0)
                other = card.rotation();
            return !motion.running();
        }(),
        5000);
    QCOMPARE(other, 0.0); // never between
    QCOMPARE(card.rotation(), 6.0);
}

namespace {

/// Other cards, held by others, of whom one has played.
TablePicture otherPicture()
{
    TablePicture other = picture();
    other.hand = *parseCards("2S 3H 4C 6C 8D 9D TD");
    for (SeatPicture &seat : other.seats) {
        seat.held = 7;
        seat.name += QStringLiteral("da");
    }
    other.trick = {{3, parseCards("JD")->front(), false}};
    return other;
}

} // namespace

/// A window that opens goes through sizes; every card of each of them would stay.
void TestTableScene::cardsOfAFormerSizeAreForgotten()
{
    CardPixmaps pixmaps;
    const QSize never(30, 42), small(40, 56), large(60, 84);
    const Card card(Suit::hearts, 3);
    pixmaps.prepare(never, 1);
    pixmaps.prepare(small, 1);
    QTRY_VERIFY(pixmaps.ready(card, small, 1) && !pixmaps.busy());
    QVERIFY(!pixmaps.ready(card, never, 1));
    pixmaps.prepare(large, 1);
    QVERIFY(pixmaps.ready(card, small, 1)); // until the others are there
    QTRY_VERIFY(pixmaps.ready(card, large, 1) && !pixmaps.busy());
    QVERIFY(pixmaps.ready(std::nullopt, large, 1));
    QVERIFY(!pixmaps.ready(card, small, 1));
}

/// Nothing is seen of it before all of it is there, and then nothing is left to paint but what is
/// laid down.
void TestTableScene::anotherTableIsPaintedAhead()
{
    PaintAhead ahead(m_scene.get(), m_view.get(), nullptr);
    QSignalSpy seen(&ahead, &PaintAhead::seen);
    m_scene->show(otherPicture(), TableScene::Change::rebuild);
    ahead.begin();
    QVERIFY(m_scene->paintAhead(QDeadlineTimer(0))); // one item, and more are left
    QVERIFY(m_scene->paintAhead(QDeadlineTimer(0)));
    QVERIFY(ahead.isRunning());
    QVERIFY(seen.wait());
    QVERIFY(!ahead.isRunning());
    QVERIFY(!m_scene->paintAhead(QDeadlineTimer(0)));
    QVERIFY(m_painted->take().contains(m_view->viewport()->rect().center()));
    m_scene->show(picture(), TableScene::Change::rebuild);
    ahead.begin();
    ahead.finish(); // at once
    QCOMPARE(seen.size(), 2);
    QVERIFY(!m_scene->paintAhead(QDeadlineTimer(0)));
}

/// As if it had been painted when it was seen; the felt, too.
void TestTableScene::whatIsPaintedAheadLooksTheSame()
{
    m_view->resize(kSize + QSize(40, 30));
    m_scene->show(otherPicture(), TableScene::Change::rebuild);
    m_scene->pixmaps().waitUntilReady();
    const QImage plain = m_view->grab().toImage();
    m_view->resize(kSize);
    m_view->grab();
    m_scene->show(picture(), TableScene::Change::rebuild);
    m_view->grab();
    m_view->resize(kSize + QSize(40, 30));
    m_scene->show(otherPicture(), TableScene::Change::rebuild);
    QVERIFY(m_scene->paintAhead(QDeadlineTimer(0)));
    QVERIFY(!m_scene->paintAhead(QDeadlineTimer(QDeadlineTimer::Forever)));
    QCOMPARE(m_view->grab().toImage(), plain);
}

/// What the window shows now, not what it would paint.
QImage TestTableScene::seen() const
{
    QPaintDevice *device = m_view->backingStore()->paintDevice();
    const bool image = device->devType() == QInternal::Image;
    return image ? static_cast<QImage *>(device)->convertToFormat(QImage::Format_RGB32) : QImage();
}

/// What the table looks like in that size, with all cards drawn. Leaves it as it was.
QImage TestTableScene::wholeIn(const QSize &size)
{
    const QSize before = m_view->size();
    m_view->resize(size);
    m_view->grab(); // which asks for the cards
    m_scene->pixmaps().waitUntilReady();
    const QImage whole = m_view->grab().toImage().convertToFormat(QImage::Format_RGB32);
    m_view->resize(before);
    m_view->grab();
    m_scene->pixmaps().waitUntilReady();
    m_view->grab();
    return whole;
}

/// The first frame paints neither card nor plate nor felt anew: with all of them in one turn, a
/// window that shrinks on a large screen would be held up for the time of several frames.
void TestTableScene::anotherSizeIsPaintedInTurns()
{
    for (const QSize &size : {kSize - QSize(120, 80), kSize + QSize(150, 90)}) {
        const QImage whole = wholeIn(size);
        m_view->resize(size);
        m_view->viewport()->repaint();
        const QRectF card = m_scene->ownCardRect(2);
        QVERIFY(qRed(seen().pixel(card.center().toPoint() + QPoint(0, 20))) > 0x80); // all the same
        int left = 1;
        while (m_scene->paintAhead(QDeadlineTimer(0)))
            ++left;
        QVERIFY2(left > 5 + 4, qPrintable(QString::number(left))); // own cards and plates
        QTRY_COMPARE(seen(), whole);
    }
}

/// Every kind of large item by itself: in the first frame none of it is painted as it will be, and
/// all of it is painted before it is shown.
void TestTableScene::anotherSizeShowsAllAsItWas()
{
    TablePicture played = picture();
    played.trick = {{1, *parseCard("9C"), true}, {2, *parseCard("4C"), false}};
    played.pad = {{1, {QStringLiteral("62"), QStringLiteral("41")}, {false, false}, false}};
    m_scene->setPad(true);
    m_scene->show(played, TableScene::Change::rebuild);
    // The pad glides in.
    const auto padLies = [this] {
        const auto items = m_scene->items();
        return std::any_of(items.begin(), items.end(), [](QGraphicsItem *item) {
            return dynamic_cast<PadItem *>(item) && item->isVisible() &&
                   item->effectiveOpacity() == 1;
        });
    };
    QTRY_VERIFY(padLies());
    for (const QSize &size : {kSize - QSize(120, 80), kSize + QSize(150, 90)}) {
        const QImage whole = wholeIn(size);
        m_view->resize(size);
        m_view->viewport()->repaint();
        const TableLayout &layout = m_scene->layout();
        QVERIFY(!layout.pad.isEmpty());
        const QImage first = seen();
        const auto shownAsItWas = [&](const QRectF &box) {
            const QRect part = box.toAlignedRect() & first.rect();
            return !part.isEmpty() && first.copy(part) != whole.copy(part);
        };
        QVERIFY2(shownAsItWas(m_scene->ownCardRect(2)), "own cards");
        QVERIFY2(shownAsItWas(m_scene->trickCardRect(0)), "the trick");
        for (std::size_t place = 0; place < layout.seats.size(); ++place)
            QVERIFY2(shownAsItWas(layout.seats[place].plate), "plates");
        QVERIFY2(shownAsItWas(m_scene->padRect()), "the pad");
        // Where nothing else lies.
        const QRectF bare(layout.felt.right() - 60, layout.felt.top() + 20, 40, 30);
        QVERIFY2(shownAsItWas(bare), "the felt");
        int turns = 0;
        while (m_scene->paintAhead(QDeadlineTimer(0)))
            ++turns;
        int cards = 0, plates = 0, pads = 0;
        for (QGraphicsItem *item : m_scene->items()) {
            if (auto *card = dynamic_cast<CardItem *>(item)) {
                QVERIFY2(!card->prepare(1), "a card");
                ++cards;
            } else if (auto *plate = dynamic_cast<SeatLabelItem *>(item)) {
                QVERIFY2(!plate->prepare(1), "a plate");
                ++plates;
            } else if (auto *pad = dynamic_cast<PadItem *>(item)) {
                QVERIFY2(!pad->prepare(1), "the pad");
                ++pads;
            }
        }
        QCOMPARE(cards, 5 + 2 + 3 * 5);
        QCOMPARE(plates, 4);
        QCOMPARE(pads, 1);
        // Own cards, the trick, plates, the pad, and strips of the felt; backs are alike.
        constexpr int kStrips = 3;
        QVERIFY2(turns >= 5 + 2 + 4 + 1 + kStrips - 1, qPrintable(QString::number(turns)));
        QTRY_COMPARE(seen(), whole);
    }
}

void TestTableScene::aPictureTakenMeanwhileIsWhole()
{
    const QSize size = kSize - QSize(120, 80);
    const QImage whole = wholeIn(size);
    m_view->resize(size);
    m_view->viewport()->repaint();
    QCOMPARE(m_view->grab().toImage().convertToFormat(QImage::Format_RGB32), whole);
}

/// The face of another card is not shown late.
void TestTableScene::whatChangesMeanwhileIsPaintedAtOnce()
{
    const QSize before(60, 84), now(90, 126);
    CardItem card(&m_scene->pixmaps(), before);
    card.setTheme(m_scene->theme(), 1);
    card.setCard(Card(Suit::hearts, 3));
    const auto reaches = [&card](const QSize &size) { // whether it is so large as it is shown
        QImage image(200, 200, QImage::Format_RGB32);
        image.fill(Qt::darkGreen);
        QPainter painter(&image);
        painter.translate(100, 100);
        card.paint(&painter, nullptr, nullptr);
        return qRed(image.pixel(100, 100 - size.height() / 2 + 4)) > 0x80;
    };
    QVERIFY(reaches(before) && !reaches(now));
    card.keepFormerSize(true);
    card.setSize(now);
    QVERIFY(reaches(before) && !reaches(now));
    card.setCard(Card(Suit::hearts, 4));
    QVERIFY(reaches(now));
    card.keepFormerSize(true);
    card.setSize(before);
    QVERIFY(reaches(before) && !reaches(now)); // no farther than is painted over when it moves
    QVERIFY(card.prepare(1));                  // and the smaller one was not painted yet
    QVERIFY(reaches(before) && !reaches(now));
    card.setSize(now);
    card.keepFormerSize(false);
    QVERIFY(reaches(now));
}

/// And are again what they were when they are painted next.
void TestTableScene::cardsArePackedWhereNothingMoves()
{
    const auto packed = [this] {
        int count = 0;
        for (QGraphicsItem *item : m_scene->items())
            if (const auto *card = dynamic_cast<CardItem *>(item))
                count += card->card() && card->isPacked();
        return count;
    };
    const int own = static_cast<int>(picture().hand.size());
    const QImage plain = m_view->grab().toImage();
    QCOMPARE(packed(), 0);
    QTRY_COMPARE_WITH_TIMEOUT(packed(), own, 20000);
    QCOMPARE(m_view->grab().toImage(), plain);
    QCOMPARE(packed(), 0);
    QTRY_COMPARE_WITH_TIMEOUT(packed(), own, 20000);
}

/// A press of the left button, or its release, at a time in milliseconds.
void TestTableScene::press(QEvent::Type type, QPoint at, quint64 time)
{
    const bool down = type != QEvent::MouseButtonRelease;
    QMouseEvent event(type, QPointF(at), m_view->viewport()->mapToGlobal(QPointF(at)),
                      Qt::LeftButton, down ? Qt::LeftButton : Qt::NoButton, Qt::NoModifier);
    event.setTimestamp(time);
    QCoreApplication::sendEvent(m_view->viewport(), &event);
}

/// A place in the view where this own card is met.
QPoint TestTableScene::spotOf(int card) const
{
    for (int x = 0; x < kSize.width(); ++x) {
        const QPointF at(x, m_scene->layout().hand.center().y());
        if (m_scene->ownCardAt(at) == card)
            return m_view->mapFromScene(at) + QPoint(4, 0);
    }
    return {};
}

/// Whoever clicks too often on one spot does not play the card that has moved there.
void TestTableScene::clicksInARowPlayOneCard()
{
    QSignalSpy clicked(m_view.get(), &TableView::cardClicked);
    const QPoint spot = spotOf(2);
    const auto click = [&](QEvent::Type down, QPoint at, quint64 time) {
        press(down, at, time);
        press(QEvent::MouseButtonRelease, at, time + 20);
    };
    // The window system calls every second press in a row a double click.
    click(QEvent::MouseButtonPress, spot, 1000);
    click(QEvent::MouseButtonDblClick, spot, 1100);
    click(QEvent::MouseButtonPress, spot, 1200);
    click(QEvent::MouseButtonDblClick, spot, 1300);
    click(QEvent::MouseButtonPress, spot, 1400);
    QCOMPARE(clicked.size(), 1);
    click(QEvent::MouseButtonPress, spotOf(4), 1500); // another card is meant at once
    QCOMPARE(clicked.size(), 2);
    click(QEvent::MouseButtonPress, spotOf(4), 4000); // and later the same spot again
    QCOMPARE(clicked.size(), 3);
}

void TestTableScene::doubleClicksInARowPlayOneCard()
{
    QSignalSpy doubled(m_view.get(), &TableView::cardDoubleClicked);
    const QPoint spot = spotOf(1);
    const auto pair = [&](quint64 time) {
        press(QEvent::MouseButtonPress, spot, time);
        press(QEvent::MouseButtonRelease, spot, time + 20);
        press(QEvent::MouseButtonDblClick, spot, time + 100);
        press(QEvent::MouseButtonRelease, spot, time + 120);
    };
    pair(1000);
    pair(1200);
    QCOMPARE(doubled.size(), 1);
    pair(5000);
    QCOMPARE(doubled.size(), 2);
}

/// Its first click takes the veil away.
void TestTableScene::aPairOnTheVeilPlaysNoCard()
{
    QSignalSpy doubled(m_view.get(), &TableView::cardDoubleClicked);
    const auto unveil = connect(m_view.get(), &TableView::veilClicked, m_scene.get(),
                                [this] { m_scene->setVeiled(false); });
    m_scene->setVeiled(true);
    const QPoint spot = spotOf(1);
    press(QEvent::MouseButtonPress, spot, 1000);
    press(QEvent::MouseButtonRelease, spot, 1020);
    QVERIFY(!m_scene->isVeiled());
    press(QEvent::MouseButtonDblClick, spot, 1100);
    press(QEvent::MouseButtonRelease, spot, 1120);
    QVERIFY(doubled.isEmpty());
    press(QEvent::MouseButtonPress, spot, 5000);
    press(QEvent::MouseButtonRelease, spot, 5020);
    press(QEvent::MouseButtonDblClick, spot, 5100);
    QCOMPARE(doubled.size(), 1);
    disconnect(unveil);
}

void TestTableScene::homeGoesToAPlayableCard()
{
    TablePicture some = picture();
    some.dimmed = {true, false, true, false, true};
    m_scene->show(some, TableScene::Change::happen);
    m_view->setCursorUsed(true);
    QTest::keyClick(m_view.get(), Qt::Key_Home);
    QCOMPARE(m_view->cursor(), 1);
    QTest::keyClick(m_view.get(), Qt::Key_End);
    QCOMPARE(m_view->cursor(), 3);
    QTest::keyClick(m_view.get(), Qt::Key_End, Qt::ShiftModifier);
    QCOMPARE(m_view->cursor(), 4);
}

/// Backs from behind the dealer; an own card shows its face on the last of its way.
void TestTableScene::cardsComeFromTheDealer()
{
    TablePicture next = picture();
    next.seats[2].dealer = true;
    m_scene->show(next, TableScene::Change::deal);
    const QPointF deck = m_scene->layout().seats[2].cards;
    int faces = 0;
    for (const QGraphicsItem *item : m_scene->items()) {
        const auto *card = dynamic_cast<const CardItem *>(item);
        if (!card)
            continue;
        faces += card->card() ? 1 : 0;
        QVERIFY((card->pos() - deck).manhattanLength() < 60);
    }
    QCOMPARE(faces, 0);
    m_scene->finishMotion();
    for (const QGraphicsItem *item : m_scene->items()) {
        const auto *card = dynamic_cast<const CardItem *>(item);
        faces += card && card->card() ? 1 : 0;
    }
    QCOMPARE(faces, 5);
}

/// Pips and count stay as they were while the trick lies there and until it has been gathered.
void TestTableScene::tricksAreCountedWhereTheyArrive()
{
    const auto taken = [this] {
        for (const QGraphicsItem *item : m_scene->items())
            if (const auto *plate = dynamic_cast<const SeatLabelItem *>(item);
                plate && plate->seat().seat == 1)
                return plate->seat().taken;
        return -1;
    };
    TablePicture trick = picture();
    for (SeatPicture &seat : trick.seats)
        seat.taken = 0;
    trick.trick = {
        {0, *parseCard("3C"), false}, {1, *parseCard("9C"), true}, {2, *parseCard("2C"), false}};
    m_scene->show(trick, TableScene::Change::rebuild);
    QCOMPARE(taken(), 0);
    trick.trick.push_back({3, *parseCard("4C"), false});
    trick.trickWinner = 1;
    trick.seats[1].taken = 1;
    m_scene->show(trick, TableScene::Change::happen);
    m_scene->finishMotion();
    QCOMPARE(taken(), 0);
    trick.trick.clear();
    trick.trickWinner = -2;
    m_scene->show(trick, TableScene::Change::happen);
    QVERIFY(m_scene->inMotion());
    QCOMPARE(taken(), 0);
    QTRY_VERIFY(!m_scene->inMotion());
    QCOMPARE(taken(), 1);
}

/// What is led next sets out once the trick before has gone.
void TestTableScene::nextLeadWaitsForTheGather()
{
    TablePicture trick = picture();
    trick.trick = {{0, *parseCard("3C"), false},
                   {1, *parseCard("9C"), true},
                   {2, *parseCard("2C"), false},
                   {3, *parseCard("4C"), false}};
    trick.trickWinner = 1;
    m_scene->show(trick, TableScene::Change::rebuild);
    trick.trick = {{1, *parseCard("KD"), true}};
    trick.trickWinner = -2;
    trick.seats[1].held = 4;
    m_scene->show(trick, TableScene::Change::happen);
    const auto lead = [this]() -> const CardItem * {
        for (const QGraphicsItem *item : m_scene->items())
            if (const auto *card = dynamic_cast<const CardItem *>(item);
                card && card->card() == *parseCard("KD"))
                return card;
        return nullptr;
    };
    const auto gathered = [this] {
        const QList<QGraphicsItem *> items = m_scene->items();
        return std::none_of(items.begin(), items.end(), [](const QGraphicsItem *item) {
            const auto *card = dynamic_cast<const CardItem *>(item);
            return card && card->zValue() >= double(kLeaving) && card->zValue() < double(kTrick);
        });
    };
    QVERIFY(lead());
    const QPointF from = lead()->pos();
    while (!gathered()) {
        QVERIFY((lead()->pos() - from).manhattanLength() < 2);
        QTest::qWait(5);
    }
    QTRY_VERIFY(!m_scene->inMotion());
    QVERIFY((lead()->pos() - from).manhattanLength() > 40);
}

/// Its tail is short, and broad where it leaves the bubble.
void TestTableScene::aBubbleMovedAwayHasNoSpike()
{
    SeatPlace place;
    place.edge = Edge::left;
    place.plate = QRectF(0, 0, 100, 40);
    place.bubbleFoot = QPointF(104, 20);
    TableLayout layout;
    layout.felt = QRectF(0, 0, 800, 600);
    layout.unit = 1;
    layout.smallFont = 13;
    layout.largeFont = 20;
    TableTheme theme;
    theme.flat = true; // no shadow
    theme.paper = theme.ink = Qt::white;
    BubbleItem bubble;
    bubble.place(place, layout, theme);
    bubble.say(QStringLiteral("You played better."));
    bubble.lower(80);
    QImage image(400, 300, QImage::Format_ARGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    painter.translate(bubble.pos());
    bubble.paint(&painter, nullptr, nullptr);
    painter.end();
    const auto whiteAt = [&image](int y) {
        int white = 0;
        for (int x = 0; x < image.width(); ++x)
            white += qGray(image.pixel(x, y)) > 127;
        return white;
    };
    const int top = qRound(bubble.box().top());
    int tip = 0;
    while (tip < top && whiteAt(tip) == 0)
        ++tip;
    QVERIFY(top - tip > 8);
    QVERIFY(top - tip < 30);
    QVERIFY(whiteAt(top - 2) >= 12);
}

/// By its words next to the plate first, and on the plate when these are gone.
void TestTableScene::aNilIsSaidOnce()
{
    TablePicture next = picture();
    next.seats[2].nil = NilMark::alive;
    next.seats[2].nilText = QStringLiteral("Blind nil");
    next.seats[2].bubble = QStringLiteral("Blind nil");
    const auto shown = [this](int seat) {
        for (const QGraphicsItem *item : m_scene->items())
            if (const auto *plate = dynamic_cast<const SeatLabelItem *>(item))
                if (plate->seat().seat == seat)
                    return plate->seat().nil;
        return NilMark::broken;
    };
    m_scene->show(next, TableScene::Change::rebuild);
    QCOMPARE(shown(2), NilMark::none);
    next.seats[2].bubble = QStringLiteral("Good luck"); // which is something else
    m_scene->show(next, TableScene::Change::rebuild);
    QCOMPARE(shown(2), NilMark::alive);
    next.seats[2].bubble.clear();
    m_scene->show(next, TableScene::Change::rebuild);
    QCOMPARE(shown(2), NilMark::alive);
}

namespace {

std::vector<QRectF> placesOf(const TableScene &scene)
{
    std::vector<QRectF> boxes;
    for (const SeatPlace &seat : scene.layout().seats) {
        boxes.push_back(seat.plate);
        boxes.emplace_back(seat.cards, QSizeF(scene.layout().miniCard));
    }
    return boxes;
}

void openHand(SeatPicture &seat)
{
    seat.open = true;
    seat.known = *parseCards("AH KD QD 5S 7H");
}

/// At such a table whose hands were never shown in another way.
std::vector<QRectF> placesFor(const TablePicture &picture)
{
    TableScene scene;
    scene.setTableSize(kSize);
    scene.show(picture, TableScene::Change::rebuild);
    return placesOf(scene);
}

} // namespace

/// The hand that a claim lays open for a moment moves nobody; those of a replay after it have room
/// from their first picture on, and the next deal has none of it.
void TestTableScene::openHandsHaveTheirPlacesAfterAClaim()
{
    const TablePicture closed = picture();
    TablePicture claimed = closed, open = closed, result = closed;
    claimed.claimer = result.claimer = 2;
    openHand(claimed.seats[2]);
    for (int seat = 1; seat < 4; ++seat)
        openHand(open.seats[static_cast<std::size_t>(seat)]);
    result.hand.clear();
    for (SeatPicture &seat : result.seats)
        seat.held = 0;
    m_scene->setTableSize(kSize);
    const std::vector<QRectF> usual = placesFor(closed), wide = placesFor(open);
    QVERIFY(usual != wide);
    m_scene->show(closed, TableScene::Change::rebuild);
    m_scene->show(claimed, TableScene::Change::happen);
    QVERIFY(placesOf(*m_scene) == usual);
    m_scene->show(result, TableScene::Change::happen);
    QVERIFY(placesOf(*m_scene) == usual);
    m_scene->show(open, TableScene::Change::rebuild);
    QVERIFY(placesOf(*m_scene) == wide);
    m_scene->show(result, TableScene::Change::rebuild);
    QVERIFY(placesOf(*m_scene) == usual);
    TableLook look;
    look.motion = true;
    m_scene->setLook(look);
    m_scene->show(closed, TableScene::Change::deal);
    QVERIFY(placesOf(*m_scene) == usual);
    QVERIFY(m_scene->inMotion());
    m_scene->show(closed, TableScene::Change::happen);
    QVERIFY(m_scene->inMotion()); // it is not cut off
}

/// Under the curtain the pad does not come to a corner that the cards take again.
void TestTableScene::aCoveredHandKeepsItsRoom()
{
    TableScene scene;
    scene.setTableSize({1440, 866});
    scene.setPad(true);
    TablePicture covered = picture();
    covered.seats.resize(3);
    covered.hand.clear();
    covered.handHidden = true;
    covered.dealt = 17;
    covered.trickNumber = 1;
    covered.seats[0].held = 17;
    scene.show(covered, TableScene::Change::rebuild);
    QVERIFY(scene.layout().pad.isEmpty());
    covered.trickNumber = 10;
    covered.seats[0].held = 8;
    scene.show(covered, TableScene::Change::happen);
    QVERIFY(!scene.layout().pad.isEmpty());
}

void TestTableScene::discardsAreNobodys_data()
{
    QTest::addColumn<bool>("passed");
    QTest::newRow("back to the kitty") << false;
    QTest::newRow("passed to the partner") << true;
}

/// They go to the middle; only what the partner gets flies to the partner.
void TestTableScene::discardsAreNobodys()
{
    QFETCH(bool, passed);
    TableLook look;
    look.motion = true;
    m_scene->setLook(look);
    TablePicture next = picture();
    next.seats[1].held = 8;
    m_scene->show(next, TableScene::Change::rebuild);
    const auto leaving = [this]() -> const CardItem * {
        for (const QGraphicsItem *item : m_scene->items())
            if (const auto *card = dynamic_cast<const CardItem *>(item))
                if (card->zValue() == static_cast<double>(kLeaving))
                    return card;
        return nullptr;
    };
    next.seats[1].held = 5;
    next.seats[3].held += passed ? 3 : 0;
    m_scene->show(next, TableScene::Change::happen);
    QPointF last;
    int frames = 0;
    QElapsedTimer time;
    for (time.start(); m_scene->inMotion() && time.elapsed() < 5000;) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
        if (const CardItem *card = leaving()) {
            frames += last != card->pos();
            last = card->pos();
        }
    }
    constexpr int kEnough = 4; // a busy machine may show few
    if (frames < kEnough)
        QSKIP("too few frames were shown");
    const TableLayout &layout = m_scene->layout();
    const double toMiddle = QLineF(last, layout.trick).length();
    const double toPartner = QLineF(last, layout.seats[3].plate.center()).length();
    QCOMPARE(toPartner < toMiddle, passed);
}

/// It gets another room, which cuts nothing off: what the partner gives and what others passed
/// before flies, and the cards that were held go on from where they lie.
void TestTableScene::aHandLargerThanDealtIsGivenItsCards()
{
    TableLook look;
    look.motion = true;
    m_scene->setLook(look);
    TablePicture next = picture();
    next.dealt = 5;
    m_scene->show(next, TableScene::Change::rebuild);
    const auto cardsAt = [this](double rank) {
        std::vector<const CardItem *> cards;
        for (const QGraphicsItem *item : m_scene->items())
            if (const auto *card = dynamic_cast<const CardItem *>(item))
                if (card->zValue() == rank)
                    cards.push_back(card);
        return cards;
    };
    const auto leaving = [&cardsAt] { return cardsAt(kLeaving).size(); };
    next.seats[1].held = 4;
    next.seats[3].held = 6;
    m_scene->show(next, TableScene::Change::happen);
    QCOMPARE(leaving(), std::size_t(1));
    const CardItem *first = cardsAt(kOwn).at(0);
    const QPointF lay = first->pos();
    next.hand = *parseCards("AS KH QC 5C 7D 2D 3D");
    next.seats[0].held = 7;
    next.seats[2].held = 3;
    m_scene->show(next, TableScene::Change::happen);
    QCOMPARE(leaving(), std::size_t(3));
    QCOMPARE(cardsAt(kOwn).at(0), first);
    QCOMPARE(first->pos(), lay);
    QTRY_VERIFY(!m_scene->inMotion());
    QCOMPARE(leaving(), std::size_t(0));
    const QRectF place = m_scene->ownCardRect(0);
    QVERIFY(QLineF(first->pos(), place.center()).length() < 1);
    QVERIFY(place.center() != lay);
}

/// Also where a neighbour's words had moved them down: they do not jump as they end.
void TestTableScene::wordsFadeWhereTheyWere()
{
    TableLook look;
    look.motion = true;
    m_scene->setLook(look);
    m_scene->setTableSize({420, 640});
    TablePicture said = picture();
    for (int seat = 4; seat < 8; ++seat) {
        SeatPicture &place = said.seats.emplace_back(said.seats[3]);
        place.seat = seat;
        place.side = seat % 2;
        place.self = false;
    }
    for (SeatPicture &seat : said.seats)
        seat.bubble = QStringLiteral("Rather a long word or two");
    m_scene->show(said, TableScene::Change::happen);
    const auto bubbles = [this] {
        std::vector<BubbleItem *> items;
        for (QGraphicsItem *item : m_scene->items())
            if (auto *bubble = dynamic_cast<BubbleItem *>(item))
                items.push_back(bubble);
        return items;
    };
    const auto boxes = [&bubbles] {
        std::vector<QRectF> found;
        for (const BubbleItem *bubble : bubbles())
            found.push_back(bubble->box());
        return found;
    };
    const std::vector<QRectF> before = boxes();
    for (SeatPicture &seat : said.seats)
        seat.bubble.clear();
    m_scene->show(said, TableScene::Change::happen);
    QVERIFY(boxes() == before);
    for (BubbleItem *bubble : bubbles())
        bubble->lower(0);
    QVERIFY(boxes() != before); // some were lower
}

QTEST_MAIN(TestTableScene)
#include "tst_table_scene.moc"
