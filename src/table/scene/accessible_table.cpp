// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene/accessible_table.h"

#include "scene/table_scene.h"
#include "scene/table_view.h"
#include "words/table_text.h"
#include "words/words.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QCoreApplication>
#include <QList>
#include <QPointer>
#include <QScopedValueRollback>

#include <utility>

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
        parts << TableText::tr("has the turn");
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

/// One card, plate or line, which a reader knows by its id: a card that is played takes its own
/// node with it, and no other gets its name.
class TableNode : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    TableNode(TableView *view, NodeKind kind, QString key)
        : m_view(view), m_kind(kind), m_key(std::move(key))
    {
    }

    [[nodiscard]] const QString &key() const { return m_key; }
    [[nodiscard]] QAccessible::Id id() const { return m_id; }
    void setId(QAccessible::Id id) { m_id = id; }
    /// Where in the picture it stands now; -1 when it has gone.
    void setIndex(int index) { m_index = index; }
    /// What a reader was told of it last, and the same as it is now.
    QString told;
    QAccessible::State toldState;

    /// What has gone is known until the reader has been told so.
    [[nodiscard]] bool isValid() const override
    {
        return m_view && m_index < countOf(m_view, m_kind);
    }
    [[nodiscard]] bool isThere() const { return isValid() && m_index >= 0; }
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
        if (!isThere())
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
    QString m_key;
    int m_index = -1;
    QAccessible::Id m_id = 0;
};

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

/// What the children stand for, in their order. The same card twice, as from two packs, is told
/// apart by its number.
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

/// The view with its children. What came, went and changed is told as it is found.
class AccessibleTable : public QAccessibleWidget
{
public:
    explicit AccessibleTable(TableView *view)
        : QAccessibleWidget(view, QAccessible::Grouping), m_view(view)
    {
    }
    ~AccessibleTable() override
    {
        bury();
        for (const TableNode *node : std::as_const(m_nodes))
            QAccessible::deleteAccessibleInterface(node->id());
    }

    [[nodiscard]] int childCount() const override
    {
        lookAgain();
        return static_cast<int>(m_nodes.size());
    }
    [[nodiscard]] QAccessibleInterface *child(int index) const override
    {
        lookAgain();
        return m_nodes.value(index);
    }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface *child) const override
    {
        for (qsizetype i = 0; i < m_nodes.size(); ++i)
            if (m_nodes[i] == child)
                return static_cast<int>(i);
        return -1;
    }
    [[nodiscard]] QAccessibleInterface *childAt(int x, int y) const override
    {
        for (TableNode *node : std::as_const(m_nodes))
            if (node->rect().contains(x, y))
                return node;
        return nullptr;
    }
    [[nodiscard]] QAccessibleInterface *focusChild() const override
    {
        return m_view && m_view->cursor() >= 0 ? child(m_view->cursor()) : nullptr;
    }

    /// Outside of any question of a reader's, which may hold on to what has gone.
    void tellChange()
    {
        bury();
        lookAgain();
    }
    /// Once for each card that the keyboard comes to, not again with every card of the others.
    void tellFocus(int index)
    {
        lookAgain();
        const TableNode *node = m_nodes.value(index);
        const QAccessible::Id now = node && index >= 0 ? node->id() : 0;
        if (std::exchange(m_focused, now) == now || now == 0)
            return;
        QAccessibleEvent event(m_nodes[index], QAccessible::Focus);
        QAccessible::updateAccessibility(&event);
    }

private:
    /// Qt asks while the view is still being built: there is no scene then.
    [[nodiscard]] bool ready() const { return m_view && m_view->scene(); }

    void lookAgain() const
    {
        if (!ready() || m_looking)
            return;
        const QScopedValueRollback<bool> looking(m_looking, true);
        QList<TableNode *> before = std::exchange(m_nodes, {});
        QList<TableNode *> come;
        const auto keys = keysOf(m_view);
        int index = 0;
        NodeKind last = NodeKind::ownCard;
        for (const auto &[kind, key] : keys) {
            index = std::exchange(last, kind) == kind ? index : 0;
            TableNode *node = taken(before, key);
            if (!node) {
                node = new TableNode(m_view, kind, key);
                node->setId(QAccessible::registerAccessibleInterface(node));
                come << node;
            }
            node->setIndex(index++);
            m_nodes << node;
        }
        for (TableNode *gone : std::as_const(before))
            gone->setIndex(-1);
        m_gone += before;
        tell(before, come);
    }

    [[nodiscard]] static TableNode *taken(QList<TableNode *> &nodes, const QString &key)
    {
        for (qsizetype i = 0; i < nodes.size(); ++i)
            if (nodes[i]->key() == key)
                return nodes.takeAt(i);
        return nullptr;
    }

    void tell(const QList<TableNode *> &gone, const QList<TableNode *> &come) const
    {
        for (TableNode *node : gone)
            send(node, QAccessible::ObjectDestroyed);
        for (TableNode *node : std::as_const(m_nodes)) {
            const QString name = node->text(QAccessible::Name);
            const QAccessible::State state = node->state();
            const bool other = std::exchange(node->told, name) != name;
            const QAccessible::State was = std::exchange(node->toldState, state);
            if (come.contains(node)) {
                send(node, QAccessible::ObjectCreated);
                continue;
            }
            if (other)
                send(node, QAccessible::NameChanged);
            if (was.disabled != state.disabled) {
                QAccessible::State changed;
                changed.disabled = true;
                QAccessibleStateChangeEvent event(node, changed);
                QAccessible::updateAccessibility(&event);
            }
        }
    }

    static void send(TableNode *node, QAccessible::Event what)
    {
        QAccessibleEvent event(node, what);
        QAccessible::updateAccessibility(&event);
    }

    void bury() const
    {
        for (const TableNode *node : std::as_const(m_gone))
            QAccessible::deleteAccessibleInterface(node->id());
        m_gone.clear();
    }

    QPointer<TableView> m_view;
    mutable QList<TableNode *> m_nodes; ///< as the picture has them
    mutable QList<TableNode *> m_gone;  ///< told of, not yet forgotten
    mutable bool m_looking = false;
    QAccessible::Id m_focused = 0;
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

namespace {

AccessibleTable *tableOf(TableView *view)
{
    return QAccessible::isActive()
               ? dynamic_cast<AccessibleTable *>(QAccessible::queryAccessibleInterface(view))
               : nullptr;
}

} // namespace

void announceCursor(TableView *view, int index)
{
    if (AccessibleTable *table = tableOf(view))
        table->tellFocus(view->window()->focusWidget() == view ? index : -1);
}

void announceChange(TableView *view)
{
    if (AccessibleTable *table = tableOf(view))
        table->tellChange();
}

} // namespace sandbag
