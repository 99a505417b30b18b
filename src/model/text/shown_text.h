// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <initializer_list>

namespace sandbag {

/// A text of unknown origin as it may be in a message: control characters, and those that turn
/// the direction of writing, as escapes ("\u202e"). Applied twice it is the same.
[[nodiscard]] QString harmless(const QString &text);
/// The same, and no longer than someone reads: cut off after some 40 characters.
[[nodiscard]] QString shortened(const QString &text);

/// How long a name may be that a file gives, in units of UTF-16; and a remark, such as the reason
/// of a ruling.
inline constexpr qsizetype kMostOfName = 300;
inline constexpr qsizetype kMostOfRemark = 1000;
/// A name from a file, as one line that can be used anywhere: on the table, in a tooltip, on paper,
/// in the name of a file. Breaks of lines and tabs are spaces; other control characters, and marks
/// that turn the direction of writing, are left out; what is too long is cut off. Applied twice it
/// is the same.
[[nodiscard]] QString oneLine(const QString &text, qsizetype most = kMostOfName);

/// A name, or another text of people, as it is within a sentence: where it is written in the
/// other direction than the language in use, or could be, it is isolated (U+2068 … U+2069), so that
/// it turns nothing around it. Applied twice it is the same.
[[nodiscard]] QString isolated(const QString &text);
[[nodiscard]] QStringList isolated(QStringList texts);
/// The text as it was before: for files and for comparisons.
[[nodiscard]] QString notIsolated(QString text);

/// As the text of a menu entry, a button or a tab, where "&" underlines what follows it.
[[nodiscard]] QString withoutKey(QString text);
/// As a window's title, where "[*]" marks changes that are not saved.
[[nodiscard]] QString asTitle(QString text);

/// One argument of filled(); a text is isolated.
class Argument
{
public:
    Argument(const QString &text);
    Argument(int number);
    Argument(qsizetype number);

    [[nodiscard]] const QString &text() const { return m_text; }

private:
    QString m_text;
};

/// The sentence with its %1 … %9 filled in at one pass, so that a "%2" in a name stays one:
/// whatever people have written goes into sentences by this, not by a chain of QString::arg().
[[nodiscard]] QString filled(const QString &sentence, std::initializer_list<Argument> arguments);

} // namespace sandbag
