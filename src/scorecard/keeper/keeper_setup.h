// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/rules_json.h"

#include "match/record.h"

#include <QDialog>
#include <QList>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;

namespace sandbag {

/// A new match for a real table: which rules, who plays, who deals first.
class KeeperSetup : public QDialog
{
    Q_OBJECT

public:
    /// `rules` are offered before the named games, the first one is chosen.
    KeeperSetup(const QList<RuleFile> &rules, const QStringList &names, QWidget *parent = nullptr);

    /// Offers these rules too, and chooses them.
    void offer(const RuleFile &rules);

    /// A record without deals.
    [[nodiscard]] MatchRecord record() const;
    [[nodiscard]] int firstDealer() const;

    [[nodiscard]] const RuleFile &chosen() const;

signals:
    /// Someone wants to change them first.
    void houseRulesWanted(const sandbag::RuleFile &rules);

private:
    void fillRules();
    void showRules();

    QList<RuleFile> m_rules;
    QComboBox *m_choice;
    QLabel *m_summary;
    QFormLayout *m_form;
    QList<QLineEdit *> m_names;
    QComboBox *m_dealer;
};

} // namespace sandbag
