// SPDX-License-Identifier: GPL-3.0-or-later
#include "fair_dialog.h"

#include "fit_to_screen.h"
#include "formats/record_members.h"
#include "match/match.h"
#include "numbers/luck.h"
#include "numbers/verify.h"
#include "tab_order.h"
#include "text/match_text.h"
#include "text/shown_text.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

#include <cmath>

namespace sandbag {

namespace {

QString paragraphHtml(const QString &text)
{
    return QStringLiteral("<p>%1</p>").arg(harmless(text).toHtmlEscaped());
}

QString originHtml(const Match &match, const QJsonObject &other)
{
    const auto told = fairnessIn(other);
    if (!told)
        return paragraphHtml(
            other.contains(record_member::number)
                ? FairDialog::tr("The cards of this match are set by its code: everyone who plays "
                                 "this code gets the same cards.")
                : FairDialog::tr("This match has no fingerprint, so nothing proves that its cards "
                                 "weren't picked on purpose."));
    QString html = paragraphHtml(FairDialog::tr(
        "Before the first card, the program chose a random secret; its fingerprint (SHA-256) is "
        "below. The cards depend on that secret and also on the words below, which the program "
        "didn't choose. So nobody could decide who gets which cards."));
    html += QStringLiteral("<p>%1 <code>%2</code></p>")
                .arg(FairDialog::tr("Fingerprint:").toHtmlEscaped(),
                     harmless(told->commitment).toHtmlEscaped());
    html +=
        QStringLiteral("<p>%1 <code>%2</code></p>")
            .arg(FairDialog::tr("Words:").toHtmlEscaped(), harmless(told->salt).toHtmlEscaped());
    const QString secret = !match.over() || !told->secret
                               ? FairDialog::tr("shown when the match is over")
                               : hexOf(*told->secret);
    return html + QStringLiteral("<p>%1 <code>%2</code></p>")
                      .arg(FairDialog::tr("Secret:").toHtmlEscaped(), secret.toHtmlEscaped());
}

/// The count, and below it what is usual: cards come one by one, so its ends are whole.
QString countHtml(const LuckCount &count)
{
    const QString usual = FairDialog::tr("average %1, usually %2 to %3", "counts of cards")
                              .arg(QLocale().toString(count.expected, 'f', 1),
                                   QString::number(static_cast<int>(std::ceil(count.low()))),
                                   QString::number(static_cast<int>(std::floor(count.high()))));
    return QStringLiteral("<td><b>%1%2</b><br><small>%3</small></td>")
        .arg(QString::number(count.counted), count.isUnusual() ? QStringLiteral(" *") : QString(),
             usual.toHtmlEscaped());
}

QString luckHtml(const Match &match)
{
    const Luck luck = luckOf(match);
    QString html = QStringLiteral("<h2>%1</h2>").arg(FairDialog::tr("Luck").toHtmlEscaped());
    if (luck.deals == 0)
        return html + paragraphHtml(FairDialog::tr("No deal of this match is finished yet."));
    html += paragraphHtml(FairDialog::tr(
        "How often everyone was dealt these cards in %n deal(s). In 95% of matches, a number is "
        "within the usual range shown below it; * marks a number outside that range.",
        "", luck.deals));
    html += QStringLiteral("<table cellpadding=\"6\"><tr><th align=\"left\">%1</th>"
                           "<th align=\"left\">%2</th><th align=\"left\">%3</th>"
                           "<th align=\"left\">%4</th></tr>")
                .arg(FairDialog::tr("Player"), FairDialog::tr("Spades"),
                     FairDialog::tr("Aces, kings, queens"), FairDialog::tr("Void suits"));
    for (std::size_t seat = 0; seat < luck.seats.size(); ++seat) {
        const SeatLuck &own = luck.seats[seat];
        html +=
            QStringLiteral("<tr><td style=\"padding-right: 18px\">%1</td>")
                .arg(oneLine(playerName(match.record(), static_cast<int>(seat))).toHtmlEscaped()) +
            countHtml(own.spades) + countHtml(own.highCards) + countHtml(own.voids) +
            QStringLiteral("</tr>");
    }
    return html + QStringLiteral("</table>");
}

QString foundText(const Verification &found)
{
    if (!found.ok())
        return FairDialog::tr("The check found a problem. %1: %2")
            .arg(found.faults.front().where, found.faults.front().text);
    return FairDialog::tr(
               "Everything checks out. Deals checked: %1. Computers' choices checked: %2.")
        .arg(found.deals)
        .arg(found.answers);
}

} // namespace

FairDialog::FairDialog(const Match &match, const QJsonObject &other, const FairCards &next,
                       QWidget *parent)
    : QDialog(parent),
      m_match(std::make_unique<const Match>(match)),
      m_other(other),
      m_words(new QLineEdit),
      m_found(new QLabel)
{
    setWindowTitle(tr("Fair Cards"));
    auto *rows = new QVBoxLayout(this);
    auto *page = new QTextBrowser;
    page->setAccessibleName(tr("Where the cards come from"));
    page->document()->setDocumentMargin(12);
    page->setHtml(
        QStringLiteral("<h2>%1</h2>").arg(tr("This match").toHtmlEscaped()) +
        originHtml(match, other) + luckHtml(match) +
        QStringLiteral("<h2>%1</h2>").arg(tr("The next match").toHtmlEscaped()) +
        paragraphHtml(tr("A random secret for the next match has been chosen; this is its "
                         "fingerprint. You can type any words below. They are mixed into the "
                         "shuffle, so the program alone can't decide the cards.")) +
        QStringLiteral("<p><code>%1</code></p>").arg(hexOf(next.commitment())));
    m_words->setMaxLength(kMostSalt);
    m_words->setPlaceholderText(next.salt);
    auto *label = new QLabel(tr("Any &words, to help shuffle the next match:"));
    label->setBuddy(m_words);
    m_found->setWordWrap(true);
    m_found->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto *check = buttons->addButton(tr("Chec&k This Match"), QDialogButtonBox::ActionRole);
    check->setToolTip(tr("Deal the cards again and have computer players choose again, using only "
                         "what could be seen from their seats"));
    check->setAutoDefault(false);
    for (QWidget *widget : {static_cast<QWidget *>(page), static_cast<QWidget *>(label),
                            static_cast<QWidget *>(m_words), static_cast<QWidget *>(m_found),
                            static_cast<QWidget *>(buttons)})
        rows->addWidget(widget);
    rows->setStretch(0, 1);
    setTabOrders({page, m_words}, *buttons);
    resize(fontMetrics().averageCharWidth() * 100, fontMetrics().height() * 40);
    fitToScreen(*this);
    connect(check, &QPushButton::clicked, this, &FairDialog::check);
    // With every key: the person who closes the window has chosen, too. No words are those drawn.
    connect(m_words, &QLineEdit::textChanged, this, [this](const QString &text) {
        const QString words = text.trimmed();
        emit wordsChosen(words.isEmpty() ? m_words->placeholderText() : words);
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

/// The deal in play is left out: its cards are nobody's business yet.
void FairDialog::check()
{
    m_found->setText(tr("Checking…"));
    MatchRecord record = m_match->record();
    if (!m_match->dealOver())
        record.deals.pop_back();
    m_checking.ask([this, record, other = m_other](const BackgroundQuestion::Asked &asked) {
        const Verification found = verify(record, other, asked.stop());
        asked.conclude([this, found] {
            m_found->setText(foundText(found) + u'\n' + found.notes.join(u'\n'));
        });
    });
}

QString FairDialog::lineOf(const QJsonObject &other)
{
    const auto told = fairnessIn(other);
    return told ? tr("The cards were fixed before the first deal. Fingerprint: %1. Words used in "
                     "the shuffle: %2")
                      .arg(harmless(told->commitment), shortened(told->salt))
                : QString();
}

FairDialog::~FairDialog() = default;

} // namespace sandbag
