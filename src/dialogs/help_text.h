// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

namespace sandbag {

/// One of our help files: a title ("# Words" in the first line, where it has one), an introduction
/// and entries under "## id" lines.
///
/// The text is Markdown, of which paragraphs, lists, **strong**, *emphasis*, [words](#anchor) and
/// pictures are shown: ![words](NAME) is `pictures/NAME.png` in the language in use, with its words
/// below it; [Ctrl+Z](key:window.undo) is that key, or the one that a person has chosen for it.
class HelpText
{
public:
    /// The file of that name ("nil", "games", "words") in the
    /// language of the application; English replaces a missing
    /// file or entry. Empty when there is no such file at all.
    [[nodiscard]] static HelpText load(const QString &name);
    [[nodiscard]] static HelpText parse(const QString &text);

    /// Empty where the file has none.
    [[nodiscard]] const QString &title() const { return m_title; }
    [[nodiscard]] const QString &intro() const { return m_intro; }
    [[nodiscard]] QString introHtml() const { return html(m_intro); }
    /// Empty where there is no such entry.
    [[nodiscard]] QString entryHtml(const QString &id) const { return html(m_entries.value(id)); }
    [[nodiscard]] QString entry(const QString &id) const { return m_entries.value(id); }
    /// In the order of the file.
    [[nodiscard]] const QStringList &ids() const { return m_ids; }

    [[nodiscard]] static QString html(const QString &text);

private:
    QString m_title;
    QString m_intro;
    QStringList m_ids;
    QHash<QString, QString> m_entries;
};

} // namespace sandbag
