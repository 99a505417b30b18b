// SPDX-License-Identifier: GPL-3.0-or-later
#include "demo.h"

#include "act_pace.h"
#include "app_text.h"
#include "catalogue/rules_library.h"
#include "formats/loaded_match.h"
#include "formats/whole_file.h"
#include "game_session.h"
#include "main_window.h"
#include "pages/score_pages.h"
#include "rules/catalogue.h"
#include "scene/table_scene.h"
#include "sheet/score_sheet.h"
#include "tabletop.h"

#include <QBuffer>
#include <QDate>
#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QImageWriter>
#include <QLocale>
#include <QPageLayout>
#include <QPixmap>
#include <QTextStream>

#include <limits>
#include <utility>
#include <variant>

namespace sandbag {

namespace {

void tell(const QString &text)
{
    QTextStream(stdout) << text << Qt::endl;
}

void complain(const QString &text)
{
    QTextStream(stderr) << text << Qt::endl;
}

/// The window as it is now, with every card drawn.
QPixmap pictureOf(MainWindow &window)
{
    TableScene &scene = window.table().scene();
    scene.finishMotion();
    window.table().paintAtOnce();
    // Painting asks for the cards, and may first of all give the window its last size.
    QPixmap picture = window.grab();
    while (scene.pixmaps().busy()) {
        scene.pixmaps().waitUntilReady();
        picture = window.grab();
    }
    return picture;
}

QList<SeatPlan> computers()
{
    QList<SeatPlan> seats;
    for (const char *name : {"Ivy", "Ada", "Bo", "Cleo"})
        seats.append({QLatin1String(name), QStringLiteral("simple")});
    return seats;
}

/// Runs the match; takes the picture in the middle of the second deal's play.
QPixmap runMatch(MainWindow &window)
{
    GameSession &session = window.session();
    QPixmap picture;
    QEventLoop loop;
    QObject::connect(&session, &GameSession::matchEnded, &loop, &QEventLoop::quit);
    QObject::connect(&session, &GameSession::dealEnded, &session, &GameSession::nextDeal,
                     Qt::QueuedConnection);
    QObject::connect(&session, &GameSession::happened, &loop, [&](const Event &) {
        const DealState *deal = session.match().deal();
        if (picture.isNull() && deal && session.match().results().size() == 2 &&
            deal->play.tricksPlayed == 5 && deal->play.inTrick == 3)
            picture = pictureOf(window);
    });
    session.newMatch({RuleSet{}, QStringLiteral("standard"), {}, computers(), 0, {}, kOnlyShown});
    if (!session.match().over())
        loop.exec();
    return picture.isNull() ? pictureOf(window) : picture;
}

/// Written as a whole, or into a pipe or device if the path is one; the ending of the name decides
/// the format.
bool writePicture(const QString &path, const QImage &picture)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QImageWriter writer(&buffer, QFileInfo(path).suffix().toLatin1());
    const auto fault = writer.write(picture) ? writeWholeFile(path, bytes)
                                             : cannotWrite(path, writer.errorString());
    if (fault)
        complain(fault->text);
    return !fault;
}

bool writeScorecard(const Match &match, const QDir &folder)
{
    const PrintJob job = scoreJob(scoreSheetOf(match), QLocale().toString(QDate::currentDate()));
    if (const auto fault =
            writePdf(folder.filePath(QStringLiteral("scorecard.pdf")), job, usualPaper())) {
        complain(fault->text);
        return false;
    }
    const QList<QImage> pages = toImages(job, usualPaper(), 100);
    return !pages.isEmpty() &&
           writePicture(folder.filePath(QStringLiteral("scorecard.png")), pages.front());
}

} // namespace

int playDemo(const QString &folder, const QSize &size)
{
    if (!QDir().mkpath(folder)) {
        complain(AppText::tr("Can't create folder %1.").arg(folder));
        return 2;
    }
    const QDir dir(folder);
    Settings settings = Settings::standard();
    settings.look.motion = false;
    settings.paceMs = 0;
    MainWindow window;
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    window.applySettings(settings);
    window.resize(size);
    window.show();
    const QPixmap picture = runMatch(window);
    const QString table = dir.filePath(QStringLiteral("table.png"));
    if (!writePicture(table, picture.toImage()) || !writeScorecard(window.session().match(), dir))
        return 2;
    tell(AppText::tr("A match of %n deal(s) was played.", nullptr,
                     static_cast<int>(window.session().match().results().size())));
    for (const char *name : {"table.png", "scorecard.pdf", "scorecard.png"})
        tell(dir.absoluteFilePath(QLatin1String(name)));
    return 0;
}

int grabWindow(const QString &picture, const QString &record, const QSize &size)
{
    MainWindow window;
    window.setAttribute(Qt::WA_DeleteOnClose, false);
    Settings settings = window.settings();
    settings.look.motion = false;
    window.applySettings(settings);
    window.resize(size);
    // Nobody acts before the picture is taken, and nobody says that the match is paused.
    window.session().pace().setLeast(std::numeric_limits<int>::max() / 2);
    if (record.isEmpty()) {
        window.newMatch(RulesLibrary().lastUsed());
    } else {
        auto loaded = loadMatch(record);
        if (const auto *fault = std::get_if<FileError>(&loaded)) {
            complain(fault->text);
            return 2;
        }
        window.session().open(std::get<LoadedMatch>(std::move(loaded)), kOnlyShown);
    }
    window.show();
    return writePicture(picture, pictureOf(window).toImage()) ? 0 : 2;
}

} // namespace sandbag
