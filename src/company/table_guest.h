// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "line_link.h"
#include "lobby.h"
#include "told_sentence.h"

#include <QJsonObject>
#include <QObject>
#include <QString>

#include <memory>
#include <vector>

namespace sandbag {

class RemoteSeat;

/// The table before the match, as a guest has heard of it.
struct HeardLobby {
    int you = -1; ///< the own number
    QString name; ///< the own, as the host has it
    std::vector<Chair> chairs;
    AgreedRules rules;
    QString hash; ///< of these rules, by which one agrees to them
};

/// A guest's connection to a table in company: meets the host, knocks, sits down, agrees; then it
/// passes the match on to its seat, and the seat's answers to the host.
class TableGuest : public QObject
{
    Q_OBJECT

public:
    /// `seat` must outlive it. `token`: of a seat that was the guest's before; it is taken again.
    TableGuest(std::unique_ptr<Wire> wire, RemoteSeat *seat, const QString &name,
               const QString &token = {}, QObject *parent = nullptr);
    ~TableGuest() override;

    [[nodiscard]] const HeardLobby &lobby() const { return m_lobby; }
    /// With which the seat can be taken again; "" before there is one.
    [[nodiscard]] const QString &token() const { return m_token; }
    [[nodiscard]] bool isOpen() const { return m_link.isOpen(); }

    void sit(int chair);
    void rise();
    void propose(const AgreedRules &rules);
    void agree();
    void leave();
    /// Any line, for requests that have no function here.
    void tell(const QJsonObject &line) { m_link.tell(line); }

signals:
    void lobbyChanged();
    void seated(int seat);
    /// Something that was asked for is not done.
    void refused(const sandbag::Sentence &why);
    /// The connection has ended; empty where nobody said why.
    void ended(const sandbag::Sentence &why);

private:
    void hear(const QJsonObject &message);
    void hearHello(const JsonPlace &message);
    void hearLobby(const JsonPlace &message);
    void hearSeat(const JsonPlace &message);
    void hearRefused(const JsonPlace &message);
    void hearBye(const JsonPlace &message);
    void finish(const Sentence &why);
    void say(const char *type);

    LineLink m_link;
    RemoteSeat *m_seat;
    QString m_name;
    QString m_token;
    HeardLobby m_lobby;
    bool m_greeted = false;
    bool m_finished = false;
};

} // namespace sandbag
