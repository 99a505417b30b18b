// SPDX-License-Identifier: GPL-3.0-or-later
// What the window says: its title, the line of the match, what went wrong.
#include "main_window.h"

#include "boards_at_table.h"
#include "catalogue/rules_library.h"
#include "files/autosave.h"
#include "fitted_line.h"
#include "formats/record_json.h"
#include "game_session.h"
#include "log/log_categories.h"
#include "match/match.h"
#include "message_bar.h"
#include "same_cards.h"
#include "text/match_text.h"
#include "text/shown_text.h"

#include <QAccessible>
#include <QFileInfo>
#include <QLabel>
#include <QTimer>

#include <algorithm>

namespace sandbag {

namespace {

/// "Fri. 13" of "Fri. 13.spades.json".
QString titleOfFile(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    for (const QString &ending : {recordEnding(), RulesLibrary::fileEnding()})
        if (name.endsWith(ending) && name != ending)
            return name.chopped(ending.size());
    return name;
}

} // namespace

void MainWindow::say(const QString &text)
{
    // One line, whatever is said: the table must not move for it.
    m_saidLine = text;
    m_saidLine.replace(QLatin1Char('\n'), QLatin1Char(' '));
    showSaid();
    m_said->setAccessibleName(text); // what a screen reader hears
    constexpr int kStays = 8000;     // ms
    if (m_saidLine.isEmpty())
        m_unsay->stop();
    else
        m_unsay->start(kStays);
}

/// What the table shows is nowhere else.
void MainWindow::hear(const QString &text)
{
    if (text.isEmpty())
        return;
    say({});
    m_said->setAccessibleName(text);
}

/// Where it has no room the pointer finds the rest.
void MainWindow::showSaid()
{
    const bool fits = fitLine(*m_said, m_saidLine.isEmpty() ? m_boards->title() : m_saidLine);
    m_said->setAttribute(Qt::WA_TransparentForMouseEvents, fits);
}

void MainWindow::warn(const QString &text)
{
    qCInfo(logWindow).noquote() << text;
    constexpr qsizetype kMostLines = 4;
    QStringList lines;
    if (m_trouble->isVisibleTo(this))
        lines = m_trouble->text().split(QLatin1Char('\n'));
    if (!lines.isEmpty() && lines.last() == text)
        return;
    lines.removeAll(text); // what is said again is news
    if (Autosave::saysWhetherItSaves(text))
        lines.removeIf(Autosave::saysWhetherItSaves);
    lines = (lines << text).mid(std::max<qsizetype>(0, lines.size() - kMostLines));
    m_trouble->say(lines.join(QLatin1Char('\n')));
    m_trouble->setAccessibleName(m_trouble->text());
    QAccessibleEvent alert(m_trouble, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

/// The match by its file or its rules; a second window says that it is one.
void MainWindow::showTitle()
{
    QStringList parts;
    if (!windowFilePath().isEmpty())
        parts << titleOfFile(windowFilePath());
    if (const QString board = m_boards->title(); !board.isEmpty())
        parts << board;
    if (m_session->hasMatch())
        parts << rulesName(m_session->match().record());
    if (const QString number = m_sameCards->numberAtTable(); !number.isEmpty())
        parts << number;
    if (m_number > 1)
        parts << tr("window %1").arg(m_number);
    constexpr qsizetype kMost = 300;
    const QString title = oneLine(parts.join(QStringLiteral(" – ")), kMost);
    setWindowTitle(title.isEmpty() ? tr("Sandbag") : asTitle(title));
}

} // namespace sandbag
