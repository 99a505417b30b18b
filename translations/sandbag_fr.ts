<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Calls</name>
    <message>
        <source>little bemo</source>
        <translation>petit bemo</translation>
    </message>
    <message>
        <source>big bemo</source>
        <translation>grand bemo</translation>
    </message>
    <message>
        <source>little moe</source>
        <translation>petit moe</translation>
    </message>
    <message>
        <source>big moe</source>
        <translation>grand moe</translation>
    </message>
    <message>
        <source>little mo</source>
        <translation>petit mo</translation>
    </message>
    <message>
        <source>big mo</source>
        <translation>grand mo</translation>
    </message>
    <message>
        <source>lb</source>
        <comment>little bemo, in a column</comment>
        <translation>pb</translation>
    </message>
    <message>
        <source>bb</source>
        <comment>big bemo, in a column</comment>
        <translation>gb</translation>
    </message>
    <message>
        <source>lme</source>
        <comment>little moe, in a column</comment>
        <translation>pme</translation>
    </message>
    <message>
        <source>bme</source>
        <comment>big moe, in a column</comment>
        <translation>gme</translation>
    </message>
    <message>
        <source>lm</source>
        <comment>little mo, in a column</comment>
        <translation>pm</translation>
    </message>
    <message>
        <source>bm</source>
        <comment>big mo, in a column</comment>
        <translation>gm</translation>
    </message>
    <message>
        <source>nil</source>
        <extracomment>What a player says in place of a bid, within a sentence: a noun (&quot;Ada: pass&quot;).</extracomment>
        <translation>nil</translation>
    </message>
    <message>
        <source>zero</source>
        <extracomment>What a player says in place of a bid, within a sentence: a noun (&quot;Ada: pass&quot;).</extracomment>
        <translation>zéro</translation>
    </message>
    <message>
        <source>ten for two hundred</source>
        <translation>dix pour deux cents</translation>
    </message>
    <message>
        <source>moon</source>
        <extracomment>What a player says in place of a bid, within a sentence: a noun (&quot;Ada: pass&quot;).</extracomment>
        <translation>moon</translation>
    </message>
    <message>
        <source>team nil</source>
        <translation>nil d’équipe</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>What a player says in place of a bid, within a sentence: a noun (&quot;Ada: pass&quot;).</extracomment>
        <translation>passe</translation>
    </message>
    <message>
        <source>misdeal</source>
        <extracomment>What a player says in place of a bid, within a sentence: a noun (&quot;Ada: pass&quot;).</extracomment>
        <translation>fausse donne</translation>
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
        <translation>Dix</translation>
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
        <translation>NÉ</translation>
    </message>
    <message>
        <source>Nil</source>
        <extracomment>What a player says in place of a bid, alone on a button or in a cell: a noun.</extracomment>
        <translation>Nil</translation>
    </message>
    <message>
        <source>Team nil</source>
        <translation>Nil d’équipe</translation>
    </message>
    <message>
        <source>Moon</source>
        <extracomment>What a player says in place of a bid, alone on a button or in a cell: a noun.</extracomment>
        <translation>Moon</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <extracomment>What a player says in place of a bid, alone on a button or in a cell: a noun.</extracomment>
        <translation>Fausse donne</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>What a player says in place of a bid, alone on a button or in a cell: a noun.</extracomment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Ten</source>
        <extracomment>What a player says in place of a bid, alone on a button or in a cell: a noun.</extracomment>
        <translation>Dix</translation>
    </message>
</context>
<context>
    <name>CompareRulesDialog</name>
    <message>
        <source>&amp;Swap</source>
        <extracomment>Button: puts the left rules to the right and the right ones to the left, verb.</extracomment>
        <translation>É&amp;changer</translation>
    </message>
    <message>
        <source>Compare Rules</source>
        <translation>Comparer les règles</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>The table of rules on that side of the window.</extracomment>
        <translation>À gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>The table of rules on that side of the window.</extracomment>
        <translation>À droite</translation>
    </message>
    <message>
        <source>Differences</source>
        <extracomment>Heading: the rules in which two tables differ, noun.</extracomment>
        <translation>Différences</translation>
    </message>
</context>
<context>
    <name>HouseRulesDialog</name>
    <message>
        <source>Search rules and games</source>
        <translation>Chercher des règles et des jeux</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Name of a list or a window, for a screen reader, too: the house rules.</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Scores of example &amp;deals</source>
        <translation>Marque de &amp;donnes d’exemple</translation>
    </message>
    <message>
        <source>Scores of example deals</source>
        <translation>Marque de donnes d’exemple</translation>
    </message>
    <message>
        <source>Com&amp;pare…</source>
        <extracomment>Button: opens a window in which two tables of rules are compared, verb.</extracomment>
        <translation>&amp;Comparer…</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <extracomment>In a menu or on a button: prints, verb.</extracomment>
        <translation>Im&amp;primer…</translation>
    </message>
    <message>
        <source>House Rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Find a rule, a game, or a word: bags, jokers, two of clubs, renege …</source>
        <translation>Chercher une règle, un jeu ou un mot&#xa0;: sacs, jokers, deux de trèfle, renonce…</translation>
    </message>
    <message>
        <source>Show only chan&amp;ged rules</source>
        <translation>Règles &amp;modifiées seulement</translation>
    </message>
    <message>
        <source>Show rules with no &amp;effect</source>
        <translation>Règles sans e&amp;ffet aussi</translation>
    </message>
    <message>
        <source>Also list rules that don&apos;t apply to this game, with the reason</source>
        <translation>Lister aussi les règles qui ne s’appliquent pas à ce jeu, avec la raison</translation>
    </message>
    <message>
        <source>The match in progress keeps its rules. Using these rules starts a new match.</source>
        <translation>La partie en cours garde ses règles. Avec ces règles, une nouvelle partie commence.</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <translation>&amp;Tout réinitialiser</translation>
    </message>
    <message>
        <source>Reset all rules to the chosen game</source>
        <translation>Revenir aux règles du jeu choisi</translation>
    </message>
</context>
<context>
    <name>QShortcut</name>
    <message>
        <source>Ctrl</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Ctrl</translation>
    </message>
    <message>
        <source>Shift</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Maj</translation>
    </message>
    <message>
        <source>Alt</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Alt</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Tab</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Backspace</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Retour arrière</translation>
    </message>
    <message>
        <source>Return</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Enter</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Entrée (pavé)</translation>
    </message>
    <message>
        <source>Ins</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Inser</translation>
    </message>
    <message>
        <source>Del</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Fin</translation>
    </message>
    <message>
        <source>PgUp</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Page préc.</translation>
    </message>
    <message>
        <source>PgDown</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Page suiv.</translation>
    </message>
    <message>
        <source>Left</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Gauche</translation>
    </message>
    <message>
        <source>Right</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Droite</translation>
    </message>
    <message>
        <source>Up</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Haut</translation>
    </message>
    <message>
        <source>Down</source>
        <extracomment>A key, as its cap calls it.</extracomment>
        <translation>Bas</translation>
    </message>
</context>
<context>
    <name>QuickSetupDialog</name>
    <message>
        <source>Rules</source>
        <extracomment>Name of a list or a window, for a screen reader, too: the house rules.</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Start &amp;from</source>
        <translation>Point de &amp;départ</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <extracomment>Heading of a group of fields: what is set there, noun.</extracomment>
        <translation>Joueu&amp;rs</translation>
    </message>
    <message>
        <source>Play &amp;to</source>
        <translation>&amp;Objectif</translation>
    </message>
    <message>
        <source>&amp;Nil scores</source>
        <translation>&amp;Nil vaut</translation>
    </message>
    <message>
        <source>&amp;Blind nil</source>
        <translation>Nil &amp;aveugle</translation>
    </message>
    <message>
        <source>Ba&amp;gs</source>
        <extracomment>Heading of a group of fields: what is set there, noun.</extracomment>
        <translation>&amp;Sacs</translation>
    </message>
    <message>
        <source>&amp;Jokers and twos</source>
        <translation>Jok&amp;ers et deux</translation>
    </message>
    <message>
        <source>First &amp;lead</source>
        <translation>Enta&amp;me</translation>
    </message>
    <message>
        <source>Quick Setup</source>
        <translation>Configuration rapide</translation>
    </message>
    <message>
        <source>Players and seats</source>
        <translation>Joueurs et places</translation>
    </message>
    <message>
        <source>Si&amp;ze of your group</source>
        <translation>Taille du &amp;groupe</translation>
    </message>
    <message>
        <source>6 or fewer</source>
        <translation>6 ou moins</translation>
    </message>
</context>
<context>
    <name>RuleBook</name>
    <message>
        <source>Search the rule book</source>
        <translation>Chercher dans le livre des règles</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button of the rule book, as of a web browser.</extracomment>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <extracomment>Button of the rule book, as of a web browser.</extracomment>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>Heading beside the pages: a list of all of them, noun.</extracomment>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Explanation</source>
        <extracomment>Name of the text of a page, for a screen reader, noun.</extracomment>
        <translation>Explication</translation>
    </message>
    <message>
        <source>Rule Book</source>
        <translation>Livre des règles</translation>
    </message>
    <message>
        <source>Find a rule, a game, or a word</source>
        <translation>Chercher une règle, un jeu ou un mot</translation>
    </message>
</context>
<context>
    <name>RulesInForceDialog</name>
    <message>
        <source>Rule sheet</source>
        <translation>Feuille de règles</translation>
    </message>
    <message>
        <source>Where the cards come from</source>
        <translation>D’où viennent les cartes</translation>
    </message>
    <message>
        <source>Current Rules</source>
        <translation>Règles actuelles</translation>
    </message>
</context>
<context>
    <name>Values</name>
    <message>
        <source>None</source>
        <comment>A card that cancels a bag</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Board</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Lowest bid with a nil partner</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Penalty for talking</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Bonus for seven or more</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Cards dealt face up</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Last trick</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Aucun point</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Last trick with an ace</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Aucun point</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Last trick with the ace of spades</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Aucun point</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Last trick won with a two</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Aucun point</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Last trick: a high spade completes the contract</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Aucun point</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Taking all tricks without bidding them</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Aucun point</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Jokers</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Cards passed in every deal</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Cards exchanged for nil</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Cards exchanged for blind nil</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Must trump</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Looking at past tricks</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Target score</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Losing score</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>None</source>
        <comment>Minimum number of deals</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>None</source>
        <comment>a list of cards</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>None</source>
        <comment>a list of points</comment>
        <extracomment>A value: there is no such card, bid, bonus, penalty, limit, or look. It agrees with the title of its rule, which is named.</extracomment>
        <translation>Aucun</translation>
    </message>
</context>
<context>
    <name>auction</name>
    <message>
        <source>there is no auction.</source>
        <translation>il n’y a pas d’enchères.</translation>
    </message>
    <message>
        <source>An auction can&apos;t have a board (minimum contract), since only the winner has a contract.</source>
        <translation>Des enchères n’ont pas de contrat minimum, car seul le gagnant a un contrat.</translation>
    </message>
    <message>
        <source>In an auction the bids aren&apos;t added up, so no total can be forbidden.</source>
        <translation>Aux enchères, les annonces ne s’additionnent pas&#xa0;: aucun total ne peut être interdit.</translation>
    </message>
    <message>
        <source>A book of %1 leaves nothing to bid: the deal has %2 tricks.</source>
        <translation>Un livre de %1 ne laisse rien à annoncer&#xa0;: la donne a %2 plis.</translation>
    </message>
    <message>
        <source>Book</source>
        <extracomment>Title of a rule: how many tricks the winner of an auction needs beyond the number bid, noun.</extracomment>
        <translation>Livre</translation>
    </message>
    <message>
        <source>How many tricks the winner of the auction needs beyond the number bid.</source>
        <translation>Nombre de plis que le gagnant des enchères doit faire en plus de son annonce.</translation>
    </message>
    <message>
        <source>bridge whist six books</source>
        <translation>bridge whist six livres enchères books</translation>
    </message>
    <message>
        <source>Tricks that score</source>
        <translation>Plis qui comptent</translation>
    </message>
    <message>
        <source>In the auction, a bid counts only the tricks above a fixed number, the book. This rule decides whether the auction winners earn ten points only for each trick bid, or also for each trick of the book.</source>
        <translation>Aux enchères, une annonce ne compte que les plis au-dessus d’un nombre fixe, le livre. Cette règle dit si le camp déclarant gagne dix points seulement par pli annoncé, ou aussi par pli du livre.</translation>
    </message>
    <message>
        <source>The tricks bid</source>
        <translation>Les plis annoncés</translation>
    </message>
    <message>
        <source>The tricks bid and those of the book</source>
        <translation>Les plis annoncés et ceux du livre</translation>
    </message>
    <message>
        <source>Points to defenders for each overtrick</source>
        <translation>À la défense, par pli de mieux</translation>
    </message>
    <message>
        <source>Points that every other side gets for each overtrick of the auction winners.</source>
        <translation>Points que chaque autre camp reçoit pour chaque pli de mieux du camp déclarant.</translation>
    </message>
    <message>
        <source>Points to defenders for each undertrick</source>
        <translation>À la défense, par pli manquant</translation>
    </message>
    <message>
        <source>Points that every other side gets for each trick by which the auction winners fall short.</source>
        <translation>Points que chaque autre camp reçoit pour chaque pli qui manque au camp déclarant.</translation>
    </message>
    <message>
        <source>Loss per trick bid when set</source>
        <translation>Chute&#xa0;: perte par pli annoncé</translation>
    </message>
    <message>
        <source>Points that the auction winners lose for each trick bid when they fall short.</source>
        <translation>Points que le camp déclarant perd par pli annoncé quand il chute.</translation>
    </message>
    <message>
        <source>Bid %1, needed %2, took %3</source>
        <translation>Annoncé %1, requis %2, fait %3</translation>
    </message>
    <message>
        <source>Bid %1, needed %2, took only %3</source>
        <translation>Annoncé %1, requis %2, fait seulement %3</translation>
    </message>
    <message numerus="yes">
        <source>The declarers took %n trick(s) more than they needed</source>
        <translation>
            <numerusform>Le camp déclarant a fait %n pli de plus que nécessaire</numerusform>
            <numerusform>Le camp déclarant a fait %n plis de plus que nécessaire</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The declarers fell %n trick(s) short</source>
        <translation>
            <numerusform>Il manque %n pli au camp déclarant</numerusform>
            <numerusform>Il manque %n plis au camp déclarant</numerusform>
        </translation>
    </message>
    <message>
        <source>Bidding is an auction; the dealer bids first.</source>
        <translation>Les annonces sont des enchères&#xa0;; le donneur parle en premier.</translation>
    </message>
    <message>
        <source>Bidding is an auction; the player after the dealer bids first.</source>
        <translation>Les annonces sont des enchères&#xa0;; le joueur après le donneur parle en premier.</translation>
    </message>
    <message>
        <source>Each player in turn bids a number from %1 to %2 that is higher than the last bid, or passes and is out of the auction. If all pass, the same player deals again.</source>
        <translation>À tour de rôle, chacun annonce un nombre de %1 à %2, plus haut que la dernière annonce, ou passe et sort des enchères. Si tous passent, le même joueur redonne.</translation>
    </message>
    <message numerus="yes">
        <source>The last bidder&apos;s side, the declarers, must take the tricks bid plus the book of %n trick(s).</source>
        <translation>
            <numerusform>Le camp du dernier annonceur, dit déclarant, doit faire les plis annoncés, plus le livre de %n pli.</numerusform>
            <numerusform>Le camp du dernier annonceur, dit déclarant, doit faire les plis annoncés, plus le livre de %n plis.</numerusform>
        </translation>
    </message>
    <message>
        <source>If the declarers take as many tricks as they need, they earn 10 points for each trick bid.</source>
        <translation>Le camp déclarant marque 10 points par pli annoncé s’il fait les plis dont il a besoin.</translation>
    </message>
    <message>
        <source>If the declarers take as many tricks as they need, they earn 10 points for each trick bid and each trick of the book.</source>
        <translation>Si le camp déclarant fait les plis dont il a besoin, il marque 10 points par pli annoncé et par pli du livre.</translation>
    </message>
    <message>
        <source>If the declarers take fewer tricks than they need, they score nothing.</source>
        <translation>Si le camp déclarant fait moins de plis qu’il ne lui en faut, il ne marque rien.</translation>
    </message>
    <message numerus="yes">
        <source>If the declarers take fewer tricks than they need, they lose %n point(s) for each trick bid.</source>
        <translation>
            <numerusform>Si le camp déclarant fait moins de plis qu’il ne lui en faut, il perd %n point par pli annoncé.</numerusform>
            <numerusform>Si le camp déclarant fait moins de plis qu’il ne lui en faut, il perd %n points par pli annoncé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every defending side earns %n point(s) for each overtrick of the declarers and %2 for each undertrick. There are no bags and no nil.</source>
        <translation>
            <numerusform>Chaque camp en défense gagne %n point par pli de mieux du camp déclarant et %2 par pli manquant. Il n’y a ni sacs ni nil.</numerusform>
            <numerusform>Chaque camp en défense gagne %n points par pli de mieux du camp déclarant et %2 par pli manquant. Il n’y a ni sacs ni nil.</numerusform>
        </translation>
    </message>
    <message>
        <source>Auction; tricks in the book: %1.</source>
        <translation>Enchères&#xa0;; plis du livre&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The last bidder, the declarer, must take the tricks bid plus the book of %n trick(s).</source>
        <translation>
            <numerusform>Le dernier annonceur, dit déclarant, doit faire les plis annoncés, plus le livre de %n pli.</numerusform>
            <numerusform>Le dernier annonceur, dit déclarant, doit faire les plis annoncés, plus le livre de %n plis.</numerusform>
        </translation>
    </message>
    <message>
        <source>A declarer who takes as many tricks as needed earns 10 points for each trick bid.</source>
        <translation>Le déclarant marque 10 points par pli annoncé s’il fait les plis dont il a besoin.</translation>
    </message>
    <message>
        <source>A declarer who takes as many tricks as needed earns 10 points for each trick bid and each trick of the book.</source>
        <translation>Si le déclarant fait les plis dont il a besoin, il marque 10 points par pli annoncé et par pli du livre.</translation>
    </message>
    <message>
        <source>A declarer who takes fewer tricks than needed scores nothing.</source>
        <translation>Si le déclarant fait moins de plis qu’il ne lui en faut, il ne marque rien.</translation>
    </message>
    <message numerus="yes">
        <source>A declarer who takes fewer tricks than needed loses %n point(s) for each trick bid.</source>
        <translation>
            <numerusform>Si le déclarant fait moins de plis qu’il ne lui en faut, il perd %n point par pli annoncé.</numerusform>
            <numerusform>Si le déclarant fait moins de plis qu’il ne lui en faut, il perd %n points par pli annoncé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every other player earns %n point(s) for each overtrick of the declarer and %2 for each undertrick. There are no bags and no nil.</source>
        <translation>
            <numerusform>Chaque autre joueur gagne %n point par pli de mieux du déclarant et %2 par pli manquant. Il n’y a ni sacs ni nil.</numerusform>
            <numerusform>Chaque autre joueur gagne %n points par pli de mieux du déclarant et %2 par pli manquant. Il n’y a ni sacs ni nil.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>bags</name>
    <message>
        <source>Who took the %1</source>
        <translation>Qui a pris %1</translation>
    </message>
    <message>
        <source>Who took the card that cancels a bag</source>
        <translation>Qui a pris la carte qui annule un sac</translation>
    </message>
    <message>
        <source>The card that cancels a bag hasn&apos;t been played yet.</source>
        <translation>La carte qui annule un sac n’a pas encore été jouée.</translation>
    </message>
    <message>
        <source>&quot;cancel_card&quot; is missing: rule bags_cancel_card needs the seat that took that card, or null</source>
        <translation>&quot;cancel_card&quot; manque&#xa0;: la règle bags_cancel_card demande la place qui a pris cette carte, ou null</translation>
    </message>
    <message>
        <source>bags cost nothing.</source>
        <translation>les sacs ne coûtent rien.</translation>
    </message>
    <message>
        <source>there is no fixed card that cancels a bag.</source>
        <translation>aucune carte fixe n’annule un sac.</translation>
    </message>
    <message>
        <source>Name one card that cancels a bag.</source>
        <translation>Indiquez une carte qui annule un sac.</translation>
    </message>
    <message>
        <source>The card that cancels a bag, %1, is not in the deck.</source>
        <translation>La carte qui annule un sac, %1, n’est pas dans le paquet.</translation>
    </message>
    <message>
        <source>Bag limit</source>
        <translation>Limite de sacs</translation>
    </message>
    <message>
        <source>How many bags cost the penalty. 0 means that bags cost nothing.</source>
        <translation>Combien de sacs entraînent la pénalité. 0&#xa0;: les sacs ne coûtent rien.</translation>
    </message>
    <message>
        <source>No penalty</source>
        <translation>Sans pénalité</translation>
    </message>
    <message>
        <source>sandbags overtricks bagging out sandbagging ten no bags</source>
        <translation>sacs plis de mieux dix sans sacs sandbags bagging out sandbagging</translation>
    </message>
    <message>
        <source>bags; bag; no bags=0; without bags=0; sandbags; sandbag; sandbagging; bagging out; bag out; bag limit; sandbag limit; # bags; # bags is a penalty; # sandbags; bags at #; bags -# at #; how many bags</source>
        <translation>sacs; sac; pas de sacs=0; sans sacs=0; sandbags; sandbag; limite de sacs; # sacs; pénalité à # sacs; sacs à #; sacs -# à #; combien de sacs; nombre de sacs</translation>
    </message>
    <message>
        <source>Bag penalty</source>
        <translation>Pénalité de sacs</translation>
    </message>
    <message>
        <source>Points lost each time the bag limit is reached.</source>
        <translation>Points perdus chaque fois que la limite de sacs est atteinte.</translation>
    </message>
    <message>
        <source>sandbags overtricks bagging out hundred</source>
        <translation>sacs plis de mieux cent sandbags bagging out</translation>
    </message>
    <message>
        <source>penalty; bag penalty; sandbag penalty; penalty for bags; # for bags; bags -#; bags -# at #; bags cost #; lose # for bags; minus # for bags</source>
        <translation>pénalité; pénalité de sacs; pénalité pour les sacs; # pour les sacs; sacs -#; sacs -# à #; les sacs coûtent #; perdre # pour les sacs; moins # pour les sacs</translation>
    </message>
    <message>
        <source>Bags after a penalty</source>
        <translation>Sacs après une pénalité</translation>
    </message>
    <message>
        <source>Whether bags beyond the limit stay and count toward the next penalty, or all bags are reset.</source>
        <translation>Sort des sacs au-delà de la limite&#xa0;: ils restent et comptent pour la pénalité suivante, ou tous les sacs sont remis à zéro.</translation>
    </message>
    <message>
        <source>Bags beyond the limit stay</source>
        <translation>Le surplus reste</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>A value of “Bags beyond the limit”: the count begins at none again, an adjective.</extracomment>
        <translation>Remise à zéro</translation>
    </message>
    <message>
        <source>sandbags overtricks reset keep</source>
        <translation>sacs plis de mieux remettre à zéro garder sandbags reset</translation>
    </message>
    <message>
        <source>bags reset=empty; reset bags=empty; bags start over=empty; bags go back to zero=empty; bags carry over=carry; bags roll over=carry; keep extra bags=carry</source>
        <translation>sacs remis à zéro=empty; remettre les sacs à zéro=empty; vider les sacs=empty; les sacs repartent de zéro=empty; les sacs restent=carry; garder les sacs en trop=carry; report des sacs=carry</translation>
    </message>
    <message>
        <source>Bags separate from the score</source>
        <translation>Sacs séparés de la marque</translation>
    </message>
    <message>
        <source>Bags are counted separately from the score and earn no points.</source>
        <translation>Les sacs se comptent à part de la marque et ne rapportent pas de points.</translation>
    </message>
    <message>
        <source>sandbags 0-till-10 last digit units</source>
        <translation>sacs 0-till-10 dernier chiffre unités sandbags</translation>
    </message>
    <message>
        <source>A card that cancels a bag</source>
        <translation>Carte qui annule un sac</translation>
    </message>
    <message>
        <source>Which card cancels a bag: none, always the same card, or one cut from the deck before each deal. If a side takes this card, makes its contract, and has an overtrick, it counts one bag fewer.</source>
        <translation>Quelle carte annule un sac&#xa0;: aucune, toujours la même, ou une carte tirée en coupant le paquet avant chaque donne. Si un camp prend cette carte, réussit son contrat et a un pli de mieux, il compte un sac de moins.</translation>
    </message>
    <message>
        <source>A fixed card</source>
        <translation>Une carte fixe</translation>
    </message>
    <message>
        <source>A card cut from the deck for each deal</source>
        <translation>Une carte tirée du paquet à chaque donne</translation>
    </message>
    <message>
        <source>sandbag cancellation three of spades</source>
        <translation>annuler un sac trois de pique sandbag cancellation</translation>
    </message>
    <message>
        <source>cancel a bag; three of spades; 3 of spades; sandbag cancellation; cancel bags; take away a bag</source>
        <translation>annuler un sac; trois de pique; 3 de pique; annulation de sac; annuler des sacs; enlever un sac; la carte qui annule un sac</translation>
    </message>
    <message>
        <source>The canceling card</source>
        <translation>Quelle carte annule</translation>
    </message>
    <message>
        <source>The card that cancels a bag.</source>
        <translation>La carte qui annule un sac.</translation>
    </message>
    <message>
        <source>The special card canceled a bag</source>
        <translation>La carte spéciale a annulé un sac</translation>
    </message>
    <message numerus="yes">
        <source>Penalty for %n bag(s)</source>
        <translation>
            <numerusform>Pénalité pour %n sac</numerusform>
            <numerusform>Pénalité pour %n sacs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Penalty for %n bag(s); all bags are reset</source>
        <translation>
            <numerusform>Pénalité pour %n sac&#xa0;; tous les sacs remis à zéro</numerusform>
            <numerusform>Pénalité pour %n sacs&#xa0;; tous les sacs remis à zéro</numerusform>
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
        <source>Every overtrick is a bag; a side loses %1 for %n bag(s).</source>
        <translation>
            <numerusform>Chaque pli de mieux est un sac&#xa0;; un camp perd %1 pour %n sac.</numerusform>
            <numerusform>Chaque pli de mieux est un sac&#xa0;; un camp perd %1 pour %n sacs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Any further bags count toward the next penalty.</source>
        <translation>Les sacs au-delà comptent pour la pénalité suivante.</translation>
    </message>
    <message>
        <source>All bags are then reset.</source>
        <translation>Tous les sacs sont alors remis à zéro.</translation>
    </message>
    <message>
        <source>There is no penalty for bags.</source>
        <translation>Les sacs ne sont pas pénalisés.</translation>
    </message>
    <message>
        <source>If a side takes %1, makes its contract, and has an overtrick, it counts one bag fewer in that deal.</source>
        <translation>Un camp qui prend %1, réussit son contrat et a un pli de mieux compte un sac de moins pour cette donne.</translation>
    </message>
    <message>
        <source>Before each deal, a card is cut. If a side takes that card in a trick, makes its contract, and has an overtrick, it counts one bag fewer in that deal.</source>
        <translation>On tire une carte en coupant avant chaque donne. Un camp qui prend cette carte dans un pli, réussit son contrat et a un pli de mieux compte un sac de moins pour cette donne.</translation>
    </message>
    <message>
        <source>Bags: at %1, lose %2.</source>
        <translation>Sacs&#xa0;: à %1, on perd %2.</translation>
    </message>
    <message>
        <source>Bags cost nothing.</source>
        <translation>Les sacs ne coûtent rien.</translation>
    </message>
    <message numerus="yes">
        <source>Every overtrick is a bag; a player loses %1 for %n bag(s).</source>
        <translation>
            <numerusform>Chaque pli de mieux est un sac&#xa0;; un joueur perd %1 pour %n sac.</numerusform>
            <numerusform>Chaque pli de mieux est un sac&#xa0;; un joueur perd %1 pour %n sacs.</numerusform>
        </translation>
    </message>
    <message>
        <source>If a player takes %1, makes their contract, and has an overtrick, they count one bag fewer in that deal.</source>
        <translation>Un joueur qui prend %1, réussit son contrat et a un pli de mieux compte un sac de moins pour cette donne.</translation>
    </message>
    <message>
        <source>Before each deal, a card is cut. If a player takes that card in a trick, makes their contract, and has an overtrick, they count one bag fewer in that deal.</source>
        <translation>On tire une carte en coupant avant chaque donne. Un joueur qui prend cette carte dans un pli, réussit son contrat et a un pli de mieux compte un sac de moins pour cette donne.</translation>
    </message>
</context>
<context>
    <name>bidding</name>
    <message>
        <source>Your partner&apos;s bid rules this out.</source>
        <translation>L’annonce de votre partenaire l’exclut.</translation>
    </message>
    <message>
        <source>Your partner&apos;s bid ends in a half, so yours must, too.</source>
        <translation>L’annonce de votre partenaire a un demi-pli&#xa0;: il en faut un aussi dans la vôtre.</translation>
    </message>
    <message>
        <source>Half a trick can&apos;t be bid: no partner is left to bid the other half.</source>
        <translation>Demi-pli impossible&#xa0;: plus aucun partenaire ne peut annoncer l’autre moitié.</translation>
    </message>
    <message>
        <source>Your partner bid nil: you must bid a number.</source>
        <translation>Votre partenaire a annoncé nil&#xa0;: vous devez annoncer un nombre.</translation>
    </message>
    <message>
        <source>The partner of a nil bidder must bid at least %1.</source>
        <translation>Le partenaire d’un nil doit annoncer au moins %1.</translation>
    </message>
    <message>
        <source>Board: a side must bid at least %1; this bid gives it only %2.</source>
        <translation>Contrat minimum&#xa0;: un camp doit annoncer au moins %1&#xa0;; avec cette annonce il n’a que %2.</translation>
    </message>
    <message>
        <source>The partner who bids second can&apos;t add exactly one trick.</source>
        <translation>Le partenaire qui annonce en second ne peut pas ajouter exactement un pli.</translation>
    </message>
    <message>
        <source>The partner who bids second can&apos;t bid exactly one.</source>
        <translation>Le partenaire qui annonce en second ne peut pas annoncer exactement un.</translation>
    </message>
    <message>
        <source>No nines: a side&apos;s contract may not be nine.</source>
        <translation>Pas de neuf&#xa0;: le contrat d’un camp ne peut pas être de neuf.</translation>
    </message>
    <message>
        <source>The bids must not add up to %1.</source>
        <translation>Le total des annonces ne doit pas faire %1.</translation>
    </message>
    <message>
        <source>All bids together must total at least %1.</source>
        <translation>Toutes les annonces doivent faire au moins %1 au total.</translation>
    </message>
    <message>
        <source>In suicide, whiz, and mirror each player bids in turn. They can&apos;t be combined with an auction or with bids that partners make together.</source>
        <translation>En suicide, whiz et mirror, chacun annonce à son tour. Cela ne va ni avec des enchères, ni avec des annonces communes aux partenaires.</translation>
    </message>
    <message>
        <source>Suicide needs two pairs: four players with partners.</source>
        <translation>Suicide demande deux paires&#xa0;: quatre joueurs avec partenaires.</translation>
    </message>
    <message>
        <source>Suicide, whiz, and mirror are possible only if nil is allowed.</source>
        <translation>Suicide, whiz et mirror ne sont possibles que si le nil est permis.</translation>
    </message>
    <message>
        <source>Suicide, whiz, and mirror can&apos;t be combined with bidding nil before all other bids.</source>
        <translation>Suicide, whiz et mirror ne vont pas avec le nil annoncé avant toute autre annonce.</translation>
    </message>
    <message>
        <source>The lowest bid allowed, %1, is above the highest, %2: some hands would have no legal bid.</source>
        <translation>L’annonce minimum, %1, dépasse l’annonce maximum, %2&#xa0;: certaines mains n’auraient aucune annonce permise.</translation>
    </message>
    <message>
        <source>the lowest bid is higher than one.</source>
        <translation>l’annonce minimum est supérieure à un.</translation>
    </message>
    <message>
        <source>one partner of each side must bid nil.</source>
        <translation>un partenaire de chaque camp doit annoncer nil.</translation>
    </message>
    <message>
        <source>with bids that add up to so few tricks, the deal is void.</source>
        <translation>avec si peu de plis annoncés au total, la donne est nulle.</translation>
    </message>
    <message>
        <source>partners do not bid together.</source>
        <translation>les partenaires n’annoncent pas ensemble.</translation>
    </message>
    <message>
        <source>If the second partner names the side&apos;s total, half tricks can&apos;t be bid.</source>
        <translation>Si le second partenaire dit le total du camp, on ne peut pas annoncer de demi-pli.</translation>
    </message>
    <message>
        <source>If the second partner names the side&apos;s total, there are no separate bids to raise; only the whole side&apos;s contract can be raised.</source>
        <translation>Si le second partenaire dit le total du camp, il n’y a pas d’annonces séparées à augmenter&#xa0;; on ne peut augmenter que le contrat de tout le camp.</translation>
    </message>
    <message>
        <source>A minimum total of bids can&apos;t be combined with an auction, whiz, or mirror.</source>
        <translation>Un total minimum des annonces ne va pas avec des enchères, ni avec whiz ou mirror.</translation>
    </message>
    <message>
        <source>The bids must total at least %1, but can reach only %2.</source>
        <translation>Le total des annonces doit faire au moins %1, mais ne peut dépasser %2.</translation>
    </message>
    <message>
        <source>“Raising” can&apos;t be combined with “Counter bid”.</source>
        <translation>«&#xa0;Relance&#xa0;» ne va pas avec «&#xa0;Contre-annonce&#xa0;».</translation>
    </message>
    <message>
        <source>No number can be bid: the lowest allowed, %1, is above the highest, %2.</source>
        <translation>Aucun nombre ne peut être annoncé&#xa0;: le plus petit permis, %1, dépasse le plus grand, %2.</translation>
    </message>
    <message>
        <source>The board is %1, but no side can bid more than %2. A side that can&apos;t reach the board may bid less.</source>
        <translation>Le contrat minimum est %1, mais aucun camp ne peut annoncer plus de %2. Un camp qui ne peut pas l’atteindre peut annoncer moins.</translation>
    </message>
    <message>
        <source>The bids must total at least %1, more than the %2 tricks of the deal: most deals will be void, and the match may never end.</source>
        <translation>Le total des annonces doit faire au moins %1, plus que les %2 plis de la donne&#xa0;: la plupart des donnes seront nulles, et la partie pourrait ne jamais finir.</translation>
    </message>
    <message>
        <source>Style of bidding</source>
        <translation>Mode d’annonce</translation>
    </message>
    <message>
        <source>How bids are made: each player bids in turn around the table; partners discuss and bid as a side; or players outbid each other in an auction.</source>
        <translation>Comment on annonce&#xa0;: chacun à son tour autour de la table&#xa0;; les partenaires se concertent et annoncent par camp&#xa0;; ou les joueurs surenchérissent aux enchères.</translation>
    </message>
    <message>
        <source>Each player in turn</source>
        <translation>Chacun à son tour</translation>
    </message>
    <message>
        <source>Partners together</source>
        <translation>Partenaires ensemble</translation>
    </message>
    <message>
        <source>Auction</source>
        <extracomment>A value of “How bids are made”: players bid against each other, noun.</extracomment>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>partnership bidding round the table team bid together auction bridge</source>
        <translation>annonces entre partenaires ensemble tour de table équipe enchères bridge partnership bidding auction</translation>
    </message>
    <message>
        <source>partnership; bidding together=side; team bidding=side; partnership bidding=side; bid as a team=side; bid together=side; auction=auction; how to bid; round the table=each</source>
        <translation>partenaires; annoncer ensemble=side; annonce d&apos;équipe=side; annonce par camp=side; annoncer par équipe=side; enchères=auction; comment annoncer; à tour de rôle=each; chacun son tour=each</translation>
    </message>
    <message>
        <source>Who bids first</source>
        <translation>Qui annonce en premier</translation>
    </message>
    <message>
        <source>Who bids first: the player after the dealer, or the dealer. When sides bid together: the side that did not deal, or the dealer&apos;s side.</source>
        <translation>Qui annonce en premier&#xa0;: le joueur après le donneur, ou le donneur. Quand les partenaires annoncent ensemble&#xa0;: le camp qui n’a pas donné, ou celui du donneur.</translation>
    </message>
    <message>
        <source>Player after the dealer</source>
        <translation>Le joueur après le donneur</translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>A value: the player who deals, noun.</extracomment>
        <translation>Le donneur</translation>
    </message>
    <message>
        <source>Side that did not deal</source>
        <translation>Le camp qui n’a pas donné</translation>
    </message>
    <message>
        <source>Dealer&apos;s side</source>
        <translation>Le camp du donneur</translation>
    </message>
    <message>
        <source>who bids first; first bid; dealer bids first=dealer; left of dealer bids first=left; first bidder; who starts bidding</source>
        <translation>qui annonce en premier; première annonce; le donneur annonce en premier=dealer; gauche du donneur annonce en premier=left; premier annonceur; qui commence les annonces</translation>
    </message>
    <message>
        <source>What the second partner bids</source>
        <translation>Ce qu’annonce le second partenaire</translation>
    </message>
    <message>
        <source>What the second partner&apos;s number means. Either it is their own tricks, which are added to the first number. Or it is the whole contract of the side: never below the first number (“one opens, one closes”), or as low as the second partner likes.</source>
        <translation>Ce que signifie le nombre du second partenaire. Soit ses propres plis, qui s’ajoutent au premier nombre. Soit tout le contrat du camp&#xa0;: jamais sous le premier nombre («&#xa0;l’un ouvre, l’autre ferme&#xa0;»), ou aussi bas que le second partenaire le veut.</translation>
    </message>
    <message>
        <source>Their own tricks</source>
        <translation>Ses propres plis</translation>
    </message>
    <message>
        <source>The side&apos;s total</source>
        <translation>Le total du camp</translation>
    </message>
    <message>
        <source>The side&apos;s total, however low</source>
        <translation>Le total du camp, même sous le premier nombre</translation>
    </message>
    <message>
        <source>one opens one closes open and close opener closer partner closes the bid total bid team</source>
        <translation>un ouvre un ferme ouvrir fermer ouvreur fermeur le partenaire ferme annonce totale total équipe one opens one closes</translation>
    </message>
    <message>
        <source>one opens one closes=total; one opens and one closes=total; open and close=total; opener and closer=total; partner closes the bid=total; closing bid; total bid=total; partner names the total=total; second partner bids for the team=total</source>
        <translation>l&apos;un ouvre l&apos;autre ferme=total; un ouvre un ferme=total; ouvrir et fermer=total; le partenaire ferme l&apos;annonce=total; annonce de clôture=total; annonce totale=total; le partenaire dit le total=total; le second partenaire annonce pour l&apos;équipe=total</translation>
    </message>
    <message>
        <source>Bidding restrictions</source>
        <translation>Limites des annonces</translation>
    </message>
    <message>
        <source>Suicide: in every pair exactly one bids nil, the other at least four. Whiz: bid the number of spades you hold, or nil. Mirror: bid the number of spades you hold, and nil only if you have none.</source>
        <translation>Suicide&#xa0;: dans chaque paire, un seul annonce nil et l’autre au moins quatre. Whiz&#xa0;: annoncez le nombre de vos piques, ou nil. Mirror&#xa0;: annoncez le nombre de vos piques, et nil seulement si vous n’en avez pas.</translation>
    </message>
    <message>
        <source>Free</source>
        <extracomment>Who has to bid what, a value: any number; or the bids of the games of that name.</extracomment>
        <translation>Libres</translation>
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
        <translation>suicide whiz wiz mirror miroir propres piques</translation>
    </message>
    <message>
        <source>suicide=suicide; whiz=whiz; wiz=whiz; mirror=mirror; mirrors=mirror; own spades; one partner must bid nil=suicide</source>
        <translation>suicide=suicide; whiz=whiz; wiz=whiz; miroir=mirror; mirror=mirror; ses propres piques; nombre de ses piques=mirror; un partenaire doit annoncer nil=suicide</translation>
    </message>
    <message>
        <source>Lowest bid</source>
        <translation>Annonce minimum</translation>
    </message>
    <message>
        <source>The lowest number that a player may bid, apart from nil.</source>
        <translation>Le plus petit nombre qu’un joueur peut annoncer, nil mis à part.</translation>
    </message>
    <message>
        <source>minimum bid board four fredieu</source>
        <translation>annonce minimum minimale au moins quatre board fredieu</translation>
    </message>
    <message>
        <source>minimum bid; least bid; lowest bid; bid at least #; minimum bid of #; each player at least #; no bid below #</source>
        <translation>annonce minimum; annonce minimale; plus petite annonce; annoncer au moins #; annonce minimum de #; chacun au moins #; pas d&apos;annonce sous #</translation>
    </message>
    <message>
        <source>Board</source>
        <extracomment>Title of a rule: the lowest contract of a side, a word of players (the board is where scores are written).</extracomment>
        <translation>Contrat minimum</translation>
    </message>
    <message>
        <source>The lowest contract that a side may end up with. It does not apply to a side whose players all bid nil.</source>
        <translation>Le plus petit contrat qu’un camp peut avoir à la fin. Ne vaut pas pour un camp dont tous les joueurs annoncent nil.</translation>
    </message>
    <message>
        <source>minimum bid of a team four board</source>
        <translation>contrat minimum annonce minimum équipe quatre board</translation>
    </message>
    <message>
        <source>board; going board; go board; board bid; minimum contract; team minimum; minimum bid of a team; minimum for the team; team bids at least #; board of #</source>
        <translation>board; contrat minimum; minimum d&apos;équipe; minimum du camp; annonce minimum de l&apos;équipe; l&apos;équipe annonce au moins #; le camp annonce au moins #; board de #</translation>
    </message>
    <message>
        <source>Lowest bid with a nil partner</source>
        <translation>Annonce minimum si partenaire nil</translation>
    </message>
    <message>
        <source>The lowest number for the partner of a nil bidder, unless both bid nil. 0 means no such limit.</source>
        <translation>Le plus petit nombre pour le partenaire d’un nil, sauf si les deux annoncent nil. 0&#xa0;: pas de limite.</translation>
    </message>
    <message>
        <source>minimum four</source>
        <translation>minimum quatre au moins quatre</translation>
    </message>
    <message>
        <source>partner of nil bids at least #; nil partner; cover bid; lowest bid beside nil</source>
        <translation>le partenaire du nil annonce au moins #; partenaire du nil; annonce de protection; plus petite annonce à côté du nil</translation>
    </message>
    <message>
        <source>Highest bid</source>
        <translation>Annonce maximum</translation>
    </message>
    <message>
        <source>The highest number that may be bid. It is never more than the number of tricks in the deal.</source>
        <translation>Le plus grand nombre permis. Il ne dépasse jamais le nombre de plis de la donne.</translation>
    </message>
    <message>
        <source>maximum</source>
        <extracomment>A word under which people look for the highest bid.</extracomment>
        <translation>maximum annonce maximale plafond</translation>
    </message>
    <message>
        <source>maximum bid; highest bid; most bid; bid limit; bid at most #; no bid above #; no bid over #; maximum bid of #</source>
        <translation>annonce maximum; annonce maximale; plus grande annonce; limite d&apos;annonce; annoncer au plus #; pas d&apos;annonce au-dessus de #; annonce maximum de #</translation>
    </message>
    <message>
        <source>A bid of zero</source>
        <translation>Une annonce de zéro</translation>
    </message>
    <message>
        <source>Whether a bid of zero means nil, or zero is an ordinary number and nil must be announced by name.</source>
        <translation>Une annonce de zéro veut dire nil&#xa0;; ou zéro est un nombre ordinaire, et nil doit être annoncé par son nom.</translation>
    </message>
    <message>
        <source>Means nil</source>
        <translation>Veut dire nil</translation>
    </message>
    <message>
        <source>An ordinary bid</source>
        <translation>Une annonce ordinaire</translation>
    </message>
    <message>
        <source>nilo none nothing</source>
        <translation>nilo zéro rien aucun none</translation>
    </message>
    <message>
        <source>zero bid; bid zero; bid of 0; bid nothing</source>
        <translation>annonce zéro; annoncer zéro; annonce de 0; ne rien annoncer</translation>
    </message>
    <message>
        <source>Second partner can&apos;t bid one</source>
        <translation>Pas de un pour le second partenaire</translation>
    </message>
    <message>
        <source>The partner who bids second may not bid exactly one.</source>
        <translation>Le partenaire qui annonce en second ne peut pas annoncer exactement un.</translation>
    </message>
    <message>
        <source>No nines</source>
        <translation>Pas de neuf</translation>
    </message>
    <message>
        <source>A side&apos;s contract may not be exactly nine.</source>
        <translation>Le contrat d’un camp ne peut pas être exactement de neuf.</translation>
    </message>
    <message>
        <source>no nine=true; no nines=true; no contract of nine=true; cannot bid nine=true; no 9=true</source>
        <translation>pas de neuf=true; jamais neuf=true; pas de contrat de neuf=true; neuf interdit=true; pas de 9=true</translation>
    </message>
    <message>
        <source>Bids must not total the number of tricks</source>
        <translation>Total des annonces ≠ nombre de plis</translation>
    </message>
    <message>
        <source>The bids must not add up to the number of tricks, so someone must miss. The last bidder may not bid the number that would make them add up.</source>
        <translation>Le total des annonces ne doit pas égaler le nombre de plis, pour que quelqu’un échoue. Le dernier à annoncer ne peut pas dire le nombre qui ferait ce total.</translation>
    </message>
    <message>
        <source>thirteen add up screw the dealer oh hell</source>
        <translation>treize total somme embêter le donneur screw the dealer oh hell</translation>
    </message>
    <message>
        <source>someone must lose=true; somebody must lose=true; someone must miss=true; someone must go set=true; bids may not add up=true; bids cannot add up to thirteen=true; not thirteen=true; total may not be thirteen=true; screw the dealer=true; hook=true</source>
        <translation>quelqu&apos;un doit perdre=true; quelqu&apos;un doit chuter=true; il faut qu&apos;un camp chute=true; le total ne doit pas tomber juste=true; total des annonces interdit=true; pas treize=true; le total ne peut pas faire treize=true</translation>
    </message>
    <message>
        <source>Minimum total of all bids</source>
        <translation>Total minimum des annonces</translation>
    </message>
    <message>
        <source>All contracts together must total at least this many tricks. 0 means no minimum.</source>
        <translation>Tous les contrats doivent faire ensemble au moins ce nombre de plis. 0&#xa0;: pas de minimum.</translation>
    </message>
    <message>
        <source>Any sum</source>
        <translation>Total libre</translation>
    </message>
    <message>
        <source>gentleman&apos;s bid gentlemans bids must total 11 eleven books sum least minimum</source>
        <translation>annonce de gentleman gentleman total des annonces au moins 11 onze livres somme minimum</translation>
    </message>
    <message>
        <source>gentleman&apos;s bid; gentlemans bid; bids must total #; bids must total at least #; bids must add up to #; # books; all bids at least #; minimum total; total of all bids; under # redeal; redeal under #; redeal if bids under #; underbid redeal; low bids redeal; underbid</source>
        <translation>annonce du gentleman; annonces au total #; total des annonces au moins #; les annonces doivent faire #; toutes les annonces au moins #; total minimum; moins de # redonner; redonner sous #; redonner si les annonces font moins de #; annonces trop basses redonner</translation>
    </message>
    <message>
        <source>When the bids total too few tricks</source>
        <translation>Si le total des annonces est trop bas</translation>
    </message>
    <message>
        <source>What happens if the contracts total less than the minimum: the deal is void, or the last bidder must bid enough to reach it.</source>
        <translation>Ce qui se passe si les contrats font moins que le minimum&#xa0;: la donne est nulle, ou la dernière annonce doit suffire à l’atteindre.</translation>
    </message>
    <message>
        <source>The deal is void</source>
        <translation>La donne est annulée</translation>
    </message>
    <message>
        <source>The last bidder must bid enough</source>
        <translation>Le dernier à annoncer complète</translation>
    </message>
    <message>
        <source>redeal short too few books bid gentleman&apos;s</source>
        <translation>redonner trop peu de plis annonces trop basses gentleman</translation>
    </message>
    <message>
        <source>Half tricks</source>
        <translation>Demi-plis</translation>
    </message>
    <message>
        <source>The first partner may add half a trick to the bid, as in three and a half. The second partner must then add another half.</source>
        <translation>Le premier partenaire peut ajouter un demi-pli à son annonce, par exemple trois et demi. Le second doit alors ajouter un demi-pli aussi.</translation>
    </message>
    <message>
        <source>three and a half maybe</source>
        <translation>demi trois et demi peut-être half</translation>
    </message>
    <message>
        <source>half tricks; half bids; half trick; and a half; three and a half</source>
        <translation>demi-plis; demi plis; demi-annonces; demi-pli; et demi; trois et demi</translation>
    </message>
    <message>
        <source>Raising</source>
        <extracomment>Title of a rule: who may say a higher number after the last bid, noun.</extracomment>
        <translation>Relance</translation>
    </message>
    <message>
        <source>Who may raise after the last bid: nobody; each player, by one; or each side in turn, by any number.</source>
        <translation>Qui peut augmenter après la dernière annonce&#xa0;: personne&#xa0;; chaque joueur, d’un pli&#xa0;; ou chaque camp à son tour, à volonté.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Interdit</translation>
    </message>
    <message>
        <source>Each player may raise by one</source>
        <translation>Un de plus par joueur</translation>
    </message>
    <message>
        <source>Each side may raise by any number</source>
        <translation>Chaque camp à volonté</translation>
    </message>
    <message>
        <source>second round increase up</source>
        <translation>deuxième tour relancer relance augmenter monter raise</translation>
    </message>
    <message>
        <source>raise; raising; raise bids; up the bid; change the bid; second round of bidding</source>
        <translation>relancer; relance; augmenter l&apos;annonce; monter l&apos;annonce; changer l&apos;annonce; deuxième tour d&apos;annonces</translation>
    </message>
    <message>
        <source>Counter bid</source>
        <translation>Contre-annonce</translation>
    </message>
    <message>
        <source>The side that bid first may raise its contract once after it has heard the other side.</source>
        <translation>Le camp qui a annoncé en premier peut augmenter une fois son contrat après avoir entendu l’autre.</translation>
    </message>
    <message>
        <source>Partners may talk</source>
        <translation>Parler entre partenaires</translation>
    </message>
    <message>
        <source>When sides bid together, partners may say how many sure and how many possible tricks they hold. Otherwise they may not talk about their hands.</source>
        <translation>Quand les partenaires annoncent ensemble, ils peuvent se dire combien de plis sûrs et possibles ils ont. Sinon, ils ne doivent pas parler de leur main.</translation>
    </message>
    <message>
        <source>table talk discuss sure possible maybe cross-boarding</source>
        <translation>parler discuter parler à table sûr possible peut-être table talk cross-boarding</translation>
    </message>
    <message>
        <source>table talk; board talk; cross boarding; talking across the board; talk across the table; talking; possibles; sures and possibles; partners talk; no talking=false; no table talk=false</source>
        <translation>parler à table; discussion; parler entre partenaires; les partenaires parlent; les partenaires peuvent parler; bavardage; plis possibles; sûrs et possibles; interdit de parler=false; sans parler=false</translation>
    </message>
    <message>
        <source>Books filled</source>
        <translation>Livres pleins</translation>
    </message>
    <message>
        <source>If all contracts add up to this number, the deal is not played and every side scores its contract. 0 turns this rule off.</source>
        <translation>Si le total des contrats est égal à ce nombre, la donne n’est pas jouée et chaque camp marque son contrat. 0&#xa0;: règle désactivée.</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>The value of a rule that is not in force.</extracomment>
        <translation>Non</translation>
    </message>
    <message>
        <source>book tricks not played ten</source>
        <translation>livres plis donne non jouée dix books made</translation>
    </message>
    <message>
        <source>books made; books made at #; total bid of #</source>
        <translation>livres pleins; livres pleins à #; total des annonces #</translation>
    </message>
    <message>
        <source>First deal is played without bids</source>
        <translation>Première donne jouée sans annonces</translation>
    </message>
    <message>
        <source>Nobody bids in the first deal of a match, and each trick scores ten points.</source>
        <translation>Personne n’annonce à la première donne d’une partie, et chaque pli vaut dix points.</translation>
    </message>
    <message>
        <source>first hand bids itself</source>
        <translation>première donne se joue toute seule sans annonces first hand bids itself</translation>
    </message>
    <message>
        <source>first hand bids itself=true; first deal bids itself=true; first hand plays itself=true; hand bids itself=true; bids itself=true; no bid on the first hand=true; first hand without bids=true</source>
        <translation>première donne sans annonces=true; pas d&apos;annonces à la première donne=true; première main sans annonces=true; la première donne s&apos;annonce seule=true; premier tour sans annonces=true</translation>
    </message>
    <message>
        <source>Penalty for talking</source>
        <translation>Pénalité pour avoir parlé</translation>
    </message>
    <message>
        <source>What happens if a side is found to have talked about its cards or broken procedure. Either nothing, or the deal is void and the next player deals. Or the side pays in bags, in points, or with some of the tricks it took.</source>
        <translation>Ce qui arrive si un camp est reconnu coupable d’avoir parlé de ses cartes ou enfreint la procédure. Soit rien, soit la donne est nulle et le joueur suivant donne. Ou le camp paie en sacs, en points ou avec une partie des plis qu’il a faits.</translation>
    </message>
    <message>
        <source>Next player deals</source>
        <translation>Le joueur suivant donne</translation>
    </message>
    <message>
        <source>Bags</source>
        <extracomment>What a side pays with for talking, a value.</extracomment>
        <translation>Sacs</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>What a side pays with for talking, a value.</extracomment>
        <translation>Points</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>What a side pays with for talking, a value.</extracomment>
        <translation>Plis</translation>
    </message>
    <message>
        <source>cross-boarding table talk crossboarding 3 books for talking penalty procedure</source>
        <translation>parler à table renseigner 3 plis pour avoir parlé pénalité procédure cross-boarding table talk</translation>
    </message>
    <message>
        <source>talking penalty; penalty for talking; # books for talking=tricks; books for talking=tricks; lose books for talking=tricks; table talk penalty; cross boarding penalty; procedure; fault of procedure</source>
        <translation>pénalité pour bavardage; pénalité pour avoir parlé; parler à table pénalité; # plis pour bavardage=tricks; plis pour bavardage=tricks; perdre des plis pour bavardage=tricks; faute de procédure</translation>
    </message>
    <message>
        <source>Penalty amount</source>
        <translation>Montant de la pénalité</translation>
    </message>
    <message>
        <source>How many bags, points, or tricks the penalty for talking costs.</source>
        <translation>Combien de sacs, de points ou de plis coûte la pénalité pour avoir parlé.</translation>
    </message>
    <message>
        <source>cross-boarding table talk crossboarding</source>
        <translation>parler à table renseigner indiscrétion cross-boarding crossboarding table talk</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) in a deal without bids</source>
        <translation>
            <numerusform>%n pli dans une donne sans annonces</numerusform>
            <numerusform>%n plis dans une donne sans annonces</numerusform>
        </translation>
    </message>
    <message>
        <source>The bids add up to enough (books filled), so the deal is not played: bid of %1 scored as made</source>
        <translation>Assez de plis annoncés au total (livres pleins), la donne n’est donc pas jouée&#xa0;: annonce de %1 marquée comme réussie</translation>
    </message>
    <message>
        <source>Partners agree on one bid for their side. The dealer&apos;s side bids first.</source>
        <translation>Les partenaires conviennent d’une annonce pour leur camp. Le camp du donneur annonce en premier.</translation>
    </message>
    <message>
        <source>Partners agree on one bid for their side. The dealer&apos;s side bids last.</source>
        <translation>Les partenaires conviennent d’une annonce pour leur camp. Le camp du donneur annonce en dernier.</translation>
    </message>
    <message>
        <source>They may say aloud how many sure and how many possible tricks they hold, but may not name cards or suits.</source>
        <translation>Ils peuvent dire tout haut combien de plis sûrs et de plis possibles ils ont, mais sans nommer de cartes ni de couleurs.</translation>
    </message>
    <message>
        <source>They may not talk about their hands.</source>
        <translation>Ils ne peuvent pas parler de leurs mains.</translation>
    </message>
    <message>
        <source>Everyone bids once in turn, the dealer first.</source>
        <translation>Chacun annonce une fois à son tour, le donneur en premier.</translation>
    </message>
    <message>
        <source>Everyone bids once in turn, the dealer last.</source>
        <translation>Chacun annonce une fois à son tour, le donneur en dernier.</translation>
    </message>
    <message>
        <source>One opens, one closes: after one partner has bid a number, the other partner&apos;s bid is the contract of the whole side. It may not be lower than the first number.</source>
        <translation>L’un ouvre, l’autre ferme&#xa0;: une fois qu’un partenaire a annoncé un nombre, l’annonce de l’autre est le contrat de tout le camp. Elle ne peut pas être inférieure au premier nombre.</translation>
    </message>
    <message>
        <source>One opens, one closes: after one partner has bid a number, the other partner&apos;s bid is the contract of the whole side. It may be lower than the first number.</source>
        <translation>L’un ouvre, l’autre ferme&#xa0;: une fois qu’un partenaire a annoncé un nombre, l’annonce de l’autre est le contrat de tout le camp. Elle peut être inférieure au premier nombre.</translation>
    </message>
    <message>
        <source>The bids of the partners add up to the contract of their side.</source>
        <translation>Les annonces des partenaires s’ajoutent pour former le contrat de leur camp.</translation>
    </message>
    <message>
        <source>Suicide: in each pair exactly one partner bids nil, and the other bids a number from %1 to %2. If both name a number, the first partner&apos;s bid becomes nil; if both name nil, the first partner must name a number.</source>
        <translation>Suicide&#xa0;: dans chaque paire, un seul partenaire annonce nil, et l’autre annonce un nombre de %1 à %2. Si les deux disent un nombre, l’annonce du premier devient nil&#xa0;; si les deux disent nil, le premier doit dire un nombre.</translation>
    </message>
    <message>
        <source>Whiz: bid exactly the number of spades you hold, or nil.</source>
        <translation>Whiz&#xa0;: annoncez exactement le nombre de vos piques, ou nil.</translation>
    </message>
    <message>
        <source>With no spades you may also bid zero: it is an ordinary number and not a nil.</source>
        <translation>Sans pique, vous pouvez aussi annoncer zéro&#xa0;: c’est un nombre ordinaire et non un nil.</translation>
    </message>
    <message>
        <source>Mirror: bid exactly the number of spades you hold. With no spades you must bid nil.</source>
        <translation>Mirror&#xa0;: annoncez exactement le nombre de vos piques. Sans pique, il faut annoncer nil.</translation>
    </message>
    <message>
        <source>Only nil can be bid.</source>
        <translation>On ne peut annoncer que nil.</translation>
    </message>
    <message>
        <source>A bid is a number from %1 to %2, or nil.</source>
        <translation>On annonce un nombre de %1 à %2, ou nil.</translation>
    </message>
    <message>
        <source>A bid is a number from %1 to %2.</source>
        <translation>On annonce un nombre de %1 à %2.</translation>
    </message>
    <message>
        <source>Zero may be bid too: it is an ordinary number and not a nil.</source>
        <translation>On peut aussi annoncer zéro&#xa0;: c’est un nombre ordinaire et non un nil.</translation>
    </message>
    <message>
        <source>Board: the contract of a side must be at least %1, unless all its players bid nil.</source>
        <translation>Contrat minimum&#xa0;: le contrat d’un camp doit être d’au moins %1, sauf si tous ses joueurs annoncent nil.</translation>
    </message>
    <message>
        <source>Board: the contract of a side must be at least %1.</source>
        <translation>Contrat minimum&#xa0;: le contrat d’un camp doit être d’au moins %1.</translation>
    </message>
    <message>
        <source>The partner of a nil bidder must bid at least %1, or nil too.</source>
        <translation>Le partenaire d’un nil doit annoncer au moins %1, ou nil aussi.</translation>
    </message>
    <message>
        <source>The partner who bids second may not add exactly one to the first number.</source>
        <translation>Le partenaire qui annonce en second ne peut pas ajouter exactement un au premier nombre.</translation>
    </message>
    <message>
        <source>The partner who bids second may not make a bid of one.</source>
        <translation>Une annonce de un est interdite au partenaire qui annonce en second.</translation>
    </message>
    <message>
        <source>No contract may be nine.</source>
        <translation>Aucun contrat ne peut être de neuf.</translation>
    </message>
    <message>
        <source>All bids together must not add up to %1: the last bidder must avoid it.</source>
        <translation>Le total des annonces ne doit pas faire %1&#xa0;: le dernier à annoncer doit l’éviter.</translation>
    </message>
    <message>
        <source>All bids together must total at least %1, or the deal is void.</source>
        <translation>Le total des annonces doit faire au moins %1, sinon la donne est nulle.</translation>
    </message>
    <message>
        <source>All bids together must total at least %1, so the last bidder must bid enough to reach it.</source>
        <translation>Le total des annonces doit faire au moins %1&#xa0;: le dernier à annoncer doit compléter.</translation>
    </message>
    <message>
        <source>The first partner may add half a trick to the bid, as in three and a half; the second must then add another half.</source>
        <translation>Le premier partenaire peut ajouter un demi-pli à son annonce, par exemple trois et demi&#xa0;; le second doit alors ajouter un demi-pli aussi.</translation>
    </message>
    <message>
        <source>After all the bids, each player in turn may raise their bid by one.</source>
        <translation>Après toutes les annonces, chacun à son tour peut relancer la sienne d’un pli.</translation>
    </message>
    <message>
        <source>After all the bids, each side in turn may raise its contract by any number.</source>
        <translation>Après toutes les annonces, chaque camp à son tour peut augmenter son contrat à volonté.</translation>
    </message>
    <message>
        <source>After all the bids, the side that bid first may raise its contract once.</source>
        <translation>Après toutes les annonces, le camp qui a annoncé en premier peut augmenter une fois son contrat.</translation>
    </message>
    <message>
        <source>The first deal is played without bids: every trick earns 10 points.</source>
        <translation>La première donne se joue sans annonces&#xa0;: chaque pli vaut 10 points.</translation>
    </message>
    <message>
        <source>Books filled: if all contracts add up to %1, the deal is not played and every side scores its contract. Blind bids count as regular bids for this.</source>
        <translation>Livres pleins&#xa0;: si tous les contrats font %1 au total, la donne n’est pas jouée et chaque camp marque son contrat. Les annonces à l’aveugle y comptent comme normales.</translation>
    </message>
    <message>
        <source>As long as a player may bid blind, their hand stays face down; it is turned up when they look or bid.</source>
        <translation>Tant qu’un joueur peut annoncer à l’aveugle, sa main reste cachée&#xa0;; on la retourne quand il regarde ou annonce.</translation>
    </message>
    <message>
        <source>If a player names cards or suits during the bidding, it is a misdeal, and the next player deals.</source>
        <translation>Si un joueur nomme des cartes ou des couleurs pendant les annonces, c’est une fausse donne, et le joueur suivant donne.</translation>
    </message>
    <message numerus="yes">
        <source>If a player names cards or suits during the bidding, their side gets %n bag(s).</source>
        <translation>
            <numerusform>Si un joueur nomme des cartes ou des couleurs pendant les annonces, son camp prend %n sac.</numerusform>
            <numerusform>Si un joueur nomme des cartes ou des couleurs pendant les annonces, son camp prend %n sacs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If a player names cards or suits during the bidding, their side loses %n point(s).</source>
        <translation>
            <numerusform>Si un joueur nomme des cartes ou des couleurs pendant les annonces, son camp perd %n point.</numerusform>
            <numerusform>Si un joueur nomme des cartes ou des couleurs pendant les annonces, son camp perd %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>If a player talks about cards or breaks procedure, their side loses %1 of the tricks it took.</source>
        <translation>Si un joueur parle de ses cartes ou enfreint la procédure, son camp perd %1 des plis qu’il a faits.</translation>
    </message>
    <message>
        <source>Partners bid together.</source>
        <translation>Partenaires ensemble.</translation>
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
        <translation>Le second partenaire fixe le contrat.</translation>
    </message>
    <message>
        <source>Board %1.</source>
        <extracomment>The rule “Board” on the sheet of rules.</extracomment>
        <translation>Contrat minimum %1.</translation>
    </message>
    <message>
        <source>Bids total %1 or more.</source>
        <translation>Total des annonces&#xa0;: %1 ou plus.</translation>
    </message>
    <message>
        <source>Board: a player must bid at least %1; this bid is only %2.</source>
        <translation>Contrat minimum&#xa0;: un joueur doit annoncer au moins %1&#xa0;; cette annonce n’est que de %2.</translation>
    </message>
    <message>
        <source>No nines: a contract may not be nine.</source>
        <translation>Pas de neuf&#xa0;: un contrat ne peut pas être de neuf.</translation>
    </message>
    <message>
        <source>Board: a player must bid at least %1, or nil.</source>
        <translation>Contrat minimum&#xa0;: un joueur doit annoncer au moins %1, ou nil.</translation>
    </message>
    <message>
        <source>Board: a player must bid at least %1.</source>
        <translation>Contrat minimum&#xa0;: un joueur doit annoncer au moins %1.</translation>
    </message>
    <message>
        <source>After all the bids, each player in turn may raise their bid by any number.</source>
        <translation>Après toutes les annonces, chaque joueur à son tour peut augmenter son annonce à volonté.</translation>
    </message>
    <message>
        <source>After all the bids, the player who bid first may raise their bid once.</source>
        <translation>Après toutes les annonces, le joueur qui a annoncé en premier peut augmenter une fois son annonce.</translation>
    </message>
    <message>
        <source>Books filled: if all contracts add up to %1, the deal is not played and every player scores their contract. Blind bids count as regular bids for this.</source>
        <translation>Livres pleins&#xa0;: si tous les contrats font %1 au total, la donne n’est pas jouée et chaque joueur marque son contrat. Les annonces à l’aveugle y comptent comme normales.</translation>
    </message>
</context>
<context>
    <name>blind</name>
    <message numerus="yes">
        <source>Allowed only when your side is at least %n point(s) behind; it is %1 behind.</source>
        <translation>
            <numerusform>Permis seulement si votre camp a au moins %n point de retard&#xa0;; il en a %1.</numerusform>
            <numerusform>Permis seulement si votre camp a au moins %n points de retard&#xa0;; il en a %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your partner has looked at their cards.</source>
        <translation>Votre partenaire a déjà regardé ses cartes.</translation>
    </message>
    <message>
        <source>numbers can&apos;t be bid blind.</source>
        <translation>on ne peut pas annoncer de nombre à l’aveugle.</translation>
    </message>
    <message>
        <source>blind bids earn a bonus instead.</source>
        <translation>une annonce à l’aveugle rapporte une prime à la place.</translation>
    </message>
    <message>
        <source>blind bids earn no bonus.</source>
        <translation>une annonce à l’aveugle ne rapporte pas de prime.</translation>
    </message>
    <message>
        <source>a blind bid is for the whole side.</source>
        <translation>une annonce à l’aveugle vaut pour tout le camp.</translation>
    </message>
    <message>
        <source>players bid blind only for themselves.</source>
        <translation>chacun n’annonce à l’aveugle que pour soi.</translation>
    </message>
    <message>
        <source>A blind bonus can&apos;t be combined with “Every contract of ten”: choose “When announced” instead.</source>
        <translation>La prime à l’aveugle ne va pas avec «&#xa0;Tout contrat de dix&#xa0;»&#xa0;: choisissez plutôt «&#xa0;Si annoncé comme tel&#xa0;».</translation>
    </message>
    <message>
        <source>No number can be bid blind: the lowest allowed, %1, is above the highest, %2.</source>
        <translation>Aucun nombre ne peut être annoncé à l’aveugle&#xa0;: le plus petit permis, %1, dépasse le plus grand, %2.</translation>
    </message>
    <message>
        <source>Blind numbers</source>
        <translation>Nombres à l’aveugle</translation>
    </message>
    <message>
        <source>Whether numbers may be bid blind (before looking) for more points. Either a player may do so for their own tricks, or a side for all its players.</source>
        <translation>Dit si l’on peut annoncer des nombres à l’aveugle (avant de regarder) pour plus de points&#xa0;: soit un joueur pour ses propres plis, soit un camp pour tous ses joueurs.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Interdit</translation>
    </message>
    <message>
        <source>By a player</source>
        <translation>Par un joueur</translation>
    </message>
    <message>
        <source>By a side</source>
        <translation>Par un camp</translation>
    </message>
    <message>
        <source>blind six seven trailing unseen</source>
        <translation>aveugle six sept retard sans voir sans regarder blind</translation>
    </message>
    <message>
        <source>blind; blind bid; blind bids; blind six; blind seven; blind 6; blind 7; blind #; go blind; going blind; bid blind; no blind=no; no blind bids=no; no blind bidding=no</source>
        <translation>aveugle; à l&apos;aveugle; annonce à l&apos;aveugle; annonce aveugle; six à l&apos;aveugle; sept à l&apos;aveugle; # à l&apos;aveugle; annoncer à l&apos;aveugle; pas d&apos;aveugle=no; pas d&apos;annonces à l&apos;aveugle=no; sans aveugle=no</translation>
    </message>
    <message>
        <source>Lowest number bid blind</source>
        <translation>Annonce minimum à l’aveugle</translation>
    </message>
    <message>
        <source>The lowest number that may be bid blind.</source>
        <translation>Le plus petit nombre qu’on peut annoncer à l’aveugle.</translation>
    </message>
    <message>
        <source>blind six seven</source>
        <translation>aveugle six sept blind</translation>
    </message>
    <message>
        <source>lowest blind; minimum blind; blind at least #; minimum blind bid; blind # or more; least blind bid</source>
        <translation>plus petite annonce à l&apos;aveugle; aveugle minimum; au moins # à l&apos;aveugle; annonce minimum à l&apos;aveugle; # ou plus à l&apos;aveugle</translation>
    </message>
    <message>
        <source>Highest number bid blind</source>
        <translation>Annonce maximum à l’aveugle</translation>
    </message>
    <message>
        <source>The highest number that may be bid blind.</source>
        <translation>Le plus grand nombre qu’on peut annoncer à l’aveugle.</translation>
    </message>
    <message>
        <source>Blind bids when behind by</source>
        <translation>Annonce à l’aveugle&#xa0;: retard minimum</translation>
    </message>
    <message>
        <source>Only a side at least this many points behind the leader may make a blind bid of a number, of ten for two hundred, or of a moon. 0 allows it at any score.</source>
        <translation>Seul un camp qui a au moins ce nombre de points de retard sur le camp en tête peut annoncer à l’aveugle un nombre, un dix pour deux cents ou un moon. 0&#xa0;: permis à tout moment.</translation>
    </message>
    <message>
        <source>At any score</source>
        <translation>Sans condition</translation>
    </message>
    <message>
        <source>trailing losing down by hundred</source>
        <translation>retard mené en retard perdre de cent points</translation>
    </message>
    <message>
        <source>blind when # behind; blind # down; blind down #; down by #; # behind; # points behind; trailing by #; behind by #; # down</source>
        <translation>aveugle avec # de retard; à l&apos;aveugle à # de retard; # de retard; # points de retard; retard de #; mené de #</translation>
    </message>
    <message>
        <source>Blind bid made: points per trick</source>
        <translation>Annonce aveugle réussie&#xa0;: points par pli</translation>
    </message>
    <message>
        <source>Points for each trick of a successful blind bid: at 20 a blind six is worth 120.</source>
        <translation>Points pour chaque pli d’une annonce à l’aveugle réussie&#xa0;: à 20, un six aveugle vaut 120.</translation>
    </message>
    <message>
        <source>Blind bid failed: loss per trick</source>
        <translation>Annonce aveugle chutée&#xa0;: perte par pli</translation>
    </message>
    <message>
        <source>Points lost for each trick bid when a blind bid fails.</source>
        <translation>Points perdus pour chaque pli annoncé quand une annonce à l’aveugle chute.</translation>
    </message>
    <message>
        <source>Blind bids must be exact</source>
        <translation>À l’aveugle&#xa0;: compte exact</translation>
    </message>
    <message>
        <source>A blind contract is made only with exactly the number of tricks that was bid.</source>
        <translation>Un contrat à l’aveugle n’est réussi qu’avec exactement le nombre de plis annoncé.</translation>
    </message>
    <message>
        <source>Blind bonus</source>
        <translation>Prime à l’aveugle</translation>
    </message>
    <message>
        <source>A blind contract scores like a regular one. In addition, a side that meets it exactly earns this bonus, and a side that falls short loses the same number of points. 0 turns this rule off.</source>
        <translation>Un contrat à l’aveugle se marque comme un contrat normal. En plus, un camp qui le fait exactement gagne cette prime, et un camp qui fait moins perd le même nombre de points. 0&#xa0;: règle désactivée.</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>The value of a rule that is not in force.</extracomment>
        <translation>Non</translation>
    </message>
    <message>
        <source>Blind bonus: loss if the bid is exceeded</source>
        <translation>Prime à l’aveugle&#xa0;: perte si l’annonce est dépassée</translation>
    </message>
    <message>
        <source>Points lost when a side exceeds a blind contract that has a bonus.</source>
        <translation>Points perdus quand un camp dépasse un contrat à l’aveugle doté d’une prime.</translation>
    </message>
    <message>
        <source>Blind bonus: whose tricks count</source>
        <translation>Prime à l’aveugle&#xa0;: les plis comptés</translation>
    </message>
    <message>
        <source>Which tricks decide the bonus: those of the whole side, measured against its contract, or only the blind bidder&apos;s own, measured against their own bid.</source>
        <translation>Quels plis décident de la prime&#xa0;: ceux de tout le camp, comparés à son contrat, ou seulement ceux du joueur qui annonce à l’aveugle, comparés à sa propre annonce.</translation>
    </message>
    <message>
        <source>The side&apos;s tricks</source>
        <translation>Ceux du camp</translation>
    </message>
    <message>
        <source>The bidder&apos;s own</source>
        <translation>Ceux du joueur qui annonce</translation>
    </message>
    <message>
        <source>blind bidder&apos;s own tricks</source>
        <translation>propres plis de qui annonce à l&apos;aveugle</translation>
    </message>
    <message>
        <source>blind bidder&apos;s own tricks=bidder; own tricks of the blind bidder=bidder; blind bonus by the bidder=bidder</source>
        <translation>les plis de l&apos;annonceur aveugle=bidder; ses propres plis à l&apos;aveugle=bidder; prime aveugle par l&apos;annonceur=bidder</translation>
    </message>
    <message>
        <source>Overtricks of blind bids</source>
        <translation>Plis de mieux à l’aveugle</translation>
    </message>
    <message>
        <source>Overtricks of a blind contract count as usual.</source>
        <translation>Les plis de mieux d’un contrat à l’aveugle comptent comme d’habitude.</translation>
    </message>
    <message>
        <source>Blind bid may change to ten</source>
        <translation>Changer l’aveugle en dix</translation>
    </message>
    <message>
        <source>After looking, a side that bid blind may change to a regular bid of ten.</source>
        <translation>Après avoir regardé, un camp qui a annoncé à l’aveugle peut passer à une annonce normale de dix.</translation>
    </message>
    <message>
        <source>Blind bid of %1 made, tricks that count: %2</source>
        <translation>Annonce à l’aveugle de %1 réussie, plis comptés&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>Blind bid of %1, tricks that count: %2 (%n trick(s) short)</source>
        <translation>
            <numerusform>Annonce à l’aveugle de %1, plis comptés&#xa0;: %2 (il manque %n pli)</numerusform>
            <numerusform>Annonce à l’aveugle de %1, plis comptés&#xa0;: %2 (il manque %n plis)</numerusform>
        </translation>
    </message>
    <message>
        <source>Blind bid of %1 not met exactly, tricks that count: %2</source>
        <translation>Annonce à l’aveugle de %1 non faite exactement, plis comptés&#xa0;: %2</translation>
    </message>
    <message>
        <source>Partner&apos;s regular bid of %1 made</source>
        <translation>Annonce normale du partenaire, %1, réussie</translation>
    </message>
    <message>
        <source>Partner&apos;s regular bid of %1 failed too</source>
        <translation>Annonce normale du partenaire, %1, chutée aussi</translation>
    </message>
    <message>
        <source>Blind bid of %1 met exactly: bonus</source>
        <translation>Annonce à l’aveugle de %1 exacte&#xa0;: prime</translation>
    </message>
    <message>
        <source>Blind bid of %1 missed: points lost</source>
        <translation>Annonce à l’aveugle de %1 manquée&#xa0;: points perdus</translation>
    </message>
    <message>
        <source>Blind bid of %1 exceeded: points lost</source>
        <translation>Annonce à l’aveugle de %1 dépassée&#xa0;: points perdus</translation>
    </message>
    <message>
        <source>A number bid blind must be met exactly.</source>
        <translation>Un nombre à l’aveugle doit être fait exactement.</translation>
    </message>
    <message numerus="yes">
        <source>The blind bidder&apos;s side scores its contract as usual. In addition, the side earns %n point(s) if the blind bidder takes exactly as many tricks as they bid, and loses the same number if they take fewer.</source>
        <translation>
            <numerusform>Le camp du joueur qui annonce à l’aveugle marque son contrat comme d’habitude. Si ce joueur fait exactement les plis qu’il a annoncés, le camp gagne %n point de plus&#xa0;; s’il en fait moins, le camp perd en plus le même nombre de points.</numerusform>
            <numerusform>Le camp du joueur qui annonce à l’aveugle marque son contrat comme d’habitude. Si ce joueur fait exactement les plis qu’il a annoncés, le camp gagne %n points de plus&#xa0;; s’il en fait moins, le camp perd en plus le même nombre de points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A blind contract scores as usual. In addition, a side that meets it exactly earns %n point(s), and a side that falls short loses the same number.</source>
        <translation>
            <numerusform>Un contrat à l’aveugle compte comme d’habitude. Un camp qui le fait exactement gagne %n point de plus&#xa0;; un camp qui fait moins perd en plus le même nombre de points.</numerusform>
            <numerusform>Un contrat à l’aveugle compte comme d’habitude. Un camp qui le fait exactement gagne %n points de plus&#xa0;; un camp qui fait moins perd en plus le même nombre de points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that bid blind loses %n point(s) if it takes more tricks than it bid.</source>
        <translation>
            <numerusform>Un camp qui fait plus de plis qu’annoncé à l’aveugle perd %n point.</numerusform>
            <numerusform>Un camp qui fait plus de plis qu’annoncé à l’aveugle perd %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A number bid blind earns %n point(s) for each trick bid if made and costs %2 for each if set.</source>
        <translation>
            <numerusform>Un nombre à l’aveugle rapporte %n point par pli annoncé s’il est réussi et coûte %2 par pli s’il chute.</numerusform>
            <numerusform>Un nombre à l’aveugle rapporte %n points par pli annoncé s’il est réussi et coûte %2 par pli s’il chute.</numerusform>
        </translation>
    </message>
    <message>
        <source>Overtricks of a blind contract count for nothing.</source>
        <translation>Les plis de mieux d’un contrat à l’aveugle ne comptent pas.</translation>
    </message>
    <message>
        <source>Before looking, a player may bid a number from %1 to %2 blind.</source>
        <translation>Avant de regarder, un joueur peut annoncer à l’aveugle un nombre de %1 à %2.</translation>
    </message>
    <message>
        <source>Before any of its players has looked, a side may make one blind bid from %1 to %2 for all its players.</source>
        <translation>Avant qu’aucun de ses joueurs n’ait regardé, un camp peut faire une annonce à l’aveugle de %1 à %2 pour tous ses joueurs.</translation>
    </message>
    <message numerus="yes">
        <source>Only a side at least %n point(s) behind the leader may bid blind numbers and blind moons.</source>
        <translation>
            <numerusform>Seul un camp qui a au moins %n point de retard sur le camp en tête peut annoncer des nombres et des moons à l’aveugle.</numerusform>
            <numerusform>Seul un camp qui a au moins %n points de retard sur le camp en tête peut annoncer des nombres et des moons à l’aveugle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only a side at least %n point(s) behind the leader may make this bid.</source>
        <translation>
            <numerusform>Seul un camp qui a au moins %n point de retard sur le camp en tête peut faire cette annonce.</numerusform>
            <numerusform>Seul un camp qui a au moins %n points de retard sur le camp en tête peut faire cette annonce.</numerusform>
        </translation>
    </message>
    <message>
        <source>After looking, the side may change its blind bid to a regular bid of ten.</source>
        <translation>Après avoir regardé, le camp peut changer son annonce à l’aveugle en annonce normale de dix.</translation>
    </message>
    <message>
        <source>Blind bids of %1 or more.</source>
        <translation>Annonces à l’aveugle dès %1.</translation>
    </message>
    <message numerus="yes">
        <source>Allowed only when you are at least %n point(s) behind; you are %1 behind.</source>
        <translation>
            <numerusform>Permis seulement si vous avez au moins %n point de retard&#xa0;; vous en avez %1.</numerusform>
            <numerusform>Permis seulement si vous avez au moins %n points de retard&#xa0;; vous en avez %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A blind contract scores as usual. In addition, a player who meets it exactly earns %n point(s), and a player who falls short loses the same number.</source>
        <translation>
            <numerusform>Un contrat à l’aveugle compte comme d’habitude. Un joueur qui le fait exactement gagne %n point de plus&#xa0;; un joueur qui fait moins perd en plus le même nombre de points.</numerusform>
            <numerusform>Un contrat à l’aveugle compte comme d’habitude. Un joueur qui le fait exactement gagne %n points de plus&#xa0;; un joueur qui fait moins perd en plus le même nombre de points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who bid blind loses %n point(s) by taking more tricks than they bid.</source>
        <translation>
            <numerusform>Un joueur qui fait plus de plis qu’annoncé à l’aveugle perd %n point.</numerusform>
            <numerusform>Un joueur qui fait plus de plis qu’annoncé à l’aveugle perd %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only a player at least %n point(s) behind the leader may bid blind numbers and blind moons.</source>
        <translation>
            <numerusform>Seul un joueur qui a au moins %n point de retard sur le joueur en tête peut annoncer des nombres et des moons à l’aveugle.</numerusform>
            <numerusform>Seul un joueur qui a au moins %n points de retard sur le joueur en tête peut annoncer des nombres et des moons à l’aveugle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only a player at least %n point(s) behind the leader may make this bid.</source>
        <translation>
            <numerusform>Seul un joueur qui a au moins %n point de retard sur le joueur en tête peut faire cette annonce.</numerusform>
            <numerusform>Seul un joueur qui a au moins %n points de retard sur le joueur en tête peut faire cette annonce.</numerusform>
        </translation>
    </message>
    <message>
        <source>After looking, the player may change the blind bid to a regular bid of ten.</source>
        <translation>Après avoir regardé, le joueur peut changer son annonce à l’aveugle en annonce normale de dix.</translation>
    </message>
</context>
<context>
    <name>bonuses</name>
    <message numerus="yes">
        <source>&quot;dix&quot; lists %n trick(s) won by a nine of spades, but the number of these cards in the deck is only %1</source>
        <translation>
            <numerusform>&quot;dix&quot; indique %n pli fait par un neuf de pique, mais le nombre de ces cartes dans le paquet n’est que de %1</numerusform>
            <numerusform>&quot;dix&quot; indique %n plis faits par un neuf de pique, mais le nombre de ces cartes dans le paquet n’est que de %1</numerusform>
        </translation>
    </message>
    <message>
        <source>The nine of spades can still win a trick.</source>
        <translation>Le neuf de pique peut encore faire un pli.</translation>
    </message>
    <message>
        <source>&quot;dix&quot; is missing: rule dix_allowed needs the seat that won a trick with the nine of spades, or null</source>
        <translation>&quot;dix&quot; manque&#xa0;: la règle dix_allowed demande la place qui a fait un pli avec le neuf de pique, ou null</translation>
    </message>
    <message>
        <source>streaks earn nothing.</source>
        <translation>les séries ne rapportent rien.</translation>
    </message>
    <message>
        <source>Winning streak</source>
        <translation>Série de plis</translation>
    </message>
    <message>
        <source>A player who wins this many tricks in a row at the end of a deal earns a bonus. 0 turns this rule off.</source>
        <translation>Un joueur qui fait ce nombre de plis de suite à la fin d’une donne reçoit une prime. 0&#xa0;: règle désactivée.</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>The value of a rule that is not in force.</extracomment>
        <translation>Non</translation>
    </message>
    <message>
        <source>end winning streak three in a row</source>
        <translation>série fin plis de suite trois de suite streak</translation>
    </message>
    <message>
        <source>Winning streak: points per trick</source>
        <translation>Série de plis&#xa0;: points par pli</translation>
    </message>
    <message>
        <source>Points for each trick of a winning streak.</source>
        <translation>Points pour chaque pli d’une série.</translation>
    </message>
    <message>
        <source>Streak breaker</source>
        <translation>Casseur de série</translation>
    </message>
    <message>
        <source>If a player needs only the last trick of the deal to complete a streak, but an opponent wins that trick, the opponent&apos;s side gets the points for the streak.</source>
        <translation>S’il ne manque à un joueur que le dernier pli de la donne pour achever une série et qu’un adversaire fait ce pli, le camp de cet adversaire reçoit les points de la série.</translation>
    </message>
    <message>
        <source>Dix</source>
        <extracomment>Title of a rule, a word of players for points for tricks with the nine of spades.</extracomment>
        <translation>Prime du neuf de pique</translation>
    </message>
    <message>
        <source>A trick won by the nine of spades earns 1 point; 5 if it beat another spade; 10 if spades were led.</source>
        <translation>Un pli fait avec le neuf de pique vaut 1 point&#xa0;; 5 s’il a battu un autre pique&#xa0;; 10 si pique était demandé.</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>neuf de pique 9 de pique dix</translation>
    </message>
    <message>
        <source>Eight and ten</source>
        <translation>Huit et dix</translation>
    </message>
    <message>
        <source>The scorecard also keeps a score for each player: partners split their side&apos;s bonuses evenly.</source>
        <translation>La feuille de marque tient aussi un compte par joueur&#xa0;: les partenaires se partagent à égalité les primes de leur camp.</translation>
    </message>
    <message>
        <source>eight and ten rule</source>
        <translation>huit et dix partage règle eight and ten</translation>
    </message>
    <message numerus="yes">
        <source>One player won the last %n trick(s)</source>
        <translation>
            <numerusform>Derniers plis faits par un même joueur&#xa0;: %n</numerusform>
            <numerusform>Derniers plis faits par un même joueur&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Broke a streak of %n trick(s)</source>
        <translation>
            <numerusform>Série de %n pli brisée</numerusform>
            <numerusform>Série de %n plis brisée</numerusform>
        </translation>
    </message>
    <message>
        <source>The nine of spades won a trick</source>
        <translation>Le neuf de pique a fait un pli</translation>
    </message>
    <message numerus="yes">
        <source>Winning streak: a player who wins %1 of a deal earns %n point(s) for each of them.</source>
        <translation>
            <numerusform>Série de plis&#xa0;: un joueur qui fait %1 de la donne gagne %n point pour chacun.</numerusform>
            <numerusform>Série de plis&#xa0;: un joueur qui fait %1 de la donne gagne %n points pour chacun.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the last %n trick(s)</source>
        <translation>
            <numerusform>le dernier pli (%n)</numerusform>
            <numerusform>les %n derniers plis</numerusform>
        </translation>
    </message>
    <message>
        <source>Dix: a trick won by the nine of spades earns 1 point, 5 if it beat another spade, 10 if spades were led.</source>
        <translation>Prime du neuf de pique&#xa0;: un pli fait avec lui vaut 1 point, 5 s’il a battu un autre pique, 10 si pique était demandé.</translation>
    </message>
    <message>
        <source>The scorecard also keeps a score for each player: partners split their side&apos;s bonuses evenly. This rule is called “eight and ten”.</source>
        <translation>La feuille de marque tient aussi un compte par joueur&#xa0;: les partenaires se partagent à égalité les primes de leur camp. Cette règle s’appelle «&#xa0;huit et dix&#xa0;».</translation>
    </message>
    <message>
        <source>If a player needs only the last trick of the deal to complete a streak, but an opponent wins that trick, the opponent gets the points for the streak.</source>
        <translation>S’il ne manque à un joueur que le dernier pli de la donne pour achever une série et qu’un adversaire fait ce pli, cet adversaire reçoit les points de la série.</translation>
    </message>
</context>
<context>
    <name>claims</name>
    <message>
        <source>claims at the player&apos;s own risk are not allowed.</source>
        <translation>il n’est pas permis de réclamer à ses risques.</translation>
    </message>
    <message>
        <source>Claiming the remaining tricks</source>
        <translation>Réclamer les plis restants</translation>
    </message>
    <message>
        <source>Whether a player on lead may lay down their hand and claim all remaining tricks: never, only when no opponent could win any, or at the player&apos;s own risk.</source>
        <translation>Dit si un joueur qui commence un pli peut étaler sa main et réclamer tous les plis restants&#xa0;: jamais, seulement si aucun adversaire ne peut en faire, ou à ses risques.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Interdit</translation>
    </message>
    <message>
        <source>When the tricks are certain</source>
        <translation>Quand les plis sont sûrs</translation>
    </message>
    <message>
        <source>Anytime, at your own risk</source>
        <translation>À tout moment, à vos risques</translation>
    </message>
    <message>
        <source>tram the rest are mine lay down</source>
        <translation>tram le reste est pour moi réclamer étaler poser tapis claim</translation>
    </message>
    <message>
        <source>tram; claim; claims; claiming; the rest are mine; the rest is mine; lay down; no claims=no; no claiming=no</source>
        <translation>réclamer; réclamation; le reste est pour moi; le reste est à moi; réclamer les plis restants; étaler son jeu; poser ses cartes; pas de réclamation=no; interdit de réclamer=no</translation>
    </message>
    <message>
        <source>A wrong claim</source>
        <translation>Réclamation à tort</translation>
    </message>
    <message>
        <source>What a wrong claim costs. Either the hand stays face up, and each of its cards must be played at the first legal chance. Or the opponents get the remaining tricks. Or the bid fails.</source>
        <translation>Ce que coûte une réclamation à tort. Soit la main reste visible, et chacune de ses cartes doit être jouée dès que c’est permis. Soit les adversaires reçoivent les plis restants. Soit l’annonce chute.</translation>
    </message>
    <message>
        <source>Hand stays face up</source>
        <translation>La main reste visible</translation>
    </message>
    <message>
        <source>Opponents get the tricks</source>
        <translation>Plis aux adversaires</translation>
    </message>
    <message>
        <source>The bid fails</source>
        <translation>L’annonce chute</translation>
    </message>
    <message>
        <source>tram the rest are mine exposed</source>
        <translation>tram le reste est pour moi réclamer exposée visible claim</translation>
    </message>
    <message>
        <source>Remaining tricks may not be claimed.</source>
        <translation>On ne peut pas réclamer les plis restants.</translation>
    </message>
    <message>
        <source>A player on lead may claim the remaining tricks if no opponent can win any.</source>
        <translation>Qui commence un pli peut réclamer les plis restants si aucun adversaire ne peut en faire.</translation>
    </message>
    <message>
        <source>A player on lead may claim the remaining tricks; if the claim is wrong, the hand stays face up, and each of its cards must be played as soon as it is legal.</source>
        <translation>Qui commence un pli peut réclamer les plis restants&#xa0;; si c’est à tort, sa main reste visible et chacune de ses cartes doit être jouée dès que c’est permis.</translation>
    </message>
    <message>
        <source>A player on lead may claim the remaining tricks; if the claim is wrong, they all go to the opponents.</source>
        <translation>Qui commence un pli peut réclamer les plis restants&#xa0;; si c’est à tort, ils vont tous aux adversaires.</translation>
    </message>
    <message>
        <source>A player on lead may claim the remaining tricks; if the claim is wrong, the bid fails.</source>
        <translation>Qui commence un pli peut réclamer les plis restants&#xa0;; si c’est à tort, l’annonce chute.</translation>
    </message>
</context>
<context>
    <name>company</name>
    <message>
        <source>The part of Sandbag for playing together isn&apos;t installed, or can&apos;t be used here.</source>
        <translation>Le module de Sandbag pour jouer ensemble n’est pas installé ou ne marche pas ici.</translation>
    </message>
    <message>
        <source>%1: contains no key</source>
        <translation>%1&#xa0;: ne contient pas de clé</translation>
    </message>
    <message>
        <source>%1: OpenSSL could not make a key</source>
        <translation>%1&#xa0;: OpenSSL n’a pas pu créer de clé</translation>
    </message>
    <message>
        <source>No answer from that address. Is the table open, and does its router allow port %1?</source>
        <translation>Pas de réponse à cette adresse. La table est-elle ouverte, et son routeur laisse-t-il passer le port %1&#xa0;?</translation>
    </message>
    <message>
        <source>The host of this name used another computer before, so this may be someone else.</source>
        <translation>L’hôte de ce nom utilisait auparavant un autre ordinateur&#xa0;: c’est peut-être quelqu’un d’autre.</translation>
    </message>
    <message>
        <source>The table&apos;s host has ended the connection.</source>
        <translation>L’hôte de la table a mis fin à la connexion.</translation>
    </message>
    <message>
        <source>The table could not be opened: another program uses port %1.</source>
        <translation>Impossible d’ouvrir la table&#xa0;: un autre programme utilise le port %1.</translation>
    </message>
    <message>
        <source>The table could not be opened on port %1 (%2).</source>
        <translation>Impossible d’ouvrir la table sur le port %1 (%2).</translation>
    </message>
    <message>
        <source>The table could not be opened: this computer isn&apos;t on a network.</source>
        <translation>Impossible d’ouvrir la table&#xa0;: cet ordinateur n’est sur aucun réseau.</translation>
    </message>
    <message>
        <source>Too many strangers tried to join: the table is closed to new players now.</source>
        <translation>Trop d’inconnus ont voulu entrer&#xa0;: la table n’accepte plus de nouveaux joueurs.</translation>
    </message>
    <message>
        <source>%1: another program uses this folder for its tables</source>
        <translation>%1&#xa0;: un autre programme utilise ce dossier pour ses tables</translation>
    </message>
    <message>
        <source>The invitation is for a table that isn&apos;t open now.</source>
        <translation>L’invitation est pour une table qui n’est pas ouverte en ce moment.</translation>
    </message>
    <message>
        <source>This host can&apos;t open another table.</source>
        <translation>Cet hôte ne peut pas ouvrir d’autre table.</translation>
    </message>
    <message>
        <source>The other program sent something unexpected (%1).</source>
        <translation>L’autre programme a envoyé quelque chose d’inattendu (%1).</translation>
    </message>
    <message>
        <source>Too much was sent at once; the connection was closed.</source>
        <translation>Trop de données envoyées à la fois&#xa0;; la connexion a été fermée.</translation>
    </message>
    <message>
        <source>Too much is being sent at once. If this continues, the connection will be closed.</source>
        <translation>Trop de données envoyées à la fois. Si cela continue, la connexion sera fermée.</translation>
    </message>
    <message>
        <source>The other program sent something unreadable; the connection was closed.</source>
        <translation>L’autre programme a envoyé quelque chose d’illisible&#xa0;; la connexion a été fermée.</translation>
    </message>
    <message>
        <source>There is no such seat at this table.</source>
        <translation>Cette place n’existe pas à cette table.</translation>
    </message>
    <message>
        <source>That seat is already taken.</source>
        <translation>Cette place est déjà prise.</translation>
    </message>
    <message>
        <source>Take a seat first.</source>
        <translation>Prenez d’abord une place.</translation>
    </message>
    <message>
        <source>The rules have changed; look at them again.</source>
        <translation>Les règles ont changé&#xa0;; relisez-les.</translation>
    </message>
    <message>
        <source>The other program (%2) is older than this one (%1); it must be updated first.</source>
        <translation>L’autre programme (%2) est plus ancien que celui-ci (%1)&#xa0;; il faut d’abord le mettre à jour.</translation>
    </message>
    <message>
        <source>The other program (%2) is newer than this one (%1); this one must be updated first.</source>
        <translation>L’autre programme (%2) est plus récent que celui-ci (%1)&#xa0;; il faut d’abord mettre celui-ci à jour.</translation>
    </message>
    <message>
        <source>This program (%1) and the other one (%2) don&apos;t have the same rule options; the older one must be updated first.</source>
        <translation>Ce programme (%1) et l’autre (%2) n’ont pas les mêmes options de règles&#xa0;; il faut d’abord mettre à jour le plus ancien.</translation>
    </message>
    <message>
        <source>Hello!</source>
        <extracomment>What one says to the others at a table of several computers, chosen from a menu.</extracomment>
        <translation>Bonjour&#xa0;!</translation>
    </message>
    <message>
        <source>Thank you.</source>
        <translation>Merci.</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Bien joué&#xa0;!</translation>
    </message>
    <message>
        <source>Sorry.</source>
        <extracomment>What one says to the others at a table of several computers, chosen from a menu.</extracomment>
        <translation>Pardon.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Un instant, s’il vous plaît.</translation>
    </message>
    <message>
        <source>Shall we go on?</source>
        <translation>On continue&#xa0;?</translation>
    </message>
    <message>
        <source>Good night.</source>
        <translation>Bonne nuit.</translation>
    </message>
    <message>
        <source>Nice bid.</source>
        <translation>Belle annonce.</translation>
    </message>
    <message>
        <source>That was close!</source>
        <translation>C’était juste&#xa0;!</translation>
    </message>
    <message>
        <source>Bad luck.</source>
        <translation>Pas de chance.</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>Bonne chance&#xa0;!</translation>
    </message>
    <message>
        <source>I&apos;m back.</source>
        <translation>Me revoilà.</translation>
    </message>
    <message>
        <source>The table can&apos;t be reached right now.</source>
        <translation>La table est injoignable pour le moment.</translation>
    </message>
    <message>
        <source>The player at that seat can&apos;t do that.</source>
        <translation>Le joueur à cette place ne peut pas faire cela.</translation>
    </message>
    <message>
        <source>Only the table&apos;s host can do this.</source>
        <translation>Seul l’hôte de la table peut faire cela.</translation>
    </message>
    <message>
        <source>That player is no longer away.</source>
        <translation>Ce joueur n’est plus absent.</translation>
    </message>
    <message>
        <source>The match is paused.</source>
        <translation>La partie est en pause.</translation>
    </message>
    <message>
        <source>Another player has just asked to undo.</source>
        <translation>Quelqu’un d’autre vient de demander à annuler.</translation>
    </message>
    <message>
        <source>No deal is in progress.</source>
        <translation>Aucune donne en cours.</translation>
    </message>
    <message>
        <source>You haven&apos;t bid or played in this deal yet.</source>
        <translation>Vous n’avez encore rien annoncé ni joué dans cette donne.</translation>
    </message>
    <message>
        <source>You can ask to undo once per deal.</source>
        <translation>Vous pouvez demander à annuler une fois par donne.</translation>
    </message>
    <message>
        <source>Too late: the deal had already moved on.</source>
        <translation>Trop tard&#xa0;: la donne avait déjà continué.</translation>
    </message>
    <message>
        <source>That is not one of the choices.</source>
        <translation>Ce n’est pas un des choix.</translation>
    </message>
    <message>
        <source>You can send one remark every four seconds.</source>
        <translation>Vous pouvez envoyer un message toutes les quatre secondes.</translation>
    </message>
    <message>
        <source>It&apos;s too early to remind anyone. Wait a little.</source>
        <translation>Il est trop tôt pour un rappel. Attendez un peu.</translation>
    </message>
    <message>
        <source>This player has been reminded already.</source>
        <translation>Cette personne a déjà reçu un rappel.</translation>
    </message>
    <message>
        <source>The table&apos;s host sent contradictory data; the connection was closed.</source>
        <translation>L’hôte de la table a envoyé des données contradictoires&#xa0;; la connexion a été fermée.</translation>
    </message>
    <message>
        <source>You are already at this table through another connection.</source>
        <translation>Vous êtes déjà à cette table par une autre connexion.</translation>
    </message>
    <message>
        <source>The table is full.</source>
        <translation>La table est complète.</translation>
    </message>
    <message>
        <source>The match has already begun.</source>
        <translation>La partie a déjà commencé.</translation>
    </message>
    <message>
        <source>The host did not admit you to the table.</source>
        <translation>L’hôte ne vous a pas laissé accéder à la table.</translation>
    </message>
    <message>
        <source>The host closed the table.</source>
        <translation>L’hôte a fermé la table.</translation>
    </message>
    <message>
        <source>All seats must be taken, and all must agree to the rules.</source>
        <translation>Toutes les places doivent être prises, et tous doivent accepter les règles.</translation>
    </message>
    <message>
        <source>It&apos;s someone else&apos;s turn to cut.</source>
        <translation>C’est à quelqu’un d’autre de couper le paquet.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>Vous avez quitté la table.</translation>
    </message>
    <message>
        <source>The match isn&apos;t over yet.</source>
        <translation>La partie n’est pas encore finie.</translation>
    </message>
    <message>
        <source>There is nobody in that seat to ask.</source>
        <translation>Il n’y a personne à cette place à qui demander.</translation>
    </message>
    <message>
        <source>%1 would rather not change seats.</source>
        <translation>%1 préfère ne pas changer de place.</translation>
    </message>
    <message>
        <source>Someone who has a seat is away. Wait, or put a computer there.</source>
        <translation>Une personne qui a une place est absente. Attendez ou mettez-y un ordinateur.</translation>
    </message>
    <message>
        <source>Waiting for %1 to cut the deck.</source>
        <translation>%1 doit encore couper le paquet.</translation>
    </message>
    <message>
        <source>Only the table&apos;s host can start the next deal.</source>
        <translation>Seul l’hôte de la table peut lancer la donne suivante.</translation>
    </message>
    <message>
        <source>The others wanted to go on. You can pause again in the next deal.</source>
        <translation>Les autres voulaient continuer. Vous pourrez remettre en pause à la prochaine donne.</translation>
    </message>
    <message>
        <source>Cut the cards first.</source>
        <translation>Coupez d’abord le paquet.</translation>
    </message>
    <message>
        <source>That player isn&apos;t holding up the match.</source>
        <translation>La partie n’attend pas ce joueur.</translation>
    </message>
    <message>
        <source>You can pause three times per deal.</source>
        <translation>Vous pouvez faire trois pauses par donne.</translation>
    </message>
</context>
<context>
    <name>contract</name>
    <message numerus="yes">
        <source>%n trick(s) above six, bid and made</source>
        <translation>
            <numerusform>%n pli au-dessus de six, annoncé et fait</numerusform>
            <numerusform>%n plis au-dessus de six, annoncés et faits</numerusform>
        </translation>
    </message>
    <message>
        <source>Bonus %1 for seven or more bid and made</source>
        <translation>Prime %1 pour sept ou plus annoncés et réussis</translation>
    </message>
    <message>
        <source>Bonus %1 for seven or more taken</source>
        <translation>Prime %1 pour sept plis ou plus</translation>
    </message>
    <message>
        <source>Each partner took exactly what they bid, %1 in all</source>
        <translation>Chaque partenaire a fait exactement son annonce, %1 en tout</translation>
    </message>
    <message>
        <source>partners need not reach their own bids.</source>
        <translation>les partenaires n’ont pas à atteindre leurs propres annonces.</translation>
    </message>
    <message>
        <source>a side that is set doesn&apos;t lose the points of its contract.</source>
        <translation>un camp qui chute ne perd pas les points de son contrat.</translation>
    </message>
    <message>
        <source>If everyone plays alone, there are no partners who must reach their own bids.</source>
        <translation>Si chacun joue pour soi, il n’y a pas de partenaires tenus de réussir leur propre annonce.</translation>
    </message>
    <message>
        <source>Points for each trick bid</source>
        <translation>Points par pli annoncé</translation>
    </message>
    <message>
        <source>Points for each trick bid: earned if the contract is made, lost if it is set.</source>
        <translation>Points par pli annoncé&#xa0;: gagnés si le contrat est réussi, perdus s’il chute.</translation>
    </message>
    <message>
        <source>books ten points score</source>
        <translation>plis dix points marque compter livres books</translation>
    </message>
    <message>
        <source>points per trick; points per book; points for a trick; # per trick; # a trick; # points per trick; # each trick bid</source>
        <translation>points par pli; points pour un pli; # par pli; # le pli; # points par pli; # par pli annoncé</translation>
    </message>
    <message>
        <source>When a contract is made</source>
        <translation>Quand un contrat est réussi</translation>
    </message>
    <message>
        <source>To make a contract, the side must take at least the tricks it bid, or exactly that many. Or each partner must take exactly their own bid, or at least their own bid.</source>
        <translation>Pour réussir un contrat, le camp doit faire au moins les plis annoncés, ou exactement ce nombre. Ou chaque partenaire doit faire exactement sa propre annonce, ou au moins sa propre annonce.</translation>
    </message>
    <message>
        <source>At least the contract</source>
        <translation>Au moins le contrat</translation>
    </message>
    <message>
        <source>Exactly the contract</source>
        <translation>Exactement le contrat</translation>
    </message>
    <message>
        <source>Each takes exactly their own bid</source>
        <translation>Chacun exactement son annonce</translation>
    </message>
    <message>
        <source>Each takes at least their own bid</source>
        <translation>Chacun au moins son annonce</translation>
    </message>
    <message>
        <source>highlander oh hell exact books</source>
        <translation>highlander oh hell exact exactement pile livres</translation>
    </message>
    <message>
        <source>exact bid=exact; exactly the bid=exact; must be exact=exact; exact contract=exact; oh hell; highlander; make it exactly=exact</source>
        <translation>annonce exacte=exact; exactement l&apos;annonce=exact; exact=exact; pile=exact; contrat exact=exact; oh hell; tomber juste=exact</translation>
    </message>
    <message>
        <source>A partner who misses their bid</source>
        <translation>Un partenaire sous son annonce</translation>
    </message>
    <message>
        <source>What a side loses if each partner must make their own bid and one partner misses it: the whole contract, or only that partner&apos;s bid.</source>
        <translation>Ce que perd un camp si chaque partenaire doit réussir sa propre annonce et que l’un d’eux la manque&#xa0;: tout le contrat, ou seulement l’annonce de ce partenaire.</translation>
    </message>
    <message>
        <source>The side loses the whole contract</source>
        <translation>Coûte tout le contrat</translation>
    </message>
    <message>
        <source>The side loses only that bid</source>
        <translation>Coûte son annonce</translation>
    </message>
    <message>
        <source>Cost of a set</source>
        <translation>Coût d’une chute</translation>
    </message>
    <message>
        <source>What a set costs: the whole contract, the points for each missing trick, or nothing. With “One point per trick when set”, the side scores a point for each trick it took.</source>
        <translation>Ce que coûte une chute&#xa0;: tout le contrat, les points de chaque pli manquant, ou rien. Avec «&#xa0;Chute&#xa0;: un point par pli&#xa0;», le camp marque un point par pli fait.</translation>
    </message>
    <message>
        <source>The contract</source>
        <translation>Le contrat</translation>
    </message>
    <message>
        <source>Each trick short</source>
        <translation>Chaque pli manquant</translation>
    </message>
    <message>
        <source>Nothing</source>
        <extracomment>A value: a contract that fails costs nothing.</extracomment>
        <translation>Rien</translation>
    </message>
    <message>
        <source>One point per trick when set</source>
        <translation>Chute&#xa0;: un point par pli</translation>
    </message>
    <message>
        <source>short down quicksand going under books</source>
        <translation>manquant plis manquants en dessous sous chute quicksand livres</translation>
    </message>
    <message>
        <source>set; sets; going set; get set; lose; set back; stuck; short; minus contract; minus the contract; lose the contract; missed bid; miss the bid; going under; under bid</source>
        <translation>chute; chuter; chutes; contrat chuté; perdre; perdre le contrat; contrat perdu; annonce manquée; moins le contrat; en dessous de l&apos;annonce</translation>
    </message>
    <message>
        <source>Points to opponents for each undertrick</source>
        <translation>Points adverses par pli manquant</translation>
    </message>
    <message>
        <source>When a side falls short of its contract, every opposing side gets this many points for each missing trick.</source>
        <translation>Quand un camp n’atteint pas son contrat, chaque camp adverse reçoit ce nombre de points par pli manquant.</translation>
    </message>
    <message>
        <source>broken contract defenders undertricks</source>
        <translation>contrat chuté défense défenseurs adversaires plis manquants chute</translation>
    </message>
    <message>
        <source>Points for an overtrick</source>
        <translation>Points par pli de mieux</translation>
    </message>
    <message>
        <source>Points for each trick beyond the contract. With a negative number, overtricks cost points.</source>
        <translation>Points pour chaque pli au-delà du contrat. Si le nombre est négatif, les plis de mieux coûtent des points.</translation>
    </message>
    <message>
        <source>bags sandbags books overs no overs over books</source>
        <translation>sacs plis de mieux surplus en trop bags sandbags overs no overs</translation>
    </message>
    <message>
        <source>overtricks; overs; over; overbooks; over books; extra books; extra tricks; no overs=0; overtrick worth #; # per overtrick; # for each overtrick; # per bag; points for bags</source>
        <translation>plis de mieux; pli de mieux; plis en plus; plis supplémentaires; pas de plis de mieux=0; pli de mieux vaut #; # par pli de mieux; # par sac; points pour les sacs</translation>
    </message>
    <message>
        <source>Overtricks that set a side</source>
        <translation>Chute par plis de mieux</translation>
    </message>
    <message>
        <source>A side that takes this many overtricks or more is set. 0 turns this rule off.</source>
        <translation>Un camp qui fait ce nombre de plis de mieux ou plus chute. 0&#xa0;: règle désactivée.</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>The value of a rule that is not in force.</extracomment>
        <translation>Non</translation>
    </message>
    <message>
        <source>bags sandbags overs three</source>
        <translation>sacs plis de mieux trois bags sandbags overs</translation>
    </message>
    <message>
        <source>set by overtricks; # overs is a set; # over is a set; # overtricks is a set; # bags is a set; too many overs; # over sets you</source>
        <translation>chute par plis de mieux; # plis de mieux font chuter; # sacs font chuter; trop de plis de mieux; chute à # plis de mieux</translation>
    </message>
    <message>
        <source>Set for taking twice the bid</source>
        <translation>Chute pour le double de l’annonce</translation>
    </message>
    <message>
        <source>A side may be set for taking too many tricks. Either twice its bid is already too many, or only more than twice its bid.</source>
        <translation>Un camp peut chuter pour avoir fait trop de plis. Soit le double de son annonce est déjà trop, soit seulement plus du double.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Non joué</translation>
    </message>
    <message>
        <source>At least twice</source>
        <translation>Au moins le double</translation>
    </message>
    <message>
        <source>More than twice</source>
        <translation>Plus du double</translation>
    </message>
    <message>
        <source>double over double back bags sandbags overtricks</source>
        <translation>double double over double back sacs plis de mieux bags sandbags</translation>
    </message>
    <message>
        <source>double over; double back; twice the bid; double the bid; double your bid</source>
        <translation>deux fois l&apos;annonce; le double de l&apos;annonce; double de son annonce; deux fois plus de plis</translation>
    </message>
    <message>
        <source>Penalty multiplier for taking twice the bid</source>
        <translation>Facteur de pénalité pour le double de l’annonce</translation>
    </message>
    <message>
        <source>A side that is set for taking too many tricks loses its contract multiplied by this number.</source>
        <translation>Un camp qui chute pour avoir fait trop de plis perd son contrat multiplié par ce nombre.</translation>
    </message>
    <message>
        <source>Bonus for seven or more</source>
        <translation>Prime à partir de sept</translation>
    </message>
    <message>
        <source>One of three bonuses. The first: each trick above six that is bid and made scores ten more points. The second is a race: a side gets 10 points the first time it makes a contract of seven or more, 20 the second time, 30 the third, and so on. The third is the same race, but a side only has to take seven or more tricks.</source>
        <translation>Une prime parmi trois. La première&#xa0;: chaque pli annoncé et fait au-dessus de six vaut dix points de plus. La deuxième est une course&#xa0;: un camp reçoit 10 points la première fois qu’il réussit un contrat de sept ou plus, 20 la deuxième fois, 30 la troisième, et ainsi de suite. La troisième est la même course, mais il suffit qu’un camp fasse sept plis ou plus.</translation>
    </message>
    <message>
        <source>By the size of the bid</source>
        <translation>Selon l’annonce</translation>
    </message>
    <message>
        <source>Race for contracts made</source>
        <translation>Course aux contrats réussis</translation>
    </message>
    <message>
        <source>Race for deals with seven tricks</source>
        <translation>Course aux donnes à sept plis</translation>
    </message>
    <message>
        <source>seven tricks or higher race</source>
        <translation>sept plis ou plus course seven</translation>
    </message>
    <message>
        <source>seven or more; bonus for seven; # or higher bonus</source>
        <translation>sept ou plus; prime pour sept; prime à partir de #</translation>
    </message>
    <message>
        <source>Bonus if both partners are exact</source>
        <translation>Prime si les deux sont exacts</translation>
    </message>
    <message>
        <source>If each partner takes exactly as many tricks as they bid, the side earns 10 extra points for every two tricks of its contract.</source>
        <translation>Si les deux partenaires font exactement leurs propres annonces, ils gagnent 10 points de plus par tranche de deux plis du contrat.</translation>
    </message>
    <message>
        <source>individual team players</source>
        <translation>individuel équipe joueurs</translation>
    </message>
    <message numerus="yes">
        <source>%n overtrick(s)</source>
        <translation>
            <numerusform>%n pli de mieux</numerusform>
            <numerusform>%n plis de mieux</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opponents fell %n trick(s) short</source>
        <translation>
            <numerusform>Il manquait %n pli aux adversaires</numerusform>
            <numerusform>Il manquait %n plis aux adversaires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A contract earns %n point(s) for each trick bid, if each partner takes at least their own bid.</source>
        <translation>
            <numerusform>Un contrat rapporte %n point par pli annoncé si chaque partenaire fait au moins sa propre annonce.</numerusform>
            <numerusform>Un contrat rapporte %n points par pli annoncé si chaque partenaire fait au moins sa propre annonce.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A contract earns %n point(s) for each trick bid, if each partner takes exactly their own bid.</source>
        <translation>
            <numerusform>Un contrat rapporte %n point par pli annoncé si chaque partenaire fait exactement sa propre annonce.</numerusform>
            <numerusform>Un contrat rapporte %n points par pli annoncé si chaque partenaire fait exactement sa propre annonce.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that takes exactly its contract earns %n point(s) for each trick bid.</source>
        <translation>
            <numerusform>Un camp qui fait exactement son contrat marque %n point par pli annoncé.</numerusform>
            <numerusform>Un camp qui fait exactement son contrat marque %n points par pli annoncé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that takes at least its contract earns %n point(s) for each trick bid.</source>
        <translation>
            <numerusform>Un camp qui fait au moins son contrat marque %n point par pli annoncé.</numerusform>
            <numerusform>Un camp qui fait au moins son contrat marque %n points par pli annoncé.</numerusform>
        </translation>
    </message>
    <message>
        <source>If a partner misses their own bid, the side loses the whole contract; overtricks still score.</source>
        <translation>Si un partenaire manque sa propre annonce, le camp perd tout le contrat&#xa0;; les plis de mieux comptent quand même.</translation>
    </message>
    <message>
        <source>If a partner misses their own bid, the side loses only that bid; overtricks still score.</source>
        <translation>Si un partenaire manque sa propre annonce, le camp ne perd que cette annonce&#xa0;; les plis de mieux comptent quand même.</translation>
    </message>
    <message>
        <source>Otherwise the side is set and loses the same number of points.</source>
        <translation>Sinon, le camp chute et perd autant de points.</translation>
    </message>
    <message>
        <source>Otherwise the side is set. Each missing trick costs as much as a trick bid earns; a side that is set for taking too many tricks loses its whole contract.</source>
        <translation>Sinon, le camp chute. Chaque pli manquant coûte ce que rapporte un pli annoncé&#xa0;; un camp qui chute pour avoir fait trop de plis perd tout son contrat.</translation>
    </message>
    <message>
        <source>Otherwise the side is set and scores nothing.</source>
        <translation>Sinon, le camp chute et ne marque rien.</translation>
    </message>
    <message>
        <source>Otherwise the side is set and scores 1 point for each trick it took.</source>
        <translation>Sinon, le camp chute et marque 1 point pour chaque pli fait.</translation>
    </message>
    <message numerus="yes">
        <source>For each trick that a side is short, every other side gets %n point(s).</source>
        <translation>
            <numerusform>Pour chaque pli qui manque à un camp, chaque autre camp marque %n point.</numerusform>
            <numerusform>Pour chaque pli qui manque à un camp, chaque autre camp marque %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For each trick that a side is short, the opponents get %n point(s).</source>
        <translation>
            <numerusform>Pour chaque pli qui manque à un camp, les adversaires marquent %n point.</numerusform>
            <numerusform>Pour chaque pli qui manque à un camp, les adversaires marquent %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Overtricks are kept separately from the score, as bags, and earn no points.</source>
        <translation>Les plis de mieux se comptent à part de la marque, comme sacs, et ne rapportent pas de points.</translation>
    </message>
    <message>
        <source>Overtricks earn no points.</source>
        <translation>Les plis de mieux ne rapportent rien.</translation>
    </message>
    <message numerus="yes">
        <source>Each overtrick earns %n point(s).</source>
        <translation>
            <numerusform>Chaque pli de mieux rapporte %n point.</numerusform>
            <numerusform>Chaque pli de mieux rapporte %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each overtrick costs %n point(s).</source>
        <translation>
            <numerusform>Chaque pli de mieux coûte %n point.</numerusform>
            <numerusform>Chaque pli de mieux coûte %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>A side that takes %1 or more overtricks is also set.</source>
        <translation>Un camp qui fait %1 plis de mieux ou plus chute aussi.</translation>
    </message>
    <message>
        <source>A side is also set when it takes twice its contract or more.</source>
        <translation>Un camp chute aussi s’il fait le double de son contrat ou plus.</translation>
    </message>
    <message>
        <source>A side is also set when it takes more than twice its contract.</source>
        <translation>Un camp chute aussi s’il fait plus du double de son contrat.</translation>
    </message>
    <message>
        <source>A set for taking too many tricks costs %1 times the contract.</source>
        <translation>Une chute par excès de plis coûte %1 fois le contrat.</translation>
    </message>
    <message>
        <source>A made contract of seven or more earns 10 extra points for each trick bid above six.</source>
        <translation>Un contrat de sept ou plus, s’il est réussi, rapporte 10 points de plus par pli annoncé au-dessus de six.</translation>
    </message>
    <message>
        <source>A side that makes a contract of seven or more earns 10 extra points the first time, 20 the second time, and so on.</source>
        <translation>Un camp qui réussit un contrat de sept ou plus marque 10 points de plus la première fois, 20 la deuxième, et ainsi de suite.</translation>
    </message>
    <message>
        <source>A side that takes seven tricks or more earns 10 extra points the first time, 20 the second time, and so on, no matter what it bid.</source>
        <translation>Un camp qui fait sept plis ou plus marque 10 points de plus la première fois, 20 la deuxième, et ainsi de suite, quelle que soit son annonce.</translation>
    </message>
    <message>
        <source>When both partners take exactly their own bids, they earn 10 extra points for every two tricks of the contract.</source>
        <translation>Si les deux partenaires font exactement leurs propres annonces, ils marquent 10 points de plus par tranche de deux plis du contrat.</translation>
    </message>
    <message>
        <source>Contracts must be met exactly.</source>
        <translation>Contrats à faire exactement.</translation>
    </message>
    <message>
        <source>Bid %1, took %2</source>
        <translation>Annoncé %1, fait %2</translation>
    </message>
    <message>
        <source>Bid %1, tricks that count: %2</source>
        <translation>Annoncé %1, plis comptés&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>Bid %1, took %2: %n trick(s) short</source>
        <translation>
            <numerusform>Annoncé %1, fait %2&#xa0;: %n pli manquant</numerusform>
            <numerusform>Annoncé %1, fait %2&#xa0;: %n plis manquants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bid %1, tricks that count: %2 (%n trick(s) short)</source>
        <translation>
            <numerusform>Annoncé %1, plis comptés&#xa0;: %2 (il manque %n pli)</numerusform>
            <numerusform>Annoncé %1, plis comptés&#xa0;: %2 (il manque %n plis)</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid %1, took %2: set by overtricks</source>
        <translation>Annoncé %1, fait %2&#xa0;: chute par plis de mieux</translation>
    </message>
    <message>
        <source>Bid %1, took %2: set for taking twice the bid</source>
        <translation>Annoncé %1, fait %2&#xa0;: chute pour avoir fait le double</translation>
    </message>
    <message>
        <source>Bid %1, took %2: the bid had to be met exactly</source>
        <translation>Annoncé %1, fait %2&#xa0;: il fallait le compte exact</translation>
    </message>
    <message>
        <source>Bid %1, took %2: a partner missed their own bid</source>
        <translation>Annoncé %1, fait %2&#xa0;: un partenaire a manqué sa propre annonce</translation>
    </message>
    <message>
        <source>Own bid %1, took %2: made</source>
        <translation>Propre annonce %1, fait %2&#xa0;: réussie</translation>
    </message>
    <message>
        <source>Own bid %1, took %2: missed</source>
        <translation>Propre annonce %1, fait %2&#xa0;: manquée</translation>
    </message>
    <message>
        <source>Bid %1, took %2: set by the failed nil</source>
        <translation>Annoncé %1, fait %2&#xa0;: chute à cause du nil chuté</translation>
    </message>
    <message>
        <source>Bid %1, took %2: failed because of a wrong claim</source>
        <translation>Annoncé %1, fait %2&#xa0;: chute pour réclamation à tort</translation>
    </message>
    <message>
        <source>Bid %1, took %2: set by a false challenge</source>
        <translation>Annoncé %1, fait %2&#xa0;: chute pour fausse contestation</translation>
    </message>
    <message>
        <source>Bid %1: counts as made, since the opponents reneged</source>
        <translation>Annoncé %1&#xa0;: compté comme réussi, renonce des adversaires</translation>
    </message>
    <message numerus="yes">
        <source>%n overtrick(s), points but no bags</source>
        <translation>
            <numerusform>%n pli de mieux, points sans sac</numerusform>
            <numerusform>%n plis de mieux, points sans sacs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who takes exactly their contract earns %n point(s) for each trick bid.</source>
        <translation>
            <numerusform>Un joueur qui fait exactement son contrat marque %n point par pli annoncé.</numerusform>
            <numerusform>Un joueur qui fait exactement son contrat marque %n points par pli annoncé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who takes at least their contract earns %n point(s) for each trick bid.</source>
        <translation>
            <numerusform>Un joueur qui fait au moins son contrat marque %n point par pli annoncé.</numerusform>
            <numerusform>Un joueur qui fait au moins son contrat marque %n points par pli annoncé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Otherwise the player is set and loses the same number of points.</source>
        <translation>Sinon, le joueur chute et perd autant de points.</translation>
    </message>
    <message>
        <source>Otherwise the player is set. Each missing trick costs as much as a trick bid earns; a player who is set for taking too many tricks loses their whole contract.</source>
        <translation>Sinon, le joueur chute. Chaque pli manquant coûte ce que rapporte un pli annoncé&#xa0;; un joueur qui chute pour avoir fait trop de plis perd tout son contrat.</translation>
    </message>
    <message>
        <source>Otherwise the player is set and scores nothing.</source>
        <translation>Sinon, le joueur chute et ne marque rien.</translation>
    </message>
    <message>
        <source>Otherwise the player is set and scores 1 point for each trick they took.</source>
        <translation>Sinon, le joueur chute et marque 1 point pour chaque pli fait.</translation>
    </message>
    <message numerus="yes">
        <source>For each trick that a player is short, every other player gets %n point(s).</source>
        <translation>
            <numerusform>Pour chaque pli qui manque à un joueur, chaque autre joueur marque %n point.</numerusform>
            <numerusform>Pour chaque pli qui manque à un joueur, chaque autre joueur marque %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For each trick that a player is short, the opponent gets %n point(s).</source>
        <translation>
            <numerusform>Pour chaque pli qui manque à un joueur, l’adversaire marque %n point.</numerusform>
            <numerusform>Pour chaque pli qui manque à un joueur, l’adversaire marque %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who takes %1 or more overtricks is also set.</source>
        <translation>Un joueur qui fait %1 plis de mieux ou plus chute aussi.</translation>
    </message>
    <message>
        <source>A player is also set when they take twice their contract or more.</source>
        <translation>Un joueur chute aussi s’il fait le double de son contrat ou plus.</translation>
    </message>
    <message>
        <source>A player is also set when they take more than twice their contract.</source>
        <translation>Un joueur chute aussi s’il fait plus du double de son contrat.</translation>
    </message>
    <message>
        <source>A player who makes a contract of seven or more earns 10 extra points the first time, 20 the second time, and so on.</source>
        <translation>Un joueur qui réussit un contrat de sept ou plus marque 10 points de plus la première fois, 20 la deuxième, et ainsi de suite.</translation>
    </message>
    <message>
        <source>A player who takes seven tricks or more earns 10 extra points the first time, 20 the second time, and so on, no matter what they bid.</source>
        <translation>Un joueur qui fait sept plis ou plus marque 10 points de plus la première fois, 20 la deuxième, et ainsi de suite, quelle que soit son annonce.</translation>
    </message>
</context>
<context>
    <name>dealing</name>
    <message>
        <source>the rule “Dealing or drafting” is not set to “Draft: keep or take the next”.</source>
        <translation>la règle «&#xa0;Donner ou choisir&#xa0;» n’est pas sur «&#xa0;Au choix&#xa0;: garder ou prendre la suivante&#xa0;».</translation>
    </message>
    <message>
        <source>no hand can be declared a misdeal.</source>
        <translation>aucune main ne peut être déclarée fausse donne.</translation>
    </message>
    <message>
        <source>a hand without face cards isn&apos;t a misdeal.</source>
        <translation>une main sans figure n’est pas une fausse donne.</translation>
    </message>
    <message>
        <source>only one condition for a misdeal is in use.</source>
        <translation>une seule condition de fausse donne est utilisée.</translation>
    </message>
    <message>
        <source>No card of that suit is in the deck, so it can&apos;t decide who deals first.</source>
        <translation>Le paquet n’a aucune carte de cette couleur&#xa0;: elle ne peut pas désigner le premier donneur.</translation>
    </message>
    <message>
        <source>The deck has only %3 cards: too few to deal %1 to each of %2 players.</source>
        <translation>Le paquet n’a que %3 cartes&#xa0;: trop peu pour en donner %1 à chacun des %2 joueurs.</translation>
    </message>
    <message>
        <source>A kitty of %1 would be bigger than a hand of %2.</source>
        <translation>Un chien de %1 serait plus gros qu’une main de %2.</translation>
    </message>
    <message>
        <source>A French cut makes four stacks: it needs four players and one deck.</source>
        <translation>Une coupe française fait quatre tas&#xa0;: il faut quatre joueurs et un seul paquet.</translation>
    </message>
    <message>
        <source>Hands can be drafted only in a two-player game.</source>
        <translation>On ne peut choisir sa main à tour de rôle que dans un jeu à deux.</translation>
    </message>
    <message>
        <source>If hands are drafted, no cards are left for a kitty.</source>
        <translation>Si chacun choisit sa main, il ne reste pas de cartes pour un chien.</translation>
    </message>
    <message numerus="yes">
        <source>With two players, each holds half the deck: %n card(s).</source>
        <translation>
            <numerusform>À deux joueurs, chacun a la moitié du paquet&#xa0;: %n carte.</numerusform>
            <numerusform>À deux joueurs, chacun a la moitié du paquet&#xa0;: %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Premier donneur</translation>
    </message>
    <message>
        <source>How the first dealer is chosen. Equal cards are ranked by suit: spades, hearts, diamonds, clubs.</source>
        <translation>Comment choisir le premier donneur. À cartes égales, la couleur décide&#xa0;: pique, cœur, carreau, trèfle.</translation>
    </message>
    <message>
        <source>At random</source>
        <translation>Au hasard</translation>
    </message>
    <message>
        <source>First spade turned up</source>
        <translation>Premier pique retourné</translation>
    </message>
    <message>
        <source>Highest card drawn</source>
        <translation>Plus haute carte tirée</translation>
    </message>
    <message>
        <source>Lowest card drawn</source>
        <translation>Plus basse carte tirée</translation>
    </message>
    <message>
        <source>First heart turned up</source>
        <translation>Premier cœur retourné</translation>
    </message>
    <message>
        <source>First diamond turned up</source>
        <translation>Premier carreau retourné</translation>
    </message>
    <message>
        <source>First club turned up</source>
        <translation>Premier trèfle retourné</translation>
    </message>
    <message>
        <source>draw for deal high card first diamond deals first club deals first heart deals</source>
        <translation>tirer donneur carte haute premier carreau donne premier trèfle donne premier cœur donne</translation>
    </message>
    <message>
        <source>first dealer; who deals first; draw for deal; first spade deals=first-spade; first diamond deals=first-diamond; first club deals=first-club; first heart deals=first-heart; high card deals=high-card; high card=high-card; low card deals=low-card; random dealer=random</source>
        <translation>premier donneur; qui donne en premier; tirer le donneur; premier pique donne=first-spade; premier carreau donne=first-diamond; premier trèfle donne=first-club; premier cœur donne=first-heart; plus haute carte donne=high-card; plus haute carte=high-card; plus petite carte donne=low-card; donneur au hasard=random</translation>
    </message>
    <message>
        <source>Cutting</source>
        <extracomment>Title of a rule: whether the deck is cut before it is dealt, noun.</extracomment>
        <translation>Coupe</translation>
    </message>
    <message>
        <source>Whether the deck is cut; the player just before the dealer does it. In a French cut, the deck is split into four stacks and their top cards are turned up; the cutter gives each player one of those cards, face up.</source>
        <translation>Dit si le paquet est coupé&#xa0;; c’est le joueur juste avant le donneur qui coupe. À la coupe française, on fait quatre tas et on retourne les cartes du dessus&#xa0;; qui coupe en donne une à chaque joueur, visible.</translation>
    </message>
    <message>
        <source>No cut</source>
        <translation>Sans coupe</translation>
    </message>
    <message>
        <source>Plain cut</source>
        <translation>Coupe simple</translation>
    </message>
    <message>
        <source>French cut</source>
        <translation>Coupe française</translation>
    </message>
    <message>
        <source>cut french stacks shuffle</source>
        <translation>coupe couper française tas piles mélanger cut french</translation>
    </message>
    <message>
        <source>cut; cut the deck; cut the cards; cutting the cards; no cut=none; no cutting=none; french cut=french</source>
        <translation>couper; couper le paquet; coupe; coupe du paquet; couper les cartes; sans couper=none; pas de coupe=none; coupe française=french</translation>
    </message>
    <message>
        <source>Cards for each player</source>
        <translation>Cartes par joueur</translation>
    </message>
    <message>
        <source>How many cards each player gets, and so how many tricks a deal has. The rule “Cards left over” says what happens to the other cards. 0 means as many as possible.</source>
        <translation>Combien de cartes reçoit chaque joueur, donc combien de plis compte une donne. La règle «&#xa0;Cartes en trop&#xa0;» dit ce que deviennent les autres cartes. 0&#xa0;: autant que possible.</translation>
    </message>
    <message>
        <source>As many as possible</source>
        <translation>Autant que possible</translation>
    </message>
    <message>
        <source>cards each hand size thirteen 13 number of cards dealt</source>
        <translation>cartes par joueur taille de la main treize 13 nombre de cartes distribuées</translation>
    </message>
    <message>
        <source>cards each; # cards each; # cards; hand size; hand of # cards; deal # cards; cards per player; # cards per player; how many cards</source>
        <translation>cartes chacun; # cartes chacun; # cartes; taille de la main; main de # cartes; donner # cartes; cartes par joueur; # cartes par joueur; combien de cartes</translation>
    </message>
    <message>
        <source>Cards dealt face up</source>
        <translation>Cartes données visibles</translation>
    </message>
    <message>
        <source>How many cards of each hand are dealt face up for everyone to see.</source>
        <translation>Combien de cartes de chaque main sont données à découvert, visibles de tous.</translation>
    </message>
    <message>
        <source>exposed open cards power check</source>
        <translation>cartes visibles exposées ouvertes retournées découvertes open cards power check</translation>
    </message>
    <message>
        <source>face up; # cards face up; exposed cards; open cards</source>
        <translation>face visible; # cartes visibles; cartes découvertes; cartes exposées; cartes ouvertes; # cartes découvertes</translation>
    </message>
    <message>
        <source>Dealing or drafting</source>
        <translation>Donner ou choisir</translation>
    </message>
    <message>
        <source>Cards are dealt as usual, or two players draft their hands in one of two ways. In the first, a player looks at the top card and either keeps it or takes the next one unseen. In the second, a player draws two cards and keeps one.</source>
        <translation>On donne comme d’habitude, ou deux joueurs choisissent leur main, de l’une de deux façons. Dans la première, un joueur regarde la carte du dessus, puis la garde ou prend la suivante sans l’avoir vue. Dans la seconde, un joueur tire deux cartes et en garde une.</translation>
    </message>
    <message>
        <source>Dealt</source>
        <extracomment>A value: the cards are dealt as usual and not chosen one by one, an adjective.</extracomment>
        <translation>Distribuées</translation>
    </message>
    <message>
        <source>Draft: keep or take the next</source>
        <translation>Au choix&#xa0;: garder ou prendre la suivante</translation>
    </message>
    <message>
        <source>Draft: keep one of two</source>
        <translation>Au choix&#xa0;: garder une carte sur deux</translation>
    </message>
    <message>
        <source>two players draw draft stock heads up</source>
        <translation>deux joueurs tirer piocher choisir pioche tête à tête draft heads up</translation>
    </message>
    <message>
        <source>draw two keep one; draft; drafting; two player deal; draw from the stock; honeymoon</source>
        <translation>en tirer deux en garder une; choisir à tour de rôle; pioche; piocher; donne à deux; tirer du talon</translation>
    </message>
    <message>
        <source>Look at the discarded card</source>
        <translation>Voir la carte rejetée</translation>
    </message>
    <message>
        <source>A drafting player who keeps the first card may look at the second one before discarding it.</source>
        <translation>Qui garde la première carte en choisissant sa main peut regarder la seconde avant de la rejeter.</translation>
    </message>
    <message>
        <source>Misdeal: no face card</source>
        <translation>Fausse donne&#xa0;: pas de figure</translation>
    </message>
    <message>
        <source>A player whose hand has no jack, queen or king may show it and ask for a new deal.</source>
        <translation>Un joueur sans valet, dame ni roi peut montrer sa main et demander une nouvelle donne.</translation>
    </message>
    <message>
        <source>deficient hand redeal court picture</source>
        <translation>main faible mauvaise main redonner figure figures sans figure deficient hand redeal</translation>
    </message>
    <message>
        <source>misdeal; reshuffle; redeal; no face cards; no faces; no court cards; no picture cards; deficient hand; bad hand</source>
        <translation>fausse donne; maldonne; remélanger; redonner; pas de figures; sans figure; main sans figures; mauvaise main</translation>
    </message>
    <message>
        <source>Misdeal: aces count as face cards</source>
        <translation>Fausse donne&#xa0;: as comptés comme figures</translation>
    </message>
    <message>
        <source>An ace counts as a face card too, so a hand without face cards has no ace, king, queen or jack.</source>
        <translation>L’as compte aussi comme figure&#xa0;: une main sans figure n’a donc ni as, ni roi, ni dame, ni valet.</translation>
    </message>
    <message>
        <source>no ace no face A K Q J picture deficient hand redeal</source>
        <translation>ni as ni figure A R D V figures main faible redonner</translation>
    </message>
    <message>
        <source>no ace no face=true; no ace or face=true; ace is a face card=true; aces are face cards=true; no A K Q J=true; no A, K, Q or J=true</source>
        <translation>ni as ni figure=true; pas d&apos;as ni de figure=true; l&apos;as est une figure=true; les as sont des figures=true; pas d&apos;as roi dame valet=true</translation>
    </message>
    <message>
        <source>Misdeal: long suit</source>
        <translation>Fausse donne&#xa0;: couleur longue</translation>
    </message>
    <message>
        <source>A player who holds at least this many cards of one suit may show the hand and ask for a new deal. 0 turns this rule off.</source>
        <translation>Un joueur qui a au moins ce nombre de cartes d’une couleur peut montrer sa main et demander une nouvelle donne. 0&#xa0;: règle désactivée.</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>The value of a rule that is not in force.</extracomment>
        <translation>Non</translation>
    </message>
    <message>
        <source>deficient hand redeal seven of a suit</source>
        <translation>main faible redonner sept dans une couleur sept cartes couleur longue deficient hand redeal</translation>
    </message>
    <message>
        <source>long suit; # of a suit; # of one suit; # card suit; seven of a suit=7; too many of a suit</source>
        <translation>couleur longue; # cartes d&apos;une couleur; # d&apos;une même couleur; # cartes de la même couleur; sept d&apos;une couleur=7; trop d&apos;une couleur</translation>
    </message>
    <message>
        <source>Misdeal: few spades</source>
        <translation>Fausse donne&#xa0;: peu de piques</translation>
    </message>
    <message>
        <source>A player who holds no more than this many spades may show the hand and ask for a new deal. −1 turns this rule off.</source>
        <translation>Un joueur qui n’a pas plus de ce nombre de piques peut montrer sa main et demander une nouvelle donne. −1&#xa0;: règle désactivée.</translation>
    </message>
    <message>
        <source>deficient hand redeal no spades one spade trump less</source>
        <translation>main faible redonner sans pique un seul pique sans atout peu de piques deficient hand redeal</translation>
    </message>
    <message>
        <source>no spades=0; one spade=1; few spades; no trumps in hand=0; no spades in hand=0; bad luck; not enough spades; too few spades</source>
        <translation>pas de pique=0; un pique=1; peu de piques; aucun atout en main=0; aucun pique en main=0; sans pique=0; pas assez de piques; trop peu de piques; malchance</translation>
    </message>
    <message>
        <source>Misdeal: all conditions required</source>
        <translation>Fausse donne&#xa0;: toutes conditions réunies</translation>
    </message>
    <message>
        <source>On: a hand is a misdeal only if it meets every misdeal condition in use. Off: one condition is enough.</source>
        <translation>Oui&#xa0;: une main n’est une fausse donne que si elle remplit toutes les conditions en vigueur. Non&#xa0;: une condition suffit.</translation>
    </message>
    <message>
        <source>both misdeal conditions together and deficient hand redeal</source>
        <translation>les deux conditions de fausse donne ensemble et main faible redonner</translation>
    </message>
    <message>
        <source>both misdeal conditions=true; all misdeal conditions=true; both conditions=true; misdeal conditions together=true</source>
        <translation>les deux conditions de fausse donne=true; toutes les conditions=true; les deux conditions=true; conditions de fausse donne ensemble=true</translation>
    </message>
    <message>
        <source>Ask partner about a misdeal</source>
        <translation>Consulter le partenaire</translation>
    </message>
    <message>
        <source>Before declaring a misdeal, a player may ask their partner for a yes or no, but still decides alone.</source>
        <translation>Avant de déclarer une fausse donne, un joueur peut demander oui ou non à son partenaire, mais il décide seul.</translation>
    </message>
    <message>
        <source>Dealer after a misdeal</source>
        <translation>Donneur après une fausse donne</translation>
    </message>
    <message>
        <source>Who deals after a misdeal, or after a deal that is void because too few tricks were bid: the same player again, or the next one.</source>
        <translation>Qui donne après une fausse donne, ou après une donne nulle faute d’assez de plis annoncés&#xa0;: le même joueur, ou le suivant.</translation>
    </message>
    <message>
        <source>Same dealer</source>
        <translation>Le même</translation>
    </message>
    <message>
        <source>Next dealer</source>
        <translation>Le suivant</translation>
    </message>
    <message>
        <source>who deals again; same dealer deals again=same; next dealer deals=next</source>
        <translation>qui redonne; le même donneur redonne=same; le même redonne=same; le donneur suivant donne=next; le suivant donne=next</translation>
    </message>
    <message>
        <source>The first dealer is chosen at random.</source>
        <translation>Le premier donneur est tiré au sort.</translation>
    </message>
    <message>
        <source>Cards are dealt face up until a spade appears; the player who gets it deals first.</source>
        <translation>On donne des cartes à découvert jusqu’au premier pique&#xa0;; qui le reçoit donne en premier.</translation>
    </message>
    <message>
        <source>Cards are dealt face up until a heart appears; the player who gets it deals first.</source>
        <translation>On donne des cartes à découvert jusqu’au premier cœur&#xa0;; qui le reçoit donne en premier.</translation>
    </message>
    <message>
        <source>The players are dealt cards face up in turn; the one who gets the first diamond deals first.</source>
        <translation>On donne des cartes à découvert à tour de rôle&#xa0;; qui reçoit le premier carreau donne en premier.</translation>
    </message>
    <message>
        <source>Cards are dealt face up until a club appears; the player who gets it deals first.</source>
        <translation>On donne des cartes à découvert jusqu’au premier trèfle&#xa0;; qui le reçoit donne en premier.</translation>
    </message>
    <message>
        <source>The player who draws the highest card deals first (ties go to spades, then hearts, diamonds, clubs).</source>
        <translation>Qui tire la plus haute carte donne en premier (à égalité&#xa0;: pique, puis cœur, carreau, trèfle).</translation>
    </message>
    <message>
        <source>The player who draws the lowest card deals first (ties go to clubs, then diamonds, hearts, spades).</source>
        <translation>Qui tire la plus basse carte donne en premier (à égalité&#xa0;: trèfle, puis carreau, cœur, pique).</translation>
    </message>
    <message>
        <source>%1 The deal then passes to the right.</source>
        <translation>%1 La donne passe ensuite à droite.</translation>
    </message>
    <message>
        <source>%1 The deal then passes to the left.</source>
        <translation>%1 La donne passe ensuite à gauche.</translation>
    </message>
    <message>
        <source>The deck is not cut.</source>
        <translation>On ne coupe pas le paquet.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left may cut the deck.</source>
        <translation>Le joueur à gauche du donneur peut couper le paquet.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s right may cut the deck.</source>
        <translation>Le joueur à droite du donneur peut couper le paquet.</translation>
    </message>
    <message>
        <source>French cut: the player on the dealer&apos;s left splits the deck into four stacks, turns up the four top cards, and gives one of those cards to each player.</source>
        <translation>Coupe française&#xa0;: le joueur à gauche du donneur fait quatre tas, retourne les quatre cartes du dessus et en donne une à chaque joueur.</translation>
    </message>
    <message>
        <source>French cut: the player on the dealer&apos;s right splits the deck into four stacks, turns up the four top cards, and gives one of those cards to each player.</source>
        <translation>Coupe française&#xa0;: le joueur à droite du donneur fait quatre tas, retourne les quatre cartes du dessus et en donne une à chaque joueur.</translation>
    </message>
    <message>
        <source>The two players draft their hands, starting with the nondealer. In turn, each draws two cards, keeps one, and discards the other. They stop when both hold %1 cards.</source>
        <translation>Les deux joueurs choisissent leur main, en commençant par le non-donneur. À tour de rôle, chacun tire deux cartes, en garde une et rejette l’autre. Ils s’arrêtent quand ils ont tous deux %1 cartes.</translation>
    </message>
    <message>
        <source>The two players draft their hands, starting with the nondealer. In turn, each looks at the top card and keeps either that card or the next one, and the other of the two is discarded. They stop when both hold %1 cards.</source>
        <translation>Les deux joueurs choisissent leur main, en commençant par le non-donneur. À tour de rôle, chacun regarde la carte du dessus et garde soit cette carte, soit la suivante&#xa0;; l’autre des deux est rejetée. Ils s’arrêtent quand ils ont tous deux %1 cartes.</translation>
    </message>
    <message>
        <source>A player who keeps the first card may look at the second one before discarding it.</source>
        <translation>Qui garde la première carte peut regarder la seconde avant de la rejeter.</translation>
    </message>
    <message>
        <source>A player who keeps the first card must discard the second one without looking at it.</source>
        <translation>Qui garde la première carte doit rejeter la seconde sans la regarder.</translation>
    </message>
    <message>
        <source>All cards must be dealt out evenly.</source>
        <translation>Toutes les cartes doivent se répartir à parts égales.</translation>
    </message>
    <message numerus="yes">
        <source>Everyone gets %n card(s).</source>
        <translation>
            <numerusform>Chacun reçoit %n carte.</numerusform>
            <numerusform>Chacun reçoit %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>One card left over: %1 is not dealt.</source>
        <translation>Une carte en trop, non distribuée&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The dealer sets the last %n leftover card(s) aside unseen.</source>
        <translation>
            <numerusform>Le donneur met de côté sans la voir la dernière carte en trop (%n).</numerusform>
            <numerusform>Le donneur met de côté sans les voir les %n dernières cartes en trop.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards may be left over.</source>
        <translation>Aucune carte ne doit rester.</translation>
    </message>
    <message numerus="yes">
        <source>Each hand gets %n card(s) face up.</source>
        <translation>
            <numerusform>Chaque main reçoit %n carte visible.</numerusform>
            <numerusform>Chaque main reçoit %n cartes visibles.</numerusform>
        </translation>
    </message>
    <message>
        <source>After a misdeal the same player deals again.</source>
        <translation>Après une fausse donne, le même joueur redonne.</translation>
    </message>
    <message>
        <source>After a misdeal the next player deals.</source>
        <translation>Après une fausse donne, le joueur suivant donne.</translation>
    </message>
    <message>
        <source>If the deal is void because of the bids, the same player deals again.</source>
        <translation>Si les annonces annulent la donne, le même joueur redonne.</translation>
    </message>
    <message>
        <source>If the deal is void because of the bids, the next player deals.</source>
        <translation>Si les annonces annulent la donne, le joueur suivant donne.</translation>
    </message>
    <message>
        <source>A hand with no jack, queen or king may be declared a misdeal.</source>
        <translation>Une main sans valet, dame ni roi peut être déclarée fausse donne.</translation>
    </message>
    <message>
        <source>A hand with no jack, queen, king or ace may be declared a misdeal.</source>
        <translation>Une main sans valet, dame, roi ni as peut être déclarée fausse donne.</translation>
    </message>
    <message>
        <source>A hand with %1 or more cards of one suit may be declared a misdeal.</source>
        <translation>Une main de %1 cartes ou plus d’une couleur peut être déclarée fausse donne.</translation>
    </message>
    <message>
        <source>A hand without spades may be declared a misdeal.</source>
        <translation>Une main sans pique peut être déclarée fausse donne.</translation>
    </message>
    <message>
        <source>A hand with %1 or fewer spades may be declared a misdeal.</source>
        <translation>Une main avec ce nombre de piques au plus peut être déclarée fausse donne&#xa0;: %1.</translation>
    </message>
    <message>
        <source>All of these conditions must be met at once.</source>
        <translation>Toutes ces conditions doivent être remplies à la fois.</translation>
    </message>
    <message>
        <source>To declare a misdeal, a player shows their hand when it is their turn to bid, before anyone on their side has bid.</source>
        <translation>Pour déclarer une fausse donne, on montre sa main quand vient son tour d’annoncer, avant toute annonce de son camp.</translation>
    </message>
    <message>
        <source>Before declaring a misdeal, the player may ask their partner for a yes or no, but still decides alone.</source>
        <translation>Avant de déclarer une fausse donne, le joueur peut demander oui ou non à son partenaire, mais il décide seul.</translation>
    </message>
    <message>
        <source>Drafted hands.</source>
        <translation>Mains choisies à tour de rôle.</translation>
    </message>
    <message>
        <source>To declare a misdeal, a player shows their hand when it is their turn to bid.</source>
        <translation>Pour déclarer une fausse donne, on montre sa main quand vient son tour d’annoncer.</translation>
    </message>
</context>
<context>
    <name>declarations</name>
    <message>
        <source>You need a spade to bid no trump.</source>
        <translation>Il faut un pique pour annoncer sans-atout.</translation>
    </message>
    <message>
        <source>Your side has already made its announcement.</source>
        <translation>Votre camp a déjà fait sa déclaration.</translation>
    </message>
    <message>
        <source>Another side has already announced a mo or a moe (a run of tricks).</source>
        <translation>Un autre camp a déjà annoncé un mo ou un moe (une suite de plis).</translation>
    </message>
    <message>
        <source>Your partner must agree to no trump first.</source>
        <translation>Votre partenaire doit d’abord accepter le sans-atout.</translation>
    </message>
    <message>
        <source>&quot;notrump_broken&quot; lists %1, but only a player who promised no trump and took a trick can break the promise</source>
        <translation>&quot;notrump_broken&quot; cite %1, mais seul un joueur qui a promis sans-atout et a fait un pli peut rompre sa promesse</translation>
    </message>
    <message>
        <source>&quot;notrump_broken&quot; is missing: with a no-trump bid, it must list the seats that broke their promise</source>
        <translation>&quot;notrump_broken&quot; manque&#xa0;: avec une annonce de sans-atout, il faut y citer les places qui ont rompu leur promesse</translation>
    </message>
    <message>
        <source>%1 broke the no-trump promise</source>
        <translation>%1 a rompu la promesse de sans-atout</translation>
    </message>
    <message>
        <source>Broken</source>
        <extracomment>Whether a promise was kept or not: a choice where a deal is entered, an adjective.</extracomment>
        <translation>Rompue</translation>
    </message>
    <message>
        <source>Kept</source>
        <extracomment>Whether a promise was kept or not: a choice where a deal is entered, an adjective.</extracomment>
        <translation>Tenue</translation>
    </message>
    <message>
        <source>nobody can bid no trump.</source>
        <translation>personne ne peut annoncer sans-atout.</translation>
    </message>
    <message>
        <source>the deal has too few tricks.</source>
        <translation>la donne a trop peu de plis.</translation>
    </message>
    <message>
        <source>The rules “Mo” and “Moe” can&apos;t be used together: each replaces the contract.</source>
        <translation>Les règles «&#xa0;Mo&#xa0;» et «&#xa0;Moe&#xa0;» ne vont pas ensemble&#xa0;: chacune remplace le contrat.</translation>
    </message>
    <message>
        <source>No-trump bids</source>
        <translation>Annonces à sans-atout</translation>
    </message>
    <message>
        <source>A player who holds a spade may add “no trump” to a bid. This is a promise to win no trick with a spade unless spades were led.</source>
        <translation>Un joueur qui a du pique peut ajouter «&#xa0;sans-atout&#xa0;» à son annonce. Il promet ainsi de ne faire aucun pli avec un pique, sauf si pique est demandé.</translation>
    </message>
    <message>
        <source>no trump nt</source>
        <translation>sans-atout sans atout sa nt no trump</translation>
    </message>
    <message>
        <source>no trump; no trumps; nt</source>
        <translation>sans-atout; sans atout; sa</translation>
    </message>
    <message>
        <source>No trump only if partner agrees</source>
        <translation>Sans-atout avec accord du partenaire</translation>
    </message>
    <message>
        <source>A player may bid no trump only if their partner agrees.</source>
        <translation>Un joueur ne peut annoncer sans-atout qu’avec l’accord de son partenaire.</translation>
    </message>
    <message>
        <source>Value of no trump</source>
        <translation>Valeur du sans-atout</translation>
    </message>
    <message>
        <source>What counts double if the promise of a no-trump bid is kept: the bid, or each trick the bidder takes.</source>
        <translation>Ce qui compte double si la promesse d’une annonce à sans-atout est tenue&#xa0;: l’annonce, ou chaque pli de l’annonceur.</translation>
    </message>
    <message>
        <source>Bid counts double</source>
        <translation>L’annonce compte double</translation>
    </message>
    <message>
        <source>Bidder&apos;s tricks count double</source>
        <translation>Ses plis comptent double</translation>
    </message>
    <message>
        <source>Bemo</source>
        <extracomment>Title of a rule, a word of players for tricks promised besides the contract or in place of it.</extracomment>
        <translation>Bemo</translation>
    </message>
    <message>
        <source>In addition to its contract, a side may announce that it will win the first six tricks (little bemo, 60 points won or lost) or the first nine (big bemo, 90 points).</source>
        <translation>En plus de son contrat, un camp peut annoncer qu’il fera les six premiers plis (petit bemo, 60 points gagnés ou perdus) ou les neuf premiers (grand bemo, 90 points).</translation>
    </message>
    <message>
        <source>big little first six nine tricks</source>
        <translation>grand petit six neuf premiers plis</translation>
    </message>
    <message>
        <source>Moe</source>
        <extracomment>Title of a rule, a word of players for tricks promised besides the contract or in place of it.</extracomment>
        <translation>Moe</translation>
    </message>
    <message>
        <source>Instead of a contract, a side may announce that at some time in the deal it will win six tricks in a row (little moe, 150 points) or eight (big moe, 300).</source>
        <translation>Au lieu d’un contrat, un camp peut annoncer qu’à un moment de la donne il fera six plis de suite (petit moe, 150 points) ou huit (grand moe, 300).</translation>
    </message>
    <message>
        <source>big little consecutive in a row</source>
        <translation>grand petit consécutifs de suite à la file</translation>
    </message>
    <message>
        <source>Failed moe</source>
        <translation>Moe chuté</translation>
    </message>
    <message>
        <source>Whether a failed moe (six or eight tricks in a row) costs as many points as it earns, or nothing.</source>
        <translation>Dit si un moe chuté (six ou huit plis de suite) coûte autant de points qu’il en rapporte, ou rien.</translation>
    </message>
    <message>
        <source>Costs nothing</source>
        <translation>Ne coûte rien</translation>
    </message>
    <message>
        <source>Costs as much as it earns</source>
        <translation>Coûte sa valeur</translation>
    </message>
    <message>
        <source>Mo</source>
        <extracomment>Title of a rule, a word of players for tricks promised besides the contract or in place of it.</extracomment>
        <translation>Mo</translation>
    </message>
    <message>
        <source>Instead of bidding a contract, a side may announce that it will win the first seven tricks (little mo) or ten (big mo). That side then leads first. A player may first ask how many tricks their partner can add.</source>
        <translation>Au lieu d’annoncer un contrat, un camp peut annoncer qu’il fera les sept premiers plis (petit mo) ou les dix premiers (grand mo). C’est alors ce camp qui entame. On peut d’abord demander à son partenaire combien de plis il peut ajouter.</translation>
    </message>
    <message>
        <source>big little first seven ten tricks</source>
        <translation>grand petit sept dix premiers plis</translation>
    </message>
    <message>
        <source>Points for a little mo</source>
        <translation>Points du petit mo</translation>
    </message>
    <message>
        <source>Points that a little mo (the first seven tricks) earns if made and costs if it fails.</source>
        <translation>Points qu’un petit mo (les sept premiers plis) rapporte s’il est réussi et coûte s’il chute.</translation>
    </message>
    <message>
        <source>Points for a big mo</source>
        <translation>Points du grand mo</translation>
    </message>
    <message>
        <source>Points that a big mo (the first ten tricks) earns if made and costs if it fails.</source>
        <translation>Points qu’un grand mo (les dix premiers plis) rapporte s’il est réussi et coûte s’il chute.</translation>
    </message>
    <message>
        <source>Bid %1, took %2, no-trump promise kept: the bidder&apos;s bid counts double</source>
        <translation>Annoncé %1, fait %2, promesse de sans-atout tenue&#xa0;: l’annonce du joueur compte double</translation>
    </message>
    <message>
        <source>Bid %1, no-trump promise kept; tricks that count: %2 (the bidder&apos;s own tricks count twice)</source>
        <translation>Annoncé %1, promesse de sans-atout tenue&#xa0;; plis comptés&#xa0;: %2 (ceux de l’annonceur en double)</translation>
    </message>
    <message>
        <source>No-trump promise broken: the bidder&apos;s bid of %1 is lost</source>
        <translation>Promesse de sans-atout rompue&#xa0;: l’annonce du joueur, %1, est perdue</translation>
    </message>
    <message>
        <source>Partner&apos;s bid of %1 made</source>
        <translation>Annonce du partenaire, %1, réussie</translation>
    </message>
    <message numerus="yes">
        <source>Won the first %n trick(s) as announced</source>
        <translation>
            <numerusform>Premiers plis faits comme annoncé&#xa0;: %n</numerusform>
            <numerusform>Premiers plis faits comme annoncé&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Did not win the first %n trick(s)</source>
        <translation>
            <numerusform>Premiers plis annoncés mais non faits&#xa0;: %n</numerusform>
            <numerusform>Premiers plis annoncés mais non faits&#xa0;: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won %n trick(s) in a row as announced</source>
        <translation>
            <numerusform>%n pli fait de suite comme annoncé</numerusform>
            <numerusform>%n plis faits de suite comme annoncé</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Never won %n trick(s) in a row</source>
        <translation>
            <numerusform>Jamais %n pli de suite</numerusform>
            <numerusform>Jamais %n plis de suite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bemo made: won the first %n trick(s)</source>
        <translation>
            <numerusform>Bemo réussi&#xa0;: a fait le premier pli (%n)</numerusform>
            <numerusform>Bemo réussi&#xa0;: a fait les %n premiers plis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bemo failed: did not win the first %n trick(s)</source>
        <translation>
            <numerusform>Bemo chuté&#xa0;: n’a pas fait le premier pli (%n)</numerusform>
            <numerusform>Bemo chuté&#xa0;: n’a pas fait les %n premiers plis</numerusform>
        </translation>
    </message>
    <message>
        <source>No trump: a player who holds a spade may promise, as part of a bid, to win no trick with a spade unless spades were led.</source>
        <translation>Sans-atout&#xa0;: un joueur qui a du pique peut ajouter à son annonce la promesse de ne faire aucun pli avec un pique, sauf si pique est demandé.</translation>
    </message>
    <message>
        <source>The player&apos;s partner must agree first.</source>
        <translation>Le partenaire doit d’abord être d’accord.</translation>
    </message>
    <message>
        <source>If the no-trump promise is kept and the contract made, the bid counts double; if the promise is broken, the side loses the points of that bid.</source>
        <translation>Si la promesse de sans-atout est tenue et le contrat réussi, l’annonce compte double&#xa0;; si la promesse est rompue, le camp perd les points de cette annonce.</translation>
    </message>
    <message>
        <source>If the no-trump promise is kept, each trick that the bidder takes counts double; if it is broken, the side loses the points of the bidder&apos;s bid.</source>
        <translation>Si la promesse de sans-atout est tenue, chaque pli de l’annonceur compte double&#xa0;; si elle est rompue, le camp perd les points de l’annonce de ce joueur.</translation>
    </message>
    <message>
        <source>Bemo: in addition to its contract, a side may announce that it will win the first six tricks (little bemo) or the first nine (big bemo). It wins or loses 60 points with a little bemo and 90 with a big one.</source>
        <translation>Bemo&#xa0;: en plus de son contrat, un camp peut annoncer qu’il fera les six premiers plis (petit bemo) ou les neuf premiers (grand bemo). Il gagne ou perd 60 points avec un petit bemo et 90 avec un grand.</translation>
    </message>
    <message>
        <source>Moe: instead of a contract, a side may announce that it will win six tricks in a row (little moe, 150 points won or lost) or eight (big moe, 300). The side gets no bags for it.</source>
        <translation>Moe&#xa0;: au lieu d’un contrat, un camp peut annoncer qu’il fera six plis de suite (petit moe, 150 points gagnés ou perdus) ou huit (grand moe, 300). Il ne prend pas de sacs.</translation>
    </message>
    <message>
        <source>Moe: instead of a contract, a side may announce that it will win six tricks in a row (little moe, 150 points) or eight (big moe, 300). The side gets no bags for it; a failed moe costs nothing.</source>
        <translation>Moe&#xa0;: au lieu d’un contrat, un camp peut annoncer qu’il fera six plis de suite (petit moe, 150 points) ou huit (grand moe, 300). Il ne prend pas de sacs&#xa0;; un moe chuté ne coûte rien.</translation>
    </message>
    <message numerus="yes">
        <source>Mo: instead of bidding a contract, a side may announce that it will win the first seven tricks (little mo, for %n point(s) won or lost) or the first ten (big mo, for %2). It gets no bags.</source>
        <translation>
            <numerusform>Mo&#xa0;: au lieu d’un contrat, un camp peut annoncer qu’il fera les sept premiers plis (petit mo, %n point gagné ou perdu) ou les dix premiers (grand mo, %2). Il ne prend pas de sacs.</numerusform>
            <numerusform>Mo&#xa0;: au lieu d’un contrat, un camp peut annoncer qu’il fera les sept premiers plis (petit mo, %n points gagnés ou perdus) ou les dix premiers (grand mo, %2). Il ne prend pas de sacs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Before announcing a little or big mo (the first seven or ten tricks), a player may ask how many tricks their partner can add. The partners decide which of them leads to the first trick.</source>
        <translation>Avant d’annoncer un petit ou un grand mo (les sept ou dix premiers plis), un joueur peut demander à son partenaire combien de plis il apporte. Les partenaires décident lequel des deux entame.</translation>
    </message>
    <message>
        <source>The player who announced a little or big mo (the first seven or ten tricks) leads to the first trick.</source>
        <translation>Le joueur qui a annoncé un petit ou un grand mo (les sept ou dix premiers plis) entame.</translation>
    </message>
    <message>
        <source>If the no-trump promise is kept and the contract made, the bid counts double; if the promise is broken, the player loses the points of that bid.</source>
        <translation>Si la promesse de sans-atout est tenue et le contrat réussi, l’annonce compte double&#xa0;; si la promesse est rompue, le joueur perd les points de cette annonce.</translation>
    </message>
    <message>
        <source>If the no-trump promise is kept, each trick that the bidder takes counts double; if it is broken, the bidder loses the points of the bid.</source>
        <translation>Si la promesse de sans-atout est tenue, chaque pli de l’annonceur compte double&#xa0;; si elle est rompue, ce joueur perd les points de son annonce.</translation>
    </message>
    <message>
        <source>Bemo: in addition to their contract, a player may announce that they will win the first six tricks (little bemo) or the first nine (big bemo). They win or lose 60 points with a little bemo and 90 with a big one.</source>
        <translation>Bemo&#xa0;: en plus de son contrat, un joueur peut annoncer qu’il fera les six premiers plis (petit bemo) ou les neuf premiers (grand bemo). Il gagne ou perd 60 points avec un petit bemo et 90 avec un grand.</translation>
    </message>
    <message>
        <source>Moe: instead of a contract, a player may announce that they will win six tricks in a row (little moe, 150 points won or lost) or eight (big moe, 300). The player gets no bags for it.</source>
        <translation>Moe&#xa0;: au lieu d’un contrat, un joueur peut annoncer qu’il fera six plis de suite (petit moe, 150 points gagnés ou perdus) ou huit (grand moe, 300). Il ne prend pas de sacs.</translation>
    </message>
    <message>
        <source>Moe: instead of a contract, a player may announce that they will win six tricks in a row (little moe, 150 points) or eight (big moe, 300). The player gets no bags for it; a failed moe costs nothing.</source>
        <translation>Moe&#xa0;: au lieu d’un contrat, un joueur peut annoncer qu’il fera six plis de suite (petit moe, 150 points) ou huit (grand moe, 300). Il ne prend pas de sacs&#xa0;; un moe chuté ne coûte rien.</translation>
    </message>
    <message numerus="yes">
        <source>Mo: instead of bidding a contract, a player may announce that they will win the first seven tricks (little mo, for %n point(s) won or lost) or the first ten (big mo, for %2). They get no bags.</source>
        <translation>
            <numerusform>Mo&#xa0;: au lieu d’un contrat, un joueur peut annoncer qu’il fera les sept premiers plis (petit mo, %n point gagné ou perdu) ou les dix premiers (grand mo, %2). Il ne prend pas de sacs.</numerusform>
            <numerusform>Mo&#xa0;: au lieu d’un contrat, un joueur peut annoncer qu’il fera les sept premiers plis (petit mo, %n points gagnés ou perdus) ou les dix premiers (grand mo, %2). Il ne prend pas de sacs.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>engine</name>
    <message>
        <source>“%1”: %2</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>“%1” is not the card just played.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas la dernière carte jouée.</translation>
    </message>
    <message>
        <source>Only the player on lead may end the play early.</source>
        <translation>Seul le joueur qui commence le pli peut abréger la donne.</translation>
    </message>
    <message>
        <source>You can concede only when there are just two sides.</source>
        <translation>On ne peut abandonner que s’il y a exactement deux camps.</translation>
    </message>
    <message>
        <source>A card can be taken back only until the next one is played.</source>
        <translation>Une carte ne peut être reprise que tant que la suivante n’est pas jouée.</translation>
    </message>
    <message>
        <source>Reneges are prevented at this table: there is nothing to challenge.</source>
        <translation>À cette table, les renonces sont impossibles&#xa0;: il n’y a rien à contester.</translation>
    </message>
    <message>
        <source>Only an opponent can be challenged.</source>
        <translation>On ne peut contester que le jeu d’un adversaire.</translation>
    </message>
    <message>
        <source>A renege was already found in this deal.</source>
        <translation>Une renonce a déjà été trouvée dans cette donne.</translation>
    </message>
    <message>
        <source>%1 has not played to trick %2.</source>
        <translation>%1 n’a pas joué au pli %2.</translation>
    </message>
    <message>
        <source>“%1”: choose only among these cards: %2.</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: choisissez seulement parmi ces cartes&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The cards “%1” must go to %2.</source>
        <translation>Les cartes «&#xa0;%1&#xa0;» doivent aller à %2.</translation>
    </message>
    <message>
        <source>name the suit that you want.</source>
        <translation>nommez la couleur que vous voulez.</translation>
    </message>
    <message>
        <source>the deal is over.</source>
        <translation>la donne est finie.</translation>
    </message>
    <message>
        <source>%1 is set aside before the deal: nobody can hold it.</source>
        <translation>Cette carte est mise de côté avant la donne, personne ne peut l’avoir&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 has a face-up card that is not in their hand.</source>
        <translation>%1 a une carte visible qui n’est pas dans sa main.</translation>
    </message>
    <message>
        <source>%1: clubs were led and you have a club.</source>
        <translation>%1&#xa0;: trèfle est demandé et vous en avez.</translation>
    </message>
    <message>
        <source>%1: diamonds were led and you have a diamond.</source>
        <translation>%1&#xa0;: carreau est demandé et vous en avez.</translation>
    </message>
    <message>
        <source>%1: hearts were led and you have a heart.</source>
        <translation>%1&#xa0;: cœur est demandé et vous en avez.</translation>
    </message>
    <message>
        <source>%1: spades were led and you have a spade.</source>
        <translation>%1&#xa0;: pique est demandé et vous en avez.</translation>
    </message>
    <message>
        <source>%1: spades may not be led yet.</source>
        <translation>%1&#xa0;: on ne peut pas encore jouer pique en premier.</translation>
    </message>
    <message>
        <source>%1: you can&apos;t play a card now.</source>
        <translation>%1&#xa0;: vous ne pouvez pas jouer de carte maintenant.</translation>
    </message>
    <message>
        <source>%1 is not in this hand.</source>
        <translation>%1 n’est pas dans cette main.</translation>
    </message>
    <message>
        <source>%1 cannot have bid &quot;%2&quot;: %3</source>
        <translation>%1 n’a pas pu annoncer &quot;%2&quot;&#xa0;: %3</translation>
    </message>
    <message>
        <source>the bid of %1 is missing from &quot;bids&quot;</source>
        <translation>il manque dans &quot;bids&quot; l’annonce pour %1</translation>
    </message>
    <message>
        <source>there is no such bid or call under these rules</source>
        <translation>cette annonce n’existe pas avec ces règles</translation>
    </message>
    <message>
        <source>the first deal is played without bids</source>
        <translation>la première donne se joue sans annonces</translation>
    </message>
    <message>
        <source>&quot;tricks&quot; add up to %1, but the deal has %2</source>
        <translation>le total de &quot;tricks&quot; fait %1, mais la donne a %2 plis</translation>
    </message>
    <message>
        <source>%1 has %2 in &quot;tricks&quot;, but %3 in &quot;winners&quot;</source>
        <translation>%1 a %2 dans &quot;tricks&quot;, mais %3 dans &quot;winners&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 won no trick</source>
        <translation>&quot;%1&quot;&#xa0;: %2 n’a fait aucun pli</translation>
    </message>
    <message>
        <source>&quot;renege&quot;: %1 can&apos;t challenge their own side</source>
        <translation>&quot;renege&quot;&#xa0;: %1 ne peut pas contester son propre camp</translation>
    </message>
    <message>
        <source>&quot;last_trick&quot;: %1 won with %2, but &quot;cards&quot; says that they played %3</source>
        <translation>&quot;last_trick&quot;&#xa0;: %1 l’a fait avec %2, mais selon &quot;cards&quot; la carte jouée était %3</translation>
    </message>
    <message>
        <source>deal %1: %2</source>
        <translation>donne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>deal %1, event %2, &quot;%3&quot;: %4</source>
        <translation>donne %1, événement %2, &quot;%3&quot;&#xa0;: %4</translation>
    </message>
    <message>
        <source>deal %1, trick %2, %3, &quot;%4&quot;: %5</source>
        <translation>donne %1, pli %2, %3, &quot;%4&quot;&#xa0;: %5</translation>
    </message>
    <message>
        <source>deal %1, event %2, %3, &quot;%4&quot;: %5</source>
        <translation>donne %1, événement %2, %3, &quot;%4&quot;&#xa0;: %5</translation>
    </message>
    <message>
        <source>the match ended before this deal</source>
        <translation>la partie était finie avant cette donne</translation>
    </message>
    <message>
        <source>the deal before this one is not finished</source>
        <translation>la donne précédente n’est pas finie</translation>
    </message>
    <message>
        <source>no deal is in progress</source>
        <translation>aucune donne en cours</translation>
    </message>
    <message>
        <source>there is no deal to make a ruling on</source>
        <translation>il n’y a aucune donne sur laquelle décider</translation>
    </message>
    <message>
        <source>there is no side %1</source>
        <translation>il n’y a pas de camp %1</translation>
    </message>
    <message>
        <source>big joker</source>
        <translation>grand joker</translation>
    </message>
    <message>
        <source>little joker</source>
        <translation>petit joker</translation>
    </message>
    <message>
        <source>third joker</source>
        <translation>troisième joker</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>A suit within a sentence: &quot;the ace of clubs&quot;.</extracomment>
        <translation>trèfles</translation>
    </message>
    <message>
        <source>diamonds</source>
        <extracomment>A suit within a sentence: &quot;the ace of clubs&quot;.</extracomment>
        <translation>carreaux</translation>
    </message>
    <message>
        <source>hearts</source>
        <extracomment>A suit within a sentence: &quot;the ace of clubs&quot;.</extracomment>
        <translation>cœurs</translation>
    </message>
    <message>
        <source>spades</source>
        <extracomment>A suit within a sentence: &quot;the ace of clubs&quot;.</extracomment>
        <translation>piques</translation>
    </message>
    <message>
        <source>Joke trumps</source>
        <translation>Atouts farceurs</translation>
    </message>
    <message>
        <source>Ladder of suits</source>
        <translation>Échelle des couleurs</translation>
    </message>
    <message>
        <source>Auction</source>
        <extracomment>Title of a group of rules, noun.</extracomment>
        <translation>Enchères</translation>
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
        <translation>Sacs</translation>
    </message>
    <message>
        <source>Nil</source>
        <extracomment>Title of a group of rules, noun.</extracomment>
        <translation>Nil</translation>
    </message>
    <message>
        <source>Ranks and trumps</source>
        <translation>Ordre et atouts</translation>
    </message>
    <message>
        <source>Dealing</source>
        <extracomment>Title of a group of rules, noun.</extracomment>
        <translation>Distribution</translation>
    </message>
    <message>
        <source>Kitty and passing</source>
        <translation>Chien et passe</translation>
    </message>
    <message>
        <source>Bidding</source>
        <extracomment>Title of a group of rules, noun.</extracomment>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Blind and special bids</source>
        <translation>Annonces aveugles et spéciales</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Title of a group of rules, noun.</extracomment>
        <translation>Jeu de la carte</translation>
    </message>
    <message>
        <source>Scoring the contract</source>
        <translation>Marque du contrat</translation>
    </message>
    <message>
        <source>Trick bonuses</source>
        <translation>Primes de plis</translation>
    </message>
    <message>
        <source>“%1” has no effect: %2</source>
        <translation>«&#xa0;%1&#xa0;» est sans effet&#xa0;: %2</translation>
    </message>
    <message>
        <source>Players and cards</source>
        <translation>Joueurs et cartes</translation>
    </message>
    <message>
        <source>Special bids</source>
        <translation>Annonces spéciales</translation>
    </message>
    <message>
        <source>Scoring</source>
        <extracomment>Title of a group of rules, noun.</extracomment>
        <translation>Marque</translation>
    </message>
    <message>
        <source>Standard</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>Standard</translation>
    </message>
    <message>
        <source>The classic: four players in two pairs, nil, bags, first to 500.</source>
        <translation>Le classique&#xa0;: quatre joueurs en deux paires, nil, sacs, en 500 points.</translation>
    </message>
    <message>
        <source>Online room</source>
        <translation>Salle en ligne</translation>
    </message>
    <message>
        <source>Family game for four</source>
        <translation>En famille à quatre</translation>
    </message>
    <message>
        <source>Family game for three</source>
        <translation>En famille à trois</translation>
    </message>
    <message>
        <source>Family game for two</source>
        <translation>En famille à deux</translation>
    </message>
    <message>
        <source>Hands are drafted card by card, and a set costs nothing.</source>
        <translation>Les mains se choisissent carte par carte, et une chute ne coûte rien.</translation>
    </message>
    <message>
        <source>New York</source>
        <translation>New York</translation>
    </message>
    <message>
        <source>Partnership bidding with two jokers and two twos ranked high; three overtricks are a set, and two sets in a row lose the match.</source>
        <translation>Annonces entre partenaires, avec deux jokers et deux deux en tête&#xa0;; trois plis de mieux font chuter, et deux chutes de suite perdent la partie.</translation>
    </message>
    <message>
        <source>Jokers replace two twos</source>
        <translation>Jokers au lieu de deux deux</translation>
    </message>
    <message>
        <source>The two jokers are the highest trumps and replace the twos of hearts and clubs.</source>
        <translation>Les deux jokers sont les plus forts atouts et remplacent les deux de cœur et de trèfle.</translation>
    </message>
    <message>
        <source>Black joker and deuce</source>
        <translation>Joker noir et deux de pique</translation>
    </message>
    <message>
        <source>Joker, joker, deuce, ace</source>
        <translation>Joker, joker, deux, as</translation>
    </message>
    <message>
        <source>Big joker, little joker and two of spades rank above the ace; the red twos are out.</source>
        <translation>Grand joker, petit joker et deux de pique passent au-dessus de l’as&#xa0;; sans les deux rouges.</translation>
    </message>
    <message>
        <source>Deuces high</source>
        <translation>Deux en tête</translation>
    </message>
    <message>
        <source>All four twos are spades and rank above the ace.</source>
        <translation>Les quatre deux sont des piques et passent au-dessus de l’as.</translation>
    </message>
    <message>
        <source>Deuces as jokers</source>
        <translation>Deux comme jokers</translation>
    </message>
    <message>
        <source>The twos of diamonds and spades serve as big and little joker.</source>
        <translation>Le deux de carreau et le deux de pique servent de grand et de petit joker.</translation>
    </message>
    <message>
        <source>Jokers and deuces high</source>
        <translation>Jokers et deux en tête</translation>
    </message>
    <message>
        <source>Jokers and all four twos rank above the ace, and the dealer takes a kitty of two.</source>
        <translation>Les jokers et les quatre deux passent au-dessus de l’as, et le donneur prend un chien de deux cartes.</translation>
    </message>
    <message>
        <source>Kitty for the dealer</source>
        <translation>Chien au donneur</translation>
    </message>
    <message>
        <source>Kitty for the holder of the low club</source>
        <translation>Chien au plus bas trèfle</translation>
    </message>
    <message>
        <source>Kitty for the larger contract</source>
        <translation>Chien au plus gros contrat</translation>
    </message>
    <message>
        <source>Widow</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>Chien caché</translation>
    </message>
    <message>
        <source>When the big joker is led, every opponent must play their highest spade.</source>
        <translation>Si le grand joker est joué en premier, chaque adversaire doit fournir son plus fort pique.</translation>
    </message>
    <message>
        <source>First joker wins</source>
        <translation>Le premier joker gagne</translation>
    </message>
    <message>
        <source>Bauer trumps</source>
        <translation>Valets maîtres</translation>
    </message>
    <message>
        <source>As in Euchre, the jack of spades is the highest trump and the jack of clubs the second highest.</source>
        <translation>Comme à l’euchre, le valet de pique est le plus fort atout et le valet de trèfle le deuxième.</translation>
    </message>
    <message>
        <source>Partnership bidding</source>
        <translation>Annonces entre partenaires</translation>
    </message>
    <message>
        <source>Big and little mo</source>
        <translation>Grand et petit mo</translation>
    </message>
    <message>
        <source>No nines, no blinds</source>
        <translation>Ni neuf ni aveugle</translation>
    </message>
    <message>
        <source>Partnership bidding: bids of nine are not allowed, and ten is worth two hundred.</source>
        <translation>Annonces entre partenaires&#xa0;: neuf est interdit et dix vaut deux cents.</translation>
    </message>
    <message>
        <source>In every pair exactly one partner bids nil and the other at least four.</source>
        <translation>Dans chaque paire, un seul partenaire annonce nil et l’autre au moins quatre.</translation>
    </message>
    <message>
        <source>Bid exactly the number of spades you hold, or nil.</source>
        <translation>Annoncez exactement le nombre de vos piques, ou nil.</translation>
    </message>
    <message>
        <source>Bid exactly the number of spades you hold. Only a hand without spades may bid nil.</source>
        <translation>Annoncez exactement le nombre de vos piques. Seule une main sans pique peut annoncer nil.</translation>
    </message>
    <message>
        <source>Fredieu</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>Fredieu</translation>
    </message>
    <message>
        <source>Players outbid each other, and the winner needs six tricks more than the bid.</source>
        <translation>On surenchérit les uns sur les autres, et le gagnant doit faire six plis de plus que son annonce.</translation>
    </message>
    <message>
        <source>Three-B</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>Three-B</translation>
    </message>
    <message>
        <source>Every overtrick immediately costs ten, aces may be called low, and failed nils fill a pot.</source>
        <translation>Chaque pli de mieux coûte aussitôt dix, les as peuvent être annoncés faibles, et les nils chutés remplissent une cagnotte.</translation>
    </message>
    <message>
        <source>Quicksand</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>Quicksand</translation>
    </message>
    <message>
        <source>Every overtrick and every missing trick costs ten.</source>
        <translation>Chaque pli de mieux et chaque pli manquant coûte dix.</translation>
    </message>
    <message>
        <source>No overs</source>
        <translation>Sans plis de mieux</translation>
    </message>
    <message>
        <source>Overtricks are worth nothing and cost nothing.</source>
        <translation>Les plis de mieux ne valent rien et ne coûtent rien.</translation>
    </message>
    <message>
        <source>Double over, double back</source>
        <translation>Le double coûte double</translation>
    </message>
    <message>
        <source>Taking twice the bid costs double the contract; overtricks are worth nothing.</source>
        <translation>Faire le double de l’annonce coûte le double du contrat&#xa0;; les plis de mieux ne valent rien.</translation>
    </message>
    <message>
        <source>Oh Hell</source>
        <translation>Oh Hell</translation>
    </message>
    <message>
        <source>A contract must be met exactly.</source>
        <translation>Un contrat doit être fait exactement.</translation>
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
        <translation>Quatre joueurs, chacun pour soi.</translation>
    </message>
    <message>
        <source>Two-handed</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>À deux</translation>
    </message>
    <message>
        <source>Two players draft their hands, keeping one of every two cards.</source>
        <translation>Deux joueurs choisissent leur main à tour de rôle, en gardant une carte sur deux.</translation>
    </message>
    <message>
        <source>Three-handed</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>À trois</translation>
    </message>
    <message>
        <source>No partners, seventeen cards each; the two of clubs is removed.</source>
        <translation>Chacun pour soi, dix-sept cartes par joueur&#xa0;; sans le deux de trèfle.</translation>
    </message>
    <message>
        <source>Three-handed with jokers</source>
        <translation>À trois avec jokers</translation>
    </message>
    <message>
        <source>Five-handed</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>À cinq</translation>
    </message>
    <message>
        <source>No partners, ten cards each; the twos of clubs and diamonds are out.</source>
        <translation>Chacun pour soi, dix cartes par joueur&#xa0;; sans les deux de trèfle et de carreau.</translation>
    </message>
    <message>
        <source>Five-handed with jokers</source>
        <translation>À cinq avec jokers</translation>
    </message>
    <message>
        <source>No partners, eleven cards each and three jokers.</source>
        <translation>Chacun pour soi, onze cartes par joueur et trois jokers.</translation>
    </message>
    <message>
        <source>Six in three pairs</source>
        <translation>Six en trois paires</translation>
    </message>
    <message>
        <source>Six in two teams</source>
        <translation>Six en deux équipes</translation>
    </message>
    <message>
        <source>Six, no partners</source>
        <translation>Six, chacun pour soi</translation>
    </message>
    <message>
        <source>Six with four jokers</source>
        <translation>Six avec quatre jokers</translation>
    </message>
    <message>
        <source>Cancellation for six</source>
        <translation>Annulation à six</translation>
    </message>
    <message>
        <source>Cancellation for eight</source>
        <translation>Annulation à huit</translation>
    </message>
    <message>
        <source>High stakes</source>
        <translation>Gros enjeux</translation>
    </message>
    <message>
        <source>Eight deals</source>
        <translation>Huit donnes</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Partie courte</translation>
    </message>
    <message>
        <source>First to 250, with a penalty of 50 for every five bags.</source>
        <translation>En 250 points, avec une pénalité de 50 tous les cinq sacs.</translation>
    </message>
    <message>
        <source>nil is bid before all other bids.</source>
        <translation>nil s’annonce avant toute autre annonce.</translation>
    </message>
    <message>
        <source>everyone plays alone, without a partner.</source>
        <translation>chacun joue pour soi, sans partenaire.</translation>
    </message>
    <message>
        <source>the contract is auctioned.</source>
        <translation>le contrat est mis aux enchères.</translation>
    </message>
    <message>
        <source>the hands are drafted.</source>
        <translation>les mains sont choisies à tour de rôle.</translation>
    </message>
    <message>
        <source>nobody can bid nil.</source>
        <translation>personne ne peut annoncer nil.</translation>
    </message>
    <message>
        <source>nobody can bid a blind nil.</source>
        <translation>personne ne peut annoncer un nil aveugle.</translation>
    </message>
    <message>
        <source>there is no kitty.</source>
        <translation>il n’y a pas de chien.</translation>
    </message>
    <message>
        <source>suicide, whiz, or mirror limits what may be bid.</source>
        <translation>suicide, whiz ou mirror limite ce qu’on peut annoncer.</translation>
    </message>
    <message>
        <source>partners bid together.</source>
        <translation>les partenaires annoncent ensemble.</translation>
    </message>
    <message>
        <source>the deal has fewer than ten tricks.</source>
        <translation>la donne a moins de dix plis.</translation>
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
            <numerusform>%n pli</numerusform>
            <numerusform>%n plis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bag(s)</source>
        <translation>
            <numerusform>%n sac</numerusform>
            <numerusform>%n sacs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n donne</numerusform>
            <numerusform>%n donnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n time(s)</source>
        <translation>
            <numerusform>%n fois</numerusform>
            <numerusform>%n fois</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n chute</numerusform>
            <numerusform>%n chutes</numerusform>
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
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message>
        <source>regular basic classic normal</source>
        <translation>normal habituel de base classique simple regular</translation>
    </message>
    <message>
        <source>msn zone windows internet</source>
        <translation>msn zone windows internet en ligne</translation>
    </message>
    <message>
        <source>nilo blind nilo two of clubs</source>
        <translation>nilo nil aveugle blind nilo deux de trèfle quatre joueurs</translation>
    </message>
    <message>
        <source>nilo blind nilo two of clubs three players</source>
        <translation>nilo nil aveugle blind nilo deux de trèfle trois joueurs</translation>
    </message>
    <message>
        <source>nilo blind nilo two players</source>
        <translation>nilo nil aveugle blind nilo deux joueurs</translation>
    </message>
    <message>
        <source>baxter ny city partnership bidding boston french cut back to back</source>
        <translation>baxter ny new york ville annonces entre partenaires boston coupe française french cut de suite</translation>
    </message>
    <message>
        <source>jokers high</source>
        <translation>jokers forts jokers en tête jokers high</translation>
    </message>
    <message>
        <source>jjda</source>
        <extracomment>Name of a game of its own, mostly left as it is.</extracomment>
        <translation>jjda joker joker deux as</translation>
    </message>
    <message>
        <source>bower euchre jack</source>
        <translation>bower bauer euchre valet</translation>
    </message>
    <message>
        <source>differentiated trump values</source>
        <translation>atouts différenciés échelle des couleurs differentiated trump</translation>
    </message>
    <message>
        <source>team bidding board</source>
        <translation>annonces en équipe équipe contrat minimum board</translation>
    </message>
    <message>
        <source>wheels ten for two hundred</source>
        <translation>wheels dix pour deux cents 10 pour 200</translation>
    </message>
    <message>
        <source>3b zero pot sandbags bags</source>
        <translation>3b zéro cagnotte pot sacs sandbags bags</translation>
    </message>
    <message>
        <source>sandbags bags</source>
        <translation>sacs plis de mieux sandbags bags</translation>
    </message>
    <message>
        <source>no bags sandbags</source>
        <translation>sans sacs pas de sacs no bags sandbags</translation>
    </message>
    <message>
        <source>solo cut throat no partners</source>
        <translation>chacun pour soi seul solo sans partenaire cutthroat</translation>
    </message>
    <message>
        <source>two players draft heads up</source>
        <translation>deux joueurs tête à tête choisir piocher draft heads up</translation>
    </message>
    <message>
        <source>three players solo cutthroat two of clubs</source>
        <translation>trois joueurs solo chacun pour soi deux de trèfle cutthroat</translation>
    </message>
    <message>
        <source>three players solo cutthroat</source>
        <translation>trois joueurs solo chacun pour soi cutthroat</translation>
    </message>
    <message>
        <source>five players solo cutthroat</source>
        <translation>cinq joueurs solo chacun pour soi cutthroat</translation>
    </message>
    <message>
        <source>six players double deck duplicates</source>
        <translation>six joueurs deux paquets double paquet doublons double deck</translation>
    </message>
    <message>
        <source>eight players double deck duplicates</source>
        <translation>huit joueurs deux paquets double paquet doublons double deck</translation>
    </message>
    <message>
        <source>boston slam wheels double nil</source>
        <translation>boston chelem slam wheels double nil</translation>
    </message>
    <message>
        <source>kitty unseen</source>
        <translation>chien caché sans voir kitty unseen</translation>
    </message>
    <message>
        <source>bridge whist</source>
        <translation>bridge whist enchères</translation>
    </message>
    <message>
        <source>exactly one player of this side must have bid nil</source>
        <translation>exactement un joueur de ce camp doit avoir annoncé nil</translation>
    </message>
    <message>
        <source>these contracts add up to the number set by rule bid_books_made, so the deal is not played; enter it as &quot;unplayed&quot;</source>
        <translation>le total de ces contrats fait le nombre fixé par la règle bid_books_made&#xa0;: la donne n’est donc pas jouée&#xa0;; notez-la &quot;unplayed&quot;</translation>
    </message>
    <message>
        <source>%1 %2 may choose from these cards: %3.</source>
        <translation>%1 Au choix pour %2, parmi ces cartes&#xa0;: %3.</translation>
    </message>
    <message>
        <source>seat %1</source>
        <extracomment>The number of a place at the table, within a sentence.</extracomment>
        <translation>place %1</translation>
    </message>
    <message>
        <source>One opens, one closes</source>
        <translation>L’un ouvre, l’autre ferme</translation>
    </message>
    <message>
        <source>american united states usa opener closer boston alabama georgia military circle</source>
        <translation>américain états-unis usa ouvre ferme boston alabama georgie militaire armée</translation>
    </message>
    <message>
        <source>Lodge tournament</source>
        <translation>Tournoi de loge</translation>
    </message>
    <message>
        <source>american united states usa masonic alabama gentleman&apos;s bid books fraternity</source>
        <translation>américain états-unis usa maçonnique franc-maçon loge alabama gentleman fraternité</translation>
    </message>
    <message>
        <source>Call Break</source>
        <translation>Call Break</translation>
    </message>
    <message>
        <source>callbreak ghochi lakdi lakadi india nepal pakistan karachi bangladesh</source>
        <translation>callbreak ghochi lakdi lakadi inde népal pakistan karachi bangladesh</translation>
    </message>
    <message>
        <source>Call Bridge</source>
        <translation>Call Bridge</translation>
    </message>
    <message>
        <source>bangladesh dhaka india nepal pakistan karachi</source>
        <translation>bangladesh dacca inde népal pakistan karachi</translation>
    </message>
    <message>
        <source>Batak with spades</source>
        <translation>Batak à pique</translation>
    </message>
    <message>
        <source>turkish istanbul ihalesiz koz maca</source>
        <translation>turc turquie istanbul ihalesiz koz maca</translation>
    </message>
    <message>
        <source>Two players without a draft</source>
        <translation>À deux, mains distribuées</translation>
    </message>
    <message>
        <source>two players heads up no draft thirteen cards each</source>
        <translation>deux joueurs à deux sans pioche sans choisir treize cartes chacun</translation>
    </message>
    <message numerus="yes">
        <source>&quot;winners&quot; covers %n trick(s), but the deal has %1</source>
        <translation>
            <numerusform>&quot;winners&quot; donne %n pli, mais la donne en a %1</numerusform>
            <numerusform>&quot;winners&quot; donne %n plis, mais la donne en a %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>choose %1 to %n card(s).</source>
        <translation>
            <numerusform>choisissez de %1 à %n carte.</numerusform>
            <numerusform>choisissez de %1 à %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deal lists %n hand(s) for %1 players.</source>
        <translation>
            <numerusform>La donne contient %n main pour %1 joueurs.</numerusform>
            <numerusform>La donne contient %n mains pour %1 joueurs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s), but the deal gives each player %2.</source>
        <translation>
            <numerusform>%1 a %n carte, mais chaque joueur en reçoit %2.</numerusform>
            <numerusform>%1 a %n cartes, mais chaque joueur en reçoit %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 bid for the whole side.</source>
        <translation>%1 a annoncé pour tout le camp.</translation>
    </message>
    <message numerus="yes">
        <source>“%1” has %2 of the %n card(s) needed.</source>
        <translation>
            <numerusform>«&#xa0;%1&#xa0;»&#xa0;: %2 au lieu de %n carte.</numerusform>
            <numerusform>«&#xa0;%1&#xa0;»&#xa0;: %2 au lieu de %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” isn&apos;t allowed: %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas permis&#xa0;: %2</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a legal call now.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas permis maintenant.</translation>
    </message>
    <message>
        <source>“%1” by %2, but it is %3&apos;s turn.</source>
        <translation>«&#xa0;%1&#xa0;» (%2)&#xa0;: c’est à %3 de jouer.</translation>
    </message>
    <message>
        <source>%1 is not in the deck.</source>
        <translation>%1 n’est pas dans le paquet.</translation>
    </message>
    <message>
        <source>%1 was dealt too many times.</source>
        <translation>%1&#xa0;: carte distribuée trop de fois.</translation>
    </message>
    <message>
        <source>hints aren&apos;t available now.</source>
        <translation>pas de conseil pour le moment.</translation>
    </message>
    <message>
        <source>Claiming is not allowed in this game.</source>
        <translation>Ce jeu ne permet pas de réclamer les plis restants.</translation>
    </message>
    <message>
        <source>Another hand could still win a trick.</source>
        <translation>Une autre main pourrait encore faire un pli.</translation>
    </message>
    <message>
        <source>Cards can&apos;t be taken back in this game.</source>
        <translation>Ce jeu ne permet pas de reprendre une carte.</translation>
    </message>
    <message>
        <source>Ending the match</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>everyone passed: enter the deal as void</source>
        <translation>tout le monde a passé&#xa0;: notez la donne comme nulle</translation>
    </message>
    <message>
        <source>trick %1 must have a winner</source>
        <translation>le pli %1 doit avoir un gagnant</translation>
    </message>
    <message>
        <source>&quot;last_trick&quot; needs &quot;card&quot;: the card that won</source>
        <translation>&quot;last_trick&quot; demande &quot;card&quot;&#xa0;: la carte qui a gagné</translation>
    </message>
    <message>
        <source>the last trick must have a winner</source>
        <translation>le dernier pli doit avoir un gagnant</translation>
    </message>
    <message>
        <source>these contracts total less than %1 (rule bid_sum_min), so the deal is void; enter it as &quot;void&quot;: &quot;short&quot;</source>
        <translation>ces contrats font moins de %1 au total (règle bid_sum_min), donc la donne est nulle&#xa0;; notez &quot;void&quot;: &quot;short&quot;</translation>
    </message>
    <message>
        <source>%1: a worthless joker may be led only if you have nothing else.</source>
        <translation>%1&#xa0;: on ne joue un joker sans valeur en premier que si l’on n’a rien d’autre.</translation>
    </message>
    <message>
        <source>contracts must be met exactly, so there are no overtricks.</source>
        <translation>les contrats doivent être faits exactement&#xa0;: il n’y a pas de plis de mieux.</translation>
    </message>
    <message>
        <source>there are no jokers in the deck.</source>
        <translation>il n’y a pas de jokers dans le paquet.</translation>
    </message>
    <message>
        <source>bags are kept separately from the score.</source>
        <translation>les sacs se comptent à part de la marque.</translation>
    </message>
    <message>
        <source>it depends on a rule that is switched off.</source>
        <translation>cela dépend d’une règle désactivée.</translation>
    </message>
    <message>
        <source>Table and deck</source>
        <translation>Table et paquet</translation>
    </message>
    <message>
        <source>The rules of an old online card room: Standard, but bags are reset after a penalty, and −200 ends the match.</source>
        <translation>Les règles d’une ancienne salle en ligne&#xa0;: Standard, mais les sacs sont remis à zéro après une pénalité, et −200 met fin à la partie.</translation>
    </message>
    <message>
        <source>Two jokers are added, and the dealer takes the two leftover cards.</source>
        <translation>Deux jokers s’ajoutent, et le donneur prend les deux cartes en trop.</translation>
    </message>
    <message>
        <source>Two jokers are added, and the holder of the lowest club takes the two leftover cards.</source>
        <translation>Deux jokers s’ajoutent, et qui a le plus bas trèfle prend les deux cartes en trop.</translation>
    </message>
    <message>
        <source>Two jokers are added, and the two leftover cards stay unseen until the end of the deal.</source>
        <translation>Deux jokers s’ajoutent, et les deux cartes en trop restent cachées jusqu’à la fin de la donne.</translation>
    </message>
    <message>
        <source>When both jokers are played to one trick, the one played first wins.</source>
        <translation>Quand les deux jokers tombent dans le même pli, le premier joué gagne.</translation>
    </message>
    <message>
        <source>Partners discuss and bid together. They bid at least four; there is no nil.</source>
        <translation>Les partenaires se concertent et annoncent ensemble, au moins quatre&#xa0;; pas de nil.</translation>
    </message>
    <message>
        <source>Everyone bids nil or at least four, and an announced ten is worth two hundred.</source>
        <translation>Chacun annonce nil ou au moins quatre, et un dix déclaré vaut deux cents.</translation>
    </message>
    <message>
        <source>Two decks without the twos of clubs, three pairs of partners.</source>
        <translation>Deux paquets sans les deux de trèfle, trois paires de partenaires.</translation>
    </message>
    <message>
        <source>Two decks without the twos of clubs, two teams of three.</source>
        <translation>Deux paquets sans les deux de trèfle, deux équipes de trois.</translation>
    </message>
    <message>
        <source>Two decks without the twos of clubs, no partners.</source>
        <translation>Deux paquets sans les deux de trèfle, chacun pour soi.</translation>
    </message>
    <message>
        <source>Two decks with all four jokers, three pairs of partners.</source>
        <translation>Deux paquets avec les quatre jokers, trois paires de partenaires.</translation>
    </message>
    <message>
        <source>Six with one deck</source>
        <translation>À six avec un paquet</translation>
    </message>
    <message>
        <source>One deck without twos, eight cards each, no partners.</source>
        <translation>Un paquet sans les deux, huit cartes par joueur, chacun pour soi.</translation>
    </message>
    <message>
        <source>Four pairs of partners play eight deals with two full decks; identical cards cancel each other out.</source>
        <translation>Quatre paires de partenaires jouent huit donnes avec deux paquets complets&#xa0;; les cartes identiques s’annulent.</translation>
    </message>
    <message>
        <source>Two players are dealt thirteen cards each; the other half of the deck is set aside unseen.</source>
        <translation>Deux joueurs reçoivent treize cartes chacun&#xa0;; l’autre moitié du paquet est mise de côté sans être vue.</translation>
    </message>
    <message>
        <source>%1 took the kitty, which counts as one more trick</source>
        <translation>%1 a pris le chien, qui compte comme un pli de plus</translation>
    </message>
    <message>
        <source>No target: the side that is ahead after eight deals wins.</source>
        <translation>Pas d’objectif&#xa0;: le camp en tête après huit donnes gagne.</translation>
    </message>
    <message>
        <source>&quot;agreements&quot; must be in the order of their deals, starting with the second deal</source>
        <translation>&quot;agreements&quot; doit suivre l’ordre des donnes, à partir de la deuxième</translation>
    </message>
    <message>
        <source>&quot;bids&quot; has %1 bids for side %2: enter the side&apos;s bid at one of its seats and &quot;&quot; at the others</source>
        <translation>&quot;bids&quot; a %1 annonces pour le camp %2&#xa0;: notez l’annonce du camp à l’une de ses places et &quot;&quot; aux autres</translation>
    </message>
    <message>
        <source>&quot;last_trick&quot;: with the tricks entered, %1 can&apos;t have won the last one</source>
        <translation>&quot;last_trick&quot;&#xa0;: avec les plis notés, %1 ne peut pas avoir fait le dernier</translation>
    </message>
    <message>
        <source>this deal can&apos;t be entered as &quot;unplayed&quot;, because its contracts don&apos;t add up to the number set by rule bid_books_made</source>
        <translation>cette donne ne peut pas être notée &quot;unplayed&quot;, car ses contrats ne font pas le nombre fixé par la règle bid_books_made</translation>
    </message>
    <message>
        <source>side %1 cannot have a contract of %2</source>
        <translation>le camp %1 ne peut pas avoir un contrat de %2</translation>
    </message>
    <message>
        <source>Nil is bid before all other bids, the two of clubs leads, there are no bags, and the first side to 1000 wins.</source>
        <translation>Nil s’annonce avant toute autre annonce, le deux de trèfle entame, il n’y a pas de sacs, et le premier camp à 1000 gagne.</translation>
    </message>
    <message>
        <source>No partners, seventeen cards each; nil is bid before all other bids, and the first to 500 wins.</source>
        <translation>Chacun pour soi, dix-sept cartes par joueur&#xa0;; nil s’annonce avant toute autre annonce, et le premier à 500 gagne.</translation>
    </message>
    <message>
        <source>The red twos are out; the black joker, the red joker and the two of spades rank above the ace.</source>
        <translation>Sans les deux rouges&#xa0;; le joker noir, le joker rouge et le deux de pique passent au-dessus de l’as.</translation>
    </message>
    <message>
        <source>South Asia: no partners, bids from one to eight. Beat the winning card if you can. Best score after five deals wins.</source>
        <translation>Asie du Sud&#xa0;: chacun pour soi, annonces d’un à huit. Montez si vous pouvez. Le meilleur total après cinq donnes gagne.</translation>
    </message>
    <message>
        <source>South Asia: no partners. Bid at least two, and take exactly your bid or one more; trump if a trump would win. Best score after five deals wins.</source>
        <translation>Asie du Sud&#xa0;: chacun pour soi. Annoncez au moins deux, et faites exactement votre annonce ou un pli de plus&#xa0;; coupez si cela gagne le pli. Le meilleur total après cinq donnes gagne.</translation>
    </message>
    <message>
        <source>rule changes during a match can&apos;t alter the number of players or sides</source>
        <translation>un changement de règles en cours de partie ne peut pas modifier le nombre de joueurs ou de camps</translation>
    </message>
    <message>
        <source>&quot;renege&quot; needs &quot;by&quot; (the seat that challenged)</source>
        <translation>&quot;renege&quot; demande &quot;by&quot; (la place qui a contesté)</translation>
    </message>
    <message>
        <source>Every suit trumps the lower ones: spades are the highest, then hearts, diamonds, and clubs.</source>
        <translation>Chaque couleur coupe les inférieures&#xa0;: pique est la plus haute, puis cœur, carreau et trèfle.</translation>
    </message>
    <message numerus="yes">
        <source>The number of cards set aside in this deal is %1, but the file lists %n card(s).</source>
        <translation>
            <numerusform>Cartes mises de côté à cette donne&#xa0;: %1, mais le fichier indique %n carte.</numerusform>
            <numerusform>Cartes mises de côté à cette donne&#xa0;: %1, mais le fichier indique %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” isn&apos;t allowed at this point.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas permis maintenant.</translation>
    </message>
    <message>
        <source>Every opponent bid nil, so nobody can be given the remaining tricks. They must be played.</source>
        <translation>Tous les adversaires ont annoncé nil&#xa0;: personne ne peut recevoir les plis restants. Il faut les jouer.</translation>
    </message>
    <message>
        <source>%1 %2 may choose one of these: %3.</source>
        <translation>%1 Au choix pour %2&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Big joker pulls spades</source>
        <translation>Grand joker tire les piques</translation>
    </message>
    <message>
        <source>A side may bid nil as a team, or announce that it will win the first seven or the first ten tricks.</source>
        <translation>Un camp peut annoncer nil en équipe, ou annoncer qu’il fera les sept ou les dix premiers plis.</translation>
    </message>
    <message>
        <source>Each partner must reach their own bid; overtricks earn five points each. Each time a side takes seven or more tricks, it earns a bonus, which grows every time.</source>
        <translation>Chaque partenaire doit atteindre sa propre annonce&#xa0;; chaque pli de mieux rapporte cinq points. Chaque fois qu’un camp fait sept plis ou plus, il gagne une prime, qui grandit à chaque fois.</translation>
    </message>
    <message>
        <source>No partners, two jokers, eighteen cards each.</source>
        <translation>Chacun pour soi, dix-huit cartes par joueur et deux jokers.</translation>
    </message>
    <message>
        <source>Three pairs of partners play six deals. The twos of diamonds and spades rank high, and identical cards cancel each other out.</source>
        <translation>Trois paires de partenaires jouent six donnes. Les deux de carreau et de pique sont en tête, et les cartes identiques s’annulent.</translation>
    </message>
    <message>
        <source>One partner opens with a bid, the other names the contract; two jokers and the two of spades rank high. First to 350; two sets lose the match.</source>
        <translation>Un partenaire ouvre par une annonce, l’autre fixe le contrat&#xa0;; deux jokers et le deux de pique en tête. En 350 points&#xa0;; deux chutes font perdre la partie.</translation>
    </message>
    <message>
        <source>No bids in the first deal; a side that takes fewer than four tricks in it loses the match. After that, all bids together must total at least eleven. First to 350.</source>
        <translation>Pas d’annonces à la première donne&#xa0;; un camp qui y fait moins de quatre plis perd la partie. Ensuite, le total des annonces doit faire au moins onze. En 350 points.</translation>
    </message>
    <message>
        <source>Turkey: no partners. Beat the winning card if you can, and trump when you are void; with two overtricks, you are set. Thirteen deals.</source>
        <translation>Turquie&#xa0;: chacun pour soi. Montez si vous pouvez, et coupez si vous êtes en chicane&#xa0;; deux plis de mieux font chuter. Treize donnes.</translation>
    </message>
    <message>
        <source>for rule last_trick_ace_on_nil, &quot;last_trick&quot; needs &quot;cards&quot; (in the order played) and &quot;led&quot; (the seat that led)</source>
        <translation>pour la règle last_trick_ace_on_nil, &quot;last_trick&quot; demande &quot;cards&quot; (dans l’ordre joué) et &quot;led&quot; (la place qui a entamé)</translation>
    </message>
    <message>
        <source>each player&apos;s bid depends on how many spades they hold.</source>
        <translation>le nombre de piques en main fixe l’annonce de chacun.</translation>
    </message>
    <message>
        <source>Jokers replace the black jacks</source>
        <translation>Jokers à la place des valets noirs</translation>
    </message>
    <message>
        <source>Two jokers take the place of the black jacks and are the highest trumps.</source>
        <translation>Deux jokers remplacent les valets noirs et sont les plus forts atouts.</translation>
    </message>
    <message>
        <source>Two jokers are added, and the partners with the larger contract divide the two leftover cards.</source>
        <translation>Deux jokers s’ajoutent, et les partenaires au plus gros contrat se partagent les deux cartes en trop.</translation>
    </message>
    <message>
        <source>A joker never wins. But the other cards that the same side plays to that trick become trumps.</source>
        <translation>Un joker ne gagne jamais. Mais les autres cartes que le même camp joue dans ce pli deviennent des atouts.</translation>
    </message>
    <message>
        <source>Moon, blind bids, ten for two hundred, no trump, bemo (winning the first tricks), and a costly double nil.</source>
        <translation>Moon, annonces à l’aveugle, dix pour deux cents, sans-atout, bemo (faire les premiers plis) et un double nil coûteux.</translation>
    </message>
</context>
<context>
    <name>kitty</name>
    <message>
        <source>The kitty you took counts as a trick, so you cannot bid nil.</source>
        <translation>Le chien que vous avez pris compte pour un pli&#xa0;: vous ne pouvez pas annoncer nil.</translation>
    </message>
    <message>
        <source>nobody takes the kitty.</source>
        <translation>personne ne prend le chien.</translation>
    </message>
    <message>
        <source>the bids decide who takes the kitty.</source>
        <translation>les annonces décident qui prend le chien.</translation>
    </message>
    <message>
        <source>If the rule “One extra kitty card per player” is on, the kitty must go to one player. It can&apos;t be shared by a side or stay unseen.</source>
        <translation>Si la règle «&#xa0;Une carte de chien de plus par joueur&#xa0;» est active, le chien doit aller à un seul joueur. Il ne peut ni être partagé par un camp ni rester caché.</translation>
    </message>
    <message>
        <source>If the rule “One extra kitty card per player” is on, the player who takes the kitty may not bid nil. Such a kitty can&apos;t be combined with suicide, whiz, or mirror.</source>
        <translation>Si la règle «&#xa0;Une carte de chien de plus par joueur&#xa0;» est active, qui prend le chien ne peut pas annoncer nil. Un tel chien ne va pas avec suicide, whiz ou mirror.</translation>
    </message>
    <message>
        <source>Whiz and mirror count the spades in a full hand before the bids, so the kitty can&apos;t go to the highest bidder.</source>
        <translation>Whiz et mirror comptent les piques d’une main complète avant les annonces&#xa0;: le chien ne peut donc pas aller à la plus forte annonce.</translation>
    </message>
    <message>
        <source>Who takes the kitty</source>
        <translation>Qui prend le chien</translation>
    </message>
    <message>
        <source>Who gets the kitty: the dealer, the holder of the lowest club, the highest bidder, the side with the larger contract, or nobody. The players of a side divide the kitty as they like. A kitty that nobody takes (a widow) stays unseen until the deal is over.</source>
        <translation>Qui reçoit le chien&#xa0;: le donneur, celui qui a le plus bas trèfle, la plus forte annonce, le camp du plus gros contrat, ou personne. Les joueurs d’un camp se partagent le chien à leur gré. Un chien que personne ne prend reste caché jusqu’à la fin de la donne.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>A value: the player who deals, noun.</extracomment>
        <translation>Le donneur</translation>
    </message>
    <message>
        <source>Holder of the lowest club</source>
        <translation>Qui a le plus bas trèfle</translation>
    </message>
    <message>
        <source>Highest bidder</source>
        <translation>La plus forte annonce</translation>
    </message>
    <message>
        <source>Side with the larger contract</source>
        <translation>Le camp du plus gros contrat</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>A value: nobody takes the cards left over.</extracomment>
        <translation>Personne</translation>
    </message>
    <message>
        <source>widow stock two of clubs deuce</source>
        <translation>chien talon veuve widow deux de trèfle deuce</translation>
    </message>
    <message>
        <source>who takes the kitty; take the kitty; kitty goes to; buy the kitty=high-bidder</source>
        <translation>qui prend le chien; prendre le chien; le chien va à; acheter le chien=high-bidder</translation>
    </message>
    <message>
        <source>When to discard to the kitty</source>
        <translation>Moment de l’écart</translation>
    </message>
    <message>
        <source>Whether the player who takes the kitty discards before or after the bids. If the bids decide who takes it, the discard always comes after them.</source>
        <translation>Qui prend le chien écarte avant ou après les annonces. Si ce sont les annonces qui attribuent le chien, l’écart vient toujours après.</translation>
    </message>
    <message>
        <source>Before the bids</source>
        <translation>Avant les annonces</translation>
    </message>
    <message>
        <source>After the bids</source>
        <translation>Après les annonces</translation>
    </message>
    <message>
        <source>widow</source>
        <extracomment>A word under which people look for the kitty, the cards left over.</extracomment>
        <translation>chien talon veuve widow</translation>
    </message>
    <message>
        <source>One extra kitty card per player</source>
        <translation>Une carte de chien de plus par joueur</translation>
    </message>
    <message>
        <source>Each player is dealt one card less, and these cards are added to the kitty. The cards discarded count as one trick for the player who took the kitty.</source>
        <translation>Chaque joueur reçoit une carte de moins, et ces cartes s’ajoutent au chien. L’écart compte pour un pli au joueur qui a pris le chien.</translation>
    </message>
    <message>
        <source>The dealer takes the kitty before the bids.</source>
        <translation>Le donneur prend le chien avant les annonces.</translation>
    </message>
    <message>
        <source>Before the bids, the holder of the lowest club takes the kitty. If that card is in the kitty, the dealer takes it.</source>
        <translation>Avant les annonces, qui a le plus bas trèfle prend le chien. Si cette carte est dans le chien, le donneur le prend.</translation>
    </message>
    <message>
        <source>After the bids the highest bidder takes the kitty and discards the same number of cards. If bids are equal, the earlier one counts.</source>
        <translation>Après les annonces, la plus forte annonce prend le chien et écarte autant de cartes. À égalité, la première compte.</translation>
    </message>
    <message>
        <source>After the bids, the side with the largest contract takes the kitty, divides it among its players as they like, and discards the same number of cards. If contracts are equal, each side gets one card, and any others stay unseen.</source>
        <translation>Après les annonces, le camp au plus gros contrat prend le chien, ses joueurs se le partagent à leur gré et il écarte autant de cartes. À contrats égaux, chaque camp reçoit une carte et les autres restent cachées.</translation>
    </message>
    <message>
        <source>Nobody looks at the kitty before the deal is over.</source>
        <translation>Personne ne regarde le chien avant la fin de la donne.</translation>
    </message>
    <message numerus="yes">
        <source>The kitty: %n card(s). Each player is dealt one card less, and the kitty includes these cards.</source>
        <translation>
            <numerusform>Le chien&#xa0;: %n carte. Chaque joueur reçoit une carte de moins, et le chien comprend ces cartes.</numerusform>
            <numerusform>Le chien&#xa0;: %n cartes. Chaque joueur reçoit une carte de moins, et le chien comprend ces cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The kitty: %n card(s) left over.</source>
        <translation>
            <numerusform>Le chien&#xa0;: %n carte en trop.</numerusform>
            <numerusform>Le chien&#xa0;: %n cartes en trop.</numerusform>
        </translation>
    </message>
    <message>
        <source>The player who takes the kitty discards the same number of cards before the bids.</source>
        <translation>Qui prend le chien écarte autant de cartes avant les annonces.</translation>
    </message>
    <message>
        <source>The player who takes the kitty discards the same number of cards after the bids.</source>
        <translation>Qui prend le chien écarte autant de cartes après les annonces.</translation>
    </message>
    <message>
        <source>The discard counts as a trick for the player who took the kitty. That player may not bid nil.</source>
        <translation>L’écart compte pour un pli au joueur qui a pris le chien. Ce joueur ne peut pas annoncer nil.</translation>
    </message>
    <message>
        <source>A kitty of %1.</source>
        <translation>Un chien de %1.</translation>
    </message>
    <message>
        <source>After the bids, the player with the largest contract takes the kitty and discards the same number of cards. If contracts are equal, each of these players gets one card, and any others stay unseen.</source>
        <translation>Après les annonces, le joueur au plus gros contrat prend le chien et écarte autant de cartes. À contrats égaux, chacun de ces joueurs reçoit une carte et les autres restent cachées.</translation>
    </message>
</context>
<context>
    <name>last_trick</name>
    <message>
        <source>The last trick can still earn a bonus.</source>
        <translation>Le dernier pli peut encore rapporter une prime.</translation>
    </message>
    <message>
        <source>&quot;tricks&quot; is missing: the tricks each seat took</source>
        <translation>&quot;tricks&quot; manque&#xa0;: les plis faits à chaque place</translation>
    </message>
    <message>
        <source>&quot;winners&quot; is missing: list the seat that won each trick, in order</source>
        <translation>&quot;winners&quot; manque&#xa0;: indiquez dans l’ordre la place qui a fait chaque pli</translation>
    </message>
    <message>
        <source>A streak of tricks won in a row can still earn a bonus.</source>
        <translation>Une série de plis faits de suite peut encore rapporter une prime.</translation>
    </message>
    <message>
        <source>&quot;last_trick&quot; is missing: these rules depend on who won the last trick</source>
        <translation>&quot;last_trick&quot; manque&#xa0;: ces règles dépendent de qui a fait le dernier pli</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Dernier pli</translation>
    </message>
    <message>
        <source>Points for winning the last trick of a deal.</source>
        <translation>Points pour le dernier pli d’une donne.</translation>
    </message>
    <message>
        <source>bela pinochle final</source>
        <translation>belote dix de der der dernier pli bela pinochle</translation>
    </message>
    <message>
        <source>last trick; last book; last trick bonus; # for the last trick; # for last book</source>
        <translation>dernier pli; dix de der; prime du dernier pli; # pour le dernier pli; der</translation>
    </message>
    <message>
        <source>Last trick with an ace</source>
        <translation>Dernier pli avec un as</translation>
    </message>
    <message>
        <source>Points for winning the last trick with an ace of hearts, diamonds or clubs.</source>
        <translation>Points pour le dernier pli fait avec l’as de cœur, de carreau ou de trèfle.</translation>
    </message>
    <message>
        <source>Last trick with the ace of spades</source>
        <translation>Dernier pli avec l’as de pique</translation>
    </message>
    <message>
        <source>Points for winning the last trick with the ace of spades.</source>
        <translation>Points pour le dernier pli fait avec l’as de pique.</translation>
    </message>
    <message>
        <source>Nil bonus if its bidder&apos;s last card is an ace</source>
        <translation>Prime de nil si celui qui l’annonce finit par un as</translation>
    </message>
    <message>
        <source>A nil that is made earns 20% more if its bidder plays an ace to the last trick.</source>
        <translation>Un nil réussi rapporte 20&#xa0;% de plus si le joueur du nil joue un as au dernier pli.</translation>
    </message>
    <message>
        <source>Last trick won with a two</source>
        <translation>Dernier pli fait avec un deux</translation>
    </message>
    <message>
        <source>Points for winning the last trick with a two of hearts, diamonds, or clubs.</source>
        <translation>Points pour le dernier pli fait avec un deux de cœur, de carreau ou de trèfle.</translation>
    </message>
    <message>
        <source>deuce victory</source>
        <translation>deux victoire deuce</translation>
    </message>
    <message>
        <source>Last trick: a high spade completes the contract</source>
        <translation>Contrat réussi par un gros pique au dernier pli</translation>
    </message>
    <message>
        <source>Points for winning the last trick with the nine of spades or higher, if that gives the side exactly its contract.</source>
        <translation>Points pour le dernier pli fait avec le neuf de pique ou plus haut, si le camp atteint ainsi exactement son contrat.</translation>
    </message>
    <message>
        <source>Won the last trick</source>
        <translation>Dernier pli fait</translation>
    </message>
    <message>
        <source>Won the last trick with an ace</source>
        <translation>Dernier pli fait avec un as</translation>
    </message>
    <message>
        <source>Won the last trick with the ace of spades</source>
        <translation>Dernier pli fait avec l’as de pique</translation>
    </message>
    <message>
        <source>Won the last trick with a two</source>
        <translation>Dernier pli fait avec un deux</translation>
    </message>
    <message>
        <source>Met the bid exactly by winning the last trick with a high spade</source>
        <translation>Annonce faite exactement grâce à un gros pique au dernier pli</translation>
    </message>
    <message>
        <source>The successful nil bidder played an ace to the last trick</source>
        <translation>Le joueur du nil réussi a joué un as au dernier pli</translation>
    </message>
    <message numerus="yes">
        <source>The last trick of a deal earns %n point(s).</source>
        <translation>
            <numerusform>Le dernier pli d’une donne rapporte %n point.</numerusform>
            <numerusform>Le dernier pli d’une donne rapporte %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Winning the last trick with an ace other than the ace of spades earns %n point(s).</source>
        <translation>
            <numerusform>Faire le dernier pli avec un as autre que l’as de pique rapporte %n point.</numerusform>
            <numerusform>Faire le dernier pli avec un as autre que l’as de pique rapporte %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Winning the last trick with the ace of spades earns %n point(s).</source>
        <translation>
            <numerusform>Faire le dernier pli avec l’as de pique rapporte %n point.</numerusform>
            <numerusform>Faire le dernier pli avec l’as de pique rapporte %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Winning the last trick with a two of hearts, diamonds, or clubs earns %n point(s).</source>
        <translation>
            <numerusform>Faire le dernier pli avec un deux de cœur, de carreau ou de trèfle rapporte %n point.</numerusform>
            <numerusform>Faire le dernier pli avec un deux de cœur, de carreau ou de trèfle rapporte %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Winning the last trick with the nine of spades or higher, and so meeting the contract exactly, earns %n point(s).</source>
        <translation>
            <numerusform>Faire le dernier pli avec le neuf de pique ou plus haut, et réussir ainsi le contrat exactement, rapporte %n point.</numerusform>
            <numerusform>Faire le dernier pli avec le neuf de pique ou plus haut, et réussir ainsi le contrat exactement, rapporte %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>model</name>
    <message>
        <source>The deals after this one can&apos;t be kept with this correction.</source>
        <translation>Les donnes suivantes ne peuvent pas être gardées avec cette correction.</translation>
    </message>
    <message>
        <source>You can&apos;t change players or sides during a match. Start a new one.</source>
        <translation>On ne change ni de joueurs ni de camps en cours de partie. Commencez-en une nouvelle.</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>A value: whether a rule is in force.</extracomment>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>A value: whether a rule is in force.</extracomment>
        <translation>Non</translation>
    </message>
    <message>
        <source>Only spades are trump</source>
        <translation>Seul pique est atout</translation>
    </message>
    <message>
        <source>Clubs</source>
        <extracomment>A suit, as a heading or a choice.</extracomment>
        <translation>Trèfles</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <extracomment>A suit, as a heading or a choice.</extracomment>
        <translation>Carreaux</translation>
    </message>
    <message>
        <source>Hearts</source>
        <extracomment>A suit, as a heading or a choice.</extracomment>
        <translation>Cœurs</translation>
    </message>
    <message>
        <source>Spades</source>
        <extracomment>A suit, as a heading or a choice.</extracomment>
        <translation>Piques</translation>
    </message>
    <message>
        <source>Big joker</source>
        <translation>Grand joker</translation>
    </message>
    <message>
        <source>Little joker</source>
        <translation>Petit joker</translation>
    </message>
    <message>
        <source>Third joker</source>
        <translation>Troisième joker</translation>
    </message>
    <message>
        <source>minus %1</source>
        <translation>moins %1</translation>
    </message>
</context>
<context>
    <name>moon</name>
    <message>
        <source>Another side bid a moon, so you can&apos;t bid double nil.</source>
        <translation>Un autre camp a annoncé un moon&#xa0;: vous ne pouvez pas annoncer double nil.</translation>
    </message>
    <message>
        <source>Another side bid double nil, so you can&apos;t bid a moon.</source>
        <translation>Un autre camp a annoncé double nil&#xa0;: vous ne pouvez pas annoncer un moon.</translation>
    </message>
    <message>
        <source>nobody can bid a moon.</source>
        <translation>personne ne peut annoncer un moon.</translation>
    </message>
    <message>
        <source>nobody can bid a blind moon.</source>
        <translation>personne ne peut annoncer un moon aveugle.</translation>
    </message>
    <message>
        <source>there is no double nil.</source>
        <translation>il n’y a pas de double nil.</translation>
    </message>
    <message>
        <source>the deal has fewer than twelve tricks.</source>
        <translation>la donne a moins de douze plis.</translation>
    </message>
    <message>
        <source>the rule “Lexington” (twelve tricks) is not set to “When bid”.</source>
        <translation>la règle «&#xa0;Lexington&#xa0;» (douze plis) n’est pas sur «&#xa0;Si annoncé&#xa0;».</translation>
    </message>
    <message>
        <source>Moon</source>
        <extracomment>Title of a rule: a bid to take all tricks, noun.</extracomment>
        <translation>Moon</translation>
    </message>
    <message>
        <source>A player may bid that their side will take every trick. Also called Boston or slam.</source>
        <translation>Un joueur peut annoncer que son camp fera tous les plis. On dit aussi Boston ou chelem.</translation>
    </message>
    <message>
        <source>boston slam shoot the moon thirteen all tricks</source>
        <translation>boston chelem slam viser la lune lune treize tous les plis shoot the moon</translation>
    </message>
    <message>
        <source>boston; slam; moon; shoot the moon; shooting the moon; running a boston; run a boston; grand slam; bid 13; bid thirteen; bid all thirteen; bid all the tricks; thirteen bid; no boston=false; no moon=false</source>
        <translation>boston; chelem; moon; viser la lune; grand chelem; annoncer 13; annoncer treize; annoncer tous les plis; pas de boston=false; pas de moon=false; pas de chelem=false</translation>
    </message>
    <message>
        <source>What counts as a moon</source>
        <translation>Ce qui compte comme moon</translation>
    </message>
    <message>
        <source>What counts as a moon: only a bid announced as one, or any contract for all the tricks, however the partners divide it.</source>
        <translation>Ce qui compte comme moon&#xa0;: seulement un moon annoncé par son nom, ou tout contrat de tous les plis, quel que soit le partage entre partenaires.</translation>
    </message>
    <message>
        <source>Only when bid by name</source>
        <translation>Seulement par son nom</translation>
    </message>
    <message>
        <source>Any contract to take all tricks</source>
        <translation>Tout contrat pour tous les plis</translation>
    </message>
    <message>
        <source>7 and 6 is a Boston automatic Boston thirteen slam</source>
        <translation>7 et 6 font un boston boston automatique treize chelem</translation>
    </message>
    <message>
        <source>7 and 6 is a Boston=automatic; automatic Boston=automatic; automatic moon=automatic; automatic slam=automatic; contract of thirteen is a boston=automatic</source>
        <translation>7 et 6 font un boston=automatic; boston automatique=automatic; moon automatique=automatic; chelem automatique=automatic; contrat de treize est un boston=automatic</translation>
    </message>
    <message>
        <source>Moon made</source>
        <translation>Moon réussi</translation>
    </message>
    <message>
        <source>Points for a moon that is made.</source>
        <translation>Points pour un moon réussi.</translation>
    </message>
    <message>
        <source>boston slam shooting</source>
        <translation>boston chelem slam lune</translation>
    </message>
    <message>
        <source>boston #; moon #; slam #; boston is #; # for a boston; boston worth #</source>
        <translation>boston #; moon #; chelem #; # pour un boston; # pour un chelem; boston vaut #</translation>
    </message>
    <message>
        <source>Moon failed</source>
        <translation>Moon chuté</translation>
    </message>
    <message>
        <source>Points lost by a moon that fails.</source>
        <translation>Points perdus par un moon chuté.</translation>
    </message>
    <message>
        <source>Moon wins the match</source>
        <translation>Le moon gagne la partie</translation>
    </message>
    <message>
        <source>A moon that is made wins the match on the spot.</source>
        <translation>Un moon réussi gagne aussitôt la partie.</translation>
    </message>
    <message>
        <source>boston slam shooting game</source>
        <translation>boston chelem slam lune partie</translation>
    </message>
    <message>
        <source>boston wins; boston wins the game=true; slam wins the game=true; moon wins the game=true; boston is game=true</source>
        <translation>boston gagne; boston gagne la partie=true; chelem gagne la partie=true; moon gagne la partie=true</translation>
    </message>
    <message>
        <source>Blind moon</source>
        <translation>Moon aveugle</translation>
    </message>
    <message>
        <source>A player may bid to take every trick before looking at their cards. Also called “Boston on fire”.</source>
        <translation>Un joueur peut annoncer tous les plis avant de regarder ses cartes. On dit aussi «&#xa0;Boston on fire&#xa0;».</translation>
    </message>
    <message>
        <source>boston on fire grand slam</source>
        <translation>boston on fire grand chelem aveugle slam</translation>
    </message>
    <message>
        <source>boston on fire; blind boston; blind slam; blind moon; blind thirteen; blind 13</source>
        <translation>boston aveugle; chelem aveugle; moon aveugle; chelem à l&apos;aveugle; treize à l&apos;aveugle; 13 à l&apos;aveugle</translation>
    </message>
    <message>
        <source>Blind moon: whose cards must be unseen</source>
        <translation>Moon aveugle&#xa0;: qui ne doit pas avoir regardé</translation>
    </message>
    <message>
        <source>Whose cards must still be unseen when a blind moon is bid: only the bidder&apos;s, or those of the whole side.</source>
        <translation>Qui ne doit pas avoir vu ses cartes lors d’un moon aveugle&#xa0;: seulement l’annonceur, ou tout le camp.</translation>
    </message>
    <message>
        <source>The bidder</source>
        <translation>Le joueur qui annonce</translation>
    </message>
    <message>
        <source>The whole side</source>
        <translation>Tout le camp</translation>
    </message>
    <message>
        <source>Blind moon made</source>
        <translation>Moon aveugle réussi</translation>
    </message>
    <message>
        <source>Points for a blind moon that is made.</source>
        <translation>Points pour un moon aveugle réussi.</translation>
    </message>
    <message>
        <source>Blind moon failed</source>
        <translation>Moon aveugle chuté</translation>
    </message>
    <message>
        <source>Points lost by a blind moon that fails.</source>
        <translation>Points perdus par un moon aveugle chuté.</translation>
    </message>
    <message>
        <source>Blind moon wins the match</source>
        <translation>Le moon aveugle gagne la partie</translation>
    </message>
    <message>
        <source>A blind moon that is made wins the match on the spot.</source>
        <translation>Un moon aveugle réussi gagne aussitôt la partie.</translation>
    </message>
    <message>
        <source>Moon against double nil</source>
        <translation>Moon contre double nil</translation>
    </message>
    <message>
        <source>Once a side has bid a moon, the others may not bid a double nil, and vice versa.</source>
        <translation>Dès qu’un camp a annoncé un moon, les autres ne peuvent plus annoncer double nil, et inversement.</translation>
    </message>
    <message>
        <source>Taking all tricks without bidding them</source>
        <translation>Tous les plis sans les annoncer</translation>
    </message>
    <message>
        <source>Extra points for a side that takes every trick of a deal without having bid them all. 0 means none.</source>
        <translation>Points de plus pour un camp qui fait tous les plis d’une donne sans les avoir tous annoncés. 0&#xa0;: aucun.</translation>
    </message>
    <message>
        <source>sweep unbid Boston took all 13 thirteen all the tricks without bidding slam</source>
        <translation>capot razzia boston non annoncé tous les plis 13 treize sans annonce chelem</translation>
    </message>
    <message>
        <source>unbid Boston; took all 13; take all 13; taking all thirteen; all the tricks without bidding; all tricks without a bid; sweep; sweep #; sweep bonus; unbid slam; accidental boston; # for all the tricks</source>
        <translation>boston non annoncé; chelem non annoncé; a fait les 13; faire les treize; faire tous les plis; tous les plis sans annonce; capot; capot #; prime de capot; # pour tous les plis</translation>
    </message>
    <message>
        <source>Taking all tricks without bidding them wins the match</source>
        <translation>Tous les plis sans annonce&#xa0;: partie gagnée</translation>
    </message>
    <message>
        <source>A side that takes every trick of a deal without having bid them all wins the match on the spot.</source>
        <translation>Un camp qui fait tous les plis d’une donne sans les avoir tous annoncés gagne aussitôt la partie.</translation>
    </message>
    <message>
        <source>sweep Boston taken wins unbid all 13 thirteen</source>
        <translation>capot razzia boston réalisé gagne non annoncé tous les plis 13 treize</translation>
    </message>
    <message>
        <source>Boston taken wins=true; sweep wins=true; taking all the tricks wins=true; taken Boston wins the game=true; unbid Boston wins=true</source>
        <translation>boston réalisé gagne=true; capot gagne=true; faire tous les plis gagne=true; boston non annoncé gagne=true</translation>
    </message>
    <message>
        <source>Lexington</source>
        <extracomment>Title of a rule, named after a town: points for twelve tricks.</extracomment>
        <translation>Lexington</translation>
    </message>
    <message>
        <source>When twelve tricks score a bonus: when they are bid and made, or when exactly twelve are taken, no matter what was bid.</source>
        <translation>Quand douze plis rapportent une prime&#xa0;: s’ils sont annoncés et réussis, ou si exactement douze sont faits, quelle que soit l’annonce.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Non joué</translation>
    </message>
    <message>
        <source>When bid</source>
        <translation>Si annoncé</translation>
    </message>
    <message>
        <source>When taken</source>
        <translation>Si réalisé</translation>
    </message>
    <message>
        <source>twelve tricks</source>
        <translation>douze plis twelve</translation>
    </message>
    <message>
        <source>twelve tricks; bid twelve; twelve bid; bid 12</source>
        <translation>douze plis; annoncer douze; annonce de douze; annoncer 12; lexington</translation>
    </message>
    <message>
        <source>Points for a Lexington (twelve tricks)</source>
        <translation>Points d’un Lexington (douze plis)</translation>
    </message>
    <message>
        <source>Points for a Lexington (twelve tricks), instead of the contract&apos;s points. A side that bids twelve and fails loses the same number of points.</source>
        <translation>Points pour un Lexington (douze plis), à la place de ceux du contrat. Un camp qui annonce douze et chute en perd autant.</translation>
    </message>
    <message>
        <source>Bid of twelve wins the match</source>
        <translation>Un douze annoncé gagne la partie</translation>
    </message>
    <message>
        <source>A bid of twelve that is made wins the match on the spot.</source>
        <translation>Une annonce de douze réussie gagne aussitôt la partie.</translation>
    </message>
    <message numerus="yes">
        <source>Moon failed, took %n</source>
        <translation>
            <numerusform>Moon chuté, %n pli</numerusform>
            <numerusform>Moon chuté, %n plis</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid of twelve made, took %1</source>
        <translation>Annonce de douze réussie, fait %1</translation>
    </message>
    <message>
        <source>Exactly twelve tricks taken</source>
        <translation>Exactement douze plis faits</translation>
    </message>
    <message>
        <source>Bid of twelve failed, took %1</source>
        <translation>Annonce de douze chutée, fait %1</translation>
    </message>
    <message>
        <source>Took all tricks without bidding them</source>
        <translation>Tous les plis faits sans les annoncer</translation>
    </message>
    <message numerus="yes">
        <source>Moon, a bid that your side will take every trick, earns %n point(s) if made and costs %2 if it fails.</source>
        <translation>
            <numerusform>Moon, l’annonce de tous les plis pour votre camp, rapporte %n point si elle réussit et coûte %2 si elle chute.</numerusform>
            <numerusform>Moon, l’annonce de tous les plis pour votre camp, rapporte %n points si elle réussit et coûte %2 si elle chute.</numerusform>
        </translation>
    </message>
    <message>
        <source>A contract for all the tricks also counts as a moon, even if each partner bid only part of it.</source>
        <translation>Un contrat de tous les plis compte aussi comme moon, même si chaque partenaire n’en a annoncé qu’une partie.</translation>
    </message>
    <message numerus="yes">
        <source>A blind moon, which is bid before the bidder has looked at their cards, earns %n point(s) if made and costs %2 if it fails.</source>
        <translation>
            <numerusform>Un moon aveugle, annoncé avant de regarder ses cartes, rapporte %n point s’il réussit et coûte %2 s’il chute.</numerusform>
            <numerusform>Un moon aveugle, annoncé avant de regarder ses cartes, rapporte %n points s’il réussit et coûte %2 s’il chute.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A blind moon, which is bid before anyone on the side has looked at their cards, earns %n point(s) if made and costs %2 if it fails.</source>
        <translation>
            <numerusform>Un moon aveugle, annoncé avant qu’un joueur du camp ait regardé ses cartes, rapporte %n point s’il réussit et coûte %2 s’il chute.</numerusform>
            <numerusform>Un moon aveugle, annoncé avant qu’un joueur du camp ait regardé ses cartes, rapporte %n points s’il réussit et coûte %2 s’il chute.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only a side at least %n point(s) behind the leader may make this bid.</source>
        <translation>
            <numerusform>Seul un camp qui a au moins %n point de retard sur le camp en tête peut faire cette annonce.</numerusform>
            <numerusform>Seul un camp qui a au moins %n points de retard sur le camp en tête peut faire cette annonce.</numerusform>
        </translation>
    </message>
    <message>
        <source>A blind moon that is made wins the match.</source>
        <translation>Un moon aveugle réussi gagne la partie.</translation>
    </message>
    <message numerus="yes">
        <source>Lexington: a side that takes exactly twelve tricks scores %n point(s) instead of its contract.</source>
        <translation>
            <numerusform>Lexington&#xa0;: un camp qui fait exactement douze plis marque %n point au lieu de son contrat.</numerusform>
            <numerusform>Lexington&#xa0;: un camp qui fait exactement douze plis marque %n points au lieu de son contrat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lexington: a contract of twelve earns %n point(s) when made and costs the same when set.</source>
        <translation>
            <numerusform>Lexington&#xa0;: un contrat de douze rapporte %n point s’il est réussi et coûte autant s’il chute.</numerusform>
            <numerusform>Lexington&#xa0;: un contrat de douze rapporte %n points s’il est réussi et coûte autant s’il chute.</numerusform>
        </translation>
    </message>
    <message>
        <source>A Lexington (a contract of twelve) that is made wins the match.</source>
        <translation>Un Lexington (un contrat de douze) réussi gagne la partie.</translation>
    </message>
    <message numerus="yes">
        <source>A side that takes every trick of a deal without having bid them all scores %n extra point(s).</source>
        <translation>
            <numerusform>Un camp qui fait tous les plis d’une donne sans les avoir tous annoncés marque %n point de plus.</numerusform>
            <numerusform>Un camp qui fait tous les plis d’une donne sans les avoir tous annoncés marque %n points de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>A side that takes every trick of a deal without having bid them all wins the match.</source>
        <translation>Un camp qui fait tous les plis d’une donne sans les avoir tous annoncés gagne la partie.</translation>
    </message>
    <message>
        <source>Moon %1.</source>
        <extracomment>A bid to take all tricks on the sheet of rules, and its points.</extracomment>
        <translation>Moon %1.</translation>
    </message>
    <message numerus="yes">
        <source>Moon, a bid to take every trick, earns %n point(s) if made and costs %2 if it fails.</source>
        <translation>
            <numerusform>Moon, l’annonce de tous les plis, rapporte %n point si elle réussit et coûte %2 si elle chute.</numerusform>
            <numerusform>Moon, l’annonce de tous les plis, rapporte %n points si elle réussit et coûte %2 si elle chute.</numerusform>
        </translation>
    </message>
    <message>
        <source>A contract for all the tricks also counts as a moon.</source>
        <translation>Un contrat de tous les plis compte aussi comme moon.</translation>
    </message>
    <message numerus="yes">
        <source>Only a player at least %n point(s) behind the leader may make this bid.</source>
        <translation>
            <numerusform>Seul un joueur qui a au moins %n point de retard sur le joueur en tête peut faire cette annonce.</numerusform>
            <numerusform>Seul un joueur qui a au moins %n points de retard sur le joueur en tête peut faire cette annonce.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lexington: a player who takes exactly twelve tricks scores %n point(s) instead of their contract.</source>
        <translation>
            <numerusform>Lexington&#xa0;: un joueur qui fait exactement douze plis marque %n point au lieu de son contrat.</numerusform>
            <numerusform>Lexington&#xa0;: un joueur qui fait exactement douze plis marque %n points au lieu de son contrat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who takes every trick of a deal without having bid them all scores %n extra point(s).</source>
        <translation>
            <numerusform>Un joueur qui fait tous les plis d’une donne sans les avoir tous annoncés marque %n point de plus.</numerusform>
            <numerusform>Un joueur qui fait tous les plis d’une donne sans les avoir tous annoncés marque %n points de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player who takes every trick of a deal without having bid them all wins the match.</source>
        <translation>Un joueur qui fait tous les plis d’une donne sans les avoir tous annoncés gagne la partie.</translation>
    </message>
</context>
<context>
    <name>nil</name>
    <message>
        <source>Only the player who bids first for a side may bid a team nil.</source>
        <translation>Seul le premier joueur d’un camp à annoncer peut annoncer un nil d’équipe.</translation>
    </message>
    <message>
        <source>Only one partner may bid nil.</source>
        <translation>Un seul des partenaires peut annoncer nil.</translation>
    </message>
    <message numerus="yes">
        <source>To bid double nil, your side must be at least %n point(s) behind; it is %1 behind.</source>
        <translation>
            <numerusform>Pour annoncer double nil, votre camp doit avoir au moins %n point de retard&#xa0;; il en a %1.</numerusform>
            <numerusform>Pour annoncer double nil, votre camp doit avoir au moins %n points de retard&#xa0;; il en a %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>the rules don&apos;t say that the tricks of a failed nil count only as bags.</source>
        <translation>les règles ne disent pas que les plis d’un nil chuté ne comptent que comme sacs.</translation>
    </message>
    <message>
        <source>overtricks give no points.</source>
        <translation>les plis de mieux ne rapportent pas de points.</translation>
    </message>
    <message>
        <source>failed nils lose no extra points for each trick.</source>
        <translation>un nil chuté ne perd pas de points en plus par pli.</translation>
    </message>
    <message>
        <source>only one partner can bid nil.</source>
        <translation>un seul partenaire peut annoncer nil.</translation>
    </message>
    <message>
        <source>two nils do not score as a double nil.</source>
        <translation>deux nils ne comptent pas comme un double nil.</translation>
    </message>
    <message>
        <source>sides cannot bid nil as a team.</source>
        <translation>un camp ne peut pas annoncer nil en équipe.</translation>
    </message>
    <message>
        <source>Nil</source>
        <extracomment>Title of a rule: a bid to take no tricks, noun.</extracomment>
        <translation>Nil</translation>
    </message>
    <message>
        <source>A player may bid nil: a bid to take no tricks.</source>
        <translation>Un joueur peut annoncer nil&#xa0;: l’annonce de ne faire aucun pli.</translation>
    </message>
    <message>
        <source>nilo zero naught nothing null</source>
        <translation>nilo zéro nul rien null</translation>
    </message>
    <message>
        <source>nilo; nil; nils; zero; nello; bid nil; go nil; nil bid; no nil=false; no nils=false; without nil=false; nil not allowed=false</source>
        <translation>nilo; nil; nils; zéro; nello; misère; annoncer nil; annonce nil; pas de nil=false; sans nil=false; nil interdit=false</translation>
    </message>
    <message>
        <source>When nil is bid</source>
        <translation>Moment d’annoncer nil</translation>
    </message>
    <message>
        <source>Either nil is bid on the player&apos;s turn. Or nils come before all other bids: first each side may bid one blind nil, and then each side that did not may bid one nil after looking.</source>
        <translation>Soit on annonce nil à son tour. Soit les nils viennent avant toute autre annonce&#xa0;: chaque camp peut d’abord annoncer un nil aveugle, puis chaque camp qui ne l’a pas fait peut annoncer un nil après avoir regardé.</translation>
    </message>
    <message>
        <source>On the player&apos;s turn</source>
        <translation>À son tour</translation>
    </message>
    <message>
        <source>Before all other bids</source>
        <translation>Avant toute autre annonce</translation>
    </message>
    <message>
        <source>nilo announce</source>
        <translation>nilo annoncer déclarer</translation>
    </message>
    <message>
        <source>Nil made</source>
        <translation>Nil réussi</translation>
    </message>
    <message>
        <source>Points for a nil that takes no tricks.</source>
        <translation>Points pour un nil sans aucun pli.</translation>
    </message>
    <message>
        <source>nilo bonus points worth 50 100</source>
        <translation>nilo prime points valeur vaut 50 100 bonus</translation>
    </message>
    <message>
        <source>nil #; nil is #; nil worth #; # for nil; nil bonus; nil points; value of nil</source>
        <translation>nil #; nil vaut #; # pour nil; # pour un nil; prime de nil; points du nil; valeur du nil</translation>
    </message>
    <message>
        <source>Nil failed</source>
        <translation>Nil chuté</translation>
    </message>
    <message>
        <source>Points lost by a nil that takes a trick.</source>
        <translation>Points perdus par un nil qui fait un pli.</translation>
    </message>
    <message>
        <source>nilo penalty points broken set</source>
        <translation>nilo pénalité points chuté chute raté set</translation>
    </message>
    <message>
        <source>nil -#; failed nil; set nil; busted nil; broken nil; nil penalty; failed nil -#; failed nil #; lose # for nil</source>
        <translation>nil -#; nil chuté; nil raté; nil perdu; pénalité de nil; nil chuté -#; nil chuté #; perdre # pour nil</translation>
    </message>
    <message>
        <source>Tricks of a failed nil</source>
        <translation>Plis d’un nil chuté</translation>
    </message>
    <message>
        <source>The tricks of a failed nil may count only as bags, for the contract of the bidder&apos;s side, for the opponents&apos; contract, or not at all. With more than two sides, the opponents are the next side in turn.</source>
        <translation>Les plis d’un nil chuté peuvent compter seulement comme sacs, pour le contrat du camp de l’annonceur, pour celui des adversaires, ou pas du tout. Avec plus de deux camps, les adversaires sont le camp suivant dans l’ordre du jeu.</translation>
    </message>
    <message>
        <source>Count only as bags</source>
        <translation>Seulement des sacs</translation>
    </message>
    <message>
        <source>Count for the contract</source>
        <translation>Comptent pour le contrat</translation>
    </message>
    <message>
        <source>Count for the opponents</source>
        <translation>Vont aux adversaires</translation>
    </message>
    <message>
        <source>Count for nothing</source>
        <translation>Ne comptent pas</translation>
    </message>
    <message>
        <source>nilo broken set sandbags overtricks</source>
        <translation>nilo chuté chute raté sacs plis de mieux sandbags</translation>
    </message>
    <message>
        <source>tricks of a failed nil; broken nil tricks; do failed nil tricks count; nil tricks count</source>
        <translation>plis d&apos;un nil chuté; les plis du nil chuté comptent; les plis du nil comptent</translation>
    </message>
    <message>
        <source>Points for bags from a failed nil</source>
        <translation>Points des sacs d’un nil chuté</translation>
    </message>
    <message>
        <source>Whether bags from a failed nil earn the points of an overtrick in addition to counting as bags.</source>
        <translation>Dit si les sacs d’un nil chuté rapportent les points d’un pli de mieux, en plus de compter comme sacs.</translation>
    </message>
    <message>
        <source>Side is set if its nil fails</source>
        <translation>Nil chuté&#xa0;: contrat chuté</translation>
    </message>
    <message>
        <source>When a nil fails, the side&apos;s contract counts as set, too.</source>
        <translation>Si un nil chute, le contrat du camp compte aussi comme chuté.</translation>
    </message>
    <message>
        <source>Failed nil: loss per trick</source>
        <translation>Nil chuté&#xa0;: perte par pli</translation>
    </message>
    <message>
        <source>Extra points lost for each trick that a failed nil took.</source>
        <translation>Points perdus en plus pour chaque pli fait par un nil chuté.</translation>
    </message>
    <message>
        <source>Zero pot</source>
        <translation>Cagnotte des nils</translation>
    </message>
    <message>
        <source>A failed nil costs points for each trick it took, and these points go into a pot. The next nil that is made wins the pot.</source>
        <translation>Un nil chuté verse dans une cagnotte les points qu’il perd pour chacun de ses plis. Le prochain nil réussi ramasse la cagnotte.</translation>
    </message>
    <message>
        <source>zero 3b</source>
        <translation>zéro cagnotte pot 3b</translation>
    </message>
    <message>
        <source>No bags with a nil</source>
        <translation>Pas de sacs avec un nil</translation>
    </message>
    <message>
        <source>A side that bid a nil gets no bags in that deal.</source>
        <translation>Un camp qui a annoncé un nil ne prend pas de sacs à cette donne.</translation>
    </message>
    <message>
        <source>Blind nil</source>
        <translation>Nil aveugle</translation>
    </message>
    <message>
        <source>A player may bid nil before looking at the cards.</source>
        <translation>Un joueur peut annoncer nil avant de regarder ses cartes.</translation>
    </message>
    <message>
        <source>nilo double nil zero unseen</source>
        <translation>nilo double nil zéro sans voir sans regarder aveugle</translation>
    </message>
    <message>
        <source>blind nil; blind nils; bid nil blind; blind zero; no blind nil=false; without blind nil=false</source>
        <translation>nil aveugle; nil à l&apos;aveugle; nils aveugles; annoncer nil à l&apos;aveugle; zéro aveugle; pas de nil aveugle=false; sans nil aveugle=false</translation>
    </message>
    <message>
        <source>Blind nil made</source>
        <translation>Nil aveugle réussi</translation>
    </message>
    <message>
        <source>Points for a blind nil that takes no tricks.</source>
        <translation>Points pour un nil aveugle sans aucun pli.</translation>
    </message>
    <message>
        <source>nilo bonus worth</source>
        <translation>nilo prime valeur bonus</translation>
    </message>
    <message>
        <source>blind nil #; blind nil is #; blind nil worth #; # for blind nil; blind nil bonus</source>
        <translation>nil aveugle #; nil aveugle vaut #; # pour nil aveugle; prime de nil aveugle</translation>
    </message>
    <message>
        <source>Blind nil failed</source>
        <translation>Nil aveugle chuté</translation>
    </message>
    <message>
        <source>Points lost by a blind nil that takes a trick.</source>
        <translation>Points perdus par un nil aveugle qui fait un pli.</translation>
    </message>
    <message>
        <source>nilo penalty</source>
        <translation>nilo pénalité</translation>
    </message>
    <message>
        <source>blind nil -#; failed blind nil; failed blind nil #; set blind nil; blind nil penalty</source>
        <translation>nil aveugle -#; nil aveugle chuté; nil aveugle chuté #; nil aveugle raté; pénalité de nil aveugle</translation>
    </message>
    <message>
        <source>Blind nil when behind by</source>
        <translation>Nil aveugle&#xa0;: retard minimum</translation>
    </message>
    <message>
        <source>A side must be at least this many points behind the leader to bid blind nil. 0 allows it at any score.</source>
        <translation>Pour annoncer un nil aveugle, un camp doit avoir au moins ce nombre de points de retard sur le camp en tête. 0&#xa0;: permis à tout moment.</translation>
    </message>
    <message>
        <source>At any score</source>
        <translation>Sans condition</translation>
    </message>
    <message>
        <source>nilo trailing losing down by hundred</source>
        <translation>nilo retard mené en retard perdre de cent points</translation>
    </message>
    <message>
        <source>blind nil when # behind; blind nil down #; blind nil # down; blind nil behind</source>
        <translation>nil aveugle avec # de retard; nil aveugle à # de retard; nil aveugle en retard</translation>
    </message>
    <message>
        <source>Two nils on a side</source>
        <translation>Deux nils dans un camp</translation>
    </message>
    <message>
        <source>What happens when all partners of a side want to bid nil: each nil scores separately; they score as one double nil; or only one of the partners may bid nil.</source>
        <translation>Ce qui arrive si tous les partenaires d’un camp veulent annoncer nil&#xa0;: chaque nil compte à part&#xa0;; ils comptent pour un double nil&#xa0;; ou un seul des partenaires peut annoncer nil.</translation>
    </message>
    <message>
        <source>Score separately</source>
        <translation>Comptés à part</translation>
    </message>
    <message>
        <source>As a double nil</source>
        <translation>Comme un double nil</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Interdit</translation>
    </message>
    <message>
        <source>nilo both partners double nil triple nil</source>
        <translation>nilo les deux partenaires double nil triple nil</translation>
    </message>
    <message>
        <source>double nil; double nils; two nils; both partners nil; both nil; triple nil</source>
        <translation>double nil; doubles nils; deux nils; les deux partenaires nil; triple nil</translation>
    </message>
    <message>
        <source>Double nil made</source>
        <translation>Double nil réussi</translation>
    </message>
    <message>
        <source>Points when all partners of a side make their nils.</source>
        <translation>Points si tous les partenaires d’un camp réussissent leur nil.</translation>
    </message>
    <message>
        <source>Double nil failed</source>
        <translation>Double nil chuté</translation>
    </message>
    <message>
        <source>Points lost when at least one of the nils fails.</source>
        <translation>Points perdus quand l’un des nils au moins chute.</translation>
    </message>
    <message>
        <source>Double nil wins the match</source>
        <translation>Le double nil gagne la partie</translation>
    </message>
    <message>
        <source>A double nil that is made wins the match on the spot.</source>
        <translation>Un double nil réussi gagne aussitôt la partie.</translation>
    </message>
    <message>
        <source>Failed double nil loses the match</source>
        <translation>Le double nil chuté perd la partie</translation>
    </message>
    <message>
        <source>A double nil that fails loses the match on the spot.</source>
        <translation>Un double nil chuté perd aussitôt la partie.</translation>
    </message>
    <message>
        <source>Double nil when behind by</source>
        <translation>Double nil&#xa0;: retard minimum</translation>
    </message>
    <message>
        <source>A side must be at least this many points behind the leader for a double nil. 0 allows it at any score.</source>
        <translation>Pour un double nil, un camp doit avoir au moins ce nombre de points de retard sur le camp en tête. 0&#xa0;: permis à tout moment.</translation>
    </message>
    <message>
        <source>Double blind nil made</source>
        <translation>Double nil aveugle réussi</translation>
    </message>
    <message>
        <source>Points when all partners of a side make nils that were bid blind.</source>
        <translation>Points si tous les partenaires d’un camp réussissent un nil annoncé à l’aveugle.</translation>
    </message>
    <message>
        <source>Double blind nil failed</source>
        <translation>Double nil aveugle chuté</translation>
    </message>
    <message>
        <source>Points lost when a double blind nil fails.</source>
        <translation>Points perdus quand un double nil aveugle chute.</translation>
    </message>
    <message>
        <source>Double blind nil wins the match</source>
        <translation>Le double nil aveugle gagne la partie</translation>
    </message>
    <message>
        <source>A double blind nil that is made wins the match on the spot.</source>
        <translation>Un double nil aveugle réussi gagne aussitôt la partie.</translation>
    </message>
    <message>
        <source>Nil in the dark</source>
        <translation>Nil dans le noir</translation>
    </message>
    <message>
        <source>A nil bidder may shuffle their hand face down. From then on they always play its top card, even if it is not legal. The nil scores as a blind nil. If the bidder never looked at the cards, it scores like a big mo, a bid to win the first ten tricks (see “Points for a big mo”).</source>
        <translation>Qui annonce nil peut mélanger sa main face cachée. Il joue alors toujours la carte du dessus, même si elle n’est pas permise. Le nil compte comme un nil aveugle. Si l’annonceur n’a jamais regardé ses cartes, le nil compte comme un grand mo, l’annonce de faire les dix premiers plis (voir «&#xa0;Points du grand mo&#xa0;»).</translation>
    </message>
    <message>
        <source>shuffle stack top card</source>
        <translation>mélanger pile tas carte du dessus</translation>
    </message>
    <message>
        <source>dark nil; nil in the dark; in the dark</source>
        <translation>nil dans le noir; dans le noir; nil sans voir</translation>
    </message>
    <message>
        <source>Team nil</source>
        <translation>Nil d’équipe</translation>
    </message>
    <message>
        <source>Instead of bidding a contract, a side may bid to lose every trick. It gets no bags in that deal.</source>
        <translation>Au lieu d’un contrat, un camp peut annoncer qu’il perdra tous les plis. Il ne prend pas de sacs à cette donne.</translation>
    </message>
    <message>
        <source>side lose every trick</source>
        <translation>camp équipe perdre tous les plis aucun pli</translation>
    </message>
    <message>
        <source>team nil; side takes no trick</source>
        <translation>nil d&apos;équipe; le camp ne fait aucun pli</translation>
    </message>
    <message>
        <source>Points for a team nil</source>
        <translation>Points d’un nil d’équipe</translation>
    </message>
    <message>
        <source>Points that a team nil earns if made and costs if it fails.</source>
        <translation>Points qu’un nil d’équipe rapporte s’il est réussi et coûte s’il chute.</translation>
    </message>
    <message>
        <source>Points for a blind team nil</source>
        <translation>Points d’un nil d’équipe aveugle</translation>
    </message>
    <message>
        <source>Points won or lost for a team nil that is bid before anyone on the side has looked at their cards.</source>
        <translation>Points gagnés ou perdus par un nil d’équipe annoncé avant qu’un joueur du camp ait regardé ses cartes.</translation>
    </message>
    <message numerus="yes">
        <source>Nil failed, took %n</source>
        <translation>
            <numerusform>Nil chuté, %n pli</numerusform>
            <numerusform>Nil chuté, %n plis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blind nil failed, took %n</source>
        <translation>
            <numerusform>Nil aveugle chuté, %n pli</numerusform>
            <numerusform>Nil aveugle chuté, %n plis</numerusform>
        </translation>
    </message>
    <message>
        <source>Nil failed because of a renege</source>
        <translation>Nil chuté pour renonce</translation>
    </message>
    <message>
        <source>Blind nil failed because of a renege</source>
        <translation>Nil aveugle chuté pour renonce</translation>
    </message>
    <message>
        <source>Nil failed because of a wrong claim</source>
        <translation>Nil chuté pour réclamation à tort</translation>
    </message>
    <message>
        <source>Blind nil failed because of a wrong claim</source>
        <translation>Nil aveugle chuté pour réclamation à tort</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) of a failed nil</source>
        <translation>
            <numerusform>%n pli d’un nil chuté</numerusform>
            <numerusform>%n plis d’un nil chuté</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bag(s) from the failed nil</source>
        <translation>
            <numerusform>%n sac du nil chuté</numerusform>
            <numerusform>%n sacs du nil chuté</numerusform>
        </translation>
    </message>
    <message>
        <source>Every partner&apos;s nil made</source>
        <translation>Nil réussi par chaque partenaire</translation>
    </message>
    <message>
        <source>Nil made: won the pot</source>
        <translation>Nil réussi&#xa0;: cagnotte gagnée</translation>
    </message>
    <message>
        <source>Team nil made</source>
        <translation>Nil d’équipe réussi</translation>
    </message>
    <message numerus="yes">
        <source>Team nil failed, took %n</source>
        <translation>
            <numerusform>Nil d’équipe chuté, %n pli</numerusform>
            <numerusform>Nil d’équipe chuté, %n plis</numerusform>
        </translation>
    </message>
    <message>
        <source>Team nil failed because of a wrong claim</source>
        <translation>Nil d’équipe chuté pour réclamation à tort</translation>
    </message>
    <message>
        <source>Nil, a bid to win no tricks, earns %1 if made and costs %2 if it fails.</source>
        <translation>Nil, l’annonce de ne faire aucun pli, rapporte %1 s’il réussit et coûte %2 s’il chute.</translation>
    </message>
    <message>
        <source>Blind nil, bid before looking at the cards, earns %1 if made and costs %2 if it fails.</source>
        <translation>Le nil aveugle, annoncé avant de regarder ses cartes, rapporte %1 s’il est réussi et coûte %2 s’il chute.</translation>
    </message>
    <message numerus="yes">
        <source>Only a side at least %n point(s) behind the leader may make this bid.</source>
        <translation>
            <numerusform>Seul un camp qui a au moins %n point de retard sur le camp en tête peut faire cette annonce.</numerusform>
            <numerusform>Seul un camp qui a au moins %n points de retard sur le camp en tête peut faire cette annonce.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nil is bid before all other bids, starting with the player after the dealer. First, each side may bid one blind nil before either partner looks at their cards. Then each side without a blind nil may bid one nil.</source>
        <translation>Nil s’annonce avant toute autre annonce, en commençant après le donneur. D’abord, chaque camp peut annoncer un nil aveugle avant qu’un des partenaires regarde ses cartes. Puis chaque camp sans nil aveugle peut annoncer un nil.</translation>
    </message>
    <message>
        <source>Nil is bid before all other bids: starting with the player after the dealer, each side may bid one nil.</source>
        <translation>Nil s’annonce avant toute autre annonce&#xa0;: en commençant après le donneur, chaque camp peut annoncer un nil.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil do not help the contract: each counts as a bag and scores as an overtrick.</source>
        <translation>Les plis d’un nil chuté n’aident pas le contrat&#xa0;: chacun compte comme sac et se marque comme pli de mieux.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil do not help the contract: each counts as a bag but earns no points.</source>
        <translation>Les plis d’un nil chuté n’aident pas le contrat&#xa0;: chacun compte comme sac, mais ne rapporte pas de points.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil count for its side&apos;s contract.</source>
        <translation>Les plis d’un nil chuté comptent pour le contrat de son camp.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil count for the contract of the next side in turn.</source>
        <translation>Les plis d’un nil chuté comptent pour le contrat du camp suivant.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil count for the opponents&apos; contract.</source>
        <translation>Les plis d’un nil chuté comptent pour le contrat des adversaires.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil count for nothing.</source>
        <translation>Les plis d’un nil chuté ne comptent pas.</translation>
    </message>
    <message>
        <source>A failed nil sets the side&apos;s contract too.</source>
        <translation>Un nil chuté fait aussi chuter le contrat du camp.</translation>
    </message>
    <message numerus="yes">
        <source>Each trick of a failed nil costs %n extra point(s).</source>
        <translation>
            <numerusform>Chaque pli d’un nil chuté coûte %n point de plus.</numerusform>
            <numerusform>Chaque pli d’un nil chuté coûte %n points de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>The partner of a nil bidder may not bid nil.</source>
        <translation>Le partenaire d’un nil ne peut pas annoncer nil.</translation>
    </message>
    <message>
        <source>If all partners bid nil, it counts as one double nil, which earns %1 in total if made and costs %2 if it fails.</source>
        <translation>Si tous les partenaires annoncent nil, cela compte pour un seul double nil, qui rapporte %1 en tout s’il est réussi et coûte %2 s’il chute.</translation>
    </message>
    <message>
        <source>A double nil that is made wins the match.</source>
        <translation>Un double nil réussi gagne la partie.</translation>
    </message>
    <message>
        <source>A double nil that fails loses the match.</source>
        <translation>Un double nil chuté perd la partie.</translation>
    </message>
    <message>
        <source>A double nil that all partners bid blind earns %1 if made and costs %2 if it fails.</source>
        <translation>Un double nil que tous les partenaires annoncent à l’aveugle rapporte %1 s’il est réussi et coûte %2 s’il chute.</translation>
    </message>
    <message>
        <source>If all partners of a side bid nil blind and make it, the side wins the match.</source>
        <translation>Si tous les partenaires d’un camp annoncent nil à l’aveugle et réussissent, le camp gagne la partie.</translation>
    </message>
    <message>
        <source>A nil bidder may announce nil in the dark: the hand is shuffled face down, and its top card is always played. This nil earns %1 if made and costs %2 if it fails.</source>
        <translation>Qui annonce nil peut choisir le nil dans le noir&#xa0;: la main est mélangée face cachée, et on joue toujours la carte du dessus. Ce nil rapporte %1 s’il est réussi et coûte %2 s’il chute.</translation>
    </message>
    <message>
        <source>A nil in the dark (shuffled, face down) earns or costs %1 if the bidder never looked at the hand.</source>
        <translation>Un nil dans le noir (mélangé, face cachée) rapporte ou coûte %1 si l’annonceur n’a jamais regardé sa main.</translation>
    </message>
    <message>
        <source>Instead of a contract, the player who bids first for a side may bid a team nil: the side tries to lose every trick and gets no bags. It earns or costs %1.</source>
        <translation>Au lieu d’un contrat, le premier joueur d’un camp à annoncer peut annoncer un nil d’équipe&#xa0;: le camp cherche à perdre tous les plis et ne prend pas de sacs. Gain ou perte&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A team nil earns or costs %1 if it is bid before anyone on the side has looked at their cards.</source>
        <translation>Un nil d’équipe annoncé avant qu’un joueur du camp ait regardé ses cartes rapporte ou coûte %1.</translation>
    </message>
    <message numerus="yes">
        <source>Only a side at least %n point(s) behind the leader may bid a blind team nil.</source>
        <translation>
            <numerusform>Seul un camp qui a au moins %n point de retard sur le camp en tête peut annoncer un nil d’équipe aveugle.</numerusform>
            <numerusform>Seul un camp qui a au moins %n points de retard sur le camp en tête peut annoncer un nil d’équipe aveugle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nil %1.</source>
        <extracomment>A bid to take no tricks on the sheet of rules, and its points.</extracomment>
        <translation>Nil %1.</translation>
    </message>
    <message>
        <source>Blind nil %1.</source>
        <translation>Nil aveugle %1.</translation>
    </message>
    <message>
        <source>No nil.</source>
        <translation>Sans nil.</translation>
    </message>
    <message numerus="yes">
        <source>Only a player at least %n point(s) behind the leader may make this bid.</source>
        <translation>
            <numerusform>Seul un joueur qui a au moins %n point de retard sur le joueur en tête peut faire cette annonce.</numerusform>
            <numerusform>Seul un joueur qui a au moins %n points de retard sur le joueur en tête peut faire cette annonce.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nil is bid before all other bids, starting with the player after the dealer. First, each player may bid blind nil before looking at their cards. Then each player without a blind nil may bid nil.</source>
        <translation>Nil s’annonce avant toute autre annonce, en commençant après le donneur. D’abord, chaque joueur peut annoncer un nil aveugle avant de regarder ses cartes. Puis chaque joueur sans nil aveugle peut annoncer un nil.</translation>
    </message>
    <message>
        <source>Nil is bid before all other bids: starting with the player after the dealer, each player may bid nil.</source>
        <translation>Nil s’annonce avant toute autre annonce&#xa0;: en commençant après le donneur, chaque joueur peut annoncer un nil.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil count for the contract of its bidder.</source>
        <translation>Les plis d’un nil chuté comptent pour le contrat de son annonceur.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil count for the contract of the next player in turn.</source>
        <translation>Les plis d’un nil chuté comptent pour le contrat du joueur suivant.</translation>
    </message>
    <message>
        <source>Tricks of a failed nil count for the opponent&apos;s contract.</source>
        <translation>Les plis d’un nil chuté comptent pour le contrat de l’adversaire.</translation>
    </message>
    <message>
        <source>A player who bid a nil gets no bags in that deal.</source>
        <translation>Un joueur qui a annoncé un nil ne prend pas de sacs à cette donne.</translation>
    </message>
</context>
<context>
    <name>pack</name>
    <message numerus="yes">
        <source>Each player gets only %n card(s): a hand needs at least five.</source>
        <translation>
            <numerusform>Chaque joueur ne reçoit que %n carte&#xa0;: il en faut au moins cinq.</numerusform>
            <numerusform>Chaque joueur ne reçoit que %n cartes&#xa0;: il en faut au moins cinq.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules allow no leftover cards, but %n card(s) would be left over.</source>
        <translation>
            <numerusform>Ces règles n’admettent pas de cartes en trop, mais il resterait %n carte.</numerusform>
            <numerusform>Ces règles n’admettent pas de cartes en trop, mais il resterait %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>the cards can be dealt evenly.</source>
        <translation>les cartes se répartissent à parts égales.</translation>
    </message>
    <message>
        <source>there isn&apos;t exactly one card left over.</source>
        <translation>il ne reste pas exactement une carte.</translation>
    </message>
    <message>
        <source>only one deck is used.</source>
        <translation>un seul paquet est utilisé.</translation>
    </message>
    <message>
        <source>Four jokers need two decks: one deck has three at most.</source>
        <translation>Quatre jokers demandent deux paquets&#xa0;: un paquet en a trois au plus.</translation>
    </message>
    <message>
        <source>The deck doesn&apos;t have these cards, or has too few of them, so they can&apos;t be removed: %1.</source>
        <translation>Le paquet n’a pas ces cartes, ou pas assez, donc on ne peut pas les retirer&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The jokers make the deck too large: each deal leaves %n card(s) unseen, possibly a joker. To avoid this, remove that many cards from the deck.</source>
        <translation>
            <numerusform>Les jokers rendent le paquet trop gros&#xa0;: chaque donne laisse %n carte cachée, peut-être un joker. Pour l’éviter, retirez autant de cartes du paquet.</numerusform>
            <numerusform>Les jokers rendent le paquet trop gros&#xa0;: chaque donne laisse %n cartes cachées, peut-être un joker. Pour l’éviter, retirez autant de cartes du paquet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decks</source>
        <extracomment>Title of a rule: how many there are, noun.</extracomment>
        <translation>Paquets</translation>
    </message>
    <message>
        <source>How many decks of 52 cards are shuffled together. With two decks, there are two of every card.</source>
        <translation>Combien de paquets de 52 cartes on mélange ensemble. Avec deux paquets, chaque carte existe en double.</translation>
    </message>
    <message>
        <source>decks two decks double deck cards</source>
        <translation>paquets deux paquets double paquet jeu de cartes cartes decks double deck</translation>
    </message>
    <message>
        <source>two decks=2; double deck=2; # decks; # packs; number of decks</source>
        <translation>deux paquets=2; double paquet=2; # paquets; # jeux de cartes; deux jeux de cartes=2; nombre de paquets</translation>
    </message>
    <message>
        <source>Jokers</source>
        <extracomment>Title of a rule: how many there are, noun.</extracomment>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>Number of jokers in the deck: the first is the big joker, the second the little one, and a third may be added. In two decks, four means two of each.</source>
        <translation>Nombre de jokers dans le paquet&#xa0;: le premier est le grand joker, le deuxième le petit, et on peut en ajouter un troisième. Avec deux paquets, quatre signifie deux de chaque.</translation>
    </message>
    <message>
        <source>joker big little guarantee deck</source>
        <translation>joker jokers grand petit garantie paquet big little</translation>
    </message>
    <message>
        <source>joker; jokers; # jokers; no jokers=0; without jokers=0; add jokers; number of jokers</source>
        <translation>joker; jokers; # jokers; pas de joker=0; pas de jokers=0; sans joker=0; sans jokers=0; ajouter des jokers; nombre de jokers</translation>
    </message>
    <message>
        <source>Cards removed</source>
        <translation>Cartes retirées</translation>
    </message>
    <message>
        <source>Cards that are removed from the deck. With two decks, naming a card removes one copy; name it twice to remove both.</source>
        <translation>Cartes retirées du paquet. Avec deux paquets, nommer une carte en retire un exemplaire&#xa0;; nommez-la deux fois pour retirer les deux.</translation>
    </message>
    <message>
        <source>deuces twos of clubs hearts out removed remove taken discard red twos short deck</source>
        <translation>deux de trèfle deux de cœur deux rouges retirer retirées enlever sans écarter paquet réduit deuces twos removed</translation>
    </message>
    <message>
        <source>take out the twos; red deuces out; remove the deuces; twos out; removed cards; discarded cards; short deck; cards out</source>
        <translation>enlever les deux; sans les deux; retirer les deux; enlever les deux rouges; sans les deux rouges; cartes retirées; cartes enlevées; paquet réduit</translation>
    </message>
    <message>
        <source>Cards left over</source>
        <translation>Cartes en trop</translation>
    </message>
    <message>
        <source>What happens to cards that cannot be dealt evenly: they are set aside unseen, they form a kitty that someone takes, or they are not allowed.</source>
        <translation>Que faire des cartes qui ne se répartissent pas à parts égales&#xa0;: on les met de côté sans les voir, elles forment un chien que quelqu’un prend, ou elles ne sont pas admises.</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Mises de côté</translation>
    </message>
    <message>
        <source>Used as the kitty</source>
        <translation>Forment le chien</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Interdit</translation>
    </message>
    <message>
        <source>kitty widow stock blind extra remaining cards</source>
        <translation>chien talon veuve kitty widow pioche reste cartes restantes en trop aveugle</translation>
    </message>
    <message>
        <source>kitty=kitty; widow=kitty; cards left over; extra cards; leftover cards; remaining cards; odd cards</source>
        <translation>chien=kitty; talon=kitty; cartes en trop; cartes restantes; cartes supplémentaires; reste des cartes</translation>
    </message>
    <message>
        <source>The extra card</source>
        <translation>La carte en trop</translation>
    </message>
    <message>
        <source>When exactly one card is left over, as with three players: the last card of the deal is set aside, or the lowest club is removed before the deal.</source>
        <translation>Quand il reste exactement une carte, comme à trois joueurs&#xa0;: on met de côté la dernière carte de la donne, ou on retire le plus bas trèfle avant de donner.</translation>
    </message>
    <message>
        <source>Last card</source>
        <translation>Dernière carte</translation>
    </message>
    <message>
        <source>Lowest club</source>
        <translation>Plus bas trèfle</translation>
    </message>
    <message>
        <source>two of clubs deuce</source>
        <translation>deux de trèfle deuce two of clubs</translation>
    </message>
    <message>
        <source>the extra card; extra card; one extra card; one card left over; one card over</source>
        <translation>la carte en trop; carte en trop; carte supplémentaire; une carte en trop; il reste une carte; une carte de reste</translation>
    </message>
    <message>
        <source>Identical cards</source>
        <translation>Cartes identiques</translation>
    </message>
    <message>
        <source>With two decks, which of two identical cards in a trick ranks higher: the first or the last one played, or neither (they cancel each other out and can&apos;t win).</source>
        <translation>Avec deux paquets, laquelle de deux cartes identiques dans un pli l’emporte&#xa0;: la première ou la dernière jouée, ou aucune (elles s’annulent et ne peuvent pas gagner).</translation>
    </message>
    <message>
        <source>First one played</source>
        <translation>La première jouée</translation>
    </message>
    <message>
        <source>Last one played</source>
        <translation>La dernière jouée</translation>
    </message>
    <message>
        <source>They cancel</source>
        <translation>Elles s’annulent</translation>
    </message>
    <message>
        <source>cancellation cancel double deck same twice</source>
        <translation>annulation annuler annulent double paquet identiques pareilles deux fois doublon cancellation</translation>
    </message>
    <message>
        <source>same card twice; two identical cards; identical cards; doubled cards</source>
        <translation>la même carte deux fois; deux cartes identiques; cartes identiques; cartes doubles</translation>
    </message>
    <message>
        <source>One deck of 52 cards.</source>
        <translation>Un paquet de 52 cartes.</translation>
    </message>
    <message>
        <source>Two decks of 52 cards, shuffled together.</source>
        <translation>Deux paquets de 52 cartes, mélangés ensemble.</translation>
    </message>
    <message>
        <source>Jokers in the deck: %1.</source>
        <translation>Jokers dans le paquet&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Removed from the deck: %1.</source>
        <translation>Retirées du paquet&#xa0;: %1.</translation>
    </message>
    <message>
        <source>If two identical cards are in a trick, the one played first ranks higher.</source>
        <translation>De deux cartes identiques dans un pli, la première jouée l’emporte.</translation>
    </message>
    <message>
        <source>If two identical cards are in a trick, the one played last ranks higher.</source>
        <translation>De deux cartes identiques dans un pli, la dernière jouée l’emporte.</translation>
    </message>
    <message>
        <source>Two identical cards in a trick cancel each other out and cannot win it. A trick that nobody can win is dead, and the same player leads again.</source>
        <translation>Deux cartes identiques dans un pli s’annulent et ne peuvent pas le gagner. Un pli que personne ne peut faire est mort, et le même joueur rejoue en premier.</translation>
    </message>
    <message>
        <source>Two decks.</source>
        <translation>Deux paquets.</translation>
    </message>
    <message numerus="yes">
        <source>%n joker(s).</source>
        <translation>
            <numerusform>%n joker.</numerusform>
            <numerusform>%n jokers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>passing</name>
    <message>
        <source>the rule “Cards passed in every deal” is off.</source>
        <translation>la règle «&#xa0;Cartes passées à chaque donne&#xa0;» est désactivée.</translation>
    </message>
    <message>
        <source>cards are exchanged only for a blind nil.</source>
        <translation>on n’échange des cartes que pour un nil aveugle.</translation>
    </message>
    <message>
        <source>no cards are exchanged for nil.</source>
        <translation>on n’échange pas de cartes pour un nil.</translation>
    </message>
    <message>
        <source>Cards passed in every deal</source>
        <translation>Cartes passées à chaque donne</translation>
    </message>
    <message>
        <source>How many cards partners exchange face down in every deal. Players must pass their own cards before looking at the ones they get.</source>
        <translation>Combien de cartes les partenaires échangent face cachée à chaque donne. On passe ses cartes avant de regarder celles qu’on reçoit.</translation>
    </message>
    <message>
        <source>exchange pass three cards swap trade</source>
        <translation>passer passe échanger échange trois cartes donner troc pass swap</translation>
    </message>
    <message>
        <source>pass; passing; pass # cards; pass #; exchange # cards; # card pass; swap # cards; trade # cards</source>
        <translation>passer; passe; passer # cartes; passer #; échanger # cartes; passe de # cartes; échange; donner # cartes</translation>
    </message>
    <message>
        <source>When cards are passed</source>
        <translation>Moment de la passe</translation>
    </message>
    <message>
        <source>Whether partners who pass cards in every deal do so before or after the bids.</source>
        <translation>À chaque donne, les partenaires se passent les cartes avant ou après les annonces.</translation>
    </message>
    <message>
        <source>Before the bids</source>
        <translation>Avant les annonces</translation>
    </message>
    <message>
        <source>After the bids</source>
        <translation>Après les annonces</translation>
    </message>
    <message>
        <source>Cards exchanged for nil</source>
        <translation>Cartes échangées au nil</translation>
    </message>
    <message>
        <source>How many cards a nil bidder and their partner exchange after the bids.</source>
        <translation>Nombre de cartes que le joueur du nil et son partenaire échangent après les annonces.</translation>
    </message>
    <message>
        <source>pass nilo passing swap</source>
        <translation>passer passe échanger échange nilo pass swap</translation>
    </message>
    <message>
        <source>nil pass; pass at nil; nil passing; # cards at nil; exchange at nil; pass to nil; nil exchange</source>
        <translation>passe au nil; passe pour nil; # cartes au nil; échange au nil; échange pour nil; # cartes pour nil</translation>
    </message>
    <message>
        <source>Cards exchanged for blind nil</source>
        <translation>Cartes échangées au nil aveugle</translation>
    </message>
    <message>
        <source>How many cards a blind nil bidder and their partner exchange after the bids.</source>
        <translation>Nombre de cartes que le joueur du nil aveugle et son partenaire échangent après les annonces.</translation>
    </message>
    <message>
        <source>blind nil pass; blind nil passing; # cards at blind nil; exchange at blind nil</source>
        <translation>passe au nil aveugle; # cartes au nil aveugle; échange au nil aveugle; échange pour nil aveugle</translation>
    </message>
    <message>
        <source>Exchange for blind nil only</source>
        <translation>Échange au nil aveugle seulement</translation>
    </message>
    <message>
        <source>Partners exchange cards only for a blind nil, not for a nil bid after looking.</source>
        <translation>Les partenaires n’échangent des cartes que pour un nil aveugle, pas pour un nil annoncé cartes en main.</translation>
    </message>
    <message>
        <source>How cards are passed for a nil</source>
        <translation>Échange de cartes au nil</translation>
    </message>
    <message>
        <source>How partners exchange cards for a nil. Both pass before either looks at the cards received. Or the nil bidder passes first, and the partner looks at those cards before passing back. Or the nil bidder also names a suit they want, which the partner need not pass.</source>
        <translation>Comment les partenaires échangent des cartes au nil. Soit les deux passent leurs cartes avant de regarder celles qu’ils reçoivent. Soit le joueur du nil passe d’abord, et son partenaire regarde ces cartes avant de rendre. Soit le joueur du nil nomme aussi une couleur qu’il souhaite, que son partenaire n’est pas obligé de rendre.</translation>
    </message>
    <message>
        <source>Both at once</source>
        <translation>Les deux à la fois</translation>
    </message>
    <message>
        <source>Bidder first</source>
        <translation>Le nil d’abord</translation>
    </message>
    <message>
        <source>Bidder names a suit</source>
        <translation>Le joueur du nil nomme une couleur</translation>
    </message>
    <message>
        <source>pass nilo passing</source>
        <translation>passer passe échange nilo pass</translation>
    </message>
    <message numerus="yes">
        <source>After the bids, a nil bidder and their partner exchange %n card(s).</source>
        <translation>
            <numerusform>Après les annonces, le joueur du nil et son partenaire échangent %n carte.</numerusform>
            <numerusform>Après les annonces, le joueur du nil et son partenaire échangent %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the bids, a blind nil bidder and their partner exchange %n card(s).</source>
        <translation>
            <numerusform>Après les annonces, le joueur du nil aveugle et son partenaire échangent %n carte.</numerusform>
            <numerusform>Après les annonces, le joueur du nil aveugle et son partenaire échangent %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both pass before either looks at the cards received.</source>
        <translation>Les deux passent leurs cartes avant de regarder celles qu’ils reçoivent.</translation>
    </message>
    <message>
        <source>The bidder passes first; the partner looks, then passes back the same number of cards.</source>
        <translation>Le joueur du nil passe d’abord&#xa0;; le partenaire regarde, puis rend autant de cartes.</translation>
    </message>
    <message>
        <source>The bidder passes first and asks for a suit; the partner may return any cards.</source>
        <translation>Le joueur du nil passe en premier et demande une couleur&#xa0;; son partenaire peut rendre les cartes qu’il veut.</translation>
    </message>
    <message>
        <source>Nothing is exchanged when both partners bid nil.</source>
        <translation>On n’échange rien si les deux partenaires annoncent nil.</translation>
    </message>
    <message numerus="yes">
        <source>In every deal, before the bids, partners pass each other %n card(s) face down; nobody looks before all have passed.</source>
        <translation>
            <numerusform>À chaque donne, avant les annonces, les partenaires se passent %n carte face cachée&#xa0;; personne ne regarde avant que tous aient passé.</numerusform>
            <numerusform>À chaque donne, avant les annonces, les partenaires se passent %n cartes face cachée&#xa0;; personne ne regarde avant que tous aient passé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In every deal, after the bids, partners pass each other %n card(s) face down; nobody looks before all have passed.</source>
        <translation>
            <numerusform>À chaque donne, après les annonces, les partenaires se passent %n carte face cachée&#xa0;; personne ne regarde avant que tous aient passé.</numerusform>
            <numerusform>À chaque donne, après les annonces, les partenaires se passent %n cartes face cachée&#xa0;; personne ne regarde avant que tous aient passé.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards go to the next partner in turn.</source>
        <translation>Les cartes vont au partenaire suivant.</translation>
    </message>
</context>
<context>
    <name>play</name>
    <message>
        <source>spades need not be broken to be led.</source>
        <translation>il n’est pas nécessaire d’ouvrir les piques pour en jouer en premier.</translation>
    </message>
    <message>
        <source>the ace of spades is not in the deck.</source>
        <translation>l’as de pique n’est pas dans le paquet.</translation>
    </message>
    <message>
        <source>nobody has to trump or to beat the winning card.</source>
        <translation>personne n’est obligé de couper ni de monter.</translation>
    </message>
    <message>
        <source>The holder of the lowest club leads anyway, since everyone plays their lowest club to the first trick.</source>
        <translation>De toute façon, le plus bas trèfle entame, puisque chacun joue son plus bas trèfle au premier pli.</translation>
    </message>
    <message>
        <source>Who leads first</source>
        <translation>Qui entame</translation>
    </message>
    <message>
        <source>Who leads to the first trick: the player after the dealer, the dealer, the holder of the lowest club (who leads that club, or any card), or the player with the highest bid.</source>
        <translation>Qui entame le premier pli&#xa0;: le joueur après le donneur, le donneur, celui qui a le plus bas trèfle (avec cette carte, ou avec n’importe laquelle), ou le joueur de la plus forte annonce.</translation>
    </message>
    <message>
        <source>Player after the dealer</source>
        <translation>Le joueur après le donneur</translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>A value: the player who deals, noun.</extracomment>
        <translation>Le donneur</translation>
    </message>
    <message>
        <source>Lowest club</source>
        <translation>Plus bas trèfle</translation>
    </message>
    <message>
        <source>Lowest club, leading any card</source>
        <translation>Plus bas trèfle, entame libre</translation>
    </message>
    <message>
        <source>Highest bidder</source>
        <translation>La plus forte annonce</translation>
    </message>
    <message>
        <source>two of clubs deuce starts opening lead first trick start high bidder leads any card</source>
        <translation>deux de trèfle commence entame premier pli début meilleur annonceur joue n&apos;importe quelle carte</translation>
    </message>
    <message>
        <source>who leads first; first lead; opening lead; high bidder leads=high-bidder; highest bidder leads=high-bidder; dealer leads=dealer; left of dealer leads=left; 2 of clubs leads=low-club; 2 of clubs starts=low-club; lowest club leads=low-club; lowest club=low-club; low club leads=low-club; 2 of clubs leads any card=low-club-any; holder of the 2 of clubs leads any card=low-club-any</source>
        <translation>qui entame; première entame; entame; la plus forte annonce entame=high-bidder; le plus fort annonceur entame=high-bidder; le donneur entame=dealer; gauche du donneur entame=left; 2 de trèfle entame=low-club; deux de trèfle commence=low-club; plus petit trèfle entame=low-club; plus petit trèfle=low-club; 2 de trèfle entame de n&apos;importe quelle carte=low-club-any</translation>
    </message>
    <message>
        <source>First trick: lowest clubs</source>
        <translation>Premier pli&#xa0;: plus bas trèfle</translation>
    </message>
    <message>
        <source>Everyone must play their lowest club to the first trick.</source>
        <translation>Chacun doit jouer son plus bas trèfle au premier pli.</translation>
    </message>
    <message>
        <source>Any card that follows suit</source>
        <translation>Toute carte qui fournit</translation>
    </message>
    <message>
        <source>Everyone&apos;s lowest club</source>
        <translation>Le plus bas trèfle de chacun</translation>
    </message>
    <message>
        <source>two of clubs deuce throw</source>
        <translation>deux de trèfle deuce jeter défausser</translation>
    </message>
    <message>
        <source>everyone plays the lowest club=low-club; throw the lowest club=low-club; lowest clubs=low-club; low clubs first</source>
        <translation>chacun joue son plus petit trèfle=low-club; jeter le plus petit trèfle=low-club; plus petits trèfles=low-club; petit trèfle d&apos;abord=low-club</translation>
    </message>
    <message>
        <source>First trick: spades</source>
        <translation>Premier pli&#xa0;: piques</translation>
    </message>
    <message>
        <source>Whether players who cannot follow suit in the first trick may play a spade. If not, a player with only spades still may.</source>
        <translation>Dit si un joueur qui ne peut pas fournir au premier pli a le droit de jouer pique. Si c’est interdit, celui qui n’a que des piques le peut quand même.</translation>
    </message>
    <message>
        <source>Allowed</source>
        <extracomment>A value: something may be done, an adjective.</extracomment>
        <translation>Permis</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Interdit</translation>
    </message>
    <message>
        <source>trump cut ruff opening</source>
        <translation>atout couper coupe entame premier pli</translation>
    </message>
    <message>
        <source>spades on the first trick; no spades on the first trick=barred; trump the first trick; no trump on the first trick=barred; cut the first trick; cut first book</source>
        <translation>piques au premier pli; pas de pique au premier pli=barred; couper au premier pli; pas d&apos;atout au premier pli=barred; interdit de couper au premier pli=barred</translation>
    </message>
    <message>
        <source>Leading spades</source>
        <translation>Jouer pique en premier</translation>
    </message>
    <message>
        <source>A player who also has other suits may lead a spade at any time, in any trick but the first, or only once spades are broken. Or they may lead one once spades are broken, and in any case from the fourth trick on.</source>
        <translation>Un joueur qui a aussi d’autres couleurs peut jouer pique en premier à tout moment, à tout pli sauf le premier, ou seulement si les piques sont ouverts. Ou il le peut si les piques sont ouverts, et de toute façon dès le quatrième pli.</translation>
    </message>
    <message>
        <source>At any time</source>
        <translation>À tout moment</translation>
    </message>
    <message>
        <source>Not to the first trick</source>
        <translation>Pas au premier pli</translation>
    </message>
    <message>
        <source>Once broken</source>
        <translation>Une fois ouverts</translation>
    </message>
    <message>
        <source>Once broken, or from the fourth trick on</source>
        <translation>Ouverts, ou dès le quatrième pli</translation>
    </message>
    <message>
        <source>breaking spades broken break trump lead</source>
        <translation>ouvrir les piques ouverts briser casser jouer pique entamer atout breaking broken</translation>
    </message>
    <message>
        <source>spades; break spades; breaking spades; spades broken; spades must be broken=broken; until spades are broken=broken; lead spades; leading spades; lead spades any time=any; spades any time=any; spades can lead at any time=any; spades can be led any time=any; lead any suit=any; spades always=any; trump broken; break trump; lead trump; when can spades be led; no breaking=any; no need to break spades=any</source>
        <translation>piques; ouvrir les piques; piques ouverts; piques doivent être ouverts=broken; tant que les piques ne sont pas ouverts=broken; entamer pique; jouer pique; jouer pique n&apos;importe quand=any; pique à tout moment=any; entamer n&apos;importe quelle couleur=any; pique toujours=any; ouvrir l&apos;atout; entamer atout; quand peut-on entamer pique; sans ouvrir les piques=any</translation>
    </message>
    <message>
        <source>Ace of spades may be led</source>
        <translation>As de pique jouable en premier</translation>
    </message>
    <message>
        <source>The ace of spades may be led even before spades are broken. It does not break them.</source>
        <translation>L’as de pique peut être joué en premier même avant que les piques soient ouverts. Il ne les ouvre pas.</translation>
    </message>
    <message>
        <source>Must trump</source>
        <translation>Obligation de couper</translation>
    </message>
    <message>
        <source>A player who cannot follow suit may play any card. Or they must beat the spade that is winning, if they can. Or they must play a spade, and beat the winning spade if they can. Or they must play a spade if it would be winning, and otherwise may play any card.</source>
        <translation>Qui ne peut pas fournir peut jouer toute carte. Ou il doit battre, si possible, le pique maître du pli. Ou il doit jouer pique, et battre si possible le pique maître. Ou il doit jouer un pique qui serait maître, et s’il n’en a pas, toute carte est permise.</translation>
    </message>
    <message>
        <source>Overtrump if able</source>
        <translation>Surcouper si possible</translation>
    </message>
    <message>
        <source>Trump if able</source>
        <translation>Couper si possible</translation>
    </message>
    <message>
        <source>Trump if that would win</source>
        <translation>Couper si le pique gagne</translation>
    </message>
    <message>
        <source>play to beat must trump overtrump ruff pinochle call break head the trick must beat must play higher void must beat</source>
        <translation>jouer pour gagner obligation de couper surcouper couper call break monter obligation de monter chicane doit prendre</translation>
    </message>
    <message>
        <source>must trump=must; must cut=must; must ruff=must; have to trump=must; forced to trump=must; void must trump=must; must overtrump=overtrump; overtrump=overtrump; void must beat=head; call break=head</source>
        <translation>obligation de couper=must; doit couper=must; couper obligatoire=must; forcé de couper=must; sans la couleur il faut couper=must; surcouper=overtrump; obligation de surcouper=overtrump; doit prendre en chicane=head; call break=head</translation>
    </message>
    <message>
        <source>Must beat the winning card</source>
        <translation>Obligation de monter</translation>
    </message>
    <message>
        <source>A player who follows suit must beat the winning card if possible, unless the trick has been trumped.</source>
        <translation>Qui fournit doit battre si possible la carte maîtresse du pli, sauf si le pli est coupé.</translation>
    </message>
    <message>
        <source>head the trick must beat must play higher call break batak go over</source>
        <translation>monter obligation de monter jouer plus haut forcer call break batak prendre le pli</translation>
    </message>
    <message>
        <source>head the trick=true; must head=true; must beat=true; must play higher=true; must go higher=true; must go up=true; beat the trick=true; head</source>
        <translation>obligation de monter=true; doit monter=true; doit battre=true; doit jouer plus haut=true; forcer=true; prendre le pli=true; monter</translation>
    </message>
    <message>
        <source>Even when partner is winning</source>
        <translation>Même si le partenaire est maître</translation>
    </message>
    <message>
        <source>The rules on trumping and beating apply even when your partner is winning the trick.</source>
        <translation>L’obligation de couper et de monter vaut même si votre partenaire est maître du pli.</translation>
    </message>
    <message>
        <source>Looking at past tricks</source>
        <translation>Revoir les plis passés</translation>
    </message>
    <message>
        <source>Which finished tricks may be looked at during the deal.</source>
        <translation>Les plis terminés qu’on peut revoir pendant la donne.</translation>
    </message>
    <message>
        <source>The last one</source>
        <translation>Le dernier</translation>
    </message>
    <message>
        <source>All</source>
        <extracomment>A value of “Looking at past tricks”: every one.</extracomment>
        <translation>Tous</translation>
    </message>
    <message>
        <source>books turn over look at tricks</source>
        <translation>plis retourner regarder revoir livres books</translation>
    </message>
    <message>
        <source>look at the last trick=last; see the last trick=last; look back; last book; turn over books; look at tricks; past tricks</source>
        <translation>voir le dernier pli=last; regarder le dernier pli=last; revoir le dernier pli=last; retourner les plis; regarder les plis; plis passés</translation>
    </message>
    <message>
        <source>Seconds for each card</source>
        <translation>Secondes par carte</translation>
    </message>
    <message>
        <source>How much time a player has for each card before the program plays one at random. 0 means no limit.</source>
        <translation>De combien de temps un joueur dispose par carte avant que le programme en joue une au hasard. 0&#xa0;: sans limite.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>speed spades philadelphia quakers clock time</source>
        <translation>temps horloge chronomètre rapide vitesse speed spades philadelphia quakers</translation>
    </message>
    <message>
        <source>time; timer; speed; # seconds; speed spades; time for a card; shot clock; clock</source>
        <translation>temps; minuterie; chrono; vitesse; # secondes; temps par carte; temps de réflexion; pendule; horloge</translation>
    </message>
    <message>
        <source>%1: you must lead the lowest club to the first trick.</source>
        <translation>%1&#xa0;: il faut entamer le plus bas trèfle.</translation>
    </message>
    <message>
        <source>%1: you must play your lowest club to the first trick.</source>
        <translation>%1&#xa0;: au premier pli, vous devez jouer votre plus bas trèfle.</translation>
    </message>
    <message>
        <source>%1: you may not play a spade to the first trick.</source>
        <translation>%1&#xa0;: vous ne pouvez pas jouer pique au premier pli.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s right leads to the first trick.</source>
        <translation>Le joueur à droite du donneur entame.</translation>
    </message>
    <message>
        <source>The player on the dealer&apos;s left leads to the first trick.</source>
        <translation>Le joueur à gauche du donneur entame.</translation>
    </message>
    <message>
        <source>The dealer leads to the first trick.</source>
        <translation>Le donneur entame.</translation>
    </message>
    <message>
        <source>The holder of the lowest club leads it to the first trick.</source>
        <translation>Qui a le plus bas trèfle doit l’entamer.</translation>
    </message>
    <message>
        <source>The holder of the lowest club leads to the first trick, with any card that may be led.</source>
        <translation>Qui a le plus bas trèfle entame, de n’importe quelle carte permise.</translation>
    </message>
    <message>
        <source>The player with the highest bid leads to the first trick; if bids are equal, the one who bid first.</source>
        <translation>Le joueur à la plus forte annonce entame&#xa0;; à égalité, le premier à avoir annoncé.</translation>
    </message>
    <message>
        <source>Everyone plays their lowest club to the first trick.</source>
        <translation>Chacun joue son plus bas trèfle au premier pli.</translation>
    </message>
    <message>
        <source>Players who cannot follow suit in the first trick may not play a spade, unless they have nothing else.</source>
        <translation>Qui ne peut pas fournir au premier pli n’a pas le droit de jouer pique, à moins de n’avoir rien d’autre.</translation>
    </message>
    <message>
        <source>Spades may be led at any time.</source>
        <translation>On peut jouer pique en premier à tout moment.</translation>
    </message>
    <message>
        <source>A player who holds another suit may not lead a spade to the first trick.</source>
        <translation>Qui a une autre couleur ne peut pas entamer à pique.</translation>
    </message>
    <message>
        <source>A player may lead spades once they are broken (a spade was played on another suit), or when holding nothing else.</source>
        <translation>On peut jouer pique en premier une fois les piques ouverts (un pique a été joué sur une autre couleur), ou si l’on n’a rien d’autre.</translation>
    </message>
    <message>
        <source>A player may lead spades once they are broken (a spade was played on another suit), from the fourth trick on, or when holding nothing else.</source>
        <translation>On peut jouer pique en premier une fois les piques ouverts (un pique a été joué sur une autre couleur), dès le quatrième pli, ou si l’on n’a rien d’autre.</translation>
    </message>
    <message>
        <source>If you cannot follow suit and someone has already trumped with a higher suit, you must beat the winning card if you can.</source>
        <translation>Si vous ne pouvez pas fournir et que quelqu’un a déjà coupé d’une couleur supérieure, vous devez battre la carte maîtresse si possible.</translation>
    </message>
    <message>
        <source>If you cannot follow suit and a spade is winning the trick, you must beat that spade if you can.</source>
        <translation>Si vous ne pouvez pas fournir et qu’un pique est maître du pli, il faut le battre si vous le pouvez.</translation>
    </message>
    <message>
        <source>If you cannot follow, you must play a card of a higher suit than the one led. It must beat the card that is winning the trick, if possible.</source>
        <translation>Si vous ne pouvez pas fournir, il faut jouer une couleur plus haute que la couleur demandée. La carte doit battre, si possible, la carte maîtresse du pli.</translation>
    </message>
    <message>
        <source>If you cannot follow, you must play a spade. It must beat the spade that is winning the trick, if possible.</source>
        <translation>Si vous ne pouvez pas fournir, il faut jouer pique. Il doit battre, si possible, le pique maître du pli.</translation>
    </message>
    <message>
        <source>Suits rank above one another here. If you cannot follow suit but hold a card of a higher suit that beats every card in the trick so far, you must play such a card; otherwise you may play any card.</source>
        <translation>Ici, les couleurs ont un rang. Si vous ne pouvez pas fournir mais avez une carte d’une couleur plus haute qui bat toutes les cartes du pli, vous devez en jouer une&#xa0;; sinon, jouez ce que vous voulez.</translation>
    </message>
    <message>
        <source>If you cannot follow suit but hold a spade that beats every card in the trick so far, you must play such a spade; otherwise you may play any card.</source>
        <translation>Si vous ne pouvez pas fournir mais avez un pique qui bat toutes les cartes du pli, vous devez en jouer un&#xa0;; sinon, jouez ce que vous voulez.</translation>
    </message>
    <message>
        <source>If you follow suit, you must beat the winning card if you can, unless the trick has been trumped.</source>
        <translation>Si vous fournissez et pouvez battre la carte maîtresse du pli, vous devez le faire, sauf si le pli est coupé.</translation>
    </message>
    <message>
        <source>The rules on trumping and beating do not apply while your partner is winning the trick.</source>
        <translation>L’obligation de couper et de monter ne vaut pas tant que votre partenaire est maître du pli.</translation>
    </message>
    <message>
        <source>Follow suit if you can. The highest spade wins the trick, or else the highest card of the suit led; the winner leads to the next.</source>
        <translation>Il faut fournir si possible. Le plus fort pique, sinon la plus forte carte de la couleur demandée, fait le pli et joue en premier au suivant.</translation>
    </message>
    <message>
        <source>Follow suit if you can. The winner of a trick leads to the next.</source>
        <translation>Il faut fournir si possible. Qui fait un pli joue en premier au suivant.</translation>
    </message>
    <message>
        <source>Finished tricks may not be looked at.</source>
        <translation>On ne peut pas revoir les plis terminés.</translation>
    </message>
    <message>
        <source>The last trick may be looked at.</source>
        <translation>On peut revoir le dernier pli.</translation>
    </message>
    <message>
        <source>All finished tricks may be looked at.</source>
        <translation>On peut revoir tous les plis terminés.</translation>
    </message>
    <message numerus="yes">
        <source>Time for each card: %n second(s). When it is up, a legal card is played at random.</source>
        <translation>
            <numerusform>Temps par carte&#xa0;: %n seconde. Une fois écoulé, une carte permise est jouée au hasard.</numerusform>
            <numerusform>Temps par carte&#xa0;: %n secondes. Une fois écoulé, une carte permise est jouée au hasard.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: you can beat the winning card, so you must.</source>
        <translation>%1&#xa0;: vous pouvez battre la carte maîtresse du pli, il faut donc le faire.</translation>
    </message>
    <message>
        <source>%1: you can&apos;t follow suit, but you hold a spade that would win the trick, so you must play one.</source>
        <translation>%1&#xa0;: vous ne pouvez pas fournir, mais un de vos piques gagnerait le pli&#xa0;; vous devez en jouer un.</translation>
    </message>
    <message>
        <source>%1: you are void in the suit led, so you must play a higher trump.</source>
        <translation>%1&#xa0;: sans la couleur demandée, il faut surcouper.</translation>
    </message>
    <message>
        <source>%1: you are void in the suit led, so you must trump.</source>
        <translation>%1&#xa0;: sans la couleur demandée, il faut couper.</translation>
    </message>
    <message>
        <source>Beat the winning card.</source>
        <translation>Battez la carte maîtresse du pli.</translation>
    </message>
    <message>
        <source>You must play a higher trump.</source>
        <translation>Vous devez jouer un atout plus haut.</translation>
    </message>
    <message>
        <source>You must trump.</source>
        <translation>Vous devez couper.</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>Beginner</source>
        <extracomment>The strength of a computer player, an adjective or a noun.</extracomment>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Knows the rules, forgets most cards, and bids on instinct.</source>
        <translation>Connaît les règles, oublie la plupart des cartes et annonce d’instinct.</translation>
    </message>
    <message>
        <source>Casual</source>
        <extracomment>The strength of a computer player, an adjective or a noun.</extracomment>
        <translation>Occasionnel</translation>
    </message>
    <message>
        <source>Remembers most of the cards played.</source>
        <translation>Se souvient de la plupart des cartes jouées.</translation>
    </message>
    <message>
        <source>Regular</source>
        <extracomment>The strength of a computer player, an adjective or a noun.</extracomment>
        <translation>Habitué</translation>
    </message>
    <message>
        <source>Remembers what won each trick, but sometimes miscounts small cards and errs from fear or greed.</source>
        <translation>Se rappelle quelle carte a pris chaque pli, mais compte parfois mal les petites cartes et se trompe par peur ou par gourmandise.</translation>
    </message>
    <message>
        <source>Skilled</source>
        <extracomment>The strength of a computer player, an adjective or a noun.</extracomment>
        <translation>Confirmé</translation>
    </message>
    <message>
        <source>Has learned from many games what each card is worth, and sometimes simulates deals.</source>
        <translation>Sait par expérience ce que vaut chaque carte, et simule parfois des donnes.</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>The strength of a computer player, an adjective or a noun.</extracomment>
        <translation>Fort</translation>
    </message>
    <message>
        <source>Simulates a few deals before playing each card.</source>
        <translation>Simule quelques donnes avant chaque carte.</translation>
    </message>
    <message>
        <source>Expert</source>
        <extracomment>The strength of a computer player, an adjective or a noun.</extracomment>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Simulates thousands of deals and draws conclusions from every card played.</source>
        <translation>Simule des milliers de donnes et tire des conclusions de chaque carte jouée.</translation>
    </message>
    <message>
        <source>Balanced</source>
        <extracomment>How a computer player plays, an adjective.</extracomment>
        <translation>Équilibré</translation>
    </message>
    <message>
        <source>No particular style.</source>
        <translation>Pas de style particulier.</translation>
    </message>
    <message>
        <source>Bold</source>
        <extracomment>How a computer player plays, an adjective.</extracomment>
        <translation>Hardi</translation>
    </message>
    <message>
        <source>Bids optimistically.</source>
        <translation>Annonce avec optimisme.</translation>
    </message>
    <message>
        <source>Careful</source>
        <extracomment>How a computer player plays, an adjective.</extracomment>
        <translation>Prudent</translation>
    </message>
    <message>
        <source>Bids only what is certain and prefers a bag to a set.</source>
        <translation>N’annonce que du sûr et préfère un sac à une chute.</translation>
    </message>
    <message>
        <source>Daring</source>
        <extracomment>How a computer player plays, an adjective.</extracomment>
        <translation>Audacieux</translation>
    </message>
    <message>
        <source>Bids nil often.</source>
        <translation>Annonce souvent nil.</translation>
    </message>
    <message>
        <source>Thrifty</source>
        <extracomment>How a computer player plays, an adjective.</extracomment>
        <translation>Économe</translation>
    </message>
    <message>
        <source>Avoids bags by ducking early.</source>
        <translation>Évite les sacs en laissant passer tôt.</translation>
    </message>
    <message>
        <source>Spiteful</source>
        <extracomment>How a computer player plays, an adjective.</extracomment>
        <translation>Teigneux</translation>
    </message>
    <message>
        <source>Would rather set you than make their own bid.</source>
        <translation>Aime mieux vous faire chuter que réussir sa propre annonce.</translation>
    </message>
    <message>
        <source>%1 probably held %2 (%3%).</source>
        <translation>%1 avait sans doute %2 (%3&#xa0;%).</translation>
    </message>
    <message>
        <source>%1 probably had no more %2 (%3%).</source>
        <translation>%1 n’avait sans doute plus de %2 (%3&#xa0;%).</translation>
    </message>
    <message>
        <source>With %1 you take the trick and lose your nil; %2 would leave the trick to others.</source>
        <translation>Avec %1, vous prenez le pli et perdez votre nil&#xa0;; %2 laisserait le pli aux autres.</translation>
    </message>
    <message>
        <source>I held %1, and %2 had bid %3.</source>
        <translation>J’avais %1, et %2 avait annoncé %3.</translation>
    </message>
    <message>
        <source>I held %1.</source>
        <translation>J’avais %1.</translation>
    </message>
    <message>
        <source>I had no sure tricks, and %1 had bid %2.</source>
        <translation>Je n’avais aucun pli sûr, et %1 avait annoncé %2.</translation>
    </message>
    <message>
        <source>I had no sure tricks.</source>
        <translation>Je n’avais aucun pli sûr.</translation>
    </message>
    <message numerus="yes">
        <source>With %n spade(s) and no %1, I hoped to trump.</source>
        <translation>
            <numerusform>Avec %n pique et pas de %1, j’espérais couper.</numerusform>
            <numerusform>Avec %n piques et pas de %1, j’espérais couper.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n spade(s) and hardly any %1, I hoped to trump.</source>
        <translation>
            <numerusform>Avec %n pique et presque pas de %1, j’espérais couper.</numerusform>
            <numerusform>Avec %n piques et presque pas de %1, j’espérais couper.</numerusform>
        </translation>
    </message>
    <message>
        <source>I expected my hand to take about %1 of the tricks.</source>
        <translation>J’attendais de ma main environ %1 des plis.</translation>
    </message>
    <message>
        <source>I bid on instinct, and may be a trick off.</source>
        <translation>J’annonce d’instinct, à un pli près.</translation>
    </message>
    <message>
        <source>My highest spade was the %1.</source>
        <translation>Mon plus haut pique&#xa0;: %1.</translation>
    </message>
    <message>
        <source>I had no spades.</source>
        <translation>Je n’avais aucun pique.</translation>
    </message>
    <message>
        <source>What I feared: %1</source>
        <translation>Ce que je craignais&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 had bid %2 and could cover me.</source>
        <translation>%1 avait annoncé %2 et pouvait me protéger.</translation>
    </message>
    <message>
        <source>%1 had bid %2.</source>
        <translation>%1 avait annoncé %2.</translation>
    </message>
    <message>
        <source>This choice isn&apos;t reviewed.</source>
        <translation>Ce choix n’est pas analysé.</translation>
    </message>
    <message>
        <source>Correct challenge: the cards prove it.</source>
        <translation>Contestation juste&#xa0;: les cartes le prouvent.</translation>
    </message>
    <message>
        <source>This play was a renege; the rule “Renege penalty” says what it costs.</source>
        <translation>Cette carte était une renonce&#xa0;; la règle «&#xa0;Pénalité de renonce&#xa0;» dit ce qu’elle coûte.</translation>
    </message>
    <message>
        <source>%1 is a singleton.</source>
        <translation>%1 est un singleton.</translation>
    </message>
    <message>
        <source>The hand has %1 and no lower card of that suit.</source>
        <translation>La main a %1 et rien de plus bas à cette couleur.</translation>
    </message>
    <message>
        <source>%1 takes a trick no matter what is played.</source>
        <translation>%1 fait un pli quoi qu’on joue.</translation>
    </message>
    <message>
        <source>It&apos;s hard to get rid of %1 without taking a trick.</source>
        <translation>Difficile de s’en débarrasser sans faire de pli&#xa0;: %1.</translation>
    </message>
    <message>
        <source>I was greedy for the trick: with a clearer head I would have played %1.</source>
        <translation>J’ai trop voulu le pli&#xa0;: à tête reposée, j’aurais joué %1.</translation>
    </message>
    <message>
        <source>I was too timid to take the trick: with a clearer head I would have played %1.</source>
        <translation>Je n’ai pas osé prendre le pli&#xa0;: à tête reposée, j’aurais joué %1.</translation>
    </message>
    <message>
        <source>With a clearer head I would have played %1.</source>
        <translation>À tête reposée, j’aurais joué %1.</translation>
    </message>
    <message numerus="yes">
        <source>We still needed %n trick(s) for our contract.</source>
        <translation>
            <numerusform>Il nous manquait encore %n pli pour notre contrat.</numerusform>
            <numerusform>Il nous manquait encore %n plis pour notre contrat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Our contract was made; every further trick was a bag.</source>
        <translation>Notre contrat était réussi&#xa0;; chaque pli de plus était un sac.</translation>
    </message>
    <message>
        <source>I don&apos;t remember all the cards played.</source>
        <translation>Je ne me souviens pas de toutes les cartes jouées.</translation>
    </message>
    <message numerus="yes">
        <source>By my count, the other hands held %n more of the %1.</source>
        <translation>
            <numerusform>D’après mon compte, il restait dans les autres mains %n carte de cette couleur&#xa0;: %1.</numerusform>
            <numerusform>D’après mon compte, il restait dans les autres mains %n cartes de cette couleur&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>I had nothing else to play.</source>
        <translation>Je n’avais rien d’autre à jouer.</translation>
    </message>
    <message>
        <source>I passed cards that could have won a trick.</source>
        <translation>J’ai passé des cartes qui auraient pu faire un pli.</translation>
    </message>
    <message>
        <source>I wanted to see my cards before I bid.</source>
        <translation>Je voulais voir mes cartes avant d’annoncer.</translation>
    </message>
    <message>
        <source>Nobody could take any more tricks from me.</source>
        <translation>Personne ne pouvait plus me prendre de pli.</translation>
    </message>
    <message>
        <source>Others can beat this card, which protects your nil.</source>
        <translation>D’autres peuvent battre cette carte, ce qui protège votre nil.</translation>
    </message>
    <message>
        <source>Others could beat it, which protected my nil.</source>
        <translation>D’autres pouvaient la battre, ce qui protégeait mon nil.</translation>
    </message>
    <message>
        <source>No remaining card of its suit beats it.</source>
        <translation>Aucune carte restante de sa couleur ne la bat.</translation>
    </message>
    <message>
        <source>By my count, no remaining card of the suit could beat it.</source>
        <translation>D’après mon compte, plus aucune carte de la couleur ne la battait.</translation>
    </message>
    <message>
        <source>No remaining spade beats it.</source>
        <translation>Aucun pique restant ne la bat.</translation>
    </message>
    <message>
        <source>By my count, no remaining spade could beat it.</source>
        <translation>D’après mon compte, plus aucun pique ne la battait.</translation>
    </message>
    <message>
        <source>Nobody else has any %4 left, so only a spade can beat it.</source>
        <translation>Personne d’autre n’a plus de %4&#xa0;: seul un pique peut la battre.</translation>
    </message>
    <message>
        <source>By my count, nobody else had any %4 left, so only a spade could beat it.</source>
        <translation>D’après mon compte, personne d’autre n’avait plus de %4&#xa0;: seul un pique pouvait la battre.</translation>
    </message>
    <message>
        <source>Your contract is made: lead a card that others can beat.</source>
        <translation>Votre contrat est réussi&#xa0;: entamez d’une carte que d’autres peuvent battre.</translation>
    </message>
    <message>
        <source>Our contract was made, so I led a card that others could beat.</source>
        <translation>Notre contrat était réussi, alors j’ai entamé d’une carte que d’autres pouvaient battre.</translation>
    </message>
    <message>
        <source>It draws spades from the others.</source>
        <translation>Elle fait tomber des piques.</translation>
    </message>
    <message>
        <source>I wanted to draw spades from the other hands.</source>
        <translation>Je voulais faire tomber les piques des autres.</translation>
    </message>
    <message>
        <source>This is the lowest card you can win the trick with.</source>
        <translation>C’est la plus petite carte qui vous donne le pli.</translation>
    </message>
    <message>
        <source>I was last and took the trick as cheaply as I could.</source>
        <translation>Jouant en dernier, j’ai pris le pli au moindre coût.</translation>
    </message>
    <message>
        <source>It wins the trick.</source>
        <translation>Elle fait le pli.</translation>
    </message>
    <message>
        <source>I was last and took the trick.</source>
        <translation>Jouant en dernier, j’ai pris le pli.</translation>
    </message>
    <message>
        <source>It&apos;s now winning, and no card of that suit can beat it.</source>
        <translation>Elle est maîtresse pour l’instant, et aucune carte de la couleur ne la bat.</translation>
    </message>
    <message>
        <source>By my count, no card of the suit could beat it.</source>
        <translation>D’après mon compte, rien dans la couleur ne la battait.</translation>
    </message>
    <message>
        <source>I wanted to win the trick or make the next players play a higher card.</source>
        <translation>Je voulais faire le pli ou faire tomber une carte plus haute derrière moi.</translation>
    </message>
    <message>
        <source>%1 is already winning, but take the trick yourself so that you lead next.</source>
        <translation>%1 tient déjà le pli, mais prenez-le vous-même pour jouer ensuite en premier.</translation>
    </message>
    <message>
        <source>%1 was already winning, but I took the trick myself to lead next.</source>
        <translation>%1 tenait déjà le pli, mais je l’ai pris moi-même pour jouer ensuite en premier.</translation>
    </message>
    <message>
        <source>%1 is winning so far, but this card is harder to beat.</source>
        <translation>%1 tient le pli pour l’instant, mais cette carte est plus difficile à battre.</translation>
    </message>
    <message>
        <source>%1 was winning so far, but my card was harder to beat.</source>
        <translation>%1 tenait le pli jusque-là, mais ma carte était plus difficile à battre.</translation>
    </message>
    <message>
        <source>%1 is winning, but every card you may play takes the trick.</source>
        <translation>%1 tient le pli, mais toutes les cartes que vous pouvez jouer le prennent.</translation>
    </message>
    <message>
        <source>%1 is already winning: save your higher cards.</source>
        <translation>%1 tient déjà le pli&#xa0;: gardez vos hautes cartes.</translation>
    </message>
    <message>
        <source>%1 was already winning, so I saved my higher cards.</source>
        <translation>%1 tenait déjà le pli, j’ai donc gardé mes hautes cartes.</translation>
    </message>
    <message>
        <source>%1 is winning, and your contract is made: get rid of a high card before it brings you a bag.</source>
        <translation>%1 tient le pli, et votre contrat est réussi&#xa0;: débarrassez-vous d’une haute carte avant qu’elle vous apporte un sac.</translation>
    </message>
    <message>
        <source>%1 was winning and our contract was made: I got rid of a high card before it could bring us a bag.</source>
        <translation>%1 tenait le pli et notre contrat était réussi&#xa0;: j’ai lâché une haute carte avant qu’elle nous apporte un sac.</translation>
    </message>
    <message>
        <source>Your contract is made: get rid of a high card before it brings you a bag.</source>
        <translation>Votre contrat est réussi&#xa0;: débarrassez-vous d’une haute carte avant qu’elle vous apporte un sac.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: play the card you need least.</source>
        <translation>Ce pli est perdu pour vous&#xa0;: jouez la carte dont vous avez le moins besoin.</translation>
    </message>
    <message>
        <source>I couldn&apos;t win the trick, so I played the card I needed least.</source>
        <translation>Ce pli était perdu pour moi&#xa0;: j’ai joué la carte dont j’avais le moins besoin.</translation>
    </message>
    <message>
        <source>It&apos;s better to leave this trick to the others.</source>
        <translation>Mieux vaut laisser ce pli aux autres.</translation>
    </message>
    <message>
        <source>It takes the trick from %1 and saves the nil.</source>
        <translation>Elle prend le pli à %1 et sauve le nil.</translation>
    </message>
    <message>
        <source>I took the trick from %1 to save the nil.</source>
        <translation>J’ai pris le pli à %1 pour sauver le nil.</translation>
    </message>
    <message>
        <source>Whatever card of this suit %1 plays, it will be lower than this one.</source>
        <translation>Toute carte de cette couleur jouée par %1 sera plus basse que celle-ci.</translation>
    </message>
    <message>
        <source>Whatever card of the suit %1 played, it would be lower than mine.</source>
        <translation>Toute carte de la couleur jouée par %1 serait plus basse que la mienne.</translation>
    </message>
    <message>
        <source>A nil bidder gets rid of high cards first. %1 could play any card below the %3 and chose the %2. So %1&apos;s other cards of this suit are probably lower still, and this card protects the nil.</source>
        <translation>Un nil se débarrasse d’abord de ses hautes cartes. %1 pouvait jouer toute carte sous %3 et a choisi %2. Ses autres cartes de la couleur sont donc sans doute plus basses encore, et cette carte protège le nil.</translation>
    </message>
    <message>
        <source>%1 could play any card below the %3 and chose the %2. So %1&apos;s other cards of the suit were probably lower still, and my card protected the nil.</source>
        <translation>%1 pouvait jouer toute carte sous %3 et a choisi %2. Ses autres cartes de la couleur étaient donc sans doute plus basses encore, et ma carte protégeait le nil.</translation>
    </message>
    <message>
        <source>Keep the %2 to lead it later: it is so low that %1, who bid nil, may have to beat it and take the trick.</source>
        <translation>Gardez %2 pour jouer cette carte en premier plus tard&#xa0;: elle est si basse qu’elle obligera peut-être %1, qui a annoncé nil, à la battre et à faire le pli.</translation>
    </message>
    <message>
        <source>I kept the %2 to lead it later: it was so low that %1, who had bid nil, might have to beat it and take the trick.</source>
        <translation>J’ai gardé %2 pour jouer cette carte en premier plus tard&#xa0;: elle était si basse qu’elle pouvait obliger %1, qui avait annoncé nil, à la battre et à faire le pli.</translation>
    </message>
    <message>
        <source>It&apos;s so low that %1, who bid nil, may have to take the trick.</source>
        <translation>Elle est si basse qu’elle obligera peut-être %1, qui a annoncé nil, à prendre le pli.</translation>
    </message>
    <message>
        <source>It was so low that %1, who had bid nil, might have to take the trick.</source>
        <translation>Elle était si basse qu’elle pouvait obliger %1, qui avait annoncé nil, à prendre le pli.</translation>
    </message>
    <message numerus="yes">
        <source>After %n more spade(s), nobody can trump the %2.</source>
        <translation>
            <numerusform>Encore %n pique tombé, et personne ne peut couper %2.</numerusform>
            <numerusform>Encore %n piques tombés, et personne ne peut couper %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n more spade(s), nobody could trump my %2.</source>
        <translation>
            <numerusform>Encore %n pique tombé, et personne ne pouvait me couper %2.</numerusform>
            <numerusform>Encore %n piques tombés, et personne ne pouvait me couper %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Once the %2 is gone, your %3 is the highest.</source>
        <translation>Une fois %2 hors jeu, %3 dans votre main sera la plus haute.</translation>
    </message>
    <message>
        <source>Once the %2 was gone, my %3 was the highest.</source>
        <translation>Une fois %2 hors jeu, %3 dans ma main était la plus haute.</translation>
    </message>
    <message>
        <source>It&apos;s your last card of that suit, so from now on you can trump when others lead that suit.</source>
        <translation>C’est votre dernière carte de cette couleur&#xa0;: ensuite, vous pourrez couper quand elle sera demandée.</translation>
    </message>
    <message>
        <source>I played my last card of the suit, so from then on I could trump when others led that suit.</source>
        <translation>C’était ma dernière carte de la couleur&#xa0;: ensuite, je pouvais couper quand elle était demandée.</translation>
    </message>
    <message numerus="yes">
        <source>%1 costs %n point(s); the match is almost lost either way.</source>
        <translation>
            <numerusform>%1 coûte %n point&#xa0;; la partie est presque perdue de toute façon.</numerusform>
            <numerusform>%1 coûte %n points&#xa0;; la partie est presque perdue de toute façon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 costs %n point(s); the match is almost won either way.</source>
        <translation>
            <numerusform>%1 coûte %n point&#xa0;; la partie est presque gagnée de toute façon.</numerusform>
            <numerusform>%1 coûte %n points&#xa0;; la partie est presque gagnée de toute façon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 costs %n point(s); the chance to win the match hardly changes.</source>
        <translation>
            <numerusform>%1 coûte %n point&#xa0;; les chances de gagner changent à peine.</numerusform>
            <numerusform>%1 coûte %n points&#xa0;; les chances de gagner changent à peine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 costs %n point(s).</source>
        <translation>
            <numerusform>%1 coûte %n point.</numerusform>
            <numerusform>%1 coûte %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance to win: %3% with %1, %2% without it.</source>
        <translation>Chances de gagner&#xa0;: %3&#xa0;% avec %1, %2&#xa0;% sans.</translation>
    </message>
    <message numerus="yes">
        <source>%1 costs %n point(s) and lowers the chance to win from %3% to %2%.</source>
        <translation>
            <numerusform>%1 coûte %n point et fait passer les chances de gagner de %3&#xa0;% à %2&#xa0;%.</numerusform>
            <numerusform>%1 coûte %n points et fait passer les chances de gagner de %3&#xa0;% à %2&#xa0;%.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lowers the chance to win from %3% to %2%.</source>
        <translation>%1 fait passer les chances de gagner de %3&#xa0;% à %2&#xa0;%.</translation>
    </message>
    <message>
        <source>%1 is a little worse.</source>
        <translation>%1 vaut un peu moins.</translation>
    </message>
    <message>
        <source>Talk between partners isn&apos;t reviewed.</source>
        <translation>Les échanges entre partenaires ne sont pas analysés.</translation>
    </message>
    <message>
        <source>Plays made when time ran out aren&apos;t reviewed.</source>
        <translation>Les cartes jouées d’office, le temps écoulé, ne sont pas analysées.</translation>
    </message>
    <message>
        <source>Only the card finally played is reviewed.</source>
        <translation>Seule la carte finalement jouée est analysée.</translation>
    </message>
    <message>
        <source>A challenge is reviewed only if the cards played until then prove it right.</source>
        <translation>Une contestation n’est analysée que si les cartes jouées jusque-là lui donnent raison.</translation>
    </message>
    <message>
        <source>Cards of a nil in the dark are played unseen, so they aren&apos;t reviewed.</source>
        <translation>Les cartes d’un nil dans le noir se jouent sans être vues&#xa0;: elles ne sont pas analysées.</translation>
    </message>
    <message>
        <source>There was no other choice.</source>
        <translation>Il n’y avait pas d’autre choix.</translation>
    </message>
    <message>
        <source>Any legal card is equally good.</source>
        <translation>Toutes les cartes permises se valent.</translation>
    </message>
    <message>
        <source>All cards were known here.</source>
        <translation>Ici, toutes les cartes étaient connues.</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>Rien de mieux n’a été trouvé.</translation>
    </message>
    <message>
        <source>%1: too close to tell which is better.</source>
        <translation>%1&#xa0;: trop serré pour trancher.</translation>
    </message>
    <message>
        <source>Your nil would succeed %1% of the time.</source>
        <translation>Votre nil réussirait dans %1&#xa0;% des cas.</translation>
    </message>
    <message>
        <source>With this choice, your nil succeeds %1% of the time instead of %2%.</source>
        <translation>Avec ce choix, votre nil réussit dans %1&#xa0;% des cas au lieu de %2&#xa0;%.</translation>
    </message>
    <message>
        <source>With this choice, %1&apos;s nil succeeds %2% of the time instead of %3%.</source>
        <translation>Avec ce choix, %1 réussit son nil dans %2&#xa0;% des cas au lieu de %3&#xa0;%.</translation>
    </message>
    <message>
        <source>With this choice, you make your contract %1% of the time instead of %2%.</source>
        <translation>Avec ce choix, votre contrat réussit dans %1&#xa0;% des cas au lieu de %2&#xa0;%.</translation>
    </message>
    <message>
        <source>With this choice, the opponents are set %1% of the time instead of %2%.</source>
        <translation>Avec ce choix, les adversaires chutent dans %1&#xa0;% des cas au lieu de %2&#xa0;%.</translation>
    </message>
    <message numerus="yes">
        <source>Your contract is made and you have %1: %2 would bring the next bag, which costs %n point(s).</source>
        <translation>
            <numerusform>Votre contrat est réussi et vous avez %1&#xa0;: %2 apporterait le prochain sac, qui coûte %n point.</numerusform>
            <numerusform>Votre contrat est réussi et vous avez %1&#xa0;: %2 apporterait le prochain sac, qui coûte %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bag(s)</source>
        <translation>
            <numerusform>%n sac</numerusform>
            <numerusform>%n sacs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 brings more bags.</source>
        <translation>%1 apporte plus de sacs.</translation>
    </message>
    <message>
        <source>All contracts are made, so every further trick is only a bag. With %1 you take a bag that the opponents would otherwise get.</source>
        <translation>Tous les contrats sont réussis, chaque pli de plus n’est donc qu’un sac. Avec %1, vous prenez un sac qui irait sinon aux adversaires.</translation>
    </message>
    <message>
        <source>Your contract is made: %1 would bring you more bags.</source>
        <translation>Votre contrat est réussi&#xa0;: %1 vous apporterait d&apos;autres sacs.</translation>
    </message>
    <message>
        <source>With this choice, the chance to lose the match in this deal is %1% instead of %2%.</source>
        <translation>Avec ce choix, le risque de perdre la partie à cette donne est de %1&#xa0;% au lieu de %2&#xa0;%.</translation>
    </message>
    <message>
        <source>With this choice, the chance to win the match in this deal is %1% instead of %2%.</source>
        <translation>Avec ce choix, la probabilité de gagner la partie à cette donne est de %1&#xa0;% au lieu de %2&#xa0;%.</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>In place of cards, within a sentence: no card at all.</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <source>Passing %1 instead of %2</source>
        <translation>Passer %1 au lieu de %2</translation>
    </message>
    <message>
        <source>Discarding %1 instead of %2</source>
        <translation>Écarter %1 au lieu de %2</translation>
    </message>
    <message>
        <source>Taking %1 instead of %2</source>
        <translation>Prendre %1 au lieu de %2</translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 au lieu de %2</translation>
    </message>
    <message>
        <source>looking first</source>
        <translation>regarder d’abord</translation>
    </message>
    <message>
        <source>staying</source>
        <extracomment>Not to raise the bid, within a sentence, noun.</extracomment>
        <translation>en rester là</translation>
    </message>
    <message>
        <source>Your nil succeeds %1% of the time.</source>
        <translation>Votre nil réussit dans %1&#xa0;% des cas.</translation>
    </message>
    <message>
        <source>%1&apos;s nil succeeds %2% of the time.</source>
        <translation>%1 réussit son nil dans %2&#xa0;% des cas.</translation>
    </message>
    <message numerus="yes">
        <source>This spreads the bag penalty over the bags, each of which counts as a loss of %n point(s).</source>
        <translation>
            <numerusform>La pénalité de sacs y est répartie sur les sacs, et chacun compte pour une perte de %n point.</numerusform>
            <numerusform>La pénalité de sacs y est répartie sur les sacs, et chacun compte pour une perte de %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This counts each bag as a loss of %n point(s).</source>
        <translation>
            <numerusform>Chaque sac y compte pour une perte de %n point.</numerusform>
            <numerusform>Chaque sac y compte pour une perte de %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you don&apos;t do this, the deal is worth %n point(s) less.</source>
        <translation>
            <numerusform>Si vous ne le faites pas, la donne vaut %n point de moins.</numerusform>
            <numerusform>Si vous ne le faites pas, la donne vaut %n points de moins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you don&apos;t do this, the chance to win drops by %n percentage point(s).</source>
        <translation>
            <numerusform>Si vous ne le faites pas, les chances de gagner baissent de %n point de pourcentage.</numerusform>
            <numerusform>Si vous ne le faites pas, les chances de gagner baissent de %n points de pourcentage.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you don&apos;t do this, the deal is worth about the same.</source>
        <translation>Si vous ne le faites pas, la donne vaut à peu près autant.</translation>
    </message>
    <message>
        <source>%1 is about as good.</source>
        <translation>%1 vaut à peu près autant.</translation>
    </message>
    <message>
        <source>About as good: %1.</source>
        <translation>Valent à peu près autant&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Next best: %1, worth %n point(s) less.</source>
        <translation>
            <numerusform>Deuxième choix&#xa0;: %1, qui vaut %n point de moins.</numerusform>
            <numerusform>Deuxième choix&#xa0;: %1, qui vaut %n points de moins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next best: %1, with a chance to win that is %n percentage point(s) lower.</source>
        <translation>
            <numerusform>Deuxième choix&#xa0;: %1, avec %n point de pourcentage de moins de chances de gagner.</numerusform>
            <numerusform>Deuxième choix&#xa0;: %1, avec %n points de pourcentage de moins de chances de gagner.</numerusform>
        </translation>
    </message>
    <message>
        <source>This wins the match %1% of the time and scores %2 points on average; the opponents score %3.</source>
        <translation>Cela gagne la partie dans %1&#xa0;% des cas et marque %2 points en moyenne&#xa0;; les adversaires en marquent %3.</translation>
    </message>
    <message>
        <source>The contract is made %1% of the time and set %2%.</source>
        <translation>Le contrat réussit dans %1&#xa0;% des cas et chute dans %2&#xa0;%.</translation>
    </message>
    <message>
        <source>Your nil is safe.</source>
        <translation>Votre nil est sûr.</translation>
    </message>
    <message>
        <source>Your side wins all the remaining tricks.</source>
        <translation>Votre camp fait tous les plis restants.</translation>
    </message>
    <message>
        <source>Your side can&apos;t win any more tricks.</source>
        <translation>Votre camp ne peut plus faire de pli.</translation>
    </message>
    <message numerus="yes">
        <source>Your side wins exactly %n of the remaining tricks.</source>
        <translation>
            <numerusform>Votre camp fait exactement %n des plis restants.</numerusform>
            <numerusform>Votre camp fait exactement %n des plis restants.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We were %n point(s) behind.</source>
        <translation>
            <numerusform>Nous avions %n point de retard.</numerusform>
            <numerusform>Nous avions %n points de retard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are %n point(s) behind.</source>
        <translation>
            <numerusform>Vous avez %n point de retard.</numerusform>
            <numerusform>Vous avez %n points de retard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next bag would cost us %n point(s).</source>
        <translation>
            <numerusform>Le prochain sac nous coûterait %n point.</numerusform>
            <numerusform>Le prochain sac nous coûterait %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your next bag costs %n point(s).</source>
        <translation>
            <numerusform>Votre prochain sac coûte %n point.</numerusform>
            <numerusform>Votre prochain sac coûte %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The opponents would reach %n point(s) by making their bid.</source>
        <translation>
            <numerusform>Les adversaires atteindraient %n point avec leur annonce.</numerusform>
            <numerusform>Les adversaires atteindraient %n points avec leur annonce.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The opponents reach %n point(s) if they make their bid.</source>
        <translation>
            <numerusform>Les adversaires atteignent %n point s’ils réussissent leur annonce.</numerusform>
            <numerusform>Les adversaires atteignent %n points s’ils réussissent leur annonce.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, who bid nil, is winning so far: leave them the trick.</source>
        <translation>%1, qui a annoncé nil, tient le pli pour l’instant&#xa0;: mieux vaut le lui laisser.</translation>
    </message>
    <message>
        <source>%1, who had bid nil, was winning so far, so I left them the trick.</source>
        <translation>%1, qui avait annoncé nil, tenait le pli jusque-là, alors je le lui ai laissé.</translation>
    </message>
    <message>
        <source>%1 was winning, but any card I could have played would have taken the trick.</source>
        <translation>%1 tenait le pli, mais toutes les cartes que je pouvais jouer le prenaient.</translation>
    </message>
    <message>
        <source>Our contract was made: I got rid of a high card before it could bring us a bag.</source>
        <translation>Notre contrat était réussi&#xa0;: j’ai lâché une haute carte avant qu’elle nous apporte un sac.</translation>
    </message>
    <message numerus="yes">
        <source>I had to bid at least %n trick(s).</source>
        <translation>
            <numerusform>Je devais annoncer au moins %n pli.</numerusform>
            <numerusform>Je devais annoncer au moins %n plis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By making this bid, we would reach %n point(s); a lower one would not have been enough.</source>
        <translation>
            <numerusform>Avec cette annonce réussie, nous atteindrions %n point&#xa0;; une plus basse n’aurait pas suffi.</numerusform>
            <numerusform>Avec cette annonce réussie, nous atteindrions %n points&#xa0;; une plus basse n’aurait pas suffi.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1&apos;s nil left more tricks for the other players.</source>
        <translation>Le nil de %1 laissait plus de plis aux autres.</translation>
    </message>
    <message>
        <source>Your nil left more tricks for the other players.</source>
        <translation>Votre nil laissait plus de plis aux autres.</translation>
    </message>
    <message numerus="yes">
        <source>The others had bid only %n trick(s), which left more for me.</source>
        <translation>
            <numerusform>Les autres n’avaient annoncé que %n pli&#xa0;; il en restait plus pour moi.</numerusform>
            <numerusform>Les autres n’avaient annoncé que %n plis&#xa0;; il en restait plus pour moi.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the deals I imagined, it paid to bid more.</source>
        <translation>Dans les donnes que j’ai imaginées, il valait la peine d’annoncer plus.</translation>
    </message>
    <message>
        <source>I was hopeful and bid more than that.</source>
        <translation>J’étais optimiste et j’ai annoncé plus.</translation>
    </message>
    <message>
        <source>In my experience, it pays to bid more with such a hand.</source>
        <translation>D’après mon expérience, il vaut la peine d’annoncer plus avec une telle main.</translation>
    </message>
    <message>
        <source>I bid less than that to be safe.</source>
        <translation>J’ai annoncé moins, par prudence.</translation>
    </message>
    <message>
        <source>One of us had to bid nil.</source>
        <translation>L’un de nous deux devait annoncer nil.</translation>
    </message>
    <message>
        <source>Only a spade can beat it: %1 has no more %4.</source>
        <translation>Seul un pique peut la battre : %1 n’a plus de %4.</translation>
    </message>
    <message>
        <source>By my count, only a spade could beat it: %1 had no more %4.</source>
        <translation>D’après mon compte, seul un pique pouvait la battre : %1 n’avait plus de %4.</translation>
    </message>
    <message>
        <source>%1 is already winning: leave them the trick.</source>
        <translation>%1 tient déjà le pli : laissez-le-lui.</translation>
    </message>
    <message>
        <source>%1 was already winning, so I left them the trick.</source>
        <translation>%1 tenait déjà le pli, je le lui ai donc laissé.</translation>
    </message>
    <message>
        <source>It&apos;s so high that %1, who bid nil, can probably play below it.</source>
        <translation>Elle est si haute que %1, qui a annoncé nil, peut sans doute jouer en dessous.</translation>
    </message>
    <message>
        <source>It was so high that %1, who had bid nil, could probably play below it.</source>
        <translation>Elle était si haute que %1, qui avait annoncé nil, pouvait sans doute jouer en dessous.</translation>
    </message>
    <message>
        <source>Our contract could no longer be made.</source>
        <translation>Notre contrat ne pouvait plus être réussi.</translation>
    </message>
    <message>
        <source>I held %1, and you had bid %3.</source>
        <translation>J’avais %1, et vous aviez annoncé %3.</translation>
    </message>
    <message>
        <source>I had no sure tricks, and you had bid %2.</source>
        <translation>Je n’avais aucun pli sûr, et vous aviez annoncé %2.</translation>
    </message>
    <message>
        <source>You had bid %2 and could cover me.</source>
        <translation>Vous aviez annoncé %2 et pouviez me protéger.</translation>
    </message>
    <message>
        <source>You had bid %2.</source>
        <translation>Vous aviez annoncé %2.</translation>
    </message>
    <message>
        <source>You probably held %2 (%3%).</source>
        <translation>Vous aviez sans doute %2 (%3 %).</translation>
    </message>
    <message>
        <source>You probably had no more %2 (%3%).</source>
        <translation>Vous n’aviez sans doute plus de %2 (%3 %).</translation>
    </message>
    <message>
        <source>Of what I passed, %1 could have won a trick.</source>
        <translation>De ce que j’ai passé, ceci aurait pu faire un pli : %1.</translation>
    </message>
    <message>
        <source>I saw a danger to my nil in %1.</source>
        <translation>Ce que je craignais pour mon nil : %1.</translation>
    </message>
    <message>
        <source>I passed %1 so that I could discard when that suit was led.</source>
        <translation>J’ai passé %1 pour pouvoir défausser quand cette couleur serait demandée.</translation>
    </message>
    <message>
        <source>I kept cards that can cover %1&apos;s nil and passed cards that can hardly hurt it.</source>
        <translation>J’ai gardé de quoi protéger %1 et passé des cartes presque sans danger pour son nil.</translation>
    </message>
    <message>
        <source>I kept cards that can cover your nil and passed cards that can hardly hurt it.</source>
        <translation>J’ai gardé de quoi vous protéger et passé des cartes presque sans danger pour votre nil.</translation>
    </message>
    <message>
        <source>Of what I passed, %2 can hardly hurt %1&apos;s nil.</source>
        <translation>De ce que j’ai passé, ceci est presque sans danger pour le nil (%1) : %2.</translation>
    </message>
    <message>
        <source>Of what I passed, %2 can hardly hurt your nil.</source>
        <translation>De ce que j’ai passé, ceci est presque sans danger pour votre nil : %2.</translation>
    </message>
    <message>
        <source>Nothing I kept would have been safer to pass than %1.</source>
        <translation>Rien de ce que j’ai gardé n’aurait été moins dangereux à passer que %1.</translation>
    </message>
    <message>
        <source>You can&apos;t follow suit: get rid of this card without risk to your nil.</source>
        <translation>Vous ne pouvez pas fournir : débarrassez-vous de cette carte sans risque pour votre nil.</translation>
    </message>
    <message>
        <source>I couldn&apos;t follow suit, so I got rid of a card without risk to my nil.</source>
        <translation>Je ne pouvais pas fournir, j’ai donc lâché une carte sans risque pour mon nil.</translation>
    </message>
    <message>
        <source>By my count, only a spade could beat it: you had no more %4.</source>
        <translation>D’après mon compte, seul un pique pouvait la battre : vous n’aviez plus de %4.</translation>
    </message>
    <message>
        <source>You were already winning, but I took the trick myself to lead next.</source>
        <translation>Vous teniez déjà le pli, mais je l’ai pris moi-même pour jouer ensuite en premier.</translation>
    </message>
    <message>
        <source>You were winning so far, but my card was harder to beat.</source>
        <translation>Vous teniez le pli jusque-là, mais ma carte était plus difficile à battre.</translation>
    </message>
    <message>
        <source>You were winning, but any card I could have played would have taken the trick.</source>
        <translation>Vous teniez le pli, mais toutes les cartes que je pouvais jouer le prenaient.</translation>
    </message>
    <message>
        <source>You were already winning, so I saved my higher cards.</source>
        <translation>Vous teniez déjà le pli, j’ai donc gardé mes hautes cartes.</translation>
    </message>
    <message>
        <source>%1 is winning so far: save your higher cards.</source>
        <translation>%1 tient le pli pour l’instant : gardez vos hautes cartes.</translation>
    </message>
    <message>
        <source>%1 was winning so far, so I saved my higher cards.</source>
        <translation>%1 tenait le pli jusque-là, j’ai donc gardé mes hautes cartes.</translation>
    </message>
    <message>
        <source>You were winning so far, so I saved my higher cards.</source>
        <translation>Vous teniez le pli jusque-là, j’ai donc gardé mes hautes cartes.</translation>
    </message>
    <message>
        <source>You were already winning, so I left you the trick.</source>
        <translation>Vous teniez déjà le pli, je vous l’ai donc laissé.</translation>
    </message>
    <message>
        <source>%1 is winning so far: leave them the trick.</source>
        <translation>%1 tient le pli pour l’instant : laissez-le-lui.</translation>
    </message>
    <message>
        <source>%1 was winning so far, so I left them the trick.</source>
        <translation>%1 tenait le pli jusque-là, je le lui ai donc laissé.</translation>
    </message>
    <message>
        <source>You were winning so far, so I left you the trick.</source>
        <translation>Vous teniez le pli jusque-là, je vous l’ai donc laissé.</translation>
    </message>
    <message>
        <source>You were winning and our contract was made: I got rid of a high card before it could bring us a bag.</source>
        <translation>Vous teniez le pli et notre contrat était réussi : j’ai lâché une haute carte avant qu’elle nous apporte un sac.</translation>
    </message>
    <message>
        <source>I could have beaten the best card so far but did not want the trick.</source>
        <translation>Je pouvais battre la meilleure carte jusque-là, mais je ne voulais pas du pli.</translation>
    </message>
    <message>
        <source>Leave this trick to the others and save your better cards for later.</source>
        <translation>Laissez ce pli aux autres et gardez vos meilleures cartes pour plus tard.</translation>
    </message>
    <message>
        <source>I could have beaten the best card so far but saved my better cards for later.</source>
        <translation>Je pouvais battre la meilleure carte jusque-là, mais j’ai gardé mes meilleures cartes pour plus tard.</translation>
    </message>
    <message>
        <source>You had bid nil and were winning so far, so I left you the trick.</source>
        <translation>Vous aviez annoncé nil et teniez le pli jusque-là, alors je vous l’ai laissé.</translation>
    </message>
    <message>
        <source>I took the trick from you to save the nil.</source>
        <translation>Je vous ai pris le pli pour sauver le nil.</translation>
    </message>
    <message>
        <source>Whatever card of the suit you played, it would be lower than mine.</source>
        <translation>Toute carte de la couleur que vous joueriez serait plus basse que la mienne.</translation>
    </message>
    <message>
        <source>You could play any card below the %3 and chose the %2. So your other cards of the suit were probably lower still, and my card protected the nil.</source>
        <translation>Vous pouviez jouer toute carte sous %3 et avez choisi %2. Vos autres cartes de la couleur étaient donc sans doute plus basses encore, et ma carte protégeait le nil.</translation>
    </message>
    <message>
        <source>%1, who bid nil, is still to play: under this card it is easier for them to stay out of the trick.</source>
        <translation>%1, qui a annoncé nil, doit encore jouer : sous cette carte, il lui sera plus facile d’éviter le pli.</translation>
    </message>
    <message>
        <source>%1, who had bid nil, was still to play: under my card it was easier to stay out of the trick.</source>
        <translation>%1, qui avait annoncé nil, devait encore jouer : sous ma carte, il était plus facile d’éviter le pli.</translation>
    </message>
    <message>
        <source>You had bid nil and were still to play: under my card it was easier to stay out of the trick.</source>
        <translation>Vous aviez annoncé nil et deviez encore jouer : sous ma carte, il était plus facile d’éviter le pli.</translation>
    </message>
    <message>
        <source>It was so high that you could probably play below it and keep your nil.</source>
        <translation>Elle était si haute que vous pouviez sans doute jouer en dessous et garder votre nil.</translation>
    </message>
    <message>
        <source>I kept the %2 to lead it later: it was so low that you, having bid nil, might have to beat it and take the trick.</source>
        <translation>J’ai gardé %2 pour jouer cette carte en premier plus tard : elle était si basse qu’elle pouvait vous obliger, malgré votre nil, à la battre et à faire le pli.</translation>
    </message>
    <message>
        <source>It was so low that you, having bid nil, might have to take the trick.</source>
        <translation>Elle était si basse qu’elle pouvait vous obliger, malgré votre nil, à prendre le pli.</translation>
    </message>
    <message>
        <source>No other number was allowed.</source>
        <translation>Aucun autre nombre n’était permis.</translation>
    </message>
    <message>
        <source>No other bid was allowed.</source>
        <translation>Aucune autre annonce n’était permise.</translation>
    </message>
    <message>
        <source>%1 is winning so far, and you can&apos;t: play the card you need least.</source>
        <translation>%1 tient le pli pour l’instant, et vous ne pouvez pas le prendre : jouez la carte la moins utile.</translation>
    </message>
    <message>
        <source>%1 was winning so far, and I couldn&apos;t, so I played the card I needed least.</source>
        <translation>%1 tenait le pli jusque-là, et je ne pouvais pas le prendre : j’ai joué la carte la moins utile.</translation>
    </message>
    <message>
        <source>You were winning so far, and I couldn&apos;t, so I played the card I needed least.</source>
        <translation>Vous teniez le pli jusque-là, et je ne pouvais pas le prendre : j’ai joué la carte la moins utile.</translation>
    </message>
    <message>
        <source>Our contract was made, but the opponents could still be set.</source>
        <translation>Notre contrat était réussi, mais les adversaires pouvaient encore chuter.</translation>
    </message>
    <message>
        <source>Our contract was made, but %1&apos;s nil could still fail.</source>
        <translation>Notre contrat était réussi, mais le nil de %1 pouvait encore échouer.</translation>
    </message>
    <message>
        <source>Our contract was made, but your nil could still fail.</source>
        <translation>Notre contrat était réussi, mais votre nil pouvait encore échouer.</translation>
    </message>
    <message>
        <source>Any card you may play would be winning so far; hope someone covers it.</source>
        <translation>Toute carte que vous pouvez jouer serait gagnante jusqu’ici&#xa0;; espérez qu’on la protège.</translation>
    </message>
    <message>
        <source>Any card I could have played would have been winning so far, and I hoped to be covered.</source>
        <translation>Toute carte que je pouvais jouer aurait été gagnante jusque-là, et j’espérais qu’on me protégerait.</translation>
    </message>
    <message>
        <source>All your %4 beat the %2; the %3 is the easiest for the others to cover.</source>
        <translation>Toutes vos cartes de %4 battent %2&#xa0;; %3 est la plus facile à battre pour les autres.</translation>
    </message>
    <message>
        <source>All my %4 beat the %2, and the %3 was the easiest for the others to cover.</source>
        <translation>Toutes mes cartes de %4 battaient %2, et %3 était la plus facile à battre pour les autres.</translation>
    </message>
    <message>
        <source>All your %4 beat the %2; hope someone covers the %3.</source>
        <translation>Toutes vos cartes de %4 battent %2&#xa0;; espérez qu’on batte %3.</translation>
    </message>
    <message>
        <source>All my %4 beat the %2; I hoped someone would cover the %3.</source>
        <translation>Toutes mes cartes de %4 battaient %2&#xa0;; j’espérais qu’on battrait %3.</translation>
    </message>
    <message>
        <source>All your %4 beat the %2, and only a spade can cover the %3.</source>
        <translation>Toutes vos cartes de %4 battent %2, et seul un pique peut battre %3.</translation>
    </message>
    <message>
        <source>All my %4 beat the %2, and only a spade could cover the %3.</source>
        <translation>Toutes mes cartes de %4 battaient %2, et seul un pique pouvait battre %3.</translation>
    </message>
    <message>
        <source>Every card you may play takes this trick, so your nil can&apos;t be saved.</source>
        <translation>Toute carte que vous pouvez jouer prend ce pli&#xa0;: votre nil est perdu.</translation>
    </message>
    <message>
        <source>Every card I could have played would have taken the trick, so my nil couldn&apos;t be saved.</source>
        <translation>Toute carte que j’aurais pu jouer aurait pris le pli&#xa0;: mon nil était perdu.</translation>
    </message>
    <message>
        <source>You can&apos;t follow suit: get rid of the %3, which endangers your nil.</source>
        <translation>Vous ne pouvez pas fournir&#xa0;: débarrassez-vous de %3, un danger pour votre nil.</translation>
    </message>
    <message>
        <source>I couldn&apos;t follow suit, so I got rid of the %3, which endangered my nil.</source>
        <translation>Je ne pouvais pas fournir, j’ai donc lâché %3, un danger pour mon nil.</translation>
    </message>
    <message>
        <source>%1 has no more %4 and can probably discard a card that endangers their nil.</source>
        <translation>%1 n’a plus de %4 et peut sans doute défausser une carte dangereuse pour son nil.</translation>
    </message>
    <message>
        <source>%1 had no more %4 and could probably discard a dangerous card.</source>
        <translation>%1 n’avait plus de %4 et pouvait sans doute défausser une carte dangereuse.</translation>
    </message>
    <message>
        <source>You had no more %4 and could probably discard a dangerous card.</source>
        <translation>Vous n’aviez plus de %4 et pouviez sans doute défausser une carte dangereuse.</translation>
    </message>
    <message>
        <source>%1 has no more %4 and may be able to trump this trick.</source>
        <translation>%1 n’a plus de %4 et peut peut-être couper ce pli.</translation>
    </message>
    <message>
        <source>%1 had no more %4 and might trump the trick.</source>
        <translation>%1 n’avait plus de %4 et pouvait peut-être couper le pli.</translation>
    </message>
    <message>
        <source>You had no more %4 and might trump the trick.</source>
        <translation>Vous n’aviez plus de %4 et pouviez peut-être couper le pli.</translation>
    </message>
    <message numerus="yes">
        <source>By making this bid, I would reach %n point(s); a lower one would not have been enough.</source>
        <translation>
            <numerusform>Avec cette annonce réussie, j’atteindrais %n point&#xa0;; une plus basse n’aurait pas suffi.</numerusform>
            <numerusform>Avec cette annonce réussie, j’atteindrais %n points&#xa0;; une plus basse n’aurait pas suffi.</numerusform>
        </translation>
    </message>
    <message>
        <source>My contract was made; every further trick was a bag.</source>
        <translation>Mon contrat était réussi&#xa0;; chaque pli de plus était un sac.</translation>
    </message>
    <message>
        <source>My contract was made, but the opponents could still be set.</source>
        <translation>Mon contrat était réussi, mais les adversaires pouvaient encore chuter.</translation>
    </message>
    <message>
        <source>My contract was made, but %1&apos;s nil could still fail.</source>
        <translation>Mon contrat était réussi, mais le nil de %1 pouvait encore échouer.</translation>
    </message>
    <message>
        <source>My contract was made, but your nil could still fail.</source>
        <translation>Mon contrat était réussi, mais votre nil pouvait encore échouer.</translation>
    </message>
    <message>
        <source>My contract could no longer be made.</source>
        <translation>Mon contrat ne pouvait plus être réussi.</translation>
    </message>
    <message numerus="yes">
        <source>I still needed %n trick(s) for my contract.</source>
        <translation>
            <numerusform>Il me manquait encore %n pli pour mon contrat.</numerusform>
            <numerusform>Il me manquait encore %n plis pour mon contrat.</numerusform>
        </translation>
    </message>
    <message>
        <source>My contract was made, so I led a card that others could beat.</source>
        <translation>Mon contrat était réussi, alors j’ai entamé d’une carte que d’autres pouvaient battre.</translation>
    </message>
    <message>
        <source>My contract was made: I got rid of a high card before it could bring me a bag.</source>
        <translation>Mon contrat était réussi&#xa0;: j’ai lâché une haute carte avant qu’elle m’apporte un sac.</translation>
    </message>
    <message numerus="yes">
        <source>I was %n point(s) behind.</source>
        <translation>
            <numerusform>J’avais %n point de retard.</numerusform>
            <numerusform>J’avais %n points de retard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next bag would cost me %n point(s).</source>
        <translation>
            <numerusform>Le prochain sac me coûterait %n point.</numerusform>
            <numerusform>Le prochain sac me coûterait %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win all the remaining tricks.</source>
        <translation>Vous faites tous les plis restants.</translation>
    </message>
    <message>
        <source>You can&apos;t win any more tricks.</source>
        <translation>Vous ne pouvez plus faire de pli.</translation>
    </message>
    <message numerus="yes">
        <source>You win exactly %n of the remaining tricks.</source>
        <translation>
            <numerusform>Vous faites exactement %n des plis restants.</numerusform>
            <numerusform>Vous faites exactement %n des plis restants.</numerusform>
        </translation>
    </message>
    <message>
        <source>I expected my hand to take hardly any tricks.</source>
        <translation>Je n’attendais presque aucun pli de ma main.</translation>
    </message>
    <message>
        <source>At first sight, I put the nil&apos;s chances at about %1%.</source>
        <translation>À première vue, je donnais au nil environ %1&#xa0;% de chances.</translation>
    </message>
    <message>
        <source>At first sight, I gave the nil hardly any chance.</source>
        <translation>À première vue, je ne donnais au nil presque aucune chance.</translation>
    </message>
    <message>
        <source>By my count, nobody else had any %1 left.</source>
        <translation>D’après mon compte, personne d’autre n’avait plus de cette couleur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>My contract was made, but further tricks could bring more than bags.</source>
        <translation>Mon contrat était réussi, mais d’autres plis pouvaient apporter plus que des sacs.</translation>
    </message>
    <message>
        <source>Our contract was made, but further tricks could bring more than bags.</source>
        <translation>Notre contrat était réussi, mais d’autres plis pouvaient apporter plus que des sacs.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick, and neither the %2 nor the %3 is likely to win one later.</source>
        <translation>Vous ne pouvez pas faire ce pli, et ni %2 ni %3 n’en fera sans doute un plus tard.</translation>
    </message>
    <message>
        <source>I couldn&apos;t win the trick, and neither the %2 nor the %3 was likely to win one later.</source>
        <translation>Je ne pouvais pas faire le pli, et ni %2 ni %3 n’en aurait sans doute fait un plus tard.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep the %2 for a trick that you want to lose.</source>
        <translation>Vous ne pouvez pas faire ce pli&#xa0;: gardez %2 pour un pli que vous voudrez perdre.</translation>
    </message>
    <message>
        <source>I couldn&apos;t win the trick and kept the %2 for one that I would want to lose.</source>
        <translation>Je ne pouvais pas faire le pli, et j’ai gardé %2 pour un pli que je voudrais perdre.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: keep the %2, which protects your %3.</source>
        <translation>Vous ne pouvez pas faire ce pli&#xa0;: gardez %2, qui protège %3.</translation>
    </message>
    <message>
        <source>I couldn&apos;t win the trick and kept the %2, which protected my %3.</source>
        <translation>Je ne pouvais pas faire le pli, et j’ai gardé %2, qui protégeait %3.</translation>
    </message>
    <message>
        <source>Keep the %2 for later and lead a card that others can beat.</source>
        <translation>Gardez %2 pour plus tard et entamez d’une carte que d’autres peuvent battre.</translation>
    </message>
    <message>
        <source>I kept the %2 for later and led a card that others could beat.</source>
        <translation>J’ai gardé %2 pour plus tard et entamé d’une carte que d’autres pouvaient battre.</translation>
    </message>
    <message>
        <source>None of your cards is sure to win: lead one that others can beat.</source>
        <translation>Aucune de vos cartes n’est sûre de gagner&#xa0;: entamez d’une carte que d’autres peuvent battre.</translation>
    </message>
    <message>
        <source>None of my cards was sure to win, so I led one that others could beat.</source>
        <translation>Aucune de mes cartes n’était sûre de gagner, alors j’ai entamé d’une carte que d’autres pouvaient battre.</translation>
    </message>
    <message>
        <source>This nil couldn&apos;t be made.</source>
        <translation>Ce nil ne pouvait pas réussir.</translation>
    </message>
    <message>
        <source>%1 held %2.</source>
        <translation>%1 avait %2.</translation>
    </message>
    <message>
        <source>You held %2.</source>
        <translation>Vous aviez %2.</translation>
    </message>
    <message>
        <source>%1 had no more %2.</source>
        <translation>%1 n’avait plus de %2.</translation>
    </message>
    <message>
        <source>You had no more %2.</source>
        <translation>Vous n’aviez plus de %2.</translation>
    </message>
    <message numerus="yes">
        <source>The other hands held %n more of the %1.</source>
        <translation>
            <numerusform>Il restait dans les autres mains %n carte de cette couleur&#xa0;: %1.</numerusform>
            <numerusform>Il restait dans les autres mains %n cartes de cette couleur&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody else had any %1 left.</source>
        <translation>Personne d’autre n’avait plus de cette couleur&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>I hoped for tricks from lower cards among my %n %1.</source>
        <translation>
            <numerusform>J’espérais des plis de cartes plus basses parmi mon %n %1.</numerusform>
            <numerusform>J’espérais des plis de cartes plus basses parmi mes %n %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I had to bid nil or at least %n trick(s).</source>
        <translation>
            <numerusform>Je devais annoncer nil ou au moins %n pli.</numerusform>
            <numerusform>Je devais annoncer nil ou au moins %n plis.</numerusform>
        </translation>
    </message>
    <message>
        <source>At first sight, a nil had hardly any chance.</source>
        <translation>À première vue, un nil n’avait presque aucune chance.</translation>
    </message>
    <message>
        <source>At first sight, a nil had a chance of only about %1%.</source>
        <translation>À première vue, un nil n’avait qu’environ %1&#xa0;% de chances.</translation>
    </message>
    <message numerus="yes">
        <source>I held %n spade(s), which gave my number.</source>
        <translation>
            <numerusform>J’avais %n pique, ce qui donnait mon nombre.</numerusform>
            <numerusform>J’avais %n piques, ce qui donnait mon nombre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n spade(s), which gives your number.</source>
        <translation>
            <numerusform>Vous avez %n pique, ce qui donne votre nombre.</numerusform>
            <numerusform>Vous avez %n piques, ce qui donne votre nombre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Expect your hand to take about %1 of the tricks.</source>
        <translation>On peut attendre de votre main environ %1 des plis.</translation>
    </message>
    <message>
        <source>I discarded my last %1 so that I could trump that suit.</source>
        <translation>Je me suis défait de mes derniers %1 pour pouvoir couper cette couleur.</translation>
    </message>
    <message>
        <source>I discarded from my shortest suit, %1, to be able to trump it sooner.</source>
        <translation>J’ai écarté dans ma couleur la plus courte, %1, pour pouvoir la couper plus tôt.</translation>
    </message>
    <message>
        <source>The cards I discarded were not likely to win a trick.</source>
        <translation>Les cartes que j’ai écartées avaient peu de chances de faire un pli.</translation>
    </message>
    <message>
        <source>I had a nil in mind and discarded %1, which could have won a trick.</source>
        <translation>Je pensais à un nil et j’ai écarté ce qui pouvait faire un pli&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Of %1 and %2, I kept the %3, which is a trump.</source>
        <translation>Entre %1 et %2, j’ai gardé %3, qui est un atout.</translation>
    </message>
    <message>
        <source>Of %1 and %2, I kept the %3, which was more likely to win a trick.</source>
        <translation>Entre %1 et %2, j’ai gardé %3, qui avait plus de chances de faire un pli.</translation>
    </message>
    <message>
        <source>Of %1 and %2, I kept the %3.</source>
        <translation>Entre %1 et %2, j’ai gardé %3.</translation>
    </message>
    <message>
        <source>I kept the %1, which is a trump.</source>
        <translation>J’ai gardé %1, qui est un atout.</translation>
    </message>
    <message>
        <source>I kept the %1, which was likely to win a trick.</source>
        <translation>J’ai gardé %1, qui avait de bonnes chances de faire un pli.</translation>
    </message>
    <message>
        <source>I kept the %1, as I expected no better next card.</source>
        <translation>J’ai gardé %1, car je n’attendais pas mieux de la carte suivante.</translation>
    </message>
    <message>
        <source>I discarded the %1, as I expected a better next card.</source>
        <translation>J’ai écarté %1, car j’attendais mieux de la carte suivante.</translation>
    </message>
    <message>
        <source>It made no difference which card I played.</source>
        <translation>Peu importait la carte que je jouais.</translation>
    </message>
    <message>
        <source>I didn&apos;t see how much this endangered my nil.</source>
        <translation>Je n’ai pas vu à quel point cela menaçait mon nil.</translation>
    </message>
    <message>
        <source>None of your cards can win this trick: get rid of the %3, your highest of that suit, which might endanger your nil later.</source>
        <translation>Aucune de vos cartes ne peut prendre ce pli&#xa0;: débarrassez-vous de %3, la plus haute de la couleur, qui pourrait menacer votre nil plus tard.</translation>
    </message>
    <message>
        <source>None of my cards could win the trick, so I got rid of the %3, my highest of that suit, which might have endangered my nil later.</source>
        <translation>Aucune de mes cartes ne pouvait prendre le pli&#xa0;: je me suis débarrassé de %3, la plus haute de la couleur, qui aurait pu menacer mon nil plus tard.</translation>
    </message>
    <message>
        <source>None of the cards you may play can win this trick, so your nil is safe here anyway.</source>
        <translation>Aucune des cartes que vous pouvez jouer ne prend ce pli&#xa0;: ici, votre nil est de toute façon à l’abri.</translation>
    </message>
    <message>
        <source>None of the cards I could have played would have won the trick, so my nil was safe there anyway.</source>
        <translation>Aucune des cartes que je pouvais jouer n’aurait pris le pli&#xa0;: mon nil était de toute façon à l’abri.</translation>
    </message>
    <message>
        <source>No card of the suit could beat it.</source>
        <translation>Aucune carte de la couleur ne pouvait la battre.</translation>
    </message>
    <message>
        <source>No card could beat it.</source>
        <translation>Aucune carte ne pouvait la battre.</translation>
    </message>
    <message>
        <source>You have no %4 and can trump.</source>
        <translation>Vous n’avez pas de %4 et pouvez couper.</translation>
    </message>
    <message>
        <source>I had no %4 and trumped.</source>
        <translation>Je n’avais pas de %4 et j’ai coupé.</translation>
    </message>
    <message>
        <source>You have no %4 and can trump with the lowest spade that is enough.</source>
        <translation>Vous n’avez pas de %4 et pouvez couper du plus petit pique qui suffit.</translation>
    </message>
    <message>
        <source>I had no %4 and trumped with my lowest spade that was enough.</source>
        <translation>Je n’avais pas de %4 et j’ai coupé de mon plus petit pique suffisant.</translation>
    </message>
    <message>
        <source>%1 is winning so far: keep the %2 for a trick that you want to lose.</source>
        <translation>%1 tient le pli pour l’instant&#xa0;: gardez %2 pour un pli que vous voudrez perdre.</translation>
    </message>
    <message>
        <source>%1 was winning so far, and I kept the %2 for a trick that I would want to lose.</source>
        <translation>%1 tenait le pli jusque-là, et j’ai gardé %2 pour un pli que je voudrais perdre.</translation>
    </message>
    <message>
        <source>You were winning so far, and I kept the %2 for a trick that I would want to lose.</source>
        <translation>Vous teniez le pli jusque-là, et j’ai gardé %2 pour un pli que je voudrais perdre.</translation>
    </message>
    <message>
        <source>%1 is winning so far, and you can&apos;t: play your lowest card of the suit.</source>
        <translation>%1 tient le pli pour l’instant, et vous ne pouvez pas le prendre&#xa0;: jouez votre plus petite carte de la couleur.</translation>
    </message>
    <message>
        <source>%1 was winning so far, and I couldn&apos;t, so I played my lowest card of the suit.</source>
        <translation>%1 tenait le pli jusque-là, et je ne pouvais pas le prendre&#xa0;: j’ai joué ma plus petite carte de la couleur.</translation>
    </message>
    <message>
        <source>You were winning so far, and I couldn&apos;t, so I played my lowest card of the suit.</source>
        <translation>Vous teniez le pli jusque-là, et je ne pouvais pas le prendre&#xa0;: j’ai joué ma plus petite carte de la couleur.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: play your lowest card of the suit.</source>
        <translation>Vous ne pouvez pas faire ce pli&#xa0;: jouez votre plus petite carte de la couleur.</translation>
    </message>
    <message>
        <source>I couldn&apos;t win the trick, so I played my lowest card of the suit.</source>
        <translation>Je ne pouvais pas faire le pli, alors j’ai joué ma plus petite carte de la couleur.</translation>
    </message>
    <message>
        <source>Your contract is made: leave this trick to the others, for it would only be a bag.</source>
        <translation>Votre contrat est réussi&#xa0;: laissez ce pli aux autres, ce ne serait qu’un sac.</translation>
    </message>
    <message>
        <source>Our contract was made and the trick would only have been a bag, so I left it to the others.</source>
        <translation>Notre contrat était réussi et ce pli n’aurait été qu’un sac, je l’ai donc laissé aux autres.</translation>
    </message>
    <message>
        <source>My contract was made and the trick would only have been a bag, so I left it to the others.</source>
        <translation>Mon contrat était réussi et ce pli n’aurait été qu’un sac, je l’ai donc laissé aux autres.</translation>
    </message>
    <message numerus="yes">
        <source>With this choice, your chance of a bag penalty in this deal (%n point(s)) is %1% instead of %2%.</source>
        <translation>
            <numerusform>Avec ce choix, votre risque de pénalité de sacs dans cette donne (%n point) est de %1&#xa0;% au lieu de %2&#xa0;%.</numerusform>
            <numerusform>Avec ce choix, votre risque de pénalité de sacs dans cette donne (%n points) est de %1&#xa0;% au lieu de %2&#xa0;%.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With this choice, the opponents&apos; chance of a bag penalty in this deal (%n point(s)) is %1% instead of %2%.</source>
        <translation>
            <numerusform>Avec ce choix, le risque de pénalité de sacs des adversaires dans cette donne (%n point) est de %1&#xa0;% au lieu de %2&#xa0;%.</numerusform>
            <numerusform>Avec ce choix, le risque de pénalité de sacs des adversaires dans cette donne (%n points) est de %1&#xa0;% au lieu de %2&#xa0;%.</numerusform>
        </translation>
    </message>
    <message>
        <source>keeping the %1</source>
        <translation>garder %1</translation>
    </message>
    <message>
        <source>discarding the %1</source>
        <translation>écarter %1</translation>
    </message>
    <message>
        <source>Your nil is certain to succeed.</source>
        <translation>Votre nil réussit à coup sûr.</translation>
    </message>
    <message>
        <source>%1&apos;s nil is certain to succeed.</source>
        <translation>Le nil de %1 réussit à coup sûr.</translation>
    </message>
    <message>
        <source>It&apos;s a trump, and the other card isn&apos;t.</source>
        <translation>C’est un atout, l’autre carte n’en est pas un.</translation>
    </message>
    <message>
        <source>It&apos;s more likely to win a trick than the other card.</source>
        <translation>Elle a plus de chances de faire un pli que l’autre carte.</translation>
    </message>
    <message>
        <source>My rules of thumb misled me: %1 would have been better.</source>
        <translation>Mes règles habituelles m’ont trompé&#xa0;: %1 aurait été mieux.</translation>
    </message>
    <message>
        <source>With no %1 left, you can trump that suit.</source>
        <translation>Sans %1, vous pouvez couper cette couleur.</translation>
    </message>
    <message>
        <source>Your shortest suit is %1: with fewer, you can trump it sooner.</source>
        <translation>Votre couleur la plus courte est %1&#xa0;: avec moins de cartes, vous pouvez la couper plus tôt.</translation>
    </message>
    <message>
        <source>These cards are not likely to win a trick.</source>
        <translation>Ces cartes ont peu de chances de faire un pli.</translation>
    </message>
    <message>
        <source>Of the kitty, %1 seemed most useful to my hand.</source>
        <translation>Du chien, voici ce qui m’a semblé le plus utile à ma main&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It hardly mattered whether I played the %1 or the %2.</source>
        <translation>Que je joue %1 ou %2 ne changeait presque rien.</translation>
    </message>
    <message>
        <source>You can&apos;t win this trick: play a card that you can spare.</source>
        <translation>Ce pli est perdu pour vous&#xa0;: jouez une carte dont vous pouvez vous passer.</translation>
    </message>
    <message>
        <source>I couldn&apos;t win the trick, so I played a card that I could spare.</source>
        <translation>Je ne pouvais pas faire le pli, alors j’ai joué une carte dont je pouvais me passer.</translation>
    </message>
    <message>
        <source>%1 almost certainly held %2 (%3%).</source>
        <translation>%1 avait presque sûrement %2 (%3&#xa0;%).</translation>
    </message>
    <message>
        <source>You almost certainly held %2 (%3%).</source>
        <translation>Vous aviez presque sûrement %2 (%3&#xa0;%).</translation>
    </message>
    <message>
        <source>%1 almost certainly had no more %2 (%3%).</source>
        <translation>%1 n’avait presque sûrement plus de %2 (%3&#xa0;%).</translation>
    </message>
    <message>
        <source>You almost certainly had no more %2 (%3%).</source>
        <translation>Vous n’aviez presque sûrement plus de %2 (%3&#xa0;%).</translation>
    </message>
    <message>
        <source>Reason for %1: %2</source>
        <translation>Raison de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>You hold %1.</source>
        <translation>Vous avez %1.</translation>
    </message>
    <message>
        <source>I couldn&apos;t win the trick, and it hardly mattered whether I played the %1 or the %2.</source>
        <translation>Je ne pouvais pas faire le pli, et que je joue %1 ou %2 ne changeait presque rien.</translation>
    </message>
    <message>
        <source>Hope that the next players beat it: then it can no longer endanger your nil.</source>
        <translation>Espérez que les suivants la battent&#xa0;: elle ne pourra plus menacer votre nil.</translation>
    </message>
    <message>
        <source>I hoped that the next players would beat it, so that it could no longer endanger my nil.</source>
        <translation>J’espérais que les suivants la battraient, pour qu’elle ne puisse plus menacer mon nil.</translation>
    </message>
    <message>
        <source>It&apos;s now winning, and the next players need a better card to beat it.</source>
        <translation>Elle est maintenant gagnante, et les suivants ont besoin d’une meilleure carte pour la battre.</translation>
    </message>
    <message>
        <source>Any card you may play would be winning so far: play the lowest.</source>
        <translation>Toute carte que vous pouvez jouer serait gagnante jusqu’ici&#xa0;: jouez la plus basse.</translation>
    </message>
    <message>
        <source>Any card I could have played would have been winning so far, so I played the lowest.</source>
        <translation>Toute carte que je pouvais jouer aurait été gagnante jusque-là, j’ai donc joué la plus basse.</translation>
    </message>
    <message>
        <source>%1 is already winning: save your spades.</source>
        <translation>%1 tient déjà le pli&#xa0;: gardez vos piques.</translation>
    </message>
    <message>
        <source>%1 was already winning, so I saved my spades.</source>
        <translation>%1 tenait déjà le pli, j’ai donc gardé mes piques.</translation>
    </message>
    <message>
        <source>You were already winning, so I saved my spades.</source>
        <translation>Vous teniez déjà le pli, j’ai donc gardé mes piques.</translation>
    </message>
    <message>
        <source>%1 is winning so far: save your spades.</source>
        <translation>%1 tient le pli pour l’instant&#xa0;: gardez vos piques.</translation>
    </message>
    <message>
        <source>%1 was winning so far, so I saved my spades.</source>
        <translation>%1 tenait le pli jusque-là, j’ai donc gardé mes piques.</translation>
    </message>
    <message>
        <source>You were winning so far, so I saved my spades.</source>
        <translation>Vous teniez le pli jusque-là, j’ai donc gardé mes piques.</translation>
    </message>
    <message>
        <source>Leave this trick to the others and save your spades for later.</source>
        <translation>Laissez ce pli aux autres et gardez vos piques pour plus tard.</translation>
    </message>
    <message>
        <source>I could have trumped but saved my spades for later.</source>
        <translation>J’aurais pu couper, mais j’ai gardé mes piques pour plus tard.</translation>
    </message>
    <message>
        <source>The others hold more %4, so it&apos;s less likely to be trumped than the %2.</source>
        <translation>Les autres ont plus de %4&#xa0;: elle risque moins d’être coupée que %2.</translation>
    </message>
    <message>
        <source>The others held more %4, so it was less likely to be trumped than the %2.</source>
        <translation>Les autres avaient plus de %4&#xa0;: elle risquait moins d’être coupée que %2.</translation>
    </message>
    <message>
        <source>After it, your %2 is the highest of that suit.</source>
        <translation>Après elle, %2 dans votre main est la plus haute de la couleur.</translation>
    </message>
    <message>
        <source>After it, my %2 was the highest of the suit.</source>
        <translation>Après elle, %2 dans ma main était la plus haute de la couleur.</translation>
    </message>
    <message>
        <source>%1 has no more %4 and could trump the %2.</source>
        <translation>%1 n’a plus de %4 et pourrait couper %2.</translation>
    </message>
    <message>
        <source>%1 had no more %4 and could have trumped the %2.</source>
        <translation>%1 n’avait plus de %4 et aurait pu couper %2.</translation>
    </message>
    <message>
        <source>You had no more %4 and could have trumped the %2.</source>
        <translation>Vous n’aviez plus de %4 et auriez pu couper %2.</translation>
    </message>
    <message>
        <source>%1 led %4 before: lead that suit again.</source>
        <translation>%1 a déjà entamé %4&#xa0;: rejouez cette couleur.</translation>
    </message>
    <message>
        <source>%1 had led %4 before, so I led that suit again.</source>
        <translation>%1 avait déjà entamé %4, j’ai donc rejoué cette couleur.</translation>
    </message>
    <message>
        <source>You had led %4 before, so I led that suit again.</source>
        <translation>Vous aviez déjà entamé %4, j’ai donc rejoué cette couleur.</translation>
    </message>
    <message>
        <source>Keep the %2, which protects your %3.</source>
        <translation>Gardez %2, qui protège %3.</translation>
    </message>
    <message>
        <source>I kept the %2, which protected my %3.</source>
        <translation>J’ai gardé %2, qui protégeait %3.</translation>
    </message>
    <message>
        <source>Save the %2, which is more likely to win a trick later.</source>
        <translation>Gardez %2, qui a plus de chances de faire un pli plus tard.</translation>
    </message>
    <message>
        <source>I saved the %2, which was more likely to win a trick later.</source>
        <translation>J’ai gardé %2, qui avait plus de chances de faire un pli plus tard.</translation>
    </message>
    <message>
        <source>It leaves you only one card of that suit, so you may soon be able to trump.</source>
        <translation>Il ne vous reste qu’une carte de cette couleur&#xa0;: vous pourrez peut-être bientôt couper.</translation>
    </message>
    <message>
        <source>It left me only one card of the suit, so I might soon be able to trump.</source>
        <translation>Il ne me restait qu’une carte de la couleur&#xa0;: je pourrais peut-être bientôt couper.</translation>
    </message>
    <message>
        <source>It&apos;s your longest suit apart from spades, so a low card of it may win a trick later.</source>
        <translation>C’est votre plus longue couleur hors pique&#xa0;: une petite carte y fera peut-être un pli plus tard.</translation>
    </message>
    <message>
        <source>It was my longest suit apart from spades, so a low card of it might win a trick later.</source>
        <translation>C’était ma plus longue couleur hors pique&#xa0;: une petite carte pouvait y faire un pli plus tard.</translation>
    </message>
    <message>
        <source>It&apos;s harder to beat than the %2.</source>
        <translation>Elle est plus difficile à battre que %2.</translation>
    </message>
    <message>
        <source>It was harder to beat than the %2.</source>
        <translation>Elle était plus difficile à battre que %2.</translation>
    </message>
    <message>
        <source>Keep the %2 for a trick that you want to lose.</source>
        <translation>Gardez %2 pour un pli que vous voudrez perdre.</translation>
    </message>
    <message>
        <source>I kept the %2 for a trick that I would want to lose.</source>
        <translation>J’ai gardé %2 pour un pli que je voudrais perdre.</translation>
    </message>
    <message>
        <source>More cards still out are above it than above the %2.</source>
        <translation>Il reste plus de cartes au-dessus d’elle qu’au-dessus de %2.</translation>
    </message>
    <message>
        <source>More cards still out were above it than above the %2.</source>
        <translation>Il restait plus de cartes au-dessus d’elle qu’au-dessus de %2.</translation>
    </message>
    <message>
        <source>It endangers your nil more than the %2.</source>
        <translation>Elle menace votre nil plus que %2.</translation>
    </message>
    <message>
        <source>It endangered my nil more than the %2.</source>
        <translation>Elle menaçait mon nil plus que %2.</translation>
    </message>
    <message>
        <source>Fewer cards still out are above it than above the %2.</source>
        <translation>Il reste moins de cartes au-dessus d’elle qu’au-dessus de %2.</translation>
    </message>
    <message>
        <source>Fewer cards still out were above it than above the %2.</source>
        <translation>Il restait moins de cartes au-dessus d’elle qu’au-dessus de %2.</translation>
    </message>
    <message>
        <source>Fewer cards still out are below it than below the %2.</source>
        <translation>Il reste moins de cartes au-dessous d’elle qu’au-dessous de %2.</translation>
    </message>
    <message>
        <source>Fewer cards still out were below it than below the %2.</source>
        <translation>Il restait moins de cartes au-dessous d’elle qu’au-dessous de %2.</translation>
    </message>
    <message>
        <source>I held %1 (about %4), and %2 had bid %3.</source>
        <translation>J’avais %1 (environ %4), et %2 avait annoncé %3.</translation>
    </message>
    <message>
        <source>I held %1 (about %4), and you had bid %3.</source>
        <translation>J’avais %1 (environ %4), et vous aviez annoncé %3.</translation>
    </message>
    <message>
        <source>I held %1 (about %2).</source>
        <translation>J’avais %1 (environ %2).</translation>
    </message>
    <message>
        <source>No higher bid was allowed.</source>
        <translation>Aucune annonce plus haute n’était permise.</translation>
    </message>
    <message numerus="yes">
        <source>By making this bid, I would reach %n point(s); no more was needed.</source>
        <translation>
            <numerusform>En réussissant cette annonce, j’arrivais à %n point&#xa0;; il n’en fallait pas plus.</numerusform>
            <numerusform>En réussissant cette annonce, j’arrivais à %n points&#xa0;; il n’en fallait pas plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>By making this bid, we would reach %n point(s); no more was needed.</source>
        <translation>
            <numerusform>En réussissant cette annonce, nous arrivions à %n point&#xa0;; il n’en fallait pas plus.</numerusform>
            <numerusform>En réussissant cette annonce, nous arrivions à %n points&#xa0;; il n’en fallait pas plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others had bid %n trick(s), which left fewer for me.</source>
        <translation>
            <numerusform>Les autres avaient annoncé %n pli&#xa0;; il en restait moins pour moi.</numerusform>
            <numerusform>Les autres avaient annoncé %n plis&#xa0;; il en restait moins pour moi.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the deals I imagined, a higher bid did worse.</source>
        <translation>Dans les donnes que j’ai imaginées, une annonce plus haute donnait moins.</translation>
    </message>
    <message>
        <source>I bid less than that to be safe: being set costs more than a bag.</source>
        <translation>J’ai annoncé moins par prudence&#xa0;: une chute coûte plus qu’un sac.</translation>
    </message>
    <message numerus="yes">
        <source>With %n spade(s) and no %1, I hoped to trump (about %2).</source>
        <translation>
            <numerusform>Avec %n pique et pas de %1, j’espérais couper (environ %2).</numerusform>
            <numerusform>Avec %n piques et pas de %1, j’espérais couper (environ %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n spade(s) and hardly any %1, I hoped to trump (about %2).</source>
        <translation>
            <numerusform>Avec %n pique et presque pas de %1, j’espérais couper (environ %2).</numerusform>
            <numerusform>Avec %n piques et presque pas de %1, j’espérais couper (environ %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I hoped for tricks from lower cards among my %n %1 (about %2).</source>
        <translation>
            <numerusform>J’espérais des plis de cartes plus basses parmi mon %n %1 (environ %2).</numerusform>
            <numerusform>J’espérais des plis de cartes plus basses parmi mes %n %1 (environ %2).</numerusform>
        </translation>
    </message>
    <message>
        <source>I hoped for about %2 more from %1 and by trumping short suits.</source>
        <translation>J’espérais environ %2 de plus de %1 et en coupant des couleurs courtes.</translation>
    </message>
    <message>
        <source>I hoped for about %1 more by trumping short suits.</source>
        <translation>J’espérais environ %1 de plus en coupant des couleurs courtes.</translation>
    </message>
    <message>
        <source>I hoped for about %2 more from %1.</source>
        <translation>J’espérais environ %2 de plus de %1.</translation>
    </message>
    <message>
        <source>I hoped for about %1 more from my other cards.</source>
        <translation>J’espérais environ %1 de plus de mes autres cartes.</translation>
    </message>
    <message>
        <source>Trumping %1 and your other cards can add about %2.</source>
        <translation>Couper %1 et vos autres cartes peuvent ajouter environ %2.</translation>
    </message>
    <message>
        <source>Trumping %1 can add about %2.</source>
        <translation>Couper %1 peut ajouter environ %2.</translation>
    </message>
    <message>
        <source>Lower %1 and your other cards can add about %2.</source>
        <translation>Les %1 plus bas et vos autres cartes peuvent ajouter environ %2.</translation>
    </message>
    <message>
        <source>Lower %1 can add about %2.</source>
        <translation>Les %1 plus bas peuvent ajouter environ %2.</translation>
    </message>
    <message>
        <source>Trumping short suits can add about %1.</source>
        <translation>Couper des couleurs courtes peut ajouter environ %1.</translation>
    </message>
    <message>
        <source>Trumping short suits and your other cards can add about %1.</source>
        <translation>Couper des couleurs courtes et vos autres cartes peuvent ajouter environ %1.</translation>
    </message>
    <message>
        <source>%1 can add about %2.</source>
        <translation>%1&#xa0;: cela peut ajouter environ %2.</translation>
    </message>
    <message>
        <source>Your other cards can add about %1.</source>
        <translation>Vos autres cartes peuvent ajouter environ %1.</translation>
    </message>
    <message>
        <source>Your highest spade is the %1.</source>
        <translation>Votre plus haut pique est %1.</translation>
    </message>
    <message>
        <source>You have no spades.</source>
        <translation>Vous n’avez pas de pique.</translation>
    </message>
    <message numerus="yes">
        <source>My highest other card was the %1, with %n lower card(s) of its suit.</source>
        <translation>
            <numerusform>Mon autre carte la plus haute était %1, avec %n carte plus basse de sa couleur.</numerusform>
            <numerusform>Mon autre carte la plus haute était %1, avec %n cartes plus basses de sa couleur.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your highest other card is the %1, with %n lower card(s) of its suit.</source>
        <translation>
            <numerusform>Votre autre carte la plus haute est %1, avec %n carte plus basse de sa couleur.</numerusform>
            <numerusform>Votre autre carte la plus haute est %1, avec %n cartes plus basses de sa couleur.</numerusform>
        </translation>
    </message>
    <message>
        <source>My highest other card was the %1.</source>
        <translation>Mon autre carte la plus haute était %1.</translation>
    </message>
    <message>
        <source>Your highest other card is the %1.</source>
        <translation>Votre autre carte la plus haute est %1.</translation>
    </message>
    <message>
        <source>You hold %1 (about %2).</source>
        <translation>Vous avez %1 (environ %2).</translation>
    </message>
    <message>
        <source>That makes about %1 in all.</source>
        <translation>Cela fait environ %1 en tout.</translation>
    </message>
    <message>
        <source>Of %1 and %2, I kept the %3: the two were about equal.</source>
        <translation>De %1 et %2, j’ai gardé %3&#xa0;: les deux se valaient à peu près.</translation>
    </message>
    <message>
        <source>The two cards are about equal.</source>
        <translation>Les deux cartes se valent à peu près.</translation>
    </message>
    <message>
        <source>An unseen hand makes a nil only about %1% of the time, so I looked at my cards first.</source>
        <translation>Sans voir ses cartes, un nil ne réussit qu’environ %1&#xa0;% du temps, j’ai donc d’abord regardé les miennes.</translation>
    </message>
    <message>
        <source>An unseen hand makes a nil only about %1% of the time: look at your cards first.</source>
        <translation>Sans voir ses cartes, un nil ne réussit qu’environ %1&#xa0;% du temps&#xa0;: regardez d’abord les vôtres.</translation>
    </message>
    <message>
        <source>%1 had bid %2: I had to see which of my cards could cover that.</source>
        <translation>%1 avait annoncé %2&#xa0;: je devais voir quelles cartes pouvaient le protéger.</translation>
    </message>
    <message>
        <source>%1 bid %2: see which of your cards can cover that.</source>
        <translation>%1 a annoncé %2&#xa0;: voyez quelles cartes peuvent le protéger.</translation>
    </message>
    <message>
        <source>You had bid %2: I had to see which of my cards could cover that.</source>
        <translation>Vous aviez annoncé %2&#xa0;: je devais voir quelles cartes pouvaient le protéger.</translation>
    </message>
    <message>
        <source>Too much depends on the cards you haven&apos;t seen.</source>
        <translation>Trop de choses dépendent des cartes que vous n’avez pas vues.</translation>
    </message>
    <message>
        <source>My nil had failed already, so my tricks counted for our contract.</source>
        <translation>Mon nil était déjà perdu, mes plis comptaient donc pour notre contrat.</translation>
    </message>
    <message>
        <source>My nil had failed already.</source>
        <translation>Mon nil était déjà perdu.</translation>
    </message>
    <message numerus="yes">
        <source>The next bag would cost the opponents %n point(s).</source>
        <translation>
            <numerusform>Le prochain sac coûterait %n point aux adversaires.</numerusform>
            <numerusform>Le prochain sac coûterait %n points aux adversaires.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>My contract was almost out of reach: I still needed %n trick(s).</source>
        <translation>
            <numerusform>Mon contrat était presque hors de portée&#xa0;: il me fallait encore %n pli.</numerusform>
            <numerusform>Mon contrat était presque hors de portée&#xa0;: il me fallait encore %n plis.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Our contract was almost out of reach: we still needed %n trick(s).</source>
        <translation>
            <numerusform>Notre contrat était presque hors de portée&#xa0;: il nous fallait encore %n pli.</numerusform>
            <numerusform>Notre contrat était presque hors de portée&#xa0;: il nous fallait encore %n plis.</numerusform>
        </translation>
    </message>
    <message>
        <source>The same was true of the %1.</source>
        <translation>Il en allait de même pour %1.</translation>
    </message>
    <message>
        <source>Play low and save your better cards.</source>
        <translation>Jouez bas et gardez vos meilleures cartes.</translation>
    </message>
    <message>
        <source>I played low and saved my better cards.</source>
        <translation>J’ai joué bas et gardé mes meilleures cartes.</translation>
    </message>
    <message>
        <source>%1 is still to play and may win this trick: save your better cards.</source>
        <translation>%1 doit encore jouer et peut prendre ce pli&#xa0;: gardez vos meilleures cartes.</translation>
    </message>
    <message>
        <source>%1 was still to play and might win the trick, so I saved my better cards for later.</source>
        <translation>%1 devait encore jouer et pouvait prendre le pli, j’ai donc gardé mes meilleures cartes pour plus tard.</translation>
    </message>
    <message>
        <source>You were still to play and might win the trick, so I saved my better cards for later.</source>
        <translation>Vous deviez encore jouer et pouviez prendre le pli, j’ai donc gardé mes meilleures cartes pour plus tard.</translation>
    </message>
    <message>
        <source>%1 is still to play and may win this trick: save your spades.</source>
        <translation>%1 doit encore jouer et peut prendre ce pli&#xa0;: gardez vos piques.</translation>
    </message>
    <message>
        <source>%1 was still to play and might win the trick, so I saved my spades for later.</source>
        <translation>%1 devait encore jouer et pouvait prendre le pli, j’ai donc gardé mes piques pour plus tard.</translation>
    </message>
    <message>
        <source>You were still to play and might win the trick, so I saved my spades for later.</source>
        <translation>Vous deviez encore jouer et pouviez prendre le pli, j’ai donc gardé mes piques pour plus tard.</translation>
    </message>
    <message>
        <source>Your contract is made, so this trick would count as a bag.</source>
        <translation>Votre contrat est réussi, ce pli compterait donc comme un sac.</translation>
    </message>
    <message>
        <source>Our contract was made and the trick would have counted as a bag, so I left it to the others.</source>
        <translation>Notre contrat était réussi et ce pli aurait compté comme un sac, je l’ai donc laissé aux autres.</translation>
    </message>
    <message>
        <source>My contract was made and the trick would have counted as a bag, so I left it to the others.</source>
        <translation>Mon contrat était réussi et ce pli aurait compté comme un sac, je l’ai donc laissé aux autres.</translation>
    </message>
    <message>
        <source>%1&apos;s nil leaves more tricks for the other players.</source>
        <translation>Le nil de %1 laisse plus de plis aux autres joueurs.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n bag(s) already: a higher bid leaves fewer to come.</source>
        <translation>
            <numerusform>Vous avez déjà %n sac&#xa0;: une annonce plus haute en laisse venir moins.</numerusform>
            <numerusform>Vous avez déjà %n sacs&#xa0;: une annonce plus haute en laisse venir moins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I had %n bag(s) already: a higher bid left fewer to come.</source>
        <translation>
            <numerusform>J’avais déjà %n sac&#xa0;: une annonce plus haute en laissait venir moins.</numerusform>
            <numerusform>J’avais déjà %n sacs&#xa0;: une annonce plus haute en laissait venir moins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>We had %n bag(s) already: a higher bid left fewer to come.</source>
        <translation>
            <numerusform>Nous avions déjà %n sac&#xa0;: une annonce plus haute en laissait venir moins.</numerusform>
            <numerusform>Nous avions déjà %n sacs&#xa0;: une annonce plus haute en laissait venir moins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n spade(s), low ones can win, too, once the others have none.</source>
        <translation>
            <numerusform>Avec %n pique, même les petits peuvent gagner dès que les autres n’en ont plus.</numerusform>
            <numerusform>Avec %n piques, même les petits peuvent gagner dès que les autres n’en ont plus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others have bid only %n trick(s), which leaves more for you.</source>
        <translation>
            <numerusform>Les autres n’ont annoncé que %n pli&#xa0;; il en reste plus pour vous.</numerusform>
            <numerusform>Les autres n’ont annoncé que %n plis&#xa0;; il en reste plus pour vous.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The others have bid %n trick(s), which leaves fewer for you.</source>
        <translation>
            <numerusform>Les autres ont annoncé %n pli&#xa0;; il en reste moins pour vous.</numerusform>
            <numerusform>Les autres ont annoncé %n plis&#xa0;; il en reste moins pour vous.</numerusform>
        </translation>
    </message>
    <message>
        <source>The %1 might not win, and being set costs more than a bag.</source>
        <translation>%1 risquait de ne pas gagner, et une chute coûte plus qu’un sac.</translation>
    </message>
    <message>
        <source>The %1 may not win, and being set costs more than a bag.</source>
        <translation>%1 risque de ne pas gagner, et une chute coûte plus qu’un sac.</translation>
    </message>
    <message>
        <source>I hoped for tricks from %1 and my other cards.</source>
        <translation>J’espérais des plis de %1 et de mes autres cartes.</translation>
    </message>
    <message>
        <source>I hoped for about %2 more from %1 and my other cards.</source>
        <translation>J’espérais environ %2 de plus de %1 et de mes autres cartes.</translation>
    </message>
    <message>
        <source>%1 and your other cards can add about %2.</source>
        <translation>%1 et vos autres cartes peuvent ajouter environ %2.</translation>
    </message>
    <message>
        <source>At first sight, a nil has hardly any chance.</source>
        <translation>À première vue, un nil n’a presque aucune chance.</translation>
    </message>
    <message>
        <source>At first sight, a nil has a chance of only about %1%.</source>
        <translation>À première vue, un nil n’a qu’environ %1&#xa0;% de chances.</translation>
    </message>
    <message>
        <source>In the deals played out, a higher bid did better.</source>
        <translation>Dans les donnes simulées, une annonce plus haute donnait mieux.</translation>
    </message>
    <message>
        <source>In the deals played out, a lower bid did better.</source>
        <translation>Dans les donnes simulées, une annonce plus basse donnait mieux.</translation>
    </message>
    <message>
        <source>A quick count gives about %1 of the tricks.</source>
        <translation>Un décompte rapide donne environ %1 des plis.</translation>
    </message>
    <message>
        <source>The same is true of the %1.</source>
        <translation>Il en va de même pour %1.</translation>
    </message>
    <message>
        <source>With the %1, my nil was as good as lost.</source>
        <translation>Avec %1, mon nil était pour ainsi dire perdu.</translation>
    </message>
    <message>
        <source>My nil was as good as lost.</source>
        <translation>Mon nil était pour ainsi dire perdu.</translation>
    </message>
    <message>
        <source>It stays under the winning card, so your nil is safe on this trick.</source>
        <translation>Elle reste sous la carte maîtresse&#xa0;: votre nil est à l’abri sur ce pli.</translation>
    </message>
    <message>
        <source>It stayed under the winning card, so my nil was safe on that trick.</source>
        <translation>Elle restait sous la carte maîtresse&#xa0;: mon nil était à l’abri sur ce pli.</translation>
    </message>
    <message>
        <source>The %3 is your highest card that stays under the winning card: your nil is safe on this trick, and the %3 can&apos;t endanger it later.</source>
        <translation>%3 est votre plus haute carte qui reste sous la carte maîtresse&#xa0;: votre nil est à l’abri sur ce pli, et %3 ne pourra plus le menacer.</translation>
    </message>
    <message>
        <source>The %3 was my highest card that stayed under the winning card, so my nil was safe on that trick and the %3 could not endanger it later.</source>
        <translation>%3 était ma plus haute carte qui restait sous la carte maîtresse&#xa0;: mon nil était à l’abri sur ce pli, et %3 ne pouvait plus le menacer.</translation>
    </message>
    <message>
        <source>Hope that %1 beats it: then it can no longer endanger your nil.</source>
        <translation>Espérez que %1 la batte&#xa0;: elle ne pourra plus menacer votre nil.</translation>
    </message>
    <message>
        <source>I hoped that %1 would beat it, so that it could no longer endanger my nil.</source>
        <translation>J’espérais que %1 la battrait, pour qu’elle ne puisse plus menacer mon nil.</translation>
    </message>
    <message>
        <source>I hoped that you would beat it, so that it could no longer endanger my nil.</source>
        <translation>J’espérais que vous la battriez, pour qu’elle ne puisse plus menacer mon nil.</translation>
    </message>
    <message>
        <source>It makes the opponents use their high cards.</source>
        <translation>Elle force les adversaires à lâcher leurs hautes cartes.</translation>
    </message>
    <message>
        <source>I wanted the opponents to use their high cards.</source>
        <translation>Je voulais que les adversaires lâchent leurs hautes cartes.</translation>
    </message>
    <message>
        <source>It&apos;s now winning, and %1 needs a better card to beat it.</source>
        <translation>Elle est maintenant gagnante, et %1 a besoin d’une meilleure carte pour la battre.</translation>
    </message>
    <message>
        <source>I wanted to win the trick or make %1 play a higher card.</source>
        <translation>Je voulais faire le pli ou faire jouer à %1 une carte plus haute.</translation>
    </message>
    <message>
        <source>I wanted to win the trick or make you play a higher card.</source>
        <translation>Je voulais faire le pli ou vous faire jouer une carte plus haute.</translation>
    </message>
    <message>
        <source>You have no %4 and can trump; a lower spade would be easier to beat.</source>
        <translation>Vous n’avez pas de %4 et pouvez couper&#xa0;; un pique plus bas serait plus facile à battre.</translation>
    </message>
    <message>
        <source>I had no %4 and trumped; a lower spade would have been easier to beat.</source>
        <translation>Je n’avais pas de %4 et j’ai coupé&#xa0;; un pique plus bas aurait été plus facile à battre.</translation>
    </message>
    <message>
        <source>%1, who bid nil, is still to play and may have to beat the %2.</source>
        <translation>%1, qui a annoncé nil, doit encore jouer et devra peut-être battre %2.</translation>
    </message>
    <message>
        <source>%1, who had bid nil, was still to play and might have to beat the %2.</source>
        <translation>%1, qui avait annoncé nil, devait encore jouer et devrait peut-être battre %2.</translation>
    </message>
    <message>
        <source>You had bid nil, were still to play, and might have to beat the %2.</source>
        <translation>Vous aviez annoncé nil, deviez encore jouer et devriez peut-être battre %2.</translation>
    </message>
    <message>
        <source>Keep the %2, which may cover %1&apos;s nil later.</source>
        <translation>Gardez %2, qui pourra peut-être protéger le nil de %1 plus tard.</translation>
    </message>
    <message>
        <source>I kept the %2, which might cover %1&apos;s nil later.</source>
        <translation>J’ai gardé %2, qui pouvait protéger le nil de %1 plus tard.</translation>
    </message>
    <message>
        <source>I kept the %2, which might cover your nil later.</source>
        <translation>J’ai gardé %2, qui pouvait protéger votre nil plus tard.</translation>
    </message>
    <message>
        <source>Your nil is safe whatever you play.</source>
        <translation>Votre nil est à l’abri quoi que vous jouiez.</translation>
    </message>
</context>
<context>
    <name>renege</name>
    <message>
        <source>reneges are prevented.</source>
        <translation>les renonces sont impossibles.</translation>
    </message>
    <message>
        <source>Reneges</source>
        <extracomment>Title of a rule: failing to follow suit though one could, noun.</extracomment>
        <translation>Renonces</translation>
    </message>
    <message>
        <source>Whether reneges are prevented, or players may play any card and opponents may challenge a trick until the next deal starts.</source>
        <translation>Les renonces sont impossibles, ou toute carte est jouable et les adversaires peuvent contester un pli jusqu’au début de la donne suivante.</translation>
    </message>
    <message>
        <source>Prevented</source>
        <extracomment>A value of “Reneges”: the program does not let them happen, an adjective.</extracomment>
        <translation>Impossibles</translation>
    </message>
    <message>
        <source>May be challenged</source>
        <translation>Contestables</translation>
    </message>
    <message>
        <source>renege reneging revoke revoking reneg follow suit illegal cheat catch call</source>
        <translation>renonce renoncer renege revoke fournir ne pas fournir faute illégal tricher triche contester attraper</translation>
    </message>
    <message>
        <source>renege; reneges; reneging; revoke; revokes; not following suit; cheating; false play; wrong card</source>
        <translation>renonce; renonces; ne pas fournir; fausse renonce; triche; tricher; mauvaise carte; faute de jeu</translation>
    </message>
    <message>
        <source>Renege penalty</source>
        <translation>Pénalité de renonce</translation>
    </message>
    <message>
        <source>The penalty for a renege. The side that reneged is set and loses ten points for each trick bid; or it needs three more tricks than it bid; or it gives everything it scores in the deal to the challenger; or it is set and loses the match.</source>
        <translation>Ce que paie le camp qui a fait une renonce&#xa0;: il chute et perd dix points par pli annoncé&#xa0;; il lui faut trois plis de plus qu’annoncé&#xa0;; il donne au camp qui conteste tout ce qu’il marque à cette donne&#xa0;; ou il chute et perd la partie.</translation>
    </message>
    <message>
        <source>The contract</source>
        <translation>Le contrat</translation>
    </message>
    <message>
        <source>Three tricks</source>
        <translation>Trois plis</translation>
    </message>
    <message>
        <source>All points of the deal</source>
        <translation>Tous les points de la donne</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>renege reneging revoke revoking books renege loses the game over</source>
        <translation>renonce fausse renonce plis livres renonce fait perdre la partie</translation>
    </message>
    <message>
        <source>renege penalty; revoke penalty; penalty for a renege; price of a renege; 3 books=three; three tricks=three; three books for a renege=three; renege loses the contract=contract; renege loses the game=match; renege game over=match; renege is game=match; renege loses the match=match</source>
        <translation>pénalité de renonce; prix d&apos;une renonce; pénalité pour renonce; 3 plis=three; trois plis=three; trois plis pour une renonce=three; renonce perd le contrat=contract; renonce perd la partie=match; renonce partie perdue=match</translation>
    </message>
    <message>
        <source>The reneger&apos;s opponents count as making their bids</source>
        <translation>Après une renonce, l’annonce adverse est réussie</translation>
    </message>
    <message>
        <source>When a renege is found, the contracts of all other sides count as made, however many tricks they took.</source>
        <translation>Quand une renonce est découverte, les contrats de tous les autres camps comptent comme réussis, quel que soit leur nombre de plis.</translation>
    </message>
    <message>
        <source>renege revoke opponents make their bid books</source>
        <translation>renonce adversaires réussissent leur annonce plis</translation>
    </message>
    <message>
        <source>opponents make their bid=true; opponents make their contract=true; others make their bid=true; opponents get their bid=true</source>
        <translation>les adversaires réussissent leur annonce=true; les adversaires réussissent leur contrat=true; les autres réussissent leur annonce=true</translation>
    </message>
    <message>
        <source>False challenge penalty</source>
        <translation>Pénalité de fausse contestation</translation>
    </message>
    <message>
        <source>How many tricks a side loses if its challenge was false. Nobody else gets them.</source>
        <translation>Combien de plis on retire à un camp qui a contesté à tort. Personne ne les reçoit.</translation>
    </message>
    <message>
        <source>renege reneging revoke accusation</source>
        <translation>renonce renege revoke accusation contester fausse accusation</translation>
    </message>
    <message>
        <source>wrong challenge; false challenge; wrong accusation; false accusation; wrong renege call; # books for a wrong challenge</source>
        <translation>fausse contestation; contestation fausse; fausse accusation; accusation à tort; # plis pour une fausse contestation</translation>
    </message>
    <message>
        <source>False challenge counts as a set</source>
        <translation>Fausse contestation&#xa0;: chute</translation>
    </message>
    <message>
        <source>After a false challenge, the challenger&apos;s side is set, however many tricks it took.</source>
        <translation>Un camp qui a contesté à tort chute, quel que soit son nombre de plis.</translation>
    </message>
    <message>
        <source>renege revoke accusation wrong challenge call is a set</source>
        <translation>renonce accusation fausse contestation fait chuter</translation>
    </message>
    <message>
        <source>wrong call is a set=true; wrong challenge is a set=true; false call is a set=true; wrong challenge sets=true</source>
        <translation>fausse contestation fait chuter=true; contestation à tort fait chuter=true; fausse accusation fait chuter=true</translation>
    </message>
    <message>
        <source>Taking a card back</source>
        <translation>Reprendre une carte</translation>
    </message>
    <message>
        <source>A card may be taken back until the next one is played.</source>
        <translation>Une carte peut être reprise tant que la suivante n’est pas jouée.</translation>
    </message>
    <message>
        <source>renege revoke undo mistake</source>
        <translation>renonce renege revoke annuler reprendre erreur faute undo</translation>
    </message>
    <message>
        <source>take back; take back a card; take a card back; undo a card; touch move=false; card laid is played=false</source>
        <translation>reprendre; reprendre une carte; annuler une carte; carte posée carte jouée=false; carte jouée=false; annuler</translation>
    </message>
    <message>
        <source>Renege: the contract of %1 is lost</source>
        <translation>Renonce&#xa0;: contrat de %1 perdu</translation>
    </message>
    <message>
        <source>Renege: the deal&apos;s points go to the challenger</source>
        <translation>Renonce&#xa0;: les points de la donne vont au camp qui a contesté</translation>
    </message>
    <message>
        <source>Points from the opponents who reneged</source>
        <translation>Points des adversaires, pour leur renonce</translation>
    </message>
    <message>
        <source>&quot;renege&quot; is missing: when the rule renege_mode is on, enter the challenge, or null if nobody challenged</source>
        <translation>&quot;renege&quot; manque&#xa0;: quand la règle renege_mode est active, notez la contestation, ou null si personne n’a contesté</translation>
    </message>
    <message>
        <source>Reneging: any card can be played, but an opponent may challenge a trick until the next deal starts. Only the first renege found counts.</source>
        <translation>Renonce&#xa0;: toute carte est jouable, mais un adversaire peut contester un pli jusqu’au début de la donne suivante. Seule la première renonce découverte compte.</translation>
    </message>
    <message>
        <source>The side that reneged is set and loses 10 points for each trick bid.</source>
        <translation>Le camp qui a fait une renonce chute et perd 10 points par pli annoncé.</translation>
    </message>
    <message>
        <source>The side that reneged needs three more tricks for its contract.</source>
        <translation>Le camp qui a fait une renonce a besoin de trois plis de plus pour son contrat.</translation>
    </message>
    <message>
        <source>The challenger&apos;s side gets all points that the reneging side scores in the deal.</source>
        <translation>Le camp qui a contesté reçoit tous les points que marque à cette donne le camp qui a fait une renonce.</translation>
    </message>
    <message>
        <source>The side that reneged is set, loses 10 points for each trick bid, and loses the match.</source>
        <translation>Le camp qui a fait une renonce chute, perd 10 points par pli annoncé et perd la partie.</translation>
    </message>
    <message>
        <source>After a renege, the contracts of all other sides count as made, however many tricks they took.</source>
        <translation>Après une renonce, les contrats de tous les autres camps comptent comme réussis, quel que soit leur nombre de plis.</translation>
    </message>
    <message numerus="yes">
        <source>A false challenge costs %n trick(s), which no side gets.</source>
        <translation>
            <numerusform>Une fausse contestation coûte %n pli, que personne ne reçoit.</numerusform>
            <numerusform>Une fausse contestation coûte %n plis, que personne ne reçoit.</numerusform>
        </translation>
    </message>
    <message>
        <source>After a false challenge, the challenger&apos;s side is set.</source>
        <translation>Un camp qui conteste à tort chute.</translation>
    </message>
    <message>
        <source>The player who reneged is set and loses 10 points for each trick bid.</source>
        <translation>Le joueur qui a fait une renonce chute et perd 10 points par pli annoncé.</translation>
    </message>
    <message>
        <source>The player who reneged needs three more tricks for their contract.</source>
        <translation>Le joueur qui a fait une renonce a besoin de trois plis de plus pour son contrat.</translation>
    </message>
    <message>
        <source>The challenger gets all points that the player who reneged scores in the deal.</source>
        <translation>Le joueur qui a contesté reçoit tous les points que marque à cette donne le joueur qui a fait une renonce.</translation>
    </message>
    <message>
        <source>The player who reneged is set, loses 10 points for each trick bid, and loses the match.</source>
        <translation>Le joueur qui a fait une renonce chute, perd 10 points par pli annoncé et perd la partie.</translation>
    </message>
    <message>
        <source>After a renege, the contracts of all other players count as made, however many tricks they took.</source>
        <translation>Après une renonce, les contrats de tous les autres joueurs comptent comme réussis, quel que soit leur nombre de plis.</translation>
    </message>
    <message numerus="yes">
        <source>A false challenge costs %n trick(s), which nobody gets.</source>
        <translation>
            <numerusform>Une fausse contestation coûte %n pli, que personne ne reçoit.</numerusform>
            <numerusform>Une fausse contestation coûte %n plis, que personne ne reçoit.</numerusform>
        </translation>
    </message>
    <message>
        <source>After a false challenge, the challenger is set.</source>
        <translation>Un joueur qui conteste à tort chute.</translation>
    </message>
</context>
<context>
    <name>rulings</name>
    <message>
        <source>Ruling</source>
        <extracomment>The points or another number of a deal were changed by the players: noun, a decision as of an umpire.</extracomment>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Ruling: %1</source>
        <translation>Décision&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>sandbag::AppText</name>
    <message>
        <source>About Sandbag</source>
        <translation>À propos de Sandbag</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Sandbag %1&lt;/h3&gt;&lt;p&gt;Spades by your house rules.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later. Card art, portraits, and texts are original.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Sandbag %1&lt;/h3&gt;&lt;p&gt;Spades selon vos règles maison.&lt;/p&gt;&lt;p&gt;Logiciel libre sous la licence publique générale GNU (GPL), version 3 ou ultérieure. Cartes, portraits et textes sont originaux.&lt;/p&gt;</translation>
    </message>
    <message numerus="yes">
        <source>A match of %n deal(s) was played.</source>
        <translation>
            <numerusform>Une partie de %n donne a été jouée.</numerusform>
            <numerusform>Une partie de %n donnes a été jouée.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Rule Book</source>
        <translation>&amp;Livre des règles</translation>
    </message>
    <message>
        <source>&amp;Using Sandbag</source>
        <translation>&amp;Utiliser Sandbag</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <extracomment>In a menu: opens a window in which something is shown or chosen, noun.</extracomment>
        <translation>&amp;Touches</translation>
    </message>
    <message>
        <source>&amp;About Sandbag</source>
        <translation>À propos de &amp;Sandbag</translation>
    </message>
    <message>
        <source>Spades by your house rules.</source>
        <translation>Spades selon vos règles maison.</translation>
    </message>
    <message>
        <source>A match (*.spades.json) or house rules (*.spades-rules.json).</source>
        <translation>Une partie (*.spades.json) ou des règles maison (*.spades-rules.json).</translation>
    </message>
    <message>
        <source>%1, finished: %2</source>
        <comment>a game, and its score</comment>
        <translation>%1, terminé&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, deal %2: %3</source>
        <comment>a game, and its score</comment>
        <translation>%1, donne %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>House rules: %1</source>
        <translation>Règles maison&#xa0;: %1</translation>
    </message>
    <message>
        <source>M&amp;atches</source>
        <extracomment>Menu of the score keeper: matches played before, noun.</extracomment>
        <translation>P&amp;arties</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <extracomment>In a menu: opens a window in which something is shown or chosen, noun.</extracomment>
        <translation>&amp;Historique…</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <extracomment>In a menu: opens a window in which something is shown or chosen, noun.</extracomment>
        <translation>&amp;Statistiques…</translation>
    </message>
    <message>
        <source>Spades in a &amp;Minute</source>
        <translation>Spades en une &amp;minute</translation>
    </message>
    <message>
        <source>&amp;Learn Spades</source>
        <translation>Apprendre Spa&amp;des</translation>
    </message>
    <message>
        <source>&amp;Problems</source>
        <extracomment>In a menu: opens a window in which something is shown or chosen, noun.</extracomment>
        <translation>&amp;Problèmes</translation>
    </message>
    <message>
        <source>Print Rules for &amp;Guests…</source>
        <translation>Imprimer les règles pour les in&amp;vités…</translation>
    </message>
    <message>
        <source>&amp;Counting Drill</source>
        <translation>Exercice de &amp;comptage</translation>
    </message>
    <message>
        <source>Can&apos;t create folder %1.</source>
        <translation>Impossible de créer le dossier %1.</translation>
    </message>
    <message>
        <source>Use from Ne&amp;xt Deal On</source>
        <translation>Utiliser à partir de la do&amp;nne suivante</translation>
    </message>
    <message>
        <source>Play a match automatically and save table.png and scorecard.pdf in &lt;folder&gt;.</source>
        <translation>Jouer une partie automatiquement et enregistrer table.png et scorecard.pdf dans &lt;folder&gt;.</translation>
    </message>
    <message>
        <source>Keep score with real cards.</source>
        <translation>Marquer avec de vraies cartes.</translation>
    </message>
    <message>
        <source>Save a picture of the match as &lt;picture&gt;.</source>
        <translation>Enregistrer une image de la partie sous &lt;picture&gt;.</translation>
    </message>
    <message>
        <source>Picture size (default: 1440x900).</source>
        <translation>Taille de l’image (par défaut&#xa0;: 1440x900).</translation>
    </message>
    <message>
        <source>&amp;Help with This Window</source>
        <translation>Aide sur cette &amp;fenêtre</translation>
    </message>
    <message>
        <source>Pla&amp;y Together</source>
        <translation>&amp;Jouer ensemble</translation>
    </message>
    <message>
        <source>&amp;Open a Table…</source>
        <translation>&amp;Ouvrir une table…</translation>
    </message>
    <message>
        <source>&amp;Join a Table…</source>
        <translation>&amp;Rejoindre une table…</translation>
    </message>
    <message>
        <source>Report a &amp;Bug…</source>
        <translation>Signaler un &amp;bug…</translation>
    </message>
    <message>
        <source>Open the deal of the day.</source>
        <translation>Ouvrir la donne du jour.</translation>
    </message>
    <message>
        <source>Use These Rul&amp;es</source>
        <translation>Utiliser &amp;ces règles</translation>
    </message>
    <message>
        <source>Finished deals keep their scores; the new rules start with the next deal. Press %1 to undo.</source>
        <translation>Les donnes finies gardent leur marque&#xa0;; les nouvelles règles valent dès la donne suivante. %1 pour annuler.</translation>
    </message>
    <message>
        <source>Open a Table A&amp;gain…</source>
        <translation>Rouvrir une &amp;table…</translation>
    </message>
    <message>
        <source>&amp;People You Have Met…</source>
        <translation>Personnes re&amp;ncontrées…</translation>
    </message>
    <message>
        <source>sandbag: language &quot;%1&quot; isn&apos;t available, only: %2</source>
        <translation>sandbag: la langue &quot;%1&quot; n’est pas disponible, seulement&#xa0;: %2</translation>
    </message>
    <message>
        <source>Use this language, for example &quot;de&quot;.</source>
        <translation>Utiliser cette langue, par exemple &quot;fr&quot;.</translation>
    </message>
    <message>
        <source>Sandbag ends, because it gets no more memory or threads from the system. Saved matches are kept.</source>
        <translation>Sandbag s’arrête, car le système ne lui donne plus de mémoire ou de fils d’exécution. Les parties enregistrées sont conservées.</translation>
    </message>
    <message>
        <source>Sandbag&apos;s windows need %1 MB of memory. The limit is %2 MB; raise it with ulimit -v.</source>
        <translation>Les fenêtres de Sandbag ont besoin de %1 Mo de mémoire. La limite est de %2 Mo ; ulimit -v permet de la relever.</translation>
    </message>
</context>
<context>
    <name>sandbag::Autosave</name>
    <message>
        <source>Saving works again.</source>
        <translation>L’enregistrement fonctionne de nouveau.</translation>
    </message>
    <message>
        <source>%1: can&apos;t be created</source>
        <translation>%1&#xa0;: création impossible</translation>
    </message>
    <message>
        <source>%1: can&apos;t be written</source>
        <translation>%1&#xa0;: écriture impossible</translation>
    </message>
    <message>
        <source>Can&apos;t read the saved match. A copy was kept as %1. %2</source>
        <translation>Impossible de lire la partie enregistrée. Une copie est gardée sous %1. %2</translation>
    </message>
    <message>
        <source>The file is damaged (checksum mismatch).</source>
        <translation>Le fichier est abîmé (somme de contrôle fausse).</translation>
    </message>
    <message>
        <source>Can&apos;t save the match (%1). You can keep playing; Sandbag will try again.</source>
        <translation>Impossible d’enregistrer la partie (%1). Vous pouvez continuer à jouer&#xa0;; Sandbag réessaiera.</translation>
    </message>
    <message>
        <source>The match saved in %1 can&apos;t be continued now: its lock file, %2, can&apos;t be used (%3).</source>
        <translation>La partie enregistrée dans %1 ne peut pas continuer maintenant&#xa0;: son fichier de verrou, %2, est inutilisable (%3).</translation>
    </message>
</context>
<context>
    <name>sandbag::AwaitedSign</name>
    <message>
        <source>Waiting for the next deal</source>
        <translation>En attente de la donne suivante</translation>
    </message>
    <message>
        <source>Waiting for %1</source>
        <translation>On attend %1</translation>
    </message>
    <message>
        <source>Nudge %1</source>
        <translation>Faire signe à %1</translation>
    </message>
    <message>
        <source>Remind this player with a small sound</source>
        <translation>Prévenir ce joueur par un petit son</translation>
    </message>
    <message>
        <source>Nu&amp;dge</source>
        <extracomment>Button: asks a player who is thought to be asleep to play, verb.</extracomment>
        <translation>Faire si&amp;gne</translation>
    </message>
</context>
<context>
    <name>sandbag::BackChoice</name>
    <message>
        <source>Same as the felt</source>
        <translation>Comme le tapis</translation>
    </message>
</context>
<context>
    <name>sandbag::BackupPage</name>
    <message>
        <source>Backup of %1.</source>
        <comment>a date</comment>
        <translation>Sauvegarde du %1.</translation>
    </message>
    <message numerus="yes">
        <source>Different from yours: %n file(s).</source>
        <translation>
            <numerusform>Différent du vôtre&#xa0;: %n fichier.</numerusform>
            <numerusform>Différents des vôtres&#xa0;: %n fichiers.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save a &amp;Backup…</source>
        <translation>&amp;Faire une sauvegarde…</translation>
    </message>
    <message>
        <source>Resto&amp;re a Backup…</source>
        <translation>&amp;Restaurer une sauvegarde…</translation>
    </message>
    <message>
        <source>Reset All Settin&amp;gs…</source>
        <translation>Réinitialiser &amp;tous les réglages…</translation>
    </message>
    <message>
        <source>A backup is one file with your matches, house rules, people, lessons, card sets, and settings. Anyone who has the file can read all of that.</source>
        <translation>Une sauvegarde est un seul fichier avec vos parties, règles maison, personnes, leçons, dessins de cartes et réglages. Qui a ce fichier peut lire tout cela.</translation>
    </message>
    <message>
        <source>Resetting puts settings, keys, and windows back to their defaults. Matches and house rules stay.</source>
        <translation>La réinitialisation remet réglages, touches et fenêtres à leur état d’origine. Les parties et les règles maison restent.</translation>
    </message>
    <message>
        <source>Everything is kept in %1, next to the program.</source>
        <translation>Tout est conservé dans %1, à côté du programme.</translation>
    </message>
    <message>
        <source>Save a Backup</source>
        <translation>Faire une sauvegarde</translation>
    </message>
    <message>
        <source>Backups (*.zip)</source>
        <translation>Sauvegardes (*.zip)</translation>
    </message>
    <message>
        <source>Saving…</source>
        <extracomment>What is being done with a backup at the moment.</extracomment>
        <translation>Sauvegarde…</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n file(s) in %1.</source>
        <translation>
            <numerusform>%n fichier enregistré dans %1.</numerusform>
            <numerusform>%n fichiers enregistrés dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore a Backup</source>
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>Backups (*.zip);;All files (*)</source>
        <translation>Sauvegardes (*.zip);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Reading…</source>
        <extracomment>What is being done with a backup at the moment.</extracomment>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Restore this backup?</source>
        <translation>Restaurer cette sauvegarde&#xa0;?</translation>
    </message>
    <message>
        <source>Use its &amp;settings, too</source>
        <translation>&amp;Avec ses réglages</translation>
    </message>
    <message>
        <source>&amp;Keep Mine, Add the Others</source>
        <translation>Gar&amp;der les miens, ajouter les autres</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <extracomment>Button: does what the question before it names, verb.</extracomment>
        <translation>&amp;Restaurer</translation>
    </message>
    <message>
        <source>Where a file differs, the copy from the backup gets a new name.</source>
        <translation>Si un fichier diffère, la copie de la sauvegarde reçoit un nouveau nom.</translation>
    </message>
    <message>
        <source>A file on this computer that differs from the backup is kept under another name.</source>
        <translation>Un fichier de cet ordinateur qui diffère de la sauvegarde est gardé sous un autre nom.</translation>
    </message>
    <message>
        <source>Restoring…</source>
        <extracomment>What is being done with a backup at the moment.</extracomment>
        <translation>Restauration…</translation>
    </message>
    <message numerus="yes">
        <source>Restored %n file(s).</source>
        <translation>
            <numerusform>%n fichier restauré.</numerusform>
            <numerusform>%n fichiers restaurés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) differed: both versions are kept, under two names.</source>
        <translation>
            <numerusform>%n fichier différait&#xa0;: les deux versions sont gardées, sous deux noms.</numerusform>
            <numerusform>%n fichiers différaient&#xa0;: les deux versions sont gardées, sous deux noms.</numerusform>
        </translation>
    </message>
    <message>
        <source>Reset All Settings</source>
        <translation>Réinitialiser tous les réglages</translation>
    </message>
    <message>
        <source>Reset all settings, keys, and windows to their defaults?</source>
        <translation>Remettre tous les réglages, touches et fenêtres à leur état d’origine&#xa0;?</translation>
    </message>
    <message>
        <source>You can undo this until you close Sandbag.</source>
        <translation>Vous pouvez annuler cela jusqu’à la fermeture de Sandbag.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <extracomment>Button: does what the question before it names, verb.</extracomment>
        <translation>&amp;Réinitialiser</translation>
    </message>
    <message numerus="yes">
        <source>Same as yours: %n file(s).</source>
        <translation>
            <numerusform>Identique au vôtre&#xa0;: %n fichier.</numerusform>
            <numerusform>Identiques aux vôtres&#xa0;: %n fichiers.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Use the Backup&apos;s Copies</source>
        <translation>Pré&amp;férer la sauvegarde</translation>
    </message>
    <message numerus="yes">
        <source>In the backup but not among yours: %n file(s).</source>
        <translation>
            <numerusform>Dans la sauvegarde, mais pas chez vous&#xa0;: %n fichier.</numerusform>
            <numerusform>Dans la sauvegarde, mais pas chez vous&#xa0;: %n fichiers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::BagLine</name>
    <message>
        <source>Bags: %1 of %2. %3</source>
        <translation>Sacs&#xa0;: %1 sur %2. %3</translation>
    </message>
    <message numerus="yes">
        <source>%n more bag(s): %1</source>
        <comment>points that they cost</comment>
        <translation>
            <numerusform>%n sac de plus&#xa0;: %1</numerusform>
            <numerusform>%n sacs de plus&#xa0;: %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::BidAhead</name>
    <message>
        <source>You will bid %1 when it is your turn.</source>
        <translation>Vous annoncerez %1 à votre tour.</translation>
    </message>
    <message>
        <source>You chose %1 in advance, but it can&apos;t be bid anymore.</source>
        <translation>Vous aviez choisi %1 d’avance, mais cette annonce n’est plus possible.</translation>
    </message>
    <message>
        <source>You have not chosen a bid in advance.</source>
        <translation>Vous n’avez pas choisi d’annonce d’avance.</translation>
    </message>
</context>
<context>
    <name>sandbag::BidPanel</name>
    <message>
        <source>Bid %1</source>
        <extracomment>What somebody does, a verb: the name of a button or of a choice, and cards or a number.</extracomment>
        <translation>Annoncer %1</translation>
    </message>
    <message>
        <source>plus half a trick</source>
        <translation>plus un demi-pli</translation>
    </message>
    <message>
        <source>Blind</source>
        <comment>in front of the numbers that may be bid blind</comment>
        <translation>À l’aveugle</translation>
    </message>
    <message>
        <source>You can&apos;t bid blind after looking at your cards.</source>
        <translation>Pas d’annonce à l’aveugle une fois vos cartes vues.</translation>
    </message>
    <message>
        <source>Your hand is shown and the cards are redealt.</source>
        <translation>Votre main est montrée et on redonne.</translation>
    </message>
    <message>
        <source>Tell Partner…</source>
        <translation>Dire au partenaire…</translation>
    </message>
    <message>
        <source>This bid isn&apos;t available with the option you chose.</source>
        <translation>Cette annonce n’est pas possible avec l’option choisie.</translation>
    </message>
    <message>
        <source>%1 Click or press again to confirm.</source>
        <translation>%1 Cliquez ou appuyez encore pour confirmer.</translation>
    </message>
    <message>
        <source>You can still decide for yourself.</source>
        <translation>C’est toujours vous qui décidez.</translation>
    </message>
</context>
<context>
    <name>sandbag::BoardsAtTable</name>
    <message>
        <source>Deal %1 of %2</source>
        <translation>Donne %1 sur %2</translation>
    </message>
</context>
<context>
    <name>sandbag::BoardsDialog</name>
    <message>
        <source>New Shared Deals</source>
        <translation>Nouvelles donnes partagées</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>J&amp;eu&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>&amp;Donnes&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Compare with:</source>
        <translation>&amp;Comparer avec&#xa0;:</translation>
    </message>
    <message>
        <source>Seats you &amp;play:</source>
        <translation>V&amp;os places&#xa0;:</translation>
    </message>
    <message>
        <source>Computer &amp;level:</source>
        <translation>&amp;Niveau des ordinateurs&#xa0;:</translation>
    </message>
    <message>
        <source>Code from a &amp;friend:</source>
        <translation>Code reçu d’un &amp;ami&#xa0;:</translation>
    </message>
    <message>
        <source>B&amp;egin</source>
        <extracomment>Button: begins with these deals, verb.</extracomment>
        <translation>Co&amp;mmencer</translation>
    </message>
    <message>
        <source>Same as this table: %1</source>
        <translation>Comme à cette table&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n donne</numerusform>
            <numerusform>%n donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>You again, in the next seat</source>
        <translation>Vous-même, à la place suivante</translation>
    </message>
    <message>
        <source>Friends who play the same deals</source>
        <translation>Des amis qui jouent les mêmes donnes</translation>
    </message>
    <message>
        <source>Leave empty for new cards</source>
        <translation>Vide&#xa0;: nouvelles cartes</translation>
    </message>
    <message>
        <source>Game: %1.</source>
        <translation>Jeu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Carry &amp;scores over from deal to deal</source>
        <translation>C&amp;umuler les points de donne en donne</translation>
    </message>
    <message>
        <source>Computer players with the same cards</source>
        <translation>Des ordinateurs, mêmes cartes</translation>
    </message>
</context>
<context>
    <name>sandbag::BoardsWindow</name>
    <message>
        <source>Shared Deals</source>
        <translation>Donnes partagées</translation>
    </message>
    <message>
        <source>Results, deal by deal</source>
        <translation>Résultats, donne par donne</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Button: plays the deal that is chosen, verb.</extracomment>
        <translation>J&amp;ouer</translation>
    </message>
    <message>
        <source>&amp;New Shared Deals…</source>
        <translation>&amp;Nouvelles donnes partagées…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>Button: opens or saves a file of shared deals, verb.</extracomment>
        <translation>O&amp;uvrir…</translation>
    </message>
    <message>
        <source>Deals or results from a friend</source>
        <translation>Donnes ou résultats d’un ami</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <extracomment>Button: opens or saves a file of shared deals, verb.</extracomment>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>Save the deals with your results to send them to a friend</source>
        <translation>Enregistrer les donnes avec vos résultats pour les envoyer à un ami</translation>
    </message>
    <message>
        <source>The results</source>
        <translation>Les résultats</translation>
    </message>
    <message>
        <source>Real &amp;Tables…</source>
        <translation>Vraies &amp;tables…</translation>
    </message>
    <message>
        <source>Sheets and a ranking for pairs who play these deals with real cards</source>
        <translation>Feuilles et classement pour des paires qui jouent ces donnes avec de vraies cartes</translation>
    </message>
    <message>
        <source>The printer cannot be used.</source>
        <translation>L’imprimante n’est pas utilisable.</translation>
    </message>
    <message>
        <source>Code: %1</source>
        <translation>Code&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Play Deal %1</source>
        <translation>J&amp;ouer la donne %1</translation>
    </message>
    <message>
        <source>%1: not played</source>
        <translation>%1&#xa0;: pas jouée</translation>
    </message>
    <message numerus="yes">
        <source>Results of %n table(s) were added.</source>
        <translation>
            <numerusform>Les résultats de %n table ont été ajoutés.</numerusform>
            <numerusform>Les résultats de %n tables ont été ajoutés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open Shared Deals</source>
        <translation>Ouvrir des donnes partagées</translation>
    </message>
    <message>
        <source>Shared deals (*%1);;All files (*)</source>
        <translation>Donnes partagées (*%1);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>Enregistré&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Save Shared Deals</source>
        <translation>Enregistrer les donnes</translation>
    </message>
    <message>
        <source>Shared deals (*%1)</source>
        <translation>Donnes partagées (*%1)</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Replace these deals with others</source>
        <translation>Remplacer ces donnes par d’autres</translation>
    </message>
    <message>
        <source>P&amp;rint</source>
        <extracomment>In a menu or on a button: prints, verb.</extracomment>
        <translation>Imp&amp;rimer</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>In a menu or on a button: closes the window, verb.</extracomment>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>On &amp;Paper…</source>
        <translation>Sur p&amp;apier…</translation>
    </message>
    <message>
        <source>As PD&amp;F…</source>
        <translation>En P&amp;DF…</translation>
    </message>
    <message>
        <source>In shared deals, several tables play the same cards, so luck does not decide who wins.</source>
        <translation>Aux donnes partagées, plusieurs tables jouent les mêmes cartes&#xa0;: la chance ne décide donc pas qui gagne.</translation>
    </message>
</context>
<context>
    <name>sandbag::BugReport</name>
    <message>
        <source>Report a Bug</source>
        <translation>Signaler un bug</translation>
    </message>
    <message>
        <source>At the top, say what happened. Read the rest and delete anything private. Sandbag sends nothing itself: copy the text into your report.</source>
        <translation>En haut, dites ce qui s’est passé. Lisez le reste et effacez ce qui est privé. Sandbag n’envoie rien&#xa0;: copiez le texte dans votre rapport.</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>Name of the text of a bug report, for a screen reader, noun.</extracomment>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>&amp;Copy All</source>
        <translation>Tout &amp;copier</translation>
    </message>
</context>
<context>
    <name>sandbag::CallingEnd</name>
    <message>
        <source>Calling %1…</source>
        <translation>Appel&#xa0;: %1…</translation>
    </message>
    <message>
        <source>Waiting for the host to let you in.</source>
        <translation>On attend que l’hôte vous fasse entrer.</translation>
    </message>
    <message>
        <source>You are at the table.</source>
        <translation>Vous êtes à la table.</translation>
    </message>
    <message>
        <source>Not connected.</source>
        <translation>Pas de connexion.</translation>
    </message>
    <message>
        <source>Connection lost. Reconnecting to the table.</source>
        <translation>Connexion perdue. Reconnexion à la table.</translation>
    </message>
    <message>
        <source>Check that your five cards are the same as the host&apos;s.</source>
        <translation>Vérifiez que vos cinq cartes sont les mêmes que celles de l’hôte.</translation>
    </message>
</context>
<context>
    <name>sandbag::CardButton</name>
    <message>
        <source>a card face down</source>
        <translation>une carte face cachée</translation>
    </message>
</context>
<context>
    <name>sandbag::CardsDialog</name>
    <message>
        <source>&amp;Cards, highest first (2S is the two of spades, BJ and LJ are the big and the little joker):</source>
        <translation>&amp;Cartes, de la plus haute à la plus basse (2S est le deux de pique, BJ et LJ sont le grand et le petit joker)&#xa0;:</translation>
    </message>
    <message>
        <source>O&amp;rder</source>
        <extracomment>Label of a field: the cards chosen, one after the other, noun.</extracomment>
        <translation>O&amp;rdre</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Mon&amp;ter</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a card. Type TH for the ten of hearts, BJ for the big joker.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une carte. Tapez TH pour le dix de cœur, BJ pour le grand joker.</translation>
    </message>
</context>
<context>
    <name>sandbag::CardsPanel</name>
    <message>
        <source>Ask for</source>
        <translation>Demander</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n more card(s).</source>
        <translation>
            <numerusform>Choisissez encore %n carte.</numerusform>
            <numerusform>Choisissez encore %n cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deselect %n card(s).</source>
        <translation>
            <numerusform>Retirez %n carte du choix.</numerusform>
            <numerusform>Retirez %n cartes du choix.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take None</source>
        <translation>Aucune carte</translation>
    </message>
    <message>
        <source>Choose the suit you want in return.</source>
        <translation>Choisissez la couleur voulue en retour.</translation>
    </message>
</context>
<context>
    <name>sandbag::CatalogueModel</name>
    <message>
        <source>%1: %2</source>
        <comment>option and its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>Heading of a column: the title of a house rule, noun.</extracomment>
        <translation>Règle</translation>
    </message>
    <message>
        <source>changed from %1</source>
        <translation>modifiée, avant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Current value</source>
        <translation>Valeur actuelle</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n changed rule(s)</source>
        <comment>group of rules</comment>
        <translation>
            <numerusform>%1, %n règle modifiée</numerusform>
            <numerusform>%1, %n règles modifiées</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::ChairButton</name>
    <message>
        <source>Computer</source>
        <extracomment>Who sits there: a program, or somebody at this computer; noun.</extracomment>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Ordinateur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Computer: %1, %2</source>
        <comment>level, style</comment>
        <translation>Ordinateur&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>Sit down here</source>
        <translation>S’asseoir ici</translation>
    </message>
    <message>
        <source>Has agreed</source>
        <translation>D’accord</translation>
    </message>
    <message>
        <source>Seat %1 is empty.</source>
        <translation>Place %1&#xa0;: libre.</translation>
    </message>
    <message>
        <source>Seat %1: %2. %3.</source>
        <translation>Place %1&#xa0;: %2. %3.</translation>
    </message>
    <message>
        <source>Seat %1: you. You have agreed to the rules.</source>
        <translation>Place %1&#xa0;: vous. Vous avez accepté les règles.</translation>
    </message>
    <message>
        <source>Seat %1: you. You haven&apos;t agreed to the rules yet.</source>
        <translation>Place %1&#xa0;: vous. Vous n’avez pas encore accepté les règles.</translation>
    </message>
    <message>
        <source>Seat %1: %2, who has agreed to the rules.</source>
        <translation>Place %1&#xa0;: %2. A accepté les règles.</translation>
    </message>
    <message>
        <source>Seat %1: %2, who hasn&apos;t agreed to the rules yet.</source>
        <translation>Place %1&#xa0;: %2. N’a pas encore accepté les règles.</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The person at this computer, in place of a name.</extracomment>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Reading the rules</source>
        <translation>Lit les règles</translation>
    </message>
    <message>
        <source>Empty seat</source>
        <translation>Place libre</translation>
    </message>
    <message>
        <source>Away</source>
        <extracomment>A person whose connection is lost, on the plate of their seat before the match.</extracomment>
        <translation>N’est pas là</translation>
    </message>
    <message>
        <source>Seat %1: %2, who is away.</source>
        <translation>Place %1&#xa0;: %2. N’est pas là.</translation>
    </message>
</context>
<context>
    <name>sandbag::ChoicePanel</name>
    <message>
        <source>Close</source>
        <extracomment>Button: closes a paper that lies on the table, verb.</extracomment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>sandbag::ChoiceValues</name>
    <message>
        <source>Choice</source>
        <extracomment>Heading of a column: the bid or card that a player chose, noun.</extracomment>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Heading of a column: what a choice brings on average, noun.</extracomment>
        <translation>Points</translation>
    </message>
    <message>
        <source>%1 (made)</source>
        <comment>a choice</comment>
        <translation>%1 (choisi)</translation>
    </message>
    <message>
        <source>± %1</source>
        <translation>± %1</translation>
    </message>
    <message>
        <source>Win %</source>
        <translation>Victoires&#xa0;%</translation>
    </message>
    <message>
        <source>Choices and their value</source>
        <translation>Les choix et leur valeur</translation>
    </message>
</context>
<context>
    <name>sandbag::Commands</name>
    <message>
        <source>List every house rule.</source>
        <translation>Lister toutes les règles maison.</translation>
    </message>
    <message>
        <source>List every named game.</source>
        <translation>Lister tous les jeux.</translation>
    </message>
    <message>
        <source>Print the rule sheet.</source>
        <translation>Afficher la feuille de règles.</translation>
    </message>
    <message>
        <source>Replay a match and print its scorecard.</source>
        <translation>Rejouer une partie et afficher sa feuille de marque.</translation>
    </message>
    <message>
        <source>Usage: sandbag-cli COMMAND [ARGUMENTS]</source>
        <translation>Usage&#xa0;: sandbag-cli COMMANDE [ARGUMENTS]</translation>
    </message>
    <message>
        <source>Let computer players play matches.</source>
        <translation>Faire jouer des parties aux ordinateurs.</translation>
    </message>
    <message>
        <source>Compare two players on the same cards.</source>
        <translation>Comparer deux joueurs avec les mêmes cartes.</translation>
    </message>
    <message>
        <source>Print a scorecard or a rule sheet.</source>
        <translation>Imprimer une feuille de marque ou de règles.</translation>
    </message>
    <message>
        <source>Find the best play with all cards known.</source>
        <translation>Trouver le meilleur jeu à cartes ouvertes.</translation>
    </message>
    <message>
        <source>Act as a player for another program.</source>
        <translation>Servir de joueur à un autre programme.</translation>
    </message>
    <message>
        <source>Measure how fast deals are played.</source>
        <translation>Mesurer la vitesse de jeu des donnes.</translation>
    </message>
    <message>
        <source>sandbag-cli: %1; see sandbag-cli --help</source>
        <translation>sandbag-cli: %1&#xa0;; voir sandbag-cli --help</translation>
    </message>
    <message>
        <source>&quot;%1&quot; must be followed by one of: %2</source>
        <translation>après &quot;%1&quot;, il faut un de ces mots&#xa0;: %2</translation>
    </message>
    <message>
        <source>there is no command &quot;%1&quot;</source>
        <translation>il n’y a pas de commande &quot;%1&quot;</translation>
    </message>
    <message>
        <source>sandbag-cli: language &quot;%1&quot; isn&apos;t available, only: %2</source>
        <translation>sandbag-cli: la langue &quot;%1&quot; n’existe pas ici, seulement&#xa0;: %2</translation>
    </message>
    <message>
        <source>Measure how fast deals are played, scored, and analyzed.</source>
        <translation>Mesurer à quelle vitesse les donnes sont jouées, marquées et analysées.</translation>
    </message>
    <message>
        <source>not a message</source>
        <translation>pas un message</translation>
    </message>
    <message>
        <source>Act as a player for another program, using the player protocol on standard input and output.</source>
        <translation>Servir de joueur à un autre programme, par le protocole des joueurs sur l’entrée et la sortie standard.</translation>
    </message>
    <message>
        <source>The same seed gives the same answers.</source>
        <translation>La même graine donne les mêmes réponses.</translation>
    </message>
    <message>
        <source>House rules (*.spades-rules.json), a match, or the id of a named game; &quot;-&quot; reads standard input.</source>
        <translation>Des règles maison (*.spades-rules.json), une partie ou l’identifiant d’un jeu&#xa0;; &quot;-&quot; lit l’entrée standard.</translation>
    </message>
    <message>
        <source>A match (*.spades.json); &quot;-&quot; reads standard input.</source>
        <translation>Une partie (*.spades.json)&#xa0;; &quot;-&quot; lit l’entrée standard.</translation>
    </message>
    <message>
        <source>Print one JSON document.</source>
        <translation>Produire un document JSON.</translation>
    </message>
    <message>
        <source>sandbag-cli %1: %2; see sandbag-cli %1 --help</source>
        <translation>sandbag-cli %1: %2&#xa0;; voir sandbag-cli %1 --help</translation>
    </message>
    <message>
        <source>--%1 must be one of: %2</source>
        <translation>--%1&#xa0;: il faut une de ces valeurs&#xa0;: %2</translation>
    </message>
    <message>
        <source>there is no option &quot;%1&quot;</source>
        <translation>il n’y a pas d’option &quot;%1&quot;</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>il manque %1</translation>
    </message>
    <message>
        <source>--%1 takes a whole number from %2 to %3, not &quot;%4&quot;</source>
        <translation>--%1&#xa0;: il faut un nombre entier de %2 à %3, pas &quot;%4&quot;</translation>
    </message>
    <message>
        <source>A is %1, B is %2.</source>
        <translation>A est %1, B est %2.</translation>
    </message>
    <message>
        <source>Milliseconds per decision: A %1, B %2</source>
        <translation>Millisecondes par décision&#xa0;: A %1, B %2</translation>
    </message>
    <message>
        <source>House rules, or the id of a named game.</source>
        <translation>Des règles maison, ou l’identifiant d’un jeu.</translation>
    </message>
    <message>
        <source>The player that A is compared with.</source>
        <translation>Le joueur auquel A est comparé.</translation>
    </message>
    <message>
        <source>Number of deals; each is played at two tables.</source>
        <translation>Nombre de donnes&#xa0;; chacune est jouée à deux tables.</translation>
    </message>
    <message>
        <source>The same seed gives the same cards.</source>
        <translation>La même graine donne les mêmes cartes.</translation>
    </message>
    <message>
        <source>Milliseconds per decision for external players.</source>
        <translation>Millisecondes par décision pour les joueurs externes.</translation>
    </message>
    <message>
        <source>Compare two computer players on the same cards.</source>
        <translation>Comparer deux ordinateurs avec les mêmes cartes.</translation>
    </message>
    <message>
        <source>seat %1</source>
        <extracomment>The number of a place at the table, within a sentence.</extracomment>
        <translation>place %1</translation>
    </message>
    <message>
        <source>--seats must name %2 players, not %1</source>
        <translation>--seats doit nommer %2 joueurs, pas %1</translation>
    </message>
    <message>
        <source>--record is for matches, not for single deals</source>
        <translation>--record vaut pour des parties, pas pour des donnes isolées</translation>
    </message>
    <message>
        <source>A player for each seat, or one for all: random, simple, search:ms=50, level:3, external:COMMAND.</source>
        <translation>Un joueur par place, ou un pour toutes&#xa0;: random, simple, search:ms=50, level:3, external:COMMANDE.</translation>
    </message>
    <message>
        <source>How many matches.</source>
        <translation>Nombre de parties.</translation>
    </message>
    <message>
        <source>The same seed gives the same matches.</source>
        <translation>La même graine donne les mêmes parties.</translation>
    </message>
    <message>
        <source>%1: these are rules without a match; print them with --sheet rules or --sheet blank</source>
        <translation>%1&#xa0;: ce sont des règles sans partie&#xa0;; imprimez-les avec --sheet rules ou --sheet blank</translation>
    </message>
    <message>
        <source>The PDF file to write; &quot;-&quot; is standard output.</source>
        <translation>Le fichier PDF à écrire&#xa0;; &quot;-&quot; est la sortie standard.</translation>
    </message>
    <message>
        <source>What to print.</source>
        <translation>Ce qu’il faut imprimer.</translation>
    </message>
    <message>
        <source>Hands of this deal only.</source>
        <translation>Les mains de cette donne seulement.</translation>
    </message>
    <message>
        <source>--out must name the PDF file</source>
        <translation>--out doit nommer le fichier PDF</translation>
    </message>
    <message>
        <source>&quot;--out -&quot; and --json both use standard output: give --out a file name</source>
        <translation>&quot;--out -&quot; et --json emploient tous deux la sortie standard&#xa0;: donnez un nom de fichier à --out</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Remarque&#xa0;: %1</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <extracomment>The number of a place at the table.</extracomment>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Deal %1, dealt by %2</source>
        <translation>Donne %1, donneur&#xa0;: %2</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>pas terminée</translation>
    </message>
    <message>
        <source>void (%1)</source>
        <translation>nulle (%1)</translation>
    </message>
    <message>
        <source>Best play: %1</source>
        <translation>Meilleur jeu&#xa0;: %1</translation>
    </message>
    <message>
        <source>--objective must be tricks, points or win</source>
        <translation>--objective doit être tricks, points ou win</translation>
    </message>
    <message>
        <source>Find each side&apos;s best play with all cards known.</source>
        <translation>Trouver le meilleur jeu de chaque camp à cartes ouvertes.</translation>
    </message>
    <message>
        <source>Memory to use, in MiB.</source>
        <translation>Mémoire à employer, en Mio.</translation>
    </message>
    <message>
        <source>List the matches played.</source>
        <translation>Lister les parties jouées.</translation>
    </message>
    <message>
        <source>won by %1</source>
        <translation>gagnée par %1</translation>
    </message>
    <message>
        <source>List the matches played, the newest first.</source>
        <translation>Lister les parties jouées, la plus récente d’abord.</translation>
    </message>
    <message>
        <source>matches won</source>
        <translation>parties gagnées</translation>
    </message>
    <message>
        <source>contracts set</source>
        <translation>contrats chutés</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n donne</numerusform>
            <numerusform>%n donnes</numerusform>
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
            <numerusform>%n sac</numerusform>
            <numerusform>%n sacs</numerusform>
        </translation>
    </message>
    <message>
        <source>Only the choices of this seat (the first seat is 0).</source>
        <translation>Seulement les choix de cette place (la première est 0).</translation>
    </message>
    <message>
        <source>Simulated deals per choice.</source>
        <translation>Donnes simulées par choix.</translation>
    </message>
    <message>
        <source>The same seed gives the same review.</source>
        <translation>La même graine donne la même analyse.</translation>
    </message>
    <message>
        <source>%1, %2: %3 (%4)</source>
        <comment>where, who, what, how good</comment>
        <translation>%1, %2&#xa0;: %3 (%4)</translation>
    </message>
    <message>
        <source>Without a partner</source>
        <translation>Sans partenaire</translation>
    </message>
    <message>
        <source>Others</source>
        <extracomment>Heading of the statistics of all matches that belong to no group.</extracomment>
        <translation>Autres</translation>
    </message>
    <message>
        <source>No match has been played yet.</source>
        <translation>Aucune partie n’a encore été jouée.</translation>
    </message>
    <message>
        <source>%1: contract %2, took %3, points %4, total %5</source>
        <translation>%1&#xa0;: contrat %2, plis %3, points %4, total %5</translation>
    </message>
    <message>
        <source>%1: the cards of these deals are not known; print the score instead</source>
        <translation>%1&#xa0;: les cartes de ces donnes ne sont pas connues&#xa0;; imprimez plutôt la marque</translation>
    </message>
    <message numerus="yes">
        <source>%n match(es): A won %1, B %2</source>
        <translation>
            <numerusform>%n partie&#xa0;: A en gagne %1, B %2</numerusform>
            <numerusform>%n parties&#xa0;: A en gagne %1, B %2</numerusform>
        </translation>
    </message>
    <message>
        <source>What decided the result:</source>
        <translation>Ce qui a décidé du résultat&#xa0;:</translation>
    </message>
    <message>
        <source>The number of the deal (the first is 1).</source>
        <translation>Le numéro de la donne (la première est 1).</translation>
    </message>
    <message>
        <source>The number of the event in that deal (the first is 0).</source>
        <translation>Le numéro de l’événement dans cette donne (le premier est 0).</translation>
    </message>
    <message>
        <source>Game %1 (%2): %3</source>
        <translation>Jeu %1 (%2)&#xa0;: %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be an object</source>
        <translation>&quot;%1&quot; doit être un objet</translation>
    </message>
    <message>
        <source>longer than 16 MiB</source>
        <translation>plus long que 16 Mio</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>List the lessons.</source>
        <translation>Lister les leçons.</translation>
    </message>
    <message>
        <source>Show a lesson.</source>
        <translation>Afficher une leçon.</translation>
    </message>
    <message>
        <source>List the practice problems.</source>
        <translation>Lister les problèmes.</translation>
    </message>
    <message>
        <source>Show a practice problem.</source>
        <translation>Afficher un problème.</translation>
    </message>
    <message>
        <source>Print the codes of a match and its deals.</source>
        <translation>Afficher les codes d’une partie et de ses donnes.</translation>
    </message>
    <message>
        <source>Show the cards that a code stands for.</source>
        <translation>Afficher les cartes que désigne un code.</translation>
    </message>
    <message>
        <source>Check that a match was fair.</source>
        <translation>Vérifier qu’une partie était loyale.</translation>
    </message>
    <message>
        <source>with --json the report goes to standard output: name a file for the converted match with --out</source>
        <translation>avec --json, le rapport va sur la sortie standard&#xa0;: nommez avec --out un fichier pour la partie convertie</translation>
    </message>
    <message>
        <source>The id of a named game.</source>
        <translation>L’identifiant d’un jeu.</translation>
    </message>
    <message>
        <source>there is no named game &quot;%1&quot;</source>
        <translation>il n’y a pas de jeu &quot;%1&quot;</translation>
    </message>
    <message>
        <source>Deal of the day, %1: code %2</source>
        <translation>Donne du jour, %1&#xa0;: code %2</translation>
    </message>
    <message>
        <source>  (deals)</source>
        <extracomment>Behind the cards of the player who deals, a verb.</extracomment>
        <translation>  (donneur)</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Mises de côté</translation>
    </message>
    <message>
        <source>A short match, with the tutor on.</source>
        <translation>Une partie courte, avec le tuteur.</translation>
    </message>
    <message>
        <source>no lesson is called &quot;%1&quot;; see sandbag-cli lesson list</source>
        <translation>aucune leçon ne s’appelle &quot;%1&quot;&#xa0;; voir sandbag-cli lesson list</translation>
    </message>
    <message>
        <source>Check lessons or problem sets that you wrote.</source>
        <translation>Vérifier les leçons ou les problèmes que vous avez écrits.</translation>
    </message>
    <message>
        <source>Show a lesson: its text, positions, and answers.</source>
        <translation>Afficher une leçon&#xa0;: son texte, ses positions et ses réponses.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>In place of a code: there is none.</extracomment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Match: %1</source>
        <extracomment>A match&apos;s code, noun.</extracomment>
        <translation>Partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>Deal %1: %2</source>
        <extracomment>The number of a deal, noun.</extracomment>
        <translation>Donne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Correct: %1. %2</source>
        <translation>Bonne réponse&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>Show a problem: its position, its answer, and why.</source>
        <translation>Afficher un problème&#xa0;: sa position, sa réponse et pourquoi.</translation>
    </message>
    <message>
        <source>no problem is called &quot;%1&quot;; see sandbag-cli problem list</source>
        <translation>aucun problème ne s’appelle &quot;%1&quot;&#xa0;; voir sandbag-cli problem list</translation>
    </message>
    <message>
        <source>not a JSON object</source>
        <translation>pas un objet JSON</translation>
    </message>
    <message>
        <source>invalid JSON: %1</source>
        <translation>JSON non valide&#xa0;: %1</translation>
    </message>
    <message>
        <source>bot: line %1 is too long and is ignored</source>
        <translation>bot: la ligne %1 est trop longue et est ignorée</translation>
    </message>
    <message>
        <source>bot: line %1 is invalid and is ignored: %2</source>
        <translation>bot: la ligne %1 n’est pas valide et est ignorée&#xa0;: %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a player</source>
        <translation>&quot;%1&quot; n’est pas un joueur</translation>
    </message>
    <message>
        <source>Matches (*.spades.json), or folders with matches.</source>
        <translation>Des parties (*.spades.json), ou des dossiers de parties.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Afficher cette aide.</translation>
    </message>
    <message>
        <source>%1 Default: %2.</source>
        <translation>%1 Par défaut&#xa0;: %2.</translation>
    </message>
    <message>
        <source>unexpected argument &quot;%1&quot;</source>
        <translation>argument inattendu &quot;%1&quot;</translation>
    </message>
    <message>
        <source>Find rules by words.</source>
        <translation>Chercher des règles par mots.</translation>
    </message>
    <message>
        <source>List the legal moves of a match.</source>
        <translation>Lister les coups permis d’une partie.</translation>
    </message>
    <message>
        <source>Answer many requests in one run.</source>
        <translation>Répondre à de nombreuses demandes d’un coup.</translation>
    </message>
    <message>
        <source>Review the choices in a match.</source>
        <translation>Analyser les choix d’une partie.</translation>
    </message>
    <message>
        <source>Give a hint for a match, with its reason.</source>
        <translation>Donner un conseil pour une partie, avec sa raison.</translation>
    </message>
    <message>
        <source>Convert a match.</source>
        <translation>Convertir une partie.</translation>
    </message>
    <message>
        <source>Show the deal of the day.</source>
        <translation>Afficher la donne du jour.</translation>
    </message>
    <message>
        <source>Import matches into the history.</source>
        <translation>Importer des parties dans l’historique.</translation>
    </message>
    <message>
        <source>Show statistics.</source>
        <translation>Afficher les statistiques.</translation>
    </message>
    <message>
        <source>For more, see sandbag-cli COMMAND --help.</source>
        <translation>Pour en savoir plus&#xa0;: sandbag-cli COMMANDE --help.</translation>
    </message>
    <message>
        <source>Convert a match to a web page, a file for bridge programs, or text for the clipboard, or convert one of these to a match.</source>
        <translation>Convertir une partie en page web, en fichier pour programmes de bridge ou en texte pour le presse-papiers, ou l’un de ceux-ci en partie.</translation>
    </message>
    <message>
        <source>The format to write.</source>
        <translation>Le format à écrire.</translation>
    </message>
    <message>
        <source>The format of FILE, if it isn&apos;t a match.</source>
        <translation>Le format de FILE, si ce n’est pas une partie.</translation>
    </message>
    <message>
        <source>The file to write (default: standard output).</source>
        <translation>Le fichier à écrire (par défaut&#xa0;: la sortie standard).</translation>
    </message>
    <message>
        <source>Show the deal of the day, which is the same for everyone.</source>
        <translation>Afficher la donne du jour, la même pour tout le monde.</translation>
    </message>
    <message>
        <source>The day (default: today).</source>
        <translation>Le jour (par défaut&#xa0;: aujourd’hui).</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a date: use YYYY-MM-DD</source>
        <translation>&quot;%1&quot; n’est pas une date&#xa0;: écrivez AAAA-MM-JJ</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) at two tables: A is ahead by %1 ± %2 points per deal (95%)</source>
        <translation>
            <numerusform>%n donne à deux tables&#xa0;: A mène de %1 ± %2 points par donne (95&#xa0;%)</numerusform>
            <numerusform>%n donnes à deux tables&#xa0;: A mène de %1 ± %2 points par donne (95&#xa0;%)</numerusform>
        </translation>
    </message>
    <message>
        <source>Invalid answers: A %1, B %2</source>
        <translation>Réponses non valides&#xa0;: A %1, B %2</translation>
    </message>
    <message>
        <source>How many full matches to play in addition to the single deals.</source>
        <translation>Nombre de parties entières à jouer en plus des donnes isolées.</translation>
    </message>
    <message>
        <source>A seat (the first is 0; default: the seat whose turn it is).</source>
        <translation>Une place (la première est 0&#xa0;; par défaut&#xa0;: celle dont c’est le tour).</translation>
    </message>
    <message>
        <source>The computer player that gives the hint.</source>
        <translation>L’ordinateur qui donne le conseil.</translation>
    </message>
    <message>
        <source>%1: that player has nothing to decide now</source>
        <translation>%1&#xa0;: ce joueur n’a rien à décider maintenant</translation>
    </message>
    <message>
        <source>%1, not counted</source>
        <extracomment>A match that begins as one that is counted does: &quot;won by Ada &amp; Cy, another end&quot;.</extracomment>
        <translation>%1, non comptée</translation>
    </message>
    <message>
        <source>Only matches with all these words in names, rules, date, or totals.</source>
        <translation>Seulement les parties ayant tous ces mots (noms, règles, date ou totaux).</translation>
    </message>
    <message>
        <source>No matches found.</source>
        <translation>Aucune partie trouvée.</translation>
    </message>
    <message>
        <source>Import matches into the history (duplicates are skipped).</source>
        <translation>Importer des parties dans l’historique (les doubles sont ignorés).</translation>
    </message>
    <message>
        <source>%1 found, %2 imported, %3 already there, %4 rejected</source>
        <translation>trouvées&#xa0;: %1, importées&#xa0;: %2, déjà là&#xa0;: %3, refusées&#xa0;: %4</translation>
    </message>
    <message>
        <source>No errors found.</source>
        <translation>Aucune erreur trouvée.</translation>
    </message>
    <message>
        <source>%1: no such folder</source>
        <translation>%1&#xa0;: dossier introuvable</translation>
    </message>
    <message>
        <source>sandbag-cli: can&apos;t write to standard output</source>
        <translation>sandbag-cli: impossible d’écrire sur la sortie standard</translation>
    </message>
    <message>
        <source>Print the codes of a match and its deals, which let anyone play the same cards.</source>
        <translation>Afficher les codes d’une partie et de ses donnes, avec lesquels chacun peut jouer les mêmes cartes.</translation>
    </message>
    <message>
        <source>%1: no deal %2</source>
        <translation>%1&#xa0;: pas de donne %2</translation>
    </message>
    <message>
        <source>sandbag-cli: match %1 stopped unfinished after deal %2</source>
        <translation>sandbag-cli: la partie %1 s’est arrêtée, inachevée, après la donne %2</translation>
    </message>
    <message>
        <source>%1: can&apos;t create directory</source>
        <translation>%1&#xa0;: impossible de créer ce dossier</translation>
    </message>
    <message>
        <source>--number and --%1 can&apos;t be combined: a code already gives rules and cards</source>
        <translation>--number et --%1 ne vont pas ensemble&#xa0;: un code donne déjà les règles et les cartes</translation>
    </message>
    <message>
        <source>Play with the rules and cards of this code.</source>
        <translation>Jouer avec les règles et les cartes de ce code.</translation>
    </message>
    <message>
        <source>Play this many single deals, each from a score of 0, instead of matches.</source>
        <translation>Au lieu de parties, jouer ce nombre de donnes isolées, chacune à partir de 0 point.</translation>
    </message>
    <message>
        <source>the pages could not be created</source>
        <translation>impossible de créer les pages</translation>
    </message>
    <message>
        <source>Paper size (default: from the locale).</source>
        <translation>Format du papier (par défaut&#xa0;: celui du pays).</translation>
    </message>
    <message>
        <source>Landscape.</source>
        <extracomment>What an option does: the paper lies across, noun.</extracomment>
        <translation>Paysage.</translation>
    </message>
    <message>
        <source>%1: no deal has been played, so there is nothing to review</source>
        <translation>%1&#xa0;: aucune donne n’a été jouée, il n’y a donc rien à analyser</translation>
    </message>
    <message>
        <source>%1: the cards of these deals are not known, so there is nothing to review</source>
        <translation>%1&#xa0;: les cartes de ces donnes ne sont pas connues, il n’y a donc rien à analyser</translation>
    </message>
    <message>
        <source>No rule or game matches &quot;%1&quot;.</source>
        <translation>Aucune règle ni aucun jeu ne correspond à &quot;%1&quot;.</translation>
    </message>
    <message>
        <source>The match isn&apos;t over.</source>
        <translation>La partie n’est pas finie.</translation>
    </message>
    <message>
        <source>Winner: %1 (%2).</source>
        <translation>Victoire&#xa0;: %1 (%2).</translation>
    </message>
    <message>
        <source>%1: too many cards remain to search every line of play</source>
        <translation>%1&#xa0;: il reste trop de cartes pour explorer toutes les lignes de jeu</translation>
    </message>
    <message>
        <source>%1: the last deal must be in play, with tricks remaining</source>
        <translation>%1&#xa0;: la dernière donne doit être en cours, avec des plis restants</translation>
    </message>
    <message>
        <source>nils made</source>
        <translation>nils réussis</translation>
    </message>
    <message>
        <source>blind nils made</source>
        <translation>nils aveugles réussis</translation>
    </message>
    <message>
        <source>%1: %2 of %3 (too few to rate)</source>
        <translation>%1&#xa0;: %2 sur %3 (trop peu pour juger)</translation>
    </message>
    <message>
        <source>%1: %2 of %3, %4% (%5% to %6%)</source>
        <translation>%1&#xa0;: %2 sur %3, %4&#xa0;% (%5 à %6&#xa0;%)</translation>
    </message>
    <message>
        <source>sandbag-cli: no player is called &quot;%1&quot;; known players: %2</source>
        <translation>sandbag-cli: personne ne s’appelle &quot;%1&quot;&#xa0;; joueurs connus&#xa0;: %2</translation>
    </message>
    <message>
        <source>Show a player&apos;s statistics, with each rate&apos;s margin of error.</source>
        <translation>Afficher les statistiques d’un joueur, avec la marge d’erreur de chaque taux.</translation>
    </message>
    <message>
        <source>No matches yet.</source>
        <translation>Pas encore de partie.</translation>
    </message>
    <message>
        <source>Check that nobody chose the cards of a match, and that computer players used only what they could see.</source>
        <translation>Vérifier que personne n’a choisi les cartes d’une partie, et que les ordinateurs n’ont utilisé que ce qu’ils pouvaient voir.</translation>
    </message>
    <message>
        <source>Explain a player&apos;s choice from what that player could see.</source>
        <translation>Expliquer le choix d’un joueur d’après ce qu’il pouvait voir.</translation>
    </message>
    <message>
        <source>The file to write; default: standard output.</source>
        <translation>Le fichier à écrire&#xa0;; par défaut&#xa0;: la sortie standard.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>matchpoints</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Code: %1</source>
        <translation>Code&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: these deals aren&apos;t the same as those in %2</source>
        <translation>%1&#xa0;: ces donnes ne sont pas les mêmes que celles de %2</translation>
    </message>
    <message>
        <source>Make shared deals: the same cards for several tables.</source>
        <translation>Créer des donnes partagées&#xa0;: les mêmes cartes pour plusieurs tables.</translation>
    </message>
    <message>
        <source>How many deals.</source>
        <translation>Nombre de donnes.</translation>
    </message>
    <message>
        <source>Use the deals in this PBN file.</source>
        <translation>Prendre les donnes de ce fichier PBN.</translation>
    </message>
    <message>
        <source>Carry scores over from deal to deal, as in a match.</source>
        <translation>Cumuler les points de donne en donne, comme dans une partie.</translation>
    </message>
    <message>
        <source>The seat to compare (the first is 0).</source>
        <translation>La place à comparer (la première est 0).</translation>
    </message>
    <message>
        <source>there is no computer player &quot;%1&quot;</source>
        <translation>il n’y a pas d’ordinateur &quot;%1&quot;</translation>
    </message>
    <message>
        <source>The PDF file to write.</source>
        <translation>Le fichier PDF à écrire.</translation>
    </message>
    <message>
        <source>--tables must say how many tables there are</source>
        <translation>--tables doit dire combien il y a de tables</translation>
    </message>
    <message>
        <source>Make shared deals for several tables.</source>
        <translation>Créer des donnes partagées pour plusieurs tables.</translation>
    </message>
    <message>
        <source>Let computers play shared deals.</source>
        <translation>Faire jouer des donnes partagées aux ordinateurs.</translation>
    </message>
    <message>
        <source>Show the four-deal match of the day instead.</source>
        <translation>Afficher plutôt la partie du jour, en quatre donnes.</translation>
    </message>
    <message>
        <source>The folder with the matches (default: that of the desktop program).</source>
        <translation>Le dossier des parties (par défaut&#xa0;: celui de l’application).</translation>
    </message>
    <message>
        <source>A file of shared deals (*.spades-boards.json).</source>
        <translation>Un fichier de donnes partagées (*.spades-boards.json).</translation>
    </message>
    <message>
        <source>The code of a match, which stands for its rules and cards.</source>
        <translation>Le code d’une partie, qui désigne ses règles et ses cartes.</translation>
    </message>
    <message>
        <source>Have computer players play shared deals at a table of their own.</source>
        <translation>Faire jouer des donnes partagées à des ordinateurs, à leur propre table.</translation>
    </message>
    <message>
        <source>The players at the other seats.</source>
        <translation>Les joueurs des autres places.</translation>
    </message>
    <message>
        <source>The name of the table.</source>
        <translation>Le nom de la table.</translation>
    </message>
    <message>
        <source>Compare the results of the same deals at several tables. With several files, all their tables are compared together.</source>
        <translation>Comparer les résultats des mêmes donnes à plusieurs tables. Avec plusieurs fichiers, toutes leurs tables sont comparées ensemble.</translation>
    </message>
    <message>
        <source>Write the deals instead of the results: as a file of shared deals, or for bridge programs.</source>
        <translation>Écrire les donnes au lieu des résultats&#xa0;: en fichier de donnes partagées, ou pour programmes de bridge.</translation>
    </message>
    <message>
        <source>%1; did you mean &quot;%2&quot;?</source>
        <translation>%1&#xa0;; vouliez-vous dire &quot;%2&quot;&#xa0;?</translation>
    </message>
    <message>
        <source>Explain a player&apos;s choice.</source>
        <translation>Expliquer le choix d’un joueur.</translation>
    </message>
    <message>
        <source>Compare the results of shared deals at several tables.</source>
        <translation>Comparer les résultats de donnes partagées à plusieurs tables.</translation>
    </message>
    <message>
        <source>Deal from a secret seed, so the record proves that nobody chose the cards (see verify).</source>
        <translation>Donner à partir d’une graine secrète&#xa0;: le relevé prouve ainsi que personne n’a choisi les cartes (voir verify).</translation>
    </message>
    <message>
        <source>Write a record of each match into this folder.</source>
        <translation>Écrire un relevé de chaque partie dans ce dossier.</translation>
    </message>
    <message>
        <source>Review the choices in a match, each judged by what its player could see.</source>
        <translation>Analyser les choix d’une partie, chacun jugé d’après ce que son joueur pouvait voir.</translation>
    </message>
    <message>
        <source>%1: contract %2, took %3, points %4, total %5, bags %6</source>
        <translation>%1&#xa0;: contrat %2, plis %3, points %4, total %5, sacs %6</translation>
    </message>
    <message>
        <source>All correct. Fingerprints checked: %1, deals: %2, computers&apos; choices: %3.</source>
        <translation>Tout est juste. Empreintes vérifiées&#xa0;: %1, donnes&#xa0;: %2, choix des ordinateurs&#xa0;: %3.</translation>
    </message>
    <message>
        <source>A match (*.spades.json). For a blank scorecard or a rule sheet, this can also be a house-rules file or the id of a named game. &quot;-&quot; reads standard input.</source>
        <translation>Une partie (*.spades.json). Pour une feuille de marque vierge ou une feuille de règles, aussi un fichier de règles maison ou l’identifiant d’un jeu. &quot;-&quot; lit l’entrée standard.</translation>
    </message>
    <message>
        <source>Only this deal of the match (the first is 1).</source>
        <translation>Seulement cette donne de la partie (la première est 1).</translation>
    </message>
    <message>
        <source>The number of a side; the first is 0. Default: all sides; with --objective, the side whose turn it is.</source>
        <translation>Le numéro d’un camp&#xa0;; le premier est 0. Par défaut&#xa0;: tous les camps&#xa0;; avec --objective, le camp dont c’est le tour.</translation>
    </message>
    <message>
        <source>Answer many requests from another program, one line of JSON each: score, legal, hint, and rules check.</source>
        <translation>Répondre à de nombreuses demandes d’un autre programme, chacune d’une ligne JSON&#xa0;: score, legal, hint et rules check.</translation>
    </message>
    <message>
        <source>Host tables for people on other computers.</source>
        <translation>Héberger des tables pour des personnes sur d’autres ordinateurs.</translation>
    </message>
    <message>
        <source>Listening on port %1; tables resumed: %2.</source>
        <translation>À l’écoute sur le port %1&#xa0;; tables reprises&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1: a new table</source>
        <translation>%1&#xa0;: une nouvelle table</translation>
    </message>
    <message>
        <source>%1: resumed</source>
        <translation>%1&#xa0;: reprise</translation>
    </message>
    <message>
        <source>%1: its files cannot be read</source>
        <translation>%1&#xa0;: fichiers illisibles</translation>
    </message>
    <message>
        <source>%1: %2 is connected</source>
        <translation>%1&#xa0;: connexion, %2</translation>
    </message>
    <message>
        <source>%1: %2 is disconnected</source>
        <translation>%1&#xa0;: déconnexion, %2</translation>
    </message>
    <message>
        <source>%1: %2 had no invitation and was refused</source>
        <translation>%1&#xa0;: %2, sans invitation, n’a pas pu entrer</translation>
    </message>
    <message>
        <source>A connection from %1 was refused.</source>
        <translation>Une connexion venant de %1 a été refusée.</translation>
    </message>
    <message>
        <source>%1: deal %2 is over</source>
        <translation>%1&#xa0;: la donne %2 est finie</translation>
    </message>
    <message>
        <source>%1: the match is over</source>
        <translation>%1&#xa0;: la partie est finie</translation>
    </message>
    <message>
        <source>%1: everyone has left</source>
        <translation>%1&#xa0;: tout le monde est parti</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The port to listen on (0: any free port).</source>
        <translation>Le port à écouter (0&#xa0;: n’importe quel port libre).</translation>
    </message>
    <message>
        <source>The address to listen on (default: all addresses).</source>
        <translation>L’adresse à écouter (par défaut&#xa0;: toutes les adresses).</translation>
    </message>
    <message>
        <source>Maximum number of tables at once.</source>
        <translation>Nombre maximal de tables à la fois.</translation>
    </message>
    <message>
        <source>The folder for tables (default: in your data folder).</source>
        <translation>Le dossier des tables (par défaut&#xa0;: dans votre dossier de données).</translation>
    </message>
    <message>
        <source>The house rules of a new table.</source>
        <translation>Les règles maison d’une nouvelle table.</translation>
    </message>
    <message>
        <source>At least this many milliseconds between computer moves.</source>
        <translation>Au moins ce nombre de millisecondes entre deux coups d’ordinateur.</translation>
    </message>
    <message>
        <source>Let everyone in, even without an invitation.</source>
        <translation>Laisser entrer tout le monde, même sans invitation.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t an address</source>
        <translation>&quot;%1&quot; n’est pas une adresse</translation>
    </message>
    <message>
        <source>this program was built without network play</source>
        <translation>ce programme a été compilé sans le jeu en réseau</translation>
    </message>
    <message>
        <source>--out names an input file, which would be overwritten</source>
        <translation>--out nomme un fichier d’entrée, qui serait écrasé</translation>
    </message>
    <message>
        <source>batch has no command &quot;%1&quot;; its commands are score, legal, hint, and &quot;rules check&quot;</source>
        <translation>batch n’a pas de commande &quot;%1&quot;&#xa0;; ses commandes sont score, legal, hint et &quot;rules check&quot;</translation>
    </message>
    <message>
        <source>The computer player for the seat being compared.</source>
        <translation>L’ordinateur qui joue à la place à comparer.</translation>
    </message>
    <message>
        <source>The number of tables that play with real cards; needed if it isn&apos;t in the file.</source>
        <translation>Le nombre de tables qui jouent avec de vraies cartes&#xa0;; nécessaire s’il n’est pas dans le fichier.</translation>
    </message>
    <message>
        <source>Use this language, for example &quot;de&quot;.</source>
        <translation>Utiliser cette langue, par exemple &quot;fr&quot;.</translation>
    </message>
    <message>
        <source>Check house rules for errors.</source>
        <translation>Chercher des erreurs dans des règles maison.</translation>
    </message>
    <message>
        <source>Check your own lessons for errors.</source>
        <translation>Chercher des erreurs dans vos propres leçons.</translation>
    </message>
    <message>
        <source>--to or --from must be given with a format</source>
        <translation>--to ou --from demande un format</translation>
    </message>
    <message>
        <source>Show the cards that a code stands for. A match code shows the cards of its first deal.</source>
        <translation>Afficher les cartes que désigne un code. Un code de partie montre les cartes de sa première donne.</translation>
    </message>
    <message>
        <source>A player, for example simple, search:ms=50, or external:COMMAND.</source>
        <translation>Un joueur, par exemple simple, search:ms=50 ou external:COMMANDE.</translation>
    </message>
    <message>
        <source>Show what a good player would do next in a match, and why. The advice uses only what the player to act can see.</source>
        <translation>Montrer ce que ferait un bon joueur au prochain coup d’une partie, et pourquoi. Le conseil n’utilise que ce que peut voir le joueur dont c’est le tour.</translation>
    </message>
    <message>
        <source>Only matches that ended this way for you.</source>
        <translation>Seulement les parties qui ont fini ainsi pour vous.</translation>
    </message>
    <message>
        <source>No longer listening for players.</source>
        <translation>Les joueurs ne peuvent plus se connecter.</translation>
    </message>
    <message>
        <source>The name to put into invitations for this computer (default: its addresses).</source>
        <translation>Le nom de cet ordinateur à mettre dans les invitations (par défaut&#xa0;: ses adresses).</translation>
    </message>
    <message>
        <source>--deal works only with --sheet hands</source>
        <translation>--deal ne va qu’avec --sheet hands</translation>
    </message>
    <message>
        <source>The rules have no errors and can be played.</source>
        <translation>Ces règles n’ont pas d’erreurs et sont jouables.</translation>
    </message>
    <message>
        <source>What the side tries to get while everyone else plays against it: tricks, points (in this deal), or win (the chance to win the match).</source>
        <translation>Ce que cherche le camp, tous les autres jouant contre lui&#xa0;: tricks (plis), points (de cette donne) ou win (ses chances de gagner la partie).</translation>
    </message>
    <message>
        <source>How to group the statistics.</source>
        <translation>Comment regrouper les statistiques.</translation>
    </message>
    <message>
        <source>%1: that event is not a player&apos;s choice</source>
        <translation>%1&#xa0;: cet événement n’est pas le choix d’un joueur</translation>
    </message>
    <message>
        <source>Print shared deals (results or hands), or sheets for playing with real cards.</source>
        <translation>Imprimer des donnes partagées (résultats ou mains), ou des feuilles pour jouer avec de vraies cartes.</translation>
    </message>
    <message>
        <source>Which computer player to act as.</source>
        <translation>L’ordinateur dont prendre le rôle.</translation>
    </message>
    <message>
        <source>Any text you like. The cards depend on it as well as on the secret. Implies --fair.</source>
        <translation>Un texte à votre choix. Les cartes dépendent de ce texte autant que du secret. Implique --fair.</translation>
    </message>
    <message>
        <source>Side %1 (points: %2, tricks: %3): %4</source>
        <translation>Camp %1 (points&#xa0;: %2, plis&#xa0;: %3)&#xa0;: %4</translation>
    </message>
    <message>
        <source>Whose statistics to show (default: yours, by your name in Quick Setup).</source>
        <translation>Le joueur dont afficher les statistiques (par défaut&#xa0;: vous, d’après votre nom de «&#xa0;Configuration rapide&#xa0;»).</translation>
    </message>
    <message>
        <source>Backup of %1.</source>
        <comment>a date</comment>
        <translation>Sauvegarde du %1.</translation>
    </message>
    <message numerus="yes">
        <source>In the backup but not among yours: %n file(s).</source>
        <translation>
            <numerusform>Dans la sauvegarde, mais pas chez vous&#xa0;: %n fichier.</numerusform>
            <numerusform>Dans la sauvegarde, mais pas chez vous&#xa0;: %n fichiers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Same as yours: %n file(s).</source>
        <translation>
            <numerusform>Identique au vôtre&#xa0;: %n fichier.</numerusform>
            <numerusform>Identiques aux vôtres&#xa0;: %n fichiers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Different from yours: %n file(s).</source>
        <translation>
            <numerusform>Différent du vôtre&#xa0;: %n fichier.</numerusform>
            <numerusform>Différents des vôtres&#xa0;: %n fichiers.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save your matches, house rules, people, lessons, card sets, and settings in one file. Anyone who has the file can read all of that.</source>
        <translation>Enregistre vos parties, règles maison, personnes, leçons, dessins de cartes et réglages dans un seul fichier. Qui a ce fichier peut lire tout cela.</translation>
    </message>
    <message>
        <source>%1 already exists</source>
        <translation>%1 existe déjà</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n file(s) in %1.</source>
        <translation>
            <numerusform>%n fichier enregistré dans %1.</numerusform>
            <numerusform>%n fichiers enregistrés dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show when a backup was made, and how its files differ from yours. Nothing is written.</source>
        <translation>Affiche quand une sauvegarde a été faite, et en quoi ses fichiers diffèrent des vôtres. Rien n’est écrit.</translation>
    </message>
    <message>
        <source>Restore a backup. Where a file differs from yours, both versions are kept. Close Sandbag first.</source>
        <translation>Restaure une sauvegarde. Si un fichier diffère du vôtre, les deux versions sont gardées. Fermez d’abord Sandbag.</translation>
    </message>
    <message>
        <source>Which version of a file keeps the name where they differ.</source>
        <translation>Quelle version d’un fichier garde le nom si elles diffèrent.</translation>
    </message>
    <message>
        <source>Use the backup&apos;s settings, too.</source>
        <translation>Reprendre aussi les réglages de la sauvegarde.</translation>
    </message>
    <message numerus="yes">
        <source>Restored %n file(s).</source>
        <translation>
            <numerusform>%n fichier restauré.</numerusform>
            <numerusform>%n fichiers restaurés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) differed: both versions are kept, under two names.</source>
        <translation>
            <numerusform>%n fichier différait&#xa0;: les deux versions sont gardées, sous deux noms.</numerusform>
            <numerusform>%n fichiers différaient&#xa0;: les deux versions sont gardées, sous deux noms.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put settings, keys, and windows back to their defaults. Matches and house rules stay. Close Sandbag first.</source>
        <translation>Réinitialise les réglages, les touches et les fenêtres. Les parties et les règles maison restent. Fermez d’abord Sandbag.</translation>
    </message>
    <message>
        <source>before resetting</source>
        <comment>part of a file&apos;s name</comment>
        <translation>avant réinitialisation</translation>
    </message>
    <message>
        <source>Can&apos;t write %1.</source>
        <translation>Impossible d’écrire %1.</translation>
    </message>
    <message>
        <source>Can&apos;t save the settings in %1.</source>
        <translation>Impossible d’enregistrer les réglages dans %1.</translation>
    </message>
    <message>
        <source>There were no settings to reset.</source>
        <translation>Il n’y avait aucun réglage à réinitialiser.</translation>
    </message>
    <message>
        <source>All settings are back to their defaults. The previous ones are in %1.</source>
        <translation>Tous les réglages sont réinitialisés. Les précédents sont dans %1.</translation>
    </message>
    <message>
        <source>A backup (*.zip).</source>
        <translation>Une sauvegarde (*.zip).</translation>
    </message>
    <message>
        <source>Save everything of yours in one file.</source>
        <translation>Enregistre tout ce qui est à vous dans un seul fichier.</translation>
    </message>
    <message>
        <source>Show what restoring a backup would change.</source>
        <translation>Affiche ce que la restauration d’une sauvegarde changerait.</translation>
    </message>
    <message>
        <source>Restore a backup; nothing is overwritten.</source>
        <translation>Restaure une sauvegarde sans rien écraser.</translation>
    </message>
    <message>
        <source>Put all settings back to their defaults.</source>
        <translation>Réinitialise tous les réglages.</translation>
    </message>
</context>
<context>
    <name>sandbag::CompanyWindow</name>
    <message>
        <source>Table</source>
        <extracomment>Name of a part of the window, for a screen reader, too, noun.</extracomment>
        <translation>Table</translation>
    </message>
    <message>
        <source>You are at the table again.</source>
        <translation>Vous êtes de retour à la table.</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Pas de connexion</translation>
    </message>
    <message>
        <source>The connection to the table has ended.</source>
        <translation>La connexion à la table est terminée.</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The person at this computer, in place of a name.</extracomment>
        <translation>Vous</translation>
    </message>
    <message>
        <source>The match isn&apos;t over. At the table: %1.</source>
        <translation>La partie n’est pas finie. À la table&#xa0;: %1.</translation>
    </message>
    <message>
        <source>&amp;Close Table</source>
        <translation>&amp;Fermer la table</translation>
    </message>
    <message>
        <source>&amp;Leave Table</source>
        <translation>Qui&amp;tter la table</translation>
    </message>
    <message>
        <source>&amp;Propose These Rules</source>
        <translation>Propo&amp;ser ces règles</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Menu: how one gets help, noun.</extracomment>
        <translation>A&amp;ide</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Menu: what has to do with matches as a whole, noun.</extracomment>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>Current &amp;Rules</source>
        <translation>&amp;Règles actuelles</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Menu: what is done while one plays, verb or noun.</extracomment>
        <translation>&amp;Jeu</translation>
    </message>
    <message>
        <source>&amp;Last Trick</source>
        <translation>&amp;Dernier pli</translation>
    </message>
    <message>
        <source>Ask to &amp;Undo</source>
        <translation>Demander à ann&amp;uler</translation>
    </message>
    <message>
        <source>Bid &amp;Nil</source>
        <translation>Annoncer &amp;nil</translation>
    </message>
    <message>
        <source>Bid &amp;Blind</source>
        <translation>Annoncer à l’a&amp;veugle</translation>
    </message>
    <message>
        <source>&amp;Claim Remaining Tricks</source>
        <translation>&amp;Réclamer les plis restants</translation>
    </message>
    <message>
        <source>Concede Remaining Tricks</source>
        <translation>Abandonner les plis restants</translation>
    </message>
    <message>
        <source>&amp;Take Back Card</source>
        <translation>Reprendre la &amp;carte</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <extracomment>In a menu: the match goes on after a pause or a question, verb.</extracomment>
        <translation>C&amp;ontinuer</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <extracomment>In a menu: the match stands still, verb.</extracomment>
        <translation>Pau&amp;se</translation>
    </message>
    <message>
        <source>For a &amp;Moment</source>
        <translation>Un &amp;moment</translation>
    </message>
    <message>
        <source>Pause to &amp;Eat</source>
        <translation>Pause &amp;repas</translation>
    </message>
    <message>
        <source>&amp;Say</source>
        <extracomment>Menu: ready sentences to say to the others, verb.</extracomment>
        <translation>D&amp;ire</translation>
    </message>
    <message>
        <source>Nobody else is here</source>
        <translation>Personne d’autre n’est là</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu: what is seen, noun.</extracomment>
        <translation>A&amp;ffichage</translation>
    </message>
    <message>
        <source>&amp;Scorecard</source>
        <extracomment>In a menu: whether that part of the window is shown, or is heard, noun.</extracomment>
        <translation>Feuille de &amp;marque</translation>
    </message>
    <message>
        <source>Play Together</source>
        <translation>Jouer ensemble</translation>
    </message>
    <message>
        <source>%1 is waiting for you.</source>
        <translation>%1 vous attend.</translation>
    </message>
    <message>
        <source>Everyone at this table will be asked to agree again.</source>
        <translation>Toute la table devra de nouveau donner son accord.</translation>
    </message>
    <message>
        <source>Everyone leaves the table if you close it. You can open it again later (Game &gt; Play Together). At the table: %1.</source>
        <translation>Si vous fermez la table, tout le monde la quitte. Vous pourrez la rouvrir plus tard (Partie &gt; Jouer ensemble). À la table&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You can review the match when it&apos;s over.</source>
        <translation>Vous pourrez analyser la partie quand elle sera finie.</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>La table est fermée.</translation>
    </message>
    <message>
        <source>%1 would like to play again.</source>
        <translation>Envie de rejouer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Play &amp;Again</source>
        <translation>Rejo&amp;uer</translation>
    </message>
    <message>
        <source>Change Seats</source>
        <translation>Échanger les places</translation>
    </message>
    <message>
        <source>%1 would like to change seats with you.</source>
        <translation>%1 voudrait échanger sa place avec vous.</translation>
    </message>
    <message>
        <source>&amp;Change Seats</source>
        <translation>É&amp;changer les places</translation>
    </message>
    <message>
        <source>&amp;Stay Here</source>
        <translation>&amp;Rester ici</translation>
    </message>
    <message>
        <source>Bid A&amp;head</source>
        <translation>Annoncer d’&amp;avance</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>Menu: whose sentences are not shown, verb.</extracomment>
        <translation>Sourdin&amp;e</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>In a menu of cards or bids that one may choose before one&apos;s turn: none of them.</extracomment>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>These cards can&apos;t be played again: when you play together, every match has new cards.</source>
        <translation>Ces cartes ne peuvent pas être rejouées&#xa0;: quand on joue ensemble, chaque partie a de nouvelles cartes.</translation>
    </message>
    <message>
        <source>Pause: Someone Is at the &amp;Door</source>
        <translation>Pause&#xa0;: on &amp;sonne chez moi</translation>
    </message>
</context>
<context>
    <name>sandbag::CompareModel</name>
    <message>
        <source>Group</source>
        <extracomment>Heading of a column: the group to which a house rule belongs, noun.</extracomment>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>Rule</source>
        <extracomment>Heading of a column: the title of a house rule, noun.</extracomment>
        <translation>Règle</translation>
    </message>
</context>
<context>
    <name>sandbag::CompareRulesDialog</name>
    <message>
        <source>These rules</source>
        <translation>Ces règles</translation>
    </message>
    <message>
        <source>These rules: %1</source>
        <translation>Ces règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Copy as &amp;Text</source>
        <translation>Copier en &amp;texte</translation>
    </message>
    <message>
        <source>No differences.</source>
        <translation>Aucune différence.</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n différence</numerusform>
            <numerusform>%n différences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::ConductBar</name>
    <message>
        <source>G&amp;o On</source>
        <translation>C&amp;ontinuer</translation>
    </message>
    <message>
        <source>&amp;Allow</source>
        <extracomment>Button: lets a card be taken back, verb.</extracomment>
        <translation>&amp;Autoriser</translation>
    </message>
    <message>
        <source>Do &amp;Not Allow</source>
        <translation>&amp;Refuser</translation>
    </message>
    <message>
        <source>&amp;Wait Longer</source>
        <translation>A&amp;ttendre encore</translation>
    </message>
    <message>
        <source>Ready to go on: %1.</source>
        <translation>D’accord pour continuer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <translation>%1 n’est pas là.</translation>
    </message>
    <message>
        <source>Pau&amp;se the Match</source>
        <translation>Mettre en pau&amp;se</translation>
    </message>
    <message>
        <source>The match is paused: nobody is here to play.</source>
        <translation>La partie est en pause&#xa0;: il n’y a personne pour jouer.</translation>
    </message>
    <message>
        <source>%1 has paused the match: someone is at their door.</source>
        <translation>%1 a mis la partie en pause&#xa0;: on sonne à sa porte.</translation>
    </message>
    <message>
        <source>%1 has paused the match: it&apos;s time to eat.</source>
        <translation>%1 a mis la partie en pause&#xa0;: c’est l’heure de manger.</translation>
    </message>
    <message>
        <source>%1 has paused the match for a moment.</source>
        <translation>%1 a mis la partie en pause un moment.</translation>
    </message>
    <message>
        <source>You have asked to undo your last choice. Waiting for the others.</source>
        <translation>Vous avez demandé à annuler votre dernier choix. On attend les autres.</translation>
    </message>
    <message>
        <source>%1 would like to undo their last choice.</source>
        <translation>%1 voudrait annuler son dernier choix.</translation>
    </message>
    <message numerus="yes">
        <source>This undoes %n move(s).</source>
        <translation>
            <numerusform>Cela annule %n coup.</numerusform>
            <numerusform>Cela annule %n coups.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards seen since then can&apos;t be unseen.</source>
        <translation>Les cartes vues entre-temps restent connues.</translation>
    </message>
    <message>
        <source>A computer is playing for %1, who gets the seat back on return.</source>
        <translation>Un ordinateur joue pour %1, qui reprendra sa place à son retour.</translation>
    </message>
    <message>
        <source>%1 is away. A computer takes over in %2.</source>
        <translation>%1 n’est pas là. Un ordinateur prend le relais dans %2.</translation>
    </message>
    <message>
        <source>The others can go on in %1.</source>
        <translation>Les autres pourront continuer dans %1.</translation>
    </message>
    <message>
        <source>Comp&amp;uter Plays</source>
        <translation>L’ordi&amp;nateur joue</translation>
    </message>
    <message>
        <source>Take My Seat &amp;Back</source>
        <translation>Reprendre ma p&amp;lace</translation>
    </message>
    <message>
        <source>A computer is playing for %1, who can take the seat back at any time.</source>
        <translation>Un ordinateur joue pour %1, qui peut reprendre sa place à tout moment.</translation>
    </message>
    <message>
        <source>The others are waiting for you. They can now let a computer play for you.</source>
        <translation>Les autres vous attendent. Ils peuvent maintenant laisser un ordinateur jouer à votre place.</translation>
    </message>
    <message>
        <source>%1 is taking a long time. A computer can play instead.</source>
        <translation>%1 tarde beaucoup. Un ordinateur peut jouer à sa place.</translation>
    </message>
    <message>
        <source>The choice takes effect in %1.</source>
        <translation>Le choix prendra effet dans %1.</translation>
    </message>
    <message>
        <source>The others waited for you. A computer is now playing for you.</source>
        <translation>Les autres vous ont attendu. Un ordinateur joue maintenant à votre place.</translation>
    </message>
</context>
<context>
    <name>sandbag::ContestWindow</name>
    <message>
        <source>Pair</source>
        <extracomment>Heading of a column or a page: two players who belong together; or all of them, noun.</extracomment>
        <translation>Paire</translation>
    </message>
    <message>
        <source>Names</source>
        <extracomment>Heading of a page: what stands on it, noun.</extracomment>
        <translation>Noms</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>Heading of a column or a page: two players who belong together; or all of them, noun.</extracomment>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal, noun (a hand dealt and played).</extracomment>
        <translation>Donne</translation>
    </message>
    <message>
        <source>North, south</source>
        <translation>Nord, Sud</translation>
    </message>
    <message>
        <source>East, west</source>
        <translation>Est, Ouest</translation>
    </message>
    <message>
        <source>Points N, S</source>
        <translation>Points N, S</translation>
    </message>
    <message>
        <source>Points E, W</source>
        <translation>Points E, O</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>Heading of a page: what stands on it, noun.</extracomment>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Heading of a column: the place in a ranking, noun.</extracomment>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Matchpoints</source>
        <extracomment>Heading of a column: how many pairs with the same cards one beat, noun.</extracomment>
        <translation>Matchpoints</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Heading of a column: points out of those that could be had, in %, noun.</extracomment>
        <translation>Part</translation>
    </message>
    <message>
        <source>Ranking</source>
        <extracomment>Heading of a page: what stands on it, noun.</extracomment>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Real Tables</source>
        <translation>Vraies tables</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Tables:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>&amp;Tables&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Hands…</source>
        <extracomment>Button: prints sheets of that kind for a real table, noun.</extracomment>
        <translation>&amp;Mains…</translation>
    </message>
    <message>
        <source>&amp;Rounds…</source>
        <extracomment>Button: prints sheets of that kind for a real table, noun.</extracomment>
        <translation>Tou&amp;rs…</translation>
    </message>
    <message>
        <source>&amp;Slips…</source>
        <extracomment>Button: prints sheets of that kind for a real table, noun.</extracomment>
        <translation>&amp;Fiches…</translation>
    </message>
    <message>
        <source>Ran&amp;king…</source>
        <extracomment>Button: prints sheets of that kind for a real table, noun.</extracomment>
        <translation>&amp;Classement…</translation>
    </message>
    <message>
        <source>Deal %1: no points yet</source>
        <translation>Donne %1&#xa0;: pas encore de points</translation>
    </message>
    <message>
        <source>%1 (north, south)</source>
        <translation>%1 (Nord, Sud)</translation>
    </message>
    <message>
        <source>%1 (east, west)</source>
        <translation>%1 (Est, Ouest)</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>matchpoints</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>Enregistré&#xa0;: %1.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a number of points.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre de points.</translation>
    </message>
    <message>
        <source>Bid and took</source>
        <translation>Annonces et plis</translation>
    </message>
    <message>
        <source>&amp;Enter Result…</source>
        <translation>&amp;Saisir le résultat…</translation>
    </message>
    <message>
        <source>Enter bids and tricks; Sandbag works out the points</source>
        <translation>Saisir les annonces et les plis&#xa0;; Sandbag calcule les points</translation>
    </message>
    <message>
        <source>&amp;Save as PDF</source>
        <translation>Enregistrer en P&amp;DF</translation>
    </message>
    <message>
        <source>Which pairs meet in each round, and on which deals</source>
        <translation>Quelles paires se rencontrent à chaque tour, et sur quelles donnes</translation>
    </message>
    <message>
        <source>A slip for each deal, to write the results on</source>
        <translation>Une fiche par donne, pour y noter les résultats</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>In a menu or on a button: closes the window, verb.</extracomment>
        <translation>F&amp;ermer</translation>
    </message>
    <message>
        <source>Can&apos;t be changed once there are results</source>
        <translation>Ne peut plus changer dès qu’il y a des résultats</translation>
    </message>
    <message>
        <source>All results are entered.</source>
        <translation>Tous les résultats sont saisis.</translation>
    </message>
    <message>
        <source>The hands of all deals, for laying out real cards</source>
        <translation>Les mains de toutes les donnes, pour préparer de vraies cartes</translation>
    </message>
    <message>
        <source>The ranking of the pairs and all results</source>
        <translation>Le classement des paires et tous les résultats</translation>
    </message>
</context>
<context>
    <name>sandbag::CountingPanel</name>
    <message>
        <source>Yes</source>
        <extracomment>Answer to a question.</extracomment>
        <translation>Oui</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Answer to a question.</extracomment>
        <translation>Non</translation>
    </message>
    <message>
        <source>%1 is void.</source>
        <translation>%1 n’en a plus.</translation>
    </message>
    <message>
        <source>%1 has followed this suit every time so far.</source>
        <translation>%1 a toujours fourni dans cette couleur jusqu’ici.</translation>
    </message>
    <message>
        <source>Right.</source>
        <extracomment>What is said of an answer: it was correct.</extracomment>
        <translation>Exact.</translation>
    </message>
    <message>
        <source>Not quite.</source>
        <translation>Pas tout à fait.</translation>
    </message>
    <message>
        <source>Is %1 known to be void in this suit (%2)?</source>
        <translation>Sait-on que cette couleur (%2) manque à %1&#xa0;?</translation>
    </message>
    <message>
        <source>How many cards of this suit (%1) do the others hold?</source>
        <translation>Combien de cartes de cette couleur (%1) les autres ont-ils&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>The others hold %n card(s) of this suit.</source>
        <translation>
            <numerusform>Les autres ont %n carte de cette couleur.</numerusform>
            <numerusform>Les autres ont %n cartes de cette couleur.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::CurtainPanel</name>
    <message>
        <source>%1: it is your turn.</source>
        <translation>%1&#xa0;: c’est à vous.</translation>
    </message>
</context>
<context>
    <name>sandbag::CurveModel</name>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal, noun (a hand dealt and played).</extracomment>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Before</source>
        <comment>chance before a deal</comment>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Cards dealt</source>
        <translation>Cartes données</translation>
    </message>
    <message>
        <source>After</source>
        <comment>chance after a deal</comment>
        <translation>Après</translation>
    </message>
    <message>
        <source>Change</source>
        <extracomment>Heading of a column: how much the chance to win changed, noun.</extracomment>
        <translation>Variation</translation>
    </message>
    <message>
        <source>%1 (turning point)</source>
        <comment>number of a deal</comment>
        <translation>%1 (tournant)</translation>
    </message>
</context>
<context>
    <name>sandbag::CurveView</name>
    <message>
        <source>Chance to win the match</source>
        <translation>Chances de gagner la partie</translation>
    </message>
    <message>
        <source>Chance to win the match. %1</source>
        <translation>Chances de gagner la partie. %1</translation>
    </message>
    <message>
        <source>Before deal %1: %2%</source>
        <translation>Avant la donne %1&#xa0;: %2&#xa0;%</translation>
    </message>
    <message>
        <source>Deal %1, after dealing: %2%</source>
        <translation>Donne %1, cartes données&#xa0;: %2&#xa0;%</translation>
    </message>
    <message>
        <source>Deal %1, choice %2: %3%</source>
        <translation>Donne %1, choix %2&#xa0;: %3&#xa0;%</translation>
    </message>
    <message>
        <source>After deal %1: %2%</source>
        <translation>Après la donne %1&#xa0;: %2&#xa0;%</translation>
    </message>
    <message>
        <source>The chart appears after the review.</source>
        <translation>Le graphique apparaît après l’analyse.</translation>
    </message>
</context>
<context>
    <name>sandbag::CutPanel</name>
    <message>
        <source>Cut the cards</source>
        <translation>Couper le paquet</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) off the top</source>
        <translation>
            <numerusform>%n carte du dessus</numerusform>
            <numerusform>%n cartes du dessus</numerusform>
        </translation>
    </message>
    <message>
        <source>Cut</source>
        <extracomment>Button: cuts the deck, verb.</extracomment>
        <translation>Couper</translation>
    </message>
    <message>
        <source>French cut: which card goes to %1?</source>
        <translation>Coupe française&#xa0;: quelle carte pour %1&#xa0;?</translation>
    </message>
    <message>
        <source>Don&apos;t Cut</source>
        <translation>Ne pas couper</translation>
    </message>
    <message>
        <source>Number of cards to cut from the top</source>
        <translation>Nombre de cartes à couper sur le dessus</translation>
    </message>
</context>
<context>
    <name>sandbag::DailyWindow</name>
    <message>
        <source>Deal of the Day</source>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>J&amp;eu&#xa0;:</translation>
    </message>
    <message>
        <source>Days</source>
        <extracomment>Heading of a list: the days of which one has played the deal, noun.</extracomment>
        <translation>Jours</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Button: plays the deal that is chosen, verb.</extracomment>
        <translation>J&amp;ouer</translation>
    </message>
    <message>
        <source>Copy &amp;Result</source>
        <translation>Copier le &amp;résultat</translation>
    </message>
    <message>
        <source>Copy your result to send to friends</source>
        <translation>Copier votre résultat pour l’envoyer à des amis</translation>
    </message>
    <message numerus="yes">
        <source>Played on %n day(s).</source>
        <translation>
            <numerusform>%n jour joué.</numerusform>
            <numerusform>%n jours joués.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: code %2</source>
        <translation>%1&#xa0;: code %2</translation>
    </message>
    <message>
        <source>&amp;Play Again</source>
        <translation>Rej&amp;ouer</translation>
    </message>
    <message>
        <source>%1: playing…</source>
        <comment>a level of computer players</comment>
        <translation>%1&#xa0;: joue…</translation>
    </message>
    <message>
        <source>%1: no score</source>
        <comment>a level of computer players</comment>
        <translation>%1&#xa0;: sans résultat</translation>
    </message>
    <message>
        <source>Your points: %1.</source>
        <translation>Vos points&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a level of computer players, its result</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>Current streak: %n day(s).</source>
        <translation>
            <numerusform>Série en cours&#xa0;: %n jour.</numerusform>
            <numerusform>Série en cours&#xa0;: %n jours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Longest streak: %n day(s).</source>
        <translation>
            <numerusform>Plus longue série&#xa0;: %n jour.</numerusform>
            <numerusform>Plus longue série&#xa0;: %n jours.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone who plays on this day has the same cards. Only the first time counts, but you can play as often as you like.</source>
        <translation>Ce jour-là, tout le monde a les mêmes cartes. Seule la première fois compte, mais jouez aussi souvent que vous voulez.</translation>
    </message>
    <message>
        <source>One deal</source>
        <translation>Une donne</translation>
    </message>
    <message numerus="yes">
        <source>A short match of %n deal(s)</source>
        <translation>
            <numerusform>Une partie courte de %n donne</numerusform>
            <numerusform>Une partie courte de %n donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Length:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>D&amp;urée&#xa0;:</translation>
    </message>
</context>
<context>
    <name>sandbag::DealList</name>
    <message>
        <source>Points</source>
        <extracomment>Heading of a column of matches and deals, noun.</extracomment>
        <translation>Points</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal, noun (a hand dealt and played).</extracomment>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>Heading of a column of matches and deals, noun.</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Heading of a column of matches and deals, noun.</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Best and worst deals</source>
        <translation>Meilleures et pires donnes</translation>
    </message>
    <message>
        <source>Press Enter to show the deal on the table.</source>
        <translation>Entrée&#xa0;: montrer la donne sur la table.</translation>
    </message>
    <message>
        <source>Best deals</source>
        <translation>Meilleures donnes</translation>
    </message>
    <message>
        <source>Worst deals</source>
        <translation>Pires donnes</translation>
    </message>
</context>
<context>
    <name>sandbag::DeckChoice</name>
    <message>
        <source>Sample hand from this deck, with jokers</source>
        <translation>Exemple de main avec ces cartes, jokers compris</translation>
    </message>
    <message>
        <source>Deck of cards</source>
        <translation>Dessin des cartes</translation>
    </message>
    <message>
        <source>%1 (ranks hidden where cards overlap)</source>
        <translation>%1 (valeurs cachées en éventail)</translation>
    </message>
    <message>
        <source>These cards show their rank only at the right edge, where the next card in your hand covers it.</source>
        <translation>Ces cartes ne montrent leur valeur qu’au bord droit, là où la carte suivante de votre main la cache.</translation>
    </message>
</context>
<context>
    <name>sandbag::DialogText</name>
    <message>
        <source>Standard: &lt;b&gt;%1&lt;/b&gt;.</source>
        <translation>Standard&#xa0;: &lt;b&gt;%1&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>All named games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Using Sandbag</source>
        <translation>Utiliser Sandbag</translation>
    </message>
    <message>
        <source>Named games</source>
        <translation>Jeux connus</translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n modifiée</numerusform>
            <numerusform>%n modifiées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without effect</source>
        <translation>
            <numerusform>%n sans effet</numerusform>
            <numerusform>%n sans effet</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>preset and its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>4 in two pairs</source>
        <translation>À 4, deux paires</translation>
    </message>
    <message>
        <source>4, no partners (cutthroat)</source>
        <translation>À 4, chacun pour soi (Cutthroat)</translation>
    </message>
    <message>
        <source>3, no partners</source>
        <translation>À 3, chacun pour soi</translation>
    </message>
    <message>
        <source>2, drawing cards one by one</source>
        <translation>À 2, en tirant les cartes une à une</translation>
    </message>
    <message>
        <source>5, no partners</source>
        <translation>À 5, chacun pour soi</translation>
    </message>
    <message>
        <source>10 bags cost 100</source>
        <translation>10 sacs coûtent 100</translation>
    </message>
    <message>
        <source>5 bags cost 50</source>
        <translation>5 sacs coûtent 50</translation>
    </message>
    <message>
        <source>7 bags cost 75</source>
        <translation>7 sacs coûtent 75</translation>
    </message>
    <message>
        <source>Overtricks are a point each, no penalty</source>
        <translation>Un point par pli de mieux, sans pénalité</translation>
    </message>
    <message>
        <source>No bags at all: overtricks are worth nothing</source>
        <translation>Pas de sacs&#xa0;: les plis de mieux ne valent rien</translation>
    </message>
    <message>
        <source>Every overtrick costs 10</source>
        <translation>Chaque pli de mieux coûte 10</translation>
    </message>
    <message>
        <source>No jokers</source>
        <translation>Sans jokers</translation>
    </message>
    <message>
        <source>Two jokers high; 2♥ and 2♣ out</source>
        <translation>Deux jokers hauts&#xa0;; sans 2♥ ni 2♣</translation>
    </message>
    <message>
        <source>Two jokers, 2♦ and 2♠ high; 2♥ and 2♣ out</source>
        <translation>Deux jokers, 2♦ et 2♠ hauts&#xa0;; sans 2♥ ni 2♣</translation>
    </message>
    <message>
        <source>Two jokers and 2♠ high; 2♥ and 2♦ out</source>
        <translation>Deux jokers et 2♠ hauts&#xa0;; sans 2♥ ni 2♦</translation>
    </message>
    <message>
        <source>Two jokers high; two cards to the dealer as a kitty</source>
        <translation>Deux jokers hauts&#xa0;; chien de deux cartes pour le donneur</translation>
    </message>
    <message>
        <source>No jokers; all twos high</source>
        <translation>Sans jokers&#xa0;; les quatre 2 hauts</translation>
    </message>
    <message>
        <source>Spades in a minute</source>
        <translation>Spades en une minute</translation>
    </message>
    <message>
        <source>From South Asia and Turkey</source>
        <translation>D’Asie du Sud et de Turquie</translation>
    </message>
    <message>
        <source>From American card clubs and lodges</source>
        <translation>Des clubs de cartes et loges d’Amérique</translation>
    </message>
    <message>
        <source>For two or three</source>
        <translation>À deux ou trois</translation>
    </message>
    <message>
        <source>For five to eight</source>
        <translation>De cinq à huit</translation>
    </message>
    <message>
        <source>For four, no partners</source>
        <translation>À quatre, chacun pour soi</translation>
    </message>
    <message>
        <source>For four, with jokers or other trumps</source>
        <translation>À quatre, avec des jokers ou d’autres atouts</translation>
    </message>
    <message>
        <source>For four, with the usual cards</source>
        <translation>À quatre, avec les cartes habituelles</translation>
    </message>
    <message>
        <source>Other games: %1.</source>
        <translation>Autres jeux&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Different in: %1.</source>
        <translation>Différences&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Changed from Standard</source>
        <translation>Différences avec Standard</translation>
    </message>
    <message>
        <source>Glossary</source>
        <extracomment>Heading of the pages that explain words, noun.</extracomment>
        <translation>Glossaire</translation>
    </message>
    <message>
        <source>No effect now: %1</source>
        <translation>Sans effet pour l’instant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Fix</source>
        <extracomment>Button beside a rule that contradicts another: sets it so that it no longer does, verb.</extracomment>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>6 in three pairs, two decks</source>
        <translation>À 6, trois paires, deux paquets</translation>
    </message>
    <message>
        <source>6 in two teams of three, two decks</source>
        <translation>À 6, deux équipes de trois, deux paquets</translation>
    </message>
    <message>
        <source>6, no partners, two decks</source>
        <translation>À 6, chacun pour soi, deux paquets</translation>
    </message>
    <message>
        <source>7, no partners, two decks</source>
        <translation>À 7, chacun pour soi, deux paquets</translation>
    </message>
    <message>
        <source>8 in four pairs, two decks</source>
        <translation>À 8, quatre paires, deux paquets</translation>
    </message>
    <message>
        <source>It&apos;s better to split into tables of %1.</source>
        <translation>Mieux vaut se répartir en tables de %1.</translation>
    </message>
    <message>
        <source>It&apos;s better to split into tables of %1 or %2.</source>
        <translation>Mieux vaut se répartir en tables de %1 ou %2.</translation>
    </message>
</context>
<context>
    <name>sandbag::DoorLamp</name>
    <message>
        <source>Nobody is connected</source>
        <translation>Aucune connexion</translation>
    </message>
    <message>
        <source>Who is connected, and how to disconnect</source>
        <translation>Qui est en ligne, et comment couper la connexion</translation>
    </message>
</context>
<context>
    <name>sandbag::EntryPanel</name>
    <message>
        <source>Still missing: %1.</source>
        <translation>Il manque encore&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Ruling: %1, points %2, bags %3. %4</source>
        <comment>side, points, bags, reason</comment>
        <translation>Décision&#xa0;: %1, points %2, sacs %3. %4</translation>
    </message>
    <message>
        <source>%1 Press Enter again to accept.</source>
        <translation>%1 Appuyez encore sur Entrée pour accepter.</translation>
    </message>
    <message>
        <source>Score the deal as entered and note it on the scorecard</source>
        <translation>Compter la donne telle que saisie et le noter sur la feuille de marque</translation>
    </message>
    <message>
        <source>Score as Entere&amp;d</source>
        <translation>C&amp;ompter tel quel</translation>
    </message>
</context>
<context>
    <name>sandbag::ExampleModel</name>
    <message>
        <source>new</source>
        <extracomment>In a table of example scores, in the column of the score under the rules before: this example was not there.</extracomment>
        <translation>nouveau</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal, noun (a hand dealt and played).</extracomment>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Heading of a column: the score of a deal, noun.</extracomment>
        <translation>Points</translation>
    </message>
    <message>
        <source>Bags</source>
        <extracomment>Heading of a column: overtricks that are counted.</extracomment>
        <translation>Sacs</translation>
    </message>
    <message>
        <source>Before</source>
        <extracomment>Heading of a column: the score under the rules before, adverb.</extracomment>
        <translation>Avant</translation>
    </message>
</context>
<context>
    <name>sandbag::FairDialog</name>
    <message>
        <source>Fingerprint:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>Empreinte&#xa0;:</translation>
    </message>
    <message>
        <source>Words:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>Mots&#xa0;:</translation>
    </message>
    <message>
        <source>Secret:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>Secret&#xa0;:</translation>
    </message>
    <message>
        <source>Luck</source>
        <extracomment>Heading: how lucky or unlucky the cards were, noun.</extracomment>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Heading of a column: whose cards they were; and how many spades among them, noun.</extracomment>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Spades</source>
        <extracomment>Heading of a column: whose cards they were; and how many spades among them, noun.</extracomment>
        <translation>Piques</translation>
    </message>
    <message>
        <source>Aces, kings, queens</source>
        <translation>As, rois, dames</translation>
    </message>
    <message>
        <source>Void suits</source>
        <translation>Chicanes</translation>
    </message>
    <message>
        <source>The check found a problem. %1: %2</source>
        <translation>La vérification a trouvé un problème. %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Fair Cards</source>
        <translation>Cartes loyales</translation>
    </message>
    <message>
        <source>Where the cards come from</source>
        <translation>D’où viennent les cartes</translation>
    </message>
    <message>
        <source>This match</source>
        <translation>Cette partie</translation>
    </message>
    <message>
        <source>The next match</source>
        <translation>La prochaine partie</translation>
    </message>
    <message>
        <source>Chec&amp;k This Match</source>
        <translation>&amp;Vérifier cette partie</translation>
    </message>
    <message>
        <source>Checking…</source>
        <extracomment>What is being done at the moment.</extracomment>
        <translation>Vérification…</translation>
    </message>
    <message>
        <source>The cards of this match are set by its code: everyone who plays this code gets the same cards.</source>
        <translation>Les cartes de cette partie viennent de son code&#xa0;: avec ce code, tout le monde reçoit les mêmes cartes.</translation>
    </message>
    <message>
        <source>This match has no fingerprint, so nothing proves that its cards weren&apos;t picked on purpose.</source>
        <translation>Cette partie n’a pas d’empreinte&#xa0;: rien ne prouve que ses cartes n’ont pas été choisies exprès.</translation>
    </message>
    <message>
        <source>shown when the match is over</source>
        <translation>montré à la fin de la partie</translation>
    </message>
    <message>
        <source>average %1, usually %2 to %3</source>
        <comment>counts of cards</comment>
        <translation>moyenne %1, d’habitude %2 à %3</translation>
    </message>
    <message>
        <source>Everything checks out. Deals checked: %1. Computers&apos; choices checked: %2.</source>
        <translation>Tout est en ordre. Donnes vérifiées&#xa0;: %1. Choix d’ordinateurs vérifiés&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Before the first card, the program chose a random secret; its fingerprint (SHA-256) is below. The cards depend on that secret and also on the words below, which the program didn&apos;t choose. So nobody could decide who gets which cards.</source>
        <translation>Avant la première carte, le programme a tiré un secret au hasard&#xa0;; son empreinte (SHA-256) figure ci-dessous. Les cartes dépendent de ce secret et aussi des mots ci-dessous, que le programme n’a pas choisis. Personne n’a donc pu décider qui reçoit quelles cartes.</translation>
    </message>
    <message>
        <source>No deal of this match is finished yet.</source>
        <translation>Aucune donne de cette partie n’est encore finie.</translation>
    </message>
    <message>
        <source>A random secret for the next match has been chosen; this is its fingerprint. You can type any words below. They are mixed into the shuffle, so the program alone can&apos;t decide the cards.</source>
        <translation>Un secret a été tiré au hasard pour la prochaine partie&#xa0;; voici son empreinte. Vous pouvez taper ci-dessous les mots de votre choix. Ils entrent dans le mélange&#xa0;: le programme seul ne peut donc pas décider des cartes.</translation>
    </message>
    <message>
        <source>Any &amp;words, to help shuffle the next match:</source>
        <translation>&amp;Mots pour aider à mélanger la prochaine partie&#xa0;:</translation>
    </message>
    <message>
        <source>Deal the cards again and have computer players choose again, using only what could be seen from their seats</source>
        <translation>Redonner les cartes et faire rechoisir les ordinateurs, d’après ce que leur place pouvait voir et rien d’autre</translation>
    </message>
    <message>
        <source>The cards were fixed before the first deal. Fingerprint: %1. Words used in the shuffle: %2</source>
        <translation>Les cartes étaient fixées avant la première donne. Empreinte&#xa0;: %1. Mots mêlés aux cartes&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>How often everyone was dealt these cards in %n deal(s). In 95% of matches, a number is within the usual range shown below it; * marks a number outside that range.</source>
        <translation>
            <numerusform>Combien de fois chacun a reçu ces cartes en %n donne. Dans 95&#xa0;% des parties, un nombre reste dans la plage habituelle indiquée dessous&#xa0;; * signale un nombre hors de cette plage.</numerusform>
            <numerusform>Combien de fois chacun a reçu ces cartes en %n donnes. Dans 95&#xa0;% des parties, un nombre reste dans la plage habituelle indiquée dessous&#xa0;; * signale un nombre hors de cette plage.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::FeltChoice</name>
    <message>
        <source>Green</source>
        <extracomment>The color of the table or of the backs of cards.</extracomment>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>The color of the table or of the backs of cards.</extracomment>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <extracomment>The color of the table or of the backs of cards.</extracomment>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Slate</source>
        <extracomment>The color of the table or of the backs of cards.</extracomment>
        <translation>Ardoise</translation>
    </message>
    <message>
        <source>Night</source>
        <extracomment>The color of the table or of the backs of cards.</extracomment>
        <translation>Nuit</translation>
    </message>
</context>
<context>
    <name>sandbag::FigureModel</name>
    <message>
        <source>nothing</source>
        <comment>in an empty cell, to be heard</comment>
        <translation>rien</translation>
    </message>
</context>
<context>
    <name>sandbag::FilesPage</name>
    <message>
        <source>&amp;Delete All Matches…</source>
        <translation>Supprimer &amp;toutes les parties…</translation>
    </message>
    <message>
        <source>Delete All Matches</source>
        <translation>Supprimer toutes les parties</translation>
    </message>
    <message>
        <source>Match &amp;folder:</source>
        <translation>Dossier des &amp;parties&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Move…</source>
        <extracomment>Button: moves the folder of matches elsewhere, verb.</extracomment>
        <translation>Dép&amp;lacer…</translation>
    </message>
    <message>
        <source>Matches never leave this computer. Each match is one file; deleting that file deletes the match.</source>
        <translation>Les parties ne quittent jamais cet ordinateur. Chacune est un fichier&#xa0;; supprimer ce fichier supprime la partie.</translation>
    </message>
    <message>
        <source>Match Folder</source>
        <translation>Dossier des parties</translation>
    </message>
    <message>
        <source>Delete all matches in the history, with their statistics? This can&apos;t be undone. The current match and files saved elsewhere are kept.</source>
        <translation>Supprimer toutes les parties de l’historique, avec leurs statistiques&#xa0;? C’est irréversible. La partie en cours et les fichiers enregistrés ailleurs sont conservés.</translation>
    </message>
</context>
<context>
    <name>sandbag::FindingBar</name>
    <message>
        <source>Show</source>
        <extracomment>Button beside a remark on the rules: goes to the rule, verb.</extracomment>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>Show: %1</source>
        <translation>Montrer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Fix</source>
        <extracomment>Button beside a rule that contradicts another: sets it so that it no longer does, verb.</extracomment>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>Corriger&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>sandbag::FirstOffer</name>
    <message>
        <source>New to Spades? Learn it in ten minutes.</source>
        <translation>Spades s’apprend en dix minutes.</translation>
    </message>
    <message>
        <source>Learn Spades</source>
        <translation>Apprendre Spades</translation>
    </message>
    <message>
        <source>No, Thanks</source>
        <translation>Non merci</translation>
    </message>
</context>
<context>
    <name>sandbag::FiveCardsRow</name>
    <message>
        <source>Five cards to compare: %1</source>
        <translation>Cinq cartes à comparer&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>sandbag::GameSession</name>
    <message>
        <source>A computer plays instead of %1. An external program runs only if you type its command on this computer, in Quick Setup or in Preferences.</source>
        <translation>%1&#xa0;: un ordinateur joue à cette place. Un programme externe ne se lance que si vous tapez sa commande sur cet ordinateur, dans Configuration rapide ou dans les préférences.</translation>
    </message>
</context>
<context>
    <name>sandbag::HandChoice</name>
    <message numerus="yes">
        <source>You&apos;ve already chosen %n card(s). Deselect one first.</source>
        <translation>
            <numerusform>Vous avez déjà choisi %n carte. Retirez-la d’abord.</numerusform>
            <numerusform>Vous avez déjà choisi %n cartes. Retirez-en d’abord une.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::HintPanel</name>
    <message>
        <source>Hint: %1</source>
        <translation>Conseil&#xa0;: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: closes a paper that lies on the table, verb.</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Follow Hint</source>
        <translation>Suivre le conseil</translation>
    </message>
    <message>
        <source>Details</source>
        <extracomment>Button: more about a hint, noun.</extracomment>
        <translation>Détails</translation>
    </message>
</context>
<context>
    <name>sandbag::HistoryFilterBar</name>
    <message>
        <source>Search names, rules, dates, points</source>
        <translation>Chercher noms, règles, dates, points</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Name of the field in which one searches, for a screen reader, noun.</extracomment>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Name of a choice for a screen reader: which matches are listed, noun.</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Name of a choice for a screen reader: which matches are listed, noun.</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Name of a choice for a screen reader: which matches are listed, noun.</extracomment>
        <translation>Table</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Name of a choice for a screen reader: which matches are listed, noun.</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Any rules</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Tout nombre de joueurs</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>With real cards</source>
        <translation>Avec de vraies cartes</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Tous les résultats</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Choice: only matches that ended so for oneself, a verb in the past.</extracomment>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>Choice: only matches that ended so for oneself, a verb in the past.</extracomment>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Not finished</source>
        <translation>Pas terminées</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Toutes les parties</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>Sur cet ordinateur</translation>
    </message>
</context>
<context>
    <name>sandbag::HistoryModel</name>
    <message>
        <source>Not finished</source>
        <translation>Pas terminée</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>Victoire&#xa0;: %1</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>How a match ended for oneself, a verb in the past.</extracomment>
        <translation>Gagnée</translation>
    </message>
    <message>
        <source>Lost</source>
        <extracomment>How a match ended for oneself, a verb in the past.</extracomment>
        <translation>Perdue</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Heading of a column of the history, noun; “Started”: when the match began, a verb in the past.</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Heading of a column of the history, noun; “Started”: when the match began, a verb in the past.</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Heading of a column of the history, noun; “Started”: when the match began, a verb in the past.</extracomment>
        <translation>Marque</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading of a column of the history, noun; “Started”: when the match began, a verb in the past.</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>%1, assisted</source>
        <extracomment>A match in the history: &quot;Won, with help&quot;.</extracomment>
        <translation>%1, avec aide</translation>
    </message>
    <message>
        <source>%1, not counted</source>
        <extracomment>A match in the history that begins as one that is counted does: &quot;Won, another end&quot;.</extracomment>
        <translation>%1, non comptée</translation>
    </message>
    <message>
        <source>%1: this match begins with the same deals as another one. Only the one that ended first counts in the statistics.</source>
        <translation>%1&#xa0;: cette partie commence par les mêmes donnes qu’une autre. Seule la première finie compte dans les statistiques.</translation>
    </message>
    <message>
        <source>Started</source>
        <extracomment>Heading of a column of the history, noun; “Started”: when the match began, a verb in the past.</extracomment>
        <translation>Début</translation>
    </message>
</context>
<context>
    <name>sandbag::HistoryText</name>
    <message numerus="yes">
        <source>%Ln deal(s)</source>
        <translation>
            <numerusform>%Ln donne</numerusform>
            <numerusform>%Ln donnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Heading of a column of statistics, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Matches played</source>
        <translation>Parties jouées</translation>
    </message>
    <message numerus="yes">
        <source>%Ln finished</source>
        <translation>
            <numerusform>%Ln terminée</numerusform>
            <numerusform>%Ln terminées</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message>
        <source>Hours played</source>
        <translation>Heures de jeu</translation>
    </message>
    <message>
        <source>Deals</source>
        <extracomment>Heading of a column of statistics, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Deals played</source>
        <translation>Donnes jouées</translation>
    </message>
    <message>
        <source>Contracts made</source>
        <translation>Contrats réussis</translation>
    </message>
    <message>
        <source>Contracts set</source>
        <translation>Contrats chutés</translation>
    </message>
    <message>
        <source>Bids of %1 made</source>
        <translation>Annonces de %1 réussies</translation>
    </message>
    <message numerus="yes">
        <source>%Ln nil(s)</source>
        <translation>
            <numerusform>%Ln nil</numerusform>
            <numerusform>%Ln nils</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 made</source>
        <comment>a call such as Moon</comment>
        <translation>%1&#xa0;: réussi</translation>
    </message>
    <message numerus="yes">
        <source>%Ln bid(s)</source>
        <translation>
            <numerusform>%Ln annonce</numerusform>
            <numerusform>%Ln annonces</numerusform>
        </translation>
    </message>
    <message>
        <source>Tricks above the bid</source>
        <translation>Plis au-delà de l’annonce</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Skill and luck</source>
        <translation>Habileté et chance</translation>
    </message>
    <message>
        <source>too few</source>
        <translation>trop peu</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>How strong an opponent was: nobody knows; or a person, no computer.</extracomment>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Ordinateur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Value</source>
        <extracomment>Heading of a column of statistics: what is counted, and how much it is, noun.</extracomment>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>From</source>
        <extracomment>Heading of a column of statistics by time: from when to when a row counts.</extracomment>
        <translation>Du</translation>
    </message>
    <message>
        <source>To</source>
        <extracomment>Heading of a column of statistics by time: from when to when a row counts.</extracomment>
        <translation>Au</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Heading of a column of statistics, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Bid / tricks</source>
        <translation>Annonce / plis</translation>
    </message>
    <message>
        <source>Played with hints, tutor or undo</source>
        <translation>Jouée avec conseils, tuteur ou annulations</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Heading of a column of statistics, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>different rules</source>
        <translation>règles différentes</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Heading of a column of statistics, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Points</translation>
    </message>
    <message>
        <source>Part</source>
        <extracomment>Heading of a column of exported statistics: the part of the page; how many cases a figure comes from, noun.</extracomment>
        <translation>Rubrique</translation>
    </message>
    <message>
        <source>Range from</source>
        <translation>Borne basse</translation>
    </message>
    <message>
        <source>Range to</source>
        <translation>Borne haute</translation>
    </message>
    <message>
        <source>Cases</source>
        <extracomment>Heading of a column of exported statistics: the part of the page; how many cases a figure comes from, noun.</extracomment>
        <translation>Cas</translation>
    </message>
    <message>
        <source>%1: can&apos;t open the match index (%2)</source>
        <translation>%1&#xa0;: impossible d’ouvrir l’index des parties (%2)</translation>
    </message>
    <message>
        <source>%1: can&apos;t be created</source>
        <translation>%1&#xa0;: création impossible</translation>
    </message>
    <message>
        <source>not open</source>
        <translation>il n’est pas ouvert</translation>
    </message>
    <message>
        <source>%1: can&apos;t write the match index; the matches are read from their files instead.</source>
        <translation>%1&#xa0;: impossible d’écrire l’index des parties&#xa0;; les parties sont lues dans leurs fichiers.</translation>
    </message>
    <message>
        <source>%1: the match index was damaged; it was rebuilt from the match files.</source>
        <translation>%1&#xa0;: l’index des parties était endommagé&#xa0;; il a été refait à partir des fichiers.</translation>
    </message>
    <message>
        <source>%1: can&apos;t be deleted</source>
        <translation>%1&#xa0;: suppression impossible</translation>
    </message>
    <message>
        <source>deleted permanently</source>
        <translation>suppression définitive</translation>
    </message>
    <message>
        <source>%1: no such file or folder</source>
        <translation>%1&#xa0;: ce fichier ou ce dossier n’existe pas</translation>
    </message>
    <message>
        <source>The matches were not moved.</source>
        <translation>Les parties n’ont pas été déplacées.</translation>
    </message>
    <message>
        <source>the folder is read-only</source>
        <translation>le dossier est en lecture seule</translation>
    </message>
    <message>
        <source>95% range</source>
        <translation>Intervalle à 95&#xa0;%</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation>Points par donne</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Plus longue série de victoires</translation>
    </message>
    <message>
        <source>Longest losing streak</source>
        <translation>Plus longue série de défaites</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>Série de victoires en cours</translation>
    </message>
    <message>
        <source>Current losing streak</source>
        <translation>Série de défaites en cours</translation>
    </message>
    <message>
        <source>Bags per deal</source>
        <translation>Sacs par donne</translation>
    </message>
    <message>
        <source>Bag penalties</source>
        <translation>Pénalités de sacs</translation>
    </message>
    <message>
        <source>Special bids</source>
        <translation>Annonces spéciales</translation>
    </message>
    <message>
        <source>Nils bid</source>
        <translation>Nils annoncés</translation>
    </message>
    <message>
        <source>Nils made</source>
        <translation>Nils réussis</translation>
    </message>
    <message>
        <source>Blind nils bid</source>
        <translation>Nils aveugles annoncés</translation>
    </message>
    <message>
        <source>Blind nils made</source>
        <translation>Nils aveugles réussis</translation>
    </message>
    <message>
        <source>Exactly the bid</source>
        <translation>Juste l’annonce</translation>
    </message>
    <message>
        <source>More than the bid</source>
        <translation>Plus que l’annonce</translation>
    </message>
    <message>
        <source>Fewer than the bid</source>
        <translation>Moins que l’annonce</translation>
    </message>
    <message>
        <source>Recent change in win rate (percentage points)</source>
        <translation>Évolution récente du taux de victoires (points de pourcentage)</translation>
    </message>
    <message>
        <source>Choices reviewed</source>
        <translation>Choix analysés</translation>
    </message>
    <message>
        <source>%1 to %2%</source>
        <translation>de %1 à %2&#xa0;%</translation>
    </message>
    <message>
        <source>Unknown</source>
        <extracomment>How strong an opponent was: nobody knows; or a person, no computer.</extracomment>
        <translation>Inconnu</translation>
    </message>
    <message>
        <source>Statistic</source>
        <extracomment>Heading of a column of statistics: what is counted, and how much it is, noun.</extracomment>
        <translation>Statistique</translation>
    </message>
    <message>
        <source>Based on</source>
        <translation>Établie sur</translation>
    </message>
    <message>
        <source>usually %1 to %2</source>
        <translation>d’ordinaire de %1 à %2</translation>
    </message>
    <message>
        <source>Luck of the cards</source>
        <translation>Chance aux cartes</translation>
    </message>
    <message>
        <source>Spades dealt</source>
        <translation>Piques reçus</translation>
    </message>
    <message>
        <source>Aces, kings and queens dealt</source>
        <translation>As, rois et dames reçus</translation>
    </message>
    <message>
        <source>Voids dealt</source>
        <translation>Chicanes reçues</translation>
    </message>
    <message>
        <source>Spades expected</source>
        <translation>Piques attendus</translation>
    </message>
    <message>
        <source>Aces, kings and queens expected</source>
        <translation>As, rois et dames attendus</translation>
    </message>
    <message>
        <source>Voids expected</source>
        <translation>Chicanes attendues</translation>
    </message>
    <message>
        <source>Wins expected if all players were equal</source>
        <translation>Victoires attendues à forces égales</translation>
    </message>
    <message>
        <source>%1, above the usual range</source>
        <translation>%1, au-dessus de la plage habituelle</translation>
    </message>
    <message>
        <source>%1, below the usual range</source>
        <translation>%1, en dessous de la plage habituelle</translation>
    </message>
    <message>
        <source>Loss in the chance to win from choices, per match (%)</source>
        <translation>Baisse des chances de gagner due aux choix, par partie (%)</translation>
    </message>
    <message>
        <source>Gain in the chance to win from the cards, per match (%)</source>
        <translation>Hausse des chances de gagner due aux cartes, par partie (%)</translation>
    </message>
    <message>
        <source>Can&apos;t read %1. It was kept as %2.</source>
        <translation>Impossible de lire %1. Le fichier a été gardé sous %2.</translation>
    </message>
    <message>
        <source>The matches were moved, but %1 was left behind: it can&apos;t be read, or another window or program is writing it.</source>
        <translation>Les parties ont été déplacées, mais %1 est resté sur place : il ne peut pas être lu, ou une autre fenêtre ou un autre programme est en train d’y écrire.</translation>
    </message>
    <message>
        <source>the existing file can&apos;t be read, and can&apos;t be moved aside</source>
        <translation>le fichier existant ne peut être ni lu ni mis de côté</translation>
    </message>
</context>
<context>
    <name>sandbag::HistoryWindow</name>
    <message>
        <source>History</source>
        <extracomment>Title of a window, noun.</extracomment>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <extracomment>The paper on which scores are written: a window or part of one, noun.</extracomment>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Name of a list for a screen reader, noun.</extracomment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <extracomment>Button of the history: what is done with the matches that are chosen, verb.</extracomment>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>In a menu or on a button: prints, verb.</extracomment>
        <translation>I&amp;mprimer…</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <extracomment>Button of the history: what is done with the matches that are chosen, verb.</extracomment>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <extracomment>Button: looks for mistakes in what was played, verb.</extracomment>
        <translation>&amp;Analyser</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <extracomment>Button of the history: what is done with the matches that are chosen, verb.</extracomment>
        <translation>&amp;Revoir</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <extracomment>Button of the history: what is done with the matches that are chosen, verb.</extracomment>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Matches (*.spades.json)</source>
        <translation>Parties (*.spades.json)</translation>
    </message>
    <message>
        <source>Import Matches</source>
        <translation>Importer des parties</translation>
    </message>
    <message>
        <source>Matches (*.spades.json);;All files (*)</source>
        <translation>Parties (*.spades.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The match was deleted.</source>
        <translation>La partie a été supprimée.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln unreadable file(s)…</source>
        <translation>
            <numerusform>%Ln fichier illisible…</numerusform>
            <numerusform>%Ln fichiers illisibles…</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Import</source>
        <extracomment>Button of the history: what is done with the matches that are chosen, verb.</extracomment>
        <translation>Impor&amp;ter</translation>
    </message>
    <message>
        <source>Divider between matches and scorecard</source>
        <translation>Séparateur entre les parties et la feuille de marque</translation>
    </message>
    <message>
        <source>F&amp;iles…</source>
        <extracomment>In the menu of the button “Import”: what is imported, noun.</extracomment>
        <translation>&amp;Fichiers…</translation>
    </message>
    <message>
        <source>&amp;Folder…</source>
        <extracomment>In the menu of the button “Import”: what is imported, noun.</extracomment>
        <translation>&amp;Dossier…</translation>
    </message>
    <message>
        <source>These files in the match folder can&apos;t be read. They were left unchanged.</source>
        <translation>Ces fichiers du dossier des parties sont illisibles. Ils n’ont pas été modifiés.</translation>
    </message>
    <message>
        <source>Your matches and scorecards appear here.</source>
        <translation>Vos parties et vos feuilles de marque apparaissent ici.</translation>
    </message>
    <message>
        <source>No matches found.</source>
        <translation>Aucune partie trouvée.</translation>
    </message>
    <message>
        <source>Res&amp;ume</source>
        <extracomment>Button of the history: what is done with the matches that are chosen, verb.</extracomment>
        <translation>Repre&amp;ndre</translation>
    </message>
    <message>
        <source>Export Match</source>
        <translation>Exporter la partie</translation>
    </message>
    <message>
        <source>Import Folder</source>
        <translation>Importer un dossier</translation>
    </message>
</context>
<context>
    <name>sandbag::HostDoor</name>
    <message>
        <source>%1 (away)</source>
        <translation>%1 (pas là)</translation>
    </message>
    <message>
        <source>%1 (connected)</source>
        <translation>%1 (en ligne)</translation>
    </message>
    <message>
        <source>They used your invitation.</source>
        <translation>Cette personne a votre invitation.</translation>
    </message>
    <message>
        <source>Invitations sent so far no longer work. Copy the new one.</source>
        <translation>Les invitations déjà envoyées ne sont plus valables. Copiez la nouvelle.</translation>
    </message>
    <message>
        <source>This player has joined you before.</source>
        <translation>Cette personne est déjà venue à votre table.</translation>
    </message>
    <message>
        <source>Open to new players on port %1</source>
        <translation>Ouverte aux nouveaux joueurs, port %1</translation>
    </message>
    <message>
        <source>Closed to new players</source>
        <translation>Fermée aux nouveaux joueurs</translation>
    </message>
    <message>
        <source>&amp;Close to New Players</source>
        <translation>&amp;Fermer aux nouveaux joueurs</translation>
    </message>
    <message>
        <source>Someone with this name was here before, but on another computer. Make sure who it is before you let them in.</source>
        <translation>Quelqu’un de ce nom est déjà venu, mais d’un autre ordinateur. Vérifiez qui c’est avant de laisser entrer cette personne.</translation>
    </message>
    <message>
        <source>Closed to new players; friends stay connected</source>
        <translation>Fermée aux nouveaux&#xa0;; les amis restent en ligne</translation>
    </message>
</context>
<context>
    <name>sandbag::HouseRulesDialog</name>
    <message>
        <source>These rules cannot be played yet.</source>
        <translation>Ces règles ne sont pas encore jouables.</translation>
    </message>
    <message>
        <source>No rules have been changed.</source>
        <translation>Aucune règle n’a été modifiée.</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <extracomment>Button: takes over what was changed and closes the window.</extracomment>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <extracomment>Button: takes over what was changed, verb.</extracomment>
        <translation>&amp;Appliquer</translation>
    </message>
    <message>
        <source>“%1” is now: %2.</source>
        <translation>«&#xa0;%1&#xa0;» est maintenant&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Start Ne&amp;w Match</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>Use for Ne&amp;xt Match</source>
        <translation>Pour la proc&amp;haine partie</translation>
    </message>
    <message>
        <source>Continue this match and use these rules for the next</source>
        <translation>Continuer cette partie et garder ces règles pour la prochaine</translation>
    </message>
    <message>
        <source>House Rules</source>
        <translation>Règles maison</translation>
    </message>
    <message numerus="yes">
        <source>%n changed rule(s)</source>
        <translation>
            <numerusform>%n règle modifiée</numerusform>
            <numerusform>%n règles modifiées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n change(s)</source>
        <comment>preset</comment>
        <translation>
            <numerusform>%1 avec %n modification</numerusform>
            <numerusform>%1 avec %n modifications</numerusform>
        </translation>
    </message>
    <message>
        <source>same as %1</source>
        <translation>comme %1</translation>
    </message>
    <message>
        <source>You have unsaved changes.</source>
        <translation>Modifications non enregistrées.</translation>
    </message>
    <message>
        <source>All changes undone.</source>
        <translation>Toutes les modifications ont été annulées.</translation>
    </message>
    <message>
        <source>“%1”: %2. Press Enter to set it to %3.</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: %2. Entrée pour choisir %3.</translation>
    </message>
    <message>
        <source>&amp;Set to %1</source>
        <translation>Mettre s&amp;ur %1</translation>
    </message>
    <message>
        <source>Dis&amp;card Changes</source>
        <translation>A&amp;bandonner les modifications</translation>
    </message>
    <message>
        <source>Changed. %1</source>
        <translation>Modifié. %1</translation>
    </message>
    <message>
        <source>No rules match “%1”. Press %2 to search the rule book.</source>
        <translation>Aucune règle ne correspond à «&#xa0;%1&#xa0;». %2 cherche dans le livre des règles.</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Utiliser ces règles</translation>
    </message>
    <message>
        <source>Compare with other rules</source>
        <translation>Comparer avec d’autres règles</translation>
    </message>
    <message>
        <source>Print these rules</source>
        <translation>Imprimer ces règles</translation>
    </message>
    <message>
        <source>Choosing “%1” discarded your changes.</source>
        <translation>Le choix de «&#xa0;%1&#xa0;» a effacé vos modifications.</translation>
    </message>
    <message>
        <source>“%1” did not change; it is still %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas changé et reste&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Se&amp;t Both to %1</source>
        <translation>Mett&amp;re les deux sur %1</translation>
    </message>
    <message>
        <source>&amp;Set Both</source>
        <translation>Régler les de&amp;ux</translation>
    </message>
</context>
<context>
    <name>sandbag::JoinTableDialog</name>
    <message numerus="yes">
        <source>%1, with %2. %n free seat(s).</source>
        <translation>
            <numerusform>%1, avec %2. %n place libre.</numerusform>
            <numerusform>%1, avec %2. %n places libres.</numerusform>
        </translation>
    </message>
    <message>
        <source>Join a Table</source>
        <translation>Rejoindre une table</translation>
    </message>
    <message>
        <source>Tables where you sat &amp;before:</source>
        <translation>Tables où vous avez &amp;déjà joué&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Invitation or address:</source>
        <translation>In&amp;vitation ou adresse&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Your name:</source>
        <translation>Votre &amp;nom&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Join</source>
        <extracomment>Button: sits down at the table of another computer, verb.</extracomment>
        <translation>&amp;Rejoindre</translation>
    </message>
    <message>
        <source>This is neither an invitation nor an address. Paste the whole text that your friend sent.</source>
        <translation>Ce n’est ni une invitation ni une adresse. Collez tout le texte reçu.</translation>
    </message>
    <message>
        <source>Choose a table, or paste an invitation.</source>
        <translation>Choisissez une table ou collez une invitation.</translation>
    </message>
    <message>
        <source>%1, with %2. Match in progress.</source>
        <translation>%1, avec %2. Partie en cours.</translation>
    </message>
    <message>
        <source>Tables on this &amp;network:</source>
        <translation>Tables de ce ré&amp;seau&#xa0;:</translation>
    </message>
    <message>
        <source>%1, last joined %2</source>
        <translation>%1, dernière visite le %2</translation>
    </message>
    <message>
        <source>No tables found yet.</source>
        <translation>Aucune table trouvée pour l’instant.</translation>
    </message>
    <message>
        <source>This computer can&apos;t look for tables by itself (the Avahi service isn&apos;t running). Use an invitation or an address instead.</source>
        <translation>Cet ordinateur ne peut pas chercher de tables lui-même (le service Avahi n’est pas lancé). Utilisez plutôt une invitation ou une adresse.</translation>
    </message>
    <message>
        <source>Before you join, you and the host check that you both see the same five cards.</source>
        <translation>Avant votre arrivée, l’hôte et vous vérifiez que vous voyez les cinq mêmes cartes.</translation>
    </message>
    <message>
        <source>Your computer knows this table&apos;s key, so nobody can pose as this table.</source>
        <translation>Votre ordinateur connaît la clé de cette table&#xa0;: personne ne peut se faire passer pour elle.</translation>
    </message>
</context>
<context>
    <name>sandbag::KeeperSetup</name>
    <message>
        <source>&amp;Rules:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>&amp;Règles&#xa0;:</translation>
    </message>
    <message>
        <source>Player &amp;%1:</source>
        <translation>Joueur &amp;%1&#xa0;:</translation>
    </message>
    <message>
        <source>First &amp;dealer:</source>
        <translation>Premier &amp;donneur&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;House Rules…</source>
        <translation>Règles &amp;maison…</translation>
    </message>
    <message>
        <source>Keep Score with Real Cards</source>
        <translation>Marquer avec de vraies cartes</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button: begins a match with these rules, verb.</extracomment>
        <translation>&amp;Commencer</translation>
    </message>
</context>
<context>
    <name>sandbag::KeyText</name>
    <message>
        <source>Go to the search field</source>
        <translation>Aller au champ de recherche</translation>
    </message>
    <message>
        <source>Choose the player to review</source>
        <translation>Choisir le joueur à analyser</translation>
    </message>
    <message>
        <source>Apply the preferences</source>
        <translation>Appliquer les préférences</translation>
    </message>
    <message>
        <source>Go back in the rule book</source>
        <translation>Reculer dans le livre des règles</translation>
    </message>
    <message>
        <source>Forward in the rule book</source>
        <translation>Avancer dans le livre des règles</translation>
    </message>
    <message>
        <source>Go to a field of a form</source>
        <translation>Aller à un champ de formulaire</translation>
    </message>
    <message>
        <source>Go to the previous card</source>
        <translation>Aller à la carte précédente</translation>
    </message>
    <message>
        <source>Go to the next card</source>
        <translation>Aller à la carte suivante</translation>
    </message>
    <message>
        <source>Go to the first card</source>
        <translation>Aller à la première carte</translation>
    </message>
    <message>
        <source>Go to the last card</source>
        <translation>Aller à la dernière carte</translation>
    </message>
    <message>
        <source>Go to the previous suit or row</source>
        <translation>Couleur ou rangée précédente</translation>
    </message>
    <message>
        <source>Go to the next suit or row</source>
        <translation>Couleur ou rangée suivante</translation>
    </message>
    <message>
        <source>Choose a card to pass or discard</source>
        <translation>Choisir une carte à passer ou à écarter</translation>
    </message>
    <message>
        <source>Replay: one step back</source>
        <translation>Revoir&#xa0;: un pas en arrière</translation>
    </message>
    <message>
        <source>Replay: one step forward</source>
        <translation>Revoir&#xa0;: un pas en avant</translation>
    </message>
    <message>
        <source>Replay: the previous deal</source>
        <translation>Revoir&#xa0;: la donne précédente</translation>
    </message>
    <message>
        <source>Replay: the next deal</source>
        <translation>Revoir&#xa0;: la donne suivante</translation>
    </message>
    <message>
        <source>Move through all cards, playable or not</source>
        <translation>Parcourir toutes les cartes, jouables ou non</translation>
    </message>
    <message>
        <source>Go to the next card of a suit</source>
        <translation>Aller à la carte suivante d’une couleur</translation>
    </message>
    <message>
        <source>Choose a number to bid</source>
        <translation>Choisir un nombre à annoncer</translation>
    </message>
    <message>
        <source>“%1”</source>
        <extracomment>Instead of a key that a person took away: the name of the action, in a sentence as &quot;Press %1&quot;.</extracomment>
        <translation>«&#xa0;%1&#xa0;»</translation>
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
        <translation>Envoyer un message du menu «&#xa0;Dire&#xa0;»</translation>
    </message>
    <message>
        <source>Play the card or make the choice</source>
        <translation>Jouer la carte ou faire le choix</translation>
    </message>
    <message>
        <source>Close the info panel</source>
        <translation>Fermer le panneau d’information</translation>
    </message>
    <message>
        <source>Switch between the cards and the open panel</source>
        <translation>Passer des cartes au panneau ouvert et retour</translation>
    </message>
    <message>
        <source>Go to a card by its rank</source>
        <translation>Aller à une carte en tapant sa valeur</translation>
    </message>
</context>
<context>
    <name>sandbag::KeysDialog</name>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>Title of a window and name of its list: the keys of the keyboard, noun.</extracomment>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>Name of the field in which one searches, for a screen reader, noun.</extracomment>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Search the keys</source>
        <translation>Chercher dans les touches</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>Heading of a column: what a key does, noun.</extracomment>
        <translation>Action</translation>
    </message>
    <message>
        <source>In every window</source>
        <translation>Dans toutes les fenêtres</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>Section of a list of keys, called as the menu is.</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Section of a list of keys, called as the menu is.</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>Section of a list of keys, called as the menu is.</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>View</source>
        <extracomment>Section of a list of keys, called as the menu is.</extracomment>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <extracomment>The paper on which scores are written: a window or part of one, noun.</extracomment>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Score keeper</source>
        <translation>Marqueur</translation>
    </message>
    <message>
        <source>Playing together</source>
        <translation>Jouer ensemble</translation>
    </message>
    <message>
        <source>History, rule book, forms</source>
        <translation>Historique, livre des règles, formulaires</translation>
    </message>
    <message>
        <source>Lessons and problems</source>
        <translation>Leçons et problèmes</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>Section of a list of keys, called as the menu is.</extracomment>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Usual keys</source>
        <translation>Touches habituelles</translation>
    </message>
    <message>
        <source>These keys can&apos;t be changed.</source>
        <translation>Ces touches ne peuvent pas être changées.</translation>
    </message>
    <message>
        <source>C&amp;hange…</source>
        <extracomment>Button: what is done with the key of an action, verb.</extracomment>
        <translation>&amp;Changer…</translation>
    </message>
    <message>
        <source>&amp;No Key</source>
        <translation>&amp;Sans touche</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <extracomment>Button: what is done with the key of an action, verb.</extracomment>
        <translation>&amp;Réinitialiser</translation>
    </message>
    <message>
        <source>Reset &amp;All</source>
        <translation>&amp;Tout réinitialiser</translation>
    </message>
    <message>
        <source>All keys are back to their defaults.</source>
        <translation>Toutes les touches d’origine sont rétablies.</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button: what is done with the key of an action, verb.</extracomment>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>In place of a key: the action has none.</extracomment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Press the new key for “%1”. Esc leaves it as it is.</source>
        <translation>Appuyez sur la nouvelle touche pour «&#xa0;%1&#xa0;». Échap ne change rien.</translation>
    </message>
    <message>
        <source>%1 is already used by “%2”, which stays as it is.</source>
        <translation>%1 sert déjà pour «&#xa0;%2&#xa0;», qui ne change pas.</translation>
    </message>
    <message>
        <source>%1 is already used by “%2”.</source>
        <translation>%1 sert déjà pour «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>&amp;Use the Key Here</source>
        <translation>&amp;Utiliser ici</translation>
    </message>
    <message>
        <source>The key %1 is now also used by “%2”.</source>
        <translation>La touche %1 sert maintenant aussi pour «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>Press Enter or double-click to change a key.</source>
        <translation>Entrée ou un double clic change une touche.</translation>
    </message>
</context>
<context>
    <name>sandbag::KnockBar</name>
    <message>
        <source>Ad&amp;mit</source>
        <extracomment>Button: lets somebody sit down at the table, or not, verb.</extracomment>
        <translation>&amp;Accepter</translation>
    </message>
    <message>
        <source>Ask them which five cards they see. Admit them only if both of you see the same cards in the same order.</source>
        <translation>Demandez quelles sont les cinq cartes affichées là-bas. N’acceptez que si vous voyez tous deux les mêmes cartes dans le même ordre.</translation>
    </message>
    <message>
        <source>Alwa&amp;ys admit them without asking me</source>
        <translation>&amp;Toujours accepter sans me demander</translation>
    </message>
    <message>
        <source>R&amp;efuse</source>
        <extracomment>Button: lets somebody sit down at the table, or not, verb.</extracomment>
        <translation>&amp;Refuser</translation>
    </message>
    <message>
        <source>Refuse and Cl&amp;ose the Table to New Players</source>
        <translation>Refuser et fermer aux &amp;nouveaux joueurs</translation>
    </message>
    <message>
        <source>%1 would like to join.</source>
        <translation>%1 voudrait entrer.</translation>
    </message>
</context>
<context>
    <name>sandbag::LearnText</name>
    <message>
        <source>How Spades Works</source>
        <translation>Spades, comment ça marche</translation>
    </message>
</context>
<context>
    <name>sandbag::LearnWindow</name>
    <message>
        <source>Learn Spades</source>
        <translation>Apprendre Spades</translation>
    </message>
</context>
<context>
    <name>sandbag::LessonList</name>
    <message>
        <source>Lesson</source>
        <extracomment>Heading of a column or list, noun; “Done”: how much of a lesson, an adjective.</extracomment>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>Heading of a column or list, noun; “Done”: how much of a lesson, an adjective.</extracomment>
        <translation>Fait</translation>
    </message>
    <message>
        <source>Lessons</source>
        <extracomment>Heading of a column or list, noun; “Done”: how much of a lesson, an adjective.</extracomment>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>&amp;Problems…</source>
        <extracomment>Button: opens the problems to solve, noun.</extracomment>
        <translation>Pro&amp;blèmes…</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>In the column “Done”: every step of the lesson.</extracomment>
        <translation>toutes</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>&amp;Open Lesson</source>
        <translation>&amp;Ouvrir la leçon</translation>
    </message>
</context>
<context>
    <name>sandbag::LessonPane</name>
    <message>
        <source>&amp;Next</source>
        <extracomment>Button of a lesson: to its next step, to the one before, to its first, or out of it; verb.</extracomment>
        <translation>&amp;Suite</translation>
    </message>
    <message>
        <source>Try A&amp;gain</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <extracomment>Button of a lesson: to its next step, to the one before, to its first, or out of it; verb.</extracomment>
        <translation>R&amp;etour</translation>
    </message>
    <message>
        <source>All &amp;Lessons</source>
        <translation>&amp;Toutes les leçons</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 sur %3)</translation>
    </message>
    <message>
        <source>Beg&amp;in</source>
        <extracomment>Button of a lesson: to its next step, to the one before, to its first, or out of it; verb.</extracomment>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>&amp;Skip This</source>
        <translation>P&amp;asser</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <extracomment>Button of a lesson: to its next step, to the one before, to its first, or out of it; verb.</extracomment>
        <translation>Ter&amp;miner</translation>
    </message>
    <message>
        <source>There is a better choice.</source>
        <translation>Il y a mieux.</translation>
    </message>
</context>
<context>
    <name>sandbag::LibraryProgress</name>
    <message>
        <source>C&amp;ancel</source>
        <extracomment>Button: ends what is being done, verb.</extracomment>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Reading matches…</source>
        <translation>Lecture des parties…</translation>
    </message>
    <message>
        <source>The remaining matches will be read next time you open the history.</source>
        <translation>Les parties restantes seront lues à la prochaine ouverture de l’historique.</translation>
    </message>
</context>
<context>
    <name>sandbag::LibraryWorker</name>
    <message numerus="yes">
        <source>%Ln match(es) imported.</source>
        <translation>
            <numerusform>%Ln partie importée.</numerusform>
            <numerusform>%Ln parties importées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be read: %1</source>
        <translation>
            <numerusform>%Ln fichier n’a pas pu être lu&#xa0;: %1</numerusform>
            <numerusform>%Ln fichiers n’ont pas pu être lus&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Can&apos;t add the match to the history. %1</source>
        <translation>Impossible d’ajouter la partie à l’historique. %1</translation>
    </message>
    <message numerus="yes">
        <source>Import stopped; %Ln file(s) not read.</source>
        <translation>
            <numerusform>Importation arrêtée&#xa0;; %Ln fichier non lu.</numerusform>
            <numerusform>Importation arrêtée&#xa0;; %Ln fichiers non lus.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Already in the history: %Ln match(es).</source>
        <translation>
            <numerusform>Déjà dans l’historique&#xa0;: %Ln partie.</numerusform>
            <numerusform>Déjà dans l’historique&#xa0;: %Ln parties.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sandbag::LobbyPage</name>
    <message>
        <source>Stand &amp;Up</source>
        <translation>Se &amp;lever</translation>
    </message>
    <message>
        <source>Copy &amp;Invitation</source>
        <translation>&amp;Copier l’invitation</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <extracomment>Button: deals the cards, so that the match begins, verb.</extracomment>
        <translation>&amp;Donner</translation>
    </message>
    <message>
        <source>Waiting for the host to let you in.</source>
        <translation>On attend que l’hôte vous fasse entrer.</translation>
    </message>
    <message>
        <source>Read the rules and agree to them.</source>
        <translation>Lisez les règles et acceptez-les.</translation>
    </message>
    <message>
        <source>Still reading the rules: %1.</source>
        <translation>Lecture des règles en cours&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Everyone has agreed. Deal when you are ready.</source>
        <translation>Tout le monde est d’accord. Donnez quand vous voulez.</translation>
    </message>
    <message>
        <source>&amp;Sit Here</source>
        <translation>S’a&amp;sseoir ici</translation>
    </message>
    <message>
        <source>Put a &amp;Computer Here</source>
        <translation>Mettre un &amp;ordinateur ici</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <extracomment>Menu of a computer&apos;s chair: how strong it is, how it plays, what it is called, noun.</extracomment>
        <translation>&amp;Niveau</translation>
    </message>
    <message>
        <source>St&amp;yle</source>
        <extracomment>Menu of a computer&apos;s chair: how strong it is, how it plays, what it is called, noun.</extracomment>
        <translation>S&amp;tyle</translation>
    </message>
    <message>
        <source>&amp;Name…</source>
        <extracomment>Menu of a computer&apos;s chair: how strong it is, how it plays, what it is called, noun.</extracomment>
        <translation>No&amp;m…</translation>
    </message>
    <message>
        <source>&amp;Take Away</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>Name:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>Nom&#xa0;:</translation>
    </message>
    <message>
        <source>The invitation was copied. Paste it into a message to your friends.</source>
        <translation>L’invitation est copiée. Collez-la dans un message à vos amis.</translation>
    </message>
    <message>
        <source>Fill Empty Seats with &amp;Computers</source>
        <translation>C&amp;ompléter avec des ordinateurs</translation>
    </message>
    <message>
        <source>&amp;New Invitation</source>
        <translation>Nou&amp;velle invitation</translation>
    </message>
    <message>
        <source>&amp;Same Cards</source>
        <translation>&amp;Mêmes cartes</translation>
    </message>
    <message>
        <source>Di&amp;fferent Cards</source>
        <translation>Cartes différente&amp;s</translation>
    </message>
    <message>
        <source>Invitations that you sent before will no longer work.</source>
        <translation>Les invitations déjà envoyées ne seront plus valables.</translation>
    </message>
    <message>
        <source>Choose a seat.</source>
        <translation>Choisissez une place.</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s) left empty. Wait for your friends, or let computers play.</source>
        <translation>
            <numerusform>%n place encore libre. Attendez vos amis ou laissez jouer des ordinateurs.</numerusform>
            <numerusform>%n places encore libres. Attendez vos amis ou laissez jouer des ordinateurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone has agreed. Waiting for the host to deal.</source>
        <translation>Tout le monde est d’accord. L’hôte va donner.</translation>
    </message>
    <message>
        <source>Computer Player&apos;s Name</source>
        <translation>Nom de l’ordinateur</translation>
    </message>
    <message>
        <source>You haven&apos;t met this host before. Tell each other, for example by phone, which five cards you see: they must be the same in the same order.</source>
        <translation>C’est votre première rencontre avec cet hôte. Dites-vous, par exemple au téléphone, quelles sont les cinq cartes que vous voyez&#xa0;: ce doivent être les mêmes, dans le même ordre.</translation>
    </message>
    <message>
        <source>You asked %1 to change seats with you.</source>
        <translation>Vous avez proposé à %1 d’échanger vos places.</translation>
    </message>
    <message>
        <source>Away for the moment: %1.</source>
        <translation>Pas là pour le moment&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>sandbag::LobbyTable</name>
    <message>
        <source>The table and its seats</source>
        <translation>La table et ses places</translation>
    </message>
    <message>
        <source>Ask %1 to change seats with you</source>
        <translation>Proposer à %1 d’échanger vos places</translation>
    </message>
</context>
<context>
    <name>sandbag::LostSign</name>
    <message>
        <source>&amp;Try Now</source>
        <translation>Réessa&amp;yer</translation>
    </message>
    <message>
        <source>&amp;Leave</source>
        <extracomment>Button: goes away from a table whose computer cannot be reached, verb.</extracomment>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Connection lost. Reconnecting to the table.</source>
        <translation>Connexion perdue. Reconnexion à la table.</translation>
    </message>
    <message numerus="yes">
        <source>Looking for the table… Last contact %n second(s) ago.</source>
        <translation>
            <numerusform>Recherche de la table… Dernier contact il y a %n seconde.</numerusform>
            <numerusform>Recherche de la table… Dernier contact il y a %n secondes.</numerusform>
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
        <translation>Table</translation>
    </message>
    <message>
        <source>Matches and house rules (*.spades.json *.spades-rules.json);;All files (*)</source>
        <translation>Parties et règles maison (*.spades.json *.spades-rules.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Matches (*.spades.json)</source>
        <translation>Parties (*.spades.json)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Exported as %1.</source>
        <translation>Exporté sous %1.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>Menu: what has to do with matches as a whole, noun.</extracomment>
        <translation>P&amp;artie</translation>
    </message>
    <message>
        <source>&amp;New Match</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>Quick &amp;Setup…</source>
        <translation>&amp;Configuration rapide…</translation>
    </message>
    <message>
        <source>Named &amp;Games</source>
        <translation>Jeu&amp;x connus</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>In a menu: opens a file with a match, verb.</extracomment>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Export Scorecard as PDF…</source>
        <translation>&amp;Exporter la feuille en PDF…</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>Nouvelle &amp;fenêtre</translation>
    </message>
    <message>
        <source>&amp;Close Window</source>
        <translation>Fermer &amp;la fenêtre</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>In a menu: ends the program, verb.</extracomment>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Encore aucun</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Menu: what is done while one plays, verb or noun.</extracomment>
        <translation>J&amp;eu</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>In a menu: takes back what was done last, or does it again, verb.</extracomment>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>In a menu: takes back what was done last, or does it again, verb.</extracomment>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>In a menu: a computer says what it would do, noun.</extracomment>
        <translation>&amp;Conseil</translation>
    </message>
    <message>
        <source>&amp;Last Trick</source>
        <translation>&amp;Dernier pli</translation>
    </message>
    <message>
        <source>Bid &amp;Nil</source>
        <translation>Annoncer &amp;nil</translation>
    </message>
    <message>
        <source>Bid &amp;Blind</source>
        <translation>Annoncer à l’a&amp;veugle</translation>
    </message>
    <message>
        <source>P&amp;ause</source>
        <extracomment>In a menu: the match stands still, verb.</extracomment>
        <translation>&amp;Pause</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>Menu: the house rules, noun.</extracomment>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;House Rules…</source>
        <translation>Règles &amp;maison…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>Menu: what is seen, noun.</extracomment>
        <translation>A&amp;ffichage</translation>
    </message>
    <message>
        <source>&amp;Scorecard</source>
        <extracomment>In a menu: whether that part of the window is shown, or is heard, noun.</extracomment>
        <translation>&amp;Feuille de marque</translation>
    </message>
    <message>
        <source>&amp;Full Screen</source>
        <translation>Pl&amp;ein écran</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <extracomment>In a menu: opens a window in which something is shown or chosen, noun.</extracomment>
        <translation>Préfére&amp;nces…</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>Menu: how one gets help, noun.</extracomment>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <extracomment>Name of a part of the window, for a screen reader, too, noun.</extracomment>
        <translation>Barre d’outils</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>In a menu or on a button: prints, verb.</extracomment>
        <translation>I&amp;mprimer…</translation>
    </message>
    <message>
        <source>Print a &amp;Blank Scorecard…</source>
        <translation>Imprimer une feuille &amp;vierge…</translation>
    </message>
    <message>
        <source>&amp;Keep Score with Real Cards…</source>
        <translation>Marquer avec de vra&amp;ies cartes…</translation>
    </message>
    <message>
        <source>Opened %1.</source>
        <extracomment>A match was opened, a verb in the past.</extracomment>
        <translation>%1 est ouvert.</translation>
    </message>
    <message>
        <source>&amp;Close Anyway</source>
        <translation>&amp;Fermer quand même</translation>
    </message>
    <message>
        <source>window %1</source>
        <translation>fenêtre %1</translation>
    </message>
    <message>
        <source>Rulin&amp;g</source>
        <extracomment>Menu and button: enters a ruling, a decision of the players that changes the score.</extracomment>
        <translation>Déc&amp;ision</translation>
    </message>
    <message>
        <source>H&amp;istory…</source>
        <extracomment>In a menu: opens a window in which something is shown or chosen, noun.</extracomment>
        <translation>&amp;Historique…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <extracomment>In a menu: opens a window in which something is shown or chosen, noun.</extracomment>
        <translation>S&amp;tatistiques…</translation>
    </message>
    <message>
        <source>Rev&amp;iew</source>
        <extracomment>Menu: looks for mistakes in what was played, verb.</extracomment>
        <translation>Anal&amp;yse</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <extracomment>Button: has the reasons of a choice told.</extracomment>
        <translation>Po&amp;urquoi&#xa0;?</translation>
    </message>
    <message>
        <source>Play &amp;from a Code…</source>
        <translation>Jouer &amp;d’après un code…</translation>
    </message>
    <message>
        <source>&amp;Deal of the Day…</source>
        <translation>Donne d&amp;u jour…</translation>
    </message>
    <message>
        <source>S&amp;hare…</source>
        <extracomment>In a menu: opens a window in which a match is given to others, verb.</extracomment>
        <translation>Part&amp;ager…</translation>
    </message>
    <message>
        <source>Fair &amp;Cards…</source>
        <translation>&amp;Cartes loyales…</translation>
    </message>
    <message>
        <source>This match couldn&apos;t be saved. Use Save As to store it in another location, or it will be lost.</source>
        <translation>Impossible d’enregistrer cette partie. Utilisez «&#xa0;Enregistrer sous&#xa0;» pour la mettre ailleurs, sinon elle sera perdue.</translation>
    </message>
    <message>
        <source>&amp;Go Back</source>
        <translation>Y &amp;revenir</translation>
    </message>
    <message>
        <source>The current match can&apos;t be saved and will be replaced. %1</source>
        <translation>La partie en cours ne peut pas être enregistrée et sera remplacée. %1</translation>
    </message>
    <message>
        <source>&amp;Replace Anyway</source>
        <translation>Rempla&amp;cer quand même</translation>
    </message>
    <message>
        <source>Open Match or House Rules</source>
        <translation>Ouvrir une partie ou des règles maison</translation>
    </message>
    <message>
        <source>Save Match</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Export Scorecard</source>
        <translation>Exporter la feuille de marque</translation>
    </message>
    <message>
        <source>&amp;Claim Remaining Tricks</source>
        <translation>Réclamer les plis re&amp;stants</translation>
    </message>
    <message>
        <source>Claim</source>
        <comment>tricks, on a button beside the menus</comment>
        <translation>Réclamer</translation>
    </message>
    <message>
        <source>Concede Remaining Tricks</source>
        <translation>Abandonner les plis restants</translation>
    </message>
    <message>
        <source>&amp;Take Back Card</source>
        <translation>Reprendre la car&amp;te</translation>
    </message>
    <message>
        <source>C&amp;ontinue</source>
        <extracomment>In a menu: the match goes on after a pause or a question, verb.</extracomment>
        <translation>C&amp;ontinuer</translation>
    </message>
    <message>
        <source>Re&amp;play Deal</source>
        <translation>R&amp;evoir la donne</translation>
    </message>
    <message>
        <source>Re&amp;view Deals</source>
        <translation>Ana&amp;lyser les donnes</translation>
    </message>
    <message>
        <source>Abandon &amp;Deal</source>
        <translation>A&amp;bandonner la donne</translation>
    </message>
    <message>
        <source>Current &amp;Rules</source>
        <translation>&amp;Règles actuelles</translation>
    </message>
    <message>
        <source>The tutor is off. Turn it on again in Preferences.</source>
        <translation>Le tuteur est désactivé. Réactivez-le dans Préférences.</translation>
    </message>
    <message>
        <source>Shared Dea&amp;ls…</source>
        <translation>Donnes &amp;partagées…</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <extracomment>In a menu: whether that part of the window is shown, or is heard, noun.</extracomment>
        <translation>&amp;Sons</translation>
    </message>
    <message>
        <source>Score Pa&amp;d</source>
        <translation>&amp;Bloc de marque</translation>
    </message>
    <message>
        <source>All settings are back to their defaults.</source>
        <translation>Tous les réglages d’origine sont rétablis.</translation>
    </message>
    <message>
        <source>Too&amp;lbar</source>
        <extracomment>In a menu: whether that part of the window is shown, or is heard, noun.</extracomment>
        <translation>Barre d’&amp;outils</translation>
    </message>
    <message>
        <source>Closed, and listed under Open Recent: %1.</source>
        <translation>Fermé, et placé dans «&#xa0;Fichiers récents&#xa0;»&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The previous version is listed under Open Recent.</source>
        <translation>La version précédente est dans «&#xa0;Fichiers récents&#xa0;».</translation>
    </message>
    <message>
        <source>The settings can&apos;t be saved.</source>
        <translation>Impossible d’enregistrer les réglages.</translation>
    </message>
</context>
<context>
    <name>sandbag::MatchEndPanel</name>
    <message>
        <source>Review</source>
        <extracomment>Button: looks for mistakes in what was played, verb.</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>New Match</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Replay These Cards</source>
        <translation>Rejouer ces cartes</translation>
    </message>
    <message>
        <source>Keep Picture</source>
        <translation>Garder l’image</translation>
    </message>
</context>
<context>
    <name>sandbag::MessageBar</name>
    <message>
        <source>&amp;Undo</source>
        <extracomment>Button: takes back what was done last, verb.</extracomment>
        <translation>A&amp;nnuler</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <extracomment>Button: closes a message, verb.</extracomment>
        <translation>Masquer</translation>
    </message>
</context>
<context>
    <name>sandbag::NamesDialog</name>
    <message>
        <source>Players</source>
        <extracomment>Title of the window and label of a field in it: who plays, noun.</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Player &amp;%1:</source>
        <translation>Joueur &amp;%1&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;New players starting with deal %1</source>
        <translation>&amp;Nouveaux joueurs à partir de la donne %1</translation>
    </message>
    <message>
        <source>Checked: the scorecard records a change of players. Unchecked: names are corrected in every deal.</source>
        <translation>Coché&#xa0;: la feuille note un changement de joueurs. Non coché&#xa0;: les noms sont corrigés dans toutes les donnes.</translation>
    </message>
</context>
<context>
    <name>sandbag::NumberBox</name>
    <message>
        <source>From %1 to %2</source>
        <translation>De %1 à %2</translation>
    </message>
</context>
<context>
    <name>sandbag::NumberDialog</name>
    <message>
        <source>Deal %1 of a match. %2</source>
        <translation>Donne %1 d’une partie. %2</translation>
    </message>
    <message>
        <source>One deal. %1</source>
        <translation>Une donne. %1</translation>
    </message>
    <message>
        <source>A match. %1</source>
        <translation>Une partie. %1</translation>
    </message>
    <message>
        <source>Play from a Code</source>
        <translation>Jouer d’après un code</translation>
    </message>
    <message>
        <source>Deal c&amp;ode, match text, or deals from a bridge program (PBN):</source>
        <translation>&amp;Code de donne, texte d’une partie ou donnes d’un programme de bridge (PBN)&#xa0;:</translation>
    </message>
    <message>
        <source>Deal code, match text, or deals in PBN</source>
        <translation>Code de donne, texte d’une partie ou donnes en PBN</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Button: plays the deal that is chosen, verb.</extracomment>
        <translation>J&amp;ouer</translation>
    </message>
    <message>
        <source>&amp;New Code</source>
        <translation>&amp;Nouveau code</translation>
    </message>
    <message>
        <source>This text</source>
        <translation>Ce texte</translation>
    </message>
    <message numerus="yes">
        <source>A match of %n deal(s). %1</source>
        <translation>
            <numerusform>Une partie de %n donne. %1</numerusform>
            <numerusform>Une partie de %n donnes. %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Make a code for the current rules, to play against friends</source>
        <translation>Créer un code pour les règles actuelles, pour jouer contre des amis</translation>
    </message>
    <message>
        <source>The same code gives everyone the same cards.</source>
        <translation>Le même code donne à tous les mêmes cartes.</translation>
    </message>
    <message>
        <source>Reading the match…</source>
        <translation>Lecture de la partie…</translation>
    </message>
</context>
<context>
    <name>sandbag::NumberEditor</name>
    <message>
        <source>Usual values (Alt+Down)</source>
        <translation>Valeurs habituelles (Alt+↓)</translation>
    </message>
    <message>
        <source>Usual values</source>
        <translation>Valeurs habituelles</translation>
    </message>
</context>
<context>
    <name>sandbag::OneKeyEdit</name>
    <message>
        <source>New key</source>
        <translation>Nouvelle touche</translation>
    </message>
    <message>
        <source>Press the new key</source>
        <translation>Tapez la nouvelle touche</translation>
    </message>
</context>
<context>
    <name>sandbag::OpenAgainDialog</name>
    <message>
        <source>Open a Table Again</source>
        <translation>Rouvrir une table</translation>
    </message>
    <message>
        <source>&amp;Tables whose matches aren&apos;t over:</source>
        <translation>&amp;Tables dont la partie n’est pas finie&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Open Again</source>
        <translation>&amp;Rouvrir</translation>
    </message>
    <message>
        <source>&amp;Remove…</source>
        <extracomment>Button: removes a table that was kept, verb.</extracomment>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>Remove “%1”? After that, nobody can continue its match. Finished deals stay in the history.</source>
        <translation>Supprimer «&#xa0;%1&#xa0;»&#xa0;? Personne ne pourra plus continuer sa partie. Les donnes finies restent dans l’historique.</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <extracomment>Button: removes a table that was kept, verb.</extracomment>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>There are no tables to open again. A table that you open is kept until its match is over.</source>
        <translation>Il n’y a pas de table à rouvrir. Une table que vous ouvrez est gardée jusqu’à la fin de sa partie.</translation>
    </message>
    <message>
        <source>The table opens as before: everyone has the same seat and the same cards.</source>
        <translation>La table rouvre comme avant&#xa0;: chacun a la même place et les mêmes cartes.</translation>
    </message>
    <message>
        <source>%1, last played on %2</source>
        <translation>%1, dernière partie le %2</translation>
    </message>
    <message>
        <source>%1, with %2, last played on %3</source>
        <translation>%1, avec %2, dernière partie le %3</translation>
    </message>
</context>
<context>
    <name>sandbag::OpenTableDialog</name>
    <message>
        <source>People I &amp;invite, wherever they are</source>
        <translation>Les personnes que j’in&amp;vite, où qu’elles soient</translation>
    </message>
    <message>
        <source>Admit people who have the invitation &amp;without asking me</source>
        <translation>Qui a l’invitation entre &amp;sans ma permission</translation>
    </message>
    <message>
        <source>Open a Table</source>
        <translation>Ouvrir une table</translation>
    </message>
    <message>
        <source>Such as “Friday table”</source>
        <translation>Par exemple «&#xa0;Table du vendredi&#xa0;»</translation>
    </message>
    <message>
        <source>Name of the &amp;table:</source>
        <translation>Nom de la &amp;table&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Your name:</source>
        <translation>Votre &amp;nom&#xa0;:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>Règles&#xa0;:</translation>
    </message>
    <message>
        <source>Who may find it:</source>
        <translation>Qui peut la trouver&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <extracomment>Label of a field, noun.</extracomment>
        <translation>P&amp;ort&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Address for the invitation:</source>
        <translation>&amp;Adresse pour l’invitation&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Open Table</source>
        <translation>O&amp;uvrir la table</translation>
    </message>
    <message>
        <source>Choose who may find the table. Until you open it, nobody can reach this computer.</source>
        <translation>Choisissez qui peut trouver la table. Avant son ouverture, personne ne peut atteindre cet ordinateur.</translation>
    </message>
    <message>
        <source>Enter your name: the others see it at the table.</source>
        <translation>Entrez votre nom&#xa0;: les autres le verront à la table.</translation>
    </message>
    <message>
        <source>People on this &amp;network</source>
        <translation>Les personnes de ce &amp;réseau</translation>
    </message>
    <message>
        <source>This computer&apos;s address</source>
        <translation>L’adresse de cet ordinateur</translation>
    </message>
    <message>
        <source>%1&apos;s table</source>
        <translation>Chez %1</translation>
    </message>
    <message>
        <source>This computer listens on port %1, on this network only, until the table is closed. You approve everyone who joins.</source>
        <translation>Cet ordinateur écoute sur le port %1, sur ce réseau seulement, jusqu’à la fermeture de la table. C’est vous qui laissez entrer chaque personne.</translation>
    </message>
    <message>
        <source>This computer listens on port %1 until the table is closed. Friends can join from anywhere if your router forwards this port. Anyone with the invitation can join without your approval.</source>
        <translation>Cet ordinateur écoute sur le port %1 jusqu’à la fermeture de la table. Vos amis peuvent venir de partout si votre routeur redirige ce port. Qui a l’invitation peut entrer sans votre accord.</translation>
    </message>
    <message>
        <source>This computer listens on port %1 until the table is closed. Friends can join from anywhere if your router forwards this port. You approve everyone who joins.</source>
        <translation>Cet ordinateur écoute sur le port %1 jusqu’à la fermeture de la table. Vos amis peuvent venir de partout si votre routeur redirige ce port. C’est vous qui laissez entrer chaque personne.</translation>
    </message>
</context>
<context>
    <name>sandbag::OptionDelegate</name>
    <message>
        <source>e.g. 0 100</source>
        <translation>p. ex. 0 100</translation>
    </message>
</context>
<context>
    <name>sandbag::OptionPane</name>
    <message>
        <source>Choose a rule</source>
        <translation>Choisissez une règle</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>preset and its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>&amp;Reset This Rule</source>
        <translation>Réin&amp;itialiser cette règle</translation>
    </message>
    <message>
        <source>More in the Rule Boo&amp;k</source>
        <translation>Voir le li&amp;vre des règles</translation>
    </message>
    <message>
        <source>Current value: &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Valeur actuelle&#xa0;: &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>No effect now: %1</source>
        <translation>Sans effet pour l’instant&#xa0;: %1</translation>
    </message>
    <message>
        <source>Other games: %1</source>
        <translation>Autres jeux&#xa0;: %1</translation>
    </message>
    <message>
        <source>Open this rule in the rule book</source>
        <translation>Ouvrir cette règle dans le livre des règles</translation>
    </message>
    <message>
        <source>Type to search, or open a group. Press Enter to change a rule, %1 for help on it.</source>
        <translation>Tapez pour chercher, ou ouvrez un groupe. Entrée modifie une règle, %1 l’explique.</translation>
    </message>
    <message>
        <source>Reset to the value in the game that these rules are based on, as %1 does in the list of rules</source>
        <translation>Revenir à la valeur du jeu dont partent ces règles, comme avec %1 dans la liste des règles</translation>
    </message>
</context>
<context>
    <name>sandbag::PadPanel</name>
    <message>
        <source>Scorecard</source>
        <extracomment>The paper on which scores are written: a window or part of one, noun.</extracomment>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>%1: bid / taken, then the total</source>
        <translation>%1&#xa0;: annonce / plis, puis le total</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Heading of a column: the sum so far, noun.</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: closes a paper that lies on the table, verb.</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Keep the Scorecard Next to the Table</source>
        <translation>Garder la feuille près de la table</translation>
    </message>
</context>
<context>
    <name>sandbag::PagePreview</name>
    <message>
        <source>Preview of the page</source>
        <translation>Aperçu de la page</translation>
    </message>
</context>
<context>
    <name>sandbag::PeopleMetDialog</name>
    <message>
        <source>People You Have Met</source>
        <translation>Personnes rencontrées</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <extracomment>Button: removes what is known of a person one has met, verb.</extracomment>
        <translation>&amp;Oublier</translation>
    </message>
    <message>
        <source>%1, last met on %2</source>
        <translation>%1, dernière rencontre le %2</translation>
    </message>
    <message>
        <source>If you forget someone, the two of you must compare five cards again the next time you connect.</source>
        <translation>Si vous oubliez quelqu’un, vous devrez tous deux comparer à nouveau cinq cartes à la prochaine connexion.</translation>
    </message>
    <message>
        <source>People with a check mark can join your &amp;tables without asking:</source>
        <translation>Les personnes cochées rejoignent vos &amp;tables sans demander&#xa0;:</translation>
    </message>
    <message>
        <source>Nobody yet. People you play with over a network will be listed here.</source>
        <translation>Personne pour l’instant. Les personnes avec qui vous jouez en réseau figureront ici.</translation>
    </message>
</context>
<context>
    <name>sandbag::PlayerChoice</name>
    <message>
        <source>Person</source>
        <extracomment>Who sits there: a program, or somebody at this computer; noun.</extracomment>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Computer: %1</source>
        <translation>Ordinateur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Another program</source>
        <translation>Autre programme</translation>
    </message>
    <message>
        <source>Start command</source>
        <translation>Commande de lancement</translation>
    </message>
    <message>
        <source>Type of player %1</source>
        <translation>Type du joueur %1</translation>
    </message>
    <message>
        <source>Style of player %1</source>
        <translation>Style du joueur %1</translation>
    </message>
    <message>
        <source>Command that starts player %1</source>
        <translation>Commande qui lance le joueur %1</translation>
    </message>
</context>
<context>
    <name>sandbag::PlayerGroupPane</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Rename &amp;or Merge…</source>
        <translation>&amp;Renommer ou fusionner…</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Cette année</translation>
    </message>
    <message>
        <source>The last twelve months</source>
        <translation>Les douze derniers mois</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>Heading of a column of a leaderboard, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Matches</source>
        <extracomment>Heading of a column of a leaderboard, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Heading of a column of a leaderboard, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Heading of a column of a leaderboard, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Points</translation>
    </message>
    <message>
        <source>Contracts set</source>
        <translation>Contrats chutés</translation>
    </message>
    <message>
        <source>Rename or Merge</source>
        <translation>Renommer ou fusionner</translation>
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
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Nils</source>
        <extracomment>Heading of a column of a leaderboard, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Nils</translation>
    </message>
    <message>
        <source>Contracts</source>
        <extracomment>Heading of a column of a leaderboard, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Contrats</translation>
    </message>
    <message>
        <source>Per&amp;iod:</source>
        <extracomment>Label of a choice: of which months or years.</extracomment>
        <translation>Pério&amp;de&#xa0;:</translation>
    </message>
    <message>
        <source>People</source>
        <extracomment>Name of the list of a leaderboard: everybody who has played, noun.</extracomment>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>%1 was removed from all matches.</source>
        <translation>%1 ne figure plus dans aucune partie.</translation>
    </message>
    <message>
        <source>Remo&amp;ve Player…</source>
        <translation>&amp;Supprimer le joueur…</translation>
    </message>
    <message>
        <source>Print &amp;Leaderboard…</source>
        <translation>I&amp;mprimer le classement…</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Depuis toujours</translation>
    </message>
    <message>
        <source>Rank</source>
        <extracomment>Heading of a column of a leaderboard, noun; “Won”: how many matches, a verb in the past.</extracomment>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation>Points par donne</translation>
    </message>
    <message>
        <source>Nils made</source>
        <translation>Nils réussis</translation>
    </message>
    <message>
        <source>%1 is now listed as %2.</source>
        <translation>%1 s’appelle maintenant %2.</translation>
    </message>
    <message>
        <source>Remove Player</source>
        <translation>Supprimer un joueur</translation>
    </message>
    <message>
        <source>Remove %1 from every match in the history? The matches stay but show the seat, not the name. This can&apos;t be undone. Files saved elsewhere aren&apos;t changed.</source>
        <translation>Supprimer %1 de toutes les parties de l’historique&#xa0;? Les parties restent, avec la place au lieu du nom. C’est irréversible. Les fichiers enregistrés ailleurs ne changent pas.</translation>
    </message>
    <message>
        <source>No scores for this period. Press %1 to keep score of a game with real cards.</source>
        <translation>Aucun résultat pour cette période. %1&#xa0;: marquer une partie avec de vraies cartes.</translation>
    </message>
    <message>
        <source>New or existing name for %1:</source>
        <translation>Nouveau nom ou nom existant pour %1&#xa0;:</translation>
    </message>
</context>
<context>
    <name>sandbag::PlayingTogether</name>
    <message>
        <source>Play Together</source>
        <translation>Jouer ensemble</translation>
    </message>
    <message>
        <source>Host: %1</source>
        <translation>Hôte&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Leave Table</source>
        <translation>Qui&amp;tter la table</translation>
    </message>
    <message>
        <source>This table can&apos;t be opened again: its match can&apos;t be read, or it is open in another window.</source>
        <translation>Cette table ne peut pas être rouverte&#xa0;: sa partie est illisible, ou ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>The match at the table “%1” isn&apos;t over.</source>
        <translation>La partie à la table «&#xa0;%1&#xa0;» n’est pas finie.</translation>
    </message>
    <message>
        <source>&amp;Open It Again</source>
        <translation>&amp;Rouvrir</translation>
    </message>
    <message>
        <source>&amp;Meet Again</source>
        <translation>Refaire &amp;connaissance</translation>
    </message>
    <message>
        <source>%1&apos;s table</source>
        <translation>Chez %1</translation>
    </message>
    <message>
        <source>This isn&apos;t the computer %1 used before. Ask %1 whether they have a new computer.</source>
        <translation>%1 avait un autre ordinateur jusqu’ici. Demandez à %1 si c’en est un nouveau.</translation>
    </message>
</context>
<context>
    <name>sandbag::PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <extracomment>Title of the window in which the program is set up, noun.</extracomment>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <extracomment>Tab: what is set there, noun.</extracomment>
        <translation>&amp;Apparence</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>Tab: what is set there, noun.</extracomment>
        <translation>J&amp;eu</translation>
    </message>
    <message>
        <source>Pl&amp;ayers</source>
        <extracomment>Tab: what is set there, noun.</extracomment>
        <translation>Joue&amp;urs</translation>
    </message>
    <message>
        <source>&amp;Windows:</source>
        <extracomment>Label of a choice, noun.</extracomment>
        <translation>Fenê&amp;tres&#xa0;:</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>How bright windows are, an adjective.</extracomment>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>How bright windows are, an adjective.</extracomment>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>&amp;Felt:</source>
        <extracomment>Label of a choice, noun.</extracomment>
        <translation>Ta&amp;pis&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Cards:</source>
        <extracomment>Label of a choice, noun.</extracomment>
        <translation>&amp;Cartes&#xa0;:</translation>
    </message>
    <message>
        <source>S&amp;uits:</source>
        <extracomment>Label of a choice, noun.</extracomment>
        <translation>Cou&amp;leurs&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Ranks in your hand:</source>
        <translation>Ordre de votre &amp;main&#xa0;:</translation>
    </message>
    <message>
        <source>High to low</source>
        <translation>Hautes d’abord</translation>
    </message>
    <message>
        <source>Low to high</source>
        <translation>Basses d’abord</translation>
    </message>
    <message>
        <source> s</source>
        <extracomment>Seconds, behind a number.</extracomment>
        <translation> s</translation>
    </message>
    <message>
        <source>Wait before the &amp;next deal:</source>
        <translation>Attente avant la donne suivan&amp;te&#xa0;:</translation>
    </message>
    <message>
        <source>Play cards with a &amp;double click</source>
        <translation>Jouer les cartes par d&amp;ouble clic</translation>
    </message>
    <message>
        <source>Name at seat %1</source>
        <translation>Nom à la place %1</translation>
    </message>
    <message>
        <source>Card bac&amp;ks:</source>
        <translation>D&amp;os des cartes&#xa0;:</translation>
    </message>
    <message>
        <source>Slow</source>
        <extracomment>How fast cards move, an adjective.</extracomment>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <extracomment>How fast cards move, an adjective.</extracomment>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <extracomment>How fast cards move, an adjective.</extracomment>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>Instant</source>
        <extracomment>How fast cards move, an adjective.</extracomment>
        <translation>Instantanée</translation>
    </message>
    <message>
        <source>F&amp;iles</source>
        <extracomment>Tab: what is set there, noun.</extracomment>
        <translation>&amp;Dossiers</translation>
    </message>
    <message>
        <source>never</source>
        <extracomment>In place of a number: the tutor asks at no choice.</extracomment>
        <translation>jamais</translation>
    </message>
    <message>
        <source>Seats are in order of play, starting with yours.</source>
        <translation>Les places suivent l’ordre du jeu, à partir de la vôtre.</translation>
    </message>
    <message>
        <source>Two colors</source>
        <translation>Deux teintes</translation>
    </message>
    <message>
        <source>Four colors</source>
        <translation>Quatre teintes</translation>
    </message>
    <message>
        <source>Alternate &amp;black and red suits</source>
        <translation>Alterner couleurs &amp;noires et rouges</translation>
    </message>
    <message>
        <source>Show play&amp;er portraits</source>
        <translation>A&amp;fficher les portraits des joueurs</translation>
    </message>
    <message>
        <source>Show the deal&apos;s highlights &amp;before its result</source>
        <translation>Temps &amp;forts de la donne avant son résultat</translation>
    </message>
    <message>
        <source>Computers chat no&amp;w and then</source>
        <translation>Les ordinateurs &amp;bavardent de temps en temps</translation>
    </message>
    <message>
        <source>until I continue</source>
        <translation>jusqu’à ce que je continue</translation>
    </message>
    <message>
        <source>Play the &amp;only legal card automatically</source>
        <translation>Jouer d’office la seule &amp;carte permise</translation>
    </message>
    <message>
        <source>Confir&amp;m nil and blind bids</source>
        <translation>Confir&amp;mer nil et annonces à l’aveugle</translation>
    </message>
    <message>
        <source>Let me &amp;cut the cards</source>
        <translation>Me laisser coupe&amp;r le paquet</translation>
    </message>
    <message>
        <source>Let me ask my partner “Wh&amp;y?” during a deal</source>
        <translation>Demander «&#xa0;Pour&amp;quoi&#xa0;?&#xa0;» à mon partenaire en cours de donne</translation>
    </message>
    <message>
        <source>Anima&amp;te cards</source>
        <translation>A&amp;nimer les cartes</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <extracomment>Tab: what is set there, noun.</extracomment>
        <translation>&amp;Sons</translation>
    </message>
    <message>
        <source>Card si&amp;ze:</source>
        <translation>Taille des ca&amp;rtes&#xa0;:</translation>
    </message>
    <message>
        <source>Sp&amp;eed:</source>
        <extracomment>Label of a choice, noun.</extracomment>
        <translation>&amp;Vitesse&#xa0;:</translation>
    </message>
    <message>
        <source>Partners at this computer may s&amp;ee each other&apos;s cards</source>
        <translation>Des partenaires sur cet ordinateur peuvent &amp;voir les cartes l’un de l’autre</translation>
    </message>
    <message>
        <source>Backup</source>
        <extracomment>Tab: what is set there, noun.</extracomment>
        <translation>Sauvegarde</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <extracomment>Label of a choice, noun.</extracomment>
        <translation>Lan&amp;gue&#xa0;:</translation>
    </message>
    <message>
        <source>Restart Sandbag to use this language.</source>
        <translation>Redémarrez Sandbag pour utiliser cette langue.</translation>
    </message>
    <message>
        <source>Same as the desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>%1 (incomplete)</source>
        <translation>%1 (incomplet)</translation>
    </message>
    <message>
        <source>These cards have colors of their own, which can&apos;t be changed.</source>
        <translation>Ces cartes ont leurs propres teintes, qu’on ne peut pas changer.</translation>
    </message>
    <message>
        <source>Warn me before I make a mista&amp;ke:</source>
        <translation>Me &amp;prévenir avant une erreur&#xa0;:</translation>
    </message>
    <message>
        <source>% or more taken off the chance to win</source>
        <translation>&#xa0;% de chances de gagner perdues, ou plus</translation>
    </message>
    <message>
        <source>The tutor asks you to confirm a bid or card that lowers your chance of winning the match by at least this much. It also asks if the choice would cost that much in a match with an even score. A slip costs 1%, a mistake 3%, and a blunder 8%.</source>
        <translation>Le tuteur vous fait confirmer une annonce ou une carte qui réduit d’au moins autant vos chances de gagner la partie. Il le fait aussi pour un choix qui coûterait autant à égalité de points. Une imprécision coûte 1&#xa0;%, une erreur 3&#xa0;% et une grosse erreur 8&#xa0;%.</translation>
    </message>
    <message>
        <source>&amp;Keep the same view of the table when players share this computer</source>
        <translation>Ga&amp;rder la même vue de la table quand on partage cet ordinateur</translation>
    </message>
    <message>
        <source>Partners share the screen: cards are covered only when the screen passes to a player of the other side.</source>
        <translation>Les partenaires partagent l’écran&#xa0;: les cartes ne sont cachées que lorsque l’écran passe à un joueur de l’autre camp.</translation>
    </message>
</context>
<context>
    <name>sandbag::PrintSheetsDialog</name>
    <message>
        <source>Print</source>
        <extracomment>Title of a window: prints, verb.</extracomment>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <extracomment>The paper on which scores are written: a window or part of one, noun.</extracomment>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Blank scorecard</source>
        <translation>Feuille de marque vierge</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Hand record</source>
        <translation>Relevé des donnes</translation>
    </message>
    <message>
        <source>All deals</source>
        <translation>Toutes les donnes</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>The number of a deal, noun.</extracomment>
        <translation>Donne %1</translation>
    </message>
    <message>
        <source>A4</source>
        <extracomment>Size of paper.</extracomment>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <extracomment>Size of paper.</extracomment>
        <translation>Lettre US</translation>
    </message>
    <message>
        <source>A5</source>
        <extracomment>Size of paper.</extracomment>
        <translation>A5</translation>
    </message>
    <message>
        <source>&amp;Sheet:</source>
        <extracomment>Label of a choice of what is printed, noun; “Sheet”: which of the printed pages, “Page”: the page shown.</extracomment>
        <translation>&amp;Feuille&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Deal:</source>
        <extracomment>Label of a choice of what is printed, noun; “Sheet”: which of the printed pages, “Page”: the page shown.</extracomment>
        <translation>&amp;Donne&#xa0;:</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Page:</source>
        <extracomment>Label of a choice of what is printed, noun; “Sheet”: which of the printed pages, “Page”: the page shown.</extracomment>
        <translation>Page&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>In a menu or on a button: prints, verb.</extracomment>
        <translation>I&amp;mprimer…</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>page number</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>The printer cannot be used.</source>
        <translation>L’imprimante n’est pas utilisable.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>Enregistré&#xa0;: %1.</translation>
    </message>
    <message>
        <source>P&amp;aper:</source>
        <extracomment>Label of a choice of what is printed, noun; “Sheet”: which of the printed pages, “Page”: the page shown.</extracomment>
        <translation>P&amp;apier&#xa0;:</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>&amp;Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Printed.</source>
        <extracomment>What was done just now, an adjective.</extracomment>
        <translation>Imprimé.</translation>
    </message>
    <message>
        <source>&amp;Landscape</source>
        <extracomment>Whether the paper lies across, noun.</extracomment>
        <translation>Pay&amp;sage</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
</context>
<context>
    <name>sandbag::PrintText</name>
    <message>
        <source>Date</source>
        <extracomment>Line on a printed page on which one writes when it was, noun.</extracomment>
        <translation>Date</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>page number</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>the pages could not be created</source>
        <translation>impossible de créer les pages</translation>
    </message>
    <message>
        <source>%1 already exists. Replace it?</source>
        <translation>%1 existe déjà. Le remplacer&#xa0;?</translation>
    </message>
    <message>
        <source>Deal %1 · dealer: %2</source>
        <translation>Donne %1 · donneur&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n donne</numerusform>
            <numerusform>%n donnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), code %1</source>
        <translation>
            <numerusform>%n donne, code %1</numerusform>
            <numerusform>%n donnes, code %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Results of the shared deals</source>
        <translation>Résultats des donnes partagées</translation>
    </message>
    <message>
        <source>Hands of the shared deals</source>
        <translation>Mains des donnes partagées</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>numbers of boards</comment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>In each round, the two tables share the same deals.</source>
        <translation>À chaque tour, les deux tables partagent les mêmes donnes.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Heading of a column: the table at which two pairs meet; and which deals they play there, noun.</extracomment>
        <translation>Table</translation>
    </message>
    <message>
        <source>North, south</source>
        <translation>Nord, Sud</translation>
    </message>
    <message>
        <source>East, west</source>
        <translation>Est, Ouest</translation>
    </message>
    <message>
        <source>Deals</source>
        <extracomment>Heading of a column: the table at which two pairs meet; and which deals they play there, noun.</extracomment>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>The number of a deal, noun.</extracomment>
        <translation>Donne %1</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>Heading of a column or a page: two players who belong together; or all of them, noun.</extracomment>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Bids S, W, N, E</source>
        <translation>Annonces S, O, N, E</translation>
    </message>
    <message>
        <source>Tricks S, W, N, E</source>
        <translation>Plis S, O, N, E</translation>
    </message>
    <message>
        <source>Points N, S</source>
        <translation>Points N, S</translation>
    </message>
    <message>
        <source>Points E, W</source>
        <translation>Points E, O</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>numbers of pairs</comment>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>North and south</source>
        <translation>Nord et Sud</translation>
    </message>
    <message>
        <source>East and west</source>
        <translation>Est et Ouest</translation>
    </message>
    <message>
        <source>Place</source>
        <extracomment>Heading of a column: the place in a ranking, noun.</extracomment>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Pair</source>
        <extracomment>Heading of a column or a page: two players who belong together; or all of them, noun.</extracomment>
        <translation>Paire</translation>
    </message>
    <message>
        <source>Matchpoints</source>
        <extracomment>Heading of a column: how many pairs with the same cards one beat, noun.</extracomment>
        <translation>Matchpoints</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Heading of a column: points out of those that could be had, in %, noun.</extracomment>
        <translation>Part</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>Heading of a column: the points of the score, noun.</extracomment>
        <translation>Points</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>matchpoints</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Deal by deal</source>
        <translation>Donne par donne</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal, noun (a hand dealt and played).</extracomment>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Matchpoints N, S</source>
        <translation>Matchpoints N, S</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>Heading of a page: what stands on it, noun.</extracomment>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Result slips</source>
        <translation>Fiches de résultat</translation>
    </message>
    <message>
        <source>Ranking</source>
        <extracomment>Heading of a page: what stands on it, noun.</extracomment>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Save Picture of the Table</source>
        <translation>Enregistrer l’image de la table</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>Can&apos;t write to %1.</source>
        <translation>Impossible d’écrire dans %1.</translation>
    </message>
    <message>
        <source>North and south stay. After each round, east and west move to the next higher table, and the deals are passed to the next lower table.</source>
        <translation>Nord et Sud restent. Après chaque tour, Est et Ouest vont à la table suivante, et les donnes à la table précédente.</translation>
    </message>
    <message>
        <source>Round %1 · before it, east and west skip one table</source>
        <translation>Tour %1 · avant ce tour, Est et Ouest sautent une table</translation>
    </message>
</context>
<context>
    <name>sandbag::ProblemPane</name>
    <message>
        <source>&amp;Next Problem</source>
        <translation>Problème &amp;suivant</translation>
    </message>
    <message>
        <source>Show the &amp;Answer</source>
        <translation>Montrer la &amp;réponse</translation>
    </message>
    <message>
        <source>Try A&amp;gain</source>
        <translation>Réess&amp;ayer</translation>
    </message>
    <message>
        <source>Problem of the &amp;Day</source>
        <translation>Problème &amp;du jour</translation>
    </message>
    <message>
        <source>All &amp;Lessons</source>
        <translation>&amp;Toutes les leçons</translation>
    </message>
    <message>
        <source>&amp;Kind:</source>
        <extracomment>Label of a choice: what the problems are about, noun.</extracomment>
        <translation>G&amp;enre&#xa0;:</translation>
    </message>
    <message>
        <source>All kinds</source>
        <translation>Tous les genres</translation>
    </message>
    <message>
        <source>Add &amp;my mistakes from reviews</source>
        <translation>Ajouter &amp;mes erreurs tirées des analyses</translation>
    </message>
    <message>
        <source>There is no other problem of this kind.</source>
        <translation>Il n’y a pas d’autre problème de ce genre.</translation>
    </message>
    <message>
        <source>Problem %1</source>
        <translation>Problème %1</translation>
    </message>
    <message>
        <source>Rating: %1</source>
        <translation>Cote&#xa0;: %1</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>Le mieux&#xa0;: %1.</translation>
    </message>
    <message>
        <source>There is a better choice.</source>
        <translation>Il y a mieux.</translation>
    </message>
    <message>
        <source>Your rating: %1 ± %2</source>
        <translation>Votre cote&#xa0;: %1 ± %2</translation>
    </message>
</context>
<context>
    <name>sandbag::QuickSetupDialog</name>
    <message>
        <source> points</source>
        <extracomment>Behind a number in a field: the points at which the match ends.</extracomment>
        <translation> points</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <extracomment>Button: begins a match with these rules, verb.</extracomment>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>&amp;All Rules…</source>
        <translation>&amp;Toutes les règles…</translation>
    </message>
    <message>
        <source>Current rules</source>
        <translation>Règles actuelles</translation>
    </message>
</context>
<context>
    <name>sandbag::ReplayPanel</name>
    <message>
        <source>Replay of deal %1</source>
        <translation>Revoir la donne %1</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button: one step back or on in a deal that is shown again.</extracomment>
        <translation>Reculer</translation>
    </message>
    <message>
        <source>Forward</source>
        <extracomment>Button: one step back or on in a deal that is shown again.</extracomment>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: closes a paper that lies on the table, verb.</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>This is the first deal.</source>
        <translation>C’est la première donne.</translation>
    </message>
    <message>
        <source>Position in deal</source>
        <translation>Position dans la donne</translation>
    </message>
    <message>
        <source>Previous deal</source>
        <translation>Donne précédente</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Donne suivante</translation>
    </message>
    <message>
        <source>Continue from Here</source>
        <translation>Continuer d’ici</translation>
    </message>
    <message>
        <source>This is the last finished deal.</source>
        <translation>C’est la dernière donne finie.</translation>
    </message>
</context>
<context>
    <name>sandbag::ResultDialog</name>
    <message>
        <source>Enter Results</source>
        <translation>Saisir les résultats</translation>
    </message>
    <message>
        <source>Deal %1. North and south: %2. East and west: %3.</source>
        <translation>Donne %1. Nord et Sud&#xa0;: %2. Est et Ouest&#xa0;: %3.</translation>
    </message>
    <message>
        <source>&amp;Enter Result</source>
        <translation>&amp;Saisir le résultat</translation>
    </message>
</context>
<context>
    <name>sandbag::ResultPanel</name>
    <message>
        <source>Deal %1</source>
        <extracomment>The number of a deal, noun.</extracomment>
        <translation>Donne %1</translation>
    </message>
    <message numerus="yes">
        <source>%n bag(s)</source>
        <translation>
            <numerusform>%n sac</numerusform>
            <numerusform>%n sacs</numerusform>
        </translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Cette donne</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Heading of a column: the sum so far, noun.</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>Button: looks for mistakes in what was played, verb.</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Deal %1: misdeal</source>
        <translation>Donne %1&#xa0;: fausse donne</translation>
    </message>
    <message>
        <source>Deal %1: passed out</source>
        <translation>Donne %1&#xa0;: tous ont passé</translation>
    </message>
    <message>
        <source>Deal %1: void, too few tricks bid</source>
        <translation>Donne %1&#xa0;: nulle, trop peu de plis annoncés</translation>
    </message>
    <message>
        <source>Deal %1: not scored</source>
        <translation>Donne %1&#xa0;: pas marquée</translation>
    </message>
    <message>
        <source>Next Deal</source>
        <translation>Donne suivante</translation>
    </message>
    <message>
        <source>Replay Deal</source>
        <translation>Revoir la donne</translation>
    </message>
</context>
<context>
    <name>sandbag::ReviewController</name>
    <message>
        <source>The printer cannot be used.</source>
        <translation>L’imprimante n’est pas utilisable.</translation>
    </message>
    <message>
        <source>Finding the best play with all cards known…</source>
        <translation>Recherche du meilleur jeu à cartes ouvertes…</translation>
    </message>
</context>
<context>
    <name>sandbag::ReviewModel</name>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal, noun (a hand dealt and played).</extracomment>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Choice</source>
        <extracomment>Heading of a column: the bid or card that a player chose, noun.</extracomment>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Cost</source>
        <comment>of a choice, in chances to win or points</comment>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Heading of a column: who chose, noun.</extracomment>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>Heading of a column: how good a choice was (&quot;slip&quot;, &quot;blunder&quot;), noun.</extracomment>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>How much the choice lowered the chance to win, or the points it cost</source>
        <translation>De combien le choix a réduit les chances de gagner, ou les points qu’il a coûtés</translation>
    </message>
</context>
<context>
    <name>sandbag::ReviewPane</name>
    <message>
        <source>Progress of the review</source>
        <translation>Avancement de l’analyse</translation>
    </message>
    <message>
        <source>R&amp;eview</source>
        <extracomment>Button: looks for mistakes in what was played, verb.</extracomment>
        <translation>&amp;Analyser</translation>
    </message>
    <message>
        <source>Print the review</source>
        <translation>Imprimer l’analyse</translation>
    </message>
    <message>
        <source>Tr&amp;y Again</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>All Han&amp;ds</source>
        <translation>Toutes les &amp;mains</translation>
    </message>
    <message>
        <source>&amp;Why?</source>
        <extracomment>Button: has the reasons of a choice told.</extracomment>
        <translation>Po&amp;urquoi&#xa0;?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button: ends the review before it is done, verb.</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>What would you do? Choose on the table, or here.</source>
        <translation>Que feriez-vous&#xa0;? Choisissez sur la table ou ici.</translation>
    </message>
    <message>
        <source>What would you do? Choose below.</source>
        <translation>Que feriez-vous&#xa0;? Choisissez ci-dessous.</translation>
    </message>
    <message>
        <source>%1: the best choice.</source>
        <translation>%1&#xa0;: le meilleur choix.</translation>
    </message>
    <message>
        <source>Tab&amp;le</source>
        <extracomment>Button: shows the figures of a drawing in rows and columns, noun.</extracomment>
        <translation>&amp;Tableau</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <extracomment>In a menu or on a button: prints, verb.</extracomment>
        <translation>Imprim&amp;er…</translation>
    </message>
    <message>
        <source>Chance to win (%), deal by deal</source>
        <translation>Chances de gagner (%), donne par donne</translation>
    </message>
    <message>
        <source>Choices, costliest first</source>
        <translation>Choix, du plus coûteux au moins coûteux</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>Name of a list for a screen reader: whose choices are shown, noun.</extracomment>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Review finished deals</source>
        <translation>Analyser les donnes finies</translation>
    </message>
    <message>
        <source>Chart as a table</source>
        <translation>La courbe en tableau</translation>
    </message>
    <message>
        <source>Hide the answer and try again</source>
        <translation>Cacher la réponse et réessayer</translation>
    </message>
    <message>
        <source>C&amp;ontinue Here</source>
        <translation>&amp;Continuer ici</translation>
    </message>
    <message>
        <source>Continue from here in a new window</source>
        <translation>Continuer d’ici dans une nouvelle fenêtre</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Montrer toutes les mains</translation>
    </message>
    <message>
        <source>Everyone</source>
        <extracomment>Choice: the review shows what all players chose.</extracomment>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>After each deal, the review shows what each choice cost, judged only by the cards its player could see.</source>
        <translation>Après chaque donne, l’analyse montre ce que chaque choix a coûté, jugé seulement d’après les cartes que son joueur pouvait voir.</translation>
    </message>
    <message>
        <source>%1: chance to win lowered by %2 percentage points.</source>
        <translation>%1&#xa0;: chances de gagner réduites de %2 points de pourcentage.</translation>
    </message>
    <message>
        <source>Best play: %1 (%2).</source>
        <translation>Meilleur coup&#xa0;: %1 (%2).</translation>
    </message>
    <message>
        <source>Choose one of the players listed above: %1.</source>
        <translation>Choisissez un joueur ci-dessus&#xa0;: %1.</translation>
    </message>
    <message>
        <source>What this player could infer, and how they usually play</source>
        <translation>Ce que ce joueur pouvait déduire, et sa façon de jouer</translation>
    </message>
</context>
<context>
    <name>sandbag::ReviewTable</name>
    <message>
        <source>Back to the Match</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>What would you do?</source>
        <translation>Que feriez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Review table</source>
        <translation>Table de l’analyse</translation>
    </message>
    <message>
        <source>%1: all hands</source>
        <translation>%1&#xa0;: toutes les mains</translation>
    </message>
    <message>
        <source>%1, as seen by %2</source>
        <translation>%1, place&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>sandbag::ReviewUiText</name>
    <message>
        <source>Choice</source>
        <extracomment>Heading of a column: the bid or card that a player chose, noun.</extracomment>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>Heading of a column: what would have been best; and how much was lost by the choice, noun.</extracomment>
        <translation>Le mieux</translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s)</source>
        <translation>
            <numerusform>%n leçon</numerusform>
            <numerusform>%n leçons</numerusform>
        </translation>
    </message>
    <message>
        <source>Chance to win the match</source>
        <translation>Chances de gagner la partie</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Analyse&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>Heading of a column: what would have been best; and how much was lost by the choice, noun.</extracomment>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Deal and trick</source>
        <translation>Donne et pli</translation>
    </message>
    <message>
        <source>What each choice cost</source>
        <translation>Coût de chaque choix</translation>
    </message>
</context>
<context>
    <name>sandbag::RuleSide</name>
    <message>
        <source>I &amp;Agree</source>
        <translation>J’acc&amp;epte</translation>
    </message>
    <message>
        <source>Change the &amp;Rules…</source>
        <translation>&amp;Modifier les règles…</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>Règles de cette table</translation>
    </message>
    <message>
        <source>You have agreed to these rules.</source>
        <translation>Vous avez accepté ces règles.</translation>
    </message>
    <message>
        <source>Read the rules and agree to them. If someone changes them, everyone is asked again.</source>
        <translation>Lisez les règles et acceptez-les. Si quelqu’un les modifie, la question est reposée à tous.</translation>
    </message>
    <message>
        <source>Take a seat first; then you can agree to these rules.</source>
        <translation>Prenez d’abord une place&#xa0;; vous pourrez alors accepter ces règles.</translation>
    </message>
</context>
<context>
    <name>sandbag::RulesInForceDialog</name>
    <message>
        <source>&lt;li&gt;&lt;a href=&quot;#%1&quot;&gt;%2&lt;/a&gt;: &lt;b&gt;%3&lt;/b&gt; (%4: %5)&lt;/li&gt;</source>
        <translation>&lt;li&gt;&lt;a href=&quot;#%1&quot;&gt;%2&lt;/a&gt;&#xa0;: &lt;b&gt;%3&lt;/b&gt; (%4&#xa0;: %5)&lt;/li&gt;</translation>
    </message>
    <message>
        <source>Com&amp;pare…</source>
        <extracomment>Button: opens a window in which two tables of rules are compared, verb.</extracomment>
        <translation>&amp;Comparer…</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <extracomment>In a menu or on a button: prints, verb.</extracomment>
        <translation>I&amp;mprimer…</translation>
    </message>
    <message>
        <source>&lt;p&gt;Like &lt;b&gt;%1&lt;/b&gt;, with these changes:&lt;/p&gt;</source>
        <translation>&lt;p&gt;Comme &lt;b&gt;%1&lt;/b&gt;, avec ces modifications&#xa0;:&lt;/p&gt;</translation>
    </message>
    <message>
        <source>Copy Rules t&amp;o New Match…</source>
        <translation>Copier dans une &amp;nouvelle partie…</translation>
    </message>
    <message>
        <source>This match&apos;s rules can&apos;t change; edit a copy instead</source>
        <translation>Les règles de cette partie ne changent pas&#xa0;; modifiez plutôt une copie</translation>
    </message>
    <message>
        <source>Compare with other rules</source>
        <translation>Comparer avec d’autres règles</translation>
    </message>
    <message>
        <source>Print the rule sheet</source>
        <translation>Imprimer la feuille de règles</translation>
    </message>
    <message>
        <source>&lt;p&gt;Exactly &lt;b&gt;%1&lt;/b&gt;.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Exactement &lt;b&gt;%1&lt;/b&gt;.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;li&gt;&lt;a href=&quot;#%1&quot;&gt;%2&lt;/a&gt;: &lt;b&gt;%3&lt;/b&gt; (before: %4)&lt;/li&gt;</source>
        <translation>&lt;li&gt;&lt;a href=&quot;#%1&quot;&gt;%2&lt;/a&gt;&#xa0;: &lt;b&gt;%3&lt;/b&gt; (avant&#xa0;: %4)&lt;/li&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;The same as in your last match together.&lt;/p&gt;</source>
        <translation>&lt;p&gt;Les mêmes que dans votre dernière partie ensemble.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;p&gt;Different from your last match together:&lt;/p&gt;</source>
        <translation>&lt;p&gt;Différences avec votre dernière partie ensemble&#xa0;:&lt;/p&gt;</translation>
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
        <translation>presse-papiers</translation>
    </message>
    <message>
        <source>The clipboard holds no house rules.</source>
        <translation>Le presse-papiers ne contient pas de règles maison.</translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>Mes règles</translation>
    </message>
    <message>
        <source>Another window or program changed %1. The version that it wrote is saved as %2.</source>
        <translation>Une autre fenêtre ou un autre programme a modifié %1. La version ainsi écrite est gardée sous le nom %2.</translation>
    </message>
</context>
<context>
    <name>sandbag::RulingDialog</name>
    <message>
        <source>Ruling</source>
        <extracomment>The points or another number of a deal were changed by the players: noun, a decision as of an umpire.</extracomment>
        <translation>Décision</translation>
    </message>
    <message>
        <source>&amp;Side:</source>
        <extracomment>Label of a field of a ruling: how much it changes, or whom it concerns, noun.</extracomment>
        <translation>&amp;Camp&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Points:</source>
        <extracomment>Label of a field of a ruling: how much it changes, or whom it concerns, noun.</extracomment>
        <translation>P&amp;oints&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Bags:</source>
        <extracomment>Label of a field of a ruling: how much it changes, or whom it concerns, noun.</extracomment>
        <translation>&amp;Sacs&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <extracomment>Label of a field of a ruling: how much it changes, or whom it concerns, noun.</extracomment>
        <translation>&amp;Motif&#xa0;:</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>Choice in a ruling: no reason is named.</extracomment>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>&amp;Tricks deducted:</source>
        <translation>Plis re&amp;tirés&#xa0;:</translation>
    </message>
    <message>
        <source>e.g. named a suit while bidding</source>
        <translation>p. ex. couleur nommée pendant les annonces</translation>
    </message>
    <message>
        <source>Adds a separate line to this deal&apos;s score.</source>
        <translation>Ajoute une ligne à part à la marque de cette donne.</translation>
    </message>
</context>
<context>
    <name>sandbag::RulingPanel</name>
    <message>
        <source>&amp;Points</source>
        <extracomment>Label of a field of a ruling: how much it changes, or whom it concerns, noun.</extracomment>
        <translation>P&amp;oints</translation>
    </message>
    <message>
        <source>&amp;Bags</source>
        <extracomment>Label of a field of a ruling: how much it changes, or whom it concerns, noun.</extracomment>
        <translation>&amp;Sacs</translation>
    </message>
    <message>
        <source>&amp;Reason</source>
        <extracomment>Label of a field of a ruling: how much it changes, or whom it concerns, noun.</extracomment>
        <translation>&amp;Motif</translation>
    </message>
    <message>
        <source>Reason</source>
        <extracomment>Label of a field of a ruling: how much it changes, or whom it concerns, noun.</extracomment>
        <translation>Motif</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>Button: does not add a ruling, verb.</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>&amp;Tricks deducted</source>
        <translation>Plis re&amp;tirés</translation>
    </message>
    <message>
        <source>e.g. named a suit while bidding</source>
        <translation>p. ex. couleur nommée pendant les annonces</translation>
    </message>
    <message>
        <source>Add</source>
        <extracomment>Button: adds a ruling to the score, verb.</extracomment>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Ruling: a line of its own that corrects this deal&apos;s score</source>
        <translation>Décision&#xa0;: une ligne à part, qui corrige la marque de cette donne</translation>
    </message>
</context>
<context>
    <name>sandbag::SameCards</name>
    <message>
        <source>Code: %1</source>
        <translation>Code&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>sandbag::ScoreBook</name>
    <message>
        <source>deal %1 as originally scored</source>
        <translation>donne %1 telle que marquée au départ</translation>
    </message>
    <message>
        <source>Saving to %1 works again.</source>
        <translation>%1 peut de nouveau être enregistré.</translation>
    </message>
    <message>
        <source>%1 is open in another window.</source>
        <translation>%1 est ouvert dans une autre fenêtre.</translation>
    </message>
    <message>
        <source>%1 is missing, so this match is no longer saved there.</source>
        <translation>%1 est introuvable&#xa0;: cette partie n’y est plus enregistrée.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read, so this match is no longer saved there.</source>
        <translation>%1 est illisible&#xa0;: cette partie n’y est plus enregistrée.</translation>
    </message>
    <message>
        <source>Another program changed %1. Sandbag won&apos;t overwrite it, so this match is no longer saved there.</source>
        <translation>Un autre programme a modifié %1. Sandbag n’y touche pas&#xa0;: cette partie n’y est plus enregistrée.</translation>
    </message>
    <message>
        <source>%1 is open in another window, so this match is no longer saved there.</source>
        <translation>%1 est ouvert dans une autre fenêtre&#xa0;: cette partie n’y est plus enregistrée.</translation>
    </message>
    <message>
        <source>%1: the last deal isn&apos;t finished; open the match to play on</source>
        <translation>%1&#xa0;: la dernière donne n’est pas finie&#xa0;; ouvrez la partie pour la continuer</translation>
    </message>
    <message>
        <source>Another program changed %1. Sandbag won&apos;t overwrite it; this match is now saved in %2.</source>
        <translation>Un autre programme a modifié %1. Sandbag n’y touche pas&#xa0;: cette partie est maintenant enregistrée dans %2.</translation>
    </message>
</context>
<context>
    <name>sandbag::ScoreChart</name>
    <message>
        <source>%1: %2</source>
        <comment>side: total</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Chart of the running totals</source>
        <translation>Courbe des totaux</translation>
    </message>
</context>
<context>
    <name>sandbag::ScoreKeeper</name>
    <message>
        <source>Score Keeper</source>
        <translation>Marqueur</translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>The player who deals, noun.</extracomment>
        <translation>Donneur</translation>
    </message>
    <message>
        <source>No match yet</source>
        <translation>Pas encore de partie</translation>
    </message>
    <message>
        <source>Next deal (Page Down)</source>
        <translation>Donne suivante (Page suiv.)</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>The number of a deal, noun.</extracomment>
        <translation>Donne %1</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <extracomment>Menu: what has to do with matches as a whole, noun.</extracomment>
        <translation>Pa&amp;rtie</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <extracomment>In a menu: begins a new match, an adjective.</extracomment>
        <translation>&amp;Nouvelle…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>In a menu: opens a file with a match, verb.</extracomment>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Save a Copy &amp;As…</source>
        <translation>Enregistrer une &amp;copie sous…</translation>
    </message>
    <message>
        <source>&amp;Print or Export…</source>
        <translation>I&amp;mprimer ou exporter…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>In a menu or on a button: closes the window, verb.</extracomment>
        <translation>F&amp;ermer</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <extracomment>Menu: what is done with one deal of the score, noun.</extracomment>
        <translation>D&amp;onne</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>In a menu: takes back what was done last, or does it again, verb.</extracomment>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <extracomment>In a menu: takes back what was done last, or does it again, verb.</extracomment>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Misdeal</source>
        <extracomment>In a menu: the deal is void since it was dealt wrong, noun.</extracomment>
        <translation>&amp;Fausse donne</translation>
    </message>
    <message>
        <source>&amp;Next Deal</source>
        <translation>Donne suivan&amp;te</translation>
    </message>
    <message>
        <source>Matches (*.spades.json);;All files (*)</source>
        <translation>Parties (*.spades.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Match</source>
        <extracomment>The name proposed for a file with a match, noun.</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Matches (*.spades.json)</source>
        <translation>Parties (*.spades.json)</translation>
    </message>
    <message>
        <source>Saved %1.</source>
        <translation>Enregistré&#xa0;: %1.</translation>
    </message>
    <message>
        <source>New &amp;Window</source>
        <translation>Nouvelle &amp;fenêtre</translation>
    </message>
    <message>
        <source>Change &amp;Rules…</source>
        <translation>Modifier les &amp;règles…</translation>
    </message>
    <message>
        <source>P&amp;layers…</source>
        <extracomment>In a menu: opens a window in which something is shown or chosen, noun.</extracomment>
        <translation>Joue&amp;urs…</translation>
    </message>
    <message>
        <source>Deale&amp;r:</source>
        <extracomment>The player who deals, noun.</extracomment>
        <translation>Don&amp;neur&#xa0;:</translation>
    </message>
    <message>
        <source>Rulin&amp;g…</source>
        <extracomment>Menu and button: enters a ruling, a decision of the players that changes the score.</extracomment>
        <translation>Décisi&amp;on…</translation>
    </message>
    <message>
        <source>&amp;Open a Copy</source>
        <translation>Ouvrir un&amp;e copie</translation>
    </message>
    <message>
        <source>Previous deal (Page Up)</source>
        <translation>Donne précédente (Page préc.)</translation>
    </message>
    <message>
        <source>Continue in that window, or open a copy. The copy is saved in a separate file, and the original is not changed.</source>
        <translation>Continuez dans cette autre fenêtre, ou ouvrez une copie. La copie va dans un fichier à part, et l’original ne change pas.</translation>
    </message>
    <message>
        <source>Deal %1 was played on screen, so it can&apos;t be edited.</source>
        <translation>La donne %1 a été jouée à l’écran&#xa0;: elle ne peut pas être modifiée.</translation>
    </message>
    <message>
        <source>&amp;Enter Deal</source>
        <translation>&amp;Valider la donne</translation>
    </message>
    <message>
        <source>Later deals don&apos;t fit this correction.</source>
        <translation>Les donnes suivantes ne vont pas avec cette correction.</translation>
    </message>
    <message>
        <source>&amp;Keep Scores</source>
        <translation>Garder les point&amp;s</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Remove %n Later Deal(s)</source>
        <translation>
            <numerusform>S&amp;upprimer %n donne suivante</numerusform>
            <numerusform>S&amp;upprimer %n donnes suivantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Current Rule&amp;s…</source>
        <translation>Règles &amp;actuelles…</translation>
    </message>
    <message>
        <source>Remove &amp;Last Deal</source>
        <translation>&amp;Supprimer la dernière donne</translation>
    </message>
    <message>
        <source>Pre&amp;vious Deal</source>
        <translation>Donn&amp;e précédente</translation>
    </message>
    <message>
        <source>S&amp;corecard</source>
        <extracomment>In a menu: whether that part of the window is shown, or is heard, noun.</extracomment>
        <translation>&amp;Feuille de marque</translation>
    </message>
    <message>
        <source>Open Match</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Save Copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>%1

Press %2 for a new match, %3 to print this one, %4 to undo the last deal.</source>
        <comment>who won</comment>
        <translation>%1

%2&#xa0;: nouvelle partie, %3&#xa0;: imprimer celle-ci, %4&#xa0;: annuler la dernière donne.</translation>
    </message>
    <message>
        <source>%1

Keep the points of the later deals as rulings (separate score lines), or remove those deals. You can undo either with %2.</source>
        <translation>%1

Gardez les points des donnes suivantes comme décisions (lignes à part de la marque), ou supprimez ces donnes. %2 annule l’un ou l’autre.</translation>
    </message>
    <message>
        <source>Press %1 to start a match or %2 to open one.</source>
        <translation>%1 commence une partie, %2 en ouvre une.</translation>
    </message>
    <message>
        <source>Enter: next · Backspace: back · Ctrl+Enter: finish deal · %1: undo</source>
        <translation>Entrée&#xa0;: suite · Retour arrière&#xa0;: retour · Ctrl+Entrée&#xa0;: finir la donne · %1&#xa0;: annuler</translation>
    </message>
    <message>
        <source>Deal Void: Too &amp;Few Tricks Bid</source>
        <translation>Donne &amp;nulle&#xa0;: trop peu de plis annoncés</translation>
    </message>
    <message>
        <source>Score as En&amp;tered</source>
        <translation>&amp;Compter tel quel</translation>
    </message>
    <message>
        <source>Score this deal as entered, although the rules forbid part of it</source>
        <translation>Compter cette donne telle quelle, même si les règles en interdisent une partie</translation>
    </message>
    <message>
        <source>Correction of Deal %1</source>
        <translation>Correction de la donne %1</translation>
    </message>
    <message>
        <source>Save C&amp;orrection</source>
        <translation>Enregistrer la &amp;correction</translation>
    </message>
    <message>
        <source>Reading the match…</source>
        <translation>Lecture de la partie…</translation>
    </message>
</context>
<context>
    <name>sandbag::ScorecardDock</name>
    <message>
        <source>Scorecard</source>
        <extracomment>The paper on which scores are written: a window or part of one, noun.</extracomment>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Show the whole scorecard</source>
        <translation>Montrer toute la feuille de marque</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>player, bonus points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Bonuses: %1</source>
        <translation>Primes&#xa0;: %1</translation>
    </message>
    <message>
        <source>Char&amp;t</source>
        <extracomment>Tab beside the scorecard: a drawing of how the score went, noun.</extracomment>
        <translation>&amp;Courbe</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Totals only</source>
        <translation>Totaux seulement</translation>
    </message>
    <message>
        <source>Whole Scorecard</source>
        <translation>Feuille entière</translation>
    </message>
    <message>
        <source>Copy as &amp;Text</source>
        <translation>Copier en &amp;texte</translation>
    </message>
    <message>
        <source>Copy as CS&amp;V</source>
        <translation>Copier en CS&amp;V</translation>
    </message>
    <message>
        <source>Sav&amp;e as CSV…</source>
        <translation>Enregist&amp;rer en CSV…</translation>
    </message>
    <message>
        <source>Save as CSV</source>
        <translation>Enregistrer en CSV</translation>
    </message>
    <message>
        <source>Save as P&amp;icture…</source>
        <translation>Enregistrer en im&amp;age…</translation>
    </message>
    <message>
        <source>Save as Picture</source>
        <translation>Enregistrer en image</translation>
    </message>
    <message>
        <source>Show &amp;Bags as Last Digit</source>
        <translation>Sacs en &amp;dernier chiffre</translation>
    </message>
    <message>
        <source>Scorec&amp;ard</source>
        <extracomment>The paper on which scores are written: a window or part of one, noun.</extracomment>
        <translation>&amp;Marque</translation>
    </message>
    <message>
        <source>Show 200 as &amp;Wheels (Zeros Joined)</source>
        <translation>Afficher 200 en &amp;wheels (zéros liés)</translation>
    </message>
</context>
<context>
    <name>sandbag::ScorecardHeader</name>
    <message>
        <source>Bid/took</source>
        <translation>Ann./faits</translation>
    </message>
</context>
<context>
    <name>sandbag::ScorecardModel</name>
    <message>
        <source>%1 dealt</source>
        <translation>Donneur&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>side: sum</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>Heading of a column: the number of tricks bid, noun.</extracomment>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>Took</source>
        <extracomment>Heading of a column: the number of tricks taken, a verb in the past.</extracomment>
        <translation>Plis</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Heading of a column: the points of one deal, noun.</extracomment>
        <translation>Points</translation>
    </message>
    <message>
        <source>Bags</source>
        <extracomment>Heading of a column: overtricks that are counted.</extracomment>
        <translation>Sacs</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Heading of a column: the sum so far, noun.</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal, noun (a hand dealt and played).</extracomment>
        <translation>N°</translation>
    </message>
    <message>
        <source>Deal and dealer</source>
        <translation>Donne et donneur</translation>
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
        <translation>nil aveugle annoncé</translation>
    </message>
    <message>
        <source>nil bid</source>
        <translation>nil annoncé</translation>
    </message>
    <message>
        <source>%1 sure and %2 possible</source>
        <translation>sûrs&#xa0;: %1, possibles&#xa0;: %2</translation>
    </message>
    <message>
        <source>No bids.</source>
        <translation>Pas d’annonces.</translation>
    </message>
    <message>
        <source>Spades</source>
        <extracomment>The name of the game, as the heading of a printed page.</extracomment>
        <translation>Spades</translation>
    </message>
    <message>
        <source>Sets in a row</source>
        <translation>Chutes de suite</translation>
    </message>
    <message>
        <source>Start · end</source>
        <translation>Début · fin</translation>
    </message>
    <message>
        <source>Bonuses of each player</source>
        <translation>Primes de chaque joueur</translation>
    </message>
    <message>
        <source>Signatures</source>
        <extracomment>Heading of a page on which scores are written.</extracomment>
        <translation>Signatures</translation>
    </message>
    <message>
        <source>Blank scorecard</source>
        <translation>Feuille de marque vierge</translation>
    </message>
    <message>
        <source>%1 (dealer)</source>
        <translation>%1 (donneur)</translation>
    </message>
    <message>
        <source>D</source>
        <comment>dealer, in the middle of the table</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>%1: %2. Total %3</source>
        <comment>side: its lines</comment>
        <translation>%1&#xa0;: %2. Total %3</translation>
    </message>
    <message>
        <source>Bidding</source>
        <extracomment>Heading of a part of the record of a deal, noun.</extracomment>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>Heading of a part of the record of a deal, noun.</extracomment>
        <translation>Jeu de la carte</translation>
    </message>
    <message>
        <source>Deal %1 · %2 dealt</source>
        <translation>Donne %1 · donneur&#xa0;: %2</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading of a part of the record of a deal, noun.</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Not finished.</source>
        <translation>Pas terminée.</translation>
    </message>
    <message>
        <source>Hand record</source>
        <translation>Relevé des donnes</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>%1 · playing to %2</source>
        <translation>%1 · objectif %2</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <extracomment>Heading of a page on which scores are written.</extracomment>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal, noun (a hand dealt and played).</extracomment>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Dealer</source>
        <extracomment>The player who deals, noun.</extracomment>
        <translation>Donneur</translation>
    </message>
    <message>
        <source>bid</source>
        <extracomment>Heading of a column of an exported table, behind the name of a side: &quot;Ada &amp; Cy bid&quot;.</extracomment>
        <translation>annonce</translation>
    </message>
    <message>
        <source>took</source>
        <extracomment>Heading of a column of an exported table, behind the name of a side: &quot;Ada &amp; Cy bid&quot;.</extracomment>
        <translation>plis</translation>
    </message>
    <message>
        <source>score</source>
        <extracomment>Heading of a column of an exported table, behind the name of a side: &quot;Ada &amp; Cy bid&quot;.</extracomment>
        <translation>points</translation>
    </message>
    <message>
        <source>bags</source>
        <extracomment>Heading of a column of an exported table, behind the name of a side: &quot;Ada &amp; Cy bid&quot;.</extracomment>
        <translation>sacs</translation>
    </message>
    <message>
        <source>total</source>
        <extracomment>Heading of a column of an exported table, behind the name of a side: &quot;Ada &amp; Cy bid&quot;.</extracomment>
        <translation>total</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>Heading of a column: the number of tricks bid, noun.</extracomment>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>Took</source>
        <extracomment>Heading of a column: the number of tricks taken, a verb in the past.</extracomment>
        <translation>Plis</translation>
    </message>
    <message>
        <source>Bid/took</source>
        <translation>Ann./faits</translation>
    </message>
    <message>
        <source>Nil</source>
        <extracomment>Heading of a column: points for or against a nil.</extracomment>
        <translation>Nil</translation>
    </message>
    <message>
        <source>Bonus</source>
        <extracomment>Heading of a column: points beyond those of the contract, noun.</extracomment>
        <translation>Prime</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>Heading of a column: the points of one deal, noun.</extracomment>
        <translation>Points</translation>
    </message>
    <message>
        <source>Bags</source>
        <extracomment>Heading of a column: overtricks that are counted.</extracomment>
        <translation>Sacs</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Heading of a column: the sum so far, noun.</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Deal · dealer</source>
        <translation>Donne · donneur</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>side: what happened</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Sets in total</source>
        <translation>Chutes en tout</translation>
    </message>
    <message>
        <source>%1 found that %2 had reneged in trick %3.</source>
        <translation>Renonce au pli %3 : %2 (relevée : %1).</translation>
    </message>
    <message>
        <source>Code for these cards: %1</source>
        <translation>Code de ces cartes&#xa0;: %1</translation>
    </message>
    <message>
        <source>raised to %1</source>
        <translation>relance à %1</translation>
    </message>
    <message>
        <source>changed to ten</source>
        <translation>passage à dix</translation>
    </message>
    <message>
        <source>looked</source>
        <extracomment>Behind a call of the deal&apos;s record: the player looked at the cards, a verb in the past.</extracomment>
        <translation>a regardé</translation>
    </message>
    <message>
        <source>%1 claimed the remaining tricks.</source>
        <translation>Plis restants réclamés : %1.</translation>
    </message>
    <message>
        <source>%1 claimed the remaining tricks; the claim failed.</source>
        <translation>Plis restants réclamés à tort : %1.</translation>
    </message>
    <message>
        <source>%1 wrongly said that %2 had reneged in trick %3.</source>
        <translation>Renonce relevée à tort au pli %3 : %2 (accusation : %1).</translation>
    </message>
    <message>
        <source>%1 conceded the remaining tricks.</source>
        <translation>Plis restants abandonnés : %1.</translation>
    </message>
    <message>
        <source>Real cards: hands not recorded.</source>
        <translation>Vraies cartes&#xa0;: mains non notées.</translation>
    </message>
    <message>
        <source>bags: %1</source>
        <comment>change of the bag count: +2, −10</comment>
        <translation>sacs&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 · code %2</source>
        <comment>a game, the number of a match</comment>
        <translation>%1 · code %2</translation>
    </message>
    <message>
        <source>Code: %1.</source>
        <translation>Code&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 passed %2 to %3.</source>
        <comment>player, cards, player</comment>
        <translation>%1 → %3 : %2.</translation>
    </message>
    <message>
        <source>%1 took the kitty and discarded %2.</source>
        <translation>Chien : %1 ; écart : %2.</translation>
    </message>
</context>
<context>
    <name>sandbag::ScorecardView</name>
    <message>
        <source>Scorecard</source>
        <extracomment>The paper on which scores are written: a window or part of one, noun.</extracomment>
        <translation>Feuille de marque</translation>
    </message>
</context>
<context>
    <name>sandbag::SeatsEditor</name>
    <message>
        <source>Name of player %1</source>
        <translation>Nom du joueur %1</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Votre place</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>Your partner</source>
        <translation>Votre partenaire</translation>
    </message>
    <message>
        <source>Opponent</source>
        <extracomment>A person on the other side.</extracomment>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Pair %1</source>
        <translation>Paire %1</translation>
    </message>
    <message>
        <source>Str&amp;ength of the computers</source>
        <translation>&amp;Force des ordinateurs</translation>
    </message>
</context>
<context>
    <name>sandbag::SessionText</name>
    <message>
        <source>%1 isn&apos;t a Sandbag backup.</source>
        <translation>%1 n’est pas une sauvegarde Sandbag.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be restored: %2</source>
        <translation>Impossible de restaurer %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>stopped.</source>
        <extracomment>Why a backup ends: somebody has stopped it, an adjective; after a colon, and alone.</extracomment>
        <translation>arrêt demandé.</translation>
    </message>
    <message>
        <source>“%1” doesn&apos;t belong in a backup.</source>
        <translation>«&#xa0;%1&#xa0;» n’a rien à faire dans une sauvegarde.</translation>
    </message>
    <message>
        <source>it contains “%1” twice.</source>
        <translation>elle contient «&#xa0;%1&#xa0;» deux fois.</translation>
    </message>
    <message>
        <source>it contains too many files.</source>
        <translation>elle contient trop de fichiers.</translation>
    </message>
    <message>
        <source>it is too large.</source>
        <translation>elle est trop grosse.</translation>
    </message>
    <message>
        <source>Can&apos;t write %1: %2</source>
        <translation>Impossible d’écrire %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>restored</source>
        <comment>part of a file&apos;s name</comment>
        <translation>restauré</translation>
    </message>
    <message>
        <source>before restoring</source>
        <comment>part of a file&apos;s name</comment>
        <translation>avant restauration</translation>
    </message>
    <message>
        <source>Can&apos;t rename %1.</source>
        <translation>Impossible de renommer %1.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <extracomment>Why a backup ends: somebody has stopped it, an adjective; after a colon, and alone.</extracomment>
        <translation>Arrêt demandé.</translation>
    </message>
    <message>
        <source>Bid %1, took %2</source>
        <translation>Annoncé %1, fait %2</translation>
    </message>
    <message>
        <source>Opponents bid %1, took %2</source>
        <translation>Adversaires&#xa0;: annoncé %1, fait %2</translation>
    </message>
    <message>
        <source>First deal, took 7</source>
        <translation>Première donne, fait 7</translation>
    </message>
    <message>
        <source>Bid 5 and 3, took 4 and 4</source>
        <translation>Annoncé 5 et 3, fait 4 et 4</translation>
    </message>
    <message>
        <source>Nil made</source>
        <translation>Nil réussi</translation>
    </message>
    <message>
        <source>Blind nil made</source>
        <translation>Nil aveugle réussi</translation>
    </message>
    <message>
        <source>Double nil made</source>
        <translation>Double nil réussi</translation>
    </message>
    <message>
        <source>Team nil made</source>
        <translation>Nil d’équipe réussi</translation>
    </message>
    <message>
        <source>Blind %1, took %2</source>
        <translation>À l’aveugle %1, fait %2</translation>
    </message>
    <message>
        <source>Bid ten, took %1</source>
        <translation>Annoncé dix, fait %1</translation>
    </message>
    <message>
        <source>Moon made</source>
        <translation>Moon réussi</translation>
    </message>
    <message>
        <source>Blind moon made</source>
        <translation>Moon aveugle réussi</translation>
    </message>
    <message>
        <source>As defenders: bid %1, took %2</source>
        <translation>En défense&#xa0;: annoncé %1, fait %2</translation>
    </message>
    <message>
        <source>Bid %1, made; won the last trick with A♠</source>
        <translation>Annoncé %1, réussi&#xa0;; dernier pli avec l’as de pique</translation>
    </message>
    <message>
        <source>Bid %1, made; won the last trick with A♥</source>
        <translation>Annoncé %1, réussi&#xa0;; dernier pli avec l’as de cœur</translation>
    </message>
    <message>
        <source>Bid %1, made; won the last trick with 2♥</source>
        <translation>Annoncé %1, réussi&#xa0;; dernier pli avec le deux de cœur</translation>
    </message>
    <message>
        <source>Bid %1, made; won the last trick with Q♠</source>
        <translation>Annoncé %1, réussi&#xa0;; dernier pli avec la dame de pique</translation>
    </message>
    <message>
        <source>Bid %1, made; won the last trick</source>
        <translation>Annoncé %1, réussi&#xa0;; dernier pli fait</translation>
    </message>
    <message>
        <source>Bid %1, took %1, but reneged</source>
        <translation>Annoncé %1, fait %1, mais renonce</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither %2 (yes) nor %3 (no).</source>
        <translation>&quot;%1&quot; n’est ni %2 (oui) ni %3 (non).</translation>
    </message>
    <message>
        <source>Too many winners: the deal has %1 tricks.</source>
        <translation>Trop de gagnants&#xa0;: la donne a %1 plis.</translation>
    </message>
    <message numerus="yes">
        <source>the winners of %n more trick(s)</source>
        <translation>
            <numerusform>le gagnant de %n pli de plus</numerusform>
            <numerusform>les gagnants de %n plis de plus</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 couldn&apos;t have bid %2: %3</source>
        <comment>player, bid, reason</comment>
        <translation>%1 n’a pas pu annoncer %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>y</source>
        <comment>the key for yes</comment>
        <translation>o</translation>
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
        <translation>%1&#xa0;: annonce</translation>
    </message>
    <message>
        <source>%1 bid</source>
        <comment>a side</comment>
        <translation>%1, annonce</translation>
    </message>
    <message>
        <source>%1 took</source>
        <translation>%1&#xa0;: plis faits</translation>
    </message>
    <message>
        <source>%1 took</source>
        <comment>a side</comment>
        <translation>%1&#xa0;: plis faits</translation>
    </message>
    <message>
        <source>Card that won the last trick</source>
        <translation>Carte qui a fait le dernier pli</translation>
    </message>
    <message>
        <source>Cards of the last trick, in the order played</source>
        <translation>Cartes du dernier pli, dans l’ordre du jeu</translation>
    </message>
    <message>
        <source>Minutes played</source>
        <translation>Minutes jouées</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>keys, what they mean</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>the players&apos; numbers, or &quot;-&quot; for nobody</source>
        <translation>les numéros des joueurs, ou &quot;-&quot; pour personne</translation>
    </message>
    <message>
        <source>the players&apos; numbers</source>
        <translation>les numéros des joueurs</translation>
    </message>
    <message>
        <source>the player&apos;s number</source>
        <translation>le numéro du joueur</translation>
    </message>
    <message>
        <source>the player&apos;s number, or &quot;-&quot; for nobody</source>
        <translation>le numéro du joueur, ou &quot;-&quot; pour personne</translation>
    </message>
    <message>
        <source>AS is the ace of spades, TD the ten of diamonds</source>
        <translation>AS est l’as de pique, TD le dix de carreau</translation>
    </message>
    <message>
        <source>AS 2D TC KH</source>
        <translation>AS 2D TC KH</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>the keys for yes and no</comment>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>Choice where a deal is entered: no player did it.</extracomment>
        <translation>Personne</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player: points</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No</source>
        <extracomment>Answer to a question.</extracomment>
        <translation>Non</translation>
    </message>
    <message>
        <source>two events in one: &quot;%1&quot; and &quot;%2&quot;</source>
        <translation>deux événements en un&#xa0;: &quot;%1&quot; et &quot;%2&quot;</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation>ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 ne convient pas&#xa0;; attendu&#xa0;: %2</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>a list of %1 items</source>
        <translation>une liste de %1 éléments</translation>
    </message>
    <message>
        <source>a list of %1 items, where %2 are needed</source>
        <translation>une liste de %1 éléments, là où il en faut %2</translation>
    </message>
    <message>
        <source>a whole number from %1 to %2</source>
        <translation>un nombre entier de %1 à %2</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a list of cards such as &quot;AS KS 2C&quot;</source>
        <translation>une liste de cartes comme &quot;AS KS 2C&quot;</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>une carte</translation>
    </message>
    <message>
        <source>one of: %1</source>
        <translation>l’un de&#xa0;: %1</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>In place of what a player chose or would choose: no choice was known, or a file names none.</extracomment>
        <translation>rien</translation>
    </message>
    <message>
        <source>suits from lowest to highest, such as &quot;C D H S&quot;</source>
        <translation>les couleurs de la plus basse à la plus haute, comme &quot;C D H S&quot;</translation>
    </message>
    <message>
        <source>a list of cards such as &quot;BJ LJ 2S&quot;</source>
        <translation>une liste de cartes comme &quot;BJ LJ 2S&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not %2</source>
        <translation>&quot;%1&quot; ne convient pas&#xa0;; attendu&#xa0;: %2</translation>
    </message>
    <message>
        <source>no game is named &quot;%1&quot;</source>
        <translation>aucun jeu ne s’appelle &quot;%1&quot;</translation>
    </message>
    <message>
        <source>no rule is named &quot;%1&quot;</source>
        <translation>aucune règle ne s’appelle &quot;%1&quot;</translation>
    </message>
    <message>
        <source>%1: cannot be read (%2)</source>
        <translation>%1&#xa0;: lecture impossible (%2)</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The person at this computer, in place of a name.</extracomment>
        <translation>Vous</translation>
    </message>
    <message>
        <source>not a complete hand</source>
        <translation>pas une main complète</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player: call</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>player: what happened</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>blind nil</source>
        <translation>nil aveugle</translation>
    </message>
    <message>
        <source>blind %1</source>
        <extracomment>A bid made before looking at the cards: &quot;blind 6&quot;.</extracomment>
        <translation>%1 aveugle</translation>
    </message>
    <message>
        <source>%1 no trump</source>
        <translation>%1 sans-atout</translation>
    </message>
    <message>
        <source>%1 in the dark</source>
        <translation>%1 dans le noir</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>number with a declaration</comment>
        <translation>%1 avec %2</translation>
    </message>
    <message>
        <source>B%1</source>
        <comment>blind call in a column: B6</comment>
        <translation>A%1</translation>
    </message>
    <message>
        <source>%1nt</source>
        <comment>no trump in a column: 5nt</comment>
        <translation>%1sa</translation>
    </message>
    <message>
        <source>%1d</source>
        <comment>nil in the dark in a column: Nd</comment>
        <translation>%1n</translation>
    </message>
    <message>
        <source>ace</source>
        <extracomment>A card within a sentence, before its suit.</extracomment>
        <translation>as</translation>
    </message>
    <message>
        <source>king</source>
        <extracomment>A card within a sentence, before its suit.</extracomment>
        <translation>roi</translation>
    </message>
    <message>
        <source>queen</source>
        <extracomment>A card within a sentence, before its suit.</extracomment>
        <translation>dame</translation>
    </message>
    <message>
        <source>jack</source>
        <extracomment>A card within a sentence, before its suit.</extracomment>
        <translation>valet</translation>
    </message>
    <message>
        <source>%1 of clubs</source>
        <translation>%1 de trèfle</translation>
    </message>
    <message>
        <source>%1 of diamonds</source>
        <translation>%1 de carreau</translation>
    </message>
    <message>
        <source>%1 of hearts</source>
        <translation>%1 de cœur</translation>
    </message>
    <message>
        <source>%1 of spades</source>
        <translation>%1 de pique</translation>
    </message>
    <message>
        <source>big joker</source>
        <translation>grand joker</translation>
    </message>
    <message>
        <source>little joker</source>
        <translation>petit joker</translation>
    </message>
    <message>
        <source>third joker</source>
        <translation>troisième joker</translation>
    </message>
    <message>
        <source>yes</source>
        <extracomment>Whether a rule is in force, within a list of values.</extracomment>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <extracomment>Whether a rule is in force, within a list of values.</extracomment>
        <translation>non</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>In place of a list of cards or suits of which there are none.</extracomment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>South</source>
        <extracomment>A side of the table, on which a player sits.</extracomment>
        <translation>Sud</translation>
    </message>
    <message>
        <source>West</source>
        <extracomment>A side of the table, on which a player sits.</extracomment>
        <translation>Ouest</translation>
    </message>
    <message>
        <source>North</source>
        <extracomment>A side of the table, on which a player sits.</extracomment>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <extracomment>A side of the table, on which a player sits.</extracomment>
        <translation>Est</translation>
    </message>
    <message>
        <source>%1 with house rules</source>
        <translation>%1 avec règles maison</translation>
    </message>
    <message>
        <source>%1: %2 (was %3)</source>
        <comment>rule: its value, the value before</comment>
        <translation>%1&#xa0;: %2 (avant&#xa0;: %3)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>rule: its value</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>House rules: %1.</source>
        <translation>Règles maison&#xa0;: %1.</translation>
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
        <translation>%1, avant le jeu</translation>
    </message>
    <message>
        <source>%1, trick %2</source>
        <comment>deal</comment>
        <translation>%1, pli %2</translation>
    </message>
    <message>
        <source>Deal %1, before play</source>
        <translation>Donne %1, avant le jeu</translation>
    </message>
    <message>
        <source>Deal %1, trick %2</source>
        <translation>Donne %1, pli %2</translation>
    </message>
    <message>
        <source>best</source>
        <extracomment>What a bid or card was, from right to wrong; between commas, an adjective or a noun.</extracomment>
        <translation>le mieux</translation>
    </message>
    <message>
        <source>good</source>
        <extracomment>What a bid or card was, from right to wrong; between commas, an adjective or a noun.</extracomment>
        <translation>bon</translation>
    </message>
    <message>
        <source>slip</source>
        <extracomment>What a bid or card was, from right to wrong; between commas, an adjective or a noun.</extracomment>
        <translation>imprécision</translation>
    </message>
    <message>
        <source>mistake</source>
        <extracomment>What a bid or card was, from right to wrong; between commas, an adjective or a noun.</extracomment>
        <translation>erreur</translation>
    </message>
    <message>
        <source>blunder</source>
        <extracomment>What a bid or card was, from right to wrong; between commas, an adjective or a noun.</extracomment>
        <translation>grosse erreur</translation>
    </message>
    <message numerus="yes">
        <source>Played with %n hint(s).</source>
        <translation>
            <numerusform>Joué avec %n conseil.</numerusform>
            <numerusform>Joué avec %n conseils.</numerusform>
        </translation>
    </message>
    <message>
        <source>Played with the tutor.</source>
        <translation>Joué avec le tuteur.</translation>
    </message>
    <message>
        <source>Another choice was about as good.</source>
        <translation>Un autre choix valait à peu près autant.</translation>
    </message>
    <message numerus="yes">
        <source>The next best choice was worth %n point(s) less.</source>
        <translation>
            <numerusform>Le deuxième choix valait %n point de moins.</numerusform>
            <numerusform>Le deuxième choix valait %n points de moins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The best choice was worth %n point(s) more.</source>
        <translation>
            <numerusform>Le meilleur choix valait %n point de plus.</numerusform>
            <numerusform>Le meilleur choix valait %n points de plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2): %3 %4</source>
        <comment>player, level, how it plays, its character</comment>
        <translation>%1 (%2)&#xa0;: %3 %4</translation>
    </message>
    <message>
        <source>%1: cannot be read, since its name is not valid UTF-8; rename the file</source>
        <translation>%1&#xa0;: illisible, car son nom n’est pas en UTF-8 valide&#xa0;; renommez le fichier</translation>
    </message>
    <message>
        <source>The tricks entered add up to %1, but the deal has %2.</source>
        <translation>Les plis notés font %1 en tout, mais la donne en a %2.</translation>
    </message>
    <message>
        <source>A trick has %2 cards; you typed %1.</source>
        <translation>Un pli a %2 cartes&#xa0;; vous en avez tapé %1.</translation>
    </message>
    <message>
        <source>No other card may be played.</source>
        <translation>Aucune autre carte n’est permise.</translation>
    </message>
    <message>
        <source>Keep the %1</source>
        <translation>Garder&#xa0;: %1</translation>
    </message>
    <message>
        <source>Discard the %1</source>
        <translation>Rejeter&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>cost of a choice</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>cost of a choice, of the chance to win</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <comment>a player, what they say</comment>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Looking back: %1</source>
        <translation>Après coup&#xa0;: %1</translation>
    </message>
    <message>
        <source>Call a misdeal</source>
        <translation>Déclarer fausse donne</translation>
    </message>
    <message>
        <source>Look at the cards</source>
        <translation>Regarder les cartes</translation>
    </message>
    <message>
        <source>Raise to %1</source>
        <translation>Relancer à %1</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>Verb, what a player says who does not raise the bid: &quot;I stay at my bid.&quot;</extracomment>
        <translation>Rester</translation>
    </message>
    <message>
        <source>Bid nil</source>
        <translation>Annoncer nil</translation>
    </message>
    <message>
        <source>Bid blind nil</source>
        <translation>Annoncer nil aveugle</translation>
    </message>
    <message>
        <source>No nil</source>
        <translation>Pas de nil</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Discard it</source>
        <translation>Rejeter</translation>
    </message>
    <message>
        <source>Yes</source>
        <extracomment>Answer to a question.</extracomment>
        <translation>Oui</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Vous entamez</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 entame</translation>
    </message>
    <message>
        <source>a an and are as be by can do for from go have i if in is it my of or our play played playing rule rules than that the their then they this to up us we with you your at until</source>
        <comment>words that a search leaves out; any number of them in any order</comment>
        <translation>le la les l un une des du de d au aux en et ou à dans par pour sur avec est sont soit être c ce cet cette ces ça s se si son sa ses j je me mon ma mes n ne nos notre nous on vous votre vos il ils elle elles leur leurs que qu qui quand peut peuvent faut alors puis jusque jusqu dès a ont y jouer joue jouent joué jouée jeu règle règles -as</translation>
    </message>
    <message>
        <source>zero one two three four five six seven eight nine ten eleven twelve thirteen</source>
        <comment>the numbers from 0 to 13, for a search</comment>
        <translation>zéro 1 deux trois quatre cinq six sept huit neuf dix onze douze treize</translation>
    </message>
    <message>
        <source>hundred</source>
        <comment>the number 100, for a search</comment>
        <translation>cent</translation>
    </message>
    <message>
        <source>minus negative</source>
        <comment>words before a number below zero, for a search</comment>
        <translation>moins négatif</translation>
    </message>
    <message>
        <source>no not never without off</source>
        <comment>words that turn what was said into its opposite, for a search</comment>
        <translation>pas non sans jamais aucun aucune ni désactivé désactivée</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>bid, reason</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>more than %1 rulings</source>
        <translation>plus de %1 décisions</translation>
    </message>
    <message>
        <source>more than %1 items</source>
        <translation>plus de %1 éléments</translation>
    </message>
    <message>
        <source>a lesson without a step</source>
        <translation>une leçon sans étape</translation>
    </message>
    <message>
        <source>First Steps</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>Bidding</source>
        <extracomment>A part of the lessons, or a heading over a deal&apos;s bids, noun.</extracomment>
        <translation>Annonces</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>A part of the lessons: playing cards; nil bids, noun.</extracomment>
        <translation>Jeu de la carte</translation>
    </message>
    <message>
        <source>Nil</source>
        <extracomment>A part of the lessons: playing cards; nil bids, noun.</extracomment>
        <translation>Nil</translation>
    </message>
    <message>
        <source>House Rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t legal in this position</source>
        <translation>&quot;%1&quot; n’est pas permis dans cette position</translation>
    </message>
    <message>
        <source>not a number</source>
        <translation>pas un nombre</translation>
    </message>
    <message>
        <source>Which card?</source>
        <translation>Quelle carte&#xa0;?</translation>
    </message>
    <message>
        <source>What do you bid?</source>
        <translation>Qu’annoncez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Both sides&apos; bags</source>
        <translation>Les sacs des deux camps</translation>
    </message>
    <message>
        <source>not one of the right answers</source>
        <translation>ne figure pas parmi les bonnes réponses</translation>
    </message>
    <message>
        <source>Void</source>
        <extracomment>Why a deal does not count, in place of its score.</extracomment>
        <translation>Nulle</translation>
    </message>
    <message>
        <source>deal %1, event %2, seat %3</source>
        <translation>donne %1, événement %2, place %3</translation>
    </message>
    <message>
        <source>Spades, deal of the day, %1 (%2)</source>
        <translation>Spades, donne du jour, %1 (%2)</translation>
    </message>
    <message>
        <source>Points: %1. Computers beaten: %2 of %3.</source>
        <translation>Points&#xa0;: %1. Ordinateurs battus&#xa0;: %2 sur %3.</translation>
    </message>
    <message>
        <source>This is too long for a code.</source>
        <translation>C’est trop long pour un code.</translation>
    </message>
    <message>
        <source>This is too short for a code.</source>
        <translation>C’est trop court pour un code.</translation>
    </message>
    <message>
        <source>The secret is not 64 hexadecimal digits.</source>
        <translation>Le secret n’est pas fait de 64 chiffres hexadécimaux.</translation>
    </message>
    <message>
        <source>deal %1</source>
        <extracomment>The number of a deal, noun.</extracomment>
        <translation>donne %1</translation>
    </message>
    <message>
        <source>The dealer is seat %1, but it is seat %2&apos;s turn to deal.</source>
        <translation>Le donneur est la place %1, mais c’était à la place %2 de donner.</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>a comment is never closed</source>
        <translation>un commentaire n’est jamais fermé</translation>
    </message>
    <message>
        <source>a tag has no value in quotes</source>
        <translation>une balise n’a pas de valeur entre guillemets</translation>
    </message>
    <message>
        <source>a tag has no closing bracket</source>
        <translation>une balise n’a pas de crochet fermant</translation>
    </message>
    <message>
        <source>%1 is dealt twice</source>
        <translation>%1&#xa0;: carte donnée deux fois</translation>
    </message>
    <message>
        <source>more than one hand is missing</source>
        <translation>il manque plus d’une main</translation>
    </message>
    <message numerus="yes">
        <source>a hand has %n card(s), not 13</source>
        <translation>
            <numerusform>une main a %n carte, pas 13</numerusform>
            <numerusform>une main a %n cartes, pas 13</numerusform>
        </translation>
    </message>
    <message>
        <source>(dealer)</source>
        <extracomment>The player who deals, noun.</extracomment>
        <translation>(donneur)</translation>
    </message>
    <message>
        <source>Hands</source>
        <extracomment>Heading of a part of the record of a deal, noun.</extracomment>
        <translation>Mains</translation>
    </message>
    <message>
        <source>Tricks</source>
        <extracomment>Heading of a part of the record of a deal, noun.</extracomment>
        <translation>Plis</translation>
    </message>
    <message>
        <source>Trick</source>
        <extracomment>Heading of a column on a web page: the number of the trick, noun.</extracomment>
        <translation>Pli</translation>
    </message>
    <message>
        <source>Led</source>
        <extracomment>Heading of a column on a web page: who led to a trick; and who took it, a verb in the past.</extracomment>
        <translation>Entame</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>Heading of a column on a web page: who led to a trick; and who took it, a verb in the past.</extracomment>
        <translation>Gagnant</translation>
    </message>
    <message>
        <source>Go through the tricks</source>
        <translation>Parcourir les plis</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>Button on a web page: to the beginning of the deal, one trick back, to its end.</extracomment>
        <translation>Début</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>Button on a web page: to the beginning of the deal, one trick back, to its end.</extracomment>
        <translation>Reculer</translation>
    </message>
    <message>
        <source>Next trick</source>
        <translation>Pli suivant</translation>
    </message>
    <message>
        <source>End</source>
        <extracomment>Button on a web page: to the beginning of the deal, one trick back, to its end.</extracomment>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Trick {n} of {all}: {led} led, {won} won</source>
        <comment>the words in braces are filled in</comment>
        <translation>Pli {n} sur {all}&#xa0;: {led} joue en premier, {won} gagne</translation>
    </message>
    <message>
        <source>Before the first trick</source>
        <translation>Avant le premier pli</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>Heading of a column: the sum so far, noun.</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Result</source>
        <extracomment>Heading of a part of the record of a deal, noun.</extracomment>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>The number of a deal, noun.</extracomment>
        <translation>Donne %1</translation>
    </message>
    <message>
        <source>Not finished.</source>
        <translation>Pas terminée.</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <extracomment>The paper on which scores are written: a window or part of one, noun.</extracomment>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Heading of a column: the number of the deal, noun (a hand dealt and played).</extracomment>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Bid</source>
        <extracomment>Heading of a column: the number of tricks bid, noun.</extracomment>
        <translation>Annonce</translation>
    </message>
    <message>
        <source>Took</source>
        <extracomment>Heading of a column: the number of tricks taken, a verb in the past.</extracomment>
        <translation>Plis</translation>
    </message>
    <message>
        <source>Spades: %1</source>
        <translation>Spades&#xa0;: %1</translation>
    </message>
    <message>
        <source>Code for these cards:</source>
        <translation>Code de ces cartes&#xa0;:</translation>
    </message>
    <message>
        <source>Misdeal</source>
        <extracomment>Why a deal does not count, in place of its score.</extracomment>
        <translation>Fausse donne</translation>
    </message>
    <message>
        <source>Passed out</source>
        <translation>Tous ont passé</translation>
    </message>
    <message>
        <source>Too few tricks bid</source>
        <translation>Trop peu de plis annoncés</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Cartes jetées</translation>
    </message>
    <message>
        <source>Points only</source>
        <translation>Points seuls</translation>
    </message>
    <message>
        <source>a folder, pipe, or device, not a file</source>
        <translation>un dossier, un tube ou un périphérique, pas un fichier</translation>
    </message>
    <message>
        <source>%1 bid %2 and took %3; %4 bid %5 and took %6. Did you swap their tricks?</source>
        <translation>%1&#xa0;: annonce %2, fait %3&#xa0;; %4&#xa0;: annonce %5, fait %6. Leurs plis sont-ils inversés&#xa0;?</translation>
    </message>
    <message>
        <source>not legal, but played: %1</source>
        <comment>what is barred, why</comment>
        <translation>pas permis, mais joué&#xa0;: %1</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a legal bid. %2</source>
        <translation>&quot;%1&quot; n’est pas une annonce permise. %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a player. Type 1 to %2.</source>
        <translation>&quot;%1&quot; n’est pas un joueur. Tapez un numéro de 1 à %2.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a card. For the ace of spades, type AS.</source>
        <translation>&quot;%1&quot; n’est pas une carte. Pour l’as de pique, tapez AS.</translation>
    </message>
    <message>
        <source>Winner of each trick, in order</source>
        <translation>Qui a fait chaque pli, dans l’ordre</translation>
    </message>
    <message>
        <source>Winner of the last trick</source>
        <translation>Qui a fait le dernier pli</translation>
    </message>
    <message>
        <source>Leader of the last trick</source>
        <translation>Qui a joué en premier au dernier pli</translation>
    </message>
    <message>
        <source>Was a renege challenged?</source>
        <translation>Renonce contestée&#xa0;?</translation>
    </message>
    <message>
        <source>too many tricks for a deal</source>
        <translation>trop de plis pour une donne</translation>
    </message>
    <message>
        <source>unknown event: expected one such as &quot;call&quot;, &quot;play&quot; or &quot;pass&quot;</source>
        <translation>événement inconnu&#xa0;: attendu par exemple &quot;call&quot;, &quot;play&quot; ou &quot;pass&quot;</translation>
    </message>
    <message>
        <source>more nines of spades than two decks have</source>
        <translation>plus de neufs de pique que n’en ont deux paquets</translation>
    </message>
    <message>
        <source>missing; expected %1</source>
        <translation>manque&#xa0;; attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>a string</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a card; a card is a rank and a suit such as AS, TD or 2C, or BJ, LJ, 3J</source>
        <translation>&quot;%1&quot; n’est pas une carte&#xa0;; une carte est une valeur et une couleur comme AS, TD ou 2C, ou bien BJ, LJ, 3J</translation>
    </message>
    <message>
        <source>the file is empty; expected %1</source>
        <translation>le fichier est vide&#xa0;; attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>invalid JSON from here (%1)</source>
        <translation>JSON non valide à partir d’ici (%1)</translation>
    </message>
    <message>
        <source>/format: %1 is not %2; this is a different kind of file</source>
        <translation>/format&#xa0;: %1 au lieu de %2&#xa0;; c’est un autre type de fichier</translation>
    </message>
    <message>
        <source>more than %1 entries with unknown names</source>
        <translation>plus de %1 entrées aux noms inconnus</translation>
    </message>
    <message>
        <source>too large for a review (limit 8 MB)</source>
        <translation>trop gros pour une analyse (limite&#xa0;: 8 Mo)</translation>
    </message>
    <message>
        <source>%1: not enough memory to read it</source>
        <translation>%1&#xa0;: mémoire insuffisante pour la lecture</translation>
    </message>
    <message>
        <source>%1: can&apos;t be written (%2)</source>
        <translation>%1&#xa0;: écriture impossible (%2)</translation>
    </message>
    <message>
        <source>%1: too large (limit 64 MB)</source>
        <translation>%1&#xa0;: trop gros (limite&#xa0;: 64 Mo)</translation>
    </message>
    <message>
        <source>too long for a lesson</source>
        <translation>trop long pour une leçon</translation>
    </message>
    <message>
        <source>&quot;%1&quot; may contain only lowercase letters, digits, and hyphens</source>
        <translation>&quot;%1&quot; ne peut contenir que des minuscules, des chiffres et des traits d’union</translation>
    </message>
    <message>
        <source>too large for a lesson (limit 1 MB)</source>
        <translation>trop gros pour une leçon (limite&#xa0;: 1 Mo)</translation>
    </message>
    <message>
        <source>the lesson says nothing about this answer</source>
        <translation>la leçon ne dit rien de cette réponse</translation>
    </message>
    <message>
        <source>/id: another lesson is also called &quot;%1&quot;</source>
        <translation>/id&#xa0;: une autre leçon s’appelle aussi &quot;%1&quot;</translation>
    </message>
    <message>
        <source>the answer is listed as both right and wrong</source>
        <translation>la réponse figure à la fois comme juste et comme fausse</translation>
    </message>
    <message>
        <source>another problem is also called &quot;%1&quot;</source>
        <translation>un autre problème s’appelle aussi &quot;%1&quot;</translation>
    </message>
    <message>
        <source>Play the same cards: code %1</source>
        <translation>Jouez les mêmes cartes&#xa0;: code %1</translation>
    </message>
    <message>
        <source>This code uses rules that this version doesn&apos;t know.</source>
        <translation>Ce code emploie des règles que cette version ne connaît pas.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be part of a code. Codes use the digits 2 to 9 and the letters A to Z except I, L, and O.</source>
        <translation>%1&#xa0;: impossible dans un code. Les codes emploient les chiffres 2 à 9 et les lettres A à Z, sauf I, L et O.</translation>
    </message>
    <message>
        <source>This code has a typo: a character is wrong or missing, or two are swapped.</source>
        <translation>Ce code est mal tapé&#xa0;: un caractère est faux ou manque, ou deux sont inversés.</translation>
    </message>
    <message>
        <source>This match has no fingerprint, so nothing proves that its cards weren&apos;t picked on purpose.</source>
        <translation>Cette partie n’a pas d’empreinte&#xa0;: rien ne prouve que ses cartes n’ont pas été choisies exprès.</translation>
    </message>
    <message>
        <source>The fingerprint isn&apos;t a SHA-256: 64 hexadecimal digits are needed.</source>
        <translation>L’empreinte n’est pas un SHA-256&#xa0;: il faut 64 chiffres hexadécimaux.</translation>
    </message>
    <message>
        <source>%1: stopped responding and was replaced</source>
        <translation>%1&#xa0;: ne répondait plus et a été remplacé</translation>
    </message>
    <message>
        <source>deal without a match</source>
        <translation>donne sans partie</translation>
    </message>
    <message>
        <source>too many cards in a hand</source>
        <translation>trop de cartes dans une main</translation>
    </message>
    <message>
        <source>cards that are not in the deck</source>
        <translation>des cartes qui ne sont pas dans le paquet</translation>
    </message>
    <message>
        <source>event without a deal</source>
        <translation>événement sans donne</translation>
    </message>
    <message>
        <source>too many events for a deal</source>
        <translation>trop d’événements pour une donne</translation>
    </message>
    <message>
        <source>It&apos;s the better of the two to keep.</source>
        <translation>Des deux, c’est la meilleure à garder.</translation>
    </message>
    <message>
        <source>The other cards do just as well.</source>
        <translation>Les autres cartes font aussi bien.</translation>
    </message>
    <message>
        <source>Your cards win all the remaining tricks.</source>
        <translation>Vos cartes font tous les plis restants.</translation>
    </message>
    <message>
        <source>No clear mistakes.</source>
        <translation>Pas d’erreur nette.</translation>
    </message>
    <message>
        <source>This choice can&apos;t be explained.</source>
        <translation>Ce choix ne peut pas être expliqué.</translation>
    </message>
    <message>
        <source>What the player could infer: %1</source>
        <translation>Ce que le joueur pouvait déduire&#xa0;: %1</translation>
    </message>
    <message>
        <source>No further explanation.</source>
        <translation>Rien de plus à expliquer.</translation>
    </message>
    <message>
        <source>Even with all cards known, the best play can&apos;t be found yet: too many cards remain.</source>
        <translation>Même à cartes ouvertes, le meilleur jeu reste introuvable pour l’instant&#xa0;: il reste trop de cartes.</translation>
    </message>
    <message>
        <source>Best play with all cards known: %1 …</source>
        <translation>Meilleur jeu à cartes ouvertes&#xa0;: %1 …</translation>
    </message>
    <message>
        <source>This isn&apos;t a match text. A match text begins with “%1”.</source>
        <translation>Ce n’est pas un texte de partie. Un texte de partie commence par «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>This text is too long for a match.</source>
        <translation>Ce texte est trop long pour une partie.</translation>
    </message>
    <message>
        <source>PBN supports only four players with thirteen cards each from one deck.</source>
        <translation>PBN n’admet que quatre joueurs de treize cartes chacun, avec un seul paquet.</translation>
    </message>
    <message>
        <source>PBN supports only one deck of 52 cards without jokers.</source>
        <translation>PBN n’admet qu’un seul paquet de 52 cartes sans jokers.</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t N, E, S, or W</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni N, ni E, ni S, ni W</translation>
    </message>
    <message>
        <source>the hand “%1” doesn&apos;t have four suits</source>
        <translation>la main «&#xa0;%1&#xa0;» n’a pas quatre couleurs</translation>
    </message>
    <message>
        <source>“%1” isn&apos;t a rank</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une valeur</translation>
    </message>
    <message>
        <source>four hands are needed</source>
        <translation>il faut quatre mains</translation>
    </message>
    <message>
        <source>too many deals</source>
        <translation>trop de donnes</translation>
    </message>
    <message>
        <source>Claim the remaining tricks</source>
        <translation>Réclamer les plis restants</translation>
    </message>
    <message>
        <source>Concede the remaining tricks</source>
        <translation>Abandonner les plis restants</translation>
    </message>
    <message>
        <source>Starting with deal %1: %2.</source>
        <translation>À partir de la donne %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Starting with deal %1: %2 replaces %3.</source>
        <translation>À partir de la donne %1&#xa0;: %2 remplace %3.</translation>
    </message>
    <message numerus="yes">
        <source>the table has %n side(s)</source>
        <translation>
            <numerusform>la table a %n camp</numerusform>
            <numerusform>la table a %n camps</numerusform>
        </translation>
    </message>
    <message>
        <source>a pair cannot play against itself</source>
        <translation>une paire ne peut pas jouer contre elle-même</translation>
    </message>
    <message>
        <source>the points are missing</source>
        <translation>les points manquent</translation>
    </message>
    <message>
        <source>that pair already has a result on this deal</source>
        <translation>cette paire a déjà un résultat sur cette donne</translation>
    </message>
    <message>
        <source>there are too many tables</source>
        <translation>il y a trop de tables</translation>
    </message>
    <message>
        <source>The number of deals must be 1 to %1.</source>
        <translation>Le nombre de donnes doit aller de 1 à %1.</translation>
    </message>
    <message>
        <source>The cards of deal %1 do not fit the rules.</source>
        <translation>Les cartes de la donne %1 ne vont pas avec les règles.</translation>
    </message>
    <message>
        <source>no score</source>
        <translation>sans résultat</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a name, the seat at the table</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>a share</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Deals won: %1, tied: %2, lost: %3. Difference: %4.</source>
        <translation>Donnes gagnées&#xa0;: %1, égales&#xa0;: %2, perdues&#xa0;: %3. Différence&#xa0;: %4.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a table&apos;s name, its share</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Difference</source>
        <extracomment>Heading of a column: by how many points two tables differ, noun.</extracomment>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>Heading of a column: points out of those that could be had, in %, noun.</extracomment>
        <translation>Part</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), scores carried over.</source>
        <translation>
            <numerusform>%n donne, points reportés.</numerusform>
            <numerusform>%n donnes, points reportés.</numerusform>
        </translation>
    </message>
    <message>
        <source>To play against friends, send them the code or the file.</source>
        <translation>Pour jouer contre des amis, envoyez-leur le code ou le fichier.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a name, its points on a board</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Deal %1 of %2</source>
        <translation>Donne %1 sur %2</translation>
    </message>
    <message>
        <source>Pairs can change tables only in a four-player game with two pairs.</source>
        <translation>Les paires ne peuvent changer de table qu’à quatre joueurs, en deux paires.</translation>
    </message>
    <message>
        <source>There must be two to eight tables.</source>
        <translation>Il faut de deux à huit tables.</translation>
    </message>
    <message>
        <source>Pair %1</source>
        <translation>Paire %1</translation>
    </message>
    <message numerus="yes">
        <source>%n number(s), but %1 are needed, one for each player</source>
        <translation>
            <numerusform>%n nombre, mais il en faut %1, un par joueur</numerusform>
            <numerusform>%n nombres, mais il en faut %1, un par joueur</numerusform>
        </translation>
    </message>
    <message>
        <source>Spades, match of the day, %1 (%2)</source>
        <translation>Spades, partie du jour, %1 (%2)</translation>
    </message>
    <message>
        <source>no match has been announced yet</source>
        <translation>aucune partie n’a encore été annoncée</translation>
    </message>
    <message>
        <source>not the next deal of the match</source>
        <translation>pas la donne suivante de la partie</translation>
    </message>
    <message>
        <source>a deal that is not over</source>
        <translation>une donne qui n’est pas finie</translation>
    </message>
    <message>
        <source>the events of the deal contradict each other</source>
        <translation>les événements de la donne se contredisent</translation>
    </message>
    <message>
        <source>a line with lists nested too deeply</source>
        <translation>une ligne aux listes imbriquées trop profondément</translation>
    </message>
    <message>
        <source>a line that is not a JSON object</source>
        <translation>une ligne qui n’est pas un objet JSON</translation>
    </message>
    <message>
        <source>not a suit</source>
        <translation>pas une couleur</translation>
    </message>
    <message numerus="yes">
        <source>the file has %n deal(s)</source>
        <translation>
            <numerusform>le fichier a %n donne</numerusform>
            <numerusform>le fichier a %n donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>a result from real cards can&apos;t list the hands</source>
        <translation>un résultat avec de vraies cartes ne peut pas indiquer les mains</translation>
    </message>
    <message>
        <source>the points don&apos;t match this deal</source>
        <translation>les points ne correspondent pas à cette donne</translation>
    </message>
    <message>
        <source>This code is for a single deal; shared deals need the code of a match.</source>
        <translation>Ce code est celui d’une seule donne&#xa0;; pour des donnes partagées, il faut le code d’une partie.</translation>
    </message>
    <message>
        <source>difference so far: %1</source>
        <translation>différence jusqu’ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>points so far: %1</source>
        <translation>points jusqu’ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>A deal without a score can&apos;t be compared.</source>
        <translation>Une donne sans résultat ne peut pas être comparée.</translation>
    </message>
    <message numerus="yes">
        <source>There are too few deals for %n table(s).</source>
        <translation>
            <numerusform>Trop peu de donnes pour %n table.</numerusform>
            <numerusform>Trop peu de donnes pour %n tables.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid nil, took 1</source>
        <translation>Annoncé nil, fait 1</translation>
    </message>
    <message>
        <source>Bid blind nil, took 1</source>
        <translation>Annoncé nil aveugle, fait 1</translation>
    </message>
    <message>
        <source>Bid double nil, took 1</source>
        <translation>Annoncé double nil, fait 1</translation>
    </message>
    <message>
        <source>Bid %1, made, with a spade trick won by the 9♠</source>
        <translation>Annoncé %1, réussi, avec un pli à pique fait par le 9♠</translation>
    </message>
    <message>
        <source>%1; did you mean &quot;%2&quot;?</source>
        <translation>%1&#xa0;; vouliez-vous dire &quot;%2&quot;&#xa0;?</translation>
    </message>
    <message>
        <source>no choice is possible here: the deal is over or missing</source>
        <translation>pas de choix possible ici&#xa0;: la donne est finie ou manque</translation>
    </message>
    <message>
        <source>This text is cut off: copy all of it.</source>
        <translation>Ce texte est coupé&#xa0;: copiez-le en entier.</translation>
    </message>
    <message>
        <source>This text is cut off or mistyped: copy all of it.</source>
        <translation>Ce texte est coupé ou mal tapé&#xa0;: copiez-le en entier.</translation>
    </message>
    <message>
        <source>no deal found: PBN keeps a deal in a [Deal] tag</source>
        <translation>aucune donne trouvée&#xa0;: PBN met une donne dans une balise [Deal]</translation>
    </message>
    <message>
        <source>Hands at this point</source>
        <translation>Mains à ce moment</translation>
    </message>
    <message>
        <source>Hands as dealt</source>
        <translation>Mains distribuées</translation>
    </message>
    <message>
        <source>passes %1</source>
        <comment>cards</comment>
        <translation>passe %1</translation>
    </message>
    <message>
        <source>takes %1</source>
        <comment>cards</comment>
        <translation>prend %1</translation>
    </message>
    <message>
        <source>discards %1</source>
        <comment>cards</comment>
        <translation>écarte %1</translation>
    </message>
    <message>
        <source>a match that is just starting has no deals yet</source>
        <translation>une partie qui commence n’a pas encore de donne</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), each starting from 0.</source>
        <translation>
            <numerusform>%n donne, partant de 0.</numerusform>
            <numerusform>%n donnes, chacune partant de 0.</numerusform>
        </translation>
    </message>
    <message>
        <source>player and points, as in &quot;2 5&quot;, or &quot;-&quot; for nobody</source>
        <translation>joueur et points, comme dans &quot;2 5&quot;, ou &quot;-&quot; pour personne</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a bid; bids are, for example, &quot;4&quot;, &quot;nil&quot;, and &quot;blind 6&quot; (&quot;&quot; for none)</source>
        <translation>&quot;%1&quot; n’est pas une annonce&#xa0;; une annonce est par exemple &quot;4&quot;, &quot;nil&quot; ou &quot;blind 6&quot; (&quot;&quot;&#xa0;: aucune)</translation>
    </message>
    <message>
        <source>This match doesn&apos;t say which version of Sandbag its computer players are from, so their choices were not checked.</source>
        <translation>Cette partie ne dit pas de quelle version de Sandbag viennent ses ordinateurs&#xa0;: leurs choix n’ont pas été vérifiés.</translation>
    </message>
    <message>
        <source>The computer players of this match are from a newer version of Sandbag, so their choices were not checked.</source>
        <translation>Les ordinateurs de cette partie viennent d’une version plus récente de Sandbag&#xa0;: leurs choix n’ont pas été vérifiés.</translation>
    </message>
    <message>
        <source>The computer players of this match are from an older version of Sandbag and might now choose differently, so their choices were not checked.</source>
        <translation>Les ordinateurs de cette partie viennent d’une version plus ancienne de Sandbag et choisiraient peut-être autrement aujourd’hui&#xa0;: leurs choix n’ont pas été vérifiés.</translation>
    </message>
    <message>
        <source>%1: the file is too large</source>
        <translation>%1&#xa0;: le fichier est trop gros</translation>
    </message>
    <message>
        <source>the existing file or folder can&apos;t be moved aside</source>
        <translation>le fichier ou dossier existant ne peut pas être mis de côté</translation>
    </message>
    <message>
        <source>expected a date and time</source>
        <translation>attendu&#xa0;: une date et une heure</translation>
    </message>
    <message>
        <source>expected 64 hexadecimal digits</source>
        <translation>attendu&#xa0;: 64 chiffres hexadécimaux</translation>
    </message>
    <message>
        <source>%1 &amp; %2</source>
        <comment>partners&apos; names</comment>
        <translation>%1 &amp; %2</translation>
    </message>
    <message>
        <source>English</source>
        <comment>the name of your language, in itself: Deutsch, Español</comment>
        <translation>Français</translation>
    </message>
    <message>
        <source>does not continue from the line before it</source>
        <translation>ne suit pas la ligne d’avant</translation>
    </message>
    <message>
        <source>this is not the deal that was shown during play</source>
        <translation>ce n’est pas la donne montrée pendant le jeu</translation>
    </message>
    <message>
        <source>Teams: at a second table, computer players play with your cards (%1).</source>
        <translation>Équipes&#xa0;: à une seconde table, des ordinateurs jouent avec vos cartes (%1).</translation>
    </message>
    <message>
        <source>share of the matchpoints so far: %1</source>
        <translation>part de matchpoints jusqu’ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>With real cards, each deal is scored by itself, so scores can&apos;t be carried over.</source>
        <translation>Avec de vraies cartes, chaque donne se marque à part&#xa0;: les totaux ne peuvent pas être reportés.</translation>
    </message>
    <message>
        <source>%1; partner bid %2 and took %3</source>
        <translation>%1&#xa0;; partenaire&#xa0;: annoncé %2, fait %3</translation>
    </message>
    <message>
        <source>Bid 4 with no trump, took 4, promise kept</source>
        <translation>Annoncé 4 avec sans-atout, fait 4, promesse tenue</translation>
    </message>
    <message>
        <source>no program is reading from the pipe</source>
        <translation>aucun programme ne lit le tube</translation>
    </message>
    <message>
        <source>%1: partner %3 bid %2 for both partners</source>
        <comment>player, call, partner</comment>
        <translation>%1&#xa0;: %2, annoncé par %3 pour les deux partenaires</translation>
    </message>
    <message>
        <source>Type the number of the player, then the points (1, 5, or 10), as in &quot;2 5&quot;.</source>
        <translation>Tapez le numéro du joueur, puis les points (1, 5 ou 10), comme dans &quot;2 5&quot;.</translation>
    </message>
    <message>
        <source>Type three items: the number of the challenged player, the number of the challenger, then %1 (renege) or %2 (no renege), as in &quot;3 2 %1&quot;.</source>
        <translation>Tapez trois éléments&#xa0;: le numéro du joueur contesté, celui du joueur qui conteste, puis %1 (renonce) ou %2 (pas de renonce), comme dans &quot;3 2 %1&quot;.</translation>
    </message>
    <message>
        <source>Who won a trick by playing the 9 of spades?</source>
        <translation>Qui a fait un pli en jouant le 9 de pique&#xa0;?</translation>
    </message>
    <message>
        <source>three items: the challenged player, the challenger, then %1 (renege) or %2 (no renege), as in &quot;3 2 %1&quot;; &quot;-&quot; if nobody challenged</source>
        <translation>trois éléments&#xa0;: le joueur contesté, le joueur qui conteste, puis %1 (renonce) ou %2 (pas de renonce), comme dans &quot;3 2 %1&quot;&#xa0;; &quot;-&quot; si personne n’a contesté</translation>
    </message>
    <message>
        <source>&quot;%1&quot; isn&apos;t a call; examples of calls are &quot;4&quot;, &quot;nil&quot;, &quot;blind 6&quot;, &quot;pass&quot;, and &quot;raise 5&quot;</source>
        <translation>&quot;%1&quot; n’est pas une annonce&#xa0;; exemples d’annonces&#xa0;: &quot;4&quot;, &quot;nil&quot;, &quot;blind 6&quot;, &quot;pass&quot; et &quot;raise 5&quot;</translation>
    </message>
    <message numerus="yes">
        <source>the trick has %n card(s), but each of the %1 players plays one</source>
        <translation>
            <numerusform>le pli a %n carte, mais chacun des %1 joueurs en joue une</numerusform>
            <numerusform>le pli a %n cartes, mais chacun des %1 joueurs en joue une</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points aren&apos;t possible; a trick won with the nine of spades scores 1, 5, or 10</source>
        <translation>%1 points sont impossibles&#xa0;; un pli fait avec le neuf de pique vaut 1, 5 ou 10</translation>
    </message>
    <message>
        <source>the file has more than 1 MB of data from other programs</source>
        <translation>le fichier contient plus de 1 Mo de données d’autres programmes</translation>
    </message>
    <message>
        <source>the rulings change the score by more than is possible in a match</source>
        <translation>les décisions changent la marque de plus qu’il n’est possible dans une partie</translation>
    </message>
    <message>
        <source>whole numbers from -1000 to 1000, separated by spaces, such as &quot;0 100&quot;</source>
        <translation>des nombres entiers de -1000 à 1000, séparés par des espaces, comme &quot;0 100&quot;</translation>
    </message>
    <message>
        <source>none of the answers is marked as right</source>
        <translation>aucune des réponses n’est marquée comme juste</translation>
    </message>
    <message>
        <source>Make the nil fail</source>
        <translation>Faire chuter le nil</translation>
    </message>
    <message>
        <source>Take exactly the tricks bid</source>
        <translation>Faire juste les plis annoncés</translation>
    </message>
    <message>
        <source>too large for a file of practice problems (limit 8 MB)</source>
        <translation>trop gros pour un fichier de problèmes (limite&#xa0;: 8 Mo)</translation>
    </message>
    <message>
        <source>%1&apos;s choices can&apos;t be checked: this computer player thinks for a fixed time, or this program doesn&apos;t know this player.</source>
        <translation>%1&#xa0;: ses choix sont invérifiables. Cet ordinateur réfléchit un temps fixe, ou ce programme ne connaît pas ce joueur.</translation>
    </message>
    <message>
        <source>Given what this seat could see, its computer player would choose “%1”, but the match file says “%2”.</source>
        <translation>D’après ce qu’on voyait de cette place, son ordinateur choisirait «&#xa0;%1&#xa0;», mais le fichier de la partie dit «&#xa0;%2&#xa0;».</translation>
    </message>
    <message>
        <source>No deal has this code. Check that it is complete.</source>
        <translation>Aucune donne n’a ce code. Vérifiez qu’il est complet.</translation>
    </message>
    <message>
        <source>The secret doesn&apos;t match the fingerprint, which should be its SHA-256.</source>
        <translation>Le secret ne correspond pas à l’empreinte, qui devrait être son SHA-256.</translation>
    </message>
    <message>
        <source>The match file doesn&apos;t say how the cards were drawn, so they were not checked.</source>
        <translation>Le fichier de la partie ne dit pas comment les cartes ont été tirées&#xa0;: elles n’ont pas été vérifiées.</translation>
    </message>
    <message>
        <source>The match file says how the cards were drawn, but drawing them that way gives other cards.</source>
        <translation>Le fichier de la partie dit comment les cartes ont été tirées, mais ce tirage donne d’autres cartes.</translation>
    </message>
    <message>
        <source>On average, it is better than the next card of the deck.</source>
        <translation>En moyenne, elle vaut mieux que la carte suivante du paquet.</translation>
    </message>
    <message>
        <source>On average, the next card of the deck is better.</source>
        <translation>En moyenne, la carte suivante du paquet est meilleure.</translation>
    </message>
    <message>
        <source>%1 (as a low card)</source>
        <translation>%1 (comme carte faible)</translation>
    </message>
    <message>
        <source>Change to a regular bid of ten</source>
        <translation>Changer pour un dix normal</translation>
    </message>
    <message>
        <source>Ask your partner: call a misdeal?</source>
        <translation>Consulter le partenaire&#xa0;: fausse donne&#xa0;?</translation>
    </message>
    <message>
        <source>Ask your partner: how many tricks can you add?</source>
        <translation>Consulter le partenaire&#xa0;: combien de plis en plus&#xa0;?</translation>
    </message>
    <message>
        <source>Ask your partner: may I bid no trump?</source>
        <translation>Consulter le partenaire&#xa0;: sans-atout permis&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>Around the table: you play each deal %n time(s), each time from another seat.</source>
        <translation>
            <numerusform>Tour de table&#xa0;: vous jouez chaque donne %n fois.</numerusform>
            <numerusform>Tour de table&#xa0;: vous jouez chaque donne %n fois, chaque fois à une autre place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n bag(s) before the deal: bid %1, took %2</source>
        <translation>
            <numerusform>Avec %n sac avant la donne&#xa0;: annoncé %1, fait %2</numerusform>
            <numerusform>Avec %n sacs avant la donne&#xa0;: annoncé %1, fait %2</numerusform>
        </translation>
    </message>
    <message>
        <source>Bid 6 with little bemo (the first 6 tricks): took those tricks</source>
        <translation>Annoncé 6 avec petit bemo (les 6 premiers plis)&#xa0;: fait ces plis</translation>
    </message>
    <message>
        <source>Little moe (6 tricks in a row) made</source>
        <translation>Petit moe (6 plis de suite) réussi</translation>
    </message>
    <message>
        <source>Little mo (the first 7 tricks) made</source>
        <translation>Petit mo (les 7 premiers plis) réussi</translation>
    </message>
    <message>
        <source>not a deal: needs either &quot;hands&quot; and &quot;events&quot;, or &quot;bids&quot; and &quot;tricks&quot;, or &quot;void&quot;</source>
        <translation>pas une donne&#xa0;: il faut soit &quot;hands&quot; et &quot;events&quot;, soit &quot;bids&quot; et &quot;tricks&quot;, soit &quot;void&quot;</translation>
    </message>
    <message>
        <source>%1 was damaged, or another window or program changed it. The file that was found there was kept as %2.</source>
        <translation>%1 a été abîmé, ou modifié par une autre fenêtre ou un autre programme. Le fichier trouvé à cet endroit a été gardé sous %2.</translation>
    </message>
    <message>
        <source>The secret from which the cards are dealt is revealed when the match is over. Then everyone can check that it gives the fingerprint and the cards of this match.</source>
        <translation>Le secret qui fixe les cartes est révélé à la fin de la partie. Chacun pourra alors vérifier qu’il donne bien l’empreinte et les cartes de cette partie.</translation>
    </message>
    <message>
        <source>Changes in the chance to win, in percentage points per deal. Caused by the cards: %1; by the player: %2; by the partner: %3; by the opponents: %4. Total: %5.</source>
        <translation>Variation des chances de gagner, en points de pourcentage par donne. Due aux cartes&#xa0;: %1&#xa0;; au joueur&#xa0;: %2&#xa0;; au partenaire&#xa0;: %3&#xa0;; aux adversaires&#xa0;: %4. Au total&#xa0;: %5.</translation>
    </message>
    <message>
        <source>The part of Sandbag for backups isn&apos;t installed, or can&apos;t be used here.</source>
        <translation>Le module de Sandbag pour les sauvegardes n’est pas installé ou ne marche pas ici.</translation>
    </message>
    <message>
        <source>For “%1”, type a number from 0 to %3, not &quot;%2&quot;.</source>
        <extracomment>What is asked (&quot;Ada &amp; Cy took&quot;), and what was typed there.</extracomment>
        <translation>Pour «&#xa0;%1&#xa0;», tapez un nombre de 0 à %3, pas &quot;%2&quot;.</translation>
    </message>
    <message>
        <source>another window or program is writing it</source>
        <translation>une autre fenêtre ou un autre programme est en train d’y écrire</translation>
    </message>
    <message>
        <source>Changes in the chance to win, in percentage points per deal. Caused by the cards: %1; by the player: %2; by the opponents: %3. Total: %4.</source>
        <translation>Variation des chances de gagner, en points de pourcentage par donne. Due aux cartes&#xa0;: %1&#xa0;; au joueur&#xa0;: %2&#xa0;; aux adversaires&#xa0;: %3. Au total&#xa0;: %4.</translation>
    </message>
    <message>
        <source>This nil can&apos;t be made, but one of you must bid nil.</source>
        <translation>Ce nil ne peut pas réussir, mais l’un de vous deux doit annoncer nil.</translation>
    </message>
    <message>
        <source>This nil can&apos;t be made.</source>
        <translation>Ce nil ne peut pas réussir.</translation>
    </message>
    <message>
        <source>No other bid is allowed.</source>
        <translation>Aucune autre annonce n’est permise.</translation>
    </message>
</context>
<context>
    <name>sandbag::SettingsTrouble</name>
    <message>
        <source>Can&apos;t save your settings in %1. They apply until you close Sandbag.</source>
        <translation>Vos réglages ne peuvent pas être enregistrés dans %1. Ils valent jusqu’à la fermeture de Sandbag.</translation>
    </message>
</context>
<context>
    <name>sandbag::ShareDialog</name>
    <message>
        <source>Share</source>
        <extracomment>Title of the window in which a match is given to others, verb or noun.</extracomment>
        <translation>Partager</translation>
    </message>
    <message>
        <source>&amp;Code for the match:</source>
        <translation>&amp;Code de la partie&#xa0;:</translation>
    </message>
    <message>
        <source>Code for this &amp;deal:</source>
        <translation>Code de cette &amp;donne&#xa0;:</translation>
    </message>
    <message>
        <source>Copy as &amp;Text</source>
        <translation>Copier en &amp;texte</translation>
    </message>
    <message>
        <source>To open the match on another computer, use Game &gt; Play from a Code</source>
        <translation>Pour ouvrir la partie sur un autre ordinateur&#xa0;: Partie &gt; Jouer d’après un code</translation>
    </message>
    <message>
        <source>Text of the &amp;match up to:</source>
        <translation>Texte de la pa&amp;rtie jusqu’à&#xa0;:</translation>
    </message>
    <message>
        <source>Save &amp;Web Page…</source>
        <translation>Enregistrer en page &amp;web…</translation>
    </message>
    <message>
        <source>One page with hands, tricks and scorecard, for any browser</source>
        <translation>Une page avec mains, plis et feuille de marque, pour tout navigateur</translation>
    </message>
    <message>
        <source>Save &amp;PBN…</source>
        <translation>Enregistrer en P&amp;BN…</translation>
    </message>
    <message>
        <source>The deals, for programs that play bridge</source>
        <translation>Les donnes, pour les programmes de bridge</translation>
    </message>
    <message>
        <source>None, since the cards are not known</source>
        <translation>Aucun, car les cartes ne sont pas connues</translation>
    </message>
    <message>
        <source>Copy</source>
        <extracomment>Button: puts a text on the clipboard, verb.</extracomment>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Copier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>The number of a deal, noun.</extracomment>
        <translation>Donne %1</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>Name of a choice for a screen reader: from where on a match is shared, noun.</extracomment>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Trick</source>
        <extracomment>Name of a choice for a screen reader: from where on a match is shared, noun.</extracomment>
        <translation>Pli</translation>
    </message>
    <message>
        <source>trick </source>
        <extracomment>Before the number of a trick, noun.</extracomment>
        <translation>pli </translation>
    </message>
    <message>
        <source>before the first trick</source>
        <translation>avant le premier pli</translation>
    </message>
    <message>
        <source>Copied. Paste it into a message.</source>
        <translation>Copié. Collez-le dans un message.</translation>
    </message>
    <message>
        <source>Save Web Page</source>
        <translation>Enregistrer en page web</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pages web (*.html)</translation>
    </message>
    <message>
        <source>Save PBN</source>
        <translation>Enregistrer en PBN</translation>
    </message>
    <message>
        <source>Deals (*.pbn)</source>
        <translation>Donnes (*.pbn)</translation>
    </message>
    <message>
        <source>Saved.</source>
        <extracomment>What was done just now, an adjective.</extracomment>
        <translation>Enregistré.</translation>
    </message>
    <message>
        <source>Status</source>
        <extracomment>Name of a line that says what was done, for a screen reader, noun.</extracomment>
        <translation>État</translation>
    </message>
</context>
<context>
    <name>sandbag::SideBox</name>
    <message>
        <source>★ won</source>
        <extracomment>Adjective: the side that is ahead of all others at the end of the match.</extracomment>
        <translation>★ gagné</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 point(s)</source>
        <comment>side</comment>
        <translation>
            <numerusform>%1&#xa0;: %2 point</numerusform>
            <numerusform>%1&#xa0;: %2 points</numerusform>
        </translation>
    </message>
    <message>
        <source>Bags: %1</source>
        <comment>count</comment>
        <translation>Sacs&#xa0;: %1</translation>
    </message>
    <message>
        <source>Bags: %1/%2</source>
        <comment>count, limit</comment>
        <translation>Sacs&#xa0;: %1/%2</translation>
    </message>
    <message>
        <source>Total if made: %1</source>
        <comment>after this deal</comment>
        <translation>Total si réussi&#xa0;: %1</translation>
    </message>
    <message>
        <source>Total if set: %1</source>
        <comment>after this deal</comment>
        <translation>Total si chuté&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>sandbag::SoundPage</name>
    <message>
        <source>Play soun&amp;ds</source>
        <translation>Sons du &amp;jeu</translation>
    </message>
    <message>
        <source>&amp;Cards and tricks</source>
        <translation>&amp;Cartes et plis</translation>
    </message>
    <message>
        <source>Your &amp;turn</source>
        <translation>À &amp;vous de jouer</translation>
    </message>
    <message>
        <source>&amp;Nils, sets, and the end of a match</source>
        <translation>&amp;Nils, chutes et fin de partie</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <extracomment>Label of a choice, noun.</extracomment>
        <translation>V&amp;olume&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Hear One</source>
        <translation>Écou&amp;ter un son</translation>
    </message>
</context>
<context>
    <name>sandbag::StatisticsFilterBar</name>
    <message>
        <source>&amp;Matches of:</source>
        <translation>Parties &amp;de&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;With:</source>
        <extracomment>Label of a choice: which matches are counted, by the partner, an opponent, the rules, or where they were played.</extracomment>
        <translation>&amp;Avec&#xa0;:</translation>
    </message>
    <message>
        <source>A&amp;gainst:</source>
        <extracomment>Label of a choice: which matches are counted, by the partner, an opponent, the rules, or where they were played.</extracomment>
        <translation>&amp;Contre&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <extracomment>Label of a choice: which matches are counted, by the partner, an opponent, the rules, or where they were played.</extracomment>
        <translation>&amp;Règles&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Table:</source>
        <extracomment>Label of a choice: which matches are counted, by the partner, an opponent, the rules, or where they were played.</extracomment>
        <translation>&amp;Table&#xa0;:</translation>
    </message>
    <message>
        <source>P&amp;eriod:</source>
        <extracomment>Label of a choice: of which months or years.</extracomment>
        <translation>Péri&amp;ode&#xa0;:</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Tout nombre</translation>
    </message>
    <message>
        <source>Any</source>
        <extracomment>Choice: matches played at any table, of this computer or of real cards; with or against anyone.</extracomment>
        <translation>Partout</translation>
    </message>
    <message>
        <source>With real cards</source>
        <translation>Avec de vraies cartes</translation>
    </message>
    <message>
        <source>The last month</source>
        <translation>Le dernier mois</translation>
    </message>
    <message>
        <source>The last three months</source>
        <translation>Les trois derniers mois</translation>
    </message>
    <message>
        <source>The last year</source>
        <translation>La dernière année</translation>
    </message>
    <message>
        <source>You</source>
        <extracomment>The person at this computer, in place of a name.</extracomment>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Any rules</source>
        <translation>Toutes les règles</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>contre %1</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of p&amp;layers:</source>
        <translation>&amp;Nombre de joueurs&#xa0;:</translation>
    </message>
    <message>
        <source>On this computer</source>
        <translation>Sur cet ordinateur</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Depuis toujours</translation>
    </message>
    <message>
        <source>Anyone</source>
        <extracomment>Choice: matches played at any table, of this computer or of real cards; with or against anyone.</extracomment>
        <translation>N’importe qui</translation>
    </message>
    <message>
        <source>You (%1)</source>
        <translation>Vous (%1)</translation>
    </message>
</context>
<context>
    <name>sandbag::StatisticsPlot</name>
    <message>
        <source>Statistics</source>
        <extracomment>Title of a window, noun.</extracomment>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>The 95% range shows how uncertain each figure is. Next to it is the number of matches that the figure is based on.</source>
        <translation>L’intervalle à 95&#xa0;% montre l’incertitude de chaque chiffre. À côté figure le nombre de parties dont il est tiré.</translation>
    </message>
    <message>
        <source>Not enough matches for a chart</source>
        <translation>Pas assez de parties pour un graphique</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>matches won, with the 95% range</source>
        <translation>parties gagnées, avec l’intervalle à 95&#xa0;%</translation>
    </message>
    <message>
        <source>Trend chart</source>
        <translation>Graphique de tendance</translation>
    </message>
    <message>
        <source>tricks taken, by number bid</source>
        <translation>plis faits, par nombre annoncé</translation>
    </message>
    <message>
        <source>Chart of tricks taken, by number bid</source>
        <translation>Graphique des plis faits, par nombre annoncé</translation>
    </message>
    <message>
        <source>The numbers in this chart are also in the table of figures.</source>
        <translation>Les nombres de ce graphique sont aussi dans le tableau.</translation>
    </message>
</context>
<context>
    <name>sandbag::StatisticsWindow</name>
    <message>
        <source>Statistics</source>
        <extracomment>Title of a window, noun.</extracomment>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>&amp;Figures</source>
        <extracomment>Tab of the statistics, noun.</extracomment>
        <translation>C&amp;hiffres</translation>
    </message>
    <message>
        <source>&amp;Bids and Tricks</source>
        <translation>Annonces et &amp;plis</translation>
    </message>
    <message>
        <source>The trend</source>
        <translation>La tendance</translation>
    </message>
    <message>
        <source>Tre&amp;nd</source>
        <extracomment>Tab of the statistics, noun.</extracomment>
        <translation>Tendanc&amp;e</translation>
    </message>
    <message>
        <source>Figures</source>
        <extracomment>Name of the table of figures for a screen reader, noun.</extracomment>
        <translation>Chiffres</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <extracomment>Button: puts a text on the clipboard, verb.</extracomment>
        <translation>Cop&amp;ier</translation>
    </message>
    <message>
        <source>E&amp;xport as CSV…</source>
        <translation>E&amp;xporter en CSV…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <extracomment>In a menu or on a button: prints, verb.</extracomment>
        <translation>I&amp;mprimer…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Bids and tricks</source>
        <translation>Annonces et plis</translation>
    </message>
    <message>
        <source>Leaderbo&amp;ard</source>
        <extracomment>Tab of the statistics, noun.</extracomment>
        <translation>C&amp;lassement</translation>
    </message>
    <message>
        <source>No matches yet.</source>
        <translation>Pas encore de partie.</translation>
    </message>
    <message>
        <source>Divider between chart and table</source>
        <translation>Séparateur entre graphique et tableau</translation>
    </message>
    <message>
        <source>Copied.</source>
        <extracomment>What was done just now, an adjective.</extracomment>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>Export Statistics</source>
        <translation>Exporter les statistiques</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exporté vers %1.</translation>
    </message>
    <message>
        <source>Divider between the statistics and the deals</source>
        <translation>Séparateur entre statistiques et donnes</translation>
    </message>
    <message>
        <source>95% range: the true figure is very likely within it.</source>
        <translation>Intervalle à 95&#xa0;%&#xa0;: le vrai chiffre s’y trouve très probablement.</translation>
    </message>
</context>
<context>
    <name>sandbag::StudyPane</name>
    <message>
        <source>Text of the lesson</source>
        <translation>Texte de la leçon</translation>
    </message>
    <message>
        <source>Right.</source>
        <extracomment>What is said of an answer: it was correct.</extracomment>
        <translation>Exact.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Essayez encore.</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>La réponse</translation>
    </message>
</context>
<context>
    <name>sandbag::StudyTable</name>
    <message>
        <source>West</source>
        <extracomment>A side of the table, on which a player sits.</extracomment>
        <translation>Ouest</translation>
    </message>
    <message>
        <source>North</source>
        <extracomment>A side of the table, on which a player sits.</extracomment>
        <translation>Nord</translation>
    </message>
    <message>
        <source>East</source>
        <extracomment>A side of the table, on which a player sits.</extracomment>
        <translation>Est</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>Name of a part of the window, for a screen reader, too, noun.</extracomment>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>sandbag::SuitsDialog</name>
    <message>
        <source>&amp;Play with ranked suits</source>
        <translation>Avec une éc&amp;helle des couleurs</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Monter</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Descendre</translation>
    </message>
    <message>
        <source>Suits, lowest first</source>
        <translation>Couleurs, la plus basse d’abord</translation>
    </message>
</context>
<context>
    <name>sandbag::TableActions</name>
    <message>
        <source>Undo %1&apos;s last choice?</source>
        <translation>%1&#xa0;: annuler le dernier choix&#xa0;?</translation>
    </message>
    <message>
        <source>Undo</source>
        <extracomment>Button: takes back what was done last, verb.</extracomment>
        <translation>Annuler ce choix</translation>
    </message>
    <message>
        <source>Everyone at the table should agree.</source>
        <translation>Toute la table devrait être d’accord.</translation>
    </message>
    <message>
        <source>End this deal without a score?</source>
        <translation>Finir cette donne sans la marquer&#xa0;?</translation>
    </message>
    <message>
        <source>End Deal</source>
        <translation>Finir la donne</translation>
    </message>
    <message>
        <source>Keep Playing</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>sandbag::TableFolder</name>
    <message>
        <source>%1: can&apos;t be written</source>
        <translation>%1&#xa0;: écriture impossible</translation>
    </message>
</context>
<context>
    <name>sandbag::TableSounds</name>
    <message>
        <source>Sandbag&apos;s sounds aren&apos;t installed, or can&apos;t be used here.</source>
        <translation>Les sons de Sandbag ne sont pas installés ou ne marchent pas ici.</translation>
    </message>
    <message>
        <source>No sound device could be opened.</source>
        <translation>Aucun périphérique audio n’a pu être ouvert.</translation>
    </message>
</context>
<context>
    <name>sandbag::TableText</name>
    <message>
        <source>has not bid</source>
        <translation>n’a pas annoncé</translation>
    </message>
    <message>
        <source>bid %1</source>
        <extracomment>What a player has bid so far, for a screen reader, a verb in the past.</extracomment>
        <translation>a annoncé %1</translation>
    </message>
    <message>
        <source>nil failed</source>
        <translation>nil chuté</translation>
    </message>
    <message>
        <source>dealer</source>
        <extracomment>The player who deals, noun.</extracomment>
        <translation>donneur</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>votre partenaire</translation>
    </message>
    <message>
        <source>says %1</source>
        <translation>dit %1</translation>
    </message>
    <message>
        <source>%1: score %2</source>
        <translation>%1&#xa0;: marque %2</translation>
    </message>
    <message>
        <source>bags %1 of %2</source>
        <translation>sacs&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1, just received</source>
        <translation>%1, reçue à l’instant</translation>
    </message>
    <message>
        <source>%1, from %2, winning</source>
        <translation>%1, par %2, maître du pli</translation>
    </message>
    <message>
        <source>%1, from %2</source>
        <translation>%1, par %2</translation>
    </message>
    <message>
        <source>Kitty: %1</source>
        <translation>Chien&#xa0;: %1</translation>
    </message>
    <message>
        <source>broken</source>
        <extracomment>On the table beside the sign of spades: they may be led, an adjective.</extracomment>
        <translation>ouverts</translation>
    </message>
    <message>
        <source>not broken</source>
        <translation>pas ouverts</translation>
    </message>
    <message>
        <source>%1: %2 if you make it, %3 if you fall one short.</source>
        <translation>%1&#xa0;: %2 si c’est réussi, %3 s’il manque un pli.</translation>
    </message>
    <message>
        <source>%1: %2 if your side makes it, %3 if it falls one short.</source>
        <translation>%1&#xa0;: %2 si votre camp réussit, %3 s’il lui manque un pli.</translation>
    </message>
    <message>
        <source>%1, %2 of %3 in a row</source>
        <comment>a little moe</comment>
        <translation>%1, %2 sur %3 de suite</translation>
    </message>
    <message>
        <source>%1, %2 of %3</source>
        <comment>a little mo</comment>
        <translation>%1, %2 sur %3</translation>
    </message>
    <message>
        <source>%1, made</source>
        <comment>a little mo</comment>
        <translation>%1, réussi</translation>
    </message>
    <message>
        <source>%1, lost</source>
        <comment>a little mo</comment>
        <translation>%1, perdu</translation>
    </message>
    <message>
        <source>Shall I call a misdeal?</source>
        <translation>Je déclare fausse donne&#xa0;?</translation>
    </message>
    <message>
        <source>%1 asks: shall I call a misdeal?</source>
        <translation>%1 demande&#xa0;: je déclare fausse donne&#xa0;?</translation>
    </message>
    <message>
        <source>May I bid no trump?</source>
        <translation>Puis-je annoncer sans-atout&#xa0;?</translation>
    </message>
    <message>
        <source>%1 asks: may I bid no trump?</source>
        <translation>%1 demande&#xa0;: puis-je annoncer sans-atout&#xa0;?</translation>
    </message>
    <message>
        <source>Stay</source>
        <extracomment>Verb, what a player says who does not raise the bid: &quot;I stay at my bid.&quot;</extracomment>
        <translation>Je reste</translation>
    </message>
    <message>
        <source>%1!</source>
        <comment>a raised bid</comment>
        <translation>%1&#xa0;!</translation>
    </message>
    <message>
        <source>%1 sure, %2 possible</source>
        <translation>sûrs %1, possibles %2</translation>
    </message>
    <message>
        <source>Nil</source>
        <extracomment>What a player says: a bid to take no tricks.</extracomment>
        <translation>Nil</translation>
    </message>
    <message>
        <source>Blind nil</source>
        <translation>Nil aveugle</translation>
    </message>
    <message>
        <source>Passes cards, wants %1 in return</source>
        <translation>Passe des cartes, voudrait %1 en retour</translation>
    </message>
    <message>
        <source>Passes cards</source>
        <translation>Passe des cartes</translation>
    </message>
    <message>
        <source>Takes from the kitty</source>
        <translation>Prend dans le chien</translation>
    </message>
    <message>
        <source>You look at your cards.</source>
        <translation>Vous regardez vos cartes.</translation>
    </message>
    <message>
        <source>%1 looks at the cards.</source>
        <translation>%1 regarde ses cartes.</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <translation>Vous tirez une carte.</translation>
    </message>
    <message>
        <source>%1 draws a card.</source>
        <translation>%1 tire une carte.</translation>
    </message>
    <message>
        <source>You discard %1.</source>
        <translation>Vous écartez %1.</translation>
    </message>
    <message>
        <source>%1 discards.</source>
        <translation>%1 fait son écart.</translation>
    </message>
    <message>
        <source>You pass %1 to %2.</source>
        <translation>Cartes passées à %2&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 passes cards to %2.</source>
        <translation>%1 passe des cartes à %2.</translation>
    </message>
    <message>
        <source>%1 passes you cards.</source>
        <translation>%1 vous passe des cartes.</translation>
    </message>
    <message>
        <source>%1 passes you %2.</source>
        <translation>%1 vous passe %2.</translation>
    </message>
    <message>
        <source>The trick is dead: nobody wins it.</source>
        <translation>Le pli est mort&#xa0;: personne ne le gagne.</translation>
    </message>
    <message>
        <source>You win the trick.</source>
        <translation>Vous faites le pli.</translation>
    </message>
    <message>
        <source>The trick goes to %1.</source>
        <translation>%1 fait le pli.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>who plays which card</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>You say that %1 reneged in trick %2.</source>
        <translation>Vous contestez&#xa0;: %1, renonce au pli %2.</translation>
    </message>
    <message>
        <source>%1 says that you reneged in trick %2.</source>
        <translation>%1 conteste&#xa0;: renonce de votre part au pli %2.</translation>
    </message>
    <message>
        <source>%1 says that %2 reneged in trick %3.</source>
        <translation>%1 conteste&#xa0;: %2, renonce au pli %3.</translation>
    </message>
    <message>
        <source>It was a renege.</source>
        <translation>C’était une renonce.</translation>
    </message>
    <message>
        <source>You take the card back.</source>
        <translation>Vous reprenez la carte.</translation>
    </message>
    <message>
        <source>%1 takes the card back.</source>
        <translation>%1 reprend la carte.</translation>
    </message>
    <message>
        <source>You lead the first trick.</source>
        <translation>Vous entamez le premier pli.</translation>
    </message>
    <message>
        <source>%1 leads the first trick.</source>
        <translation>%1 entame le premier pli.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>who says what</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>You call a misdeal.</source>
        <translation>Vous déclarez fausse donne.</translation>
    </message>
    <message>
        <source>%1 calls a misdeal.</source>
        <translation>%1 déclare fausse donne.</translation>
    </message>
    <message>
        <source>Wanted in return: %1.</source>
        <translation>Voulu en retour&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 / %2</source>
        <extracomment>Tricks taken and tricks bid.</extracomment>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>bids %1</source>
        <translation>annonce %1</translation>
    </message>
    <message>
        <source>led</source>
        <comment>a suit was led</comment>
        <translation>demandé</translation>
    </message>
    <message>
        <source>%1 bid</source>
        <extracomment>How many points a side bid, with a name, a verb in the past.</extracomment>
        <translation>annonce %1</translation>
    </message>
    <message>
        <source>%1 bid, made</source>
        <translation>annonce %1, réussie</translation>
    </message>
    <message>
        <source>%1 bid, %2 short</source>
        <translation>annonce %1, manque %2</translation>
    </message>
    <message>
        <source>%1 bid, %2 to go</source>
        <translation>annonce %1, encore %2</translation>
    </message>
    <message>
        <source>Your contract of %1 is set.</source>
        <translation>Votre contrat de %1 chute.</translation>
    </message>
    <message numerus="yes">
        <source>Your side needs %n more.</source>
        <translation>
            <numerusform>Il faut encore %n pli à votre camp.</numerusform>
            <numerusform>Il faut encore %n plis à votre camp.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need %n more.</source>
        <translation>
            <numerusform>Il vous faut encore %n pli.</numerusform>
            <numerusform>Il vous faut encore %n plis.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 min</source>
        <translation>%1 sur %2 min</translation>
    </message>
    <message>
        <source>You lead.</source>
        <translation>Vous entamez.</translation>
    </message>
    <message>
        <source>Card %1 of %2: which do you keep?</source>
        <translation>Carte %1 sur %2&#xa0;: laquelle gardez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Look at your cards, or bid blind.</source>
        <translation>Regardez vos cartes ou annoncez à l’aveugle.</translation>
    </message>
    <message>
        <source>Bid for your side.</source>
        <translation>Annoncez pour votre camp.</translation>
    </message>
    <message>
        <source>%1 draws.</source>
        <translation>%1 tire.</translation>
    </message>
    <message>
        <source>It&apos;s %1&apos;s turn to bid.</source>
        <translation>%1 doit annoncer.</translation>
    </message>
    <message>
        <source>%1 may raise.</source>
        <translation>%1 peut relancer.</translation>
    </message>
    <message>
        <source>%1 passes cards.</source>
        <translation>%1 passe des cartes.</translation>
    </message>
    <message>
        <source>It&apos;s %1&apos;s turn to play. Backspace takes your card back.</source>
        <translation>%1 doit jouer. Retour arrière reprend votre carte.</translation>
    </message>
    <message>
        <source>%1 leads.</source>
        <translation>%1 entame.</translation>
    </message>
    <message>
        <source>It&apos;s %1&apos;s turn to play.</source>
        <translation>%1 doit jouer.</translation>
    </message>
    <message>
        <source>Bid blind nil?</source>
        <translation>Annoncer nil aveugle&#xa0;?</translation>
    </message>
    <message>
        <source>Bid nil?</source>
        <translation>Annoncer nil&#xa0;?</translation>
    </message>
    <message>
        <source>High or low?</source>
        <translation>Fort ou faible&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to pass to %1.</source>
        <translation>
            <numerusform>Choisissez %n carte à passer à %1.</numerusform>
            <numerusform>Choisissez %n cartes à passer à %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %n card(s) from the kitty.</source>
        <translation>
            <numerusform>Prenez %n carte du chien.</numerusform>
            <numerusform>Prenez %n cartes du chien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to discard.</source>
        <translation>
            <numerusform>Choisissez %n carte à écarter.</numerusform>
            <numerusform>Choisissez %n cartes à écarter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass them</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Take them</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Discard them</source>
        <translation>Écarter</translation>
    </message>
    <message>
        <source>%1: %2 sure, %3 possible.</source>
        <translation>%1&#xa0;: sûrs %2, possibles %3.</translation>
    </message>
    <message>
        <source>%1 bid %2.</source>
        <extracomment>How many points a side bid, with a name, a verb in the past.</extracomment>
        <translation>%1 a annoncé %2.</translation>
    </message>
    <message>
        <source>Bid so far: %1 of %2 tricks.</source>
        <translation>Annoncé jusqu’ici&#xa0;: %1 plis sur %2.</translation>
    </message>
    <message>
        <source>blind</source>
        <extracomment>Adjective, below a bid: it was made before looking at the cards.</extracomment>
        <translation>à l’aveugle</translation>
    </message>
    <message>
        <source>no trump</source>
        <translation>sans-atout</translation>
    </message>
    <message>
        <source>in the dark</source>
        <translation>dans le noir</translation>
    </message>
    <message>
        <source>D</source>
        <comment>dealer disc</comment>
        <extracomment>The letter on the dealer&apos;s disc.</extracomment>
        <translation>D</translation>
    </message>
    <message>
        <source>Your nil is made</source>
        <translation>Votre nil est réussi</translation>
    </message>
    <message>
        <source>Your nil has failed</source>
        <translation>Votre nil a chuté</translation>
    </message>
    <message>
        <source>%1 makes nil</source>
        <translation>%1 réussit son nil</translation>
    </message>
    <message>
        <source>%1 is set</source>
        <comment>one player</comment>
        <translation>%1 chute</translation>
    </message>
    <message>
        <source>%1 are set</source>
        <comment>a partnership</comment>
        <translation>%1 chutent</translation>
    </message>
    <message>
        <source>Every trick is yours</source>
        <translation>Tous les plis sont à vous</translation>
    </message>
    <message>
        <source>Every trick for %1</source>
        <translation>Tous les plis pour %1</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n donne</numerusform>
            <numerusform>%n donnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nil(s) made</source>
        <translation>
            <numerusform>%n nil réussi</numerusform>
            <numerusform>%n nils réussis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n nil(s) failed</source>
        <translation>
            <numerusform>%n nil chuté</numerusform>
            <numerusform>%n nils chutés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n set(s)</source>
        <translation>
            <numerusform>%n chute</numerusform>
            <numerusform>%n chutes</numerusform>
        </translation>
    </message>
    <message>
        <source>of %1</source>
        <extracomment>Tricks bid, behind the tricks taken: &quot;3 of 5&quot;.</extracomment>
        <translation>sur %1</translation>
    </message>
    <message>
        <source>set</source>
        <comment>a contract that can no longer be made</comment>
        <translation>chuté</translation>
    </message>
    <message>
        <source>%1 to go</source>
        <translation>encore %1</translation>
    </message>
    <message>
        <source>made</source>
        <comment>a contract</comment>
        <translation>réussi</translation>
    </message>
    <message>
        <source>Good luck, everyone!</source>
        <translation>Bonne chance à tous&#xa0;!</translation>
    </message>
    <message>
        <source>Nice to see you.</source>
        <translation>Quel plaisir de vous voir.</translation>
    </message>
    <message>
        <source>Shall we?</source>
        <translation>On y va&#xa0;?</translation>
    </message>
    <message>
        <source>Oh no!</source>
        <translation>Oh non&#xa0;!</translation>
    </message>
    <message>
        <source>So close!</source>
        <translation>Si près du but&#xa0;!</translation>
    </message>
    <message>
        <source>Next time.</source>
        <translation>La prochaine fois.</translation>
    </message>
    <message>
        <source>We bid too high.</source>
        <translation>On a annoncé trop haut.</translation>
    </message>
    <message>
        <source>Oh dear.</source>
        <translation>Aïe.</translation>
    </message>
    <message>
        <source>That hurts.</source>
        <translation>Ça fait mal.</translation>
    </message>
    <message>
        <source>Well done!</source>
        <translation>Bien joué&#xa0;!</translation>
    </message>
    <message>
        <source>Beautiful!</source>
        <extracomment>What a computer says at the table, about a good play or after the match.</extracomment>
        <translation>Superbe&#xa0;!</translation>
    </message>
    <message>
        <source>Nicely played.</source>
        <translation>Joliment joué.</translation>
    </message>
    <message>
        <source>Bravo!</source>
        <extracomment>What a computer says at the table, about a good play or after the match.</extracomment>
        <translation>Bravo&#xa0;!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Très bien joué&#xa0;!</translation>
    </message>
    <message>
        <source>Good match.</source>
        <translation>Belle partie.</translation>
    </message>
    <message>
        <source>Nobody bids in this first deal.</source>
        <translation>Personne n’annonce à cette première donne.</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <extracomment>The number of a deal, noun.</extracomment>
        <translation>Donne %1</translation>
    </message>
    <message>
        <source>Time is up. %1</source>
        <translation>Le temps est écoulé. %1</translation>
    </message>
    <message>
        <source>You draw highest and deal first.</source>
        <translation>Vous tirez la plus haute carte et donnez en premier.</translation>
    </message>
    <message>
        <source>%1 draws highest and deals first.</source>
        <translation>%1 tire la plus haute carte et donne en premier.</translation>
    </message>
    <message>
        <source>You deal first.</source>
        <translation>Vous donnez en premier.</translation>
    </message>
    <message>
        <source>%1 deals first.</source>
        <translation>%1 donne en premier.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>You win the match. %1</source>
        <translation>Vous gagnez la partie. %1</translation>
    </message>
    <message>
        <source>%1 wins the match. %2</source>
        <comment>one player</comment>
        <translation>%1 gagne la partie. %2</translation>
    </message>
    <message>
        <source>%1 win the match. %2</source>
        <comment>a partnership</comment>
        <translation>%1 gagnent la partie. %2</translation>
    </message>
    <message>
        <source>Your double nil is made</source>
        <translation>Votre double nil est réussi</translation>
    </message>
    <message>
        <source>Your double nil has failed</source>
        <translation>Votre double nil a chuté</translation>
    </message>
    <message>
        <source>%1&apos;s double nil has failed</source>
        <comment>a partnership</comment>
        <translation>Double nil chuté&#xa0;: %1</translation>
    </message>
    <message>
        <source>Bag penalties: %1</source>
        <translation>Pénalités de sacs&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 means %n trick(s): %2 if made, %3 if short.</source>
        <translation>
            <numerusform>%1 veut dire %n pli&#xa0;: %2 si c’est réussi, %3 sinon.</numerusform>
            <numerusform>%1 veut dire %n plis&#xa0;: %2 si c’est réussi, %3 sinon.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take %1 to %n card(s) from the kitty.</source>
        <translation>
            <numerusform>Prenez de %1 à %n carte du chien.</numerusform>
            <numerusform>Prenez de %1 à %n cartes du chien.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <extracomment>Numbers of partners, of which the later one is the contract.</extracomment>
        <translation>%1, puis %2</translation>
    </message>
    <message>
        <source>That would make %1 for your side, but the deal has only %2 tricks.</source>
        <translation>Cela ferait %1 pour votre camp, mais la donne n’a que %2 plis.</translation>
    </message>
    <message>
        <source>Us</source>
        <comment>on the score pad</comment>
        <translation>Nous</translation>
    </message>
    <message>
        <source>Them</source>
        <comment>on the score pad</comment>
        <translation>Eux</translation>
    </message>
    <message>
        <source>last trick</source>
        <comment>below the own tricks</comment>
        <translation>dernier pli</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Vous gagnez</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <comment>one player</comment>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>%1 win</source>
        <comment>a partnership</comment>
        <translation>%1 gagnent</translation>
    </message>
    <message>
        <source>The match is tied.</source>
        <translation>Il y a égalité.</translation>
    </message>
    <message>
        <source>You need %1 more.</source>
        <translation>Il vous manque %1.</translation>
    </message>
    <message>
        <source>Play a spade</source>
        <translation>Jouez un pique</translation>
    </message>
    <message>
        <source>Play a heart</source>
        <translation>Jouez un cœur</translation>
    </message>
    <message>
        <source>Play a diamond</source>
        <translation>Jouez un carreau</translation>
    </message>
    <message>
        <source>Play a club</source>
        <translation>Jouez un trèfle</translation>
    </message>
    <message>
        <source>Tricks bid: %1 of %2. With your bid: %3</source>
        <translation>Plis annoncés&#xa0;: %1 sur %2. Avec votre annonce&#xa0;: %3</translation>
    </message>
    <message>
        <source>Tricks bid: %1 of %2</source>
        <translation>Plis annoncés&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>plus %1</source>
        <translation>%1 de mieux</translation>
    </message>
    <message>
        <source>%1 bid, %2 over</source>
        <translation>annonce %1, %2 de mieux</translation>
    </message>
    <message>
        <source>You made your contract of %1.</source>
        <translation>Votre contrat de %1 est réussi.</translation>
    </message>
    <message>
        <source>You made your contract of %1 with %2 over.</source>
        <translation>Votre contrat de %1 est réussi, avec %2 de mieux.</translation>
    </message>
    <message>
        <source>whose turn it is</source>
        <translation>dont c’est le tour</translation>
    </message>
    <message>
        <source>%1&apos;s nil has failed</source>
        <translation>Nil chuté&#xa0;: %1</translation>
    </message>
    <message>
        <source>You take a bag penalty</source>
        <translation>Pénalité de sacs pour vous</translation>
    </message>
    <message>
        <source>%1: bag penalty</source>
        <translation>%1&#xa0;: pénalité de sacs</translation>
    </message>
    <message>
        <source>The rest are mine.</source>
        <translation>Le reste est à moi.</translation>
    </message>
    <message>
        <source>You claim the remaining tricks.</source>
        <translation>Vous réclamez les plis restants.</translation>
    </message>
    <message>
        <source>%1 claims the remaining tricks.</source>
        <translation>%1 réclame les plis restants.</translation>
    </message>
    <message>
        <source>The claim fails.</source>
        <translation>Réclamation à tort.</translation>
    </message>
    <message>
        <source>You concede the remaining tricks.</source>
        <translation>Vous abandonnez les plis restants.</translation>
    </message>
    <message>
        <source>%1 concedes the remaining tricks.</source>
        <translation>%1 abandonne les plis restants.</translation>
    </message>
    <message>
        <source>It wasn&apos;t a renege.</source>
        <translation>Ce n’était pas une renonce.</translation>
    </message>
    <message>
        <source>No suit led yet: play any card.</source>
        <translation>Pas encore de couleur demandée&#xa0;: jouez n’importe quelle carte.</translation>
    </message>
    <message>
        <source>%1 led. %2</source>
        <comment>suit, what must be done</comment>
        <translation>Couleur demandée&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>You have none: play any card</source>
        <translation>Vous n’en avez pas&#xa0;: jouez ce que vous voulez</translation>
    </message>
    <message>
        <source>%1 led. Your turn.</source>
        <translation>Couleur demandée&#xa0;: %1. À vous.</translation>
    </message>
    <message>
        <source>Your turn to bid.</source>
        <translation>À vous d’annoncer.</translation>
    </message>
    <message>
        <source>Which partner leads?</source>
        <translation>Lequel des partenaires entame&#xa0;?</translation>
    </message>
    <message>
        <source>%1 is sorting out the kitty.</source>
        <translation>%1 trie le chien.</translation>
    </message>
    <message>
        <source>Keep the blind bid, or change to a regular ten?</source>
        <translation>Garder l’annonce à l’aveugle, ou changer pour un dix normal&#xa0;?</translation>
    </message>
    <message>
        <source>High bid: %2 by %1.</source>
        <translation>Plus forte annonce&#xa0;: %2 (%1).</translation>
    </message>
    <message>
        <source>Hello, everyone!</source>
        <translation>Bonjour à tous&#xa0;!</translation>
    </message>
    <message>
        <source>There goes my nil.</source>
        <translation>Adieu mon nil.</translation>
    </message>
    <message>
        <source>Sorry, I reneged.</source>
        <translation>Pardon, j’ai fait une renonce.</translation>
    </message>
    <message>
        <source>You played better.</source>
        <translation>Vous avez mieux joué.</translation>
    </message>
    <message>
        <source>Rematch?</source>
        <extracomment>What a computer says at the table, about a good play or after the match.</extracomment>
        <translation>La revanche&#xa0;?</translation>
    </message>
    <message>
        <source>tricks: %1</source>
        <translation>plis&#xa0;: %1</translation>
    </message>
    <message>
        <source>Card table</source>
        <translation>Table de jeu</translation>
    </message>
    <message>
        <source>You bid %1</source>
        <translation>Vous annoncez %1</translation>
    </message>
    <message>
        <source>You bid %1 for your side</source>
        <translation>Vous annoncez %1 pour votre camp</translation>
    </message>
    <message>
        <source>%1: your side bids %2</source>
        <translation>%1&#xa0;: votre camp annonce %2</translation>
    </message>
    <message>
        <source>no trick</source>
        <comment>what a nil brings so</comment>
        <translation>aucun pli</translation>
    </message>
    <message>
        <source>made</source>
        <comment>what a contract brings so</comment>
        <translation>réussi</translation>
    </message>
    <message>
        <source>one trick</source>
        <comment>what a nil brings so</comment>
        <translation>un pli</translation>
    </message>
    <message>
        <source>one short</source>
        <comment>what a contract brings so</comment>
        <translation>un de moins</translation>
    </message>
    <message>
        <source>Your side has bid %1. Raise it, or stay?</source>
        <translation>Votre camp a annoncé %1. Relancer ou rester&#xa0;?</translation>
    </message>
    <message>
        <source>You have bid %1. Raise it, or stay?</source>
        <translation>Vous avez annoncé %1. Relancer ou rester&#xa0;?</translation>
    </message>
    <message>
        <source>Sandbag&apos;s own</source>
        <translation>Celui de Sandbag</translation>
    </message>
    <message>
        <source>Blue</source>
        <extracomment>The color of the table or of the backs of cards.</extracomment>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>The color of the table or of the backs of cards.</extracomment>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Green</source>
        <extracomment>The color of the table or of the backs of cards.</extracomment>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Slate</source>
        <extracomment>The color of the table or of the backs of cards.</extracomment>
        <translation>Ardoise</translation>
    </message>
    <message>
        <source>Plum</source>
        <extracomment>The color of the table or of the backs of cards.</extracomment>
        <translation>Prune</translation>
    </message>
    <message>
        <source>Blue lattice</source>
        <translation>Treillis bleu</translation>
    </message>
    <message>
        <source>Red lattice</source>
        <translation>Treillis rouge</translation>
    </message>
    <message>
        <source>Waves</source>
        <extracomment>The pattern of the backs of cards, noun.</extracomment>
        <translation>Vagues</translation>
    </message>
    <message>
        <source>Card %1 of %2: keep this one, or take the next one unseen?</source>
        <translation>Carte %1 sur %2&#xa0;: garder celle-ci, ou prendre la suivante sans la voir&#xa0;?</translation>
    </message>
    <message>
        <source>won</source>
        <comment>the match</comment>
        <translation>gagné</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>the match</comment>
        <translation>perdu</translation>
    </message>
    <message>
        <source>who is away: a computer plays for them</source>
        <translation>n’est pas là&#xa0;: un ordinateur joue à cette place</translation>
    </message>
    <message>
        <source>who is away</source>
        <translation>n’est pas là</translation>
    </message>
    <message>
        <source>%1: %2 if you take no tricks, %3 if you take one.</source>
        <translation>%1&#xa0;: %2 sans aucun pli, %3 avec un seul.</translation>
    </message>
    <message>
        <source>%1, first to %2</source>
        <translation>%1, en %2</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) to nobody</source>
        <translation>
            <numerusform>%n pli à personne</numerusform>
            <numerusform>%n plis à personne</numerusform>
        </translation>
    </message>
    <message>
        <source>Each trick short of the contract gives the opponents %1.</source>
        <translation>Chaque pli manquant au contrat donne %1 aux adversaires.</translation>
    </message>
    <message>
        <source>%1: can&apos;t be made, so it scores %2.</source>
        <translation>%1&#xa0;: impossible à réussir, donc %2.</translation>
    </message>
    <message>
        <source>%1 plus %2&apos;s %3: your side bids %4</source>
        <translation>%1 plus %3 (%2)&#xa0;: votre camp annonce %4</translation>
    </message>
    <message>
        <source>%1 make their double nil</source>
        <comment>a partnership</comment>
        <translation>%1 réussissent leur double nil</translation>
    </message>
    <message>
        <source>You have been set</source>
        <translation>Vous avez chuté</translation>
    </message>
    <message>
        <source>Changes the bid to ten</source>
        <translation>Change l’annonce en dix</translation>
    </message>
    <message>
        <source>Best deal: deal %1 (%2 for %3).</source>
        <translation>Meilleure donne&#xa0;: donne %1 (%2 pour %3).</translation>
    </message>
    <message>
        <source>You are ahead by %1.</source>
        <translation>Vous menez de %1.</translation>
    </message>
    <message>
        <source>They are ahead by %1.</source>
        <comment>the other partnership</comment>
        <translation>Les autres mènent de %1.</translation>
    </message>
    <message>
        <source>%1 is ahead by %2.</source>
        <comment>one player</comment>
        <translation>%1 mène de %2.</translation>
    </message>
    <message>
        <source>%1 are ahead by %2.</source>
        <comment>a partnership</comment>
        <translation>%1 mènent de %2.</translation>
    </message>
    <message>
        <source>You play the top card of your stack.</source>
        <translation>Vous jouez la carte du dessus de votre pile.</translation>
    </message>
    <message>
        <source>Which partner leads to the first trick?</source>
        <translation>Lequel des partenaires entame le premier pli&#xa0;?</translation>
    </message>
    <message>
        <source>Your partner bid %1. Your bid replaces theirs as your side&apos;s whole contract.</source>
        <translation>Votre partenaire a annoncé %1. Votre annonce remplace la sienne comme contrat de tout votre camp.</translation>
    </message>
    <message>
        <source>How many tricks can you add to a mo (the first 7 or 10 tricks)?</source>
        <translation>Combien de plis ajoutez-vous à un mo (les 7 ou 10 premiers plis)&#xa0;?</translation>
    </message>
    <message>
        <source>%1 asks: how many tricks can you add if I announce a mo (the first 7 or 10 tricks)?</source>
        <translation>%1 demande&#xa0;: combien de plis ajoutez-vous si j’annonce un mo (les 7 ou 10 premiers plis)&#xa0;?</translation>
    </message>
    <message>
        <source>%1 bid, set</source>
        <translation>annonce %1, chutée</translation>
    </message>
    <message>
        <source>Scorecard</source>
        <comment>on the score pad</comment>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>a computer plays for them</source>
        <translation>un ordinateur joue à cette place</translation>
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
        <translation>C</translation>
    </message>
    <message>
        <source>D</source>
        <comment>key that goes to the diamonds, with Shift</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>C</source>
        <comment>key that goes to the clubs, with Shift</comment>
        <translation>T</translation>
    </message>
</context>
<context>
    <name>sandbag::TablesModel</name>
    <message>
        <source>Named games</source>
        <translation>Jeux connus</translation>
    </message>
    <message>
        <source>Same as %1.</source>
        <translation>Comme %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 with %n change(s).</source>
        <comment>preset</comment>
        <translation>
            <numerusform>%1 avec %n modification.</numerusform>
            <numerusform>%1 avec %n modifications.</numerusform>
        </translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>Mes règles</translation>
    </message>
</context>
<context>
    <name>sandbag::TablesPane</name>
    <message>
        <source>&amp;Save</source>
        <extracomment>Button or menu: what is done with the rules that are chosen in the list, verb.</extracomment>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Re&amp;name…</source>
        <extracomment>Button or menu: what is done with the rules that are chosen in the list, verb.</extracomment>
        <translation>Re&amp;nommer…</translation>
    </message>
    <message>
        <source>&amp;Duplicate</source>
        <extracomment>Button or menu: what is done with the rules that are chosen in the list, verb.</extracomment>
        <translation>&amp;Dupliquer</translation>
    </message>
    <message>
        <source>D&amp;elete</source>
        <extracomment>Button or menu: what is done with the rules that are chosen in the list, verb.</extracomment>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <extracomment>Button or menu: what is done with the rules that are chosen in the list, verb.</extracomment>
        <translation>I&amp;mporter…</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <extracomment>Button or menu: what is done with the rules that are chosen in the list, verb.</extracomment>
        <translation>E&amp;xporter…</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <extracomment>Button or menu: what is done with the rules that are chosen in the list, verb.</extracomment>
        <translation>C&amp;oller</translation>
    </message>
    <message>
        <source>Saved “%1”.</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: enregistré.</translation>
    </message>
    <message>
        <source>New name of “%1”:</source>
        <translation>Nouveau nom de «&#xa0;%1&#xa0;»&#xa0;:</translation>
    </message>
    <message>
        <source>Deleted “%1”.</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: supprimé.</translation>
    </message>
    <message>
        <source>House rules (*.spades-rules.json);;All files (*)</source>
        <translation>Règles maison (*.spades-rules.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>House rules (*.spades-rules.json)</source>
        <translation>Règles maison (*.spades-rules.json)</translation>
    </message>
    <message>
        <source>Exported to %1.</source>
        <translation>Exporté vers %1.</translation>
    </message>
    <message>
        <source>Games and My Rules</source>
        <translation>Jeux et Mes règles</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer so&amp;us…</translation>
    </message>
    <message>
        <source>&amp;Copy as Text</source>
        <translation>&amp;Copier en texte</translation>
    </message>
    <message>
        <source>Replaced “%1”.</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: remplacé.</translation>
    </message>
    <message>
        <source>My rules</source>
        <translation>Mes règles</translation>
    </message>
    <message>
        <source>Save Rules</source>
        <translation>Enregistrer les règles</translation>
    </message>
    <message>
        <source>Name:</source>
        <extracomment>Label of the field for the name under which rules are kept.</extracomment>
        <translation>Nom&#xa0;:</translation>
    </message>
    <message>
        <source>Rename Rules</source>
        <translation>Renommer les règles</translation>
    </message>
    <message>
        <source>“%1” already exists. Choose another name.</source>
        <translation>«&#xa0;%1&#xa0;» existe déjà. Choisissez un autre nom.</translation>
    </message>
    <message>
        <source>Import Rules</source>
        <translation>Importer des règles</translation>
    </message>
    <message>
        <source>Export Rules</source>
        <translation>Exporter des règles</translation>
    </message>
    <message>
        <source>Copied. Paste it into a message; the recipient can paste it here.</source>
        <translation>Copié. Collez-le dans un message&#xa0;; qui le reçoit peut le coller ici.</translation>
    </message>
    <message>
        <source>M&amp;y Rules</source>
        <translation>Mes règle&amp;s</translation>
    </message>
    <message>
        <source>Save to My Rules</source>
        <translation>Enregistrer dans Mes règles</translation>
    </message>
</context>
<context>
    <name>sandbag::Tabletop</name>
    <message>
        <source>Call the ace high or low?</source>
        <translation>Déclarer l’as fort ou faible&#xa0;?</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <extracomment>What somebody does, a verb: the name of a button or of a choice, and cards or a number.</extracomment>
        <translation>Garder %1</translation>
    </message>
    <message>
        <source>Last discard: %1</source>
        <translation>Dernière carte rejetée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Paused. Press any key to resume.</source>
        <translation>Pause. Appuyez sur une touche pour reprendre.</translation>
    </message>
    <message>
        <source>%1 sec</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>whom the table asks, and what</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>sandbag::TalkPanel</name>
    <message>
        <source>S&amp;ure tricks</source>
        <translation>Plis sû&amp;rs</translation>
    </message>
    <message>
        <source>&amp;Possible tricks</source>
        <translation>Plis p&amp;ossibles</translation>
    </message>
    <message>
        <source>Tell</source>
        <extracomment>Button: says how many tricks one holds to one&apos;s partner, verb.</extracomment>
        <translation>Dire</translation>
    </message>
    <message>
        <source>Say Nothing</source>
        <translation>Ne rien dire</translation>
    </message>
    <message>
        <source>One more trick</source>
        <translation>Un pli de plus</translation>
    </message>
    <message>
        <source>Tell your partner how many tricks you expect</source>
        <translation>Dites à votre partenaire combien de plis vous attendez</translation>
    </message>
    <message>
        <source>One trick fewer</source>
        <translation>Un pli de moins</translation>
    </message>
</context>
<context>
    <name>sandbag::TricksPanel</name>
    <message>
        <source>Earlier</source>
        <extracomment>Button: shows the trick before or after this one, an adverb.</extracomment>
        <translation>Précédents</translation>
    </message>
    <message>
        <source>Later</source>
        <extracomment>Button: shows the trick before or after this one, an adverb.</extracomment>
        <translation>Suivants</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: closes a paper that lies on the table, verb.</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Trick %1 is dead: nobody wins it</source>
        <translation>Le pli %1 est mort&#xa0;: personne ne le gagne</translation>
    </message>
    <message>
        <source>Trick %1: %2</source>
        <translation>Pli %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 reneged!</source>
        <translation>%1&#xa0;: renonce&#xa0;!</translation>
    </message>
</context>
<context>
    <name>sandbag::TutorController</name>
    <message>
        <source>Play %1</source>
        <extracomment>What somebody does, a verb: the name of a button or of a choice, and cards or a number.</extracomment>
        <translation>Jouer %1</translation>
    </message>
    <message>
        <source>Pass %1</source>
        <extracomment>What somebody does, a verb: the name of a button or of a choice, and cards or a number.</extracomment>
        <translation>Passer %1</translation>
    </message>
    <message>
        <source>Discard %1</source>
        <extracomment>What somebody does, a verb: the name of a button or of a choice, and cards or a number.</extracomment>
        <translation>Écarter %1</translation>
    </message>
    <message>
        <source>Take Nothing</source>
        <translation>Ne rien prendre</translation>
    </message>
    <message>
        <source>Take %1</source>
        <extracomment>What somebody does, a verb: the name of a button or of a choice, and cards or a number.</extracomment>
        <translation>Prendre %1</translation>
    </message>
    <message>
        <source>Bid %1</source>
        <extracomment>What somebody does, a verb: the name of a button or of a choice, and cards or a number.</extracomment>
        <translation>Annoncer %1</translation>
    </message>
</context>
<context>
    <name>sandbag::TutorPanel</name>
    <message>
        <source>Sure?</source>
        <extracomment>Title of a question before a choice that costs much: &quot;Are you sure?&quot;</extracomment>
        <translation>Vraiment&#xa0;?</translation>
    </message>
    <message>
        <source>Choose Again</source>
        <translation>Choisir à nouveau</translation>
    </message>
    <message>
        <source>Enter or Esc</source>
        <translation>Entrée ou Échap</translation>
    </message>
    <message>
        <source>Turn Off Tutor</source>
        <translation>Arrêter le tuteur</translation>
    </message>
    <message>
        <source>Del: turn off tutor</source>
        <translation>Suppr&#xa0;: arrêter le tuteur</translation>
    </message>
</context>
<context>
    <name>sandbag::WhyController</name>
    <message>
        <source>%1: %2</source>
        <comment>player: what he chose</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Computer players explain their choices after the deal. To ask your partner during the deal, turn that on under Preferences, Play.</source>
        <translation>Les ordinateurs expliquent leurs choix après la donne. Pour interroger votre partenaire pendant la donne, activez-le dans Préférences, Jeu.</translation>
    </message>
    <message>
        <source>No computer player has made a choice yet.</source>
        <translation>Aucun ordinateur n’a encore fait de choix.</translation>
    </message>
    <message>
        <source>Why did %1 choose %2?</source>
        <comment>player, what he chose</comment>
        <translation>%1&#xa0;: pourquoi «&#xa0;%2&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Ask About Which Choice?</source>
        <translation>Quel choix expliquer&#xa0;?</translation>
    </message>
</context>
<context>
    <name>sandbag::WhyPanel</name>
    <message>
        <source>Thinking it over…</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>Button: closes a paper that lies on the table, verb.</extracomment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>seats</name>
    <message>
        <source>Pairs of partners need four, six or eight players; %1 cannot play in pairs.</source>
        <translation>Les paires de partenaires demandent quatre, six ou huit joueurs&#xa0;; à %1, on ne peut pas jouer par paires.</translation>
    </message>
    <message>
        <source>Two teams of three (triples) need six players.</source>
        <translation>Deux équipes de trois demandent six joueurs.</translation>
    </message>
    <message>
        <source>Players</source>
        <extracomment>Title of a rule: how many there are, noun.</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>How many people play. With seven or more, consider two tables of three to five.</source>
        <translation>Combien de personnes jouent. À sept ou plus, pensez à deux tables de trois à cinq.</translation>
    </message>
    <message>
        <source>two three four five six eight handed people number of players seats two-handed three-handed</source>
        <translation>deux trois quatre cinq six huit joueurs personnes nombre de joueurs places à deux à trois à quatre two three four handed players</translation>
    </message>
    <message>
        <source>number of players; how many players; # players; # handed; # people; # man; two handed=2; three handed=3; four handed=4; heads up=2</source>
        <translation>nombre de joueurs; combien de joueurs; # joueurs; # personnes; à deux=2; à trois=3; à quatre=4; à cinq=5; à six=6; tête à tête=2</translation>
    </message>
    <message>
        <source>Partners</source>
        <extracomment>Title of a rule: who scores together, noun.</extracomment>
        <translation>Partenaires</translation>
    </message>
    <message>
        <source>Who scores together: each player alone, partners across the table (two, three, or four pairs), or six players in two teams of three who sit alternately.</source>
        <translation>Qui marque ensemble&#xa0;: chacun pour soi, des partenaires face à face (deux, trois ou quatre paires), ou six joueurs en deux équipes de trois, assis en alternance.</translation>
    </message>
    <message>
        <source>No partners</source>
        <translation>Chacun pour soi</translation>
    </message>
    <message>
        <source>Pairs</source>
        <extracomment>A value of “Partners”: two and two score together, noun.</extracomment>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Two teams of three</source>
        <translation>Deux équipes de trois</translation>
    </message>
    <message>
        <source>cutthroat cut throat solo alone teams team partnership individual single no partners</source>
        <translation>cutthroat solo seul chacun pour soi individuel équipe équipes partenaire partenaires sans partenaire teams partnership</translation>
    </message>
    <message>
        <source>partners; cutthroat=solo; cut throat=solo; solo=solo; no partners=solo; alone=solo; individual=solo; every player alone=solo; pairs=pairs; with partners=pairs; teams; two teams of three=triples</source>
        <translation>partenaires; chacun pour soi=solo; cutthroat=solo; solo=solo; sans partenaire=solo; seul=solo; individuel=solo; paires=pairs; par paires=pairs; avec partenaires=pairs; équipes; deux équipes de trois=triples</translation>
    </message>
    <message>
        <source>Direction of play</source>
        <translation>Sens du jeu</translation>
    </message>
    <message>
        <source>The direction of dealing, bidding, and play: clockwise (to the left) or counter-clockwise (to the right). It doesn&apos;t affect scores.</source>
        <translation>Le sens de la donne, des annonces et du jeu&#xa0;: horaire (vers la gauche) ou antihoraire (vers la droite). Sans effet sur la marque.</translation>
    </message>
    <message>
        <source>Clockwise</source>
        <extracomment>The direction in which players take turns, a value.</extracomment>
        <translation>Sens horaire</translation>
    </message>
    <message>
        <source>Counter-clockwise</source>
        <extracomment>The direction in which players take turns, a value.</extracomment>
        <translation>Sens antihoraire</translation>
    </message>
    <message>
        <source>counter-clockwise anticlockwise anti-clockwise right left way round direction of play india pakistan turkey</source>
        <translation>sens antihoraire contraire des aiguilles d&apos;une montre droite gauche sens du jeu inde pakistan turquie</translation>
    </message>
    <message>
        <source>counter-clockwise=counter-clockwise; counter clockwise=counter-clockwise; anticlockwise=counter-clockwise; anti-clockwise=counter-clockwise; to the right=counter-clockwise; clockwise=clockwise; to the left=clockwise; direction; direction of play; which way; which way round</source>
        <translation>antihoraire=counter-clockwise; sens antihoraire=counter-clockwise; contraire des aiguilles d&apos;une montre=counter-clockwise; vers la droite=counter-clockwise; sens horaire=clockwise; sens des aiguilles d&apos;une montre=clockwise; vers la gauche=clockwise; sens; sens du jeu; dans quel sens</translation>
    </message>
    <message>
        <source>%1 players, no partners.</source>
        <translation>%1 joueurs, chacun pour soi.</translation>
    </message>
    <message>
        <source>%1 players in %2 pairs; partners sit opposite each other.</source>
        <translation>%1 joueurs en %2 paires&#xa0;; les partenaires se font face.</translation>
    </message>
    <message>
        <source>%1 players in two teams of three, who sit alternately.</source>
        <translation>%1 joueurs en deux équipes de trois, assis en alternance.</translation>
    </message>
    <message>
        <source>Play goes counter-clockwise: cards are dealt to the right, and the next player is the one on your right.</source>
        <translation>On joue dans le sens antihoraire&#xa0;: les cartes se donnent vers la droite, et le joueur suivant est à votre droite.</translation>
    </message>
    <message>
        <source>%1 players in pairs.</source>
        <translation>%1 joueurs par paires.</translation>
    </message>
    <message>
        <source>Two teams of three.</source>
        <translation>Deux équipes de trois.</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>No deal is in progress.</source>
        <translation>Aucune donne en cours.</translation>
    </message>
    <message>
        <source>The match is paused.</source>
        <translation>La partie est en pause.</translation>
    </message>
    <message>
        <source>The player at that seat can&apos;t do that.</source>
        <translation>Le joueur à cette place ne peut pas faire cela.</translation>
    </message>
</context>
<context>
    <name>ten</name>
    <message>
        <source>the highest bid is lower than ten.</source>
        <translation>l’annonce maximum est inférieure à dix.</translation>
    </message>
    <message>
        <source>ten for two hundred is not played.</source>
        <translation>on ne joue pas «&#xa0;dix pour deux cents&#xa0;».</translation>
    </message>
    <message>
        <source>a ten must be announced.</source>
        <translation>un dix doit être annoncé.</translation>
    </message>
    <message>
        <source>a bid of ten must be met exactly.</source>
        <translation>une annonce de dix doit être faite exactement.</translation>
    </message>
    <message>
        <source>a ten cannot be bid blind.</source>
        <translation>un dix ne peut pas être annoncé à l’aveugle.</translation>
    </message>
    <message>
        <source>Ten for two hundred</source>
        <translation>Dix pour deux cents</translation>
    </message>
    <message>
        <source>Whether a contract of ten scores a fixed number of points: never, only if it is announced as a special bid, or whenever a contract is exactly ten.</source>
        <translation>Quand un contrat de dix vaut une somme fixe&#xa0;: jamais, seulement sur déclaration spéciale, ou dès qu’un contrat est d’exactement dix.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Non joué</translation>
    </message>
    <message>
        <source>When announced</source>
        <translation>Si annoncé comme tel</translation>
    </message>
    <message>
        <source>Every contract of ten</source>
        <translation>Tout contrat de dix</translation>
    </message>
    <message>
        <source>wheels flight 10-for-200 10 for 2 two hundred</source>
        <translation>wheels flight 10-for-200 10 pour 200 10 pour 2 dix pour deux cents</translation>
    </message>
    <message>
        <source>wheels; dime; dimes; ten; flight; bid 10; bid ten; bid of ten; ten bid; 10 for #; 10 for 200; 10 for 2; ten is #; ten for two; 100 for ten; automatic ten=automatic; declared ten=declared</source>
        <translation>dix; annoncer dix; annoncer 10; annonce de dix; 10 pour #; 10 pour 200; 10 pour 2; dix vaut #; dix pour deux; 100 pour dix; dix automatique=automatic; dix annoncé=declared</translation>
    </message>
    <message>
        <source>Ten made</source>
        <translation>Dix réussi</translation>
    </message>
    <message>
        <source>Points earned when a bid of ten is made.</source>
        <translation>Points gagnés quand une annonce de dix réussit.</translation>
    </message>
    <message>
        <source>wheels flight 10-for-200 two hundred</source>
        <translation>wheels flight 10-for-200 10 pour 200 deux cents</translation>
    </message>
    <message>
        <source>Ten failed</source>
        <translation>Dix chuté</translation>
    </message>
    <message>
        <source>Points lost when a bid of ten fails.</source>
        <translation>Points perdus quand une annonce de dix chute.</translation>
    </message>
    <message>
        <source>Contracts above ten</source>
        <translation>Contrats au-dessus de dix</translation>
    </message>
    <message>
        <source>A contract above ten may score like any lower contract (eleven for 110). Or it scores the same as a bid of ten. Or it scores in proportion to a bid of ten: if ten is worth 200, eleven is worth 220.</source>
        <translation>Un contrat au-dessus de dix peut compter comme tout contrat plus bas (onze pour 110). Ou il vaut autant qu’une annonce de dix. Ou il compte en proportion d’une annonce de dix&#xa0;: si dix vaut 200, onze vaut 220.</translation>
    </message>
    <message>
        <source>Ordinary contracts</source>
        <translation>Contrats ordinaires</translation>
    </message>
    <message>
        <source>Score as a ten</source>
        <translation>Comptent comme dix</translation>
    </message>
    <message>
        <source>Score in proportion to the bid</source>
        <translation>En proportion de l’annonce</translation>
    </message>
    <message>
        <source>10 and more bid 11 for 200 eleven twelve double from ten twenty for each</source>
        <translation>10 et plus annoncer 11 pour 200 onze douze double à partir de dix vingt par pli</translation>
    </message>
    <message>
        <source>10 and more; ten or more; ten and up; bid 11 for 200; 11 for 200; double from ten=rate; 11 counts as ten=flat; above ten</source>
        <translation>10 et plus; dix ou plus; dix et au-dessus; 11 pour 200; annoncer 11 pour 200; double à partir de dix=rate; 11 compte comme dix=flat; au-dessus de dix</translation>
    </message>
    <message>
        <source>Ten must be exact</source>
        <translation>Dix plis exactement</translation>
    </message>
    <message>
        <source>A bid of ten is made only with exactly ten tricks.</source>
        <translation>Une annonce de dix n’est réussie qu’avec exactement dix plis.</translation>
    </message>
    <message>
        <source>wheels flight</source>
        <translation>wheels flight dix</translation>
    </message>
    <message>
        <source>Overtricks on a bid of ten</source>
        <translation>Plis de mieux d’un contrat de dix</translation>
    </message>
    <message>
        <source>Overtricks on a bid of ten count as usual.</source>
        <translation>Les plis de mieux sur une annonce de dix comptent comme d’habitude.</translation>
    </message>
    <message>
        <source>wheels flight sandbags</source>
        <translation>wheels flight dix sacs plis de mieux sandbags</translation>
    </message>
    <message>
        <source>Blind ten multiplier</source>
        <translation>Facteur du dix à l’aveugle</translation>
    </message>
    <message>
        <source>When a blind bid of ten is made, the points of a regular bid of ten are multiplied by this number. When it fails, it costs the regular amount.</source>
        <translation>Quand une annonce de dix à l’aveugle réussit, les points d’une annonce de dix normale sont multipliés par ce nombre. Quand elle chute, elle coûte le prix normal.</translation>
    </message>
    <message>
        <source>Bidding ten and taking every trick wins the match</source>
        <translation>Annoncer dix et faire tous les plis gagne la partie</translation>
    </message>
    <message>
        <source>A side that bids ten and takes every trick wins the match on the spot.</source>
        <translation>Un camp qui annonce dix et fait tous les plis gagne aussitôt la partie.</translation>
    </message>
    <message>
        <source>boston thirteen all tricks</source>
        <translation>boston treize tous les plis chelem</translation>
    </message>
    <message>
        <source>Bid of ten made, took %1</source>
        <translation>Annonce de dix réussie, fait %1</translation>
    </message>
    <message>
        <source>Bid of ten failed, took %1</source>
        <translation>Annonce de dix chutée, fait %1</translation>
    </message>
    <message>
        <source>Contract of %1 made, took %2 (scored like a bid of ten)</source>
        <translation>Contrat de %1 réussi, fait %2 (compté comme une annonce de dix)</translation>
    </message>
    <message>
        <source>Contract of %1 failed, took %2 (scored like a bid of ten)</source>
        <translation>Contrat de %1 chuté, fait %2 (compté comme une annonce de dix)</translation>
    </message>
    <message numerus="yes">
        <source>An announced bid of ten earns %n point(s) if made and costs %2 if it fails.</source>
        <translation>
            <numerusform>Une annonce de dix déclarée rapporte %n point si elle réussit et coûte %2 si elle chute.</numerusform>
            <numerusform>Une annonce de dix déclarée rapporte %n points si elle réussit et coûte %2 si elle chute.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every contract of exactly ten earns %n point(s) when made and costs %2 when set.</source>
        <translation>
            <numerusform>Tout contrat d’exactement dix rapporte %n point s’il est réussi et coûte %2 s’il chute.</numerusform>
            <numerusform>Tout contrat d’exactement dix rapporte %n points s’il est réussi et coûte %2 s’il chute.</numerusform>
        </translation>
    </message>
    <message>
        <source>A contract above ten scores the same as a contract of ten.</source>
        <translation>Un contrat au-dessus de dix vaut autant qu’un contrat de dix.</translation>
    </message>
    <message>
        <source>A contract above ten scores in proportion: eleven earns or costs one tenth more than ten.</source>
        <translation>Un contrat au-dessus de dix compte en proportion&#xa0;: onze rapporte ou coûte un dixième de plus que dix.</translation>
    </message>
    <message>
        <source>A contract of ten or more must be met exactly.</source>
        <translation>Un contrat de dix ou plus doit être fait exactement.</translation>
    </message>
    <message>
        <source>A bid of ten needs exactly ten tricks.</source>
        <translation>Une annonce de dix demande exactement dix plis.</translation>
    </message>
    <message>
        <source>Overtricks on a bid of ten count for nothing.</source>
        <translation>Les plis de mieux sur une annonce de dix ne comptent pas.</translation>
    </message>
    <message numerus="yes">
        <source>A blind bid of ten earns %n point(s) when made and costs %2 when set.</source>
        <translation>
            <numerusform>Une annonce de dix à l’aveugle rapporte %n point si elle réussit et coûte %2 si elle chute.</numerusform>
            <numerusform>Une annonce de dix à l’aveugle rapporte %n points si elle réussit et coûte %2 si elle chute.</numerusform>
        </translation>
    </message>
    <message>
        <source>A side that bids ten and takes every trick wins the match.</source>
        <translation>Un camp qui annonce dix et fait tous les plis gagne la partie.</translation>
    </message>
    <message>
        <source>A bid of ten scores %1.</source>
        <translation>Une annonce de dix vaut %1.</translation>
    </message>
    <message>
        <source>A player who bids ten and takes every trick wins the match.</source>
        <translation>Un joueur qui annonce dix et fait tous les plis gagne la partie.</translation>
    </message>
</context>
<context>
    <name>trumps</name>
    <message>
        <source>%1: a joker was led, so you must play your highest spade.</source>
        <translation>%1&#xa0;: un joker a été joué en premier, il faut donc fournir votre plus fort pique.</translation>
    </message>
    <message>
        <source>all jokers are raised above the ace.</source>
        <translation>tous les jokers sont au-dessus de l’as.</translation>
    </message>
    <message>
        <source>jokers aren&apos;t trump.</source>
        <translation>les jokers ne sont pas atout.</translation>
    </message>
    <message>
        <source>there is only one joker.</source>
        <translation>il n’y a qu’un joker.</translation>
    </message>
    <message>
        <source>there is no big joker in the deck.</source>
        <translation>il n’y a pas de grand joker dans le paquet.</translation>
    </message>
    <message>
        <source>every ace is among the raised cards, which are always high.</source>
        <translation>tous les as sont parmi les cartes placées au-dessus de l’as de pique, qui sont toujours fortes.</translation>
    </message>
    <message>
        <source>jokers don&apos;t turn other cards into trumps.</source>
        <translation>les jokers ne changent pas d’autres cartes en atouts.</translation>
    </message>
    <message>
        <source>These cards are listed more than once among the cards raised above the ace of spades: %1.</source>
        <translation>Ces cartes figurent plus d’une fois parmi les cartes placées au-dessus de l’as de pique&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Cards that are raised above the ace but not in the deck: %1.</source>
        <translation>Cartes au-dessus de l’as qui ne sont pas dans le paquet&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Two rules clash: jokers that turn other cards into trumps can&apos;t be raised above the ace of spades.</source>
        <translation>Deux règles se contredisent&#xa0;: des jokers qui changent d’autres cartes en atouts ne peuvent pas être placés au-dessus de l’as de pique.</translation>
    </message>
    <message>
        <source>The ladder (hierarchy) of suits must name each suit once and end with spades.</source>
        <translation>L’échelle des couleurs doit nommer chaque couleur une fois et finir par pique.</translation>
    </message>
    <message>
        <source>Cards raised above the ace</source>
        <translation>Cartes placées au-dessus de l’as</translation>
    </message>
    <message>
        <source>Cards that rank above the ace of spades, highest first. They become spades in every respect.</source>
        <translation>Cartes plus fortes que l’as de pique, la plus forte d’abord. Elles deviennent des piques à tous égards.</translation>
    </message>
    <message>
        <source>jokers high deuces high twos high two of diamonds two of spades bauer bower jack top trumps jjda jjdd</source>
        <translation>jokers forts deux forts deux en tête deux de carreau deux de pique bauer bower valet plus forts atouts deuces high jjda jjdd</translation>
    </message>
    <message>
        <source>deuces; deuces high; twos high; joker joker deuce deuce; joker joker two two; jjdd; joker joker deuce ace; jjda; jokers high; deuces wild; deuce of diamonds; deuce of spades high; high cards above the ace; big deuce; little deuce; extra trumps; joker joker ace</source>
        <translation>les deux; deux hauts; deux maîtres; joker joker deux deux; joker joker deux as; jokers hauts; deux de carreau; deux de pique haut; cartes au-dessus de l&apos;as; grand deux; petit deux; atouts supplémentaires; joker joker as; jjdd</translation>
    </message>
    <message>
        <source>Role of jokers</source>
        <translation>Rôle des jokers</translation>
    </message>
    <message>
        <source>Jokers may be the highest trumps, or they may be worthless and never win. Or they never win, but the other cards that the same side plays to that trick become trumps (“joke trumps”).</source>
        <translation>Les jokers peuvent être les plus forts atouts, ou des cartes sans valeur qui ne gagnent jamais. Ou ils ne gagnent jamais, mais les autres cartes que le même camp joue dans ce pli deviennent des atouts («&#xa0;atouts farceurs&#xa0;»).</translation>
    </message>
    <message>
        <source>Highest trumps</source>
        <translation>Plus forts atouts</translation>
    </message>
    <message>
        <source>Worthless</source>
        <extracomment>What jokers are, a value: they win no trick.</extracomment>
        <translation>Sans valeur</translation>
    </message>
    <message>
        <source>Joke trumps</source>
        <translation>Atouts farceurs</translation>
    </message>
    <message>
        <source>easy spades joke trumps junk</source>
        <translation>atouts farceurs jokers sans valeur faciles pour rire joke trumps easy spades junk</translation>
    </message>
    <message>
        <source>joke trumps=joke; easy spades=joke; junk jokers=junk; jokers are trumps=high; worthless jokers=junk; what jokers do</source>
        <translation>atouts farceurs=joke; piques faciles=joke; jokers sans valeur=junk; jokers inutiles=junk; jokers atouts=high; les jokers sont atout=high; à quoi servent les jokers</translation>
    </message>
    <message>
        <source>The big joker</source>
        <translation>Le grand joker</translation>
    </message>
    <message>
        <source>Which joker is the big one: red or black.</source>
        <translation>Quel joker est le grand&#xa0;: le rouge ou le noir.</translation>
    </message>
    <message>
        <source>Red</source>
        <extracomment>Which joker is the big one: its color, a value.</extracomment>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Black</source>
        <extracomment>Which joker is the big one: its color, a value.</extracomment>
        <translation>Noir</translation>
    </message>
    <message>
        <source>colour colored full-colour black red</source>
        <translation>couleur coloré rouge noir full-colour black red</translation>
    </message>
    <message>
        <source>big joker; red joker=red; black joker=black; which joker is high</source>
        <translation>grand joker; joker rouge=red; joker noir=black; quel joker est le plus haut</translation>
    </message>
    <message>
        <source>Two jokers in a trick</source>
        <translation>Deux jokers dans un pli</translation>
    </message>
    <message>
        <source>Which joker wins when two are played to one trick: the higher one, or the one played first.</source>
        <translation>Quel joker gagne quand deux sont joués dans un pli&#xa0;: le plus haut, ou le premier joué.</translation>
    </message>
    <message>
        <source>Higher one wins</source>
        <translation>Le plus fort gagne</translation>
    </message>
    <message>
        <source>First one wins</source>
        <translation>Le premier gagne</translation>
    </message>
    <message>
        <source>first played wins</source>
        <translation>premier joué gagne first played wins</translation>
    </message>
    <message>
        <source>Big joker, if led, pulls spades</source>
        <translation>Le grand joker tire les piques</translation>
    </message>
    <message>
        <source>When the big joker is led, every opponent who holds a spade must play their highest spade. If the first of two jokers in a trick wins, this applies to every joker that is led.</source>
        <translation>Si le grand joker est joué en premier, chaque adversaire qui a du pique doit fournir son plus fort. Si, de deux jokers dans un pli, le premier gagne, cela vaut pour tout joker joué en premier.</translation>
    </message>
    <message>
        <source>pull draw force highest</source>
        <translation>tirer faire tomber forcer obliger plus fort pull draw</translation>
    </message>
    <message>
        <source>Equal cards turned into trumps by jokers</source>
        <translation>Atouts farceurs égaux</translation>
    </message>
    <message>
        <source>If jokers of two sides turn cards of equal rank into trumps, one of these decides who wins: the higher joker, the joker played first, or the order of the suits.</source>
        <translation>Si les jokers de deux camps changent en atouts des cartes de même rang, voici ce qui décide&#xa0;: le plus haut joker, le premier joker joué ou l’ordre des couleurs.</translation>
    </message>
    <message>
        <source>Higher joker</source>
        <translation>Joker le plus fort</translation>
    </message>
    <message>
        <source>First joker</source>
        <translation>Premier joker</translation>
    </message>
    <message>
        <source>Order of suits</source>
        <translation>Ordre des couleurs</translation>
    </message>
    <message>
        <source>Ladder of suits</source>
        <translation>Échelle des couleurs</translation>
    </message>
    <message>
        <source>A ladder of the four suits, lowest first: a player who cannot follow may trump with any suit above the one led, and the highest suit wins. Empty means that only spades are trump.</source>
        <translation>Une échelle des quatre couleurs, la plus basse d’abord&#xa0;: qui ne peut pas fournir coupe de toute couleur au-dessus de la couleur demandée, et la plus haute couleur gagne. Vide&#xa0;: seul pique est atout.</translation>
    </message>
    <message>
        <source>differentiated trumps suit order rank</source>
        <translation>ordre des couleurs rang hiérarchie atouts différenciés differentiated trumps suit order</translation>
    </message>
    <message>
        <source>order of suits; rank of suits; differentiated trumps; ladder</source>
        <translation>ordre des couleurs; rang des couleurs; hiérarchie des couleurs; échelle; échelle des couleurs</translation>
    </message>
    <message>
        <source>Aces high or low</source>
        <translation>As forts ou faibles</translation>
    </message>
    <message>
        <source>A player who plays an ace says whether it is high or low. A low ace ranks below the two.</source>
        <translation>Qui joue un as le déclare fort ou faible. Un as faible vient sous le deux.</translation>
    </message>
    <message>
        <source>ace low high 3b</source>
        <translation>as fort faible haut bas ace low high 3b</translation>
    </message>
    <message>
        <source>aces low; low aces; ace high or low</source>
        <translation>as bas; as faible; petits as; as haut ou bas</translation>
    </message>
    <message>
        <source>Jokers that are not trumps are worthless and belong to no suit: play one only when you cannot follow suit, lead one only when you have nothing else. Such a joker never wins; if it is led, the next regular card sets the suit.</source>
        <translation>Les jokers qui ne sont pas atout n’ont ni valeur ni couleur&#xa0;: n’en jouez un que si vous ne pouvez pas fournir, et en premier que si vous n’avez rien d’autre. Il ne gagne jamais&#xa0;; s’il est joué en premier, la carte ordinaire suivante fixe la couleur.</translation>
    </message>
    <message>
        <source>A joker may be played at any time and never wins. But it turns every other card that the same side plays to the trick into a trump (“joke trump”). Such a card keeps its rank and beats all non-trump cards and lower spades, but not a spade of the same or higher rank. If a joker is led, the next card sets the suit.</source>
        <translation>Un joker se joue à tout moment et ne gagne jamais. Mais il change en atout toute autre carte que le même camp joue dans ce pli («&#xa0;atout farceur&#xa0;»). Une telle carte garde son rang et bat toutes les cartes hors atout et les piques inférieurs, mais pas un pique de même rang ou plus haut. Si un joker est joué en premier, la carte suivante fixe la couleur.</translation>
    </message>
    <message>
        <source>If jokers of two sides turn cards of equal rank into trumps, the side with the higher joker wins.</source>
        <translation>Si les jokers de deux camps changent en atouts des cartes de même rang, le camp au plus haut joker gagne.</translation>
    </message>
    <message>
        <source>If jokers of two sides turn cards of equal rank into trumps, the side whose joker was played first wins.</source>
        <translation>Si les jokers de deux camps changent en atouts des cartes de même rang, le camp dont le joker a été joué en premier gagne.</translation>
    </message>
    <message>
        <source>If jokers of two sides turn cards of equal rank into trumps, the card of the higher suit wins: spades before hearts, diamonds, and clubs.</source>
        <translation>Si les jokers de deux camps changent en atouts des cartes de même rang, la carte de la plus haute couleur gagne&#xa0;: pique, puis cœur, carreau, trèfle.</translation>
    </message>
    <message>
        <source>The red joker is the big joker.</source>
        <translation>Le joker rouge est le grand joker.</translation>
    </message>
    <message>
        <source>The black joker is the big joker.</source>
        <translation>Le joker noir est le grand joker.</translation>
    </message>
    <message>
        <source>When two jokers are played to one trick, the one played first ranks higher.</source>
        <translation>De deux jokers dans un pli, le premier joué l’emporte.</translation>
    </message>
    <message>
        <source>When a joker is led, every opponent who holds a spade must play their highest spade.</source>
        <translation>Si un joker est joué en premier, chaque adversaire qui a du pique doit fournir son plus fort.</translation>
    </message>
    <message>
        <source>When the big joker is led, every opponent who holds a spade must play their highest spade.</source>
        <translation>Si le grand joker est joué en premier, chaque adversaire qui a du pique doit fournir son plus fort.</translation>
    </message>
    <message>
        <source>Spades are trump; each suit ranks from the ace down to the two.</source>
        <translation>Pique est atout&#xa0;; chaque couleur va de l’as au deux.</translation>
    </message>
    <message>
        <source>Ranked above the ace of spades, from the top: %1. They are spades in every respect.</source>
        <translation>Au-dessus de l’as de pique, en partant du haut&#xa0;: %1. Ce sont des piques à tous égards.</translation>
    </message>
    <message>
        <source>The suits form a ladder, lowest first: %1. If you cannot follow suit, a card of any suit above the one led is a trump, and the highest suit wins.</source>
        <translation>Les couleurs forment une échelle, de la plus basse à la plus haute&#xa0;: %1. Si vous ne pouvez pas fournir, une carte de toute couleur au-dessus de la couleur demandée est un atout, et la plus haute couleur gagne.</translation>
    </message>
    <message>
        <source>A player who plays an ace calls it high or low; a low ace ranks below the two. Exception: an ace raised above the ace of spades is always high.</source>
        <translation>Qui joue un as le déclare fort ou faible&#xa0;; un as faible vient sous le deux. Exception&#xa0;: un as placé au-dessus de l’as de pique est toujours fort.</translation>
    </message>
    <message>
        <source>High: %1.</source>
        <extracomment>The highest cards on the sheet of rules, an adjective.</extracomment>
        <translation>En tête&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Ladder of suits.</source>
        <translation>Échelle des couleurs.</translation>
    </message>
    <message>
        <source>A joker may be played at any time and never wins. If a joker is led, the next card sets the suit.</source>
        <translation>Un joker se joue à tout moment et ne gagne jamais. Si un joker est joué en premier, la carte suivante fixe la couleur.</translation>
    </message>
</context>
<context>
    <name>winning</name>
    <message numerus="yes">
        <source>with %1 point(s)</source>
        <translation>
            <numerusform>avec %1 point</numerusform>
            <numerusform>avec %1 points</numerusform>
        </translation>
    </message>
    <message>
        <source>A special bid decided the match.</source>
        <translation>Une annonce spéciale a décidé de la partie.</translation>
    </message>
    <message>
        <source>%1 won on a special bid.</source>
        <translation>Victoire par une annonce spéciale : %1.</translation>
    </message>
    <message>
        <source>A renege lost the match.</source>
        <translation>Une renonce a fait perdre la partie.</translation>
    </message>
    <message>
        <source>%1 won: the opponents reneged.</source>
        <translation>Victoire : %1. Renonce des adversaires.</translation>
    </message>
    <message>
        <source>One side took every trick of a deal.</source>
        <translation>Un camp a fait tous les plis d’une donne.</translation>
    </message>
    <message>
        <source>%1 won by taking every trick of a deal.</source>
        <translation>Victoire par tous les plis d’une donne : %1.</translation>
    </message>
    <message numerus="yes">
        <source>A side lost the match by taking fewer than %n trick(s) in the first deal.</source>
        <translation>
            <numerusform>Un camp a perdu la partie&#xa0;: moins de %n pli à la première donne.</numerusform>
            <numerusform>Un camp a perdu la partie&#xa0;: moins de %n plis à la première donne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won: the opponents took fewer than %n trick(s) in the first deal.</source>
        <translation>
            <numerusform>Victoire&#xa0;: %1. Les adversaires ont fait moins de %n pli à la première donne.</numerusform>
            <numerusform>Victoire&#xa0;: %1. Les adversaires ont fait moins de %n plis à la première donne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side was set %n time(s) in a row.</source>
        <translation>
            <numerusform>Un camp a chuté %n fois de suite.</numerusform>
            <numerusform>Un camp a chuté %n fois de suite.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side was set %n time(s) in the match.</source>
        <translation>
            <numerusform>Un camp a chuté %n fois dans la partie.</numerusform>
            <numerusform>Un camp a chuté %n fois dans la partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>A side was set too often (limit: %1 in a row, %2 in the match).</source>
        <translation>Un camp a chuté trop souvent (limite&#xa0;: %1 de suite, %2 dans la partie).</translation>
    </message>
    <message numerus="yes">
        <source>%1 won: %2 got set %n time(s) in a row.</source>
        <translation>
            <numerusform>Victoire&#xa0;: %1. Avec %n chute de suite&#xa0;: %2.</numerusform>
            <numerusform>Victoire&#xa0;: %1. Avec %n chutes de suite&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won: %2 got set %n time(s) in the match.</source>
        <translation>
            <numerusform>Victoire&#xa0;: %1. Avec %n chute dans la partie&#xa0;: %2.</numerusform>
            <numerusform>Victoire&#xa0;: %1. Avec %n chutes dans la partie&#xa0;: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 won: %2 got set too often.</source>
        <translation>Victoire&#xa0;: %1. Avec trop de chutes&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The target of %1 was reached.</source>
        <translation>L’objectif de %1 est atteint.</translation>
    </message>
    <message numerus="yes">
        <source>%1 won with %2 point(s); %3 were needed.</source>
        <translation>
            <numerusform>Victoire&#xa0;: %1, avec %2 point&#xa0;; il en fallait %3.</numerusform>
            <numerusform>Victoire&#xa0;: %1, avec %2 points&#xa0;; il en fallait %3.</numerusform>
        </translation>
    </message>
    <message>
        <source>The losing score of %1 was reached.</source>
        <translation>Le seuil de défaite de %1 est atteint.</translation>
    </message>
    <message>
        <source>%1 won: %2 fell to %3 or below.</source>
        <translation>Victoire&#xa0;: %1. À %3 ou moins&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>Played: %n deal(s).</source>
        <translation>
            <numerusform>Jouée&#xa0;: %n donne.</numerusform>
            <numerusform>Jouées&#xa0;: %n donnes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won %2 after %n deal(s).</source>
        <translation>
            <numerusform>Victoire&#xa0;: %1, %2 après %n donne.</numerusform>
            <numerusform>Victoire&#xa0;: %1, %2 après %n donnes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Time is up.</source>
        <translation>Le temps est écoulé.</translation>
    </message>
    <message>
        <source>%1 won %2 when time was up.</source>
        <translation>Victoire&#xa0;: %1, %2, le temps étant écoulé.</translation>
    </message>
    <message>
        <source>the deal has fewer tricks than that.</source>
        <translation>la donne n’a pas autant de plis.</translation>
    </message>
    <message>
        <source>every match has at least one deal.</source>
        <translation>toute partie a au moins une donne.</translation>
    </message>
    <message>
        <source>neither a score nor a time limit ends the match.</source>
        <translation>ni la marque ni le temps ne mettent fin à la partie.</translation>
    </message>
    <message>
        <source>The minimum number of deals is %1, but the match ends after %2.</source>
        <translation>Le nombre minimum de donnes est %1, mais la partie finit après %2.</translation>
    </message>
    <message>
        <source>Starting points are given for %1 sides, but there are %2.</source>
        <translation>Il y a des points de départ pour %1 camps, mais il y a %2 camps.</translation>
    </message>
    <message>
        <source>A side cannot start at the score that wins or loses the match.</source>
        <translation>Un camp ne peut pas partir de la marque qui gagne ou perd la partie.</translation>
    </message>
    <message>
        <source>No target and no last deal: the match goes on until you stop it.</source>
        <translation>Ni objectif ni dernière donne&#xa0;: la partie continue jusqu’à ce que vous l’arrêtiez.</translation>
    </message>
    <message>
        <source>No deal can earn a side any points, and only the target score ends the match, so it may never end.</source>
        <translation>Aucune donne ne peut rapporter de points à un camp, et seul l’objectif met fin à la partie&#xa0;: elle pourrait ne jamais finir.</translation>
    </message>
    <message>
        <source>The limit on sets in a row has no effect: a side that is set that often loses the match anyway.</source>
        <translation>La limite de chutes de suite est sans effet&#xa0;: un camp qui chute autant de fois perd déjà la partie.</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Objectif</translation>
    </message>
    <message>
        <source>The first side to reach this score wins; if several do in one deal, the highest score wins. 0 turns this rule off.</source>
        <translation>Le premier camp à ce total gagne&#xa0;; si plusieurs y arrivent dans la même donne, le plus haut total gagne. 0&#xa0;: règle désactivée.</translation>
    </message>
    <message>
        <source>play to first to game points 500 300 250 1000 end winning score</source>
        <translation>objectif jouer en points jusque premier à 500 300 250 1000 fin total gagnant target</translation>
    </message>
    <message>
        <source>#; to #; game to #; game is #; first to #; play to #; playing to #; race to #; # points; # point game; # wins; # is game; win at #; target #; 250; 300; 500; 1000; points; win; winning; score; winning score; play to; game ends at #; how many points; no target=0</source>
        <translation>#; jusqu&apos;à #; partie en #; partie à #; premier à #; jouer en #; # points; partie de # points; # gagne; gagner à #; objectif #; 250; 300; 500; 1000; points; gagner; victoire; marque; marque gagnante; jouer jusqu&apos;à; la partie finit à #; combien de points; pas d&apos;objectif=0; sans objectif=0</translation>
    </message>
    <message>
        <source>Losing score</source>
        <translation>Seuil de défaite</translation>
    </message>
    <message>
        <source>A side that falls to this score or lower loses the match. 0 turns this rule off.</source>
        <translation>Un camp qui tombe à ce total ou plus bas perd la partie. 0&#xa0;: règle désactivée.</translation>
    </message>
    <message>
        <source>minus mercy lose negative</source>
        <translation>moins négatif perdre défaite seuil pitié mercy</translation>
    </message>
    <message>
        <source>-#; lose at #; lose at -#; out at #; out at -#; lost at -#; bust at #; below -#; fall to -#; bust; bust out; busted; mercy; mercy rule; minus score; negative score; floor; knockout; knocked out; too far down; no floor=0</source>
        <translation>-#; perdre à #; perdre à -#; éliminé à #; éliminé à -#; perdu à -#; sous -#; tomber à -#; marque négative; score négatif; plancher; limite basse; élimination; trop en négatif; pas de plancher=0</translation>
    </message>
    <message>
        <source>Number of deals</source>
        <translation>Nombre de donnes</translation>
    </message>
    <message>
        <source>The match ends after this many deals. 0 means no limit.</source>
        <translation>La partie finit après ce nombre de donnes. 0&#xa0;: sans limite.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>hands rounds fixed number</source>
        <translation>donnes manches tours nombre fixe de donnes hands rounds</translation>
    </message>
    <message>
        <source>hands; rounds; deals; # hands; # deals; # rounds; number of hands; number of rounds; fixed number of hands; after # hands; game of # hands; how many hands</source>
        <translation>donnes; tours; mains; # donnes; # mains; # tours; nombre de donnes; nombre fixe de donnes; après # donnes; partie en # donnes; combien de donnes</translation>
    </message>
    <message>
        <source>Minutes</source>
        <extracomment>Title of a rule: after how long the match ends, noun.</extracomment>
        <translation>Minutes</translation>
    </message>
    <message>
        <source>After this many minutes, the deal in progress is finished, and then the match ends. 0 means no limit.</source>
        <translation>Après ce nombre de minutes, on finit la donne en cours, puis la partie s’arrête. 0&#xa0;: sans limite.</translation>
    </message>
    <message>
        <source>time limit hour</source>
        <translation>limite de temps durée heure</translation>
    </message>
    <message>
        <source>time limit; # minutes; # minute limit; one hour=60; an hour=60; half an hour=30; game clock; how long</source>
        <translation>limite de temps; # minutes; limite de # minutes; une heure=60; demi-heure=30; une demi-heure=30; durée de la partie; combien de temps</translation>
    </message>
    <message>
        <source>Sets in a row</source>
        <translation>Chutes de suite</translation>
    </message>
    <message>
        <source>A side that is set this many times in a row loses the match. 0 turns this rule off.</source>
        <translation>Un camp qui chute ce nombre de fois de suite perd la partie. 0&#xa0;: règle désactivée.</translation>
    </message>
    <message>
        <source>Off</source>
        <extracomment>The value of a rule that is not in force.</extracomment>
        <translation>Non</translation>
    </message>
    <message>
        <source>shot back to back twice in succession</source>
        <translation>deux fois de suite chutes consécutives back to back shot</translation>
    </message>
    <message>
        <source># sets in a row; set twice in a row=2; back to back sets=2; set back to back=2; shot back to back=2; consecutive sets; # straight sets</source>
        <translation># chutes de suite; deux chutes de suite=2; chuter deux fois de suite=2; chutes consécutives; # chutes d&apos;affilée</translation>
    </message>
    <message>
        <source>Sets in total</source>
        <translation>Chutes en tout</translation>
    </message>
    <message>
        <source>A side loses the match once it has been set this many times in the whole match. 0 turns this rule off.</source>
        <translation>Un camp perd la partie quand il a chuté ce nombre de fois dans toute la partie. 0&#xa0;: règle désactivée.</translation>
    </message>
    <message>
        <source>2 sets is game set twice two sets lose bumped set out three sets</source>
        <translation>2 chutes partie perdue chuter deux fois deux chutes perdent éliminé trois chutes</translation>
    </message>
    <message>
        <source>2 sets is game=2; # sets is game; # sets; set # times; set twice=2; two sets lose=2; # sets lose; # sets and out; sets in all; bumped; set out</source>
        <translation>2 chutes perdent=2; # chutes perdent; # chutes; chuter # fois; chuter deux fois=2; deux chutes perdent=2; éliminé après # chutes; chutes en tout</translation>
    </message>
    <message>
        <source>First deal: minimum tricks to take</source>
        <translation>Première donne&#xa0;: plis minimum</translation>
    </message>
    <message>
        <source>A side that takes fewer tricks than this in the first deal loses the match. 0 turns this rule off.</source>
        <translation>Un camp qui fait moins de plis que cela à la première donne perd la partie. 0&#xa0;: règle désactivée.</translation>
    </message>
    <message>
        <source>less than 4 books first hand loses game</source>
        <translation>moins de 4 plis première donne perd la partie</translation>
    </message>
    <message>
        <source>less than # books first hand; fewer than # books first hand; less than # in the first hand; first hand loses; # books first hand; lose on the first hand</source>
        <translation>moins de # plis à la première donne; moins de # à la première donne; première donne perd; # plis à la première donne; perdre à la première donne</translation>
    </message>
    <message>
        <source>Minimum number of deals</source>
        <translation>Nombre minimum de donnes</translation>
    </message>
    <message>
        <source>The score and the clock can end the match only after this many deals. 0 means no minimum.</source>
        <translation>La marque et le temps ne peuvent mettre fin à la partie qu’après ce nombre de donnes. 0&#xa0;: pas de minimum.</translation>
    </message>
    <message>
        <source>at least three deals minimum deals hands rounds</source>
        <translation>au moins trois donnes minimum de donnes mains tours</translation>
    </message>
    <message>
        <source>at least # deals; at least # hands; at least # rounds; minimum deals; minimum hands; minimum rounds; minimum number of hands</source>
        <translation>au moins # donnes; au moins # mains; au moins # tours; minimum de donnes; nombre minimum de donnes</translation>
    </message>
    <message>
        <source>Starting points</source>
        <translation>Points de départ</translation>
    </message>
    <message>
        <source>A handicap: each side&apos;s starting points, yours first, separated by spaces. A side without a number starts with 0.</source>
        <translation>Un handicap&#xa0;: les points de départ de chaque camp, le vôtre d’abord, séparés par des espaces. Un camp sans nombre part de 0.</translation>
    </message>
    <message>
        <source>handicap head start starting points odds</source>
        <translation>handicap avance points de départ avantage</translation>
    </message>
    <message>
        <source>handicap; head start; starting points; starting score; start with points; start ahead; points to start with</source>
        <translation>handicap; avance; points de départ; marque de départ; commencer avec des points; points au début</translation>
    </message>
    <message numerus="yes">
        <source>Side %1 starts with %n point(s).</source>
        <translation>
            <numerusform>Le camp %1 part avec %n point.</numerusform>
            <numerusform>Le camp %1 part avec %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that is set %n time(s) in a row loses the match.</source>
        <translation>
            <numerusform>Un camp qui chute %n fois de suite perd la partie.</numerusform>
            <numerusform>Un camp qui chute %n fois de suite perd la partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that is set %n time(s) in total loses the match.</source>
        <translation>
            <numerusform>Un camp qui chute %n fois en tout perd la partie.</numerusform>
            <numerusform>Un camp qui chute %n fois en tout perd la partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first side to reach %n point(s) wins the match; if several do in one deal, the highest score wins.</source>
        <translation>
            <numerusform>Le premier camp à atteindre %n point gagne la partie&#xa0;; si plusieurs y arrivent dans la même donne, le plus haut total gagne.</numerusform>
            <numerusform>Le premier camp à atteindre %n points gagne la partie&#xa0;; si plusieurs y arrivent dans la même donne, le plus haut total gagne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that falls to %1 point(s) or below loses the match.</source>
        <translation>
            <numerusform>Un camp qui tombe à %1 point ou au-dessous perd la partie.</numerusform>
            <numerusform>Un camp qui tombe à %1 points ou au-dessous perd la partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The match ends after %n deal(s): the highest score wins.</source>
        <translation>
            <numerusform>La partie finit après %n donne&#xa0;: le plus haut total gagne.</numerusform>
            <numerusform>La partie finit après %n donnes&#xa0;: le plus haut total gagne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n minute(s), the deal in progress is finished, and then the match ends: the highest score wins.</source>
        <translation>
            <numerusform>Après %n minute, on finit la donne en cours, puis la partie s’arrête&#xa0;: le plus haut total gagne.</numerusform>
            <numerusform>Après %n minutes, on finit la donne en cours, puis la partie s’arrête&#xa0;: le plus haut total gagne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A side that takes fewer than %n trick(s) in the first deal loses the match.</source>
        <translation>
            <numerusform>Un camp qui fait moins de %n pli à la première donne perd la partie.</numerusform>
            <numerusform>Un camp qui fait moins de %n plis à la première donne perd la partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The score and the clock can end the match only after %n deal(s).</source>
        <translation>
            <numerusform>La marque et le temps ne peuvent mettre fin à la partie qu’après %n donne.</numerusform>
            <numerusform>La marque et le temps ne peuvent mettre fin à la partie qu’après %n donnes.</numerusform>
        </translation>
    </message>
    <message>
        <source>A tie is broken by playing more deals.</source>
        <translation>En cas d’égalité, on joue d’autres donnes.</translation>
    </message>
    <message>
        <source>The match goes on until you agree to stop; the highest score wins.</source>
        <translation>La partie continue jusqu’à ce que vous décidiez d’arrêter&#xa0;; le plus haut total gagne.</translation>
    </message>
    <message>
        <source>First to %1.</source>
        <translation>Objectif %1.</translation>
    </message>
    <message>
        <source>Losing score: %1.</source>
        <translation>Seuil de défaite&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s).</source>
        <translation>
            <numerusform>%n donne.</numerusform>
            <numerusform>%n donnes.</numerusform>
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
        <source>Lost after being set %n time(s).</source>
        <translation>
            <numerusform>Perdu après %n chute.</numerusform>
            <numerusform>Perdu après %n chutes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Player %1 starts with %n point(s).</source>
        <translation>
            <numerusform>Le joueur %1 part avec %n point.</numerusform>
            <numerusform>Le joueur %1 part avec %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who is set %n time(s) in a row loses the match.</source>
        <translation>
            <numerusform>Un joueur qui chute %n fois de suite perd la partie.</numerusform>
            <numerusform>Un joueur qui chute %n fois de suite perd la partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who is set %n time(s) in total loses the match.</source>
        <translation>
            <numerusform>Un joueur qui chute %n fois en tout perd la partie.</numerusform>
            <numerusform>Un joueur qui chute %n fois en tout perd la partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player to reach %n point(s) wins the match; if several do in one deal, the highest score wins.</source>
        <translation>
            <numerusform>Le premier joueur à atteindre %n point gagne la partie&#xa0;; si plusieurs y arrivent dans la même donne, le plus haut total gagne.</numerusform>
            <numerusform>Le premier joueur à atteindre %n points gagne la partie&#xa0;; si plusieurs y arrivent dans la même donne, le plus haut total gagne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who falls to %1 point(s) or below loses the match.</source>
        <translation>
            <numerusform>Un joueur qui tombe à %1 point ou au-dessous perd la partie.</numerusform>
            <numerusform>Un joueur qui tombe à %1 points ou au-dessous perd la partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A player who takes fewer than %n trick(s) in the first deal loses the match.</source>
        <translation>
            <numerusform>Un joueur qui fait moins de %n pli à la première donne perd la partie.</numerusform>
            <numerusform>Un joueur qui fait moins de %n plis à la première donne perd la partie.</numerusform>
        </translation>
    </message>
</context>
</TS>
