// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_line.h"

#include "formats/json_place.h"

#include <QCoreApplication>

#include <cstdio>

namespace sandbag {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(sandbag::CommandLine)
};

} // namespace

CommandLine::CommandLine(const QString &words, const QString &what, const QStringList &operands)
    : m_words(words), m_operands(operands)
{
    m_parser.setApplicationDescription(what);
    m_parser.addPositionalArgument(words, what, words);
    for (const QString &operand : operands)
        m_parser.addPositionalArgument(operand, QString(), operand);
    option(QStringLiteral("json"), Words::tr("Print one JSON document."));
    option(QStringLiteral("lang"), Words::tr("Use this language, such as \"de\"."),
           QStringLiteral("language"));
    m_parser.addHelpOption();
}

void CommandLine::option(const QString &name, const QString &what, const QString &value,
                         const QString &initial)
{
    m_parser.addOption(QCommandLineOption(name, what, value, initial));
}

int CommandLine::wrongUsage(const QString &why)
{
    complain(Words::tr("sandbag-cli %1: %2; see sandbag-cli %1 --help").arg(m_words, why));
    m_status = kUnusable;
    return m_status;
}

bool CommandLine::parse(const QStringList &arguments)
{
    if (!m_parser.parse(QStringList{QStringLiteral("sandbag-cli")} + arguments)) {
        wrongUsage(m_parser.errorText());
        return false;
    }
    if (isSet(QStringLiteral("help"))) {
        say(m_parser.helpText().trimmed());
        return false;
    }
    const qsizetype given = m_parser.positionalArguments().size();
    if (given < m_operands.size())
        wrongUsage(Words::tr("%1 is missing").arg(m_operands.at(given)));
    else if (given > m_operands.size())
        wrongUsage(Words::tr("\"%1\" is one argument too many")
                       .arg(m_parser.positionalArguments().at(m_operands.size())));
    return m_status == kFine;
}

std::optional<qint64> CommandLine::number(const QString &name, qint64 least, qint64 most)
{
    bool whole = false;
    const qint64 read = value(name).toLongLong(&whole);
    if (whole && read >= least && read <= most)
        return read;
    wrongUsage(Words::tr("--%1 takes a whole number from %2 to %3, not \"%4\"")
                   .arg(name)
                   .arg(least)
                   .arg(most)
                   .arg(value(name)));
    return std::nullopt;
}

void say(const QString &text)
{
    const QByteArray bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stdout);
    std::fputc('\n', stdout);
}

void say(const QJsonDocument &json)
{
    say(QString::fromUtf8(json.toJson(QJsonDocument::Indented).trimmed()));
}

void complain(const QString &text)
{
    std::fputs(qPrintable(text + u'\n'), stderr);
}

int complain(const FileError &error)
{
    complain(error.text);
    return error.kind == FileError::Kind::unreadable ? kUnusable : kBreaksRule;
}

} // namespace sandbag
