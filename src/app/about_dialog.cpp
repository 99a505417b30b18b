// SPDX-License-Identifier: GPL-3.0-or-later
#include "about_dialog.h"

#include "app_text.h"

#include <QCoreApplication>
#include <QMessageBox>

namespace sandbag {

namespace {

/// Not within the function: the texts would be collected under another name than they are asked by.
} // namespace

void showAbout(QWidget *parent)
{
    QMessageBox::about(
        parent, AppText::tr("About Sandbag"),
        AppText::tr("<h3>Sandbag %1</h3><p>Spades by your house rules.</p>"
                    "<p>Free software under the GNU General Public License, version 3 or later. "
                    "The cards, the figures and the texts are our own.</p>")
            .arg(QCoreApplication::applicationVersion()));
}

} // namespace sandbag
