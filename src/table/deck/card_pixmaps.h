// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cards/card.h"
#include "deck/card_deck.h"
#include "look/alike_backs.h"
#include "look/mood.h"
#include "look/packed_picture.h"

#include <QBasicTimer>
#include <QHash>
#include <QList>
#include <QObject>
#include <QPixmap>
#include <QSet>
#include <QSize>
#include <QThread>

#include <optional>

namespace sandbag {

class CardRenderer;

/// Pictures of the cards, rendered once for each size in device pixels.
///
/// Asking never blocks: a missing picture is replaced by the nearest one, at the
/// worst a plain blank card; the real one is rendered on a thread of its own, and changed() says
/// when to paint again. Those that nobody has asked for in a while are kept packed.
class CardPixmaps : public QObject
{
    Q_OBJECT
public:
    explicit CardPixmaps(QObject *parent = nullptr);
    ~CardPixmaps() override;

    void setDeck(const CardDeck &deck);
    /// Another one for each deck that was set.
    [[nodiscard]] int deckNumber() const { return m_generation; }
    [[nodiscard]] const CardDeck &deck() const { return m_deck; }

    /// The card's face; `size` in logical pixels.
    [[nodiscard]] QPixmap face(Card card, QSize size, qreal ratio);
    [[nodiscard]] QPixmap back(QSize size, qreal ratio);

    /// A player's face in a circle of that diameter.
    [[nodiscard]] QPixmap portrait(int person, Mood mood, int diameter, qreal ratio);

    /// Whether the real picture of a face, or of the back (no card), is there.
    [[nodiscard]] bool ready(std::optional<Card> card, QSize size, qreal ratio) const;
    [[nodiscard]] bool portraitReady(int person, Mood mood, int diameter, qreal ratio) const;

    [[nodiscard]] AlikeBacks &alikeBacks() { return m_alikeBacks; }

    /// Renders every card in this size in the background, so that none is blank when it is shown:
    /// a moment later, since a window that opens or is resized goes through sizes that nobody sees.
    /// Earlier preparations are forgotten once all of it is there.
    void prepare(QSize size, qreal ratio);
    /// Whether something is still being rendered, or was not announced yet.
    [[nodiscard]] bool busy() const { return !m_waiting.isEmpty() || m_announcing; }
    /// For pictures of the table that are taken at once: runs events until all is rendered.
    void waitUntilReady();

signals:
    void changed();

protected:
    void timerEvent(QTimerEvent *event) override;

private:
    struct Key {
        int face = 0; ///< Card::face(), or kBack
        QSize pixels;
        bool operator==(const Key &) const = default;
        friend size_t qHash(const Key &key, size_t seed) noexcept
        {
            return qHashMulti(seed, key.face, key.pixels.width(), key.pixels.height());
        }
    };

    QPixmap find(int face, QSize size, qreal ratio);
    [[nodiscard]] QPixmap standIn(const Key &key);
    void forget();
    void order(const Key &key);
    void orderPrepared();
    void receive(int generation, const Key &key, const PackedPicture &picture);
    [[nodiscard]] QPixmap unpacked(const Key &key);
    void giveBack();
    void announce();
    void forgetFormer();

    QHash<Key, PackedPicture> m_ready;
    QHash<Key, QPixmap> m_inUse; ///< unpacked lately
    QSet<Key> m_waiting;
    QHash<Key, QPixmap> m_standIns; ///< scaled from other sizes, until the real ones come
    QHash<Key, QPixmap> m_blank;
    AlikeBacks m_alikeBacks;
    CardDeck m_deck;
    int m_generation = 0; ///< answers for an earlier deck are dropped
    bool m_announcing = false;
    QSize m_prepared;      ///< in pixels
    QList<QSize> m_former; ///< prepared before that
    QBasicTimer m_preparing;
    QBasicTimer m_unused;               ///< runs while something is unpacked
    CardRenderer *m_renderer = nullptr; ///< lives in m_thread
    QThread m_thread;
};

} // namespace sandbag
