// SPDX-License-Identifier: GPL-3.0-or-later
// What the table shows of the match: its picture, and the line of words.
#include "look/picture_of_deal.h"
#include "panels/table_panel.h"
#include "scene/accessible_table.h"
#include "scene/table_view.h"
#include "tabletop.h"
#include "text/match_text.h"
#include "words/prompt_words.h"

#include <algorithm>

namespace sandbag {

namespace {

/// "Standard, to 500".
QString rulesWords(const MatchRecord &record)
{
    const QString name = rulesName(record);
    return record.rules.win_target > 0
               ? Tabletop::tr("%1, to %2").arg(name).arg(record.rules.win_target)
               : name;
}

/// "Deal 3 · to 500".
QString headingWords(const MatchRecord &record, int deal)
{
    QStringList parts{Tabletop::tr("Deal %1").arg(deal)};
    if (record.rules.win_target > 0)
        parts << Tabletop::tr("to %1").arg(record.rules.win_target);
    return parts.join(QStringLiteral(" · "));
}

/// Whoever claims lays the hand open, and says so.
void layOpen(TablePicture &picture, const DealMoment &moment, const Match &match,
             const HandOrder &order)
{
    if (moment.kind != DealMoment::Kind::claim || !match.deal())
        return;
    SeatPicture &seat = picture.seats[static_cast<std::size_t>(moment.seat)];
    seat.known = sortedHand(handOf(*match.deal(), moment.seat), *match.table(), order);
    seat.open = !seat.known.empty();
    seat.held = static_cast<int>(seat.known.size());
    seat.bubble = moment.words;
}

/// Who has won is glad and shines; the others bear it.
void crown(TablePicture &picture, const Match &match)
{
    const int winner = match.standing().winner;
    for (SeatPicture &seat : picture.seats) {
        seat.winner = seat.side == winner;
        seat.mood = seat.winner ? Mood::glad : winner >= 0 ? Mood::sorry : seat.mood;
    }
}

} // namespace

bool Tabletop::endAwaited() const
{
    const Match &match = m_session->match();
    return match.dealOver() && !match.results().empty() &&
           (m_showing == Showing::heldTrick || m_showing == Showing::moment);
}

TablePicture Tabletop::picture() const
{
    const Match &match = m_session->match();
    PictureQuestion question;
    question.table = match.table().get();
    // The new totals stand there once the result is laid out.
    const bool before = endAwaited();
    question.standing = before ? match.standingBefore(static_cast<int>(match.results().size()) - 1)
                               : match.standing();
    question.names = m_names;
    question.rules = rulesWords(match.record());
    question.heading =
        headingWords(match.record(), std::max(1, static_cast<int>(match.results().size())));
    question.viewer = m_viewer;
    question.order = m_look.order;
    if (m_showing == Showing::draw) {
        const DealerDraw &draw = m_session->draw();
        TablePicture shown = makePicture(question);
        for (const auto &[seat, card] : draw.shown) {
            std::erase_if(shown.trick,
                          [seat = seat](const TrickCard &c) { return c.seat == seat; });
            shown.trick.push_back({seat, card, seat == draw.dealer});
        }
        shown.seats[static_cast<std::size_t>(draw.dealer)].dealer = true;
        return shown;
    }
    if (m_seen) {
        question.deal = &m_seen->seen();
        question.holdTrick = m_showing == Showing::heldTrick;
        if (m_session->isHuman(m_viewer))
            question.prompt = &m_seen->prompt();
        for (int seat = 0; seat < match.table()->seating.players; ++seat)
            question.held[seat] = m_seen->cardsHeld(seat);
    }
    TablePicture shown = makePicture(question);
    if (m_showing == Showing::talk) // the person may speak before whoever bids next
        for (SeatPicture &seat : shown.seats)
            seat.turn = seat.self;
    if (!m_remark.text.isEmpty() && m_remark.seat < static_cast<int>(shown.seats.size())) {
        SeatPicture &speaker = shown.seats[static_cast<std::size_t>(m_remark.seat)];
        if (speaker.bubble.isEmpty())
            speaker.bubble = m_remark.text;
    }
    if (match.over() && !before)
        crown(shown, match);
    if (m_showing == Showing::moment && m_scene->celebrated())
        layOpen(shown, *m_scene->celebrated(), match, m_look.order);
    if (match.dealOver() && !before) { // the result has the place of the own cards
        shown.hand.clear();
        shown.dimmed.clear();
        shown.received.clear();
    }
    if (m_showing == Showing::curtain) {
        shown.hand.clear();
        shown.dimmed.clear();
        shown.handHidden = true;
    }
    return shown;
}

TablePicture Tabletop::replayPicture() const
{
    const Match &match = m_session->match();
    const auto deal = match.dealAt(m_replayDeal, m_replayEvent);
    PictureQuestion question;
    question.table = match.table().get();
    question.standing = match.standingBefore(m_replayDeal);
    question.names = m_names;
    question.rules = rulesWords(match.record());
    question.heading = headingWords(match.record(), m_replayDeal + 1);
    question.viewer = m_viewer;
    question.allOpen = true;
    question.order = m_look.order;
    if (deal) {
        question.deal = &*deal;
        for (int seat = 0; seat < match.table()->seating.players; ++seat)
            question.held[seat] = cardCount(deal->play, seat);
        // A trick lies there until the next card is led.
        question.holdTrick = deal->play.inTrick == 0;
    }
    return makePicture(question);
}

QString Tabletop::drawnWords(const DealerDraw &draw) const
{
    const bool mine = draw.dealer == m_viewer;
    const QString who = m_names.value(draw.dealer);
    if (m_session->match().rules().deal_first_dealer == DealFirstDealer::high_card)
        return mine ? tr("You draw highest and deal first.")
                    : tr("%1 draws highest and deals first.").arg(who);
    return mine ? tr("You deal first.") : tr("%1 deals first.").arg(who);
}

void Tabletop::refreshPrompt()
{
    QString text;
    bool now = false;
    if (m_showing == Showing::draw) {
        text = drawnWords(m_session->draw());
    } else if (m_seen && !replaying()) {
        now = mayAct() && m_showing != Showing::heldTrick;
        // Where a panel asks, the line would only say it twice.
        if (canBid())
            text = m_panel->title(); // the chips lie on the felt, and have no head of their own
        else if (!m_panel && m_showing != Showing::heldTrick && m_showing != Showing::curtain)
            text = promptWords(*m_seen, m_names);
        if (!m_refusal.isEmpty())
            text = m_refusal;
        if (m_dealing)
            text.clear();
    }
    if (m_userPause && !replaying() && m_seen) {
        text = tr("Paused. Any key goes on.");
        now = true;
    }
    m_scene->setPrompt(text, now);
    announceChange(m_view);
}

} // namespace sandbag
