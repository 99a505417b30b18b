// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

class QPageLayout;
class QPrinter;
class QWidget;

namespace sandbag {

struct PrintJob;

/// A printer for that document, on that paper.
[[nodiscard]] std::unique_ptr<QPrinter> printerFor(const PrintJob &job, const QPageLayout &paper);

enum class Printing { printed, givenUp, impossible };
/// Asks which printer and which pages, and prints.
[[nodiscard]] Printing askAndPrint(QWidget *parent, const PrintJob &job, const QPageLayout &paper);

} // namespace sandbag
