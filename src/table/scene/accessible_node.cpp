// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene/accessible_node.h"

#include "scene/table_scene.h"
#include "scene/table_view.h"
#include "words/table_text.h"
#include "words/words.h"

namespace sandbag {

namespace {

const TableScene &sceneOf(const TableView *view)
{
    return *static_cast<const TableScene *>(view->scene());
}

int countOf(const TableView *view, NodeKind kind)
{
    const TablePicture &picture = sceneOf(view).picture();
    switch (kind) {
    case NodeKind::ownCard:
        return static_cast<int>(picture.hand.size());
    case NodeKind::trickCard:
        return static_cast<int>(picture.trick.size());
    case NodeKind::plate:
        return static_cast<int>(picture.seats.size());
    case NodeKind::side:
        return static_cast<int>(picture.board.size());
    case NodeKind::prompt:
        return 1;
    }
    return 0;
}

QString plateText(const SeatPicture &seat)
{
    QStringList parts{seat.name};
    if (seat.attendance == Attendance::standIn)
        parts << TableText::tr("who is away: a computer plays for them");
    else if (seat.attendance == Attendance::passedOver)
        parts << TableText::tr("a computer plays for them");
    else if (seat.attendance == Attendance::away)
        parts << TableText::tr("who is away");
    if (seat.turn)
        parts << TableText::tr("whose turn it is");
    parts << (seat.call.isEmpty() ? TableText::tr("has not bid")
                                  : TableText::tr("bid %1").arg(seat.call));
    parts << TableText::tr("tricks: %1").arg(seat.count);
    if (seat.nil == NilMark::broken)
        parts << TableText::tr("nil failed");
    if (seat.dealer)
        parts << TableText::tr("dealer");
    if (seat.partner)
        parts << TableText::tr("your partner");
    if (!seat.detail.isEmpty())
        parts << seat.detail;
    if (!seat.bubble.isEmpty())
        parts << TableText::tr("says %1").arg(seat.bubble);
    return parts.join(QStringLiteral(", "));
}

QString sideText(const SidePicture &side)
{
    QString text = TableText::tr("%1: score %2").arg(side.name, side.score);
    if (side.bagsLimit > 0)
        text += QStringLiteral(", ") +
                TableText::tr("bags %1 of %2").arg(side.bags).arg(side.bagsLimit);
    return side.contract.isEmpty() ? text : text + QStringLiteral(", ") + side.contract;
}

} // namespace

TableNode::TableNode(TableView *view, NodeKind kind, QString key)
    : m_view(view), m_kind(kind), m_key(std::move(key))
{
}

bool TableNode::isValid() const
{
    return m_view && m_index < countOf(m_view, m_kind);
}

QWindow *TableNode::window() const
{
    return m_view ? m_view->window()->windowHandle() : nullptr;
}

QAccessibleInterface *TableNode::parent() const
{
    return m_view ? QAccessible::queryAccessibleInterface(m_view) : nullptr;
}

void TableNode::doAction(const QString &name)
{
    if (!isThere())
        return;
    if (name == pressAction())
        emit m_view->cardEntered(m_index);
    else if (name == setFocusAction())
        m_view->setCursorCard(m_index);
}

QString TableNode::text(QAccessible::Text kind) const
{
    if (kind != QAccessible::Name)
        return {};
    if (!isThere())
        return told;
    const TableScene &scene = sceneOf(m_view);
    const TablePicture &picture = scene.picture();
    const auto i = static_cast<std::size_t>(m_index);
    switch (m_kind) {
    case NodeKind::ownCard:
        return i < picture.received.size() && picture.received[i]
                   ? TableText::tr("%1, just received").arg(cardName(picture.hand[i]))
                   : cardName(picture.hand[i]);
    case NodeKind::trickCard: {
        const TrickCard &card = picture.trick[i];
        const QString who = picture.seats[static_cast<std::size_t>(card.seat)].name;
        return card.winning ? TableText::tr("%1, from %2, winning").arg(cardName(card.card), who)
                            : TableText::tr("%1, from %2").arg(cardName(card.card), who);
    }
    case NodeKind::plate:
        return plateText(picture.seats[i]);
    case NodeKind::side:
        return sideText(picture.board[i]);
    case NodeKind::prompt:
        return scene.prompt();
    }
    return {};
}

QRectF TableNode::sceneRect() const
{
    const TableScene &scene = sceneOf(m_view);
    const TablePicture &picture = scene.picture();
    const auto i = static_cast<std::size_t>(m_index);
    switch (m_kind) {
    case NodeKind::ownCard:
        return scene.ownCardRect(m_index);
    case NodeKind::trickCard:
        return scene.trickCardRect(i);
    case NodeKind::plate:
        return scene.layout().seats[scene.placeOf(picture.seats[i].seat)].plate;
    case NodeKind::side:
        return scene.sideRect(i);
    case NodeKind::prompt:
        return scene.layout().prompt;
    }
    return {};
}

QRect TableNode::rect() const
{
    if (!isThere())
        return {};
    const QRect box = m_view->mapFromScene(sceneRect()).boundingRect();
    return {m_view->viewport()->mapToGlobal(box.topLeft()), box.size()};
}

QAccessible::State TableNode::state() const
{
    QAccessible::State state;
    if (!isThere()) {
        state.invalid = true;
        return state;
    }
    state.readOnly = true;
    if (m_kind != NodeKind::ownCard)
        return state;
    const TablePicture &picture = sceneOf(m_view).picture();
    const auto i = static_cast<std::size_t>(m_index);
    state.focusable = true;
    state.focused = m_view->cursor() == m_index;
    state.disabled = i < picture.dimmed.size() && picture.dimmed[i];
    return state;
}

QList<std::pair<NodeKind, QString>> keysOf(const TableView *view)
{
    const TablePicture &picture = sceneOf(view).picture();
    QList<std::pair<NodeKind, QString>> keys;
    const auto add = [&keys](NodeKind kind, const QString &what) {
        QString key = QString::number(static_cast<int>(kind)) + u' ' + what;
        while (keys.contains({kind, key}))
            key += u'+';
        keys.append({kind, key});
    };
    for (const Card card : picture.hand)
        add(NodeKind::ownCard, QString::fromStdString(toString(card)));
    for (const TrickCard &card : picture.trick)
        add(NodeKind::trickCard, QStringLiteral("%1 %2").arg(card.seat).arg(
                                     QString::fromStdString(toString(card.card))));
    for (const SeatPicture &seat : picture.seats)
        add(NodeKind::plate, QString::number(seat.seat));
    for (std::size_t side = 0; side < picture.board.size(); ++side)
        add(NodeKind::side, QString::number(side));
    add(NodeKind::prompt, {});
    return keys;
}

} // namespace sandbag
