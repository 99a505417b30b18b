// SPDX-License-Identifier: GPL-3.0-or-later
#include "player_choice.h"

#include "formats/occupant.h"
#include "named/levels.h"
#include "text/translate.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QStackedWidget>

#include <algorithm>

namespace sandbag {

namespace {

QString levelSpec(int level)
{
    return QStringLiteral("level:%1").arg(level);
}

} // namespace

PlayerChoice::PlayerChoice(int seat, QWidget *parent)
    : QWidget(parent),
      m_kind(new QComboBox),
      m_character(new QComboBox),
      m_command(new QLineEdit),
      m_more(new QStackedWidget)
{
    m_kind->addItem(tr("Person"), personKind());
    for (const Level &level : levels()) {
        m_kind->addItem(tr("Computer: %1").arg(toText(level.name)), levelSpec(level.number));
        m_kind->setItemData(m_kind->count() - 1, toText(level.what), Qt::ToolTipRole);
    }
    m_kind->addItem(tr("Another program"), programKind({}));
    // The first character has no leanings: a player of it is named without one.
    for (const Personality &personality : personalities()) {
        m_character->addItem(toText(personality.name), m_character->count() == 0
                                                           ? QString()
                                                           : QString::fromUtf8(personality.id));
        m_character->setItemData(m_character->count() - 1, toText(personality.what),
                                 Qt::ToolTipRole);
    }
    m_command->setPlaceholderText(tr("Start command"));
    m_kind->setAccessibleName(tr("Type of player %1").arg(seat));
    m_character->setAccessibleName(tr("Style of player %1").arg(seat));
    m_command->setAccessibleName(tr("Command that starts player %1").arg(seat));
    m_character->setObjectName(QStringLiteral("character"));
    m_command->setObjectName(QStringLiteral("command"));
    for (QWidget *page :
         {new QWidget, static_cast<QWidget *>(m_character), static_cast<QWidget *>(m_command)})
        m_more->addWidget(page);
    m_more->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_kind, 1);
    row->addWidget(m_more, 1);
    setFocusProxy(m_kind);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &PlayerChoice::showKind);
    connect(m_kind, &QComboBox::activated, this, &PlayerChoice::chosen);
    connect(m_character, &QComboBox::activated, this, &PlayerChoice::chosen);
    connect(m_command, &QLineEdit::textEdited, this, [this] {
        m_typed = true;
        emit chosen();
    });
    showKind();
}

void PlayerChoice::showKind()
{
    const QString kind = m_kind->currentData().toString();
    m_more->setCurrentIndex(kind == programKind({}) ? 2 : level() > 0 ? 1 : 0);
}

bool PlayerChoice::typed() const
{
    return m_typed && occupantOf(player()) == Occupant::program;
}

void PlayerChoice::setPlayer(const QString &spec)
{
    m_typed = false;
    QString kind = spec, character;
    if (occupantOf(spec) == Occupant::program) {
        kind = programKind({});
        m_command->setText(commandOf(spec));
    } else if (const LevelChoice known = levelOf(spec.toStdString()); known.level) {
        kind = levelSpec(known.level->number);
        if (known.personality != &personalities().front())
            character = QString::fromUtf8(known.personality->id);
    } // a level or character that nobody knows keeps its whole name
    if (m_kind->findData(kind) < 0)
        m_kind->addItem(kind, kind);
    m_kind->setCurrentIndex(m_kind->findData(kind));
    m_character->setCurrentIndex(std::max(0, m_character->findData(character)));
}

QString PlayerChoice::player() const
{
    const QString kind = m_kind->currentData().toString();
    if (kind == programKind({})) {
        const QString command = m_command->text().trimmed();
        return command.isEmpty() ? levelSpec(kUsualLevel) : programKind(command);
    }
    const QString character = m_character->currentData().toString();
    return level() > 0 && !character.isEmpty() ? kind + u':' + character : kind;
}

int PlayerChoice::level() const
{
    const LevelChoice known = levelOf(m_kind->currentData().toString().toStdString());
    return known.level ? known.level->number : 0;
}

void PlayerChoice::setLevel(int level)
{
    const QString kind = m_kind->currentData().toString();
    const int at = m_kind->findData(levelSpec(level));
    if (kind != personKind() && kind != programKind({}) && at >= 0)
        m_kind->setCurrentIndex(at);
}

} // namespace sandbag
