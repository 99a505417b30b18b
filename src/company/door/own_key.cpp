// SPDX-License-Identifier: GPL-3.0-or-later
#include "door/own_key.h"

#include "disk/file_lock.h"
#include "disk/private_place.h"
#include "door/new_key.h"
#include "door/sockets_door.h"
#include "formats/whole_file.h"
#include "secure_sockets.h"
#include "text/shown_text.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <chrono>
#include <optional>
#include <utility>

namespace sandbag {

namespace {

QString fileIn(const QString &folder)
{
    return folder + QStringLiteral("/own-key.pem");
}

OwnKey readKey(const SecureSockets &sockets, const QByteArray &pem)
{
    return {pem, sockets.printOf(pem)};
}

FileError noSockets()
{
    return {
        FileError::Kind::unreadable,
        QCoreApplication::translate(
            "company",
            "The part of Sandbag for playing together isn't installed, or can't be used here.")};
}

/// Of several programs that start for the first time one makes the key, which the others then read.
constexpr std::chrono::milliseconds kKeyPatience{10'000};

std::optional<FileError> makeOnce(const QString &folder)
{
    makePrivateFolder(folder);
    FileLock alone(folder + QStringLiteral("/own-key.lock"));
    (void)alone.tryLock(kKeyPatience); // where nothing can be locked nothing can be written, either
    if (QFileInfo::exists(fileIn(folder)))
        return std::nullopt;
    auto made = newKeyIn(folder);
    auto *error = std::get_if<FileError>(&made);
    return error ? std::optional(std::move(*error)) : std::nullopt;
}

} // namespace

std::variant<OwnKey, FileError> ownKeyIn(const QString &folder)
{
    const SecureSockets *sockets = secureSockets();
    if (!sockets)
        return noSockets();
    const QString file = fileIn(folder);
    if (!QFileInfo::exists(file)) {
        if (auto error = makeOnce(folder))
            return *std::move(error);
    }
    auto read = readWholeFile(file);
    if (const auto *error = std::get_if<FileError>(&read))
        return *error;
    keepPrivate(file); // a copy that was put there by hand may be open to everyone
    OwnKey own = readKey(*sockets, std::get<QByteArray>(read));
    if (own.isNull())
        return FileError{
            FileError::Kind::unreadable,
            filled(QCoreApplication::translate("company", "%1: contains no key"), {file})};
    return own;
}

std::variant<OwnKey, FileError> newKeyIn(const QString &folder)
{
    const SecureSockets *sockets = secureSockets();
    if (!sockets)
        return noSockets();
    const QString file = fileIn(folder);
    const QByteArray pem = newKeyPem();
    OwnKey own = readKey(*sockets, pem);
    if (own.isNull())
        return FileError{
            FileError::Kind::unwritable,
            filled(QCoreApplication::translate("company", "%1: OpenSSL could not make a key"),
                   {file})};
    makePrivateFolder(folder);
    if (auto error = writePrivateFile(file, pem))
        return *std::move(error);
    return own;
}

} // namespace sandbag
