// SPDX-License-Identifier: GPL-3.0-or-later
#include "scene/accessible_table.h"

#include "scene/accessible_node.h"
#include "scene/table_view.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QList>
#include <QPointer>
#include <QScopedValueRollback>

#include <utility>

namespace sandbag {

namespace {

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
    mutable QList<TableNode *> m_gone;  ///< announced, not yet forgotten
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
