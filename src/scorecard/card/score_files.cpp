// SPDX-License-Identifier: GPL-3.0-or-later
#include "card/score_files.h"

#include "card/score_export.h"
#include "pages/score_pages.h"
#include "print_pages.h"
#include "sheet/score_sheet.h"

#include <QBuffer>
#include <QDate>
#include <QImage>
#include <QLocale>
#include <QPageLayout>

namespace sandbag {

namespace {

constexpr int kDotsPerInch = 150;

} // namespace

std::optional<FileError> saveTable(const QString &path, const ScoreSheet &sheet)
{
    return writeWholeFile(path, "\xef\xbb\xbf" + toCsv(sheet).toUtf8());
}

std::optional<FileError> savePicture(const QString &path, const ScoreSheet &sheet)
{
    const PrintJob job = scoreJob(sheet, QLocale().toString(QDate::currentDate()));
    int number = 0;
    for (const QImage &page : toImages(job, usualPaper(), kDotsPerInch)) {
        QString name = path;
        if (++number > 1)
            name.insert(name.lastIndexOf(u'.'), QStringLiteral("-%1").arg(number));
        QBuffer png;
        page.save(&png, "PNG");
        if (auto fault = writeWholeFile(name, png.data()))
            return fault;
    }
    return std::nullopt;
}

} // namespace sandbag
