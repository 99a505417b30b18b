// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/json_place.h"
#include "sharing/pbn.h"
#include "text/shown_text.h"

#include "text/session_text.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>
#include <set>

namespace sandbag {

namespace {

constexpr std::size_t kMostBoards = 1000;

[[noreturn]] void failAt(int line, const QString &what)
{
    // Named in full, since lupdate does not see whose text it is here.
    const QString place = QCoreApplication::translate("sandbag::SessionText", "line %1").arg(line);
    throw JsonFault{what, place, FileError::Kind::unreadable};
}

struct PbnTag {
    QString name, value;
    int line = 0;
};

/// Goes through the text of a file, tag by tag; text between them is passed over.
class PbnTags
{
public:
    explicit PbnTags(const QString &text) : m_text(text) {}

    /// The next tag, or nothing at the end. Throws JsonFault.
    std::optional<PbnTag> next()
    {
        while (m_at < m_text.size()) {
            const QChar c = take();
            const bool lineBegins = m_at < 2 || m_text.at(m_at - 2) == u'\n';
            if (c == u'%' && lineBegins)
                skipPast(u'\n');
            else if (c == u';')
                skipPast(u'\n');
            else if (c == u'{')
                skipComment();
            else if (c == u'[')
                return tag();
        }
        return {};
    }

private:
    QChar take()
    {
        const QChar c = m_text.at(m_at++);
        if (c == u'\n')
            ++m_line;
        return c;
    }
    bool skipPast(QChar end)
    {
        while (m_at < m_text.size()) {
            if (take() == end)
                return true;
        }
        return false;
    }
    void skipComment()
    {
        const int line = m_line;
        if (!skipPast(u'}'))
            failAt(line, SessionText::tr("a comment is never closed"));
    }
    PbnTag tag()
    {
        PbnTag tag;
        tag.line = m_line;
        while (m_at < m_text.size() && m_text.at(m_at) != u'"' && m_text.at(m_at) != u']' &&
               m_text.at(m_at) != u'\n')
            tag.name += take();
        tag.name = tag.name.trimmed();
        if (m_at == m_text.size() || take() != u'"')
            failAt(tag.line, SessionText::tr("a tag has no value in quotes"));
        while (m_at < m_text.size() && m_text.at(m_at) != u'"' && m_text.at(m_at) != u'\n')
            tag.value += take();
        if (m_at == m_text.size() || take() != u'"' || !skipPast(u']'))
            failAt(tag.line, SessionText::tr("a tag has no closing bracket"));
        return tag;
    }

    const QString &m_text;
    qsizetype m_at = 0;
    int m_line = 1;
};

/// South 0, West 1, North 2, East 3.
int seatOfLetter(const QString &letter, int line)
{
    const auto seat = QStringLiteral("SWNE").indexOf(letter.toUpper());
    if (letter.size() != 1 || seat < 0)
        failAt(line, SessionText::tr("“%1” isn't N, E, S, or W").arg(shortened(letter)));
    return static_cast<int>(seat);
}

CardList handOfText(const QString &text, int line)
{
    const QStringList suits = text.split(u'.');
    if (suits.size() != kSuits)
        failAt(line, SessionText::tr("the hand “%1” doesn't have four suits").arg(shortened(text)));
    CardList hand;
    for (int i = 0; i < kSuits; ++i) {
        for (const QChar rank : suits[i]) {
            const QString token = QString(rank.toUpper()) + QStringLiteral("SHDC").at(i);
            const auto card = parseCard(token.toStdString());
            if (!card)
                failAt(line, SessionText::tr("“%1” isn't a rank").arg(shortened(rank)));
            hand.push_back(*card);
        }
    }
    sortForFiles(hand);
    return hand;
}

/// Gives a missing hand the cards that the others leave.
void complete(std::vector<CardList> &hands, const std::vector<bool> &told, int line)
{
    constexpr std::size_t kHandSize = 13;
    std::set<Card> seen;
    for (const CardList &hand : hands) {
        for (const Card card : hand) {
            if (!seen.insert(card).second)
                failAt(line, SessionText::tr("%1 is dealt twice")
                                 .arg(QString::fromStdString(toString(card))));
        }
    }
    const auto missing = std::count(told.begin(), told.end(), false);
    if (missing > 1)
        failAt(line, SessionText::tr("more than one hand is missing"));
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        for (int face = 0; !told[seat] && face < Card::kNatural; ++face) {
            if (seen.count(Card(face)) == 0)
                hands[seat].push_back(Card(face));
        }
        sortForFiles(hands[seat]);
        if (hands[seat].size() != kHandSize)
            failAt(line, SessionText::tr("a hand has %n card(s), not 13", "",
                                         static_cast<int>(hands[seat].size())));
    }
}

std::vector<CardList> handsOfTag(const PbnTag &tag)
{
    const int first = seatOfLetter(tag.value.section(u':', 0, 0), tag.line);
    const QStringList texts =
        tag.value.section(u':', 1).simplified().split(u' ', Qt::SkipEmptyParts);
    if (texts.size() != 4)
        failAt(tag.line, SessionText::tr("four hands are needed"));
    std::vector<CardList> hands(4);
    std::vector<bool> told(4, true);
    for (int i = 0; i < 4; ++i) {
        const auto seat = static_cast<std::size_t>((first + i) % 4);
        told[seat] = texts[i] != QStringLiteral("-");
        if (told[seat])
            hands[seat] = handOfText(texts[i], tag.line);
    }
    complete(hands, told, tag.line);
    return hands;
}

/// Tags of one game, by name. "#" repeats the value of the game before it.
using PbnGame = QHash<QString, PbnTag>;

PbnBoard boardOf(const PbnGame &game, std::size_t number)
{
    PbnBoard board;
    board.deal.hands = handsOfTag(game.value(QStringLiteral("Deal")));
    const PbnTag dealer = game.value(QStringLiteral("Dealer"));
    board.deal.dealer = dealer.value.isEmpty()
                            ? static_cast<int>((number + 2) % 4) // North deals the first board
                            : seatOfLetter(dealer.value, dealer.line);
    for (const char *name : {"South", "West", "North", "East"})
        board.players << oneLine(game.value(QString::fromLatin1(name)).value);
    return board;
}

std::vector<PbnBoard> boardsIn(const QString &text)
{
    std::vector<PbnBoard> boards;
    PbnTags tags(text);
    PbnGame game, before;
    const QString deal = QStringLiteral("Deal");
    const auto finish = [&] {
        if (game.contains(deal))
            boards.push_back(boardOf(game, boards.size()));
        before = std::exchange(game, {});
    };
    while (auto tag = tags.next()) {
        // A game begins where a tag comes again: not every program writes [Event] first.
        if (game.contains(tag->name) && game.contains(deal))
            finish();
        if (tag->value == QStringLiteral("#"))
            tag->value = before.value(tag->name).value;
        game.insert(tag->name, *tag);
        if (boards.size() >= kMostBoards)
            failAt(tag->line, SessionText::tr("too many deals"));
    }
    finish();
    if (boards.empty())
        failAt(1, SessionText::tr("no deal found: PBN keeps a deal in a [Deal] tag"));
    return boards;
}

} // namespace

std::variant<std::vector<PbnBoard>, FileError> readPbn(const QByteArray &bytes, const QString &file)
{
    try {
        return boardsIn(QString::fromUtf8(bytes));
    } catch (const JsonFault &fault) {
        return FileError{fault.kind,
                         QStringLiteral("%1, %2: %3").arg(harmless(file), fault.where, fault.text),
                         fault.where};
    }
}

} // namespace sandbag
