// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "door/nearby.h"
#include "door/table_door.h"
#include "open_plan.h"

#include <QByteArray>
#include <QHash>
#include <QObject>
#include <QString>

#include <utility>

namespace sandbag {

class CompanyPapers;
class CompanyWindow;
struct AtDoor;

/// The door of the host's window: opens it, asks the host about those who knock, shows the lamp,
/// and announces the table in this network where the host wants that.
class HostDoor : public QObject
{
    Q_OBJECT

public:
    /// A child of the window, which is a host's. `papers` must be ready, and outlive it.
    HostDoor(CompanyWindow *window, CompanyPapers *papers, const OpenPlan &plan);

    /// Begins to listen; says in the window where it cannot.
    void open();
    /// Nobody else comes in; those who are inside stay.
    void close();
    [[nodiscard]] bool isOpen() const { return m_door.isOpen(); }
    [[nodiscard]] quint16 port() const { return m_door.port(); }
    /// "" while it is closed.
    [[nodiscard]] QString invitation() const;

private:
    void onKnocked(int guest);
    void letIn(int guest, bool always);
    void withdrawInvitations();
    void onKnockOver(int guest);
    [[nodiscard]] AtDoor shownOf(int guest, const QString &name) const;
    void openAgain();
    void refresh();
    void announce();
    [[nodiscard]] QStringList lines() const;

    CompanyWindow *m_window;
    CompanyPapers *m_papers;
    OpenPlan m_plan;
    struct Admitted {
        QByteArray key;
        QString name;
        bool always = false; ///< in future without a question
    };
    /// Those whom the host admits; known once they have found the cards right, too.
    QHash<int, Admitted> m_admitted;
    QString m_table;  ///< its id
    QString m_secret; ///< of the invitation: who has it was invited
    TableDoor m_door;
    Nearby m_nearby;
    bool m_over = false; ///< the table was left
    QString m_shut;      ///< what was said when the door had shut itself
};

} // namespace sandbag
