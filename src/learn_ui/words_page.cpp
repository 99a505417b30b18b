// SPDX-License-Identifier: GPL-3.0-or-later
#include "words_page.h"

#include "cards/card.h"
#include "deck/card_pixmaps.h"
#include "text/card_names.h"

#include <QEvent>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>

#include <cmath>

namespace sandbag {

namespace {

const QString kCardScheme = QStringLiteral("card");

/// The cards that backquotes hold, told by `told`; other words in them stay as they are.
template<typename Told>
QString withCards(const QString &markdown, const QString &between, Told told)
{
    static const QRegularExpression quoted(QStringLiteral("`([^`\n]+)`"));
    QString text;
    qsizetype from = 0;
    for (auto at = quoted.globalMatch(markdown); at.hasNext();) {
        const QRegularExpressionMatch match = at.next();
        text += markdown.mid(from, match.capturedStart() - from);
        from = match.capturedEnd();
        QStringList cards;
        for (const QString &token : match.captured(1).split(u' ', Qt::SkipEmptyParts)) {
            const auto card = parseCard(token.toStdString());
            if (!card) {
                cards = {match.captured()};
                break;
            }
            cards << told(*card, token);
        }
        text += cards.join(between);
    }
    return text + markdown.mid(from);
}

QString withPictures(const QString &markdown)
{
    return withCards(markdown, QStringLiteral(" "), [](const Card &card, const QString &token) {
        return QStringLiteral("![%1](%2:%3)").arg(cardName(card), kCardScheme, token);
    });
}

} // namespace

WordsPage::WordsPage(QWidget *parent) : QTextBrowser(parent), m_cards(new CardPixmaps(this))
{
    setOpenLinks(false);
    setFrameShape(QFrame::NoFrame);
    document()->setDocumentMargin(10);
    connect(m_cards, &CardPixmaps::changed, this, &WordsPage::showWords);
}

void WordsPage::setDeck(const CardDeck &deck)
{
    if (m_cards->deck() == deck)
        return;
    m_cards->setDeck(deck);
    showWords();
}

void WordsPage::setWords(const QString &markdown)
{
    m_words = markdown;
    setAccessibleDescription(spoken(markdown)); // of a picture its text tells nothing
    showWords();
    verticalScrollBar()->setValue(0);
}

void WordsPage::showWords()
{
    const int at = verticalScrollBar()->value();
    QTextDocument *page = document();
    page->clear(); // pictures that were loaded before, too
    page->setMarkdown(withPictures(m_words), QTextDocument::MarkdownNoHTML);
    for (QTextBlock block = page->begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        format.setLineHeight(125, QTextBlockFormat::ProportionalHeight);
        format.setBottomMargin(fontMetrics().height() / 2.0);
        QTextCursor(block).setBlockFormat(format);
    }
    verticalScrollBar()->setValue(at);
}

QString WordsPage::spoken(const QString &markdown)
{
    QTextDocument page;
    page.setMarkdown(withCards(markdown, QStringLiteral(", "),
                               [](const Card &card, const QString &) { return cardName(card); }),
                     QTextDocument::MarkdownNoHTML);
    return page.toPlainText().simplified();
}

void WordsPage::waitUntilReady()
{
    m_cards->waitUntilReady();
    showWords();
}

QSize WordsPage::cardSize() const
{
    const double height = fontMetrics().height() * 3.2; // thirteen in a line of a lesson
    return {static_cast<int>(std::lround(height * 0.7)), static_cast<int>(std::lround(height))};
}

QVariant WordsPage::loadResource(int, const QUrl &name)
{
    if (name.scheme() != kCardScheme)
        return {};
    const auto card = parseCard(name.path().toStdString());
    return card ? QVariant(m_cards->face(*card, cardSize(), devicePixelRatioF())) : QVariant();
}

void WordsPage::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        showWords();
}

} // namespace sandbag
