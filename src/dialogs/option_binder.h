// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace sandbag {

class CatalogueModel;

/// Adopts the widgets of a form that carry an option's id as dynamic property "option": a check
/// box, spin box or combo box gets its range, its words and its help from the catalogue, shows the
/// option's value and changes it.
class OptionBinder : public QObject
{
    Q_OBJECT

public:
    /// Adopts all such children of `form`. Lives as long as it.
    OptionBinder(CatalogueModel *model, QWidget *form);

    /// Ids that were adopted.
    [[nodiscard]] QStringList ids() const { return m_ids; }

private:
    void adopt(QWidget *widget);
    void show(QWidget *widget) const;

    CatalogueModel *m_model;
    QStringList m_ids;
};

} // namespace sandbag
