// SPDX-License-Identifier: GPL-3.0-or-later
#include "accessible_table.h"

#include "table_scene.h"
#include "table_text.h"
#include "table_view.h"
#include "words.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>

namespace sandbag {

namespace {

/// What a child stands for. Own cards come first, so that a child's index is the card's.
enum class NodeKind { ownCard, trickCard, plate, side, prompt };

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
    if (seat.turn)
        parts << TableText::tr("to act");
    parts << (seat.call.isEmpty() ? TableText::tr("has not bid")
                                  : TableText::tr("bid %1").arg(seat.call));
    parts << TableText::tr("tricks %1").arg(seat.count);
    if (seat.nil == NilMark::broken)
        parts << TableText::tr("nil failed");
    if (seat.dealer)
        parts << TableText::tr("dealer");
    if (seat.partner)
        parts << TableText::tr("your partner");
    if (!seat.score.isEmpty())
        parts << TableText::tr("score %1").arg(seat.score);
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

class TableNode : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    TableNode(TableView *view, NodeKind kind, int index)
        : m_view(view), m_kind(kind), m_index(index)
    {
    }

    [[nodiscard]] bool isValid() const override
    {
        return m_view && m_index < countOf(m_view, m_kind);
    }
    [[nodiscard]] QObject *object() const override { return nullptr; }
    [[nodiscard]] QWindow *window() const override
    {
        return m_view ? m_view->window()->windowHandle() : nullptr;
    }
    [[nodiscard]] QAccessibleInterface *parent() const override
    {
        return m_view ? QAccessible::queryAccessibleInterface(m_view) : nullptr;
    }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] QAccessibleInterface *child(int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    [[nodiscard]] QAccessible::Role role() const override
    {
        return m_kind == NodeKind::ownCard ? QAccessible::Button : QAccessible::StaticText;
    }
    [[nodiscard]] QString text(QAccessible::Text kind) const override;
    void setText(QAccessible::Text, const QString &) override {}
    [[nodiscard]] QRect rect() const override;
    [[nodiscard]] QAccessible::State state() const override;

    void *interface_cast(QAccessible::InterfaceType type) override
    {
        const bool acts = type == QAccessible::ActionInterface && m_kind == NodeKind::ownCard;
        return acts ? static_cast<QAccessibleActionInterface *>(this) : nullptr;
    }
    [[nodiscard]] QStringList actionNames() const override
    {
        return {pressAction(), setFocusAction()};
    }
    void doAction(const QString &name) override
    {
        if (!isValid())
            return;
        if (name == pressAction())
            emit m_view->cardEntered(m_index);
        else if (name == setFocusAction())
            m_view->setCursorCard(m_index);
    }
    [[nodiscard]] QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    [[nodiscard]] QRectF sceneRect() const;

    QPointer<TableView> m_view;
    NodeKind m_kind;
    int m_index;
};

QString TableNode::text(QAccessible::Text kind) const
{
    if (!isValid() || kind != QAccessible::Name)
        return {};
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
    case NodeKind::trickCard: {
        QRectF box(QPointF(), QSizeF(scene.layout().trickCard));
        box.moveCenter(scene.layout().seats[scene.placeOf(picture.trick[i].seat)].trick);
        return box;
    }
    case NodeKind::plate:
        return scene.layout().seats[scene.placeOf(picture.seats[i].seat)].plate;
    case NodeKind::side:
        return QRectF(10, 10 + m_index * scene.layout().fontPixels * 2.75,
                      scene.layout().fontPixels * 14, scene.layout().fontPixels * 2.75);
    case NodeKind::prompt:
        return scene.layout().prompt;
    }
    return {};
}

QRect TableNode::rect() const
{
    if (!isValid())
        return {};
    const QRect box = m_view->mapFromScene(sceneRect()).boundingRect();
    return {m_view->viewport()->mapToGlobal(box.topLeft()), box.size()};
}

QAccessible::State TableNode::state() const
{
    QAccessible::State state;
    if (!isValid()) {
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

/// The view with its children, which are made when first asked for and live as long as it does.
class AccessibleTable : public QAccessibleWidget
{
public:
    explicit AccessibleTable(TableView *view)
        : QAccessibleWidget(view, QAccessible::Grouping), m_view(view)
    {
    }
    ~AccessibleTable() override
    {
        for (const QAccessible::Id id : std::as_const(m_nodes))
            QAccessible::deleteAccessibleInterface(id);
    }

    [[nodiscard]] int childCount() const override
    {
        int count = 0;
        for (const NodeKind kind : kKinds)
            count += ready() ? countOf(m_view, kind) : 0;
        return count;
    }
    [[nodiscard]] QAccessibleInterface *child(int index) const override
    {
        if (!ready() || index < 0)
            return nullptr;
        for (const NodeKind kind : kKinds) {
            const int count = countOf(m_view, kind);
            if (index < count)
                return node(kind, index);
            index -= count;
        }
        return nullptr;
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override
    {
        for (int i = 0; i < childCount(); ++i)
            if (this->child(i) == child)
                return i;
        return -1;
    }
    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override
    {
        for (int i = 0; i < childCount(); ++i)
            if (child(i)->rect().contains(x, y))
                return child(i);
        return nullptr;
    }
    [[nodiscard]] QAccessibleInterface *focusChild() const override
    {
        return m_view && m_view->cursor() >= 0 ? child(m_view->cursor()) : nullptr;
    }

private:
    static constexpr NodeKind kKinds[] = {NodeKind::ownCard, NodeKind::trickCard, NodeKind::plate,
                                          NodeKind::side, NodeKind::prompt};

    /// Qt asks while the view is still being built: there is no scene then.
    [[nodiscard]] bool ready() const { return m_view && m_view->scene(); }
    [[nodiscard]] QAccessibleInterface *node(NodeKind kind, int index) const
    {
        const int key = static_cast<int>(kind) * 1000 + index;
        const auto found = m_nodes.constFind(key);
        if (found != m_nodes.constEnd())
            return QAccessible::accessibleInterface(*found);
        auto *made = new TableNode(m_view, kind, index);
        m_nodes.insert(key, QAccessible::registerAccessibleInterface(made));
        return made;
    }

    QPointer<TableView> m_view;
    mutable QHash<int, QAccessible::Id> m_nodes;
};

QAccessibleInterface *makeInterface(const QString &, QObject *object)
{
    auto *view = qobject_cast<TableView *>(object);
    return view ? new AccessibleTable(view) : nullptr;
}

} // namespace

void installAccessibleTable()
{
    static const bool installed = [] {
        QAccessible::installFactory(makeInterface);
        return true;
    }();
    Q_UNUSED(installed)
}

void announceCursor(TableView *view, int index)
{
    if (!QAccessible::isActive() || index < 0)
        return;
    QAccessibleEvent event(view, QAccessible::Focus);
    event.setChild(index);
    QAccessible::updateAccessibility(&event);
}

void announceChange(TableView *view)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleEvent event(view, QAccessible::ObjectReorder);
    QAccessible::updateAccessibility(&event);
}

} // namespace sandbag
