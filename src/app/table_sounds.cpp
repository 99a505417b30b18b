// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_sounds.h"

#include "conduct/table_news.h"
#include "disk/own_plugin.h"
#include "log/log_categories.h"
#include "sound_output.h"

#include <QPluginLoader>
#include <QPointer>

#include <optional>
#include <utility>

namespace sandbag {

namespace {

constexpr int kBetweenCards = 70;  // ms: of cards that fall at once one is heard
constexpr int kBeforeSleep = 4000; // ms

std::optional<Sound> soundOf(TableNews::Kind kind)
{
    using enum TableNews::Kind;
    switch (kind) {
    case cardPlayed:
        return Sound::card;
    case trickWon:
        return Sound::trick;
    case yourTurn:
        return Sound::turn;
    case nilMade:
    case slam:
        return Sound::made;
    case nilFailed:
    case set:
    case bags:
        return Sound::failed;
    case matchOver:
        return Sound::match;
    case forgotten:
    case drawn:
    case done:
    case dealOver:
    case refused:
    case advice:
        break;
    }
    return {};
}

bool wants(const SoundChoice &choice, Sound sound)
{
    if (!choice.on)
        return false;
    if (sound == Sound::card || sound == Sound::trick)
        return choice.cards;
    return sound == Sound::turn ? choice.turn : choice.results;
}

/// The ear hears a tenth of the power as half as loud.
double loudnessOf(int volume)
{
    const double share = volume / 100.0;
    return share * share;
}

} // namespace

TableSounds::TableSounds(QStringList plugins, QObject *parent)
    : QObject(parent), m_plugins(std::move(plugins))
{
    m_thread.keepThread();
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(kBeforeSleep);
    connect(&m_quiet, &QTimer::timeout, this, [this] {
        m_thread.run([this] {
            if (m_output)
                m_output->rest();
        });
    });
}

TableSounds::~TableSounds()
{
    if (!m_begun)
        return;
    m_thread.run([this] {
        if (m_output)
            m_output->close();
        m_loader->unload();
    });
    m_thread.wait();
}

void TableSounds::setChoice(const SoundChoice &choice)
{
    const bool off = m_choice.on && !choice.on;
    m_choice = choice;
    if (!off || !m_begun)
        return;
    m_quiet.stop();
    m_thread.run([this] {
        if (m_output)
            m_output->close();
    });
}

void TableSounds::hear(const TableNews &news)
{
    const std::optional<Sound> sound = soundOf(news.kind);
    if (!sound || !wants(m_choice, *sound))
        return;
    if (*sound == Sound::card) {
        if (m_lastCard.isValid() && m_lastCard.elapsed() < kBetweenCards)
            return;
        m_lastCard.start();
    }
    play(*sound, m_choice);
}

void TableSounds::play(Sound sound, const SoundChoice &choice)
{
    m_quiet.start();
    m_begun = true;
    m_thread.run([this, sound, loudness = loudnessOf(choice.volume)] {
        if (!m_silent && open().isEmpty())
            m_output->play(sound, loudness);
    });
}

void TableSounds::tryOut(const SoundChoice &choice, QObject *whose,
                         const std::function<void(const QString &trouble)> &then)
{
    m_quiet.start();
    m_begun = true;
    m_thread.run(
        [this, loudness = loudnessOf(choice.volume), whose = QPointer<QObject>(whose), then] {
            m_silent = false;
            const QString trouble = open();
            if (trouble.isEmpty())
                m_output->play(Sound::turn, loudness);
            QMetaObject::invokeMethod(this, [whose, then, trouble] {
                if (whose)
                    then(trouble);
            });
        });
}

QString TableSounds::open()
{
    if (!m_loader) {
        m_loader = std::make_unique<QPluginLoader>();
        for (const QString &file : m_plugins) {
            m_loader->setFileName(file);
            m_output = qobject_cast<SoundOutput *>(m_loader->instance());
            if (m_output || !m_loader->fileName().isEmpty()) // it lies there
                break;
        }
    }
    m_silent = !m_output;
    if (m_silent) {
        qCInfo(logSound).noquote() << m_loader->errorString();
        return tr("Sandbag's sounds aren't installed, or can't be used here.");
    }
    m_silent = !m_output->open();
    if (m_silent)
        qCInfo(logSound) << "no device";
    return m_silent ? tr("No sound device could be opened.") : QString();
}

QStringList TableSounds::pluginFiles()
{
    return ownPluginFiles(QStringLiteral("sandbag_sound"));
}

} // namespace sandbag
