// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sound_output.h"

#include <AL/alc.h>

#include <QObject>

#include <array>

namespace sandbag {

/// Plays sounds by OpenAL Soft. Of each sound one is heard at a time: begun again, it starts over.
class OpenAlOutput : public QObject, public SoundOutput
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID SANDBAG_SOUND_OUTPUT)
    Q_INTERFACES(sandbag::SoundOutput)

public:
    ~OpenAlOutput() override;
    bool open() override;
    void play(Sound sound, double loudness) override;
    void rest() override;
    void close() override;

private:
    void load();
    /// Stops or restarts the thread of the device, where that can be stopped.
    void callOfDevice(const char *name);

    ALCdevice *m_device = nullptr;
    ALCcontext *m_context = nullptr;
    bool m_resting = false;
    std::array<unsigned, kSounds> m_buffers{};
    std::array<unsigned, kSounds> m_sources{};
    int m_cards = 0; ///< played so far
};

} // namespace sandbag
