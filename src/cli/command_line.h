// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineParser>
#include <QJsonDocument>
#include <QList>
#include <QString>
#include <QStringList>

namespace sandbag {

struct FileError;

/// Exit statuses of sandbag-cli, as in FORMATS.
enum ExitStatus {
    kFine = 0,
    kBreaksRule = 1, ///< well-formed, but an illegal call or card, or rules with an error
    kUnusable = 2    ///< unreadable input or wrong usage
};

/// One command's arguments. Every command knows --json, --lang and --help; its files and options
/// are declared before parse().
class CommandLine
{
public:
    /// `words` as typed ("rules check"), `what` it does, `operands` for the help ("FILE").
    CommandLine(const QString &words, const QString &what, const QStringList &operands = {});

    /// `value` says for the help what follows the option; of "a4|a5" it has to be one.
    void option(const QString &name, const QString &what, const QString &value = {},
                const QString &initial = {});
    /// False when the command ends here: help was asked for or the usage is wrong. status() then.
    [[nodiscard]] bool parse(const QStringList &arguments);
    [[nodiscard]] int status() const { return m_status; }

    [[nodiscard]] bool json() const { return isSet(QStringLiteral("json")); }
    [[nodiscard]] bool isSet(const QString &name) const { return m_parser.isSet(name); }
    /// Of an option that takes one.
    [[nodiscard]] QString value(const QString &name) const;
    /// A whole number within the bounds; complains and gives nothing otherwise.
    [[nodiscard]] std::optional<qint64> number(const QString &name, qint64 least, qint64 most);
    /// The path of a file, which may be given as an address ("file:///…").
    [[nodiscard]] QString operand(int index) const { return operands().value(index); }
    /// All of them; the last one may be given more than once ("FILE…").
    [[nodiscard]] QStringList operands() const;
    /// Writes why to standard error, with --json as a document to standard output too; kUnusable.
    int wrongUsage(const QString &why);
    /// The same for a file; the status that goes with it.
    [[nodiscard]] int refuse(const FileError &error) const;

private:
    QCommandLineParser m_parser;
    struct Option {
        QString name, what, value, initial;
    };

    void help() const;
    [[nodiscard]] QString helpText() const;
    [[nodiscard]] QJsonDocument helpDocument() const;
    [[nodiscard]] QString unknownOption() const;
    [[nodiscard]] bool choicesKnown();

    QString m_words;
    QStringList m_operands;
    QList<Option> m_options;
    bool m_json = false; ///< asked for, also in a line that is wrong
    int m_status = kFine;
};

/// To standard output, with a line feed.
void say(const QString &text);
void say(const QJsonDocument &json);
/// A whole file of JSON: it means the same, and a terminal obeys nothing in it.
void sayJson(const QByteArray &json);
/// One line to standard error.
void complain(const QString &text);
/// What --json prints when something is wrong: {"error": {"text", "where"}}.
[[nodiscard]] QJsonDocument errorDocument(const FileError &error);
/// Complains, with `json` as a document to standard output too; the status that goes with it.
[[nodiscard]] int refuse(const FileError &error, bool json);
[[nodiscard]] ExitStatus statusOf(const FileError &error);
/// The complaint with "; did you mean "score"?", where one of the words is close to `word`.
[[nodiscard]] QString withGuess(const QString &text, const QString &word, const QStringList &words);

} // namespace sandbag
