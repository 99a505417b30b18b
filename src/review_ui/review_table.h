// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/table_look.h"
#include "look/table_picture.h"
#include "replay_seat.h"
#include "review/match_review.h"

#include <QStringList>
#include <QWidget>

#include <optional>

class QLabel;
class QToolButton;

namespace sandbag {

class PaintAhead;
class TableScene;
class TableView;

/// The table as one seat saw it before a choice, or with all hands open; it takes the place of the
/// table of the match until Esc. Its scene is made when first asked for: most windows are closed
/// without a review.
class ReviewTable : public QWidget
{
    Q_OBJECT

public:
    explicit ReviewTable(QWidget *parent = nullptr);

    void setLook(const TableLook &look);
    /// How large it will be, while it is not in sight: it is painted in that size before it is.
    void takeRoom(const QSize &room);
    /// It is ready() a moment later, when it is painted; later requests come after it.
    void showChoice(const Match &match, const ChoicePlace &place, const QStringList &names,
                    ReplaySeat::Hands hands);
    /// Shows the last request.
    void finish();
    [[nodiscard]] TableScene &scene();

signals:
    /// The last request is painted.
    void ready();
    void closed();
    /// An own card was clicked or entered.
    void cardChosen(const sandbag::Card &card);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void makeTable();
    void choose(int index);
    struct Shown {
        TablePicture picture;
        QString title, prompt;
    };
    void showNow(const Shown &choice);

    TableScene *m_scene = nullptr; ///< the three are made together
    TableView *m_view = nullptr;
    PaintAhead *m_ahead = nullptr;
    QLabel *m_title;
    QToolButton *m_back;
    std::optional<Shown> m_wanted; ///< comes next, when the table before is seen
    TableLook m_look;
};

} // namespace sandbag
