// SPDX-License-Identifier: GPL-3.0-or-later
// Whether every word of a window can be translated: each that comes from a translator bears a mark,
// and what a person reads or hears without one would stay English in every language.
#pragma once

#include "text/room_texts.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QRegularExpression>
#include <QSet>
#include <QTextEdit>
#include <QTranslator>
#include <QWidget>

namespace sandbag {

/// Every text with a mark behind it.
class MarkedWords : public QTranslator
{
public:
    static constexpr QChar kMark{0x2063}; ///< which no text of ours contains, and nobody sees
    MarkedWords() = default;
    /// Before any of it is gone: a thread that draws a page may be asking it, and is waited for
    /// here.
    ~MarkedWords() override { QCoreApplication::removeTranslator(this); }
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *, const char *source, const char *,
                                    int n) const override
    {
        QString text = QString::fromUtf8(source);
        if (n >= 0)
            text.replace(QStringLiteral("%n"), QString::number(n));
        return text + kMark;
    }
};

/// The texts of one of our languages with a mark behind each; what it has no text for bears none.
class MarkedLanguage : public QTranslator
{
public:
    explicit MarkedLanguage(const QString &language)
    {
        if (!m_words.load(QStringLiteral("sandbag_") + language, QStringLiteral(":/i18n")))
            qFatal("no such language");
    }
    ~MarkedLanguage() override { QCoreApplication::removeTranslator(this); } // as above
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *context, const char *source, const char *about,
                                    int n) const override
    {
        const QString text = m_words.translate(context, source, about, n);
        return text.isEmpty() ? text : text + MarkedWords::kMark;
    }

private:
    RoomTexts m_words;
};

class UnmarkedTexts
{
public:
    explicit UnmarkedTexts(const QWidget &window)
    {
        note(window.windowTitle());
        for (const QAction *action : window.findChildren<QAction *>())
            if (!action->isSeparator() && !ofQt(*action)) {
                note(action->text());
                note(action->toolTip());
                note(action->statusTip());
            }
        for (const QWidget *part : window.findChildren<QWidget *>())
            noteWidget(*part);
    }
    [[nodiscard]] const QStringList &texts() const { return m_texts; }

private:
    static bool ofQt(const QAction &action)
    {
        return action.objectName().startsWith(QLatin1String("edit-")) ||
               qobject_cast<const QLineEdit *>(action.parent());
    }

    void noteWidget(const QWidget &part)
    {
        note(part.toolTip());
        note(part.accessibleName());
        note(part.accessibleDescription());
        const bool shownOfFiles = qobject_cast<const QTextEdit *>(&part); // pages of the handbook
        if (const QVariant text = part.property("text");
            text.isValid() && !shownOfFiles && !qobject_cast<const QLineEdit *>(&part))
            note(text.toString());
        for (const char *name :
             {"title", "placeholderText", "prefix", "suffix", "specialValueText"})
            if (const QVariant text = part.property(name); text.isValid())
                note(text.toString());
        if (const auto *view = qobject_cast<const QAbstractItemView *>(&part);
            view && view->model())
            for (int column = 0; column < view->model()->columnCount(); ++column)
                note(view->model()->headerData(column, Qt::Horizontal).toString());
    }

    void note(const QString &text)
    {
        static const QRegularExpression kWord(QStringLiteral("[A-Za-z]{2}"));
        static const QRegularExpression kNames( // people, keys, and what files are called
            QStringLiteral(
                "\\b(Ada|Bo|Cy|Di|You|Ann|Ben|Cleo|Dan|Eve|Sunday table|Standard|words)\\b|"
                "(Ctrl|Alt|Shift|Meta|F\\d+|Left|Right|Return|Enter|Backspace|Space|Del|"
                "Esc|Home|End|Up|Down|PgUp|PgDown|Tab)\\b|/\\S+|\\S+\\.(org|json|svg)|"
                "<[^>]*>|&\\w+;"));
        // What Sample gives to windows; the title of a lesson, which has a file in each language;
        // and months, which Qt's locale names.
        static const QStringList kGiven{QStringLiteral("Cards"), QStringLiteral("Some of them."),
                                        QStringLiteral("Suits"), QStringLiteral("In their order."),
                                        QStringLiteral("The first ten minutes")};
        bool month = false;
        for (int number = 1; number <= 12; ++number)
            month = month || text == QLocale().monthName(number);
        if (month || kGiven.contains(text))
            return;
        if (text.contains(MarkedWords::kMark))
            return;
        if (QString(text).remove(kNames).contains(kWord) && !m_texts.contains(text))
            m_texts << text;
    }

    QStringList m_texts;
};

} // namespace sandbag
