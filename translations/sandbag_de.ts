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
        <translation>Nil</translation>
    </message>
    <message>
        <source>zero</source>
        <translation>null</translation>
    </message>
    <message>
        <source>ten for two hundred</source>
        <translation>Zehn für zweihundert</translation>
    </message>
    <message>
        <source>moon</source>
        <translation>Moon</translation>
    </message>
    <message>
        <source>team nil</source>
        <translation>Team-Nil</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>misdeal</source>
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
        <translation>Zehn</translation>
    </message>
    <message>
        <source>Moon</source>
        <comment>in a column</comment>
        <translation>Moon</translation>
    </message>
    <message>
        <source>TN</source>
        <comment>team nil, in a column</comment>
        <translation>TN</translation>
    </message>
    <message>
        <source>Nil</source>
        <translation>Nil</translation>
    </message>
    <message>
        <source>Team nil</source>
        <translation>Team-Nil</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Moon</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <translation>Neu geben</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Ten</source>
        <translation>Zehn</translation>
    </message>
</context>
<context>
    <name>CompareRulesDialog</name>
    <message>
        <source>&amp;Swap</source>
        <translation>&amp;Tauschen</translation>
    </message>
    <message>
        <source>Compare Rules</source>
        <translation>Regeln vergleichen</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Links</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Rechts</translation>
    </message>
    <message>
        <source>Differences</source>
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
        <translation>Regeln</translation>
    </message>
    <message>
        <source>What a &amp;deal would score</source>
        <translation>Was eine R&amp;unde zählen würde</translation>
    </message>
    <message>
        <source>What a deal would score</source>
        <translation>Was eine Runde zählen würde</translation>
    </message>
    <message>
        <source>Com&amp;pare…</source>
        <translation>V&amp;ergleichen…</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation>Dru&amp;cken…</translation>
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
        <source>The match in progress keeps its rules. These rules start a new match.</source>
        <translation>Die laufende Partie behält ihre Regeln. Mit diesen beginnt eine neue.</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <translation>Alles &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Reset all rules to the named game</source>
        <translation>Alle Regeln auf die benannte Spielart zurücksetzen</translation>
    </message>
    <message>
        <source>Compare with other rules (Ctrl+Shift+D)</source>
        <translation>Mit anderen Regeln vergleichen (Strg+Umschalt+D)</translation>
    </message>
    <message>
        <source>Print these rules (Ctrl+P)</source>
        <translation>Diese Regeln drucken (Strg+P)</translation>
    </message>
</context>
<context>
    <name>QuickSetupDialog</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation>Aus&amp;gehen von</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>Spie&amp;ler</translation>
    </message>
    <message>
        <source>Play &amp;to</source>
        <translation>Spiel &amp;bis</translation>
    </message>
    <message>
        <source>&amp;Nil, worth</source>
        <translation>&amp;Nil, Wert</translation>
    </message>
    <message>
        <source>&amp;Blind nil</source>
        <translation>Blind-N&amp;il</translation>
    </message>
    <message>
        <source>Ba&amp;gs</source>
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
        <source>People &amp;here</source>
        <translation>Pers&amp;onen hier</translation>
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
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vorwärts</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Explanation</source>
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
    <name>engine</name>
    <message>
        <source>A special bid decided the match.</source>
        <translation>Ein besonderes Gebot hat die Partie entschieden.</translation>
    </message>
    <message numerus="yes">
        <source>Set %n time(s) in a row.</source>
        <translation>
            <numerusform>%n-mal hintereinander gefallen.</numerusform>
            <numerusform>%n-mal hintereinander gefallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The target of %1 was reached.</source>
        <translation>Das Ziel von %1 ist erreicht.</translation>
    </message>
    <message>
        <source>%1 won: %2 fell to %3 or below.</source>
        <translation>Sieg für %1: Für %2 ging es auf %3 oder darunter.</translation>
    </message>
    <message>
        <source>“%1”: %2</source>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>“%1” is not the card just played.</source>
        <translation>„%1“ ist nicht die zuletzt gespielte Karte.</translation>
    </message>
    <message>
        <source>The last trick can still earn a bonus.</source>
        <translation>Der letzte Stich kann noch einen Bonus bringen.</translation>
    </message>
    <message>
        <source>The nine of spades can still win a trick.</source>
        <translation>Die Pik-Neun kann noch einen Stich machen.</translation>
    </message>
    <message>
        <source>The card that cancels a bag is still out.</source>
        <translation>Die Karte, die einen Sack streicht, ist noch nicht gefallen.</translation>
    </message>
    <message>
        <source>Only the player on lead may end the play early.</source>
        <translation>Nur wer ausspielt, kann die Runde vorzeitig beenden.</translation>
    </message>
    <message>
        <source>With more than two sides nobody can concede.</source>
        <translation>Bei mehr als zwei Seiten kann niemand aufgeben.</translation>
    </message>
    <message>
        <source>Every opponent bid nil: the tricks must be played.</source>
        <translation>Alle Gegner haben Nil geboten: Die Stiche müssen ausgespielt werden.</translation>
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
        <source>A renege has been found in this deal already.</source>
        <translation>In dieser Runde wurde schon ein Fehler beim Bedienen gefunden.</translation>
    </message>
    <message>
        <source>%1 has not played to trick %2.</source>
        <translation>%1 hat zu Stich %2 nichts gespielt.</translation>
    </message>
    <message>
        <source>Your partner has looked at the cards.</source>
        <translation>Dein Partner hat seine Karten schon angesehen.</translation>
    </message>
    <message>
        <source>The kitty you took counts as a trick, so you cannot bid nil.</source>
        <translation>Der genommene Talon zählt als Stich, deshalb kannst du nicht Nil bieten.</translation>
    </message>
    <message>
        <source>You need a spade to bid no trump.</source>
        <translation>Um ohne Trumpf zu bieten, brauchst du ein Pik.</translation>
    </message>
    <message>
        <source>Your partner must agree to no trump first.</source>
        <translation>Dein Partner muss erst zustimmen, dass ohne Trumpf geboten wird.</translation>
    </message>
    <message>
        <source>Your partner bid a half trick: bid one too.</source>
        <translation>Dein Partner hat einen halben Stich geboten: Biete auch einen halben.</translation>
    </message>
    <message>
        <source>Partners may not both bid nil here.</source>
        <translation>Hier dürfen nicht beide Partner Nil bieten.</translation>
    </message>
    <message>
        <source>The partner of a nil must bid at least %1.</source>
        <translation>Der Partner eines Nil muss mindestens %1 bieten.</translation>
    </message>
    <message>
        <source>No nines: a side&apos;s contract may not be nine.</source>
        <translation>Keine Neun: Der Kontrakt einer Seite darf nicht neun sein.</translation>
    </message>
    <message>
        <source>The bids may not add up to %1.</source>
        <translation>Die Gebote dürfen zusammen nicht %1 ergeben.</translation>
    </message>
    <message>
        <source>“%1” is not allowed now.</source>
        <translation>„%1“ ist jetzt nicht erlaubt.</translation>
    </message>
    <message>
        <source>“%1” are not all among the cards to choose from: %2.</source>
        <translation>„%1“ stehen nicht alle zur Wahl: %2.</translation>
    </message>
    <message>
        <source>“%1” go to %2.</source>
        <translation>„%1“ gehen an %2.</translation>
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
        <source>A card face up before %1 is not in that hand.</source>
        <translation>Eine Karte, die vor %1 offen liegt, ist nicht in dieser Hand.</translation>
    </message>
    <message>
        <source>%1: clubs were led and you hold one.</source>
        <translation>%1: Kreuz ist ausgespielt, und du hast Kreuz.</translation>
    </message>
    <message>
        <source>%1: diamonds were led and you hold one.</source>
        <translation>%1: Karo ist ausgespielt, und du hast Karo.</translation>
    </message>
    <message>
        <source>%1: hearts were led and you hold one.</source>
        <translation>%1: Herz ist ausgespielt, und du hast Herz.</translation>
    </message>
    <message>
        <source>%1: spades were led and you hold one.</source>
        <translation>%1: Pik ist ausgespielt, und du hast Pik.</translation>
    </message>
    <message>
        <source>%1: spades may not be led yet.</source>
        <translation>%1: Pik darf noch nicht ausgespielt werden.</translation>
    </message>
    <message>
        <source>%1: the joker that was led pulls your highest spade.</source>
        <translation>%1: Der ausgespielte Joker zieht dein höchstes Pik.</translation>
    </message>
    <message>
        <source>%1: you are void in the suit led and must trump higher.</source>
        <translation>%1: Du bist in der ausgespielten Farbe blank und musst höher stechen.</translation>
    </message>
    <message>
        <source>%1: no card is played now.</source>
        <translation>%1: Jetzt wird keine Karte gespielt.</translation>
    </message>
    <message>
        <source>%1 is not in this hand.</source>
        <translation>%1 ist nicht in dieser Hand.</translation>
    </message>
    <message>
        <source>%1 cannot have bid &quot;%2&quot;: %3</source>
        <translation>%1 kann nicht „%2“ geboten haben: %3</translation>
    </message>
    <message>
        <source>the bid of %1 is missing in &quot;bids&quot;</source>
        <translation>das Gebot von %1 fehlt in &quot;bids&quot;</translation>
    </message>
    <message>
        <source>there is no such call under these rules</source>
        <translation>diese Ansage gibt es nach diesen Regeln nicht</translation>
    </message>
    <message>
        <source>the first deal is played without bids</source>
        <translation>die erste Runde wird ohne Gebote gespielt</translation>
    </message>
    <message>
        <source>&quot;tricks&quot; is missing: the tricks each seat took</source>
        <translation>&quot;tricks&quot; fehlt: die Stiche, die jeder Platz gemacht hat</translation>
    </message>
    <message>
        <source>the fact &quot;cancel_card&quot; is missing: rule bags_cancel_card needs the seat that took that card, or null</source>
        <translation>die Angabe &quot;cancel_card&quot; fehlt: Regel bags_cancel_card braucht den Platz, der diese Karte bekommen hat, oder null</translation>
    </message>
    <message>
        <source>&quot;tricks&quot; add up to %1, but %2 are played</source>
        <translation>&quot;tricks&quot; ergeben zusammen %1, gespielt werden aber %2</translation>
    </message>
    <message>
        <source>%1 has %2 in &quot;tricks&quot;, but %3 in &quot;winners&quot;</source>
        <translation>%1 hat in &quot;tricks&quot; %2, in &quot;winners&quot; aber %3</translation>
    </message>
    <message>
        <source>the fact &quot;%1&quot;: %2 won no trick</source>
        <translation>die Angabe &quot;%1&quot;: %2 hat keinen Stich gewonnen</translation>
    </message>
    <message>
        <source>the fact &quot;renege&quot;: %1 cannot challenge its own side</source>
        <translation>die Angabe &quot;renege&quot;: %1 kann nicht bei der eigenen Seite reklamieren</translation>
    </message>
    <message>
        <source>the fact &quot;last_trick&quot;: %1 won it with %2, but &quot;cards&quot; says that it played %3</source>
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
        <source>the match was over before it</source>
        <translation>die Partie war schon vorher zu Ende</translation>
    </message>
    <message>
        <source>the deal before it is not finished</source>
        <translation>die Runde davor ist nicht beendet</translation>
    </message>
    <message>
        <source>no deal is in progress</source>
        <translation>keine Runde ist im Gange</translation>
    </message>
    <message>
        <source>there is no deal to rule on</source>
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
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Who scores together: everyone alone, partners across the table (four make two pairs, six three, eight four), or six players in two teams of three who sit alternately.</source>
        <translation>Wer zusammen zählt: jeder für sich, Partner einander gegenüber (zu viert zwei Paare, zu sechst drei, zu acht vier) oder zu sechst zwei Dreierteams, die abwechselnd sitzen.</translation>
    </message>
    <message>
        <source>Everyone alone</source>
        <translation>Jeder für sich</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Two teams of three</source>
        <translation>Zwei Dreierteams</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Cards taken out</source>
        <translation>Entfernte Karten</translation>
    </message>
    <message>
        <source>Cards left over</source>
        <translation>Überzählige Karten</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Beiseitelegen</translation>
    </message>
    <message>
        <source>Form the kitty</source>
        <translation>Bilden den Talon</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nicht erlaubt</translation>
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
        <source>Identical cards</source>
        <translation>Gleiche Karten</translation>
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
        <source>Cards raised above the ace</source>
        <translation>Karten über dem Ass</translation>
    </message>
    <message>
        <source>Cards that rank above the ace of spades, highest first. They become spades in every respect.</source>
        <translation>Karten, die über dem Pik-Ass stehen, die höchste zuerst. Sie werden in jeder Hinsicht zu Pik.</translation>
    </message>
    <message>
        <source>What jokers are</source>
        <translation>Was Joker sind</translation>
    </message>
    <message>
        <source>Jokers are the highest trumps, or worthless cards that never win, or joke trumps: a joker itself wins nothing, but makes the other cards its side plays to that trick into trumps.</source>
        <translation>Joker sind die höchsten Trümpfe oder wertlose Karten, die nie gewinnen, oder Scherztrümpfe: Ein solcher Joker gewinnt selbst nichts, macht aber die anderen Karten seiner Seite in diesem Stich zu Trümpfen.</translation>
    </message>
    <message>
        <source>Highest trumps</source>
        <translation>Höchste Trümpfe</translation>
    </message>
    <message>
        <source>Worthless</source>
        <translation>Wertlos</translation>
    </message>
    <message>
        <source>Joke trumps</source>
        <translation>Scherztrümpfe</translation>
    </message>
    <message>
        <source>The big joker</source>
        <translation>Der große Joker</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Schwarz</translation>
    </message>
    <message>
        <source>Two jokers in a trick</source>
        <translation>Zwei Joker in einem Stich</translation>
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
        <source>Led big joker pulls spades</source>
        <translation>Großer Joker zieht Pik</translation>
    </message>
    <message>
        <source>When the big joker is led, every opponent who holds a spade must play the highest one. Where the first joker wins, any led joker does this.</source>
        <translation>Wird der große Joker ausgespielt, muss jeder Gegner mit Pik sein höchstes Pik legen. Gewinnt der erste Joker, dann tut das jeder ausgespielte Joker.</translation>
    </message>
    <message>
        <source>Equal joke trumps</source>
        <translation>Gleiche Scherztrümpfe</translation>
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
        <source>Aces high or low</source>
        <translation>Asse hoch oder niedrig</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Erster Geber</translation>
    </message>
    <message>
        <source>How the first dealer is found. Equal cards are decided by suit: spades, hearts, diamonds, clubs.</source>
        <translation>Wie der erste Geber bestimmt wird. Bei gleichen Karten entscheidet die Farbe: Pik, Herz, Karo, Kreuz.</translation>
    </message>
    <message>
        <source>First spade turned</source>
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
        <source>Cutting</source>
        <translation>Abheben</translation>
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
        <source>Cards dealt face up</source>
        <translation>Offen gegebene Karten</translation>
    </message>
    <message>
        <source>Deal the cards as usual, or let two players draft: look at the top card and keep it or take the next one unseen, or draw two cards and keep one.</source>
        <translation>Wie üblich geben, oder zwei Spieler ziehen selbst: die oberste Karte ansehen und behalten oder die nächste blind nehmen, oder zwei Karten ziehen und eine behalten.</translation>
    </message>
    <message>
        <source>Dealt</source>
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
        <source>Look at the refused card</source>
        <translation>Abgelehnte Karte ansehen</translation>
    </message>
    <message>
        <source>When a drafting player keeps the first card, the second one may be looked at before it is thrown away.</source>
        <translation>Behält ein ziehender Spieler die erste Karte, darf er die zweite ansehen, bevor sie weggelegt wird.</translation>
    </message>
    <message>
        <source>Misdeal: no face card</source>
        <translation>Neu geben: kein Bild</translation>
    </message>
    <message>
        <source>A player whose hand has no jack, queen or king may show it and ask for a new deal.</source>
        <translation>Wer weder Bube noch Dame noch König hat, darf die Hand vorzeigen und neues Geben verlangen.</translation>
    </message>
    <message>
        <source>Misdeal: long suit</source>
        <translation>Neu geben: lange Farbe</translation>
    </message>
    <message>
        <source>A player who holds at least this many cards of one suit may show the hand and ask for a new deal. 0 switches it off.</source>
        <translation>Wer mindestens so viele Karten einer Farbe hat, darf die Hand vorzeigen und neues Geben verlangen. 0 schaltet es ab.</translation>
    </message>
    <message>
        <source>Misdeal: few spades</source>
        <translation>Neu geben: wenig Pik</translation>
    </message>
    <message>
        <source>A player who holds no more than this many spades may show the hand and ask for a new deal. −1 switches it off.</source>
        <translation>Wer höchstens so viele Pik hat, darf die Hand vorzeigen und neues Geben verlangen. −1 schaltet es ab.</translation>
    </message>
    <message>
        <source>Ask partner about a misdeal</source>
        <translation>Partner zum Neugeben fragen</translation>
    </message>
    <message>
        <source>Who deals again</source>
        <translation>Wer noch einmal gibt</translation>
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
        <source>Who takes the kitty</source>
        <translation>Wer den Talon nimmt</translation>
    </message>
    <message>
        <source>The kitty goes to the dealer, to the holder of the lowest club, to the highest bidder, or to the side with the larger contract, which shares it as it likes. As a widow it stays unseen until the deal is over.</source>
        <translation>Der Talon geht an den Geber, an den Besitzer des niedrigsten Kreuz, an den Höchstbietenden oder an die Seite mit dem größeren Kontrakt, die ihn nach Belieben teilt. Oder er bleibt bis zum Ende der Runde verdeckt liegen.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Der Geber</translation>
    </message>
    <message>
        <source>Holder of the lowest club</source>
        <translation>Besitzer des niedrigsten Kreuz</translation>
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
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Discard to the kitty</source>
        <translation>Drücken</translation>
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
        <source>One more card for each player goes to the kitty, so that hands are a card smaller. What the taker discards counts as a trick won.</source>
        <translation>Je Spieler kommt eine weitere Karte in den Talon, sodass die Hände eine Karte kleiner sind. Was der Nehmer drückt, zählt als gewonnener Stich.</translation>
    </message>
    <message>
        <source>Cards passed in every deal</source>
        <translation>Schieben in jeder Runde</translation>
    </message>
    <message>
        <source>When cards are passed</source>
        <translation>Wann geschoben wird</translation>
    </message>
    <message>
        <source>Whether partners exchange those cards before or after the bids.</source>
        <translation>Ob die Partner diese Karten vor oder nach den Geboten tauschen.</translation>
    </message>
    <message>
        <source>How many cards a nil bidder and partner exchange after the bids.</source>
        <translation>Wie viele Karten ein Nil-Spieler und sein Partner nach den Geboten tauschen.</translation>
    </message>
    <message>
        <source>How many cards a blind nil bidder and partner exchange after the bids.</source>
        <translation>Wie viele Karten ein Blind-Nil-Spieler und sein Partner nach den Geboten tauschen.</translation>
    </message>
    <message>
        <source>Only a blind nil brings an exchange of cards; a nil bid after looking brings none.</source>
        <translation>Nur ein Blind-Nil bringt einen Kartentausch; ein nach dem Ansehen gebotenes Nil nicht.</translation>
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
        <source>Style of bidding</source>
        <translation>Art des Bietens</translation>
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
        <translation>Auktion</translation>
    </message>
    <message>
        <source>Who bids first</source>
        <translation>Wer zuerst bietet</translation>
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
        <source>Suicide: in every pair exactly one bids nil, the other at least four. Whiz: bid the number of your spades or nil. Mirror: bid the number of your spades, and nil only without any.</source>
        <translation>Suicide: In jedem Paar bietet genau einer Nil, der andere mindestens vier. Whiz: Biete die Zahl deiner Pik oder Nil. Mirror: Biete die Zahl deiner Pik, und Nil nur ganz ohne.</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Suicide</source>
        <translation>Suicide</translation>
    </message>
    <message>
        <source>Whiz</source>
        <translation>Whiz</translation>
    </message>
    <message>
        <source>Mirror</source>
        <translation>Mirror</translation>
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
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Highest bid</source>
        <translation>Höchstes Gebot</translation>
    </message>
    <message>
        <source>A bid of zero</source>
        <translation>Ein Gebot von null</translation>
    </message>
    <message>
        <source>Zero means nil; or zero is an ordinary number and nil must be announced as such.</source>
        <translation>Null heißt Nil; oder Null ist eine gewöhnliche Zahl, und Nil muss als solches angesagt werden.</translation>
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
        <source>No bid of one for the second</source>
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
        <source>Half tricks</source>
        <translation>Halbe Stiche</translation>
    </message>
    <message>
        <source>The first partner may bid a half trick more, as in three and a half; the second partner must then bid a half too.</source>
        <translation>Der erste Partner darf einen halben Stich mehr bieten, etwa dreieinhalb; der zweite muss dann auch einen halben bieten.</translation>
    </message>
    <message>
        <source>Raising</source>
        <translation>Erhöhen</translation>
    </message>
    <message>
        <source>After the last bid, players may each raise by one, or each side in turn may raise its contract by as much as it likes.</source>
        <translation>Nach dem letzten Gebot darf jeder Spieler um eins erhöhen, oder jede Seite der Reihe nach ihren Kontrakt um beliebig viel.</translation>
    </message>
    <message>
        <source>Each player by one</source>
        <translation>Jeder Spieler um eins</translation>
    </message>
    <message>
        <source>Each side by any number</source>
        <translation>Jede Seite beliebig</translation>
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
        <source>If all contracts add up to this number the deal is not played, and every side scores its contract. 0 switches it off.</source>
        <translation>Ergeben alle Kontrakte zusammen diese Zahl, wird die Runde nicht gespielt, und jede Seite bekommt ihren Kontrakt gutgeschrieben. 0 schaltet es ab.</translation>
    </message>
    <message>
        <source>First deal without bids</source>
        <translation>Erste Runde ohne Gebote</translation>
    </message>
    <message>
        <source>Nobody bids in the first deal of a match: every trick simply earns ten points.</source>
        <translation>In der ersten Runde einer Partie bietet niemand: Jeder Stich bringt einfach zehn Punkte.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Deal passes on</source>
        <translation>Der nächste gibt neu</translation>
    </message>
    <message>
        <source>Bags</source>
        <translation>Säcke</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Nil</source>
        <translation>Nil</translation>
    </message>
    <message>
        <source>Before the numbers</source>
        <translation>Vor den Zahlen</translation>
    </message>
    <message>
        <source>Nil made</source>
        <translation>Nil geschafft</translation>
    </message>
    <message>
        <source>Nil failed</source>
        <translation>Nil gescheitert</translation>
    </message>
    <message>
        <source>Tricks of a failed nil</source>
        <translation>Stiche eines gescheiterten Nil</translation>
    </message>
    <message>
        <source>Only bags</source>
        <translation>Nur Säcke</translation>
    </message>
    <message>
        <source>Help the contract</source>
        <translation>Helfen dem Kontrakt</translation>
    </message>
    <message>
        <source>Go to the opponents</source>
        <translation>Gehen an die Gegner</translation>
    </message>
    <message>
        <source>Count for nothing</source>
        <translation>Zählen nicht</translation>
    </message>
    <message>
        <source>Points for a failed nil&apos;s bags</source>
        <translation>Punkte für Säcke des Nil</translation>
    </message>
    <message>
        <source>Failed nil sets the contract</source>
        <translation>Scheitert Nil, fällt der Kontrakt</translation>
    </message>
    <message>
        <source>Failed nil, for each trick</source>
        <translation>Gescheitertes Nil, je Stich</translation>
    </message>
    <message>
        <source>Zero pot</source>
        <translation>Nil-Topf</translation>
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
        <source>Blind nil made</source>
        <translation>Blind-Nil geschafft</translation>
    </message>
    <message>
        <source>Blind nil failed</source>
        <translation>Blind-Nil gescheitert</translation>
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
        <source>Two nils of a side</source>
        <translation>Zwei Nils einer Seite</translation>
    </message>
    <message>
        <source>When all partners of a side bid nil: each nil scores for itself, they score as one double nil, or the partner of a nil may not bid nil.</source>
        <translation>Bieten alle Partner einer Seite Nil: Jedes zählt für sich, sie zählen zusammen als Doppel-Nil, oder der Partner eines Nil darf nicht Nil bieten.</translation>
    </message>
    <message>
        <source>Each for itself</source>
        <translation>Jedes für sich</translation>
    </message>
    <message>
        <source>As a double nil</source>
        <translation>Als Doppel-Nil</translation>
    </message>
    <message>
        <source>Double nil made</source>
        <translation>Doppel-Nil geschafft</translation>
    </message>
    <message>
        <source>Points when all partners make their nil.</source>
        <translation>Punkte, wenn alle Partner ihr Nil schaffen.</translation>
    </message>
    <message>
        <source>Double nil failed</source>
        <translation>Doppel-Nil gescheitert</translation>
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
        <source>Points when all partners make a nil that was bid blind.</source>
        <translation>Punkte, wenn alle Partner ein blind gebotenes Nil schaffen.</translation>
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
        <source>A nil bidder may lay down the hand as a shuffled, face-down stack and play whatever card comes next. The nil then scores as a blind nil; if the cards were never looked at, as a big mo.</source>
        <translation>Wer Nil bietet, darf seine Hand als gemischten, verdeckten Stapel hinlegen und spielt immer die Karte, die gerade kommt. Das zählt wie ein Blind-Nil; wurden die Karten nie angesehen, wie ein großes Mo.</translation>
    </message>
    <message>
        <source>Team nil</source>
        <translation>Team-Nil</translation>
    </message>
    <message>
        <source>Points won by a team nil that is made and lost by one that fails.</source>
        <translation>Punkte, die ein geschafftes Team-Nil bringt und ein gescheitertes kostet.</translation>
    </message>
    <message>
        <source>Blind numbers</source>
        <translation>Blinde Zahlen</translation>
    </message>
    <message>
        <source>Numbers may be bid before looking, for more points: by a player for their own share, or by a side for both partners.</source>
        <translation>Zahlen dürfen vor dem Ansehen geboten werden, für mehr Punkte: von einem Spieler für seinen Anteil oder von einer Seite für beide Partner.</translation>
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
        <source>Lowest blind number</source>
        <translation>Niedrigstes blindes Gebot</translation>
    </message>
    <message>
        <source>The lowest number that may be bid blind.</source>
        <translation>Die kleinste Zahl, die blind geboten werden darf.</translation>
    </message>
    <message>
        <source>Highest blind number</source>
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
        <source>A side must be at least this many points behind the leader to bid a number, a ten or a moon blind. 0 allows it at any score.</source>
        <translation>So viele Punkte muss eine Seite mindestens hinter den Führenden liegen, um eine Zahl, eine Zehn oder einen Moon blind zu bieten. 0 erlaubt es bei jedem Stand.</translation>
    </message>
    <message>
        <source>Blind bid made, for each trick</source>
        <translation>Blindes Gebot geschafft, je Stich</translation>
    </message>
    <message>
        <source>Points for each trick of a successful blind bid: at 20 a blind six is worth 120.</source>
        <translation>Punkte je gebotenem Stich, wenn ein blindes Gebot gelingt: Bei 20 ist eine blinde Sechs 120 wert.</translation>
    </message>
    <message>
        <source>Blind bid failed, for each trick</source>
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
        <source>Instead of points for each trick, a blind contract scores as usual, gains this bonus when met exactly and loses it when short. 0 switches it off.</source>
        <translation>Statt Punkten für jeden Stich zählt ein blinder Kontrakt wie üblich, gewinnt diesen Bonus, wenn er genau erfüllt ist, und verliert ihn, wenn Stiche fehlen. 0 schaltet es ab.</translation>
    </message>
    <message>
        <source>Blind bonus: cost of overtricks</source>
        <translation>Blind-Bonus: Preis von Überstichen</translation>
    </message>
    <message>
        <source>Points lost when a blind contract with a bonus takes more tricks than bid.</source>
        <translation>Punkte Verlust, wenn ein blinder Kontrakt mit Bonus mehr Stiche macht als geboten.</translation>
    </message>
    <message>
        <source>Overtricks of blind bids</source>
        <translation>Überstiche blinder Gebote</translation>
    </message>
    <message>
        <source>Ten for two hundred</source>
        <translation>Zehn für zweihundert</translation>
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
        <source>Ten made</source>
        <translation>Zehn geschafft</translation>
    </message>
    <message>
        <source>Points for a ten that is made.</source>
        <translation>Punkte für eine geschaffte Zehn.</translation>
    </message>
    <message>
        <source>Ten failed</source>
        <translation>Zehn gescheitert</translation>
    </message>
    <message>
        <source>Points lost by a ten that fails.</source>
        <translation>Punkte, die eine gescheiterte Zehn kostet.</translation>
    </message>
    <message>
        <source>Ten must be exact</source>
        <translation>Zehn nur genau</translation>
    </message>
    <message>
        <source>A ten is made only with exactly ten tricks.</source>
        <translation>Eine Zehn ist nur mit genau zehn Stichen geschafft.</translation>
    </message>
    <message>
        <source>Overtricks of a ten</source>
        <translation>Überstiche einer Zehn</translation>
    </message>
    <message>
        <source>A side that bids ten and takes every trick wins the match on the spot.</source>
        <translation>Eine Seite, die zehn bietet und alle Stiche macht, gewinnt die Partie auf der Stelle.</translation>
    </message>
    <message>
        <source>Moon</source>
        <translation>Moon</translation>
    </message>
    <message>
        <source>A player may bid every trick for the side, also called Boston or slam.</source>
        <translation>Ein Spieler darf für seine Seite alle Stiche bieten, auch Boston oder Slam genannt.</translation>
    </message>
    <message>
        <source>Moon made</source>
        <translation>Alle Stiche wie angesagt gemacht</translation>
    </message>
    <message>
        <source>Points for a moon that is made.</source>
        <translation>Punkte für einen geschafften Moon.</translation>
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
        <source>Blind moon</source>
        <translation>Blinder Moon</translation>
    </message>
    <message>
        <source>Every trick may be bid before looking, also called Boston on fire.</source>
        <translation>Alle Stiche dürfen vor dem Ansehen geboten werden, auch „Boston on fire“ genannt.</translation>
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
        <source>Lexington</source>
        <translation>Lexington</translation>
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
        <source>Lexington wins the match</source>
        <translation>Lexington gewinnt die Partie</translation>
    </message>
    <message>
        <source>Twelve tricks bid and made win the match on the spot.</source>
        <translation>Zwölf gebotene und gemachte Stiche gewinnen die Partie auf der Stelle.</translation>
    </message>
    <message>
        <source>No-trump bids</source>
        <translation>Gebote ohne Trumpf</translation>
    </message>
    <message>
        <source>A player who holds a spade may bid a number with no trump: a promise to win no trick with a spade unless spades were led.</source>
        <translation>Wer ein Pik hat, darf eine Zahl ohne Trumpf bieten: das Versprechen, keinen Stich mit Pik zu gewinnen, außer wenn Pik ausgespielt wurde.</translation>
    </message>
    <message>
        <source>The bid doubled</source>
        <translation>Gebot doppelt</translation>
    </message>
    <message>
        <source>The tricks doubled</source>
        <translation>Stiche doppelt</translation>
    </message>
    <message>
        <source>Bemo</source>
        <translation>Bemo</translation>
    </message>
    <message>
        <source>Moe</source>
        <translation>Moe</translation>
    </message>
    <message>
        <source>Instead of a contract a side may announce six tricks in a row (little moe, 150 points) or eight (big moe, 300 points), at any time in the deal.</source>
        <translation>Statt eines Kontrakts darf eine Seite sechs Stiche in Folge (kleines Moe, 150 Punkte) oder acht (großes Moe, 300 Punkte) ansagen, irgendwann in der Runde.</translation>
    </message>
    <message>
        <source>Whether a moe that fails costs its value or nothing.</source>
        <translation>Ob ein gescheitertes Moe seinen Wert kostet oder nichts.</translation>
    </message>
    <message>
        <source>Costs nothing</source>
        <translation>Kostet nichts</translation>
    </message>
    <message>
        <source>Costs its value</source>
        <translation>Kostet seinen Wert</translation>
    </message>
    <message>
        <source>Mo</source>
        <translation>Mo</translation>
    </message>
    <message>
        <source>Instead of a contract a side may announce the first seven tricks (little mo) or the first ten (big mo). It leads to the first trick and may first ask partner how many tricks they add.</source>
        <translation>Statt eines Kontrakts darf eine Seite die ersten sieben Stiche (kleines Mo) oder die ersten zehn (großes Mo) ansagen. Sie spielt zum ersten Stich aus und darf vorher den Partner fragen, wie viele Stiche er beisteuert.</translation>
    </message>
    <message>
        <source>Points won by a little mo that is made and lost by one that fails.</source>
        <translation>Punkte, die ein geschafftes kleines Mo bringt und ein gescheitertes kostet.</translation>
    </message>
    <message>
        <source>Points won by a big mo that is made and lost by one that fails.</source>
        <translation>Punkte, die ein geschafftes großes Mo bringt und ein gescheitertes kostet.</translation>
    </message>
    <message>
        <source>Book</source>
        <translation>Buch</translation>
    </message>
    <message>
        <source>How many tricks the winner of the auction needs beyond the number bid.</source>
        <translation>Wie viele Stiche der Gewinner der Auktion über die gebotene Zahl hinaus braucht.</translation>
    </message>
    <message>
        <source>The number bid</source>
        <translation>Für die Zahl</translation>
    </message>
    <message>
        <source>Bid and book</source>
        <translation>Für Zahl und Buch</translation>
    </message>
    <message>
        <source>Points that every defending side gets for each overtrick of the declarers.</source>
        <translation>Punkte, die jede Gegenpartei für jeden Überstich der Spielpartei bekommt.</translation>
    </message>
    <message>
        <source>Points that every defending side gets for each trick that the declarers are short.</source>
        <translation>Punkte, die jede Gegenpartei für jeden Stich bekommt, der der Spielpartei fehlt.</translation>
    </message>
    <message>
        <source>Points that the declarers lose for each trick bid when they fall short.</source>
        <translation>Punkte, die die Spielpartei je gebotenem Stich verliert, wenn ihr Stiche fehlen.</translation>
    </message>
    <message>
        <source>Who leads first</source>
        <translation>Wer zuerst ausspielt</translation>
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
        <source>Everyone&apos;s lowest club</source>
        <translation>Bei allen das niedrigste Kreuz</translation>
    </message>
    <message>
        <source>First trick: spades</source>
        <translation>Erster Stich: Pik</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>Leading spades</source>
        <translation>Pik ausspielen</translation>
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
        <source>Broken or from the fourth trick</source>
        <translation>Gebrochen oder ab dem vierten Stich</translation>
    </message>
    <message>
        <source>Ace of spades may be led</source>
        <translation>Pik-Ass darf ausgespielt werden</translation>
    </message>
    <message>
        <source>The ace of spades may be led even before spades are broken. It does not break them.</source>
        <translation>Das Pik-Ass darf schon ausgespielt werden, bevor Pik gebrochen ist. Es gibt Pik noch nicht frei.</translation>
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
        <source>Even against partner</source>
        <translation>Auch gegen den Partner</translation>
    </message>
    <message>
        <source>Prevented</source>
        <translation>Wird verhindert</translation>
    </message>
    <message>
        <source>May be challenged</source>
        <translation>Darf reklamiert werden</translation>
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
        <source>Taking a card back</source>
        <translation>Karte zurücknehmen</translation>
    </message>
    <message>
        <source>A card may be taken back until the next one is played.</source>
        <translation>Eine Karte darf zurückgenommen werden, bis die nächste gespielt ist.</translation>
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
        <translation>Alle</translation>
    </message>
    <message>
        <source>When it is certain</source>
        <translation>Wenn es sicher ist</translation>
    </message>
    <message>
        <source>A wrong claim</source>
        <translation>Falsch beansprucht</translation>
    </message>
    <message>
        <source>Hand stays face up</source>
        <translation>Hand bleibt offen</translation>
    </message>
    <message>
        <source>The bid fails</source>
        <translation>Gebot gescheitert</translation>
    </message>
    <message>
        <source>Seconds for each card</source>
        <translation>Sekunden je Karte</translation>
    </message>
    <message>
        <source>Points for each trick bid</source>
        <translation>Punkte je gebotenem Stich</translation>
    </message>
    <message>
        <source>What each trick of the contract is worth when it is made, and what it costs when set.</source>
        <translation>Was jeder Stich des Kontrakts einbringt, wenn er erfüllt ist, und kostet, wenn er fällt.</translation>
    </message>
    <message>
        <source>When a contract is made</source>
        <translation>Wann ein Kontrakt erfüllt ist</translation>
    </message>
    <message>
        <source>The side takes at least its contract, or exactly its contract; or every partner takes exactly, or at least, their own bid.</source>
        <translation>Die Seite macht mindestens ihren Kontrakt oder genau ihren Kontrakt; oder jeder Partner macht genau oder mindestens sein eigenes Gebot.</translation>
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
        <source>Each exactly their own bid</source>
        <translation>Jeder genau sein Gebot</translation>
    </message>
    <message>
        <source>Each at least their own bid</source>
        <translation>Jeder mindestens sein Gebot</translation>
    </message>
    <message>
        <source>A partner who falls short</source>
        <translation>Partner mit zu wenig Stichen</translation>
    </message>
    <message>
        <source>Loses the whole contract</source>
        <translation>Verliert den ganzen Kontrakt</translation>
    </message>
    <message>
        <source>Loses their own bid</source>
        <translation>Verliert sein Gebot</translation>
    </message>
    <message>
        <source>Each trick short</source>
        <translation>Je fehlendem Stich</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>A set pays the opponents</source>
        <translation>Fehlende Stiche zahlen den Gegnern</translation>
    </message>
    <message>
        <source>Points that every opposing side gets for each trick that a set side is short.</source>
        <translation>Punkte, die jede gegnerische Seite für jeden Stich bekommt, der einer gefallenen Seite fehlt.</translation>
    </message>
    <message>
        <source>Points for an overtrick</source>
        <translation>Punkte je Überstich</translation>
    </message>
    <message>
        <source>What each trick beyond the contract is worth. Negative numbers make it cost something.</source>
        <translation>Was jeder Stich über den Kontrakt hinaus wert ist. Negative Zahlen lassen ihn etwas kosten.</translation>
    </message>
    <message>
        <source>Set by overtricks</source>
        <translation>Gefallen durch Überstiche</translation>
    </message>
    <message>
        <source>A side that takes this many overtricks or more is set. 0 switches it off.</source>
        <translation>Eine Seite mit so vielen Überstichen oder mehr ist gefallen. 0 schaltet es ab.</translation>
    </message>
    <message>
        <source>Set by twice the bid</source>
        <translation>Gefallen beim Doppelten</translation>
    </message>
    <message>
        <source>A side is set when it takes at least twice, or more than twice, as many tricks as its contract.</source>
        <translation>Eine Seite ist gefallen, wenn sie mindestens doppelt oder mehr als doppelt so viele Stiche macht wie ihr Kontrakt.</translation>
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
        <source>Bonus for seven or more</source>
        <translation>Bonus ab sieben</translation>
    </message>
    <message>
        <source>Ten more points for each trick above six of a made contract; or a race that pays 10, then 20, then 30 and so on for each contract of seven or more made, or each deal with seven or more tricks taken.</source>
        <translation>Zehn Punkte mehr für jeden Stich über sechs eines erfüllten Kontrakts; oder ein Wettlauf, der für jeden erfüllten Kontrakt ab sieben oder jede Runde mit sieben oder mehr Stichen 10, dann 20, dann 30 und so weiter bringt.</translation>
    </message>
    <message>
        <source>By the size of the bid</source>
        <translation>Nach Höhe des Gebots</translation>
    </message>
    <message>
        <source>Race: bid and made</source>
        <translation>Wettlauf: geboten und geschafft</translation>
    </message>
    <message>
        <source>Race: taken</source>
        <translation>Wettlauf: gemacht</translation>
    </message>
    <message>
        <source>Bonus for two exact partners</source>
        <translation>Bonus für zwei Genaue</translation>
    </message>
    <message>
        <source>Bag limit</source>
        <translation>Sackgrenze</translation>
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
        <source>Bags after a penalty</source>
        <translation>Säcke nach einer Strafe</translation>
    </message>
    <message>
        <source>A card that cancels a bag</source>
        <translation>Karte, die einen Sack streicht</translation>
    </message>
    <message>
        <source>A fixed card</source>
        <translation>Eine feste Karte</translation>
    </message>
    <message>
        <source>Cut for each deal</source>
        <translation>Jede Runde abgehoben</translation>
    </message>
    <message>
        <source>Which card cancels</source>
        <translation>Welche Karte streicht</translation>
    </message>
    <message>
        <source>The card that cancels a bag.</source>
        <translation>Die Karte, die einen Sack streicht.</translation>
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
        <source>Last trick with an ace</source>
        <translation>Letzter Stich mit Ass</translation>
    </message>
    <message>
        <source>Points for winning the last trick with an ace of hearts, diamonds or clubs.</source>
        <translation>Punkte für den letzten Stich, mit Herz-, Karo- oder Kreuz-Ass gewonnen.</translation>
    </message>
    <message>
        <source>Points for winning the last trick with the ace of spades.</source>
        <translation>Punkte für den letzten Stich, mit dem Pik-Ass gewonnen.</translation>
    </message>
    <message>
        <source>Last trick with a two</source>
        <translation>Letzter Stich mit Zwei</translation>
    </message>
    <message>
        <source>Points when the last trick is won with the nine of spades or higher and brings the side exactly to its contract.</source>
        <translation>Punkte, wenn der letzte Stich mit der Pik-Neun oder höher gewonnen wird und die Seite genau auf ihren Kontrakt bringt.</translation>
    </message>
    <message>
        <source>Winning streak</source>
        <translation>Siegesserie</translation>
    </message>
    <message>
        <source>A player who wins this many tricks in a row at the end of a deal earns a bonus. 0 switches it off.</source>
        <translation>Ein Spieler, der am Ende einer Runde so viele Stiche in Folge gewinnt, bekommt einen Bonus. 0 schaltet es ab.</translation>
    </message>
    <message>
        <source>Streak, for each trick</source>
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
        <source>Dix</source>
        <translation>Dix</translation>
    </message>
    <message>
        <source>A trick won by the nine of spades earns 1 point; 5 if it beat another spade; 10 if spades were led.</source>
        <translation>Ein mit der Pik-Neun gewonnener Stich bringt 1 Punkt; 5, wenn sie ein anderes Pik geschlagen hat; 10, wenn Pik ausgespielt war.</translation>
    </message>
    <message>
        <source>Eight and ten</source>
        <translation>Acht und zehn</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Zielpunktzahl</translation>
    </message>
    <message>
        <source>The first side to reach this score wins; if several do in one deal, the highest. 0 switches it off.</source>
        <translation>Die erste Seite mit dieser Punktzahl gewinnt; schaffen es mehrere in einer Runde, die höchste. 0 schaltet es ab.</translation>
    </message>
    <message>
        <source>Losing score</source>
        <translation>Verlustgrenze</translation>
    </message>
    <message>
        <source>A side that falls to this score or below it loses the match. 0 switches it off.</source>
        <translation>Eine Seite, die auf diese Punktzahl oder darunter fällt, verliert die Partie. 0 schaltet es ab.</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Zahl der Runden</translation>
    </message>
    <message>
        <source>The match ends after this many deals. 0 switches it off.</source>
        <translation>Die Partie endet nach so vielen Runden. 0 schaltet es ab.</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Minuten</translation>
    </message>
    <message>
        <source>Sets in a row</source>
        <translation>Mehrmals gefallen</translation>
    </message>
    <message>
        <source>A side that is set this many times in succession loses the match. 0 switches it off.</source>
        <translation>Eine Seite, die so oft hintereinander fällt, verliert die Partie. 0 schaltet es ab.</translation>
    </message>
    <message>
        <source>Ranks and trumps</source>
        <translation>Rangfolge und Trumpf</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Kitty and passing</source>
        <translation>Talon und Schieben</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>Blind and special bids</source>
        <translation>Blinde und besondere Gebote</translation>
    </message>
    <message>
        <source>Play</source>
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
        <source>Suicide, whiz and mirror are bid by each player in turn, not by sides or in an auction.</source>
        <translation>Bei Suicide, Whiz und Mirror bietet jeder der Reihe nach, nicht die Seiten und nicht in einer Auktion.</translation>
    </message>
    <message>
        <source>Suicide needs two pairs: four players with partners.</source>
        <translation>Suicide braucht zwei Paare: vier Spieler mit Partnern.</translation>
    </message>
    <message>
        <source>With suicide, whiz or mirror nil cannot be declared before the numbers.</source>
        <translation>Bei Suicide, Whiz oder Mirror lässt sich Nil nicht vor den Zahlen ansagen.</translation>
    </message>
    <message>
        <source>The lowest bid is %1 and the highest %2: some hands would be left without a bid.</source>
        <translation>Das niedrigste Gebot ist %1 und das höchste %2: Manche Hand hätte dann kein Gebot.</translation>
    </message>
    <message>
        <source>A kitty of a whole round needs one taker, who wins it as a trick: not a side, and not nobody.</source>
        <translation>Ein Talon in voller Runde braucht genau einen Nehmer, der ihn als Stich gewinnt: keine Seite und nicht niemanden.</translation>
    </message>
    <message>
        <source>The taker of a kitty of a whole round may not bid nil: it cannot be combined with suicide, whiz or mirror.</source>
        <translation>Wer einen Talon in voller Runde nimmt, darf nicht Nil bieten: Mit Suicide, Whiz oder Mirror geht das nicht zusammen.</translation>
    </message>
    <message>
        <source>Whiz and mirror count the spades of a full hand before the bids, so that the kitty cannot go to the high bidder.</source>
        <translation>Whiz und Mirror zählen die Pik einer vollen Hand vor den Geboten, deshalb kann der Talon nicht an den Höchstbietenden gehen.</translation>
    </message>
    <message>
        <source>An auction has no board: its winner alone has a contract.</source>
        <translation>Eine Auktion hat kein Board: Nur ihr Gewinner hat einen Kontrakt.</translation>
    </message>
    <message>
        <source>A book of %1 leaves nothing to bid: the deal has %2 tricks.</source>
        <translation>Ein Buch von %1 lässt nichts zu bieten übrig: Die Runde hat %2 Stiche.</translation>
    </message>
    <message>
        <source>Only one of mo and moe can be played: both replace the contract.</source>
        <translation>Nur eins von Mo und Moe kann gespielt werden: Beide ersetzen den Kontrakt.</translation>
    </message>
    <message>
        <source>Pairs of partners need four, six or eight players; %1 cannot play in pairs.</source>
        <translation>Partner in Paaren brauchen vier, sechs oder acht Spieler; %1 können nicht in Paaren spielen.</translation>
    </message>
    <message>
        <source>Two teams of three (triples) need six players.</source>
        <translation>Zwei Dreierteams brauchen sechs Spieler.</translation>
    </message>
    <message>
        <source>Among the cards raised above the ace these are named more than once: %1.</source>
        <translation>Unter den Karten über dem Ass sind mehrfach genannt: %1.</translation>
    </message>
    <message>
        <source>The ladder (hierarchy) of suits must name each suit once and end with spades.</source>
        <translation>Die Farbenleiter muss jede Farbe einmal nennen und mit Pik enden.</translation>
    </message>
    <message>
        <source>A draft of hands is for two players only.</source>
        <translation>Hände zu ziehen geht nur zu zweit.</translation>
    </message>
    <message>
        <source>A draft of hands leaves no kitty to take.</source>
        <translation>Werden die Hände gezogen, bleibt kein Talon zum Nehmen.</translation>
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
        <translation>Wertung</translation>
    </message>
    <message>
        <source>The dealer opens an auction.</source>
        <translation>Der Geber eröffnet die Auktion.</translation>
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
        <source>They may tell each other how many sure and how many possible tricks they hold, for all to hear, but no cards or suits.</source>
        <translation>Sie dürfen einander, für alle hörbar, sagen, wie viele sichere und wie viele mögliche Stiche sie halten, aber keine Karten oder Farben nennen.</translation>
    </message>
    <message>
        <source>They may not talk about their hands.</source>
        <translation>Sie dürfen nicht über ihre Hände reden.</translation>
    </message>
    <message>
        <source>Partners&apos; numbers add up to the contract of their side.</source>
        <translation>Die Zahlen der Partner ergeben zusammen den Kontrakt ihrer Seite.</translation>
    </message>
    <message>
        <source>Suicide: in each pair exactly one bids nil and the other a number from %1 to %2. If both name numbers, the first becomes a nil; if both name nil, the first must name a number.</source>
        <translation>Suicide: In jedem Paar bietet genau einer Nil und der andere eine Zahl von %1 bis %2. Nennen beide Zahlen, wird die erste zum Nil; nennen beide Nil, muss der Erste eine Zahl nennen.</translation>
    </message>
    <message>
        <source>Whiz: bid exactly the number of spades you hold, or nil.</source>
        <translation>Whiz: Biete genau die Zahl deiner Pik oder Nil.</translation>
    </message>
    <message>
        <source>With no spades you may also bid zero: it is an ordinary number and not a nil.</source>
        <translation>Ohne eines darfst du auch null bieten: eine gewöhnliche Zahl und kein Nil.</translation>
    </message>
    <message>
        <source>Mirror: bid exactly the number of spades you hold; without any you must bid nil.</source>
        <translation>Mirror: Biete genau die Zahl deiner Pik; ganz ohne musst du Nil bieten.</translation>
    </message>
    <message>
        <source>Nothing but nil can be bid.</source>
        <translation>Außer Nil kann nichts geboten werden.</translation>
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
        <source>Board: the contract of a side must be at least %1, unless it bids nothing but nil.</source>
        <translation>Board: Der Kontrakt einer Seite muss mindestens %1 sein, außer sie bietet nur Nil.</translation>
    </message>
    <message>
        <source>Board: the contract of a side must be at least %1.</source>
        <translation>Board: Der Kontrakt einer Seite muss mindestens %1 sein.</translation>
    </message>
    <message>
        <source>The partner of a nil must bid at least %1, or nil too.</source>
        <translation>Der Partner eines Nil muss mindestens %1 bieten oder auch Nil.</translation>
    </message>
    <message>
        <source>The partner who bids second may not bid one.</source>
        <translation>Der Partner, der als Zweiter bietet, darf nicht eins bieten.</translation>
    </message>
    <message>
        <source>No contract may be nine.</source>
        <translation>Kein Kontrakt darf neun sein.</translation>
    </message>
    <message>
        <source>All bids together may not add up to %1: the last bidder must avoid it.</source>
        <translation>Alle Gebote zusammen dürfen nicht %1 ergeben: Der letzte Bieter muss es vermeiden.</translation>
    </message>
    <message>
        <source>The first partner may bid a half trick more, as in three and a half; the second must then bid a half too.</source>
        <translation>Der erste Partner darf einen halben Stich mehr bieten, etwa dreieinhalb; der zweite muss dann auch einen halben bieten.</translation>
    </message>
    <message>
        <source>After all bids each side in turn may raise its contract by any number.</source>
        <translation>Nach allen Geboten darf jede Seite der Reihe nach ihren Kontrakt beliebig erhöhen.</translation>
    </message>
    <message>
        <source>Naming cards or suits in the bidding is a misdeal, and the deal passes on.</source>
        <translation>Wer beim Bieten Karten oder Farben nennt, erzwingt neues Geben, und zwar durch den nächsten Geber.</translation>
    </message>
    <message>
        <source>Naming cards or suits in the bidding costs the side bags: %1.</source>
        <translation>Wer beim Bieten Karten oder Farben nennt, kostet seine Seite Säcke: %1.</translation>
    </message>
    <message>
        <source>Naming cards or suits in the bidding costs the side points: %1.</source>
        <translation>Wer beim Bieten Karten oder Farben nennt, kostet seine Seite Punkte: %1.</translation>
    </message>
    <message>
        <source>The first deal is played without bids: every trick earns 10 points.</source>
        <translation>Die erste Runde wird ohne Gebote gespielt: Jeder Stich bringt 10 Punkte.</translation>
    </message>
    <message>
        <source>A card thrown away after one was kept may be looked at.</source>
        <translation>Eine Karte, die weggeworfen wird, nachdem eine behalten wurde, darf angesehen werden.</translation>
    </message>
    <message>
        <source>A card thrown away after one was kept stays unseen.</source>
        <translation>Eine Karte, die weggeworfen wird, nachdem eine behalten wurde, bleibt ungesehen.</translation>
    </message>
    <message numerus="yes">
        <source>Left over and set aside unseen: the last %n card(s).</source>
        <translation>
            <numerusform>Überzählig und verdeckt beiseitegelegt: die letzte Karte (%n).</numerusform>
            <numerusform>Überzählig und verdeckt beiseitegelegt: die letzten %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Dealt face up in each hand: %n card(s).</source>
        <translation>
            <numerusform>In jeder Hand offen gegeben: %n Karte.</numerusform>
            <numerusform>In jeder Hand offen gegeben: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>A hand with %1 or more cards of one suit may be declared a misdeal.</source>
        <translation>Mit einer Hand mit %1 oder mehr Karten einer Farbe darf neues Geben verlangt werden.</translation>
    </message>
    <message>
        <source>A hand without spades may be declared a misdeal.</source>
        <translation>Mit einer Hand ohne Pik darf neues Geben verlangt werden.</translation>
    </message>
    <message>
        <source>A hand with no more spades than %1 may be declared a misdeal.</source>
        <translation>Mit einer Hand mit höchstens so vielen Pik darf neues Geben verlangt werden: %1.</translation>
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
        <source>The dealer takes it before the bids.</source>
        <translation>Der Geber nimmt ihn vor den Geboten.</translation>
    </message>
    <message>
        <source>Nobody looks at it before the deal is over.</source>
        <translation>Niemand sieht ihn an, bevor die Runde vorbei ist.</translation>
    </message>
    <message numerus="yes">
        <source>After the bids a nil bidder and partner exchange %n card(s).</source>
        <translation>
            <numerusform>Nach den Geboten tauschen ein Nil-Spieler und sein Partner %n Karte.</numerusform>
            <numerusform>Nach den Geboten tauschen ein Nil-Spieler und sein Partner %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the bids a blind nil bidder and partner exchange %n card(s).</source>
        <translation>
            <numerusform>Nach den Geboten tauschen ein Blind-Nil-Spieler und sein Partner %n Karte.</numerusform>
            <numerusform>Nach den Geboten tauschen ein Blind-Nil-Spieler und sein Partner %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both pass before either looks.</source>
        <translation>Beide geben ab, bevor einer hinsieht.</translation>
    </message>
    <message>
        <source>The bidder passes first and names a suit; partner may return any cards.</source>
        <translation>Der Bieter gibt zuerst ab und nennt eine Farbe; der Partner darf beliebige Karten zurückgeben.</translation>
    </message>
    <message numerus="yes">
        <source>The kitty: %n card(s), one of them for each player.</source>
        <translation>
            <numerusform>Der Talon: %n Karte, je eine pro Spieler.</numerusform>
            <numerusform>Der Talon: %n Karten, je eine pro Spieler.</numerusform>
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
        <source>The discard counts as a trick for the player who took the kitty, who may not bid nil.</source>
        <translation>Das Gedrückte zählt als Stich, den der Nehmer gewonnen hat; er darf nicht Nil bieten.</translation>
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
        <source>Blind nil, bid before looking at the cards, earns %1 and costs %2.</source>
        <translation>Blind-Nil, vor dem Ansehen der Karten geboten, bringt %1 und kostet %2.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil do not help the contract: they are bags, and score as overtricks.</source>
        <translation>Stiche eines gescheiterten Nil helfen dem Kontrakt nicht: Sie sind Säcke und zählen wie Überstiche.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil do not help the contract: they are bags without points.</source>
        <translation>Stiche eines gescheiterten Nil helfen dem Kontrakt nicht: Sie sind Säcke ohne Punkte.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil count for its side&apos;s contract.</source>
        <translation>Stiche eines gescheiterten Nil zählen für den Kontrakt seiner Seite.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil count for the opponents&apos; contract.</source>
        <translation>Stiche eines gescheiterten Nil zählen für den Kontrakt der Gegner.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil count for nothing.</source>
        <translation>Stiche eines gescheiterten Nil zählen nicht.</translation>
    </message>
    <message>
        <source>A failed nil sets the side&apos;s contract too.</source>
        <translation>Scheitert ein Nil, ist auch der Kontrakt seiner Seite gefallen.</translation>
    </message>
    <message numerus="yes">
        <source>Each trick of a failed nil costs %n point(s) more.</source>
        <translation>
            <numerusform>Jeder Stich eines gescheiterten Nil kostet weitere %n Punkt.</numerusform>
            <numerusform>Jeder Stich eines gescheiterten Nil kostet weitere %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>The partner of a nil may not bid nil.</source>
        <translation>Der Partner eines Nil darf nicht Nil bieten.</translation>
    </message>
    <message>
        <source>When all partners bid nil, it is one double nil: it earns %1 and costs %2 in all.</source>
        <translation>Bieten alle Partner Nil, ist das ein einziges Doppel-Nil: Es bringt insgesamt %1 und kostet %2.</translation>
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
        <source>A double nil with all nils blind earns %1 and costs %2.</source>
        <translation>Ein Doppel-Nil, bei dem alle Nils blind sind, bringt %1 und kostet %2.</translation>
    </message>
    <message>
        <source>A nil bidder may announce nil in the dark: the hand is shuffled face down, and its top card is played each time, whatever it is. It earns %1 and costs %2.</source>
        <translation>Wer Nil bietet, darf Nil im Dunkeln ansagen: Die Hand wird verdeckt gemischt, und gespielt wird immer die oberste Karte, welche es auch ist. Das bringt %1 und kostet %2.</translation>
    </message>
    <message>
        <source>A blind nil in the dark, never looked at, earns or costs %1.</source>
        <translation>Ein Blind-Nil im Dunkeln, nie angesehen, bringt oder kostet %1.</translation>
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
        <source>Spades may be led at any time.</source>
        <translation>Pik darf jederzeit ausgespielt werden.</translation>
    </message>
    <message>
        <source>A spade may not be led to the first trick by a player who has anything else.</source>
        <translation>Zum ersten Stich darf kein Pik ausspielen, wer etwas anderes hat.</translation>
    </message>
    <message>
        <source>Spades may be led once they are broken, that is, played to another suit, or by a player who has nothing else.</source>
        <translation>Pik darf ausgespielt werden, sobald es gebrochen ist, also auf eine andere Farbe gespielt wurde, oder von einem Spieler, der nichts anderes hat.</translation>
    </message>
    <message>
        <source>Spades may be led once they are broken, that is, played to another suit, from the fourth trick on in any case, or by a player who has nothing else.</source>
        <translation>Pik darf ausgespielt werden, sobald es gebrochen ist, also auf eine andere Farbe gespielt wurde, auf jeden Fall ab dem vierten Stich, oder von einem Spieler, der nichts anderes hat.</translation>
    </message>
    <message>
        <source>The ace of spades may be led before that; it does not break spades.</source>
        <translation>Das Pik-Ass darf schon vorher ausgespielt werden; es gibt Pik noch nicht frei.</translation>
    </message>
    <message>
        <source>If you cannot follow but can beat a spade that is winning the trick, you must.</source>
        <translation>Kannst du nicht bedienen, aber ein Pik schlagen, das den Stich gerade gewinnt, dann musst du es.</translation>
    </message>
    <message>
        <source>If you cannot follow you must play a spade, and beat the one that is winning the trick if you can.</source>
        <translation>Kannst du nicht bedienen, musst du Pik spielen und, wenn möglich, das Pik schlagen, das den Stich gerade gewinnt.</translation>
    </message>
    <message>
        <source>If you cannot follow you must play a card of a suit above the one led, and beat the card that is winning the trick if you can.</source>
        <translation>Kannst du nicht bedienen, musst du eine Karte einer Farbe über der ausgespielten spielen und, wenn möglich, die Karte schlagen, die den Stich gerade gewinnt.</translation>
    </message>
    <message>
        <source>This holds even when partner is winning.</source>
        <translation>Das gilt auch, wenn der Partner den Stich gerade gewinnt.</translation>
    </message>
    <message>
        <source>This does not hold while partner is winning.</source>
        <translation>Das gilt nicht, solange der Partner den Stich gewinnt.</translation>
    </message>
    <message>
        <source>Remaining tricks may not be claimed.</source>
        <translation>Restliche Stiche dürfen nicht beansprucht werden.</translation>
    </message>
    <message>
        <source>Follow suit if you can. The highest spade, or else the highest card of the suit led, wins the trick and leads to the next.</source>
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
        <source>Time for each card: %n second(s). Then a legal card is played at random.</source>
        <translation>
            <numerusform>Zeit für jede Karte: %n Sekunde. Danach wird zufällig eine erlaubte Karte gespielt.</numerusform>
            <numerusform>Zeit für jede Karte: %n Sekunden. Danach wird zufällig eine erlaubte Karte gespielt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A contract earns %n point(s) for each trick bid, if every partner takes at least their own number.</source>
        <translation>
            <numerusform>Ein Kontrakt bringt %n Punkt je gebotenem Stich, wenn jeder Partner mindestens seine eigene Zahl macht.</numerusform>
            <numerusform>Ein Kontrakt bringt %n Punkte je gebotenem Stich, wenn jeder Partner mindestens seine eigene Zahl macht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A contract earns %n point(s) for each trick bid, if every partner takes exactly their own number.</source>
        <translation>
            <numerusform>Ein Kontrakt bringt %n Punkt je gebotenem Stich, wenn jeder Partner genau seine eigene Zahl macht.</numerusform>
            <numerusform>Ein Kontrakt bringt %n Punkte je gebotenem Stich, wenn jeder Partner genau seine eigene Zahl macht.</numerusform>
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
        <source>Otherwise it is set and scores nothing.</source>
        <translation>Sonst ist sie gefallen und bekommt nichts.</translation>
    </message>
    <message>
        <source>Otherwise it is set and scores 1 point for each trick it took.</source>
        <translation>Sonst ist sie gefallen und bekommt 1 Punkt für jeden gemachten Stich.</translation>
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
        <source>A side is also set when its overtricks are %1 or more.</source>
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
        <source>That costs %1 times the contract.</source>
        <translation>Das kostet %1-mal den Kontrakt.</translation>
    </message>
    <message>
        <source>A contract of seven or more that is made earns 10 points more for each trick bid above six.</source>
        <translation>Ein erfüllter Kontrakt von sieben oder mehr bringt für jeden gebotenen Stich über sechs 10 Punkte mehr.</translation>
    </message>
    <message>
        <source>A side that makes a contract of seven or more earns 10 points more the first time, 20 the second, and so on.</source>
        <translation>Eine Seite, die einen Kontrakt von sieben oder mehr erfüllt, bekommt beim ersten Mal 10 Punkte mehr, beim zweiten 20 und so weiter.</translation>
    </message>
    <message>
        <source>A side that takes seven tricks or more earns 10 points more the first time, 20 the second, and so on, whatever it bid.</source>
        <translation>Eine Seite, die sieben oder mehr Stiche macht, bekommt beim ersten Mal 10 Punkte mehr, beim zweiten 20 und so weiter, gleich was sie geboten hat.</translation>
    </message>
    <message>
        <source>When both partners take exactly their own numbers, they earn 10 points for every two tricks of the contract.</source>
        <translation>Machen beide Partner genau ihre eigenen Zahlen, bekommen sie 10 Punkte für je zwei Stiche des Kontrakts.</translation>
    </message>
    <message>
        <source>Declarers who take what they need earn 10 points for each trick of the number bid.</source>
        <translation>Macht die Spielpartei, was sie braucht, bekommt sie 10 Punkte für jeden Stich der gebotenen Zahl.</translation>
    </message>
    <message>
        <source>Otherwise they score nothing.</source>
        <translation>Sonst bekommt sie nichts.</translation>
    </message>
    <message>
        <source>There is no penalty for bags.</source>
        <translation>Für Säcke gibt es keine Strafe.</translation>
    </message>
    <message>
        <source>A moon that is made wins the match.</source>
        <translation>Ein geschaffter Moon gewinnt die Partie.</translation>
    </message>
    <message>
        <source>A blind moon that is made wins the match.</source>
        <translation>Ein geschaffter blinder Moon gewinnt die Partie.</translation>
    </message>
    <message>
        <source>A Lexington that is made wins the match.</source>
        <translation>Ein geschafftes Lexington gewinnt die Partie.</translation>
    </message>
    <message>
        <source>No trump: a player who holds a spade may promise, with a number, to win no trick with a spade unless spades were led.</source>
        <translation>Ohne Trumpf: Wer ein Pik hat, darf mit einer Zahl versprechen, keinen Stich mit Pik zu gewinnen, außer wenn Pik ausgespielt wurde.</translation>
    </message>
    <message>
        <source>Before looking, a player may bid a number from %1 to %2 blind.</source>
        <translation>Vor dem Ansehen darf ein Spieler eine Zahl von %1 bis %2 blind bieten.</translation>
    </message>
    <message>
        <source>Its player leads to the first trick.</source>
        <translation>Ihr Spieler spielt zum ersten Stich aus.</translation>
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
        <source>When a joker is led, every opponent who holds a spade must play the highest one.</source>
        <translation>Wird ein Joker ausgespielt, muss jeder Gegner mit Pik sein höchstes legen.</translation>
    </message>
    <message>
        <source>When the big joker is led, every opponent who holds a spade must play the highest one.</source>
        <translation>Wird der große Joker ausgespielt, muss jeder Gegner mit Pik sein höchstes legen.</translation>
    </message>
    <message>
        <source>Two identical cards in a trick cancel each other and cannot win it. A trick that nobody can win is dead, and the same player leads again.</source>
        <translation>Zwei gleiche Karten im Stich heben einander auf und können ihn nicht gewinnen. Ein Stich, den niemand gewinnen kann, ist tot, und derselbe Spieler spielt noch einmal aus.</translation>
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
        <source>The suits form a ladder, from the bottom: %1. If you cannot follow, a card of any suit above the one led trumps it, and the higher suit wins.</source>
        <translation>Die Farben bilden eine Leiter, von unten: %1. Kannst du nicht bedienen, sticht jede Karte einer Farbe über der ausgespielten, und die höhere Farbe gewinnt.</translation>
    </message>
    <message numerus="yes">
        <source>The last trick of a deal earns %n point(s).</source>
        <translation>
            <numerusform>Der letzte Stich einer Runde bringt %n Punkt.</numerusform>
            <numerusform>Der letzte Stich einer Runde bringt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Dix: a trick won by the nine of spades earns 1 point, 5 if it beat another spade, 10 if spades were led.</source>
        <translation>Dix: Ein mit der Pik-Neun gewonnener Stich bringt 1 Punkt, 5, wenn sie ein anderes Pik geschlagen hat, 10, wenn Pik ausgespielt war.</translation>
    </message>
    <message numerus="yes">
        <source>The match ends after %n deal(s): the highest score wins.</source>
        <translation>
            <numerusform>Die Partie endet nach %n Runde: Der höchste Punktestand gewinnt.</numerusform>
            <numerusform>Die Partie endet nach %n Runden: Der höchste Punktestand gewinnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that is set %n time(s) in a row loses the match.</source>
        <translation>
            <numerusform>Eine Seite, die %n-mal hintereinander fällt, verliert die Partie.</numerusform>
            <numerusform>Eine Seite, die %n-mal hintereinander fällt, verliert die Partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie is played off in further deals.</source>
        <translation>Bei Gleichstand entscheiden weitere Runden.</translation>
    </message>
    <message>
        <source>The match goes on until you agree to stop; the highest score wins.</source>
        <translation>Die Partie geht weiter, bis ihr euch einigt aufzuhören; der höchste Punktestand gewinnt.</translation>
    </message>
    <message>
        <source>Standard</source>
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
        <translation>Die Hände werden Karte für Karte gezogen, und zu fallen kostet nichts.</translation>
    </message>
    <message>
        <source>New York</source>
        <translation>New York</translation>
    </message>
    <message>
        <source>Partnership bidding with two jokers and two high twos; three overtricks are a set, and two sets in a row lose the match.</source>
        <translation>Partner bieten gemeinsam, mit zwei Jokern und zwei hohen Zweien; mit drei Überstichen ist man gefallen, und zweimal hintereinander zu fallen verliert die Partie.</translation>
    </message>
    <message>
        <source>Jokers for two twos</source>
        <translation>Joker statt zweier Zweien</translation>
    </message>
    <message>
        <source>Both jokers are the highest trumps and replace the twos of hearts and clubs.</source>
        <translation>Beide Joker sind die höchsten Trümpfe und ersetzen Herz-Zwei und Kreuz-Zwei.</translation>
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
        <source>Big joker, little joker and deuce of spades rank above the ace; the red twos are out.</source>
        <translation>Großer Joker, kleiner Joker und Pik-Zwei stehen über dem Ass; die roten Zweien sind draußen.</translation>
    </message>
    <message>
        <source>Jokers for the black jacks</source>
        <translation>Joker statt schwarzer Buben</translation>
    </message>
    <message>
        <source>Two jokers replace the black jacks and are the highest trumps.</source>
        <translation>Zwei Joker ersetzen die schwarzen Buben und sind die höchsten Trümpfe.</translation>
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
        <source>Kitty for the low club</source>
        <translation>Talon fürs niedrige Kreuz</translation>
    </message>
    <message>
        <source>Kitty for the high side</source>
        <translation>Talon für die höhere Seite</translation>
    </message>
    <message>
        <source>Widow</source>
        <translation>Witwe</translation>
    </message>
    <message>
        <source>Big joker pulls</source>
        <translation>Großer Joker zieht</translation>
    </message>
    <message>
        <source>A led big joker pulls the highest spade from every opponent.</source>
        <translation>Ein ausgespielter großer Joker zieht jedem Gegner das höchste Pik.</translation>
    </message>
    <message>
        <source>First joker wins</source>
        <translation>Erster Joker gewinnt</translation>
    </message>
    <message>
        <source>A joker wins nothing itself but turns the other cards of its side in that trick into trumps.</source>
        <translation>Ein Joker gewinnt selbst nichts, macht aber die anderen Karten seiner Seite in diesem Stich zu Trümpfen.</translation>
    </message>
    <message>
        <source>Bauer trumps</source>
        <translation>Bauern als Trumpf</translation>
    </message>
    <message>
        <source>As in Euchre, the jack of spades is the highest trump and the jack of clubs the second.</source>
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
        <source>A side may announce the first seven or the first ten tricks, or bid nil as a team.</source>
        <translation>Eine Seite darf die ersten sieben oder die ersten zehn Stiche ansagen oder als Team Nil bieten.</translation>
    </message>
    <message>
        <source>No nines, no blinds</source>
        <translation>Keine Neun, nichts blind</translation>
    </message>
    <message>
        <source>Partnership bidding in which nine is barred and ten is worth two hundred.</source>
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
        <source>Bid exactly the number of spades you hold; nil only without any.</source>
        <translation>Biete genau die Zahl deiner Pik; Nil nur ganz ohne.</translation>
    </message>
    <message>
        <source>Fredieu</source>
        <translation>Fredieu</translation>
    </message>
    <message>
        <source>Players outbid each other, and the winner needs six tricks more than the bid.</source>
        <translation>Die Spieler überbieten einander, und der Gewinner braucht sechs Stiche mehr als geboten.</translation>
    </message>
    <message>
        <source>Three-B</source>
        <translation>Three-B</translation>
    </message>
    <message>
        <source>Every overtrick costs ten at once, aces may be called low, and failed nils fill a pot.</source>
        <translation>Jeder Überstich kostet sofort zehn, Asse dürfen niedrig angesagt werden, und gescheiterte Nils füllen einen Topf.</translation>
    </message>
    <message>
        <source>Quicksand</source>
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
        <translation>Highlander</translation>
    </message>
    <message>
        <source>Each partner must reach their own bid; overtricks earn five, and seven tricks start a race of bonuses.</source>
        <translation>Jeder Partner muss sein eigenes Gebot schaffen; Überstiche bringen fünf, und mit sieben Stichen beginnt ein Wettlauf um Boni.</translation>
    </message>
    <message>
        <source>Cutthroat</source>
        <translation>Cutthroat</translation>
    </message>
    <message>
        <source>Four players, everyone alone.</source>
        <translation>Vier Spieler, jeder für sich.</translation>
    </message>
    <message>
        <source>Two-handed</source>
        <translation>Zu zweit</translation>
    </message>
    <message>
        <source>Two players draft their hands, keeping one of every two cards.</source>
        <translation>Zwei Spieler ziehen ihre Hände und behalten immer eine von zwei Karten.</translation>
    </message>
    <message>
        <source>Three-handed</source>
        <translation>Zu dritt</translation>
    </message>
    <message>
        <source>Everyone alone with seventeen cards; the two of clubs stays out.</source>
        <translation>Jeder für sich mit siebzehn Karten; die Kreuz-Zwei bleibt draußen.</translation>
    </message>
    <message>
        <source>Three-handed with jokers</source>
        <translation>Zu dritt mit Jokern</translation>
    </message>
    <message>
        <source>Everyone alone with eighteen cards and two jokers.</source>
        <translation>Jeder für sich mit achtzehn Karten und zwei Jokern.</translation>
    </message>
    <message>
        <source>Five-handed</source>
        <translation>Zu fünft</translation>
    </message>
    <message>
        <source>Everyone alone with ten cards; the twos of clubs and diamonds are out.</source>
        <translation>Jeder für sich mit zehn Karten; Kreuz-Zwei und Karo-Zwei sind draußen.</translation>
    </message>
    <message>
        <source>Five-handed with jokers</source>
        <translation>Zu fünft mit Jokern</translation>
    </message>
    <message>
        <source>Everyone alone with eleven cards and three jokers.</source>
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
        <source>Six alone</source>
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
        <source>Identical cards cancel each other; three pairs play six deals with two high twos.</source>
        <translation>Gleiche Karten heben einander auf; drei Paare spielen sechs Runden mit zwei hohen Zweien.</translation>
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
        <source>Moon, blind bids, ten for two hundred, no trump, bemo and a costly double nil.</source>
        <translation>Moon, blinde Gebote, zehn für zweihundert, ohne Trumpf, Bemo und ein teures Doppel-Nil.</translation>
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
        <source>First to 250, with a bag penalty of 50 at five.</source>
        <translation>Bis 250, mit einer Sackstrafe von 50 bei fünf.</translation>
    </message>
    <message>
        <source>the lowest bid is higher than one.</source>
        <translation>das niedrigste Gebot ist höher als eins.</translation>
    </message>
    <message>
        <source>partners do not bid together.</source>
        <translation>Partner bieten nicht gemeinsam.</translation>
    </message>
    <message>
        <source>there is no auction.</source>
        <translation>es gibt keine Auktion.</translation>
    </message>
    <message>
        <source>failed nils lose nothing for each trick.</source>
        <translation>gescheiterte Nils verlieren nichts je Stich.</translation>
    </message>
    <message>
        <source>only one partner can bid nil.</source>
        <translation>nur ein Partner kann Nil bieten.</translation>
    </message>
    <message>
        <source>each side bids a nil.</source>
        <translation>jede Partei bietet ein Nil.</translation>
    </message>
    <message>
        <source>two nils do not score as a double nil.</source>
        <translation>zwei Nils zählen nicht als Doppel-Nil.</translation>
    </message>
    <message>
        <source>nil is declared before the numbers.</source>
        <translation>Nil wird vor den Zahlen angesagt.</translation>
    </message>
    <message>
        <source>sides cannot bid nil as a team.</source>
        <translation>Seiten können nicht als Team Nil bieten.</translation>
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
        <translation>die Hände werden gezogen.</translation>
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
        <source>the spades in the hand give the number to bid.</source>
        <translation>die Pik der Hand geben die Zahl des Gebots vor.</translation>
    </message>
    <message>
        <source>suicide, whiz or mirror says what may be bid.</source>
        <translation>Suicide, Whiz oder Mirror bestimmt, was geboten werden darf.</translation>
    </message>
    <message>
        <source>partners bid together.</source>
        <translation>Partner bieten gemeinsam.</translation>
    </message>
    <message>
        <source>spades need not be broken to be led.</source>
        <translation>Pik muss nicht gebrochen sein, um ausgespielt zu werden.</translation>
    </message>
    <message>
        <source>partners need not reach their own bids.</source>
        <translation>Partner müssen ihre eigenen Gebote nicht schaffen.</translation>
    </message>
    <message>
        <source>a set does not cost the contract.</source>
        <translation>zu fallen kostet nicht den Kontrakt.</translation>
    </message>
    <message>
        <source>bags cost nothing.</source>
        <translation>Säcke kosten nichts.</translation>
    </message>
    <message>
        <source>no fixed card cancels a bag.</source>
        <translation>keine feste Karte streicht einen Sack.</translation>
    </message>
    <message>
        <source>streaks earn nothing.</source>
        <translation>Serien bringen nichts.</translation>
    </message>
    <message>
        <source>numbers are not bid blind.</source>
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
        <source>the deal has fewer than ten tricks.</source>
        <translation>die Runde hat weniger als zehn Stiche.</translation>
    </message>
    <message>
        <source>the deal has too few tricks for it.</source>
        <translation>die Runde hat zu wenige Stiche dafür.</translation>
    </message>
    <message>
        <source>blind bids are each player&apos;s own.</source>
        <translation>blinde Gebote gehören jedem Spieler selbst.</translation>
    </message>
    <message>
        <source>the highest bid is lower than ten.</source>
        <translation>das höchste Gebot liegt unter zehn.</translation>
    </message>
    <message>
        <source>ten for two hundred is not played.</source>
        <translation>„Zehn für zweihundert“ wird nicht gespielt.</translation>
    </message>
    <message>
        <source>a ten cannot be bid blind.</source>
        <translation>eine Zehn kann nicht blind geboten werden.</translation>
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
        <source>twelve tricks need not be bid.</source>
        <translation>zwölf Stiche müssen nicht geboten werden.</translation>
    </message>
    <message>
        <source>nobody can bid no trump.</source>
        <translation>niemand kann ohne Trumpf bieten.</translation>
    </message>
    <message>
        <source>the cards can be dealt evenly.</source>
        <translation>die Karten gehen auf.</translation>
    </message>
    <message>
        <source>all jokers are raised above the ace.</source>
        <translation>alle Joker stehen über dem Ass.</translation>
    </message>
    <message>
        <source>there is only one joker.</source>
        <translation>es gibt nur einen Joker.</translation>
    </message>
    <message>
        <source>all aces are raised.</source>
        <translation>alle Asse sind erhöht.</translation>
    </message>
    <message>
        <source>there are no joke trumps.</source>
        <translation>es gibt keine Scherztrümpfe.</translation>
    </message>
    <message>
        <source>no hand is drafted card by card.</source>
        <translation>keine Hand wird Karte für Karte gezogen.</translation>
    </message>
    <message>
        <source>no hand can be declared a misdeal.</source>
        <translation>für keine Hand kann neues Geben verlangt werden.</translation>
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
        <source>no cards are passed in every deal.</source>
        <translation>es wird nicht in jeder Runde geschoben.</translation>
    </message>
    <message>
        <source>%1 players in pairs.</source>
        <translation>%1 Spieler in Paaren.</translation>
    </message>
    <message>
        <source>Two teams of three.</source>
        <translation>Zwei Dreierteams.</translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s).</source>
        <translation>
            <numerusform>%n Joker.</numerusform>
            <numerusform>%n Joker.</numerusform>
        </translation>
    </message>
    <message>
        <source>High: %1.</source>
        <translation>Hoch: %1.</translation>
    </message>
    <message>
        <source>Ladder of suits.</source>
        <translation>Farbenleiter.</translation>
    </message>
    <message>
        <source>Drafted hands.</source>
        <translation>Gezogene Hände.</translation>
    </message>
    <message>
        <source>A kitty of %1.</source>
        <translation>Talon von %1.</translation>
    </message>
    <message>
        <source>Auction with a book of %1.</source>
        <translation>Auktion mit einem Buch von %1.</translation>
    </message>
    <message>
        <source>Partners bid together.</source>
        <translation>Partner bieten gemeinsam.</translation>
    </message>
    <message>
        <source>Suicide.</source>
        <translation>Suicide.</translation>
    </message>
    <message>
        <source>Whiz.</source>
        <translation>Whiz.</translation>
    </message>
    <message>
        <source>Mirror.</source>
        <translation>Mirror.</translation>
    </message>
    <message>
        <source>Board %1.</source>
        <translation>Board %1.</translation>
    </message>
    <message>
        <source>Nil %1.</source>
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
    <message>
        <source>Blind bids from %1.</source>
        <translation>Blinde Gebote ab %1.</translation>
    </message>
    <message>
        <source>Ten is %1.</source>
        <translation>Zehn bringt %1.</translation>
    </message>
    <message>
        <source>Moon %1.</source>
        <translation>Moon %1.</translation>
    </message>
    <message>
        <source>Contracts must be exact.</source>
        <translation>Kontrakte müssen genau sein.</translation>
    </message>
    <message>
        <source>Bags cost %2 at %1.</source>
        <translation>%1 Säcke kosten %2.</translation>
    </message>
    <message>
        <source>Bags cost nothing.</source>
        <translation>Säcke kosten nichts.</translation>
    </message>
    <message>
        <source>First to %1.</source>
        <translation>Ziel %1.</translation>
    </message>
    <message>
        <source>Lost at %1.</source>
        <translation>Verloren bei %1.</translation>
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
    <message>
        <source>No target and no last deal: the match goes on until you stop it.</source>
        <translation>Kein Ziel und keine letzte Runde: Die Partie geht weiter, bis ihr sie beendet.</translation>
    </message>
    <message>
        <source>No number can be bid blind: the lowest is %1 and the highest %2.</source>
        <translation>Keine Zahl kann blind geboten werden: Die kleinste ist %1 und die größte %2.</translation>
    </message>
    <message>
        <source>No number can be bid: the lowest is %1 and the highest %2.</source>
        <translation>Keine Zahl kann geboten werden: Die kleinste ist %1 und die größte %2.</translation>
    </message>
    <message>
        <source>Bid %1, took %2</source>
        <translation>%1 geboten, %2 gemacht</translation>
    </message>
    <message numerus="yes">
        <source>Bid %1, took %2: %n trick(s) short</source>
        <translation>
            <numerusform>%1 geboten, %2 gemacht: %n Stich fehlt</numerusform>
            <numerusform>%1 geboten, %2 gemacht: %n Stiche fehlen</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid %1, took %2: set by overtricks</source>
        <translation>%1 geboten, %2 gemacht: durch Überstiche gefallen</translation>
    </message>
    <message>
        <source>Bid %1, took %2: the bid had to be met exactly</source>
        <translation>%1 geboten, %2 gemacht: das Gebot war genau zu erfüllen</translation>
    </message>
    <message>
        <source>Bid %1, took %2: failed by a wrong claim</source>
        <translation>%1 geboten, %2 gemacht: durch falsches Beanspruchen gescheitert</translation>
    </message>
    <message numerus="yes">
        <source>%n overtrick(s)</source>
        <translation>
            <numerusform>%n Überstich</numerusform>
            <numerusform>%n Überstiche</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n overtrick(s), points but no bags</source>
        <translation>
            <numerusform>%n Überstich, Punkte ohne Säcke</numerusform>
            <numerusform>%n Überstiche, Punkte ohne Säcke</numerusform>
        </translation>
    </message>
    <message>
        <source>Exactly twelve tricks taken</source>
        <translation>Genau zwölf Stiche gemacht</translation>
    </message>
    <message numerus="yes">
        <source>Won the first %n trick(s) as called</source>
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
        <source>Won %n trick(s) in a row as called</source>
        <translation>
            <numerusform>Wie angesagt %n Stich in Folge gewonnen</numerusform>
            <numerusform>Wie angesagt %n Stiche in Folge gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Did not win %n trick(s) in a row</source>
        <translation>
            <numerusform>Nicht %n Stich in Folge gewonnen</numerusform>
            <numerusform>Nicht %n Stiche in Folge gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>Declared %1, needed %2, took %3</source>
        <translation>%1 angesagt, %2 gebraucht, %3 gemacht</translation>
    </message>
    <message>
        <source>Declared %1, needed %2, took only %3</source>
        <translation>%1 angesagt, %2 gebraucht, nur %3 gemacht</translation>
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
    <message numerus="yes">
        <source>Nil failed, took %n</source>
        <translation>
            <numerusform>Nil gescheitert, %n Stich gemacht</numerusform>
            <numerusform>Nil gescheitert, %n Stiche gemacht</numerusform>
        </translation>
    </message>
    <message>
        <source>Nil failed by a renege</source>
        <translation>Nil durch falsches Bedienen gescheitert</translation>
    </message>
    <message>
        <source>Nil failed by a wrong claim</source>
        <translation>Nil durch falsches Beanspruchen gescheitert</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) of a failed nil</source>
        <translation>
            <numerusform>%n Stich eines gescheiterten Nil</numerusform>
            <numerusform>%n Stiche eines gescheiterten Nil</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The failed nil brings %n bag(s)</source>
        <translation>
            <numerusform>Das gescheiterte Nil bringt %n Sack</numerusform>
            <numerusform>Das gescheiterte Nil bringt %n Säcke</numerusform>
        </translation>
    </message>
    <message>
        <source>The made nil takes the pot</source>
        <translation>Das geschaffte Nil holt den Topf</translation>
    </message>
    <message>
        <source>Every partner&apos;s nil made</source>
        <translation>Das Nil jedes Partners geschafft</translation>
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
        <source>A high spade in the last trick met the bid exactly</source>
        <translation>Ein hohes Pik im letzten Stich hat das Gebot genau erfüllt</translation>
    </message>
    <message numerus="yes">
        <source>One player won the last %n trick(s)</source>
        <translation>
            <numerusform>Ein Spieler hat den letzten Stich gewonnen</numerusform>
            <numerusform>Ein Spieler hat die letzten %n Stiche gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>The nine of spades won a trick</source>
        <translation>Die Pik-Neun hat einen Stich gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) bid and made above six</source>
        <translation>
            <numerusform>%n Stich über sechs geboten und geschafft</numerusform>
            <numerusform>%n Stiche über sechs geboten und geschafft</numerusform>
        </translation>
    </message>
    <message>
        <source>The special card cancels a bag</source>
        <translation>Die besondere Karte streicht einen Sack</translation>
    </message>
    <message>
        <source>Renege: the contract of %1 is lost</source>
        <translation>Falsch bedient: Der Kontrakt von %1 ist verloren</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) in a deal without bids</source>
        <translation>
            <numerusform>%n Stich in einer Runde ohne Gebote</numerusform>
            <numerusform>%n Stiche in einer Runde ohne Gebote</numerusform>
        </translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Ruling: %1</source>
        <translation>Entscheidung: %1</translation>
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
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>At any score</source>
        <translation>Bei jedem Stand</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Keine Grenze</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>Keine Strafe</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Spades</source>
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
        <source>two three four five six eight handed people number of players seats two-handed three-handed</source>
        <translation>two three four five six eight handed people number of players seats two-handed three-handed zwei drei vier fünf sechs acht zu zweit zu dritt zu viert Personen Leute Anzahl Spielerzahl Plätze</translation>
    </message>
    <message>
        <source>cutthroat cut throat solo alone teams team partnership individual single no partners</source>
        <translation>cutthroat cut throat solo alone teams team partnership individual single no partners jeder gegen jeden allein solo einzeln Team Partner</translation>
    </message>
    <message>
        <source>decks two decks double deck cards</source>
        <translation>decks two decks double deck cards Decks Blätter zwei Spiele doppelt</translation>
    </message>
    <message>
        <source>joker big little guarantee deck</source>
        <translation>joker big little guarantee deck großer kleiner Joker</translation>
    </message>
    <message>
        <source>deuces twos of clubs hearts out removed remove discard red twos short deck</source>
        <translation>deuces twos of clubs hearts out removed remove discard red twos short deck Zweien Kreuz-Zwei Herz-Zwei rote Zweien entfernen raus</translation>
    </message>
    <message>
        <source>kitty widow stock blind extra remaining cards</source>
        <translation>kitty widow stock blind extra remaining cards Talon Skat Stock Witwe Rest übrige Karten</translation>
    </message>
    <message>
        <source>two of clubs deuce</source>
        <translation>two of clubs deuce Kreuz-Zwei</translation>
    </message>
    <message>
        <source>cancellation cancel double deck same twice</source>
        <translation>cancellation cancel double deck same twice aufheben doppelt gleich zweimal Duplikat</translation>
    </message>
    <message>
        <source>jokers high deuces high twos high two of diamonds two of spades bauer bower jack top trumps jjda jjdd</source>
        <translation>jokers high deuces high twos high two of diamonds two of spades bauer bower jack top trumps jjda jjdd Joker hoch Zweien hoch Karo-Zwei Pik-Zwei Bauer Bube höchste Trümpfe</translation>
    </message>
    <message>
        <source>easy spades joke trumps junk</source>
        <translation>easy spades joke trumps junk leichte Pik Scherztrümpfe wertlose Joker</translation>
    </message>
    <message>
        <source>colour colored full-colour black red</source>
        <translation>colour colored full-colour black red Farbe bunt schwarz rot</translation>
    </message>
    <message>
        <source>first played wins</source>
        <translation>first played wins zuerst gespielt gewinnt</translation>
    </message>
    <message>
        <source>pull draw force highest</source>
        <translation>pull draw force highest ziehen fordern höchstes zwingen</translation>
    </message>
    <message>
        <source>differentiated trumps suit order rank</source>
        <translation>differentiated trumps suit order rank Trumpf Farben Reihenfolge Rangfolge</translation>
    </message>
    <message>
        <source>ace low high 3b</source>
        <translation>ace low high 3b Ass hoch niedrig</translation>
    </message>
    <message>
        <source>cut french stacks shuffle</source>
        <translation>cut french stacks shuffle abheben Stapel mischen</translation>
    </message>
    <message>
        <source>exposed open cards power check</source>
        <translation>exposed open cards power check offene Karten aufgedeckt</translation>
    </message>
    <message>
        <source>two players draw draft stock heads up</source>
        <translation>two players draw draft stock heads up zwei Spieler ziehen Stapel zu zweit</translation>
    </message>
    <message>
        <source>deficient hand redeal court picture</source>
        <translation>deficient hand redeal court picture schlechte Hand neu geben Bilder Bildkarten</translation>
    </message>
    <message>
        <source>deficient hand redeal seven of a suit</source>
        <translation>deficient hand redeal seven of a suit schlechte Hand neu geben sieben einer Farbe</translation>
    </message>
    <message>
        <source>deficient hand redeal no spades one spade trump less</source>
        <translation>deficient hand redeal no spades one spade trump less schlechte Hand neu geben kein Pik ein Pik trumpflos</translation>
    </message>
    <message>
        <source>widow stock two of clubs deuce</source>
        <translation>widow stock two of clubs deuce Talon Skat Stock Kreuz-Zwei</translation>
    </message>
    <message>
        <source>widow</source>
        <translation>widow Talon Skat</translation>
    </message>
    <message>
        <source>exchange pass three cards swap trade</source>
        <translation>exchange pass three cards swap trade schieben tauschen weitergeben drei Karten</translation>
    </message>
    <message>
        <source>pass nilo passing swap</source>
        <translation>pass nilo passing swap schieben tauschen weitergeben</translation>
    </message>
    <message>
        <source>pass nilo passing</source>
        <translation>pass nilo passing schieben tauschen weitergeben</translation>
    </message>
    <message>
        <source>partnership bidding round the table team bid together auction bridge</source>
        <translation>partnership bidding round the table team bid together auction bridge gemeinsam bieten Team reihum Auktion Reizen</translation>
    </message>
    <message>
        <source>suicide whiz wiz mirror mirrors own spades</source>
        <translation>suicide whiz wiz mirror mirrors own spades eigene Pik</translation>
    </message>
    <message>
        <source>minimum bid board four fredieu</source>
        <translation>minimum bid board four fredieu Mindestgebot vier</translation>
    </message>
    <message>
        <source>minimum bid of a team four board</source>
        <translation>minimum bid of a team four board Mindestgebot Team vier</translation>
    </message>
    <message>
        <source>minimum four</source>
        <translation>minimum four mindestens vier</translation>
    </message>
    <message>
        <source>maximum</source>
        <translation>maximum Höchstgebot Maximum</translation>
    </message>
    <message>
        <source>nilo none nothing</source>
        <translation>nilo none nothing null keine nichts</translation>
    </message>
    <message>
        <source>thirteen add up screw the dealer oh hell</source>
        <translation>thirteen add up screw the dealer oh hell dreizehn aufgehen Geber ärgern</translation>
    </message>
    <message>
        <source>three and a half maybe</source>
        <translation>three and a half maybe dreieinhalb vielleicht</translation>
    </message>
    <message>
        <source>second round increase up</source>
        <translation>second round increase up zweite Runde erhöhen aufstocken</translation>
    </message>
    <message>
        <source>table talk discuss sure possible maybe cross-boarding</source>
        <translation>table talk discuss sure possible maybe cross-boarding reden besprechen sicher möglich vielleicht Tischgespräch</translation>
    </message>
    <message>
        <source>book tricks not played ten</source>
        <translation>book tricks not played ten Stiche nicht gespielt zehn</translation>
    </message>
    <message>
        <source>first hand bids itself</source>
        <translation>first hand bids itself erste Runde bietet von selbst</translation>
    </message>
    <message>
        <source>cross-boarding table talk crossboarding</source>
        <translation>cross-boarding table talk crossboarding Tischgespräch verraten</translation>
    </message>
    <message>
        <source>nilo zero naught nothing null</source>
        <translation>nilo zero naught nothing null null nichts</translation>
    </message>
    <message>
        <source>nilo announce</source>
        <translation>nilo announce ansagen</translation>
    </message>
    <message>
        <source>nilo bonus points worth 50 100</source>
        <translation>nilo bonus points worth 50 100 Bonus Punkte Wert 50 100</translation>
    </message>
    <message>
        <source>nilo penalty points broken set</source>
        <translation>nilo penalty points broken set Strafe Punkte gescheitert gefallen</translation>
    </message>
    <message>
        <source>nilo broken set sandbags overtricks</source>
        <translation>nilo broken set sandbags overtricks gescheitert gefallen Säcke Überstiche</translation>
    </message>
    <message>
        <source>zero 3b</source>
        <translation>zero 3b Topf null</translation>
    </message>
    <message>
        <source>nilo double nil zero unseen</source>
        <translation>nilo double nil zero unseen doppelt null ungesehen</translation>
    </message>
    <message>
        <source>nilo bonus worth</source>
        <translation>nilo bonus worth Bonus Wert</translation>
    </message>
    <message>
        <source>nilo penalty</source>
        <translation>nilo penalty Strafe</translation>
    </message>
    <message>
        <source>nilo trailing losing down by hundred</source>
        <translation>nilo trailing losing down by hundred hinten zurückliegen Rückstand hundert</translation>
    </message>
    <message>
        <source>nilo both partners double nil triple nil</source>
        <translation>nilo both partners double nil triple nil beide Partner doppelt dreifach</translation>
    </message>
    <message>
        <source>shuffle stack top card</source>
        <translation>shuffle stack top card mischen Stapel oberste Karte</translation>
    </message>
    <message>
        <source>side lose every trick</source>
        <translation>side lose every trick Seite alle Stiche abgeben verlieren</translation>
    </message>
    <message>
        <source>blind six seven trailing unseen</source>
        <translation>blind six seven trailing unseen sechs sieben Rückstand ungesehen</translation>
    </message>
    <message>
        <source>trailing losing down by hundred</source>
        <translation>trailing losing down by hundred hinten zurückliegen Rückstand hundert</translation>
    </message>
    <message>
        <source>blind six seven</source>
        <translation>blind six seven sechs sieben</translation>
    </message>
    <message>
        <source>wheels flight 10-for-200 10 for 2 two hundred</source>
        <translation>wheels flight 10-for-200 10 for 2 two hundred zehn für zweihundert</translation>
    </message>
    <message>
        <source>wheels flight 10-for-200 two hundred</source>
        <translation>wheels flight 10-for-200 two hundred zehn für zweihundert</translation>
    </message>
    <message>
        <source>wheels flight</source>
        <translation>wheels flight zehn</translation>
    </message>
    <message>
        <source>wheels flight sandbags</source>
        <translation>wheels flight sandbags zehn Säcke Überstiche</translation>
    </message>
    <message>
        <source>boston thirteen all tricks</source>
        <translation>boston thirteen all tricks dreizehn alle Stiche Durchmarsch</translation>
    </message>
    <message>
        <source>boston slam shoot the moon thirteen all tricks</source>
        <translation>boston slam shoot the moon thirteen all tricks dreizehn alle Stiche Durchmarsch</translation>
    </message>
    <message>
        <source>boston slam shooting</source>
        <translation>boston slam shooting Durchmarsch</translation>
    </message>
    <message>
        <source>boston slam shooting game</source>
        <translation>boston slam shooting game Durchmarsch Partie Spiel</translation>
    </message>
    <message>
        <source>boston on fire grand slam</source>
        <translation>boston on fire grand slam Durchmarsch blind</translation>
    </message>
    <message>
        <source>twelve tricks</source>
        <translation>twelve tricks zwölf Stiche</translation>
    </message>
    <message>
        <source>no trump nt</source>
        <translation>no trump nt ohne Trumpf</translation>
    </message>
    <message>
        <source>big little first seven ten tricks</source>
        <translation>big little first seven ten tricks groß klein erste sieben zehn Stiche</translation>
    </message>
    <message>
        <source>big little consecutive in a row</source>
        <translation>big little consecutive in a row groß klein hintereinander in Folge</translation>
    </message>
    <message>
        <source>big little first six nine tricks</source>
        <translation>big little first six nine tricks groß klein erste sechs neun Stiche</translation>
    </message>
    <message>
        <source>bridge whist six books</source>
        <translation>bridge whist six books Auktion Reizen sechs Stiche</translation>
    </message>
    <message>
        <source>two of clubs deuce throw</source>
        <translation>two of clubs deuce throw Kreuz-Zwei abwerfen</translation>
    </message>
    <message>
        <source>trump cut ruff opening</source>
        <translation>trump cut ruff opening Trumpf stechen Eröffnung</translation>
    </message>
    <message>
        <source>breaking spades broken break trump lead</source>
        <translation>breaking spades broken break trump lead Pik brechen gebrochen ausspielen Trumpf</translation>
    </message>
    <message>
        <source>renege reneging revoke revoking reneg follow suit illegal cheat catch call</source>
        <translation>renege reneging revoke revoking reneg follow suit illegal cheat catch call bedienen nicht bekennen falsche Karte schummeln reklamieren</translation>
    </message>
    <message>
        <source>renege reneging revoke accusation</source>
        <translation>renege reneging revoke accusation bedienen reklamieren Vorwurf Irrtum</translation>
    </message>
    <message>
        <source>renege revoke undo mistake</source>
        <translation>renege revoke undo mistake zurücknehmen rückgängig Versehen Fehler</translation>
    </message>
    <message>
        <source>books turn over look at tricks</source>
        <translation>books turn over look at tricks umdrehen nachsehen Stiche ansehen</translation>
    </message>
    <message>
        <source>tram the rest are mine lay down</source>
        <translation>tram the rest are mine lay down der Rest gehört mir hinlegen auflegen</translation>
    </message>
    <message>
        <source>tram the rest are mine exposed</source>
        <translation>tram the rest are mine exposed der Rest gehört mir offen</translation>
    </message>
    <message>
        <source>speed spades philadelphia quakers clock time</source>
        <translation>speed spades philadelphia quakers clock time Zeit Uhr Bedenkzeit schnell</translation>
    </message>
    <message>
        <source>books ten points score</source>
        <translation>books ten points score zehn Punkte zählen</translation>
    </message>
    <message>
        <source>highlander oh hell exact books</source>
        <translation>highlander oh hell exact books genau Kontrakt erfüllt</translation>
    </message>
    <message>
        <source>short down quicksand going under books</source>
        <translation>short down quicksand going under books zu wenig unter Fehlstiche</translation>
    </message>
    <message>
        <source>broken contract defenders undertricks</source>
        <translation>broken contract defenders undertricks Gegner Fehlstiche gefallen</translation>
    </message>
    <message>
        <source>bags sandbags books overs no overs over books</source>
        <translation>bags sandbags books overs no overs over books Säcke Überstiche</translation>
    </message>
    <message>
        <source>bags sandbags overs three</source>
        <translation>bags sandbags overs three Säcke Überstiche drei</translation>
    </message>
    <message>
        <source>double over double back bags sandbags overtricks</source>
        <translation>double over double back bags sandbags overtricks doppelt Säcke Überstiche</translation>
    </message>
    <message>
        <source>seven tricks or higher race</source>
        <translation>seven tricks or higher race sieben Stiche Wettlauf</translation>
    </message>
    <message>
        <source>individual team players</source>
        <translation>individual team players einzeln Team Spieler</translation>
    </message>
    <message>
        <source>sandbags overtricks bagging out sandbagging ten no bags</source>
        <translation>sandbags overtricks bagging out sandbagging ten no bags Säcke Überstiche zehn keine</translation>
    </message>
    <message>
        <source>sandbags overtricks bagging out hundred</source>
        <translation>sandbags overtricks bagging out hundred Säcke Überstiche hundert</translation>
    </message>
    <message>
        <source>sandbags overtricks reset keep</source>
        <translation>sandbags overtricks reset keep Säcke Überstiche leeren behalten</translation>
    </message>
    <message>
        <source>sandbags 0-till-10 last digit units</source>
        <translation>sandbags 0-till-10 last digit units Säcke letzte Ziffer Einer</translation>
    </message>
    <message>
        <source>sandbag cancellation three of spades</source>
        <translation>sandbag cancellation three of spades Sack streichen Pik-Drei</translation>
    </message>
    <message>
        <source>deuce victory</source>
        <translation>deuce victory Zwei Sieg</translation>
    </message>
    <message>
        <source>bela pinochle final</source>
        <translation>bela pinochle final letzter Stich</translation>
    </message>
    <message>
        <source>end winning streak three in a row</source>
        <translation>end winning streak three in a row Siegesserie drei in Folge</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>nine of spades Pik-Neun</translation>
    </message>
    <message>
        <source>eight and ten rule</source>
        <translation>eight and ten rule Acht und zehn teilen</translation>
    </message>
    <message>
        <source>play to first to game points 500 300 250 1000 end winning score</source>
        <translation>play to first to game points 500 300 250 1000 end winning score Ziel spielen bis Punkte Endstand gewinnen</translation>
    </message>
    <message>
        <source>minus mercy lose negative</source>
        <translation>minus mercy lose negative minus Verlust negativ unter null</translation>
    </message>
    <message>
        <source>hands rounds fixed number</source>
        <translation>hands rounds fixed number Runden Anzahl Spiele feste Zahl</translation>
    </message>
    <message>
        <source>time limit hour</source>
        <translation>time limit hour Zeit Stunde Dauer</translation>
    </message>
    <message>
        <source>shot back to back twice in succession</source>
        <translation>shot back to back twice in succession zweimal hintereinander in Folge gefallen</translation>
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
        <source>its side must end with exactly one nil</source>
        <translation>seine Seite muss am Ende genau ein Nil haben</translation>
    </message>
    <message>
        <source>these contracts fill the books (rule bid_books_made): the deal is not played, enter it as &quot;unplayed&quot;</source>
        <translation>diese Kontrakte füllen die Bücher (Regel bid_books_made): Die Runde wird nicht gespielt, trage sie als &quot;unplayed&quot; ein</translation>
    </message>
    <message>
        <source>%1 %2 may choose from: %3.</source>
        <translation>%1 %2 darf wählen aus: %3.</translation>
    </message>
    <message>
        <source>%1 %2 may: %3.</source>
        <translation>%1 %2 darf: %3.</translation>
    </message>
    <message>
        <source>overtricks give no points.</source>
        <translation>Überstiche bringen keine Punkte.</translation>
    </message>
    <message>
        <source>a ten must be met exactly.</source>
        <translation>eine Zehn muss genau getroffen werden.</translation>
    </message>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Gelegenheitsspieler</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Stammspieler</translation>
    </message>
    <message>
        <source>Skilled</source>
        <translation>Geübt</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Meister</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Kühn</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <source>Daring</source>
        <translation>Wagemutig</translation>
    </message>
    <message>
        <source>Thrifty</source>
        <translation>Sparsam</translation>
    </message>
    <message>
        <source>Spiteful</source>
        <translation>Boshaft</translation>
    </message>
    <message>
        <source>Would rather set you than make the bid.</source>
        <translation>Bringt dich lieber zu Fall, als das eigene Gebot zu machen.</translation>
    </message>
    <message>
        <source>%1 is about as good.</source>
        <translation>%1 ist etwa gleich gut.</translation>
    </message>
    <message numerus="yes">
        <source>Blind nil failed, took %n</source>
        <translation>
            <numerusform>Blind-Nil gescheitert, %n Stich gemacht</numerusform>
            <numerusform>Blind-Nil gescheitert, %n Stiche gemacht</numerusform>
        </translation>
    </message>
    <message>
        <source>Blind nil failed by a renege</source>
        <translation>Blind-Nil durch falsches Bedienen gescheitert</translation>
    </message>
    <message>
        <source>Blind nil failed by a wrong claim</source>
        <translation>Blind-Nil durch falsches Beanspruchen gescheitert</translation>
    </message>
    <message>
        <source>It brings more bags.</source>
        <translation>Es bringt mehr Säcke.</translation>
    </message>
    <message>
        <source>%1: the lowest club opens the first trick.</source>
        <translation>%1: Das niedrigste Kreuz eröffnet den ersten Stich.</translation>
    </message>
    <message>
        <source>%1: no spade may be thrown on the first trick.</source>
        <translation>%1: Im ersten Stich darf kein Pik abgeworfen werden.</translation>
    </message>
    <message>
        <source>%1: you are void in the suit led and must trump.</source>
        <translation>%1: Du hast die angespielte Farbe nicht und musst stechen.</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>minus %1</source>
        <translation>minus %1</translation>
    </message>
    <message>
        <source>No deal is in progress.</source>
        <translation>Keine Runde ist im Gange.</translation>
    </message>
    <message>
        <source>The later deals cannot be kept.</source>
        <translation>Die späteren Runden können nicht bleiben.</translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>Eine andere Wahl gab es nicht.</translation>
    </message>
    <message>
        <source>All cards were known here.</source>
        <translation>Hier waren alle Karten bekannt.</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>Etwas Besseres fand sich nicht.</translation>
    </message>
    <message numerus="yes">
        <source>Every overtrick is a bag; a side loses %1 for %n bag(s).</source>
        <translation>
            <numerusform>Jeder Überstich ist ein Sack; eine Seite verliert %1 für %n Sack.</numerusform>
            <numerusform>Jeder Überstich ist ein Sack; eine Seite verliert %1 für %n Säcke.</numerusform>
        </translation>
    </message>
    <message>
        <source>The player after the dealer opens an auction.</source>
        <translation>Der Spieler nach dem Geber eröffnet eine Auktion.</translation>
    </message>
    <message>
        <source>Where the second partner names the total there are no half tricks.</source>
        <translation>Wo der zweite Partner die Summe nennt, gibt es keine halben Stiche.</translation>
    </message>
    <message>
        <source>Where the second partner names the total the side raises it, not each player.</source>
        <translation>Wo der zweite Partner die Summe nennt, erhöht die Seite und nicht jeder Spieler.</translation>
    </message>
    <message>
        <source>Bidding begins with the player after the dealer or with the dealer; where sides bid, with the side that did not deal or with the dealer&apos;s.</source>
        <translation>Der Spieler nach dem Geber oder der Geber bietet zuerst; wo Seiten bieten, die Seite, die nicht gegeben hat, oder die des Gebers.</translation>
    </message>
    <message>
        <source>After the dealer</source>
        <translation>Nach dem Geber</translation>
    </message>
    <message>
        <source>What the second partner bids</source>
        <translation>Was der zweite Partner bietet</translation>
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
        <source>one opens one closes open and close opener closer partner closes the bid total bid team</source>
        <translation>einer öffnet einer schließt öffnen schließen öffner schließer gesamtgebot summe partner schließt</translation>
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
        <source>The deal is void</source>
        <translation>Die Runde ist ungültig</translation>
    </message>
    <message>
        <source>redeal short too few books bid gentleman&apos;s</source>
        <translation>neu geben zu wenig zu niedrig geboten gentlemansgebot</translation>
    </message>
    <message>
        <source>Penalty for talking</source>
        <translation>Strafe fürs Reden</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>cross-boarding table talk crossboarding 3 books for talking penalty procedure</source>
        <translation>reden verraten tischgespräch 3 stiche fürs reden strafe ablauf</translation>
    </message>
    <message>
        <source>After all bids the side that named its number first may raise its contract once.</source>
        <translation>Nach allen Geboten darf die Seite, die ihre Zahl zuerst genannt hat, ihren Kontrakt einmal erhöhen.</translation>
    </message>
    <message>
        <source>One opens, one closes.</source>
        <translation>Einer öffnet, einer schließt.</translation>
    </message>
    <message>
        <source>Blind bonus: whose tricks</source>
        <translation>Blindprämie: wessen Stiche</translation>
    </message>
    <message>
        <source>The side&apos;s</source>
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
        <source>there is only one condition.</source>
        <translation>es gibt nur eine Bedingung.</translation>
    </message>
    <message>
        <source>First heart turned</source>
        <translation>Erstes aufgedecktes Herz</translation>
    </message>
    <message>
        <source>First diamond turned</source>
        <translation>Erstes aufgedecktes Karo</translation>
    </message>
    <message>
        <source>First club turned</source>
        <translation>Erstes aufgedecktes Kreuz</translation>
    </message>
    <message>
        <source>draw for deal high card first diamond deals first club deals first heart deals</source>
        <translation>ziehen geber hohe karte erstes karo gibt erstes kreuz gibt erstes herz gibt</translation>
    </message>
    <message>
        <source>Cards for each player</source>
        <translation>Karten für jeden Spieler</translation>
    </message>
    <message>
        <source>cards each hand size thirteen 13 number of cards dealt</source>
        <translation>karten für jeden handgröße blattgröße dreizehn 13 kartenzahl</translation>
    </message>
    <message>
        <source>Misdeal: the ace is a face card</source>
        <translation>Neu geben: Das Ass ist ein Bild</translation>
    </message>
    <message>
        <source>no ace no face A K Q J picture deficient hand redeal</source>
        <translation>kein ass kein bild A K D B bilder schlechtes blatt neu geben</translation>
    </message>
    <message>
        <source>Misdeal: every condition at once</source>
        <translation>Neu geben: alle Bedingungen zugleich</translation>
    </message>
    <message>
        <source>both misdeal conditions together and deficient hand redeal</source>
        <translation>beide bedingungen zusammen und schlechtes blatt neu geben</translation>
    </message>
    <message>
        <source>The hands are drafted: in turn, the dealer last, draw two cards, keep one and throw the other away, until both hold %1 cards.</source>
        <translation>Die Blätter werden gewählt: Der Reihe nach, der Geber zuletzt, zieht man zwei Karten, behält eine und wirft die andere weg, bis beide %1 Karten haben.</translation>
    </message>
    <message>
        <source>The hands are drafted: in turn, the dealer last, look at the top card and keep it, throwing the next one away, or refuse it and keep the next one, until both hold %1 cards.</source>
        <translation>Die Blätter werden gewählt: Der Reihe nach, der Geber zuletzt, sieht man die oberste Karte an und behält sie, dann wird die nächste weggeworfen, oder man lehnt sie ab und behält die nächste, bis beide %1 Karten haben.</translation>
    </message>
    <message>
        <source>After bids that void the deal the same player deals again.</source>
        <translation>Nach Geboten, die die Runde ungültig machen, gibt derselbe Spieler noch einmal.</translation>
    </message>
    <message>
        <source>After bids that void the deal the next player deals.</source>
        <translation>Nach Geboten, die die Runde ungültig machen, gibt der nächste Spieler.</translation>
    </message>
    <message>
        <source>Every contract of all tricks</source>
        <translation>Jeder Kontrakt von allen Stichen</translation>
    </message>
    <message>
        <source>7 and 6 is a Boston automatic Boston thirteen slam</source>
        <translation>7 und 6 ist ein boston automatischer boston dreizehn slam</translation>
    </message>
    <message>
        <source>sweep unbid Boston took all 13 thirteen all the tricks without bidding slam</source>
        <translation>durchmarsch ungebotener boston alle 13 dreizehn stiche ohne gebot slam</translation>
    </message>
    <message>
        <source>sweep Boston taken wins unbid all 13 thirteen</source>
        <translation>durchmarsch boston gemacht gewinnt ungeboten alle 13 dreizehn</translation>
    </message>
    <message>
        <source>Tricks of a failed nil count for the contract of the next side in turn.</source>
        <translation>Stiche eines gescheiterten Nil zählen für den Kontrakt der nächsten Seite.</translation>
    </message>
    <message>
        <source>Cards go to the next partner in turn.</source>
        <translation>Karten gehen an den nächsten Partner der Reihe nach.</translation>
    </message>
    <message>
        <source>The first card is led by the player after the dealer, by the dealer, by the holder of the lowest club (who must lead that card, or may lead any), or by the player with the highest bid.</source>
        <translation>Die erste Karte kommt vom Spieler nach dem Geber, vom Geber, von dem mit dem niedrigsten Kreuz, der genau diese Karte ausspielen muss oder mit jeder beginnen darf, oder vom Spieler mit dem höchsten Gebot.</translation>
    </message>
    <message>
        <source>Lowest club, with any card</source>
        <translation>Niedrigstes Kreuz, mit beliebiger Karte</translation>
    </message>
    <message>
        <source>two of clubs deuce starts opening lead first trick start high bidder leads any card</source>
        <translation>kreuz zwei beginnt eröffnet ausspiel erster stich anfang höchstbietender spielt aus beliebige karte</translation>
    </message>
    <message>
        <source>Trump if it wins</source>
        <translation>Stechen, wenn es gewinnt</translation>
    </message>
    <message>
        <source>play to beat must trump overtrump ruff pinochle call break head the trick must beat must play higher void must beat</source>
        <translation>stechen überstechen pflicht stichzwang farbzwang trumpfzwang schlagen müssen call break blank muss schlagen</translation>
    </message>
    <message>
        <source>head the trick must beat must play higher call break batak go over</source>
        <translation>überbieten stichzwang muss schlagen muss höher spielen call break batak überspielen</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s right leads to the first trick.</source>
        <translation>Zum ersten Stich spielt der Spieler rechts vom Geber aus.</translation>
    </message>
    <message>
        <source>The holder of the lowest club leads to the first trick, with any card that may be led.</source>
        <translation>Zum ersten Stich spielt aus, wer das niedrigste Kreuz hat, mit jeder Karte, die ausgespielt werden darf.</translation>
    </message>
    <message>
        <source>%1: you can beat the card that is winning, and must.</source>
        <translation>%1: Du kannst die gewinnende Karte schlagen und musst es.</translation>
    </message>
    <message>
        <source>%1: you are void in the suit led, hold a spade that would win the trick, and must play one.</source>
        <translation>%1: Du hast die ausgespielte Farbe nicht, aber ein Pik, das den Stich gewinnen würde, und musst ein solches spielen.</translation>
    </message>
    <message>
        <source>Beat the winning card.</source>
        <translation>Schlag die Karte, die gerade gewinnt.</translation>
    </message>
    <message>
        <source>You must trump higher.</source>
        <translation>Du musst höher stechen.</translation>
    </message>
    <message>
        <source>You must trump.</source>
        <translation>Du musst stechen.</translation>
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
        <source>renege revoke opponents make their bid books</source>
        <translation>falsch bedienen gegner schaffen ihr gebot</translation>
    </message>
    <message>
        <source>renege revoke accusation wrong challenge call is a set</source>
        <translation>falsch bedienen anklage falsche reklamation fällt</translation>
    </message>
    <message>
        <source>The contracts of all other sides then count as made, whatever they took.</source>
        <translation>Die Kontrakte aller anderen Seiten gelten dann als geschafft, was auch immer sie gemacht haben.</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Spielrichtung</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <translation>Im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <translation>Gegen den Uhrzeigersinn</translation>
    </message>
    <message>
        <source>counter-clockwise anticlockwise anti-clockwise right left way round direction of play india pakistan turkey</source>
        <translation>gegen den uhrzeigersinn rechts links herum richtung spielrichtung indien pakistan türkei</translation>
    </message>
    <message>
        <source>Play goes counter-clockwise: cards are dealt to the right, and the next player is the one on your right.</source>
        <translation>Gespielt wird gegen den Uhrzeigersinn: Gegeben wird nach rechts, und nach dir kommt, wer rechts von dir sitzt.</translation>
    </message>
    <message>
        <source>a ten must be announced.</source>
        <translation>eine Zehn muss angesagt werden.</translation>
    </message>
    <message>
        <source>Contracts above ten</source>
        <translation>Kontrakte über zehn</translation>
    </message>
    <message>
        <source>Whether a contract above ten counts as a ten too: no; yes, for the same points; or yes, for more points in proportion, as eleven for 220.</source>
        <translation>Ob ein Kontrakt über zehn auch als Zehn zählt: nein; ja, für dieselben Punkte; oder ja, für mehr Punkte im Verhältnis, wie elf für 220.</translation>
    </message>
    <message>
        <source>Ordinary contracts</source>
        <translation>Gewöhnliche Kontrakte</translation>
    </message>
    <message>
        <source>Score as ten</source>
        <translation>Zählen wie zehn</translation>
    </message>
    <message>
        <source>Score in proportion</source>
        <translation>Zählen im Verhältnis</translation>
    </message>
    <message>
        <source>10 and more bid 11 for 200 eleven twelve double from ten twenty for each</source>
        <translation>10 und mehr 11 für 200 elf zwölf doppelt ab zehn zwanzig je stich</translation>
    </message>
    <message>
        <source>A contract above ten scores more in proportion, as eleven one tenth more.</source>
        <translation>Ein Kontrakt über zehn zählt im Verhältnis mehr, elf also ein Zehntel mehr.</translation>
    </message>
    <message>
        <source>A renege lost the match.</source>
        <translation>Falsches Bedienen hat die Partie verloren.</translation>
    </message>
    <message>
        <source>One side took every trick of a deal.</source>
        <translation>Eine Seite hat alle Stiche einer Runde gemacht.</translation>
    </message>
    <message numerus="yes">
        <source>Fewer than %n trick(s) in the first deal lost the match.</source>
        <translation>
            <numerusform>Weniger als %n Stich in der ersten Runde hat die Partie verloren.</numerusform>
            <numerusform>Weniger als %n Stiche in der ersten Runde haben die Partie verloren.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won: the others took fewer than %n trick(s) in the first deal.</source>
        <translation>
            <numerusform>%1 hat gewonnen: Die anderen haben in der ersten Runde weniger als %n Stich gemacht.</numerusform>
            <numerusform>%1 hat gewonnen: Die anderen haben in der ersten Runde weniger als %n Stiche gemacht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Set %n time(s) in the match.</source>
        <translation>
            <numerusform>%n Mal in der Partie gefallen.</numerusform>
            <numerusform>%n Mal in der Partie gefallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>the deal has fewer tricks.</source>
        <translation>die Runde hat weniger Stiche.</translation>
    </message>
    <message>
        <source>every match has a deal.</source>
        <translation>jede Partie hat eine Runde.</translation>
    </message>
    <message>
        <source>no score and no clock ends the match.</source>
        <translation>kein Punktestand und keine Uhr beendet die Partie.</translation>
    </message>
    <message>
        <source>Sets in all</source>
        <translation>Gefallen im Ganzen</translation>
    </message>
    <message>
        <source>A side that is set this many times in the match, in a row or not, loses it. 0 switches it off.</source>
        <translation>Eine Seite, die in der Partie so oft fällt, hintereinander oder nicht, verliert sie. 0 schaltet es ab.</translation>
    </message>
    <message>
        <source>2 sets is game set twice two sets lose bumped set out three sets</source>
        <translation>zweimal gefallen ist aus zwei fälle verlieren dreimal gefallen insgesamt</translation>
    </message>
    <message>
        <source>First deal: tricks to stay in</source>
        <translation>Erste Runde: nötige Stiche</translation>
    </message>
    <message>
        <source>A side that takes fewer tricks than this in the first deal loses the match. 0 switches it off.</source>
        <translation>Eine Seite, die in der ersten Runde weniger Stiche macht, verliert die Partie. 0 schaltet es ab.</translation>
    </message>
    <message>
        <source>less than 4 books first hand loses game</source>
        <translation>weniger als 4 stiche erste runde verliert</translation>
    </message>
    <message>
        <source>at least three deals minimum deals hands rounds</source>
        <translation>mindestens drei runden mindestzahl</translation>
    </message>
    <message>
        <source>handicap head start starting points odds</source>
        <translation>vorgabe vorsprung handicap anfangspunkte startpunkte</translation>
    </message>
    <message numerus="yes">
        <source>A side that is set %n time(s) in all loses the match.</source>
        <translation>
            <numerusform>Eine Seite, die im Ganzen %n Mal fällt, verliert die Partie.</numerusform>
            <numerusform>Eine Seite, die im Ganzen %n Mal fällt, verliert die Partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that takes fewer than %n trick(s) in the first deal loses the match.</source>
        <translation>
            <numerusform>Eine Seite, die in der ersten Runde weniger als %n Stich macht, verliert die Partie.</numerusform>
            <numerusform>Eine Seite, die in der ersten Runde weniger als %n Stiche macht, verliert die Partie.</numerusform>
        </translation>
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
        <source>Straight for two</source>
        <translation>Schlicht zu zweit</translation>
    </message>
    <message>
        <source>two players heads up no draft thirteen cards each</source>
        <translation>zwei spieler zu zweit ohne wählen dreizehn karten für jeden</translation>
    </message>
    <message numerus="yes">
        <source>&quot;winners&quot; names %n trick(s), but %1 are played</source>
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
        <source>The deal names %n hand(s) for %1 players.</source>
        <translation>
            <numerusform>Die Runde nennt %n Hand für %1 Spieler.</numerusform>
            <numerusform>Die Runde nennt %n Hände für %1 Spieler.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s), the deal gives %2.</source>
        <translation>
            <numerusform>%1 hält %n Karte, ausgeteilt werden %2.</numerusform>
            <numerusform>%1 hält %n Karten, ausgeteilt werden %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deal leaves %1 aside, the file %n card(s).</source>
        <translation>
            <numerusform>Beiseite bleiben beim Geben %1, in der Datei %n Karte.</numerusform>
            <numerusform>Beiseite bleiben beim Geben %1, in der Datei %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It earns %n point(s) for each trick bid when made and costs %2 for each when set.</source>
        <translation>
            <numerusform>Das bringt %n Punkt je gebotenem Stich, wenn es gelingt, und kostet je %2, wenn nicht.</numerusform>
            <numerusform>Das bringt %n Punkte je gebotenem Stich, wenn es gelingt, und kostet je %2, wenn nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moon: a bid, for the side, to take every trick. It earns %n point(s) and costs %2.</source>
        <translation>
            <numerusform>Moon: das Gebot, für die Seite alle Stiche zu machen. Es bringt %n Punkt und kostet %2.</numerusform>
            <numerusform>Moon: das Gebot, für die Seite alle Stiche zu machen. Es bringt %n Punkte und kostet %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blind moon, bid before the bidder has looked, earns %n point(s) and costs %2.</source>
        <translation>
            <numerusform>Blinder Moon, geboten, bevor der Bieter hingesehen hat, bringt %n Punkt und kostet %2.</numerusform>
            <numerusform>Blinder Moon, geboten, bevor der Bieter hingesehen hat, bringt %n Punkte und kostet %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lexington: a contract of twelve earns %n point(s) when made and costs as many when set.</source>
        <translation>
            <numerusform>Lexington: Ein Kontrakt von zwölf bringt %n Punkt, wenn er erfüllt ist, und kostet ebenso viele, wenn er fällt.</numerusform>
            <numerusform>Lexington: Ein Kontrakt von zwölf bringt %n Punkte, wenn er erfüllt ist, und kostet ebenso viele, wenn er fällt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %1 point(s)</source>
        <translation>
            <numerusform>mit %1 Punkt</numerusform>
            <numerusform>mit %1 Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won: %2 point(s), %3 were needed.</source>
        <translation>
            <numerusform>Sieg für %1: %2 Punkt, nötig waren %3.</numerusform>
            <numerusform>Sieg für %1: %2 Punkte, nötig waren %3.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won %2 after %n deal(s).</source>
        <translation>
            <numerusform>Sieg für %1 %2 nach %n Runde.</numerusform>
            <numerusform>Sieg für %1 %2 nach %n Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won %2 when time was up.</source>
        <translation>Sieg für %1 %2, als die Zeit um war.</translation>
    </message>
    <message numerus="yes">
        <source>The first side to reach %n point(s) wins the match; if several do in one deal, the highest score wins.</source>
        <translation>
            <numerusform>Die erste Seite mit %n Punkt gewinnt die Partie; schaffen es mehrere in einer Runde, gewinnt der höchste Punktestand.</numerusform>
            <numerusform>Die erste Seite mit %n Punkten gewinnt die Partie; schaffen es mehrere in einer Runde, gewinnt der höchste Punktestand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that falls to %1 point(s) or below loses it.</source>
        <translation>
            <numerusform>Eine Seite, die auf %1 Punkt oder darunter fällt, verliert sie.</numerusform>
            <numerusform>Eine Seite, die auf %1 Punkte oder darunter fällt, verliert sie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last bidder&apos;s side, the declarers, must win the number bid and %n more trick(s) (the book).</source>
        <translation>
            <numerusform>Die Seite des letzten Bieters, die Spielpartei, muss die gebotene Zahl und %n Stich mehr gewinnen (das Buch).</numerusform>
            <numerusform>Die Seite des letzten Bieters, die Spielpartei, muss die gebotene Zahl und %n Stiche mehr gewinnen (das Buch).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Otherwise they lose %n point(s) for each trick of the number bid.</source>
        <translation>
            <numerusform>Sonst verliert sie %n Punkt für jeden Stich der gebotenen Zahl.</numerusform>
            <numerusform>Sonst verliert sie %n Punkte für jeden Stich der gebotenen Zahl.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every defending side earns %n point(s) for each overtrick of the declarers and %2 for each undertrick. There are no bags and no nil.</source>
        <translation>
            <numerusform>Jede Gegenpartei bekommt %n Punkt für jeden Überstich der Spielpartei und %2 für jeden, der ihr fehlt. Es gibt keine Säcke und kein Nil.</numerusform>
            <numerusform>Jede Gegenpartei bekommt %n Punkte für jeden Überstich der Spielpartei und %2 für jeden, der ihr fehlt. Es gibt keine Säcke und kein Nil.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every contract of exactly ten earns %n point(s) when made and costs %2 when set.</source>
        <translation>
            <numerusform>Jeder Kontrakt von genau zehn bringt %n Punkt, wenn er erfüllt ist, und kostet %2, wenn er fällt.</numerusform>
            <numerusform>Jeder Kontrakt von genau zehn bringt %n Punkte, wenn er erfüllt ist, und kostet %2, wenn er fällt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A blind ten earns %n point(s) and costs %2.</source>
        <translation>
            <numerusform>Eine blinde Zehn bringt %n Punkt und kostet %2.</numerusform>
            <numerusform>Eine blinde Zehn bringt %n Punkte und kostet %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player gets only %n card(s): a hand needs at least five.</source>
        <translation>
            <numerusform>Jeder Spieler bekommt nur %n Karte: eine Hand braucht mindestens fünf.</numerusform>
            <numerusform>Jeder Spieler bekommt nur %n Karten: eine Hand braucht mindestens fünf.</numerusform>
        </translation>
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
        <source>I held %1, and %2 had bid %3.</source>
        <translation>Ich hatte %1, und %2 hatte %3 geboten.</translation>
    </message>
    <message>
        <source>I held %1.</source>
        <translation>Ich hatte %1.</translation>
    </message>
    <message>
        <source>I held no sure trick, and %1 had bid %2.</source>
        <translation>Ich hatte keinen sicheren Stich, und %1 hatte %2 geboten.</translation>
    </message>
    <message>
        <source>I held no sure trick.</source>
        <translation>Ich hatte keinen sicheren Stich.</translation>
    </message>
    <message>
        <source>My highest spade was the %1.</source>
        <translation>Mein höchstes Pik war %1.</translation>
    </message>
    <message>
        <source>I held no spade.</source>
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
        <source>%1 is hard to lose.</source>
        <translation>%1 ist schwer loszuwerden.</translation>
    </message>
    <message numerus="yes">
        <source>We still wanted %n trick(s) for our contract.</source>
        <translation>
            <numerusform>Für unseren Kontrakt fehlte uns noch %n Stich.</numerusform>
            <numerusform>Für unseren Kontrakt fehlten uns noch %n Stiche.</numerusform>
        </translation>
    </message>
    <message>
        <source>Our contract was made; every trick more was a bag.</source>
        <translation>Unser Kontrakt war gemacht; jeder weitere Stich war ein Sack.</translation>
    </message>
    <message numerus="yes">
        <source>I counted %n more of the %1 outside my hand.</source>
        <translation>
            <numerusform>Ich zählte außerhalb meiner Hand noch %n Karte in %1.</numerusform>
            <numerusform>Ich zählte außerhalb meiner Hand noch %n Karten in %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>I had nothing else to play.</source>
        <translation>Ich konnte nichts anderes spielen.</translation>
    </message>
    <message>
        <source>With a clearer head I would have played %1.</source>
        <translation>Mit klarerem Kopf hätte ich %1 gespielt.</translation>
    </message>
    <message>
        <source>For my nil I feared %1 most.</source>
        <translation>Für mein Nil fürchtete ich %1 am meisten.</translation>
    </message>
    <message>
        <source>I wanted to see my cards before I bid.</source>
        <translation>Ich wollte meine Karten sehen, bevor ich biete.</translation>
    </message>
    <message>
        <source>I had nothing lower to play, and hoped to be covered.</source>
        <translation>Ich hatte nichts Niedrigeres und hoffte, dass mich jemand deckt.</translation>
    </message>
    <message>
        <source>It draws spades from the others.</source>
        <translation>Sie zieht den anderen die Pik.</translation>
    </message>
    <message>
        <source>I wanted spades out of the other hands.</source>
        <translation>Die anderen sollten Pik verlieren.</translation>
    </message>
    <message>
        <source>I was last and took the trick as cheaply as I could.</source>
        <translation>Ich war am Ende dran und nahm den Stich so billig wie möglich.</translation>
    </message>
    <message>
        <source>It wins the trick.</source>
        <translation>Sie gewinnt den Stich.</translation>
    </message>
    <message>
        <source>I was last and took the trick.</source>
        <translation>Ich war am Ende dran und nahm den Stich.</translation>
    </message>
    <message>
        <source>I wanted the trick, or a higher card out of the next hands.</source>
        <translation>Ich wollte den Stich, oder eine höhere Karte aus den nächsten Händen.</translation>
    </message>
    <message>
        <source>Better to leave this trick to the others.</source>
        <translation>Dieser Stich bleibt besser bei den anderen.</translation>
    </message>
    <message>
        <source>I could have taken the trick, and did not want it.</source>
        <translation>Ich hätte den Stich nehmen können und wollte ihn nicht.</translation>
    </message>
    <message>
        <source>%1 can stay under it with any card of its suit.</source>
        <translation>%1 kann mit jeder Karte dieser Farbe darunter bleiben.</translation>
    </message>
    <message>
        <source>%1 could stay under it with any card of its suit.</source>
        <translation>%1 konnte mit jeder Karte dieser Farbe darunter bleiben.</translation>
    </message>
    <message>
        <source>Once the %2 is gone, your %3 is the highest.</source>
        <translation>Ist %2 erst gefallen, ist deine %3 die höchste.</translation>
    </message>
    <message>
        <source>Once the %2 was gone, my %3 was the highest.</source>
        <translation>War %2 erst gefallen, war meine %3 die höchste.</translation>
    </message>
    <message>
        <source>%1 is a little worse.</source>
        <translation>%1 ist ein wenig schlechter.</translation>
    </message>
    <message>
        <source>%1: too close to tell which is better.</source>
        <translation>%1: zu nah beieinander, um zu sagen, was besser ist.</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Passing %1 instead of %2</source>
        <translation>%1 statt %2 weiterzugeben</translation>
    </message>
    <message>
        <source>Discarding %1 instead of %2</source>
        <translation>%1 statt %2 abzulegen</translation>
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
        <translation>dabei bleiben</translation>
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
    <message>
        <source>bags; bag; no bags=0; without bags=0; sandbags; sandbag; sandbagging; bagging out; bag out; bag limit; sandbag limit; # bags; # bags is a penalty; # sandbags; bags at #; bags -# at #; how many bags</source>
        <translation>Säcke; Sack; keine Säcke=0; ohne Säcke=0; Sandsäcke; Sandsack; # Säcke; Grenze der Säcke; wie viele Säcke</translation>
    </message>
    <message>
        <source>penalty; bag penalty; sandbag penalty; penalty for bags; # for bags; bags -#; bags cost #; lose # for bags; minus # for bags</source>
        <translation>Strafe; Sackstrafe; Strafe für Säcke; # Strafe für Säcke; Säcke kosten #</translation>
    </message>
    <message>
        <source>bags reset=empty; reset bags=empty; bags start over=empty; bags go back to zero=empty; bags carry over=carry; bags roll over=carry; keep extra bags=carry</source>
        <translation>Säcke auf null=empty; Säcke werden geleert=empty; Säcke bleiben=carry; restliche Säcke</translation>
    </message>
    <message>
        <source>cancel a bag; three of spades; 3 of spades; sandbag cancellation; cancel bags; take away a bag</source>
        <translation>Sack streichen; Pik-Drei; Karte streicht Sack</translation>
    </message>
    <message>
        <source>partnership; bidding together=side; team bidding=side; partnership bidding=side; bid as a team=side; bid together=side; auction=auction; how to bid; round the table=each</source>
        <translation>partnerschaftlich; gemeinsam bieten=side; Seite bietet=side; Partner bieten zusammen=side; Versteigerung=auction; reihum bieten=each</translation>
    </message>
    <message>
        <source>who bids first; first bid; dealer bids first=dealer; left of dealer bids first=left; first bidder; who starts bidding</source>
        <translation>wer bietet zuerst; erstes Gebot; Geber bietet zuerst=dealer; wer beginnt</translation>
    </message>
    <message>
        <source>suicide=suicide; whiz=whiz; wiz=whiz; mirror=mirror; mirrors=mirror; own spades; one partner must bid nil=suicide</source>
        <translation>Selbstmord=suicide; Spiegel=mirror; eigene Pik</translation>
    </message>
    <message>
        <source>minimum bid; least bid; lowest bid; bid at least #; minimum bid of #; each player at least #; no bid below #</source>
        <translation>Mindestgebot; kleinstes Gebot; wenigstens # bieten; mindestens # bieten; jeder mindestens #</translation>
    </message>
    <message>
        <source>board; going board; go board; board bid; minimum contract; team minimum; minimum bid of a team; minimum for the team; team bids at least #; board of #</source>
        <translation>Board; Mindestkontrakt; Mindestgebot der Seite; Seite mindestens #</translation>
    </message>
    <message>
        <source>partner of nil bids at least #; nil partner; cover bid; lowest bid beside nil</source>
        <translation>Partner des Nil mindestens #; Gebot neben Nil; Nil-Partner</translation>
    </message>
    <message>
        <source>maximum bid; highest bid; most bid; bid limit; bid at most #; no bid above #; no bid over #; maximum bid of #</source>
        <translation>Höchstgebot; größtes Gebot; höchstens # bieten; kein Gebot über #</translation>
    </message>
    <message>
        <source>zero bid; bid zero; bid of 0; bid nothing</source>
        <translation>Gebot null; null bieten; Null-Gebot</translation>
    </message>
    <message>
        <source>no nine=true; no nines=true; no contract of nine=true; cannot bid nine=true; no 9=true</source>
        <translation>keine Neun=true; keine Neunen=true; neun verboten=true</translation>
    </message>
    <message>
        <source>someone must lose=true; somebody must lose=true; someone must miss=true; someone must go set=true; bids may not add up=true; bids cannot add up to thirteen=true; not thirteen=true; total may not be thirteen=true; screw the dealer=true; hook=true</source>
        <translation>jemand muss verlieren=true; einer muss fallen=true; Gebote dürfen nicht aufgehen=true; nicht dreizehn=true</translation>
    </message>
    <message>
        <source>half tricks; half bids; half trick; and a half; three and a half</source>
        <translation>halbe Stiche; halbe Gebote; dreieinhalb; einhalb</translation>
    </message>
    <message>
        <source>raise; raising; raise bids; up the bid; change the bid; second round of bidding</source>
        <translation>erhöhen; nachbieten; Gebot erhöhen; zweite Bietrunde</translation>
    </message>
    <message>
        <source>table talk; board talk; cross boarding; talking across the board; talk across the table; talking; possibles; sures and possibles; partners talk; no talking=false; no table talk=false</source>
        <translation>Absprache; reden; Partner reden; Partner dürfen reden; Absprachen; nicht reden=false; mögliche Stiche</translation>
    </message>
    <message>
        <source>books made; books made at #; total bid of #</source>
        <translation>Bücher gemacht</translation>
    </message>
    <message>
        <source>first hand bids itself=true; first deal bids itself=true; first hand plays itself=true; hand bids itself=true; bids itself=true; no bid on the first hand=true; first hand without bids=true</source>
        <translation>erstes Spiel ohne Gebote=true; erste Gabe ohne Gebote=true; erste Runde ohne Gebote=true; im ersten Spiel wird nicht geboten=true</translation>
    </message>
    <message>
        <source>blind; blind bid; blind bids; blind six; blind seven; blind 6; blind 7; blind #; go blind; going blind; bid blind; no blind=no; no blind bids=no; no blind bidding=no</source>
        <translation>blind; blindes Gebot; blind bieten; blinde Sechs; blinde Sieben; blind #; nicht blind=no; keine blinden Gebote=no</translation>
    </message>
    <message>
        <source>lowest blind; minimum blind; blind at least #; minimum blind bid; blind # or more; least blind bid</source>
        <translation>kleinste blinde Zahl; blind mindestens #; blindes Mindestgebot</translation>
    </message>
    <message>
        <source>blind when # behind; blind # down; blind down #; down by #; # behind; # points behind; trailing by #; behind by #; # down</source>
        <translation>blind ab # Rückstand; # Punkte zurück; # Rückstand; Rückstand von #</translation>
    </message>
    <message>
        <source>tram; claim; claims; claiming; the rest are mine; the rest is mine; lay down; no claims=no; no claiming=no</source>
        <translation>Rest beanspruchen; der Rest ist meiner; die restlichen Stiche; keine Ansage des Rests=no; hinlegen</translation>
    </message>
    <message>
        <source>points per trick; points per book; points for a trick; # per trick; # a trick; # points per trick; # each trick bid</source>
        <translation>Punkte je Stich; # je Stich; # Punkte je Stich; Punkte pro Stich</translation>
    </message>
    <message>
        <source>exact bid=exact; exactly the bid=exact; must be exact=exact; exact contract=exact; oh hell; highlander; make it exactly=exact</source>
        <translation>genau treffen=exact; genaues Gebot=exact; exakt=exact; Kontrakt genau=exact</translation>
    </message>
    <message>
        <source>set; sets; going set; get set; lose; set back; stuck; short; minus contract; minus the contract; lose the contract; missed bid; miss the bid; going under; under bid</source>
        <translation>gefallen; fallen; Kontrakt verloren; nicht geschafft; minus Kontrakt; unter dem Gebot</translation>
    </message>
    <message>
        <source>overtricks; overs; over; overbooks; over books; extra books; extra tricks; no overs=0; overtrick worth #; # per overtrick; # for each overtrick; # per bag; points for bags</source>
        <translation>Überstiche; Überstich; keine Überstiche=0; # je Überstich; Überstich zählt #; # je Sack</translation>
    </message>
    <message>
        <source>set by overtricks; # overs is a set; # over is a set; # overtricks is a set; # bags is a set; too many overs; # over sets you</source>
        <translation>gefallen durch Überstiche; # Überstiche fallen; zu viele Überstiche</translation>
    </message>
    <message>
        <source>double over; double back; twice the bid; double the bid; double your bid</source>
        <translation>doppeltes Gebot; doppelt so viele Stiche; zweimal das Gebot</translation>
    </message>
    <message>
        <source>seven or more; bonus for seven; # or higher bonus</source>
        <translation>sieben oder mehr; Bonus ab sieben</translation>
    </message>
    <message>
        <source>cut; cut the deck; cut the cards; cutting the cards; no cut=none; no cutting=none; french cut=french</source>
        <translation>abheben; nicht abheben=none; kein Abheben=none</translation>
    </message>
    <message>
        <source>face up; # cards face up; exposed cards; open cards</source>
        <translation>offen; # Karten offen; aufgedeckte Karten; offene Karten</translation>
    </message>
    <message>
        <source>draw two keep one; draft; drafting; two player deal; draw from the stock; honeymoon</source>
        <translation>ziehen; zwei ziehen eine behalten; zu zweit geben; vom Stapel ziehen</translation>
    </message>
    <message>
        <source>misdeal; reshuffle; redeal; no face cards; no faces; no court cards; no picture cards; deficient hand; bad hand</source>
        <translation>Fehlgeben; neu geben; neu mischen; keine Bilder; Blatt ohne Bild; kein Bild</translation>
    </message>
    <message>
        <source>long suit; # of a suit; # of one suit; # card suit; seven of a suit=7; too many of a suit</source>
        <translation>lange Farbe; # von einer Farbe; # Karten einer Farbe; zu viele einer Farbe</translation>
    </message>
    <message>
        <source>no spades=0; one spade=1; few spades; no trumps in hand=0; no spades in hand=0; bad luck; not enough spades; too few spades</source>
        <translation>kein Pik=0; ein Pik=1; wenig Pik; zu wenig Pik; ohne Pik=0; Pech</translation>
    </message>
    <message>
        <source>who deals again; same dealer deals again=same; next dealer deals=next</source>
        <translation>wer neu gibt; derselbe gibt neu=same; der Nächste gibt=next</translation>
    </message>
    <message>
        <source>no trump; no trumps; nt</source>
        <translation>ohne Trumpf; Sans Atout</translation>
    </message>
    <message>
        <source>who takes the kitty; take the kitty; kitty goes to; buy the kitty=high-bidder</source>
        <translation>wer das Kitty nimmt; Kitty nehmen</translation>
    </message>
    <message>
        <source>last trick; last book; last trick bonus; # for the last trick; # for last book</source>
        <translation>letzter Stich; # für den letzten Stich; Bonus letzter Stich</translation>
    </message>
    <message>
        <source>boston; slam; moon; shoot the moon; shooting the moon; running a boston; run a boston; grand slam; bid 13; bid thirteen; bid all thirteen; bid all the tricks; thirteen bid; no boston=false; no moon=false</source>
        <translation>Boston; Schlemm; Mond; alle Stiche bieten; dreizehn bieten; 13 bieten; kein Schlemm=false</translation>
    </message>
    <message>
        <source>boston #; moon #; slam #; boston is #; # for a boston; boston worth #</source>
        <translation>Boston #; Schlemm #; Mond #; # für Boston</translation>
    </message>
    <message>
        <source>boston wins; boston wins the game=true; slam wins the game=true; moon wins the game=true; boston is game=true</source>
        <translation>Boston gewinnt=true; Schlemm gewinnt=true; Mond gewinnt=true</translation>
    </message>
    <message>
        <source>boston on fire; blind boston; blind slam; blind moon; blind thirteen; blind 13</source>
        <translation>blinder Mond; blinder Boston; blinder Schlemm; blind dreizehn</translation>
    </message>
    <message>
        <source>twelve tricks; bid twelve; twelve bid; bid 12</source>
        <translation>zwölf Stiche; zwölf bieten; 12 bieten</translation>
    </message>
    <message>
        <source>nilo; nil; nils; zero; nello; bid nil; go nil; nil bid; no nil=false; no nils=false; without nil=false; nil not allowed=false</source>
        <translation>Nilo; Nil; null; Nil bieten; kein Nil=false; ohne Nil=false; Nil verboten=false</translation>
    </message>
    <message>
        <source>nil #; nil is #; nil worth #; # for nil; nil bonus; nil points; value of nil</source>
        <translation>Nil #; Nil zählt #; # für Nil; Nil bringt #; Wert von Nil</translation>
    </message>
    <message>
        <source>nil -#; failed nil; set nil; busted nil; broken nil; nil penalty; failed nil -#; failed nil #; lose # for nil</source>
        <translation>gescheitertes Nil; Nil gescheitert #; Nil -#; Strafe für Nil; Nil verloren</translation>
    </message>
    <message>
        <source>tricks of a failed nil; broken nil tricks; do failed nil tricks count; nil tricks count</source>
        <translation>Stiche eines gescheiterten Nil; zählen die Stiche des Nil</translation>
    </message>
    <message>
        <source>blind nil; blind nils; bid nil blind; blind zero; no blind nil=false; without blind nil=false</source>
        <translation>Blind-Nil; blindes Nil; kein Blind-Nil=false; ohne Blind-Nil=false</translation>
    </message>
    <message>
        <source>blind nil #; blind nil is #; blind nil worth #; # for blind nil; blind nil bonus</source>
        <translation>Blind-Nil #; Blind-Nil zählt #; # für Blind-Nil; Blind-Nil bringt #</translation>
    </message>
    <message>
        <source>blind nil -#; failed blind nil; failed blind nil #; set blind nil; blind nil penalty</source>
        <translation>gescheitertes Blind-Nil; Blind-Nil -#; Strafe für Blind-Nil</translation>
    </message>
    <message>
        <source>blind nil when # behind; blind nil down #; blind nil # down; blind nil behind</source>
        <translation>Blind-Nil ab # Rückstand; Blind-Nil bei Rückstand</translation>
    </message>
    <message>
        <source>double nil; double nils; two nils; both partners nil; both nil; triple nil</source>
        <translation>doppeltes Nil; zwei Nil; beide Partner Nil</translation>
    </message>
    <message>
        <source>dark nil; nil in the dark; in the dark</source>
        <translation>Nil im Dunkeln; im Dunkeln</translation>
    </message>
    <message>
        <source>team nil; side takes no trick</source>
        <translation>Team-Nil; Seite macht keinen Stich</translation>
    </message>
    <message>
        <source>two decks=2; double deck=2; # decks; # packs; number of decks</source>
        <translation>zwei Kartenspiele=2; doppeltes Spiel=2; # Kartenspiele; # Pakete; zwei Decks=2</translation>
    </message>
    <message>
        <source>joker; jokers; # jokers; no jokers=0; without jokers=0; add jokers; number of jokers</source>
        <translation>Joker; # Joker; keine Joker=0; ohne Joker=0; mit Jokern; Anzahl der Joker</translation>
    </message>
    <message>
        <source>take out the twos; red deuces out; remove the deuces; twos out; removed cards; discarded cards; short deck; cards out</source>
        <translation>Zweien heraus; ohne Zweien; rote Zweien heraus; entfernte Karten; Karten heraus; kleines Blatt</translation>
    </message>
    <message>
        <source>kitty=kitty; widow=kitty; cards left over; extra cards; leftover cards; remaining cards; odd cards</source>
        <translation>Kitty=kitty; Stock; Talon; übrige Karten; restliche Karten; Rest der Karten</translation>
    </message>
    <message>
        <source>same card twice; two identical cards; identical cards; doubled cards</source>
        <translation>gleiche Karten; dieselbe Karte zweimal; zwei gleiche Karten</translation>
    </message>
    <message>
        <source>pass; passing; pass # cards; pass #; exchange # cards; # card pass; swap # cards; trade # cards</source>
        <translation>weitergeben; Karten weitergeben; # Karten weitergeben; # Karten tauschen; schieben; # Karten schieben</translation>
    </message>
    <message>
        <source>nil pass; pass at nil; nil passing; # cards at nil; exchange at nil; pass to nil; nil exchange</source>
        <translation>Tausch bei Nil; # Karten bei Nil; tauschen bei Nil; Nil tauschen</translation>
    </message>
    <message>
        <source>blind nil pass; blind nil passing; # cards at blind nil; exchange at blind nil</source>
        <translation>Tausch bei Blind-Nil; # Karten bei Blind-Nil; Blind-Nil tauschen</translation>
    </message>
    <message>
        <source>everyone plays the lowest club=low-club; throw the lowest club=low-club; lowest clubs=low-club; low clubs first</source>
        <translation>jeder spielt das kleinste Kreuz=low-club; kleinstes Kreuz zugeben=low-club</translation>
    </message>
    <message>
        <source>spades on the first trick; no spades on the first trick=barred; trump the first trick; no trump on the first trick=barred; cut the first trick; cut first book</source>
        <translation>Pik im ersten Stich; kein Pik im ersten Stich=barred; ersten Stich stechen</translation>
    </message>
    <message>
        <source>spades; break spades; breaking spades; spades broken; spades must be broken=broken; until spades are broken=broken; lead spades; leading spades; lead spades any time=any; spades any time=any; spades can lead at any time=any; spades can be led any time=any; lead any suit=any; spades always=any; trump broken; break trump; lead trump; when can spades be led; no breaking=any; no need to break spades=any</source>
        <translation>Pik; Pik brechen; Pik gebrochen; Pik ausspielen; Pik anspielen; Pik jederzeit=any; Pik immer=any; jede Farbe ausspielen=any; Trumpf ausspielen; erst wenn Pik gebrochen ist=broken</translation>
    </message>
    <message>
        <source>look at the last trick=last; see the last trick=last; look back; last book; turn over books; look at tricks; past tricks</source>
        <translation>letzten Stich ansehen=last; Stiche ansehen; nachsehen; letzter Stich sehen</translation>
    </message>
    <message>
        <source>time; timer; speed; # seconds; speed spades; time for a card; shot clock; clock</source>
        <translation>Zeit; Uhr; # Sekunden; Bedenkzeit; Tempo</translation>
    </message>
    <message>
        <source>renege; reneges; reneging; revoke; revokes; not following suit; cheating; false play; wrong card</source>
        <translation>Bedienpflicht; nicht bedienen; reklamieren; falsche Karte; Fehlspiel; Renonce</translation>
    </message>
    <message>
        <source>wrong challenge; false challenge; wrong accusation; false accusation; wrong renege call; # books for a wrong challenge</source>
        <translation>falsche Reklamation; zu Unrecht reklamieren; falscher Vorwurf</translation>
    </message>
    <message>
        <source>take back; take back a card; take a card back; undo a card; touch move=false; card laid is played=false</source>
        <translation>Karte zurücknehmen; zurücknehmen; liegt ist gespielt=false</translation>
    </message>
    <message>
        <source>number of players; how many players; # players; # handed; # people; # man; two handed=2; three handed=3; four handed=4; heads up=2</source>
        <translation>Anzahl der Spieler; wie viele Spieler; # Spieler; # Personen; # Leute; zu zweit=2; zu dritt=3; zu viert=4; zu fünft=5; zu sechst=6</translation>
    </message>
    <message>
        <source>partners; cutthroat=solo; cut throat=solo; solo=solo; no partners=solo; alone=solo; individual=solo; every player alone=solo; pairs=pairs; with partners=pairs; teams; two teams of three=triples</source>
        <translation>Partner; allein=solo; jeder für sich=solo; jeder gegen jeden=solo; ohne Partner=solo; keine Partner=solo; solo=solo; paarweise=pairs; zwei gegen zwei=pairs; Teams; Mannschaften</translation>
    </message>
    <message>
        <source>wheels; dime; dimes; ten; flight; bid 10; bid ten; bid of ten; ten bid; 10 for #; 10 for 200; 10 for 2; ten is #; ten for two; 100 for ten</source>
        <translation>Zehn; Zehner; zehn bieten; 10 für #; zehn für zweihundert; zehn zählt #</translation>
    </message>
    <message>
        <source>deuces; deuces high; twos high; joker joker deuce deuce; joker joker two two; jjdd; joker joker deuce ace; jjda; jokers high; deuces wild; deuce of diamonds; deuce of spades high; high cards above the ace; big deuce; little deuce; extra trumps; joker joker ace</source>
        <translation>Zweien; Zweien hoch; hohe Zweien; Joker hoch; Karo-Zwei; Karten über dem Ass; höchste Trümpfe; Joker über dem Ass</translation>
    </message>
    <message>
        <source>joke trumps=joke; easy spades=joke; junk jokers=junk; jokers are trumps=high; worthless jokers=junk; what jokers do</source>
        <translation>wertlose Joker=junk; Joker sind Trumpf=high; was Joker sind</translation>
    </message>
    <message>
        <source>big joker; red joker=red; black joker=black; which joker is high</source>
        <translation>großer Joker; roter Joker=red; schwarzer Joker=black; welcher Joker ist höher</translation>
    </message>
    <message>
        <source>order of suits; rank of suits; differentiated trumps; ladder</source>
        <translation>Rangfolge der Farben; Leiter; Farben im Rang</translation>
    </message>
    <message>
        <source>aces low; low aces; ace high or low</source>
        <translation>Ass niedrig; Asse niedrig; Ass hoch oder niedrig</translation>
    </message>
    <message>
        <source>#; to #; game to #; game is #; first to #; play to #; playing to #; race to #; # points; # point game; # wins; # is game; win at #; target #; 250; 300; 500; 1000; points; win; winning; score; winning score; play to; game ends at #; how many points; no target=0</source>
        <translation>#; bis #; Spiel bis #; Partie bis #; bis # Punkte; # Punkte; wer zuerst # hat; gewonnen mit #; Ziel #; 250; 300; 500; 1000; Punkte; gewinnen; Sieg; Spielstand; Zielpunkte; spielen bis; wie viele Punkte; kein Ziel=0</translation>
    </message>
    <message>
        <source>-#; lose at #; lose at -#; out at #; out at -#; lost at -#; bust at #; below -#; fall to -#; bust; bust out; busted; mercy; mercy rule; minus score; negative score; floor; knockout; knocked out; too far down; no floor=0</source>
        <translation>-#; verloren bei #; verloren bei -#; verliert bei -#; unter -#; raus bei -#; Untergrenze; Gnadenregel; zu weit im Minus; im Minus verlieren; keine Untergrenze=0</translation>
    </message>
    <message>
        <source>hands; rounds; deals; # hands; # deals; # rounds; number of hands; number of rounds; fixed number of hands; after # hands; game of # hands; how many hands</source>
        <translation>Runden; Spiele; Gaben; # Runden; # Spiele; # Gaben; Anzahl der Runden; nach # Runden; wie viele Runden</translation>
    </message>
    <message>
        <source>time limit; # minutes; # minute limit; one hour=60; an hour=60; half an hour=30; game clock; how long</source>
        <translation>Zeitgrenze; Spielzeit; # Minuten; eine Stunde=60; halbe Stunde=30; Zeitbegrenzung</translation>
    </message>
    <message>
        <source># sets in a row; set twice in a row=2; back to back sets=2; set back to back=2; shot back to back=2; consecutive sets; # straight sets</source>
        <translation># Mal nacheinander gefallen; zweimal nacheinander gefallen=2; hintereinander gefallen</translation>
    </message>
    <message>
        <source>%1 bid for the whole side.</source>
        <translation>%1 hat für die ganze Seite geboten.</translation>
    </message>
    <message>
        <source>%1 The deal then passes to the right.</source>
        <translation>%1 Das Geben geht dann nach rechts.</translation>
    </message>
    <message>
        <source>%1 The deal then passes to the left.</source>
        <translation>%1 Das Geben geht dann nach links.</translation>
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
        <source>The others would reach %n point(s) with their bid.</source>
        <translation>
            <numerusform>Die anderen kämen mit ihrem Gebot auf %n Punkt.</numerusform>
            <numerusform>Die anderen kämen mit ihrem Gebot auf %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others reach %n point(s) if they make their bid.</source>
        <translation>
            <numerusform>Die anderen erreichen %n Punkt, wenn sie ihr Gebot erfüllen.</numerusform>
            <numerusform>Die anderen erreichen %n Punkte, wenn sie ihr Gebot erfüllen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your contract is made and you hold %1: %2 would bring the next bag, which costs %n point(s).</source>
        <translation>
            <numerusform>Dein Kontrakt ist erfüllt und du hast %1: %2 brächte den nächsten Sack, der %n Punkt kostet.</numerusform>
            <numerusform>Dein Kontrakt ist erfüllt und du hast %1: %2 brächte den nächsten Sack, der %n Punkte kostet.</numerusform>
        </translation>
    </message>
    <message>
        <source>one opens one closes=total; one opens and one closes=total; open and close=total; opener and closer=total; partner closes the bid=total; closing bid; total bid=total; partner names the total=total; second partner bids for the team=total</source>
        <translation>einer eröffnet einer schließt=total; Partner schließt das Gebot=total; Gesamtgebot=total; zweiter Partner sagt die Summe=total</translation>
    </message>
    <message>
        <source>gentleman&apos;s bid; gentlemans bid; bids must total #; bids must total at least #; bids must add up to #; # books; all bids at least #; minimum total; total of all bids; under # redeal; redeal under #; redeal if bids under #; underbid redeal; low bids redeal; underbid</source>
        <translation>Gebote zusammen mindestens #; Summe der Gebote #; alle Gebote zusammen #; Mindestsumme; unter # neu geben; neu geben unter #; zu wenig geboten neu geben; unterboten</translation>
    </message>
    <message>
        <source>talking penalty; penalty for talking; # books for talking=tricks; books for talking=tricks; lose books for talking=tricks; table talk penalty; cross boarding penalty; procedure; fault of procedure</source>
        <translation>Strafe fürs Reden; Strafe für Absprachen; # Stiche fürs Reden=tricks</translation>
    </message>
    <message>
        <source>blind bidder&apos;s own tricks=bidder; own tricks of the blind bidder=bidder; blind bonus by the bidder=bidder</source>
        <translation>eigene Stiche des blinden Bieters=bidder</translation>
    </message>
    <message>
        <source>first dealer; who deals first; draw for deal; first spade deals=first-spade; first diamond deals=first-diamond; first club deals=first-club; first heart deals=first-heart; high card deals=high-card; high card=high-card; low card deals=low-card; random dealer=random</source>
        <translation>erster Geber; wer gibt zuerst; erstes Pik gibt=first-spade; erstes Karo gibt=first-diamond; erstes Kreuz gibt=first-club; erstes Herz gibt=first-heart; höchste Karte gibt=high-card; niedrigste Karte gibt=low-card</translation>
    </message>
    <message>
        <source>cards each; # cards each; # cards; hand size; hand of # cards; deal # cards; cards per player; # cards per player; how many cards</source>
        <translation>Karten für jeden; # Karten für jeden; # Karten; Handgröße; # Karten geben; Karten je Spieler; wie viele Karten</translation>
    </message>
    <message>
        <source>no ace no face=true; no ace or face=true; ace is a face card=true; aces are face cards=true; no A K Q J=true; no A, K, Q or J=true</source>
        <translation>kein Ass kein Bild=true; Ass ist ein Bild=true; Ass zählt als Bild=true</translation>
    </message>
    <message>
        <source>both misdeal conditions=true; all misdeal conditions=true; both conditions=true; misdeal conditions together=true</source>
        <translation>beide Bedingungen=true; alle Bedingungen zugleich=true</translation>
    </message>
    <message>
        <source>7 and 6 is a Boston=automatic; automatic Boston=automatic; automatic moon=automatic; automatic slam=automatic; contract of thirteen is a boston=automatic</source>
        <translation>sieben und sechs ist ein Schlemm=automatic; automatischer Schlemm=automatic; automatischer Mond=automatic</translation>
    </message>
    <message>
        <source>unbid Boston; took all 13; take all 13; taking all thirteen; all the tricks without bidding; all tricks without a bid; sweep; sweep #; sweep bonus; unbid slam; accidental boston; # for all the tricks</source>
        <translation>Durchmarsch; Durchmarsch #; alle Stiche ohne Gebot; ungebotener Schlemm; # für alle Stiche</translation>
    </message>
    <message>
        <source>Boston taken wins=true; sweep wins=true; taking all the tricks wins=true; taken Boston wins the game=true; unbid Boston wins=true</source>
        <translation>Durchmarsch gewinnt=true; alle Stiche gewinnen die Partie=true</translation>
    </message>
    <message>
        <source>who leads first; first lead; opening lead; high bidder leads=high-bidder; highest bidder leads=high-bidder; dealer leads=dealer; left of dealer leads=left; 2 of clubs leads=low-club; 2 of clubs starts=low-club; lowest club leads=low-club; lowest club=low-club; low club leads=low-club; 2 of clubs leads any card=low-club-any; holder of the 2 of clubs leads any card=low-club-any</source>
        <translation>wer spielt aus; erster Ausspieler; Kreuz-Zwei spielt aus=low-club; kleinstes Kreuz=low-club; kleinstes Kreuz spielt aus=low-club; höchster Bieter spielt aus=high-bidder; Geber spielt aus=dealer</translation>
    </message>
    <message>
        <source>must trump=must; must cut=must; must ruff=must; have to trump=must; forced to trump=must; void must trump=must; must overtrump=overtrump; overtrump=overtrump; void must beat=head; call break=head</source>
        <translation>Trumpfzwang=must; stechen müssen=must; trumpfen müssen=must; übertrumpfen=overtrump; Stechpflicht=must</translation>
    </message>
    <message>
        <source>head the trick=true; must head=true; must beat=true; must play higher=true; must go higher=true; must go up=true; beat the trick=true; head</source>
        <translation>Stich übernehmen=true; höher spielen müssen=true; Überstechen=true; muss höher bedienen=true</translation>
    </message>
    <message>
        <source>renege penalty; revoke penalty; penalty for a renege; price of a renege; 3 books=three; three tricks=three; three books for a renege=three; renege loses the contract=contract; renege loses the game=match; renege game over=match; renege is game=match; renege loses the match=match</source>
        <translation>Strafe fürs Nichtbedienen; Strafe für falsche Karte; drei Stiche=three; falsche Karte verliert die Partie=match</translation>
    </message>
    <message>
        <source>opponents make their bid=true; opponents make their contract=true; others make their bid=true; opponents get their bid=true</source>
        <translation>Gegner haben ihr Gebot geschafft=true; andere haben ihr Gebot=true</translation>
    </message>
    <message>
        <source>wrong call is a set=true; wrong challenge is a set=true; false call is a set=true; wrong challenge sets=true</source>
        <translation>falsche Reklamation lässt fallen=true</translation>
    </message>
    <message>
        <source>counter-clockwise=counter-clockwise; counter clockwise=counter-clockwise; anticlockwise=counter-clockwise; anti-clockwise=counter-clockwise; to the right=counter-clockwise; clockwise=clockwise; to the left=clockwise; direction; direction of play; which way; which way round</source>
        <translation>gegen den Uhrzeigersinn=counter-clockwise; rechtsherum=counter-clockwise; im Uhrzeigersinn=clockwise; linksherum=clockwise; Spielrichtung; Richtung; wie herum</translation>
    </message>
    <message>
        <source>10 and more; ten or more; ten and up; bid 11 for 200; 11 for 200; double from ten=rate; 11 counts as ten=flat; above ten</source>
        <translation>zehn und mehr; zehn oder mehr; ab zehn doppelt=rate; über zehn</translation>
    </message>
    <message>
        <source>2 sets is game=2; # sets is game; # sets; set # times; set twice=2; two sets lose=2; # sets lose; # sets and out; sets in all; bumped; set out</source>
        <translation># Mal gefallen; zweimal gefallen=2; # Mal fallen verliert; nach # Mal verloren</translation>
    </message>
    <message>
        <source>less than # books first hand; fewer than # books first hand; less than # in the first hand; first hand loses; # books first hand; lose on the first hand</source>
        <translation>weniger als # Stiche in der ersten Runde; erste Runde verliert; # Stiche in der ersten Runde</translation>
    </message>
    <message>
        <source>at least # deals; at least # hands; at least # rounds; minimum deals; minimum hands; minimum rounds; minimum number of hands</source>
        <translation>mindestens # Runden; mindestens # Gaben; mindestens # Spiele; Mindestzahl der Runden</translation>
    </message>
    <message>
        <source>handicap; head start; starting points; starting score; start with points; start ahead; points to start with</source>
        <translation>Vorgabe; Vorsprung; Anfangspunkte; Startpunkte; Punkte zu Beginn</translation>
    </message>
    <message>
        <source>Set too often: %1 in a row or %2 in all.</source>
        <translation>Zu oft gefallen: %1 hintereinander oder %2 im Ganzen.</translation>
    </message>
    <message>
        <source>The least number of deals is %1, but the match ends after %2.</source>
        <translation>Die Mindestzahl der Runden ist %1, aber die Partie endet nach %2.</translation>
    </message>
    <message numerus="yes">
        <source>A player who wins %1 of a deal earns %n point(s) for each of them.</source>
        <translation>
            <numerusform>Wer %1 einer Runde gewinnt, bekommt für jeden davon %n Punkt.</numerusform>
            <numerusform>Wer %1 einer Runde gewinnt, bekommt für jeden davon %n Punkte.</numerusform>
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
        <source>I was greedy for the trick: with a clearer head I would have played %1.</source>
        <translation>Ich war gierig auf den Stich: Mit klarerem Kopf hätte ich %1 gespielt.</translation>
    </message>
    <message>
        <source>I was too timid to take the trick: with a clearer head I would have played %1.</source>
        <translation>Ich war zu ängstlich, den Stich zu nehmen: Mit klarerem Kopf hätte ich %1 gespielt.</translation>
    </message>
    <message>
        <source>All contracts are made: %1 takes a bag that the others would get.</source>
        <translation>Alle Kontrakte sind erfüllt: %1 nimmt einen Sack, den sonst die anderen bekämen.</translation>
    </message>
    <message>
        <source>Your contract is made: %1 would only bring you bags.</source>
        <translation>Dein Kontrakt ist erfüllt: %1 brächte dir nur Säcke.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %2 of the %n card(s) needed.</source>
        <translation>
            <numerusform>„%1“: das sind %2 statt %n Karte.</numerusform>
            <numerusform>„%1“: das sind %2 statt %n Karten.</numerusform>
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
        <translation>Eine andere Hand könnte noch einen Stich machen.</translation>
    </message>
    <message>
        <source>Cards can&apos;t be taken back in this game.</source>
        <translation>In diesem Spiel lassen sich Karten nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Tricks that pay the declarers</source>
        <translation>Wofür die Spielpartei bezahlt wird</translation>
    </message>
    <message>
        <source>Points to defenders for each overtrick</source>
        <translation>Gegenpartei, je Überstich</translation>
    </message>
    <message>
        <source>Points to defenders for each undertrick</source>
        <translation>Gegenpartei, je fehlendem Stich</translation>
    </message>
    <message>
        <source>Set declarers lose for each trick bid</source>
        <translation>Gefallene Spielpartei, je gebotenem Stich</translation>
    </message>
    <message>
        <source>Each player in turn bids more than the last bid, from %1 to %2, or passes and is out. If all pass, the same player deals again.</source>
        <translation>Der Reihe nach bietet jeder mehr als das letzte Gebot, von %1 bis %2, oder passt endgültig. Passen alle, gibt derselbe Spieler noch einmal.</translation>
    </message>
    <message>
        <source>The card that cancels a bag, %1, is not in the deck.</source>
        <translation>Die Karte, die einen Sack streicht, %1, ist nicht im Spiel.</translation>
    </message>
    <message>
        <source>How many bags cost the penalty. 0 means that bags cost nothing.</source>
        <translation>Wie viele Säcke die Strafe bringen. 0 heißt, dass Säcke nichts kosten.</translation>
    </message>
    <message>
        <source>Bags beyond the limit stay and count toward the next penalty, or all bags are reset.</source>
        <translation>Säcke über der Grenze bleiben und zählen zur nächsten Strafe, oder der Sack wird geleert.</translation>
    </message>
    <message>
        <source>Extra bags stay</source>
        <translation>Übrige bleiben</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Werden gelöscht</translation>
    </message>
    <message>
        <source>Bags not in the score</source>
        <translation>Säcke nicht im Punktestand</translation>
    </message>
    <message>
        <source>Bags are counted separately from the score and earn no points.</source>
        <translation>Säcke werden getrennt vom Punktestand gezählt und bringen keine Punkte.</translation>
    </message>
    <message>
        <source>A side that takes a certain card, makes its contract, and has an overtrick counts one bag fewer. The card is always the same, or cut before each deal.</source>
        <translation>Die Seite, die eine bestimmte Karte bekommt, ihren Kontrakt erfüllt und einen Überstich hat, zählt einen Sack weniger. Die Karte ist immer dieselbe oder wird vor jeder Runde abgehoben.</translation>
    </message>
    <message numerus="yes">
        <source>%n bag(s): penalty</source>
        <translation>
            <numerusform>%n Sack: Strafe</numerusform>
            <numerusform>%n Säcke: Strafe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bag(s): penalty, and all bags are reset</source>
        <translation>
            <numerusform>%n Sack: Strafe, und der Sack wird geleert</numerusform>
            <numerusform>%n Säcke: Strafe, und der Sack wird geleert</numerusform>
        </translation>
    </message>
    <message>
        <source>Bags beyond that count toward the next penalty.</source>
        <translation>Säcke darüber hinaus zählen zur nächsten Strafe.</translation>
    </message>
    <message>
        <source>All bags are then reset.</source>
        <translation>Der Sack wird dann geleert.</translation>
    </message>
    <message>
        <source>A side that takes %1, makes its contract, and has an overtrick counts one bag fewer in that deal.</source>
        <translation>Die Seite, die %1 bekommt, ihren Kontrakt erfüllt und einen Überstich hat, zählt in dieser Runde einen Sack weniger.</translation>
    </message>
    <message>
        <source>A card is cut before each deal: a side that takes it, makes its contract, and has an overtrick counts one bag fewer in that deal.</source>
        <translation>Vor jeder Runde wird eine Karte abgehoben: Die Seite, die sie bekommt, ihren Kontrakt erfüllt und einen Überstich hat, zählt in dieser Runde einen Sack weniger.</translation>
    </message>
    <message>
        <source>Your partner&apos;s bid rules this out.</source>
        <translation>Das Gebot deines Partners schließt das aus.</translation>
    </message>
    <message>
        <source>No partner is left to bid the other half.</source>
        <translation>Kein Partner kann den anderen halben Stich mehr bieten.</translation>
    </message>
    <message>
        <source>Your partner bid nil: you must bid a number.</source>
        <translation>Dein Partner hat Nil geboten: Du musst eine Zahl bieten.</translation>
    </message>
    <message>
        <source>Board: a side must bid at least %1; with this bid it has %2.</source>
        <translation>Board: Eine Seite muss mindestens %1 bieten; mit dieser Ansage hat sie %2.</translation>
    </message>
    <message>
        <source>Your side&apos;s second bid can&apos;t add one.</source>
        <translation>Das zweite Gebot einer Seite darf nicht um eins erhöhen.</translation>
    </message>
    <message>
        <source>Your side&apos;s second bid can&apos;t be one.</source>
        <translation>Das zweite Gebot einer Seite darf nicht eins sein.</translation>
    </message>
    <message>
        <source>All bids together must total at least %1.</source>
        <translation>Alle Gebote zusammen müssen mindestens %1 ergeben.</translation>
    </message>
    <message>
        <source>bids that total less make the deal void.</source>
        <translation>so niedrige Gebote machen die Runde ungültig.</translation>
    </message>
    <message>
        <source>Bids can&apos;t have a minimum total in an auction, or with whiz or mirror.</source>
        <translation>In einer Auktion und bei Whiz oder Mirror können Gebote keine Summe erreichen müssen.</translation>
    </message>
    <message>
        <source>The bids must total at least %1, but can reach only %2.</source>
        <translation>Alle Gebote zusammen sollen %1 ergeben, können aber höchstens %2 erreichen.</translation>
    </message>
    <message>
        <source>The board is %1, but no side can bid more than %2: the board doesn&apos;t apply when no other bid is left.</source>
        <translation>Das Board verlangt %1, aber keine Seite kann mehr als %2 bieten: Es gilt nicht, wo sonst nichts zu bieten bleibt.</translation>
    </message>
    <message>
        <source>The bids must total at least %1, more than the %2 tricks of the deal: most deals will be void, and the match may never end.</source>
        <translation>Alle Gebote zusammen sollen %1 ergeben, mehr als die %2 Stiche der Runde: Die meisten Runden werden ungültig sein, und die Partie endet vielleicht nie.</translation>
    </message>
    <message>
        <source>Each player bids in turn around the table, partners discuss and bid as a side, or players outbid each other in an auction.</source>
        <translation>Jeder bietet der Reihe nach, Partner besprechen sich und bieten als Seite, oder die Spieler überbieten einander in einer Auktion.</translation>
    </message>
    <message>
        <source>What the second partner&apos;s number means: their own tricks, added to the first number; the contract of the side, not below the first number; or the contract of the side, even below it. Also called one opens, one closes.</source>
        <translation>Was die Zahl des zweiten Partners bedeutet: die eigenen Stiche, die zur ersten Zahl kommen; den Kontrakt der Seite, nicht unter der ersten Zahl; oder den Kontrakt der Seite, auch darunter. Auch „einer öffnet, einer schließt“ genannt.</translation>
    </message>
    <message>
        <source>Bidding restrictions</source>
        <translation>Einschränkungen beim Bieten</translation>
    </message>
    <message>
        <source>The lowest contract that a side may end up with. It does not apply to a side whose players all bid nil.</source>
        <translation>Der kleinste Kontrakt, mit dem eine Seite enden darf. Eine Seite, deren Spieler alle Nil bieten, ist davon frei.</translation>
    </message>
    <message>
        <source>Lowest bid with a nil partner</source>
        <translation>Niedrigstes Gebot des Nil-Partners</translation>
    </message>
    <message>
        <source>The lowest number for the partner of a nil bidder, unless both bid nil. 0 means no such limit.</source>
        <translation>Die kleinste Zahl für den Partner eines Nil, sofern nicht beide Nil bieten. 0 verlangt nichts Besonderes.</translation>
    </message>
    <message>
        <source>The highest number that may be bid. It never exceeds the tricks in the deal.</source>
        <translation>Die größte Zahl, die geboten werden darf. Mehr als die Stiche der Runde geht nie.</translation>
    </message>
    <message>
        <source>The bids may not total the number of tricks, so someone must miss. The last bidder must avoid it.</source>
        <translation>Die Gebote dürfen zusammen nicht die Zahl der Stiche ergeben, sodass jemand danebenliegen muss. Der letzte Bieter muss das vermeiden.</translation>
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
        <source>When the bids total less</source>
        <translation>Wenn die Gebote weniger ergeben</translation>
    </message>
    <message>
        <source>The last bidder makes it up</source>
        <translation>Der letzte Bieter füllt auf</translation>
    </message>
    <message>
        <source>Books filled</source>
        <translation>Bücher voll</translation>
    </message>
    <message>
        <source>What a side pays if a ruling finds that it talked about its cards or broke procedure: nothing, a misdeal with the deal passing on, bags, points, or some of the tricks it took.</source>
        <translation>Was eine Seite zahlt, wenn entschieden wird, dass sie über ihre Karten geredet oder gegen den Ablauf verstoßen hat: nichts, eine ungültige Runde mit dem nächsten Geber, einige Säcke, einige Punkte oder einige ihrer Stiche.</translation>
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
        <source>The partner who bids second may not add one to the first number.</source>
        <translation>Der Partner, der als zweiter bietet, darf nicht um eins erhöhen.</translation>
    </message>
    <message>
        <source>All bids together must total at least %1, or the deal is void.</source>
        <translation>Alle Gebote zusammen müssen mindestens %1 ergeben, sonst ist die Runde ungültig.</translation>
    </message>
    <message>
        <source>All bids together must total at least %1: the last bidder must make up the total.</source>
        <translation>Alle Gebote zusammen müssen mindestens %1 ergeben: Dafür muss der letzte Bieter sorgen.</translation>
    </message>
    <message>
        <source>After all bids each player in turn may raise their bid by one.</source>
        <translation>Nach allen Geboten darf jeder Spieler der Reihe nach eine Zahl um eins erhöhen.</translation>
    </message>
    <message>
        <source>Books filled: if all contracts, as regular numbers, add up to %1, the deal is not played and every side scores its contract.</source>
        <translation>Bücher voll: Ergeben alle Kontrakte, in einfachen Zahlen, zusammen %1, wird die Runde nicht gespielt, und jede Seite bekommt ihren Kontrakt gutgeschrieben.</translation>
    </message>
    <message>
        <source>While a player may bid blind, the hand stays face down until the player looks or bids.</source>
        <translation>Wo ein Spieler blind bieten darf, bleibt seine Hand verdeckt, bis er sie ansieht oder blind bietet.</translation>
    </message>
    <message>
        <source>Talking about cards, or breaking procedure, costs the side some of the tricks it took: %1.</source>
        <translation>Über Karten zu reden oder gegen den Ablauf zu verstoßen kostet die Seite von ihren Stichen: %1.</translation>
    </message>
    <message>
        <source>Bids total %1 or more.</source>
        <translation>Gebote ergeben mindestens %1.</translation>
    </message>
    <message numerus="yes">
        <source>Allowed only when your side is at least %n point(s) behind; it is %1 behind.</source>
        <translation>
            <numerusform>Nur erlaubt, wenn deine Seite mindestens %n Punkt zurückliegt; sie liegt %1 zurück.</numerusform>
            <numerusform>Nur erlaubt, wenn deine Seite mindestens %n Punkte zurückliegt; sie liegt %1 zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>a blind bid is for the whole side.</source>
        <translation>ein blindes Gebot gilt für die ganze Seite.</translation>
    </message>
    <message>
        <source>Overtricks of a blind contract count as usual.</source>
        <translation>Überstiche eines blinden Kontrakts zählen wie üblich.</translation>
    </message>
    <message>
        <source>Change a blind bid to ten</source>
        <translation>Blindes Gebot zu zehn ändern</translation>
    </message>
    <message>
        <source>After looking, a side that bid blind may change to a regular bid of ten.</source>
        <translation>Nach dem Ansehen darf eine Seite, die blind geboten hat, zu einem einfachen Gebot von zehn wechseln.</translation>
    </message>
    <message>
        <source>A blind number must be met exactly.</source>
        <translation>Eine blinde Zahl muss genau erfüllt werden.</translation>
    </message>
    <message>
        <source>Overtricks of a blind contract count for nothing.</source>
        <translation>Überstiche eines blinden Kontrakts zählen nicht.</translation>
    </message>
    <message>
        <source>Before any of its players has looked, a side may bid a number from %1 to %2 blind, for all of them.</source>
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
        <source>Only a side at least %n point(s) behind the leader may bid it.</source>
        <translation>
            <numerusform>Bieten darf es nur eine Seite, die mindestens %n Punkt hinter den Führenden liegt.</numerusform>
            <numerusform>Bieten darf es nur eine Seite, die mindestens %n Punkte hinter den Führenden liegt.</numerusform>
        </translation>
    </message>
    <message>
        <source>After looking, the side may change its blind bid to a regular ten.</source>
        <translation>Nach dem Ansehen darf die Seite ihr blindes Gebot in eine einfache Zehn ändern.</translation>
    </message>
    <message>
        <source>The scorecard also keeps a tally for each player, in which partners split their side&apos;s bonuses evenly.</source>
        <translation>Der Spielzettel führt auch eine Liste für jeden Spieler, in der sich Partner die Boni ihrer Seite je zur Hälfte teilen.</translation>
    </message>
    <message numerus="yes">
        <source>Broke a streak of %n trick(s)</source>
        <translation>
            <numerusform>Serie von %n Stich gebrochen</numerusform>
            <numerusform>Serie von %n Stichen gebrochen</numerusform>
        </translation>
    </message>
    <message>
        <source>Eight and ten: a tally for each player is kept too, in which partners split their side&apos;s bonuses evenly.</source>
        <translation>Acht und zehn: Zusätzlich wird eine Liste für jeden Spieler geführt, in der sich Partner die Boni ihrer Seite je zur Hälfte teilen.</translation>
    </message>
    <message>
        <source>no claims are made at the player&apos;s risk.</source>
        <translation>nichts wird auf eigene Gefahr beansprucht.</translation>
    </message>
    <message>
        <source>Claiming the remaining tricks</source>
        <translation>Restliche Stiche beanspruchen</translation>
    </message>
    <message>
        <source>A player on lead may lay down the hand and claim all remaining tricks: never, only when no defense could win one, or at the player&apos;s risk.</source>
        <translation>Wer ausspielt, darf die Hand hinlegen und alle restlichen Stiche beanspruchen: nie, nur wenn kein Gegenspiel einen gewinnen könnte, oder auf eigene Gefahr.</translation>
    </message>
    <message>
        <source>At the player&apos;s risk</source>
        <translation>Auf eigene Gefahr</translation>
    </message>
    <message>
        <source>What a wrong claim costs: the hand stays face up and its cards must be played at the first legal chance, the opponents get the remaining tricks, or the bid fails.</source>
        <translation>Was es kostet, den Rest auf eigene Gefahr zu Unrecht zu beanspruchen: Die Hand bleibt offen und muss bei erster Gelegenheit gespielt werden, die Gegner bekommen die restlichen Stiche, oder das Gebot ist gescheitert.</translation>
    </message>
    <message>
        <source>Opponents get the tricks</source>
        <translation>Gegner bekommen die Stiche</translation>
    </message>
    <message>
        <source>A player on lead may claim the remaining tricks if no defense can win one.</source>
        <translation>Wer ausspielt, darf die restlichen Stiche beanspruchen, wenn kein Gegenspiel mehr einen gewinnen kann.</translation>
    </message>
    <message>
        <source>A player on lead may claim the remaining tricks; if the claim is wrong, the hand stays face up, and each of its cards must be played as soon as it is legal.</source>
        <translation>Wer ausspielt, darf die restlichen Stiche beanspruchen; war das falsch, bleibt die Hand offen, und ihre Karten werden bei der ersten erlaubten Gelegenheit gespielt.</translation>
    </message>
    <message>
        <source>A player on lead may claim the remaining tricks; if the claim is wrong, they all go to the opponents.</source>
        <translation>Wer ausspielt, darf die restlichen Stiche beanspruchen; war das falsch, gehen alle an die Gegner.</translation>
    </message>
    <message>
        <source>A player on lead may claim the remaining tricks; if the claim is wrong, the bid fails.</source>
        <translation>Wer ausspielt, darf die restlichen Stiche beanspruchen; war das falsch, scheitert das Gebot.</translation>
    </message>
    <message>
        <source>Where everyone plays alone, there are no partners who must reach their own bids.</source>
        <translation>Wo jeder für sich spielt, ist es gleich, ob jeder Partner sein Gebot erreichen muss.</translation>
    </message>
    <message>
        <source>Cost of a set</source>
        <translation>Preis fürs Fallen</translation>
    </message>
    <message>
        <source>One point per trick instead</source>
        <translation>Stattdessen ein Punkt je Stich</translation>
    </message>
    <message>
        <source>How many times its contract a side loses when it takes twice the bid.</source>
        <translation>Wie viel Mal den Kontrakt es kostet, so zu fallen.</translation>
    </message>
    <message>
        <source>When both partners take exactly their own bids, they earn half the contract again, rounded down to tens.</source>
        <translation>Machen beide Partner genau, was sie geboten haben, bekommen sie den halben Kontrakt noch einmal, in Zehnern.</translation>
    </message>
    <message numerus="yes">
        <source>Opponents fell %n trick(s) short</source>
        <translation>
            <numerusform>Den anderen fehlte %n Stich</numerusform>
            <numerusform>Den anderen fehlten %n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>A partner who falls short costs the side the whole contract; overtricks still score.</source>
        <translation>Ein Partner mit zu wenig Stichen kostet die Seite den ganzen Kontrakt; Überstiche zählen auch dann.</translation>
    </message>
    <message>
        <source>A partner who falls short loses only that number; overtricks still score.</source>
        <translation>Ein Partner mit zu wenig Stichen verliert nur seine Zahl; Überstiche zählen auch dann.</translation>
    </message>
    <message>
        <source>Otherwise it is set and loses the same.</source>
        <translation>Sonst ist sie gefallen und verliert ebenso viel.</translation>
    </message>
    <message>
        <source>Otherwise it is set and loses that much for each trick short, or its whole contract if overtricks set it.</source>
        <translation>Sonst ist sie gefallen und verliert ebenso viel für jeden fehlenden Stich, oder den ganzen Kontrakt, wenn sie durch Überstiche fällt.</translation>
    </message>
    <message>
        <source>Overtricks are kept separately from the score, as bags, and earn no points.</source>
        <translation>Überstiche werden als Säcke getrennt vom Punktestand geführt und bringen keine Punkte.</translation>
    </message>
    <message>
        <source>Bid %1, took %2: set for taking twice the bid</source>
        <translation>%1 geboten, %2 gemacht: durch Verdoppeln des Gebots gefallen</translation>
    </message>
    <message>
        <source>Bid %1, took %2: a partner missed their own bid</source>
        <translation>%1 geboten, %2 gemacht: ein Partner hat sein Gebot verfehlt</translation>
    </message>
    <message>
        <source>Bid %1, took %2: set by the failed nil</source>
        <translation>%1 geboten, %2 gemacht: durch das gescheiterte Nil gefallen</translation>
    </message>
    <message>
        <source>Bid %1, took %2: set by a false challenge</source>
        <translation>%1 geboten, %2 gemacht: durch falsches Reklamieren gefallen</translation>
    </message>
    <message>
        <source>Bid %1: counts as made, since opponents reneged</source>
        <translation>%1 geboten: zählt als geschafft, weil die anderen falsch bedient haben</translation>
    </message>
    <message>
        <source>a hand without face cards isn&apos;t a misdeal.</source>
        <translation>ein Blatt ohne Bilder darf nicht weggeworfen werden.</translation>
    </message>
    <message>
        <source>No card of that suit is in the deck: it cannot choose the first dealer.</source>
        <translation>Von dieser Farbe ist keine Karte im Spiel: Sie kann den ersten Geber nicht bestimmen.</translation>
    </message>
    <message>
        <source>A French cut makes four stacks: it needs four players and one deck.</source>
        <translation>Französisches Abheben ergibt vier Stapel: Es braucht vier Spieler und ein Kartenspiel.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>How many cards each player gets, and so how many tricks a deal has. The rule “Cards left over” applies to the others. 0 deals as many as possible.</source>
        <translation>Wie viele Karten jeder Spieler bekommt, und damit, wie viele Stiche eine Runde hat. Für die übrigen gilt die Regel „Überzählige Karten“. 0 gibt so viele wie möglich.</translation>
    </message>
    <message>
        <source>As many as possible</source>
        <translation>So viele wie möglich</translation>
    </message>
    <message>
        <source>How many cards of each hand are dealt face up for everyone to see.</source>
        <translation>Wie viele Karten jeder Hand für alle sichtbar offen gegeben werden.</translation>
    </message>
    <message>
        <source>Dealing or drafting</source>
        <translation>Geben oder ziehen</translation>
    </message>
    <message>
        <source>A hand must meet every misdeal condition in use to be a misdeal. Otherwise one of them is enough.</source>
        <translation>Nur ein Blatt, auf das alle geltenden Bedingungen zutreffen, darf weggeworfen werden. Sonst genügt eine davon.</translation>
    </message>
    <message>
        <source>Before declaring a misdeal a player may ask partner for a yes or no. The player needn&apos;t follow the answer.</source>
        <translation>Bevor ein Spieler neues Geben verlangt, darf er den Partner nach Ja oder Nein fragen. Die Antwort bindet niemanden.</translation>
    </message>
    <message>
        <source>After a misdeal, or a deal that is void because too few tricks were bid, the same player deals again or the next one does.</source>
        <translation>Nach einem weggeworfenen Blatt oder einer Runde, die ungültig ist, weil zu wenig geboten wurde, gibt derselbe Spieler noch einmal oder der nächste.</translation>
    </message>
    <message>
        <source>The first dealer is chosen at random.</source>
        <translation>Der erste Geber wird ausgelost.</translation>
    </message>
    <message>
        <source>Cards are turned up until a spade appears; that player deals first.</source>
        <translation>Es werden Karten aufgedeckt, bis ein Pik erscheint; wer es bekommt, gibt zuerst.</translation>
    </message>
    <message>
        <source>Cards are turned up until a heart appears; that player deals first.</source>
        <translation>Es werden Karten aufgedeckt, bis ein Herz erscheint; wer es bekommt, gibt zuerst.</translation>
    </message>
    <message>
        <source>Cards are turned up until a club appears; that player deals first.</source>
        <translation>Es werden Karten aufgedeckt, bis ein Kreuz erscheint; wer es bekommt, gibt zuerst.</translation>
    </message>
    <message>
        <source>The player who draws the highest card deals first (equal cards: spades, hearts, diamonds, clubs).</source>
        <translation>Wer die höchste Karte zieht, gibt zuerst (bei gleichen: Pik, Herz, Karo, Kreuz).</translation>
    </message>
    <message>
        <source>The player who draws the lowest card deals first (equal cards: clubs, diamonds, hearts, spades).</source>
        <translation>Wer die niedrigste Karte zieht, gibt zuerst (bei gleichen: Kreuz, Karo, Herz, Pik).</translation>
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
        <source>French cut: the player on the dealer&apos;s left splits the deck into four stacks, turns the top card of each and gives one to each player, for all to see.</source>
        <translation>Französisches Abheben: Der Spieler links vom Geber teilt das Spiel in vier Stapel, deckt von jedem die oberste Karte auf und gibt jedem Spieler eine davon, für alle sichtbar.</translation>
    </message>
    <message>
        <source>French cut: the player on the dealer&apos;s right splits the deck into four stacks, turns the top card of each and gives one to each player, for all to see.</source>
        <translation>Französisches Abheben: Der Spieler rechts vom Geber teilt das Spiel in vier Stapel, deckt von jedem die oberste Karte auf und gibt jedem Spieler eine davon, für alle sichtbar.</translation>
    </message>
    <message>
        <source>The deck must deal out evenly.</source>
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
    <message>
        <source>Cards left over are not allowed.</source>
        <translation>Überzählige Karten sind nicht erlaubt.</translation>
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
        <source>All of these conditions must be met at once.</source>
        <translation>Alle diese Bedingungen müssen zugleich erfüllt sein.</translation>
    </message>
    <message>
        <source>A player declares it on their turn to bid, before anyone on their side has bid, and shows the hand.</source>
        <translation>Das geschieht, wenn man mit Bieten dran ist und noch niemand der eigenen Seite geboten hat; das Blatt wird vorgezeigt.</translation>
    </message>
    <message>
        <source>The player may ask partner first, for a yes or no, and need not follow the answer.</source>
        <translation>Der Spieler darf vorher den Partner nach Ja oder Nein fragen; das bindet niemanden.</translation>
    </message>
    <message>
        <source>Your side has already declared.</source>
        <translation>Deine Seite hat ihre Ansage schon gemacht.</translation>
    </message>
    <message>
        <source>Another side has declared tricks in a row.</source>
        <translation>Eine andere Seite hat schon eine Stichserie angesagt.</translation>
    </message>
    <message>
        <source>Before bidding no trump, a player must ask partner and get a yes.</source>
        <translation>Vor einem Gebot ohne Trumpf muss ein Spieler den Partner fragen und ein Ja hören.</translation>
    </message>
    <message>
        <source>Value of no trump</source>
        <translation>Ohne Trumpf bringt</translation>
    </message>
    <message>
        <source>If the promise is kept, either the bidder&apos;s number or each trick the bidder takes counts double.</source>
        <translation>Wird das Versprechen gehalten, zählt die Zahl des Bieters doppelt oder jeder Stich, den der Bieter macht.</translation>
    </message>
    <message>
        <source>In addition to its contract a side may announce the first six tricks (little bemo, 60 points won or lost) or the first nine (big bemo, 90 points).</source>
        <translation>Neben dem Kontrakt darf eine Seite die ersten sechs Stiche ansagen (kleines Bemo, 60 Punkte) oder die ersten neun (großes Bemo, 90 Punkte), auf Gewinn oder Verlust.</translation>
    </message>
    <message>
        <source>Failed moe</source>
        <translation>Gescheitertes Moe</translation>
    </message>
    <message>
        <source>Points for a little mo</source>
        <translation>Kleines Mo, Punkte</translation>
    </message>
    <message>
        <source>Points for a big mo</source>
        <translation>Großes Mo, Punkte</translation>
    </message>
    <message numerus="yes">
        <source>Won the first %n trick(s), in addition to the contract</source>
        <translation>
            <numerusform>Neben dem Kontrakt den ersten Stich gewonnen</numerusform>
            <numerusform>Neben dem Kontrakt die ersten %n Stiche gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>The player must first ask partner and get a yes.</source>
        <translation>Der Partner muss vorher gefragt werden und Ja sagen.</translation>
    </message>
    <message>
        <source>Bemo: in addition to its contract a side may announce the first six tricks (little bemo, for 60 points won or lost) or the first nine (big bemo, for 90).</source>
        <translation>Bemo: Neben ihrem Kontrakt darf eine Seite die ersten sechs Stiche ansagen (kleines Bemo, 60 Punkte auf Gewinn oder Verlust) oder die ersten neun (großes Bemo, 90).</translation>
    </message>
    <message>
        <source>Moe: instead of a contract, and without bags, a side may announce six tricks in a row (little moe, 150 points) or eight (big moe, 300), won or lost.</source>
        <translation>Moe: Anstelle eines Kontrakts und ohne Säcke darf eine Seite sechs Stiche in Folge ansagen (kleines Moe, 150 Punkte) oder acht (großes Moe, 300), auf Gewinn oder Verlust.</translation>
    </message>
    <message>
        <source>Moe: instead of a contract, and without bags, a side may announce six tricks in a row (little moe, 150 points) or eight (big moe, 300); a failed moe costs nothing.</source>
        <translation>Moe: Anstelle eines Kontrakts und ohne Säcke darf eine Seite sechs Stiche in Folge ansagen (kleines Moe, 150 Punkte) oder acht (großes Moe, 300); ein Scheitern kostet nichts.</translation>
    </message>
    <message>
        <source>Before that, a player may ask partner how many tricks they add. The side leads to the first trick; the partners decide who.</source>
        <translation>Vorher darf ein Spieler den Partner fragen, wie viele Stiche er beisteuert. Die Seite spielt zum ersten Stich aus; die Partner machen aus, wer.</translation>
    </message>
    <message>
        <source>After the bids the highest bidder takes it (of equal bids the earlier one) and discards the same number of cards.</source>
        <translation>Nach den Geboten nimmt ihn der Höchstbietende (bei gleichen Geboten der frühere) und drückt ebenso viele Karten.</translation>
    </message>
    <message>
        <source>After the bids the side with the largest contract takes it, shares it as it likes, and discards the same number of cards; with equal contracts one card goes to each side, and any others stay unseen.</source>
        <translation>Nach den Geboten nimmt ihn die Seite mit dem größten Kontrakt, teilt ihn nach Belieben und drückt ebenso viele Karten; bei gleichen Kontrakten geht je eine Karte an jede Seite, und was übrig ist, bleibt ungesehen.</translation>
    </message>
    <message>
        <source>The player who takes it discards the same number of cards before the bids.</source>
        <translation>Wer ihn nimmt, drückt ebenso viele Karten vor den Geboten.</translation>
    </message>
    <message>
        <source>The player who takes it discards the same number of cards after the bids.</source>
        <translation>Wer ihn nimmt, drückt ebenso viele Karten nach den Geboten.</translation>
    </message>
    <message>
        <source>&quot;winners&quot; is missing: the rules need the seat that won each trick, in order</source>
        <translation>&quot;winners&quot; fehlt: Eine geltende Regel braucht der Reihe nach den Platz, der jeden Stich gewonnen hat</translation>
    </message>
    <message>
        <source>A winning streak can still earn a bonus.</source>
        <translation>Eine Siegesserie kann noch einen Bonus bringen.</translation>
    </message>
    <message>
        <source>the fact &quot;last_trick&quot; is missing: the rules need to know who won the last trick</source>
        <translation>die Angabe &quot;last_trick&quot; fehlt: Eine geltende Regel muss wissen, wer den letzten Stich gewonnen hat</translation>
    </message>
    <message>
        <source>Last trick with the ace of spades</source>
        <translation>Letzter Stich mit Pik-Ass</translation>
    </message>
    <message>
        <source>Nil ending with an ace</source>
        <translation>Nil mit Ass zuletzt</translation>
    </message>
    <message>
        <source>Points for winning the last trick with a two of hearts, diamonds, or clubs.</source>
        <translation>Punkte für den letzten Stich, mit einer Zwei gewonnen, die kein Pik ist.</translation>
    </message>
    <message>
        <source>Contract made by a high spade in the last trick</source>
        <translation>Kontrakt durch hohes Pik im letzten Stich</translation>
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
    <message>
        <source>Another side bid a moon, so double nil is out.</source>
        <translation>Eine andere Seite hat Moon geboten, deshalb geht Doppel-Nil nicht.</translation>
    </message>
    <message>
        <source>Another side bid a double nil, so a moon is out.</source>
        <translation>Eine andere Seite hat Doppel-Nil geboten, deshalb geht Moon nicht.</translation>
    </message>
    <message>
        <source>What counts as a moon</source>
        <translation>Was ein Moon ist</translation>
    </message>
    <message>
        <source>When bid by name</source>
        <translation>Wenn angesagt</translation>
    </message>
    <message>
        <source>Blind moon: who must not have looked</source>
        <translation>Blinder Moon: wer nicht hingesehen hat</translation>
    </message>
    <message>
        <source>Once a side has bid a moon, the others may not bid a double nil, and vice versa.</source>
        <translation>Hat eine Seite Moon geboten, dürfen die anderen kein Doppel-Nil bieten, und umgekehrt.</translation>
    </message>
    <message>
        <source>All tricks without bidding them</source>
        <translation>Alle Stiche, ohne sie zu bieten</translation>
    </message>
    <message>
        <source>Extra points for a side that takes every trick of a deal without having bid them all. 0 means none.</source>
        <translation>Punkte neben dem Kontrakt für eine Seite, die alle Stiche einer Runde macht, ohne es versprochen zu haben. 0 zahlt nichts.</translation>
    </message>
    <message>
        <source>All tricks without bidding them wins</source>
        <translation>Alle Stiche ohne Gebot gewinnen</translation>
    </message>
    <message>
        <source>A side that takes every trick of a deal without having bid them all wins the match on the spot.</source>
        <translation>Eine Seite, die alle Stiche einer Runde macht, ohne es versprochen zu haben, gewinnt die Partie auf der Stelle.</translation>
    </message>
    <message>
        <source>Twelve tricks score a bonus: either when bid and made, or when exactly twelve are taken, whatever was bid.</source>
        <translation>Zwölf Stiche sind etwas Besonderes: wenn sie geboten und geschafft wurden oder wenn genau zwölf gemacht wurden, gleich was geboten war.</translation>
    </message>
    <message>
        <source>Points for a Lexington</source>
        <translation>Lexington, Punkte</translation>
    </message>
    <message>
        <source>Points for twelve tricks instead of the contract. A twelve that was bid and failed loses them.</source>
        <translation>Punkte für zwölf Stiche anstelle des Kontrakts. Eine gebotene und gescheiterte Zwölf verliert sie.</translation>
    </message>
    <message numerus="yes">
        <source>Moon failed, took %n</source>
        <translation>
            <numerusform>Moon gescheitert, %n gemacht</numerusform>
            <numerusform>Moon gescheitert, %n gemacht</numerusform>
        </translation>
    </message>
    <message>
        <source>Took all tricks without bidding them</source>
        <translation>Alle Stiche gemacht, ohne sie zu bieten</translation>
    </message>
    <message>
        <source>A side whose contract is all the tricks has bid a moon too, even if each partner bid only a part of it.</source>
        <translation>Auch eine Seite, deren Kontrakt alle Stiche umfasst, hat einen Moon geboten, selbst wenn jeder Partner nur einen Teil davon gesagt hat.</translation>
    </message>
    <message numerus="yes">
        <source>Blind moon, bid before anyone of the side has looked, earns %n point(s) and costs %2.</source>
        <translation>
            <numerusform>Blinder Moon, geboten, bevor jemand der Seite hingesehen hat, bringt %n Punkt und kostet %2.</numerusform>
            <numerusform>Blinder Moon, geboten, bevor jemand der Seite hingesehen hat, bringt %n Punkte und kostet %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that takes every trick of a deal without having bid them all scores %n point(s) more.</source>
        <translation>
            <numerusform>Eine Seite, die alle Stiche einer Runde macht, ohne es angesagt zu haben, bekommt %n Punkt mehr.</numerusform>
            <numerusform>Eine Seite, die alle Stiche einer Runde macht, ohne es angesagt zu haben, bekommt %n Punkte mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>A side that takes every trick of a deal without having bid them all wins the match.</source>
        <translation>Eine Seite, die alle Stiche einer Runde macht, ohne es versprochen zu haben, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>Only the first player of a side may bid a team nil.</source>
        <translation>Nur wer auf seiner Seite zuerst bietet, kann Team-Nil ansagen.</translation>
    </message>
    <message numerus="yes">
        <source>Double nil needs your side at least %n point(s) behind; it is %1 behind.</source>
        <translation>
            <numerusform>Doppel-Nil braucht mindestens %n Punkt Rückstand; deine Seite liegt %1 zurück.</numerusform>
            <numerusform>Doppel-Nil braucht mindestens %n Punkte Rückstand; deine Seite liegt %1 zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>a failed nil&apos;s tricks aren&apos;t bags by themselves.</source>
        <translation>Stiche eines gescheiterten Nil sind für sich keine Säcke.</translation>
    </message>
    <message>
        <source>A player may bid nil: a bid to take no tricks.</source>
        <translation>Ein Spieler darf Nil bieten: das Gebot, keinen Stich zu machen.</translation>
    </message>
    <message>
        <source>When nil is bid</source>
        <translation>Wann Nil angesagt wird</translation>
    </message>
    <message>
        <source>Nil is bid at the player&apos;s turn, or before any numbers: first each side may name one blind nil, then one nil after looking.</source>
        <translation>Nil wird angesagt, wenn man mit Bieten an der Reihe ist, oder vor allen Zahlen geklärt: Erst darf jede Seite ein Blind-Nil nennen, dann eines nach dem Ansehen.</translation>
    </message>
    <message>
        <source>At the player&apos;s turn</source>
        <translation>Wenn man dran ist</translation>
    </message>
    <message>
        <source>Points for a nil that takes no tricks.</source>
        <translation>Punkte für ein Nil ohne Stich.</translation>
    </message>
    <message>
        <source>Points lost by a nil that takes a trick.</source>
        <translation>Punkte, die ein Nil kostet, das einen Stich macht.</translation>
    </message>
    <message>
        <source>The tricks of a failed nil count only as bags, count for the side&apos;s contract, go to the next opponents, or count for nothing.</source>
        <translation>Die Stiche eines gescheiterten Nil sind nur Säcke, helfen dem Kontrakt der Seite, gehen an die nächsten Gegner oder zählen nicht.</translation>
    </message>
    <message>
        <source>Bags of a failed nil also score the points of an overtrick. Otherwise they only count as bags.</source>
        <translation>Säcke aus einem gescheiterten Nil bringen auch die Punkte eines Überstichs. Sonst kommen sie nur in den Sack.</translation>
    </message>
    <message>
        <source>When a nil fails, the side&apos;s contract is set too.</source>
        <translation>Scheitert ein Nil, ist auch der Kontrakt der Seite gefallen.</translation>
    </message>
    <message>
        <source>More points lost for each trick that a failed nil took.</source>
        <translation>Weitere Punkte Verlust für jeden Stich eines gescheiterten Nil.</translation>
    </message>
    <message>
        <source>The points that failed nils lose for their tricks go into a pot, which the next made nil takes.</source>
        <translation>Was gescheiterte Nils für ihre Stiche verlieren, liegt in einem Topf, bis das nächste geschaffte Nil ihn holt.</translation>
    </message>
    <message>
        <source>No bags with a nil</source>
        <translation>Keine Säcke bei Nil</translation>
    </message>
    <message>
        <source>A side that bid a nil counts no bags in that deal.</source>
        <translation>Eine Seite mit Nil zählt in dieser Runde keine Säcke.</translation>
    </message>
    <message>
        <source>Points for a blind nil that takes no tricks.</source>
        <translation>Punkte für ein Blind-Nil ohne Stich.</translation>
    </message>
    <message>
        <source>Points lost by a blind nil that takes a trick.</source>
        <translation>Punkte, die ein Blind-Nil kostet, das einen Stich macht.</translation>
    </message>
    <message>
        <source>Instead of a contract, a side may bid to lose every trick. It counts no bags in that deal.</source>
        <translation>Eine Seite darf statt eines Kontrakts gemeinsam versprechen, jeden Stich abzugeben. Sie zählt in dieser Runde keine Säcke.</translation>
    </message>
    <message>
        <source>Points for a team nil</source>
        <translation>Team-Nil, Punkte</translation>
    </message>
    <message>
        <source>Points for a blind team nil</source>
        <translation>Blindes Team-Nil, Punkte</translation>
    </message>
    <message>
        <source>Points won or lost for a team nil bid before any partner has looked.</source>
        <translation>Punkte, die ein Team-Nil bringt oder kostet, das geboten wird, bevor ein Partner hingesehen hat.</translation>
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
        <source>Team nil failed by a wrong claim</source>
        <translation>Team-Nil durch falsches Beanspruchen gescheitert</translation>
    </message>
    <message>
        <source>Nil, a bid to win no tricks, earns %1 if made and costs %2 if it fails.</source>
        <translation>Nil, das Gebot, keinen Stich zu machen, bringt %1, wenn es gelingt, und kostet %2, wenn nicht.</translation>
    </message>
    <message>
        <source>These points go into a pot, which the next made nil takes.</source>
        <translation>Diese Punkte kommen in einen Topf, den das nächste geschaffte Nil holt.</translation>
    </message>
    <message>
        <source>A double nil with all nils blind that is made wins the match.</source>
        <translation>Ein geschafftes Doppel-Nil, bei dem alle Nils blind sind, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>The first player of a side to bid may bid a team nil: the side tries to lose every trick, instead of a contract and without bags. It earns or costs %1.</source>
        <translation>Wer auf seiner Seite zuerst bietet, darf versprechen, dass sie jeden Stich abgibt: ein Team-Nil, anstelle eines Kontrakts und ohne Säcke. Es bringt oder kostet %1.</translation>
    </message>
    <message>
        <source>Before anyone of the side has looked, a team nil earns or costs %1.</source>
        <translation>Solange niemand der Seite hingesehen hat, bringt oder kostet ein Team-Nil %1.</translation>
    </message>
    <message numerus="yes">
        <source>Only a side at least %n point(s) behind the leader may bid a blind team nil.</source>
        <translation>
            <numerusform>Ein blindes Team-Nil darf nur eine Seite bieten, die mindestens %n Punkt hinter den Führenden liegt.</numerusform>
            <numerusform>Ein blindes Team-Nil darf nur eine Seite bieten, die mindestens %n Punkte hinter den Führenden liegt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left over: %n card(s) that cannot be dealt evenly, which these rules do not allow.</source>
        <translation>
            <numerusform>%n überzählige Karte geht nicht auf, und diese Regeln lassen einen solchen Tisch nicht zu.</numerusform>
            <numerusform>%n überzählige Karten gehen nicht auf, und diese Regeln lassen einen solchen Tisch nicht zu.</numerusform>
        </translation>
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
        <source>Decks</source>
        <translation>Kartenspiele</translation>
    </message>
    <message>
        <source>How many decks of 52 cards are shuffled together. With two decks every card exists twice.</source>
        <translation>Wie viele Spiele zu 52 Karten zusammengemischt werden. Mit zwei Spielen gibt es jede Karte doppelt.</translation>
    </message>
    <message>
        <source>Number of jokers in the deck: one is the big joker, two add the little one, three a third. In two decks, four means two of each.</source>
        <translation>Wie viele Joker dazukommen: zuerst der große, dann der kleine, dann ein dritter. Vier, bei zwei Kartenspielen, sind zwei große und zwei kleine.</translation>
    </message>
    <message>
        <source>Cards that are left in the box. With two decks each card named here takes out one copy; name it twice for both.</source>
        <translation>Karten, die in der Schachtel bleiben. Bei zwei Kartenspielen entfernt jede hier genannte Karte ein Exemplar; nenne sie zweimal für beide.</translation>
    </message>
    <message>
        <source>What happens to cards that cannot be dealt evenly: they are set aside unseen, they form a kitty that someone takes, or they are not allowed.</source>
        <translation>Was mit Karten geschieht, die nicht aufgehen: Sie werden verdeckt beiseitegelegt, sie bilden einen Talon, den jemand nimmt, oder sie sind nicht erlaubt.</translation>
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
        <source>Taken out of the deck: %1.</source>
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
        <source>Two decks.</source>
        <translation>Zwei Kartenspiele.</translation>
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
        <source>Cards exchanged for nil</source>
        <translation>Kartentausch bei Nil</translation>
    </message>
    <message>
        <source>Cards exchanged for blind nil</source>
        <translation>Kartentausch bei Blind-Nil</translation>
    </message>
    <message>
        <source>Exchange for blind nil only</source>
        <translation>Tausch nur bei Blind-Nil</translation>
    </message>
    <message>
        <source>Order of a nil exchange</source>
        <translation>Ablauf des Nil-Tauschs</translation>
    </message>
    <message>
        <source>Both pass before either looks; or the bidder passes first and partner looks before passing back; or the bidder also names a wanted suit, and partner passes back any cards.</source>
        <translation>Beide geben ab, bevor einer ansieht; oder der Bieter gibt zuerst, und der Partner sieht die Karten vor seiner Antwort; oder der Bieter nennt dazu eine Wunschfarbe, und der Partner gibt, was er mag.</translation>
    </message>
    <message>
        <source>Nothing is exchanged when both partners bid nil.</source>
        <translation>Bieten beide Partner Nil, wird nichts getauscht.</translation>
    </message>
    <message>
        <source>the ace of spades is not in the deck.</source>
        <translation>das Pik-Ass ist nicht im Spiel.</translation>
    </message>
    <message>
        <source>nobody has to trump or to beat the winning card.</source>
        <translation>es gibt keine Pflicht zu stechen oder zu überbieten.</translation>
    </message>
    <message>
        <source>The holder of the lowest club still leads it: everyone plays their lowest club to the first trick.</source>
        <translation>Wer das niedrigste Kreuz hat, spielt es doch aus: Zum ersten Stich spielen alle ihr niedrigstes Kreuz.</translation>
    </message>
    <message>
        <source>Whether players who cannot follow to the first trick may play a spade. If not, a hand of only spades is exempt.</source>
        <translation>Ob zum ersten Stich Pik spielen darf, wer nicht bedienen kann. Wo nicht, ist eine Hand aus lauter Pik entschuldigt.</translation>
    </message>
    <message>
        <source>Must trump</source>
        <translation>Stichzwang</translation>
    </message>
    <message>
        <source>What a player who cannot follow must do: nothing; beat the winning spade if possible; play a spade, and beat the winning one if possible; or play a spade only if it would be winning.</source>
        <translation>Was muss, wer nicht bedienen kann: nichts; das gewinnende Pik schlagen, wenn möglich; ein Pik spielen und das gewinnende schlagen, wenn möglich; oder ein Pik nur spielen, wenn es gewinnen würde.</translation>
    </message>
    <message>
        <source>Must beat the winning card</source>
        <translation>Muss überbieten</translation>
    </message>
    <message>
        <source>A player who follows suit must beat the winning card if possible, unless the trick has been trumped.</source>
        <translation>Wer bedient, muss die gewinnende Karte schlagen, wenn es geht. Ist der Stich gestochen, ist man frei.</translation>
    </message>
    <message>
        <source>The rules on trumping and beating apply even when partner is winning the trick.</source>
        <translation>Die Pflichten zu stechen und zu überbieten gelten auch, wenn der Partner gewinnt.</translation>
    </message>
    <message>
        <source>How much time a player has for each card before the program plays one at random. 0 means no limit.</source>
        <translation>Wie viel Zeit ein Spieler für jede Karte hat, bevor das Programm eine zufällige spielt. 0 heißt ohne Grenze.</translation>
    </message>
    <message>
        <source>%1: everyone plays the lowest club to the first trick.</source>
        <translation>%1: Zum ersten Stich legt jeder sein niedrigstes Kreuz.</translation>
    </message>
    <message>
        <source>The player with the highest number leads to the first trick; if numbers are equal, the one who bid it first.</source>
        <translation>Zum ersten Stich spielt aus, wer die höchste Zahl genannt hat; bei gleichen, wer sie zuerst genannt hat.</translation>
    </message>
    <message>
        <source>Everyone plays their lowest club to the first trick.</source>
        <translation>Alle spielen zum ersten Stich ihr niedrigstes Kreuz.</translation>
    </message>
    <message>
        <source>Players who cannot follow to the first trick may not play a spade, unless they have nothing else.</source>
        <translation>Wer zum ersten Stich nicht bedienen kann, darf kein Pik spielen, außer er hat nichts anderes.</translation>
    </message>
    <message>
        <source>If you cannot follow but hold a card of a suit above the one led that would win the trick so far, you must play such a card; otherwise you may play any card.</source>
        <translation>Wer nicht bedienen kann, aber eine Karte einer höheren Farbe hat, die den Stich bis dahin gewinnt, muss eine solche spielen; sonst ist jede Karte frei.</translation>
    </message>
    <message>
        <source>If you cannot follow but hold a spade that would win the trick so far, you must play such a spade; otherwise you may play any card.</source>
        <translation>Wer nicht bedienen kann, aber ein Pik hat, das den Stich bis dahin gewinnt, muss ein solches spielen; sonst ist jede Karte frei.</translation>
    </message>
    <message>
        <source>reneges are prevented.</source>
        <translation>falsches Bedienen wird verhindert.</translation>
    </message>
    <message>
        <source>Reneges</source>
        <translation>Falsch bedienen</translation>
    </message>
    <message>
        <source>Reneges are prevented; or any card can be played, and opponents may challenge a trick until the deal is scored.</source>
        <translation>Falsches Bedienen wird verhindert; oder jede Karte ist möglich, und die Gegner dürfen einen Stich reklamieren, bis die Runde gewertet ist.</translation>
    </message>
    <message>
        <source>Renege penalty</source>
        <translation>Strafe fürs Falschbedienen</translation>
    </message>
    <message>
        <source>The side that reneged is set and loses ten points for each trick bid, or needs three more tricks than it bid, or gives everything it scores in the deal to the challenger, or is set and loses the match.</source>
        <translation>Die ertappte Seite ist gefallen und verliert zehn Punkte je gebotenem Stich, oder sie braucht drei Stiche mehr als geboten, oder sie gibt alles, was sie in der Runde gewonnen hat, dem Reklamierenden, oder sie ist gefallen und verliert die ganze Partie.</translation>
    </message>
    <message>
        <source>When a renege is found, the contracts of all other sides count as made, whatever they took.</source>
        <translation>Wird eine falsche Karte entdeckt, gelten die Kontrakte aller anderen Seiten als geschafft, was auch immer sie gemacht haben.</translation>
    </message>
    <message>
        <source>False challenge penalty</source>
        <translation>Strafe für falsches Reklamieren</translation>
    </message>
    <message>
        <source>How many tricks are taken from a side whose challenge was false. Nobody gets them.</source>
        <translation>Wie viele Stiche einer Seite abgezogen werden, die grundlos reklamiert hat. Niemand bekommt sie.</translation>
    </message>
    <message>
        <source>A false challenge is a set</source>
        <translation>Falsches Reklamieren lässt fallen</translation>
    </message>
    <message>
        <source>A side whose challenge was false is set, whatever it took.</source>
        <translation>Eine Seite, die grundlos reklamiert hat, ist gefallen, was auch immer sie gemacht hat.</translation>
    </message>
    <message>
        <source>Renege: the deal&apos;s points go to the challenger</source>
        <translation>Falsch bedient: Alle Punkte der Runde gehen an den Reklamierenden</translation>
    </message>
    <message>
        <source>Opponents reneged: their points for the deal</source>
        <translation>Die anderen haben falsch bedient: ihre Punkte der Runde</translation>
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
        <source>All points that the side that reneged scores in the deal go to the challenger&apos;s side.</source>
        <translation>Alles, was die ertappte Seite in der Runde gewinnt, geht an die Seite des Reklamierenden.</translation>
    </message>
    <message>
        <source>The side that reneged is set, loses 10 points for each trick bid, and loses the match.</source>
        <translation>Die ertappte Seite ist gefallen, verliert 10 Punkte je gebotenem Stich und verliert die Partie.</translation>
    </message>
    <message numerus="yes">
        <source>A false challenge costs %n trick(s), which no side gets.</source>
        <translation>
            <numerusform>Eine falsche Reklamation kostet %n Stich; niemand bekommt ihn.</numerusform>
            <numerusform>Eine falsche Reklamation kostet %n Stiche; niemand bekommt sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>A side whose challenge is false is set.</source>
        <translation>Eine Seite, die falsch reklamiert, ist gefallen.</translation>
    </message>
    <message>
        <source>How many people play. With seven or more, consider two tables of three to five.</source>
        <translation>Wie viele mitspielen. Bei sieben oder mehr bieten sich zwei Tische zu dritt bis fünft an.</translation>
    </message>
    <message>
        <source>The direction of dealing, bidding, and play: clockwise (to the left) or counter-clockwise (to the right). It doesn&apos;t affect scores.</source>
        <translation>In welcher Richtung gegeben, geboten und gespielt wird und das Geben weitergeht: im Uhrzeigersinn, also nach links, oder dagegen, also nach rechts. Kein Punktestand hängt davon ab.</translation>
    </message>
    <message>
        <source>%1 players, each alone.</source>
        <translation>%1 Spieler, jeder für sich.</translation>
    </message>
    <message>
        <source>Ending the match</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>A bid of ten scores a fixed sum. Either it must be announced, or every contract of exactly ten counts.</source>
        <translation>Ein Gebot von zehn bringt eine runde Summe. Es muss als solches angesagt werden, oder jeder Kontrakt von genau zehn zählt so.</translation>
    </message>
    <message>
        <source>Overtricks on a ten count as usual.</source>
        <translation>Überstiche einer Zehn zählen wie üblich.</translation>
    </message>
    <message>
        <source>Blind ten multiplier</source>
        <translation>Blinde Zehn, Faktor</translation>
    </message>
    <message>
        <source>A ten bid blind is worth this many times as much when made. When it fails, it costs the regular amount.</source>
        <translation>So viel Mal den Wert bringt eine blind gebotene Zehn, wenn sie gelingt. Scheitert sie, kostet sie den einfachen Betrag.</translation>
    </message>
    <message numerus="yes">
        <source>“Ten”, if announced, earns %n point(s) with ten tricks and costs %2 otherwise.</source>
        <translation>
            <numerusform>„Zehn“, für die Seite als solche angesagt, bringt mit zehn Stichen %n Punkt und kostet sonst %2.</numerusform>
            <numerusform>„Zehn“, für die Seite als solche angesagt, bringt mit zehn Stichen %n Punkte und kostet sonst %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>A contract above ten counts as a ten and scores the same.</source>
        <translation>Ein Kontrakt über zehn gilt als Zehn und zählt ebenso viel.</translation>
    </message>
    <message>
        <source>Ten or more needs exactly the tricks bid.</source>
        <translation>Zehn oder mehr braucht genau die gebotenen Stiche.</translation>
    </message>
    <message>
        <source>A ten needs exactly ten tricks.</source>
        <translation>Eine Zehn braucht genau zehn Stiche.</translation>
    </message>
    <message>
        <source>Overtricks on a ten count for nothing.</source>
        <translation>Überstiche einer Zehn zählen nicht.</translation>
    </message>
    <message>
        <source>A side that bids ten and takes every trick wins the match.</source>
        <translation>Wer zehn bietet und alle Stiche macht, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>jokers aren&apos;t trump.</source>
        <translation>Joker sind keine Trümpfe.</translation>
    </message>
    <message>
        <source>there is no big joker in the deck.</source>
        <translation>kein großer Joker ist im Spiel.</translation>
    </message>
    <message>
        <source>Raised (elevated) cards that are not in the deck: %1.</source>
        <translation>Karten über dem Ass, die nicht im Spiel sind: %1.</translation>
    </message>
    <message>
        <source>Which joker is the big one: red or black.</source>
        <translation>Welcher Joker der große ist: der rote oder der schwarze.</translation>
    </message>
    <message>
        <source>When two jokers are played to one trick, either the higher or the first one wins.</source>
        <translation>Wenn zwei Joker in einem Stich liegen, gewinnt der höhere oder der zuerst gespielte.</translation>
    </message>
    <message>
        <source>When two sides&apos; joke trumps have equal rank, this decides: the higher joker behind them, the joker played first, or the order of the suits.</source>
        <translation>Sind Scherztrümpfe zweier Seiten gleich hoch, entscheidet dies: der höhere Joker dahinter, der zuerst gespielte Joker oder die Reihenfolge der Farben.</translation>
    </message>
    <message>
        <source>A ladder of the four suits, lowest first: a player who cannot follow may trump with any suit above the one led, and the higher suit wins. Empty means that only spades are trump.</source>
        <translation>Eine Leiter der vier Farben, die niedrigste zuerst: Wer nicht bedienen kann, darf mit jeder Farbe über der ausgespielten stechen, und die höhere Farbe gewinnt. Leer heißt, dass nur Pik Trumpf ist.</translation>
    </message>
    <message>
        <source>A player who plays an ace says whether it is high or low. A low ace ranks below the two.</source>
        <translation>Wer ein Ass spielt, sagt, ob es hoch oder niedrig gilt. Ein niedriges Ass steht unter der Zwei.</translation>
    </message>
    <message>
        <source>Jokers that are not raised are worthless and belong to no suit: play one only when you cannot follow, lead one only when you have nothing else. It never wins, and the next regular card sets the suit.</source>
        <translation>Joker, die nicht über dem Ass stehen, sind wertlos und haben keine Farbe: Spiele einen nur, wenn du nicht bedienen kannst, und spiele einen nur aus, wenn du nichts anderes hast. Er gewinnt nie, und die nächste gewöhnliche Karte bestimmt die Farbe.</translation>
    </message>
    <message>
        <source>A joker may be played at any time and never wins. But every other card of its side in that trick becomes a trump of its own rank, a joke trump: it beats all non-trump cards and lower spades, but not a spade of the same or higher rank. After a led joker the next card sets the suit.</source>
        <translation>Ein Joker darf jederzeit gespielt werden und gewinnt nie. Aber jede andere Karte seiner Seite in diesem Stich wird zu einem Trumpf ihres eigenen Rangs, einem Scherztrumpf: Er schlägt alle gewöhnlichen Karten und niedrigeren Pik, nicht aber ein Pik von gleichem oder höherem Rang. Nach einem ausgespielten Joker bestimmt die nächste Karte die Farbe.</translation>
    </message>
    <message>
        <source>If two sides&apos; joke trumps have equal rank, the one with the higher joker wins.</source>
        <translation>Von gleich hohen Scherztrümpfen zweier Seiten gewinnt der mit dem höheren Joker.</translation>
    </message>
    <message>
        <source>If two sides&apos; joke trumps have equal rank, the one whose joker was played first wins.</source>
        <translation>Von gleich hohen Scherztrümpfen zweier Seiten gewinnt der, dessen Joker zuerst gespielt wurde.</translation>
    </message>
    <message>
        <source>When two jokers are played to one trick, the one played first ranks higher.</source>
        <translation>Liegen zwei Joker in einem Stich, steht der zuerst gespielte höher.</translation>
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
        <source>A player who plays an ace calls it high or low; a low ace ranks below the two. A raised ace is always high.</source>
        <translation>Wer ein Ass spielt, nennt es hoch oder niedrig; ein niedriges Ass steht unter der Zwei. Ein Ass, das besonders hoch gestellt ist, gilt immer hoch.</translation>
    </message>
    <message>
        <source>%1 won on a special bid.</source>
        <translation>Sieg für %1 durch ein besonderes Gebot.</translation>
    </message>
    <message>
        <source>%1 won: the opponents reneged.</source>
        <translation>%1 hat gewonnen: Die anderen haben falsch bedient.</translation>
    </message>
    <message>
        <source>%1 won by taking every trick of a deal.</source>
        <translation>Sieg für %1 durch alle Stiche einer Runde.</translation>
    </message>
    <message numerus="yes">
        <source>%1 won: %2 set %n time(s) in a row.</source>
        <translation>
            <numerusform>Sieg für %1: %2 %n-mal hintereinander gefallen.</numerusform>
            <numerusform>Sieg für %1: %2 %n-mal hintereinander gefallen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won: %2 set %n time(s) in the match.</source>
        <translation>
            <numerusform>%1 hat gewonnen: %2 ist %n Mal in der Partie gefallen.</numerusform>
            <numerusform>%1 hat gewonnen: %2 ist %n Mal in der Partie gefallen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won: %2 set too often.</source>
        <translation>%1 hat gewonnen: %2 ist zu oft gefallen.</translation>
    </message>
    <message>
        <source>The losing score of %1 was reached.</source>
        <translation>Die Verlustgrenze von %1 ist erreicht.</translation>
    </message>
    <message numerus="yes">
        <source>Played: %n deal(s).</source>
        <translation>
            <numerusform>%n Runde wurde gespielt.</numerusform>
            <numerusform>%n Runden wurden gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>Die Zeit ist um.</translation>
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
        <source>Every deal costs more than it earns, and only the target ends the match: it may never end.</source>
        <translation>Jede Runde kostet mehr, als sie bringt, und nur das Ziel beendet die Partie: Sie endet vielleicht nie.</translation>
    </message>
    <message>
        <source>The limit on sets in a row has no effect: that many sets in total already lose the match.</source>
        <translation>So viele Fälle hintereinander braucht es nie: Ebenso viele im Ganzen verlieren die Partie.</translation>
    </message>
    <message>
        <source>The match ends with the deal in progress after this many minutes. 0 switches it off.</source>
        <translation>Die Partie endet mit der Runde, in der so viele Minuten um sind. 0 schaltet es ab.</translation>
    </message>
    <message>
        <source>Minimum number of deals</source>
        <translation>Runden mindestens</translation>
    </message>
    <message>
        <source>Neither a score nor the clock ends the match before this many deals. 0 means no minimum.</source>
        <translation>Weder ein Punktestand noch die Uhr beendet die Partie vor so vielen Runden. 0 verlangt nichts.</translation>
    </message>
    <message>
        <source>Starting points</source>
        <translation>Anfangspunkte</translation>
    </message>
    <message>
        <source>A handicap: the points with which the sides start, yours first, separated by spaces. A side without a number starts with 0.</source>
        <translation>Eine Vorgabe: die Punkte, mit denen die Seiten beginnen, deine zuerst, mit Leerzeichen dazwischen. Eine Seite, die nicht genannt ist, beginnt mit 0.</translation>
    </message>
    <message numerus="yes">
        <source>Side %1 starts with %n point(s).</source>
        <translation>
            <numerusform>Seite %1 beginnt mit %n Punkt.</numerusform>
            <numerusform>Seite %1 beginnt mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends with the deal in progress after %n minute(s): the highest score wins.</source>
        <translation>
            <numerusform>Die Partie endet mit der Runde, in der %n Minute um ist: Der höchste Punktestand gewinnt.</numerusform>
            <numerusform>Die Partie endet mit der Runde, in der %n Minuten um sind: Der höchste Punktestand gewinnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Neither score nor clock ends the match before %n deal(s).</source>
        <translation>
            <numerusform>Weder Punktestand noch Uhr beenden die Partie, bevor %n Runde gespielt ist.</numerusform>
            <numerusform>Weder Punktestand noch Uhr beenden die Partie, bevor %n Runden gespielt sind.</numerusform>
        </translation>
    </message>
    <message>
        <source>everyone passed: enter the deal as void</source>
        <translation>alle haben gepasst: Trage die Runde als ungültig ein</translation>
    </message>
    <message>
        <source>trick %1 must have a winner</source>
        <translation>Stich %1 muss einen Gewinner haben</translation>
    </message>
    <message numerus="yes">
        <source>the fact &quot;dix&quot; names %n trick(s); nines of spades in the deck: %1</source>
        <translation>
            <numerusform>die Angabe &quot;dix&quot; nennt %n Stich; Pik-Neunen im Blatt: %1</numerusform>
            <numerusform>die Angabe &quot;dix&quot; nennt %n Stiche; Pik-Neunen im Blatt: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>the fact &quot;last_trick&quot; lacks its &quot;card&quot;: the rules need the card that won</source>
        <translation>in der Angabe &quot;last_trick&quot; fehlt &quot;card&quot;: Eine geltende Regel braucht die Karte, die gewonnen hat</translation>
    </message>
    <message>
        <source>the last trick must have a winner</source>
        <translation>der letzte Stich muss einen Gewinner haben</translation>
    </message>
    <message>
        <source>these contracts total less than %1 (rule bid_sum_min): the deal is void, enter it as &quot;void&quot;: &quot;short&quot;</source>
        <translation>diese Kontrakte ergeben weniger als %1 (Regel bid_sum_min): Die Runde ist ungültig, trag sie als &quot;void&quot;: &quot;short&quot; ein</translation>
    </message>
    <message>
        <source>%1: a junk joker may be led only if you have nothing else.</source>
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
        <source>the rule it belongs to is switched off.</source>
        <translation>die Regel, zu der sie gehört, ist abgeschaltet.</translation>
    </message>
    <message>
        <source>Table and deck</source>
        <translation>Tisch und Karten</translation>
    </message>
    <message>
        <source>Standard as the old online room played it: bags are reset after a penalty, and −200 ends the match.</source>
        <translation>Standard, wie der alte Online-Raum spielte: Nach einer Strafe wird der Sack geleert, und 200 unter null beenden die Partie.</translation>
    </message>
    <message>
        <source>Two jokers are added, and the dealer takes the two leftover cards.</source>
        <translation>Zwei Joker kommen dazu, und der Geber nimmt die zwei überzähligen Karten.</translation>
    </message>
    <message>
        <source>Two jokers are added, and the holder of the lowest club takes the two leftover cards.</source>
        <translation>Zwei Joker kommen dazu, und der Besitzer des niedrigsten Kreuz nimmt die zwei überzähligen Karten.</translation>
    </message>
    <message>
        <source>Two jokers are added, and the side with the larger contract shares the two leftover cards.</source>
        <translation>Zwei Joker kommen dazu, und die Seite mit dem größeren Kontrakt teilt sich die zwei überzähligen Karten.</translation>
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
        <source>Partners discuss and bid together, at least four, without nil.</source>
        <translation>Partner besprechen sich und bieten gemeinsam, mindestens vier, ohne Nil.</translation>
    </message>
    <message>
        <source>Everyone bids at least four or nil, and an announced ten is worth two hundred.</source>
        <translation>Alle bieten mindestens vier oder Nil, und eine angesagte Zehn ist zweihundert wert.</translation>
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
        <source>Two decks without the twos of clubs, everyone alone.</source>
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
        <source>One deck without twos, eight cards each, everyone alone.</source>
        <translation>Ein Kartenspiel ohne Zweien, je acht Karten, jeder für sich.</translation>
    </message>
    <message>
        <source>Identical cards cancel each other; four pairs share two full decks for eight deals.</source>
        <translation>Gleiche Karten heben einander auf; vier Paare teilen sich zwei volle Kartenspiele, acht Runden lang.</translation>
    </message>
    <message>
        <source>Two players are dealt thirteen cards each; the other half of the deck is set aside unseen.</source>
        <translation>Zwei Spieler bekommen je dreizehn Karten; die andere Hälfte des Kartenspiels liegt ungesehen beiseite.</translation>
    </message>
    <message>
        <source>Only spades are trump</source>
        <translation>Nur Pik ist Trumpf</translation>
    </message>
    <message>
        <source>Knows the rules, forgets most cards, and bids on instinct.</source>
        <translation>Kennt die Regeln, vergisst die meisten Karten, bietet nach Gefühl.</translation>
    </message>
    <message>
        <source>Works with partner, but sometimes miscounts small cards and errs from fear or greed.</source>
        <translation>Spielt mit dem Partner zusammen, verzählt sich aber ab und zu bei kleinen Karten und irrt aus Furcht oder Gier.</translation>
    </message>
    <message>
        <source>Has learned from many games what each card is worth, and simulates at times.</source>
        <translation>Weiß aus vielen Spielen, was jede Karte wert ist, und denkt ab und zu nach.</translation>
    </message>
    <message>
        <source>Simulates a few deals before each card.</source>
        <translation>Spielt vor jeder Karte einige Verteilungen durch.</translation>
    </message>
    <message>
        <source>Simulates thousands of deals and reads every card played.</source>
        <translation>Spielt Tausende von Verteilungen durch und liest jede gespielte Karte.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Ausgeglichen</translation>
    </message>
    <message>
        <source>No particular style.</source>
        <translation>Kein besonderer Stil.</translation>
    </message>
    <message>
        <source>Bids optimistically.</source>
        <translation>Bietet optimistisch.</translation>
    </message>
    <message>
        <source>Bids only what is certain and prefers a bag to a set.</source>
        <translation>Bietet, was sicher ist, und nimmt lieber einen Sack, als zu fallen.</translation>
    </message>
    <message>
        <source>Bids nil often.</source>
        <translation>Bietet oft Nil.</translation>
    </message>
    <message>
        <source>Avoids bags by ducking early.</source>
        <translation>Vermeidet Säcke und duckt sich früh.</translation>
    </message>
    <message>
        <source>With %1 you take the trick and lose your nil; %2 would leave it to others.</source>
        <translation>Mit %1 nimmst du den Stich, und dein Nil ist verloren; %2 ließe ihn den anderen.</translation>
    </message>
    <message numerus="yes">
        <source>With %n spade(s) and hardly any %1, I hoped to trump.</source>
        <translation>
            <numerusform>Mit %n Pik und kaum %1 hoffte ich zu stechen.</numerusform>
            <numerusform>Mit %n Pik und kaum %1 hoffte ich zu stechen.</numerusform>
        </translation>
    </message>
    <message>
        <source>I bid on instinct, and may be a trick off.</source>
        <translation>Ich biete nach Gefühl und kann um einen Stich danebenliegen.</translation>
    </message>
    <message>
        <source>I gave the nil about a %1% chance.</source>
        <translation>Ich gab dem Nil etwa %1 %.</translation>
    </message>
    <message>
        <source>This choice isn&apos;t reviewed.</source>
        <translation>Diese Wahl wird nicht beurteilt.</translation>
    </message>
    <message>
        <source>Correct challenge: the cards prove it.</source>
        <translation>Zu Recht reklamiert: Die Karten beweisen es.</translation>
    </message>
    <message>
        <source>This play was a renege; its cost depends on the penalty.</source>
        <translation>Hier wurde falsch bedient; was das kostet, hängt von der Strafe ab.</translation>
    </message>
    <message>
        <source>%1 takes a trick whatever is played.</source>
        <translation>%1 macht einen Stich, was auch gespielt wird.</translation>
    </message>
    <message>
        <source>I don&apos;t remember all the cards played.</source>
        <translation>Ich merke mir nicht alle gespielten Karten.</translation>
    </message>
    <message>
        <source>I passed cards that could have won a trick.</source>
        <translation>Ich gab Karten weg, die einen Stich hätten machen können.</translation>
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
        <source>This is your only legal card; hope someone covers it.</source>
        <translation>Das ist deine einzige erlaubte Karte; hoffe, dass jemand sie deckt.</translation>
    </message>
    <message>
        <source>It stays under the winning card and keeps your nil safe.</source>
        <translation>Sie bleibt unter der gewinnenden Karte und schützt dein Nil.</translation>
    </message>
    <message>
        <source>It stayed under the winning card and kept my nil safe.</source>
        <translation>Sie blieb unter der gewinnenden Karte und schützte mein Nil.</translation>
    </message>
    <message>
        <source>No remaining card of its suit beats it.</source>
        <translation>Keine restliche Karte ihrer Farbe schlägt sie.</translation>
    </message>
    <message>
        <source>By my count, no remaining card of its suit beat it.</source>
        <translation>Nach meiner Zählung schlug sie keine Karte ihrer Farbe mehr.</translation>
    </message>
    <message>
        <source>No remaining spade beats it.</source>
        <translation>Kein restliches Pik schlägt sie.</translation>
    </message>
    <message>
        <source>By my count, no remaining spade beat it.</source>
        <translation>Nach meiner Zählung schlug sie kein Pik mehr.</translation>
    </message>
    <message>
        <source>It makes the others use their high cards.</source>
        <translation>Sie lässt die anderen ihre hohen Karten ausgeben.</translation>
    </message>
    <message>
        <source>I wanted the others to use their high cards.</source>
        <translation>Die anderen sollten ihre hohen Karten ausgeben.</translation>
    </message>
    <message>
        <source>It&apos;s your lowest card that wins the trick.</source>
        <translation>Sie ist deine niedrigste Karte, die den Stich gewinnt.</translation>
    </message>
    <message>
        <source>It&apos;s now winning, and no card of its suit beats it.</source>
        <translation>Sie liegt vorn, und keine ihrer Farbe schlägt sie.</translation>
    </message>
    <message>
        <source>By my count, no card of its suit could beat it.</source>
        <translation>Nach meiner Zählung konnte nichts ihrer Farbe sie schlagen.</translation>
    </message>
    <message>
        <source>It&apos;s now winning the trick.</source>
        <translation>Sie liegt im Stich vorn.</translation>
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
        <source>%1 is winning, and your contract is made: a high card played now can&apos;t win a bag later.</source>
        <translation>%1 gewinnt den Stich, und dein Kontrakt ist erfüllt: Eine hohe Karte, die du jetzt spielst, bringt später keinen Sack.</translation>
    </message>
    <message>
        <source>%1 was winning and our contract was made: I got rid of a high card before it won a bag.</source>
        <translation>%1 hatte den Stich, und unser Kontrakt war gemacht: Ich ließ eine hohe Karte gehen, bevor sie einen Sack brachte.</translation>
    </message>
    <message>
        <source>Your contract is made: a high card played now can&apos;t win a bag later.</source>
        <translation>Dein Kontrakt ist erfüllt: Eine hohe Karte, die du jetzt spielst, bringt später keinen Sack.</translation>
    </message>
    <message>
        <source>Our contract was made: I got rid of a high card before it won a bag.</source>
        <translation>Unser Kontrakt war gemacht: Ich ließ eine hohe Karte gehen, bevor sie einen Sack brachte.</translation>
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
        <source>It takes the trick from %1 and saves the nil.</source>
        <translation>Sie nimmt %1 den Stich ab; das Nil wäre sonst verloren.</translation>
    </message>
    <message>
        <source>I took the trick from %1 to save the nil.</source>
        <translation>Ich nahm %1 den Stich ab, um das Nil zu retten.</translation>
    </message>
    <message>
        <source>%1 has no more %4 and can discard a card that endangers their nil.</source>
        <translation>%1 hat kein %4 mehr und kann abwerfen, was dem Nil gefährlich ist.</translation>
    </message>
    <message>
        <source>%1 had no more %4 and could discard a dangerous card.</source>
        <translation>%1 hatte kein %4 mehr und konnte etwas Gefährliches abwerfen.</translation>
    </message>
    <message>
        <source>It&apos;s low enough to leave %1, who bid nil, with the trick.</source>
        <translation>Sie ist so niedrig, dass %1 mit dem Nil daran hängen bleiben kann.</translation>
    </message>
    <message>
        <source>It was low enough to leave %1, who had bid nil, with the trick.</source>
        <translation>Sie war so niedrig, dass %1 mit dem Nil daran hängen bleiben konnte.</translation>
    </message>
    <message>
        <source>%1 has no more %4 and can trump this one.</source>
        <translation>%1 hat kein %4 mehr und kann hier stechen.</translation>
    </message>
    <message>
        <source>%1 had no more %4 and could trump it.</source>
        <translation>%1 hatte kein %4 mehr und konnte stechen.</translation>
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
            <numerusform>Nach %n weiteren Pik konnte meine %2 niemand mehr stechen.</numerusform>
            <numerusform>Nach %n weiteren Pik konnte meine %2 niemand mehr stechen.</numerusform>
        </translation>
    </message>
    <message>
        <source>It&apos;s your last card of that suit: from now on you can trump it.</source>
        <translation>Es ist deine letzte dieser Farbe: Von nun an kannst du sie mit Pik stechen.</translation>
    </message>
    <message>
        <source>It was my last card of the suit: from then on I could trump it.</source>
        <translation>Es war meine letzte der Farbe: Von da an konnte ich sie stechen.</translation>
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
        <source>Chance to win: %3% with %1, %2% without.</source>
        <translation>Gewinnaussicht: %3 % mit %1, %2 % ohne.</translation>
    </message>
    <message numerus="yes">
        <source>%1 costs %n point(s), and the chance to win is %2% instead of %3%.</source>
        <translation>
            <numerusform>%1 kostet %n Punkt, und die Gewinnaussicht ist %2 % statt %3 %.</numerusform>
            <numerusform>%1 kostet %n Punkte, und die Gewinnaussicht ist %2 % statt %3 %.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the chance to win is %2% instead of %3%.</source>
        <translation>%1: Die Gewinnaussicht ist %2 % statt %3 %.</translation>
    </message>
    <message>
        <source>Talk between partners isn&apos;t reviewed.</source>
        <translation>Gespräche zwischen Partnern werden nicht beurteilt.</translation>
    </message>
    <message>
        <source>Timed-out plays aren&apos;t reviewed.</source>
        <translation>Zeitüberschreitungen werden nicht beurteilt.</translation>
    </message>
    <message>
        <source>Taking a card back isn&apos;t reviewed; the card played instead is.</source>
        <translation>Das Zurücknehmen einer Karte wird nicht beurteilt, wohl aber die Karte, die stattdessen fiel.</translation>
    </message>
    <message>
        <source>Challenges without proof aren&apos;t reviewed.</source>
        <translation>Reklamieren ohne Beweis wird nicht beurteilt.</translation>
    </message>
    <message>
        <source>Cards played in the dark aren&apos;t reviewed.</source>
        <translation>Verdeckt gespielte Karten werden nicht beurteilt.</translation>
    </message>
    <message>
        <source>Any legal card is equally good.</source>
        <translation>Jede erlaubte Karte ist gleich gut.</translation>
    </message>
    <message>
        <source>Your nil succeeds %1% of the time.</source>
        <translation>Dein Nil gelingt in %1 % der Fälle.</translation>
    </message>
    <message>
        <source>%1&apos;s nil succeeds %2% of the time.</source>
        <translation>Das Nil von %1 gelingt in %2 % der Fälle.</translation>
    </message>
    <message>
        <source>Your nil would succeed %1% of the time.</source>
        <translation>Dein Nil würde in %1 % der Fälle gelingen.</translation>
    </message>
    <message>
        <source>With it, your nil succeeds %1% of the time instead of %2%.</source>
        <translation>Damit gelingt dein Nil in %1 % der Fälle statt in %2 %.</translation>
    </message>
    <message>
        <source>With it, %1&apos;s nil succeeds %2% of the time instead of %3%.</source>
        <translation>Damit gelingt das Nil von %1 in %2 % der Fälle statt in %3 %.</translation>
    </message>
    <message>
        <source>With it, you make your contract %1% of the time instead of %2%.</source>
        <translation>Damit erfüllst du deinen Kontrakt in %1 % der Fälle statt in %2 %.</translation>
    </message>
    <message>
        <source>With it, the opponents are set %1% of the time instead of %2%.</source>
        <translation>Damit fallen die Gegner in %1 % der Fälle statt in %2 %.</translation>
    </message>
    <message numerus="yes">
        <source>With it, you take the bag penalty of %n point(s) %1% of the time instead of %2%.</source>
        <translation>
            <numerusform>Damit bekommst du die Sackstrafe von %n Punkt in %1 % der Fälle statt in %2 %.</numerusform>
            <numerusform>Damit bekommst du die Sackstrafe von %n Punkten in %1 % der Fälle statt in %2 %.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With it, the opponents take the bag penalty of %n point(s) %1% of the time instead of %2%.</source>
        <translation>
            <numerusform>Damit bekommen die Gegner die Sackstrafe von %n Punkt in %1 % der Fälle statt in %2 %.</numerusform>
            <numerusform>Damit bekommen die Gegner die Sackstrafe von %n Punkten in %1 % der Fälle statt in %2 %.</numerusform>
        </translation>
    </message>
    <message>
        <source>With it, the match is lost in this deal %1% of the time instead of %2%.</source>
        <translation>Damit geht die Partie in dieser Runde in %1 % der Fälle verloren statt in %2 %.</translation>
    </message>
    <message>
        <source>With it, the match is won in this deal %1% of the time instead of %2%.</source>
        <translation>Damit ist die Partie in dieser Runde in %1 % der Fälle gewonnen statt in %2 %.</translation>
    </message>
    <message numerus="yes">
        <source>Otherwise the deal is worth %n point(s) less.</source>
        <translation>
            <numerusform>Sonst ist die Runde %n Punkt weniger wert.</numerusform>
            <numerusform>Sonst ist die Runde %n Punkte weniger wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Otherwise the deal is worth about as much.</source>
        <translation>Sonst ist die Runde etwa gleich viel wert.</translation>
    </message>
    <message numerus="yes">
        <source>Next best: %1, worth %n point(s) less.</source>
        <translation>
            <numerusform>Das Nächstbeste ist %1, es bringt %n Punkt weniger.</numerusform>
            <numerusform>Das Nächstbeste ist %1, es bringt %n Punkte weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Wins the match %1% of the time; %2 points on average, and %3 for the opponents.</source>
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
    <message>
        <source>No player at that seat can do that.</source>
        <translation>Der Spieler an diesem Platz kann das nicht.</translation>
    </message>
    <message>
        <source>Winner of the %1</source>
        <translation>Wer den Stich mit %1 machte</translation>
    </message>
    <message>
        <source>Winner of the card that cancels a bag</source>
        <translation>Wer die Karte machte, die einen Sack streicht</translation>
    </message>
    <message>
        <source>The deck is too small to deal %1 to each of %2: it has %3.</source>
        <translation>Das Kartenspiel ist zu klein, um %1 an jeden von %2 zu geben: Es hat %3.</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>Gebrochen</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Gehalten</translation>
    </message>
    <message>
        <source>the extra card; extra card; one extra card; one card left over; one card over</source>
        <translation>die überzählige Karte; überzählige Karte; eine Karte übrig; eine Karte zu viel</translation>
    </message>
    <message>
        <source>How many cards partners exchange face down in every deal. Nobody looks at the cards received before passing their own.</source>
        <translation>Wie viele Karten Partner in jeder Runde verdeckt tauschen. Niemand sieht an, was kommt, bevor er selbst abgegeben hat.</translation>
    </message>
    <message>
        <source>%1 took the kitty, which counts as one more trick</source>
        <translation>%1 hat den Talon genommen, der als weiterer Stich zählt</translation>
    </message>
    <message>
        <source>No target: the side that leads after eight deals wins.</source>
        <translation>Kein Ziel: Wer nach acht Runden führt, gewinnt.</translation>
    </message>
    <message>
        <source>Remembers most of the cards played.</source>
        <translation>Behält die meisten der gespielten Karten.</translation>
    </message>
    <message>
        <source>I valued my hand at about %1 of the tricks.</source>
        <translation>Ich schätzte meine Hand auf etwa %1 der Stiche.</translation>
    </message>
    <message>
        <source>I kept cards that cover; those I passed to %1 can&apos;t hurt.</source>
        <translation>Ich behielt Karten, die decken, und gab %1 Karten, die nicht schaden.</translation>
    </message>
    <message numerus="yes">
        <source>Otherwise the chance to win drops by %n percentage point(s).</source>
        <translation>
            <numerusform>Sonst sinkt die Gewinnaussicht um %n Prozentpunkt.</numerusform>
            <numerusform>Sonst sinkt die Gewinnaussicht um %n Prozentpunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>About as good: %1.</source>
        <translation>Etwa gleich gut: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Next best: %1, with a chance to win %n percentage point(s) lower.</source>
        <translation>
            <numerusform>Am zweitbesten: %1, mit einer um %n Prozentpunkt geringeren Gewinnaussicht.</numerusform>
            <numerusform>Am zweitbesten: %1, mit einer um %n Prozentpunkte geringeren Gewinnaussicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is already winning: take the trick over, and you lead next.</source>
        <translation>%1 hat den Stich schon: Übernimm ihn, dann spielst du als Nächster aus.</translation>
    </message>
    <message>
        <source>%1 was already winning: I took the trick over to lead next.</source>
        <translation>%1 hatte den Stich schon: Ich übernahm ihn, um als Nächster auszuspielen.</translation>
    </message>
    <message>
        <source>%1 is winning so far: this card is harder to beat.</source>
        <translation>%1 hat den Stich bisher: Diese Karte ist schwerer zu schlagen.</translation>
    </message>
    <message>
        <source>%1 was winning so far: my card was harder to beat.</source>
        <translation>%1 hatte den Stich bisher: Meine Karte war schwerer zu schlagen.</translation>
    </message>
    <message>
        <source>%1 is winning, but every card you may play takes the trick.</source>
        <translation>%1 hat den Stich, aber jede Karte, die du spielen darfst, nimmt ihn.</translation>
    </message>
    <message>
        <source>%1 was winning, but every card I could play took the trick.</source>
        <translation>%1 hatte den Stich, aber jede Karte, die ich spielen konnte, nahm ihn.</translation>
    </message>
    <message>
        <source>No trump needs partner&apos;s consent</source>
        <translation>Ohne Trumpf braucht ein Ja</translation>
    </message>
    <message>
        <source>That makes no sense here (%1).</source>
        <translation>Das ergibt hier keinen Sinn (%1).</translation>
    </message>
    <message>
        <source>Too much was sent at once; the connection was closed.</source>
        <translation>Es wurde zu viel auf einmal geschickt; die Verbindung wurde geschlossen.</translation>
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
        <source>Someone sits on that seat already.</source>
        <translation>Auf diesem Platz sitzt schon jemand.</translation>
    </message>
    <message>
        <source>Take a seat first.</source>
        <translation>Setz dich erst auf einen Platz.</translation>
    </message>
    <message>
        <source>The rules have changed; look at them once more.</source>
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
        <source>The programs (%1 and %2) do not know the same options; the older one must be updated first.</source>
        <translation>Die Programme (%1 und %2) kennen nicht dieselben Optionen; das ältere muss erst aktualisiert werden.</translation>
    </message>
    <message>
        <source>The table cannot be reached at the moment.</source>
        <translation>Der Tisch ist gerade nicht zu erreichen.</translation>
    </message>
    <message>
        <source>That is up to the table&apos;s host.</source>
        <translation>Das entscheidet, wer den Tisch eröffnet hat.</translation>
    </message>
    <message>
        <source>What the table&apos;s host tells does not fit together; the connection was closed.</source>
        <translation>Was der Gastgeber des Tisches mitteilt, passt nicht zusammen; die Verbindung wurde geschlossen.</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>Der Tisch ist voll.</translation>
    </message>
    <message>
        <source>The match has begun.</source>
        <translation>Die Partie hat begonnen.</translation>
    </message>
    <message>
        <source>You were turned away.</source>
        <translation>Du wurdest abgewiesen.</translation>
    </message>
    <message>
        <source>The door was closed.</source>
        <translation>Die Tür wurde geschlossen.</translation>
    </message>
    <message>
        <source>Every seat must be taken, and everyone must agree.</source>
        <translation>Jeder Platz muss besetzt sein, und alle müssen zustimmen.</translation>
    </message>
    <message>
        <source>You sit at this table from another connection.</source>
        <translation>Du sitzt über eine andere Verbindung an diesem Tisch.</translation>
    </message>
    <message>
        <source>That came after the deal had gone on.</source>
        <translation>Das kam, als das Spiel schon weitergegangen war.</translation>
    </message>
    <message>
        <source>That is not among the choices.</source>
        <translation>Das steht nicht zur Wahl.</translation>
    </message>
    <message>
        <source>Someone else cuts the deck.</source>
        <translation>Jemand anders hebt ab.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>Du hast den Tisch verlassen.</translation>
    </message>
    <message>
        <source>In an auction the bids aren&apos;t added up, so no total can be ruled out.</source>
        <translation>In einer Auktion werden die Gebote nicht zusammengezählt, also lässt sich keine Summe verbieten.</translation>
    </message>
    <message>
        <source>Declarers who take what they need earn 10 points for each trick of the number bid plus the book.</source>
        <translation>Macht die Spielpartei, was sie braucht, bekommt sie 10 Punkte für jeden Stich der gebotenen Zahl und des Buchs.</translation>
    </message>
    <message>
        <source>Name one card that cancels a bag.</source>
        <translation>Nenne genau eine Karte, die einen Sack streicht.</translation>
    </message>
    <message>
        <source>Suicide, whiz and mirror need nil bids.</source>
        <translation>Suicide, Whiz und Mirror brauchen Nil-Gebote.</translation>
    </message>
    <message>
        <source>The side&apos;s total, even a lower one</source>
        <translation>Die Summe der Seite, auch eine kleinere</translation>
    </message>
    <message>
        <source>If sides bid together: whether partners may say how many sure and how many possible tricks they hold, or must agree without a word.</source>
        <translation>Wenn Seiten gemeinsam bieten: ob Partner sagen dürfen, wie viele sichere und wie viele mögliche Stiche sie halten, oder sich wortlos einigen müssen.</translation>
    </message>
    <message>
        <source>Books filled, deal not played: bid of %1 scored</source>
        <translation>Bücher voll, nicht gespielt: Gebot %1 gewertet</translation>
    </message>
    <message>
        <source>A blind bonus can&apos;t be combined with “Every contract of ten”: let the ten be announced instead.</source>
        <translation>Ein Blind-Bonus verträgt sich nicht mit „Jeder Kontrakt von zehn“: Lass die Zehn stattdessen ansagen.</translation>
    </message>
    <message>
        <source>Which tricks decide the bonus: those of the whole side, compared with its contract, or the blind bidder&apos;s own, compared with their own number.</source>
        <translation>Welche Stiche über die Prämie entscheiden: die der ganzen Seite, verglichen mit ihrem Kontrakt, oder die eigenen des blinden Bieters, verglichen mit seiner Zahl.</translation>
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
        <source>Blind bid of %1 failed, tricks that count: %2</source>
        <translation>Blindgebot %1 gescheitert, gewertete Stiche: %2</translation>
    </message>
    <message>
        <source>Partner&apos;s regular bid of %1 made</source>
        <translation>Gesehenes Gebot des Partners, %1, geschafft</translation>
    </message>
    <message>
        <source>Partner&apos;s regular bid of %1 failed too</source>
        <translation>Gesehenes Gebot des Partners, %1, ebenfalls gescheitert</translation>
    </message>
    <message>
        <source>Blind bonus: bid of %1 met exactly</source>
        <translation>Blind-Bonus: Gebot %1 genau erfüllt</translation>
    </message>
    <message>
        <source>Blind bonus lost: bid of %1 missed</source>
        <translation>Blind-Bonus verloren: Gebot %1 verfehlt</translation>
    </message>
    <message>
        <source>Blind bonus: bid of %1 exceeded</source>
        <translation>Blind-Bonus: Gebot %1 überschritten</translation>
    </message>
    <message numerus="yes">
        <source>Its contract scores as usual, plus %n point(s) if the blind bidder&apos;s own tricks meet that number exactly, or minus as many if they fall short.</source>
        <translation>
            <numerusform>Ihr Kontrakt zählt wie sonst, dazu %n Punkt, wenn die eigenen Stiche des blinden Bieters diese Zahl genau erfüllen, oder ebenso viel weniger, wenn sie darunter bleiben.</numerusform>
            <numerusform>Ihr Kontrakt zählt wie sonst, dazu %n Punkte, wenn die eigenen Stiche des blinden Bieters diese Zahl genau erfüllen, oder ebenso viele weniger, wenn sie darunter bleiben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its contract scores as usual, plus %n point(s) if met exactly, or minus as many if short.</source>
        <translation>
            <numerusform>Ihr Kontrakt zählt wie sonst, dazu %n Punkt, wenn er genau erfüllt ist, oder ebenso viel weniger, wenn er verfehlt ist.</numerusform>
            <numerusform>Ihr Kontrakt zählt wie sonst, dazu %n Punkte, wenn er genau erfüllt ist, oder ebenso viele weniger, wenn er verfehlt ist.</numerusform>
        </translation>
    </message>
    <message>
        <source>the fact &quot;dix&quot; is missing: rule dix_allowed needs the seat that won a trick with the nine of spades, or null</source>
        <translation>die Angabe &quot;dix&quot; fehlt: Regel dix_allowed braucht den Platz, der mit der Pik-Neun einen Stich gewonnen hat, oder null</translation>
    </message>
    <message>
        <source>If a player needs only the last trick to complete a streak and an opponent wins it, the opponent&apos;s side gets the points.</source>
        <translation>Fehlt einem Spieler nur noch der letzte Stich zu einer Serie und ein Gegner gewinnt ihn, so bekommt dessen Seite die Punkte.</translation>
    </message>
    <message>
        <source>If a player needs only the last trick to complete a streak and an opponent wins it, the opponent&apos;s side gets these points.</source>
        <translation>Fehlt einem Spieler nur noch der letzte Stich zu einer Serie und ein Gegner gewinnt ihn, so bekommt dessen Seite diese Punkte.</translation>
    </message>
    <message>
        <source>Bonus no. %1 for seven or more bid and made</source>
        <translation>Bonus Nr. %1 für sieben oder mehr geboten und geschafft</translation>
    </message>
    <message>
        <source>Bonus no. %1 for seven or more taken</source>
        <translation>Bonus Nr. %1 für sieben oder mehr gemachte Stiche</translation>
    </message>
    <message>
        <source>Each partner took exactly what they bid, %1 in all</source>
        <translation>Jeder Partner machte genau sein Gebot, zusammen %1</translation>
    </message>
    <message>
        <source>If each partner must reach their own bid: a partner who fails costs the side the whole contract, or only that bid.</source>
        <translation>Wenn jeder Partner sein eigenes Gebot schaffen muss: Wer scheitert, kostet die Seite den ganzen Kontrakt oder nur sein Gebot.</translation>
    </message>
    <message>
        <source>What a set costs: the whole contract, the value of each missing trick, or nothing. With “One point per trick instead” the side scores a point for each trick it took.</source>
        <translation>Was ein verfehlter Kontrakt kostet: den ganzen Kontrakt, den Wert jedes fehlenden Stichs oder nichts. Bei „Stattdessen ein Punkt je Stich“ bekommt die Seite einen Punkt je gemachtem Stich.</translation>
    </message>
    <message>
        <source>Bid %1, tricks that count: %2</source>
        <translation>%1 geboten, gewertete Stiche: %2</translation>
    </message>
    <message numerus="yes">
        <source>Bid %1, tricks that count: %2 (%n trick(s) short)</source>
        <translation>
            <numerusform>%1 geboten, gewertete Stiche: %2 (%n Stich fehlt)</numerusform>
            <numerusform>%1 geboten, gewertete Stiche: %2 (%n Stiche fehlen)</numerusform>
        </translation>
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
        <source>A kitty of %1 would be bigger than a hand of %2.</source>
        <translation>Ein Talon von %1 wäre größer als ein Blatt von %2.</translation>
    </message>
    <message numerus="yes">
        <source>Each of the two players holds half the deck: %n card(s).</source>
        <translation>
            <numerusform>Jeder der beiden Spieler hält das halbe Kartenspiel: %n Karte.</numerusform>
            <numerusform>Jeder der beiden Spieler hält das halbe Kartenspiel: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>An ace counts as a face card too, so a hand without face cards has no ace, king, queen or jack.</source>
        <translation>Auch ein Ass zählt als Bild: Ein Blatt ohne Bilder hat dann weder Ass noch König noch Dame noch Bube.</translation>
    </message>
    <message>
        <source>the fact &quot;notrump_broken&quot;: %1 has no no-trump promise, or won no trick to break it with</source>
        <translation>die Angabe &quot;notrump_broken&quot;: %1 hat nicht „ohne Trumpf“ geboten oder keinen Stich gemacht, der es brechen könnte</translation>
    </message>
    <message>
        <source>the fact &quot;notrump_broken&quot; is missing: with a no-trump bid it lists the seats that broke their promise</source>
        <translation>die Angabe &quot;notrump_broken&quot; fehlt: Bei einem Gebot ohne Trumpf nennt sie die Plätze, die ihr Versprechen gebrochen haben</translation>
    </message>
    <message>
        <source>%1 broke the no-trump promise</source>
        <translation>%1 brach das Versprechen „ohne Trumpf“</translation>
    </message>
    <message>
        <source>Bid %1, took %2, no-trump promise kept: the bidder&apos;s bid counts double</source>
        <translation>%1 geboten, %2 gemacht, „ohne Trumpf“ gehalten: Das Gebot des Bieters zählt doppelt</translation>
    </message>
    <message>
        <source>Bid %1, no-trump promise kept: %2 with the bidder&apos;s tricks doubled</source>
        <translation>%1 geboten, „ohne Trumpf“ gehalten: %2 mit den doppelten Stichen des Bieters</translation>
    </message>
    <message>
        <source>No-trump promise broken: the bidder&apos;s bid of %1 is lost</source>
        <translation>„Ohne Trumpf“ gebrochen: Das Gebot des Bieters, %1, ist verloren</translation>
    </message>
    <message>
        <source>Partner&apos;s bid of %1 made</source>
        <translation>Gebot des Partners, %1, geschafft</translation>
    </message>
    <message>
        <source>If the promise is kept and the contract made, the bidder&apos;s number counts double; if the promise is broken, that number is lost.</source>
        <translation>Ist das Versprechen gehalten und der Kontrakt erfüllt, zählt die Zahl des Bieters doppelt; ist das Versprechen gebrochen, ist diese Zahl verloren.</translation>
    </message>
    <message>
        <source>As long as the promise is kept, each trick that the bidder takes counts double; if it is broken, the bidder&apos;s number is lost.</source>
        <translation>Solange das Versprechen gehalten wird, zählt jeder Stich des Bieters doppelt; wird es gebrochen, ist die Zahl des Bieters verloren.</translation>
    </message>
    <message>
        <source>Whether the player who takes the kitty discards before or after the bids. If the bids decide who takes it, always after them.</source>
        <translation>Ob der Nehmer des Talons vor oder nach den Geboten drückt. Entscheiden die Gebote, wer ihn nimmt, dann immer danach.</translation>
    </message>
    <message>
        <source>Before the bids the holder of the lowest club takes it, or the dealer if that card is in the kitty.</source>
        <translation>Vor den Geboten nimmt ihn, wer das niedrigste Kreuz hat, oder der Geber, wenn diese Karte im Talon ist.</translation>
    </message>
    <message>
        <source>A made nil scores a fifth more if its bidder plays an ace to the last trick.</source>
        <translation>Ein geschafftes Nil bringt ein Fünftel mehr, wenn sein Bieter zum letzten Stich ein Ass spielt.</translation>
    </message>
    <message>
        <source>A moon must be bid by name; or every contract of all the tricks is a moon, however the partners shared it.</source>
        <translation>Ein Moon muss als solcher angesagt werden; oder jeder Kontrakt über alle Stiche ist einer, wie auch immer die Partner ihn aufgeteilt haben.</translation>
    </message>
    <message>
        <source>Whose cards must still be unseen when a blind moon is bid: only the bidder&apos;s, or those of the whole side.</source>
        <translation>Wessen Karten beim Gebot eines blinden Moons noch ungesehen sein müssen: nur die des Bieters oder die der ganzen Seite.</translation>
    </message>
    <message>
        <source>Bid of twelve made, took %1</source>
        <translation>Gebot zwölf geschafft, %1 gemacht</translation>
    </message>
    <message>
        <source>Bid of twelve failed, took %1</source>
        <translation>Gebot zwölf gescheitert, %1 gemacht</translation>
    </message>
    <message numerus="yes">
        <source>Lexington: a side that takes exactly twelve tricks scores %n point(s) instead of its contract.</source>
        <translation>
            <numerusform>Lexington: Eine Seite, die genau zwölf Stiche macht, bekommt statt ihres Kontrakts %n Punkt.</numerusform>
            <numerusform>Lexington: Eine Seite, die genau zwölf Stiche macht, bekommt statt ihres Kontrakts %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points lost when at least one of the nils fails.</source>
        <translation>Verlorene Punkte, wenn mindestens eines der Nils scheitert.</translation>
    </message>
    <message>
        <source>These cards can&apos;t be removed, since the deck doesn&apos;t have them, or not that many: %1.</source>
        <translation>Diese Karten lassen sich nicht entfernen, da sie nicht oder nicht so oft im Spiel sind: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The jokers make the deck too large: %n card(s) of each deal stay unseen, perhaps a joker. Remove as many cards from the deck instead.</source>
        <translation>
            <numerusform>Mit den Jokern ist das Spiel zu groß: In jeder Runde bleibt %n Karte verdeckt, vielleicht ein Joker. Nimm stattdessen ebenso viele Karten heraus.</numerusform>
            <numerusform>Mit den Jokern ist das Spiel zu groß: In jeder Runde bleiben %n Karten verdeckt, vielleicht ein Joker. Nimm stattdessen ebenso viele Karten heraus.</numerusform>
        </translation>
    </message>
    <message>
        <source>With two decks: whether the first or the last played of two identical cards in a trick ranks higher, or they cancel each other, so that neither can win.</source>
        <translation>Mit zwei Kartenspielen: ob von zwei gleichen Karten in einem Stich die zuerst oder die zuletzt gespielte höher ist, oder ob sie einander aufheben, sodass keine gewinnt.</translation>
    </message>
    <message>
        <source>The bidder passes first; partner looks, then passes back the same number.</source>
        <translation>Der Bieter schiebt zuerst; der Partner sieht sie an und schiebt ebenso viele zurück.</translation>
    </message>
    <message>
        <source>When a player who also has other suits may lead a spade: at any time; not to the first trick; once spades are broken; or once they are broken, but from the fourth trick on in any case.</source>
        <translation>Wann ein Spieler, der auch andere Farben hat, Pik ausspielen darf: jederzeit; nicht zum ersten Stich; sobald Pik gebrochen ist; oder sobald es gebrochen ist, vom vierten Stich an aber in jedem Fall.</translation>
    </message>
    <message>
        <source>If you follow suit and can beat the card that is winning, you must, unless the trick has been trumped.</source>
        <translation>Bedienst du und kannst die gewinnende Karte schlagen, so musst du es, außer wenn der Stich schon gestochen ist.</translation>
    </message>
    <message>
        <source>the fact &quot;renege&quot; is missing: rule renege_mode needs the challenge, or null</source>
        <translation>die Angabe &quot;renege&quot; fehlt: Regel renege_mode braucht die Reklamation oder null</translation>
    </message>
    <message>
        <source>Ten made, took %1</source>
        <translation>Zehn geschafft, %1 gemacht</translation>
    </message>
    <message>
        <source>Ten failed, took %1</source>
        <translation>Zehn gescheitert, %1 gemacht</translation>
    </message>
    <message>
        <source>Contract of %1 scored as a ten: made, took %2</source>
        <translation>Kontrakt von %1, als Zehn gewertet: geschafft, %2 gemacht</translation>
    </message>
    <message>
        <source>Contract of %1 scored as a ten: failed, took %2</source>
        <translation>Kontrakt von %1, als Zehn gewertet: gescheitert, %2 gemacht</translation>
    </message>
    <message>
        <source>Joke trumps can&apos;t be combined with raised (elevated) jokers: a joker is one or the other.</source>
        <translation>Scherztrümpfe vertragen sich nicht mit Jokern über dem Ass: Ein Joker ist das eine oder das andere.</translation>
    </message>
    <message numerus="yes">
        <source>Lost after %n set(s).</source>
        <translation>
            <numerusform>Nach %n Fall verloren.</numerusform>
            <numerusform>Nach %n Fällen verloren.</numerusform>
        </translation>
    </message>
    <message>
        <source>agreements must be in the order of their deals, starting with the second deal</source>
        <translation>Vereinbarungen müssen in der Reihenfolge ihrer Runden stehen, von der zweiten Runde an</translation>
    </message>
    <message>
        <source>&quot;bids&quot; holds %1 bids of side %2: write the side&apos;s bid at one of its seats and &quot;&quot; at the others</source>
        <translation>&quot;bids&quot; enthält %1 Gebote von Seite %2: Schreib das Gebot der Seite bei einem ihrer Plätze hin und bei den anderen &quot;&quot;</translation>
    </message>
    <message>
        <source>the fact &quot;last_trick&quot; lacks &quot;cards&quot; or &quot;led&quot;: rule last_trick_ace_on_nil needs the cards in the order played and the seat that led</source>
        <translation>in der Angabe &quot;last_trick&quot; fehlt &quot;cards&quot; oder &quot;led&quot;: Regel last_trick_ace_on_nil braucht die Karten in gespielter Reihenfolge und den Platz, der ausgespielt hat</translation>
    </message>
    <message>
        <source>the fact &quot;last_trick&quot;: %1 cannot have won it with the tricks entered</source>
        <translation>die Angabe &quot;last_trick&quot;: %1 kann ihn mit den eingetragenen Stichen nicht gewonnen haben</translation>
    </message>
    <message>
        <source>this deal can&apos;t be &quot;unplayed&quot;: its contracts don&apos;t fill the books (rule bid_books_made)</source>
        <translation>diese Runde kann nicht &quot;unplayed&quot; sein: Ihre Kontrakte füllen die Bücher nicht (Regel bid_books_made)</translation>
    </message>
    <message>
        <source>side %1 cannot have a contract of %2</source>
        <translation>Seite %1 kann keinen Kontrakt von %2 haben</translation>
    </message>
    <message>
        <source>Nil is bid before the numbers, the two of clubs leads, there are no bags, and the first side to 1000 wins.</source>
        <translation>Nil wird vor den Zahlen geboten, die Kreuz-Zwei spielt aus, es gibt keine Säcke, und wer zuerst 1000 hat, gewinnt.</translation>
    </message>
    <message>
        <source>Everyone alone with seventeen cards each; nil is bid before the numbers, and the first to 500 wins.</source>
        <translation>Jeder für sich mit siebzehn Karten; Nil wird vor den Zahlen geboten, und wer zuerst 500 hat, gewinnt.</translation>
    </message>
    <message>
        <source>Without the red twos; the black joker, the red one and the deuce of spades rank above the ace.</source>
        <translation>Ohne die roten Zweien; der schwarze Joker, der rote und die Pik-Zwei stehen über dem Ass.</translation>
    </message>
    <message>
        <source>One partner opens with a number, the other names the contract; two jokers and a high deuce. First to 350; two sets lose the match.</source>
        <translation>Ein Partner öffnet mit einer Zahl, der andere nennt den Kontrakt; zwei Joker und eine hohe Zwei. Bis 350; wer zweimal fällt, verliert die Partie.</translation>
    </message>
    <message>
        <source>No bids in the first deal, which a side with fewer than four tricks loses with the match; then all bids must total eleven. First to 350.</source>
        <translation>Keine Gebote in der ersten Runde: Wer darin weniger als vier Stiche macht, verliert die Partie; danach müssen alle Gebote elf ergeben. Bis 350.</translation>
    </message>
    <message>
        <source>South Asia: everyone alone, bids from one to eight. Beat the winning card if you can. Best score after five deals wins.</source>
        <translation>Südasien: jeder für sich, Gebote von eins bis acht. Überbiete, wenn du kannst. Nach fünf Runden gewinnt der Beste.</translation>
    </message>
    <message>
        <source>South Asia: everyone alone. Bid at least two, and take exactly that or one more; trump if that wins the trick. Best score after five deals wins.</source>
        <translation>Südasien: jeder für sich. Biete mindestens zwei und mach genau so viele oder einen mehr; stich, wenn das den Stich gewinnt. Nach fünf Runden gewinnt der Beste.</translation>
    </message>
    <message>
        <source>Turkey: everyone alone. Beat the winning card if you can, and trump when you are void; two tricks too many are a set. Thirteen deals.</source>
        <translation>Türkei: jeder für sich. Überbiete, wenn du kannst, und stich, wenn du blank bist; zwei Stiche zu viel lassen fallen. Dreizehn Runden.</translation>
    </message>
    <message>
        <source>A match keeps its players and sides. To change them, start a new match.</source>
        <translation>Eine Partie behält ihre Spieler und Seiten. Um sie zu ändern, beginne eine neue Partie.</translation>
    </message>
    <message>
        <source>%1 is the only card of its suit.</source>
        <translation>%1 ist die einzige Karte ihrer Farbe.</translation>
    </message>
    <message>
        <source>There are no low cards below %1.</source>
        <translation>Unter %1 gibt es nichts Niedriges.</translation>
    </message>
    <message>
        <source>%1 played %2 under %3, so their other cards of this suit are probably lower, and this card covers them.</source>
        <translation>%1 spielte %2 unter %3: Die übrigen Karten dieser Farbe sind dort wohl niedriger, und diese Karte deckt sie.</translation>
    </message>
    <message>
        <source>%1 had played %2 under %3, so their other cards of the suit were probably lower, and I covered them.</source>
        <translation>%1 hatte %2 unter %3 gespielt: Die übrigen Karten der Farbe waren dort wohl niedriger, und ich deckte sie.</translation>
    </message>
    <message>
        <source>Keep the %2: it is low enough to leave %1, who bid nil, with a trick later.</source>
        <translation>Behalte %2: Damit kann %1, der Nil geboten hat, später einen Stich bekommen.</translation>
    </message>
    <message>
        <source>I kept the %2: it was low enough to leave %1, who had bid nil, with a trick later.</source>
        <translation>Ich behielt %2: Damit konnte %1, der Nil geboten hatte, später einen Stich bekommen.</translation>
    </message>
    <message>
        <source>Whether the ten points are for each trick bid, or for those of the book as well.</source>
        <translation>Zehn Punkte für jeden Stich der gebotenen Zahl oder auch für das Buch.</translation>
    </message>
    <message>
        <source>Raising bids can&apos;t be combined with a counter bid by the first side.</source>
        <translation>Entweder werden Gebote erhöht, oder die erste Seite macht ein Gegengebot: nicht beides.</translation>
    </message>
    <message>
        <source>Bids may not add up to the tricks</source>
        <translation>Gebote dürfen nicht die Stiche ergeben</translation>
    </message>
    <message>
        <source>What happens if the contracts total less than the minimum: the deal is void, or the last bidder must bid enough to reach it.</source>
        <translation>Ergeben die Kontrakte weniger, ist die Runde ungültig; oder der letzte Bieter darf sie nicht zu niedrig lassen.</translation>
    </message>
    <message numerus="yes">
        <source>A side that takes more tricks than it bid blind loses %n point(s).</source>
        <translation>
            <numerusform>Mit mehr Stichen als geboten kostet er %n Punkt.</numerusform>
            <numerusform>Mit mehr Stichen als geboten kostet er %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Multiplier for taking twice the bid</source>
        <translation>Das Doppelte kostet, Faktor</translation>
    </message>
    <message>
        <source>Whether the player before the dealer cuts the deck. In a French cut, the deck is split into four stacks and the top card of each is turned up; the cutter gives each player one of these, face up.</source>
        <translation>Ob der Spieler vor dem Geber abhebt. Beim französischen Abheben wird das Spiel in vier Stapel geteilt, und wer abhebt, gibt von den vier aufgedeckten Karten jedem Spieler eine, für alle sichtbar.</translation>
    </message>
    <message>
        <source>The players are dealt cards face up in turn; the one who gets the first diamond deals first.</source>
        <translation>Es werden Karten aufgedeckt, bis ein Karo erscheint; wer es bekommt, gibt zuerst.</translation>
    </message>
    <message numerus="yes">
        <source>Announced the first %n trick(s) in addition to the contract, but did not win them</source>
        <translation>
            <numerusform>Neben dem Kontrakt den ersten Stich nicht gewonnen</numerusform>
            <numerusform>Neben dem Kontrakt die ersten %n Stiche nicht gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mo: instead of bidding a contract, a side may announce that it will win the first seven tricks (little mo, for %n point(s) won or lost) or the first ten (big mo, for %2). A mo brings no bags.</source>
        <translation>
            <numerusform>Mo: Anstelle eines Kontrakts und ohne Säcke darf eine Seite die ersten sieben Stiche ansagen (kleines Mo, %n Punkt auf Gewinn oder Verlust) oder die ersten zehn (großes Mo, %2).</numerusform>
            <numerusform>Mo: Anstelle eines Kontrakts und ohne Säcke darf eine Seite die ersten sieben Stiche ansagen (kleines Mo, %n Punkte auf Gewinn oder Verlust) oder die ersten zehn (großes Mo, %2).</numerusform>
        </translation>
    </message>
    <message>
        <source>Kitty as large as one card per player</source>
        <translation>Talon in voller Runde</translation>
    </message>
    <message>
        <source>The player whose nil was made played an ace to the last trick</source>
        <translation>Das geschaffte Nil spielte zum letzten Stich ein Ass</translation>
    </message>
    <message>
        <source>Nil is declared before the numbers, starting with the player after the dealer. First, each side may declare one blind nil before either partner looks at their cards. Then each side without a blind nil may declare one nil.</source>
        <translation>Nil kommt vor den Zahlen: Beginnend mit dem Spieler nach dem Geber darf jede Seite ein blindes Nil nennen, bevor einer von ihr hinsieht; dann darf jede Seite ohne eines ein Nil nennen.</translation>
    </message>
    <message>
        <source>Nil is declared before the numbers: starting with the player after the dealer, each side may declare one.</source>
        <translation>Nil kommt vor den Zahlen: Beginnend mit dem Spieler nach dem Geber darf jede Seite eines nennen.</translation>
    </message>
    <message>
        <source>the number of cards set aside isn&apos;t one.</source>
        <translation>nicht genau eine Karte wird beiseitegelegt.</translation>
    </message>
    <message>
        <source>Any card that follows suit</source>
        <translation>Jede Karte, die bedient</translation>
    </message>
    <message>
        <source>If you can&apos;t follow suit and a card of a suit above the one led is winning the trick, you must beat it if you can.</source>
        <translation>Wer nicht bedienen kann und eine Karte einer höheren als der ausgespielten Farbe schlagen kann, die den Stich gewinnt, muss es tun.</translation>
    </message>
    <message>
        <source>After a renege, the opponents&apos; bids count as made</source>
        <translation>Falsches Bedienen erfüllt die Gebote der Gegner</translation>
    </message>
    <message>
        <source>%1 players, each playing alone.</source>
        <translation>%1 Spieler, jeder für sich.</translation>
    </message>
    <message>
        <source>Bidding ten and taking every trick wins the match</source>
        <translation>Zehn und alle Stiche gewinnen</translation>
    </message>
    <message>
        <source>If two sides&apos; joke trumps have equal rank, the higher suit wins: spades before hearts, diamonds, clubs.</source>
        <translation>Über gleich hohe Scherztrümpfe zweier Seiten entscheidet die Farbe: Pik, Herz, Karo, Kreuz.</translation>
    </message>
    <message>
        <source>rules changed during a match can&apos;t change the number of players or sides</source>
        <translation>Regeln, die während der Partie vereinbart werden, behalten Spieler und Seiten</translation>
    </message>
    <message>
        <source>the fact &quot;renege&quot; lacks &quot;by&quot; (the seat that challenged)</source>
        <translation>in der Angabe &quot;renege&quot; fehlt &quot;by&quot;: der Platz, der reklamiert hat</translation>
    </message>
    <message>
        <source>Every suit trumps the lower ones: spades are the highest, then hearts, diamonds, and clubs.</source>
        <translation>Jede Farbe sticht die unter ihr: Kreuz, Karo, Herz, Pik.</translation>
    </message>
</context>
<context>
    <name>sandbag::AppText</name>
    <message>
        <source>About Sandbag</source>
        <translation>Über Sandbag</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sandbag %1&lt;/h3&gt;&lt;p&gt;Spades by your house rules.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. The cards, the figures and the texts are our own.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sandbag %1&lt;/h3&gt;&lt;p&gt;Spades nach deinen Hausregeln.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder später. Karten, Figuren und Texte sind unsere eigenen.&lt;/p&gt;</translation>
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
        <source>Shift+F1</source>
        <translation>Shift+F1</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>Ctrl+F1</source>
        <translation>Ctrl+F1</translation>
    </message>
    <message>
        <source>?</source>
        <translation>?</translation>
    </message>
    <message>
        <source>&amp;About Sandbag</source>
        <translation>&amp;Über Sandbag</translation>
    </message>
    <message>
        <source>Ctrl+Shift+F1</source>
        <translation>Ctrl+Shift+F1</translation>
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
        <source>%1, over: %2</source>
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
        <translation>&amp;Partien</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>&amp;Verlauf…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Statistik…</translation>
    </message>
    <message>
        <source>Spades in a &amp;Minute</source>
        <translation>Spades in einer &amp;Minute</translation>
    </message>
    <message>
        <source>Ctrl+Shift+A</source>
        <translation>Ctrl+Shift+A</translation>
    </message>
    <message>
        <source>&amp;Learn Spades</source>
        <translation>Spades &amp;lernen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+L</source>
        <translation>Ctrl+Shift+L</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <translation>&amp;Aufgaben</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Y</source>
        <translation>Ctrl+Shift+Y</translation>
    </message>
    <message>
        <source>Print a Page for &amp;Guests…</source>
        <translation>Seite für &amp;Gäste drucken …</translation>
    </message>
    <message>
        <source>Ctrl+Shift+G</source>
        <translation>Ctrl+Shift+G</translation>
    </message>
    <message>
        <source>&amp;Counting Drill</source>
        <translation>&amp;Zählübung</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Q</source>
        <translation>Ctrl+Shift+Q</translation>
    </message>
    <message>
        <source>Can&apos;t create folder %1.</source>
        <translation>Der Ordner %1 kann nicht angelegt werden.</translation>
    </message>
    <message>
        <source>Finished deals keep their scores; the new rules start with the next deal. Press Ctrl+Z to undo.</source>
        <translation>Beendete Runden behalten ihre Wertung; die neuen Regeln gelten ab der nächsten Runde. Strg+Z macht das rückgängig.</translation>
    </message>
    <message>
        <source>From Ne&amp;xt Deal</source>
        <translation>Ab der nä&amp;chsten Runde</translation>
    </message>
    <message>
        <source>&amp;Use These Rules</source>
        <translation>Diese Regeln über&amp;nehmen</translation>
    </message>
    <message>
        <source>Play a match automatically and save table.png and scorecard.pdf in &lt;folder&gt;.</source>
        <translation>Spielt eine Partie automatisch und speichert table.png und scorecard.pdf in &lt;folder&gt;.</translation>
    </message>
    <message>
        <source>Keep score of real cards.</source>
        <translation>Mit echten Karten anschreiben.</translation>
    </message>
    <message>
        <source>Save a picture of the opened match in &lt;picture&gt;.</source>
        <translation>Speichert ein Bild der geöffneten Partie in &lt;picture&gt;.</translation>
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
        <source>F4</source>
        <translation>F4</translation>
    </message>
</context>
<context>
    <name>sandbag::Autosave</name>
    <message>
        <source>The match is saved again.</source>
        <translation>Die Partie wird wieder gespeichert.</translation>
    </message>
    <message>
        <source>A match is saved in %1, but %2, the file next to it that says who is playing, can&apos;t be used (%3).</source>
        <translation>In %1 ist eine Partie gespeichert, aber die Datei daneben, die sagt, wer sie spielt, %2, kann nicht benutzt werden (%3).</translation>
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
</context>
<context>
    <name>sandbag::BackChoice</name>
    <message>
        <source>Match the felt</source>
        <translation>Passend zum Filz</translation>
    </message>
</context>
<context>
    <name>sandbag::BagLine</name>
    <message numerus="yes">
        <source>%n more cost %1</source>
        <comment>bags, points</comment>
        <translation>
            <numerusform>%n weiterer kostet %1</numerusform>
            <numerusform>%n weitere kosten %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Bags: %1 of %2. %3</source>
        <translation>Säcke: %1 von %2. %3</translation>
    </message>
</context>
<context>
    <name>sandbag::BidPanel</name>
    <message>
        <source>Bid %1</source>
        <translation>%1 bieten</translation>
    </message>
    <message>
        <source>and a half</source>
        <translation>und ein halber</translation>
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
        <translation>Deine Hand wird gezeigt, und es wird neu gegeben.</translation>
    </message>
    <message>
        <source>You needn&apos;t follow the answer.</source>
        <translation>Du musst der Antwort nicht folgen.</translation>
    </message>
    <message>
        <source>Tell Partner…</source>
        <translation>Partner sagen …</translation>
    </message>
    <message>
        <source>This bid isn&apos;t available with that option.</source>
        <translation>Dieses Gebot geht nicht mit diesem Zusatz.</translation>
    </message>
    <message>
        <source>%1 Click or press again to confirm.</source>
        <translation>%1 Klick oder drück noch einmal zum Bestätigen.</translation>
    </message>
</context>
<context>
    <name>sandbag::BoardsAtTable</name>
    <message>
        <source>Board %1 of %2</source>
        <translation>Board %1 von %2</translation>
    </message>
</context>
<context>
    <name>sandbag::BoardsDialog</name>
    <message>
        <source>New Boards</source>
        <translation>Neue Boards</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Spiel:</translation>
    </message>
    <message>
        <source>&amp;Boards:</source>
        <translation>&amp;Boards:</translation>
    </message>
    <message>
        <source>&amp;Compare with:</source>
        <translation>&amp;Vergleichen mit:</translation>
    </message>
    <message>
        <source>Seats you &amp;take:</source>
        <translation>Plätze, die du &amp;einnimmst:</translation>
    </message>
    <message>
        <source>Computers &amp;play as:</source>
        <translation>&amp;Computer spielen als:</translation>
    </message>
    <message>
        <source>&amp;Number of a friend:</source>
        <translation>&amp;Nummer eines Freundes:</translation>
    </message>
    <message>
        <source>B&amp;egin</source>
        <translation>Be&amp;ginnen</translation>
    </message>
    <message>
        <source>As at this table: %1</source>
        <translation>Wie an diesem Tisch: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n Board</numerusform>
            <numerusform>%n Boards</numerusform>
        </translation>
    </message>
    <message>
        <source>Computers with the same cards</source>
        <translation>Computern mit denselben Karten</translation>
    </message>
    <message>
        <source>Yourself, from the next seat</source>
        <translation>Dir selbst, vom nächsten Platz aus</translation>
    </message>
    <message>
        <source>Friends who play them, too</source>
        <translation>Freunden, die sie auch spielen</translation>
    </message>
    <message>
        <source>None: new cards</source>
        <translation>Keine: neue Karten</translation>
    </message>
    <message>
        <source>Game: %1.</source>
        <translation>Spiel: %1.</translation>
    </message>
    <message>
        <source>Carry &amp;scores on from board to board</source>
        <translation>&amp;Punkte von Board zu Board weiterzählen</translation>
    </message>
</context>
<context>
    <name>sandbag::BoardsWindow</name>
    <message>
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>Results, board by board</source>
        <translation>Ergebnisse, Board für Board</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>&amp;New Boards…</source>
        <translation>&amp;Neue Boards …</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
        <source>Boards or results of a friend</source>
        <translation>Boards oder Ergebnisse eines Freundes</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern …</translation>
    </message>
    <message>
        <source>Boards with your results, to send to a friend</source>
        <translation>Boards mit deinen Ergebnissen, um sie einem Freund zu schicken</translation>
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
        <source>Pairs play these boards with real cards: sheets and ranking</source>
        <translation>Paare spielen diese Boards mit echten Karten: Blätter und Rangliste</translation>
    </message>
    <message>
        <source>The printer cannot be used.</source>
        <translation>Der Drucker ist nicht zu gebrauchen.</translation>
    </message>
    <message>
        <source>Boards are deals that several tables play with the same cards, so that luck does not decide.</source>
        <translation>Boards sind Runden, die mehrere Tische mit denselben Karten spielen, damit nicht das Glück entscheidet.</translation>
    </message>
    <message>
        <source>Number: %1</source>
        <translation>Nummer: %1</translation>
    </message>
    <message>
        <source>&amp;Play Board %1</source>
        <translation>Board %1 s&amp;pielen</translation>
    </message>
    <message>
        <source>%1: not played</source>
        <translation>%1: nicht gespielt</translation>
    </message>
    <message numerus="yes">
        <source>Results of %n table(s) came in.</source>
        <translation>
            <numerusform>Ergebnisse von %n Tisch sind dazugekommen.</numerusform>
            <numerusform>Ergebnisse von %n Tischen sind dazugekommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Boards</source>
        <translation>Boards öffnen</translation>
    </message>
    <message>
        <source>Boards (*%1);;All files (*)</source>
        <translation>Boards (*%1);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>%1 gespeichert.</translation>
    </message>
    <message>
        <source>Save Boards</source>
        <translation>Boards speichern</translation>
    </message>
    <message>
        <source>Boards (*%1)</source>
        <translation>Boards (*%1)</translation>
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
        <source>Replace these boards with others</source>
        <translation>Diese Boards durch andere ersetzen</translation>
    </message>
    <message>
        <source>P&amp;rint</source>
        <translation>D&amp;rucken</translation>
    </message>
    <message>
        <source>&amp;Close</source>
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
        <source>Take %n card(s) back.</source>
        <translation>
            <numerusform>%n Karte zurücknehmen.</numerusform>
            <numerusform>%n Karten zurücknehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take None</source>
        <translation>Keine nehmen</translation>
    </message>
    <message>
        <source>Choose the suit you want back.</source>
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
        <translation>Regel</translation>
    </message>
    <message>
        <source>changed from %1</source>
        <translation>geändert, vorher %1</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n changed</source>
        <comment>group of rules</comment>
        <translation>
            <numerusform>%1, %n geändert</numerusform>
            <numerusform>%1, %n geändert</numerusform>
        </translation>
    </message>
    <message>
        <source>Current value</source>
        <translation>Aktueller Wert</translation>
    </message>
</context>
<context>
    <name>sandbag::ChoicePanel</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>sandbag::ChoiceValues</name>
    <message>
        <source>Choice</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Points</source>
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
        <source>Replay a match and print its score sheet.</source>
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
        <source>Find the best play with all hands open.</source>
        <translation>Das beste Spiel bei offenen Karten finden.</translation>
    </message>
    <message>
        <source>Be a player for another program.</source>
        <translation>Spieler für ein anderes Programm sein.</translation>
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
        <source>&quot;%1&quot; is followed by one of: %2</source>
        <translation>auf „%1“ folgt eines von: %2</translation>
    </message>
    <message>
        <source>there is no command &quot;%1&quot;</source>
        <translation>es gibt keinen Befehl „%1“</translation>
    </message>
    <message>
        <source>sandbag-cli: there is no language &quot;%1&quot; here, only: %2</source>
        <translation>sandbag-cli: die Sprache „%1“ gibt es hier nicht, nur: %2</translation>
    </message>
    <message>
        <source>Measure how fast deals are played, scored and searched.</source>
        <translation>Messen, wie schnell Runden gespielt, gezählt und durchsucht werden.</translation>
    </message>
    <message>
        <source>no message</source>
        <translation>keine Nachricht</translation>
    </message>
    <message>
        <source>Be a player for another program: the player protocol on standard input and output.</source>
        <translation>Spieler für ein anderes Programm sein: das Spielerprotokoll auf Standardein- und -ausgabe.</translation>
    </message>
    <message>
        <source>The same seed gives the same answers.</source>
        <translation>Gleicher Startwert, gleiche Antworten.</translation>
    </message>
    <message>
        <source>House rules (*.spades-rules.json), a match, or the id of a named game; &quot;-&quot; reads standard input.</source>
        <translation>Hausregeln (*.spades-rules.json), eine Partie oder die Kennung eines benannten Spiels; „-“ liest die Standardeingabe.</translation>
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
        <source>Use this language, such as &quot;de&quot;.</source>
        <translation>Diese Sprache verwenden, etwa &quot;de&quot;.</translation>
    </message>
    <message>
        <source>sandbag-cli %1: %2; see sandbag-cli %1 --help</source>
        <translation>sandbag-cli %1: %2; siehe sandbag-cli %1 --help</translation>
    </message>
    <message>
        <source>--%1 is one of: %2</source>
        <translation>--%1 ist eines von: %2</translation>
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
        <translation>--%1 braucht eine ganze Zahl von %2 bis %3, nicht &quot;%4&quot;</translation>
    </message>
    <message>
        <source>A is %1, B is %2.</source>
        <translation>A ist %1, B ist %2.</translation>
    </message>
    <message>
        <source>Milliseconds for a decision: A %1, B %2</source>
        <translation>Millisekunden je Entscheidung: A %1, B %2</translation>
    </message>
    <message>
        <source>House rules, or the id of a named game.</source>
        <translation>Hausregeln oder die Kennung einer benannten Spielart.</translation>
    </message>
    <message>
        <source>A player: simple, search:ms=50, external:COMMAND.</source>
        <translation>Ein Spieler: simple, search:ms=50, external:BEFEHL.</translation>
    </message>
    <message>
        <source>The player that A is compared with.</source>
        <translation>Der Spieler, mit dem A verglichen wird.</translation>
    </message>
    <message>
        <source>How many deals, each at two tables.</source>
        <translation>Wie viele Runden, jede an zwei Tischen.</translation>
    </message>
    <message>
        <source>The same seed gives the same cards.</source>
        <translation>Derselbe Startwert gibt dieselben Karten.</translation>
    </message>
    <message>
        <source>Milliseconds for a decision of external players.</source>
        <translation>Millisekunden je Entscheidung für externe Spieler.</translation>
    </message>
    <message>
        <source>Compare two computer players on the same cards.</source>
        <translation>Zwei Computerspieler mit denselben Karten vergleichen.</translation>
    </message>
    <message>
        <source>seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>--seats names %1 of %2 players</source>
        <translation>--seats nennt %1 von %2 Spielern</translation>
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
        <translation>Nur den Verlauf dieser Runde.</translation>
    </message>
    <message>
        <source>--out must name the PDF file</source>
        <translation>--out muss die PDF-Datei nennen</translation>
    </message>
    <message>
        <source>--out - and --json both want standard output: name a file</source>
        <translation>--out - und --json wollen beide die Standardausgabe: nenne eine Datei</translation>
    </message>
    <message>
        <source>--deal goes with --sheet hands</source>
        <translation>--deal gehört zu --sheet hands</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Hinweis: %1</translation>
    </message>
    <message>
        <source>These rules can be played.</source>
        <translation>Diese Regeln sind spielbar.</translation>
    </message>
    <message>
        <source>Seat %1</source>
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
        <source>Find the best play of each side with all hands open.</source>
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
        <source>Choices of this seat only, from 0.</source>
        <translation>Nur Entscheidungen dieses Platzes, ab 0.</translation>
    </message>
    <message>
        <source>Playouts for each choice.</source>
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
        <source>Side %1: points %2, tricks %3: %4</source>
        <translation>Seite %1: Punkte %2, Stiche %3: %4</translation>
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
        <source>Where the result came from:</source>
        <translation>Woher das Ergebnis kam:</translation>
    </message>
    <message>
        <source>Which deal, from 1.</source>
        <translation>Welche Runde, ab 1.</translation>
    </message>
    <message>
        <source>Which event of that deal, from 0.</source>
        <translation>Welches Ereignis dieser Runde, ab 0.</translation>
    </message>
    <message>
        <source>Game %1 (%2): %3</source>
        <translation>Spielart %1 (%2): %3</translation>
    </message>
    <message>
        <source>batch has no command &quot;%1&quot;; it has score, legal, rules check</source>
        <translation>batch kennt den Befehl „%1“ nicht, nur score, legal, rules check</translation>
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
        <translation>Listet die Lektionen auf.</translation>
    </message>
    <message>
        <source>Check lessons that you wrote.</source>
        <translation>Prüft Lektionen, die du geschrieben hast.</translation>
    </message>
    <message>
        <source>Show a lesson.</source>
        <translation>Zeigt eine Lektion.</translation>
    </message>
    <message>
        <source>List the problems.</source>
        <translation>Listet die Aufgaben auf.</translation>
    </message>
    <message>
        <source>Show a problem.</source>
        <translation>Zeigt eine Aufgabe.</translation>
    </message>
    <message>
        <source>Print the numbers of a match&apos;s cards.</source>
        <translation>Gibt die Nummern der Karten einer Partie aus.</translation>
    </message>
    <message>
        <source>Deal the cards of a number.</source>
        <translation>Gibt die Karten einer Nummer.</translation>
    </message>
    <message>
        <source>Check that a match was fair.</source>
        <translation>Prüft, ob eine Partie ehrlich war.</translation>
    </message>
    <message>
        <source>--json wants standard output: name a file with --out</source>
        <translation>--json braucht die Standardausgabe: Nenne mit --out eine Datei</translation>
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
        <source>Deal of the day, %1: number %2</source>
        <translation>Runde des Tages, %1: Nummer %2</translation>
    </message>
    <message>
        <source>  (deals)</source>
        <translation>  (gibt)</translation>
    </message>
    <message>
        <source>Aside</source>
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
        <source>Check lessons, or books of problems, that you wrote.</source>
        <translation>Prüft Lektionen oder Aufgabenbücher, die du geschrieben hast.</translation>
    </message>
    <message>
        <source>Show a lesson: its words, positions, and answers.</source>
        <translation>Zeigt eine Lektion: ihre Worte, Stellungen und Antworten.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Match: %1</source>
        <translation>Partie: %1</translation>
    </message>
    <message>
        <source>Deal %1: %2</source>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>Right: %1. %2</source>
        <translation>Richtig: %1. %2</translation>
    </message>
    <message>
        <source>Show a problem: its position, its answer, and why.</source>
        <translation>Zeigt eine Aufgabe: ihre Stellung, ihre Antwort und warum.</translation>
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
        <source>Answer many requests of another program, one line of JSON each: score, legal, and rules check.</source>
        <translation>Beantwortet viele Fragen eines anderen Programms, jede eine Zeile JSON: score, legal und rules check.</translation>
    </message>
    <message>
        <source>bot: line %1 is too long and is ignored</source>
        <translation>bot: Zeile %1 ist länger als jede Nachricht und wird übergangen</translation>
    </message>
    <message>
        <source>bot: line %1 is invalid and is ignored: %2</source>
        <translation>bot: Zeile %1 ergibt keinen Sinn und wird übergangen: %2</translation>
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
        <translation>unerwartetes Argument &quot;%1&quot;</translation>
    </message>
    <message>
        <source>Find rules by words.</source>
        <translation>Regeln nach Wörtern suchen.</translation>
    </message>
    <message>
        <source>Check house rules.</source>
        <translation>Hausregeln prüfen.</translation>
    </message>
    <message>
        <source>List the legal moves of a match.</source>
        <translation>Die erlaubten Züge einer Partie auflisten.</translation>
    </message>
    <message>
        <source>Answer many requests in one run.</source>
        <translation>Beantwortet viele Fragen in einem Lauf.</translation>
    </message>
    <message>
        <source>Review the choices of a match.</source>
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
        <translation>Zeigt die Runde des Tages.</translation>
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
        <source>See sandbag-cli COMMAND --help for each of them.</source>
        <translation>Zu jedem davon: sandbag-cli BEFEHL --help.</translation>
    </message>
    <message>
        <source>--to or --from must name the other format</source>
        <translation>--to oder --from muss die andere Form nennen</translation>
    </message>
    <message>
        <source>Convert a match to a web page, a file for bridge programs, or text for the clipboard, or convert one of these to a match.</source>
        <translation>Wandelt eine Partie in eine Seite für Browser, eine Datei für Bridgeprogramme oder Text für die Zwischenablage um oder eines davon in eine Partie.</translation>
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
        <translation>Zeigt die Runde des Tages, die für alle dieselbe ist.</translation>
    </message>
    <message>
        <source>The day (default: today).</source>
        <translation>Der Tag (sonst heute).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a date: use YYYY-MM-DD</source>
        <translation>„%1“ ist kein Datum: JJJJ-MM-TT wird erwartet</translation>
    </message>
    <message>
        <source>Deal the cards of a number; for a match, those of its first deal.</source>
        <translation>Die Karten einer Nummer geben; bei einer Partie die der ersten Runde.</translation>
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
        <source>How many whole matches to play as well.</source>
        <translation>Wie viele ganze Partien dazu.</translation>
    </message>
    <message>
        <source>A seat, from 0 (default: the one whose turn it is).</source>
        <translation>Ein Platz, ab 0 (sonst der am Zug).</translation>
    </message>
    <message>
        <source>The player to ask.</source>
        <translation>Der gefragte Spieler.</translation>
    </message>
    <message>
        <source>%1: that player has nothing to decide now</source>
        <translation>%1: Dieser Spieler hat jetzt nichts zu entscheiden</translation>
    </message>
    <message>
        <source>%1, other ending</source>
        <extracomment>A match that begins as one that is counted does: &quot;won by Ada &amp; Cy, another end&quot;.</extracomment>
        <translation>%1, anderes Ende</translation>
    </message>
    <message>
        <source>Only matches with all these words in names, rules, date, or totals.</source>
        <translation>Nur Partien mit all diesen Wörtern in Namen, Regeln, Datum oder Punkteständen.</translation>
    </message>
    <message>
        <source>Only matches with this result for the person.</source>
        <translation>Nur Partien mit diesem Ergebnis für den Menschen.</translation>
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
        <source>No problems found.</source>
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
        <source>Print the numbers of a match and its deals, with which anyone can play the same cards.</source>
        <translation>Gibt die Nummern einer Partie und ihrer Runden aus, mit denen jeder dieselben Karten spielen kann.</translation>
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
        <source>--number and --%1 can&apos;t be combined: a number already gives rules and cards</source>
        <translation>--number und --%1 passen nicht zusammen: Eine Nummer steht für Regeln und Karten</translation>
    </message>
    <message>
        <source>Play the rules and cards of this number.</source>
        <translation>Die Regeln und Karten dieser Nummer spielen.</translation>
    </message>
    <message>
        <source>Your own words, which also determine the cards; implies --fair.</source>
        <translation>Eigene Worte, aus denen die Karten ebenfalls folgen; schließt --fair ein.</translation>
    </message>
    <message>
        <source>Play this many single deals, from 0 : 0, instead of matches.</source>
        <translation>So viele einzelne Runden ab 0 : 0 statt Partien spielen.</translation>
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
        <translation>Querformat.</translation>
    </message>
    <message>
        <source>--out names the file to be printed, which would be overwritten</source>
        <translation>--out nennt die zu druckende Datei; sie würde überschrieben</translation>
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
        <translation>Sieg für %1 (%2).</translation>
    </message>
    <message>
        <source>%1: too many cards remain to search every line of play</source>
        <translation>%1: Es sind zu viele Karten übrig, um alles durchzuspielen</translation>
    </message>
    <message>
        <source>%1: the last deal must be in the middle of play</source>
        <translation>%1: Die letzte Runde muss mitten im Ausspielen stehen</translation>
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
        <source>%1: %2 of %3 (too few)</source>
        <translation>%1: %2 von %3 (zu wenige)</translation>
    </message>
    <message>
        <source>%1: %2 of %3, %4% (%5% to %6%)</source>
        <translation>%1: %2 von %3, %4 % (%5 bis %6 %)</translation>
    </message>
    <message>
        <source>sandbag-cli: no player is called &quot;%1&quot;, only: %2</source>
        <translation>sandbag-cli: hier heißt niemand „%1“, nur: %2</translation>
    </message>
    <message>
        <source>Show a player&apos;s statistics, with the range of each rate.</source>
        <translation>Die Statistik eines Spielers zeigen, mit dem Bereich jeder Quote.</translation>
    </message>
    <message>
        <source>A player (default: the person at the table).</source>
        <translation>Ein Spieler (sonst der Mensch am Tisch).</translation>
    </message>
    <message>
        <source>How to group the figures.</source>
        <translation>Wie die Zahlen gruppiert werden.</translation>
    </message>
    <message>
        <source>No matches yet.</source>
        <translation>Noch keine Partien.</translation>
    </message>
    <message>
        <source>Check that nobody chose the cards of a match, and that computers used only what their seats see.</source>
        <translation>Prüft, dass niemand die Karten einer Partie ausgesucht hat und dass Computer nach dem antworteten, was ihr Platz sieht.</translation>
    </message>
    <message>
        <source>Explain a player&apos;s choice from what that player could see.</source>
        <translation>Die Wahl eines Spielers erklären, nach dem, was er sehen konnte.</translation>
    </message>
    <message>
        <source>%1: no player made a choice there</source>
        <translation>%1: Dort hat sich kein Spieler entschieden</translation>
    </message>
    <message>
        <source>The file to write; otherwise standard output.</source>
        <translation>Die Datei, die geschrieben wird; sonst die Standardausgabe.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>matchpoints</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Number: %1</source>
        <translation>Nummer: %1</translation>
    </message>
    <message>
        <source>%1: these are other boards than those of %2</source>
        <translation>%1: das sind andere Boards als die von %2</translation>
    </message>
    <message>
        <source>Make boards that several tables play with the same cards.</source>
        <translation>Macht Boards, die mehrere Tische mit denselben Karten spielen.</translation>
    </message>
    <message>
        <source>How many boards.</source>
        <translation>Wie viele Boards.</translation>
    </message>
    <message>
        <source>Take the deals of this PBN file.</source>
        <translation>Die Runden dieser PBN-Datei nehmen.</translation>
    </message>
    <message>
        <source>Scores go on from board to board, as in a match.</source>
        <translation>Punkte gehen von Board zu Board weiter, wie in einer Partie.</translation>
    </message>
    <message>
        <source>The seat that is compared, from 0.</source>
        <translation>Der Platz, der verglichen wird, ab 0.</translation>
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
        <source>How many real tables there are, where the file does not say.</source>
        <translation>Wie viele echte Tische es gibt, wo die Datei es nicht sagt.</translation>
    </message>
    <message>
        <source>--tables must say how many tables there are</source>
        <translation>--tables muss sagen, wie viele Tische es gibt</translation>
    </message>
    <message>
        <source>Make boards for several tables.</source>
        <translation>Boards für mehrere Tische machen.</translation>
    </message>
    <message>
        <source>Let computers play boards.</source>
        <translation>Computer Boards spielen lassen.</translation>
    </message>
    <message>
        <source>Print sheets of boards, and for real tables.</source>
        <translation>Bögen zu Boards und für echte Tische drucken.</translation>
    </message>
    <message>
        <source>The short match of four deals instead.</source>
        <translation>Statt dessen die kurze Partie von vier Runden.</translation>
    </message>
    <message>
        <source>The folder with the matches (default: the windows&apos; own).</source>
        <translation>Der Ordner mit den Partien (sonst der der Fenster).</translation>
    </message>
    <message>
        <source>The goal of the side, with all others against it: tricks, points of the deal, or win (its chance to win the match).</source>
        <translation>Wonach eine Seite spielt, alle anderen gegen sie: tricks (Stiche), points (Punkte der Runde) oder win, ihre Aussicht, die Partie zu gewinnen.</translation>
    </message>
    <message>
        <source>A set of boards (*.spades-boards.json).</source>
        <translation>Ein Satz Boards (*.spades-boards.json).</translation>
    </message>
    <message>
        <source>The number of a match, which contains rules and cards.</source>
        <translation>Die Nummer einer Partie, die Regeln und Karten enthält.</translation>
    </message>
    <message>
        <source>Have computer players play boards at a table of their own.</source>
        <translation>Computerspieler Boards an einem eigenen Tisch spielen lassen.</translation>
    </message>
    <message>
        <source>The player at that seat.</source>
        <translation>Der Spieler an diesem Platz.</translation>
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
        <source>Compare the results of the same boards at several tables; from several files, all tables together.</source>
        <translation>Die Ergebnisse derselben Boards an mehreren Tischen vergleichen; bei mehreren Dateien alle Tische zusammen.</translation>
    </message>
    <message>
        <source>Write the boards instead: as a file of boards, or for bridge programs.</source>
        <translation>Stattdessen die Boards schreiben: als Datei von Boards oder für Bridge-Programme.</translation>
    </message>
    <message>
        <source>Print the results of boards, their hands, or sheets for real tables.</source>
        <translation>Ergebnisse von Boards, ihre Hände oder Blätter für echte Tische drucken.</translation>
    </message>
    <message>
        <source>The player to play as.</source>
        <translation>Der Spieler, als der gespielt wird.</translation>
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
        <source>Compare the results of the same boards at several tables.</source>
        <translation>Die Ergebnisse derselben Boards an mehreren Tischen vergleichen.</translation>
    </message>
    <message>
        <source>Show what a good player would do next in a match, and why, using only what the player to act can see.</source>
        <translation>Zeigt, was ein guter Spieler als Nächstes täte, und warum, nur nach dem, was der Spieler am Zug sehen kann.</translation>
    </message>
    <message>
        <source>Deal from a secret, so that the record proves that nobody chose the cards (see verify).</source>
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
        <source>Checked and right: commitments: %1, deals: %2, answers of computers: %3.</source>
        <translation>Geprüft und richtig: Festlegungen: %1, Runden: %2, Antworten von Computern: %3.</translation>
    </message>
    <message>
        <source>A match (*.spades.json). For a blank scorecard or a rule sheet, this can also be a house-rules file or the id of a named game. &quot;-&quot; reads standard input.</source>
        <translation>Eine Partie (*.spades.json); für ein leeres Blatt oder ein Regelblatt auch Hausregeln oder die Kennung eines benannten Spiels. „-“ liest die Standardeingabe.</translation>
    </message>
    <message>
        <source>Only the deal with this number (the first is 1).</source>
        <translation>Nur von dieser Runde, ab 1.</translation>
    </message>
    <message>
        <source>The number of a side; the first is 0. Default: all sides, or with an objective the side whose turn it is.</source>
        <translation>Eine Seite, ab 0 (sonst alle; mit einem Ziel die, die am Zug ist).</translation>
    </message>
</context>
<context>
    <name>sandbag::CompareModel</name>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>Rule</source>
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
        <source>Alt+1</source>
        <translation>Alt+1</translation>
    </message>
    <message>
        <source>Alt+2</source>
        <translation>Alt+2</translation>
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
    <name>sandbag::ContestWindow</name>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
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
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Matchpoints</source>
        <translation>Matchpunkte</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Ranking</source>
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
        <translation>&amp;Tische:</translation>
    </message>
    <message>
        <source>&amp;Hands…</source>
        <translation>&amp;Blätter …</translation>
    </message>
    <message>
        <source>&amp;Rounds…</source>
        <translation>&amp;Durchgänge …</translation>
    </message>
    <message>
        <source>&amp;Slips…</source>
        <translation>&amp;Zettel …</translation>
    </message>
    <message>
        <source>Ran&amp;king…</source>
        <translation>&amp;Rangliste …</translation>
    </message>
    <message>
        <source>Board %1: no points yet</source>
        <translation>Board %1: noch keine Punkte</translation>
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
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
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
        <translation>Geboten und gemacht</translation>
    </message>
    <message>
        <source>&amp;Enter Result…</source>
        <translation>Ergebnis &amp;eintragen …</translation>
    </message>
    <message>
        <source>What was bid and taken; the points follow from the rules</source>
        <translation>Was geboten und gemacht wurde; die Punkte folgen aus den Regeln</translation>
    </message>
    <message>
        <source>&amp;Save as PDF</source>
        <translation>Als PDF &amp;speichern</translation>
    </message>
    <message>
        <source>Which pairs meet in each round, and over which boards</source>
        <translation>Welche Paare in jedem Durchgang aufeinandertreffen, und über welche Boards</translation>
    </message>
    <message>
        <source>A slip for each board, to write the results on</source>
        <translation>Ein Zettel für jedes Board, um die Ergebnisse aufzuschreiben</translation>
    </message>
    <message>
        <source>Who won, and all results</source>
        <translation>Wer gewonnen hat, und alle Ergebnisse</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Schl&amp;ießen</translation>
    </message>
    <message>
        <source>There are results: without them, this can be changed</source>
        <translation>Es gibt Ergebnisse: Ohne sie lässt sich das ändern</translation>
    </message>
    <message>
        <source>All results are entered.</source>
        <translation>Alle Ergebnisse sind eingetragen.</translation>
    </message>
    <message>
        <source>The hands of all boards, for laying out real cards</source>
        <translation>Die Blätter aller Boards, um die Karten danach zu legen</translation>
    </message>
</context>
<context>
    <name>sandbag::CountingPanel</name>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message numerus="yes">
        <source>The others hold %n.</source>
        <translation>
            <numerusform>Die anderen haben %n.</numerusform>
            <numerusform>Die anderen haben %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has none.</source>
        <translation>%1 hat keine.</translation>
    </message>
    <message>
        <source>%1 has always followed it so far.</source>
        <translation>%1 hat sie bisher immer bedient.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>Nicht ganz.</translation>
    </message>
    <message>
        <source>Has %1 shown to be void in this suit (%2)?</source>
        <translation>Hat %1 gezeigt, in dieser Farbe (%2) blank zu sein?</translation>
    </message>
    <message>
        <source>How many cards of this suit (%1) do the others hold?</source>
        <translation>Wie viele Karten dieser Farbe (%1) haben die anderen?</translation>
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
        <source>Deal %1, cards dealt: %2%</source>
        <translation>Runde %1, Karten verteilt: %2 %</translation>
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
        <translation>Abheben</translation>
    </message>
    <message>
        <source>French cut: which card for %1?</source>
        <translation>Französisches Abheben: Welche Karte für %1?</translation>
    </message>
    <message>
        <source>Cards to cut from the top</source>
        <translation>Von oben abzuhebende Karten</translation>
    </message>
    <message>
        <source>Don&apos;t Cut</source>
        <translation>Nicht abheben</translation>
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
        <translation>&amp;Spielart:</translation>
    </message>
    <message>
        <source>Days</source>
        <translation>Tage</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
    <message>
        <source>Copy &amp;Result</source>
        <translation>&amp;Ergebnis kopieren</translation>
    </message>
    <message>
        <source>Three lines to paste for friends</source>
        <translation>Drei Zeilen zum Einfügen für Freunde</translation>
    </message>
    <message numerus="yes">
        <source>Played on %n day(s).</source>
        <translation>
            <numerusform>An %n Tag gespielt.</numerusform>
            <numerusform>An %n Tagen gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: number %2</source>
        <translation>%1: Nummer %2</translation>
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
        <translation>&amp;Länge:</translation>
    </message>
</context>
<context>
    <name>sandbag::DealList</name>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Best and worst deals</source>
        <translation>Beste und schlechteste Runden</translation>
    </message>
    <message>
        <source>Enter opens the deal at the table.</source>
        <translation>Die Eingabetaste öffnet die Runde am Tisch.</translation>
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
        <source>A hand of this deck, with the jokers</source>
        <translation>Eine Hand dieses Blattes, mit den Jokern</translation>
    </message>
    <message>
        <source>%1 (ranks hidden in a fan)</source>
        <translation>%1 (Werte im Fächer verdeckt)</translation>
    </message>
    <message>
        <source>The ranks of these cards are at the right, where the next card of a hand covers them.</source>
        <translation>Die Werte dieser Karten stehen rechts, wo die nächste Karte der Hand sie verdeckt.</translation>
    </message>
    <message>
        <source>Deck of cards</source>
        <translation>Kartenblatt</translation>
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
        <source>4, everyone alone (cutthroat)</source>
        <translation>4, jeder für sich (Cutthroat)</translation>
    </message>
    <message>
        <source>3, everyone alone</source>
        <translation>3, jeder für sich</translation>
    </message>
    <message>
        <source>2, hands drafted</source>
        <translation>2, Hände gezogen</translation>
    </message>
    <message>
        <source>5, everyone alone</source>
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
        <source>From American circles and lodges</source>
        <translation>Aus amerikanischen Kreisen und Logen</translation>
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
        <source>For four, each alone</source>
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
        <translation>Glossar</translation>
    </message>
    <message>
        <source>No effect now: %1</source>
        <translation>Jetzt ohne Wirkung: %1</translation>
    </message>
    <message>
        <source>Fix</source>
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
        <source>6, everyone alone, two decks</source>
        <translation>6, jeder für sich, zwei Kartenspiele</translation>
    </message>
    <message>
        <source>7, everyone alone, two decks</source>
        <translation>7, jeder für sich, zwei Kartenspiele</translation>
    </message>
    <message>
        <source>8 in four pairs, two decks</source>
        <translation>8 in vier Paaren, zwei Kartenspiele</translation>
    </message>
    <message>
        <source>Better split into tables of %1.</source>
        <translation>Besser auf Tische verteilen: %1.</translation>
    </message>
    <message>
        <source>Better split into tables of %1, or of %2.</source>
        <translation>Besser auf Tische verteilen: %1 oder %2.</translation>
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
        <source>Count it as entered, with a ruling on the scorecard (Ctrl+J)</source>
        <translation>Wie eingetragen zählen, mit einer Entscheidung auf dem Spielzettel (Strg+J)</translation>
    </message>
    <message>
        <source>%1 Press Enter again to accept.</source>
        <translation>%1 Drück noch einmal die Eingabetaste, um das anzunehmen.</translation>
    </message>
    <message>
        <source>Count it as pla&amp;yed</source>
        <translation>&amp;Wie gespielt zählen</translation>
    </message>
</context>
<context>
    <name>sandbag::ExampleModel</name>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Bags</source>
        <translation>Säcke</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Vorher</translation>
    </message>
</context>
<context>
    <name>sandbag::FairDialog</name>
    <message>
        <source>Commitment:</source>
        <translation>Festlegung:</translation>
    </message>
    <message>
        <source>Words:</source>
        <translation>Worte:</translation>
    </message>
    <message>
        <source>Secret:</source>
        <translation>Geheimnis:</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>No deal of this match is over yet.</source>
        <translation>Noch keine Runde dieser Partie ist vorbei.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Spades</source>
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
        <source>Something is wrong. %1: %2</source>
        <translation>Etwas stimmt nicht. %1: %2</translation>
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
        <source>&amp;Words for the next match:</source>
        <translation>&amp;Worte für die nächste Partie:</translation>
    </message>
    <message>
        <source>Chec&amp;k This Match</source>
        <translation>Diese Partie &amp;prüfen</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Wird geprüft …</translation>
    </message>
    <message>
        <source>The cards of this match follow from its number: everyone who plays it gets the same ones.</source>
        <translation>Die Karten dieser Partie folgen aus ihrer Nummer: Wer sie spielt, bekommt dieselben.</translation>
    </message>
    <message>
        <source>This match has no commitment, so nothing proves that its cards weren&apos;t chosen.</source>
        <translation>Vor dieser Partie wurde nichts festgelegt; nichts beweist also, dass ihre Karten nicht ausgesucht wurden.</translation>
    </message>
    <message>
        <source>Before the first card, the program drew a secret and committed to it: this is its SHA-256. The cards follow from the secret and from words that it did not choose, so neither the program nor anyone else could pick them.</source>
        <translation>Vor der ersten Karte hat das Programm ein Geheimnis gezogen und sich darauf festgelegt: Dies ist dessen SHA-256. Die Karten folgen aus dem Geheimnis und aus Worten, die es nicht gewählt hat; weder das Programm noch sonst jemand konnte sie also aussuchen.</translation>
    </message>
    <message>
        <source>shown when the match is over</source>
        <translation>wird nach der Partie gezeigt</translation>
    </message>
    <message numerus="yes">
        <source>What everyone was dealt in %n deal(s). In 95% of such matches a count is in its usual range; * marks one outside.</source>
        <translation>
            <numerusform>Was alle in %n Runde bekamen. In 95 von 100 solchen Partien liegt eine Zahl im üblichen Bereich; * steht bei denen außerhalb.</numerusform>
            <numerusform>Was alle in %n Runden bekamen. In 95 von 100 solchen Partien liegt eine Zahl im üblichen Bereich; * steht bei denen außerhalb.</numerusform>
        </translation>
    </message>
    <message>
        <source>average %1, usually %2 to %3</source>
        <comment>counts of cards</comment>
        <translation>im Schnitt %1, üblich %2 bis %3</translation>
    </message>
    <message>
        <source>Everything agrees. Deals checked: %1. Computers&apos; choices checked: %2.</source>
        <translation>Alles stimmt. Geprüfte Runden: %1. Geprüfte Entscheidungen der Computer: %2.</translation>
    </message>
    <message>
        <source>The secret of the next match has already been drawn, and this is its commitment. Type any words below: its cards will depend on them, too.</source>
        <translation>Das Geheimnis der nächsten Partie ist schon gezogen, und dies ist seine Festlegung. Tippe unten beliebige Worte ein: Ihre Karten hängen dann auch von ihnen ab.</translation>
    </message>
    <message>
        <source>Deals the cards again and asks each computer player again, from what its seat could see</source>
        <translation>Gibt die Karten noch einmal und fragt jeden Computerspieler noch einmal, nach dem, was sein Platz sehen konnte</translation>
    </message>
    <message>
        <source>Before the first deal, the program committed to the cards. Commitment: %1. Words: %2</source>
        <translation>Vor der ersten Runde legte sich das Programm auf die Karten fest. Festlegung: %1. Worte: %2</translation>
    </message>
</context>
<context>
    <name>sandbag::FeltChoice</name>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burgunder</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Night</source>
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
        <translation>Alle Partien &amp;löschen…</translation>
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
        <translation>&amp;Verschieben…</translation>
    </message>
    <message>
        <source>Matches never leave this computer. Each is one file; deleting the file removes it from the history.</source>
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
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Zeigen: %1</translation>
    </message>
    <message>
        <source>Fix</source>
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
        <source>New to Spades? Ten minutes at the table.</source>
        <translation>Neu bei Spades? Zehn Minuten am Tisch.</translation>
    </message>
    <message>
        <source>&amp;Learn Spades</source>
        <translation>Spades &amp;lernen</translation>
    </message>
    <message>
        <source>&amp;No, Thanks</source>
        <translation>&amp;Nein, danke</translation>
    </message>
</context>
<context>
    <name>sandbag::GameSession</name>
    <message>
        <source>A computer plays for %1. To start a program instead, type its command here, in Quick Setup, or in Preferences.</source>
        <translation>Für %1 spielt ein Computer. Um stattdessen ein Programm zu starten, tippe seinen Befehl hier, unter „Schnell einrichten“ oder in den Einstellungen ein.</translation>
    </message>
</context>
<context>
    <name>sandbag::HandChoice</name>
    <message numerus="yes">
        <source>You&apos;ve already chosen %n card(s). Deselect one first.</source>
        <translation>
            <numerusform>Du hast schon %n Karte gewählt. Nimm sie erst zurück.</numerusform>
            <numerusform>Du hast schon %n Karten gewählt. Nimm erst eine zurück.</numerusform>
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
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Follow Hint</source>
        <translation>Tipp befolgen</translation>
    </message>
    <message>
        <source>Details</source>
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
        <translation>Suche</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Result</source>
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
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Nicht beendet</translation>
    </message>
    <message>
        <source>Alt+1</source>
        <translation>Alt+1</translation>
    </message>
    <message>
        <source>Alt+2</source>
        <translation>Alt+2</translation>
    </message>
    <message>
        <source>Alt+3</source>
        <translation>Alt+3</translation>
    </message>
    <message>
        <source>Alt+4</source>
        <translation>Alt+4</translation>
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
        <translation>Sieg für %1</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>%1, with help</source>
        <extracomment>A match in the history: &quot;Won, with help&quot;.</extracomment>
        <translation>%1, mit Hilfe</translation>
    </message>
    <message>
        <source>%1, other ending</source>
        <extracomment>A match in the history that begins as one that is counted does: &quot;Won, another end&quot;.</extracomment>
        <translation>%1, anderes Ende</translation>
    </message>
    <message>
        <source>%1: this match begins with the same deals as another one. Only the one that ended first counts in the statistics.</source>
        <translation>%1: Diese Partie beginnt mit denselben Runden wie eine andere. In der Statistik zählt nur die, die zuerst zu Ende war.</translation>
    </message>
    <message>
        <source>Started</source>
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
        <source>Contracts of %1 made</source>
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
        <translation>Menschen</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Computer: %1</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Won</source>
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
        <translation>Regeln</translation>
    </message>
    <message>
        <source>different rules</source>
        <translation>verschiedene Regeln</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Part</source>
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
        <source>it isn&apos;t open</source>
        <translation>er ist nicht offen</translation>
    </message>
    <message>
        <source>%1: can&apos;t write the match index; the matches are read instead.</source>
        <translation>%1: Das Verzeichnis der Partien kann nicht geschrieben werden; stattdessen werden die Partien gelesen.</translation>
    </message>
    <message>
        <source>%1: the match index was damaged; it is rebuilt from the matches.</source>
        <translation>%1: Das Verzeichnis der Partien war beschädigt; es wird aus den Partien neu angelegt.</translation>
    </message>
    <message>
        <source>%1: can&apos;t be deleted</source>
        <translation>%1: kann nicht gelöscht werden</translation>
    </message>
    <message>
        <source>it was deleted permanently</source>
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
    <message numerus="yes">
        <source>%Ln special bid(s)</source>
        <translation>
            <numerusform>%Ln besonderes Gebot</numerusform>
            <numerusform>%Ln besondere Gebote</numerusform>
        </translation>
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
        <source>Recent win rate minus earlier (percentage points)</source>
        <translation>Siegquote zuletzt minus früher (Prozentpunkte)</translation>
    </message>
    <message>
        <source>Choices reviewed</source>
        <translation>Beurteilte Entscheidungen</translation>
    </message>
    <message>
        <source>Winning chances lost per match (%)</source>
        <translation>Verlorene Gewinnaussicht je Partie (%)</translation>
    </message>
    <message>
        <source>Card luck per match (%)</source>
        <translation>Kartenglück je Partie (%)</translation>
    </message>
    <message>
        <source>%1 to %2%</source>
        <translation>%1 bis %2 %</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Statistic</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Based on</source>
        <translation>Beruht auf</translation>
    </message>
    <message>
        <source>Wins expected among equal players</source>
        <translation>Erwartete Siege bei gleich starken Spielern</translation>
    </message>
</context>
<context>
    <name>sandbag::HistoryWindow</name>
    <message>
        <source>History</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <translation>Spielzettel</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Beurteilen</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Nachspielen</translation>
    </message>
    <message>
        <source>&amp;Open</source>
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
        <translation>&amp;Importieren</translation>
    </message>
    <message>
        <source>Matches next to their scorecard</source>
        <translation>Partien neben ihrem Spielzettel</translation>
    </message>
    <message>
        <source>F&amp;iles…</source>
        <translation>&amp;Dateien…</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <translation>&amp;Ordner…</translation>
    </message>
    <message>
        <source>These files in the match folder can&apos;t be read. They were left unchanged.</source>
        <translation>Diese Dateien im Ordner der Partien sind nicht lesbar. Sie bleiben unverändert.</translation>
    </message>
    <message>
        <source>Matches you play and scores you keep appear here.</source>
        <translation>Gespielte und aufgeschriebene Partien erscheinen hier.</translation>
    </message>
    <message>
        <source>No matches found.</source>
        <translation>Keine Partien gefunden.</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
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
    <name>sandbag::HouseRulesDialog</name>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation>Ctrl+Shift+D</translation>
    </message>
    <message>
        <source>These rules cannot be played yet.</source>
        <translation>Diese Regeln sind noch nicht spielbar.</translation>
    </message>
    <message>
        <source>Nothing is changed.</source>
        <translation>Nichts ist geändert.</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Anwenden</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Ctrl+Return</translation>
    </message>
    <message>
        <source>“%1” is still %2.</source>
        <translation>„%1“ ist noch %2.</translation>
    </message>
    <message>
        <source>“%1” is now: %2.</source>
        <translation>„%1“ ist jetzt: %2.</translation>
    </message>
    <message>
        <source>“%1” doesn&apos;t take a number. Press Enter to change it.</source>
        <translation>„%1“ nimmt keine Zahl. Mit der Eingabetaste änderst du es.</translation>
    </message>
    <message>
        <source>Use these rules (Ctrl+Enter)</source>
        <translation>Diese Regeln verwenden (Strg+Eingabe)</translation>
    </message>
    <message>
        <source>Start Ne&amp;w Match</source>
        <translation>&amp;Neue Partie beginnen</translation>
    </message>
    <message>
        <source>For Ne&amp;xt Match</source>
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
    <message>
        <source>“%1” replaced your changes.</source>
        <translation>„%1“ hat deine Änderungen ersetzt.</translation>
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
        <source>No rules match “%1”. Press F1 to search the rule book.</source>
        <translation>Keine Regel passt zu „%1“. F1 sucht im Regelbuch.</translation>
    </message>
    <message>
        <source>“%1”: %2. Press Enter to set it to %3.</source>
        <translation>„%1“: %2. Mit der Eingabetaste stellst du %3 ein.</translation>
    </message>
    <message>
        <source>&amp;Set to %1</source>
        <translation>&amp;Jetzt auf %1 setzen</translation>
    </message>
    <message>
        <source>Also Se&amp;t to %1</source>
        <translation>&amp;Jetzt auch auf %1 setzen</translation>
    </message>
    <message>
        <source>Dis&amp;card Changes</source>
        <translation>Änderungen &amp;verwerfen</translation>
    </message>
</context>
<context>
    <name>sandbag::KeeperSetup</name>
    <message>
        <source>&amp;Rules:</source>
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
        <translation>&amp;Hausregeln…</translation>
    </message>
    <message>
        <source>Keep Score of Real Cards</source>
        <translation>Mit echten Karten anschreiben</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Starten</translation>
    </message>
</context>
<context>
    <name>sandbag::KeysDialog</name>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Links, Rechts, Pos1, Ende</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Auf, Ab</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabetaste</translation>
    </message>
    <message>
        <source>Choose a card to pass or discard</source>
        <translation>Karte zum Schieben oder Drücken wählen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Go to a number of the bid, then Enter</source>
        <translation>Zu einer Zahl des Gebots, dann Eingabetaste</translation>
    </message>
    <message>
        <source>0 to 9</source>
        <translation>0 bis 9</translation>
    </message>
    <message>
        <source>Arrows, Tab</source>
        <translation>Pfeiltasten, Tab</translation>
    </message>
    <message>
        <source>Between the cards and the panel</source>
        <translation>Zwischen Karten und Feld wechseln</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Step through a replay</source>
        <translation>Durch eine nachgespielte Runde gehen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Search the keys</source>
        <translation>Tasten durchsuchen</translation>
    </message>
    <message>
        <source>Page Up, Page Down</source>
        <translation>Bild auf, Bild ab</translation>
    </message>
    <message>
        <source>Every card, playable or not</source>
        <translation>Jede Karte, spielbar oder nicht</translation>
    </message>
    <message>
        <source>Shift with Left, Right</source>
        <translation>Umschalt mit Links, Rechts</translation>
    </message>
    <message>
        <source>To a card of that rank</source>
        <translation>Zu einer Karte dieses Werts</translation>
    </message>
    <message>
        <source>2 to 9, 0, J, Q, K, A</source>
        <translation>2 bis 9, 0, J, Q, K, A</translation>
    </message>
    <message>
        <source>To the next card of a suit</source>
        <translation>Zur nächsten Karte einer Farbe</translation>
    </message>
    <message>
        <source>Shift with S, H, D, C</source>
        <translation>Umschalt mit P, H, K, X</translation>
    </message>
    <message>
        <source>Move through your cards</source>
        <translation>Durch deine Karten gehen</translation>
    </message>
    <message>
        <source>Next suit or row</source>
        <translation>Nächste Farbe oder Reihe</translation>
    </message>
    <message>
        <source>Play the card or choose</source>
        <translation>Karte spielen, Auswahl übernehmen</translation>
    </message>
    <message>
        <source>Move through the choices of a panel</source>
        <translation>Durch die Auswahl eines Felds gehen</translation>
    </message>
    <message>
        <source>Comma, Period, Home, End</source>
        <translation>Komma, Punkt, Pos1, Ende</translation>
    </message>
    <message>
        <source>Replay previous or next deal</source>
        <translation>Vorige oder nächste Runde nachspielen</translation>
    </message>
    <message>
        <source>Close an info panel</source>
        <translation>Ein Hinweisfeld schließen</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Aktion</translation>
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
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>&amp;Problems…</source>
        <translation>&amp;Aufgaben …</translation>
    </message>
    <message>
        <source>Ctrl+P</source>
        <translation>Ctrl+P</translation>
    </message>
    <message>
        <source>all</source>
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
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>Ctrl+Right</source>
        <translation>Ctrl+Right</translation>
    </message>
    <message>
        <source>Do It A&amp;gain</source>
        <translation>&amp;Noch einmal</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>Ctrl+Left</source>
        <translation>Ctrl+Left</translation>
    </message>
    <message>
        <source>All &amp;Lessons</source>
        <translation>Alle &amp;Lektionen</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 von %3)</translation>
    </message>
    <message>
        <source>Beg&amp;in</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>&amp;Skip This</source>
        <translation>Ü&amp;berspringen</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
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
        <translation>&amp;Abbrechen</translation>
    </message>
    <message>
        <source>Reading matches…</source>
        <translation>Partien werden gelesen …</translation>
    </message>
    <message>
        <source>The rest is read next time.</source>
        <translation>Der Rest wird beim nächsten Mal gelesen.</translation>
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
        <source>Already there: %Ln match(es).</source>
        <translation>
            <numerusform>%Ln Partie war schon da.</numerusform>
            <numerusform>%Ln Partien waren schon da.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::MainWindow</name>
    <message>
        <source>Sandbag</source>
        <translation>Sandbag</translation>
    </message>
    <message>
        <source>Table</source>
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
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;New Match</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>Quick &amp;Setup…</source>
        <translation>&amp;Schnell einrichten…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
        <source>Named &amp;Games</source>
        <translation>Spiel&amp;arten</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Öffnen…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Ctrl+Shift+P</source>
        <translation>Ctrl+Shift+P</translation>
    </message>
    <message>
        <source>&amp;Export Scorecard as PDF…</source>
        <translation>Spielzettel als PDF &amp;exportieren…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>Neues &amp;Fenster</translation>
    </message>
    <message>
        <source>Ctrl+Shift+W</source>
        <translation>Ctrl+Shift+W</translation>
    </message>
    <message>
        <source>&amp;Close Window</source>
        <translation>Fenster schl&amp;ießen</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Noch keine</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wieder&amp;holen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <translation>Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>&amp;Last Trick</source>
        <translation>&amp;Letzter Stich</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
    <message>
        <source>Bid &amp;Nil</source>
        <translation>&amp;Nil bieten</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Bid &amp;Blind</source>
        <translation>&amp;Blind bieten</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>C</source>
        <translation>C</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Backspace</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>&amp;House Rules…</source>
        <translation>&amp;Hausregeln…</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Ctrl+H</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Scorecard</source>
        <translation>&amp;Spielzettel</translation>
    </message>
    <message>
        <source>F9</source>
        <translation>F9</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>F11</source>
        <translation>F11</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Print a &amp;Blank Scorecard…</source>
        <translation>&amp;Leeren Spielzettel drucken…</translation>
    </message>
    <message>
        <source>&amp;Keep Score of Real Cards…</source>
        <translation>Mit echten &amp;Karten anschreiben…</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>Ctrl+Shift+R</source>
        <translation>Ctrl+Shift+R</translation>
    </message>
    <message>
        <source>Ctrl+Shift+D</source>
        <translation>Ctrl+Shift+D</translation>
    </message>
    <message>
        <source>Opened %1.</source>
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
        <translation>&amp;Entscheidung</translation>
    </message>
    <message>
        <source>H&amp;istory…</source>
        <translation>&amp;Verlauf…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+H</source>
        <translation>Ctrl+Shift+H</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistik…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+T</source>
        <translation>Ctrl+Shift+T</translation>
    </message>
    <message>
        <source>Rev&amp;iew</source>
        <translation>Rückbl&amp;ick</translation>
    </message>
    <message>
        <source>F8</source>
        <translation>F8</translation>
    </message>
    <message>
        <source>Ctrl+Alt+C</source>
        <translation>Ctrl+Alt+C</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <translation>Waru&amp;m?</translation>
    </message>
    <message>
        <source>W</source>
        <translation>W</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Play a N&amp;umber…</source>
        <translation>Nu&amp;mmer spielen …</translation>
    </message>
    <message>
        <source>Ctrl+Alt+N</source>
        <translation>Ctrl+Alt+N</translation>
    </message>
    <message>
        <source>&amp;Deal of the Day…</source>
        <translation>&amp;Runde des Tages …</translation>
    </message>
    <message>
        <source>Ctrl+Alt+D</source>
        <translation>Ctrl+Alt+D</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <translation>&amp;Weitergeben …</translation>
    </message>
    <message>
        <source>Ctrl+Alt+S</source>
        <translation>Ctrl+Alt+S</translation>
    </message>
    <message>
        <source>Fair &amp;Cards…</source>
        <translation>Ehrli&amp;che Karten …</translation>
    </message>
    <message>
        <source>Ctrl+Alt+F</source>
        <translation>Ctrl+Alt+F</translation>
    </message>
    <message>
        <source>This match couldn&apos;t be saved. Use Save As to store it in another location, or it will be lost.</source>
        <translation>Diese Partie konnte nicht gespeichert werden. Speichere sie mit „Speichern unter“ an einem anderen Ort, sonst geht sie verloren.</translation>
    </message>
    <message>
        <source>Moved to Open Recent: %1.</source>
        <translation>Jetzt unter „Zuletzt geöffnet“: %1.</translation>
    </message>
    <message>
        <source>&amp;Go Back</source>
        <translation>&amp;Dorthin zurück</translation>
    </message>
    <message>
        <source>This replaces the current match, which can&apos;t be saved. %1</source>
        <translation>Das ersetzt die laufende Partie, die sich nicht speichern lässt. %1</translation>
    </message>
    <message>
        <source>&amp;Replace Anyway</source>
        <translation>&amp;Trotzdem ersetzen</translation>
    </message>
    <message>
        <source>The previous version is in Open Recent.</source>
        <translation>Die vorige Fassung steht unter „Zuletzt geöffnet“.</translation>
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
        <source>Save Picture of the Table</source>
        <translation>Bild des Tisches speichern</translation>
    </message>
    <message>
        <source>Can&apos;t write to %1.</source>
        <translation>%1 lässt sich nicht schreiben.</translation>
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
        <source>Dup&amp;licate Boards…</source>
        <translation>Du&amp;plikat-Boards …</translation>
    </message>
    <message>
        <source>Ctrl+Alt+B</source>
        <translation>Ctrl+Alt+B</translation>
    </message>
</context>
<context>
    <name>sandbag::MatchEndPanel</name>
    <message>
        <source>Review</source>
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
        <translation>Rückg&amp;ängig</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Ausblenden</translation>
    </message>
</context>
<context>
    <name>sandbag::NamesDialog</name>
    <message>
        <source>Players</source>
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
        <source>Play a Number</source>
        <translation>Nummer spielen</translation>
    </message>
    <message>
        <source>N&amp;umber, code of a match, or deals in PBN:</source>
        <translation>N&amp;ummer, Code einer Partie oder Runden in PBN:</translation>
    </message>
    <message>
        <source>Number, code of a match, or deals in PBN</source>
        <translation>Nummer, Code einer Partie oder Runden in PBN</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>&amp;New Number</source>
        <translation>&amp;Neue Nummer</translation>
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
        <source>Draw a number for the current rules, to play against friends</source>
        <translation>Eine Nummer für die geltenden Regeln ziehen, um gegen Freunde zu spielen</translation>
    </message>
    <message>
        <source>The same number gives everyone the same cards.</source>
        <translation>Dieselbe Nummer gibt allen dieselben Karten.</translation>
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
    <name>sandbag::OptionDelegate</name>
    <message>
        <source>e.g. 0 100</source>
        <translation>z. B. 0 100</translation>
    </message>
</context>
<context>
    <name>sandbag::OptionPane</name>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
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
        <source>Reset to the named game&apos;s value (Ctrl+R, or Delete in the list)</source>
        <translation>Auf den Wert der benannten Spielart zurücksetzen (Strg+R, oder Entf in der Liste)</translation>
    </message>
    <message>
        <source>Open this rule in the rule book (F1)</source>
        <translation>Diese Regel im Regelbuch öffnen (F1)</translation>
    </message>
    <message>
        <source>Type to search, or open a group. Press Enter to change a rule, F1 to explain it.</source>
        <translation>Tippe, um zu suchen, oder öffne eine Gruppe. Die Eingabetaste ändert eine Regel, F1 erklärt sie.</translation>
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
</context>
<context>
    <name>sandbag::PagePreview</name>
    <message>
        <source>Preview of the page</source>
        <translation>Vorschau der Seite</translation>
    </message>
</context>
<context>
    <name>sandbag::PlayerChoice</name>
    <message>
        <source>Person</source>
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
        <translation>Spielweise von Spieler %1</translation>
    </message>
    <message>
        <source>Start command of player %1</source>
        <translation>Startbefehl von Spieler %1</translation>
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
        <translation>&amp;Umbenennen oder zusammenlegen…</translation>
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
        <translation>Name</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Points</source>
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
        <translation>Spades</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>place and name</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Nils</source>
        <translation>Nils</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Kontrakte</translation>
    </message>
    <message>
        <source>Per&amp;iod:</source>
        <translation>Zeitr&amp;aum:</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>No scores for this period. Press Ctrl+K to keep score of a game with real cards.</source>
        <translation>Keine Ergebnisse in diesem Zeitraum. Strg+K schreibt ein Spiel mit echten Karten auf.</translation>
    </message>
    <message>
        <source>%1 was removed from all matches.</source>
        <translation>%1 wurde aus allen Partien entfernt.</translation>
    </message>
    <message>
        <source>Remo&amp;ve Person…</source>
        <translation>Person ent&amp;fernen…</translation>
    </message>
    <message>
        <source>Print &amp;Leaderboard…</source>
        <translation>Rangliste dru&amp;cken…</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Gesamter Zeitraum</translation>
    </message>
    <message>
        <source>Rank</source>
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
        <source>%1 now counts as %2.</source>
        <translation>%1 zählt jetzt als %2.</translation>
    </message>
    <message>
        <source>Count %1 as (new or existing name):</source>
        <translation>%1 zählen als (neuer oder vorhandener Name):</translation>
    </message>
    <message>
        <source>Remove Person</source>
        <translation>Person entfernen</translation>
    </message>
    <message>
        <source>Remove %1 from every match in the history? The matches stay, with the seat in place of the name. This can&apos;t be undone. Files saved elsewhere aren&apos;t changed.</source>
        <translation>%1 aus jeder Partie des Verlaufs entfernen? Die Partien bleiben, mit dem Platz statt des Namens. Das lässt sich nicht rückgängig machen. Anderswo gespeicherte Dateien ändern sich nicht.</translation>
    </message>
</context>
<context>
    <name>sandbag::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>Pl&amp;ayers</source>
        <translation>S&amp;pieler</translation>
    </message>
    <message>
        <source>&amp;Windows:</source>
        <translation>&amp;Fenster:</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>&amp;Felt:</source>
        <translation>Fil&amp;z:</translation>
    </message>
    <message>
        <source>&amp;Cards:</source>
        <translation>&amp;Karten:</translation>
    </message>
    <message>
        <source>S&amp;uits:</source>
        <translation>Fa&amp;rben:</translation>
    </message>
    <message>
        <source>Card &amp;size:</source>
        <translation>Karten&amp;größe:</translation>
    </message>
    <message>
        <source>&amp;Ranks in your hand:</source>
        <translation>Reihenfolge in der &amp;Hand:</translation>
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
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Next deal after:</source>
        <translation>&amp;Nächste Runde nach:</translation>
    </message>
    <message>
        <source>Play a card by a &amp;double click</source>
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
        <source>&amp;Speed:</source>
        <translation>&amp;Tempo:</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>F&amp;iles</source>
        <translation>&amp;Ordner</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>Ctrl+S</source>
        <translation>Ctrl+S</translation>
    </message>
    <message>
        <source>Seats follow the order of play, from your own.</source>
        <translation>Die Plätze folgen der Spielreihenfolge, ab deinem eigenen.</translation>
    </message>
    <message>
        <source>Follow the desktop</source>
        <translation>Wie der Desktop</translation>
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
        <source>Players chat no&amp;w and then</source>
        <translation>Mitspieler sagen ab &amp;und zu etwas</translation>
    </message>
    <message>
        <source>when I continue</source>
        <translation>wenn ich weitergehe</translation>
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
        <source>% of winning chances, or more</source>
        <translation> % der Gewinnaussicht oder mehr</translation>
    </message>
    <message>
        <source>The tutor asks you to confirm a bid or card that lowers your chance of winning the match by this much, or costs points worth as much in an even match. Slip: 1%, mistake: 3%, blunder: 8%.</source>
        <translation>Der Tutor lässt dich ein Gebot oder eine Karte bestätigen, die deine Gewinnaussicht um so viel senkt oder Punkte kostet, die in einer ausgeglichenen Partie so viel wert sind. Ungenauigkeit: 1 %, Fehler: 3 %, grober Fehler: 8 %.</translation>
    </message>
    <message>
        <source>Ask me to confirm mista&amp;kes:</source>
        <translation>Fe&amp;hler bestätigen lassen:</translation>
    </message>
    <message>
        <source>Allow “Wh&amp;y?” for partners during a deal</source>
        <translation>„Wa&amp;rum?“ an den Partner während der Runde erlauben</translation>
    </message>
    <message>
        <source>These cards use their own colors.</source>
        <translation>Diese Karten haben eigene Farben.</translation>
    </message>
    <message>
        <source>Anima&amp;te cards</source>
        <translation>Karten g&amp;leiten lassen</translation>
    </message>
</context>
<context>
    <name>sandbag::PrintSheetsDialog</name>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Scorecard</source>
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
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>A5</source>
        <translation>A5</translation>
    </message>
    <message>
        <source>&amp;Sheet:</source>
        <translation>&amp;Blatt:</translation>
    </message>
    <message>
        <source>&amp;Deal:</source>
        <translation>&amp;Runde:</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Nächste Seite</translation>
    </message>
    <message>
        <source>Page:</source>
        <translation>Seite:</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
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
        <translation>&amp;Papier:</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Als PD&amp;F speichern…</translation>
    </message>
    <message>
        <source>Printed.</source>
        <translation>Gedruckt.</translation>
    </message>
    <message>
        <source>&amp;Landscape</source>
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
        <source>Board %1 · dealer: %2</source>
        <translation>Board %1 · Geber: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s)</source>
        <translation>
            <numerusform>%n Board</numerusform>
            <numerusform>%n Boards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), number %1</source>
        <translation>
            <numerusform>%n Board, Nummer %1</numerusform>
            <numerusform>%n Boards, Nummer %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Results of the boards</source>
        <translation>Ergebnisse der Boards</translation>
    </message>
    <message>
        <source>Hands of the boards</source>
        <translation>Blätter der Boards</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers of boards</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Both tables play the same boards in a round and exchange them.</source>
        <translation>Beide Tische spielen in einem Durchgang dieselben Boards und tauschen sie.</translation>
    </message>
    <message>
        <source>Round %1 · east and west skip a table</source>
        <translation>Durchgang %1 · Ost und West überspringen einen Tisch</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Durchgang %1</translation>
    </message>
    <message>
        <source>Table</source>
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
        <source>Boards</source>
        <translation>Boards</translation>
    </message>
    <message>
        <source>Board %1</source>
        <translation>Board %1</translation>
    </message>
    <message>
        <source>Pairs</source>
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
        <translation>Platz</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Paar</translation>
    </message>
    <message>
        <source>Matchpoints</source>
        <translation>Matchpunkte</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>matchpoints</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Board by board</source>
        <translation>Board für Board</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Matchpoints N, S</source>
        <translation>Matchpunkte N, S</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Durchgänge</translation>
    </message>
    <message>
        <source>Slips for results</source>
        <translation>Zettel für Ergebnisse</translation>
    </message>
    <message>
        <source>Ranking</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>North and south stay. After each round east and west move to the next higher table, and the boards to the next lower one.</source>
        <translation>Nord und Süd bleiben. Nach jeder Runde gehen Ost und West zum nächsthöheren Tisch, die Boards zum nächstniedrigeren.</translation>
    </message>
</context>
<context>
    <name>sandbag::ProblemPane</name>
    <message>
        <source>&amp;Next Problem</source>
        <translation>&amp;Nächste Aufgabe</translation>
    </message>
    <message>
        <source>Ctrl+Right</source>
        <translation>Ctrl+Right</translation>
    </message>
    <message>
        <source>Show the &amp;Answer</source>
        <translation>&amp;Antwort zeigen</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Do It A&amp;gain</source>
        <translation>N&amp;och einmal</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Problem of the &amp;Day</source>
        <translation>Aufgabe des &amp;Tages</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>All &amp;Lessons</source>
        <translation>Alle &amp;Lektionen</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
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
        <translation> Punkte</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>&amp;All Rules…</source>
        <translation>&amp;Alle Regeln…</translation>
    </message>
    <message>
        <source>Current rules</source>
        <translation>Geltende Regeln</translation>
    </message>
</context>
<context>
    <name>sandbag::ReachText</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>What a field says, or what is chosen in it, with the key that leads there: &quot;You (Alt+1)&quot;.</extracomment>
        <translation>%1 (%2)</translation>
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
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Close</source>
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
        <source>Board %1. North and south: %2. East and west: %3.</source>
        <translation>Board %1. Nord und Süd: %2. Ost und West: %3.</translation>
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
        <translation>Summe</translation>
    </message>
    <message>
        <source>Review</source>
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
        <source>Finding the best line with all hands open…</source>
        <translation>Der beste Verlauf mit offenen Blättern wird gesucht …</translation>
    </message>
</context>
<context>
    <name>sandbag::ReviewModel</name>
    <message>
        <source>Deal</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>of a choice, in chances to win or points</comment>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Chance to win that the choice lost, or points where they say more</source>
        <translation>Durch die Entscheidung verlorene Gewinnaussicht, oder Punkte, wo sie mehr sagen</translation>
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
        <translation>War&amp;um?</translation>
    </message>
    <message>
        <source>Cancel</source>
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
        <translation>Tab&amp;elle</translation>
    </message>
    <message>
        <source>Shift+F8</source>
        <translation>Shift+F8</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation>&amp;Drucken …</translation>
    </message>
    <message>
        <source>Chance to win, % per deal</source>
        <translation>Gewinnaussicht, % je Runde</translation>
    </message>
    <message>
        <source>Choices, costliest first</source>
        <translation>Entscheidungen, die teuersten zuerst</translation>
    </message>
    <message>
        <source>Player</source>
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
        <translation>Alle</translation>
    </message>
    <message>
        <source>Best play: %1, %2.</source>
        <translation>Bester Zug: %1, %2.</translation>
    </message>
    <message>
        <source>After each deal, the review shows what each choice cost, judged only by the cards its player could see.</source>
        <translation>Nach jeder Runde zeigt der Rückblick, was jede Entscheidung kostete, beurteilt nur nach den Karten, die ihr Spieler sehen konnte.</translation>
    </message>
    <message>
        <source>Choose a player above: %1.</source>
        <translation>Wähle oben einen Spieler: %1.</translation>
    </message>
    <message>
        <source>%1: chance to win lowered by %2 percentage points.</source>
        <translation>%1: Gewinnaussicht um %2 Prozentpunkte gesenkt.</translation>
    </message>
    <message>
        <source>What this player could infer, and how this player usually plays</source>
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
        <source>Esc</source>
        <translation>Esc</translation>
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
        <source>%1, as %2 sees it</source>
        <translation>%1, gesehen von %2</translation>
    </message>
</context>
<context>
    <name>sandbag::ReviewUiText</name>
    <message>
        <source>Choice</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Best</source>
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
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Deal and trick</source>
        <translation>Runde und Stich</translation>
    </message>
    <message>
        <source>Cost of choices</source>
        <translation>Kosten der Entscheidungen</translation>
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
        <translation>&amp;Vergleichen…</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>&lt;p&gt;Like &lt;b&gt;%1&lt;/b&gt;, with these changes:&lt;/p&gt;</source>
        <translation>&lt;p&gt;Wie &lt;b&gt;%1&lt;/b&gt;, mit diesen Änderungen:&lt;/p&gt;</translation>
    </message>
    <message>
        <source>New Match with C&amp;opy…</source>
        <translation>Neue &amp;Partie mit Kopie…</translation>
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
        <translation>Zwischenablage</translation>
    </message>
    <message>
        <source>The clipboard holds no house rules.</source>
        <translation>In der Zwischenablage sind keine Hausregeln.</translation>
    </message>
    <message>
        <source>%1 was changed by another window or program; that version is kept as %2.</source>
        <translation>%1 wurde von einem anderen Fenster oder Programm geändert; jene Fassung ist als %2 aufgehoben.</translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>Meine Regeln</translation>
    </message>
</context>
<context>
    <name>sandbag::RulingDialog</name>
    <message>
        <source>Ruling</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>&amp;Side:</source>
        <translation>&amp;Seite:</translation>
    </message>
    <message>
        <source>&amp;Points:</source>
        <translation>&amp;Punkte:</translation>
    </message>
    <message>
        <source>&amp;Bags:</source>
        <translation>S&amp;äcke:</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>&amp;Grund:</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>&amp;Tricks taken off:</source>
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
        <translation>&amp;Punkte</translation>
    </message>
    <message>
        <source>&amp;Bags</source>
        <translation>&amp;Säcke</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <translation>&amp;Grund</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>&amp;Tricks taken off</source>
        <translation>Abgezogene S&amp;tiche</translation>
    </message>
    <message>
        <source>Ruling: adds a separate line to this deal&apos;s score</source>
        <translation>Entscheidung: eine eigene Zeile in der Wertung dieser Runde</translation>
    </message>
    <message>
        <source>e.g. named a suit while bidding</source>
        <translation>z. B. beim Bieten eine Farbe genannt</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
</context>
<context>
    <name>sandbag::SameCards</name>
    <message>
        <source>This text</source>
        <translation>Dieser Text</translation>
    </message>
    <message>
        <source>Number: %1</source>
        <translation>Nummer: %1</translation>
    </message>
</context>
<context>
    <name>sandbag::ScoreBook</name>
    <message>
        <source>deal %1 as it was played</source>
        <translation>Runde %1, wie sie gespielt wurde</translation>
    </message>
    <message>
        <source>%1 is saved again.</source>
        <translation>%1 wird wieder gespeichert.</translation>
    </message>
    <message>
        <source>%1 is open in another window.</source>
        <translation>%1 ist in einem anderen Fenster offen.</translation>
    </message>
    <message>
        <source>%1 was changed elsewhere. It stays as it is; this match continues without it.</source>
        <translation>%1 wurde anderswo geändert. Die Datei bleibt, wie sie ist; diese Partie geht ohne sie weiter.</translation>
    </message>
    <message>
        <source>%1 is open in another window. This match continues without it.</source>
        <translation>%1 ist in einem anderen Fenster offen: Diese Partie geht ohne sie weiter.</translation>
    </message>
    <message>
        <source>%1: the last deal is still being played; open the match at the table</source>
        <translation>%1: Die letzte Runde wird noch gespielt; öffne die Partie am Tisch</translation>
    </message>
    <message>
        <source>Another program has changed %1. It stays as it is; this match continues in %2.</source>
        <translation>Ein anderes Programm hat %1 verändert. Sie bleibt, wie sie ist: Diese Partie geht in %2 weiter.</translation>
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
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Correct Deal %1</source>
        <translation>Runde %1 berichtigen</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Save a Copy &amp;As…</source>
        <translation>Kopie speichern &amp;unter…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>&amp;Print or Export…</source>
        <translation>&amp;Drucken oder exportieren…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Runde</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Wieder&amp;holen</translation>
    </message>
    <message>
        <source>&amp;Misdeal</source>
        <translation>&amp;Neu gegeben</translation>
    </message>
    <message>
        <source>Ctrl+M</source>
        <translation>Ctrl+M</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Ctrl+Backspace</source>
        <translation>Ctrl+Backspace</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>&amp;Next Deal</source>
        <translation>Näch&amp;ste Runde</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Matches (*.spades.json);;All files (*)</source>
        <translation>Partien (*.spades.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Match</source>
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
        <source>Ctrl+Shift+N</source>
        <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
        <source>F2</source>
        <translation>F2</translation>
    </message>
    <message>
        <source>Change &amp;Rules…</source>
        <translation>&amp;Regeln ändern…</translation>
    </message>
    <message>
        <source>Ctrl+H</source>
        <translation>Ctrl+H</translation>
    </message>
    <message>
        <source>P&amp;layers…</source>
        <translation>&amp;Spieler…</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>Deale&amp;r:</source>
        <translation>&amp;Geber:</translation>
    </message>
    <message>
        <source>Rulin&amp;g…</source>
        <translation>&amp;Entscheidung…</translation>
    </message>
    <message>
        <source>&amp;Open a Copy</source>
        <translation>Eine Kopie ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Ctrl+J</source>
        <translation>Ctrl+J</translation>
    </message>
    <message>
        <source>Void: Too &amp;Few Bid</source>
        <translation>Ungültig: zu &amp;wenig geboten</translation>
    </message>
    <message>
        <source>Ctrl+Shift+M</source>
        <translation>Ctrl+Shift+M</translation>
    </message>
    <message>
        <source>Press Ctrl+N to start one, Ctrl+O to open one.</source>
        <translation>Strg+N beginnt eine, Strg+O öffnet eine.</translation>
    </message>
    <message>
        <source>Enter: next · Backspace: back · Ctrl+Enter: finish deal · Ctrl+Z: undo</source>
        <translation>Eingabe: weiter · Rücktaste: zurück · Strg+Eingabe: Runde beenden · Strg+Z: rückgängig</translation>
    </message>
    <message>
        <source>Previous deal (Page Up)</source>
        <translation>Vorige Runde (Bild auf)</translation>
    </message>
    <message>
        <source>Continue there, or open a copy: what you enter is saved in a separate file, and the original stays as it is.</source>
        <translation>Mach dort weiter. Oder öffne eine Kopie: Was du eingibst, kommt in eine eigene Datei, und die andere bleibt, wie sie ist.</translation>
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
        <source>C&amp;orrect Deal</source>
        <translation>Runde &amp;berichtigen</translation>
    </message>
    <message>
        <source>%1

Press Ctrl+N for a new match, Ctrl+P to print this one, Ctrl+Z to undo the last deal.</source>
        <comment>who won</comment>
        <translation>%1

Strg+N beginnt eine neue Partie, Strg+P druckt diese, Strg+Z macht die letzte Runde rückgängig.</translation>
    </message>
    <message>
        <source>Later deals don&apos;t fit this correction.</source>
        <translation>Spätere Runden passen nicht zu dieser Berichtigung.</translation>
    </message>
    <message>
        <source>%1

Keep the scores of the later deals as rulings, or remove those deals. You can undo either with Ctrl+Z.</source>
        <translation>%1

Behalte die Wertung der späteren Runden als Entscheidungen, oder entferne diese Runden. Beides lässt sich mit Strg+Z rückgängig machen.</translation>
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
        <translation>&amp;Geltende Regeln…</translation>
    </message>
    <message>
        <source>Count as &amp;Played</source>
        <translation>Wie ges&amp;pielt zählen</translation>
    </message>
    <message>
        <source>Count this deal as entered, although the rules forbid part of it</source>
        <translation>Diese Runde wie eingetragen zählen, obwohl die Regeln etwas daran verbieten</translation>
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
</context>
<context>
    <name>sandbag::ScorecardDock</name>
    <message>
        <source>Scorecard</source>
        <translation>Spielzettel</translation>
    </message>
    <message>
        <source>Show the whole scorecard</source>
        <translation>Den ganzen Spielzettel zeigen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>Ctrl+Shift+V</source>
        <translation>Ctrl+Shift+V</translation>
    </message>
    <message>
        <source>Ctrl+Shift+B</source>
        <translation>Ctrl+Shift+B</translation>
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
        <source>Ctrl+Shift+2</source>
        <translation>Ctrl+Shift+2</translation>
    </message>
    <message>
        <source>Char&amp;t</source>
        <translation>&amp;Kurve</translation>
    </message>
    <message>
        <source>Ctrl+Alt+T</source>
        <translation>Ctrl+Alt+T</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Ctrl+Alt+P</source>
        <translation>Ctrl+Alt+P</translation>
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
        <source>Show 200 as &amp;Wheels</source>
        <translation>200 als &amp;Wheels zeigen</translation>
    </message>
    <message>
        <source>Scorec&amp;ard</source>
        <translation>Spielze&amp;ttel</translation>
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
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Bags</source>
        <translation>Säcke</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Runde</translation>
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
        <source>blind nil declared</source>
        <translation>Blind-Nil angesagt</translation>
    </message>
    <message>
        <source>nil declared</source>
        <translation>Nil angesagt</translation>
    </message>
    <message>
        <source>%1 sure and %2 possible</source>
        <translation>%1 sicher und %2 möglich</translation>
    </message>
    <message>
        <source>%1 passes %2 to %3.</source>
        <comment>player, cards, player</comment>
        <translation>%1 schiebt %2 an %3.</translation>
    </message>
    <message>
        <source>No bids.</source>
        <translation>Keine Gebote.</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Spades</translation>
    </message>
    <message>
        <source>Sets in a row</source>
        <translation>Hintereinander gefallen</translation>
    </message>
    <message>
        <source>Began · ends</source>
        <translation>Beginn · Ende</translation>
    </message>
    <message>
        <source>Bonuses of each player</source>
        <translation>Boni jedes Spielers</translation>
    </message>
    <message>
        <source>Signatures</source>
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
        <translation>Bieten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Deal %1 · %2 dealt</source>
        <translation>Runde %1 · Geber %2</translation>
    </message>
    <message>
        <source>Result</source>
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
        <translation>Spielzettel</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>bid</source>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>took</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>bags</source>
        <translation>Säcke</translation>
    </message>
    <message>
        <source>total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Bid/took</source>
        <translation>Soll/Ist</translation>
    </message>
    <message>
        <source>Nil</source>
        <translation>Nil</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Bags</source>
        <translation>Säcke</translation>
    </message>
    <message>
        <source>Total</source>
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
        <source>Sets in all</source>
        <translation>Gefallen im Ganzen</translation>
    </message>
    <message>
        <source>%1 found that %2 had reneged in trick %3.</source>
        <translation>%1 hat gefunden, dass %2 in Stich %3 nicht bedient hatte.</translation>
    </message>
    <message>
        <source>Number of these cards: %1</source>
        <translation>Nummer dieser Karten: %1</translation>
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
        <translation>hingesehen</translation>
    </message>
    <message>
        <source>%1 takes the kitty and discards %2.</source>
        <translation>%1 nimmt den Talon und drückt %2.</translation>
    </message>
    <message>
        <source>%1 claimed the remaining tricks.</source>
        <translation>%1 hat die restlichen Stiche beansprucht.</translation>
    </message>
    <message>
        <source>%1 claimed the remaining tricks; the claim failed.</source>
        <translation>%1 hat die restlichen Stiche beansprucht; der Anspruch stimmte nicht.</translation>
    </message>
    <message>
        <source>%1 wrongly said that %2 had reneged in trick %3.</source>
        <translation>%1 hat zu Unrecht gesagt, %2 habe in Stich %3 falsch bedient.</translation>
    </message>
    <message>
        <source>%1 conceded the remaining tricks.</source>
        <translation>%1 hat die restlichen Stiche aufgegeben.</translation>
    </message>
    <message>
        <source>Real cards: hands not recorded.</source>
        <translation>Echte Karten: Hände nicht aufgeschrieben.</translation>
    </message>
    <message>
        <source>bags: %1</source>
        <comment>change of the bag count: +2, −10</comment>
        <translation>Säcke: %1</translation>
    </message>
    <message>
        <source>%1 · number %2</source>
        <comment>a game, the number of a match</comment>
        <translation>%1 · Nummer %2</translation>
    </message>
    <message>
        <source>Number: %1.</source>
        <translation>Nummer: %1.</translation>
    </message>
</context>
<context>
    <name>sandbag::ScorecardView</name>
    <message>
        <source>Scorecard</source>
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
    <message>
        <source>Alt+%1</source>
        <translation>Alt+%1</translation>
    </message>
</context>
<context>
    <name>sandbag::SessionText</name>
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
        <source>%1, partner bid %2, took %3</source>
        <translation>%1, Partner bot %2, hat %3</translation>
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
        <source>Bid 6 with little bemo, took the first 6</source>
        <translation>6 mit kleinem Bemo geboten, die ersten 6 gemacht</translation>
    </message>
    <message>
        <source>Little moe, 6 tricks in a row</source>
        <translation>Kleines Moe, 6 Stiche in Folge</translation>
    </message>
    <message>
        <source>Little mo, took the first 7</source>
        <translation>Kleines Mo, die ersten 7 gemacht</translation>
    </message>
    <message>
        <source>Defending: bid %1, took %2</source>
        <translation>Gegenpartei: %1 geboten, %2 gemacht</translation>
    </message>
    <message>
        <source>Bid %1, made with the last trick by A♠</source>
        <translation>%1 geboten, geschafft, letzter Stich mit Pik-Ass</translation>
    </message>
    <message>
        <source>Bid %1, made with the last trick by A♥</source>
        <translation>%1 geboten, geschafft, letzter Stich mit Herz-Ass</translation>
    </message>
    <message>
        <source>Bid %1, made with the last trick by 2♥</source>
        <translation>%1 geboten, geschafft, letzter Stich mit Herz-Zwei</translation>
    </message>
    <message>
        <source>Bid %1, made with the last trick by Q♠</source>
        <translation>%1 geboten, geschafft, letzter Stich mit Pik-Dame</translation>
    </message>
    <message>
        <source>Bid %1, made with the last trick</source>
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
        <source>More winners than the %1 tricks of the deal.</source>
        <translation>Mehr Gewinner als die %1 Stiche der Runde.</translation>
    </message>
    <message numerus="yes">
        <source>the winners of %n more trick(s)</source>
        <translation>
            <numerusform>der Gewinner von noch %n Stich</numerusform>
            <numerusform>die Gewinner von noch %n Stichen</numerusform>
        </translation>
    </message>
    <message>
        <source>Type the player and the points (1, 5 or 10): &quot;2 5&quot;.</source>
        <translation>Tippe den Spieler und die Punkte (1, 5 oder 10): „2 5“.</translation>
    </message>
    <message>
        <source>%1 cannot have bid %2: %3</source>
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
        <translation>%1 bot</translation>
    </message>
    <message>
        <source>%1 took</source>
        <translation>%1 machte</translation>
    </message>
    <message>
        <source>%1 took</source>
        <comment>a side</comment>
        <translation>%1 machte</translation>
    </message>
    <message>
        <source>The card that won it</source>
        <translation>Die Karte, die ihn gewann</translation>
    </message>
    <message>
        <source>Its cards, in the order played</source>
        <translation>Seine Karten in der gespielten Reihenfolge</translation>
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
        <source>the players&apos; numbers; - for nobody</source>
        <translation>die Nummern der Spieler; - für niemand</translation>
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
        <source>the player&apos;s number; - for nobody</source>
        <translation>die Nummer des Spielers; - für niemand</translation>
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
        <translation>Niemand</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player: points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>%1 points; a dix is worth 1, 5 or 10</source>
        <translation>%1 Punkte; ein Dix ist 1, 5 oder 10 wert</translation>
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
        <translation>nichts</translation>
    </message>
    <message>
        <source>suits from the lowest to the highest such as &quot;C D H S&quot;</source>
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
        <translation>Du</translation>
    </message>
    <message>
        <source>not a whole hand</source>
        <translation>keine ganze Hand</translation>
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
        <source>blind %1</source>
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
        <translation>Ass</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>jack</source>
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
        <source>%1, called low</source>
        <translation>%1, niedrig angesagt</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>South</source>
        <translation>Süd</translation>
    </message>
    <message>
        <source>West</source>
        <translation>West</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Ost</translation>
    </message>
    <message>
        <source> &amp; </source>
        <comment>between partners&apos; names</comment>
        <translation> &amp; </translation>
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
        <source>Deal %1, before the play</source>
        <translation>Runde %1, vor dem Spiel</translation>
    </message>
    <message>
        <source>Deal %1, trick %2</source>
        <translation>Runde %1, Stich %2</translation>
    </message>
    <message>
        <source>best</source>
        <translation>am besten</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>slip</source>
        <translation>ungenau</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>blunder</source>
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
        <source>whole numbers from -1000 to 1000 such as &quot;0 100&quot;</source>
        <translation>ganze Zahlen von -1000 bis 1000 wie &quot;0 100&quot;</translation>
    </message>
    <message>
        <source>%1: cannot be read, since its name is not valid UTF-8; rename the file</source>
        <translation>%1: nicht lesbar, weil der Name kein gültiges UTF-8 ist; benenne die Datei um</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), where each of %1 players plays one</source>
        <translation>
            <numerusform>%n Karte, wo jeder von %1 Spielern eine spielt</numerusform>
            <numerusform>%n Karten, wo jeder von %1 Spielern eine spielt</numerusform>
        </translation>
    </message>
    <message>
        <source>The tricks entered add up to %1, but the deal has %2.</source>
        <translation>Die eingegebenen Stiche ergeben zusammen %1, die Runde hat aber %2.</translation>
    </message>
    <message>
        <source>Cards typed: %1; %2 players play to a trick.</source>
        <translation>Eingegebene Karten: %1; zu einem Stich spielen %2 Spieler.</translation>
    </message>
    <message numerus="yes">
        <source>%n bag(s), then bid %1, took %2</source>
        <translation>
            <numerusform>%n Sack, dann %1 geboten, %2 gemacht</numerusform>
            <numerusform>%n Säcke, dann %1 geboten, %2 gemacht</numerusform>
        </translation>
    </message>
    <message>
        <source>It is better than the next card would be, on average.</source>
        <translation>Sie ist im Schnitt besser, als die nächste Karte es wäre.</translation>
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
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>Declare nil</source>
        <translation>Nil ansagen</translation>
    </message>
    <message>
        <source>Declare blind nil</source>
        <translation>Blind-Nil ansagen</translation>
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
        <source>Ask partner: call a misdeal?</source>
        <translation>Partner fragen: neues Geben verlangen?</translation>
    </message>
    <message>
        <source>Ask partner: how many do you add?</source>
        <translation>Partner fragen: Wie viele steuerst du bei?</translation>
    </message>
    <message>
        <source>Ask partner: may I bid no trump?</source>
        <translation>Partner fragen: Darf ich ohne Trumpf bieten?</translation>
    </message>
    <message>
        <source>Yes</source>
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
        <translation>Bieten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Nil</source>
        <translation>Nil</translation>
    </message>
    <message>
        <source>House Rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not legal there</source>
        <translation>„%1“ ist dort nicht erlaubt</translation>
    </message>
    <message>
        <source>no answer is right</source>
        <translation>keine Antwort ist richtig</translation>
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
        <source>Set the nil</source>
        <translation>Das Nil zu Fall bringen</translation>
    </message>
    <message>
        <source>Make it exactly</source>
        <translation>Genau treffen</translation>
    </message>
    <message>
        <source>Both sides&apos; bags</source>
        <translation>Säcke auf beiden Seiten</translation>
    </message>
    <message>
        <source>not among the answers that are right</source>
        <translation>nicht unter den richtigen Antworten</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Ungültig</translation>
    </message>
    <message>
        <source>The answers of %1 were not checked: they depend on the clock, or the player is not known.</source>
        <translation>Die Antworten von %1 wurden nicht geprüft: Sie hängen von der Uhr ab, oder der Spieler ist nicht bekannt.</translation>
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
        <source>This is too long for a number.</source>
        <translation>Das ist zu lang für eine Nummer.</translation>
    </message>
    <message>
        <source>This is too short for a number.</source>
        <translation>Das ist zu kurz für eine Nummer.</translation>
    </message>
    <message>
        <source>The secret is not 64 hexadecimal digits.</source>
        <translation>Das Geheimnis besteht nicht aus 64 hexadezimalen Ziffern.</translation>
    </message>
    <message>
        <source>This record does not say where its cards come from: they were not checked.</source>
        <translation>Diese Aufzeichnung sagt nicht, woher ihre Karten kommen: Sie wurden nicht geprüft.</translation>
    </message>
    <message>
        <source>deal %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>The dealer is seat %1, but it is the turn of seat %2.</source>
        <translation>Es gibt Platz %1, aber an der Reihe ist Platz %2.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>a comment does not end</source>
        <translation>ein Kommentar endet nicht</translation>
    </message>
    <message>
        <source>a tag has no value in quotes</source>
        <translation>ein Tag hat keinen Wert in Anführungszeichen</translation>
    </message>
    <message>
        <source>a tag does not end</source>
        <translation>ein Tag endet nicht</translation>
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
        <translation>(gibt)</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>Led</source>
        <translation>Ausgespielt</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Go through the tricks</source>
        <translation>Die Stiche durchgehen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Nächster Stich</translation>
    </message>
    <message>
        <source>End</source>
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
        <translation>Summe</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Not finished.</source>
        <translation>Nicht beendet.</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <translation>Spielzettel</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Gebot</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Gemacht</translation>
    </message>
    <message>
        <source>Spades: %1</source>
        <translation>Spades: %1</translation>
    </message>
    <message>
        <source>Number of these cards:</source>
        <translation>Nummer dieser Karten:</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <translation>Falsch gegeben</translation>
    </message>
    <message>
        <source>Passed out</source>
        <translation>Alle gepasst</translation>
    </message>
    <message>
        <source>Too few bid</source>
        <translation>Zu wenig geboten</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Weggeworfen</translation>
    </message>
    <message>
        <source>Points as played</source>
        <translation>Punkte wie gespielt</translation>
    </message>
    <message>
        <source>it isn&apos;t a regular file</source>
        <translation>es ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>no program reads from it</source>
        <translation>kein Programm liest daraus</translation>
    </message>
    <message>
        <source>%1 bid %2 and took %3; %4 bid %5 and took %6. Did you swap their tricks?</source>
        <translation>%1 bot %2 und machte %3; %4 bot %5 und machte %6. Hast du ihre Stiche vertauscht?</translation>
    </message>
    <message>
        <source>played anyway: %1</source>
        <comment>what is barred, why</comment>
        <translation>trotzdem gespielt: %1</translation>
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
        <source>Type a number from 0 to %2, not &quot;%1&quot;.</source>
        <translation>Tippe eine Zahl von 0 bis %2, nicht „%1“.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a card. For the ace of spades, type AS.</source>
        <translation>„%1“ ist keine Karte. Für das Pik-Ass tippe AS.</translation>
    </message>
    <message>
        <source>Type who was challenged, who challenged, and %1 or %2 for whether it was a renege: &quot;3 2 %1&quot;.</source>
        <translation>Tippe, bei wem reklamiert wurde, wer reklamiert hat, und %1 oder %2 dafür, ob es stimmte: „3 2 %1“.</translation>
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
        <source>Winner of a trick with the 9 of spades</source>
        <translation>Wer einen Stich mit der Pik-9 gewann</translation>
    </message>
    <message>
        <source>Challenged for a renege?</source>
        <translation>Wurde falsches Bedienen reklamiert</translation>
    </message>
    <message>
        <source>challenged player, challenger, renege %1 or %2, as in 3 2 %1; - for none</source>
        <translation>Spieler, Reklamierender, falsch bedient %1 oder %2, etwa 3 2 %1; - für keines</translation>
    </message>
    <message>
        <source>not a deal: needs &quot;hands&quot; and &quot;events&quot;, &quot;bids&quot; and &quot;tricks&quot;, or &quot;void&quot;</source>
        <translation>keine Runde: nötig sind &quot;hands&quot; und &quot;events&quot;, &quot;bids&quot; und &quot;tricks&quot; oder &quot;void&quot;</translation>
    </message>
    <message>
        <source>too many tricks for a deal</source>
        <translation>mehr Stiche, als eine Runde hat</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a call; a call is, for example, &quot;4&quot;, &quot;nil&quot;, &quot;blind 6&quot;, &quot;pass&quot; or &quot;raise 5&quot;</source>
        <translation>&quot;%1&quot; ist keine Ansage; eine Ansage ist etwa &quot;4&quot;, &quot;nil&quot;, &quot;blind 6&quot;, &quot;pass&quot; oder &quot;raise 5&quot;</translation>
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
        <source>the data of other programs in the file is larger than 1 MB</source>
        <translation>was andere Programme in der Datei hinterlassen haben, ist größer als 1 MB</translation>
    </message>
    <message>
        <source>more than %1 unknown members</source>
        <translation>mehr als %1 unbekannte Einträge</translation>
    </message>
    <message>
        <source>too large for a review (limit 8 MB)</source>
        <translation>zu groß für einen Rückblick (Grenze 8 MB)</translation>
    </message>
    <message>
        <source>rulings worth more points than a match can have</source>
        <translation>Entscheidungen, die zusammen mehr ergeben, als eine Partie hat</translation>
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
        <source>too large for a book of problems (limit 8 MB)</source>
        <translation>zu groß für ein Aufgabenbuch (Grenze 8 MB)</translation>
    </message>
    <message>
        <source>From what this seat sees, its player answers “%1”, not “%2”.</source>
        <translation>Nach dem, was dieser Platz sieht, antwortet sein Spieler „%1“, nicht „%2“.</translation>
    </message>
    <message>
        <source>Play it too: number %1</source>
        <translation>Spiel sie auch: Nummer %1</translation>
    </message>
    <message>
        <source>This number uses rules that this version doesn&apos;t know.</source>
        <translation>Diese Nummer steht für Regeln, die diese Version nicht kennt.</translation>
    </message>
    <message>
        <source>No deal has this number.</source>
        <translation>Keine Runde hat diese Nummer.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be part of a number. Numbers use the digits 2 to 9 and the letters A to Z without I, L, and O.</source>
        <translation>%1 kommt in keiner Nummer vor: Sie bestehen aus den Ziffern 2 bis 9 und den Buchstaben A bis Z ohne I, L und O.</translation>
    </message>
    <message>
        <source>This number has a typo: a letter is wrong or missing, or two are swapped.</source>
        <translation>Diese Nummer ist vertippt: Ein Zeichen ist falsch oder fehlt, oder zwei sind vertauscht.</translation>
    </message>
    <message>
        <source>This match has no commitment, so nothing proves that its cards weren&apos;t chosen.</source>
        <translation>Diese Partie hat keine Festlegung: Es ist nicht bewiesen, dass ihre Karten nicht ausgesucht wurden.</translation>
    </message>
    <message>
        <source>The commitment isn&apos;t a SHA-256: 64 hexadecimal digits are needed.</source>
        <translation>Die Festlegung ist kein SHA-256: 64 hexadezimale Ziffern werden erwartet.</translation>
    </message>
    <message>
        <source>The secret isn&apos;t known yet. Commitment and cards can be checked when the match is over.</source>
        <translation>Das Geheimnis ist noch nicht bekannt. Festlegung und Karten lassen sich nach der Partie prüfen.</translation>
    </message>
    <message>
        <source>The secret doesn&apos;t match the commitment: its SHA-256 is different.</source>
        <translation>Das Geheimnis passt nicht zur Festlegung: Sein SHA-256 ist ein anderer.</translation>
    </message>
    <message>
        <source>The source that the record names gives different cards.</source>
        <translation>Diese Karten folgen nicht aus dem, was die Aufzeichnung als ihre Herkunft nennt.</translation>
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
        <translation>mehr Karten, als eine Hand hat</translation>
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
        <translation>Von den beiden ist sie die bessere für die Hand.</translation>
    </message>
    <message>
        <source>The next card is better on average.</source>
        <translation>Die nächste Karte ist im Schnitt besser.</translation>
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
        <source>Too much depends on unseen cards.</source>
        <translation>Zu viel hängt von ungesehenen Karten ab.</translation>
    </message>
    <message>
        <source>Change in the chance to win per deal (percentage points): cards %1, own choices %2, partner %3, opponents %4, total %5.</source>
        <translation>Änderung der Gewinnaussicht je Runde (Prozentpunkte): Karten %1, eigene Entscheidungen %2, Partner %3, Gegner %4, zusammen %5.</translation>
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
        <source>Nothing to add.</source>
        <translation>Nichts weiter.</translation>
    </message>
    <message>
        <source>Too many cards remain to find the best line with all hands open.</source>
        <translation>Es sind noch zu viele Karten übrig, um den besten Verlauf mit offenen Blättern zu finden.</translation>
    </message>
    <message>
        <source>Best line with all hands open: %1 …</source>
        <translation>Bester Verlauf mit offenen Blättern: %1 …</translation>
    </message>
    <message>
        <source>This isn&apos;t the code of a match. A code begins with “%1”.</source>
        <translation>Das ist kein Code einer Partie: Einer beginnt mit „%1“.</translation>
    </message>
    <message>
        <source>This code is too long for a match.</source>
        <translation>Dieser Code ist zu lang für eine Partie.</translation>
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
        <source>too many boards</source>
        <translation>das sind zu viele Boards</translation>
    </message>
    <message>
        <source>Change to a regular ten</source>
        <translation>Zu einer einfachen Zehn wechseln</translation>
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
        <source>%n side(s) are at the table</source>
        <translation>
            <numerusform>%n Seite ist am Tisch</numerusform>
            <numerusform>%n Seiten sind am Tisch</numerusform>
        </translation>
    </message>
    <message>
        <source>a pair cannot play against itself</source>
        <translation>ein Paar kann nicht gegen sich selbst spielen</translation>
    </message>
    <message>
        <source>there are no points</source>
        <translation>es sind keine Punkte da</translation>
    </message>
    <message>
        <source>this board has a result of that pair already</source>
        <translation>von diesem Paar hat das Board schon ein Ergebnis</translation>
    </message>
    <message>
        <source>there are too many tables</source>
        <translation>das sind zu viele Tische</translation>
    </message>
    <message>
        <source>Boards of a set: 1 to %1.</source>
        <translation>Boards in einem Satz: 1 bis %1.</translation>
    </message>
    <message>
        <source>The cards of board %1 do not fit the rules.</source>
        <translation>Die Karten von Board %1 passen nicht zu den Regeln.</translation>
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
        <source>Boards won: %1, level: %2, lost: %3. Difference: %4.</source>
        <translation>Boards gewonnen: %1, gleich: %2, verloren: %3. Unterschied: %4.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a table&apos;s name, its share</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Board</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Unterschied</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), scores carried on.</source>
        <translation>
            <numerusform>%n Board, Punkte gehen weiter.</numerusform>
            <numerusform>%n Boards, Punkte gehen weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Teams: computers hold your cards at a second table (%1).</source>
        <translation>Mannschaften: Computer halten deine Karten an einem zweiten Tisch (%1).</translation>
    </message>
    <message numerus="yes">
        <source>Round the table: you hold the cards of %n seat(s) in turn.</source>
        <translation>
            <numerusform>Rund um den Tisch: du hältst die Karten von %n Platz.</numerusform>
            <numerusform>Rund um den Tisch: du hältst nacheinander die Karten von %n Plätzen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Against friends: send them the number or the file.</source>
        <translation>Gegen Freunde: schick ihnen die Nummer oder die Datei.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a name, its points on a board</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Board %1 of %2</source>
        <translation>Board %1 von %2</translation>
    </message>
    <message>
        <source>Pairs move from table to table only in games of four in two pairs.</source>
        <translation>Paare wechseln nur in Spielen zu viert mit zwei Paaren von Tisch zu Tisch.</translation>
    </message>
    <message>
        <source>At real tables each board begins at 0 : 0.</source>
        <translation>An echten Tischen beginnt jedes Board bei 0 : 0.</translation>
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
        <source>%n number(s), where each of %1 players has one</source>
        <translation>
            <numerusform>%n Zahl, wo jeder von %1 Spielern eine hat</numerusform>
            <numerusform>%n Zahlen, wo jeder von %1 Spielern eine hat</numerusform>
        </translation>
    </message>
    <message>
        <source>Spades, match of the day, %1 (%2)</source>
        <translation>Spades, Partie des Tages, %1 (%2)</translation>
    </message>
    <message>
        <source>nothing is told of a match yet</source>
        <translation>von einer Partie ist noch nichts mitgeteilt</translation>
    </message>
    <message>
        <source>not the next line of the deal</source>
        <translation>nicht die nächste Zeile des Spiels</translation>
    </message>
    <message>
        <source>not the deal that was told while it was played</source>
        <translation>nicht das Spiel, das mitgeteilt wurde, während es lief</translation>
    </message>
    <message>
        <source>not the next deal of the match</source>
        <translation>nicht das nächste Spiel der Partie</translation>
    </message>
    <message>
        <source>a deal that is not over</source>
        <translation>ein Spiel, das nicht zu Ende ist</translation>
    </message>
    <message>
        <source>what was told of the deal does not fit together</source>
        <translation>was vom Spiel mitgeteilt wurde, passt nicht zusammen</translation>
    </message>
    <message>
        <source>a line with too many lists within one another</source>
        <translation>eine Zeile mit zu vielen Listen ineinander</translation>
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
        <source>it has %n board(s)</source>
        <translation>
            <numerusform>sie hat %n Board</numerusform>
            <numerusform>sie hat %n Boards</numerusform>
        </translation>
    </message>
    <message>
        <source>cards are not told at a real table</source>
        <translation>an einem echten Tisch gibt es keine Karten zu nennen</translation>
    </message>
    <message>
        <source>other points follow from it</source>
        <translation>daraus folgen andere Punkte</translation>
    </message>
    <message>
        <source>This is the number of a single deal; boards need the number of a match.</source>
        <translation>Dies ist die Nummer einer einzelnen Runde; Boards brauchen die Nummer einer Partie.</translation>
    </message>
    <message>
        <source>difference so far: %1</source>
        <translation>Unterschied bisher: %1</translation>
    </message>
    <message>
        <source>share so far: %1</source>
        <translation>Anteil bisher: %1</translation>
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
        <source>There are too few boards for %n table(s).</source>
        <translation>
            <numerusform>Das sind zu wenige Boards für %n Tisch.</numerusform>
            <numerusform>Das sind zu wenige Boards für %n Tische.</numerusform>
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
        <source>Bid 4 no trump, took 4, promise kept</source>
        <translation>4 ohne Trumpf geboten, 4 gemacht, Versprechen gehalten</translation>
    </message>
    <message>
        <source>Bid %1, made, with a spade trick won by the 9♠</source>
        <translation>%1 geboten, geschafft, mit einem Pik-Stich der Pik-Neun</translation>
    </message>
    <message>
        <source>%1: %3 bid %2 for the side</source>
        <comment>player, call, partner</comment>
        <translation>%1: %3 hat für die Seite %2 geboten</translation>
    </message>
    <message>
        <source>%1; did you mean &quot;%2&quot;?</source>
        <translation>%1; meintest du &quot;%2&quot;?</translation>
    </message>
    <message>
        <source>no choice is open there: the deal is over, or there is none</source>
        <translation>dort ist nichts zu wählen: Die Runde ist vorbei, oder es gibt keine</translation>
    </message>
    <message>
        <source>This code is cut off: copy all of it.</source>
        <translation>Dieser Code ist abgeschnitten: Kopiere ihn ganz.</translation>
    </message>
    <message>
        <source>This code is cut off or mistyped: copy all of it.</source>
        <translation>Dieser Code ist abgeschnitten oder vertippt: Kopiere ihn ganz.</translation>
    </message>
    <message>
        <source>it contains no deal: in PBN a deal is in a [Deal] tag</source>
        <translation>es enthält keine Runde: In PBN steht eine Runde in einem [Deal]-Tag</translation>
    </message>
    <message>
        <source>Hands in play</source>
        <translation>Blätter im Spiel</translation>
    </message>
    <message>
        <source>Hands as dealt</source>
        <translation>Blätter, wie sie gegeben wurden</translation>
    </message>
    <message>
        <source>passes %1</source>
        <comment>cards</comment>
        <translation>gibt %1 weiter</translation>
    </message>
    <message>
        <source>takes %1</source>
        <comment>cards</comment>
        <translation>nimmt %1</translation>
    </message>
    <message>
        <source>discards %1</source>
        <comment>cards</comment>
        <translation>legt %1 ab</translation>
    </message>
    <message>
        <source>a match that only begins has no deals yet</source>
        <translation>Spiele einer Partie, die erst beginnt</translation>
    </message>
    <message numerus="yes">
        <source>%n board(s), each starting at 0 : 0.</source>
        <translation>
            <numerusform>%n Board, von 0 : 0 an.</numerusform>
            <numerusform>%n Boards, jedes von 0 : 0 an.</numerusform>
        </translation>
    </message>
    <message>
        <source>player and points, as in &quot;2 5&quot;, or &quot;-&quot; for nobody</source>
        <translation>Spieler und Punkte, etwa 2 5; - für niemand</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a bid; bids are, for example, &quot;4&quot;, &quot;nil&quot;, and &quot;blind 6&quot; (&quot;&quot; for none)</source>
        <translation>&quot;%1&quot; ist kein Gebot; ein Gebot ist etwa &quot;4&quot;, &quot;nil&quot;, &quot;blind 6&quot; oder &quot;&quot;</translation>
    </message>
    <message>
        <source>This record does not say which version of Sandbag its computer players are from, so their choices were not checked.</source>
        <translation>Diese Aufzeichnung sagt nicht, wie ihre Computer gespielt haben: Deren Antworten wurden nicht geprüft.</translation>
    </message>
    <message>
        <source>The computer players of this match are those of a newer version of Sandbag, so their choices were not checked.</source>
        <translation>Die Computer dieser Partie spielten so, wie es eine neuere Version von Sandbag tut: Ihre Antworten wurden nicht geprüft.</translation>
    </message>
    <message>
        <source>The computer players of this match are those of an older version of Sandbag and might bid or play differently today, so their choices were not checked.</source>
        <translation>Die Computer dieser Partie spielten so, wie es eine ältere Version von Sandbag tat, und antworteten heute vielleicht anders: Ihre Antworten wurden nicht geprüft.</translation>
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
        <translation>Teilen</translation>
    </message>
    <message>
        <source>&amp;Number of the match:</source>
        <translation>&amp;Nummer der Partie:</translation>
    </message>
    <message>
        <source>Number of this &amp;deal:</source>
        <translation>Nummer dieser &amp;Runde:</translation>
    </message>
    <message>
        <source>Copy as &amp;Text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Game &gt; Play a Number opens the match there again</source>
        <translation>Partie &gt; Nummer spielen öffnet die Partie dort wieder</translation>
    </message>
    <message>
        <source>&amp;Match up to:</source>
        <translation>&amp;Partie bis:</translation>
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
        <source>None: its cards are not known</source>
        <translation>Keine: Ihre Karten sind nicht bekannt</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Kopieren: %1</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Trick</source>
        <translation>Stich</translation>
    </message>
    <message>
        <source>trick </source>
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
        <translation>Gespeichert.</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
</context>
<context>
    <name>sandbag::SideBox</name>
    <message>
        <source>★ won</source>
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
        <source>made, total %1</source>
        <comment>total after this deal</comment>
        <translation>geschafft, Summe %1</translation>
    </message>
    <message>
        <source>set, total %1</source>
        <comment>total after this deal</comment>
        <translation>gefallen, Summe %1</translation>
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
        <translation>&amp;Mit:</translation>
    </message>
    <message>
        <source>A&amp;gainst:</source>
        <translation>&amp;Gegen:</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Regeln:</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <translation>&amp;Tisch:</translation>
    </message>
    <message>
        <source>P&amp;eriod:</source>
        <translation>&amp;Zeitraum:</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Jede Anzahl</translation>
    </message>
    <message>
        <source>Any</source>
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
        <translation>Egal</translation>
    </message>
</context>
<context>
    <name>sandbag::StatisticsPlot</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>The 95% range shows how uncertain each figure is; next to it is how many matches it is based on.</source>
        <translation>Der 95-%-Bereich zeigt, wie unsicher jede Zahl ist; daneben steht, auf wie vielen Partien sie beruht.</translation>
    </message>
    <message>
        <source>Not enough matches for a chart</source>
        <translation>Zu wenige Partien für ein Diagramm</translation>
    </message>
    <message>
        <source>tricks taken by bid</source>
        <translation>Stiche, nach dem Gebot</translation>
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
        <source>Chart of tricks taken by bid</source>
        <translation>Diagramm der Stiche nach dem Gebot</translation>
    </message>
    <message>
        <source>Trend chart</source>
        <translation>Diagramm des Trends</translation>
    </message>
    <message>
        <source>The table has the same data.</source>
        <translation>Die Tabelle enthält dieselben Zahlen.</translation>
    </message>
</context>
<context>
    <name>sandbag::StatisticsWindow</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
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
        <translation>Tre&amp;nd</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>E&amp;xport as CSV…</source>
        <translation>Als CSV e&amp;xportieren…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Figures next to the best and worst deals</source>
        <translation>Zahlen neben den besten und schlechtesten Runden</translation>
    </message>
    <message>
        <source>Bids and tricks</source>
        <translation>Gebote und Stiche</translation>
    </message>
    <message>
        <source>Leaderbo&amp;ard</source>
        <translation>Ranglist&amp;e</translation>
    </message>
    <message>
        <source>No matches yet.</source>
        <translation>Noch keine Partien.</translation>
    </message>
    <message>
        <source>A chart next to its table</source>
        <translation>Ein Diagramm neben seiner Tabelle</translation>
    </message>
    <message>
        <source>95% range: how uncertain a figure is.</source>
        <translation>95-%-Bereich: wie unsicher eine Zahl ist.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Export Statistics</source>
        <translation>Statistik exportieren</translation>
    </message>
</context>
<context>
    <name>sandbag::StudyPane</name>
    <message>
        <source>Words of the lesson</source>
        <translation>Worte der Lektion</translation>
    </message>
    <message>
        <source>Right.</source>
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
        <translation>West</translation>
    </message>
    <message>
        <source>North</source>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <translation>Ost</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>H</source>
        <translation>H</translation>
    </message>
    <message>
        <source>L</source>
        <translation>L</translation>
    </message>
</context>
<context>
    <name>sandbag::SuitsDialog</name>
    <message>
        <source>&amp;Play with a ladder of suits</source>
        <translation>Mit einer &amp;Farbenleiter spielen</translation>
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
        <source>Take back what %1 chose last?</source>
        <translation>Zurücknehmen, was %1 zuletzt gewählt hat?</translation>
    </message>
    <message>
        <source>Take It Back</source>
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
    <name>sandbag::TableText</name>
    <message>
        <source>has not bid</source>
        <translation>hat noch nicht geboten</translation>
    </message>
    <message>
        <source>bid %1</source>
        <translation>Gebot %1</translation>
    </message>
    <message>
        <source>nil failed</source>
        <translation>Nil gescheitert</translation>
    </message>
    <message>
        <source>dealer</source>
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
    <message numerus="yes">
        <source>%n dead trick(s)</source>
        <translation>
            <numerusform>%n toter Stich</numerusform>
            <numerusform>%n tote Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>Kitty: %1</source>
        <translation>Talon: %1</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>gebrochen</translation>
    </message>
    <message>
        <source>not broken</source>
        <translation>nicht gebrochen</translation>
    </message>
    <message>
        <source>Each trick short gives the others %1.</source>
        <translation>Jeder fehlende Stich gibt den anderen %1.</translation>
    </message>
    <message>
        <source>%1: %2 without a trick, %3 with one.</source>
        <translation>%1: %2 ohne Stich, %3 mit einem.</translation>
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
        <source>How many do you add?</source>
        <translation>Wie viele steuerst du bei?</translation>
    </message>
    <message>
        <source>%1 asks: how many tricks do you add to a mo?</source>
        <translation>%1 fragt: Wie viele Stiche steuerst du zu einem Mo bei?</translation>
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
        <translation>Nil</translation>
    </message>
    <message>
        <source>Blind nil</source>
        <translation>Blind-Nil</translation>
    </message>
    <message>
        <source>Passes cards, wants %1 back</source>
        <translation>Gibt Karten weiter, erbittet %1</translation>
    </message>
    <message>
        <source>Passes cards</source>
        <translation>Gibt Karten weiter</translation>
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
        <translation>Du legst %1 ab.</translation>
    </message>
    <message>
        <source>%1 discards.</source>
        <translation>%1 drückt Karten.</translation>
    </message>
    <message>
        <source>You pass %1 to %2.</source>
        <translation>Du gibst %1 an %2.</translation>
    </message>
    <message>
        <source>%1 passes cards to %2.</source>
        <translation>%1 schiebt Karten an %2.</translation>
    </message>
    <message>
        <source>%1 passes you cards.</source>
        <translation>%1 gibt dir Karten.</translation>
    </message>
    <message>
        <source>%1 passes you %2.</source>
        <translation>%1 schiebt dir %2.</translation>
    </message>
    <message>
        <source>The trick is dead.</source>
        <translation>Der Stich zählt für niemanden.</translation>
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
        <source>Wanted back: %1.</source>
        <translation>Erbeten: %1.</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>Tricks taken and tricks bid.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>declares %1</source>
        <translation>sagt %1 an</translation>
    </message>
    <message>
        <source>led</source>
        <comment>a suit was led</comment>
        <translation>ausgespielt</translation>
    </message>
    <message>
        <source>%1 bid</source>
        <translation>%1 geboten</translation>
    </message>
    <message>
        <source>%1 bid, made</source>
        <translation>%1 geboten, erfüllt</translation>
    </message>
    <message>
        <source>%1 bid, set by %2</source>
        <translation>%1 geboten, um %2 gefallen</translation>
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
        <source>%1 is to bid.</source>
        <translation>%1 muss bieten.</translation>
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
        <source>%1 is to play. Backspace takes your card back.</source>
        <translation>%1 ist an der Reihe. Die Rücktaste nimmt deine Karte zurück.</translation>
    </message>
    <message>
        <source>%1 leads.</source>
        <translation>%1 spielt aus.</translation>
    </message>
    <message>
        <source>%1 is to play.</source>
        <translation>%1 ist am Zug.</translation>
    </message>
    <message>
        <source>Declare a blind nil?</source>
        <translation>Blind-Nil ansagen?</translation>
    </message>
    <message>
        <source>Declare a nil?</source>
        <translation>Nil ansagen?</translation>
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
        <translation>%1 bot %2.</translation>
    </message>
    <message>
        <source>%1 of %2 tricks are bid.</source>
        <translation>%1 von %2 Stichen sind geboten.</translation>
    </message>
    <message>
        <source>blind</source>
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
        <source>You are set</source>
        <translation>Du bist gefallen</translation>
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
    <message>
        <source>Best deal: number %1, %2 for %3.</source>
        <translation>Beste Runde: Nummer %1, %2 für %3.</translation>
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
        <source>Good cards, all!</source>
        <translation>Gute Karten allerseits!</translation>
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
        <translation>Wunderbar!</translation>
    </message>
    <message>
        <source>Nicely played.</source>
        <translation>Schön gespielt.</translation>
    </message>
    <message>
        <source>Bravo!</source>
        <translation>Bravo!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Gut gespielt!</translation>
    </message>
    <message>
        <source>A good match.</source>
        <translation>Eine gute Partie.</translation>
    </message>
    <message>
        <source>Nobody bids in this first deal.</source>
        <translation>In dieser ersten Runde bietet niemand.</translation>
    </message>
    <message>
        <source>%1, to %2</source>
        <translation>%1, bis %2</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
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
        <translation>Dein Doppel-Nil ist geglückt</translation>
    </message>
    <message>
        <source>Your double nil has failed</source>
        <translation>Dein Doppel-Nil ist misslungen</translation>
    </message>
    <message>
        <source>%1 make double nil</source>
        <comment>a partnership</comment>
        <translation>%1 schaffen ein Doppel-Nil</translation>
    </message>
    <message>
        <source>The double nil of %1 has failed</source>
        <comment>a partnership</comment>
        <translation>Das Doppel-Nil von %1 ist misslungen</translation>
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
        <source>That makes %1 together, but the deal has only %2.</source>
        <translation>Das macht zusammen %1, aber die Runde hat nur %2.</translation>
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
        <source>It is even.</source>
        <translation>Es steht gleich.</translation>
    </message>
    <message>
        <source>You lead by %1.</source>
        <translation>Du führst mit %1.</translation>
    </message>
    <message>
        <source>They lead by %1.</source>
        <comment>the other partnership</comment>
        <translation>Die anderen führen mit %1.</translation>
    </message>
    <message>
        <source>%1 leads by %2.</source>
        <comment>one player</comment>
        <translation>%1 führt mit %2.</translation>
    </message>
    <message>
        <source>%1 lead by %2.</source>
        <comment>a partnership</comment>
        <translation>%1 führen mit %2.</translation>
    </message>
    <message>
        <source>You need %1 more.</source>
        <translation>Dir fehlen noch %1.</translation>
    </message>
    <message>
        <source>Your card: a spade</source>
        <translation>Deine Karte: ein Pik</translation>
    </message>
    <message>
        <source>Your card: a heart</source>
        <translation>Deine Karte: ein Herz</translation>
    </message>
    <message>
        <source>Your card: a diamond</source>
        <translation>Deine Karte: ein Karo</translation>
    </message>
    <message>
        <source>Your card: a club</source>
        <translation>Deine Karte: ein Kreuz</translation>
    </message>
    <message>
        <source>Tricks bid: %1 of %2, with yours %3</source>
        <translation>Gebotene Stiche: %1 von %2, mit deinen %3</translation>
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
        <source>%1 bid, plus %2</source>
        <translation>%1 geboten, %2 mehr</translation>
    </message>
    <message>
        <source>You made your contract of %1.</source>
        <translation>Dein Kontrakt von %1 ist erfüllt.</translation>
    </message>
    <message>
        <source>You made your contract of %1, plus %2.</source>
        <translation>Dein Kontrakt von %1 ist erfüllt, und %2 mehr.</translation>
    </message>
    <message>
        <source>has the turn</source>
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
        <source>Changes to ten</source>
        <translation>Wechselt zu zehn</translation>
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
        <source>The top card of your stack is played.</source>
        <translation>Die oberste Karte deines Stapels wird gespielt.</translation>
    </message>
    <message>
        <source>%1 is sorting out the kitty.</source>
        <translation>%1 sortiert den Talon.</translation>
    </message>
    <message>
        <source>Which partner leads the first trick?</source>
        <translation>Wer von euch spielt zum ersten Stich aus?</translation>
    </message>
    <message>
        <source>Keep the blind bid, or change to a regular ten?</source>
        <translation>Beim blinden Gebot bleiben oder zu einer einfachen Zehn wechseln?</translation>
    </message>
    <message>
        <source>Your side has bid %1: you name its whole contract.</source>
        <translation>Deine Seite hat %1 geboten: Du nennst den ganzen Kontrakt.</translation>
    </message>
    <message>
        <source>%1 has %2.</source>
        <translation>%1 hat %2.</translation>
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
        <translation>%1: deine Seite bietet %2</translation>
    </message>
    <message>
        <source>%1 with %2&apos;s %3: your side bids %4</source>
        <translation>%1 zu %3 von %2: deine Seite bietet %4</translation>
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
        <translation>Blau</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Plum</source>
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
        <translation>Wellen</translation>
    </message>
    <message>
        <source>Card %1 of %2: keep this one, or take the next one unseen?</source>
        <translation>Karte %1 von %2: diese behalten oder ungesehen die nächste nehmen?</translation>
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
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Ctrl+Shift+S</source>
        <translation>Ctrl+Shift+S</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <translation>Um&amp;benennen…</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <translation>&amp;Duplizieren</translation>
    </message>
    <message>
        <source>Ctrl+D</source>
        <translation>Ctrl+D</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Ctrl+Del</source>
        <translation>Ctrl+Del</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
    <message>
        <source>Ctrl+E</source>
        <translation>Ctrl+E</translation>
    </message>
    <message>
        <source>Ctrl+Shift+C</source>
        <translation>Ctrl+Shift+C</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>Ein&amp;fügen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+V</source>
        <translation>Ctrl+Shift+V</translation>
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
        <translation>Speichern u&amp;nter…</translation>
    </message>
    <message>
        <source>&amp;Copy as Text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>Save to My Rules (Ctrl+S)</source>
        <translation>Unter „Meine Regeln“ speichern (Strg+S)</translation>
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
</context>
<context>
    <name>sandbag::Tabletop</name>
    <message>
        <source>Call the ace high or low?</source>
        <translation>Gilt das Ass hoch oder niedrig?</translation>
    </message>
    <message>
        <source>Keep %1</source>
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
</context>
<context>
    <name>sandbag::TalkPanel</name>
    <message>
        <source>Tell your partner your tricks</source>
        <translation>Sag deinem Partner deine Stiche</translation>
    </message>
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
        <translation>Sagen</translation>
    </message>
    <message>
        <source>Say Nothing</source>
        <translation>Nichts sagen</translation>
    </message>
</context>
<context>
    <name>sandbag::TricksPanel</name>
    <message>
        <source>Earlier</source>
        <translation>Früher</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>Close</source>
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
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>Pass %1</source>
        <translation>%1 weitergeben</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <translation>%1 ablegen</translation>
    </message>
    <message>
        <source>Take Nothing</source>
        <translation>Nichts nehmen</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>%1 nehmen</translation>
    </message>
    <message>
        <source>Bid %1</source>
        <translation>%1 bieten</translation>
    </message>
</context>
<context>
    <name>sandbag::TutorPanel</name>
    <message>
        <source>Sure?</source>
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
        <source>Ctrl+Enter</source>
        <translation>Strg+Enter</translation>
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
        <source>Why? Ask about…</source>
        <translation>Warum? Frag nach …</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player: what he chose</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Computer players explain their choices after the deal. To ask your partner during it, switch that on under Preferences, Play.</source>
        <translation>Computerspieler erklären ihre Wahl nach der Runde. Um deinen Partner schon während der Runde zu fragen, schalte das unter Einstellungen, Spiel ein.</translation>
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
</context>
<context>
    <name>sandbag::WhyPanel</name>
    <message>
        <source>Thinking it over…</source>
        <translation>Überlegt …</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
</TS>
