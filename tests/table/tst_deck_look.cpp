// SPDX-License-Identifier: GPL-3.0-or-later
// Decks with their indices at the right are known, and the preferences say so beside a picture.
#include "deck/card_renderer.h"
#include "deck/deck_look.h"
#include "deck/deck_rows.h"
#include "deck/installed_decks.h"
#include "deck_choice.h"
#include "test_main.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QPixmap>
#include <QTemporaryDir>
#include <QTest>
#include <QThreadPool>

#include <algorithm>

using namespace sandbag;

namespace {

/// Whether that deck's picture is in the list.
bool drawn(const QComboBox &box, int index)
{
    const QImage sample = box.itemIcon(index).pixmap(box.iconSize()).toImage();
    int inked = 0;
    for (int y = 0; y < sample.height(); ++y)
        for (int x = 0; x < sample.width(); ++x)
            inked += qAlpha(sample.pixel(x, y)) > 0;
    return inked > sample.width() * sample.height() / 3;
}

/// A deck of plain cards with the rank's sign, a bar for each, near the left or the right edge.
QByteArray drawnDeck(double x)
{
    QByteArray svg = "<svg xmlns='http://www.w3.org/2000/svg' width='100' height='140'>";
    const char *const ranks[] = {"2", "3",  "4",    "5",     "6",    "7", "8",
                                 "9", "10", "jack", "queen", "king", "1"};
    for (int rank = 0; rank < 13; ++rank) {
        svg += QByteArray("<g id='") + ranks[rank] +
               "_spade'><rect width='100' height='140' fill='white'/>";
        for (int bit = 0; bit < 4; ++bit)
            if ((rank + 1) >> bit & 1)
                svg += "<rect fill='black' x='" + QByteArray::number(x) + "' y='" +
                       QByteArray::number(4 + bit * 9) + "' width='14' height='8'/>";
        svg += "</g>";
    }
    return svg + "</svg>";
}

QString written(const QDir &folder, const QString &name, const QByteArray &svg)
{
    folder.mkpath(name);
    QFile deck(folder.filePath(name + QStringLiteral("/deck.svg")));
    QFile index(folder.filePath(name + QStringLiteral("/index.desktop")));
    if (!deck.open(QIODevice::WriteOnly) || !index.open(QIODevice::WriteOnly))
        return {};
    deck.write(svg);
    index.write("[KDE Backdeck]\nName=" + name.toUtf8() + "\nSVG=deck.svg\n");
    return deck.fileName();
}

} // namespace

class TestDeckLook : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
        const QDir decks(m_folder.filePath(QStringLiteral("carddecks")));
        m_left = written(decks, QStringLiteral("left"), drawnDeck(4));
        m_right = written(decks, QStringLiteral("right"), drawnDeck(80));
    }
    void everyRowIsDrawn()
    {
        for (const OwnDeck &deck : ownDecks())
            for (const QLatin1String drawing : {deck.drawing, deck.fourColours})
                QVERIFY2(drawing.isEmpty() || QSvgRenderer(QString(drawing)).isValid(), deck.name);
        QSvgRenderer first{QString(ownDecks().front().drawing)};
        for (const CardBack &back : cardBacks()) {
            QVERIFY2(back.drawing.isEmpty() ? first.elementExists(back.key)
                                            : QSvgRenderer(QString(back.drawing)).isValid(),
                     back.name);
            QCOMPARE(cardBack(back.key).name, back.name);
        }
        QCOMPARE(cardBack(QStringLiteral("of old")).name, cardBacks().front().name);
        QVERIFY(!ownDeck(m_left));
    }
    /// A pattern that ran over the white border would look cut off.
    void everyBackKeepsItsBorder_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QSize>("size");
        for (const CardBack &back : cardBacks())
            for (const QSize size : {QSize(240, 336), QSize(100, 140)})
                QTest::addRow("%s %d", QString(back.key).toLatin1().constData(), size.width())
                    << QString(back.key) << size;
    }
    void everyBackKeepsItsBorder()
    {
        QFETCH(QString, key);
        QFETCH(QSize, size);
        constexpr int kWhite = 225;
        const QImage back = backOf({{}, false, key}, size);
        QCOMPARE(back.size(), size);
        const int in = std::max(2, size.width() / 50); // from the edge, within the border
        const int corner = size.width() / 8;
        for (int x = corner; x < size.width() - corner; ++x)
            for (const int y : {in, size.height() - 1 - in})
                QVERIFY2(qGray(back.pixel(x, y)) >= kWhite, qPrintable(QString::number(x)));
        for (int y = corner; y < size.height() - corner; ++y)
            for (const int x : {in, size.width() - 1 - in})
                QVERIFY2(qGray(back.pixel(x, y)) >= kWhite, qPrintable(QString::number(y)));
    }
    void ranksAreLookedForWhereTheyAreSeen()
    {
        QVERIFY(ranksSeenInFan({}));
        QVERIFY(ranksSeenInFan({m_left, false}));
        QVERIFY(!ranksSeenInFan({m_right, false}));
    }
    void theDecksOfKde()
    {
        QStringList hidden;
        int all = 0;
        for (const InstalledDeck &deck : installedDecks()) {
            if (!deck.file.contains(QStringLiteral("/carddecks/svg-")))
                continue;
            ++all;
            if (!ranksSeenInFan({deck.file, false}))
                hidden << deck.file.section(u'/', -2, -2);
        }
        if (all == 0)
            QSKIP("kdegames-card-data-kf5 is not installed");
        hidden.sort();
        QCOMPARE(hidden,
                 QStringList({"svg-future", "svg-oxygen", "svg-oxygen-air", "svg-oxygen-white"}));
    }
    void fanShowsHandAndJokers()
    {
        const QImage fan = fanOf({}, {520, 124});
        QCOMPARE(fan.size(), QSize(520, 124));
        const auto inked = [&fan](int from, int to) {
            int points = 0;
            for (int y = 0; y < fan.height(); ++y)
                for (int x = from; x < to; ++x)
                    points += qAlpha(fan.pixel(x, y)) > 0;
            return points;
        };
        QVERIFY(inked(0, 200) > 1000);   // the hand
        QVERIFY(inked(400, 500) > 1000); // a joker
    }
    void preferencesSaySo()
    {
        DeckChoice choice;
        choice.show();
        auto *box = choice.findChild<QComboBox *>();
        auto *fan = choice.findChild<QLabel *>(QStringLiteral("fan"));
        QTRY_VERIFY(!fan->pixmap(Qt::ReturnByValue).isNull());
        box->showPopup();
        const qint64 own = fan->pixmap(Qt::ReturnByValue).cacheKey();
        QTRY_VERIFY_WITH_TIMEOUT(
            box->itemText(box->findData(m_right)).contains(QStringLiteral("ranks hidden")), 60000);
        QCOMPARE(box->itemText(box->findData(m_left)), QString("left"));
        choice.setDeck(m_right);
        QCOMPARE(choice.deck(), m_right);
        QTRY_VERIFY(fan->pixmap(Qt::ReturnByValue).cacheKey() != own);
        // Each deck of the list is known by its picture.
        for (int i = 0; i < box->count(); ++i)
            QTRY_VERIFY_WITH_TIMEOUT(drawn(*box, i), 60000);
        choice.setDeck(QStringLiteral("/gone.svg"));
        QCOMPARE(choice.deck(), QString());
    }
    /// Whoever opens the preferences for something else has no drawings of other decks read.
    void decksAreReadWhenTheirListIsOpened()
    {
        DeckChoice choice;
        choice.setDeck(m_left);
        auto *box = choice.findChild<QComboBox *>();
        const auto settle = [] {
            QThreadPool::globalInstance()->waitForDone();
            QCoreApplication::processEvents();
        };
        const auto read = [box, &settle] {
            settle();
            QStringList decks;
            for (int i = 0; i < box->count(); ++i)
                if (drawn(*box, i))
                    decks << box->itemData(i).toString();
            return decks;
        };
        QCOMPARE(read(), QStringList());
        choice.show();
        QCOMPARE(read(), QStringList(m_left));
        choice.setDeck(m_right); // by a key: the list stays closed
        QCOMPARE(read().size(), 2);
        box->showPopup();
        const int room = box->view()->width();
        QCOMPARE(read().size(), box->count());
        const QString widest = box->itemText(box->findData(m_right));
        QVERIFY(widest.contains(QStringLiteral("ranks hidden")));
        QVERIFY(box->fontMetrics().horizontalAdvance(widest) + box->iconSize().width() < room);
        const int least = box->view()->minimumWidth();
        box->hidePopup();
        box->showPopup(); // what is said of a deck already needs no more room
        QCOMPARE(box->view()->minimumWidth(), least);
    }
    void cleanupTestCase() { QThreadPool::globalInstance()->waitForDone(); }

private:
    QTemporaryDir m_folder;
    QString m_left, m_right;
};

QTEST_MAIN(TestDeckLook)
#include "tst_deck_look.moc"
