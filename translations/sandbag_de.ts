<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Calls</name>
    <message>
        <source>little bemo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>big bemo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>little moe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>big moe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>little mo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>big mo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lb</source>
        <comment>little bemo, in a column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bb</source>
        <comment>big bemo, in a column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lme</source>
        <comment>little moe, in a column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bme</source>
        <comment>big moe, in a column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lm</source>
        <comment>little mo, in a column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bm</source>
        <comment>big mo, in a column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten for two hundred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>moon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>team nil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>misdeal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>N</source>
        <comment>nil, in a column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten</source>
        <comment>ten for two hundred, in a column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moon</source>
        <comment>in a column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TN</source>
        <comment>team nil, in a column</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blind %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 no trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 in the dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>number with a declaration</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B%1</source>
        <comment>blind call in a column: B6</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1nt</source>
        <comment>no trump in a column: 5nt</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1d</source>
        <comment>nil in the dark in a column: Nd</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompareRulesDialog</name>
    <message>
        <source>Compare two tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Right table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What differs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a rule, a game or a word: bags, jokers, two of clubs, renege …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search rules and games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only what is chan&amp;ged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Also what has no &amp;effect now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shows rules that do nothing under the present choices, and why</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A match is being played; its rules stay as they are. These are for the next match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset a&amp;ll</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes every change back to the named game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a &amp;deal would score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a deal would score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules in short</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Printing</name>
    <message>
        <source>Date</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>page number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the pages could not be painted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 · playing to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scorecard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Rule book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find a rule, a game or a word</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Search the rule book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreExamples</name>
    <message>
        <source>Bid %1, took %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponents bid %1, took %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First deal, took 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid 5 and 3, took 4 and 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With %1 bags already: bid %2, took %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, partner bid %2, took %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nil made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nil took 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind nil made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind nil took 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double nil made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double nil took 1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team nil made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind %1, took %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid ten, took %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moon made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind moon made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid 4 no trump, kept, took 4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid 6 with little bemo, took the first 6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little moe, 6 tricks in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little mo, took the first 7</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defending: bid %1, took %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid %1, made with the last trick by A♠</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid %1, made with the last trick by A♥</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid %1, made with the last trick by 2♥</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid %1, made with the last trick by Q♠</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid %1, made with the last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid %1, made, 9♠ won a trick of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid %1, took %1, but reneged</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreExport</name>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>total</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid/took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal · dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>side: what happened</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Scorecard</name>
    <message>
        <source>bags %1</source>
        <comment>change of the bag count: +2, −10</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>South</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>West</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>North</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>East</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with house rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rule: its value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>game, its rules in short</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 won: %2 points, %3 were needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 won: %2 fell to %3 or below.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 won: %2 were set %3 times in a row.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%1 won with %2 points after %n deal(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won with %2 points when time was up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 won at one stroke, by a special bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misdeal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player: call</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player: what happened</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> &amp; </source>
        <comment>between partners&apos; names</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>“%1”: no hint may be given now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not the card just played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last trick can still earn a bonus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run of last tricks can still earn a bonus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The nine of spades can still win a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card that cancels a bag is still out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claims are not played at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the player on lead may end the play early.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Some hand could still win a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With more than two sides nobody can concede.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every opponent bid nil: the tricks must be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card laid is a card played at this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card can be taken back only until the next one is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reneges are prevented at this table: there is nothing to challenge.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only an opponent can be challenged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A renege has been found in this deal already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 has not played to trick %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only when your side is at least %1 points behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner has looked at the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kitty you took counts as a trick, so you cannot bid nil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You need a spade to bid no trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner must agree to no trump first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your side has made its declaration.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another side has declared a run of tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It does not go with your partner&apos;s call.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first of a side may call a team nil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner bid a half trick: bid one too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody is left to make the half trick whole.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your partner is the nil: name a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners may not both bid nil here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double nil only when at least %1 points behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moon of another side bars a double nil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The double nil of another side bars a moon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partner of a nil must bid at least %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The board: a side must bid at least %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The second bid of a side may not be one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No nines: a side&apos;s contract may not be nine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bids may not add up to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not allowed now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is %2 of the %3 cards wanted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”: choose %2 to %3 cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” are not all among the cards to choose from: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” go to seat %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”: name the suit that you want.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not open: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no call that may be made now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1”: the deal is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” by seat %2: it is the turn of seat %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 hands for %2 players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seat %1 holds %2 cards, the deal gives %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is set aside before the deal: nobody can hold it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cards are left aside, the deal leaves %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in the pack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is dealt more often than the pack holds it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card face up before seat %1 is not in its hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: clubs were led and you hold one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: diamonds were led and you hold one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: hearts were led and you hold one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: spades were led and you hold one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: a junk joker is led only when nothing else is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: spades may not be led yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the rules of the first trick ask for another card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the joker that was led pulls your highest spade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: you are void in the suit led and must trump higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: no card is played now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not in this hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat %1 cannot have bid &quot;%2&quot;: %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bid of seat %1 is missing in &quot;bids&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no such call under these rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side %1 cannot have come to a contract of %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everybody passed: enter the deal as void</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;bids&quot; holds %1 bids of side %2: the side&apos;s bid stands at one of its seats and &quot;&quot; at the others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the first deal is played without bids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;tricks&quot; is missing: the tricks each seat took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;winners&quot; is missing: a rule in force needs the seat that won each trick, in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fact &quot;last_trick&quot; is missing: a rule in force needs who won the last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fact &quot;cancel_card&quot; is missing: rule bags_cancel_card needs the seat that took that card, or null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fact &quot;dix&quot; is missing: rule dix_allowed needs who won a trick with the nine of spades, or null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fact &quot;notrump_broken&quot; is missing: a bid at no trump needs the list of seats that broke it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fact &quot;renege&quot; is missing: rule renege_mode needs who was challenged, or null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;tricks&quot; add up to %1, but %2 are played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;winners&quot; names %1 tricks, but %2 are played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trick %1 cannot have been nobody&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seat %1 has %2 in &quot;tricks&quot;, but %3 in &quot;winners&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fact &quot;%1&quot;: seat %2 won no trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fact &quot;renege&quot;: seat %1 cannot challenge its own side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fact &quot;renege&quot; lacks &quot;by&quot;: the seat that challenged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fact &quot;last_trick&quot;: seat %1 won it with %2, but &quot;cards&quot; says that it played %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fact &quot;last_trick&quot; lacks its &quot;card&quot;: a rule in force needs the card that won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fact &quot;last_trick&quot; lacks its &quot;cards&quot; or who &quot;led&quot;: rule last_trick_ace_on_nil needs the cards in the order played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last trick cannot have been nobody&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the fact &quot;last_trick&quot;: seat %1 cannot have won it, going by the tricks entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;unplayed&quot; is a deal whose contracts fill the books (rule bid_books_made): not this one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal %1: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal %1, event %2, &quot;%3&quot;: %4</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal %1, trick %2, seat %3, &quot;%4&quot;: %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deal %1, event %2, seat %3, &quot;%4&quot;: %5</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the match was over before it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deal before it is not finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no deal is in progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no deal to rule on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no side %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>big joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>little joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>third joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many people sit at the table. Seven or more may be happier at two tables of three to five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who scores together: everyone alone, partners across the table (four make two pairs, six three, eight four), or six players in two teams of three who sit alternately.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two teams of three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Packs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many packs of 52 cards are shuffled together. With two packs every card exists twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many jokers join the pack: the big one first, then the little one, then a third. Four, in two packs, are two big and two little ones.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards taken out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that are left in the box. With two packs each card named here takes out one copy; name it twice for both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards left over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happens to cards that cannot be dealt evenly: they lie aside unseen, they form a kitty that somebody takes, or such a table is not played at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Form the kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The one card over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When exactly one card is over, as at a table of three: the last card of the deal lies aside, or the lowest club is taken out before the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identical cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With two packs: which of two identical cards in a trick counts as the higher one. Or the two cancel each other, and neither can win the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First one played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last one played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards raised above the ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards that rank above the ace of spades, highest first. They become spades in every respect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What jokers are</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers are the highest trumps, or worthless cards that never win, or joke trumps: a joker itself wins nothing, but makes the other cards its side plays to that trick into trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worthless</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joke trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The big joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which of the printed jokers is the big one: the colourful red one or the black one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two jokers in a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When two jokers fall into one trick, the higher one wins or the one that was played first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Higher one wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First one wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Led big joker pulls spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the big joker is led, every opponent who holds a spade must play the highest one. Where the first joker wins, any led joker does this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Equal joke trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When two sides&apos; joke trumps are of equal rank, this decides: the higher joker behind them, the joker that was played first, or the order of the suits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Higher joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ladder of suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ladder of the four suits, lowest first: a player who cannot follow may trump with any suit above the one led, and the higher suit wins. Empty means that only spades are trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces high or low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever plays an ace says whether it is high or low. A low ace ranks below the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How the first dealer is found. Equal cards are decided by suit: spades, hearts, diamonds, clubs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By lot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First spade turned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest card drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest card drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cutting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether the player on the dealer&apos;s right cuts the pack. In a French cut the pack is split into four stacks, and the cutter gives one of the four turned-up cards to each player, for all to see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plain cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>French cut</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards dealt face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards of each hand are dealt face up for everybody to see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How hands are made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the cards as usual, or let two players draft: look at the top card and keep it or take the next one unseen, or draw two cards and keep one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft: keep or take the next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draft: keep one of two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the refused card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a drafting player keeps the first card, the second one may be looked at before it is thrown away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misdeal: no face card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player whose hand has no jack, queen or king may show it and ask for a new deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misdeal: long suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who holds at least this many cards of one suit may show the hand and ask for a new deal. 0 switches it off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Misdeal: few spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who holds no more than this many spades may show the hand and ask for a new deal. −1 switches it off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask partner about a misdeal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before declaring a misdeal a player may ask partner for a yes or no. The answer binds nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who deals again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a misdeal the same player deals again, or the deal passes to the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who takes the kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kitty goes to the dealer, to the holder of the lowest club, to the highest bidder, or to the side with the larger contract, which shares it as it likes. As a widow it stays unseen until the deal is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holder of the lowest club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest bidder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side with the larger contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard to the kitty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the taker of the kitty discards down to a full hand. If the bids decide who takes it, always after them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the bids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the bids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kitty of a whole round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One more card for each player goes to the kitty, so that hands are a card smaller. What the taker discards counts as a trick won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards passed in every deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards partners exchange face down in every deal. Nobody looks at what comes before giving away their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When cards are passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether partners exchange those cards before or after the bids.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards exchanged at nil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards a nil bidder and partner exchange after the bids.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards exchanged at blind nil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards a blind nil bidder and partner exchange after the bids.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange at blind nil only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only a blind nil brings an exchange of cards; a nil bid after looking brings none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How a nil exchange goes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both pass before either looks; or the bidder passes first and partner looks before answering; or the bidder also names a suit that would be welcome, and partner gives what they like.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bidder first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bidder names a suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Style of bidding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player bids in turn around the table, partners talk it over and bid as a side, or players outbid each other in an auction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player in turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners together</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who bids first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bidding begins on the dealer&apos;s left or with the dealer; where sides bid, with the side that did not deal or with the dealer&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Left of the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side that did not deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer&apos;s side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What hands may bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suicide: in every pair exactly one bids nil, the other at least four. Whiz: bid the number of your spades or nil. Mirror: bid the number of your spades, and nil only without any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suicide</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whiz</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest number that a player may bid, apart from nil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest contract that a side may end up with. A side whose players all bid nil is free of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest bid beside a nil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest number for the partner of a nil bidder, unless both bid nil. 0 asks for nothing special.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest number that may be bid. It never goes beyond the tricks in the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bid of zero</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zero means nil; or zero is an ordinary number and nil must be announced as such.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Means nil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An ordinary bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bid of one for the second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partner who bids second may not bid exactly one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No nines</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side&apos;s contract may not be exactly nine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids may not fit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All bids together may not add up to the number of tricks, so somebody must miss. The last bidder has to see to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first partner may bid a half trick more, as in three and a half; the second partner must then bid a half too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raising</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the last bid, players may each raise by one, or each side in turn may raise its contract by as much as it likes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each player by one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each side by any number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counter bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side that bid first may raise its contract once after it has heard the other side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners may talk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When sides bid together, partners may tell how many sure and how many possible tricks they hold. Otherwise they must agree without a word.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Books made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If all contracts add up to this number the deal is not played, and every side scores its contract. 0 switches it off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First deal without bids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody bids in the first deal of a match: every trick simply earns ten points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Penalty for naming cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a side pays when somebody rules that it named cards or suits while bidding: nothing, a misdeal with the deal passing on, some bags, or some points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal passes on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Size of that penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many bags or points naming cards costs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player may bid nil: a promise to win no trick at all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When nil is called</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nil is called at the player&apos;s turn to bid, or settled before any numbers: first each side may name one blind nil, then one nil after looking.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At one&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nil made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for a nil that wins no trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nil failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points lost by a nil that wins a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks of a failed nil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tricks that a failed nil has won are bags and nothing else, help the side&apos;s contract, go to the next opponents, or count for nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only bags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Help the contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to the opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count for nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for a failed nil&apos;s bags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bags of a failed nil also bring the points that an overtrick brings. Otherwise they only go into the bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed nil sets the contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a nil fails, the side&apos;s contract fails too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed nil, for each trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Further points lost for each trick that a failed nil has won.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zero pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What failed nils lose for their tricks lies in a pot until the next nil that is made takes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No bags beside a nil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side with a nil counts no bags in that deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind nil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player may bid nil before looking at the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind nil made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for a blind nil that wins no trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind nil failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points lost by a blind nil that wins a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind nil when behind by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side must be at least this many points behind the leader to bid blind nil. 0 allows it at any score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two nils of a side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When all partners of a side bid nil: each nil scores for itself, they score as one double nil, or the partner of a nil may not bid nil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each for itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As a double nil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double nil made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points when all partners make their nil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double nil failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points lost when one of the nils fails, or all of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double nil wins the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double nil that is made wins the match on the spot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Failed double nil loses the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double nil that fails loses the match on the spot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double nil when behind by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side must be at least this many points behind the leader for a double nil. 0 allows it at any score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double blind nil made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points when all partners make a nil that was bid blind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double blind nil failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points lost when a double blind nil fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double blind nil wins the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double blind nil that is made wins the match on the spot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nil in the dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A nil bidder may lay down the hand as a shuffled, face-down stack and play whatever card comes next. It scores as a blind nil; if the cards were never looked at, as a big mo.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team nil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side may undertake together to lose every trick, instead of a contract. It counts no bags in that deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Team nil, points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points won by a team nil that is made and lost by one that fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind team nil, points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same when no partner has looked at the cards yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Numbers may be bid before looking, for more points: by a player for their own share, or by a side for both partners.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By a player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By a side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lowest blind number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest number that may be bid blind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highest blind number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The highest number that may be bid blind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind bids when behind by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side must be at least this many points behind the leader to bid a number, a ten or a moon blind. 0 allows it at any score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind bid made, for each trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for each trick bid when a blind bid is made: at 20 a blind six is worth 120.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind bid failed, for each trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points lost for each trick bid when a blind bid fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind bids must be exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blind contract is made only with exactly the number of tricks that was bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of points for each trick, a blind contract scores as usual, gains this bonus when met exactly and loses it when short. 0 switches it off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind bonus: cost of overtricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points lost when a blind contract with a bonus takes more tricks than bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overtricks of blind bids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overtricks of a blind contract count as points and bags like any others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Come out of a blind bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After looking, a side that bid blind may change to a plain bid of ten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten for two hundred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bid of ten is worth a round sum. It must be announced as such, or every contract of exactly ten counts as one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not played</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When announced</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every contract of ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for a ten that is made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points lost by a ten that fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten must be exact</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ten is made only with exactly ten tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overtricks of a ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overtricks of a ten count as points and bags like any others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind ten, times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A ten bid blind is worth this many times as much when made. When it fails, it costs the plain amount.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten and every trick wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side that bids ten and takes every trick wins the match on the spot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player may bid every trick for the side, also called Boston or slam.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moon made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for a moon that is made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moon failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points lost by a moon that fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moon wins the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A moon that is made wins the match on the spot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind moon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every trick may be bid before looking, also called Boston on fire.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind moon: who has not looked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For a blind moon only the bidder must not have looked, or no partner either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bidder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The whole side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind moon made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for a blind moon that is made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind moon failed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points lost by a blind moon that fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind moon wins the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blind moon that is made wins the match on the spot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moon against double nil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once a side has called a moon, the others may not bid a double nil, and the other way round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lexington</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twelve tricks are something special: when they were bid and made, or when exactly twelve were taken whatever the bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lexington, points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for twelve tricks in place of the contract. A twelve that was bid and failed loses them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lexington wins the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twelve tricks bid and made win the match on the spot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No-trump bids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who holds a spade may bid a number with no trump: a promise to win no trick with a spade unless spades were led.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trump needs a yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player must ask partner, and hear yes, before bidding no trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trump pays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the promise is kept, the bidder&apos;s number counts double, or each trick the bidder takes does.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bid doubled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tricks doubled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bemo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beside the contract a side may announce the first six tricks (little bemo, 60 points) or the first nine (big bemo, 90 points), won or lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of a contract a side may announce six tricks in a row (little moe, 150 points) or eight (big moe, 300 points), at any time in the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A failed moe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether a moe that fails costs its value or nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Costs its value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Instead of a contract a side may announce the first seven tricks (little mo) or the first ten (big mo). It leads to the first trick and may first ask partner how many tricks they add.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little mo, points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points won by a little mo that is made and lost by one that fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big mo, points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points won by a big mo that is made and lost by one that fails.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tricks the winner of the auction needs beyond the number bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the declarers are paid for</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten points for each trick of the number bid, or for the book as well.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid and book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defenders, for each overtrick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points that every defending side gets for each overtrick of the declarers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Defenders, for each undertrick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points that every defending side gets for each trick that the declarers are short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declarers set, for each trick bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points that the declarers lose for each trick bid when they fall short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who leads first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first card comes from the dealer&apos;s left, from the dealer, or from the holder of the lowest club, who must lead that very card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First trick: lowest clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone must play their lowest club to the first trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any card that follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone&apos;s lowest club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First trick: spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whether those who cannot follow to the first trick may play a spade. Where they may not, a hand of nothing but spades is excused.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leading spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a player who has something else may lead a spade: at any time, not to the first trick, once spades are broken, or once they are broken or three tricks are over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At any time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not to the first trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once broken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Broken or from the fourth trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ace of spades may be led</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ace of spades may be led even before spades are broken. It does not break them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Duty to trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For those who cannot follow: no duty; or beat the spade that is winning if they can; or play a spade if they have one, and beat the winning one if they can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overtrump if able</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump if able</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even against partner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The duty to trump holds even when partner is winning the trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Playing a wrong card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program lets nobody play a wrong card; or any card can be played, and opponents may challenge a trick until the deal is scored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prevented</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>May be challenged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of a wrong card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side found out is set and loses ten points for each trick bid, or needs three more tricks than it bid, or gives everything it won in the deal to the challenger.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All points of the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Price of a wrong challenge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many tricks are taken off a side that challenged without reason. Nobody gets them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking a card back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card may be taken back until the next one is played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Looking at past tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which finished tricks may be looked at during the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Claiming the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player on lead may lay down the hand and claim all remaining tricks: never, only when no defence could win one, or at one&apos;s own risk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it is certain</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At one&apos;s own risk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wrong claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a claim at one&apos;s own risk costs when it was wrong: the hand stays face up and must be played at the first chance, the opponents get the remaining tricks, or the bid has failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand stays face up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Opponents get the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bid fails</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seconds for each card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How much time a player has for each card before the program plays one at random. 0 leaves all the time in the world.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for each trick bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each trick of the contract is worth when it is made, and what it costs when set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a contract is made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side takes at least its contract, or exactly its contract; or every partner takes exactly, or at least, their own bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least the contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly the contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each exactly their own bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each at least their own bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A partner who falls short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where each must reach their own bid: a partner who fails loses the whole contract, or only their own bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loses the whole contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Loses their own bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A set costs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What a side loses that misses its contract: the contract, its points for each trick short, or nothing; or it scores one point for each trick it took.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each trick short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One point a trick instead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A set pays the opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points that every opposing side gets for each trick that a set side is short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for an overtrick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What each trick beyond the contract is worth. Negative numbers make it cost something.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set by overtricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side that takes this many overtricks or more is set. 0 switches it off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set by twice the bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side is set when it takes at least twice, or more than twice, as many tricks as its contract.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At least twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twice the bid costs, times</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many times the contract such a set costs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus for seven or more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten more points for each trick above six of a made contract; or a race that pays 10, then 20, then 30 and so on for each contract of seven or more made, or each deal with seven or more tricks taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the size of the bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race: bid and made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Race: taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus for two exact partners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When both partners take exactly what each of them bid, they earn half the contract once more, in tens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bag limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many bags bring the penalty. 0 means that bags cost nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bag penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points lost each time the bag limit is reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bags after a penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bags beyond the limit stay and count towards the next penalty, or the bag is emptied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rest stay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Emptied</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bags beside the score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bags are counted beside the score and bring no points of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card that cancels a bag</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side that takes a certain card, makes its contract and has an overtrick counts one bag less. The card is always the same, or cut before each deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A fixed card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut for each deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card cancels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card that cancels a bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for winning the last trick of a deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick with an ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for winning the last trick with an ace of hearts, diamonds or clubs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick with the spade ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for winning the last trick with the ace of spades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nil with a last ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A made nil whose bidder plays an ace to the last trick earns a fifth of its value more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last trick with a two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for winning the last trick with a two that is not a spade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contract by a last high spade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points when the last trick is won with the nine of spades or higher and brings the side exactly to its contract.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning streak</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player who wins this many tricks in a row at the end of a deal earns a bonus. 0 switches it off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Streak, for each trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points for each trick of a winning streak.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Streak breaker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An opponent who wins the last trick, and so ends a streak that needed only that one, gets the points instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dix</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trick won by the nine of spades earns 1 point; 5 if it beat another spade; 10 if spades were led.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight and ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The scorecard also keeps a tally for each player, in which partners share their side&apos;s bonuses half and half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Target score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first side to reach this score wins; if several do in one deal, the highest. 0 switches it off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Losing score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side that falls to this score or below it loses the match. 0 switches it off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends after this many deals. 0 switches it off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends with the deal in which this many minutes are over. 0 switches it off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side that is set this many times in succession loses the match. 0 switches it off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table and pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ranks and trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kitty and passing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind and special bids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring the contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick bonuses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Winning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” has no effect: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suicide, whiz and mirror are bid by each player in turn, not by sides or in an auction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suicide needs two pairs: four players with partners.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suicide, whiz and mirror cannot do without nil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With suicide, whiz or mirror nil cannot be declared before the numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lowest bid is %1 and the highest %2: some hands would be left without a bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kitty of a whole round needs one taker, who wins it as a trick: not a side, and not nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The taker of a kitty of a whole round may not bid nil: it cannot be combined with suicide, whiz or mirror.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whiz and mirror count the spades of a full hand before the bids, so that the kitty cannot go to the high bidder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An auction has no board: its winner alone has a contract.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An auction has no sum of bids that could be barred.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A book of %1 leaves nothing to bid: the deal has %2 tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Either bids are raised or the first side makes a counter bid: not both.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one of mo and moe can be played: both replace the contract.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blind bonus does not go with a ten that is worth two hundred by itself: announce the ten instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card must be named that cancels a bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are only %1 cards for each player: a hand needs at least five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left over cannot be dealt evenly, and these rules refuse such a table.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Pairs of partners need four, six or eight players; %1 cannot play in pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two teams of three (triples) need six players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four jokers need two packs: one pack has three at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are to be removed that are not in the pack, or not so often: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Among the cards raised above the ace one is named twice: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Raised (elevated) cards that are not in the pack: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joke trumps do not go with raised (elevated) jokers: a joker is one or the other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ladder (hierarchy) of suits must name each suit once and end with spades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A French cut makes four stacks: it needs four players and one pack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draft of hands is for two players only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draft of hands leaves no kitty to take.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first spade cannot choose the dealer: there is no spade in the pack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players and cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Special bids</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer opens an auction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left opens an auction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In turn each bids more than the last bid, from %1 to %2, or passes for good. If all pass, the same player deals again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last bidder&apos;s side, the declarers, must win the number bid and %1 more tricks (the book).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners agree on one bid for their side. The dealer&apos;s side bids first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners agree on one bid for their side. The dealer&apos;s side bids last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They may tell each other how many sure and how many possible tricks they hold, for all to hear, but no cards or suits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They may not talk about their hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody bids once in turn, the dealer first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody bids once in turn, the dealer last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners&apos; numbers add up to the contract of their side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suicide: in each pair exactly one bids nil and the other a number from %1 to %2. If both name numbers, the first becomes a nil; if both name nil, the first must name a number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whiz: bid exactly the number of spades you hold, or nil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror: bid exactly the number of spades you hold; without any you must bid nil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing but nil can be bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bid is a number from %1 to %2, or nil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A bid is a number from %1 to %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zero may be bid too: it is an ordinary number and not a nil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board: the contract of a side must be at least %1, unless it bids nothing but nil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board: the contract of a side must be at least %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partner of a nil must bid at least %1, or nil too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partner who bids second may not bid one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No contract may be nine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All bids together may not add up to %1: the last bidder must avoid it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first partner may bid a half trick more, as in three and a half; the second must then bid a half too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After all bids each player in turn may raise a number by one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After all bids each side in turn may raise its contract by any number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After all bids the side that bid first may raise its contract once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naming cards or suits in the bidding is a misdeal, and the deal passes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naming cards or suits in the bidding costs the side bags: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Naming cards or suits in the bidding costs the side points: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first deal is played without bids: every trick earns 10 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Books made: if all contracts, in plain numbers, add up to %1, the deal is not played and every side scores its contract.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where a blind bid is open to a player, the hand stays face down until the player looks or makes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first dealer is drawn by lot; the deal then passes to the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are turned until a spade falls: its player deals first. The deal then passes to the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever draws the highest card deals first (equal cards: spades, hearts, diamonds, clubs). The deal then passes to the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever draws the lowest card deals first (equal cards: clubs, diamonds, hearts, spades). The deal then passes to the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pack is not cut.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s right may cut the pack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>French cut: the player on the dealer&apos;s right splits the pack into four stacks, turns the top card of each and gives one to each player, for all to see.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hands are drafted: in turn, left of the dealer first, draw two cards, keep one and throw the other away, until both hold %1 cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The hands are drafted: in turn, left of the dealer first, look at the top card and keep it, throwing the next one away, or refuse it and keep the next one, until both hold %1 cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card thrown away after one was kept may be looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card thrown away after one was kept stays unseen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pack must come out even.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Everybody gets %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>One card is over: %1 stays out of the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Left over and set aside unseen: the last %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Tables at which cards are left over are not played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Dealt face up in each hand: %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A hand without jack, queen and king may be declared a misdeal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand with %1 or more cards of one suit may be declared a misdeal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand without spades may be declared a misdeal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A hand with no more spades than %1 may be declared a misdeal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is done at the turn to bid, before any of the side has bid, and the hand is shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player may ask partner first, for a yes or no that binds nobody.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a misdeal the same player deals again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After a misdeal the next player deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer takes it before the bids.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before the bids the holder of the lowest club takes it, or the dealer if that card lies in the kitty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the bids the highest bidder takes it (of equal bids the earlier one) and discards as many cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After the bids the side with the largest contract takes it, shares it as it likes and discards as many cards; with equal contracts one card goes to each side, and what is over stays unseen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody looks at it before the deal is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>After the bids a nil bidder and partner exchange %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the bids a blind nil bidder and partner exchange %n card(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Both pass before either looks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bidder passes first; partner looks, then returns as many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bidder passes first and names a suit; partner may return any cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is exchanged where two partners bid nil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The kitty: %n card(s), one of them for each player.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The kitty: %n card(s) left over.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The taker discards as many cards before the bids.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The taker discards as many cards after the bids.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The discard counts as a trick won by its taker, who may not bid nil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>In every deal, before the bids, partners pass each other %n card(s) face down; nobody looks before all have passed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In every deal, after the bids, partners pass each other %n card(s) face down; nobody looks before all have passed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Cards go to the next partner on the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nil, a promise to win no trick, earns %1 when kept and costs %2 when broken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind nil, bid before looking at the cards, earns %1 and costs %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is open to a side that is at least %1 points behind the leader.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nil comes before the numbers: from the dealer&apos;s left each side may name one blind nil before any of it looks, then each side without one may name one nil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nil comes before the numbers: from the dealer&apos;s left each side may name one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks of a failed nil do not help the contract: they are bags, and score as overtricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks of a failed nil do not help the contract: they are bags without points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks of a failed nil count for its side&apos;s contract.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks of a failed nil count for the contract of the next side on the left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks of a failed nil count for the opponents&apos; contract.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tricks of a failed nil count for nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A failed nil sets the side&apos;s contract too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Each trick of a failed nil costs %n point(s) more.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>What it costs goes to a pot, which the next nil that is made takes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partner of a nil may not bid nil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When all partners bid nil, it is one double nil: it earns %1 and costs %2 in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double nil that is made wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double nil that fails loses the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A double nil with all nils blind earns %1 and costs %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it is made, it wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A nil bidder may announce nil in the dark: the hand is shuffled face down, and its top card is played each time, whatever it is. It earns %1 and costs %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blind nil in the dark, never looked at, earns or costs %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first of a side to bid may undertake that it loses every trick: a team nil, in place of a contract and without bags. It earns or costs %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before anybody of the side has looked, a team nil earns or costs %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blind team nil is open to a side that is at least %1 points behind the leader.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left leads to the first trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The dealer leads to the first trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The holder of the lowest club leads it to the first trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the first trick everyone plays their lowest club.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those who cannot follow to the first trick may not play a spade, unless they have nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades may be led at any time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A spade may not be led to the first trick by a player who has anything else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades may be led once they are broken, that is, played to another suit, or by a player who has nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades may be led once they are broken, that is, played to another suit, from the fourth trick on in any case, or by a player who has nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The ace of spades may be led before that; it does not break spades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you cannot follow but can beat a spade that is winning the trick, you must.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you cannot follow you must play a spade, and beat the one that is winning the trick if you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This holds even when partner is winning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This does not hold while partner is winning.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reneging: nobody is kept from playing a wrong card, but an opponent may challenge a trick until the next deal starts. The first wrong card found decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side found out is set and loses 10 points for each trick bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side found out needs three more tricks for its contract.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All that the side found out wins in the deal goes to the challenger&apos;s side.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A wrong challenge costs %n trick(s), which go to nobody.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Remaining tricks may not be claimed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player on lead may claim the rest if no defence can win a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player on lead may claim the rest; if that is wrong, the hand stays face up and its cards are played at the first legal chance.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player on lead may claim the rest; if that is wrong, all remaining tricks go to the opponents.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A player on lead may claim the rest; if that is wrong, the bid has failed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow suit if you can. The highest spade, or else the highest card of the suit led, wins the trick and leads to the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow suit if you can. The winner of a trick leads to the next.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finished tricks may not be looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last trick may be looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All finished tricks may be looked at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Time for each card: %n second(s). Then a legal card is played at random.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A contract earns %n point(s) for each trick bid, if every partner takes at least their own number.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A contract earns %n point(s) for each trick bid, if every partner takes exactly their own number.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that takes exactly its contract earns %n point(s) for each trick bid.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that takes at least its contract earns %n point(s) for each trick bid.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A partner who falls short costs the side the whole contract; overtricks score even then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A partner who falls short loses that number only; overtricks score even then.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise it is set and loses as much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise it is set and loses as much for each trick short, or the whole contract where overtricks set it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise it is set and scores nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise it is set and scores 1 point for each trick it took.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>For each trick that a side is short, every other side gets %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For each trick that a side is short, the opponents get %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Overtricks are kept beside the score, as bags, and earn no points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overtricks earn no points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Each overtrick earns %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each overtrick costs %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A side is also set when its overtricks are %1 or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side is also set when it takes twice its contract or more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side is also set when it takes more than twice its contract.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That costs %1 times the contract.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A contract of seven or more that is made earns 10 points more for each trick bid above six.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side that makes a contract of seven or more earns 10 points more the first time, 20 the second, and so on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side that takes seven tricks or more earns 10 points more the first time, 20 the second, and so on, whatever it bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When both partners take exactly their own numbers, they earn 10 points for every two tricks of the contract.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declarers who take what they need earn 10 points for each trick of the number bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declarers who take what they need earn 10 points for each trick of bid and book.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise they score nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Otherwise they lose %1 points for each trick of the number bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every defending side earns %1 points for each overtrick of the declarers and %2 for each undertrick. There are no bags and no nil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every overtrick is a bag; %1 bags cost a side %2 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bags beyond that count towards the next penalty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The bag is then emptied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no penalty for bags.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side that takes %1, makes its contract and has an overtrick counts one bag less in that deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is cut before each deal: the side that takes it, makes its contract and has an overtrick counts one bag less in that deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It must be met exactly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its contract scores as usual, %1 points more when met exactly, %1 less when short.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When it takes more tricks than bid, it costs %1 points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It earns %1 points for each trick bid when made and costs %2 for each when set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its overtricks count like any others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its overtricks count for nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“Ten”, announced as such for the side, earns %1 points with ten tricks and costs %2 without.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every contract of exactly ten earns %1 points when made and costs %2 when set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly ten tricks are needed for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overtricks of a ten count like any others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overtricks of a ten count for nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blind ten earns %1 points and costs %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever bids ten and takes every trick wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moon: a bid, for the side, to take every trick. It earns %1 points and costs %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A moon that is made wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind moon, bid before the bidder has looked, earns %1 points and costs %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind moon, bid before anybody of the side has looked, earns %1 points and costs %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A blind moon that is made wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Once a side has bid a moon the others may not bid a double nil, and the other way round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lexington: a side with a contract that takes exactly twelve tricks scores %1 points instead of it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lexington: a contract of twelve earns %1 points when made and costs as many when set.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Lexington that is made wins the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trump: a player who holds a spade may promise, with a number, to win no trick with a spade unless spades were led.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner must be asked first and say yes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If the promise is kept and the contract made, the bidder&apos;s number counts double; broken, it is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As long as the promise is kept, each trick that the bidder takes counts double; broken, the number is lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before looking, a player may bid a number from %1 to %2 blind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before anybody of it has looked, a side may bid a number from %1 to %2 blind, for all its players.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind numbers and blind moons are open to a side that is at least %1 points behind the leader.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>After looking, the side may come out of its blind bid and bid a plain ten instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bemo: beside its contract a side may announce the first six tricks (little bemo, for 60 points won or lost) or the first nine (big bemo, for 90).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moe: in place of a contract, and without bags, a side may announce six tricks in a row (little moe, 150 points) or eight (big moe, 300), won or lost.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moe: in place of a contract, and without bags, a side may announce six tricks in a row (little moe, 150 points) or eight (big moe, 300); a failure costs nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mo: in place of a contract, and without bags, a side may announce the first seven tricks (little mo, for %1 points won or lost) or the first ten (big mo, for %2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Before that a player may ask partner how many tricks they add. The side leads to the first trick; the partners settle who.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its player leads to the first trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers that are not raised are worthless and of no suit: play one only when you cannot follow, lead one only when you have nothing else. It never wins, and the next plain card sets the suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker may be played at any time and never wins. But every other card of its side in that trick becomes a trump of its own rank, a joke trump: it beats all plain cards and lower spades, not a spade of the same rank or a higher one. After a led joker the next card sets the suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of two sides&apos; joke trumps of equal rank that with the higher joker wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of two sides&apos; joke trumps of equal rank that whose joker was played first wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two sides&apos; joke trumps of equal rank are decided by suit: spades, hearts, diamonds, clubs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The red joker is the big joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The black joker is the big joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When two jokers fall into one trick, the one played first ranks higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When a joker is led, every opponent who holds a spade must play the highest one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When the big joker is led, every opponent who holds a spade must play the highest one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of two identical cards in a trick the one played first ranks higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Of two identical cards in a trick the one played last ranks higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two identical cards in a trick cancel each other and cannot win it. A trick that nobody can win is dead, and the same player leads again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 players, each a side of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 players in %2 pairs; partners sit opposite each other.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 players in two teams of three, who sit alternately.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One pack of 52 cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two packs of 52 cards, shuffled together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers in the pack: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taken out of the pack: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades are trumps; each suit ranks from the ace down to the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Above the ace of spades stand, from the top: %1. They are spades in every respect.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The suits form a ladder, from the bottom: %1. If you cannot follow, a card of any suit above the one led trumps it, and the higher suit wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whoever plays an ace calls it high or low; a low ace ranks below the two. A raised ace is always high.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The last trick of a deal earns %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To win the last trick with an ace other than the ace of spades earns %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To win the last trick with the ace of spades earns %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To win the last trick with a two that is no spade earns %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To win the last trick with the nine of spades or higher, and so to meet the contract exactly, earns %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A nil that is made, and whose bidder plays an ace to the last trick, earns a fifth of its value more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A player who wins the last %1 tricks of a deal earns %n point(s) for each of them.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>An opponent who wins the last trick, and so ends a run that needed only that one, gets these points instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dix: a trick won by the nine of spades earns 1 point, 5 if it beat another spade, 10 if spades were led.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight and ten: a tally for each player is kept too, in which partners share their side&apos;s bonuses half and half.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first side to reach %1 points wins the match; if several do in one deal, the highest score wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side that falls to %1 points or below loses it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The match ends after %n deal(s): the highest score wins.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends with the deal in which %n minute(s) are over: the highest score wins.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that is set %n time(s) in a row loses the match.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A tie is played off in further deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match goes on until you agree to stop; the highest score wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The classic: four players in two pairs, nil, bags, first to 500.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Online room</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standard as the old online room played it: the bag is emptied after a penalty, and 200 below zero ends the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family game for four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nil is settled before the numbers, the two of clubs opens, there are no bags, and 1000 wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family game for three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone alone with seventeen cards each, nil before the numbers, and 500 wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Family game for two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hands are drafted card by card, and a set costs nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New York</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partnership bidding with two jokers and two high twos; three overtricks are a set, and two sets in a row lose the match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers for two twos</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both jokers are the highest trumps and replace the twos of hearts and clubs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Black joker and deuce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without the red twos; the black joker, the red one and the deuce of spades stand above the ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joker, joker, deuce, ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big joker, little joker and deuce of spades rank above the ace; the red twos are out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers for the black jacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two jokers replace the black jacks and are the highest trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deuces high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All four twos are spades and rank above the ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deuces as jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The twos of diamonds and spades serve as big and little joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers and deuces high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Jokers and all four twos rank above the ace, and the dealer takes a kitty of two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kitty for the dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two jokers are added, and the dealer takes the two cards that are over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kitty for the low club</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two jokers are added, and the holder of the lowest club takes the two cards that are over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Kitty for the high side</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two jokers are added, and the side with the larger contract shares the two cards that are over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Widow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two jokers are added, and the two cards that are over stay unseen until the end of the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big joker pulls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A led big joker pulls the highest spade from every opponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First joker wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When both jokers fall into one trick, the one that was played first wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker wins nothing itself but turns the other cards of its side in that trick into trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bauer trumps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As in Euchre, the jack of spades is the highest trump and the jack of clubs the second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every suit trumps those below it: clubs, diamonds, hearts, spades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partnership bidding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners talk it over and bid together, at least four, without nil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big and little mo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A side may announce the first seven or the first ten tricks, or bid nil as a team.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No nines, no blinds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partnership bidding in which nine is barred and ten is worth two hundred.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In every pair exactly one partner bids nil and the other at least four.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid exactly the number of spades you hold, or nil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid exactly the number of spades you hold; nil only without any.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fredieu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody bids at least four or nil, and an announced ten is worth two hundred.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players outbid each other, and the winner needs six tricks more than the bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three-B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every overtrick costs ten at once, aces may be called low, and failed nils fill a pot.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quicksand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every overtrick and every missing trick costs ten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No overs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Overtricks are worth nothing and cost nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double over, double back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Taking twice the bid costs double the contract; overtricks are worth nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Oh Hell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A contract must be met exactly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Highlander</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each partner must reach their own bid; overtricks earn five, and seven tricks start a race of bonuses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cutthroat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four players, everyone alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two-handed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players draft their hands, keeping one of every two cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three-handed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone alone with seventeen cards; the two of clubs stays out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three-handed with jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone alone with eighteen cards and two jokers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five-handed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone alone with ten cards; the twos of clubs and diamonds are out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Five-handed with jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone alone with eleven cards and three jokers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six in three pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two packs without the twos of clubs, three pairs of partners.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six in two teams</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two packs without the twos of clubs, two teams of three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six alone</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two packs without the twos of clubs, everyone alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six with four jokers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two packs with all four jokers, three pairs of partners.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six with one pack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One pack without twos, eight cards each, everyone alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancellation for six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identical cards cancel each other; three pairs play six deals with two high twos.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancellation for eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Identical cards cancel each other; four pairs share two full packs for eight deals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High stakes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moon, blind bids, ten for two hundred, no trump, bemo and a costly double nil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Eight deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No target: whoever leads after eight deals wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Short game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First to 250, with a bag penalty of 50 at five.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the lowest bid is higher than one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partners do not bid together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no auction.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tricks of a failed nil are no bags of their own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>failed nils lose nothing for each trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only one partner can bid nil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two nils do not score as a double nil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nil is declared before the numbers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sides cannot bid nil as a team.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>everyone plays alone, without a partner.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the contract is auctioned.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the hands are drafted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody can bid nil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody can bid a blind nil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no jokers in the pack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no kitty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the spades in the hand give the number to bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suicide, whiz or mirror says what may be bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partners bid together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the rule that it belongs to is switched off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>contracts must be met exactly, so that there are no overtricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades need not be broken to be led.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no duty to trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the program prevents wrong cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is claimed at one&apos;s own risk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partners need not reach their own bids.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bags are kept beside the score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a set does not cost the contract.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bags cost nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no fixed card cancels a bag.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>streaks earn nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>numbers are not bid blind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blind bids earn a bonus instead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blind bids earn no bonus.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deal has fewer than ten tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blind bids are each player&apos;s own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the highest bid is lower than ten.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten for two hundred is not played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ten cannot be bid blind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody can bid a moon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody can bid a blind moon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is no double nil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the deal has fewer than twelve tricks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twelve tricks need not be bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody can bid no trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the cards can be dealt evenly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not exactly one card is set aside.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>only one pack is used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all jokers are raised above the ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jokers are no trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there is only one joker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>there are no joke trumps.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no hand is drafted card by card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no hand can be declared a misdeal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nobody takes the kitty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the bids decide who takes the kitty.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cards are passed in every deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards are exchanged at a blind nil only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no cards are exchanged at nil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 players alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 players in pairs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two teams of three.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two packs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>High: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ladder of suits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Drafted hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A kitty of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auction with a book of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partners bid together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suicide.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whiz.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mirror.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Board %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nil %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind nil %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No nil.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind bids from %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten is %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moon %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Contracts must be exact.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bags cost %2 at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bags cost nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lost at %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>No target and no last deal: the match goes on until you stop it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card that cancels a bag, %1, is not in the pack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No number can be bid blind: the lowest is %1 and the highest %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No number can be bid: the lowest is %1 and the highest %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid %1, took %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Bid %1, took %2: %n trick(s) short</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Bid %1, took %2: set by overtricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid %1, took %2: set for taking so many times the bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid %1, took %2: the bid had to be met exactly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid %1, took %2: a partner missed his own bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own bid of %1 met with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Own bid of %1 missed with %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid %1, took %2: broken by the failed nil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid %1, took %2: failed by a wrong claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n overtrick(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overtrick(s), points but no bags</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others fell %n trick(s) short</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Blind %1 made, %2 counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Blind %1, %2 counted: %n trick(s) short</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Blind %1 failed, %2 counted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner&apos;s seen share of %1 made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Partner&apos;s seen share of %1 failed with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind %1 met exactly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind %1 missed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blind %1 exceeded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten made with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten failed with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Took every trick as called</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Called every trick, took %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Twelve bid and made with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exactly twelve tricks taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Twelve bid and failed with %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid %1 with no trump kept, took %2: the bidder&apos;s share doubled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid %1 with no trump kept: the bidder&apos;s tricks doubled make %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No trump broken: the bidder&apos;s %1 lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The partner&apos;s share of %1 made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The side lost every trick as called</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Called no trick, took %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won the first %n trick(s) as called</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Did not win the first %n trick(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won %n trick(s) in a row as called</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Did not win %n trick(s) in a row</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won the first %n trick(s), beside the contract</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Did not win the first %n trick(s), beside the contract</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Declared %1, needed %2, took %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declared %1, needed %2, took only %3</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The declarers took %n trick(s) more than they needed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The declarers fell %n trick(s) short</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nil failed, took %n</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Nil failed by a renege</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nil failed by a wrong claim</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) of a failed nil</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The failed nil brings %n bag(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The made nil takes the pot</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every partner&apos;s nil made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won the last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won the last trick with an ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won the last trick with the ace of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won the last trick with a two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A high spade in the last trick met the bid exactly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The made nil played an ace to the last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>One player won the last %n trick(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Broke a run of %n trick(s) by the last one</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The nine of spades won a trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) bid and made above six</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Seven or more bid and made, time %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seven or more taken, time %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each partner took exactly his own bid of the %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The special card cancels a bag</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n bag(s) are full: penalty</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bag(s): penalty, and the bag is emptied</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Renege: the contract of %1 is lost</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renege: all points of the deal go to the challenger</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Renege by the others: their points of the deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Books made without play: bid %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) in a deal without bids</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bag(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At any score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No limit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only spades trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Big joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Little joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two three four five six eight handed people number of players seats two-handed three-handed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cutthroat cut throat solo alone teams team partnership individual single no partners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>decks two decks double deck cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>joker big little guarantee deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deuces twos of clubs hearts out removed remove discard red twos short deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kitty widow stock blind extra remaining cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of clubs deuce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cancellation cancel double deck same twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jokers high deuces high twos high two of diamonds two of spades bauer bower jack top trumps jjda jjdd</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>easy spades joke trumps junk</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>colour colored full-colour black red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first played wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pull draw force highest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differentiated trumps suit order rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace low high 3b</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>draw for deal high card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cut french stacks shuffle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exposed open cards power check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two players draw draft stock heads up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deficient hand redeal court picture</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deficient hand redeal seven of a suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deficient hand redeal no spades one spade trump less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>widow stock two of clubs deuce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>widow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>exchange pass three cards swap trade</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass nilo passing swap</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass nilo passing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>partnership bidding round the table team bid together auction bridge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suicide whiz wiz mirror mirrors own spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minimum bid board four fredieu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minimum bid of a team four board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minimum four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nilo none nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>thirteen add up screw the dealer oh hell</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three and a half maybe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>second round increase up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>table talk discuss sure possible maybe cross-boarding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>book tricks not played ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>first hand bids itself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cross-boarding table talk crossboarding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nilo zero naught nothing null</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nilo announce</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nilo bonus points worth 50 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nilo penalty points broken set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nilo broken set sandbags overtricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>zero 3b</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nilo double nil zero unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nilo bonus worth</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nilo penalty</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nilo trailing losing down by hundred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nilo both partners double nil triple nil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shuffle stack top card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>side lose every trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blind six seven trailing unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trailing losing down by hundred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>blind six seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wheels flight 10-for-200 10 for 2 two hundred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wheels flight 10-for-200 two hundred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wheels flight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wheels flight sandbags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boston thirteen all tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boston slam shoot the moon thirteen all tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boston slam shooting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boston slam shooting game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boston on fire grand slam</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>twelve tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no trump nt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>big little first seven ten tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>big little consecutive in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>big little first six nine tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bridge whist six books</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of clubs deuce starts opening lead first trick start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two of clubs deuce throw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>trump cut ruff opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>breaking spades broken break trump lead</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play to beat must trump overtrump ruff pinochle</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>renege reneging revoke revoking reneg follow suit illegal cheat catch call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>renege reneging revoke revoking books</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>renege reneging revoke accusation</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>renege revoke undo mistake</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>books turn over look at tricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tram the rest are mine lay down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tram the rest are mine exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>speed spades philadelphia quakers clock time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>books ten points score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>highlander oh hell exact books</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>short down quicksand going under books</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>broken contract defenders undertricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bags sandbags books overs no overs over books</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bags sandbags overs three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>double over double back bags sandbags overtricks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven tricks or higher race</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>individual team players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sandbags overtricks bagging out sandbagging ten no bags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sandbags overtricks bagging out hundred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sandbags overtricks reset keep</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sandbags 0-till-10 last digit units</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sandbag cancellation three of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>deuce victory</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bela pinochle final</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>end winning streak three in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight and ten rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>play to first to game points 500 300 250 1000 end winning score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minus mercy lose negative</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hands rounds fixed number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>time limit hour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shot back to back twice in succession</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>regular basic classic normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>msn zone windows internet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nilo blind nilo two of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nilo blind nilo two of clubs three players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nilo blind nilo two players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>baxter ny city partnership bidding boston french cut back to back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jokers high</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jjda</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bower euchre jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>differentiated trump values</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>team bidding board</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wheels ten for two hundred</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3b zero pot sandbags bags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sandbags bags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no bags sandbags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>solo cut throat no partners</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two players draft heads up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three players solo cutthroat two of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three players solo cutthroat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five players solo cutthroat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six players double deck duplicates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight players double deck duplicates</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boston slam wheels double nil</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>kitty unseen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bridge whist</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::Autosave</name>
    <message>
        <source>%1: cannot be made; nothing is saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: cannot be written; nothing is saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The saved match cannot be read; it is kept as %1. %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: the match could not be saved (%2)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::CardsDialog</name>
    <message>
        <source>&amp;Cards, highest first (2S is the two of spades, BJ and LJ are the big and the little joker):</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>O&amp;rder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is no card; the ten of hearts is TH, the big joker BJ.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::CatalogueModel</name>
    <message>
        <source>%1: %2</source>
        <comment>option and its value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>changed from %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::CommandLine</name>
    <message>
        <source>Print one JSON document.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use this language, such as &quot;de&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sandbag-cli %1: %2; see sandbag-cli %1 --help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is one argument too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--%1 takes a whole number from %2 to %3, not &quot;%4&quot;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::Commands</name>
    <message>
        <source>List every house rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List every named game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say whether rules can be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print the rule sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay a match and print its score sheet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what may be done next in a match.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usage: sandbag-cli COMMAND [ARGUMENTS]</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sandbag-cli COMMAND --help tells more of one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sandbag-cli: there is no command &quot;%1&quot;; see sandbag-cli --help</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::CompareModel</name>
    <message>
        <source>Group</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rule</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::CompareRulesDialog</name>
    <message>
        <source>These rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy as &amp;text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both play by the same rules.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They differ in one rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>They differ in %n rules.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::DealReader</name>
    <message>
        <source>neither &quot;hands&quot; with &quot;events&quot;, nor &quot;bids&quot; with &quot;tricks&quot;, nor &quot;void&quot;: this is no deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no bid; a bid is such as &quot;4&quot;, &quot;nil&quot;, &quot;blind 6&quot; or &quot;&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more tricks than any deal has</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cards, where each of %2 players plays one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more nines of spades than two packs have</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 points; a dix is worth 1, 5 or 10</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::EventReader</name>
    <message>
        <source>&quot;%1&quot; is no call; a call is such as &quot;4&quot;, &quot;nil&quot;, &quot;blind 6&quot;, &quot;pass&quot; or &quot;raise 5&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two events in one: &quot;%1&quot; and &quot;%2&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no event that this program knows: one of &quot;call&quot;, &quot;play&quot;, &quot;pass&quot; and the like must stand here</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::ExampleModel</name>
    <message>
        <source>new</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 was %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bags</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::FindingBar</name>
    <message>
        <source>Show</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::GameSession</name>
    <message>
        <source>%1: cannot be written (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No deal is in progress.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sits there who could do that.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::HelpPages</name>
    <message>
        <source>Standard: &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Elsewhere: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Changed in: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Named games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::HouseRulesDialog</name>
    <message>
        <source>Com&amp;pare…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Holds these rules against another table (Ctrl+Shift+D)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Prints the rule sheet of this table (Ctrl+P)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” took the place of your changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules cannot be played yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>as %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with changes: %2</source>
        <comment>preset, number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No rule has to do with “%1”. Press F1 to look in the rule book.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every change was taken back.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::JsonPlace</name>
    <message>
        <source>line %1, column %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>missing; here stands %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an object</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of %1 items</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of %1 items, where %2 are needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of cards such as &quot;AS KS 2C&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no card; a card is a rank and a suit such as AS, TD or 2C, or BJ, LJ, 3J</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the file is empty; it should hold %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no JSON from here on (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>/format: %1 is not %2: this is another kind of file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: cannot be read (%2)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: larger than 64 MB, which no match is</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::LegalCommand</name>
    <message>
        <source>seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what may be done next in a match.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::MessageBar</name>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::NumberEditor</name>
    <message>
        <source>Usual values (Alt+Down)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Usual values</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::OptionCell</name>
    <message>
        <source>Does nothing now: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mend</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without effect</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>preset and its value</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::OptionPane</name>
    <message>
        <source>&amp;Reset this rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;More in the rule book</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the named game (Ctrl+R, or Delete in the list)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explains this rule at length (F1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a rule</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type what you look for, or open a group. Return changes a rule, F1 explains it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>preset and its value</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does nothing now: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Others play: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::RulesCheckCommand</name>
    <message>
        <source>Note: %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules can be played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say whether rules can be played.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::RulesDescribeCommand</name>
    <message>
        <source>Print the rule sheet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::RulesLibrary</name>
    <message>
        <source>%1 could not be written: %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a name that is taken, and a number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::RulesListCommand</name>
    <message>
        <source>List every house rule.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>List every named game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::RulesReader</name>
    <message>
        <source>; did you mean &quot;%1&quot;?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>suits from the lowest to the highest such as &quot;C D H S&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of cards such as &quot;BJ LJ 2S&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no game is named &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no rule is named &quot;%1&quot;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::ScoreChart</name>
    <message>
        <source>%1: %2</source>
        <comment>side: total</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chart of the running totals</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::ScoreCommand</name>
    <message>
        <source>Seat %1</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal %1, dealt by %2</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not finished</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>void (%1)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: contract %2, took %3, %4 points, total %5, bags %6</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 win the match (%2).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replay a match and print its score sheet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::ScorecardDock</name>
    <message>
        <source>Scorecard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;ard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>C&amp;hart</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whole card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the whole scorecard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the Card as &amp;Text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy the Card as C&amp;SV</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Bags as the Last Digit of the Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write Two Hundred as &amp;Wheels</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+W</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, bonus points</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonuses: %1</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::ScorecardHeader</name>
    <message>
        <source>Bid/took</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::ScorecardModel</name>
    <message>
        <source>%1 dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>side: sum</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Took</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bags</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal and dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>side, column</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::ScorecardView</name>
    <message>
        <source>Scorecard</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::SideBox</name>
    <message>
        <source>%1: %2 points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bags %1</source>
        <comment>count</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bags %1/%2</source>
        <comment>count, limit</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>made %1</source>
        <comment>total after this deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set %1</source>
        <comment>total after this deal</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>★ won</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::SuitsDialog</name>
    <message>
        <source>&amp;Play with a ladder of suits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suits, lowest first</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::TablesModel</name>
    <message>
        <source>As %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 with changes: %2.</source>
        <comment>preset, number</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Named games</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sandbag::TablesPane</name>
    <message>
        <source>Named games and my tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Del</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ctrl+Shift+V</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keeps these rules among my tables (Ctrl+S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My &amp;tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved “%1” over the table of that name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name of the table:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rename this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New name of “%1”:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a table named “%1” already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deleted “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Import a table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules (*.spades-rules.json);;All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export this table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House rules (*.spades-rules.json)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copied. Paste it into a message; whoever gets it can paste it here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
