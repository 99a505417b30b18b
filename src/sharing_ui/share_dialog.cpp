// SPDX-License-Identifier: GPL-3.0-or-later
#include "share_dialog.h"

#include "fit_to_type.h"
#include "formats/whole_file.h"
#include "match/match.h"
#include "numbers/deal_number.h"
#include "save_path.h"
#include "sharing/match_code.h"
#include "sharing/pbn.h"
#include "sharing/web_page.h"
#include "text/match_text.h"

#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>

namespace sandbag {

ShareDialog::ShareDialog(const Match &match, const QJsonObject &other, QWidget *parent)
    : QDialog(parent),
      m_match(std::make_unique<const Match>(match)),
      m_other(other),
      m_deal(new QComboBox),
      m_trick(new QSpinBox),
      m_said(new QLabel)
{
    setWindowTitle(tr("Share"));
    auto *form = new QFormLayout(this);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    const RecordNumbers numbers = numbersOf(match, other);
    auto add = [&](const QString &label, const QString &text) {
        auto *line = addText(label, text);
        form->addRow(label, line->parentWidget());
        static_cast<QLabel *>(form->labelForField(line->parentWidget()))->setBuddy(line);
    };
    add(tr("&Code for the match:"), numbers.match);
    add(tr("Code for this &deal:"), numbers.deals.isEmpty() ? QString() : numbers.deals.back());
    addPlace();
    auto *codeRow = new QWidget;
    auto *codeLayout = new QHBoxLayout(codeRow);
    codeLayout->setContentsMargins({});
    auto *code = new QPushButton(tr("Copy as &Text"));
    code->setToolTip(tr("To open the match on another computer, use Game > Play from a Code"));
    codeLayout->addWidget(m_deal);
    codeLayout->addWidget(m_trick);
    codeLayout->addWidget(code);
    codeLayout->addStretch();
    form->addRow(tr("Text of the &match up to:"), codeRow);
    static_cast<QLabel *>(form->labelForField(codeRow))->setBuddy(m_deal);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto *page = buttons->addButton(tr("Save &Web Page…"), QDialogButtonBox::ActionRole);
    page->setToolTip(tr("One page with hands, tricks and scorecard, for any browser"));
    auto *pbn = buttons->addButton(tr("Save &PBN…"), QDialogButtonBox::ActionRole);
    const auto why = whyNotPbn(match.record().rules);
    pbn->setEnabled(!why);
    pbn->setToolTip(why.value_or(tr("The deals, for programs that play bridge")));
    for (QPushButton *button : {code, page, pbn})
        button->setAutoDefault(false);
    m_said->setAccessibleName(tr("Status"));
    form->addRow(m_said);
    form->addRow(buttons);
    connect(code, &QPushButton::clicked, this, &ShareDialog::copyCode);
    connect(page, &QPushButton::clicked, this, &ShareDialog::savePage);
    connect(pbn, &QPushButton::clicked, this, &ShareDialog::savePbn);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

/// A line that can be copied; what has no number says so.
QLineEdit *ShareDialog::addText(const QString &label, const QString &text)
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    auto *line = new QLineEdit(text.isEmpty() ? tr("None, since the cards are not known") : text);
    line->setReadOnly(true);
    line->setCursorPosition(0);
    keepLetters(*line, 34);
    line->setAccessibleName(QString(label).remove(u'&').remove(u':'));
    auto *button = new QPushButton(tr("Copy"));
    button->setAccessibleName(tr("Copy: %1").arg(line->accessibleName()));
    button->setAutoDefault(false);
    button->setEnabled(!text.isEmpty());
    layout->addWidget(line, 1);
    layout->addWidget(button);
    connect(button, &QPushButton::clicked, this, [this, text] { copy(text); });
    return line;
}

void ShareDialog::addPlace()
{
    const int deals = static_cast<int>(m_match->record().deals.size());
    for (int deal = 1; deal <= deals; ++deal)
        m_deal->addItem(tr("Deal %1").arg(deal));
    m_deal->setAccessibleName(tr("Deal"));
    m_trick->setAccessibleName(tr("Trick"));
    m_trick->setPrefix(tr("trick "));
    connect(m_deal, &QComboBox::currentIndexChanged, this, &ShareDialog::setTricks);
    m_deal->setCurrentIndex(deals - 1);
    setTricks();
}

void ShareDialog::setTricks()
{
    const int deal = m_deal->currentIndex();
    const auto state = deal < 0 ? std::nullopt : m_match->dealAt(deal);
    const int tricks = state ? static_cast<int>(state->tricks.size()) : 0;
    m_trick->setRange(0, tricks);
    m_trick->setSpecialValueText(tr("before the first trick"));
    m_trick->setValue(tricks);
}

/// The number of events of the deal before that trick begins; all of them for the last one.
int ShareDialog::eventsBefore(int trick) const
{
    const int deal = m_deal->currentIndex();
    const auto state = deal < 0 ? std::nullopt : m_match->dealAt(deal);
    if (!state || trick >= static_cast<int>(state->tricks.size()))
        return -1;
    int cards = 0;
    for (int i = 0; i + 1 < trick; ++i)
        cards += static_cast<int>(state->tricks[static_cast<std::size_t>(i)].cards.size());
    int events = 0;
    for (const Event &event : m_match->record().deals[static_cast<std::size_t>(deal)].events) {
        if (event.kind == EventKind::play && cards-- == 0)
            break;
        ++events;
    }
    return events;
}

void ShareDialog::copyCode()
{
    copy(matchCode(
        recordUpTo(m_match->record(), m_deal->currentIndex(), eventsBefore(m_trick->value()))));
}

void ShareDialog::copy(const QString &text)
{
    QGuiApplication::clipboard()->setText(text);
    m_said->setText(tr("Copied. Paste it into a message."));
}

void ShareDialog::savePage()
{
    save(tr("Save Web Page"), tr("Web pages (*.html)"), QStringLiteral(".html"),
         webPage(*m_match, m_other));
}

/// The cards of a deal that is not over are nobody's business yet.
void ShareDialog::savePbn()
{
    MatchRecord record = m_match->record();
    if (!m_match->dealOver())
        record.deals.pop_back();
    save(tr("Save PBN"), tr("Deals (*.pbn)"), QStringLiteral(".pbn"), writePbn(record));
}

void ShareDialog::save(const QString &title, const QString &filter, const QString &ending,
                       const QByteArray &bytes)
{
    const QString path =
        askSavePath(this, {title, rulesFileName(m_match->record()) + ending, filter, ending});
    if (path.isEmpty())
        return;
    const auto fault = writeWholeFile(path, bytes);
    m_said->setText(fault ? fault->text : tr("Saved."));
}

ShareDialog::~ShareDialog() = default;

} // namespace sandbag
