// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/record.h"

#include <QDialog>

class QPlainTextEdit;

namespace sandbag {

/// What those who fix Sandbag need to know, in English: the program and the system, the rules in
/// force where there is a match, the last messages. No name and no card of it; the home folder is
/// "~".
[[nodiscard]] QString reportText(const MatchRecord *match);

/// Shows that text, to be read, changed and copied. It goes nowhere by itself.
class BugReport : public QDialog
{
    Q_OBJECT

public:
    explicit BugReport(const MatchRecord *match, QWidget *parent = nullptr);
    /// In front of that window, with the rules of its match.
    static void open(QWidget *window);
    [[nodiscard]] QString text() const;

private:
    void copy();

    QPlainTextEdit *m_text;
};

} // namespace sandbag
