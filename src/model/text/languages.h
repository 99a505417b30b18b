// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include <functional>
#include <utility>

namespace sandbag {

/// Languages that are no part of the program: their codes, and the texts of one as lrelease writes
/// them, empty where it is none of them.
struct OtherLanguages {
    std::function<QStringList()> codes;
    std::function<QByteArray(const QString &language)> texts;
};
/// From now on they are known to those who ask for one by name.
void knowOtherLanguages(OtherLanguages languages);

/// Makes the application speak this language ("de"), its plural forms included; "" takes the first
/// that the system wishes for and that there is. English where there is no translation. Numbers,
/// dates (QLocale's default), Qt's own texts and the direction of writing go with the language that
/// is spoken; they are as in the system's country where that is one of the language and "de" names
/// no other ("de_AT"). Call once the QCoreApplication exists; windows must be rebuilt afterwards.
void installLanguage(const QString &language);
/// The one that installLanguage() would make it speak: "" is the system's.
[[nodiscard]] QString languageFor(const QString &language);
/// The one it speaks: "en", "de".
[[nodiscard]] QString languageInUse();
/// The languages of the program, each of them whole, "en" first.
[[nodiscard]] QStringList availableLanguages();
/// Each of them, and of the others, with what it calls itself ("de", "Deutsch"), in the order of
/// these names.
[[nodiscard]] QList<std::pair<QString, QString>> languagesByName();

/// A text of the program as each of its languages says it, whichever is spoken. Each language is
/// read for it.
[[nodiscard]] QStringList inEachLanguage(const char *context, const char *text);

/// Whether that is one of these, or one of their dialects ("de_AT").
[[nodiscard]] bool isAvailable(const QString &language);

/// "de" of the arguments "--lang de" or "--lang=de", wherever they are; "" where there are none.
[[nodiscard]] QString languageAsked(const QStringList &arguments);

} // namespace sandbag
