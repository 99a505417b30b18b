// SPDX-License-Identifier: GPL-3.0-or-later
#include "seats_editor.h"

#include "levels.h"
#include "live/usual_seats.h"
#include "text/translate.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QVBoxLayout>

namespace sandbag {

namespace {

constexpr int kSeats = 8;

QString levelSpec(int level)
{
    return QStringLiteral("level:%1").arg(level);
}

/// The level of "level:5" and "level:5:bold"; 0 for every other player.
int levelOf(const QString &spec)
{
    const QStringList parts = spec.split(u':');
    return parts.size() > 1 && parts[0] == QLatin1String("level") ? parts[1].toInt() : 0;
}

/// "bold" of "level:5:bold".
QString personalityOf(const QString &spec)
{
    return levelOf(spec) > 0 ? spec.section(u':', 2) : QString();
}

/// A player who is no usual choice: one with a personality, or one of the command line.
QString playerWords(const QString &spec)
{
    for (const Level &level : levels())
        for (const Personality &personality : personalities())
            if (level.number == levelOf(spec) &&
                personalityOf(spec) == QLatin1String(personality.id))
                return SeatsEditor::tr("Computer: %1, %2", "strength, personality")
                    .arg(toText(level.name), toText(personality.name).toLower());
    return spec;
}

void choosePlayer(QComboBox *box, const QString &spec)
{
    if (box->findData(spec) < 0)
        box->addItem(playerWords(spec), spec);
    box->setCurrentIndex(box->findData(spec));
}

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
    Row row{new QLabel, new QLineEdit, new QComboBox};
    row.name->setAccessibleName(tr("Name of player %1").arg(seat + 1));
    row.name->setMaxLength(24);
    row.player->setAccessibleName(tr("Who is player %1").arg(seat + 1));
    row.player->addItem(tr("Person"), QStringLiteral("human"));
    for (const Level &level : levels())
        row.player->addItem(tr("Computer: %1").arg(toText(level.name)), levelSpec(level.number));
    connect(row.player, &QComboBox::activated, this, &SeatsEditor::showStrength);
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
        choosePlayer(m_rows[seat].player, plan.player);
    }
    showStrength();
}

/// The level that the computers have in common, whatever their personalities; nothing where they
/// differ.
void SeatsEditor::showStrength()
{
    int common = 0;
    for (int seat = 0; seat < m_players; ++seat) {
        const QString player = m_rows[seat].player->currentData().toString();
        if (player == QLatin1String("human"))
            continue;
        const int level = levelOf(player);
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
                          m_rows[seat].player->currentData().toString()};
    }
    return seats;
}

void SeatsEditor::setStrength(int level)
{
    for (const Row &row : std::as_const(m_rows)) {
        const QString player = row.player->currentData().toString();
        if (player == QLatin1String("human"))
            continue;
        const QString personality = personalityOf(player);
        choosePlayer(row.player, personality.isEmpty() ? levelSpec(level)
                                                       : levelSpec(level) + u':' + personality);
    }
}

} // namespace sandbag
