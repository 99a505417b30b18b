// SPDX-License-Identifier: GPL-3.0-or-later
#include "learning_store.h"

#include "lessons/own_problems.h"

#include <QCoreApplication>

namespace sandbag {

namespace {

/// Bytes of what a person has learned, and of the last 200 problems of one's own: far more.
constexpr qint64 kLargest = 8 << 20;

} // namespace

LearningStore &LearningStore::instance()
{
    // Owned by the application, whose thread its answers arrive on.
    static auto *store = [] {
        auto *made = new LearningStore;
        made->setParent(QCoreApplication::instance());
        return made;
    }();
    return *store;
}

LearningStore::~LearningStore()
{
    flush();
}

const Learning &LearningStore::learning()
{
    if (m_read)
        return m_learning;
    m_read = true;
    m_file = OwnFile(learningFile(), kLargest);
    const auto bytes = m_file.read();
    const auto *there = std::get_if<std::optional<QByteArray>>(&bytes);
    if (!there || !*there)
        return m_learning;
    if (auto read = readLearning(**there))
        m_learning = std::move(*read);
    else
        m_file.distrust();
    return m_learning;
}

void LearningStore::reread()
{
    flush();
    m_read = false;
    m_learning = {};
}

void LearningStore::change(const std::function<void(Learning &)> &change)
{
    (void)learning();
    const Learning before = m_learning;
    change(m_learning);
    if (m_learning == before)
        return;
    m_writer.askAlso(
        [this, json = writeLearning(m_learning)](const BackgroundQuestion::Asked &asked) {
            const auto error = m_file.write(json);
            asked.tell([this, error] {
                if (error && !m_failed)
                    emit trouble(error->text);
                m_failed = error.has_value();
            });
        });
    emit changed();
}

void LearningStore::keepMistakes(const std::shared_ptr<const Match> &match,
                                 const std::vector<JudgedChoice> &choices, int seat)
{
    if (!learning().ownMistakes || !match)
        return;
    m_writer.askAlso([this, match, choices, seat](const BackgroundQuestion::Asked &asked) {
        const QList<QJsonObject> problems = ownProblems(*match, choices, seat);
        if (problems.isEmpty())
            return;
        OwnFile file(ownProblemsFile(), kLargest);
        const auto bytes = file.read();
        const auto *there = std::get_if<std::optional<QByteArray>>(&bytes);
        QByteArray book = there ? there->value_or(QByteArray()) : QByteArray();
        if (!book.isEmpty() && !isOwnBook(book)) {
            file.distrust();
            book.clear();
        }
        const auto error = file.write(addedToBook(book, problems));
        const bool written = !error || error->kind == FileError::Kind::inUse;
        asked.tell([this, problems, error, written] {
            if (error)
                emit trouble(error->text);
            if (written)
                change([&problems](Learning &learning) {
                    makeDue(learning, problems, QDate::currentDate());
                });
        });
    });
}

} // namespace sandbag
