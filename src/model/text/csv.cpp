// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/csv.h"

#include "text/shown_text.h"

namespace sandbag {

namespace {

QString harmlessField(const QString &field)
{
    static const QString kBegins = QStringLiteral("=+-@\t\r\n");
    bool number = false;
    (void)field.toDouble(&number);
    return !number && !field.isEmpty() && kBegins.contains(field.front()) ? u'\'' + field : field;
}

QString quoted(const QString &text)
{
    const QString field = harmlessField(notIsolated(text));
    if (!field.contains(u',') && !field.contains(u'"') && !field.contains(u'\n') &&
        !field.contains(u'\r'))
        return field;
    return u'"' + QString(field).replace(u'"', QStringLiteral("\"\"")) + u'"';
}

} // namespace

QString csvRow(const QStringList &fields)
{
    QStringList row;
    for (const QString &field : fields)
        row << quoted(field);
    return row.join(u',') + QStringLiteral("\r\n");
}

} // namespace sandbag
