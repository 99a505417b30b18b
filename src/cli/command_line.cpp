// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"

#include "formats/file_argument.h"
#include "formats/file_error.h"
#include "players_argument.h"
#include "text/nearest_word.h"
#include "text/shown_text.h"
#include "words.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>
#include <cassert>
#include <cstdio>

namespace sandbag {

namespace {

/// What an operand of a command is, for its help.
QString whatIs(const QString &operand, const QString &command)
{
    if (operand == QStringLiteral("FOLDER|FILE…"))
        return Words::tr("Matches (*.spades.json), or folders with matches.");
    if (operand != QStringLiteral("FILE"))
        return {};
    if (command.startsWith(QStringLiteral("backup")))
        return Words::tr("A backup (*.zip).");
    if (command.startsWith(QStringLiteral("boards")))
        return Words::tr("A file of shared deals (*.spades-boards.json).");
    if (command.startsWith(QStringLiteral("rules")))
        return Words::tr("House rules (*.spades-rules.json), a match, or the id of a named game; "
                         "\"-\" reads standard input.");
    if (command == QStringLiteral("print"))
        return Words::tr(
            "A match (*.spades.json). For a blank scorecard or a rule sheet, this can also be a "
            "house-rules file or the id of a named game. \"-\" reads standard input.");
    return Words::tr("A match (*.spades.json); \"-\" reads standard input.");
}

} // namespace

CommandLine::CommandLine(const QString &words, const QString &what, const QStringList &operands)
    : m_words(words), m_operands(operands)
{
    m_parser.setApplicationDescription(what);
    for (const QString &operand : operands)
        m_parser.addPositionalArgument(operand, whatIs(operand, words), operand);
    option(QStringLiteral("json"), Words::tr("Print one JSON document."));
    option(QStringLiteral("lang"), Words::tr("Use this language, for example \"de\"."),
           QStringLiteral("language"));
    m_parser.addHelpOption();
    m_options.append({QStringLiteral("help"), Words::tr("Show this help."), {}, {}});
}

void CommandLine::option(const QString &name, const QString &what, const QString &value,
                         const QString &initial)
{
    const QString text = initial.isEmpty() ? what : Words::tr("%1 Default: %2.").arg(what, initial);
    m_parser.addOption(QCommandLineOption(name, text, value, initial));
    m_options.append({name, what, value, initial});
}

QString CommandLine::value(const QString &name) const
{
    assert(std::any_of(m_options.begin(), m_options.end(), [&](const Option &option) {
        return option.name == name && !option.value.isEmpty();
    }));
    return m_parser.value(name);
}

QStringList CommandLine::operands() const
{
    QStringList files = m_parser.positionalArguments();
    for (QString &file : files)
        file = fileOfArgument(file);
    return files;
}

int CommandLine::wrongUsage(const QString &why)
{
    m_status = refuse(
        {FileError::Kind::unreadable,
         Words::tr("sandbag-cli %1: %2; see sandbag-cli %1 --help").arg(m_words, harmless(why))});
    return m_status;
}

int CommandLine::refuse(const FileError &error) const
{
    return sandbag::refuse(error, m_json);
}

/// Qt's own, but that it names this program by the path it was called with.
QString CommandLine::helpText() const
{
    QString text = m_parser.helpText().trimmed();
    const QString program = QCoreApplication::arguments().constFirst();
    const qsizetype at = text.indexOf(program);
    if (at >= 0)
        text.replace(at, program.size(), QStringLiteral("sandbag-cli ") + m_words);
    return text;
}

/// The same for programs that write command lines, such as those that complete them in a shell.
QJsonDocument CommandLine::helpDocument() const
{
    QJsonArray operands, options;
    for (const QString &operand : m_operands)
        operands.append(QJsonObject{{QStringLiteral("name"), operand},
                                    {QStringLiteral("what"), whatIs(operand, m_words)}});
    for (const Option &option : m_options) {
        QJsonObject told{{QStringLiteral("name"), option.name},
                         {QStringLiteral("what"), option.what},
                         {QStringLiteral("value"), option.value},
                         {QStringLiteral("initial"), option.initial}};
        if (option.value.section(u',', 0, 0) == QStringLiteral("P"))
            told.insert(QStringLiteral("words"), QJsonArray::fromStringList(playerWords()));
        options.append(told);
    }
    return QJsonDocument(QJsonObject{{QStringLiteral("command"), m_words},
                                     {QStringLiteral("operands"), operands},
                                     {QStringLiteral("options"), options}});
}

void CommandLine::help() const
{
    if (m_json)
        say(helpDocument());
    else
        say(helpText());
}

/// Where an option takes one of a few words, the word given is one of them; complains otherwise.
bool CommandLine::choicesKnown()
{
    for (const Option &option : m_options) {
        const QStringList choices = option.value.split(u'|');
        if (choices.size() < 2) // also of those that take no value: Qt wants none asked for
            continue;
        const QString given = value(option.name);
        if (choices.contains(given) || !isSet(option.name))
            continue;
        wrongUsage(withGuess(Words::tr("--%1 must be one of: %2")
                                 .arg(option.name, choices.join(QStringLiteral(", "))),
                             given, choices));
        return false;
    }
    return true;
}

QString CommandLine::unknownOption() const
{
    const QStringList unknown = m_parser.unknownOptionNames();
    if (unknown.isEmpty())
        return m_parser.errorText();
    QStringList known;
    for (const Option &option : m_options)
        known << QStringLiteral("--") + option.name;
    const QString typed = QStringLiteral("--") + unknown.first();
    return withGuess(Words::tr("there is no option \"%1\"").arg(shortened(typed)), typed, known);
}

bool CommandLine::parse(const QStringList &arguments)
{
    m_json = arguments.contains(QStringLiteral("--json"));
    if (!m_parser.parse(QStringList{QStringLiteral("sandbag-cli")} + arguments)) {
        wrongUsage(unknownOption());
        return false;
    }
    if (isSet(QStringLiteral("help")) || isSet(QStringLiteral("help-all"))) {
        help();
        return false;
    }
    const qsizetype given = m_parser.positionalArguments().size();
    if (given < m_operands.size())
        wrongUsage(Words::tr("%1 is missing").arg(m_operands.at(given)));
    else if (given > m_operands.size() && !m_operands.value(m_operands.size() - 1).endsWith(u'…'))
        wrongUsage(Words::tr("unexpected argument \"%1\"")
                       .arg(m_parser.positionalArguments().at(m_operands.size())));
    return m_status == kFine && choicesKnown();
}

std::optional<qint64> CommandLine::number(const QString &name, qint64 least, qint64 most)
{
    bool whole = false;
    const qint64 read = value(name).toLongLong(&whole);
    if (whole && read >= least && read <= most)
        return read;
    wrongUsage(Words::tr("--%1 takes a whole number from %2 to %3, not \"%4\"")
                   .arg(name, QString::number(least), QString::number(most), value(name)));
    return std::nullopt;
}

/// Names that are isolated (see isolated()) stay so: what is closed turns nothing outside it.
static QString harmlessLine(const QString &line)
{
    constexpr QChar kIsolate(0x2068), kEnd(0x2069);
    if (line.count(kIsolate) != line.count(kEnd))
        return harmless(line);
    QString shown;
    qsizetype from = 0;
    for (qsizetype at = 0; at <= line.size(); ++at) {
        const bool mark = at < line.size() && (line[at] == kIsolate || line[at] == kEnd);
        if (!mark && at < line.size())
            continue;
        shown += harmless(line.mid(from, at - from));
        if (mark)
            shown += line[at];
        from = at + 1;
    }
    return shown;
}

/// A terminal obeys what it is sent, and much of it was written by strangers. In JSON the escapes
/// are what it has for these characters.
static QString forTerminal(const QString &text)
{
    QStringList lines = text.split(u'\n');
    for (QString &line : lines)
        line = harmlessLine(line);
    return lines.join(u'\n');
}

void say(const QString &text)
{
    const QByteArray bytes = forTerminal(text).toUtf8();
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stdout);
    std::fputc('\n', stdout);
}

void sayJson(const QByteArray &json)
{
    const QByteArray bytes = forTerminal(QString::fromUtf8(json)).toUtf8();
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stdout);
}

void say(const QJsonDocument &json)
{
    say(QString::fromUtf8(json.toJson(QJsonDocument::Indented).trimmed()));
}

void complain(const QString &text)
{
    std::fprintf(stderr, "%s\n", forTerminal(text).toLocal8Bit().constData());
}

QJsonDocument errorDocument(const FileError &error)
{
    const QJsonValue where =
        error.where.isEmpty() ? QJsonValue(QJsonValue::Null) : QJsonValue(error.where);
    return QJsonDocument(
        QJsonObject{{QStringLiteral("error"), QJsonObject{{QStringLiteral("text"), error.text},
                                                          {QStringLiteral("where"), where}}}});
}

int refuse(const FileError &error, bool json)
{
    if (json)
        say(errorDocument(error));
    complain(error.text);
    return statusOf(error);
}

ExitStatus statusOf(const FileError &error)
{
    return error.kind == FileError::Kind::breaksRule ? kBreaksRule : kUnusable;
}

QString withGuess(const QString &text, const QString &word, const QStringList &words)
{
    const QString meant = nearestWord(word, words);
    return meant.isEmpty() ? text : Words::tr("%1; did you mean \"%2\"?").arg(text, meant);
}

} // namespace sandbag
