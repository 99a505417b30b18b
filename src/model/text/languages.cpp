// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/languages.h"

#include "text/sentence.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

namespace sandbag {

namespace {

const QString kFolder = QStringLiteral(":/i18n");
const QString kPrefix = QStringLiteral("sandbag_");

/// English is the language of the sources; what it lacks there are plural forms.
class EnglishPlurals : public QTranslator
{
public:
    using QTranslator::QTranslator;

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *, const char *text, const char *,
                                    int count) const override
    {
        return count < 0 ? QString() : QString::fromStdString(englishPlural(text, count));
    }
};

/// Of the application: the language it speaks, where that is not English.
constexpr const char *kInUse = "sandbag_language";

/// Translators belong to the application; those of the language before are thrown away. False where
/// there is none.
bool install(const QLocale &locale, const QString &prefix, const QString &folder)
{
    auto *translator = new QTranslator(QCoreApplication::instance());
    if (translator->load(locale, prefix, QString(), folder))
        return QCoreApplication::installTranslator(translator);
    delete translator;
    return false;
}

void removeAll()
{
    const auto translators = QCoreApplication::instance()->findChildren<QTranslator *>(
        QString(), Qt::FindDirectChildrenOnly);
    for (QTranslator *translator : translators)
        delete translator;
}

} // namespace

void installLanguage(const QString &language)
{
    removeAll();
    QCoreApplication::instance()->setProperty(kInUse, {});
    const QLocale locale = language.isEmpty() ? QLocale() : QLocale(language);
    // Asked last: for texts that have no translation.
    QCoreApplication::installTranslator(new EnglishPlurals(QCoreApplication::instance()));
    if (locale.language() == QLocale::English)
        return;
    install(locale, QStringLiteral("qtbase_"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    if (install(locale, kPrefix, kFolder))
        QCoreApplication::instance()->setProperty(kInUse, locale.name().section(u'_', 0, 0));
}

QString languageInUse()
{
    const QString language = QCoreApplication::instance()->property(kInUse).toString();
    return language.isEmpty() ? QStringLiteral("en") : language;
}

QStringList availableLanguages()
{
    QStringList languages;
    const QStringList files = QDir(kFolder).entryList({kPrefix + QStringLiteral("*.qm")});
    for (const QString &file : files)
        languages.append(file.mid(kPrefix.size()).chopped(3));
    languages.prepend(QStringLiteral("en"));
    return languages;
}

bool isAvailable(const QString &language)
{
    const QStringList known = availableLanguages();
    const QString main = language.section(u'_', 0, 0).section(u'-', 0, 0).section(u'.', 0, 0);
    return known.contains(language) || known.contains(main.toLower());
}

} // namespace sandbag
