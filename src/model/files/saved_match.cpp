// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/saved_match.h"

#include "files/autosave.h"
#include "files/saved_file.h"
#include "formats/check_word.h"
#include "formats/saved_steps.h"
#include "formats/whole_file.h"
#include "log/log_categories.h"
#include "text/shown_text.h"

#include <QByteArray>
#include <QDir>
#include <QFile>

#include <utility>
#include <variant>

namespace sandbag {

namespace {

QString damaged()
{
    return Autosave::tr("The file is damaged (checksum mismatch).");
}

void putAside(const QString &file, const QString &why, QStringList &troubles)
{
    const QString aside = file + QStringLiteral(".damaged");
    QFile::remove(aside);
    QFile::rename(file, aside);
    qCInfo(logSaving).noquote() << file << "can't be read, and was put aside";
    troubles << Autosave::tr("Can't read the saved match. A copy was kept as %1. %2")
                    .arg(harmless(QDir::toNativeSeparators(aside)), why);
}

struct Copy {
    LoadedMatch loaded;
    bool doubtful = false; ///< it can be read, but differs from what was saved
};

std::optional<Copy> readCopy(const QString &file, QStringList &troubles)
{
    const auto bytes = readWholeFile(file);
    if (const auto *error = std::get_if<FileError>(&bytes)) {
        putAside(file, error->text, troubles);
        return std::nullopt;
    }
    QString broken;
    auto loaded = loadWithSteps(std::get<QByteArray>(bytes), file, broken);
    if (auto *match = std::get_if<LoadedMatch>(&loaded)) {
        if (!broken.isEmpty())
            putAside(broken, damaged(), troubles);
        return Copy{std::move(*match),
                    checkWordOf(std::get<QByteArray>(bytes)) == CheckWord::wrong};
    }
    putAside(file, std::get<FileError>(loaded).text, troubles);
    return std::nullopt;
}

} // namespace

SavedMatch readSavedMatch(const QString &path, const std::shared_ptr<SystemCalls> &calls)
{
    SavedMatch found;
    if (path.isEmpty())
        return found;
    SavedFile saved(path, calls);
    saved.recover();
    QString torn; // better than nothing: it is a match that can be played
    for (const QString &file : saved.copies()) {
        auto copy = readCopy(file, found.troubles);
        if (copy && !copy->doubtful) {
            if (!torn.isEmpty())
                putAside(torn, damaged(), found.troubles);
            found.match = std::move(copy->loaded);
            return found;
        }
        if (copy && torn.isEmpty()) {
            found.match = std::move(copy->loaded);
            torn = file;
        }
    }
    return found;
}

} // namespace sandbag
