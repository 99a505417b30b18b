// SPDX-License-Identifier: GPL-3.0-or-later
#include "history_window.h"

#include "fit_to_screen.h"
#include "formats/record_json.h"
#include "formats/whole_file.h"
#include "history_filter_bar.h"
#include "key_map.h"
#include "library_progress.h"
#include "library_worker.h"
#include "message_bar.h"
#include "pages/print_sheets_dialog.h"
#include "quiet_tree.h"
#include "read_match.h"
#include "review/match_review.h"
#include "save_path.h"
#include "sheet/scorecard_model.h"
#include "text/match_text.h"

#include <QFileDialog>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>

namespace sandbag {

HistoryWindow::HistoryWindow(LibraryWorker *worker, QWidget *parent)
    : QWidget(parent, Qt::Window),
      m_worker(worker),
      m_model(new HistoryModel(worker, this)),
      m_card(new ScorecardModel(this)),
      m_message(new MessageBar(this)),
      m_filter(new HistoryFilterBar(worker, this)),
      m_list(new QuietTree(this)),
      m_count(new QLabel(this)),
      m_empty(new QLabel(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("History"));
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_filter);
    column->addWidget(makeMatches(), 1);
    column->addWidget(newsRow(m_message, worker));
    column->addWidget(makeButtons());
    connect(m_filter, &HistoryFilterBar::changed, this, &HistoryWindow::filter);
    connect(m_model, &HistoryModel::modelAboutToBeReset, this, &HistoryWindow::keepChosen);
    connect(m_model, &HistoryModel::shown, this, &HistoryWindow::listShown);
    connect(m_model, &HistoryModel::trouble, this, &HistoryWindow::say);
    connectWorker();
    auto *shut = new QShortcut(this);
    giveKey(shut, "window.close");
    connect(shut, &QShortcut::activated, this, &QWidget::close);
    new QShortcut(QKeySequence(Qt::Key_Escape), this, this, &QWidget::close);
    resize(1180, 700);
    fitToScreen(*this);
    showMatch({}, {});
    filter();
    m_filter->refresh();
    readUnreadable();
    m_worker->synchronize();
    m_list->setFocus();
}

HistoryWindow::~HistoryWindow()
{
    if (!m_removed.isEmpty()) // nobody can bring them back any more
        m_worker->change([removed = m_removed](Library &library, const auto &) {
            library.deleteForGood(removed);
            return std::optional<FileError>();
        });
    m_worker->rest();
}

QLineEdit *HistoryWindow::search() const
{
    return m_filter->search();
}

void HistoryWindow::say(const QString &text)
{
    m_message->say(text);
}

void HistoryWindow::connectWorker()
{
    connect(m_worker, &LibraryWorker::trouble, this, &HistoryWindow::say);
    connect(m_worker, &LibraryWorker::imported, this, &HistoryWindow::say);
    connect(m_worker, &LibraryWorker::changed, this, &HistoryWindow::refresh);
    // Of a long history that is read for the first time something is seen at once.
    connect(m_worker, &LibraryWorker::progress, this, [this](int done, int) {
        if (done > 0 && m_model->count() == 0)
            m_model->reload();
    });
}

// What is typed in the list is looked for.
bool HistoryWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<const QKeyEvent *>(event);
        const bool plain = (key->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == 0;
        if (plain && !key->text().isEmpty() && key->text()[0].isLetterOrNumber()) {
            search()->setText(key->text());
            search()->setFocus();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void HistoryWindow::filter()
{
    m_keepsNewest = true;
    m_model->setFilter(m_filter->filter());
}

void HistoryWindow::refresh()
{
    m_read.clear(); // its record may say more by now
    m_filter->refresh();
    m_model->reload();
    readUnreadable();
}

/// Files in the folder that are no matches are told of, and not passed over.
void HistoryWindow::readUnreadable()
{
    const auto files = std::make_shared<QList<UnreadableFile>>();
    m_worker->ask(
        this, [files](HistoryIndex &index) { *files = unreadableFiles(index); },
        [this, files](const std::optional<FileError> &error) {
            if (error)
                return;
            m_unreadableFiles = *files;
            m_unreadable->setText(
                tr("%Ln unreadable file(s)…", nullptr, static_cast<int>(files->size())));
            m_unreadable->setVisible(!files->isEmpty());
        });
}

void HistoryWindow::showUnreadable()
{
    QStringList lines;
    for (const UnreadableFile &file : std::as_const(m_unreadableFiles))
        lines << file.why;
    auto *box = new QMessageBox(
        QMessageBox::Information, windowTitle(),
        tr("These files in the match folder can't be read. They were left unchanged."),
        QMessageBox::Ok, this);
    constexpr qsizetype kShown = 12;
    box->setInformativeText(lines.mid(0, kShown).join(u'\n'));
    if (lines.size() > kShown)
        box->setDetailedText(lines.join(u'\n'));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

/// What was chosen stays, which is asked when the new rows are here, as somebody may have gone on
/// while they were read. Who looks at the newest sees the newest, unless the filter changed.
void HistoryWindow::keepChosen()
{
    if (m_wanted.isEmpty() && (m_keepsNewest || m_list->currentIndex().row() > 0))
        m_wanted = chosen();
    m_keepsNewest = false;
}

void HistoryWindow::listShown()
{
    const int count = m_model->count();
    m_count->setText(tr("%Ln match(es)", nullptr, count));
    const HistoryFilter none;
    const bool all = m_model->filter() == none;
    m_empty->setText(all ? tr("Your matches and scorecards appear here.")
                         : tr("No matches found."));
    m_empty->setVisible(count == 0);
    m_list->setVisible(count > 0);
    if (!m_fitted && count > 0 && !search()->hasFocus())
        m_list->setFocus(); // which it could not have while it was hidden
    fitColumns();
    m_list->setCurrentIndex(m_model->index(std::max(0, m_model->rowOf(m_wanted)), 0));
    m_wanted.clear();
    readMatch();
}

QString HistoryWindow::chosen() const
{
    const QModelIndex index = m_list->currentIndex();
    return index.isValid() ? m_model->matchAt(index.row()).id : QString();
}

/// The record is read next to the index, where nobody waits for the disk.
void HistoryWindow::readMatch()
{
    const QString id = chosen();
    if (id.isEmpty()) {
        m_read.clear();
        return showMatch({}, {});
    }
    if (id == m_read)
        return; // it is on its way, or there
    m_read = id;
    if (id != m_pressedFor)
        m_pressed = nullptr;
    const int reader = std::max(m_model->matchAt(m_list->currentIndex().row()).personSeat, 0);
    const auto shown = [this, id, reader](std::variant<ReadMatch, FileError> read) {
        if (id != chosen()) // someone goes through the list
            return;
        if (const auto *error = std::get_if<FileError>(&read)) {
            if (m_removed.contains(id))
                return; // no news, and it would take the place of Undo
            say(error->text);
            return showMatch(id, {});
        }
        m_reader = reader;
        showMatch(id, std::move(std::get<ReadMatch>(read)));
    };
    m_worker->readMatch(this, id, reader, shown);
}

void HistoryWindow::showMatch(const QString &id, std::optional<ReadMatch> read)
{
    m_shown = id;
    m_cardView->setVisible(read.has_value());
    if (read)
        m_card->setSheet(read->sheet);
    m_match.reset();
    if (read)
        m_match.emplace(std::move(read->match));
    const bool goesOn = m_match && !m_match->over();
    m_open->setText(goesOn ? tr("Res&ume") : tr("&Open"));
    for (QPushButton *button : std::as_const(m_needMatch))
        button->setEnabled(m_match.has_value());
    const bool cards = m_match && hasChoices(*m_match); // of real cards nothing is known
    m_review->setEnabled(cards);
    m_replay->setEnabled(cards);
    if (auto *button = std::exchange(m_pressed, nullptr); button && id == m_pressedFor)
        button->click();
}

void HistoryWindow::pressOnceShown(QPushButton *button)
{
    if (m_shown == chosen())
        button->click();
    else
        waitToPress(button);
}

void HistoryWindow::waitToPress(QPushButton *button)
{
    m_pressed = button;
    m_pressedFor = chosen();
}

void HistoryWindow::open(WantedMatch wanted)
{
    if (!m_match)
        return;
    wanted.id = m_shown;
    wanted.path = m_worker->pathOf(m_shown);
    emit openWanted(wanted);
}

void HistoryWindow::print()
{
    if (!m_match)
        return;
    auto *dialog = new PrintSheetsDialog(*m_match, SheetKind::score, this);
    dialog->setReader(m_reader);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void HistoryWindow::exportRecord()
{
    if (!m_match)
        return;
    const QString from = m_worker->pathOf(m_shown);
    const QString path =
        askSavePath(this, {tr("Export Match"), rulesFileName(m_match->record()) + recordEnding(),
                           tr("Matches (*.spades.json)"), recordEnding()});
    if (path.isEmpty())
        return;
    const auto bytes = readWholeFile(from);
    const auto *unread = std::get_if<FileError>(&bytes);
    const auto unwritten =
        unread ? std::optional<FileError>() : writeWholeFile(path, std::get<QByteArray>(bytes));
    if (unread || unwritten)
        say(unread ? unread->text : unwritten->text);
}

void HistoryWindow::import()
{
    const QStringList files = QFileDialog::getOpenFileNames(
        this, tr("Import Matches"), QString(), tr("Matches (*.spades.json);;All files (*)"));
    if (!files.isEmpty())
        m_worker->import(files);
}

void HistoryWindow::importFolder()
{
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Import Folder"));
    if (!folder.isEmpty())
        m_worker->import({folder});
}

void HistoryWindow::removeMatch()
{
    const QString id = chosen();
    if (id.isEmpty())
        return;
    const int row = m_list->currentIndex().row();
    const int next = row + 1 < m_model->rowCount() ? row + 1 : row - 1;
    m_wanted = next >= 0 ? m_model->matchAt(next).id : QString();
    m_worker->change([id](Library &library, const auto &) { return library.remove(id); });
    m_removed << id;
    m_message->say(tr("The match was deleted."), [this, id] {
        m_wanted = id;
        m_removed.removeAll(id);
        m_worker->change([id](Library &library, const auto &) { return library.restore(id); });
    });
}

} // namespace sandbag
