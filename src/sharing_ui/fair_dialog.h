// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/background_question.h"
#include "numbers/fair_cards.h"

#include <QDialog>
#include <QJsonObject>

#include <memory>

class QLabel;
class QLineEdit;
class QTextBrowser;

namespace sandbag {

class Match;

/// Where the cards of a match come from, the proof of it, and the luck that everyone had with
/// them; words of a person's own for the next one.
class FairDialog : public QDialog
{
    Q_OBJECT

public:
    /// `next`: the secret that the next match will be dealt from, whose hash is shown.
    FairDialog(const Match &match, const QJsonObject &other, const FairCards &next,
               QWidget *parent = nullptr);
    ~FairDialog() override;

    /// In one quiet line: what proves the cards. "" where nothing does.
    [[nodiscard]] static QString lineOf(const QJsonObject &other);

signals:
    /// Words that the cards of the next match are to follow from, too.
    void wordsChosen(const QString &words);

private:
    void check();

    std::unique_ptr<const Match> m_match;
    QJsonObject m_other;
    QLineEdit *m_words;
    QLabel *m_found;
    BackgroundQuestion m_checking;
};

} // namespace sandbag
