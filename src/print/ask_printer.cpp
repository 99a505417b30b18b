// SPDX-License-Identifier: GPL-3.0-or-later
#include "ask_printer.h"

#include "print_pages.h"

#include <QPageLayout>
#include <QPrintDialog>
#include <QPrinter>

namespace sandbag {

std::unique_ptr<QPrinter> printerFor(const PrintJob &job, const QPageLayout &paper)
{
    auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    printer->setPageLayout(paper);
    printer->setDocName(job.title);
    return printer;
}

Printing askAndPrint(QWidget *parent, const PrintJob &job, const QPageLayout &paper)
{
    const auto printer = printerFor(job, paper);
    QPrintDialog dialog(printer.get(), parent);
    if (dialog.exec() != QDialog::Accepted)
        return Printing::givenUp;
    return printTo(*printer, job, printer->fromPage(), printer->toPage()) ? Printing::printed
                                                                          : Printing::impossible;
}

} // namespace sandbag
