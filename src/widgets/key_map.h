// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

#include <optional>

class QAbstractButton;
class QAction;
class QKeyEvent;
class QShortcut;
class QWidget;

namespace sandbag {

/// Where keys are heard: two of one place must differ.
enum class KeyPlace : unsigned {
    match = 1,
    company = 2,
    keeper = 4,
    houseRules = 8,
    compare = 16,
    history = 32,
    lessons = 64,
    ruleBook = 128,
    preferences = 256,
    all = 511,
};

constexpr KeyPlace operator|(KeyPlace one, KeyPlace other)
{
    return static_cast<KeyPlace>(static_cast<unsigned>(one) | static_cast<unsigned>(other));
}

/// How the list of keys is divided, in this order.
enum class KeySection {
    windows,
    match,
    play,
    rules,
    view,
    scorecard,
    keeper,
    company,
    others,
    lessons,
    help,
    table,
};

/// A row of key_rows.def.
struct KeyEntry {
    const char *id; ///< null: the key stays as it is
    KeySection section;
    KeyPlace places;
    const char *context, *text; ///< of the translation
    QKeySequence::StandardKey standard;
    const char *known;

    [[nodiscard]] bool isFixed() const { return !id; }
    /// As a menu says it, without its letter and dots.
    [[nodiscard]] QString name() const;
    /// Those that it has where nobody has chosen others, what to show first.
    [[nodiscard]] QList<QKeySequence> usual() const;
};

/// Every entry, in the order of key_rows.def.
[[nodiscard]] const QList<KeyEntry> &keyEntries();

/// The keys of all windows, as the person has chosen them. It knows no file: the program reads and
/// keeps the keys of chosen(). Of the thread of the windows.
class KeyMap : public QObject
{
    Q_OBJECT

public:
    /// The one of this program.
    [[nodiscard]] static KeyMap &ours();

    [[nodiscard]] QList<QKeySequence> keys(const char *id) const;
    [[nodiscard]] QList<QKeySequence> keys(const KeyEntry &entry) const;
    /// For settings and their like: 0 where there are none.
    [[nodiscard]] QKeySequence first(const char *id) const;
    [[nodiscard]] bool isChosen(const char *id) const { return m_chosen.contains(id); }
    /// As texts name it: the first key as this system writes it, or the action where it has none.
    [[nodiscard]] QString named(const char *id) const;

    /// No keys at all is a choice, too; the usual ones are none.
    void choose(const char *id, const QList<QKeySequence> &keys);
    void reset(const char *id);
    void resetAll();
    /// What differs from the usual keys, by id ("Ctrl+U; F7").
    [[nodiscard]] QHash<QString, QString> chosen() const;
    /// Replaces every choice. Unknown ids and keys are left out.
    void setChosen(const QHash<QString, QString> &chosen);

    /// The first other entry that hears this key in the same place.
    [[nodiscard]] const KeyEntry *clash(const KeyEntry &entry, const QKeySequence &key) const;

    [[nodiscard]] bool isPressed(const char *id, const QKeyEvent &event) const;
    /// The key of the table that was meant, where the person has chosen another for it: 0 where a
    /// key has lost its meaning, nothing where it means itself.
    [[nodiscard]] std::optional<int> meantAtTable(const QKeyEvent &event) const;

signals:
    void changed();

private:
    void tellTable();

    QHash<QByteArray, QList<QKeySequence>> m_chosen;
    QHash<int, int> m_table; ///< pressed → meant, of rows of the table that differ
};

/// The keys of that id, now and whenever they change.
void giveKey(QAction *action, const char *id);
void giveKey(QShortcut *shortcut, const char *id);
/// A button hears one key. A new text of a button takes its key away: call this again then.
void giveKey(QAbstractButton *button, const char *id);

/// A tool tip that ends with the key in brackets; the key alone where the text is empty.
void tipWithKey(QWidget *widget, const QString &text, const char *id);
[[nodiscard]] QString withKey(const QString &text, const char *id);

} // namespace sandbag
