// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

namespace sandbag {

/// Where the program's own plugin of that name may be: as it is installed, and as it is built.
/// Files without an ending, which every system has another of.
[[nodiscard]] QStringList ownPluginFiles(const QString &name);

/// The one object of a plugin: of one that was linked into this program, else of the file, which
/// stays loaded. Null where there is none; that is logged. On any thread; takes as long as a disk
/// does.
[[nodiscard]] QObject *ownPlugin(const char *iid, const QString &name);

/// The same, as its interface.
template<typename Interface>
[[nodiscard]] Interface *ownPlugin(const QString &name)
{
    return qobject_cast<Interface *>(ownPlugin(qobject_interface_iid<Interface *>(), name));
}

} // namespace sandbag
