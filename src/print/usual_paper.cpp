// SPDX-License-Identifier: GPL-3.0-or-later
#include "print_pages.h"

#include <QLocale>
#include <QPageLayout>
#include <QStringList>

namespace sandbag {

namespace {

/// The countries that use Letter, by the paper sizes of the Unicode CLDR; all others use A4.
bool usesLetter(const QString &country)
{
    static const QStringList countries = {
        QStringLiteral("BZ"), QStringLiteral("CA"), QStringLiteral("CL"), QStringLiteral("CO"),
        QStringLiteral("CR"), QStringLiteral("GT"), QStringLiteral("MX"), QStringLiteral("NI"),
        QStringLiteral("PA"), QStringLiteral("PH"), QStringLiteral("PR"), QStringLiteral("SV"),
        QStringLiteral("US"), QStringLiteral("VE")};
    return countries.contains(country);
}

/// "CA" of "en_CA.UTF-8@euro"; of a bare language the country where most speak it.
QString countryOf(const QString &locale)
{
    const QString name = locale.section(u'.', 0, 0).section(u'@', 0, 0);
    if (name.contains(u'_'))
        return name.section(u'_', -1).toUpper();
    return QLocale::territoryToCode(QLocale(name).territory());
}

/// The country of the paper, by the variables that say so, the strongest first.
QString countryOfPaper()
{
    for (const char *variable : {"LC_ALL", "LC_PAPER", "LANG"}) {
        const QString locale = qEnvironmentVariable(variable);
        if (!locale.isEmpty())
            return countryOf(locale);
    }
    return QLocale::territoryToCode(QLocale::system().territory());
}

} // namespace

QPageLayout usualPaper()
{
    return {QPageSize(usesLetter(countryOfPaper()) ? QPageSize::Letter : QPageSize::A4),
            QPageLayout::Portrait, QMarginsF(14, 12, 14, 12), QPageLayout::Millimeter};
}

} // namespace sandbag
