// SPDX-License-Identifier: GPL-3.0-or-later
#include "openal_output.h"

#include <AL/al.h>
#include <AL/alext.h>

#include <QFile>
#include <QtEndian>

#include <algorithm>
#include <cstddef>

namespace sandbag {

namespace {

constexpr const char *kFiles[kSounds] = {"card", "trick", "turn", "made", "failed", "match"};

/// What follows the head of such a file as our script makes it; empty of any other.
struct Wave {
    QByteArray samples;
    int rate = 0;

    explicit Wave(const char *name)
    {
        constexpr qsizetype kHead = 44; // bytes
        QFile file(QStringLiteral(":/sounds/%1.wav").arg(QLatin1String(name)));
        if (!file.open(QIODevice::ReadOnly))
            return;
        const QByteArray bytes = file.readAll();
        if (bytes.size() <= kHead || !bytes.startsWith("RIFF") || bytes.mid(36, 4) != "data")
            return;
        rate = static_cast<int>(qFromLittleEndian<quint32>(bytes.constData() + 24));
        samples = bytes.mid(kHead);
    }
};

} // namespace

OpenAlOutput::~OpenAlOutput()
{
    close();
}

bool OpenAlOutput::open()
{
    if (m_device)
        return true;
    m_device = alcOpenDevice(nullptr);
    if (!m_device)
        return false;
    m_context = alcCreateContext(m_device, nullptr);
    if (!m_context || !alcMakeContextCurrent(m_context)) {
        close();
        return false;
    }
    load();
    return true;
}

void OpenAlOutput::load()
{
    alGenBuffers(kSounds, m_buffers.data());
    alGenSources(kSounds, m_sources.data());
    for (std::size_t i = 0; i < kSounds; ++i) {
        const Wave wave(kFiles[i]);
        alBufferData(m_buffers[i], AL_FORMAT_MONO16, wave.samples.constData(),
                     static_cast<ALsizei>(wave.samples.size()), wave.rate);
        alSourcei(m_sources[i], AL_BUFFER, static_cast<ALint>(m_buffers[i]));
    }
}

void OpenAlOutput::play(Sound sound, double loudness)
{
    if (!m_device)
        return;
    if (m_resting)
        callOfDevice("alcDeviceResumeSOFT");
    m_resting = false;
    const unsigned source = m_sources[static_cast<std::size_t>(sound)];
    if (sound == Sound::card) { // no two cards fall alike
        constexpr float kPitches[] = {1.0F, 0.95F, 1.04F, 0.98F, 1.07F};
        alSourcef(source, AL_PITCH, kPitches[m_cards++ % std::ssize(kPitches)]);
    }
    alSourcef(source, AL_GAIN, static_cast<float>(std::clamp(loudness, 0.0, 1.0)));
    alSourcePlay(source);
}

void OpenAlOutput::rest()
{
    if (m_device && !m_resting)
        callOfDevice("alcDevicePauseSOFT");
    m_resting = true;
}

void OpenAlOutput::callOfDevice(const char *name)
{
    if (!alcIsExtensionPresent(m_device, "ALC_SOFT_pause_device"))
        return;
    if (const auto call = reinterpret_cast<LPALCDEVICEPAUSESOFT>(alcGetProcAddress(m_device, name)))
        call(m_device);
}

void OpenAlOutput::close()
{
    if (m_context) {
        alDeleteSources(kSounds, m_sources.data());
        alDeleteBuffers(kSounds, m_buffers.data());
        alcMakeContextCurrent(nullptr);
        alcDestroyContext(m_context);
    }
    if (m_device)
        alcCloseDevice(m_device);
    m_context = nullptr;
    m_device = nullptr;
    m_resting = false;
}

} // namespace sandbag
