// SPDX-License-Identifier: GPL-3.0-or-later
// Backups: all of it comes back, nothing here is lost, and hostile archives are refused whole.
#include "backup/backup.h"
#include "backup/backup_names.h"
#include "disk/own_plugin.h"
#include "no_plain_file.h"
#include "test_main.h"
#include "zip_library.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPluginLoader>
#include <QTemporaryDir>
#include <QTest>

#include <archive.h>
#include <archive_entry.h>

using namespace sandbag;

namespace {

const std::atomic<bool> kGoOn = false;

void write(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("no file");
}

/// A person's folders, somewhere.
struct Home {
    QTemporaryDir folder;
    BackupPlaces places{{QStringLiteral("settings/sandbag.conf"), at("sandbag.conf")},
                        {QStringLiteral("data"), at("data")},
                        {QStringLiteral("matches"), at("data/history")},
                        {QStringLiteral("carddecks"), at("decks")}};

    [[nodiscard]] QString at(const char *path) const
    {
        return folder.filePath(QString::fromUtf8(path));
    }
    [[nodiscard]] QString zip() const { return at("backup.zip"); }
};

void furnish(const Home &home)
{
    write(home.at("sandbag.conf"), "[play]\nspeed=2\n");
    write(home.at("data/history/one.spades.json"), QByteArray(200000, 'x'));
    write(home.at("data/history/people.json"), "{}");
    write(home.at("data/history/index.sqlite"), "made again");
    write(home.at("data/rules/Süße Runde.spades-rules.json"), "rules");
    write(home.at("data/current.lock"), "of the moment");
    write(home.at("decks/mine/index.desktop"), "deck");
}

struct Entry {
    QByteArray name;
    QByteArray bytes = "x";
    unsigned type = AE_IFREG;
    const char *link = nullptr;
};

const Entry kHead{"sandbag-backup.json",
                  R"({"format":"sandbag-backup","version":1,"made":"2026-11-27T10:00:00Z"})"};

QString makeZip(const Home &home, const QList<Entry> &entries)
{
    archive *zip = archive_write_new();
    archive_write_set_format_zip(zip);
    archive_write_open_filename(zip, QFile::encodeName(home.zip()).constData());
    for (const Entry &one : entries) {
        archive_entry *entry = archive_entry_new();
        archive_entry_set_pathname_utf8(entry, one.name.constData());
        archive_entry_set_filetype(entry, one.type);
        archive_entry_set_perm(entry, 0777);
        archive_entry_set_size(entry, one.link ? 0 : one.bytes.size());
        if (one.link)
            archive_entry_set_symlink_utf8(entry, one.link);
        archive_write_header(zip, entry);
        if (!one.link)
            archive_write_data(zip, one.bytes.constData(), std::size_t(one.bytes.size()));
        archive_entry_free(entry);
    }
    archive_write_close(zip);
    archive_write_free(zip);
    return home.zip();
}

QString refusal(const Home &home, const QString &zip)
{
    const auto looked = lookAtBackup(zip, home.places, kGoOn);
    const auto restored = restoreBackup(zip, home.places, Differing::yields, kGoOn);
    const auto *one = std::get_if<FileError>(&looked);
    const auto *other = std::get_if<FileError>(&restored);
    return one && other && one->text == other->text ? one->text : QString();
}

} // namespace

class TestBackup : public QObject
{
    Q_OBJECT

private slots:
    void allOfItComesBack();
    void nothingIsOverwritten_data();
    void nothingIsOverwritten();
    void twiceRestoredIsOnce();
    void settingsArePassedOver();
    void linksStayOut();
    void hostileArchivesAreRefused_data();
    void hostileArchivesAreRefused();
    void hugeArchivesAreRefused();
    void damagedOnesAreRefused();
    void otherFilesAreRefused();
    void whatIsNoPlainFileStaysOne_data() { addKinds(); }
    void whatIsNoPlainFileStaysOne();
    void whatIsNoPlainFileIsPassedOver_data() { addKinds(); }
    void whatIsNoPlainFileIsPassedOver();
    void stoppedOnesLeaveNothing();
    void fullDiskIsSaid();
    void programLoadsTheLibrary();
};

void TestBackup::allOfItComesBack()
{
    const Home here;
    furnish(here);
    const auto written = writeBackup(here.zip(), here.places, kGoOn);
    QVERIFY(std::get_if<int>(&written));
    QCOMPARE(std::get<int>(written), 5); // without the index and the lock
    const Home there;
    const auto looked = std::get<BackupContents>(lookAtBackup(here.zip(), there.places, kGoOn));
    QCOMPARE(looked.missing, 5);
    QVERIFY(looked.made.isValid());
    QVERIFY(!QFile::exists(there.at("data"))); // it only looked
    const auto restored =
        std::get<Restored>(restoreBackup(here.zip(), there.places, Differing::stays, kGoOn));
    QCOMPARE(restored.added, 5);
    QCOMPARE(restored.beside, 0);
    for (const char *path : {"sandbag.conf", "data/history/one.spades.json",
                             "data/history/people.json", "decks/mine/index.desktop"})
        QCOMPARE(read(there.at(path)), read(here.at(path)));
    const QString rules = QStringLiteral("/rules/Süße Runde.spades-rules.json");
    QCOMPARE(read(there.at("data") + rules), QByteArray("rules"));
    QVERIFY(!(QFile::permissions(there.at("sandbag.conf")) & QFile::ReadOther));
}

void TestBackup::nothingIsOverwritten_data()
{
    QTest::addColumn<bool>("mineStays");
    QTest::newRow("stays") << true;
    QTest::newRow("yields") << false;
}

void TestBackup::nothingIsOverwritten()
{
    QFETCH(bool, mineStays);
    const Home home;
    furnish(home);
    QVERIFY(std::get_if<int>(&static_cast<const std::variant<int, FileError> &>(
        writeBackup(home.zip(), home.places, kGoOn))));
    write(home.at("data/history/people.json"), "newer");
    const auto looked = std::get<BackupContents>(lookAtBackup(home.zip(), home.places, kGoOn));
    QCOMPARE(looked.differing, 1);
    QCOMPARE(looked.same, 4);
    const auto done = std::get<Restored>(restoreBackup(
        home.zip(), home.places, mineStays ? Differing::stays : Differing::yields, kGoOn));
    QCOMPARE(done.beside, 1);
    QCOMPARE(read(home.at("data/history/people.json")), QByteArray(mineStays ? "newer" : "{}"));
    QCOMPARE(read(home.at(mineStays ? "data/history/people (restored).json"
                                    : "data/history/people (before restoring).json")),
             QByteArray(mineStays ? "{}" : "newer"));
}

void TestBackup::twiceRestoredIsOnce()
{
    const Home home;
    furnish(home);
    (void)writeBackup(home.zip(), home.places, kGoOn);
    const auto done =
        std::get<Restored>(restoreBackup(home.zip(), home.places, Differing::stays, kGoOn));
    QCOMPARE(done.added + done.beside, 0);
}

void TestBackup::settingsArePassedOver()
{
    const Home here;
    furnish(here);
    (void)writeBackup(here.zip(), here.places, kGoOn);
    Home there;
    there.places[0].path.clear();
    QVERIFY(!std::get_if<FileError>(&static_cast<const std::variant<Restored, FileError> &>(
        restoreBackup(here.zip(), there.places, Differing::stays, kGoOn))));
    QVERIFY(!QFile::exists(there.at("sandbag.conf")));
}

void TestBackup::linksStayOut()
{
    const Home home;
    write(home.at("secret"), "secret");
    write(home.at("data/a"), "a");
    QVERIFY(QFile::link(home.at("secret"), home.at("data/link")));
    QCOMPARE(std::get<int>(writeBackup(home.zip(), home.places, kGoOn)), 1);
}

void TestBackup::hostileArchivesAreRefused_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<bool>("link");
    QTest::newRow("upwards") << QByteArray("data/../../evil") << false;
    QTest::newRow("from the root") << QByteArray("/data/evil") << false;
    QTest::newRow("of Windows") << QByteArray("data\\..\\evil") << false;
    QTest::newRow("a drive") << QByteArray("data/C:evil") << false;
    QTest::newRow("elsewhere") << QByteArray("bin/sh") << false;
    QTest::newRow("nearly a place") << QByteArray("database/evil") << false;
    QTest::newRow("a point") << QByteArray("data/./evil") << false;
    QTest::newRow("empty part") << QByteArray("data//evil") << false;
    QTest::newRow("a line break") << QByteArray("data/a\nb") << false;
    QTest::newRow("too long") << "data/" + QByteArray(5000, 'a') << false;
    QTest::newRow("a link") << QByteArray("data/link") << true;
}

void TestBackup::hostileArchivesAreRefused()
{
    QFETCH(QByteArray, name);
    QFETCH(bool, link);
    const Home home;
    Entry evil{name};
    if (link)
        evil = {name, {}, AE_IFLNK, "/etc/passwd"};
    const QString zip = makeZip(home, {kHead, {"data/good", "good"}, evil});
    const QString said = refusal(home, zip);
    QVERIFY(said.contains(QStringLiteral("belong in a backup")));
    QCOMPARE(said.count(u'\n'), 0);
    QVERIFY(!QFile::exists(home.at("data"))); // nor what is good in it
}

void TestBackup::hugeArchivesAreRefused()
{
    const Home home;
    const QByteArray zeros(int(kMostFileBytes) + 1, '\0'); // packs into a thousandth
    const QString zip = makeZip(home, {kHead, {"data/bomb", zeros}});
    QVERIFY(QFileInfo(zip).size() < zeros.size() / 100);
    QVERIFY(refusal(home, zip).contains(QStringLiteral("too large")));
    QVERIFY(refusal(home, makeZip(home, {kHead, {"data/a"}, {"data/a"}}))
                .contains(QStringLiteral("twice")));
}

void TestBackup::damagedOnesAreRefused()
{
    const Home here;
    furnish(here);
    (void)writeBackup(here.zip(), here.places, kGoOn);
    const QByteArray whole = read(here.zip());
    const Home there;
    for (qsizetype at = 40; at < whole.size(); at += whole.size() / 40 + 1) {
        write(there.zip(), whole.left(at)); // cut off
        const auto looked = lookAtBackup(there.zip(), there.places, kGoOn);
        // Behind the last file there is only the table of contents: all of it is there.
        const auto *contents = std::get_if<BackupContents>(&looked);
        QVERIFY(!contents || contents->missing == 5);
        QVERIFY(contents || !refusal(there, there.zip()).isEmpty());
        QVERIFY(!QFile::exists(there.at("data")));
    }
    QByteArray changed = whole;
    const qsizetype inside = changed.indexOf("sandbag.conf") + 24; // packed: its check word tells
    changed[inside] = char(changed[inside] ^ 0x55);
    write(there.zip(), changed);
    QVERIFY(!refusal(there, there.zip()).isEmpty());
}

void TestBackup::otherFilesAreRefused()
{
    const Home home;
    QVERIFY(!refusal(home, home.at("none.zip")).isEmpty());
    QVERIFY(!refusal(home, home.folder.path()).isEmpty());
    write(home.zip(), "no archive");
    QVERIFY(refusal(home, home.zip()).contains(QStringLiteral("a Sandbag backup")));
    QVERIFY(
        refusal(home, makeZip(home, {{"data/a"}})).contains(QStringLiteral("a Sandbag backup")));
    QVERIFY(refusal(home, makeZip(home, {})).contains(QStringLiteral("a Sandbag backup")));
}

/// In the place of the backup: it is neither read nor replaced.
void TestBackup::whatIsNoPlainFileStaysOne()
{
    QFETCH(QString, kind);
    const Home home;
    furnish(home);
    QVERIFY(make(kind, home.zip()));
    struct stat before = {}, after = {};
    const QByteArray name = QFile::encodeName(home.zip());
    QCOMPARE(::lstat(name.constData(), &before), 0);
    QVERIFY(!refusal(home, home.zip()).isEmpty());
    const auto written = writeBackup(home.zip(), home.places, kGoOn);
    const auto *error = std::get_if<FileError>(&written);
    QVERIFY(error && !error->text.contains(u'\n'));
    QCOMPARE(::lstat(name.constData(), &after), 0);
    QCOMPARE(after.st_ino, before.st_ino);
}

/// Among what is kept: all else is.
void TestBackup::whatIsNoPlainFileIsPassedOver()
{
    QFETCH(QString, kind);
    const Home here, there;
    furnish(here);
    QVERIFY(make(kind, here.at("data/history/two.spades.json")));
    const auto written = writeBackup(here.zip(), here.places, kGoOn);
    QVERIFY(std::get_if<int>(&written));
    QCOMPARE(std::get<int>(written), 5);
    furnish(there);
    QVERIFY(QFile::remove(there.at("data/history/one.spades.json")));
    QVERIFY(make(kind, there.at("data/history/one.spades.json")));
    const auto restored = restoreBackup(here.zip(), there.places, Differing::stays, kGoOn);
    QVERIFY(std::get_if<Restored>(&restored));
    QCOMPARE(std::get<Restored>(restored).beside, 1);
}

void TestBackup::stoppedOnesLeaveNothing()
{
    const Home home;
    furnish(home);
    const std::atomic<bool> stop = true;
    const auto written = writeBackup(home.zip(), home.places, stop);
    QVERIFY(std::get_if<FileError>(&written));
    QVERIFY(!QFile::exists(home.zip()));
}

void TestBackup::fullDiskIsSaid()
{
    const Home home;
    furnish(home);
    const auto written = writeBackup(QStringLiteral("/proc/none/backup.zip"), home.places, kGoOn);
    const auto *fault = std::get_if<FileError>(&written);
    QVERIFY(fault);
    QVERIFY(fault->text.contains(QStringLiteral("/proc/none/backup.zip")));
}

/// This program is linked with it; the one that people start loads it from a file.
void TestBackup::programLoadsTheLibrary()
{
    QPluginLoader loader(QStringLiteral(SANDBAG_PLUGIN));
    const auto *library = qobject_cast<ZipLibrary *>(loader.instance());
    QVERIFY2(library, qPrintable(loader.errorString()));
    const ZipFunctions loaded = library->functions();
#define SANDBAG_IS_THERE(name) QVERIFY2(loaded.name, #name);
    SANDBAG_ZIP_FUNCTIONS(SANDBAG_IS_THERE)
#undef SANDBAG_IS_THERE
    const QString file = QFileInfo(loader.fileName()).completeBaseName();
    for (const QString &one : ownPluginFiles(QStringLiteral("sandbag_zip")))
        QCOMPARE(QFileInfo(one).fileName(), file);
    QVERIFY(!ownPlugin("io.github.sandbag.Nothing", QStringLiteral("sandbag_nothing")));
}

QTEST_MAIN(TestBackup)
#include "tst_backup.moc"
