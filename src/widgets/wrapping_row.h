// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLayout>
#include <QList>

#include <functional>

namespace sandbag {

/// Widgets in a row that ends at the far side, and in further rows below where there is no room: on
/// a small screen, or with large letters, none of them is out of reach. Hidden ones take no room.
/// Owns its items.
class WrappingRow : public QLayout
{
public:
    explicit WrappingRow(QWidget *parent);
    ~WrappingRow() override;

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override;
    [[nodiscard]] bool hasHeightForWidth() const override;
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] QSize sizeHint() const override;
    void setGeometry(const QRect &where) override;

private:
    [[nodiscard]] int gap() const;
    /// Hands on each row with its place, one below the other; the height they take.
    using PutRow = std::function<void(const QList<QLayoutItem *> &row, const QRect &line)>;
    int arrange(const QRect &where, const PutRow &put) const;
    void putRow(const QList<QLayoutItem *> &row, const QRect &line) const;

    QList<QLayoutItem *> m_items;
};

} // namespace sandbag
