// SPDX-License-Identifier: GPL-3.0-or-later
#include "lobby_page.h"

#include "aimed_button.h"
#include "chair_button.h"
#include "company_limits.h"
#include "five_cards_row.h"
#include "host_end.h"
#include "knock_bar.h"
#include "lobby_table.h"
#include "named/levels.h"
#include "room_for_title.h"
#include "rule_side.h"
#include "text/shown_text.h"
#include "text/translate.h"
#include "usual_seats.h"
#include "wrapping_row.h"

#include <QActionGroup>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sandbag {

namespace {

/// A player of that level and character as files name it.
QString playerOf(const Level &level, const Personality &personality)
{
    const QString plain = QStringLiteral("level:%1").arg(level.number);
    return &personality == &personalities().front()
               ? plain
               : plain + u':' + QString::fromUtf8(personality.id);
}

} // namespace

LobbyPage::LobbyPage(CompanyEnd *end, HostEnd *host, QWidget *parent)
    : QWidget(parent),
      m_end(end),
      m_host(host),
      m_knocks(new KnockBar),
      m_table(new LobbyTable),
      m_rules(new RuleSide),
      m_own(new QWidget),
      m_ownCards(new FiveCardsRow),
      m_same(new AimedButton(tr("&Same Cards"))),
      m_rise(new QPushButton(tr("Stand &Up"))),
      m_fill(new QPushButton(tr("Fill Empty Seats with &Computers"))),
      m_invite(new QPushButton(tr("Copy &Invitation"))),
      m_withdraw(new QPushButton(tr("&New Invitation"))),
      m_deal(new AimedButton(tr("&Deal")))
{
    auto *ownRow = new QHBoxLayout(m_own);
    auto *ownWords =
        new QLabel(tr("You haven't met this host before. Tell each other, for example by phone, "
                      "which five cards you see: they must be the same in the same order."));
    ownWords->setWordWrap(true);
    auto *differ = new QPushButton(tr("Di&fferent Cards"));
    m_same->setObjectName(QStringLiteral("cardsSame"));
    differ->setObjectName(QStringLiteral("cardsDiffer"));
    auto *answers = new QHBoxLayout;
    answers->addWidget(m_same);
    answers->addWidget(differ);
    answers->addStretch(1);
    auto *ownColumn = new QVBoxLayout;
    ownColumn->addWidget(ownWords);
    ownColumn->addLayout(answers);
    ownRow->addLayout(ownColumn, 1);
    connect(m_same, &AimedButton::meant, this, [this] {
        m_same->setEnabled(false);
        emit cardsAreSame();
    });
    connect(differ, &QPushButton::clicked, this, &LobbyPage::cardsDiffer);
    ownRow->addWidget(m_ownCards);
    m_own->hide();
    auto *row = new QWidget; // of which there may be too many for one line
    auto *buttons = new WrappingRow(row);
    for (QPushButton *button : QList<QPushButton *>{m_rise, m_fill, m_invite, m_withdraw, m_deal})
        buttons->addWidget(button);
    m_deal->setObjectName(QStringLiteral("deal"));
    m_fill->setObjectName(QStringLiteral("fill"));
    m_rise->setObjectName(QStringLiteral("rise"));
    m_invite->setObjectName(QStringLiteral("invite"));
    m_withdraw->setObjectName(QStringLiteral("withdraw"));
    auto *left = new QVBoxLayout;
    left->addWidget(m_table, 1);
    left->addWidget(row);
    auto *sides = new QHBoxLayout;
    sides->addLayout(left, 5);
    sides->addWidget(m_rules, 3);
    auto *column = new QVBoxLayout(this);
    connect(m_knocks, &KnockBar::keysLeft, this, &LobbyPage::takeKeys);
    column->addWidget(m_knocks);
    column->addWidget(m_own);
    column->addLayout(sides, 1);
    for (QPushButton *button : QList<QPushButton *>{m_fill, m_deal})
        button->setVisible(m_host != nullptr);
    for (QPushButton *button : {m_invite, m_withdraw})
        button->hide();
    m_withdraw->setToolTip(tr("Invitations that you sent before will no longer work."));
    connect(m_table, &LobbyTable::chairPressed, this, &LobbyPage::onChairPressed);
    connect(m_rules, &RuleSide::agreed, m_end, &CompanyEnd::agree);
    connect(m_rules, &RuleSide::otherRulesWanted, this, &LobbyPage::otherRulesWanted);
    connect(m_rise, &QPushButton::clicked, m_end, &CompanyEnd::rise);
    connect(m_invite, &QPushButton::clicked, this, &LobbyPage::copyInvitation);
    connect(m_withdraw, &QPushButton::clicked, this, &LobbyPage::otherInvitationWanted);
    if (m_host) {
        connect(m_fill, &QPushButton::clicked, m_host, &HostEnd::fillWithComputers);
        connect(m_deal, &AimedButton::meant, m_host, &HostEnd::begin);
    }
    connect(m_end, &CompanyEnd::lobbyChanged, this, &LobbyPage::refresh);
    refresh();
}

void LobbyPage::setLook(const TableTheme &theme, const CardDeck &deck)
{
    m_table->setTheme(theme);
    m_knocks->setDeck(deck);
    m_ownCards->setDeck(deck);
}

void LobbyPage::setOwnCards(const CardList &cards)
{
    m_ownCards->setCards(cards);
    m_same->setEnabled(true);
    m_same->turn(); // to other cards, where the table was called again
    m_own->setVisible(!cards.empty() && !m_end->isInside());
    if (cards.empty())
        return;
    emit stateChanged(state() + u' ' + m_ownCards->accessibleName());
}

void LobbyPage::setOutside(const QString &words)
{
    m_outside = words;
    refresh();
}

void LobbyPage::setInvitation(const QString &text)
{
    m_invitation = text;
    m_invite->setVisible(!text.isEmpty());
    m_withdraw->setVisible(!text.isEmpty());
    m_invite->setToolTip(text);
}

QString LobbyPage::state() const
{
    if (!m_end->isInside())
        return m_outside.isEmpty() ? tr("Waiting for the host to let you in.") : m_outside;
    if (m_end->ownChair() < 0)
        return tr("Choose a seat.");
    if (const int empty = m_end->emptyChairs(); empty > 0)
        return tr("%n seat(s) left empty. Wait for your friends, or let computers play.", "",
                  empty);
    const QStringList undecided = m_end->undecided();
    if (undecided.contains(m_end->ownName()))
        return tr("Read the rules and agree to them.");
    if (const QStringList away = m_end->away(); !away.isEmpty())
        return tr("Away for the moment: %1.").arg(isolated(away).join(QStringLiteral(", ")));
    if (!undecided.isEmpty())
        return tr("Still reading the rules: %1.")
            .arg(isolated(undecided).join(QStringLiteral(", ")));
    return m_host ? tr("Everyone has agreed. Deal when you are ready.")
                  : tr("Everyone has agreed. Waiting for the host to deal.");
}

/// Tab leads from the seats, which come and go with the rules, to what is done after sitting down.
void LobbyPage::orderTabs()
{
    QList<QWidget *> order;
    for (ChairButton *chair : m_table->chairs())
        order << chair;
    order << QList<QWidget *>{m_rise, m_fill, m_invite, m_withdraw, m_deal} << m_rules->tabStops();
    for (qsizetype at = 1; at < order.size(); ++at)
        setTabOrder(order[at - 1], order[at]);
}

QWidget *LobbyPage::ownOrFreeChair() const
{
    const auto &chairs = m_end->chairs();
    const auto free = std::find_if(chairs.begin(), chairs.end(),
                                   [](const Chair &chair) { return chair.isEmpty(); });
    const int own = m_end->ownChair();
    if (own >= 0)
        return m_table->chairs()[own];
    return free == chairs.end() ? nullptr
                                : m_table->chairs()[static_cast<qsizetype>(free - chairs.begin())];
}

void LobbyPage::takeKeys()
{
    QWidget *chair = ownOrFreeChair();
    (chair ? chair : this)->setFocus(Qt::OtherFocusReason);
}

/// What is done next, or a chair while there is nothing to be done: there keys change nothing.
QWidget *LobbyPage::nextAct() const
{
    if (m_end->ownChair() >= 0 && !m_end->hasAgreed())
        return m_rules->agreeButton();
    if (m_host && m_host->isReady())
        return m_deal;
    return ownOrFreeChair();
}

void LobbyPage::goToNextAct()
{
    QWidget *next = nextAct();
    if (auto *act = qobject_cast<AimedButton *>(next))
        act->takeKeys(); // a second key is not meant for it
    else
        (next ? next : this)->setFocus(Qt::OtherFocusReason);
}

/// Qt would hand the keys on by Tab from a button that goes off: from "I Agree" to other rules, and
/// from "Stand Up" to computers in all seats.
void LobbyPage::turn(QPushButton *button, bool on)
{
    if (!on && window()->focusWidget() == button)
        goToNextAct();
    button->setEnabled(on);
}

void LobbyPage::refresh()
{
    const bool inside = m_end->isInside();
    if (m_host && m_host->isReady())
        m_deal->setEnabled(true); // before the keys may go there
    if (inside) {
        m_own->hide();
        const qsizetype before = m_table->chairs().size();
        m_table->showChairs(*m_end);
        turn(m_rules->agreeButton(), m_end->ownChair() >= 0 && !m_end->hasAgreed());
        m_rules->showRules(*m_end);
        if (m_table->chairs().size() != before)
            orderTabs();
        if (before == 0)
            takeKeys();
    }
    m_rules->setVisible(inside);
    m_rise->setVisible(inside);
    turn(m_rise, m_end->ownChair() >= 0);
    turn(m_fill, m_end->emptyChairs() > 0);
    turn(m_deal, m_host && m_host->isReady());
    m_deal->setDefault(m_deal->isEnabled());
    const QString now = state();
    m_table->setWords(now);
    if (now == m_state)
        return;
    m_state = now;
    emit stateChanged(now);
}

/// A guest sits down; so does the host at first, and has a choice from then on.
void LobbyPage::onChairPressed(int chair)
{
    const Chair &there = m_end->chairs()[static_cast<std::size_t>(chair)];
    const bool empty = there.isEmpty();
    if (there.away) { // nobody is there to be asked
        if (m_host)
            offerChair(chair);
        return;
    }
    if (there.person >= 0 && there.person != m_end->you() && m_end->ownChair() >= 0) {
        emit said(filled(tr("You asked %1 to change seats with you."), {there.name}));
        m_end->askSwap(chair);
        return;
    }
    if (empty && (!m_host || m_end->ownChair() < 0))
        m_end->sit(chair);
    else if (m_host && m_end->chairs()[static_cast<std::size_t>(chair)].person < 0)
        offerChair(chair);
}

void LobbyPage::offerChair(int chair)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const Chair &there = m_end->chairs()[static_cast<std::size_t>(chair)];
    if (there.isEmpty())
        connect(menu->addAction(tr("&Sit Here")), &QAction::triggered, m_end,
                [this, chair] { m_end->sit(chair); });
    if (there.isEmpty() || there.away) {
        connect(menu->addAction(tr("Put a &Computer Here")), &QAction::triggered, m_host,
                [this, chair] { m_host->setComputer(chair, {}, usualSeats().at(1).player); });
    } else {
        fillComputerMenu(menu, chair);
    }
    const ChairButton *button = m_table->chairs()[chair];
    menu->popup(button->mapToGlobal(QPoint(0, button->height())));
}

void LobbyPage::fillComputerMenu(QMenu *menu, int chair)
{
    const Chair at = m_end->chairs()[static_cast<std::size_t>(chair)];
    const LevelChoice now = levelOf(at.player.toStdString());
    const Level &level = now.level ? *now.level : levels()[kUsualLevel - 1];
    const Personality &style = now.personality ? *now.personality : personalities().front();
    const auto add = [&](QMenu *to, const Sentence &name, const QString &player, bool isNow) {
        QAction *action = to->addAction(withoutKey(toText(name)));
        action->setCheckable(true);
        action->setChecked(isNow);
        connect(action, &QAction::triggered, m_host,
                [this, chair, at, player] { m_host->setComputer(chair, at.name, player); });
    };
    QMenu *strength = menu->addMenu(tr("&Level"));
    for (const Level &other : levels())
        add(strength, other.name, playerOf(other, style), &other == &level);
    QMenu *styles = menu->addMenu(tr("St&yle"));
    for (const Personality &other : personalities())
        add(styles, other.name, playerOf(level, other), &other == &style);
    connect(menu->addAction(tr("&Name…")), &QAction::triggered, this,
            [this, chair] { askName(chair); });
    menu->addSeparator();
    connect(menu->addAction(tr("&Sit Here")), &QAction::triggered, m_host, [this, chair] {
        m_host->setComputer(chair, {}, {});
        m_host->sit(chair);
    });
    connect(menu->addAction(tr("&Take Away")), &QAction::triggered, m_host,
            [this, chair] { m_host->setComputer(chair, {}, {}); });
}

void LobbyPage::askName(int chair)
{
    const Chair at = m_end->chairs()[static_cast<std::size_t>(chair)];
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Computer Player's Name"));
    dialog->setLabelText(tr("Name:"));
    dialog->setTextValue(at.name);
    giveRoomForTitle(*dialog);
    connect(dialog, &QInputDialog::textValueSelected, m_host,
            [this, chair, at](const QString &name) {
                const QString clean = oneLine(name, company_limit::name).trimmed();
                if (!clean.isEmpty())
                    m_host->setComputer(chair, clean, at.player);
            });
    dialog->open();
}

void LobbyPage::copyInvitation()
{
    QGuiApplication::clipboard()->setText(m_invitation);
    emit said(tr("The invitation was copied. Paste it into a message to your friends."));
}

} // namespace sandbag
