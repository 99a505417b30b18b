// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/languages.h"

#include "text/sentence.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <cstring>

namespace sandbag {

namespace {

const QString kFolder = QStringLiteral(":/i18n");
const QString kPrefix = QStringLiteral("sandbag_");

/// English is the language of the sources; what it lacks there are plural forms. It says of every
/// language whether it is written from right to left, where Qt has no texts of its own that do.
class SourceTexts : public QTranslator
{
public:
    SourceTexts(const QString &language, QObject *parent)
        : QTranslator(parent),
          m_direction(QLocale(language).textDirection() == Qt::RightToLeft ? QStringLiteral("RTL")
                                                                           : QString())
    {
    }

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *, const char *text, const char *,
                                    int count) const override
    {
        if (std::strcmp(text, "QT_LAYOUT_DIRECTION") == 0)
            return m_direction;
        return count < 0 ? QString() : QString::fromStdString(englishPlural(text, count));
    }

private:
    QString m_direction;
};

/// Of the application: the language it speaks, where that is not English.
constexpr const char *kInUse = "sandbag_language";

QString languageOf(const QString &name)
{
    return name.section(u'_', 0, 0).section(u'-', 0, 0).section(u'.', 0, 0).toLower();
}

/// The first that people wish for and that there is; English where there is none.
QString languageShown(const QStringList &wishes)
{
    const QStringList known = availableLanguages();
    for (const QString &wish : wishes)
        if (known.contains(languageOf(wish)))
            return languageOf(wish);
    return QStringLiteral("en");
}

/// Dates and numbers for texts in that language: as the system has them if it uses the language,
/// otherwise as in the system's country, if the language is spoken there.
QLocale localeFor(const QString &language)
{
    const QLocale system = QLocale::system(), own(language);
    const bool spoken = system.language() == own.language() || system.language() == QLocale::C;
    if (spoken && system.zeroDigit() == own.zeroDigit())
        return system;
    const QLocale there(own.language(), system.territory());
    if (there.language() == own.language() && there.territory() == system.territory())
        return there;
    return own.language() == QLocale::English ? QLocale(QLocale::English, QLocale::World) : own;
}

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
    const QString shown =
        languageShown(language.isEmpty() ? QLocale::system().uiLanguages() : QStringList{language});
    const bool asked = !language.isEmpty() && isAvailable(language);
    QLocale::setDefault(asked ? QLocale(language) : localeFor(shown));
    // Asked last: for texts that have no translation.
    QCoreApplication::installTranslator(new SourceTexts(shown, QCoreApplication::instance()));
    if (shown == QStringLiteral("en"))
        return;
    // Qt's own texts speak the language of ours, or none: a window is translated as a whole.
    install(QLocale(shown), QStringLiteral("qtbase_"),
            QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    if (install(QLocale(shown), kPrefix, kFolder))
        QCoreApplication::instance()->setProperty(kInUse, shown);
}

QString languageInUse()
{
    if (!QCoreApplication::instance())
        return QStringLiteral("en");
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
    return known.contains(language) || known.contains(languageOf(language));
}

} // namespace sandbag
