// SPDX-License-Identifier: GPL-3.0-or-later
#include "bug_report.h"

#include "fit_to_screen.h"
#include "formats/rules_json.h"
#include "game_session.h"
#include "kept_log.h"
#include "main_window.h"
#include "match/match.h"
#include "text/languages.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QFontDatabase>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScreen>
#include <QStyle>
#include <QSysInfo>
#include <QVBoxLayout>

namespace sandbag {

namespace {

QString screens()
{
    QStringList all;
    for (const QScreen *screen : QGuiApplication::screens())
        all << QStringLiteral("%1x%2 at %3")
                   .arg(screen->size().width())
                   .arg(screen->size().height())
                   .arg(screen->devicePixelRatio());
    return all.join(QStringLiteral(", "));
}

QStringList systemLines()
{
    const auto line = [](const char *what, const QString &value) {
        return QStringLiteral("- %1: %2").arg(QLatin1String(what), value);
    };
    return {
        line("Sandbag", QCoreApplication::applicationVersion()),
        line("Qt", QStringLiteral("%1, built with %2")
                       .arg(QLatin1String(qVersion()), QStringLiteral(QT_VERSION_STR))),
        line("System", QStringLiteral("%1, %2, %3")
                           .arg(QSysInfo::prettyProductName(), QSysInfo::kernelVersion(),
                                QSysInfo::currentCpuArchitecture())),
        line("Display", QStringLiteral("%1, style %2, font %3 pt, screens %4")
                            .arg(QGuiApplication::platformName(),
                                 QLatin1String(QApplication::style()->metaObject()->className()),
                                 QString::number(QApplication::font().pointSize()), screens())),
        line("Language",
             QStringLiteral("%1, system %2").arg(languageInUse(), QLocale::system().name()))};
}

QStringList rulesLines(const MatchRecord &match)
{
    RuleFile rules;
    rules.base = QString::fromStdString(match.base);
    rules.rules = match.rules;
    return {QStringLiteral("## Rules of the match"),
            {},
            QStringLiteral("```json"),
            QString::fromUtf8(writeRules(rules)).trimmed(),
            QStringLiteral("```"),
            {}};
}

/// Paths lead to where a person lives.
QString withoutHome(QString text)
{
    const QString home = QDir::homePath();
    return home.size() > 1 ? text.replace(home, QStringLiteral("~")) : text;
}

} // namespace

QString reportText(const MatchRecord *match)
{
    QStringList lines{QStringLiteral("## What happened, and what should have"),
                      {},
                      {},
                      {},
                      QStringLiteral("## Program and system"),
                      {}};
    lines << systemLines() << QString();
    if (match)
        lines << rulesLines(*match);
    lines << QStringLiteral("## Last messages") << QString();
    const QStringList log = keptLog();
    if (log.isEmpty())
        lines << QStringLiteral("None.");
    for (const QString &line : log)
        lines << QStringLiteral("    ") + line;
    return withoutHome(lines.join(u'\n')) + u'\n';
}

BugReport::BugReport(const MatchRecord *match, QWidget *parent)
    : QDialog(parent), m_text(new QPlainTextEdit(reportText(match), this))
{
    setWindowTitle(tr("Report a Bug"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *note =
        new QLabel(tr("At the top, say what happened. Read the rest and delete anything private. "
                      "Sandbag sends nothing itself: copy the text into your report."),
                   this);
    note->setWordWrap(true);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_text->setAccessibleName(tr("Report"));
    m_text->setTabChangesFocus(true);
    QTextCursor cursor = m_text->textCursor();
    cursor.movePosition(QTextCursor::NextBlock, QTextCursor::MoveAnchor, 2);
    m_text->setTextCursor(cursor);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton *copy = buttons->addButton(tr("&Copy All"), QDialogButtonBox::ActionRole);
    connect(copy, &QPushButton::clicked, this, &BugReport::copy);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(note);
    layout->addWidget(m_text);
    layout->addWidget(buttons);
    resize(680, 560);
    fitToScreen(*this);
    m_text->setFocus();
}

QString BugReport::text() const
{
    return m_text->toPlainText();
}

void BugReport::copy()
{
    QGuiApplication::clipboard()->setText(text());
}

void BugReport::open(QWidget *window)
{
    auto *table = qobject_cast<MainWindow *>(window);
    const bool match = table && table->session().hasMatch();
    auto *report = new BugReport(match ? &table->session().match().record() : nullptr, window);
    report->show();
}

} // namespace sandbag
