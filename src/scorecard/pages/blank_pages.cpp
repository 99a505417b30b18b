// SPDX-License-Identifier: GPL-3.0-or-later
#include "pages/blank_pages.h"

#include "match/agreements.h"
#include "match/match.h"
#include "page_frame.h"
#include "pages/score_pages.h"
#include "paint/score_table.h"
#include "paint/scorecard_text.h"
#include "scoring/scoring_rule.h"

#include <QPainter>

#include <algorithm>

namespace sandbag {

namespace {

constexpr double kRow = 21; ///< room for handwriting

/// Columns in addition to bid, tricks, bags and total that the rules in force give something to
/// write into.
QList<ScoreColumn> specialColumns(const RuleSet &rules)
{
    bool nil = false, bonus = false;
    eachRuleInForce(rules, Seating(rules), [&](const ScoringRule &rule) {
        nil |= rule.column == BlankColumn::nil;
        bonus |= rule.column == BlankColumn::bonus;
    });
    QList<ScoreColumn> columns;
    if (nil)
        columns << ScoreColumn::nil;
    if (bonus)
        columns << ScoreColumn::bonus;
    return columns;
}

ScoreSheet emptySheet(const MatchRecord &record)
{
    MatchRecord nameless = record;
    nameless.players.clear();
    nameless.deals.clear();
    ScoreSheet sheet = scoreSheetOf(Match(nameless));
    for (SheetSide &side : sheet.sides)
        side.name.clear();
    for (QString &player : sheet.players)
        player.clear();
    return sheet;
}

class BlankPages : public PrintPages
{
public:
    BlankPages(ScoreSheet sheet, const RuleSet &rules, QSizeF area)
        : m_sheet(std::move(sheet)),
          m_rules(rules),
          m_table(ScoreTable::blank(m_sheet, area.width(), specialColumns(rules)))
    {
        m_frame.area = area;
        m_frame.title = ScorecardText::tr("Spades");
        m_frame.subtitle = gameLine(m_sheet);
        m_frame.dateLine = true;
        m_frame.foot = m_sheet.rulesLine;
    }

    [[nodiscard]] int count() const override { return 1; }

    void paint(QPainter &painter, int) const override
    {
        PageCanvas canvas(painter);
        m_frame.paint(canvas, 0);
        m_table.paintHead(canvas, m_frame.top());
        const double top = m_frame.top() + m_table.headHeight();
        const double end = m_frame.bottom() - footRows() * kRow - 8;
        const int rows = std::max(1, static_cast<int>((end - top) / kRow));
        const double height = std::min((end - top) / rows, kRow * 1.2);
        for (int row = 0; row < rows; ++row)
            m_table.paintEmptyRow(canvas, top + row * height, height, numberOf(row));
        const double bottom = top + rows * height;
        m_table.paintFrame(canvas, m_frame.top(), bottom);
        paintFootRows(canvas, bottom + 4);
    }

private:
    /// Deals beyond `win_deals` are played only to break a tie: they have no number.
    [[nodiscard]] int numberOf(int row) const
    {
        return m_rules.win_deals > 0 && row >= m_rules.win_deals ? 0 : row + 1;
    }
    [[nodiscard]] bool tally() const
    {
        return m_rules.bonus_split && m_sheet.sides.size() < m_sheet.players.size();
    }
    [[nodiscard]] int footRows() const
    {
        return 1 + (m_rules.win_sets_in_a_row > 0 ? 1 : 0) + (m_rules.win_sets_total > 0 ? 1 : 0) +
               (m_rules.win_minutes > 0 ? 1 : 0) + (tally() ? 1 : 0);
    }

    void paintFootRows(PageCanvas &canvas, double y) const
    {
        const int players = static_cast<int>(m_sheet.players.size());
        if (m_rules.win_sets_in_a_row > 0)
            y = paintBlanks(canvas, y, ScorecardText::tr("Sets in a row"),
                            static_cast<int>(m_sheet.sides.size()));
        if (m_rules.win_sets_total > 0)
            y = paintBlanks(canvas, y, ScorecardText::tr("Sets in total"),
                            static_cast<int>(m_sheet.sides.size()));
        if (m_rules.win_minutes > 0)
            y = paintBlanks(canvas, y, ScorecardText::tr("Start · end"), 2);
        if (tally())
            y = paintBlanks(canvas, y, ScorecardText::tr("Bonuses of each player"), players);
        paintBlanks(canvas, y, ScorecardText::tr("Signatures"), players);
    }

    double paintBlanks(PageCanvas &canvas, double y, const QString &title, int count) const
    {
        const TextStyle style{7.5, false, false, Qt::AlignLeft | Qt::AlignBottom, kSoftInk};
        const double width = m_frame.area.width();
        const double first = std::min(110.0, width * 0.25);
        canvas.fitted(QRectF(0, y, first - 6, kRow - 4), style, title);
        const double step = (width - first) / count;
        for (int i = 0; i < count; ++i)
            canvas.line({first + i * step, y + kRow - 4, first + (i + 1) * step - 8, y + kRow - 4},
                        0.5);
        return y + kRow;
    }

    ScoreSheet m_sheet;
    RuleSet m_rules;
    ScoreTable m_table;
    PageFrame m_frame;
};

} // namespace

PrintJob blankJob(const MatchRecord &record)
{
    const ScoreSheet sheet = emptySheet(record);
    const RuleSet rules = agreedNow(record).rules;
    const auto layOut = [=](QSizeF area) -> std::unique_ptr<PrintPages> {
        return std::make_unique<BlankPages>(sheet, rules, area);
    };
    return {ScorecardText::tr("Blank scorecard"), layOut, sheet.sides.size() >= kManySides};
}

} // namespace sandbag
