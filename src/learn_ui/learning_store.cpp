// SPDX-License-Identifier: GPL-3.0-or-later
#include "learning_store.h"

#include "disk/private_place.h"
#include "formats/whole_file.h"
#include "lessons/own_problems.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace sandbag {

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
    const QString file = learningFile();
    if (!QFileInfo::exists(file))
        return m_learning;
    const auto bytes = readWholeFile(file);
    if (const auto *json = std::get_if<QByteArray>(&bytes))
        m_learning = readLearning(*json);
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
    m_writer.askAlso([this, json = writeLearning(m_learning),
                      file = learningFile()](const BackgroundQuestion::Asked &asked) {
        makePrivateFolder(QFileInfo(file).path());
        const auto error = writePrivateFile(file, json);
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
        const QString file = ownProblemsFile();
        QByteArray book;
        if (QFileInfo::exists(file)) {
            const auto bytes = readWholeFile(file);
            if (const auto *json = std::get_if<QByteArray>(&bytes))
                book = *json;
        }
        makePrivateFolder(QFileInfo(file).path());
        const auto error = writePrivateFile(file, addedToBook(book, problems));
        asked.tell([this, problems, error] {
            if (error)
                emit trouble(error->text);
            else
                change([&problems](Learning &learning) {
                    makeDue(learning, problems, QDate::currentDate());
                });
        });
    });
}

} // namespace sandbag
