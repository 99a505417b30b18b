// SPDX-License-Identifier: GPL-3.0-or-later
// The tag that tells what a bid brings, over or below its chip.
#include "../painted_words.h"
#include "act_pace.h"
#include "game_session.h"
#include "local_seat.h"
#include "panels/bid_panel.h"
#include "panels/table_button.h"
#include "scene/table_scene.h"
#include "table_actions.h"
#include "tabletop.h"
#include "test_main.h"

#include <QApplication>
#include <QEnterEvent>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>

using namespace sandbag;

namespace {

/// A table at which the person is asked for a bid, the first of the deal.
struct AskedBid {
    explicit AskedBid(const QSize &size) : seat(&game), table(&seat)
    {
        TableLook still;
        still.motion = false;
        table.setLook(still);
        table.resize(size);
        table.scene().setPad(true);
        game.pace().setLeast(0);
        RuleSet rules;
        rules.blind_nil_allowed = false;
        rules.deal_cut = DealCut::none;
        QList<SeatPlan> seats{{QStringLiteral("You"), QStringLiteral("human")}};
        for (const char *name : {"Ada", "Bo", "Cleo"})
            seats.append({QLatin1String(name), QStringLiteral("simple")});
        game.newMatch({rules, QStringLiteral("standard"), {}, seats, 11});
    }
    [[nodiscard]] BidPanel *panel() { return qobject_cast<BidPanel *>(table.panel()); }
    [[nodiscard]] QList<TableButton *> chips() { return panel()->findChildren<TableButton *>(); }

    GameSession game;
    LocalSeat seat;
    Tabletop table;
};

} // namespace

class TestBidTags : public QObject
{
    Q_OBJECT

private slots:
    void noChipLiesOnATag_data();
    void noChipLiesOnATag();
    void thePromptIsSeen_data() { noChipLiesOnATag_data(); }
    void thePromptIsSeen();
    void oneChipIsMarked();
    void figuresKeepTheirSigns();
    void chipsGrowWithTheTable();
    void wordsStayWithinTheStripes_data();
    void wordsStayWithinTheStripes();
};

void TestBidTags::noChipLiesOnATag_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("points");
    for (const QSize size : {QSize(900, 600), QSize(1024, 650), QSize(1280, 750), QSize(1440, 850)})
        for (const double points : {10.0, 15.0})
            QTest::addRow("%dx%d at %.0f pt", size.width(), size.height(), points)
                << size << points;
}

/// The ends of their row hang down, to where a tag is on a small table.
void TestBidTags::noChipLiesOnATag()
{
    QFETCH(QSize, size);
    QFETCH(double, points);
    const QFont usual = QApplication::font();
    const auto back = qScopeGuard([&usual] { QApplication::setFont(usual); });
    QFont font = usual;
    font.setPointSizeF(points);
    QApplication::setFont(font);
    AskedBid at(size);
    QTRY_VERIFY(at.table.actions().canBid() && at.panel());
    at.table.grab();
    int tags = 0;
    for (TableButton *chip : at.chips()) {
        if (chip->isStruck())
            continue;
        emit chip->looked(true);
        std::vector<QRectF> rects = at.panel()->coveredRects();
        QCOMPARE(rects.size(), static_cast<std::size_t>(at.chips().size()) + 1);
        const QRectF tag = rects.back();
        rects.pop_back();
        for (const QRectF &other : rects)
            QVERIFY2(!tag.intersects(other), qPrintable(chip->text()));
        QVERIFY2(QRectF(at.table.rect()).contains(tag), qPrintable(chip->text()));
        ++tags;
    }
    QVERIFY(tags > 10);
}

/// Whose turn it is, and what is asked: where a note lies in its place it is at another one, clear
/// of everyone, of what they say and of the bids.
void TestBidTags::thePromptIsSeen()
{
    QFETCH(QSize, size);
    QFETCH(double, points);
    const QFont usual = QApplication::font();
    const auto back = qScopeGuard([&usual] { QApplication::setFont(usual); });
    QFont font = usual;
    font.setPointSizeF(points);
    QApplication::setFont(font);
    AskedBid at(size);
    QTRY_VERIFY(at.table.actions().canBid() && at.panel());
    at.table.show();
    const TableScene &scene = at.table.scene();
    for (TableButton *chip : at.chips()) {
        if (chip->isStruck())
            continue;
        emit chip->looked(true);
        QVERIFY2(!scene.promptCovered(), qPrintable(chip->text()));
        const QRectF prompt = scene.promptBox();
        QVERIFY(scene.layout().felt.contains(prompt));
        std::vector<QRectF> others = at.panel()->coveredRects();
        for (const QRectF &bubble : scene.bubbleRects())
            others.push_back(bubble);
        for (const SeatPlace &seat : scene.layout().seats)
            others.push_back(seat.plate);
        others.push_back(scene.gaugeRect());
        for (const QRectF &other : others)
            QVERIFY2(!prompt.intersects(other), qPrintable(chip->text()));
    }
}

/// The pointer and the keys move the same ring, and the strip of bids says which it is at.
void TestBidTags::oneChipIsMarked()
{
    AskedBid at({1280, 750});
    at.table.show();
    at.table.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&at.table));
    QTRY_VERIFY(at.panel() && at.panel()->isVisible());
    const QList<TableButton *> chips = at.chips();
    QSignalSpy previewed(at.panel(), &BidPanel::previewed);
    for (const int pointed : {3, 6}) {
        const QPointF middle = chips[pointed]->rect().center();
        QEnterEvent enter(middle, middle, chips[pointed]->mapToGlobal(middle));
        QCoreApplication::sendEvent(chips[pointed], &enter);
        const auto marked = std::count_if(chips.begin(), chips.end(),
                                          [](const TableButton *chip) { return chip->hasFocus(); });
        QCOMPARE(marked, 1);
        QVERIFY(chips[pointed]->hasFocus());
        QCOMPARE(previewed.back().front().toInt(), chips[pointed]->text().toInt());
        QTest::keyClick(chips[pointed], Qt::Key_Right);
        QVERIFY(chips[pointed + 1]->hasFocus());
    }
}

/// Where texts run to the left a tag's figures are at the left of what they are of, with a space
/// between, and their signs before them.
void TestBidTags::figuresKeepTheirSigns()
{
    QApplication::setLayoutDirection(Qt::RightToLeft);
    const auto back = qScopeGuard([] { QApplication::setLayoutDirection(Qt::LeftToRight); });
    AskedBid at({1280, 750});
    QTRY_VERIFY(at.table.actions().canBid() && at.panel());
    at.table.grab();
    emit at.chips()[2]->looked(true); // 3, whose left edge is higher than a sign
    constexpr int kEdge = 10;         // pixels, to where the tag's corners are round no more
    const QRect tag = at.panel()->coveredRects().back().toRect().adjusted(kEdge, 3, -kEdge, -3);
    const QImage image = at.table.grab(tag).toImage();
    // The figure of a bid that is made is green, as nothing else on the tag.
    const auto green = [&image](int x) {
        int from = image.height(), to = -1;
        for (int y = 0; y < image.height(); ++y)
            if (const QColor is = image.pixelColor(x, y); is.green() > is.red() + 50) {
                from = std::min(from, y);
                to = y;
            }
        return to - from + 1;
    };
    int left = 0, right = image.width() - 1;
    while (left < right && green(left) <= 0)
        ++left;
    while (right > left && green(right) <= 0)
        --right;
    QVERIFY(right - left > 10);
    int sign = 0, digit = 0; // heights
    for (int x = 0; x < 5; ++x)
        sign = std::max(sign, green(left + x));
    for (int x = 0; x < 9; ++x)
        digit = std::max(digit, green(right - x));
    QVERIFY2(sign < digit, qPrintable(QStringLiteral("%1 %2").arg(sign).arg(digit)));
    // Beside it is paper.
    const int line = image.height() * 3 / 5; // below the tails of what is over it
    for (const int x : {left - 3, left - 2, right + 2, right + 3})
        for (int y = line; y < image.height(); ++y)
            QVERIFY2(qGray(image.pixel(x, y)) > 200, qPrintable(QString::number(x - left)));
}

/// On a screen of 4K at its own scale they are to the cards as on a usual one.
void TestBidTags::chipsGrowWithTheTable()
{
    const auto toCard = [](const QSize &size) {
        AskedBid at(size);
        const bool asked = waitFor([&] { return at.table.actions().canBid(); });
        if (!asked || !at.panel())
            return 0.0;
        at.table.grab();
        return at.chips()[3]->width() / double(at.table.scene().layout().card.width());
    };
    const double usual = toCard({1440, 860}), large = toCard({3840, 2100});
    QVERIFY2(usual > 0 && large >= usual * 0.85 && large <= usual * 1.15,
             qPrintable(QStringLiteral("%1 and %2").arg(usual).arg(large)));
}

void TestBidTags::wordsStayWithinTheStripes_data()
{
    QTest::addColumn<int>("type");
    QTest::addColumn<int>("diameter");
    for (const int type : {14, 16, 23, 36})
        for (const int diameter : {30, 36, 50, 120})
            QTest::addRow("%d px on %d", type, diameter) << type << diameter;
}

/// What is on a chip leaves a gap to its coloured edge: "Blind nil" ran from stripe to stripe, and
/// in large letters so did "Nil".
void TestBidTags::wordsStayWithinTheStripes()
{
    QFETCH(int, type);
    QFETCH(int, diameter);
    constexpr double kEdge = 0.3, kGap = 0.08; // of the height, both sides
    for (const char *words : {"Nil", "13", "Blind nil", "Nil a ciegas"}) {
        TableButton chip(QString::fromLatin1(words), nullptr);
        chip.setChip(TableButton::Chip::grave);
        chip.setDiameter(diameter);
        QFont font = chip.font();
        font.setPixelSize(type);
        chip.setFont(font);
        chip.resize(chip.minimumSizeHint());
        PaintedWords paper(chip.size());
        chip.render(&paper);
        QCOMPARE(paper.runs().size(), std::size_t{1});
        const QRectF face = chip.chipRect();
        const double room = face.width() - (kEdge + kGap) * face.height();
        QVERIFY2(paper.runs().front().box.width() <= room + 1,
                 qPrintable(QStringLiteral("%1: %2 of %3")
                                .arg(QLatin1String(words))
                                .arg(paper.runs().front().box.width())
                                .arg(room)));
    }
}

QTEST_MAIN(TestBidTags)
#include "tst_bid_tags.moc"
