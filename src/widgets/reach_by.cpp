// SPDX-License-Identifier: GPL-3.0-or-later
#include "reach_by.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QShortcut>

namespace sandbag {

namespace {

class ReachText
{
    Q_DECLARE_TR_FUNCTIONS(sandbag::ReachText)
};

QString withKey(const QString &text, const QString &key)
{
    //: What a field says, or what is chosen in it, with the key that leads there: "You (Alt+1)".
    return text.isEmpty() ? key : ReachText::tr("%1 (%2)").arg(text, key);
}

} // namespace

void reachBy(QWidget *field, const QKeySequence &key)
{
    auto *shortcut = new QShortcut(key, field);
    QObject::connect(shortcut, &QShortcut::activated, field, [field] {
        field->setFocus(Qt::ShortcutFocusReason);
        if (auto *line = qobject_cast<QLineEdit *>(field))
            line->selectAll();
    });
    const QString shown = key.toString(QKeySequence::NativeText);
    auto *box = qobject_cast<QComboBox *>(field);
    if (!box || !box->toolTip().isEmpty()) {
        field->setToolTip(withKey(field->toolTip(), shown));
        return;
    }
    const auto tell = [box, shown] { box->setToolTip(withKey(box->currentText(), shown)); };
    QObject::connect(box, &QComboBox::currentTextChanged, box, tell);
    tell();
}

} // namespace sandbag
