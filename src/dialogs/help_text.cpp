// SPDX-License-Identifier: GPL-3.0-or-later
#include "help_text.h"

#include <QFile>
#include <QLocale>
#include <QRegularExpression>

namespace sandbag {

namespace {

QString read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Marks within a line.
QString inlineHtml(QString text)
{
    static const QRegularExpression link(QStringLiteral("\\[([^\\]]+)\\]\\(([^)]+)\\)"));
    static const QRegularExpression strong(QStringLiteral("\\*\\*([^*]+)\\*\\*"));
    static const QRegularExpression emphasis(QStringLiteral("\\*([^*]+)\\*"));
    text = text.toHtmlEscaped();
    text.replace(link, QStringLiteral("<a href=\"\\2\">\\1</a>"));
    text.replace(strong, QStringLiteral("<b>\\1</b>"));
    text.replace(emphasis, QStringLiteral("<i>\\1</i>"));
    return text;
}

QString listHtml(const QString &block)
{
    QString html = QStringLiteral("<ul>");
    for (const QString &item : block.mid(2).split(QStringLiteral("\n- ")))
        html += QStringLiteral("<li>") + inlineHtml(item.simplified()) + QStringLiteral("</li>");
    return html + QStringLiteral("</ul>");
}

} // namespace

HelpText HelpText::load(const QString &name)
{
    const QString language = QLocale().name().section(QLatin1Char('_'), 0, 0);
    const HelpText english = parse(read(QStringLiteral(":/help/%1.md").arg(name)));
    HelpText text = parse(read(QStringLiteral(":/help/%1/%2.md").arg(language, name)));
    if (text.m_ids.isEmpty() && text.m_intro.isEmpty())
        return english;
    // What is not translated yet is better read in English than missed.
    for (auto entry = english.m_entries.begin(); entry != english.m_entries.end(); ++entry) {
        if (text.m_entries.value(entry.key()).isEmpty())
            text.m_entries.insert(entry.key(), entry.value());
    }
    return text;
}

HelpText HelpText::parse(const QString &text)
{
    HelpText help;
    QString id;
    const QStringList lines = text.split(QLatin1Char('\n'));
    for (const QString &line : lines) {
        if (line.startsWith(QLatin1String("## "))) {
            id = line.mid(3).trimmed();
            help.m_ids << id;
            help.m_entries.insert(id, QString());
        } else if (id.isEmpty()) {
            help.m_intro += line + QLatin1Char('\n');
        } else {
            help.m_entries[id] += line + QLatin1Char('\n');
        }
    }
    for (QString &entry : help.m_entries)
        entry = entry.trimmed();
    help.m_intro = help.m_intro.trimmed();
    return help;
}

QString HelpText::html(const QString &text)
{
    QString html;
    static const QRegularExpression gap(QStringLiteral("\\n\\s*\\n"));
    const QStringList blocks = text.split(gap, Qt::SkipEmptyParts);
    for (const QString &block : blocks) {
        const QString trimmed = block.trimmed();
        html +=
            trimmed.startsWith(QLatin1String("- "))
                ? listHtml(trimmed)
                : QStringLiteral("<p>") + inlineHtml(trimmed.simplified()) + QStringLiteral("</p>");
    }
    return html;
}

} // namespace sandbag
