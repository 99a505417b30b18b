// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "deck/card_pixmaps.h"
#include "items/felt_picture.h"
#include "items/motion.h"
#include "items/sheet_flight.h"
#include "look/table_change.h"
#include "look/table_look.h"
#include "look/table_picture.h"
#include "look/table_theme.h"
#include "look/urgency.h"
#include "places/laid_places.h"
#include "places/table_layout.h"
#include "words/deal_moments.h"

#include <QDeadlineTimer>
#include <QGraphicsScene>
#include <QImage>
#include <QPainterPath>
#include <QPolygonF>
#include <QTimer>
#include <QVariantAnimation>

#include <optional>
#include <vector>

namespace sandbag {

class BubbleItem;
class CardItem;
class ChipFlight;
class CountingScores;
class CrownItem;
class EmblemItem;
class LaidPlacesItem;
class BidBarItem;
class MarksItem;
class MomentItem;
class PadItem;
class StripItem;
class StripItem;
class PileItem;
class SeatLabelItem;
class PromptItem;
class ScoreBoardItem;
class TrickLights;
class VeilItem;

/// The device that lifts an own card out of the hand.
enum class LiftedBy { pointer, keyboard };

/// Draws a TablePicture. What changed since the last picture glides to its new place, or jumps
/// where nothing is to be animated; the scene itself remembers nothing of the game.
class TableScene : public QGraphicsScene
{
    Q_OBJECT
public:
    explicit TableScene(QObject *parent = nullptr);
    ~TableScene() override;

    using Change = TableChange;

    /// The colours go with the windows' palette, too.
    void setLook(const TableLook &look);
    [[nodiscard]] const TableLook &look() const { return m_look; }
    [[nodiscard]] const TableTheme &theme() const { return m_theme; }
    void setTableSize(const QSizeF &size);
    void show(const TablePicture &picture, Change change);
    [[nodiscard]] const TablePicture &picture() const { return m_picture; }
    [[nodiscard]] const TableLayout &layout() const { return m_layout; }
    /// The place of a seat in the layout: 0 is at the bottom.
    [[nodiscard]] std::size_t placeOf(int seat) const;

    /// The seat whose plate is there; −1 none.
    [[nodiscard]] int plateAt(const QPointF &point) const;
    /// Index of the own card at that point, -1 for none.
    [[nodiscard]] int ownCardAt(const QPointF &point) const;
    [[nodiscard]] QRectF ownCardRect(int index) const;
    /// The place of a card of the trick, by its number in the order played.
    [[nodiscard]] QRectF trickCardRect(std::size_t index) const;
    /// The speech bubbles that are seen.
    [[nodiscard]] std::vector<QRectF> bubbleRects() const;
    /// The strip that shows what is bid; empty where it is not seen.
    [[nodiscard]] QRectF gaugeRect() const;
    /// The part of its line that the prompt may take: all of it where there are tokens in it, too.
    [[nodiscard]] QRectF promptRect() const;
    /// What it takes now with its words.
    [[nodiscard]] QRectF promptBox() const;
    /// Height at the foot that something covers from below: the own hand is above it.
    void setFoot(double height);
    /// Where something is asked over the scene; empty where nothing is.
    void setAsked(const QRectF &box);
    /// Whether who sits at that place is in the light as a winner of the match.
    [[nodiscard]] bool crowned(std::size_t place) const;
    [[nodiscard]] bool anyCrowned() const;
    /// What the pad in its corner takes; empty without one.
    [[nodiscard]] QRectF padRect() const;
    /// Of the pad's edge at the frame; empty where the pad itself is shown, or nothing.
    [[nodiscard]] QRectF stripRect() const;
    /// What the winners' faces take at the end of a match.
    [[nodiscard]] QPainterPath crownShape() const;
    /// The light round them, as far as it ever reaches.
    [[nodiscard]] std::vector<QPolygonF> crownRays() const;
    /// Where a plate is seen now, by its place: at a match's end elsewhere than in the layout.
    [[nodiscard]] const SeatPlace &seatPlace(std::size_t place) const;
    /// Where a side's score is shown, by its place in the picture's board.
    [[nodiscard]] QRectF sideRect(std::size_t index) const;
    /// Texts that had no room when they were painted last; names apart, which may be long.
    [[nodiscard]] QStringList clippedTexts() const;
    /// The card that is lifted: the one under the pointer or the keyboard; -1 none.
    void setLifted(int index, LiftedBy by);
    [[nodiscard]] int lifted() const { return m_lifted; }
    /// Cards chosen to be passed or discarded, by index: they are on the places for them, or are
    /// raised out of the hand where there are none.
    void setChosen(const std::vector<bool> &chosen);
    /// Dashed places on the felt for such cards; no places: none are asked for.
    void setLaidPlaces(const LaidPlaces &places);
    [[nodiscard]] const LaidPlaces &laidPlaces() const;
    /// The place under that point, and the own card that is on a place; −1: none.
    [[nodiscard]] int laidPlaceAt(const QPointF &point) const;
    [[nodiscard]] int cardOn(int place) const;
    /// That card has that place from now on, as long as it is chosen; a card that is there goes
    /// to the one that this leaves, if any.
    void layOn(int index, int place);
    /// The one line above the hand. `shown`: shorter words for the eye, where the strip of bids
    /// says the rest.
    void setPrompt(const QString &text, Urgency urgency, const QString &shown = {});
    /// This many tricks would be bid more by the side at the bottom: dashed in the strip of bids.
    void previewBid(int tricks);
    /// A chip that was laid goes to the own plate.
    void flyChip(const QPixmap &chip, const QRectF &from);
    /// The picture of a result comes from the pad's corner, or from the right edge where there is
    /// no pad, to where the sheet is now; or goes there.
    void bringSheet(const QPixmap &sheet, const QRectF &lies, int milliseconds);
    void takeSheet(const QPixmap &sheet, const QRectF &lies, int milliseconds);
    /// Totals that a deal has brought are not counted before that sheet is written.
    void holdScores(bool on);
    /// Whether the score pad is wanted on the table; it is shown where there is room for it.
    void setPad(bool wanted);
    /// The pad is not in its corner while it is open in the middle.
    void setPadOpen(bool open);
    /// All below an opened panel is darker.
    void setVeiled(bool on);
    [[nodiscard]] bool isVeiled() const;
    /// What is above the felt between the scores, instead of the picture's own heading; "": that.
    void setHeading(const QString &heading);
    [[nodiscard]] bool isOnPad(const QPointF &point) const;
    /// On the own tricks in the corner, where there are any.
    [[nodiscard]] bool isOnPacket(const QPointF &point) const;
    /// The pointer is over the pad: it is raised a little.
    void pointAtPad(bool on);
    /// Time left for this card; "" for none.
    void setClock(const QString &text);
    [[nodiscard]] QString prompt() const { return m_promptText; }
    /// Something else is read in the prompt's place, now or at times: it goes to where nobody sits
    /// or speaks and none of these is. Where there is no such place it is not seen while covered.
    void coverPrompt(bool covered, const std::vector<QRectF> &asked);
    [[nodiscard]] bool promptCovered() const;
    void finishMotion() { m_motion.finish(); }
    /// Shows a moment in the middle of the felt for this many milliseconds; nothing takes it away
    /// before.
    void celebrate(const std::optional<DealMoment> &moment, int milliseconds = 0);
    [[nodiscard]] const std::optional<DealMoment> &celebrated() const;
    /// Paints ahead what the table will look like, for so long and no longer than one item takes;
    /// false once nothing is left to do. Pictures painted ahead are only laid down when seen.
    bool paintAhead(const QDeadlineTimer &until);
    /// The table is about to get another size: from now on what takes long to paint is shown as it
    /// was, at its new place, until it is painted ahead. Off: all is painted when it is shown.
    void keepFormerSize(bool on);
    /// Lays the felt down where it is seen.
    void layFelt(QPainter &painter, const QRegion &where);
    [[nodiscard]] bool inMotion() const { return m_motion.running(); }
    /// Many cards are on their way at once.
    [[nodiscard]] bool manyMove() const;
    [[nodiscard]] CardPixmaps &pixmaps() { return m_pixmaps; }

signals:
    void laidOut();     ///< places changed: overlays must follow
    void lookChanged(); ///< the theme, too: overlays must follow
    void veiled(bool);  ///< see setVeiled()
    void motionEnded(); ///< everything has arrived
    /// By side, the totals on their way from the old ones to the new ones; empty: they are there.
    void totalsCounted(const std::vector<int> &totals);

protected:
    void drawBackground(QPainter *painter, const QRectF &area) override;

private:
    using Cards = std::vector<CardItem *>;

    // table_scene.cpp, table_scene_words.cpp: places, plates, words
    void layOut(Change change = Change::rebuild);
    [[nodiscard]] bool laidOutFor(const TablePicture &picture) const;
    [[nodiscard]] static int heldIn(const TablePicture &picture);
    void placeFixed();
    void packLater();
    void pack();
    bool packItems(const QDeadlineTimer &until);
    template<typename Act>
    [[nodiscard]] bool anyCardOrPlate(const Act &act) const;
    void paintInFewPlaces(const std::vector<QRectF> &moved);
    void placeWords();
    void placeBubbles();
    static void lowerClearOf(BubbleItem &bubble, const std::vector<QRectF> &taken);
    void leavePlaces(BubbleItem &bubble, std::vector<QRectF> taken) const;
    void placeBubblesAtEnd(const std::vector<BubbleItem *> &heard, std::vector<QRectF> taken);
    void keepRaysClear(std::vector<QRectF> boxes);
    void liftPrompt();
    [[nodiscard]] bool findPromptPlace(const std::vector<QRectF> &taken);
    void placeGauge();
    void showPlates();
    void placeAtEnd();
    [[nodiscard]] SheetFlight::Corner sheetCorner(double width) const;
    [[nodiscard]] SeatPicture shownOf(const SeatPicture &seat) const;
    void placeCrown();
    void holdCount(const TablePicture &next, Change change);
    void countIfGathered();
    void showRail();
    void tellTotals();
    void showPad();
    [[nodiscard]] SeatPicture counted(const SeatPicture &seat) const;
    [[nodiscard]] QString promptWords() const;
    void makePlates();
    [[nodiscard]] qreal screenRatio() const;

    // table_scene_cards.cpp, _trick.cpp, _hand.cpp: the cards
    [[nodiscard]] static double turnOf(std::size_t index, std::size_t count);
    void clearCards();
    void showTrick(const TablePicture &next, Change change);
    void playToTrick(const TrickCard &played, const QPointF &to, int rank, Change change);
    void markTrick(const TablePicture &next);
    [[nodiscard]] std::vector<QPointF> trickPoints(const std::vector<TrickCard> &trick) const;
    void gather(Cards cards, int winner, Change change);
    void packTo(int winner, const Cards &cards, const QPointF &by, double turn);
    void clearAway(Cards cards, Change change, const QPointF &to);
    void leaveHand(int seat, Cards cards, const TablePicture &next, Change change);
    [[nodiscard]] std::optional<int> receiverOf(int seat, const TablePicture &next) const;
    [[nodiscard]] QPointF deckPlace(const TablePicture &next) const;
    [[nodiscard]] static int turnToCome(int index, int count);
    void showHand(const TablePicture &next, Change change);
    [[nodiscard]] Cards ownCardsFor(const TablePicture &next, Change change);
    [[nodiscard]] static bool hasFan(const TablePicture &picture, int seat);
    void showOther(int seat, const TablePicture &next, Change change);
    [[nodiscard]] QSize otherSize(bool open) const;
    void raiseHand(bool glide);
    [[nodiscard]] CardItem *takeFrom(int seat, Card card);
    [[nodiscard]] CardItem *newCard(QSize size);
    void discard(CardItem *card);
    [[nodiscard]] std::optional<Card> faceOf(const CardItem *card) const;
    struct Way {
        QPointF to;
        double angle = 0;
        double rank = 0;
        int delay = 0;
        int duration = 160;
        bool flies = false;
        std::optional<double> turnsAt = std::nullopt; ///< see Motion::Glide
        int waits = 0;                                ///< ms, whatever the tempo is
        double scaleFrom = 0;                         ///< 0: as it is
        std::optional<Card> reveals = std::nullopt;
        double revealsAt = 0;
    };
    void openOther(CardItem *card, int index, Card face, Way &way) const;
    void move(CardItem *card, const Way &way, Change change);
    void dealTo(CardItem *card, int index, int count, const TablePicture &next, Way &way) const;
    [[nodiscard]] QPointF ownPlace(int index) const;
    [[nodiscard]] QSize ownSize(int index) const;
    [[nodiscard]] int laidAt(int index) const;
    void layChosen();
    void fitOwn(CardItem *card, int index) const;
    [[nodiscard]] double ownTurn(int index) const;
    [[nodiscard]] std::vector<CardPlace> otherPlaces(int seat, int count, bool open) const;
    void placeOpenHand(const SeatPlace &place, int count, std::vector<CardPlace> &places) const;
    void keepInside(std::vector<CardPlace> &places, double room) const;

    TableLook m_look;
    TableTheme m_theme;
    CardPixmaps m_pixmaps;
    Motion m_motion;
    TablePicture m_picture;
    TableLayout m_layout;
    QSizeF m_size{900, 640};
    int m_ownCards = 13;     ///< most that the own hand may hold
    int m_held = 13;         ///< of them, those that are held now
    bool m_laidOpen = false; ///< the places leave room for open hands

    Cards m_own;
    std::vector<Cards> m_others; ///< by seat
    Cards m_trick;
    std::vector<CardPlace> m_ownPlaces;
    std::vector<SeatLabelItem *> m_plates; ///< by seat
    std::vector<BubbleItem *> m_bubbles;
    std::vector<PileItem *> m_piles;
    ScoreBoardItem *m_rail;
    CountingScores *m_scores;
    std::vector<int> m_told; ///< of the totals while they count
    MarksItem *m_marks;
    BidBarItem *m_gauge; ///< of the bids
    PromptItem *m_prompt;
    MomentItem *m_moment;
    PadItem *m_pad;
    StripItem *m_strip;
    EmblemItem *m_emblem;
    LaidPlacesItem *m_laid;
    CrownItem *m_crown;
    ChipFlight *m_chip;
    SheetFlight *m_sheet;
    VeilItem *m_veil;
    QVariantAnimation m_second; ///< of the moment
    QTimer m_later;             ///< until it may begin
    TrickLights *m_lights;
    FeltPicture m_felt;
    QTimer m_quiet;           ///< until the felt and what is on it are packed
    QDeadlineTimer m_painted; ///< until a while after the last frame
    bool m_packedNow = false; ///< something was packed, and its memory is to be given back
    QRectF m_asked;
    double m_foot = 0;
    bool m_padWanted = false;
    bool m_padOpen = false;
    QString m_heading; ///< instead of the picture's; "" mostly
    /// As it was before the trick that is shown, or being gathered, was counted.
    struct Uncounted {
        SeatPicture winner;
        std::vector<SidePicture> board;
    };
    std::optional<Uncounted> m_uncounted;
    bool m_counts = false;              ///< new totals count: something happened, and things move
    std::vector<SeatPlace> m_endPlaces; ///< by place, while the winners are shown; else empty
    bool m_bidsEnd = false; ///< the last bid was just made: the words stay a little longer
    QString m_promptText, m_promptShown;
    bool m_promptCovers = false;         ///< something is read in its place
    std::vector<QRectF> m_promptBesides; ///< other questions in that place
    double m_promptUp = 0;               ///< above its line
    bool m_promptTight = false;          ///< where only the short words have room
    int m_preview = 0;
    Urgency m_promptUrgency = Urgency::waits;
    std::vector<bool> m_chosen;
    std::vector<int> m_onPlaces; ///< by place on the felt, the card on it; −1: none
    std::vector<bool> m_fresh;   ///< by own card: has just come
    int m_lifted = -1;
    LiftedBy m_liftedBy = LiftedBy::pointer;
};

} // namespace sandbag
