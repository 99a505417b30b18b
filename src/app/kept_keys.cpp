// SPDX-License-Identifier: GPL-3.0-or-later
#include "kept_keys.h"

#include "files/kept_settings.h"
#include "key_map.h"

namespace sandbag {

namespace {

const QString kGroup = QStringLiteral("keys");

} // namespace

void readKeys()
{
    KeptSettings settings;
    settings.beginGroup(kGroup);
    QHash<QString, QString> chosen;
    const QStringList ids = settings.childKeys();
    for (const QString &id : ids)
        chosen.insert(id, settings.value(id).toString());
    KeyMap::ours().setChosen(chosen);
}

void keepKeys()
{
    const QHash<QString, QString> chosen = KeyMap::ours().chosen();
    KeptSettings settings;
    settings.beginGroup(kGroup);
    settings.remove(QString()); // those that are as usual again
    for (auto key = chosen.begin(); key != chosen.end(); ++key)
        settings.setValue(key.key(), key.value());
}

} // namespace sandbag
