// SPDX-License-Identifier: GPL-3.0-or-later
#include "deck/card_pixmaps.h"

#include "background/unused_memory.h"
#include "deck/card_renderer.h"

#include <QCoreApplication>
#include <QPainter>
#include <QTimer>
#include <QTimerEvent>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

QSize inPixels(QSize size, qreal ratio)
{
    return {qRound(size.width() * ratio), qRound(size.height() * ratio)};
}

/// A portrait is a plain disc until it is there.
QPixmap blankFace(QSize pixels)
{
    QPixmap pixmap(pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0xb7, 0xbe, 0xc4));
    painter.drawEllipse(QRectF(QPointF(), QSizeF(pixels)));
    return pixmap;
}

int portraitOf(int person, Mood mood)
{
    return kFirstPortrait + (person % kPersons) * kMoods + static_cast<int>(mood);
}

QPixmap blankCard(QSize pixels, bool back)
{
    QPixmap pixmap(pixels);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal radius = 0.05 * pixels.width();
    painter.setPen(QPen(QColor(0xb9, 0xb6, 0xad), 1));
    painter.setBrush(back ? QColor(0x2c, 0x4a, 0x6e) : QColor(0xff, 0xfe, 0xfb));
    painter.drawRoundedRect(QRectF(QPointF(), QSizeF(pixels)).adjusted(0.5, 0.5, -0.5, -0.5),
                            radius, radius);
    return pixmap;
}

} // namespace

CardPixmaps::CardPixmaps(QObject *parent) : QObject(parent), m_renderer(new CardRenderer)
{
    m_renderer->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_renderer, &QObject::deleteLater);
    m_thread.setObjectName(QStringLiteral("cards"));
    m_thread.start(QThread::LowPriority);
}

CardPixmaps::~CardPixmaps()
{
    m_thread.quit();
    m_thread.wait();
}

void CardPixmaps::setDeck(const CardDeck &deck)
{
    if (deck == m_deck)
        return;
    m_deck = deck;
    ++m_generation;
    forget();
    m_alikeBacks.clear();
    m_waiting.clear();
    QMetaObject::invokeMethod(m_renderer,
                              [renderer = m_renderer, deck] { renderer->setDeck(deck); });
    announce();
}

QPixmap CardPixmaps::face(Card card, QSize size, qreal ratio)
{
    return find(card.held().face(), size, ratio);
}

QPixmap CardPixmaps::portrait(int person, Mood mood, int diameter, qreal ratio)
{
    return find(portraitOf(person, mood), QSize(diameter, diameter), ratio);
}

bool CardPixmaps::portraitReady(int person, Mood mood, int diameter, qreal ratio) const
{
    return m_ready.contains({portraitOf(person, mood), inPixels(QSize(diameter, diameter), ratio)});
}

QPixmap CardPixmaps::back(QSize size, qreal ratio)
{
    return find(kBackFace, size, ratio);
}

bool CardPixmaps::ready(std::optional<Card> card, QSize size, qreal ratio) const
{
    return m_ready.contains({card ? card->held().face() : kBackFace, inPixels(size, ratio)});
}

void CardPixmaps::prepare(QSize size, qreal ratio)
{
    constexpr int kMoment = 250; // ms
    const QSize pixels = inPixels(size, ratio);
    if (pixels == m_prepared && m_preparing.isActive())
        return; // asked for again with every card that is played
    if (pixels != m_prepared)
        m_former << std::exchange(m_prepared, pixels);
    m_former.removeAll(pixels);
    m_preparing.start(kMoment, this);
}

void CardPixmaps::timerEvent(QTimerEvent *event)
{
    if (event->timerId() == m_preparing.timerId())
        orderPrepared();
    else if (event->timerId() == m_unused.timerId())
        giveBack();
}

void CardPixmaps::orderPrepared()
{
    m_preparing.stop();
    for (int face = kBackFace; face < Card::kNatural; ++face)
        order({face, m_prepared});
    forgetFormer();
}

void CardPixmaps::forgetFormer()
{
    if (!m_waiting.isEmpty() || m_preparing.isActive() || m_former.isEmpty())
        return;
    m_ready.removeIf([this](const auto &one) {
        return one.key().face < kFirstPortrait && m_former.contains(one.key().pixels);
    });
    m_former.clear();
}

/// Who paints a card keeps the picture of it with its shadow, and does not ask again soon.
void CardPixmaps::giveBack()
{
    m_unused.stop();
    m_inUse.clear();
    m_blank.clear();
    returnUnusedMemory();
}

QPixmap CardPixmaps::unpacked(const Key &key)
{
    constexpr int kKept = 2000; // ms
    const auto found = m_ready.constFind(key);
    if (found == m_ready.constEnd())
        return {};
    QPixmap &pixmap = m_inUse[key];
    if (pixmap.isNull())
        pixmap = QPixmap::fromImage(found->unpacked());
    m_unused.start(kKept, Qt::CoarseTimer, this);
    return pixmap;
}

QPixmap CardPixmaps::find(int face, QSize size, qreal ratio)
{
    const Key key{face, inPixels(size, ratio)};
    if (QPixmap pixmap = unpacked(key); !pixmap.isNull()) {
        pixmap.setDevicePixelRatio(ratio);
        return pixmap;
    }
    order(key);
    if (QPixmap like = standIn(key); !like.isNull()) {
        like.setDevicePixelRatio(ratio);
        return like;
    }
    const bool person = face >= kFirstPortrait;
    const Key blank{person ? kFirstPortrait : std::min(face, 0), key.pixels};
    QPixmap &pixmap = m_blank[blank];
    if (pixmap.isNull())
        pixmap = person ? blankFace(key.pixels) : blankCard(key.pixels, face == kBackFace);
    pixmap.setDevicePixelRatio(ratio);
    return pixmap;
}

/// The same card in another size, or the same player in another mood; none where neither is there.
QPixmap CardPixmaps::standIn(const Key &key)
{
    if (key.face >= kFirstPortrait)
        return unpacked({key.face - (key.face - kFirstPortrait) % kMoods, key.pixels});
    if (const auto found = m_standIns.constFind(key); found != m_standIns.constEnd())
        return *found;
    QSize largest;
    for (auto found = m_ready.keyBegin(); found != m_ready.keyEnd(); ++found)
        if (found->face == key.face && largest.width() < found->pixels.width())
            largest = found->pixels;
    if (largest.isEmpty())
        return {};
    return *m_standIns.insert(
        key, unpacked({key.face, largest})
                 .scaled(key.pixels, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
}

void CardPixmaps::forget()
{
    m_ready.clear();
    m_inUse.clear();
    m_standIns.clear();
}

void CardPixmaps::order(const Key &key)
{
    if (key.pixels.isEmpty() || m_ready.contains(key) || m_waiting.contains(key))
        return;
    m_waiting.insert(key);
    // The destructor waits for the thread, so that this is there for as long as it draws.
    QMetaObject::invokeMethod(m_renderer, [this, generation = m_generation, key] {
        QMetaObject::invokeMethod(
            this, [this, generation, key, picture = m_renderer->picture(key.face, key.pixels)] {
                receive(generation, key, picture);
            });
    });
}

void CardPixmaps::receive(int generation, const Key &key, const PackedPicture &picture)
{
    if (generation != m_generation)
        return;
    m_waiting.remove(key);
    // A window that was resized many times must not keep every size it ever had.
    constexpr int kMostPictures = 400;
    if (m_ready.size() > kMostPictures)
        forget();
    m_standIns.remove(key);
    m_ready.insert(key, picture);
    forgetFormer();
    announce();
}

void CardPixmaps::announce()
{
    if (m_announcing)
        return;
    m_announcing = true;
    QTimer::singleShot(0, this, [this] {
        m_announcing = false;
        emit changed();
    });
}

void CardPixmaps::waitUntilReady()
{
    if (m_preparing.isActive())
        orderPrepared();
    while (busy())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QCoreApplication::processEvents();
}

} // namespace sandbag
