// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "boards/board_set.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace sandbag {

/// Chooses which boards to play, and with whom they are compared. Says at once which boards a
/// number or a file holds, or what is wrong with it.
class BoardsDialog : public QDialog
{
    Q_OBJECT

public:
    /// `atTable`: the rules that are offered first; `rulesName` as people call them.
    BoardsDialog(const CodedRules &atTable, const QString &rulesName, QWidget *parent = nullptr);

signals:
    void chosen(const sandbag::BoardSet &set);

private:
    [[nodiscard]] CodedRules rules() const;
    [[nodiscard]] int count() const;
    [[nodiscard]] std::variant<BoardSet, QString> boards() const;
    void refresh();
    void begin();
    void makeFields(const QString &rulesName);

    CodedRules m_atTable;
    QComboBox *m_game;
    QComboBox *m_count;
    QComboBox *m_rivals;
    QComboBox *m_level;
    QSpinBox *m_seats;
    QCheckBox *m_carried;
    QLineEdit *m_number;
    QLabel *m_says;
    QPushButton *m_begin;
};

} // namespace sandbag
