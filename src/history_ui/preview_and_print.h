// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace sandbag {

struct PrintJob;

/// Shows the pages, with the paper to choose and a button that prints them or writes a PDF.
void previewAndPrint(QWidget *parent, const PrintJob &job);

} // namespace sandbag
