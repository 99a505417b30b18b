// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QJsonValue>
#include <QString>
#include <QStringList>

namespace sandbag {

inline QString jsonText(const QJsonValue &value)
{
    return QString::fromUtf8(QJsonDocument(QJsonArray{value}).toJson(QJsonDocument::Compact));
}

/// The first place where `got` does not satisfy `want`, or "". `want` is a subset: other members
/// are free; lists match item by item, but lists of words under "legal" as sets and "sides" by
/// their side; {"$any": true} matches anything, {"$contains": "text"} a text that holds it.
inline QString jsonMismatch(const QJsonValue &want, const QJsonValue &got, const QString &at = {});

inline QString objectMismatch(const QJsonObject &want, const QJsonValue &got, const QString &at)
{
    if (want.contains(QStringLiteral("$any")))
        return {};
    const QJsonValue part = want.value(QStringLiteral("$contains"));
    if (part.isString()) {
        const bool held = got.toString().contains(part.toString(), Qt::CaseInsensitive);
        return held ? QString() : at + QStringLiteral(": no \"%1\"").arg(part.toString());
    }
    if (!got.isObject())
        return at + QStringLiteral(": wanted an object, got ") + jsonText(got);
    for (auto member = want.begin(); member != want.end(); ++member) {
        const QString place = at + u'/' + member.key();
        if (!got.toObject().contains(member.key()))
            return place + QStringLiteral(": missing");
        const QString wrong =
            jsonMismatch(member.value(), got.toObject().value(member.key()), place);
        if (!wrong.isEmpty())
            return wrong;
    }
    return {};
}

inline QStringList sortedWords(const QJsonArray &array)
{
    QStringList words;
    for (const QJsonValue item : array)
        words.append(item.toString());
    words.sort();
    return words;
}

inline QString sidesMismatch(const QJsonArray &want, const QJsonArray &got, const QString &at)
{
    const QString key = QStringLiteral("side");
    for (const QJsonValue side : want) {
        QJsonValue found;
        for (const QJsonValue item : got) {
            if (item.toObject().value(key) == side.toObject().value(key))
                found = item;
        }
        const QString wrong = jsonMismatch(
            side, found, at + QStringLiteral("[%1]").arg(side.toObject().value(key).toInt()));
        if (!wrong.isEmpty())
            return wrong;
    }
    return {};
}

inline QString listMismatch(const QJsonArray &want, const QJsonValue &got, const QString &at)
{
    if (!got.isArray())
        return at + QStringLiteral(": wanted a list, got ") + jsonText(got);
    const QJsonArray list = got.toArray();
    const bool words =
        at.endsWith(QStringLiteral("/legal")) && (want.isEmpty() || want.first().isString());
    if (words) {
        const bool same = sortedWords(want) == sortedWords(list);
        return same ? QString() : at + QStringLiteral(": got ") + jsonText(got);
    }
    if (at.endsWith(QStringLiteral("/sides")))
        return sidesMismatch(want, list, at);
    if (want.size() != list.size())
        return at + QStringLiteral(": %1 items, wanted %2").arg(list.size()).arg(want.size());
    for (qsizetype i = 0; i < want.size(); ++i) {
        const QString wrong =
            jsonMismatch(want.at(i), list.at(i), at + QStringLiteral("[%1]").arg(i));
        if (!wrong.isEmpty())
            return wrong;
    }
    return {};
}

inline QString jsonMismatch(const QJsonValue &want, const QJsonValue &got, const QString &at)
{
    if (want.isObject())
        return objectMismatch(want.toObject(), got, at);
    if (want.isArray())
        return listMismatch(want.toArray(), got, at);
    if (want == got)
        return {};
    return at + QStringLiteral(": wanted %1, got %2").arg(jsonText(want), jsonText(got));
}

} // namespace sandbag
