// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "boards/board_set.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace sandbag {

class EntryPanel;

/// What two pairs bid and took on a board at a real table, asked as the score keeper asks it; the
/// points follow from the rules.
class ResultDialog : public QDialog
{
    Q_OBJECT

public:
    explicit ResultDialog(QWidget *parent = nullptr);

    /// Asks for that result; `result` has its board and pairs, and its bids and tricks where they
    /// are there already.
    void ask(const BoardSet &set, const PairResult &result);

signals:
    /// With its points; the next one may be asked for.
    void entered(const sandbag::PairResult &result);
    void previousWanted();
    void nextWanted();

private:
    void complete(const DealRecord &deal);

    BoardSet m_set;
    PairResult m_result;
    QLabel *m_about;
    EntryPanel *m_panel;
};

} // namespace sandbag
