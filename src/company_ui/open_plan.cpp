// SPDX-License-Identifier: GPL-3.0-or-later
#include "open_plan.h"

#include "door/invitation.h"

namespace sandbag {

namespace {

constexpr int kHighestPort = 65535;

} // namespace

QJsonObject doorMember(const OpenPlan &plan)
{
    return {{QStringLiteral("name"), plan.table},      {QStringLiteral("host"), plan.name},
            {QStringLiteral("network"), plan.network}, {QStringLiteral("everyone"), plan.everyone},
            {QStringLiteral("freely"), plan.freely},   {QStringLiteral("port"), plan.port},
            {QStringLiteral("address"), plan.address}, {QStringLiteral("table"), plan.id},
            {QStringLiteral("secret"), plan.secret}};
}

OpenPlan planIn(const JsonPlace &door)
{
    OpenPlan plan;
    plan.table = door.at(QStringLiteral("name")).text();
    plan.name = door.at(QStringLiteral("host")).text();
    plan.network = door.at(QStringLiteral("network")).boolean();
    plan.everyone = door.at(QStringLiteral("everyone")).boolean();
    plan.freely = door.at(QStringLiteral("freely")).boolean();
    plan.port = static_cast<quint16>(door.at(QStringLiteral("port")).integer(0, kHighestPort));
    plan.address = door.at(QStringLiteral("address")).text();
    plan.id = door.at(QStringLiteral("table")).text();
    plan.secret = door.at(QStringLiteral("secret")).text();
    if (!isTableId(plan.id))
        door.at(QStringLiteral("table")).fail(QStringLiteral("not the id of a table"));
    if (!isSecret(plan.secret))
        door.at(QStringLiteral("secret")).fail(QStringLiteral("not a secret"));
    return plan;
}

} // namespace sandbag
