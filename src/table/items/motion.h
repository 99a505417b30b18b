// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"

#include <QBasicTimer>
#include <QElapsedTimer>
#include <QObject>
#include <QPointF>
#include <QRectF>

#include <optional>
#include <vector>

namespace sandbag {

class CardItem;

/// Moves cards. A timer runs only while something moves; anyone who asks for a place at once
/// (motion off, a rebuilt table) is never kept waiting.
class Motion : public QObject
{
    Q_OBJECT
public:
    struct Glide {
        CardItem *card = nullptr;
        QPointF from, to;
        double scaleFrom = 1, scaleTo = 1;
        double angleFrom = 0, angleTo = 0;
        int delay = 0;        ///< ms before it starts
        int waits = 0;        ///< the same, whatever the tempo is
        int duration = 0;     ///< ms
        double rank = 0;      ///< its height among the cards where it arrives
        bool flies = false;   ///< over everything on its way, with a longer shadow
        bool removed = false; ///< the card is deleted where it arrives
        /// At which share of its way it takes its new angle; without, it turns all the way. A
        /// turned card is painted again, one that only moves is not: where many go, they turn at
        /// once.
        std::optional<double> turnsAt;
        /// This many ms of its time it takes to come to `by`, with the angle `angleBy`, before it
        /// sets out for its place; 0: it goes there straight. It is face down from there on.
        int byMs = 0;
        QPointF by;
        double angleBy = 0;
        bool hidden = false; ///< behind others from there on
        /// The card shows its face on its way, from that share of it on: it turns over, and only
        /// then grows to its size.
        std::optional<Card> reveals;
        double revealsAt = 0;
    };

    explicit Motion(QObject *parent = nullptr);

    void setEnabled(bool enabled);
    /// Glides last this many times as long as they say.
    void setTempo(double times) { m_tempo = times; }
    /// Moves the card; an earlier glide of it is dropped. Carried out at once when motion is off.
    void start(Glide glide);
    /// Whether the card is on its way to that very place.
    [[nodiscard]] bool goesTo(const CardItem *card, const QPointF &to, double angle) const;
    /// Milliseconds until the last of the cards that leave has gone; 0 where none does.
    [[nodiscard]] int leavingFor() const;
    /// Those that leave are gone at once.
    void finishLeaving();
    /// The face that a card is about to show on its way.
    [[nodiscard]] std::optional<Card> revealed(const CardItem *card) const;
    /// How many cards are on their way.
    [[nodiscard]] std::size_t moving() const { return m_glides.size(); }
    /// Whether the card is on its way.
    [[nodiscard]] bool moves(const CardItem *card) const;
    /// A veil is laid over the card, or taken off, in a moment.
    void veil(CardItem *card, bool on);
    /// The card is not painted before its glide begins: others cover it.
    void cover(CardItem *card);
    /// Forgets a card that is about to be deleted.
    void forget(CardItem *card);
    /// Everything arrives now.
    void finish();
    /// The same, but those that leave go on.
    void finishStaying();
    [[nodiscard]] bool running() const { return !m_glides.empty() || !m_veils.empty(); }

signals:
    /// Cards were moved on: a box for each, of where it was and where it is now.
    void stepped(const std::vector<QRectF> &boxes);
    void arrived(); ///< some of the moving items
    void finished();

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    struct Running {
        Glide glide;
        qint64 begin = 0;
    };
    struct Veil {
        CardItem *card = nullptr;
        double from = 0, to = 1;
        qint64 begin = 0;
    };
    void arrive(const Glide &glide);
    void dropGlide(CardItem *card);
    void dropVeil(CardItem *card);
    void begin();
    void stepGlides(qint64 now);
    void stepVeils(qint64 now);

    std::vector<Running> m_glides;
    std::vector<Veil> m_veils;
    QBasicTimer m_timer;
    QElapsedTimer m_clock;
    bool m_enabled = true;
    double m_tempo = 1;
};

} // namespace sandbag
