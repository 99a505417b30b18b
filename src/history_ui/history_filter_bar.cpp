// SPDX-License-Identifier: GPL-3.0-or-later
#include "history_filter_bar.h"

#include "fit_to_type.h"
#include "library_worker.h"
#include "reach_by.h"
#include "wrapping_row.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QTimer>

#include <algorithm>
#include <memory>

namespace sandbag {

namespace {

/// So long after a letter another one may come.
constexpr int kBetweenLetters = 20;

} // namespace

HistoryFilterBar::HistoryFilterBar(LibraryWorker *worker, QWidget *parent)
    : QWidget(parent),
      m_worker(worker),
      m_search(new QLineEdit(this)),
      m_rules(new QComboBox(this)),
      m_players(new QComboBox(this)),
      m_table(new QComboBox(this)),
      m_result(new QComboBox(this)),
      m_typing(new QTimer(this))
{
    auto *line = new QHBoxLayout(this);
    line->setContentsMargins(0, 0, 0, 0);
    auto *choices = new QWidget(this);
    auto *row = new WrappingRow(choices);
    m_search->setPlaceholderText(tr("Search names, rules, dates, points"));
    m_search->setAccessibleName(tr("Search"));
    m_search->setClearButtonEnabled(true);
    m_rules->setAccessibleName(tr("Rules"));
    m_players->setAccessibleName(tr("Players"));
    m_table->setAccessibleName(tr("Table"));
    m_result->setAccessibleName(tr("Result"));
    addChoices();
    keepLetters(*m_search, 16);
    line->addWidget(m_search, 1, Qt::AlignTop);
    line->addWidget(choices, 2);
    const std::pair<QComboBox *, Qt::Key> boxes[] = {
        {m_rules, Qt::Key_1}, {m_players, Qt::Key_2}, {m_table, Qt::Key_3}, {m_result, Qt::Key_4}};
    for (const auto &[box, key] : boxes) {
        row->addWidget(box);
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        keepLetters(*box, 10);
        reachBy(box, QKeySequence(Qt::ALT | key));
        connect(box, &QComboBox::activated, this, &HistoryFilterBar::changed);
    }
    reachBy(m_search, "window.find");
    fitToType(*m_rules,
              [this] { m_rules->setMaximumWidth(m_rules->fontMetrics().averageCharWidth() * 30); });
    m_typing->setSingleShot(true);
    m_typing->setInterval(kBetweenLetters);
    connect(m_search, &QLineEdit::textChanged, m_typing, qOverload<>(&QTimer::start));
    connect(m_typing, &QTimer::timeout, this, &HistoryFilterBar::changed);
}

void HistoryFilterBar::addChoices()
{
    m_rules->addItem(tr("Any rules"), QString());
    m_players->addItem(tr("Any number of players"), 0);
    for (int players = 2; players <= 8; ++players)
        m_players->addItem(tr("%n player(s)", nullptr, players), players);
    using Table = HistoryFilter::Table;
    m_table->addItem(tr("All matches"), static_cast<int>(Table::any));
    m_table->addItem(tr("On this computer"), static_cast<int>(Table::computers));
    m_table->addItem(tr("With real cards"), static_cast<int>(Table::people));
    using Result = HistoryFilter::Result;
    m_result->addItem(tr("Any result"), static_cast<int>(Result::any));
    m_result->addItem(tr("Won"), static_cast<int>(Result::won));
    m_result->addItem(tr("Lost"), static_cast<int>(Result::lost));
    m_result->addItem(tr("Not finished"), static_cast<int>(Result::unfinished));
}

HistoryFilter HistoryFilterBar::filter() const
{
    HistoryFilter filter;
    filter.text = m_search->text();
    filter.rulesHash = m_rules->currentData().toString();
    filter.players = m_players->currentData().toInt();
    filter.table = static_cast<HistoryFilter::Table>(m_table->currentData().toInt());
    filter.result = static_cast<HistoryFilter::Result>(m_result->currentData().toInt());
    return filter;
}

/// The rules that were played most come first.
void HistoryFilterBar::refresh()
{
    const auto rules = std::make_shared<QList<PlayedRules>>();
    m_worker->ask(
        this, [rules](HistoryIndex &index) { *rules = playedRules(index); },
        [this, rules](const std::optional<FileError> &error) {
            if (!error)
                fillRules(*rules);
        });
}

void HistoryFilterBar::fillRules(const QList<PlayedRules> &rules)
{
    const QString before = m_rules->currentData().toString();
    while (m_rules->count() > 1)
        m_rules->removeItem(1);
    for (const auto &[name, hash] : rules)
        m_rules->addItem(name, hash);
    m_rules->setCurrentIndex(std::max(0, m_rules->findData(before)));
}

} // namespace sandbag
