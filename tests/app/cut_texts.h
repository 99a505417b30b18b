// SPDX-License-Identifier: GPL-3.0-or-later
// Words that are longer, or go the other way, than any language has them; what is cut off in a
// window, and what two things in it are reached by the same key.
#pragma once

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QGroupBox>
#include <QHash>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QStringList>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTranslator>

#include <utility>

namespace sandbag {

/// Every text made 40 % longer; where they go `fromRight` they begin and end in Hebrew, too. Keys
/// and the names of fonts or formats are no words.
class LongWords : public QTranslator
{
public:
    explicit LongWords(bool fromRight = false) : m_fromRight(fromRight) {}
    /// Before any of it is gone: a thread that draws a page may be asking it, and is waited for
    /// here.
    ~LongWords() override { QCoreApplication::removeTranslator(this); }
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char *, const char *source, const char *,
                                    int n) const override
    {
        static const QRegularExpression kKeys(
            QStringLiteral("^((Ctrl|Alt|Shift|Meta)\\+|F\\d|.$|Space$|Backspace$|Esc$|Del$)"));
        QString text = QString::fromUtf8(source);
        if (kKeys.match(text).hasMatch())
            return text;
        if (n >= 0)
            text.replace(QStringLiteral("%n"), QString::number(n));
        const bool ends = text.endsWith(u'…');
        const qsizetype more = (text.size() * 2 + 4) / 5;
        QString longer = text.chopped(ends ? 1 : 0);
        for (qsizetype i = 0; i < more; ++i)
            longer += i % 8 == 3 ? u' ' : m_fromRight ? QChar(0x05d5) : QChar(u'o');
        if (m_fromRight && !longer.startsWith(u'<')) // no markup
            longer.replace(longer.size() - 1, 1, QChar(0x05dd)).prepend(QChar(0x05e9));
        return longer + (ends ? QStringLiteral("…") : QString());
    }

private:
    bool m_fromRight;
};

/// Text that scrolls, or that is cut with dots on purpose and whole in its tool tip, is never lost.
inline bool scrolls(const QWidget *part)
{
    for (const QWidget *up = part->parentWidget(); up && !up->isWindow(); up = up->parentWidget())
        if (qobject_cast<const QAbstractScrollArea *>(up))
            return true;
    return false;
}

inline QString cutLabel(const QLabel &label)
{
    if (label.text().isEmpty() || label.toolTip() == label.text() || scrolls(&label))
        return {};
    if (label.wordWrap() && label.heightForWidth(label.width()) > label.height() + 1)
        return QStringLiteral("%1 high, needs %2")
            .arg(label.height())
            .arg(label.heightForWidth(label.width()));
    if (!label.wordWrap() && label.sizeHint().width() > label.width() + 1)
        return QStringLiteral("%1 wide, needs %2").arg(label.width()).arg(label.sizeHint().width());
    return {};
}

/// A push button is as wide as its style likes; what counts is whether its words fit.
inline QSize neededBy(const QAbstractButton &button)
{
    if (!qobject_cast<const QPushButton *>(&button))
        return button.minimumSizeHint().isValid() ? button.minimumSizeHint() : button.sizeHint();
    const QString words = QString(button.text()).remove(u'&');
    const int icon = button.icon().isNull() ? 0 : button.iconSize().width() + 4;
    return button.fontMetrics().size(Qt::TextShowMnemonic, words) + QSize(icon + 6, 2);
}

inline QString cutButton(const QAbstractButton &button)
{
    if (button.text().isEmpty() || button.toolTip() == button.text())
        return {};
    const QSize needs = neededBy(button);
    return needs.width() > button.width() + 1 || needs.height() > button.height() + 1
               ? QStringLiteral("%1 wide, needs %2").arg(button.width()).arg(needs.width())
               : QString();
}

inline QString cutChoice(const QComboBox &box)
{
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.currentText = box.currentText();
    const QRect room = box.style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                   QStyle::SC_ComboBoxEditField, &box);
    const int needs = box.fontMetrics().horizontalAdvance(box.currentText());
    return needs > room.width() + 1 && box.toolTip().isEmpty()
               ? QStringLiteral("%1 wide, needs %2").arg(room.width()).arg(needs)
               : QString();
}

inline QStringList cutTexts(const QWidget &window)
{
    QStringList cut;
    const auto note = [&cut](const QString &text, const QString &why) {
        if (!why.isEmpty())
            cut << QStringLiteral("  \"%1\": %2").arg(text, why);
    };
    for (const QWidget *part : window.findChildren<QWidget *>()) {
        if (!part->isVisibleTo(&window))
            continue;
        if (const auto *label = qobject_cast<const QLabel *>(part))
            note(label->text(), cutLabel(*label));
        else if (const auto *button = qobject_cast<const QAbstractButton *>(part))
            note(button->text(), cutButton(*button));
        else if (const auto *box = qobject_cast<const QComboBox *>(part))
            note(box->currentText(), cutChoice(*box));
    }
    return cut;
}

/// What is reached by Alt and a letter in one window, or by a letter in one open menu.
class Mnemonics
{
public:
    explicit Mnemonics(QString place) : m_place(std::move(place)) {}

    void add(const QString &text)
    {
        const QString key = QKeySequence::mnemonic(text).toString();
        if (key.isEmpty())
            return;
        if (m_taken.contains(key))
            clashes << QStringLiteral("  %1, %2: \"%3\" and \"%4\"")
                           .arg(m_place, key, m_taken[key], text);
        m_taken.insert(key, text);
    }

    QStringList clashes;

private:
    QString m_place;
    QHash<QString, QString> m_taken;
};

inline QStringList clashesIn(const QMenu &menu)
{
    Mnemonics letters(menu.title());
    QStringList clashes;
    for (const QAction *action : menu.actions()) {
        letters.add(action->text());
        if (action->menu())
            clashes += clashesIn(*action->menu());
    }
    return clashes + letters.clashes;
}

inline QStringList clashesIn(QWidget &window)
{
    Mnemonics letters(window.windowTitle());
    QStringList clashes;
    for (const QMenuBar *bar : window.findChildren<QMenuBar *>()) {
        for (const QAction *action : bar->actions()) {
            letters.add(action->text());
            clashes += clashesIn(*action->menu());
        }
    }
    for (const QWidget *part : window.findChildren<QWidget *>()) {
        if (!part->isVisibleTo(&window))
            continue;
        const auto *label = qobject_cast<const QLabel *>(part);
        const auto *button = qobject_cast<const QAbstractButton *>(part);
        if (label && label->buddy())
            letters.add(label->text());
        else if (button && !qobject_cast<const QMenuBar *>(button->parentWidget()))
            letters.add(button->text());
        else if (const auto *box = qobject_cast<const QGroupBox *>(part))
            letters.add(box->title());
        else if (const auto *tabs = qobject_cast<const QTabBar *>(part))
            for (int tab = 0; tab < tabs->count(); ++tab)
                letters.add(tabs->tabText(tab));
    }
    return clashes + letters.clashes;
}

} // namespace sandbag
