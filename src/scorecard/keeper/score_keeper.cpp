// SPDX-License-Identifier: GPL-3.0-or-later
#include "keeper/score_keeper.h"

#include "card/scorecard_dock.h"
#include "card/scorecard_view.h"
#include "files/kept_settings.h"
#include "fit_to_type.h"
#include "keeper/entry_panel.h"
#include "keeper/keeper_setup.h"
#include "keeper/names_dialog.h"
#include "keeper/ruling_dialog.h"
#include "key_map.h"
#include "message_bar.h"
#include "sheet/scorecard_model.h"
#include "text/match_text.h"
#include "text/translate.h"

#include <QAction>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

const QString kGeometry = QStringLiteral("scoreKeeper/geometry");

} // namespace

ScoreKeeper::ScoreKeeper(const QString &folder, QWidget *parent)
    : QMainWindow(parent),
      m_book(new ScoreBook(folder, this)),
      m_panel(new EntryPanel(this)),
      m_dock(new ScorecardDock(this)),
      m_title(new QLabel(this)),
      m_dealer(new QComboBox(this)),
      m_message(new QLabel(this)),
      m_trouble(new MessageBar(this))
{
    setWindowTitle(tr("Score Keeper"));
    resize(QSize(1180, 740).boundedTo(screen()->availableGeometry().size() - QSize(24, 64)));
    fitToType(*this, [this] { takeType(); });
    m_dock->setFeatures(QDockWidget::NoDockWidgetFeatures);
    addDockWidget(Qt::RightDockWidgetArea, m_dock);
    // On a small screen the card gives way: a field that is out of sight is typed into all the
    // same.
    constexpr int kEntryWidth = 600;
    resizeDocks({m_dock}, {std::clamp(width() - kEntryWidth, 320, 560)}, Qt::Horizontal);
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_dealer->setAccessibleName(tr("Dealer"));
    makeCentre();
    makeMenus();
    connect(m_dealer, &QComboBox::activated, this, &ScoreKeeper::changeDealer);
    connect(m_panel, &EntryPanel::completed, this, &ScoreKeeper::complete);
    connect(m_panel, &EntryPanel::previousDeal, this, [this] { turnDeal(-1); });
    connect(m_panel, &EntryPanel::nextDeal, this, [this] { turnDeal(1); });
    connect(m_book, &ScoreBook::changed, this, &ScoreKeeper::refresh);
    connect(m_book, &ScoreBook::trouble, m_trouble,
            [this](const QString &text) { m_trouble->say(text); });
    connect(&SettingsTrouble::instance(), &SettingsTrouble::told, m_trouble,
            [this](const QString &text) { m_trouble->say(text); });
    connect(m_panel, &EntryPanel::typed, this, &ScoreKeeper::keepTyped);
    connect(m_dock->view(), &QAbstractItemView::doubleClicked, this,
            [this](const QModelIndex &index) {
                showDeal((index.parent().isValid() ? index.parent() : index).row());
            });
    m_panel->hide();
    m_dealer->setEnabled(false);
    m_title->setText(tr("No match yet"));
    nameKeys();
    restoreGeometry(KeptSettings().shape(kGeometry));
}

ScoreKeeper::~ScoreKeeper() = default;

void ScoreKeeper::takeType()
{
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.4);
    large.setBold(true);
    m_title->setFont(large);
    // With large letters on a small screen the totals alone leave the fields their room.
    constexpr int kLettersOfBoth = 115;
    m_dock->setFolding(width() < fontMetrics().averageCharWidth() * kLettersOfBoth);
}

void ScoreKeeper::closeEvent(QCloseEvent *event)
{
    KeptSettings().keepShape(kGeometry, saveGeometry());
    QMainWindow::closeEvent(event);
}

void ScoreKeeper::makeCentre()
{
    auto *centre = new QWidget(this);
    auto *head = new QHBoxLayout;
    const auto addTurn = [&](Qt::ArrowType arrow, const QString &name, int by) {
        auto *button = new QToolButton(centre);
        button->setArrowType(arrow);
        button->setAccessibleName(name);
        button->setToolTip(name);
        button->setFocusPolicy(Qt::NoFocus);
        connect(button, &QToolButton::clicked, this, [this, by] { turnDeal(by); });
        head->addWidget(button);
    };
    addTurn(Qt::LeftArrow, tr("Previous deal (Page Up)"), -1);
    head->addWidget(m_title);
    addTurn(Qt::RightArrow, tr("Next deal (Page Down)"), 1);
    head->addStretch(1);
    auto *label = new QLabel(tr("Deale&r:"), centre);
    label->setBuddy(m_dealer);
    head->addWidget(label);
    m_dealer->setSizeAdjustPolicy(QComboBox::AdjustToContents); // names come later
    head->addWidget(m_dealer);
    auto *scroll = new QScrollArea(centre);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(m_panel);
    auto *column = new QVBoxLayout(centre);
    column->addWidget(m_trouble);
    column->addLayout(head);
    column->addWidget(m_message);
    column->addWidget(scroll, 1);
    setCentralWidget(centre);
}

QStringList ScoreKeeper::sideNames() const
{
    QStringList names;
    for (const SheetSide &side : m_dock->model()->sheet().sides)
        names << side.name;
    return names;
}

void ScoreKeeper::askForMatch()
{
    auto *setup = new KeeperSetup(offeredRules(),
                                  m_book->hasMatch() ? m_book->players() : QStringList(), this);
    setup->setAttribute(Qt::WA_DeleteOnClose);
    connect(setup, &KeeperSetup::houseRulesWanted, this, [this, setup](const RuleFile &rules) {
        if (m_ruleWindows.change)
            m_ruleWindows.change(setup, rules, RuleWindows::From::beginning,
                                 [setup](const RuleFile &changed) { setup->offer(changed); });
    });
    connect(setup, &QDialog::accepted, this,
            [this, setup] { startMatch(setup->record(), setup->firstDealer()); });
    setup->open();
}

/// At every key: the next one may be the last before the lamp falls on the table.
void ScoreKeeper::keepTyped()
{
    m_book->keepDraft(m_deal, m_panel->draft());
    m_allTheSame->setChecked(m_panel->draft().allTheSame());
}

void ScoreKeeper::startMatch(const MatchRecord &record, int firstDealer)
{
    stopReading();
    m_deal = -1;
    m_book->start(record, firstDealer);
}

void ScoreKeeper::refresh()
{
    const int deals = static_cast<int>(m_book->match().record().deals.size());
    m_dock->showSheet(m_book->sheet());
    for (QAction *action : m_needMatch)
        action->setEnabled(true);
    m_undo->setEnabled(m_book->canUndo());
    m_redo->setEnabled(m_book->canRedo());
    showDeal(m_deal < deals ? m_deal : -1);
}

void ScoreKeeper::showDeal(int deal)
{
    const Match &match = m_book->match();
    const int deals = static_cast<int>(match.record().deals.size());
    const bool cards = deal >= 0 && match.record().deals[static_cast<std::size_t>(deal)].kind ==
                                        DealRecord::Kind::played;
    if (cards)
        return say(tr("Deal %1 was played on screen, so it can't be edited.").arg(deal + 1));
    m_deal = deal;
    const bool over = deal < 0 && match.over();
    EntryDraft draft = m_book->draft(deal);
    m_dealer->clear();
    m_dealer->addItems(m_book->players());
    m_dealer->setCurrentIndex(draft.dealer());
    m_title->setText(over       ? tr("The match is over")
                     : deal < 0 ? tr("Deal %1").arg(deals + 1)
                                : tr("Correction of Deal %1").arg(deal + 1));
    m_panel->setEnabled(!over);
    m_panel->setVisible(!over);
    m_dealer->setEnabled(!over);
    m_allTheSame->setEnabled(!over);
    m_allTheSame->setChecked(draft.allTheSame());
    m_panel->setDraft(std::move(draft), sideNames(),
                      deal < 0 ? tr("&Enter Deal") : tr("Save C&orrection"));
    if (over)
        m_message->setText(
            tr("%1\n\nPress %2 for a new match, %3 to print this one, "
               "%4 to undo the last deal.",
               "who won")
                .arg(m_dock->model()->sheet().outcome, KeyMap::ours().named("keeper.new"),
                     KeyMap::ours().named("window.print"), KeyMap::ours().named("window.undo")));
    else
        m_message->setText(agreedLines(match.record(), deal < 0 ? deals : deal).join(u'\n'));
    const ScorecardModel *card = m_dock->model();
    m_dock->view()->setCurrentIndex(deal < 0 ? QModelIndex() : card->index(deal, 0));
    m_panel->focusFirst();
}

void ScoreKeeper::changeDealer(int seat)
{
    m_panel->draft().setDealer(seat);
    if (m_deal < 0 && m_book->match().record().deals.empty() && m_panel->draft().isEmpty())
        m_book->setFirstDealer(seat);
    else
        keepTyped();
    m_panel->refresh();
    m_panel->focusFirst();
}

void ScoreKeeper::complete(const DealRecord &deal)
{
    const int shown = m_deal;
    m_deal = -1; // on with the next deal, unless this one is refused
    const auto refused = shown < 0 ? m_book->enter(deal) : correct(shown, deal);
    if (!refused)
        return;
    m_deal = shown;
    m_panel->refuse(toText(*refused, Audience::screen(m_book->players())));
}

/// What was played was played: where later deals do not go with the correction, the person says
/// what becomes of them.
Refusal ScoreKeeper::correct(int index, const DealRecord &deal)
{
    const auto refused = m_book->replaceDeal(index, deal);
    const int deals = static_cast<int>(m_book->match().record().deals.size());
    if (!refused || index + 1 >= deals)
        return refused;
    QMessageBox ask(QMessageBox::Question, tr("Correction of Deal %1").arg(index + 1),
                    tr("Later deals don't fit this correction."), QMessageBox::Cancel, this);
    ask.setInformativeText(tr("%1\n\nKeep the points of the later deals as rulings (separate score "
                              "lines), or remove those deals. You can undo either with %2.")
                               .arg(toText(*refused, Audience::screen(m_book->players())),
                                    KeyMap::ours().named("window.undo")));
    ask.setTextFormat(Qt::PlainText);
    QPushButton *keep = ask.addButton(tr("&Keep Scores"), QMessageBox::AcceptRole);
    QPushButton *cut = ask.addButton(tr("&Remove %n Later Deal(s)", nullptr, deals - index - 1),
                                     QMessageBox::DestructiveRole);
    keep->setObjectName(QStringLiteral("keepLater"));
    cut->setObjectName(QStringLiteral("cutLater"));
    ask.setDefaultButton(keep);
    ask.exec();
    if (ask.clickedButton() == keep)
        return m_book->replaceDeal(index, deal, ScoreBook::Later::keep);
    if (ask.clickedButton() == cut)
        return m_book->replaceDeal(index, deal, ScoreBook::Later::cut);
    return refused;
}

void ScoreKeeper::changeNames()
{
    const auto deals = static_cast<int>(m_book->match().record().deals.size());
    auto *dialog = new NamesDialog(m_book->players(), deals + 1, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (dialog->fromNow())
            m_book->changePlayers(dialog->names());
        else
            m_book->correctNames(dialog->names());
    });
    dialog->open();
}

void ScoreKeeper::turnDeal(int by)
{
    if (!m_book->hasMatch())
        return;
    const int deals = static_cast<int>(m_book->match().record().deals.size());
    const int to = (m_deal < 0 ? deals : m_deal) + by;
    if (to >= 0 && to <= deals)
        showDeal(to == deals ? -1 : to);
}

void ScoreKeeper::voidDeal(DealEnd reason)
{
    DealRecord deal;
    deal.kind = DealRecord::Kind::voided;
    deal.dealer = m_panel->draft().dealer();
    deal.voidReason = voidWord(reason);
    deal.rulings = m_panel->draft().rulings();
    complete(deal);
}

void ScoreKeeper::addRuling()
{
    RulingDialog dialog(sideNames(), m_book->match().rules(), this);
    if (dialog.exec() != QDialog::Accepted)
        return;
    m_panel->draft().rulings().push_back(dialog.ruling());
    m_panel->refresh();
    keepTyped();
}

void ScoreKeeper::setAllTheSame(bool same)
{
    m_panel->setAllTheSame(same);
}

void ScoreKeeper::say(const QString &message)
{
    m_message->setText(message);
}

} // namespace sandbag
