// SPDX-License-Identifier: GPL-3.0-or-later
#include "preview_and_print.h"

#include "ask_printer.h"
#include "fit_to_screen.h"
#include "print_pages.h"
#include "text/shown_text.h"

#include <QPageLayout>
#include <QPrintPreviewDialog>
#include <QPrinter>

#include <memory>

namespace sandbag {

void previewAndPrint(QWidget *parent, const PrintJob &job)
{
    QPageLayout paper = usualPaper();
    paper.setOrientation(job.across ? QPageLayout::Landscape : QPageLayout::Portrait);
    const std::shared_ptr<QPrinter> printer = printerFor(job, paper);
    auto *dialog = new QPrintPreviewDialog(printer.get(), parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(asTitle(job.title));
    dialog->resize(900, 760);
    fitToScreen(*dialog);
    QObject::connect(dialog, &QPrintPreviewDialog::paintRequested, dialog,
                     [job, printer](QPrinter *device) { printTo(*device, job); });
    QObject::connect(dialog, &QObject::destroyed, [printer] {}); // it lives as long as the dialog
    dialog->open();
}

} // namespace sandbag
