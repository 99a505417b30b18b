// SPDX-License-Identifier: GPL-3.0-or-later
#include "circle_rules.h"

#include "files/kept_settings.h"
#include "lobby.h"

#include <QCryptographicHash>
#include <QJsonDocument>

namespace sandbag {

namespace {

/// More circles than anyone plays in; then it begins anew.
constexpr int kMostCircles = 40;
constexpr QLatin1String kCircles("company/circles");

QString circleOf(QStringList people)
{
    people.sort();
    const QByteArray names = people.join(u'\n').toUtf8();
    return QString::fromLatin1(
        QCryptographicHash::hash(names, QCryptographicHash::Sha256).toHex().left(32));
}

} // namespace

std::optional<RuleSet> lastRulesOf(const QStringList &people)
{
    KeptSettings settings;
    const QString json = settings.value(kCircles + u'/' + circleOf(people)).toString();
    if (json.isEmpty())
        return std::nullopt;
    try {
        return readRulesOf(JsonPlace(QJsonDocument::fromJson(json.toUtf8()).object())).rules;
    } catch (const JsonFault &) {
        return std::nullopt;
    }
}

void keepRulesOf(const QStringList &people, const RuleSet &rules)
{
    KeptSettings settings;
    settings.beginGroup(kCircles);
    if (settings.childKeys().size() > kMostCircles)
        settings.remove(QString());
    QJsonObject object;
    insertRules(object, {"standard", {}, rules});
    settings.setValue(circleOf(people),
                      QString::fromUtf8(QJsonDocument(object).toJson(QJsonDocument::Compact)));
    settings.endGroup();
}

} // namespace sandbag
