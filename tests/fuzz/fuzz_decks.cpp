// SPDX-License-Identifier: GPL-3.0-or-later
// Drawings of decks from other packages: a few cards are drawn, small.
#include "target.h"

#include "deck/card_renderer.h"

#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>

using namespace sandbag;

namespace {

void needScreen()
{
    static int count = 1;
    static char name[] = "fuzz";
    static char *arguments[] = {name, nullptr};
    qputenv("QT_QPA_PLATFORM", "offscreen");
    static const QGuiApplication application(count, arguments);
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    needScreen();
    static const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("deck.svg"));
    QFile file(path);
    fuzz::must(file.open(QIODevice::WriteOnly) &&
               file.write(fuzz::bytesOf(data, size)) == static_cast<qint64>(size));
    file.close();
    CardRenderer renderer;
    renderer.setDeck({path, false, {}});
    QImage image(40, 56, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    for (const int face : {Card(Suit::spades, 12).face(), Card(Suit::hearts, 3).face()})
        renderer.paint(painter, face, QRectF(image.rect()));
    painter.end();
    fuzz::must(image.width() == 40 && !image.isNull());
    return 0;
}
