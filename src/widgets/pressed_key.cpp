// SPDX-License-Identifier: GPL-3.0-or-later
#include "pressed_key.h"

#include <QChar>
#include <QKeyEvent>

#include <string_view>

namespace sandbag {

namespace {

#ifdef Q_OS_WIN
constexpr quint32 kFirstCode = 0;
#else
constexpr quint32 kFirstCode = 8; // X11 counts the kernel's codes from here
#endif

/// The kernel's codes of the keys of a QWERTY keyboard, by rows: where a row begins, what it holds.
struct KeyRow {
    quint32 first;
    std::string_view keys;
};
constexpr KeyRow kDigits{2, "1234567890"};
constexpr KeyRow kLetters[] = {{16, "QWERTYUIOP"}, {30, "ASDFGHJKL"}, {44, "ZXCVBNM"}};

/// The key of this row at the place that was pressed; 0 where it is another one.
int keyAtPlace(const KeyRow &row, const QKeyEvent &event)
{
    const quint32 begin = kFirstCode + row.first;
    const quint32 place = event.nativeScanCode() - begin; // wraps round below the row
    return place < row.keys.size() ? row.keys[place] : 0;
}

/// The character that the key writes; null for keys that write none.
QChar written(const QKeyEvent &event)
{
    constexpr int kFirstNamedKey = 0x01000000;
    return event.key() > 0 && event.key() < kFirstNamedKey && event.key() <= 0xffff
               ? QChar(static_cast<char16_t>(event.key()))
               : QChar();
}

} // namespace

int pressedKey(const QKeyEvent &event)
{
    const QChar sign = written(event);
    if (sign.isDigit())
        return Qt::Key_0 + sign.digitValue();
    const bool latin = sign.isLetter() && sign.script() == QChar::Script_Latin;
    if (!(event.modifiers() & (Qt::ShiftModifier | Qt::KeypadModifier)))
        if (const int digit = keyAtPlace(kDigits, event); digit && !sign.isNull())
            return digit;
    if (sign.isLetter() && !latin)
        for (const KeyRow &row : kLetters)
            if (const int letter = keyAtPlace(row, event))
                return letter;
    return event.key();
}

} // namespace sandbag
