// SPDX-License-Identifier: GPL-3.0-or-later
#include "save_path.h"

#include "print_text.h"
#include "text/shown_text.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

namespace sandbag {

namespace {

bool mayReplace(QWidget *parent, const SaveRequest &request, const QString &path)
{
    return !QFileInfo::exists(path) ||
           QMessageBox::question(parent, request.title,
                                 PrintText::tr("%1 already exists. Replace it?")
                                     .arg(harmless(QFileInfo(path).fileName())),
                                 QMessageBox::Yes | QMessageBox::No,
                                 QMessageBox::No) == QMessageBox::Yes;
}

} // namespace

QString askSavePath(QWidget *parent, const SaveRequest &request)
{
    QString path = request.proposed;
    for (;;) {
        path = QFileDialog::getSaveFileName(parent, request.title, path, request.filter);
        if (path.isEmpty() || path.endsWith(request.ending, Qt::CaseInsensitive))
            return path; // the dialog has asked
        if (mayReplace(parent, request, path + request.ending))
            return path + request.ending;
    }
}

} // namespace sandbag
