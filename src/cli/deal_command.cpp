// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "commands.h"
#include "dealt_object.h"
#include "formats/json_writer.h"
#include "formats/rules_json.h"
#include "numbers/deal_number.h"
#include "text/match_text.h"
#include "words.h"

#include <QJsonArray>

namespace sandbag {

QString cardsText(const CardList &cards)
{
    return QString::fromStdString(toString(cards));
}

QJsonArray handsArray(const DealRecord &deal)
{
    QJsonArray hands;
    for (const CardList &hand : deal.hands)
        hands.append(cardsText(hand));
    return hands;
}

namespace {

QJsonObject rulesObject(const CodedRules &rules)
{
    JsonWriter json;
    json.beginObject();
    writeRuleMembers(json, rules.base, rules.rules);
    json.endObject();
    return QJsonDocument::fromJson(json.finished()).object();
}

QJsonObject dealObject(const CodedRules &rules, const DealRecord &deal)
{
    QJsonObject object{{QStringLiteral("rules"), rulesObject(rules)},
                       {QStringLiteral("dealer"), deal.dealer},
                       {QStringLiteral("hands"), handsArray(deal)},
                       {QStringLiteral("aside"), cardsText(deal.undealt)}};
    if (deal.cutCard)
        object.insert(QStringLiteral("cut_card"), QString::fromStdString(toString(*deal.cutCard)));
    if (!deal.faceUp.empty()) {
        QJsonArray up;
        for (const CardList &cards : deal.faceUp)
            up.append(cardsText(cards));
        object.insert(QStringLiteral("face_up"), up);
    }
    return object;
}

} // namespace

void sayDeal(const CodedRules &rules, const DealRecord &deal)
{
    const int players = Seating(rules.rules).players;
    MatchRecord record;
    record.base = rules.base.toStdString();
    record.rules = rules.rules;
    say(rulesLine(record));
    for (int seat = 0; seat < players; ++seat)
        say(QStringLiteral("%1 %2%3")
                .arg(placeName(seat, players, rules.rules.table_direction), -10)
                .arg(cardsText(deal.hands[static_cast<std::size_t>(seat)]),
                     seat == deal.dealer ? Words::tr("  (deals)") : QString()));
    if (!deal.undealt.empty())
        say(QStringLiteral("%1 %2").arg(Words::tr("Set aside"), -10).arg(cardsText(deal.undealt)));
}

int deal(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("deal"),
                     Words::tr("Show the cards that a code stands for. A match code shows the "
                               "cards of its first deal."),
                     {QStringLiteral("NUMBER")});
    if (!line.parse(arguments))
        return line.status();
    const auto read = readNumber(line.operand(0));
    if (const auto *why = std::get_if<QString>(&read))
        return line.refuse({FileError::Kind::unreadable, *why});
    const auto &cards = std::get<NumberedCards>(read);
    const DealRecord first = dealsOf(cards).front();
    if (line.json())
        say(QJsonDocument(dealObject(cards.rules, first)));
    else
        sayDeal(cards.rules, first);
    return kFine;
}

} // namespace sandbag
