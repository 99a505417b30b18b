// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <map>
#include <optional>
#include <set>
#include <vector>

namespace sandbag {

/// Who was admitted to a table before its match. Each has a token, which admits them again when the
/// connection was lost: for a while they are only away. A plain value; persons are numbers of
/// guests.
class LobbyPlaces
{
public:
    struct Place {
        QString name;
        QByteArray key; ///< empty where the connection proved none
        QString token;
        bool away = false;
        std::optional<qint64> until = {}; ///< away: ms of the host's clock; nothing: without end
    };

    void clear() { m_places.clear(); }
    /// Inside. Without a token they get one.
    void admit(int person, Place place);
    void remove(int person) { m_places.erase(person); }
    /// The connection is gone; they are waited for until then.
    void lose(int person, std::optional<qint64> until);
    /// Those who have been waited for long enough have no place any more.
    [[nodiscard]] std::vector<int> takeOverdue(qint64 now);

    /// Null for one who has none.
    [[nodiscard]] const Place *find(int person) const;
    /// Whose place it is, as claimedPlace() says.
    [[nodiscard]] int claimed(const QString &token, const QByteArray &key) const;
    [[nodiscard]] std::set<QString> names() const;
    [[nodiscard]] bool isAnyoneAway() const;

private:
    std::map<int, Place> m_places;
};

} // namespace sandbag
