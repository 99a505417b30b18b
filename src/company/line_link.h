// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "line_cutter.h"
#include "text/sentence.h"
#include "wire.h"

#include <QJsonObject>
#include <QObject>

#include <memory>

namespace sandbag {

/// Objects, one a line, over a wire: either end of a table in company. A line that is too long, too
/// deep or no object ends the connection; nothing of it is passed on.
class LineLink : public QObject
{
    Q_OBJECT

public:
    /// `most`: bytes of a line that the other end may send.
    LineLink(std::unique_ptr<Wire> wire, qsizetype most, QObject *parent = nullptr);
    ~LineLink() override;

    [[nodiscard]] bool isOpen() const;
    [[nodiscard]] WireKeys keys() const;
    [[nodiscard]] QString address() const;
    /// See Wire.
    void blame();
    /// Bytes of the line that is being heard().
    [[nodiscard]] qsizetype heardBytes() const { return m_heardBytes; }
    void tell(const QJsonObject &object);
    /// Ends the connection: lines sent before still arrive, and nothing more is heard.
    void close();
    /// The same, where the other end does not answer any more: nothing is waited for.
    void abort();

signals:
    /// Something came from the other end, if only a part of a line: it is there.
    void stirred();
    void heard(const QJsonObject &object);
    /// The other end sent what nobody can read; closed() follows.
    void senseless(const sandbag::Sentence &why);
    /// By either end: once, and last of all.
    void closed();

private:
    void take(const QByteArray &bytes);
    void giveUp(const Sentence &why);
    void end();

    std::unique_ptr<Wire> m_wire;
    LineCutter m_lines;
    qsizetype m_heardBytes = 0;
    bool m_ended = false;
};

} // namespace sandbag
