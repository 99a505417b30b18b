// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPixmap>
#include <QVariant>
#include <QWidget>

class QButtonGroup;
class QGridLayout;

namespace sandbag {

/// One of several things that are chosen by how they look: pictures in rows, of which one has a
/// ring. The arrow keys go from one to the next, as among radio buttons; each says its name.
class SwatchChoice : public QWidget
{
    Q_OBJECT

public:
    /// `picture`: the size of each, in logical pixels; `inRow`: how many are in a row.
    SwatchChoice(QSize picture, int inRow, QWidget *parent = nullptr);

    /// Comes last; an empty field until it has its picture.
    void add(const QString &name, const QVariant &value);
    void setPicture(int index, const QPixmap &picture);
    [[nodiscard]] int count() const;
    [[nodiscard]] QVariant valueAt(int index) const;

    [[nodiscard]] QVariant value() const;
    /// The first one where there is no such value.
    void setValue(const QVariant &value);

signals:
    void chosen(); ///< another one

private:
    QSize m_picture;
    int m_inRow;
    QButtonGroup *m_group;
    QGridLayout *m_grid;
    QVariantList m_values;
};

} // namespace sandbag
