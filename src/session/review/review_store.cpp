// SPDX-License-Identifier: GPL-3.0-or-later
#include "review/review_store.h"

#include "formats/record_json.h"
#include "formats/whole_file.h"
#include "review/review_json.h"
#include "text/translate.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QStandardPaths>

namespace sandbag {

namespace {

constexpr qint64 kMostBytes = 8 << 20; ///< of a file that we would have written

Grade gradeNamed(const QString &word)
{
    for (const Grade grade :
         {Grade::best, Grade::good, Grade::slip, Grade::mistake, Grade::blunder, Grade::unclear}) {
        if (word == QLatin1String(toString(grade)))
            return grade;
    }
    return Grade::none;
}

/// The choice of that notation; nothing where it is none of this moment.
std::optional<Event> eventNamed(const QString &act, const Prompt &prompt, const Event &made)
{
    const std::string text = act.toStdString();
    if (toString(made) == text)
        return made;
    for (const Event &event : prompt.choices) {
        if (toString(event) == text)
            return event;
    }
    if (made.cards.empty())
        return {};
    Event other = made;
    other.cards.clear();
    for (const QString &token : act.split(u' ', Qt::SkipEmptyParts)) {
        const auto card = parseCard(token.toStdString());
        if (!card)
            return {};
        other.cards.push_back(*card);
    }
    return other;
}

Judgement judgementOf(const QJsonObject &object, const Prompt &prompt, const Event &made)
{
    const auto number = [&object](const char *key) {
        return object.value(QLatin1String(key)).toDouble();
    };
    Judgement judgement;
    judgement.made = made;
    judgement.lossPoints = number("loss_points");
    judgement.lossWin = number("loss_win");
    judgement.errorWin = number("error_win");
    judgement.exact = object.value(QStringLiteral("exact")).toBool();
    judgement.grade = gradeNamed(object.value(QStringLiteral("grade")).toString());
    // The words as they were said.
    judgement.text = Sentence(
        "%1",
        std::vector<SentenceArg>{object.value(QStringLiteral("text")).toString().toStdString()});
    for (const QJsonValue item : object.value(QStringLiteral("values")).toArray()) {
        const QJsonObject kept = item.toObject();
        ChoiceValue value;
        value.event = eventNamed(kept.value(QStringLiteral("act")).toString(), prompt, made);
        value.points = kept.value(QStringLiteral("points")).toDouble();
        value.win = kept.value(QStringLiteral("win")).toDouble();
        value.pointsError = kept.value(QStringLiteral("error_points")).toDouble();
        value.winError = kept.value(QStringLiteral("error_win")).toDouble();
        judgement.values.push_back(value);
    }
    judgement.forced = judgement.values.size() == 1;
    return judgement;
}

} // namespace

ReviewStore::ReviewStore(const QString &folder)
    : m_folder(!folder.isEmpty()
                   ? folder
                   : QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) +
                         QStringLiteral("/reviews"))
{
}

QString ReviewStore::pathOf(const Match &match, int deal, const JudgeOptions &options) const
{
    MatchRecord record = match.record();
    record.deals.resize(static_cast<std::size_t>(deal) + 1);
    QCryptographicHash hash(QCryptographicHash::Sha1);
    hash.addData(writeRecord({record, {}}));
    hash.addData(QStringLiteral("%1 %2 %3 %4")
                     .arg(kJudgeVersion)
                     .arg(options.iterations)
                     .arg(options.seed)
                     .arg(toText(Sentence("There was no other choice.")))
                     .toUtf8());
    return m_folder + u'/' + QString::fromLatin1(hash.result().toHex()) + QStringLiteral(".json");
}

std::vector<JudgedChoice> ReviewStore::load(const Match &match, int deal,
                                            const JudgeOptions &options) const
{
    QFile file(pathOf(match, deal, options));
    if (!file.open(QIODevice::ReadOnly) || file.size() > kMostBytes)
        return {};
    const QJsonArray kept = QJsonDocument::fromJson(file.readAll())
                                .object()
                                .value(QStringLiteral("decisions"))
                                .toArray();
    const auto &events = match.record().deals[static_cast<std::size_t>(deal)].events;
    std::vector<JudgedChoice> choices;
    for (const QJsonValue item : kept) {
        const QJsonObject object = item.toObject();
        const int event = object.value(QStringLiteral("event")).toInt(-1);
        if (event < 0 || event >= static_cast<int>(events.size()))
            return {};
        const auto state = match.dealAt(deal, event);
        if (!state)
            return {};
        const Event &made = events[static_cast<std::size_t>(event)];
        choices.push_back({{deal, event, made.seat}, judgementOf(object, legal(*state), made)});
    }
    return choices;
}

bool ReviewStore::save(const Match &match, int deal, const JudgeOptions &options,
                       const std::vector<JudgedChoice> &choices) const
{
    QJsonArray decisions;
    for (const JudgedChoice &choice : choices) {
        if (choice.place.deal == deal)
            decisions.append(choiceObject(choice));
    }
    const QJsonObject object{{QStringLiteral("format"), QStringLiteral("spades-review/1")},
                             {QStringLiteral("decisions"), decisions}};
    return QDir().mkpath(m_folder) &&
           !writeWholeFile(pathOf(match, deal, options), QJsonDocument(object).toJson());
}

} // namespace sandbag
