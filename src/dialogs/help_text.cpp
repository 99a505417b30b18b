// SPDX-License-Identifier: GPL-3.0-or-later
#include "help_text.h"

#include "key_map.h"
#include "text/languages.h"

#include <QFile>
#include <QImageReader>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextFragment>
#include <QTextList>

#include <algorithm>

namespace sandbag {

namespace {

QString read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// Pixels of our pictures for each one of the page: they are sharp where a screen has more.
constexpr double kFine = 1.7;
constexpr int kWidest = 560; ///< fits the page next to the contents

/// A picture, with its words below it; its words alone where there is no picture.
QString pictureHtml(const QTextImageFormat &format)
{
    const QString words =
        QStringLiteral("<i>%1</i>")
            .arg(format.property(QTextFormat::ImageAltText).toString().toHtmlEscaped());
    QString file = QStringLiteral(":/help/pictures/%1/%2.png").arg(languageInUse(), format.name());
    if (!QFile::exists(file))
        file = QStringLiteral(":/help/pictures/%1.png").arg(format.name());
    const QSize size = QImageReader(file).size();
    if (!size.isValid())
        return words;
    const int width = std::min(qRound(size.width() / kFine), kWidest);
    return QStringLiteral("<img src=\"qrc%1\" width=\"%2\" height=\"%3\"><br>%4")
        .arg(file)
        .arg(width)
        .arg(size.height() * width / size.width())
        .arg(words);
}

const QString kKey = QStringLiteral("key:");

/// The key that a person has chosen instead of the one that the page was written with.
QString keyOf(const QString &id, const QString &written)
{
    const QByteArray name = id.toLatin1();
    return KeyMap::ours().isChosen(name.constData()) ? KeyMap::ours().named(name.constData())
                                                     : written;
}

/// A run of text with one look.
QString fragmentHtml(const QTextFragment &fragment)
{
    const QTextCharFormat format = fragment.charFormat();
    if (format.isImageFormat())
        return pictureHtml(format.toImageFormat());
    if (format.isAnchor() && format.anchorHref().startsWith(kKey))
        return keyOf(format.anchorHref().mid(kKey.size()), fragment.text()).toHtmlEscaped();
    QString html = fragment.text().toHtmlEscaped();
    if (format.fontWeight() > QFont::Normal)
        html = QStringLiteral("<b>%1</b>").arg(html);
    if (format.fontItalic())
        html = QStringLiteral("<i>%1</i>").arg(html);
    if (format.isAnchor())
        html = QStringLiteral("<a href=\"%1\">%2</a>").arg(format.anchorHref(), html);
    return html;
}

QString blockHtml(const QTextBlock &block)
{
    QString html;
    for (auto at = block.begin(); !at.atEnd(); ++at)
        html += fragmentHtml(at.fragment());
    const QString tag = block.textList() ? QStringLiteral("li") : QStringLiteral("p");
    return QStringLiteral("<%1>%2</%1>").arg(tag, html);
}

} // namespace

HelpText HelpText::load(const QString &name)
{
    const QString language = languageInUse();
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
        if (line.startsWith(QLatin1String("# ")) && help.m_title.isEmpty()) {
            help.m_title = line.mid(2).trimmed();
        } else if (line.startsWith(QLatin1String("## "))) {
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
    // Written again rather than by toHtml(), whose fixed margins and fonts the page would carry.
    QTextDocument document;
    QTextDocument::MarkdownFeatures features = QTextDocument::MarkdownDialectCommonMark;
    features.setFlag(QTextDocument::MarkdownNoHTML);
    document.setMarkdown(text, features);
    QString html;
    bool inList = false;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (block.length() <= 1)
            continue;
        if (inList != (block.textList() != nullptr))
            html += inList ? QStringLiteral("</ul>") : QStringLiteral("<ul>");
        inList = block.textList() != nullptr;
        html += blockHtml(block);
    }
    return inList ? html + QStringLiteral("</ul>") : html;
}

} // namespace sandbag
