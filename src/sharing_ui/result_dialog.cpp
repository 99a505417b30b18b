// SPDX-License-Identifier: GPL-3.0-or-later
#include "result_dialog.h"

#include "boards/board_cards.h"
#include "boards/pair_result.h"
#include "fit_to_screen.h"
#include "keeper/entry_panel.h"
#include "scroll_page.h"
#include "text/match_text.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace sandbag {

ResultDialog::ResultDialog(QWidget *parent)
    : QDialog(parent), m_about(new QLabel), m_panel(new EntryPanel)
{
    setWindowTitle(tr("Enter Results"));
    m_about->setWordWrap(true);
    m_about->setTextFormat(Qt::PlainText);
    auto *page = new ScrollPage(m_panel);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setAutoDefault(false);
    auto *rows = new QVBoxLayout(this);
    rows->addWidget(m_about);
    rows->addWidget(page, 1);
    rows->addWidget(buttons);
    resize(640, 560);
    fitToScreen(*this);
    connect(m_panel, &EntryPanel::completed, this, &ResultDialog::complete);
    connect(m_panel, &EntryPanel::previousDeal, this, &ResultDialog::previousWanted);
    connect(m_panel, &EntryPanel::nextDeal, this, &ResultDialog::nextWanted);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void ResultDialog::ask(const BoardSet &set, const PairResult &result)
{
    m_set = set;
    m_result = result;
    const QStringList sides = sidesOf(set.contest, result);
    m_about->setText(tr("Deal %1. North and south: %2. East and west: %3.")
                         .arg(QString::number(result.board + 1), sides[0], sides[1]));
    // What does not fit the rules any more is asked for again.
    auto match = matchOfBoard(set, result.board, result.deal);
    const bool known = result.deal && std::holds_alternative<Match>(match);
    if (!known)
        match = matchOfBoard(set, result.board, {});
    const int dealer = set.boards[static_cast<std::size_t>(result.board)].dealer;
    m_panel->setDraft(
        {std::get<Match>(match), playerNames(recordOfSet(set)), dealer, known ? 0 : -1}, sides,
        tr("&Enter Result"));
    m_panel->focusFirst();
}

void ResultDialog::complete(const DealRecord &deal)
{
    PairResult result = m_result;
    result.deal = deal;
    const auto made = scored(m_set, result);
    if (const auto *why = std::get_if<QString>(&made))
        return m_panel->refuse(*why);
    emit entered(std::get<PairResult>(made));
}

} // namespace sandbag
