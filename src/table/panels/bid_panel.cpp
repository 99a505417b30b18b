// SPDX-License-Identifier: GPL-3.0-or-later
#include "panels/bid_panel.h"

#include "bids/call_kind.h"
#include "panels/chip_row.h"
#include "panels/table_button.h"
#include "rules/catalogue.h"
#include "text/option_words.h"
#include "text/translate.h"
#include "words/event_words.h"
#include "words/words.h"

#include <QFontInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace sandbag {

namespace {

bool isBare(const Call &call)
{
    return !call.noTrump && !call.dark && call.mark == Declaration::none;
}

bool isBareNumber(const Call &call)
{
    return isBare(call) && call.isNumber() && call.halves % 2 == 0;
}

/// The rule that allows the declaration, and explains it.
const char *ruleOf(Declaration mark)
{
    switch (mark) {
    case Declaration::littleBemo:
    case Declaration::bigBemo:
        return "bemo_allowed";
    case Declaration::littleMoe:
    case Declaration::bigMoe:
        return "moe_allowed";
    default:
        return "mo_allowed";
    }
}

/// What a choice that is no bid brings with it.
QString noteOf(const Event &event)
{
    if (event.kind == EventKind::look)
        return BidPanel::tr("You can't bid blind after looking at your cards.");
    if (event.kind == EventKind::call)
        return BidPanel::tr("Your hand is shown and the cards are redealt.");
    if (event.kind == EventKind::ask)
        return BidPanel::tr("You can still decide for yourself.");
    return {};
}

} // namespace

BidPanel::BidPanel(Question question, QWidget *parent)
    : TablePanel(parent), m_question(std::move(question))
{
    m_calls.reserve(m_question.menu.size());
    addChips();
    const int chips = body()->count();
    addSwitches();
    addOthers();
    for (int i = 0; i < chips; ++i) { // the chips are nearest to the hand
        QLayoutItem *row = body()->takeAt(0);
        body()->addLayout(row->layout()); // an item alone would have lost its panel
    }
    noteOnTop();
    layout()->setContentsMargins(4, 6, 4, 18); // the arc's ends are lower
    layout()->setSpacing(6);
    constexpr int kHelpWidth = 36; // of the type's size: a rule explains a mark
    if (m_switches.empty())
        keepNote(2);
    else
        keepNote(3, kHelpWidth);
    setNote(QStringLiteral(" ")); // a label that never had words keeps the height of its first type
    setNote({});
    refresh();
}

BidPanel::CallButton &BidPanel::addCall(TableButton *button, const Call &call)
{
    button->setCrossedOut(true);
    button->setGuarded(true);
    m_calls.push_back({call, button});
    const std::size_t index = m_calls.size() - 1;
    connect(button, &TableButton::looked, this, [this, index](bool on) {
        if (on)
            explain(m_calls[index]);
        update(); // the tail of the tag is longer to a chip that is not raised
        const Call call = effective(m_calls[index].call);
        emit previewed(on && call.isNumber() && !m_calls[index].button->isStruck() ? call.tricks()
                                                                                   : 0);
    });
    connect(button, &TableButton::chosen, this, [this, index] { choose(m_calls[index]); });
    connect(button, &TableButton::refused, this, [this, index] { explain(m_calls[index]); });
    return m_calls.back();
}

/// Nil and few other calls at the left of the numbers; many have rows of their own.
void BidPanel::addChips()
{
    const auto specials =
        std::count_if(m_question.menu.begin(), m_question.menu.end(), [](const MenuCall &item) {
            return isBare(item.call) && !item.call.isNumber();
        });
    QHBoxLayout *row = addRow();
    row->setSpacing(0);
    const bool apart = specials > 2;
    addNumbers(row); // Tab comes to them first, wherever they are
    if (!apart && specials > 0) {
        auto *few = new ChipBox;
        few->setSpacing(row->spacing());
        row->insertLayout(0, few);
        addSpecials(few);
        if (std::any_of(m_question.menu.begin(), m_question.menu.end(),
                        [](const MenuCall &item) { return isBareNumber(item.call); }))
            few->addWidget(new ChipDivider(this)); // from numbers, where there are any
    }
    if (apart)
        addSpecials(nullptr);
}

void BidPanel::addNumbers(QHBoxLayout *row)
{
    auto *grid = new ChipRow;
    grid->setSpacing(0);
    std::vector<Call> plain;
    std::vector<Call> blind;
    for (const MenuCall &item : m_question.menu)
        if (isBareNumber(item.call))
            (item.call.blind ? blind : plain).push_back(item.call);
    constexpr std::size_t kMostInRow = 14;
    int line = 0;
    for (const auto *numbers : {&plain, &blind}) {
        const std::size_t rows =
            std::max<std::size_t>(1, (numbers->size() + kMostInRow - 1) / kMostInRow);
        const int columns = static_cast<int>((numbers->size() + rows - 1) / rows);
        if (numbers == &blind && !blind.empty()) {
            auto *label = new QLabel(tr("Blind", "in front of the numbers that may be bid blind"));
            label->setFont(font());
            grid->addWidget(label, line, 0);
        }
        for (std::size_t i = 0; i < numbers->size(); ++i) {
            const Call call = (*numbers)[i];
            auto *button = new TableButton(callBrief(call), this);
            button->setChip(call.blind ? TableButton::Chip::grave : TableButton::Chip::plain);
            button->setAccessibleName(tr("Bid %1").arg(callWords(call)));
            grid->addWidget(button, line + static_cast<int>(i) / columns,
                            static_cast<int>(i) % columns + (call.blind ? 1 : 0));
            addCall(button, call);
        }
        line += static_cast<int>(numbers->empty() ? 0 : rows);
    }
    row->addLayout(grid);
}

void BidPanel::addSpecials(QHBoxLayout *row)
{
    int inRow = 0;
    for (const MenuCall &item : m_question.menu) {
        if (!isBare(item.call) || item.call.isNumber())
            continue;
        if (!row || inRow == 5) {
            row = addRow();
            inRow = 0;
        }
        ++inRow;
        TableButton *button = addButton(row, callWords(item.call));
        button->setChip(item.call.what == Call::What::pass ? TableButton::Chip::plain
                                                           : TableButton::Chip::grave);
        addCall(button, item.call);
    }
}

/// On the felt itself, not on paper: what is no chip looks like a plate.
void BidPanel::setTheme(const TableTheme &theme)
{
    TablePanel::setTheme(theme);
    QPalette felt = palette();
    const auto put = [&felt](QPalette::ColorRole role, const QColor &colour) {
        felt.setColor(role, colour);
    };
    put(QPalette::Window, theme.plate);
    put(QPalette::WindowText, theme.plateText);
    put(QPalette::PlaceholderText, theme.plateFaint);
    put(QPalette::Highlight, theme.now);
    put(QPalette::HighlightedText, theme.nowInk);
    put(QPalette::Link, theme.now);
    setPalette(felt);
    for (const CallButton &entry : m_calls)
        entry.button->setFlat(theme.flat);
    // Gold is whose turn it is: what may be done first lies there as paper.
    felt.setColor(QPalette::Highlight, theme.first);
    felt.setColor(QPalette::HighlightedText, theme.firstInk);
    for (TableButton *button : m_others)
        button->setPalette(felt);
}

void BidPanel::setNoteBelow(bool below)
{
    if (below == m_noteBelow)
        return;
    m_noteBelow = below;
    if (below)
        noteAtFoot();
    else
        noteOnTop();
}

int BidPanel::roomBelow() const
{
    return m_sunk + (m_noteBelow ? leastNoteHeight() + layout()->spacing() : 0);
}

/// `rule` is the option that explains the mark.
void BidPanel::addSwitch(QHBoxLayout *row, const QString &text, const char *rule, SwitchKind kind,
                         std::function<void(Call &)> put)
{
    TableButton *button = addButton(row, text);
    button->setCheckable(true);
    m_switches.push_back({std::move(put), button, kind});
    connect(button, &TableButton::looked, this, [this, rule](bool on) {
        const Option *option = findOption(rule);
        if (!option || !on)
            return;
        setTag(nullptr, {});
        setNote(helpOf(*option));
    });
    connect(button, &QPushButton::toggled, this, [this, button, kind](bool on) {
        if (on && kind == SwitchKind::declaration)
            for (const Switch &other : m_switches)
                if (other.kind == kind && other.button != button)
                    other.button->setChecked(false);
        refresh();
    });
}

void BidPanel::addSwitches()
{
    const auto any = [this](auto &&has) {
        return std::any_of(m_question.menu.begin(), m_question.menu.end(),
                           [&has](const MenuCall &item) { return has(item.call); });
    };
    QHBoxLayout *row = addRow();
    const auto words = [](const Call &call) { return callMarks(call); };
    Call noTrump;
    noTrump.noTrump = true;
    if (any([](const Call &call) { return call.noTrump; }))
        addSwitch(row, words(noTrump), "notrump_allowed", SwitchKind::mark,
                  [](Call &c) { c.noTrump = c.isNumber(); });
    if (any([](const Call &call) { return call.isNumber() && call.halves % 2; }))
        addSwitch(row, tr("plus half a trick"), "bid_half", SwitchKind::mark, [](Call &c) {
            if (c.isNumber())
                ++c.halves;
        });
    Call dark;
    dark.dark = true;
    if (any([](const Call &call) { return call.dark; }))
        addSwitch(row, words(dark), "dark_allowed", SwitchKind::mark,
                  [](Call &c) { c.dark = c.isNil(); });
    for (int m = static_cast<int>(Declaration::littleBemo);
         m <= static_cast<int>(Declaration::bigMo); ++m) {
        Call marked;
        marked.mark = static_cast<Declaration>(m);
        if (any([&marked](const Call &call) { return call.mark == marked.mark; }))
            addSwitch(row, words(marked), ruleOf(marked.mark), SwitchKind::declaration,
                      [mark = marked.mark](Call &c) {
                          if (c.isNumber())
                              c.mark = mark;
                      });
    }
}

void BidPanel::addOthers()
{
    if (m_question.others.empty() && !m_question.mayTalk)
        return;
    QHBoxLayout *row = addRow();
    if (m_question.mayTalk)
        connect(addButton(row, tr("Tell Partner…")), &TableButton::chosen, this,
                &BidPanel::talkAsked);
    for (const Event &event : m_question.others) {
        TableButton *button = addButton(row, choiceWords(event, m_question.names));
        button->setPrimary(event.kind == EventKind::look);
        m_others.push_back(button);
        if (event.kind == EventKind::look)
            setFirst(button);
        connect(button, &TableButton::chosen, this, [this, event] { emit chosen(event); });
        connect(button, &TableButton::looked, this, [this, note = noteOf(event)](bool on) {
            if (!on)
                return;
            setTag(nullptr, {});
            setNote(note);
        });
    }
}

const MenuCall *BidPanel::find(const Call &call) const
{
    const auto found = std::find_if(m_question.menu.begin(), m_question.menu.end(),
                                    [&call](const MenuCall &item) { return item.call == call; });
    return found == m_question.menu.end() ? nullptr : &*found;
}

Call BidPanel::effective(const Call &call) const
{
    Call put = call;
    for (const Switch &mark : m_switches)
        if (mark.button->isChecked())
            mark.put(put);
    return put;
}

void BidPanel::refresh()
{
    if (m_toConfirm)
        m_toConfirm->setPrimary(false);
    m_toConfirm = nullptr;
    QWidget *first = nullptr;
    for (const CallButton &entry : m_calls) {
        const MenuCall *item = find(effective(entry.call));
        const bool open = item && item->open;
        entry.button->setStruck(
            !open, !item        ? tr("This bid isn't available with the option you chose.")
                   : item->open ? QString()
                                : toText(item->reason, Audience::screen(m_question.names)));
        if (open && !first)
            first = entry.button;
    }
    const bool looksFirst =
        std::any_of(m_question.others.begin(), m_question.others.end(),
                    [](const Event &event) { return event.kind == EventKind::look; });
    for (const CallButton &entry : m_calls)
        if (!entry.button->isStruck() && isBareNumber(entry.call) && !entry.call.blind &&
            entry.call.tricks() == m_question.share)
            first = entry.button;
    if (first && !looksFirst)
        setFirst(first);
}

void BidPanel::explain(const CallButton &entry)
{
    if (entry.button->isStruck()) {
        setTag(nullptr, {});
        setNote(entry.button->reason());
        return;
    }
    const Call call = effective(entry.call);
    setTag(entry.button, m_question.tag ? m_question.tag(call) : CallTag());
    setNote(m_question.stakes ? m_question.stakes(call) : QString());
}

void BidPanel::choose(const CallButton &entry)
{
    m_typed = 0; // where the bid is asked again, the next digit begins another number
    const Call call = effective(entry.call);
    const bool grave = call.blind || callKind(call).asksToConfirm;
    if (m_question.confirmNil && grave && m_toConfirm != entry.button) {
        refresh();
        m_toConfirm = entry.button;
        entry.button->setPrimary(true);
        entry.button->setFocus();
        setTag(nullptr, {});
        setNote(tr("%1 Click or press again to confirm.")
                    .arg(m_question.stakes ? m_question.stakes(call) : callWords(call)));
        return;
    }
    lay(*entry.button);
    emit called(call);
}

} // namespace sandbag
