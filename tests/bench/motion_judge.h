// SPDX-License-Identifier: GPL-3.0-or-later
// Frames of the table, and what changes from one to the next.
#pragma once

#include "items/card_item.h"
#include "items/chip_flight.h"
#include "items/sheet_flight.h"
#include "scene/scene_ranks.h"
#include "scene/table_scene.h"

#include <QImage>
#include <QLineF>
#include <QTextStream>
#include <QtMath>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace sandbag {

inline constexpr int kGap = 36;       // before one frame, which may have missed a fade
inline constexpr int kLate = 30;      // ms from one frame to the next, on the average of three
inline constexpr int kCell = 16;      // pixels
inline constexpr int kPlain = 36;     // of 255, a cell that has plainly changed
inline constexpr double kMuch = 0.12; // of a part's cells
inline constexpr double kStill = 0.02;

inline const QString kSheet = QStringLiteral("the sheet of a result");
inline const QString kMiddle = QStringLiteral("middle");
inline const QString kFirst = QStringLiteral("the first frame");
inline const QString kHurried = QStringLiteral("who plays on");
inline const QString kChips = QStringLiteral("chips");
inline const QString kAnswered = QStringLiteral("what is answered");
inline const QString kNext = QStringLiteral("the next question");

/// Cuts that are meant, by the part in which they are seen.
inline const std::map<QString, QString> kMeant{
    {kChips, QStringLiteral("the choice stands there when it is asked")},
    {kAnswered, QStringLiteral("a press takes the question away at once")},
    {kNext, QStringLiteral("it stands where the one was that is answered")},
    {kFirst, QStringLiteral("a window that opens is plain until its table is painted whole")},
    {kHurried, QStringLiteral("does not wait for the trick before, which is gone at once")},
    {kSheet, QStringLiteral("its lines are written one by one, 70 ms apart")},
};

inline QList<double> cellsOf(const QImage &image)
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

inline QRect inCells(const QRectF &box)
{
    return QRect(qFloor(box.left() / kCell), qFloor(box.top() / kCell),
                 qMax(1, qCeil(box.width() / kCell)), qMax(1, qCeil(box.height() / kCell)));
}

/// Where the cards of another player peek out from behind the plate.
inline QRectF fanOf(const TableLayout &layout, std::size_t place)
{
    const SeatPlace &seat = layout.seats[place];
    const QRectF face(seat.cards - QPointF(layout.miniCard.width(), layout.miniCard.height() * 0.5),
                      QSizeF(2.0 * layout.miniCard.width(), layout.miniCard.height() * 0.5));
    return face & QRectF(layout.felt.left(), layout.felt.top(), layout.felt.width(),
                         seat.plate.top() - layout.felt.top());
}

inline QList<Part> partsOf(const TableScene &scene)
{
    const TableLayout &layout = scene.layout();
    QList<Part> parts{{QStringLiteral("rail"), inCells(layout.rail)},
                      {QStringLiteral("hand"), inCells(layout.hand)},
                      {QStringLiteral("prompt"),
                       inCells(layout.prompt.adjusted(layout.prompt.width() * 0.38, 0,
                                                      -layout.prompt.width() * 0.38, 0))},
                      {kMiddle, inCells(layout.centre)}};
    for (std::size_t i = 0; i < layout.seats.size(); ++i) {
        parts << Part{QStringLiteral("plate %1").arg(i), inCells(layout.seats[i].plate)};
        if (i > 0)
            parts << Part{QStringLiteral("cards %1").arg(i), inCells(fanOf(layout, i))};
    }
    if (!layout.pad.isEmpty())
        parts << Part{QStringLiteral("pad"), inCells(layout.pad)};
    if (!layout.packet.isEmpty())
        parts << Part{QStringLiteral("packet"), inCells(layout.packet)};
    return parts;
}

inline double changed(const QList<double> &a, const QList<double> &b, const Part &part, int columns)
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
    const void *asked = nullptr;                   ///< what, or nothing
    bool sheet = false;                            ///< the sheet of a result lies there
    bool ledOver = false;   ///< a card was led while the trick before was still gathered
    bool flownOver = false; ///< a card was on its way while a result lay there
};

inline bool isPlain(const QList<double> &cells)
{
    const auto [least, most] = std::minmax_element(cells.begin(), cells.end());
    return !cells.isEmpty() && *most - *least < 2;
}

inline std::map<const QGraphicsItem *, QRectF> cardsOf(const TableScene &scene)
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
inline bool ledOver(const TableScene &scene)
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
        const QString name = before.trick && now.acted                 ? kHurried
                             : isPlain(before.cells)                   ? kFirst
                             : now.sheet && before.sheet               ? kSheet
                             : asked && part.name == kMiddle           ? kChips
                             : now.acted && before.panel && !now.panel ? kAnswered
                             : now.acted && before.asked != now.asked  ? kNext
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
        for (const auto &[card, is] : m_frames[2].cards) { // it has just set out
            const auto was = m_frames[1].cards.find(card);
            const QRectF way = was == m_frames[1].cards.end() ? is : is | was->second;
            if (m_frames[2].moves && m_frames[3].moves && way.intersects(near) && isElsewhere(card))
                return true;
        }
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

} // namespace sandbag
