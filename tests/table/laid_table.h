// SPDX-License-Identifier: GPL-3.0-or-later
// Tables at which a deal is over.
#pragma once

#include "formats/loaded_match.h"
#include "game_session.h"
#include "local_seat.h"
#include "panels/result_panel.h"
#include "scene/table_scene.h"
#include "tabletop.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <utility>
#include <variant>

namespace sandbag {

/// A match with so many deals, the last of which is over; that ends it if there are to be no more.
/// `ownBid`: of the person and the partner. `names`: of as many players or more.
inline LoadedMatch
deals(int count, int most = 60, int seats = 4, bool pairs = true, const QString &ownBid = {},
      const QStringList &names = {"Mia", "Ada", "Bo", "Cleo", "Dex", "Eleonore", "Bartholomew"})
{
    QJsonArray list, players, bids, tricks;
    int left = 52 / seats;
    const int toPartner = pairs ? seats / 2 : 2;
    for (int seat = 0; seat < seats; ++seat) {
        players.append(
            QJsonObject{{"name", names[seat]}, {"kind", seat == 0 ? "human" : "simple"}});
        const int takes = seat + 1 == seats ? left : std::max(1, 52 / seats / seats);
        left -= takes;
        bids.append(seat % toPartner == 0 && !ownBid.isEmpty()
                        ? ownBid
                        : QString::number(seat == 1 ? 2 : 3));
        tricks.append(takes);
    }
    for (int i = 0; i < count; ++i)
        list.append(QJsonObject{{"dealer", i % seats}, {"bids", bids}, {"tricks", tricks}});
    const QJsonObject match{
        {"format", "spades-match/1"},
        {"rules", QJsonObject{{"base", "standard"},
                              {"rules", QJsonObject{{"table_players", seats},
                                                    {"table_sides", pairs ? "pairs" : "solo"},
                                                    {"win_target", 0},
                                                    {"win_floor", 0},
                                                    {"win_deals", most}}}}},
        {"players", players},
        {"deals", list}};
    return std::get<LoadedMatch>(loadMatch(QJsonDocument(match).toJson(), QString()));
}

/// A table of that size at which the last deal is over.
struct Laid {
    Laid(const QSize &size, int count, int most = 60) : Laid(size, deals(count, most)) {}
    Laid(const QSize &size, LoadedMatch match) : seat(&game), table(&seat)
    {
        TableLook look;
        look.motion = false;
        table.setLook(look);
        table.resize(size);
        game.open(std::move(match));
        table.grab(); // lays it out
    }
    [[nodiscard]] const TableLayout &layout() { return table.scene().layout(); }
    [[nodiscard]] ResultPanel *result() { return qobject_cast<ResultPanel *>(table.panel()); }

    GameSession game;
    LocalSeat seat;
    Tabletop table;
};

} // namespace sandbag
