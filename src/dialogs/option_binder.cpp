// SPDX-License-Identifier: GPL-3.0-or-later
#include "option_binder.h"

#include "catalogue/catalogue_model.h"
#include "text/option_words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSignalBlocker>
#include <QSpinBox>

namespace sandbag {

namespace {

constexpr const char *kProperty = "option";

const Option *optionOf(const QWidget *widget)
{
    return findOption(widget->property(kProperty).toString().toStdString());
}

} // namespace

OptionBinder::OptionBinder(CatalogueModel *model, QWidget *form) : QObject(form), m_model(model)
{
    const QList<QWidget *> children = form->findChildren<QWidget *>();
    for (QWidget *widget : children) {
        if (optionOf(widget))
            adopt(widget);
    }
}

void OptionBinder::adopt(QWidget *widget)
{
    const Option *option = optionOf(widget);
    const std::string id = option->id;
    m_ids << QString::fromLatin1(option->id);
    widget->setToolTip(helpOf(*option));
    widget->setAccessibleName(titleOf(*option));
    if (auto *box = qobject_cast<QCheckBox *>(widget)) {
        connect(box, &QCheckBox::toggled, m_model,
                [this, id](bool on) { m_model->setOption(id, on ? "true" : "false"); });
    } else if (auto *spin = qobject_cast<QSpinBox *>(widget)) {
        spin->setRange(option->least, option->most);
        connect(spin, &QSpinBox::valueChanged, m_model,
                [this, id](int value) { m_model->setOption(id, std::to_string(value)); });
    } else if (auto *combo = qobject_cast<QComboBox *>(widget)) {
        for (std::size_t at = 0; at < option->values.size(); ++at)
            combo->addItem(valueWord(*option, option->labels[at]),
                           QString::fromStdString(option->values[at]));
        connect(combo, &QComboBox::activated, m_model, [this, id, combo] {
            m_model->setOption(id, combo->currentData().toString().toStdString());
        });
    }
    show(widget);
    connect(m_model, &CatalogueModel::rulesChanged, widget, [this, widget] { show(widget); });
}

void OptionBinder::show(QWidget *widget) const
{
    const QString value = QString::fromStdString(optionOf(widget)->get(m_model->rules()));
    const QSignalBlocker quiet(widget);
    if (auto *box = qobject_cast<QCheckBox *>(widget))
        box->setChecked(value == QLatin1String("true"));
    else if (auto *spin = qobject_cast<QSpinBox *>(widget))
        spin->setValue(value.toInt());
    else if (auto *combo = qobject_cast<QComboBox *>(widget))
        combo->setCurrentIndex(combo->findData(value));
}

} // namespace sandbag
