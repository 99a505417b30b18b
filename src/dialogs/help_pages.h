// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "help_text.h"
#include "rules/catalogue.h"

#include <QMap>
#include <QString>

namespace sandbag {

/// One thing that the rule book explains.
struct HelpEntry {
    QString anchor; ///< option id, "preset-zone", "word-bag", "guide-files-3"
    QString title;
    QString page;
    QString search; ///< prepared for SearchQuery
};

/// The pages of the rule book, written from the catalogue and from our longer texts: a page for
/// each group of options, one that lists the named games, one for each of these, one for the words
/// of the game; and the handbook of the program, a page for each thing that one does with it.
class HelpPages
{
public:
    HelpPages();

    /// Ids of the chapters in reading order: "start", "minute", "program", the pages of the
    /// handbook
    /// ("guide-files"), the groups, "games", "words".
    /// Named games have pages of their own in addition, "preset-zone".
    [[nodiscard]] QStringList pages() const;
    [[nodiscard]] QString title(const QString &page) const;
    /// Written when first asked for.
    [[nodiscard]] QString html(const QString &page) const;
    [[nodiscard]] QList<HelpEntry> entries(const QString &page) const;
    /// The page that contains an anchor; "start" for an unknown one. A page is its own anchor.
    [[nodiscard]] QString pageOf(const QString &anchor) const;

    /// Ids of the pages of the handbook.
    [[nodiscard]] static QStringList guides();
    [[nodiscard]] static QString anchorOfPreset(const QString &id);
    [[nodiscard]] static QString anchorOfWord(const QString &word);
    /// The longer text of a group of options.
    [[nodiscard]] static HelpText groupText(OptionGroup group);

private:
    [[nodiscard]] QString startHtml() const;
    [[nodiscard]] QString groupHtml(OptionGroup group) const;
    [[nodiscard]] QString gamesHtml() const;
    [[nodiscard]] QString programHtml() const;
    [[nodiscard]] QString guideHtml(const QString &page) const;
    [[nodiscard]] QString wordsHtml() const;
    [[nodiscard]] static QString anchorOfPart(const QString &guide, qsizetype part);

    QHash<QString, HelpText> m_guides; ///< by page
    HelpText m_games;
    HelpText m_words;
    mutable QHash<QString, QString> m_written;
};

} // namespace sandbag
