// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics_filter_bar.h"

#include "history_query.h"
#include "library_worker.h"
#include "own_names.h"
#include "statistics_words.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QStyleOptionComboBox>

#include <algorithm>
#include <memory>

namespace sandbag {

namespace {

/// A level among names of people: no name begins so.
const QString kLevelMark = QStringLiteral("\tlevel");

QString dataOf(const QString &level)
{
    return kLevelMark + level;
}

} // namespace

struct StatisticsFilterBar::Choices {
    QStringList names;
    QStringList levels;
    QList<PlayedRules> rules;
    QStringList own; ///< names of the person at this computer
};

StatisticsFilterBar::StatisticsFilterBar(LibraryWorker *worker, QWidget *parent)
    : QWidget(parent), m_worker(worker)
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    m_who = addBox(tr("&Matches of:"));
    m_partner = addBox(tr("&With:"));
    m_opponent = addBox(tr("A&gainst:"));
    m_rules = addBox(tr("&Rules:"));
    m_players = addBox(tr("Number of p&layers:"));
    m_where = addBox(tr("&Table:"));
    m_period = addBox(tr("P&eriod:"));
    addFixed();
    putIn(4);
    take({});
}

QComboBox *StatisticsFilterBar::addBox(const QString &name)
{
    auto *label = new QLabel(name, this);
    auto *box = new QComboBox(this);
    label->setBuddy(box);
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    box->setMinimumContentsLength(3); // they share what more there is
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    connect(box, &QComboBox::currentTextChanged, box, &QWidget::setToolTip);
    connect(box, &QComboBox::activated, this, &StatisticsFilterBar::changed);
    m_fields.append({label, box});
    return box;
}

namespace {

/// What a box wants that shows any of its choices whole; a long name is cut, and has a tip.
int widthFor(const QComboBox &box)
{
    constexpr int kMostLetters = 22;
    const QFontMetrics font = box.fontMetrics();
    int words = 0;
    for (int i = 0; i < box.count(); ++i)
        words = std::max(words, font.horizontalAdvance(box.itemText(i)));
    QStyleOptionComboBox option;
    option.initFrom(&box);
    const QRect field = box.style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                    QStyle::SC_ComboBoxEditField, &box);
    return std::min(words, kMostLetters * font.averageCharWidth()) + box.width() - field.width();
}

} // namespace

int StatisticsFilterBar::widthIn(int columns) const
{
    int sum = 0;
    for (int column = 0; column < columns; ++column) {
        int name = 0, box = 0;
        for (qsizetype i = column; i < m_fields.size(); i += columns) {
            name = std::max(name, m_fields[i].name->sizeHint().width());
            box = std::max(box, widthFor(*m_fields[i].box));
        }
        sum += name + box;
    }
    return sum + (2 * columns - 1) * std::max(0, layout()->spacing());
}

void StatisticsFilterBar::putIn(int columns)
{
    auto *grid = static_cast<QGridLayout *>(layout());
    for (int column = 0; column < m_columns; ++column)
        grid->setColumnStretch(2 * column + 1, 0);
    m_columns = columns;
    for (int i = 0; i < m_fields.size(); ++i) {
        const Field &field = m_fields[i];
        const int row = i / columns, column = 2 * (i % columns);
        for (QWidget *part :
             {static_cast<QWidget *>(field.name), static_cast<QWidget *>(field.box)})
            grid->removeWidget(part);
        grid->addWidget(field.name, row, column);
        grid->addWidget(field.box, row, column + 1);
        grid->setColumnStretch(column + 1, 1);
    }
}

void StatisticsFilterBar::arrange()
{
    constexpr int kMost = 4, kLeast = 2;
    int columns = kMost;
    while (columns > kLeast && widthIn(columns) > width())
        --columns;
    if (columns != m_columns)
        putIn(columns);
}

void StatisticsFilterBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void StatisticsFilterBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        arrange();
}

void StatisticsFilterBar::addFixed()
{
    m_players->addItem(tr("Any number"), 0);
    for (int players = 2; players <= 8; ++players)
        m_players->addItem(QString::number(players), players);
    using Where = StatisticsQuery::Where;
    m_where->addItem(tr("Any"), static_cast<int>(Where::anywhere));
    m_where->addItem(tr("On this computer"), static_cast<int>(Where::here));
    m_where->addItem(tr("With real cards"), static_cast<int>(Where::realTable));
    m_period->addItem(tr("All time"), 0);
    m_period->addItem(tr("The last month"), 1);
    m_period->addItem(tr("The last three months"), 3);
    m_period->addItem(tr("The last year"), 12);
}

void StatisticsFilterBar::refresh()
{
    const auto choices = std::make_shared<Choices>();
    m_worker->ask(
        this,
        [choices, folder = m_worker->folder()](HistoryIndex &index) {
            *choices = {namesInHistory(index), levelsInHistory(index), playedRules(index),
                        ownNamesIn(folder)};
        },
        [this, choices](const std::optional<FileError> &error) {
            if (!error)
                take(*choices);
        });
}

/// What was chosen stays, where it is still there.
void StatisticsFilterBar::take(const Choices &choices)
{
    const auto fill = [](QComboBox *box, const QString &first,
                         const QList<std::pair<QString, QString>> &items) {
        const QString before = box->currentData().toString();
        box->clear();
        box->addItem(first, QString());
        for (const auto &[text, meaning] : items)
            box->addItem(text, meaning);
        box->setCurrentIndex(std::max(0, box->findData(before)));
    };
    QList<std::pair<QString, QString>> names, people, rules;
    for (const QString &name : choices.names)
        names.append({name, name});
    people = names;
    for (const QString &level : choices.levels)
        people.append({levelInWords(level), dataOf(level)});
    for (const PlayedRules &played : choices.rules)
        rules.append({played.name, played.hash});
    const QStringList &own = choices.own;
    fill(m_who, own.isEmpty() ? tr("You") : tr("You (%1)").arg(own.front()), people);
    fill(m_partner, tr("Anyone"), names);
    fill(m_opponent, tr("Anyone"), people);
    fill(m_rules, tr("Any rules"), rules);
    arrange();
}

StatisticsQuery StatisticsFilterBar::query() const
{
    const auto split = [](const QComboBox *box, QString &name, QString &level) {
        const QString meaning = box->currentData().toString();
        if (meaning.startsWith(kLevelMark))
            level = meaning.mid(kLevelMark.size());
        else
            name = meaning;
    };
    StatisticsQuery query;
    split(m_who, query.name, query.level);
    split(m_opponent, query.opponent, query.opponentLevel);
    query.partner = m_partner->currentData().toString();
    query.rulesHash = m_rules->currentData().toString();
    query.players = m_players->currentData().toInt();
    query.where = static_cast<StatisticsQuery::Where>(m_where->currentData().toInt());
    query.lastMonths = m_period->currentData().toInt();
    return query;
}

QString StatisticsFilterBar::inWords() const
{
    QStringList words{m_who->currentText()};
    if (m_partner->currentIndex() > 0)
        words << tr("with %1").arg(m_partner->currentText());
    if (m_opponent->currentIndex() > 0)
        words << tr("against %1").arg(m_opponent->currentText());
    if (m_players->currentIndex() > 0)
        words << tr("%n player(s)", nullptr, m_players->currentData().toInt());
    for (const QComboBox *box : {m_rules, m_where, m_period})
        if (box->currentIndex() > 0)
            words << box->currentText();
    return words.join(QStringLiteral(", "));
}

} // namespace sandbag
