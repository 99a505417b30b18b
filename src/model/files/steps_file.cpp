// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/steps_file.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <utility>

namespace sandbag {

StepsFile::StepsFile(QString saved, std::shared_ptr<SystemCalls> calls)
    : m_saved(std::move(saved)), m_calls(calls ? std::move(calls) : std::make_shared<SystemCalls>())
{
}

StepsFile::~StepsFile()
{
    close();
}

void StepsFile::close()
{
    if (m_file >= 0)
        m_calls->close(std::exchange(m_file, -1));
}

void StepsFile::follow(const QByteArray &check)
{
    close();
    m_chain = StepChain(check);
}

bool StepsFile::begin()
{
    const QString path = stepsFile(m_saved);
    if (QFile::exists(path) && m_calls->rename(path, stepsBefore(m_saved)) < 0)
        return false;
    m_file = m_calls->create(path);
    return m_file >= 0;
}

bool StepsFile::write(const QByteArray &lines)
{
    return m_calls->writeAll(m_file, lines) && m_calls->flush(m_file) >= 0;
}

std::optional<FileError> StepsFile::add(const QList<QByteArray> &texts)
{
    const bool first = m_file < 0;
    QByteArray lines = first ? m_chain.head() : QByteArray();
    for (const QByteArray &text : texts)
        lines += m_chain.line(text);
    if ((first && !begin()) || !write(lines)) {
        FileError fault{FileError::Kind::unwritable, qt_error_string(errno)};
        close();
        return fault;
    }
    if (first)
        m_calls->flushFolder(QFileInfo(m_saved).path());
    return std::nullopt;
}

} // namespace sandbag
