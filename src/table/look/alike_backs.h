// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/kept_picture.h"

#include <QRgb>
#include <QSize>
#include <QTransform>

#include <algorithm>
#include <vector>

namespace sandbag {

/// All that the picture of a back in another player's hand depends on.
struct BackLooks {
    QSize size;         ///< of the card
    QTransform turn;    ///< without its place
    qreal ratio = 1;    ///< pixels of the screen to a logical one
    QRgb veil = 0;      ///< over every card
    bool drawn = false; ///< the back is there; otherwise the card is blank

    bool operator==(const BackLooks &) const = default;
};

/// Pictures of backs, which all players' hands share where they are turned alike.
class AlikeBacks
{
public:
    /// The picture of a back that looks so; null where nobody shows one.
    [[nodiscard]] const KeptPicture *find(const BackLooks &looks) const
    {
        const auto found = std::find_if(m_backs.begin(), m_backs.end(),
                                        [&](const Back &back) { return back.looks == looks; });
        return found == m_backs.end() ? nullptr : &found->picture;
    }
    void add(const BackLooks &looks, const KeptPicture &picture)
    {
        std::erase_if(m_backs, [](const Back &back) { return !back.picture.isShared(); });
        m_backs.push_back({looks, picture});
    }
    /// The deck is another.
    void clear() { m_backs.clear(); }

private:
    struct Back {
        BackLooks looks;
        KeptPicture picture;
    };
    std::vector<Back> m_backs;
};

} // namespace sandbag
