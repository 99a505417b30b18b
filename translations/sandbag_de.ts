<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Calls</name>
    <message>
        <source>little bemo</source>
        <translation>kleines Bemo</translation>
    </message>
    <message>
        <source>big bemo</source>
        <translation>großes Bemo</translation>
    </message>
    <message>
        <source>little moe</source>
        <translation>kleines Moe</translation>
    </message>
    <message>
        <source>big moe</source>
        <translation>großes Moe</translation>
    </message>
    <message>
        <source>little mo</source>
        <translation>kleines Mo</translation>
    </message>
    <message>
        <source>big mo</source>
        <translation>großes Mo</translation>
    </message>
    <message>
        <source>lb</source>
        <comment>little bemo, in a column</comment>
        <translation>kb</translation>
    </message>
    <message>
        <source>bb</source>
        <comment>big bemo, in a column</comment>
        <translation>gb</translation>
    </message>
    <message>
        <source>lme</source>
        <comment>little moe, in a column</comment>
        <translation>kme</translation>
    </message>
    <message>
        <source>bme</source>
        <comment>big moe, in a column</comment>
        <translation>gme</translation>
    </message>
    <message>
        <source>lm</source>
        <comment>little mo, in a column</comment>
        <translation>km</translation>
    </message>
    <message>
        <source>bm</source>
        <comment>big mo, in a column</comment>
        <translation>gm</translation>
    </message>
    <message>
        <source>nil</source>
        <extracomment>What a player says in place of a bid, within a sentence: a noun (&quot;Ada: pass&quot;).</extracomment>
        <translation>Nil</translation>
    </message>
    <message>
        <source>zero</source>
        <extracomment>What a player says in place of a bid, within a sentence: a noun (&quot;Ada: pass&quot;).</extracomment>
        <translation>null</translation>
    </message>
    <message>
        <source>ten for two hundred</source>
        <translation>Zehn für zweihundert</translation>
    </message>
    <message>
        <source>moon</source>
        <extracomment>What a player says in place of a bid, within a sentence: a noun (&quot;Ada: pass&quot;).</extracomment>
        <translation>Moon</translation>
    </message>
    <message>
        <source>team nil</source>
        <translation>Team-Nil</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>What a player says in place of a bid, within a sentence: a noun (&quot;Ada: pass&quot;).</extracomment>
        <translation>passt</translation>
    </message>
    <message>
        <source>misdeal</source>
        <extracomment>What a player says in place of a bid, within a sentence: a noun (&quot;Ada: pass&quot;).</extracomment>
        <translation>neu geben</translation>
    </message>
    <message>
        <source>N</source>
        <comment>nil, in a column</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>Ten</source>
        <comment>ten for two hundred, in a column</comment>
        <extracomment>What a player says in place of a bid, alone on a button or in a cell: a noun.</extracomment>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>Moon</source>
        <comment>in a column</comment>
        <extracomment>What a player says in place of a bid, alone on a button or in a cell: a noun.</extracomment>
        <translation>Moon</translation>
    </message>
    <message>
        <source>TN</source>
        <comment>team nil, in a column</comment>
        <translation>TN</translation>
    </message>
    <message>
        <source>Nil</source>
        <extracomment>What a player says in place of a bid, alone on a button or in a cell: a noun.</extracomment>
        <translation>Nil</translation>
    </message>
    <message>
        <source>Team nil</source>
        <translation>Team-Nil</translation>
    </message>
    <message>
        <source>Moon</source>
        <extracomment>What a player says in place of a bid, alone on a button or in a cell: a noun.</extracomment>
        <translation>Moon</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <extracomment>What a player says in place of a bid, alone on a button or in a cell: a noun.</extracomment>
        <translation>Neu geben</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>What a player says in place of a bid, alone on a button or in a cell: a noun.</extracomment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Ten</source>
        <extracomment>What a player says in place of a bid, alone on a button or in a cell: a noun.</extracomment>
        <translation>Zehn</translation>
    </message>
</context>
<context>
    <name>CompareRulesDialog</name>
    <message>
        <source>&amp;Swap</source>
        <extracomment>Button: puts the left rules to the right and the right ones to the left, verb.</extracomment>
        <translation>&amp;Tauschen</translation>
    </message>
    <message>
        <source>Compare Rules</source>
        <translation>Regeln vergleichen</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>The table of rules on that side of the window.</extracomment>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>The table of rules on that side of the window.</extracomment>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>Heading: the rules in which two tables differ, noun.</extracomment>
        <translation>Unterschiede</translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>Search rules and games</source>
        <translation>Regeln und Spielarten durchsuchen</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Name of a list or a window, for a screen reader, too: the house rules.</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Scores of example &amp;deals</source>
        <translation>Wertung von Beispielr&amp;unden</translation>
    </message>
    <message>
        <source>Scores of example deals</source>
        <translation>Wertung von Beispielrunden</translation>
    </message>
    <message>
        <source>Com&amp;pare…</source>
        <extracomment>Button: opens a window in which two tables of rules are compared, verb.</extracomment>
        <translation>V&amp;ergleichen …</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <extracomment>In a menu or on a button: prints, verb.</extracomment>
        <translation>Dru&amp;cken …</translation>
    </message>
    <message>
        <source>House Rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Find a rule, a game, or a word: bags, jokers, two of clubs, renege …</source>
        <translation>Regel, Spielart oder Wort suchen: Säcke, Joker, Kreuz-Zwei, reklamieren …</translation>
    </message>
    <message>
        <source>Show only chan&amp;ged rules</source>
        <translation>Nur &amp;geänderte Regeln</translation>
    </message>
    <message>
        <source>Show rules with no &amp;effect</source>
        <translation>Auch Regeln ohne &amp;Wirkung</translation>
    </message>
    <message>
        <source>Also list rules that don&apos;t apply to this game, with the reason</source>
        <translation>Auch Regeln auflisten, die für dieses Spiel nicht gelten, mit dem Grund</translation>
    </message>
    <message>
        <source>The match in progress keeps its rules. Using these rules starts a new match.</source>
        <translation>Die laufende Partie behält ihre Regeln. Mit diesen Regeln beginnt eine neue.</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <translation>Alles &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all rules to the chosen game</source>
        <translation>Alle Regeln auf die gewählte Spielart zurücksetzen</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Shift</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Alt</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Tab</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Backspace</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>Return</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Ins</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Einfg</translation>
    </message>
    <message>
        <source>Del</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Entf</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>PgUp</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>PgDown</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Herunter</translation>
    </message>
</context>
<context>
    <name>QuickSetupDialog</name>
    <message>
        <source>Rules</source>
        <extracomment>Name of a list or a window, for a screen reader, too: the house rules.</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation>Aus&amp;gehen von</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <extracomment>Heading of a group of fields: what is set there, noun.</extracomment>
        <translation>Spie&amp;ler</translation>
    </message>
    <message>
        <source>Play &amp;to</source>
        <translation>Spiel &amp;bis</translation>
    </message>
    <message>
        <source>&amp;Nil scores</source>
        <translation>&amp;Nil zählt</translation>
    </message>
    <message>
        <source>&amp;Blind nil</source>
        <translation>Blind-N&amp;il</translation>
    </message>
    <message>
        <source>Ba&amp;gs</source>
        <extracomment>Heading of a group of fields: what is set there, noun.</extracomment>
        <translation>Sä&amp;cke</translation>
    </message>
    <message>
        <source>&amp;Jokers and twos</source>
        <translation>&amp;Joker und Zweien</translation>
    </message>
    <message>
        <source>First &amp;lead</source>
        <translation>Erstes A&amp;usspiel</translation>
    </message>
    <message>
        <source>Quick Setup</source>
        <translation>Schnell einrichten</translation>
    </message>
    <message>
        <source>Players and seats</source>
        <translation>Spieler und Plätze</translation>
    </message>
    <message>
        <source>Si&amp;ze of your group</source>
        <translation>Gr&amp;öße eurer Gruppe</translation>
    </message>
    <message>
        <source>6 or fewer</source>
        <translation>6 oder weniger</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Search the rule book</source>
        <translation>Regelbuch durchsuchen</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button of the rule book, as of a web browser.</extracomment>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <extracomment>Button of the rule book, as of a web browser.</extracomment>
        <translation>&amp;Vorwärts</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Heading beside the pages: a list of all of them, noun.</extracomment>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Explanation</source>
        <extracomment>Name of the text of a page, for a screen reader, noun.</extracomment>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>Rule Book</source>
        <translation>Regelbuch</translation>
    </message>
    <message>
        <source>Find a rule, a game, or a word</source>
        <translation>Regel, Spielart oder Wort suchen</translation>
    </message>
</context>
<context>
    <name>RulesInForceDialog</name>
    <message>
        <source>Rule sheet</source>
        <translation>Regelblatt</translation>
    </message>
    <message>
        <source>Where the cards come from</source>
        <translation>Woher die Karten kommen</translation>
    </message>
    <message>
        <source>Current Rules</source>
        <translation>Geltende Regeln</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>None</source>
        <comment>A card that cancels a bag</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Board</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Keines</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Lowest bid with a nil partner</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Keines</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Penalty for talking</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Bonus for seven or more</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Cards dealt face up</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Last trick</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Keine Punkte</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Last trick with an ace</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Keine Punkte</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Last trick with the ace of spades</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Keine Punkte</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Last trick won with a two</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Keine Punkte</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Last trick: a high spade completes the contract</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Keine Punkte</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Taking all tricks without bidding them</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Keine Punkte</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Jokers</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Cards passed in every deal</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Cards exchanged for nil</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Cards exchanged for blind nil</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Must trump</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Looking at past tricks</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Target score</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Losing score</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Minimum number of deals</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>None</source>
        <comment>a list of cards</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>None</source>
        <comment>a list of points</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Keine</translation>
    </message>
</context>
<context>
    <name>auction</name>
    <message>
        <source>there is no auction.</source>
        <translation>es gibt keine Auktion.</translation>
    </message>
    <message>
        <source>An auction can&apos;t have a board (minimum contract), since only the winner has a contract.</source>
        <translation>Bei einer Auktion gibt es kein Board (Mindestkontrakt), denn nur ihr Gewinner hat einen Kontrakt.</translation>
    </message>
    <message>
        <source>In an auction the bids aren&apos;t added up, so no total can be forbidden.</source>
        <translation>In einer Auktion werden die Gebote nicht zusammengezählt, also lässt sich keine Summe verbieten.</translation>
    </message>
    <message>
        <source>A book of %1 leaves nothing to bid: the deal has %2 tricks.</source>
        <translation>Ein Buch von %1 lässt nichts zu bieten: Die Runde hat %2 Stiche.</translation>
    </message>
    <message>
        <source>Book</source>
        <extracomment>Title of a rule: how many tricks the winner of an auction needs beyond the number bid, noun.</extracomment>
        <translation>Buch</translation>
    </message>
    <message>
        <source>How many tricks the winner of the auction needs beyond the number bid.</source>
        <translation>Wie viele Stiche der Gewinner der Auktion über die gebotene Zahl hinaus braucht.</translation>
    </message>
    <message>
        <source>bridge whist six books</source>
        <translation>bridge whist six books Auktion Reizen sechs Stiche</translation>
    </message>
    <message>
        <source>Tricks that score</source>
        <translation>Stiche, die zählen</translation>
    </message>
    <message>
        <source>In the auction, a bid counts only the tricks above a fixed number, the book. This rule decides whether the auction winners earn ten points only for each trick bid, or also for each trick of the book.</source>
        <translation>In der Auktion zählt ein Gebot nur die Stiche über einer festen Zahl, dem Buch. Diese Regel sagt, ob die Spielpartei die zehn Punkte nur für jeden gebotenen Stich bekommt oder auch für jeden Stich des Buchs.</translation>
    </message>
    <message>
        <source>The tricks bid</source>
        <translation>Gebotene Stiche</translation>
    </message>
    <message>
        <source>The tricks bid and those of the book</source>
        <translation>Gebotene Stiche und die des Buchs</translation>
    </message>
    <message>
        <source>Points to defenders for each overtrick</source>
        <translation>Gegenpartei, je Überstich</translation>
    </message>
    <message>
        <source>Points that every other side gets for each overtrick of the auction winners.</source>
        <translation>Punkte, die jede Gegenpartei für jeden Überstich der Spielpartei bekommt.</translation>
    </message>
    <message>
        <source>Points to defenders for each undertrick</source>
        <translation>Gegenpartei, je fehlendem Stich</translation>
    </message>
    <message>
        <source>Points that every other side gets for each trick by which the auction winners fall short.</source>
        <translation>Punkte, die jede Gegenpartei für jeden Stich bekommt, der der Spielpartei fehlt.</translation>
    </message>
    <message>
        <source>Loss per trick bid when set</source>
        <translation>Gefallen, je gebotenem Stich</translation>
    </message>
    <message>
        <source>Points that the auction winners lose for each trick bid when they fall short.</source>
        <translation>Punkte, die die Spielpartei je gebotenem Stich verliert, wenn ihr Stiche fehlen.</translation>
    </message>
    <message>
        <source>Bid %1, needed %2, took %3</source>
        <translation>%1 geboten, %2 gebraucht, %3 gemacht</translation>
    </message>
    <message>
        <source>Bid %1, needed %2, took only %3</source>
        <translation>%1 geboten, %2 gebraucht, nur %3 gemacht</translation>
    </message>
    <message numerus="yes">
        <source>The declarers took %n trick(s) more than they needed</source>
        <translation>
            <numerusform>Die Spielpartei machte %n Stich mehr als nötig</numerusform>
            <numerusform>Die Spielpartei machte %n Stiche mehr als nötig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The declarers fell %n trick(s) short</source>
        <translation>
            <numerusform>Der Spielpartei fehlte %n Stich</numerusform>
            <numerusform>Der Spielpartei fehlten %n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>Bidding is an auction; the dealer bids first.</source>
        <translation>Geboten wird in einer Auktion, die der Geber eröffnet.</translation>
    </message>
    <message>
        <source>Bidding is an auction; the player after the dealer bids first.</source>
        <translation>Geboten wird in einer Auktion, die der Spieler nach dem Geber eröffnet.</translation>
    </message>
    <message>
        <source>Each player in turn bids a number from %1 to %2 that is higher than the last bid, or passes and is out of the auction. If all pass, the same player deals again.</source>
        <translation>Der Reihe nach bietet jeder eine Zahl von %1 bis %2, die höher ist als das letzte Gebot, oder passt und ist aus der Auktion. Passen alle, gibt derselbe Spieler noch einmal.</translation>
    </message>
    <message numerus="yes">
        <source>The last bidder&apos;s side, the declarers, must take the tricks bid plus the book of %n trick(s).</source>
        <translation>
            <numerusform>Die Seite des letzten Bieters, die Spielpartei, muss die gebotenen Stiche und dazu das Buch (%n Stich) gewinnen.</numerusform>
            <numerusform>Die Seite des letzten Bieters, die Spielpartei, muss die gebotenen Stiche und dazu das Buch (%n Stiche) gewinnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>If the declarers take as many tricks as they need, they earn 10 points for each trick bid.</source>
        <translation>Macht die Spielpartei so viele Stiche, wie sie braucht, bekommt sie 10 Punkte für jeden Stich der gebotenen Zahl.</translation>
    </message>
    <message>
        <source>If the declarers take as many tricks as they need, they earn 10 points for each trick bid and each trick of the book.</source>
        <translation>Macht die Spielpartei so viele Stiche, wie sie braucht, bekommt sie 10 Punkte für jeden Stich der gebotenen Zahl und des Buchs.</translation>
    </message>
    <message>
        <source>If the declarers take fewer tricks than they need, they score nothing.</source>
        <translation>Macht die Spielpartei weniger Stiche, als sie braucht, bekommt sie nichts.</translation>
    </message>
    <message numerus="yes">
        <source>If the declarers take fewer tricks than they need, they lose %n point(s) for each trick bid.</source>
        <translation>
            <numerusform>Macht die Spielpartei weniger Stiche, als sie braucht, verliert sie %n Punkt für jeden Stich der gebotenen Zahl.</numerusform>
            <numerusform>Macht die Spielpartei weniger Stiche, als sie braucht, verliert sie %n Punkte für jeden Stich der gebotenen Zahl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every defending side earns %n point(s) for each overtrick of the declarers and %2 for each undertrick. There are no bags and no nil.</source>
        <translation>
            <numerusform>Jede Gegenpartei bekommt %n Punkt für jeden Überstich der Spielpartei und %2 für jeden, der ihr fehlt. Es gibt keine Säcke und kein Nil.</numerusform>
            <numerusform>Jede Gegenpartei bekommt %n Punkte für jeden Überstich der Spielpartei und %2 für jeden, der ihr fehlt. Es gibt keine Säcke und kein Nil.</numerusform>
        </translation>
    </message>
    <message>
        <source>Auction; tricks in the book: %1.</source>
        <translation>Auktion; Stiche im Buch: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The last bidder, the declarer, must take the tricks bid plus the book of %n trick(s).</source>
        <translation>
            <numerusform>Der letzte Bieter, der Alleinspieler, muss die gebotenen Stiche und dazu das Buch (%n Stich) gewinnen.</numerusform>
            <numerusform>Der letzte Bieter, der Alleinspieler, muss die gebotenen Stiche und dazu das Buch (%n Stiche) gewinnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A declarer who takes as many tricks as needed earns 10 points for each trick bid.</source>
        <translation>Macht der Alleinspieler so viele Stiche, wie er braucht, bekommt er 10 Punkte für jeden Stich der gebotenen Zahl.</translation>
    </message>
    <message>
        <source>A declarer who takes as many tricks as needed earns 10 points for each trick bid and each trick of the book.</source>
        <translation>Macht der Alleinspieler so viele Stiche, wie er braucht, bekommt er 10 Punkte für jeden Stich der gebotenen Zahl und des Buchs.</translation>
    </message>
    <message>
        <source>A declarer who takes fewer tricks than needed scores nothing.</source>
        <translation>Macht der Alleinspieler weniger Stiche, als er braucht, bekommt er nichts.</translation>
    </message>
    <message numerus="yes">
        <source>A declarer who takes fewer tricks than needed loses %n point(s) for each trick bid.</source>
        <translation>
            <numerusform>Macht der Alleinspieler weniger Stiche, als er braucht, verliert er %n Punkt für jeden Stich der gebotenen Zahl.</numerusform>
            <numerusform>Macht der Alleinspieler weniger Stiche, als er braucht, verliert er %n Punkte für jeden Stich der gebotenen Zahl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every other player earns %n point(s) for each overtrick of the declarer and %2 for each undertrick. There are no bags and no nil.</source>
        <translation>
            <numerusform>Jeder andere Spieler bekommt %n Punkt für jeden Überstich des Alleinspielers und %2 für jeden, der ihm fehlt. Es gibt keine Säcke und kein Nil.</numerusform>
            <numerusform>Jeder andere Spieler bekommt %n Punkte für jeden Überstich des Alleinspielers und %2 für jeden, der ihm fehlt. Es gibt keine Säcke und kein Nil.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bags</name>
    <message>
        <source>Who took the %1</source>
        <translation>Wer den Stich mit %1 machte</translation>
    </message>
    <message>
        <source>Who took the card that cancels a bag</source>
        <translation>Wer die Karte bekam, die einen Sack streicht</translation>
    </message>
    <message>
        <source>The card that cancels a bag hasn&apos;t been played yet.</source>
        <translation>Die Karte, die einen Sack streicht, ist noch nicht gefallen.</translation>
    </message>
    <message>
        <source>&quot;cancel_card&quot; is missing: rule bags_cancel_card needs the seat that took that card, or null</source>
        <translation>die Angabe &quot;cancel_card&quot; fehlt: Regel bags_cancel_card braucht den Platz, der diese Karte bekommen hat, oder null</translation>
    </message>
    <message>
        <source>bags cost nothing.</source>
        <translation>Säcke kosten nichts.</translation>
    </message>
    <message>
        <source>there is no fixed card that cancels a bag.</source>
        <translation>es gibt keine feste Karte, die einen Sack streicht.</translation>
    </message>
    <message>
        <source>Name one card that cancels a bag.</source>
        <translation>Nenne genau eine Karte, die einen Sack streicht.</translation>
    </message>
    <message>
        <source>The card that cancels a bag, %1, is not in the deck.</source>
        <translation>Die Karte, die einen Sack streicht, %1, ist nicht im Spiel.</translation>
    </message>
    <message>
        <source>Bag limit</source>
        <translation>Sackgrenze</translation>
    </message>
    <message>
        <source>How many bags cost the penalty. 0 means that bags cost nothing.</source>
        <translation>Wie viele Säcke die Strafe bringen. 0 heißt, dass Säcke nichts kosten.</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>Keine Strafe</translation>
    </message>
    <message>
        <source>sandbags overtricks bagging out sandbagging ten no bags</source>
        <translation>sandbags overtricks bagging out sandbagging ten no bags Säcke Überstiche zehn keine</translation>
    </message>
    <message>
        <source>bags; bag; no bags=0; without bags=0; sandbags; sandbag; sandbagging; bagging out; bag out; bag limit; sandbag limit; # bags; # bags is a penalty; # sandbags; bags at #; bags -# at #; how many bags</source>
        <translation>Säcke; Sack; keine Säcke=0; ohne Säcke=0; Sandsäcke; Sandsack; # Säcke; Säcke bei #; Säcke -# bei #; Grenze der Säcke; wie viele Säcke</translation>
    </message>
    <message>
        <source>Bag penalty</source>
        <translation>Sackstrafe</translation>
    </message>
    <message>
        <source>Points lost each time the bag limit is reached.</source>
        <translation>Punkte Verlust, jedes Mal wenn die Sackgrenze erreicht ist.</translation>
    </message>
    <message>
        <source>sandbags overtricks bagging out hundred</source>
        <translation>sandbags overtricks bagging out hundred Säcke Überstiche hundert</translation>
    </message>
    <message>
        <source>penalty; bag penalty; sandbag penalty; penalty for bags; # for bags; bags -#; bags -# at #; bags cost #; lose # for bags; minus # for bags</source>
        <translation>Strafe; Sackstrafe; Strafe für Säcke; # Strafe für Säcke; Säcke -# bei #; Säcke kosten #</translation>
    </message>
    <message>
        <source>Bags after a penalty</source>
        <translation>Säcke nach einer Strafe</translation>
    </message>
    <message>
        <source>Whether bags beyond the limit stay and count toward the next penalty, or all bags are reset.</source>
        <translation>Ob Säcke über der Grenze bleiben und zur nächsten Strafe zählen oder ob alle Säcke gelöscht werden.</translation>
    </message>
    <message>
        <source>Bags beyond the limit stay</source>
        <translation>Überzählige bleiben</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>A value of “Bags beyond the limit”: the count begins at none again, an adjective.</extracomment>
        <translation>Werden gelöscht</translation>
    </message>
    <message>
        <source>sandbags overtricks reset keep</source>
        <translation>sandbags overtricks reset keep Säcke Überstiche leeren behalten</translation>
    </message>
    <message>
        <source>bags reset=empty; reset bags=empty; bags start over=empty; bags go back to zero=empty; bags carry over=carry; bags roll over=carry; keep extra bags=carry</source>
        <translation>Säcke auf null=empty; Säcke werden geleert=empty; Säcke bleiben=carry; restliche Säcke</translation>
    </message>
    <message>
        <source>Bags separate from the score</source>
        <translation>Säcke nicht im Punktestand</translation>
    </message>
    <message>
        <source>Bags are counted separately from the score and earn no points.</source>
        <translation>Säcke werden getrennt vom Punktestand gezählt und bringen keine Punkte.</translation>
    </message>
    <message>
        <source>sandbags 0-till-10 last digit units</source>
        <translation>sandbags 0-till-10 last digit units Säcke letzte Ziffer Einer</translation>
    </message>
    <message>
        <source>A card that cancels a bag</source>
        <translation>Karte, die einen Sack streicht</translation>
    </message>
    <message>
        <source>Which card cancels a bag: none, always the same card, or one cut from the deck before each deal. If a side takes this card, makes its contract, and has an overtrick, it counts one bag fewer.</source>
        <translation>Welche Karte einen Sack streicht: keine, immer dieselbe oder eine, die vor jeder Runde abgehoben wird. Bekommt eine Seite diese Karte, erfüllt ihren Kontrakt und hat einen Überstich, zählt sie einen Sack weniger.</translation>
    </message>
    <message>
        <source>A fixed card</source>
        <translation>Eine feste Karte</translation>
    </message>
    <message>
        <source>A card cut from the deck for each deal</source>
        <translation>Eine neu abgehobene Karte je Runde</translation>
    </message>
    <message>
        <source>sandbag cancellation three of spades</source>
        <translation>sandbag cancellation three of spades Sack streichen Pik-Drei</translation>
    </message>
    <message>
        <source>cancel a bag; three of spades; 3 of spades; sandbag cancellation; cancel bags; take away a bag</source>
        <translation>Sack streichen; Pik-Drei; Karte streicht Sack</translation>
    </message>
    <message>
        <source>The canceling card</source>
        <translation>Welche Karte streicht</translation>
    </message>
    <message>
        <source>The card that cancels a bag.</source>
        <translation>Die Karte, die einen Sack streicht.</translation>
    </message>
    <message>
        <source>The special card canceled a bag</source>
        <translation>Die besondere Karte hat einen Sack gestrichen</translation>
    </message>
    <message numerus="yes">
        <source>Penalty for %n bag(s)</source>
        <translation>
            <numerusform>Strafe für %n Sack</numerusform>
            <numerusform>Strafe für %n Säcke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Penalty for %n bag(s); all bags are reset</source>
        <translation>
            <numerusform>Strafe für %n Sack; alle Säcke gelöscht</numerusform>
            <numerusform>Strafe für %n Säcke; alle Säcke gelöscht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every overtrick is a bag; a side loses %1 for %n bag(s).</source>
        <translation>
            <numerusform>Jeder Überstich ist ein Sack; eine Seite verliert %1 für %n Sack.</numerusform>
            <numerusform>Jeder Überstich ist ein Sack; eine Seite verliert %1 für %n Säcke.</numerusform>
        </translation>
    </message>
    <message>
        <source>Any further bags count toward the next penalty.</source>
        <translation>Weitere Säcke zählen zur nächsten Strafe.</translation>
    </message>
    <message>
        <source>All bags are then reset.</source>
        <translation>Alle Säcke werden dann gelöscht.</translation>
    </message>
    <message>
        <source>There is no penalty for bags.</source>
        <translation>Für Säcke gibt es keine Strafe.</translation>
    </message>
    <message>
        <source>If a side takes %1, makes its contract, and has an overtrick, it counts one bag fewer in that deal.</source>
        <translation>Die Seite, die %1 bekommt, ihren Kontrakt erfüllt und einen Überstich hat, zählt in dieser Runde einen Sack weniger.</translation>
    </message>
    <message>
        <source>Before each deal, a card is cut. If a side takes that card in a trick, makes its contract, and has an overtrick, it counts one bag fewer in that deal.</source>
        <translation>Vor jeder Runde wird eine Karte abgehoben. Die Seite, die sie in einem Stich bekommt, ihren Kontrakt erfüllt und einen Überstich hat, zählt in dieser Runde einen Sack weniger.</translation>
    </message>
    <message>
        <source>Bags: at %1, lose %2.</source>
        <translation>Säcke: bei %1 kostet es %2.</translation>
    </message>
    <message>
        <source>Bags cost nothing.</source>
        <translation>Säcke kosten nichts.</translation>
    </message>
    <message numerus="yes">
        <source>Every overtrick is a bag; a player loses %1 for %n bag(s).</source>
        <translation>
            <numerusform>Jeder Überstich ist ein Sack; ein Spieler verliert %1 für %n Sack.</numerusform>
            <numerusform>Jeder Überstich ist ein Sack; ein Spieler verliert %1 für %n Säcke.</numerusform>
        </translation>
    </message>
    <message>
        <source>If a player takes %1, makes their contract, and has an overtrick, they count one bag fewer in that deal.</source>
        <translation>Der Spieler, der %1 bekommt, seinen Kontrakt erfüllt und einen Überstich hat, zählt in dieser Runde einen Sack weniger.</translation>
    </message>
    <message>
        <source>Before each deal, a card is cut. If a player takes that card in a trick, makes their contract, and has an overtrick, they count one bag fewer in that deal.</source>
        <translation>Vor jeder Runde wird eine Karte abgehoben. Der Spieler, der sie in einem Stich bekommt, seinen Kontrakt erfüllt und einen Überstich hat, zählt in dieser Runde einen Sack weniger.</translation>
    </message>
</context>
<context>
    <name>bidding</name>
    <message>
        <source>Your partner&apos;s bid rules this out.</source>
        <translation>Das Gebot deines Partners schließt das aus.</translation>
    </message>
    <message>
        <source>Your partner&apos;s bid ends in a half, so yours must, too.</source>
        <translation>Das Gebot deines Partners hat einen halben Stich, also muss deins auch einen haben.</translation>
    </message>
    <message>
        <source>Half a trick can&apos;t be bid: no partner is left to bid the other half.</source>
        <translation>Ein halber Stich kann nicht geboten werden: Kein Partner kann den anderen halben mehr bieten.</translation>
    </message>
    <message>
        <source>Your partner bid nil: you must bid a number.</source>
        <translation>Dein Partner hat Nil geboten: Du musst eine Zahl bieten.</translation>
    </message>
    <message>
        <source>The partner of a nil bidder must bid at least %1.</source>
        <translation>Wessen Partner Nil bietet, der muss mindestens %1 bieten.</translation>
    </message>
    <message>
        <source>Board: a side must bid at least %1; this bid gives it only %2.</source>
        <translation>Board: Eine Seite muss mindestens %1 bieten; mit dieser Ansage hat sie %2.</translation>
    </message>
    <message>
        <source>The partner who bids second can&apos;t add exactly one trick.</source>
        <translation>Der Partner, der als Zweiter bietet, darf nicht um eins erhöhen.</translation>
    </message>
    <message>
        <source>The partner who bids second can&apos;t bid exactly one.</source>
        <translation>Der Partner, der als Zweiter bietet, darf nicht genau eins bieten.</translation>
    </message>
    <message>
        <source>No nines: a side&apos;s contract may not be nine.</source>
        <translation>Keine Neun: Der Kontrakt einer Seite darf nicht neun sein.</translation>
    </message>
    <message>
        <source>The bids must not add up to %1.</source>
        <translation>Die Gebote dürfen zusammen nicht %1 ergeben.</translation>
    </message>
    <message>
        <source>All bids together must total at least %1.</source>
        <translation>Alle Gebote zusammen müssen mindestens %1 ergeben.</translation>
    </message>
    <message>
        <source>In suicide, whiz, and mirror each player bids in turn. They can&apos;t be combined with an auction or with bids that partners make together.</source>
        <translation>Bei Suicide, Whiz und Mirror bietet jeder Spieler der Reihe nach. Mit Geboten der Seiten oder einer Auktion geht das nicht zusammen.</translation>
    </message>
    <message>
        <source>Suicide needs two pairs: four players with partners.</source>
        <translation>Suicide braucht zwei Paare: vier Spieler mit Partnern.</translation>
    </message>
    <message>
        <source>Suicide, whiz, and mirror are possible only if nil is allowed.</source>
        <translation>Suicide, Whiz und Mirror gehen nur, wenn Nil erlaubt ist.</translation>
    </message>
    <message>
        <source>Suicide, whiz, and mirror can&apos;t be combined with bidding nil before all other bids.</source>
        <translation>Suicide, Whiz und Mirror gehen nicht damit zusammen, dass Nil vor allen anderen Geboten angesagt wird.</translation>
    </message>
    <message>
        <source>The lowest bid allowed, %1, is above the highest, %2: some hands would have no legal bid.</source>
        <translation>Das niedrigste erlaubte Gebot, %1, liegt über dem höchsten, %2: Zu manchem Blatt gäbe es dann kein Gebot.</translation>
    </message>
    <message>
        <source>the lowest bid is higher than one.</source>
        <translation>das niedrigste Gebot ist höher als eins.</translation>
    </message>
    <message>
        <source>one partner of each side must bid nil.</source>
        <translation>auf jeder Seite muss einer Nil bieten.</translation>
    </message>
    <message>
        <source>with bids that add up to so few tricks, the deal is void.</source>
        <translation>bei Geboten auf so wenige Stiche ist die Runde ungültig.</translation>
    </message>
    <message>
        <source>partners do not bid together.</source>
        <translation>Partner bieten nicht gemeinsam.</translation>
    </message>
    <message>
        <source>If the second partner names the side&apos;s total, half tricks can&apos;t be bid.</source>
        <translation>Wenn der zweite Partner die Summe der Seite nennt, können keine halben Stiche geboten werden.</translation>
    </message>
    <message>
        <source>If the second partner names the side&apos;s total, there are no separate bids to raise; only the whole side&apos;s contract can be raised.</source>
        <translation>Wenn der zweite Partner die Summe der Seite nennt, gibt es keine einzelnen Gebote zu erhöhen; nur der Kontrakt der ganzen Seite lässt sich erhöhen.</translation>
    </message>
    <message>
        <source>A minimum total of bids can&apos;t be combined with an auction, whiz, or mirror.</source>
        <translation>Eine Mindestsumme der Gebote verträgt sich nicht mit Auktion, Whiz oder Mirror.</translation>
    </message>
    <message>
        <source>The bids must total at least %1, but can reach only %2.</source>
        <translation>Alle Gebote zusammen sollen mindestens %1 ergeben, können aber höchstens %2 erreichen.</translation>
    </message>
    <message>
        <source>“Raising” can&apos;t be combined with “Counter bid”.</source>
        <translation>„Erhöhen“ und „Gegengebot“ gehen nicht zusammen.</translation>
    </message>
    <message>
        <source>No number can be bid: the lowest allowed, %1, is above the highest, %2.</source>
        <translation>Keine Zahl kann geboten werden: Die kleinste erlaubte (%1) liegt über der größten (%2).</translation>
    </message>
    <message>
        <source>The board is %1, but no side can bid more than %2. A side that can&apos;t reach the board may bid less.</source>
        <translation>Das Board ist %1, aber keine Seite kann mehr als %2 bieten. Wer das Board nicht erreichen kann, darf weniger bieten.</translation>
    </message>
    <message>
        <source>The bids must total at least %1, more than the %2 tricks of the deal: most deals will be void, and the match may never end.</source>
        <translation>Alle Gebote zusammen sollen mindestens %1 ergeben, mehr als die %2 Stiche der Runde: Die meisten Runden werden ungültig sein, und die Partie endet vielleicht nie.</translation>
    </message>
    <message>
        <source>Style of bidding</source>
        <translation>Art des Bietens</translation>
    </message>
    <message>
        <source>How bids are made: each player bids in turn around the table; partners discuss and bid as a side; or players outbid each other in an auction.</source>
        <translation>Wie geboten wird: Jeder bietet der Reihe nach; Partner besprechen sich und bieten als Seite; oder die Spieler überbieten einander in einer Auktion.</translation>
    </message>
    <message>
        <source>Each player in turn</source>
        <translation>Jeder der Reihe nach</translation>
    </message>
    <message>
        <source>Partners together</source>
        <translation>Partner gemeinsam</translation>
    </message>
    <message>
        <source>Auction</source>
        <extracomment>A value of “How bids are made”: players bid against each other, noun.</extracomment>
        <translation>Auktion</translation>
    </message>
    <message>
        <source>partnership bidding round the table team bid together auction bridge</source>
        <translation>partnership bidding round the table team bid together auction bridge gemeinsam bieten Team reihum Auktion Reizen</translation>
    </message>
    <message>
        <source>partnership; bidding together=side; team bidding=side; partnership bidding=side; bid as a team=side; bid together=side; auction=auction; how to bid; round the table=each</source>
        <translation>partnerschaftlich; gemeinsam bieten=side; Seite bietet=side; Partner bieten zusammen=side; Versteigerung=auction; reihum bieten=each</translation>
    </message>
    <message>
        <source>Who bids first</source>
        <translation>Wer zuerst bietet</translation>
    </message>
    <message>
        <source>Who bids first: the player after the dealer, or the dealer. When sides bid together: the side that did not deal, or the dealer&apos;s side.</source>
        <translation>Wer zuerst bietet: der Spieler nach dem Geber oder der Geber. Wenn Seiten gemeinsam bieten: die Seite, die nicht gegeben hat, oder die des Gebers.</translation>
    </message>
    <message>
        <source>Player after the dealer</source>
        <translation>Spieler nach dem Geber</translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>A value: the player who deals, noun.</extracomment>
        <translation>Der Geber</translation>
    </message>
    <message>
        <source>Side that did not deal</source>
        <translation>Seite, die nicht gab</translation>
    </message>
    <message>
        <source>Dealer&apos;s side</source>
        <translation>Seite des Gebers</translation>
    </message>
    <message>
        <source>who bids first; first bid; dealer bids first=dealer; left of dealer bids first=left; first bidder; who starts bidding</source>
        <translation>wer bietet zuerst; erstes Gebot; Geber bietet zuerst=dealer; wer beginnt</translation>
    </message>
    <message>
        <source>What the second partner bids</source>
        <translation>Was der zweite Partner bietet</translation>
    </message>
    <message>
        <source>What the second partner&apos;s number means. Either it is their own tricks, which are added to the first number. Or it is the whole contract of the side: never below the first number (“one opens, one closes”), or as low as the second partner likes.</source>
        <translation>Was die Zahl des zweiten Partners bedeutet. Entweder sind es die eigenen Stiche, die zur ersten Zahl kommen. Oder es ist der ganze Kontrakt der Seite: nie unter der ersten Zahl („einer öffnet, einer schließt“) oder so niedrig, wie der zweite Partner will.</translation>
    </message>
    <message>
        <source>Their own tricks</source>
        <translation>Die eigenen Stiche</translation>
    </message>
    <message>
        <source>The side&apos;s total</source>
        <translation>Die Summe der Seite</translation>
    </message>
    <message>
        <source>The side&apos;s total, however low</source>
        <translation>Die Summe der Seite, auch unter der ersten Zahl</translation>
    </message>
    <message>
        <source>one opens one closes open and close opener closer partner closes the bid total bid team</source>
        <translation>einer öffnet einer schließt öffnen schließen öffner schließer gesamtgebot summe partner schließt</translation>
    </message>
    <message>
        <source>one opens one closes=total; one opens and one closes=total; open and close=total; opener and closer=total; partner closes the bid=total; closing bid; total bid=total; partner names the total=total; second partner bids for the team=total</source>
        <translation>einer eröffnet einer schließt=total; Partner schließt das Gebot=total; Gesamtgebot=total; zweiter Partner sagt die Summe=total</translation>
    </message>
    <message>
        <source>Bidding restrictions</source>
        <translation>Einschränkungen beim Bieten</translation>
    </message>
    <message>
        <source>Suicide: in every pair exactly one bids nil, the other at least four. Whiz: bid the number of spades you hold, or nil. Mirror: bid the number of spades you hold, and nil only if you have none.</source>
        <translation>Suicide: In jedem Paar bietet genau einer Nil, der andere mindestens vier. Whiz: Biete die Zahl deiner Pik oder Nil. Mirror: Biete die Zahl deiner Pik, und Nil nur, wenn du kein Pik hast.</translation>
    </message>
    <message>
        <source>Free</source>
        <extracomment>Who has to bid what, a value: any number; or the bids of the games of that name.</extracomment>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Suicide</source>
        <extracomment>Who has to bid what, a value: any number; or the bids of the games of that name.</extracomment>
        <translation>Suicide</translation>
    </message>
    <message>
        <source>Whiz</source>
        <extracomment>Who has to bid what, a value: any number; or the bids of the games of that name.</extracomment>
        <translation>Whiz</translation>
    </message>
    <message>
        <source>Mirror</source>
        <extracomment>Who has to bid what, a value: any number; or the bids of the games of that name.</extracomment>
        <translation>Mirror</translation>
    </message>
    <message>
        <source>suicide whiz wiz mirror mirrors own spades</source>
        <translation>suicide whiz wiz mirror mirrors own spades eigene Pik</translation>
    </message>
    <message>
        <source>suicide=suicide; whiz=whiz; wiz=whiz; mirror=mirror; mirrors=mirror; own spades; one partner must bid nil=suicide</source>
        <translation>Selbstmord=suicide; Spiegel=mirror; eigene Pik</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Niedrigstes Gebot</translation>
    </message>
    <message>
        <source>The lowest number that a player may bid, apart from nil.</source>
        <translation>Die kleinste Zahl, die ein Spieler bieten darf, von Nil abgesehen.</translation>
    </message>
    <message>
        <source>minimum bid board four fredieu</source>
        <translation>minimum bid board four fredieu Mindestgebot vier</translation>
    </message>
    <message>
        <source>minimum bid; least bid; lowest bid; bid at least #; minimum bid of #; each player at least #; no bid below #</source>
        <translation>Mindestgebot; kleinstes Gebot; wenigstens # bieten; mindestens # bieten; jeder mindestens #</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Title of a rule: the lowest contract of a side, a word of players (the board is where scores are written).</extracomment>
        <translation>Board</translation>
    </message>
    <message>
        <source>The lowest contract that a side may end up with. It does not apply to a side whose players all bid nil.</source>
        <translation>Der kleinste Kontrakt, mit dem eine Seite enden darf. Eine Seite, deren Spieler alle Nil bieten, ist davon frei.</translation>
    </message>
    <message>
        <source>minimum bid of a team four board</source>
        <translation>minimum bid of a team four board Mindestgebot Team vier</translation>
    </message>
    <message>
        <source>board; going board; go board; board bid; minimum contract; team minimum; minimum bid of a team; minimum for the team; team bids at least #; board of #</source>
        <translation>Board; Mindestkontrakt; Mindestgebot der Seite; Seite mindestens #</translation>
    </message>
    <message>
        <source>Lowest bid with a nil partner</source>
        <translation>Niedrigstes Gebot des Nil-Partners</translation>
    </message>
    <message>
        <source>The lowest number for the partner of a nil bidder, unless both bid nil. 0 means no such limit.</source>
        <translation>Die kleinste Zahl für den Partner eines Spielers, der Nil bietet, sofern nicht beide Nil bieten. 0: keine Untergrenze.</translation>
    </message>
    <message>
        <source>minimum four</source>
        <translation>minimum four mindestens vier</translation>
    </message>
    <message>
        <source>partner of nil bids at least #; nil partner; cover bid; lowest bid beside nil</source>
        <translation>Partner des Nil mindestens #; Gebot neben Nil; Nil-Partner</translation>
    </message>
    <message>
        <source>Highest bid</source>
        <translation>Höchstes Gebot</translation>
    </message>
    <message>
        <source>The highest number that may be bid. It is never more than the number of tricks in the deal.</source>
        <translation>Die größte Zahl, die geboten werden darf. Sie ist nie größer als die Zahl der Stiche in der Runde.</translation>
    </message>
    <message>
        <source>maximum</source>
        <extracomment>A word under which people look for the highest bid.</extracomment>
        <translation>maximum Höchstgebot Maximum</translation>
    </message>
    <message>
        <source>maximum bid; highest bid; most bid; bid limit; bid at most #; no bid above #; no bid over #; maximum bid of #</source>
        <translation>Höchstgebot; größtes Gebot; höchstens # bieten; kein Gebot über #</translation>
    </message>
    <message>
        <source>A bid of zero</source>
        <translation>Ein Gebot von null</translation>
    </message>
    <message>
        <source>Whether a bid of zero means nil, or zero is an ordinary number and nil must be announced by name.</source>
        <translation>Ob ein Gebot von null Nil heißt oder ob null eine gewöhnliche Zahl ist und Nil als solches angesagt werden muss.</translation>
    </message>
    <message>
        <source>Means nil</source>
        <translation>Heißt Nil</translation>
    </message>
    <message>
        <source>An ordinary bid</source>
        <translation>Ein gewöhnliches Gebot</translation>
    </message>
    <message>
        <source>nilo none nothing</source>
        <translation>nilo none nothing null keine nichts</translation>
    </message>
    <message>
        <source>zero bid; bid zero; bid of 0; bid nothing</source>
        <translation>Gebot null; null bieten; Null-Gebot</translation>
    </message>
    <message>
        <source>Second partner can&apos;t bid one</source>
        <translation>Keine Eins für den Zweiten</translation>
    </message>
    <message>
        <source>The partner who bids second may not bid exactly one.</source>
        <translation>Der Partner, der als Zweiter bietet, darf nicht genau eins bieten.</translation>
    </message>
    <message>
        <source>No nines</source>
        <translation>Keine Neun</translation>
    </message>
    <message>
        <source>A side&apos;s contract may not be exactly nine.</source>
        <translation>Der Kontrakt einer Seite darf nicht genau neun sein.</translation>
    </message>
    <message>
        <source>no nine=true; no nines=true; no contract of nine=true; cannot bid nine=true; no 9=true</source>
        <translation>keine Neun=true; keine Neunen=true; neun verboten=true</translation>
    </message>
    <message>
        <source>Bids must not total the number of tricks</source>
        <translation>Gebote ergeben nicht die Stichzahl</translation>
    </message>
    <message>
        <source>The bids must not add up to the number of tricks, so someone must miss. The last bidder may not bid the number that would make them add up.</source>
        <translation>Die Gebote dürfen zusammen nicht die Zahl der Stiche ergeben, sodass jemand danebenliegen muss. Der letzte Bieter darf nicht die Zahl bieten, mit der es aufginge.</translation>
    </message>
    <message>
        <source>thirteen add up screw the dealer oh hell</source>
        <translation>thirteen add up screw the dealer oh hell dreizehn aufgehen Geber ärgern</translation>
    </message>
    <message>
        <source>someone must lose=true; somebody must lose=true; someone must miss=true; someone must go set=true; bids may not add up=true; bids cannot add up to thirteen=true; not thirteen=true; total may not be thirteen=true; screw the dealer=true; hook=true</source>
        <translation>jemand muss verlieren=true; einer muss fallen=true; Gebote dürfen nicht aufgehen=true; nicht dreizehn=true</translation>
    </message>
    <message>
        <source>Minimum total of all bids</source>
        <translation>Alle Gebote zusammen, mindestens</translation>
    </message>
    <message>
        <source>All contracts together must total at least this many tricks. 0 means no minimum.</source>
        <translation>Alle Kontrakte zusammen müssen mindestens so viele Stiche ergeben. 0 verlangt nichts.</translation>
    </message>
    <message>
        <source>Any sum</source>
        <translation>Jede Summe</translation>
    </message>
    <message>
        <source>gentleman&apos;s bid gentlemans bids must total 11 eleven books sum least minimum</source>
        <translation>gentlemansgebot gebote zusammen mindestens 11 elf summe bücher minimum</translation>
    </message>
    <message>
        <source>gentleman&apos;s bid; gentlemans bid; bids must total #; bids must total at least #; bids must add up to #; # books; all bids at least #; minimum total; total of all bids; under # redeal; redeal under #; redeal if bids under #; underbid redeal; low bids redeal; underbid</source>
        <translation>Gebote zusammen mindestens #; Summe der Gebote #; alle Gebote zusammen #; Mindestsumme; unter # neu geben; neu geben unter #; zu wenig geboten neu geben; unterboten</translation>
    </message>
    <message>
        <source>When the bids total too few tricks</source>
        <translation>Wenn die Gebote zu wenig ergeben</translation>
    </message>
    <message>
        <source>What happens if the contracts total less than the minimum: the deal is void, or the last bidder must bid enough to reach it.</source>
        <translation>Was geschieht, wenn die Kontrakte zusammen weniger ergeben: Die Runde ist ungültig, oder der letzte Bieter muss genug bieten.</translation>
    </message>
    <message>
        <source>The deal is void</source>
        <translation>Die Runde ist ungültig</translation>
    </message>
    <message>
        <source>The last bidder must bid enough</source>
        <translation>Der letzte Bieter füllt auf</translation>
    </message>
    <message>
        <source>redeal short too few books bid gentleman&apos;s</source>
        <translation>neu geben zu wenig zu niedrig geboten gentlemansgebot</translation>
    </message>
    <message>
        <source>Half tricks</source>
        <translation>Halbe Stiche</translation>
    </message>
    <message>
        <source>The first partner may add half a trick to the bid, as in three and a half. The second partner must then add another half.</source>
        <translation>Der erste Partner darf einen halben Stich mehr bieten, etwa dreieinhalb. Dann muss auch der zweite einen halben dazubieten.</translation>
    </message>
    <message>
        <source>three and a half maybe</source>
        <translation>three and a half maybe dreieinhalb vielleicht</translation>
    </message>
    <message>
        <source>half tricks; half bids; half trick; and a half; three and a half</source>
        <translation>halbe Stiche; halbe Gebote; dreieinhalb; einhalb</translation>
    </message>
    <message>
        <source>Raising</source>
        <extracomment>Title of a rule: who may say a higher number after the last bid, noun.</extracomment>
        <translation>Erhöhen</translation>
    </message>
    <message>
        <source>Who may raise after the last bid: nobody; each player, by one; or each side in turn, by any number.</source>
        <translation>Wer nach dem letzten Gebot erhöhen darf: niemand; jeder Spieler, um eins; oder jede Seite der Reihe nach, um beliebig viel.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>Each player may raise by one</source>
        <translation>Jeder Spieler um eins</translation>
    </message>
    <message>
        <source>Each side may raise by any number</source>
        <translation>Jede Seite beliebig</translation>
    </message>
    <message>
        <source>second round increase up</source>
        <translation>second round increase up zweite Runde erhöhen aufstocken</translation>
    </message>
    <message>
        <source>raise; raising; raise bids; up the bid; change the bid; second round of bidding</source>
        <translation>erhöhen; nachbieten; Gebot erhöhen; zweite Bietrunde</translation>
    </message>
    <message>
        <source>Counter bid</source>
        <translation>Gegengebot</translation>
    </message>
    <message>
        <source>The side that bid first may raise its contract once after it has heard the other side.</source>
        <translation>Die Seite, die zuerst geboten hat, darf ihren Kontrakt einmal erhöhen, nachdem sie die andere gehört hat.</translation>
    </message>
    <message>
        <source>Partners may talk</source>
        <translation>Partner dürfen reden</translation>
    </message>
    <message>
        <source>When sides bid together, partners may say how many sure and how many possible tricks they hold. Otherwise they may not talk about their hands.</source>
        <translation>Wenn Seiten gemeinsam bieten, dürfen Partner sagen, wie viele sichere und wie viele mögliche Stiche sie halten. Sonst dürfen sie nicht über ihre Blätter reden.</translation>
    </message>
    <message>
        <source>table talk discuss sure possible maybe cross-boarding</source>
        <translation>table talk discuss sure possible maybe cross-boarding reden besprechen sicher möglich vielleicht Tischgespräch</translation>
    </message>
    <message>
        <source>table talk; board talk; cross boarding; talking across the board; talk across the table; talking; possibles; sures and possibles; partners talk; no talking=false; no table talk=false</source>
        <translation>Absprache; reden; Partner reden; Partner dürfen reden; Absprachen; nicht reden=false; mögliche Stiche</translation>
    </message>
    <message>
        <source>Books filled</source>
        <translation>Bücher voll</translation>
    </message>
    <message>
        <source>If all contracts add up to this number, the deal is not played and every side scores its contract. 0 turns this rule off.</source>
        <translation>Ergeben alle Kontrakte zusammen diese Zahl, wird die Runde nicht gespielt, und jede Seite bekommt ihren Kontrakt gutgeschrieben. 0 schaltet die Regel ab.</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>The value of a rule that is not in force.</extracomment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>book tricks not played ten</source>
        <translation>book tricks not played ten Stiche nicht gespielt zehn</translation>
    </message>
    <message>
        <source>books made; books made at #; total bid of #</source>
        <translation>Bücher gemacht</translation>
    </message>
    <message>
        <source>First deal is played without bids</source>
        <translation>Erste Runde ohne Gebote spielen</translation>
    </message>
    <message>
        <source>Nobody bids in the first deal of a match, and each trick scores ten points.</source>
        <translation>In der ersten Runde einer Partie bietet niemand, und jeder Stich bringt zehn Punkte.</translation>
    </message>
    <message>
        <source>first hand bids itself</source>
        <translation>first hand bids itself erste Runde bietet von selbst</translation>
    </message>
    <message>
        <source>first hand bids itself=true; first deal bids itself=true; first hand plays itself=true; hand bids itself=true; bids itself=true; no bid on the first hand=true; first hand without bids=true</source>
        <translation>erstes Spiel ohne Gebote=true; erste Gabe ohne Gebote=true; erste Runde ohne Gebote=true; im ersten Spiel wird nicht geboten=true</translation>
    </message>
    <message>
        <source>Penalty for talking</source>
        <translation>Strafe fürs Reden</translation>
    </message>
    <message>
        <source>What happens if a side is found to have talked about its cards or broken procedure. Either nothing, or the deal is void and the next player deals. Or the side pays in bags, in points, or with some of the tricks it took.</source>
        <translation>Was geschieht, wenn entschieden wird, dass eine Seite über ihre Karten geredet oder gegen den Ablauf verstoßen hat. Entweder nichts, oder die Runde ist ungültig und der nächste Spieler gibt. Oder die Seite zahlt mit Säcken, mit Punkten oder mit einigen ihrer Stiche.</translation>
    </message>
    <message>
        <source>Next player deals</source>
        <translation>Der nächste gibt neu</translation>
    </message>
    <message>
        <source>Bags</source>
        <extracomment>What a side pays with for talking, a value.</extracomment>
        <translation>Säcke</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>What a side pays with for talking, a value.</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>What a side pays with for talking, a value.</extracomment>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>cross-boarding table talk crossboarding 3 books for talking penalty procedure</source>
        <translation>reden verraten tischgespräch 3 stiche fürs reden strafe ablauf</translation>
    </message>
    <message>
        <source>talking penalty; penalty for talking; # books for talking=tricks; books for talking=tricks; lose books for talking=tricks; table talk penalty; cross boarding penalty; procedure; fault of procedure</source>
        <translation>Strafe fürs Reden; Strafe für Absprachen; # Stiche fürs Reden=tricks</translation>
    </message>
    <message>
        <source>Penalty amount</source>
        <translation>Höhe dieser Strafe</translation>
    </message>
    <message>
        <source>How many bags, points, or tricks the penalty for talking costs.</source>
        <translation>Wie viele Säcke, Punkte oder Stiche das Reden kostet.</translation>
    </message>
    <message>
        <source>cross-boarding table talk crossboarding</source>
        <translation>cross-boarding table talk crossboarding Tischgespräch verraten</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) in a deal without bids</source>
        <translation>
            <numerusform>%n Stich in einer Runde ohne Gebote</numerusform>
            <numerusform>%n Stiche in einer Runde ohne Gebote</numerusform>
        </translation>
    </message>
    <message>
        <source>The bids add up to enough (books filled), so the deal is not played: bid of %1 scored as made</source>
        <translation>Die Gebote ergeben genug (Bücher voll), also wird nicht gespielt: Gebot %1 als erfüllt gewertet</translation>
    </message>
    <message>
        <source>Partners agree on one bid for their side. The dealer&apos;s side bids first.</source>
        <translation>Partner einigen sich auf ein Gebot für ihre Seite. Die Seite des Gebers bietet zuerst.</translation>
    </message>
    <message>
        <source>Partners agree on one bid for their side. The dealer&apos;s side bids last.</source>
        <translation>Partner einigen sich auf ein Gebot für ihre Seite. Die Seite des Gebers bietet zuletzt.</translation>
    </message>
    <message>
        <source>They may say aloud how many sure and how many possible tricks they hold, but may not name cards or suits.</source>
        <translation>Sie dürfen laut sagen, wie viele sichere und wie viele mögliche Stiche sie halten, aber keine Karten oder Farben nennen.</translation>
    </message>
    <message>
        <source>They may not talk about their hands.</source>
        <translation>Sie dürfen nicht über ihre Blätter reden.</translation>
    </message>
    <message>
        <source>Everyone bids once in turn, the dealer first.</source>
        <translation>Alle bieten einmal der Reihe nach, der Geber zuerst.</translation>
    </message>
    <message>
        <source>Everyone bids once in turn, the dealer last.</source>
        <translation>Alle bieten einmal der Reihe nach, der Geber zuletzt.</translation>
    </message>
    <message>
        <source>One opens, one closes: after one partner has bid a number, the other partner&apos;s bid is the contract of the whole side. It may not be lower than the first number.</source>
        <translation>Einer öffnet, einer schließt: Hat ein Partner eine Zahl geboten, so ist das Gebot des anderen der Kontrakt der ganzen Seite. Es darf nicht niedriger sein als die erste Zahl.</translation>
    </message>
    <message>
        <source>One opens, one closes: after one partner has bid a number, the other partner&apos;s bid is the contract of the whole side. It may be lower than the first number.</source>
        <translation>Einer öffnet, einer schließt: Hat ein Partner eine Zahl geboten, so ist das Gebot des anderen der Kontrakt der ganzen Seite. Es darf auch niedriger sein als die erste Zahl.</translation>
    </message>
    <message>
        <source>The bids of the partners add up to the contract of their side.</source>
        <translation>Die Gebote der Partner ergeben zusammen den Kontrakt ihrer Seite.</translation>
    </message>
    <message>
        <source>Suicide: in each pair exactly one partner bids nil, and the other bids a number from %1 to %2. If both name a number, the first partner&apos;s bid becomes nil; if both name nil, the first partner must name a number.</source>
        <translation>Suicide: In jedem Paar bietet genau ein Partner Nil und der andere eine Zahl von %1 bis %2. Nennen beide eine Zahl, wird das Gebot des ersten Partners zum Nil; nennen beide Nil, muss der erste Partner eine Zahl nennen.</translation>
    </message>
    <message>
        <source>Whiz: bid exactly the number of spades you hold, or nil.</source>
        <translation>Whiz: Biete genau die Zahl deiner Pik oder Nil.</translation>
    </message>
    <message>
        <source>With no spades you may also bid zero: it is an ordinary number and not a nil.</source>
        <translation>Ohne Pik darfst du auch null bieten: Das ist eine gewöhnliche Zahl und kein Nil.</translation>
    </message>
    <message>
        <source>Mirror: bid exactly the number of spades you hold. With no spades you must bid nil.</source>
        <translation>Mirror: Biete genau die Zahl deiner Pik. Ohne Pik musst du Nil bieten.</translation>
    </message>
    <message>
        <source>Only nil can be bid.</source>
        <translation>Nur Nil kann geboten werden.</translation>
    </message>
    <message>
        <source>A bid is a number from %1 to %2, or nil.</source>
        <translation>Ein Gebot ist eine Zahl von %1 bis %2 oder Nil.</translation>
    </message>
    <message>
        <source>A bid is a number from %1 to %2.</source>
        <translation>Ein Gebot ist eine Zahl von %1 bis %2.</translation>
    </message>
    <message>
        <source>Zero may be bid too: it is an ordinary number and not a nil.</source>
        <translation>Auch null darf geboten werden: Das ist eine gewöhnliche Zahl und kein Nil.</translation>
    </message>
    <message>
        <source>Board: the contract of a side must be at least %1, unless all its players bid nil.</source>
        <translation>Board: Der Kontrakt einer Seite muss mindestens %1 sein, außer alle ihre Spieler bieten Nil.</translation>
    </message>
    <message>
        <source>Board: the contract of a side must be at least %1.</source>
        <translation>Board: Der Kontrakt einer Seite muss mindestens %1 sein.</translation>
    </message>
    <message>
        <source>The partner of a nil bidder must bid at least %1, or nil too.</source>
        <translation>Wessen Partner Nil bietet, der muss mindestens %1 bieten oder auch Nil.</translation>
    </message>
    <message>
        <source>The partner who bids second may not add exactly one to the first number.</source>
        <translation>Der Partner, der als Zweiter bietet, darf nicht um genau eins erhöhen.</translation>
    </message>
    <message>
        <source>The partner who bids second may not make a bid of one.</source>
        <translation>Der Partner, der als Zweiter bietet, darf nicht eins bieten.</translation>
    </message>
    <message>
        <source>No contract may be nine.</source>
        <translation>Kein Kontrakt darf neun sein.</translation>
    </message>
    <message>
        <source>All bids together must not add up to %1: the last bidder must avoid it.</source>
        <translation>Alle Gebote zusammen dürfen nicht %1 ergeben: Der letzte Bieter muss es vermeiden.</translation>
    </message>
    <message>
        <source>All bids together must total at least %1, or the deal is void.</source>
        <translation>Alle Gebote zusammen müssen mindestens %1 ergeben, sonst ist die Runde ungültig.</translation>
    </message>
    <message>
        <source>All bids together must total at least %1, so the last bidder must bid enough to reach it.</source>
        <translation>Alle Gebote zusammen müssen mindestens %1 ergeben, also muss der letzte Bieter genug dafür bieten.</translation>
    </message>
    <message>
        <source>The first partner may add half a trick to the bid, as in three and a half; the second must then add another half.</source>
        <translation>Der erste Partner darf einen halben Stich mehr bieten, etwa dreieinhalb; dann muss auch der zweite einen halben dazubieten.</translation>
    </message>
    <message>
        <source>After all the bids, each player in turn may raise their bid by one.</source>
        <translation>Nach allen Geboten darf jeder Spieler der Reihe nach sein Gebot um eins erhöhen.</translation>
    </message>
    <message>
        <source>After all the bids, each side in turn may raise its contract by any number.</source>
        <translation>Nach allen Geboten darf jede Seite der Reihe nach ihren Kontrakt beliebig erhöhen.</translation>
    </message>
    <message>
        <source>After all the bids, the side that bid first may raise its contract once.</source>
        <translation>Nach allen Geboten darf die Seite, die ihre Zahl zuerst genannt hat, ihren Kontrakt einmal erhöhen.</translation>
    </message>
    <message>
        <source>The first deal is played without bids: every trick earns 10 points.</source>
        <translation>Die erste Runde wird ohne Gebote gespielt: Jeder Stich bringt 10 Punkte.</translation>
    </message>
    <message>
        <source>Books filled: if all contracts add up to %1, the deal is not played and every side scores its contract. Blind bids count as regular bids for this.</source>
        <translation>Bücher voll: Ergeben alle Kontrakte zusammen %1, wird die Runde nicht gespielt, und jede Seite bekommt ihren Kontrakt gutgeschrieben. Blinde Gebote zählen dabei wie einfache.</translation>
    </message>
    <message>
        <source>As long as a player may bid blind, their hand stays face down; it is turned up when they look or bid.</source>
        <translation>Solange ein Spieler blind bieten darf, bleibt sein Blatt verdeckt; es wird aufgedeckt, wenn er es ansieht oder bietet.</translation>
    </message>
    <message>
        <source>If a player names cards or suits during the bidding, it is a misdeal, and the next player deals.</source>
        <translation>Nennt ein Spieler beim Bieten Karten oder Farben, wird neu gegeben, und zwar vom nächsten Geber.</translation>
    </message>
    <message numerus="yes">
        <source>If a player names cards or suits during the bidding, their side gets %n bag(s).</source>
        <translation>
            <numerusform>Nennt ein Spieler beim Bieten Karten oder Farben, bekommt seine Seite %n Sack.</numerusform>
            <numerusform>Nennt ein Spieler beim Bieten Karten oder Farben, bekommt seine Seite %n Säcke.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If a player names cards or suits during the bidding, their side loses %n point(s).</source>
        <translation>
            <numerusform>Nennt ein Spieler beim Bieten Karten oder Farben, verliert seine Seite %n Punkt.</numerusform>
            <numerusform>Nennt ein Spieler beim Bieten Karten oder Farben, verliert seine Seite %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>If a player talks about cards or breaks procedure, their side loses %1 of the tricks it took.</source>
        <translation>Redet ein Spieler über Karten oder verstößt er gegen den Ablauf, verliert seine Seite %1 ihrer Stiche.</translation>
    </message>
    <message>
        <source>Partners bid together.</source>
        <translation>Partner bieten gemeinsam.</translation>
    </message>
    <message>
        <source>Suicide.</source>
        <extracomment>The same on the sheet of rules.</extracomment>
        <translation>Suicide.</translation>
    </message>
    <message>
        <source>Whiz.</source>
        <extracomment>The same on the sheet of rules.</extracomment>
        <translation>Whiz.</translation>
    </message>
    <message>
        <source>Mirror.</source>
        <extracomment>The same on the sheet of rules.</extracomment>
        <translation>Mirror.</translation>
    </message>
    <message>
        <source>The second partner names the contract.</source>
        <translation>Der zweite Partner nennt den Kontrakt.</translation>
    </message>
    <message>
        <source>Board %1.</source>
        <extracomment>The rule “Board” on the sheet of rules.</extracomment>
        <translation>Board %1.</translation>
    </message>
    <message>
        <source>Bids total %1 or more.</source>
        <translation>Gebote ergeben mindestens %1.</translation>
    </message>
    <message>
        <source>Board: a player must bid at least %1; this bid is only %2.</source>
        <translation>Board: Ein Spieler muss mindestens %1 bieten; dieses Gebot ist nur %2.</translation>
    </message>
    <message>
        <source>No nines: a contract may not be nine.</source>
        <translation>Keine Neun: Ein Kontrakt darf nicht neun sein.</translation>
    </message>
    <message>
        <source>Board: a player must bid at least %1, or nil.</source>
        <translation>Board: Ein Spieler muss mindestens %1 bieten, oder Nil.</translation>
    </message>
    <message>
        <source>Board: a player must bid at least %1.</source>
        <translation>Board: Ein Spieler muss mindestens %1 bieten.</translation>
    </message>
    <message>
        <source>After all the bids, each player in turn may raise their bid by any number.</source>
        <translation>Nach allen Geboten darf jeder Spieler der Reihe nach sein Gebot beliebig erhöhen.</translation>
    </message>
    <message>
        <source>After all the bids, the player who bid first may raise their bid once.</source>
        <translation>Nach allen Geboten darf der Spieler, der seine Zahl zuerst genannt hat, sein Gebot einmal erhöhen.</translation>
    </message>
    <message>
        <source>Books filled: if all contracts add up to %1, the deal is not played and every player scores their contract. Blind bids count as regular bids for this.</source>
        <translation>Bücher voll: Ergeben alle Kontrakte zusammen %1, wird die Runde nicht gespielt, und jeder Spieler bekommt seinen Kontrakt gutgeschrieben. Blinde Gebote zählen dabei wie einfache.</translation>
    </message>
</context>
<context>
    <name>blind</name>
    <message numerus="yes">
        <source>Allowed only when your side is at least %n point(s) behind; it is %1 behind.</source>
        <translation>
            <numerusform>Nur erlaubt, wenn deine Seite mindestens %n Punkt zurückliegt; sie liegt %1 zurück.</numerusform>
            <numerusform>Nur erlaubt, wenn deine Seite mindestens %n Punkte zurückliegt; sie liegt %1 zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your partner has looked at their cards.</source>
        <translation>Dein Partner hat seine Karten schon angesehen.</translation>
    </message>
    <message>
        <source>numbers can&apos;t be bid blind.</source>
        <translation>Zahlen werden nicht blind geboten.</translation>
    </message>
    <message>
        <source>blind bids earn a bonus instead.</source>
        <translation>blinde Gebote bringen stattdessen einen Bonus.</translation>
    </message>
    <message>
        <source>blind bids earn no bonus.</source>
        <translation>blinde Gebote bringen keinen Bonus.</translation>
    </message>
    <message>
        <source>a blind bid is for the whole side.</source>
        <translation>ein blindes Gebot gilt für die ganze Seite.</translation>
    </message>
    <message>
        <source>players bid blind only for themselves.</source>
        <translation>jeder Spieler bietet nur für sich blind.</translation>
    </message>
    <message>
        <source>A blind bonus can&apos;t be combined with “Every contract of ten”: choose “When announced” instead.</source>
        <translation>Ein Blind-Bonus verträgt sich nicht mit „Jeder Kontrakt von zehn“: Wähle stattdessen „Nur angesagt“.</translation>
    </message>
    <message>
        <source>No number can be bid blind: the lowest allowed, %1, is above the highest, %2.</source>
        <translation>Keine Zahl kann blind geboten werden: Die kleinste erlaubte, %1, liegt über der größten, %2.</translation>
    </message>
    <message>
        <source>Blind numbers</source>
        <translation>Blinde Zahlen</translation>
    </message>
    <message>
        <source>Whether numbers may be bid blind (before looking) for more points. Either a player may do so for their own tricks, or a side for all its players.</source>
        <translation>Ob Zahlen blind (vor dem Ansehen) für mehr Punkte geboten werden dürfen. Entweder darf das ein Spieler für die eigenen Stiche oder eine Seite für alle ihre Spieler.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>By a player</source>
        <translation>Von einem Spieler</translation>
    </message>
    <message>
        <source>By a side</source>
        <translation>Von einer Seite</translation>
    </message>
    <message>
        <source>blind six seven trailing unseen</source>
        <translation>blind six seven trailing unseen sechs sieben Rückstand ungesehen</translation>
    </message>
    <message>
        <source>blind; blind bid; blind bids; blind six; blind seven; blind 6; blind 7; blind #; go blind; going blind; bid blind; no blind=no; no blind bids=no; no blind bidding=no</source>
        <translation>blind; blindes Gebot; blind bieten; blinde Sechs; blinde Sieben; blind #; nicht blind=no; keine blinden Gebote=no</translation>
    </message>
    <message>
        <source>Lowest number bid blind</source>
        <translation>Niedrigstes blindes Gebot</translation>
    </message>
    <message>
        <source>The lowest number that may be bid blind.</source>
        <translation>Die kleinste Zahl, die blind geboten werden darf.</translation>
    </message>
    <message>
        <source>blind six seven</source>
        <translation>blind six seven sechs sieben</translation>
    </message>
    <message>
        <source>lowest blind; minimum blind; blind at least #; minimum blind bid; blind # or more; least blind bid</source>
        <translation>kleinste blinde Zahl; blind mindestens #; blindes Mindestgebot</translation>
    </message>
    <message>
        <source>Highest number bid blind</source>
        <translation>Höchstes blindes Gebot</translation>
    </message>
    <message>
        <source>The highest number that may be bid blind.</source>
        <translation>Die größte Zahl, die blind geboten werden darf.</translation>
    </message>
    <message>
        <source>Blind bids when behind by</source>
        <translation>Blinde Gebote ab Rückstand von</translation>
    </message>
    <message>
        <source>Only a side at least this many points behind the leader may make a blind bid of a number, of ten for two hundred, or of a moon. 0 allows it at any score.</source>
        <translation>Nur eine Seite, die mindestens so viele Punkte hinter den Führenden liegt, darf eine Zahl, zehn für zweihundert oder einen Moon blind bieten. 0 erlaubt es bei jedem Stand.</translation>
    </message>
    <message>
        <source>At any score</source>
        <translation>Bei jedem Stand</translation>
    </message>
    <message>
        <source>trailing losing down by hundred</source>
        <translation>trailing losing down by hundred hinten zurückliegen Rückstand hundert</translation>
    </message>
    <message>
        <source>blind when # behind; blind # down; blind down #; down by #; # behind; # points behind; trailing by #; behind by #; # down</source>
        <translation>blind ab # Rückstand; # Punkte zurück; # Rückstand; Rückstand von #</translation>
    </message>
    <message>
        <source>Blind bid made: points per trick</source>
        <translation>Blindes Gebot geschafft, je Stich</translation>
    </message>
    <message>
        <source>Points for each trick of a successful blind bid: at 20 a blind six is worth 120.</source>
        <translation>Punkte je gebotenem Stich, wenn ein blindes Gebot gelingt: Bei 20 ist eine blinde Sechs 120 wert.</translation>
    </message>
    <message>
        <source>Blind bid failed: loss per trick</source>
        <translation>Blindes Gebot gescheitert, je Stich</translation>
    </message>
    <message>
        <source>Points lost for each trick bid when a blind bid fails.</source>
        <translation>Punkte Verlust je gebotenem Stich, wenn ein blindes Gebot scheitert.</translation>
    </message>
    <message>
        <source>Blind bids must be exact</source>
        <translation>Blinde Gebote nur genau</translation>
    </message>
    <message>
        <source>A blind contract is made only with exactly the number of tricks that was bid.</source>
        <translation>Ein blinder Kontrakt ist nur mit genau der gebotenen Zahl von Stichen erfüllt.</translation>
    </message>
    <message>
        <source>Blind bonus</source>
        <translation>Blind-Bonus</translation>
    </message>
    <message>
        <source>A blind contract scores like a regular one. In addition, a side that meets it exactly earns this bonus, and a side that falls short loses the same number of points. 0 turns this rule off.</source>
        <translation>Ein blinder Kontrakt zählt wie ein einfacher. Dazu bekommt eine Seite, die ihn genau erfüllt, diesen Bonus, und eine Seite, der Stiche fehlen, verliert ebenso viele Punkte. 0 schaltet die Regel ab.</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>The value of a rule that is not in force.</extracomment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Blind bonus: loss if the bid is exceeded</source>
        <translation>Blind-Bonus: Verlust bei zu vielen Stichen</translation>
    </message>
    <message>
        <source>Points lost when a side exceeds a blind contract that has a bonus.</source>
        <translation>Punkte, die es kostet, mehr Stiche zu machen als ein blinder Kontrakt mit Bonus.</translation>
    </message>
    <message>
        <source>Blind bonus: whose tricks count</source>
        <translation>Blind-Bonus: wessen Stiche zählen</translation>
    </message>
    <message>
        <source>Which tricks decide the bonus: those of the whole side, measured against its contract, or only the blind bidder&apos;s own, measured against their own bid.</source>
        <translation>Welche Stiche über den Bonus entscheiden: die der ganzen Seite, gemessen an ihrem Kontrakt, oder nur die eigenen des blinden Bieters, gemessen an seinem Gebot.</translation>
    </message>
    <message>
        <source>The side&apos;s tricks</source>
        <translation>Die der Seite</translation>
    </message>
    <message>
        <source>The bidder&apos;s own</source>
        <translation>Die eigenen des Bieters</translation>
    </message>
    <message>
        <source>blind bidder&apos;s own tricks</source>
        <translation>eigene stiche des blinden bieters</translation>
    </message>
    <message>
        <source>blind bidder&apos;s own tricks=bidder; own tricks of the blind bidder=bidder; blind bonus by the bidder=bidder</source>
        <translation>eigene Stiche des blinden Bieters=bidder</translation>
    </message>
    <message>
        <source>Overtricks of blind bids</source>
        <translation>Überstiche blinder Gebote</translation>
    </message>
    <message>
        <source>Overtricks of a blind contract count as usual.</source>
        <translation>Überstiche eines blinden Kontrakts zählen wie üblich.</translation>
    </message>
    <message>
        <source>Blind bid may change to ten</source>
        <translation>Blindes Gebot zu zehn ändern</translation>
    </message>
    <message>
        <source>After looking, a side that bid blind may change to a regular bid of ten.</source>
        <translation>Nach dem Ansehen darf eine Seite, die blind geboten hat, zu einem einfachen Gebot von zehn wechseln.</translation>
    </message>
    <message>
        <source>Blind bid of %1 made, tricks that count: %2</source>
        <translation>Blindgebot %1 geschafft, gewertete Stiche: %2</translation>
    </message>
    <message numerus="yes">
        <source>Blind bid of %1, tricks that count: %2 (%n trick(s) short)</source>
        <translation>
            <numerusform>Blindgebot %1, gewertete Stiche: %2 (%n Stich fehlt)</numerusform>
            <numerusform>Blindgebot %1, gewertete Stiche: %2 (%n Stiche fehlen)</numerusform>
        </translation>
    </message>
    <message>
        <source>Blind bid of %1 not met exactly, tricks that count: %2</source>
        <translation>Blindgebot %1 nicht genau erfüllt, gewertete Stiche: %2</translation>
    </message>
    <message>
        <source>Partner&apos;s regular bid of %1 made</source>
        <translation>Einfaches Gebot des Partners, %1, geschafft</translation>
    </message>
    <message>
        <source>Partner&apos;s regular bid of %1 failed too</source>
        <translation>Einfaches Gebot des Partners, %1, ebenfalls gescheitert</translation>
    </message>
    <message>
        <source>Blind bid of %1 met exactly: bonus</source>
        <translation>Blindgebot %1 genau erfüllt: Bonus</translation>
    </message>
    <message>
        <source>Blind bid of %1 missed: points lost</source>
        <translation>Blindgebot %1 verfehlt: Punkte verloren</translation>
    </message>
    <message>
        <source>Blind bid of %1 exceeded: points lost</source>
        <translation>Blindgebot %1 überschritten: Punkte verloren</translation>
    </message>
    <message>
        <source>A number bid blind must be met exactly.</source>
        <translation>Eine blind gebotene Zahl muss genau erfüllt werden.</translation>
    </message>
    <message numerus="yes">
        <source>The blind bidder&apos;s side scores its contract as usual. In addition, the side earns %n point(s) if the blind bidder takes exactly as many tricks as they bid, and loses the same number if they take fewer.</source>
        <translation>
            <numerusform>Die Seite des blinden Bieters wertet ihren Kontrakt wie sonst. Dazu bekommt sie %n Punkt, wenn er genau so viele Stiche macht, wie er geboten hat, und verliert ebenso viel, wenn er weniger macht.</numerusform>
            <numerusform>Die Seite des blinden Bieters wertet ihren Kontrakt wie sonst. Dazu bekommt sie %n Punkte, wenn er genau so viele Stiche macht, wie er geboten hat, und verliert ebenso viel, wenn er weniger macht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A blind contract scores as usual. In addition, a side that meets it exactly earns %n point(s), and a side that falls short loses the same number.</source>
        <translation>
            <numerusform>Ein blinder Kontrakt zählt wie sonst. Dazu bekommt eine Seite, die ihn genau erfüllt, %n Punkt, und eine Seite, der Stiche fehlen, verliert ebenso viel.</numerusform>
            <numerusform>Ein blinder Kontrakt zählt wie sonst. Dazu bekommt eine Seite, die ihn genau erfüllt, %n Punkte, und eine Seite, der Stiche fehlen, verliert ebenso viel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that bid blind loses %n point(s) if it takes more tricks than it bid.</source>
        <translation>
            <numerusform>Eine Seite, die mehr Stiche macht, als sie blind geboten hat, verliert %n Punkt.</numerusform>
            <numerusform>Eine Seite, die mehr Stiche macht, als sie blind geboten hat, verliert %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A number bid blind earns %n point(s) for each trick bid if made and costs %2 for each if set.</source>
        <translation>
            <numerusform>Eine blind gebotene Zahl bringt %n Punkt je gebotenem Stich, wenn sie erfüllt wird, und kostet je %2, wenn nicht.</numerusform>
            <numerusform>Eine blind gebotene Zahl bringt %n Punkte je gebotenem Stich, wenn sie erfüllt wird, und kostet je %2, wenn nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>Overtricks of a blind contract count for nothing.</source>
        <translation>Überstiche eines blinden Kontrakts zählen nicht.</translation>
    </message>
    <message>
        <source>Before looking, a player may bid a number from %1 to %2 blind.</source>
        <translation>Vor dem Ansehen darf ein Spieler eine Zahl von %1 bis %2 blind bieten.</translation>
    </message>
    <message>
        <source>Before any of its players has looked, a side may make one blind bid from %1 to %2 for all its players.</source>
        <translation>Bevor jemand von ihr hingesehen hat, darf eine Seite für alle ihre Spieler eine Zahl von %1 bis %2 blind bieten.</translation>
    </message>
    <message numerus="yes">
        <source>Only a side at least %n point(s) behind the leader may bid blind numbers and blind moons.</source>
        <translation>
            <numerusform>Blinde Zahlen und blinde Moons darf nur eine Seite bieten, die mindestens %n Punkt hinter den Führenden liegt.</numerusform>
            <numerusform>Blinde Zahlen und blinde Moons darf nur eine Seite bieten, die mindestens %n Punkte hinter den Führenden liegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only a side at least %n point(s) behind the leader may make this bid.</source>
        <translation>
            <numerusform>So bieten darf nur eine Seite, die mindestens %n Punkt hinter der führenden liegt.</numerusform>
            <numerusform>So bieten darf nur eine Seite, die mindestens %n Punkte hinter der führenden liegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>After looking, the side may change its blind bid to a regular bid of ten.</source>
        <translation>Nach dem Ansehen darf die Seite ihr blindes Gebot in ein einfaches Gebot von zehn ändern.</translation>
    </message>
    <message>
        <source>Blind bids of %1 or more.</source>
        <translation>Blinde Gebote ab %1.</translation>
    </message>
    <message numerus="yes">
        <source>Allowed only when you are at least %n point(s) behind; you are %1 behind.</source>
        <translation>
            <numerusform>Nur erlaubt, wenn du mindestens %n Punkt zurückliegst; du liegst %1 zurück.</numerusform>
            <numerusform>Nur erlaubt, wenn du mindestens %n Punkte zurückliegst; du liegst %1 zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A blind contract scores as usual. In addition, a player who meets it exactly earns %n point(s), and a player who falls short loses the same number.</source>
        <translation>
            <numerusform>Ein blinder Kontrakt zählt wie sonst. Dazu bekommt ein Spieler, der ihn genau erfüllt, %n Punkt, und ein Spieler, dem Stiche fehlen, verliert ebenso viel.</numerusform>
            <numerusform>Ein blinder Kontrakt zählt wie sonst. Dazu bekommt ein Spieler, der ihn genau erfüllt, %n Punkte, und ein Spieler, dem Stiche fehlen, verliert ebenso viel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who bid blind loses %n point(s) by taking more tricks than they bid.</source>
        <translation>
            <numerusform>Ein Spieler, der mehr Stiche macht, als er blind geboten hat, verliert %n Punkt.</numerusform>
            <numerusform>Ein Spieler, der mehr Stiche macht, als er blind geboten hat, verliert %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only a player at least %n point(s) behind the leader may bid blind numbers and blind moons.</source>
        <translation>
            <numerusform>Blinde Zahlen und blinde Moons darf nur ein Spieler bieten, der mindestens %n Punkt hinter dem führenden liegt.</numerusform>
            <numerusform>Blinde Zahlen und blinde Moons darf nur ein Spieler bieten, der mindestens %n Punkte hinter dem führenden liegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only a player at least %n point(s) behind the leader may make this bid.</source>
        <translation>
            <numerusform>So bieten darf nur ein Spieler, der mindestens %n Punkt hinter dem führenden liegt.</numerusform>
            <numerusform>So bieten darf nur ein Spieler, der mindestens %n Punkte hinter dem führenden liegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>After looking, the player may change the blind bid to a regular bid of ten.</source>
        <translation>Nach dem Ansehen darf der Spieler sein blindes Gebot in ein einfaches Gebot von zehn ändern.</translation>
    </message>
</context>
<context>
    <name>bonuses</name>
    <message numerus="yes">
        <source>&quot;dix&quot; lists %n trick(s) won by a nine of spades, but the number of these cards in the deck is only %1</source>
        <translation>
            <numerusform>die Angabe &quot;dix&quot; nennt %n Stich mit einer Pik-Neun, das Kartenspiel hat von diesen Karten aber nur so viele: %1</numerusform>
            <numerusform>die Angabe &quot;dix&quot; nennt %n Stiche mit einer Pik-Neun, das Kartenspiel hat von diesen Karten aber nur so viele: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The nine of spades can still win a trick.</source>
        <translation>Die Pik-Neun kann noch einen Stich machen.</translation>
    </message>
    <message>
        <source>&quot;dix&quot; is missing: rule dix_allowed needs the seat that won a trick with the nine of spades, or null</source>
        <translation>die Angabe &quot;dix&quot; fehlt: Regel dix_allowed braucht den Platz, der mit der Pik-Neun einen Stich gewonnen hat, oder null</translation>
    </message>
    <message>
        <source>streaks earn nothing.</source>
        <translation>Serien bringen nichts.</translation>
    </message>
    <message>
        <source>Winning streak</source>
        <translation>Siegesserie</translation>
    </message>
    <message>
        <source>A player who wins this many tricks in a row at the end of a deal earns a bonus. 0 turns this rule off.</source>
        <translation>Ein Spieler, der am Ende einer Runde so viele Stiche in Folge gewinnt, bekommt einen Bonus. 0 schaltet es ab.</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>The value of a rule that is not in force.</extracomment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>end winning streak three in a row</source>
        <translation>end winning streak three in a row Siegesserie drei in Folge</translation>
    </message>
    <message>
        <source>Winning streak: points per trick</source>
        <translation>Serie, je Stich</translation>
    </message>
    <message>
        <source>Points for each trick of a winning streak.</source>
        <translation>Punkte für jeden Stich einer Siegesserie.</translation>
    </message>
    <message>
        <source>Streak breaker</source>
        <translation>Serienbrecher</translation>
    </message>
    <message>
        <source>If a player needs only the last trick of the deal to complete a streak, but an opponent wins that trick, the opponent&apos;s side gets the points for the streak.</source>
        <translation>Fehlt einem Spieler nur noch der letzte Stich der Runde zu einer Serie, gewinnt diesen Stich aber ein Gegner, so bekommt dessen Seite die Punkte für die Serie.</translation>
    </message>
    <message>
        <source>Dix</source>
        <extracomment>Title of a rule, a word of players for points for tricks with the nine of spades.</extracomment>
        <translation>Dix</translation>
    </message>
    <message>
        <source>A trick won by the nine of spades earns 1 point; 5 if it beat another spade; 10 if spades were led.</source>
        <translation>Ein mit der Pik-Neun gewonnener Stich bringt 1 Punkt; 5, wenn sie ein anderes Pik geschlagen hat; 10, wenn Pik ausgespielt war.</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>nine of spades Pik-Neun</translation>
    </message>
    <message>
        <source>Eight and ten</source>
        <translation>Acht und zehn</translation>
    </message>
    <message>
        <source>The scorecard also keeps a score for each player: partners split their side&apos;s bonuses evenly.</source>
        <translation>Der Spielzettel führt auch einen Punktestand für jeden Spieler: Partner teilen sich die Boni ihrer Seite gleichmäßig.</translation>
    </message>
    <message>
        <source>eight and ten rule</source>
        <translation>eight and ten rule Acht und zehn teilen</translation>
    </message>
    <message numerus="yes">
        <source>One player won the last %n trick(s)</source>
        <translation>
            <numerusform>Ein Spieler hat den letzten Stich gewonnen</numerusform>
            <numerusform>Ein Spieler hat die letzten %n Stiche gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Broke a streak of %n trick(s)</source>
        <translation>
            <numerusform>Serie von %n Stich gebrochen</numerusform>
            <numerusform>Serie von %n Stichen gebrochen</numerusform>
        </translation>
    </message>
    <message>
        <source>The nine of spades won a trick</source>
        <translation>Die Pik-Neun hat einen Stich gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>Winning streak: a player who wins %1 of a deal earns %n point(s) for each of them.</source>
        <translation>
            <numerusform>Siegesserie: Wer in einer Runde %1 gewinnt, bekommt für jeden davon %n Punkt.</numerusform>
            <numerusform>Siegesserie: Wer in einer Runde %1 gewinnt, bekommt für jeden davon %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the last %n trick(s)</source>
        <translation>
            <numerusform>den letzten Stich</numerusform>
            <numerusform>die letzten %n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>Dix: a trick won by the nine of spades earns 1 point, 5 if it beat another spade, 10 if spades were led.</source>
        <translation>Dix: Ein mit der Pik-Neun gewonnener Stich bringt 1 Punkt, 5, wenn sie ein anderes Pik geschlagen hat, 10, wenn Pik ausgespielt war.</translation>
    </message>
    <message>
        <source>The scorecard also keeps a score for each player: partners split their side&apos;s bonuses evenly. This rule is called “eight and ten”.</source>
        <translation>Der Spielzettel führt auch einen Punktestand für jeden Spieler: Partner teilen sich die Boni ihrer Seite gleichmäßig. Diese Regel heißt „acht und zehn“.</translation>
    </message>
    <message>
        <source>If a player needs only the last trick of the deal to complete a streak, but an opponent wins that trick, the opponent gets the points for the streak.</source>
        <translation>Fehlt einem Spieler nur noch der letzte Stich der Runde zu einer Serie, gewinnt diesen Stich aber ein Gegner, so bekommt dieser Gegner die Punkte für die Serie.</translation>
    </message>
</context>
<context>
    <name>claims</name>
    <message>
        <source>claims at the player&apos;s own risk are not allowed.</source>
        <translation>nichts wird auf eigene Gefahr beansprucht.</translation>
    </message>
    <message>
        <source>Claiming the remaining tricks</source>
        <translation>Restliche Stiche beanspruchen</translation>
    </message>
    <message>
        <source>Whether a player on lead may lay down their hand and claim all remaining tricks: never, only when no opponent could win any, or at the player&apos;s own risk.</source>
        <translation>Ob ein Spieler, der ausspielt, sein Blatt hinlegen und alle restlichen Stiche beanspruchen darf: nie, nur wenn kein Gegner einen gewinnen könnte, oder auf eigene Gefahr.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>When the tricks are certain</source>
        <translation>Wenn es sicher ist</translation>
    </message>
    <message>
        <source>Anytime, at your own risk</source>
        <translation>Auf eigene Gefahr</translation>
    </message>
    <message>
        <source>tram the rest are mine lay down</source>
        <translation>tram the rest are mine lay down der Rest gehört mir hinlegen auflegen</translation>
    </message>
    <message>
        <source>tram; claim; claims; claiming; the rest are mine; the rest is mine; lay down; no claims=no; no claiming=no</source>
        <translation>Rest beanspruchen; der Rest ist meiner; die restlichen Stiche; keine Ansage des Rests=no; hinlegen</translation>
    </message>
    <message>
        <source>A wrong claim</source>
        <translation>Falsch beansprucht</translation>
    </message>
    <message>
        <source>What a wrong claim costs. Either the hand stays face up, and each of its cards must be played at the first legal chance. Or the opponents get the remaining tricks. Or the bid fails.</source>
        <translation>Was ein falscher Anspruch auf die restlichen Stiche kostet. Entweder bleibt das Blatt offen, und jede seiner Karten muss bei der ersten erlaubten Gelegenheit gespielt werden. Oder die Gegner bekommen die restlichen Stiche. Oder das Gebot ist gescheitert.</translation>
    </message>
    <message>
        <source>Hand stays face up</source>
        <translation>Blatt bleibt offen</translation>
    </message>
    <message>
        <source>Opponents get the tricks</source>
        <translation>Gegner bekommen die Stiche</translation>
    </message>
    <message>
        <source>The bid fails</source>
        <translation>Gebot gescheitert</translation>
    </message>
    <message>
        <source>tram the rest are mine exposed</source>
        <translation>tram the rest are mine exposed der Rest gehört mir offen</translation>
    </message>
    <message>
        <source>Remaining tricks may not be claimed.</source>
        <translation>Restliche Stiche dürfen nicht beansprucht werden.</translation>
    </message>
    <message>
        <source>A player on lead may claim the remaining tricks if no opponent can win any.</source>
        <translation>Wer ausspielt, darf die restlichen Stiche beanspruchen, wenn kein Gegner mehr einen gewinnen kann.</translation>
    </message>
    <message>
        <source>A player on lead may claim the remaining tricks; if the claim is wrong, the hand stays face up, and each of its cards must be played as soon as it is legal.</source>
        <translation>Wer ausspielt, darf die restlichen Stiche beanspruchen; war das falsch, bleibt das Blatt offen, und seine Karten werden bei der ersten erlaubten Gelegenheit gespielt.</translation>
    </message>
    <message>
        <source>A player on lead may claim the remaining tricks; if the claim is wrong, they all go to the opponents.</source>
        <translation>Wer ausspielt, darf die restlichen Stiche beanspruchen; war das falsch, gehen alle an die Gegner.</translation>
    </message>
    <message>
        <source>A player on lead may claim the remaining tricks; if the claim is wrong, the bid fails.</source>
        <translation>Wer ausspielt, darf die restlichen Stiche beanspruchen; war das falsch, scheitert das Gebot.</translation>
    </message>
</context>
<context>
    <name>company</name>
    <message>
        <source>The part of Sandbag for playing together isn&apos;t installed, or can&apos;t be used here.</source>
        <translation>Der Teil von Sandbag fürs gemeinsame Spielen ist nicht installiert oder lässt sich hier nicht benutzen.</translation>
    </message>
    <message>
        <source>%1: contains no key</source>
        <translation>%1: darin ist kein Schlüssel</translation>
    </message>
    <message>
        <source>%1: OpenSSL could not make a key</source>
        <translation>%1: OpenSSL konnte keinen Schlüssel machen</translation>
    </message>
    <message>
        <source>No answer from that address. Is the table open, and does its router allow port %1?</source>
        <translation>Unter dieser Adresse antwortet niemand. Ist der Tisch offen, und wird Port %1 dort durchgelassen?</translation>
    </message>
    <message>
        <source>The host of this name used another computer before, so this may be someone else.</source>
        <translation>Der Gastgeber mit diesem Namen hatte bisher einen anderen Computer, es kann also jemand anders sein.</translation>
    </message>
    <message>
        <source>The table&apos;s host has ended the connection.</source>
        <translation>Der Gastgeber des Tisches hat die Verbindung beendet.</translation>
    </message>
    <message>
        <source>The table could not be opened: another program uses port %1.</source>
        <translation>Der Tisch ließ sich nicht öffnen: Ein anderes Programm benutzt Port %1.</translation>
    </message>
    <message>
        <source>The table could not be opened on port %1 (%2).</source>
        <translation>Der Tisch ließ sich an Port %1 nicht öffnen (%2).</translation>
    </message>
    <message>
        <source>The table could not be opened: this computer isn&apos;t on a network.</source>
        <translation>Der Tisch ließ sich nicht öffnen: Dieser Computer ist in keinem Netz.</translation>
    </message>
    <message>
        <source>Too many strangers tried to join: the table is closed to new players now.</source>
        <translation>Zu viele Fremde wollten an den Tisch: Er nimmt jetzt niemanden mehr auf.</translation>
    </message>
    <message>
        <source>%1: another program uses this folder for its tables</source>
        <translation>%1: Ein anderes Programm benutzt diesen Ordner für seine Tische</translation>
    </message>
    <message>
        <source>The invitation is for a table that isn&apos;t open now.</source>
        <translation>Die Einladung gilt für einen Tisch, der gerade nicht offen ist.</translation>
    </message>
    <message>
        <source>This host can&apos;t open another table.</source>
        <translation>Dieser Gastgeber kann keinen weiteren Tisch öffnen.</translation>
    </message>
    <message>
        <source>The other program sent something unexpected (%1).</source>
        <translation>Das andere Programm hat etwas Unerwartetes geschickt (%1).</translation>
    </message>
    <message>
        <source>Too much was sent at once; the connection was closed.</source>
        <translation>Es wurde zu viel auf einmal geschickt; die Verbindung wurde geschlossen.</translation>
    </message>
    <message>
        <source>Too much is being sent at once. If this continues, the connection will be closed.</source>
        <translation>Es wird zu viel auf einmal gesendet. Geht das so weiter, wird die Verbindung geschlossen.</translation>
    </message>
    <message>
        <source>The other program sent something unreadable; the connection was closed.</source>
        <translation>Das andere Programm hat etwas Unlesbares geschickt; die Verbindung wurde geschlossen.</translation>
    </message>
    <message>
        <source>There is no such seat at this table.</source>
        <translation>Diesen Platz gibt es an diesem Tisch nicht.</translation>
    </message>
    <message>
        <source>That seat is already taken.</source>
        <translation>Dieser Platz ist schon besetzt.</translation>
    </message>
    <message>
        <source>Take a seat first.</source>
        <translation>Setz dich erst auf einen Platz.</translation>
    </message>
    <message>
        <source>The rules have changed; look at them again.</source>
        <translation>Die Regeln haben sich geändert; sieh sie dir noch einmal an.</translation>
    </message>
    <message>
        <source>The other program (%2) is older than this one (%1); it must be updated first.</source>
        <translation>Das andere Programm (%2) ist älter als dieses (%1); es muss erst aktualisiert werden.</translation>
    </message>
    <message>
        <source>The other program (%2) is newer than this one (%1); this one must be updated first.</source>
        <translation>Das andere Programm (%2) ist neuer als dieses (%1); dieses muss erst aktualisiert werden.</translation>
    </message>
    <message>
        <source>This program (%1) and the other one (%2) don&apos;t have the same rule options; the older one must be updated first.</source>
        <translation>Dieses Programm (%1) und das andere (%2) kennen nicht dieselben Regeln; das ältere muss erst aktualisiert werden.</translation>
    </message>
    <message>
        <source>Hello!</source>
        <extracomment>What one says to the others at a table of several computers, chosen from a menu.</extracomment>
        <translation>Hallo!</translation>
    </message>
    <message>
        <source>Thank you.</source>
        <translation>Danke.</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Gut gespielt!</translation>
    </message>
    <message>
        <source>Sorry.</source>
        <extracomment>What one says to the others at a table of several computers, chosen from a menu.</extracomment>
        <translation>Tut mir leid.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Einen Moment, bitte.</translation>
    </message>
    <message>
        <source>Shall we go on?</source>
        <translation>Machen wir weiter?</translation>
    </message>
    <message>
        <source>Good night.</source>
        <translation>Gute Nacht.</translation>
    </message>
    <message>
        <source>Nice bid.</source>
        <translation>Schönes Gebot.</translation>
    </message>
    <message>
        <source>That was close!</source>
        <translation>Das war knapp!</translation>
    </message>
    <message>
        <source>Bad luck.</source>
        <translation>Pech gehabt.</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>Viel Glück!</translation>
    </message>
    <message>
        <source>I&apos;m back.</source>
        <translation>Ich bin wieder da.</translation>
    </message>
    <message>
        <source>The table can&apos;t be reached right now.</source>
        <translation>Der Tisch ist gerade nicht zu erreichen.</translation>
    </message>
    <message>
        <source>The player at that seat can&apos;t do that.</source>
        <translation>Der Spieler an diesem Platz kann das nicht.</translation>
    </message>
    <message>
        <source>Only the table&apos;s host can do this.</source>
        <translation>Das kann nur, wer den Tisch geöffnet hat.</translation>
    </message>
    <message>
        <source>That player is no longer away.</source>
        <translation>Dieser Spieler ist wieder da.</translation>
    </message>
    <message>
        <source>The match is paused.</source>
        <translation>Die Partie steht still.</translation>
    </message>
    <message>
        <source>Another player has just asked to undo.</source>
        <translation>Gerade hat jemand anders gebeten, etwas zurückzunehmen.</translation>
    </message>
    <message>
        <source>No deal is in progress.</source>
        <translation>Keine Runde ist im Gange.</translation>
    </message>
    <message>
        <source>You haven&apos;t bid or played in this deal yet.</source>
        <translation>Du hast in dieser Runde noch nichts geboten oder gespielt.</translation>
    </message>
    <message>
        <source>You can ask to undo once per deal.</source>
        <translation>Du kannst einmal je Runde ums Zurücknehmen bitten.</translation>
    </message>
    <message>
        <source>Too late: the deal had already moved on.</source>
        <translation>Das kam zu spät: Das Spiel war schon weitergegangen.</translation>
    </message>
    <message>
        <source>That is not one of the choices.</source>
        <translation>Das steht nicht zur Wahl.</translation>
    </message>
    <message>
        <source>You can send one remark every four seconds.</source>
        <translation>Du kannst alle vier Sekunden eine Bemerkung schicken.</translation>
    </message>
    <message>
        <source>It&apos;s too early to remind anyone. Wait a little.</source>
        <translation>Es ist noch zu früh, jemanden zu erinnern. Warte ein wenig.</translation>
    </message>
    <message>
        <source>This player has been reminded already.</source>
        <translation>Dieser Spieler wurde schon erinnert.</translation>
    </message>
    <message>
        <source>The table&apos;s host sent contradictory data; the connection was closed.</source>
        <translation>Was der Gastgeber des Tisches geschickt hat, widerspricht sich; die Verbindung wurde geschlossen.</translation>
    </message>
    <message>
        <source>You are already at this table through another connection.</source>
        <translation>Du sitzt schon über eine andere Verbindung an diesem Tisch.</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>Der Tisch ist voll.</translation>
    </message>
    <message>
        <source>The match has already begun.</source>
        <translation>Die Partie hat schon begonnen.</translation>
    </message>
    <message>
        <source>The host did not admit you to the table.</source>
        <translation>Der Gastgeber hat dich nicht an den Tisch gelassen.</translation>
    </message>
    <message>
        <source>The host closed the table.</source>
        <translation>Der Gastgeber hat den Tisch geschlossen.</translation>
    </message>
    <message>
        <source>All seats must be taken, and all must agree to the rules.</source>
        <translation>Jeder Platz muss besetzt sein, und alle müssen den Regeln zustimmen.</translation>
    </message>
    <message>
        <source>It&apos;s someone else&apos;s turn to cut.</source>
        <translation>Jemand anders ist mit Abheben dran.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>Du hast den Tisch verlassen.</translation>
    </message>
    <message>
        <source>The match isn&apos;t over yet.</source>
        <translation>Die Partie ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>There is nobody in that seat to ask.</source>
        <translation>Dort sitzt niemand, den man fragen könnte.</translation>
    </message>
    <message>
        <source>%1 would rather not change seats.</source>
        <translation>%1 möchte lieber nicht den Platz tauschen.</translation>
    </message>
    <message>
        <source>Someone who has a seat is away. Wait, or put a computer there.</source>
        <translation>Jemand, der einen Platz hat, ist weg. Warte, oder setz einen Computer dorthin.</translation>
    </message>
    <message>
        <source>Waiting for %1 to cut the deck.</source>
        <translation>Gleich hebt %1 ab.</translation>
    </message>
    <message>
        <source>Only the table&apos;s host can start the next deal.</source>
        <translation>Die nächste Runde kann nur beginnen, wer den Tisch geöffnet hat.</translation>
    </message>
    <message>
        <source>The others wanted to go on. You can pause again in the next deal.</source>
        <translation>Die anderen wollten weiterspielen. In der nächsten Runde kannst du wieder anhalten.</translation>
    </message>
    <message>
        <source>Cut the cards first.</source>
        <translation>Hebe zuerst die Karten ab.</translation>
    </message>
    <message>
        <source>That player isn&apos;t holding up the match.</source>
        <translation>Auf diesen Platz wartet die Partie nicht.</translation>
    </message>
    <message>
        <source>You can pause three times per deal.</source>
        <translation>Du kannst dreimal je Runde anhalten.</translation>
    </message>
    <message>
        <source>The host is being asked about someone else. Try again in a moment.</source>
        <translation>Der Gastgeber wird gerade nach jemand anderem gefragt. Versuche es gleich noch einmal.</translation>
    </message>
</context>
<context>
    <name>contract</name>
    <message numerus="yes">
        <source>%n trick(s) above six, bid and made</source>
        <translation>
            <numerusform>%n Stich über sechs, geboten und geschafft</numerusform>
            <numerusform>%n Stiche über sechs, geboten und geschafft</numerusform>
        </translation>
    </message>
    <message>
        <source>Bonus %1 for seven or more bid and made</source>
        <translation>Bonus Nr. %1 für sieben oder mehr geboten und geschafft</translation>
    </message>
    <message>
        <source>Bonus %1 for seven or more taken</source>
        <translation>Bonus Nr. %1 für sieben oder mehr gemachte Stiche</translation>
    </message>
    <message>
        <source>Each partner took exactly what they bid, %1 in all</source>
        <translation>Jeder Partner machte genau sein Gebot, zusammen %1</translation>
    </message>
    <message>
        <source>partners need not reach their own bids.</source>
        <translation>Partner müssen ihre eigenen Gebote nicht schaffen.</translation>
    </message>
    <message>
        <source>a side that is set doesn&apos;t lose the points of its contract.</source>
        <translation>eine gefallene Seite verliert die Punkte ihres Kontrakts nicht.</translation>
    </message>
    <message>
        <source>If everyone plays alone, there are no partners who must reach their own bids.</source>
        <translation>Wenn jeder für sich spielt, gibt es keine Partner, die ihr eigenes Gebot erreichen müssen.</translation>
    </message>
    <message>
        <source>Points for each trick bid</source>
        <translation>Punkte je gebotenem Stich</translation>
    </message>
    <message>
        <source>Points for each trick bid: earned if the contract is made, lost if it is set.</source>
        <translation>Punkte für jeden gebotenen Stich: Ein erfüllter Kontrakt bringt sie, ein gefallener kostet sie.</translation>
    </message>
    <message>
        <source>books ten points score</source>
        <translation>books ten points score zehn Punkte zählen</translation>
    </message>
    <message>
        <source>points per trick; points per book; points for a trick; # per trick; # a trick; # points per trick; # each trick bid</source>
        <translation>Punkte je Stich; # je Stich; # Punkte je Stich; Punkte pro Stich</translation>
    </message>
    <message>
        <source>When a contract is made</source>
        <translation>Wann ein Kontrakt erfüllt ist</translation>
    </message>
    <message>
        <source>To make a contract, the side must take at least the tricks it bid, or exactly that many. Or each partner must take exactly their own bid, or at least their own bid.</source>
        <translation>Um einen Kontrakt zu erfüllen, muss die Seite mindestens so viele Stiche machen, wie sie geboten hat, oder genau so viele. Oder jeder Partner muss genau sein eigenes Gebot schaffen, oder mindestens sein eigenes Gebot.</translation>
    </message>
    <message>
        <source>At least the contract</source>
        <translation>Mindestens der Kontrakt</translation>
    </message>
    <message>
        <source>Exactly the contract</source>
        <translation>Genau der Kontrakt</translation>
    </message>
    <message>
        <source>Each takes exactly their own bid</source>
        <translation>Jeder genau sein Gebot</translation>
    </message>
    <message>
        <source>Each takes at least their own bid</source>
        <translation>Jeder mindestens sein Gebot</translation>
    </message>
    <message>
        <source>highlander oh hell exact books</source>
        <translation>highlander oh hell exact books genau Kontrakt erfüllt</translation>
    </message>
    <message>
        <source>exact bid=exact; exactly the bid=exact; must be exact=exact; exact contract=exact; oh hell; highlander; make it exactly=exact</source>
        <translation>genau treffen=exact; genaues Gebot=exact; exakt=exact; Kontrakt genau=exact</translation>
    </message>
    <message>
        <source>A partner who misses their bid</source>
        <translation>Partner verfehlt sein Gebot</translation>
    </message>
    <message>
        <source>What a side loses if each partner must make their own bid and one partner misses it: the whole contract, or only that partner&apos;s bid.</source>
        <translation>Was eine Seite verliert, wenn jeder Partner sein eigenes Gebot schaffen muss und einer es verfehlt: den ganzen Kontrakt oder nur das Gebot dieses Partners.</translation>
    </message>
    <message>
        <source>The side loses the whole contract</source>
        <translation>Kostet den ganzen Kontrakt</translation>
    </message>
    <message>
        <source>The side loses only that bid</source>
        <translation>Kostet nur dieses Gebot</translation>
    </message>
    <message>
        <source>Cost of a set</source>
        <translation>Preis fürs Fallen</translation>
    </message>
    <message>
        <source>What a set costs: the whole contract, the points for each missing trick, or nothing. With “One point per trick when set”, the side scores a point for each trick it took.</source>
        <translation>Was ein verfehlter Kontrakt kostet: den ganzen Kontrakt, die Punkte für jeden fehlenden Stich oder nichts. Bei „Gefallen: ein Punkt je Stich“ bekommt die Seite einen Punkt je gemachtem Stich.</translation>
    </message>
    <message>
        <source>The contract</source>
        <translation>Der Kontrakt</translation>
    </message>
    <message>
        <source>Each trick short</source>
        <translation>Je fehlendem Stich</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>A value: a contract that fails costs nothing.</extracomment>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>One point per trick when set</source>
        <translation>Gefallen: ein Punkt je Stich</translation>
    </message>
    <message>
        <source>short down quicksand going under books</source>
        <translation>short down quicksand going under books zu wenig unter Fehlstiche</translation>
    </message>
    <message>
        <source>set; sets; going set; get set; lose; set back; stuck; short; minus contract; minus the contract; lose the contract; missed bid; miss the bid; going under; under bid</source>
        <translation>gefallen; fallen; Kontrakt verloren; nicht geschafft; minus Kontrakt; unter dem Gebot</translation>
    </message>
    <message>
        <source>Points to opponents for each undertrick</source>
        <translation>Gegnerpunkte je fehlendem Stich</translation>
    </message>
    <message>
        <source>When a side falls short of its contract, every opposing side gets this many points for each missing trick.</source>
        <translation>Fehlen einer Seite Stiche zum Kontrakt, bekommt jede gegnerische Seite für jeden fehlenden Stich so viele Punkte.</translation>
    </message>
    <message>
        <source>broken contract defenders undertricks</source>
        <translation>broken contract defenders undertricks Gegner Fehlstiche gefallen</translation>
    </message>
    <message>
        <source>Points for an overtrick</source>
        <translation>Punkte je Überstich</translation>
    </message>
    <message>
        <source>Points for each trick beyond the contract. With a negative number, overtricks cost points.</source>
        <translation>Punkte für jeden Stich über den Kontrakt hinaus. Bei einer negativen Zahl kosten Überstiche Punkte.</translation>
    </message>
    <message>
        <source>bags sandbags books overs no overs over books</source>
        <translation>bags sandbags books overs no overs over books Säcke Überstiche</translation>
    </message>
    <message>
        <source>overtricks; overs; over; overbooks; over books; extra books; extra tricks; no overs=0; overtrick worth #; # per overtrick; # for each overtrick; # per bag; points for bags</source>
        <translation>Überstiche; Überstich; keine Überstiche=0; # je Überstich; Überstich zählt #; # je Sack</translation>
    </message>
    <message>
        <source>Overtricks that set a side</source>
        <translation>Gefallen durch Überstiche</translation>
    </message>
    <message>
        <source>A side that takes this many overtricks or more is set. 0 turns this rule off.</source>
        <translation>Eine Seite mit so vielen Überstichen oder mehr ist gefallen. 0 schaltet es ab.</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>The value of a rule that is not in force.</extracomment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>bags sandbags overs three</source>
        <translation>bags sandbags overs three Säcke Überstiche drei</translation>
    </message>
    <message>
        <source>set by overtricks; # overs is a set; # over is a set; # overtricks is a set; # bags is a set; too many overs; # over sets you</source>
        <translation>gefallen durch Überstiche; # Überstiche fallen; zu viele Überstiche</translation>
    </message>
    <message>
        <source>Set for taking twice the bid</source>
        <translation>Gefallen beim Doppelten</translation>
    </message>
    <message>
        <source>A side may be set for taking too many tricks. Either twice its bid is already too many, or only more than twice its bid.</source>
        <translation>Eine Seite kann fallen, weil sie zu viele Stiche macht. Entweder ist schon das Doppelte ihres Gebots zu viel oder erst mehr als das Doppelte.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Nicht gespielt</translation>
    </message>
    <message>
        <source>At least twice</source>
        <translation>Mindestens das Doppelte</translation>
    </message>
    <message>
        <source>More than twice</source>
        <translation>Mehr als das Doppelte</translation>
    </message>
    <message>
        <source>double over double back bags sandbags overtricks</source>
        <translation>double over double back bags sandbags overtricks doppelt Säcke Überstiche</translation>
    </message>
    <message>
        <source>double over; double back; twice the bid; double the bid; double your bid</source>
        <translation>doppeltes Gebot; doppelt so viele Stiche; zweimal das Gebot</translation>
    </message>
    <message>
        <source>Penalty multiplier for taking twice the bid</source>
        <translation>Das Doppelte kostet, Faktor</translation>
    </message>
    <message>
        <source>A side that is set for taking too many tricks loses its contract multiplied by this number.</source>
        <translation>Eine Seite, die durch zu viele Stiche fällt, verliert ihren Kontrakt mal diese Zahl.</translation>
    </message>
    <message>
        <source>Bonus for seven or more</source>
        <translation>Bonus ab sieben</translation>
    </message>
    <message>
        <source>One of three bonuses. The first: each trick above six that is bid and made scores ten more points. The second is a race: a side gets 10 points the first time it makes a contract of seven or more, 20 the second time, 30 the third, and so on. The third is the same race, but a side only has to take seven or more tricks.</source>
        <translation>Einer von drei Boni. Der erste: Jeder gebotene und gemachte Stich über sechs bringt zehn Punkte mehr. Der zweite ist ein Wettlauf: Eine Seite bekommt 10 Punkte, wenn sie zum ersten Mal einen Kontrakt ab sieben erfüllt, 20 beim zweiten Mal, 30 beim dritten und so weiter. Der dritte ist derselbe Wettlauf, aber eine Seite muss nur sieben oder mehr Stiche machen.</translation>
    </message>
    <message>
        <source>By the size of the bid</source>
        <translation>Nach Höhe des Gebots</translation>
    </message>
    <message>
        <source>Race for contracts made</source>
        <translation>Wettlauf: erfüllte Kontrakte</translation>
    </message>
    <message>
        <source>Race for deals with seven tricks</source>
        <translation>Wettlauf: Runden mit sieben Stichen</translation>
    </message>
    <message>
        <source>seven tricks or higher race</source>
        <translation>seven tricks or higher race sieben Stiche Wettlauf</translation>
    </message>
    <message>
        <source>seven or more; bonus for seven; # or higher bonus</source>
        <translation>sieben oder mehr; Bonus ab sieben</translation>
    </message>
    <message>
        <source>Bonus if both partners are exact</source>
        <translation>Bonus für zwei Genaue</translation>
    </message>
    <message>
        <source>If each partner takes exactly as many tricks as they bid, the side earns 10 extra points for every two tricks of its contract.</source>
        <translation>Macht jeder Partner genau so viele Stiche, wie er geboten hat, bekommt die Seite 10 Punkte extra für je zwei Stiche ihres Kontrakts.</translation>
    </message>
    <message>
        <source>individual team players</source>
        <translation>individual team players einzeln Team Spieler</translation>
    </message>
    <message numerus="yes">
        <source>%n overtrick(s)</source>
        <translation>
            <numerusform>%n Überstich</numerusform>
            <numerusform>%n Überstiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opponents fell %n trick(s) short</source>
        <translation>
            <numerusform>Den anderen fehlte %n Stich</numerusform>
            <numerusform>Den anderen fehlten %n Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A contract earns %n point(s) for each trick bid, if each partner takes at least their own bid.</source>
        <translation>
            <numerusform>Ein Kontrakt bringt %n Punkt je gebotenem Stich, wenn jeder Partner mindestens sein eigenes Gebot schafft.</numerusform>
            <numerusform>Ein Kontrakt bringt %n Punkte je gebotenem Stich, wenn jeder Partner mindestens sein eigenes Gebot schafft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A contract earns %n point(s) for each trick bid, if each partner takes exactly their own bid.</source>
        <translation>
            <numerusform>Ein Kontrakt bringt %n Punkt je gebotenem Stich, wenn jeder Partner genau sein eigenes Gebot schafft.</numerusform>
            <numerusform>Ein Kontrakt bringt %n Punkte je gebotenem Stich, wenn jeder Partner genau sein eigenes Gebot schafft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that takes exactly its contract earns %n point(s) for each trick bid.</source>
        <translation>
            <numerusform>Eine Seite, die genau ihren Kontrakt macht, bekommt %n Punkt je gebotenem Stich.</numerusform>
            <numerusform>Eine Seite, die genau ihren Kontrakt macht, bekommt %n Punkte je gebotenem Stich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that takes at least its contract earns %n point(s) for each trick bid.</source>
        <translation>
            <numerusform>Eine Seite, die mindestens ihren Kontrakt macht, bekommt %n Punkt je gebotenem Stich.</numerusform>
            <numerusform>Eine Seite, die mindestens ihren Kontrakt macht, bekommt %n Punkte je gebotenem Stich.</numerusform>
        </translation>
    </message>
    <message>
        <source>If a partner misses their own bid, the side loses the whole contract; overtricks still score.</source>
        <translation>Verfehlt ein Partner sein Gebot, verliert die Seite den ganzen Kontrakt; Überstiche zählen auch dann.</translation>
    </message>
    <message>
        <source>If a partner misses their own bid, the side loses only that bid; overtricks still score.</source>
        <translation>Verfehlt ein Partner sein Gebot, verliert die Seite nur dieses Gebot; Überstiche zählen auch dann.</translation>
    </message>
    <message>
        <source>Otherwise the side is set and loses the same number of points.</source>
        <translation>Sonst ist die Seite gefallen und verliert ebenso viel.</translation>
    </message>
    <message>
        <source>Otherwise the side is set. Each missing trick costs as much as a trick bid earns; a side that is set for taking too many tricks loses its whole contract.</source>
        <translation>Sonst ist die Seite gefallen. Jeder fehlende Stich kostet so viel, wie ein gebotener bringt; eine Seite, die durch zu viele Stiche fällt, verliert ihren ganzen Kontrakt.</translation>
    </message>
    <message>
        <source>Otherwise the side is set and scores nothing.</source>
        <translation>Sonst ist die Seite gefallen und bekommt nichts.</translation>
    </message>
    <message>
        <source>Otherwise the side is set and scores 1 point for each trick it took.</source>
        <translation>Sonst ist die Seite gefallen und bekommt 1 Punkt für jeden gemachten Stich.</translation>
    </message>
    <message numerus="yes">
        <source>For each trick that a side is short, every other side gets %n point(s).</source>
        <translation>
            <numerusform>Für jeden Stich, der einer Seite fehlt, bekommt jede andere Seite %n Punkt.</numerusform>
            <numerusform>Für jeden Stich, der einer Seite fehlt, bekommt jede andere Seite %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For each trick that a side is short, the opponents get %n point(s).</source>
        <translation>
            <numerusform>Für jeden Stich, der einer Seite fehlt, bekommen die Gegner %n Punkt.</numerusform>
            <numerusform>Für jeden Stich, der einer Seite fehlt, bekommen die Gegner %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Overtricks are kept separately from the score, as bags, and earn no points.</source>
        <translation>Überstiche werden als Säcke getrennt vom Punktestand geführt und bringen keine Punkte.</translation>
    </message>
    <message>
        <source>Overtricks earn no points.</source>
        <translation>Überstiche bringen keine Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>Each overtrick earns %n point(s).</source>
        <translation>
            <numerusform>Jeder Überstich bringt %n Punkt.</numerusform>
            <numerusform>Jeder Überstich bringt %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each overtrick costs %n point(s).</source>
        <translation>
            <numerusform>Jeder Überstich kostet %n Punkt.</numerusform>
            <numerusform>Jeder Überstich kostet %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>A side that takes %1 or more overtricks is also set.</source>
        <translation>Eine Seite ist auch gefallen, wenn sie %1 oder mehr Überstiche hat.</translation>
    </message>
    <message>
        <source>A side is also set when it takes twice its contract or more.</source>
        <translation>Eine Seite ist auch gefallen, wenn sie das Doppelte ihres Kontrakts oder mehr macht.</translation>
    </message>
    <message>
        <source>A side is also set when it takes more than twice its contract.</source>
        <translation>Eine Seite ist auch gefallen, wenn sie mehr als das Doppelte ihres Kontrakts macht.</translation>
    </message>
    <message>
        <source>A set for taking too many tricks costs %1 times the contract.</source>
        <translation>Wer durch zu viele Stiche fällt, verliert das %1-Fache des Kontrakts.</translation>
    </message>
    <message>
        <source>A made contract of seven or more earns 10 extra points for each trick bid above six.</source>
        <translation>Ein erfüllter Kontrakt von sieben oder mehr bringt für jeden gebotenen Stich über sechs 10 Punkte mehr.</translation>
    </message>
    <message>
        <source>A side that makes a contract of seven or more earns 10 extra points the first time, 20 the second time, and so on.</source>
        <translation>Eine Seite, die einen Kontrakt von sieben oder mehr erfüllt, bekommt beim ersten Mal 10 Punkte mehr, beim zweiten 20 und so weiter.</translation>
    </message>
    <message>
        <source>A side that takes seven tricks or more earns 10 extra points the first time, 20 the second time, and so on, no matter what it bid.</source>
        <translation>Eine Seite, die sieben oder mehr Stiche macht, bekommt beim ersten Mal 10 Punkte mehr, beim zweiten 20 und so weiter, gleich was sie geboten hat.</translation>
    </message>
    <message>
        <source>When both partners take exactly their own bids, they earn 10 extra points for every two tricks of the contract.</source>
        <translation>Machen beide Partner genau ihre eigenen Gebote, bekommen sie 10 Punkte extra für je zwei Stiche des Kontrakts.</translation>
    </message>
    <message>
        <source>Contracts must be met exactly.</source>
        <translation>Kontrakte müssen genau sein.</translation>
    </message>
    <message>
        <source>Bid %1, took %2</source>
        <translation>%1 geboten, %2 gemacht</translation>
    </message>
    <message>
        <source>Bid %1, tricks that count: %2</source>
        <translation>%1 geboten, gewertete Stiche: %2</translation>
    </message>
    <message numerus="yes">
        <source>Bid %1, took %2: %n trick(s) short</source>
        <translation>
            <numerusform>%1 geboten, %2 gemacht: %n Stich fehlt</numerusform>
            <numerusform>%1 geboten, %2 gemacht: %n Stiche fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bid %1, tricks that count: %2 (%n trick(s) short)</source>
        <translation>
            <numerusform>%1 geboten, gewertete Stiche: %2 (%n Stich fehlt)</numerusform>
            <numerusform>%1 geboten, gewertete Stiche: %2 (%n Stiche fehlen)</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid %1, took %2: set by overtricks</source>
        <translation>%1 geboten, %2 gemacht: durch Überstiche gefallen</translation>
    </message>
    <message>
        <source>Bid %1, took %2: set for taking twice the bid</source>
        <translation>%1 geboten, %2 gemacht: mit dem Doppelten des Gebots gefallen</translation>
    </message>
    <message>
        <source>Bid %1, took %2: the bid had to be met exactly</source>
        <translation>%1 geboten, %2 gemacht: das Gebot war genau zu erfüllen</translation>
    </message>
    <message>
        <source>Bid %1, took %2: a partner missed their own bid</source>
        <translation>%1 geboten, %2 gemacht: ein Partner hat sein Gebot verfehlt</translation>
    </message>
    <message>
        <source>Own bid %1, took %2: made</source>
        <translation>Eigenes Gebot %1, %2 gemacht: geschafft</translation>
    </message>
    <message>
        <source>Own bid %1, took %2: missed</source>
        <translation>Eigenes Gebot %1, %2 gemacht: verfehlt</translation>
    </message>
    <message>
        <source>Bid %1, took %2: set by the failed nil</source>
        <translation>%1 geboten, %2 gemacht: durch das gescheiterte Nil gefallen</translation>
    </message>
    <message>
        <source>Bid %1, took %2: failed because of a wrong claim</source>
        <translation>%1 geboten, %2 gemacht: wegen falschen Beanspruchens gescheitert</translation>
    </message>
    <message>
        <source>Bid %1, took %2: set by a false challenge</source>
        <translation>%1 geboten, %2 gemacht: durch falsches Reklamieren gefallen</translation>
    </message>
    <message>
        <source>Bid %1: counts as made, since the opponents reneged</source>
        <translation>%1 geboten: zählt als geschafft, weil die anderen falsch bedient haben</translation>
    </message>
    <message numerus="yes">
        <source>%n overtrick(s), points but no bags</source>
        <translation>
            <numerusform>%n Überstich, Punkte ohne Säcke</numerusform>
            <numerusform>%n Überstiche, Punkte ohne Säcke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who takes exactly their contract earns %n point(s) for each trick bid.</source>
        <translation>
            <numerusform>Ein Spieler, der genau seinen Kontrakt macht, bekommt %n Punkt je gebotenem Stich.</numerusform>
            <numerusform>Ein Spieler, der genau seinen Kontrakt macht, bekommt %n Punkte je gebotenem Stich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who takes at least their contract earns %n point(s) for each trick bid.</source>
        <translation>
            <numerusform>Ein Spieler, der mindestens seinen Kontrakt macht, bekommt %n Punkt je gebotenem Stich.</numerusform>
            <numerusform>Ein Spieler, der mindestens seinen Kontrakt macht, bekommt %n Punkte je gebotenem Stich.</numerusform>
        </translation>
    </message>
    <message>
        <source>Otherwise the player is set and loses the same number of points.</source>
        <translation>Sonst ist der Spieler gefallen und verliert ebenso viel.</translation>
    </message>
    <message>
        <source>Otherwise the player is set. Each missing trick costs as much as a trick bid earns; a player who is set for taking too many tricks loses their whole contract.</source>
        <translation>Sonst ist der Spieler gefallen. Jeder fehlende Stich kostet so viel, wie ein gebotener bringt; ein Spieler, der durch zu viele Stiche fällt, verliert seinen ganzen Kontrakt.</translation>
    </message>
    <message>
        <source>Otherwise the player is set and scores nothing.</source>
        <translation>Sonst ist der Spieler gefallen und bekommt nichts.</translation>
    </message>
    <message>
        <source>Otherwise the player is set and scores 1 point for each trick they took.</source>
        <translation>Sonst ist der Spieler gefallen und bekommt 1 Punkt für jeden gemachten Stich.</translation>
    </message>
    <message numerus="yes">
        <source>For each trick that a player is short, every other player gets %n point(s).</source>
        <translation>
            <numerusform>Für jeden Stich, der einem Spieler fehlt, bekommt jeder andere Spieler %n Punkt.</numerusform>
            <numerusform>Für jeden Stich, der einem Spieler fehlt, bekommt jeder andere Spieler %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For each trick that a player is short, the opponent gets %n point(s).</source>
        <translation>
            <numerusform>Für jeden Stich, der einem Spieler fehlt, bekommt der Gegner %n Punkt.</numerusform>
            <numerusform>Für jeden Stich, der einem Spieler fehlt, bekommt der Gegner %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who takes %1 or more overtricks is also set.</source>
        <translation>Ein Spieler ist auch gefallen, wenn er %1 oder mehr Überstiche hat.</translation>
    </message>
    <message>
        <source>A player is also set when they take twice their contract or more.</source>
        <translation>Ein Spieler ist auch gefallen, wenn er das Doppelte seines Kontrakts oder mehr macht.</translation>
    </message>
    <message>
        <source>A player is also set when they take more than twice their contract.</source>
        <translation>Ein Spieler ist auch gefallen, wenn er mehr als das Doppelte seines Kontrakts macht.</translation>
    </message>
    <message>
        <source>A player who makes a contract of seven or more earns 10 extra points the first time, 20 the second time, and so on.</source>
        <translation>Ein Spieler, der einen Kontrakt von sieben oder mehr erfüllt, bekommt beim ersten Mal 10 Punkte mehr, beim zweiten 20 und so weiter.</translation>
    </message>
    <message>
        <source>A player who takes seven tricks or more earns 10 extra points the first time, 20 the second time, and so on, no matter what they bid.</source>
        <translation>Ein Spieler, der sieben oder mehr Stiche macht, bekommt beim ersten Mal 10 Punkte mehr, beim zweiten 20 und so weiter, gleich was er geboten hat.</translation>
    </message>
</context>
<context>
    <name>dealing</name>
    <message>
        <source>the rule “Dealing or drafting” is not set to “Draft: keep or take the next”.</source>
        <translation>die Regel „Geben oder ziehen“ steht nicht auf „Ziehen: behalten oder die nächste“.</translation>
    </message>
    <message>
        <source>no hand can be declared a misdeal.</source>
        <translation>für kein Blatt kann neues Geben verlangt werden.</translation>
    </message>
    <message>
        <source>a hand without face cards isn&apos;t a misdeal.</source>
        <translation>ein Blatt ohne Bilder darf nicht weggeworfen werden.</translation>
    </message>
    <message>
        <source>only one condition for a misdeal is in use.</source>
        <translation>nur eine Bedingung für neues Geben gilt.</translation>
    </message>
    <message>
        <source>No card of that suit is in the deck, so it can&apos;t decide who deals first.</source>
        <translation>Von dieser Farbe ist keine Karte im Spiel, deshalb kann sie den ersten Geber nicht bestimmen.</translation>
    </message>
    <message>
        <source>The deck has only %3 cards: too few to deal %1 to each of %2 players.</source>
        <translation>Das Kartenspiel hat nur %3 Karten: zu wenige, um jedem von %2 Spielern %1 zu geben.</translation>
    </message>
    <message>
        <source>A kitty of %1 would be bigger than a hand of %2.</source>
        <translation>Ein Talon von %1 wäre größer als ein Blatt von %2.</translation>
    </message>
    <message>
        <source>A French cut makes four stacks: it needs four players and one deck.</source>
        <translation>Französisches Abheben ergibt vier Stapel: Es braucht vier Spieler und ein Kartenspiel.</translation>
    </message>
    <message>
        <source>Hands can be drafted only in a two-player game.</source>
        <translation>Nur zu zweit kann man sein Blatt selbst ziehen.</translation>
    </message>
    <message>
        <source>If hands are drafted, no cards are left for a kitty.</source>
        <translation>Werden die Blätter gezogen, bleiben keine Karten für einen Talon.</translation>
    </message>
    <message numerus="yes">
        <source>With two players, each holds half the deck: %n card(s).</source>
        <translation>
            <numerusform>Jeder der beiden Spieler hält das halbe Kartenspiel: %n Karte.</numerusform>
            <numerusform>Jeder der beiden Spieler hält das halbe Kartenspiel: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Erster Geber</translation>
    </message>
    <message>
        <source>How the first dealer is chosen. Equal cards are ranked by suit: spades, hearts, diamonds, clubs.</source>
        <translation>Wie der erste Geber bestimmt wird. Bei gleichen Karten entscheidet die Farbe: Pik, Herz, Karo, Kreuz.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>First spade turned up</source>
        <translation>Erstes aufgedecktes Pik</translation>
    </message>
    <message>
        <source>Highest card drawn</source>
        <translation>Höchste gezogene Karte</translation>
    </message>
    <message>
        <source>Lowest card drawn</source>
        <translation>Niedrigste gezogene Karte</translation>
    </message>
    <message>
        <source>First heart turned up</source>
        <translation>Erstes aufgedecktes Herz</translation>
    </message>
    <message>
        <source>First diamond turned up</source>
        <translation>Erstes aufgedecktes Karo</translation>
    </message>
    <message>
        <source>First club turned up</source>
        <translation>Erstes aufgedecktes Kreuz</translation>
    </message>
    <message>
        <source>draw for deal high card first diamond deals first club deals first heart deals</source>
        <translation>ziehen geber hohe karte erstes karo gibt erstes kreuz gibt erstes herz gibt</translation>
    </message>
    <message>
        <source>first dealer; who deals first; draw for deal; first spade deals=first-spade; first diamond deals=first-diamond; first club deals=first-club; first heart deals=first-heart; high card deals=high-card; high card=high-card; low card deals=low-card; random dealer=random</source>
        <translation>erster Geber; wer gibt zuerst; erstes Pik gibt=first-spade; erstes Karo gibt=first-diamond; erstes Kreuz gibt=first-club; erstes Herz gibt=first-heart; höchste Karte gibt=high-card; niedrigste Karte gibt=low-card</translation>
    </message>
    <message>
        <source>Cutting</source>
        <extracomment>Title of a rule: whether the deck is cut before it is dealt, noun.</extracomment>
        <translation>Abheben</translation>
    </message>
    <message>
        <source>Whether the deck is cut; the player just before the dealer does it. In a French cut, the deck is split into four stacks and their top cards are turned up; the cutter gives each player one of those cards, face up.</source>
        <translation>Ob abgehoben wird; das tut der Spieler vor dem Geber. Beim französischen Abheben wird das Spiel in vier Stapel geteilt, und deren oberste Karten werden aufgedeckt; wer abhebt, gibt jedem Spieler eine davon, für alle sichtbar.</translation>
    </message>
    <message>
        <source>No cut</source>
        <translation>Kein Abheben</translation>
    </message>
    <message>
        <source>Plain cut</source>
        <translation>Einfaches Abheben</translation>
    </message>
    <message>
        <source>French cut</source>
        <translation>Französisches Abheben</translation>
    </message>
    <message>
        <source>cut french stacks shuffle</source>
        <translation>cut french stacks shuffle abheben Stapel mischen</translation>
    </message>
    <message>
        <source>cut; cut the deck; cut the cards; cutting the cards; no cut=none; no cutting=none; french cut=french</source>
        <translation>abheben; nicht abheben=none; kein Abheben=none</translation>
    </message>
    <message>
        <source>Cards for each player</source>
        <translation>Karten für jeden Spieler</translation>
    </message>
    <message>
        <source>How many cards each player gets, and so how many tricks a deal has. The rule “Cards left over” says what happens to the other cards. 0 means as many as possible.</source>
        <translation>Wie viele Karten jeder Spieler bekommt, und damit, wie viele Stiche eine Runde hat. Was mit den anderen geschieht, sagt die Regel „Überzählige Karten“. 0 heißt: so viele wie möglich.</translation>
    </message>
    <message>
        <source>As many as possible</source>
        <translation>So viele wie möglich</translation>
    </message>
    <message>
        <source>cards each hand size thirteen 13 number of cards dealt</source>
        <translation>karten für jeden handgröße blattgröße dreizehn 13 kartenzahl</translation>
    </message>
    <message>
        <source>cards each; # cards each; # cards; hand size; hand of # cards; deal # cards; cards per player; # cards per player; how many cards</source>
        <translation>Karten für jeden; # Karten für jeden; # Karten; Handgröße; # Karten geben; Karten je Spieler; wie viele Karten</translation>
    </message>
    <message>
        <source>Cards dealt face up</source>
        <translation>Offen gegebene Karten</translation>
    </message>
    <message>
        <source>How many cards of each hand are dealt face up for everyone to see.</source>
        <translation>Wie viele Karten jedes Blatts für alle sichtbar offen gegeben werden.</translation>
    </message>
    <message>
        <source>exposed open cards power check</source>
        <translation>exposed open cards power check offene Karten aufgedeckt</translation>
    </message>
    <message>
        <source>face up; # cards face up; exposed cards; open cards</source>
        <translation>offen; # Karten offen; aufgedeckte Karten; offene Karten</translation>
    </message>
    <message>
        <source>Dealing or drafting</source>
        <translation>Geben oder ziehen</translation>
    </message>
    <message>
        <source>Cards are dealt as usual, or two players draft their hands in one of two ways. In the first, a player looks at the top card and either keeps it or takes the next one unseen. In the second, a player draws two cards and keeps one.</source>
        <translation>Es wird wie üblich gegeben, oder zwei Spieler ziehen ihr Blatt selbst, auf eine von zwei Arten. Bei der ersten sieht man die oberste Karte an und behält sie oder nimmt die nächste blind. Bei der zweiten zieht man zwei Karten und behält eine.</translation>
    </message>
    <message>
        <source>Dealt</source>
        <extracomment>A value: the cards are dealt as usual and not chosen one by one, an adjective.</extracomment>
        <translation>Gegeben</translation>
    </message>
    <message>
        <source>Draft: keep or take the next</source>
        <translation>Ziehen: behalten oder die nächste</translation>
    </message>
    <message>
        <source>Draft: keep one of two</source>
        <translation>Ziehen: eine von zweien</translation>
    </message>
    <message>
        <source>two players draw draft stock heads up</source>
        <translation>two players draw draft stock heads up zwei Spieler ziehen Stapel zu zweit</translation>
    </message>
    <message>
        <source>draw two keep one; draft; drafting; two player deal; draw from the stock; honeymoon</source>
        <translation>ziehen; zwei ziehen eine behalten; zu zweit geben; vom Stapel ziehen</translation>
    </message>
    <message>
        <source>Look at the discarded card</source>
        <translation>Abgelehnte Karte ansehen</translation>
    </message>
    <message>
        <source>A drafting player who keeps the first card may look at the second one before discarding it.</source>
        <translation>Wer beim Ziehen die erste Karte behält, darf die zweite ansehen, bevor sie weggelegt wird.</translation>
    </message>
    <message>
        <source>Misdeal: no face card</source>
        <translation>Neu geben: kein Bild</translation>
    </message>
    <message>
        <source>A player whose hand has no jack, queen or king may show it and ask for a new deal.</source>
        <translation>Wer weder Bube noch Dame noch König hat, darf sein Blatt vorzeigen und neues Geben verlangen.</translation>
    </message>
    <message>
        <source>deficient hand redeal court picture</source>
        <translation>deficient hand redeal court picture schlechte Hand neu geben Bilder Bildkarten</translation>
    </message>
    <message>
        <source>misdeal; reshuffle; redeal; no face cards; no faces; no court cards; no picture cards; deficient hand; bad hand</source>
        <translation>Fehlgeben; neu geben; neu mischen; keine Bilder; Blatt ohne Bild; kein Bild</translation>
    </message>
    <message>
        <source>Misdeal: aces count as face cards</source>
        <translation>Neu geben: Asse zählen als Bilder</translation>
    </message>
    <message>
        <source>An ace counts as a face card too, so a hand without face cards has no ace, king, queen or jack.</source>
        <translation>Auch ein Ass zählt als Bild: Ein Blatt ohne Bilder hat dann weder Ass noch König noch Dame noch Bube.</translation>
    </message>
    <message>
        <source>no ace no face A K Q J picture deficient hand redeal</source>
        <translation>kein ass kein bild A K D B bilder schlechtes blatt neu geben</translation>
    </message>
    <message>
        <source>no ace no face=true; no ace or face=true; ace is a face card=true; aces are face cards=true; no A K Q J=true; no A, K, Q or J=true</source>
        <translation>kein Ass kein Bild=true; Ass ist ein Bild=true; Ass zählt als Bild=true</translation>
    </message>
    <message>
        <source>Misdeal: long suit</source>
        <translation>Neu geben: lange Farbe</translation>
    </message>
    <message>
        <source>A player who holds at least this many cards of one suit may show the hand and ask for a new deal. 0 turns this rule off.</source>
        <translation>Wer mindestens so viele Karten einer Farbe hat, darf sein Blatt vorzeigen und neues Geben verlangen. 0 schaltet es ab.</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>The value of a rule that is not in force.</extracomment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>deficient hand redeal seven of a suit</source>
        <translation>deficient hand redeal seven of a suit schlechte Hand neu geben sieben einer Farbe</translation>
    </message>
    <message>
        <source>long suit; # of a suit; # of one suit; # card suit; seven of a suit=7; too many of a suit</source>
        <translation>lange Farbe; # von einer Farbe; # Karten einer Farbe; zu viele einer Farbe</translation>
    </message>
    <message>
        <source>Misdeal: few spades</source>
        <translation>Neu geben: wenig Pik</translation>
    </message>
    <message>
        <source>A player who holds no more than this many spades may show the hand and ask for a new deal. −1 turns this rule off.</source>
        <translation>Wer höchstens so viele Pik hat, darf sein Blatt vorzeigen und neues Geben verlangen. −1 schaltet es ab.</translation>
    </message>
    <message>
        <source>deficient hand redeal no spades one spade trump less</source>
        <translation>deficient hand redeal no spades one spade trump less schlechte Hand neu geben kein Pik ein Pik trumpflos</translation>
    </message>
    <message>
        <source>no spades=0; one spade=1; few spades; no trumps in hand=0; no spades in hand=0; bad luck; not enough spades; too few spades</source>
        <translation>kein Pik=0; ein Pik=1; wenig Pik; zu wenig Pik; ohne Pik=0; Pech</translation>
    </message>
    <message>
        <source>Misdeal: all conditions required</source>
        <translation>Neu geben: alle Bedingungen zugleich</translation>
    </message>
    <message>
        <source>On: a hand is a misdeal only if it meets every misdeal condition in use. Off: one condition is enough.</source>
        <translation>An: Ein Blatt darf nur weggeworfen werden, wenn es alle geltenden Bedingungen erfüllt. Aus: Eine Bedingung genügt.</translation>
    </message>
    <message>
        <source>both misdeal conditions together and deficient hand redeal</source>
        <translation>beide bedingungen zusammen und schlechtes blatt neu geben</translation>
    </message>
    <message>
        <source>both misdeal conditions=true; all misdeal conditions=true; both conditions=true; misdeal conditions together=true</source>
        <translation>beide Bedingungen=true; alle Bedingungen zugleich=true</translation>
    </message>
    <message>
        <source>Ask partner about a misdeal</source>
        <translation>Partner zum Neugeben fragen</translation>
    </message>
    <message>
        <source>Before declaring a misdeal, a player may ask their partner for a yes or no, but still decides alone.</source>
        <translation>Bevor ein Spieler neues Geben verlangt, darf er den Partner nach Ja oder Nein fragen; er entscheidet aber allein.</translation>
    </message>
    <message>
        <source>Dealer after a misdeal</source>
        <translation>Geber nach neuem Geben</translation>
    </message>
    <message>
        <source>Who deals after a misdeal, or after a deal that is void because too few tricks were bid: the same player again, or the next one.</source>
        <translation>Wer nach einem weggeworfenen Blatt gibt oder nach einer Runde, die ungültig ist, weil zu wenig geboten wurde: noch einmal derselbe Spieler oder der nächste.</translation>
    </message>
    <message>
        <source>Same dealer</source>
        <translation>Derselbe Geber</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation>Der nächste Geber</translation>
    </message>
    <message>
        <source>who deals again; same dealer deals again=same; next dealer deals=next</source>
        <translation>wer neu gibt; derselbe gibt neu=same; der Nächste gibt=next</translation>
    </message>
    <message>
        <source>The first dealer is chosen at random.</source>
        <translation>Der erste Geber wird ausgelost.</translation>
    </message>
    <message>
        <source>Cards are dealt face up until a spade appears; the player who gets it deals first.</source>
        <translation>Es werden Karten aufgedeckt, bis ein Pik erscheint; wer es bekommt, gibt zuerst.</translation>
    </message>
    <message>
        <source>Cards are dealt face up until a heart appears; the player who gets it deals first.</source>
        <translation>Es werden Karten aufgedeckt, bis ein Herz erscheint; wer es bekommt, gibt zuerst.</translation>
    </message>
    <message>
        <source>The players are dealt cards face up in turn; the one who gets the first diamond deals first.</source>
        <translation>Es werden Karten aufgedeckt, bis ein Karo erscheint; wer es bekommt, gibt zuerst.</translation>
    </message>
    <message>
        <source>Cards are dealt face up until a club appears; the player who gets it deals first.</source>
        <translation>Es werden Karten aufgedeckt, bis ein Kreuz erscheint; wer es bekommt, gibt zuerst.</translation>
    </message>
    <message>
        <source>The player who draws the highest card deals first (ties go to spades, then hearts, diamonds, clubs).</source>
        <translation>Wer die höchste Karte zieht, gibt zuerst (bei gleichen: Pik, Herz, Karo, Kreuz).</translation>
    </message>
    <message>
        <source>The player who draws the lowest card deals first (ties go to clubs, then diamonds, hearts, spades).</source>
        <translation>Wer die niedrigste Karte zieht, gibt zuerst (bei gleichen: Kreuz, Karo, Herz, Pik).</translation>
    </message>
    <message>
        <source>%1 The deal then passes to the right.</source>
        <translation>%1 Das Geben geht dann nach rechts.</translation>
    </message>
    <message>
        <source>%1 The deal then passes to the left.</source>
        <translation>%1 Das Geben geht dann nach links.</translation>
    </message>
    <message>
        <source>The deck is not cut.</source>
        <translation>Es wird nicht abgehoben.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left may cut the deck.</source>
        <translation>Der Spieler links vom Geber darf abheben.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s right may cut the deck.</source>
        <translation>Der Spieler rechts vom Geber darf abheben.</translation>
    </message>
    <message>
        <source>French cut: the player on the dealer&apos;s left splits the deck into four stacks, turns up the four top cards, and gives one of those cards to each player.</source>
        <translation>Französisches Abheben: Der Spieler links vom Geber teilt das Spiel in vier Stapel, deckt von jedem die oberste Karte auf und gibt jedem Spieler eine davon, für alle sichtbar.</translation>
    </message>
    <message>
        <source>French cut: the player on the dealer&apos;s right splits the deck into four stacks, turns up the four top cards, and gives one of those cards to each player.</source>
        <translation>Französisches Abheben: Der Spieler rechts vom Geber teilt das Spiel in vier Stapel, deckt von jedem die oberste Karte auf und gibt jedem Spieler eine davon, für alle sichtbar.</translation>
    </message>
    <message>
        <source>The two players draft their hands, starting with the nondealer. In turn, each draws two cards, keeps one, and discards the other. They stop when both hold %1 cards.</source>
        <translation>Die beiden Spieler ziehen ihr Blatt selbst, der Geber als Zweiter. Abwechselnd zieht jeder zwei Karten, behält eine und wirft die andere weg, bis beide %1 Karten haben.</translation>
    </message>
    <message>
        <source>The two players draft their hands, starting with the nondealer. In turn, each looks at the top card and keeps either that card or the next one, and the other of the two is discarded. They stop when both hold %1 cards.</source>
        <translation>Die beiden Spieler ziehen ihr Blatt selbst, der Geber als Zweiter. Abwechselnd sieht jeder die oberste Karte an und behält sie oder die nächste; die andere der beiden wird weggeworfen. So geht es, bis beide %1 Karten haben.</translation>
    </message>
    <message>
        <source>A player who keeps the first card may look at the second one before discarding it.</source>
        <translation>Wer die erste Karte behält, darf die zweite ansehen, bevor er sie weglegt.</translation>
    </message>
    <message>
        <source>A player who keeps the first card must discard the second one without looking at it.</source>
        <translation>Wer die erste Karte behält, muss die zweite weglegen, ohne sie anzusehen.</translation>
    </message>
    <message>
        <source>All cards must be dealt out evenly.</source>
        <translation>Die Karten müssen aufgehen.</translation>
    </message>
    <message numerus="yes">
        <source>Everyone gets %n card(s).</source>
        <translation>
            <numerusform>Jeder bekommt %n Karte.</numerusform>
            <numerusform>Jeder bekommt %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>One card left over: %1 is not dealt.</source>
        <translation>Eine Karte ist überzählig: %1 wird nicht mit ausgegeben.</translation>
    </message>
    <message numerus="yes">
        <source>The dealer sets the last %n leftover card(s) aside unseen.</source>
        <translation>
            <numerusform>Überzählig und verdeckt beiseitegelegt: die letzte Karte (%n).</numerusform>
            <numerusform>Überzählig und verdeckt beiseitegelegt: die letzten %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards may be left over.</source>
        <translation>Überzählige Karten sind nicht erlaubt.</translation>
    </message>
    <message numerus="yes">
        <source>Each hand gets %n card(s) face up.</source>
        <translation>
            <numerusform>Von jedem Blatt offen gegeben: %n Karte.</numerusform>
            <numerusform>Von jedem Blatt offen gegeben: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>After a misdeal the same player deals again.</source>
        <translation>Beim Neugeben gibt derselbe Spieler noch einmal.</translation>
    </message>
    <message>
        <source>After a misdeal the next player deals.</source>
        <translation>Beim Neugeben gibt der nächste Spieler.</translation>
    </message>
    <message>
        <source>If the deal is void because of the bids, the same player deals again.</source>
        <translation>Wird die Runde durch die Gebote ungültig, gibt derselbe Spieler noch einmal.</translation>
    </message>
    <message>
        <source>If the deal is void because of the bids, the next player deals.</source>
        <translation>Wird die Runde durch die Gebote ungültig, gibt der nächste Spieler.</translation>
    </message>
    <message>
        <source>A hand with no jack, queen or king may be declared a misdeal.</source>
        <translation>Ein Blatt ohne Bube, Dame und König darf weggeworfen werden.</translation>
    </message>
    <message>
        <source>A hand with no jack, queen, king or ace may be declared a misdeal.</source>
        <translation>Ein Blatt ohne Bube, Dame, König und Ass darf weggeworfen werden.</translation>
    </message>
    <message>
        <source>A hand with %1 or more cards of one suit may be declared a misdeal.</source>
        <translation>Ein Blatt mit %1 oder mehr Karten einer Farbe darf weggeworfen werden.</translation>
    </message>
    <message>
        <source>A hand without spades may be declared a misdeal.</source>
        <translation>Ein Blatt ohne Pik darf weggeworfen werden.</translation>
    </message>
    <message>
        <source>A hand with %1 or fewer spades may be declared a misdeal.</source>
        <translation>Ein Blatt mit höchstens %1 Pik darf weggeworfen werden.</translation>
    </message>
    <message>
        <source>All of these conditions must be met at once.</source>
        <translation>Alle diese Bedingungen müssen zugleich erfüllt sein.</translation>
    </message>
    <message>
        <source>To declare a misdeal, a player shows their hand when it is their turn to bid, before anyone on their side has bid.</source>
        <translation>Um neues Geben zu verlangen, zeigt ein Spieler sein Blatt vor, wenn er mit Bieten dran ist und noch niemand der eigenen Seite geboten hat.</translation>
    </message>
    <message>
        <source>Before declaring a misdeal, the player may ask their partner for a yes or no, but still decides alone.</source>
        <translation>Vorher darf der Spieler den Partner nach Ja oder Nein fragen; er entscheidet aber allein.</translation>
    </message>
    <message>
        <source>Drafted hands.</source>
        <translation>Gezogene Blätter.</translation>
    </message>
    <message>
        <source>To declare a misdeal, a player shows their hand when it is their turn to bid.</source>
        <translation>Um neues Geben zu verlangen, zeigt ein Spieler sein Blatt vor, wenn er mit Bieten dran ist.</translation>
    </message>
</context>
<context>
    <name>declarations</name>
    <message>
        <source>You need a spade to bid no trump.</source>
        <translation>Um ohne Trumpf zu bieten, brauchst du ein Pik.</translation>
    </message>
    <message>
        <source>Your side has already made its announcement.</source>
        <translation>Deine Seite hat ihre Ansage schon gemacht.</translation>
    </message>
    <message>
        <source>Another side has already announced a mo or a moe (a run of tricks).</source>
        <translation>Eine andere Seite hat schon ein Mo oder Moe (Stiche in Folge) angesagt.</translation>
    </message>
    <message>
        <source>Your partner must agree to no trump first.</source>
        <translation>Dein Partner muss erst zustimmen, dass ohne Trumpf geboten wird.</translation>
    </message>
    <message>
        <source>&quot;notrump_broken&quot; lists %1, but only a player who promised no trump and took a trick can break the promise</source>
        <translation>&quot;notrump_broken&quot; nennt %1; brechen kann das Versprechen aber nur, wer „ohne Trumpf“ versprochen und einen Stich gemacht hat</translation>
    </message>
    <message>
        <source>&quot;notrump_broken&quot; is missing: with a no-trump bid, it must list the seats that broke their promise</source>
        <translation>die Angabe &quot;notrump_broken&quot; fehlt: Bei einem Gebot ohne Trumpf nennt sie die Plätze, die ihr Versprechen gebrochen haben</translation>
    </message>
    <message>
        <source>%1 broke the no-trump promise</source>
        <translation>%1 brach das Versprechen „ohne Trumpf“</translation>
    </message>
    <message>
        <source>Broken</source>
        <extracomment>Whether a promise was kept or not: a choice where a deal is entered, an adjective.</extracomment>
        <translation>Gebrochen</translation>
    </message>
    <message>
        <source>Kept</source>
        <extracomment>Whether a promise was kept or not: a choice where a deal is entered, an adjective.</extracomment>
        <translation>Gehalten</translation>
    </message>
    <message>
        <source>nobody can bid no trump.</source>
        <translation>niemand kann ohne Trumpf bieten.</translation>
    </message>
    <message>
        <source>the deal has too few tricks.</source>
        <translation>die Runde hat zu wenige Stiche.</translation>
    </message>
    <message>
        <source>The rules “Mo” and “Moe” can&apos;t be used together: each replaces the contract.</source>
        <translation>Die Regeln „Mo“ und „Moe“ gehen nicht zusammen: Beide ersetzen den Kontrakt.</translation>
    </message>
    <message>
        <source>No-trump bids</source>
        <translation>Gebote ohne Trumpf</translation>
    </message>
    <message>
        <source>A player who holds a spade may add “no trump” to a bid. This is a promise to win no trick with a spade unless spades were led.</source>
        <translation>Wer ein Pik hat, darf zu einer Zahl „ohne Trumpf“ sagen. Das ist das Versprechen, keinen Stich mit Pik zu gewinnen, außer wenn Pik ausgespielt wurde.</translation>
    </message>
    <message>
        <source>no trump nt</source>
        <translation>no trump nt ohne Trumpf</translation>
    </message>
    <message>
        <source>no trump; no trumps; nt</source>
        <translation>ohne Trumpf; Sans Atout</translation>
    </message>
    <message>
        <source>No trump only if partner agrees</source>
        <translation>Ohne Trumpf nur mit Zustimmung</translation>
    </message>
    <message>
        <source>A player may bid no trump only if their partner agrees.</source>
        <translation>Ohne Trumpf darf ein Spieler nur bieten, wenn der Partner zustimmt.</translation>
    </message>
    <message>
        <source>Value of no trump</source>
        <translation>Ohne Trumpf bringt</translation>
    </message>
    <message>
        <source>What counts double if the promise of a no-trump bid is kept: the bid, or each trick the bidder takes.</source>
        <translation>Was doppelt zählt, wenn das Versprechen eines Gebots ohne Trumpf gehalten wird: die Zahl des Bieters oder jeder Stich, den der Bieter macht.</translation>
    </message>
    <message>
        <source>Bid counts double</source>
        <translation>Gebot doppelt</translation>
    </message>
    <message>
        <source>Bidder&apos;s tricks count double</source>
        <translation>Stiche doppelt</translation>
    </message>
    <message>
        <source>Bemo</source>
        <extracomment>Title of a rule, a word of players for tricks promised besides the contract or in place of it.</extracomment>
        <translation>Bemo</translation>
    </message>
    <message>
        <source>In addition to its contract, a side may announce that it will win the first six tricks (little bemo, 60 points won or lost) or the first nine (big bemo, 90 points).</source>
        <translation>Neben dem Kontrakt darf eine Seite die ersten sechs Stiche ansagen (kleines Bemo, 60 Punkte) oder die ersten neun (großes Bemo, 90 Punkte), auf Gewinn oder Verlust.</translation>
    </message>
    <message>
        <source>big little first six nine tricks</source>
        <translation>big little first six nine tricks groß klein erste sechs neun Stiche</translation>
    </message>
    <message>
        <source>Moe</source>
        <extracomment>Title of a rule, a word of players for tricks promised besides the contract or in place of it.</extracomment>
        <translation>Moe</translation>
    </message>
    <message>
        <source>Instead of a contract, a side may announce that at some time in the deal it will win six tricks in a row (little moe, 150 points) or eight (big moe, 300).</source>
        <translation>Statt eines Kontrakts darf eine Seite ansagen, dass sie irgendwann in der Runde sechs Stiche in Folge macht (kleines Moe, 150 Punkte) oder acht (großes Moe, 300 Punkte).</translation>
    </message>
    <message>
        <source>big little consecutive in a row</source>
        <translation>big little consecutive in a row groß klein hintereinander in Folge</translation>
    </message>
    <message>
        <source>Failed moe</source>
        <translation>Gescheitertes Moe</translation>
    </message>
    <message>
        <source>Whether a failed moe (six or eight tricks in a row) costs as many points as it earns, or nothing.</source>
        <translation>Ob ein gescheitertes Moe (sechs oder acht Stiche in Folge) so viele Punkte kostet, wie es bringt, oder nichts.</translation>
    </message>
    <message>
        <source>Costs nothing</source>
        <translation>Kostet nichts</translation>
    </message>
    <message>
        <source>Costs as much as it earns</source>
        <translation>Kostet ebenso viel</translation>
    </message>
    <message>
        <source>Mo</source>
        <extracomment>Title of a rule, a word of players for tricks promised besides the contract or in place of it.</extracomment>
        <translation>Mo</translation>
    </message>
    <message>
        <source>Instead of bidding a contract, a side may announce that it will win the first seven tricks (little mo) or ten (big mo). That side then leads first. A player may first ask how many tricks their partner can add.</source>
        <translation>Statt eines Kontrakts darf eine Seite die ersten sieben Stiche (kleines Mo) oder die ersten zehn (großes Mo) ansagen. Diese Seite spielt dann zuerst aus. Man darf vorher den Partner fragen, wie viele Stiche er beisteuert.</translation>
    </message>
    <message>
        <source>big little first seven ten tricks</source>
        <translation>big little first seven ten tricks groß klein erste sieben zehn Stiche</translation>
    </message>
    <message>
        <source>Points for a little mo</source>
        <translation>Kleines Mo, Punkte</translation>
    </message>
    <message>
        <source>Points that a little mo (the first seven tricks) earns if made and costs if it fails.</source>
        <translation>Punkte, die ein geschafftes kleines Mo (die ersten sieben Stiche) bringt und ein gescheitertes kostet.</translation>
    </message>
    <message>
        <source>Points for a big mo</source>
        <translation>Großes Mo, Punkte</translation>
    </message>
    <message>
        <source>Points that a big mo (the first ten tricks) earns if made and costs if it fails.</source>
        <translation>Punkte, die ein geschafftes großes Mo (die ersten zehn Stiche) bringt und ein gescheitertes kostet.</translation>
    </message>
    <message>
        <source>Bid %1, took %2, no-trump promise kept: the bidder&apos;s bid counts double</source>
        <translation>%1 geboten, %2 gemacht, „ohne Trumpf“ gehalten: Das Gebot des Bieters zählt doppelt</translation>
    </message>
    <message>
        <source>Bid %1, no-trump promise kept; tricks that count: %2 (the bidder&apos;s own tricks count twice)</source>
        <translation>%1 geboten, „ohne Trumpf“ gehalten; gewertete Stiche: %2 (die eigenen des Bieters doppelt)</translation>
    </message>
    <message>
        <source>No-trump promise broken: the bidder&apos;s bid of %1 is lost</source>
        <translation>„Ohne Trumpf“ gebrochen: Das Gebot des Bieters, %1, ist verloren</translation>
    </message>
    <message>
        <source>Partner&apos;s bid of %1 made</source>
        <translation>Gebot des Partners, %1, geschafft</translation>
    </message>
    <message numerus="yes">
        <source>Won the first %n trick(s) as announced</source>
        <translation>
            <numerusform>Wie angesagt den ersten Stich gewonnen</numerusform>
            <numerusform>Wie angesagt die ersten %n Stiche gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Did not win the first %n trick(s)</source>
        <translation>
            <numerusform>Den ersten Stich nicht gewonnen</numerusform>
            <numerusform>Die ersten %n Stiche nicht gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won %n trick(s) in a row as announced</source>
        <translation>
            <numerusform>Wie angesagt %n Stich in Folge gewonnen</numerusform>
            <numerusform>Wie angesagt %n Stiche in Folge gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Never won %n trick(s) in a row</source>
        <translation>
            <numerusform>Nie %n Stich in Folge gewonnen</numerusform>
            <numerusform>Nie %n Stiche in Folge gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bemo made: won the first %n trick(s)</source>
        <translation>
            <numerusform>Bemo geschafft: den ersten Stich gewonnen</numerusform>
            <numerusform>Bemo geschafft: die ersten %n Stiche gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bemo failed: did not win the first %n trick(s)</source>
        <translation>
            <numerusform>Bemo gescheitert: den ersten Stich nicht gewonnen</numerusform>
            <numerusform>Bemo gescheitert: die ersten %n Stiche nicht gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>No trump: a player who holds a spade may promise, as part of a bid, to win no trick with a spade unless spades were led.</source>
        <translation>Ohne Trumpf: Wer ein Pik hat, darf mit seinem Gebot versprechen, keinen Stich mit Pik zu gewinnen, außer wenn Pik ausgespielt wurde.</translation>
    </message>
    <message>
        <source>The player&apos;s partner must agree first.</source>
        <translation>Der Partner muss vorher zustimmen.</translation>
    </message>
    <message>
        <source>If the no-trump promise is kept and the contract made, the bid counts double; if the promise is broken, the side loses the points of that bid.</source>
        <translation>Ist „ohne Trumpf“ gehalten und der Kontrakt erfüllt, zählt die Zahl des Bieters doppelt; ist das Versprechen gebrochen, verliert die Seite die Punkte dieser Zahl.</translation>
    </message>
    <message>
        <source>If the no-trump promise is kept, each trick that the bidder takes counts double; if it is broken, the side loses the points of the bidder&apos;s bid.</source>
        <translation>Wird „ohne Trumpf“ gehalten, zählt jeder Stich des Bieters doppelt; wird es gebrochen, verliert die Seite die Punkte seines Gebots.</translation>
    </message>
    <message>
        <source>Bemo: in addition to its contract, a side may announce that it will win the first six tricks (little bemo) or the first nine (big bemo). It wins or loses 60 points with a little bemo and 90 with a big one.</source>
        <translation>Bemo: Neben ihrem Kontrakt darf eine Seite die ersten sechs Stiche ansagen (kleines Bemo) oder die ersten neun (großes Bemo). Ein kleines Bemo bringt oder kostet 60 Punkte, ein großes 90.</translation>
    </message>
    <message>
        <source>Moe: instead of a contract, a side may announce that it will win six tricks in a row (little moe, 150 points won or lost) or eight (big moe, 300). The side gets no bags for it.</source>
        <translation>Moe: Anstelle eines Kontrakts darf eine Seite sechs Stiche in Folge ansagen (kleines Moe, 150 Punkte auf Gewinn oder Verlust) oder acht (großes Moe, 300). Säcke bekommt sie dafür nicht.</translation>
    </message>
    <message>
        <source>Moe: instead of a contract, a side may announce that it will win six tricks in a row (little moe, 150 points) or eight (big moe, 300). The side gets no bags for it; a failed moe costs nothing.</source>
        <translation>Moe: Anstelle eines Kontrakts darf eine Seite sechs Stiche in Folge ansagen (kleines Moe, 150 Punkte) oder acht (großes Moe, 300). Säcke bekommt sie dafür nicht; ein gescheitertes Moe kostet nichts.</translation>
    </message>
    <message numerus="yes">
        <source>Mo: instead of bidding a contract, a side may announce that it will win the first seven tricks (little mo, for %n point(s) won or lost) or the first ten (big mo, for %2). It gets no bags.</source>
        <translation>
            <numerusform>Mo: Anstelle eines Kontrakts und ohne Säcke darf eine Seite die ersten sieben Stiche ansagen (kleines Mo, %n Punkt auf Gewinn oder Verlust) oder die ersten zehn (großes Mo, %2).</numerusform>
            <numerusform>Mo: Anstelle eines Kontrakts und ohne Säcke darf eine Seite die ersten sieben Stiche ansagen (kleines Mo, %n Punkte auf Gewinn oder Verlust) oder die ersten zehn (großes Mo, %2).</numerusform>
        </translation>
    </message>
    <message>
        <source>Before announcing a little or big mo (the first seven or ten tricks), a player may ask how many tricks their partner can add. The partners decide which of them leads to the first trick.</source>
        <translation>Vor der Ansage eines kleinen oder großen Mo (die ersten sieben oder zehn Stiche) darf man den Partner fragen, wie viele Stiche er beisteuert. Die Partner entscheiden, wer von ihnen zum ersten Stich ausspielt.</translation>
    </message>
    <message>
        <source>The player who announced a little or big mo (the first seven or ten tricks) leads to the first trick.</source>
        <translation>Wer ein kleines oder großes Mo (die ersten sieben oder zehn Stiche) angesagt hat, spielt zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>If the no-trump promise is kept and the contract made, the bid counts double; if the promise is broken, the player loses the points of that bid.</source>
        <translation>Ist „ohne Trumpf“ gehalten und der Kontrakt erfüllt, zählt die Zahl des Bieters doppelt; ist das Versprechen gebrochen, verliert der Spieler die Punkte dieser Zahl.</translation>
    </message>
    <message>
        <source>If the no-trump promise is kept, each trick that the bidder takes counts double; if it is broken, the bidder loses the points of the bid.</source>
        <translation>Wird „ohne Trumpf“ gehalten, zählt jeder Stich des Bieters doppelt; wird es gebrochen, verliert der Spieler die Punkte seines Gebots.</translation>
    </message>
    <message>
        <source>Bemo: in addition to their contract, a player may announce that they will win the first six tricks (little bemo) or the first nine (big bemo). They win or lose 60 points with a little bemo and 90 with a big one.</source>
        <translation>Bemo: Neben seinem Kontrakt darf ein Spieler die ersten sechs Stiche ansagen (kleines Bemo) oder die ersten neun (großes Bemo). Ein kleines Bemo bringt oder kostet 60 Punkte, ein großes 90.</translation>
    </message>
    <message>
        <source>Moe: instead of a contract, a player may announce that they will win six tricks in a row (little moe, 150 points won or lost) or eight (big moe, 300). The player gets no bags for it.</source>
        <translation>Moe: Anstelle eines Kontrakts darf ein Spieler sechs Stiche in Folge ansagen (kleines Moe, 150 Punkte auf Gewinn oder Verlust) oder acht (großes Moe, 300). Säcke bekommt er dafür nicht.</translation>
    </message>
    <message>
        <source>Moe: instead of a contract, a player may announce that they will win six tricks in a row (little moe, 150 points) or eight (big moe, 300). The player gets no bags for it; a failed moe costs nothing.</source>
        <translation>Moe: Anstelle eines Kontrakts darf ein Spieler sechs Stiche in Folge ansagen (kleines Moe, 150 Punkte) oder acht (großes Moe, 300). Säcke bekommt er dafür nicht; ein gescheitertes Moe kostet nichts.</translation>
    </message>
    <message numerus="yes">
        <source>Mo: instead of bidding a contract, a player may announce that they will win the first seven tricks (little mo, for %n point(s) won or lost) or the first ten (big mo, for %2). They get no bags.</source>
        <translation>
            <numerusform>Mo: Anstelle eines Kontrakts und ohne Säcke darf ein Spieler die ersten sieben Stiche ansagen (kleines Mo, %n Punkt auf Gewinn oder Verlust) oder die ersten zehn (großes Mo, %2).</numerusform>
            <numerusform>Mo: Anstelle eines Kontrakts und ohne Säcke darf ein Spieler die ersten sieben Stiche ansagen (kleines Mo, %n Punkte auf Gewinn oder Verlust) oder die ersten zehn (großes Mo, %2).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>“%1”: %2</source>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>“%1” is not the card just played.</source>
        <translation>„%1“ ist nicht die zuletzt gespielte Karte.</translation>
    </message>
    <message>
        <source>Only the player on lead may end the play early.</source>
        <translation>Nur wer ausspielt, kann die Runde vorzeitig beenden.</translation>
    </message>
    <message>
        <source>You can concede only when there are just two sides.</source>
        <translation>Aufgeben kann nur, wer an einem Tisch mit zwei Seiten spielt.</translation>
    </message>
    <message>
        <source>A card can be taken back only until the next one is played.</source>
        <translation>Eine Karte lässt sich nur zurücknehmen, bis die nächste gespielt ist.</translation>
    </message>
    <message>
        <source>Reneges are prevented at this table: there is nothing to challenge.</source>
        <translation>An diesem Tisch kann niemand falsch bedienen: Es gibt nichts zu reklamieren.</translation>
    </message>
    <message>
        <source>Only an opponent can be challenged.</source>
        <translation>Reklamieren kann man nur bei Gegnern.</translation>
    </message>
    <message>
        <source>A renege was already found in this deal.</source>
        <translation>In dieser Runde wurde schon ein Fehler beim Bedienen gefunden.</translation>
    </message>
    <message>
        <source>%1 has not played to trick %2.</source>
        <translation>%1 hat zu Stich %2 nichts gespielt.</translation>
    </message>
    <message>
        <source>“%1”: choose only among these cards: %2.</source>
        <translation>„%1“: Wähle nur unter diesen Karten: %2.</translation>
    </message>
    <message>
        <source>The cards “%1” must go to %2.</source>
        <translation>Die Karten „%1“ gehen an %2.</translation>
    </message>
    <message>
        <source>name the suit that you want.</source>
        <translation>Nenne die Farbe, die du dir wünschst.</translation>
    </message>
    <message>
        <source>the deal is over.</source>
        <translation>Die Runde ist vorbei.</translation>
    </message>
    <message>
        <source>%1 is set aside before the deal: nobody can hold it.</source>
        <translation>%1 liegt schon vor dem Geben beiseite: Niemand kann die Karte halten.</translation>
    </message>
    <message>
        <source>%1 has a face-up card that is not in their hand.</source>
        <translation>%1 hat eine Karte offen liegen, die nicht in diesem Blatt ist.</translation>
    </message>
    <message>
        <source>%1: clubs were led and you have a club.</source>
        <translation>%1: Kreuz ist ausgespielt, und du hast Kreuz.</translation>
    </message>
    <message>
        <source>%1: diamonds were led and you have a diamond.</source>
        <translation>%1: Karo ist ausgespielt, und du hast Karo.</translation>
    </message>
    <message>
        <source>%1: hearts were led and you have a heart.</source>
        <translation>%1: Herz ist ausgespielt, und du hast Herz.</translation>
    </message>
    <message>
        <source>%1: spades were led and you have a spade.</source>
        <translation>%1: Pik ist ausgespielt, und du hast Pik.</translation>
    </message>
    <message>
        <source>%1: spades may not be led yet.</source>
        <translation>%1: Pik darf noch nicht ausgespielt werden.</translation>
    </message>
    <message>
        <source>%1: you can&apos;t play a card now.</source>
        <translation>%1: Jetzt kann keine Karte gespielt werden.</translation>
    </message>
    <message>
        <source>%1 is not in this hand.</source>
        <translation>%1 ist nicht in diesem Blatt.</translation>
    </message>
    <message>
        <source>%1 cannot have bid &quot;%2&quot;: %3</source>
        <translation>%1 kann nicht „%2“ geboten haben: %3</translation>
    </message>
    <message>
        <source>the bid of %1 is missing from &quot;bids&quot;</source>
        <translation>das Gebot von %1 fehlt in &quot;bids&quot;</translation>
    </message>
    <message>
        <source>there is no such bid or call under these rules</source>
        <translation>diese Ansage gibt es nach diesen Regeln nicht</translation>
    </message>
    <message>
        <source>the first deal is played without bids</source>
        <translation>die erste Runde wird ohne Gebote gespielt</translation>
    </message>
    <message>
        <source>&quot;tricks&quot; add up to %1, but the deal has %2</source>
        <translation>die Summe von &quot;tricks&quot; ist %1, die Runde hat aber %2</translation>
    </message>
    <message>
        <source>%1 has %2 in &quot;tricks&quot;, but %3 in &quot;winners&quot;</source>
        <translation>%1 hat in &quot;tricks&quot; %2, in &quot;winners&quot; aber %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 won no trick</source>
        <translation>die Angabe &quot;%1&quot;: %2 hat keinen Stich gewonnen</translation>
    </message>
    <message>
        <source>&quot;renege&quot;: %1 can&apos;t challenge their own side</source>
        <translation>die Angabe &quot;renege&quot;: %1 kann nicht bei der eigenen Seite reklamieren</translation>
    </message>
    <message>
        <source>&quot;last_trick&quot;: %1 won with %2, but &quot;cards&quot; says that they played %3</source>
        <translation>die Angabe &quot;last_trick&quot;: %1 hat ihn mit %2 gewonnen, laut &quot;cards&quot; aber %3 gespielt</translation>
    </message>
    <message>
        <source>deal %1: %2</source>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>deal %1, event %2, &quot;%3&quot;: %4</source>
        <translation>Runde %1, Ereignis %2, „%3“: %4</translation>
    </message>
    <message>
        <source>deal %1, trick %2, %3, &quot;%4&quot;: %5</source>
        <translation>Runde %1, Stich %2, %3, „%4“: %5</translation>
    </message>
    <message>
        <source>deal %1, event %2, %3, &quot;%4&quot;: %5</source>
        <translation>Runde %1, Ereignis %2, %3, „%4“: %5</translation>
    </message>
    <message>
        <source>the match ended before this deal</source>
        <translation>die Partie war schon vor dieser Runde zu Ende</translation>
    </message>
    <message>
        <source>the deal before this one is not finished</source>
        <translation>die vorige Runde ist nicht beendet</translation>
    </message>
    <message>
        <source>no deal is in progress</source>
        <translation>keine Runde ist im Gange</translation>
    </message>
    <message>
        <source>there is no deal to make a ruling on</source>
        <translation>es gibt keine Runde, über die man entscheiden könnte</translation>
    </message>
    <message>
        <source>there is no side %1</source>
        <translation>es gibt keine Seite %1</translation>
    </message>
    <message>
        <source>big joker</source>
        <translation>großer Joker</translation>
    </message>
    <message>
        <source>little joker</source>
        <translation>kleiner Joker</translation>
    </message>
    <message>
        <source>third joker</source>
        <translation>dritter Joker</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>A suit within a sentence: &quot;the ace of clubs&quot;.</extracomment>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <extracomment>A suit within a sentence: &quot;the ace of clubs&quot;.</extracomment>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <extracomment>A suit within a sentence: &quot;the ace of clubs&quot;.</extracomment>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <extracomment>A suit within a sentence: &quot;the ace of clubs&quot;.</extracomment>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Joke trumps</source>
        <translation>Scherztrümpfe</translation>
    </message>
    <message>
        <source>Ladder of suits</source>
        <translation>Farbenleiter</translation>
    </message>
    <message>
        <source>Auction</source>
        <extracomment>Title of a group of rules, noun.</extracomment>
        <translation>Auktion</translation>
    </message>
    <message>
        <source>Suicide</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>Suicide</translation>
    </message>
    <message>
        <source>Whiz</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>Whiz</translation>
    </message>
    <message>
        <source>Mirror</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>Mirror</translation>
    </message>
    <message>
        <source>Bags</source>
        <extracomment>Title of a group of rules, noun.</extracomment>
        <translation>Säcke</translation>
    </message>
    <message>
        <source>Nil</source>
        <extracomment>Title of a group of rules, noun.</extracomment>
        <translation>Nil</translation>
    </message>
    <message>
        <source>Ranks and trumps</source>
        <translation>Rangfolge und Trumpf</translation>
    </message>
    <message>
        <source>Dealing</source>
        <extracomment>Title of a group of rules, noun.</extracomment>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Kitty and passing</source>
        <translation>Talon und Schieben</translation>
    </message>
    <message>
        <source>Bidding</source>
        <extracomment>Title of a group of rules, noun.</extracomment>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>Blind and special bids</source>
        <translation>Blinde und besondere Gebote</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Title of a group of rules, noun.</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Scoring the contract</source>
        <translation>Kontraktwertung</translation>
    </message>
    <message>
        <source>Trick bonuses</source>
        <translation>Stichboni</translation>
    </message>
    <message>
        <source>“%1” has no effect: %2</source>
        <translation>„%1“ bewirkt nichts: %2</translation>
    </message>
    <message>
        <source>Players and cards</source>
        <translation>Spieler und Karten</translation>
    </message>
    <message>
        <source>Special bids</source>
        <translation>Besondere Gebote</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>Title of a group of rules, noun.</extracomment>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Standard</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>The classic: four players in two pairs, nil, bags, first to 500.</source>
        <translation>Der Klassiker: vier Spieler in zwei Paaren, Nil, Säcke, bis 500.</translation>
    </message>
    <message>
        <source>Online room</source>
        <translation>Online-Raum</translation>
    </message>
    <message>
        <source>Family game for four</source>
        <translation>Familienspiel zu viert</translation>
    </message>
    <message>
        <source>Family game for three</source>
        <translation>Familienspiel zu dritt</translation>
    </message>
    <message>
        <source>Family game for two</source>
        <translation>Familienspiel zu zweit</translation>
    </message>
    <message>
        <source>Hands are drafted card by card, and a set costs nothing.</source>
        <translation>Die Blätter werden Karte für Karte gezogen, und zu fallen kostet nichts.</translation>
    </message>
    <message>
        <source>New York</source>
        <translation>New York</translation>
    </message>
    <message>
        <source>Partnership bidding with two jokers and two twos ranked high; three overtricks are a set, and two sets in a row lose the match.</source>
        <translation>Partner bieten gemeinsam, mit zwei Jokern und zwei hohen Zweien; mit drei Überstichen ist man gefallen, und zweimal hintereinander zu fallen verliert die Partie.</translation>
    </message>
    <message>
        <source>Jokers replace two twos</source>
        <translation>Joker statt zweier Zweien</translation>
    </message>
    <message>
        <source>The two jokers are the highest trumps and replace the twos of hearts and clubs.</source>
        <translation>Die beiden Joker sind die höchsten Trümpfe und ersetzen Herz-Zwei und Kreuz-Zwei.</translation>
    </message>
    <message>
        <source>Black joker and deuce</source>
        <translation>Schwarzer Joker und Pik-Zwei</translation>
    </message>
    <message>
        <source>Joker, joker, deuce, ace</source>
        <translation>Joker, Joker, Zwei, Ass</translation>
    </message>
    <message>
        <source>Big joker, little joker and two of spades rank above the ace; the red twos are out.</source>
        <translation>Großer Joker, kleiner Joker und Pik-Zwei stehen über dem Ass; die roten Zweien sind draußen.</translation>
    </message>
    <message>
        <source>Deuces high</source>
        <translation>Hohe Zweien</translation>
    </message>
    <message>
        <source>All four twos are spades and rank above the ace.</source>
        <translation>Alle vier Zweien sind Pik und stehen über dem Ass.</translation>
    </message>
    <message>
        <source>Deuces as jokers</source>
        <translation>Zweien als Joker</translation>
    </message>
    <message>
        <source>The twos of diamonds and spades serve as big and little joker.</source>
        <translation>Karo-Zwei und Pik-Zwei dienen als großer und kleiner Joker.</translation>
    </message>
    <message>
        <source>Jokers and deuces high</source>
        <translation>Joker und Zweien hoch</translation>
    </message>
    <message>
        <source>Jokers and all four twos rank above the ace, and the dealer takes a kitty of two.</source>
        <translation>Joker und alle vier Zweien stehen über dem Ass, und der Geber nimmt einen Talon von zwei Karten.</translation>
    </message>
    <message>
        <source>Kitty for the dealer</source>
        <translation>Talon für den Geber</translation>
    </message>
    <message>
        <source>Kitty for the holder of the low club</source>
        <translation>Talon fürs niedrige Kreuz</translation>
    </message>
    <message>
        <source>Kitty for the larger contract</source>
        <translation>Talon für den größeren Kontrakt</translation>
    </message>
    <message>
        <source>Widow</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>Witwe</translation>
    </message>
    <message>
        <source>When the big joker is led, every opponent must play their highest spade.</source>
        <translation>Ein ausgespielter großer Joker zieht jedem Gegner das höchste Pik.</translation>
    </message>
    <message>
        <source>First joker wins</source>
        <translation>Erster Joker gewinnt</translation>
    </message>
    <message>
        <source>Bauer trumps</source>
        <translation>Bauern als Trumpf</translation>
    </message>
    <message>
        <source>As in Euchre, the jack of spades is the highest trump and the jack of clubs the second highest.</source>
        <translation>Wie bei Euchre ist der Pik-Bube der höchste Trumpf und der Kreuz-Bube der zweite.</translation>
    </message>
    <message>
        <source>Partnership bidding</source>
        <translation>Partner bieten gemeinsam</translation>
    </message>
    <message>
        <source>Big and little mo</source>
        <translation>Großes und kleines Mo</translation>
    </message>
    <message>
        <source>No nines, no blinds</source>
        <translation>Keine Neun, nichts blind</translation>
    </message>
    <message>
        <source>Partnership bidding: bids of nine are not allowed, and ten is worth two hundred.</source>
        <translation>Partner bieten gemeinsam, neun ist verboten, und zehn ist zweihundert wert.</translation>
    </message>
    <message>
        <source>In every pair exactly one partner bids nil and the other at least four.</source>
        <translation>In jedem Paar bietet genau ein Partner Nil und der andere mindestens vier.</translation>
    </message>
    <message>
        <source>Bid exactly the number of spades you hold, or nil.</source>
        <translation>Biete genau die Zahl deiner Pik oder Nil.</translation>
    </message>
    <message>
        <source>Bid exactly the number of spades you hold. Only a hand without spades may bid nil.</source>
        <translation>Biete genau die Zahl deiner Pik. Nur ein Blatt ohne Pik darf Nil bieten.</translation>
    </message>
    <message>
        <source>Fredieu</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>Fredieu</translation>
    </message>
    <message>
        <source>Players outbid each other, and the winner needs six tricks more than the bid.</source>
        <translation>Die Spieler überbieten einander, und der Gewinner braucht sechs Stiche mehr als geboten.</translation>
    </message>
    <message>
        <source>Three-B</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>Three-B</translation>
    </message>
    <message>
        <source>Every overtrick immediately costs ten, aces may be called low, and failed nils fill a pot.</source>
        <translation>Jeder Überstich kostet sofort zehn, Asse dürfen niedrig angesagt werden, und gescheiterte Nils füllen einen Topf.</translation>
    </message>
    <message>
        <source>Quicksand</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>Quicksand</translation>
    </message>
    <message>
        <source>Every overtrick and every missing trick costs ten.</source>
        <translation>Jeder Überstich und jeder fehlende Stich kostet zehn.</translation>
    </message>
    <message>
        <source>No overs</source>
        <translation>Ohne Überstiche</translation>
    </message>
    <message>
        <source>Overtricks are worth nothing and cost nothing.</source>
        <translation>Überstiche sind nichts wert und kosten nichts.</translation>
    </message>
    <message>
        <source>Double over, double back</source>
        <translation>Doppelt drüber, doppelt zurück</translation>
    </message>
    <message>
        <source>Taking twice the bid costs double the contract; overtricks are worth nothing.</source>
        <translation>Wer das Doppelte seines Gebots macht, verliert den doppelten Kontrakt; Überstiche sind nichts wert.</translation>
    </message>
    <message>
        <source>Oh Hell</source>
        <translation>Oh Hell</translation>
    </message>
    <message>
        <source>A contract must be met exactly.</source>
        <translation>Ein Kontrakt muss genau erfüllt werden.</translation>
    </message>
    <message>
        <source>Highlander</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>Highlander</translation>
    </message>
    <message>
        <source>Cutthroat</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>Cutthroat</translation>
    </message>
    <message>
        <source>Four players, no partners.</source>
        <translation>Vier Spieler, jeder für sich.</translation>
    </message>
    <message>
        <source>Two-handed</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>Zu zweit</translation>
    </message>
    <message>
        <source>Two players draft their hands, keeping one of every two cards.</source>
        <translation>Zwei Spieler ziehen ihre Blätter und behalten immer eine von zwei Karten.</translation>
    </message>
    <message>
        <source>Three-handed</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>Zu dritt</translation>
    </message>
    <message>
        <source>No partners, seventeen cards each; the two of clubs is removed.</source>
        <translation>Jeder für sich mit siebzehn Karten; die Kreuz-Zwei bleibt draußen.</translation>
    </message>
    <message>
        <source>Three-handed with jokers</source>
        <translation>Zu dritt mit Jokern</translation>
    </message>
    <message>
        <source>Five-handed</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>Zu fünft</translation>
    </message>
    <message>
        <source>No partners, ten cards each; the twos of clubs and diamonds are out.</source>
        <translation>Jeder für sich mit zehn Karten; Kreuz-Zwei und Karo-Zwei sind draußen.</translation>
    </message>
    <message>
        <source>Five-handed with jokers</source>
        <translation>Zu fünft mit Jokern</translation>
    </message>
    <message>
        <source>No partners, eleven cards each and three jokers.</source>
        <translation>Jeder für sich mit elf Karten und drei Jokern.</translation>
    </message>
    <message>
        <source>Six in three pairs</source>
        <translation>Sechs in drei Paaren</translation>
    </message>
    <message>
        <source>Six in two teams</source>
        <translation>Sechs in zwei Teams</translation>
    </message>
    <message>
        <source>Six, no partners</source>
        <translation>Sechs, jeder für sich</translation>
    </message>
    <message>
        <source>Six with four jokers</source>
        <translation>Sechs mit vier Jokern</translation>
    </message>
    <message>
        <source>Cancellation for six</source>
        <translation>Aufheben zu sechst</translation>
    </message>
    <message>
        <source>Cancellation for eight</source>
        <translation>Aufheben zu acht</translation>
    </message>
    <message>
        <source>High stakes</source>
        <translation>Hohe Einsätze</translation>
    </message>
    <message>
        <source>Eight deals</source>
        <translation>Acht Runden</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Kurzes Spiel</translation>
    </message>
    <message>
        <source>First to 250, with a penalty of 50 for every five bags.</source>
        <translation>Bis 250, mit einer Strafe von 50 für je fünf Säcke.</translation>
    </message>
    <message>
        <source>nil is bid before all other bids.</source>
        <translation>Nil wird vor allen anderen Geboten angesagt.</translation>
    </message>
    <message>
        <source>everyone plays alone, without a partner.</source>
        <translation>jeder spielt für sich, ohne Partner.</translation>
    </message>
    <message>
        <source>the contract is auctioned.</source>
        <translation>der Kontrakt wird versteigert.</translation>
    </message>
    <message>
        <source>the hands are drafted.</source>
        <translation>die Blätter werden gezogen.</translation>
    </message>
    <message>
        <source>nobody can bid nil.</source>
        <translation>niemand kann Nil bieten.</translation>
    </message>
    <message>
        <source>nobody can bid a blind nil.</source>
        <translation>niemand kann Blind-Nil bieten.</translation>
    </message>
    <message>
        <source>there is no kitty.</source>
        <translation>es gibt keinen Talon.</translation>
    </message>
    <message>
        <source>suicide, whiz, or mirror limits what may be bid.</source>
        <translation>Suicide, Whiz oder Mirror bestimmt, was geboten werden darf.</translation>
    </message>
    <message>
        <source>partners bid together.</source>
        <translation>Partner bieten gemeinsam.</translation>
    </message>
    <message>
        <source>the deal has fewer than ten tricks.</source>
        <translation>die Runde hat weniger als zehn Stiche.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bag(s)</source>
        <translation>
            <numerusform>%n Sack</numerusform>
            <numerusform>%n Säcke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n-mal</numerusform>
            <numerusform>%n-mal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n-mal gefallen</numerusform>
            <numerusform>%n-mal gefallen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>regular basic classic normal</source>
        <translation>regular basic classic normal normal üblich klassisch einfach</translation>
    </message>
    <message>
        <source>msn zone windows internet</source>
        <translation>msn zone windows internet Internet online</translation>
    </message>
    <message>
        <source>nilo blind nilo two of clubs</source>
        <translation>nilo blind nilo two of clubs Kreuz-Zwei vier</translation>
    </message>
    <message>
        <source>nilo blind nilo two of clubs three players</source>
        <translation>nilo blind nilo two of clubs three players Kreuz-Zwei drei Spieler</translation>
    </message>
    <message>
        <source>nilo blind nilo two players</source>
        <translation>nilo blind nilo two players zwei Spieler</translation>
    </message>
    <message>
        <source>baxter ny city partnership bidding boston french cut back to back</source>
        <translation>baxter ny city partnership bidding boston french cut back to back gemeinsam bieten französisch abheben</translation>
    </message>
    <message>
        <source>jokers high</source>
        <translation>jokers high Joker hoch</translation>
    </message>
    <message>
        <source>jjda</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>jjda Joker Zwei</translation>
    </message>
    <message>
        <source>bower euchre jack</source>
        <translation>bower euchre jack Bauer Bube</translation>
    </message>
    <message>
        <source>differentiated trump values</source>
        <translation>differentiated trump values Farben Leiter Trumpf</translation>
    </message>
    <message>
        <source>team bidding board</source>
        <translation>team bidding board Team gemeinsam bieten</translation>
    </message>
    <message>
        <source>wheels ten for two hundred</source>
        <translation>wheels ten for two hundred zehn für zweihundert</translation>
    </message>
    <message>
        <source>3b zero pot sandbags bags</source>
        <translation>3b zero pot sandbags bags Topf Säcke Überstiche</translation>
    </message>
    <message>
        <source>sandbags bags</source>
        <translation>sandbags bags Säcke Überstiche</translation>
    </message>
    <message>
        <source>no bags sandbags</source>
        <translation>no bags sandbags keine Säcke</translation>
    </message>
    <message>
        <source>solo cut throat no partners</source>
        <translation>solo cut throat no partners jeder gegen jeden allein ohne Partner</translation>
    </message>
    <message>
        <source>two players draft heads up</source>
        <translation>two players draft heads up zwei Spieler ziehen</translation>
    </message>
    <message>
        <source>three players solo cutthroat two of clubs</source>
        <translation>three players solo cutthroat two of clubs drei Spieler jeder für sich Kreuz-Zwei</translation>
    </message>
    <message>
        <source>three players solo cutthroat</source>
        <translation>three players solo cutthroat drei Spieler jeder für sich</translation>
    </message>
    <message>
        <source>five players solo cutthroat</source>
        <translation>five players solo cutthroat fünf Spieler jeder für sich</translation>
    </message>
    <message>
        <source>six players double deck duplicates</source>
        <translation>six players double deck duplicates sechs Spieler zwei Kartenspiele doppelt</translation>
    </message>
    <message>
        <source>eight players double deck duplicates</source>
        <translation>eight players double deck duplicates acht Spieler zwei Kartenspiele doppelt</translation>
    </message>
    <message>
        <source>boston slam wheels double nil</source>
        <translation>boston slam wheels double nil Durchmarsch Doppel-Nil</translation>
    </message>
    <message>
        <source>kitty unseen</source>
        <translation>kitty unseen Talon ungesehen</translation>
    </message>
    <message>
        <source>bridge whist</source>
        <translation>bridge whist Auktion</translation>
    </message>
    <message>
        <source>exactly one player of this side must have bid nil</source>
        <translation>auf dieser Seite muss genau ein Spieler Nil geboten haben</translation>
    </message>
    <message>
        <source>these contracts add up to the number set by rule bid_books_made, so the deal is not played; enter it as &quot;unplayed&quot;</source>
        <translation>diese Kontrakte füllen die Bücher (Regel bid_books_made): Die Runde wird nicht gespielt, trage sie als &quot;unplayed&quot; ein</translation>
    </message>
    <message>
        <source>%1 %2 may choose from these cards: %3.</source>
        <translation>%1 Zur Wahl für %2 stehen diese Karten: %3.</translation>
    </message>
    <message>
        <source>seat %1</source>
        <extracomment>The number of a place at the table, within a sentence.</extracomment>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>One opens, one closes</source>
        <translation>Einer öffnet, einer schließt</translation>
    </message>
    <message>
        <source>american united states usa opener closer boston alabama georgia military circle</source>
        <translation>amerikanisch vereinigte staaten usa öffner schließer boston alabama georgia militär</translation>
    </message>
    <message>
        <source>Lodge tournament</source>
        <translation>Logenturnier</translation>
    </message>
    <message>
        <source>american united states usa masonic alabama gentleman&apos;s bid books fraternity</source>
        <translation>amerikanisch vereinigte staaten usa freimaurer loge alabama gentlemansgebot bruderschaft</translation>
    </message>
    <message>
        <source>Call Break</source>
        <translation>Call Break</translation>
    </message>
    <message>
        <source>callbreak ghochi lakdi lakadi india nepal pakistan karachi bangladesh</source>
        <translation>callbreak ghochi lakdi lakadi indien nepal pakistan karatschi bangladesch</translation>
    </message>
    <message>
        <source>Call Bridge</source>
        <translation>Call Bridge</translation>
    </message>
    <message>
        <source>bangladesh dhaka india nepal pakistan karachi</source>
        <translation>bangladesch dhaka indien nepal pakistan karatschi</translation>
    </message>
    <message>
        <source>Batak with spades</source>
        <translation>Batak mit Pik</translation>
    </message>
    <message>
        <source>turkish istanbul ihalesiz koz maca</source>
        <translation>türkisch türkei istanbul ihalesiz koz maca</translation>
    </message>
    <message>
        <source>Two players without a draft</source>
        <translation>Zu zweit ohne Ziehen</translation>
    </message>
    <message>
        <source>two players heads up no draft thirteen cards each</source>
        <translation>zwei spieler zu zweit ohne wählen dreizehn karten für jeden</translation>
    </message>
    <message numerus="yes">
        <source>&quot;winners&quot; covers %n trick(s), but the deal has %1</source>
        <translation>
            <numerusform>&quot;winners&quot; nennt %n Stich, gespielt werden aber %1</numerusform>
            <numerusform>&quot;winners&quot; nennt %n Stiche, gespielt werden aber %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choose %1 to %n card(s).</source>
        <translation>
            <numerusform>Wähle %1 bis %n Karte.</numerusform>
            <numerusform>Wähle %1 bis %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deal lists %n hand(s) for %1 players.</source>
        <translation>
            <numerusform>Die Runde nennt %n Blatt für %1 Spieler.</numerusform>
            <numerusform>Die Runde nennt %n Blätter für %1 Spieler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s), but the deal gives each player %2.</source>
        <translation>
            <numerusform>%1 hält %n Karte, ausgeteilt werden aber je Spieler %2.</numerusform>
            <numerusform>%1 hält %n Karten, ausgeteilt werden aber je Spieler %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 bid for the whole side.</source>
        <translation>%1 hat für die ganze Seite geboten.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %2 of the %n card(s) needed.</source>
        <translation>
            <numerusform>„%1“: Das sind %2 statt %n Karte.</numerusform>
            <numerusform>„%1“: Das sind %2 statt %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” isn&apos;t allowed: %2</source>
        <translation>„%1“ geht nicht: %2</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a legal call now.</source>
        <translation>„%1“ ist jetzt keine erlaubte Ansage.</translation>
    </message>
    <message>
        <source>“%1” by %2, but it is %3&apos;s turn.</source>
        <translation>„%1“ von %2, aber am Zug ist %3.</translation>
    </message>
    <message>
        <source>%1 is not in the deck.</source>
        <translation>%1 gehört nicht zum Spiel.</translation>
    </message>
    <message>
        <source>%1 was dealt too many times.</source>
        <translation>%1 wurde zu oft ausgeteilt.</translation>
    </message>
    <message>
        <source>hints aren&apos;t available now.</source>
        <translation>Jetzt ist kein Tipp möglich.</translation>
    </message>
    <message>
        <source>Claiming is not allowed in this game.</source>
        <translation>In diesem Spiel darf niemand die restlichen Stiche beanspruchen.</translation>
    </message>
    <message>
        <source>Another hand could still win a trick.</source>
        <translation>Ein anderes Blatt könnte noch einen Stich machen.</translation>
    </message>
    <message>
        <source>Cards can&apos;t be taken back in this game.</source>
        <translation>In diesem Spiel lassen sich Karten nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Ending the match</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>everyone passed: enter the deal as void</source>
        <translation>alle haben gepasst: Trage die Runde als ungültig ein</translation>
    </message>
    <message>
        <source>trick %1 must have a winner</source>
        <translation>Stich %1 muss einen Gewinner haben</translation>
    </message>
    <message>
        <source>&quot;last_trick&quot; needs &quot;card&quot;: the card that won</source>
        <translation>in der Angabe &quot;last_trick&quot; fehlt &quot;card&quot;: Eine geltende Regel braucht die Karte, die gewonnen hat</translation>
    </message>
    <message>
        <source>the last trick must have a winner</source>
        <translation>der letzte Stich muss einen Gewinner haben</translation>
    </message>
    <message>
        <source>these contracts total less than %1 (rule bid_sum_min), so the deal is void; enter it as &quot;void&quot;: &quot;short&quot;</source>
        <translation>diese Kontrakte ergeben weniger als %1 (Regel bid_sum_min): Die Runde ist ungültig, trage sie als &quot;void&quot;: &quot;short&quot; ein</translation>
    </message>
    <message>
        <source>%1: a worthless joker may be led only if you have nothing else.</source>
        <translation>%1: Einen wertlosen Joker spielt nur aus, wer nichts anderes mehr hat.</translation>
    </message>
    <message>
        <source>contracts must be met exactly, so there are no overtricks.</source>
        <translation>Kontrakte müssen genau erfüllt werden, deshalb gibt es keine Überstiche.</translation>
    </message>
    <message>
        <source>there are no jokers in the deck.</source>
        <translation>es sind keine Joker im Spiel.</translation>
    </message>
    <message>
        <source>bags are kept separately from the score.</source>
        <translation>Säcke werden getrennt vom Punktestand geführt.</translation>
    </message>
    <message>
        <source>it depends on a rule that is switched off.</source>
        <translation>die zugehörige Regel ist abgeschaltet.</translation>
    </message>
    <message>
        <source>Table and deck</source>
        <translation>Tisch und Karten</translation>
    </message>
    <message>
        <source>The rules of an old online card room: Standard, but bags are reset after a penalty, and −200 ends the match.</source>
        <translation>Die Regeln eines alten Online-Raums: Standard, aber nach einer Strafe werden alle Säcke gelöscht, und 200 unter null beenden die Partie.</translation>
    </message>
    <message>
        <source>Two jokers are added, and the dealer takes the two leftover cards.</source>
        <translation>Zwei Joker kommen dazu, und der Geber nimmt die zwei überzähligen Karten.</translation>
    </message>
    <message>
        <source>Two jokers are added, and the holder of the lowest club takes the two leftover cards.</source>
        <translation>Zwei Joker kommen dazu, und der Besitzer des niedrigsten Kreuzes nimmt die zwei überzähligen Karten.</translation>
    </message>
    <message>
        <source>Two jokers are added, and the two leftover cards stay unseen until the end of the deal.</source>
        <translation>Zwei Joker kommen dazu, und die zwei überzähligen Karten bleiben bis zum Ende der Runde ungesehen.</translation>
    </message>
    <message>
        <source>When both jokers are played to one trick, the one played first wins.</source>
        <translation>Liegen beide Joker in einem Stich, gewinnt der zuerst gespielte.</translation>
    </message>
    <message>
        <source>Partners discuss and bid together. They bid at least four; there is no nil.</source>
        <translation>Partner besprechen sich und bieten gemeinsam, mindestens vier, ohne Nil.</translation>
    </message>
    <message>
        <source>Everyone bids nil or at least four, and an announced ten is worth two hundred.</source>
        <translation>Alle bieten Nil oder mindestens vier, und eine angesagte Zehn ist zweihundert wert.</translation>
    </message>
    <message>
        <source>Two decks without the twos of clubs, three pairs of partners.</source>
        <translation>Zwei Kartenspiele ohne die Kreuz-Zweien, drei Paare von Partnern.</translation>
    </message>
    <message>
        <source>Two decks without the twos of clubs, two teams of three.</source>
        <translation>Zwei Kartenspiele ohne die Kreuz-Zweien, zwei Dreierteams.</translation>
    </message>
    <message>
        <source>Two decks without the twos of clubs, no partners.</source>
        <translation>Zwei Kartenspiele ohne die Kreuz-Zweien, jeder für sich.</translation>
    </message>
    <message>
        <source>Two decks with all four jokers, three pairs of partners.</source>
        <translation>Zwei Kartenspiele mit allen vier Jokern, drei Paare von Partnern.</translation>
    </message>
    <message>
        <source>Six with one deck</source>
        <translation>Sechs mit einem Kartenspiel</translation>
    </message>
    <message>
        <source>One deck without twos, eight cards each, no partners.</source>
        <translation>Ein Kartenspiel ohne Zweien, je acht Karten, jeder für sich.</translation>
    </message>
    <message>
        <source>Four pairs of partners play eight deals with two full decks; identical cards cancel each other out.</source>
        <translation>Vier Paare spielen acht Runden mit zwei vollen Kartenspielen; gleiche Karten heben einander auf.</translation>
    </message>
    <message>
        <source>Two players are dealt thirteen cards each; the other half of the deck is set aside unseen.</source>
        <translation>Zwei Spieler bekommen je dreizehn Karten; die andere Hälfte des Kartenspiels liegt ungesehen beiseite.</translation>
    </message>
    <message>
        <source>%1 took the kitty, which counts as one more trick</source>
        <translation>%1 hat den Talon genommen, der als weiterer Stich zählt</translation>
    </message>
    <message>
        <source>No target: the side that is ahead after eight deals wins.</source>
        <translation>Kein Ziel: Wer nach acht Runden führt, gewinnt.</translation>
    </message>
    <message>
        <source>&quot;agreements&quot; must be in the order of their deals, starting with the second deal</source>
        <translation>Vereinbarungen müssen in der Reihenfolge ihrer Runden stehen, von der zweiten Runde an</translation>
    </message>
    <message>
        <source>&quot;bids&quot; has %1 bids for side %2: enter the side&apos;s bid at one of its seats and &quot;&quot; at the others</source>
        <translation>&quot;bids&quot; enthält %1 Gebote von Seite %2: Schreib das Gebot der Seite bei einem ihrer Plätze hin und bei den anderen &quot;&quot;</translation>
    </message>
    <message>
        <source>&quot;last_trick&quot;: with the tricks entered, %1 can&apos;t have won the last one</source>
        <translation>die Angabe &quot;last_trick&quot;: %1 kann ihn mit den eingetragenen Stichen nicht gewonnen haben</translation>
    </message>
    <message>
        <source>this deal can&apos;t be entered as &quot;unplayed&quot;, because its contracts don&apos;t add up to the number set by rule bid_books_made</source>
        <translation>diese Runde kann nicht als &quot;unplayed&quot; eingetragen werden, weil ihre Kontrakte die Bücher nicht füllen (Regel bid_books_made)</translation>
    </message>
    <message>
        <source>side %1 cannot have a contract of %2</source>
        <translation>Seite %1 kann keinen Kontrakt von %2 haben</translation>
    </message>
    <message>
        <source>Nil is bid before all other bids, the two of clubs leads, there are no bags, and the first side to 1000 wins.</source>
        <translation>Nil wird vor allen anderen Geboten angesagt, die Kreuz-Zwei spielt aus, es gibt keine Säcke, und wer zuerst 1000 hat, gewinnt.</translation>
    </message>
    <message>
        <source>No partners, seventeen cards each; nil is bid before all other bids, and the first to 500 wins.</source>
        <translation>Jeder für sich mit siebzehn Karten; Nil wird vor allen anderen Geboten angesagt, und wer zuerst 500 hat, gewinnt.</translation>
    </message>
    <message>
        <source>The red twos are out; the black joker, the red joker and the two of spades rank above the ace.</source>
        <translation>Ohne die roten Zweien; der schwarze Joker, der rote und die Pik-Zwei stehen über dem Ass.</translation>
    </message>
    <message>
        <source>South Asia: no partners, bids from one to eight. Beat the winning card if you can. Best score after five deals wins.</source>
        <translation>Südasien: jeder für sich, Gebote von eins bis acht. Schlag die gewinnende Karte, wenn du kannst. Nach fünf Runden gewinnt der Beste.</translation>
    </message>
    <message>
        <source>South Asia: no partners. Bid at least two, and take exactly your bid or one more; trump if a trump would win. Best score after five deals wins.</source>
        <translation>Südasien: jeder für sich. Biete mindestens zwei und mach genau so viele oder einen mehr; stich, wenn das den Stich gewinnt. Nach fünf Runden gewinnt der Beste.</translation>
    </message>
    <message>
        <source>rule changes during a match can&apos;t alter the number of players or sides</source>
        <translation>während der Partie geänderte Regeln dürfen die Zahl der Spieler und die Seiten nicht ändern</translation>
    </message>
    <message>
        <source>&quot;renege&quot; needs &quot;by&quot; (the seat that challenged)</source>
        <translation>in der Angabe &quot;renege&quot; fehlt &quot;by&quot;: der Platz, der reklamiert hat</translation>
    </message>
    <message>
        <source>Every suit trumps the lower ones: spades are the highest, then hearts, diamonds, and clubs.</source>
        <translation>Jede Farbe sticht die niedrigeren: Pik ist die höchste, dann Herz, Karo und Kreuz.</translation>
    </message>
    <message numerus="yes">
        <source>The number of cards set aside in this deal is %1, but the file lists %n card(s).</source>
        <translation>
            <numerusform>In dieser Runde bleiben so viele Karten beiseite: %1; die Datei nennt aber %n Karte.</numerusform>
            <numerusform>In dieser Runde bleiben so viele Karten beiseite: %1; die Datei nennt aber %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” isn&apos;t allowed at this point.</source>
        <translation>„%1“ ist jetzt nicht erlaubt.</translation>
    </message>
    <message>
        <source>Every opponent bid nil, so nobody can be given the remaining tricks. They must be played.</source>
        <translation>Alle Gegner haben Nil geboten, deshalb lassen sich die restlichen Stiche niemandem zuschreiben. Sie müssen ausgespielt werden.</translation>
    </message>
    <message>
        <source>%1 %2 may choose one of these: %3.</source>
        <translation>%1 Zur Wahl für %2 stehen: %3.</translation>
    </message>
    <message>
        <source>Big joker pulls spades</source>
        <translation>Großer Joker zieht Pik</translation>
    </message>
    <message>
        <source>A side may bid nil as a team, or announce that it will win the first seven or the first ten tricks.</source>
        <translation>Eine Seite darf die ersten sieben oder die ersten zehn Stiche ansagen oder als Team Nil bieten.</translation>
    </message>
    <message>
        <source>Each partner must reach their own bid; overtricks earn five points each. Each time a side takes seven or more tricks, it earns a bonus, which grows every time.</source>
        <translation>Jeder Partner muss sein eigenes Gebot schaffen; Überstiche bringen je fünf Punkte. Jedes Mal, wenn eine Seite sieben oder mehr Stiche macht, bekommt sie einen Bonus, der immer größer wird.</translation>
    </message>
    <message>
        <source>No partners, two jokers, eighteen cards each.</source>
        <translation>Jeder für sich mit achtzehn Karten und zwei Jokern.</translation>
    </message>
    <message>
        <source>Three pairs of partners play six deals. The twos of diamonds and spades rank high, and identical cards cancel each other out.</source>
        <translation>Drei Paare spielen sechs Runden. Karo-Zwei und Pik-Zwei stehen hoch, und gleiche Karten heben einander auf.</translation>
    </message>
    <message>
        <source>One partner opens with a bid, the other names the contract; two jokers and the two of spades rank high. First to 350; two sets lose the match.</source>
        <translation>Ein Partner öffnet mit einer Zahl, der andere nennt den Kontrakt; zwei Joker und die Pik-Zwei stehen hoch. Bis 350; wer zweimal fällt, verliert die Partie.</translation>
    </message>
    <message>
        <source>No bids in the first deal; a side that takes fewer than four tricks in it loses the match. After that, all bids together must total at least eleven. First to 350.</source>
        <translation>Keine Gebote in der ersten Runde; wer darin weniger als vier Stiche macht, verliert die Partie. Danach müssen alle Gebote zusammen mindestens elf ergeben. Bis 350.</translation>
    </message>
    <message>
        <source>Turkey: no partners. Beat the winning card if you can, and trump when you are void; with two overtricks, you are set. Thirteen deals.</source>
        <translation>Türkei: jeder für sich. Schlag die gewinnende Karte, wenn du kannst, und stich, wenn du blank bist; mit zwei Überstichen fällst du. Dreizehn Runden.</translation>
    </message>
    <message>
        <source>for rule last_trick_ace_on_nil, &quot;last_trick&quot; needs &quot;cards&quot; (in the order played) and &quot;led&quot; (the seat that led)</source>
        <translation>für Regel last_trick_ace_on_nil braucht &quot;last_trick&quot; auch &quot;cards&quot; (in gespielter Reihenfolge) und &quot;led&quot; (der Platz, der ausgespielt hat)</translation>
    </message>
    <message>
        <source>each player&apos;s bid depends on how many spades they hold.</source>
        <translation>die Zahl der Pik im Blatt bestimmt das Gebot.</translation>
    </message>
    <message>
        <source>Jokers replace the black jacks</source>
        <translation>Joker ersetzen die schwarzen Buben</translation>
    </message>
    <message>
        <source>Two jokers take the place of the black jacks and are the highest trumps.</source>
        <translation>Zwei Joker treten an die Stelle der schwarzen Buben und sind die höchsten Trümpfe.</translation>
    </message>
    <message>
        <source>Two jokers are added, and the partners with the larger contract divide the two leftover cards.</source>
        <translation>Zwei Joker kommen dazu, und die Partner mit dem größeren Kontrakt teilen sich die zwei überzähligen Karten.</translation>
    </message>
    <message>
        <source>A joker never wins. But the other cards that the same side plays to that trick become trumps.</source>
        <translation>Ein Joker gewinnt nie. Aber die anderen Karten, die dieselbe Seite zu diesem Stich spielt, werden zu Trümpfen.</translation>
    </message>
    <message>
        <source>Moon, blind bids, ten for two hundred, no trump, bemo (winning the first tricks), and a costly double nil.</source>
        <translation>Moon, blinde Gebote, zehn für zweihundert, ohne Trumpf, Bemo (die ersten Stiche gewinnen) und ein teures Doppel-Nil.</translation>
    </message>
</context>
<context>
    <name>kitty</name>
    <message>
        <source>The kitty you took counts as a trick, so you cannot bid nil.</source>
        <translation>Der genommene Talon zählt als Stich, deshalb kannst du nicht Nil bieten.</translation>
    </message>
    <message>
        <source>nobody takes the kitty.</source>
        <translation>niemand nimmt den Talon.</translation>
    </message>
    <message>
        <source>the bids decide who takes the kitty.</source>
        <translation>die Gebote entscheiden, wer den Talon nimmt.</translation>
    </message>
    <message>
        <source>If the rule “One extra kitty card per player” is on, the kitty must go to one player. It can&apos;t be shared by a side or stay unseen.</source>
        <translation>Ist die Regel „Eine Talonkarte mehr je Spieler“ an, muss der Talon an einen einzelnen Spieler gehen. Er kann nicht von einer Seite geteilt werden oder verdeckt bleiben.</translation>
    </message>
    <message>
        <source>If the rule “One extra kitty card per player” is on, the player who takes the kitty may not bid nil. Such a kitty can&apos;t be combined with suicide, whiz, or mirror.</source>
        <translation>Ist die Regel „Eine Talonkarte mehr je Spieler“ an, darf nicht Nil bieten, wer den Talon nimmt. Ein solcher Talon geht mit Suicide, Whiz oder Mirror nicht zusammen.</translation>
    </message>
    <message>
        <source>Whiz and mirror count the spades in a full hand before the bids, so the kitty can&apos;t go to the highest bidder.</source>
        <translation>Whiz und Mirror zählen die Pik eines vollen Blatts vor den Geboten, deshalb kann der Talon nicht an den Höchstbietenden gehen.</translation>
    </message>
    <message>
        <source>Who takes the kitty</source>
        <translation>Wer den Talon nimmt</translation>
    </message>
    <message>
        <source>Who gets the kitty: the dealer, the holder of the lowest club, the highest bidder, the side with the larger contract, or nobody. The players of a side divide the kitty as they like. A kitty that nobody takes (a widow) stays unseen until the deal is over.</source>
        <translation>Wer den Talon bekommt: der Geber, der Besitzer des niedrigsten Kreuzes, der Höchstbietende, die Seite mit dem größeren Kontrakt oder niemand. Die Spieler einer Seite teilen den Talon nach Belieben auf. Ein Talon, den niemand nimmt, bleibt bis zum Ende der Runde verdeckt.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>A value: the player who deals, noun.</extracomment>
        <translation>Der Geber</translation>
    </message>
    <message>
        <source>Holder of the lowest club</source>
        <translation>Besitzer des niedrigsten Kreuzes</translation>
    </message>
    <message>
        <source>Highest bidder</source>
        <translation>Der Höchstbietende</translation>
    </message>
    <message>
        <source>Side with the larger contract</source>
        <translation>Seite mit dem größeren Kontrakt</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>A value: nobody takes the cards left over.</extracomment>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>widow stock two of clubs deuce</source>
        <translation>widow stock two of clubs deuce Talon Skat Stock Kreuz-Zwei</translation>
    </message>
    <message>
        <source>who takes the kitty; take the kitty; kitty goes to; buy the kitty=high-bidder</source>
        <translation>wer den Talon nimmt; Talon nehmen; wer das Kitty nimmt; Kitty nehmen</translation>
    </message>
    <message>
        <source>When to discard to the kitty</source>
        <translation>Wann gedrückt wird</translation>
    </message>
    <message>
        <source>Whether the player who takes the kitty discards before or after the bids. If the bids decide who takes it, the discard always comes after them.</source>
        <translation>Ob der Nehmer des Talons vor oder nach den Geboten drückt. Entscheiden die Gebote, wer ihn nimmt, wird immer danach gedrückt.</translation>
    </message>
    <message>
        <source>Before the bids</source>
        <translation>Vor den Geboten</translation>
    </message>
    <message>
        <source>After the bids</source>
        <translation>Nach den Geboten</translation>
    </message>
    <message>
        <source>widow</source>
        <extracomment>A word under which people look for the kitty, the cards left over.</extracomment>
        <translation>widow Talon Skat</translation>
    </message>
    <message>
        <source>One extra kitty card per player</source>
        <translation>Eine Talonkarte mehr je Spieler</translation>
    </message>
    <message>
        <source>Each player is dealt one card less, and these cards are added to the kitty. The cards discarded count as one trick for the player who took the kitty.</source>
        <translation>Jeder Spieler bekommt eine Karte weniger, und diese Karten kommen zum Talon. Die gedrückten Karten zählen als ein Stich für den, der den Talon genommen hat.</translation>
    </message>
    <message>
        <source>The dealer takes the kitty before the bids.</source>
        <translation>Der Geber nimmt den Talon vor den Geboten.</translation>
    </message>
    <message>
        <source>Before the bids, the holder of the lowest club takes the kitty. If that card is in the kitty, the dealer takes it.</source>
        <translation>Vor den Geboten nimmt den Talon, wer das niedrigste Kreuz hat. Liegt diese Karte im Talon, nimmt ihn der Geber.</translation>
    </message>
    <message>
        <source>After the bids the highest bidder takes the kitty and discards the same number of cards. If bids are equal, the earlier one counts.</source>
        <translation>Nach den Geboten nimmt der Höchstbietende den Talon und drückt ebenso viele Karten. Bei gleichen Geboten zählt das frühere.</translation>
    </message>
    <message>
        <source>After the bids, the side with the largest contract takes the kitty, divides it among its players as they like, and discards the same number of cards. If contracts are equal, each side gets one card, and any others stay unseen.</source>
        <translation>Nach den Geboten nimmt die Seite mit dem größten Kontrakt den Talon, teilt ihn nach Belieben unter ihren Spielern auf und drückt ebenso viele Karten. Bei gleichen Kontrakten geht je eine Karte an jede Seite, und was übrig ist, bleibt ungesehen.</translation>
    </message>
    <message>
        <source>Nobody looks at the kitty before the deal is over.</source>
        <translation>Niemand sieht den Talon an, bevor die Runde vorbei ist.</translation>
    </message>
    <message numerus="yes">
        <source>The kitty: %n card(s). Each player is dealt one card less, and the kitty includes these cards.</source>
        <translation>
            <numerusform>Der Talon: %n Karte. Jeder Spieler bekommt eine Karte weniger, und diese Karten sind im Talon enthalten.</numerusform>
            <numerusform>Der Talon: %n Karten. Jeder Spieler bekommt eine Karte weniger, und diese Karten sind im Talon enthalten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The kitty: %n card(s) left over.</source>
        <translation>
            <numerusform>Der Talon: %n überzählige Karte.</numerusform>
            <numerusform>Der Talon: %n überzählige Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The player who takes the kitty discards the same number of cards before the bids.</source>
        <translation>Wer den Talon nimmt, drückt ebenso viele Karten vor den Geboten.</translation>
    </message>
    <message>
        <source>The player who takes the kitty discards the same number of cards after the bids.</source>
        <translation>Wer den Talon nimmt, drückt ebenso viele Karten nach den Geboten.</translation>
    </message>
    <message>
        <source>The discard counts as a trick for the player who took the kitty. That player may not bid nil.</source>
        <translation>Das Gedrückte zählt als Stich für den, der den Talon genommen hat. Er darf nicht Nil bieten.</translation>
    </message>
    <message>
        <source>A kitty of %1.</source>
        <translation>Talon von %1.</translation>
    </message>
    <message>
        <source>After the bids, the player with the largest contract takes the kitty and discards the same number of cards. If contracts are equal, each of these players gets one card, and any others stay unseen.</source>
        <translation>Nach den Geboten nimmt der Spieler mit dem größten Kontrakt den Talon und drückt ebenso viele Karten. Bei gleichen Kontrakten bekommt jeder dieser Spieler eine Karte, und was übrig ist, bleibt ungesehen.</translation>
    </message>
</context>
<context>
    <name>last_trick</name>
    <message>
        <source>The last trick can still earn a bonus.</source>
        <translation>Der letzte Stich kann noch einen Bonus bringen.</translation>
    </message>
    <message>
        <source>&quot;tricks&quot; is missing: the tricks each seat took</source>
        <translation>&quot;tricks&quot; fehlt: die Stiche, die jeder Platz gemacht hat</translation>
    </message>
    <message>
        <source>&quot;winners&quot; is missing: list the seat that won each trick, in order</source>
        <translation>&quot;winners&quot; fehlt: Eine geltende Regel braucht der Reihe nach den Platz, der jeden Stich gewonnen hat</translation>
    </message>
    <message>
        <source>A streak of tricks won in a row can still earn a bonus.</source>
        <translation>Eine Serie gewonnener Stiche kann noch einen Bonus bringen.</translation>
    </message>
    <message>
        <source>&quot;last_trick&quot; is missing: these rules depend on who won the last trick</source>
        <translation>die Angabe &quot;last_trick&quot; fehlt: Eine geltende Regel muss wissen, wer den letzten Stich gewonnen hat</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Letzter Stich</translation>
    </message>
    <message>
        <source>Points for winning the last trick of a deal.</source>
        <translation>Punkte für den letzten Stich einer Runde.</translation>
    </message>
    <message>
        <source>bela pinochle final</source>
        <translation>bela pinochle final letzter Stich</translation>
    </message>
    <message>
        <source>last trick; last book; last trick bonus; # for the last trick; # for last book</source>
        <translation>letzter Stich; # für den letzten Stich; Bonus letzter Stich</translation>
    </message>
    <message>
        <source>Last trick with an ace</source>
        <translation>Letzter Stich mit Ass</translation>
    </message>
    <message>
        <source>Points for winning the last trick with an ace of hearts, diamonds or clubs.</source>
        <translation>Punkte für den letzten Stich, mit Herz-, Karo- oder Kreuz-Ass gewonnen.</translation>
    </message>
    <message>
        <source>Last trick with the ace of spades</source>
        <translation>Letzter Stich mit Pik-Ass</translation>
    </message>
    <message>
        <source>Points for winning the last trick with the ace of spades.</source>
        <translation>Punkte für den letzten Stich, mit dem Pik-Ass gewonnen.</translation>
    </message>
    <message>
        <source>Nil bonus if its bidder&apos;s last card is an ace</source>
        <translation>Nil-Bonus, wenn der Bieter zuletzt ein Ass spielt</translation>
    </message>
    <message>
        <source>A nil that is made earns 20% more if its bidder plays an ace to the last trick.</source>
        <translation>Ein geschafftes Nil bringt ein Fünftel mehr, wenn sein Bieter zum letzten Stich ein Ass spielt.</translation>
    </message>
    <message>
        <source>Last trick won with a two</source>
        <translation>Letzter Stich mit Zwei</translation>
    </message>
    <message>
        <source>Points for winning the last trick with a two of hearts, diamonds, or clubs.</source>
        <translation>Punkte für den letzten Stich, mit einer Zwei gewonnen, die kein Pik ist.</translation>
    </message>
    <message>
        <source>deuce victory</source>
        <translation>deuce victory Zwei Sieg</translation>
    </message>
    <message>
        <source>Last trick: a high spade completes the contract</source>
        <translation>Letzter Stich: hohes Pik erfüllt den Kontrakt</translation>
    </message>
    <message>
        <source>Points for winning the last trick with the nine of spades or higher, if that gives the side exactly its contract.</source>
        <translation>Punkte dafür, den letzten Stich mit der Pik-Neun oder höher zu gewinnen, wenn die Seite damit genau ihren Kontrakt macht.</translation>
    </message>
    <message>
        <source>Won the last trick</source>
        <translation>Letzten Stich gewonnen</translation>
    </message>
    <message>
        <source>Won the last trick with an ace</source>
        <translation>Letzten Stich mit einem Ass gewonnen</translation>
    </message>
    <message>
        <source>Won the last trick with the ace of spades</source>
        <translation>Letzten Stich mit dem Pik-Ass gewonnen</translation>
    </message>
    <message>
        <source>Won the last trick with a two</source>
        <translation>Letzten Stich mit einer Zwei gewonnen</translation>
    </message>
    <message>
        <source>Met the bid exactly by winning the last trick with a high spade</source>
        <translation>Mit einem hohen Pik im letzten Stich das Gebot genau erfüllt</translation>
    </message>
    <message>
        <source>The successful nil bidder played an ace to the last trick</source>
        <translation>Nil geschafft, zum letzten Stich ein Ass gespielt</translation>
    </message>
    <message numerus="yes">
        <source>The last trick of a deal earns %n point(s).</source>
        <translation>
            <numerusform>Der letzte Stich einer Runde bringt %n Punkt.</numerusform>
            <numerusform>Der letzte Stich einer Runde bringt %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Winning the last trick with an ace other than the ace of spades earns %n point(s).</source>
        <translation>
            <numerusform>Den letzten Stich mit einem anderen Ass als dem Pik-Ass zu gewinnen bringt %n Punkt.</numerusform>
            <numerusform>Den letzten Stich mit einem anderen Ass als dem Pik-Ass zu gewinnen bringt %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Winning the last trick with the ace of spades earns %n point(s).</source>
        <translation>
            <numerusform>Den letzten Stich mit dem Pik-Ass zu gewinnen bringt %n Punkt.</numerusform>
            <numerusform>Den letzten Stich mit dem Pik-Ass zu gewinnen bringt %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Winning the last trick with a two of hearts, diamonds, or clubs earns %n point(s).</source>
        <translation>
            <numerusform>Den letzten Stich mit einer Zwei zu gewinnen, die kein Pik ist, bringt %n Punkt.</numerusform>
            <numerusform>Den letzten Stich mit einer Zwei zu gewinnen, die kein Pik ist, bringt %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Winning the last trick with the nine of spades or higher, and so meeting the contract exactly, earns %n point(s).</source>
        <translation>
            <numerusform>Den letzten Stich mit der Pik-Neun oder höher zu gewinnen und so den Kontrakt genau zu erfüllen bringt %n Punkt.</numerusform>
            <numerusform>Den letzten Stich mit der Pik-Neun oder höher zu gewinnen und so den Kontrakt genau zu erfüllen bringt %n Punkte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>The deals after this one can&apos;t be kept with this correction.</source>
        <translation>Die späteren Runden können mit dieser Korrektur nicht bleiben.</translation>
    </message>
    <message>
        <source>You can&apos;t change players or sides during a match. Start a new one.</source>
        <translation>Eine Partie behält ihre Spieler und Seiten. Um sie zu ändern, beginne eine neue Partie.</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>A value: whether a rule is in force.</extracomment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>A value: whether a rule is in force.</extracomment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Only spades are trump</source>
        <translation>Nur Pik ist Trumpf</translation>
    </message>
    <message>
        <source>Clubs</source>
        <extracomment>A suit, as a heading or a choice.</extracomment>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <extracomment>A suit, as a heading or a choice.</extracomment>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Hearts</source>
        <extracomment>A suit, as a heading or a choice.</extracomment>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Spades</source>
        <extracomment>A suit, as a heading or a choice.</extracomment>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Big joker</source>
        <translation>Großer Joker</translation>
    </message>
    <message>
        <source>Little joker</source>
        <translation>Kleiner Joker</translation>
    </message>
    <message>
        <source>Third joker</source>
        <translation>Dritter Joker</translation>
    </message>
    <message>
        <source>minus %1</source>
        <translation>minus %1</translation>
    </message>
</context>
<context>
    <name>moon</name>
    <message>
        <source>Another side bid a moon, so you can&apos;t bid double nil.</source>
        <translation>Eine andere Seite hat Moon geboten, deshalb geht Doppel-Nil nicht.</translation>
    </message>
    <message>
        <source>Another side bid double nil, so you can&apos;t bid a moon.</source>
        <translation>Eine andere Seite hat Doppel-Nil geboten, deshalb geht Moon nicht.</translation>
    </message>
    <message>
        <source>nobody can bid a moon.</source>
        <translation>niemand kann Moon bieten.</translation>
    </message>
    <message>
        <source>nobody can bid a blind moon.</source>
        <translation>niemand kann einen blinden Moon bieten.</translation>
    </message>
    <message>
        <source>there is no double nil.</source>
        <translation>es gibt kein Doppel-Nil.</translation>
    </message>
    <message>
        <source>the deal has fewer than twelve tricks.</source>
        <translation>die Runde hat weniger als zwölf Stiche.</translation>
    </message>
    <message>
        <source>the rule “Lexington” (twelve tricks) is not set to “When bid”.</source>
        <translation>die Regel „Lexington“ (zwölf Stiche) steht nicht auf „Wenn geboten“.</translation>
    </message>
    <message>
        <source>Moon</source>
        <extracomment>Title of a rule: a bid to take all tricks, noun.</extracomment>
        <translation>Moon</translation>
    </message>
    <message>
        <source>A player may bid that their side will take every trick. Also called Boston or slam.</source>
        <translation>Ein Spieler darf bieten, dass seine Seite alle Stiche macht. Auch Boston oder Slam genannt.</translation>
    </message>
    <message>
        <source>boston slam shoot the moon thirteen all tricks</source>
        <translation>boston slam shoot the moon thirteen all tricks dreizehn alle Stiche Durchmarsch</translation>
    </message>
    <message>
        <source>boston; slam; moon; shoot the moon; shooting the moon; running a boston; run a boston; grand slam; bid 13; bid thirteen; bid all thirteen; bid all the tricks; thirteen bid; no boston=false; no moon=false</source>
        <translation>Boston; Schlemm; Mond; alle Stiche bieten; dreizehn bieten; 13 bieten; kein Schlemm=false</translation>
    </message>
    <message>
        <source>What counts as a moon</source>
        <translation>Was ein Moon ist</translation>
    </message>
    <message>
        <source>What counts as a moon: only a bid announced as one, or any contract for all the tricks, however the partners divide it.</source>
        <translation>Was als Moon zählt: nur ein als Moon angesagtes Gebot oder jeder Kontrakt über alle Stiche, wie auch immer die Partner ihn aufgeteilt haben.</translation>
    </message>
    <message>
        <source>Only when bid by name</source>
        <translation>Nur wenn angesagt</translation>
    </message>
    <message>
        <source>Any contract to take all tricks</source>
        <translation>Jeder Kontrakt über alle Stiche</translation>
    </message>
    <message>
        <source>7 and 6 is a Boston automatic Boston thirteen slam</source>
        <translation>7 und 6 ist ein boston automatischer boston dreizehn slam</translation>
    </message>
    <message>
        <source>7 and 6 is a Boston=automatic; automatic Boston=automatic; automatic moon=automatic; automatic slam=automatic; contract of thirteen is a boston=automatic</source>
        <translation>sieben und sechs ist ein Schlemm=automatic; automatischer Schlemm=automatic; automatischer Mond=automatic</translation>
    </message>
    <message>
        <source>Moon made</source>
        <translation>Moon geschafft</translation>
    </message>
    <message>
        <source>Points for a moon that is made.</source>
        <translation>Punkte für einen geschafften Moon.</translation>
    </message>
    <message>
        <source>boston slam shooting</source>
        <translation>boston slam shooting Durchmarsch</translation>
    </message>
    <message>
        <source>boston #; moon #; slam #; boston is #; # for a boston; boston worth #</source>
        <translation>Boston #; Schlemm #; Mond #; # für Boston</translation>
    </message>
    <message>
        <source>Moon failed</source>
        <translation>Moon gescheitert</translation>
    </message>
    <message>
        <source>Points lost by a moon that fails.</source>
        <translation>Punkte, die ein gescheiterter Moon kostet.</translation>
    </message>
    <message>
        <source>Moon wins the match</source>
        <translation>Moon gewinnt die Partie</translation>
    </message>
    <message>
        <source>A moon that is made wins the match on the spot.</source>
        <translation>Ein geschaffter Moon gewinnt die Partie auf der Stelle.</translation>
    </message>
    <message>
        <source>boston slam shooting game</source>
        <translation>boston slam shooting game Durchmarsch Partie Spiel</translation>
    </message>
    <message>
        <source>boston wins; boston wins the game=true; slam wins the game=true; moon wins the game=true; boston is game=true</source>
        <translation>Boston gewinnt=true; Schlemm gewinnt=true; Mond gewinnt=true</translation>
    </message>
    <message>
        <source>Blind moon</source>
        <translation>Blinder Moon</translation>
    </message>
    <message>
        <source>A player may bid to take every trick before looking at their cards. Also called “Boston on fire”.</source>
        <translation>Ein Spieler darf alle Stiche bieten, bevor er seine Karten ansieht. Auch „Boston on fire“ genannt.</translation>
    </message>
    <message>
        <source>boston on fire grand slam</source>
        <translation>boston on fire grand slam Durchmarsch blind</translation>
    </message>
    <message>
        <source>boston on fire; blind boston; blind slam; blind moon; blind thirteen; blind 13</source>
        <translation>blinder Mond; blinder Boston; blinder Schlemm; blind dreizehn</translation>
    </message>
    <message>
        <source>Blind moon: whose cards must be unseen</source>
        <translation>Blinder Moon: wessen Karten ungesehen sind</translation>
    </message>
    <message>
        <source>Whose cards must still be unseen when a blind moon is bid: only the bidder&apos;s, or those of the whole side.</source>
        <translation>Wessen Karten beim Gebot eines blinden Moons noch ungesehen sein müssen: nur die des Bieters oder die der ganzen Seite.</translation>
    </message>
    <message>
        <source>The bidder</source>
        <translation>Der Bieter</translation>
    </message>
    <message>
        <source>The whole side</source>
        <translation>Die ganze Seite</translation>
    </message>
    <message>
        <source>Blind moon made</source>
        <translation>Blinder Moon geschafft</translation>
    </message>
    <message>
        <source>Points for a blind moon that is made.</source>
        <translation>Punkte für einen geschafften blinden Moon.</translation>
    </message>
    <message>
        <source>Blind moon failed</source>
        <translation>Blinder Moon gescheitert</translation>
    </message>
    <message>
        <source>Points lost by a blind moon that fails.</source>
        <translation>Punkte, die ein gescheiterter blinder Moon kostet.</translation>
    </message>
    <message>
        <source>Blind moon wins the match</source>
        <translation>Blinder Moon gewinnt die Partie</translation>
    </message>
    <message>
        <source>A blind moon that is made wins the match on the spot.</source>
        <translation>Ein geschaffter blinder Moon gewinnt die Partie auf der Stelle.</translation>
    </message>
    <message>
        <source>Moon against double nil</source>
        <translation>Moon gegen Doppel-Nil</translation>
    </message>
    <message>
        <source>Once a side has bid a moon, the others may not bid a double nil, and vice versa.</source>
        <translation>Hat eine Seite Moon geboten, dürfen die anderen kein Doppel-Nil bieten, und umgekehrt.</translation>
    </message>
    <message>
        <source>Taking all tricks without bidding them</source>
        <translation>Alle Stiche, ohne sie zu bieten</translation>
    </message>
    <message>
        <source>Extra points for a side that takes every trick of a deal without having bid them all. 0 means none.</source>
        <translation>Zusätzliche Punkte für eine Seite, die alle Stiche einer Runde macht, ohne sie alle geboten zu haben. 0: keine.</translation>
    </message>
    <message>
        <source>sweep unbid Boston took all 13 thirteen all the tricks without bidding slam</source>
        <translation>durchmarsch ungebotener boston alle 13 dreizehn stiche ohne gebot slam</translation>
    </message>
    <message>
        <source>unbid Boston; took all 13; take all 13; taking all thirteen; all the tricks without bidding; all tricks without a bid; sweep; sweep #; sweep bonus; unbid slam; accidental boston; # for all the tricks</source>
        <translation>Durchmarsch; Durchmarsch #; alle Stiche ohne Gebot; ungebotener Schlemm; # für alle Stiche</translation>
    </message>
    <message>
        <source>Taking all tricks without bidding them wins the match</source>
        <translation>Alle Stiche ohne Gebot gewinnen die Partie</translation>
    </message>
    <message>
        <source>A side that takes every trick of a deal without having bid them all wins the match on the spot.</source>
        <translation>Eine Seite, die alle Stiche einer Runde macht, ohne sie alle geboten zu haben, gewinnt die Partie auf der Stelle.</translation>
    </message>
    <message>
        <source>sweep Boston taken wins unbid all 13 thirteen</source>
        <translation>durchmarsch boston gemacht gewinnt ungeboten alle 13 dreizehn</translation>
    </message>
    <message>
        <source>Boston taken wins=true; sweep wins=true; taking all the tricks wins=true; taken Boston wins the game=true; unbid Boston wins=true</source>
        <translation>Durchmarsch gewinnt=true; alle Stiche gewinnen die Partie=true</translation>
    </message>
    <message>
        <source>Lexington</source>
        <extracomment>Title of a rule, named after a town: points for twelve tricks.</extracomment>
        <translation>Lexington</translation>
    </message>
    <message>
        <source>When twelve tricks score a bonus: when they are bid and made, or when exactly twelve are taken, no matter what was bid.</source>
        <translation>Wann zwölf Stiche einen Bonus bringen: wenn sie geboten und geschafft wurden oder wenn genau zwölf gemacht wurden, gleich was geboten war.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Nicht gespielt</translation>
    </message>
    <message>
        <source>When bid</source>
        <translation>Wenn geboten</translation>
    </message>
    <message>
        <source>When taken</source>
        <translation>Wenn gemacht</translation>
    </message>
    <message>
        <source>twelve tricks</source>
        <translation>twelve tricks zwölf Stiche</translation>
    </message>
    <message>
        <source>twelve tricks; bid twelve; twelve bid; bid 12</source>
        <translation>zwölf Stiche; zwölf bieten; 12 bieten</translation>
    </message>
    <message>
        <source>Points for a Lexington (twelve tricks)</source>
        <translation>Lexington (zwölf Stiche), Punkte</translation>
    </message>
    <message>
        <source>Points for a Lexington (twelve tricks), instead of the contract&apos;s points. A side that bids twelve and fails loses the same number of points.</source>
        <translation>Punkte für ein Lexington (zwölf Stiche) anstelle der Punkte des Kontrakts. Eine Seite, die zwölf bietet und scheitert, verliert ebenso viele.</translation>
    </message>
    <message>
        <source>Bid of twelve wins the match</source>
        <translation>Gebotene Zwölf gewinnt die Partie</translation>
    </message>
    <message>
        <source>A bid of twelve that is made wins the match on the spot.</source>
        <translation>Zwölf gebotene und gemachte Stiche gewinnen die Partie auf der Stelle.</translation>
    </message>
    <message numerus="yes">
        <source>Moon failed, took %n</source>
        <translation>
            <numerusform>Moon gescheitert, %n gemacht</numerusform>
            <numerusform>Moon gescheitert, %n gemacht</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid of twelve made, took %1</source>
        <translation>Gebot zwölf geschafft, %1 gemacht</translation>
    </message>
    <message>
        <source>Exactly twelve tricks taken</source>
        <translation>Genau zwölf Stiche gemacht</translation>
    </message>
    <message>
        <source>Bid of twelve failed, took %1</source>
        <translation>Gebot zwölf gescheitert, %1 gemacht</translation>
    </message>
    <message>
        <source>Took all tricks without bidding them</source>
        <translation>Alle Stiche gemacht, ohne sie zu bieten</translation>
    </message>
    <message numerus="yes">
        <source>Moon, a bid that your side will take every trick, earns %n point(s) if made and costs %2 if it fails.</source>
        <translation>
            <numerusform>Moon, das Gebot, für die Seite alle Stiche zu machen, bringt %n Punkt, wenn es gelingt, und kostet %2, wenn nicht.</numerusform>
            <numerusform>Moon, das Gebot, für die Seite alle Stiche zu machen, bringt %n Punkte, wenn es gelingt, und kostet %2, wenn nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>A contract for all the tricks also counts as a moon, even if each partner bid only part of it.</source>
        <translation>Auch eine Seite, deren Kontrakt alle Stiche umfasst, hat einen Moon geboten, selbst wenn jeder Partner nur einen Teil davon gesagt hat.</translation>
    </message>
    <message numerus="yes">
        <source>A blind moon, which is bid before the bidder has looked at their cards, earns %n point(s) if made and costs %2 if it fails.</source>
        <translation>
            <numerusform>Blinder Moon, geboten, bevor der Bieter seine Karten angesehen hat, bringt %n Punkt, wenn er gelingt, und kostet %2, wenn nicht.</numerusform>
            <numerusform>Blinder Moon, geboten, bevor der Bieter seine Karten angesehen hat, bringt %n Punkte, wenn er gelingt, und kostet %2, wenn nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A blind moon, which is bid before anyone on the side has looked at their cards, earns %n point(s) if made and costs %2 if it fails.</source>
        <translation>
            <numerusform>Blinder Moon, geboten, bevor jemand von der Seite seine Karten angesehen hat, bringt %n Punkt, wenn er gelingt, und kostet %2, wenn nicht.</numerusform>
            <numerusform>Blinder Moon, geboten, bevor jemand von der Seite seine Karten angesehen hat, bringt %n Punkte, wenn er gelingt, und kostet %2, wenn nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only a side at least %n point(s) behind the leader may make this bid.</source>
        <translation>
            <numerusform>So bieten darf nur eine Seite, die mindestens %n Punkt hinter der führenden liegt.</numerusform>
            <numerusform>So bieten darf nur eine Seite, die mindestens %n Punkte hinter der führenden liegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>A blind moon that is made wins the match.</source>
        <translation>Ein geschaffter blinder Moon gewinnt die Partie.</translation>
    </message>
    <message numerus="yes">
        <source>Lexington: a side that takes exactly twelve tricks scores %n point(s) instead of its contract.</source>
        <translation>
            <numerusform>Lexington: Eine Seite, die genau zwölf Stiche macht, bekommt statt ihres Kontrakts %n Punkt.</numerusform>
            <numerusform>Lexington: Eine Seite, die genau zwölf Stiche macht, bekommt statt ihres Kontrakts %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lexington: a contract of twelve earns %n point(s) when made and costs the same when set.</source>
        <translation>
            <numerusform>Lexington: Ein Kontrakt von zwölf bringt %n Punkt, wenn er erfüllt ist, und kostet ebenso viele, wenn er fällt.</numerusform>
            <numerusform>Lexington: Ein Kontrakt von zwölf bringt %n Punkte, wenn er erfüllt ist, und kostet ebenso viele, wenn er fällt.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Lexington (a contract of twelve) that is made wins the match.</source>
        <translation>Ein geschafftes Lexington (ein Kontrakt von zwölf) gewinnt die Partie.</translation>
    </message>
    <message numerus="yes">
        <source>A side that takes every trick of a deal without having bid them all scores %n extra point(s).</source>
        <translation>
            <numerusform>Eine Seite, die alle Stiche einer Runde macht, ohne sie alle geboten zu haben, bekommt %n Punkt mehr.</numerusform>
            <numerusform>Eine Seite, die alle Stiche einer Runde macht, ohne sie alle geboten zu haben, bekommt %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>A side that takes every trick of a deal without having bid them all wins the match.</source>
        <translation>Eine Seite, die alle Stiche einer Runde macht, ohne sie alle geboten zu haben, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>Moon %1.</source>
        <extracomment>A bid to take all tricks on the sheet of rules, and its points.</extracomment>
        <translation>Moon %1.</translation>
    </message>
    <message numerus="yes">
        <source>Moon, a bid to take every trick, earns %n point(s) if made and costs %2 if it fails.</source>
        <translation>
            <numerusform>Moon, das Gebot, alle Stiche zu machen, bringt %n Punkt, wenn es gelingt, und kostet %2, wenn nicht.</numerusform>
            <numerusform>Moon, das Gebot, alle Stiche zu machen, bringt %n Punkte, wenn es gelingt, und kostet %2, wenn nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>A contract for all the tricks also counts as a moon.</source>
        <translation>Auch ein Spieler, dessen Kontrakt alle Stiche umfasst, hat einen Moon geboten.</translation>
    </message>
    <message numerus="yes">
        <source>Only a player at least %n point(s) behind the leader may make this bid.</source>
        <translation>
            <numerusform>So bieten darf nur ein Spieler, der mindestens %n Punkt hinter dem führenden liegt.</numerusform>
            <numerusform>So bieten darf nur ein Spieler, der mindestens %n Punkte hinter dem führenden liegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lexington: a player who takes exactly twelve tricks scores %n point(s) instead of their contract.</source>
        <translation>
            <numerusform>Lexington: Ein Spieler, der genau zwölf Stiche macht, bekommt statt seines Kontrakts %n Punkt.</numerusform>
            <numerusform>Lexington: Ein Spieler, der genau zwölf Stiche macht, bekommt statt seines Kontrakts %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who takes every trick of a deal without having bid them all scores %n extra point(s).</source>
        <translation>
            <numerusform>Ein Spieler, der alle Stiche einer Runde macht, ohne sie alle geboten zu haben, bekommt %n Punkt mehr.</numerusform>
            <numerusform>Ein Spieler, der alle Stiche einer Runde macht, ohne sie alle geboten zu haben, bekommt %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who takes every trick of a deal without having bid them all wins the match.</source>
        <translation>Ein Spieler, der alle Stiche einer Runde macht, ohne sie alle geboten zu haben, gewinnt die Partie.</translation>
    </message>
</context>
<context>
    <name>nil</name>
    <message>
        <source>Only the player who bids first for a side may bid a team nil.</source>
        <translation>Nur wer auf seiner Seite zuerst bietet, kann Team-Nil ansagen.</translation>
    </message>
    <message>
        <source>Only one partner may bid nil.</source>
        <translation>Nur einer der beiden Partner darf Nil bieten.</translation>
    </message>
    <message numerus="yes">
        <source>To bid double nil, your side must be at least %n point(s) behind; it is %1 behind.</source>
        <translation>
            <numerusform>Für ein Doppel-Nil muss deine Seite mindestens %n Punkt zurückliegen; sie liegt %1 zurück.</numerusform>
            <numerusform>Für ein Doppel-Nil muss deine Seite mindestens %n Punkte zurückliegen; sie liegt %1 zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>the rules don&apos;t say that the tricks of a failed nil count only as bags.</source>
        <translation>nach den Regeln zählen Stiche eines gescheiterten Nils nicht nur als Säcke.</translation>
    </message>
    <message>
        <source>overtricks give no points.</source>
        <translation>Überstiche bringen keine Punkte.</translation>
    </message>
    <message>
        <source>failed nils lose no extra points for each trick.</source>
        <translation>gescheiterte Nils kosten nichts zusätzlich je Stich.</translation>
    </message>
    <message>
        <source>only one partner can bid nil.</source>
        <translation>nur ein Partner kann Nil bieten.</translation>
    </message>
    <message>
        <source>two nils do not score as a double nil.</source>
        <translation>zwei Nils zählen nicht als Doppel-Nil.</translation>
    </message>
    <message>
        <source>sides cannot bid nil as a team.</source>
        <translation>Seiten können nicht als Team Nil bieten.</translation>
    </message>
    <message>
        <source>Nil</source>
        <extracomment>Title of a rule: a bid to take no tricks, noun.</extracomment>
        <translation>Nil</translation>
    </message>
    <message>
        <source>A player may bid nil: a bid to take no tricks.</source>
        <translation>Ein Spieler darf Nil bieten: das Gebot, keinen Stich zu machen.</translation>
    </message>
    <message>
        <source>nilo zero naught nothing null</source>
        <translation>nilo zero naught nothing null null nichts</translation>
    </message>
    <message>
        <source>nilo; nil; nils; zero; nello; bid nil; go nil; nil bid; no nil=false; no nils=false; without nil=false; nil not allowed=false</source>
        <translation>Nilo; Nil; null; Nil bieten; kein Nil=false; ohne Nil=false; Nil verboten=false</translation>
    </message>
    <message>
        <source>When nil is bid</source>
        <translation>Wann Nil angesagt wird</translation>
    </message>
    <message>
        <source>Either nil is bid on the player&apos;s turn. Or nils come before all other bids: first each side may bid one blind nil, and then each side that did not may bid one nil after looking.</source>
        <translation>Entweder wird Nil geboten, wenn man mit Bieten an der Reihe ist. Oder Nils kommen vor allen anderen Geboten: Erst darf jede Seite ein Blind-Nil bieten, dann jede Seite, die keines geboten hat, ein Nil nach dem Ansehen.</translation>
    </message>
    <message>
        <source>On the player&apos;s turn</source>
        <translation>Wenn man dran ist</translation>
    </message>
    <message>
        <source>Before all other bids</source>
        <translation>Vor allen anderen Geboten</translation>
    </message>
    <message>
        <source>nilo announce</source>
        <translation>nilo announce ansagen</translation>
    </message>
    <message>
        <source>Nil made</source>
        <translation>Nil geschafft</translation>
    </message>
    <message>
        <source>Points for a nil that takes no tricks.</source>
        <translation>Punkte für ein Nil ohne Stich.</translation>
    </message>
    <message>
        <source>nilo bonus points worth 50 100</source>
        <translation>nilo bonus points worth 50 100 Bonus Punkte Wert 50 100</translation>
    </message>
    <message>
        <source>nil #; nil is #; nil worth #; # for nil; nil bonus; nil points; value of nil</source>
        <translation>Nil #; Nil zählt #; # für Nil; Nil bringt #; Wert von Nil</translation>
    </message>
    <message>
        <source>Nil failed</source>
        <translation>Nil gescheitert</translation>
    </message>
    <message>
        <source>Points lost by a nil that takes a trick.</source>
        <translation>Punkte, die ein Nil kostet, das einen Stich macht.</translation>
    </message>
    <message>
        <source>nilo penalty points broken set</source>
        <translation>nilo penalty points broken set Strafe Punkte gescheitert gefallen</translation>
    </message>
    <message>
        <source>nil -#; failed nil; set nil; busted nil; broken nil; nil penalty; failed nil -#; failed nil #; lose # for nil</source>
        <translation>gescheitertes Nil; Nil gescheitert #; Nil -#; Strafe für Nil; Nil verloren</translation>
    </message>
    <message>
        <source>Tricks of a failed nil</source>
        <translation>Stiche eines gescheiterten Nils</translation>
    </message>
    <message>
        <source>The tricks of a failed nil may count only as bags, for the contract of the bidder&apos;s side, for the opponents&apos; contract, or not at all. With more than two sides, the opponents are the next side in turn.</source>
        <translation>Die Stiche eines gescheiterten Nils können nur als Säcke zählen, für den Kontrakt der eigenen Seite, für den der Gegner oder gar nicht. Bei mehr als zwei Seiten sind die Gegner die nächste Seite in der Reihenfolge.</translation>
    </message>
    <message>
        <source>Count only as bags</source>
        <translation>Nur als Säcke</translation>
    </message>
    <message>
        <source>Count for the contract</source>
        <translation>Für den Kontrakt</translation>
    </message>
    <message>
        <source>Count for the opponents</source>
        <translation>Für die Gegner</translation>
    </message>
    <message>
        <source>Count for nothing</source>
        <translation>Zählen nicht</translation>
    </message>
    <message>
        <source>nilo broken set sandbags overtricks</source>
        <translation>nilo broken set sandbags overtricks gescheitert gefallen Säcke Überstiche</translation>
    </message>
    <message>
        <source>tricks of a failed nil; broken nil tricks; do failed nil tricks count; nil tricks count</source>
        <translation>Stiche eines gescheiterten Nil; zählen die Stiche des Nil</translation>
    </message>
    <message>
        <source>Points for bags from a failed nil</source>
        <translation>Punkte für Säcke des Nils</translation>
    </message>
    <message>
        <source>Whether bags from a failed nil earn the points of an overtrick in addition to counting as bags.</source>
        <translation>Ob Säcke aus einem gescheiterten Nil auch noch die Punkte eines Überstichs bringen.</translation>
    </message>
    <message>
        <source>Side is set if its nil fails</source>
        <translation>Scheitert Nil, fällt der Kontrakt</translation>
    </message>
    <message>
        <source>When a nil fails, the side&apos;s contract counts as set, too.</source>
        <translation>Scheitert ein Nil, gilt auch der Kontrakt der Seite als gefallen.</translation>
    </message>
    <message>
        <source>Failed nil: loss per trick</source>
        <translation>Gescheitertes Nil, je Stich</translation>
    </message>
    <message>
        <source>Extra points lost for each trick that a failed nil took.</source>
        <translation>Weitere Punkte, die jeder Stich eines gescheiterten Nils kostet.</translation>
    </message>
    <message>
        <source>Zero pot</source>
        <translation>Nil-Topf</translation>
    </message>
    <message>
        <source>A failed nil costs points for each trick it took, and these points go into a pot. The next nil that is made wins the pot.</source>
        <translation>Ein gescheitertes Nil kostet Punkte für jeden seiner Stiche, und diese Punkte kommen in einen Topf. Das nächste geschaffte Nil gewinnt den Topf.</translation>
    </message>
    <message>
        <source>zero 3b</source>
        <translation>zero 3b Topf null</translation>
    </message>
    <message>
        <source>No bags with a nil</source>
        <translation>Keine Säcke bei Nil</translation>
    </message>
    <message>
        <source>A side that bid a nil gets no bags in that deal.</source>
        <translation>Eine Seite mit Nil zählt in dieser Runde keine Säcke.</translation>
    </message>
    <message>
        <source>Blind nil</source>
        <translation>Blind-Nil</translation>
    </message>
    <message>
        <source>A player may bid nil before looking at the cards.</source>
        <translation>Ein Spieler darf Nil bieten, bevor er seine Karten ansieht.</translation>
    </message>
    <message>
        <source>nilo double nil zero unseen</source>
        <translation>nilo double nil zero unseen doppelt null ungesehen</translation>
    </message>
    <message>
        <source>blind nil; blind nils; bid nil blind; blind zero; no blind nil=false; without blind nil=false</source>
        <translation>Blind-Nil; blindes Nil; kein Blind-Nil=false; ohne Blind-Nil=false</translation>
    </message>
    <message>
        <source>Blind nil made</source>
        <translation>Blind-Nil geschafft</translation>
    </message>
    <message>
        <source>Points for a blind nil that takes no tricks.</source>
        <translation>Punkte für ein Blind-Nil ohne Stich.</translation>
    </message>
    <message>
        <source>nilo bonus worth</source>
        <translation>nilo bonus worth Bonus Wert</translation>
    </message>
    <message>
        <source>blind nil #; blind nil is #; blind nil worth #; # for blind nil; blind nil bonus</source>
        <translation>Blind-Nil #; Blind-Nil zählt #; # für Blind-Nil; Blind-Nil bringt #</translation>
    </message>
    <message>
        <source>Blind nil failed</source>
        <translation>Blind-Nil gescheitert</translation>
    </message>
    <message>
        <source>Points lost by a blind nil that takes a trick.</source>
        <translation>Punkte, die ein Blind-Nil kostet, das einen Stich macht.</translation>
    </message>
    <message>
        <source>nilo penalty</source>
        <translation>nilo penalty Strafe</translation>
    </message>
    <message>
        <source>blind nil -#; failed blind nil; failed blind nil #; set blind nil; blind nil penalty</source>
        <translation>gescheitertes Blind-Nil; Blind-Nil -#; Strafe für Blind-Nil</translation>
    </message>
    <message>
        <source>Blind nil when behind by</source>
        <translation>Blind-Nil ab Rückstand von</translation>
    </message>
    <message>
        <source>A side must be at least this many points behind the leader to bid blind nil. 0 allows it at any score.</source>
        <translation>So viele Punkte muss eine Seite mindestens hinter den Führenden liegen, um Blind-Nil zu bieten. 0 erlaubt es bei jedem Stand.</translation>
    </message>
    <message>
        <source>At any score</source>
        <translation>Bei jedem Stand</translation>
    </message>
    <message>
        <source>nilo trailing losing down by hundred</source>
        <translation>nilo trailing losing down by hundred hinten zurückliegen Rückstand hundert</translation>
    </message>
    <message>
        <source>blind nil when # behind; blind nil down #; blind nil # down; blind nil behind</source>
        <translation>Blind-Nil ab # Rückstand; Blind-Nil bei Rückstand</translation>
    </message>
    <message>
        <source>Two nils on a side</source>
        <translation>Zwei Nils einer Seite</translation>
    </message>
    <message>
        <source>What happens when all partners of a side want to bid nil: each nil scores separately; they score as one double nil; or only one of the partners may bid nil.</source>
        <translation>Was gilt, wenn alle Partner einer Seite Nil bieten wollen: Jedes Nil zählt für sich; alle zählen als ein Doppel-Nil; oder nur einer der Partner darf Nil bieten.</translation>
    </message>
    <message>
        <source>Score separately</source>
        <translation>Jedes für sich</translation>
    </message>
    <message>
        <source>As a double nil</source>
        <translation>Als Doppel-Nil</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>nilo both partners double nil triple nil</source>
        <translation>nilo both partners double nil triple nil beide Partner doppelt dreifach</translation>
    </message>
    <message>
        <source>double nil; double nils; two nils; both partners nil; both nil; triple nil</source>
        <translation>doppeltes Nil; zwei Nil; beide Partner Nil</translation>
    </message>
    <message>
        <source>Double nil made</source>
        <translation>Doppel-Nil geschafft</translation>
    </message>
    <message>
        <source>Points when all partners of a side make their nils.</source>
        <translation>Punkte, wenn alle Partner einer Seite ihr Nil schaffen.</translation>
    </message>
    <message>
        <source>Double nil failed</source>
        <translation>Doppel-Nil gescheitert</translation>
    </message>
    <message>
        <source>Points lost when at least one of the nils fails.</source>
        <translation>Verlorene Punkte, wenn mindestens eines der Nils scheitert.</translation>
    </message>
    <message>
        <source>Double nil wins the match</source>
        <translation>Doppel-Nil gewinnt die Partie</translation>
    </message>
    <message>
        <source>A double nil that is made wins the match on the spot.</source>
        <translation>Ein geschafftes Doppel-Nil gewinnt die Partie auf der Stelle.</translation>
    </message>
    <message>
        <source>Failed double nil loses the match</source>
        <translation>Gescheitertes Doppel-Nil verliert die Partie</translation>
    </message>
    <message>
        <source>A double nil that fails loses the match on the spot.</source>
        <translation>Ein gescheitertes Doppel-Nil verliert die Partie auf der Stelle.</translation>
    </message>
    <message>
        <source>Double nil when behind by</source>
        <translation>Doppel-Nil ab Rückstand von</translation>
    </message>
    <message>
        <source>A side must be at least this many points behind the leader for a double nil. 0 allows it at any score.</source>
        <translation>So viele Punkte muss eine Seite mindestens hinter den Führenden liegen, um Doppel-Nil zu bieten. 0 erlaubt es bei jedem Stand.</translation>
    </message>
    <message>
        <source>Double blind nil made</source>
        <translation>Doppeltes Blind-Nil geschafft</translation>
    </message>
    <message>
        <source>Points when all partners of a side make nils that were bid blind.</source>
        <translation>Punkte, wenn alle Partner einer Seite ein blind gebotenes Nil schaffen.</translation>
    </message>
    <message>
        <source>Double blind nil failed</source>
        <translation>Doppeltes Blind-Nil gescheitert</translation>
    </message>
    <message>
        <source>Points lost when a double blind nil fails.</source>
        <translation>Punkte Verlust, wenn ein doppeltes Blind-Nil scheitert.</translation>
    </message>
    <message>
        <source>Double blind nil wins the match</source>
        <translation>Doppeltes Blind-Nil gewinnt die Partie</translation>
    </message>
    <message>
        <source>A double blind nil that is made wins the match on the spot.</source>
        <translation>Ein geschafftes doppeltes Blind-Nil gewinnt die Partie auf der Stelle.</translation>
    </message>
    <message>
        <source>Nil in the dark</source>
        <translation>Nil im Dunkeln</translation>
    </message>
    <message>
        <source>A nil bidder may shuffle their hand face down. From then on they always play its top card, even if it is not legal. The nil scores as a blind nil. If the bidder never looked at the cards, it scores like a big mo, a bid to win the first ten tricks (see “Points for a big mo”).</source>
        <translation>Wer Nil bietet, darf sein Blatt verdeckt mischen. Von da an spielt er immer die oberste Karte, auch wenn sie nicht erlaubt ist. Das Nil zählt wie ein Blind-Nil. Wurden die Karten nie angesehen, zählt es wie ein großes Mo, ein Gebot auf die ersten zehn Stiche (siehe „Großes Mo, Punkte“).</translation>
    </message>
    <message>
        <source>shuffle stack top card</source>
        <translation>shuffle stack top card mischen Stapel oberste Karte</translation>
    </message>
    <message>
        <source>dark nil; nil in the dark; in the dark</source>
        <translation>Nil im Dunkeln; im Dunkeln</translation>
    </message>
    <message>
        <source>Team nil</source>
        <translation>Team-Nil</translation>
    </message>
    <message>
        <source>Instead of bidding a contract, a side may bid to lose every trick. It gets no bags in that deal.</source>
        <translation>Eine Seite darf statt eines Kontrakts gemeinsam versprechen, jeden Stich abzugeben. Sie zählt in dieser Runde keine Säcke.</translation>
    </message>
    <message>
        <source>side lose every trick</source>
        <translation>side lose every trick Seite alle Stiche abgeben verlieren</translation>
    </message>
    <message>
        <source>team nil; side takes no trick</source>
        <translation>Team-Nil; Seite macht keinen Stich</translation>
    </message>
    <message>
        <source>Points for a team nil</source>
        <translation>Team-Nil, Punkte</translation>
    </message>
    <message>
        <source>Points that a team nil earns if made and costs if it fails.</source>
        <translation>Punkte, die ein geschafftes Team-Nil bringt und ein gescheitertes kostet.</translation>
    </message>
    <message>
        <source>Points for a blind team nil</source>
        <translation>Blindes Team-Nil, Punkte</translation>
    </message>
    <message>
        <source>Points won or lost for a team nil that is bid before anyone on the side has looked at their cards.</source>
        <translation>Punkte, die ein Team-Nil bringt oder kostet, das geboten wird, bevor jemand von der Seite seine Karten angesehen hat.</translation>
    </message>
    <message numerus="yes">
        <source>Nil failed, took %n</source>
        <translation>
            <numerusform>Nil gescheitert, %n Stich gemacht</numerusform>
            <numerusform>Nil gescheitert, %n Stiche gemacht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blind nil failed, took %n</source>
        <translation>
            <numerusform>Blind-Nil gescheitert, %n Stich gemacht</numerusform>
            <numerusform>Blind-Nil gescheitert, %n Stiche gemacht</numerusform>
        </translation>
    </message>
    <message>
        <source>Nil failed because of a renege</source>
        <translation>Nil wegen falschen Bedienens gescheitert</translation>
    </message>
    <message>
        <source>Blind nil failed because of a renege</source>
        <translation>Blind-Nil wegen falschen Bedienens gescheitert</translation>
    </message>
    <message>
        <source>Nil failed because of a wrong claim</source>
        <translation>Nil wegen falschen Beanspruchens gescheitert</translation>
    </message>
    <message>
        <source>Blind nil failed because of a wrong claim</source>
        <translation>Blind-Nil wegen falschen Beanspruchens gescheitert</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) of a failed nil</source>
        <translation>
            <numerusform>%n Stich eines gescheiterten Nils</numerusform>
            <numerusform>%n Stiche eines gescheiterten Nils</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bag(s) from the failed nil</source>
        <translation>
            <numerusform>%n Sack aus dem gescheiterten Nil</numerusform>
            <numerusform>%n Säcke aus dem gescheiterten Nil</numerusform>
        </translation>
    </message>
    <message>
        <source>Every partner&apos;s nil made</source>
        <translation>Das Nil jedes Partners geschafft</translation>
    </message>
    <message>
        <source>Nil made: won the pot</source>
        <translation>Das geschaffte Nil hat den Topf geholt</translation>
    </message>
    <message>
        <source>Team nil made</source>
        <translation>Team-Nil geschafft</translation>
    </message>
    <message numerus="yes">
        <source>Team nil failed, took %n</source>
        <translation>
            <numerusform>Team-Nil gescheitert, %n gemacht</numerusform>
            <numerusform>Team-Nil gescheitert, %n gemacht</numerusform>
        </translation>
    </message>
    <message>
        <source>Team nil failed because of a wrong claim</source>
        <translation>Team-Nil wegen falschen Beanspruchens gescheitert</translation>
    </message>
    <message>
        <source>Nil, a bid to win no tricks, earns %1 if made and costs %2 if it fails.</source>
        <translation>Nil, das Gebot, keinen Stich zu machen, bringt %1, wenn es gelingt, und kostet %2, wenn nicht.</translation>
    </message>
    <message>
        <source>Blind nil, bid before looking at the cards, earns %1 if made and costs %2 if it fails.</source>
        <translation>Blind-Nil, vor dem Ansehen der Karten geboten, bringt %1, wenn es gelingt, und kostet %2, wenn nicht.</translation>
    </message>
    <message numerus="yes">
        <source>Only a side at least %n point(s) behind the leader may make this bid.</source>
        <translation>
            <numerusform>So bieten darf nur eine Seite, die mindestens %n Punkt hinter der führenden liegt.</numerusform>
            <numerusform>So bieten darf nur eine Seite, die mindestens %n Punkte hinter der führenden liegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nil is bid before all other bids, starting with the player after the dealer. First, each side may bid one blind nil before either partner looks at their cards. Then each side without a blind nil may bid one nil.</source>
        <translation>Nil kommt vor allen anderen Geboten, angefangen beim Spieler nach dem Geber. Erst darf jede Seite ein Blind-Nil bieten, bevor einer der Partner seine Karten ansieht. Dann darf jede Seite ohne Blind-Nil ein Nil bieten.</translation>
    </message>
    <message>
        <source>Nil is bid before all other bids: starting with the player after the dealer, each side may bid one nil.</source>
        <translation>Nil kommt vor allen anderen Geboten: Beginnend mit dem Spieler nach dem Geber darf jede Seite ein Nil bieten.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil do not help the contract: each counts as a bag and scores as an overtrick.</source>
        <translation>Stiche eines gescheiterten Nils helfen dem Kontrakt nicht: Jeder ist ein Sack und zählt wie ein Überstich.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil do not help the contract: each counts as a bag but earns no points.</source>
        <translation>Stiche eines gescheiterten Nils helfen dem Kontrakt nicht: Jeder ist ein Sack, bringt aber keine Punkte.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil count for its side&apos;s contract.</source>
        <translation>Stiche eines gescheiterten Nils zählen für den Kontrakt seiner Seite.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil count for the contract of the next side in turn.</source>
        <translation>Stiche eines gescheiterten Nils zählen für den Kontrakt der nächsten Seite.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil count for the opponents&apos; contract.</source>
        <translation>Stiche eines gescheiterten Nils zählen für den Kontrakt der Gegner.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil count for nothing.</source>
        <translation>Stiche eines gescheiterten Nils zählen nicht.</translation>
    </message>
    <message>
        <source>A failed nil sets the side&apos;s contract too.</source>
        <translation>Scheitert ein Nil, ist auch der Kontrakt seiner Seite gefallen.</translation>
    </message>
    <message numerus="yes">
        <source>Each trick of a failed nil costs %n extra point(s).</source>
        <translation>
            <numerusform>Jeder Stich eines gescheiterten Nils kostet weitere %n Punkt.</numerusform>
            <numerusform>Jeder Stich eines gescheiterten Nils kostet weitere %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The partner of a nil bidder may not bid nil.</source>
        <translation>Wessen Partner Nil bietet, der darf nicht auch Nil bieten.</translation>
    </message>
    <message>
        <source>If all partners bid nil, it counts as one double nil, which earns %1 in total if made and costs %2 if it fails.</source>
        <translation>Bieten alle Partner Nil, ist das ein einziges Doppel-Nil. Es bringt insgesamt %1, wenn es gelingt, und kostet %2, wenn nicht.</translation>
    </message>
    <message>
        <source>A double nil that is made wins the match.</source>
        <translation>Ein geschafftes Doppel-Nil gewinnt die Partie.</translation>
    </message>
    <message>
        <source>A double nil that fails loses the match.</source>
        <translation>Ein gescheitertes Doppel-Nil verliert die Partie.</translation>
    </message>
    <message>
        <source>A double nil that all partners bid blind earns %1 if made and costs %2 if it fails.</source>
        <translation>Ein Doppel-Nil, das alle Partner blind bieten, bringt %1, wenn es gelingt, und kostet %2, wenn nicht.</translation>
    </message>
    <message>
        <source>If all partners of a side bid nil blind and make it, the side wins the match.</source>
        <translation>Bieten alle Partner einer Seite blind Nil und schaffen es, gewinnt die Seite die Partie.</translation>
    </message>
    <message>
        <source>A nil bidder may announce nil in the dark: the hand is shuffled face down, and its top card is always played. This nil earns %1 if made and costs %2 if it fails.</source>
        <translation>Wer Nil bietet, darf Nil im Dunkeln ansagen: Das Blatt wird verdeckt gemischt, und gespielt wird immer die oberste Karte. Dieses Nil bringt %1, wenn es gelingt, und kostet %2, wenn nicht.</translation>
    </message>
    <message>
        <source>A nil in the dark (shuffled, face down) earns or costs %1 if the bidder never looked at the hand.</source>
        <translation>Ein Nil im Dunkeln (gemischt, verdeckt) bringt oder kostet %1, wenn der Bieter das Blatt nie angesehen hat.</translation>
    </message>
    <message>
        <source>Instead of a contract, the player who bids first for a side may bid a team nil: the side tries to lose every trick and gets no bags. It earns or costs %1.</source>
        <translation>Anstelle eines Kontrakts darf, wer auf seiner Seite zuerst bietet, ein Team-Nil ansagen: Die Seite versucht, jeden Stich abzugeben, und bekommt keine Säcke. Es bringt oder kostet %1.</translation>
    </message>
    <message>
        <source>A team nil earns or costs %1 if it is bid before anyone on the side has looked at their cards.</source>
        <translation>Ein Team-Nil bringt oder kostet %1, wenn es geboten wird, bevor jemand von der Seite seine Karten angesehen hat.</translation>
    </message>
    <message numerus="yes">
        <source>Only a side at least %n point(s) behind the leader may bid a blind team nil.</source>
        <translation>
            <numerusform>Ein blindes Team-Nil darf nur eine Seite bieten, die mindestens %n Punkt hinter den Führenden liegt.</numerusform>
            <numerusform>Ein blindes Team-Nil darf nur eine Seite bieten, die mindestens %n Punkte hinter den Führenden liegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nil %1.</source>
        <extracomment>A bid to take no tricks on the sheet of rules, and its points.</extracomment>
        <translation>Nil %1.</translation>
    </message>
    <message>
        <source>Blind nil %1.</source>
        <translation>Blind-Nil %1.</translation>
    </message>
    <message>
        <source>No nil.</source>
        <translation>Kein Nil.</translation>
    </message>
    <message numerus="yes">
        <source>Only a player at least %n point(s) behind the leader may make this bid.</source>
        <translation>
            <numerusform>So bieten darf nur ein Spieler, der mindestens %n Punkt hinter dem führenden liegt.</numerusform>
            <numerusform>So bieten darf nur ein Spieler, der mindestens %n Punkte hinter dem führenden liegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nil is bid before all other bids, starting with the player after the dealer. First, each player may bid blind nil before looking at their cards. Then each player without a blind nil may bid nil.</source>
        <translation>Nil kommt vor allen anderen Geboten, angefangen beim Spieler nach dem Geber. Erst darf jeder Spieler ein Blind-Nil bieten, bevor er seine Karten ansieht. Dann darf jeder Spieler ohne Blind-Nil ein Nil bieten.</translation>
    </message>
    <message>
        <source>Nil is bid before all other bids: starting with the player after the dealer, each player may bid nil.</source>
        <translation>Nil kommt vor allen anderen Geboten: Beginnend mit dem Spieler nach dem Geber darf jeder Spieler ein Nil bieten.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil count for the contract of its bidder.</source>
        <translation>Stiche eines gescheiterten Nils zählen für den Kontrakt seines Bieters.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil count for the contract of the next player in turn.</source>
        <translation>Stiche eines gescheiterten Nils zählen für den Kontrakt des nächsten Spielers.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil count for the opponent&apos;s contract.</source>
        <translation>Stiche eines gescheiterten Nils zählen für den Kontrakt des Gegners.</translation>
    </message>
    <message>
        <source>A player who bid a nil gets no bags in that deal.</source>
        <translation>Ein Spieler mit Nil zählt in dieser Runde keine Säcke.</translation>
    </message>
</context>
<context>
    <name>pack</name>
    <message numerus="yes">
        <source>Each player gets only %n card(s): a hand needs at least five.</source>
        <translation>
            <numerusform>Jeder Spieler bekommt nur %n Karte: Ein Blatt braucht mindestens fünf.</numerusform>
            <numerusform>Jeder Spieler bekommt nur %n Karten: Ein Blatt braucht mindestens fünf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules allow no leftover cards, but %n card(s) would be left over.</source>
        <translation>
            <numerusform>Überzählig: %n Karte, die sich nicht gleichmäßig verteilen lässt. Diese Regeln erlauben das nicht.</numerusform>
            <numerusform>Überzählig: %n Karten, die sich nicht gleichmäßig verteilen lassen. Diese Regeln erlauben das nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>the cards can be dealt evenly.</source>
        <translation>die Karten gehen auf.</translation>
    </message>
    <message>
        <source>there isn&apos;t exactly one card left over.</source>
        <translation>es bleibt nicht genau eine Karte übrig.</translation>
    </message>
    <message>
        <source>only one deck is used.</source>
        <translation>nur ein Kartenspiel wird benutzt.</translation>
    </message>
    <message>
        <source>Four jokers need two decks: one deck has three at most.</source>
        <translation>Vier Joker brauchen zwei Kartenspiele: Eines hat höchstens drei.</translation>
    </message>
    <message>
        <source>The deck doesn&apos;t have these cards, or has too few of them, so they can&apos;t be removed: %1.</source>
        <translation>Diese Karten lassen sich nicht entfernen, da sie nicht oder nicht so oft im Spiel sind: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The jokers make the deck too large: each deal leaves %n card(s) unseen, possibly a joker. To avoid this, remove that many cards from the deck.</source>
        <translation>
            <numerusform>Mit den Jokern ist das Spiel zu groß: In jeder Runde bleibt %n Karte verdeckt, vielleicht ein Joker. Um das zu vermeiden, nimm ebenso viele Karten heraus.</numerusform>
            <numerusform>Mit den Jokern ist das Spiel zu groß: In jeder Runde bleiben %n Karten verdeckt, vielleicht ein Joker. Um das zu vermeiden, nimm ebenso viele Karten heraus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decks</source>
        <extracomment>Title of a rule: how many there are, noun.</extracomment>
        <translation>Kartenspiele</translation>
    </message>
    <message>
        <source>How many decks of 52 cards are shuffled together. With two decks, there are two of every card.</source>
        <translation>Wie viele Spiele zu 52 Karten zusammengemischt werden. Mit zwei Spielen gibt es jede Karte doppelt.</translation>
    </message>
    <message>
        <source>decks two decks double deck cards</source>
        <translation>decks two decks double deck cards Decks Blätter zwei Spiele doppelt</translation>
    </message>
    <message>
        <source>two decks=2; double deck=2; # decks; # packs; number of decks</source>
        <translation>zwei Kartenspiele=2; doppeltes Spiel=2; # Kartenspiele; # Pakete; zwei Decks=2</translation>
    </message>
    <message>
        <source>Jokers</source>
        <extracomment>Title of a rule: how many there are, noun.</extracomment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Number of jokers in the deck: the first is the big joker, the second the little one, and a third may be added. In two decks, four means two of each.</source>
        <translation>Wie viele Joker dazukommen: zuerst der große, dann der kleine, dann ein dritter. Vier, bei zwei Kartenspielen, sind zwei große und zwei kleine.</translation>
    </message>
    <message>
        <source>joker big little guarantee deck</source>
        <translation>joker big little guarantee deck großer kleiner Joker</translation>
    </message>
    <message>
        <source>joker; jokers; # jokers; no jokers=0; without jokers=0; add jokers; number of jokers</source>
        <translation>Joker; # Joker; keine Joker=0; ohne Joker=0; mit Jokern; Anzahl der Joker</translation>
    </message>
    <message>
        <source>Cards removed</source>
        <translation>Entfernte Karten</translation>
    </message>
    <message>
        <source>Cards that are removed from the deck. With two decks, naming a card removes one copy; name it twice to remove both.</source>
        <translation>Karten, die nicht mitspielen. Bei zwei Kartenspielen entfernt jede hier genannte Karte ein Exemplar; nenne sie zweimal für beide.</translation>
    </message>
    <message>
        <source>deuces twos of clubs hearts out removed remove taken discard red twos short deck</source>
        <translation>deuces twos of clubs hearts out removed remove taken discard red twos short deck Zweien Kreuz-Zwei Herz-Zwei rote Zweien entfernen raus</translation>
    </message>
    <message>
        <source>take out the twos; red deuces out; remove the deuces; twos out; removed cards; discarded cards; short deck; cards out</source>
        <translation>Zweien heraus; ohne Zweien; rote Zweien heraus; entfernte Karten; Karten heraus; kleines Blatt</translation>
    </message>
    <message>
        <source>Cards left over</source>
        <translation>Überzählige Karten</translation>
    </message>
    <message>
        <source>What happens to cards that cannot be dealt evenly: they are set aside unseen, they form a kitty that someone takes, or they are not allowed.</source>
        <translation>Was mit Karten geschieht, die nicht aufgehen: Sie werden verdeckt beiseitegelegt, sie bilden einen Talon, den jemand nimmt, oder sie sind nicht erlaubt.</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Beiseitelegen</translation>
    </message>
    <message>
        <source>Used as the kitty</source>
        <translation>Bilden den Talon</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>kitty widow stock blind extra remaining cards</source>
        <translation>kitty widow stock blind extra remaining cards Talon Skat Stock Witwe Rest übrige Karten</translation>
    </message>
    <message>
        <source>kitty=kitty; widow=kitty; cards left over; extra cards; leftover cards; remaining cards; odd cards</source>
        <translation>Kitty=kitty; Stock; Talon; übrige Karten; restliche Karten; Rest der Karten</translation>
    </message>
    <message>
        <source>The extra card</source>
        <translation>Die eine überzählige Karte</translation>
    </message>
    <message>
        <source>When exactly one card is left over, as with three players: the last card of the deal is set aside, or the lowest club is removed before the deal.</source>
        <translation>Wenn genau eine Karte überzählig ist, wie zu dritt: Die letzte Karte beim Geben liegt beiseite, oder das niedrigste Kreuz wird vor dem Geben entfernt.</translation>
    </message>
    <message>
        <source>Last card</source>
        <translation>Letzte Karte</translation>
    </message>
    <message>
        <source>Lowest club</source>
        <translation>Niedrigstes Kreuz</translation>
    </message>
    <message>
        <source>two of clubs deuce</source>
        <translation>two of clubs deuce Kreuz-Zwei</translation>
    </message>
    <message>
        <source>the extra card; extra card; one extra card; one card left over; one card over</source>
        <translation>die überzählige Karte; überzählige Karte; eine Karte übrig; eine Karte zu viel</translation>
    </message>
    <message>
        <source>Identical cards</source>
        <translation>Gleiche Karten</translation>
    </message>
    <message>
        <source>With two decks, which of two identical cards in a trick ranks higher: the first or the last one played, or neither (they cancel each other out and can&apos;t win).</source>
        <translation>Welche von zwei gleichen Karten in einem Stich höher ist (bei zwei Kartenspielen): die zuerst oder die zuletzt gespielte; oder sie heben einander auf, und keine kann gewinnen.</translation>
    </message>
    <message>
        <source>First one played</source>
        <translation>Die zuerst gespielte</translation>
    </message>
    <message>
        <source>Last one played</source>
        <translation>Die zuletzt gespielte</translation>
    </message>
    <message>
        <source>They cancel</source>
        <translation>Sie heben sich auf</translation>
    </message>
    <message>
        <source>cancellation cancel double deck same twice</source>
        <translation>cancellation cancel double deck same twice aufheben doppelt gleich zweimal Duplikat</translation>
    </message>
    <message>
        <source>same card twice; two identical cards; identical cards; doubled cards</source>
        <translation>gleiche Karten; dieselbe Karte zweimal; zwei gleiche Karten</translation>
    </message>
    <message>
        <source>One deck of 52 cards.</source>
        <translation>Ein Kartenspiel mit 52 Karten.</translation>
    </message>
    <message>
        <source>Two decks of 52 cards, shuffled together.</source>
        <translation>Zwei Kartenspiele mit je 52 Karten, zusammengemischt.</translation>
    </message>
    <message>
        <source>Jokers in the deck: %1.</source>
        <translation>Joker im Spiel: %1.</translation>
    </message>
    <message>
        <source>Removed from the deck: %1.</source>
        <translation>Aus dem Spiel entfernt: %1.</translation>
    </message>
    <message>
        <source>If two identical cards are in a trick, the one played first ranks higher.</source>
        <translation>Liegen zwei gleiche Karten im Stich, steht die zuerst gespielte höher.</translation>
    </message>
    <message>
        <source>If two identical cards are in a trick, the one played last ranks higher.</source>
        <translation>Liegen zwei gleiche Karten im Stich, steht die zuletzt gespielte höher.</translation>
    </message>
    <message>
        <source>Two identical cards in a trick cancel each other out and cannot win it. A trick that nobody can win is dead, and the same player leads again.</source>
        <translation>Zwei gleiche Karten im Stich heben einander auf und können ihn nicht gewinnen. Ein Stich, den niemand gewinnen kann, ist tot, und derselbe Spieler spielt noch einmal aus.</translation>
    </message>
    <message>
        <source>Two decks.</source>
        <translation>Zwei Kartenspiele.</translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s).</source>
        <translation>
            <numerusform>%n Joker.</numerusform>
            <numerusform>%n Joker.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>passing</name>
    <message>
        <source>the rule “Cards passed in every deal” is off.</source>
        <translation>die Regel „Schieben in jeder Runde“ ist aus.</translation>
    </message>
    <message>
        <source>cards are exchanged only for a blind nil.</source>
        <translation>nur bei Blind-Nil werden Karten getauscht.</translation>
    </message>
    <message>
        <source>no cards are exchanged for nil.</source>
        <translation>bei Nil werden keine Karten getauscht.</translation>
    </message>
    <message>
        <source>Cards passed in every deal</source>
        <translation>Schieben in jeder Runde</translation>
    </message>
    <message>
        <source>How many cards partners exchange face down in every deal. Players must pass their own cards before looking at the ones they get.</source>
        <translation>Wie viele Karten Partner in jeder Runde verdeckt tauschen. Niemand sieht an, was kommt, bevor er selbst geschoben hat.</translation>
    </message>
    <message>
        <source>exchange pass three cards swap trade</source>
        <translation>exchange pass three cards swap trade schieben tauschen weitergeben drei Karten</translation>
    </message>
    <message>
        <source>pass; passing; pass # cards; pass #; exchange # cards; # card pass; swap # cards; trade # cards</source>
        <translation>weitergeben; Karten weitergeben; # Karten weitergeben; # Karten tauschen; schieben; # Karten schieben</translation>
    </message>
    <message>
        <source>When cards are passed</source>
        <translation>Wann geschoben wird</translation>
    </message>
    <message>
        <source>Whether partners who pass cards in every deal do so before or after the bids.</source>
        <translation>Ob die Partner die Karten, die in jeder Runde geschoben werden, vor oder nach den Geboten tauschen.</translation>
    </message>
    <message>
        <source>Before the bids</source>
        <translation>Vor den Geboten</translation>
    </message>
    <message>
        <source>After the bids</source>
        <translation>Nach den Geboten</translation>
    </message>
    <message>
        <source>Cards exchanged for nil</source>
        <translation>Kartentausch bei Nil</translation>
    </message>
    <message>
        <source>How many cards a nil bidder and their partner exchange after the bids.</source>
        <translation>Wie viele Karten ein Nil-Bieter und sein Partner nach den Geboten tauschen.</translation>
    </message>
    <message>
        <source>pass nilo passing swap</source>
        <translation>pass nilo passing swap schieben tauschen weitergeben</translation>
    </message>
    <message>
        <source>nil pass; pass at nil; nil passing; # cards at nil; exchange at nil; pass to nil; nil exchange</source>
        <translation>Tausch bei Nil; # Karten bei Nil; tauschen bei Nil; Nil tauschen</translation>
    </message>
    <message>
        <source>Cards exchanged for blind nil</source>
        <translation>Kartentausch bei Blind-Nil</translation>
    </message>
    <message>
        <source>How many cards a blind nil bidder and their partner exchange after the bids.</source>
        <translation>Wie viele Karten ein Blind-Nil-Bieter und sein Partner nach den Geboten tauschen.</translation>
    </message>
    <message>
        <source>blind nil pass; blind nil passing; # cards at blind nil; exchange at blind nil</source>
        <translation>Tausch bei Blind-Nil; # Karten bei Blind-Nil; Blind-Nil tauschen</translation>
    </message>
    <message>
        <source>Exchange for blind nil only</source>
        <translation>Tausch nur bei Blind-Nil</translation>
    </message>
    <message>
        <source>Partners exchange cards only for a blind nil, not for a nil bid after looking.</source>
        <translation>Die Partner tauschen nur bei einem Blind-Nil Karten, nicht bei einem Nil nach dem Ansehen.</translation>
    </message>
    <message>
        <source>How cards are passed for a nil</source>
        <translation>Ablauf des Nil-Tauschs</translation>
    </message>
    <message>
        <source>How partners exchange cards for a nil. Both pass before either looks at the cards received. Or the nil bidder passes first, and the partner looks at those cards before passing back. Or the nil bidder also names a suit they want, which the partner need not pass.</source>
        <translation>Wie Partner für ein Nil Karten tauschen. Beide schieben, bevor einer die erhaltenen Karten ansieht. Oder der Nil-Bieter schiebt zuerst, und der Partner sieht diese Karten an, bevor er zurückschiebt. Oder der Nil-Bieter nennt dazu eine Wunschfarbe, die der Partner aber nicht geben muss.</translation>
    </message>
    <message>
        <source>Both at once</source>
        <translation>Beide zugleich</translation>
    </message>
    <message>
        <source>Bidder first</source>
        <translation>Bieter zuerst</translation>
    </message>
    <message>
        <source>Bidder names a suit</source>
        <translation>Bieter nennt eine Farbe</translation>
    </message>
    <message>
        <source>pass nilo passing</source>
        <translation>pass nilo passing schieben tauschen weitergeben</translation>
    </message>
    <message numerus="yes">
        <source>After the bids, a nil bidder and their partner exchange %n card(s).</source>
        <translation>
            <numerusform>Nach den Geboten tauschen ein Nil-Bieter und sein Partner %n Karte.</numerusform>
            <numerusform>Nach den Geboten tauschen ein Nil-Bieter und sein Partner %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the bids, a blind nil bidder and their partner exchange %n card(s).</source>
        <translation>
            <numerusform>Nach den Geboten tauschen ein Blind-Nil-Bieter und sein Partner %n Karte.</numerusform>
            <numerusform>Nach den Geboten tauschen ein Blind-Nil-Bieter und sein Partner %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both pass before either looks at the cards received.</source>
        <translation>Beide schieben, bevor einer die erhaltenen Karten ansieht.</translation>
    </message>
    <message>
        <source>The bidder passes first; the partner looks, then passes back the same number of cards.</source>
        <translation>Der Bieter schiebt zuerst; der Partner sieht die Karten an und schiebt ebenso viele zurück.</translation>
    </message>
    <message>
        <source>The bidder passes first and asks for a suit; the partner may return any cards.</source>
        <translation>Der Bieter schiebt zuerst und nennt eine Farbe; der Partner darf beliebige Karten zurückschieben.</translation>
    </message>
    <message>
        <source>Nothing is exchanged when both partners bid nil.</source>
        <translation>Bieten beide Partner Nil, wird nichts getauscht.</translation>
    </message>
    <message numerus="yes">
        <source>In every deal, before the bids, partners pass each other %n card(s) face down; nobody looks before all have passed.</source>
        <translation>
            <numerusform>In jeder Runde schieben Partner einander vor den Geboten verdeckt %n Karte zu; niemand sieht hin, bevor alle geschoben haben.</numerusform>
            <numerusform>In jeder Runde schieben Partner einander vor den Geboten verdeckt %n Karten zu; niemand sieht hin, bevor alle geschoben haben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In every deal, after the bids, partners pass each other %n card(s) face down; nobody looks before all have passed.</source>
        <translation>
            <numerusform>In jeder Runde schieben Partner einander nach den Geboten verdeckt %n Karte zu; niemand sieht hin, bevor alle geschoben haben.</numerusform>
            <numerusform>In jeder Runde schieben Partner einander nach den Geboten verdeckt %n Karten zu; niemand sieht hin, bevor alle geschoben haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards go to the next partner in turn.</source>
        <translation>Karten gehen an den nächsten Partner der Reihe nach.</translation>
    </message>
</context>
<context>
    <name>play</name>
    <message>
        <source>spades need not be broken to be led.</source>
        <translation>Pik muss nicht gebrochen sein, um ausgespielt zu werden.</translation>
    </message>
    <message>
        <source>the ace of spades is not in the deck.</source>
        <translation>das Pik-Ass ist nicht im Spiel.</translation>
    </message>
    <message>
        <source>nobody has to trump or to beat the winning card.</source>
        <translation>es gibt keine Pflicht zu stechen oder zu schlagen.</translation>
    </message>
    <message>
        <source>The holder of the lowest club leads anyway, since everyone plays their lowest club to the first trick.</source>
        <translation>Wer das niedrigste Kreuz hat, spielt es doch aus: Zum ersten Stich spielen alle ihr niedrigstes Kreuz.</translation>
    </message>
    <message>
        <source>Who leads first</source>
        <translation>Wer zuerst ausspielt</translation>
    </message>
    <message>
        <source>Who leads to the first trick: the player after the dealer, the dealer, the holder of the lowest club (who leads that club, or any card), or the player with the highest bid.</source>
        <translation>Wer zum ersten Stich ausspielt: der Spieler nach dem Geber, der Geber, der Besitzer des niedrigsten Kreuzes (mit genau dieser Karte oder mit beliebiger) oder der Spieler mit dem höchsten Gebot.</translation>
    </message>
    <message>
        <source>Player after the dealer</source>
        <translation>Spieler nach dem Geber</translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>A value: the player who deals, noun.</extracomment>
        <translation>Der Geber</translation>
    </message>
    <message>
        <source>Lowest club</source>
        <translation>Niedrigstes Kreuz</translation>
    </message>
    <message>
        <source>Lowest club, leading any card</source>
        <translation>Niedrigstes Kreuz, beliebige Karte ausspielen</translation>
    </message>
    <message>
        <source>Highest bidder</source>
        <translation>Der Höchstbietende</translation>
    </message>
    <message>
        <source>two of clubs deuce starts opening lead first trick start high bidder leads any card</source>
        <translation>kreuz zwei beginnt eröffnet ausspiel erster stich anfang höchstbietender spielt aus beliebige karte</translation>
    </message>
    <message>
        <source>who leads first; first lead; opening lead; high bidder leads=high-bidder; highest bidder leads=high-bidder; dealer leads=dealer; left of dealer leads=left; 2 of clubs leads=low-club; 2 of clubs starts=low-club; lowest club leads=low-club; lowest club=low-club; low club leads=low-club; 2 of clubs leads any card=low-club-any; holder of the 2 of clubs leads any card=low-club-any</source>
        <translation>wer spielt aus; erster Ausspieler; Kreuz-Zwei spielt aus=low-club; kleinstes Kreuz=low-club; kleinstes Kreuz spielt aus=low-club; höchster Bieter spielt aus=high-bidder; Geber spielt aus=dealer</translation>
    </message>
    <message>
        <source>First trick: lowest clubs</source>
        <translation>Erster Stich: niedrigstes Kreuz</translation>
    </message>
    <message>
        <source>Everyone must play their lowest club to the first trick.</source>
        <translation>Zum ersten Stich müssen alle ihr niedrigstes Kreuz spielen.</translation>
    </message>
    <message>
        <source>Any card that follows suit</source>
        <translation>Jede Karte, die bedient</translation>
    </message>
    <message>
        <source>Everyone&apos;s lowest club</source>
        <translation>Bei allen das niedrigste Kreuz</translation>
    </message>
    <message>
        <source>two of clubs deuce throw</source>
        <translation>two of clubs deuce throw Kreuz-Zwei abwerfen</translation>
    </message>
    <message>
        <source>everyone plays the lowest club=low-club; throw the lowest club=low-club; lowest clubs=low-club; low clubs first</source>
        <translation>jeder spielt das kleinste Kreuz=low-club; kleinstes Kreuz zugeben=low-club</translation>
    </message>
    <message>
        <source>First trick: spades</source>
        <translation>Erster Stich: Pik</translation>
    </message>
    <message>
        <source>Whether players who cannot follow suit in the first trick may play a spade. If not, a player with only spades still may.</source>
        <translation>Ob zum ersten Stich Pik spielen darf, wer nicht bedienen kann. Wenn nicht, darf es trotzdem, wer nur Pik hat.</translation>
    </message>
    <message>
        <source>Allowed</source>
        <extracomment>A value: something may be done, an adjective.</extracomment>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>trump cut ruff opening</source>
        <translation>trump cut ruff opening Trumpf stechen Eröffnung</translation>
    </message>
    <message>
        <source>spades on the first trick; no spades on the first trick=barred; trump the first trick; no trump on the first trick=barred; cut the first trick; cut first book</source>
        <translation>Pik im ersten Stich; kein Pik im ersten Stich=barred; ersten Stich stechen</translation>
    </message>
    <message>
        <source>Leading spades</source>
        <translation>Pik ausspielen</translation>
    </message>
    <message>
        <source>A player who also has other suits may lead a spade at any time, in any trick but the first, or only once spades are broken. Or they may lead one once spades are broken, and in any case from the fourth trick on.</source>
        <translation>Ein Spieler, der auch andere Farben hat, darf Pik jederzeit ausspielen, zu jedem Stich außer dem ersten oder erst, sobald Pik gebrochen ist. Oder er darf es, sobald Pik gebrochen ist, und vom vierten Stich an auf jeden Fall.</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>Jederzeit</translation>
    </message>
    <message>
        <source>Not to the first trick</source>
        <translation>Nicht zum ersten Stich</translation>
    </message>
    <message>
        <source>Once broken</source>
        <translation>Sobald gebrochen</translation>
    </message>
    <message>
        <source>Once broken, or from the fourth trick on</source>
        <translation>Gebrochen oder ab dem vierten Stich</translation>
    </message>
    <message>
        <source>breaking spades broken break trump lead</source>
        <translation>breaking spades broken break trump lead Pik brechen gebrochen ausspielen Trumpf</translation>
    </message>
    <message>
        <source>spades; break spades; breaking spades; spades broken; spades must be broken=broken; until spades are broken=broken; lead spades; leading spades; lead spades any time=any; spades any time=any; spades can lead at any time=any; spades can be led any time=any; lead any suit=any; spades always=any; trump broken; break trump; lead trump; when can spades be led; no breaking=any; no need to break spades=any</source>
        <translation>Pik; Pik brechen; Pik gebrochen; Pik ausspielen; Pik anspielen; Pik jederzeit=any; Pik immer=any; jede Farbe ausspielen=any; Trumpf ausspielen; erst wenn Pik gebrochen ist=broken</translation>
    </message>
    <message>
        <source>Ace of spades may be led</source>
        <translation>Pik-Ass darf ausgespielt werden</translation>
    </message>
    <message>
        <source>The ace of spades may be led even before spades are broken. It does not break them.</source>
        <translation>Das Pik-Ass darf schon ausgespielt werden, bevor Pik gebrochen ist. Es bricht Pik nicht.</translation>
    </message>
    <message>
        <source>Must trump</source>
        <translation>Trumpfzwang</translation>
    </message>
    <message>
        <source>A player who cannot follow suit may play any card. Or they must beat the spade that is winning, if they can. Or they must play a spade, and beat the winning spade if they can. Or they must play a spade if it would be winning, and otherwise may play any card.</source>
        <translation>Wer nicht bedienen kann, darf jede Karte spielen. Oder er muss das gewinnende Pik schlagen, wenn er kann. Oder er muss ein Pik spielen und das gewinnende schlagen, wenn er kann. Oder er muss ein Pik spielen, wenn es gewinnen würde, und darf sonst jede Karte spielen.</translation>
    </message>
    <message>
        <source>Overtrump if able</source>
        <translation>Überstechen, wenn möglich</translation>
    </message>
    <message>
        <source>Trump if able</source>
        <translation>Stechen, wenn möglich</translation>
    </message>
    <message>
        <source>Trump if that would win</source>
        <translation>Stechen, wenn es gewinnt</translation>
    </message>
    <message>
        <source>play to beat must trump overtrump ruff pinochle call break head the trick must beat must play higher void must beat</source>
        <translation>stechen überstechen pflicht stichzwang farbzwang trumpfzwang schlagen müssen call break blank muss schlagen</translation>
    </message>
    <message>
        <source>must trump=must; must cut=must; must ruff=must; have to trump=must; forced to trump=must; void must trump=must; must overtrump=overtrump; overtrump=overtrump; void must beat=head; call break=head</source>
        <translation>Trumpfzwang=must; stechen müssen=must; trumpfen müssen=must; übertrumpfen=overtrump; Stechpflicht=must</translation>
    </message>
    <message>
        <source>Must beat the winning card</source>
        <translation>Muss höher bedienen</translation>
    </message>
    <message>
        <source>A player who follows suit must beat the winning card if possible, unless the trick has been trumped.</source>
        <translation>Wer bedient, muss die gewinnende Karte schlagen, wenn es geht. Ist der Stich gestochen, ist man frei.</translation>
    </message>
    <message>
        <source>head the trick must beat must play higher call break batak go over</source>
        <translation>überbieten stichzwang muss schlagen muss höher spielen call break batak überspielen</translation>
    </message>
    <message>
        <source>head the trick=true; must head=true; must beat=true; must play higher=true; must go higher=true; must go up=true; beat the trick=true; head</source>
        <translation>Stich übernehmen=true; höher spielen müssen=true; Überstechen=true; muss höher bedienen=true</translation>
    </message>
    <message>
        <source>Even when partner is winning</source>
        <translation>Auch wenn der Partner gewinnt</translation>
    </message>
    <message>
        <source>The rules on trumping and beating apply even when your partner is winning the trick.</source>
        <translation>Die Pflicht zu stechen oder zu schlagen gilt auch, wenn der Partner den Stich gerade gewinnt.</translation>
    </message>
    <message>
        <source>Looking at past tricks</source>
        <translation>Alte Stiche ansehen</translation>
    </message>
    <message>
        <source>Which finished tricks may be looked at during the deal.</source>
        <translation>Welche fertigen Stiche während der Runde angesehen werden dürfen.</translation>
    </message>
    <message>
        <source>The last one</source>
        <translation>Den letzten</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>A value of “Looking at past tricks”: every one.</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>books turn over look at tricks</source>
        <translation>books turn over look at tricks umdrehen nachsehen Stiche ansehen</translation>
    </message>
    <message>
        <source>look at the last trick=last; see the last trick=last; look back; last book; turn over books; look at tricks; past tricks</source>
        <translation>letzten Stich ansehen=last; Stiche ansehen; nachsehen; letzten Stich sehen</translation>
    </message>
    <message>
        <source>Seconds for each card</source>
        <translation>Sekunden je Karte</translation>
    </message>
    <message>
        <source>How much time a player has for each card before the program plays one at random. 0 means no limit.</source>
        <translation>Wie viel Zeit ein Spieler für jede Karte hat, bevor das Programm eine zufällige spielt. 0 heißt ohne Grenze.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Keine Grenze</translation>
    </message>
    <message>
        <source>speed spades philadelphia quakers clock time</source>
        <translation>speed spades philadelphia quakers clock time Zeit Uhr Bedenkzeit schnell</translation>
    </message>
    <message>
        <source>time; timer; speed; # seconds; speed spades; time for a card; shot clock; clock</source>
        <translation>Zeit; Uhr; # Sekunden; Bedenkzeit; Tempo</translation>
    </message>
    <message>
        <source>%1: you must lead the lowest club to the first trick.</source>
        <translation>%1: Zum ersten Stich musst du das niedrigste Kreuz ausspielen.</translation>
    </message>
    <message>
        <source>%1: you must play your lowest club to the first trick.</source>
        <translation>%1: Zum ersten Stich musst du dein niedrigstes Kreuz spielen.</translation>
    </message>
    <message>
        <source>%1: you may not play a spade to the first trick.</source>
        <translation>%1: Zum ersten Stich darfst du kein Pik spielen.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s right leads to the first trick.</source>
        <translation>Zum ersten Stich spielt der Spieler rechts vom Geber aus.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left leads to the first trick.</source>
        <translation>Der Spieler links vom Geber spielt zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>The dealer leads to the first trick.</source>
        <translation>Der Geber spielt zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>The holder of the lowest club leads it to the first trick.</source>
        <translation>Wer das niedrigste Kreuz hat, spielt es zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>The holder of the lowest club leads to the first trick, with any card that may be led.</source>
        <translation>Zum ersten Stich spielt aus, wer das niedrigste Kreuz hat, mit jeder Karte, die ausgespielt werden darf.</translation>
    </message>
    <message>
        <source>The player with the highest bid leads to the first trick; if bids are equal, the one who bid first.</source>
        <translation>Zum ersten Stich spielt aus, wer die höchste Zahl genannt hat; bei gleichen, wer sie zuerst genannt hat.</translation>
    </message>
    <message>
        <source>Everyone plays their lowest club to the first trick.</source>
        <translation>Alle spielen zum ersten Stich ihr niedrigstes Kreuz.</translation>
    </message>
    <message>
        <source>Players who cannot follow suit in the first trick may not play a spade, unless they have nothing else.</source>
        <translation>Wer zum ersten Stich nicht bedienen kann, darf kein Pik spielen, außer er hat nichts anderes.</translation>
    </message>
    <message>
        <source>Spades may be led at any time.</source>
        <translation>Pik darf jederzeit ausgespielt werden.</translation>
    </message>
    <message>
        <source>A player who holds another suit may not lead a spade to the first trick.</source>
        <translation>Wer noch eine andere Farbe hat, darf zum ersten Stich kein Pik ausspielen.</translation>
    </message>
    <message>
        <source>A player may lead spades once they are broken (a spade was played on another suit), or when holding nothing else.</source>
        <translation>Pik darf ausgespielt werden, sobald es gebrochen ist (ein Pik wurde auf eine andere Farbe gespielt), oder von einem Spieler, der nichts anderes hat.</translation>
    </message>
    <message>
        <source>A player may lead spades once they are broken (a spade was played on another suit), from the fourth trick on, or when holding nothing else.</source>
        <translation>Pik darf ausgespielt werden, sobald es gebrochen ist (ein Pik wurde auf eine andere Farbe gespielt), auf jeden Fall ab dem vierten Stich, oder von einem Spieler, der nichts anderes hat.</translation>
    </message>
    <message>
        <source>If you cannot follow suit and someone has already trumped with a higher suit, you must beat the winning card if you can.</source>
        <translation>Wer nicht bedienen kann, wenn schon jemand mit einer höheren Farbe gestochen hat, muss die gewinnende Karte schlagen, wenn er kann.</translation>
    </message>
    <message>
        <source>If you cannot follow suit and a spade is winning the trick, you must beat that spade if you can.</source>
        <translation>Kannst du nicht bedienen und gewinnt gerade ein Pik den Stich, musst du es schlagen, wenn du kannst.</translation>
    </message>
    <message>
        <source>If you cannot follow, you must play a card of a higher suit than the one led. It must beat the card that is winning the trick, if possible.</source>
        <translation>Kannst du nicht bedienen, musst du eine Karte einer Farbe über der ausgespielten legen. Wenn möglich, muss sie die Karte schlagen, die den Stich gerade gewinnt.</translation>
    </message>
    <message>
        <source>If you cannot follow, you must play a spade. It must beat the spade that is winning the trick, if possible.</source>
        <translation>Kannst du nicht bedienen, musst du Pik spielen. Wenn möglich, muss es das Pik schlagen, das den Stich gerade gewinnt.</translation>
    </message>
    <message>
        <source>Suits rank above one another here. If you cannot follow suit but hold a card of a higher suit that beats every card in the trick so far, you must play such a card; otherwise you may play any card.</source>
        <translation>Hier steht eine Farbe über der anderen. Wer nicht bedienen kann, aber eine Karte einer höheren Farbe hat, die alle Karten des Stichs schlägt, muss eine solche spielen; sonst ist jede Karte frei.</translation>
    </message>
    <message>
        <source>If you cannot follow suit but hold a spade that beats every card in the trick so far, you must play such a spade; otherwise you may play any card.</source>
        <translation>Wer nicht bedienen kann, aber ein Pik hat, das alle Karten des Stichs schlägt, muss ein solches spielen; sonst ist jede Karte frei.</translation>
    </message>
    <message>
        <source>If you follow suit, you must beat the winning card if you can, unless the trick has been trumped.</source>
        <translation>Bedienst du, musst du die gewinnende Karte schlagen, wenn du kannst, außer wenn der Stich schon gestochen ist.</translation>
    </message>
    <message>
        <source>The rules on trumping and beating do not apply while your partner is winning the trick.</source>
        <translation>Die Pflicht zu stechen oder zu schlagen gilt nicht, solange der Partner den Stich gewinnt.</translation>
    </message>
    <message>
        <source>Follow suit if you can. The highest spade wins the trick, or else the highest card of the suit led; the winner leads to the next.</source>
        <translation>Bediene die Farbe, wenn du kannst. Das höchste Pik, sonst die höchste Karte der ausgespielten Farbe, gewinnt den Stich; wer ihn gewinnt, spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>Follow suit if you can. The winner of a trick leads to the next.</source>
        <translation>Bediene die Farbe, wenn du kannst. Wer einen Stich gewinnt, spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>Finished tricks may not be looked at.</source>
        <translation>Fertige Stiche dürfen nicht angesehen werden.</translation>
    </message>
    <message>
        <source>The last trick may be looked at.</source>
        <translation>Der letzte Stich darf angesehen werden.</translation>
    </message>
    <message>
        <source>All finished tricks may be looked at.</source>
        <translation>Alle fertigen Stiche dürfen angesehen werden.</translation>
    </message>
    <message numerus="yes">
        <source>Time for each card: %n second(s). When it is up, a legal card is played at random.</source>
        <translation>
            <numerusform>Zeit für jede Karte: %n Sekunde. Ist sie um, wird zufällig eine erlaubte Karte gespielt.</numerusform>
            <numerusform>Zeit für jede Karte: %n Sekunden. Ist sie um, wird zufällig eine erlaubte Karte gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: you can beat the winning card, so you must.</source>
        <translation>%1: Du kannst die gewinnende Karte schlagen, also musst du es.</translation>
    </message>
    <message>
        <source>%1: you can&apos;t follow suit, but you hold a spade that would win the trick, so you must play one.</source>
        <translation>%1: Du kannst nicht bedienen, hast aber ein Pik, das den Stich gewinnen würde, und musst eines spielen.</translation>
    </message>
    <message>
        <source>%1: you are void in the suit led, so you must play a higher trump.</source>
        <translation>%1: Du bist in der ausgespielten Farbe blank und musst deshalb höher stechen.</translation>
    </message>
    <message>
        <source>%1: you are void in the suit led, so you must trump.</source>
        <translation>%1: Du bist in der ausgespielten Farbe blank und musst deshalb stechen.</translation>
    </message>
    <message>
        <source>Beat the winning card.</source>
        <translation>Schlag die Karte, die gerade gewinnt.</translation>
    </message>
    <message>
        <source>You must play a higher trump.</source>
        <translation>Du musst einen höheren Trumpf spielen.</translation>
    </message>
    <message>
        <source>You must trump.</source>
        <translation>Du musst stechen.</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>Beginner</source>
        <extracomment>The strength of a computer player, an adjective or a noun.</extracomment>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Knows the rules, forgets most cards, and bids on instinct.</source>
        <translation>Kennt die Regeln, vergisst die meisten Karten, bietet nach Gefühl.</translation>
    </message>
    <message>
        <source>Casual</source>
        <extracomment>The strength of a computer player, an adjective or a noun.</extracomment>
        <translation>Gelegenheitsspieler</translation>
    </message>
    <message>
        <source>Remembers most of the cards played.</source>
        <translation>Behält die meisten der gespielten Karten.</translation>
    </message>
    <message>
        <source>Regular</source>
        <extracomment>The strength of a computer player, an adjective or a noun.</extracomment>
        <translation>Stammspieler</translation>
    </message>
    <message>
        <source>Remembers what won each trick, but sometimes miscounts small cards and errs from fear or greed.</source>
        <translation>Weiß noch, was jeden Stich gewonnen hat, verzählt sich aber ab und zu bei kleinen Karten und irrt aus Furcht oder Gier.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <extracomment>The strength of a computer player, an adjective or a noun.</extracomment>
        <translation>Geübt</translation>
    </message>
    <message>
        <source>Has learned from many games what each card is worth, and sometimes simulates deals.</source>
        <translation>Weiß aus vielen Spielen, was jede Karte wert ist, und spielt ab und zu Verteilungen durch.</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>The strength of a computer player, an adjective or a noun.</extracomment>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Simulates a few deals before playing each card.</source>
        <translation>Spielt vor jeder Karte einige Verteilungen durch.</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>The strength of a computer player, an adjective or a noun.</extracomment>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Simulates thousands of deals and draws conclusions from every card played.</source>
        <translation>Spielt Tausende von Verteilungen durch und zieht aus jeder gespielten Karte Schlüsse.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <extracomment>How a computer player plays, an adjective.</extracomment>
        <translation>Ausgeglichen</translation>
    </message>
    <message>
        <source>No particular style.</source>
        <translation>Kein besonderer Stil.</translation>
    </message>
    <message>
        <source>Bold</source>
        <extracomment>How a computer player plays, an adjective.</extracomment>
        <translation>Kühn</translation>
    </message>
    <message>
        <source>Bids optimistically.</source>
        <translation>Bietet optimistisch.</translation>
    </message>
    <message>
        <source>Careful</source>
        <extracomment>How a computer player plays, an adjective.</extracomment>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <source>Bids only what is certain and prefers a bag to a set.</source>
        <translation>Bietet, was sicher ist, und nimmt lieber einen Sack, als zu fallen.</translation>
    </message>
    <message>
        <source>Daring</source>
        <extracomment>How a computer player plays, an adjective.</extracomment>
        <translation>Wagemutig</translation>
    </message>
    <message>
        <source>Bids nil often.</source>
        <translation>Bietet oft Nil.</translation>
    </message>
    <message>
        <source>Thrifty</source>
        <extracomment>How a computer player plays, an adjective.</extracomment>
        <translation>Sparsam</translation>
    </message>
    <message>
        <source>Avoids bags by ducking early.</source>
        <translation>Duckt früh, um Säcke zu vermeiden.</translation>
    </message>
    <message>
        <source>Spiteful</source>
        <extracomment>How a computer player plays, an adjective.</extracomment>
        <translation>Boshaft</translation>
    </message>
    <message>
        <source>Would rather set you than make their own bid.</source>
        <translation>Bringt dich lieber zu Fall, als das eigene Gebot zu schaffen.</translation>
    </message>
    <message>
        <source>%1 probably held %2 (%3%).</source>
        <translation>%1 hatte wohl %2 (%3 %).</translation>
    </message>
    <message>
        <source>%1 probably had no more %2 (%3%).</source>
        <translation>%1 hatte wohl kein %2 mehr (%3 %).</translation>
    </message>
    <message>
        <source>With %1 you take the trick and lose your nil; %2 would leave the trick to others.</source>
        <translation>Mit %1 nimmst du den Stich, und dein Nil ist verloren; %2 ließe den Stich den anderen.</translation>
    </message>
    <message>
        <source>I held %1, and %2 had bid %3.</source>
        <translation>Ich hatte %1, und %2 hatte %3 geboten.</translation>
    </message>
    <message>
        <source>I held %1.</source>
        <translation>Ich hatte %1.</translation>
    </message>
    <message>
        <source>I had no sure tricks, and %1 had bid %2.</source>
        <translation>Ich hatte keinen sicheren Stich, und %1 hatte %2 geboten.</translation>
    </message>
    <message>
        <source>I had no sure tricks.</source>
        <translation>Ich hatte keinen sicheren Stich.</translation>
    </message>
    <message numerus="yes">
        <source>With %n spade(s) and no %1, I hoped to trump.</source>
        <translation>
            <numerusform>Mit %n Pik und ohne %1 hoffte ich zu stechen.</numerusform>
            <numerusform>Mit %n Pik und ohne %1 hoffte ich zu stechen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n spade(s) and hardly any %1, I hoped to trump.</source>
        <translation>
            <numerusform>Mit %n Pik und kaum %1 hoffte ich zu stechen.</numerusform>
            <numerusform>Mit %n Pik und kaum %1 hoffte ich zu stechen.</numerusform>
        </translation>
    </message>
    <message>
        <source>I expected my hand to take about %1 of the tricks.</source>
        <translation>Ich traute meinem Blatt etwa %1 der Stiche zu.</translation>
    </message>
    <message>
        <source>I bid on instinct, and may be a trick off.</source>
        <translation>Ich biete nach Gefühl und kann um einen Stich danebenliegen.</translation>
    </message>
    <message>
        <source>My highest spade was the %1.</source>
        <translation>Mein höchstes Pik war %1.</translation>
    </message>
    <message>
        <source>I had no spades.</source>
        <translation>Ich hatte kein Pik.</translation>
    </message>
    <message>
        <source>What I feared: %1</source>
        <translation>Was ich fürchtete: %1</translation>
    </message>
    <message>
        <source>%1 had bid %2 and could cover me.</source>
        <translation>%1 hatte %2 geboten und konnte mich decken.</translation>
    </message>
    <message>
        <source>%1 had bid %2.</source>
        <translation>%1 hatte %2 geboten.</translation>
    </message>
    <message>
        <source>This choice isn&apos;t reviewed.</source>
        <translation>Diese Entscheidung wird nicht beurteilt.</translation>
    </message>
    <message>
        <source>Correct challenge: the cards prove it.</source>
        <translation>Zu Recht reklamiert: Die Karten beweisen es.</translation>
    </message>
    <message>
        <source>This play was a renege; the rule “Renege penalty” says what it costs.</source>
        <translation>Hier wurde falsch bedient; was das kostet, sagt die Regel „Strafe fürs Falschbedienen“.</translation>
    </message>
    <message>
        <source>%1 is a singleton.</source>
        <translation>%1 ist die einzige Karte ihrer Farbe.</translation>
    </message>
    <message>
        <source>The hand has %1 and no lower card of that suit.</source>
        <translation>Das Blatt hat %1 und keine niedrigere Karte dieser Farbe.</translation>
    </message>
    <message>
        <source>%1 takes a trick no matter what is played.</source>
        <translation>%1 macht einen Stich, was auch gespielt wird.</translation>
    </message>
    <message>
        <source>It&apos;s hard to get rid of %1 without taking a trick.</source>
        <translation>%1 ist schwer loszuwerden, ohne einen Stich zu nehmen.</translation>
    </message>
    <message>
        <source>I was greedy for the trick: with a clearer head I would have played %1.</source>
        <translation>Ich war gierig auf den Stich: Mit klarerem Kopf hätte ich %1 gespielt.</translation>
    </message>
    <message>
        <source>I was too timid to take the trick: with a clearer head I would have played %1.</source>
        <translation>Ich war zu ängstlich, den Stich zu nehmen: Mit klarerem Kopf hätte ich %1 gespielt.</translation>
    </message>
    <message>
        <source>With a clearer head I would have played %1.</source>
        <translation>Mit klarerem Kopf hätte ich %1 gespielt.</translation>
    </message>
    <message numerus="yes">
        <source>We still needed %n trick(s) for our contract.</source>
        <translation>
            <numerusform>Für unseren Kontrakt fehlte uns noch %n Stich.</numerusform>
            <numerusform>Für unseren Kontrakt fehlten uns noch %n Stiche.</numerusform>
        </translation>
    </message>
    <message>
        <source>Our contract was made; every further trick was a bag.</source>
        <translation>Unser Kontrakt war erfüllt; jeder weitere Stich war ein Sack.</translation>
    </message>
    <message>
        <source>I don&apos;t remember all the cards played.</source>
        <translation>Ich merke mir nicht alle gespielten Karten.</translation>
    </message>
    <message numerus="yes">
        <source>By my count, the other hands held %n more of the %1.</source>
        <translation>
            <numerusform>Ich zählte außerhalb meines Blatts noch %n Karte in %1.</numerusform>
            <numerusform>Ich zählte außerhalb meines Blatts noch %n Karten in %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>I had nothing else to play.</source>
        <translation>Ich konnte nichts anderes spielen.</translation>
    </message>
    <message>
        <source>I passed cards that could have won a trick.</source>
        <translation>Ich gab Karten weg, die einen Stich hätten machen können.</translation>
    </message>
    <message>
        <source>I wanted to see my cards before I bid.</source>
        <translation>Ich wollte meine Karten sehen, bevor ich biete.</translation>
    </message>
    <message>
        <source>Nobody could take any more tricks from me.</source>
        <translation>Niemand konnte mir mehr einen Stich abnehmen.</translation>
    </message>
    <message>
        <source>Others can beat this card, which protects your nil.</source>
        <translation>Andere können diese Karte schlagen, das schützt dein Nil.</translation>
    </message>
    <message>
        <source>Others could beat it, which protected my nil.</source>
        <translation>Andere konnten sie schlagen, das schützte mein Nil.</translation>
    </message>
    <message>
        <source>No remaining card of its suit beats it.</source>
        <translation>Keine restliche Karte ihrer Farbe schlägt sie.</translation>
    </message>
    <message>
        <source>By my count, no remaining card of the suit could beat it.</source>
        <translation>Nach meiner Zählung schlug sie keine Karte ihrer Farbe mehr.</translation>
    </message>
    <message>
        <source>No remaining spade beats it.</source>
        <translation>Kein restliches Pik schlägt sie.</translation>
    </message>
    <message>
        <source>By my count, no remaining spade could beat it.</source>
        <translation>Nach meiner Zählung schlug sie kein Pik mehr.</translation>
    </message>
    <message>
        <source>Nobody else has any %4 left, so only a spade can beat it.</source>
        <translation>Niemand sonst hat noch %4; nur ein Pik kann sie schlagen.</translation>
    </message>
    <message>
        <source>By my count, nobody else had any %4 left, so only a spade could beat it.</source>
        <translation>Nach meiner Zählung hatte niemand sonst noch %4; nur ein Pik konnte sie schlagen.</translation>
    </message>
    <message>
        <source>Your contract is made: lead a card that others can beat.</source>
        <translation>Dein Kontrakt ist erfüllt: Spiele eine Karte aus, die andere schlagen können.</translation>
    </message>
    <message>
        <source>Our contract was made, so I led a card that others could beat.</source>
        <translation>Unser Kontrakt war erfüllt; so spielte ich eine Karte aus, die andere schlagen konnten.</translation>
    </message>
    <message>
        <source>It draws spades from the others.</source>
        <translation>Sie zieht den anderen die Pik.</translation>
    </message>
    <message>
        <source>I wanted to draw spades from the other hands.</source>
        <translation>Ich wollte den anderen Pik ziehen.</translation>
    </message>
    <message>
        <source>This is the lowest card you can win the trick with.</source>
        <translation>Sie ist deine niedrigste Karte, die den Stich gewinnt.</translation>
    </message>
    <message>
        <source>I was last and took the trick as cheaply as I could.</source>
        <translation>Ich war zuletzt dran und nahm den Stich so billig wie möglich.</translation>
    </message>
    <message>
        <source>It wins the trick.</source>
        <translation>Sie gewinnt den Stich.</translation>
    </message>
    <message>
        <source>I was last and took the trick.</source>
        <translation>Ich war zuletzt dran und nahm den Stich.</translation>
    </message>
    <message>
        <source>It&apos;s now winning, and no card of that suit can beat it.</source>
        <translation>Sie liegt vorn, und keine ihrer Farbe schlägt sie.</translation>
    </message>
    <message>
        <source>By my count, no card of the suit could beat it.</source>
        <translation>Nach meiner Zählung konnte nichts ihrer Farbe sie schlagen.</translation>
    </message>
    <message>
        <source>I wanted to win the trick or make the next players play a higher card.</source>
        <translation>Ich wollte den Stich gewinnen oder die nächsten Spieler zu einer höheren Karte zwingen.</translation>
    </message>
    <message>
        <source>%1 is already winning, but take the trick yourself so that you lead next.</source>
        <translation>%1 hat den Stich schon, aber übernimm ihn, damit du als Nächster ausspielst.</translation>
    </message>
    <message>
        <source>%1 was already winning, but I took the trick myself to lead next.</source>
        <translation>%1 hatte den Stich schon: Ich übernahm ihn, um als Nächster auszuspielen.</translation>
    </message>
    <message>
        <source>%1 is winning so far, but this card is harder to beat.</source>
        <translation>%1 hat den Stich bisher, aber diese Karte ist schwerer zu schlagen.</translation>
    </message>
    <message>
        <source>%1 was winning so far, but my card was harder to beat.</source>
        <translation>%1 hatte den Stich bisher, aber meine Karte war schwerer zu schlagen.</translation>
    </message>
    <message>
        <source>%1 is winning, but every card you may play takes the trick.</source>
        <translation>%1 hat den Stich, aber jede Karte, die du spielen darfst, nimmt ihn.</translation>
    </message>
    <message>
        <source>%1 is already winning: save your higher cards.</source>
        <translation>%1 gewinnt schon: Spar deine höheren Karten.</translation>
    </message>
    <message>
        <source>%1 was already winning, so I saved my higher cards.</source>
        <translation>%1 gewann schon, also sparte ich meine höheren Karten.</translation>
    </message>
    <message>
        <source>%1 is winning, and your contract is made: get rid of a high card before it brings you a bag.</source>
        <translation>%1 gewinnt den Stich, und dein Kontrakt ist erfüllt: Werde eine hohe Karte los, bevor sie einen Sack bringt.</translation>
    </message>
    <message>
        <source>%1 was winning and our contract was made: I got rid of a high card before it could bring us a bag.</source>
        <translation>%1 hatte den Stich, und unser Kontrakt war erfüllt: Ich ließ eine hohe Karte gehen, bevor sie einen Sack brachte.</translation>
    </message>
    <message>
        <source>Your contract is made: get rid of a high card before it brings you a bag.</source>
        <translation>Dein Kontrakt ist erfüllt: Werde eine hohe Karte los, bevor sie einen Sack bringt.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: play the card you need least.</source>
        <translation>Du kannst diesen Stich nicht gewinnen: Spiel die Karte, die du am wenigsten brauchst.</translation>
    </message>
    <message>
        <source>I couldn&apos;t win the trick, so I played the card I needed least.</source>
        <translation>Ich konnte den Stich nicht nehmen und gab, was ich am wenigsten brauchte.</translation>
    </message>
    <message>
        <source>It&apos;s better to leave this trick to the others.</source>
        <translation>Diesen Stich überlässt du besser den anderen.</translation>
    </message>
    <message>
        <source>It takes the trick from %1 and saves the nil.</source>
        <translation>Sie nimmt %1 den Stich ab; das Nil wäre sonst verloren.</translation>
    </message>
    <message>
        <source>I took the trick from %1 to save the nil.</source>
        <translation>Ich nahm %1 den Stich ab, um das Nil zu retten.</translation>
    </message>
    <message>
        <source>Whatever card of this suit %1 plays, it will be lower than this one.</source>
        <translation>Welche Karte dieser Farbe %1 auch spielt, sie ist niedriger als diese.</translation>
    </message>
    <message>
        <source>Whatever card of the suit %1 played, it would be lower than mine.</source>
        <translation>Welche Karte der Farbe %1 auch spielte, sie war niedriger als meine.</translation>
    </message>
    <message>
        <source>A nil bidder gets rid of high cards first. %1 could play any card below the %3 and chose the %2. So %1&apos;s other cards of this suit are probably lower still, and this card protects the nil.</source>
        <translation>Wer Nil spielt, wirft zuerst die hohen Karten ab. %1 konnte jede Karte unter %3 spielen und wählte %2. Die übrigen Karten dieser Farbe sind dort also wohl noch niedriger, und diese Karte schützt das Nil.</translation>
    </message>
    <message>
        <source>%1 could play any card below the %3 and chose the %2. So %1&apos;s other cards of the suit were probably lower still, and my card protected the nil.</source>
        <translation>%1 konnte jede Karte unter %3 spielen und wählte %2. Die übrigen Karten der Farbe waren dort also wohl noch niedriger, und meine Karte schützte das Nil.</translation>
    </message>
    <message>
        <source>Keep the %2 to lead it later: it is so low that %1, who bid nil, may have to beat it and take the trick.</source>
        <translation>Behalte %2, um die Karte später auszuspielen: Sie ist so niedrig, dass %1 sie mit seinem Nil vielleicht schlagen und den Stich nehmen muss.</translation>
    </message>
    <message>
        <source>I kept the %2 to lead it later: it was so low that %1, who had bid nil, might have to beat it and take the trick.</source>
        <translation>Ich behielt %2, um die Karte später auszuspielen: Sie war so niedrig, dass %1 sie mit seinem Nil vielleicht schlagen und den Stich nehmen musste.</translation>
    </message>
    <message>
        <source>It&apos;s so low that %1, who bid nil, may have to take the trick.</source>
        <translation>Sie ist so niedrig, dass %1 mit seinem Nil vielleicht den Stich nehmen muss.</translation>
    </message>
    <message>
        <source>It was so low that %1, who had bid nil, might have to take the trick.</source>
        <translation>Sie war so niedrig, dass %1 mit seinem Nil vielleicht den Stich nehmen musste.</translation>
    </message>
    <message numerus="yes">
        <source>After %n more spade(s), nobody can trump the %2.</source>
        <translation>
            <numerusform>Nach %n weiteren Pik kann %2 niemand mehr stechen.</numerusform>
            <numerusform>Nach %n weiteren Pik kann %2 niemand mehr stechen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n more spade(s), nobody could trump my %2.</source>
        <translation>
            <numerusform>Nach %n weiteren Pik konnte mir %2 niemand mehr stechen.</numerusform>
            <numerusform>Nach %n weiteren Pik konnte mir %2 niemand mehr stechen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once the %2 is gone, your %3 is the highest.</source>
        <translation>Ist %2 erst gefallen, hast du mit %3 die höchste Karte.</translation>
    </message>
    <message>
        <source>Once the %2 was gone, my %3 was the highest.</source>
        <translation>War %2 erst gefallen, hatte ich mit %3 die höchste Karte.</translation>
    </message>
    <message>
        <source>It&apos;s your last card of that suit, so from now on you can trump when others lead that suit.</source>
        <translation>Es ist deine letzte dieser Farbe: Danach kannst du stechen, wenn andere sie ausspielen.</translation>
    </message>
    <message>
        <source>I played my last card of the suit, so from then on I could trump when others led that suit.</source>
        <translation>Es war meine letzte der Farbe: Danach konnte ich stechen, wenn andere sie ausspielten.</translation>
    </message>
    <message numerus="yes">
        <source>%1 costs %n point(s); the match is almost lost either way.</source>
        <translation>
            <numerusform>%1 kostet %n Punkt; die Partie ist so oder so fast verloren.</numerusform>
            <numerusform>%1 kostet %n Punkte; die Partie ist so oder so fast verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 costs %n point(s); the match is almost won either way.</source>
        <translation>
            <numerusform>%1 kostet %n Punkt; die Partie ist so oder so fast gewonnen.</numerusform>
            <numerusform>%1 kostet %n Punkte; die Partie ist so oder so fast gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 costs %n point(s); the chance to win the match hardly changes.</source>
        <translation>
            <numerusform>%1 kostet %n Punkt; die Gewinnaussicht ändert sich kaum.</numerusform>
            <numerusform>%1 kostet %n Punkte; die Gewinnaussicht ändert sich kaum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 costs %n point(s).</source>
        <translation>
            <numerusform>%1 kostet %n Punkt.</numerusform>
            <numerusform>%1 kostet %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance to win: %3% with %1, %2% without it.</source>
        <translation>Gewinnaussicht: %3 % mit %1, %2 % ohne.</translation>
    </message>
    <message numerus="yes">
        <source>%1 costs %n point(s) and lowers the chance to win from %3% to %2%.</source>
        <translation>
            <numerusform>%1 kostet %n Punkt, und die Gewinnaussicht ist %2 % statt %3 %.</numerusform>
            <numerusform>%1 kostet %n Punkte, und die Gewinnaussicht ist %2 % statt %3 %.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lowers the chance to win from %3% to %2%.</source>
        <translation>%1: Die Gewinnaussicht ist %2 % statt %3 %.</translation>
    </message>
    <message>
        <source>%1 is a little worse.</source>
        <translation>%1 ist ein wenig schlechter.</translation>
    </message>
    <message>
        <source>Talk between partners isn&apos;t reviewed.</source>
        <translation>Gespräche zwischen Partnern werden nicht beurteilt.</translation>
    </message>
    <message>
        <source>Plays made when time ran out aren&apos;t reviewed.</source>
        <translation>Karten, die bei abgelaufener Zeit gespielt wurden, werden nicht beurteilt.</translation>
    </message>
    <message>
        <source>Only the card finally played is reviewed.</source>
        <translation>Beurteilt wird nur die Karte, die am Ende gespielt wurde.</translation>
    </message>
    <message>
        <source>A challenge is reviewed only if the cards played until then prove it right.</source>
        <translation>Eine Reklamation wird nur beurteilt, wenn die bis dahin gespielten Karten sie bestätigen.</translation>
    </message>
    <message>
        <source>Cards of a nil in the dark are played unseen, so they aren&apos;t reviewed.</source>
        <translation>Karten eines Nils im Dunkeln werden verdeckt gespielt und deshalb nicht beurteilt.</translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>Eine andere Wahl gab es nicht.</translation>
    </message>
    <message>
        <source>Any legal card is equally good.</source>
        <translation>Jede erlaubte Karte ist gleich gut.</translation>
    </message>
    <message>
        <source>All cards were known here.</source>
        <translation>Hier waren alle Karten bekannt.</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>Etwas Besseres fand sich nicht.</translation>
    </message>
    <message>
        <source>%1: too close to tell which is better.</source>
        <translation>%1: zu nah beieinander, um zu sagen, was besser ist.</translation>
    </message>
    <message>
        <source>Your nil would succeed %1% of the time.</source>
        <translation>Dein Nil würde in %1 % der Fälle gelingen.</translation>
    </message>
    <message>
        <source>With this choice, your nil succeeds %1% of the time instead of %2%.</source>
        <translation>So gelingt dein Nil in %1 % der Fälle statt in %2 %.</translation>
    </message>
    <message>
        <source>With this choice, %1&apos;s nil succeeds %2% of the time instead of %3%.</source>
        <translation>So gelingt das Nil von %1 in %2 % der Fälle statt in %3 %.</translation>
    </message>
    <message>
        <source>With this choice, you make your contract %1% of the time instead of %2%.</source>
        <translation>So erfüllst du deinen Kontrakt in %1 % der Fälle statt in %2 %.</translation>
    </message>
    <message>
        <source>With this choice, the opponents are set %1% of the time instead of %2%.</source>
        <translation>So fallen die Gegner in %1 % der Fälle statt in %2 %.</translation>
    </message>
    <message numerus="yes">
        <source>Your contract is made and you have %1: %2 would bring the next bag, which costs %n point(s).</source>
        <translation>
            <numerusform>Dein Kontrakt ist erfüllt und du hast %1: %2 brächte den nächsten Sack, der %n Punkt kostet.</numerusform>
            <numerusform>Dein Kontrakt ist erfüllt und du hast %1: %2 brächte den nächsten Sack, der %n Punkte kostet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bag(s)</source>
        <translation>
            <numerusform>%n Sack</numerusform>
            <numerusform>%n Säcke</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 brings more bags.</source>
        <translation>%1 bringt mehr Säcke.</translation>
    </message>
    <message>
        <source>All contracts are made, so every further trick is only a bag. With %1 you take a bag that the opponents would otherwise get.</source>
        <translation>Alle Kontrakte sind erfüllt, also ist jeder weitere Stich nur ein Sack. Mit %1 nimmst du einen Sack, den sonst die Gegner bekämen.</translation>
    </message>
    <message>
        <source>Your contract is made: %1 would bring you more bags.</source>
        <translation>Dein Kontrakt ist erfüllt: %1 brächte dir weitere Säcke.</translation>
    </message>
    <message>
        <source>With this choice, the chance to lose the match in this deal is %1% instead of %2%.</source>
        <translation>So ist die Aussicht, die Partie in dieser Runde zu verlieren, %1 % statt %2 %.</translation>
    </message>
    <message>
        <source>With this choice, the chance to win the match in this deal is %1% instead of %2%.</source>
        <translation>So ist die Aussicht, die Partie in dieser Runde zu gewinnen, %1 % statt %2 %.</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>In place of cards, within a sentence: no card at all.</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Passing %1 instead of %2</source>
        <translation>%1 statt %2 zu schieben</translation>
    </message>
    <message>
        <source>Discarding %1 instead of %2</source>
        <translation>%1 statt %2 zu drücken</translation>
    </message>
    <message>
        <source>Taking %1 instead of %2</source>
        <translation>%1 statt %2 zu nehmen</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 statt %2</translation>
    </message>
    <message>
        <source>looking first</source>
        <translation>erst ansehen</translation>
    </message>
    <message>
        <source>staying</source>
        <extracomment>Not to raise the bid, within a sentence, noun.</extracomment>
        <translation>dabei bleiben</translation>
    </message>
    <message>
        <source>Your nil succeeds %1% of the time.</source>
        <translation>Dein Nil gelingt in %1 % der Fälle.</translation>
    </message>
    <message>
        <source>%1&apos;s nil succeeds %2% of the time.</source>
        <translation>Das Nil von %1 gelingt in %2 % der Fälle.</translation>
    </message>
    <message numerus="yes">
        <source>This spreads the bag penalty over the bags, each of which counts as a loss of %n point(s).</source>
        <translation>
            <numerusform>Dabei ist die Sackstrafe auf die Säcke verteilt, von denen jeder als Verlust von %n Punkt zählt.</numerusform>
            <numerusform>Dabei ist die Sackstrafe auf die Säcke verteilt, von denen jeder als Verlust von %n Punkten zählt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This counts each bag as a loss of %n point(s).</source>
        <translation>
            <numerusform>Dabei zählt jeder Sack als Verlust von %n Punkt.</numerusform>
            <numerusform>Dabei zählt jeder Sack als Verlust von %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you don&apos;t do this, the deal is worth %n point(s) less.</source>
        <translation>
            <numerusform>Ohne diese Entscheidung ist die Runde %n Punkt weniger wert.</numerusform>
            <numerusform>Ohne diese Entscheidung ist die Runde %n Punkte weniger wert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you don&apos;t do this, the chance to win drops by %n percentage point(s).</source>
        <translation>
            <numerusform>Ohne diese Entscheidung sinkt die Gewinnaussicht um %n Prozentpunkt.</numerusform>
            <numerusform>Ohne diese Entscheidung sinkt die Gewinnaussicht um %n Prozentpunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you don&apos;t do this, the deal is worth about the same.</source>
        <translation>Ohne diese Entscheidung ist die Runde etwa gleich viel wert.</translation>
    </message>
    <message>
        <source>%1 is about as good.</source>
        <translation>%1 ist etwa gleich gut.</translation>
    </message>
    <message>
        <source>About as good: %1.</source>
        <translation>Etwa gleich gut: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Next best: %1, worth %n point(s) less.</source>
        <translation>
            <numerusform>Das Nächstbeste ist %1, es bringt %n Punkt weniger.</numerusform>
            <numerusform>Das Nächstbeste ist %1, es bringt %n Punkte weniger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next best: %1, with a chance to win that is %n percentage point(s) lower.</source>
        <translation>
            <numerusform>Am zweitbesten: %1, mit einer um %n Prozentpunkt geringeren Gewinnaussicht.</numerusform>
            <numerusform>Am zweitbesten: %1, mit einer um %n Prozentpunkte geringeren Gewinnaussicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>This wins the match %1% of the time and scores %2 points on average; the opponents score %3.</source>
        <translation>Gewinnt die Partie in %1 % der Fälle; im Mittel %2 Punkte und %3 für die Gegner.</translation>
    </message>
    <message>
        <source>The contract is made %1% of the time and set %2%.</source>
        <translation>Der Kontrakt wird in %1 % der Fälle erfüllt und fällt in %2 %.</translation>
    </message>
    <message>
        <source>Your nil is safe.</source>
        <translation>Dein Nil ist sicher.</translation>
    </message>
    <message>
        <source>Your side wins all the remaining tricks.</source>
        <translation>Deine Seite gewinnt alle restlichen Stiche.</translation>
    </message>
    <message>
        <source>Your side can&apos;t win any more tricks.</source>
        <translation>Deine Seite kann keinen Stich mehr gewinnen.</translation>
    </message>
    <message numerus="yes">
        <source>Your side wins exactly %n of the remaining tricks.</source>
        <translation>
            <numerusform>Deine Seite gewinnt genau %n der restlichen Stiche.</numerusform>
            <numerusform>Deine Seite gewinnt genau %n der restlichen Stiche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We were %n point(s) behind.</source>
        <translation>
            <numerusform>Wir lagen %n Punkt zurück.</numerusform>
            <numerusform>Wir lagen %n Punkte zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are %n point(s) behind.</source>
        <translation>
            <numerusform>Du liegst %n Punkt zurück.</numerusform>
            <numerusform>Du liegst %n Punkte zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next bag would cost us %n point(s).</source>
        <translation>
            <numerusform>Der nächste Sack würde uns %n Punkt kosten.</numerusform>
            <numerusform>Der nächste Sack würde uns %n Punkte kosten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your next bag costs %n point(s).</source>
        <translation>
            <numerusform>Dein nächster Sack kostet %n Punkt.</numerusform>
            <numerusform>Dein nächster Sack kostet %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The opponents would reach %n point(s) by making their bid.</source>
        <translation>
            <numerusform>Die Gegner kämen mit ihrem Gebot auf %n Punkt.</numerusform>
            <numerusform>Die Gegner kämen mit ihrem Gebot auf %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The opponents reach %n point(s) if they make their bid.</source>
        <translation>
            <numerusform>Die Gegner erreichen %n Punkt, wenn sie ihr Gebot erfüllen.</numerusform>
            <numerusform>Die Gegner erreichen %n Punkte, wenn sie ihr Gebot erfüllen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, who bid nil, is winning so far: leave them the trick.</source>
        <translation>Bisher geht der Stich an das Nil von %1: Nimm ihn nicht.</translation>
    </message>
    <message>
        <source>%1, who had bid nil, was winning so far, so I left them the trick.</source>
        <translation>Bis dahin ging der Stich an das Nil von %1, deshalb nahm ich ihn nicht.</translation>
    </message>
    <message>
        <source>%1 was winning, but any card I could have played would have taken the trick.</source>
        <translation>%1 hatte den Stich, aber jede Karte, die ich spielen konnte, hätte ihn genommen.</translation>
    </message>
    <message>
        <source>Our contract was made: I got rid of a high card before it could bring us a bag.</source>
        <translation>Unser Kontrakt war erfüllt: Ich ließ eine hohe Karte gehen, bevor sie einen Sack brachte.</translation>
    </message>
    <message numerus="yes">
        <source>I had to bid at least %n trick(s).</source>
        <translation>
            <numerusform>Ich musste mindestens %n Stich bieten.</numerusform>
            <numerusform>Ich musste mindestens %n Stiche bieten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By making this bid, we would reach %n point(s); a lower one would not have been enough.</source>
        <translation>
            <numerusform>Mit diesem Gebot kämen wir, wenn wir es erfüllen, auf %n Punkt; ein niedrigeres hätte nicht gereicht.</numerusform>
            <numerusform>Mit diesem Gebot kämen wir, wenn wir es erfüllen, auf %n Punkte; ein niedrigeres hätte nicht gereicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s nil left more tricks for the other players.</source>
        <translation>Das Nil von %1 ließ den anderen mehr Stiche übrig.</translation>
    </message>
    <message>
        <source>Your nil left more tricks for the other players.</source>
        <translation>Dein Nil ließ den anderen mehr Stiche übrig.</translation>
    </message>
    <message numerus="yes">
        <source>The others had bid only %n trick(s), which left more for me.</source>
        <translation>
            <numerusform>Die anderen hatten zusammen nur %n Stich geboten; so blieb mehr für mich.</numerusform>
            <numerusform>Die anderen hatten zusammen nur %n Stiche geboten; so blieb mehr für mich.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the deals I imagined, it paid to bid more.</source>
        <translation>In den Verteilungen, die ich mir ausmalte, zahlte es sich aus, mehr zu bieten.</translation>
    </message>
    <message>
        <source>I was hopeful and bid more than that.</source>
        <translation>Ich war zuversichtlich und bot mehr.</translation>
    </message>
    <message>
        <source>In my experience, it pays to bid more with such a hand.</source>
        <translation>Nach meiner Erfahrung lohnt es sich, mit so einem Blatt mehr zu bieten.</translation>
    </message>
    <message>
        <source>I bid less than that to be safe.</source>
        <translation>Sicherheitshalber bot ich weniger.</translation>
    </message>
    <message>
        <source>One of us had to bid nil.</source>
        <translation>Einer von uns musste Nil bieten.</translation>
    </message>
    <message>
        <source>Only a spade can beat it: %1 has no more %4.</source>
        <translation>Nur ein Pik kann sie schlagen: %1 hat kein %4 mehr.</translation>
    </message>
    <message>
        <source>By my count, only a spade could beat it: %1 had no more %4.</source>
        <translation>Nach meiner Zählung schlug sie nur noch ein Pik: %1 hatte kein %4 mehr.</translation>
    </message>
    <message>
        <source>%1 is already winning: leave them the trick.</source>
        <translation>%1 gewinnt schon: Nimm den Stich nicht.</translation>
    </message>
    <message>
        <source>%1 was already winning, so I left them the trick.</source>
        <translation>%1 gewann schon, also nahm ich den Stich nicht.</translation>
    </message>
    <message>
        <source>It&apos;s so high that %1, who bid nil, can probably play below it.</source>
        <translation>Sie ist so hoch, dass %1 mit seinem Nil wohl darunter bleiben kann.</translation>
    </message>
    <message>
        <source>It was so high that %1, who had bid nil, could probably play below it.</source>
        <translation>Sie war so hoch, dass %1 mit seinem Nil wohl darunter bleiben konnte.</translation>
    </message>
    <message>
        <source>Our contract could no longer be made.</source>
        <translation>Unser Kontrakt war nicht mehr zu erfüllen.</translation>
    </message>
    <message>
        <source>I held %1, and you had bid %3.</source>
        <translation>Ich hatte %1, und du hattest %3 geboten.</translation>
    </message>
    <message>
        <source>I had no sure tricks, and you had bid %2.</source>
        <translation>Ich hatte keinen sicheren Stich, und du hattest %2 geboten.</translation>
    </message>
    <message>
        <source>You had bid %2 and could cover me.</source>
        <translation>Du hattest %2 geboten und konntest mich decken.</translation>
    </message>
    <message>
        <source>You had bid %2.</source>
        <translation>Du hattest %2 geboten.</translation>
    </message>
    <message>
        <source>You probably held %2 (%3%).</source>
        <translation>Du hattest wohl %2 (%3 %).</translation>
    </message>
    <message>
        <source>You probably had no more %2 (%3%).</source>
        <translation>Du hattest wohl kein %2 mehr (%3 %).</translation>
    </message>
    <message>
        <source>Of what I passed, %1 could have won a trick.</source>
        <translation>Von dem, was ich schob, hätte dies einen Stich machen können: %1.</translation>
    </message>
    <message>
        <source>I saw a danger to my nil in %1.</source>
        <translation>Gefährlich für mein Nil fand ich %1.</translation>
    </message>
    <message>
        <source>I passed %1 so that I could discard when that suit was led.</source>
        <translation>Ich schob %1, um abwerfen zu können, wenn diese Farbe ausgespielt wird.</translation>
    </message>
    <message>
        <source>I kept cards that can cover %1&apos;s nil and passed cards that can hardly hurt it.</source>
        <translation>Ich behielt Karten, die das Nil von %1 decken, und gab solche ab, die ihm kaum schaden.</translation>
    </message>
    <message>
        <source>I kept cards that can cover your nil and passed cards that can hardly hurt it.</source>
        <translation>Ich behielt Karten, die dein Nil decken, und gab solche ab, die ihm kaum schaden.</translation>
    </message>
    <message>
        <source>Of what I passed, %2 can hardly hurt %1&apos;s nil.</source>
        <translation>Von dem, was ich schob, schadet dem Nil von %1 dies kaum: %2.</translation>
    </message>
    <message>
        <source>Of what I passed, %2 can hardly hurt your nil.</source>
        <translation>Von dem, was ich schob, schadet deinem Nil dies kaum: %2.</translation>
    </message>
    <message>
        <source>Nothing I kept would have been safer to pass than %1.</source>
        <translation>Nichts, was ich behielt, wäre harmloser gewesen als %1.</translation>
    </message>
    <message>
        <source>You can&apos;t follow suit: get rid of this card without risk to your nil.</source>
        <translation>Du kannst nicht bedienen: Werde diese Karte los, ohne Gefahr für dein Nil.</translation>
    </message>
    <message>
        <source>I couldn&apos;t follow suit, so I got rid of a card without risk to my nil.</source>
        <translation>Ich konnte nicht bedienen, also wurde ich eine Karte los, ohne Gefahr für mein Nil.</translation>
    </message>
    <message>
        <source>By my count, only a spade could beat it: you had no more %4.</source>
        <translation>Nach meiner Zählung schlug sie nur noch ein Pik: Du hattest kein %4 mehr.</translation>
    </message>
    <message>
        <source>You were already winning, but I took the trick myself to lead next.</source>
        <translation>Du hattest den Stich schon: Ich übernahm ihn, um als Nächster auszuspielen.</translation>
    </message>
    <message>
        <source>You were winning so far, but my card was harder to beat.</source>
        <translation>Du hattest den Stich bisher, aber meine Karte war schwerer zu schlagen.</translation>
    </message>
    <message>
        <source>You were winning, but any card I could have played would have taken the trick.</source>
        <translation>Du hattest den Stich, aber jede Karte, die ich spielen konnte, hätte ihn genommen.</translation>
    </message>
    <message>
        <source>You were already winning, so I saved my higher cards.</source>
        <translation>Du gewannst schon, also sparte ich meine höheren Karten.</translation>
    </message>
    <message>
        <source>%1 is winning so far: save your higher cards.</source>
        <translation>%1 hat den Stich bisher: Spar deine höheren Karten.</translation>
    </message>
    <message>
        <source>%1 was winning so far, so I saved my higher cards.</source>
        <translation>%1 hatte den Stich bis dahin, also sparte ich meine höheren Karten.</translation>
    </message>
    <message>
        <source>You were winning so far, so I saved my higher cards.</source>
        <translation>Du hattest den Stich bis dahin, also sparte ich meine höheren Karten.</translation>
    </message>
    <message>
        <source>You were already winning, so I left you the trick.</source>
        <translation>Du gewannst schon, also nahm ich den Stich nicht.</translation>
    </message>
    <message>
        <source>%1 is winning so far: leave them the trick.</source>
        <translation>%1 hat den Stich bisher: Nimm ihn nicht.</translation>
    </message>
    <message>
        <source>%1 was winning so far, so I left them the trick.</source>
        <translation>%1 hatte den Stich bis dahin, also nahm ich ihn nicht.</translation>
    </message>
    <message>
        <source>You were winning so far, so I left you the trick.</source>
        <translation>Du hattest den Stich bis dahin, also nahm ich ihn nicht.</translation>
    </message>
    <message>
        <source>You were winning and our contract was made: I got rid of a high card before it could bring us a bag.</source>
        <translation>Du hattest den Stich, und unser Kontrakt war erfüllt: Ich ließ eine hohe Karte gehen, bevor sie einen Sack brachte.</translation>
    </message>
    <message>
        <source>I could have beaten the best card so far but did not want the trick.</source>
        <translation>Ich hätte die bisher beste Karte schlagen können, wollte den Stich aber nicht.</translation>
    </message>
    <message>
        <source>Leave this trick to the others and save your better cards for later.</source>
        <translation>Überlass diesen Stich den anderen und spar deine besseren Karten für später.</translation>
    </message>
    <message>
        <source>I could have beaten the best card so far but saved my better cards for later.</source>
        <translation>Ich hätte die bisher beste Karte schlagen können, sparte meine besseren Karten aber für später.</translation>
    </message>
    <message>
        <source>You had bid nil and were winning so far, so I left you the trick.</source>
        <translation>Bis dahin ging der Stich an dein Nil, deshalb nahm ich ihn nicht.</translation>
    </message>
    <message>
        <source>I took the trick from you to save the nil.</source>
        <translation>Ich nahm dir den Stich ab, um das Nil zu retten.</translation>
    </message>
    <message>
        <source>Whatever card of the suit you played, it would be lower than mine.</source>
        <translation>Welche Karte der Farbe du auch spieltest, sie war niedriger als meine.</translation>
    </message>
    <message>
        <source>You could play any card below the %3 and chose the %2. So your other cards of the suit were probably lower still, and my card protected the nil.</source>
        <translation>Du konntest jede Karte unter %3 spielen und wähltest %2. Deine übrigen Karten der Farbe waren also wohl noch niedriger, und meine Karte schützte das Nil.</translation>
    </message>
    <message>
        <source>%1, who bid nil, is still to play: under this card it is easier for them to stay out of the trick.</source>
        <translation>Nach dir spielt %1 mit Nil: Unter dieser Karte ist dem Stich leichter zu entgehen.</translation>
    </message>
    <message>
        <source>%1, who had bid nil, was still to play: under my card it was easier to stay out of the trick.</source>
        <translation>Nach mir spielte %1 mit Nil: Unter meiner Karte war dem Stich leichter zu entgehen.</translation>
    </message>
    <message>
        <source>You had bid nil and were still to play: under my card it was easier to stay out of the trick.</source>
        <translation>Nach mir spieltest du mit Nil: Unter meiner Karte war dem Stich leichter zu entgehen.</translation>
    </message>
    <message>
        <source>It was so high that you could probably play below it and keep your nil.</source>
        <translation>Sie war so hoch, dass du mit deinem Nil wohl darunter bleiben konntest.</translation>
    </message>
    <message>
        <source>I kept the %2 to lead it later: it was so low that you, having bid nil, might have to beat it and take the trick.</source>
        <translation>Ich behielt %2, um die Karte später auszuspielen: Sie war so niedrig, dass du sie mit deinem Nil vielleicht schlagen und den Stich nehmen musstest.</translation>
    </message>
    <message>
        <source>It was so low that you, having bid nil, might have to take the trick.</source>
        <translation>Sie war so niedrig, dass du mit deinem Nil vielleicht den Stich nehmen musstest.</translation>
    </message>
    <message>
        <source>No other number was allowed.</source>
        <translation>Eine andere Zahl war nicht erlaubt.</translation>
    </message>
    <message>
        <source>No other bid was allowed.</source>
        <translation>Ein anderes Gebot war nicht erlaubt.</translation>
    </message>
    <message>
        <source>%1 is winning so far, and you can&apos;t: play the card you need least.</source>
        <translation>%1 hat den Stich bisher, und du kannst ihn nicht nehmen: Spiel, was du am wenigsten brauchst.</translation>
    </message>
    <message>
        <source>%1 was winning so far, and I couldn&apos;t, so I played the card I needed least.</source>
        <translation>%1 hatte den Stich bis dahin, und ich konnte ihn nicht nehmen, also spielte ich, was ich am wenigsten brauchte.</translation>
    </message>
    <message>
        <source>You were winning so far, and I couldn&apos;t, so I played the card I needed least.</source>
        <translation>Du hattest den Stich bis dahin, und ich konnte ihn nicht nehmen, also spielte ich, was ich am wenigsten brauchte.</translation>
    </message>
    <message>
        <source>Our contract was made, but the opponents could still be set.</source>
        <translation>Unser Kontrakt war erfüllt, aber die Gegner konnten noch fallen.</translation>
    </message>
    <message>
        <source>Our contract was made, but %1&apos;s nil could still fail.</source>
        <translation>Unser Kontrakt war erfüllt, aber das Nil von %1 konnte noch scheitern.</translation>
    </message>
    <message>
        <source>Our contract was made, but your nil could still fail.</source>
        <translation>Unser Kontrakt war erfüllt, aber dein Nil konnte noch scheitern.</translation>
    </message>
    <message>
        <source>Any card you may play would be winning so far; hope someone covers it.</source>
        <translation>Jede Karte, die du spielen darfst, läge bisher vorn; hoffe, dass jemand sie deckt.</translation>
    </message>
    <message>
        <source>Any card I could have played would have been winning so far, and I hoped to be covered.</source>
        <translation>Jede Karte, die ich spielen konnte, hätte bis dahin vorn gelegen, und ich hoffte, dass mich jemand deckt.</translation>
    </message>
    <message>
        <source>All your %4 beat the %2; the %3 is the easiest for the others to cover.</source>
        <translation>Alle deine Karten in %4 schlagen %2; %3 können die anderen am leichtesten decken.</translation>
    </message>
    <message>
        <source>All my %4 beat the %2, and the %3 was the easiest for the others to cover.</source>
        <translation>Alle meine Karten in %4 schlugen %2, und %3 konnten die anderen am leichtesten decken.</translation>
    </message>
    <message>
        <source>All your %4 beat the %2; hope someone covers the %3.</source>
        <translation>Alle deine Karten in %4 schlagen %2; hoffe, dass jemand %3 deckt.</translation>
    </message>
    <message>
        <source>All my %4 beat the %2; I hoped someone would cover the %3.</source>
        <translation>Alle meine Karten in %4 schlugen %2; ich hoffte, dass jemand %3 deckt.</translation>
    </message>
    <message>
        <source>All your %4 beat the %2, and only a spade can cover the %3.</source>
        <translation>Alle deine Karten in %4 schlagen %2, und nur ein Pik kann %3 decken.</translation>
    </message>
    <message>
        <source>All my %4 beat the %2, and only a spade could cover the %3.</source>
        <translation>Alle meine Karten in %4 schlugen %2, und nur ein Pik konnte %3 decken.</translation>
    </message>
    <message>
        <source>Every card you may play takes this trick, so your nil can&apos;t be saved.</source>
        <translation>Jede Karte, die du spielen darfst, macht diesen Stich: Dein Nil ist nicht zu retten.</translation>
    </message>
    <message>
        <source>Every card I could have played would have taken the trick, so my nil couldn&apos;t be saved.</source>
        <translation>Jede Karte, die ich hätte spielen dürfen, hätte den Stich gemacht: Mein Nil war nicht zu retten.</translation>
    </message>
    <message>
        <source>You can&apos;t follow suit: get rid of the %3, which endangers your nil.</source>
        <translation>Du kannst nicht bedienen: Werde %3 los, eine Gefahr für dein Nil.</translation>
    </message>
    <message>
        <source>I couldn&apos;t follow suit, so I got rid of the %3, which endangered my nil.</source>
        <translation>Ich konnte nicht bedienen, also wurde ich %3 los, eine Gefahr für mein Nil.</translation>
    </message>
    <message>
        <source>%1 has no more %4 and can probably discard a card that endangers their nil.</source>
        <translation>%1 hat kein %4 mehr und kann wohl abwerfen, was dem Nil gefährlich ist.</translation>
    </message>
    <message>
        <source>%1 had no more %4 and could probably discard a dangerous card.</source>
        <translation>%1 hatte kein %4 mehr und konnte wohl etwas Gefährliches abwerfen.</translation>
    </message>
    <message>
        <source>You had no more %4 and could probably discard a dangerous card.</source>
        <translation>Du hattest kein %4 mehr und konntest wohl etwas Gefährliches abwerfen.</translation>
    </message>
    <message>
        <source>%1 has no more %4 and may be able to trump this trick.</source>
        <translation>%1 hat kein %4 mehr und kann diesen Stich vielleicht stechen.</translation>
    </message>
    <message>
        <source>%1 had no more %4 and might trump the trick.</source>
        <translation>%1 hatte kein %4 mehr und konnte den Stich vielleicht stechen.</translation>
    </message>
    <message>
        <source>You had no more %4 and might trump the trick.</source>
        <translation>Du hattest kein %4 mehr und konntest den Stich vielleicht stechen.</translation>
    </message>
    <message numerus="yes">
        <source>By making this bid, I would reach %n point(s); a lower one would not have been enough.</source>
        <translation>
            <numerusform>Mit diesem Gebot käme ich, wenn ich es erfülle, auf %n Punkt; ein niedrigeres hätte nicht gereicht.</numerusform>
            <numerusform>Mit diesem Gebot käme ich, wenn ich es erfülle, auf %n Punkte; ein niedrigeres hätte nicht gereicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>My contract was made; every further trick was a bag.</source>
        <translation>Mein Kontrakt war erfüllt; jeder weitere Stich war ein Sack.</translation>
    </message>
    <message>
        <source>My contract was made, but the opponents could still be set.</source>
        <translation>Mein Kontrakt war erfüllt, aber die Gegner konnten noch fallen.</translation>
    </message>
    <message>
        <source>My contract was made, but %1&apos;s nil could still fail.</source>
        <translation>Mein Kontrakt war erfüllt, aber das Nil von %1 konnte noch scheitern.</translation>
    </message>
    <message>
        <source>My contract was made, but your nil could still fail.</source>
        <translation>Mein Kontrakt war erfüllt, aber dein Nil konnte noch scheitern.</translation>
    </message>
    <message>
        <source>My contract could no longer be made.</source>
        <translation>Mein Kontrakt war nicht mehr zu erfüllen.</translation>
    </message>
    <message numerus="yes">
        <source>I still needed %n trick(s) for my contract.</source>
        <translation>
            <numerusform>Für meinen Kontrakt fehlte mir noch %n Stich.</numerusform>
            <numerusform>Für meinen Kontrakt fehlten mir noch %n Stiche.</numerusform>
        </translation>
    </message>
    <message>
        <source>My contract was made, so I led a card that others could beat.</source>
        <translation>Mein Kontrakt war erfüllt; so spielte ich eine Karte aus, die andere schlagen konnten.</translation>
    </message>
    <message>
        <source>My contract was made: I got rid of a high card before it could bring me a bag.</source>
        <translation>Mein Kontrakt war erfüllt: Ich ließ eine hohe Karte gehen, bevor sie einen Sack brachte.</translation>
    </message>
    <message numerus="yes">
        <source>I was %n point(s) behind.</source>
        <translation>
            <numerusform>Ich lag %n Punkt zurück.</numerusform>
            <numerusform>Ich lag %n Punkte zurück.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next bag would cost me %n point(s).</source>
        <translation>
            <numerusform>Der nächste Sack würde mich %n Punkt kosten.</numerusform>
            <numerusform>Der nächste Sack würde mich %n Punkte kosten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win all the remaining tricks.</source>
        <translation>Du gewinnst alle restlichen Stiche.</translation>
    </message>
    <message>
        <source>You can&apos;t win any more tricks.</source>
        <translation>Du kannst keinen Stich mehr gewinnen.</translation>
    </message>
    <message numerus="yes">
        <source>You win exactly %n of the remaining tricks.</source>
        <translation>
            <numerusform>Du gewinnst genau %n der restlichen Stiche.</numerusform>
            <numerusform>Du gewinnst genau %n der restlichen Stiche.</numerusform>
        </translation>
    </message>
    <message>
        <source>I expected my hand to take hardly any tricks.</source>
        <translation>Ich traute meinem Blatt kaum einen Stich zu.</translation>
    </message>
    <message>
        <source>At first sight, I put the nil&apos;s chances at about %1%.</source>
        <translation>Auf den ersten Blick gab ich dem Nil eine Chance von etwa %1 %.</translation>
    </message>
    <message>
        <source>At first sight, I gave the nil hardly any chance.</source>
        <translation>Auf den ersten Blick gab ich dem Nil kaum eine Chance.</translation>
    </message>
    <message>
        <source>By my count, nobody else had any %1 left.</source>
        <translation>Nach meiner Zählung hatte sonst niemand mehr %1.</translation>
    </message>
    <message>
        <source>My contract was made, but further tricks could bring more than bags.</source>
        <translation>Mein Kontrakt war erfüllt, aber weitere Stiche konnten mehr als Säcke bringen.</translation>
    </message>
    <message>
        <source>Our contract was made, but further tricks could bring more than bags.</source>
        <translation>Unser Kontrakt war erfüllt, aber weitere Stiche konnten mehr als Säcke bringen.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick, and neither the %2 nor the %3 is likely to win one later.</source>
        <translation>Diesen Stich kannst du nicht gewinnen, und weder %2 noch %3 gewinnt später wohl einen.</translation>
    </message>
    <message>
        <source>I couldn&apos;t win the trick, and neither the %2 nor the %3 was likely to win one later.</source>
        <translation>Ich konnte den Stich nicht gewinnen, und weder %2 noch %3 hätte später wohl einen gewonnen.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep the %2 for a trick that you want to lose.</source>
        <translation>Diesen Stich kannst du nicht gewinnen: Behalt %2 für einen Stich, den du verlieren willst.</translation>
    </message>
    <message>
        <source>I couldn&apos;t win the trick and kept the %2 for one that I would want to lose.</source>
        <translation>Ich konnte den Stich nicht gewinnen und behielt %2 für einen, den ich verlieren wollte.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep the %2, which protects your %3.</source>
        <translation>Diesen Stich kannst du nicht gewinnen: Behalt %2 als Schutz für %3.</translation>
    </message>
    <message>
        <source>I couldn&apos;t win the trick and kept the %2, which protected my %3.</source>
        <translation>Ich konnte den Stich nicht gewinnen und behielt %2 als Schutz für %3.</translation>
    </message>
    <message>
        <source>Keep the %2 for later and lead a card that others can beat.</source>
        <translation>Behalt %2 für später und spiel eine Karte aus, die andere schlagen können.</translation>
    </message>
    <message>
        <source>I kept the %2 for later and led a card that others could beat.</source>
        <translation>Ich behielt %2 für später und spielte eine Karte aus, die andere schlagen konnten.</translation>
    </message>
    <message>
        <source>None of your cards is sure to win: lead one that others can beat.</source>
        <translation>Keine deiner Karten gewinnt sicher: Spiel eine aus, die andere schlagen können.</translation>
    </message>
    <message>
        <source>None of my cards was sure to win, so I led one that others could beat.</source>
        <translation>Keine meiner Karten gewann sicher; so spielte ich eine aus, die andere schlagen konnten.</translation>
    </message>
    <message>
        <source>This nil couldn&apos;t be made.</source>
        <translation>Dieses Nil konnte nicht gelingen.</translation>
    </message>
    <message>
        <source>%1 held %2.</source>
        <translation>%1 hatte %2.</translation>
    </message>
    <message>
        <source>You held %2.</source>
        <translation>Du hattest %2.</translation>
    </message>
    <message>
        <source>%1 had no more %2.</source>
        <translation>%1 hatte kein %2 mehr.</translation>
    </message>
    <message>
        <source>You had no more %2.</source>
        <translation>Du hattest kein %2 mehr.</translation>
    </message>
    <message numerus="yes">
        <source>The other hands held %n more of the %1.</source>
        <translation>
            <numerusform>Außerhalb meines Blatts war noch %n Karte in %1.</numerusform>
            <numerusform>Außerhalb meines Blatts waren noch %n Karten in %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody else had any %1 left.</source>
        <translation>Sonst hatte niemand mehr %1.</translation>
    </message>
    <message numerus="yes">
        <source>I hoped for tricks from lower cards among my %n %1.</source>
        <translation>
            <numerusform>Von kleineren Karten unter meinem %n %1 erhoffte ich mir Stiche.</numerusform>
            <numerusform>Von kleineren Karten unter meinen %n %1 erhoffte ich mir Stiche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I had to bid nil or at least %n trick(s).</source>
        <translation>
            <numerusform>Ich musste Nil oder mindestens %n Stich bieten.</numerusform>
            <numerusform>Ich musste Nil oder mindestens %n Stiche bieten.</numerusform>
        </translation>
    </message>
    <message>
        <source>At first sight, a nil had hardly any chance.</source>
        <translation>Auf den ersten Blick hatte ein Nil kaum eine Chance.</translation>
    </message>
    <message>
        <source>At first sight, a nil had a chance of only about %1%.</source>
        <translation>Auf den ersten Blick hatte ein Nil nur eine Chance von etwa %1 %.</translation>
    </message>
    <message numerus="yes">
        <source>I held %n spade(s), which gave my number.</source>
        <translation>
            <numerusform>Ich hielt %n Pik; damit stand meine Zahl fest.</numerusform>
            <numerusform>Ich hielt %n Pik; damit stand meine Zahl fest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n spade(s), which gives your number.</source>
        <translation>
            <numerusform>Du hältst %n Pik; damit steht deine Zahl fest.</numerusform>
            <numerusform>Du hältst %n Pik; damit steht deine Zahl fest.</numerusform>
        </translation>
    </message>
    <message>
        <source>Expect your hand to take about %1 of the tricks.</source>
        <translation>Von deinem Blatt sind etwa %1 der Stiche zu erwarten.</translation>
    </message>
    <message>
        <source>I discarded my last %1 so that I could trump that suit.</source>
        <translation>Ich legte mein letztes %1 ab, um diese Farbe stechen zu können.</translation>
    </message>
    <message>
        <source>I discarded from my shortest suit, %1, to be able to trump it sooner.</source>
        <translation>Ich legte von meiner kürzesten Farbe ab, %1, um sie früher stechen zu können.</translation>
    </message>
    <message>
        <source>The cards I discarded were not likely to win a trick.</source>
        <translation>Die abgelegten Karten hätten kaum einen Stich gemacht.</translation>
    </message>
    <message>
        <source>I had a nil in mind and discarded %1, which could have won a trick.</source>
        <translation>Ich dachte an ein Nil und legte ab, was einen Stich hätte machen können: %1.</translation>
    </message>
    <message>
        <source>Of %1 and %2, I kept the %3, which is a trump.</source>
        <translation>Von %1 und %2 behielt ich %3, einen Trumpf.</translation>
    </message>
    <message>
        <source>Of %1 and %2, I kept the %3, which was more likely to win a trick.</source>
        <translation>Von %1 und %2 behielt ich %3, die eher einen Stich macht.</translation>
    </message>
    <message>
        <source>Of %1 and %2, I kept the %3.</source>
        <translation>Von %1 und %2 behielt ich %3.</translation>
    </message>
    <message>
        <source>I kept the %1, which is a trump.</source>
        <translation>Ich behielt %1, einen Trumpf.</translation>
    </message>
    <message>
        <source>I kept the %1, which was likely to win a trick.</source>
        <translation>Ich behielt %1, die wohl einen Stich macht.</translation>
    </message>
    <message>
        <source>I kept the %1, as I expected no better next card.</source>
        <translation>Ich behielt %1, weil ich keine bessere nächste Karte erwartete.</translation>
    </message>
    <message>
        <source>I discarded the %1, as I expected a better next card.</source>
        <translation>Ich legte %1 ab, weil ich eine bessere nächste Karte erwartete.</translation>
    </message>
    <message>
        <source>It made no difference which card I played.</source>
        <translation>Es war gleich, welche Karte ich spielte.</translation>
    </message>
    <message>
        <source>I didn&apos;t see how much this endangered my nil.</source>
        <translation>Ich sah nicht, wie sehr das mein Nil gefährdete.</translation>
    </message>
    <message>
        <source>None of your cards can win this trick: get rid of the %3, your highest of that suit, which might endanger your nil later.</source>
        <translation>Keine deiner Karten kann diesen Stich gewinnen: Wirf %3 ab, deine höchste dieser Farbe, die dein Nil später gefährden könnte.</translation>
    </message>
    <message>
        <source>None of my cards could win the trick, so I got rid of the %3, my highest of that suit, which might have endangered my nil later.</source>
        <translation>Keine meiner Karten konnte den Stich gewinnen, also warf ich %3 ab, meine höchste dieser Farbe, die mein Nil später hätte gefährden können.</translation>
    </message>
    <message>
        <source>None of the cards you may play can win this trick, so your nil is safe here anyway.</source>
        <translation>Keine Karte, die du spielen darfst, kann diesen Stich gewinnen; dein Nil ist hier ohnehin sicher.</translation>
    </message>
    <message>
        <source>None of the cards I could have played would have won the trick, so my nil was safe there anyway.</source>
        <translation>Keine Karte, die ich spielen durfte, hätte den Stich gewonnen; mein Nil war dort ohnehin sicher.</translation>
    </message>
    <message>
        <source>No card of the suit could beat it.</source>
        <translation>Keine Karte dieser Farbe konnte sie schlagen.</translation>
    </message>
    <message>
        <source>No card could beat it.</source>
        <translation>Keine Karte konnte sie schlagen.</translation>
    </message>
    <message>
        <source>You have no %4 and can trump.</source>
        <translation>Du hast kein %4 und kannst stechen.</translation>
    </message>
    <message>
        <source>I had no %4 and trumped.</source>
        <translation>Ich hatte kein %4 und habe gestochen.</translation>
    </message>
    <message>
        <source>You have no %4 and can trump with the lowest spade that is enough.</source>
        <translation>Du hast kein %4 und kannst mit dem niedrigsten Pik stechen, das reicht.</translation>
    </message>
    <message>
        <source>I had no %4 and trumped with my lowest spade that was enough.</source>
        <translation>Ich hatte kein %4 und habe mit dem niedrigsten Pik gestochen, das reichte.</translation>
    </message>
    <message>
        <source>%1 is winning so far: keep the %2 for a trick that you want to lose.</source>
        <translation>%1 hat den Stich bisher: Behalte %2 für einen Stich, den du verlieren willst.</translation>
    </message>
    <message>
        <source>%1 was winning so far, and I kept the %2 for a trick that I would want to lose.</source>
        <translation>%1 hatte den Stich bis dahin, und ich behielt %2 für einen Stich, den ich verlieren wollte.</translation>
    </message>
    <message>
        <source>You were winning so far, and I kept the %2 for a trick that I would want to lose.</source>
        <translation>Du hattest den Stich bis dahin, und ich behielt %2 für einen Stich, den ich verlieren wollte.</translation>
    </message>
    <message>
        <source>%1 is winning so far, and you can&apos;t: play your lowest card of the suit.</source>
        <translation>%1 hat den Stich bisher, und du kannst ihn nicht nehmen: Spiel deine niedrigste Karte der Farbe.</translation>
    </message>
    <message>
        <source>%1 was winning so far, and I couldn&apos;t, so I played my lowest card of the suit.</source>
        <translation>%1 hatte den Stich bis dahin, und ich konnte ihn nicht nehmen, also spielte ich meine niedrigste Karte der Farbe.</translation>
    </message>
    <message>
        <source>You were winning so far, and I couldn&apos;t, so I played my lowest card of the suit.</source>
        <translation>Du hattest den Stich bis dahin, und ich konnte ihn nicht nehmen, also spielte ich meine niedrigste Karte der Farbe.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: play your lowest card of the suit.</source>
        <translation>Du kannst diesen Stich nicht gewinnen: Spiel deine niedrigste Karte der Farbe.</translation>
    </message>
    <message>
        <source>I couldn&apos;t win the trick, so I played my lowest card of the suit.</source>
        <translation>Ich konnte den Stich nicht gewinnen, also spielte ich meine niedrigste Karte der Farbe.</translation>
    </message>
    <message>
        <source>Your contract is made: leave this trick to the others, for it would only be a bag.</source>
        <translation>Dein Kontrakt ist erfüllt: Überlass diesen Stich den anderen, denn er wäre nur ein Sack.</translation>
    </message>
    <message>
        <source>Our contract was made and the trick would only have been a bag, so I left it to the others.</source>
        <translation>Unser Kontrakt war erfüllt, und der Stich wäre nur ein Sack gewesen, also überließ ich ihn den anderen.</translation>
    </message>
    <message>
        <source>My contract was made and the trick would only have been a bag, so I left it to the others.</source>
        <translation>Mein Kontrakt war erfüllt, und der Stich wäre nur ein Sack gewesen, also überließ ich ihn den anderen.</translation>
    </message>
    <message numerus="yes">
        <source>With this choice, your chance of a bag penalty in this deal (%n point(s)) is %1% instead of %2%.</source>
        <translation>
            <numerusform>So bekommst du in diesem Spiel die Sackstrafe von %n Punkt in %1 % der Fälle statt in %2 %.</numerusform>
            <numerusform>So bekommst du in diesem Spiel die Sackstrafe von %n Punkten in %1 % der Fälle statt in %2 %.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With this choice, the opponents&apos; chance of a bag penalty in this deal (%n point(s)) is %1% instead of %2%.</source>
        <translation>
            <numerusform>So bekommen die Gegner in diesem Spiel die Sackstrafe von %n Punkt in %1 % der Fälle statt in %2 %.</numerusform>
            <numerusform>So bekommen die Gegner in diesem Spiel die Sackstrafe von %n Punkten in %1 % der Fälle statt in %2 %.</numerusform>
        </translation>
    </message>
    <message>
        <source>keeping the %1</source>
        <translation>%1 behalten</translation>
    </message>
    <message>
        <source>discarding the %1</source>
        <translation>%1 ablegen</translation>
    </message>
    <message>
        <source>Your nil is certain to succeed.</source>
        <translation>Dein Nil gelingt sicher.</translation>
    </message>
    <message>
        <source>%1&apos;s nil is certain to succeed.</source>
        <translation>Das Nil von %1 gelingt sicher.</translation>
    </message>
    <message>
        <source>It&apos;s a trump, and the other card isn&apos;t.</source>
        <translation>Sie ist ein Trumpf, die andere nicht.</translation>
    </message>
    <message>
        <source>It&apos;s more likely to win a trick than the other card.</source>
        <translation>Sie macht eher einen Stich als die andere Karte.</translation>
    </message>
    <message>
        <source>My rules of thumb misled me: %1 would have been better.</source>
        <translation>Meine Faustregeln führten mich in die Irre: %1 wäre besser gewesen.</translation>
    </message>
    <message>
        <source>With no %1 left, you can trump that suit.</source>
        <translation>Ohne %1 kannst du diese Farbe stechen.</translation>
    </message>
    <message>
        <source>Your shortest suit is %1: with fewer, you can trump it sooner.</source>
        <translation>Deine kürzeste Farbe ist %1: Mit weniger davon kannst du sie früher stechen.</translation>
    </message>
    <message>
        <source>These cards are not likely to win a trick.</source>
        <translation>Diese Karten machen kaum einen Stich.</translation>
    </message>
    <message>
        <source>Of the kitty, %1 seemed most useful to my hand.</source>
        <translation>Aus dem Talon schien mir das für mein Blatt am nützlichsten: %1.</translation>
    </message>
    <message>
        <source>It hardly mattered whether I played the %1 or the %2.</source>
        <translation>Ob ich %1 oder %2 spielte, machte kaum einen Unterschied.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: play a card that you can spare.</source>
        <translation>Du kannst diesen Stich nicht gewinnen: Spiel eine Karte, die du entbehren kannst.</translation>
    </message>
    <message>
        <source>I couldn&apos;t win the trick, so I played a card that I could spare.</source>
        <translation>Ich konnte den Stich nicht gewinnen, also spielte ich eine Karte, die ich entbehren konnte.</translation>
    </message>
    <message>
        <source>%1 almost certainly held %2 (%3%).</source>
        <translation>%1 hatte fast sicher %2 (%3 %).</translation>
    </message>
    <message>
        <source>You almost certainly held %2 (%3%).</source>
        <translation>Du hattest fast sicher %2 (%3 %).</translation>
    </message>
    <message>
        <source>%1 almost certainly had no more %2 (%3%).</source>
        <translation>%1 hatte fast sicher kein %2 mehr (%3 %).</translation>
    </message>
    <message>
        <source>You almost certainly had no more %2 (%3%).</source>
        <translation>Du hattest fast sicher kein %2 mehr (%3 %).</translation>
    </message>
    <message>
        <source>Reason for %1: %2</source>
        <translation>Grund für %1: %2</translation>
    </message>
    <message>
        <source>You hold %1.</source>
        <translation>Du hast %1.</translation>
    </message>
    <message>
        <source>I couldn&apos;t win the trick, and it hardly mattered whether I played the %1 or the %2.</source>
        <translation>Ich konnte den Stich nicht gewinnen, und ob ich %1 oder %2 spielte, machte kaum einen Unterschied.</translation>
    </message>
    <message>
        <source>Hope that the next players beat it: then it can no longer endanger your nil.</source>
        <translation>Hoffe, dass die Nächsten sie schlagen: Dann kann sie deinem Nil nicht mehr gefährlich werden.</translation>
    </message>
    <message>
        <source>I hoped that the next players would beat it, so that it could no longer endanger my nil.</source>
        <translation>Ich hoffte, die Nächsten würden sie schlagen, sodass sie meinem Nil nicht mehr gefährlich werden konnte.</translation>
    </message>
    <message>
        <source>It&apos;s now winning, and the next players need a better card to beat it.</source>
        <translation>Sie liegt jetzt vorn, und die Nächsten brauchen eine bessere Karte, um sie zu schlagen.</translation>
    </message>
    <message>
        <source>Any card you may play would be winning so far: play the lowest.</source>
        <translation>Jede Karte, die du spielen darfst, läge bisher vorn: Spiel die niedrigste.</translation>
    </message>
    <message>
        <source>Any card I could have played would have been winning so far, so I played the lowest.</source>
        <translation>Jede Karte, die ich hätte spielen können, hätte bis dahin vorn gelegen, also spielte ich die niedrigste.</translation>
    </message>
    <message>
        <source>%1 is already winning: save your spades.</source>
        <translation>%1 hat den Stich schon: Spar deine Pik.</translation>
    </message>
    <message>
        <source>%1 was already winning, so I saved my spades.</source>
        <translation>%1 hatte den Stich schon, also sparte ich meine Pik.</translation>
    </message>
    <message>
        <source>You were already winning, so I saved my spades.</source>
        <translation>Du hattest den Stich schon, also sparte ich meine Pik.</translation>
    </message>
    <message>
        <source>%1 is winning so far: save your spades.</source>
        <translation>%1 hat den Stich bisher: Spar deine Pik.</translation>
    </message>
    <message>
        <source>%1 was winning so far, so I saved my spades.</source>
        <translation>%1 hatte den Stich bis dahin, also sparte ich meine Pik.</translation>
    </message>
    <message>
        <source>You were winning so far, so I saved my spades.</source>
        <translation>Du hattest den Stich bis dahin, also sparte ich meine Pik.</translation>
    </message>
    <message>
        <source>Leave this trick to the others and save your spades for later.</source>
        <translation>Überlass den anderen diesen Stich und spar deine Pik für später.</translation>
    </message>
    <message>
        <source>I could have trumped but saved my spades for later.</source>
        <translation>Ich hätte stechen können, sparte aber meine Pik für später.</translation>
    </message>
    <message>
        <source>The others hold more %4, so it&apos;s less likely to be trumped than the %2.</source>
        <translation>Die anderen haben mehr %4, also wird sie seltener gestochen als %2.</translation>
    </message>
    <message>
        <source>The others held more %4, so it was less likely to be trumped than the %2.</source>
        <translation>Die anderen hatten mehr %4, also drohte ihr seltener ein Stechen als %2.</translation>
    </message>
    <message>
        <source>After it, your %2 is the highest of that suit.</source>
        <translation>Danach ist %2 bei dir die höchste Karte der Farbe.</translation>
    </message>
    <message>
        <source>After it, my %2 was the highest of the suit.</source>
        <translation>Danach war %2 bei mir die höchste Karte der Farbe.</translation>
    </message>
    <message>
        <source>%1 has no more %4 and could trump the %2.</source>
        <translation>%1 hat kein %4 mehr und könnte %2 stechen.</translation>
    </message>
    <message>
        <source>%1 had no more %4 and could have trumped the %2.</source>
        <translation>%1 hatte kein %4 mehr und hätte %2 stechen können.</translation>
    </message>
    <message>
        <source>You had no more %4 and could have trumped the %2.</source>
        <translation>Du hattest kein %4 mehr und hättest %2 stechen können.</translation>
    </message>
    <message>
        <source>%1 led %4 before: lead that suit again.</source>
        <translation>%1 hat schon %4 ausgespielt: Spiel die Farbe wieder aus.</translation>
    </message>
    <message>
        <source>%1 had led %4 before, so I led that suit again.</source>
        <translation>%1 hatte schon %4 ausgespielt, also spielte ich die Farbe wieder aus.</translation>
    </message>
    <message>
        <source>You had led %4 before, so I led that suit again.</source>
        <translation>Du hattest schon %4 ausgespielt, also spielte ich die Farbe wieder aus.</translation>
    </message>
    <message>
        <source>Keep the %2, which protects your %3.</source>
        <translation>Behalt %2 als Schutz für %3.</translation>
    </message>
    <message>
        <source>I kept the %2, which protected my %3.</source>
        <translation>Ich behielt %2 als Schutz für %3.</translation>
    </message>
    <message>
        <source>Save the %2, which is more likely to win a trick later.</source>
        <translation>Spar %2 auf: Damit machst du eher später einen Stich.</translation>
    </message>
    <message>
        <source>I saved the %2, which was more likely to win a trick later.</source>
        <translation>Ich sparte %2 auf, womit ich eher später einen Stich machen konnte.</translation>
    </message>
    <message>
        <source>It leaves you only one card of that suit, so you may soon be able to trump.</source>
        <translation>Danach hast du nur noch eine Karte der Farbe und kannst vielleicht bald stechen.</translation>
    </message>
    <message>
        <source>It left me only one card of the suit, so I might soon be able to trump.</source>
        <translation>Danach hatte ich nur noch eine Karte der Farbe und konnte vielleicht bald stechen.</translation>
    </message>
    <message>
        <source>It&apos;s your longest suit apart from spades, so a low card of it may win a trick later.</source>
        <translation>Es ist außer Pik deine längste Farbe: Eine niedrige Karte davon macht vielleicht später einen Stich.</translation>
    </message>
    <message>
        <source>It was my longest suit apart from spades, so a low card of it might win a trick later.</source>
        <translation>Es war außer Pik meine längste Farbe: Eine niedrige Karte davon konnte später einen Stich machen.</translation>
    </message>
    <message>
        <source>It&apos;s harder to beat than the %2.</source>
        <translation>Sie ist schwerer zu schlagen als %2.</translation>
    </message>
    <message>
        <source>It was harder to beat than the %2.</source>
        <translation>Sie war schwerer zu schlagen als %2.</translation>
    </message>
    <message>
        <source>Keep the %2 for a trick that you want to lose.</source>
        <translation>Behalt %2 für einen Stich, den du verlieren willst.</translation>
    </message>
    <message>
        <source>I kept the %2 for a trick that I would want to lose.</source>
        <translation>Ich behielt %2 für einen Stich, den ich verlieren wollte.</translation>
    </message>
    <message>
        <source>More cards still out are above it than above the %2.</source>
        <translation>Über ihr sind noch mehr Karten draußen als über %2.</translation>
    </message>
    <message>
        <source>More cards still out were above it than above the %2.</source>
        <translation>Über ihr waren noch mehr Karten draußen als über %2.</translation>
    </message>
    <message>
        <source>It endangers your nil more than the %2.</source>
        <translation>Sie ist für dein Nil gefährlicher als %2.</translation>
    </message>
    <message>
        <source>It endangered my nil more than the %2.</source>
        <translation>Sie war für mein Nil gefährlicher als %2.</translation>
    </message>
    <message>
        <source>Fewer cards still out are above it than above the %2.</source>
        <translation>Über ihr sind weniger Karten draußen als über %2.</translation>
    </message>
    <message>
        <source>Fewer cards still out were above it than above the %2.</source>
        <translation>Über ihr waren weniger Karten draußen als über %2.</translation>
    </message>
    <message>
        <source>Fewer cards still out are below it than below the %2.</source>
        <translation>Unter ihr sind weniger Karten draußen als unter %2.</translation>
    </message>
    <message>
        <source>Fewer cards still out were below it than below the %2.</source>
        <translation>Unter ihr waren weniger Karten draußen als unter %2.</translation>
    </message>
    <message>
        <source>I held %1 (about %4), and %2 had bid %3.</source>
        <translation>Ich hatte %1 (etwa %4), und %2 hatte %3 geboten.</translation>
    </message>
    <message>
        <source>I held %1 (about %4), and you had bid %3.</source>
        <translation>Ich hatte %1 (etwa %4), und du hattest %3 geboten.</translation>
    </message>
    <message>
        <source>I held %1 (about %2).</source>
        <translation>Ich hatte %1 (etwa %2).</translation>
    </message>
    <message>
        <source>No higher bid was allowed.</source>
        <translation>Ein höheres Gebot war nicht erlaubt.</translation>
    </message>
    <message numerus="yes">
        <source>By making this bid, I would reach %n point(s); no more was needed.</source>
        <translation>
            <numerusform>Mit diesem Gebot käme ich auf %n Punkt; mehr brauchte es nicht.</numerusform>
            <numerusform>Mit diesem Gebot käme ich auf %n Punkte; mehr brauchte es nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By making this bid, we would reach %n point(s); no more was needed.</source>
        <translation>
            <numerusform>Mit diesem Gebot kämen wir auf %n Punkt; mehr brauchte es nicht.</numerusform>
            <numerusform>Mit diesem Gebot kämen wir auf %n Punkte; mehr brauchte es nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others had bid %n trick(s), which left fewer for me.</source>
        <translation>
            <numerusform>Die anderen hatten zusammen %n Stich geboten; so blieb weniger für mich.</numerusform>
            <numerusform>Die anderen hatten zusammen %n Stiche geboten; so blieb weniger für mich.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the deals I imagined, a higher bid did worse.</source>
        <translation>In den Verteilungen, die ich mir ausmalte, schnitt ein höheres Gebot schlechter ab.</translation>
    </message>
    <message>
        <source>I bid less than that to be safe: being set costs more than a bag.</source>
        <translation>Sicherheitshalber bot ich weniger: Fallen kostet mehr als ein Sack.</translation>
    </message>
    <message numerus="yes">
        <source>With %n spade(s) and no %1, I hoped to trump (about %2).</source>
        <translation>
            <numerusform>Mit %n Pik und ohne %1 hoffte ich zu stechen (etwa %2).</numerusform>
            <numerusform>Mit %n Pik und ohne %1 hoffte ich zu stechen (etwa %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n spade(s) and hardly any %1, I hoped to trump (about %2).</source>
        <translation>
            <numerusform>Mit %n Pik und kaum %1 hoffte ich zu stechen (etwa %2).</numerusform>
            <numerusform>Mit %n Pik und kaum %1 hoffte ich zu stechen (etwa %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I hoped for tricks from lower cards among my %n %1 (about %2).</source>
        <translation>
            <numerusform>Von kleineren Karten unter meinem %n %1 erhoffte ich mir Stiche (etwa %2).</numerusform>
            <numerusform>Von kleineren Karten unter meinen %n %1 erhoffte ich mir Stiche (etwa %2).</numerusform>
        </translation>
    </message>
    <message>
        <source>I hoped for about %2 more from %1 and by trumping short suits.</source>
        <translation>Von %1 und vom Stechen kurzer Farben erhoffte ich mir noch etwa %2.</translation>
    </message>
    <message>
        <source>I hoped for about %1 more by trumping short suits.</source>
        <translation>Vom Stechen kurzer Farben erhoffte ich mir noch etwa %1.</translation>
    </message>
    <message>
        <source>I hoped for about %2 more from %1.</source>
        <translation>Von %1 erhoffte ich mir noch etwa %2.</translation>
    </message>
    <message>
        <source>I hoped for about %1 more from my other cards.</source>
        <translation>Von meinen übrigen Karten erhoffte ich mir noch etwa %1.</translation>
    </message>
    <message>
        <source>Trumping %1 and your other cards can add about %2.</source>
        <translation>%1 zu stechen und deine übrigen Karten können noch etwa %2 bringen.</translation>
    </message>
    <message>
        <source>Trumping %1 can add about %2.</source>
        <translation>%1 zu stechen kann noch etwa %2 bringen.</translation>
    </message>
    <message>
        <source>Lower %1 and your other cards can add about %2.</source>
        <translation>Kleinere %1 und deine übrigen Karten können noch etwa %2 bringen.</translation>
    </message>
    <message>
        <source>Lower %1 can add about %2.</source>
        <translation>Kleinere %1 können noch etwa %2 bringen.</translation>
    </message>
    <message>
        <source>Trumping short suits can add about %1.</source>
        <translation>Kurze Farben zu stechen kann noch etwa %1 bringen.</translation>
    </message>
    <message>
        <source>Trumping short suits and your other cards can add about %1.</source>
        <translation>Kurze Farben zu stechen und deine übrigen Karten können noch etwa %1 bringen.</translation>
    </message>
    <message>
        <source>%1 can add about %2.</source>
        <translation>%1: Das kann noch etwa %2 bringen.</translation>
    </message>
    <message>
        <source>Your other cards can add about %1.</source>
        <translation>Deine übrigen Karten können noch etwa %1 bringen.</translation>
    </message>
    <message>
        <source>Your highest spade is the %1.</source>
        <translation>Deine höchste Pikkarte ist %1.</translation>
    </message>
    <message>
        <source>You have no spades.</source>
        <translation>Du hast kein Pik.</translation>
    </message>
    <message numerus="yes">
        <source>My highest other card was the %1, with %n lower card(s) of its suit.</source>
        <translation>
            <numerusform>Meine höchste andere Karte war %1, mit %n kleineren derselben Farbe.</numerusform>
            <numerusform>Meine höchste andere Karte war %1, mit %n kleineren derselben Farbe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your highest other card is the %1, with %n lower card(s) of its suit.</source>
        <translation>
            <numerusform>Deine höchste andere Karte ist %1, mit %n kleineren derselben Farbe.</numerusform>
            <numerusform>Deine höchste andere Karte ist %1, mit %n kleineren derselben Farbe.</numerusform>
        </translation>
    </message>
    <message>
        <source>My highest other card was the %1.</source>
        <translation>Meine höchste andere Karte war %1.</translation>
    </message>
    <message>
        <source>Your highest other card is the %1.</source>
        <translation>Deine höchste andere Karte ist %1.</translation>
    </message>
    <message>
        <source>You hold %1 (about %2).</source>
        <translation>Du hast %1 (etwa %2).</translation>
    </message>
    <message>
        <source>That makes about %1 in all.</source>
        <translation>Das macht zusammen etwa %1.</translation>
    </message>
    <message>
        <source>Of %1 and %2, I kept the %3: the two were about equal.</source>
        <translation>Von %1 und %2 behielt ich %3: Die beiden waren etwa gleich gut.</translation>
    </message>
    <message>
        <source>The two cards are about equal.</source>
        <translation>Die beiden Karten sind etwa gleich gut.</translation>
    </message>
    <message>
        <source>An unseen hand makes a nil only about %1% of the time, so I looked at my cards first.</source>
        <translation>Ungesehen gelingt ein Nil nur in etwa %1&#xa0;% der Fälle, also sah ich mir erst meine Karten an.</translation>
    </message>
    <message>
        <source>An unseen hand makes a nil only about %1% of the time: look at your cards first.</source>
        <translation>Ungesehen gelingt ein Nil nur in etwa %1&#xa0;% der Fälle: Sieh dir erst deine Karten an.</translation>
    </message>
    <message>
        <source>%1 had bid %2: I had to see which of my cards could cover that.</source>
        <translation>%1 hatte %2 geboten: Ich musste sehen, welche meiner Karten das decken konnten.</translation>
    </message>
    <message>
        <source>%1 bid %2: see which of your cards can cover that.</source>
        <translation>%1 hat %2 geboten: Sieh nach, welche deiner Karten das decken können.</translation>
    </message>
    <message>
        <source>You had bid %2: I had to see which of my cards could cover that.</source>
        <translation>Du hattest %2 geboten: Ich musste sehen, welche meiner Karten das decken konnten.</translation>
    </message>
    <message>
        <source>Too much depends on the cards you haven&apos;t seen.</source>
        <translation>Zu viel hängt von Karten ab, die du nicht gesehen hast.</translation>
    </message>
    <message>
        <source>My nil had failed already, so my tricks counted for our contract.</source>
        <translation>Mein Nil war schon verloren, also zählten meine Stiche für unseren Kontrakt.</translation>
    </message>
    <message>
        <source>My nil had failed already.</source>
        <translation>Mein Nil war schon verloren.</translation>
    </message>
    <message numerus="yes">
        <source>The next bag would cost the opponents %n point(s).</source>
        <translation>
            <numerusform>Der nächste Sack würde die Gegner %n Punkt kosten.</numerusform>
            <numerusform>Der nächste Sack würde die Gegner %n Punkte kosten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>My contract was almost out of reach: I still needed %n trick(s).</source>
        <translation>
            <numerusform>Mein Kontrakt war kaum noch zu erreichen: Mir fehlte noch %n Stich.</numerusform>
            <numerusform>Mein Kontrakt war kaum noch zu erreichen: Mir fehlten noch %n Stiche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Our contract was almost out of reach: we still needed %n trick(s).</source>
        <translation>
            <numerusform>Unser Kontrakt war kaum noch zu erreichen: Uns fehlte noch %n Stich.</numerusform>
            <numerusform>Unser Kontrakt war kaum noch zu erreichen: Uns fehlten noch %n Stiche.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same was true of the %1.</source>
        <translation>Für %1 galt dasselbe.</translation>
    </message>
    <message>
        <source>Play low and save your better cards.</source>
        <translation>Spiel niedrig und spar deine besseren Karten.</translation>
    </message>
    <message>
        <source>I played low and saved my better cards.</source>
        <translation>Ich spielte niedrig und sparte meine besseren Karten.</translation>
    </message>
    <message>
        <source>%1 is still to play and may win this trick: save your better cards.</source>
        <translation>%1 spielt noch nach dir und gewinnt den Stich vielleicht: Spar deine besseren Karten.</translation>
    </message>
    <message>
        <source>%1 was still to play and might win the trick, so I saved my better cards for later.</source>
        <translation>%1 spielte noch nach mir und konnte den Stich gewinnen, also sparte ich meine besseren Karten für später.</translation>
    </message>
    <message>
        <source>You were still to play and might win the trick, so I saved my better cards for later.</source>
        <translation>Du spieltest noch nach mir und konntest den Stich gewinnen, also sparte ich meine besseren Karten für später.</translation>
    </message>
    <message>
        <source>%1 is still to play and may win this trick: save your spades.</source>
        <translation>%1 spielt noch nach dir und gewinnt den Stich vielleicht: Spar dein Pik.</translation>
    </message>
    <message>
        <source>%1 was still to play and might win the trick, so I saved my spades for later.</source>
        <translation>%1 spielte noch nach mir und konnte den Stich gewinnen, also sparte ich mein Pik für später.</translation>
    </message>
    <message>
        <source>You were still to play and might win the trick, so I saved my spades for later.</source>
        <translation>Du spieltest noch nach mir und konntest den Stich gewinnen, also sparte ich mein Pik für später.</translation>
    </message>
    <message>
        <source>Your contract is made, so this trick would count as a bag.</source>
        <translation>Dein Kontrakt ist erfüllt, also würde dieser Stich als Sack zählen.</translation>
    </message>
    <message>
        <source>Our contract was made and the trick would have counted as a bag, so I left it to the others.</source>
        <translation>Unser Kontrakt war erfüllt, und der Stich hätte als Sack gezählt, also überließ ich ihn den anderen.</translation>
    </message>
    <message>
        <source>My contract was made and the trick would have counted as a bag, so I left it to the others.</source>
        <translation>Mein Kontrakt war erfüllt, und der Stich hätte als Sack gezählt, also überließ ich ihn den anderen.</translation>
    </message>
    <message>
        <source>%1&apos;s nil leaves more tricks for the other players.</source>
        <translation>Das Nil von %1 lässt den anderen mehr Stiche.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n bag(s) already: a higher bid leaves fewer to come.</source>
        <translation>
            <numerusform>Du hast schon %n Sack: Ein höheres Gebot lässt weniger dazukommen.</numerusform>
            <numerusform>Du hast schon %n Säcke: Ein höheres Gebot lässt weniger dazukommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I had %n bag(s) already: a higher bid left fewer to come.</source>
        <translation>
            <numerusform>Ich hatte schon %n Sack: Ein höheres Gebot ließ weniger dazukommen.</numerusform>
            <numerusform>Ich hatte schon %n Säcke: Ein höheres Gebot ließ weniger dazukommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We had %n bag(s) already: a higher bid left fewer to come.</source>
        <translation>
            <numerusform>Wir hatten schon %n Sack: Ein höheres Gebot ließ weniger dazukommen.</numerusform>
            <numerusform>Wir hatten schon %n Säcke: Ein höheres Gebot ließ weniger dazukommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n spade(s), low ones can win, too, once the others have none.</source>
        <translation>
            <numerusform>Mit %n Pik gewinnen auch niedrige, sobald die anderen keine mehr haben.</numerusform>
            <numerusform>Mit %n Pik gewinnen auch niedrige, sobald die anderen keine mehr haben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others have bid only %n trick(s), which leaves more for you.</source>
        <translation>
            <numerusform>Die anderen haben zusammen nur %n Stich geboten; so bleibt mehr für dich.</numerusform>
            <numerusform>Die anderen haben zusammen nur %n Stiche geboten; so bleibt mehr für dich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others have bid %n trick(s), which leaves fewer for you.</source>
        <translation>
            <numerusform>Die anderen haben zusammen %n Stich geboten; so bleibt weniger für dich.</numerusform>
            <numerusform>Die anderen haben zusammen %n Stiche geboten; so bleibt weniger für dich.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 might not win, and being set costs more than a bag.</source>
        <translation>%1 gewann vielleicht nicht, und Fallen kostet mehr als ein Sack.</translation>
    </message>
    <message>
        <source>The %1 may not win, and being set costs more than a bag.</source>
        <translation>%1 gewinnt vielleicht nicht, und Fallen kostet mehr als ein Sack.</translation>
    </message>
    <message>
        <source>I hoped for tricks from %1 and my other cards.</source>
        <translation>Von %1 und meinen übrigen Karten erhoffte ich mir Stiche.</translation>
    </message>
    <message>
        <source>I hoped for about %2 more from %1 and my other cards.</source>
        <translation>Von %1 und meinen übrigen Karten erhoffte ich mir noch etwa %2.</translation>
    </message>
    <message>
        <source>%1 and your other cards can add about %2.</source>
        <translation>%1 und deine übrigen Karten können noch etwa %2 bringen.</translation>
    </message>
    <message>
        <source>At first sight, a nil has hardly any chance.</source>
        <translation>Auf den ersten Blick hat ein Nil kaum eine Chance.</translation>
    </message>
    <message>
        <source>At first sight, a nil has a chance of only about %1%.</source>
        <translation>Auf den ersten Blick hat ein Nil nur eine Chance von etwa %1&#xa0;%.</translation>
    </message>
    <message>
        <source>In the deals played out, a higher bid did better.</source>
        <translation>In den durchgespielten Verteilungen schnitt ein höheres Gebot besser ab.</translation>
    </message>
    <message>
        <source>In the deals played out, a lower bid did better.</source>
        <translation>In den durchgespielten Verteilungen schnitt ein niedrigeres Gebot besser ab.</translation>
    </message>
    <message>
        <source>A quick count gives about %1 of the tricks.</source>
        <translation>Schnell gezählt sind es etwa %1 der Stiche.</translation>
    </message>
    <message>
        <source>The same is true of the %1.</source>
        <translation>Für %1 gilt dasselbe.</translation>
    </message>
    <message>
        <source>With the %1, my nil was as good as lost.</source>
        <translation>Mit %1 war mein Nil so gut wie verloren.</translation>
    </message>
    <message>
        <source>My nil was as good as lost.</source>
        <translation>Mein Nil war so gut wie verloren.</translation>
    </message>
    <message>
        <source>It stays under the winning card, so your nil is safe on this trick.</source>
        <translation>Sie bleibt unter der Stichkarte, also ist dein Nil in diesem Stich sicher.</translation>
    </message>
    <message>
        <source>It stayed under the winning card, so my nil was safe on that trick.</source>
        <translation>Sie blieb unter der Stichkarte, also war mein Nil in diesem Stich sicher.</translation>
    </message>
    <message>
        <source>The %3 is your highest card that stays under the winning card: your nil is safe on this trick, and the %3 can&apos;t endanger it later.</source>
        <translation>%3 ist deine höchste Karte, die unter der Stichkarte bleibt: Dein Nil ist in diesem Stich sicher, und %3 kann es später nicht mehr gefährden.</translation>
    </message>
    <message>
        <source>The %3 was my highest card that stayed under the winning card, so my nil was safe on that trick and the %3 could not endanger it later.</source>
        <translation>%3 war meine höchste Karte, die unter der Stichkarte blieb: Mein Nil war in diesem Stich sicher, und %3 konnte es später nicht mehr gefährden.</translation>
    </message>
    <message>
        <source>Hope that %1 beats it: then it can no longer endanger your nil.</source>
        <translation>Hoffe, dass %1 sie schlägt: Dann kann sie deinem Nil nicht mehr gefährlich werden.</translation>
    </message>
    <message>
        <source>I hoped that %1 would beat it, so that it could no longer endanger my nil.</source>
        <translation>Ich hoffte, dass %1 sie schlägt, damit sie meinem Nil nicht mehr gefährlich werden konnte.</translation>
    </message>
    <message>
        <source>I hoped that you would beat it, so that it could no longer endanger my nil.</source>
        <translation>Ich hoffte, dass du sie schlägst, damit sie meinem Nil nicht mehr gefährlich werden konnte.</translation>
    </message>
    <message>
        <source>It makes the opponents use their high cards.</source>
        <translation>Sie lässt die Gegner ihre hohen Karten ausgeben.</translation>
    </message>
    <message>
        <source>I wanted the opponents to use their high cards.</source>
        <translation>Die Gegner sollten ihre hohen Karten ausgeben.</translation>
    </message>
    <message>
        <source>It&apos;s now winning, and %1 needs a better card to beat it.</source>
        <translation>Sie liegt jetzt vorn, und %1 braucht eine bessere Karte, um sie zu schlagen.</translation>
    </message>
    <message>
        <source>I wanted to win the trick or make %1 play a higher card.</source>
        <translation>Ich wollte den Stich gewinnen oder %1 zu einer höheren Karte zwingen.</translation>
    </message>
    <message>
        <source>I wanted to win the trick or make you play a higher card.</source>
        <translation>Ich wollte den Stich gewinnen oder dich zu einer höheren Karte zwingen.</translation>
    </message>
    <message>
        <source>You have no %4 and can trump; a lower spade would be easier to beat.</source>
        <translation>Du hast kein %4 und kannst stechen; ein niedrigeres Pik wäre leichter zu schlagen.</translation>
    </message>
    <message>
        <source>I had no %4 and trumped; a lower spade would have been easier to beat.</source>
        <translation>Ich hatte kein %4 und habe gestochen; ein niedrigeres Pik wäre leichter zu schlagen gewesen.</translation>
    </message>
    <message>
        <source>%1, who bid nil, is still to play and may have to beat the %2.</source>
        <translation>Nach dir spielt %1 mit Nil und muss %2 vielleicht schlagen.</translation>
    </message>
    <message>
        <source>%1, who had bid nil, was still to play and might have to beat the %2.</source>
        <translation>Nach mir spielte %1 mit Nil und musste %2 vielleicht schlagen.</translation>
    </message>
    <message>
        <source>You had bid nil, were still to play, and might have to beat the %2.</source>
        <translation>Nach mir spieltest du mit Nil und musstest %2 vielleicht schlagen.</translation>
    </message>
    <message>
        <source>Keep the %2, which may cover %1&apos;s nil later.</source>
        <translation>Behalte %2, um später vielleicht das Nil von %1 zu decken.</translation>
    </message>
    <message>
        <source>I kept the %2, which might cover %1&apos;s nil later.</source>
        <translation>Ich behielt %2, um später vielleicht das Nil von %1 zu decken.</translation>
    </message>
    <message>
        <source>I kept the %2, which might cover your nil later.</source>
        <translation>Ich behielt %2, um später vielleicht dein Nil zu decken.</translation>
    </message>
    <message>
        <source>Your nil is safe whatever you play.</source>
        <translation>Dein Nil ist sicher, egal, was du spielst.</translation>
    </message>
    <message>
        <source>Of %1 and %2, I kept the %3: neither was likely to win a trick.</source>
        <translation>Von %1 und %2 behielt ich %3: Keine der beiden macht wohl einen Stich.</translation>
    </message>
    <message>
        <source>Neither card is likely to win a trick.</source>
        <translation>Keine der beiden Karten macht wohl einen Stich.</translation>
    </message>
    <message>
        <source>I put my nil at risk: with a clearer head I would have played %1.</source>
        <translation>Ich brachte mein Nil in Gefahr: Mit klarerem Kopf hätte ich %1 gespielt.</translation>
    </message>
    <message>
        <source>You can hardly win a trick in %4 yourself: hope that %1 can.</source>
        <translation>In %4 machst du selbst kaum einen Stich: Hoffe auf %1.</translation>
    </message>
    <message>
        <source>I could hardly win a trick in %4 myself and hoped that %1 could.</source>
        <translation>In %4 machte ich selbst kaum einen Stich und hoffte auf %1.</translation>
    </message>
    <message>
        <source>I could hardly win a trick in %4 myself and hoped that you could.</source>
        <translation>In %4 machte ich selbst kaum einen Stich und hoffte auf dich.</translation>
    </message>
    <message>
        <source>It covers %1&apos;s nil better than the %2: fewer cards still out are above it.</source>
        <translation>Sie deckt das Nil von %1 besser als %2: Weniger ausstehende Karten liegen darüber.</translation>
    </message>
    <message>
        <source>It covered %1&apos;s nil better than the %2: fewer cards still out were above it.</source>
        <translation>Sie deckte das Nil von %1 besser als %2: Weniger ausstehende Karten lagen darüber.</translation>
    </message>
    <message>
        <source>It covered your nil better than the %2: fewer cards still out were above it.</source>
        <translation>Sie deckte dein Nil besser als %2: Weniger ausstehende Karten lagen darüber.</translation>
    </message>
    <message>
        <source>With this choice, %1&apos;s nil always succeeds instead of %2% of the time.</source>
        <translation>So gelingt das Nil von %1 immer statt in %2 % der Fälle.</translation>
    </message>
    <message>
        <source>Of %1 and %2, I kept the %3: I had no %4 yet and could trump that suit.</source>
        <translation>Von %1 und %2 behielt ich %3: Ich hatte noch kein %4 und konnte diese Farbe stechen.</translation>
    </message>
    <message>
        <source>You have no %1 yet and can trump that suit.</source>
        <translation>Du hast noch kein %1 und kannst diese Farbe stechen.</translation>
    </message>
    <message numerus="yes">
        <source>With %n spade(s), more of the low ones can win than a quick count allows for, once the others have none.</source>
        <translation>
            <numerusform>Mit %n Pik gewinnen mehr niedrige, als rasch gezählt, sobald die anderen keine mehr haben.</numerusform>
            <numerusform>Mit %n Pik gewinnen mehr niedrige, als rasch gezählt, sobald die anderen keine mehr haben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are %n point(s) behind, but too much depends on the cards you haven&apos;t seen.</source>
        <translation>
            <numerusform>Du liegst %n Punkt zurück, aber zu viel hängt von den Karten ab, die du nicht gesehen hast.</numerusform>
            <numerusform>Du liegst %n Punkte zurück, aber zu viel hängt von den Karten ab, die du nicht gesehen hast.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I was %n point(s) behind, but wanted to see my cards before I bid.</source>
        <translation>
            <numerusform>Ich lag %n Punkt zurück, wollte aber meine Karten sehen, bevor ich biete.</numerusform>
            <numerusform>Ich lag %n Punkte zurück, wollte aber meine Karten sehen, bevor ich biete.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We were %n point(s) behind, but I wanted to see my cards before I bid.</source>
        <translation>
            <numerusform>Wir lagen %n Punkt zurück, aber ich wollte meine Karten sehen, bevor ich biete.</numerusform>
            <numerusform>Wir lagen %n Punkte zurück, aber ich wollte meine Karten sehen, bevor ich biete.</numerusform>
        </translation>
    </message>
    <message>
        <source>I broke my nil: with a clearer head I would have played %1.</source>
        <translation>Ich brach mein Nil: Mit klarerem Kopf hätte ich %1 gespielt.</translation>
    </message>
</context>
<context>
    <name>renege</name>
    <message>
        <source>reneges are prevented.</source>
        <translation>falsches Bedienen wird verhindert.</translation>
    </message>
    <message>
        <source>Reneges</source>
        <extracomment>Title of a rule: failing to follow suit though one could, noun.</extracomment>
        <translation>Falsch bedienen</translation>
    </message>
    <message>
        <source>Whether reneges are prevented, or players may play any card and opponents may challenge a trick until the next deal starts.</source>
        <translation>Ob falsches Bedienen verhindert wird oder ob jede Karte gespielt werden darf und die Gegner einen Stich reklamieren dürfen, bis die nächste Runde beginnt.</translation>
    </message>
    <message>
        <source>Prevented</source>
        <extracomment>A value of “Reneges”: the program does not let them happen, an adjective.</extracomment>
        <translation>Wird verhindert</translation>
    </message>
    <message>
        <source>May be challenged</source>
        <translation>Darf reklamiert werden</translation>
    </message>
    <message>
        <source>renege reneging revoke revoking reneg follow suit illegal cheat catch call</source>
        <translation>renege reneging revoke revoking reneg follow suit illegal cheat catch call bedienen nicht bekennen falsche Karte schummeln reklamieren</translation>
    </message>
    <message>
        <source>renege; reneges; reneging; revoke; revokes; not following suit; cheating; false play; wrong card</source>
        <translation>Bedienpflicht; nicht bedienen; reklamieren; falsche Karte; Fehlspiel; Renonce</translation>
    </message>
    <message>
        <source>Renege penalty</source>
        <translation>Strafe fürs Falschbedienen</translation>
    </message>
    <message>
        <source>The penalty for a renege. The side that reneged is set and loses ten points for each trick bid; or it needs three more tricks than it bid; or it gives everything it scores in the deal to the challenger; or it is set and loses the match.</source>
        <translation>Die Strafe für falsches Bedienen. Die Seite, die falsch bedient hat, ist gefallen und verliert zehn Punkte je gebotenem Stich; oder sie braucht drei Stiche mehr als geboten; oder sie gibt alles, was sie in der Runde bekommt, dem Reklamierenden; oder sie ist gefallen und verliert die Partie.</translation>
    </message>
    <message>
        <source>The contract</source>
        <translation>Der Kontrakt</translation>
    </message>
    <message>
        <source>Three tricks</source>
        <translation>Drei Stiche</translation>
    </message>
    <message>
        <source>All points of the deal</source>
        <translation>Alle Punkte der Runde</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>renege reneging revoke revoking books renege loses the game over</source>
        <translation>falsch bedienen revoke stiche falsch bedient verliert das spiel aus</translation>
    </message>
    <message>
        <source>renege penalty; revoke penalty; penalty for a renege; price of a renege; 3 books=three; three tricks=three; three books for a renege=three; renege loses the contract=contract; renege loses the game=match; renege game over=match; renege is game=match; renege loses the match=match</source>
        <translation>Strafe fürs Nichtbedienen; Strafe für falsche Karte; drei Stiche=three; falsche Karte verliert die Partie=match</translation>
    </message>
    <message>
        <source>The reneger&apos;s opponents count as making their bids</source>
        <translation>Falsches Bedienen erfüllt die Gebote der Gegner</translation>
    </message>
    <message>
        <source>When a renege is found, the contracts of all other sides count as made, however many tricks they took.</source>
        <translation>Wird falsches Bedienen entdeckt, gelten die Kontrakte aller anderen Seiten als erfüllt, wie viele Stiche sie auch gemacht haben.</translation>
    </message>
    <message>
        <source>renege revoke opponents make their bid books</source>
        <translation>falsch bedienen gegner schaffen ihr gebot</translation>
    </message>
    <message>
        <source>opponents make their bid=true; opponents make their contract=true; others make their bid=true; opponents get their bid=true</source>
        <translation>Gegner haben ihr Gebot geschafft=true; andere haben ihr Gebot=true</translation>
    </message>
    <message>
        <source>False challenge penalty</source>
        <translation>Strafe für falsches Reklamieren</translation>
    </message>
    <message>
        <source>How many tricks a side loses if its challenge was false. Nobody else gets them.</source>
        <translation>Wie viele Stiche eine Seite verliert, die grundlos reklamiert hat. Niemand sonst bekommt sie.</translation>
    </message>
    <message>
        <source>renege reneging revoke accusation</source>
        <translation>renege reneging revoke accusation bedienen reklamieren Vorwurf Irrtum</translation>
    </message>
    <message>
        <source>wrong challenge; false challenge; wrong accusation; false accusation; wrong renege call; # books for a wrong challenge</source>
        <translation>falsche Reklamation; zu Unrecht reklamieren; falscher Vorwurf</translation>
    </message>
    <message>
        <source>False challenge counts as a set</source>
        <translation>Falsches Reklamieren lässt fallen</translation>
    </message>
    <message>
        <source>After a false challenge, the challenger&apos;s side is set, however many tricks it took.</source>
        <translation>Wer falsch reklamiert, dessen Seite ist gefallen, wie viele Stiche sie auch gemacht hat.</translation>
    </message>
    <message>
        <source>renege revoke accusation wrong challenge call is a set</source>
        <translation>falsch bedienen anklage falsche reklamation fällt</translation>
    </message>
    <message>
        <source>wrong call is a set=true; wrong challenge is a set=true; false call is a set=true; wrong challenge sets=true</source>
        <translation>falsche Reklamation lässt fallen=true</translation>
    </message>
    <message>
        <source>Taking a card back</source>
        <translation>Karte zurücknehmen</translation>
    </message>
    <message>
        <source>A card may be taken back until the next one is played.</source>
        <translation>Eine Karte darf zurückgenommen werden, bis die nächste gespielt ist.</translation>
    </message>
    <message>
        <source>renege revoke undo mistake</source>
        <translation>renege revoke undo mistake zurücknehmen rückgängig Versehen Fehler</translation>
    </message>
    <message>
        <source>take back; take back a card; take a card back; undo a card; touch move=false; card laid is played=false</source>
        <translation>Karte zurücknehmen; zurücknehmen; liegt ist gespielt=false</translation>
    </message>
    <message>
        <source>Renege: the contract of %1 is lost</source>
        <translation>Falsch bedient: Der Kontrakt von %1 ist verloren</translation>
    </message>
    <message>
        <source>Renege: the deal&apos;s points go to the challenger</source>
        <translation>Falsch bedient: Alle Punkte der Runde gehen an den Reklamierenden</translation>
    </message>
    <message>
        <source>Points from the opponents who reneged</source>
        <translation>Punkte der Gegner, die falsch bedient haben</translation>
    </message>
    <message>
        <source>&quot;renege&quot; is missing: when the rule renege_mode is on, enter the challenge, or null if nobody challenged</source>
        <translation>die Angabe &quot;renege&quot; fehlt: Ist die Regel renege_mode an, trage die Reklamation ein, oder null, wenn niemand reklamiert hat</translation>
    </message>
    <message>
        <source>Reneging: any card can be played, but an opponent may challenge a trick until the next deal starts. Only the first renege found counts.</source>
        <translation>Falsch bedienen: Jede Karte lässt sich spielen, aber ein Gegner darf einen Stich reklamieren, bis die nächste Runde beginnt. Nur der erste gefundene Fehler zählt.</translation>
    </message>
    <message>
        <source>The side that reneged is set and loses 10 points for each trick bid.</source>
        <translation>Die ertappte Seite ist gefallen und verliert 10 Punkte je gebotenem Stich.</translation>
    </message>
    <message>
        <source>The side that reneged needs three more tricks for its contract.</source>
        <translation>Die ertappte Seite braucht drei Stiche mehr für ihren Kontrakt.</translation>
    </message>
    <message>
        <source>The challenger&apos;s side gets all points that the reneging side scores in the deal.</source>
        <translation>Alle Punkte, die die ertappte Seite in der Runde macht, bekommt die Seite des Reklamierenden.</translation>
    </message>
    <message>
        <source>The side that reneged is set, loses 10 points for each trick bid, and loses the match.</source>
        <translation>Die ertappte Seite ist gefallen, verliert 10 Punkte je gebotenem Stich und verliert die Partie.</translation>
    </message>
    <message>
        <source>After a renege, the contracts of all other sides count as made, however many tricks they took.</source>
        <translation>Wurde falsch bedient, gelten die Kontrakte aller anderen Seiten als erfüllt, wie viele Stiche sie auch gemacht haben.</translation>
    </message>
    <message numerus="yes">
        <source>A false challenge costs %n trick(s), which no side gets.</source>
        <translation>
            <numerusform>Eine falsche Reklamation kostet %n Stich; niemand bekommt ihn.</numerusform>
            <numerusform>Eine falsche Reklamation kostet %n Stiche; niemand bekommt sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>After a false challenge, the challenger&apos;s side is set.</source>
        <translation>Eine Seite, die falsch reklamiert, ist gefallen.</translation>
    </message>
    <message>
        <source>The player who reneged is set and loses 10 points for each trick bid.</source>
        <translation>Der ertappte Spieler ist gefallen und verliert 10 Punkte je gebotenem Stich.</translation>
    </message>
    <message>
        <source>The player who reneged needs three more tricks for their contract.</source>
        <translation>Der ertappte Spieler braucht drei Stiche mehr für seinen Kontrakt.</translation>
    </message>
    <message>
        <source>The challenger gets all points that the player who reneged scores in the deal.</source>
        <translation>Alle Punkte, die der ertappte Spieler in der Runde macht, bekommt der Reklamierende.</translation>
    </message>
    <message>
        <source>The player who reneged is set, loses 10 points for each trick bid, and loses the match.</source>
        <translation>Der ertappte Spieler ist gefallen, verliert 10 Punkte je gebotenem Stich und verliert die Partie.</translation>
    </message>
    <message>
        <source>After a renege, the contracts of all other players count as made, however many tricks they took.</source>
        <translation>Wurde falsch bedient, gelten die Kontrakte aller anderen Spieler als erfüllt, wie viele Stiche sie auch gemacht haben.</translation>
    </message>
    <message numerus="yes">
        <source>A false challenge costs %n trick(s), which nobody gets.</source>
        <translation>
            <numerusform>Eine falsche Reklamation kostet %n Stich; niemand bekommt ihn.</numerusform>
            <numerusform>Eine falsche Reklamation kostet %n Stiche; niemand bekommt sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>After a false challenge, the challenger is set.</source>
        <translation>Ein Spieler, der falsch reklamiert, ist gefallen.</translation>
    </message>
</context>
<context>
    <name>rulings</name>
    <message>
        <source>Ruling</source>
        <extracomment>The points or another number of a deal were changed by the players: noun, a decision as of an umpire.</extracomment>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Ruling: %1</source>
        <translation>Entscheidung: %1</translation>
    </message>
</context>
<context>
    <name>sandbag::AppText</name>
    <message>
        <source>About Sandbag</source>
        <translation>Über Sandbag</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sandbag %1&lt;/h3&gt;&lt;p&gt;Spades by your house rules.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Card art, portraits, and texts are original.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sandbag %1&lt;/h3&gt;&lt;p&gt;Spades nach deinen Hausregeln.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später. Karten, Gesichter und Texte sind eigens dafür gemacht.&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>A match of %n deal(s) was played.</source>
        <translation>
            <numerusform>Eine Partie von %n Runde wurde gespielt.</numerusform>
            <numerusform>Eine Partie von %n Runden wurde gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Rule Book</source>
        <translation>&amp;Regelbuch</translation>
    </message>
    <message>
        <source>&amp;Using Sandbag</source>
        <translation>Sandbag &amp;bedienen</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>In a menu: opens a window in which something is shown or chosen, noun.</extracomment>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;About Sandbag</source>
        <translation>&amp;Über Sandbag</translation>
    </message>
    <message>
        <source>Spades by your house rules.</source>
        <translation>Spades nach deinen Hausregeln.</translation>
    </message>
    <message>
        <source>A match (*.spades.json) or house rules (*.spades-rules.json).</source>
        <translation>Eine Partie (*.spades.json) oder Hausregeln (*.spades-rules.json).</translation>
    </message>
    <message>
        <source>%1, finished: %2</source>
        <comment>a game, and its score</comment>
        <translation>%1, beendet: %2</translation>
    </message>
    <message>
        <source>%1, deal %2: %3</source>
        <comment>a game, and its score</comment>
        <translation>%1, Runde %2: %3</translation>
    </message>
    <message>
        <source>House rules: %1</source>
        <translation>Hausregeln: %1</translation>
    </message>
    <message>
        <source>M&amp;atches</source>
        <extracomment>Menu of the score keeper: matches played before, noun.</extracomment>
        <translation>&amp;Partien</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <extracomment>In a menu: opens a window in which something is shown or chosen, noun.</extracomment>
        <translation>&amp;Verlauf …</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <extracomment>In a menu: opens a window in which something is shown or chosen, noun.</extracomment>
        <translation>&amp;Statistik …</translation>
    </message>
    <message>
        <source>Spades in a &amp;Minute</source>
        <translation>Spades in einer &amp;Minute</translation>
    </message>
    <message>
        <source>&amp;Learn Spades</source>
        <translation>Spades &amp;lernen</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <extracomment>In a menu: opens a window in which something is shown or chosen, noun.</extracomment>
        <translation>&amp;Aufgaben</translation>
    </message>
    <message>
        <source>Print Rules for &amp;Guests…</source>
        <translation>Regeln für &amp;Gäste drucken …</translation>
    </message>
    <message>
        <source>&amp;Counting Drill</source>
        <translation>&amp;Zählübung</translation>
    </message>
    <message>
        <source>Can&apos;t create folder %1.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>Use from Ne&amp;xt Deal On</source>
        <translation>Ab der nä&amp;chsten Runde benutzen</translation>
    </message>
    <message>
        <source>Play a match automatically and save table.png and scorecard.pdf in &lt;folder&gt;.</source>
        <translation>Eine Partie automatisch spielen und table.png und scorecard.pdf in &lt;folder&gt; speichern.</translation>
    </message>
    <message>
        <source>Keep score with real cards.</source>
        <translation>Mit echten Karten anschreiben.</translation>
    </message>
    <message>
        <source>Save a picture of the match as &lt;picture&gt;.</source>
        <translation>Ein Bild der geöffneten Partie in &lt;picture&gt; speichern.</translation>
    </message>
    <message>
        <source>Picture size (default: 1440x900).</source>
        <translation>Bildgröße (sonst 1440x900).</translation>
    </message>
    <message>
        <source>&amp;Help with This Window</source>
        <translation>&amp;Hilfe zu diesem Fenster</translation>
    </message>
    <message>
        <source>Pla&amp;y Together</source>
        <translation>&amp;Gemeinsam spielen</translation>
    </message>
    <message>
        <source>&amp;Open a Table…</source>
        <translation>Tisch ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>&amp;Join a Table…</source>
        <translation>Zu einem Tisch &amp;gehen …</translation>
    </message>
    <message>
        <source>Report a &amp;Bug…</source>
        <translation>&amp;Fehler melden …</translation>
    </message>
    <message>
        <source>Open the deal of the day.</source>
        <translation>Die Runde des Tages öffnen.</translation>
    </message>
    <message>
        <source>Use These Rul&amp;es</source>
        <translation>Diese Regeln über&amp;nehmen</translation>
    </message>
    <message>
        <source>Finished deals keep their scores; the new rules start with the next deal. Press %1 to undo.</source>
        <translation>Beendete Runden behalten ihre Wertung; die neuen Regeln gelten ab der nächsten Runde. %1 macht das rückgängig.</translation>
    </message>
    <message>
        <source>Open a Table A&amp;gain…</source>
        <translation>Tisch &amp;wieder öffnen …</translation>
    </message>
    <message>
        <source>&amp;People You Have Met…</source>
        <translation>&amp;Bekannte …</translation>
    </message>
    <message>
        <source>sandbag: language &quot;%1&quot; isn&apos;t available, only: %2</source>
        <translation>sandbag: die Sprache „%1“ gibt es nicht, nur: %2</translation>
    </message>
    <message>
        <source>Use this language, for example &quot;de&quot;.</source>
        <translation>Diese Sprache verwenden, etwa &quot;de&quot;.</translation>
    </message>
    <message>
        <source>Sandbag ends, because it gets no more memory or threads from the system. Saved matches are kept.</source>
        <translation>Sandbag wird beendet, weil es vom System keinen Speicher oder keine Threads mehr bekommt. Gespeicherte Partien bleiben erhalten.</translation>
    </message>
    <message>
        <source>Sandbag&apos;s windows need %1 MB of memory. The limit is %2 MB; raise it with ulimit -v.</source>
        <translation>Die Fenster von Sandbag brauchen %1 MB Speicher. Die Grenze liegt bei %2 MB; ulimit -v hebt sie an.</translation>
    </message>
</context>
<context>
    <name>sandbag::Autosave</name>
    <message>
        <source>Saving works again.</source>
        <translation>Die Partie lässt sich wieder speichern.</translation>
    </message>
    <message>
        <source>%1: can&apos;t be created</source>
        <translation>%1: kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>%1: can&apos;t be written</source>
        <translation>%1: kann nicht geschrieben werden</translation>
    </message>
    <message>
        <source>Can&apos;t read the saved match. A copy was kept as %1. %2</source>
        <translation>Die gespeicherte Partie ist nicht lesbar. Eine Kopie bleibt als %1. %2</translation>
    </message>
    <message>
        <source>The file is damaged (checksum mismatch).</source>
        <translation>Die Datei ist beschädigt (Prüfsumme falsch).</translation>
    </message>
    <message>
        <source>Can&apos;t save the match (%1). You can keep playing; Sandbag will try again.</source>
        <translation>Die Partie kann nicht gespeichert werden (%1). Du kannst weiterspielen; Sandbag versucht es wieder.</translation>
    </message>
    <message>
        <source>The match saved in %1 can&apos;t be continued now: its lock file, %2, can&apos;t be used (%3).</source>
        <translation>Die in %1 gespeicherte Partie kann jetzt nicht fortgesetzt werden: Ihre Sperrdatei, %2, kann nicht benutzt werden (%3).</translation>
    </message>
</context>
<context>
    <name>sandbag::AwaitedSign</name>
    <message>
        <source>Waiting for the next deal</source>
        <translation>Warten auf die nächste Runde</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>Warten auf %1</translation>
    </message>
    <message>
        <source>Nudge %1</source>
        <translation>%1 anstupsen</translation>
    </message>
    <message>
        <source>Remind this player with a small sound</source>
        <translation>Diesen Spieler mit einem kleinen Ton erinnern</translation>
    </message>
    <message>
        <source>Nu&amp;dge</source>
        <extracomment>Button: asks a player who is thought to be asleep to play, verb.</extracomment>
        <translation>Ans&amp;tupsen</translation>
    </message>
</context>
<context>
    <name>sandbag::BackChoice</name>
    <message>
        <source>Same as the felt</source>
        <translation>Wie der Filz</translation>
    </message>
</context>
<context>
    <name>sandbag::BackupPage</name>
    <message>
        <source>Backup of %1.</source>
        <comment>a date</comment>
        <translation>Sicherung vom %1.</translation>
    </message>
    <message numerus="yes">
        <source>Different from yours: %n file(s).</source>
        <translation>
            <numerusform>%n Datei ist anders als deine.</numerusform>
            <numerusform>%n Dateien sind anders als deine.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save a &amp;Backup…</source>
        <translation>Sicherung a&amp;nlegen …</translation>
    </message>
    <message>
        <source>Resto&amp;re a Backup…</source>
        <translation>Sicherung &amp;zurückholen …</translation>
    </message>
    <message>
        <source>Reset All Settin&amp;gs…</source>
        <translation>Alle Einstellun&amp;gen zurücksetzen …</translation>
    </message>
    <message>
        <source>A backup is one file with your matches, house rules, people, lessons, card sets, and settings. Anyone who has the file can read all of that.</source>
        <translation>Eine Sicherung ist eine einzige Datei mit deinen Partien, Hausregeln, Leuten, Lektionen, Kartenblättern und Einstellungen. Wer sie hat, kann all das lesen.</translation>
    </message>
    <message>
        <source>Resetting puts settings, keys, and windows back to their defaults. Matches and house rules stay.</source>
        <translation>Danach sind Einstellungen, Tasten und Fenster wie am Anfang. Partien und Hausregeln bleiben.</translation>
    </message>
    <message>
        <source>Everything is kept in %1, next to the program.</source>
        <translation>Alles liegt in %1, neben dem Programm.</translation>
    </message>
    <message>
        <source>Save a Backup</source>
        <translation>Sicherung anlegen</translation>
    </message>
    <message>
        <source>Backups (*.zip)</source>
        <translation>Sicherungen (*.zip)</translation>
    </message>
    <message>
        <source>Saving…</source>
        <extracomment>What is being done with a backup at the moment.</extracomment>
        <translation>Wird gesichert …</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n file(s) in %1.</source>
        <translation>
            <numerusform>%n Datei in %1 gesichert.</numerusform>
            <numerusform>%n Dateien in %1 gesichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore a Backup</source>
        <translation>Sicherung zurückholen</translation>
    </message>
    <message>
        <source>Backups (*.zip);;All files (*)</source>
        <translation>Sicherungen (*.zip);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Reading…</source>
        <extracomment>What is being done with a backup at the moment.</extracomment>
        <translation>Wird gelesen …</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation>Diese Sicherung zurückholen?</translation>
    </message>
    <message>
        <source>Use its &amp;settings, too</source>
        <translation>Auch ihre &amp;Einstellungen übernehmen</translation>
    </message>
    <message>
        <source>&amp;Keep Mine, Add the Others</source>
        <translation>&amp;Meine behalten, andere dazu</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <extracomment>Button: does what the question before it names, verb.</extracomment>
        <translation>&amp;Zurückholen</translation>
    </message>
    <message>
        <source>Where a file differs, the copy from the backup gets a new name.</source>
        <translation>Wo eine Datei anders ist, bekommt die aus der Sicherung einen eigenen Namen.</translation>
    </message>
    <message>
        <source>A file on this computer that differs from the backup is kept under another name.</source>
        <translation>Eine Datei auf diesem Computer, die von der Sicherung abweicht, bleibt unter einem anderen Namen erhalten.</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <extracomment>What is being done with a backup at the moment.</extracomment>
        <translation>Wird zurückgeholt …</translation>
    </message>
    <message numerus="yes">
        <source>Restored %n file(s).</source>
        <translation>
            <numerusform>%n Datei zurückgeholt.</numerusform>
            <numerusform>%n Dateien zurückgeholt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) differed: both versions are kept, under two names.</source>
        <translation>
            <numerusform>%n Datei war anders: Beide Fassungen sind noch da, unter zwei Namen.</numerusform>
            <numerusform>%n Dateien waren anders: Beide Fassungen sind noch da, unter zwei Namen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset All Settings</source>
        <translation>Alle Einstellungen zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all settings, keys, and windows to their defaults?</source>
        <translation>Sollen alle Einstellungen, Tasten und Fenster wieder sein wie am Anfang?</translation>
    </message>
    <message>
        <source>You can undo this until you close Sandbag.</source>
        <translation>Das lässt sich rückgängig machen, bis du Sandbag schließt.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <extracomment>Button: does what the question before it names, verb.</extracomment>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message numerus="yes">
        <source>Same as yours: %n file(s).</source>
        <translation>
            <numerusform>%n Datei ist dieselbe wie deine.</numerusform>
            <numerusform>%n Dateien sind dieselben wie deine.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Use the Backup&apos;s Copies</source>
        <translation>&amp;Sicherung vorziehen</translation>
    </message>
    <message numerus="yes">
        <source>In the backup but not among yours: %n file(s).</source>
        <translation>
            <numerusform>In der Sicherung, aber nicht bei dir: %n Datei.</numerusform>
            <numerusform>In der Sicherung, aber nicht bei dir: %n Dateien.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::BagLine</name>
    <message>
        <source>Bags: %1 of %2. %3</source>
        <translation>Säcke: %1 von %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%n more bag(s): %1</source>
        <comment>points that they cost</comment>
        <translation>
            <numerusform>%n weiterer Sack: %1</numerusform>
            <numerusform>%n weitere Säcke: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::BidAhead</name>
    <message>
        <source>You will bid %1 when it is your turn.</source>
        <translation>Du bietest %1, sobald du an der Reihe bist.</translation>
    </message>
    <message>
        <source>You chose %1 in advance, but it can&apos;t be bid anymore.</source>
        <translation>%1 war vorgemerkt, lässt sich aber nicht mehr bieten.</translation>
    </message>
    <message>
        <source>You have not chosen a bid in advance.</source>
        <translation>Du hast kein Gebot vorgemerkt.</translation>
    </message>
</context>
<context>
    <name>sandbag::BidPanel</name>
    <message>
        <source>Bid %1</source>
        <extracomment>What somebody does, a verb: the name of a button or of a choice, and cards or a number.</extracomment>
        <translation>%1 bieten</translation>
    </message>
    <message>
        <source>plus half a trick</source>
        <translation>und ein halber Stich</translation>
    </message>
    <message>
        <source>Blind</source>
        <comment>in front of the numbers that may be bid blind</comment>
        <translation>Blind</translation>
    </message>
    <message>
        <source>You can&apos;t bid blind after looking at your cards.</source>
        <translation>Nach dem Ansehen deiner Karten kannst du nicht mehr blind bieten.</translation>
    </message>
    <message>
        <source>Your hand is shown and the cards are redealt.</source>
        <translation>Dein Blatt wird gezeigt, und es wird neu gegeben.</translation>
    </message>
    <message>
        <source>Tell Partner…</source>
        <translation>Partner sagen …</translation>
    </message>
    <message>
        <source>This bid isn&apos;t available with the option you chose.</source>
        <translation>Dieses Gebot geht nicht mit diesem Zusatz.</translation>
    </message>
    <message>
        <source>%1 Click or press again to confirm.</source>
        <translation>%1 Klick oder drück noch einmal zum Bestätigen.</translation>
    </message>
    <message>
        <source>You can still decide for yourself.</source>
        <translation>Du kannst trotzdem selbst entscheiden.</translation>
    </message>
</context>
<context>
    <name>sandbag::BoardsAtTable</name>
    <message>
        <source>Deal %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
</context>
<context>
    <name>sandbag::BoardsDialog</name>
    <message>
        <source>New Shared Deals</source>
        <translation>Neue Duplikatrunden</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>&amp;Spielart:</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>&amp;Runden:</translation>
    </message>
    <message>
        <source>&amp;Compare with:</source>
        <translation>&amp;Vergleichen mit:</translation>
    </message>
    <message>
        <source>Seats you &amp;play:</source>
        <translation>Plätze, die du spi&amp;elst:</translation>
    </message>
    <message>
        <source>Computer &amp;level:</source>
        <translation>S&amp;tärke der Computer:</translation>
    </message>
    <message>
        <source>Code from a &amp;friend:</source>
        <translation>Code von &amp;Freunden:</translation>
    </message>
    <message>
        <source>B&amp;egin</source>
        <extracomment>Button: begins with these deals, verb.</extracomment>
        <translation>Be&amp;ginnen</translation>
    </message>
    <message>
        <source>Same as this table: %1</source>
        <translation>Wie an diesem Tisch: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>You again, in the next seat</source>
        <translation>Dir selbst, auf dem nächsten Platz</translation>
    </message>
    <message>
        <source>Friends who play the same deals</source>
        <translation>Freunden mit denselben Runden</translation>
    </message>
    <message>
        <source>Leave empty for new cards</source>
        <translation>Leer: neue Karten</translation>
    </message>
    <message>
        <source>Game: %1.</source>
        <translation>Spielart: %1.</translation>
    </message>
    <message>
        <source>Carry &amp;scores over from deal to deal</source>
        <translation>&amp;Punkte von Runde zu Runde weiterzählen</translation>
    </message>
    <message>
        <source>Computer players with the same cards</source>
        <translation>Computern mit denselben Karten</translation>
    </message>
</context>
<context>
    <name>sandbag::BoardsWindow</name>
    <message>
        <source>Shared Deals</source>
        <translation>Duplikatrunden</translation>
    </message>
    <message>
        <source>Results, deal by deal</source>
        <translation>Ergebnisse, Runde für Runde</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Button: plays the deal that is chosen, verb.</extracomment>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>&amp;New Shared Deals…</source>
        <translation>&amp;Neue Duplikatrunden …</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>Button: opens or saves a file of shared deals, verb.</extracomment>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Deals or results from a friend</source>
        <translation>Runden oder Ergebnisse eines Freundes</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <extracomment>Button: opens or saves a file of shared deals, verb.</extracomment>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>Save the deals with your results to send them to a friend</source>
        <translation>Die Runden mit deinen Ergebnissen speichern, um sie einem Freund zu schicken</translation>
    </message>
    <message>
        <source>The results</source>
        <translation>Die Ergebnisse</translation>
    </message>
    <message>
        <source>Real &amp;Tables…</source>
        <translation>Echte &amp;Tische …</translation>
    </message>
    <message>
        <source>Sheets and a ranking for pairs who play these deals with real cards</source>
        <translation>Bögen und Rangliste für Paare, die diese Runden mit echten Karten spielen</translation>
    </message>
    <message>
        <source>The printer cannot be used.</source>
        <translation>Der Drucker ist nicht zu gebrauchen.</translation>
    </message>
    <message>
        <source>Code: %1</source>
        <translation>Code: %1</translation>
    </message>
    <message>
        <source>&amp;Play Deal %1</source>
        <translation>Runde %1 s&amp;pielen</translation>
    </message>
    <message>
        <source>%1: not played</source>
        <translation>%1: nicht gespielt</translation>
    </message>
    <message numerus="yes">
        <source>Results of %n table(s) were added.</source>
        <translation>
            <numerusform>Die Ergebnisse von %n Tisch sind dazugekommen.</numerusform>
            <numerusform>Die Ergebnisse von %n Tischen sind dazugekommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Shared Deals</source>
        <translation>Duplikatrunden öffnen</translation>
    </message>
    <message>
        <source>Shared deals (*%1);;All files (*)</source>
        <translation>Duplikatrunden (*%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 gespeichert.</translation>
    </message>
    <message>
        <source>Save Shared Deals</source>
        <translation>Duplikatrunden speichern</translation>
    </message>
    <message>
        <source>Shared deals (*%1)</source>
        <translation>Duplikatrunden (*%1)</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Replace these deals with others</source>
        <translation>Diese Runden durch andere ersetzen</translation>
    </message>
    <message>
        <source>P&amp;rint</source>
        <extracomment>In a menu or on a button: prints, verb.</extracomment>
        <translation>D&amp;rucken</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>In a menu or on a button: closes the window, verb.</extracomment>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>On &amp;Paper…</source>
        <translation>Auf &amp;Papier …</translation>
    </message>
    <message>
        <source>As PD&amp;F…</source>
        <translation>Als PD&amp;F …</translation>
    </message>
    <message>
        <source>In shared deals, several tables play the same cards, so luck does not decide who wins.</source>
        <translation>In Duplikatrunden spielen mehrere Tische dieselben Karten, damit nicht das Glück über den Sieg entscheidet.</translation>
    </message>
</context>
<context>
    <name>sandbag::BugReport</name>
    <message>
        <source>Report a Bug</source>
        <translation>Fehler melden</translation>
    </message>
    <message>
        <source>At the top, say what happened. Read the rest and delete anything private. Sandbag sends nothing itself: copy the text into your report.</source>
        <translation>Schreib oben hin, was geschehen ist. Lies den Rest und lösche, was du für dich behalten willst: Sandbag verschickt nichts. Dann kopiere den Text in deinen Bericht.</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Name of the text of a bug report, for a screen reader, noun.</extracomment>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>&amp;Copy All</source>
        <translation>Alles &amp;kopieren</translation>
    </message>
</context>
<context>
    <name>sandbag::CallingEnd</name>
    <message>
        <source>Calling %1…</source>
        <translation>%1 wird gerufen …</translation>
    </message>
    <message>
        <source>Waiting for the host to let you in.</source>
        <translation>Warte, bis der Gastgeber dich einlässt.</translation>
    </message>
    <message>
        <source>You are at the table.</source>
        <translation>Du bist am Tisch.</translation>
    </message>
    <message>
        <source>Not connected.</source>
        <translation>Nicht verbunden.</translation>
    </message>
    <message>
        <source>Connection lost. Reconnecting to the table.</source>
        <translation>Die Verbindung ist weg. Der Tisch wird gesucht.</translation>
    </message>
    <message>
        <source>Check that your five cards are the same as the host&apos;s.</source>
        <translation>Prüfe, ob deine fünf Karten dieselben sind wie die des Gastgebers.</translation>
    </message>
</context>
<context>
    <name>sandbag::CardButton</name>
    <message>
        <source>a card face down</source>
        <translation>eine verdeckte Karte</translation>
    </message>
</context>
<context>
    <name>sandbag::CardsDialog</name>
    <message>
        <source>&amp;Cards, highest first (2S is the two of spades, BJ and LJ are the big and the little joker):</source>
        <translation>&amp;Karten, die höchste zuerst (2S ist die Pik-Zwei, BJ und LJ sind der große und der kleine Joker):</translation>
    </message>
    <message>
        <source>O&amp;rder</source>
        <extracomment>Label of a field: the cards chosen, one after the other, noun.</extracomment>
        <translation>&amp;Reihenfolge</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a card. Type TH for the ten of hearts, BJ for the big joker.</source>
        <translation>„%1“ ist keine Karte. Tippe TH für die Herz-Zehn, BJ für den großen Joker.</translation>
    </message>
</context>
<context>
    <name>sandbag::CardsPanel</name>
    <message>
        <source>Ask for</source>
        <translation>Wünsche dir</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s).</source>
        <translation>
            <numerusform>Wähle noch %n Karte.</numerusform>
            <numerusform>Wähle noch %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deselect %n card(s).</source>
        <translation>
            <numerusform>%n Karte abwählen.</numerusform>
            <numerusform>%n Karten abwählen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take None</source>
        <translation>Keine nehmen</translation>
    </message>
    <message>
        <source>Choose the suit you want in return.</source>
        <translation>Wähle die Farbe, die du zurückhaben willst.</translation>
    </message>
</context>
<context>
    <name>sandbag::CatalogueModel</name>
    <message>
        <source>%1: %2</source>
        <comment>option and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>Heading of a column: the title of a house rule, noun.</extracomment>
        <translation>Regel</translation>
    </message>
    <message>
        <source>changed from %1</source>
        <translation>geändert, vorher %1</translation>
    </message>
    <message>
        <source>Current value</source>
        <translation>Aktueller Wert</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n changed rule(s)</source>
        <comment>group of rules</comment>
        <translation>
            <numerusform>%1, %n geänderte Regel</numerusform>
            <numerusform>%1, %n geänderte Regeln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::ChairButton</name>
    <message>
        <source>Computer</source>
        <extracomment>Who sits there: a program, or somebody at this computer; noun.</extracomment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Computer: %1</translation>
    </message>
    <message>
        <source>Computer: %1, %2</source>
        <comment>level, style</comment>
        <translation>Computer: %1, %2</translation>
    </message>
    <message>
        <source>Sit down here</source>
        <translation>Hier hinsetzen</translation>
    </message>
    <message>
        <source>Has agreed</source>
        <translation>Hat zugestimmt</translation>
    </message>
    <message>
        <source>Seat %1 is empty.</source>
        <translation>Platz %1 ist leer.</translation>
    </message>
    <message>
        <source>Seat %1: %2. %3.</source>
        <translation>Platz %1: %2. %3.</translation>
    </message>
    <message>
        <source>Seat %1: you. You have agreed to the rules.</source>
        <translation>Platz %1: du. Du hast den Regeln zugestimmt.</translation>
    </message>
    <message>
        <source>Seat %1: you. You haven&apos;t agreed to the rules yet.</source>
        <translation>Platz %1: du. Du hast den Regeln noch nicht zugestimmt.</translation>
    </message>
    <message>
        <source>Seat %1: %2, who has agreed to the rules.</source>
        <translation>Platz %1: %2. Hat den Regeln zugestimmt.</translation>
    </message>
    <message>
        <source>Seat %1: %2, who hasn&apos;t agreed to the rules yet.</source>
        <translation>Platz %1: %2. Hat den Regeln noch nicht zugestimmt.</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The person at this computer, in place of a name.</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Reading the rules</source>
        <translation>Liest die Regeln</translation>
    </message>
    <message>
        <source>Empty seat</source>
        <translation>Leerer Platz</translation>
    </message>
    <message>
        <source>Away</source>
        <extracomment>A person whose connection is lost, on the plate of their seat before the match.</extracomment>
        <translation>Nicht da</translation>
    </message>
    <message>
        <source>Seat %1: %2, who is away.</source>
        <translation>Platz %1: %2. Nicht da.</translation>
    </message>
</context>
<context>
    <name>sandbag::ChoicePanel</name>
    <message>
        <source>Close</source>
        <extracomment>Button: closes a paper that lies on the table, verb.</extracomment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>sandbag::ChoiceValues</name>
    <message>
        <source>Choice</source>
        <extracomment>Heading of a column: the bid or card that a player chose, noun.</extracomment>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Heading of a column: what a choice brings on average, noun.</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%1 (made)</source>
        <comment>a choice</comment>
        <translation>%1 (gewählt)</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>Win %</source>
        <translation>Siege in %</translation>
    </message>
    <message>
        <source>Choices and their value</source>
        <translation>Entscheidungen und ihr Wert</translation>
    </message>
</context>
<context>
    <name>sandbag::Commands</name>
    <message>
        <source>List every house rule.</source>
        <translation>Alle Hausregeln auflisten.</translation>
    </message>
    <message>
        <source>List every named game.</source>
        <translation>Alle benannten Spielarten auflisten.</translation>
    </message>
    <message>
        <source>Print the rule sheet.</source>
        <translation>Das Regelblatt ausgeben.</translation>
    </message>
    <message>
        <source>Replay a match and print its scorecard.</source>
        <translation>Eine Partie nachspielen und ihren Spielzettel ausgeben.</translation>
    </message>
    <message>
        <source>Usage: sandbag-cli COMMAND [ARGUMENTS]</source>
        <translation>Aufruf: sandbag-cli BEFEHL [ARGUMENTE]</translation>
    </message>
    <message>
        <source>Let computer players play matches.</source>
        <translation>Computerspieler Partien spielen lassen.</translation>
    </message>
    <message>
        <source>Compare two players on the same cards.</source>
        <translation>Zwei Spieler mit denselben Karten vergleichen.</translation>
    </message>
    <message>
        <source>Print a scorecard or a rule sheet.</source>
        <translation>Spielzettel oder Regelblatt drucken.</translation>
    </message>
    <message>
        <source>Find the best play with all cards known.</source>
        <translation>Das beste Spiel bei offenen Karten finden.</translation>
    </message>
    <message>
        <source>Act as a player for another program.</source>
        <translation>Als Spieler für ein anderes Programm dienen.</translation>
    </message>
    <message>
        <source>Measure how fast deals are played.</source>
        <translation>Messen, wie schnell Runden gespielt werden.</translation>
    </message>
    <message>
        <source>sandbag-cli: %1; see sandbag-cli --help</source>
        <translation>sandbag-cli: %1; siehe sandbag-cli --help</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be followed by one of: %2</source>
        <translation>auf „%1“ muss eines folgen von: %2</translation>
    </message>
    <message>
        <source>there is no command &quot;%1&quot;</source>
        <translation>es gibt keinen Befehl „%1“</translation>
    </message>
    <message>
        <source>sandbag-cli: language &quot;%1&quot; isn&apos;t available, only: %2</source>
        <translation>sandbag-cli: die Sprache „%1“ gibt es hier nicht, nur: %2</translation>
    </message>
    <message>
        <source>Measure how fast deals are played, scored, and analyzed.</source>
        <translation>Messen, wie schnell Runden gespielt, gezählt und durchsucht werden.</translation>
    </message>
    <message>
        <source>not a message</source>
        <translation>keine Nachricht</translation>
    </message>
    <message>
        <source>Act as a player for another program, using the player protocol on standard input and output.</source>
        <translation>Als Spieler für ein anderes Programm dienen, mit dem Spielerprotokoll auf Standardein- und -ausgabe.</translation>
    </message>
    <message>
        <source>The same seed gives the same answers.</source>
        <translation>Gleicher Startwert, gleiche Antworten.</translation>
    </message>
    <message>
        <source>House rules (*.spades-rules.json), a match, or the id of a named game; &quot;-&quot; reads standard input.</source>
        <translation>Hausregeln (*.spades-rules.json), eine Partie oder die Kennung einer benannten Spielart; „-“ liest die Standardeingabe.</translation>
    </message>
    <message>
        <source>A match (*.spades.json); &quot;-&quot; reads standard input.</source>
        <translation>Eine Partie (*.spades.json); „-“ liest die Standardeingabe.</translation>
    </message>
    <message>
        <source>Print one JSON document.</source>
        <translation>Ein JSON-Dokument ausgeben.</translation>
    </message>
    <message>
        <source>sandbag-cli %1: %2; see sandbag-cli %1 --help</source>
        <translation>sandbag-cli %1: %2; siehe sandbag-cli %1 --help</translation>
    </message>
    <message>
        <source>--%1 must be one of: %2</source>
        <translation>--%1 muss eines sein von: %2</translation>
    </message>
    <message>
        <source>there is no option &quot;%1&quot;</source>
        <translation>es gibt keine Option „%1“</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 fehlt</translation>
    </message>
    <message>
        <source>--%1 takes a whole number from %2 to %3, not &quot;%4&quot;</source>
        <translation>--%1 braucht eine ganze Zahl von %2 bis %3, nicht „%4“</translation>
    </message>
    <message>
        <source>A is %1, B is %2.</source>
        <translation>A ist %1, B ist %2.</translation>
    </message>
    <message>
        <source>Milliseconds per decision: A %1, B %2</source>
        <translation>Millisekunden je Entscheidung: A %1, B %2</translation>
    </message>
    <message>
        <source>House rules, or the id of a named game.</source>
        <translation>Hausregeln oder die Kennung einer benannten Spielart.</translation>
    </message>
    <message>
        <source>The player that A is compared with.</source>
        <translation>Der Spieler, mit dem A verglichen wird.</translation>
    </message>
    <message>
        <source>Number of deals; each is played at two tables.</source>
        <translation>Zahl der Runden; jede wird an zwei Tischen gespielt.</translation>
    </message>
    <message>
        <source>The same seed gives the same cards.</source>
        <translation>Derselbe Startwert gibt dieselben Karten.</translation>
    </message>
    <message>
        <source>Milliseconds per decision for external players.</source>
        <translation>Millisekunden je Entscheidung für externe Spieler.</translation>
    </message>
    <message>
        <source>Compare two computer players on the same cards.</source>
        <translation>Zwei Computerspieler mit denselben Karten vergleichen.</translation>
    </message>
    <message>
        <source>seat %1</source>
        <extracomment>The number of a place at the table, within a sentence.</extracomment>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>--seats must name %2 players, not %1</source>
        <translation>--seats muss %2 Spieler nennen, nicht %1</translation>
    </message>
    <message>
        <source>--record is for matches, not for single deals</source>
        <translation>--record gilt für Partien, nicht für einzelne Runden</translation>
    </message>
    <message>
        <source>A player for each seat, or one for all: random, simple, search:ms=50, level:3, external:COMMAND.</source>
        <translation>Ein Spieler für jeden Platz oder einer für alle: random, simple, search:ms=50, level:3, external:BEFEHL.</translation>
    </message>
    <message>
        <source>How many matches.</source>
        <translation>Wie viele Partien.</translation>
    </message>
    <message>
        <source>The same seed gives the same matches.</source>
        <translation>Derselbe Startwert gibt dieselben Partien.</translation>
    </message>
    <message>
        <source>%1: these are rules without a match; print them with --sheet rules or --sheet blank</source>
        <translation>%1: Das sind Regeln ohne Partie; sie lassen sich mit --sheet rules oder --sheet blank drucken</translation>
    </message>
    <message>
        <source>The PDF file to write; &quot;-&quot; is standard output.</source>
        <translation>Die PDF-Datei, die geschrieben wird; „-“ ist die Standardausgabe.</translation>
    </message>
    <message>
        <source>What to print.</source>
        <translation>Was gedruckt wird.</translation>
    </message>
    <message>
        <source>Hands of this deal only.</source>
        <translation>Nur den Spielverlauf dieser Runde.</translation>
    </message>
    <message>
        <source>--out must name the PDF file</source>
        <translation>--out muss die PDF-Datei nennen</translation>
    </message>
    <message>
        <source>&quot;--out -&quot; and --json both use standard output: give --out a file name</source>
        <translation>„--out -“ und --json benutzen beide die Standardausgabe: Nenne bei --out eine Datei</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>The number of a place at the table.</extracomment>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Deal %1, dealt by %2</source>
        <translation>Runde %1, Geber %2</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>nicht beendet</translation>
    </message>
    <message>
        <source>void (%1)</source>
        <translation>ungültig (%1)</translation>
    </message>
    <message>
        <source>Best play: %1</source>
        <translation>Bestes Spiel: %1</translation>
    </message>
    <message>
        <source>--objective must be tricks, points or win</source>
        <translation>--objective muss tricks, points oder win sein</translation>
    </message>
    <message>
        <source>Find each side&apos;s best play with all cards known.</source>
        <translation>Das beste Spiel jeder Seite bei offenen Karten finden.</translation>
    </message>
    <message>
        <source>Memory to use, in MiB.</source>
        <translation>Speicher, der benutzt werden darf, in MiB.</translation>
    </message>
    <message>
        <source>List the matches played.</source>
        <translation>Die gespielten Partien auflisten.</translation>
    </message>
    <message>
        <source>won by %1</source>
        <translation>gewonnen von %1</translation>
    </message>
    <message>
        <source>List the matches played, the newest first.</source>
        <translation>Die gespielten Partien auflisten, die neueste zuerst.</translation>
    </message>
    <message>
        <source>matches won</source>
        <translation>Partien gewonnen</translation>
    </message>
    <message>
        <source>contracts set</source>
        <translation>Kontrakte gefallen</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bag(s)</source>
        <translation>
            <numerusform>%n Sack</numerusform>
            <numerusform>%n Säcke</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the choices of this seat (the first seat is 0).</source>
        <translation>Nur die Entscheidungen dieses Platzes (der erste Platz ist 0).</translation>
    </message>
    <message>
        <source>Simulated deals per choice.</source>
        <translation>Durchgespielte Runden für jede Entscheidung.</translation>
    </message>
    <message>
        <source>The same seed gives the same review.</source>
        <translation>Derselbe Startwert gibt dieselbe Beurteilung.</translation>
    </message>
    <message>
        <source>%1, %2: %3 (%4)</source>
        <comment>where, who, what, how good</comment>
        <translation>%1, %2: %3 (%4)</translation>
    </message>
    <message>
        <source>Without a partner</source>
        <translation>Ohne Partner</translation>
    </message>
    <message>
        <source>Others</source>
        <extracomment>Heading of the statistics of all matches that belong to no group.</extracomment>
        <translation>Übrige</translation>
    </message>
    <message>
        <source>No match has been played yet.</source>
        <translation>Es wurde noch keine Partie gespielt.</translation>
    </message>
    <message>
        <source>%1: contract %2, took %3, points %4, total %5</source>
        <translation>%1: Kontrakt %2, Stiche %3, Punkte %4, Summe %5</translation>
    </message>
    <message>
        <source>%1: the cards of these deals are not known; print the score instead</source>
        <translation>%1: die Karten dieser Runden sind nicht bekannt; drucke stattdessen den Spielstand</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es): A won %1, B %2</source>
        <translation>
            <numerusform>%n Partie: A gewann %1, B %2</numerusform>
            <numerusform>%n Partien: A gewann %1, B %2</numerusform>
        </translation>
    </message>
    <message>
        <source>What decided the result:</source>
        <translation>Was das Ergebnis entschied:</translation>
    </message>
    <message>
        <source>The number of the deal (the first is 1).</source>
        <translation>Die Nummer der Runde (die erste ist 1).</translation>
    </message>
    <message>
        <source>The number of the event in that deal (the first is 0).</source>
        <translation>Die Nummer des Ereignisses in dieser Runde (das erste ist 0).</translation>
    </message>
    <message>
        <source>Game %1 (%2): %3</source>
        <translation>Spielart %1 (%2): %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be an object</source>
        <translation>„%1“ muss ein Objekt sein</translation>
    </message>
    <message>
        <source>longer than 16 MiB</source>
        <translation>länger als 16 MiB</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>List the lessons.</source>
        <translation>Die Lektionen auflisten.</translation>
    </message>
    <message>
        <source>Show a lesson.</source>
        <translation>Eine Lektion zeigen.</translation>
    </message>
    <message>
        <source>List the practice problems.</source>
        <translation>Die Aufgaben auflisten.</translation>
    </message>
    <message>
        <source>Show a practice problem.</source>
        <translation>Eine Aufgabe zeigen.</translation>
    </message>
    <message>
        <source>Print the codes of a match and its deals.</source>
        <translation>Die Codes einer Partie und ihrer Runden ausgeben.</translation>
    </message>
    <message>
        <source>Show the cards that a code stands for.</source>
        <translation>Die Karten zeigen, für die ein Code steht.</translation>
    </message>
    <message>
        <source>Check that a match was fair.</source>
        <translation>Prüfen, ob eine Partie ehrlich war.</translation>
    </message>
    <message>
        <source>with --json the report goes to standard output: name a file for the converted match with --out</source>
        <translation>mit --json geht der Bericht auf die Standardausgabe: Nenne mit --out eine Datei für die umgewandelte Partie</translation>
    </message>
    <message>
        <source>The id of a named game.</source>
        <translation>Die Kennung einer benannten Spielart.</translation>
    </message>
    <message>
        <source>there is no named game &quot;%1&quot;</source>
        <translation>eine Spielart „%1“ gibt es nicht</translation>
    </message>
    <message>
        <source>Deal of the day, %1: code %2</source>
        <translation>Runde des Tages, %1: Code %2</translation>
    </message>
    <message>
        <source>  (deals)</source>
        <extracomment>Behind the cards of the player who deals, a verb.</extracomment>
        <translation>  (gibt)</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Beiseite</translation>
    </message>
    <message>
        <source>A short match, with the tutor on.</source>
        <translation>Eine kurze Partie mit Tutor.</translation>
    </message>
    <message>
        <source>no lesson is called &quot;%1&quot;; see sandbag-cli lesson list</source>
        <translation>keine Lektion heißt „%1“; siehe sandbag-cli lesson list</translation>
    </message>
    <message>
        <source>Check lessons or problem sets that you wrote.</source>
        <translation>Lektionen oder Aufgaben prüfen, die du geschrieben hast.</translation>
    </message>
    <message>
        <source>Show a lesson: its text, positions, and answers.</source>
        <translation>Eine Lektion zeigen: ihren Text, Stellungen und Antworten.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>In place of a code: there is none.</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Match: %1</source>
        <extracomment>A match&apos;s code, noun.</extracomment>
        <translation>Partie: %1</translation>
    </message>
    <message>
        <source>Deal %1: %2</source>
        <extracomment>The number of a deal, noun.</extracomment>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>Correct: %1. %2</source>
        <translation>Richtig: %1. %2</translation>
    </message>
    <message>
        <source>Show a problem: its position, its answer, and why.</source>
        <translation>Eine Aufgabe zeigen: ihre Stellung, ihre Antwort und warum.</translation>
    </message>
    <message>
        <source>no problem is called &quot;%1&quot;; see sandbag-cli problem list</source>
        <translation>keine Aufgabe heißt „%1“; siehe sandbag-cli problem list</translation>
    </message>
    <message>
        <source>not a JSON object</source>
        <translation>kein JSON-Objekt</translation>
    </message>
    <message>
        <source>invalid JSON: %1</source>
        <translation>ungültiges JSON: %1</translation>
    </message>
    <message>
        <source>bot: line %1 is too long and is ignored</source>
        <translation>bot: Zeile %1 ist zu lang und wird übergangen</translation>
    </message>
    <message>
        <source>bot: line %1 is invalid and is ignored: %2</source>
        <translation>bot: Zeile %1 ist ungültig und wird übergangen: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a player</source>
        <translation>„%1“ ist kein Spieler</translation>
    </message>
    <message>
        <source>Matches (*.spades.json), or folders with matches.</source>
        <translation>Partien (*.spades.json) oder Ordner mit Partien.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Diese Hilfe zeigen.</translation>
    </message>
    <message>
        <source>%1 Default: %2.</source>
        <translation>%1 Sonst: %2.</translation>
    </message>
    <message>
        <source>unexpected argument &quot;%1&quot;</source>
        <translation>unerwartetes Argument „%1“</translation>
    </message>
    <message>
        <source>Find rules by words.</source>
        <translation>Regeln nach Wörtern suchen.</translation>
    </message>
    <message>
        <source>List the legal moves of a match.</source>
        <translation>Die erlaubten Züge einer Partie auflisten.</translation>
    </message>
    <message>
        <source>Answer many requests in one run.</source>
        <translation>Viele Fragen in einem Lauf beantworten.</translation>
    </message>
    <message>
        <source>Review the choices in a match.</source>
        <translation>Die Entscheidungen einer Partie beurteilen.</translation>
    </message>
    <message>
        <source>Give a hint for a match, with its reason.</source>
        <translation>Einen Tipp für eine Partie geben, mit Grund.</translation>
    </message>
    <message>
        <source>Convert a match.</source>
        <translation>Eine Partie umwandeln.</translation>
    </message>
    <message>
        <source>Show the deal of the day.</source>
        <translation>Die Runde des Tages zeigen.</translation>
    </message>
    <message>
        <source>Import matches into the history.</source>
        <translation>Partien in den Verlauf aufnehmen.</translation>
    </message>
    <message>
        <source>Show statistics.</source>
        <translation>Statistik zeigen.</translation>
    </message>
    <message>
        <source>For more, see sandbag-cli COMMAND --help.</source>
        <translation>Zu jedem davon: sandbag-cli BEFEHL --help.</translation>
    </message>
    <message>
        <source>Convert a match to a web page, a file for bridge programs, or text for the clipboard, or convert one of these to a match.</source>
        <translation>Eine Partie in eine Seite für Browser, eine Datei für Bridgeprogramme oder Text für die Zwischenablage umwandeln oder eines davon in eine Partie.</translation>
    </message>
    <message>
        <source>The format to write.</source>
        <translation>Die Form, die geschrieben wird.</translation>
    </message>
    <message>
        <source>The format of FILE, if it isn&apos;t a match.</source>
        <translation>Die Form von FILE, wenn es keine Partie ist.</translation>
    </message>
    <message>
        <source>The file to write (default: standard output).</source>
        <translation>Die Datei, die geschrieben wird (sonst die Standardausgabe).</translation>
    </message>
    <message>
        <source>Show the deal of the day, which is the same for everyone.</source>
        <translation>Die Runde des Tages zeigen, die für alle dieselbe ist.</translation>
    </message>
    <message>
        <source>The day (default: today).</source>
        <translation>Der Tag (sonst heute).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a date: use YYYY-MM-DD</source>
        <translation>„%1“ ist kein Datum: JJJJ-MM-TT wird erwartet</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) at two tables: A is ahead by %1 ± %2 points per deal (95%)</source>
        <translation>
            <numerusform>%n Runde an zwei Tischen: A liegt je Runde um %1 ± %2 Punkte vorn (95 %)</numerusform>
            <numerusform>%n Runden an zwei Tischen: A liegt je Runde um %1 ± %2 Punkte vorn (95 %)</numerusform>
        </translation>
    </message>
    <message>
        <source>Invalid answers: A %1, B %2</source>
        <translation>Ungültige Antworten: A %1, B %2</translation>
    </message>
    <message>
        <source>How many full matches to play in addition to the single deals.</source>
        <translation>Zahl der ganzen Partien, die außer den einzelnen Runden gespielt werden.</translation>
    </message>
    <message>
        <source>A seat (the first is 0; default: the seat whose turn it is).</source>
        <translation>Ein Platz (der erste ist 0; sonst der am Zug).</translation>
    </message>
    <message>
        <source>The computer player that gives the hint.</source>
        <translation>Der Spieler, der den Tipp gibt.</translation>
    </message>
    <message>
        <source>%1: that player has nothing to decide now</source>
        <translation>%1: Dieser Spieler hat jetzt nichts zu entscheiden</translation>
    </message>
    <message>
        <source>%1, not counted</source>
        <extracomment>A match that begins as one that is counted does: &quot;won by Ada &amp; Cy, another end&quot;.</extracomment>
        <translation>%1, zählt nicht</translation>
    </message>
    <message>
        <source>Only matches with all these words in names, rules, date, or totals.</source>
        <translation>Nur Partien mit all diesen Wörtern in Namen, Regeln, Datum oder Punkteständen.</translation>
    </message>
    <message>
        <source>No matches found.</source>
        <translation>Keine Partien gefunden.</translation>
    </message>
    <message>
        <source>Import matches into the history (duplicates are skipped).</source>
        <translation>Partien in den Verlauf aufnehmen (schon vorhandene werden übergangen).</translation>
    </message>
    <message>
        <source>%1 found, %2 imported, %3 already there, %4 rejected</source>
        <translation>%1 gefunden, %2 aufgenommen, %3 schon vorhanden, %4 abgelehnt</translation>
    </message>
    <message>
        <source>No errors found.</source>
        <translation>Keine Fehler gefunden.</translation>
    </message>
    <message>
        <source>%1: no such folder</source>
        <translation>%1: diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>sandbag-cli: can&apos;t write to standard output</source>
        <translation>sandbag-cli: Die Standardausgabe lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>Print the codes of a match and its deals, which let anyone play the same cards.</source>
        <translation>Die Codes einer Partie und ihrer Runden ausgeben, mit denen jeder dieselben Karten spielen kann.</translation>
    </message>
    <message>
        <source>%1: no deal %2</source>
        <translation>%1: Eine Runde %2 gibt es nicht</translation>
    </message>
    <message>
        <source>sandbag-cli: match %1 stopped unfinished after deal %2</source>
        <translation>sandbag-cli: Partie %1 wurde nach Runde %2 unbeendet abgebrochen</translation>
    </message>
    <message>
        <source>%1: can&apos;t create directory</source>
        <translation>%1: Dieses Verzeichnis lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>--number and --%1 can&apos;t be combined: a code already gives rules and cards</source>
        <translation>--number und --%1 passen nicht zusammen: Ein Code steht für Regeln und Karten</translation>
    </message>
    <message>
        <source>Play with the rules and cards of this code.</source>
        <translation>Mit den Regeln und Karten dieses Codes spielen.</translation>
    </message>
    <message>
        <source>Play this many single deals, each from a score of 0, instead of matches.</source>
        <translation>So viele einzelne Runden, jede von null Punkten an, statt Partien spielen.</translation>
    </message>
    <message>
        <source>the pages could not be created</source>
        <translation>die Seiten konnten nicht erzeugt werden</translation>
    </message>
    <message>
        <source>Paper size (default: from the locale).</source>
        <translation>Papiergröße (sonst die des Landes).</translation>
    </message>
    <message>
        <source>Landscape.</source>
        <extracomment>What an option does: the paper lies across, noun.</extracomment>
        <translation>Querformat.</translation>
    </message>
    <message>
        <source>%1: no deal has been played, so there is nothing to review</source>
        <translation>%1: es wurde noch keine Runde gespielt, also ist nichts zu beurteilen</translation>
    </message>
    <message>
        <source>%1: the cards of these deals are not known, so there is nothing to review</source>
        <translation>%1: die Karten dieser Runden sind nicht bekannt, also ist nichts zu beurteilen</translation>
    </message>
    <message>
        <source>No rule or game matches &quot;%1&quot;.</source>
        <translation>Keine Regel oder Spielart passt zu „%1“.</translation>
    </message>
    <message>
        <source>The match isn&apos;t over.</source>
        <translation>Die Partie ist nicht zu Ende.</translation>
    </message>
    <message>
        <source>Winner: %1 (%2).</source>
        <translation>Sieg: %1 (%2).</translation>
    </message>
    <message>
        <source>%1: too many cards remain to search every line of play</source>
        <translation>%1: Es sind zu viele Karten übrig, um alles durchzuspielen</translation>
    </message>
    <message>
        <source>%1: the last deal must be in play, with tricks remaining</source>
        <translation>%1: Die letzte Runde muss noch im Spiel sein, mit restlichen Stichen</translation>
    </message>
    <message>
        <source>nils made</source>
        <translation>Nils geschafft</translation>
    </message>
    <message>
        <source>blind nils made</source>
        <translation>Blind-Nils geschafft</translation>
    </message>
    <message>
        <source>%1: %2 of %3 (too few to rate)</source>
        <translation>%1: %2 von %3 (zu wenige)</translation>
    </message>
    <message>
        <source>%1: %2 of %3, %4% (%5% to %6%)</source>
        <translation>%1: %2 von %3, %4 % (%5 bis %6 %)</translation>
    </message>
    <message>
        <source>sandbag-cli: no player is called &quot;%1&quot;; known players: %2</source>
        <translation>sandbag-cli: hier heißt niemand „%1“; bekannte Spieler: %2</translation>
    </message>
    <message>
        <source>Show a player&apos;s statistics, with each rate&apos;s margin of error.</source>
        <translation>Die Statistik eines Spielers zeigen, mit dem Bereich jeder Quote.</translation>
    </message>
    <message>
        <source>No matches yet.</source>
        <translation>Noch keine Partien.</translation>
    </message>
    <message>
        <source>Check that nobody chose the cards of a match, and that computer players used only what they could see.</source>
        <translation>Prüfen, dass niemand die Karten einer Partie ausgesucht hat und dass Computerspieler nur benutzt haben, was sie sehen konnten.</translation>
    </message>
    <message>
        <source>Explain a player&apos;s choice from what that player could see.</source>
        <translation>Die Wahl eines Spielers erklären, nach dem, was er sehen konnte.</translation>
    </message>
    <message>
        <source>The file to write; default: standard output.</source>
        <translation>Die Datei, die geschrieben wird; sonst die Standardausgabe.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>matchpoints</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Code: %1</source>
        <translation>Code: %1</translation>
    </message>
    <message>
        <source>%1: these deals aren&apos;t the same as those in %2</source>
        <translation>%1: diese Runden sind nicht dieselben wie die in %2</translation>
    </message>
    <message>
        <source>Make shared deals: the same cards for several tables.</source>
        <translation>Duplikatrunden machen: dieselben Karten für mehrere Tische.</translation>
    </message>
    <message>
        <source>How many deals.</source>
        <translation>Wie viele Runden.</translation>
    </message>
    <message>
        <source>Use the deals in this PBN file.</source>
        <translation>Die Runden dieser PBN-Datei nehmen.</translation>
    </message>
    <message>
        <source>Carry scores over from deal to deal, as in a match.</source>
        <translation>Punkte gehen von Runde zu Runde weiter, wie in einer Partie.</translation>
    </message>
    <message>
        <source>The seat to compare (the first is 0).</source>
        <translation>Der Platz, der verglichen wird (der erste ist 0).</translation>
    </message>
    <message>
        <source>there is no computer player &quot;%1&quot;</source>
        <translation>es gibt keinen Computerspieler „%1“</translation>
    </message>
    <message>
        <source>The PDF file to write.</source>
        <translation>Die PDF-Datei, die geschrieben wird.</translation>
    </message>
    <message>
        <source>--tables must say how many tables there are</source>
        <translation>--tables muss sagen, wie viele Tische es gibt</translation>
    </message>
    <message>
        <source>Make shared deals for several tables.</source>
        <translation>Duplikatrunden für mehrere Tische machen.</translation>
    </message>
    <message>
        <source>Let computers play shared deals.</source>
        <translation>Computer Duplikatrunden spielen lassen.</translation>
    </message>
    <message>
        <source>Show the four-deal match of the day instead.</source>
        <translation>Stattdessen die kurze Partie von vier Runden zeigen.</translation>
    </message>
    <message>
        <source>The folder with the matches (default: that of the desktop program).</source>
        <translation>Der Ordner mit den Partien (sonst der des Programms mit Fenstern).</translation>
    </message>
    <message>
        <source>A file of shared deals (*.spades-boards.json).</source>
        <translation>Eine Datei mit Duplikatrunden (*.spades-boards.json).</translation>
    </message>
    <message>
        <source>The code of a match, which stands for its rules and cards.</source>
        <translation>Der Code einer Partie, der für ihre Regeln und Karten steht.</translation>
    </message>
    <message>
        <source>Have computer players play shared deals at a table of their own.</source>
        <translation>Computerspieler Duplikatrunden an einem eigenen Tisch spielen lassen.</translation>
    </message>
    <message>
        <source>The players at the other seats.</source>
        <translation>Die Spieler an den anderen Plätzen.</translation>
    </message>
    <message>
        <source>The name of the table.</source>
        <translation>Der Name des Tisches.</translation>
    </message>
    <message>
        <source>Compare the results of the same deals at several tables. With several files, all their tables are compared together.</source>
        <translation>Die Ergebnisse derselben Runden an mehreren Tischen vergleichen; bei mehreren Dateien alle ihre Tische zusammen.</translation>
    </message>
    <message>
        <source>Write the deals instead of the results: as a file of shared deals, or for bridge programs.</source>
        <translation>Statt der Ergebnisse die Runden schreiben: als Datei von Duplikatrunden oder für Bridge-Programme.</translation>
    </message>
    <message>
        <source>%1; did you mean &quot;%2&quot;?</source>
        <translation>%1; meintest du „%2“?</translation>
    </message>
    <message>
        <source>Explain a player&apos;s choice.</source>
        <translation>Die Wahl eines Spielers erklären.</translation>
    </message>
    <message>
        <source>Compare the results of shared deals at several tables.</source>
        <translation>Die Ergebnisse von Duplikatrunden an mehreren Tischen vergleichen.</translation>
    </message>
    <message>
        <source>Deal from a secret seed, so the record proves that nobody chose the cards (see verify).</source>
        <translation>Aus einem Geheimnis geben, sodass die Aufzeichnung beweist, dass niemand die Karten gewählt hat (siehe verify).</translation>
    </message>
    <message>
        <source>Write a record of each match into this folder.</source>
        <translation>Eine Aufzeichnung jeder Partie in diesen Ordner schreiben.</translation>
    </message>
    <message>
        <source>Review the choices in a match, each judged by what its player could see.</source>
        <translation>Die Entscheidungen einer Partie beurteilen, jede nach dem, was ihr Spieler sehen konnte.</translation>
    </message>
    <message>
        <source>%1: contract %2, took %3, points %4, total %5, bags %6</source>
        <translation>%1: Kontrakt %2, Stiche %3, Punkte %4, Summe %5, Säcke %6</translation>
    </message>
    <message>
        <source>All correct. Fingerprints checked: %1, deals: %2, computers&apos; choices: %3.</source>
        <translation>Alles richtig. Geprüfte Fingerabdrücke: %1, Runden: %2, Entscheidungen von Computern: %3.</translation>
    </message>
    <message>
        <source>A match (*.spades.json). For a blank scorecard or a rule sheet, this can also be a house-rules file or the id of a named game. &quot;-&quot; reads standard input.</source>
        <translation>Eine Partie (*.spades.json); für einen leeren Spielzettel oder ein Regelblatt auch Hausregeln oder die Kennung einer benannten Spielart. „-“ liest die Standardeingabe.</translation>
    </message>
    <message>
        <source>Only this deal of the match (the first is 1).</source>
        <translation>Nur diese Runde der Partie (die erste ist 1).</translation>
    </message>
    <message>
        <source>The number of a side; the first is 0. Default: all sides; with --objective, the side whose turn it is.</source>
        <translation>Die Nummer einer Seite; die erste ist 0. Sonst alle Seiten, mit --objective die Seite am Zug.</translation>
    </message>
    <message>
        <source>Answer many requests from another program, one line of JSON each: score, legal, hint, and rules check.</source>
        <translation>Viele Fragen eines anderen Programms beantworten, jede eine Zeile JSON: score, legal, hint und rules check.</translation>
    </message>
    <message>
        <source>Host tables for people on other computers.</source>
        <translation>Tische bereithalten, an denen Leute von anderen Computern aus spielen.</translation>
    </message>
    <message>
        <source>Listening on port %1; tables resumed: %2.</source>
        <translation>Bereit an Port %1; wieder aufgenommene Tische: %2.</translation>
    </message>
    <message>
        <source>%1: a new table</source>
        <translation>%1: ein neuer Tisch</translation>
    </message>
    <message>
        <source>%1: resumed</source>
        <translation>%1: wieder aufgenommen</translation>
    </message>
    <message>
        <source>%1: its files cannot be read</source>
        <translation>%1: seine Dateien sind nicht lesbar</translation>
    </message>
    <message>
        <source>%1: %2 is connected</source>
        <translation>%1: %2 ist verbunden</translation>
    </message>
    <message>
        <source>%1: %2 is disconnected</source>
        <translation>%1: %2 ist nicht mehr verbunden</translation>
    </message>
    <message>
        <source>%1: %2 had no invitation and was refused</source>
        <translation>%1: %2 hatte keine Einladung und wurde abgewiesen</translation>
    </message>
    <message>
        <source>A connection from %1 was refused.</source>
        <translation>Eine Verbindung von %1 wurde abgelehnt.</translation>
    </message>
    <message>
        <source>%1: deal %2 is over</source>
        <translation>%1: Runde %2 ist zu Ende</translation>
    </message>
    <message>
        <source>%1: the match is over</source>
        <translation>%1: die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>%1: everyone has left</source>
        <translation>%1: alle sind gegangen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The port to listen on (0: any free port).</source>
        <translation>Der Port, an dem gelauscht wird; 0: irgendein freier.</translation>
    </message>
    <message>
        <source>The address to listen on (default: all addresses).</source>
        <translation>Die Adresse, an der gelauscht wird (sonst: alle dieses Computers).</translation>
    </message>
    <message>
        <source>Maximum number of tables at once.</source>
        <translation>Wie viele Tische es höchstens zugleich gibt.</translation>
    </message>
    <message>
        <source>The folder for tables (default: in your data folder).</source>
        <translation>Der Ordner, in dem die Tische liegen (sonst: bei deinen Daten).</translation>
    </message>
    <message>
        <source>The house rules of a new table.</source>
        <translation>Die Hausregeln eines neuen Tischs.</translation>
    </message>
    <message>
        <source>At least this many milliseconds between computer moves.</source>
        <translation>Mindestzeit zwischen den Zügen von Computern, in Millisekunden.</translation>
    </message>
    <message>
        <source>Let everyone in, even without an invitation.</source>
        <translation>Alle einlassen, auch ohne Einladung.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t an address</source>
        <translation>„%1“ ist keine Adresse</translation>
    </message>
    <message>
        <source>this program was built without network play</source>
        <translation>dieses Programm wurde ohne das Spiel an mehreren Computern gebaut</translation>
    </message>
    <message>
        <source>--out names an input file, which would be overwritten</source>
        <translation>--out nennt eine Datei, die gelesen wird und überschrieben würde</translation>
    </message>
    <message>
        <source>batch has no command &quot;%1&quot;; its commands are score, legal, hint, and &quot;rules check&quot;</source>
        <translation>batch kennt den Befehl &quot;%1&quot; nicht; die Befehle sind score, legal, hint und &quot;rules check&quot;</translation>
    </message>
    <message>
        <source>The computer player for the seat being compared.</source>
        <translation>Der Computerspieler an dem Platz, der verglichen wird.</translation>
    </message>
    <message>
        <source>The number of tables that play with real cards; needed if it isn&apos;t in the file.</source>
        <translation>Die Zahl der Tische, die mit echten Karten spielen; nötig, wenn sie nicht in der Datei steht.</translation>
    </message>
    <message>
        <source>Use this language, for example &quot;de&quot;.</source>
        <translation>Diese Sprache verwenden, etwa &quot;de&quot;.</translation>
    </message>
    <message>
        <source>Check house rules for errors.</source>
        <translation>Hausregeln auf Fehler prüfen.</translation>
    </message>
    <message>
        <source>Check your own lessons for errors.</source>
        <translation>Deine eigenen Lektionen auf Fehler prüfen.</translation>
    </message>
    <message>
        <source>--to or --from must be given with a format</source>
        <translation>--to oder --from muss mit einer Form angegeben werden</translation>
    </message>
    <message>
        <source>Show the cards that a code stands for. A match code shows the cards of its first deal.</source>
        <translation>Die Karten zeigen, für die ein Code steht. Der Code einer Partie zeigt die Karten ihrer ersten Runde.</translation>
    </message>
    <message>
        <source>A player, for example simple, search:ms=50, or external:COMMAND.</source>
        <translation>Ein Spieler, etwa simple, search:ms=50 oder external:BEFEHL.</translation>
    </message>
    <message>
        <source>Show what a good player would do next in a match, and why. The advice uses only what the player to act can see.</source>
        <translation>Zeigen, was ein guter Spieler als Nächstes täte, und warum. Der Rat stützt sich nur auf das, was der Spieler am Zug sehen kann.</translation>
    </message>
    <message>
        <source>Only matches that ended this way for you.</source>
        <translation>Nur Partien, die für dich so ausgegangen sind.</translation>
    </message>
    <message>
        <source>No longer listening for players.</source>
        <translation>Es werden keine Spieler mehr angenommen.</translation>
    </message>
    <message>
        <source>The name to put into invitations for this computer (default: its addresses).</source>
        <translation>Der Name, der in Einladungen für diesen Computer steht (sonst: seine Adressen).</translation>
    </message>
    <message>
        <source>--deal works only with --sheet hands</source>
        <translation>--deal geht nur mit --sheet hands</translation>
    </message>
    <message>
        <source>The rules have no errors and can be played.</source>
        <translation>Die Regeln haben keine Fehler und sind spielbar.</translation>
    </message>
    <message>
        <source>What the side tries to get while everyone else plays against it: tricks, points (in this deal), or win (the chance to win the match).</source>
        <translation>Was die Seite erreichen will, während alle anderen gegen sie spielen: tricks (Stiche), points (Punkte dieser Runde) oder win (die Aussicht, die Partie zu gewinnen).</translation>
    </message>
    <message>
        <source>How to group the statistics.</source>
        <translation>Wie die Statistik gruppiert wird.</translation>
    </message>
    <message>
        <source>%1: that event is not a player&apos;s choice</source>
        <translation>%1: Dieses Ereignis ist keine Entscheidung eines Spielers</translation>
    </message>
    <message>
        <source>Print shared deals (results or hands), or sheets for playing with real cards.</source>
        <translation>Duplikatrunden (Ergebnisse oder Blätter) oder Bögen für das Spiel mit echten Karten drucken.</translation>
    </message>
    <message>
        <source>Which computer player to act as.</source>
        <translation>Der Computerspieler, als der gespielt wird.</translation>
    </message>
    <message>
        <source>Any text you like. The cards depend on it as well as on the secret. Implies --fair.</source>
        <translation>Ein beliebiger Text. Die Karten hängen von ihm und vom Geheimnis ab. Schließt --fair ein.</translation>
    </message>
    <message>
        <source>Side %1 (points: %2, tricks: %3): %4</source>
        <translation>Seite %1 (Punkte: %2, Stiche: %3): %4</translation>
    </message>
    <message>
        <source>Whose statistics to show (default: yours, by your name in Quick Setup).</source>
        <translation>Wessen Statistik gezeigt wird (sonst deine, nach deinem Namen aus „Schnell einrichten“).</translation>
    </message>
    <message>
        <source>Backup of %1.</source>
        <comment>a date</comment>
        <translation>Sicherung vom %1.</translation>
    </message>
    <message numerus="yes">
        <source>In the backup but not among yours: %n file(s).</source>
        <translation>
            <numerusform>In der Sicherung, aber nicht bei dir: %n Datei.</numerusform>
            <numerusform>In der Sicherung, aber nicht bei dir: %n Dateien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Same as yours: %n file(s).</source>
        <translation>
            <numerusform>%n Datei ist dieselbe wie deine.</numerusform>
            <numerusform>%n Dateien sind dieselben wie deine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Different from yours: %n file(s).</source>
        <translation>
            <numerusform>%n Datei ist anders als deine.</numerusform>
            <numerusform>%n Dateien sind anders als deine.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save your matches, house rules, people, lessons, card sets, and settings in one file. Anyone who has the file can read all of that.</source>
        <translation>Deine Partien, Hausregeln, Leute, Lektionen, Kartenblätter und Einstellungen in einer Datei sichern. Wer sie hat, kann all das lesen.</translation>
    </message>
    <message>
        <source>%1 already exists</source>
        <translation>%1 gibt es schon</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n file(s) in %1.</source>
        <translation>
            <numerusform>%n Datei in %1 gesichert.</numerusform>
            <numerusform>%n Dateien in %1 gesichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show when a backup was made, and how its files differ from yours. Nothing is written.</source>
        <translation>Zeigen, wann eine Sicherung gemacht wurde und was darin anders ist als bei dir. Geschrieben wird nichts.</translation>
    </message>
    <message>
        <source>Restore a backup. Where a file differs from yours, both versions are kept. Close Sandbag first.</source>
        <translation>Eine Sicherung zurückholen. Wo eine Datei anders ist als deine, bleiben beide Fassungen. Schließe vorher Sandbag.</translation>
    </message>
    <message>
        <source>Which version of a file keeps the name where they differ.</source>
        <translation>Welche Fassung einer Datei den Namen behält, wo sie sich unterscheiden.</translation>
    </message>
    <message>
        <source>Use the backup&apos;s settings, too.</source>
        <translation>Auch die Einstellungen der Sicherung übernehmen.</translation>
    </message>
    <message numerus="yes">
        <source>Restored %n file(s).</source>
        <translation>
            <numerusform>%n Datei zurückgeholt.</numerusform>
            <numerusform>%n Dateien zurückgeholt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) differed: both versions are kept, under two names.</source>
        <translation>
            <numerusform>%n Datei war anders: Beide Fassungen sind noch da, unter zwei Namen.</numerusform>
            <numerusform>%n Dateien waren anders: Beide Fassungen sind noch da, unter zwei Namen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put settings, keys, and windows back to their defaults. Matches and house rules stay. Close Sandbag first.</source>
        <translation>Einstellungen, Tasten und Fenster zurücksetzen. Partien und Hausregeln bleiben. Schließe vorher Sandbag.</translation>
    </message>
    <message>
        <source>before resetting</source>
        <comment>part of a file&apos;s name</comment>
        <translation>vor dem Zurücksetzen</translation>
    </message>
    <message>
        <source>Can&apos;t write %1.</source>
        <translation>%1 lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>Can&apos;t save the settings in %1.</source>
        <translation>Die Einstellungen lassen sich nicht in %1 speichern.</translation>
    </message>
    <message>
        <source>There were no settings to reset.</source>
        <translation>Es gab keine Einstellungen zum Zurücksetzen.</translation>
    </message>
    <message>
        <source>All settings are back to their defaults. The previous ones are in %1.</source>
        <translation>Alle Einstellungen sind zurückgesetzt. Die bisherigen stehen in %1.</translation>
    </message>
    <message>
        <source>A backup (*.zip).</source>
        <translation>Eine Sicherung (*.zip).</translation>
    </message>
    <message>
        <source>Save everything of yours in one file.</source>
        <translation>Alles, was dir gehört, in einer Datei sichern.</translation>
    </message>
    <message>
        <source>Show what restoring a backup would change.</source>
        <translation>Zeigen, was das Zurückholen einer Sicherung ändern würde.</translation>
    </message>
    <message>
        <source>Restore a backup; nothing is overwritten.</source>
        <translation>Eine Sicherung zurückholen, ohne etwas zu überschreiben.</translation>
    </message>
    <message>
        <source>Put all settings back to their defaults.</source>
        <translation>Alle Einstellungen zurücksetzen.</translation>
    </message>
    <message numerus="yes">
        <source>%n connections were refused, the last one from %1.</source>
        <translation>
            <numerusform>%n Verbindung wurde abgelehnt, die letzte von %1.</numerusform>
            <numerusform>%n Verbindungen wurden abgelehnt, die letzte von %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::CompanyWindow</name>
    <message>
        <source>Table</source>
        <extracomment>Name of a part of the window, for a screen reader, too, noun.</extracomment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>You are at the table again.</source>
        <translation>Du bist wieder am Tisch.</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Nicht verbunden</translation>
    </message>
    <message>
        <source>The connection to the table has ended.</source>
        <translation>Die Verbindung zum Tisch ist zu Ende.</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <translation>%1: „%2“</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The person at this computer, in place of a name.</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>The match isn&apos;t over. At the table: %1.</source>
        <translation>Die Partie ist noch nicht zu Ende. Am Tisch: %1.</translation>
    </message>
    <message>
        <source>&amp;Close Table</source>
        <translation>Tisch s&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Leave Table</source>
        <translation>Tisch ver&amp;lassen</translation>
    </message>
    <message>
        <source>&amp;Propose These Rules</source>
        <translation>Diese Regeln &amp;vorschlagen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Menu: how one gets help, noun.</extracomment>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Menu: what has to do with matches as a whole, noun.</extracomment>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>Current &amp;Rules</source>
        <translation>&amp;Geltende Regeln</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Menu: what is done while one plays, verb or noun.</extracomment>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;Last Trick</source>
        <translation>&amp;Letzter Stich</translation>
    </message>
    <message>
        <source>Ask to &amp;Undo</source>
        <translation>&amp;Um Zurücknehmen bitten</translation>
    </message>
    <message>
        <source>Bid &amp;Nil</source>
        <translation>&amp;Nil bieten</translation>
    </message>
    <message>
        <source>Bid &amp;Blind</source>
        <translation>&amp;Blind bieten</translation>
    </message>
    <message>
        <source>&amp;Claim Remaining Tricks</source>
        <translation>Restliche Stiche be&amp;anspruchen</translation>
    </message>
    <message>
        <source>Concede Remaining Tricks</source>
        <translation>Restliche Stiche aufgeben</translation>
    </message>
    <message>
        <source>&amp;Take Back Card</source>
        <translation>Karte &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <extracomment>In a menu: the match goes on after a pause or a question, verb.</extracomment>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <extracomment>In a menu: the match stands still, verb.</extracomment>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>For a &amp;Moment</source>
        <translation>Einen &amp;Augenblick</translation>
    </message>
    <message>
        <source>Pause to &amp;Eat</source>
        <translation>Pause zum &amp;Essen</translation>
    </message>
    <message>
        <source>&amp;Say</source>
        <extracomment>Menu: ready sentences to say to the others, verb.</extracomment>
        <translation>Sa&amp;gen</translation>
    </message>
    <message>
        <source>Nobody else is here</source>
        <translation>Sonst ist niemand da</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu: what is seen, noun.</extracomment>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Scorecard</source>
        <extracomment>In a menu: whether that part of the window is shown, or is heard, noun.</extracomment>
        <translation>&amp;Spielzettel</translation>
    </message>
    <message>
        <source>Play Together</source>
        <translation>Gemeinsam spielen</translation>
    </message>
    <message>
        <source>%1 is waiting for you.</source>
        <translation>%1 wartet auf dich.</translation>
    </message>
    <message>
        <source>Everyone at this table will be asked to agree again.</source>
        <translation>Alle an diesem Tisch werden noch einmal um Zustimmung gefragt.</translation>
    </message>
    <message>
        <source>Everyone leaves the table if you close it. You can open it again later (Game &gt; Play Together). At the table: %1.</source>
        <translation>Alle verlassen den Tisch, wenn du ihn schließt. Du kannst ihn später wieder öffnen (Partie &gt; Gemeinsam spielen). Am Tisch: %1.</translation>
    </message>
    <message>
        <source>You can review the match when it&apos;s over.</source>
        <translation>Du kannst die Partie beurteilen, wenn sie zu Ende ist.</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>Der Tisch ist geschlossen.</translation>
    </message>
    <message>
        <source>%1 would like to play again.</source>
        <translation>Noch einmal spielen möchte: %1.</translation>
    </message>
    <message>
        <source>Play &amp;Again</source>
        <translation>&amp;Noch einmal</translation>
    </message>
    <message>
        <source>Change Seats</source>
        <translation>Plätze tauschen</translation>
    </message>
    <message>
        <source>%1 would like to change seats with you.</source>
        <translation>%1 möchte den Platz mit dir tauschen.</translation>
    </message>
    <message>
        <source>&amp;Change Seats</source>
        <translation>Plätze &amp;tauschen</translation>
    </message>
    <message>
        <source>&amp;Stay Here</source>
        <translation>Hier &amp;bleiben</translation>
    </message>
    <message>
        <source>Bid A&amp;head</source>
        <translation>Gebot &amp;vormerken</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>Menu: whose sentences are not shown, verb.</extracomment>
        <translation>Stu&amp;mmschalten</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>In a menu of cards or bids that one may choose before one&apos;s turn: none of them.</extracomment>
        <translation>Keines</translation>
    </message>
    <message>
        <source>These cards can&apos;t be played again: when you play together, every match has new cards.</source>
        <translation>Diese Karten lassen sich nicht noch einmal spielen: Beim Zusammenspielen hat jede Partie neue Karten.</translation>
    </message>
    <message>
        <source>Pause: Someone Is at the &amp;Door</source>
        <translation>Pause: Es klingelt an der &amp;Tür</translation>
    </message>
</context>
<context>
    <name>sandbag::CompareModel</name>
    <message>
        <source>Group</source>
        <extracomment>Heading of a column: the group to which a house rule belongs, noun.</extracomment>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>Heading of a column: the title of a house rule, noun.</extracomment>
        <translation>Regel</translation>
    </message>
</context>
<context>
    <name>sandbag::CompareRulesDialog</name>
    <message>
        <source>These rules</source>
        <translation>Diese Regeln</translation>
    </message>
    <message>
        <source>These rules: %1</source>
        <translation>Diese Regeln: %1</translation>
    </message>
    <message>
        <source>Copy as &amp;Text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>Keine Unterschiede.</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n Unterschied</numerusform>
            <numerusform>%n Unterschiede</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::ConductBar</name>
    <message>
        <source>G&amp;o On</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Allow</source>
        <extracomment>Button: lets a card be taken back, verb.</extracomment>
        <translation>&amp;Erlauben</translation>
    </message>
    <message>
        <source>Do &amp;Not Allow</source>
        <translation>&amp;Nicht erlauben</translation>
    </message>
    <message>
        <source>&amp;Wait Longer</source>
        <translation>Län&amp;ger warten</translation>
    </message>
    <message>
        <source>Ready to go on: %1.</source>
        <translation>Bereit weiterzuspielen: %1.</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <translation>%1 ist nicht da.</translation>
    </message>
    <message>
        <source>Pau&amp;se the Match</source>
        <translation>Pa&amp;rtie anhalten</translation>
    </message>
    <message>
        <source>The match is paused: nobody is here to play.</source>
        <translation>Die Partie steht: Niemand ist zum Spielen da.</translation>
    </message>
    <message>
        <source>%1 has paused the match: someone is at their door.</source>
        <translation>%1 hat die Partie angehalten: Es ist jemand an der Tür.</translation>
    </message>
    <message>
        <source>%1 has paused the match: it&apos;s time to eat.</source>
        <translation>%1 hat die Partie angehalten: Es gibt Essen.</translation>
    </message>
    <message>
        <source>%1 has paused the match for a moment.</source>
        <translation>%1 hat die Partie einen Augenblick angehalten.</translation>
    </message>
    <message>
        <source>You have asked to undo your last choice. Waiting for the others.</source>
        <translation>Du möchtest deine letzte Entscheidung zurücknehmen. Die anderen werden gefragt.</translation>
    </message>
    <message>
        <source>%1 would like to undo their last choice.</source>
        <translation>%1 möchte die letzte eigene Entscheidung zurücknehmen.</translation>
    </message>
    <message numerus="yes">
        <source>This undoes %n move(s).</source>
        <translation>
            <numerusform>Das nimmt %n Zug zurück.</numerusform>
            <numerusform>Das nimmt %n Züge zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards seen since then can&apos;t be unseen.</source>
        <translation>Karten, die inzwischen zu sehen waren, bleiben bekannt.</translation>
    </message>
    <message>
        <source>A computer is playing for %1, who gets the seat back on return.</source>
        <translation>Für %1 spielt ein Computer, bis der Platz wieder besetzt ist.</translation>
    </message>
    <message>
        <source>%1 is away. A computer takes over in %2.</source>
        <translation>%1 ist nicht da. In %2 spielt ein Computer.</translation>
    </message>
    <message>
        <source>The others can go on in %1.</source>
        <translation>In %1 können die anderen weiterspielen.</translation>
    </message>
    <message>
        <source>Comp&amp;uter Plays</source>
        <translation>Comp&amp;uter spielt</translation>
    </message>
    <message>
        <source>Take My Seat &amp;Back</source>
        <translation>Meinen Platz &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>A computer is playing for %1, who can take the seat back at any time.</source>
        <translation>Für %1 spielt ein Computer. Der Platz kann jederzeit zurückgenommen werden.</translation>
    </message>
    <message>
        <source>The others are waiting for you. They can now let a computer play for you.</source>
        <translation>Die anderen warten auf dich. Sie können jetzt einen Computer für dich spielen lassen.</translation>
    </message>
    <message>
        <source>%1 is taking a long time. A computer can play instead.</source>
        <translation>%1 braucht lange. Stattdessen kann ein Computer spielen.</translation>
    </message>
    <message>
        <source>The choice takes effect in %1.</source>
        <translation>Die Wahl wird in %1 wirksam.</translation>
    </message>
    <message>
        <source>The others waited for you. A computer is now playing for you.</source>
        <translation>Die anderen haben auf dich gewartet. Jetzt spielt ein Computer für dich.</translation>
    </message>
</context>
<context>
    <name>sandbag::ContestWindow</name>
    <message>
        <source>Pair</source>
        <extracomment>Heading of a column or a page: two players who belong together; or all of them, noun.</extracomment>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Names</source>
        <extracomment>Heading of a page: what stands on it, noun.</extracomment>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>Heading of a column or a page: two players who belong together; or all of them, noun.</extracomment>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal, noun (a hand dealt and played).</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>North, south</source>
        <translation>Nord, Süd</translation>
    </message>
    <message>
        <source>East, west</source>
        <translation>Ost, West</translation>
    </message>
    <message>
        <source>Points N, S</source>
        <translation>Punkte N, S</translation>
    </message>
    <message>
        <source>Points E, W</source>
        <translation>Punkte O, W</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>Heading of a page: what stands on it, noun.</extracomment>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Heading of a column: the place in a ranking, noun.</extracomment>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Matchpoints</source>
        <extracomment>Heading of a column: how many pairs with the same cards one beat, noun.</extracomment>
        <translation>Matchpunkte</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Heading of a column: points out of those that could be had, in %, noun.</extracomment>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Ranking</source>
        <extracomment>Heading of a page: what stands on it, noun.</extracomment>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Real Tables</source>
        <translation>Echte Tische</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n Tisch</numerusform>
            <numerusform>%n Tische</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Tables:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>&amp;Tische:</translation>
    </message>
    <message>
        <source>&amp;Hands…</source>
        <extracomment>Button: prints sheets of that kind for a real table, noun.</extracomment>
        <translation>&amp;Blätter …</translation>
    </message>
    <message>
        <source>&amp;Rounds…</source>
        <extracomment>Button: prints sheets of that kind for a real table, noun.</extracomment>
        <translation>&amp;Durchgänge …</translation>
    </message>
    <message>
        <source>&amp;Slips…</source>
        <extracomment>Button: prints sheets of that kind for a real table, noun.</extracomment>
        <translation>&amp;Zettel …</translation>
    </message>
    <message>
        <source>Ran&amp;king…</source>
        <extracomment>Button: prints sheets of that kind for a real table, noun.</extracomment>
        <translation>&amp;Rangliste …</translation>
    </message>
    <message>
        <source>Deal %1: no points yet</source>
        <translation>Runde %1: noch keine Punkte</translation>
    </message>
    <message>
        <source>%1 (north, south)</source>
        <translation>%1 (Nord, Süd)</translation>
    </message>
    <message>
        <source>%1 (east, west)</source>
        <translation>%1 (Ost, West)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>matchpoints</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 gespeichert.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a number of points.</source>
        <translation>„%1“ ist keine Punktzahl.</translation>
    </message>
    <message>
        <source>Bid and took</source>
        <translation>Gebote · Stiche</translation>
    </message>
    <message>
        <source>&amp;Enter Result…</source>
        <translation>Ergebnis &amp;eintragen …</translation>
    </message>
    <message>
        <source>Enter bids and tricks; Sandbag works out the points</source>
        <translation>Gebote und Stiche eintragen; Sandbag rechnet die Punkte aus</translation>
    </message>
    <message>
        <source>&amp;Save as PDF</source>
        <translation>Als PDF &amp;speichern</translation>
    </message>
    <message>
        <source>Which pairs meet in each round, and on which deals</source>
        <translation>Welche Paare in jedem Durchgang aufeinandertreffen, und in welchen Runden</translation>
    </message>
    <message>
        <source>A slip for each deal, to write the results on</source>
        <translation>Ein Zettel für jede Runde, um die Ergebnisse aufzuschreiben</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>In a menu or on a button: closes the window, verb.</extracomment>
        <translation>Schl&amp;ießen</translation>
    </message>
    <message>
        <source>Can&apos;t be changed once there are results</source>
        <translation>Nicht mehr zu ändern, sobald es Ergebnisse gibt</translation>
    </message>
    <message>
        <source>All results are entered.</source>
        <translation>Alle Ergebnisse sind eingetragen.</translation>
    </message>
    <message>
        <source>The hands of all deals, for laying out real cards</source>
        <translation>Die Blätter aller Runden, um die Karten danach zu legen</translation>
    </message>
    <message>
        <source>The ranking of the pairs and all results</source>
        <translation>Die Rangliste der Paare und alle Ergebnisse</translation>
    </message>
</context>
<context>
    <name>sandbag::CountingPanel</name>
    <message>
        <source>Yes</source>
        <extracomment>Answer to a question.</extracomment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Answer to a question.</extracomment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>%1 is void.</source>
        <translation>%1 ist blank.</translation>
    </message>
    <message>
        <source>%1 has followed this suit every time so far.</source>
        <translation>%1 hat diese Farbe bisher immer bedient.</translation>
    </message>
    <message>
        <source>Right.</source>
        <extracomment>What is said of an answer: it was correct.</extracomment>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>Nicht ganz.</translation>
    </message>
    <message>
        <source>Is %1 known to be void in this suit (%2)?</source>
        <translation>Ist bekannt, dass %1 in dieser Farbe (%2) blank ist?</translation>
    </message>
    <message>
        <source>How many cards of this suit (%1) do the others hold?</source>
        <translation>Wie viele Karten dieser Farbe (%1) haben die anderen?</translation>
    </message>
    <message numerus="yes">
        <source>The others hold %n card(s) of this suit.</source>
        <translation>
            <numerusform>Die anderen haben %n Karte dieser Farbe.</numerusform>
            <numerusform>Die anderen haben %n Karten dieser Farbe.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::CurtainPanel</name>
    <message>
        <source>%1: it is your turn.</source>
        <translation>%1: Du bist an der Reihe.</translation>
    </message>
</context>
<context>
    <name>sandbag::CurveModel</name>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal, noun (a hand dealt and played).</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Before</source>
        <comment>chance before a deal</comment>
        <translation>Vorher</translation>
    </message>
    <message>
        <source>Cards dealt</source>
        <translation>Nach dem Geben</translation>
    </message>
    <message>
        <source>After</source>
        <comment>chance after a deal</comment>
        <translation>Nachher</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Heading of a column: how much the chance to win changed, noun.</extracomment>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>%1 (turning point)</source>
        <comment>number of a deal</comment>
        <translation>%1 (Wendepunkt)</translation>
    </message>
</context>
<context>
    <name>sandbag::CurveView</name>
    <message>
        <source>Chance to win the match</source>
        <translation>Aussicht auf den Sieg</translation>
    </message>
    <message>
        <source>Chance to win the match. %1</source>
        <translation>Aussicht auf den Sieg. %1</translation>
    </message>
    <message>
        <source>Before deal %1: %2%</source>
        <translation>Vor Runde %1: %2 %</translation>
    </message>
    <message>
        <source>Deal %1, after dealing: %2%</source>
        <translation>Runde %1, nach dem Geben: %2 %</translation>
    </message>
    <message>
        <source>Deal %1, choice %2: %3%</source>
        <translation>Runde %1, Entscheidung %2: %3 %</translation>
    </message>
    <message>
        <source>After deal %1: %2%</source>
        <translation>Nach Runde %1: %2 %</translation>
    </message>
    <message>
        <source>The chart appears after the review.</source>
        <translation>Das Diagramm erscheint nach dem Rückblick.</translation>
    </message>
</context>
<context>
    <name>sandbag::CutPanel</name>
    <message>
        <source>Cut the cards</source>
        <translation>Karten abheben</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) off the top</source>
        <translation>
            <numerusform>%n Karte von oben</numerusform>
            <numerusform>%n Karten von oben</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut</source>
        <extracomment>Button: cuts the deck, verb.</extracomment>
        <translation>Abheben</translation>
    </message>
    <message>
        <source>French cut: which card goes to %1?</source>
        <translation>Französisches Abheben: Welche Karte für %1?</translation>
    </message>
    <message>
        <source>Don&apos;t Cut</source>
        <translation>Nicht abheben</translation>
    </message>
    <message>
        <source>Number of cards to cut from the top</source>
        <translation>Zahl der von oben abzuhebenden Karten</translation>
    </message>
</context>
<context>
    <name>sandbag::DailyWindow</name>
    <message>
        <source>Deal of the Day</source>
        <translation>Runde des Tages</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>&amp;Spielart:</translation>
    </message>
    <message>
        <source>Days</source>
        <extracomment>Heading of a list: the days of which one has played the deal, noun.</extracomment>
        <translation>Tage</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Button: plays the deal that is chosen, verb.</extracomment>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>Copy &amp;Result</source>
        <translation>&amp;Ergebnis kopieren</translation>
    </message>
    <message>
        <source>Copy your result to send to friends</source>
        <translation>Dein Ergebnis für Freunde kopieren</translation>
    </message>
    <message numerus="yes">
        <source>Played on %n day(s).</source>
        <translation>
            <numerusform>An %n Tag gespielt.</numerusform>
            <numerusform>An %n Tagen gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: code %2</source>
        <translation>%1: Code %2</translation>
    </message>
    <message>
        <source>&amp;Play Again</source>
        <translation>Noch einmal s&amp;pielen</translation>
    </message>
    <message>
        <source>%1: playing…</source>
        <comment>a level of computer players</comment>
        <translation>%1: spielt …</translation>
    </message>
    <message>
        <source>%1: no score</source>
        <comment>a level of computer players</comment>
        <translation>%1: kein Ergebnis</translation>
    </message>
    <message>
        <source>Your points: %1.</source>
        <translation>Deine Punkte: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a level of computer players, its result</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>Current streak: %n day(s).</source>
        <translation>
            <numerusform>Laufende Serie: %n Tag.</numerusform>
            <numerusform>Laufende Serie: %n Tage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n day(s).</source>
        <translation>
            <numerusform>Längste Serie: %n Tag.</numerusform>
            <numerusform>Längste Serie: %n Tage.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone who plays on this day has the same cards. Only the first time counts, but you can play as often as you like.</source>
        <translation>Alle, die an diesem Tag spielen, haben dieselben Karten. Nur das erste Mal zählt, aber du kannst spielen, sooft du willst.</translation>
    </message>
    <message>
        <source>One deal</source>
        <translation>Eine Runde</translation>
    </message>
    <message numerus="yes">
        <source>A short match of %n deal(s)</source>
        <translation>
            <numerusform>Eine kurze Partie von %n Runde</numerusform>
            <numerusform>Eine kurze Partie von %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Length:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>&amp;Länge:</translation>
    </message>
</context>
<context>
    <name>sandbag::DealList</name>
    <message>
        <source>Points</source>
        <extracomment>Heading of a column of matches and deals, noun.</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal, noun (a hand dealt and played).</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Heading of a column of matches and deals, noun.</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Heading of a column of matches and deals, noun.</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Best and worst deals</source>
        <translation>Beste und schlechteste Runden</translation>
    </message>
    <message>
        <source>Press Enter to show the deal on the table.</source>
        <translation>Enter öffnet die Runde am Tisch.</translation>
    </message>
    <message>
        <source>Best deals</source>
        <translation>Beste Runden</translation>
    </message>
    <message>
        <source>Worst deals</source>
        <translation>Schlechteste Runden</translation>
    </message>
</context>
<context>
    <name>sandbag::DeckChoice</name>
    <message>
        <source>Sample hand from this deck, with jokers</source>
        <translation>Ein Beispiel aus diesem Kartenblatt, mit den Jokern</translation>
    </message>
    <message>
        <source>Deck of cards</source>
        <translation>Kartenblatt</translation>
    </message>
    <message>
        <source>%1 (ranks hidden where cards overlap)</source>
        <translation>%1 (Werte im Fächer verdeckt)</translation>
    </message>
    <message>
        <source>These cards show their rank only at the right edge, where the next card in your hand covers it.</source>
        <translation>Diese Karten zeigen ihren Wert nur am rechten Rand, wo die nächste Karte im Fächer ihn verdeckt.</translation>
    </message>
</context>
<context>
    <name>sandbag::DialogText</name>
    <message>
        <source>Standard: &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>Standard: &lt;b&gt;%1&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>All named games</source>
        <translation>Alle benannten Spielarten</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Using Sandbag</source>
        <translation>Sandbag bedienen</translation>
    </message>
    <message>
        <source>Named games</source>
        <translation>Spielarten</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n geändert</numerusform>
            <numerusform>%n geändert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without effect</source>
        <translation>
            <numerusform>%n wirkungslos</numerusform>
            <numerusform>%n wirkungslos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>preset and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>4 in two pairs</source>
        <translation>4 in zwei Paaren</translation>
    </message>
    <message>
        <source>4, no partners (cutthroat)</source>
        <translation>4, jeder für sich (Cutthroat)</translation>
    </message>
    <message>
        <source>3, no partners</source>
        <translation>3, jeder für sich</translation>
    </message>
    <message>
        <source>2, drawing cards one by one</source>
        <translation>2, Karten einzeln gezogen</translation>
    </message>
    <message>
        <source>5, no partners</source>
        <translation>5, jeder für sich</translation>
    </message>
    <message>
        <source>10 bags cost 100</source>
        <translation>10 Säcke kosten 100</translation>
    </message>
    <message>
        <source>5 bags cost 50</source>
        <translation>5 Säcke kosten 50</translation>
    </message>
    <message>
        <source>7 bags cost 75</source>
        <translation>7 Säcke kosten 75</translation>
    </message>
    <message>
        <source>Overtricks are a point each, no penalty</source>
        <translation>Überstiche je ein Punkt, keine Strafe</translation>
    </message>
    <message>
        <source>No bags at all: overtricks are worth nothing</source>
        <translation>Gar keine Säcke: Überstiche sind nichts wert</translation>
    </message>
    <message>
        <source>Every overtrick costs 10</source>
        <translation>Jeder Überstich kostet 10</translation>
    </message>
    <message>
        <source>No jokers</source>
        <translation>Keine Joker</translation>
    </message>
    <message>
        <source>Two jokers high; 2♥ and 2♣ out</source>
        <translation>Zwei Joker hoch; 2♥ und 2♣ draußen</translation>
    </message>
    <message>
        <source>Two jokers, 2♦ and 2♠ high; 2♥ and 2♣ out</source>
        <translation>Zwei Joker, 2♦ und 2♠ hoch; 2♥ und 2♣ draußen</translation>
    </message>
    <message>
        <source>Two jokers and 2♠ high; 2♥ and 2♦ out</source>
        <translation>Zwei Joker und 2♠ hoch; 2♥ und 2♦ draußen</translation>
    </message>
    <message>
        <source>Two jokers high; two cards to the dealer as a kitty</source>
        <translation>Zwei Joker hoch; zwei Karten als Talon für den Geber</translation>
    </message>
    <message>
        <source>No jokers; all twos high</source>
        <translation>Keine Joker; alle Zweien hoch</translation>
    </message>
    <message>
        <source>Spades in a minute</source>
        <translation>Spades in einer Minute</translation>
    </message>
    <message>
        <source>From South Asia and Turkey</source>
        <translation>Aus Südasien und der Türkei</translation>
    </message>
    <message>
        <source>From American card clubs and lodges</source>
        <translation>Aus amerikanischen Kartenrunden und Logen</translation>
    </message>
    <message>
        <source>For two or three</source>
        <translation>Für zwei oder drei</translation>
    </message>
    <message>
        <source>For five to eight</source>
        <translation>Für fünf bis acht</translation>
    </message>
    <message>
        <source>For four, no partners</source>
        <translation>Für vier, jeder für sich</translation>
    </message>
    <message>
        <source>For four, with jokers or other trumps</source>
        <translation>Für vier, mit Jokern oder anderen Trümpfen</translation>
    </message>
    <message>
        <source>For four, with the usual cards</source>
        <translation>Für vier, mit den üblichen Karten</translation>
    </message>
    <message>
        <source>Other games: %1.</source>
        <translation>Andere Spielarten: %1.</translation>
    </message>
    <message>
        <source>Different in: %1.</source>
        <translation>Anders in: %1.</translation>
    </message>
    <message>
        <source>Changed from Standard</source>
        <translation>Abweichend von Standard</translation>
    </message>
    <message>
        <source>Glossary</source>
        <extracomment>Heading of the pages that explain words, noun.</extracomment>
        <translation>Glossar</translation>
    </message>
    <message>
        <source>No effect now: %1</source>
        <translation>Jetzt ohne Wirkung: %1</translation>
    </message>
    <message>
        <source>Fix</source>
        <extracomment>Button beside a rule that contradicts another: sets it so that it no longer does, verb.</extracomment>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>6 in three pairs, two decks</source>
        <translation>6 in drei Paaren, zwei Kartenspiele</translation>
    </message>
    <message>
        <source>6 in two teams of three, two decks</source>
        <translation>6 in zwei Dreierteams, zwei Kartenspiele</translation>
    </message>
    <message>
        <source>6, no partners, two decks</source>
        <translation>6, jeder für sich, zwei Kartenspiele</translation>
    </message>
    <message>
        <source>7, no partners, two decks</source>
        <translation>7, jeder für sich, zwei Kartenspiele</translation>
    </message>
    <message>
        <source>8 in four pairs, two decks</source>
        <translation>8 in vier Paaren, zwei Kartenspiele</translation>
    </message>
    <message>
        <source>It&apos;s better to split into tables of %1.</source>
        <translation>Besser auf Tische verteilen: %1.</translation>
    </message>
    <message>
        <source>It&apos;s better to split into tables of %1 or %2.</source>
        <translation>Besser auf Tische verteilen: %1 oder %2.</translation>
    </message>
</context>
<context>
    <name>sandbag::DoorLamp</name>
    <message>
        <source>Nobody is connected</source>
        <translation>Niemand ist verbunden</translation>
    </message>
    <message>
        <source>Who is connected, and how to disconnect</source>
        <translation>Wer verbunden ist, und wie du die Verbindung beendest</translation>
    </message>
</context>
<context>
    <name>sandbag::EntryPanel</name>
    <message>
        <source>Still missing: %1.</source>
        <translation>Noch offen: %1.</translation>
    </message>
    <message>
        <source>Ruling: %1, points %2, bags %3. %4</source>
        <comment>side, points, bags, reason</comment>
        <translation>Entscheidung: %1, Punkte %2, Säcke %3. %4</translation>
    </message>
    <message>
        <source>%1 Press Enter again to accept.</source>
        <translation>%1 Drück noch einmal Enter, um das anzunehmen.</translation>
    </message>
    <message>
        <source>Score the deal as entered and note it on the scorecard</source>
        <translation>Die Runde wie eingetragen zählen und das auf dem Spielzettel vermerken</translation>
    </message>
    <message>
        <source>Score as Entere&amp;d</source>
        <translation>W&amp;ie eingetragen werten</translation>
    </message>
</context>
<context>
    <name>sandbag::ExampleModel</name>
    <message>
        <source>new</source>
        <extracomment>In a table of example scores, in the column of the score under the rules before: this example was not there.</extracomment>
        <translation>neu</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal, noun (a hand dealt and played).</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Heading of a column: the score of a deal, noun.</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Bags</source>
        <extracomment>Heading of a column: overtricks that are counted.</extracomment>
        <translation>Säcke</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Heading of a column: the score under the rules before, adverb.</extracomment>
        <translation>Vorher</translation>
    </message>
</context>
<context>
    <name>sandbag::FairDialog</name>
    <message>
        <source>Fingerprint:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>Fingerabdruck:</translation>
    </message>
    <message>
        <source>Words:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>Worte:</translation>
    </message>
    <message>
        <source>Secret:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>Geheimnis:</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>Heading: how lucky or unlucky the cards were, noun.</extracomment>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Heading of a column: whose cards they were; and how many spades among them, noun.</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Spades</source>
        <extracomment>Heading of a column: whose cards they were; and how many spades among them, noun.</extracomment>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Aces, kings, queens</source>
        <translation>Asse, Könige, Damen</translation>
    </message>
    <message>
        <source>Void suits</source>
        <translation>Fehlfarben</translation>
    </message>
    <message>
        <source>The check found a problem. %1: %2</source>
        <translation>Die Prüfung hat einen Fehler gefunden. %1: %2</translation>
    </message>
    <message>
        <source>Fair Cards</source>
        <translation>Ehrliche Karten</translation>
    </message>
    <message>
        <source>Where the cards come from</source>
        <translation>Woher die Karten kommen</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Diese Partie</translation>
    </message>
    <message>
        <source>The next match</source>
        <translation>Die nächste Partie</translation>
    </message>
    <message>
        <source>Chec&amp;k This Match</source>
        <translation>Diese Partie &amp;prüfen</translation>
    </message>
    <message>
        <source>Checking…</source>
        <extracomment>What is being done at the moment.</extracomment>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>The cards of this match are set by its code: everyone who plays this code gets the same cards.</source>
        <translation>Die Karten dieser Partie ergeben sich aus ihrem Code: Wer diesen Code spielt, bekommt dieselben Karten.</translation>
    </message>
    <message>
        <source>This match has no fingerprint, so nothing proves that its cards weren&apos;t picked on purpose.</source>
        <translation>Diese Partie hat keinen Fingerabdruck; nichts beweist also, dass ihre Karten nicht ausgesucht wurden.</translation>
    </message>
    <message>
        <source>shown when the match is over</source>
        <translation>wird nach der Partie gezeigt</translation>
    </message>
    <message>
        <source>average %1, usually %2 to %3</source>
        <comment>counts of cards</comment>
        <translation>im Schnitt %1, üblich %2 bis %3</translation>
    </message>
    <message>
        <source>Everything checks out. Deals checked: %1. Computers&apos; choices checked: %2.</source>
        <translation>Alles stimmt. Geprüfte Runden: %1. Geprüfte Entscheidungen der Computer: %2.</translation>
    </message>
    <message>
        <source>Before the first card, the program chose a random secret; its fingerprint (SHA-256) is below. The cards depend on that secret and also on the words below, which the program didn&apos;t choose. So nobody could decide who gets which cards.</source>
        <translation>Vor der ersten Karte hat das Programm ein zufälliges Geheimnis gezogen; unten steht dessen Fingerabdruck (SHA-256). Die Karten hängen von diesem Geheimnis ab und auch von den Worten unten, die das Programm nicht bestimmt hat. Niemand konnte also bestimmen, wer welche Karten bekommt.</translation>
    </message>
    <message>
        <source>No deal of this match is finished yet.</source>
        <translation>Noch keine Runde dieser Partie ist vorbei.</translation>
    </message>
    <message>
        <source>A random secret for the next match has been chosen; this is its fingerprint. You can type any words below. They are mixed into the shuffle, so the program alone can&apos;t decide the cards.</source>
        <translation>Ein zufälliges Geheimnis für die nächste Partie ist schon gezogen, und dies ist sein Fingerabdruck. Unten kannst du beliebige Worte eintippen. Sie gehen in das Mischen ein; so kann nicht das Programm allein über die Karten bestimmen.</translation>
    </message>
    <message>
        <source>Any &amp;words, to help shuffle the next match:</source>
        <translation>&amp;Worte, die in das Mischen der nächsten Partie eingehen:</translation>
    </message>
    <message>
        <source>Deal the cards again and have computer players choose again, using only what could be seen from their seats</source>
        <translation>Die Karten noch einmal geben und jeden Computerspieler noch einmal wählen lassen, nur nach dem, was von seinem Platz zu sehen war</translation>
    </message>
    <message>
        <source>The cards were fixed before the first deal. Fingerprint: %1. Words used in the shuffle: %2</source>
        <translation>Die Karten standen vor der ersten Runde fest. Fingerabdruck: %1. Worte beim Mischen: %2</translation>
    </message>
    <message numerus="yes">
        <source>How often everyone was dealt these cards in %n deal(s). In 95% of matches, a number is within the usual range shown below it; * marks a number outside that range.</source>
        <translation>
            <numerusform>Wie oft alle in %n Runde diese Karten bekamen. In 95 von 100 Partien liegt eine Zahl im üblichen Bereich, der unter ihr steht; * steht bei denen außerhalb.</numerusform>
            <numerusform>Wie oft alle in %n Runden diese Karten bekamen. In 95 von 100 Partien liegt eine Zahl im üblichen Bereich, der unter ihr steht; * steht bei denen außerhalb.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::FeltChoice</name>
    <message>
        <source>Green</source>
        <extracomment>The color of the table or of the backs of cards.</extracomment>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>The color of the table or of the backs of cards.</extracomment>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <extracomment>The color of the table or of the backs of cards.</extracomment>
        <translation>Burgunder</translation>
    </message>
    <message>
        <source>Slate</source>
        <extracomment>The color of the table or of the backs of cards.</extracomment>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Night</source>
        <extracomment>The color of the table or of the backs of cards.</extracomment>
        <translation>Nacht</translation>
    </message>
</context>
<context>
    <name>sandbag::FigureModel</name>
    <message>
        <source>nothing</source>
        <comment>in an empty cell, to be heard</comment>
        <translation>nichts</translation>
    </message>
</context>
<context>
    <name>sandbag::FilesPage</name>
    <message>
        <source>&amp;Delete All Matches…</source>
        <translation>Alle Partien &amp;löschen …</translation>
    </message>
    <message>
        <source>Delete All Matches</source>
        <translation>Alle Partien löschen</translation>
    </message>
    <message>
        <source>Match &amp;folder:</source>
        <translation>O&amp;rdner der Partien:</translation>
    </message>
    <message>
        <source>&amp;Move…</source>
        <extracomment>Button: moves the folder of matches elsewhere, verb.</extracomment>
        <translation>&amp;Verschieben …</translation>
    </message>
    <message>
        <source>Matches never leave this computer. Each match is one file; deleting that file deletes the match.</source>
        <translation>Partien verlassen diesen Rechner nie. Jede ist eine Datei; wird die Datei gelöscht, verschwindet sie aus dem Verlauf.</translation>
    </message>
    <message>
        <source>Match Folder</source>
        <translation>Ordner der Partien</translation>
    </message>
    <message>
        <source>Delete all matches in the history, with their statistics? This can&apos;t be undone. The current match and files saved elsewhere are kept.</source>
        <translation>Alle Partien des Verlaufs samt ihrer Statistik löschen? Das lässt sich nicht rückgängig machen. Die laufende Partie und anderswo gespeicherte Dateien bleiben.</translation>
    </message>
</context>
<context>
    <name>sandbag::FindingBar</name>
    <message>
        <source>Show</source>
        <extracomment>Button beside a remark on the rules: goes to the rule, verb.</extracomment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Zeigen: %1</translation>
    </message>
    <message>
        <source>Fix</source>
        <extracomment>Button beside a rule that contradicts another: sets it so that it no longer does, verb.</extracomment>
        <translation>Beheben</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Beheben: %1</translation>
    </message>
</context>
<context>
    <name>sandbag::FirstOffer</name>
    <message>
        <source>New to Spades? Learn it in ten minutes.</source>
        <translation>Neu bei Spades? Lern es in zehn Minuten.</translation>
    </message>
    <message>
        <source>Learn Spades</source>
        <translation>Spades lernen</translation>
    </message>
    <message>
        <source>No, Thanks</source>
        <translation>Nein, danke</translation>
    </message>
</context>
<context>
    <name>sandbag::FiveCardsRow</name>
    <message>
        <source>Five cards to compare: %1</source>
        <translation>Fünf Karten zum Vergleichen: %1</translation>
    </message>
</context>
<context>
    <name>sandbag::GameSession</name>
    <message>
        <source>A computer plays instead of %1. An external program runs only if you type its command on this computer, in Quick Setup or in Preferences.</source>
        <translation>Für %1 spielt ein Computer. Ein externes Programm läuft nur, wenn du seinen Befehl auf diesem Computer eintippst, unter „Schnell einrichten“ oder in den Einstellungen.</translation>
    </message>
</context>
<context>
    <name>sandbag::HandChoice</name>
    <message numerus="yes">
        <source>You&apos;ve already chosen %n card(s). Deselect one first.</source>
        <translation>
            <numerusform>Du hast schon %n Karte gewählt. Wähle sie erst ab.</numerusform>
            <numerusform>Du hast schon %n Karten gewählt. Wähle erst eine ab.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::HintPanel</name>
    <message>
        <source>Hint: %1</source>
        <translation>Tipp: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: closes a paper that lies on the table, verb.</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Follow Hint</source>
        <translation>Tipp befolgen</translation>
    </message>
    <message>
        <source>Details</source>
        <extracomment>Button: more about a hint, noun.</extracomment>
        <translation>Einzelheiten</translation>
    </message>
</context>
<context>
    <name>sandbag::HistoryFilterBar</name>
    <message>
        <source>Search names, rules, dates, points</source>
        <translation>Namen, Regeln, Tage, Punkte suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Name of the field in which one searches, for a screen reader, noun.</extracomment>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Name of a choice for a screen reader: which matches are listed, noun.</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Name of a choice for a screen reader: which matches are listed, noun.</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Name of a choice for a screen reader: which matches are listed, noun.</extracomment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Name of a choice for a screen reader: which matches are listed, noun.</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Any rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Jede Spielerzahl</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>With real cards</source>
        <translation>Mit echten Karten</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Jedes Ergebnis</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Choice: only matches that ended so for oneself, a verb in the past.</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>Choice: only matches that ended so for oneself, a verb in the past.</extracomment>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Alle Partien</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>An diesem Rechner</translation>
    </message>
</context>
<context>
    <name>sandbag::HistoryModel</name>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>Sieg: %1</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>How a match ended for oneself, a verb in the past.</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>How a match ended for oneself, a verb in the past.</extracomment>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Heading of a column of the history, noun; “Started”: when the match began, a verb in the past.</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Heading of a column of the history, noun; “Started”: when the match began, a verb in the past.</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Heading of a column of the history, noun; “Started”: when the match began, a verb in the past.</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading of a column of the history, noun; “Started”: when the match began, a verb in the past.</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>%1, assisted</source>
        <extracomment>A match in the history: &quot;Won, with help&quot;.</extracomment>
        <translation>%1, mit Hilfe</translation>
    </message>
    <message>
        <source>%1, not counted</source>
        <extracomment>A match in the history that begins as one that is counted does: &quot;Won, another end&quot;.</extracomment>
        <translation>%1, zählt nicht</translation>
    </message>
    <message>
        <source>%1: this match begins with the same deals as another one. Only the one that ended first counts in the statistics.</source>
        <translation>%1: Diese Partie beginnt mit denselben Runden wie eine andere. In der Statistik zählt nur die, die zuerst zu Ende war.</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Heading of a column of the history, noun; “Started”: when the match began, a verb in the past.</extracomment>
        <translation>Begonnen</translation>
    </message>
</context>
<context>
    <name>sandbag::HistoryText</name>
    <message numerus="yes">
        <source>%Ln deal(s)</source>
        <translation>
            <numerusform>%Ln Runde</numerusform>
            <numerusform>%Ln Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Heading of a column of statistics, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Matches played</source>
        <translation>Gespielte Partien</translation>
    </message>
    <message numerus="yes">
        <source>%Ln finished</source>
        <translation>
            <numerusform>%Ln beendet</numerusform>
            <numerusform>%Ln beendet</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Gewonnene Partien</translation>
    </message>
    <message>
        <source>Hours played</source>
        <translation>Gespielte Stunden</translation>
    </message>
    <message>
        <source>Deals</source>
        <extracomment>Heading of a column of statistics, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Deals played</source>
        <translation>Gespielte Runden</translation>
    </message>
    <message>
        <source>Contracts made</source>
        <translation>Kontrakte erfüllt</translation>
    </message>
    <message>
        <source>Contracts set</source>
        <translation>Kontrakte gefallen</translation>
    </message>
    <message>
        <source>Bids of %1 made</source>
        <translation>Kontrakte von %1 erfüllt</translation>
    </message>
    <message numerus="yes">
        <source>%Ln nil(s)</source>
        <translation>
            <numerusform>%Ln Nil</numerusform>
            <numerusform>%Ln Nils</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 made</source>
        <comment>a call such as Moon</comment>
        <translation>%1 geschafft</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bid(s)</source>
        <translation>
            <numerusform>%Ln Gebot</numerusform>
            <numerusform>%Ln Gebote</numerusform>
        </translation>
    </message>
    <message>
        <source>Tricks above the bid</source>
        <translation>Stiche über dem Gebot</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Skill and luck</source>
        <translation>Können und Glück</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>zu wenige</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>How strong an opponent was: nobody knows; or a person, no computer.</extracomment>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Computer: %1</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Heading of a column of statistics: what is counted, and how much it is, noun.</extracomment>
        <translation>Wert</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>Heading of a column of statistics by time: from when to when a row counts.</extracomment>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>Heading of a column of statistics by time: from when to when a row counts.</extracomment>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Heading of a column of statistics, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Bid / tricks</source>
        <translation>Gebot / Stiche</translation>
    </message>
    <message>
        <source>Played with hints, tutor or undo</source>
        <translation>Mit Tipps, Tutor oder Zurücknehmen gespielt</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Heading of a column of statistics, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>different rules</source>
        <translation>verschiedene Regeln</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Heading of a column of statistics, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>Heading of a column of exported statistics: the part of the page; how many cases a figure comes from, noun.</extracomment>
        <translation>Teil</translation>
    </message>
    <message>
        <source>Range from</source>
        <translation>Bereich von</translation>
    </message>
    <message>
        <source>Range to</source>
        <translation>Bereich bis</translation>
    </message>
    <message>
        <source>Cases</source>
        <extracomment>Heading of a column of exported statistics: the part of the page; how many cases a figure comes from, noun.</extracomment>
        <translation>Fälle</translation>
    </message>
    <message>
        <source>%1: can&apos;t open the match index (%2)</source>
        <translation>%1: Das Verzeichnis der Partien kann nicht verwendet werden (%2)</translation>
    </message>
    <message>
        <source>%1: can&apos;t be created</source>
        <translation>%1: kann nicht angelegt werden</translation>
    </message>
    <message>
        <source>not open</source>
        <translation>nicht offen</translation>
    </message>
    <message>
        <source>%1: can&apos;t write the match index; the matches are read from their files instead.</source>
        <translation>%1: Das Verzeichnis der Partien kann nicht geschrieben werden; stattdessen werden die Dateien der Partien gelesen.</translation>
    </message>
    <message>
        <source>%1: the match index was damaged; it was rebuilt from the match files.</source>
        <translation>%1: Das Verzeichnis der Partien war beschädigt; es wird aus den Partien neu angelegt.</translation>
    </message>
    <message>
        <source>%1: can&apos;t be deleted</source>
        <translation>%1: kann nicht gelöscht werden</translation>
    </message>
    <message>
        <source>deleted permanently</source>
        <translation>sie wurde endgültig gelöscht</translation>
    </message>
    <message>
        <source>%1: no such file or folder</source>
        <translation>%1: Diese Datei oder diesen Ordner gibt es nicht</translation>
    </message>
    <message>
        <source>The matches were not moved.</source>
        <translation>Die Partien wurden nicht verschoben.</translation>
    </message>
    <message>
        <source>the folder is read-only</source>
        <translation>der Ordner ist schreibgeschützt</translation>
    </message>
    <message>
        <source>95% range</source>
        <translation>95-%-Bereich</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation>Punkte je Runde</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Längste Siegesserie</translation>
    </message>
    <message>
        <source>Longest losing streak</source>
        <translation>Längste Niederlagenserie</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>Laufende Siegesserie</translation>
    </message>
    <message>
        <source>Current losing streak</source>
        <translation>Laufende Niederlagenserie</translation>
    </message>
    <message>
        <source>Bags per deal</source>
        <translation>Säcke je Runde</translation>
    </message>
    <message>
        <source>Bag penalties</source>
        <translation>Sackstrafen</translation>
    </message>
    <message>
        <source>Special bids</source>
        <translation>Besondere Gebote</translation>
    </message>
    <message>
        <source>Nils bid</source>
        <translation>Nil geboten</translation>
    </message>
    <message>
        <source>Nils made</source>
        <translation>Nils geschafft</translation>
    </message>
    <message>
        <source>Blind nils bid</source>
        <translation>Blind-Nil geboten</translation>
    </message>
    <message>
        <source>Blind nils made</source>
        <translation>Blind-Nils geschafft</translation>
    </message>
    <message>
        <source>Exactly the bid</source>
        <translation>Genau das Gebot</translation>
    </message>
    <message>
        <source>More than the bid</source>
        <translation>Mehr als das Gebot</translation>
    </message>
    <message>
        <source>Fewer than the bid</source>
        <translation>Weniger als das Gebot</translation>
    </message>
    <message>
        <source>Recent change in win rate (percentage points)</source>
        <translation>Siegquote zuletzt minus früher (Prozentpunkte)</translation>
    </message>
    <message>
        <source>Choices reviewed</source>
        <translation>Beurteilte Entscheidungen</translation>
    </message>
    <message>
        <source>%1 to %2%</source>
        <translation>%1 bis %2 %</translation>
    </message>
    <message>
        <source>Unknown</source>
        <extracomment>How strong an opponent was: nobody knows; or a person, no computer.</extracomment>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Statistic</source>
        <extracomment>Heading of a column of statistics: what is counted, and how much it is, noun.</extracomment>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Based on</source>
        <translation>Beruht auf</translation>
    </message>
    <message>
        <source>usually %1 to %2</source>
        <translation>meist %1 bis %2</translation>
    </message>
    <message>
        <source>Luck of the cards</source>
        <translation>Kartenglück</translation>
    </message>
    <message>
        <source>Spades dealt</source>
        <translation>Pik bekommen</translation>
    </message>
    <message>
        <source>Aces, kings and queens dealt</source>
        <translation>Asse, Könige und Damen bekommen</translation>
    </message>
    <message>
        <source>Voids dealt</source>
        <translation>Fehlfarben bekommen</translation>
    </message>
    <message>
        <source>Spades expected</source>
        <translation>Pik erwartet</translation>
    </message>
    <message>
        <source>Aces, kings and queens expected</source>
        <translation>Asse, Könige und Damen erwartet</translation>
    </message>
    <message>
        <source>Voids expected</source>
        <translation>Fehlfarben erwartet</translation>
    </message>
    <message>
        <source>Wins expected if all players were equal</source>
        <translation>Erwartete Siege bei gleich starken Spielern</translation>
    </message>
    <message>
        <source>%1, above the usual range</source>
        <translation>%1, über dem üblichen Bereich</translation>
    </message>
    <message>
        <source>%1, below the usual range</source>
        <translation>%1, unter dem üblichen Bereich</translation>
    </message>
    <message>
        <source>Loss in the chance to win from choices, per match (%)</source>
        <translation>Durch Entscheidungen verlorene Gewinnaussicht je Partie (%)</translation>
    </message>
    <message>
        <source>Gain in the chance to win from the cards, per match (%)</source>
        <translation>Durch die Karten gewonnene Gewinnaussicht je Partie (%)</translation>
    </message>
    <message>
        <source>Can&apos;t read %1. It was kept as %2.</source>
        <translation>%1 ist nicht lesbar. Die Datei wurde als %2 aufbewahrt.</translation>
    </message>
    <message>
        <source>The matches were moved, but %1 was left behind: it can&apos;t be read, or another window or program is writing it.</source>
        <translation>Die Partien wurden verschoben, aber %1 ist zurückgeblieben: Die Datei ist nicht lesbar, oder ein anderes Fenster oder Programm schreibt gerade hinein.</translation>
    </message>
    <message>
        <source>the existing file can&apos;t be read, and can&apos;t be moved aside</source>
        <translation>die Datei an dieser Stelle ist nicht lesbar und lässt sich nicht beiseitelegen</translation>
    </message>
</context>
<context>
    <name>sandbag::HistoryWindow</name>
    <message>
        <source>History</source>
        <extracomment>Title of a window, noun.</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <extracomment>The paper on which scores are written: a window or part of one, noun.</extracomment>
        <translation>Spielzettel</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a list for a screen reader, noun.</extracomment>
        <translation>Partien</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <extracomment>Button of the history: what is done with the matches that are chosen, verb.</extracomment>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>In a menu or on a button: prints, verb.</extracomment>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Button of the history: what is done with the matches that are chosen, verb.</extracomment>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <extracomment>Button: looks for mistakes in what was played, verb.</extracomment>
        <translation>&amp;Beurteilen</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <extracomment>Button of the history: what is done with the matches that are chosen, verb.</extracomment>
        <translation>&amp;Nachspielen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button of the history: what is done with the matches that are chosen, verb.</extracomment>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln Partie</numerusform>
            <numerusform>%Ln Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches (*.spades.json)</source>
        <translation>Partien (*.spades.json)</translation>
    </message>
    <message>
        <source>Import Matches</source>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <source>Matches (*.spades.json);;All files (*)</source>
        <translation>Partien (*.spades.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The match was deleted.</source>
        <translation>Die Partie wurde gelöscht.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreadable file(s)…</source>
        <translation>
            <numerusform>%Ln unlesbare Datei …</numerusform>
            <numerusform>%Ln unlesbare Dateien …</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <extracomment>Button of the history: what is done with the matches that are chosen, verb.</extracomment>
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>Divider between matches and scorecard</source>
        <translation>Trenner zwischen Partien und Spielzettel</translation>
    </message>
    <message>
        <source>F&amp;iles…</source>
        <extracomment>In the menu of the button “Import”: what is imported, noun.</extracomment>
        <translation>&amp;Dateien …</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <extracomment>In the menu of the button “Import”: what is imported, noun.</extracomment>
        <translation>&amp;Ordner …</translation>
    </message>
    <message>
        <source>These files in the match folder can&apos;t be read. They were left unchanged.</source>
        <translation>Diese Dateien im Ordner der Partien sind nicht lesbar. Sie bleiben unverändert.</translation>
    </message>
    <message>
        <source>Your matches and scorecards appear here.</source>
        <translation>Gespielte und aufgeschriebene Partien erscheinen hier.</translation>
    </message>
    <message>
        <source>No matches found.</source>
        <translation>Keine Partien gefunden.</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <extracomment>Button of the history: what is done with the matches that are chosen, verb.</extracomment>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>Export Match</source>
        <translation>Partie exportieren</translation>
    </message>
    <message>
        <source>Import Folder</source>
        <translation>Ordner importieren</translation>
    </message>
</context>
<context>
    <name>sandbag::HostDoor</name>
    <message>
        <source>%1 (away)</source>
        <translation>%1 (nicht da)</translation>
    </message>
    <message>
        <source>%1 (connected)</source>
        <translation>%1 (verbunden)</translation>
    </message>
    <message>
        <source>They used your invitation.</source>
        <translation>Kommt mit deiner Einladung.</translation>
    </message>
    <message>
        <source>Invitations sent so far no longer work. Copy the new one.</source>
        <translation>Die bisherigen Einladungen gelten nicht mehr. Kopiere die neue.</translation>
    </message>
    <message>
        <source>This player has joined you before.</source>
        <translation>Dieser Spieler war schon einmal an deinem Tisch.</translation>
    </message>
    <message>
        <source>Open to new players on port %1</source>
        <translation>Offen für neue Spieler an Port %1</translation>
    </message>
    <message>
        <source>Closed to new players</source>
        <translation>Geschlossen für neue Spieler</translation>
    </message>
    <message>
        <source>&amp;Close to New Players</source>
        <translation>Für neue Spieler s&amp;chließen</translation>
    </message>
    <message>
        <source>Someone with this name was here before, but on another computer. Make sure who it is before you let them in.</source>
        <translation>Jemand dieses Namens war schon hier, aber von einem anderen Computer. Vergewissere dich, wer es ist, bevor du ihn hereinlässt.</translation>
    </message>
    <message>
        <source>Closed to new players; friends stay connected</source>
        <translation>Geschlossen für neue Spieler; Freunde bleiben verbunden</translation>
    </message>
    <message>
        <source>&amp;Open to New Players</source>
        <translation>Für neue Spieler &amp;öffnen</translation>
    </message>
</context>
<context>
    <name>sandbag::HouseRulesDialog</name>
    <message>
        <source>These rules cannot be played yet.</source>
        <translation>Diese Regeln sind noch nicht spielbar.</translation>
    </message>
    <message>
        <source>No rules have been changed.</source>
        <translation>Keine Regel ist geändert.</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <extracomment>Button: takes over what was changed and closes the window.</extracomment>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <extracomment>Button: takes over what was changed, verb.</extracomment>
        <translation>&amp;Anwenden</translation>
    </message>
    <message>
        <source>“%1” is now: %2.</source>
        <translation>„%1“ ist jetzt: %2.</translation>
    </message>
    <message>
        <source>Start Ne&amp;w Match</source>
        <translation>&amp;Neue Partie beginnen</translation>
    </message>
    <message>
        <source>Use for Ne&amp;xt Match</source>
        <translation>&amp;Für die nächste Partie</translation>
    </message>
    <message>
        <source>Continue this match and use these rules for the next</source>
        <translation>Diese Partie fortsetzen und diese Regeln für die nächste verwenden</translation>
    </message>
    <message>
        <source>House Rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message numerus="yes">
        <source>%n changed rule(s)</source>
        <translation>
            <numerusform>%n geänderte Regel</numerusform>
            <numerusform>%n geänderte Regeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n change(s)</source>
        <comment>preset</comment>
        <translation>
            <numerusform>%1 mit %n Änderung</numerusform>
            <numerusform>%1 mit %n Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>same as %1</source>
        <translation>wie %1</translation>
    </message>
    <message>
        <source>You have unsaved changes.</source>
        <translation>Du hast ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>All changes undone.</source>
        <translation>Alle Änderungen wurden zurückgenommen.</translation>
    </message>
    <message>
        <source>“%1”: %2. Press Enter to set it to %3.</source>
        <translation>„%1“: %2. Mit Enter stellst du %3 ein.</translation>
    </message>
    <message>
        <source>&amp;Set to %1</source>
        <translation>&amp;Jetzt auf %1 setzen</translation>
    </message>
    <message>
        <source>Dis&amp;card Changes</source>
        <translation>Änderungen &amp;verwerfen</translation>
    </message>
    <message>
        <source>Changed. %1</source>
        <translation>Geändert. %1</translation>
    </message>
    <message>
        <source>No rules match “%1”. Press %2 to search the rule book.</source>
        <translation>Keine Regel passt zu „%1“. %2 sucht im Regelbuch.</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Diese Regeln verwenden</translation>
    </message>
    <message>
        <source>Compare with other rules</source>
        <translation>Mit anderen Regeln vergleichen</translation>
    </message>
    <message>
        <source>Print these rules</source>
        <translation>Diese Regeln drucken</translation>
    </message>
    <message>
        <source>Choosing “%1” discarded your changes.</source>
        <translation>Mit der Wahl von „%1“ wurden deine Änderungen verworfen.</translation>
    </message>
    <message>
        <source>“%1” did not change; it is still %2.</source>
        <translation>„%1“ hat sich nicht geändert: noch immer %2.</translation>
    </message>
    <message>
        <source>Se&amp;t Both to %1</source>
        <translation>&amp;Jetzt auch auf %1 setzen</translation>
    </message>
    <message>
        <source>&amp;Set Both</source>
        <translation>&amp;Jetzt beide setzen</translation>
    </message>
</context>
<context>
    <name>sandbag::JoinTableDialog</name>
    <message numerus="yes">
        <source>%1, with %2. %n free seat(s).</source>
        <translation>
            <numerusform>%1, bei %2. %n freier Platz.</numerusform>
            <numerusform>%1, bei %2. %n freie Plätze.</numerusform>
        </translation>
    </message>
    <message>
        <source>Join a Table</source>
        <translation>Zu einem Tisch gehen</translation>
    </message>
    <message>
        <source>Tables where you sat &amp;before:</source>
        <translation>Tische, an denen du &amp;schon gesessen hast:</translation>
    </message>
    <message>
        <source>&amp;Invitation or address:</source>
        <translation>&amp;Einladung oder Adresse:</translation>
    </message>
    <message>
        <source>&amp;Your name:</source>
        <translation>&amp;Dein Name:</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <extracomment>Button: sits down at the table of another computer, verb.</extracomment>
        <translation>&amp;Hingehen</translation>
    </message>
    <message>
        <source>This is neither an invitation nor an address. Paste the whole text that your friend sent.</source>
        <translation>Das ist weder eine Einladung noch eine Adresse. Füge den ganzen Text ein, den du bekommen hast.</translation>
    </message>
    <message>
        <source>Choose a table, or paste an invitation.</source>
        <translation>Wähle einen Tisch, oder füge eine Einladung ein.</translation>
    </message>
    <message>
        <source>%1, with %2. Match in progress.</source>
        <translation>%1, mit %2. Die Partie läuft.</translation>
    </message>
    <message>
        <source>Tables on this &amp;network:</source>
        <translation>Tische in diesem &amp;Netz:</translation>
    </message>
    <message>
        <source>%1, last joined %2</source>
        <translation>%1, zuletzt am %2</translation>
    </message>
    <message>
        <source>No tables found yet.</source>
        <translation>Noch kein Tisch gefunden.</translation>
    </message>
    <message>
        <source>This computer can&apos;t look for tables by itself (the Avahi service isn&apos;t running). Use an invitation or an address instead.</source>
        <translation>Dieser Computer kann nicht selbst nach Tischen suchen (der Dienst Avahi läuft nicht). Nimm stattdessen eine Einladung oder eine Adresse.</translation>
    </message>
    <message>
        <source>Before you join, you and the host check that you both see the same five cards.</source>
        <translation>Bevor du dazukommst, prüft ihr, der Gastgeber und du, ob ihr dieselben fünf Karten seht.</translation>
    </message>
    <message>
        <source>Your computer knows this table&apos;s key, so nobody can pose as this table.</source>
        <translation>Dein Computer kennt den Schlüssel dieses Tisches, also kann sich niemand für diesen Tisch ausgeben.</translation>
    </message>
</context>
<context>
    <name>sandbag::KeeperSetup</name>
    <message>
        <source>&amp;Rules:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>&amp;Regeln:</translation>
    </message>
    <message>
        <source>Player &amp;%1:</source>
        <translation>Spieler &amp;%1:</translation>
    </message>
    <message>
        <source>First &amp;dealer:</source>
        <translation>Erster &amp;Geber:</translation>
    </message>
    <message>
        <source>&amp;House Rules…</source>
        <translation>&amp;Hausregeln …</translation>
    </message>
    <message>
        <source>Keep Score with Real Cards</source>
        <translation>Mit echten Karten anschreiben</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button: begins a match with these rules, verb.</extracomment>
        <translation>&amp;Starten</translation>
    </message>
</context>
<context>
    <name>sandbag::KeyText</name>
    <message>
        <source>Go to the search field</source>
        <translation>Zum Suchfeld</translation>
    </message>
    <message>
        <source>Choose the player to review</source>
        <translation>Spieler wählen, der beurteilt wird</translation>
    </message>
    <message>
        <source>Apply the preferences</source>
        <translation>Einstellungen anwenden</translation>
    </message>
    <message>
        <source>Go back in the rule book</source>
        <translation>Im Regelbuch zurück</translation>
    </message>
    <message>
        <source>Forward in the rule book</source>
        <translation>Im Regelbuch vorwärts</translation>
    </message>
    <message>
        <source>Go to a field of a form</source>
        <translation>Zu einem Feld eines Formulars</translation>
    </message>
    <message>
        <source>Go to the previous card</source>
        <translation>Zur vorigen Karte</translation>
    </message>
    <message>
        <source>Go to the next card</source>
        <translation>Zur nächsten Karte</translation>
    </message>
    <message>
        <source>Go to the first card</source>
        <translation>Zur ersten Karte</translation>
    </message>
    <message>
        <source>Go to the last card</source>
        <translation>Zur letzten Karte</translation>
    </message>
    <message>
        <source>Go to the previous suit or row</source>
        <translation>Vorige Farbe oder Reihe</translation>
    </message>
    <message>
        <source>Go to the next suit or row</source>
        <translation>Nächste Farbe oder Reihe</translation>
    </message>
    <message>
        <source>Choose a card to pass or discard</source>
        <translation>Karte zum Schieben oder Drücken wählen</translation>
    </message>
    <message>
        <source>Replay: one step back</source>
        <translation>Nachspielen: einen Schritt zurück</translation>
    </message>
    <message>
        <source>Replay: one step forward</source>
        <translation>Nachspielen: einen Schritt weiter</translation>
    </message>
    <message>
        <source>Replay: the previous deal</source>
        <translation>Nachspielen: die vorige Runde</translation>
    </message>
    <message>
        <source>Replay: the next deal</source>
        <translation>Nachspielen: die nächste Runde</translation>
    </message>
    <message>
        <source>Move through all cards, playable or not</source>
        <translation>Durch alle Karten gehen, spielbar oder nicht</translation>
    </message>
    <message>
        <source>Go to the next card of a suit</source>
        <translation>Zur nächsten Karte einer Farbe</translation>
    </message>
    <message>
        <source>Choose a number to bid</source>
        <translation>Eine Zahl zum Bieten wählen</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>Instead of a key that a person took away: the name of the action, in a sentence as &quot;Press %1&quot;.</extracomment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>What a button does, with its key: &quot;Print these rules (Ctrl+P)&quot;.
----------
What a field says, or what is chosen in it, with the key that leads there: &quot;You (Alt+1)&quot;.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Say a remark from the menu “Say”</source>
        <translation>Bemerkung aus dem Menü „Sagen“ machen</translation>
    </message>
    <message>
        <source>Play the card or make the choice</source>
        <translation>Karte spielen, Auswahl übernehmen</translation>
    </message>
    <message>
        <source>Close the info panel</source>
        <translation>Das Hinweisfeld schließen</translation>
    </message>
    <message>
        <source>Switch between the cards and the open panel</source>
        <translation>Zwischen Karten und offenem Feld wechseln</translation>
    </message>
    <message>
        <source>Go to a card by its rank</source>
        <translation>Zu einer Karte nach ihrem Wert</translation>
    </message>
</context>
<context>
    <name>sandbag::KeysDialog</name>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of a window and name of its list: the keys of the keyboard, noun.</extracomment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Name of the field in which one searches, for a screen reader, noun.</extracomment>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the keys</source>
        <translation>Tasten durchsuchen</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>Heading of a column: what a key does, noun.</extracomment>
        <translation>Aktion</translation>
    </message>
    <message>
        <source>In every window</source>
        <translation>In jedem Fenster</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Section of a list of keys, called as the menu is.</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Section of a list of keys, called as the menu is.</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Section of a list of keys, called as the menu is.</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>Section of a list of keys, called as the menu is.</extracomment>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <extracomment>The paper on which scores are written: a window or part of one, noun.</extracomment>
        <translation>Spielzettel</translation>
    </message>
    <message>
        <source>Score keeper</source>
        <translation>Anschreiber</translation>
    </message>
    <message>
        <source>Playing together</source>
        <translation>Zusammen spielen</translation>
    </message>
    <message>
        <source>History, rule book, forms</source>
        <translation>Verlauf, Regelbuch, Formulare</translation>
    </message>
    <message>
        <source>Lessons and problems</source>
        <translation>Lektionen und Aufgaben</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>Section of a list of keys, called as the menu is.</extracomment>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>Übliche Tasten</translation>
    </message>
    <message>
        <source>These keys can&apos;t be changed.</source>
        <translation>Diese Tasten lassen sich nicht ändern.</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <extracomment>Button: what is done with the key of an action, verb.</extracomment>
        <translation>&amp;Ändern …</translation>
    </message>
    <message>
        <source>&amp;No Key</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <extracomment>Button: what is done with the key of an action, verb.</extracomment>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>Reset &amp;All</source>
        <translation>&amp;Alle zurücksetzen</translation>
    </message>
    <message>
        <source>All keys are back to their defaults.</source>
        <translation>Alle Tasten sind wieder wie üblich.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button: what is done with the key of an action, verb.</extracomment>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>In place of a key: the action has none.</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Press the new key for “%1”. Esc leaves it as it is.</source>
        <translation>Drücke die neue Taste für „%1“. Esc lässt sie, wie sie ist.</translation>
    </message>
    <message>
        <source>%1 is already used by “%2”, which stays as it is.</source>
        <translation>%1 gehört schon zu „%2“, und das bleibt so.</translation>
    </message>
    <message>
        <source>%1 is already used by “%2”.</source>
        <translation>%1 gehört schon zu „%2“.</translation>
    </message>
    <message>
        <source>&amp;Use the Key Here</source>
        <translation>&amp;Hier verwenden</translation>
    </message>
    <message>
        <source>The key %1 is now also used by “%2”.</source>
        <translation>Die Taste %1 gehört jetzt auch zu „%2“.</translation>
    </message>
    <message>
        <source>Press Enter or double-click to change a key.</source>
        <translation>Enter oder ein Doppelklick ändert eine Taste.</translation>
    </message>
</context>
<context>
    <name>sandbag::KnockBar</name>
    <message>
        <source>Ad&amp;mit</source>
        <extracomment>Button: lets somebody sit down at the table, or not, verb.</extracomment>
        <translation>Ein&amp;lassen</translation>
    </message>
    <message>
        <source>Ask them which five cards they see. Admit them only if both of you see the same cards in the same order.</source>
        <translation>Frage, welche fünf Karten dort zu sehen sind. Lass nur ein, wer dieselben Karten in derselben Reihenfolge sieht wie du.</translation>
    </message>
    <message>
        <source>Alwa&amp;ys admit them without asking me</source>
        <translation>Künftig &amp;ohne Frage einlassen</translation>
    </message>
    <message>
        <source>R&amp;efuse</source>
        <extracomment>Button: lets somebody sit down at the table, or not, verb.</extracomment>
        <translation>Ab&amp;weisen</translation>
    </message>
    <message>
        <source>Refuse and Cl&amp;ose the Table to New Players</source>
        <translation>Abweisen &amp;und niemanden mehr annehmen</translation>
    </message>
    <message>
        <source>%1 would like to join.</source>
        <translation>%1 möchte mitspielen.</translation>
    </message>
</context>
<context>
    <name>sandbag::LearnText</name>
    <message>
        <source>How Spades Works</source>
        <translation>So geht Spades</translation>
    </message>
</context>
<context>
    <name>sandbag::LearnWindow</name>
    <message>
        <source>Learn Spades</source>
        <translation>Spades lernen</translation>
    </message>
</context>
<context>
    <name>sandbag::LessonList</name>
    <message>
        <source>Lesson</source>
        <extracomment>Heading of a column or list, noun; “Done”: how much of a lesson, an adjective.</extracomment>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Heading of a column or list, noun; “Done”: how much of a lesson, an adjective.</extracomment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>Heading of a column or list, noun; “Done”: how much of a lesson, an adjective.</extracomment>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>&amp;Problems…</source>
        <extracomment>Button: opens the problems to solve, noun.</extracomment>
        <translation>&amp;Aufgaben …</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>In the column “Done”: every step of the lesson.</extracomment>
        <translation>alle</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>&amp;Open Lesson</source>
        <translation>Lektion &amp;öffnen</translation>
    </message>
</context>
<context>
    <name>sandbag::LessonPane</name>
    <message>
        <source>&amp;Next</source>
        <extracomment>Button of a lesson: to its next step, to the one before, to its first, or out of it; verb.</extracomment>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Try A&amp;gain</source>
        <translation>&amp;Noch einmal</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button of a lesson: to its next step, to the one before, to its first, or out of it; verb.</extracomment>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>All &amp;Lessons</source>
        <translation>Alle &amp;Lektionen</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 von %3)</translation>
    </message>
    <message>
        <source>Beg&amp;in</source>
        <extracomment>Button of a lesson: to its next step, to the one before, to its first, or out of it; verb.</extracomment>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>&amp;Skip This</source>
        <translation>Ü&amp;berspringen</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <extracomment>Button of a lesson: to its next step, to the one before, to its first, or out of it; verb.</extracomment>
        <translation>&amp;Fertig</translation>
    </message>
    <message>
        <source>There is a better choice.</source>
        <translation>Es gibt etwas Besseres.</translation>
    </message>
</context>
<context>
    <name>sandbag::LibraryProgress</name>
    <message>
        <source>C&amp;ancel</source>
        <extracomment>Button: ends what is being done, verb.</extracomment>
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Reading matches…</source>
        <translation>Partien werden gelesen …</translation>
    </message>
    <message>
        <source>The remaining matches will be read next time you open the history.</source>
        <translation>Die übrigen Partien werden beim nächsten Mal gelesen.</translation>
    </message>
</context>
<context>
    <name>sandbag::LibraryWorker</name>
    <message numerus="yes">
        <source>%Ln match(es) imported.</source>
        <translation>
            <numerusform>%Ln Partie importiert.</numerusform>
            <numerusform>%Ln Partien importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be read: %1</source>
        <translation>
            <numerusform>%Ln Datei konnte nicht gelesen werden: %1</numerusform>
            <numerusform>%Ln Dateien konnten nicht gelesen werden: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Can&apos;t add the match to the history. %1</source>
        <translation>Die Partie kann nicht in den Verlauf aufgenommen werden. %1</translation>
    </message>
    <message numerus="yes">
        <source>Import stopped; %Ln file(s) not read.</source>
        <translation>
            <numerusform>Import beendet; %Ln Datei nicht gelesen.</numerusform>
            <numerusform>Import beendet; %Ln Dateien nicht gelesen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Already in the history: %Ln match(es).</source>
        <translation>
            <numerusform>%Ln Partie war schon im Verlauf.</numerusform>
            <numerusform>%Ln Partien waren schon im Verlauf.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::LobbyPage</name>
    <message>
        <source>Stand &amp;Up</source>
        <translation>Au&amp;fstehen</translation>
    </message>
    <message>
        <source>Copy &amp;Invitation</source>
        <translation>E&amp;inladung kopieren</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <extracomment>Button: deals the cards, so that the match begins, verb.</extracomment>
        <translation>&amp;Geben</translation>
    </message>
    <message>
        <source>Waiting for the host to let you in.</source>
        <translation>Warte, bis der Gastgeber dich einlässt.</translation>
    </message>
    <message>
        <source>Read the rules and agree to them.</source>
        <translation>Lies die Regeln und stimme ihnen zu.</translation>
    </message>
    <message>
        <source>Still reading the rules: %1.</source>
        <translation>Noch beim Lesen der Regeln: %1.</translation>
    </message>
    <message>
        <source>Everyone has agreed. Deal when you are ready.</source>
        <translation>Alle haben zugestimmt. Gib, wenn du so weit bist.</translation>
    </message>
    <message>
        <source>&amp;Sit Here</source>
        <translation>Hier hin&amp;setzen</translation>
    </message>
    <message>
        <source>Put a &amp;Computer Here</source>
        <translation>&amp;Computer hierher setzen</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <extracomment>Menu of a computer&apos;s chair: how strong it is, how it plays, what it is called, noun.</extracomment>
        <translation>&amp;Stärke</translation>
    </message>
    <message>
        <source>St&amp;yle</source>
        <extracomment>Menu of a computer&apos;s chair: how strong it is, how it plays, what it is called, noun.</extracomment>
        <translation>Sti&amp;l</translation>
    </message>
    <message>
        <source>&amp;Name…</source>
        <extracomment>Menu of a computer&apos;s chair: how strong it is, how it plays, what it is called, noun.</extracomment>
        <translation>&amp;Name …</translation>
    </message>
    <message>
        <source>&amp;Take Away</source>
        <translation>&amp;Wegnehmen</translation>
    </message>
    <message>
        <source>Name:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>Name:</translation>
    </message>
    <message>
        <source>The invitation was copied. Paste it into a message to your friends.</source>
        <translation>Die Einladung ist kopiert. Füge sie in eine Nachricht an deine Freunde ein.</translation>
    </message>
    <message>
        <source>Fill Empty Seats with &amp;Computers</source>
        <translation>Leere Plätze mit &amp;Computern besetzen</translation>
    </message>
    <message>
        <source>&amp;New Invitation</source>
        <translation>&amp;Neue Einladung</translation>
    </message>
    <message>
        <source>&amp;Same Cards</source>
        <translation>Dieselben &amp;Karten</translation>
    </message>
    <message>
        <source>Di&amp;fferent Cards</source>
        <translation>An&amp;dere Karten</translation>
    </message>
    <message>
        <source>Invitations that you sent before will no longer work.</source>
        <translation>Einladungen, die du vorher verschickt hast, gelten dann nicht mehr.</translation>
    </message>
    <message>
        <source>Choose a seat.</source>
        <translation>Such dir einen Platz aus.</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) left empty. Wait for your friends, or let computers play.</source>
        <translation>
            <numerusform>%n Platz ist noch leer. Warte auf deine Freunde, oder lass Computer mitspielen.</numerusform>
            <numerusform>%n Plätze sind noch leer. Warte auf deine Freunde, oder lass Computer mitspielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone has agreed. Waiting for the host to deal.</source>
        <translation>Alle haben zugestimmt. Gleich gibt der Gastgeber.</translation>
    </message>
    <message>
        <source>Computer Player&apos;s Name</source>
        <translation>Name des Computerspielers</translation>
    </message>
    <message>
        <source>You haven&apos;t met this host before. Tell each other, for example by phone, which five cards you see: they must be the same in the same order.</source>
        <translation>Du triffst diesen Gastgeber zum ersten Mal. Sagt einander, etwa am Telefon, welche fünf Karten ihr seht: Es müssen dieselben in derselben Reihenfolge sein.</translation>
    </message>
    <message>
        <source>You asked %1 to change seats with you.</source>
        <translation>Du hast %1 um einen Platztausch gebeten.</translation>
    </message>
    <message>
        <source>Away for the moment: %1.</source>
        <translation>Gerade nicht da: %1.</translation>
    </message>
</context>
<context>
    <name>sandbag::LobbyTable</name>
    <message>
        <source>The table and its seats</source>
        <translation>Der Tisch und seine Plätze</translation>
    </message>
    <message>
        <source>Ask %1 to change seats with you</source>
        <translation>%1 fragen, den Platz mit dir zu tauschen</translation>
    </message>
</context>
<context>
    <name>sandbag::LostSign</name>
    <message>
        <source>&amp;Try Now</source>
        <translation>Jetzt &amp;versuchen</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <extracomment>Button: goes away from a table whose computer cannot be reached, verb.</extracomment>
        <translation>Ver&amp;lassen</translation>
    </message>
    <message>
        <source>Connection lost. Reconnecting to the table.</source>
        <translation>Die Verbindung ist weg. Der Tisch wird gesucht.</translation>
    </message>
    <message numerus="yes">
        <source>Looking for the table… Last contact %n second(s) ago.</source>
        <translation>
            <numerusform>Der Tisch wird gesucht … Letzte Verbindung vor %n Sekunde.</numerusform>
            <numerusform>Der Tisch wird gesucht … Letzte Verbindung vor %n Sekunden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::MainWindow</name>
    <message>
        <source>Sandbag</source>
        <extracomment>The name of the program, left as it is.</extracomment>
        <translation>Sandbag</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Name of a part of the window, for a screen reader, too, noun.</extracomment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Matches and house rules (*.spades.json *.spades-rules.json);;All files (*)</source>
        <translation>Partien und Hausregeln (*.spades.json *.spades-rules.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Matches (*.spades.json)</source>
        <translation>Partien (*.spades.json)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>Exportiert als %1.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Menu: what has to do with matches as a whole, noun.</extracomment>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;New Match</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>Quick &amp;Setup…</source>
        <translation>&amp;Schnell einrichten …</translation>
    </message>
    <message>
        <source>Named &amp;Games</source>
        <translation>Spiel&amp;arten</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>In a menu: opens a file with a match, verb.</extracomment>
        <translation>&amp;Öffnen …</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Export Scorecard as PDF…</source>
        <translation>Spielzettel als PDF &amp;exportieren …</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>Neues &amp;Fenster</translation>
    </message>
    <message>
        <source>&amp;Close Window</source>
        <translation>Fenster schl&amp;ießen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>In a menu: ends the program, verb.</extracomment>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Menu: what is done while one plays, verb or noun.</extracomment>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>In a menu: takes back what was done last, or does it again, verb.</extracomment>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>In a menu: takes back what was done last, or does it again, verb.</extracomment>
        <translation>Wieder&amp;holen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>In a menu: a computer says what it would do, noun.</extracomment>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Last Trick</source>
        <translation>&amp;Letzter Stich</translation>
    </message>
    <message>
        <source>Bid &amp;Nil</source>
        <translation>&amp;Nil bieten</translation>
    </message>
    <message>
        <source>Bid &amp;Blind</source>
        <translation>&amp;Blind bieten</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <extracomment>In a menu: the match stands still, verb.</extracomment>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>Menu: the house rules, noun.</extracomment>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;House Rules…</source>
        <translation>&amp;Hausregeln …</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu: what is seen, noun.</extracomment>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Scorecard</source>
        <extracomment>In a menu: whether that part of the window is shown, or is heard, noun.</extracomment>
        <translation>&amp;Spielzettel</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <extracomment>In a menu: opens a window in which something is shown or chosen, noun.</extracomment>
        <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Menu: how one gets help, noun.</extracomment>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <extracomment>Name of a part of the window, for a screen reader, too, noun.</extracomment>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>In a menu or on a button: prints, verb.</extracomment>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Print a &amp;Blank Scorecard…</source>
        <translation>&amp;Leeren Spielzettel drucken …</translation>
    </message>
    <message>
        <source>&amp;Keep Score with Real Cards…</source>
        <translation>Mit echten &amp;Karten anschreiben …</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <extracomment>A match was opened, a verb in the past.</extracomment>
        <translation>%1 geöffnet.</translation>
    </message>
    <message>
        <source>&amp;Close Anyway</source>
        <translation>Trotzdem &amp;schließen</translation>
    </message>
    <message>
        <source>window %1</source>
        <translation>Fenster %1</translation>
    </message>
    <message>
        <source>Rulin&amp;g</source>
        <extracomment>Menu and button: enters a ruling, a decision of the players that changes the score.</extracomment>
        <translation>&amp;Entscheidung</translation>
    </message>
    <message>
        <source>H&amp;istory…</source>
        <extracomment>In a menu: opens a window in which something is shown or chosen, noun.</extracomment>
        <translation>&amp;Verlauf …</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <extracomment>In a menu: opens a window in which something is shown or chosen, noun.</extracomment>
        <translation>S&amp;tatistik …</translation>
    </message>
    <message>
        <source>Rev&amp;iew</source>
        <extracomment>Menu: looks for mistakes in what was played, verb.</extracomment>
        <translation>Rückbl&amp;ick</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <extracomment>Button: has the reasons of a choice told.</extracomment>
        <translation>Waru&amp;m?</translation>
    </message>
    <message>
        <source>Play &amp;from a Code…</source>
        <translation>Nach &amp;Code spielen …</translation>
    </message>
    <message>
        <source>&amp;Deal of the Day…</source>
        <translation>&amp;Runde des Tages …</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <extracomment>In a menu: opens a window in which a match is given to others, verb.</extracomment>
        <translation>&amp;Weitergeben …</translation>
    </message>
    <message>
        <source>Fair &amp;Cards…</source>
        <translation>Ehrli&amp;che Karten …</translation>
    </message>
    <message>
        <source>This match couldn&apos;t be saved. Use Save As to store it in another location, or it will be lost.</source>
        <translation>Diese Partie konnte nicht gespeichert werden. Speichere sie mit „Speichern unter“ an einem anderen Ort, sonst geht sie verloren.</translation>
    </message>
    <message>
        <source>&amp;Go Back</source>
        <translation>&amp;Dorthin zurück</translation>
    </message>
    <message>
        <source>The current match can&apos;t be saved and will be replaced. %1</source>
        <translation>Die laufende Partie lässt sich nicht speichern und wird ersetzt. %1</translation>
    </message>
    <message>
        <source>&amp;Replace Anyway</source>
        <translation>&amp;Trotzdem ersetzen</translation>
    </message>
    <message>
        <source>Open Match or House Rules</source>
        <translation>Partie oder Hausregeln öffnen</translation>
    </message>
    <message>
        <source>Save Match</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Export Scorecard</source>
        <translation>Spielzettel exportieren</translation>
    </message>
    <message>
        <source>&amp;Claim Remaining Tricks</source>
        <translation>Restliche Stiche be&amp;anspruchen</translation>
    </message>
    <message>
        <source>Claim</source>
        <comment>tricks, on a button beside the menus</comment>
        <translation>Beanspruchen</translation>
    </message>
    <message>
        <source>Concede Remaining Tricks</source>
        <translation>Restliche Stiche aufgeben</translation>
    </message>
    <message>
        <source>&amp;Take Back Card</source>
        <translation>Karte &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <extracomment>In a menu: the match goes on after a pause or a question, verb.</extracomment>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Re&amp;play Deal</source>
        <translation>Run&amp;de nachspielen</translation>
    </message>
    <message>
        <source>Re&amp;view Deals</source>
        <translation>Runden be&amp;urteilen</translation>
    </message>
    <message>
        <source>Abandon &amp;Deal</source>
        <translation>Die Runde abbre&amp;chen</translation>
    </message>
    <message>
        <source>Current &amp;Rules</source>
        <translation>&amp;Geltende Regeln</translation>
    </message>
    <message>
        <source>The tutor is off. Turn it on again in Preferences.</source>
        <translation>Der Tutor ist aus. In den Einstellungen schaltest du ihn wieder ein.</translation>
    </message>
    <message>
        <source>Shared Dea&amp;ls…</source>
        <translation>Du&amp;plikatrunden …</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <extracomment>In a menu: whether that part of the window is shown, or is heard, noun.</extracomment>
        <translation>&amp;Klänge</translation>
    </message>
    <message>
        <source>Score Pa&amp;d</source>
        <translation>Schreibbl&amp;ock</translation>
    </message>
    <message>
        <source>All settings are back to their defaults.</source>
        <translation>Alle Einstellungen sind wie am Anfang.</translation>
    </message>
    <message>
        <source>Too&amp;lbar</source>
        <extracomment>In a menu: whether that part of the window is shown, or is heard, noun.</extracomment>
        <translation>Werkzeug&amp;leiste</translation>
    </message>
    <message>
        <source>Closed, and listed under Open Recent: %1.</source>
        <translation>Geschlossen und jetzt unter „Zuletzt geöffnet“: %1.</translation>
    </message>
    <message>
        <source>The previous version is listed under Open Recent.</source>
        <translation>Die vorige Fassung steht unter „Zuletzt geöffnet“.</translation>
    </message>
    <message>
        <source>The settings can&apos;t be saved.</source>
        <translation>Die Einstellungen lassen sich nicht speichern.</translation>
    </message>
</context>
<context>
    <name>sandbag::MatchEndPanel</name>
    <message>
        <source>Review</source>
        <extracomment>Button: looks for mistakes in what was played, verb.</extracomment>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>New Match</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Replay These Cards</source>
        <translation>Diese Karten noch einmal</translation>
    </message>
    <message>
        <source>Keep Picture</source>
        <translation>Bild aufheben</translation>
    </message>
</context>
<context>
    <name>sandbag::MessageBar</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button: takes back what was done last, verb.</extracomment>
        <translation>Rückg&amp;ängig</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>Button: closes a message, verb.</extracomment>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>sandbag::NamesDialog</name>
    <message>
        <source>Players</source>
        <extracomment>Title of the window and label of a field in it: who plays, noun.</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Player &amp;%1:</source>
        <translation>Spieler &amp;%1:</translation>
    </message>
    <message>
        <source>&amp;New players starting with deal %1</source>
        <translation>&amp;Neue Spieler ab Runde %1</translation>
    </message>
    <message>
        <source>Checked: the scorecard records a change of players. Unchecked: names are corrected in every deal.</source>
        <translation>Mit Häkchen: Der Spielzettel hält einen Spielerwechsel fest. Ohne: Die Namen werden in allen Runden berichtigt.</translation>
    </message>
</context>
<context>
    <name>sandbag::NumberBox</name>
    <message>
        <source>From %1 to %2</source>
        <translation>Von %1 bis %2</translation>
    </message>
</context>
<context>
    <name>sandbag::NumberDialog</name>
    <message>
        <source>Deal %1 of a match. %2</source>
        <translation>Runde %1 einer Partie. %2</translation>
    </message>
    <message>
        <source>One deal. %1</source>
        <translation>Eine Runde. %1</translation>
    </message>
    <message>
        <source>A match. %1</source>
        <translation>Eine Partie. %1</translation>
    </message>
    <message>
        <source>Play from a Code</source>
        <translation>Nach Code spielen</translation>
    </message>
    <message>
        <source>Deal c&amp;ode, match text, or deals from a bridge program (PBN):</source>
        <translation>C&amp;ode, Partietext oder Runden eines Bridgeprogramms (PBN):</translation>
    </message>
    <message>
        <source>Deal code, match text, or deals in PBN</source>
        <translation>Code, Partietext oder Runden in PBN</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Button: plays the deal that is chosen, verb.</extracomment>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;New Code</source>
        <translation>&amp;Neuer Code</translation>
    </message>
    <message>
        <source>This text</source>
        <translation>Dieser Text</translation>
    </message>
    <message numerus="yes">
        <source>A match of %n deal(s). %1</source>
        <translation>
            <numerusform>Eine Partie von %n Runde. %1</numerusform>
            <numerusform>Eine Partie von %n Runden. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a code for the current rules, to play against friends</source>
        <translation>Einen Code für die geltenden Regeln machen, um gegen Freunde zu spielen</translation>
    </message>
    <message>
        <source>The same code gives everyone the same cards.</source>
        <translation>Derselbe Code gibt allen dieselben Karten.</translation>
    </message>
    <message>
        <source>Reading the match…</source>
        <translation>Die Partie wird gelesen …</translation>
    </message>
</context>
<context>
    <name>sandbag::NumberEditor</name>
    <message>
        <source>Usual values (Alt+Down)</source>
        <translation>Übliche Werte (Alt+↓)</translation>
    </message>
    <message>
        <source>Usual values</source>
        <translation>Übliche Werte</translation>
    </message>
</context>
<context>
    <name>sandbag::OneKeyEdit</name>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Neue Taste drücken</translation>
    </message>
</context>
<context>
    <name>sandbag::OpenAgainDialog</name>
    <message>
        <source>Open a Table Again</source>
        <translation>Tisch wieder öffnen</translation>
    </message>
    <message>
        <source>&amp;Tables whose matches aren&apos;t over:</source>
        <translation>&amp;Tische, deren Partien nicht zu Ende sind:</translation>
    </message>
    <message>
        <source>&amp;Open Again</source>
        <translation>Wieder ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <extracomment>Button: removes a table that was kept, verb.</extracomment>
        <translation>&amp;Entfernen …</translation>
    </message>
    <message>
        <source>Remove “%1”? After that, nobody can continue its match. Finished deals stay in the history.</source>
        <translation>„%1“ entfernen? Niemand kann diese Partie dann fortsetzen. Beendete Runden bleiben im Verlauf.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button: removes a table that was kept, verb.</extracomment>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>There are no tables to open again. A table that you open is kept until its match is over.</source>
        <translation>Es gibt keine Tische, die sich wieder öffnen lassen. Ein Tisch, den du öffnest, bleibt erhalten, bis seine Partie zu Ende ist.</translation>
    </message>
    <message>
        <source>The table opens as before: everyone has the same seat and the same cards.</source>
        <translation>Der Tisch öffnet sich wie zuvor: Alle haben denselben Platz und dieselben Karten.</translation>
    </message>
    <message>
        <source>%1, last played on %2</source>
        <translation>%1, zuletzt gespielt am %2</translation>
    </message>
    <message>
        <source>%1, with %2, last played on %3</source>
        <translation>%1, mit %2, zuletzt gespielt am %3</translation>
    </message>
</context>
<context>
    <name>sandbag::OpenTableDialog</name>
    <message>
        <source>People I &amp;invite, wherever they are</source>
        <translation>Leute, die ich &amp;einlade, wo sie auch sind</translation>
    </message>
    <message>
        <source>Admit people who have the invitation &amp;without asking me</source>
        <translation>&amp;Wer die Einladung hat, kommt ohne Frage herein</translation>
    </message>
    <message>
        <source>Open a Table</source>
        <translation>Tisch öffnen</translation>
    </message>
    <message>
        <source>Such as “Friday table”</source>
        <translation>Etwa „Freitagstisch“</translation>
    </message>
    <message>
        <source>Name of the &amp;table:</source>
        <translation>Name des &amp;Tisches:</translation>
    </message>
    <message>
        <source>&amp;Your name:</source>
        <translation>&amp;Dein Name:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>Regeln:</translation>
    </message>
    <message>
        <source>Who may find it:</source>
        <translation>Wer ihn finden darf:</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>&amp;Port:</translation>
    </message>
    <message>
        <source>&amp;Address for the invitation:</source>
        <translation>&amp;Adresse für die Einladung:</translation>
    </message>
    <message>
        <source>&amp;Open Table</source>
        <translation>Tisch ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Choose who may find the table. Until you open it, nobody can reach this computer.</source>
        <translation>Wähle, wer den Tisch finden darf. Bevor du ihn öffnest, kann niemand diesen Computer erreichen.</translation>
    </message>
    <message>
        <source>Enter your name: the others see it at the table.</source>
        <translation>Gib deinen Namen ein: Die anderen sehen ihn am Tisch.</translation>
    </message>
    <message>
        <source>People on this &amp;network</source>
        <translation>Leute in diesem &amp;Netz</translation>
    </message>
    <message>
        <source>This computer&apos;s address</source>
        <translation>Die Adresse dieses Computers</translation>
    </message>
    <message>
        <source>%1&apos;s table</source>
        <translation>Tisch von %1</translation>
    </message>
    <message>
        <source>This computer listens on port %1, on this network only, until the table is closed. You approve everyone who joins.</source>
        <translation>Dieser Computer ist an Port %1 zu erreichen, nur aus diesem Netz, bis der Tisch geschlossen wird. Du wirst bei jedem gefragt, der mitspielen will.</translation>
    </message>
    <message>
        <source>This computer listens on port %1 until the table is closed. Friends can join from anywhere if your router forwards this port. Anyone with the invitation can join without your approval.</source>
        <translation>Dieser Computer ist an Port %1 zu erreichen, bis der Tisch geschlossen wird. Freunde können von überall mitspielen, wenn dein Router diesen Port weiterleitet. Wer die Einladung hat, kann ohne Frage mitspielen.</translation>
    </message>
    <message>
        <source>This computer listens on port %1 until the table is closed. Friends can join from anywhere if your router forwards this port. You approve everyone who joins.</source>
        <translation>Dieser Computer ist an Port %1 zu erreichen, bis der Tisch geschlossen wird. Freunde können von überall mitspielen, wenn dein Router diesen Port weiterleitet. Du wirst bei jedem gefragt, der mitspielen will.</translation>
    </message>
</context>
<context>
    <name>sandbag::OptionDelegate</name>
    <message>
        <source>e.g. 0 100</source>
        <translation>z. B. 0 100</translation>
    </message>
</context>
<context>
    <name>sandbag::OptionPane</name>
    <message>
        <source>Choose a rule</source>
        <translation>Wähle eine Regel</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>preset and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Reset This Rule</source>
        <translation>Diese &amp;Regel zurücksetzen</translation>
    </message>
    <message>
        <source>More in the Rule Boo&amp;k</source>
        <translation>Me&amp;hr im Regelbuch</translation>
    </message>
    <message>
        <source>Current value: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Aktueller Wert: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>No effect now: %1</source>
        <translation>Jetzt ohne Wirkung: %1</translation>
    </message>
    <message>
        <source>Other games: %1</source>
        <translation>Andere Spielarten: %1</translation>
    </message>
    <message>
        <source>Open this rule in the rule book</source>
        <translation>Diese Regel im Regelbuch öffnen</translation>
    </message>
    <message>
        <source>Type to search, or open a group. Press Enter to change a rule, %1 for help on it.</source>
        <translation>Tippe, um zu suchen, oder öffne eine Gruppe. Enter ändert eine Regel, %1 erklärt sie.</translation>
    </message>
    <message>
        <source>Reset to the value in the game that these rules are based on, as %1 does in the list of rules</source>
        <translation>Auf den Wert der Spielart zurücksetzen, auf der diese Regeln beruhen, wie %1 in der Liste der Regeln</translation>
    </message>
</context>
<context>
    <name>sandbag::PadPanel</name>
    <message>
        <source>Scorecard</source>
        <extracomment>The paper on which scores are written: a window or part of one, noun.</extracomment>
        <translation>Spielzettel</translation>
    </message>
    <message>
        <source>%1: bid / taken, then the total</source>
        <translation>%1: Gebot / Stiche, dann die Summe</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Heading of a column: the sum so far, noun.</extracomment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: closes a paper that lies on the table, verb.</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Keep the Scorecard Next to the Table</source>
        <translation>Spielzettel neben dem Tisch zeigen</translation>
    </message>
</context>
<context>
    <name>sandbag::PagePreview</name>
    <message>
        <source>Preview of the page</source>
        <translation>Vorschau der Seite</translation>
    </message>
</context>
<context>
    <name>sandbag::PeopleMetDialog</name>
    <message>
        <source>People You Have Met</source>
        <translation>Bekannte</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <extracomment>Button: removes what is known of a person one has met, verb.</extracomment>
        <translation>&amp;Vergessen</translation>
    </message>
    <message>
        <source>%1, last met on %2</source>
        <translation>%1, zuletzt am %2</translation>
    </message>
    <message>
        <source>If you forget someone, the two of you must compare five cards again the next time you connect.</source>
        <translation>Wer vergessen wird, ist wieder fremd: Beim nächsten Treffen vergleicht ihr beide wieder fünf Karten.</translation>
    </message>
    <message>
        <source>People with a check mark can join your &amp;tables without asking:</source>
        <translation>Wer &amp;angekreuzt ist, kommt ohne Frage an deine Tische:</translation>
    </message>
    <message>
        <source>Nobody yet. People you play with over a network will be listed here.</source>
        <translation>Noch niemand. Wer mit dir über ein Netz spielt, steht später hier.</translation>
    </message>
</context>
<context>
    <name>sandbag::PlayerChoice</name>
    <message>
        <source>Person</source>
        <extracomment>Who sits there: a program, or somebody at this computer; noun.</extracomment>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Computer: %1</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Anderes Programm</translation>
    </message>
    <message>
        <source>Start command</source>
        <translation>Startbefehl</translation>
    </message>
    <message>
        <source>Type of player %1</source>
        <translation>Art von Spieler %1</translation>
    </message>
    <message>
        <source>Style of player %1</source>
        <translation>Stil von Spieler %1</translation>
    </message>
    <message>
        <source>Command that starts player %1</source>
        <translation>Befehl, der Spieler %1 startet</translation>
    </message>
</context>
<context>
    <name>sandbag::PlayerGroupPane</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Rename &amp;or Merge…</source>
        <translation>&amp;Umbenennen oder zusammenlegen …</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dieses Jahr</translation>
    </message>
    <message>
        <source>The last twelve months</source>
        <translation>Die letzten zwölf Monate</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Heading of a column of a leaderboard, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Heading of a column of a leaderboard, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Heading of a column of a leaderboard, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Heading of a column of a leaderboard, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Contracts set</source>
        <translation>Kontrakte gefallen</translation>
    </message>
    <message>
        <source>Rename or Merge</source>
        <translation>Umbenennen oder zusammenlegen</translation>
    </message>
    <message>
        <source>Spades</source>
        <extracomment>The name of the game, as the heading of a printed page.</extracomment>
        <translation>Spades</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>place and name</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Deals</source>
        <extracomment>Heading of a column of a leaderboard, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Nils</source>
        <extracomment>Heading of a column of a leaderboard, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Nils</translation>
    </message>
    <message>
        <source>Contracts</source>
        <extracomment>Heading of a column of a leaderboard, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Kontrakte</translation>
    </message>
    <message>
        <source>Per&amp;iod:</source>
        <extracomment>Label of a choice: of which months or years.</extracomment>
        <translation>Zeitr&amp;aum:</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>Name of the list of a leaderboard: everybody who has played, noun.</extracomment>
        <translation>Personen</translation>
    </message>
    <message>
        <source>%1 was removed from all matches.</source>
        <translation>%1 wurde aus allen Partien entfernt.</translation>
    </message>
    <message>
        <source>Remo&amp;ve Player…</source>
        <translation>Spieler ent&amp;fernen …</translation>
    </message>
    <message>
        <source>Print &amp;Leaderboard…</source>
        <translation>Rangliste dru&amp;cken …</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Gesamter Zeitraum</translation>
    </message>
    <message>
        <source>Rank</source>
        <extracomment>Heading of a column of a leaderboard, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation>Punkte je Runde</translation>
    </message>
    <message>
        <source>Nils made</source>
        <translation>Nils geschafft</translation>
    </message>
    <message>
        <source>%1 is now listed as %2.</source>
        <translation>%1 heißt jetzt %2.</translation>
    </message>
    <message>
        <source>Remove Player</source>
        <translation>Spieler entfernen</translation>
    </message>
    <message>
        <source>Remove %1 from every match in the history? The matches stay but show the seat, not the name. This can&apos;t be undone. Files saved elsewhere aren&apos;t changed.</source>
        <translation>%1 aus jeder Partie des Verlaufs entfernen? Die Partien bleiben, mit dem Platz statt des Namens. Das lässt sich nicht rückgängig machen. Anderswo gespeicherte Dateien ändern sich nicht.</translation>
    </message>
    <message>
        <source>No scores for this period. Press %1 to keep score of a game with real cards.</source>
        <translation>Keine Ergebnisse in diesem Zeitraum. %1 schreibt ein Spiel mit echten Karten auf.</translation>
    </message>
    <message>
        <source>New or existing name for %1:</source>
        <translation>Neuer oder vorhandener Name für %1:</translation>
    </message>
</context>
<context>
    <name>sandbag::PlayingTogether</name>
    <message>
        <source>Play Together</source>
        <translation>Gemeinsam spielen</translation>
    </message>
    <message>
        <source>Host: %1</source>
        <translation>Gastgeber: %1</translation>
    </message>
    <message>
        <source>&amp;Leave Table</source>
        <translation>Tisch ver&amp;lassen</translation>
    </message>
    <message>
        <source>This table can&apos;t be opened again: its match can&apos;t be read, or it is open in another window.</source>
        <translation>Dieser Tisch lässt sich nicht wieder öffnen: Seine Partie ist nicht zu lesen, oder er ist in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>The match at the table “%1” isn&apos;t over.</source>
        <translation>Die Partie am Tisch „%1“ ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>&amp;Open It Again</source>
        <translation>Wieder ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Meet Again</source>
        <translation>&amp;Neu kennenlernen</translation>
    </message>
    <message>
        <source>%1&apos;s table</source>
        <translation>Tisch von %1</translation>
    </message>
    <message>
        <source>This isn&apos;t the computer %1 used before. Ask %1 whether they have a new computer.</source>
        <translation>Das ist nicht der Computer, den %1 bisher hatte. Frag %1, ob es ein neuer ist.</translation>
    </message>
</context>
<context>
    <name>sandbag::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <extracomment>Title of the window in which the program is set up, noun.</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <extracomment>Tab: what is set there, noun.</extracomment>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Tab: what is set there, noun.</extracomment>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>Pl&amp;ayers</source>
        <extracomment>Tab: what is set there, noun.</extracomment>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>&amp;Windows:</source>
        <extracomment>Label of a choice, noun.</extracomment>
        <translation>&amp;Fenster:</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>How bright windows are, an adjective.</extracomment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>How bright windows are, an adjective.</extracomment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>&amp;Felt:</source>
        <extracomment>Label of a choice, noun.</extracomment>
        <translation>Fil&amp;z:</translation>
    </message>
    <message>
        <source>&amp;Cards:</source>
        <extracomment>Label of a choice, noun.</extracomment>
        <translation>Kar&amp;ten:</translation>
    </message>
    <message>
        <source>S&amp;uits:</source>
        <extracomment>Label of a choice, noun.</extracomment>
        <translation>Fa&amp;rben:</translation>
    </message>
    <message>
        <source>&amp;Ranks in your hand:</source>
        <translation>Reihenfolge im &amp;Blatt:</translation>
    </message>
    <message>
        <source>High to low</source>
        <translation>Hoch nach niedrig</translation>
    </message>
    <message>
        <source>Low to high</source>
        <translation>Niedrig nach hoch</translation>
    </message>
    <message>
        <source> s</source>
        <extracomment>Seconds, behind a number.</extracomment>
        <translation> s</translation>
    </message>
    <message>
        <source>Wait before the &amp;next deal:</source>
        <translation>Warten vor der &amp;nächsten Runde:</translation>
    </message>
    <message>
        <source>Play cards with a &amp;double click</source>
        <translation>Karte mit &amp;Doppelklick spielen</translation>
    </message>
    <message>
        <source>Name at seat %1</source>
        <translation>Name an Platz %1</translation>
    </message>
    <message>
        <source>Card bac&amp;ks:</source>
        <translation>Kartenrü&amp;cken:</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>How fast cards move, an adjective.</extracomment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>How fast cards move, an adjective.</extracomment>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>How fast cards move, an adjective.</extracomment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Instant</source>
        <extracomment>How fast cards move, an adjective.</extracomment>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>F&amp;iles</source>
        <extracomment>Tab: what is set there, noun.</extracomment>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>never</source>
        <extracomment>In place of a number: the tutor asks at no choice.</extracomment>
        <translation>nie</translation>
    </message>
    <message>
        <source>Seats are in order of play, starting with yours.</source>
        <translation>Die Plätze folgen der Spielreihenfolge, ab deinem eigenen.</translation>
    </message>
    <message>
        <source>Two colors</source>
        <translation>Zwei Farben</translation>
    </message>
    <message>
        <source>Four colors</source>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>Alternate &amp;black and red suits</source>
        <translation>Schwarze und rote Farben im &amp;Wechsel</translation>
    </message>
    <message>
        <source>Show play&amp;er portraits</source>
        <translation>Ges&amp;ichter der Spieler zeigen</translation>
    </message>
    <message>
        <source>Show the deal&apos;s highlights &amp;before its result</source>
        <translation>Höhepunkte der Runde vor dem Ergebnis &amp;zeigen</translation>
    </message>
    <message>
        <source>Computers chat no&amp;w and then</source>
        <translation>Mitspieler sagen ab &amp;und zu etwas</translation>
    </message>
    <message>
        <source>until I continue</source>
        <translation>bis ich weitergehe</translation>
    </message>
    <message>
        <source>Play the &amp;only legal card automatically</source>
        <translation>Die &amp;einzige erlaubte Karte automatisch spielen</translation>
    </message>
    <message>
        <source>Confir&amp;m nil and blind bids</source>
        <translation>Nil und blinde Gebote bestäti&amp;gen</translation>
    </message>
    <message>
        <source>Let me &amp;cut the cards</source>
        <translation>Mich a&amp;bheben lassen</translation>
    </message>
    <message>
        <source>Let me ask my partner “Wh&amp;y?” during a deal</source>
        <translation>Ich darf meinen Partner während der Runde „Wa&amp;rum?“ fragen</translation>
    </message>
    <message>
        <source>Anima&amp;te cards</source>
        <translation>Karten g&amp;leiten lassen</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <extracomment>Tab: what is set there, noun.</extracomment>
        <translation>&amp;Klang</translation>
    </message>
    <message>
        <source>Card si&amp;ze:</source>
        <translation>Karten&amp;größe:</translation>
    </message>
    <message>
        <source>Sp&amp;eed:</source>
        <extracomment>Label of a choice, noun.</extracomment>
        <translation>&amp;Tempo:</translation>
    </message>
    <message>
        <source>Partners at this computer may s&amp;ee each other&apos;s cards</source>
        <translation>Partner an diesem Rechner dürfen ihre Karten &amp;gegenseitig sehen</translation>
    </message>
    <message>
        <source>Backup</source>
        <extracomment>Tab: what is set there, noun.</extracomment>
        <translation>Sicherung</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <extracomment>Label of a choice, noun.</extracomment>
        <translation>Sprach&amp;e:</translation>
    </message>
    <message>
        <source>Restart Sandbag to use this language.</source>
        <translation>Diese Sprache gilt vom nächsten Start an.</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>Wie der Desktop</translation>
    </message>
    <message>
        <source>%1 (incomplete)</source>
        <translation>%1 (unvollständig)</translation>
    </message>
    <message>
        <source>These cards have colors of their own, which can&apos;t be changed.</source>
        <translation>Diese Karten haben eigene Farben, die sich nicht ändern lassen.</translation>
    </message>
    <message>
        <source>Warn me before I make a mista&amp;ke:</source>
        <translation>Vor Fe&amp;hlern warnen:</translation>
    </message>
    <message>
        <source>% or more taken off the chance to win</source>
        <translation> % oder mehr Verlust an Gewinnaussicht</translation>
    </message>
    <message>
        <source>The tutor asks you to confirm a bid or card that lowers your chance of winning the match by at least this much. It also asks if the choice would cost that much in a match with an even score. A slip costs 1%, a mistake 3%, and a blunder 8%.</source>
        <translation>Der Tutor lässt dich ein Gebot oder eine Karte bestätigen, die deine Gewinnaussicht um mindestens so viel senkt. Er fragt auch, wenn die Wahl bei gleichem Punktestand so viel kosten würde. Eine Ungenauigkeit kostet 1 %, ein Fehler 3 %, ein grober Fehler 8 %.</translation>
    </message>
    <message>
        <source>&amp;Keep the same view of the table when players share this computer</source>
        <translation>Tischansicht beibehalten, wenn mehrere an diesem Rechner &amp;zusammen spielen</translation>
    </message>
    <message>
        <source>Partners share the screen: cards are covered only when the screen passes to a player of the other side.</source>
        <translation>Partner teilen sich den Bildschirm: Die Karten werden nur verdeckt, wenn der Bildschirm an einen Spieler der anderen Seite geht.</translation>
    </message>
</context>
<context>
    <name>sandbag::PrintSheetsDialog</name>
    <message>
        <source>Print</source>
        <extracomment>Title of a window: prints, verb.</extracomment>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <extracomment>The paper on which scores are written: a window or part of one, noun.</extracomment>
        <translation>Spielzettel</translation>
    </message>
    <message>
        <source>Blank scorecard</source>
        <translation>Leerer Spielzettel</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Hand record</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Alle Runden</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>The number of a deal, noun.</extracomment>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>A4</source>
        <extracomment>Size of paper.</extracomment>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>Size of paper.</extracomment>
        <translation>Letter</translation>
    </message>
    <message>
        <source>A5</source>
        <extracomment>Size of paper.</extracomment>
        <translation>A5</translation>
    </message>
    <message>
        <source>&amp;Sheet:</source>
        <extracomment>Label of a choice of what is printed, noun; “Sheet”: which of the printed pages, “Page”: the page shown.</extracomment>
        <translation>&amp;Bogen:</translation>
    </message>
    <message>
        <source>&amp;Deal:</source>
        <extracomment>Label of a choice of what is printed, noun; “Sheet”: which of the printed pages, “Page”: the page shown.</extracomment>
        <translation>&amp;Runde:</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Page:</source>
        <extracomment>Label of a choice of what is printed, noun; “Sheet”: which of the printed pages, “Page”: the page shown.</extracomment>
        <translation>Seite:</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>In a menu or on a button: prints, verb.</extracomment>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>page number</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>The printer cannot be used.</source>
        <translation>Der Drucker ist nicht verfügbar.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 ist gespeichert.</translation>
    </message>
    <message>
        <source>P&amp;aper:</source>
        <extracomment>Label of a choice of what is printed, noun; “Sheet”: which of the printed pages, “Page”: the page shown.</extracomment>
        <translation>&amp;Papier:</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Als PD&amp;F speichern …</translation>
    </message>
    <message>
        <source>Printed.</source>
        <extracomment>What was done just now, an adjective.</extracomment>
        <translation>Gedruckt.</translation>
    </message>
    <message>
        <source>&amp;Landscape</source>
        <extracomment>Whether the paper lies across, noun.</extracomment>
        <translation>&amp;Querformat</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Vorige Seite</translation>
    </message>
</context>
<context>
    <name>sandbag::PrintText</name>
    <message>
        <source>Date</source>
        <extracomment>Line on a printed page on which one writes when it was, noun.</extracomment>
        <translation>Datum</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>page number</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>the pages could not be created</source>
        <translation>die Seiten konnten nicht erzeugt werden</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 gibt es schon. Ersetzen?</translation>
    </message>
    <message>
        <source>Deal %1 · dealer: %2</source>
        <translation>Runde %1 · Geber: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), code %1</source>
        <translation>
            <numerusform>%n Runde, Code %1</numerusform>
            <numerusform>%n Runden, Code %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Results of the shared deals</source>
        <translation>Ergebnisse der Duplikatrunden</translation>
    </message>
    <message>
        <source>Hands of the shared deals</source>
        <translation>Blätter der Duplikatrunden</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers of boards</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>In each round, the two tables share the same deals.</source>
        <translation>In einem Durchgang teilen sich beide Tische dieselben Runden.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Durchgang %1</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Heading of a column: the table at which two pairs meet; and which deals they play there, noun.</extracomment>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>North, south</source>
        <translation>Nord, Süd</translation>
    </message>
    <message>
        <source>East, west</source>
        <translation>Ost, West</translation>
    </message>
    <message>
        <source>Deals</source>
        <extracomment>Heading of a column: the table at which two pairs meet; and which deals they play there, noun.</extracomment>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>The number of a deal, noun.</extracomment>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>Heading of a column or a page: two players who belong together; or all of them, noun.</extracomment>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Bids S, W, N, E</source>
        <translation>Gebote S, W, N, O</translation>
    </message>
    <message>
        <source>Tricks S, W, N, E</source>
        <translation>Stiche S, W, N, O</translation>
    </message>
    <message>
        <source>Points N, S</source>
        <translation>Punkte N, S</translation>
    </message>
    <message>
        <source>Points E, W</source>
        <translation>Punkte O, W</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>numbers of pairs</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>North and south</source>
        <translation>Nord und Süd</translation>
    </message>
    <message>
        <source>East and west</source>
        <translation>Ost und West</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Heading of a column: the place in a ranking, noun.</extracomment>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Pair</source>
        <extracomment>Heading of a column or a page: two players who belong together; or all of them, noun.</extracomment>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Matchpoints</source>
        <extracomment>Heading of a column: how many pairs with the same cards one beat, noun.</extracomment>
        <translation>Matchpunkte</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Heading of a column: points out of those that could be had, in %, noun.</extracomment>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Heading of a column: the points of the score, noun.</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>matchpoints</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Deal by deal</source>
        <translation>Runde für Runde</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal, noun (a hand dealt and played).</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Matchpoints N, S</source>
        <translation>Matchpunkte N, S</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Heading of a page: what stands on it, noun.</extracomment>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>Zettel für Ergebnisse</translation>
    </message>
    <message>
        <source>Ranking</source>
        <extracomment>Heading of a page: what stands on it, noun.</extracomment>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Save Picture of the Table</source>
        <translation>Bild des Tisches speichern</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Gespeichert als %1.</translation>
    </message>
    <message>
        <source>Can&apos;t write to %1.</source>
        <translation>%1 lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>North and south stay. After each round, east and west move to the next higher table, and the deals are passed to the next lower table.</source>
        <translation>Nord und Süd bleiben. Nach jedem Durchgang gehen Ost und West zum nächsthöheren Tisch, und die Runden werden an den nächstniedrigeren weitergegeben.</translation>
    </message>
    <message>
        <source>Round %1 · before it, east and west skip one table</source>
        <translation>Durchgang %1 · davor überspringen Ost und West einen Tisch</translation>
    </message>
</context>
<context>
    <name>sandbag::ProblemPane</name>
    <message>
        <source>&amp;Next Problem</source>
        <translation>&amp;Nächste Aufgabe</translation>
    </message>
    <message>
        <source>Show the &amp;Answer</source>
        <translation>&amp;Antwort zeigen</translation>
    </message>
    <message>
        <source>Try A&amp;gain</source>
        <translation>N&amp;och einmal</translation>
    </message>
    <message>
        <source>Problem of the &amp;Day</source>
        <translation>Aufgabe des &amp;Tages</translation>
    </message>
    <message>
        <source>All &amp;Lessons</source>
        <translation>Alle &amp;Lektionen</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <extracomment>Label of a choice: what the problems are about, noun.</extracomment>
        <translation>A&amp;rt:</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Alle Arten</translation>
    </message>
    <message>
        <source>Add &amp;my mistakes from reviews</source>
        <translation>&amp;Meine Fehler aus Rückblicken dazunehmen</translation>
    </message>
    <message>
        <source>There is no other problem of this kind.</source>
        <translation>Es gibt keine andere Aufgabe dieser Art.</translation>
    </message>
    <message>
        <source>Problem %1</source>
        <translation>Aufgabe %1</translation>
    </message>
    <message>
        <source>Rating: %1</source>
        <translation>Wertung: %1</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>Am besten: %1.</translation>
    </message>
    <message>
        <source>There is a better choice.</source>
        <translation>Es gibt etwas Besseres.</translation>
    </message>
    <message>
        <source>Your rating: %1 ± %2</source>
        <translation>Deine Wertung: %1 ± %2</translation>
    </message>
</context>
<context>
    <name>sandbag::QuickSetupDialog</name>
    <message>
        <source> points</source>
        <extracomment>Behind a number in a field: the points at which the match ends.</extracomment>
        <translation> Punkte</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button: begins a match with these rules, verb.</extracomment>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>&amp;All Rules…</source>
        <translation>&amp;Alle Regeln …</translation>
    </message>
    <message>
        <source>Current rules</source>
        <translation>Geltende Regeln</translation>
    </message>
</context>
<context>
    <name>sandbag::ReplayPanel</name>
    <message>
        <source>Replay of deal %1</source>
        <translation>Nachgespielt: Runde %1</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: one step back or on in a deal that is shown again.</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>Button: one step back or on in a deal that is shown again.</extracomment>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: closes a paper that lies on the table, verb.</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>This is the first deal.</source>
        <translation>Das ist die erste Runde.</translation>
    </message>
    <message>
        <source>Position in deal</source>
        <translation>Stelle in der Runde</translation>
    </message>
    <message>
        <source>Previous deal</source>
        <translation>Vorige Runde</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Continue from Here</source>
        <translation>Von hier weiterspielen</translation>
    </message>
    <message>
        <source>This is the last finished deal.</source>
        <translation>Das ist die letzte beendete Runde.</translation>
    </message>
</context>
<context>
    <name>sandbag::ResultDialog</name>
    <message>
        <source>Enter Results</source>
        <translation>Ergebnisse eintragen</translation>
    </message>
    <message>
        <source>Deal %1. North and south: %2. East and west: %3.</source>
        <translation>Runde %1. Nord und Süd: %2. Ost und West: %3.</translation>
    </message>
    <message>
        <source>&amp;Enter Result</source>
        <translation>Ergebnis &amp;eintragen</translation>
    </message>
</context>
<context>
    <name>sandbag::ResultPanel</name>
    <message>
        <source>Deal %1</source>
        <extracomment>The number of a deal, noun.</extracomment>
        <translation>Runde %1</translation>
    </message>
    <message numerus="yes">
        <source>%n bag(s)</source>
        <translation>
            <numerusform>%n Sack</numerusform>
            <numerusform>%n Säcke</numerusform>
        </translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Diese Runde</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Heading of a column: the sum so far, noun.</extracomment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Button: looks for mistakes in what was played, verb.</extracomment>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Deal %1: misdeal</source>
        <translation>Runde %1: neu gegeben</translation>
    </message>
    <message>
        <source>Deal %1: passed out</source>
        <translation>Runde %1: Alle haben gepasst</translation>
    </message>
    <message>
        <source>Deal %1: void, too few tricks bid</source>
        <translation>Runde %1: ungültig, zu wenig geboten</translation>
    </message>
    <message>
        <source>Deal %1: not scored</source>
        <translation>Runde %1: nicht gewertet</translation>
    </message>
    <message>
        <source>Next Deal</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Replay Deal</source>
        <translation>Runde nachspielen</translation>
    </message>
</context>
<context>
    <name>sandbag::ReviewController</name>
    <message>
        <source>The printer cannot be used.</source>
        <translation>Der Drucker ist nicht verfügbar.</translation>
    </message>
    <message>
        <source>Finding the best play with all cards known…</source>
        <translation>Der beste Verlauf mit offenen Blättern wird gesucht …</translation>
    </message>
</context>
<context>
    <name>sandbag::ReviewModel</name>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal, noun (a hand dealt and played).</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Choice</source>
        <extracomment>Heading of a column: the bid or card that a player chose, noun.</extracomment>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>of a choice, in chances to win or points</comment>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Heading of a column: who chose, noun.</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Heading of a column: how good a choice was (&quot;slip&quot;, &quot;blunder&quot;), noun.</extracomment>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>How much the choice lowered the chance to win, or the points it cost</source>
        <translation>Um wie viel die Entscheidung die Gewinnaussicht gesenkt hat, oder wie viele Punkte sie gekostet hat</translation>
    </message>
</context>
<context>
    <name>sandbag::ReviewPane</name>
    <message>
        <source>Progress of the review</source>
        <translation>Fortschritt des Rückblicks</translation>
    </message>
    <message>
        <source>R&amp;eview</source>
        <extracomment>Button: looks for mistakes in what was played, verb.</extracomment>
        <translation>&amp;Beurteilen</translation>
    </message>
    <message>
        <source>Print the review</source>
        <translation>Den Rückblick drucken</translation>
    </message>
    <message>
        <source>Tr&amp;y Again</source>
        <translation>&amp;Noch einmal</translation>
    </message>
    <message>
        <source>All Han&amp;ds</source>
        <translation>Alle B&amp;lätter</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <extracomment>Button: has the reasons of a choice told.</extracomment>
        <translation>War&amp;um?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button: ends the review before it is done, verb.</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>What would you do? Choose on the table, or here.</source>
        <translation>Was würdest du tun? Wähle auf dem Tisch oder hier.</translation>
    </message>
    <message>
        <source>What would you do? Choose below.</source>
        <translation>Was würdest du tun? Wähle unten.</translation>
    </message>
    <message>
        <source>%1: the best choice.</source>
        <translation>%1: die beste Wahl.</translation>
    </message>
    <message>
        <source>Tab&amp;le</source>
        <extracomment>Button: shows the figures of a drawing in rows and columns, noun.</extracomment>
        <translation>Tab&amp;elle</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <extracomment>In a menu or on a button: prints, verb.</extracomment>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Chance to win (%), deal by deal</source>
        <translation>Gewinnaussicht (%), Runde für Runde</translation>
    </message>
    <message>
        <source>Choices, costliest first</source>
        <translation>Entscheidungen, die teuersten zuerst</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Name of a list for a screen reader: whose choices are shown, noun.</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Review finished deals</source>
        <translation>Die beendeten Runden beurteilen</translation>
    </message>
    <message>
        <source>Chart as a table</source>
        <translation>Diagramm als Tabelle</translation>
    </message>
    <message>
        <source>Hide the answer and try again</source>
        <translation>Die Antwort verdecken und noch einmal wählen</translation>
    </message>
    <message>
        <source>C&amp;ontinue Here</source>
        <translation>Von hier &amp;weiter</translation>
    </message>
    <message>
        <source>Continue from here in a new window</source>
        <translation>Von hier in einem neuen Fenster weiterspielen</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Alle Blätter zeigen</translation>
    </message>
    <message>
        <source>Everyone</source>
        <extracomment>Choice: the review shows what all players chose.</extracomment>
        <translation>Alle</translation>
    </message>
    <message>
        <source>After each deal, the review shows what each choice cost, judged only by the cards its player could see.</source>
        <translation>Nach jeder Runde zeigt der Rückblick, was jede Entscheidung kostete, beurteilt nur nach den Karten, die ihr Spieler sehen konnte.</translation>
    </message>
    <message>
        <source>%1: chance to win lowered by %2 percentage points.</source>
        <translation>%1: Gewinnaussicht um %2 Prozentpunkte gesenkt.</translation>
    </message>
    <message>
        <source>Best play: %1 (%2).</source>
        <translation>Bester Zug: %1 (%2).</translation>
    </message>
    <message>
        <source>Choose one of the players listed above: %1.</source>
        <translation>Wähle einen der oben genannten Spieler: %1.</translation>
    </message>
    <message>
        <source>What this player could infer, and how they usually play</source>
        <translation>Was der Spieler schließen konnte und wie er spielt</translation>
    </message>
</context>
<context>
    <name>sandbag::ReviewTable</name>
    <message>
        <source>Back to the Match</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>Was würdest du tun?</translation>
    </message>
    <message>
        <source>Review table</source>
        <translation>Tisch des Rückblicks</translation>
    </message>
    <message>
        <source>%1: all hands</source>
        <translation>%1: alle Blätter</translation>
    </message>
    <message>
        <source>%1, as seen by %2</source>
        <translation>%1, gesehen von %2</translation>
    </message>
</context>
<context>
    <name>sandbag::ReviewUiText</name>
    <message>
        <source>Choice</source>
        <extracomment>Heading of a column: the bid or card that a player chose, noun.</extracomment>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>Heading of a column: what would have been best; and how much was lost by the choice, noun.</extracomment>
        <translation>Am besten</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n Lehre</numerusform>
            <numerusform>%n Lehren</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance to win the match</source>
        <translation>Aussicht auf den Sieg</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Rückblick: %1</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Heading of a column: what would have been best; and how much was lost by the choice, noun.</extracomment>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Deal and trick</source>
        <translation>Runde und Stich</translation>
    </message>
    <message>
        <source>What each choice cost</source>
        <translation>Kosten der Entscheidungen</translation>
    </message>
</context>
<context>
    <name>sandbag::RuleSide</name>
    <message>
        <source>I &amp;Agree</source>
        <translation>Ich sti&amp;mme zu</translation>
    </message>
    <message>
        <source>Change the &amp;Rules…</source>
        <translation>&amp;Regeln ändern …</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>Regeln dieses Tisches</translation>
    </message>
    <message>
        <source>You have agreed to these rules.</source>
        <translation>Du hast diesen Regeln zugestimmt.</translation>
    </message>
    <message>
        <source>Read the rules and agree to them. If someone changes them, everyone is asked again.</source>
        <translation>Lies die Regeln und stimme ihnen zu. Ändert sie jemand, werden alle noch einmal gefragt.</translation>
    </message>
    <message>
        <source>Take a seat first; then you can agree to these rules.</source>
        <translation>Setz dich erst; dann kannst du diesen Regeln zustimmen.</translation>
    </message>
</context>
<context>
    <name>sandbag::RulesInForceDialog</name>
    <message>
        <source>&lt;li&gt;&lt;a href=&quot;#%1&quot;&gt;%2&lt;/a&gt;: &lt;b&gt;%3&lt;/b&gt; (%4: %5)&lt;/li&gt;</source>
        <translation>&lt;li&gt;&lt;a href=&quot;#%1&quot;&gt;%2&lt;/a&gt;: &lt;b&gt;%3&lt;/b&gt; (%4: %5)&lt;/li&gt;</translation>
    </message>
    <message>
        <source>Com&amp;pare…</source>
        <extracomment>Button: opens a window in which two tables of rules are compared, verb.</extracomment>
        <translation>&amp;Vergleichen …</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <extracomment>In a menu or on a button: prints, verb.</extracomment>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>&lt;p&gt;Like &lt;b&gt;%1&lt;/b&gt;, with these changes:&lt;/p&gt;</source>
        <translation>&lt;p&gt;Wie &lt;b&gt;%1&lt;/b&gt;, mit diesen Änderungen:&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Copy Rules t&amp;o New Match…</source>
        <translation>Regeln in neue &amp;Partie …</translation>
    </message>
    <message>
        <source>This match&apos;s rules can&apos;t change; edit a copy instead</source>
        <translation>Die Regeln dieser Partie ändern sich nicht; ändere stattdessen eine Kopie</translation>
    </message>
    <message>
        <source>Compare with other rules</source>
        <translation>Mit anderen Regeln vergleichen</translation>
    </message>
    <message>
        <source>Print the rule sheet</source>
        <translation>Das Regelblatt drucken</translation>
    </message>
    <message>
        <source>&lt;p&gt;Exactly &lt;b&gt;%1&lt;/b&gt;.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Genau &lt;b&gt;%1&lt;/b&gt;.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;li&gt;&lt;a href=&quot;#%1&quot;&gt;%2&lt;/a&gt;: &lt;b&gt;%3&lt;/b&gt; (before: %4)&lt;/li&gt;</source>
        <translation>&lt;li&gt;&lt;a href=&quot;#%1&quot;&gt;%2&lt;/a&gt;: &lt;b&gt;%3&lt;/b&gt; (vorher: %4)&lt;/li&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;The same as in your last match together.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Dieselben wie in eurer letzten gemeinsamen Partie.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Different from your last match together:&lt;/p&gt;</source>
        <translation>&lt;p&gt;Anders als in eurer letzten gemeinsamen Partie:&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>sandbag::RulesLibrary</name>
    <message>
        <source>%1 %2</source>
        <comment>a name that is taken, and a number</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>clipboard</source>
        <extracomment>Where house rules come from that were pasted, at the beginning of a message: &quot;clipboard: line 3&quot;.</extracomment>
        <translation>Zwischenablage</translation>
    </message>
    <message>
        <source>The clipboard holds no house rules.</source>
        <translation>In der Zwischenablage sind keine Hausregeln.</translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>Meine Regeln</translation>
    </message>
    <message>
        <source>Another window or program changed %1. The version that it wrote is saved as %2.</source>
        <translation>%1 wurde von einem anderen Fenster oder Programm geändert. Die dort geschriebene Fassung ist als %2 gespeichert.</translation>
    </message>
</context>
<context>
    <name>sandbag::RulingDialog</name>
    <message>
        <source>Ruling</source>
        <extracomment>The points or another number of a deal were changed by the players: noun, a decision as of an umpire.</extracomment>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>&amp;Side:</source>
        <extracomment>Label of a field of a ruling: how much it changes, or whom it concerns, noun.</extracomment>
        <translation>&amp;Seite:</translation>
    </message>
    <message>
        <source>&amp;Points:</source>
        <extracomment>Label of a field of a ruling: how much it changes, or whom it concerns, noun.</extracomment>
        <translation>&amp;Punkte:</translation>
    </message>
    <message>
        <source>&amp;Bags:</source>
        <extracomment>Label of a field of a ruling: how much it changes, or whom it concerns, noun.</extracomment>
        <translation>S&amp;äcke:</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <extracomment>Label of a field of a ruling: how much it changes, or whom it concerns, noun.</extracomment>
        <translation>&amp;Grund:</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Choice in a ruling: no reason is named.</extracomment>
        <translation>Keine</translation>
    </message>
    <message>
        <source>&amp;Tricks deducted:</source>
        <translation>Abgezogene S&amp;tiche:</translation>
    </message>
    <message>
        <source>e.g. named a suit while bidding</source>
        <translation>z. B. beim Bieten eine Farbe genannt</translation>
    </message>
    <message>
        <source>Adds a separate line to this deal&apos;s score.</source>
        <translation>Fügt der Wertung dieser Runde eine eigene Zeile hinzu.</translation>
    </message>
</context>
<context>
    <name>sandbag::RulingPanel</name>
    <message>
        <source>&amp;Points</source>
        <extracomment>Label of a field of a ruling: how much it changes, or whom it concerns, noun.</extracomment>
        <translation>&amp;Punkte</translation>
    </message>
    <message>
        <source>&amp;Bags</source>
        <extracomment>Label of a field of a ruling: how much it changes, or whom it concerns, noun.</extracomment>
        <translation>&amp;Säcke</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <extracomment>Label of a field of a ruling: how much it changes, or whom it concerns, noun.</extracomment>
        <translation>&amp;Grund</translation>
    </message>
    <message>
        <source>Reason</source>
        <extracomment>Label of a field of a ruling: how much it changes, or whom it concerns, noun.</extracomment>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button: does not add a ruling, verb.</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Tricks deducted</source>
        <translation>Abgezogene S&amp;tiche</translation>
    </message>
    <message>
        <source>e.g. named a suit while bidding</source>
        <translation>z. B. beim Bieten eine Farbe genannt</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>Button: adds a ruling to the score, verb.</extracomment>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Ruling: a line of its own that corrects this deal&apos;s score</source>
        <translation>Entscheidung: eine eigene Zeile, die die Wertung dieser Runde berichtigt</translation>
    </message>
</context>
<context>
    <name>sandbag::SameCards</name>
    <message>
        <source>Code: %1</source>
        <translation>Code: %1</translation>
    </message>
</context>
<context>
    <name>sandbag::ScoreBook</name>
    <message>
        <source>deal %1 as originally scored</source>
        <translation>Runde %1 wie vorher gewertet</translation>
    </message>
    <message>
        <source>Saving to %1 works again.</source>
        <translation>%1 lässt sich wieder speichern.</translation>
    </message>
    <message>
        <source>%1 is open in another window.</source>
        <translation>%1 ist in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>%1 is missing, so this match is no longer saved there.</source>
        <translation>%1 fehlt, deshalb wird diese Partie nicht mehr darin gespeichert.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read, so this match is no longer saved there.</source>
        <translation>%1 kann nicht gelesen werden, deshalb wird diese Partie nicht mehr darin gespeichert.</translation>
    </message>
    <message>
        <source>Another program changed %1. Sandbag won&apos;t overwrite it, so this match is no longer saved there.</source>
        <translation>Ein anderes Programm hat %1 geändert. Diese Datei bleibt, wie sie ist; die Partie wird nicht mehr darin gespeichert.</translation>
    </message>
    <message>
        <source>%1 is open in another window, so this match is no longer saved there.</source>
        <translation>%1 ist in einem anderen Fenster offen, deshalb wird diese Partie nicht mehr darin gespeichert.</translation>
    </message>
    <message>
        <source>%1: the last deal isn&apos;t finished; open the match to play on</source>
        <translation>%1: Die letzte Runde wird noch gespielt; öffne die Partie am Tisch</translation>
    </message>
    <message>
        <source>Another program changed %1. Sandbag won&apos;t overwrite it; this match is now saved in %2.</source>
        <translation>Ein anderes Programm hat %1 geändert. Diese Datei bleibt, wie sie ist; die Partie wird jetzt in %2 gespeichert.</translation>
    </message>
</context>
<context>
    <name>sandbag::ScoreChart</name>
    <message>
        <source>%1: %2</source>
        <comment>side: total</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Chart of the running totals</source>
        <translation>Verlauf der Punktestände</translation>
    </message>
</context>
<context>
    <name>sandbag::ScoreKeeper</name>
    <message>
        <source>Score Keeper</source>
        <translation>Anschreiber</translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>The player who deals, noun.</extracomment>
        <translation>Geber</translation>
    </message>
    <message>
        <source>No match yet</source>
        <translation>Noch keine Partie</translation>
    </message>
    <message>
        <source>Next deal (Page Down)</source>
        <translation>Nächste Runde (Bild ab)</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>The number of a deal, noun.</extracomment>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <extracomment>Menu: what has to do with matches as a whole, noun.</extracomment>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <extracomment>In a menu: begins a new match, an adjective.</extracomment>
        <translation>&amp;Neu …</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>In a menu: opens a file with a match, verb.</extracomment>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Save a Copy &amp;As…</source>
        <translation>Kopie speichern &amp;unter …</translation>
    </message>
    <message>
        <source>&amp;Print or Export…</source>
        <translation>&amp;Drucken oder exportieren …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>In a menu or on a button: closes the window, verb.</extracomment>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <extracomment>Menu: what is done with one deal of the score, noun.</extracomment>
        <translation>&amp;Runde</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>In a menu: takes back what was done last, or does it again, verb.</extracomment>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>In a menu: takes back what was done last, or does it again, verb.</extracomment>
        <translation>Wieder&amp;holen</translation>
    </message>
    <message>
        <source>&amp;Misdeal</source>
        <extracomment>In a menu: the deal is void since it was dealt wrong, noun.</extracomment>
        <translation>&amp;Neu gegeben</translation>
    </message>
    <message>
        <source>&amp;Next Deal</source>
        <translation>Näch&amp;ste Runde</translation>
    </message>
    <message>
        <source>Matches (*.spades.json);;All files (*)</source>
        <translation>Partien (*.spades.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>The name proposed for a file with a match, noun.</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Matches (*.spades.json)</source>
        <translation>Partien (*.spades.json)</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 ist gespeichert.</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>Neues F&amp;enster</translation>
    </message>
    <message>
        <source>Change &amp;Rules…</source>
        <translation>&amp;Regeln ändern …</translation>
    </message>
    <message>
        <source>P&amp;layers…</source>
        <extracomment>In a menu: opens a window in which something is shown or chosen, noun.</extracomment>
        <translation>&amp;Spieler …</translation>
    </message>
    <message>
        <source>Deale&amp;r:</source>
        <extracomment>The player who deals, noun.</extracomment>
        <translation>&amp;Geber:</translation>
    </message>
    <message>
        <source>Rulin&amp;g…</source>
        <extracomment>Menu and button: enters a ruling, a decision of the players that changes the score.</extracomment>
        <translation>&amp;Entscheidung …</translation>
    </message>
    <message>
        <source>&amp;Open a Copy</source>
        <translation>Eine Kopie ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Previous deal (Page Up)</source>
        <translation>Vorige Runde (Bild auf)</translation>
    </message>
    <message>
        <source>Continue in that window, or open a copy. The copy is saved in a separate file, and the original is not changed.</source>
        <translation>Mach in jenem Fenster weiter, oder öffne eine Kopie. Die Kopie kommt in eine eigene Datei, und das Original bleibt, wie es ist.</translation>
    </message>
    <message>
        <source>Deal %1 was played on screen, so it can&apos;t be edited.</source>
        <translation>Runde %1 wurde am Bildschirm gespielt und lässt sich nicht ändern.</translation>
    </message>
    <message>
        <source>&amp;Enter Deal</source>
        <translation>Runde &amp;eintragen</translation>
    </message>
    <message>
        <source>Later deals don&apos;t fit this correction.</source>
        <translation>Spätere Runden passen nicht zu dieser Berichtigung.</translation>
    </message>
    <message>
        <source>&amp;Keep Scores</source>
        <translation>&amp;Wertung behalten</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Remove %n Later Deal(s)</source>
        <translation>
            <numerusform>%n spätere Runde &amp;entfernen</numerusform>
            <numerusform>%n spätere Runden &amp;entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>Current Rule&amp;s…</source>
        <translation>&amp;Geltende Regeln …</translation>
    </message>
    <message>
        <source>Remove &amp;Last Deal</source>
        <translation>Die &amp;letzte Runde streichen</translation>
    </message>
    <message>
        <source>Pre&amp;vious Deal</source>
        <translation>Runde &amp;davor</translation>
    </message>
    <message>
        <source>S&amp;corecard</source>
        <extracomment>In a menu: whether that part of the window is shown, or is heard, noun.</extracomment>
        <translation>Spiel&amp;zettel</translation>
    </message>
    <message>
        <source>Open Match</source>
        <translation>Partie öffnen</translation>
    </message>
    <message>
        <source>Save Copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>%1

Press %2 for a new match, %3 to print this one, %4 to undo the last deal.</source>
        <comment>who won</comment>
        <translation>%1

%2 beginnt eine neue Partie, %3 druckt diese, %4 macht die letzte Runde rückgängig.</translation>
    </message>
    <message>
        <source>%1

Keep the points of the later deals as rulings (separate score lines), or remove those deals. You can undo either with %2.</source>
        <translation>%1

Behalte die Punkte der späteren Runden als Entscheidungen (eigene Zeilen der Wertung), oder entferne diese Runden. Beides lässt sich mit %2 rückgängig machen.</translation>
    </message>
    <message>
        <source>Press %1 to start a match or %2 to open one.</source>
        <translation>%1 beginnt eine Partie, %2 öffnet eine.</translation>
    </message>
    <message>
        <source>Enter: next · Backspace: back · Ctrl+Enter: finish deal · %1: undo</source>
        <translation>Enter: weiter · Rücktaste: zurück · Strg+Enter: Runde beenden · %1: rückgängig</translation>
    </message>
    <message>
        <source>Deal Void: Too &amp;Few Tricks Bid</source>
        <translation>Runde ungültig: zu &amp;wenig geboten</translation>
    </message>
    <message>
        <source>Score as En&amp;tered</source>
        <translation>Wie eingetr&amp;agen werten</translation>
    </message>
    <message>
        <source>Score this deal as entered, although the rules forbid part of it</source>
        <translation>Diese Runde wie eingetragen werten, obwohl die Regeln etwas daran verbieten</translation>
    </message>
    <message>
        <source>Correction of Deal %1</source>
        <translation>Berichtigung von Runde %1</translation>
    </message>
    <message>
        <source>Save C&amp;orrection</source>
        <translation>&amp;Berichtigung speichern</translation>
    </message>
    <message>
        <source>Reading the match…</source>
        <translation>Die Partie wird gelesen …</translation>
    </message>
</context>
<context>
    <name>sandbag::ScorecardDock</name>
    <message>
        <source>Scorecard</source>
        <extracomment>The paper on which scores are written: a window or part of one, noun.</extracomment>
        <translation>Spielzettel</translation>
    </message>
    <message>
        <source>Show the whole scorecard</source>
        <translation>Den ganzen Spielzettel zeigen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, bonus points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Bonuses: %1</source>
        <translation>Boni: %1</translation>
    </message>
    <message>
        <source>Char&amp;t</source>
        <extracomment>Tab beside the scorecard: a drawing of how the score went, noun.</extracomment>
        <translation>&amp;Kurve</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Totals only</source>
        <translation>Nur Summen</translation>
    </message>
    <message>
        <source>Whole Scorecard</source>
        <translation>Ganzer Spielzettel</translation>
    </message>
    <message>
        <source>Copy as &amp;Text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy as CS&amp;V</source>
        <translation>Als &amp;CSV kopieren</translation>
    </message>
    <message>
        <source>Sav&amp;e as CSV…</source>
        <translation>Als CSV spe&amp;ichern …</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Als CSV speichern</translation>
    </message>
    <message>
        <source>Save as P&amp;icture…</source>
        <translation>Als &amp;Bild speichern …</translation>
    </message>
    <message>
        <source>Save as Picture</source>
        <translation>Als Bild speichern</translation>
    </message>
    <message>
        <source>Show &amp;Bags as Last Digit</source>
        <translation>Säcke als letzte &amp;Ziffer zeigen</translation>
    </message>
    <message>
        <source>Scorec&amp;ard</source>
        <extracomment>The paper on which scores are written: a window or part of one, noun.</extracomment>
        <translation>Spielze&amp;ttel</translation>
    </message>
    <message>
        <source>Show 200 as &amp;Wheels (Zeros Joined)</source>
        <translation>200 als &amp;Wheels zeigen (Nullen verbunden)</translation>
    </message>
</context>
<context>
    <name>sandbag::ScorecardHeader</name>
    <message>
        <source>Bid/took</source>
        <translation>Soll/Ist</translation>
    </message>
</context>
<context>
    <name>sandbag::ScorecardModel</name>
    <message>
        <source>%1 dealt</source>
        <translation>Geber: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>side: sum</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>Heading of a column: the number of tricks bid, noun.</extracomment>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Took</source>
        <extracomment>Heading of a column: the number of tricks taken, a verb in the past.</extracomment>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Heading of a column: the points of one deal, noun.</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Bags</source>
        <extracomment>Heading of a column: overtricks that are counted.</extracomment>
        <translation>Säcke</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Heading of a column: the sum so far, noun.</extracomment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal, noun (a hand dealt and played).</extracomment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Deal and dealer</source>
        <translation>Runde und Geber</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>side, column</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>sandbag::ScorecardText</name>
    <message>
        <source>blind nil bid</source>
        <translation>Blind-Nil geboten</translation>
    </message>
    <message>
        <source>nil bid</source>
        <translation>Nil geboten</translation>
    </message>
    <message>
        <source>%1 sure and %2 possible</source>
        <translation>%1 sicher und %2 möglich</translation>
    </message>
    <message>
        <source>No bids.</source>
        <translation>Keine Gebote.</translation>
    </message>
    <message>
        <source>Spades</source>
        <extracomment>The name of the game, as the heading of a printed page.</extracomment>
        <translation>Spades</translation>
    </message>
    <message>
        <source>Sets in a row</source>
        <translation>Hintereinander gefallen</translation>
    </message>
    <message>
        <source>Start · end</source>
        <translation>Beginn · Ende</translation>
    </message>
    <message>
        <source>Bonuses of each player</source>
        <translation>Boni jedes Spielers</translation>
    </message>
    <message>
        <source>Signatures</source>
        <extracomment>Heading of a page on which scores are written.</extracomment>
        <translation>Unterschriften</translation>
    </message>
    <message>
        <source>Blank scorecard</source>
        <translation>Leerer Spielzettel</translation>
    </message>
    <message>
        <source>%1 (dealer)</source>
        <translation>%1 (Geber)</translation>
    </message>
    <message>
        <source>D</source>
        <comment>dealer, in the middle of the table</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>%1: %2. Total %3</source>
        <comment>side: its lines</comment>
        <translation>%1: %2. Summe %3</translation>
    </message>
    <message>
        <source>Bidding</source>
        <extracomment>Heading of a part of the record of a deal, noun.</extracomment>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Heading of a part of the record of a deal, noun.</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Deal %1 · %2 dealt</source>
        <translation>Runde %1 · Geber %2</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading of a part of the record of a deal, noun.</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Not finished.</source>
        <translation>Nicht beendet.</translation>
    </message>
    <message>
        <source>Hand record</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>%1 · playing to %2</source>
        <translation>%1 · Ziel %2</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <extracomment>Heading of a page on which scores are written.</extracomment>
        <translation>Spielzettel</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal, noun (a hand dealt and played).</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>The player who deals, noun.</extracomment>
        <translation>Geber</translation>
    </message>
    <message>
        <source>bid</source>
        <extracomment>Heading of a column of an exported table, behind the name of a side: &quot;Ada &amp; Cy bid&quot;.</extracomment>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>took</source>
        <extracomment>Heading of a column of an exported table, behind the name of a side: &quot;Ada &amp; Cy bid&quot;.</extracomment>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>score</source>
        <extracomment>Heading of a column of an exported table, behind the name of a side: &quot;Ada &amp; Cy bid&quot;.</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>bags</source>
        <extracomment>Heading of a column of an exported table, behind the name of a side: &quot;Ada &amp; Cy bid&quot;.</extracomment>
        <translation>Säcke</translation>
    </message>
    <message>
        <source>total</source>
        <extracomment>Heading of a column of an exported table, behind the name of a side: &quot;Ada &amp; Cy bid&quot;.</extracomment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>Heading of a column: the number of tricks bid, noun.</extracomment>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Took</source>
        <extracomment>Heading of a column: the number of tricks taken, a verb in the past.</extracomment>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Bid/took</source>
        <translation>Soll/Ist</translation>
    </message>
    <message>
        <source>Nil</source>
        <extracomment>Heading of a column: points for or against a nil.</extracomment>
        <translation>Nil</translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>Heading of a column: points beyond those of the contract, noun.</extracomment>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Heading of a column: the points of one deal, noun.</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Bags</source>
        <extracomment>Heading of a column: overtricks that are counted.</extracomment>
        <translation>Säcke</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Heading of a column: the sum so far, noun.</extracomment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Deal · dealer</source>
        <translation>Runde · Geber</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>side: what happened</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Sets in total</source>
        <translation>Gefallen im Ganzen</translation>
    </message>
    <message>
        <source>%1 found that %2 had reneged in trick %3.</source>
        <translation>Falsch bedient in Stich %3: %2 (entdeckt: %1).</translation>
    </message>
    <message>
        <source>Code for these cards: %1</source>
        <translation>Code für diese Karten: %1</translation>
    </message>
    <message>
        <source>raised to %1</source>
        <translation>auf %1 erhöht</translation>
    </message>
    <message>
        <source>changed to ten</source>
        <translation>zu zehn gewechselt</translation>
    </message>
    <message>
        <source>looked</source>
        <extracomment>Behind a call of the deal&apos;s record: the player looked at the cards, a verb in the past.</extracomment>
        <translation>hingesehen</translation>
    </message>
    <message>
        <source>%1 claimed the remaining tricks.</source>
        <translation>Restliche Stiche beansprucht: %1.</translation>
    </message>
    <message>
        <source>%1 claimed the remaining tricks; the claim failed.</source>
        <translation>Restliche Stiche beansprucht, zu Unrecht: %1.</translation>
    </message>
    <message>
        <source>%1 wrongly said that %2 had reneged in trick %3.</source>
        <translation>Zu Unrecht reklamiert, Stich %3: %2 (Kläger: %1).</translation>
    </message>
    <message>
        <source>%1 conceded the remaining tricks.</source>
        <translation>Restliche Stiche aufgegeben: %1.</translation>
    </message>
    <message>
        <source>Real cards: hands not recorded.</source>
        <translation>Echte Karten: Blätter nicht aufgeschrieben.</translation>
    </message>
    <message>
        <source>bags: %1</source>
        <comment>change of the bag count: +2, −10</comment>
        <translation>Säcke: %1</translation>
    </message>
    <message>
        <source>%1 · code %2</source>
        <comment>a game, the number of a match</comment>
        <translation>%1 · Code %2</translation>
    </message>
    <message>
        <source>Code: %1.</source>
        <translation>Code: %1.</translation>
    </message>
    <message>
        <source>%1 passed %2 to %3.</source>
        <comment>player, cards, player</comment>
        <translation>%1 → %3: %2 geschoben.</translation>
    </message>
    <message>
        <source>%1 took the kitty and discarded %2.</source>
        <translation>Talon: %1; gedrückt: %2.</translation>
    </message>
</context>
<context>
    <name>sandbag::ScorecardView</name>
    <message>
        <source>Scorecard</source>
        <extracomment>The paper on which scores are written: a window or part of one, noun.</extracomment>
        <translation>Spielzettel</translation>
    </message>
</context>
<context>
    <name>sandbag::SeatsEditor</name>
    <message>
        <source>Name of player %1</source>
        <translation>Name von Spieler %1</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Dein Platz</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Your partner</source>
        <translation>Dein Partner</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>A person on the other side.</extracomment>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Pair %1</source>
        <translation>Paar %1</translation>
    </message>
    <message>
        <source>Str&amp;ength of the computers</source>
        <translation>Spielst&amp;ärke der Computer</translation>
    </message>
</context>
<context>
    <name>sandbag::SessionText</name>
    <message>
        <source>%1 isn&apos;t a Sandbag backup.</source>
        <translation>%1 ist keine Sicherung von Sandbag.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be restored: %2</source>
        <translation>%1 wird nicht zurückgeholt: %2</translation>
    </message>
    <message>
        <source>stopped.</source>
        <extracomment>Why a backup ends: somebody has stopped it, an adjective; after a colon, and alone.</extracomment>
        <translation>abgebrochen.</translation>
    </message>
    <message>
        <source>“%1” doesn&apos;t belong in a backup.</source>
        <translation>„%1“ gehört nicht in eine Sicherung.</translation>
    </message>
    <message>
        <source>it contains “%1” twice.</source>
        <translation>sie enthält „%1“ zweimal.</translation>
    </message>
    <message>
        <source>it contains too many files.</source>
        <translation>sie enthält zu viele Dateien.</translation>
    </message>
    <message>
        <source>it is too large.</source>
        <translation>sie ist zu groß.</translation>
    </message>
    <message>
        <source>Can&apos;t write %1: %2</source>
        <translation>%1 lässt sich nicht schreiben: %2</translation>
    </message>
    <message>
        <source>restored</source>
        <comment>part of a file&apos;s name</comment>
        <translation>zurückgeholt</translation>
    </message>
    <message>
        <source>before restoring</source>
        <comment>part of a file&apos;s name</comment>
        <translation>vor dem Zurückholen</translation>
    </message>
    <message>
        <source>Can&apos;t rename %1.</source>
        <translation>%1 lässt sich nicht umbenennen.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <extracomment>Why a backup ends: somebody has stopped it, an adjective; after a colon, and alone.</extracomment>
        <translation>Abgebrochen.</translation>
    </message>
    <message>
        <source>Bid %1, took %2</source>
        <translation>%1 geboten, %2 gemacht</translation>
    </message>
    <message>
        <source>Opponents bid %1, took %2</source>
        <translation>Gegner: %1 geboten, %2 gemacht</translation>
    </message>
    <message>
        <source>First deal, took 7</source>
        <translation>Erste Runde, 7 gemacht</translation>
    </message>
    <message>
        <source>Bid 5 and 3, took 4 and 4</source>
        <translation>5 und 3 geboten, 4 und 4 gemacht</translation>
    </message>
    <message>
        <source>Nil made</source>
        <translation>Nil geschafft</translation>
    </message>
    <message>
        <source>Blind nil made</source>
        <translation>Blind-Nil geschafft</translation>
    </message>
    <message>
        <source>Double nil made</source>
        <translation>Doppel-Nil geschafft</translation>
    </message>
    <message>
        <source>Team nil made</source>
        <translation>Team-Nil geschafft</translation>
    </message>
    <message>
        <source>Blind %1, took %2</source>
        <translation>Blind %1, %2 gemacht</translation>
    </message>
    <message>
        <source>Bid ten, took %1</source>
        <translation>Zehn geboten, %1 gemacht</translation>
    </message>
    <message>
        <source>Moon made</source>
        <translation>Moon geschafft</translation>
    </message>
    <message>
        <source>Blind moon made</source>
        <translation>Blinder Moon geschafft</translation>
    </message>
    <message>
        <source>As defenders: bid %1, took %2</source>
        <translation>Als Gegenpartei: %1 geboten, %2 gemacht</translation>
    </message>
    <message>
        <source>Bid %1, made; won the last trick with A♠</source>
        <translation>%1 geboten, geschafft, letzter Stich mit Pik-Ass</translation>
    </message>
    <message>
        <source>Bid %1, made; won the last trick with A♥</source>
        <translation>%1 geboten, geschafft, letzter Stich mit Herz-Ass</translation>
    </message>
    <message>
        <source>Bid %1, made; won the last trick with 2♥</source>
        <translation>%1 geboten, geschafft, letzter Stich mit Herz-Zwei</translation>
    </message>
    <message>
        <source>Bid %1, made; won the last trick with Q♠</source>
        <translation>%1 geboten, geschafft, letzter Stich mit Pik-Dame</translation>
    </message>
    <message>
        <source>Bid %1, made; won the last trick</source>
        <translation>%1 geboten, geschafft, mit dem letzten Stich</translation>
    </message>
    <message>
        <source>Bid %1, took %1, but reneged</source>
        <translation>%1 geboten, %1 gemacht, aber falsch bedient</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither %2 (yes) nor %3 (no).</source>
        <translation>„%1“ ist weder %2 (ja) noch %3 (nein).</translation>
    </message>
    <message>
        <source>Too many winners: the deal has %1 tricks.</source>
        <translation>Zu viele Gewinner: Die Runde hat %1 Stiche.</translation>
    </message>
    <message numerus="yes">
        <source>the winners of %n more trick(s)</source>
        <translation>
            <numerusform>der Gewinner von noch %n Stich</numerusform>
            <numerusform>die Gewinner von noch %n Stichen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 couldn&apos;t have bid %2: %3</source>
        <comment>player, bid, reason</comment>
        <translation>%1 kann nicht „%2“ geboten haben: %3</translation>
    </message>
    <message>
        <source>y</source>
        <comment>the key for yes</comment>
        <translation>j</translation>
    </message>
    <message>
        <source>n</source>
        <comment>the key for no</comment>
        <translation>n</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>number and name of a player</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 bids</source>
        <translation>%1 bietet</translation>
    </message>
    <message>
        <source>%1 bid</source>
        <comment>a side</comment>
        <translation>%1: Gebot</translation>
    </message>
    <message>
        <source>%1 took</source>
        <translation>%1: Stiche</translation>
    </message>
    <message>
        <source>%1 took</source>
        <comment>a side</comment>
        <translation>%1: Stiche</translation>
    </message>
    <message>
        <source>Card that won the last trick</source>
        <translation>Karte, die den letzten Stich gewann</translation>
    </message>
    <message>
        <source>Cards of the last trick, in the order played</source>
        <translation>Karten des letzten Stichs in gespielter Reihenfolge</translation>
    </message>
    <message>
        <source>Minutes played</source>
        <translation>Gespielte Minuten</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>keys, what they mean</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the players&apos; numbers, or &quot;-&quot; for nobody</source>
        <translation>die Nummern der Spieler oder &quot;-&quot; für niemand</translation>
    </message>
    <message>
        <source>the players&apos; numbers</source>
        <translation>die Nummern der Spieler</translation>
    </message>
    <message>
        <source>the player&apos;s number</source>
        <translation>die Nummer des Spielers</translation>
    </message>
    <message>
        <source>the player&apos;s number, or &quot;-&quot; for nobody</source>
        <translation>die Nummer des Spielers oder &quot;-&quot; für niemand</translation>
    </message>
    <message>
        <source>AS is the ace of spades, TD the ten of diamonds</source>
        <translation>AS ist das Pik-Ass, TD die Karo-Zehn</translation>
    </message>
    <message>
        <source>AS 2D TC KH</source>
        <translation>AS 2D TC KH</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>the keys for yes and no</comment>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>Choice where a deal is entered: no player did it.</extracomment>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player: points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Answer to a question.</extracomment>
        <translation>Nein</translation>
    </message>
    <message>
        <source>two events in one: &quot;%1&quot; and &quot;%2&quot;</source>
        <translation>zwei Ereignisse in einem: &quot;%1&quot; und &quot;%2&quot;</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 passt nicht; verlangt: %2</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>a list of %1 items</source>
        <translation>eine Liste mit %1 Einträgen</translation>
    </message>
    <message>
        <source>a list of %1 items, where %2 are needed</source>
        <translation>eine Liste mit %1 Einträgen, wo %2 nötig sind</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>eine ganze Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a list of cards such as &quot;AS KS 2C&quot;</source>
        <translation>eine Liste von Karten, etwa &quot;AS KS 2C&quot;</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>eines von: %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>In place of what a player chose or would choose: no choice was known, or a file names none.</extracomment>
        <translation>nichts</translation>
    </message>
    <message>
        <source>suits from lowest to highest, such as &quot;C D H S&quot;</source>
        <translation>Farben von der niedrigsten zur höchsten, etwa &quot;C D H S&quot;</translation>
    </message>
    <message>
        <source>a list of cards such as &quot;BJ LJ 2S&quot;</source>
        <translation>eine Liste von Karten, etwa &quot;BJ LJ 2S&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not %2</source>
        <translation>&quot;%1&quot; passt nicht; verlangt: %2</translation>
    </message>
    <message>
        <source>no game is named &quot;%1&quot;</source>
        <translation>keine Spielart heißt &quot;%1&quot;</translation>
    </message>
    <message>
        <source>no rule is named &quot;%1&quot;</source>
        <translation>keine Regel heißt &quot;%1&quot;</translation>
    </message>
    <message>
        <source>%1: cannot be read (%2)</source>
        <translation>%1: kann nicht gelesen werden (%2)</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The person at this computer, in place of a name.</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>not a complete hand</source>
        <translation>kein ganzes Blatt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player: call</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player: what happened</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>blind nil</source>
        <translation>Blind-Nil</translation>
    </message>
    <message>
        <source>blind %1</source>
        <extracomment>A bid made before looking at the cards: &quot;blind 6&quot;.</extracomment>
        <translation>blind %1</translation>
    </message>
    <message>
        <source>%1 no trump</source>
        <translation>%1 ohne Trumpf</translation>
    </message>
    <message>
        <source>%1 in the dark</source>
        <translation>%1 im Dunkeln</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>number with a declaration</comment>
        <translation>%1 mit %2</translation>
    </message>
    <message>
        <source>B%1</source>
        <comment>blind call in a column: B6</comment>
        <translation>B%1</translation>
    </message>
    <message>
        <source>%1nt</source>
        <comment>no trump in a column: 5nt</comment>
        <translation>%1oT</translation>
    </message>
    <message>
        <source>%1d</source>
        <comment>nil in the dark in a column: Nd</comment>
        <translation>%1d</translation>
    </message>
    <message>
        <source>ace</source>
        <extracomment>A card within a sentence, before its suit.</extracomment>
        <translation>Ass</translation>
    </message>
    <message>
        <source>king</source>
        <extracomment>A card within a sentence, before its suit.</extracomment>
        <translation>König</translation>
    </message>
    <message>
        <source>queen</source>
        <extracomment>A card within a sentence, before its suit.</extracomment>
        <translation>Dame</translation>
    </message>
    <message>
        <source>jack</source>
        <extracomment>A card within a sentence, before its suit.</extracomment>
        <translation>Bube</translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <translation>Kreuz-%1</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <translation>Karo-%1</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <translation>Herz-%1</translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <translation>Pik-%1</translation>
    </message>
    <message>
        <source>big joker</source>
        <translation>großer Joker</translation>
    </message>
    <message>
        <source>little joker</source>
        <translation>kleiner Joker</translation>
    </message>
    <message>
        <source>third joker</source>
        <translation>dritter Joker</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>Whether a rule is in force, within a list of values.</extracomment>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>Whether a rule is in force, within a list of values.</extracomment>
        <translation>nein</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>In place of a list of cards or suits of which there are none.</extracomment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>South</source>
        <extracomment>A side of the table, on which a player sits.</extracomment>
        <translation>Süd</translation>
    </message>
    <message>
        <source>West</source>
        <extracomment>A side of the table, on which a player sits.</extracomment>
        <translation>West</translation>
    </message>
    <message>
        <source>North</source>
        <extracomment>A side of the table, on which a player sits.</extracomment>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <extracomment>A side of the table, on which a player sits.</extracomment>
        <translation>Ost</translation>
    </message>
    <message>
        <source>%1 with house rules</source>
        <translation>%1 mit Hausregeln</translation>
    </message>
    <message>
        <source>%1: %2 (was %3)</source>
        <comment>rule: its value, the value before</comment>
        <translation>%1: %2 (vorher %3)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rule: its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>House rules: %1.</source>
        <translation>Hausregeln: %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a table&apos;s own rules, the game they come from</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>game, its rules in short</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1, before play</source>
        <comment>deal</comment>
        <translation>%1, vor dem Spiel</translation>
    </message>
    <message>
        <source>%1, trick %2</source>
        <comment>deal</comment>
        <translation>%1, Stich %2</translation>
    </message>
    <message>
        <source>Deal %1, before play</source>
        <translation>Runde %1, vor dem Spiel</translation>
    </message>
    <message>
        <source>Deal %1, trick %2</source>
        <translation>Runde %1, Stich %2</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>What a bid or card was, from right to wrong; between commas, an adjective or a noun.</extracomment>
        <translation>am besten</translation>
    </message>
    <message>
        <source>good</source>
        <extracomment>What a bid or card was, from right to wrong; between commas, an adjective or a noun.</extracomment>
        <translation>gut</translation>
    </message>
    <message>
        <source>slip</source>
        <extracomment>What a bid or card was, from right to wrong; between commas, an adjective or a noun.</extracomment>
        <translation>ungenau</translation>
    </message>
    <message>
        <source>mistake</source>
        <extracomment>What a bid or card was, from right to wrong; between commas, an adjective or a noun.</extracomment>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>blunder</source>
        <extracomment>What a bid or card was, from right to wrong; between commas, an adjective or a noun.</extracomment>
        <translation>grober Fehler</translation>
    </message>
    <message numerus="yes">
        <source>Played with %n hint(s).</source>
        <translation>
            <numerusform>Mit %n Tipp gespielt.</numerusform>
            <numerusform>Mit %n Tipps gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played with the tutor.</source>
        <translation>Mit dem Tutor gespielt.</translation>
    </message>
    <message>
        <source>Another choice was about as good.</source>
        <translation>Eine andere Wahl war etwa gleich gut.</translation>
    </message>
    <message numerus="yes">
        <source>The next best choice was worth %n point(s) less.</source>
        <translation>
            <numerusform>Die nächstbeste Wahl war %n Punkt weniger wert.</numerusform>
            <numerusform>Die nächstbeste Wahl war %n Punkte weniger wert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best choice was worth %n point(s) more.</source>
        <translation>
            <numerusform>Die beste Wahl war %n Punkt mehr wert.</numerusform>
            <numerusform>Die beste Wahl war %n Punkte mehr wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2): %3 %4</source>
        <comment>player, level, how it plays, its character</comment>
        <translation>%1 (%2): %3 %4</translation>
    </message>
    <message>
        <source>%1: cannot be read, since its name is not valid UTF-8; rename the file</source>
        <translation>%1: nicht lesbar, weil der Name kein gültiges UTF-8 ist; benenne die Datei um</translation>
    </message>
    <message>
        <source>The tricks entered add up to %1, but the deal has %2.</source>
        <translation>Die eingegebenen Stiche ergeben zusammen %1, die Runde hat aber %2.</translation>
    </message>
    <message>
        <source>A trick has %2 cards; you typed %1.</source>
        <translation>Ein Stich hat %2 Karten; du hast %1 getippt.</translation>
    </message>
    <message>
        <source>No other card may be played.</source>
        <translation>Keine andere Karte darf gespielt werden.</translation>
    </message>
    <message>
        <source>Keep the %1</source>
        <translation>%1 behalten</translation>
    </message>
    <message>
        <source>Discard the %1</source>
        <translation>%1 ablegen</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>cost of a choice</comment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>cost of a choice, of the chance to win</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>a player, what they say</comment>
        <translation>%1: „%2“</translation>
    </message>
    <message>
        <source>Looking back: %1</source>
        <translation>Im Rückblick: %1</translation>
    </message>
    <message>
        <source>Call a misdeal</source>
        <translation>Neues Geben verlangen</translation>
    </message>
    <message>
        <source>Look at the cards</source>
        <translation>Karten ansehen</translation>
    </message>
    <message>
        <source>Raise to %1</source>
        <translation>Auf %1 erhöhen</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>Verb, what a player says who does not raise the bid: &quot;I stay at my bid.&quot;</extracomment>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Bid nil</source>
        <translation>Nil bieten</translation>
    </message>
    <message>
        <source>Bid blind nil</source>
        <translation>Blind-Nil bieten</translation>
    </message>
    <message>
        <source>No nil</source>
        <translation>Kein Nil</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Answer to a question.</extracomment>
        <translation>Ja</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Du spielst aus</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 spielt aus</translation>
    </message>
    <message>
        <source>a an and are as be by can do for from go have i if in is it my of or our play played playing rule rules than that the their then they this to up us we with you your at until</source>
        <comment>words that a search leaves out; any number of them in any order</comment>
        <translation>der die das den dem des ein eine einen einem einer eines und oder zu zum zur im in am an auf für von vom mit bis ist sind wird werden wir ihr ich du man es er sie spielen spielt gespielt Regel Regeln bei als wenn dass dann um hat haben so unser unsere euer</translation>
    </message>
    <message>
        <source>zero one two three four five six seven eight nine ten eleven twelve thirteen</source>
        <comment>the numbers from 0 to 13, for a search</comment>
        <translation>null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn</translation>
    </message>
    <message>
        <source>hundred</source>
        <comment>the number 100, for a search</comment>
        <translation>hundert</translation>
    </message>
    <message>
        <source>minus negative</source>
        <comment>words before a number below zero, for a search</comment>
        <translation>minus negativ</translation>
    </message>
    <message>
        <source>no not never without off</source>
        <comment>words that turn what was said into its opposite, for a search</comment>
        <translation>kein keine keinen keiner nicht nie ohne aus</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>bid, reason</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>more than %1 rulings</source>
        <translation>mehr als %1 Entscheidungen</translation>
    </message>
    <message>
        <source>more than %1 items</source>
        <translation>mehr als %1 Einträge</translation>
    </message>
    <message>
        <source>a lesson without a step</source>
        <translation>eine Lektion ohne Schritt</translation>
    </message>
    <message>
        <source>First Steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Bidding</source>
        <extracomment>A part of the lessons, or a heading over a deal&apos;s bids, noun.</extracomment>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>A part of the lessons: playing cards; nil bids, noun.</extracomment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Nil</source>
        <extracomment>A part of the lessons: playing cards; nil bids, noun.</extracomment>
        <translation>Nil</translation>
    </message>
    <message>
        <source>House Rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t legal in this position</source>
        <translation>„%1“ ist dort nicht erlaubt</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>keine Zahl</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Welche Karte?</translation>
    </message>
    <message>
        <source>What do you bid?</source>
        <translation>Was bietest du?</translation>
    </message>
    <message>
        <source>Both sides&apos; bags</source>
        <translation>Säcke auf beiden Seiten</translation>
    </message>
    <message>
        <source>not one of the right answers</source>
        <translation>nicht unter den richtigen Antworten</translation>
    </message>
    <message>
        <source>Void</source>
        <extracomment>Why a deal does not count, in place of its score.</extracomment>
        <translation>Ungültig</translation>
    </message>
    <message>
        <source>deal %1, event %2, seat %3</source>
        <translation>Runde %1, Ereignis %2, Platz %3</translation>
    </message>
    <message>
        <source>Spades, deal of the day, %1 (%2)</source>
        <translation>Spades, Runde des Tages, %1 (%2)</translation>
    </message>
    <message>
        <source>Points: %1. Computers beaten: %2 of %3.</source>
        <translation>Punkte: %1. Computer geschlagen: %2 von %3.</translation>
    </message>
    <message>
        <source>This is too long for a code.</source>
        <translation>Das ist zu lang für einen Code.</translation>
    </message>
    <message>
        <source>This is too short for a code.</source>
        <translation>Das ist zu kurz für einen Code.</translation>
    </message>
    <message>
        <source>The secret is not 64 hexadecimal digits.</source>
        <translation>Das Geheimnis besteht nicht aus 64 hexadezimalen Ziffern.</translation>
    </message>
    <message>
        <source>deal %1</source>
        <extracomment>The number of a deal, noun.</extracomment>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>The dealer is seat %1, but it is seat %2&apos;s turn to deal.</source>
        <translation>Gegeben hat Platz %1, aber mit Geben dran war Platz %2.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>a comment is never closed</source>
        <translation>ein Kommentar wird nicht geschlossen</translation>
    </message>
    <message>
        <source>a tag has no value in quotes</source>
        <translation>ein Tag hat keinen Wert in Anführungszeichen</translation>
    </message>
    <message>
        <source>a tag has no closing bracket</source>
        <translation>einem Tag fehlt die schließende Klammer</translation>
    </message>
    <message>
        <source>%1 is dealt twice</source>
        <translation>%1 ist zweimal gegeben</translation>
    </message>
    <message>
        <source>more than one hand is missing</source>
        <translation>mehr als ein Blatt fehlt</translation>
    </message>
    <message numerus="yes">
        <source>a hand has %n card(s), not 13</source>
        <translation>
            <numerusform>ein Blatt hat %n Karte, nicht 13</numerusform>
            <numerusform>ein Blatt hat %n Karten, nicht 13</numerusform>
        </translation>
    </message>
    <message>
        <source>(dealer)</source>
        <extracomment>The player who deals, noun.</extracomment>
        <translation>(gibt)</translation>
    </message>
    <message>
        <source>Hands</source>
        <extracomment>Heading of a part of the record of a deal, noun.</extracomment>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>Heading of a part of the record of a deal, noun.</extracomment>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Trick</source>
        <extracomment>Heading of a column on a web page: the number of the trick, noun.</extracomment>
        <translation>Stich</translation>
    </message>
    <message>
        <source>Led</source>
        <extracomment>Heading of a column on a web page: who led to a trick; and who took it, a verb in the past.</extracomment>
        <translation>Ausgespielt</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Heading of a column on a web page: who led to a trick; and who took it, a verb in the past.</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Go through the tricks</source>
        <translation>Die Stiche durchgehen</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button on a web page: to the beginning of the deal, one trick back, to its end.</extracomment>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button on a web page: to the beginning of the deal, one trick back, to its end.</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Nächster Stich</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>Button on a web page: to the beginning of the deal, one trick back, to its end.</extracomment>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Trick {n} of {all}: {led} led, {won} won</source>
        <comment>the words in braces are filled in</comment>
        <translation>Stich {n} von {all}: {led} spielte aus, {won} gewann</translation>
    </message>
    <message>
        <source>Before the first trick</source>
        <translation>Vor dem ersten Stich</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Heading of a column: the sum so far, noun.</extracomment>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading of a part of the record of a deal, noun.</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>The number of a deal, noun.</extracomment>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Not finished.</source>
        <translation>Nicht beendet.</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <extracomment>The paper on which scores are written: a window or part of one, noun.</extracomment>
        <translation>Spielzettel</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal, noun (a hand dealt and played).</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>Heading of a column: the number of tricks bid, noun.</extracomment>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Took</source>
        <extracomment>Heading of a column: the number of tricks taken, a verb in the past.</extracomment>
        <translation>Gemacht</translation>
    </message>
    <message>
        <source>Spades: %1</source>
        <translation>Spades: %1</translation>
    </message>
    <message>
        <source>Code for these cards:</source>
        <translation>Code für diese Karten:</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <extracomment>Why a deal does not count, in place of its score.</extracomment>
        <translation>Neu gegeben</translation>
    </message>
    <message>
        <source>Passed out</source>
        <translation>Alle gepasst</translation>
    </message>
    <message>
        <source>Too few tricks bid</source>
        <translation>Zu wenig geboten</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Weggeworfen</translation>
    </message>
    <message>
        <source>Points only</source>
        <translation>Nur Punkte</translation>
    </message>
    <message>
        <source>a folder, pipe, or device, not a file</source>
        <translation>ein Ordner, eine Pipe oder ein Gerät, keine Datei</translation>
    </message>
    <message>
        <source>%1 bid %2 and took %3; %4 bid %5 and took %6. Did you swap their tricks?</source>
        <translation>%1: %2 geboten, %3 gemacht; %4: %5 geboten, %6 gemacht. Hast du ihre Stiche vertauscht?</translation>
    </message>
    <message>
        <source>not legal, but played: %1</source>
        <comment>what is barred, why</comment>
        <translation>nicht erlaubt, aber gespielt: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a legal bid. %2</source>
        <translation>„%1“ ist kein erlaubtes Gebot. %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a player. Type 1 to %2.</source>
        <translation>„%1“ ist kein Spieler. Tippe 1 bis %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a card. For the ace of spades, type AS.</source>
        <translation>„%1“ ist keine Karte. Für das Pik-Ass tippe AS.</translation>
    </message>
    <message>
        <source>Winner of each trick, in order</source>
        <translation>Wer jeden Stich gewann, der Reihe nach</translation>
    </message>
    <message>
        <source>Winner of the last trick</source>
        <translation>Wer den letzten Stich gewann</translation>
    </message>
    <message>
        <source>Leader of the last trick</source>
        <translation>Wer zum letzten Stich ausspielte</translation>
    </message>
    <message>
        <source>Was a renege challenged?</source>
        <translation>Wurde falsches Bedienen reklamiert?</translation>
    </message>
    <message>
        <source>too many tricks for a deal</source>
        <translation>mehr Stiche, als eine Runde hat</translation>
    </message>
    <message>
        <source>unknown event: expected one such as &quot;call&quot;, &quot;play&quot; or &quot;pass&quot;</source>
        <translation>unbekanntes Ereignis: erwartet wird eines wie &quot;call&quot;, &quot;play&quot; oder &quot;pass&quot;</translation>
    </message>
    <message>
        <source>more nines of spades than two decks have</source>
        <translation>mehr Pik-Neunen, als zwei Kartenspiele haben</translation>
    </message>
    <message>
        <source>missing; expected %1</source>
        <translation>fehlt; hierher gehört %1</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a card; a card is a rank and a suit such as AS, TD or 2C, or BJ, LJ, 3J</source>
        <translation>&quot;%1&quot; ist keine Karte; eine Karte ist Rang und Farbe, etwa AS, TD oder 2C, oder BJ, LJ, 3J</translation>
    </message>
    <message>
        <source>the file is empty; expected %1</source>
        <translation>die Datei ist leer; hinein gehört %1</translation>
    </message>
    <message>
        <source>invalid JSON from here (%1)</source>
        <translation>ab hier kein JSON (%1)</translation>
    </message>
    <message>
        <source>/format: %1 is not %2; this is a different kind of file</source>
        <translation>/format: %1 statt %2: Das ist eine andere Art Datei</translation>
    </message>
    <message>
        <source>more than %1 entries with unknown names</source>
        <translation>mehr als %1 unbekannte Einträge</translation>
    </message>
    <message>
        <source>too large for a review (limit 8 MB)</source>
        <translation>zu groß für einen Rückblick (Grenze 8 MB)</translation>
    </message>
    <message>
        <source>%1: not enough memory to read it</source>
        <translation>%1: zum Lesen reicht der Speicher nicht</translation>
    </message>
    <message>
        <source>%1: can&apos;t be written (%2)</source>
        <translation>%1: lässt sich nicht schreiben (%2)</translation>
    </message>
    <message>
        <source>%1: too large (limit 64 MB)</source>
        <translation>%1: zu groß (Grenze 64 MB)</translation>
    </message>
    <message>
        <source>too long for a lesson</source>
        <translation>länger, als eine Lektion ist</translation>
    </message>
    <message>
        <source>&quot;%1&quot; may contain only lowercase letters, digits, and hyphens</source>
        <translation>„%1“ darf nur Kleinbuchstaben, Ziffern und Bindestriche enthalten</translation>
    </message>
    <message>
        <source>too large for a lesson (limit 1 MB)</source>
        <translation>zu groß für eine Lektion (Grenze 1 MB)</translation>
    </message>
    <message>
        <source>the lesson says nothing about this answer</source>
        <translation>die Lektion sagt zu dieser Antwort nichts</translation>
    </message>
    <message>
        <source>/id: another lesson is also called &quot;%1&quot;</source>
        <translation>/id: Auch eine andere Lektion heißt „%1“</translation>
    </message>
    <message>
        <source>the answer is listed as both right and wrong</source>
        <translation>die Antwort steht sowohl unter richtig als auch unter falsch</translation>
    </message>
    <message>
        <source>another problem is also called &quot;%1&quot;</source>
        <translation>auch eine andere Aufgabe heißt „%1“</translation>
    </message>
    <message>
        <source>Play the same cards: code %1</source>
        <translation>Spiel dieselben Karten: Code %1</translation>
    </message>
    <message>
        <source>This code uses rules that this version doesn&apos;t know.</source>
        <translation>Dieser Code steht für Regeln, die diese Version nicht kennt.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be part of a code. Codes use the digits 2 to 9 and the letters A to Z except I, L, and O.</source>
        <translation>%1 kommt in keinem Code vor: Er besteht aus den Ziffern 2 bis 9 und den Buchstaben A bis Z außer I, L und O.</translation>
    </message>
    <message>
        <source>This code has a typo: a character is wrong or missing, or two are swapped.</source>
        <translation>Dieser Code ist vertippt: Ein Zeichen ist falsch oder fehlt, oder zwei sind vertauscht.</translation>
    </message>
    <message>
        <source>This match has no fingerprint, so nothing proves that its cards weren&apos;t picked on purpose.</source>
        <translation>Diese Partie hat keinen Fingerabdruck; nichts beweist also, dass ihre Karten nicht ausgesucht wurden.</translation>
    </message>
    <message>
        <source>The fingerprint isn&apos;t a SHA-256: 64 hexadecimal digits are needed.</source>
        <translation>Der Fingerabdruck ist kein SHA-256: 64 hexadezimale Ziffern werden erwartet.</translation>
    </message>
    <message>
        <source>%1: stopped responding and was replaced</source>
        <translation>%1: antwortete nicht mehr und wurde ersetzt</translation>
    </message>
    <message>
        <source>deal without a match</source>
        <translation>eine Runde ohne Partie</translation>
    </message>
    <message>
        <source>too many cards in a hand</source>
        <translation>mehr Karten, als ein Blatt hat</translation>
    </message>
    <message>
        <source>cards that are not in the deck</source>
        <translation>Karten, die das Spiel nicht hat</translation>
    </message>
    <message>
        <source>event without a deal</source>
        <translation>ein Ereignis ohne Runde</translation>
    </message>
    <message>
        <source>too many events for a deal</source>
        <translation>mehr Ereignisse, als eine Runde hat</translation>
    </message>
    <message>
        <source>It&apos;s the better of the two to keep.</source>
        <translation>Von den beiden ist sie die bessere fürs Blatt.</translation>
    </message>
    <message>
        <source>The other cards do just as well.</source>
        <translation>Die anderen Karten sind genauso gut.</translation>
    </message>
    <message>
        <source>Your cards win all the remaining tricks.</source>
        <translation>Deine Karten gewinnen alle restlichen Stiche.</translation>
    </message>
    <message>
        <source>No clear mistakes.</source>
        <translation>Keine deutlichen Fehler.</translation>
    </message>
    <message>
        <source>This choice can&apos;t be explained.</source>
        <translation>Diese Wahl lässt sich nicht erklären.</translation>
    </message>
    <message>
        <source>What the player could infer: %1</source>
        <translation>Was der Spieler schließen konnte: %1</translation>
    </message>
    <message>
        <source>No further explanation.</source>
        <translation>Nichts weiter.</translation>
    </message>
    <message>
        <source>Even with all cards known, the best play can&apos;t be found yet: too many cards remain.</source>
        <translation>Selbst mit offenen Blättern lässt sich der beste Verlauf noch nicht finden: Es sind zu viele Karten übrig.</translation>
    </message>
    <message>
        <source>Best play with all cards known: %1 …</source>
        <translation>Bester Verlauf mit offenen Blättern: %1 …</translation>
    </message>
    <message>
        <source>This isn&apos;t a match text. A match text begins with “%1”.</source>
        <translation>Das ist kein Partietext. Ein Partietext beginnt mit „%1“.</translation>
    </message>
    <message>
        <source>This text is too long for a match.</source>
        <translation>Dieser Text ist zu lang für eine Partie.</translation>
    </message>
    <message>
        <source>PBN supports only four players with thirteen cards each from one deck.</source>
        <translation>PBN kennt nur vier Spieler mit je dreizehn Karten eines Kartenspiels.</translation>
    </message>
    <message>
        <source>PBN supports only one deck of 52 cards without jokers.</source>
        <translation>PBN kennt keine Joker und kein anderes Kartenspiel als eines mit 52 Karten.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t N, E, S, or W</source>
        <translation>„%1“ ist keins von N, E, S, W</translation>
    </message>
    <message>
        <source>the hand “%1” doesn&apos;t have four suits</source>
        <translation>das Blatt „%1“ hat nicht vier Farben</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a rank</source>
        <translation>„%1“ ist kein Rang</translation>
    </message>
    <message>
        <source>four hands are needed</source>
        <translation>es sind nicht vier Blätter</translation>
    </message>
    <message>
        <source>too many deals</source>
        <translation>das sind zu viele Runden</translation>
    </message>
    <message>
        <source>Claim the remaining tricks</source>
        <translation>Die restlichen Stiche beanspruchen</translation>
    </message>
    <message>
        <source>Concede the remaining tricks</source>
        <translation>Die restlichen Stiche aufgeben</translation>
    </message>
    <message>
        <source>Starting with deal %1: %2.</source>
        <translation>Ab Runde %1: %2.</translation>
    </message>
    <message>
        <source>Starting with deal %1: %2 replaces %3.</source>
        <translation>Ab Runde %1: %2 statt %3.</translation>
    </message>
    <message numerus="yes">
        <source>the table has %n side(s)</source>
        <translation>
            <numerusform>der Tisch hat %n Seite</numerusform>
            <numerusform>der Tisch hat %n Seiten</numerusform>
        </translation>
    </message>
    <message>
        <source>a pair cannot play against itself</source>
        <translation>ein Paar kann nicht gegen sich selbst spielen</translation>
    </message>
    <message>
        <source>the points are missing</source>
        <translation>die Punkte fehlen</translation>
    </message>
    <message>
        <source>that pair already has a result on this deal</source>
        <translation>dieses Paar hat für diese Runde schon ein Ergebnis</translation>
    </message>
    <message>
        <source>there are too many tables</source>
        <translation>das sind zu viele Tische</translation>
    </message>
    <message>
        <source>The number of deals must be 1 to %1.</source>
        <translation>Die Zahl der Runden muss 1 bis %1 sein.</translation>
    </message>
    <message>
        <source>The cards of deal %1 do not fit the rules.</source>
        <translation>Die Karten von Runde %1 passen nicht zu den Regeln.</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>ohne Punkte</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a name, the seat at the table</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Deals won: %1, tied: %2, lost: %3. Difference: %4.</source>
        <translation>Runden gewonnen: %1, gleich: %2, verloren: %3. Unterschied: %4.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a table&apos;s name, its share</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Heading of a column: by how many points two tables differ, noun.</extracomment>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Heading of a column: points out of those that could be had, in %, noun.</extracomment>
        <translation>Anteil</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), scores carried over.</source>
        <translation>
            <numerusform>%n Runde, Punkte gehen weiter.</numerusform>
            <numerusform>%n Runden, Punkte gehen weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>To play against friends, send them the code or the file.</source>
        <translation>Gegen Freunde: schick ihnen den Code oder die Datei.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a name, its points on a board</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <translation>Runde %1 von %2</translation>
    </message>
    <message>
        <source>Pairs can change tables only in a four-player game with two pairs.</source>
        <translation>Paare können nur in einem Spiel zu viert mit zwei Paaren die Tische wechseln.</translation>
    </message>
    <message>
        <source>There must be two to eight tables.</source>
        <translation>Es müssen zwei bis acht Tische sein.</translation>
    </message>
    <message>
        <source>Pair %1</source>
        <translation>Paar %1</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s), but %1 are needed, one for each player</source>
        <translation>
            <numerusform>%n Zahl, aber es braucht %1, eine je Spieler</numerusform>
            <numerusform>%n Zahlen, aber es braucht %1, eine je Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Spades, match of the day, %1 (%2)</source>
        <translation>Spades, Partie des Tages, %1 (%2)</translation>
    </message>
    <message>
        <source>no match has been announced yet</source>
        <translation>noch keine Partie ist angekündigt</translation>
    </message>
    <message>
        <source>not the next deal of the match</source>
        <translation>nicht die nächste Runde der Partie</translation>
    </message>
    <message>
        <source>a deal that is not over</source>
        <translation>eine Runde, die nicht zu Ende ist</translation>
    </message>
    <message>
        <source>the events of the deal contradict each other</source>
        <translation>die Ereignisse der Runde widersprechen sich</translation>
    </message>
    <message>
        <source>a line with lists nested too deeply</source>
        <translation>eine Zeile mit zu tief verschachtelten Listen</translation>
    </message>
    <message>
        <source>a line that is not a JSON object</source>
        <translation>eine Zeile, die kein JSON-Objekt ist</translation>
    </message>
    <message>
        <source>not a suit</source>
        <translation>keine Farbe</translation>
    </message>
    <message numerus="yes">
        <source>the file has %n deal(s)</source>
        <translation>
            <numerusform>die Datei hat %n Runde</numerusform>
            <numerusform>die Datei hat %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>a result from real cards can&apos;t list the hands</source>
        <translation>ein Ergebnis mit echten Karten kann keine Blätter enthalten</translation>
    </message>
    <message>
        <source>the points don&apos;t match this deal</source>
        <translation>die Punkte passen nicht zu dieser Runde</translation>
    </message>
    <message>
        <source>This code is for a single deal; shared deals need the code of a match.</source>
        <translation>Dieser Code ist der einer einzelnen Runde; Duplikatrunden brauchen den Code einer Partie.</translation>
    </message>
    <message>
        <source>difference so far: %1</source>
        <translation>Unterschied bisher: %1</translation>
    </message>
    <message>
        <source>points so far: %1</source>
        <translation>Punkte bisher: %1</translation>
    </message>
    <message>
        <source>A deal without a score can&apos;t be compared.</source>
        <translation>Eine Runde ohne Punkte lässt sich nicht vergleichen.</translation>
    </message>
    <message numerus="yes">
        <source>There are too few deals for %n table(s).</source>
        <translation>
            <numerusform>Das sind zu wenige Runden für %n Tisch.</numerusform>
            <numerusform>Das sind zu wenige Runden für %n Tische.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid nil, took 1</source>
        <translation>Nil geboten, 1 gemacht</translation>
    </message>
    <message>
        <source>Bid blind nil, took 1</source>
        <translation>Blind-Nil geboten, 1 gemacht</translation>
    </message>
    <message>
        <source>Bid double nil, took 1</source>
        <translation>Doppel-Nil geboten, 1 gemacht</translation>
    </message>
    <message>
        <source>Bid %1, made, with a spade trick won by the 9♠</source>
        <translation>%1 geboten, geschafft, mit einem Pik-Stich der Pik-Neun</translation>
    </message>
    <message>
        <source>%1; did you mean &quot;%2&quot;?</source>
        <translation>%1; meintest du &quot;%2&quot;?</translation>
    </message>
    <message>
        <source>no choice is possible here: the deal is over or missing</source>
        <translation>dort ist nichts zu wählen: Die Runde ist vorbei, oder es gibt keine</translation>
    </message>
    <message>
        <source>This text is cut off: copy all of it.</source>
        <translation>Dieser Text ist abgeschnitten: Kopiere ihn ganz.</translation>
    </message>
    <message>
        <source>This text is cut off or mistyped: copy all of it.</source>
        <translation>Dieser Text ist abgeschnitten oder vertippt: Kopiere ihn ganz.</translation>
    </message>
    <message>
        <source>no deal found: PBN keeps a deal in a [Deal] tag</source>
        <translation>es enthält keine Runde: In PBN steht eine Runde in einem [Deal]-Tag</translation>
    </message>
    <message>
        <source>Hands at this point</source>
        <translation>Blätter im Spiel</translation>
    </message>
    <message>
        <source>Hands as dealt</source>
        <translation>Blätter, wie sie gegeben wurden</translation>
    </message>
    <message>
        <source>passes %1</source>
        <comment>cards</comment>
        <translation>schiebt %1</translation>
    </message>
    <message>
        <source>takes %1</source>
        <comment>cards</comment>
        <translation>nimmt %1</translation>
    </message>
    <message>
        <source>discards %1</source>
        <comment>cards</comment>
        <translation>drückt %1</translation>
    </message>
    <message>
        <source>a match that is just starting has no deals yet</source>
        <translation>eine Partie, die gerade beginnt, hat noch keine Runden</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), each starting from 0.</source>
        <translation>
            <numerusform>%n Runde, von null an.</numerusform>
            <numerusform>%n Runden, jede von null an.</numerusform>
        </translation>
    </message>
    <message>
        <source>player and points, as in &quot;2 5&quot;, or &quot;-&quot; for nobody</source>
        <translation>Spieler und Punkte, etwa &quot;2 5&quot;, oder &quot;-&quot; für niemand</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a bid; bids are, for example, &quot;4&quot;, &quot;nil&quot;, and &quot;blind 6&quot; (&quot;&quot; for none)</source>
        <translation>&quot;%1&quot; ist kein Gebot; ein Gebot ist etwa &quot;4&quot;, &quot;nil&quot; oder &quot;blind 6&quot; (&quot;&quot; für keines)</translation>
    </message>
    <message>
        <source>This match doesn&apos;t say which version of Sandbag its computer players are from, so their choices were not checked.</source>
        <translation>Diese Partie sagt nicht, aus welcher Version von Sandbag ihre Computerspieler sind; deshalb wurden deren Entscheidungen nicht geprüft.</translation>
    </message>
    <message>
        <source>The computer players of this match are from a newer version of Sandbag, so their choices were not checked.</source>
        <translation>Die Computerspieler dieser Partie sind aus einer neueren Version von Sandbag; deshalb wurden ihre Entscheidungen nicht geprüft.</translation>
    </message>
    <message>
        <source>The computer players of this match are from an older version of Sandbag and might now choose differently, so their choices were not checked.</source>
        <translation>Die Computerspieler dieser Partie sind aus einer älteren Version von Sandbag und würden heute vielleicht anders bieten oder spielen; deshalb wurden ihre Entscheidungen nicht geprüft.</translation>
    </message>
    <message>
        <source>%1: the file is too large</source>
        <translation>%1: Die Datei ist zu groß</translation>
    </message>
    <message>
        <source>the existing file or folder can&apos;t be moved aside</source>
        <translation>die Datei oder der Ordner an dieser Stelle lässt sich nicht beiseitelegen</translation>
    </message>
    <message>
        <source>expected a date and time</source>
        <translation>verlangt ist ein Zeitpunkt</translation>
    </message>
    <message>
        <source>expected 64 hexadecimal digits</source>
        <translation>verlangt sind 64 hexadezimale Ziffern</translation>
    </message>
    <message>
        <source>%1 &amp; %2</source>
        <comment>partners&apos; names</comment>
        <translation>%1 &amp; %2</translation>
    </message>
    <message>
        <source>English</source>
        <comment>the name of your language, in itself: Deutsch, Español</comment>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>does not continue from the line before it</source>
        <translation>setzt die Zeile davor nicht fort</translation>
    </message>
    <message>
        <source>this is not the deal that was shown during play</source>
        <translation>das ist nicht die Runde, die beim Spielen gezeigt wurde</translation>
    </message>
    <message>
        <source>Teams: at a second table, computer players play with your cards (%1).</source>
        <translation>Mannschaften: An einem zweiten Tisch spielen Computerspieler mit deinen Karten (%1).</translation>
    </message>
    <message>
        <source>share of the matchpoints so far: %1</source>
        <translation>Anteil der Matchpunkte bisher: %1</translation>
    </message>
    <message>
        <source>With real cards, each deal is scored by itself, so scores can&apos;t be carried over.</source>
        <translation>Mit echten Karten wird jede Runde für sich gewertet, deshalb lässt sich kein Stand übernehmen.</translation>
    </message>
    <message>
        <source>%1; partner bid %2 and took %3</source>
        <translation>%1; Partner bot %2 und machte %3</translation>
    </message>
    <message>
        <source>Bid 4 with no trump, took 4, promise kept</source>
        <translation>4 ohne Trumpf geboten, 4 gemacht, Versprechen gehalten</translation>
    </message>
    <message>
        <source>no program is reading from the pipe</source>
        <translation>kein Programm liest aus der Pipe</translation>
    </message>
    <message>
        <source>%1: partner %3 bid %2 for both partners</source>
        <comment>player, call, partner</comment>
        <translation>%1: Partner %3 hat für beide Partner %2 geboten</translation>
    </message>
    <message>
        <source>Type the number of the player, then the points (1, 5, or 10), as in &quot;2 5&quot;.</source>
        <translation>Tippe die Nummer des Spielers, dann die Punkte (1, 5 oder 10), etwa „2 5“.</translation>
    </message>
    <message>
        <source>Type three items: the number of the challenged player, the number of the challenger, then %1 (renege) or %2 (no renege), as in &quot;3 2 %1&quot;.</source>
        <translation>Tippe drei Angaben: die Nummer des Spielers, bei dem reklamiert wurde, die Nummer dessen, der reklamiert hat, und %1 (falsch bedient) oder %2 (nicht falsch bedient), etwa „3 2 %1“.</translation>
    </message>
    <message>
        <source>Who won a trick by playing the 9 of spades?</source>
        <translation>Wer hat einen Stich mit der Pik-9 gewonnen?</translation>
    </message>
    <message>
        <source>three items: the challenged player, the challenger, then %1 (renege) or %2 (no renege), as in &quot;3 2 %1&quot;; &quot;-&quot; if nobody challenged</source>
        <translation>drei Angaben: der Spieler, bei dem reklamiert wurde, der Reklamierende und %1 (falsch bedient) oder %2 (nicht falsch bedient), etwa &quot;3 2 %1&quot;; &quot;-&quot;, wenn niemand reklamiert hat</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a call; examples of calls are &quot;4&quot;, &quot;nil&quot;, &quot;blind 6&quot;, &quot;pass&quot;, and &quot;raise 5&quot;</source>
        <translation>&quot;%1&quot; ist keine Ansage; Ansagen sind etwa &quot;4&quot;, &quot;nil&quot;, &quot;blind 6&quot;, &quot;pass&quot; und &quot;raise 5&quot;</translation>
    </message>
    <message numerus="yes">
        <source>the trick has %n card(s), but each of the %1 players plays one</source>
        <translation>
            <numerusform>der Stich hat %n Karte, aber jeder der %1 Spieler spielt eine</numerusform>
            <numerusform>der Stich hat %n Karten, aber jeder der %1 Spieler spielt eine</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points aren&apos;t possible; a trick won with the nine of spades scores 1, 5, or 10</source>
        <translation>%1 Punkte sind nicht möglich; ein mit der Pik-Neun gewonnener Stich bringt 1, 5 oder 10</translation>
    </message>
    <message>
        <source>the file has more than 1 MB of data from other programs</source>
        <translation>die Datei enthält mehr als 1 MB Daten anderer Programme</translation>
    </message>
    <message>
        <source>the rulings change the score by more than is possible in a match</source>
        <translation>die Entscheidungen ändern den Punktestand um mehr, als in einer Partie möglich ist</translation>
    </message>
    <message>
        <source>whole numbers from -1000 to 1000, separated by spaces, such as &quot;0 100&quot;</source>
        <translation>ganze Zahlen von -1000 bis 1000, durch Leerzeichen getrennt, etwa &quot;0 100&quot;</translation>
    </message>
    <message>
        <source>none of the answers is marked as right</source>
        <translation>keine der Antworten ist als richtig markiert</translation>
    </message>
    <message>
        <source>Make the nil fail</source>
        <translation>Das Nil zu Fall bringen</translation>
    </message>
    <message>
        <source>Take exactly the tricks bid</source>
        <translation>Genau die gebotenen Stiche</translation>
    </message>
    <message>
        <source>too large for a file of practice problems (limit 8 MB)</source>
        <translation>zu groß für eine Datei mit Aufgaben (Grenze 8 MB)</translation>
    </message>
    <message>
        <source>%1&apos;s choices can&apos;t be checked: this computer player thinks for a fixed time, or this program doesn&apos;t know this player.</source>
        <translation>Die Entscheidungen von %1 lassen sich nicht prüfen: Dieser Computerspieler denkt eine feste Zeit lang, oder dieses Programm kennt ihn nicht.</translation>
    </message>
    <message>
        <source>Given what this seat could see, its computer player would choose “%1”, but the match file says “%2”.</source>
        <translation>Nach dem, was dieser Platz sehen konnte, würde sein Computerspieler „%1“ wählen; in der Partiedatei steht aber „%2“.</translation>
    </message>
    <message>
        <source>No deal has this code. Check that it is complete.</source>
        <translation>Keine Runde hat diesen Code. Prüfe, ob er vollständig ist.</translation>
    </message>
    <message>
        <source>The secret doesn&apos;t match the fingerprint, which should be its SHA-256.</source>
        <translation>Das Geheimnis passt nicht zum Fingerabdruck, der sein SHA-256 sein müsste.</translation>
    </message>
    <message>
        <source>The match file doesn&apos;t say how the cards were drawn, so they were not checked.</source>
        <translation>Die Partiedatei sagt nicht, wie die Karten gezogen wurden; sie wurden nicht geprüft.</translation>
    </message>
    <message>
        <source>The match file says how the cards were drawn, but drawing them that way gives other cards.</source>
        <translation>Die Partiedatei sagt, wie die Karten gezogen wurden; so gezogen wären es aber andere Karten.</translation>
    </message>
    <message>
        <source>On average, it is better than the next card of the deck.</source>
        <translation>Im Schnitt ist sie besser als die nächste Karte vom Stapel.</translation>
    </message>
    <message>
        <source>On average, the next card of the deck is better.</source>
        <translation>Im Schnitt ist die nächste Karte vom Stapel besser.</translation>
    </message>
    <message>
        <source>%1 (as a low card)</source>
        <translation>%1 (als niedrige Karte)</translation>
    </message>
    <message>
        <source>Change to a regular bid of ten</source>
        <translation>Zu einer einfachen Zehn wechseln</translation>
    </message>
    <message>
        <source>Ask your partner: call a misdeal?</source>
        <translation>Partner fragen: neues Geben verlangen?</translation>
    </message>
    <message>
        <source>Ask your partner: how many tricks can you add?</source>
        <translation>Partner fragen: Wie viele Stiche steuerst du bei?</translation>
    </message>
    <message>
        <source>Ask your partner: may I bid no trump?</source>
        <translation>Partner fragen: Darf ich ohne Trumpf bieten?</translation>
    </message>
    <message numerus="yes">
        <source>Around the table: you play each deal %n time(s), each time from another seat.</source>
        <translation>
            <numerusform>Rund um den Tisch: Du spielst jede Runde %n-mal.</numerusform>
            <numerusform>Rund um den Tisch: Du spielst jede Runde %n-mal, jedes Mal auf einem anderen Platz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n bag(s) before the deal: bid %1, took %2</source>
        <translation>
            <numerusform>Mit %n Sack vor der Runde: %1 geboten, %2 gemacht</numerusform>
            <numerusform>Mit %n Säcken vor der Runde: %1 geboten, %2 gemacht</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid 6 with little bemo (the first 6 tricks): took those tricks</source>
        <translation>6 mit kleinem Bemo (die ersten 6 Stiche) geboten: diese Stiche gemacht</translation>
    </message>
    <message>
        <source>Little moe (6 tricks in a row) made</source>
        <translation>Kleines Moe (6 Stiche in Folge) geschafft</translation>
    </message>
    <message>
        <source>Little mo (the first 7 tricks) made</source>
        <translation>Kleines Mo (die ersten 7 Stiche) geschafft</translation>
    </message>
    <message>
        <source>not a deal: needs either &quot;hands&quot; and &quot;events&quot;, or &quot;bids&quot; and &quot;tricks&quot;, or &quot;void&quot;</source>
        <translation>keine Runde: nötig sind entweder &quot;hands&quot; und &quot;events&quot; oder &quot;bids&quot; und &quot;tricks&quot; oder &quot;void&quot;</translation>
    </message>
    <message>
        <source>%1 was damaged, or another window or program changed it. The file that was found there was kept as %2.</source>
        <translation>%1 ist beschädigt oder wurde von einem anderen Fenster oder Programm geändert. Die vorgefundene Datei wurde als %2 aufbewahrt.</translation>
    </message>
    <message>
        <source>The secret from which the cards are dealt is revealed when the match is over. Then everyone can check that it gives the fingerprint and the cards of this match.</source>
        <translation>Das Geheimnis, aus dem die Karten gegeben werden, wird nach der Partie aufgedeckt. Dann kann jeder prüfen, dass es den Fingerabdruck und die Karten dieser Partie ergibt.</translation>
    </message>
    <message>
        <source>Changes in the chance to win, in percentage points per deal. Caused by the cards: %1; by the player: %2; by the partner: %3; by the opponents: %4. Total: %5.</source>
        <translation>Änderungen der Gewinnaussicht in Prozentpunkten je Runde. Durch die Karten: %1; durch den Spieler: %2; durch den Partner: %3; durch die Gegner: %4. Zusammen: %5.</translation>
    </message>
    <message>
        <source>The part of Sandbag for backups isn&apos;t installed, or can&apos;t be used here.</source>
        <translation>Der Teil von Sandbag für Sicherungen ist nicht installiert oder lässt sich hier nicht benutzen.</translation>
    </message>
    <message>
        <source>For “%1”, type a number from 0 to %3, not &quot;%2&quot;.</source>
        <extracomment>What is asked (&quot;Ada &amp; Cy took&quot;), and what was typed there.</extracomment>
        <translation>Tippe bei „%1“ eine Zahl von 0 bis %3, nicht „%2“.</translation>
    </message>
    <message>
        <source>another window or program is writing it</source>
        <translation>ein anderes Fenster oder Programm schreibt gerade hinein</translation>
    </message>
    <message>
        <source>Changes in the chance to win, in percentage points per deal. Caused by the cards: %1; by the player: %2; by the opponents: %3. Total: %4.</source>
        <translation>Änderungen der Gewinnaussicht in Prozentpunkten je Runde. Durch die Karten: %1; durch den Spieler: %2; durch die Gegner: %3. Zusammen: %4.</translation>
    </message>
    <message>
        <source>This nil can&apos;t be made, but one of you must bid nil.</source>
        <translation>Dieses Nil kann nicht gelingen, aber einer von euch muss Nil bieten.</translation>
    </message>
    <message>
        <source>This nil can&apos;t be made.</source>
        <translation>Dieses Nil kann nicht gelingen.</translation>
    </message>
    <message>
        <source>No other bid is allowed.</source>
        <translation>Ein anderes Gebot ist nicht erlaubt.</translation>
    </message>
    <message>
        <source>The other card does just as well.</source>
        <translation>Die andere Karte ist genauso gut.</translation>
    </message>
</context>
<context>
    <name>sandbag::SettingsTrouble</name>
    <message>
        <source>Can&apos;t save your settings in %1. They apply until you close Sandbag.</source>
        <translation>Deine Einstellungen lassen sich nicht in %1 speichern. Sie gelten, bis du Sandbag schließt.</translation>
    </message>
</context>
<context>
    <name>sandbag::ShareDialog</name>
    <message>
        <source>Share</source>
        <extracomment>Title of the window in which a match is given to others, verb or noun.</extracomment>
        <translation>Weitergeben</translation>
    </message>
    <message>
        <source>&amp;Code for the match:</source>
        <translation>&amp;Code der Partie:</translation>
    </message>
    <message>
        <source>Code for this &amp;deal:</source>
        <translation>Code dieser &amp;Runde:</translation>
    </message>
    <message>
        <source>Copy as &amp;Text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>To open the match on another computer, use Game &gt; Play from a Code</source>
        <translation>Auf einem anderen Rechner öffnest du die Partie mit Partie &gt; Nach Code spielen</translation>
    </message>
    <message>
        <source>Text of the &amp;match up to:</source>
        <translation>&amp;Partietext bis:</translation>
    </message>
    <message>
        <source>Save &amp;Web Page…</source>
        <translation>&amp;Webseite speichern …</translation>
    </message>
    <message>
        <source>One page with hands, tricks and scorecard, for any browser</source>
        <translation>Eine Seite mit Blättern, Stichen und Spielzettel, für jeden Browser</translation>
    </message>
    <message>
        <source>Save &amp;PBN…</source>
        <translation>P&amp;BN speichern …</translation>
    </message>
    <message>
        <source>The deals, for programs that play bridge</source>
        <translation>Die Runden, für Bridgeprogramme</translation>
    </message>
    <message>
        <source>None, since the cards are not known</source>
        <translation>Keine, denn die Karten sind nicht bekannt</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button: puts a text on the clipboard, verb.</extracomment>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Kopieren: %1</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>The number of a deal, noun.</extracomment>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Name of a choice for a screen reader: from where on a match is shared, noun.</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Trick</source>
        <extracomment>Name of a choice for a screen reader: from where on a match is shared, noun.</extracomment>
        <translation>Stich</translation>
    </message>
    <message>
        <source>trick </source>
        <extracomment>Before the number of a trick, noun.</extracomment>
        <translation>Stich </translation>
    </message>
    <message>
        <source>before the first trick</source>
        <translation>vor dem ersten Stich</translation>
    </message>
    <message>
        <source>Copied. Paste it into a message.</source>
        <translation>Kopiert. Füge es in eine Nachricht ein.</translation>
    </message>
    <message>
        <source>Save Web Page</source>
        <translation>Webseite speichern</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>Save PBN</source>
        <translation>PBN speichern</translation>
    </message>
    <message>
        <source>Deals (*.pbn)</source>
        <translation>Runden (*.pbn)</translation>
    </message>
    <message>
        <source>Saved.</source>
        <extracomment>What was done just now, an adjective.</extracomment>
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Name of a line that says what was done, for a screen reader, noun.</extracomment>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>sandbag::SideBox</name>
    <message>
        <source>★ won</source>
        <extracomment>Adjective: the side that is ahead of all others at the end of the match.</extracomment>
        <translation>★ gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s)</source>
        <comment>side</comment>
        <translation>
            <numerusform>%1: %2 Punkt</numerusform>
            <numerusform>%1: %2 Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Bags: %1</source>
        <comment>count</comment>
        <translation>Säcke: %1</translation>
    </message>
    <message>
        <source>Bags: %1/%2</source>
        <comment>count, limit</comment>
        <translation>Säcke: %1/%2</translation>
    </message>
    <message>
        <source>Total if made: %1</source>
        <comment>after this deal</comment>
        <translation>Gesamt, wenn erfüllt: %1</translation>
    </message>
    <message>
        <source>Total if set: %1</source>
        <comment>after this deal</comment>
        <translation>Gesamt, wenn gefallen: %1</translation>
    </message>
</context>
<context>
    <name>sandbag::SoundPage</name>
    <message>
        <source>Play soun&amp;ds</source>
        <translation>Klän&amp;ge abspielen</translation>
    </message>
    <message>
        <source>&amp;Cards and tricks</source>
        <translation>Karten &amp;und Stiche</translation>
    </message>
    <message>
        <source>Your &amp;turn</source>
        <translation>Wenn &amp;du dran bist</translation>
    </message>
    <message>
        <source>&amp;Nils, sets, and the end of a match</source>
        <translation>&amp;Nil, gefallene Kontrakte und das Ende der Partie</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <extracomment>Label of a choice, noun.</extracomment>
        <translation>&amp;Lautstärke:</translation>
    </message>
    <message>
        <source>&amp;Hear One</source>
        <translation>Einen &amp;hören</translation>
    </message>
</context>
<context>
    <name>sandbag::StatisticsFilterBar</name>
    <message>
        <source>&amp;Matches of:</source>
        <translation>&amp;Partien von:</translation>
    </message>
    <message>
        <source>&amp;With:</source>
        <extracomment>Label of a choice: which matches are counted, by the partner, an opponent, the rules, or where they were played.</extracomment>
        <translation>&amp;Mit:</translation>
    </message>
    <message>
        <source>A&amp;gainst:</source>
        <extracomment>Label of a choice: which matches are counted, by the partner, an opponent, the rules, or where they were played.</extracomment>
        <translation>&amp;Gegen:</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <extracomment>Label of a choice: which matches are counted, by the partner, an opponent, the rules, or where they were played.</extracomment>
        <translation>&amp;Regeln:</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <extracomment>Label of a choice: which matches are counted, by the partner, an opponent, the rules, or where they were played.</extracomment>
        <translation>&amp;Tisch:</translation>
    </message>
    <message>
        <source>P&amp;eriod:</source>
        <extracomment>Label of a choice: of which months or years.</extracomment>
        <translation>&amp;Zeitraum:</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Jede Anzahl</translation>
    </message>
    <message>
        <source>Any</source>
        <extracomment>Choice: matches played at any table, of this computer or of real cards; with or against anyone.</extracomment>
        <translation>Jeder</translation>
    </message>
    <message>
        <source>With real cards</source>
        <translation>Mit echten Karten</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Der letzte Monat</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Die letzten drei Monate</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>Das letzte Jahr</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The person at this computer, in place of a name.</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>Any rules</source>
        <translation>Alle Regeln</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>gegen %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of p&amp;layers:</source>
        <translation>Anzahl &amp;Spieler:</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>An diesem Rechner</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Gesamter Zeitraum</translation>
    </message>
    <message>
        <source>Anyone</source>
        <extracomment>Choice: matches played at any table, of this computer or of real cards; with or against anyone.</extracomment>
        <translation>Egal</translation>
    </message>
    <message>
        <source>You (%1)</source>
        <translation>Du (%1)</translation>
    </message>
</context>
<context>
    <name>sandbag::StatisticsPlot</name>
    <message>
        <source>Statistics</source>
        <extracomment>Title of a window, noun.</extracomment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>The 95% range shows how uncertain each figure is. Next to it is the number of matches that the figure is based on.</source>
        <translation>Der 95-%-Bereich zeigt, wie unsicher jede Zahl ist. Daneben steht, auf wie vielen Partien sie beruht.</translation>
    </message>
    <message>
        <source>Not enough matches for a chart</source>
        <translation>Zu wenige Partien für ein Diagramm</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>matches won, with the 95% range</source>
        <translation>gewonnene Partien, mit dem 95-%-Bereich</translation>
    </message>
    <message>
        <source>Trend chart</source>
        <translation>Diagramm des Trends</translation>
    </message>
    <message>
        <source>tricks taken, by number bid</source>
        <translation>Stiche, nach dem Gebot</translation>
    </message>
    <message>
        <source>Chart of tricks taken, by number bid</source>
        <translation>Diagramm der Stiche nach dem Gebot</translation>
    </message>
    <message>
        <source>The numbers in this chart are also in the table of figures.</source>
        <translation>Die Zahlen dieses Diagramms stehen auch in der Tabelle.</translation>
    </message>
</context>
<context>
    <name>sandbag::StatisticsWindow</name>
    <message>
        <source>Statistics</source>
        <extracomment>Title of a window, noun.</extracomment>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <extracomment>Tab of the statistics, noun.</extracomment>
        <translation>Zah&amp;len</translation>
    </message>
    <message>
        <source>&amp;Bids and Tricks</source>
        <translation>Ge&amp;bote und Stiche</translation>
    </message>
    <message>
        <source>The trend</source>
        <translation>Der Trend</translation>
    </message>
    <message>
        <source>Tre&amp;nd</source>
        <extracomment>Tab of the statistics, noun.</extracomment>
        <translation>Tre&amp;nd</translation>
    </message>
    <message>
        <source>Figures</source>
        <extracomment>Name of the table of figures for a screen reader, noun.</extracomment>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button: puts a text on the clipboard, verb.</extracomment>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>E&amp;xport as CSV…</source>
        <translation>Als CSV e&amp;xportieren …</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>In a menu or on a button: prints, verb.</extracomment>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Bids and tricks</source>
        <translation>Gebote und Stiche</translation>
    </message>
    <message>
        <source>Leaderbo&amp;ard</source>
        <extracomment>Tab of the statistics, noun.</extracomment>
        <translation>Ranglist&amp;e</translation>
    </message>
    <message>
        <source>No matches yet.</source>
        <translation>Noch keine Partien.</translation>
    </message>
    <message>
        <source>Divider between chart and table</source>
        <translation>Trenner zwischen Diagramm und Tabelle</translation>
    </message>
    <message>
        <source>Copied.</source>
        <extracomment>What was done just now, an adjective.</extracomment>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Export Statistics</source>
        <translation>Statistik exportieren</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Nach %1 exportiert.</translation>
    </message>
    <message>
        <source>Divider between the statistics and the deals</source>
        <translation>Trenner zwischen Statistik und Runden</translation>
    </message>
    <message>
        <source>95% range: the true figure is very likely within it.</source>
        <translation>95-%-Bereich: Der wahre Wert liegt sehr wahrscheinlich darin.</translation>
    </message>
</context>
<context>
    <name>sandbag::StudyPane</name>
    <message>
        <source>Text of the lesson</source>
        <translation>Text der Lektion</translation>
    </message>
    <message>
        <source>Right.</source>
        <extracomment>What is said of an answer: it was correct.</extracomment>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Versuch es noch einmal.</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Die Antwort</translation>
    </message>
</context>
<context>
    <name>sandbag::StudyTable</name>
    <message>
        <source>West</source>
        <extracomment>A side of the table, on which a player sits.</extracomment>
        <translation>West</translation>
    </message>
    <message>
        <source>North</source>
        <extracomment>A side of the table, on which a player sits.</extracomment>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <extracomment>A side of the table, on which a player sits.</extracomment>
        <translation>Ost</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Name of a part of the window, for a screen reader, too, noun.</extracomment>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>sandbag::SuitsDialog</name>
    <message>
        <source>&amp;Play with ranked suits</source>
        <translation>Mit &amp;Rangfolge der Farben spielen</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Suits, lowest first</source>
        <translation>Farben, die niedrigste zuerst</translation>
    </message>
</context>
<context>
    <name>sandbag::TableActions</name>
    <message>
        <source>Undo %1&apos;s last choice?</source>
        <translation>Die letzte Entscheidung von %1 zurücknehmen?</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button: takes back what was done last, verb.</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Everyone at the table should agree.</source>
        <translation>Alle am Tisch sollten einverstanden sein.</translation>
    </message>
    <message>
        <source>End this deal without a score?</source>
        <translation>Diese Runde ohne Wertung beenden?</translation>
    </message>
    <message>
        <source>End Deal</source>
        <translation>Runde beenden</translation>
    </message>
    <message>
        <source>Keep Playing</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>sandbag::TableFolder</name>
    <message>
        <source>%1: can&apos;t be written</source>
        <translation>%1: kann nicht geschrieben werden</translation>
    </message>
</context>
<context>
    <name>sandbag::TableSounds</name>
    <message>
        <source>Sandbag&apos;s sounds aren&apos;t installed, or can&apos;t be used here.</source>
        <translation>Die Klänge von Sandbag sind nicht installiert oder lassen sich hier nicht benutzen.</translation>
    </message>
    <message>
        <source>No sound device could be opened.</source>
        <translation>Es ließ sich kein Gerät für den Ton öffnen.</translation>
    </message>
</context>
<context>
    <name>sandbag::TableText</name>
    <message>
        <source>has not bid</source>
        <translation>hat noch nicht geboten</translation>
    </message>
    <message>
        <source>bid %1</source>
        <extracomment>What a player has bid so far, for a screen reader, a verb in the past.</extracomment>
        <translation>Gebot %1</translation>
    </message>
    <message>
        <source>nil failed</source>
        <translation>Nil gescheitert</translation>
    </message>
    <message>
        <source>dealer</source>
        <extracomment>The player who deals, noun.</extracomment>
        <translation>Geber</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>dein Partner</translation>
    </message>
    <message>
        <source>says %1</source>
        <translation>sagt %1</translation>
    </message>
    <message>
        <source>%1: score %2</source>
        <translation>%1: Punkte %2</translation>
    </message>
    <message>
        <source>bags %1 of %2</source>
        <translation>Säcke %1 von %2</translation>
    </message>
    <message>
        <source>%1, just received</source>
        <translation>%1, gerade erhalten</translation>
    </message>
    <message>
        <source>%1, from %2, winning</source>
        <translation>%1, von %2, gewinnt gerade</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1, von %2</translation>
    </message>
    <message>
        <source>Kitty: %1</source>
        <translation>Talon: %1</translation>
    </message>
    <message>
        <source>broken</source>
        <extracomment>On the table beside the sign of spades: they may be led, an adjective.</extracomment>
        <translation>gebrochen</translation>
    </message>
    <message>
        <source>not broken</source>
        <translation>nicht gebrochen</translation>
    </message>
    <message>
        <source>%1: %2 if you make it, %3 if you fall one short.</source>
        <translation>%1: %2, wenn du es machst, %3, wenn einer fehlt.</translation>
    </message>
    <message>
        <source>%1: %2 if your side makes it, %3 if it falls one short.</source>
        <translation>%1: %2, wenn deine Seite es schafft, %3, wenn ihr einer fehlt.</translation>
    </message>
    <message>
        <source>%1, %2 of %3 in a row</source>
        <comment>a little moe</comment>
        <translation>%1, %2 von %3 in Folge</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>a little mo</comment>
        <translation>%1, %2 von %3</translation>
    </message>
    <message>
        <source>%1, made</source>
        <comment>a little mo</comment>
        <translation>%1, geschafft</translation>
    </message>
    <message>
        <source>%1, lost</source>
        <comment>a little mo</comment>
        <translation>%1, verloren</translation>
    </message>
    <message>
        <source>Shall I call a misdeal?</source>
        <translation>Soll ich neues Geben verlangen?</translation>
    </message>
    <message>
        <source>%1 asks: shall I call a misdeal?</source>
        <translation>%1 fragt: Soll ich neues Geben verlangen?</translation>
    </message>
    <message>
        <source>May I bid no trump?</source>
        <translation>Darf ich ohne Trumpf bieten?</translation>
    </message>
    <message>
        <source>%1 asks: may I bid no trump?</source>
        <translation>%1 fragt: Darf ich ohne Trumpf bieten?</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>Verb, what a player says who does not raise the bid: &quot;I stay at my bid.&quot;</extracomment>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>%1!</source>
        <comment>a raised bid</comment>
        <translation>%1!</translation>
    </message>
    <message>
        <source>%1 sure, %2 possible</source>
        <translation>%1 sicher, %2 möglich</translation>
    </message>
    <message>
        <source>Nil</source>
        <extracomment>What a player says: a bid to take no tricks.</extracomment>
        <translation>Nil</translation>
    </message>
    <message>
        <source>Blind nil</source>
        <translation>Blind-Nil</translation>
    </message>
    <message>
        <source>Passes cards, wants %1 in return</source>
        <translation>Schiebt Karten, erbittet %1</translation>
    </message>
    <message>
        <source>Passes cards</source>
        <translation>Schiebt Karten</translation>
    </message>
    <message>
        <source>Takes from the kitty</source>
        <translation>Nimmt aus dem Talon</translation>
    </message>
    <message>
        <source>You look at your cards.</source>
        <translation>Du siehst deine Karten an.</translation>
    </message>
    <message>
        <source>%1 looks at the cards.</source>
        <translation>%1 sieht sich die Karten an.</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <translation>Du ziehst eine Karte.</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 zieht eine Karte.</translation>
    </message>
    <message>
        <source>You discard %1.</source>
        <translation>Du drückst %1.</translation>
    </message>
    <message>
        <source>%1 discards.</source>
        <translation>%1 drückt Karten.</translation>
    </message>
    <message>
        <source>You pass %1 to %2.</source>
        <translation>Du schiebst %1 an %2.</translation>
    </message>
    <message>
        <source>%1 passes cards to %2.</source>
        <translation>%1 schiebt Karten an %2.</translation>
    </message>
    <message>
        <source>%1 passes you cards.</source>
        <translation>%1 schiebt dir Karten.</translation>
    </message>
    <message>
        <source>%1 passes you %2.</source>
        <translation>%1 schiebt dir %2.</translation>
    </message>
    <message>
        <source>The trick is dead: nobody wins it.</source>
        <translation>Der Stich ist tot: Niemand gewinnt ihn.</translation>
    </message>
    <message>
        <source>You win the trick.</source>
        <translation>Du gewinnst den Stich.</translation>
    </message>
    <message>
        <source>The trick goes to %1.</source>
        <translation>Der Stich geht an: %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>who plays which card</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>You say that %1 reneged in trick %2.</source>
        <translation>Du reklamierst: %1 hat in Stich %2 falsch bedient.</translation>
    </message>
    <message>
        <source>%1 says that you reneged in trick %2.</source>
        <translation>%1 reklamiert: Du hast in Stich %2 falsch bedient.</translation>
    </message>
    <message>
        <source>%1 says that %2 reneged in trick %3.</source>
        <translation>%1 reklamiert: %2 hat in Stich %3 falsch bedient.</translation>
    </message>
    <message>
        <source>It was a renege.</source>
        <translation>Es wurde falsch bedient.</translation>
    </message>
    <message>
        <source>You take the card back.</source>
        <translation>Du nimmst die Karte zurück.</translation>
    </message>
    <message>
        <source>%1 takes the card back.</source>
        <translation>%1 nimmt die Karte zurück.</translation>
    </message>
    <message>
        <source>You lead the first trick.</source>
        <translation>Du spielst zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>%1 leads the first trick.</source>
        <translation>%1 spielt zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>who says what</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>You call a misdeal.</source>
        <translation>Du verlangst neues Geben.</translation>
    </message>
    <message>
        <source>%1 calls a misdeal.</source>
        <translation>%1 verlangt neues Geben.</translation>
    </message>
    <message>
        <source>Wanted in return: %1.</source>
        <translation>Erbeten: %1.</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>Tricks taken and tricks bid.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>bids %1</source>
        <translation>bietet %1</translation>
    </message>
    <message>
        <source>led</source>
        <comment>a suit was led</comment>
        <translation>ausgespielt</translation>
    </message>
    <message>
        <source>%1 bid</source>
        <extracomment>How many points a side bid, with a name, a verb in the past.</extracomment>
        <translation>%1 geboten</translation>
    </message>
    <message>
        <source>%1 bid, made</source>
        <translation>%1 geboten, erfüllt</translation>
    </message>
    <message>
        <source>%1 bid, %2 short</source>
        <translation>%1 geboten, %2 zu wenig</translation>
    </message>
    <message>
        <source>%1 bid, %2 to go</source>
        <translation>%1 geboten, noch %2</translation>
    </message>
    <message>
        <source>Your contract of %1 is set.</source>
        <translation>Dein Kontrakt von %1 ist gefallen.</translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %n more.</source>
        <translation>
            <numerusform>Deine Seite braucht noch %n Stich.</numerusform>
            <numerusform>Deine Seite braucht noch %n Stiche.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more.</source>
        <translation>
            <numerusform>Du brauchst noch %n Stich.</numerusform>
            <numerusform>Du brauchst noch %n Stiche.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 min</source>
        <translation>%1 von %2 min</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Du spielst aus.</translation>
    </message>
    <message>
        <source>Card %1 of %2: which do you keep?</source>
        <translation>Karte %1 von %2: Welche behältst du?</translation>
    </message>
    <message>
        <source>Look at your cards, or bid blind.</source>
        <translation>Sieh deine Karten an oder biete blind.</translation>
    </message>
    <message>
        <source>Bid for your side.</source>
        <translation>Biete für deine Seite.</translation>
    </message>
    <message>
        <source>%1 draws.</source>
        <translation>%1 zieht.</translation>
    </message>
    <message>
        <source>It&apos;s %1&apos;s turn to bid.</source>
        <translation>%1 ist mit Bieten dran.</translation>
    </message>
    <message>
        <source>%1 may raise.</source>
        <translation>%1 darf erhöhen.</translation>
    </message>
    <message>
        <source>%1 passes cards.</source>
        <translation>%1 schiebt Karten.</translation>
    </message>
    <message>
        <source>It&apos;s %1&apos;s turn to play. Backspace takes your card back.</source>
        <translation>%1 ist am Zug. Die Rücktaste nimmt deine Karte zurück.</translation>
    </message>
    <message>
        <source>%1 leads.</source>
        <translation>%1 spielt aus.</translation>
    </message>
    <message>
        <source>It&apos;s %1&apos;s turn to play.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>Bid blind nil?</source>
        <translation>Blind-Nil bieten?</translation>
    </message>
    <message>
        <source>Bid nil?</source>
        <translation>Nil bieten?</translation>
    </message>
    <message>
        <source>High or low?</source>
        <translation>Hoch oder niedrig?</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to pass to %1.</source>
        <translation>
            <numerusform>Wähle %n Karte für %1.</numerusform>
            <numerusform>Wähle %n Karten für %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) from the kitty.</source>
        <translation>
            <numerusform>Nimm %n Karte aus dem Talon.</numerusform>
            <numerusform>Nimm %n Karten aus dem Talon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to discard.</source>
        <translation>
            <numerusform>Wähle %n Karte zum Drücken.</numerusform>
            <numerusform>Wähle %n Karten zum Drücken.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass them</source>
        <translation>Schieben</translation>
    </message>
    <message>
        <source>Take them</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Discard them</source>
        <translation>Drücken</translation>
    </message>
    <message>
        <source>%1: %2 sure, %3 possible.</source>
        <translation>%1: %2 sicher, %3 möglich.</translation>
    </message>
    <message>
        <source>%1 bid %2.</source>
        <extracomment>How many points a side bid, with a name, a verb in the past.</extracomment>
        <translation>%1 bot %2.</translation>
    </message>
    <message>
        <source>Bid so far: %1 of %2 tricks.</source>
        <translation>Bisher geboten: %1 von %2 Stichen.</translation>
    </message>
    <message>
        <source>blind</source>
        <extracomment>Adjective, below a bid: it was made before looking at the cards.</extracomment>
        <translation>blind</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>ohne Trumpf</translation>
    </message>
    <message>
        <source>in the dark</source>
        <translation>im Dunkeln</translation>
    </message>
    <message>
        <source>D</source>
        <comment>dealer disc</comment>
        <extracomment>The letter on the dealer&apos;s disc.</extracomment>
        <translation>G</translation>
    </message>
    <message>
        <source>Your nil is made</source>
        <translation>Dein Nil ist geschafft</translation>
    </message>
    <message>
        <source>Your nil has failed</source>
        <translation>Dein Nil ist gescheitert</translation>
    </message>
    <message>
        <source>%1 makes nil</source>
        <translation>%1 schafft Nil</translation>
    </message>
    <message>
        <source>%1 is set</source>
        <comment>one player</comment>
        <translation>%1 ist gefallen</translation>
    </message>
    <message>
        <source>%1 are set</source>
        <comment>a partnership</comment>
        <translation>%1 sind gefallen</translation>
    </message>
    <message>
        <source>Every trick is yours</source>
        <translation>Alle Stiche gehören dir</translation>
    </message>
    <message>
        <source>Every trick for %1</source>
        <translation>Alle Stiche für %1</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nil(s) made</source>
        <translation>
            <numerusform>%n Nil geschafft</numerusform>
            <numerusform>%n Nils geschafft</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nil(s) failed</source>
        <translation>
            <numerusform>%n Nil gescheitert</numerusform>
            <numerusform>%n Nils gescheitert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n-mal gefallen</numerusform>
            <numerusform>%n-mal gefallen</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>Tricks bid, behind the tricks taken: &quot;3 of 5&quot;.</extracomment>
        <translation>von %1</translation>
    </message>
    <message>
        <source>set</source>
        <comment>a contract that can no longer be made</comment>
        <translation>gefallen</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>noch %1</translation>
    </message>
    <message>
        <source>made</source>
        <comment>a contract</comment>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>Good luck, everyone!</source>
        <translation>Viel Glück allerseits!</translation>
    </message>
    <message>
        <source>Nice to see you.</source>
        <translation>Schön, dich zu sehen.</translation>
    </message>
    <message>
        <source>Shall we?</source>
        <translation>Wollen wir?</translation>
    </message>
    <message>
        <source>Oh no!</source>
        <translation>Oh nein!</translation>
    </message>
    <message>
        <source>So close!</source>
        <translation>So knapp!</translation>
    </message>
    <message>
        <source>Next time.</source>
        <translation>Nächstes Mal.</translation>
    </message>
    <message>
        <source>We bid too high.</source>
        <translation>Zu hoch geboten.</translation>
    </message>
    <message>
        <source>Oh dear.</source>
        <translation>Oje.</translation>
    </message>
    <message>
        <source>That hurts.</source>
        <translation>Das tut weh.</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Gut gemacht!</translation>
    </message>
    <message>
        <source>Beautiful!</source>
        <extracomment>What a computer says at the table, about a good play or after the match.</extracomment>
        <translation>Wunderbar!</translation>
    </message>
    <message>
        <source>Nicely played.</source>
        <translation>Schön gespielt.</translation>
    </message>
    <message>
        <source>Bravo!</source>
        <extracomment>What a computer says at the table, about a good play or after the match.</extracomment>
        <translation>Bravo!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Gut gespielt!</translation>
    </message>
    <message>
        <source>Good match.</source>
        <translation>Gute Partie.</translation>
    </message>
    <message>
        <source>Nobody bids in this first deal.</source>
        <translation>In dieser ersten Runde bietet niemand.</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>The number of a deal, noun.</extracomment>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Time is up. %1</source>
        <translation>Die Zeit ist um. %1</translation>
    </message>
    <message>
        <source>You draw highest and deal first.</source>
        <translation>Du ziehst die höchste Karte und gibst zuerst.</translation>
    </message>
    <message>
        <source>%1 draws highest and deals first.</source>
        <translation>%1 zieht die höchste Karte und gibt zuerst.</translation>
    </message>
    <message>
        <source>You deal first.</source>
        <translation>Du gibst zuerst.</translation>
    </message>
    <message>
        <source>%1 deals first.</source>
        <translation>%1 gibt zuerst.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>You win the match. %1</source>
        <translation>Du gewinnst die Partie. %1</translation>
    </message>
    <message>
        <source>%1 wins the match. %2</source>
        <comment>one player</comment>
        <translation>%1 gewinnt die Partie. %2</translation>
    </message>
    <message>
        <source>%1 win the match. %2</source>
        <comment>a partnership</comment>
        <translation>%1 gewinnen die Partie. %2</translation>
    </message>
    <message>
        <source>Your double nil is made</source>
        <translation>Dein Doppel-Nil ist geschafft</translation>
    </message>
    <message>
        <source>Your double nil has failed</source>
        <translation>Dein Doppel-Nil ist gescheitert</translation>
    </message>
    <message>
        <source>%1&apos;s double nil has failed</source>
        <comment>a partnership</comment>
        <translation>Das Doppel-Nil von %1 ist gescheitert</translation>
    </message>
    <message>
        <source>Bag penalties: %1</source>
        <translation>Sackstrafen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 means %n trick(s): %2 if made, %3 if short.</source>
        <translation>
            <numerusform>%1 heißt %n Stich: %2, wenn es gelingt, %3, wenn nicht.</numerusform>
            <numerusform>%1 heißt %n Stiche: %2, wenn es gelingt, %3, wenn nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 to %n card(s) from the kitty.</source>
        <translation>
            <numerusform>Nimm %1 bis %n Karte aus dem Talon.</numerusform>
            <numerusform>Nimm %1 bis %n Karten aus dem Talon.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <extracomment>Numbers of partners, of which the later one is the contract.</extracomment>
        <translation>%1, dann %2</translation>
    </message>
    <message>
        <source>That would make %1 for your side, but the deal has only %2 tricks.</source>
        <translation>Das wären %1 für deine Seite, aber die Runde hat nur %2 Stiche.</translation>
    </message>
    <message>
        <source>Us</source>
        <comment>on the score pad</comment>
        <translation>Wir</translation>
    </message>
    <message>
        <source>Them</source>
        <comment>on the score pad</comment>
        <translation>Die</translation>
    </message>
    <message>
        <source>last trick</source>
        <comment>below the own tricks</comment>
        <translation>letzter Stich</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Die Partie ist vorbei</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Du gewinnst</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>one player</comment>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>%1 win</source>
        <comment>a partnership</comment>
        <translation>%1 gewinnen</translation>
    </message>
    <message>
        <source>The match is tied.</source>
        <translation>Es steht gleich.</translation>
    </message>
    <message>
        <source>You need %1 more.</source>
        <translation>Dir fehlen noch %1.</translation>
    </message>
    <message>
        <source>Play a spade</source>
        <translation>Spiel ein Pik</translation>
    </message>
    <message>
        <source>Play a heart</source>
        <translation>Spiel ein Herz</translation>
    </message>
    <message>
        <source>Play a diamond</source>
        <translation>Spiel ein Karo</translation>
    </message>
    <message>
        <source>Play a club</source>
        <translation>Spiel ein Kreuz</translation>
    </message>
    <message>
        <source>Tricks bid: %1 of %2. With your bid: %3</source>
        <translation>Gebotene Stiche: %1 von %2. Mit deinem Gebot: %3</translation>
    </message>
    <message>
        <source>Tricks bid: %1 of %2</source>
        <translation>Gebotene Stiche: %1 von %2</translation>
    </message>
    <message>
        <source>plus %1</source>
        <translation>plus %1</translation>
    </message>
    <message>
        <source>%1 bid, %2 over</source>
        <translation>%1 geboten, %2 mehr</translation>
    </message>
    <message>
        <source>You made your contract of %1.</source>
        <translation>Dein Kontrakt von %1 ist erfüllt.</translation>
    </message>
    <message>
        <source>You made your contract of %1 with %2 over.</source>
        <translation>Dein Kontrakt von %1 ist erfüllt, und %2 mehr.</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>ist an der Reihe</translation>
    </message>
    <message>
        <source>%1&apos;s nil has failed</source>
        <translation>Das Nil von %1 ist gescheitert</translation>
    </message>
    <message>
        <source>You take a bag penalty</source>
        <translation>Du bekommst eine Sackstrafe</translation>
    </message>
    <message>
        <source>%1: bag penalty</source>
        <translation>%1: Sackstrafe</translation>
    </message>
    <message>
        <source>The rest are mine.</source>
        <translation>Der Rest gehört mir.</translation>
    </message>
    <message>
        <source>You claim the remaining tricks.</source>
        <translation>Du beanspruchst die restlichen Stiche.</translation>
    </message>
    <message>
        <source>%1 claims the remaining tricks.</source>
        <translation>%1 beansprucht die restlichen Stiche.</translation>
    </message>
    <message>
        <source>The claim fails.</source>
        <translation>Der Anspruch stimmt nicht.</translation>
    </message>
    <message>
        <source>You concede the remaining tricks.</source>
        <translation>Du gibst die restlichen Stiche auf.</translation>
    </message>
    <message>
        <source>%1 concedes the remaining tricks.</source>
        <translation>%1 gibt die restlichen Stiche auf.</translation>
    </message>
    <message>
        <source>It wasn&apos;t a renege.</source>
        <translation>Es wurde richtig bedient.</translation>
    </message>
    <message>
        <source>No suit led yet: play any card.</source>
        <translation>Noch ist keine Farbe ausgespielt: Spiel eine beliebige Karte.</translation>
    </message>
    <message>
        <source>%1 led. %2</source>
        <comment>suit, what must be done</comment>
        <translation>%1 ist ausgespielt. %2</translation>
    </message>
    <message>
        <source>You have none: play any card</source>
        <translation>Du hast keine: Spiel eine beliebige Karte</translation>
    </message>
    <message>
        <source>%1 led. Your turn.</source>
        <translation>%1 ist ausgespielt. Du bist dran.</translation>
    </message>
    <message>
        <source>Your turn to bid.</source>
        <translation>Du bist mit Bieten dran.</translation>
    </message>
    <message>
        <source>Which partner leads?</source>
        <translation>Wer von euch spielt aus?</translation>
    </message>
    <message>
        <source>%1 is sorting out the kitty.</source>
        <translation>%1 sortiert den Talon.</translation>
    </message>
    <message>
        <source>Keep the blind bid, or change to a regular ten?</source>
        <translation>Beim blinden Gebot bleiben oder zu einer einfachen Zehn wechseln?</translation>
    </message>
    <message>
        <source>High bid: %2 by %1.</source>
        <translation>Höchstes Gebot: %2 von %1.</translation>
    </message>
    <message>
        <source>Hello, everyone!</source>
        <translation>Hallo zusammen!</translation>
    </message>
    <message>
        <source>There goes my nil.</source>
        <translation>Da geht mein Nil hin.</translation>
    </message>
    <message>
        <source>Sorry, I reneged.</source>
        <translation>Tut mir leid, ich habe falsch bedient.</translation>
    </message>
    <message>
        <source>You played better.</source>
        <translation>Du hast besser gespielt.</translation>
    </message>
    <message>
        <source>Rematch?</source>
        <extracomment>What a computer says at the table, about a good play or after the match.</extracomment>
        <translation>Revanche?</translation>
    </message>
    <message>
        <source>tricks: %1</source>
        <translation>Stiche: %1</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Kartentisch</translation>
    </message>
    <message>
        <source>You bid %1</source>
        <translation>Du bietest %1</translation>
    </message>
    <message>
        <source>You bid %1 for your side</source>
        <translation>Du bietest %1 für deine Seite</translation>
    </message>
    <message>
        <source>%1: your side bids %2</source>
        <translation>%1: Deine Seite bietet %2</translation>
    </message>
    <message>
        <source>no trick</source>
        <comment>what a nil brings so</comment>
        <translation>kein Stich</translation>
    </message>
    <message>
        <source>made</source>
        <comment>what a contract brings so</comment>
        <translation>erfüllt</translation>
    </message>
    <message>
        <source>one trick</source>
        <comment>what a nil brings so</comment>
        <translation>ein Stich</translation>
    </message>
    <message>
        <source>one short</source>
        <comment>what a contract brings so</comment>
        <translation>einer fehlt</translation>
    </message>
    <message>
        <source>Your side has bid %1. Raise it, or stay?</source>
        <translation>Eure Seite hat %1 geboten. Erhöhen oder dabei bleiben?</translation>
    </message>
    <message>
        <source>You have bid %1. Raise it, or stay?</source>
        <translation>Du hast %1 geboten. Erhöhen oder dabei bleiben?</translation>
    </message>
    <message>
        <source>Sandbag&apos;s own</source>
        <translation>Sandbags eigene</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>The color of the table or of the backs of cards.</extracomment>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>The color of the table or of the backs of cards.</extracomment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>The color of the table or of the backs of cards.</extracomment>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Slate</source>
        <extracomment>The color of the table or of the backs of cards.</extracomment>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Plum</source>
        <extracomment>The color of the table or of the backs of cards.</extracomment>
        <translation>Pflaume</translation>
    </message>
    <message>
        <source>Blue lattice</source>
        <translation>Blaues Gitter</translation>
    </message>
    <message>
        <source>Red lattice</source>
        <translation>Rotes Gitter</translation>
    </message>
    <message>
        <source>Waves</source>
        <extracomment>The pattern of the backs of cards, noun.</extracomment>
        <translation>Wellen</translation>
    </message>
    <message>
        <source>Card %1 of %2: keep this one, or take the next one unseen?</source>
        <translation>Karte %1 von %2: diese behalten oder ungesehen die nächste nehmen?</translation>
    </message>
    <message>
        <source>won</source>
        <comment>the match</comment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>the match</comment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>who is away: a computer plays for them</source>
        <translation>nicht da, für den Platz spielt ein Computer</translation>
    </message>
    <message>
        <source>who is away</source>
        <translation>nicht da</translation>
    </message>
    <message>
        <source>%1: %2 if you take no tricks, %3 if you take one.</source>
        <translation>%1: %2 ohne Stich, %3 mit einem Stich.</translation>
    </message>
    <message>
        <source>%1, first to %2</source>
        <translation>%1, bis %2</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) to nobody</source>
        <translation>
            <numerusform>%n Stich für niemanden</numerusform>
            <numerusform>%n Stiche für niemanden</numerusform>
        </translation>
    </message>
    <message>
        <source>Each trick short of the contract gives the opponents %1.</source>
        <translation>Jeder Stich, der zum Kontrakt fehlt, bringt den Gegnern %1.</translation>
    </message>
    <message>
        <source>%1: can&apos;t be made, so it scores %2.</source>
        <translation>%1: nicht zu schaffen, also %2.</translation>
    </message>
    <message>
        <source>%1 plus %2&apos;s %3: your side bids %4</source>
        <translation>%1 plus %3 von %2: Deine Seite bietet %4</translation>
    </message>
    <message>
        <source>%1 make their double nil</source>
        <comment>a partnership</comment>
        <translation>%1 schaffen ihr Doppel-Nil</translation>
    </message>
    <message>
        <source>You have been set</source>
        <translation>Du bist gefallen</translation>
    </message>
    <message>
        <source>Changes the bid to ten</source>
        <translation>Wechselt zu zehn</translation>
    </message>
    <message>
        <source>Best deal: deal %1 (%2 for %3).</source>
        <translation>Beste Runde: Runde %1 (%2 für %3).</translation>
    </message>
    <message>
        <source>You are ahead by %1.</source>
        <translation>Du liegst um %1 vorn.</translation>
    </message>
    <message>
        <source>They are ahead by %1.</source>
        <comment>the other partnership</comment>
        <translation>Die anderen liegen um %1 vorn.</translation>
    </message>
    <message>
        <source>%1 is ahead by %2.</source>
        <comment>one player</comment>
        <translation>%1 liegt um %2 vorn.</translation>
    </message>
    <message>
        <source>%1 are ahead by %2.</source>
        <comment>a partnership</comment>
        <translation>%1 liegen um %2 vorn.</translation>
    </message>
    <message>
        <source>You play the top card of your stack.</source>
        <translation>Du spielst die oberste Karte deines Stapels.</translation>
    </message>
    <message>
        <source>Which partner leads to the first trick?</source>
        <translation>Wer von euch spielt zum ersten Stich aus?</translation>
    </message>
    <message>
        <source>Your partner bid %1. Your bid replaces theirs as your side&apos;s whole contract.</source>
        <translation>Dein Partner hat %1 geboten. Dein Gebot ersetzt seines als ganzer Kontrakt deiner Seite.</translation>
    </message>
    <message>
        <source>How many tricks can you add to a mo (the first 7 or 10 tricks)?</source>
        <translation>Wie viele Stiche steuerst du zu einem Mo (die ersten 7 oder 10 Stiche) bei?</translation>
    </message>
    <message>
        <source>%1 asks: how many tricks can you add if I announce a mo (the first 7 or 10 tricks)?</source>
        <translation>%1 fragt: Wie viele Stiche steuerst du bei, wenn ich ein Mo (die ersten 7 oder 10 Stiche) ansage?</translation>
    </message>
    <message>
        <source>%1 bid, set</source>
        <translation>%1 geboten, gefallen</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <comment>on the score pad</comment>
        <translation>Spielzettel</translation>
    </message>
    <message>
        <source>a computer plays for them</source>
        <translation>für den Platz spielt ein Computer</translation>
    </message>
</context>
<context>
    <name>sandbag::TableView</name>
    <message>
        <source>S</source>
        <comment>key that goes to the spades, with Shift</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>H</source>
        <comment>key that goes to the hearts, with Shift</comment>
        <translation>H</translation>
    </message>
    <message>
        <source>D</source>
        <comment>key that goes to the diamonds, with Shift</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>C</source>
        <comment>key that goes to the clubs, with Shift</comment>
        <translation>X</translation>
    </message>
</context>
<context>
    <name>sandbag::TablesModel</name>
    <message>
        <source>Named games</source>
        <translation>Spielarten</translation>
    </message>
    <message>
        <source>Same as %1.</source>
        <translation>Wie %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n change(s).</source>
        <comment>preset</comment>
        <translation>
            <numerusform>%1 mit %n Änderung.</numerusform>
            <numerusform>%1 mit %n Änderungen.</numerusform>
        </translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>Meine Regeln</translation>
    </message>
</context>
<context>
    <name>sandbag::TablesPane</name>
    <message>
        <source>&amp;Save</source>
        <extracomment>Button or menu: what is done with the rules that are chosen in the list, verb.</extracomment>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <extracomment>Button or menu: what is done with the rules that are chosen in the list, verb.</extracomment>
        <translation>Um&amp;benennen …</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <extracomment>Button or menu: what is done with the rules that are chosen in the list, verb.</extracomment>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <extracomment>Button or menu: what is done with the rules that are chosen in the list, verb.</extracomment>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <extracomment>Button or menu: what is done with the rules that are chosen in the list, verb.</extracomment>
        <translation>&amp;Importieren …</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <extracomment>Button or menu: what is done with the rules that are chosen in the list, verb.</extracomment>
        <translation>E&amp;xportieren …</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <extracomment>Button or menu: what is done with the rules that are chosen in the list, verb.</extracomment>
        <translation>Ein&amp;fügen</translation>
    </message>
    <message>
        <source>Saved “%1”.</source>
        <translation>„%1“ gespeichert.</translation>
    </message>
    <message>
        <source>New name of “%1”:</source>
        <translation>Neuer Name von „%1“:</translation>
    </message>
    <message>
        <source>Deleted “%1”.</source>
        <translation>„%1“ gelöscht.</translation>
    </message>
    <message>
        <source>House rules (*.spades-rules.json);;All files (*)</source>
        <translation>Hausregeln (*.spades-rules.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>House rules (*.spades-rules.json)</source>
        <translation>Hausregeln (*.spades-rules.json)</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Nach %1 exportiert.</translation>
    </message>
    <message>
        <source>Games and My Rules</source>
        <translation>Spielarten und meine Regeln</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern u&amp;nter …</translation>
    </message>
    <message>
        <source>&amp;Copy as Text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>Replaced “%1”.</source>
        <translation>„%1“ ersetzt.</translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>Meine Regeln</translation>
    </message>
    <message>
        <source>Save Rules</source>
        <translation>Regeln speichern</translation>
    </message>
    <message>
        <source>Name:</source>
        <extracomment>Label of the field for the name under which rules are kept.</extracomment>
        <translation>Name:</translation>
    </message>
    <message>
        <source>Rename Rules</source>
        <translation>Regeln umbenennen</translation>
    </message>
    <message>
        <source>“%1” already exists. Choose another name.</source>
        <translation>„%1“ gibt es schon. Wähle einen anderen Namen.</translation>
    </message>
    <message>
        <source>Import Rules</source>
        <translation>Regeln importieren</translation>
    </message>
    <message>
        <source>Export Rules</source>
        <translation>Regeln exportieren</translation>
    </message>
    <message>
        <source>Copied. Paste it into a message; the recipient can paste it here.</source>
        <translation>Kopiert. Füge es in eine Nachricht ein; wer sie bekommt, kann es hier einfügen.</translation>
    </message>
    <message>
        <source>M&amp;y Rules</source>
        <translation>Me&amp;ine Regeln</translation>
    </message>
    <message>
        <source>Save to My Rules</source>
        <translation>Unter „Meine Regeln“ speichern</translation>
    </message>
</context>
<context>
    <name>sandbag::Tabletop</name>
    <message>
        <source>Call the ace high or low?</source>
        <translation>Gilt das Ass hoch oder niedrig?</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <extracomment>What somebody does, a verb: the name of a button or of a choice, and cards or a number.</extracomment>
        <translation>%1 behalten</translation>
    </message>
    <message>
        <source>Last discard: %1</source>
        <translation>Zuletzt weggelegt: %1</translation>
    </message>
    <message>
        <source>Paused. Press any key to resume.</source>
        <translation>Pause. Drück eine Taste, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>%1 sec</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whom the table asks, and what</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>sandbag::TalkPanel</name>
    <message>
        <source>S&amp;ure tricks</source>
        <translation>S&amp;ichere Stiche</translation>
    </message>
    <message>
        <source>&amp;Possible tricks</source>
        <translation>&amp;Mögliche Stiche</translation>
    </message>
    <message>
        <source>Tell</source>
        <extracomment>Button: says how many tricks one holds to one&apos;s partner, verb.</extracomment>
        <translation>Sagen</translation>
    </message>
    <message>
        <source>Say Nothing</source>
        <translation>Nichts sagen</translation>
    </message>
    <message>
        <source>One more trick</source>
        <translation>Ein Stich mehr</translation>
    </message>
    <message>
        <source>Tell your partner how many tricks you expect</source>
        <translation>Sag deinem Partner, wie viele Stiche du erwartest</translation>
    </message>
    <message>
        <source>One trick fewer</source>
        <translation>Ein Stich weniger</translation>
    </message>
</context>
<context>
    <name>sandbag::TricksPanel</name>
    <message>
        <source>Earlier</source>
        <extracomment>Button: shows the trick before or after this one, an adverb.</extracomment>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Later</source>
        <extracomment>Button: shows the trick before or after this one, an adverb.</extracomment>
        <translation>Später</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: closes a paper that lies on the table, verb.</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Trick %1 is dead: nobody wins it</source>
        <translation>Stich %1 ist tot: Niemand gewinnt ihn</translation>
    </message>
    <message>
        <source>Trick %1: %2</source>
        <translation>Stich %1: %2</translation>
    </message>
    <message>
        <source>%1 reneged!</source>
        <translation>Falsch bedient: %1!</translation>
    </message>
</context>
<context>
    <name>sandbag::TutorController</name>
    <message>
        <source>Play %1</source>
        <extracomment>What somebody does, a verb: the name of a button or of a choice, and cards or a number.</extracomment>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>Pass %1</source>
        <extracomment>What somebody does, a verb: the name of a button or of a choice, and cards or a number.</extracomment>
        <translation>%1 schieben</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <extracomment>What somebody does, a verb: the name of a button or of a choice, and cards or a number.</extracomment>
        <translation>%1 drücken</translation>
    </message>
    <message>
        <source>Take Nothing</source>
        <translation>Nichts nehmen</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>What somebody does, a verb: the name of a button or of a choice, and cards or a number.</extracomment>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>Bid %1</source>
        <extracomment>What somebody does, a verb: the name of a button or of a choice, and cards or a number.</extracomment>
        <translation>%1 bieten</translation>
    </message>
</context>
<context>
    <name>sandbag::TutorPanel</name>
    <message>
        <source>Sure?</source>
        <extracomment>Title of a question before a choice that costs much: &quot;Are you sure?&quot;</extracomment>
        <translation>Sicher?</translation>
    </message>
    <message>
        <source>Choose Again</source>
        <translation>Neu wählen</translation>
    </message>
    <message>
        <source>Enter or Esc</source>
        <translation>Enter oder Esc</translation>
    </message>
    <message>
        <source>Turn Off Tutor</source>
        <translation>Tutor ausschalten</translation>
    </message>
    <message>
        <source>Del: turn off tutor</source>
        <translation>Entf: Tutor ausschalten</translation>
    </message>
</context>
<context>
    <name>sandbag::WhyController</name>
    <message>
        <source>%1: %2</source>
        <comment>player: what he chose</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Computer players explain their choices after the deal. To ask your partner during the deal, turn that on under Preferences, Play.</source>
        <translation>Computerspieler erklären ihre Wahl nach der Runde. Soll dein Partner es schon vorher tun, stelle das unter Einstellungen, Spielen ein.</translation>
    </message>
    <message>
        <source>No computer player has made a choice yet.</source>
        <translation>Noch hat kein Computerspieler etwas gewählt.</translation>
    </message>
    <message>
        <source>Why did %1 choose %2?</source>
        <comment>player, what he chose</comment>
        <translation>Warum hat %1 %2 gewählt?</translation>
    </message>
    <message>
        <source>Ask About Which Choice?</source>
        <translation>Wonach fragen?</translation>
    </message>
</context>
<context>
    <name>sandbag::WhyPanel</name>
    <message>
        <source>Thinking it over…</source>
        <translation>Überlegt …</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: closes a paper that lies on the table, verb.</extracomment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>seats</name>
    <message>
        <source>Pairs of partners need four, six or eight players; %1 cannot play in pairs.</source>
        <translation>Partner in Paaren brauchen vier, sechs oder acht Spieler; %1 können nicht in Paaren spielen.</translation>
    </message>
    <message>
        <source>Two teams of three (triples) need six players.</source>
        <translation>Zwei Dreierteams brauchen sechs Spieler.</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Title of a rule: how many there are, noun.</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>How many people play. With seven or more, consider two tables of three to five.</source>
        <translation>Wie viele mitspielen. Bei sieben oder mehr bieten sich zwei Tische zu dritt bis fünft an.</translation>
    </message>
    <message>
        <source>two three four five six eight handed people number of players seats two-handed three-handed</source>
        <translation>two three four five six eight handed people number of players seats two-handed three-handed zwei drei vier fünf sechs acht zu zweit zu dritt zu viert Personen Leute Anzahl Spielerzahl Plätze</translation>
    </message>
    <message>
        <source>number of players; how many players; # players; # handed; # people; # man; two handed=2; three handed=3; four handed=4; heads up=2</source>
        <translation>Anzahl der Spieler; wie viele Spieler; # Spieler; # Personen; # Leute; zu zweit=2; zu dritt=3; zu viert=4; zu fünft=5; zu sechst=6</translation>
    </message>
    <message>
        <source>Partners</source>
        <extracomment>Title of a rule: who scores together, noun.</extracomment>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Who scores together: each player alone, partners across the table (two, three, or four pairs), or six players in two teams of three who sit alternately.</source>
        <translation>Wer zusammen zählt: jeder für sich, Partner einander gegenüber (zu viert zwei Paare, zu sechst drei, zu acht vier) oder zu sechst zwei Dreierteams, die abwechselnd sitzen.</translation>
    </message>
    <message>
        <source>No partners</source>
        <translation>Jeder für sich</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>A value of “Partners”: two and two score together, noun.</extracomment>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Two teams of three</source>
        <translation>Zwei Dreierteams</translation>
    </message>
    <message>
        <source>cutthroat cut throat solo alone teams team partnership individual single no partners</source>
        <translation>cutthroat cut throat solo alone teams team partnership individual single no partners jeder gegen jeden allein solo einzeln Team Partner</translation>
    </message>
    <message>
        <source>partners; cutthroat=solo; cut throat=solo; solo=solo; no partners=solo; alone=solo; individual=solo; every player alone=solo; pairs=pairs; with partners=pairs; teams; two teams of three=triples</source>
        <translation>Partner; allein=solo; jeder für sich=solo; jeder gegen jeden=solo; ohne Partner=solo; keine Partner=solo; solo=solo; paarweise=pairs; zwei gegen zwei=pairs; Teams; Mannschaften</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Spielrichtung</translation>
    </message>
    <message>
        <source>The direction of dealing, bidding, and play: clockwise (to the left) or counter-clockwise (to the right). It doesn&apos;t affect scores.</source>
        <translation>In welcher Richtung gegeben, geboten und gespielt wird und das Geben weitergeht: im Uhrzeigersinn, also nach links, oder dagegen, also nach rechts. Auf die Punkte hat das keinen Einfluss.</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <extracomment>The direction in which players take turns, a value.</extracomment>
        <translation>Im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <extracomment>The direction in which players take turns, a value.</extracomment>
        <translation>Gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>counter-clockwise anticlockwise anti-clockwise right left way round direction of play india pakistan turkey</source>
        <translation>gegen den uhrzeigersinn rechts links herum richtung spielrichtung indien pakistan türkei</translation>
    </message>
    <message>
        <source>counter-clockwise=counter-clockwise; counter clockwise=counter-clockwise; anticlockwise=counter-clockwise; anti-clockwise=counter-clockwise; to the right=counter-clockwise; clockwise=clockwise; to the left=clockwise; direction; direction of play; which way; which way round</source>
        <translation>gegen den Uhrzeigersinn=counter-clockwise; rechtsherum=counter-clockwise; im Uhrzeigersinn=clockwise; linksherum=clockwise; Spielrichtung; Richtung; wie herum</translation>
    </message>
    <message>
        <source>%1 players, no partners.</source>
        <translation>%1 Spieler, jeder für sich.</translation>
    </message>
    <message>
        <source>%1 players in %2 pairs; partners sit opposite each other.</source>
        <translation>%1 Spieler in %2 Paaren; Partner sitzen einander gegenüber.</translation>
    </message>
    <message>
        <source>%1 players in two teams of three, who sit alternately.</source>
        <translation>%1 Spieler in zwei Dreierteams, die abwechselnd sitzen.</translation>
    </message>
    <message>
        <source>Play goes counter-clockwise: cards are dealt to the right, and the next player is the one on your right.</source>
        <translation>Gespielt wird gegen den Uhrzeigersinn: Gegeben wird nach rechts, und nach dir kommt, wer rechts von dir sitzt.</translation>
    </message>
    <message>
        <source>%1 players in pairs.</source>
        <translation>%1 Spieler in Paaren.</translation>
    </message>
    <message>
        <source>Two teams of three.</source>
        <translation>Zwei Dreierteams.</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>No deal is in progress.</source>
        <translation>Keine Runde ist im Gange.</translation>
    </message>
    <message>
        <source>The match is paused.</source>
        <translation>Die Partie steht still.</translation>
    </message>
    <message>
        <source>The player at that seat can&apos;t do that.</source>
        <translation>Der Spieler an diesem Platz kann das nicht.</translation>
    </message>
</context>
<context>
    <name>ten</name>
    <message>
        <source>the highest bid is lower than ten.</source>
        <translation>das höchste Gebot liegt unter zehn.</translation>
    </message>
    <message>
        <source>ten for two hundred is not played.</source>
        <translation>„Zehn für zweihundert“ wird nicht gespielt.</translation>
    </message>
    <message>
        <source>a ten must be announced.</source>
        <translation>eine Zehn muss angesagt werden.</translation>
    </message>
    <message>
        <source>a bid of ten must be met exactly.</source>
        <translation>ein Gebot von zehn muss genau getroffen werden.</translation>
    </message>
    <message>
        <source>a ten cannot be bid blind.</source>
        <translation>eine Zehn kann nicht blind geboten werden.</translation>
    </message>
    <message>
        <source>Ten for two hundred</source>
        <translation>Zehn für zweihundert</translation>
    </message>
    <message>
        <source>Whether a contract of ten scores a fixed number of points: never, only if it is announced as a special bid, or whenever a contract is exactly ten.</source>
        <translation>Ob ein Kontrakt von zehn eine feste Punktzahl bringt: nie, nur wenn er eigens angesagt wird, oder immer, wenn ein Kontrakt genau zehn ist.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Nicht gespielt</translation>
    </message>
    <message>
        <source>When announced</source>
        <translation>Nur angesagt</translation>
    </message>
    <message>
        <source>Every contract of ten</source>
        <translation>Jeder Kontrakt von zehn</translation>
    </message>
    <message>
        <source>wheels flight 10-for-200 10 for 2 two hundred</source>
        <translation>wheels flight 10-for-200 10 for 2 two hundred zehn für zweihundert</translation>
    </message>
    <message>
        <source>wheels; dime; dimes; ten; flight; bid 10; bid ten; bid of ten; ten bid; 10 for #; 10 for 200; 10 for 2; ten is #; ten for two; 100 for ten; automatic ten=automatic; declared ten=declared</source>
        <translation>Zehn; Zehner; zehn bieten; 10 für #; zehn für zweihundert; zehn zählt #; zehn automatisch=automatic; zehn angesagt=declared</translation>
    </message>
    <message>
        <source>Ten made</source>
        <translation>Zehn geschafft</translation>
    </message>
    <message>
        <source>Points earned when a bid of ten is made.</source>
        <translation>Punkte für ein geschafftes Gebot von zehn.</translation>
    </message>
    <message>
        <source>wheels flight 10-for-200 two hundred</source>
        <translation>wheels flight 10-for-200 two hundred zehn für zweihundert</translation>
    </message>
    <message>
        <source>Ten failed</source>
        <translation>Zehn gescheitert</translation>
    </message>
    <message>
        <source>Points lost when a bid of ten fails.</source>
        <translation>Punkte, die ein gescheitertes Gebot von zehn kostet.</translation>
    </message>
    <message>
        <source>Contracts above ten</source>
        <translation>Kontrakte über zehn</translation>
    </message>
    <message>
        <source>A contract above ten may score like any lower contract (eleven for 110). Or it scores the same as a bid of ten. Or it scores in proportion to a bid of ten: if ten is worth 200, eleven is worth 220.</source>
        <translation>Ein Kontrakt über zehn kann zählen wie jeder niedrigere (elf für 110). Oder er zählt ebenso viel wie ein Gebot von zehn. Oder er zählt im Verhältnis dazu: Bringt zehn 200, bringt elf 220.</translation>
    </message>
    <message>
        <source>Ordinary contracts</source>
        <translation>Gewöhnliche Kontrakte</translation>
    </message>
    <message>
        <source>Score as a ten</source>
        <translation>Zählen wie zehn</translation>
    </message>
    <message>
        <source>Score in proportion to the bid</source>
        <translation>Zählen im Verhältnis zum Gebot</translation>
    </message>
    <message>
        <source>10 and more bid 11 for 200 eleven twelve double from ten twenty for each</source>
        <translation>10 und mehr 11 für 200 elf zwölf doppelt ab zehn zwanzig je stich</translation>
    </message>
    <message>
        <source>10 and more; ten or more; ten and up; bid 11 for 200; 11 for 200; double from ten=rate; 11 counts as ten=flat; above ten</source>
        <translation>zehn und mehr; zehn oder mehr; ab zehn doppelt=rate; über zehn</translation>
    </message>
    <message>
        <source>Ten must be exact</source>
        <translation>Zehn nur genau</translation>
    </message>
    <message>
        <source>A bid of ten is made only with exactly ten tricks.</source>
        <translation>Ein Gebot von zehn ist nur mit genau zehn Stichen geschafft.</translation>
    </message>
    <message>
        <source>wheels flight</source>
        <translation>wheels flight zehn</translation>
    </message>
    <message>
        <source>Overtricks on a bid of ten</source>
        <translation>Überstiche bei einem Gebot von zehn</translation>
    </message>
    <message>
        <source>Overtricks on a bid of ten count as usual.</source>
        <translation>Überstiche bei einem Gebot von zehn zählen wie üblich.</translation>
    </message>
    <message>
        <source>wheels flight sandbags</source>
        <translation>wheels flight sandbags zehn Säcke Überstiche</translation>
    </message>
    <message>
        <source>Blind ten multiplier</source>
        <translation>Blinde Zehn, Faktor</translation>
    </message>
    <message>
        <source>When a blind bid of ten is made, the points of a regular bid of ten are multiplied by this number. When it fails, it costs the regular amount.</source>
        <translation>Ist ein blindes Gebot von zehn geschafft, werden die Punkte eines einfachen Gebots von zehn mit dieser Zahl malgenommen. Scheitert es, kostet es den einfachen Betrag.</translation>
    </message>
    <message>
        <source>Bidding ten and taking every trick wins the match</source>
        <translation>Zehn und alle Stiche gewinnen</translation>
    </message>
    <message>
        <source>A side that bids ten and takes every trick wins the match on the spot.</source>
        <translation>Eine Seite, die zehn bietet und alle Stiche macht, gewinnt die Partie auf der Stelle.</translation>
    </message>
    <message>
        <source>boston thirteen all tricks</source>
        <translation>boston thirteen all tricks dreizehn alle Stiche Durchmarsch</translation>
    </message>
    <message>
        <source>Bid of ten made, took %1</source>
        <translation>Gebot von zehn geschafft, %1 gemacht</translation>
    </message>
    <message>
        <source>Bid of ten failed, took %1</source>
        <translation>Gebot von zehn gescheitert, %1 gemacht</translation>
    </message>
    <message>
        <source>Contract of %1 made, took %2 (scored like a bid of ten)</source>
        <translation>Kontrakt von %1 erfüllt, %2 gemacht (gewertet wie ein Gebot von zehn)</translation>
    </message>
    <message>
        <source>Contract of %1 failed, took %2 (scored like a bid of ten)</source>
        <translation>Kontrakt von %1 verfehlt, %2 gemacht (gewertet wie ein Gebot von zehn)</translation>
    </message>
    <message numerus="yes">
        <source>An announced bid of ten earns %n point(s) if made and costs %2 if it fails.</source>
        <translation>
            <numerusform>Ein angesagtes Gebot von zehn bringt %n Punkt, wenn es geschafft ist, und kostet %2, wenn es scheitert.</numerusform>
            <numerusform>Ein angesagtes Gebot von zehn bringt %n Punkte, wenn es geschafft ist, und kostet %2, wenn es scheitert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every contract of exactly ten earns %n point(s) when made and costs %2 when set.</source>
        <translation>
            <numerusform>Jeder Kontrakt von genau zehn bringt %n Punkt, wenn er erfüllt ist, und kostet %2, wenn er fällt.</numerusform>
            <numerusform>Jeder Kontrakt von genau zehn bringt %n Punkte, wenn er erfüllt ist, und kostet %2, wenn er fällt.</numerusform>
        </translation>
    </message>
    <message>
        <source>A contract above ten scores the same as a contract of ten.</source>
        <translation>Ein Kontrakt über zehn zählt ebenso viel wie ein Kontrakt von zehn.</translation>
    </message>
    <message>
        <source>A contract above ten scores in proportion: eleven earns or costs one tenth more than ten.</source>
        <translation>Ein Kontrakt über zehn zählt im Verhältnis: Elf bringt oder kostet ein Zehntel mehr als zehn.</translation>
    </message>
    <message>
        <source>A contract of ten or more must be met exactly.</source>
        <translation>Zehn oder mehr braucht genau die gebotenen Stiche.</translation>
    </message>
    <message>
        <source>A bid of ten needs exactly ten tricks.</source>
        <translation>Ein Gebot von zehn braucht genau zehn Stiche.</translation>
    </message>
    <message>
        <source>Overtricks on a bid of ten count for nothing.</source>
        <translation>Überstiche bei einem Gebot von zehn zählen nicht.</translation>
    </message>
    <message numerus="yes">
        <source>A blind bid of ten earns %n point(s) when made and costs %2 when set.</source>
        <translation>
            <numerusform>Ein blindes Gebot von zehn bringt %n Punkt, wenn es erfüllt ist, und kostet %2, wenn es fällt.</numerusform>
            <numerusform>Ein blindes Gebot von zehn bringt %n Punkte, wenn es erfüllt ist, und kostet %2, wenn es fällt.</numerusform>
        </translation>
    </message>
    <message>
        <source>A side that bids ten and takes every trick wins the match.</source>
        <translation>Wer zehn bietet und alle Stiche macht, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>A bid of ten scores %1.</source>
        <translation>Ein Gebot von zehn bringt %1.</translation>
    </message>
    <message>
        <source>A player who bids ten and takes every trick wins the match.</source>
        <translation>Wer zehn bietet und alle Stiche macht, gewinnt die Partie.</translation>
    </message>
</context>
<context>
    <name>trumps</name>
    <message>
        <source>%1: a joker was led, so you must play your highest spade.</source>
        <translation>%1: Ein Joker ist ausgespielt, also musst du dein höchstes Pik legen.</translation>
    </message>
    <message>
        <source>all jokers are raised above the ace.</source>
        <translation>alle Joker stehen über dem Ass.</translation>
    </message>
    <message>
        <source>jokers aren&apos;t trump.</source>
        <translation>Joker sind keine Trümpfe.</translation>
    </message>
    <message>
        <source>there is only one joker.</source>
        <translation>es gibt nur einen Joker.</translation>
    </message>
    <message>
        <source>there is no big joker in the deck.</source>
        <translation>kein großer Joker ist im Spiel.</translation>
    </message>
    <message>
        <source>every ace is among the raised cards, which are always high.</source>
        <translation>jedes Ass gehört zu den Karten über dem Pik-Ass, die immer hoch sind.</translation>
    </message>
    <message>
        <source>jokers don&apos;t turn other cards into trumps.</source>
        <translation>Joker machen keine anderen Karten zu Trümpfen.</translation>
    </message>
    <message>
        <source>These cards are listed more than once among the cards raised above the ace of spades: %1.</source>
        <translation>Diese Karten sind unter den Karten über dem Pik-Ass mehrfach genannt: %1.</translation>
    </message>
    <message>
        <source>Cards that are raised above the ace but not in the deck: %1.</source>
        <translation>Karten über dem Ass, die nicht im Spiel sind: %1.</translation>
    </message>
    <message>
        <source>Two rules clash: jokers that turn other cards into trumps can&apos;t be raised above the ace of spades.</source>
        <translation>Zwei Regeln widersprechen sich: Joker, die andere Karten zu Trümpfen machen, können nicht über dem Pik-Ass stehen.</translation>
    </message>
    <message>
        <source>The ladder (hierarchy) of suits must name each suit once and end with spades.</source>
        <translation>Die Farbenleiter muss jede Farbe einmal nennen und mit Pik enden.</translation>
    </message>
    <message>
        <source>Cards raised above the ace</source>
        <translation>Karten über dem Ass</translation>
    </message>
    <message>
        <source>Cards that rank above the ace of spades, highest first. They become spades in every respect.</source>
        <translation>Karten, die über dem Pik-Ass stehen, die höchste zuerst. Sie werden in jeder Hinsicht zu Pik.</translation>
    </message>
    <message>
        <source>jokers high deuces high twos high two of diamonds two of spades bauer bower jack top trumps jjda jjdd</source>
        <translation>jokers high deuces high twos high two of diamonds two of spades bauer bower jack top trumps jjda jjdd Joker hoch Zweien hoch Karo-Zwei Pik-Zwei Bauer Bube höchste Trümpfe</translation>
    </message>
    <message>
        <source>deuces; deuces high; twos high; joker joker deuce deuce; joker joker two two; jjdd; joker joker deuce ace; jjda; jokers high; deuces wild; deuce of diamonds; deuce of spades high; high cards above the ace; big deuce; little deuce; extra trumps; joker joker ace</source>
        <translation>Zweien; Zweien hoch; hohe Zweien; Joker hoch; Karo-Zwei; Karten über dem Ass; höchste Trümpfe; Joker über dem Ass</translation>
    </message>
    <message>
        <source>Role of jokers</source>
        <translation>Rolle der Joker</translation>
    </message>
    <message>
        <source>Jokers may be the highest trumps, or they may be worthless and never win. Or they never win, but the other cards that the same side plays to that trick become trumps (“joke trumps”).</source>
        <translation>Joker können die höchsten Trümpfe sein, oder sie sind wertlos und gewinnen nie. Oder sie gewinnen nie, aber die anderen Karten, die dieselbe Seite zu diesem Stich spielt, werden zu Trümpfen („Scherztrümpfe“).</translation>
    </message>
    <message>
        <source>Highest trumps</source>
        <translation>Höchste Trümpfe</translation>
    </message>
    <message>
        <source>Worthless</source>
        <extracomment>What jokers are, a value: they win no trick.</extracomment>
        <translation>Wertlos</translation>
    </message>
    <message>
        <source>Joke trumps</source>
        <translation>Scherztrümpfe</translation>
    </message>
    <message>
        <source>easy spades joke trumps junk</source>
        <translation>easy spades joke trumps junk leichte Pik Scherztrümpfe wertlose Joker</translation>
    </message>
    <message>
        <source>joke trumps=joke; easy spades=joke; junk jokers=junk; jokers are trumps=high; worthless jokers=junk; what jokers do</source>
        <translation>wertlose Joker=junk; Joker sind Trumpf=high; was Joker sind</translation>
    </message>
    <message>
        <source>The big joker</source>
        <translation>Der große Joker</translation>
    </message>
    <message>
        <source>Which joker is the big one: red or black.</source>
        <translation>Welcher Joker der große ist: der rote oder der schwarze.</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>Which joker is the big one: its color, a value.</extracomment>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>Which joker is the big one: its color, a value.</extracomment>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>colour colored full-colour black red</source>
        <translation>colour colored full-colour black red Farbe bunt schwarz rot</translation>
    </message>
    <message>
        <source>big joker; red joker=red; black joker=black; which joker is high</source>
        <translation>großer Joker; roter Joker=red; schwarzer Joker=black; welcher Joker ist höher</translation>
    </message>
    <message>
        <source>Two jokers in a trick</source>
        <translation>Zwei Joker in einem Stich</translation>
    </message>
    <message>
        <source>Which joker wins when two are played to one trick: the higher one, or the one played first.</source>
        <translation>Welcher Joker gewinnt, wenn zwei in einem Stich liegen: der höhere oder der zuerst gespielte.</translation>
    </message>
    <message>
        <source>Higher one wins</source>
        <translation>Der höhere gewinnt</translation>
    </message>
    <message>
        <source>First one wins</source>
        <translation>Der erste gewinnt</translation>
    </message>
    <message>
        <source>first played wins</source>
        <translation>first played wins zuerst gespielt gewinnt</translation>
    </message>
    <message>
        <source>Big joker, if led, pulls spades</source>
        <translation>Großer Joker zieht Pik</translation>
    </message>
    <message>
        <source>When the big joker is led, every opponent who holds a spade must play their highest spade. If the first of two jokers in a trick wins, this applies to every joker that is led.</source>
        <translation>Wird der große Joker ausgespielt, muss jeder Gegner mit Pik sein höchstes Pik legen. Gewinnt von zwei Jokern in einem Stich der erste, gilt das für jeden ausgespielten Joker.</translation>
    </message>
    <message>
        <source>pull draw force highest</source>
        <translation>pull draw force highest ziehen fordern höchstes zwingen</translation>
    </message>
    <message>
        <source>Equal cards turned into trumps by jokers</source>
        <translation>Gleich hohe Trümpfe durch Joker</translation>
    </message>
    <message>
        <source>If jokers of two sides turn cards of equal rank into trumps, one of these decides who wins: the higher joker, the joker played first, or the order of the suits.</source>
        <translation>Machen Joker zweier Seiten gleich hohe Karten zu Trümpfen, entscheidet eines davon, wer gewinnt: der höhere Joker, der zuerst gespielte Joker oder die Reihenfolge der Farben.</translation>
    </message>
    <message>
        <source>Higher joker</source>
        <translation>Höherer Joker</translation>
    </message>
    <message>
        <source>First joker</source>
        <translation>Erster Joker</translation>
    </message>
    <message>
        <source>Order of suits</source>
        <translation>Reihenfolge der Farben</translation>
    </message>
    <message>
        <source>Ladder of suits</source>
        <translation>Farbenleiter</translation>
    </message>
    <message>
        <source>A ladder of the four suits, lowest first: a player who cannot follow may trump with any suit above the one led, and the highest suit wins. Empty means that only spades are trump.</source>
        <translation>Eine Leiter der vier Farben, die niedrigste zuerst: Wer nicht bedienen kann, darf mit jeder Farbe über der ausgespielten stechen, und die höhere Farbe gewinnt. Leer heißt, dass nur Pik Trumpf ist.</translation>
    </message>
    <message>
        <source>differentiated trumps suit order rank</source>
        <translation>differentiated trumps suit order rank Trumpf Farben Reihenfolge Rangfolge</translation>
    </message>
    <message>
        <source>order of suits; rank of suits; differentiated trumps; ladder</source>
        <translation>Rangfolge der Farben; Leiter; Farben im Rang</translation>
    </message>
    <message>
        <source>Aces high or low</source>
        <translation>Asse hoch oder niedrig</translation>
    </message>
    <message>
        <source>A player who plays an ace says whether it is high or low. A low ace ranks below the two.</source>
        <translation>Wer ein Ass spielt, sagt, ob es hoch oder niedrig gilt. Ein niedriges Ass steht unter der Zwei.</translation>
    </message>
    <message>
        <source>ace low high 3b</source>
        <translation>ace low high 3b Ass hoch niedrig</translation>
    </message>
    <message>
        <source>aces low; low aces; ace high or low</source>
        <translation>Ass niedrig; Asse niedrig; Ass hoch oder niedrig</translation>
    </message>
    <message>
        <source>Jokers that are not trumps are worthless and belong to no suit: play one only when you cannot follow suit, lead one only when you have nothing else. Such a joker never wins; if it is led, the next regular card sets the suit.</source>
        <translation>Joker, die nicht Trumpf sind, sind wertlos und haben keine Farbe: Spiele einen nur, wenn du nicht bedienen kannst, und spiele einen nur aus, wenn du nichts anderes hast. Ein solcher gewinnt nie; ist er ausgespielt, bestimmt die nächste gewöhnliche Karte die Farbe.</translation>
    </message>
    <message>
        <source>A joker may be played at any time and never wins. But it turns every other card that the same side plays to the trick into a trump (“joke trump”). Such a card keeps its rank and beats all non-trump cards and lower spades, but not a spade of the same or higher rank. If a joker is led, the next card sets the suit.</source>
        <translation>Ein Joker darf jederzeit gespielt werden und gewinnt nie. Aber er macht jede andere Karte, die dieselbe Seite zum Stich spielt, zum Trumpf („Scherztrumpf“). Eine solche Karte behält ihren Rang und schlägt alle gewöhnlichen Karten und niedrigeren Pik, nicht aber ein Pik von gleichem oder höherem Rang. Nach einem ausgespielten Joker bestimmt die nächste Karte die Farbe.</translation>
    </message>
    <message>
        <source>If jokers of two sides turn cards of equal rank into trumps, the side with the higher joker wins.</source>
        <translation>Machen Joker zweier Seiten gleich hohe Karten zu Trümpfen, gewinnt die Seite mit dem höheren Joker.</translation>
    </message>
    <message>
        <source>If jokers of two sides turn cards of equal rank into trumps, the side whose joker was played first wins.</source>
        <translation>Machen Joker zweier Seiten gleich hohe Karten zu Trümpfen, gewinnt die Seite, deren Joker zuerst gespielt wurde.</translation>
    </message>
    <message>
        <source>If jokers of two sides turn cards of equal rank into trumps, the card of the higher suit wins: spades before hearts, diamonds, and clubs.</source>
        <translation>Machen Joker zweier Seiten gleich hohe Karten zu Trümpfen, gewinnt die Karte der höheren Farbe: Pik vor Herz, Karo und Kreuz.</translation>
    </message>
    <message>
        <source>The red joker is the big joker.</source>
        <translation>Der rote Joker ist der große Joker.</translation>
    </message>
    <message>
        <source>The black joker is the big joker.</source>
        <translation>Der schwarze Joker ist der große Joker.</translation>
    </message>
    <message>
        <source>When two jokers are played to one trick, the one played first ranks higher.</source>
        <translation>Liegen zwei Joker in einem Stich, steht der zuerst gespielte höher.</translation>
    </message>
    <message>
        <source>When a joker is led, every opponent who holds a spade must play their highest spade.</source>
        <translation>Wird ein Joker ausgespielt, muss jeder Gegner mit Pik sein höchstes legen.</translation>
    </message>
    <message>
        <source>When the big joker is led, every opponent who holds a spade must play their highest spade.</source>
        <translation>Wird der große Joker ausgespielt, muss jeder Gegner mit Pik sein höchstes legen.</translation>
    </message>
    <message>
        <source>Spades are trump; each suit ranks from the ace down to the two.</source>
        <translation>Pik ist Trumpf; jede Farbe reicht vom Ass hinunter bis zur Zwei.</translation>
    </message>
    <message>
        <source>Ranked above the ace of spades, from the top: %1. They are spades in every respect.</source>
        <translation>Über dem Pik-Ass stehen, von oben: %1. Sie sind in jeder Hinsicht Pik.</translation>
    </message>
    <message>
        <source>The suits form a ladder, lowest first: %1. If you cannot follow suit, a card of any suit above the one led is a trump, and the highest suit wins.</source>
        <translation>Die Farben bilden eine Leiter, von unten nach oben: %1. Kannst du nicht bedienen, ist jede Karte einer Farbe über der ausgespielten ein Trumpf, und die höchste Farbe gewinnt.</translation>
    </message>
    <message>
        <source>A player who plays an ace calls it high or low; a low ace ranks below the two. Exception: an ace raised above the ace of spades is always high.</source>
        <translation>Wer ein Ass spielt, nennt es hoch oder niedrig; ein niedriges Ass steht unter der Zwei. Ausnahme: Ein Ass, das über dem Pik-Ass steht, ist immer hoch.</translation>
    </message>
    <message>
        <source>High: %1.</source>
        <extracomment>The highest cards on the sheet of rules, an adjective.</extracomment>
        <translation>Hoch: %1.</translation>
    </message>
    <message>
        <source>Ladder of suits.</source>
        <translation>Farbenleiter.</translation>
    </message>
    <message>
        <source>A joker may be played at any time and never wins. If a joker is led, the next card sets the suit.</source>
        <translation>Ein Joker darf jederzeit gespielt werden und gewinnt nie. Nach einem ausgespielten Joker bestimmt die nächste Karte die Farbe.</translation>
    </message>
</context>
<context>
    <name>winning</name>
    <message numerus="yes">
        <source>with %1 point(s)</source>
        <translation>
            <numerusform>mit %1 Punkt</numerusform>
            <numerusform>mit %1 Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>A special bid decided the match.</source>
        <translation>Ein besonderes Gebot hat die Partie entschieden.</translation>
    </message>
    <message>
        <source>%1 won on a special bid.</source>
        <translation>Sieg durch ein besonderes Gebot: %1.</translation>
    </message>
    <message>
        <source>A renege lost the match.</source>
        <translation>Durch falsches Bedienen ging die Partie verloren.</translation>
    </message>
    <message>
        <source>%1 won: the opponents reneged.</source>
        <translation>Sieg: %1. Die anderen haben falsch bedient.</translation>
    </message>
    <message>
        <source>One side took every trick of a deal.</source>
        <translation>Eine Seite hat alle Stiche einer Runde gemacht.</translation>
    </message>
    <message>
        <source>%1 won by taking every trick of a deal.</source>
        <translation>Sieg durch alle Stiche einer Runde: %1.</translation>
    </message>
    <message numerus="yes">
        <source>A side lost the match by taking fewer than %n trick(s) in the first deal.</source>
        <translation>
            <numerusform>Eine Seite hat die Partie verloren, weil sie in der ersten Runde weniger als %n Stich machte.</numerusform>
            <numerusform>Eine Seite hat die Partie verloren, weil sie in der ersten Runde weniger als %n Stiche machte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won: the opponents took fewer than %n trick(s) in the first deal.</source>
        <translation>
            <numerusform>Sieg: %1. Die Gegner haben in der ersten Runde weniger als %n Stich gemacht.</numerusform>
            <numerusform>Sieg: %1. Die Gegner haben in der ersten Runde weniger als %n Stiche gemacht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side was set %n time(s) in a row.</source>
        <translation>
            <numerusform>Eine Seite ist %n-mal hintereinander gefallen.</numerusform>
            <numerusform>Eine Seite ist %n-mal hintereinander gefallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side was set %n time(s) in the match.</source>
        <translation>
            <numerusform>Eine Seite ist %n-mal in der Partie gefallen.</numerusform>
            <numerusform>Eine Seite ist %n-mal in der Partie gefallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A side was set too often (limit: %1 in a row, %2 in the match).</source>
        <translation>Eine Seite ist zu oft gefallen (Grenze: %1 hintereinander, %2 in der Partie).</translation>
    </message>
    <message numerus="yes">
        <source>%1 won: %2 got set %n time(s) in a row.</source>
        <translation>
            <numerusform>Sieg: %1. %n-mal hintereinander gefallen: %2.</numerusform>
            <numerusform>Sieg: %1. %n-mal hintereinander gefallen: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won: %2 got set %n time(s) in the match.</source>
        <translation>
            <numerusform>Sieg: %1. %n-mal in der Partie gefallen: %2.</numerusform>
            <numerusform>Sieg: %1. %n-mal in der Partie gefallen: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won: %2 got set too often.</source>
        <translation>Sieg: %1. Zu oft gefallen: %2.</translation>
    </message>
    <message>
        <source>The target of %1 was reached.</source>
        <translation>Das Ziel von %1 ist erreicht.</translation>
    </message>
    <message numerus="yes">
        <source>%1 won with %2 point(s); %3 were needed.</source>
        <translation>
            <numerusform>Sieg: %1, mit %2 Punkt; nötig waren %3.</numerusform>
            <numerusform>Sieg: %1, mit %2 Punkten; nötig waren %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>The losing score of %1 was reached.</source>
        <translation>Die Verlustgrenze von %1 ist erreicht.</translation>
    </message>
    <message>
        <source>%1 won: %2 fell to %3 or below.</source>
        <translation>Sieg: %1. Auf %3 oder darunter gefallen: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Played: %n deal(s).</source>
        <translation>
            <numerusform>%n Runde wurde gespielt.</numerusform>
            <numerusform>%n Runden wurden gespielt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won %2 after %n deal(s).</source>
        <translation>
            <numerusform>Sieg: %1, %2 nach %n Runde.</numerusform>
            <numerusform>Sieg: %1, %2 nach %n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>Die Zeit ist um.</translation>
    </message>
    <message>
        <source>%1 won %2 when time was up.</source>
        <translation>Sieg: %1, %2, als die Zeit um war.</translation>
    </message>
    <message>
        <source>the deal has fewer tricks than that.</source>
        <translation>die Runde hat weniger Stiche.</translation>
    </message>
    <message>
        <source>every match has at least one deal.</source>
        <translation>jede Partie hat mindestens eine Runde.</translation>
    </message>
    <message>
        <source>neither a score nor a time limit ends the match.</source>
        <translation>kein Punktestand und keine Uhr beendet die Partie.</translation>
    </message>
    <message>
        <source>The minimum number of deals is %1, but the match ends after %2.</source>
        <translation>Die Mindestzahl der Runden ist %1, aber die Partie endet nach %2.</translation>
    </message>
    <message>
        <source>Starting points are given for %1 sides, but there are %2.</source>
        <translation>Anfangspunkte sind für %1 Seiten genannt, es gibt aber %2.</translation>
    </message>
    <message>
        <source>A side cannot start at the score that wins or loses the match.</source>
        <translation>Eine Seite kann nicht bei dem Punktestand beginnen, der die Partie gewinnt oder verliert.</translation>
    </message>
    <message>
        <source>No target and no last deal: the match goes on until you stop it.</source>
        <translation>Kein Ziel und keine letzte Runde: Die Partie geht weiter, bis ihr sie beendet.</translation>
    </message>
    <message>
        <source>No deal can earn a side any points, and only the target score ends the match, so it may never end.</source>
        <translation>Keine Runde kann einer Seite Punkte bringen, und nur das Ziel beendet die Partie: Sie endet vielleicht nie.</translation>
    </message>
    <message>
        <source>The limit on sets in a row has no effect: a side that is set that often loses the match anyway.</source>
        <translation>Die Grenze dafür, wie oft eine Seite hintereinander fällt, wirkt nie: Eine Seite, die so oft fällt, verliert die Partie ohnehin.</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Zielpunktzahl</translation>
    </message>
    <message>
        <source>The first side to reach this score wins; if several do in one deal, the highest score wins. 0 turns this rule off.</source>
        <translation>Die erste Seite mit dieser Punktzahl gewinnt; schaffen es mehrere in einer Runde, die höchste. 0 schaltet es ab.</translation>
    </message>
    <message>
        <source>play to first to game points 500 300 250 1000 end winning score</source>
        <translation>play to first to game points 500 300 250 1000 end winning score Ziel spielen bis Punkte Endstand gewinnen</translation>
    </message>
    <message>
        <source>#; to #; game to #; game is #; first to #; play to #; playing to #; race to #; # points; # point game; # wins; # is game; win at #; target #; 250; 300; 500; 1000; points; win; winning; score; winning score; play to; game ends at #; how many points; no target=0</source>
        <translation>#; bis #; Spiel bis #; Partie bis #; bis # Punkte; # Punkte; wer zuerst # hat; gewonnen mit #; Ziel #; 250; 300; 500; 1000; Punkte; gewinnen; Sieg; Spielstand; Zielpunkte; spielen bis; wie viele Punkte; kein Ziel=0</translation>
    </message>
    <message>
        <source>Losing score</source>
        <translation>Verlustgrenze</translation>
    </message>
    <message>
        <source>A side that falls to this score or lower loses the match. 0 turns this rule off.</source>
        <translation>Eine Seite, die auf diese Punktzahl oder darunter fällt, verliert die Partie. 0 schaltet es ab.</translation>
    </message>
    <message>
        <source>minus mercy lose negative</source>
        <translation>minus mercy lose negative minus Verlust negativ unter null</translation>
    </message>
    <message>
        <source>-#; lose at #; lose at -#; out at #; out at -#; lost at -#; bust at #; below -#; fall to -#; bust; bust out; busted; mercy; mercy rule; minus score; negative score; floor; knockout; knocked out; too far down; no floor=0</source>
        <translation>-#; verloren bei #; verloren bei -#; verliert bei -#; unter -#; raus bei -#; Untergrenze; Gnadenregel; zu weit im Minus; im Minus verlieren; keine Untergrenze=0</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Zahl der Runden</translation>
    </message>
    <message>
        <source>The match ends after this many deals. 0 means no limit.</source>
        <translation>Die Partie endet nach so vielen Runden. 0 schaltet es ab.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Keine Grenze</translation>
    </message>
    <message>
        <source>hands rounds fixed number</source>
        <translation>hands rounds fixed number Runden Anzahl Spiele feste Zahl</translation>
    </message>
    <message>
        <source>hands; rounds; deals; # hands; # deals; # rounds; number of hands; number of rounds; fixed number of hands; after # hands; game of # hands; how many hands</source>
        <translation>Runden; Spiele; Gaben; # Runden; # Spiele; # Gaben; Anzahl der Runden; nach # Runden; wie viele Runden</translation>
    </message>
    <message>
        <source>Minutes</source>
        <extracomment>Title of a rule: after how long the match ends, noun.</extracomment>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>After this many minutes, the deal in progress is finished, and then the match ends. 0 means no limit.</source>
        <translation>Nach so vielen Minuten wird die laufende Runde noch zu Ende gespielt, dann endet die Partie. 0 heißt: keine Grenze.</translation>
    </message>
    <message>
        <source>time limit hour</source>
        <translation>time limit hour Zeit Stunde Dauer</translation>
    </message>
    <message>
        <source>time limit; # minutes; # minute limit; one hour=60; an hour=60; half an hour=30; game clock; how long</source>
        <translation>Zeitgrenze; Spielzeit; # Minuten; eine Stunde=60; halbe Stunde=30; Zeitbegrenzung</translation>
    </message>
    <message>
        <source>Sets in a row</source>
        <translation>Hintereinander gefallen</translation>
    </message>
    <message>
        <source>A side that is set this many times in a row loses the match. 0 turns this rule off.</source>
        <translation>Eine Seite, die so oft hintereinander fällt, verliert die Partie. 0 schaltet es ab.</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>The value of a rule that is not in force.</extracomment>
        <translation>Aus</translation>
    </message>
    <message>
        <source>shot back to back twice in succession</source>
        <translation>shot back to back twice in succession zweimal hintereinander in Folge gefallen</translation>
    </message>
    <message>
        <source># sets in a row; set twice in a row=2; back to back sets=2; set back to back=2; shot back to back=2; consecutive sets; # straight sets</source>
        <translation># Mal nacheinander gefallen; zweimal nacheinander gefallen=2; hintereinander gefallen</translation>
    </message>
    <message>
        <source>Sets in total</source>
        <translation>Gefallen im Ganzen</translation>
    </message>
    <message>
        <source>A side loses the match once it has been set this many times in the whole match. 0 turns this rule off.</source>
        <translation>Eine Seite verliert die Partie, wenn sie insgesamt so oft gefallen ist. 0 schaltet es ab.</translation>
    </message>
    <message>
        <source>2 sets is game set twice two sets lose bumped set out three sets</source>
        <translation>zweimal gefallen ist aus zwei fälle verlieren dreimal gefallen insgesamt</translation>
    </message>
    <message>
        <source>2 sets is game=2; # sets is game; # sets; set # times; set twice=2; two sets lose=2; # sets lose; # sets and out; sets in all; bumped; set out</source>
        <translation># Mal gefallen; zweimal gefallen=2; # Mal fallen verliert; nach # Mal verloren</translation>
    </message>
    <message>
        <source>First deal: minimum tricks to take</source>
        <translation>Erste Runde: Mindestzahl an Stichen</translation>
    </message>
    <message>
        <source>A side that takes fewer tricks than this in the first deal loses the match. 0 turns this rule off.</source>
        <translation>Eine Seite, die in der ersten Runde weniger Stiche macht, verliert die Partie. 0 schaltet es ab.</translation>
    </message>
    <message>
        <source>less than 4 books first hand loses game</source>
        <translation>weniger als 4 stiche erste runde verliert</translation>
    </message>
    <message>
        <source>less than # books first hand; fewer than # books first hand; less than # in the first hand; first hand loses; # books first hand; lose on the first hand</source>
        <translation>weniger als # Stiche in der ersten Runde; erste Runde verliert; # Stiche in der ersten Runde</translation>
    </message>
    <message>
        <source>Minimum number of deals</source>
        <translation>Runden mindestens</translation>
    </message>
    <message>
        <source>The score and the clock can end the match only after this many deals. 0 means no minimum.</source>
        <translation>Punktestand und Uhr können die Partie erst nach so vielen Runden beenden. 0 verlangt nichts.</translation>
    </message>
    <message>
        <source>at least three deals minimum deals hands rounds</source>
        <translation>mindestens drei runden mindestzahl</translation>
    </message>
    <message>
        <source>at least # deals; at least # hands; at least # rounds; minimum deals; minimum hands; minimum rounds; minimum number of hands</source>
        <translation>mindestens # Runden; mindestens # Gaben; mindestens # Spiele; Mindestzahl der Runden</translation>
    </message>
    <message>
        <source>Starting points</source>
        <translation>Anfangspunkte</translation>
    </message>
    <message>
        <source>A handicap: each side&apos;s starting points, yours first, separated by spaces. A side without a number starts with 0.</source>
        <translation>Eine Vorgabe: die Punkte, mit denen die Seiten beginnen, deine zuerst, mit Leerzeichen dazwischen. Eine Seite, die nicht genannt ist, beginnt mit 0.</translation>
    </message>
    <message>
        <source>handicap head start starting points odds</source>
        <translation>vorgabe vorsprung handicap anfangspunkte startpunkte</translation>
    </message>
    <message>
        <source>handicap; head start; starting points; starting score; start with points; start ahead; points to start with</source>
        <translation>Vorgabe; Vorsprung; Anfangspunkte; Startpunkte; Punkte zu Beginn</translation>
    </message>
    <message numerus="yes">
        <source>Side %1 starts with %n point(s).</source>
        <translation>
            <numerusform>Seite %1 beginnt mit %n Punkt.</numerusform>
            <numerusform>Seite %1 beginnt mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that is set %n time(s) in a row loses the match.</source>
        <translation>
            <numerusform>Eine Seite, die %n-mal hintereinander fällt, verliert die Partie.</numerusform>
            <numerusform>Eine Seite, die %n-mal hintereinander fällt, verliert die Partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that is set %n time(s) in total loses the match.</source>
        <translation>
            <numerusform>Eine Seite, die im Ganzen %n-mal fällt, verliert die Partie.</numerusform>
            <numerusform>Eine Seite, die im Ganzen %n-mal fällt, verliert die Partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first side to reach %n point(s) wins the match; if several do in one deal, the highest score wins.</source>
        <translation>
            <numerusform>Die erste Seite mit %n Punkt gewinnt die Partie; schaffen es mehrere in einer Runde, gewinnt der höchste Punktestand.</numerusform>
            <numerusform>Die erste Seite mit %n Punkten gewinnt die Partie; schaffen es mehrere in einer Runde, gewinnt der höchste Punktestand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that falls to %1 point(s) or below loses the match.</source>
        <translation>
            <numerusform>Eine Seite, die auf %1 Punkt oder darunter fällt, verliert die Partie.</numerusform>
            <numerusform>Eine Seite, die auf %1 Punkte oder darunter fällt, verliert die Partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends after %n deal(s): the highest score wins.</source>
        <translation>
            <numerusform>Die Partie endet nach %n Runde: Der höchste Punktestand gewinnt.</numerusform>
            <numerusform>Die Partie endet nach %n Runden: Der höchste Punktestand gewinnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s), the deal in progress is finished, and then the match ends: the highest score wins.</source>
        <translation>
            <numerusform>Nach %n Minute wird die laufende Runde noch zu Ende gespielt, dann endet die Partie: Der höchste Punktestand gewinnt.</numerusform>
            <numerusform>Nach %n Minuten wird die laufende Runde noch zu Ende gespielt, dann endet die Partie: Der höchste Punktestand gewinnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that takes fewer than %n trick(s) in the first deal loses the match.</source>
        <translation>
            <numerusform>Eine Seite, die in der ersten Runde weniger als %n Stich macht, verliert die Partie.</numerusform>
            <numerusform>Eine Seite, die in der ersten Runde weniger als %n Stiche macht, verliert die Partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The score and the clock can end the match only after %n deal(s).</source>
        <translation>
            <numerusform>Punktestand und Uhr können die Partie erst nach %n Runde beenden.</numerusform>
            <numerusform>Punktestand und Uhr können die Partie erst nach %n Runden beenden.</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie is broken by playing more deals.</source>
        <translation>Bei Gleichstand entscheiden weitere Runden.</translation>
    </message>
    <message>
        <source>The match goes on until you agree to stop; the highest score wins.</source>
        <translation>Die Partie geht weiter, bis ihr euch einigt aufzuhören; der höchste Punktestand gewinnt.</translation>
    </message>
    <message>
        <source>First to %1.</source>
        <translation>Ziel %1.</translation>
    </message>
    <message>
        <source>Losing score: %1.</source>
        <translation>Verloren ist bei %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s).</source>
        <translation>
            <numerusform>%n Runde.</numerusform>
            <numerusform>%n Runden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s).</source>
        <translation>
            <numerusform>%n Minute.</numerusform>
            <numerusform>%n Minuten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lost after being set %n time(s).</source>
        <translation>
            <numerusform>%n-mal gefallen und verloren.</numerusform>
            <numerusform>%n-mal gefallen und verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Player %1 starts with %n point(s).</source>
        <translation>
            <numerusform>Spieler %1 beginnt mit %n Punkt.</numerusform>
            <numerusform>Spieler %1 beginnt mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who is set %n time(s) in a row loses the match.</source>
        <translation>
            <numerusform>Ein Spieler, der %n-mal hintereinander fällt, verliert die Partie.</numerusform>
            <numerusform>Ein Spieler, der %n-mal hintereinander fällt, verliert die Partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who is set %n time(s) in total loses the match.</source>
        <translation>
            <numerusform>Ein Spieler, der im Ganzen %n-mal fällt, verliert die Partie.</numerusform>
            <numerusform>Ein Spieler, der im Ganzen %n-mal fällt, verliert die Partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player to reach %n point(s) wins the match; if several do in one deal, the highest score wins.</source>
        <translation>
            <numerusform>Der erste Spieler mit %n Punkt gewinnt die Partie; schaffen es mehrere in einer Runde, gewinnt der höchste Punktestand.</numerusform>
            <numerusform>Der erste Spieler mit %n Punkten gewinnt die Partie; schaffen es mehrere in einer Runde, gewinnt der höchste Punktestand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who falls to %1 point(s) or below loses the match.</source>
        <translation>
            <numerusform>Ein Spieler, der auf %1 Punkt oder darunter fällt, verliert die Partie.</numerusform>
            <numerusform>Ein Spieler, der auf %1 Punkte oder darunter fällt, verliert die Partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who takes fewer than %n trick(s) in the first deal loses the match.</source>
        <translation>
            <numerusform>Ein Spieler, der in der ersten Runde weniger als %n Stich macht, verliert die Partie.</numerusform>
            <numerusform>Ein Spieler, der in der ersten Runde weniger als %n Stiche macht, verliert die Partie.</numerusform>
        </translation>
    </message>
</context>
</TS>
