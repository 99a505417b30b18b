// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deal/deal_state.h"
#include "facts/per_seat.h"
#include "look/hand_order.h"
#include "look/table_look.h"
#include "look/table_picture.h"
#include "scoring/standing.h"

#include <QStringList>

namespace sandbag {

/// What a picture of the table is made from.
struct PictureInput {
    const RuleContext *context = nullptr;
    const DealState *deal = nullptr; ///< as the viewer sees it; null where none was dealt
    const Prompt *prompt = nullptr;  ///< the question to the viewer, if any
    Standing standing;               ///< before the deal, or after it once it is over
    PerSeat<int> held{};             ///< cards in each hand, whether seen or not
    QStringList names;               ///< by seat
    QString rules;                   ///< name of the game
    QString heading;                 ///< "Deal 3 · to 500"
    int viewer = 0;                  ///< whose hand is at the bottom
    int bottom = -1;                 ///< the seat whose place is there; −1: the viewer's
    bool allOpen = false;            ///< replay: every hand of `deal` is shown
    bool holdTrick = false;          ///< the trick just finished is still shown
    HandOrder order;
};

[[nodiscard]] TablePicture makePicture(const PictureInput &input);

} // namespace sandbag
