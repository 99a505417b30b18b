// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/background_question.h"
#include "sound_choice.h"

#include <QElapsedTimer>
#include <QObject>
#include <QStringList>
#include <QTimer>

#include <functional>
#include <memory>

class QPluginLoader;

namespace sandbag {

class SoundOutput;
enum class Sound;
struct TableNews;

/// Sounds of the tables, for those who want them: what plays the sounds is a plugin, which is
/// loaded with the first of them, on a thread of its own. Where the plugin or a device is missing
/// all is silent. Lives on the windows' thread.
class TableSounds : public QObject
{
    Q_OBJECT

public:
    /// Takes the first plugin of these that can be loaded.
    explicit TableSounds(QStringList plugins = pluginFiles(), QObject *parent = nullptr);
    /// Gives the device back.
    ~TableSounds() override;

    void setChoice(const SoundChoice &choice);
    [[nodiscard]] const SoundChoice &choice() const { return m_choice; }
    /// Something was seen at a table.
    void hear(const TableNews &news);
    /// Plays one as that choice has it, though it may not be kept; `then` gets why nothing can
    /// be heard, "" where something can, unless `whose` is gone.
    void tryOut(const SoundChoice &choice, QObject *whose,
                const std::function<void(const QString &trouble)> &then);

    /// Until all of it has begun, or the device is closed.
    void waitForSilence() { m_thread.wait(); }

    /// Where the plugin is looked for, in this order.
    [[nodiscard]] static QStringList pluginFiles();

private:
    void play(Sound sound, const SoundChoice &choice);
    /// On the thread of the sounds.
    QString open();

    QStringList m_plugins;
    SoundChoice m_choice;
    QElapsedTimer m_lastCard;
    QTimer m_quiet;                          ///< until the device may sleep
    bool m_begun = false;                    ///< something is or was on the thread
    std::unique_ptr<QPluginLoader> m_loader; ///< the thread's own, and so is the next
    SoundOutput *m_output = nullptr;
    bool m_silent = false; ///< the thread's own: no device, and nobody asked again
    BackgroundQuestion m_thread;
};

} // namespace sandbag
