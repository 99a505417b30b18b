// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/line_writer.h"

#include "panels/result_sheet.h"

#include <algorithm>

namespace sandbag {

namespace {

constexpr double kLineStep = 70; // ms between two lines that are written
constexpr double kLineLasts = 130;

} // namespace

LineWriter::LineWriter(QWidget *paper) : QObject(paper), m_paper(paper)
{
    connect(&m_writing, &QVariantAnimation::valueChanged, this,
            [this](const QVariant &passed) { showWritten(passed.toDouble()); });
    connect(&m_writing, &QVariantAnimation::finished, this, &LineWriter::end);
}

bool LineWriter::running() const
{
    return m_writing.state() == QAbstractAnimation::Running;
}

void LineWriter::begin(const std::vector<QWidget *> &lines, bool withPencil, int after)
{
    m_lines = lines;
    if (m_lines.empty())
        return;
    if (!m_pencil && withPencil)
        m_pencil = new WritingPencil(m_paper);
    const double all = kLineStep * static_cast<double>(m_lines.size()) + kLineLasts;
    m_writing.setStartValue(-static_cast<double>(after));
    m_writing.setEndValue(all);
    m_writing.setDuration(qRound(all) + after);
    showWritten(0);
    if (m_pencil) {
        m_pencil->raise();
        m_pencil->show();
    }
    m_writing.start();
}

void LineWriter::showWritten(double milliseconds)
{
    QPointF point;
    for (std::size_t i = 0; i < m_lines.size(); ++i) {
        const double share =
            std::clamp((milliseconds - kLineStep * static_cast<double>(i)) / kLineLasts, 0.0, 1.0);
        if (auto *line = qobject_cast<RuledLabel *>(m_lines[i]))
            line->setWritten(share);
        const QRectF box(m_lines[i]->geometry());
        if (share > 0 || i == 0)
            point = {box.left() + box.width() * share, box.center().y() + 6};
    }
    if (m_pencil)
        m_pencil->pointAt(point);
}

void LineWriter::end()
{
    m_writing.stop();
    for (RuledLabel *line : m_paper->findChildren<RuledLabel *>())
        line->setWritten(1);
    if (m_pencil)
        m_pencil->hide();
}

} // namespace sandbag
