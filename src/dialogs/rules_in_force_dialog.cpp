// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules_in_force_dialog.h"

#include "compare_rules_dialog.h"
#include "rule_book.h"
#include "rulebook/describe.h"
#include "rules/catalogue.h"
#include "shades.h"
#include "tab_order.h"
#include "text/option_words.h"
#include "text/translate.h"
#include "ui_rules_in_force_dialog.h"

#include <QPushButton>
#include <QTextDocument>

namespace sandbag {

namespace {

QString changesHtml(const RuleFile &table, const Preset &base)
{
    const RuleSet original = rulesOf(base);
    QString html;
    for (const Option *option : differences(table.rules, original)) {
        html +=
            RulesInForceDialog::tr("<li><a href=\"#%1\">%2</a>: <b>%3</b> (%4: %5)</li>")
                .arg(QString::fromLatin1(option->id), titleOf(*option).toHtmlEscaped(),
                     valueWords(*option, table.rules).toHtmlEscaped(),
                     titleOf(base).toHtmlEscaped(), valueWords(*option, original).toHtmlEscaped());
    }
    return html;
}

/// The name, and what differs from the game that the rules are based on.
QString headHtml(const RuleFile &table)
{
    const Preset *preset = findPreset(table.base.toStdString());
    const Preset &base = preset ? *preset : *findPreset("standard");
    const QString title = table.name.isEmpty() ? titleOf(base) : table.name;
    QString html = QStringLiteral("<h1>%1</h1>").arg(title.toHtmlEscaped());
    const QString changes = changesHtml(table, base);
    html +=
        changes.isEmpty()
            ? RulesInForceDialog::tr("<p>Exactly <b>%1</b>.</p>").arg(titleOf(base).toHtmlEscaped())
            : RulesInForceDialog::tr("<p>Like <b>%1</b>, with these changes:</p>")
                      .arg(titleOf(base).toHtmlEscaped()) +
                  QStringLiteral("<ul>") + changes + QStringLiteral("</ul>");
    return html;
}

QString sinceHtml(const RuleFile &table, const RuleSet &last)
{
    QString html;
    for (const Option *option : differences(table.rules, last))
        html += RulesInForceDialog::tr("<li><a href=\"#%1\">%2</a>: <b>%3</b> (before: %4)</li>")
                    .arg(QString::fromLatin1(option->id), titleOf(*option).toHtmlEscaped(),
                         valueWords(*option, table.rules).toHtmlEscaped(),
                         valueWords(*option, last).toHtmlEscaped());
    if (html.isEmpty())
        return RulesInForceDialog::tr("<p>The same as in your last match together.</p>");
    return RulesInForceDialog::tr("<p>Different from your last match together:</p>") +
           QStringLiteral("<ul>") + html + QStringLiteral("</ul>");
}

QString bodyHtml(const RuleFile &table)
{
    QString html;
    for (const SheetSection &section : describe(table.rules)) {
        html += QStringLiteral("<h3>%1</h3>").arg(toText(section.heading).toHtmlEscaped());
        for (const Sentence &line : section.lines)
            html += QStringLiteral("<p>%1</p>").arg(toText(line).toHtmlEscaped());
    }
    return html;
}

} // namespace

RulesInForceDialog::RulesInForceDialog(const RulesLibrary *library, const RuleFile &inForce,
                                       QWidget *parent)
    : QDialog(parent), m_ui(std::make_unique<Ui::RulesInForceDialog>())
{
    m_ui->setupUi(this);
    m_ui->cards->hide();
    m_ui->sheet->document()->setDefaultStyleSheet(
        QStringLiteral("a { color: %1 }").arg(linkText(palette()).name()));
    m_ui->sheet->document()->setDocumentMargin(16);
    m_ui->sheet->setHtml(sheetHtml(inForce));
    connect(m_ui->sheet, &QTextBrowser::anchorClicked, this,
            [this](const QUrl &url) { RuleBook::open(this, url.fragment()); });

    const auto add = [this](const QString &text, const QString &tip) {
        QPushButton *button = m_ui->buttons->addButton(text, QDialogButtonBox::ActionRole);
        button->setToolTip(tip);
        button->setAutoDefault(false);
        return button;
    };
    connect(add(tr("Copy Rules t&o New Match…"),
                tr("This match's rules can't change; edit a copy instead")),
            &QPushButton::clicked, this, [this, inForce] {
                accept();
                emit copyWanted(inForce);
            });
    connect(add(tr("Com&pare…"), tr("Compare with other rules")), &QPushButton::clicked, this,
            [this, library, inForce] {
                auto *compare = new CompareRulesDialog(library, inForce, this);
                compare->setAttribute(Qt::WA_DeleteOnClose);
                compare->open();
            });
    connect(add(tr("Pri&nt…"), tr("Print the rule sheet")), &QPushButton::clicked, this,
            [this, inForce] { emit printWanted(inForce); });
    setTabOrders({m_ui->sheet}, *m_ui->buttons);
    connect(m_ui->buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void RulesInForceDialog::setCards(const QString &text)
{
    m_ui->cards->setText(text);
    m_ui->cards->setVisible(!text.isEmpty());
}

RulesInForceDialog::~RulesInForceDialog() = default;

QString RulesInForceDialog::sheetHtml(const RuleFile &table)
{
    return headHtml(table) + bodyHtml(table);
}

QString RulesInForceDialog::sheetHtml(const RuleFile &table, const RuleSet &last)
{
    return headHtml(table) + sinceHtml(table, last) + bodyHtml(table);
}

} // namespace sandbag
