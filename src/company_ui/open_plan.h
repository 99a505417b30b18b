// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/json_place.h"

#include <QJsonObject>
#include <QString>

namespace sandbag {

/// A table that is to be opened in company.
struct OpenPlan {
    QString table;         ///< its name, for people
    QString name;          ///< of the person who opens it
    bool network = false;  ///< people in this network may find it
    bool everyone = false; ///< so may those elsewhere who have an invitation
    bool freely = false;   ///< people with the invitation come in without a question
    quint16 port = 0;
    QString address; ///< in the invitation; "": one of this computer's own
    QString id;      ///< by which guests name it; "": one by chance
    QString secret;  ///< of its invitations; "": one by chance
    bool operator==(const OpenPlan &) const = default;
};

/// As it is kept with a table, so that it can be opened again in the same way.
[[nodiscard]] QJsonObject doorMember(const OpenPlan &plan);
/// Throws JsonFault.
[[nodiscard]] OpenPlan planIn(const JsonPlace &door);

} // namespace sandbag
