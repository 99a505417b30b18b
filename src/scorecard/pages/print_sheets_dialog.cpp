// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/print_sheets_dialog.h"

#include "ask_printer.h"
#include "match/match.h"
#include "page_preview.h"
#include "pages/blank_pages.h"
#include "pages/hand_pages.h"
#include "pages/rules_pages.h"
#include "pages/score_pages.h"
#include "pages/table_mark.h"
#include "save_path.h"
#include "text/match_text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDate>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QToolButton>

#include <algorithm>

namespace sandbag {

PrintJob sheetJob(const Match &match, SheetKind kind, int deal, const QString &date,
                  const QJsonObject &other, int reader)
{
    switch (kind) {
    case SheetKind::blank:
        return blankJob(match.record());
    case SheetKind::rules:
        return rulesJob(match.record());
    case SheetKind::hands:
        return handJob(match, deal, reader);
    case SheetKind::score:
        break;
    }
    return scoreJob(scoreSheetOf(match, nullptr, reader), date, markOf(match, other));
}

PrintSheetsDialog::PrintSheetsDialog(const Match &match, SheetKind kind, QWidget *parent)
    : PrintSheetsDialog(match, {}, kind, parent)
{
}

PrintSheetsDialog::PrintSheetsDialog(const MatchRecord &rules, const QString &title,
                                     QWidget *parent)
    : PrintSheetsDialog(Match(rules), title, SheetKind::rules, parent)
{
}

PrintSheetsDialog::PrintSheetsDialog(const Match &match, const QString &title, SheetKind kind,
                                     QWidget *parent)
    : QDialog(parent),
      m_match(std::make_unique<const Match>(match)),
      m_title(title),
      m_kind(new QComboBox(this)),
      m_deal(new QComboBox(this)),
      m_size(new QComboBox(this)),
      m_across(new QCheckBox(tr("&Landscape"), this)),
      m_preview(new PagePreview(this)),
      m_page(new QLabel(this)),
      m_message(new QLabel(this))
{
    setWindowTitle(tr("Print"));
    const auto offer = [this](const QString &name, SheetKind which) {
        m_kind->addItem(name, static_cast<int>(which));
    };
    const bool played = !match.record().deals.empty();
    if (played)
        offer(tr("Scorecard"), SheetKind::score);
    offer(tr("Blank scorecard"), SheetKind::blank);
    offer(tr("House rules"), SheetKind::rules);
    if (hasHands(match))
        offer(tr("Hand record"), SheetKind::hands);
    m_kind->setCurrentIndex(std::max(m_kind->findData(static_cast<int>(kind)), 0));
    m_deal->addItem(tr("All deals"));
    for (std::size_t deal = 1; deal <= match.record().deals.size(); ++deal)
        m_deal->addItem(tr("Deal %1").arg(deal));
    for (const auto &[name, id] :
         {std::pair(tr("A4"), QPageSize::A4), std::pair(tr("Letter"), QPageSize::Letter),
          std::pair(tr("A5"), QPageSize::A5)})
        m_size->addItem(name, static_cast<int>(id));
    m_size->setCurrentIndex(m_size->findData(static_cast<int>(usualPaper().pageSize().id())));
    auto *columns = new QHBoxLayout(this);
    columns->addWidget(makeChoices());
    columns->addWidget(m_preview, 1);
    for (QComboBox *box : {m_kind, m_deal, m_size})
        connect(box, &QComboBox::currentIndexChanged, this, &PrintSheetsDialog::refresh);
    connect(m_across, &QCheckBox::clicked, this, [this] {
        m_acrossChosen = true;
        refresh();
    });
    connect(m_preview, &PagePreview::painted, this, &PrintSheetsDialog::showPage);
    refresh();
}

QWidget *PrintSheetsDialog::makeChoices()
{
    auto *choices = new QWidget(this);
    auto *form = new QFormLayout(choices);
    form->addRow(tr("&Sheet:"), m_kind);
    form->addRow(tr("&Deal:"), m_deal);
    form->addRow(tr("P&aper:"), m_size);
    form->addRow(QString(), m_across);
    auto *turn = new QHBoxLayout;
    const auto addTurn = [&](Qt::ArrowType arrow, const QString &name, int by) {
        auto *button = new QToolButton(this);
        button->setArrowType(arrow);
        button->setAccessibleName(name);
        button->setToolTip(name);
        connect(button, &QToolButton::clicked, this,
                [this, by] { m_preview->setPage(m_preview->page() + by); });
        turn->addWidget(button);
        return button;
    };
    m_before = addTurn(Qt::LeftArrow, tr("Previous page"), -1);
    turn->addWidget(m_page);
    m_next = addTurn(Qt::RightArrow, tr("Next page"), 1);
    turn->addStretch(1);
    form->addRow(tr("Page:"), turn);
    auto *buttons = new QDialogButtonBox(Qt::Vertical, choices);
    QPushButton *print = buttons->addButton(tr("&Print…"), QDialogButtonBox::AcceptRole);
    QPushButton *pdf = buttons->addButton(tr("Save as PD&F…"), QDialogButtonBox::ActionRole);
    buttons->addButton(QDialogButtonBox::Close);
    connect(print, &QPushButton::clicked, this, &PrintSheetsDialog::print);
    connect(pdf, &QPushButton::clicked, this, &PrintSheetsDialog::exportPdf);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
    m_message->setWordWrap(true);
    form->addRow(m_message); // last: what it says moves nothing
    return choices;
}

void PrintSheetsDialog::setMembers(const QJsonObject &other)
{
    m_other = other;
    refresh();
}

void PrintSheetsDialog::setReader(int seat)
{
    m_reader = seat;
    refresh();
}

SheetKind PrintSheetsDialog::kind() const
{
    return static_cast<SheetKind>(m_kind->currentData().toInt());
}

PrintJob PrintSheetsDialog::job() const
{
    if (kind() == SheetKind::rules)
        return rulesJob(m_match->record(), m_title);
    return sheetJob(*m_match, kind(), m_deal->currentIndex() - 1,
                    QLocale().toString(QDate::currentDate(), QLocale::LongFormat), m_other,
                    m_reader);
}

QPageLayout PrintSheetsDialog::paper() const
{
    QPageLayout paper = usualPaper();
    const auto id = static_cast<QPageSize::PageSizeId>(m_size->currentData().toInt());
    paper.setPageSize(QPageSize(id), paper.margins());
    paper.setOrientation(m_across->isChecked() ? QPageLayout::Landscape : QPageLayout::Portrait);
    return paper;
}

void PrintSheetsDialog::refresh()
{
    m_deal->setEnabled(kind() == SheetKind::hands);
    m_message->clear();
    const PrintJob sheets = job();
    if (!m_acrossChosen)
        m_across->setChecked(sheets.across);
    m_preview->setJob(sheets, paper());
}

void PrintSheetsDialog::showPage()
{
    m_page->setText(
        tr("%1 of %2", "page number").arg(m_preview->page() + 1).arg(m_preview->pages()));
    m_before->setEnabled(m_preview->page() > 0);
    m_next->setEnabled(m_preview->page() + 1 < m_preview->pages());
}

void PrintSheetsDialog::print()
{
    const Printing end = askAndPrint(this, job(), paper());
    if (end != Printing::givenUp)
        m_message->setText(end == Printing::printed ? tr("Printed.")
                                                    : tr("The printer cannot be used."));
}

void PrintSheetsDialog::exportPdf()
{
    const PrintJob sheets = job();
    const QString ending = QStringLiteral(".pdf");
    const QString path = askSavePath(
        this, {tr("Save as PDF"), asFileName(sheets.title) + ending, tr("PDF (*.pdf)"), ending});
    if (path.isEmpty())
        return;
    const auto fault = writePdf(path, sheets, paper());
    m_message->setText(fault ? fault->text : tr("Saved %1.").arg(path));
}

PrintSheetsDialog::~PrintSheetsDialog() = default;

} // namespace sandbag
