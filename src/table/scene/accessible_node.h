// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAccessible>
#include <QList>
#include <QPointer>

#include <utility>

namespace sandbag {

class TableView;

/// The part of the table that a child represents. Own cards come first, so that a child's index is
/// the card's.
enum class NodeKind { ownCard, trickCard, plate, side, prompt };

/// One card, plate or line, which a reader knows by its id: a card that is played takes its own
/// node with it, and no other gets its name.
class TableNode : public QAccessibleInterface, public QAccessibleActionInterface
{
public:
    TableNode(TableView *view, NodeKind kind, QString key);

    [[nodiscard]] const QString &key() const { return m_key; }
    [[nodiscard]] QAccessible::Id id() const { return m_id; }
    void setId(QAccessible::Id id) { m_id = id; }
    /// Its place in the picture; -1 when it has gone.
    void setIndex(int index) { m_index = index; }
    /// The text and state announced to the reader last, and the same as they are now.
    QString told;
    QAccessible::State toldState;

    /// A node that has gone is valid until the reader has been notified.
    [[nodiscard]] bool isValid() const override;
    [[nodiscard]] bool isThere() const { return isValid() && m_index >= 0; }
    [[nodiscard]] QObject *object() const override { return nullptr; }
    [[nodiscard]] QWindow *window() const override;
    [[nodiscard]] QAccessibleInterface *parent() const override;
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
    void doAction(const QString &name) override;
    [[nodiscard]] QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    [[nodiscard]] QRectF sceneRect() const;

    QPointer<TableView> m_view;
    NodeKind m_kind;
    QString m_key;
    int m_index = -1;
    QAccessible::Id m_id = 0;
};

/// The kinds and keys of a view's children, in their order. A second copy of a card, as with two
/// decks, has a key of its own.
[[nodiscard]] QList<std::pair<NodeKind, QString>> keysOf(const TableView *view);

} // namespace sandbag
