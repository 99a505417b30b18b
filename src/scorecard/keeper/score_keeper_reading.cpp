// SPDX-License-Identifier: GPL-3.0-or-later
// What the score keeper opens, which is read on another thread: a match of ten thousand deals takes
// a second.
#include "formats/file_error.h"
#include "keeper/score_keeper.h"

#include <QAction>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QStatusBar>

#include <memory>
#include <optional>
#include <utility>
#include <variant>

namespace sandbag {

void ScoreKeeper::begin()
{
    beginReading();
    m_reading.ask([this, saved = m_book->savedIn()](const BackgroundQuestion::Asked &asked) {
        const auto left = std::make_shared<ScoreBook::LastRun>(ScoreBook::readLastRun(saved));
        asked.conclude([this, left] {
            if (!m_book->resume(std::move(*left)))
                askForMatch();
            endReading();
        });
    });
}

void ScoreKeeper::openLater(const QString &path, const Opened &then)
{
    beginReading();
    m_reading.ask([this, path, then](const BackgroundQuestion::Asked &asked) {
        const auto file = std::make_shared<ScoreBook::ReadFile>(ScoreBook::readFile(path));
        asked.conclude([this, file, then] { openLater(file, then); });
    });
}

void ScoreKeeper::openLater(const std::shared_ptr<ScoreBook::ReadFile> &file, const Opened &then)
{
    const auto openNow = [this, file, then] {
        file->used = true; // the person may be asked: another file may come into this window
        then(open(std::move(*file)));
        endReading();
    };
    if (m_book->hasMatch() || std::holds_alternative<FileError>(file->match))
        return openNow();
    beginReading();
    m_reading.ask(
        [this, openNow, saved = m_book->savedIn()](const BackgroundQuestion::Asked &asked) {
            const auto left = std::make_shared<ScoreBook::LastRun>(ScoreBook::readLastRun(saved));
            asked.conclude([this, left, openNow] {
                (void)m_book->resume(std::move(*left));
                openNow();
            });
        });
}

/// Without a match there is nothing that could be done until then, and nothing is written.
void ScoreKeeper::beginReading()
{
    const QString text = tr("Reading the match…");
    if (m_book->hasMatch())
        statusBar()->showMessage(text);
    else
        m_message->setText(text);
    for (QAction *action : std::as_const(m_needRest))
        action->setEnabled(m_book->hasMatch());
}

void ScoreKeeper::endReading()
{
    if (isReading()) // something else by now
        return;
    statusBar()->clearMessage();
    if (!m_book->hasMatch())
        sayHowToBegin();
    for (QAction *action : std::as_const(m_needRest))
        action->setEnabled(true);
    emit hasRead();
}

/// Another match is wanted at once. What reads the last one yet may be moving its files.
void ScoreKeeper::stopReading()
{
    if (!isReading())
        return;
    m_reading.cancel();
    m_reading.wait();
    endReading();
}

std::optional<FileError> ScoreKeeper::open(ScoreBook::ReadFile file)
{
    stopReading();
    const int before = std::exchange(m_deal, -1);
    auto fault = m_book->open(file);
    if (fault && fault->kind == FileError::Kind::inUse && askForCopy(fault->text))
        fault = m_book->openCopy(file);
    if (fault)
        m_deal = before;
    return fault;
}

bool ScoreKeeper::askForCopy(const QString &why)
{
    QMessageBox ask(QMessageBox::Question, windowTitle(), why, QMessageBox::Cancel, this);
    ask.setInformativeText(tr("Continue in that window, or open a copy. The copy is saved in a "
                              "separate file, and the original is not changed."));
    ask.setTextFormat(Qt::PlainText);
    QPushButton *copy = ask.addButton(tr("&Open a Copy"), QMessageBox::AcceptRole);
    ask.setDefaultButton(QMessageBox::Cancel);
    ask.exec();
    return ask.clickedButton() == copy;
}

} // namespace sandbag
