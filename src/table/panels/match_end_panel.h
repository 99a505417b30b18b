// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "panels/table_panel.h"

#include <QDeadlineTimer>
#include <QStringList>

class QLabel;

namespace sandbag {

class Match;
class MatchLine;
class ScoreFigures;

/// The end of a match, on the felt itself below the winners' faces: who won, the score, the course
/// of the match, and what may be done next.
class MatchEndPanel : public TablePanel
{
    Q_OBJECT
public:
    MatchEndPanel(const Match &match, const QStringList &names, int viewer,
                  QWidget *parent = nullptr);

    void setTheme(const TableTheme &theme) override;
    /// Space does nothing for a while, so that nobody skips past the end with what they skip
    /// before it.
    void stayDeaf();
    void drawLine();

signals:
    void playAgain();
    void sameCards(); ///< another match with the very cards of this one
    void review();
    void keepPicture(); ///< of the table as it is

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintGround(QPainter &painter, const QRectF &paper) override;

private:
    QLabel *addLabel(const QString &text);
    void addButtons();
    void fitType();

    QLabel *m_winner;
    ScoreFigures *m_figures;
    MatchLine *m_line;
    std::vector<QLabel *> m_small;
    QDeadlineTimer m_deaf{0};
};

} // namespace sandbag
