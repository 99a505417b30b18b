// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/added_languages.h"

#include "disk/own_place.h"
#include "disk/plain_file.h"
#include "log/log_categories.h"
#include "text/languages.h"
#include "text/translation_bytes.h"

#include <QDir>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QSet>

namespace sandbag {

namespace {

constexpr qint64 kLargest = 4 * 1024 * 1024; ///< bytes; ours have less than one million

QString translationsFolder()
{
    return dataPlace() + QStringLiteral("/translations");
}

void passOver(const QString &path, const QString &why)
{
    static QSet<QString> told;
    if (told.contains(path))
        return;
    told.insert(path);
    qCWarning(logLanguage).noquote() << path + QStringLiteral(" is ignored:") << why;
}

/// "it" of "sandbag_it.qm"; "" where that names no language.
QString codeOf(const QString &file)
{
    static const QRegularExpression form(QStringLiteral("\\Asandbag_([a-z]{2,3})\\.qm\\z"));
    const QString code = form.match(file).captured(1);
    return QLocale(code).language() == QLocale::C ? QString() : code;
}

/// Why the file is not taken; nothing with its bytes where it is.
QString fault(const QString &file, QByteArray &bytes)
{
    const QString code = codeOf(file);
    if (code.isEmpty())
        return QStringLiteral("its name isn't like sandbag_it.qm, with the code of a language");
    if (availableLanguages().contains(code))
        return QStringLiteral("Sandbag speaks that language already");
    QFile opened(translationsFolder() + u'/' + file);
    if (const auto why = openPlainFile(opened))
        return *why;
    if (opened.size() > kLargest)
        return QStringLiteral("it is too large");
    bytes = opened.read(kLargest);
    return isSoundTranslation(bytes) ? QString()
                                     : QStringLiteral("it is damaged, or not made by lrelease");
}

QByteArray textsOf(const QString &file)
{
    QByteArray bytes;
    const QString why = fault(file, bytes);
    if (why.isEmpty())
        return bytes;
    passOver(translationsFolder() + u'/' + file, why);
    return {};
}

} // namespace

QStringList addedLanguages()
{
    QStringList codes;
    const QStringList files =
        QDir(translationsFolder())
            .entryList({QStringLiteral("*.qm")}, QDir::AllEntries | QDir::System | QDir::Hidden);
    for (const QString &file : files)
        if (!textsOf(file).isEmpty())
            codes << codeOf(file);
    codes.sort();
    return codes;
}

QByteArray addedTexts(const QString &language)
{
    const QString file = QStringLiteral("sandbag_%1.qm").arg(language);
    const bool there = codeOf(file) == language && !language.isEmpty() &&
                       QFile::exists(translationsFolder() + u'/' + file);
    return there ? textsOf(file) : QByteArray();
}

void offerAddedLanguages()
{
    knowOtherLanguages({addedLanguages, addedTexts});
}

} // namespace sandbag
