// SPDX-License-Identifier: GPL-3.0-or-later
#include "number_dialog.h"

#include "fit_to_type.h"
#include "sharing/match_code.h"
#include "sharing/pbn.h"
#include "tab_order.h"
#include "text/match_text.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace sandbag {

namespace {

/// Nobody types more; larger texts on the clipboard are none of ours.
constexpr qsizetype kMostText = 4 * 1024 * 1024;

QString rulesText(const CodedRules &rules)
{
    MatchRecord record;
    record.base = rules.base.toStdString();
    record.rules = rules.rules;
    return rulesLine(record);
}

QString meaningOf(const NumberedCards &cards)
{
    const QString rules = rulesText(cards.rules);
    if (cards.only)
        return NumberDialog::tr("Deal %1 of a match. %2").arg(cards.only->index + 1).arg(rules);
    if (cards.cards.size() == 1)
        return NumberDialog::tr("One deal. %1").arg(rules);
    return NumberDialog::tr("A match. %1").arg(rules);
}

bool looksLikePbn(const QString &text)
{
    return text.contains(QStringLiteral("[Deal "));
}

/// Of a code or of boards. Takes long where there are many deals.
std::variant<LoadedMatch, FileError> matchIn(const QString &text)
{
    std::variant<QByteArray, FileError> record;
    if (holdsMatchCode(text)) {
        record = recordOfCode(text);
    } else {
        const auto boards = readPbn(text.toUtf8(), NumberDialog::tr("This text"));
        if (const auto *error = std::get_if<FileError>(&boards))
            return *error;
        record = recordOfBoards(std::get<std::vector<PbnBoard>>(boards));
    }
    if (const auto *error = std::get_if<FileError>(&record))
        return *error;
    return loadMatch(std::get<QByteArray>(record), NumberDialog::tr("This text"));
}

} // namespace

NumberDialog::NumberDialog(const CodedRules &atTable, QWidget *parent)
    : QDialog(parent), m_atTable(atTable), m_text(new QPlainTextEdit), m_says(new QLabel)
{
    setWindowTitle(tr("Play from a Code"));
    auto *rows = new QVBoxLayout(this);
    auto *label = new QLabel(tr("Deal c&ode, match text, or deals from a bridge program (PBN):"));
    label->setBuddy(m_text);
    m_text->setTabChangesFocus(true);
    m_text->setAccessibleName(tr("Deal code, match text, or deals in PBN"));
    m_says->setObjectName(QStringLiteral("meaning"));
    m_says->setWordWrap(true);
    m_says->setTextFormat(Qt::PlainText);
    keepLines(*m_says, 3);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_play = buttons->addButton(tr("&Play"), QDialogButtonBox::AcceptRole);
    m_play->setDefault(true);
    auto *fresh = buttons->addButton(tr("&New Code"), QDialogButtonBox::ActionRole);
    fresh->setToolTip(tr("Make a code for the current rules, to play against friends"));
    rows->addWidget(label);
    rows->addWidget(m_text, 1);
    rows->addWidget(m_says);
    rows->addWidget(buttons);
    setTabOrders({m_text}, *buttons);
    resize(520, 300);
    connect(m_text, &QPlainTextEdit::textChanged, this, &NumberDialog::read);
    connect(fresh, &QPushButton::clicked, this, &NumberDialog::draw);
    connect(buttons, &QDialogButtonBox::accepted, this, &NumberDialog::play);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    read();
    // What was copied for this is taken; any other text of the clipboard is nobody's business.
    const QString copied = QGuiApplication::clipboard()->text();
    const bool meant = holdsMatchCode(copied) || looksLikePbn(copied) ||
                       std::holds_alternative<NumberedCards>(readNumber(copied.left(2000)));
    if (copied.size() <= kMostText && meant)
        setText(copied);
}

void NumberDialog::setText(const QString &text)
{
    m_text->setPlainText(text.trimmed());
}

void NumberDialog::tell(const QString &text, bool right)
{
    m_says->setText(text);
    m_play->setEnabled(right);
}

void NumberDialog::read()
{
    m_reading.cancel();
    m_number.clear();
    m_match.reset();
    const QString text = m_text->toPlainText().trimmed();
    if (text.isEmpty()) {
        tell(tr("The same code gives everyone the same cards."), false);
        return;
    }
    if (holdsMatchCode(text) || looksLikePbn(text)) {
        tell(tr("Reading the match…"), false);
        readLong(text);
        return;
    }
    const auto number = readNumber(text);
    if (const auto *why = std::get_if<QString>(&number)) {
        tell(*why, false);
        return;
    }
    m_number = numberText(std::get<NumberedCards>(number)).value_or(text);
    tell(meaningOf(std::get<NumberedCards>(number)), true);
}

/// A code or boards, which may hold many deals.
void NumberDialog::readLong(const QString &text)
{
    m_reading.ask([this, text](const BackgroundQuestion::Asked &asked) {
        const auto read = std::make_shared<std::variant<LoadedMatch, FileError>>(matchIn(text));
        asked.conclude([this, read] {
            if (const auto *error = std::get_if<FileError>(read.get())) {
                tell(error->text, false);
                return;
            }
            m_match =
                std::shared_ptr<const LoadedMatch>(read, std::get_if<LoadedMatch>(read.get()));
            const MatchRecord &played = m_match->match.record();
            tell(tr("A match of %n deal(s). %1", "", static_cast<int>(played.deals.size()))
                     .arg(rulesLine(played)),
                 true);
        });
    });
}

void NumberDialog::draw()
{
    const NumberedCards cards{m_atTable, freshShortSeed(), {}, {}};
    setText(numberText(cards).value_or(QString()));
    m_text->selectAll();
    m_text->setFocus();
}

void NumberDialog::play()
{
    if (!m_number.isEmpty())
        emit numberChosen(m_number);
    else if (m_match)
        emit matchChosen(*m_match);
    accept();
}

} // namespace sandbag
