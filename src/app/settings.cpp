// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings.h"

#include "disk/added_languages.h"
#include "disk/private_place.h"
#include "files/kept_settings.h"
#include "kept_seats.h"
#include "text/enum_rows.h"
#include "text/languages.h"
#include "text/shown_text.h"
#include "usual_seats.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

#include <array>
#include <cmath>
#include <cstddef>

namespace sandbag {

namespace {

constexpr qsizetype kMostRecent = 8;
constexpr const char *kLanguage = "window/language";

/// One entry, read or written in the same place so that both always agree.
class Entries
{
public:
    Entries(KeptSettings &file, bool writing) : m_file(file), m_writing(writing) {}

    void shape(const char *key, QByteArray &value)
    {
        const QString name = QLatin1String(key);
        if (m_writing)
            m_file.keepShape(name, value);
        else
            value = m_file.shape(name);
    }

    template<typename T>
    void entry(const char *key, T &value)
    {
        const QString name = QLatin1String(key);
        if (m_writing)
            m_file.setValue(name, toVariant(value));
        else if (m_file.contains(name))
            fromVariant(m_file.value(name), value);
    }

private:
    template<typename T>
    static QVariant toVariant(const T &value)
    {
        if constexpr (std::is_enum_v<T>)
            return static_cast<int>(value);
        else
            return QVariant::fromValue(value);
    }
    template<typename T>
    static void fromVariant(const QVariant &variant, T &value)
    {
        if constexpr (std::is_enum_v<T>)
            value = static_cast<T>(variant.toInt());
        else if (variant.canConvert<T>())
            value = variant.value<T>();
    }

    KeptSettings &m_file;
    bool m_writing;
};

void exchange(Settings &settings, Entries entries)
{
    TableLook &look = settings.look;
    entries.entry("table/felt", look.felt);
    entries.entry("table/fourColours", look.fourColours);
    entries.entry("table/deck", look.deckFile);
    entries.entry("table/back", look.back);
    entries.entry("table/faces", look.faces);
    entries.entry("table/cardScale", look.cardScale);
    entries.entry("table/ranksUp", look.order.ranksUp);
    entries.entry("table/alternate", look.order.alternate);
    entries.entry("table/motion", look.motion);
    entries.entry("table/speed", look.speed);
    entries.entry("table/moments", look.moments);
    entries.entry("table/remarks", look.remarks);
    entries.entry("table/trickPause", look.trickPauseMs);
    entries.entry("table/stays", look.stays);
    entries.entry("table/partnersShare", look.partnersShare);
    entries.entry("play/doubleClick", look.doubleClick);
    entries.entry("play/onlyCard", look.playOnlyCard);
    entries.entry("play/confirmNil", look.confirmNil);
    entries.entry("play/pace", settings.paceMs);
    entries.entry("play/ceremony", settings.ceremony);
    entries.entry("play/tutor", settings.tutor);
    entries.entry("play/askPartner", settings.askPartner);
    entries.entry("play/nextDeal", settings.nextDealSeconds);
    entries.entry("sound/on", settings.sound.on);
    entries.entry("sound/volume", settings.sound.volume);
    entries.entry("sound/cards", settings.sound.cards);
    entries.entry("sound/turn", settings.sound.turn);
    entries.entry("sound/results", settings.sound.results);
    entries.entry(kLanguage, settings.language);
    entries.entry("window/theme", settings.theme);
    entries.entry("window/toolBar", settings.toolBar);
    entries.shape("window/geometry", settings.geometry);
    entries.shape("window/state", settings.windowState);
    entries.entry("files/recent", settings.recentFiles);
    for (int i = 0; i < settings.seats.size(); ++i) {
        entries.entry(seatNameKey(i).constData(), settings.seats[i].name);
        entries.entry(seatPlayerKey(i).constData(), settings.seats[i].player);
    }
}

bool isLanguage(const QString &code)
{
    return availableLanguages().contains(code) || !addedTexts(code).isEmpty();
}

/// Texts are lines of bearable length, and files as many as are remembered.
void boundTexts(Settings &settings)
{
    constexpr qsizetype kMostOfPath = 4096; ///< of the system
    constexpr qsizetype kMostBytes = 1 << 16;
    if (!isLanguage(settings.language))
        settings.language.clear();
    settings.look.back = oneLine(settings.look.back);
    settings.look.deckFile.truncate(kMostOfPath);
    settings.recentFiles = settings.recentFiles.mid(0, kMostRecent);
    // "-" would be standard input, and a name alone something in a folder that nobody knows.
    settings.recentFiles.removeIf([](const QString &file) {
        return file.size() > kMostOfPath || !QDir::isAbsolutePath(file);
    });
    for (SeatPlan &seat : settings.seats) {
        seat.name = oneLine(seat.name);
        seat.player = oneLine(seat.player);
    }
    for (QByteArray *place : {&settings.geometry, &settings.windowState}) {
        if (place->size() > kMostBytes)
            place->clear();
    }
}

/// Numbers from a file that was edited by hand must not lead anywhere strange; "nan" is none.
void bound(Settings &settings)
{
    TableLook &look = settings.look;
    look.cardScale = std::isfinite(look.cardScale) ? std::clamp(look.cardScale, 0.8, 1.3) : 1.0;
    look.trickPauseMs = std::clamp(look.trickPauseMs, 0, 10000);
    settings.paceMs = std::clamp(settings.paceMs, 0, 10000);
    settings.sound.volume = std::clamp(settings.sound.volume, 0, 100);
    settings.tutor = std::clamp(settings.tutor, 0, 50);
    settings.nextDealSeconds = std::clamp(settings.nextDealSeconds, 0, 600);
    if (static_cast<int>(look.felt) < 0 || look.felt > TableLook::Felt::night)
        look.felt = TableLook::Felt::green;
    if (static_cast<int>(look.speed) < 0 || look.speed > TableLook::Speed::instant)
        look.speed = TableLook::Speed::normal;
    if (static_cast<int>(settings.theme) < 0 || settings.theme > Theme::highContrast)
        settings.theme = Theme::system;
    boundTexts(settings);
}

} // namespace

Settings Settings::standard()
{
    Settings settings;
    settings.seats = usualSeats();
    return settings;
}

Settings Settings::load()
{
    Settings settings = standard();
    KeptSettings file;
    exchange(settings, Entries(file, false));
    const QList<SeatPlan> usual = usualSeats();
    for (qsizetype i = 0; i < settings.seats.size(); ++i)
        if (settings.seats[i].name.isEmpty())
            settings.seats[i].name = usual[i].name;
    bound(settings);
    return settings;
}

void Settings::save() const
{
    makePrivateFolder(QFileInfo(settingsFile()).path());
    KeptSettings file;
    Settings copy = *this;
    // A name that nobody has typed follows the language.
    const QList<SeatPlan> usual = usualSeats();
    for (qsizetype i = 0; i < std::min(copy.seats.size(), usual.size()); ++i)
        if (copy.seats[i].name == usual[i].name)
            copy.seats[i].name.clear();
    exchange(copy, Entries(file, true));
}

QString Settings::chosenLanguage()
{
    const QString language = KeptSettings().value(QLatin1String(kLanguage)).toString();
    return isLanguage(language) ? language : QString();
}

void Settings::setSpeed(TableLook::Speed speed)
{
    if (speed == look.speed)
        return;
    struct Times {
        TableLook::Speed speed;
        int pace;
        int trickPause;
    };
    using Speed = TableLook::Speed;
    static constexpr Times kTimes[] = {{Speed::slow, 900, 1500},
                                       {Speed::normal, 500, 900},
                                       {Speed::fast, 200, 450},
                                       {Speed::instant, 0, 0}};
    static_assert(standByNumber(kTimes, &Times::speed, Speed::instant));
    look.speed = speed;
    paceMs = kTimes[static_cast<std::size_t>(speed)].pace;
    look.trickPauseMs = kTimes[static_cast<std::size_t>(speed)].trickPause;
}

QList<SeatPlan> Settings::seatsFor(int players) const
{
    return seats.mid(0, players);
}

void Settings::remember(const QString &path)
{
    recentFiles.removeAll(path);
    recentFiles.prepend(path);
    recentFiles = recentFiles.mid(0, kMostRecent);
}

} // namespace sandbag
