// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "background/background_question.h"
#include "entry/book_file.h"
#include "entry/entry_draft.h"
#include "files/saved_match.h"
#include "formats/loaded_match.h"
#include "formats/record_json.h"
#include "match/match.h"
#include "text/sentence.h"

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>
#include <variant>

namespace sandbag {

class Autosave;
struct ScoreSheet;

/// Nobody has played a card of it here: its deals were entered, or will be.
[[nodiscard]] bool belongsInScoreKeeper(const LoadedMatch &loaded);

/// A match without cards, kept for a real table: entries, corrections of earlier ones, undo, and a
/// save after every change. The record is that of a played match, and opens like one.
class ScoreBook : public QObject
{
    Q_OBJECT

public:
    /// `folder`: where it is saved by itself; "" saves nothing.
    explicit ScoreBook(const QString &folder, QObject *parent = nullptr);
    ~ScoreBook() override;

    /// The rules must pass the checker. Deals of `record` are dropped; the match at hand goes to
    /// the folder of earlier ones, as it does when another one is opened. So does one that was
    /// kept by the last run and has not been resumed.
    void start(const MatchRecord &record, int firstDealer);
    /// What takes a while to find out of a long match, and is found out while it is read.
    struct Prepared {
        std::shared_ptr<const MatchRecord> record; ///< null: nothing was prepared
        std::shared_ptr<const ScoreSheet> sheet;
        QString hash; ///< recordHash()
    };
    /// What the last run left, as it was read.
    struct LastRun {
        SavedMatch saved;
        QString openedFrom = {}; ///< the file that the match was opened from; "": there was none
        /// BookFile::markOf() what is there, as long as it is that match, or what that goes on
        /// from: a program that is killed may have saved a deal that the file has not yet.
        std::optional<QByteArray> there = {};
        /// Why `there` has nothing.
        enum class Lost { changed, missing, unreadable };
        Lost lost = Lost::changed;
        std::shared_ptr<const MatchRecord> recordThere = {}; ///< null: the file is to be made yet
        Prepared prepared = {};
        QString book = {}; ///< that was killed, and at which change; "": it is not known
        int change = 0;

        /// Finds `there` and what follows. Where the file is later than the match that saved
        /// itself, its match is the one to go on with.
        void lookAtFile(const KnownFile &known, const WriteNotes &notes);
    };
    /// Where the match saves itself; "" nowhere.
    [[nodiscard]] QString savedIn() const;
    /// `saved`: savedIn() of a book, on any thread, as long as that book has no match.
    [[nodiscard]] static LastRun readLastRun(const QString &saved);
    /// Goes on with what the last run left; false when there is nothing. Damage is said by
    /// trouble().
    bool resume(LastRun left);
    bool resume() { return resume(readLastRun(savedIn())); }
    /// A file as it was read to be opened.
    struct ReadFile {
        QString path;
        QByteArray mark; ///< BookFile::markOf(); empty where it could not be read
        std::variant<LoadedMatch, FileError> match;
        Prepared prepared = {};
        bool used = false; ///< someone opens it, or has: it is nobody else's any more
    };
    /// On any thread.
    [[nodiscard]] static ReadFile readFile(const QString &path);
    /// Later entries are written to that file too, which is checked before: where
    /// someone else has changed it, it stays, and the match goes on in one next to it. Refused
    /// (FileError::Kind::inUse) where another program has it open. Where it is file() and was read
    /// before the last entries were in it, the match at hand stays. `file` is used up unless it was
    /// refused.
    [[nodiscard]] std::optional<FileError> open(ReadFile &file);
    [[nodiscard]] std::optional<FileError> openFile(const QString &path)
    {
        ReadFile file = readFile(path);
        return open(file);
    }
    /// The match of that file goes on in one of its own next to it.
    [[nodiscard]] std::optional<FileError> openCopy(ReadFile &file);
    /// Its scorecard, which goes on with each deal: a long match is not worked out again.
    [[nodiscard]] const ScoreSheet &sheet() const;
    /// recordHash() of the match as it was opened; "" once it has changed.
    [[nodiscard]] const QString &hashAsOpened() const { return m_known.hash; }
    /// The file that the match was opened from; "" where there is none.
    [[nodiscard]] const QString &file() const { return m_file.path(); }
    [[nodiscard]] std::optional<FileError> saveFile(const QString &path) const;
    /// Made with the match and a member of all its files; "" in those of others.
    [[nodiscard]] QString matchId() const;
    /// From the next change on; 32 hexadecimal digits.
    void setMatchId(const QString &id);
    /// Whether it was begun or changed since it was opened or taken up again.
    [[nodiscard]] bool isTouched() const { return m_touched; }
    /// The record of match(), for those who keep it while the match goes on.
    [[nodiscard]] std::shared_ptr<const MatchRecord> sharedRecord() const;
    /// Members of its files that are not those of the record.
    [[nodiscard]] const QJsonObject &otherMembers() const { return m_other; }

    /// Folder of the matches that another one took the place of; "" where nothing is saved.
    [[nodiscard]] QString earlierMatches() const;

    [[nodiscard]] bool hasMatch() const { return m_match.has_value(); }
    [[nodiscard]] const Match &match() const { return *m_match; }
    [[nodiscard]] QStringList players() const;
    /// −1 once the match is over.
    [[nodiscard]] int nextDealer() const;
    void setFirstDealer(int seat);

    /// Each returns why it cannot be done, or nothing and emits changed().
    [[nodiscard]] Refusal enter(const DealRecord &deal);
    [[nodiscard]] Refusal replaceDeal(int index, const DealRecord &deal);
    /// Two ways out where a true correction conflicts with later deals, which stay as they were
    /// played: either their points stay, as rulings, or they are removed. Returns why not even that
    /// is possible, or nothing.
    enum class Later { keep, cut };
    [[nodiscard]] Refusal replaceDeal(int index, const DealRecord &deal, Later later);
    void removeLast();

    /// The deal of that index as it is being entered or corrected, −1 the next one: with the text
    /// typed for it before. Typed text is as safe as the deals are (FORMATS.md, "entering").
    [[nodiscard]] EntryDraft draft(int deal) const;
    /// After every key.
    void keepDraft(int deal, const EntryDraft &draft);
    [[nodiscard]] const TypedDeals &typed() const { return m_typed; }
    /// Waits until everything is written, in the file that it was opened from as well; false when
    /// something could not be where it is saved by itself.
    bool flush();
    /// The first part of that: waits for where it is saved by itself alone.
    bool flushSaved();

    // Agreed on in mid-match: from the next deal on, of a match without deals from its beginning.
    /// Players and sides stay as many as they are.
    [[nodiscard]] Refusal changeRules(const AgreedRules &rules);
    /// Others take the seats.
    void changePlayers(const QStringList &names);
    /// The names there were wrong.
    void correctNames(const QStringList &names);

    [[nodiscard]] bool canUndo() const { return !m_undo.isEmpty(); }
    [[nodiscard]] bool canRedo() const { return !m_redo.isEmpty(); }
    /// A deal that is taken back leaves its answers in the form.
    void undo();
    void redo();

signals:
    void taken(); ///< a match was opened or taken up again; changed() follows
    void changed();
    void writtenBack(); ///< what changed is in file(), or could not be written there
    void trouble(const QString &message);

private:
    /// What one change leads away from, and can be had again.
    struct State {
        std::shared_ptr<const MatchRecord> record;
        TypedDeals typed;
    };
    /// What became of a match that was put aside; a fault where it could not be.
    using Aside = std::shared_ptr<std::optional<FileError>>;

    void take(LoadedMatch loaded, Prepared prepared = {});
    [[nodiscard]] static QString whyLost(LastRun::Lost lost);
    void belongTo(const LastRun &left);
    [[nodiscard]] bool isOurs(const QString &path);
    void putAside();
    void tellAside(const Aside &aside);
    void settle();
    void settleAsides();
    void matchChanged(int same = 0);
    [[nodiscard]] QJsonObject savedMembers() const;
    [[nodiscard]] State now() const { return {sharedRecord(), m_typed}; }
    void keepForUndo(State before);
    void goTo(const State &state);
    [[nodiscard]] int indexOf(int deal) const;
    [[nodiscard]] Refusal agreeOn(MatchRecord record);
    void leave(State before, int corrected);
    void adopt(Match match, int corrected = -1);
    [[nodiscard]] Refusal adoptPulled(Match match, int corrected = -1);
    void pullTyped(int before);
    void save();
    void saveByItself();
    void writeBack();
    void sayWritten(const BookFile::Written &written);

    QString m_folder; ///< "" saves nothing
    BookFile m_file;  ///< that the match was opened from
    std::unique_ptr<Autosave> m_autosave;
    std::optional<Match> m_match;
    mutable Prepared m_known; ///< of it, as far as someone has asked
    bool m_touched = false;   ///< since it was opened or taken up again
    QJsonObject m_other;      ///< members of the file that this program does not know
    int m_firstDealer = 0;
    TypedDeals m_typed;          ///< and not entered
    bool m_typedLately = false;  ///< since the file was written that it was opened from
    QList<State> m_undo, m_redo; ///< as it was before each change
    QList<Aside> m_asides;       ///< on their way to the disk
    BackgroundQuestion m_puttingAside;
};

} // namespace sandbag
