// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/line_writer.h"

#include "panels/result_sheet.h"
#include "panels/writing_pencil.h"

#include <algorithm>

namespace sandbag {

namespace {

constexpr double kLineStep = 70; // ms between two lines that are written

} // namespace

LineWriter::LineWriter(QWidget *paper) : QObject(paper)
{
    connect(&m_writing, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &passed) { showWritten(passed.toDouble()); });
    connect(&m_writing, &QVariantAnimation::finished, this, &LineWriter::end);
}

bool LineWriter::running() const
{
    return m_writing.state() == QAbstractAnimation::Running;
}

void LineWriter::begin(const std::vector<QWidget *> &lines, WritingPencil *pencil, int after)
{
    m_lines = lines;
    if (m_lines.empty())
        return;
    m_pencil = pencil;
    double all = 0;
    for (std::size_t i = 0; i < m_lines.size(); ++i)
        if (const auto *part = dynamic_cast<const WrittenPart *>(m_lines[i]))
            all = std::max(all, kLineStep * static_cast<double>(i) + part->lasts());
    m_writing.setStartValue(-static_cast<double>(after));
    m_writing.setEndValue(all);
    m_writing.setDuration(qRound(all) + after);
    showWritten(0);
    m_writing.start();
}

void LineWriter::showWritten(double milliseconds)
{
    QPointF point;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        auto *part = dynamic_cast<WrittenPart *>(m_lines[i]);
        if (!part)
            continue;
        const double passed = milliseconds - kLineStep * static_cast<double>(i);
        const double share = std::clamp(passed / part->lasts(), 0.0, 1.0);
        part->setWritten(share);
        if (!m_lines[i]->isHidden() && (share > 0 || i == 0))
            point = QPointF(m_lines[i]->pos()) + part->pointAt(share);
    }
    if (m_pencil)
        m_pencil->writeAt(point);
}

void LineWriter::end()
{
    m_writing.stop();
    for (QWidget *line : m_lines)
        if (auto *part = dynamic_cast<WrittenPart *>(line))
            part->setWritten(1);
    emit ended();
}

} // namespace sandbag
