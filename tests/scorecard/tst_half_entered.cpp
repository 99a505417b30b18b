// SPDX-License-Identifier: GPL-3.0-or-later
// A deal that is half entered stays, whatever comes between; what really happened can be entered;
// the same keys type the same answers, whatever they mean.
#include "formats/record_json.h"
#include "keeper/entry_edit.h"
#include "keeper_desk.h"
#include "test_main.h"
#include "text/languages.h"

#include <QFile>
#include <QTemporaryDir>

using namespace sandbag;

namespace {

QStringList typedIn(const Desk &desk)
{
    QStringList texts;
    EntryDraft &draft = desk.keeper.panel()->draft();
    for (const EntryField &field : draft.fields())
        texts << draft.text(field);
    return texts;
}

/// The half-entered deal 4 of an evening.
void enterThreeDeals(Desk &desk)
{
    desk.type("34245\n34245\n34245\n");
    QCOMPARE(desk.deals(), 3);
    desk.type("43");
}

const QStringList kFourAndThree{QStringLiteral("4"), QStringLiteral("3"), QString(),
                                QString(),           QString(),           QString()};

/// Blind numbers are a side's, as in many families.
MatchRecord familyRules()
{
    MatchRecord family = rules("standard");
    family.rules.blind_allowed = BlindAllowed::side;
    family.rules.blind_deficit = 100;
    return family;
}

/// Bo & Dot far enough behind, or nearly: Ada & Cy have so many points.
void leadBy(Desk &desk, int points)
{
    DealRecord deal;
    deal.kind = DealRecord::Kind::voided;
    deal.dealer = desk.keeper.book().nextDealer();
    deal.voidReason = "as agreed";
    deal.rulings = {{0, points, 0, 0, "lead"}};
    QVERIFY(!desk.keeper.book().enter(deal));
}

QPushButton *allTheSame(Desk &desk)
{
    return desk.findButton(QStringLiteral("Score as Entere&d"));
}

} // namespace

class TestHalfEntered : public QObject
{
    Q_OBJECT

private slots:
    void staysWhileAnotherIsCorrected();
    void staysWhenTheWindowCloses();
    void staysBesideADealTakenBack();
    void isInTheFileItBelongsTo();
    void goesWithTheDealThatIsTakenOut();
    void answersComeBackWithUndo();
    void correctionsThatAreTakenBackAreNotBegunAgain();
    void dealerAndRulingsStayToo();
    void misdealKeepsItsRulings();
    void partnerIsNotAskedBesideACallForTheSide();
    void partnersOwnCallIsNamed();
    void saysByHowMuch();
    void playedAllTheSame();
    void playedAllTheSameIsTakenBack();
    void playedAllTheSameByTricks();
    void playedAllTheSameInTheFile();
    void halvesByEitherSign_data();
    void halvesByEitherSign();
    void nilIsAskedInItsTurn();
    void exchangedWithTheNilOfThePartner();
    void enterDoesNotPassOverAQuestion();
};

void TestHalfEntered::staysWhileAnotherIsCorrected()
{
    Desk desk(rules("standard"));
    enterThreeDeals(desk);
    QCOMPARE(typedIn(desk), kFourAndThree);
    desk.press(Qt::Key_PageUp);
    desk.press(Qt::Key_PageUp);
    QCOMPARE(desk.keeper.shownDeal(), 1);
    desk.type("5"); // a correction that is not finished either
    desk.press(Qt::Key_PageDown);
    desk.press(Qt::Key_PageDown);
    QCOMPARE(desk.keeper.shownDeal(), -1);
    QCOMPARE(typedIn(desk), kFourAndThree);
    desk.type("24"); // on with the third bid
    QCOMPARE(typedIn(desk).mid(0, 4).join(u' '), QStringLiteral("4 3 2 4"));
    desk.keeper.showDeal(1);
    QCOMPARE(typedIn(desk).front(), QStringLiteral("5"));
    QVERIFY(desk.match().record().deals[1].bids[2] == Call::number(3)); // not entered yet
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(desk.match().record().deals[1].bids[2] == Call::number(5));
    QCOMPARE(typedIn(desk).mid(0, 4).join(u' '), QStringLiteral("4 3 2 4"));
}

void TestHalfEntered::staysWhenTheWindowCloses()
{
    QTemporaryDir folder;
    {
        Desk desk(rules("standard"), 0, folder.path());
        enterThreeDeals(desk);
    }
    ScoreKeeper again(folder.path());
    again.begin();
    QTRY_VERIFY(!again.isReading());
    QCOMPARE(again.shownDeal(), -1);
    EntryDraft &draft = again.panel()->draft();
    QCOMPARE(draft.text(draft.fields()[0]), QStringLiteral("4"));
    QCOMPARE(draft.text(draft.fields()[1]), QStringLiteral("3"));
}

/// The bids of the fourth deal wait until the third is entered once more.
void TestHalfEntered::staysBesideADealTakenBack()
{
    QTemporaryDir folder;
    {
        Desk desk(rules("standard"), 0, folder.path());
        enterThreeDeals(desk);
        desk.press(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(desk.deals(), 2);
    }
    ScoreBook book(folder.path());
    QVERIFY(book.resume());
    QCOMPARE(book.typed().keys(), (QList<int>{2, 3}));
}

/// Whoever opens it again finds it, with a home of their own too; the history does not keep it.
void TestHalfEntered::isInTheFileItBelongsTo()
{
    QTemporaryDir folder, own, other;
    const QString path = folder.filePath(QStringLiteral("friday.spades.json"));
    {
        ScoreBook book{QString()};
        book.start(rules("standard"), 0);
        QVERIFY(!book.saveFile(path));
    }
    {
        ScoreKeeper keeper(own.path());
        QVERIFY(!keeper.open(ScoreBook::readFile(path)));
        EntryDraft draft = keeper.book().draft(-1);
        draft.setText(draft.fields()[0], QStringLiteral("4"));
        keeper.book().keepDraft(-1, draft);
        QVERIFY(!keeper.book().otherMembers().contains(QStringLiteral("entering")));
    }
    for (const QString &home : {own.path(), other.path()}) {
        ScoreBook book(home);
        QVERIFY(!book.openFile(path));
        EntryDraft draft = book.draft(-1);
        QCOMPARE(draft.text(draft.fields()[0]), QStringLiteral("4"));
    }
}

/// The hand in progress is the third deal then, and its bids stand.
void TestHalfEntered::goesWithTheDealThatIsTakenOut()
{
    Desk desk(rules("standard"));
    enterThreeDeals(desk);
    desk.keeper.book().removeLast();
    QCOMPARE(desk.deals(), 2);
    const EntryDraft &draft = desk.keeper.panel()->draft();
    QCOMPARE(draft.text({Ask::bid, 0, -1}), QStringLiteral("4")); // of those who bid them
    QCOMPARE(draft.text({Ask::bid, 1, -1}), QStringLiteral("3"));
    desk.keeper.book().undo();
    QCOMPARE(desk.deals(), 3);
    QCOMPARE(typedIn(desk), kFourAndThree);
}

/// Who sees the slip as the deal is gone has not to type it all again.
void TestHalfEntered::answersComeBackWithUndo()
{
    Desk desk(rules("standard"));
    enterThreeDeals(desk);
    desk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(desk.deals(), 2);
    QCOMPARE(typedIn(desk).mid(0, 5).join(u' '), QStringLiteral("3 4 2 4 5"));
    desk.press(Qt::Key_Z, Qt::ControlModifier); // the fields are not in the way of the key
    QCOMPARE(desk.deals(), 1);
    desk.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    desk.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(desk.deals(), 3);
    QCOMPARE(typedIn(desk), kFourAndThree);
}

void TestHalfEntered::correctionsThatAreTakenBackAreNotBegunAgain()
{
    Desk desk(rules("standard"));
    enterThreeDeals(desk);
    desk.keeper.showDeal(1);
    desk.type("5");
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(desk.match().record().deals[1].bids[2] == Call::number(5));
    desk.keeper.book().undo();
    desk.keeper.showDeal(1);
    QCOMPARE(typedIn(desk).front(), QStringLiteral("3"));
}

void TestHalfEntered::dealerAndRulingsStayToo()
{
    Desk desk(rules("standard"));
    desk.type("34245\n");
    EntryDraft draft = desk.keeper.book().draft(-1);
    draft.setDealer(3);
    draft.rulings().push_back({1, -10, 0, 0, "talked"});
    desk.keeper.book().keepDraft(-1, draft);
    desk.keeper.showDeal(0);
    desk.keeper.showDeal(-1);
    QCOMPARE(desk.keeper.panel()->draft().dealer(), 3);
    QCOMPARE(desk.keeper.panel()->draft().rulings().size(), std::size_t(1));
}

void TestHalfEntered::misdealKeepsItsRulings()
{
    Desk desk(rules("standard"));
    desk.keeper.panel()->draft().rulings().push_back({1, -10, 0, 0, "talked"});
    desk.keeper.voidDeal(DealEnd::misdeal);
    QCOMPARE(desk.total(1), -10);
    desk.keeper.book().undo();
    QCOMPARE(desk.total(1), 0);
}

/// Bo's blind six is Dot's as well: nothing is asked there, and nothing can be typed.
void TestHalfEntered::partnerIsNotAskedBesideACallForTheSide()
{
    Desk desk(familyRules());
    leadBy(desk, 101);
    const int first = (desk.keeper.panel()->draft().dealer() + 1) % 4;
    QCOMPARE(first, 2); // Cy, then Dot
    desk.type("4b6");   // Dot's blind six holds for Bo
    const QList<EntryField> fields = desk.keeper.panel()->draft().fields();
    QCOMPARE(fields[3].seat, 1);
    const QString question = desk.keeper.panel()->draft().question(fields[3]);
    QVERIFY2(question.contains(QStringLiteral("Dot")), qPrintable(question));
    desk.type("3"); // Ada
    const auto *focus = qobject_cast<EntryEdit *>(QApplication::focusWidget());
    QVERIFY(focus && focus->accessibleName().contains(QStringLiteral("took")));
    desk.type("8\n");
    QCOMPARE(desk.deals(), 2);
}

/// Where both stand there, the reason is the partner's call and not that there is none such.
void TestHalfEntered::partnersOwnCallIsNamed()
{
    Desk desk(familyRules());
    leadBy(desk, 101);
    desk.type("4"); // Cy
    EntryDraft &draft = desk.keeper.panel()->draft();
    const QList<EntryField> fields = draft.fields();
    draft.setText(fields[3], QStringLiteral("3")); // Bo
    desk.keeper.panel()->refresh();
    desk.type("b63");
    QVERIFY2(desk.problem().contains(QStringLiteral("side")), qPrintable(desk.problem()));
    QVERIFY2(!desk.problem().contains(QStringLiteral("no such call")), qPrintable(desk.problem()));
}

void TestHalfEntered::saysByHowMuch()
{
    Desk desk(familyRules());
    leadBy(desk, 92);
    desk.type("4b6");
    QVERIFY2(desk.problem().contains(QStringLiteral("100")), qPrintable(desk.problem()));
    QVERIFY2(desk.problem().contains(QStringLiteral("92")), qPrintable(desk.problem()));
    QVERIFY(allTheSame(desk));
}

/// The card was wrong by some points when the table bid: it counts, and the card says so.
void TestHalfEntered::playedAllTheSame()
{
    Desk desk(familyRules());
    leadBy(desk, 92);
    desk.type("4b6");
    allTheSame(desk)->click();
    QVERIFY2(desk.problem().isEmpty(), qPrintable(desk.problem()));
    desk.type("37\n"); // Ada 3; Bo & Dot took 6, what is left
    QCOMPARE(desk.deals(), 2);
    const DealRecord &deal = desk.match().record().deals[1];
    QVERIFY(deal.allTheSame);
    QCOMPARE(deal.rulings.size(), std::size_t(1));
    QCOMPARE(deal.rulings[0].points, 0);
    QVERIFY(QString::fromStdString(deal.rulings[0].reason).contains(QStringLiteral("92")));
    for (const std::string &name : cards::kFour) // a person may want to be taken out of it
        QVERIFY(
            !QString::fromStdString(deal.rulings[0].reason).contains(QString::fromStdString(name)));
    MatchRecord allowed = desk.match().record();
    allowed.rules.blind_deficit = 0;
    allowed.deals[1].allTheSame = false;
    QCOMPARE(std::get<Match>(Match::fold(allowed)).standing().totals,
             desk.match().standing().totals);
    // Corrected, it has its ruling once.
    desk.keeper.showDeal(1);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(desk.match().record().deals[1].rulings.size(), std::size_t(1));
    desk.keeper.book().undo();
    desk.keeper.book().undo();
    QCOMPARE(desk.deals(), 1);
}

void TestHalfEntered::playedAllTheSameIsTakenBack()
{
    Desk desk(familyRules());
    leadBy(desk, 92);
    desk.type("4b6");
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QVERIFY(desk.problem().isEmpty());
    desk.press(Qt::Key_J, Qt::ControlModifier);
    QVERIFY(desk.problem().contains(QStringLiteral("92")));
    // Where nothing is barred it is no ruling.
    Desk plain(rules("standard"));
    plain.press(Qt::Key_J, Qt::ControlModifier);
    plain.type("34245\n");
    QCOMPARE(plain.deals(), 1);
    QVERIFY(!plain.match().record().deals[0].allTheSame);
    QVERIFY(plain.match().record().deals[0].rulings.empty());
}

/// A card was missing, and nobody minded.
void TestHalfEntered::playedAllTheSameByTricks()
{
    Desk desk(rules("standard"));
    desk.type("342456\n");
    QVERIFY2(desk.problem().contains(QStringLiteral("11")), qPrintable(desk.problem()));
    QCOMPARE(desk.deals(), 0);
    desk.press(Qt::Key_J, Qt::ControlModifier);
    desk.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(desk.deals(), 1);
    QCOMPARE(desk.total(0), -80);
    QCOMPARE(desk.total(1), 50);
}

/// The file is read back by the rules of FORMATS.md, and refused without the mark.
void TestHalfEntered::playedAllTheSameInTheFile()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.spades.json"));
    Desk desk(familyRules());
    leadBy(desk, 92);
    desk.type("4b6");
    desk.press(Qt::Key_J, Qt::ControlModifier);
    desk.type("37\n");
    QVERIFY(!desk.keeper.book().saveFile(path));
    const auto read = loadMatch(path);
    QVERIFY(std::holds_alternative<LoadedMatch>(read));
    QCOMPARE(std::get<LoadedMatch>(read).match.standing(), desk.match().standing());
    MatchRecord judged = desk.match().record();
    judged.deals[1].allTheSame = false;
    QVERIFY(std::holds_alternative<RecordError>(Match::fold(judged)));
}

void TestHalfEntered::halvesByEitherSign_data()
{
    QTest::addColumn<QString>("typed");
    for (const char *typed : {"3,5", "3.5", "3h", "3½"})
        QTest::newRow(typed) << QString::fromUtf8(typed);
}

/// In every language: whoever writes a comma types one.
void TestHalfEntered::halvesByEitherSign()
{
    QFETCH(QString, typed);
    MatchRecord halves = rules("standard");
    halves.rules.bid_half = true;
    for (const QString &language : availableLanguages()) {
        installLanguage(language);
        Desk desk(halves);
        EntryDraft &draft = desk.keeper.panel()->draft();
        const EntryField first = draft.fields()[0];
        QVERIFY(draft.isWhole(first, typed));
        draft.setText(first, typed);
        QVERIFY2(draft.check().problem.isEmpty(), qPrintable(draft.check().problem));
        QVERIFY(draft.check().record.bids[1] == Call::halfNumber(7));
        draft.setText(draft.fields()[1], QStringLiteral("4"));
        draft.setText(draft.fields()[2], QStringLiteral("2,5"));
        draft.setText(draft.fields()[3], QStringLiteral("2"));
        draft.setText(draft.fields()[4], QStringLiteral("7"));
        desk.keeper.panel()->refresh();
        desk.press(Qt::Key_Return, Qt::ControlModifier);
        QCOMPARE(desk.deals(), 1);
        desk.keeper.showDeal(0);
        QCOMPARE(typedIn(desk).front(), QString::fromUtf8("3½"));
    }
    installLanguage(QStringLiteral("en"));
}

/// Six in pairs, bidding 4 5 6 1n 2 3: player 4 is asked for before the nil of player 1.
void TestHalfEntered::nilIsAskedInItsTurn()
{
    MatchRecord six = cards::recordOf("six-pairs", {"Anna", "Bea", "Cy", "Dot", "Eve", "Fay"});
    Desk desk(six, 2);
    desk.type("22");
    desk.type("2n");
    desk.type("22");
    QList<EntryField> tricks;
    for (const EntryField &field : desk.keeper.panel()->draft().fields())
        if (field.ask == Fact::tricks || field.ask == Ask::sideTricks)
            tricks << field;
    QCOMPARE(tricks[0].ask, Ask::sideTricks);
    QCOMPARE(tricks[0].side, 0);
    QCOMPARE(tricks[1].ask, Fact::tricks);
    QCOMPARE(tricks[1].seat, 0);
}

/// A nil with tricks whose partner took none is asked about, however many were bid.
void TestHalfEntered::exchangedWithTheNilOfThePartner()
{
    Desk desk(rules("standard"));
    desk.type("n344"); // Bo nil, Dot 4
    desk.type("2\n0"); // Bo two of Dot's, Dot none
    desk.type("\n");
    QVERIFY2(desk.problem().contains(QStringLiteral("swap")), qPrintable(desk.problem()));
    QCOMPARE(desk.deals(), 0);
    desk.type("\n");
    QCOMPARE(desk.deals(), 1);
}

/// With the habit of Enter and without it.
void TestHalfEntered::enterDoesNotPassOverAQuestion()
{
    for (const char *keys : {"34245\n", "3\n4\n2\n4\n5\n"}) {
        Desk desk(rules("standard"));
        desk.type(keys);
        QCOMPARE(desk.deals(), 1);
        QVERIFY(desk.match().record().deals[0].bids[2] == Call::number(4));
    }
    Desk desk(familyRules());
    leadBy(desk, 101);
    desk.type("4\nb6\n3\n8\n");
    QCOMPARE(desk.deals(), 2);
}

QTEST_MAIN(TestHalfEntered)

#include "tst_half_entered.moc"
