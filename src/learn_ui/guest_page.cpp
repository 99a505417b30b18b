// SPDX-License-Identifier: GPL-3.0-or-later
#include "guest_page.h"

#include "cards/card.h"
#include "deck/card_renderer.h"
#include "flow_pages.h"
#include "learn_text.h"
#include "text/languages.h"

#include <QFile>
#include <QPainter>

#include <algorithm>
#include <memory>
#include <vector>

namespace sandbag {

namespace {

constexpr double kCardHigh = 62, kCardWide = 43, kCardGap = 3; // points

QString guestText()
{
    for (const QString &path : {QStringLiteral(":/help/%1/guests.md").arg(languageInUse()),
                                QStringLiteral(":/help/guests.md")}) {
        QFile file(path);
        if (file.open(QIODevice::ReadOnly))
            return QString::fromUtf8(file.readAll());
    }
    return {};
}

Block heading(const QString &text)
{
    Block block = paragraph(text, {14, true});
    block.space = 12;
    block.keepWithNext = true;
    return block;
}

/// Cards side by side, narrower where there are many, and what stands after them.
Block cardRow(const QString &cards, const QString &words,
              const std::shared_ptr<CardRenderer> &renderer)
{
    std::vector<Card> row;
    for (const QString &token : cards.split(u' ', Qt::SkipEmptyParts)) {
        if (const auto card = parseCard(token.toStdString()))
            row.push_back(*card);
    }
    Block block;
    block.space = 6;
    block.height = [](double) { return kCardHigh; };
    block.paint = [row, words, renderer](PageCanvas &canvas, const QRectF &where) {
        const auto count = static_cast<double>(row.size());
        const double step = std::min(kCardWide + kCardGap, (where.width() - kCardWide) / count);
        double x = where.left();
        for (const Card card : row) {
            renderer->paint(canvas.painter(), card.face(),
                            QRectF(x, where.top(), kCardWide, kCardHigh));
            x += step;
        }
        const double left = x - step + kCardWide + 10;
        canvas.text(QRectF(left, where.top(), where.right() - left, kCardHigh), {11}, words);
    };
    return block;
}

QList<Block> guestBlocks(const std::shared_ptr<CardRenderer> &renderer)
{
    QList<Block> blocks;
    for (const QString &line : guestText().split(u'\n', Qt::SkipEmptyParts)) {
        if (line.startsWith(QLatin1String("## "))) {
            blocks.append(heading(line.mid(3)));
        } else if (line.startsWith(u'`')) {
            blocks.append(
                cardRow(line.section(u'`', 1, 1), line.section(u'`', 2).trimmed(), renderer));
        } else {
            Block block = paragraph(line, {11});
            block.space = 4;
            blocks.append(block);
        }
    }
    return blocks;
}

} // namespace

PrintJob guestJob(const CardDeck &deck)
{
    PrintJob job;
    job.title = LearnText::tr("How Spades Works");
    job.layOut = [deck](QSizeF area) -> std::unique_ptr<PrintPages> {
        const auto renderer = std::make_shared<CardRenderer>();
        renderer->setDeck(deck);
        PageFrame frame;
        frame.area = area;
        frame.title = LearnText::tr("How Spades Works");
        return std::make_unique<FlowPages>(frame, guestBlocks(renderer), 1);
    };
    return job;
}

} // namespace sandbag
