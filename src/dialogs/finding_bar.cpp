// SPDX-License-Identifier: GPL-3.0-or-later
#include "finding_bar.h"

#include "catalogue/catalogue_model.h"
#include "shades.h"
#include "text/option_words.h"
#include "text/translate.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sandbag {

FindingBar::FindingBar(QWidget *parent) : QFrame(parent), m_lines(new QVBoxLayout(this))
{
    m_lines->setContentsMargins(0, 0, 0, 0);
    m_lines->setSpacing(4);
    setVisible(false);
}

void FindingBar::clear()
{
    while (QLayoutItem *item = m_lines->takeAt(0)) {
        // A button of this line may be what was pressed just now.
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
}

void FindingBar::show(const CheckResult &findings)
{
    clear();
    for (const Finding &finding : findings.errors)
        add(finding, Weight::error, Scope::wholeTable);
    setVisible(!findings.errors.empty());
}

void FindingBar::showFor(const CheckResult &findings, std::string_view id)
{
    clear();
    const auto addAll = [&](const std::vector<Finding> &list, Weight weight) {
        for (const Finding &finding : list) {
            if (std::any_of(finding.ids.begin(), finding.ids.end(),
                            [id](const char *other) { return other == id; }))
                add(finding, weight, Scope::oneOption);
        }
    };
    addAll(findings.errors, Weight::error);
    addAll(findings.notes, Weight::note);
    setVisible(m_lines->count() > 0);
}

void FindingBar::add(const Finding &finding, Weight weight, Scope scope)
{
    const bool error = weight == Weight::error;
    const bool wholeTable = scope == Scope::wholeTable;
    auto *line = new QWidget;
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    auto *text = new QLabel((error ? QChar(0x26a0) : QChar(0x2139)) + QStringLiteral(" ") +
                            toText(finding.text));
    text->setWordWrap(true);
    if (error) {
        QPalette colours = text->palette();
        colours.setColor(QPalette::WindowText, errorText(palette()));
        text->setPalette(colours);
    }
    row->addWidget(text, 1);
    if (wholeTable && !finding.ids.empty()) {
        auto *go = new QPushButton(tr("Show"));
        const QString id = QString::fromLatin1(finding.ids.front());
        go->setAccessibleName(tr("Show: %1").arg(toText(finding.text)));
        go->setAutoDefault(false);
        connect(go, &QPushButton::clicked, this, [this, id] { emit optionWanted(id); });
        row->addWidget(go);
    }
    if (!finding.fix.empty()) {
        const QString words = CatalogueModel::fixWords(finding);
        auto *fix = new QPushButton(wholeTable ? words : tr("Fix"));
        fix->setToolTip(words);
        fix->setAccessibleName(tr("Fix: %1").arg(words));
        fix->setAutoDefault(false);
        fix->setObjectName(QStringLiteral("fix"));
        connect(fix, &QPushButton::clicked, this, [this, finding] { emit fixWanted(finding); });
        row->addWidget(fix);
    }
    m_lines->addWidget(line);
}

} // namespace sandbag
