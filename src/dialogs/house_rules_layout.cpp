// SPDX-License-Identifier: GPL-3.0-or-later
// How the house rules look on screens and under letters of all sizes.
#include "files/kept_settings.h"
#include "fit_to_screen.h"
#include "fit_to_type.h"
#include "house_rules_dialog.h"
#include "ui_house_rules_dialog.h"

#include <QPushButton>
#include <QTimer>

#include <utility>

namespace sandbag {

namespace {

/// At this width, in letters, the window has three panes next to each other.
constexpr int kThreePanes = 115;

} // namespace

// The frame and the tables are there at once, the rules a moment later: painting everything in one
// go would hold the table's animations up.
void HouseRulesDialog::paintEvent(QPaintEvent *event)
{
    QDialog::paintEvent(event);
    if (std::exchange(m_painted, true))
        return;
    for (QWidget *part :
         {static_cast<QWidget *>(m_ui->options), static_cast<QWidget *>(m_ui->side)})
        QTimer::singleShot(0, part, [part] { part->setUpdatesEnabled(true); });
}

/// Where there is no room for three panes next to each other, the games stand above what is told of
/// the current rule, and the rules keep what they need for their names.
void HouseRulesDialog::arrangePanes()
{
    QSplitter *place = isNarrow() ? m_ui->side : m_ui->panes;
    // Four buttons with long words are wider than a small screen; F1 does the same.
    m_ui->buttons->button(QDialogButtonBox::Help)->setVisible(!isNarrow());
    if (m_ui->tablesPlace->parentWidget() == place)
        return;
    place->insertWidget(0, m_ui->tablesPlace);
    const int wide = width();
    if (place == m_ui->side) {
        m_ui->panes->setSizes({wide * 60 / 100, wide * 40 / 100});
        m_ui->side->setSizes({height() * 20 / 100, height() * 40 / 100, height() * 20 / 100});
    } else {
        m_ui->panes->setSizes({wide * 18 / 100, wide * 50 / 100, wide * 32 / 100});
    }
    m_ui->panes->setStretchFactor(m_ui->panes->indexOf(m_ui->optionsPlace), 1);
}

void HouseRulesDialog::resizeEvent(QResizeEvent *event)
{
    QDialog::resizeEvent(event);
    arrangePanes();
}

/// In pixels.
int HouseRulesDialog::letterWidth() const
{
    return QFontMetrics(font()).averageCharWidth();
}

bool HouseRulesDialog::isNarrow() const
{
    return width() < kThreePanes * letterWidth();
}

void HouseRulesDialog::restoreLayout()
{
    KeptSettings settings;
    settings.beginGroup(QStringLiteral("houseRules"));
    restoreGeometry(settings.shape(QStringLiteral("geometry")));
    fitToScreen(*this);
    fitToType(*this, [this] { arrangePanes(); });
    if (isNarrow())
        return;
    // What was wide enough for small letters is not for large ones.
    const bool known = settings.value(QStringLiteral("letter")).toInt() == letterWidth();
    const auto restored = [&](QSplitter *splitter, const QString &key) {
        return known && splitter->restoreState(settings.shape(key));
    };
    if (!restored(m_ui->panes, QStringLiteral("panes")))
        m_ui->panes->setSizes({width() * 18 / 100, width() * 50 / 100, width() * 32 / 100});
    if (!restored(m_ui->side, QStringLiteral("side")))
        m_ui->side->setSizes({qMax(300, fontMetrics().lineSpacing() * 16), 320});
    m_ui->panes->setStretchFactor(1, 1);
}

void HouseRulesDialog::hideEvent(QHideEvent *event)
{
    KeptSettings settings;
    settings.beginGroup(QStringLiteral("houseRules"));
    settings.keepShape(QStringLiteral("geometry"), saveGeometry());
    if (!isNarrow()) {
        settings.keepShape(QStringLiteral("panes"), m_ui->panes->saveState());
        settings.keepShape(QStringLiteral("side"), m_ui->side->saveState());
        settings.setValue(QStringLiteral("letter"), letterWidth());
    }
    QDialog::hideEvent(event);
}

} // namespace sandbag
