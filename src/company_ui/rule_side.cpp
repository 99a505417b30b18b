// SPDX-License-Identifier: GPL-3.0-or-later
#include "rule_side.h"

#include "aimed_button.h"
#include "circle_rules.h"
#include "company_end.h"
#include "formats/rules_json.h"
#include "rule_book.h"
#include "rules_in_force_dialog.h"
#include "shades.h"
#include "wrapping_row.h"

#include <QLabel>
#include <QPushButton>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

namespace sandbag {

RuleFile ruleFileOf(const AgreedRules &rules)
{
    return {
        QString::fromStdString(rules.name), QString::fromStdString(rules.base), rules.rules, {}};
}

AgreedRules agreedRulesOf(const RuleFile &rules)
{
    return {rules.base.toStdString(), rules.name.toStdString(), rules.rules};
}

RuleSide::RuleSide(QWidget *parent)
    : QWidget(parent),
      m_sheet(new QTextBrowser),
      m_state(new QLabel),
      m_agree(new AimedButton(tr("I &Agree"))),
      m_change(new QPushButton(tr("Change the &Rules…")))
{
    m_sheet->setOpenLinks(false);
    m_sheet->setAccessibleName(tr("Rules of this table"));
    m_sheet->document()->setDocumentMargin(12);
    m_state->setWordWrap(true);
    m_agree->setObjectName(QStringLiteral("agree"));
    m_change->setObjectName(QStringLiteral("changeRules"));
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_sheet, 1);
    column->addWidget(m_state);
    auto *answers = new QWidget; // which are long in some languages
    auto *buttons = new WrappingRow(answers);
    buttons->addWidget(m_agree);
    buttons->addWidget(m_change);
    column->addWidget(answers);
    connect(m_sheet, &QTextBrowser::anchorClicked, this,
            [this](const QUrl &url) { RuleBook::open(window(), url.fragment()); });
    connect(m_agree, &AimedButton::meant, this, &RuleSide::agreed);
    connect(m_change, &QPushButton::clicked, this, &RuleSide::otherRulesWanted);
}

QList<QWidget *> RuleSide::tabStops() const
{
    return {m_agree, m_change, m_sheet};
}

void RuleSide::showRules(const CompanyEnd &end)
{
    RuleFile rules = ruleFileOf(end.rules());
    rules.base = QStringLiteral("standard"); // what everyone knows, whatever these were made from
    QStringList people;
    for (const Chair &chair : end.chairs()) {
        if (chair.person >= 0)
            people << chair.name;
    }
    const auto last = people.size() > 1 ? lastRulesOf(people) : std::nullopt;
    const QString html =
        last ? RulesInForceDialog::sheetHtml(rules, *last) : RulesInForceDialog::sheetHtml(rules);
    if (html != m_html) {
        m_html = html;
        m_agree->turn(); // what was read are other rules
        m_sheet->document()->setDefaultStyleSheet(
            QStringLiteral("a { color: %1 }").arg(linkText(palette()).name()));
        m_sheet->setHtml(html);
    }
    const bool seated = end.ownChair() >= 0;
    m_change->setEnabled(end.isHost() || seated);
    m_state->setText(!seated           ? tr("Take a seat first; then you can agree to these rules.")
                     : end.hasAgreed() ? tr("You have agreed to these rules.")
                                       : tr("Read the rules and agree to them. If someone changes "
                                            "them, everyone is asked again."));
}

} // namespace sandbag
