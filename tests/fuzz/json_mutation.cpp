// SPDX-License-Identifier: GPL-3.0-or-later
#include "json_mutation.h"

#include "cards/card.h"
#include "match/dealing.h"
#include "rules/catalogue.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

namespace sandbag::fuzz {

namespace {

constexpr int kMostChanges = 3;

template<typename List>
qsizetype placeIn(const List &list, Dice &dice)
{
    return dice.below(static_cast<int>(list.size()));
}

/// Words of the formats, of the document, and some that are none.
QString someWord(const QStringList &words, Dice &dice)
{
    static const QStringList odd = {QString(),
                                    QStringLiteral("-1"),
                                    QStringLiteral("AS 2D"),
                                    QStringLiteral("BJ LJ"),
                                    QStringLiteral("nil"),
                                    QStringLiteral("blind 6"),
                                    QStringLiteral("double nil"),
                                    QString(200, u'9'),
                                    QStringLiteral("\u202e\u0007"),
                                    QString(QChar(0)),
                                    QString(QChar(0xd800)),
                                    QStringLiteral("../x"),
                                    QStringLiteral("=1+1"),
                                    QStringLiteral("%1 %n"),
                                    QStringLiteral("<b>")};
    switch (dice.below(4)) {
    case 0:
        return odd[placeIn(odd, dice)];
    case 1: {
        const Option &option = catalogue()[static_cast<std::size_t>(placeIn(catalogue(), dice))];
        if (option.values.empty() || dice.below(2))
            return QString::fromLatin1(option.id);
        return QString::fromStdString(
            option.values[static_cast<std::size_t>(placeIn(option.values, dice))]);
    }
    default:
        return words.isEmpty() ? QStringLiteral("deals") : words[placeIn(words, dice)];
    }
}

QJsonValue someValue(const QStringList &words, Dice &dice)
{
    static const double numbers[] = {-1,
                                     0,
                                     1,
                                     2,
                                     3,
                                     4,
                                     7,
                                     8,
                                     13,
                                     14,
                                     52,
                                     99,
                                     100,
                                     10000,
                                     2147483647,
                                     -2147483648.,
                                     .5,
                                     1e300,
                                     6,
                                     1000,
                                     -100,
                                     4294967296.,
                                     9007199254740993.};
    switch (dice.below(8)) {
    case 0:
        return QJsonValue(dice.below(2) == 0);
    case 1:
        return {};
    case 2:
        return QJsonArray();
    case 3:
        return QJsonObject();
    case 4:
    case 5:
        return numbers[placeIn(QList<double>(std::begin(numbers), std::end(numbers)), dice)];
    default:
        return someWord(words, dice);
    }
}

void collectWords(const QJsonValue &value, QStringList &words)
{
    if (value.isString() && words.size() < 500)
        words << value.toString();
    for (const QJsonValue item : value.toArray())
        collectWords(item, words);
    const QJsonObject object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member) {
        words << member.key();
        collectWords(member.value(), words);
    }
}

int countValues(const QJsonValue &value)
{
    int count = 1;
    for (const QJsonValue item : value.toArray())
        count += countValues(item);
    const QJsonObject object = value.toObject();
    for (const QJsonValue member : object)
        count += countValues(member);
    return count;
}

QString changedText(QString text, const QStringList &words, Dice &dice)
{
    QStringList tokens = text.split(u' ');
    const qsizetype at = placeIn(tokens, dice);
    switch (dice.below(4)) {
    case 0:
        tokens.removeAt(at);
        break;
    case 1:
        tokens.insert(at, someWord(words, dice));
        break;
    case 2:
        tokens[at] = QString::fromStdString(toString(Card(dice.below(Card::kPlayable))));
        break;
    default:
        return someWord(words, dice);
    }
    return tokens.join(u' ');
}

QJsonArray changedList(QJsonArray list, const QStringList &words, Dice &dice)
{
    if (list.isEmpty())
        return {someValue(words, dice)};
    const qsizetype at = placeIn(list, dice), other = placeIn(list, dice);
    switch (dice.below(4)) {
    case 0:
        list.removeAt(at);
        break;
    case 1:
        list.insert(at, QJsonValue(list.at(other)));
        break;
    case 2:
        list.append(someValue(words, dice));
        break;
    default: {
        const QJsonValue moved = list.takeAt(at);
        list.insert(std::min(other, list.size()), moved);
    }
    }
    return list;
}

QJsonObject changedMembers(QJsonObject object, const QStringList &words, Dice &dice)
{
    if (object.isEmpty() || dice.below(3) == 0) {
        object.insert(someWord(words, dice), someValue(words, dice));
        return object;
    }
    const QString key = object.keys().at(placeIn(object, dice));
    const QJsonValue value = object.take(key);
    if (dice.below(2))
        object.insert(someWord(words, dice), value);
    return object;
}

QJsonValue changedHere(const QJsonValue &value, const QStringList &words, Dice &dice)
{
    if (dice.below(4) == 0)
        return someValue(words, dice);
    if (value.isArray())
        return changedList(value.toArray(), words, dice);
    if (value.isObject())
        return changedMembers(value.toObject(), words, dice);
    if (value.isString())
        return changedText(value.toString(), words, dice);
    if (value.isDouble())
        return value.toDouble() + dice.below(5) - 2;
    return QJsonValue(!value.toBool());
}

/// The value with a change at the one of that number below it, itself being 0.
QJsonValue changedAt(const QJsonValue &value, int &number, const QStringList &words, Dice &dice)
{
    if (number-- == 0)
        return changedHere(value, words, dice);
    if (value.isArray()) {
        QJsonArray list = value.toArray();
        for (qsizetype i = 0; i < list.size() && number >= 0; ++i)
            list[i] = changedAt(list.at(i), number, words, dice);
        return list;
    }
    if (value.isObject()) {
        QJsonObject object = value.toObject();
        for (auto member = object.begin(); member != object.end() && number >= 0; ++member)
            member.value() = changedAt(member.value(), number, words, dice);
        return object;
    }
    return value;
}

QByteArray changedDocument(const QByteArray &json, Dice &dice)
{
    const QJsonDocument document = QJsonDocument::fromJson(json);
    if (!document.isObject())
        return {};
    QJsonValue value = document.object();
    for (int changes = 1 + dice.below(kMostChanges); changes > 0; --changes) {
        QStringList words;
        collectWords(value, words);
        int number = 1 + dice.below(std::max(1, countValues(value) - 1));
        value = changedAt(value, number, words, dice);
    }
    return QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact);
}

/// Some line is another, doubled, lost or moved.
QByteArray changedLines(const QByteArray &text, Dice &dice)
{
    QByteArrayList lines = text.split('\n');
    const qsizetype at = placeIn(lines, dice);
    const QByteArray line = lines[at];
    switch (dice.below(6)) {
    case 0:
        lines.removeAt(at);
        break;
    case 1:
        lines.insert(placeIn(lines, dice), line);
        break;
    default:
        lines[at] = changedDocument(line, dice);
        if (lines[at].isEmpty())
            return {};
    }
    return lines.join('\n');
}

QByteArray changedBytes(QByteArray bytes, Dice &dice)
{
    for (int changes = 1 + dice.below(kMostChanges); changes > 0; --changes) {
        const int at = dice.below(static_cast<int>(bytes.size()) + 1);
        switch (dice.below(5)) {
        case 0:
            bytes.insert(at, static_cast<char>(dice.below(256)));
            break;
        case 1:
            bytes.remove(at, 1 + dice.below(8));
            break;
        case 2:
            bytes.insert(at, bytes.mid(dice.below(static_cast<int>(bytes.size()) + 1), 12));
            break;
        case 3:
            bytes.insert(at, someWord({}, dice).toUtf8());
            break;
        default:
            if (at < bytes.size())
                bytes[at] = static_cast<char>(bytes[at] ^ (1 << dice.below(8)));
        }
    }
    return bytes;
}

} // namespace

QByteArray mutatedJson(const QByteArray &input, std::uint64_t seed)
{
    Dice dice(seed);
    const QByteArray changed = changedDocument(input, dice);
    return changed.isEmpty() && input.contains('\n') ? changedLines(input, dice) : changed;
}

QByteArray mutated(const QByteArray &input, std::uint64_t seed)
{
    Dice dice(seed);
    const QByteArray changed = dice.below(4) ? mutatedJson(input, dice.next()) : QByteArray();
    return changed.isEmpty() ? changedBytes(input, dice) : changed;
}

} // namespace sandbag::fuzz
