// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/prompt_json.h"

#include "match/match.h"

#include <QJsonArray>

namespace sandbag {

namespace {

QString cardText(const CardList &cards)
{
    return QString::fromStdString(toString(cards));
}

QJsonObject choiceObject(const CardChoice &choice)
{
    QJsonObject object{{QStringLiteral("from"), cardText(choice.from)}};
    switch (choice.kind) {
    case EventKind::take:
        object.insert(QStringLiteral("do"), QStringLiteral("take"));
        object.insert(QStringLiteral("min"), choice.least);
        object.insert(QStringLiteral("max"), choice.most);
        return object;
    case EventKind::discard:
        object.insert(QStringLiteral("do"), QStringLiteral("discard"));
        break;
    default:
        object.insert(QStringLiteral("to"), choice.to);
        break;
    }
    object.insert(QStringLiteral("count"), choice.most);
    if (choice.nameSuit)
        object.insert(QStringLiteral("suit"), QStringLiteral("S H D C"));
    return object;
}

} // namespace

QJsonObject promptObject(const Prompt &prompt)
{
    QJsonObject object{{QStringLiteral("phase"), QString::fromUtf8(toString(prompt.phase))},
                       {QStringLiteral("seat"), prompt.seat}};
    if (prompt.cards) {
        object.insert(QStringLiteral("legal"), choiceObject(*prompt.cards));
    } else {
        QJsonArray words;
        for (const Event &event : prompt.choices)
            words.append(QString::fromStdString(toString(event)));
        object.insert(QStringLiteral("legal"), words);
    }
    if (!prompt.talk.empty()) {
        QJsonArray talk;
        for (const int seat : prompt.talk)
            talk.append(seat);
        object.insert(QStringLiteral("talk"), talk);
    }
    return object;
}

QJsonObject promptObject(const Match &match)
{
    if (!match.dealOver())
        return promptObject(legal(*match.deal()));
    const int dealer = match.nextDealer();
    return {{QStringLiteral("phase"), QStringLiteral("done")},
            {QStringLiteral("seat"), dealer < 0 ? QJsonValue() : QJsonValue(dealer)},
            {QStringLiteral("legal"), QJsonArray()}};
}

} // namespace sandbag
