// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a target without a fuzzer: NAME [--changed N] [--show K] FOLDER…
//
// Every file of the folders: what was once found is a test, and so are the inputs that the search
// begins with. Then N changed copies of them, the same ones each time. A copy that fails is named
// last, and shown by its number (--show, which runs nothing).
#include "json_mutation.h"
#include "target.h"

#include "match/dealing.h"

#include <QDirIterator>
#include <QFile>

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <string_view>

using namespace sandbag;

namespace {

/// Larger ones take long and find nothing more.
constexpr qsizetype kMostBytes = 32768;

struct Wanted {
    QStringList folders;
    int changed = 0;
    int shown = -1;
};

Wanted wantedBy(int argc, char **argv)
{
    Wanted wanted;
    for (int i = 1; i < argc; ++i) {
        const std::string_view word = argv[i];
        if (word == "--changed" && i + 1 < argc)
            wanted.changed = std::atoi(argv[++i]);
        else if (word == "--show" && i + 1 < argc)
            wanted.shown = std::atoi(argv[++i]);
        else
            wanted.folders << QString::fromLocal8Bit(argv[i]);
    }
    return wanted;
}

QStringList filesIn(const QStringList &folders)
{
    QStringList files;
    for (const QString &folder : folders) {
        QDirIterator found(folder, QDir::Files);
        while (found.hasNext())
            files << found.next();
    }
    std::sort(files.begin(), files.end()); // a copy has the same number everywhere
    return files;
}

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray changedCopy(const QStringList &files, int number)
{
    Dice dice(seedFor(1, static_cast<std::uint64_t>(number)));
    QByteArray bytes = contentOf(files[dice.below(static_cast<int>(files.size()))]);
    for (int times = 1 + dice.below(3); times > 0; --times)
        bytes = fuzz::mutated(bytes, dice.next());
    return bytes.left(kMostBytes);
}

void run(const QByteArray &bytes)
{
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t *>(bytes.constData()),
                           static_cast<std::size_t>(bytes.size()));
}

/// The last one named is the one that fails.
void name(const QString &what)
{
    std::printf("%s\n", qPrintable(what));
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv)
{
    const Wanted wanted = wantedBy(argc, argv);
    const QStringList files = filesIn(wanted.folders);
    if (files.isEmpty())
        return 1;
    if (wanted.shown >= 0) {
        const QByteArray bytes = changedCopy(files, wanted.shown);
        std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stdout);
        return 0;
    }
    for (const QString &file : files) {
        name(file);
        run(contentOf(file));
    }
    for (int number = 0; number < wanted.changed; ++number) {
        name(QStringLiteral("changed %1").arg(number));
        run(changedCopy(files, number));
    }
    return 0;
}
