// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtPlugin>

namespace sandbag {

/// What can be heard at a table.
enum class Sound {
    card,
    trick,
    turn,   ///< it is yours
    made,   ///< nil, or every trick
    failed, ///< nil or a contract
    match,  ///< its end
};
constexpr int kSounds = 6;

/// What plays sounds: a plugin, so that nothing of it is loaded where nobody wants any. It lives on
/// the thread that opens it, since opening a device may take long.
class SoundOutput
{
public:
    virtual ~SoundOutput() = default;
    /// Opens the system's usual device; true as well where it is open. False where there is none.
    [[nodiscard]] virtual bool open() = 0;
    /// Begins a sound and returns. `loudness`: 0 to 1, of the sound as it was made. Without an open
    /// device nothing happens.
    virtual void play(Sound sound, double loudness) = 0;
    /// Nothing will be heard for a while: the device may sleep until the next sound.
    virtual void rest() = 0;
    /// Gives the device back.
    virtual void close() = 0;
};

} // namespace sandbag

#define SANDBAG_SOUND_OUTPUT "io.github.sandbag.SoundOutput/1"
Q_DECLARE_INTERFACE(sandbag::SoundOutput, SANDBAG_SOUND_OUTPUT)
