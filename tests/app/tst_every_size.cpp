// SPDX-License-Identifier: GPL-3.0-or-later
// Every window there is on small screens and with large letters, in English, in words 40 % longer,
// in words that go from right to left, and in each of our languages: it fits the screen, nothing in
// it is cut off, and nothing stays English. A screen is there before a program starts, so that each
// has a program of its own, which is this one again.
#include "every_window.h"
#include "fit_to_screen.h"
#include "marked_words.h"
#include "share.h"
#include "test_main.h"
#include "text/languages.h"
#include "window_driver.h"

#include <QDir>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include <algorithm>
#include <memory>
#include <span>

using namespace sandbag;

namespace {

const char *const kOnScreen = "SANDBAG_ON_SCREEN"; ///< its name, in the program for that screen

struct Screen {
    const char *name;
    QSize size;
    int dpi;
    int turn; ///< which languages each window is walked in: see languagesAt(); none below 0
};

constexpr int kTurns = 2;
constexpr Screen kScreens[] = {{"800x600", {800, 600}, 96, -1},
                               {"900x650", {900, 650}, 96, 0},
                               {"1440x900", {1440, 900}, 96, 1},
                               {"1280x800-144dpi", {1280, 800}, 144, -1},
                               {"1680x1050-192dpi", {1680, 1050}, 192, -1}};

// Besides the codes of languages:
const QString kEnglish = QStringLiteral("en");
const QString kLonger = QStringLiteral("long");
const QString kFromRight = QStringLiteral("from the right");

/// The languages in which the window of that number is walked on that screen: each window in each
/// language on one of two screens, and with SANDBAG_EACH_LANGUAGE set on both.
QStringList languagesAt(const Screen &screen, int window)
{
    const bool each = qEnvironmentVariableIsSet("SANDBAG_EACH_LANGUAGE");
    QStringList languages = availableLanguages();
    languages.removeAll(kEnglish);
    QStringList here;
    for (int number = 0; number < languages.size(); ++number)
        if (screen.turn >= 0 && (each || (window + number) % kTurns == screen.turn))
            here << languages[number];
    return here;
}

/// Speaks English, what only looks like a language, or one of ours with a mark behind each text.
class Words
{
public:
    explicit Words(const QString &tongue)
    {
        const bool made = tongue == kLonger || tongue == kFromRight;
        installLanguage(made ? kEnglish : tongue);
        if (made)
            m_words = std::make_unique<LongWords>(tongue == kFromRight);
        else if (tongue != kEnglish)
            m_words = std::make_unique<MarkedLanguage>(tongue);
        if (m_words)
            QCoreApplication::installTranslator(m_words.get());
        if (tongue == kFromRight)
            QApplication::setLayoutDirection(Qt::RightToLeft);
    }
    ~Words()
    {
        m_words.reset();
        installLanguage(kEnglish);
        QApplication::setLayoutDirection(Qt::LeftToRight);
    }
    Words(const Words &) = delete;
    Words &operator=(const Words &) = delete;

private:
    std::unique_ptr<QTranslator> m_words;
};

/// What an English window says, by its name; made where its own row was left out.
const QStringList &englishOf(const QString &name, const QWidget *window)
{
    static QHash<QString, QStringList> known;
    if (window)
        known.insert(name, UnmarkedTexts(*window).texts());
    if (!known.contains(name)) {
        const Words words(kEnglish);
        Sample sample;
        const std::unique_ptr<QWidget> english(windows().at(name)(sample));
        english->show();
        known.insert(name, UnmarkedTexts(*english).texts());
    }
    return known[name];
}

/// Texts that a window in another language has in common with the English one, and not from the
/// texts of that language.
QString leftIn(const QStringList &texts, const QStringList &english)
{
    QStringList left;
    for (const QString &text : texts)
        if (english.contains(text) && text != QStringLiteral("OK")) // which Qt says everywhere
            left << text;
    return left.join(u'\n');
}

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

struct Asked {
    QStringList cut, texts;
};

/// What is cut off, and what stands there, when a table asks for a bid and for a card.
Asked askedAtTheTable()
{
    Asked asked;
    WindowDriver driver;
    MainWindow &window = driver.window();
    window.resize(screenRoom(window));
    driver.deal(RuleSet(), QStringLiteral("standard"));
    for (const Qt::Key bid : {Qt::Key_2, Qt::Key_unknown}) {
        if (!driver.waitForPerson())
            return {{QStringLiteral("nobody is asked")}, {}};
        QTest::qWait(1); // layouts settle
        leavePicture(window);
        asked.cut += cutTexts(window);
        asked.texts += UnmarkedTexts(window).texts();
        if (bid == Qt::Key_unknown)
            continue;
        driver.press(bid);
        driver.press(Qt::Key_Return);
    }
    return asked;
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
    void tableAsksInEachLanguage_data();
    void tableAsksInEachLanguage();
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
    there.start(QCoreApplication::arguments().constFirst(),
                {QStringLiteral("fitsAndIsWhole"), QStringLiteral("tableAsksInEachLanguage")});
    constexpr int kPatience = 400'000;
    QVERIFY(there.waitForFinished(kPatience));
    QStringList faults;
    bool fault = false;
    const QStringList said = QString::fromUtf8(there.readAll()).split(u'\n');
    for (const QString &line : said) {
        fault = line.startsWith(QStringLiteral("FAIL")) ||
                (fault && line.startsWith(QStringLiteral("  ")));
        if (fault)
            faults << line;
    }
    if (faults.isEmpty()) // ended by something else than a test
        faults = said.last(std::min<qsizetype>(said.size(), 80));
    QVERIFY2(there.exitCode() == 0, qPrintable(u'\n' + faults.join(u'\n')));
}

void TestEverySize::fitsAndIsWhole_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("tongue");
    const QString here = qEnvironmentVariable(kOnScreen);
    if (here.isEmpty())
        QTest::newRow("elsewhere") << QString() << QString();
    for (const Screen &screen : kScreens) {
        if (here != QLatin1String(screen.name))
            continue;
        int number = 0;
        for (const auto &[name, make] : windows()) {
            QTest::addRow("%s", qPrintable(name)) << name << kEnglish;
            for (const QString &tongue :
                 QStringList{kLonger, kFromRight} + languagesAt(screen, number++))
                QTest::addRow("%s, %s", qPrintable(name), qPrintable(tongue)) << name << tongue;
        }
    }
}

void TestEverySize::fitsAndIsWhole()
{
    QFETCH(QString, name);
    QFETCH(QString, tongue);
    if (name.isEmpty())
        return;
    const bool ours = tongue != kEnglish && availableLanguages().contains(tongue);
    const QStringList english = ours ? englishOf(name, nullptr) : QStringList();
    const Words words(tongue);
    Sample sample;
    const std::unique_ptr<QWidget> window(windows().at(name)(sample));
    QCOMPARE(window->isRightToLeft(), tongue == kFromRight);
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
    if (tongue == kEnglish)
        englishOf(name, window.get());
    const QString left = leftIn(UnmarkedTexts(*window).texts(), english);
    QVERIFY2(!ours || left.isEmpty(), qPrintable(left));
}

void TestEverySize::tableAsksInEachLanguage_data()
{
    QTest::addColumn<QString>("tongue");
    const QString here = qEnvironmentVariable(kOnScreen);
    QTest::newRow("English") << QString();
    for (const Screen &screen : kScreens)
        if (here == QLatin1String(screen.name))
            for (const QString &tongue : languagesAt(screen, 0))
                QTest::addRow("%s", qPrintable(tongue)) << tongue;
}

void TestEverySize::tableAsksInEachLanguage()
{
    QFETCH(QString, tongue);
    if (tongue.isEmpty())
        return;
    Asked english;
    {
        const Words words(kEnglish);
        english = askedAtTheTable();
    }
    const Words words(tongue);
    const Asked asked = askedAtTheTable();
    QCOMPARE(asked.cut.join(u'\n'), QString());
    QVERIFY(asked.texts.size() > 10);
    QCOMPARE(leftIn(asked.texts, english.texts), QString());
}

QTEST_MAIN(TestEverySize)
#include "tst_every_size.moc"
