// SPDX-License-Identifier: GPL-3.0-or-later
#include "keeper/keeper_setup.h"

#include "facts/deal_facts.h"
#include "fit_to_type.h"
#include "formats/occupant.h"
#include "rulebook/describe.h"
#include "rules/catalogue.h"
#include "setup/seating.h"
#include "text/match_text.h"
#include "text/translate.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace sandbag {

namespace {

/// A letter is the beginning of someone's name and chooses no game, as it would in any other list:
/// arrows do, and letters once the list is open.
class RulesBox : public QComboBox
{
public:
    using QComboBox::QComboBox;

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        const bool letter = !event->text().isEmpty() && event->text().front().isPrint() &&
                            event->key() != Qt::Key_Space;
        if (letter)
            event->ignore();
        else
            QComboBox::keyPressEvent(event);
    }
};

/// The rules of the last match have no name of their own.
void nameAll(QList<RuleFile> &rules)
{
    for (RuleFile &file : rules) {
        if (!file.name.isEmpty())
            continue;
        MatchRecord record;
        record.base = file.base.toStdString();
        record.rules = file.rules;
        file.name = rulesName(record);
    }
}

} // namespace

KeeperSetup::KeeperSetup(const QList<RuleFile> &rules, const QStringList &names, QWidget *parent)
    : QDialog(parent),
      m_rules(rules),
      m_choice(new RulesBox(this)),
      m_summary(new QLabel(this)),
      m_form(new QFormLayout),
      m_dealer(new QComboBox(this))
{
    setWindowTitle(tr("Keep Score with Real Cards"));
    fillRules();
    m_summary->setWordWrap(true);
    m_summary->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    keepLetters(*m_summary, 48);
    keepLines(*m_summary, 4);
    auto *change = new QPushButton(tr("&House Rules…"), this);
    change->setAutoDefault(false);
    connect(change, &QPushButton::clicked, this, [this] { emit houseRulesWanted(chosen()); });
    auto *choice = new QHBoxLayout;
    choice->addWidget(m_choice, 1);
    choice->addWidget(change);
    m_form->addRow(tr("&Rules:"), choice);
    qobject_cast<QLabel *>(m_form->labelForField(choice))->setBuddy(m_choice);
    m_form->addRow(QString(), m_summary);
    for (int seat = 0; seat < kMaxSeats; ++seat) {
        m_names << new QLineEdit(names.value(seat), this);
        m_form->addRow(tr("Player &%1:").arg(seat + 1), m_names.back());
        connect(m_names.back(), &QLineEdit::textChanged, this, &KeeperSetup::showRules);
    }
    m_form->addRow(tr("First &dealer:"), m_dealer);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("&Start"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &KeeperSetup::showRules);
    auto *column = new QVBoxLayout(this);
    column->addLayout(m_form);
    column->addWidget(buttons);
    QWidget *before = m_choice;
    for (QLineEdit *name : m_names) {
        setTabOrder(before, name);
        before = name;
    }
    setTabOrder(before, m_dealer);
    setTabOrder(m_dealer, change);
    showRules();
    m_names.front()->setFocus(); // the rules are mostly right, and everyone types names first
}

void KeeperSetup::fillRules()
{
    nameAll(m_rules);
    for (const Preset &preset : presets()) {
        RuleFile file;
        file.name = toText(preset.title);
        file.base = QString::fromLatin1(preset.id);
        file.rules = rulesOf(preset);
        m_rules << file;
    }
    for (qsizetype i = 0; i < m_rules.size(); ++i) {
        const auto same = [&, i](const RuleFile &other) {
            return other.name == m_rules[i].name && other.rules == m_rules[i].rules;
        };
        if (std::none_of(m_rules.begin(), m_rules.begin() + i, same))
            m_choice->addItem(m_rules[i].name, i);
    }
}

void KeeperSetup::offer(const RuleFile &rules)
{
    QList<RuleFile> named{rules};
    nameAll(named);
    m_rules << named.front();
    m_choice->insertItem(0, named.front().name, m_rules.size() - 1);
    m_choice->setCurrentIndex(0);
    showRules();
}

const RuleFile &KeeperSetup::chosen() const
{
    return m_rules[m_choice->currentData().toInt()];
}

void KeeperSetup::showRules()
{
    QStringList words;
    for (const Sentence &sentence : summary(chosen().rules))
        words << toText(sentence);
    m_summary->setText(words.join(u' '));
    const Seating seating(chosen().rules);
    const int dealer = std::max(m_dealer->currentIndex(), 0);
    m_dealer->clear();
    const MatchRecord match = record();
    MatchRecord nameless = match;
    nameless.players.clear();
    for (int seat = 0; seat < kMaxSeats; ++seat) {
        const bool plays = seat < seating.players;
        m_names[seat]->setVisible(plays);
        m_form->labelForField(m_names[seat])->setVisible(plays);
        if (!plays)
            continue;
        m_dealer->addItem(playerName(match, seat));
        m_names[seat]->setPlaceholderText(playerName(nameless, seat));
    }
    m_dealer->setCurrentIndex(std::min(dealer, seating.players - 1));
}

MatchRecord KeeperSetup::record() const
{
    MatchRecord record;
    record.base = chosen().base.toStdString();
    record.rules = chosen().rules;
    nameRules(record, chosen().name);
    const int players = Seating(chosen().rules).players;
    for (int seat = 0; seat < players; ++seat)
        record.players.push_back(
            {m_names[seat]->text().trimmed().toStdString(), personKind().toStdString()});
    for (int seat = 0; seat < players; ++seat) // who is not named has a name of our own in the file
        record.players[static_cast<std::size_t>(seat)].name =
            playerName(record, seat).toStdString();
    return record;
}

int KeeperSetup::firstDealer() const
{
    return m_dealer->currentIndex();
}

} // namespace sandbag
