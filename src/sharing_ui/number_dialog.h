// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "numbers/deal_number.h"

#include <QByteArray>
#include <QDialog>

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
    /// A match in the form of a file: the code or the boards of it.
    void matchChosen(const QByteArray &record);

private:
    void read();
    void draw();
    void play();
    void tell(const QString &text, bool right);

    CodedRules m_atTable;
    QPlainTextEdit *m_text;
    QLabel *m_says;
    QPushButton *m_play;
    QString m_number;    ///< what was read: this,
    QByteArray m_record; ///< … or this, or neither
};

} // namespace sandbag
