// SPDX-License-Identifier: GPL-3.0-or-later
#include "save_path.h"

#include "print_text.h"
#include "text/shown_text.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

namespace sandbag {

namespace {

bool mayReplace(QWidget *parent, const SaveQuestion &question, const QString &path)
{
    return !QFileInfo::exists(path) ||
           QMessageBox::question(parent, question.title,
                                 PrintText::tr("%1 already exists. Replace it?")
                                     .arg(harmless(QFileInfo(path).fileName())),
                                 QMessageBox::Yes | QMessageBox::No,
                                 QMessageBox::No) == QMessageBox::Yes;
}

} // namespace

QString askSavePath(QWidget *parent, const SaveQuestion &question)
{
    QString path = question.proposed;
    for (;;) {
        path = QFileDialog::getSaveFileName(parent, question.title, path, question.filter);
        if (path.isEmpty() || path.endsWith(question.ending, Qt::CaseInsensitive))
            return path; // the dialog has asked
        if (mayReplace(parent, question, path + question.ending))
            return path + question.ending;
    }
}

} // namespace sandbag
