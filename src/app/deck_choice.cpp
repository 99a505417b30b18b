// SPDX-License-Identifier: GPL-3.0-or-later
#include "deck_choice.h"

#include "deck/deck_look.h"
#include "deck/deck_rows.h"
#include "deck/installed_decks.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QPixmap>
#include <QPointer>
#include <QThreadPool>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

constexpr QSize kFan(260, 62);   ///< logical pixels of the picture
constexpr QSize kSample(88, 42); ///< of that in the list

} // namespace

DeckChoice::DeckChoice(QWidget *parent)
    : QWidget(parent),
      m_decks(new QComboBox),
      m_fan(new QLabel),
      m_stop(std::make_shared<std::atomic<bool>>(false))
{
    for (const OwnDeck &deck : ownDecks())
        m_decks->addItem(deckName(deck.name), QString(deck.key));
    for (const InstalledDeck &deck : installedDecks())
        m_decks->addItem(deck.name, deck.file);
    m_decks->setIconSize(kSample);
    m_decks->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_decks->setAccessibleName(tr("Deck of cards"));
    m_fan->setFixedSize(kFan);
    m_fan->setObjectName(QStringLiteral("fan"));
    m_fan->setAccessibleName(tr("Sample hand from this deck, with jokers"));
    setFocusProxy(m_decks);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_decks);
    column->addWidget(m_fan);
    connect(m_decks, &QComboBox::currentIndexChanged, this, &DeckChoice::showFan);
    connect(m_decks, &QComboBox::currentIndexChanged, this, &DeckChoice::deckChanged);
    showFan();
    showSamples();
    judgeDecks();
}

DeckChoice::~DeckChoice()
{
    *m_stop = true;
}

void DeckChoice::setDeck(const QString &file)
{
    m_decks->setCurrentIndex(std::max(0, m_decks->findData(file)));
}

QString DeckChoice::deck() const
{
    return m_decks->currentData().toString();
}

bool DeckChoice::hasFourColours() const
{
    const OwnDeck *own = ownDeck(deck());
    return own && !own->fourColours.isEmpty();
}

void DeckChoice::setFourColours(bool on)
{
    if (std::exchange(m_fourColours, on) != on)
        showFan();
}

/// A deck is chosen by what it looks like; its place is kept until that is drawn.
void DeckChoice::showSamples()
{
    const qreal ratio = devicePixelRatioF();
    QPixmap empty(kSample);
    empty.fill(Qt::transparent);
    QStringList decks;
    for (int i = 0; i < m_decks->count(); ++i) {
        decks << m_decks->itemData(i).toString();
        m_decks->setItemIcon(i, empty);
    }
    QThreadPool::globalInstance()->start(
        [decks, ratio, stop = m_stop, self = QPointer<DeckChoice>(this)] {
            for (int i = 0; i < decks.size() && !*stop; ++i) {
                QImage sample = sampleOf({decks[i], false, {}}, kSample * ratio);
                sample.setDevicePixelRatio(ratio);
                QMetaObject::invokeMethod(qApp, [self, i, sample] {
                    if (self)
                        self->m_decks->setItemIcon(i, QPixmap::fromImage(sample));
                });
            }
        });
}

/// One after the other: whoever opens the preferences waits for nothing.
void DeckChoice::judgeDecks()
{
    QStringList files;
    for (int i = 1; i < m_decks->count(); ++i)
        files << m_decks->itemData(i).toString();
    if (files.isEmpty())
        return;
    QThreadPool::globalInstance()->start([files, stop = m_stop, self = QPointer<DeckChoice>(this)] {
        for (const QString &file : files) {
            if (*stop)
                return;
            if (ranksSeenInFan({file, false, {}}))
                continue;
            QMetaObject::invokeMethod(qApp, [self, file] {
                if (self)
                    self->mark(file);
            });
        }
    });
}

void DeckChoice::mark(const QString &file)
{
    const int at = m_decks->findData(file);
    m_decks->setItemText(at, tr("%1 (ranks hidden in a fan)").arg(m_decks->itemText(at)));
    m_decks->setItemData(at,
                         tr("The ranks are on the right of these cards, where the next card in "
                            "your hand covers them."),
                         Qt::ToolTipRole);
}

void DeckChoice::showFan()
{
    const CardDeck deck{this->deck(), m_fourColours, {}};
    const qreal ratio = devicePixelRatioF();
    QThreadPool::globalInstance()->start(
        [deck, ratio, asked = ++m_asked, self = QPointer<DeckChoice>(this)] {
            QImage fan = fanOf(deck, kFan * ratio);
            fan.setDevicePixelRatio(ratio);
            QMetaObject::invokeMethod(qApp, [self, asked, fan] {
                if (self && self->m_asked == asked)
                    self->m_fan->setPixmap(QPixmap::fromImage(fan));
            });
        });
}

} // namespace sandbag
