// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/result_panel.h"

#include "panels/table_button.h"
#include "scoring/end_condition.h"
#include "signs.h"
#include "text/translate.h"
#include "words.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace sandbag {

namespace {

QString titleOf(const Match &match, const QStringList &names, int viewer)
{
    if (match.over())
        return matchEndWords(match, names, viewer);
    const DealResult &result = match.results().back();
    const int number = static_cast<int>(match.results().size());
    if (result.voidReason == "misdeal")
        return ResultPanel::tr("Deal %1: a misdeal").arg(number);
    if (result.voidReason == "passed")
        return ResultPanel::tr("Deal %1: everybody passed").arg(number);
    if (!result.voidReason.empty())
        return ResultPanel::tr("Deal %1 does not count").arg(number);
    return ResultPanel::tr("Deal %1").arg(number);
}

} // namespace

QString matchEndWords(const Match &match, const QStringList &names, int viewer)
{
    const Standing &standing = match.standing();
    const Seating &seating = match.rules().seating;
    if (standing.winner < 0)
        return ResultPanel::tr("The match is over.");
    const QString who = sideName(seating, names, standing.winner, viewer);
    const QString reason = toText(standing.end->reason(match.rules().rules));
    if (seating.solo() && standing.winner == seating.sideOf(viewer))
        return ResultPanel::tr("You win the match. %1").arg(reason);
    return (seating.solo() ? ResultPanel::tr("%1 wins the match. %2", "one player")
                           : ResultPanel::tr("%1 win the match. %2", "a partnership"))
        .arg(who, reason);
}

ResultPanel::ResultPanel(const Match &match, const QStringList &names, int viewer, QWidget *parent)
    : TablePanel(parent)
{
    setTitle(titleOf(match, names, viewer));
    const Seating &seating = match.rules().seating;
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(28);
    grid->setVerticalSpacing(12);
    for (int i = 0; i < seating.sides; ++i)
        addSide(grid, match, names, viewer, (seating.sideOf(viewer) + i) % seating.sides, i);
    body()->addLayout(grid);
    addButtons(match.over());
}

void ResultPanel::addSide(QGridLayout *grid, const Match &match, const QStringList &names,
                          int viewer, int side, int place)
{
    const DealResult &result = match.results().back();
    const Seating &seating = match.rules().seating;
    auto *column = new QGridLayout;
    column->setHorizontalSpacing(12);
    column->setVerticalSpacing(2);
    int row = 0;
    const auto add = [&](const QString &text, const QString &points, bool strong) {
        auto *left = new QLabel(text, this);
        auto *right = new QLabel(points, this);
        left->setWordWrap(seating.sides > 2);
        right->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        for (QLabel *label : {left, right}) {
            QFont font = this->font();
            font.setBold(strong);
            label->setFont(font);
        }
        column->addWidget(left, row, 0);
        column->addWidget(right, row++, 1);
    };
    add(sideName(seating, names, side, viewer), QString(), true);
    for (const ScoreLine &line : result.score.lines()) {
        if (line.side != side)
            continue;
        QString text = toText(explain(line, result.facts.rulings));
        if (line.seat >= 0 && !seating.solo())
            text = QStringLiteral("%1: %2").arg(names.value(line.seat), text);
        add(text,
            line.points == 0 && line.bags != 0 ? tr("%n bag(s)", nullptr, line.bags)
                                               : signedPoints(line.points),
            false);
    }
    const auto index = static_cast<std::size_t>(side);
    add(tr("This deal"), signedPoints(result.score.side[index].points), false);
    add(tr("Total"), pointsText(result.after.totals[index]), true);
    column->setRowStretch(row, 1);
    const int columns = seating.sides > 4 ? 4 : seating.sides;
    grid->addLayout(column, place / columns, place % columns);
}

void ResultPanel::addPicture(QWidget *picture)
{
    body()->insertWidget(body()->count() - 1, picture);
}

void ResultPanel::addButtons(bool over)
{
    QHBoxLayout *row = addRow();
    if (!over) {
        TableButton *next = addButton(row, tr("Next deal"));
        next->setPrimary(true);
        connect(next, &TableButton::chosen, this, &ResultPanel::nextDeal);
        setFirst(next);
    } else {
        TableButton *again = addButton(row, tr("Play again"));
        again->setPrimary(true);
        connect(again, &TableButton::chosen, this, &ResultPanel::playAgain);
        connect(addButton(row, tr("Other rules…")), &TableButton::chosen, this,
                &ResultPanel::otherRules);
        setFirst(again);
    }
    connect(addButton(row, tr("Replay the deal")), &TableButton::chosen, this,
            &ResultPanel::replay);
}

} // namespace sandbag
