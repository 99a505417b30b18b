// SPDX-License-Identifier: GPL-3.0-or-later
#include "ink_icon.h"

#include <QFile>
#include <QGuiApplication>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QSvgRenderer>

namespace sandbag {

namespace {

const QLatin1String kProgram("io.github.sandbag.Sandbag");

/// The ink in which the icons are drawn in their files.
const QByteArray kInk = "#24292f";

class InkIconEngine : public QIconEngine
{
public:
    explicit InkIconEngine(const QString &name) : m_name(name) {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State) override
    {
        const QPalette palette = QGuiApplication::palette();
        const auto group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const auto role =
            mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::WindowText;
        QFile file(QStringLiteral(":/icons/%1.svg").arg(m_name));
        if (!file.open(QIODevice::ReadOnly))
            return;
        QByteArray svg = file.readAll();
        svg.replace(kInk, palette.color(group, role).name().toLatin1());
        QSvgRenderer(svg).render(painter, rect);
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }
    [[nodiscard]] QIconEngine *clone() const override { return new InkIconEngine(m_name); }

private:
    QString m_name;
};

/// Painted when it is asked for: all sizes of it would take a third of a megabyte for good.
class ProgramIconEngine : public QIconEngine
{
public:
    void paint(QPainter *painter, const QRect &rect, QIcon::Mode, QIcon::State) override
    {
        QSvgRenderer(QStringLiteral(":/icons/%1.svg").arg(kProgram)).render(painter, rect);
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(), size), mode, state);
        return pixmap;
    }
    /// Those that a window tells its desktop.
    QList<QSize> availableSizes(QIcon::Mode, QIcon::State) override
    {
        QList<QSize> sizes;
        for (const int size : {16, 22, 24, 32, 48, 64, 128, 256})
            sizes << QSize(size, size);
        return sizes;
    }
    [[nodiscard]] QIconEngine *clone() const override { return new ProgramIconEngine; }
};

} // namespace

QIcon programIcon()
{
    const QIcon themed = QIcon::fromTheme(kProgram);
    if (!themed.pixmap(QSize(64, 64)).isNull())
        return themed;
    return QIcon(new ProgramIconEngine);
}

QIcon inkIcon(const QString &name)
{
    return QIcon(new InkIconEngine(name));
}

} // namespace sandbag
