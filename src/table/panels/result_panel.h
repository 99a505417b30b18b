// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "match/match.h"
#include "panels/table_panel.h"

#include <QStringList>

class QGridLayout;

namespace sandbag {

/// The explained result of a deal, and at the end of the match who won and why.
class ResultPanel : public TablePanel
{
    Q_OBJECT
public:
    /// Shows the last deal of the match.
    ResultPanel(const Match &match, const QStringList &names, int viewer,
                QWidget *parent = nullptr);

    /// Puts a picture of the match, such as its chart, over the buttons; takes it over.
    void addPicture(QWidget *picture);

signals:
    void nextDeal();
    void playAgain();
    void otherRules();
    void replay();

private:
    void addSide(QGridLayout *grid, const Match &match, const QStringList &names, int viewer,
                 int side, int place);
    void addButtons(bool over);
};

/// "You & Bo win, 512 to 430: they reached 500." For the panel, the status line and the reader.
[[nodiscard]] QString matchEndWords(const Match &match, const QStringList &names, int viewer);

} // namespace sandbag
