// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/languages.h"

#include "text/room_texts.h"
#include "text/sentence.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
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

OtherLanguages &others()
{
    static OtherLanguages known; // on the main thread
    return known;
}

QStringList otherCodes()
{
    return others().codes ? others().codes() : QStringList();
}

QByteArray otherTexts(const QString &language)
{
    return others().texts ? others().texts(language) : QByteArray();
}

/// Texts that are no part of the program, and are kept while they are asked.
class OtherTexts : public RoomTexts
{
public:
    OtherTexts(QByteArray bytes, QObject *parent) : RoomTexts(parent), m_bytes(std::move(bytes)) {}

    [[nodiscard]] bool read()
    {
        return !m_bytes.isEmpty() && load(reinterpret_cast<const uchar *>(m_bytes.constData()),
                                          static_cast<int>(m_bytes.size()));
    }

private:
    QByteArray m_bytes;
};

/// Of the application: the language it speaks, where that is not English.
constexpr const char *kInUse = "sandbag_language";

QString languageOf(const QString &name)
{
    return name.section(u'_', 0, 0).section(u'-', 0, 0).section(u'.', 0, 0).toLower();
}

/// What keys are called, as on their caps: Qt asks our translations for them before its own, some
/// of which say it at length ("Control", "Bild aufwärts").
[[maybe_unused]] constexpr const char *kKeys[] = {
    QT_TRANSLATE_NOOP("QShortcut", "Ctrl"),      QT_TRANSLATE_NOOP("QShortcut", "Shift"),
    QT_TRANSLATE_NOOP("QShortcut", "Alt"),       QT_TRANSLATE_NOOP("QShortcut", "Space"),
    QT_TRANSLATE_NOOP("QShortcut", "Tab"),       QT_TRANSLATE_NOOP("QShortcut", "Esc"),
    QT_TRANSLATE_NOOP("QShortcut", "Backspace"), QT_TRANSLATE_NOOP("QShortcut", "Return"),
    QT_TRANSLATE_NOOP("QShortcut", "Enter"),     QT_TRANSLATE_NOOP("QShortcut", "Ins"),
    QT_TRANSLATE_NOOP("QShortcut", "Del"),       QT_TRANSLATE_NOOP("QShortcut", "Home"),
    QT_TRANSLATE_NOOP("QShortcut", "End"),       QT_TRANSLATE_NOOP("QShortcut", "PgUp"),
    QT_TRANSLATE_NOOP("QShortcut", "PgDown"),    QT_TRANSLATE_NOOP("QShortcut", "Left"),
    QT_TRANSLATE_NOOP("QShortcut", "Right"),     QT_TRANSLATE_NOOP("QShortcut", "Up"),
    QT_TRANSLATE_NOOP("QShortcut", "Down"),
};

/// What a language calls itself.
constexpr struct {
    const char *name;
    const char *what;
} kOwnName = QT_TRANSLATE_NOOP3("sandbag::SessionText", "English",
                                "the name of your language, in itself: Deutsch, Español");

QString ownName(const QString &language)
{
    OtherTexts other(otherTexts(language), nullptr);
    if (other.read()) {
        const QString name = other.translate("sandbag::SessionText", kOwnName.name, kOwnName.what);
        return name.isEmpty() ? QLocale(language).nativeLanguageName() : name;
    }
    QTranslator words;
    const QString name = words.load(kPrefix + language, kFolder)
                             ? words.translate("sandbag::SessionText", kOwnName.name, kOwnName.what)
                             : QString();
    return name.isEmpty() ? QString::fromLatin1(kOwnName.name) : name;
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
/// otherwise as in the system's country, if the language is spoken there. A system of no language
/// has its own way with English that nobody `asked` for.
QLocale localeFor(const QString &language, bool asked)
{
    const QLocale system = QLocale::system(), own(language);
    const bool none = system.language() == QLocale::C && !asked;
    const bool spoken = system.language() == own.language() || none;
    if (spoken && system.zeroDigit() == own.zeroDigit())
        return system;
    const QLocale there(own.language(), system.territory());
    if (there.language() == own.language() && there.territory() == system.territory())
        return there;
    const bool fallback = own.language() == QLocale::English && !asked;
    return fallback ? QLocale(QLocale::English, QLocale::World) : own;
}

/// Translators belong to the application; those of the language before are thrown away. False where
/// there is none.
template<typename Texts>
bool install(const QLocale &locale, const QString &prefix, const QString &folder)
{
    auto *translator = new Texts(QCoreApplication::instance());
    if (translator->load(locale, prefix, QString(), folder))
        return QCoreApplication::installTranslator(translator);
    delete translator;
    return false;
}

bool installOther(const QString &language)
{
    auto *translator = new OtherTexts(otherTexts(language), QCoreApplication::instance());
    if (translator->read())
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

void knowOtherLanguages(OtherLanguages languages)
{
    others() = std::move(languages);
}

void installLanguage(const QString &language)
{
    removeAll();
    QCoreApplication::instance()->setProperty(kInUse, {});
    const QString shown = languageFor(language);
    const bool asked = !language.isEmpty() && isAvailable(language);
    const bool dialect = asked && languageOf(language) != language.toLower();
    QLocale::setDefault(dialect ? QLocale(language) : localeFor(shown, asked));
    // Asked last: for texts that have no translation.
    QCoreApplication::installTranslator(new SourceTexts(shown, QCoreApplication::instance()));
    if (shown == QStringLiteral("en"))
        return;
    // Qt's own texts speak the language of ours, or none: a window is translated as a whole.
    install<QTranslator>(QLocale(shown), QStringLiteral("qtbase_"),
                         QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    if (install<RoomTexts>(QLocale(shown), kPrefix, kFolder) || installOther(shown))
        QCoreApplication::instance()->setProperty(kInUse, shown);
}

QString languageFor(const QString &language)
{
    if (!otherTexts(languageOf(language)).isEmpty())
        return languageOf(language); // asked for by name: a desktop gets one that is whole
    return languageShown(language.isEmpty() ? QLocale::system().uiLanguages()
                                            : QStringList{language});
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

QList<std::pair<QString, QString>> languagesByName()
{
    QList<std::pair<QString, QString>> languages;
    for (const QString &language : availableLanguages() + otherCodes())
        languages.append({language, ownName(language)});
    std::sort(languages.begin(), languages.end(), [](const auto &a, const auto &b) {
        return QString::localeAwareCompare(a.second, b.second) < 0;
    });
    return languages;
}

QStringList inEachLanguage(const char *context, const char *text)
{
    QStringList all{QString::fromUtf8(text)};
    for (const QString &language : availableLanguages()) {
        QTranslator words;
        if (words.load(kPrefix + language, kFolder))
            all << words.translate(context, text);
    }
    all.removeAll(QString());
    return all;
}

bool isAvailable(const QString &language)
{
    const QStringList known = availableLanguages();
    return known.contains(language) || known.contains(languageOf(language)) ||
           !otherTexts(languageOf(language)).isEmpty();
}

QString languageAsked(const QStringList &arguments)
{
    const QString option = QStringLiteral("--lang");
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if (arguments[i] == option)
            return arguments.value(i + 1);
        if (arguments[i].startsWith(option + u'='))
            return arguments[i].mid(option.size() + 1);
    }
    return {};
}

} // namespace sandbag
