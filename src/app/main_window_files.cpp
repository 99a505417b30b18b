// SPDX-License-Identifier: GPL-3.0-or-later
// Files, printing and dialogs of the main window.
#include "application.h"
#include "archived_match.h"
#include "catalogue/rules_library.h"
#include "entry/score_book.h"
#include "formats/loaded_match.h"
#include "game_session.h"
#include "history_filing.h"
#include "house_rules_dialog.h"
#include "keeper_window.h"
#include "library_worker.h"
#include "main_window.h"
#include "match/agreements.h"
#include "match_files.h"
#include "message_bar.h"
#include "opened_match.h"
#include "pages/print_sheets_dialog.h"
#include "pages/score_pages.h"
#include "pages/table_mark.h"
#include "preferences_dialog.h"
#include "print_rules.h"
#include "quick_setup_dialog.h"
#include "recent_match.h"
#include "reset_settings.h"
#include "rules/catalogue.h"
#include "rules_in_force_dialog.h"
#include "same_cards.h"
#include "save_path.h"
#include "save_picture.h"
#include "sheet/score_sheet.h"
#include "tabletop.h"
#include "text/match_text.h"
#include "text/shown_text.h"

#include <QApplication>
#include <QDate>
#include <QFileDialog>
#include <QFileInfo>
#include <QLocale>
#include <QPageLayout>
#include <QPixmap>
#include <QPointer>

#include <memory>
#include <utility>
#include <variant>

namespace sandbag {

namespace {

PrintJob scoreOf(const Match &match, const QJsonObject &other, int reader)
{
    return scoreJob(scoreSheetOf(match, nullptr, reader), QLocale().toString(QDate::currentDate()),
                    markOf(match, other));
}

} // namespace

bool MainWindow::replaceMatch(const std::function<void()> &act)
{
    m_offer->hide();
    const auto replace = [this, act] {
        m_asOpened.reset(); // it was the other match
        act();
    };
    if (!m_session->hasMatch() || !isUnfinished(m_session->match())) {
        replace();
        return true;
    }
    const QString brief = matchInBrief(m_session->match());
    const auto kept = archiveFirst(replace);
    if (kept)
        offerToGoBack(brief, *kept);
    return kept.has_value();
}

/// Says where the match went that gave way, for a while.
void MainWindow::offerToGoBack(const QString &brief, const QString &path)
{
    constexpr int kStays = 12000; // ms
    m_offer->offer(
        tr("Closed, and listed under Open Recent: %1.").arg(brief), tr("&Go Back"),
        [this, path] { openLater(path); }, kStays);
}

std::optional<QString> MainWindow::archiveFirst(const std::function<void()> &act)
{
    fileNow();
    const QString path = pathForArchived(m_session->match().record());
    if (const auto fault = m_session->files().writeTo(path)) {
        m_offer->offer(
            tr("The current match can't be saved and will be replaced. %1").arg(fault->text),
            tr("&Replace Anyway"), act);
        return {};
    }
    remember(path);
    act();
    return path;
}

/// What came after that point is in a file of its own then.
void MainWindow::playOnFrom(int deal, int events)
{
    const auto &deals = m_session->match().record().deals;
    const auto act = [=, this] {
        m_session->playOnFrom(deal, events);
        detachIdentity(*m_session);
    };
    const auto last = static_cast<int>(deals.size()) - 1;
    if (deal == last && events >= static_cast<int>(deals.back().events.size()))
        m_session->playOnFrom(deal, events);
    else if (archiveFirst(act))
        say(tr("The previous version is listed under Open Recent."));
}

/// At once, so that every window and the next start know the file.
void MainWindow::remember(const QString &path)
{
    const Settings saved = Application::instance().changeSettings(
        [&path](Settings &settings) { settings.remember(path); });
    m_settings.recentFiles = saved.recentFiles;
}

RulesLibrary &MainWindow::library()
{
    if (!m_library) {
        m_library = std::make_unique<RulesLibrary>();
        connect(m_library.get(), &RulesLibrary::trouble, this, &MainWindow::warn);
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
        newMatch(*next);
        return;
    }
    const MatchRecord record = agreedNow(m_session->match().record());
    newMatch(record.rules, QString::fromStdString(record.base), m_session->seats(),
             rulesName(record));
}

/// The rules, players and cards of the match that is over: the very hands of its record, whatever
/// seed, cut or thrown-in deal they came from.
void MainWindow::sameCardsAgain()
{
    if (!m_session->hasMatch())
        return;
    const MatchRecord &record = m_session->match().record();
    const MatchPlan again{record.rules,
                          QString::fromStdString(record.base),
                          rulesName(record),
                          m_session->seats(),
                          m_session->files().seed(),
                          DealSource::ofRecord(record, 0).prepared()};
    replaceMatch([=, this] {
        m_session->newMatch(again);
        detachIdentity(*m_session); // its seed alone would name the match before
        setWindowFilePath({});
        showTitle();
    });
}

void MainWindow::openLater(const QString &path)
{
    if (path.endsWith(RulesLibrary::fileEnding())) {
        m_opening.ask([this, path](const BackgroundQuestion::Asked &asked) {
            asked.conclude(
                [this, path, read = RulesLibrary::readFile(path)] { showRules(path, read); });
        });
        return;
    }
    readToOpenLater(this, path, Application::instance().library().folder(),
                    [this](OpenedMatch opened) { (void)showOpened(std::move(opened)); });
}

void MainWindow::showRules(const QString &path, const std::variant<RuleFile, FileError> &read)
{
    if (const auto *fault = std::get_if<FileError>(&read))
        return warn(fault->text);
    if (!m_session->hasMatch())
        begin();
    remember(QFileInfo(path).absoluteFilePath());
    houseRules(std::get<RuleFile>(read));
}

/// It belongs there, and says here what is wrong with it.
void MainWindow::openInScoreKeeper(const QString &path)
{
    const QPointer<MainWindow> here(this);
    Application::instance().keepers().open(path, [here, path](const auto &fault) {
        if (here && fault)
            here->warn(fault->text);
        else if (here)
            here->remember(QFileInfo(path).absoluteFilePath());
    });
}

bool MainWindow::showOpened(OpenedMatch opened)
{
    if (const auto *fault = std::get_if<FileError>(&opened.read)) {
        warn(fault->text);
        return false;
    }
    const QString path = opened.path;
    if (belongsInScoreKeeper(std::get<LoadedMatch>(opened.read))) {
        openInScoreKeeper(path);
        return true;
    }
    const auto kept = std::make_shared<OpenedMatch>(std::move(opened));
    return replaceMatch([this, path, kept] {
        m_asOpened =
            std::make_shared<const MatchRecord>(std::get<LoadedMatch>(kept->read).match.record());
        m_session->open(std::get<LoadedMatch>(std::move(kept->read)));
        m_resumed = false;
        resolveIdentity(*m_session, kept->found);
        m_asOpened = m_session->files().sharedRecord();
        remember(QFileInfo(path).absoluteFilePath());
        setWindowFilePath(path);
        showTitle();
        say(tr("Opened %1.").arg(harmless(QFileInfo(path).fileName())));
    });
}

void MainWindow::showDaily()
{
    m_sameCards->showDaily();
}

void MainWindow::openFile()
{
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open Match or House Rules"), QString(),
        tr("Matches and house rules (*.spades.json *.spades-rules.json);;All files (*)"));
    if (!path.isEmpty())
        openLater(path);
}

void MainWindow::saveAs()
{
    if (!m_session->hasMatch())
        return;
    const QString path = askSavePath(
        this, {tr("Save Match"), windowFilePath(), tr("Matches (*.spades.json)"), recordEnding()});
    if (path.isEmpty())
        return;
    if (const auto fault = m_session->files().writeTo(path)) {
        warn(fault->text);
        return;
    }
    remember(QFileInfo(path).absoluteFilePath());
    setWindowFilePath(path);
    showTitle();
    say(tr("Saved as %1.").arg(harmless(QFileInfo(path).fileName())));
}

/// The sheets of the match, with a preview of the page; `kind` is chosen first.
void MainWindow::print(SheetKind kind)
{
    if (!m_session->hasMatch())
        return;
    auto *dialog = new PrintSheetsDialog(m_session->match(), kind, this);
    dialog->setMembers(m_session->files().content().other);
    dialog->setReader(firstHere(m_session->seats()));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void MainWindow::printRules(const RuleFile &rules)
{
    QWidget *asking = QApplication::activeModalWidget();
    sandbag::printRules(rules, asking ? asking : this);
}

void MainWindow::exportPdf()
{
    if (!m_session->hasMatch())
        return;
    const PrintJob job = scoreOf(m_session->match(), m_session->files().content().other,
                                 firstHere(m_session->seats()));
    const QString ending = QStringLiteral(".pdf");
    const QString path = askSavePath(
        this, {tr("Export Scorecard"), asFileName(job.title) + ending, tr("PDF (*.pdf)"), ending});
    if (path.isEmpty())
        return;
    if (const auto fault = writePdf(path, job, usualPaper()))
        warn(fault->text);
    else
        say(tr("Exported as %1.").arg(harmless(QFileInfo(path).fileName())));
}

/// The table as it is seen: what people show to friends.
void MainWindow::keepPicture()
{
    const auto kept = saveTablePicture(this, m_table->grab());
    if (kept && kept->saved)
        say(kept->words);
    else if (kept)
        warn(kept->words);
}

RuleFile MainWindow::rulesAtTable() const
{
    RuleFile rules;
    if (!m_session->hasMatch())
        return rules;
    const MatchRecord record = agreedNow(m_session->match().record());
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
            [this, dialog] { newMatch(dialog->current(), dialog->seats()); });
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
    connect(dialog, &QDialog::accepted, this, [this, dialog] { newMatch(dialog->current()); });
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
    m_sameCards->tellIn(dialog);
    dialog->open();
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
    // Another window may have changed them; its seats are not a wish for this match.
    const Settings saved = Application::instance().settings();
    m_settings.seats = saved.seats;
    auto *dialog = new PreferencesDialog(saved, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &PreferencesDialog::applied, this,
            [](const Settings &chosen) { Application::instance().applyPreferences(chosen); });
    connect(dialog, &PreferencesDialog::looked, this, &MainWindow::showLook);
    connect(dialog, &PreferencesDialog::resetWanted, this, &MainWindow::resetAllSettings);
    connect(dialog, &PreferencesDialog::restored, m_offer,
            [this](const QString &text) { m_offer->say(text); });
    dialog->open();
}

void MainWindow::resetAllSettings()
{
    const auto before = resetSettings();
    if (!before)
        return; // that they cannot be written was said
    m_offer->say(tr("All settings are back to their defaults."), [this, before = *before] {
        if (!restoreSettings(before))
            warn(tr("The settings can't be saved."));
    });
}

} // namespace sandbag
