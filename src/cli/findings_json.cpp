// SPDX-License-Identifier: GPL-3.0-or-later
#include "findings_json.h"

#include "command_line.h"
#include "formats/file_error.h"
#include "rulebook/check.h"
#include "text/shown_text.h"
#include "text/translate.h"

#include <QJsonArray>

namespace sandbag {

namespace {

QJsonArray findingArray(const std::vector<Finding> &findings)
{
    QJsonArray array;
    for (const Finding &finding : findings) {
        array.append(QJsonObject{
            {QStringLiteral("ids"), QJsonArray::fromStringList(idsOf(finding))},
            {QStringLiteral("text"), toText(finding.text, Audience::file())},
        });
    }
    return array;
}

} // namespace

QStringList idsOf(const Finding &finding)
{
    QStringList ids;
    for (const char *id : finding.ids)
        ids.append(QString::fromUtf8(id));
    return ids;
}

QJsonObject findingsObject(const CheckResult &result)
{
    return {{QStringLiteral("errors"), findingArray(result.errors)},
            {QStringLiteral("notes"), findingArray(result.notes)}};
}

QJsonObject findingsObject(const FileError &error)
{
    QJsonObject answer = errorDocument(error).object();
    answer.insert(QStringLiteral("errors"),
                  QJsonArray{QJsonObject{{QStringLiteral("ids"), QJsonArray()},
                                         {QStringLiteral("text"), error.text}}});
    answer.insert(QStringLiteral("notes"), QJsonArray());
    return answer;
}

} // namespace sandbag
