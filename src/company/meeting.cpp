// SPDX-License-Identifier: GPL-3.0-or-later
#include "meeting.h"

#include "protocol/player_protocol.h"
#include "rules/catalogue.h"
#include "text/shown_text.h"
#include "told_sentence.h"

#include <QCoreApplication>
#include <QCryptographicHash>

namespace sandbag {

namespace {

constexpr int kMostVersion = 1'000;
constexpr int kMostLines = 1'000'000'000;

QString hashOfOptions()
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const RuleSet standard;
    const auto add = [&hash](const std::string &text) {
        hash.addData(QByteArray::fromStdString(text + '\n'));
    };
    for (const Option &option : catalogue()) {
        add(option.id);
        add(std::to_string(static_cast<int>(option.type)) + ' ' + std::to_string(option.least) +
            ' ' + std::to_string(option.most));
        for (const std::string &value : option.values)
            add(value);
        add(option.get(standard));
    }
    return QString::fromLatin1(hash.result().toHex().left(32));
}

} // namespace

Hello ownHello()
{
    Hello hello;
    hello.catalogue = catalogueHash();
    hello.program =
        QCoreApplication::applicationName() + u' ' + QCoreApplication::applicationVersion();
    return hello;
}

QJsonObject helloMessage(const Hello &hello)
{
    QJsonObject message{{QStringLiteral("type"), QStringLiteral("hello")},
                        {QStringLiteral("from"), hello.from},
                        {QStringLiteral("to"), hello.to},
                        {QStringLiteral("catalogue"), hello.catalogue},
                        {QStringLiteral("program"), hello.program}};
    if (!hello.table.isEmpty())
        message.insert(QStringLiteral("table"), hello.table);
    return message;
}

Hello readHello(const JsonPlace &message)
{
    Hello hello;
    hello.from = message.at(QStringLiteral("from")).integer(1, kMostVersion);
    hello.to = message.at(QStringLiteral("to")).integer(hello.from, kMostVersion);
    hello.catalogue = shortened(message.at(QStringLiteral("catalogue")).text());
    if (message.has(QStringLiteral("program")))
        hello.program = shortened(message.at(QStringLiteral("program")).text());
    if (message.has(QStringLiteral("table")))
        hello.table = shortened(message.at(QStringLiteral("table")).text());
    return hello;
}

Refusal whyNotTogether(const Hello &own, const Hello &theirs)
{
    const auto said = [&](const char *text) {
        return Sentence(text, {own.program.toStdString(), theirs.program.toStdString()});
    };
    if (theirs.to < own.from)
        return said(QT_TRANSLATE_NOOP("company", "The other program (%2) is older than this one "
                                                 "(%1); it must be updated first."));
    if (theirs.from > own.to)
        return said(QT_TRANSLATE_NOOP("company", "The other program (%2) is newer than this one "
                                                 "(%1); this one must be updated first."));
    if (theirs.catalogue != own.catalogue)
        return said(QT_TRANSLATE_NOOP("company",
                                      "This program (%1) and the other one (%2) don't have the "
                                      "same rule options; the older one must be updated first."));
    return std::nullopt;
}

/// The options of a program never change while it runs, and everyone who says hello asks.
QString catalogueHash()
{
    static const QString hash = hashOfOptions();
    return hash;
}

int numberIn(const JsonPlace &message)
{
    const QString key = QStringLiteral("no");
    return message.has(key) ? message.at(key).integer(1, kMostLines) : 0;
}

QJsonObject refusedMessage(const Sentence &why, int number)
{
    QJsonObject message{{QStringLiteral("type"), QStringLiteral("refused")},
                        {QStringLiteral("why"), sentenceObject(why)}};
    if (number > 0)
        message.insert(QStringLiteral("no"), number);
    return message;
}

QJsonObject pingMessage()
{
    return {{QStringLiteral("type"), QStringLiteral("ping")}};
}

QJsonObject goodbyeMessage(const Sentence &why)
{
    QJsonObject message = byeMessage();
    message.insert(QStringLiteral("why"), sentenceObject(why));
    return message;
}

} // namespace sandbag
