// SPDX-License-Identifier: GPL-3.0-or-later
// Where keys and hints go among the bids.
#include "key_map.h"
#include "panels/bid_panel.h"
#include "panels/table_button.h"
#include "pressed_key.h"

#include <QKeyEvent>

namespace sandbag {

void BidPanel::typeDigit(int digit)
{
    const auto with = [this](int number) -> TableButton * {
        for (const CallButton &entry : m_calls)
            if (entry.call.isNumber() && entry.call.tricks() == number)
                return entry.button;
        return nullptr;
    };
    // A second digit makes ten and above: 1, then 2, is twelve.
    TableButton *button = m_typed > 0 ? with(m_typed * 10 + digit) : nullptr;
    m_typed = button ? m_typed * 10 + digit : digit;
    if (!button)
        button = with(digit);
    if (!button && digit == 0)
        for (const CallButton &entry : m_calls)
            if (entry.call.what == Call::What::zero || entry.call.isNil())
                button = entry.button;
    if (button)
        button->setFocus(Qt::ShortcutFocusReason);
}

void BidPanel::goToNil()
{
    for (const CallButton &entry : m_calls)
        if (entry.call.isNil()) {
            entry.button->setFocus(Qt::ShortcutFocusReason);
            return;
        }
}

void BidPanel::goToBlind()
{
    for (const CallButton &entry : m_calls)
        if (entry.call.blind) {
            entry.button->setFocus(Qt::ShortcutFocusReason);
            return;
        }
}

bool BidPanel::pointAt(const Event &event)
{
    if (event.kind != EventKind::call)
        return false;
    for (const CallButton &entry : m_calls)
        if (entry.call == event.call() && !entry.button->isStruck()) {
            entry.button->setFocus(Qt::ShortcutFocusReason);
            return true;
        }
    return false;
}

bool BidPanel::offerKey(QKeyEvent *event)
{
    const int key = pressedKey(*event);
    if (key >= Qt::Key_0 && key <= Qt::Key_9) {
        typeDigit(key - Qt::Key_0);
        return true;
    }
    if (KeyMap::ours().isPressed("play.nil", *event)) {
        goToNil();
        return true;
    }
    if (KeyMap::ours().isPressed("play.blind", *event)) {
        goToBlind();
        return true;
    }
    if (key == Qt::Key_Escape && m_toConfirm) { // it is not bid after all
        refresh();
        setTag(nullptr, {});
        setNote({});
    }
    return false; // what asks about that bid hears of it, too
}

} // namespace sandbag
