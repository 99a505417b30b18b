// SPDX-License-Identifier: GPL-3.0-or-later
// Every window there is on small screens and with large letters, in English, in words 40 % longer,
// and in words that go from right to left: it fits the screen, and nothing in it is cut off. A
// screen is there before a program starts, so that each has a program of its own, which is this one
// again.
#include "every_window.h"
#include "fit_to_screen.h"
#include "share.h"
#include "test_main.h"
#include "text/languages.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include <span>

using namespace sandbag;

namespace {

const char *const kOnScreen = "SANDBAG_ON_SCREEN"; ///< its name, in the program for that screen

struct Screen {
    const char *name;
    QSize size;
    int dpi;
    bool longWords; ///< or English alone
};

constexpr Screen kScreens[] = {{"800x600", {800, 600}, 96, true},
                               {"900x650", {900, 650}, 96, true},
                               {"1440x900", {1440, 900}, 96, true},
                               {"1280x800-144dpi", {1280, 800}, 144, true},
                               {"1680x1050-192dpi", {1680, 1050}, 192, true}};

enum class Tongue { english, longer, fromRight };

class Words
{
public:
    explicit Words(Tongue tongue) : m_words(tongue == Tongue::fromRight)
    {
        installLanguage(QStringLiteral("en"));
        if (tongue != Tongue::english)
            QCoreApplication::installTranslator(&m_words);
        if (tongue == Tongue::fromRight)
            QApplication::setLayoutDirection(Qt::RightToLeft);
    }
    ~Words()
    {
        QCoreApplication::removeTranslator(&m_words);
        installLanguage(QStringLiteral("en"));
        QApplication::setLayoutDirection(Qt::LeftToRight);
    }
    Words(const Words &) = delete;
    Words &operator=(const Words &) = delete;

private:
    LongWords m_words;
};

/// SANDBAG_PICTURES=folder leaves pictures of them.
void leavePicture(QWidget &window)
{
    const QString folder = qEnvironmentVariable("SANDBAG_PICTURES");
    if (folder.isEmpty())
        return;
    QTest::qWait(300); // some fill their lists a moment later
    const QString name = qEnvironmentVariable(kOnScreen) + u'-' +
                         QString::fromUtf8(QTest::currentDataTag()).replace(u' ', u'-');
    window.grab().save(QDir(folder).filePath(name + QStringLiteral(".png")));
}

QString said(QSize size)
{
    return QStringLiteral("%1 x %2").arg(size.width()).arg(size.height());
}

} // namespace

class TestEverySize : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void onScreen_data();
    void onScreen();
    void fitsAndIsWhole_data();
    void fitsAndIsWhole();
};

void TestEverySize::onScreen_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("dpi");
    if (!qEnvironmentVariableIsSet(kOnScreen))
        for (const Screen &screen : shareOf(std::span(kScreens)))
            QTest::newRow(screen.name)
                << QString::fromLatin1(screen.name) << screen.size << screen.dpi;
    if (qEnvironmentVariableIsSet(kOnScreen))
        QTest::newRow("here") << QString() << QSize() << 0;
}

/// Starts this program again for that screen.
void TestEverySize::onScreen()
{
    QFETCH(QString, name);
    QFETCH(QSize, size);
    QFETCH(int, dpi);
    if (name.isEmpty())
        return;
    const QTemporaryDir folder;
    QFile config(folder.filePath(QStringLiteral("screen.json")));
    QVERIFY(config.open(QIODevice::WriteOnly));
    config.write(
        QJsonDocument(QJsonObject{{QStringLiteral("screens"),
                                   QJsonArray{QJsonObject{{QStringLiteral("name"), name},
                                                          {QStringLiteral("x"), 0},
                                                          {QStringLiteral("y"), 0},
                                                          {QStringLiteral("width"), size.width()},
                                                          {QStringLiteral("height"), size.height()},
                                                          {QStringLiteral("logicalDpi"), 96},
                                                          {QStringLiteral("logicalBaseDpi"), 96},
                                                          {QStringLiteral("dpr"), 1}}}}})
            .toJson());
    config.close();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QString::fromLatin1(kOnScreen), name);
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"),
                       QStringLiteral("offscreen:configfile=") + config.fileName());
    environment.insert(QStringLiteral("QT_FONT_DPI"), QString::number(dpi));
    QProcess there;
    there.setProcessEnvironment(environment);
    there.setProcessChannelMode(QProcess::MergedChannels);
    there.start(QCoreApplication::arguments().constFirst(), {QStringLiteral("fitsAndIsWhole")});
    constexpr int kPatience = 400'000;
    QVERIFY(there.waitForFinished(kPatience));
    QStringList faults;
    bool fault = false;
    for (const QString &line : QString::fromUtf8(there.readAll()).split(u'\n')) {
        fault = line.startsWith(QStringLiteral("FAIL")) ||
                (fault && line.startsWith(QStringLiteral("  ")));
        if (fault)
            faults << line;
    }
    QVERIFY2(there.exitCode() == 0, qPrintable(u'\n' + faults.join(u'\n')));
}

void TestEverySize::fitsAndIsWhole_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("tongue");
    const QString here = qEnvironmentVariable(kOnScreen);
    if (here.isEmpty())
        QTest::newRow("elsewhere") << QString() << 0;
    for (const Screen &screen : kScreens) {
        if (here != QLatin1String(screen.name))
            continue;
        for (const auto &[name, make] : windows()) {
            QTest::addRow("%s", qPrintable(name)) << name << static_cast<int>(Tongue::english);
            if (!screen.longWords)
                continue;
            QTest::addRow("%s, long", qPrintable(name)) << name << static_cast<int>(Tongue::longer);
            QTest::addRow("%s, from the right", qPrintable(name))
                << name << static_cast<int>(Tongue::fromRight);
        }
    }
}

void TestEverySize::fitsAndIsWhole()
{
    QFETCH(QString, name);
    QFETCH(int, tongue);
    if (name.isEmpty())
        return;
    const Words words(static_cast<Tongue>(tongue));
    Sample sample;
    const std::unique_ptr<QWidget> window(windows().at(name)(sample));
    QCOMPARE(window->isRightToLeft(), static_cast<Tongue>(tongue) == Tongue::fromRight);
    const QSize room = screenRoom(*window);
    window->resize(window->size().boundedTo(room));
    window->show();
    QTest::qWait(1); // layouts settle
    leavePicture(*window);
    const QSize is = window->size().expandedTo(window->minimumSizeHint());
    QVERIFY2(is.width() <= room.width() && is.height() <= room.height(),
             qPrintable(QStringLiteral("%1, with room for %2").arg(said(is), said(room))));
    // A preview that comes later says what it shows.
    QTRY_VERIFY2(cutTexts(*window).isEmpty(), qPrintable(u'\n' + cutTexts(*window).join(u'\n')));
}

QTEST_MAIN(TestEverySize)
#include "tst_every_size.moc"
