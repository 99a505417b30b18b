// SPDX-License-Identifier: GPL-3.0-or-later
#include "help_pages.h"

#include "dialog_text.h"
#include "text/option_words.h"
#include "text/search_query.h"
#include "text/translate.h"

#include <QFile>

namespace sandbag {

namespace {

const QString kStart = QStringLiteral("start");
const QString kMinute = QStringLiteral("minute");
const QString kProgram = QStringLiteral("program");
const QString kGames = QStringLiteral("games");
const QString kWords = QStringLiteral("words");
const QString kPreset = QStringLiteral("preset-");

QString anchored(const QString &anchor, const QString &heading)
{
    return QStringLiteral("<h3><a name=\"%1\"></a>%2</h3>").arg(anchor, heading.toHtmlEscaped());
}

QString link(const QString &anchor, const QString &words)
{
    return QStringLiteral("<a href=\"#%1\">%2</a>").arg(anchor, words.toHtmlEscaped());
}

/// "Standard: 100 points. Elsewhere: 30, 50 points."
QString valuesHtml(const Option &option)
{
    QString html =
        DialogText::tr("Standard: <b>%1</b>.").arg(valueWords(option, RuleSet{}).toHtmlEscaped());
    QStringList others;
    if (option.type == OptionType::integer) {
        for (const QString &value :
             QString::fromLatin1(option.usual).split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
            if (value.toStdString() != option.get(RuleSet{}))
                others << valueWords(option, value.toStdString());
        }
    }
    for (const std::string &value : option.values) {
        if (value != option.get(RuleSet{}))
            others << valueWords(option, value);
    }
    if (!others.isEmpty())
        html += QLatin1Char(' ') + DialogText::tr("Other games: %1.")
                                       .arg(others.join(QStringLiteral(", ")).toHtmlEscaped());
    return QStringLiteral("<p>") + html + QStringLiteral("</p>");
}

/// Links to the named games that set this option.
QString gamesWith(const Option &option)
{
    QStringList links;
    for (const Preset &preset : presets()) {
        for (const auto &[id, value] : preset.values) {
            if (std::string_view(id) == option.id)
                links << link(HelpPages::anchorOfPreset(QString::fromLatin1(preset.id)),
                              titleOf(preset));
        }
    }
    if (links.isEmpty())
        return {};
    return QStringLiteral("<p>") +
           DialogText::tr("Different in: %1.").arg(links.join(QStringLiteral(", "))) +
           QStringLiteral("</p>");
}

/// The named game of a page "preset-zone"; null for any other page.
const Preset *presetOf(const QString &page)
{
    return page.startsWith(kPreset) ? findPreset(page.mid(kPreset.size()).toStdString()) : nullptr;
}

QString gameHtml(const Preset &preset, const HelpText &texts)
{
    const QString id = QString::fromLatin1(preset.id);
    QString html = QStringLiteral("<h1><a name=\"%1\"></a>%2</h1>")
                       .arg(HelpPages::anchorOfPreset(id), titleOf(preset).toHtmlEscaped());
    html += QStringLiteral("<p><i>") + blurbOf(preset).toHtmlEscaped() + QStringLiteral("</i></p>");
    html += texts.entryHtml(id);
    const RuleSet rules = rulesOf(preset);
    QString rows;
    for (const Option *option : differences(rules, RuleSet{})) {
        rows += QStringLiteral("<tr><td>%1 &nbsp; </td><td>%2</td></tr>")
                    .arg(link(QString::fromLatin1(option->id), titleOf(*option)),
                         valueWords(*option, rules).toHtmlEscaped());
    }
    if (!rows.isEmpty())
        html += QStringLiteral("<h3>%1</h3><table cellspacing=\"2\">")
                    .arg(DialogText::tr("Changed from Standard")) +
                rows + QStringLiteral("</table>");
    return html + QStringLiteral("<p>") + link(kGames, DialogText::tr("All named games")) +
           QStringLiteral("</p>");
}

} // namespace

HelpPages::HelpPages() : m_games(HelpText::load(kGames)), m_words(HelpText::load(kWords))
{
    for (const QString &guide : guides())
        m_guides.insert(guide, HelpText::load(guide));
}

QStringList HelpPages::guides()
{
    QStringList pages;
    for (const char *name :
         {"first-match", "house-rules", "together", "boards", "score-keeper", "printing",
          "reviewing", "history", "files", "programs", "preferences", "learning"}) {
        const QString page = QStringLiteral("guide-") + QLatin1String(name);
        // That on playing together is left out with its room.
        if (QFile::exists(QStringLiteral(":/help/%1.md").arg(page)))
            pages << page;
    }
    return pages;
}

QString HelpPages::anchorOfPreset(const QString &id)
{
    return kPreset + id;
}

QString HelpPages::anchorOfWord(const QString &word)
{
    return QStringLiteral("word-") + word.section(QLatin1Char(','), 0, 0)
                                         .toLower()
                                         .replace(QLatin1Char(' '), QLatin1Char('-'));
}

QString HelpPages::anchorOfPart(const QString &guide, qsizetype part)
{
    return guide + QStringLiteral("-%1").arg(part + 1);
}

HelpText HelpPages::groupText(OptionGroup group)
{
    return HelpText::load(QString::fromLatin1(groupId(group)));
}

QStringList HelpPages::pages() const
{
    QStringList pages = QStringList{kStart, kMinute, kProgram} + guides();
    for (const Option &option : catalogue()) {
        const QString page = QString::fromLatin1(groupId(option.group));
        if (pages.last() != page)
            pages << page;
    }
    return pages << kGames << kWords;
}

QString HelpPages::title(const QString &page) const
{
    if (page == kStart)
        return DialogText::tr("House rules");
    if (page == kMinute)
        return DialogText::tr("Spades in a minute");
    if (page == kProgram)
        return DialogText::tr("Using Sandbag");
    if (m_guides.contains(page))
        return m_guides.value(page).title();
    if (page == kGames)
        return DialogText::tr("Named games");
    if (page == kWords)
        return DialogText::tr("Glossary");
    if (const Preset *preset = presetOf(page))
        return titleOf(*preset);
    for (const Option &option : catalogue()) {
        if (page == QLatin1String(groupId(option.group)))
            return titleOf(option.group);
    }
    return {};
}

QList<HelpEntry> HelpPages::entries(const QString &page) const
{
    QList<HelpEntry> entries;
    const auto add = [&](const QString &anchor, const QString &title, const QStringList &words) {
        entries << HelpEntry{
            anchor, title, page,
            SearchQuery::prepare((words + QStringList{title}).join(QLatin1Char(' ')))};
    };
    if (page == kGames) {
        for (const Preset &preset : presets()) {
            const QString id = QString::fromLatin1(preset.id);
            add(anchorOfPreset(id), titleOf(preset),
                {blurbOf(preset), toText(preset.words), m_games.entry(id)});
        }
    } else if (page == kWords) {
        for (const QString &word : m_words.ids())
            add(anchorOfWord(word), word, {m_words.entry(word)});
    } else if (m_guides.contains(page)) {
        const HelpText guide = m_guides.value(page);
        for (qsizetype part = 0; part < guide.ids().size(); ++part)
            add(anchorOfPart(page, part), guide.ids()[part], {guide.entry(guide.ids()[part])});
    } else if (page == kMinute) {
        add(kMinute, title(kMinute), {HelpText::load(kMinute).introHtml()});
    } else if (page != kStart && page != kProgram) {
        for (const Option &option : catalogue()) {
            if (page == QLatin1String(groupId(option.group)))
                add(QString::fromLatin1(option.id), titleOf(option),
                    {helpOf(option), toText(option.words), QString::fromLatin1(option.id)});
        }
    }
    return entries;
}

QString HelpPages::pageOf(const QString &anchor) const
{
    if (const Option *option = findOption(anchor.toStdString()))
        return QString::fromLatin1(groupId(option->group));
    if (presetOf(anchor))
        return anchor;
    if (anchor.startsWith(QLatin1String("word-")))
        return kWords;
    const QString guide = anchor.left(anchor.lastIndexOf(QLatin1Char('-')));
    if (m_guides.contains(guide))
        return guide;
    return pages().contains(anchor) ? anchor : kStart;
}

QString HelpPages::html(const QString &page) const
{
    QString &html = m_written[page];
    if (!html.isEmpty())
        return html;
    if (page == kStart)
        return html = startHtml();
    if (page == kMinute)
        return html = QStringLiteral("<h1>%1</h1>").arg(title(kMinute).toHtmlEscaped()) +
                      HelpText::load(kMinute).introHtml();
    if (page == kGames)
        return html = gamesHtml();
    if (page == kWords)
        return html = wordsHtml();
    if (page == kProgram)
        return html = programHtml();
    if (m_guides.contains(page))
        return html = guideHtml(page);
    if (const Preset *preset = presetOf(page))
        return html = gameHtml(*preset, m_games);
    for (const Option &option : catalogue()) {
        if (page == QLatin1String(groupId(option.group)))
            return html = groupHtml(option.group);
    }
    return html;
}

QString HelpPages::startHtml() const
{
    QString html = QStringLiteral("<h1>%1</h1>").arg(title(kStart).toHtmlEscaped());
    html += HelpText::load(kStart).introHtml();
    html += QStringLiteral("<ul>");
    for (const QString &page : pages().mid(1))
        html += QStringLiteral("<li>") + link(page, title(page)) + QStringLiteral("</li>");
    return html + QStringLiteral("</ul>");
}

QString HelpPages::groupHtml(OptionGroup group) const
{
    const HelpText texts = groupText(group);
    QString html = QStringLiteral("<h1>%1</h1>").arg(titleOf(group).toHtmlEscaped());
    html += texts.introHtml();
    for (const Option &option : catalogue()) {
        if (option.group != group)
            continue;
        const QString id = QString::fromLatin1(option.id);
        html += anchored(id, titleOf(option));
        html +=
            QStringLiteral("<p><i>") + helpOf(option).toHtmlEscaped() + QStringLiteral("</i></p>");
        html += texts.entryHtml(id) + valuesHtml(option) + gamesWith(option);
    }
    return html;
}

QString HelpPages::gamesHtml() const
{
    QString html = QStringLiteral("<h1>%1</h1>").arg(title(kGames).toHtmlEscaped());
    html += m_games.introHtml();
    for (const Preset &preset : presets())
        html += QStringLiteral("<p>%1 &nbsp; %2</p>")
                    .arg(link(anchorOfPreset(QString::fromLatin1(preset.id)), titleOf(preset)),
                         blurbOf(preset).toHtmlEscaped());
    return html;
}

QString HelpPages::programHtml() const
{
    QString html = QStringLiteral("<h1>%1</h1>").arg(title(kProgram).toHtmlEscaped());
    html += HelpText::load(kProgram).introHtml() + QStringLiteral("<ul>");
    for (const QString &guide : guides())
        html += QStringLiteral("<li>") + link(guide, title(guide)) + QStringLiteral("</li>");
    return html + QStringLiteral("</ul>");
}

QString HelpPages::guideHtml(const QString &page) const
{
    const HelpText guide = m_guides.value(page);
    QString html = QStringLiteral("<h1>%1</h1>").arg(guide.title().toHtmlEscaped());
    html += guide.introHtml();
    for (qsizetype part = 0; part < guide.ids().size(); ++part)
        html += anchored(anchorOfPart(page, part), guide.ids()[part]) +
                guide.entryHtml(guide.ids()[part]);
    return html;
}

QString HelpPages::wordsHtml() const
{
    QString html = QStringLiteral("<h1>%1</h1>").arg(title(kWords).toHtmlEscaped());
    html += m_words.introHtml();
    for (const QString &word : m_words.ids())
        html += anchored(anchorOfWord(word), word) + m_words.entryHtml(word);
    return html;
}

} // namespace sandbag
