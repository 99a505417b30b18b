// SPDX-License-Identifier: GPL-3.0-or-later
#include "deck_choice.h"

#include "deck/deck_look.h"
#include "deck/deck_rows.h"
#include "deck/installed_decks.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCoreApplication>
#include <QLabel>
#include <QPixmap>
#include <QPointer>
#include <QThreadPool>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

namespace sandbag {

namespace {

constexpr QSize kFan(260, 62);   ///< logical pixels of the picture
constexpr QSize kSample(88, 42); ///< of that in the list

/// Says when its list is about to be seen.
class DeckList : public QComboBox
{
public:
    explicit DeckList(std::function<void()> opening) : m_opening(std::move(opening)) {}
    void showPopup() override
    {
        m_opening();
        QComboBox::showPopup();
    }

private:
    std::function<void()> m_opening;
};

QString marked(const QString &name)
{
    return DeckChoice::tr("%1 (ranks hidden where cards overlap)").arg(name);
}

} // namespace

DeckChoice::DeckChoice(QWidget *parent)
    : QWidget(parent),
      m_decks(new DeckList([this] { lookAtAll(); })),
      m_fan(new QLabel),
      m_stop(std::make_shared<std::atomic<bool>>(false))
{
    for (const OwnDeck &deck : ownDecks())
        m_decks->addItem(deckName(deck.name), QString(deck.key));
    for (const InstalledDeck &deck : installedDecks())
        m_decks->addItem(deck.name, deck.file);
    QPixmap empty(kSample); // keeps a picture's room until that is drawn
    empty.fill(Qt::transparent);
    for (int i = 0; i < m_decks->count(); ++i)
        m_decks->setItemIcon(i, empty);
    m_decks->setIconSize(kSample);
    m_decks->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_decks->setAccessibleName(tr("Deck of cards"));
    m_fan->setFixedSize(kFan);
    m_fan->setObjectName(QStringLiteral("fan"));
    m_fan->setAccessibleName(tr("Sample hand from this deck, with jokers"));
    setFocusProxy(m_decks);
    setFocusPolicy(Qt::StrongFocus); // or the key of its label leads nowhere
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_decks);
    column->addWidget(m_fan);
    connect(m_decks, &QComboBox::currentIndexChanged, this, &DeckChoice::showChosen);
    connect(m_decks, &QComboBox::currentIndexChanged, this, &DeckChoice::deckChanged);
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
        showChosen();
}

void DeckChoice::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_asked == 0)
        showChosen();
}

/// Decks are told apart by their looks in the open list.
void DeckChoice::lookAtAll()
{
    keepRoomForMarks();
    QStringList decks;
    for (int i = 0; i < m_decks->count(); ++i)
        decks << m_decks->itemData(i).toString();
    lookAt(decks);
}

/// One after the other: nobody waits for them.
void DeckChoice::lookAt(const QStringList &decks)
{
    QStringList fresh;
    for (const QString &deck : decks)
        if (!m_lookedAt.contains(deck)) {
            m_lookedAt << deck;
            fresh << deck;
        }
    if (fresh.isEmpty())
        return;
    QThreadPool::globalInstance()->start(
        [fresh, ratio = devicePixelRatioF(), stop = m_stop, self = QPointer<DeckChoice>(this)] {
            for (const QString &deck : fresh) {
                if (*stop)
                    return;
                DeckSight sight = lookAtDeck({deck, false, {}}, kSample * ratio);
                sight.sample.setDevicePixelRatio(ratio);
                QMetaObject::invokeMethod(qApp, [self, deck, sight] {
                    if (self)
                        self->take(deck, sight);
                });
            }
        });
}

void DeckChoice::take(const QString &deck, const DeckSight &sight)
{
    const int at = m_decks->findData(deck);
    if (at < 0)
        return;
    m_decks->setItemIcon(at, QPixmap::fromImage(sight.sample));
    if (!sight.ranksSeen)
        mark(at);
}

void DeckChoice::mark(int at)
{
    m_decks->setItemText(at, marked(m_decks->itemText(at)));
    m_decks->setItemData(at,
                         tr("These cards show their rank only at the right edge, where the next "
                            "card in your hand covers it."),
                         Qt::ToolTipRole);
}

/// What is said of a deck while the list is open is not cut.
void DeckChoice::keepRoomForMarks()
{
    constexpr int kAround = 40; // pixels: margins, and the bar that scrolls
    int widest = 0;
    for (int i = 0; i < m_decks->count(); ++i) {
        const QString name = m_decks->itemText(i);
        const bool isMarked = m_decks->itemData(i, Qt::ToolTipRole).isValid();
        widest = std::max(widest,
                          m_decks->fontMetrics().horizontalAdvance(isMarked ? name : marked(name)));
    }
    m_decks->view()->setMinimumWidth(widest + kSample.width() + kAround);
}

void DeckChoice::showChosen()
{
    if (!isVisible())
        return;
    lookAt({this->deck()});
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
