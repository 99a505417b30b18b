// SPDX-License-Identifier: GPL-3.0-or-later
#include "keeper/entry_panel.h"

#include "entry/ask_row.h"
#include "fit_to_type.h"
#include "keeper/entry_edit.h"
#include "keeper/key_pad.h"
#include "key_map.h"
#include "paint/paper.h"
#include "paint/score_table.h"
#include "scoring/deal_score.h"
#include "text/numbers.h"
#include "text/shown_text.h"
#include "text/translate.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sandbag {

namespace {

/// Where the form is larger than its window it goes with what is typed.
void keepInSight(QWidget &field)
{
    for (QWidget *around = field.parentWidget(); around; around = around->parentWidget())
        if (auto *scroll = qobject_cast<QScrollArea *>(around))
            return scroll->ensureWidgetVisible(&field);
}

} // namespace

EntryPanel::EntryPanel(QWidget *parent)
    : QWidget(parent),
      m_grid(new QGridLayout),
      m_help(new QLabel(this)),
      m_pad(new KeyPad(this)),
      m_problem(new QLabel(this)),
      m_allTheSame(new QPushButton(tr("Score as Entere&d"), this)),
      m_score(new QLabel(this)),
      m_enter(new QPushButton(this))
{
    m_grid->setColumnStretch(4, 1);
    m_grid->setColumnMinimumWidth(2, 16);
    m_grid->setVerticalSpacing(8);
    for (QLabel *label : {m_help, m_problem, m_score})
        label->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_score->setTextFormat(Qt::RichText);
    QPalette alarm = palette();
    alarm.setColor(QPalette::WindowText, paperOf(palette()).alarm);
    m_problem->setPalette(alarm);
    m_enter->setAutoDefault(false);
    m_allTheSame->setCheckable(true);
    m_allTheSame->setAutoDefault(false);
    m_allTheSame->setFocusPolicy(Qt::NoFocus);
    tipWithKey(m_allTheSame, tr("Score the deal as entered and note it on the scorecard"),
               "keeper.as_played");
    connect(m_allTheSame, &QPushButton::clicked, this, &EntryPanel::setAllTheSame);
    connect(m_enter, &QPushButton::clicked, this, &EntryPanel::finish);
    connect(m_pad, &KeyPad::chosen, this, &EntryPanel::choose);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(12);
    column->addLayout(m_grid);
    column->addWidget(m_problem);
    column->addWidget(m_allTheSame, 0, Qt::AlignLeft);
    column->addWidget(m_score);
    column->addWidget(m_enter, 0, Qt::AlignLeft);
    column->addWidget(m_pad);
    column->addWidget(m_help);
    column->addStretch(1);
    fitToType(*this, [this] { takeType(); });
}

EntryPanel::~EntryPanel() = default;

void EntryPanel::setDraft(EntryDraft draft, const QStringList &sides, const QString &button)
{
    m_draft = std::make_unique<EntryDraft>(std::move(draft));
    m_sides = sides;
    m_enter->setText(button);
    refresh();
}

void EntryPanel::refresh()
{
    layOutRows();
    showState();
}

int EntryPanel::rowOf(const EntryField &field) const
{
    for (int i = 0; i < m_rows.size(); ++i)
        if (m_rows[i].field == field)
            return i;
    return -1;
}

/// Keeps the widgets of fields that stay, so that the focus is not lost while typing.
void EntryPanel::layOutRows()
{
    const QList<EntryField> fields = m_draft->fields();
    QList<Row> old = m_rows;
    m_rows.clear();
    int bids = 0, tricks = 0;
    for (const EntryField &field : fields)
        bids += field.isBid() ? 1 : 0, tricks += field.isTricks() ? 1 : 0;
    int left = 0, right = 0, below = std::max(bids, tricks);
    for (const EntryField &field : fields) {
        const auto kept = std::find_if(old.begin(), old.end(),
                                       [&](const Row &row) { return row.field == field; });
        if (kept != old.end()) {
            m_rows << *kept;
            old.erase(kept);
        } else {
            m_rows << Row{field};
        }
        const bool beside = bids > 0 && field.isTricks();
        if (field.isBid())
            addRow(field, left++, 0);
        else if (field.isTricks())
            addRow(field, right++, beside ? 3 : 0);
        else
            addRow(field, below++, 0);
    }
    for (const Row &row : old) {
        row.label->deleteLater();
        row.edit->deleteLater();
    }
    for (int i = 1; i < m_rows.size(); ++i)
        setTabOrder(m_rows[i - 1].edit, m_rows[i].edit);
    shareWidth();
    m_current = std::min(m_current, static_cast<int>(m_rows.size()) - 1);
}

void EntryPanel::addRow(const EntryField &field, int gridRow, int column)
{
    Row &row = m_rows.back();
    row.right = column > 0;
    if (!row.edit) {
        row.label = new QLabel(this);
        row.edit = new EntryEdit(this);
        row.label->setBuddy(row.edit);
        connect(row.edit, &QLineEdit::textEdited, this,
                [this, field](const QString &text) { edited(field, text); });
        connect(row.edit, &EntryEdit::goOn, this, [this, field] { step(rowOf(field), 1); });
        connect(row.edit, &EntryEdit::answered, this, [this, field] {
            if (!waitsAt(rowOf(field)))
                step(rowOf(field), 1);
        });
        connect(row.edit, &EntryEdit::goBack, this, [this, field] { step(rowOf(field), -1); });
        connect(row.edit, &EntryEdit::finish, this, &EntryPanel::finish);
        connect(row.edit, &EntryEdit::previous, this, &EntryPanel::previousDeal);
        connect(row.edit, &EntryEdit::next, this, &EntryPanel::nextDeal);
        connect(row.edit, &EntryEdit::focused, this, [this, field] { showCurrent(rowOf(field)); });
    }
    const QString question = m_draft->question(field);
    row.label->setText(withoutKey(question));
    row.label->setWordWrap(true);
    const bool held = m_draft->heldBy(field) >= 0;
    row.edit->setEnabled(!held);
    row.label->setEnabled(!held);
    row.edit->setAccessibleName(question);
    row.edit->setToolTip(m_draft->help(field));
    if (row.edit->text() != m_draft->text(field))
        row.edit->setText(m_draft->text(field));
    takeRowType(row);
    const bool wide = askRow(field.ask).wide;
    m_grid->addWidget(row.label, gridRow, column);
    m_grid->addWidget(row.edit, gridRow, column + 1, 1, wide ? 4 : 1, Qt::AlignLeft);
    row.label->show();
    row.edit->show();
}

void EntryPanel::edited(const EntryField &field, const QString &text)
{
    m_draft->setText(field, text);
    layOutRows();
    showState();
    emit typed();
    if (!m_draft->isWhole(field, text))
        return;
    const int row = rowOf(field);
    if (m_rows[row].edit->hasFault())
        m_rows[row].edit->selectAll(); // the next key replaces what cannot be
    else if (const int next = rowFrom(row, 1); next >= 0)
        goTo(next);
}

void EntryPanel::setAllTheSame(bool same)
{
    m_draft->setAllTheSame(same);
    refresh();
    emit typed();
    const bool here = m_current >= 0 && !m_rows[m_current].edit->text().trimmed().isEmpty();
    if (const int next = here ? rowFrom(m_current, 1) : -1; same && next >= 0)
        goTo(next);
}

/// The next question that way which is asked; −1 beyond the ends.
int EntryPanel::rowFrom(int row, int by) const
{
    do
        row += by;
    while (row >= 0 && row < m_rows.size() && !m_rows[row].edit->isEnabled());
    return row < m_rows.size() ? row : -1;
}

/// Enter says that an answer is whole. An answer that was whole by itself has moved on already, and
/// the Enter after it must not pass over the question that came next.
bool EntryPanel::waitsAt(int row) const
{
    const Row &asked = m_rows[row];
    return asked.edit->isEnabled() && asked.edit->text().trimmed().isEmpty() &&
           m_draft->usual(asked.field).isEmpty();
}

void EntryPanel::goTo(int row)
{
    m_rows[row].edit->setFocus();
    m_rows[row].edit->selectAll(); // it may have had the focus, with the text of another deal
    showCurrent(row);              // also in a window that is not the active one
}

void EntryPanel::choose(const EntryChoice &choice)
{
    if (m_current < 0)
        return;
    const Row row = m_rows[m_current];
    const QString text = choice.suffix ? row.edit->text() + choice.keys : choice.keys;
    row.edit->setText(text);
    row.edit->deselect();
    edited(row.field, text);
    // What was clicked is meant whole, even where more could be typed behind it.
    const bool more = choice.suffix || std::any_of(m_rows.begin(), m_rows.end(), [](const Row &r) {
                          return r.field.ask == Fact::trickOrder;
                      });
    if (!more && m_current == rowOf(row.field) && !row.edit->hasFault())
        step(m_current, 1);
}

void EntryPanel::step(int from, int by)
{
    const int to = rowFrom(from, by);
    if (to >= 0)
        goTo(to);
    else if (by > 0)
        finish();
}

void EntryPanel::focusFirst()
{
    if (m_rows.isEmpty())
        return;
    for (int row = 0; row < m_rows.size(); ++row)
        if (waitsAt(row))
            return goTo(row);
    goTo(0);
}

void EntryPanel::finish()
{
    const EntryState state = m_draft->check();
    showState();
    if (state.problem.isEmpty() && state.missing.isEmpty()) {
        if (state.doubt != std::exchange(m_doubted, state.doubt) && !state.doubt.isEmpty())
            return m_problem->setText(tr("%1 Press Enter again to accept.").arg(state.doubt));
        emit completed(state.record);
        return;
    }
    if (state.problem.isEmpty())
        m_problem->setText(tr("Still missing: %1.").arg(state.missing));
    if (state.fault >= 0) {
        goTo(state.fault);
        m_rows[state.fault].edit->selectAll();
        return;
    }
    for (int row = 0; row < m_rows.size(); ++row)
        if (waitsAt(row))
            return goTo(row);
}

void EntryPanel::refuse(const QString &why)
{
    m_problem->setText(why);
}

QString EntryPanel::problem() const
{
    return m_problem->text();
}

void EntryPanel::showState()
{
    const EntryState state = m_draft->check();
    for (int i = 0; i < m_rows.size(); ++i) {
        m_rows[i].edit->setFault(i == state.fault);
        m_rows[i].edit->setPlaceholderText(m_draft->usual(m_rows[i].field));
    }
    showJudgement(state);
    m_enter->setEnabled(state.problem.isEmpty() && state.missing.isEmpty());
    showCurrent(m_current);
}

void EntryPanel::showJudgement(const EntryState &state)
{
    m_problem->setText(state.problem);
    m_allTheSame->setVisible(state.mayStand || m_draft->allTheSame());
    m_allTheSame->setChecked(m_draft->allTheSame());
    m_score->setText(state.score ? scoreText(state) : rulingsText(state.record.rulings));
}

void EntryPanel::showCurrent(int row)
{
    if (row < 0 || row >= m_rows.size())
        return;
    m_current = row;
    for (int i = 0; i < m_rows.size(); ++i)
        m_rows[i].label->setFont(larger(font(), kQuestionType, i == row));
    keepInSight(*m_rows[row].edit);
    m_help->setText(m_draft->help(m_rows[row].field));
    m_pad->setChoices(m_draft->choices(m_rows[row].field));
}

/// Before there is a score that has them as lines.
QString EntryPanel::rulingsText(const std::vector<Ruling> &rulings) const
{
    QStringList rows;
    for (const Ruling &ruling : rulings)
        rows << tr("Ruling: %1, points %2, bags %3. %4", "side, points, bags, reason")
                    .arg(m_sides.value(ruling.side), signedPoints(ruling.points),
                         signedPoints(ruling.bags), QString::fromStdString(ruling.reason))
                    .toHtmlEscaped();
    return rows.join(QStringLiteral("<br>"));
}

QString EntryPanel::scoreText(const EntryState &state) const
{
    QStringList rows;
    for (int side = 0; side < m_sides.size(); ++side) {
        const SideScore &score = state.score->side[side];
        QStringList lines;
        for (const ScoreLine &line : state.score->lines()) {
            if (line.side != side)
                continue;
            const QString words = toText(explain(line, state.facts->rulings));
            const bool bagsAlone = line.points == 0 && line.bags != 0; // the words tell them
            lines << (bagsAlone ? words : words + u' ' + signedPoints(line.points));
        }
        rows << QStringLiteral("<b>%1 %2</b> %3")
                    .arg(m_sides[side].toHtmlEscaped(), signedPoints(score.points),
                         lines.join(QStringLiteral("; ")).toHtmlEscaped());
    }
    return rows.join(QStringLiteral("<br>"));
}

} // namespace sandbag
