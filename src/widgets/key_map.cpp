// SPDX-License-Identifier: GPL-3.0-or-later
#include "key_map.h"

#include "key_text.h"
#include "pressed_key.h"

#include <QAbstractButton>
#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QShortcut>
#include <QWidget>

#include <algorithm>
#include <cstring>

namespace sandbag {

namespace {

/// What marks an object that has its keys from here; tests ask for it.
constexpr const char *kKeyId = "keyId";

/// Stands for the letters of the suits: the table takes them from their names in the language.
constexpr const char *kSuitLetters = "suits";

QList<QKeySequence> suitKeys()
{
    const std::pair<const char *, const char *> letters[] = {
        {"S", "key that goes to the spades, with Shift"},
        {"H", "key that goes to the hearts, with Shift"},
        {"D", "key that goes to the diamonds, with Shift"},
        {"C", "key that goes to the clubs, with Shift"}};
    QList<QKeySequence> keys;
    for (const auto &[letter, comment] : letters)
        keys << QKeySequence(QStringLiteral("Shift+") +
                             QCoreApplication::translate("sandbag::TableView", letter, comment));
    return keys;
}

const KeyEntry *entryOf(const char *id)
{
    const QList<KeyEntry> &all = keyEntries();
    const auto found = std::find_if(all.begin(), all.end(), [id](const KeyEntry &entry) {
        return entry.id && std::strcmp(entry.id, id) == 0;
    });
    Q_ASSERT_X(found != all.end(), "keys", id);
    return found == all.end() ? nullptr : &*found;
}

/// One chord, as QKeySequence holds it: key and modifiers.
int chord(const QKeySequence &key)
{
    return key.isEmpty() ? 0 : key[0].toCombined();
}

bool sharesPlace(const KeyEntry &one, const KeyEntry &other)
{
    return static_cast<unsigned>(one.places) & static_cast<unsigned>(other.places);
}

template<typename Take>
void keepUp(QObject *object, const char *id, const Take &take)
{
    take();
    const bool again = object->property(kKeyId) == QLatin1String(id);
    object->setProperty(kKeyId, QString::fromLatin1(id));
    if (!again)
        QObject::connect(&KeyMap::ours(), &KeyMap::changed, object, take);
}

} // namespace

QString KeyEntry::name() const
{
    return QCoreApplication::translate(context, text)
        .remove(QLatin1Char('&'))
        .remove(QStringLiteral("…"));
}

QList<QKeySequence> KeyEntry::usual() const
{
    if (known == kSuitLetters)
        return suitKeys();
    QList<QKeySequence> keys;
    if (*known) // of no text at all Qt makes an empty key
        keys = QKeySequence::listFromString(QLatin1String(known), QKeySequence::PortableText);
    if (standard != QKeySequence::UnknownKey) {
        const QList<QKeySequence> ofDesktop = QKeySequence::keyBindings(standard);
        for (const QKeySequence &key : ofDesktop)
            if (!keys.contains(key))
                keys << key;
    }
    return keys;
}

const QList<KeyEntry> &keyEntries()
{
#define KEY(id, section, places, context, text, standard, known) \
    {id, KeySection::section, places, context, text, QKeySequence::standard, known},
#define FIXED(section, places, context, text, known) \
    {nullptr, KeySection::section, places, context, text, QKeySequence::UnknownKey, known},
    static const QList<KeyEntry> entries{
#include "key_rows.def"
    };
    return entries;
}

KeyMap &KeyMap::ours()
{
    static KeyMap keys;
    return keys;
}

QList<QKeySequence> KeyMap::keys(const KeyEntry &entry) const
{
    const auto chosen = entry.id ? m_chosen.constFind(entry.id) : m_chosen.constEnd();
    return chosen == m_chosen.constEnd() ? entry.usual() : *chosen;
}

QList<QKeySequence> KeyMap::keys(const char *id) const
{
    const KeyEntry *entry = entryOf(id);
    return entry ? keys(*entry) : QList<QKeySequence>();
}

QKeySequence KeyMap::first(const char *id) const
{
    return keys(id).value(0);
}

QString KeyMap::named(const char *id) const
{
    const QKeySequence key = first(id);
    if (!key.isEmpty())
        return key.toString(QKeySequence::NativeText);
    const KeyEntry *entry = entryOf(id);
    //: Instead of a key that a person took away: the name of the action, in a sentence as "Press
    //: %1".
    return entry ? KeyText::tr("“%1”").arg(entry->name()) : QString();
}

void KeyMap::choose(const char *id, const QList<QKeySequence> &keys)
{
    const KeyEntry *entry = entryOf(id);
    if (!entry || keys == this->keys(*entry))
        return;
    if (keys == entry->usual())
        m_chosen.remove(id);
    else
        m_chosen.insert(id, keys);
    tellTable();
    emit changed();
}

void KeyMap::reset(const char *id)
{
    if (m_chosen.remove(id) == 0)
        return;
    tellTable();
    emit changed();
}

void KeyMap::resetAll()
{
    setChosen({});
}

QHash<QString, QString> KeyMap::chosen() const
{
    QHash<QString, QString> all;
    for (auto one = m_chosen.begin(); one != m_chosen.end(); ++one)
        all.insert(QString::fromLatin1(one.key()),
                   QKeySequence::listToString(*one, QKeySequence::PortableText));
    return all;
}

void KeyMap::setChosen(const QHash<QString, QString> &chosen)
{
    constexpr qsizetype kLongest = 120;
    m_chosen.clear();
    for (const KeyEntry &entry : keyEntries()) {
        const auto text = entry.id ? chosen.constFind(QLatin1String(entry.id)) : chosen.constEnd();
        if (text == chosen.constEnd())
            continue;
        QList<QKeySequence> keys =
            QKeySequence::listFromString(text->left(kLongest), QKeySequence::PortableText);
        keys.removeIf([](const QKeySequence &key) {
            return key.isEmpty() || key[0].key() == Qt::Key_unknown;
        });
        if (keys != entry.usual() && (text->isEmpty() || !keys.isEmpty()))
            m_chosen.insert(entry.id, keys);
    }
    tellTable();
    emit changed();
}

const KeyEntry *KeyMap::clash(const KeyEntry &entry, const QKeySequence &key) const
{
    for (const KeyEntry &other : keyEntries())
        if (&other != &entry && sharesPlace(entry, other) && keys(other).contains(key))
            return &other;
    return nullptr;
}

bool KeyMap::isPressed(const char *id, const QKeyEvent &event) const
{
    const int with = event.modifiers() & ~Qt::KeypadModifier;
    const QList<QKeySequence> all = keys(id);
    return std::any_of(all.begin(), all.end(), [&event, with](const QKeySequence &key) {
        return chord(key) == (with | event.key()) || chord(key) == (with | pressedKey(event));
    });
}

/// Rows of the table that differ from what is usual: a lost key means nothing, unless another row
/// has it now.
void KeyMap::tellTable()
{
    m_table.clear();
    for (const bool lost : {true, false})
        for (const KeyEntry &entry : keyEntries()) {
            if (entry.section != KeySection::table || !entry.id || !isChosen(entry.id))
                continue;
            const QList<QKeySequence> keys = lost ? entry.usual() : this->keys(entry);
            for (const QKeySequence &key : keys)
                m_table.insert(chord(key), lost ? 0 : chord(entry.usual().value(0)));
        }
}

std::optional<int> KeyMap::meantAtTable(const QKeyEvent &event) const
{
    const auto meant =
        m_table.constFind(event.keyCombination().toCombined() & ~int(Qt::KeypadModifier));
    return meant == m_table.constEnd() ? std::nullopt : std::optional(*meant);
}

void giveKey(QAction *action, const char *id)
{
    keepUp(action, id, [action, id] { action->setShortcuts(KeyMap::ours().keys(id)); });
}

void giveKey(QShortcut *shortcut, const char *id)
{
    keepUp(shortcut, id, [shortcut, id] { shortcut->setKeys(KeyMap::ours().keys(id)); });
}

void giveKey(QAbstractButton *button, const char *id)
{
    keepUp(button, id, [button, id] { button->setShortcut(KeyMap::ours().first(id)); });
}

QString withKey(const QString &text, const char *id)
{
    const QString key = KeyMap::ours().first(id).toString(QKeySequence::NativeText);
    if (key.isEmpty() || text.isEmpty())
        return text + key;
    //: What a button does, with its key: "Print these rules (Ctrl+P)".
    return KeyText::tr("%1 (%2)").arg(text, key);
}

void tipWithKey(QWidget *widget, const QString &text, const char *id)
{
    const auto tell = [widget, text, id] { widget->setToolTip(withKey(text, id)); };
    tell();
    QObject::connect(&KeyMap::ours(), &KeyMap::changed, widget, tell);
}

} // namespace sandbag
