<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>engine</name>
    <message numerus="yes">
        <source>Set %n time(s) in a row.</source>
        <translation>
            <numerusform>Set %n time in a row.</numerusform>
            <numerusform>Set %n times in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) were played.</source>
        <translation>
            <numerusform>%n deal were played.</numerusform>
            <numerusform>%n deals were played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won with %2 points after %n deal(s).</source>
        <translation>
            <numerusform>%1 won with %2 points after %n deal.</numerusform>
            <numerusform>%1 won with %2 points after %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left over cannot be dealt evenly, and these rules refuse such a table.</source>
        <translation>
            <numerusform>%n card left over cannot be dealt evenly, and these rules refuse such a table.</numerusform>
            <numerusform>%n cards left over cannot be dealt evenly, and these rules refuse such a table.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Everybody gets %n card(s).</source>
        <translation>
            <numerusform>Everybody gets %n card.</numerusform>
            <numerusform>Everybody gets %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left over and set aside unseen: the last %n card(s).</source>
        <translation>
            <numerusform>Left over and set aside unseen: the last %n card.</numerusform>
            <numerusform>Left over and set aside unseen: the last %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dealt face up in each hand: %n card(s).</source>
        <translation>
            <numerusform>Dealt face up in each hand: %n card.</numerusform>
            <numerusform>Dealt face up in each hand: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the bids a nil bidder and partner exchange %n card(s).</source>
        <translation>
            <numerusform>After the bids a nil bidder and partner exchange %n card.</numerusform>
            <numerusform>After the bids a nil bidder and partner exchange %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the bids a blind nil bidder and partner exchange %n card(s).</source>
        <translation>
            <numerusform>After the bids a blind nil bidder and partner exchange %n card.</numerusform>
            <numerusform>After the bids a blind nil bidder and partner exchange %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The kitty: %n card(s), one of them for each player.</source>
        <translation>
            <numerusform>The kitty: %n card, one of them for each player.</numerusform>
            <numerusform>The kitty: %n cards, one of them for each player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The kitty: %n card(s) left over.</source>
        <translation>
            <numerusform>The kitty: %n card left over.</numerusform>
            <numerusform>The kitty: %n cards left over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In every deal, before the bids, partners pass each other %n card(s) face down; nobody looks before all have passed.</source>
        <translation>
            <numerusform>In every deal, before the bids, partners pass each other %n card face down; nobody looks before all have passed.</numerusform>
            <numerusform>In every deal, before the bids, partners pass each other %n cards face down; nobody looks before all have passed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In every deal, after the bids, partners pass each other %n card(s) face down; nobody looks before all have passed.</source>
        <translation>
            <numerusform>In every deal, after the bids, partners pass each other %n card face down; nobody looks before all have passed.</numerusform>
            <numerusform>In every deal, after the bids, partners pass each other %n cards face down; nobody looks before all have passed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each trick of a failed nil costs %n point(s) more.</source>
        <translation>
            <numerusform>Each trick of a failed nil costs %n point more.</numerusform>
            <numerusform>Each trick of a failed nil costs %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A wrong challenge costs %n trick(s), which go to nobody.</source>
        <translation>
            <numerusform>A wrong challenge costs %n trick, which goes to nobody.</numerusform>
            <numerusform>A wrong challenge costs %n tricks, which go to nobody.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Time for each card: %n second(s). Then a legal card is played at random.</source>
        <translation>
            <numerusform>Time for each card: %n second. Then a legal card is played at random.</numerusform>
            <numerusform>Time for each card: %n seconds. Then a legal card is played at random.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A contract earns %n point(s) for each trick bid, if every partner takes at least their own number.</source>
        <translation>
            <numerusform>A contract earns %n point for each trick bid, if every partner takes at least their own number.</numerusform>
            <numerusform>A contract earns %n points for each trick bid, if every partner takes at least their own number.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A contract earns %n point(s) for each trick bid, if every partner takes exactly their own number.</source>
        <translation>
            <numerusform>A contract earns %n point for each trick bid, if every partner takes exactly their own number.</numerusform>
            <numerusform>A contract earns %n points for each trick bid, if every partner takes exactly their own number.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that takes exactly its contract earns %n point(s) for each trick bid.</source>
        <translation>
            <numerusform>A side that takes exactly its contract earns %n point for each trick bid.</numerusform>
            <numerusform>A side that takes exactly its contract earns %n points for each trick bid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that takes at least its contract earns %n point(s) for each trick bid.</source>
        <translation>
            <numerusform>A side that takes at least its contract earns %n point for each trick bid.</numerusform>
            <numerusform>A side that takes at least its contract earns %n points for each trick bid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For each trick that a side is short, every other side gets %n point(s).</source>
        <translation>
            <numerusform>For each trick that a side is short, every other side gets %n point.</numerusform>
            <numerusform>For each trick that a side is short, every other side gets %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For each trick that a side is short, the opponents get %n point(s).</source>
        <translation>
            <numerusform>For each trick that a side is short, the opponents get %n point.</numerusform>
            <numerusform>For each trick that a side is short, the opponents get %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each overtrick earns %n point(s).</source>
        <translation>
            <numerusform>Each overtrick earns %n point.</numerusform>
            <numerusform>Each overtrick earns %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each overtrick costs %n point(s).</source>
        <translation>
            <numerusform>Each overtrick costs %n point.</numerusform>
            <numerusform>Each overtrick costs %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last trick of a deal earns %n point(s).</source>
        <translation>
            <numerusform>The last trick of a deal earns %n point.</numerusform>
            <numerusform>The last trick of a deal earns %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To win the last trick with an ace other than the ace of spades earns %n point(s).</source>
        <translation>
            <numerusform>To win the last trick with an ace other than the ace of spades earns %n point.</numerusform>
            <numerusform>To win the last trick with an ace other than the ace of spades earns %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To win the last trick with the ace of spades earns %n point(s).</source>
        <translation>
            <numerusform>To win the last trick with the ace of spades earns %n point.</numerusform>
            <numerusform>To win the last trick with the ace of spades earns %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To win the last trick with a two that is no spade earns %n point(s).</source>
        <translation>
            <numerusform>To win the last trick with a two that is no spade earns %n point.</numerusform>
            <numerusform>To win the last trick with a two that is no spade earns %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To win the last trick with the nine of spades or higher, and so to meet the contract exactly, earns %n point(s).</source>
        <translation>
            <numerusform>To win the last trick with the nine of spades or higher, and so to meet the contract exactly, earns %n point.</numerusform>
            <numerusform>To win the last trick with the nine of spades or higher, and so to meet the contract exactly, earns %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who wins the last %1 tricks of a deal earns %n point(s) for each of them.</source>
        <translation>
            <numerusform>A player who wins the last %1 tricks of a deal earns %n point for each of them.</numerusform>
            <numerusform>A player who wins the last %1 tricks of a deal earns %n points for each of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends after %n deal(s): the highest score wins.</source>
        <translation>
            <numerusform>The match ends after %n deal: the highest score wins.</numerusform>
            <numerusform>The match ends after %n deals: the highest score wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends with the deal in which %n minute(s) are over: the highest score wins.</source>
        <translation>
            <numerusform>The match ends with the deal in which %n minute are over: the highest score wins.</numerusform>
            <numerusform>The match ends with the deal in which %n minutes are over: the highest score wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that is set %n time(s) in a row loses the match.</source>
        <translation>
            <numerusform>A side that is set %n time in a row loses the match.</numerusform>
            <numerusform>A side that is set %n times in a row loses the match.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s).</source>
        <translation>
            <numerusform>%n joker.</numerusform>
            <numerusform>%n jokers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s).</source>
        <translation>
            <numerusform>%n deal.</numerusform>
            <numerusform>%n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s).</source>
        <translation>
            <numerusform>%n minute.</numerusform>
            <numerusform>%n minutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bid %1, %2 counted: %n trick(s) short</source>
        <translation>
            <numerusform>Bid %1, %2 counted: %n trick short</numerusform>
            <numerusform>Bid %1, %2 counted: %n tricks short</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bid %1, took %2: %n trick(s) short</source>
        <translation>
            <numerusform>Bid %1, took %2: %n trick short</numerusform>
            <numerusform>Bid %1, took %2: %n tricks short</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overtrick(s)</source>
        <translation>
            <numerusform>%n overtrick</numerusform>
            <numerusform>%n overtricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overtrick(s), points but no bags</source>
        <translation>
            <numerusform>%n overtrick, points but no bags</numerusform>
            <numerusform>%n overtricks, points but no bags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others fell %n trick(s) short</source>
        <translation>
            <numerusform>The others fell %n trick short</numerusform>
            <numerusform>The others fell %n tricks short</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blind %1, %2 counted: %n trick(s) short</source>
        <translation>
            <numerusform>Blind %1, %2 counted: %n trick short</numerusform>
            <numerusform>Blind %1, %2 counted: %n tricks short</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Called every trick, took %n</source>
        <translation>
            <numerusform>Called every trick, took %n</numerusform>
            <numerusform>Called every trick, took %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Called no trick, took %n</source>
        <translation>
            <numerusform>Called no trick, took %n</numerusform>
            <numerusform>Called no trick, took %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won the first %n trick(s) as called</source>
        <translation>
            <numerusform>Won the first %n trick as called</numerusform>
            <numerusform>Won the first %n tricks as called</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Did not win the first %n trick(s)</source>
        <translation>
            <numerusform>Did not win the first %n trick</numerusform>
            <numerusform>Did not win the first %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won %n trick(s) in a row as called</source>
        <translation>
            <numerusform>Won %n trick in a row as called</numerusform>
            <numerusform>Won %n tricks in a row as called</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Did not win %n trick(s) in a row</source>
        <translation>
            <numerusform>Did not win %n trick in a row</numerusform>
            <numerusform>Did not win %n tricks in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won the first %n trick(s), beside the contract</source>
        <translation>
            <numerusform>Won the first %n trick, beside the contract</numerusform>
            <numerusform>Won the first %n tricks, beside the contract</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Did not win the first %n trick(s), beside the contract</source>
        <translation>
            <numerusform>Did not win the first %n trick, beside the contract</numerusform>
            <numerusform>Did not win the first %n tricks, beside the contract</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The declarers took %n trick(s) more than they needed</source>
        <translation>
            <numerusform>The declarers took %n trick more than they needed</numerusform>
            <numerusform>The declarers took %n tricks more than they needed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The declarers fell %n trick(s) short</source>
        <translation>
            <numerusform>The declarers fell %n trick short</numerusform>
            <numerusform>The declarers fell %n tricks short</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nil failed, took %n</source>
        <translation>
            <numerusform>Nil failed, took %n</numerusform>
            <numerusform>Nil failed, took %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) of a failed nil</source>
        <translation>
            <numerusform>%n trick of a failed nil</numerusform>
            <numerusform>%n tricks of a failed nil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The failed nil brings %n bag(s)</source>
        <translation>
            <numerusform>The failed nil brings %n bag</numerusform>
            <numerusform>The failed nil brings %n bags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One player won the last %n trick(s)</source>
        <translation>
            <numerusform>One player won the last %n trick</numerusform>
            <numerusform>One player won the last %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Broke a run of %n trick(s) by the last one</source>
        <translation>
            <numerusform>Broke a run of %n trick by the last one</numerusform>
            <numerusform>Broke a run of %n tricks by the last one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) bid and made above six</source>
        <translation>
            <numerusform>%n trick bid and made above six</numerusform>
            <numerusform>%n tricks bid and made above six</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bag(s) are full: penalty</source>
        <translation>
            <numerusform>%n bag are full: penalty</numerusform>
            <numerusform>%n bags are full: penalty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bag(s): penalty, and the bag is emptied</source>
        <translation>
            <numerusform>%n bag: penalty, and the bag is emptied</numerusform>
            <numerusform>%n bags: penalty, and the bag is emptied</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) in a deal without bids</source>
        <translation>
            <numerusform>%n trick in a deal without bids</numerusform>
            <numerusform>%n tricks in a deal without bids</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bag(s)</source>
        <translation>
            <numerusform>%n bag</numerusform>
            <numerusform>%n bags</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n set</numerusform>
            <numerusform>%n sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blind nil failed, took %n</source>
        <translation>
            <numerusform>Blind nil failed, took %n</numerusform>
            <numerusform>Blind nil failed, took %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::AppText</name>
    <message numerus="yes">
        <source>A match of %n deal(s) was played.</source>
        <translation>
            <numerusform>A match of %n deal was played.</numerusform>
            <numerusform>A match of %n deals was played.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::CardsPanel</name>
    <message numerus="yes">
        <source>Choose %n more card(s).</source>
        <translation>
            <numerusform>Choose %n more card.</numerusform>
            <numerusform>Choose %n more cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) back.</source>
        <translation>
            <numerusform>Take %n card back.</numerusform>
            <numerusform>Take %n cards back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::CatalogueModel</name>
    <message numerus="yes">
        <source>%1, %n changed</source>
        <comment>group of rules</comment>
        <translation>
            <numerusform>%1, %n changed</numerusform>
            <numerusform>%1, %n changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::Commands</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bag(s)</source>
        <translation>
            <numerusform>%n bag</numerusform>
            <numerusform>%n bags</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::CompareRulesDialog</name>
    <message numerus="yes">
        <source>They differ in %n rules.</source>
        <translation>
            <numerusform>They differ in %n rules.</numerusform>
            <numerusform>They differ in %n rules.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::CutPanel</name>
    <message numerus="yes">
        <source>%n card(s) off the top</source>
        <translation>
            <numerusform>%n card off the top</numerusform>
            <numerusform>%n cards off the top</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::DialogText</name>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n changed</numerusform>
            <numerusform>%n changed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without effect</source>
        <translation>
            <numerusform>%n without effect</numerusform>
            <numerusform>%n without effect</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::HistoryFilterBar</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::HistoryText</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <translation>
            <numerusform>%n finished</numerusform>
            <numerusform>%n finished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nil(s)</source>
        <translation>
            <numerusform>%n nil</numerusform>
            <numerusform>%n nils</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n call(s)</source>
        <translation>
            <numerusform>%n call</numerusform>
            <numerusform>%n calls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bid(s)</source>
        <translation>
            <numerusform>%n bid</numerusform>
            <numerusform>%n bids</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::HistoryWindow</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::LibraryWorker</name>
    <message numerus="yes">
        <source>%n match(es) imported.</source>
        <translation>
            <numerusform>%n match imported.</numerusform>
            <numerusform>%n matches imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) were there already.</source>
        <translation>
            <numerusform>%n match was there already.</numerusform>
            <numerusform>%n matches were there already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read: %1</source>
        <translation>
            <numerusform>%n file could not be read: %1</numerusform>
            <numerusform>%n files could not be read: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::ResultPanel</name>
    <message numerus="yes">
        <source>%n bag(s)</source>
        <translation>
            <numerusform>%n bag</numerusform>
            <numerusform>%n bags</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::ScoreKeeper</name>
    <message numerus="yes">
        <source>&amp;Take %n Later Deal(s) Out</source>
        <translation>
            <numerusform>&amp;Take %n Later Deal Out</numerusform>
            <numerusform>&amp;Take %n Later Deals Out</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::SessionText</name>
    <message numerus="yes">
        <source>the winners of %n more trick(s)</source>
        <translation>
            <numerusform>the winners of %n more trick</numerusform>
            <numerusform>the winners of %n more tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::StatisticsFilterBar</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::TableText</name>
    <message numerus="yes">
        <source>%n dead trick(s)</source>
        <translation>
            <numerusform>%n dead trick</numerusform>
            <numerusform>%n dead tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %n more.</source>
        <translation>
            <numerusform>Your side needs %n more.</numerusform>
            <numerusform>Your side needs %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more.</source>
        <translation>
            <numerusform>You need %n more.</numerusform>
            <numerusform>You need %n more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to pass to %1.</source>
        <translation>
            <numerusform>Choose %n card to pass to %1.</numerusform>
            <numerusform>Choose %n cards to pass to %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) from the kitty.</source>
        <translation>
            <numerusform>Take %n card from the kitty.</numerusform>
            <numerusform>Take %n cards from the kitty.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to discard.</source>
        <translation>
            <numerusform>Choose %n card to discard.</numerusform>
            <numerusform>Choose %n cards to discard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nil(s) made</source>
        <translation>
            <numerusform>%n nil made</numerusform>
            <numerusform>%n nils made</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nil(s) failed</source>
        <translation>
            <numerusform>%n nil failed</numerusform>
            <numerusform>%n nils failed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n set</numerusform>
            <numerusform>%n sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sack(s) burst</source>
        <translation>
            <numerusform>%n sack burst</numerusform>
            <numerusform>%n sacks burst</numerusform>
        </translation>
    </message>
</context>
</TS>
