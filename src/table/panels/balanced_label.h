// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace sandbag {

/// Plain text whose lines are about equally long, so that no last word is alone: centred, unless
/// its alignment is another. Where it costs no line more, every sentence has its own.
class BalancedLabel : public QLabel
{
    Q_OBJECT
public:
    explicit BalancedLabel(QWidget *parent = nullptr);

    /// The narrowest width, at most `width`, in which the text takes no more lines than in `width`.
    [[nodiscard]] int balancedWidth(int width) const;

    /// The text, parted between its sentences where that takes no more lines in `width`.
    [[nodiscard]] QString brokenText(int width) const;

    /// Takes its room and is heard, but is not painted.
    void setQuiet(bool quiet);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_quiet = false;
};

} // namespace sandbag
