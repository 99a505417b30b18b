// SPDX-License-Identifier: GPL-3.0-or-later
#include "seats_editor.h"

#include "named/levels.h"
#include "player_choice.h"
#include "reach_by.h"
#include "text/translate.h"
#include "usual_seats.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace sandbag {

namespace {

constexpr int kSeats = 8;

} // namespace

SeatsEditor::SeatsEditor(QWidget *parent)
    : QWidget(parent), m_grid(new QGridLayout(this)), m_strength(new QComboBox)
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setColumnStretch(1, 1);
    auto *label = new QLabel(tr("Str&ength of the computers"));
    label->setBuddy(m_strength);
    m_grid->addWidget(label, 0, 0, 1, 2);
    m_grid->addWidget(m_strength, 0, 2);
    m_strength->setObjectName(QStringLiteral("strength"));
    for (const Level &level : levels()) {
        m_strength->addItem(toText(level.name), level.number);
        m_strength->setItemData(m_strength->count() - 1, toText(level.what), Qt::ToolTipRole);
    }
    m_strength->setCurrentIndex(kUsualLevel - 1);
    connect(m_strength, &QComboBox::activated, this,
            [this] { setStrength(m_strength->currentData().toInt()); });
    for (int seat = 0; seat < kSeats; ++seat)
        addRow(seat);
    setSeats({});
    setSeating(4, 2);
}

void SeatsEditor::addRow(int seat)
{
    Row row{new QLabel, new QLineEdit, new PlayerChoice(seat + 1)};
    row.name->setAccessibleName(tr("Name of player %1").arg(seat + 1));
    row.name->setMaxLength(24);
    reachBy(row.name, QKeySequence(Qt::ALT | Qt::Key(Qt::Key_1 + seat)));
    connect(row.player, &PlayerChoice::chosen, this, &SeatsEditor::showStrength);
    m_grid->addWidget(row.place, seat + 1, 0);
    m_grid->addWidget(row.name, seat + 1, 1);
    m_grid->addWidget(row.player, seat + 1, 2);
    m_rows << row;
}

void SeatsEditor::setSeats(const QList<SeatPlan> &seats)
{
    const QList<SeatPlan> usual = usualSeats();
    for (int seat = 0; seat < kSeats; ++seat) {
        const SeatPlan &plan = seat < seats.size() ? seats[seat] : usual[seat];
        m_rows[seat].name->setText(plan.name);
        m_rows[seat].player->setPlayer(plan.player);
        m_rows[seat].player->setTyped(plan.typed);
    }
    showStrength();
}

/// The level that the computers have in common, whatever their personalities; nothing where they
/// differ.
void SeatsEditor::showStrength()
{
    int common = 0;
    for (int seat = 0; seat < m_players; ++seat) {
        if (occupantOf(m_rows[seat].player->player()) == Occupant::personHere)
            continue;
        const int level = m_rows[seat].player->level();
        if (level == 0 || (common > 0 && level != common)) {
            m_strength->setCurrentIndex(-1);
            return;
        }
        common = level;
    }
    if (common > 0)
        m_strength->setCurrentIndex(m_strength->findData(common));
}

QString SeatsEditor::placeWords(int seat, int sides) const
{
    if (sides == m_players)
        return seat == 0 ? tr("Your seat") : tr("Player %1").arg(seat + 1);
    if (seat == 0)
        return tr("Your seat");
    if (seat % sides == 0)
        return tr("Your partner");
    return sides == 2 ? tr("Opponent") : tr("Pair %1").arg(seat % sides + 1);
}

void SeatsEditor::setSeating(int players, int sides)
{
    m_players = players;
    for (int seat = 0; seat < kSeats; ++seat) {
        const bool there = seat < players;
        for (QWidget *part : {m_rows[seat].place, static_cast<QWidget *>(m_rows[seat].name),
                              static_cast<QWidget *>(m_rows[seat].player)})
            part->setVisible(there);
        if (there)
            static_cast<QLabel *>(m_rows[seat].place)->setText(placeWords(seat, sides));
    }
    showStrength();
}

QList<SeatPlan> SeatsEditor::seats() const
{
    QList<SeatPlan> seats;
    for (int seat = 0; seat < m_players; ++seat) {
        const QString name = m_rows[seat].name->text().trimmed();
        seats << SeatPlan{name.isEmpty() ? tr("Player %1").arg(seat + 1) : name,
                          m_rows[seat].player->player(), m_rows[seat].player->typed()};
    }
    return seats;
}

void SeatsEditor::setStrength(int level)
{
    for (const Row &row : std::as_const(m_rows))
        row.player->setLevel(level);
}

} // namespace sandbag
