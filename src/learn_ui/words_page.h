// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deck/card_deck.h"

#include <QTextBrowser>

namespace sandbag {

class CardPixmaps;

/// The words of a lesson: Markdown in which cards in backquotes (`AS KH`) are pictures of them.
/// Nothing else is loaded, whatever a text asks for.
class WordsPage : public QTextBrowser
{
    Q_OBJECT

public:
    explicit WordsPage(QWidget *parent = nullptr);

    void setDeck(const CardDeck &deck);
    void setWords(const QString &markdown);
    /// Such words as a screen reader says them: cards by their names, and no marks.
    [[nodiscard]] static QString spoken(const QString &markdown);
    /// For pictures of the page that are taken at once: runs events until its cards are there.
    void waitUntilReady();

protected:
    QVariant loadResource(int type, const QUrl &name) override;
    void changeEvent(QEvent *event) override;

private:
    void showWords();
    [[nodiscard]] QSize cardSize() const;

    CardPixmaps *m_cards;
    QString m_words;
};

} // namespace sandbag
