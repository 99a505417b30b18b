// SPDX-License-Identifier: GPL-3.0-or-later
// Records a deal at 50 frames a second and lists what changes within one frame and stands still
// before and after: a cut, where something should glide, fade or be written. Cuts that are meant
// are named below with their reason; any other ends the program with 1, and so does a card that
// flies while a result lies there. A frame that came late shows no cut: it may have missed what
// moved. tests/record_motion starts it.
//
//   QT_QPA_PLATFORM=offscreen bench_motion [WIDTHxHEIGHT [FOLDER]]
//
// FOLDER: the frames before and after each cut are kept there as pictures.
#include "items/card_item.h"
#include "items/chip_flight.h"
#include "items/sheet_flight.h"
#include "scene/scene_ranks.h"
#include "window_driver.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QStandardPaths>
#include <QTextStream>
#include <QTimer>

#include <cmath>
#include <map>

using namespace sandbag;

namespace {

constexpr int kFrame = 20;     // ms
constexpr int kLate = 30;      // ms from one frame to the next, on the average of three
constexpr int kCell = 16;      // pixels
constexpr int kPlain = 36;     // of 255, a cell that has plainly changed
constexpr double kMuch = 0.12; // of a part's cells
constexpr double kStill = 0.02;

/// Cuts that are meant.
const std::map<QString, QString> kMeant{
    {QStringLiteral("chips"), QStringLiteral("the choice stands there when it is asked")},
    {QStringLiteral("tokens"), QStringLiteral("small words, read and not watched")},
};

QList<double> cellsOf(const QImage &image)
{
    const QImage small = image.convertToFormat(QImage::Format_RGB32)
                             .scaled(image.width() / kCell, image.height() / kCell,
                                     Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    QList<double> cells;
    for (int y = 0; y < small.height(); ++y)
        for (int x = 0; x < small.width(); ++x) {
            const QRgb pixel = small.pixel(x, y);
            cells << (qRed(pixel) + qGreen(pixel) + qBlue(pixel)) / 3.0;
        }
    return cells;
}

/// A part of the table that is looked at, in cells of the picture.
struct Part {
    QString name;
    QRect cells;
};

QRect inCells(const QRectF &box)
{
    return QRect(qFloor(box.left() / kCell), qFloor(box.top() / kCell),
                 qMax(1, qCeil(box.width() / kCell)), qMax(1, qCeil(box.height() / kCell)));
}

QList<Part> partsOf(const TableScene &scene)
{
    const TableLayout &layout = scene.layout();
    QList<Part> parts{{QStringLiteral("rail"), inCells(layout.rail)},
                      {QStringLiteral("hand"), inCells(layout.hand)},
                      {QStringLiteral("prompt"),
                       inCells(layout.prompt.adjusted(layout.prompt.width() * 0.38, 0,
                                                      -layout.prompt.width() * 0.38, 0))},
                      {QStringLiteral("middle"), inCells(layout.centre)}};
    for (std::size_t i = 0; i < layout.seats.size(); ++i)
        parts << Part{QStringLiteral("plate %1").arg(i), inCells(layout.seats[i].plate)};
    if (!layout.pad.isEmpty())
        parts << Part{QStringLiteral("pad"), inCells(layout.pad)};
    if (!layout.packet.isEmpty())
        parts << Part{QStringLiteral("packet"), inCells(layout.packet)};
    return parts;
}

double changed(const QList<double> &a, const QList<double> &b, const Part &part, int columns)
{
    int count = 0, all = 0;
    for (int y = part.cells.top(); y <= part.cells.bottom(); ++y)
        for (int x = part.cells.left(); x <= part.cells.right(); ++x) {
            const qsizetype at = qsizetype(y) * columns + x;
            if (x < 0 || x >= columns || at < 0 || at >= a.size() || at >= b.size())
                continue;
            ++all;
            count += std::abs(a[at] - b[at]) > kPlain;
        }
    return all > 0 ? double(count) / all : 0;
}

struct Frame {
    QList<double> cells;
    int columns = 0;
    qint64 at = 0;
    QString doing;
    bool panel = false;     ///< something was asked on the table
    bool flownOver = false; ///< a card was on its way while a result lay there
};

void wait(int ms)
{
    QEventLoop loop;
    QTimer::singleShot(ms, Qt::PreciseTimer, &loop, &QEventLoop::quit);
    loop.exec();
}

/// Plays one deal and keeps a picture every fiftieth of a second.
QList<Frame> record(WindowDriver &driver)
{
    QList<Frame> frames;
    QElapsedTimer time;
    time.start();
    int idle = 0;
    while (time.elapsed() < 90000 && idle < 150) {
        Frame frame;
        frame.at = time.elapsed();
        const QImage image = driver.table().grab().toImage();
        frame.cells = cellsOf(image);
        frame.columns = image.width() / kCell;
        frame.doing = driver.table().scene().prompt();
        const TablePanel *panel = driver.table().panel();
        frame.panel = panel && panel->isVisible();
        frame.flownOver =
            frame.panel && driver.session().match().dealOver() && driver.table().scene().inMotion();
        frames << frame;
        if (frames.size() % 30 == 0 && driver.asked() && !driver.session().match().dealOver())
            driver.answerByKeys();
        const bool over = driver.session().hasMatch() && driver.session().match().dealOver();
        idle = over && driver.table().panel() ? idle + 1 : 0;
        wait(qMax<int>(1, kFrame - int(time.elapsed() - frame.at)));
    }
    return frames;
}

} // namespace

int main(int argc, char **argv)
{
    QApplication app(argc, argv);
    QStandardPaths::setTestModeEnabled(true);
    const QStringList size = QString::fromLatin1(argc > 1 ? argv[1] : "1000x700").split('x');
    WindowDriver driver;
    driver.window().resize(size.value(0).toInt(), size.value(1).toInt());
    Settings settings = driver.window().settings();
    settings.look.motion = true;
    settings.look.speed = TableLook::Speed::normal;
    settings.paceMs = 500;
    driver.window().applySettings(settings);
    driver.deal(RuleSet{}, QStringLiteral("standard"));
    const QList<Frame> frames = record(driver);
    const QList<Part> parts = partsOf(driver.table().scene());
    const int columns = frames.first().columns;
    std::map<QString, int> meant;
    int cuts = 0, late = 0;
    QTextStream out(stdout);
    for (qsizetype i = 2; i + 1 < frames.size(); ++i) {
        if (frames[i].flownOver && !frames[i - 1].flownOver) {
            ++cuts;
            out << frames[i].at << " ms: a card flies over a result\n";
        }
        if (frames[i + 1].at - frames[i - 2].at > 3 * kLate) {
            ++late;
            continue;
        }
        for (const Part &part : parts) {
            const auto step = [&](qsizetype k) {
                return changed(frames[k - 1].cells, frames[k].cells, part, columns);
            };
            if (step(i) < kMuch || step(i - 1) > kStill || step(i + 1) > kStill)
                continue;
            if (kMeant.count(part.name) > 0) {
                ++meant[part.name];
                continue;
            }
            ++cuts;
            out << frames[i].at << " ms: " << part.name << " changes by " << qRound(100 * step(i))
                << " % in one frame (" << frames[i].doing << ")\n";
        }
    }
    out << frames.size() << " frames in " << frames.last().at << " ms, " << cuts << " cuts, "
        << late << " frames too late to be judged\n";
    for (const auto &[name, count] : meant)
        out << count << " meant: " << name << ", " << kMeant.at(name) << '\n';
    return cuts > 0 ? 1 : 0;
}
