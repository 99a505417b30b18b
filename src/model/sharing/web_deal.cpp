// SPDX-License-Identifier: GPL-3.0-or-later
#include "sharing/web_deal.h"

#include "match/match.h"
#include "text/call_text.h"
#include "text/card_names.h"
#include "text/numbers.h"
#include "text/session_text.h"
#include "text/shown_text.h"
#include "text/translate.h"

#include <algorithm>

namespace sandbag {

namespace {

/// A card for eye and ear: red suits are marked by more than their colour, by their sign.
QString webCard(Card card, const QString &attributes = {})
{
    const bool red =
        !card.isJoker() && (card.suit() == Suit::hearts || card.suit() == Suit::diamonds);
    return QStringLiteral("<abbr class=\"card%1\" title=\"%2\"%3>%4</abbr>")
        .arg(red ? QStringLiteral(" red") : QString(), webText(cardName(card)), attributes,
             webText(toText(cardSign(card))));
}

/// The hands with which play began: what was passed or drafted is where it was played from.
std::vector<CardList> handsAtPlay(const Match &match, int deal)
{
    const DealRecord &record = match.record().deals[static_cast<std::size_t>(deal)];
    const auto played = std::find_if(record.events.begin(), record.events.end(),
                                     [](const Event &e) { return e.kind == EventKind::play; });
    const auto state =
        match.dealAt(deal, static_cast<int>(std::distance(record.events.begin(), played)));
    std::vector<CardList> hands;
    for (int seat = 0; state && seat < state->seating().players; ++seat)
        hands.push_back(handOf(*state, seat));
    return hands;
}

std::vector<CardList> inOrder(std::vector<CardList> hands)
{
    for (CardList &hand : hands)
        sortForFiles(hand);
    return hands;
}

/// In which trick, from 1, the seat plays that card first; 0 where it never does. Of two that are
/// alike the second one comes later.
int trickOf(const DealState &deal, int seat, Card card, int copy)
{
    const int seats = deal.seating().players;
    for (std::size_t trick = 0; trick < deal.tricks.size(); ++trick) {
        const TrickRecord &played = deal.tricks[trick];
        for (std::size_t i = 0; i < played.cards.size(); ++i) {
            if ((played.leader + static_cast<int>(i)) % seats == seat &&
                played.cards[i].held() == card && copy-- == 0)
                return static_cast<int>(trick) + 1;
        }
    }
    return 0;
}

QString webHandRow(const DealState &deal, int seat, const QString &name, const QString &cards)
{
    return QStringLiteral("<tr><th scope=\"row\">%1%2</th><td>%3</td></tr>\n")
        .arg(webName(name),
             seat == deal.dealer ? u' ' + webText(SessionText::tr("(dealer)")) : QString(), cards);
}

QString webHand(const CardList &hand)
{
    QStringList cards;
    for (const Card card : hand)
        cards << webCard(card);
    return cards.join(u' ');
}

/// Each card with the trick it is played in, so that the script can go through them.
QString webHandInPlay(const DealState &deal, int seat, const CardList &hand)
{
    QStringList cards;
    Card before;
    int copy = 0;
    for (std::size_t i = 0; i < hand.size(); ++i) {
        copy = i > 0 && hand[i] == before ? copy + 1 : 0;
        before = hand[i];
        cards << webCard(
            hand[i], QStringLiteral(" data-trick=\"%1\"").arg(trickOf(deal, seat, hand[i], copy)));
    }
    return cards.join(u' ');
}

QString handsTable(const QString &name, const QString &caption, const QString &rows)
{
    return QStringLiteral("<div class=\"wide\"><table class=\"%1\"><caption>%2</caption>"
                          "<tbody>\n%3</tbody></table></div>\n")
        .arg(name, webText(caption), rows);
}

/// Where cards changed hands before the first trick, the hands as dealt are a table of their own.
QString webHands(const Match &match, const DealState &deal, const ScoreSheet &sheet, int index)
{
    const auto dealt = inOrder(match.record().deals[static_cast<std::size_t>(index)].hands);
    const auto played = inOrder(handsAtPlay(match, index));
    const bool drafted =
        std::all_of(dealt.begin(), dealt.end(), [](const CardList &hand) { return hand.empty(); });
    const bool changed = !drafted && dealt != played;
    QString before, inPlay;
    for (std::size_t seat = 0; seat < played.size(); ++seat) {
        const int number = static_cast<int>(seat);
        const QString name = sheet.players.value(number);
        if (changed)
            before += webHandRow(deal, number, name, webHand(dealt[seat]));
        inPlay += webHandRow(deal, number, name, webHandInPlay(deal, number, played[seat]));
    }
    if (!changed)
        return handsTable(QStringLiteral("hands"), SessionText::tr("Hands"), inPlay);
    return handsTable(QStringLiteral("hands"), SessionText::tr("Hands at this point"), inPlay) +
           handsTable(QStringLiteral("dealt"), SessionText::tr("Hands as dealt"), before);
}

/// In the words of the table; hidden cards are named, too: the deal is over.
QString saidText(const Event &event, const QStringList &players)
{
    const QString words = toText(Sentence("%1", {actOf(event)}), Audience::screen(players));
    switch (event.kind) {
    case EventKind::pass:
        return SessionText::tr("passes %1", "cards").arg(words);
    case EventKind::take:
        return SessionText::tr("takes %1", "cards").arg(words);
    case EventKind::discard:
        return SessionText::tr("discards %1", "cards").arg(words);
    default:
        return words;
    }
}

/// What was said and passed before the first card, a line each.
QString webCalls(const DealState &deal, const ScoreSheet &sheet)
{
    QString items;
    for (const Event &event : deal.log) {
        const bool said = event.kind != EventKind::play && event.kind != EventKind::clock &&
                          event.kind != EventKind::back && event.kind != EventKind::look;
        if (!said)
            continue;
        items += QStringLiteral("<li>%1: %2</li>\n")
                     .arg(webName(sheet.players.value(event.seat)),
                          webText(saidText(event, sheet.players)));
    }
    if (items.isEmpty())
        return {};
    return QStringLiteral("<h3>%1</h3>\n<ol class=\"calls\">\n%2</ol>\n")
        .arg(webText(SessionText::tr("Bidding")), items);
}

QString webTrick(const DealState &deal, const ScoreSheet &sheet, std::size_t number)
{
    const TrickRecord &trick = deal.tricks[number];
    const int seats = deal.seating().players;
    QString html =
        QStringLiteral("<tr data-trick=\"%1\"><th scope=\"row\">%1</th>").arg(number + 1);
    for (int seat = 0; seat < seats; ++seat) {
        const auto at = static_cast<std::size_t>((seat - trick.leader + seats) % seats);
        QString marks;
        if (seat == trick.leader)
            marks += QStringLiteral(" lead");
        if (seat == trick.winner)
            marks += QStringLiteral(" won");
        html += QStringLiteral("<td class=\"%1\">").arg(marks.trimmed());
        if (at < trick.cards.size())
            html += webCard(trick.cards[at]);
        html += QStringLiteral("</td>");
    }
    const QString winner = trick.winner < 0 ? QStringLiteral("–") : sheet.players[trick.winner];
    return html + QStringLiteral("<td>%1</td><td>%2</td></tr>\n")
                      .arg(webName(sheet.players.value(trick.leader)), webName(winner));
}

QString webTricks(const DealState &deal, const ScoreSheet &sheet)
{
    if (deal.tricks.empty())
        return {};
    QString html =
        QStringLiteral("<div class=\"wide\"><table class=\"tricks\"><caption>%1</caption>"
                       "<thead><tr><th scope=\"col\">%2</th>")
            .arg(webText(SessionText::tr("Tricks")), webText(SessionText::tr("Trick")));
    for (const QString &player : sheet.players)
        html += QStringLiteral("<th scope=\"col\">%1</th>").arg(webName(player));
    html += QStringLiteral("<th scope=\"col\">%1</th><th scope=\"col\">%2</th></tr></thead>"
                           "<tbody>\n")
                .arg(webText(SessionText::tr("Led")), webText(SessionText::tr("Won")));
    for (std::size_t trick = 0; trick < deal.tricks.size(); ++trick)
        html += webTrick(deal, sheet, trick);
    return html + QStringLiteral("</tbody></table></div>\n");
}

/// The buttons are shown by the script alone; without it the tables say everything.
QString webSteps()
{
    return QStringLiteral(
               "<div class=\"steps\" hidden role=\"group\" aria-label=\"%1\">"
               "<button type=\"button\" data-step=\"first\">%2</button>"
               "<button type=\"button\" data-step=\"back\">%3</button>"
               "<button type=\"button\" data-step=\"on\">%4</button>"
               "<button type=\"button\" data-step=\"last\">%5</button>"
               "<output aria-live=\"polite\" data-of=\"%6\" data-start=\"%7\">%7</output>"
               "</div>\n")
        .arg(webText(SessionText::tr("Go through the tricks")), webText(SessionText::tr("Start")),
             webText(SessionText::tr("Back")), webText(SessionText::tr("Next trick")),
             webText(SessionText::tr("End")),
             webText(SessionText::tr("Trick {n} of {all}: {led} led, {won} won",
                                     "the words in braces "
                                     "are filled in")),
             webText(SessionText::tr("Before the first trick")));
}

QString webLines(const ScoreSheet &sheet, int deal)
{
    QString html;
    for (qsizetype side = 0; side < sheet.sides.size(); ++side) {
        const SheetEntry &entry = sheet.deals[deal].sides[side];
        html += QStringLiteral("<dt>%1</dt>\n").arg(webName(sheet.sides[side].name));
        for (const SheetLine &line : entry.lines)
            html +=
                line.points == 0 && line.bags != 0
                    ? QStringLiteral("<dd>%1</dd>\n").arg(webText(sheet.wordsOf(line)))
                    : QStringLiteral("<dd>%1 <b>%2</b></dd>\n")
                          .arg(webText(sheet.wordsOf(line)), webText(signedPoints(line.points)));
        html += QStringLiteral("<dd>%1 <b>%2</b></dd>\n")
                    .arg(webText(SessionText::tr("Total")), webText(pointsText(entry.total)));
    }
    return QStringLiteral("<h3>%1</h3>\n<dl>\n%2</dl>\n")
        .arg(webText(SessionText::tr("Result")), html);
}

} // namespace

QString webText(const QString &text)
{
    return harmless(notIsolated(text)).toHtmlEscaped();
}

QString webName(const QString &name)
{
    return QStringLiteral("<bdi>%1</bdi>").arg(webText(name));
}

QString webDeal(const Match &match, const ScoreSheet &sheet, int index)
{
    const SheetDeal &deal = sheet.deals[index];
    QString html = QStringLiteral("<section class=\"deal\" aria-labelledby=\"deal%1\">"
                                  "<h2 id=\"deal%1\">%2</h2>\n")
                       .arg(index + 1)
                       .arg(webText(SessionText::tr("Deal %1").arg(deal.number)));
    if (deal.partial)
        return html + QStringLiteral("<p>%1</p>\n</section>\n")
                          .arg(webText(SessionText::tr("Not finished.")));
    if (const auto state = match.dealAt(index)) {
        if (!state->tricks.empty())
            html += webSteps();
        html += webHands(match, *state, sheet, index) + webCalls(*state, sheet) +
                webTricks(*state, sheet);
    }
    if (!deal.voided.isEmpty())
        html += QStringLiteral("<p>%1</p>\n").arg(webText(deal.voided));
    return html + webLines(sheet, index) + QStringLiteral("</section>\n");
}

} // namespace sandbag
