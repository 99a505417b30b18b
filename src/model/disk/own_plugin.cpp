// SPDX-License-Identifier: GPL-3.0-or-later
#include "disk/own_plugin.h"

#include "log/log_categories.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonObject>
#include <QJsonValue>
#include <QPluginLoader>

namespace sandbag {

QStringList ownPluginFiles(const QString &name)
{
    QStringList files;
    const QDir program(QCoreApplication::applicationDirPath());
    for (const char *folder : {SANDBAG_PLUGIN_FOLDER, "."})
        files << QDir::cleanPath(program.absoluteFilePath(QLatin1String(folder))) + u'/' + name;
    return files;
}

QObject *ownPlugin(const char *iid, const QString &name)
{
    for (const QStaticPlugin &linked : QPluginLoader::staticPlugins()) {
        if (linked.metaData().value(QLatin1String("IID")).toString() == QLatin1String(iid))
            return linked.instance();
    }
    QString trouble;
    for (const QString &file : ownPluginFiles(name)) {
        QPluginLoader loader(file);
        if (QObject *plugin = loader.instance())
            return plugin;
        // Of two places the one where it lies tells more.
        if (trouble.isEmpty() || !loader.fileName().isEmpty())
            trouble = loader.errorString();
    }
    qCInfo(logPlugin).noquote() << trouble;
    return nullptr;
}

} // namespace sandbag
