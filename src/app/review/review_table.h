// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "review/match_review.h"
#include "table_look.h"

#include <QStringList>
#include <QWidget>

class QLabel;

namespace sandbag {

class TableScene;
class TableView;

/// The table as one seat saw it before a choice, or with all hands open; it takes the place of the
/// table of the match until Esc.
class ReviewTable : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewTable(QWidget *parent = nullptr);

    void setLook(const TableLook &look);
    /// `open`: all hands are shown.
    void showChoice(const Match &match, const ChoicePlace &place, const QStringList &names,
                    bool open);
    [[nodiscard]] TableScene &scene() { return *m_scene; }

signals:
    void closed();
    /// An own card was clicked or entered.
    void cardChosen(const sandbag::Card &card);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void choose(int index);

    TableScene *m_scene;
    TableView *m_view;
    QLabel *m_title;
    TableLook m_look;
};

} // namespace sandbag
