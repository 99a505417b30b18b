// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "disk/special_file.h"
#include "formats/file_error.h"

#include <QImage>
#include <QList>
#include <QSizeF>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

class QIODevice;
class QPagedPaintDevice;
class QPageLayout;
class QPainter;

namespace sandbag {

/// A document laid out for one size of paper: pure painting, with no printer in sight.
class PrintPages
{
public:
    virtual ~PrintPages() = default;
    [[nodiscard]] virtual int count() const = 0;
    /// Paints page `page` (from 0). The painter's unit is a point, its origin the top left corner
    /// of the printable area.
    virtual void paint(QPainter &painter, int page) const = 0;
};

/// Something that can be printed: it lays itself out for any printable area, in points.
struct PrintJob {
    QString title; ///< document title, suggested file name
    std::function<std::unique_ptr<PrintPages>(QSizeF)> layOut;
    bool across = false; ///< better across the paper, where nobody says otherwise
};

/// Paper of the country (A4 or Letter), upright, with our margins: of the one that LC_PAPER names
/// where it does, else of the system's.
[[nodiscard]] QPageLayout usualPaper();

/// Paints all pages on a printer, a preview or a PDF writer, with the device's paper. `from` and
/// `to` count from 1; 0: all. False when the device cannot be painted on.
bool printTo(QPagedPaintDevice &device, const PrintJob &job, int from = 0, int to = 0);
/// Writes a PDF document; false when it could not be painted.
bool writePdf(QIODevice &device, const PrintJob &job, const QPageLayout &paper);
/// Writes a PDF file, or into what is no plain file (see writeWholeFile()). Why it cannot be, or
/// nothing.
[[nodiscard]] std::optional<FileError>
writePdf(const QString &path, const PrintJob &job, const QPageLayout &paper,
         std::chrono::milliseconds patience = kWindowPatience);
/// One page (from 0) on white, and how many there are; null beyond the last.
[[nodiscard]] QImage toImage(const PrintJob &job, const QPageLayout &paper, int dpi, int page,
                             int *pages = nullptr);
[[nodiscard]] QList<QImage> toImages(const PrintJob &job, const QPageLayout &paper, int dpi);

} // namespace sandbag
