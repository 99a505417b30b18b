// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QLabel;
class QPushButton;
class QTextBrowser;

namespace sandbag {

class AimedButton;
class CompanyEnd;
struct AgreedRules;
struct RuleFile;

/// Rules of a table in company as the dialogs know them; the other way round below.
[[nodiscard]] RuleFile ruleFileOf(const AgreedRules &rules);
[[nodiscard]] AgreedRules agreedRulesOf(const RuleFile &rules);

/// The rules next to the table before the match, first what differs from Standard, and the person's
/// word on them.
class RuleSide : public QWidget
{
    Q_OBJECT

public:
    explicit RuleSide(QWidget *parent = nullptr);

    void showRules(const CompanyEnd &end);
    /// What Tab leads to, in that order: each link of the sheet is a stop of its own, so it is
    /// last.
    [[nodiscard]] QList<QWidget *> tabStops() const;

    /// The page that shows the rules turns it on and off, and says where the keys go then.
    [[nodiscard]] AimedButton *agreeButton() const { return m_agree; }

signals:
    void agreed();
    void otherRulesWanted();

private:
    QTextBrowser *m_sheet;
    QLabel *m_state;
    AimedButton *m_agree;
    QPushButton *m_change;
    QString m_html; ///< shown now: the same again would scroll back
};

} // namespace sandbag
