// SPDX-License-Identifier: GPL-3.0-or-later
// Runs every case file below tests/cases, one data row each. A case is a record or a rule file,
// what must come of it, and the option it is about: it must hold, and it must no longer hold once
// that option is back at the value of its base, so that no case passes without its rule.
//
// Members: title, source, run ("score", "legal", "rules check", "rules describe"), input, exit,
// expect (a subset of what comes out), errors (words that must be said), option.
#include "formats/loaded_match.h"
#include "json_match.h"
#include "test_main.h"

#include "formats/prompt_json.h"
#include "formats/record_json.h"
#include "formats/result_json.h"
#include "formats/rules_json.h"
#include "rulebook/check.h"
#include "rulebook/describe.h"
#include "rules/catalogue.h"
#include "text/translate.h"

#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>
#include <QTest>

using namespace sandbag;

namespace {

/// What a command gave: exit status, output, and everything it said.
struct Outcome {
    int exit = 0;
    QJsonValue output;
    QString said;
};

Outcome refused(const FileError &error)
{
    return {error.kind == FileError::Kind::unreadable ? 2 : 1, {}, error.text};
}

Outcome runOnMatch(const QString &run, const QByteArray &input)
{
    const auto loaded = loadMatch(input, QStringLiteral("case"));
    if (const auto *error = std::get_if<FileError>(&loaded))
        return refused(*error);
    const Match &match = std::get<LoadedMatch>(loaded).match;
    return {0, run == QStringLiteral("score") ? resultObject(match) : promptObject(match), {}};
}

QString sheetText(const RuleSet &rules)
{
    QString text;
    for (const SheetSection &section : describe(rules)) {
        for (const Sentence &line : section.lines)
            text += toText(line) + u'\n';
    }
    return text;
}

Outcome runOnRules(const QString &run, const QByteArray &input)
{
    const auto read = parseRules(input, QStringLiteral("case"));
    if (const auto *error = std::get_if<FileError>(&read))
        return refused(*error);
    const RuleSet &rules = std::get<RuleFile>(read).rules;
    if (run == QStringLiteral("rules describe"))
        return {0, {}, sheetText(rules)};
    QJsonArray errors;
    QString said;
    for (const Finding &finding : check(rules).errors) {
        errors.append(toText(finding.text));
        said += toText(finding.text) + u' ' + QString::fromUtf8(finding.ids.front()) + u'\n';
    }
    return {errors.isEmpty() ? 0 : 1, QJsonObject{{QStringLiteral("errors"), errors}}, said};
}

/// What is wrong with the case for this input, or "".
QString fault(const QJsonObject &test, const QJsonValue &input)
{
    const QString run = test.value(QStringLiteral("run")).toString();
    const QByteArray json = input.isString()
                                ? input.toString().toUtf8()
                                : QJsonDocument(input.toObject()).toJson(QJsonDocument::Compact);
    const Outcome got =
        run.startsWith(QStringLiteral("rules")) ? runOnRules(run, json) : runOnMatch(run, json);
    const int exit = test.value(QStringLiteral("exit")).toInt();
    if (got.exit != exit)
        return QStringLiteral("exit %1, wanted %2: %3").arg(got.exit).arg(exit).arg(got.said);
    const QJsonArray errors = test.value(QStringLiteral("errors")).toArray();
    for (const QJsonValue word : errors) {
        if (!got.said.contains(word.toString(), Qt::CaseInsensitive))
            return QStringLiteral("not said: %1; said: %2").arg(word.toString(), got.said);
    }
    if (!test.contains(QStringLiteral("expect")))
        return {};
    return jsonMismatch(test.value(QStringLiteral("expect")), got.output);
}

/// The input with that option as it is in the base.
QJsonValue without(const QJsonObject &input, const QString &option)
{
    QJsonObject changed = input;
    const bool record = input.value(QStringLiteral("format")) == QStringLiteral("spades-match/1");
    const QString outer = QStringLiteral("rules");
    QJsonObject holder = record ? input.value(outer).toObject() : input;
    QJsonObject rules = holder.value(outer).toObject();
    rules.remove(option);
    holder.insert(outer, rules);
    if (record)
        changed.insert(outer, holder);
    else
        changed = holder;
    return changed;
}

const QString kFolder = QStringLiteral(SANDBAG_TEST_DATA "/cases");

QStringList casePaths()
{
    QDirIterator files(kFolder, {QStringLiteral("*.case.json")}, QDir::Files,
                       QDirIterator::Subdirectories);
    QStringList paths;
    while (files.hasNext())
        paths.append(files.next());
    paths.sort();
    return paths;
}

QJsonObject readCase(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                          : QJsonObject();
}

/// The options that the input sets itself, beside those of its base.
QStringList optionsSet(const QJsonObject &input)
{
    const QString key = QStringLiteral("rules");
    const QJsonObject rules = input.value(key).toObject();
    const bool record = input.value(QStringLiteral("format")) == QStringLiteral("spades-match/1");
    return record ? rules.value(key).toObject().keys() : rules.keys();
}

} // namespace

class TestCases : public QObject
{
    Q_OBJECT

private slots:
    void cases_data();
    void cases();
    void everyRuleBitesSomewhere();
};

void TestCases::cases_data()
{
    QTest::addColumn<QString>("path");
    for (const QString &path : casePaths())
        QTest::newRow(qPrintable(path.mid(kFolder.size() + 1))) << path;
}

void TestCases::cases()
{
    QFETCH(QString, path);
    const QJsonObject test = readCase(path);
    QVERIFY(!test.value(QStringLiteral("title")).toString().isEmpty());
    const QJsonValue input = test.value(QStringLiteral("input"));
    const QString wrong = fault(test, input);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    const QString option = test.value(QStringLiteral("option")).toString();
    if (option.isEmpty())
        return;
    const QJsonValue plain = without(input.toObject(), option);
    QVERIFY2(plain != input, qPrintable(option + QStringLiteral(" is not set in this case")));
    QVERIFY2(!fault(test, plain).isEmpty(),
             qPrintable(QStringLiteral("holds without ") + option + QStringLiteral(" as well")));
}

/// The law of the catalogue: for every option there is a case that fails without it.
void TestCases::everyRuleBitesSomewhere()
{
    QSet<QString> biting;
    for (const QString &path : casePaths()) {
        const QJsonObject test = readCase(path);
        const QJsonObject input = test.value(QStringLiteral("input")).toObject();
        for (const QString &option : optionsSet(input)) {
            if (!biting.contains(option) && !fault(test, without(input, option)).isEmpty())
                biting.insert(option);
        }
    }
    QStringList idle;
    for (const Option &option : catalogue()) {
        if (!biting.contains(QString::fromUtf8(option.id)))
            idle.append(QString::fromUtf8(option.id));
    }
    QVERIFY2(idle.isEmpty(), qPrintable(idle.join(u' ')));
}

QTEST_GUILESS_MAIN(TestCases)
#include "tst_cases.moc"
