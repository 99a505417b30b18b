// SPDX-License-Identifier: GPL-3.0-or-later
#include "reach_by.h"

#include "key_map.h"
#include "key_text.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QShortcut>

namespace sandbag {

namespace {

QString tipOf(const QString &text, const QKeySequence &key)
{
    const QString shown = key.toString(QKeySequence::NativeText);
    if (text.isEmpty() || shown.isEmpty())
        return text + shown;
    //: What a field says, or what is chosen in it, with the key that leads there: "You (Alt+1)".
    return KeyText::tr("%1 (%2)").arg(text, shown);
}

/// Has the field's tool tip say the key that `key` gives at that time.
template<typename Key>
auto tipTeller(QWidget *field, const Key &key)
{
    auto *box = qobject_cast<QComboBox *>(field);
    const bool ofChoice = box && box->toolTip().isEmpty();
    const auto tell = [field, box, ofChoice, text = field->toolTip(), key] {
        field->setToolTip(tipOf(ofChoice ? box->currentText() : text, key()));
    };
    if (ofChoice)
        QObject::connect(box, &QComboBox::currentTextChanged, box, tell);
    tell();
    return tell;
}

QShortcut *leadTo(QWidget *field)
{
    auto *shortcut = new QShortcut(field);
    QObject::connect(shortcut, &QShortcut::activated, field, [field] {
        field->setFocus(Qt::ShortcutFocusReason);
        if (auto *line = qobject_cast<QLineEdit *>(field))
            line->selectAll();
    });
    return shortcut;
}

} // namespace

void reachBy(QWidget *field, const QKeySequence &key)
{
    leadTo(field)->setKey(key);
    tipTeller(field, [key] { return key; });
}

void reachBy(QWidget *field, const char *keyId)
{
    giveKey(leadTo(field), keyId);
    const auto tell = tipTeller(field, [keyId] { return KeyMap::ours().first(keyId); });
    QObject::connect(&KeyMap::ours(), &KeyMap::changed, field, tell);
}

} // namespace sandbag
