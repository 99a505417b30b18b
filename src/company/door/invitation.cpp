// SPDX-License-Identifier: GPL-3.0-or-later
#include "door/invitation.h"

#include "key_sign.h"

#include <QRandomGenerator>
#include <QRegularExpression>

#include <array>

namespace sandbag {

namespace {

constexpr qsizetype kMostInvitation = 360;
constexpr qsizetype kMostAddress = 253; // of a name in the DNS
constexpr qsizetype kTableLetters = 8;
constexpr qsizetype kSecretLetters = 26;

/// Letters of base32, each with five bits by chance.
QString drawnLetters(qsizetype count)
{
    std::array<quint32, 5> words{};
    QRandomGenerator::system()->fillRange(words.data(), qsizetype(words.size()));
    return base32Of({reinterpret_cast<const char *>(words.data()), sizeof words}).left(count);
}

bool isWhole(const QString &text, const char *pattern)
{
    const QRegularExpression expression(
        QRegularExpression::anchoredPattern(QString::fromUtf8(pattern)));
    return expression.match(text).hasMatch();
}

/// A part behind the address: ":28117"; nothing where it is no port.
std::optional<quint16> portIn(const QString &text)
{
    if (!isWhole(text, ":[1-9][0-9]{0,4}"))
        return std::nullopt;
    bool fits = false;
    const quint16 port = QStringView(text).mid(1).toUShort(&fits);
    return fits ? std::optional(port) : std::nullopt;
}

/// "[fe80::1%eth0]:28117", "mia.example:28117", or either without a port where that may be.
std::optional<Invitation> placeIn(const QString &text, bool portNeeded)
{
    const bool number = text.startsWith(u'[');
    const qsizetype end = number ? text.indexOf(u']') + 1 : text.indexOf(u':');
    const QString place = end > 0 ? text.left(end) : number ? QString() : text;
    const QString rest = end > 0 ? text.mid(end) : QString();
    Invitation read;
    read.address = number ? place.mid(1, place.size() - 2) : place;
    if (read.address.size() > kMostAddress ||
        !isWhole(read.address, number ? "[0-9a-fA-F:.]+(%[A-Za-z0-9._-]{1,15})?"
                                      : "[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?"))
        return std::nullopt;
    if (rest.isEmpty() && !portNeeded)
        return read;
    const auto port = portIn(rest);
    if (!port)
        return std::nullopt;
    read.port = *port;
    return read;
}

} // namespace

QString textOf(const Invitation &invitation)
{
    const QString &address = invitation.address;
    const QString place = address.contains(u':') ? u'[' + address + u']' : address;
    QString text = QStringLiteral("sandbag:") + place + u':' + QString::number(invitation.port) +
                   u'/' + invitation.table + u'#' + invitation.key;
    if (!invitation.secret.isEmpty())
        text += u'.' + invitation.secret;
    return text;
}

std::optional<Invitation> readInvitation(const QString &given)
{
    const QString text = given.trimmed();
    const QString scheme = QStringLiteral("sandbag:");
    if (text.size() > kMostInvitation || !text.startsWith(scheme))
        return std::nullopt;
    const qsizetype slash = text.indexOf(u'/');
    const qsizetype hash = text.indexOf(u'#');
    if (slash < 0 || hash < slash)
        return std::nullopt;
    auto read = placeIn(text.mid(scheme.size(), slash - scheme.size()), true);
    if (!read)
        return std::nullopt;
    read->table = text.mid(slash + 1, hash - slash - 1);
    const qsizetype dot = text.indexOf(u'.', hash);
    read->key = text.mid(hash + 1, dot < 0 ? -1 : dot - hash - 1);
    read->secret = dot < 0 ? QString() : text.mid(dot + 1);
    if (!isTableId(read->table) || !isKeyName(read->key) || (dot >= 0 && !isSecret(read->secret)))
        return std::nullopt;
    return read;
}

std::optional<Invitation> readAddress(const QString &given)
{
    const QString text = given.trimmed();
    if (text.count(u':') > 1 && !text.startsWith(u'['))
        return placeIn(u'[' + text + u']', false);
    return placeIn(text, false);
}

bool isTableId(const QString &text)
{
    return isWhole(text, "[a-z0-9]{1,16}");
}

QString drawnTableId()
{
    return drawnLetters(kTableLetters);
}

QString drawnSecret()
{
    return drawnLetters(kSecretLetters);
}

bool isSecret(const QString &text)
{
    return text.size() == kSecretLetters && isWhole(text, "[a-z2-7]+");
}

} // namespace sandbag
