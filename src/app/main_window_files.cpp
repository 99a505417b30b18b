// SPDX-License-Identifier: GPL-3.0-or-later
// Files, printing and dialogs of the main window.
#include "house_rules_dialog.h"
#include "keeper_window.h"
#include "main_window.h"
#include "match_text.h"
#include "preferences_dialog.h"
#include "print_sheets_dialog.h"
#include "quick_setup_dialog.h"
#include "rules/catalogue.h"
#include "rules_in_force_dialog.h"
#include "rules_library.h"
#include "ruling_dialog.h"
#include "score_pages.h"
#include "score_sheet.h"
#include "tabletop.h"

#include <QApplication>
#include <QDate>
#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QMessageBox>
#include <QPageLayout>
#include <QStandardPaths>

namespace sandbag {

namespace {

const QString kMatchEnding = QStringLiteral(".spades.json");

PrintJob scoreOf(const Match &match)
{
    return scoreJob(scoreSheetOf(match), QLocale().toString(QDate::currentDate()));
}

} // namespace

void MainWindow::keepUnfinished()
{
    if (!m_session->hasMatch() || m_session->match().over() ||
        m_session->match().record().deals.empty())
        return;
    const DealRecord &last = m_session->match().record().deals.back();
    if (m_session->match().record().deals.size() == 1 && last.kind == DealRecord::Kind::played &&
        last.events.empty())
        return; // nobody has done anything yet
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                      QStringLiteral("/matches"));
    folder.mkpath(QStringLiteral("."));
    const QString name =
        QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH.mm.ss ")) +
        rulesName(m_session->match().record()).replace(QLatin1Char('/'), QLatin1Char('-'));
    const QString path = folder.filePath(name + kMatchEnding);
    QString error;
    if (m_session->saveFile(path, &error))
        m_settings.remember(path);
}

RulesLibrary &MainWindow::library()
{
    if (!m_library) {
        m_library = std::make_unique<RulesLibrary>();
        connect(m_library.get(), &RulesLibrary::trouble, this, &MainWindow::say);
    }
    return *m_library;
}

void MainWindow::newSameMatch()
{
    if (!m_session->hasMatch()) {
        begin();
        return;
    }
    if (const auto next = m_rulesForNext) {
        newMatch(next->rules, next->base);
        return;
    }
    const MatchRecord &record = m_session->match().record();
    newMatch(record.rules, QString::fromStdString(record.base), m_session->seats());
}

bool MainWindow::openPath(const QString &path)
{
    QString error;
    if (path.endsWith(RulesLibrary::fileEnding())) {
        const auto rules = RulesLibrary::readFile(path, &error);
        if (!rules) {
            say(error);
            return false;
        }
        if (!m_session->hasMatch())
            begin();
        houseRules(*rules);
        return true;
    }
    const bool kept = isKeptScoreFile(path);
    if (!kept)
        keepUnfinished();
    if (kept ? !openInScoreKeeper(path, &error) : !m_session->openFile(path, &error)) {
        say(error);
        return false;
    }
    m_settings.remember(QFileInfo(path).absoluteFilePath());
    if (!kept)
        setWindowFilePath(path);
    return true;
}

void MainWindow::openFile()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open a Match or House Rules"), QString(),
        tr("Matches and house rules (*.spades.json *.spades-rules.json);;All files (*)"));
    if (!path.isEmpty())
        openPath(path);
}

void MainWindow::saveAs()
{
    if (!m_session->hasMatch())
        return;
    QString path = QFileDialog::getSaveFileName(this, tr("Save the Match"), windowFilePath(),
                                                tr("Matches (*.spades.json)"));
    if (path.isEmpty())
        return;
    if (!path.endsWith(kMatchEnding))
        path += kMatchEnding;
    QString error;
    if (!m_session->saveFile(path, &error)) {
        say(error);
        return;
    }
    m_settings.remember(QFileInfo(path).absoluteFilePath());
    setWindowFilePath(path);
    say(tr("Saved as %1.").arg(QFileInfo(path).fileName()));
}

/// The sheets of the match, the page beside them; `kind` is chosen first.
void MainWindow::print(SheetKind kind)
{
    if (!m_session->hasMatch())
        return;
    auto *dialog = new PrintSheetsDialog(m_session->match(), kind, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::printRules(const RuleFile &rules)
{
    MatchRecord record;
    record.base = rules.base.toStdString();
    record.rules = rules.rules;
    QWidget *asking = QApplication::activeModalWidget();
    auto *dialog = new PrintSheetsDialog(record, rules.name, asking ? asking : this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::exportPdf()
{
    if (!m_session->hasMatch())
        return;
    const PrintJob job = scoreOf(m_session->match());
    QString path = QFileDialog::getSaveFileName(
        this, tr("Export the Scorecard"), job.title + QStringLiteral(".pdf"), tr("PDF (*.pdf)"));
    if (path.isEmpty())
        return;
    if (!path.endsWith(QStringLiteral(".pdf")))
        path += QStringLiteral(".pdf");
    QString error;
    if (writePdf(path, job, usualPaper(), &error))
        say(tr("Exported as %1.").arg(QFileInfo(path).fileName()));
    else
        say(error);
}

RuleFile MainWindow::rulesAtTable() const
{
    RuleFile rules;
    if (!m_session->hasMatch())
        return rules;
    const MatchRecord &record = m_session->match().record();
    rules.name = rulesName(record);
    rules.base = QString::fromStdString(record.base);
    rules.rules = record.rules;
    return rules;
}

void MainWindow::quickSetup()
{
    auto *dialog = new QuickSetupDialog(&library(), rulesAtTable(), m_session->seats(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QuickSetupDialog::printWanted, this, &MainWindow::printRules);
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { newMatch(dialog->rules(), dialog->base(), dialog->seats()); });
    dialog->open();
}

void MainWindow::houseRules(const RuleFile &rules)
{
    auto *dialog = new HouseRulesDialog(&library(), rules, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setMatchRunning(m_session->hasMatch() && !m_session->match().over());
    connect(dialog, &HouseRulesDialog::printWanted, this, &MainWindow::printRules);
    connect(dialog, &HouseRulesDialog::applied, this,
            [this](const RuleFile &table) { m_rulesForNext = table; });
    connect(dialog, &QDialog::accepted, this,
            [this, dialog] { newMatch(dialog->rules(), dialog->base()); });
    dialog->open();
}

/// Rules cannot change in a match; a copy of them may begin the next one.
void MainWindow::rulesInForce()
{
    auto *dialog = new RulesInForceDialog(&library(), rulesAtTable(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RulesInForceDialog::printWanted, this, &MainWindow::printRules);
    connect(dialog, &RulesInForceDialog::copyWanted, this, [this, dialog](const RuleFile &rules) {
        dialog->close();
        houseRules(rules);
    });
    dialog->open();
}

void MainWindow::makeRuling()
{
    QStringList sides;
    for (const SheetSide &side : scoreSheetOf(m_session->match()).sides)
        sides << side.name;
    auto *dialog = new RulingDialog(sides, m_session->match().record().rules, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (const auto why = m_session->rule(dialog->ruling()))
            say(*why);
    });
    dialog->open();
}

void MainWindow::throwIn()
{
    auto *box = new QMessageBox(QMessageBox::Question, tr("Throw the Deal In"),
                                tr("Shall this deal end without a score?"),
                                QMessageBox::Yes | QMessageBox::No, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    connect(box, &QDialog::accepted, this,
            [this] { m_session->voidDeal(QStringLiteral("thrown-in")); });
    box->open();
}

void MainWindow::newWindow()
{
    auto *window = new MainWindow;
    window->move(pos() + QPoint(32, 32));
    window->begin();
    window->show();
}

void MainWindow::preferences()
{
    auto *dialog = new PreferencesDialog(m_settings, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PreferencesDialog::applied, this, [this](const Settings &settings) {
        // Of every window, or one that is closed later would bring the old ones back.
        for (QWidget *widget : QApplication::topLevelWidgets())
            if (auto *window = qobject_cast<MainWindow *>(widget))
                window->applySettings(settings);
        m_settings.save();
    });
    dialog->open();
}

} // namespace sandbag
