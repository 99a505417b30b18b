// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "key_map.h"

#include <QKeyEvent>

namespace sandbag {

/// A key pressed at a table, as the person's own keys mean it: the table knows the usual ones. What
/// becomes of it becomes of the key that was pressed.
class MeantKey
{
public:
    explicit MeantKey(QKeyEvent *pressed) : m_pressed(pressed)
    {
        if (const auto meant = KeyMap::ours().meantAtTable(*pressed)) {
            const auto keys = QKeyCombination::fromCombined(*meant);
            m_other.emplace(pressed->type(), keys.key(), keys.keyboardModifiers());
            m_other->setAccepted(pressed->isAccepted());
        }
    }
    ~MeantKey()
    {
        if (m_other)
            m_pressed->setAccepted(m_other->isAccepted());
    }
    Q_DISABLE_COPY_MOVE(MeantKey)

    [[nodiscard]] QKeyEvent *event() { return m_other ? &*m_other : m_pressed; }

private:
    QKeyEvent *m_pressed;
    std::optional<QKeyEvent> m_other;
};

} // namespace sandbag
