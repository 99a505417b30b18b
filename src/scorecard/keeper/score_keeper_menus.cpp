// SPDX-License-Identifier: GPL-3.0-or-later
// Menus and files of the score keeper.
#include "bids/bid_rules.h"
#include "card/scorecard_dock.h"
#include "keeper/entry_panel.h"
#include "keeper/score_keeper.h"
#include "key_map.h"
#include "message_bar.h"
#include "pages/print_sheets_dialog.h"
#include "save_path.h"

#include <QAction>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>

namespace sandbag {

QAction *ScoreKeeper::add(QMenu *menu, const QString &text, const char *keyId)
{
    QAction *action = menu->addAction(text);
    giveKey(action, keyId);
    return action;
}

void ScoreKeeper::sayHowToBegin()
{
    m_message->setText(
        tr("Press %1 to start a match or %2 to open one.")
            .arg(KeyMap::ours().named("keeper.new"), KeyMap::ours().named("keeper.open")));
}

/// How one begins, and in the line at the bottom what the fields hear.
void ScoreKeeper::nameKeys()
{
    sayHowToBegin();
    auto *line = new QLabel(this);
    const auto tell = [line] {
        line->setText(tr("Enter: next · Backspace: back · Ctrl+Enter: finish deal · %1: undo")
                          .arg(KeyMap::ours().named("window.undo")));
    };
    tell();
    connect(&KeyMap::ours(), &KeyMap::changed, line, tell);
    statusBar()->addWidget(line);
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
    QAction *fresh = add(match, tr("&New…"), "keeper.new");
    connect(fresh, &QAction::triggered, this, &ScoreKeeper::askForMatch);
    QAction *open = add(match, tr("&Open…"), "keeper.open");
    connect(open, &QAction::triggered, this, &ScoreKeeper::askForFile);
    m_needRest << fresh << open;
    QAction *save = add(match, tr("Save a Copy &As…"), "keeper.save");
    connect(save, &QAction::triggered, this, &ScoreKeeper::saveAs);
    QAction *another = add(match, tr("New &Window"), "keeper.window");
    connect(another, &QAction::triggered, this, &ScoreKeeper::newWindowWanted);
    match->addSeparator();
    QAction *rules = add(match, tr("Current Rule&s…"), "rules.current");
    connect(rules, &QAction::triggered, this, &ScoreKeeper::showRules);
    QAction *change = add(match, tr("Change &Rules…"), "rules.house");
    connect(change, &QAction::triggered, this, &ScoreKeeper::changeRules);
    QAction *names = add(match, tr("P&layers…"), "keeper.players");
    connect(names, &QAction::triggered, this, &ScoreKeeper::changeNames);
    match->addSeparator();
    QAction *print = add(match, tr("&Print or Export…"), "window.print");
    connect(print, &QAction::triggered, this, [this] {
        auto *dialog = new PrintSheetsDialog(m_book->match(), SheetKind::score, this);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->open();
    });
    match->addSeparator();
    connect(add(match, tr("&Close"), "window.close"), &QAction::triggered, this, &QWidget::close);
    m_needMatch << save << rules << change << names << print;
}

void ScoreKeeper::makeDealMenu()
{
    QMenu *deal = menuBar()->addMenu(tr("&Deal"));
    m_undo = add(deal, tr("&Undo"), "window.undo");
    connect(m_undo, &QAction::triggered, m_book, &ScoreBook::undo);
    m_redo = add(deal, tr("&Redo"), "window.redo");
    connect(m_redo, &QAction::triggered, m_book, &ScoreBook::redo);
    deal->addSeparator();
    QAction *misdealt = add(deal, tr("&Misdeal"), "keeper.misdeal");
    connect(misdealt, &QAction::triggered, this, [this] { voidDeal(DealEnd::misdeal); });
    QAction *tooLow = add(deal, tr("Deal Void: Too &Few Tricks Bid"), "keeper.too_few");
    connect(tooLow, &QAction::triggered, this, [this] { voidDeal(DealEnd::bidsShort); });
    connect(deal, &QMenu::aboutToShow, tooLow, [this, tooLow] {
        tooLow->setVisible(m_book->hasMatch() && lowSumVoids(m_book->match().rules()));
    });
    QAction *ruling = add(deal, tr("Rulin&g…"), "keeper.ruling");
    connect(ruling, &QAction::triggered, this, &ScoreKeeper::addRuling);
    m_allTheSame = add(deal, tr("Score as En&tered"), "keeper.as_played");
    m_allTheSame->setCheckable(true);
    m_allTheSame->setToolTip(
        tr("Score this deal as entered, although the rules forbid part of it"));
    connect(m_allTheSame, &QAction::triggered, this, &ScoreKeeper::setAllTheSame);
    QAction *remove = add(deal, tr("Remove &Last Deal"), "keeper.remove");
    connect(remove, &QAction::triggered, m_book, &ScoreBook::removeLast);
    deal->addSeparator();
    QAction *before = add(deal, tr("Pre&vious Deal"), "keeper.before");
    connect(before, &QAction::triggered, this, [this] { turnDeal(-1); });
    QAction *after = add(deal, tr("&Next Deal"), "keeper.after");
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
