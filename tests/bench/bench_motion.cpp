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

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

using namespace sandbag;

namespace {

constexpr int kFrame = 20;     // ms
constexpr int kGap = 36;       // before one frame, which may have missed a fade
constexpr int kLate = 30;      // ms from one frame to the next, on the average of three
constexpr int kCell = 16;      // pixels
constexpr int kPlain = 36;     // of 255, a cell that has plainly changed
constexpr double kMuch = 0.12; // of a part's cells
constexpr double kStill = 0.02;

const QString kSheet = QStringLiteral("the sheet of a result");
const QString kMiddle = QStringLiteral("middle");
const QString kFirst = QStringLiteral("the first frame");
const QString kHurried = QStringLiteral("who plays on");
const QString kChips = QStringLiteral("chips");

/// Cuts that are meant, by the part in which they are seen.
const std::map<QString, QString> kMeant{
    {kChips, QStringLiteral("the choice stands there when it is asked")},
    {kFirst, QStringLiteral("a window that opens is plain until its table is painted whole")},
    {kHurried, QStringLiteral("does not wait for the trick before, which is gone at once")},
    {kSheet, QStringLiteral("its lines are written one by one, 70 ms apart")},
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
                      {kMiddle, inCells(layout.centre)}};
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
    std::map<const QGraphicsItem *, QRectF> cards; ///< that are seen, and what else flies
    bool moves = false;                            ///< cards are on their way
    bool trick = false;                            ///< a whole trick lies there
    bool acted = false;                            ///< the person has just pressed a key
    bool panel = false;                            ///< something was asked on the table
    bool sheet = false;                            ///< the sheet of a result lies there
    bool ledOver = false;   ///< a card was led while the trick before was still gathered
    bool flownOver = false; ///< a card was on its way while a result lay there
};

bool isPlain(const QList<double> &cells)
{
    const auto [least, most] = std::minmax_element(cells.begin(), cells.end());
    return !cells.isEmpty() && *most - *least < 2;
}

std::map<const QGraphicsItem *, QRectF> cardsOf(const TableScene &scene)
{
    std::map<const QGraphicsItem *, QRectF> cards;
    for (const QGraphicsItem *item : scene.items())
        if (item->isVisible() &&
            (dynamic_cast<const CardItem *>(item) || dynamic_cast<const ChipFlight *>(item) ||
             dynamic_cast<const SheetFlight *>(item)))
            cards[item] = item->sceneBoundingRect();
    return cards;
}

/// Whether the first card of a trick has left its player while cards of the one before still lie
/// there or fly.
bool ledOver(const TableScene &scene)
{
    const std::vector<TrickCard> &trick = scene.picture().trick;
    if (trick.size() != 1)
        return false;
    bool leaving = false, led = false;
    for (const QGraphicsItem *item : scene.items())
        if (const auto *card = dynamic_cast<const CardItem *>(item)) {
            leaving = leaving || (card->zValue() >= double(kLeaving) &&
                                  card->zValue() < double(kTrick) && card->isVisible());
            const QPointF from = scene.layout().seats[scene.placeOf(trick[0].seat)].plate.center();
            const double way = QLineF(from, scene.trickCardRect(0).center()).length();
            led = led || (card->card() == trick[0].card && card->zValue() >= double(kTrick) &&
                          QLineF(from, card->pos()).length() > way * 0.6);
        }
    return leaving && led;
}

void wait(int ms)
{
    QEventLoop loop;
    QTimer::singleShot(ms, Qt::PreciseTimer, &loop, &QEventLoop::quit);
    loop.exec();
}

/// The last pictures, which are written where there is a cut between the second and the third.
class Pictures
{
public:
    explicit Pictures(const QString &folder) : m_folder(folder) {}

    void add(const QImage &picture)
    {
        if (m_folder.isEmpty())
            return;
        m_last << picture;
        if (m_last.size() > 4)
            m_last.removeFirst();
    }
    void keep(qint64 at) const
    {
        for (int i = 0; i < m_last.size(); ++i)
            m_last[i].save(QStringLiteral("%1/%2-%3.png").arg(m_folder).arg(at).arg(i));
    }

private:
    QString m_folder;
    QList<QImage> m_last;
};

/// Judges each frame by those before it and the one after it.
class Judge
{
public:
    explicit Judge(const QString &folder) : m_pictures(folder), m_out(stdout) {}

    void add(const Frame &frame, const QImage &picture, const QList<Part> &parts)
    {
        m_frames << frame;
        m_pictures.add(picture);
        if (m_frames.size() > 4)
            m_frames.removeFirst();
        ++m_count;
        if (m_frames.size() == 4)
            judge(parts);
    }
    /// What was found altogether; the exit status.
    int conclude()
    {
        m_out << m_count << " frames in " << m_frames.last().at << " ms, " << m_cuts << " cuts, "
              << m_late << " frames too late to be judged\n";
        for (const auto &[name, count] : m_meant)
            m_out << count << " meant: " << name << ", " << kMeant.at(name) << '\n';
        return m_cuts > 0 ? 1 : 0;
    }

private:
    void judge(const QList<Part> &parts)
    {
        const Frame &before = m_frames[1], &now = m_frames[2];
        if (now.flownOver && !before.flownOver)
            tell(QStringLiteral("a card flies over a result"));
        if (now.ledOver && !before.ledOver)
            tell(QStringLiteral("a card is led onto the trick before"));
        if (m_frames[3].at - m_frames[0].at > 3 * kLate || now.at - before.at > kGap) {
            ++m_late;
            return;
        }
        for (const Part &part : parts)
            judge(part);
    }

    void judge(const Part &part)
    {
        const Frame &before = m_frames[1], &now = m_frames[2];
        const auto step = [&](int k) {
            return changed(m_frames[k - 1].cells, m_frames[k].cells, part, now.columns);
        };
        if (step(2) < kMuch || step(1) > kStill || step(3) > kStill)
            return;
        if (cardGlides(part))
            return;
        const bool asked = now.panel && !before.panel;
        const QString name = before.trick && now.acted       ? kHurried
                             : isPlain(before.cells)         ? kFirst
                             : now.sheet && before.sheet     ? kSheet
                             : asked && part.name == kMiddle ? kChips
                                                             : part.name;
        if (kMeant.count(name) > 0)
            ++m_meant[name];
        else
            tell(QStringLiteral("%1 changes by %2 % in one frame (%3)")
                     .arg(part.name)
                     .arg(qRound(100 * step(2)))
                     .arg(now.doing));
    }

    /// A card that has been moving, or goes on to, comes there, leaves it, or crosses it. One that
    /// is elsewhere from one frame to the next and stands still before and after does not glide.
    [[nodiscard]] bool cardGlides(const Part &part) const
    {
        const QRectF box(QPointF(part.cells.topLeft()) * kCell, QSizeF(part.cells.size()) * kCell);
        const auto crosses = [&](int from, int to) {
            std::set<const QGraphicsItem *> crossing;
            for (const auto &[card, was] : m_frames[from].cards) {
                const auto is = m_frames[to].cards.find(card);
                const bool moved = is != m_frames[to].cards.end() && is->second != was;
                if (moved &&
                    (is->second | was).adjusted(-kCell, -kCell, kCell, kCell).intersects(box))
                    crossing.insert(card);
            }
            return crossing;
        };
        // A step into the frame that is judged, with one before it or after it.
        for (const QGraphicsItem *card : crosses(0, 1))
            if (m_frames[2].cards.count(card) == 0 || crosses(1, 2).count(card) > 0)
                return true;
        const QRectF near = box.adjusted(-kCell, -kCell, kCell, kCell);
        for (const auto &[card, is] : m_frames[2].cards) // it has just set out
            if (m_frames[2].moves && m_frames[3].moves && is.intersects(near) && isElsewhere(card))
                return true;
        const auto after = crosses(2, 3);
        for (const QGraphicsItem *card : after)
            if (m_frames[1].cards.count(card) == 0 || crosses(1, 2).count(card) > 0)
                return true;
        return false;
    }

    /// It was not in that place in the frame before, or not at all.
    [[nodiscard]] bool isElsewhere(const QGraphicsItem *card) const
    {
        const auto was = m_frames[1].cards.find(card);
        return was == m_frames[1].cards.end() || was->second != m_frames[2].cards.at(card);
    }

    void tell(const QString &what)
    {
        ++m_cuts;
        m_out << m_frames[2].at << " ms: " << what << Qt::endl;
        m_pictures.keep(m_frames[2].at);
    }

    QList<Frame> m_frames; ///< the last four
    Pictures m_pictures;
    QTextStream m_out;
    std::map<QString, int> m_meant;
    int m_count = 0, m_cuts = 0, m_late = 0;
};

/// Plays one deal and looks at it every fiftieth of a second.
void record(WindowDriver &driver, Judge &judge)
{
    int count = 0;
    bool acted = false;
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
        frame.sheet = frame.panel && driver.session().match().dealOver();
        frame.ledOver = ledOver(driver.table().scene());
        const TablePicture &shown = driver.table().scene().picture();
        frame.moves = driver.table().scene().inMotion();
        frame.trick = shown.trickWinner >= 0 && !shown.trick.empty();
        frame.acted = std::exchange(acted, false);
        frame.cards = cardsOf(driver.table().scene());
        judge.add(frame, image, partsOf(driver.table().scene()));
        if (++count % 30 == 0 && driver.asked() && !driver.session().match().dealOver()) {
            acted = true;
            driver.answerByKeys();
        }
        const bool over = driver.session().hasMatch() && driver.session().match().dealOver();
        idle = over && driver.table().panel() ? idle + 1 : 0;
        wait(qMax<int>(1, kFrame - int(time.elapsed() - frame.at)));
    }
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
    Judge judge(QString::fromLocal8Bit(argc > 2 ? argv[2] : ""));
    record(driver, judge);
    return judge.conclude();
}
