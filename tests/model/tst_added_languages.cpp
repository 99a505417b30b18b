// SPDX-License-Identifier: GPL-3.0-or-later
// Languages that a translator tries out: a file in the folder of data is one, whatever is wrong
// with it is told once, and harms nothing.
#include "disk/added_languages.h"
#include "disk/own_place.h"
#include "test_main.h"
#include "text/languages.h"
#include "text/translation_bytes.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include <memory>
#include <utility>

using namespace sandbag;

namespace {

/// Texts that are whole, whatever language they are said to be of.
QByteArray germanTexts()
{
    QFile file(QStringLiteral(":/i18n/sandbag_de.qm"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString folder()
{
    return dataPlace() + QStringLiteral("/translations");
}

void put(const QString &name, const QByteArray &bytes)
{
    QFile file(folder() + u'/' + name);
    QVERIFY(QDir().mkpath(folder()) && file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

void expect(const QString &file, const char *why)
{
    const QString told = QRegularExpression::escape(folder() + u'/' + file) +
                         QStringLiteral(" is ignored: ") + QLatin1String(why);
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(told));
}

QString space()
{
    return QCoreApplication::translate("QShortcut", "Space");
}

} // namespace

class TestAddedLanguages : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { offerAddedLanguages(); }
    void init()
    {
        m_stick = std::make_unique<QTemporaryDir>();
        QVERIFY(QDir(m_stick->path()).mkdir(QStringLiteral("portable")));
        QVERIFY(!carryThingsAlong(m_stick->path()).isEmpty());
    }
    void cleanup()
    {
        installLanguage(QStringLiteral("en"));
        carryThingsAlong(QStringLiteral("/nowhere"));
    }
    void oneIsSpoken();
    void strangeNamesAreToldOnce();
    void nothingElseComesFromThere();
    void damagedOnesAreTold_data();
    void damagedOnesAreTold();
    void noDamageHarms();

private:
    std::unique_ptr<QTemporaryDir> m_stick;
};

void TestAddedLanguages::oneIsSpoken()
{
    QCOMPARE(addedLanguages(), QStringList());
    QVERIFY(!isAvailable(QStringLiteral("it")));
    QVERIFY(!germanTexts().isEmpty());
    put(QStringLiteral("sandbag_it.qm"), germanTexts());
    QCOMPARE(addedLanguages(), QStringList{QStringLiteral("it")});
    QVERIFY(isAvailable(QStringLiteral("it")));
    QVERIFY(!availableLanguages().contains(QStringLiteral("it")));
    QVERIFY(languagesByName().contains(
        std::pair(QStringLiteral("it"), QStringLiteral("Deutsch")))); // what its texts call it
    installLanguage(QStringLiteral("it"));
    QCOMPARE(languageInUse(), QStringLiteral("it"));
    QCOMPARE(space(), QStringLiteral("Leertaste"));
    QVERIFY(QFile::remove(folder() + QStringLiteral("/sandbag_it.qm")));
    installLanguage(QStringLiteral("it"));
    QCOMPARE(languageInUse(), QStringLiteral("en"));
    QCOMPARE(space(), QStringLiteral("Space"));
}

void TestAddedLanguages::strangeNamesAreToldOnce()
{
    const QStringList strange = {
        QStringLiteral("sandbag_.qm"),   QStringLiteral("sandbag_it_x.qm"),
        QStringLiteral("sandbag_qq.qm"), QStringLiteral("it.qm"),
        QStringLiteral("sandbag_IT.qm"), QStringLiteral("sandbag_ita\n.qm")};
    for (const QString &name : strange) {
        put(name, germanTexts());
        expect(name, "its name isn't like");
    }
    for (const char *own : {"sandbag_de.qm", "sandbag_en.qm"}) {
        put(QString::fromLatin1(own), germanTexts());
        expect(QString::fromLatin1(own), "Sandbag speaks that language");
    }
    QVERIFY(QDir(folder()).mkdir(QStringLiteral("sandbag_fi.qm")));
    expect(QStringLiteral("sandbag_fi.qm"), ".+");
    QCOMPARE(addedLanguages(), QStringList());
    QTest::failOnWarning(QRegularExpression(QStringLiteral("is ignored")));
    QCOMPARE(addedLanguages(), QStringList());
    QCOMPARE(languageFor(QStringLiteral("../it")), QStringLiteral("en"));
}

/// A translation may name others that Qt would load with it.
void TestAddedLanguages::nothingElseComesFromThere()
{
    QByteArray bytes = germanTexts();
    QVERIFY(isSoundTranslation(bytes));
    const QByteArray other = "/tmp/other.qm";
    bytes += QByteArray("\x96\x00\x00\x00", 4) + char(other.size()) + other;
    QVERIFY(!isSoundTranslation(bytes));
    put(QStringLiteral("notes.txt"), "left alone");
    put(QStringLiteral("sandbag_it.ts"), germanTexts());
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    QCOMPARE(addedLanguages(), QStringList());
}

void TestAddedLanguages::damagedOnesAreTold_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("noise") << QByteArray(3000, 'x');
    QTest::newRow("its head alone") << germanTexts().left(16);
    QTest::newRow("half") << germanTexts().left(germanTexts().size() / 2);
    QTest::newRow("a byte short") << germanTexts().chopped(1);
    QTest::newRow("a byte more") << germanTexts() + 'x';
    // Qt reads up to a section of nothing, and so the first pair of these alone.
    const QByteArray head = germanTexts().left(16), sections = germanTexts().mid(16);
    const QByteArray nothing("\xa7\x00\x00\x00\x00", 5);
    const QByteArray beyond("\x42\x00\x00\x00\x08\x00\x00\x00\x00\x00\xff\xff\xff"
                            "\x69\x00\x00\x00\x01\x01",
                            19);
    QTest::newRow("two pairs of sections") << head + beyond + nothing + sections;
    QTest::newRow("two pairs, none empty") << head + beyond + sections;
}

void TestAddedLanguages::damagedOnesAreTold()
{
    QFETCH(const QByteArray, bytes);
    put(QStringLiteral("sandbag_it.qm"), bytes);
    expect(QStringLiteral("sandbag_it.qm"), "it is damaged");
    installLanguage(QStringLiteral("it"));
    QCOMPARE(languageInUse(), QStringLiteral("en"));
    QCOMPARE(addedLanguages(), QStringList());
}

/// What passes for whole is read to its last text, and nothing beyond it (under sanitizers).
void TestAddedLanguages::noDamageHarms()
{
    const QByteArray whole = germanTexts();
    QRandomGenerator dice(51);
    int refused = 0;
    constexpr int kTries = 60;
    for (int i = 0; i < kTries; ++i) {
        QByteArray bytes = whole;
        for (int change = 0; change <= i % 8; ++change)
            bytes[dice.bounded(int(bytes.size()))] = char(dice.bounded(256));
        if (!isSoundTranslation(bytes)) {
            ++refused;
            continue;
        }
        QTranslator texts;
        if (!texts.load(reinterpret_cast<const uchar *>(bytes.constData()), int(bytes.size())))
            continue;
        for (const char *text : {"Space", "Ctrl", "Shift", "Home"})
            QVERIFY(texts.translate("QShortcut", text).size() < bytes.size());
    }
    QVERIFY2(refused > 0 && refused < kTries, qPrintable(QString::number(refused)));
}

QTEST_GUILESS_MAIN(TestAddedLanguages)
#include "tst_added_languages.moc"
