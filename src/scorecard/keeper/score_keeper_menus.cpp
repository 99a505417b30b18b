// SPDX-License-Identifier: GPL-3.0-or-later
// Menus and files of the score keeper.
#include "bids/bid_rules.h"
#include "card/scorecard_dock.h"
#include "keeper/entry_panel.h"
#include "keeper/score_keeper.h"
#include "message_bar.h"
#include "pages/print_sheets_dialog.h"
#include "save_path.h"

#include <QAction>
#include <QFileDialog>
#include <QMenu>
#include <QMenuBar>

namespace sandbag {

QAction *ScoreKeeper::add(QMenu *menu, const QString &text, const QKeySequence &keys)
{
    QAction *action = menu->addAction(text);
    action->setShortcut(keys);
    return action;
}

void ScoreKeeper::makeMenus()
{
    makeMatchMenu();
    makeDealMenu();
    QMenu *card = menuBar()->addMenu(tr("S&corecard"));
    card->addActions(m_dock->cardActions());
    m_needMatch += m_dock->cardActions();
    for (QAction *action : m_needMatch)
        action->setEnabled(false);
    m_undo->setEnabled(false);
    m_redo->setEnabled(false);
}

void ScoreKeeper::makeMatchMenu()
{
    QMenu *match = menuBar()->addMenu(tr("&Match"));
    connect(add(match, tr("&New…"), QKeySequence::New), &QAction::triggered, this,
            &ScoreKeeper::askForMatch);
    connect(add(match, tr("&Open…"), QKeySequence::Open), &QAction::triggered, this,
            &ScoreKeeper::askForFile);
    QAction *save = add(match, tr("Save a Copy &As…"), tr("Ctrl+Shift+S"));
    connect(save, &QAction::triggered, this, &ScoreKeeper::saveAs);
    QAction *another = add(match, tr("New &Window"), tr("Ctrl+Shift+N"));
    connect(another, &QAction::triggered, this, &ScoreKeeper::newWindowWanted);
    match->addSeparator();
    QAction *rules = add(match, tr("Current Rule&s…"), tr("F2"));
    connect(rules, &QAction::triggered, this, &ScoreKeeper::showRules);
    QAction *change = add(match, tr("Change &Rules…"), tr("Ctrl+H"));
    connect(change, &QAction::triggered, this, &ScoreKeeper::changeRules);
    QAction *names = add(match, tr("P&layers…"), tr("Ctrl+L"));
    connect(names, &QAction::triggered, this, &ScoreKeeper::changeNames);
    match->addSeparator();
    QAction *print = add(match, tr("&Print or Export…"), QKeySequence::Print);
    connect(print, &QAction::triggered, this, [this] {
        auto *dialog = new PrintSheetsDialog(m_book->match(), SheetKind::score, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    match->addSeparator();
    connect(add(match, tr("&Close"), QKeySequence::Close), &QAction::triggered, this,
            &QWidget::close);
    m_needMatch << save << rules << change << names << print;
}

void ScoreKeeper::makeDealMenu()
{
    QMenu *deal = menuBar()->addMenu(tr("&Deal"));
    m_undo = add(deal, tr("&Undo"), QKeySequence::Undo);
    connect(m_undo, &QAction::triggered, m_book, &ScoreBook::undo);
    m_redo = add(deal, tr("&Redo"), QKeySequence::Redo);
    m_redo->setShortcuts(QKeySequence::Redo);
    connect(m_redo, &QAction::triggered, m_book, &ScoreBook::redo);
    deal->addSeparator();
    QAction *misdealt = add(deal, tr("&Misdeal"), tr("Ctrl+M"));
    connect(misdealt, &QAction::triggered, this, [this] { voidDeal(DealEnd::misdeal); });
    QAction *tooLow = add(deal, tr("Void: Too &Few Bid"), tr("Ctrl+Shift+M"));
    connect(tooLow, &QAction::triggered, this, [this] { voidDeal(DealEnd::bidsShort); });
    connect(deal, &QMenu::aboutToShow, tooLow, [this, tooLow] {
        tooLow->setVisible(m_book->hasMatch() && lowSumVoids(m_book->match().rules()));
    });
    QAction *ruling = add(deal, tr("Rulin&g…"), tr("Ctrl+R"));
    connect(ruling, &QAction::triggered, this, &ScoreKeeper::addRuling);
    m_allTheSame = add(deal, tr("Count as &Played"), tr("Ctrl+J"));
    m_allTheSame->setCheckable(true);
    m_allTheSame->setToolTip(
        tr("Count this deal as entered, although the rules forbid part of it"));
    connect(m_allTheSame, &QAction::triggered, this, &ScoreKeeper::setAllTheSame);
    QAction *remove = add(deal, tr("Remove &Last Deal"), tr("Ctrl+Backspace"));
    connect(remove, &QAction::triggered, m_book, &ScoreBook::removeLast);
    deal->addSeparator();
    QAction *before = add(deal, tr("Pre&vious Deal"), tr("Alt+Left"));
    connect(before, &QAction::triggered, this, [this] { turnDeal(-1); });
    QAction *after = add(deal, tr("&Next Deal"), tr("Alt+Right"));
    connect(after, &QAction::triggered, this, [this] { turnDeal(1); });
    m_needMatch << misdealt << tooLow << ruling << m_allTheSame << remove << before << after;
}

void ScoreKeeper::askForFile()
{
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Open Match"), m_book->earlierMatches(),
                                     tr("Matches (*.spades.json);;All files (*)"));
    if (path.isEmpty())
        return;
    openLater(path, [this](const std::optional<FileError> &fault) {
        if (fault && fault->kind != FileError::Kind::inUse)
            m_trouble->say(fault->text);
    });
}

void ScoreKeeper::saveAs()
{
    const QString ending = recordEnding();
    const QString path = askSavePath(
        this, {tr("Save Copy"), tr("Match") + ending, tr("Matches (*.spades.json)"), ending});
    if (path.isEmpty())
        return;
    const auto fault = m_book->saveFile(path);
    say(fault ? fault->text : tr("Saved %1.").arg(path));
}

} // namespace sandbag
