// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVariantAnimation>

#include <vector>

class QWidget;

namespace sandbag {

class WritingPencil;

/// Writes the lines of a result one after the other, with a pencil where there is one.
class LineWriter : public QObject
{
    Q_OBJECT
public:
    /// The lines are children of `paper`, which owns this.
    explicit LineWriter(QWidget *paper);

    /// Begins with the first of these widgets, each a WrittenPart, once `after` ms have passed.
    /// `pencil`: may be null.
    void begin(const std::vector<QWidget *> &lines, WritingPencil *pencil, int after);
    [[nodiscard]] bool running() const;
    /// All of it is there at once.
    void end();

signals:
    void ended(); ///< the pencil may be laid down

private:
    void showWritten(double milliseconds);

    std::vector<QWidget *> m_lines;
    QVariantAnimation m_writing;
    WritingPencil *m_pencil = nullptr;
};

} // namespace sandbag
