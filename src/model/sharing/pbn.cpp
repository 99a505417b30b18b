// SPDX-License-Identifier: GPL-3.0-or-later
#include "sharing/pbn.h"

#include "deal/rule_context.h"
#include "formats/record_json.h"
#include "formats/record_members.h"
#include "match/match.h"
#include "text/match_text.h"
#include "text/session_text.h"
#include "text/shown_text.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace sandbag {

namespace {

constexpr int kSeatsOfPbn = 4;
constexpr int kHand = 13;

/// Of a seat, clockwise from South.
char letterOf(int seat, TableDirection direction)
{
    const int place = direction == TableDirection::clockwise ? seat : (kSeatsOfPbn - seat) % 4;
    return "SWNE"[place];
}

QString suitsOf(const CardList &hand)
{
    QStringList suits;
    for (const Suit suit : {Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs}) {
        QString ranks;
        CardList sorted = hand;
        sortForFiles(sorted);
        for (const Card card : sorted) {
            if (!card.isJoker() && card.suit() == suit)
                ranks += QString::fromStdString(toString(card)).at(0);
        }
        suits << ranks;
    }
    return suits.join(u'.');
}

/// A value in a tag: no quotes, no backslashes, nothing that turns the direction, one line.
QString tagValue(const QString &text)
{
    QString value = oneLine(text, 80);
    value.remove(u'"').remove(u'\\').replace(u'[', u'(').replace(u']', u')');
    return value;
}

QString tag(const char *name, const QString &value)
{
    return QStringLiteral("[%1 \"%2\"]\n").arg(QString::fromUtf8(name), tagValue(value));
}

QString dealTag(const DealRecord &deal, TableDirection direction)
{
    const bool clockwise = direction == TableDirection::clockwise;
    QStringList hands;
    for (int i = 0; i < kSeatsOfPbn; ++i) { // clockwise from the dealer
        const int seat = (deal.dealer + (clockwise ? i : kSeatsOfPbn - i)) % kSeatsOfPbn;
        hands << suitsOf(deal.hands[static_cast<std::size_t>(seat)]);
    }
    return QStringLiteral("%1:%2").arg(QChar::fromLatin1(letterOf(deal.dealer, direction)),
                                       hands.join(u' '));
}

/// A card of PBN: suit, then rank.
QString playedCard(Card card)
{
    const QString text = QString::fromStdString(toString(card.held()));
    return QString(text.at(1)) + text.at(0);
}

/// The tricks, a row each, in the order of the seats from the one that led first.
QString playSection(const DealState &deal, TableDirection direction)
{
    if (deal.tricks.empty() || !deal.over())
        return {};
    const int first = deal.tricks.front().leader;
    QString rows = tag("Play", QString(QChar::fromLatin1(letterOf(first, direction))));
    for (const TrickRecord &trick : deal.tricks) {
        QStringList row;
        for (int i = 0; i < kSeatsOfPbn; ++i) {
            const auto at =
                static_cast<std::size_t>((first + i - trick.leader + kSeatsOfPbn) % kSeatsOfPbn);
            row << (at < trick.cards.size() ? playedCard(trick.cards[at]) : QStringLiteral("-"));
        }
        rows += row.join(u' ') + u'\n';
    }
    return rows + QStringLiteral("*\n");
}

/// A comment may hold anything but its own end.
QString bidsComment(const DealRecord &deal)
{
    QStringList bids;
    for (const Event &event : deal.events) {
        if (event.kind == EventKind::call)
            bids << QStringLiteral("seat %1: %2")
                        .arg(event.seat)
                        .arg(QString::fromStdString(toString(event)));
    }
    return bids.isEmpty() ? QString()
                          : QStringLiteral("{Spades bids: %1}\n")
                                .arg(bids.join(QStringLiteral(", ")).remove(u'}'));
}

QString boardText(const MatchRecord &record, int index, const std::optional<DealState> &state)
{
    const DealRecord &deal = record.deals[static_cast<std::size_t>(index)];
    const TableDirection direction = record.rules.table_direction;
    QString text = tag("Event", rulesName(record)) + tag("Site", {}) + tag("Date", {}) +
                   tag("Board", QString::number(index + 1));
    for (const char letter : {'W', 'N', 'E', 'S'}) {
        for (int seat = 0; seat < kSeatsOfPbn; ++seat) {
            if (letterOf(seat, direction) == letter)
                text += tag(letter == 'W'   ? "West"
                            : letter == 'N' ? "North"
                            : letter == 'E' ? "East"
                                            : "South",
                            playerName(record, seat));
        }
    }
    text += tag("Dealer", QString(QChar::fromLatin1(letterOf(deal.dealer, direction)))) +
            tag("Vulnerable", QStringLiteral("None")) + tag("Deal", dealTag(deal, direction)) +
            tag("Scoring", QStringLiteral("Spades")) + tag("Declarer", {}) + tag("Contract", {}) +
            tag("Result", {}) + bidsComment(deal);
    return text + (state ? playSection(*state, direction) : QString());
}

} // namespace

std::optional<QString> whyNotPbn(const RuleSet &rules)
{
    const auto context = makeContext(rules);
    if (context->seating.players != kSeatsOfPbn || context->pack.handSize != kHand ||
        context->pack.draft)
        return SessionText::tr(
            "PBN supports only four players with thirteen cards each from one deck.");
    CardList pack = context->pack.cards;
    std::sort(pack.begin(), pack.end());
    const bool whole = pack.size() == Card::kNatural && !pack.back().isJoker() &&
                       std::adjacent_find(pack.begin(), pack.end()) == pack.end();
    if (!whole)
        return SessionText::tr("PBN supports only one deck of 52 cards without jokers.");
    return {};
}

QByteArray writePbn(const MatchRecord &record)
{
    QString text = QStringLiteral("% PBN 2.1\n% EXPORT\n%Creator: Sandbag\n");
    const auto folded = Match::fold(record);
    const auto *match = std::get_if<Match>(&folded);
    for (int index = 0; index < static_cast<int>(record.deals.size()); ++index) {
        const DealRecord &deal = record.deals[static_cast<std::size_t>(index)];
        if (deal.kind == DealRecord::Kind::played)
            text += u'\n' + boardText(record, index, match ? match->dealAt(index) : std::nullopt);
    }
    return text.toUtf8();
}

QByteArray recordOfBoards(const std::vector<PbnBoard> &boards)
{
    RecordFile file;
    const PbnBoard &first = boards.front();
    for (const QString &name : first.players)
        file.record.players.push_back({name.toStdString(), {}});
    file.record.deals.push_back(first.deal);
    if (boards.size() > 1) {
        MatchRecord all;
        for (const PbnBoard &board : boards)
            all.deals.push_back(board.deal);
        file.other.insert(record_member::preparedDeals,
                          QJsonDocument::fromJson(writeRecord(all)).object());
    }
    return writeRecord(file);
}

} // namespace sandbag
