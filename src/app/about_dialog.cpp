// SPDX-License-Identifier: GPL-3.0-or-later
#include "about_dialog.h"

#include "app_text.h"

#include <QCoreApplication>
#include <QIcon>
#include <QMessageBox>

namespace sandbag {

void showAbout(QWidget *parent)
{
    QMessageBox box(parent);
    box.setWindowTitle(AppText::tr("About Sandbag"));
    box.setIconPixmap(box.windowIcon().pixmap(64));
    box.setTextFormat(Qt::RichText);
    box.setText(AppText::tr("<h3>Sandbag %1</h3><p>Spades by your house rules.</p><p>Free software "
                            "under the GNU General Public License, version 3 or later. Card art, "
                            "portraits, and texts are original.</p>")
                    .arg(QCoreApplication::applicationVersion()));
    box.exec();
}

} // namespace sandbag
