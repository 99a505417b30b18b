// SPDX-License-Identifier: GPL-3.0-or-later
#include "sharing/web_page.h"

#include "match/match.h"
#include "numbers/deal_number.h"
#include "sharing/web_deal.h"
#include "sheet/score_sheet.h"
#include "text/numbers.h"
#include "text/session_text.h"

#include <QCryptographicHash>
#include <QFile>
#include <QLocale>

namespace sandbag {

namespace {

QByteArray resource(const QString &name)
{
    QFile file(QStringLiteral(":/sharing/") + name);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Only the page's own scripts and styles may run.
QString policyOf(const QByteArray &style, const QByteArray &script)
{
    const auto hashed = [](const QByteArray &bytes) {
        return QString::fromLatin1(
            QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toBase64());
    };
    return QStringLiteral("default-src 'none'; style-src 'sha256-%1'; script-src 'sha256-%2'; "
                          "base-uri 'none'; form-action 'none'")
        .arg(hashed(style), hashed(script));
}

QString headOf(const QString &title)
{
    const QByteArray style = resource(QStringLiteral("page.css"));
    const QByteArray script = resource(QStringLiteral("page.js"));
    return QStringLiteral(
               "<meta charset=\"utf-8\">\n"
               "<meta http-equiv=\"Content-Security-Policy\" content=\"%1\">\n"
               "<meta name=\"viewport\" content=\"width=device-width, "
               "initial-scale=1\">\n<meta name=\"color-scheme\" content=\"light dark\">\n"
               "<meta name=\"generator\" content=\"Sandbag\">\n<title>%2</title>\n")
               .arg(policyOf(style, script), webText(title)) +
           QStringLiteral("<style>") + QString::fromUtf8(style) + QStringLiteral("</style>\n");
}

QString scoreRow(const SheetDeal &deal)
{
    QString row = QStringLiteral("<tr><th scope=\"row\">%1</th>").arg(deal.number);
    for (const SheetEntry &entry : deal.sides) {
        row += QStringLiteral("<td>%1</td><td>%2</td><td>%3</td>")
                   .arg(webText(entry.bid),
                        entry.tricks < 0 ? QString() : QString::number(entry.tricks),
                        deal.partial ? QString() : webText(pointsText(entry.total)));
    }
    return row + QStringLiteral("</tr>\n");
}

QString scorecard(const ScoreSheet &sheet)
{
    QString html =
        QStringLiteral("<section aria-labelledby=\"score\"><h2 id=\"score\">%1</h2>\n"
                       "<div class=\"wide\"><table class=\"score\"><thead><tr>"
                       "<th rowspan=\"2\" scope=\"col\">%2</th>")
            .arg(webText(SessionText::tr("Scorecard")), webText(SessionText::tr("Deal")));
    for (const SheetSide &side : sheet.sides)
        html +=
            QStringLiteral("<th colspan=\"3\" scope=\"colgroup\">%1</th>").arg(webName(side.name));
    html += QStringLiteral("</tr><tr>");
    for (qsizetype side = 0; side < sheet.sides.size(); ++side)
        html += QStringLiteral("<th scope=\"col\">%1</th><th scope=\"col\">%2</th>"
                               "<th scope=\"col\">%3</th>")
                    .arg(webText(SessionText::tr("Bid")), webText(SessionText::tr("Took")),
                         webText(SessionText::tr("Total")));
    html += QStringLiteral("</tr></thead><tbody>\n");
    for (const SheetDeal &deal : sheet.deals)
        html += scoreRow(deal);
    html += QStringLiteral("</tbody></table></div>\n");
    if (!sheet.outcome.isEmpty())
        html += QStringLiteral("<p class=\"outcome\">%1</p>\n").arg(webText(sheet.outcome));
    return html + QStringLiteral("</section>\n");
}

} // namespace

QByteArray webPage(const Match &match, const QJsonObject &other)
{
    const ScoreSheet sheet = scoreSheetOf(match);
    const QString title = SessionText::tr("Spades: %1").arg(sheet.rulesName);
    QString html = QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\" dir=\"%2\">\n<head>\n")
                       .arg(QLocale().bcp47Name(), QLocale().textDirection() == Qt::RightToLeft
                                                       ? QStringLiteral("rtl")
                                                       : QStringLiteral("ltr"));
    html += headOf(title) + QStringLiteral("</head>\n<body>\n<header><h1>%1</h1>\n<p>%2</p>\n")
                                .arg(webText(title), webText(sheet.rulesLine));
    constexpr qsizetype kMostToType = 40; // cards given one by one take hundreds of letters
    const QString number = numbersOf(match, other).match;
    if (!number.isEmpty() && number.size() <= kMostToType && match.dealOver())
        html += QStringLiteral("<p class=\"number\">%1 <code>%2</code></p>\n")
                    .arg(webText(SessionText::tr("Code for these cards:")), webText(number));
    html += QStringLiteral("</header>\n<main>\n") + scorecard(sheet);
    for (int deal = 0; deal < static_cast<int>(sheet.deals.size()); ++deal)
        html += webDeal(match, sheet, deal);
    html += QStringLiteral("</main>\n<script>") +
            QString::fromUtf8(resource(QStringLiteral("page.js"))) +
            QStringLiteral("</script>\n</body>\n</html>\n");
    return html.toUtf8();
}

} // namespace sandbag
