// SPDX-License-Identifier: GPL-3.0-or-later
#include "line_json.h"

#include "company_limits.h"
#include "text/session_text.h"

#include <QJsonDocument>

#include <algorithm>

namespace sandbag {

int depthOfJson(const QByteArray &json)
{
    int depth = 0;
    int deepest = 0;
    bool quoted = false;
    for (qsizetype i = 0; i < json.size(); ++i) {
        const char letter = json.at(i);
        if (quoted) {
            if (letter == '\\')
                ++i;
            quoted = letter != '"';
        } else if (letter == '"') {
            quoted = true;
        } else if (letter == '{' || letter == '[') {
            deepest = std::max(deepest, ++depth);
        } else if (letter == '}' || letter == ']') {
            --depth;
        }
    }
    return deepest;
}

std::variant<QJsonObject, JsonFault> objectOfLine(const QByteArray &line)
{
    if (depthOfJson(line) > company_limit::depth)
        return JsonFault{SessionText::tr("a line with lists nested too deeply"), {}};
    const QJsonDocument document = QJsonDocument::fromJson(line);
    if (!document.isObject())
        return JsonFault{SessionText::tr("a line that is not a JSON object"), {}};
    return document.object();
}

QByteArray lineOf(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

} // namespace sandbag
