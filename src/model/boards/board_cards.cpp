// SPDX-License-Identifier: GPL-3.0-or-later
#include "boards/board_cards.h"

#include "sharing/pbn.h"
#include "text/shown_text.h"

namespace sandbag {

MatchRecord recordOfSet(const BoardSet &set)
{
    MatchRecord record;
    record.base = set.rules.base.toStdString();
    record.rules = set.rules.rules;
    record.deals = set.boards;
    return record;
}

std::variant<QByteArray, FileError> pbnOfBoards(const BoardSet &set)
{
    if (const auto why = whyNotPbn(set.rules.rules))
        return FileError{FileError::Kind::unreadable, *why};
    return writePbn(recordOfSet(set));
}

std::variant<BoardSet, FileError> boardsOfPbn(const QByteArray &bytes, const CodedRules &rules,
                                              const QString &file)
{
    auto read = readPbn(bytes, file);
    if (auto *error = std::get_if<FileError>(&read))
        return std::move(*error);
    std::vector<DealRecord> deals;
    for (const PbnBoard &board : std::get<std::vector<PbnBoard>>(read))
        deals.push_back(board.deal);
    auto set = boardsOfCards(rules, deals);
    if (const auto *why = std::get_if<QString>(&set))
        return FileError{FileError::Kind::breaksRule,
                         QStringLiteral("%1: %2").arg(harmless(file), *why)};
    return std::get<BoardSet>(std::move(set));
}

} // namespace sandbag
