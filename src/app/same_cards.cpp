// SPDX-License-Identifier: GPL-3.0-or-later
#include "same_cards.h"

#include "daily_window.h"
#include "fair_dialog.h"
#include "formats/loaded_match.h"
#include "formats/record_members.h"
#include "game_session.h"
#include "main_window.h"
#include "match_files.h"
#include "number_dialog.h"
#include "numbers/deal_number.h"
#include "numbers/rival.h"
#include "rules_in_force_dialog.h"
#include "share_dialog.h"

namespace sandbag {

namespace {

/// In the file of a match that was begun as the deal of a day: its date and game.
const QString kDaily = QStringLiteral("daily");
const QString kDate = QStringLiteral("date");
const QString kGame = QStringLiteral("game");
const QString kMatch = QStringLiteral("match");

} // namespace

SameCards::SameCards(MainWindow *table) : QObject(table), m_table(table)
{
    connect(&m_table->session(), &GameSession::dealEnded, this, &SameCards::onDealEnded);
    connect(&m_table->session(), &GameSession::allDealt, this, [this] {
        if (!m_table->session().files().noted(kDaily).isUndefined())
            showDaily();
    });
}

FairCards SameCards::takeNext()
{
    return std::exchange(m_next, FairCards::drawn());
}

QJsonObject SameCards::members() const
{
    return m_table->session().files().content().other;
}

QString SameCards::numberAtTable() const
{
    const GameSession &session = m_table->session();
    if (!session.hasMatch())
        return {};
    const QString played = session.files().noted(record_member::number).toString();
    return played.isEmpty() ? numberOfLastDeal(session.match(), members()) : played;
}

void SameCards::playNumber()
{
    CodedRules rules;
    if (const GameSession &session = m_table->session(); session.hasMatch())
        rules = {QString::fromStdString(session.match().record().base), session.match().rules()};
    auto *dialog = new NumberDialog(rules, m_table);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &NumberDialog::numberChosen, this, &SameCards::playByNumber);
    connect(dialog, &NumberDialog::matchChosen, this,
            [this](const LoadedMatch &match) { m_table->play(match); });
    dialog->open();
}

void SameCards::playByNumber(const QString &number)
{
    const auto read = readNumber(number);
    const auto *cards = std::get_if<NumberedCards>(&read);
    if (!cards)
        return;
    MatchPlan plan;
    plan.rules = cards->rules.rules;
    plan.base = cards->rules.base;
    plan.number = number;
    m_table->play(plan);
}

void SameCards::playDaily(const DailyDeal &day)
{
    MatchPlan plan;
    plan.rules = day.cards.rules.rules;
    plan.base = day.cards.rules.base;
    plan.number = day.number;
    plan.seats = m_table->settings().seatsFor(Seating(plan.rules).players);
    for (qsizetype seat = 0; seat < plan.seats.size(); ++seat)
        plan.seats[seat].player = seat == 0 ? personKind() : DailyWindow::companion();
    QJsonObject told{{kDate, day.date.toString(Qt::ISODate)}, {kGame, day.game}};
    if (day.match) {
        told.insert(kMatch, true);
        plan.dealsAtMost = kDailyDeals;
    }
    plan.noted.insert(kDaily, told);
    m_table->play(plan);
}

void SameCards::onDealEnded()
{
    const GameSession &session = m_table->session();
    const QJsonObject daily = session.files().noted(kDaily).toObject();
    if (daily.isEmpty())
        return;
    const Match &match = session.match();
    const bool whole = daily.value(kMatch).toBool();
    const bool last = match.over() || match.results().size() == kDailyDeals;
    if (whole ? !last : match.results().size() != 1)
        return;
    const QDate date = QDate::fromString(daily.value(kDate).toString(), Qt::ISODate);
    const auto points =
        whole ? std::optional(match.standing().totals[0]) : pointsInDeal(match, 0, 0);
    if (!points || !date.isValid())
        return;
    showDaily();
    m_daily->enter(date, daily.value(kGame).toString(), *points, whole);
}

void SameCards::showDaily()
{
    if (!m_daily) {
        m_daily = new DailyWindow(QDate::currentDate(), m_table);
        m_daily->setAttribute(Qt::WA_DeleteOnClose);
        connect(m_daily, &DailyWindow::playWanted, this, &SameCards::playDaily);
        connect(m_daily, &DailyWindow::trouble, m_table, &MainWindow::warn);
    }
    m_daily->setToday(QDate::currentDate()); // it may be open since yesterday
    m_daily->show();
    m_daily->raise();
    m_daily->activateWindow();
}

void SameCards::share()
{
    if (!m_table->session().hasMatch())
        return;
    auto *dialog = new ShareDialog(m_table->session().match(), members(), m_table);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void SameCards::showFairness()
{
    if (!m_table->session().hasMatch())
        return;
    auto *dialog = new FairDialog(m_table->session().match(), members(), m_next, m_table);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &FairDialog::wordsChosen, this, [this](const QString &words) {
        if (!words.isEmpty())
            m_next.salt = words;
    });
    dialog->open();
}

void SameCards::tellIn(RulesInForceDialog *dialog)
{
    if (!m_table->session().hasMatch())
        return;
    const QString number = numberAtTable();
    QStringList lines;
    if (!number.isEmpty())
        lines << tr("Code: %1").arg(number);
    if (const QString line = FairDialog::lineOf(members()); !line.isEmpty())
        lines << line;
    dialog->setCards(lines.join(u'\n'));
}

} // namespace sandbag
