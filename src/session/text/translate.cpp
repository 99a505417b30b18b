// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/translate.h"

#include <QCoreApplication>

namespace sandbag {

namespace {

QString argumentText(const SentenceArg &arg)
{
    if (const int *number = std::get_if<int>(&arg))
        return QString::number(*number);
    if (const std::string *words = std::get_if<std::string>(&arg))
        return QString::fromStdString(*words);
    QStringList parts;
    for (const Sentence &part : std::get<std::vector<Sentence>>(arg))
        parts.append(toText(part));
    return parts.join(u' ');
}

/// %1 … %9 in one pass: an argument that itself holds a "%1" stays as it is.
QString filled(const QString &text, const std::vector<SentenceArg> &args)
{
    QString result;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool marker =
            text[i] == u'%' && i + 1 < text.size() && text[i + 1] >= u'1' && text[i + 1] <= u'9';
        const auto place = marker ? static_cast<std::size_t>(text[i + 1].unicode() - u'1') : 0;
        if (!marker || place >= args.size()) {
            result += text[i];
            continue;
        }
        result += argumentText(args[place]);
        ++i;
    }
    return result;
}

/// English without a translation: "(s)" by the count, as plainEnglish() does it.
QString englishPlural(QString text, int count)
{
    return text.replace(QStringLiteral("(s)"), count == 1 ? QString() : QStringLiteral("s"));
}

} // namespace

QString toText(const Sentence &sentence)
{
    if (sentence.empty())
        return {};
    QString text = QCoreApplication::translate("engine", sentence.text, nullptr, sentence.count);
    if (sentence.count >= 0)
        text = englishPlural(text, sentence.count);
    return filled(text, sentence.args);
}

QString toText(const char *marked)
{
    return *marked ? QCoreApplication::translate("engine", marked) : QString();
}

} // namespace sandbag
