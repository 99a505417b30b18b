// SPDX-License-Identifier: GPL-3.0-or-later
#include "daily_window.h"

#include "fit_to_screen.h"
#include "fit_to_type.h"
#include "named/levels.h"
#include "rules/catalogue.h"
#include "tab_order.h"
#include "text/numbers.h"
#include "text/option_words.h"
#include "text/translate.h"

#include <QCalendarWidget>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTextCharFormat>
#include <QVBoxLayout>

#include <algorithm>

namespace sandbag {

namespace {

/// The ground of a played day: not so strong as that of the chosen one.
QColor tintOf(const QPalette &palette)
{
    constexpr int kShare = 70; // of 256
    const QColor base = palette.color(QPalette::Base), mark = palette.color(QPalette::Highlight);
    const auto mixed = [](int of, int with) { return of + (with - of) * kShare / 256; };
    return {mixed(base.red(), mark.red()), mixed(base.green(), mark.green()),
            mixed(base.blue(), mark.blue())};
}

} // namespace

DailyWindow::DailyWindow(const QDate &today, QWidget *parent)
    : QDialog(parent),
      m_today(today),
      m_calendar(new QCalendarWidget),
      m_game(new QComboBox),
      m_form(new QComboBox),
      m_streak(new QLabel),
      m_number(new QLabel),
      m_result(new QLabel)
{
    setWindowTitle(tr("Deal of the Day"));
    auto *rows = new QVBoxLayout(this);
    auto *form = new QFormLayout;
    fillGames();
    form->addRow(tr("&Game:"), m_game);
    m_form->addItem(tr("One deal"));
    m_form->addItem(tr("A short match of %n deal(s)", "", kDailyDeals));
    m_form->setObjectName(QStringLiteral("form"));
    form->addRow(tr("&Length:"), m_form);
    rows->addLayout(form);
    m_calendar->setMaximumDate(m_today);
    m_calendar->setSelectedDate(m_today);
    m_calendar->setVerticalHeaderFormat(QCalendarWidget::NoVerticalHeader);
    m_calendar->setAccessibleName(tr("Days"));
    // A Sunday is a day like any other here, and red is hard to read on dark windows.
    QTextCharFormat usual;
    usual.setForeground(palette().brush(QPalette::Text));
    for (const Qt::DayOfWeek day : {Qt::Saturday, Qt::Sunday})
        m_calendar->setWeekdayTextFormat(day, usual);
    rows->addWidget(m_calendar);
    for (QLabel *label : {m_streak, m_number, m_result}) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        rows->addWidget(label);
    }
    keepLines(*m_result, 7);
    m_result->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_play = buttons->addButton(tr("&Play"), QDialogButtonBox::ActionRole);
    m_copy = buttons->addButton(tr("Copy &Result"), QDialogButtonBox::ActionRole);
    m_copy->setToolTip(tr("Copy your result to send to friends"));
    m_play->setDefault(true);
    rows->addWidget(buttons);
    setTabOrders({m_game, m_form, m_calendar}, *buttons);
    m_calendar->setFocus(); // letters would choose another game
    connectParts();
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    if (const auto error = m_book.read())
        m_streak->setText(error->text);
    else
        markDays();
    showDay(m_today);
    // Left to itself it is at most two thirds of the screen, and large letters cut the calendar.
    const int width = sizeHint().width();
    resize(width, layout()->totalHeightForWidth(width));
    fitToScreen(*this);
}

void DailyWindow::connectParts()
{
    connect(m_calendar, &QCalendarWidget::selectionChanged, this,
            [this] { showDay(m_calendar->selectedDate()); });
    for (QComboBox *box : {m_game, m_form}) {
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            markDays();
            showDay(m_calendar->selectedDate());
        });
    }
    connect(m_play, &QPushButton::clicked, this, [this] {
        if (const auto day = dailyDeal(m_calendar->selectedDate(), game(), isMatch())) {
            hide();
            emit playWanted(*day);
        }
    });
    connect(m_copy, &QPushButton::clicked, this, &DailyWindow::copyLines);
}

void DailyWindow::setToday(const QDate &today)
{
    if (today == m_today)
        return;
    m_today = today;
    m_calendar->setMaximumDate(today);
    m_calendar->setSelectedDate(today);
    markDays();
    showDay(today);
}

QString DailyWindow::companion()
{
    return QStringLiteral("level:%1").arg(kUsualLevel);
}

void DailyWindow::fillGames()
{
    for (const Preset &preset : presets())
        m_game->addItem(titleOf(preset), QString::fromUtf8(preset.id));
    m_game->setMaxVisibleItems(20);
}

bool DailyWindow::isMatch() const
{
    return m_form->currentIndex() == 1;
}

QString DailyWindow::game() const
{
    return m_game->currentData().toString();
}

/// Played days are bold and underlined in the calendar, and the row is told in words.
void DailyWindow::markDays()
{
    m_calendar->setDateTextFormat({}, {});
    QTextCharFormat played;
    played.setFontWeight(QFont::Bold);
    played.setFontUnderline(true);
    played.setBackground(tintOf(palette()));
    played.setForeground(palette().brush(QPalette::Text));
    QList<PlayedDay> days;
    for (const PlayedDay &day : m_book.days()) {
        if (day.game != game() || day.match != isMatch())
            continue;
        days << day;
        m_calendar->setDateTextFormat(day.date, played);
    }
    m_streak->setText(tr("Played on %n day(s).", "", static_cast<int>(days.size())) + u' ' +
                      tr("Current streak: %n day(s).", "", streakOf(days, m_today)) + u' ' +
                      tr("Longest streak: %n day(s).", "", longestStreak(days)));
}

void DailyWindow::showDay(const QDate &date)
{
    m_comparing.cancel();
    m_rivals.clear();
    m_day.reset();
    const auto deal = dailyDeal(date, game(), isMatch());
    m_number->setText(
        tr("%1: code %2")
            .arg(QLocale().toString(date, QLocale::LongFormat), deal ? deal->number : QString()));
    const PlayedDay *played = m_book.find(date, game(), isMatch());
    m_play->setText(played ? tr("&Play Again") : tr("&Play"));
    m_copy->setEnabled(false);
    if (played) {
        m_day = *played;
        compare(*played);
    } else {
        m_result->setText(tr("Everyone who plays on this day has the same cards. Only the first "
                             "time counts, but you can play as often as you like."));
    }
}

void DailyWindow::enter(const QDate &date, const QString &game, int points, bool match)
{
    const bool first = m_book.find(date, game, match) == nullptr;
    if (first) {
        if (const auto error = m_book.add({date, game, points, points, points, match}))
            emit trouble(error->text);
    }
    m_form->setCurrentIndex(match ? 1 : 0);
    m_game->setCurrentIndex(m_game->findData(game));
    m_calendar->setSelectedDate(date);
    markDays();
    showDay(date);
}

/// Each level plays the same seat, all others being who they were for the person.
void DailyWindow::compare(const PlayedDay &day)
{
    tellRivals();
    const auto deal = dailyDeal(day.date, day.game, day.match);
    if (!deal)
        return;
    RivalTable table{deal->cards.rules.rules, dealsOf(deal->cards).front(), {}};
    if (day.match) {
        table.match = sourceOf(deal->cards);
        table.deals = kDailyDeals;
    }
    const int players = Seating(table.rules).players;
    table.players.assign(static_cast<std::size_t>(players), companion().toStdString());
    m_comparing.ask([this, table](const BackgroundQuestion::Asked &asked) {
        for (const Level &level : levels()) {
            RivalTable own = table;
            own.players.front() = "level:" + std::to_string(level.number);
            const auto points = pointsOfRival(own, 0, asked.stop());
            if (asked.stop())
                return;
            asked.tell([this, level, points] { addRival(level.number, points); });
        }
        asked.conclude([this] { m_copy->setEnabled(m_day.has_value()); });
    });
}

void DailyWindow::addRival(int level, std::optional<int> points)
{
    m_rivals.insert(level, points);
    tellRivals();
}

void DailyWindow::tellRivals()
{
    if (!m_day)
        return;
    QStringList lines{tr("Your points: %1.").arg(signedPoints(m_day->points))};
    for (const Level &level : levels()) {
        const QString name = toText(level.name);
        if (!m_rivals.contains(level.number))
            lines << tr("%1: playing…", "a level of computer players").arg(name);
        else if (const auto points = m_rivals.value(level.number))
            lines << tr("%1: %2", "a level of computer players, its result")
                         .arg(name, signedPoints(*points));
        else
            lines << tr("%1: no score", "a level of computer players").arg(name);
    }
    m_result->setText(lines.join(u'\n'));
}

void DailyWindow::copyLines()
{
    if (!m_day)
        return;
    QList<int> points;
    for (const auto &rival : std::as_const(m_rivals)) {
        if (rival)
            points << *rival;
    }
    if (!points.isEmpty()) {
        m_day->best = *std::max_element(points.begin(), points.end());
        m_day->worst = *std::min_element(points.begin(), points.end());
    }
    const auto deal = dailyDeal(m_day->date, m_day->game, m_day->match);
    QGuiApplication::clipboard()->setText(
        dailyLines(*m_day, points, deal ? deal->number : QString()));
    if (const auto error = m_book.add(*m_day))
        emit trouble(error->text);
}

} // namespace sandbag
