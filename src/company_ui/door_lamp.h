// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QToolButton>

#include <functional>

namespace sandbag {

/// Lit as long as this program can be reached, or is connected to another one. A click says to
/// whom, and offers to end it.
class DoorLamp : public QToolButton
{
    Q_OBJECT

public:
    explicit DoorLamp(QWidget *parent = nullptr);

    /// `words` next to the lamp; `lines` say who is connected; `act` names what can be done
    /// about it, "" where there is nothing, and `done` does it: just that, though the state may be
    /// another one by the time that it is chosen.
    void setState(bool lit, const QString &words, const QStringList &lines, const QString &act = {},
                  const std::function<void()> &done = {});
    [[nodiscard]] bool isLit() const { return m_lit; }

private:
    void fillMenu();

    bool m_lit = false;
    QStringList m_lines;
    QString m_act;
    std::function<void()> m_done;
};

} // namespace sandbag
