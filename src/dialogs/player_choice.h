// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QLineEdit;
class QStackedWidget;

namespace sandbag {

/// Who plays at one seat: a person, a computer of some level and character, or another program by
/// the command that starts it.
class PlayerChoice : public QWidget
{
    Q_OBJECT

public:
    /// `seat` counts from 1, for the names that are read aloud.
    explicit PlayerChoice(int seat, QWidget *parent = nullptr);

    /// A name as the files have it: "level:3:bold", "external:COMMAND" …. One of none of
    /// these kinds is kept as it is.
    void setPlayer(const QString &spec);
    [[nodiscard]] QString player() const;
    /// The command of another program was typed here, or `known` to have been.
    void setTyped(bool known) { m_typed = known; }
    [[nodiscard]] bool typed() const;
    /// 0 where no computer with a level plays.
    [[nodiscard]] int level() const;
    /// The computer's level, its character kept; people and other programs stay.
    void setLevel(int level);

signals:
    /// Someone chose another player.
    void chosen();

private:
    void showKind();

    QComboBox *m_kind;
    QComboBox *m_character;
    QLineEdit *m_command;
    bool m_typed = false;   ///< the command
    QStackedWidget *m_more; ///< the character, the command, or nothing
};

} // namespace sandbag
