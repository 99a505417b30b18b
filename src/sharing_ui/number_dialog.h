// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/background_question.h"
#include "formats/loaded_match.h"
#include "numbers/deal_number.h"

#include <QDialog>

#include <memory>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace sandbag {

/// Takes a number, the code of a match or boards in PBN, as they come from the clipboard, and says
/// what they contain or what is wrong with them: of a number at once, of the others, which may be
/// long, as soon as they are read in the background.
class NumberDialog : public QDialog
{
    Q_OBJECT

public:
    /// `atTable`: the rules for which a new number is drawn.
    explicit NumberDialog(const CodedRules &atTable, QWidget *parent = nullptr);

    void setText(const QString &text);

signals:
    /// A number that may be played, as it is written.
    void numberChosen(const QString &number);
    /// The match of a code or of boards.
    void matchChosen(const sandbag::LoadedMatch &match);

private:
    void read();
    void readLong(const QString &text);
    void draw();
    void play();
    void tell(const QString &text, bool right);

    CodedRules m_atTable;
    QPlainTextEdit *m_text;
    QLabel *m_says;
    QPushButton *m_play;
    QString m_number;                           ///< what was read: this,
    std::shared_ptr<const LoadedMatch> m_match; ///< … or this, or neither
    BackgroundQuestion m_reading;
};

} // namespace sandbag
