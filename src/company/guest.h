// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/json_place.h"
#include "line_budget.h"
#include "line_link.h"
#include "text/sentence.h"

#include <QJsonObject>
#include <QObject>
#include <QString>

#include <functional>
#include <memory>

namespace sandbag {

/// Milliseconds of a clock that never goes back.
using TickingClock = std::function<qint64()>;

/// One connection at the host, from the first line on: meets, knocks, is admitted or turned away.
/// What it says once it is inside is passed on as it comes; nothing before. left() is
/// for its owner, who deletes it later, not at once.
class Guest : public QObject
{
    Q_OBJECT

public:
    enum class Stage {
        met,     ///< connected, and has not said which protocol it speaks
        greeted, ///< has, and may knock
        knocked, ///< waits for an answer
        inside
    };

    /// `number` is the host's own for it, above 0.
    Guest(int number, std::unique_ptr<Wire> wire, TickingClock now, QObject *parent = nullptr);

    [[nodiscard]] int number() const { return m_number; }
    [[nodiscard]] Stage stage() const { return m_stage; }
    [[nodiscard]] bool isInside() const { return m_stage == Stage::inside && m_link.isOpen(); }
    [[nodiscard]] const QString &name() const { return m_name; }
    /// The host calls it so from now on: names at a table differ.
    void setName(const QString &name) { m_name = name; }
    /// With which it says that a seat was its own; "" without.
    [[nodiscard]] const QString &token() const { return m_token; }

    void letIn() { m_stage = Stage::inside; }
    void tell(const QJsonObject &message) { m_link.tell(message); }
    void refuse(const Sentence &why, int number = 0);
    void refuseSenseless(const JsonFault &fault);
    /// Says goodbye and ends the connection.
    void dismiss(const Sentence &why);

    /// Whether an answer of that number is a new one: each is done once. 0: it has none, and is.
    [[nodiscard]] bool takeNumber(int number);

signals:
    void knocking();
    /// Of a type that belongs inside.
    void said(const QJsonObject &message);
    void left();

private:
    void hear(const QJsonObject &message);
    void hearHello(const JsonPlace &message);
    void hearKnock(const JsonPlace &message);

    int m_number;
    LineLink m_link;
    TickingClock m_now;
    LineBudget m_budget;
    Stage m_stage = Stage::met;
    QString m_name;
    QString m_token;
    int m_lastNumber = 0;
};

} // namespace sandbag
