// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"
#include "commands.h"
#include "formats/record_json.h"
#include "formats/rules_json.h"
#include "numbers/verify.h"
#include "text/shown_text.h"
#include "words.h"

#include <QJsonArray>
#include <QJsonObject>

namespace sandbag {

namespace {

QJsonObject foundObject(const Verification &found)
{
    QJsonArray faults;
    for (const Verification::Fault &fault : found.faults)
        faults.append(QJsonObject{{QStringLiteral("where"), fault.where},
                                  {QStringLiteral("text"), fault.text}});
    return {
        {QStringLiteral("ok"), found.ok()},
        {QStringLiteral("checked"), QJsonObject{{QStringLiteral("commitments"), found.commitments},
                                                {QStringLiteral("deals"), found.deals},
                                                {QStringLiteral("answers"), found.answers}}},
        {QStringLiteral("faults"), faults},
        {QStringLiteral("notes"), QJsonArray::fromStringList(found.notes)}};
}

/// Adds what one file gave to what all of them did; with more than one the place names the file.
void addTo(Verification &all, Verification found, const QString &file, bool many)
{
    all.commitments += found.commitments;
    all.deals += found.deals;
    all.answers += found.answers;
    const QString name = harmless(file) + QStringLiteral(": ");
    for (Verification::Fault &fault : found.faults) {
        fault.where = (many ? name : QString()) + fault.where;
        all.faults.append(fault);
    }
    for (const QString &note : std::as_const(found.notes))
        all.notes << (many ? name : QString()) + note;
}

void sayFound(const Verification &found)
{
    for (const Verification::Fault &fault : found.faults)
        complain(fault.where + QStringLiteral(": ") + fault.text);
    for (const QString &note : found.notes)
        say(note);
    say(Words::tr("All correct. Fingerprints checked: %1, deals: %2, computers' choices: %3.")
            .arg(found.commitments)
            .arg(found.deals)
            .arg(found.answers));
}

} // namespace

int verify(const QStringList &arguments)
{
    CommandLine line(QStringLiteral("verify"),
                     Words::tr("Check that nobody chose the cards of a match, and that computer "
                               "players used only what they could see."),
                     {QStringLiteral("FILE…")});
    if (!line.parse(arguments))
        return line.status();
    Verification all;
    const std::atomic<bool> stop = false;
    for (const QString &file : line.operands()) {
        const auto read = readRecord(file);
        if (const auto *error = std::get_if<FileError>(&read))
            return line.refuse(*error);
        const auto &match = std::get<RecordFile>(read);
        if (const auto fault = whyNotPlayable(match.record.rules))
            return line.refuse(errorIn(file, *fault));
        addTo(all, verify(match.record, match.other, stop), file, line.operands().size() > 1);
    }
    if (line.json())
        say(QJsonDocument(foundObject(all)));
    else
        sayFound(all);
    return all.ok() ? kFine : kBreaksRule;
}

} // namespace sandbag
