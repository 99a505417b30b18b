// SPDX-License-Identifier: GPL-3.0-or-later
// What is pasted or opened as the same cards: a number, the code of a match, a PBN file, boards.
// Numbers are also read with the letters that check put right, so that what comes behind them is
// reached.
#include "target.h"

#include "boards/board_file.h"
#include "boards/board_sheet.h"
#include "boards/pairs_contest.h"
#include "formats/loaded_match.h"
#include "numbers/deal_number.h"
#include "sharing/match_code.h"
#include "sharing/pbn.h"
#include "sharing/web_page.h"

using namespace sandbag;

namespace {

void readsNumber(const QString &text)
{
    const auto read = readNumber(text);
    if (const auto *why = std::get_if<QString>(&read)) {
        fuzz::mustBeShowable(*why);
        return;
    }
    const auto &cards = std::get<NumberedCards>(read);
    fuzz::must(!dealsOf(cards).empty());
    const auto again = numberText(cards);
    fuzz::must(again.has_value());
    fuzz::must(std::holds_alternative<NumberedCards>(readNumber(*again)));
}

/// Any bytes as what a number is made of.
void readsAsNumber(const QByteArray &bytes)
{
    NumberWriter number;
    for (const char byte : bytes.left(400))
        number.put(static_cast<std::uint8_t>(byte), 256);
    readsNumber(number.letters());
}

void readsRecord(const QByteArray &record)
{
    const auto match = loadMatch(record, QStringLiteral("text"));
    if (const auto *error = std::get_if<FileError>(&match)) {
        fuzz::mustBeShowable(error->text);
        return;
    }
    const Match &played = std::get<LoadedMatch>(match).match;
    fuzz::must(!webPage(played).contains("<script>alert"));
    fuzz::must(std::holds_alternative<QByteArray>(recordOfCode(matchCode(played.record()))));
    if (!whyNotPbn(played.record().rules))
        (void)writePbn(played.record());
}

void readsBoards(const QByteArray &bytes)
{
    const auto read = parseBoards(bytes, QStringLiteral("text"));
    if (const auto *error = std::get_if<FileError>(&read)) {
        fuzz::mustBeShowable(error->text);
        return;
    }
    const auto &set = std::get<BoardSet>(read);
    (void)sheetOf(set);
    if (set.contest.tables > 0)
        (void)rankingOf(set);
    const auto again = parseBoards(writeBoards(set), QStringLiteral("text"));
    fuzz::must(std::holds_alternative<BoardSet>(again) && std::get<BoardSet>(again) == set);
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    fuzz::needApplication();
    const QByteArray bytes = fuzz::bytesOf(data, size);
    const QString text = QString::fromUtf8(bytes);
    readsBoards(bytes);
    readsNumber(text);
    readsAsNumber(bytes);
    const auto record = recordOfCode(text);
    if (const auto *error = std::get_if<FileError>(&record))
        fuzz::mustBeShowable(error->text);
    else
        readsRecord(std::get<QByteArray>(record));
    const auto boards = readPbn(bytes, QStringLiteral("text"));
    if (const auto *error = std::get_if<FileError>(&boards))
        fuzz::mustBeShowable(error->text);
    else
        readsRecord(recordOfBoards(std::get<std::vector<PbnBoard>>(boards)));
    return 0;
}
