// SPDX-License-Identifier: GPL-3.0-or-later
#include "print_pages.h"

#include "formats/whole_file.h"
#include "print_text.h"
#include <QBuffer>
#include <QFile>
#include <QLocale>
#include <QPageLayout>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>

namespace sandbag {

namespace {

constexpr double kPointsPerInch = 72;

void paintPage(QPainter &painter, const PrintPages &pages, int page, QPointF origin, double scale)
{
    painter.save();
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.translate(origin);
    painter.scale(scale, scale);
    pages.paint(painter, page);
    painter.restore();
}

} // namespace

bool printTo(QPagedPaintDevice &device, const PrintJob &job, int from, int to)
{
    const QRectF area = device.pageLayout().paintRect(QPageLayout::Point);
    const auto pages = job.layOut(area.size());
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    // The origin of a paged device is the printable area's corner, unless it prints to the edge.
    const double scale = painter.viewport().width() / area.width();
    const int first = std::max(from, 1) - 1;
    const int last = to > 0 ? std::min(to, pages->count()) : pages->count();
    for (int page = first; page < last; ++page) {
        if (page > first && !device.newPage())
            return false;
        paintPage(painter, *pages, page, {}, scale);
    }
    return painter.end();
}

bool writePdf(QIODevice &device, const PrintJob &job, const QPageLayout &paper)
{
    QPdfWriter writer(&device);
    writer.setTitle(job.title);
    writer.setCreator(QStringLiteral("Sandbag"));
    writer.setPageLayout(paper);
    writer.setResolution(600);
    return printTo(writer, job);
}

std::optional<FileError> writePdf(const QString &path, const PrintJob &job,
                                  const QPageLayout &paper, std::chrono::milliseconds patience)
{
    QBuffer pages;
    pages.open(QIODevice::WriteOnly);
    if (!writePdf(pages, job, paper))
        return cannotWrite(path, PrintText::tr("the pages could not be created"));
    return writeWholeFile(path, pages.data(), patience);
}

QImage toImage(const PrintJob &job, const QPageLayout &paper, int dpi, int page, int *pages)
{
    const QRectF area = paper.paintRect(QPageLayout::Point);
    const double scale = dpi / kPointsPerInch;
    const auto document = job.layOut(area.size());
    if (pages)
        *pages = document->count();
    if (page >= document->count())
        return {};
    QImage image(paper.fullRectPixels(dpi).size(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintPage(painter, *document, page, area.topLeft() * scale, scale);
    return image;
}

QList<QImage> toImages(const PrintJob &job, const QPageLayout &paper, int dpi)
{
    QList<QImage> images;
    int pages = 1;
    for (int page = 0; page < pages; ++page)
        images << toImage(job, paper, dpi, page, &pages);
    return images;
}

} // namespace sandbag
