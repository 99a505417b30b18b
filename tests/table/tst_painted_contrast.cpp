// SPDX-License-Identifier: GPL-3.0-or-later
// Every text on the table keeps 4.5 : 1 where it is painted: a table is painted twice, the second
// time with other letters of the same kind in one place, and where both differ there is ink in one
// of them and its ground in the other.
#include "colours.h"
#include "felt_rows.h"
#include "scene/table_scene.h"
#include "scene/table_view.h"
#include "test_main.h"

#include <QApplication>
#include <QImage>
#include <QPalette>
#include <QScopeGuard>
#include <QTest>

#include <algorithm>
#include <functional>

using namespace sandbag;

namespace {

constexpr double kLeast = 4.5;

SidePicture sideOf(int side, const QString &name, const QString &score)
{
    SidePicture picture;
    picture.side = side;
    picture.name = name;
    picture.score = score;
    picture.bags = 3;
    picture.bagsLimit = 10;
    picture.brief = QStringLiteral("3 to go");
    return picture;
}

/// All that may be written on a table at once.
TablePicture written()
{
    TablePicture picture;
    for (int seat = 0; seat < 4; ++seat) {
        SeatPicture &place = picture.seats.emplace_back();
        place.seat = seat;
        place.side = seat % 2;
        place.name = QStringLiteral("Hanne");
        place.self = seat == 0;
        place.taken = 1;
        place.won = 1;
        place.asked = QStringLiteral("of 3");
        place.held = 5;
        place.turn = seat == 3;
    }
    picture.seats[1].nil = NilMark::alive;
    picture.seats[2].nil = NilMark::broken;
    for (const std::size_t seat : {1, 2}) {
        picture.seats[seat].nilText = QStringLiteral("Nil");
        picture.seats[seat].asked.clear();
    }
    picture.seats[3].bubble = QStringLiteral("Hello");
    picture.hand = *parseCards("AS KH QC 5C 7D");
    picture.board = {sideOf(0, QStringLiteral("You and Bo"), QStringLiteral("238")),
                     sideOf(1, QStringLiteral("Ada and Cleo"), QStringLiteral("186"))};
    picture.pad = {{1, {QStringLiteral("238"), QStringLiteral("186")}, {false, true}, false},
                   {2, {QStringLiteral("6"), QStringLiteral("5")}, {false, false}, true}};
    picture.trickNumber = 2;
    picture.led = QStringLiteral("led");
    picture.ledSuit = Suit::hearts;
    picture.brokenShown = true;
    picture.clock = QStringLiteral("8 of 20 min");
    picture.heading = QStringLiteral("Deal 2");
    return picture;
}

/// The match is won by the person's side: the others sit at the edge, and the lamp is down.
TablePicture ended()
{
    TablePicture picture = written();
    for (SeatPicture &seat : picture.seats) {
        seat.winner = seat.side == 0;
        seat.turn = false;
        seat.held = 0;
    }
    picture.hand.clear();
    picture.sheetLaid = true;
    return picture;
}

/// One text, and how it is written otherwise.
struct Place {
    const char *what;
    std::function<void(TablePicture &)> change;
};

const std::vector<Place> &places()
{
    static const std::vector<Place> kPlaces{
        {"own name", [](TablePicture &p) { p.seats[0].name = QStringLiteral("ennaH"); }},
        {"name", [](TablePicture &p) { p.seats[1].name = QStringLiteral("ennaH"); }},
        {"name at turn", [](TablePicture &p) { p.seats[3].name = QStringLiteral("ennaH"); }},
        {"tricks taken", [](TablePicture &p) { p.seats[2].taken = 4; }},
        {"of a bid", [](TablePicture &p) { p.seats[0].asked = QStringLiteral("of 8"); }},
        {"of a bid at turn", [](TablePicture &p) { p.seats[3].asked = QStringLiteral("of 8"); }},
        {"nil", [](TablePicture &p) { p.seats[1].nilText = QStringLiteral("liN"); }},
        {"failed nil", [](TablePicture &p) { p.seats[2].nilText = QStringLiteral("liN"); }},
        {"bubble", [](TablePicture &p) { p.seats[3].bubble = QStringLiteral("olleH"); }},
        {"own score", [](TablePicture &p) { p.board[0].score = QStringLiteral("832"); }},
        {"other score", [](TablePicture &p) { p.board[1].score = QStringLiteral("681"); }},
        {"side's name", [](TablePicture &p) { p.board[0].name = QStringLiteral("oB dna uoY"); }},
        {"words on the frame",
         [](TablePicture &p) { p.board[0].brief = QStringLiteral("og ot 3"); }},
        {"heading", [](TablePicture &p) { p.heading = QStringLiteral("laeD 2"); }},
        {"suit led", [](TablePicture &p) { p.led = QStringLiteral("del"); }},
        {"minutes", [](TablePicture &p) { p.clock = QStringLiteral("nim 02 fo 8"); }},
        {"total on the pad", [](TablePicture &p) { p.pad[0].cells[0] = QStringLiteral("832"); }},
        {"ringed total", [](TablePicture &p) { p.pad[0].cells[1] = QStringLiteral("681"); }},
        {"bid on the pad", [](TablePicture &p) { p.pad[1].cells[0] = QStringLiteral("9"); }},
        {"number on the pad", [](TablePicture &p) { p.pad[0].deal = 4; }},
    };
    return kPlaces;
}

/// The highest contrast of a pixel in one picture with the same one in the other; 0 where nothing
/// differs.
double inkOf(const QImage &one, const QImage &other)
{
    double most = 0;
    for (int y = 0; y < one.height(); ++y) {
        const auto *a = reinterpret_cast<const QRgb *>(one.constScanLine(y));
        const auto *b = reinterpret_cast<const QRgb *>(other.constScanLine(y));
        for (int x = 0; x < one.width(); ++x)
            if (a[x] != b[x])
                most = std::max(most, contrast(QColor(a[x]), QColor(b[x])));
    }
    return most;
}

} // namespace

class TestPaintedContrast : public QObject
{
    Q_OBJECT

private slots:
    void onTheTable_data() { addFeltRows(); }
    void onTheTable();
    void atTheEnd_data() { addFeltRows(); }
    void atTheEnd();
};

void TestPaintedContrast::onTheTable()
{
    QFETCH(int, felt);
    QFETCH(QPalette, palette);
    const QPalette usual = QApplication::palette();
    const auto back = qScopeGuard([&usual] { QApplication::setPalette(usual); });
    QApplication::setPalette(palette);
    TableScene scene;
    TableView view(&scene);
    view.resize(1280, 800);
    TableLook look;
    look.felt = static_cast<TableLook::Felt>(felt);
    look.motion = false;
    scene.setLook(look);
    scene.setPad(true);
    const auto painted = [&](const TablePicture &picture) {
        scene.show(picture, TableScene::Change::rebuild);
        return view.grab().toImage().convertToFormat(QImage::Format_RGB32);
    };
    scene.setPrompt(QStringLiteral("You lead"), Urgency::now);
    scene.setClock(QStringLiteral("12 sec"));
    painted(written());
    scene.pixmaps().waitUntilReady();
    const QImage whole = painted(written());
    QStringList faint;
    const auto judge = [&](const char *what, const QImage &other) {
        const double ink = inkOf(whole, other);
        if (ink < kLeast)
            faint << QStringLiteral("%1: %2").arg(QLatin1String(what)).arg(ink);
    };
    for (const Place &place : places()) {
        TablePicture otherwise = written();
        place.change(otherwise);
        judge(place.what, painted(otherwise));
    }
    scene.setClock(QStringLiteral("ces 21"));
    judge("seconds", painted(written()));
    scene.setClock(QStringLiteral("12 sec"));
    QVERIFY2(faint.isEmpty(), qPrintable(faint.join(u'\n')));
    for (const Urgency urgency : {Urgency::now, Urgency::waits}) {
        // Between the tokens, which make room for longer words.
        constexpr double kHalf = 30;
        const QRectF line = scene.layout().prompt;
        const QRect middle =
            QRectF(line.center().x() - kHalf, line.top(), 2 * kHalf, line.height()).toAlignedRect();
        scene.setPrompt(QStringLiteral("Bo leads"), urgency);
        const QImage one = painted(written()).copy(middle);
        scene.setPrompt(QStringLiteral("sdael oB"), urgency);
        const double ink = inkOf(one, painted(written()).copy(middle));
        QVERIFY2(ink >= kLeast, qPrintable(QString::number(ink)));
    }
}

/// Of a match: who has lost, what they say, and the frame.
void TestPaintedContrast::atTheEnd()
{
    QFETCH(int, felt);
    QFETCH(QPalette, palette);
    const QPalette usual = QApplication::palette();
    const auto back = qScopeGuard([&usual] { QApplication::setPalette(usual); });
    QApplication::setPalette(palette);
    TableScene scene;
    TableView view(&scene);
    view.resize(1280, 800);
    TableLook look;
    look.felt = static_cast<TableLook::Felt>(felt);
    look.motion = false;
    scene.setLook(look);
    const auto painted = [&](const TablePicture &picture) {
        scene.show(picture, TableScene::Change::rebuild);
        return view.grab().toImage().convertToFormat(QImage::Format_RGB32);
    };
    painted(ended());
    scene.pixmaps().waitUntilReady();
    const QImage whole = painted(ended());
    QStringList faint;
    for (const char *what : {"name", "name at turn", "bubble", "own score", "other score",
                             "side's name", "words on the frame", "heading"}) {
        const auto place = std::find_if(places().begin(), places().end(), [what](const Place &one) {
            return qstrcmp(one.what, what) == 0;
        });
        TablePicture otherwise = ended();
        place->change(otherwise);
        const double ink = inkOf(whole, painted(otherwise));
        if (ink < kLeast)
            faint << QStringLiteral("%1: %2").arg(QLatin1String(what)).arg(ink);
    }
    QVERIFY2(faint.isEmpty(), qPrintable(faint.join(u'\n')));
}

QTEST_MAIN(TestPaintedContrast)
#include "tst_painted_contrast.moc"
